"""The suits that act, in the book's order, and what each of them asks; Mermaids, in their variant: mermaids.py."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from orlop.games.dead_mans_draw.components import (
    KRAKEN,
    LOWEST,
    STACKS,
    VERBS,
    heads,
    seat_of_stack,
    stacks_of,
    suit_of,
    suit_of_stack,
    tops,
    whole,
)
from orlop.games.dead_mans_draw.events import (
    DEMANDS,
    HOOKS,
    LOOKS,
    LOSES_SWORD,
    MISFIRES,
    NAVIGATES,
    PLACES,
    PROTECTS,
    PUTS_BACK,
    SALVAGES,
    SINKS,
    STEALS,
    TURNS_UP,
)
from orlop.games.dead_mans_draw.rules import place, tell_each, wins
from orlop.games.dead_mans_draw.state import (
    LOOK,
    NAVIGATE,
    PICK_CANNON,
    PICK_HOOK,
    PICK_MAP,
    PICK_MISFIRE,
    PICK_SECOND_HOOK,
    PICK_SWORD,
    TURN_UP,
    State,
    Suit,
    known_card,
    known_cards,
    leave_play,
    saw,
    take_from_bank,
    with_next_known,
)
from orlop.table.cards import (
    Card,
    Cards,
    Seat,
    add,
    both,
    has,
    join,
    kinds,
    narrowed,
    nothing,
    only,
    pour,
    pull,
    put,
    scoop,
    some,
    without,
)
from orlop.table.events import EVERYBODY, alone, tell
from orlop.table.steps import Ask, FromBag, about, then, times


class Anchor(Suit):
    """dmd.anchor, dmd.mv-anchor: every card before it becomes safe; it acts where it is laid, at the right end."""

    def acts(self, g: State, me: Seat, card: Card) -> None:
        if g.crew[me].shelters():
            g.safe = g.in_play
            g.harbor = put(put(g.harbor, card), card)  # two anew, whatever is left
        else:
            g.safe = join(g.safe, without(g.in_play, card))
        tell(g, PROTECTS, me, card)


# -- Hook ----------------------------------------------------------------------------------


class Hook(Suit):
    """dmd.hook, dmd.miser: a card of your own bank comes into the play area.

    dmd.null: here as everywhere a question without an option is skipped, and then the ability does nothing.
    """

    def acts(self, g: State, me: Seat, card: Card) -> None:
        if g.crew[me].hook_is_safe():
            g.safe = add(g.safe, card)
        then(g, me, PICK_HOOK)


class PickHook(Ask[State]):
    """dmd.hook: the top card of one of your own stacks, even if it busts."""

    name: ClassVar[str] = "hook"
    verb: ClassVar[str] = "hook"
    clause: ClassVar[str] = "dmd.hook"
    forbids: ClassVar[tuple[str, ...]] = ("dmd.top",)

    def options(self, g: State, me: Seat, _: i64) -> Cards:
        return tops(g.bank[me])

    def chosen(self, g: State, me: Seat, _: i64, card: Card) -> None:
        if g.crew[me].hooks_twice():
            then(g, me, about(PICK_SECOND_HOOK, suit_of(card)))
        hooked(g, me, card)

    def tempting(self, g: State, me: Seat, _: i64) -> Cards:
        return kinds(g.bank[me])

    def why(self, g: State, me: Seat, _: i64, choice: i64) -> str:
        return why_not_hooked(g, me, choice)


class PickSecondHook(Ask[State]):
    """dmd.captains-hook: another, once the first is fully resolved, from the bank as it then is."""

    name: ClassVar[str] = "second-hook"
    verb: ClassVar[str] = "hook"
    clause: ClassVar[str] = "dmd.hook"
    forbids: ClassVar[tuple[str, ...]] = ("dmd.top", "dmd.captains-hook")

    def options(self, g: State, me: Seat, suit: i64) -> Cards:
        return both(tops(g.bank[me]), g.crew[me].second_hook(suit))

    def chosen(self, g: State, me: Seat, suit: i64, card: Card) -> None:
        hooked(g, me, card)

    def tempting(self, g: State, me: Seat, suit: i64) -> Cards:
        return kinds(g.bank[me])

    def why(self, g: State, me: Seat, suit: i64, choice: i64) -> str:
        if 0 <= choice < VERBS and has(tops(g.bank[me]), choice):
            return "dmd.captains-hook"
        return why_not_hooked(g, me, choice)


def hooked(g: State, me: Seat, card: Card) -> None:
    take_from_bank(g, me, card)
    tell(g, HOOKS, me, card)
    place(g, me, card, False, g.crew[me].hook_is_safe())


def why_not_hooked(g: State, me: Seat, choice: i64) -> str:
    """Of one's own cards those under the top one; all others because they are not one's own."""
    return "dmd.top" if 0 <= choice < VERBS and has(kinds(g.bank[me]), choice) else "dmd.hook"


# -- Cannon --------------------------------------------------------------------------------


class Cannon(Suit):
    """dmd.cannon, dmd.misfire, dmd.party-twins RULING: it sinks an opponent's card, under Misfire one of your own."""

    def acts(self, g: State, me: Seat, card: Card) -> None:
        for seat in range(len(g.crew)):
            if seat != me and g.crew[seat].turns_their_cannons():
                then(g, me, PICK_MISFIRE)
                return
        then(g, me, PICK_CANNON)


