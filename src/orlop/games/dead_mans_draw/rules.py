"""The turn: drawing, busting, collecting, and the end."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from orlop.games.dead_mans_draw.components import CHEST, COLLECT, DRAW_ON, KEY, MERMAID, SEATS, VERBS, suit_of, whole
from orlop.games.dead_mans_draw.events import (
    BANKS,
    BANKS_KRAKEN,
    BANKS_MERMAID,
    BONUS_CARD,
    BUSTS,
    COLLECTS,
    DRAWS,
    GETS,
    GETS_BUSTED,
    LAST_TURN,
    LOOTS,
    LOSES,
    LOSES_BUSTED,
    PLUNDERS,
    SAVES,
    WINS_AT_ONCE,
)
from orlop.games.dead_mans_draw.state import (
    AGAIN,
    BONUS,
    BONUS_DONE,
    END,
    LOOT,
    NEXT_CARD,
    PLUNDER,
    UNKNOWN,
    State,
    bank_one,
    close_up,
    known_card,
    left_of,
    one_known_less,
    take_from_bank,
    wins_at_once,
)
from orlop.table.cards import (
    NONE,
    Card,
    Cards,
    Seat,
    add,
    below,
    both,
    count,
    in_bag,
    lay,
    meet,
    minus,
    nothing,
    only,
    pour,
    pull,
    put,
    size,
    some,
)
from orlop.table.events import tell
from orlop.table.steps import Ask, Do, FromBag, about, then, times, unwind


def take_turn(g: State, me: Seat) -> None:
    """dmd.must-draw: at least one card is drawn."""
    g.turn = me
    then(g, me, NEXT_CARD, AGAIN, END)


class NextCard(FromBag[State]):
    """dmd.must-draw: the next card of the draw pile comes into the play area."""

    name: ClassVar[str] = "next-card"
    verb: ClassVar[str] = "draw"
    clause: ClassVar[str] = "dmd.must-draw"

    def options(self, g: State, me: Seat, _: i64) -> Cards:
        return g.pile if g.top == UNKNOWN else only(known_card(g.top, 0))

    def chosen(self, g: State, me: Seat, _: i64, card: Card) -> None:
        g.pile = pull(g.pile, card)
        if g.top != UNKNOWN:
            g.top >>= 7
            g.knows = one_known_less(g.knows)
        tell(g, DRAWS, me, card)
        if not some(g.pile):
            tell(g, LAST_TURN, me)
        place(g, me, card, True, False)


def place(g: State, me: Seat, card: Card, drawn: bool, safe: bool) -> None:
    """dmd.place: laid at the right end of the row, it acts, unless it is banked at once or busts.

    dmd.finish RULING: what it asks comes before all that is pending, and nothing pending is dropped but by a bust or
    the end.  dmd.banked-instead RULING: for a card banked at once no other is placed.
    """
    suit = suit_of(card)
    if g.crew[me].banks_at_once(suit, drawn):
        bank_one(g, me, card)
        tell(g, BANKS_MERMAID if suit == MERMAID else BANKS_KRAKEN, me, card)
        wins(g, me)
    elif g.in_play[0] & g.book.busts_with[card] != 0:
        bust(g, me, card)
    else:
        g.in_play = add(g.in_play, card)
        g.play = lay(g.play, card)
        if g.owed > 0:
            g.owed -= 1
        if sheltered(g) or safe:
            g.safe = add(g.safe, card)
        g.book.suits[suit].acts(g, me, card)


def sheltered(g: State) -> bool:
    """dmd.safe-harbor, dmd.strange-several RULING: every such Anchor counts its own next two cards."""
    if not some(g.harbor):
        return False
    g.harbor = g.harbor[1], 0
    return True


class Again(Ask[State]):
    """dmd.again: draw again or, if no Kraken demands more, collect."""

    name: ClassVar[str] = "again"
    clause: ClassVar[str] = "dmd.again"
    forbids: ClassVar[tuple[str, ...]] = ("dmd.end", "dmd.kraken")

    def __init__(self) -> None:
        super().__init__(VERBS)

    def options(self, g: State, me: Seat, _: i64) -> Cards:
        """dmd.end RULING: with the draw pile empty what a Kraken demands lapses."""
        if not some(g.pile):
            return only(COLLECT - VERBS)
        return only(DRAW_ON - VERBS) if g.owed > 0 else below(2)

    def chosen(self, g: State, me: Seat, _: i64, choice: i64) -> None:
        if choice == DRAW_ON:
            then(g, me, NEXT_CARD, AGAIN)
        else:
            tell(g, COLLECTS, me)
            collect(g, me, g.in_play, BANKS)

    def tempting(self, g: State, me: Seat, _: i64) -> Cards:
        return below(2)

    def why(self, g: State, me: Seat, _: i64, choice: i64) -> str:
        if choice == DRAW_ON:
            return "dmd.end"
        return "dmd.kraken" if choice == COLLECT else self.clause


def collect(g: State, me: Seat, cards: Cards, kind: i64) -> None:
    """dmd.collect, dmd.key-chest, dmd.key-chest-once RULING: into the bank; Key and Chest together bring a bonus."""
    tell_each(g, kind, me, cards)
    g.bank[me] = pour(g.bank[me], cards)
    g.in_play = minus(g.in_play, cards)
    g.safe = nothing()
    g.harbor = nothing()
    close_up(g)
    if wins(g, me):
        return
    if meet(cards, whole(KEY)) and meet(cards, whole(CHEST)):
        n = g.crew[me].bonus(size(cards))
        then(g, me, about(PLUNDER, n) if g.crew[me].plunders() else times(BONUS, n), BONUS_DONE)


class Bonus(FromBag[State]):
    """dmd.key-chest: a random card of the discard pile, straight to the bank."""

    name: ClassVar[str] = "bonus"
    verb: ClassVar[str] = "bonus"
    clause: ClassVar[str] = "dmd.key-chest"

    def options(self, g: State, me: Seat, _: i64) -> Cards:
        return g.discard

    def chosen(self, g: State, me: Seat, _: i64, card: Card) -> None:
        g.discard = pull(g.discard, card)
        bank_one(g, me, card)
        tell(g, BONUS_CARD, me, card)


class Plunder(Ask[State]):
    """dmd.plunderer RULING: one opponent who has cards; if none has, there is no bonus."""

    name: ClassVar[str] = "plunder"
    verb: ClassVar[str] = "plunder"
    clause: ClassVar[str] = "dmd.plunderer"

    def __init__(self) -> None:
        super().__init__(SEATS)

    def options(self, g: State, me: Seat, n: i64) -> Cards:
        victims = nothing()
        for seat in range(len(g.crew)):
            if seat != me and some(g.bank[seat]):
                victims = add(victims, seat)
        return victims

    def chosen(self, g: State, me: Seat, n: i64, choice: i64) -> None:
        tell(g, PLUNDERS, me, NONE, choice - SEATS)
        then(g, me, about(times(LOOT, n), choice - SEATS))

    def tempting(self, g: State, me: Seat, n: i64) -> Cards:
        return minus(below(len(g.crew)), only(me))


class Loot(FromBag[State]):
    """dmd.plunderer: a random card of the whole bank; if that is short, all of it."""

    name: ClassVar[str] = "loot"
    verb: ClassVar[str] = "loot"
    clause: ClassVar[str] = "dmd.plunderer"

    def options(self, g: State, me: Seat, victim: i64) -> Cards:
        return g.bank[victim]

    def chosen(self, g: State, me: Seat, victim: i64, card: Card) -> None:
        take_from_bank(g, victim, card)
        bank_one(g, me, card)
        tell(g, LOOTS, me, card, victim)


class BonusDone(Do[State]):
    """dmd.sudden-check RULING: a bonus is one step, however many cards it has."""

    name: ClassVar[str] = "bonus-done"

    def run(self, g: State, me: Seat, _: i64) -> None:
        wins(g, me)


def wins(g: State, seat: Seat) -> bool:
    """dmd.sudden-death: the game stops here."""
    if wins_at_once(g, seat):
        tell(g, WINS_AT_ONCE, seat)
        return True
    return False


# -- bust and end ---------------------------------------------------------------------------


def bust(g: State, me: Seat, card: Card) -> None:
    """dmd.bust, dmd.bust-order RULING: the safe cards are banked, with their bonus; the rest stays for End to lose.

    dmd.key-chest-saved RULING: what is saved is collected, too.
    """
    tell(g, BUSTS, me, card)
    unwind(g, END)
    g.busted = card
    saved = both(g.in_play, g.safe)
    if some(saved):
        collect(g, me, saved, SAVES)


class End(Do[State]):
    """dmd.end: the left neighbour's turn, unless the draw pile has run out."""

    name: ClassVar[str] = "end"

    def run(self, g: State, me: Seat, _: i64) -> None:
        if g.busted != NONE and lost(g, me):
            return
        g.safe = nothing()
        g.harbor = nothing()
        g.owed = 0
        if some(g.pile):
            take_turn(g, left_of(g, me))


