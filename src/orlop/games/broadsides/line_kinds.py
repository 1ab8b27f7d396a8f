"""How the fields of a state look in views, positions and bytes, where they are not as in other games."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from orlop.games.broadsides.choices import (
    LOADED,
    RESULT_NAMES,
    SHOTS,
    TARGETS,
    WILD,
    ZONE_NAMES,
    ZONES,
)
from orlop.games.broadsides.facts import NUMBER_OF_ZONES, at_zone, for_zone
from orlop.games.broadsides.results import result_at
from orlop.games.broadsides.state import Side, State
from orlop.games.broadsides.zero_in import (
    FIRST_WILD,
    NO_CARD,
    card_of,
    lay_at,
    lies_at,
    number_there,
    put_target,
    target_at,
)
from orlop.table.cards import NONE, shl
from orlop.table.steps import State as Base
from orlop.table.views import (
    UP_TO_TWO,
    Line,
    Number,
    Who,
    everyone,
    place_name,
)

# -- lines of a side ----------------------------------------------------------------------


class OfSide(Line):
    """A field of either side."""

    def __init__(self, name: str, field: str = "", who: Who = everyone, base: int = 0, holds: bool = False) -> None:
        super().__init__(name, who, base, holds)
        self.field = field or name

    def fields(self) -> list[str]:
        return [f"side_0.{self.field}", f"side_1.{self.field}"]

    def places(self, g: Base) -> list[str]:
        return [place_name(self.name, 0), place_name(self.name, 1)]

    def owner(self, place: int) -> int:
        return place

    def side(self, g: Base, place: int) -> Side:
        assert isinstance(g, State)
        return g.side(place)

    def value(self, g: Base, place: int) -> Any:
        return getattr(self.side(g, place), self.field)

    def put(self, g: Base, place: int, value: Any) -> None:
        setattr(self.side(g, place), self.field, value)

    def shown(self, g: Base, seat: int | None) -> tuple[bool, object]:
        return True, [self.seen(g, seat, owner) for owner in range(2)]

    def seen(self, g: Base, seat: int | None, owner: int) -> object:
        """What that seat sees of that owner's; None if nothing."""
        ids = self.read(g, owner)
        if not self.who(g, seat, owner):
            return None
        if self.is_numbers():
            return ids[0] if self.one_value() else ids
        names = self.named(g, ids)
        if self.one_value():
            return names[0] if names else None
        return names


class Counted(OfSide):
    """Cards there: to those who see them a list, to others how many."""

    def seen(self, g: Base, seat: int | None, owner: int) -> object:
        ids = self.read(g, owner)
        return self.named(g, ids) if self.who(g, seat, owner) else len(ids)


class SideCards(Counted):
    """A bag of Aim cards."""

    def read(self, g: Base, place: int) -> list[int]:
        return UP_TO_TWO.listing(self.value(g, place))

    def write(self, g: Base, place: int, ids: list[int]) -> None:
        self.put(g, place, UP_TO_TWO.of(ids, 0))


class SpiedCards(SideCards):
    """bs.known: of each hand, what the foe knows; a spectator does not even know how much."""

    def seen(self, g: Base, seat: int | None, owner: int) -> object:
        return self.named(g, self.read(g, owner)) if self.who(g, seat, owner) else None


class SideMask(Counted):
    """A set in one word."""

    def read(self, g: Base, place: int) -> list[int]:
        return members(self.value(g, place), self.base)

    def write(self, g: Base, place: int, ids: list[int]) -> None:
        self.put(g, place, mask(ids, self.base))


class SideZones(OfSide):
    """A set of zones."""

    def read(self, g: Base, place: int) -> list[int]:
        return [ZONES + zone for zone in range(NUMBER_OF_ZONES) if at_zone(self.value(g, place), zone)]

    def write(self, g: Base, place: int, ids: list[int]) -> None:
        self.put(g, place, sum([for_zone(1, zone - ZONES) for zone in set(ids)]))


class SideThing(OfSide):
    def read(self, g: Base, place: int) -> list[int]:
        at = self.value(g, place)
        return [] if at == NONE else [self.base + at]

    def write(self, g: Base, place: int, ids: list[int]) -> None:
        self.put(g, place, ids[0] - self.base if ids else NONE)

    def one_value(self) -> bool:
        return True


