"""Where lines come from: a keyboard with editing, completion and history, or whatever stands in a pipe."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    from prompt_toolkit import PromptSession

Complete = Callable[[str], list[str]]


class Left(Exception):
    """Whoever plays has left the table."""


def nothing(typed: str) -> list[str]:
    return []


class Lines(Protocol):
    """Whoever answers."""

    read: int  # how many lines so far

    def line(self, prompt: str, complete: Complete = nothing, whose: int | None = None) -> str:
        """What is typed next, without the blanks around it; the end of input leaves the table."""
        ...


class Piped:
    """Line by line from standard input.  Blank lines count for nothing where no answer is blank."""

    def __init__(self, prompts: bool) -> None:
        self.prompts = prompts
        self.read = 0

    def line(self, prompt: str, complete: Complete = nothing, whose: int | None = None) -> str:
        if self.prompts:
            print(prompt, end="")
        sys.stdout.flush()
        line = sys.stdin.readline()
        if not line:
            raise Left
        self.read += 1
        return line.strip()


class Keyboard:
    """A line that can be edited: history by seat, so that nobody scrolls into another's words; Tab completes."""

    def __init__(self) -> None:
        from prompt_toolkit.data_structures import Size
        from prompt_toolkit.input.defaults import create_input
        from prompt_toolkit.output.vt100 import Vt100_Output

        def terminal_size() -> Size:
            columns, rows = os.get_terminal_size(sys.stdout.fileno())
            return Size(rows=rows or 24, columns=columns or 80)

        self.read = 0
        self.input = create_input(sys.stdin)
        # The terminal is not asked where its cursor is: not all answer, and a slow line would show the answer.
        self.output = Vt100_Output(sys.stdout, terminal_size, term=os.environ.get("TERM"), enable_cpr=False)
        self.sessions: dict[int | None, PromptSession[str]] = {}

    def line(self, prompt: str, complete: Complete = nothing, whose: int | None = None) -> str:
        session = self.sessions.get(whose)
        if session is None:
            session = self.sessions[whose] = self.session()
        try:
            typed = session.prompt(prompt, completer=completer(complete))
        except (EOFError, KeyboardInterrupt):
            raise Left from None
        self.read += 1
        return typed.strip()

    def session(self) -> PromptSession[str]:
        from prompt_toolkit import PromptSession
        from prompt_toolkit.history import InMemoryHistory
        from prompt_toolkit.shortcuts import CompleteStyle

        return PromptSession(
            history=InMemoryHistory(),
            input=self.input,
            output=self.output,
            complete_while_typing=False,
            complete_style=CompleteStyle.READLINE_LIKE,
        )


def completer(complete: Complete) -> Any:
    from prompt_toolkit.completion import Completer, Completion

    class Words(Completer):
        def get_completions(self, document: Any, event: Any) -> Iterator[Completion]:
            typed = document.text_before_cursor
            for word in complete(typed):
                yield Completion(word, start_position=-len(typed))

    return Words()
