"""The twenty-four Dirty Tricks: when each may be used, whether it would gain anything, and what it does.

What a trick asks of the players stands in trick_choices.py; the moments of a shot at which one is asked about a trick
in windows.py.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from orlop.games.broadsides import tricks_held as held
from orlop.games.broadsides.choices import TRICKS, VERBS
from orlop.games.broadsides.damage import lose_markers
from orlop.games.broadsides.events import SPIES
from orlop.games.broadsides.facts import CANISTER, CHAIN, SOLID, for_zone
from orlop.games.broadsides.firing import fire
from orlop.games.broadsides.hands import deck_anew, draw, hand_size, may_draw
from orlop.games.broadsides.results import raise_damage, rows_to_steady
from orlop.games.broadsides.ship import deck_of, empty_places, exposed_on, lost, shots_in, with_markers
from orlop.games.broadsides.state import (
    AIM_CARD,
    BRIBE,
    CROWS_NEST,
    FIGUREHEAD_CARD,
    LOADED_DECK,
    MOVE_FROM,
    POWDER_SHOT,
    RETURN_TO,
    SHARPSHOOTERS,
    SPY,
    STEADY_ROW,
    State,
    foe_of,
)
from orlop.games.broadsides.straights import HARD, hard_starts, lay_straight
from orlop.games.broadsides.zero_in import ANOTHER_ZONE, any_aim_card, drop_targets, look, zero_in
from orlop.table.cards import Seat, lowest_bit, shl
from orlop.table.events import tell
from orlop.table.steps import about, then
from orlop.table.vecs import vec

# when a trick may be used
ACTIONS: Final[i64] = 1
AIMS_INSTEAD: Final[i64] = 2
FREE: Final[i64] = 4
OF_A_MOMENT: Final[i64] = 8  # bs.trick-moments


@mypyc_attr(allow_interpreted_subclasses=True)
class Trick:
    """A Dirty Trick; this one can always be used and does nothing."""

    def __init__(self, when: i64) -> None:
        self.when = when

    def gains(self, g: State, me: Seat) -> bool:
        """bs.trick-no-effect RULING: a trick whose benefit would be nothing may not be used."""
        return True

    def use(self, g: State, me: Seat) -> None:
        raise NotImplementedError


# -- an action (bs.trick-action) ------------------------------------------------------------


class Returns(Trick):
    """Two lost markers of a kind return, to zones of your choice; or as many as there are."""

    def __init__(self, kind: i64) -> None:
        super().__init__(ACTIONS)
        self.kind = kind

    def gains(self, g: State, me: Seat) -> bool:
        return lost(g.facts, g.side(me), self.kind) > 0

    def use(self, g: State, me: Seat) -> None:
        n = lost(g.facts, g.side(me), self.kind)
        then(g, me, about(RETURN_TO, self.kind + 4 * (n if n < 2 else 2)))


class ShipsSurgeon(Returns):
    """bs.trick-ships-surgeon: two lost Crewmen return to empty Deck spaces, on Decks of your choice."""


class CarpentersMate(Returns):
    """bs.trick-carpenters-mate: two lost planks return, to Hull zones of your choice."""


class SpareCanvas(Returns):
    """bs.trick-spare-canvas: two lost sails return, to Rigging zones of your choice."""


class CutTheHalyards(Trick):
    """bs.trick-cut-the-halyards: the foe loses two sails of the foe's choice."""

    def gains(self, g: State, me: Seat) -> bool:
        return with_markers(g.facts, g.side(foe_of(me)), CHAIN) != 0

    def use(self, g: State, me: Seat) -> None:
        lose_markers(g, foe_of(me), CHAIN, 2)


class Sharpshooters(Trick):
    """bs.trick-sharpshooters: choose a Deck of the foe with a Crewman on it; one Crewman there is lost."""

    def gains(self, g: State, me: Seat) -> bool:
        return with_markers(g.facts, g.side(foe_of(me)), CANISTER) != 0

    def use(self, g: State, me: Seat) -> None:
        then(g, me, SHARPSHOOTERS)


class SpyAboard(Trick):
    """bs.trick-spy-aboard: look at the foe's hand, alone, and discard one card of it, your choice.

    bs.known: what was seen stays known while it must still be in that hand.
    """

    def gains(self, g: State, me: Seat) -> bool:
        return hand_size(g, foe_of(me)) > 0

    def use(self, g: State, me: Seat) -> None:
        side = g.side(foe_of(me))
        side.spied = side.hand
        tell(g, SPIES, me)
        then(g, me, SPY)