class SideShots(OfSide):
    """Loaded shots."""

    def read(self, g: Base, place: int) -> list[int]:
        return tallied(self.value(g, place), LOADED, 6)

    def write(self, g: Base, place: int, ids: list[int]) -> None:
        self.put(g, place, tally_of(ids, LOADED))


class ByZone(OfSide):
    """A number for every zone of either ship."""

    def __init__(self, name: str, field: str, prefix: str) -> None:
        super().__init__(name, field)
        self.prefix = prefix

    def places(self, g: Base) -> list[str]:
        return [place_name(self.prefix + zone, seat) for seat in range(2) for zone in ZONE_NAMES]

    def owner(self, place: int) -> int:
        return place // 11

    def read(self, g: Base, place: int) -> list[int]:
        return [at_zone(self.value(g, place // 11), place % 11)]

    def write(self, g: Base, place: int, ids: list[int]) -> None:
        before = self.value(g, place // 11)
        self.put(g, place // 11, before + for_zone(ids[0] - at_zone(before, place % 11), place % 11))

    def shown(self, g: Base, seat: int | None) -> tuple[bool, object]:
        assert isinstance(g, State)
        there = g.facts.no_firing if self.field == "barred" else g.facts.spaces
        zones = [zone for zone in range(NUMBER_OF_ZONES) if at_zone(there, zone)]
        return True, [{ZONE_NAMES[z]: int(self.read(g, 11 * owner + z)[0]) for z in zones} for owner in range(2)]

    def is_numbers(self) -> bool:
        return True

    def most(self) -> int:
        return 14

    def one_value(self) -> bool:
        return True


class Targets(OfSide):
    """The Targets before each player, in their rows."""

    def fields(self) -> list[str]:
        return [f"side_{seat}.{field}" for seat in range(2) for field in ("targets", "rows")]

    def read(self, g: Base, place: int) -> list[int]:
        side = self.side(g, place)
        return [TARGETS + target_at(side, row) for row in range(side.rows)]

    def write(self, g: Base, place: int, ids: list[int]) -> None:
        side = self.side(g, place)
        if len(ids) > 10:
            raise ValueError(f"{self.places(g)[place]}: {len(ids)} Targets; ten lie before a player at most")
        side.targets = 0
        side.rows = len(ids)
        for row, target in enumerate(ids):
            put_target(side, row, target - TARGETS)


class Aimed(OfSide):
    """The Aim cards on the Targets, each in its place: left-1, bottom-1, left-2 ..."""

    def fields(self) -> list[str]:
        return [f"side_{seat}.{field}" for seat in range(2) for field in ("left", "bottom")]

    def places(self, g: Base) -> list[str]:
        sides = ("left", "bottom")
        return [place_name(f"{side}-{n}", seat) for seat in range(2) for n in range(1, 11) for side in sides]

    def owner(self, place: int) -> int:
        return place // 20

    def read(self, g: Base, place: int) -> list[int]:
        what = lies_at(self.side(g, place // 20), place % 20)
        return [] if what == NO_CARD else [int(card_of(what))]

    def write(self, g: Base, place: int, ids: list[int]) -> None:
        what = NO_CARD
        if ids:
            what = FIRST_WILD if ids[0] == WILD else 1 + ids[0]
        lay_at(self.side(g, place // 20), place % 20, what)

    def shown(self, g: Base, seat: int | None) -> tuple[bool, object]:
        return True, [[self.pair(g, owner, row) for row in range(self.side(g, owner).rows)] for owner in range(2)]

    def pair(self, g: Base, owner: int, row: int) -> list[object]:
        return [self.lying(g, owner, 2 * row), self.lying(g, owner, 2 * row + 1)]

    def lying(self, g: Base, owner: int, place: int) -> object:
        what = lies_at(self.side(g, owner), place)
        if what == NO_CARD:
            return None
        return {"card": g.game.name(card_of(what)), "number": int(number_there(what))}

    def one_value(self) -> bool:
        return True


class WildNumbers(OfSide):
    """bs.wild-lies: the numbers of the Wilds on the Targets, in the order of their places."""

    def fields(self) -> list[str]:
        return []

    def read(self, g: Base, place: int) -> list[int]:
        side = self.side(g, place)
        there = [lies_at(side, at) for at in range(20)]
        return [int(number_there(what)) for what in there if what >= FIRST_WILD]

    def write(self, g: Base, place: int, ids: list[int]) -> None:
        side = self.side(g, place)
        wilds = [at for at in range(20) if lies_at(side, at) >= FIRST_WILD]
        if len(ids) != len(wilds):
            raise ValueError(f"{self.places(g)[place]}: {len(ids)} numbers for {len(wilds)} Wilds on Targets")
        for at, n in zip(wilds, ids, strict=True):
            lay_at(side, at, FIRST_WILD + n - 1)

    def is_numbers(self) -> bool:
        return True

    def least(self) -> int:
        return 1

    def most(self) -> int:
        return 10


class SideNumbers(OfSide):
    """The numbers covered on a track."""

    def read(self, g: Base, place: int) -> list[int]:
        return members(self.value(g, place), 1)

    def write(self, g: Base, place: int, ids: list[int]) -> None:
        self.put(g, place, mask(ids, 1))

    def is_numbers(self) -> bool:
        return True

    def least(self) -> int:
        return 1

    def most(self) -> int:
        return 10


# -- lines of the table ---------------------------------------------------------------------


class Mask(Line):
    """A set in one word."""

    def __init__(self, name: str, who: Who, base: int, holds: bool) -> None:
        super().__init__(name, who, base, holds)

    def read(self, g: Base, place: int) -> list[int]:
        return members(getattr(g, self.name), self.base)

    def write(self, g: Base, place: int, ids: list[int]) -> None:
        setattr(g, self.name, mask(ids, self.base))

    def shown(self, g: Base, seat: int | None) -> tuple[bool, object]:
        ids = self.read(g, 0)
        return True, self.named(g, ids) if self.who(g, seat, NONE) else len(ids)


class Shots(Line):
    """Shots of three kinds."""

    def read(self, g: Base, place: int) -> list[int]:
        return tallied(getattr(g, self.name), SHOTS, 3)

    def write(self, g: Base, place: int, ids: list[int]) -> None:
        setattr(g, self.name, tally_of(ids, SHOTS))

    def shown(self, g: Base, seat: int | None) -> tuple[bool, object]:
        return True, self.named(g, self.read(g, 0))


class Results(Number):
    """Three bits for each row; shown by name, from step 4 on."""

    def shown(self, g: Base, seat: int | None) -> tuple[bool, object]:
        assert isinstance(g, State)
        if g.shooting < 2:
            return True, []
        return True, [RESULT_NAMES[result_at(g, row)] for row in range(g.side(g.player).rows)]


class Emptied(Line):
    """Zones waiting for their Disaster, the next one first."""

    def read(self, g: Base, place: int) -> list[int]:
        assert isinstance(g, State)
        return [ZONES + ((g.emptied >> at) & 15) - 1 for at in range(0, 16, 4) if (g.emptied >> at) & 15]

    def write(self, g: Base, place: int, ids: list[int]) -> None:
        assert isinstance(g, State)
        g.emptied = sum([(zone - ZONES + 1) << (4 * i) for i, zone in enumerate(ids[:3])])

    def shown(self, g: Base, seat: int | None) -> tuple[bool, object]:
        return True, self.named(g, self.read(g, 0))


class SeatMask(Line):
    """The winners' seats."""

    def read(self, g: Base, place: int) -> list[int]:
        return members(getattr(g, self.name), 0)

    def write(self, g: Base, place: int, ids: list[int]) -> None:
        setattr(g, self.name, mask(ids, 0))

    def shown(self, g: Base, seat: int | None) -> tuple[bool, object]:
        return True, self.read(g, 0)

    def is_numbers(self) -> bool:
        return True

    def most(self) -> int:
        return 1


def members(word: i64, base: int) -> list[int]:
    return [base + i for i in range(40) if (word >> i) & 1]


def mask(ids: list[int], base: int) -> int:
    return sum([shl(1, c - base) for c in set(ids)])


def tallied(word: i64, base: int, n: int) -> list[int]:
    return [base + i for i in range(n) for _ in range((word >> (4 * i)) & 15)]


def tally_of(ids: list[int], base: int) -> int:
    return sum([shl(1, 4 * (c - base)) for c in ids])
