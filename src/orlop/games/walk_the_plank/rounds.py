"""Finding a Captain, dealing a round, and its end."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from orlop.games.walk_the_plank.battles import lead
from orlop.games.walk_the_plank.events import (
    CAPTAIN,
    DEALT,
    DECK_TOO_SHORT,
    DRAWS,
    DRAWS_AGAIN,
    EATEN,
    OVERBOARD,
    RULES_THE_WAVES,
    TRUMP,
    TURNS_UP,
)
from orlop.games.walk_the_plank.state import (
    DEAL,
    DECK,
    DRAW,
    FIND_CAPTAIN,
    NAME_TRUMP,
    PLANK,
    SEA_MONSTER,
    SUITS,
    TURN_UP,
    FromDeck,
    State,
    laid,
    left_of,
    lifted,
    number_of,
    suit_of,
    together,
)
from orlop.table.cards import NONE, Card, Cards, Seat, add, below, count, has, nothing, nth, only, size, some
from orlop.table.events import alone, tell
from orlop.table.steps import Ask, Do, then, times

# -- a Captain ------------------------------------------------------------------


def draw_for_captain(g: State, seats: Cards) -> None:
    """wtp.first-captain, wtp.captain-tie: these seats draw; the highest card is Captain."""
    g.shuffled_back = 0
    draw_in_turn(g, seats)


def draw_in_turn(g: State, seats: Cards) -> None:
    """wtp.draw-tie RULING: a deck too short for all of them gets the drawn cards back, once in a draw.

    Drawn cards stay out, so a second time would go on for ever: then the first in seat order is Captain.
    """
    if size(g.deck) < size(seats):
        if g.shuffled_back == 1:
            new_round(g, nth(seats, 0))
            return
        g.deck = together(g.deck, g.drawn)
        g.drawn = nothing()
        g.shuffled_back = 1
        tell(g, DECK_TOO_SHORT, NONE)
    g.highest = 0
    g.tied = nothing()
    then(g, 0, FIND_CAPTAIN)
    for i in range(size(seats) - 1, -1, -1):
        then(g, nth(seats, i), DRAW)


class Draw(FromDeck):
    """wtp.first-captain: one card from the deck, face up."""

    name: ClassVar[str] = "draw"
    verb: ClassVar[str] = "draw"
    clause: ClassVar[str] = "wtp.first-captain"

    def chosen(self, g: State, me: Seat, about: i64, card: Card) -> None:
        g.deck = lifted(g.deck, card)
        g.drawn = laid(g.drawn, card)
        tell(g, DRAWS, me, card)
        rank = draw_rank(card)
        if rank > g.highest:
            g.highest = rank
            g.tied = only(me)
        elif rank == g.highest:
            g.tied = add(g.tied, me)


def draw_rank(card: Card) -> i64:
    """wtp.first-captain: the number, whatever the suit; Walk the Plank! 14, Sea Monster! 15."""
    if card == SEA_MONSTER:
        return 15
    if card == PLANK:
        return 14
    return number_of(card)


class FindCaptain(Do[State]):
    """wtp.draw-tie: those tied for the highest card draw again."""

    name: ClassVar[str] = "find-captain"

    def run(self, g: State, me: Seat, about: i64) -> None:
        if size(g.tied) > 1:
            tell(g, DRAWS_AGAIN, NONE)
            draw_in_turn(g, g.tied)
        else:
            new_round(g, nth(g.tied, 0))


# -- a round --------------------------------------------------------------------


def new_round(g: State, captain: Seat) -> None:
    """wtp.rounds, wtp.deal: the Captain gathers, shuffles and deals, from the left neighbour on."""
    tell(g, CAPTAIN, captain, NONE, g.size)
    gather(g)
    g.captain = captain
    g.won = 0
    g.void = 0
    g.tied = nothing()
    g.highest = 0
    g.shuffled_back = 0
    g.next_dealt = left_of(g, captain)
    n = size(g.aboard) * g.size
    if g.size == 7:
        then(g, captain, times(DEAL, n), TURN_UP)
    else:
        then(g, captain, times(DEAL, n), NAME_TRUMP)


def gather(g: State) -> None:
    """wtp.round-end: all cards together again."""
    g.deck = below(DECK)
    g.drawn = nothing()
    g.gone = nothing()
    g.turned = NONE
    g.trump = NONE
    g.leader = NONE
    g.suit = NONE
    g.strength = -1
    g.ahead = NONE
    g.next_dealt = NONE


class Deal(FromDeck):
    """wtp.deal, wtp.dealt-out: one card at a time, face down, to everyone still in the game; the rest stays unseen."""

    name: ClassVar[str] = "deal"
    verb: ClassVar[str] = "deal"
    clause: ClassVar[str] = "wtp.deal"

    def chosen(self, g: State, captain: Seat, about: i64, card: Card) -> None:
        seat = g.next_dealt
        g.deck = lifted(g.deck, card)
        g.hand[seat] = laid(g.hand[seat], card)
        tell(g, DEALT, seat, card, NONE, alone(seat))
        g.next_dealt = left_of(g, seat)


class TurnUp(FromDeck):
    """wtp.first-trump: the next card's suit is trump; a special card means none is."""

    name: ClassVar[str] = "turn-up"
    verb: ClassVar[str] = "turn-up"
    clause: ClassVar[str] = "wtp.first-trump"

    def chosen(self, g: State, captain: Seat, about: i64, card: Card) -> None:
        g.deck = lifted(g.deck, card)
        g.turned = card
        g.trump = suit_of(card)
        g.next_dealt = NONE
        tell(g, TURNS_UP, captain, card)
        lead(g, captain)


