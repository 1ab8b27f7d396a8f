"""The moments at which somebody may answer, by the Reputation, a trick, the second shot or an Evade.

bs.trick-use: each is asked whether the trick is held or not, and left out only where everybody sees that it cannot help.
"""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from orlop.games.broadsides import tricks_held as held
from orlop.games.broadsides.choices import (
    CAPTAIN,
    DOUBLE_SHOT,
    EVADE,
    FIRE,
    HOLD_FIRE,
    PASS,
    RESULTS,
    ROWS,
    SHOTS,
    TOKENS,
    TRICKS,
    VERBS,
)
from orlop.games.broadsides.damage import lose_officer, suffer
from orlop.games.broadsides.events import AVERTED, HOLDS_FIRE, NO_EVADE, RAISED, SPENDS
from orlop.games.broadsides.firing import fire, is_right, may_fire
from orlop.games.broadsides.hands import may_draw
from orlop.games.broadsides.reputations import reputation
from orlop.games.broadsides.results import put_result, raise_damage, raised, result_at, rows_to_raise, rows_to_steady
from orlop.games.broadsides.ship import kinds_in, shots_in, unload
from orlop.games.broadsides.state import (
    ACTION,
    AFTER_STEP_4,
    EVADE_OR_NOT,
    FIRE_OR_NOT,
    STAGE_TWO,
    State,
    foe_of,
)
from orlop.games.broadsides.straights import EVADING, lay_straight, open_numbers, starts
from orlop.games.broadsides.tricks import ALL, FREE, is_free, usable, usable_one, use
from orlop.games.broadsides.zero_in import any_aim_card
from orlop.table.cards import Cards, Seat, lowest_bit, nothing, shl
from orlop.table.events import tell
from orlop.table.steps import Ask, Do, then


def option(choice: i64) -> i64:
    return shl(1, choice - VERBS)


class FireOrNot(Ask[State]):
    """bs.may-fire, bs.trick-free RULING, bs.trick-lashed-guns: whether to fire.

    Asked if the manned cannon may fire, or if a trick might change that.
    """

    name: ClassVar[str] = "fire"
    clause: ClassVar[str] = "bs.may-fire"
    forbids: ClassVar[tuple[str, ...]] = ("bs.trick-use",)

    def __init__(self) -> None:
        super().__init__(VERBS)

    def options(self, g: State, me: Seat, about: i64) -> Cards:
        may = may_fire(g, me)
        if g.side(me).tricks == 0:
            return (option(FIRE) | option(HOLD_FIRE), 0) if may else nothing()
        out = option(HOLD_FIRE) | usable(g, me, FREE) | usable_one(g, me, held.LASHED_GUNS)
        if may:
            out |= option(FIRE)
        return out, 0

    def chosen(self, g: State, me: Seat, about: i64, choice: i64) -> None:
        if choice == HOLD_FIRE:
            tell(g, HOLDS_FIRE, me)
        elif choice == FIRE:
            fire(g, me)
        elif is_free(choice - TRICKS):
            then(g, me, STAGE_TWO)
            use(g, me, choice - TRICKS)
        else:
            use(g, me, choice - TRICKS)

    def tempting(self, g: State, me: Seat, about: i64) -> Cards:
        return option(FIRE) | (g.side(me).tricks << (TRICKS - VERBS)), 0

    def why(self, g: State, me: Seat, about: i64, choice: i64) -> str:
        return "bs.trick-use" if 0 <= choice - TRICKS < 24 else self.clause


class StageTwo(Do[State]):
    """Stage 2; bs.trick-rum-ration: after it an action is taken first."""

    name: ClassVar[str] = "stage-two"

    def run(self, g: State, me: Seat, about: i64) -> None:
        if g.actions > 0:
            then(g, me, ACTION, STAGE_TWO)
        else:
            then(g, me, FIRE_OR_NOT)


