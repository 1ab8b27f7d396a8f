"""Repair! Men move along the ropes, and mend what they come to."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from orlop.games.broadsides.choices import CAPTAIN, DONE, MATE, ZONES
from orlop.games.broadsides.events import MENDS, MOVES
from orlop.games.broadsides.facts import CANISTER, NUMBER_OF_ZONES, as_options, at_zone, for_zone
from orlop.games.broadsides.hands import ascending, discard, or_done, spendable
from orlop.games.broadsides.reputations import reputation
from orlop.games.broadsides.ship import man_came, man_left, men, room
from orlop.games.broadsides.state import REPAIR_CARD, REPAIR_MAN, REPAIR_TO, Side, State
from orlop.table.cards import Card, Cards, Seat, shl
from orlop.table.events import tell
from orlop.table.steps import Ask, about, then

MOST_CARDS: Final[i64] = 3

# -- who may go where -------------------------------------------------------------------


def ways_for_crewman(g: State, side: Side, deck: i64, free: i64, spared: bool) -> i64:
    """bs.repair: an empty space of an adjacent Deck, or a zone with something missing.

    bs.last-man: the last man of a Deck stays; bs.rep-shipwright: unless he mends and so does not leave.
    """
    if at_zone(side.markers, deck) == 0:
        return 0
    ways = g.facts.ropes[deck] & free
    if men(side, deck) > 1:
        return ways
    if spared:
        return ways & ~g.facts.of_kind[CANISTER]
    return 0


def ways_for_officer(g: State, side: Side, deck: i64, free: i64) -> i64:
    """bs.officers-move: only to other Decks."""
    if deck < 0 or men(side, deck) <= 1:
        return 0
    return g.facts.ropes[deck] & free & g.facts.of_kind[CANISTER]


def who_may_move(g: State, me: Seat, spared: bool) -> Cards:
    """The Decks that a Crewman may leave, and the officers who may move; as options from 0 on."""
    side = g.side(me)
    free = room(g.facts, side)
    if free == 0:
        return 0, 0
    decks = g.facts.of_kind[CANISTER]
    out: i64 = 0
    for deck in range(NUMBER_OF_ZONES):
        if at_zone(decks, deck) and ways_for_crewman(g, side, deck, free, spared) != 0:
            out |= shl(1, ZONES - 60 + deck)
    if ways_for_officer(g, side, side.captain, free) != 0:
        out |= shl(1, CAPTAIN - 60)
    if ways_for_officer(g, side, side.mate, free) != 0:
        out |= shl(1, MATE - 60)
    return 0, out


def spares(g: State, me: Seat) -> bool:
    return reputation(g, me).spares_the_first_mender()


def may_repair(g: State, me: Seat) -> bool:
    """bs.repair-moves RULING: at least the first move must be possible."""
    return spendable(g, me) >= 1 and who_may_move(g, me, spares(g, me))[1] != 0


# -- the cards, and the moves ---------------------------------------------------------------


class RepairCard(Ask[State]):
    """bs.repair, bs.repair-moves RULING: one to three cards, discarded first.  about: the last one, and 64 * how many."""

    name: ClassVar[str] = "repair-card"
    verb: ClassVar[str] = "pay"
    clause: ClassVar[str] = "bs.repair"

    def options(self, g: State, me: Seat, about: i64) -> Cards:
        return or_done(ascending(g.side(me).hand, about & 63, 1), about >= 64)

    def chosen(self, g: State, me: Seat, what: i64, card: Card) -> None:
        paid = what >> 6
        if card == DONE:
            first_move(g, me, paid)
            return
        discard(g, me, card)
        paid += 1
        if paid < MOST_CARDS and spendable(g, me) > 0:
            then(g, me, about(REPAIR_CARD, card + 64 * paid))
        else:
            first_move(g, me, paid)


# what a move is about: 1, if one has been made; 2, if the first mender is (still) spared; 4 * the moves left
MADE: Final[i64] = 1
SPARED: Final[i64] = 2


def first_move(g: State, me: Seat, moves: i64) -> None:
    then(g, me, about(REPAIR_MAN, 4 * moves + (SPARED if spares(g, me) else 0)))


class RepairMan(Ask[State]):
    """bs.repair-moves RULING: one move after another, the same man again if wished; after the first the rest may be left."""

    name: ClassVar[str] = "repair-man"
    verb: ClassVar[str] = "move"
    clause: ClassVar[str] = "bs.repair"
    forbids: ClassVar[tuple[str, ...]] = ("bs.last-man", "bs.officers-move")

    def options(self, g: State, me: Seat, about: i64) -> Cards:
        who = who_may_move(g, me, about & SPARED != 0)
        if who[1] == 0:
            return who
        return or_done(who, about & MADE != 0)

    def chosen(self, g: State, me: Seat, what: i64, choice: i64) -> None:
        if choice != DONE:
            then(g, me, about(REPAIR_TO, what + 256 * choice))

    def tempting(self, g: State, me: Seat, about: i64) -> Cards:
        side = g.side(me)
        decks = as_options(g.facts.of_kind[CANISTER])
        out: i64 = decks << (ZONES - 60)
        if side.captain >= 0:
            out |= shl(1, CAPTAIN - 60)
        if side.mate >= 0:
            out |= shl(1, MATE - 60)
        return 0, out

    def why(self, g: State, me: Seat, about: i64, choice: i64) -> str:
        """The last man stays; an officer finds no room on an adjacent Deck."""
        side = g.side(me)
        deck = choice - ZONES
        if choice == CAPTAIN or choice == MATE:
            deck = side.captain if choice == CAPTAIN else side.mate
            if deck < 0:
                return self.clause
            return "bs.last-man" if men(side, deck) == 1 else "bs.officers-move"
        if 0 <= deck < NUMBER_OF_ZONES and at_zone(side.markers, deck) == 1 and men(side, deck) == 1:
            return "bs.last-man"
        return self.clause


class RepairTo(Ask[State]):
    """bs.repair: along a rope.  about: as before, and 256 * who moves."""

    name: ClassVar[str] = "repair-to"
    verb: ClassVar[str] = "to"
    clause: ClassVar[str] = "bs.repair"

    def __init__(self) -> None:
        super().__init__(ZONES)
        self.obvious = True

    def options(self, g: State, me: Seat, about: i64) -> Cards:
        side = g.side(me)
        free = room(g.facts, side)
        who = about >> 8
        if who == CAPTAIN:
            return as_options(ways_for_officer(g, side, side.captain, free)), 0
        if who == MATE:
            return as_options(ways_for_officer(g, side, side.mate, free)), 0
        return as_options(ways_for_crewman(g, side, who - ZONES, free, about & SPARED != 0)), 0

    def chosen(self, g: State, me: Seat, what: i64, choice: i64) -> None:
        who = what >> 8
        zone = choice - ZONES
        flags = what & SPARED
        moves = (what & 255) >> 2
        if g.facts.of_kind[CANISTER] & for_zone(1, zone) == 0:
            flags = 0
        if moves > 1:
            then(g, me, about(REPAIR_MAN, 4 * (moves - 1) + MADE + flags))
        if g.facts.of_kind[CANISTER] & for_zone(1, zone):
            move(g, me, who, zone)
        else:
            mend(g, me, who - ZONES, zone, what & SPARED != 0)


def move(g: State, me: Seat, who: i64, deck: i64) -> None:
    """bs.repair: to an empty space of an adjacent Deck."""
    side = g.side(me)
    left = who - ZONES
    if who == CAPTAIN:
        left = side.captain
        side.captain = deck
    elif who == MATE:
        left = side.mate
        side.mate = deck
    else:
        side.markers += for_zone(1, deck) - for_zone(1, left)
    tell(g, MOVES, me, who, ZONES + deck)
    man_came(g, me, deck)
    man_left(g, me, left)


def mend(g: State, me: Seat, deck: i64, zone: i64, spared: bool) -> None:
    """bs.repair: the Crewman is discarded and one sail or plank returns; bs.rep-shipwright: the first one stays."""
    side = g.side(me)
    side.markers += for_zone(1, zone)
    tell(g, MENDS, me, ZONES + deck, ZONES + zone)
    if not spared:
        side.markers -= for_zone(1, deck)
        man_left(g, me, deck)