# -- in place of an Aim ---------------------------------------------------------------------


class HiddenAce(Trick):
    """bs.trick-hidden-ace: play two Aim cards, one after the other, as two Aims."""

    def gains(self, g: State, me: Seat) -> bool:
        return hand_size(g, me) >= 2

    def use(self, g: State, me: Seat) -> None:
        then(g, me, AIM_CARD, AIM_CARD)


class RangeFinder(Trick):
    """bs.trick-range-finder: move one Aim card on your Targets to another position of them."""

    def gains(self, g: State, me: Seat) -> bool:
        return any_aim_card(g.side(me))

    def use(self, g: State, me: Seat) -> None:
        then(g, me, MOVE_FROM)


class CrowsNest(Trick):
    """bs.trick-crows-nest: look, alone, at the top three Targets; one of them may take the place of one of yours."""

    def use(self, g: State, me: Seat) -> None:
        then(g, me, CROWS_NEST)
        look(g, me, 3)


# -- free, on your turn (bs.trick-free) -------------------------------------------------------


class PowderBoy(Trick):
    """bs.trick-powder-boy: load one shot of your choice, of those in the bag, into an empty place of your choice."""

    def gains(self, g: State, me: Seat) -> bool:
        return g.bag != 0 and empty_places(g, g.side(me)) > 0

    def use(self, g: State, me: Seat) -> None:
        then(g, me, POWDER_SHOT)


class LoadedDeck(Trick):
    """bs.trick-loaded-deck: look through your Aim deck, take one card into your hand unshown, shuffle the deck."""

    def gains(self, g: State, me: Seat) -> bool:
        return may_draw(g.side(me))

    def use(self, g: State, me: Seat) -> None:
        deck_anew(g, me)
        then(g, me, LOADED_DECK)


class RumRation(Trick):
    """bs.trick-rum-ration: one more action this turn; not in a turn whose stage 1 is given up to change targets."""

    def gains(self, g: State, me: Seat) -> bool:
        return g.gave_up == 0

    def use(self, g: State, me: Seat) -> None:
        g.rum = 1
        g.actions += 1


class FalseColours(Trick):
    """bs.trick-false-colours: change targets without giving up stage 1 or an action."""

    def use(self, g: State, me: Seat) -> None:
        drop_targets(g, me)
        zero_in(g, me, ANOTHER_ZONE)


class BribedGunner(Trick):
    """bs.trick-bribed-gunner: one of the foe's loaded discs, your choice, goes back to the bag."""

    def gains(self, g: State, me: Seat) -> bool:
        return g.side(foe_of(me)).loaded != 0

    def use(self, g: State, me: Seat) -> None:
        then(g, me, BRIBE)


# -- when you fire (bs.trick-moments) ---------------------------------------------------------


class LashedGuns(Trick):
    """bs.trick-lashed-guns: the shot ignores the -1 cannon and no-firing penalties of that cannon's Deck."""

    def gains(self, g: State, me: Seat) -> bool:
        side = g.side(me)
        return shots_in(side, side.manned) > 0 and exposed_on(g, side, deck_of(side.manned)) > 0

    def use(self, g: State, me: Seat) -> None:
        g.lashed = 1
        fire(g, me)


class SteadyHands(Trick):
    """bs.trick-steady-hands: in step 4 one Good or Poor counts as Perfect, with any cannon."""

    def gains(self, g: State, me: Seat) -> bool:
        return rows_to_steady(g, g.side(me)) != 0

    def use(self, g: State, me: Seat) -> None:
        then(g, me, STEADY_ROW)


class HeatedShot(Trick):
    """bs.trick-heated-shot: after step 4, +1 if the first shot spent was a Solid and the zone is a Hull zone."""

    def gains(self, g: State, me: Seat) -> bool:
        at_hull = g.facts.of_kind[SOLID] & for_zone(1, g.side(me).gunsight) != 0
        return at_hull and g.spent == SOLID and g.damage < g.potential

    def use(self, g: State, me: Seat) -> None:
        raise_damage(g, me, 1)


class DoubleCharge(Trick):
    """bs.trick-double-charge: after step 4, +2; after step 6 all shots left in that cannon go back to the bag."""

    def gains(self, g: State, me: Seat) -> bool:
        return g.damage < g.potential

    def use(self, g: State, me: Seat) -> None:
        g.charged = 1
        raise_damage(g, me, 2)


