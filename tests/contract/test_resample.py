"""What a seat imagines keeps all that it has seen, could have come about so, and comes as often as it should."""

from __future__ import annotations

import random

import pytest

from orlop.table.chance import Rng
from orlop.table.steps import State, settle
from tests.conftest import Budget
from tests.contract import evenness, tables
from tests.contract.blind_bids import BlindBids
from tests.contract.evenness import Small, chance_of_more, positions, state_of, uneven, worlds_of
from tests.contract.histories import NoHistory, Resample, imagined, resampled
from tests.contract.worlds import Seat, hidden, hides

SMALL = [(id, small) for id in tables.tried() if hides(id) for small in positions(id)]


def name_of(value: object) -> str:
    return f"{value.players} players, seat {value.seat}" if isinstance(value, Small) else str(value)


@pytest.mark.parametrize("id", tables.tried())
def test_every_imagined_world_has_a_history(id: str, budget: Budget) -> None:
    games, told = budget.spend(lambda n: imagined(tables.table(id, n), n, moments=0.05))
    assert games and told
    print(f"{id}: histories of {told} imagined worlds, in {games} games")


@pytest.mark.parametrize(("id", "small"), SMALL, ids=name_of)
def test_worlds_come_as_often_as_they_should(id: str, small: Small) -> None:
    wrong = uneven(state_of(id, small), small.seat, worlds_of(id), 1)
    assert wrong is None, wrong


@pytest.mark.parametrize("id", tables.tried())
def test_every_game_has_small_positions(id: str) -> None:
    """Unless it hides nothing; and in all of them together more than one world."""
    if not hides(id):
        pytest.skip(f"{id} hides nothing from anybody")
    assert len(positions(id)) >= 4


# -- each check fails when it should: wrong ways to imagine --------------------------------------


def stays(g: State, seat: Seat, rng: Rng) -> State:
    """Imagines nothing but the truth."""
    return g.copy()


def leans(g: State, seat: Seat, rng: Rng) -> State:
    """Of two worlds prefers one, and always the same."""
    return min(resampled(g, seat, rng), resampled(g, seat, rng), key=evenness.key)


def blindly(g: State, seat: Seat, rng: Rng) -> State:
    """Deals what is hidden without a thought of what the others have shown."""
    h = g.copy()
    places = [(line, i) for line, i in hidden(h, seat) if line.holds]
    cards = [c for line, i in places for c in line.read(h, i)]
    random.Random(int(rng.next())).shuffle(cards)
    for line, i in places:
        n = len(line.read(h, i))
        line.write(h, i, sorted(cards[:n]))
        del cards[:n]
    h.game.refit(h)
    settle(h)
    return h


def own_cards_too(g: State, seat: Seat, rng: Rng) -> State:
    """Deals even what that seat holds."""
    return blindly(g, None, rng)


@pytest.mark.parametrize("wrong_way", [stays, leans], ids=lambda way: str(way.__name__))
@pytest.mark.parametrize("id", tables.tried())
def test_an_uneven_imagination_is_found(id: str, wrong_way: Resample) -> None:
    if not hides(id):
        pytest.skip(f"{id} hides nothing from anybody")
    small = min(positions(id), key=lambda one: len(one.text))
    assert uneven(state_of(id, small), small.seat, worlds_of(id), 1, wrong_way) is not None


@pytest.mark.parametrize("wrong_way", [blindly, own_cards_too], ids=lambda way: str(way.__name__))
def test_an_impossible_imagination_is_found(wrong_way: Resample) -> None:
    """Where there is something to remember of what others have shown."""
    with pytest.raises(AssertionError, match="imagines"):
        for n in range(200):
            imagined(tables.table(BlindBids.id, n), n, wrong_way, moments=0.0)


def test_a_world_without_a_history_is_found() -> None:
    """Even where no flaw of the table tells it."""

    class Lenient(BlindBids):
        def flaw(self, g: object) -> str | None:
            return None

    game = Lenient(3, {"rounds": "2", "gales": "on"})
    with pytest.raises(NoHistory, match="no history gets past answer"):
        for n in range(400):
            imagined(game, n, blindly, moments=0.5)


def test_chi_square() -> None:
    """Against values from tables."""
    for freedom, statistic, p in ((1, 3.841, 0.05), (10, 18.307, 0.05), (100, 124.342, 0.05), (5, 20.515, 0.001)):
        assert abs(chance_of_more(statistic, freedom) - p) < p / 100
    assert chance_of_more(0, 3) == 1
