"""Bids of the Dead Money witness: what some cards are worth, and what a player may still name."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import cache
from itertools import pairwise

SUITS = ("clubs", "diamonds", "hearts", "spades")
RANKS = {**{str(n): n for n in range(2, 11)}, "jack": 11, "queen": 12, "king": 13, "ace": 14}  # dm.roll-rank
JOBS = [f"{suit}-{rank}" for rank in RANKS for suit in SUITS]
BRAINS = [f"brain-{suit}" for suit in SUITS]
KINDS = JOBS + BRAINS
ORDER = {card: place for place, card in enumerate(KINDS)}  # dm.pile-order

# dm.bid-order, from low
HIGH, PAIR, TWO_PAIR, THREE, STRAIGHT, FLUSH, FULL_HOUSE, FOUR, STRAIGHT_FLUSH, FIVE = range(10)
LONGEST = 5  # dm.bid
Worth = tuple[int, tuple[int, ...]]  # tuples compare as dm.bid-compare has it, and the longer wins as in dm.bid-longer


def is_brain(card: str) -> bool:
    return card in BRAINS


def suit_of(card: str) -> str:
    """Of a job card or a Brain."""
    return card.removeprefix("brain-").split("-")[0]


def rank_of(card: str) -> int:
    return RANKS[card.split("-")[1]]


def worth(bid: Sequence[str]) -> Worth:
    return best_of(tuple(sorted(map(rank_of, bid), reverse=True)), len({suit_of(card) for card in bid}) == 1)


@cache
def best_of(ranks: tuple[int, ...], suited: bool) -> Worth:
    """dm.bid-order: the best of all that the cards make.  Suits count for a flush only (dm.bid-equal)."""
    count = Counter(ranks)
    shape = sorted(count.values(), reverse=True)
    grouped = tuple(sorted(count, key=lambda rank: (count[rank], rank), reverse=True))  # dm.bid-compare
    makes: list[Worth] = [(HIGH, ranks)]
    if shape[0] == 2:
        makes.append((TWO_PAIR if shape[1:2] == [2] else PAIR, grouped))
    if shape[0] == 3:
        makes.append((FULL_HOUSE if shape[1:2] == [2] else THREE, grouped))
    if shape[0] == 4:
        makes.append((FOUR, grouped))
    if shape[0] == 5:
        makes.append((FIVE, grouped))
    if len(ranks) == LONGEST:  # dm.bid-short
        top = straight_to(ranks)
        if top:
            makes.append((STRAIGHT_FLUSH if suited else STRAIGHT, (top,)))
        if suited:
            makes.append((FLUSH, ranks))  # dm.bid-compare: a doubled rank counts twice
    return max(makes)


def straight_to(ranks: tuple[int, ...]) -> int:
    """dm.bid-straight: the highest card of five in falling order, or 0 if they are no straight."""
    if ranks == (14, 5, 4, 3, 2):
        return 5
    return ranks[0] if all(high == low + 1 for high, low in pairwise(ranks)) else 0


def is_better(bid: Sequence[str], highest: Sequence[str]) -> bool:
    """dm.bid: than the highest bid so far, which is empty before the first; dm.bid-equal."""
    return bool(bid) and (not highest or worth(bid) > worth(highest))


def next_named(hand: Counter[str], named: Sequence[str]) -> list[str]:
    """Any but Brains (dm.bid), named in falling order."""
    return [
        card
        for card in hand
        if not is_brain(card)
        and hand[card] > named.count(card)
        and (not named or ORDER[card] <= ORDER[named[-1]])
        and len(named) < LONGEST
    ]


def can_become_better(hand: Counter[str], named: list[str], highest: Sequence[str]) -> bool:
    """Whether some bid that begins with these cards is better than the highest."""
    return is_better(named, highest) or any(
        can_become_better(hand, [*named, card], highest) for card in next_named(hand, named)
    )
