"""orlop learn: lessons played at the same table, a choice at a time."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from orlop import lessons
from orlop.boards import STRONG, Word
from orlop.lessons import Lesson
from orlop.play import YOU
from orlop.screens.terminal import asking, layout, remembered, story
from orlop.screens.terminal.layout import Line
from orlop.screens.terminal.reading import Left
from orlop.screens.terminal.table import Table
from orlop.screens.told import Data
from orlop.taking_back import Refused


class Lecture:
    """One lesson; for those at the table it is a game like any other, only that nothing of it is kept."""

    def __init__(self, lesson: Lesson, table: Table) -> None:
        self.lesson = lesson
        self.table = table
        self.state = lesson.begin()
        self.heard: list[Data] = []
        names = ["greenhorn"] * lesson.players
        names[lesson.seat] = YOU
        table.lay(self.state.game, names)

    # -- what may be asked at the table ---------------------------------------------------

    def why(self, said: str, seat: int) -> str | None:
        return self.state.why(self.state.parse(said, seat), seat)

    def told_to(self, seat: int | None) -> list[Data]:
        return self.heard

    def kept_in(self) -> Path | None:
        return None

    def take_back(self, seat: int) -> Refused | None:
        return Refused("undo-lesson")

    # -- the lesson -----------------------------------------------------------------------

    def give(self, number: int, of: int) -> None:
        lang = self.table.lang
        title = f"{number}/{of}  {self.lesson.title[lang]}"
        self.told: list[Line] = [[Word("" if self.table.medium.plain else " "), Word(title, STRONG)]]
        self.told += self.words(self.lesson.intro[lang])
        for i, step in enumerate(self.lesson.steps):
            self.told += self.happen(step.before)
            self.learner_chooses(i)
            self.told += self.happen(step.then)
            self.told += self.words(step.done[self.table.lang])
        self.table.draw_all(self.state.view(self.lesson.seat), self.table.teller(self.lesson.seat), self.told, [])

    def happen(self, lines: list[str]) -> list[Line]:
        told: list[Data] = []
        for line in lines:
            lessons.happens(self.state, line)
            told += self.state.events(self.lesson.seat)
        return self.tell(told)

    def tell(self, told: list[Data]) -> list[Line]:
        self.heard += told
        self.table.just_told = told or self.table.just_told
        return story.lines(told, self.table.teller(self.lesson.seat), self.table.medium)

    def learner_chooses(self, at: int) -> None:
        """Until it is what the lesson is about; any other choice gets the hint."""
        seat, step = self.lesson.seat, self.lesson.steps[at]
        while True:
            question = asking.Asking(self.table, self, seat)
            self.table.show_told(self.told)
            choice = question.answer(self.told)
            if choice is None:
                continue
            if choice in [self.state.parse(said, seat) for said in step.right]:
                break
            self.told = self.words(step.hint[self.table.lang])
        self.state.apply(choice, seat)
        self.told = self.tell(self.state.events(seat))

    def words(self, text: str) -> list[Line]:
        to = self.table.medium
        if to.plain:
            return [[Word(text)]]
        lines = layout.folded([Word(text)], min(to.width, layout.BROAD), 1)
        return [layout.shown(line, to) for line in lines]


def learn(table: Table, game: str, first: int) -> int:
    """One lesson after the other; where you left off is remembered."""
    all_of_them = lessons.of(game)
    try:
        for n, lesson in enumerate(all_of_them[first - 1 :], first):
            Lecture(lesson, table).give(n, len(all_of_them))
            remember(game, n % len(all_of_them) + 1)
            if n < len(all_of_them):
                table.lines.line(table.teller(None).say("next-lesson") + " ")
        table.say("learnt", game=game)
    except (Left, KeyboardInterrupt):
        print()
        table.say("learn-on", game=game)
    return 0


def remember(game: str, lesson: int) -> None:
    remembered.remember(lessons=so_far() | {game: lesson})


def so_far() -> dict[str, Any]:
    found = remembered.all_of_it().get("lessons")
    return found if isinstance(found, dict) else {}


def next_lesson(game: str) -> int:
    found = so_far().get(game)
    return found if isinstance(found, int) and 1 <= found <= len(lessons.of(game)) else 1
