"""A ship: its markers and men, the penalties they cover, and the shots in its cannons."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from orlop.games.broadsides.choices import CANNON_PENALTY, NO_FIRING, ZONES
from orlop.games.broadsides.events import COVERED, EXPOSED
from orlop.games.broadsides.facts import (
    AFT_DECK,
    CANISTER,
    FORE_DECK,
    MAIN_DECK,
    NUMBER_OF_ZONES,
    SOLID,
    Facts,
    at_zone,
    for_zone,
    some_at,
    summed,
)
from orlop.games.broadsides.state import COVER, UNCOVER, Side, State
from orlop.table.cards import NONE, Cards, Seat, shl
from orlop.table.events import tell
from orlop.table.steps import Ask, about, then

# -- markers and men --------------------------------------------------------------------


def officers(side: Side) -> i64:
    """How many officers stand in each zone."""
    out: i64 = 0
    if side.captain != NONE:
        out += for_zone(1, side.captain)
    if side.mate != NONE:
        out += for_zone(1, side.mate)
    return out


def present(side: Side) -> i64:
    """bs.potential RULING: all markers, the officers counted as crew."""
    return side.markers + officers(side)


def men(side: Side, deck: i64) -> i64:
    return at_zone(present(side), deck)


def room(facts: Facts, side: Side) -> i64:
    """The zones where a space is empty, or something is missing."""
    return some_at(facts.spaces - present(side))


def with_markers(facts: Facts, side: Side, kind: i64) -> i64:
    """The zones with a marker of that kind; bs.crewmen-only RULING: officers are none."""
    return some_at(side.markers) & facts.of_kind[kind]


def lost(facts: Facts, side: Side, kind: i64) -> i64:
    """How many markers of that kind the ship has lost; there are two men more than Crewmen."""
    all_of_them = 15 * facts.of_kind[kind]
    gone = summed((facts.spaces & all_of_them) - (side.markers & all_of_them))
    if kind == CANISTER:
        return gone - 2
    return gone


def planks_missing(facts: Facts, side: Side) -> i64:
    return lost(facts, side, SOLID)


# -- penalties (bs.exposed) -----------------------------------------------------------------


def deck_of(cannon: i64) -> i64:
    """bs.cannons: the fore cannon belongs to the fore Deck, the aft one to the aft Deck."""
    return FORE_DECK + cannon * (AFT_DECK - FORE_DECK)


def rigging_penalty(g: State, me: Seat) -> i64:
    """bs.rigging-penalty: all that are exposed, of all Rigging."""
    side = g.side(me)
    out: i64 = 0
    for zone in range(FORE_DECK):
        exposed = at_zone(g.facts.rigging_penalties, zone) - at_zone(side.markers, zone)
        if exposed > 0:
            out += exposed
    return out


def hand_penalty(g: State, me: Seat) -> i64:
    """bs.draw-two: exposed on the main Deck."""
    exposed = g.facts.hand_penalties - men(g.side(me), MAIN_DECK)
    return exposed if exposed > 0 else 0


def exposed_on(g: State, side: Side, deck: i64) -> i64:
    """-1 cannon and no-firing together."""
    exposed = at_zone(g.facts.cannon_penalties, deck) + at_zone(g.facts.no_firing, deck) - men(side, deck)
    return exposed if exposed > 0 else 0


def cannon_penalty(g: State, side: Side, cannon: i64) -> i64:
    """bs.cannon-penalty: on that cannon's own Deck."""
    deck = deck_of(cannon)
    return exposed_on(g, side, deck) - at_zone(side.barred, deck)


def is_barred(side: Side, cannon: i64) -> bool:
    """bs.may-fire: whether no-firing is exposed on its Deck."""
    return at_zone(side.barred, deck_of(cannon)) > 0


def man_left(g: State, me: Seat, deck: i64) -> None:
    """bs.free-first RULING: he leaves a free space while one is covered; between unlike penalties the owner chooses."""
    side = g.side(me)
    exposed = exposed_on(g, side, deck)
    if exposed == 0:
        return
    barred = at_zone(side.barred, deck)
    symbols = at_zone(g.facts.no_firing, deck) - barred
    if symbols == 0:
        tell(g, EXPOSED, me, CANNON_PENALTY, ZONES + deck)
    elif at_zone(g.facts.cannon_penalties, deck) == exposed - 1 - barred:
        expose_no_firing(g, me, deck)
    else:
        then(g, me, about(UNCOVER, deck))


