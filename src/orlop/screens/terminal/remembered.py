"""What was chosen last: the language, the speed, and who sat down to which game."""

from __future__ import annotations

import json
import os
from typing import Any

from orlop import saved
from orlop.screens.terminal.medium import system_locale
from orlop.words import LANGUAGES

FILE = "choices.json"


def all_of_it() -> dict[str, Any]:
    """Nothing, where nothing was chosen yet, or what was written cannot be read."""
    try:
        found = json.loads((saved.data_folder() / FILE).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return found if isinstance(found, dict) else {}


def remember(**choices: Any) -> None:
    """Beside what was remembered already.  Where it cannot be written, it is asked again next time."""
    known = all_of_it() | choices
    path = saved.data_folder() / FILE
    beside = path.with_name(f"{FILE}.{os.getpid()}")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        beside.write_text(json.dumps(known, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
        beside.replace(path)
    except OSError:
        pass


def language() -> str:
    """The one chosen last; else the system's, if we speak it."""
    chosen = all_of_it().get("language")
    if chosen in LANGUAGES:
        return str(chosen)
    system = os.environ.get("LANGUAGE", "").partition(":")[0] or system_locale()
    return system[:2] if system[:2] in LANGUAGES else LANGUAGES[0]


def pace() -> float | None:
    """Seconds from one line of the story to the next; None where nobody chose."""
    chosen = all_of_it().get("pace")
    return float(chosen) if isinstance(chosen, int | float) and 0 <= chosen <= 10 else None
