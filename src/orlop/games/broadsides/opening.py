"""The set-up, in the order of bs.setup-order."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from orlop.games.broadsides.choices import KINDS_OF_CANNON, REPUTATIONS, SEATS, TRICKS, ZONES
from orlop.games.broadsides.events import (
    BEGINS,
    CAPTAIN_ABOARD,
    KEEPS_TRICK,
    MATE_ABOARD,
    MOUNTS,
    OFFERED,
    SHOWS_REPUTATION,
)
from orlop.games.broadsides.facts import CANISTER, as_options, at_zone, for_zone
from orlop.games.broadsides.hands import draw
from orlop.games.broadsides.reload import draw_shots
from orlop.games.broadsides.ship import empty_places, officers
from orlop.games.broadsides.state import (
    AFT_CANNON,
    CAPTAIN_ON,
    DEAL_REPUTATION,
    DEAL_TRICK,
    FILL_CANNONS,
    FIRST_TURN,
    FORE_CANNON,
    KEEP_REPUTATION,
    KEEP_TRICK,
    MATE_ON,
    SHOW_CANNONS,
    SHOW_OFFICERS,
    SHOW_REPUTATIONS,
    STARTING_HANDS,
    ZERO_IN_FIRST,
    Side,
    State,
    foe_of,
)
from orlop.games.broadsides.tricks_held import ALL_TRICKS
from orlop.games.broadsides.turns import begin_turn
from orlop.games.broadsides.zero_in import ANY_ZONE, zero_in
from orlop.table.cards import Cards, Seat, shl
from orlop.table.events import alone, tell
from orlop.table.steps import Ask, Chance, Do, then, times

STARTING_HAND: Final[i64] = 4


class FirstPlayer(Chance[State]):
    """bs.first: drawn at random.  bs.setup-order RULING: what follows, in this order."""

    name: ClassVar[str] = "first-player"
    verb: ClassVar[str] = "draw"
    clause: ClassVar[str] = "bs.first"

    def __init__(self) -> None:
        super().__init__(SEATS)

    def options(self, g: State, me: Seat, about: i64) -> Cards:
        return 3, 0

    def chosen(self, g: State, me: Seat, about: i64, choice: i64) -> None:
        first = choice - SEATS
        second = foe_of(first)
        g.first = first
        tell(g, BEGINS, first)
        then(g, first, STARTING_HANDS, FIRST_TURN)
        if g.undealt & ALL_TRICKS:
            for _ in range(3):
                draft(g, first, times(DEAL_TRICK, 3), KEEP_TRICK)
        if g.undealt > ALL_TRICKS:
            then(g, first, SHOW_REPUTATIONS)
            draft(g, first, times(DEAL_REPUTATION, 3), KEEP_REPUTATION)
        then(g, second, ZERO_IN_FIRST)
        then(g, first, ZERO_IN_FIRST)
        then(g, second, FILL_CANNONS)
        then(g, first, SHOW_CANNONS, FILL_CANNONS)
        both(g, first, AFT_CANNON)
        both(g, first, FORE_CANNON)
        then(g, first, SHOW_OFFICERS)
        both(g, first, MATE_ON)
        both(g, first, CAPTAIN_ON)


def both(g: State, first: Seat, question: i64) -> None:
    """bs.together RULING: asked one after the other, and nothing shown until both have chosen."""
    then(g, foe_of(first), question)
    then(g, first, question)


def draft(g: State, first: Seat, deal: i64, keep: i64) -> None:
    """bs.reputation, bs.tricks-draft: dealt three each, each keeps one."""
    both(g, first, keep)
    both(g, first, deal)


# -- officers ---------------------------------------------------------------------------------


class CaptainOn(Ask[State]):
    """bs.officers RULING: in secret, on any Deck."""

    name: ClassVar[str] = "captain"
    verb: ClassVar[str] = "captain"
    clause: ClassVar[str] = "bs.officers"

    def __init__(self) -> None:
        super().__init__(ZONES)
        self.in_secret = True

    def options(self, g: State, me: Seat, about: i64) -> Cards:
        return as_options(g.facts.of_kind[CANISTER]), 0

    def chosen(self, g: State, me: Seat, about: i64, choice: i64) -> None:
        g.side(me).captain = choice - ZONES


class MateOn(Ask[State]):
    """bs.officers: the same Deck or another; with the Captain on it there must be room for both."""

    name: ClassVar[str] = "mate"
    verb: ClassVar[str] = "mate"
    clause: ClassVar[str] = "bs.officers"

    def __init__(self) -> None:
        super().__init__(ZONES)
        self.in_secret = True

    def options(self, g: State, me: Seat, about: i64) -> Cards:
        decks = g.facts.of_kind[CANISTER]
        captain = g.side(me).captain
        if at_zone(g.facts.spaces, captain) == 1:
            decks &= ~for_zone(1, captain)
        return as_options(decks), 0

    def chosen(self, g: State, me: Seat, about: i64, choice: i64) -> None:
        g.side(me).mate = choice - ZONES


class ShowOfficers(Do[State]):
    """bs.officers, bs.ship: shown together; Crewmen fill the other Deck spaces."""

    name: ClassVar[str] = "show-officers"

    def run(self, g: State, me: Seat, about: i64) -> None:
        g.placed = 1
        for step in range(2):
            seat = me if step == 0 else foe_of(me)
            side = g.side(seat)
            fill_decks(g, side)
            tell(g, CAPTAIN_ABOARD, seat, ZONES + side.captain)
            tell(g, MATE_ABOARD, seat, ZONES + side.mate)


def fill_decks(g: State, side: Side) -> None:
    decks = 15 * g.facts.of_kind[CANISTER]
    side.markers = (side.markers & ~decks) | ((g.facts.spaces & decks) - officers(side))


# -- cannons ----------------------------------------------------------------------------------


class ForeCannon(Ask[State]):
    """bs.cannons: secretly one of three kinds; two alike if wished, for there are two of each."""

    name: ClassVar[str] = "fore-cannon"
    verb: ClassVar[str] = "fore"
    clause: ClassVar[str] = "bs.cannons"

    def __init__(self) -> None:
        super().__init__(KINDS_OF_CANNON)
        self.in_secret = True

    def options(self, g: State, me: Seat, about: i64) -> Cards:
        return 7, 0

    def chosen(self, g: State, me: Seat, about: i64, choice: i64) -> None:
        g.side(me).fore = choice - KINDS_OF_CANNON


class AftCannon(Ask[State]):
    """bs.cannons: the one aft."""

    name: ClassVar[str] = "aft-cannon"
    verb: ClassVar[str] = "aft"
    clause: ClassVar[str] = "bs.cannons"

    def __init__(self) -> None:
        super().__init__(KINDS_OF_CANNON)
        self.in_secret = True

    def options(self, g: State, me: Seat, about: i64) -> Cards:
        return 7, 0

    def chosen(self, g: State, me: Seat, about: i64, choice: i64) -> None:
        g.side(me).aft = choice - KINDS_OF_CANNON


class ShowCannons(Do[State]):
    """bs.cannons: revealed together."""

    name: ClassVar[str] = "show-cannons"

    def run(self, g: State, me: Seat, about: i64) -> None:
        g.mounted = 1
        for step in range(2):
            seat = me if step == 0 else foe_of(me)
            side = g.side(seat)
            tell(g, MOUNTS, seat, KINDS_OF_CANNON + side.fore, KINDS_OF_CANNON + side.aft)


class FillCannons(Do[State]):
    """bs.shots: enough to fill both cannons, loaded as that player likes."""

    name: ClassVar[str] = "fill-cannons"

    def run(self, g: State, me: Seat, about: i64) -> None:
        draw_shots(g, me, empty_places(g, g.side(me)))


class ZeroInFirst(Do[State]):
    """bs.first: in turn order both Zero In."""

    name: ClassVar[str] = "zero-in-first"

    def run(self, g: State, me: Seat, about: i64) -> None:
        zero_in(g, me, ANY_ZONE)


# -- Reputations and tricks ---------------------------------------------------------------------


class DealReputation(Chance[State]):
    """bs.reputation: dealt three."""

    name: ClassVar[str] = "deal-reputation"
    verb: ClassVar[str] = "deal"
    clause: ClassVar[str] = "bs.reputation"

    def __init__(self) -> None:
        super().__init__(REPUTATIONS)

    def options(self, g: State, me: Seat, about: i64) -> Cards:
        return g.undealt >> (REPUTATIONS - TRICKS), 0

    def chosen(self, g: State, me: Seat, about: i64, choice: i64) -> None:
        offered(g, me, choice)


class DealTrick(Chance[State]):
    """bs.tricks-draft: dealt three."""

    name: ClassVar[str] = "deal-trick"
    verb: ClassVar[str] = "deal"
    clause: ClassVar[str] = "bs.tricks-draft"

    def __init__(self) -> None:
        super().__init__(TRICKS)

    def options(self, g: State, me: Seat, about: i64) -> Cards:
        return g.undealt & ALL_TRICKS, 0

    def chosen(self, g: State, me: Seat, about: i64, choice: i64) -> None:
        offered(g, me, choice)


def offered(g: State, me: Seat, choice: i64) -> None:
    one = shl(1, choice - TRICKS)
    g.undealt -= one
    g.side(me).offered |= one
    tell(g, OFFERED, me, choice, to=alone(me))


class KeepReputation(Ask[State]):
    """bs.reputation: keeps one in secret; the others leave the game."""

    name: ClassVar[str] = "keep-reputation"
    verb: ClassVar[str] = "keep"
    clause: ClassVar[str] = "bs.reputation"

    def __init__(self) -> None:
        super().__init__(REPUTATIONS)
        self.in_secret = True

    def options(self, g: State, me: Seat, about: i64) -> Cards:
        return g.side(me).offered >> (REPUTATIONS - TRICKS), 0

    def chosen(self, g: State, me: Seat, about: i64, choice: i64) -> None:
        side = g.side(me)
        side.unkept |= side.offered & ~shl(1, choice - TRICKS)
        side.offered = 0
        side.reputation = choice - REPUTATIONS


class ShowReputations(Do[State]):
    """bs.reputation: both reveal together; it lies open and lasts the whole game."""

    name: ClassVar[str] = "show-reputations"

    def run(self, g: State, me: Seat, about: i64) -> None:
        g.revealed = 1
        for step in range(2):
            seat = me if step == 0 else foe_of(me)
            tell(g, SHOWS_REPUTATION, seat, REPUTATIONS + g.side(seat).reputation)


class KeepTrick(Ask[State]):
    """bs.tricks-draft: keeps one, unseen; bs.known: and goes on knowing the others."""

    name: ClassVar[str] = "keep-trick"
    verb: ClassVar[str] = "keep"
    clause: ClassVar[str] = "bs.tricks-draft"

    def __init__(self) -> None:
        super().__init__(TRICKS)
        self.in_secret = True

    def options(self, g: State, me: Seat, about: i64) -> Cards:
        return g.side(me).offered, 0

    def chosen(self, g: State, me: Seat, about: i64, choice: i64) -> None:
        side = g.side(me)
        one = shl(1, choice - TRICKS)
        side.tricks |= one
        side.unkept |= side.offered & ~one
        side.offered = 0
        tell(g, KEEPS_TRICK, me, choice, to=alone(me))


# -- the first hands -----------------------------------------------------------------------------


class StartingHands(Do[State]):
    """bs.first: then both draw four Aim cards, the first player first."""

    name: ClassVar[str] = "starting-hands"

    def run(self, g: State, me: Seat, about: i64) -> None:
        draw(g, foe_of(me), STARTING_HAND)
        draw(g, me, STARTING_HAND)


class FirstTurn(Do[State]):
    """bs.first: a turn like any other."""

    name: ClassVar[str] = "first-turn"

    def run(self, g: State, me: Seat, about: i64) -> None:
        begin_turn(g, me)

