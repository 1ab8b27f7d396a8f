"""Stage 1: two actions, or a change of targets."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from orlop.games.broadsides.broadside import may_broadside
from orlop.games.broadsides.choices import (
    AIM,
    BROADSIDE,
    CHANGE_TARGET,
    HOLD,
    NUMBERS,
    PASS,
    PLACES,
    RELOAD_FULL,
    RELOAD_SINGLE,
    REPAIR,
    SHEER_OFF,
    TRICKS,
    VERBS,
    WILD,
)
from orlop.games.broadsides.events import ACTS, AIMS, CHANGES_TARGET, NAMES, SHOWS
from orlop.games.broadsides.hands import draw, hand_size, leaves_hand, may_draw, spendable
from orlop.games.broadsides.reload import may_reload_full, may_reload_single, reload_single
from orlop.games.broadsides.repair import may_repair
from orlop.games.broadsides.reputations import reputation
from orlop.games.broadsides.state import (
    ACTION,
    AIM_CARD,
    AIM_NUMBER,
    AIM_PLACE,
    BROADSIDE_SUIT,
    HAWK,
    PAIR_CARD,
    REPAIR_CARD,
    State,
)
from orlop.games.broadsides.straights import SHEERING, lay_straight, open_numbers, starts
from orlop.games.broadsides.tricks import ACTIONS, AIMS_INSTEAD, FREE, is_free, stands_for_aim, usable, use
from orlop.games.broadsides.zero_in import ANOTHER_ZONE, FIRST_WILD, drop_targets, lay_at, take_aim_card, zero_in
from orlop.table.cards import NONE, Card, Cards, Seat, kinds, nothing, shl, span
from orlop.table.events import tell
from orlop.table.steps import Ask, about, then


def verb(choice: i64) -> i64:
    return shl(1, choice - VERBS)


def may_do_other(g: State, me: Seat) -> bool:
    """bs.keep-one RULING: only after an Aim, or if an action is left for it; a card must stay for it too."""
    return g.aimed_this_turn == 1 or (g.actions > 1 and hand_size(g, me) > 0)


def may_hold(g: State, me: Seat) -> bool:
    """bs.hold; bs.no-cards: with no cards in hand it is Hold, then Aim."""
    return (g.aimed_this_turn == 1 or g.actions > 1) and may_draw(g.side(me))


def may_sheer_off(g: State, me: Seat) -> bool:
    return spendable(g, me) >= 2 and starts(g.side(me).hand, open_numbers(g, me, SHEERING)) != 0


def may_change_target(g: State) -> bool:
    """bs.change-target: before any action; bs.trick-rum-ration: not in a turn in which it was used."""
    return g.acted == 0 and g.rum == 0


class Action(Ask[State]):
    """bs.two-actions: the first finished before the second, at least one of them Aim."""

    name: ClassVar[str] = "action"
    clause: ClassVar[str] = "bs.two-actions"
    forbids: ClassVar[tuple[str, ...]] = ("bs.keep-one", "bs.change-target", "bs.trick-use", "bs.aim")

    def __init__(self) -> None:
        super().__init__(VERBS)

    def options(self, g: State, me: Seat, about: i64) -> Cards:
        out: i64 = 0
        if hand_size(g, me) > 0:
            out = verb(AIM)
        if may_hold(g, me):
            out |= verb(HOLD)
        if may_change_target(g):
            out |= verb(CHANGE_TARGET)
        moments = AIMS_INSTEAD | FREE
        if may_do_other(g, me):
            out |= other_actions(g, me)
            moments |= ACTIONS
        if g.side(me).tricks != 0:
            out |= usable(g, me, moments)
        return out, 0

    def chosen(self, g: State, me: Seat, about: i64, choice: i64) -> None:
        if choice >= TRICKS and is_free(choice - TRICKS):
            then(g, me, ACTION)
            use(g, me, choice - TRICKS)
        elif choice == CHANGE_TARGET:
            change_targets(g, me)
        else:
            g.actions -= 1
            g.acted = 1
            if g.actions > 0:
                then(g, me, ACTION)
            act(g, me, choice)

    def tempting(self, g: State, me: Seat, about: i64) -> Cards:
        out = span(AIM - VERBS, CHANGE_TARGET - AIM + 1)
        return out[0] | (g.side(me).tricks << (TRICKS - VERBS)), 0

    def why(self, g: State, me: Seat, about: i64, choice: i64) -> str:
        """The clause of the action itself, unless it is for want of an Aim that it may not be."""
        if choice == CHANGE_TARGET or choice == AIM:
            return "bs.change-target" if choice == CHANGE_TARGET else "bs.aim"
        if not 0 <= choice - VERBS < 44:
            return self.clause
        if choice >= TRICKS:
            return "bs.trick-use"
        return "bs.keep-one" if not may_do_other(g, me) else self.clause


def other_actions(g: State, me: Seat) -> i64:
    out: i64 = 0
    if may_broadside(g, me):
        out = verb(BROADSIDE)
    if may_sheer_off(g, me):
        out |= verb(SHEER_OFF)
    if may_reload_single(g, me):
        out |= verb(RELOAD_SINGLE)
    if may_reload_full(g, me):
        out |= verb(RELOAD_FULL)
    if may_repair(g, me):
        out |= verb(REPAIR)
    return out


def act(g: State, me: Seat, choice: i64) -> None:
    if choice >= TRICKS:
        if stands_for_aim(choice - TRICKS):
            g.aimed_this_turn = 1
        use(g, me, choice - TRICKS)
        return
    tell(g, ACTS, me, choice)
    if choice == AIM:
        g.aimed_this_turn = 1
        then(g, me, AIM_CARD)
    elif choice == HOLD:
        draw(g, me, 1)
    elif choice == BROADSIDE:
        then(g, me, BROADSIDE_SUIT)
    elif choice == SHEER_OFF:
        lay_straight(g, me, SHEERING)
    elif choice == RELOAD_SINGLE:
        reload_single(g, me)
    elif choice == RELOAD_FULL:
        then(g, me, PAIR_CARD)
    elif choice == REPAIR:
        then(g, me, REPAIR_CARD)


# -- Aim! ---------------------------------------------------------------------------------


class AimCard(Ask[State]):
    """bs.aim: an Aim card of the hand; bs.wild: a Wild's number is named."""

    name: ClassVar[str] = "aim-card"
    verb: ClassVar[str] = "aim"
    clause: ClassVar[str] = "bs.aim"

    def options(self, g: State, me: Seat, about: i64) -> Cards:
        return kinds(g.side(me).hand)

    def chosen(self, g: State, me: Seat, what: i64, card: Card) -> None:
        leaves_hand(g.side(me), card)
        g.playing = card
        tell(g, SHOWS, me, card)
        if card == WILD:
            then(g, me, AIM_NUMBER)
        else:
            then(g, me, about(AIM_PLACE, 1 + card))


