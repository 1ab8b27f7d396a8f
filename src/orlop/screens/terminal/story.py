"""What happened, told line by line with the clause behind each, at the speed that was chosen."""

from __future__ import annotations

import select
import sys
import time
from collections.abc import Callable

from orlop.boards import QUIET, Word
from orlop.screens.terminal import layout, paint
from orlop.screens.terminal.layout import Line
from orlop.screens.terminal.medium import Medium
from orlop.screens.told import Data, Teller

USUAL = 0.3  # seconds from one line to the next
LONGEST = 10.0


def lines(events: list[Data], teller: Teller, to: Medium) -> list[Line]:
    out: list[Line] = []
    for said, clause in teller.told(events):
        if to.plain:
            out.append([Word(f"  {said}" + (f"  [{clause}]" if clause else ""))])
            continue
        width = min(to.width, layout.BROAD)
        folded = layout.folded([Word(said)], width - len(clause) - 4, 2, 2)
        gap = width - layout.length(folded[-1]) - len(clause) - 1
        folded[-1] += [Word(" " * gap), Word(clause, QUIET)]
        out += [layout.shown(line, to) for line in folded]
    return out


def tell(told: list[Line], to: Medium, pace: float, wait: Callable[[float], bool] | None = None) -> None:
    """One after the other.  Enter, pressed meanwhile, brings the rest at once."""
    pause = wait or until_a_key
    hurried = pace <= 0 or not to.live
    for i, line in enumerate(told):
        if not hurried and i > 0:
            hurried = pause(pace)
        if hurried:
            paint.show(told[i:], to)
            return
        paint.show([line], to)


def until_a_key(seconds: float) -> bool:
    """Waits so long; whether something was typed meanwhile."""
    try:
        return bool(select.select([sys.stdin], [], [], seconds)[0])
    except (OSError, ValueError):
        time.sleep(seconds)
        return False
