"""A battle: who may play what, and who wins it."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from orlop.games.walk_the_plank.events import CONTROLS, PLAYS, WINS
from orlop.games.walk_the_plank.state import (
    END_ROUND,
    PLANK,
    PLAY,
    SEA_MONSTER,
    State,
    chosen_from,
    laid,
    left_of,
    lifted,
    specials,
    suit_of,
    whole,
)
from orlop.table.cards import NONE, Card, Cards, Seat, both, empty_row, has, join, lay, meet, only, plus, some
from orlop.table.events import tell
from orlop.table.steps import Ask, then


def lead(g: State, me: Seat) -> None:
    """wtp.captain-leads, wtp.control: whoever has control plays first."""
    clear(g)
    g.leader = me
    then(g, me, PLAY)


def clear(g: State) -> None:
    """No card lies in the battle, and nobody is to lead one."""
    g.battle = empty_row()
    g.leader = NONE
    g.suit = NONE
    g.strength = -1
    g.ahead = NONE


class Play(Ask[State]):
    """wtp.one-card: one card to each battle, from the leader to the left."""

    name: ClassVar[str] = "play"
    verb: ClassVar[str] = "play"
    clause: ClassVar[str] = "wtp.one-card"
    forbids: ClassVar[tuple[str, ...]] = ("wtp.follow",)

    def options(self, g: State, me: Seat, about: i64) -> Cards:
        """wtp.follow, wtp.no-follow, wtp.special-anytime: the current suit if you hold it, or a special card."""
        hand = g.hand[me]
        if g.suit == NONE or not meet(hand, whole(g.suit)):
            return chosen_from(hand)
        return both(hand, join(whole(g.suit), specials()))

    def chosen(self, g: State, me: Seat, about: i64, card: Card) -> None:
        suit = suit_of(card)
        if me == g.leader:
            g.suit = suit  # wtp.current-suit: none, if the leader plays a special card
        elif g.suit != NONE and suit != NONE and suit != g.suit:
            shows_a_void(g, me, g.suit)
        g.hand[me] = lifted(g.hand[me], card)
        g.gone = laid(g.gone, card)
        g.battle = lay(g.battle, card)
        tell(g, PLAYS, me, card)
        force = strength(g, card)
        if force > g.strength:
            g.strength = force
            g.ahead = me
        left = left_of(g, me)
        if left == g.leader:
            end_battle(g, g.ahead)
        else:
            then(g, left, PLAY)

    def tempting(self, g: State, me: Seat, about: i64) -> Cards:
        return chosen_from(g.hand[me])

    def why(self, g: State, me: Seat, about: i64, choice: i64) -> str:
        return "wtp.follow" if 0 <= choice < PLANK and has(g.hand[me], choice) else self.clause


def shows_a_void(g: State, me: Seat, suit: i64) -> None:
    """wtp.void RULING: who neither follows nor plays a special card has none of that suit, and all may know it."""
    g.void |= plus(0, me, only(suit)[0])


MONSTER: Final[i64] = 60
FIRST_PLANK: Final[i64] = 50


def strength(g: State, card: Card) -> i64:
    """wtp.sea-monster, wtp.plank-first, wtp.trump-wins, wtp.suit-wins, wtp.cannot-win, each above the next.

    Only a stronger card goes ahead, so a second Walk the Plank! does not.
    """
    suit = suit_of(card)
    if card == SEA_MONSTER:
        return MONSTER
    if suit == NONE:
        return FIRST_PLANK
    if suit == g.trump:
        return 20 + card % 13
    if suit == g.suit:
        return 1 + card % 13
    return 0


def end_battle(g: State, by: Seat) -> None:
    """wtp.stack, wtp.control: the winner stacks the cards, or nobody does; either way somebody leads on."""
    if g.strength == MONSTER:
        tell(g, CONTROLS, by)
    else:
        g.won = plus(g.won, by, 1)
        tell(g, WINS, by)
    if some(g.hand[by]):
        lead(g, by)
    else:
        clear(g)
        then(g, by, END_ROUND)
