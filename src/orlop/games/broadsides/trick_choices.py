"""What is chosen when a trick is used: which marker, card, shot or Target."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from orlop.games.broadsides.choices import CANNONS, LOADED, PASS, PLACES, ROWS, SHOTS, TARGETS, VERBS, ZONES
from orlop.games.broadsides.damage import lose_from
from orlop.games.broadsides.events import FINDS, LOADS_ONE, REPLACES, RETURNS, SHIFTS, STEADIED, TARGET_GONE, UNLOADED
from orlop.games.broadsides.facts import CANISTER, as_options, for_zone
from orlop.games.broadsides.hands import discard
from orlop.games.broadsides.results import count_as_perfect, rows_to_steady
from orlop.games.broadsides.ship import capacity, kinds_in, man_came, room, shots_in, three, unload, with_markers
from orlop.games.broadsides.state import MOVE_TO, POWDER_PLACE, REPLACE, RETURN_TO, State, foe_of
from orlop.games.broadsides.zero_in import (
    NO_CARD,
    card_of,
    filled_places,
    lay_at,
    lies_at,
    put_target,
    take_aim_card,
    target_at,
)
from orlop.table.cards import Card, Cards, Seat, add, first, join, kinds, nothing, only, pull, put, shl, without
from orlop.table.events import alone, tell
from orlop.table.steps import Ask, about, then


class ReturnTo(Ask[State]):
    """bs.trick-ships-surgeon, bs.trick-carpenters-mate, bs.trick-spare-canvas.  about: the kind, 4 * how many more."""

    name: ClassVar[str] = "return-to"
    verb: ClassVar[str] = "to"
    clause: ClassVar[str] = "bs.trick-no-effect"

    def __init__(self) -> None:
        super().__init__(ZONES)
        self.obvious = True

    def options(self, g: State, me: Seat, about: i64) -> Cards:
        return as_options(room(g.facts, g.side(me)) & g.facts.of_kind[about & 3]), 0

    def chosen(self, g: State, me: Seat, what: i64, choice: i64) -> None:
        kind = what & 3
        left = (what >> 2) - 1
        if left > 0:
            then(g, me, about(RETURN_TO, kind + 4 * left))
        g.side(me).markers += for_zone(1, choice - ZONES)
        tell(g, RETURNS, me, choice)
        if kind == CANISTER:
            man_came(g, me, choice - ZONES)


class Sharpshooters(Ask[State]):
    """bs.trick-sharpshooters: a Deck of the foe with a Crewman on it."""

    name: ClassVar[str] = "sharpshooters"
    verb: ClassVar[str] = "at"
    clause: ClassVar[str] = "bs.trick-sharpshooters"

    def __init__(self) -> None:
        super().__init__(ZONES)
        self.obvious = True

    def options(self, g: State, me: Seat, about: i64) -> Cards:
        return as_options(with_markers(g.facts, g.side(foe_of(me)), CANISTER)), 0

    def chosen(self, g: State, me: Seat, about: i64, choice: i64) -> None:
        lose_from(g, foe_of(me), choice - ZONES)


class Spy(Ask[State]):
    """bs.trick-spy-aboard: one card of the foe's hand, your choice."""

    name: ClassVar[str] = "spy"
    verb: ClassVar[str] = "discard"
    clause: ClassVar[str] = "bs.trick-spy-aboard"

    def options(self, g: State, me: Seat, about: i64) -> Cards:
        return kinds(g.side(foe_of(me)).hand)

    def chosen(self, g: State, me: Seat, about: i64, card: Card) -> None:
        discard(g, foe_of(me), card)


class MoveFrom(Ask[State]):
    """bs.trick-range-finder: one Aim card on your Targets ..."""

    name: ClassVar[str] = "move-from"
    verb: ClassVar[str] = "from"
    clause: ClassVar[str] = "bs.trick-range-finder"

    def __init__(self) -> None:
        super().__init__(PLACES)
        self.obvious = True

    def options(self, g: State, me: Seat, about: i64) -> Cards:
        return filled_places(g.side(me)), 0

    def chosen(self, g: State, me: Seat, what: i64, choice: i64) -> None:
        then(g, me, about(MOVE_TO, choice - PLACES))


class MoveTo(Ask[State]):
    """bs.trick-range-finder: ... to another position of them; a card already there is discarded."""

    name: ClassVar[str] = "move-to"
    verb: ClassVar[str] = "to"
    clause: ClassVar[str] = "bs.trick-range-finder"

    def __init__(self) -> None:
        super().__init__(PLACES)

    def options(self, g: State, me: Seat, place: i64) -> Cards:
        return (shl(1, 2 * g.side(me).rows) - 1) & ~shl(1, place), 0

    def chosen(self, g: State, me: Seat, place: i64, choice: i64) -> None:
        side = g.side(me)
        what = lies_at(side, place)
        take_aim_card(g, me, choice - PLACES)
        lay_at(side, place, NO_CARD)
        lay_at(side, choice - PLACES, what)
        tell(g, SHIFTS, me, card_of(what), choice)


class CrowsNest(Ask[State]):
    """bs.trick-crows-nest: one of the Targets looked at, or none; the rest is shuffled into the deck."""

    name: ClassVar[str] = "crows-nest"
    verb: ClassVar[str] = "take"
    clause: ClassVar[str] = "bs.trick-crows-nest"

    def __init__(self) -> None:
        super().__init__(VERBS)

    def options(self, g: State, me: Seat, about: i64) -> Cards:
        looked_at = g.looked_at[0]
        low = looked_at & 127  # the first seven Targets lie in the first word of the options
        return 1 | (low << (TARGETS - VERBS)), looked_at >> 7

    def chosen(self, g: State, me: Seat, about: i64, choice: i64) -> None:
        taken = nothing()
        if choice != PASS:
            taken = only(choice - TARGETS)
            g.looked_at = without(g.looked_at, choice - TARGETS)
            then(g, me, REPLACE)
        g.target_deck = join(g.target_deck, g.looked_at)
        g.looked_at = taken
        g.reckoned_targets = nothing()


