"""The rulebook's own examples, as records; and what they say on the way."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

import orlop
from tests.games.broadsides.told import firing, hand, markers
from tests.players import Table

RECORDS = Path(__file__).parent / "records"
EXAMPLES = sorted([path.stem for path in RECORDS.glob("*.txt")])


@cache
def text(name: str) -> str:
    return (RECORDS / f"{name}.txt").read_text(encoding="utf-8")


def played(name: str) -> list[Table]:
    return [Table(state) for state in orlop.replay(text(name))]


def told_of(tables: list[Table], kind: str) -> list[object]:
    return [event["other"] for table in tables for event in table.state.events(None) if event["kind"] == kind]


@pytest.mark.parametrize("name", EXAMPLES)
def test_an_example_goes_on(name: str) -> None:
    """bs.players: nothing in it is refused, and somebody is asked next."""
    assert played(name)[-1].asked() != "nobody"


def test_zero_in() -> None:
    """bs.zero-in: the gunner at the 18-Pounder, the gunsight at a Hull zone, two Targets."""
    end = played("zero-in")[-1]
    assert end.sees(None)["manned"][0] == "fore"
    assert end.sees(None)["gunsight"][0] == "fore-hull"
    assert end.sees(None)["targets"][0] == ["target-19", "target-27"]


def test_aim() -> None:
    """bs.aim, bs.results: 9 to the left and 6 at the bottom meet in the middle of Target 27."""
    end = played("aim")[-1]
    assert end.sees(None)["aimed"][1][1] == [{"card": "clubs-9", "number": 9}, {"card": "spades-6", "number": 6}]
    assert end.may() >= {"aim", "hold"}
    facts = end.state.game.facts  # type: ignore[attr-defined]
    assert (facts.left[26], facts.bottom[26]) == (9, 6)


def test_broadside() -> None:
    """bs.broadside, bs.covered: a shot for each card; a plank, then a sail; spades are covered."""
    end = played("broadside")[-1]
    assert end.sees(None)["loaded"][0] == ["fore-canister"]
    assert [markers(end, zone, 1) for zone in ("mid-hull", "fore-rigging")] == [5, 2]
    assert end.sees(None)["aimed"][1] == [[None, None], [None, None]]
    assert end.sees(None)["broadsided"] == [["spades"], []]
    assert sorted(end.sees(None)["discards"][1]) == ["clubs-5", "diamonds-2"]


def test_sheer_off() -> None:
    """bs.sheer-off: four cards and one more."""
    end = played("sheer-off")[-1]
    assert hand(end, 1) == ["clubs-5"]
    assert end.sees(None)["sheered"] == [[7, 8, 9, 10], []]
    assert hand(end, 0) == ["diamonds-2"]


def test_a_straight_past_ten() -> None:
    """bs.straight, bs.sheer-off: three cards, four lost."""
    end = played("sheer-off-past-ten")[-1]
    assert hand(end, 1) == ["spades-2"]
    assert end.sees(None)["sheered"][0] == [1, 9, 10]


def test_single_reload() -> None:
    """bs.reload-single, bs.reload-order."""
    end = played("single-reload")[-1]
    assert end.sees(None)["loaded"][0] == ["fore-canister", "aft-solid"]
    assert hand(end, 0) == ["spades-1"]


def test_full_reload() -> None:
    """bs.reload-full, bs.pair."""
    end = played("full-reload")[-1]
    assert end.sees(None)["loaded"][0] == ["fore-chain", "fore-chain", "aft-solid", "aft-canister"]


def test_repair() -> None:
    """bs.repair, bs.repair-moves: two sails are back; the men who climbed are gone."""
    moments = played("repair")
    assert moments[0].sees(None)["exposed"][0]["rigging"] == 2
    end = moments[-1]
    assert end.sees(None)["exposed"][0]["rigging"] == 0
    assert [markers(end, zone, 0) for zone in ("fore-rigging", "main-deck", "aft-deck")] == [2, 3, 3]


def test_firing() -> None:
    """bs.potential, bs.spend-shot, bs.cannon-penalty, bs.results, bs.evade, bs.damage: 4 - 1 - 1, and 1 Evaded."""
    moments = played("firing")
    assert told_of(moments, "potential") == [4]
    assert told_of(moments, "penalties") == [1]
    assert told_of(moments, "result") == ["good", "perfect"]
    assert moments[2].asked() == "1 evade"
    assert moments[2].sees(None)["damage"] == 2
    assert told_of(moments, "evades") == [1]
    end = moments[-1]
    assert markers(end, "fore-hull", 1) == 3
    assert end.sees(None)["evaded"] == [[], [3, 4]]
    assert end.asked() == "0 man"
    assert end.sees(None)["loaded"][0] == ["fore-canister"]


def test_a_penalty_makes_a_flush_of_two_worth_one() -> None:
    """bs.rigging-penalty."""
    end = played("evading-with-a-penalty")
    assert told_of(end, "evades") == [1]
    assert markers(end[-1], "fore-hull", 1) == 1


@pytest.mark.parametrize(
    ("cards", "points"), [("clubs-3 clubs-4 clubs-5", 3), ("clubs-3 clubs-4 clubs-5 hearts-6 hearts-7", 2)]
)
def test_what_an_evade_is_worth(cards: str, points: int) -> None:
    """bs.evade, bs.straight-flush: three suited cards three points, five unsuited ones two."""
    table = firing(
        "targets 0: target-19 target-27",
        "left-1 0: hearts-7",
        "bottom-1 0: clubs-8",
        "left-2 0: spades-9",
        "bottom-2 0: diamonds-6",
        "loaded 0: fore-solid",
        f"hand 1: {cards}",
    ).does(0, "fire")
    table.does(1, "evade", "number-3", *cards.split())
    assert [event["other"] for event in table.told("evades")] == [points]
