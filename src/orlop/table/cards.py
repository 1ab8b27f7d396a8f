"""Sets and bags of cards, passed about by value.

A card is a whole number below 120: its kind, not its copy.  A set of cards is
two words of sixty bits: compiled it lies in two registers and copies for
nothing.  Where a game has two copies of its cards, the same two words are a bag
of up to two of each of sixty kinds: the second word holds the second copies.
Nothing here changes a set or a bag; each function answers with a new one.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr, u8

from orlop.table.vecs import vec

Card = i64
Seat = i64
Cards = tuple[i64, i64]
Bag = tuple[i64, i64]
Row = tuple[i64, i64]
Tally = i64

WORD: Final[i64] = 60
NONE: Final[i64] = -1  # no card, no seat, no suit


def shl(x: i64, k: i64) -> i64:
    """x << k.  Never write a literal before <<: mypyc 2.4 shifts it as a C int."""
    return x << k


# -- sets -------------------------------------------------------------------


def nothing() -> Cards:
    return 0, 0


def only(c: Card) -> Cards:
    if c < WORD:
        return shl(1, c), 0
    return 0, shl(1, c - WORD)


def span(first: Card, n: i64) -> Cards:
    """The n cards from first on."""
    return minus(below(first + n), below(first))


def below(n: Card) -> Cards:
    if n < WORD:
        return shl(1, n) - 1, 0
    return shl(1, WORD) - 1, shl(1, n - WORD) - 1


def add(s: Cards, c: Card) -> Cards:
    if c < WORD:
        return s[0] | shl(1, c), s[1]
    return s[0], s[1] | shl(1, c - WORD)


def without(s: Cards, c: Card) -> Cards:
    if c < WORD:
        return s[0] & ~shl(1, c), s[1]
    return s[0], s[1] & ~shl(1, c - WORD)


def join(s: Cards, t: Cards) -> Cards:
    return s[0] | t[0], s[1] | t[1]


def both(s: Cards, t: Cards) -> Cards:
    return s[0] & t[0], s[1] & t[1]


def minus(s: Cards, t: Cards) -> Cards:
    return s[0] & ~t[0], s[1] & ~t[1]


def has(s: Cards, c: Card) -> bool:
    if c < WORD:
        return (s[0] >> c) & 1 != 0
    return (s[1] >> (c - WORD)) & 1 != 0


def some(s: Cards) -> bool:
    return (s[0] | s[1]) != 0


def meet(s: Cards, t: Cards) -> bool:
    return ((s[0] & t[0]) | (s[1] & t[1])) != 0


PAIRS: Final[i64] = 0x555555555555555
FOURS: Final[i64] = 0x333333333333333
BYTES: Final[i64] = 0xF0F0F0F0F0F0F0F
SEVEN_BYTES: Final[i64] = 0xF0F0F0F0F0F0F
LOW_56: Final[i64] = (1 << 56) - 1


def bits(x: i64) -> i64:
    x -= (x >> 1) & PAIRS
    x = (x & FOURS) + ((x >> 2) & FOURS)
    x = (x + (x >> 4)) & BYTES
    x += x >> 8
    x += x >> 16
    return (x + (x >> 32)) & 127


def size(s: Cards) -> i64:
    """Of a set how many cards it has; of a bag too."""
    if s[1] == 0:
        return bits(s[0])
    x = s[0] - ((s[0] >> 1) & PAIRS)
    y = s[1] - ((s[1] >> 1) & PAIRS)
    x = (x & FOURS) + ((x >> 2) & FOURS) + (y & FOURS) + ((y >> 2) & FOURS)
    x = (x & BYTES) + ((x >> 4) & BYTES)
    x += x >> 8
    x += x >> 16
    return (x + (x >> 32)) & 127


def one(s: Cards) -> bool:
    """Whether it is a single card."""
    if s[1] == 0:
        return s[0] & (s[0] - 1) == 0 and s[0] != 0
    return s[0] == 0 and s[1] & (s[1] - 1) == 0


def first(s: Cards) -> Card:
    """The lowest card of the set."""
    if s[0] != 0:
        return lowest_bit(s[0])
    return WORD + lowest_bit(s[1])


# A de Bruijn sequence: each six bits of it in a row are another number.
SIXES: Final[i64] = 0x03F79D71B4CB0A89
WHERE: Final = vec[u8]([[(int(SIXES) << i) >> 58 & 63 for i in range(64)].index(six) for six in range(64)])


def lowest_bit(x: i64) -> i64:
    """Which bit is the lowest: multiplied by it, the sequence begins at that bit, and its first six bits tell which."""
    return i64(WHERE[(((x & -x) * SIXES) >> 58) & 63])


def nth(s: Cards, k: i64) -> Card:
    """The k-th card of the set, counting from 0."""
    if s[1] == 0:
        return nth_bit(s[0], k)
    n = bits(s[0])
    if k < n:
        return nth_bit(s[0], k)
    return WORD + nth_bit(s[1], k - n)


ONES: Final[i64] = 0x1010101010101
TOPS: Final[i64] = 0x80808080808080
PLACES: Final = [[i for i in range(8) if byte >> i & 1] + [8] * 8 for byte in range(256)]
NTH_IN_BYTE: Final = vec[u8]([PLACES[byte][k] for k in range(8) for byte in range(256)])


def nth_bit(x: i64, k: i64) -> i64:
    """Without a branch: the byte it lies in, from running totals byte by byte; then a table."""
    a = x - ((x >> 1) & PAIRS)
    a = (a & FOURS) + ((a >> 2) & FOURS)
    a = (a + (a >> 4)) & SEVEN_BYTES
    totals = (a * ONES) & LOW_56
    before = ((((k * ONES) | TOPS) - totals) & TOPS) >> 7
    at = ((before * ONES) >> 45) & 56
    k -= ((totals << 8) >> at) & 255
    return at + i64(NTH_IN_BYTE[(k << 8) | ((x >> at) & 255)])


def listed(s: Cards) -> list[int]:
    """For people and for Python: the set as a sorted list."""
    return listed_from(0, s)


def listed_from(base: i64, s: Cards) -> list[int]:
    """The same, of numbers that begin at base."""
    if one(s):
        return [base + first(s)]
    out: list[int] = []
    word = s[0]
    while word != 0:
        out.append(base + lowest_bit(word))
        word &= word - 1
    word = s[1]
    while word != 0:
        out.append(base + WORD + lowest_bit(word))
        word &= word - 1
    return out


# -- bags: up to two of each of sixty kinds; the second word holds what lies there twice ------


def put(b: Bag, c: Card) -> Bag:
    """One more of that kind."""
    one = shl(1, c)
    return b[0] | one, b[1] | (b[0] & one)


def pull(b: Bag, c: Card) -> Bag:
    """One fewer of that kind: the second copy goes before the first."""
    one = shl(1, c)
    return b[0] & ~(one & ~b[1]), b[1] & ~one


def kinds(b: Bag) -> Cards:
    """What lies there, once or twice, as a set."""
    return b[0], 0


def copies(b: Bag, c: Card) -> i64:
    return ((b[0] >> c) & 1) + ((b[1] >> c) & 1)


def pour(b: Bag, more: Bag) -> Bag:
    """Both bags together; no kind may come to more than two."""
    return b[0] | more[0], b[1] | more[1] | (b[0] & more[0])


def scoop(b: Bag, less: Bag) -> Bag:
    """The bag without what lies in the other, which must be part of it."""
    once = less[0] & ~less[1]  # one copy goes of these, both of less[1]
    return b[0] & ~less[1] & ~(once & ~b[1]), b[1] & ~less[0]


def narrowed(b: Bag, s: Cards) -> Bag:
    """Of the bag only those kinds."""
    return b[0] & s[0], b[1] & s[0]


def in_bag(b: Bag) -> list[int]:
    """For people and for Python: the bag as a sorted list, a kind twice where it lies there twice."""
    out: list[int] = []
    for c in listed((b[0], 0)):
        out.append(c)
        if (b[1] >> c) & 1:
            out.append(c)
    return out


# -- rows: up to sixteen cards in order, the last one laid at the right; seven bits a card, below a 1 --

EIGHT_CARDS: Final[i64] = (1 << 56) - 1


def empty_row() -> Row:
    return 1, 0


def lay(row: Row, c: Card) -> Row:
    return ((row[0] << 7) & EIGHT_CARDS) | c, (row[1] << 7) | (row[0] >> 49)


def last(row: Row) -> Card:
    return row[0] & 127


def in_order(row: Row) -> list[int]:
    out: list[int] = []
    low, high = row
    while high > 0 or low > 1:
        out.append(low & 127)
        low = (low >> 7) | ((high & 127) << 49)
        high >>= 7
    out.reverse()
    return out


def only_those(row: Row, s: Cards) -> Row:
    """The row without the cards that are not in the set; the others close up."""
    low, high = row
    right: i64 = 0
    left: i64 = 0
    n: i64 = 0
    while high > 0 or low > 1:
        c = low & 127
        low = (low >> 7) | ((high & 127) << 49)
        high >>= 7
        if has(s, c):
            if n < 8:
                right |= c << (7 * n)
            else:
                left |= c << (7 * n - 56)
            n += 1
    if n < 8:
        return right | shl(1, 7 * n), left
    return right, left | shl(1, 7 * n - 56)


# -- tallies: a number below 64 for each of ten seats ----------------------------


def count(tally: Tally, seat: Seat) -> i64:
    return (tally >> (6 * seat)) & 63


def plus(tally: Tally, seat: Seat, n: i64) -> Tally:
    return tally + (n << (6 * seat))


def by_seat(tally: Tally, seats: i64) -> list[int]:
    return [count(tally, seat) for seat in range(seats)]


# -- zones: one set for each seat ----------------------------------------------


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Zones:
    """One set (or bag) of cards for each seat: bank[me] reads it, bank[me] = ... writes it."""

    def __init__(self, words: vec[i64]) -> None:
        self.words = words

    def __getitem__(self, seat: Seat) -> Cards:
        words = self.words
        return words[seat * 2], words[seat * 2 + 1]

    def __setitem__(self, seat: Seat, s: Cards) -> None:
        words = self.words
        words[seat * 2] = s[0]
        words[seat * 2 + 1] = s[1]

    def add(self, seat: Seat, c: Card) -> None:
        self[seat] = add(self[seat], c)

    def take(self, seat: Seat, c: Card) -> None:
        self[seat] = without(self[seat], c)

    def put(self, seat: Seat, c: Card) -> None:
        """As add, where the zones are bags."""
        self[seat] = put(self[seat], c)

    def pull(self, seat: Seat, c: Card) -> None:
        """As take, where the zones are bags."""
        self[seat] = pull(self[seat], c)

    def copy(self) -> Zones:
        return Zones(self.words[:])

    def seats(self) -> i64:
        return len(self.words) // 2


def zones(seats: i64) -> Zones:
    return Zones(vec[i64]([0] * (2 * seats)))
