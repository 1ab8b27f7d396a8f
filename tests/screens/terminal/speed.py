"""How long people wait: `make speed` prints it, test_speed.py holds it to a bound.

Measured from outside, at a pseudo-terminal: from the start of the program to the first question, and from the Enter
after a choice to the next question, the bots' answers and the drawing between them included.
"""

from __future__ import annotations

import os
import tempfile
import time
from pathlib import Path
from statistics import median

from orlop import find
from tests.screens.terminal.keyboard import ASKED, Keyboard

FIRST_SCREEN = 1.0  # seconds
NEXT_SCREEN = 0.05


def waits(game: str, choices: int = 20) -> tuple[float, list[float]]:
    """Seconds to the first screen, and to each one after it."""
    with tempfile.TemporaryDirectory() as folder:
        players = min(max(find.kind(game).least, 4), find.kind(game).most)
        seats = ",".join(["you"] + ["greenhorn"] * (players - 1))
        words = ["play", game, "--seats", seats, "--seed", "5", "--pace", "0"]
        env = {"XDG_DATA_HOME": folder}
        with Keyboard(*words, env=env) as at:  # once, so that Python's own cache is filled
            at.until(ASKED)
        start = time.perf_counter()
        with Keyboard(*words, "--save", Path(folder) / "game", env=env) as at:
            at.until(ASKED)
            first = time.perf_counter() - start
            out: list[float] = []
            while len(out) < choices:
                start = time.perf_counter()
                at.types("1")
                if at.until(ASKED, "Replay it with", "Nacherz") != ASKED:
                    break
                out.append(time.perf_counter() - start)
        return first, out


def main() -> None:
    print(f"{os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}")
    for game in find.ids():
        first, later = waits(game)
        print(f"{game}: first screen {first * 1000:.0f} ms (under {FIRST_SCREEN * 1000:.0f})")
        print(
            f"{game}: a choice to the next screen {median(later) * 1000:.0f} ms in the median, "
            f"{max(later) * 1000:.0f} ms at most, of {len(later)} (under {NEXT_SCREEN * 1000:.0f})"
        )


if __name__ == "__main__":
    main()
