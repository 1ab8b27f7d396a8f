"""How the table is written down where the table's own lines (views.py) do not do: seats in one number, knowledge."""

from __future__ import annotations

from typing import Any

from orlop.games.dead_money.known import line_of
from orlop.games.dead_money.state import State
from orlop.table.cards import nothing
from orlop.table.steps import State as Base
from orlop.table.views import UP_TO_TWO, Line, everyone, nobody

PUBLIC = "all"


def seer_of_hand(g: Any, seat: int | None, owner: int) -> bool:
    """The owner; and while a card lets a player look at it, that player."""
    return seat == owner or (seat is not None and g.looking == owner and g.turn == seat)


def chooser(g: Any, seat: int | None, owner: int) -> bool:
    """dm.together: what is chosen in secret stays hidden until all have chosen."""
    return seat == owner


def the_bidder(g: Any, seat: int | None, owner: int) -> bool:
    """dm.bid: a bid that is not done is its bidder's own."""
    return seat is not None and seat == g.actor


def those_who_trade(g: Any, seat: int | None, owner: int) -> bool:
    """dm.take: a card taken from a hand is seen by these two."""
    return seat is not None and seat in (g.turn, g.looking)


class SeatMask(Line):
    """Seats in one number, a bit for each; everybody sees them."""

    def __init__(self, name: str) -> None:
        super().__init__(name, everyone)

    def read(self, g: Base, place: int) -> list[int]:
        seats: int = getattr(g, self.name)
        return [seat for seat in range(g.game.players) if (seats >> seat) & 1]

    def write(self, g: Base, place: int, ids: list[int]) -> None:
        setattr(g, self.name, sum([2**seat for seat in set(ids)]))

    def shown(self, g: Base, seat: int | None) -> tuple[bool, object]:
        return True, self.read(g, 0)

    def is_numbers(self) -> bool:
        return True

    def most(self) -> int:
        return 4


class Known(Line):
    """dm.known: for every hand what each of the others, and the public, knows of it.  No view repeats it."""

    def __init__(self, name: str) -> None:
        super().__init__(name, nobody)

    def places(self, g: Base) -> list[str]:
        players = range(g.game.players)
        return [f"{self.name} {who} of {owner}" for owner in players for who in [*players, PUBLIC] if who != owner]

    def line(self, g: State, place: int) -> int:
        """The owner knows the own hand anyway: there is no place for that."""
        owner, at = divmod(place, g.game.players)
        return int(line_of(g, owner, at + 1 if at >= owner else at))

    def read(self, g: Base, place: int) -> list[int]:
        assert isinstance(g, State)
        return UP_TO_TWO.listing(g.known[self.line(g, place)])

    def write(self, g: Base, place: int, ids: list[int]) -> None:
        assert isinstance(g, State)
        g.known[self.line(g, place)] = UP_TO_TWO.of(ids, 0) if ids else nothing()

    def shown(self, g: Base, seat: int | None) -> tuple[bool, object]:
        return False, None