def expose_no_firing(g: State, me: Seat, deck: i64) -> None:
    g.side(me).barred += for_zone(1, deck)
    tell(g, EXPOSED, me, NO_FIRING, ZONES + deck)


def man_came(g: State, me: Seat, deck: i64) -> None:
    """bs.free-first RULING: he covers a penalty while one is exposed; between unlike ones the owner chooses."""
    side = g.side(me)
    symbols = at_zone(g.facts.no_firing, deck)
    penalties = at_zone(g.facts.cannon_penalties, deck)
    before = symbols + penalties - men(side, deck) + 1
    if before <= 0:
        return
    barred = at_zone(side.barred, deck)
    if barred == 0:
        tell(g, COVERED, me, CANNON_PENALTY, ZONES + deck)
    elif before == barred:
        cover_no_firing(g, me, deck)
    else:
        then(g, me, about(COVER, deck))


def cover_no_firing(g: State, me: Seat, deck: i64) -> None:
    g.side(me).barred -= for_zone(1, deck)
    tell(g, COVERED, me, NO_FIRING, ZONES + deck)


class Uncover(Ask[State]):
    """bs.free-first RULING: which of two unlike penalties a lost man lays open, the owner of the ship chooses."""

    name: ClassVar[str] = "uncover"
    verb: ClassVar[str] = "uncover"
    clause: ClassVar[str] = "bs.free-first"

    def options(self, g: State, me: Seat, deck: i64) -> Cards:
        return 0, both_penalties()

    def chosen(self, g: State, me: Seat, deck: i64, choice: i64) -> None:
        if choice == NO_FIRING:
            expose_no_firing(g, me, deck)
        else:
            tell(g, EXPOSED, me, CANNON_PENALTY, ZONES + deck)


class Cover(Ask[State]):
    """bs.free-first RULING: which of two unlike penalties a man who comes covers."""

    name: ClassVar[str] = "cover"
    verb: ClassVar[str] = "cover"
    clause: ClassVar[str] = "bs.free-first"

    def options(self, g: State, me: Seat, deck: i64) -> Cards:
        return 0, both_penalties()

    def chosen(self, g: State, me: Seat, deck: i64, choice: i64) -> None:
        if choice == NO_FIRING:
            cover_no_firing(g, me, deck)
        else:
            tell(g, COVERED, me, CANNON_PENALTY, ZONES + deck)


def both_penalties() -> i64:
    return shl(3, CANNON_PENALTY - 60)


# -- cannons and the shots in them ---------------------------------------------------------


def kind_of(side: Side, cannon: i64) -> i64:
    return side.fore if cannon == 0 else side.aft


def capacity(g: State, side: Side, cannon: i64) -> i64:
    """bs.cannons."""
    return g.facts.holds[kind_of(side, cannon)]


def shots_in(side: Side, cannon: i64) -> i64:
    """How many."""
    in_it = side.loaded >> (12 * cannon)
    return (in_it & 15) + ((in_it >> 4) & 15) + ((in_it >> 8) & 15)


def empty_places(g: State, side: Side) -> i64:
    held = shots_in(side, 0) + shots_in(side, 1)
    return g.facts.holds[side.fore] + g.facts.holds[side.aft] - held


def kinds_in(side: Side, cannon: i64) -> i64:
    """The kinds of shots in it, as a set of three."""
    return three(side.loaded >> (12 * cannon))


def three(shots: i64) -> i64:
    """Of three numbers of four bits which are not 0."""
    out: i64 = 0
    if shots & 15:
        out = 1
    if shots & 240:
        out |= 2
    if shots & 3840:
        out |= 4
    return out


def usable_shots(side: Side) -> i64:
    """bs.broadside-no-firing: those in a cannon whose Deck exposes no-firing do not count."""
    out: i64 = 0
    if not is_barred(side, 0):
        out += shots_in(side, 0)
    if not is_barred(side, 1):
        out += shots_in(side, 1)
    return out


def unload(g: State, side: Side, at: i64) -> None:
    """A shot goes back to the bag.  at: 3 * cannon + kind."""
    side.loaded -= shl(1, 4 * at)
    g.bag += shl(1, 4 * (at % 3))


def zones_in(word: i64) -> list[int]:
    """For Python: a set of zones as a list."""
    return [zone for zone in range(NUMBER_OF_ZONES) if at_zone(word, zone)]
