"""Lessons: positions out of the rulebooks' examples, played by whoever learns.  They stand in a game's lessons.toml."""

from __future__ import annotations

from typing import Any, NamedTuple

from orlop import find
from orlop.table.game import Game
from orlop.table.steps import CHANCE, State

Told = dict[str, str]  # by language


class Step(NamedTuple):
    before: list[str]  # what happens until the learner is asked: a line each, as in a record
    right: list[str]  # what to choose, in the notation
    hint: Told
    done: Told
    then: list[str]  # what happens after it


class Lesson(NamedTuple):
    game: str
    players: int
    seat: int  # the learner's
    options: dict[str, str]
    position: str
    title: Told
    intro: Told
    steps: list[Step]
    after: dict[str, Any]  # how the table stands at the end, as a spectator sees it

    def table(self) -> Game:
        return find.game(self.game, players=self.players, **self.options)

    def begin(self) -> State:
        return self.table().given(self.position)


def of(game: str) -> list[Lesson]:
    """That game's lessons in their order; none, where it has not brought any."""
    import tomllib

    find.kind(game)
    path = find.folder_of(game) / "lessons.toml"
    if not path.exists():
        return []
    written = tomllib.loads(path.read_text(encoding="utf-8"))["lesson"]
    return [
        Lesson(
            game,
            one["players"],
            one["seat"],
            one.get("options", {}),
            one["position"],
            one["title"],
            one["intro"],
            [
                Step(step.get("before", []), step["right"], step["hint"], step["done"], step.get("then", []))
                for step in one["step"]
            ],
            one["after"],
        )
        for one in written
    ]


def happens(g: State, line: str) -> None:
    """One line of a lesson: the seat, or * for chance, and the choice."""
    who, _, said = line.partition(" ")
    seat = None if who == "*" else int(who)
    if (seat is None) != (g.actor == CHANCE):
        raise ValueError(f"{line}: {'chance is' if g.actor == CHANCE else 'a seat is'} asked now")
    g.apply(g.parse(said, seat), seat)


def as_taught(lesson: Lesson) -> State:
    """As it stands when all was chosen as the lesson has it."""
    g = lesson.begin()
    for step in lesson.steps:
        for line in step.before:
            happens(g, line)
        g.apply(g.parse(step.right[0], lesson.seat), lesson.seat)
        for line in step.then:
            happens(g, line)
    return g