# -- when fired upon ------------------------------------------------------------------------


class SeaDragon(Trick):
    """bs.trick-sea-dragon: before step 4 the attacker discards one Aim card from the Targets, your choice which."""

    def gains(self, g: State, me: Seat) -> bool:
        return any_aim_card(g.side(foe_of(me)))

    def use(self, g: State, me: Seat) -> None:
        then(g, me, FIGUREHEAD_CARD)


class SmokeScreen(Trick):
    """bs.trick-smoke-screen: at step 5, damage -2."""

    def gains(self, g: State, me: Seat) -> bool:
        return g.damage >= 1

    def use(self, g: State, me: Seat) -> None:
        g.damage -= 2


class HardToPort(Trick):
    """bs.trick-hard-to-port: your Evade against this shot may use covered numbers too, and uses at least one."""

    def gains(self, g: State, me: Seat) -> bool:
        return hard_starts(g, me) != 0

    def use(self, g: State, me: Seat) -> None:
        lay_straight(g, me, HARD)


class BodyDouble(Trick):
    """bs.trick-body-double: lose a Crewman of any of your Decks instead; the officer stays."""

    def gains(self, g: State, me: Seat) -> bool:
        return with_markers(g.facts, g.side(me), CANISTER) != 0

    def use(self, g: State, me: Seat) -> None:
        lose_markers(g, me, CANISTER, 1)


class BilgePumps(Trick):
    """bs.trick-bilge-pumps: the Disaster token has no effect and leaves the game."""

    def use(self, g: State, me: Seat) -> None:
        pass


# -- end of your turn -------------------------------------------------------------------------


class LuckyCoin(Trick):
    """bs.trick-lucky-coin: in stage 3, after your draw, draw three more; then the limit applies."""

    def gains(self, g: State, me: Seat) -> bool:
        return may_draw(g.side(me))

    def use(self, g: State, me: Seat) -> None:
        draw(g, me, 3)


# in the order of choices.TRICK_NAMES
ALL: Final = vec[Trick](
    [
        ShipsSurgeon(CANISTER),
        CarpentersMate(SOLID),
        SpareCanvas(CHAIN),
        CutTheHalyards(ACTIONS),
        Sharpshooters(ACTIONS),
        SpyAboard(ACTIONS),
        HiddenAce(AIMS_INSTEAD),
        RangeFinder(AIMS_INSTEAD),
        CrowsNest(AIMS_INSTEAD),
        PowderBoy(FREE),
        LoadedDeck(FREE),
        RumRation(FREE),
        FalseColours(FREE),
        BribedGunner(FREE),
        LashedGuns(OF_A_MOMENT),
        SteadyHands(OF_A_MOMENT),
        HeatedShot(OF_A_MOMENT),
        DoubleCharge(OF_A_MOMENT),
        SeaDragon(OF_A_MOMENT),
        SmokeScreen(OF_A_MOMENT),
        HardToPort(OF_A_MOMENT),
        BodyDouble(OF_A_MOMENT),
        BilgePumps(OF_A_MOMENT),
        LuckyCoin(OF_A_MOMENT),
    ]
)


def is_free(trick: i64) -> bool:
    return ALL[trick].when == FREE


def stands_for_aim(trick: i64) -> bool:
    """bs.trick-action RULING: one in place of an Aim counts as the Aim that is required."""
    return ALL[trick].when == AIMS_INSTEAD


def usable(g: State, me: Seat, moments: i64) -> i64:
    """As options after VERBS: the tricks of these moments that are held and would gain something."""
    left = g.side(me).tricks
    out: i64 = 0
    while left != 0:
        at = lowest_bit(left)
        left &= left - 1
        if ALL[at].when & moments and ALL[at].gains(g, me):
            out |= shl(1, TRICKS - VERBS + at)
    return out


def usable_one(g: State, me: Seat, trick: i64) -> i64:
    """The same for one trick, whatever its moment."""
    if held.holds(g, me, trick) and ALL[trick].gains(g, me):
        return held.as_option(trick)
    return 0


def use(g: State, me: Seat, trick: i64) -> None:
    """bs.trick-use, bs.trick-several RULING: shown and discarded; others may be used at the same moment."""
    held.show(g, me, trick)
    ALL[trick].use(g, me)