class Figurehead(Ask[State]):
    """bs.trick-sea-dragon: before step 4."""

    name: ClassVar[str] = "figurehead"
    clause: ClassVar[str] = "bs.trick-sea-dragon"

    def __init__(self) -> None:
        super().__init__(VERBS)

    def options(self, g: State, me: Seat, about: i64) -> Cards:
        if held.might_use(g, me, held.SEA_DRAGON) and any_aim_card(g.side(foe_of(me))):
            return held.or_pass(g, me, held.SEA_DRAGON)
        return nothing()

    def chosen(self, g: State, me: Seat, about: i64, choice: i64) -> None:
        if choice != PASS:
            use(g, me, held.SEA_DRAGON)


class Deadeye(Ask[State]):
    """bs.rep-deadeye: in step 4 one Target's result may be raised a step."""

    name: ClassVar[str] = "deadeye"
    verb: ClassVar[str] = "raise"
    clause: ClassVar[str] = "bs.rep-deadeye"

    def __init__(self) -> None:
        super().__init__(ROWS)

    def options(self, g: State, me: Seat, about: i64) -> Cards:
        if not reputation(g, me).may_raise_a_result():
            return nothing()
        rows = rows_to_raise(g, g.side(me))
        if rows == 0:
            return nothing()
        return rows | shl(1, PASS - ROWS), 0

    def chosen(self, g: State, me: Seat, about: i64, choice: i64) -> None:
        if choice != PASS:
            row = choice - ROWS
            result = raised(g, g.side(me), result_at(g, row))
            put_result(g, row, result)
            tell(g, RAISED, me, choice, RESULTS + result)


class SteadyHands(Ask[State]):
    """bs.trick-steady-hands: in step 4, after Deadeye."""

    name: ClassVar[str] = "steady-hands"
    clause: ClassVar[str] = "bs.trick-steady-hands"

    def __init__(self) -> None:
        super().__init__(VERBS)

    def options(self, g: State, me: Seat, about: i64) -> Cards:
        if held.might_use(g, me, held.STEADY_HANDS) and rows_to_steady(g, g.side(me)) != 0:
            return held.or_pass(g, me, held.STEADY_HANDS)
        return nothing()

    def chosen(self, g: State, me: Seat, about: i64, choice: i64) -> None:
        if choice != PASS:
            use(g, me, held.STEADY_HANDS)


class AfterStep4(Ask[State]):
    """bs.double-shot, bs.trick-heated-shot, bs.trick-double-charge: after step 4, in any order."""

    name: ClassVar[str] = "after-step-4"
    clause: ClassVar[str] = "bs.trick-moments"

    def __init__(self) -> None:
        super().__init__(VERBS)

    def options(self, g: State, me: Seat, about: i64) -> Cards:
        out: i64 = 0
        if may_double(g, me):
            out = option(DOUBLE_SHOT)
        if might_gain(g, me, held.HEATED_SHOT) or might_gain(g, me, held.DOUBLE_CHARGE) or out != 0:
            out |= usable_one(g, me, held.HEATED_SHOT) | usable_one(g, me, held.DOUBLE_CHARGE) | option(PASS)
        return out, 0

    def chosen(self, g: State, me: Seat, about: i64, choice: i64) -> None:
        if choice == PASS:
            return
        then(g, me, AFTER_STEP_4)
        if choice == DOUBLE_SHOT:
            double_shot(g, me)
        else:
            use(g, me, choice - TRICKS)


def might_gain(g: State, me: Seat, trick: i64) -> bool:
    return held.might_use(g, me, trick) and ALL[trick].gains(g, me)


def may_double(g: State, me: Seat) -> bool:
    """bs.double-shot: a Carronade that held two shots when it fired."""
    side = g.side(me)
    return g.held_two == 1 and shots_in(side, side.manned) == 1


