"""How long and how often: the same checks for a quick look and for a long night."""

from __future__ import annotations

import time
from collections.abc import Callable

import pytest

Check = Callable[[int], int]  # of the table and the game with that number: how much was checked


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup("orlop")
    group.addoption("--seconds", type=float, default=3.0, help="for each random check of each game (3)")
    group.addoption("--games", type=int, default=None, help="instead of so many seconds: so many games for each")
    group.addoption("--seed", type=int, default=0, help="the number of the first random game (0)")


class Budget:
    """As many random games as there is time for."""

    def __init__(self, seconds: float, games: int | None, seed: int) -> None:
        self.seconds = seconds
        self.games = games
        self.seed = seed

    def spend(self, check: Check, share: float = 1.0) -> tuple[int, int]:
        """How many games were checked, and how much in them."""
        end = time.monotonic() + self.seconds * share
        games = found = 0
        while games < self.games if self.games is not None else time.monotonic() < end:
            found += check(self.seed + games)
            games += 1
        return games, found

    def examples(self) -> int:
        """As many as Hypothesis should try."""
        return max(10, int(25 * self.seconds)) if self.games is None else self.games


@pytest.fixture
def budget(request: pytest.FixtureRequest) -> Budget:
    option = request.config.getoption
    return Budget(option("--seconds"), option("--games"), option("--seed"))
