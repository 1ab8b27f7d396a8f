"""Small positions of Template Game, and every world that a seat can imagine in them.

The cards of this game lie open; hidden are the coins that the others have bid, and so those that they have kept.  A
game that hides only where its cards lie needs no `worlds` of its own: POSITIONS will do.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from orlop.table.cards import join, listed, minus, only, some
from orlop.table.steps import State as Base
from orlop.template.game.state import State

TWO_HAVE_BID = """
lot: crate-4
hold: crate-1 crate-2 crate-3 crate-5 crate-6 crate-7 crate-8 crate-9 crate-10
bid 0: coin-2
bid 1: coin-5
"""

SOME_ARE_SPENT = """
lot: crate-4 crate-9
sunk: crate-1
hold: crate-2 crate-3 crate-5 crate-6 crate-7 crate-8 crate-10
spent 0: coin-3
spent 1: coin-1
spent 2: coin-1
bid 1: coin-5
bid 2: coin-4
"""

# how many play, with which options, the position, and who imagines
POSITIONS: list[tuple[int, dict[str, str], str, int | None]] = [
    (3, {}, TWO_HAVE_BID, 0),
    (3, {}, TWO_HAVE_BID, 2),
    (3, {"ties": "stay"}, SOME_ARE_SPENT, 0),
    (3, {}, SOME_ARE_SPENT, None),
]


def worlds(g: Base, seat: int | None) -> Iterator[State]:
    """Whoever has bid may have bid any coin that is not spent."""
    assert isinstance(g, State)
    others = [other for other in range(g.game.players) if other != seat and some(g.bid[other])]
    unspent = {other: join(g.coins[other], g.bid[other]) for other in others}
    for coins in product(*[listed(unspent[other]) for other in others]):
        h = g.copy()
        for other, coin in zip(others, coins):
            h.bid[other] = only(coin)
            h.coins[other] = minus(unspent[other], h.bid[other])
        yield h