class PickCannon(Ask[State]):
    """dmd.cannon: a stack of any opponent."""

    name: ClassVar[str] = "cannon"
    verb: ClassVar[str] = "sink"
    clause: ClassVar[str] = "dmd.cannon"

    def __init__(self) -> None:
        super().__init__(STACKS)

    def options(self, g: State, me: Seat, _: i64) -> Cards:
        return opponents_stacks(g, me)

    def chosen(self, g: State, me: Seat, _: i64, choice: i64) -> None:
        """dmd.master-gunner, dmd.scavenger, dmd.bottom-feeder."""
        seat = seat_of_stack(choice)
        sunk = narrowed(g.bank[seat], whole(suit_of_stack(choice)))
        if not g.crew[me].sinks_whole_stacks():
            sunk = only(g.book.variant.taken_from(sunk))
        g.bank[seat] = scoop(g.bank[seat], sunk)
        if g.crew[me].keeps_what_it_sinks():
            g.bank[me] = pour(g.bank[me], sunk)
            tell_each(g, SALVAGES, me, sunk, seat)
            wins(g, me)
        else:
            g.discard = pour(g.discard, sunk)
            tell_each(g, SINKS, me, sunk, seat)

    def tempting(self, g: State, me: Seat, _: i64) -> Cards:
        return stacks_of(heads(g.bank[me]), me)


def opponents_stacks(g: State, me: Seat) -> Cards:
    stacks = nothing()
    for seat in range(len(g.crew)):
        if seat != me:
            stacks = join(stacks, stacks_of(heads(g.bank[seat]), seat))
    return stacks


class PickMisfire(Ask[State]):
    """dmd.misfire RULING: the top card of one of your own stacks is discarded, whatever your own trait is."""

    name: ClassVar[str] = "misfire"
    verb: ClassVar[str] = "misfire"
    clause: ClassVar[str] = "dmd.misfire"
    forbids: ClassVar[tuple[str, ...]] = ("dmd.top",)

    def options(self, g: State, me: Seat, _: i64) -> Cards:
        return tops(g.bank[me])

    def chosen(self, g: State, me: Seat, _: i64, card: Card) -> None:
        take_from_bank(g, me, card)
        g.discard = put(g.discard, card)
        tell(g, MISFIRES, me, card)

    def tempting(self, g: State, me: Seat, _: i64) -> Cards:
        return kinds(g.bank[me])

    def why(self, g: State, me: Seat, _: i64, choice: i64) -> str:
        return "dmd.top" if 0 <= choice < VERBS and has(kinds(g.bank[me]), choice) else self.clause


# -- Map -----------------------------------------------------------------------------------


class Map(Suit):
    """dmd.map, dmd.navigator: three cards of the discard pile are turned up, one of them is placed; or any one."""

    def acts(self, g: State, me: Seat, card: Card) -> None:
        if g.crew[me].navigates():
            then(g, me, NAVIGATE)
        else:
            then(g, me, times(TURN_UP, 3), PICK_MAP)


class TurnUp(FromBag[State]):
    """dmd.map: a random card of the discard pile, for all to see."""

    name: ClassVar[str] = "turn-up"
    verb: ClassVar[str] = "turn-up"
    clause: ClassVar[str] = "dmd.map"

    def options(self, g: State, me: Seat, _: i64) -> Cards:
        return g.discard

    def chosen(self, g: State, me: Seat, _: i64, card: Card) -> None:
        g.discard = pull(g.discard, card)
        g.shown = put(g.shown, card)
        tell(g, TURNS_UP, me, card)


class PickMap(Ask[State]):
    """dmd.map: one is placed, even if it busts; the others go back."""

    name: ClassVar[str] = "map"
    verb: ClassVar[str] = "place"
    clause: ClassVar[str] = "dmd.map"

    def options(self, g: State, me: Seat, _: i64) -> Cards:
        return kinds(g.shown)

    def chosen(self, g: State, me: Seat, _: i64, card: Card) -> None:
        others = pull(g.shown, card)
        g.shown = nothing()
        g.discard = pour(g.discard, others)
        tell(g, PLACES, me, card)
        tell_each(g, PUTS_BACK, me, others)
        place(g, me, card, False, False)


class Navigate(Ask[State]):
    """dmd.navigator: any one card of the whole discard pile."""

    name: ClassVar[str] = "navigator"
    verb: ClassVar[str] = "place"
    clause: ClassVar[str] = "dmd.navigator"

    def options(self, g: State, me: Seat, _: i64) -> Cards:
        return kinds(g.discard)

    def chosen(self, g: State, me: Seat, _: i64, card: Card) -> None:
        g.discard = pull(g.discard, card)
        tell(g, NAVIGATES, me, card)
        place(g, me, card, False, False)


