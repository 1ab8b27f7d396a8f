# uncompiled
"""The table as a seat sees it: every bank, the play area, what is safe and what is owed."""

from __future__ import annotations

from collections import Counter

from orlop.boards import (
    BAD,
    GOOD,
    QUIET,
    STRONG,
    Card,
    Cards,
    Face,
    Grid,
    Part,
    Rule,
    Speaker,
    Title,
    View,
    Word,
    Words,
    option_numbers,
    words,
)

SUITS = {
    "anchor": ("↧", "blue"),
    "hook": ("⌠", "steel"),
    "cannon": ("✹", "red"),
    "key": ("⚷", "gold"),
    "chest": ("◘", "brown"),
    "map": ("✗", "lime"),
    "oracle": ("◉", "violet"),
    "sword": ("ǂ", "cyan"),
    "kraken": ("Ѫ", "pink"),
    "mermaid": ("♆", "green"),
}
LETTERS = 4


def board(view: View, to: Speaker) -> list[Part]:
    table = view["table"]
    out: list[Part] = [title(table, to), Rule(), banks(table, to), Rule()]
    if table["play"] or not table["dealt"] or table["turn"] is not None:
        out.append(play_area(table, to))
    for name in ("shown", "top"):
        if table[name]:
            numbers = option_numbers(view)
            cards = [Card(to.thing(c), face(c, to), option=numbers.get(c, 0)) for c in table[name]]
            out.append(Cards(to.say(f"board-{name}"), cards))
    return out


def title(table: View, to: Speaker) -> Title:
    left = [Word(to.say("game"), STRONG)]
    if table["variant"] is not None:
        left.append(Word("  " + to.thing(table["variant"])))
    if table["turn"] is not None:
        me = "yes" if table["turn"] == to.me else "no"
        left.append(Word("  " + to.say("board-turn", who=to.seats[table["turn"]], me=me), GOOD))
    piles = to.say("board-piles", pile=many(table["pile"]), discard=many(table["discard"]))
    return Title(tuple(left), words(Word(piles, QUIET)))


def many(pile: int | list[str]) -> int:
    return pile if isinstance(pile, int) else len(pile)


# -- the banks ----------------------------------------------------------------------------


def banks(table: View, to: Speaker) -> Grid:
    """dmd.top: of each stack the top card, and how many lie below it."""
    head = [words(""), words(""), words(to.say("board-points"))]
    head += [words(Word(suit_name(suit, to)[:LETTERS], SUITS[suit][1])) for suit in SUITS]
    spoken = ["", "", to.say("zone-points"), *(suit_name(suit, to) for suit in SUITS)]
    return Grid(head, [bank(table, seat, to) for seat in range(len(to.seats))], tight=True, spoken=spoken)


def bank(table: View, seat: int, to: Speaker) -> list[Words]:
    mine = table["bank"][seat]
    best = max(table["points"])
    points = table["points"][seat]
    trait = table["kept"][seat]
    cells = [
        words(Word(to.seats[seat], STRONG if seat == table["turn"] else "")),
        words(Word("" if trait is None else to.thing(trait), QUIET)),
        words(Word(str(points), GOOD if points == best and points > 0 else "")),
    ]
    for suit, (_, tone) in SUITS.items():
        stack = sorted(number(card) for card in mine if suit_of(card) == suit)
        more = f"+{len(stack) - 1}" if len(stack) > 1 else ""
        cells.append(words(Word(f"{stack[-1]}{more}", tone)) if stack else words(Word("∙", QUIET)))
    return cells


# -- the play area ------------------------------------------------------------------------


def play_area(table: View, to: Speaker) -> Cards:
    cards = [
        Card(to.thing(card), face(card, to), foot=to.say("board-safe") if card in table["safe"] else "")
        for card in table["play"]
    ]
    if table["busted"] is not None:
        card = table["busted"]
        cards.append(Card(to.thing(card), face(card, to), foot=to.say("board-bust"), bright=True))
    return Cards(to.say("zone-play"), cards, beside(table, to), to.say("board-nothing"))


def beside(table: View, to: Speaker) -> list[Words]:
    out: list[Words] = []
    if table["owed"]:
        out.append(words(Word(to.say("board-owed", n=table["owed"]), BAD, SUITS["kraken"][0])))
    safe = [card for card in table["play"] if card in table["safe"]]
    if table["play"]:
        out.append(words(to.say("board-at-stake", n=len(table["play"]) - len(safe))))
    if table["play"] and table["busted"] is None:
        risk = busting(table, to)
        if risk is not None:
            out.append(words(Word(told_risk(table, risk, to), BAD if 3 * risk[0] > risk[1] else GOOD)))
    return out


