"""What lies on the table, who sees it, and how it is written: one list for each game.

A game's list has one line for each field of its state.  A line says how the field looks (a number, a
card, cards, a bag, a row, something at every seat), its name, and who sees it.  Views, positions and
bytes are all made from this list, so what is not listed is in none of them, and the contract tests
fail for a field that is not listed.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from orlop.table.cards import (
    NONE,
    Cards,
    Zones,
    add,
    by_seat,
    empty_row,
    in_bag,
    in_order,
    lay,
    listed,
    nothing,
    plus,
    put,
)
from orlop.table.steps import State
from orlop.table.vecs import vec

Who = Callable[[Any, int | None, int], bool]  # does this seat (None: a spectator) see what lies at that owner's place?


def everyone(g: Any, seat: int | None, owner: int) -> bool:
    return True


def nobody(g: Any, seat: int | None, owner: int) -> bool:
    return False


def the_owner(g: Any, seat: int | None, owner: int) -> bool:
    return seat == owner


def place_name(name: str, seat: int) -> str:
    return f"{name} {seat}"


@mypyc_attr(allow_interpreted_subclasses=True)
class Heap:
    """How a value of two words holds cards: here each kind once, as a set."""

    def listing(self, s: Cards) -> list[int]:
        return listed(s)

    def laid(self, s: Cards, c: int) -> Cards:
        return add(s, c)

    def of(self, ids: list[int], base: int) -> Cards:
        s = nothing()
        for c in ids:
            s = self.laid(s, c - base)
        return s


class Bags(Heap):
    """Each kind up to twice."""

    def listing(self, s: Cards) -> list[int]:
        return in_bag(s)

    def laid(self, s: Cards, c: int) -> Cards:
        return put(s, c)


DIFFERENT: Final = Heap()
UP_TO_TWO: Final = Bags()


@mypyc_attr(allow_interpreted_subclasses=True)
class Line:
    """One field of the state.  `holds` says whether cards of the game lie there, each in exactly one place."""

    def __init__(self, name: str, who: Who = everyone, base: int = 0, holds: bool = False) -> None:
        self.name = name
        self.who = who
        self.base = base  # the things held are the ids from base on
        self.holds = holds

    def places(self, g: State) -> list[str]:
        """The names under which it stands in a position."""
        return [self.name]

    def fields(self) -> list[str]:
        """The fields of the state that it stands for."""
        return [self.name]

    def owner(self, place: int) -> int:
        """At whose seat that place is; NONE, if it is everybody's."""
        return NONE

    def read(self, g: State, place: int) -> list[int]:
        """What lies there, as ids (or as a number)."""
        raise NotImplementedError

    def write(self, g: State, place: int, ids: list[int]) -> None:
        raise NotImplementedError

    def shown(self, g: State, seat: int | None) -> tuple[bool, object]:
        """Whether anything of it is shown to that seat, and what."""
        raise NotImplementedError

    def is_numbers(self) -> bool:
        return False

    def least(self) -> int:
        return 0

    def most(self) -> int:
        return -1

    def one_value(self) -> bool:
        return False

    def named(self, g: State, ids: list[int]) -> list[str]:
        return [g.game.name(c) for c in ids]


class Number(Line):
    """A number, from least to most."""

    def __init__(self, name: str, least: int, most: int, who: Who = everyone) -> None:
        super().__init__(name, who)
        self.lowest = least
        self.highest = most

    def read(self, g: State, place: int) -> list[int]:
        return [getattr(g, self.name)]

    def write(self, g: State, place: int, ids: list[int]) -> None:
        setattr(g, self.name, ids[0])

    def shown(self, g: State, seat: int | None) -> tuple[bool, object]:
        return self.who(g, seat, NONE), getattr(g, self.name)

    def is_numbers(self) -> bool:
        return True

    def least(self) -> int:
        return self.lowest

    def most(self) -> int:
        return self.highest

    def one_value(self) -> bool:
        return True


class SeatOf(Number):
    """A seat, or nobody."""

    def __init__(self, name: str, who: Who = everyone) -> None:
        super().__init__(name, NONE, 15, who)

    def shown(self, g: State, seat: int | None) -> tuple[bool, object]:
        at = getattr(g, self.name)
        return self.who(g, seat, NONE), None if at == NONE else at


class Thing(Line):
    """One card, suit, trait ...: the number base names, or none."""

    def read(self, g: State, place: int) -> list[int]:
        at = getattr(g, self.name)
        return [] if at == NONE else [self.base + at]

    def write(self, g: State, place: int, ids: list[int]) -> None:
        setattr(g, self.name, ids[0] - self.base if ids else NONE)

    def shown(self, g: State, seat: int | None) -> tuple[bool, object]:
        names = self.named(g, self.read(g, 0))
        return self.who(g, seat, NONE), names[0] if names else None

    def one_value(self) -> bool:
        return True


class Lying(Line):
    """Cards in one place: a list to those who see them, else how many there are (if counted)."""

    def __init__(self, name: str, who: Who, base: int, holds: bool, counted: bool) -> None:
        super().__init__(name, who, base, holds)
        self.counted = counted

    def shown(self, g: State, seat: int | None) -> tuple[bool, object]:
        ids = self.read(g, 0)
        if self.who(g, seat, NONE):
            return True, self.named(g, ids)
        return self.counted, len(ids)