# -- Oracle --------------------------------------------------------------------------------


class Oracle(Suit):
    """dmd.oracle, dmd.mystic: the next card is looked at, or the next three."""

    def acts(self, g: State, me: Seat, card: Card) -> None:
        if g.crew[me].looks_at() == 1:
            then(g, me, LOOK)
        else:
            then(g, me, LOOK, about(LOOK, 1), about(LOOK, 2))


class Look(FromBag[State]):
    """dmd.oracle, dmd.known RULING: it stays where it is, and whoever saw it goes on knowing it.

    A card that is known already is asked for all the same: those who do not know it cannot tell.
    """

    name: ClassVar[str] = "look"
    verb: ClassVar[str] = "look"
    clause: ClassVar[str] = "dmd.oracle"

    def options(self, g: State, me: Seat, at: i64) -> Cards:
        n = known_cards(g.top)
        if at < n:
            return only(known_card(g.top, at))
        unknown = g.pile
        for i in range(n):
            unknown = pull(unknown, known_card(g.top, i))
        return unknown

    def chosen(self, g: State, me: Seat, at: i64, card: Card) -> None:
        if at >= known_cards(g.top):
            g.top = with_next_known(g.top, card)
        to = EVERYBODY if g.book.edition.all_see_oracle() else alone(me)
        for seat in range(len(g.crew)):
            if (to >> seat) & 1 == 1:
                g.knows = saw(g.knows, seat, at + 1)
        tell(g, LOOKS, me, card, at + 1, to)


# -- Sword ---------------------------------------------------------------------------------


class Sword(Suit):
    """dmd.sword, dmd.parry, dmd.parry-sword RULING: it steals a card; under Parry, with nothing to take, it is lost."""

    def acts(self, g: State, me: Seat, card: Card) -> None:
        if parried(g, me) and not some(prey(g, me)):
            leave_play(g, card)
            g.discard = put(g.discard, card)
            tell(g, LOSES_SWORD, me, card)
        else:
            then(g, me, PICK_SWORD)


def parried(g: State, me: Seat) -> bool:
    for seat in range(len(g.crew)):
        if seat != me and g.crew[seat].gives_them_only_krakens():
            return True
    return False


def prey(g: State, me: Seat) -> Cards:
    """dmd.sword, dmd.swordsman: opponents' stacks of suits you do not own, as far as Parry allows."""
    krakens = LOWEST & whole(KRAKEN)[0]
    free = LOWEST if g.crew[me].steals_any_suit() else LOWEST & ~heads(g.bank[me])
    if parried(g, me):
        free &= krakens
    there = nothing()
    for seat in range(len(g.crew)):
        if seat != me:
            theirs = heads(g.bank[seat]) & free
            if g.crew[seat].gives_only_krakens():
                theirs &= krakens
            there = join(there, stacks_of(theirs, seat))
    return there


class PickSword(Ask[State]):
    """dmd.sword: your choice, even if it busts."""

    name: ClassVar[str] = "sword"
    verb: ClassVar[str] = "steal"
    clause: ClassVar[str] = "dmd.sword"
    forbids: ClassVar[tuple[str, ...]] = ("dmd.parry",)

    def __init__(self) -> None:
        super().__init__(STACKS)

    def options(self, g: State, me: Seat, _: i64) -> Cards:
        return prey(g, me)

    def chosen(self, g: State, me: Seat, _: i64, choice: i64) -> None:
        """dmd.bottom-feeder: the lowest card there, else the top one."""
        seat = seat_of_stack(choice)
        card = g.book.variant.taken_from(narrowed(g.bank[seat], whole(suit_of_stack(choice))))
        take_from_bank(g, seat, card)
        tell(g, STEALS, me, card, seat)
        place(g, me, card, False, False)

    def tempting(self, g: State, me: Seat, _: i64) -> Cards:
        return opponents_stacks(g, me)

    def why(self, g: State, me: Seat, _: i64, choice: i64) -> str:
        """A suit of one's own, or one that a Parry guards."""
        if choice < STACKS or choice >= STACKS + 120 or not has(opponents_stacks(g, me), choice - STACKS):
            return self.clause
        suit = suit_of_stack(choice)
        if has((heads(g.bank[me]), 0), 6 * suit) and not g.crew[me].steals_any_suit():
            return self.clause
        return "dmd.parry"


# -- Kraken --------------------------------------------------------------------------------


class Kraken(Suit):
    """dmd.kraken, dmd.beastmaster, dmd.kraken-again RULING: two more cards, or four; the larger debt stands."""

    def acts(self, g: State, me: Seat, card: Card) -> None:
        for seat in range(len(g.crew)):
            if seat != me:
                g.owed = max(g.owed, g.crew[seat].their_kraken_demands())
        tell(g, DEMANDS, me, card, g.owed)
