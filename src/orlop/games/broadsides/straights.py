"""Straights: Sheer Off with them, and Evade."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from orlop.games.broadsides.choices import DONE, NUMBERS, SUITS, WILD
from orlop.games.broadsides.events import COVERS, EVADES
from orlop.games.broadsides.hands import discard, hand_size, lose_cards, numbers, or_done, spendable, wilds, with_number
from orlop.games.broadsides.reputations import reputation
from orlop.games.broadsides.ship import rigging_penalty
from orlop.games.broadsides.state import COVER_NUMBERS, STRAIGHT_CARD, STRAIGHT_START, State, foe_of
from orlop.table.cards import NONE, Bag, Card, Cards, Seat, has, shl
from orlop.table.events import tell
from orlop.table.steps import Ask, Do, about, then

# what a straight is for
SHEERING: Final[i64] = 0
EVADING: Final[i64] = 1
HARD: Final[i64] = 2  # an Evade under Hard to Port

ALL_NUMBERS: Final[i64] = 1023


def after(number: i64) -> i64:
    """bs.straight: 1 follows 10."""
    return 0 if number == 9 else number + 1


def before_each(s: i64) -> i64:
    """The numbers that come just before one of these."""
    return (s >> 1) | ((s & 1) << 9)


def starts(hand: Bag, open_: i64) -> i64:
    """Where a straight of two open numbers may begin; bs.wild, bs.wild-covers RULING: a Wild stands for an open one."""
    have = numbers(hand) & open_
    w = wilds(hand)
    if w == 0:
        return have & before_each(have)
    if w == 1:
        return (have & before_each(open_)) | (open_ & before_each(have))
    return open_ & before_each(open_)


def longest(start: i64) -> i64:
    """bs.straight RULING: no number twice.  One of all ten numbers starts at 1, so that it has one sequence."""
    return 10 if start == 0 else 9


def reaches(hand: Bag, number: i64, already: i64, most: i64, wanted: i64) -> bool:
    """Whether from that number on, with so many cards laid already, two or more can be laid, a wanted one among them."""
    have = numbers(hand)
    w = wilds(hand)
    laid = already
    done = wanted == 0
    while laid < 2 or not done:
        if laid >= most:
            return False
        if (have >> number) & 1 == 0:
            w -= 1
            if w < 0:
                return False
        if (wanted >> number) & 1:
            done = True
        laid += 1
        number = after(number)
    return True


def hard_starts(g: State, me: Seat) -> i64:
    """bs.trick-hard-to-port: an Evade with at least one covered number in it."""
    side = g.side(me)
    out: i64 = 0
    if side.evaded == 0:
        return 0
    for number in range(10):
        if reaches(side.hand, number, 0, longest(number), side.evaded):
            out |= shl(1, number)
    return out


def open_numbers(g: State, me: Seat, use: i64) -> i64:
    """bs.covered: what lies open on the track, and under Hard to Port all."""
    if use == SHEERING:
        return ALL_NUMBERS & ~g.side(me).sheered
    if use == EVADING:
        return ALL_NUMBERS & ~g.side(me).evaded
    return ALL_NUMBERS


def still_wanted(g: State, me: Seat, use: i64) -> i64:
    """Under Hard to Port: the covered numbers, as long as none of them has been laid."""
    if use != HARD:
        return 0
    covered = g.side(me).evaded
    if covered & laid_numbers(g.start, g.laid):
        return 0
    return covered


def laid_numbers(start: i64, n: i64) -> i64:
    once = (shl(1, n) - 1) << start
    return (once | (once >> 10)) & ALL_NUMBERS


def lay_straight(g: State, me: Seat, use: i64) -> None:
    then(g, me, about(STRAIGHT_START, use))


class StraightStart(Ask[State]):
    """bs.sheer-off, bs.evade: the number of the first card."""

    name: ClassVar[str] = "straight-start"
    verb: ClassVar[str] = "from"
    clause: ClassVar[str] = "bs.straight"
    forbids: ClassVar[tuple[str, ...]] = ("bs.covered",)

    def __init__(self) -> None:
        super().__init__(NUMBERS)

    def options(self, g: State, me: Seat, use: i64) -> Cards:
        if use == HARD:
            return hard_starts(g, me), 0
        return starts(g.side(me).hand, open_numbers(g, me, use)), 0

    def chosen(self, g: State, me: Seat, use: i64, choice: i64) -> None:
        g.start = choice - NUMBERS
        g.laid = 0
        g.flush = 15
        then(g, me, about(STRAIGHT_CARD, use))

    def tempting(self, g: State, me: Seat, use: i64) -> Cards:
        return numbers(g.side(me).hand), 0

    def why(self, g: State, me: Seat, use: i64, choice: i64) -> str:
        open_ = open_numbers(g, me, use)
        if 0 <= choice - NUMBERS < 10 and (open_ >> (choice - NUMBERS)) & 1 == 0:
            return "bs.covered"
        return self.clause


class StraightCard(Ask[State]):
    """bs.straight: the card of the next number, or a Wild that stands for it; from two on it may end."""

    name: ClassVar[str] = "straight-card"
    verb: ClassVar[str] = "lay"
    clause: ClassVar[str] = "bs.straight"

    def options(self, g: State, me: Seat, use: i64) -> Cards:
        hand = g.side(me).hand
        number = (g.start + g.laid) % 10
        out = with_number(hand, number)
        wanted = still_wanted(g, me, use)
        if has(hand, WILD) and reaches(one_wild_fewer(hand), after(number), g.laid + 1, longest(g.start), less(wanted, number)):
            out |= shl(1, WILD)
        return or_done((out, 0), g.laid >= 2 and wanted == 0)

    def chosen(self, g: State, me: Seat, use: i64, card: Card) -> None:
        if card == DONE:
            end_straight(g, me, use)
            return
        discard(g, me, card)
        g.laid += 1
        if card != WILD:
            g.flush &= shl(1, card // 10)
        if goes_on(g, me, use):
            then(g, me, about(STRAIGHT_CARD, use))
        else:
            end_straight(g, me, use)

    def tempting(self, g: State, me: Seat, use: i64) -> Cards:
        return g.side(me).hand[0], 0


def one_wild_fewer(hand: Bag) -> Bag:
    if has(hand, WILD + 60):
        return hand[0], hand[1] & ~shl(1, WILD)
    return hand[0] & ~shl(1, WILD), hand[1]


def less(wanted: i64, number: i64) -> i64:
    """What is still wanted after that number: nothing, if it was one of these."""
    return 0 if (wanted >> number) & 1 else wanted


def goes_on(g: State, me: Seat, use: i64) -> bool:
    """It ends by itself at a covered number, at ten, and when no card may be spent any more."""
    left = spendable(g, me) if use == SHEERING else hand_size(g, me)
    return g.laid < longest(g.start) and left > 0 and (open_numbers(g, me, use) >> ((g.start + g.laid) % 10)) & 1 != 0


def end_straight(g: State, me: Seat, use: i64) -> None:
    if use == SHEERING:
        sheer_off(g, me)
    else:
        evade(g, me)
    g.start = NONE
    g.laid = 0
    g.flush = 0


def that_count(g: State, me: Seat) -> i64:
    """bs.rigging-penalty RULING: never less than none."""
    n = g.laid - rigging_penalty(g, me)
    return n if n > 0 else 0


def sheer_off(g: State, me: Seat) -> None:
    """bs.sheer-off, bs.sheer-off-none RULING: one more than count, but nothing if none counts; then cover."""
    n = that_count(g, me)
    then(g, me, about(COVER_NUMBERS, laid_numbers(g.start, g.laid)))
    if n > 0:
        lose_cards(g, foe_of(me), n + 1 + reputation(g, me).more_cards_lost())


class CoverNumbers(Do[State]):
    """bs.sheer-off, bs.covered RULING: all that was played, however many cards counted."""

    name: ClassVar[str] = "cover-numbers"

    def run(self, g: State, me: Seat, laid: i64) -> None:
        g.side(me).sheered |= laid
        tell_covered(g, me, laid)


def evade(g: State, me: Seat) -> None:
    """bs.evade: a straight flush takes off a point for each card that counts, another straight one for two."""
    side = g.side(me)
    n = that_count(g, me)
    points = n if g.flush != 0 else reputation(g, me).points_of_mixed_suits(n)
    g.damage -= points
    tell(g, EVADES, me, NONE, points)
    laid = laid_numbers(g.start, g.laid)
    side.evaded |= laid
    tell_covered(g, me, laid)


def tell_covered(g: State, me: Seat, laid: i64) -> None:
    if g.listening:
        for number in range(10):
            if (laid >> number) & 1:
                tell(g, COVERS, me, NUMBERS + number)


def cover_suit(g: State, me: Seat, suit: i64) -> None:
    """bs.broadside, bs.covered."""
    g.side(me).broadsided |= shl(1, suit)
    tell(g, COVERS, me, SUITS + suit)


