"""What is printed on the boards, the Targets and the cannons of a game: one table that all its states share.

A ship is a word with four bits for each zone: how many markers, spaces, penalties are there.  A set of zones is
such a word too, with a 1 for each.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from orlop.table.cards import shl
from orlop.table.vecs import vec

FORE_RIGGING: Final[i64] = 0
AFT_RIGGING: Final[i64] = 2
FORE_DECK: Final[i64] = 3
MAIN_DECK: Final[i64] = 4
AFT_DECK: Final[i64] = 5
FORE_HULL: Final[i64] = 8
NUMBER_OF_ZONES: Final[i64] = 11

# the kinds of shots, and of the markers they are for
SOLID: Final[i64] = 0  # planks
CHAIN: Final[i64] = 1  # sails
CANISTER: Final[i64] = 2  # crew

EIGHTEEN_POUNDER: Final[i64] = 0
LONG_NINE: Final[i64] = 1
CARRONADE: Final[i64] = 2

# what a Target gives, by what it costs the damage: bs.results, bs.miss, bs.early
PERFECT: Final[i64] = 0
GOOD: Final[i64] = 1
POOR: Final[i64] = 2
MISS: Final[i64] = 3
EARLY: Final[i64] = 4


@final
class Facts:
    """All numbers come from components.toml, or from the components of somebody who owns the printed game."""

    def __init__(self) -> None:
        self.zones: i64 = 0  # those there are
        self.of_kind = vec[i64]([0, 0, 0])  # the Hull, the Rigging, the Decks
        self.spaces: i64 = 0
        self.targets: i64 = 0  # how many Targets are turned up for a zone
        self.ropes = vec[i64]([0] * 11)  # by zone: the zones it is roped to
        self.rigging_penalties: i64 = 0
        self.hand_penalties: i64 = 0  # on the main Deck
        self.cannon_penalties: i64 = 0
        self.no_firing: i64 = 0
        self.left = vec[i64]([0] * 30)  # the centres of the Targets
        self.bottom = vec[i64]([0] * 30)
        self.grids = vec[i64]([0, 0, 0])  # by cannon: 25 results of two bits, from left +2 and bottom -2 on
        self.best = vec[i64]([0, 0, 0])  # the best result of each cannon ...
        self.reached = vec[i64]([0, 0, 0])  # ... and all it can reach, as a set
        self.holds = vec[i64]([2, 1, 2])  # bs.cannons: so many shots


def at_zone(word: i64, zone: i64) -> i64:
    """The number of that zone."""
    return (word >> (4 * zone)) & 15


def for_zone(n: i64, zone: i64) -> i64:
    return shl(n, 4 * zone)


ONES: Final[i64] = 0x11111111111


def some_at(word: i64) -> i64:
    """The zones whose number is not 0."""
    word |= word >> 1
    return (word | (word >> 2)) & ONES


def summed(word: i64) -> i64:
    """The numbers of all zones together."""
    total: i64 = 0
    while word != 0:
        total += word & 15
        word >>= 4
    return total


def as_options(zones: i64) -> i64:
    """A set of zones as a set of numbers."""
    out: i64 = 0
    bit: i64 = 1
    while zones != 0:
        if zones & 1:
            out |= bit
        zones >>= 4
        bit <<= 1
    return out


def seen_by(facts: Facts, cannon: i64, target: i64, left: i64, bottom: i64) -> i64:
    """bs.grids: what that cannon makes of two Aim numbers on a Target; 10 wraps to 1, farther off is nothing."""
    up = (left - facts.left[target] + 12) % 10
    right = (bottom - facts.bottom[target] + 12) % 10
    if up > 4 or right > 4:
        return MISS
    return (facts.grids[cannon] >> (2 * ((4 - up) * 5 + right))) & 3
