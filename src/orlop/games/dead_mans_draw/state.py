"""What lies on the table, and the few words every chapter of the rules uses."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from orlop.games.dead_mans_draw.components import LOWEST, MERMAID, Printed, whole
from orlop.games.dead_mans_draw.editions import Edition
from orlop.games.dead_mans_draw.traits import Trait
from orlop.games.dead_mans_draw.variants import NEVER, VARIANT_CARDS, Variant, variant_card
from orlop.table.cards import (
    NONE,
    Bag,
    Card,
    Cards,
    Row,
    Seat,
    Tally,
    Zones,
    both,
    count,
    empty_row,
    lowest_bit,
    only_those,
    plus,
    pull,
    put,
    shl,
    size,
    some,
    without,
)
from orlop.table.game import Game
from orlop.table.steps import State as Base, drop_all
from orlop.table.vecs import vec

# the questions, in the order of setup.asks
DRAW_VARIANT: Final[i64] = 0
START_PLAYER: Final[i64] = 1
DEAL_TRAIT: Final[i64] = 2
KEEP_TRAIT: Final[i64] = 3
REVEAL_TRAITS: Final[i64] = 4
CHOOSE_VICTIM: Final[i64] = 5
FIRST_TURN: Final[i64] = 6
NEXT_CARD: Final[i64] = 7
AGAIN: Final[i64] = 8
PLUNDER: Final[i64] = 9
LOOT: Final[i64] = 10
BONUS: Final[i64] = 11
BONUS_DONE: Final[i64] = 12
END: Final[i64] = 13
PICK_HOOK: Final[i64] = 14
PICK_SECOND_HOOK: Final[i64] = 15
PICK_CANNON: Final[i64] = 16
PICK_MISFIRE: Final[i64] = 17
TURN_UP: Final[i64] = 18
PICK_MAP: Final[i64] = 19
NAVIGATE: Final[i64] = 20
LOOK: Final[i64] = 21
PICK_SWORD: Final[i64] = 22
PICK_MERMAID: Final[i64] = 23
ASK_CASANOVA: Final[i64] = 24


class Suit:
    """What a card of a suit does when it is laid in the play area; by itself, nothing (dmd.mermaid, dmd.key-chest)."""

    def acts(self, g: State, me: Seat, card: Card) -> None:
        pass


@final
class Book:
    """The rules and the printed facts of one game with one variant card, shared by all its states."""

    def __init__(
        self, edition: Edition, printed: Printed, suits: vec[Suit], traits: vec[Trait], variant: Variant, shelf: Shelf
    ) -> None:
        self.edition = edition
        self.printed = printed
        self.suits = suits
        self.traits = traits
        self.variant = variant
        self.shelf = shelf
        self.no_trait = shelf.no_trait
        # dmd.bust, dmd.strange-lands: for each card, with what in the play area it busts
        self.busts_with = printed.same_number if variant.busts_by_number() else printed.same_suit


@final
class Shelf:
    """The books of one game: the same rules without a variant card, and with each of them."""

    def __init__(self, edition: Edition, printed: Printed, suits: vec[Suit], traits: vec[Trait]) -> None:
        self.printed = printed
        self.no_trait = Trait(edition)
        self.books: list[Book] = []
        for which in range(NONE, len(VARIANT_CARDS)):
            self.books.append(Book(edition, printed, suits, traits, variant_card(which), self))

    def book(self, which: i64) -> Book:
        """With that variant card, or with NONE."""
        return self.books[which - NONE]


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class State(Base):
    def __init__(self, game: Game, book: Book, steps: vec[i64], crew: vec[Trait], bank: Zones) -> None:
        super().__init__(game, game.asks, steps)
        self.book = book  # with the variant in it
        self.crew = crew  # by seat, each one's trait; shared by copies, so never changed, only replaced
        self.bank = bank  # by seat
        self.variant: i64 = NONE
        self.turn: Seat = NONE  # whose turn it is; before the first, who starts
        # The cards of the play area in the order laid.  They differ in suit, or in Strange Lands in number, so there
        # are never more than ten, two copies or one.
        self.play: Row = (1, 0)
        self.in_play: Cards = (0, 0)  # the same as a set
        self.safe: Cards = (0, 0)  # cards of the play area that a bust does not touch
        self.harbor: Bag = (0, 0)  # Anchors of a Safe Harbor: there as often as cards they still make safe
        self.busted: Card = NONE  # the card that did, until the turn ends
        self.owed: i64 = 0  # what a Kraken still demands
        self.pile: Bag = (0, 0)  # the draw pile: nobody, not even we, knows its order ...
        self.top: i64 = UNKNOWN  # ... but for the first cards, where an Oracle has shown them ...
        self.knows: Tally = 0  # ... by seat, how many of those it has seen
        self.discard: Bag = (0, 0)
        self.shown: Bag = (0, 0)  # what a Map has turned up
        self.undealt: Bag = (0, 0)  # traits nobody has been dealt
        self.dealt: Pair = (0, 0)  # the two traits of each seat, the lower one first: one tally each, the trait + 1
        self.kept: Tally = 0  # by seat, the trait + 1
        self.revealed: i64 = 0  # whether all kept traits are
        self.victim: Tally = 0  # by seat, of a Davy Jones, the victim + 1

    def copy(self) -> State:
        g = State(self.game, self.book, self.steps[:], self.crew, self.bank.copy())
        g.as_copy_of(self)
        g.variant = self.variant
        g.turn = self.turn
        g.play = self.play
        g.in_play = self.in_play
        g.safe = self.safe
        g.harbor = self.harbor
        g.busted = self.busted
        g.owed = self.owed
        g.pile = self.pile
        g.top = self.top
        g.knows = self.knows
        g.discard = self.discard
        g.shown = self.shown
        g.undealt = self.undealt
        g.dealt = self.dealt
        g.kept = self.kept
        g.revealed = self.revealed
        g.victim = self.victim
        return g

    def points(self, seat: Seat) -> i64:
        """dmd.score, dmd.golden-scales: what the cards that score have printed on them, and more for Mermaids."""
        bank = self.bank[seat]
        scoring = self.book.variant.scoring(bank)
        mermaids = size(both(scoring, (whole(MERMAID)[0], whole(MERMAID)[0])))
        total = printed_on(self.book.printed.value, scoring[0]) + printed_on(self.book.printed.value, scoring[1])
        return total + mermaids * self.crew[seat].adds_to_mermaids() - self.book.variant.penalty(bank)

    def standing(self, seat: Seat) -> i64:
        """dmd.tie: by points, or as the variant ranks them; then by cards."""
        return self.book.variant.rank(self.points(seat)) * 1000 + size(self.bank[seat])

    def score(self, seat: Seat) -> float:
        """dmd.score, dmd.tie: the best wins; where several are, they share."""
        mine = self.standing(seat)
        shared = 0
        for other in range(len(self.crew)):
            theirs = self.standing(other)
            if theirs > mine:
                return 0.0
            shared += theirs == mine
        return 1.0 / shared

    def checksum(self) -> i64:
        x: i64 = self.discard[0] % 65521
        for seat in range(len(self.crew)):
            x = (x * 31 + self.bank[seat][0] + self.bank[seat][1]) & 0xFFFFFFFFFFF
        return x


Pair = tuple[i64, i64]


def printed_on(value: vec[i64], word: i64) -> i64:
    total: i64 = 0
    while word != 0:
        total += value[lowest_bit(word)]
        word &= word - 1
    return total


# -- seats ---------------------------------------------------------------------------------


def left_of(g: State, seat: Seat) -> Seat:
    seat += 1
    return 0 if seat == len(g.crew) else seat


def deal_to(g: State, me: Seat, trait: i64) -> None:
    """The lower one first: in which order they came tells nothing."""
    lower, higher = count(g.dealt[0], me), trait + 1
    if lower == 0:
        g.dealt = plus(g.dealt[0], me, higher), g.dealt[1]
    else:
        g.dealt = (
            plus(g.dealt[0], me, min(lower, higher) - lower),
            plus(g.dealt[1], me, max(lower, higher) - count(g.dealt[1], me)),
        )


# -- the play area ------------------------------------------------------------------------


def close_up(g: State) -> None:
    """In the row only what still lies in the play area."""
    g.play = only_those(g.play, g.in_play) if some(g.in_play) else empty_row()


def leave_play(g: State, card: Card) -> None:
    """dmd.safe-harbor RULING: an Anchor that leaves makes no further card safe.

    dmd.mv-banked-anchor, dmd.safe RULING: what it has made safe stays so.
    """
    g.in_play = without(g.in_play, card)
    g.safe = without(g.safe, card)
    g.harbor = g.harbor[0] & g.in_play[0], g.harbor[1] & g.in_play[0]
    close_up(g)


# -- banks ---------------------------------------------------------------------------------


def bank_one(g: State, seat: Seat, card: Card) -> None:
    g.bank[seat] = put(g.bank[seat], card)


def take_from_bank(g: State, seat: Seat, card: Card) -> None:
    g.bank[seat] = pull(g.bank[seat], card)


def wins_at_once(g: State, seat: Seat) -> bool:
    """dmd.sudden-death, dmd.sudden-check RULING: looked at when a step that adds to that bank is complete."""
    enough = g.book.variant.wins_at()
    if enough == NEVER or g.points(seat) < enough:
        return False
    drop_all(g)
    return True


# -- the first cards of the draw pile: seven bits each, the next one lowest, above them a 1 ------------

UNKNOWN: Final[i64] = 1


def known_cards(top: i64) -> i64:
    n: i64 = 0
    while top > UNKNOWN:
        top >>= 7
        n += 1
    return n


def known_card(top: i64, at: i64) -> Card:
    return (top >> (7 * at)) & 127


def with_next_known(top: i64, card: Card) -> i64:
    """One more card is known, below those known already."""
    at = 7 * known_cards(top)
    return top - shl(1, at) + shl(card, at) + shl(1, at + 7)


def one_known_less(knows: Tally) -> Tally:
    """The next card is drawn: whoever knew it knows one card fewer (none knew more than three)."""
    return knows - ((knows | (knows >> 1)) & LOWEST)


def known_to(g: State, seat: int | None) -> i64:
    """dmd.known RULING: how many of the next cards that seat has seen; a spectator those turned up for everyone."""
    if seat is not None:
        return count(g.knows, seat)
    return known_cards(g.top) if g.book.edition.all_see_oracle() else 0


def saw(knows: Tally, seat: Seat, n: i64) -> Tally:
    """That seat has seen the first n cards."""
    return plus(knows, seat, max(0, n - count(knows, seat)))
