"""On small positions all worlds that a seat can imagine are counted out, and each must come as often as it should.

Two cards of a kind are two cards: a world that can come about in two ways comes twice as often.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from itertools import combinations, permutations
from typing import NamedTuple

from orlop.table.chance import Rng
from orlop.table.position import fields
from orlop.table.steps import State, settle
from tests.contract import tables
from tests.contract.histories import Resample, resampled
from tests.contract.small_of import module_of
from tests.contract.worlds import Seat, hidden

A_WORLD = 40  # so often each is looked for, on the average
MANY_WORLDS = 400  # a position is small
MANY_WAYS = 1000
UNLIKELY = 1e-5

Worlds = Callable[[State, Seat], Iterable[State]]


class Small(NamedTuple):
    players: int
    options: dict[str, str]
    text: str
    seat: Seat


def positions(id: str) -> list[Small]:
    """What the tests of a game hold ready: tests/games/<game>/small.py."""
    return [Small(*one) for one in module_of(id).POSITIONS]


def state_of(id: str, small: Small) -> State:
    setting = tables.Setting(small.players, tuple({**dict(tables.settings(id)[0].options), **small.options}.items()))
    return tables.seated(id, setting).given(small.text)


def worlds_of(id: str) -> Worlds:
    """By brute force; a game that hides more than cards in places brings its own."""
    found: Worlds = getattr(module_of(id), "worlds", dealt_in_every_way)
    return found


# -- every world ------------------------------------------------------------------------------


def dealt_in_every_way(g: State, seat: Seat) -> Iterator[State]:
    """The unseen cards in every way in the places where they may lie; not what cannot be, or looks otherwise."""
    places = [(line, i) for line, i in hidden(g, seat) if line.holds]
    unseen = [c for line, i in places for c in line.read(g, i)]
    seen = g.view(seat)
    stock = g.game.stock()
    held = [
        Held(line.places(g)[i], len(line.read(g, i)), line.name in g.game.in_order, line.name == stock)
        for line, i in places
    ]
    for deal in deals(g, unseen, list(range(len(unseen))), held):
        h = g.copy()
        for (line, i), cards in zip(places, deal):
            line.write(h, i, [unseen[k] for k in cards])
        h.game.refit(h)
        settle(h)
        if h.game.flaw(h) is None and h.view(seat) == seen:
            yield h


class Held(NamedTuple):
    """A place, how many cards lie there, and whether in order; any card may lie in the stock."""

    place: str
    size: int
    ordered: bool
    stock: bool


def deals(g: State, unseen: list[int], left: list[int], places: list[Held]) -> Iterator[list[tuple[int, ...]]]:
    """The unseen cards, by their numbers in that list, so that two of a kind are two."""
    if not places:
        yield []
        return
    here = places[0]
    fitting = [k for k in left if here.stock or g.game.fits(g, here.place, unseen[k])]
    for cards in (permutations if here.ordered else combinations)(fitting, here.size):
        for others in deals(g, unseen, [k for k in left if k not in cards], places[1:]):
            yield [cards, *others]


def key(g: State) -> str:
    return repr(fields(g))


def uneven(g: State, seat: Seat, worlds: Worlds, seed: int, resample: Resample = resampled) -> str | None:
    """What is wrong with the frequencies of the worlds that this seat imagines; None if nothing is."""
    ways = Counter([key(h) for h in worlds(g, seat)])
    assert key(g) in ways, "what really is, is not among the worlds counted out"
    total = sum(ways.values())
    assert 1 < len(ways) <= MANY_WORLDS and total <= MANY_WAYS, (
        f"{len(ways)} worlds in {total} ways: too few or too many to count"
    )
    n = A_WORLD * len(ways)
    rng = Rng(seed)
    came = Counter([key(resample(g, seat, rng)) for _ in range(n)])
    for world in came:
        if world not in ways:
            return f"a world that cannot be: {world}"
    statistic = sum([(came[world] - n * lots / total) ** 2 / (n * lots / total) for world, lots in ways.items()])
    p = chance_of_more(statistic, len(ways) - 1)
    return None if p > UNLIKELY else f"{len(ways)} worlds, {n} imagined: chi-square {statistic:.0f}, p {p:.2g}"


# -- chi-square ---------------------------------------------------------------------------------


def chance_of_more(statistic: float, freedom: int) -> float:
    """How likely a chi-square of that many degrees of freedom comes to more: the upper incomplete gamma function."""
    a, x = freedom / 2, statistic / 2
    if x <= 0:
        return 1.0
    front = math.exp(a * math.log(x) - x - math.lgamma(a))
    return 1 - front * series(a, x) if x < a + 1 else front * fraction(a, x)


def series(a: float, x: float) -> float:
    term = total = 1 / a
    n = 0
    while abs(term) > 1e-15 * abs(total):
        n += 1
        term *= x / (a + n)
        total += term
    return total


def fraction(a: float, x: float) -> float:
    """Lentz's continued fraction."""
    tiny = 1e-300
    b = x + 1 - a
    c = 1 / tiny
    d = 1 / b
    value = d
    n = 0
    while True:
        n += 1
        step = -n * (n - a)
        b += 2
        d = 1 / (step * d + b or tiny)
        c = b + step / c or tiny
        value *= c * d
        if abs(c * d - 1) < 1e-14:
            return value
