"""What lies on the table, and the few words every chapter of the rules uses."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64, mypyc_attr

from orlop.table.cards import NONE, Bag, Card, Cards, Row, Seat, Zones, bits, put, shl, size
from orlop.table.steps import State as Base
from orlop.table.vecs import append, vec

if TYPE_CHECKING:
    from orlop.table.game import Game

# the questions, in the order of setup.asks
DEAL: Final[i64] = 0
FIRST: Final[i64] = 1
PLAY: Final[i64] = 2
DRAW: Final[i64] = 3
REFILL: Final[i64] = 4
FOLLOW: Final[i64] = 5
CHOOSE_PLAYER: Final[i64] = 6
DISCARD: Final[i64] = 7
PASS_ON: Final[i64] = 8
PASS_TOGETHER: Final[i64] = 9
PASS_NOW: Final[i64] = 10
SWAP: Final[i64] = 11
SWAP_NOW: Final[i64] = 12
MOVE_BRAIN: Final[i64] = 13
MOVE_NOW: Final[i64] = 14
TAKE: Final[i64] = 15
TAKE_BRAIN: Final[i64] = 16
TAKE_RANDOM: Final[i64] = 17
LOOK: Final[i64] = 18
GIVE_BACK: Final[i64] = 19
STEAL: Final[i64] = 20
DISCARD_BRAIN: Final[i64] = 21
GIVE_BRAIN: Final[i64] = 22
DROP: Final[i64] = 23
TURN_UP: Final[i64] = 24
ROLL: Final[i64] = 25
SKILL_ROLL: Final[i64] = 26
AFTER: Final[i64] = 27
SHOWDOWNS: Final[i64] = 28
BID: Final[i64] = 29
SETTLE: Final[i64] = 30
END_TURN: Final[i64] = 31
GO_ON: Final[i64] = 32

# dm.deck: the job cards by kind, then the Brains, each kind twice
JOBS: Final[i64] = 52
BRAINS: Final[i64] = 52
KINDS: Final[i64] = 56
ALL_JOBS: Final[i64] = (1 << 52) - 1
ALL_BRAINS: Final[i64] = 15 << 52
ALL_CARDS: Final[i64] = (1 << 56) - 1
COPIES: Final[i64] = 2

# the other choices
SEATS: Final[i64] = 60
DIE: Final[i64] = 69  # die-1 is 70
DRAW_ONE: Final[i64] = 80
STOP: Final[i64] = 81
PASS: Final[i64] = 82
DONE: Final[i64] = 83
# ... as bits of the second word of a set
SEAT_BIT: Final[i64] = 0
DRAW_ONE_BIT: Final[i64] = 1 << 20
STOP_BIT: Final[i64] = 1 << 21
PASS_BIT: Final[i64] = 1 << 22
DONE_BIT: Final[i64] = 1 << 23
DIE_BITS: Final[i64] = 63 << 10

HANDS: Final[i64] = 2
HAND_OF: Final[i64] = 7
TURN_LIMIT: Final[i64] = 500


@final
@mypyc_attr(acyclic=True)
class Jobs:
    """The components: what stands on each card, by kind, and all their texts as one row of small instructions."""

    def __init__(self, one_handed: i64, brainless: i64, coins: vec[i64], starts: vec[i64], program: vec[i64]) -> None:
        self.one_handed = one_handed  # a bit for each kind
        self.brainless = brainless  # the kinds that need no Brain
        self.coins = coins
        self.starts = starts  # where in the program that card's text begins
        self.program = program


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class State(Base):
    def __init__(
        self,
        game: Game,
        steps: vec[i64],
        jobs: Jobs,
        hand: Zones,
        brains: Zones,
        bid: Zones,
        chosen: Zones,
        known: Zones,
    ) -> None:
        super().__init__(game, game.asks, steps)
        self.jobs = jobs
        self.players: i64 = game.players
        self.hand = hand  # by seat
        self.brains = brains  # on the table, by seat
        self.bid = bid  # the cards of a Showdown's bids, by seat
        self.chosen = chosen  # cards of the hand or Brains, chosen in secret, by seat
        self.known = known  # see known.py
        self.deck: Bag = (0, 0)  # it has no order
        self.shuffled: Bag = (0, 0)  # what was shuffled into it, and may still lie there
        self.pile: vec[i64] = NO_CARDS  # the discard pile, its top at the end ...
        self.pile_size: i64 = 0  # ... so many cards
        self.aside: Card = NONE  # the job card that is followed
        self.turns: i64 = 0  # begun so far
        self.turn: Seat = NONE  # whose turn it is
        self.hands_left: i64 = 0
        self.again: i64 = 0  # whether another turn was granted
        self.next_chosen: Seat = NONE  # by a card
        self.next_bidder: Seat = NONE  # whose turn a Showdown says is next
        self.lost: i64 = 0  # the seats that owe a turn, a bit for each
        self.that: Seat = NONE  # the player this card chose
        self.counted: Seat = NONE  # the player a count ended on
        self.rolled: i64 = 0  # by this card's text
        self.turned: Card = NONE  # by this card's text
        self.looking: Seat = NONE  # whose hand the player looks at
        self.taken: Card = NONE  # from that hand
        self.dropped: Row = (1, 0)  # Brains waiting for their Showdowns, the first one at the left ...
        self.droppers: Row = (1, 0)  # ... and who dropped them
        self.ahead: Seat = NONE  # the highest bidder
        self.naming: Bag = (0, 0)  # cards of a bid that is not done yet; they are still in the hand
        self.stuck: i64 = 0  # seats that have shown they hold nothing but cards that need a Brain
        self.won: i64 = 0  # who has

    def copy(self) -> State:
        g = State(
            self.game,
            self.steps[:],
            self.jobs,
            self.hand.copy(),
            self.brains.copy(),
            self.bid.copy(),
            self.chosen.copy(),
            self.known.copy(),
        )
        g.as_copy_of(self)
        g.deck = self.deck
        g.shuffled = self.shuffled
        g.pile = self.pile[:]
        g.pile_size = self.pile_size
        g.aside = self.aside
        g.turns = self.turns
        g.turn = self.turn
        g.hands_left = self.hands_left
        g.again = self.again
        g.next_chosen = self.next_chosen
        g.next_bidder = self.next_bidder
        g.lost = self.lost
        g.that = self.that
        g.counted = self.counted
        g.rolled = self.rolled
        g.turned = self.turned
        g.looking = self.looking
        g.taken = self.taken
        g.dropped = self.dropped
        g.droppers = self.droppers
        g.ahead = self.ahead
        g.naming = self.naming
        g.stuck = self.stuck
        g.won = self.won
        return g

    def score(self, seat: Seat) -> float:
        """dm.win-several, dm.turn-limit: one winner, or several who share."""
        if (self.won >> seat) & 1 == 0:
            return 0.0
        return 1.0 / int(bits(self.won))

    def checksum(self) -> i64:
        return self.won + 32 * self.turns + self.deck[0] % 65521 + self.pile_size


NO_CARDS: Final = vec[i64]([])


def left_of(g: State, seat: Seat) -> Seat:
    """dm.first-player: to the left is the next seat."""
    return seat + 1 if seat + 1 < g.players else 0


def right_of(g: State, seat: Seat) -> Seat:
    return seat - 1 if seat > 0 else g.players - 1


def is_job(card: Card) -> bool:
    return card < JOBS


def rank_of(card: Card) -> i64:
    """dm.roll-rank: Jack to Ace count 11 to 14."""
    return card // 4 + 2


def suit_of(card: Card) -> i64:
    """Of a job card or a Brain: clubs 0, diamonds 1, hearts 2, spades 3."""
    return card & 3


def has_brain(g: State, seat: Seat) -> bool:
    """dm.have-brain: one on the table; Brains in hands do not count."""
    return g.brains[seat][0] != 0


def brains_of(g: State, seat: Seat) -> i64:
    return size(g.brains[seat])


def hold(g: State, seat: Seat, card: Card) -> None:
    """A card comes into the hand."""
    g.hand.put(seat, card)
    g.stuck &= ~shl(1, seat)


# -- the piles --------------------------------------------------------------------------


def lay_on_pile(g: State, card: Card) -> None:
    """dm.discard-open: the last to come is the top."""
    if g.pile_size < len(g.pile):
        g.pile[g.pile_size] = card
    else:
        g.pile = append(g.pile, card)
    g.pile_size += 1


def take_from_pile(g: State, card: Card) -> None:
    """dm.take RULING: of two alike the upper one; the others keep their order."""
    at = g.pile_size - 1
    while g.pile[at] != card:
        at -= 1
    g.pile_size -= 1
    while at < g.pile_size:
        g.pile[at] = g.pile[at + 1]
        at += 1


def on_pile(g: State) -> Cards:
    """The kinds that lie there."""
    out: i64 = 0
    for i in range(g.pile_size):
        out |= shl(1, g.pile[i])
    return out, 0


def pile_into_deck(g: State) -> None:
    bag = g.deck
    for i in range(g.pile_size):
        bag = put(bag, g.pile[i])
    g.deck = bag
    g.shuffled = bag
    g.pile_size = 0


def something_to_draw(g: State) -> bool:
    """dm.both-empty."""
    return g.deck[0] != 0 or g.pile_size > 0


# -- Brains that wait for their Showdowns, the first to fall at the left of the row: eight at most ------


def waiting_in(row: Row) -> i64:
    """How many."""
    if row[1] > 0:
        return 8
    n: i64 = 0
    while row[0] >> (7 * n) > 1:
        n += 1
    return n


def first_in(row: Row) -> i64:
    return (row[0] >> (7 * (waiting_in(row) - 1))) & 127


def without_first(row: Row) -> Row:
    mark = shl(1, 7 * (waiting_in(row) - 1))
    return (row[0] & (mark - 1)) | mark, 0
