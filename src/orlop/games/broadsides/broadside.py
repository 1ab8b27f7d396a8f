"""Broadside! Shots and a flush for damage anywhere."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from orlop.games.broadsides.choices import DONE, LOADED, PLACES, SUITS, WILD
from orlop.games.broadsides.damage import lose_markers
from orlop.games.broadsides.events import NAMES, SPENDS
from orlop.games.broadsides.hands import ascending, discard, of_suit, or_done, spendable, wilds
from orlop.games.broadsides.reputations import reputation
from orlop.games.broadsides.ship import cannon_penalty, is_barred, kinds_in, unload, usable_shots
from orlop.games.broadsides.state import (
    BROADSIDE_CARD,
    BROADSIDE_SHOT,
    DISASTERS,
    DISCHARGE,
    LOSE_AIM,
    State,
    foe_of,
)
from orlop.games.broadsides.straights import cover_suit
from orlop.games.broadsides.zero_in import filled_places, take_aim_card
from orlop.table.cards import NONE, Bag, Card, Cards, Seat, shl
from orlop.table.events import tell
from orlop.table.steps import Ask, Do, about, then


def flushes(hand: Bag, open_: i64) -> i64:
    """bs.flush: the open suits of which two cards are there; bs.wild: a Wild goes with every suit."""
    w = wilds(hand)
    if w == 2:
        return open_
    out: i64 = 0
    for suit in range(4):
        cards = of_suit(hand, suit)
        if w == 0:
            cards &= cards - 1  # without the lowest one
        if cards != 0:
            out |= shl(1, suit)
    return out & open_


def open_suits(g: State, me: Seat) -> i64:
    """bs.covered."""
    return 15 & ~g.side(me).broadsided


def may_broadside(g: State, me: Seat) -> bool:
    """bs.broadside, bs.broadside-no-firing: no more cards than usable shots, and two at least."""
    side = g.side(me)
    if side.loaded == 0 or spendable(g, me) < 2 or usable_shots(side) < 2:
        return False
    return flushes(side.hand, open_suits(g, me)) != 0


class BroadsideSuit(Ask[State]):
    """bs.broadside: a suit not covered yet."""

    name: ClassVar[str] = "broadside-suit"
    verb: ClassVar[str] = "suit"
    clause: ClassVar[str] = "bs.flush"
    forbids: ClassVar[tuple[str, ...]] = ("bs.covered",)

    def __init__(self) -> None:
        super().__init__(SUITS)

    def options(self, g: State, me: Seat, about: i64) -> Cards:
        return flushes(g.side(me).hand, open_suits(g, me)), 0

    def chosen(self, g: State, me: Seat, about: i64, choice: i64) -> None:
        g.suit = choice - SUITS
        g.laid = 0
        tell(g, NAMES, me, choice)
        then(g, me, BROADSIDE_CARD)

    def tempting(self, g: State, me: Seat, about: i64) -> Cards:
        return flushes(g.side(me).hand, 15), 0

    def why(self, g: State, me: Seat, about: i64, choice: i64) -> str:
        if 0 <= choice - SUITS < 4 and (open_suits(g, me) >> (choice - SUITS)) & 1 == 0:
            return "bs.covered"
        return self.clause


class BroadsideCard(Ask[State]):
    """bs.flush, bs.wild: cards of the suit and Wilds.  about: the last one named."""

    name: ClassVar[str] = "broadside-card"
    verb: ClassVar[str] = "lay"
    clause: ClassVar[str] = "bs.flush"

    def options(self, g: State, me: Seat, last: i64) -> Cards:
        hand = g.side(me).hand
        suited = hand[0] & (shl(1023, 10 * g.suit) | shl(1, WILD)), hand[1]
        return or_done(ascending(suited, last, 2 if g.laid == 0 else 1), g.laid >= 2)

    def chosen(self, g: State, me: Seat, last: i64, card: Card) -> None:
        if card == DONE:
            let_fly(g, me)
            return
        discard(g, me, card)
        g.laid += 1
        if g.laid < usable_shots(g.side(me)) and spendable(g, me) > 0:
            then(g, me, about(BROADSIDE_CARD, card))
        else:
            let_fly(g, me)

    def tempting(self, g: State, me: Seat, last: i64) -> Cards:
        return g.side(me).hand[0], 0


def let_fly(g: State, me: Seat) -> None:
    """bs.broadside-penalty RULING: as many discs as cards count; if none counts only the suit is covered."""
    n = g.laid
    if reputation(g, me).minds_cannon_penalties():
        side = g.side(me)
        n -= cannon_penalty(g, side, 0) + cannon_penalty(g, side, 1)
    g.laid = 0
    then(g, me, about(DISCHARGE, n if n > 0 else 0))


class Discharge(Do[State]):
    """bs.broadside-order RULING: one disc at a time, each with all that follows, then the next; at last the suit."""

    name: ClassVar[str] = "discharge"

    def run(self, g: State, me: Seat, left: i64) -> None:
        if left > 0:
            then(g, me, BROADSIDE_SHOT, about(DISCHARGE, left - 1))
        else:
            cover_suit(g, me, g.suit)
            g.suit = NONE


class BroadsideShot(Ask[State]):
    """bs.broadside: a loaded shot of your choice goes back to the bag."""

    name: ClassVar[str] = "broadside-shot"
    verb: ClassVar[str] = "spend"
    clause: ClassVar[str] = "bs.broadside"
    forbids: ClassVar[tuple[str, ...]] = ("bs.broadside-no-firing",)

    def __init__(self) -> None:
        super().__init__(LOADED)
        self.obvious = True

    def options(self, g: State, me: Seat, about: i64) -> Cards:
        side = g.side(me)
        out: i64 = 0
        if not is_barred(side, 0):
            out = kinds_in(side, 0)
        if not is_barred(side, 1):
            out |= kinds_in(side, 1) << 3
        return out, 0

    def chosen(self, g: State, me: Seat, what: i64, choice: i64) -> None:
        side = g.side(me)
        foe = foe_of(me)
        unload(g, side, choice - LOADED)
        tell(g, SPENDS, me, choice)
        then(g, foe, DISASTERS)
        lose_markers(g, foe, (choice - LOADED) % 3, 1)
        then(g, foe, LOSE_AIM)

    def tempting(self, g: State, me: Seat, about: i64) -> Cards:
        side = g.side(me)
        return kinds_in(side, 0) | (kinds_in(side, 1) << 3), 0

    def why(self, g: State, me: Seat, about: i64, choice: i64) -> str:
        cannon = (choice - LOADED) // 3
        return "bs.broadside-no-firing" if 0 <= cannon < 2 and is_barred(g.side(me), cannon) else self.clause


class LoseAim(Ask[State]):
    """bs.broadside: for each disc the foe discards an Aim card from the Targets, the foe's choice, if any."""

    name: ClassVar[str] = "lose-aim"
    verb: ClassVar[str] = "lose"
    clause: ClassVar[str] = "bs.broadside"

    def __init__(self) -> None:
        super().__init__(PLACES)
        self.obvious = True

    def options(self, g: State, me: Seat, about: i64) -> Cards:
        return filled_places(g.side(me)), 0

    def chosen(self, g: State, me: Seat, about: i64, choice: i64) -> None:
        take_aim_card(g, me, choice - PLACES)

