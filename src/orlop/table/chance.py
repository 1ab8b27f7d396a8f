"""Who answers when the rules ask chance."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from orlop.table.cards import Cards, bits, first, nth, nth_bit, one, size
from orlop.table.steps import CHANCE, State, answer, is_open, weight

M32: Final[i64] = 0xFFFFFFFF


@final
class Rng:
    """sfc32: 32-bit sums, shifts and xors, so the same stream everywhere."""

    def __init__(self, seed: int) -> None:
        low: i64 = seed & 0xFFFFFFFF
        high: i64 = (seed >> 32) & 0xFFFFFFFF
        self.a: i64 = 0
        self.b: i64 = low
        self.c: i64 = high
        self.d: i64 = 1
        for _ in range(12):
            self.next()

    def next(self) -> i64:
        b, c = self.b, self.c
        t = (self.a + b + self.d) & M32
        self.d = (self.d + 1) & M32
        self.a = b ^ (b >> 9)
        self.b = (c + (c << 3)) & M32
        self.c = ((((c << 21) & M32) | (c >> 11)) + t) & M32
        return t

    def below(self, n: i64) -> i64:
        """Lemire: even, because the few draws that would not be are made again."""
        x = self.next() * n
        if x & M32 < n:
            uneven = (M32 + 1) % n
            while x & M32 < uneven:
                x = self.next() * n
        return x >> 32

    def copy(self) -> Rng:
        other = Rng(0)
        other.a, other.b, other.c, other.d = self.a, self.b, self.c, self.d
        return other


def any_of(s: Cards, rng: Rng) -> i64:
    """Any member of the set."""
    if s[1] == 0:
        return nth_bit(s[0], rng.below(bits(s[0])))
    return nth(s, rng.below(size(s)))


def any_in(b: Cards, rng: Rng) -> i64:
    """Any card of the bag: a kind that lies there twice is twice as likely."""
    n = bits(b[0])
    k = rng.below(n + bits(b[1]))
    if k < n:
        return nth_bit(b[0], k)
    return nth_bit(b[1], k - n)


def any_open(g: State, rng: Rng) -> i64:
    """One of the open choices: at CHANCE as likely as it is, for a seat all alike."""
    s = g.open
    if g.actor == CHANCE:
        return any_outcome(g, s, rng)
    if one(s):
        return g.asking.base + first(s)
    return g.asking.base + any_of(s, rng)


def any_outcome(g: State, s: Cards, rng: Rng) -> i64:
    ask = g.asking
    if ask.weighs:
        return any_weighed(g, s, rng)
    option = any_of(s, rng)
    if option >= ask.seconds:
        option = ask.first_copy(option)
    return ask.base + option


def any_weighed(g: State, s: Cards, rng: Rng) -> i64:
    total: i64 = 0
    for i in range(size(s)):
        total += weight(g, g.asking.base + nth(s, i))
    k = rng.below(total)
    at: i64 = 0
    while True:
        choice = g.asking.base + nth(s, at)
        k -= weight(g, choice)
        if k < 0:
            return choice
        at += 1


@mypyc_attr(allow_interpreted_subclasses=True)
class Dealer:
    def deal(self, g: State) -> int:
        """The card, or whatever chance is asked for now; -1: this dealer has no more answers."""
        raise NotImplementedError

    def copy(self) -> Dealer:
        raise NotImplementedError

    def anew(self, rng: Rng) -> Dealer:
        """For a world that somebody imagines: a dealer who knows nothing of what this one will deal."""
        return Seeded(rng.next())

    def serve(self, g: State) -> None:
        """Answer until a seat must choose or the game is over."""
        while g.actor == CHANCE:
            choice = self.deal(g)
            if choice < 0:
                return
            answer(g, choice)


@mypyc_attr(allow_interpreted_subclasses=True)
class Seeded(Dealer):
    """All outcomes by a small generator: the same seed, the same game."""

    def __init__(self, seed: int) -> None:
        self.rng = Rng(seed)

    def deal(self, g: State) -> int:
        return any_open(g, self.rng)

    def serve(self, g: State) -> None:
        while g.actor == CHANCE:
            answer(g, any_open(g, self.rng))

    def copy(self) -> Dealer:
        other = Seeded(0)
        other.rng = self.rng.copy()
        return other


@mypyc_attr(allow_interpreted_subclasses=True)
class Scripted(Dealer):
    """These outcomes, in this order, as notation ("parrots-9") or numbers; after them another dealer, or nobody."""

    def __init__(self, outcomes: list[str | int], after: Dealer | None = None) -> None:
        self.outcomes = list(outcomes)
        self.after = after

    def deal(self, g: State) -> int:
        if not self.outcomes:
            return -1 if self.after is None else self.after.deal(g)
        said = self.outcomes[0]
        choice = said if isinstance(said, int) else g.game.parse(g, said)
        if not is_open(g, choice):
            may = ", ".join([g.game.name(c) for c in g.legal()])
            raise ValueError(f"{said} cannot come now; one of these can: {may}")
        self.outcomes = self.outcomes[1:]
        return choice

    def copy(self) -> Dealer:
        return Scripted(self.outcomes, None if self.after is None else self.after.copy())


@mypyc_attr(allow_interpreted_subclasses=True)
class Recording(Dealer):
    """Another dealer, with everything it dealt written down for the record."""

    def __init__(self, dealer: Dealer) -> None:
        self.dealer = dealer
        self.dealt: list[str] = []

    def deal(self, g: State) -> int:
        choice = self.dealer.deal(g)
        if choice >= 0:
            self.dealt.append(g.game.say(g, choice))
        return choice

    def copy(self) -> Dealer:
        other = Recording(self.dealer.copy())
        other.dealt = list(self.dealt)
        return other
