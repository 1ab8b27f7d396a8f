"""Which tricks somebody holds, may hold, and shows."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from orlop.games.broadsides.choices import TRICKS, VERBS
from orlop.games.broadsides.events import TRICK
from orlop.games.broadsides.state import State
from orlop.table.cards import Cards, Seat, shl
from orlop.table.events import tell

SHIPS_SURGEON: Final[i64] = 0
CARPENTERS_MATE: Final[i64] = 1
SPARE_CANVAS: Final[i64] = 2
CUT_THE_HALYARDS: Final[i64] = 3
SHARPSHOOTERS: Final[i64] = 4
SPY_ABOARD: Final[i64] = 5
HIDDEN_ACE: Final[i64] = 6
RANGE_FINDER: Final[i64] = 7
CROWS_NEST: Final[i64] = 8
POWDER_BOY: Final[i64] = 9
LOADED_DECK: Final[i64] = 10
RUM_RATION: Final[i64] = 11
FALSE_COLOURS: Final[i64] = 12
BRIBED_GUNNER: Final[i64] = 13
LASHED_GUNS: Final[i64] = 14
STEADY_HANDS: Final[i64] = 15
HEATED_SHOT: Final[i64] = 16
DOUBLE_CHARGE: Final[i64] = 17
SEA_DRAGON: Final[i64] = 18
SMOKE_SCREEN: Final[i64] = 19
HARD_TO_PORT: Final[i64] = 20
BODY_DOUBLE: Final[i64] = 21
BILGE_PUMPS: Final[i64] = 22
LUCKY_COIN: Final[i64] = 23

ALL_TRICKS: Final[i64] = (1 << 24) - 1


def holds(g: State, me: Seat, trick: i64) -> bool:
    return (g.side(me).tricks >> trick) & 1 != 0


def might_use(g: State, me: Seat, trick: i64) -> bool:
    """bs.trick-use: as everybody sees it: some trick is held, and this one has not been used in this game."""
    return g.side(me).tricks != 0 and (g.used >> trick) & 1 == 0


def as_option(trick: i64) -> i64:
    return shl(1, TRICKS - VERBS + trick)


def or_pass(g: State, me: Seat, trick: i64) -> Cards:
    """The answers to a window for one trick: that trick, if held, and pass."""
    if holds(g, me, trick):
        return 1 | as_option(trick), 0
    return 1, 0


def show(g: State, me: Seat, trick: i64) -> None:
    """bs.trick-use, bs.discards-open: shown and discarded."""
    g.side(me).tricks &= ~shl(1, trick)
    g.used |= shl(1, trick)
    tell(g, TRICK, me, TRICKS + trick)
