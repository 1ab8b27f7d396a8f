"""Aim cards in hands and decks: drawn, shown, discarded, lost, and named one after another."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from orlop.games.broadsides.choices import DONE, WILD
from orlop.games.broadsides.events import DECK_SHUFFLED, DISCARDS, DRAWS, LOSES_CARD
from orlop.games.broadsides.state import DRAW, LOSE_CARD, Side, State
from orlop.table.cards import (
    Bag,
    Card,
    Cards,
    Seat,
    bits,
    copies,
    has,
    in_bag,
    nothing,
    nth_bit,
    pour,
    pull,
    put,
    shl,
    size,
    some,
)
from orlop.table.events import alone, tell
from orlop.table.steps import FromBag, about, then, times

NUMBERED: Final[i64] = (1 << 40) - 1  # the cards that are no Wilds
ALL_SUITS: Final[i64] = 0x40100401  # the 1 of each suit


def number_of(card: Card) -> i64:
    """bs.aim-deck: from 0 on."""
    return card % 10


def numbers(cards: Bag) -> i64:
    """Which numbers are there, Wilds aside."""
    s = cards[0]
    return (s | (s >> 10) | (s >> 20) | (s >> 30)) & 1023


def of_suit(cards: Bag, suit: i64) -> i64:
    return (cards[0] >> (10 * suit)) & 1023


def with_number(cards: Bag, number: i64) -> i64:
    """The cards of that number, Wilds aside."""
    return cards[0] & shl(ALL_SUITS, number)


def wilds(cards: Bag) -> i64:
    return copies(cards, WILD)


def hand_size(g: State, seat: Seat) -> i64:
    return size(g.side(seat).hand)


def spendable(g: State, me: Seat) -> i64:
    """bs.keep-one RULING: without an Aim in this turn one card stays in hand."""
    return size(g.side(me).hand) - 1 + g.aimed_this_turn


# -- drawing ------------------------------------------------------------------------


def may_draw(side: Side) -> bool:
    return some(side.deck) or some(side.discards)


def draw(g: State, me: Seat, n: i64) -> None:
    """bs.reshuffle RULING: the discards become the deck when a card is needed; with none either no card is drawn."""
    if n <= 0 or not may_draw(g.side(me)):
        return
    deck_anew(g, me)
    then(g, me, about(DRAW, n))


def deck_anew(g: State, me: Seat) -> None:
    """bs.reshuffle: if the deck is empty.

    bs.known: what lies nowhere else is then in the hand, as all can reckon out.
    """
    side = g.side(me)
    if not some(side.deck):
        side.known = side.hand
        side.spied = side.hand
        side.deck = side.discards
        side.discards = nothing()
        tell(g, DECK_SHUFFLED, me)


class Draw(FromBag[State]):
    """bs.hold, bs.draw-two, bs.first: a card from one's deck into the hand."""

    name: ClassVar[str] = "draw"
    verb: ClassVar[str] = "draw"
    clause: ClassVar[str] = "bs.aim-deck"

    def options(self, g: State, me: Seat, left: i64) -> Cards:
        return g.side(me).deck

    def chosen(self, g: State, me: Seat, left: i64, card: Card) -> None:
        side = g.side(me)
        side.deck = pull(side.deck, card)
        side.hand = put(side.hand, card)
        tell(g, DRAWS, me, card, to=alone(me))
        draw(g, me, left - 1)


# -- leaving the hand -----------------------------------------------------------------


def leaves_hand(side: Side, card: Card) -> None:
    """bs.known RULING: of two Wilds of which one is known, it may be the known one that goes."""
    side.hand = pull(side.hand, card)
    if has(side.known, card):
        side.known = pull(side.known, card)
    if has(side.spied, card):
        side.spied = pull(side.spied, card)


def discard(g: State, me: Seat, card: Card) -> None:
    """bs.discards-open: what is named lies open at once."""
    side = g.side(me)
    leaves_hand(side, card)
    side.discards = put(side.discards, card)
    tell(g, DISCARDS, me, card)


def lose_cards(g: State, me: Seat, n: i64) -> None:
    """bs.sheer-off, bs.early RULING: at random from hand; bs.sheer-off-none RULING: with too few cards, all."""
    side = g.side(me)
    if n >= size(side.hand):
        lose_hand(g, me)
    else:
        then(g, me, times(LOSE_CARD, n))


def lose_hand(g: State, me: Seat) -> None:
    side = g.side(me)
    if g.listening:
        for card in in_bag(side.hand):
            tell(g, LOSES_CARD, me, card)
    side.discards = pour(side.discards, side.hand)
    side.hand = nothing()
    side.known = nothing()
    side.spied = nothing()


class LoseCard(FromBag[State]):
    """bs.sheer-off, bs.early: a card drawn blindly from the hand."""

    name: ClassVar[str] = "lose-card"
    verb: ClassVar[str] = "lose"
    clause: ClassVar[str] = "bs.sheer-off"

    def options(self, g: State, me: Seat, about: i64) -> Cards:
        return g.side(me).hand

    def chosen(self, g: State, me: Seat, about: i64, card: Card) -> None:
        side = g.side(me)
        leaves_hand(side, card)
        side.discards = put(side.discards, card)
        tell(g, LOSES_CARD, me, card)


# -- naming cards in ascending order, so that every set of them has one sequence --------------


def ascending(hand: Bag, last: Card, n: i64) -> Cards:
    """The cards from the last one named on of which n can be named in that order."""
    s = hand[0] & -shl(1, last)
    if n == 1:
        return s, 0
    most = bits(s) + ((hand[1] >> WILD) & 1) - n  # so many may be passed over
    if most < 0:
        return nothing()
    at = nth_bit(s, most)
    return s & (shl(2, at) - 1), 0


def or_done(s: Cards, may: bool) -> Cards:
    if may:
        return s[0] | shl(1, DONE), s[1]
    return s