class NameTrump(Ask[State]):
    """wtp.chosen-trump: the Captain names any of the five suits, before leading."""

    name: ClassVar[str] = "trump"
    verb: ClassVar[str] = "trump"
    clause: ClassVar[str] = "wtp.chosen-trump"

    def options(self, g: State, captain: Seat, about: i64) -> Cards:
        return below(5)

    def chosen(self, g: State, captain: Seat, about: i64, choice: i64) -> None:
        g.trump = choice - SUITS
        g.next_dealt = NONE
        tell(g, TRUMP, captain, choice)
        lead(g, captain)


def end_round(g: State) -> None:
    """wtp.round-end RULING: in this order, so that whoever has won is not asked to draw or deal again."""
    winners = with_a_battle(g)
    if not some(winners):
        g.aboard = nothing()
        tell(g, EATEN, NONE)
        return
    if size(winners) == 1:
        g.aboard = winners
        tell(g, RULES_THE_WAVES, nth(winners, 0))
        return
    overboard(g, winners)
    gather(g)
    g.size -= 1
    captains = with_most_battles(g)
    if size(captains) == 1:
        new_round(g, nth(captains, 0))
    else:
        draw_for_captain(g, captains)


def with_a_battle(g: State) -> Cards:
    """wtp.win, wtp.round-seven, wtp.monster-eats-all: one of them alone has won; none at all is everybody eaten."""
    out = nothing()
    for seat in range(g.game.players):
        if count(g.won, seat) > 0:
            out = add(out, seat)
    return out


def overboard(g: State, winners: Cards) -> None:
    """wtp.overboard: out until the next game, whoever has control."""
    for seat in range(g.game.players):
        if has(g.aboard, seat) and not has(winners, seat):
            tell(g, OVERBOARD, seat)
    g.aboard = winners


def with_most_battles(g: State) -> Cards:
    """wtp.new-captain, wtp.captain-tie."""
    most: i64 = 0
    captains = nothing()
    for seat in range(g.game.players):
        battles = count(g.won, seat)
        if battles > most:
            most = battles
            captains = only(seat)
        elif battles == most and battles > 0:
            captains = add(captains, seat)
    return captains


class EndRound(Do[State]):
    """wtp.round-end: when the hands are empty."""

    name: ClassVar[str] = "end-round"

    def run(self, g: State, me: Seat, about: i64) -> None:
        end_round(g)
