"""Positions so small that every world a seat can imagine is counted out: (players, options, position, seat)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Final

from orlop.template.game.state import State
from orlop.table.cards import join, listed, minus, only, some
from orlop.table.steps import State as Base

TWO_HAVE_BID: Final = """
lot: crate-4
sunk: crate-9
caller: 2
spent 0: coin-5
spent 1: coin-4
spent 2: coin-5
bid 0: coin-2
bid 1: coin-1
pending: bid 2, reveal 2
"""

POSITIONS: Final[list[tuple[int, dict[str, str], str, int | None]]] = [
    (3, {}, TWO_HAVE_BID, seat) for seat in (0, 2, None)
]


def worlds(g: Base, seat: int | None) -> Iterator[Base]:
    """Every coin face down may be any that its seat has not spent."""
    assert isinstance(g, State)
    others = [other for other in range(g.loot.seats()) if other != seat and some(g.bid[other])]
    unspent = [join(g.coins[other], g.bid[other]) for other in others]
    for coins in product(*[listed(of_one) for of_one in unspent]):
        h = g.copy()
        for other, coin, of_one in zip(others, coins, unspent):
            h.bid[other] = only(coin)
            h.coins[other] = minus(of_one, only(coin))
        yield h
