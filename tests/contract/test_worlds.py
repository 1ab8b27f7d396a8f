"""Two worlds that differ only in what a seat cannot see are the same to it; and every planted leak is found."""

from __future__ import annotations

import pytest

from tests.conftest import Budget
from tests.contract import tables
from tests.contract.leaks import LEAKS, Planted
from tests.contract.worlds import Leak, hides, two_worlds

GAMES = 60  # a leak must be found in so many


@pytest.mark.parametrize("id", tables.tried())
def test_two_worlds_are_alike(id: str, budget: Budget) -> None:
    games, pairs = budget.spend(lambda n: two_worlds(tables.table(id, n), n))
    assert games and pairs
    print(f"{id}: {pairs} pairs of worlds alike, in {games} games")


@pytest.mark.parametrize("leak", LEAKS, ids=lambda leak: str(leak.__name__))
@pytest.mark.parametrize("id", tables.tried())
def test_a_planted_leak_is_found(id: str, leak: type[Planted]) -> None:
    if not hides(id):
        pytest.skip(f"{id} hides nothing from anybody: there is nothing to leak")
    if not hides(id, leak().gives_away):
        pytest.skip(f"{id} hides nothing of that kind: {leak.__doc__}")
    looked = 0
    for n in range(GAMES):
        game, eyes = tables.of_its_own(id, n), leak()
        if not eyes.plant(game):
            continue
        looked += 1
        try:
            two_worlds(game, n, eyes)
        except Leak:
            return
    if not looked:
        pytest.skip(f"{id} has no place for it: {leak.__doc__}")
    pytest.fail(f"not found in {looked} games of {id}: {leak.__doc__}")
