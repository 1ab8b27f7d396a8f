"""The variant cards.  A variant answers the questions the rules put to it, its own way; at most one is in play."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from orlop.games.dead_mans_draw.components import suits_missing, top_of, tops
from orlop.table.cards import NONE, Card, Cards, lowest_bit
from orlop.table.vecs import vec

NEVER: Final[i64] = 10000


class Variant:
    """Every question a variant may answer, with the book's plain answer."""

    def takes_lost_cards(self) -> bool:
        """Does what a bust loses go to the left neighbour?"""
        return False

    def scoring(self, bank: Cards) -> Cards:
        """Which cards of a bank score, a kind twice if both copies do."""
        return tops(bank)

    def penalty(self, bank: Cards) -> i64:
        return 0

    def wins_at(self) -> i64:
        """With how many points a player wins at once."""
        return NEVER

    def rank(self, points: i64) -> i64:
        """By what the highest is found at the end."""
        return points

    def busts_by_number(self) -> bool:
        return False

    def taken_from(self, stack: Cards) -> Card:
        """The card of a stack that Cannon and Sword take."""
        return top_of(stack)


class ThievesIsland(Variant):
    """dmd.thieves-island: the left neighbour banks what a bust loses."""

    def takes_lost_cards(self) -> bool:
        return True


class PileOTreasure(Variant):
    """dmd.pile-o-treasure: all cards of a bank score."""

    def scoring(self, bank: Cards) -> Cards:
        return bank


class SuddenDeath(Variant):
    """dmd.sudden-death: fifty points win at once."""

    def wins_at(self) -> i64:
        return 50


class AllHands(Variant):
    """dmd.all-hands: minus five for every suit missing; a score may fall below zero."""

    def penalty(self, bank: Cards) -> i64:
        return 5 * suits_missing(bank)


class StrangeLands(Variant):
    """dmd.strange-lands, dmd.strange-suits RULING: a repeated number busts, not a suit; all else goes by suit."""

    def busts_by_number(self) -> bool:
        return True


class BeneathTheWaves(Variant):
    """dmd.beneath-the-waves RULING: below sixty the most win; if nobody is, the fewest of all."""

    def rank(self, points: i64) -> i64:
        return points if points < 60 else -points


class BottomFeeder(Variant):
    """dmd.bottom-feeder: Cannon and Sword take the lowest card."""

    def taken_from(self, stack: Cards) -> Card:
        return lowest_bit(stack[0])


PLAIN: Final = Variant()
DRAWN: Final[i64] = 6  # dmd.variants: as many may be drawn; dmd.bottom-feeder RULING: the last one never is
VARIANT_CARDS: Final = vec[Variant](
    [
        ThievesIsland(),
        PileOTreasure(),
        SuddenDeath(),
        AllHands(),
        StrangeLands(),
        BeneathTheWaves(),
        BottomFeeder(),
    ]
)


def variant_card(which: i64) -> Variant:
    return PLAIN if which == NONE else VARIANT_CARDS[which]
