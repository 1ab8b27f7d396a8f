"""What a ship loses, the Disasters that follow, and the end."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from orlop.games.broadsides import tricks_held as held
from orlop.games.broadsides.choices import CAPTAIN, CREWMAN, TOKENS, ZONES
from orlop.games.broadsides.events import DISASTER, LOSES, LOSES_OFFICER, OFFICERS_LOST, SINKS
from orlop.games.broadsides.facts import CANISTER, CHAIN, SOLID, as_options, at_zone, for_zone
from orlop.games.broadsides.ship import man_left, planks_missing, with_markers
from orlop.games.broadsides.state import (
    BILGE_PUMPS,
    BODY_DOUBLE,
    DISASTERS,
    HIT,
    LOSE_MARKER,
    TURN_UP_TOKEN,
    State,
    foe_of,
)
from orlop.table.cards import NONE, Cards, Seat, shl
from orlop.table.events import tell
from orlop.table.steps import Ask, Chance, Do, about, drop_all, then

TEN_PLANKS: Final[i64] = 10

# -- one marker ---------------------------------------------------------------------------


def lose_from(g: State, me: Seat, zone: i64) -> None:
    """bs.one-by-one RULING: sinking is looked at after each; Disasters wait."""
    side = g.side(me)
    side.markers -= for_zone(1, zone)
    tell(g, LOSES, me, ZONES + zone)
    one = for_zone(1, zone)
    if g.facts.of_kind[CANISTER] & one:
        man_left(g, me, zone)
    elif g.facts.of_kind[SOLID] & one:
        if planks_missing(g.facts, side) >= TEN_PLANKS:
            sinks(g, me)
        elif at_zone(side.markers, zone) == 0 and side.token_zones & one:
            side.token_zones -= one
            add_disaster(g, zone)


def sinks(g: State, me: Seat) -> None:
    """bs.sink: ten planks missing, and the foe wins at once."""
    tell(g, SINKS, me)
    wins(g, foe_of(me))


def wins(g: State, seat: Seat) -> None:
    """bs.both RULING: the end stops everything else."""
    g.won = shl(1, seat)
    drop_all(g)


class LoseMarker(Ask[State]):
    """bs.broadside, bs.disaster, bs.crewmen-only: markers of one kind from anywhere, one by one, the owner's choice.

    about: the kind, and 4 * how many more.
    """

    name: ClassVar[str] = "lose-marker"
    verb: ClassVar[str] = "lose"
    clause: ClassVar[str] = "bs.one-by-one"

    def __init__(self) -> None:
        super().__init__(ZONES)
        self.obvious = True

    def options(self, g: State, me: Seat, about: i64) -> Cards:
        return as_options(with_markers(g.facts, g.side(me), about & 3)), 0

    def chosen(self, g: State, me: Seat, about: i64, choice: i64) -> None:
        if about >= 8:
            lose_markers(g, me, about & 3, (about >> 2) - 1)
        lose_from(g, me, choice - ZONES)


def lose_markers(g: State, me: Seat, kind: i64, n: i64) -> None:
    then(g, me, about(LOSE_MARKER, kind + 4 * n))


# -- step 6 of a shot ------------------------------------------------------------------------


def apply_damage(g: State, me: Seat) -> None:
    """bs.damage, bs.one-by-one RULING: with too few markers, all there are."""
    zone = g.side(foe_of(me)).gunsight
    if g.facts.of_kind[CANISTER] & for_zone(1, zone):
        then(g, me, about(HIT, g.damage))
        return
    n = g.damage
    while n > 0 and at_zone(g.side(me).markers, zone) > 0 and g.won == 0:
        lose_from(g, me, zone)
        n -= 1


class Hit(Ask[State]):
    """bs.officers-hit RULING: each man removed is a Crewman or an officer, the owner's choice."""

    name: ClassVar[str] = "hit"
    verb: ClassVar[str] = "lose"
    clause: ClassVar[str] = "bs.officers-hit"

    def __init__(self) -> None:
        super().__init__(CREWMAN)
        self.obvious = True

    def options(self, g: State, me: Seat, about: i64) -> Cards:
        side = g.side(me)
        zone = g.side(foe_of(me)).gunsight
        out: i64 = 0
        if at_zone(side.markers, zone) > 0:
            out = 1
        if side.captain == zone:
            out |= 2
        if side.mate == zone:
            out |= 4
        return out, 0

    def chosen(self, g: State, me: Seat, left: i64, choice: i64) -> None:
        if left > 1:
            then(g, me, about(HIT, left - 1))
        if choice == CREWMAN:
            lose_from(g, me, g.side(foe_of(me)).gunsight)
        elif held.might_use(g, me, held.BODY_DOUBLE) and with_markers(g.facts, g.side(me), CANISTER) != 0:
            then(g, me, about(BODY_DOUBLE, choice - CAPTAIN))
        else:
            lose_officer(g, me, choice)


def lose_officer(g: State, me: Seat, officer: i64) -> None:
    """bs.officers-lost: one lost has no other effect; both lost, and the foe wins at once."""
    side = g.side(me)
    deck = side.captain
    if officer == CAPTAIN:
        side.captain = NONE
    else:
        deck = side.mate
        side.mate = NONE
    tell(g, LOSES_OFFICER, me, officer)
    man_left(g, me, deck)
    if side.captain == NONE and side.mate == NONE:
        tell(g, OFFICERS_LOST, me)
        wins(g, foe_of(me))


# -- Disasters ---------------------------------------------------------------------------------


def add_disaster(g: State, zone: i64) -> None:
    """bs.disaster-order RULING: in the order in which the zones were emptied."""
    at: i64 = 0
    while (g.emptied >> at) & 15:
        at += 4
    g.emptied |= shl(zone + 1, at)


class Disasters(Do[State]):
    """bs.disaster-order RULING: each finished, with what it adds to the row, before the next."""

    name: ClassVar[str] = "disasters"

    def run(self, g: State, me: Seat, about: i64) -> None:
        if g.emptied != 0:
            g.emptied >>= 4
            then(g, me, TURN_UP_TOKEN, DISASTERS)


class TurnUpToken(Chance[State]):
    """bs.disaster, bs.tokens: nobody knows which token lies there; turned up, it leaves the game."""

    name: ClassVar[str] = "turn-up-token"
    verb: ClassVar[str] = "turn-up"
    clause: ClassVar[str] = "bs.tokens"

    def __init__(self) -> None:
        super().__init__(TOKENS)

    def options(self, g: State, me: Seat, about: i64) -> Cards:
        return g.side(me).tokens, 0

    def chosen(self, g: State, me: Seat, what: i64, choice: i64) -> None:
        token = choice - TOKENS
        g.side(me).tokens &= ~shl(1, token)
        tell(g, DISASTER, me, choice)
        if held.might_use(g, me, held.BILGE_PUMPS) and costs_something(g, me, token):
            then(g, me, about(BILGE_PUMPS, token))
        else:
            suffer(g, me, token)


def marker_of(token: i64) -> i64:
    """bs.disaster: 3 Sails, 3 Crewmen, 2 Planks."""
    if token == 0:
        return CHAIN
    return CANISTER if token == 1 else SOLID


def costs_something(g: State, me: Seat, token: i64) -> bool:
    return with_markers(g.facts, g.side(me), marker_of(token)) != 0


def suffer(g: State, me: Seat, token: i64) -> None:
    lose_markers(g, me, marker_of(token), 2 if token == 2 else 3)

