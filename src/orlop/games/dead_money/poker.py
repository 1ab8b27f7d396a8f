"""What a poker hand of one to five cards is worth.

A card is a number below 52: 4 * (rank - 2) + suit, so 0 to 3 are the twos and 48 to 51 the Aces.  A hand is a bag of
cards (orlop.table.cards): any card may be there twice.  So every rank has four bits of its own in each word of the
bag, and a rank is counted, compared and found with few steps for all thirteen at once.

A worth is two numbers, compared one after the other: the type with the ranks that make it, then the kickers.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from orlop.table.cards import Bag, bits, lowest_bit, pour, put, shl

Worth = tuple[i64, i64]
Counts = i64  # of each rank how many, four bits a rank
Ranks = i64  # a set of ranks: the lowest of the four bits

# dm.bid-order, from low
HIGH_CARD: Final[i64] = 0
PAIR: Final[i64] = 1
TWO_PAIR: Final[i64] = 2
THREE: Final[i64] = 3
STRAIGHT: Final[i64] = 4
FLUSH: Final[i64] = 5
FULL_HOUSE: Final[i64] = 6
FOUR: Final[i64] = 7
STRAIGHT_FLUSH: Final[i64] = 8
FIVE: Final[i64] = 9
TYPES: Final = [
    "high-card",
    "pair",
    "two-pair",
    "three",
    "straight",
    "flush",
    "full-house",
    "four",
    "straight-flush",
    "five",
]


RANKS: Final[i64] = 0x1111111111111
ONE_BIT: Final[i64] = 0x5555555555555
TWO_BITS: Final[i64] = 0x3333333333333
FIVE_RANKS: Final[i64] = 0x11111
WHEEL: Final[i64] = 0x1000000001111  # A-2-3-4-5
ACE: Final[i64] = 12
FIVE_HIGH: Final[i64] = 3


def no_worth() -> Worth:
    """Less than any hand."""
    return -1, 0


def worth(hand: Bag) -> Worth:
    """dm.bid-order: the best that these cards, all of them, make."""
    return greatest(hand, (0, 0), HIGH_CARD)


def worth_of(cards: list[int]) -> Worth:
    """The same for a list of cards in any order, a card at most twice."""
    hand = (0, 0)
    for card in cards:
        hand = put(hand, card)
    return worth(hand)


def type_of(w: Worth) -> i64:
    return w[0] >> 8


def beats(w: Worth, other: Worth) -> bool:
    """dm.bid-compare, dm.bid-equal: better, not merely as good."""
    return w[0] > other[0] or (w[0] == other[0] and w[1] > other[1])


# -- ranks, all thirteen at once ----------------------------------------------------


def counts(hand: Bag) -> Counts:
    x = hand[0] - ((hand[0] >> 1) & ONE_BIT)
    x = (x & TWO_BITS) + ((x >> 2) & TWO_BITS)
    if hand[1] == 0:
        return x
    y = hand[1] - ((hand[1] >> 1) & ONE_BIT)
    return x + (y & TWO_BITS) + ((y >> 2) & TWO_BITS)


def at_least_once(c: Counts) -> Ranks:
    return (c | (c >> 1) | (c >> 2) | (c >> 3)) & RANKS


def at_least_twice(c: Counts) -> Ranks:
    return ((c >> 1) | (c >> 2) | (c >> 3)) & RANKS


def at_least_three(c: Counts) -> Ranks:
    return ((c & (c >> 1)) | (c >> 2) | (c >> 3)) & RANKS


def at_least_four(c: Counts) -> Ranks:
    return ((c >> 2) | (c >> 3)) & RANKS


def at_least_five(c: Counts) -> Ranks:
    return (((c >> 2) & (c | (c >> 1))) | (c >> 3)) & RANKS


def highest(r: Ranks) -> i64:
    """The highest rank of the set, the twos being 0."""
    r |= r >> 4
    r |= r >> 8
    r |= r >> 16
    r |= r >> 32
    return bits(r) - 1


def best_of(r: Ranks, k: i64) -> Ranks:
    """The k highest of these ranks."""
    for _ in range(bits(r) - k):
        r &= r - 1
    return r


def worth_as(type: i64, first: i64, second: i64 = 0, kickers: i64 = 0) -> Worth:
    return (type << 8) | (first << 4) | second, kickers


# -- the best that can be made ---------------------------------------------------------


def greatest(named: Bag, more: Bag, least: i64) -> Worth:
    """The best worth of a hand of at most five cards: all that are named, which are one to five, and any of the others.

    No other card may be of a higher rank than one that is named.  Types below `least` are not looked for.
    """
    s = counts(named)
    t = s + counts(more)
    there = at_least_once(s)
    n = bits(named[0]) + bits(named[1])
    all_different = bits(there) == n
    if there & (there - 1) == 0 and there & at_least_five(t) != 0:
        return worth_as(FIVE, highest(there))
    if n == 5 or t != s:
        w = in_one_suit(named, more, there, all_different)
        if type_of(w) == STRAIGHT_FLUSH:
            return w
        if least > FOUR:
            return no_worth()
        by_rank = with_three(s, t, n)
        if type_of(by_rank) >= FULL_HOUSE:
            return by_rank
        if type_of(w) == FLUSH:
            return w
        if all_different:
            high = straight(there, at_least_once(t))
            if high >= 0:
                return worth_as(STRAIGHT, high)
    else:
        by_rank = with_three(s, t, n)
    if by_rank[0] >= 0:
        return by_rank
    if least > TWO_PAIR:
        return no_worth()
    return with_pairs(s, t, n)


def in_one_suit(named: Bag, more: Bag, there: Ranks, all_different: bool) -> Worth:
    """dm.bid-short: a straight flush or a flush of five cards, if these can become one."""
    suit = lowest_bit(named[0]) & 3
    if named[0] & ~shl(RANKS, suit) != 0:
        return no_worth()
    hand = pour(named, more)
    once = (hand[0] >> suit) & RANKS
    twice = (hand[1] >> suit) & RANKS
    n = bits(once) + bits(twice)
    if n < 5:
        return no_worth()
    if all_different:
        high = straight(there, once)
        if high >= 0:
            return worth_as(STRAIGHT_FLUSH, high)
    ranks = once + twice
    for _ in range(n - 5):
        low = at_least_once(ranks)
        ranks -= low & -low
    return worth_as(FLUSH, 0, 0, ranks)


def straight(named: Ranks, there: Ranks) -> i64:
    """dm.bid-straight: the highest rank of a straight with all the named; -1: there is none.

    Nothing is higher than the highest named, so it is either the top of the straight, or the Ace of A-2-3-4-5.
    """
    top = highest(named)
    if top >= 4:
        run = shl(FIVE_RANKS, 4 * (top - 4))
        if named & ~run == 0 and there & run == run:
            return top
    if top == ACE and named & ~WHEEL == 0 and there & WHEEL == WHEEL:
        return FIVE_HIGH
    return -1


def with_three(s: Counts, t: Counts, n: i64) -> Worth:
    """Four of a kind, a full house or three of a kind, whichever is the best."""
    threes = at_least_three(t)
    if threes == 0:
        return no_worth()
    named = at_least_once(s)
    pairs = at_least_twice(t)
    house = no_worth()
    three = no_worth()
    fours = threes & at_least_four(t)
    while fours != 0:
        a = highest(fours)
        bit = shl(1, 4 * a)
        fours &= ~bit
        if n - of_rank(s, a) <= 1:
            rest = named & ~bit
            kicker = rest if rest != 0 else best_of(at_least_once(t) & ~bit, 1)
            return worth_as(FOUR, a, 0, kicker)
    while threes != 0:
        a = highest(threes)
        bit = shl(1, 4 * a)
        threes &= ~bit
        others = n - of_rank(s, a)
        if of_rank(s, a) > 3 or others > 2:
            continue
        rest = named & ~bit
        if rest & (rest - 1) == 0 and house[0] < 0:
            second = pairs & rest if rest != 0 else pairs & ~bit
            if second != 0:
                house = worth_as(FULL_HOUSE, a, highest(second))
        if bits(rest) == others and three[0] < 0:
            more = at_least_once(t) & ~bit & ~rest
            three = worth_as(THREE, a, 0, rest | best_of(more, 2 - others))
    return house if house[0] >= 0 else three


def with_pairs(s: Counts, t: Counts, n: i64) -> Worth:
    """Two pair, a pair or a high card, whichever is the best."""
    named = at_least_once(s)
    there = at_least_once(t)
    pairs = at_least_twice(t)
    one_pair = no_worth()
    while pairs != 0:
        a = highest(pairs)
        bit = shl(1, 4 * a)
        pairs &= ~bit
        others = n - of_rank(s, a)
        if of_rank(s, a) > 2 or others > 3:
            continue
        rest = named & ~bit
        lower = second_pair(s, pairs, rest, others)
        if lower >= 0:
            bit |= shl(1, 4 * lower)
            rest = named & ~bit
            return worth_as(TWO_PAIR, a, lower, rest if rest != 0 else best_of(there & ~bit, 1))
        if bits(rest) == others and one_pair[0] < 0:
            one_pair = worth_as(PAIR, a, 0, rest | best_of(there & ~bit & ~rest, 3 - others))
    if one_pair[0] >= 0:
        return one_pair
    if bits(named) != n:
        return no_worth()
    return worth_as(HIGH_CARD, 0, 0, named | best_of(there & ~named, 5 - n))


def second_pair(s: Counts, pairs: Ranks, rest: Ranks, others: i64) -> i64:
    """The highest of these ranks that makes a second pair and leaves one kicker at most; -1: none does."""
    while pairs != 0:
        b = highest(pairs)
        pairs &= ~shl(1, 4 * b)
        if of_rank(s, b) <= 2 and others - of_rank(s, b) <= 1:
            return b
    return -1


def of_rank(c: Counts, rank: i64) -> i64:
    return (c >> (4 * rank)) & 15
