"""One question to one seat: shown, answered, and all that may be asked meanwhile."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from orlop.boards import QUIET, STRONG, Cards, Part, Word
from orlop.screens.terminal import commands, layout
from orlop.screens.terminal.layout import Line
from orlop.screens.terminal.meaning import Slip, completions, meant
from orlop.screens.told import Data
from orlop.table.steps import State
from orlop.taking_back import Refused
from orlop.words import Refusal

if TYPE_CHECKING:
    from orlop.screens.terminal.table import Table

WHOLE = 1 << 16  # sentences are not broken


class Game(Protocol):
    """What is played at the table: a game that is kept, or a lesson."""

    state: State

    def why(self, said: str, seat: int) -> str | None:
        """The clause that forbids that choice now; no such choice: ValueError."""
        ...

    def told_to(self, seat: int | None) -> list[Data]:
        """All that has happened, as that seat may know it."""
        ...

    def take_back(self, seat: int) -> Refused | None:
        """That seat's last choice; or why it stays."""
        ...

    def kept_in(self) -> Path | None: ...


class Asking:
    def __init__(self, table: Table, sitting: Game, seat: int) -> None:
        self.table = table
        self.sitting = sitting
        self.seat = seat
        self.teller = table.teller(seat)
        self.view = sitting.state.view(seat)
        self.question: Data = self.view["question"]

    def answer(self, told: list[Line]) -> int | None:
        """One of the options.  At a keyboard a slip is asked again; in a pipe it ends the game."""
        table = self.table
        table.draw(self.view, self.teller, told, self.asked())
        options = self.question["options"]
        while True:
            said = table.lines.line("> ", self.complete, self.seat)
            if not said and table.medium.live and len(options) == 1:
                return int(options[0]["choice"])
            try:
                if said.startswith(("?", "/")):
                    if commands.obeyed(self, said):
                        return None
                elif said:
                    return meant(said, options, self.teller)
            except Slip as slip:
                if not table.medium.typed:
                    may = ", ".join(option["say"] for option in options)
                    raise Refusal("wrong-choice", line=table.lines.read, said=repr(said), may=may) from None
                self.say(str(slip))

    def asked(self) -> list[Line]:
        """The prompt, and the options, unless they are all numbered on the board and no more is to be said of them."""
        to = self.table.medium
        prompt = self.teller.say(f"ask-{self.question['id']}")
        out = self.table.with_keys(Word(prompt, STRONG), self.teller.say("keys"))
        options = self.question["options"]
        parts = self.table.parts(self.view, self.teller)
        board = self.table.board
        notes = board.notes(self.view, self.teller) if board is not None else {}
        if not to.plain and not notes and numbered(parts) == set(range(1, len(options) + 1)):
            return out
        words = [self.teller.choice(option) for option in options]
        widest = max(layout.size(word) for word in words)
        for n, (option, word) in enumerate(zip(options, words), 1):
            line: Line = [Word(f"  {n:2}  ", STRONG), Word(word)]
            note = notes.get(option["choice"], "")
            if note and to.plain:
                line.append(Word(f": {note}"))
            elif note:
                line.append(Word(" " * (widest - layout.size(word) + 3) + note, QUIET))
            hanging = widest + 9 if note and widest + 40 < to.width else 6
            out += layout.folded(line, WHOLE if to.plain else min(to.width, layout.BROAD), 0, hanging)
        return [layout.shown(line, to) for line in out]

    def complete(self, typed: str) -> list[str]:
        things = list(self.teller.things().values())
        return completions(typed, self.question, self.teller, commands.names(), things)

    def say(self, *lines: str) -> None:
        to = self.table.medium
        width = WHOLE if to.plain else min(to.width, layout.BROAD)
        indents = [len(one) - len(one.lstrip()) for one in lines]
        folds = [layout.folded([Word(one.lstrip())], width, n) for one, n in zip(lines, indents)]
        self.table.write([layout.shown(line, to) for lines in folds for line in lines])


def numbered(parts: list[Part]) -> set[int]:
    return {card.option for part in parts if isinstance(part, Cards) for card in part.cards if card.option}
