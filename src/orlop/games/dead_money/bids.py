"""Showdowns: everybody bids once for a Brain that was dropped."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from orlop.games.dead_money import events as happens
from orlop.games.dead_money.hands import draw_cards
from orlop.games.dead_money.known import left_openly
from orlop.games.dead_money.poker import Worth, beats, greatest, no_worth, type_of, worth
from orlop.games.dead_money.state import (
    ALL_JOBS,
    BID,
    DONE,
    DONE_BIT,
    PASS,
    PASS_BIT,
    SETTLE,
    SHOWDOWNS,
    State,
    first_in,
    lay_on_pile,
    left_of,
    right_of,
    waiting_in,
    without_first,
)
from orlop.table.cards import (
    NONE,
    Bag,
    Cards,
    Seat,
    bits,
    copies,
    lowest_bit,
    nothing,
    pour,
    pull,
    put,
    scoop,
    shl,
)
from orlop.table.events import alone, tell
from orlop.table.steps import Ask, Do, then


class Showdowns(Do[State]):
    """dm.drop-several: one for each dropped Brain, in the order dropped."""

    name: ClassVar[str] = "showdowns"

    def run(self, g: State, me: Seat, about: i64) -> None:
        showdown(g, me)


def showdown(g: State, me: Seat) -> None:
    """dm.showdown: from the left of whoever dropped it round to the dropper."""
    if waiting_in(g.dropped) == 0:
        return
    dropper = first_in(g.droppers)
    g.ahead = NONE
    tell(g, happens.SHOWDOWN_FOR, dropper, first_in(g.dropped))
    then(g, me, SETTLE, SHOWDOWNS)
    seat = dropper
    for _ in range(g.players):
        then(g, seat, BID)
        seat = right_of(g, seat)


# -- a bid ----------------------------------------------------------------------------------


def highest_bid(g: State) -> Worth:
    return no_worth() if g.ahead == NONE else worth(g.bid[g.ahead])


class Bid(Ask[State]):
    """dm.bid: pass, or one to five cards better than the highest bid, named from high to low."""

    name: ClassVar[str] = "bid"
    verb: ClassVar[str] = "bid"
    clause: ClassVar[str] = "dm.bid"
    forbids: ClassVar[tuple[str, ...]] = ("dm.bid-equal",)

    def options(self, g: State, me: Seat, about: i64) -> Cards:
        best = highest_bid(g)
        rest = scoop(g.hand[me], g.naming)
        if g.naming[0] == 0:
            return may_name(nothing(), (rest[0] & ALL_JOBS, rest[1] & ALL_JOBS), best), PASS_BIT
        low = lowest_bit(g.naming[0])
        up_to = shl(2, low) - 1
        cards: i64 = 0
        if bits(g.naming[0]) + bits(g.naming[1]) < 5:
            cards = may_name(g.naming, (rest[0] & up_to, rest[1] & up_to), best)
        return cards, DONE_BIT if beats(worth(g.naming), best) else 0

    def chosen(self, g: State, me: Seat, about: i64, choice: i64) -> None:
        if choice < PASS:
            g.naming = put(g.naming, choice)
            tell(g, happens.NAMES, me, choice, NONE, alone(me))
            then(g, me, BID)
        elif choice == DONE:
            lay_bid(g, me)
        else:
            tell(g, happens.PASSES_BID, me)

    def tempting(self, g: State, me: Seat, about: i64) -> Cards:
        return g.hand[me][0], DONE_BIT if g.naming[0] != 0 else PASS_BIT

    def why(self, g: State, me: Seat, about: i64, choice: i64) -> str:
        """A card that leads to no better bid; a bid that is not better yet."""
        if choice == DONE and g.naming[0] != 0:
            return "dm.bid-equal"
        rest = scoop(g.hand[me], g.naming)
        named = bits(g.naming[0]) + bits(g.naming[1])
        if choice < PASS and (rest[0] & ALL_JOBS) >> choice & 1 and named < 5:
            if g.naming[0] == 0 or choice <= lowest_bit(g.naming[0]):
                return "dm.bid-equal"
        return self.clause


def may_name(named: Bag, rest: Bag, best: Worth) -> i64:
    """dm.bid: the cards with which some better bid can still be made, so that no bid is a dead end."""
    if best[0] < 0:
        return rest[0]
    least = type_of(best)
    out: i64 = 0
    word = rest[0]
    while word != 0:
        card = lowest_bit(word)
        one = word & -word
        word &= word - 1
        up_to = (one << 1) - 1
        lower = pull((rest[0] & up_to, rest[1] & up_to), card)
        if beats(greatest(put(named, card), lower, least), best):
            out |= one
    return out


def lay_bid(g: State, me: Seat) -> None:
    """dm.bid: the cards lie open and are out of the hand from that moment."""
    bid = g.naming
    g.naming = nothing()
    g.bid[me] = bid
    g.hand[me] = scoop(g.hand[me], bid)
    g.ahead = me
    word = bid[0]
    while word != 0:
        card = lowest_bit(word)
        word &= word - 1
        for _ in range(copies(bid, card)):
            left_openly(g, me, card)
            tell(g, happens.BIDS, me, card)


# -- settling it ----------------------------------------------------------------------------------


class Settle(Do[State]):
    """dm.bid-settled: the bids are discarded, the winner takes the Brain, then draws."""

    name: ClassVar[str] = "settle"

    def run(self, g: State, me: Seat, about: i64) -> None:
        brain = first_in(g.dropped)
        dropper = first_in(g.droppers)
        g.dropped = without_first(g.dropped)
        g.droppers = without_first(g.droppers)
        showdown_clears(g)
        if g.ahead == NONE:
            lay_on_pile(g, brain)  # dm.all-pass
            tell(g, happens.NOBODY_BIDS, dropper, brain)
            g.next_bidder = left_of(g, dropper)
            return
        coins = coins_on(g, g.bid[g.ahead])
        discard_bids(g)
        winner = g.ahead
        g.ahead = NONE
        g.brains.put(winner, brain)
        tell(g, happens.WINS_BRAIN, winner, brain, coins)
        g.next_bidder = winner
        if coins > 0:
            draw_cards(g, winner, coins)


def showdown_clears(g: State) -> None:
    """dm.showdown-clears, dm.drop-when: lost turns, a chosen next turn, another turn; and the turn is over."""
    g.lost = 0
    g.next_chosen = NONE
    g.again = 0
    g.hands_left = 0


def coins_on(g: State, bid: Bag) -> i64:
    """dm.bid-won: one card for each coin on the bid."""
    coins: i64 = 0
    word = bid[0]
    while word != 0:
        card = lowest_bit(word)
        word &= word - 1
        coins += g.jobs.coins[card] * copies(bid, card)
    return coins


def discard_bids(g: State) -> None:
    """dm.pile-order: all bids together, from low to high."""
    together = nothing()
    for seat in range(g.players):
        together = pour(together, g.bid[seat])
    word = together[0]
    while word != 0:
        card = lowest_bit(word)
        word &= word - 1
        for seat in range(g.players):
            for _ in range(copies(g.bid[seat], card)):
                lay_on_pile(g, card)
                tell(g, happens.BID_DISCARDED, seat, card)
    for seat in range(g.players):
        g.bid[seat] = nothing()
