"""Zero In: the gunner, the gunsight, the Targets, and the Aim cards that lie on them."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from orlop.games.broadsides.choices import CANNONS, TARGETS, WILD, ZONES
from orlop.games.broadsides.events import AIM_GONE, LOOKS_AT, MANS, POINTS_AT, TARGET_GONE, TARGETS_SHUFFLED, TURNS_UP
from orlop.games.broadsides.facts import as_options, at_zone, for_zone
from orlop.games.broadsides.state import LOOK, MAN, POINT, TURN_UP_TARGET, Side, State
from orlop.table.cards import NONE, Card, Cards, Seat, add, nothing, put, shl, some, without
from orlop.table.events import alone, tell
from orlop.table.steps import Ask, Chance, about, then

ANY_ZONE: Final[i64] = 0
ANOTHER_ZONE: Final[i64] = 1

# -- Aim cards on Targets.  What lies in a place: 0 nothing; 1 + the card; 41 to 50 a Wild as 1 to 10 --------

NO_CARD: Final[i64] = 0
FIRST_WILD: Final[i64] = 41


def lies_left(side: Side, row: i64) -> i64:
    return (side.left >> (6 * row)) & 63


def lies_at_bottom(side: Side, row: i64) -> i64:
    return (side.bottom >> (6 * row)) & 63


def lies_at(side: Side, place: i64) -> i64:
    """place: 2 * row, and 1 more at the bottom."""
    if place & 1:
        return lies_at_bottom(side, place >> 1)
    return lies_left(side, place >> 1)


def lay_at(side: Side, place: i64, what: i64) -> None:
    row = place >> 1
    if place & 1:
        side.bottom = (side.bottom & ~shl(63, 6 * row)) | shl(what, 6 * row)
    else:
        side.left = (side.left & ~shl(63, 6 * row)) | shl(what, 6 * row)


def card_of(what: i64) -> Card:
    return WILD if what >= FIRST_WILD else what - 1


def number_there(what: i64) -> i64:
    """bs.wild-lies RULING: a Wild keeps its number while it lies on any Target."""
    if what >= FIRST_WILD:
        return what - FIRST_WILD + 1
    return (what - 1) % 10 + 1


def filled_places(side: Side) -> i64:
    """The places where a card lies, as a set."""
    out: i64 = 0
    for place in range(2 * side.rows):
        if lies_at(side, place) != NO_CARD:
            out |= shl(1, place)
    return out


def any_aim_card(side: Side) -> bool:
    return (side.left | side.bottom) != 0


def take_aim_card(g: State, me: Seat, place: i64) -> None:
    """bs.wild-lies RULING: discarded, a Wild is a Wild again."""
    side = g.side(me)
    what = lies_at(side, place)
    if what == NO_CARD:
        return
    lay_at(side, place, NO_CARD)
    side.discards = put(side.discards, card_of(what))
    tell(g, AIM_GONE, me, card_of(what))


# -- Targets ------------------------------------------------------------------------------------


def target_at(side: Side, row: i64) -> i64:
    return ((side.targets >> (6 * row)) & 63) - 1


def put_target(side: Side, row: i64, target: i64) -> None:
    side.targets = (side.targets & ~shl(63, 6 * row)) | shl(target + 1, 6 * row)


def drop_targets(g: State, me: Seat) -> None:
    """bs.zero-in-again, bs.change-target: all Targets and their Aim cards are discarded."""
    side = g.side(me)
    for row in range(side.rows):
        take_aim_card(g, me, 2 * row)
        take_aim_card(g, me, 2 * row + 1)
        target = target_at(side, row)
        g.target_discards = add(g.target_discards, target)
        tell(g, TARGET_GONE, me, TARGETS + target)
    side.targets = 0
    side.rows = 0


def zero_in(g: State, me: Seat, which: i64) -> None:
    """bs.zero-in, bs.zero-in-any RULING: any cannon, any zone; bs.change-target: another zone than now."""
    then(g, me, MAN, about(POINT, which))


class Man(Ask[State]):
    """bs.zero-in: the gunner at one cannon, which is then manned."""

    name: ClassVar[str] = "man"
    verb: ClassVar[str] = "man"
    clause: ClassVar[str] = "bs.zero-in"

    def __init__(self) -> None:
        super().__init__(CANNONS)

    def options(self, g: State, me: Seat, about: i64) -> Cards:
        return 3, 0

    def chosen(self, g: State, me: Seat, about: i64, choice: i64) -> None:
        g.side(me).manned = choice - CANNONS
        tell(g, MANS, me, choice)


class Point(Ask[State]):
    """bs.zero-in: the gunsight at a zone of the foe's ship; as many Targets as its number."""

    name: ClassVar[str] = "point"
    verb: ClassVar[str] = "point-at"
    clause: ClassVar[str] = "bs.zero-in"
    forbids: ClassVar[tuple[str, ...]] = ("bs.change-target",)

    def __init__(self) -> None:
        super().__init__(ZONES)

    def options(self, g: State, me: Seat, which: i64) -> Cards:
        zones = g.facts.zones
        if which == ANOTHER_ZONE:
            zones &= ~for_zone(1, g.side(me).gunsight)
        return as_options(zones), 0

    def chosen(self, g: State, me: Seat, which: i64, choice: i64) -> None:
        side = g.side(me)
        side.gunsight = choice - ZONES
        tell(g, POINTS_AT, me, choice)
        turn_up(g, me, at_zone(g.facts.targets, side.gunsight))

    def tempting(self, g: State, me: Seat, which: i64) -> Cards:
        return as_options(g.facts.zones), 0

    def why(self, g: State, me: Seat, which: i64, choice: i64) -> str:
        if which == ANOTHER_ZONE and choice - ZONES == g.side(me).gunsight:
            return "bs.change-target"
        return self.clause