def double_shot(g: State, me: Seat) -> None:
    """bs.double-shot: +2 if its colour matches the zone, else +1, never above the potential."""
    side = g.side(me)
    kind = lowest_bit(kinds_in(side, side.manned))
    unload(g, side, 3 * side.manned + kind)
    tell(g, SPENDS, me, SHOTS + kind)
    raise_damage(g, me, 2 if is_right(g, me, kind) else 1)


class EvadeOrNot(Ask[State]):
    """bs.evade, bs.evade-once RULING: 5. Always offered; Smoke Screen and Hard to Port come before the choice."""

    name: ClassVar[str] = "evade"
    clause: ClassVar[str] = "bs.evade"
    forbids: ClassVar[tuple[str, ...]] = ("bs.trick-use",)

    def __init__(self) -> None:
        super().__init__(VERBS)

    def options(self, g: State, me: Seat, about: i64) -> Cards:
        out = option(PASS)
        side = g.side(me)
        if starts(side.hand, open_numbers(g, me, EVADING)) != 0:
            out |= option(EVADE)
        if side.tricks != 0:
            out |= usable_one(g, me, held.SMOKE_SCREEN) | usable_one(g, me, held.HARD_TO_PORT)
        return out, 0

    def chosen(self, g: State, me: Seat, about: i64, choice: i64) -> None:
        if choice == PASS:
            tell(g, NO_EVADE, me)
        elif choice == EVADE:
            lay_straight(g, me, EVADING)
        else:
            if choice - TRICKS == held.SMOKE_SCREEN:
                then(g, me, EVADE_OR_NOT)
            use(g, me, choice - TRICKS)

    def tempting(self, g: State, me: Seat, about: i64) -> Cards:
        return option(EVADE) | (g.side(me).tricks << (TRICKS - VERBS)), 0

    def why(self, g: State, me: Seat, about: i64, choice: i64) -> str:
        return "bs.trick-use" if 0 <= choice - TRICKS < 24 else self.clause


class BodyDouble(Ask[State]):
    """bs.trick-body-double: when an officer would be lost.  about: which one."""

    name: ClassVar[str] = "body-double"
    clause: ClassVar[str] = "bs.trick-body-double"

    def __init__(self) -> None:
        super().__init__(VERBS)

    def options(self, g: State, me: Seat, about: i64) -> Cards:
        return held.or_pass(g, me, held.BODY_DOUBLE)

    def chosen(self, g: State, me: Seat, officer: i64, choice: i64) -> None:
        if choice == PASS:
            lose_officer(g, me, CAPTAIN + officer)
        else:
            use(g, me, held.BODY_DOUBLE)


class BilgePumps(Ask[State]):
    """bs.trick-bilge-pumps: when a Disaster token is turned up, and seen.  about: which one."""

    name: ClassVar[str] = "bilge-pumps"
    clause: ClassVar[str] = "bs.trick-bilge-pumps"

    def __init__(self) -> None:
        super().__init__(VERBS)

    def options(self, g: State, me: Seat, about: i64) -> Cards:
        return held.or_pass(g, me, held.BILGE_PUMPS)

    def chosen(self, g: State, me: Seat, token: i64, choice: i64) -> None:
        if choice == PASS:
            suffer(g, me, token)
        else:
            use(g, me, held.BILGE_PUMPS)
            tell(g, AVERTED, me, TOKENS + token)


class LuckyCoin(Ask[State]):
    """bs.trick-lucky-coin: in stage 3, after the draw."""

    name: ClassVar[str] = "lucky-coin"
    clause: ClassVar[str] = "bs.trick-lucky-coin"

    def __init__(self) -> None:
        super().__init__(VERBS)

    def options(self, g: State, me: Seat, about: i64) -> Cards:
        if held.might_use(g, me, held.LUCKY_COIN) and may_draw(g.side(me)):
            return held.or_pass(g, me, held.LUCKY_COIN)
        return nothing()

    def chosen(self, g: State, me: Seat, about: i64, choice: i64) -> None:
        if choice != PASS:
            use(g, me, held.LUCKY_COIN)
