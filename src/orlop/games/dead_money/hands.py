"""What happens to cards of which nobody chooses any: the deck's, the top of the pile, whole hands."""

from __future__ import annotations

from mypy_extensions import i64

from orlop.games.dead_money import events as happens
from orlop.games.dead_money.known import entered_openly, forget_hand, hand_as_given, hand_goes, line_of
from orlop.games.dead_money.state import DRAW, REFILL, State, hold, lay_on_pile, left_of, pile_into_deck, right_of
from orlop.table.cards import NONE, Bag, Seat, copies, in_bag, lowest_bit, nothing, pour, shl, size
from orlop.table.events import alone, tell
from orlop.table.steps import about, then, times

# -- off the piles ---------------------------------------------------------------------------


def draw_cards(g: State, seat: Seat, n: i64) -> None:
    """dm.draw; whoever else still draws with this instruction draws as many."""
    if size(g.deck) >= n * g.players:
        then(g, seat, times(DRAW, n))
    else:
        then(g, seat, about(REFILL, n))


def reshuffle(g: State) -> None:
    """dm.reshuffle: a card must come off the deck, and there is none."""
    tell(g, happens.RESHUFFLES, NONE, NONE, g.pile_size)
    pile_into_deck(g)


def take_top(g: State, me: Seat) -> None:
    g.pile_size -= 1
    card = g.pile[g.pile_size]
    hold(g, me, card)
    entered_openly(g, me, card)
    tell(g, happens.TAKES, me, card)


# -- whole hands -----------------------------------------------------------------------------


def discard_hand(g: State, seat: Seat) -> None:
    """dm.pile-order: a whole hand goes from low to high, which is the order of the kinds."""
    hand = g.hand[seat]
    g.hand[seat] = nothing()
    forget_hand(g, seat)
    word = hand[0]
    while word != 0:
        card = lowest_bit(word)
        word &= word - 1
        for _ in range(copies(hand, card)):
            lay_on_pile(g, card)
            tell(g, happens.DISCARDS_HAND, seat, card)


def pass_hand(g: State, giver: Seat, to: Seat) -> None:
    """dm.swap RULING: even an empty one."""
    if giver == to:
        return
    tell(g, happens.PASSES_HAND, giver, NONE, to)
    tell_each(g, happens.PASSED, giver, g.hand[giver], to)
    hand_goes(g, giver, to)
    g.hand[to] = pour(g.hand[to], g.hand[giver])
    g.hand[giver] = nothing()
    g.stuck &= ~shl(1, to)


def tell_each(g: State, kind: i64, owner: Seat, cards: Bag, other: Seat) -> None:
    """Card by card, to these two only."""
    if not g.listening:
        return
    for card in in_bag(cards):
        tell(g, kind, owner, card, other, alone(owner) | alone(other))


def swap_hands(g: State, me: Seat, seat: Seat) -> None:
    """dm.swap: the two of them know both hands, the others what they knew of them before."""
    if me == seat:
        return
    tell(g, happens.SWAPS_HANDS, me, NONE, seat)
    tell_each(g, happens.PASSED, me, g.hand[me], seat)
    tell_each(g, happens.PASSED, seat, g.hand[seat], me)
    for onlooker in range(g.players + 1):
        mine = hand_as_given(g, me, seat, onlooker)
        theirs = hand_as_given(g, seat, me, onlooker)
        g.known[line_of(g, seat, onlooker)] = mine
        g.known[line_of(g, me, onlooker)] = theirs
    held = g.hand[me]
    g.hand[me] = g.hand[seat]
    g.hand[seat] = held
    g.stuck &= ~(shl(1, me) | shl(1, seat))


def neighbour(g: State, seat: Seat, to_the_right: i64) -> Seat:
    return right_of(g, seat) if to_the_right else left_of(g, seat)


def hands_round(g: State, me: Seat, members: i64, to_the_right: i64) -> None:
    """dm.together: each member's whole hand to the neighbour, who adds it to what is left there."""
    old = g.copy()
    for seat in range(g.players):
        if (members >> seat) & 1 != 0:
            g.hand[seat] = nothing()
            forget_hand(g, seat)
    seat = me
    for _ in range(g.players):
        if (members >> seat) & 1 != 0:
            to = neighbour(g, seat, to_the_right)
            g.hand[to] = pour(g.hand[to], old.hand[seat])
            for onlooker in range(g.players + 1):
                line = line_of(g, to, onlooker)
                g.known[line] = pour(g.known[line], hand_as_given(old, seat, to, onlooker))
            g.stuck &= ~shl(1, to)
            tell(g, happens.PASSES_HAND, seat, NONE, to)
            tell_each(g, happens.PASSED, seat, old.hand[seat], to)
        seat = left_of(g, seat)