class AimNumber(Ask[State]):
    """bs.wild RULING: what matters is named when it is played: on a Target the number."""

    name: ClassVar[str] = "aim-number"
    verb: ClassVar[str] = "as"
    clause: ClassVar[str] = "bs.wild"

    def __init__(self) -> None:
        super().__init__(NUMBERS)

    def options(self, g: State, me: Seat, about: i64) -> Cards:
        return 1023, 0

    def chosen(self, g: State, me: Seat, what: i64, choice: i64) -> None:
        tell(g, NAMES, me, choice)
        then(g, me, about(AIM_PLACE, FIRST_WILD + choice - NUMBERS))


class AimPlace(Ask[State]):
    """bs.aim: to the left or the bottom of one of your Targets; a card already there is discarded.

    about: what will lie there (zero_in.py).
    """

    name: ClassVar[str] = "aim-place"
    verb: ClassVar[str] = "at"
    clause: ClassVar[str] = "bs.aim"

    def __init__(self) -> None:
        super().__init__(PLACES)

    def options(self, g: State, me: Seat, about: i64) -> Cards:
        return shl(1, 2 * g.side(me).rows) - 1, 0

    def chosen(self, g: State, me: Seat, what: i64, choice: i64) -> None:
        place = choice - PLACES
        take_aim_card(g, me, place)
        lay_at(g.side(me), place, what)
        tell(g, AIMS, me, g.playing, choice)
        g.playing = NONE


# -- changing targets ---------------------------------------------------------------------------


def change_targets(g: State, me: Seat) -> None:
    """bs.change-target: instead of stage 1; stages 2 and 3 follow as usual."""
    g.gave_up = 1
    g.actions = 0
    tell(g, CHANGES_TARGET, me)
    then(g, me, HAWK)
    drop_targets(g, me)
    zero_in(g, me, ANOTHER_ZONE)


class Hawk(Ask[State]):
    """bs.rep-hawk: after changing targets in place of stage 1 one Aim, or a trick in place of an Aim.

    RULING: it is about to choose an action, so free tricks may be used (bs.trick-free).
    """

    name: ClassVar[str] = "hawk"
    clause: ClassVar[str] = "bs.rep-hawk"

    def __init__(self) -> None:
        super().__init__(VERBS)

    def options(self, g: State, me: Seat, about: i64) -> Cards:
        if not reputation(g, me).aims_after_changing_targets():
            return nothing()
        cards = hand_size(g, me)
        if cards == 0 and g.side(me).tricks == 0:
            return nothing()
        out = verb(PASS) | usable(g, me, AIMS_INSTEAD | FREE)
        if cards > 0:
            out |= verb(AIM)
        return out, 0

    def chosen(self, g: State, me: Seat, about: i64, choice: i64) -> None:
        if choice == PASS:
            return
        if choice >= TRICKS and is_free(choice - TRICKS):
            then(g, me, HAWK)
        act(g, me, choice)
