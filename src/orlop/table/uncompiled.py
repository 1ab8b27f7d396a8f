# uncompiled
"""The same answers as in cards.py, in the way that is quickest where nothing is compiled."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from orlop.table.chance import Rng

Cards = tuple[int, int]


bits = int.bit_count


def nth_bit(x: int, k: int) -> int:
    digits = bin(x)
    return len(digits) - len(digits.rsplit("1", k + 1)[0]) - 1


def lowest_bit(x: int) -> int:
    return (x & -x).bit_length() - 1


def size(s: Cards) -> int:
    return s[0].bit_count() + s[1].bit_count()


def nth(s: Cards, k: int) -> int:
    digits = bin(s[0] | s[1] << 60)
    return len(digits) - len(digits.rsplit("1", k + 1)[0]) - 1


def first(s: Cards) -> int:
    x = s[0] or s[1] << 60
    return (x & -x).bit_length() - 1


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
    k = rng.below(x.bit_count())
    digits = bin(x)
    return len(digits) - len(digits.rsplit("1", k + 1)[0]) - 1


def below(rng: Rng, n: int) -> int:
    b = rng.b
    c = rng.c
    t = (rng.a + b + rng.d) & 0xFFFFFFFF
    rng.d = (rng.d + 1) & 0xFFFFFFFF
    rng.a = b ^ (b >> 9)
    rng.b = (c * 9) & 0xFFFFFFFF
    rng.c = (((c << 21 | c >> 11) & 0xFFFFFFFF) + t) & 0xFFFFFFFF
    x = t * n
    if x & 0xFFFFFFFF < n and x & 0xFFFFFFFF < 0x100000000 % n:
        return below(rng, n)
    return x >> 32
