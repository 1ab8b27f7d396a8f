# uncompiled
"""The same answers as in cards.py and chance.py, in the way that is quickest where nothing is compiled."""

from __future__ import annotations

from orlop.table import cards

Cards = tuple[int, int]
M32 = 0xFFFFFFFF
OF_CHANCE = ["any_of", "Rng"]
OF_CARDS = ["bits", "nth_bit", "lowest_bit", "size", "nth", "first", "only", "add", "without", "has", "one"]
OF_CARDS += ["Zones", "zones"]


bits = int.bit_count


def nth_bit(x: int, k: int) -> int:
    """Halved until a byte is left."""
    at = 0
    count = (x & 0xFFFFFFFF).bit_count()
    while k >= count:
        k -= count
        x >>= 32
        at += 32
        count = (x & 0xFFFFFFFF).bit_count()
    count = (x & 0xFFFF).bit_count()
    if k >= count:
        k -= count
        x >>= 16
        at += 16
    count = (x & 0xFF).bit_count()
    if k >= count:
        k -= count
        x >>= 8
        at += 8
    return at + cards.PLACES[x & 0xFF][k]


def lowest_bit(x: int) -> int:
    return (x & -x).bit_length() - 1


def size(s: Cards) -> int:
    return s[0].bit_count() + s[1].bit_count()


def nth(s: Cards, k: int) -> int:
    return nth_bit(s[0] | s[1] << 60, k)


def first(s: Cards) -> int:
    x = s[0] or s[1] << 60
    return (x & -x).bit_length() - 1


def one(s: Cards) -> bool:
    x = s[0] | s[1] << 60
    return x & (x - 1) == 0 and x != 0


def only(c: int) -> Cards:
    return (1 << c, 0) if c < 60 else (0, 1 << c - 60)


def add(s: Cards, c: int) -> Cards:
    return (s[0] | 1 << c, s[1]) if c < 60 else (s[0], s[1] | 1 << c - 60)


def without(s: Cards, c: int) -> Cards:
    return (s[0] & ~(1 << c), s[1]) if c < 60 else (s[0], s[1] & ~(1 << c - 60))


def has(s: Cards, c: int) -> bool:
    return (s[0] >> c if c < 60 else s[1] >> c - 60) & 1 == 1


def any_of(s: Cards, rng: Rng) -> int:
    x = s[0] | s[1] << 60
    return nth_bit(x, rng.below(x.bit_count()))


class Rng:
    """The same stream, drawn some way ahead."""

    def __init__(self, seed: int) -> None:
        self.state = 0, seed & M32, (seed >> 32) & M32, 1
        self.ahead: list[int] = []
        for _ in range(12):
            self.next()

    def draw_ahead(self) -> list[int]:
        a, b, c, d = self.state
        out = []
        for _ in range(12):
            t = (a + b + d) & M32
            d = (d + 1) & M32
            a = b ^ (b >> 9)
            b = (c * 9) & M32
            c = (((c << 21 | c >> 11) & M32) + t) & M32
            out.append(t)
        out.reverse()
        self.state = a, b, c, d
        self.ahead = out
        return out

    def next(self) -> int:
        return (self.ahead or self.draw_ahead()).pop()

    def below(self, n: int) -> int:
        x = (self.ahead or self.draw_ahead()).pop() * n
        if x & M32 < n:
            uneven = (M32 + 1) % n
            while x & M32 < uneven:
                x = self.next() * n
        return x >> 32

    def copy(self) -> Rng:
        other = Rng(0)
        other.state = self.state
        other.ahead = self.ahead[:]
        return other


class Zones(list[Cards]):
    """A list of sets: bank[me] is then no call."""

    def add(self, seat: int, c: int) -> None:
        self[seat] = add(self[seat], c)

    def take(self, seat: int, c: int) -> None:
        self[seat] = without(self[seat], c)

    def put(self, seat: int, c: int) -> None:
        self[seat] = cards.put(self[seat], c)

    def pull(self, seat: int, c: int) -> None:
        self[seat] = cards.pull(self[seat], c)

    def copy(self) -> Zones:
        return Zones(self)

    def seats(self) -> int:
        return len(self)


def zones(seats: int) -> Zones:
    return Zones([(0, 0)] * seats)
