"""Lines, in colours where there are any.  rich is loaded only for colour and for pictures."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING, Any

from orlop.boards import BAD, GOOD, QUIET, STRONG
from orlop.screens.terminal.layout import Line, text
from orlop.screens.terminal.medium import Medium

if TYPE_CHECKING:
    from rich.console import Console
    from rich.text import Text

# The sixteen colours that every terminal's own palette keeps readable.
STYLES = {
    STRONG: "bold",
    QUIET: "bright_black",
    GOOD: "bold green",
    BAD: "bold red",
    "gold": "yellow",
    "steel": "bright_white",
    "brown": "magenta",
    "green": "green",
    "cyan": "cyan",
    "red": "red",
    "blue": "bright_blue",
    "violet": "bright_magenta",
    "lime": "bright_green",
    "pink": "bright_red",
}


def text_of(line: Line) -> Text:
    from rich.text import Text

    out = Text(no_wrap=True, overflow="ignore", end="\n")
    for word in line:
        out.append(word.text, STYLES.get(word.tone))
    out.rstrip()
    return out


@cache
def console(colours: str) -> Any:
    from rich.console import Console

    options: dict[str, Any] = {"color_system": colours, "width": 1000, "height": 100}
    return Console(force_terminal=True, highlight=False, markup=False, emoji=False, legacy_windows=False, **options)


def painted(lines: Sequence[Line], to: Medium) -> str:
    """What goes to the terminal."""
    if not to.colour:
        return "".join(text(line) + "\n" for line in lines)
    pen: Console = console("standard")
    with pen.capture() as capture:
        for line in lines:
            pen.print(text_of(line), soft_wrap=True)
    return capture.get()


def show(lines: Sequence[Line], to: Medium) -> None:
    """All at once, so that a table never stands half drawn."""
    if lines:
        sys.stdout.write(painted(lines, to))
        sys.stdout.flush()
