"""What lies on the table, and the few words every chapter of the rules uses."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from orlop.table.cards import NONE, Cards, Seat, Zones, listed
from orlop.table.game import Game
from orlop.table.steps import State as Base
from orlop.table.vecs import vec

# the questions, in the order of setup.asks
DRAW: Final[i64] = 0
CALL: Final[i64] = 1
BID: Final[i64] = 2
REVEAL: Final[i64] = 3

# what can be chosen, in named ranges that stay as they are from version to version
CRATES: Final[i64] = 10  # tpl.crates: crate-1 to crate-10 are 0 to 9
COINS: Final[i64] = 10  # tpl.coins: coin-1 to coin-5 are 10 to 14
ROUNDS: Final[i64] = 5
SELL: Final[i64] = 20
MORE: Final[i64] = 21


@final
class State(Base):
    def __init__(self, game: Game, steps: vec[i64], loot: Zones, coins: Zones, bid: Zones, spent: Zones) -> None:
        super().__init__(game, game.asks, steps)
        self.hold: Cards = (0, 0)  # crates not yet drawn: they have no order
        self.lot: Cards = (0, 0)  # crates up for sale
        self.sunk: Cards = (0, 0)  # crates that nobody gets
        self.loot = loot  # by seat: crates bought
        self.coins = coins  # by seat: coins in hand
        self.bid = bid  # by seat: the coin bid now, face down
        self.spent = spent  # by seat: the coins bid before, for all to see
        self.caller: Seat = NONE

    def copy(self) -> State:
        g = State(self.game, self.steps[:], self.loot.copy(), self.coins.copy(), self.bid.copy(), self.spent.copy())
        g.as_copy_of(self)
        g.hold = self.hold
        g.lot = self.lot
        g.sunk = self.sunk
        g.caller = self.caller
        return g

    def score(self, seat: Seat) -> float:
        """tpl.win: the most points win; those with equally many share it, and without points there is no winner."""
        most: i64 = 0
        sharing: i64 = 0
        for other in range(self.loot.seats()):
            n = points(self, other)
            if n > most:
                most = n
                sharing = 0
            if n == most:
                sharing += 1
        return 1.0 / float(sharing) if most > 0 and points(self, seat) == most else 0.0

    def checksum(self) -> i64:
        total: i64 = self.sunk[0]
        for seat in range(self.loot.seats()):
            total = total * 31 % 65521 + self.loot[seat][0]
        return total


def value(crates: Cards) -> i64:
    """tpl.crates: a crate is worth its number."""
    total: i64 = 0
    for crate in listed(crates):
        total += crate + 1
    return total


def points(g: State, seat: Seat) -> i64:
    return value(g.loot[seat])
