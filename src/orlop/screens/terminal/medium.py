"""What this terminal can show, and whether anybody sits at it."""

from __future__ import annotations

import os
import shutil
import sys
from typing import NamedTuple

NARROW = 80  # below this many columns boxes become lists
WIDE_LETTERS = ("zh", "ja", "ko")  # there, frames and signs may be two columns wide


class Medium(NamedTuple):
    width: int = NARROW
    height: int = 24
    colour: bool = False
    signs: bool = True  # Unicode: frames, and signs of suits
    plain: bool = False  # everything in sentences, and the cursor never moves
    typed: bool = False  # somebody at a keyboard answers, so that a slip can be asked again
    live: bool = False  # both ends are the same terminal: lines can be edited, the screen wiped

    @property
    def boxes(self) -> bool:
        return not self.plain and self.width >= NARROW


def here(plain: bool = False) -> Medium:
    """This process's terminal, or the pipe it is."""
    typed, shown = sys.stdin.isatty(), sys.stdout.isatty()
    width, height = shutil.get_terminal_size((NARROW, 24))
    dumb = os.environ.get("TERM", "dumb") == "dumb"
    live = typed and shown and not dumb and is_file(sys.stdin) and is_file(sys.stdout)
    return Medium(
        width=max(width, 20),
        height=height,
        colour=shown and not dumb and not plain and not os.environ.get("NO_COLOR"),
        signs=shows_signs(),
        plain=plain or not shown or dumb,
        typed=typed,
        live=live,
    )


def resized(to: Medium) -> Medium:
    """The window may have been pulled larger or smaller."""
    width, height = shutil.get_terminal_size((to.width, to.height))
    return to._replace(width=max(width, 20), height=height)


def is_file(stream: object) -> bool:
    try:
        stream.fileno()  # type: ignore[attr-defined]
    except (AttributeError, OSError, ValueError):
        return False
    return True


def shows_signs() -> bool:
    """UTF-8, and no locale in which our signs might take two columns."""
    encoding = (getattr(sys.stdout, "encoding", "") or "").lower().replace("-", "")
    return encoding == "utf8" and not system_locale().startswith(WIDE_LETTERS)


def system_locale() -> str:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if os.environ.get(name):
            return os.environ[name]
    return ""