class Replace(Ask[State]):
    """bs.trick-crows-nest: it takes the place of one of yours, whose Aim cards stay."""

    name: ClassVar[str] = "replace"
    verb: ClassVar[str] = "replace"
    clause: ClassVar[str] = "bs.trick-crows-nest"

    def __init__(self) -> None:
        super().__init__(ROWS)
        self.obvious = True

    def options(self, g: State, me: Seat, about: i64) -> Cards:
        return shl(1, g.side(me).rows) - 1, 0

    def chosen(self, g: State, me: Seat, about: i64, choice: i64) -> None:
        side = g.side(me)
        row = choice - ROWS
        old = target_at(side, row)
        new = first(g.looked_at)
        g.looked_at = nothing()
        g.target_discards = add(g.target_discards, old)
        put_target(side, row, new)
        tell(g, REPLACES, me, TARGETS + new, choice)
        tell(g, TARGET_GONE, me, TARGETS + old)


class PowderShot(Ask[State]):
    """bs.trick-powder-boy: one shot of your choice, of those in the bag ..."""

    name: ClassVar[str] = "powder-shot"
    verb: ClassVar[str] = "take"
    clause: ClassVar[str] = "bs.trick-powder-boy"

    def __init__(self) -> None:
        super().__init__(SHOTS)
        self.obvious = True

    def options(self, g: State, me: Seat, about: i64) -> Cards:
        return three(g.bag), 0

    def chosen(self, g: State, me: Seat, what: i64, choice: i64) -> None:
        then(g, me, about(POWDER_PLACE, choice - SHOTS))


class PowderPlace(Ask[State]):
    """bs.trick-powder-boy: ... into an empty place of your choice.  about: the shot."""

    name: ClassVar[str] = "powder-place"
    verb: ClassVar[str] = "into"
    clause: ClassVar[str] = "bs.trick-powder-boy"

    def __init__(self) -> None:
        super().__init__(CANNONS)
        self.obvious = True

    def options(self, g: State, me: Seat, about: i64) -> Cards:
        side = g.side(me)
        out: i64 = 0
        for cannon in range(2):
            if shots_in(side, cannon) < capacity(g, side, cannon):
                out |= shl(1, cannon)
        return out, 0

    def chosen(self, g: State, me: Seat, kind: i64, choice: i64) -> None:
        g.bag -= shl(1, 4 * kind)
        g.side(me).loaded += shl(1, 4 * (3 * (choice - CANNONS) + kind))
        tell(g, LOADS_ONE, me, SHOTS + kind, choice)


class LoadedDeck(Ask[State]):
    """bs.trick-loaded-deck: one card of your Aim deck into your hand, unshown."""

    name: ClassVar[str] = "loaded-deck"
    verb: ClassVar[str] = "take"
    clause: ClassVar[str] = "bs.trick-loaded-deck"

    def options(self, g: State, me: Seat, about: i64) -> Cards:
        return kinds(g.side(me).deck)

    def chosen(self, g: State, me: Seat, about: i64, card: Card) -> None:
        side = g.side(me)
        side.deck = pull(side.deck, card)
        side.hand = put(side.hand, card)
        tell(g, FINDS, me, card, to=alone(me))


class Bribe(Ask[State]):
    """bs.trick-bribed-gunner: one of the foe's loaded discs goes back to the bag."""

    name: ClassVar[str] = "bribe"
    verb: ClassVar[str] = "unload"
    clause: ClassVar[str] = "bs.trick-bribed-gunner"

    def __init__(self) -> None:
        super().__init__(LOADED)
        self.obvious = True

    def options(self, g: State, me: Seat, about: i64) -> Cards:
        foe = g.side(foe_of(me))
        return kinds_in(foe, 0) | (kinds_in(foe, 1) << 3), 0

    def chosen(self, g: State, me: Seat, about: i64, choice: i64) -> None:
        unload(g, g.side(foe_of(me)), choice - LOADED)
        tell(g, UNLOADED, foe_of(me), choice)


class SteadyRow(Ask[State]):
    """bs.trick-steady-hands: which Good or Poor counts as Perfect."""

    name: ClassVar[str] = "steady-row"
    verb: ClassVar[str] = "steady"
    clause: ClassVar[str] = "bs.trick-steady-hands"

    def __init__(self) -> None:
        super().__init__(ROWS)
        self.obvious = True

    def options(self, g: State, me: Seat, about: i64) -> Cards:
        return rows_to_steady(g, g.side(me)), 0

    def chosen(self, g: State, me: Seat, about: i64, choice: i64) -> None:
        count_as_perfect(g, choice - ROWS)
        tell(g, STEADIED, me, choice)


class FigureheadCard(Ask[State]):
    """bs.trick-sea-dragon: which Aim card the attacker discards from the Targets."""

    name: ClassVar[str] = "figurehead-card"
    verb: ClassVar[str] = "take"
    clause: ClassVar[str] = "bs.trick-sea-dragon"

    def __init__(self) -> None:
        super().__init__(PLACES)
        self.obvious = True

    def options(self, g: State, me: Seat, about: i64) -> Cards:
        return filled_places(g.side(foe_of(me))), 0

    def chosen(self, g: State, me: Seat, about: i64, choice: i64) -> None:
        take_aim_card(g, foe_of(me), choice - PLACES)

