# uncompiled
"""The table as a seat sees it: who won what, the battle, and the hand with what may be played."""

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

SUITS = {
    "doubloons": ("◉", "gold"),
    "hookhands": ("⌠", "steel"),
    "monkeys": ("@", "brown"),
    "parrots": ("»", "green"),
    "peglegs": ("╽", "cyan"),
}
ROUNDS = 7
RULES = {
    "plank": ["wtp.plank-first", "wtp.special-anytime"],
    "monster": ["wtp.sea-monster", "wtp.special-anytime", "wtp.monster-eats-all"],
}


def board(view: View, to: Speaker) -> list[Part]:
    table = view["table"]
    out: list[Part] = [title(table, to), Rule(), crew(table, to), Rule()]
    drawing = bool(table["drawn"]) and not table["battle"]
    if drawing:
        out.append(Cards(to.say("board-drawn"), [Card(to.thing(c), face(c, to)) for c in table["drawn"]]))
    elif table["leader"] is not None or table["trump"] is not None:
        out.append(battle(table, to))
    if to.me is not None and isinstance(table["hand"][to.me], list) and table["hand"][to.me]:
        out += [Rule(), *hand(view, to.me, to.say("board-your-hand"), to)]
    elif not drawing:
        for seat, cards in enumerate(table["hand"]):  # looking back with open hands
            if isinstance(cards, list) and cards:
                out += hand(view, seat, to.seats[seat], to)
    return out


def title(table: View, to: Speaker) -> Title:
    left = [Word(to.say("game"), STRONG), Word("  " + to.say("board-round", n=ROUNDS + 1 - table["size"], of=ROUNDS))]
    fought = fought_already(table)
    if fought >= 0 and table["leader"] is not None:
        left.append(Word("  " + to.say("board-battle", n=fought + 1, of=table["size"])))
    return Title(tuple(left), trump(table, to))


def fought_already(table: View) -> int:
    """The battles of this round that are over."""
    crew = len(table["aboard"])
    return (len(table["gone"]) - len(table["battle"])) // crew if crew else -1


def trump(table: View, to: Speaker) -> Words:
    if table["trump"] is not None:
        sign, tone = SUITS[table["trump"]]
        return words(to.say("board-trump") + " ", Word(to.thing(table["trump"]), tone, sign))
    if table["turned"] is not None:
        return words(to.say("board-no-trump"))
    return ()


# -- who is aboard ------------------------------------------------------------------------


def crew(table: View, to: Speaker) -> Grid:
    head = [words(""), words(to.say("board-battles")), words(to.say("board-cards")), words("")]
    return Grid(head, [sailor(table, seat, to) for seat in range(len(to.seats))])


def sailor(table: View, seat: int, to: Speaker) -> list[Words]:
    if seat not in table["aboard"]:
        return [words(Word(to.seats[seat], QUIET)), words(""), words(""), words(Word(to.say("board-overboard"), QUIET))]
    won = table["won"][seat]
    cards = table["hand"][seat]
    return [
        words(Word(to.seats[seat], STRONG if seat == to.me else "")),
        words(Word(str(won), GOOD if won else QUIET)),
        words(Word(str(cards if isinstance(cards, int) else len(cards)), QUIET)),
        standing(table, seat, to),
    ]


def standing(table: View, seat: int, to: Speaker) -> Words:
    """Captain, in control, ahead in this battle, and the suits that seat has shown to lack."""
    said: list[Word] = []
    if seat == table["captain"]:
        said.append(Word(to.say("board-captain"), STRONG))
    if seat == table["leader"]:
        said.append(Word(to.say("board-control")))
    if seat == table["ahead"] and table["battle"]:
        said.append(Word(to.say("board-ahead"), GOOD))
    if table["void"][seat]:
        said.append(Word(to.say("board-lacks", what=", ".join(to.thing(suit) for suit in table["void"][seat])), QUIET))
    return tuple(part for i, word in enumerate(said) for part in ([Word(", ")] if i else []) + [word])


# -- the battle ---------------------------------------------------------------------------


def battle(table: View, to: Speaker) -> Cards:
    """In the order played: from the leader to the left, past those who are overboard."""
    seats = in_turn(table, len(to.seats))
    ahead = table["ahead"]
    cards = [
        Card(to.thing(card), face(card, to), caption=to.seats[seat], bright=seat == ahead)
        for seat, card in zip(seats, table["battle"])
    ]
    empty = to.say("board-leads", who=to.seats[table["leader"]]) if table["leader"] is not None else "-"
    return Cards(to.say("board-the-battle"), cards, beside(table, to), empty)


def in_turn(table: View, seats: int) -> list[int]:
    leader = table["leader"] or 0
    around = [(leader + i) % seats for i in range(seats)]
    return [seat for seat in around if seat in table["aboard"]]


def beside(table: View, to: Speaker) -> list[Words]:
    if not table["battle"]:
        return []
    ahead = table["ahead"]
    best = table["battle"][in_turn(table, len(to.seats)).index(ahead)]
    by = "special" if best in RULES else "trump" if suit_of(best) == table["trump"] else "suit"
    out = [
        words(Word(to.say("board-ahead-by", who=to.seats[ahead], by=by, me="yes" if ahead == to.me else "no"), GOOD))
    ]
    if table["suit"] is not None:
        sign, tone = SUITS[table["suit"]]
        out.append(words(to.say("board-follow") + " ", Word(to.thing(table["suit"]), tone, sign)))
    else:
        out.append(words(to.say("board-no-suit")))
    return out


# -- the hand -----------------------------------------------------------------------------


def hand(view: View, seat: int, label: str, to: Speaker) -> list[Part]:
    numbers = option_numbers(view) if seat == to.me else {}
    refused = refused_names(view) if seat == to.me else set()
    cards = [
        Card(
            to.thing(card),
            face(card, to),
            note=to.say("board-not-now") if card in refused else "",
            option=numbers.get(card, 0),
            faded=card in refused,
        )
        for card in sorted(view["table"]["hand"][seat], key=rank)
    ]
    out: list[Part] = [Cards(label, cards)]
    if refused:
        out.append(Row(words(Word(to.say("board-unnumbered", example=min(refused)), QUIET))))
    return out


def rank(card: str) -> tuple[int, int]:
    """Suit by suit, the special cards last."""
    suit, _, number = card.rpartition("-")
    return [*SUITS, ""].index(suit), int(number) if suit else list(RULES).index(card)


def suit_of(card: str) -> str:
    return card.rpartition("-")[0]


def face(card: str, to: Speaker) -> Face:
    if card == "plank":
        return Face("▾", "", to.say("board-plank"), BAD)
    if card == "monster":
        return Face("Ѫ", "", to.say("board-monster"), "violet")
    suit, _, number = card.rpartition("-")
    sign, tone = SUITS[suit]
    return Face(sign, number, to.thing(suit)[:4], tone)


def clauses_of(card: str) -> list[str]:
    """What a card does: the special ones what is said of them, the others how suits win."""
    return RULES.get(card, ["wtp.deck", "wtp.trump-wins", "wtp.suit-wins", "wtp.cannot-win"])
