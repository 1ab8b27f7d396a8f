"""Shots: drawn from the bag, loaded, and the two kinds of Reload."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from orlop.games.broadsides.choices import CANNONS, DONE, LOADED, SHOTS, WILD
from orlop.games.broadsides.events import DRAWS_SHOT, LOADS, PUTS_BACK
from orlop.games.broadsides.hands import ALL_SUITS, ascending, discard, number_of, spendable, wilds
from orlop.games.broadsides.reputations import reputation
from orlop.games.broadsides.ship import capacity, empty_places, shots_in, three, unload
from orlop.games.broadsides.state import DRAW_SHOT, LOAD, LOAD_ALL, PAIR_CARD, PUT_BACK, RELOAD_CARD, State
from orlop.table.cards import Bag, Card, Cards, Seat, shl
from orlop.table.events import tell
from orlop.table.steps import Ask, Do, Weighed, about, then, times

FORE: Final[i64] = CANNONS
AFT: Final[i64] = CANNONS + 1

SINGLE: Final[i64] = 1
FULL: Final[i64] = 0


# -- may it be done? ------------------------------------------------------------------------


def may_reload_single(g: State, me: Seat) -> bool:
    """bs.reload-single: any two cards; bs.rep-quartermaster: exactly one."""
    return spendable(g, me) >= reputation(g, me).cost_of_single_reload()


def may_reload_full(g: State, me: Seat) -> bool:
    """bs.reload-full, bs.pair."""
    return spendable(g, me) >= 2 and first_of_pair(g.side(me).hand)[0] != 0


def first_of_pair(hand: Bag) -> Cards:
    """bs.pair RULING: a Wild pairs with any card, two Wilds too.  Ascending: one of higher id must go with it."""
    w = wilds(hand)
    if w == 2:
        return hand[0], 0
    if w == 1:
        return hand[0] & ~shl(1, WILD), 0
    higher = (hand[0] >> 10) | (hand[0] >> 20) | (hand[0] >> 30)
    return hand[0] & higher, 0


def second_of_pair(hand: Bag, first: Card) -> Cards:
    if first == WILD:
        return shl(1, WILD), 0
    same = hand[0] & shl(ALL_SUITS, number_of(first)) & -shl(1, first)
    return same | (hand[0] & shl(1, WILD)), 0


# -- the cards it costs -----------------------------------------------------------------------


def reload_single(g: State, me: Seat) -> None:
    then(g, me, about(RELOAD_CARD, 64 * reputation(g, me).cost_of_single_reload()))


class ReloadCard(Ask[State]):
    """bs.reload-single: any cards.  about: the last one named, and 64 * how many more."""

    name: ClassVar[str] = "reload-card"
    verb: ClassVar[str] = "pay"
    clause: ClassVar[str] = "bs.reload-single"

    def options(self, g: State, me: Seat, about: i64) -> Cards:
        return ascending(g.side(me).hand, about & 63, about >> 6)

    def chosen(self, g: State, me: Seat, what: i64, card: Card) -> None:
        discard(g, me, card)
        more = (what >> 6) - 1
        if more > 0:
            then(g, me, about(RELOAD_CARD, card + 64 * more))
        else:
            put_back(g, me, SINGLE, 0)


class PairCard(Ask[State]):
    """bs.reload-full, bs.pair.  about: 0, or 1 + the first card."""

    name: ClassVar[str] = "pair-card"
    verb: ClassVar[str] = "pay"
    clause: ClassVar[str] = "bs.pair"

    def options(self, g: State, me: Seat, about: i64) -> Cards:
        hand = g.side(me).hand
        if about == 0:
            return first_of_pair(hand)
        return second_of_pair(hand, about - 1)

    def chosen(self, g: State, me: Seat, what: i64, card: Card) -> None:
        discard(g, me, card)
        if what == 0:
            then(g, me, about(PAIR_CARD, 1 + card))
        else:
            put_back(g, me, FULL, 0)

    def tempting(self, g: State, me: Seat, about: i64) -> Cards:
        return g.side(me).hand[0], 0


# -- putting back, drawing, loading -------------------------------------------------------------


def put_back(g: State, me: Seat, which: i64, first: i64) -> None:
    then(g, me, about(PUT_BACK, 2 * first + which))


class PutBack(Ask[State]):
    """bs.reload-order RULING: put back before any is drawn.  about: which Reload, and 2 * the last shot put back."""

    name: ClassVar[str] = "put-back"
    verb: ClassVar[str] = "put-back"
    clause: ClassVar[str] = "bs.reload-order"
    forbids: ClassVar[tuple[str, ...]] = ("bs.reload-single",)

    def __init__(self) -> None:
        super().__init__(DONE)
        self.obvious = True

    def options(self, g: State, me: Seat, about: i64) -> Cards:
        side = g.side(me)
        last = about >> 1
        shots = (three(side.loaded) | (three(side.loaded >> 12) << 3)) & -shl(1, last)
        done: i64 = 1
        if about & 1 == SINGLE and empty_places(g, side) == 0:
            done = 0  # bs.reload-single RULING: there must be an empty place
        return done | (shots << (LOADED - DONE)), 0

    def chosen(self, g: State, me: Seat, about: i64, choice: i64) -> None:
        side = g.side(me)
        if choice == DONE:
            draw_shots(g, me, 1 if about & 1 == SINGLE else empty_places(g, side))
            return
        tell(g, PUTS_BACK, me, choice)
        unload(g, side, choice - LOADED)
        put_back(g, me, about & 1, choice - LOADED)

    def why(self, g: State, me: Seat, about: i64, choice: i64) -> str:
        return "bs.reload-single" if choice == DONE else self.clause


def draw_shots(g: State, me: Seat, n: i64) -> None:
    """bs.shots: from the bag, which cannot run out; then everything loaded may end in any place."""
    then(g, me, times(DRAW_SHOT, n), LOAD_ALL)


class DrawShot(Weighed[State]):
    """bs.shots: one disc from the bag."""

    name: ClassVar[str] = "draw-shot"
    verb: ClassVar[str] = "draw"
    clause: ClassVar[str] = "bs.shots"

    def __init__(self) -> None:
        super().__init__(SHOTS)

    def options(self, g: State, me: Seat, about: i64) -> Cards:
        return three(g.bag), 0

    def weight(self, g: State, me: Seat, about: i64, choice: i64) -> i64:
        return (g.bag >> (4 * (choice - SHOTS))) & 15

    def chosen(self, g: State, me: Seat, about: i64, choice: i64) -> None:
        one = shl(1, 4 * (choice - SHOTS))
        g.bag -= one
        g.loose += one
        tell(g, DRAWS_SHOT, me, choice)


class LoadAll(Do[State]):
    """bs.reload-order RULING: places are chosen after the draw; everything loaded may end in any place."""

    name: ClassVar[str] = "load-all"

    def run(self, g: State, me: Seat, about: i64) -> None:
        side = g.side(me)
        g.loose += (side.loaded & 4095) + (side.loaded >> 12)
        side.loaded = 0
        load_on(g, me, 0)


def all_loose(shots: i64) -> i64:
    return (shots & 15) + ((shots >> 4) & 15) + ((shots >> 8) & 15)


def load_on(g: State, me: Seat, last: i64) -> None:
    """It ends by itself when the fore cannon is full or nothing is left to load."""
    side = g.side(me)
    if g.loose == 0 or shots_in(side, 0) == capacity(g, side, 0):
        the_rest_aft(g, me)
    else:
        then(g, me, about(LOAD, last))


def the_rest_aft(g: State, me: Seat) -> None:
    side = g.side(me)
    if g.listening:
        for kind in range(3):
            for _ in range((g.loose >> (4 * kind)) & 15):
                tell(g, LOADS, me, SHOTS + kind, AFT)
    side.loaded += g.loose << 12
    g.loose = 0




class Load(Ask[State]):
    """bs.reload-order, bs.shots: which shots go into the fore cannon; the rest goes aft.

    about: the last kind named.
    """

    name: ClassVar[str] = "load"
    verb: ClassVar[str] = "load"
    clause: ClassVar[str] = "bs.reload-order"

    def __init__(self) -> None:
        super().__init__(DONE)
        self.obvious = True

    def options(self, g: State, me: Seat, last: i64) -> Cards:
        """What is named must leave no more than the aft cannon holds, with what may still be named after it."""
        must = all_loose(g.loose) - capacity(g, g.side(me), 1)
        out: i64 = 1 if must <= 0 else 0
        after: i64 = 0
        for kind in range(2, last - 1, -1):
            n = (g.loose >> (4 * kind)) & 15
            after += n
            if n > 0 and after >= must:
                out |= shl(1, SHOTS - DONE + kind)
        return out, 0

    def chosen(self, g: State, me: Seat, last: i64, choice: i64) -> None:
        if choice == DONE:
            the_rest_aft(g, me)
            return
        kind = choice - SHOTS
        g.loose -= shl(1, 4 * kind)
        g.side(me).loaded += shl(1, 4 * kind)
        tell(g, LOADS, me, choice, FORE)
        load_on(g, me, kind)

