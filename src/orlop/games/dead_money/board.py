# uncompiled
"""The table as a seat sees it: hands and Brains of all, the card being followed, the Showdown, and the own hand."""

from __future__ import annotations

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
    Row,
    Rule,
    Speaker,
    Title,
    View,
    Word,
    Words,
    option_numbers,
    refused_names,
    words,
)
from orlop.games.dead_money.poker import TYPES, type_of, worth_of

SUITS = {
    "clubs": ("⁂", "green"),
    "diamonds": ("♦", "gold"),
    "hearts": ("❦", "red"),
    "spades": ("▴", "steel"),
}
RANKS = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "jack", "queen", "king", "ace")
OF_THE_HAND = ("play", "discard", "pass-on", "pass-together", "swap", "give-back", "bid")


def board(view: View, to: Speaker) -> list[Part]:
    table = view["table"]
    out: list[Part] = [title(table, to), Rule(), everybody(table, to), Rule(), piles(table, to)]
    if table["aside"] is not None:
        out.append(Row(words(Word(to.say("zone-aside") + ": ", QUIET), to.thing(table["aside"]))))
    if table["dropped"]:
        out += [Rule(), showdown(table, to)]
    for seat, cards in enumerate(table["hand"]):
        if isinstance(cards, list) and cards and seat != to.me:  # looked at, or all hands are open
            numbers = option_numbers(view) if asked(view) == "look" and seat == table["looking"] else {}
            out += [Rule(), Cards(to.seats[seat], [in_hand(card, to, numbers) for card in by_suit(cards)])]
    if to.me is not None:
        out += own_hand(view, to.me, to)
    return out


def asked(view: View) -> str:
    return "" if view["question"] is None else str(view["question"]["id"])


def title(table: View, to: Speaker) -> Title:
    left = [Word(to.say("game"), STRONG)]
    if table["turn"] is not None:
        me = "yes" if table["turn"] == to.me else "no"
        left.append(Word("  " + to.say("board-turn", who=to.seats[table["turn"]], me=me), GOOD))
        left.append(Word("  " + to.say("board-hands-left", n=table["hands_left"])))
    return Title(tuple(left), words(Word(to.say("board-turns", n=table["turns"]), QUIET)))


# -- who holds what ---------------------------------------------------------------------------


def everybody(table: View, to: Speaker) -> Grid:
    """dm.goal, dm.have-brain: the cards in hand, the Brains on the table, and whose turn will or will not be."""
    head = [words(""), words(to.say("board-cards")), words(to.say("zone-brains")), words("")]
    return Grid(head, [player(table, seat, to) for seat in range(len(to.seats))])


def player(table: View, seat: int, to: Speaker) -> list[Words]:
    n = many(table["hand"][seat])
    return [
        words(Word(to.seats[seat], STRONG if seat == table["turn"] else "")),
        words(Word(str(n), BAD if n <= 2 and seat != to.me else "")),
        brains(table["brains"][seat], to),
        standing(table, seat, to),
    ]


def many(cards: int | list[str]) -> int:
    return cards if isinstance(cards, int) else len(cards)


def brains(lying: list[str], to: Speaker) -> Words:
    """Of each suit how many."""
    said: list[Word] = []
    for suit, (sign, tone) in SUITS.items():
        n = lying.count(f"brain-{suit}")
        if n:
            said += [Word(" ")] if said else []
            said.append(Word(("2 " if n > 1 else "") + suit_name(suit, to), tone, sign))
    return tuple(said) or words(Word("-", QUIET))


def standing(table: View, seat: int, to: Speaker) -> Words:
    """dm.next-turn, dm.lose-turn, dm.another-turn."""
    said: list[str] = []
    if seat == table["next_chosen"]:
        said.append(to.say("board-next"))
    if table["again"] and seat == table["turn"]:
        said.append(to.say("board-again"))
    if seat in table["lost"]:
        said.append(to.say("board-loses"))
    return words(", ".join(said))


def piles(table: View, to: Speaker) -> Row:
    """dm.discard-open: all may look through it; its top card is what matters most."""
    pile = table["pile"]
    left = words(Word(to.say("board-piles", deck=many(table["deck"]), pile=len(pile)), QUIET))
    if pile:
        left += words(Word(to.say("board-on-top") + " ", QUIET), short(pile[-1], to))
    return Row(left)


# -- the Showdown -------------------------------------------------------------------------------


