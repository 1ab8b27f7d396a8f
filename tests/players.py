"""How tests speak: who does what, what chance brings, who is asked, what lies where."""

from __future__ import annotations

from typing import Any, Self

import orlop
from orlop.table.steps import CHANCE, NOBODY, State


class Table:
    """A game that a test tells, answer by answer."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.heard: list[dict[str, Any]] = []  # all that a spectator has heard

    def does(self, seat: int, *said: str) -> Self:
        """That seat is asked and chooses so, once or several times in a row."""
        for one in said:
            assert seat in self.state.waiting, f"seat {seat} is not asked to {one}: {self.asked()}"
            self.state.apply(self.state.parse(one), seat)
            self.heard += self.state.events(None)
        return self

    def chance(self, *said: str) -> Self:
        """Chance is asked and brings this."""
        for one in said:
            assert self.state.actor == CHANCE, f"chance is not asked for {one}: {self.asked()}"
            self.state.apply(self.state.parse(one))
            self.heard += self.state.events(None)
        return self

    def asked(self) -> str:
        """Who is asked what: "2 play", "chance draw", "nobody"."""
        if self.state.actor == NOBODY:
            return "nobody"
        who = "chance" if self.state.actor == CHANCE else str(self.state.actor)
        return f"{who} {self.state.view(None)['question']['id']}"

    def may(self, seat: int | None = None) -> set[str]:
        """What can be chosen now, as it is said."""
        return {self.state.say(c) for c in self.state.legal(seat)}

    def why(self, said: str, seat: int | None = None) -> str | None:
        """The clause that forbids it now."""
        return self.state.why(self.state.parse(said), seat)

    def sees(self, seat: int | None) -> dict[str, Any]:
        table: dict[str, Any] = self.state.view(seat)["table"]
        return table

    def there(self, name: str, owner: int | None = None) -> list[str]:
        """What lies in that place, whoever may see it."""
        place = name if owner is None else f"{name} {owner}"
        for line in self.state.game.lines:
            for i, there in enumerate(line.places(self.state)):
                if there == place:
                    ids = line.read(self.state, i)
                    return [str(n) for n in ids] if line.is_numbers() else line.named(self.state, ids)
        raise AssertionError(f"there is no place {place}")

    def told(self, kind: str) -> list[dict[str, Any]]:
        """The events of that kind so far."""
        return [event for event in self.heard if event["kind"] == kind]

    def rests(self) -> None:
        """The game is over: nothing waits."""
        assert self.asked() == "nobody", f"still asked: {self.asked()}"
        assert self.state.position().endswith("pending:\n")


def given(id: str, players: int, position: str, **options: object) -> Table:
    """From a position on."""
    return Table(orlop.game(id, players=players, **options).given(position))


def new(id: str, players: int, **options: object) -> Table:
    """From the very beginning, chance asked one by one."""
    return Table(orlop.game(id, players=players, **options).new())
