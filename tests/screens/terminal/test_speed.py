"""Nobody waits: the figures are those of `make speed`, with a margin for machines that do much else."""

from __future__ import annotations

from statistics import median

import pytest

from orlop import find
from tests.screens.terminal.speed import FIRST_SCREEN, NEXT_SCREEN, waits

MARGIN = 6


@pytest.mark.parametrize("game", find.ids())
def test_screens_come_at_once(game: str) -> None:
    first, later = waits(game, 8)
    assert first < MARGIN * FIRST_SCREEN
    assert len(later) > 4
    assert median(later) < MARGIN * NEXT_SCREEN