def target_deck_anew(g: State) -> None:
    """bs.target-deck RULING: shuffled when a Target is needed and none is left, just discarded ones too.

    bs.known: Targets looked at before are then known to all, for they lie nowhere else.
    """
    if not some(g.target_deck):
        g.reckoned_targets = g.looked_at
        g.target_deck = g.target_discards
        g.target_discards = nothing()
        tell(g, TARGETS_SHUFFLED, NONE)


def turn_up(g: State, me: Seat, n: i64) -> None:
    if n > 0:
        target_deck_anew(g)
        then(g, me, about(TURN_UP_TARGET, n))


class TurnUpTarget(Chance[State]):
    """bs.zero-in: the next Target, with a left and a bottom position."""

    name: ClassVar[str] = "turn-up-target"
    verb: ClassVar[str] = "turn-up"
    clause: ClassVar[str] = "bs.target-deck"

    def __init__(self) -> None:
        super().__init__(TARGETS)

    def options(self, g: State, me: Seat, left: i64) -> Cards:
        return g.target_deck

    def chosen(self, g: State, me: Seat, left: i64, choice: i64) -> None:
        side = g.side(me)
        target = choice - TARGETS
        g.target_deck = without(g.target_deck, target)
        put_target(side, side.rows, target)
        side.rows += 1
        tell(g, TURNS_UP, me, choice)
        turn_up(g, me, left - 1)




# -- looking at the deck (bs.trick-crows-nest) ----------------------------------------------------


def look(g: State, me: Seat, n: i64) -> None:
    """bs.target-deck RULING: if fewer are left, the rest comes from the discards."""
    target_deck_anew(g)
    if some(g.target_deck):
        then(g, me, about(LOOK, n))


class Look(Chance[State]):
    """bs.trick-crows-nest: the next Target, seen by that player alone."""

    name: ClassVar[str] = "look"
    verb: ClassVar[str] = "look-at"
    clause: ClassVar[str] = "bs.trick-crows-nest"

    def __init__(self) -> None:
        super().__init__(TARGETS)

    def options(self, g: State, me: Seat, left: i64) -> Cards:
        return g.target_deck

    def chosen(self, g: State, me: Seat, left: i64, choice: i64) -> None:
        target = choice - TARGETS
        g.target_deck = without(g.target_deck, target)
        g.looked_at = add(g.looked_at, target)
        tell(g, LOOKS_AT, me, choice, to=alone(me))
        if left > 1:
            look(g, me, left - 1)
