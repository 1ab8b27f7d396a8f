"""Positions so small that every world a seat can imagine is counted out: (players, options, position, seat).

Almost all cards lie on the discard pile.  The second copy of a card is a card of its own: a world that can come about
in two ways comes twice as often.
"""

from __future__ import annotations

from typing import Final

CARDS: Final = 112


def position(text: str) -> str:
    """All cards that are not named lie on the discard pile."""
    named = 0
    for row in text.splitlines():
        place, _, rest = row.partition(":")
        if place.split(" ")[0] in ("hand", "deck", "brains", "bid", "dropped", "aside"):
            named += len(rest.split())
    return f"{text}pile: +{CARDS - named}\n"


A_TURN: Final = """
turn: 0
hand 0: clubs-4 hearts-9
hand 1: spades-2 spades-2
hand 2: spades-ace brain-hearts
deck: hearts-9 clubs-3
"""

# dm.known: what was seen to enter a hand is still there
KNOWN: Final = (
    A_TURN
    + """
known 0 of 1: spades-2
known all of 2: spades-ace
"""
)

# dm.must-play: a hand that has shown that it can play nothing
STUCK: Final = """
turn: 1
hand 0: clubs-4 hearts-9
hand 1: spades-4 hearts-6
hand 2: spades-ace brain-hearts
deck: hearts-9 clubs-4
stuck: 1
"""

# dm.bid: what the bidder has named so far nobody else knows
BIDDING: Final = """
turn: 2
hand 0: clubs-4 hearts-9
hand 1: spades-2 spades-2
hand 2: spades-ace spades-king
dropped: brain-clubs
droppers: seat-2
"""

POSITIONS: Final = [
    (3, {}, position(text), seat)
    for text, seats in ((A_TURN, (0, 1, None)), (KNOWN, (0, 1, None)), (STUCK, (0, 2, None)), (BIDDING, (1, 2)))
    for seat in seats
]
