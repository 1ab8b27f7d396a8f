"""Positions so small that every world a seat can imagine is counted out: (players, options, position, seat).

Two things are hidden in this game: what others alone have seen on top of the draw pile, and the traits that were
dealt to them, but for those revealed.  Of two copies each is a card of its own.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations, product
from typing import Final

from orlop.games.dead_mans_draw.state import State
from orlop.table.steps import State as Base, settle

LOOKED_AT_BY_SEAT_1: Final = """
turn: 1
play: oracle-3
bank 0: +40
discard: +12
top: {top}
knows 0: {known}
knows 1: 3
"""

TWINS_ON_TOP: Final = """
turn: 0
play: key-4
pile: anchor-5 anchor-5 hook-6 map-2 map-7
top: anchor-5 hook-6 anchor-5
knows 3: 3
knows 4: 1
discard: +114
"""

BEFORE_THEY_ARE_REVEALED: Final = """
turn: 0
discard: +10
dealt 0: miser mystic
dealt 1: parry scavenger
dealt 2: casanova misfire
kept 0: miser
kept 2: misfire
undealt: navigator
pending: keep 1, reveal-traits 0, first-turn 0
"""

DEALT_TWINS: Final = """
turn: 0
discard: +10
dealt 0: miser mystic
dealt 1: parry parry
dealt 2: casanova navigator
dealt 3: mystic scavenger
dealt 4: swordsman navigator
kept 0: miser
kept 1: parry
kept 2: casanova
kept 3: mystic
kept 4: swordsman
undealt: scavenger
revealed: 1
"""

POSITIONS: Final = [
    (2, {"edition": "de"}, LOOKED_AT_BY_SEAT_1.format(top="key-4 key-5 key-6", known=1), 0),
    (2, {"edition": "de"}, LOOKED_AT_BY_SEAT_1.format(top="key-4 map-7", known=1).replace("1: 3", "1: 2"), None),
    (5, {"edition": "de", "traits": "off"}, TWINS_ON_TOP, 0),
    (5, {"edition": "de", "traits": "off"}, TWINS_ON_TOP, 4),
    (3, {}, BEFORE_THEY_ARE_REVEALED, 0),
    (3, {}, BEFORE_THEY_ARE_REVEALED, 1),
    (5, {}, DEALT_TWINS, 0),
    (5, {}, DEALT_TWINS, None),
]

Fields = list[tuple[str, list[int]]]  # places and what lies there


def worlds(g: Base, seat: int | None) -> Iterator[Base]:
    """Each as often as there are ways in which it can have come about."""
    assert isinstance(g, State)
    seen = g.view(seat)
    for top, traits in product(tops(g, seat), deals(g, seat)):
        h = g.copy()
        places = {place: (line, i) for line in g.game.lines for i, place in enumerate(line.places(g))}
        for place, ids in [*top, *traits]:
            line, i = places[place]
            line.write(h, i, sorted(ids) if place != "top" else ids)
        g.game.refit(h)
        settle(h)
        if h.view(seat) == seen:
            yield h


def there(g: Base, place: str) -> list[int]:
    return next(line.read(g, i) for line in g.game.lines for i, p in enumerate(line.places(g)) if p == place)


def tops(g: State, seat: int | None) -> list[Fields]:
    """The next cards of the draw pile in every order, after those that this seat knows."""
    top, left = there(g, "top"), there(g, "pile")
    known = len(g.view(seat)["table"]["top"])
    for card in top[:known]:
        left.remove(card)
    return [[("top", [*top[:known], *more])] for more in permutations(left, len(top) - known)]


def deals(g: State, seat: int | None) -> Iterator[Fields]:
    """The traits that nobody else has seen, dealt in every order; and of two unseen ones either kept."""
    pool = there(g, "undealt")
    unknown: list[int] = []  # a seat for each trait to be dealt anew
    open_choices: list[int] = []
    fixed: dict[int, list[int]] = {}
    for other in range(g.game.players):
        dealt, kept = there(g, f"dealt {other}"), there(g, f"kept {other}")
        fixed[other] = list(dealt)
        if other == seat:
            continue
        fixed[other] = kept if g.revealed else []
        for trait in fixed[other]:
            dealt.remove(trait)
        pool += dealt
        unknown += [other] * len(dealt)
        if kept and not g.revealed:
            open_choices.append(other)
    for traits in permutations(pool, len(unknown)):
        left = list(pool)
        hands = {other: list(held) for other, held in fixed.items()}
        for other, trait in zip(unknown, traits):
            hands[other].append(trait)
            left.remove(trait)
        for kept_ones in product((0, 1), repeat=len(open_choices)):
            yield [
                ("undealt", left),
                *[(f"dealt {other}", held) for other, held in hands.items()],
                *[(f"kept {other}", [hands[other][k]]) for other, k in zip(open_choices, kept_ones)],
            ]
