"""What lies on the table, and the few words every chapter of the rules uses."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from orlop.table.cards import NONE, Card, Cards, Row, Seat, Tally, Zones, add, has, join, shl, span, without
from orlop.table.game import Game
from orlop.table.steps import Chance, State as Base
from orlop.table.vecs import vec

# the questions, in the order of setup.asks
DRAW: Final[i64] = 0
FIND_CAPTAIN: Final[i64] = 1
DEAL: Final[i64] = 2
TURN_UP: Final[i64] = 3
NAME_TRUMP: Final[i64] = 4
PLAY: Final[i64] = 5
END_ROUND: Final[i64] = 6

# wtp.deck: five suits of thirteen, two Walk the Plank!, one Sea Monster!
PLANK: Final[i64] = 65
SEA_MONSTER: Final[i64] = 66
SECOND_PLANK: Final[i64] = 67  # lies in a set beside PLANK where both are there; never a choice
DECK: Final[i64] = 68
LAST_SEAT: Final[i64] = 8
SUITS: Final[i64] = 68  # the choices that are suits begin here


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class State(Base):
    def __init__(self, game: Game, steps: vec[i64], hand: Zones) -> None:
        super().__init__(game, game.asks, steps)
        self.hand = hand  # by seat
        self.aboard: Cards = (0, 0)  # the seats still in the game
        self.deck: Cards = (0, 0)  # undealt: it has no order
        self.drawn: Cards = (0, 0)  # for Captain
        self.highest: i64 = 0  # what was drawn, and ...
        self.tied: Cards = (0, 0)  # ... by whom
        self.shuffled_back: i64 = 0  # whether the drawn cards were, in this draw for Captain
        self.size: i64 = 7  # how many cards this round deals
        self.captain: Seat = NONE
        self.next_dealt: Seat = NONE
        self.turned: Card = NONE
        self.trump: i64 = NONE
        self.leader: Seat = NONE  # who has control of this battle
        self.battle: Row = (1, 0)  # its cards, from the leader's to the left
        self.suit: i64 = NONE  # its current suit
        self.strength: i64 = -1  # of the card that would win it ...
        self.ahead: Seat = NONE  # ... and whose that is
        self.gone: Cards = (0, 0)  # cards played this round
        self.won: Tally = 0  # battles, by seat
        self.void: Tally = 0  # by seat, a bit for each suit it cannot hold

    def copy(self) -> State:
        g = State(self.game, self.steps[:], self.hand.copy())
        g.as_copy_of(self)
        g.aboard = self.aboard
        g.deck = self.deck
        g.drawn = self.drawn
        g.highest = self.highest
        g.tied = self.tied
        g.shuffled_back = self.shuffled_back
        g.size = self.size
        g.captain = self.captain
        g.next_dealt = self.next_dealt
        g.turned = self.turned
        g.trump = self.trump
        g.leader = self.leader
        g.battle = self.battle
        g.suit = self.suit
        g.strength = self.strength
        g.ahead = self.ahead
        g.gone = self.gone
        g.won = self.won
        g.void = self.void
        return g

    def score(self, seat: Seat) -> float:
        """wtp.ranking: one winner, or none."""
        return 1.0 if has(self.aboard, seat) else 0.0

    def checksum(self) -> i64:
        return self.aboard[0] + 512 * self.won % 65521 + self.gone[0] % 65521


def suit_of(card: Card) -> i64:
    """wtp.deck: the three special cards have none."""
    if card >= PLANK:
        return NONE
    return card // 13


def number_of(card: Card) -> i64:
    return card % 13 + 1


def whole(suit: i64) -> Cards:
    """The thirteen cards of a suit; those of the last one lie in both words."""
    if suit < 4:
        return shl(8191, 13 * suit), 0
    return shl(255, 52), 31


def specials() -> Cards:
    """As choices: either Walk the Plank! is as good as the other."""
    return span(PLANK, 2)


def chosen_from(s: Cards) -> Cards:
    """What may be chosen of these: the second Walk the Plank! is no other choice than the first."""
    return without(s, SECOND_PLANK)


class FromDeck(Chance[State]):
    """A card of a deck in which Walk the Plank! may lie twice."""

    def __init__(self) -> None:
        super().__init__()
        self.seconds = SECOND_PLANK

    def options(self, g: State, me: Seat, about: i64) -> Cards:
        return g.deck

    def first_copy(self, second: i64) -> i64:
        return PLANK

    def second_copy(self, option: i64) -> i64:
        return SECOND_PLANK if option == PLANK else NONE


def laid(s: Cards, card: Card) -> Cards:
    if card == PLANK and has(s, PLANK):
        return add(s, SECOND_PLANK)
    return add(s, card)


def lifted(s: Cards, card: Card) -> Cards:
    if card == PLANK and has(s, SECOND_PLANK):
        return without(s, SECOND_PLANK)
    return without(s, card)


def together(s: Cards, t: Cards) -> Cards:
    if has(s, PLANK) and has(t, PLANK):
        return add(join(s, t), SECOND_PLANK)
    return join(s, t)


def left_of(g: State, seat: Seat) -> Seat:
    """wtp.captain-leads: the next player still in the game."""
    aboard = g.aboard[0]
    seat += 1
    while (aboard >> seat) & 1 == 0:
        seat += 1
        if seat > LAST_SEAT:
            seat = 0
    return seat