def lost(g: State, me: Seat) -> bool:
    """dmd.bust-order RULING: to a Davy Jones, or else as Thieves' Island says, or else to the discard pile.

    Whether that ends the game.
    """
    cards, busted = g.in_play, g.busted
    heir = who_gets_lost_cards(g, me)
    g.in_play = nothing()
    close_up(g)
    g.busted = NONE
    if heir == NONE:
        tell_each(g, LOSES, me, cards)
        tell(g, LOSES_BUSTED, me, busted)
        g.discard = put(pour(g.discard, cards), busted)
        return False
    tell_each(g, GETS, heir, cards, me)
    tell(g, GETS_BUSTED, heir, busted, me)
    g.bank[heir] = put(pour(g.bank[heir], cards), busted)
    return wins(g, heir)


def who_gets_lost_cards(g: State, me: Seat) -> Seat:
    """dmd.davy-jones, dmd.party-twins RULING, dmd.thieves-island: of two Davy Joneses the first to the left."""
    if g.victim != 0:
        seat = left_of(g, me)
        while seat != me:
            if count(g.victim, seat) == me + 1:
                return seat
            seat = left_of(g, seat)
    return left_of(g, me) if g.book.variant.takes_lost_cards() else NONE


def tell_each(g: State, kind: i64, who: Seat, cards: Cards, other: i64 = NONE) -> None:
    if g.listening:
        for card in in_bag(cards):
            tell(g, kind, who, card, other)
