"""Dealing hands that lack suits by counting all the ways there are: never in vain, however much is lacked."""

from __future__ import annotations

from math import comb
from typing import Final, final

from orlop.games.walk_the_plank.state import State, whole
from orlop.table.cards import Cards, Seat, add, both, count, join, minus, nothing, size
from orlop.table.chance import Rng, any_of

SUITS_THERE: Final = 5
Heaps = tuple[int, ...]  # how many cards are left of each suit, and last of all the others together


@final
class Counting:
    """The hands that lack suits, one after the other; a suit that none of those to come lacks is one of the others."""

    def __init__(self, g: State, seats: list[Seat], unseen: Cards) -> None:
        self.seats = seats
        self.lacks = [[(count(g.void, o) >> suit) & 1 == 1 for suit in range(SUITS_THERE)] for o in seats]
        self.held = [int(size(g.hand[o])) for o in seats]
        self.apart = [self.lacked_from(i) for i in range(len(seats) + 1)]
        self.known: dict[tuple[int, Heaps], int] = {}
        suits = [int(size(both(unseen, whole(suit)))) for suit in range(SUITS_THERE)]
        self.start = self.heaps_for(0, (*suits, int(size(unseen)) - sum(suits)))

    def lacked_from(self, i: int) -> list[bool]:
        """Which suits the i-th hand or a later one lacks: only those need be told apart."""
        return [any(lacks[suit] for lacks in self.lacks[i:]) for suit in range(SUITS_THERE)]

    def heaps_for(self, i: int, heaps: Heaps) -> Heaps:
        apart = self.apart[i]
        suits = [heaps[suit] if apart[suit] else 0 for suit in range(SUITS_THERE)]
        return (*suits, sum(heaps) - sum(suits))

    def takings(self, i: int, heaps: Heaps) -> list[Heaps]:
        """How many cards of each heap the i-th hand may have."""
        out: list[Heaps] = [()]
        for heap in range(SUITS_THERE + 1):
            most = 0 if heap < SUITS_THERE and self.lacks[i][heap] else heaps[heap]
            out = [(*some, n) for some in out for n in range(min(most, self.held[i] - sum(some)) + 1)]
        return [some for some in out if sum(some) == self.held[i]]

    def lots(self, i: int, heaps: Heaps, taking: Heaps) -> int:
        """In how many ways all hands from the i-th on can be dealt, if it takes so many of each heap."""
        ways = 1
        for heap in range(SUITS_THERE + 1):
            ways *= comb(heaps[heap], taking[heap])
        return ways * self.ways(i + 1, self.heaps_for(i + 1, less(heaps, taking)))

    def ways(self, i: int, heaps: Heaps) -> int:
        if i == len(self.seats):
            return 1
        known = self.known.get((i, heaps))
        if known is None:
            known = sum([self.lots(i, heaps, taking) for taking in self.takings(i, heaps)])
            self.known[i, heaps] = known
        return known

    def taken(self, i: int, heaps: Heaps, rng: Rng) -> Heaps:
        """How many of each heap the i-th hand takes: as likely as there are ways to go on."""
        takings = self.takings(i, heaps)
        k = any_number(self.ways(i, heaps), rng) - self.lots(i, heaps, takings[0])
        at = 0
        while k >= 0:
            at += 1
            k -= self.lots(i, heaps, takings[at])
        return takings[at]


def less(heaps: Heaps, taking: Heaps) -> Heaps:
    return tuple([heaps[heap] - taking[heap] for heap in range(SUITS_THERE + 1)])


def any_number(n: int, rng: Rng) -> int:
    """Below n, which may be greater than the generator's own numbers."""
    words = (n.bit_length() + 31) // 32
    while True:
        x = 0
        for _ in range(words):
            x = x * 4294967296 + int(rng.next())
        x >>= 32 * words - n.bit_length()
        if x < n:
            return x


def dealt_by_counting(h: State, seats: list[Seat], unseen: Cards, rng: Rng) -> Cards:
    """wtp.void: these hands, all ways of dealing them alike likely; what is left of the cards."""
    counting = Counting(h, seats, unseen)
    heaps = counting.start
    left = unseen
    for i, o in enumerate(seats):
        taking = counting.taken(i, heaps, rng)
        held = nothing()
        for heap in range(SUITS_THERE + 1):
            lying = of_heap(left, counting.apart[i], heap)
            for _ in range(taking[heap]):
                held = add(held, any_of(minus(lying, held), rng))
        h.hand[o] = held
        left = minus(left, held)
        heaps = counting.heaps_for(i + 1, less(heaps, taking))
    return left


def of_heap(left: Cards, apart: list[bool], heap: int) -> Cards:
    if heap < SUITS_THERE:
        return both(left, whole(heap))
    told_apart = nothing()
    for suit in range(SUITS_THERE):
        if apart[suit]:
            told_apart = join(told_apart, whole(suit))
    return minus(left, told_apart)
