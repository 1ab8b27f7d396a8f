"""Positions so small that every world a seat can imagine is counted out: (players, options, position, seat).

Almost all cards lie on the discard pile.  The second copy of a card is a card of its own: a world that can come about
in two ways comes twice as often.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import Final

from orlop.games.dead_money.known import line_of
from orlop.games.dead_money.state import State
from orlop.table.cards import Bag, in_bag, nothing, pour, put, scoop
from orlop.table.events import NOT_SAID
from orlop.table.steps import State as Base, settle

CARDS: Final = 112


def position(text: str) -> str:
    """All cards that are not named lie on the discard pile."""
    named = 0
    for row in text.splitlines():
        place, _, rest = row.partition(":")
        if place.split(" ")[0] in ("hand", "deck", "brains", "bid", "dropped", "aside"):
            named += len(rest.split())
    return f"{text}pile: +{CARDS - named}\n"


A_TURN: Final = """turn: 0
hand 0: clubs-4 hearts-9
hand 1: spades-2 spades-2
hand 2: spades-ace brain-hearts
deck: hearts-9 clubs-3
"""

# dm.known: what was seen to enter a hand is still there
KNOWN_TO_ALL: Final = f"{A_TURN}known all of 1: spades-2\nknown all of 2: spades-ace\n"
KNOWN_TO_ONE: Final = f"{A_TURN}known 0 of 1: spades-2\nknown 0 of 2: brain-hearts\n"

# dm.must-play: a hand that has shown that it can play nothing
STUCK: Final = """turn: 1
hand 0: clubs-4 hearts-9
hand 1: spades-4 hearts-6
hand 2: spades-ace brain-hearts
deck: hearts-9 clubs-4
stuck: 1
"""

# dm.bid: the dropper holds cards that nobody has seen
BIDDING: Final = """turn: 2
hand 0: clubs-4 hearts-9
hand 1: spades-2 spades-2
hand 2: spades-ace spades-king
dropped: brain-clubs
droppers: seat-2
"""

Seats = tuple[int | None, ...]
SEATS: Final[list[tuple[str, Seats]]] = [
    (A_TURN, (0, 1)),
    (KNOWN_TO_ALL, (0, 1, None)),
    (KNOWN_TO_ONE, (0,)),
    (STUCK, (0, 2)),
    (BIDDING, (1, 2)),
]
POSITIONS: Final[list[tuple[int, dict[str, str], str, int | None]]] = [
    (3, {}, position(text), seat) for text, seats in SEATS for seat in seats
]


def worlds(g: Base, seat: int | None) -> Iterator[State]:
    """dm.known: the known cards stay, all others are dealt in every way; what is flawed is left out."""
    assert isinstance(g, State)
    me = g.players if seat is None else seat
    others = [o for o in range(g.players) if o != seat]
    known = {o: g.known[line_of(g, o, me)] for o in others}
    unseen = in_bag(g.deck)
    for o in others:
        unseen += in_bag(scoop(g.hand[o], known[o]))
    sizes = [len(in_bag(scoop(g.hand[o], known[o]))) for o in others]
    for deal in deals(list(range(len(unseen))), sizes):
        h = g.copy()
        for o, cards in zip(others, deal):
            h.hand[o] = pour(known[o], bag([unseen[k] for k in cards]))
        h.deck = bag([unseen[k] for k in deal[-1]])
        settle(h)
        if g.game.flaw(h) is None:
            yield h


def bag(cards: list[int]) -> Bag:
    out = nothing()
    for card in cards:
        out = put(out, card)
    return out


def deals(left: list[int], sizes: list[int]) -> Iterator[list[tuple[int, ...]]]:
    """Hands of these sizes, and what is left."""
    if not sizes:
        yield [tuple(left)]
        return
    for cards in combinations(left, sizes[0]):
        for others in deals([k for k in left if k not in cards], sizes[1:]):
            yield [cards, *others]


def forgets(before: Base, after: Base, seat: int | None) -> bool:
    """docs/adr/0011: a card has left a hand unseen of which that seat knew something; or the discards were shuffled."""
    assert isinstance(before, State)
    me = before.players if seat is None else seat
    for event in after.events(seat):
        if event["kind"] == "reshuffles":
            return True
        place, _, owner = str(event["from"]).partition(" ")
        if event["what"] == NOT_SAID and place == "hand" and event["to"] not in (None, event["from"]):
            if before.known[line_of(before, int(owner), me)] != nothing():
                return True
    return False