def showdown(table: View, to: Speaker) -> Cards:
    """dm.showdown: the Brain that is bid for, who dropped it, what has been bid and what must be beaten."""
    ahead = table["ahead"]
    highest = [] if ahead is None else table["bid"][ahead]
    cards = [Card(to.thing(card), face(card, to), bright=True) for card in reversed(highest)]
    label = to.say("board-showdown", what=to.thing(table["dropped"][0]))
    beside = [words(Word(to.say("board-dropper", who=to.thing(table["droppers"][0])), QUIET))]
    if ahead is None:
        beside.append(words(to.say("board-any-bid")))
    else:
        me = "yes" if ahead == to.me else "no"
        beside.append(words(Word(to.say("board-to-beat", type=type_called(highest), who=to.seats[ahead], me=me), GOOD)))
    for seat, bid in enumerate(table["bid"]):
        if bid and seat != ahead:
            beside.append(words(Word(to.seats[seat] + ": ", QUIET), *listed(bid, to)))
    if len(table["dropped"]) > 1:
        beside.append(words(to.say("board-more-brains", n=len(table["dropped"]) - 1)))
    return Cards(label, cards, beside, to.say("board-no-bid"))


def type_called(bid: list[str]) -> str:
    """dm.bid-order."""
    return TYPES[type_of(worth_of([kind(card) for card in bid]))]


def listed(cards: list[str], to: Speaker) -> list[Word]:
    """As they are named, from high to low."""
    out: list[Word] = []
    for card in sorted(cards, key=kind, reverse=True):
        out += [Word(", ")] if out else []
        out.append(short(card, to))
    return out


# -- the own hand --------------------------------------------------------------------------------


def own_hand(view: View, me: int, to: Speaker) -> list[Part]:
    cards = view["table"]["hand"][me]
    if not isinstance(cards, list) or not cards:
        return []
    numbers = option_numbers(view) if asked(view) in OF_THE_HAND else {}
    refused = refused_names(view) if asked(view) == "play" else set()
    named = view["table"].get("naming", [])
    hand = [in_hand(card, to, numbers, refused) for card in by_suit(cards)]
    out: list[Part] = [Rule(), Cards(to.say("board-your-hand"), hand)]
    if named and asked(view) == "bid":
        said = words(Word(to.say("zone-naming") + ": ", QUIET), *listed(named, to))
        out.append(Row((*said, Word(f" ({to.say('board-type', type=type_called(named))})", QUIET))))
    return out


def in_hand(card: str, to: Speaker, numbers: dict[str, int], refused: frozenset[str] | set[str] = frozenset()) -> Card:
    faded = card in refused
    note = to.say("board-not-now") if faded else ""
    return Card(to.thing(card), face(card, to), note=note, option=numbers.get(card, 0), faded=faded)


def by_suit(cards: list[str]) -> list[str]:
    return sorted(cards, key=lambda card: (is_brain(card), list(SUITS).index(suit_of(card)), kind(card)))


# -- what a choice is about ------------------------------------------------------------------------


def notes(view: View, to: Speaker) -> dict[int, str]:
    """What stands on a card that may be played, taken or given; what a bid that is done is worth."""
    out: dict[int, str] = {}
    for option in view["question"]["options"]:
        what = option["arguments"].get("what", option["say"])
        note = ""
        if what == "done":
            note = to.say("board-type", type=type_called(view["table"]["naming"]))
        elif asked(view) in ("play", "take", "look"):
            note = to.text(what)
        if note:
            out[option["choice"]] = note
    return out


# -- cards -----------------------------------------------------------------------------------------


def is_brain(card: str) -> bool:
    return card.startswith("brain-")


def suit_of(card: str) -> str:
    return card.partition("-")[2] if is_brain(card) else card.partition("-")[0]


def kind(card: str) -> int:
    """dm.pile-order: its place from the twos to the Aces, and the Brains."""
    suit = list(SUITS).index(suit_of(card))
    return 4 * (len(RANKS) if is_brain(card) else RANKS.index(card.partition("-")[2])) + suit


def suit_name(suit: str, to: Speaker) -> str:
    return to.say(f"board-{suit}")


def rank_name(card: str, to: Speaker) -> str:
    return to.say("board-brain") if is_brain(card) else to.say("board-rank", n=RANKS.index(card.partition("-")[2]) + 2)


def face(card: str, to: Speaker) -> Face:
    sign, tone = SUITS[suit_of(card)]
    return Face(sign, rank_name(card, to), suit_name(suit_of(card), to), tone)


def short(card: str, to: Speaker) -> Word:
    """A card in few letters."""
    sign, tone = SUITS[suit_of(card)]
    return Word(f"{suit_name(suit_of(card), to)} {rank_name(card, to)}", tone, sign)


BRAIN_RULES = ["dm.brain-card", "dm.many-brains"]
JOB_RULES = ["dm.follow-card", "dm.two-hands", "dm.needs-brain", "dm.skill-roll"]


def clauses_of(name: str) -> list[str]:
    """A Brain's, or how any job card is played: what the text of one means stands on it."""
    return BRAIN_RULES if is_brain(name) else JOB_RULES