class SetOf(Lying):
    """Cards in no order, in a heap: all different, unless another heap is named."""

    def __init__(
        self,
        name: str,
        who: Who = everyone,
        *,
        base: int = 0,
        holds: bool = False,
        counted: bool = True,
        heap: Heap | None = None,
    ) -> None:
        super().__init__(name, who, base, holds, counted)
        self.heap = heap if heap is not None else DIFFERENT

    def read(self, g: State, place: int) -> list[int]:
        return [self.base + c for c in self.heap.listing(getattr(g, self.name))]

    def write(self, g: State, place: int, ids: list[int]) -> None:
        setattr(g, self.name, self.heap.of(ids, self.base))


class SeatsOf(SetOf):
    """A set of seats."""

    def is_numbers(self) -> bool:
        return True

    def most(self) -> int:
        return 15

    def shown(self, g: State, seat: int | None) -> tuple[bool, object]:
        return self.who(g, seat, NONE), self.read(g, 0)


class RowOf(SetOf):
    """Up to sixteen cards in order."""

    def read(self, g: State, place: int) -> list[int]:
        return [self.base + c for c in in_order(getattr(g, self.name))]

    def write(self, g: State, place: int, ids: list[int]) -> None:
        if len(ids) > 16:
            raise ValueError(f"{self.name}: {len(ids)} cards, where there is room for sixteen")
        row = empty_row()
        for c in ids:
            row = lay(row, c - self.base)
        setattr(g, self.name, row)


class PileOf(SetOf):
    """Any number of cards in order: a vec, and beside it, under the name with _size, how many of it count."""

    def fields(self) -> list[str]:
        return [self.name, self.name + "_size"]

    def read(self, g: State, place: int) -> list[int]:
        pile = getattr(g, self.name)
        return [self.base + pile[i] for i in range(getattr(g, self.name + "_size"))]

    def write(self, g: State, place: int, ids: list[int]) -> None:
        setattr(g, self.name, vec[i64]([c - self.base for c in ids]))
        setattr(g, self.name + "_size", len(ids))


class Numbers(Line):
    """A number for each seat, in a tally or in a vec."""

    def __init__(self, name: str, least: int, most: int, who: Who = everyone) -> None:
        super().__init__(name, who)
        self.lowest = least
        self.highest = most

    def places(self, g: State) -> list[str]:
        return [place_name(self.name, seat) for seat in range(g.game.players)]

    def owner(self, place: int) -> int:
        return place

    def read(self, g: State, place: int) -> list[int]:
        at = getattr(g, self.name)
        return [by_seat(at, place + 1)[place] if isinstance(at, int) else at[place]]

    def write(self, g: State, place: int, ids: list[int]) -> None:
        at = getattr(g, self.name)
        if isinstance(at, int):
            setattr(g, self.name, plus(at, place, ids[0] - self.read(g, place)[0]))
        else:
            at[place] = ids[0]

    def shown(self, g: State, seat: int | None) -> tuple[bool, object]:
        seen = [self.who(g, seat, owner) for owner in range(g.game.players)]
        return True, [self.read(g, owner)[0] if seen[owner] else None for owner in range(g.game.players)]

    def is_numbers(self) -> bool:
        return True

    def least(self) -> int:
        return self.lowest

    def most(self) -> int:
        return self.highest

    def one_value(self) -> bool:
        return True


class Each(Line):
    """A heap of cards at every seat: Zones.  To those who see them a list, else how many there are (if counted)."""

    def __init__(
        self,
        name: str,
        who: Who = everyone,
        *,
        base: int = 0,
        holds: bool = False,
        counted: bool = True,
        heap: Heap | None = None,
    ) -> None:
        super().__init__(name, who, base, holds)
        self.counted = counted
        self.heap = heap if heap is not None else DIFFERENT

    def places(self, g: State) -> list[str]:
        return [place_name(self.name, seat) for seat in range(g.game.players)]

    def owner(self, place: int) -> int:
        return place

    def read(self, g: State, place: int) -> list[int]:
        zones: Zones = getattr(g, self.name)
        return [self.base + c for c in self.heap.listing(zones[place])]

    def write(self, g: State, place: int, ids: list[int]) -> None:
        zones: Zones = getattr(g, self.name)
        zones[place] = self.heap.of(ids, self.base)

    def shown(self, g: State, seat: int | None) -> tuple[bool, object]:
        out: list[object] = []
        for owner in range(g.game.players):
            ids = self.read(g, owner)
            if self.who(g, seat, owner):
                out.append(self.named(g, ids))
            else:
                out.append(len(ids) if self.counted else None)
        return True, out


Reckoning = Callable[[Any, int | None], object]


class Reckoned:
    """What a player may see although it is no field of its own: points, for example, or what is safe."""

    def __init__(self, name: str, reckon: Reckoning) -> None:
        self.name = name
        self.reckon = reckon


NO_RECKONINGS: Final[list[Reckoned]] = []


def drawn(g: State, seat: int | None) -> dict[str, Any]:
    """The table as that seat sees it, as plain data."""
    out: dict[str, Any] = {}
    for line in g.game.lines:
        seen, what = line.shown(g, seat)
        if seen:
            out[line.name] = what
    for reckoned in g.game.reckoned:
        out[reckoned.name] = reckoned.reckon(g, seat)
    return out
