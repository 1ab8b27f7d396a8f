"""Stage 2: firing, in the book's seven steps, under its names."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from orlop.games.broadsides.choices import SHOTS
from orlop.games.broadsides.damage import apply_damage
from orlop.games.broadsides.events import FIRES, HITS, PENALTIES, POTENTIAL, SPENDS, WRONG_SHOT
from orlop.games.broadsides.facts import CARRONADE, at_zone, for_zone
from orlop.games.broadsides.hands import lose_cards
from orlop.games.broadsides.results import check_targets, early_shots, summed_results
from orlop.games.broadsides.ship import cannon_penalty, is_barred, kind_of, kinds_in, present, shots_in, unload
from orlop.games.broadsides.state import (
    AFTER_STEP_4,
    APPLY_DAMAGE,
    CANNON_PENALTIES,
    CHECK_TARGETS,
    COUNT_RESULTS,
    DEADEYE,
    DETERMINE_POTENTIAL,
    DISASTERS,
    EVADE_OR_NOT,
    FIGUREHEAD,
    SPEND_SHOT,
    STEADY_HANDS,
    ZERO_IN_AGAIN,
    State,
    foe_of,
)
from orlop.games.broadsides.zero_in import ANY_ZONE, drop_targets, zero_in
from orlop.table.cards import NONE, Cards, Seat
from orlop.table.events import tell
from orlop.table.steps import SEAT, Ask, Do, then
from orlop.table.vecs import vec


def may_fire(g: State, me: Seat) -> bool:
    """bs.may-fire: only the manned cannon, loaded, and its Deck without an exposed no-firing."""
    side = g.side(me)
    return shots_in(side, side.manned) > 0 and not is_barred(side, side.manned)


BY_THE_FOE: Final[i64] = SEAT
SEVEN_STEPS: Final = vec[i64](
    [
        DETERMINE_POTENTIAL,  # 1
        SPEND_SHOT,  # 2
        CANNON_PENALTIES,  # 3
        FIGUREHEAD + BY_THE_FOE,  # bs.trick-moments RULING: before step 4
        CHECK_TARGETS,  # 4
        DEADEYE,  # in step 4
        STEADY_HANDS,
        COUNT_RESULTS,
        AFTER_STEP_4,
        EVADE_OR_NOT + BY_THE_FOE,  # 5
        APPLY_DAMAGE + BY_THE_FOE,  # 6
        DISASTERS + BY_THE_FOE,
        ZERO_IN_AGAIN,  # 7
    ]
)


def fire(g: State, me: Seat) -> None:
    """The seven steps of the book, and between them the moments of the tricks."""
    g.shooting = 1
    tell(g, FIRES, me)
    foe = foe_of(me)
    for i in range(len(SEVEN_STEPS) - 1, -1, -1):
        step = SEVEN_STEPS[i]
        then(g, foe if step >= BY_THE_FOE else me, step % BY_THE_FOE)


class DeterminePotential(Do[State]):
    """bs.potential: 1. The markers left in the targeted zone, officers counted as crew."""

    name: ClassVar[str] = "determine-potential"

    def run(self, g: State, me: Seat, about: i64) -> None:
        side = g.side(me)
        g.potential = at_zone(present(g.side(foe_of(me))), side.gunsight)
        g.damage = g.potential
        g.held_two = 1 if kind_of(side, side.manned) == CARRONADE and shots_in(side, side.manned) == 2 else 0
        tell(g, POTENTIAL, me, NONE, g.potential)


class SpendShot(Ask[State]):
    """bs.spend-shot: 2. One shot of your choice from that cannon goes to the bag; the wrong colour is -1."""

    name: ClassVar[str] = "spend-shot"
    verb: ClassVar[str] = "spend"
    clause: ClassVar[str] = "bs.spend-shot"

    def __init__(self) -> None:
        super().__init__(SHOTS)
        self.obvious = True

    def options(self, g: State, me: Seat, about: i64) -> Cards:
        side = g.side(me)
        return kinds_in(side, side.manned), 0

    def chosen(self, g: State, me: Seat, about: i64, choice: i64) -> None:
        side = g.side(me)
        g.spent = choice - SHOTS
        unload(g, side, 3 * side.manned + g.spent)
        tell(g, SPENDS, me, choice)
        if not is_right(g, me, g.spent):
            g.damage -= 1
            tell(g, WRONG_SHOT, me, choice)


def is_right(g: State, me: Seat, shot: i64) -> bool:
    """Whether its colour is that of the zone aimed at."""
    return g.facts.of_kind[shot] & for_zone(1, g.side(me).gunsight) != 0


class CannonPenalties(Do[State]):
    """bs.cannon-penalty: 3. -1 for each exposed on that cannon's own Deck; bs.trick-lashed-guns ignores them."""

    name: ClassVar[str] = "cannon-penalties"

    def run(self, g: State, me: Seat, about: i64) -> None:
        side = g.side(me)
        if g.lashed == 0:
            penalty = cannon_penalty(g, side, side.manned)
            g.damage -= penalty
            tell(g, PENALTIES, me, NONE, penalty)


class CheckTargets(Do[State]):
    """bs.results: 4. Each Target, as the cannon sees it."""

    name: ClassVar[str] = "check-targets"

    def run(self, g: State, me: Seat, about: i64) -> None:
        check_targets(g, me)


class CountResults(Do[State]):
    """bs.results, bs.early: what the Targets take off the damage; the foe loses a card for each Early one."""

    name: ClassVar[str] = "count-results"

    def run(self, g: State, me: Seat, about: i64) -> None:
        rows = g.side(me).rows
        g.damage -= summed_results(g, rows)
        early = early_shots(g, rows)
        if early > 0:
            lose_cards(g, foe_of(me), early)


class ApplyDamage(Do[State]):
    """bs.damage: 6. The foe removes that many markers of the zone; bs.track RULING: below one, none."""

    name: ClassVar[str] = "apply-damage"

    def run(self, g: State, me: Seat, about: i64) -> None:
        if g.damage > 0:
            tell(g, HITS, me, NONE, g.damage)
            apply_damage(g, me)


class ZeroInAgain(Do[State]):
    """bs.zero-in-again: 7. All your Targets are discarded and you Zero In anew, even if the shot did nothing."""

    name: ClassVar[str] = "zero-in-again"

    def run(self, g: State, me: Seat, about: i64) -> None:
        if g.charged == 1:
            empty_cannon(g, me)
        shot_over(g)
        drop_targets(g, me)
        zero_in(g, me, ANY_ZONE)


def empty_cannon(g: State, me: Seat) -> None:
    """bs.trick-double-charge: after step 6 all shots left in that cannon go back to the bag."""
    side = g.side(me)
    for kind in range(3):
        at = 3 * side.manned + kind
        while (side.loaded >> (4 * at)) & 15:
            unload(g, side, at)


def shot_over(g: State) -> None:
    g.shooting = 0
    g.potential = 0
    g.damage = 0
    g.spent = NONE
    g.held_two = 0
    g.lashed = 0
    g.charged = 0
    g.results = 0