def told_risk(table: View, risk: tuple[int, int], to: Speaker) -> str:
    if table["top"]:
        return to.say("board-next", what=to.thing(table["top"][0]), busts="yes" if risk[0] else "no")
    return to.say("board-risk", n=risk[0], of=risk[1])


def busting(table: View, to: Speaker) -> tuple[int, int] | None:
    """How many of the cards that may be drawn next would bust, where all may know which these are.

    dmd.discard-visible: with the discard pile face up everything not in sight is in the draw pile.
    """
    if not isinstance(table["discard"], list) or table["pile"] == 0:
        return None
    if table["top"]:
        return int(busts(table, table["top"][0], to)), 1
    unseen = Counter(to.deck)
    for card in [*table["play"], *table["discard"], *table["shown"], *(c for bank in table["bank"] for c in bank)]:
        unseen[card] -= 1
    if sum(unseen.values()) != table["pile"]:
        return None
    return sum(n for card, n in unseen.items() if busts(table, card, to)), table["pile"]


def busts(table: View, card: str, to: Speaker) -> bool:
    """dmd.bust, dmd.strange-lands, dmd.casanova, dmd.fisherman: if it were drawn now."""
    trait = table["kept"][table["turn"]] if table["turn"] is not None else None
    banked = {"casanova": "mermaid", "fisherman": "kraken"}.get(trait or "")
    if suit_of(card) == banked and not (banked == "mermaid" and to.options.get("mermaids") == "on"):
        return False
    return clashes(table, card)


def clashes(table: View, card: str) -> bool:
    """Whether one like it lies in the play area."""
    if table["variant"] == "strange-lands":
        return number(card) in [number(one) for one in table["play"]]
    return suit_of(card) in [suit_of(one) for one in table["play"]]


# -- what would come of a choice ------------------------------------------------------------


def notes(view: View, to: Speaker) -> dict[int, str]:
    question, table = view["question"], view["table"]
    out: dict[int, str] = {}
    for option in question["options"]:
        what = option["arguments"].get("what", option["say"])
        note = note_of(question["id"], what, table, to)
        if note:
            out[option["choice"]] = note
    return out


def note_of(asked: str, what: str, table: View, to: Speaker) -> str:
    if asked == "keep":
        return to.clause(f"dmd.{what}").partition(": ")[2]
    if asked == "again":
        if what == "collect":
            return to.say("board-collects", n=len(table["play"]))
        risk = busting(table, to)
        return "" if risk is None else told_risk(table, risk, to)
    card = what
    if "@" in what:
        stack = stack_of(what, table)
        if asked == "cannon":
            below = to.say("board-below", what=to.thing(stack[-2])) if len(stack) > 1 else to.say("board-last-one")
            return f"{to.thing(stack[-1])}; {below}"
        card = stack[-1]
    if "-" not in card or suit_of(card) not in SUITS or asked in ("misfire", "loot", "bonus", "mermaid"):
        return ""
    does = to.say("board-busts") if clashes(table, card) else to.say(f"board-does-{suit_of(card)}")
    return f"{to.thing(card)}: {does}" if card != what else does


def stack_of(name: str, table: View) -> list[str]:
    """hook@2: the Hooks in the bank of seat 2, the top card last."""
    suit, _, seat = name.partition("@")
    return sorted((card for card in table["bank"][int(seat)] if suit_of(card) == suit), key=number)


# -- cards --------------------------------------------------------------------------------


def suit_of(card: str) -> str:
    return card.rpartition("-")[0]


def number(card: str) -> int:
    return int(card.rpartition("-")[2])


def suit_name(suit: str, to: Speaker) -> str:
    return to.say(f"thing-{suit}", n="").strip()


def face(card: str, to: Speaker) -> Face:
    suit = suit_of(card)
    sign, tone = SUITS[suit]
    return Face(sign, str(number(card)), suit_name(suit, to), tone)


MORE = {"key": ["dmd.key-chest"], "chest": ["dmd.key-chest"], "kraken": ["dmd.kraken", "dmd.kraken-again"]}


def clauses_of(name: str) -> list[str]:
    """A card's are those of its suit; a trait, a variant card and a stack have their own."""
    suit = name.partition("@")[0] if "@" in name else suit_of(name) if suit_of(name) in SUITS else name
    return MORE.get(suit, [f"dmd.{suit}"])
