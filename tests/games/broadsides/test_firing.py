"""Stage 2: firing, step by step."""

from __future__ import annotations

import pytest

import orlop
from tests.games.broadsides.told import (
    BOTH_PERFECT,
    GAME,
    TWO_TARGETS,
    damage,
    firing,
    hand,
    markers,
)
from tests.players import Table

AT_MID_HULL = (*BOTH_PERFECT, "gunsight 0: mid-hull")


def other(table: Table, kind: str) -> list[object]:
    return [event["other"] for event in table.told(kind)]


# -- who may fire --------------------------------------------------------------------------------


def test_firing_is_optional() -> None:
    """bs.may-fire: filled positions do not demand it, empty ones do not forbid it."""
    assert firing(*BOTH_PERFECT, "loaded 0: fore-solid").may() == {"fire", "hold-fire"}
    table = firing(TWO_TARGETS, "loaded 0: fore-solid")
    assert table.may() == {"fire", "hold-fire"}
    table.does(0, "hold-fire")
    assert table.asked() == "chance draw"
    assert markers(table, "fore-hull", 1) == 4


@pytest.mark.parametrize(
    "said",
    [
        ["loaded 0: aft-solid"],  # the other cannon is loaded
        ["loaded 0: fore-solid", "fore-deck 0: 1", "barred-fore-deck 0: 1"],
        ["loaded 0: aft-solid", "manned 0: aft", "aft-deck 0: 0"],
    ],
)
def test_only_the_manned_loaded_and_free_cannon_fires(said: list[str]) -> None:
    """bs.may-fire: nothing is asked where nothing is possible."""
    assert firing(*BOTH_PERFECT, *said).asked() == "chance draw"


def test_the_no_firing_of_the_other_deck_does_not_matter() -> None:
    """bs.may-fire."""
    table = firing(*BOTH_PERFECT, "loaded 0: fore-solid", "aft-deck 0: 0")
    assert table.asked() == "0 fire"


def test_a_cannon_fires_once_a_turn() -> None:
    """bs.may-fire."""
    table = firing(*BOTH_PERFECT, "loaded 0: fore-chain fore-chain").does(0, "fire").does(1, "pass")
    table.does(0, "fore", "fore-rigging").chance("target-3")
    assert table.asked() == "chance draw"


# -- 1, 2, 3 -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("zone", "said", "potential"),
    [
        ("fore-hull", "fore-hull 1: 3", 3),
        ("aft-rigging", "aft-rigging 1: 2", 2),
        ("main-deck", "main-deck 1: 2", 4),
        ("mid-hull", "mid-hull 1: 0", 0),
    ],
)
def test_1_the_potential_is_what_is_left_there(zone: str, said: str, potential: int) -> None:
    """bs.potential: officers count as crew."""
    table = firing(*BOTH_PERFECT, f"gunsight 0: {zone}", "loaded 0: fore-solid", said, "token_zones 1: fore-hull")
    table.does(0, "fire")
    assert other(table, "potential") == [potential]
    assert table.sees(None)["potential"] == potential


@pytest.mark.parametrize(("zone", "right"), [("mid-hull", "solid"), ("fore-rigging", "chain"), ("main-deck", "canister")])
@pytest.mark.parametrize("shot", ["solid", "chain", "canister"])
def test_2_a_shot_is_spent_and_the_wrong_colour_is_one_less(zone: str, right: str, shot: str) -> None:
    """bs.spend-shot: it goes back to the bag."""
    another = "chain" if shot != "chain" else "solid"
    table = firing(*BOTH_PERFECT, f"gunsight 0: {zone}", f"loaded 0: fore-{shot} fore-{another}").does(0, "fire")
    assert table.may() == {f"spend {shot}", f"spend {another}"}
    table.does(0, shot)
    assert damage(table) == table.sees(None)["potential"] - (shot != right)
    assert table.sees(None)["loaded"][0] == [f"fore-{another}"]
    assert len(table.sees(None)["bag"]) == 14


@pytest.mark.parametrize(
    ("said", "penalty"),
    [
        ("fore-deck 0: 4", 0),
        ("fore-deck 0: 2", 0),
        ("fore-deck 0: 1", 1),
        ("aft-deck 0: 0", 0),
        ("main-deck 0: 0", 0),
    ],
)
def test_3_penalties_of_the_own_deck_count(said: str, penalty: int) -> None:
    """bs.cannon-penalty: the other Deck does not matter."""
    table = firing(*BOTH_PERFECT, "loaded 0: fore-solid", said).does(0, "fire")
    assert other(table, "penalties") == [penalty]
    assert damage(table) == 4 - penalty


# -- 4 ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("left", "bottom", "result", "worth"),
    [
        (7, 8, "perfect", 0),
        (8, 8, "good", 1),
        (8, 7, "good", 1),
        (9, 8, "poor", 2),
        (7, 10, "poor", 2),
        (9, 10, "miss", 3),
        (2, 8, "miss", 3),
        (7, None, "miss", 3),
        (None, 8, "miss", 3),
        (None, None, "early", 4),
    ],
)
def test_4_what_a_target_gives(left: int | None, bottom: int | None, result: str, worth: int) -> None:
    """bs.results, bs.miss, bs.early: Target 19 has its centre at 7 and 8; the 18-Pounder."""
    lying = [f"left-1 0: clubs-{left}"] * (left is not None) + [f"bottom-1 0: hearts-{bottom}"] * (bottom is not None)
    table = firing("targets 0: target-19", "gunsight 0: mid-hull", "loaded 0: fore-solid", *lying).does(0, "fire")
    assert table.sees(None)["results"] == [result]
    assert damage(table) == 6 - worth


@pytest.mark.parametrize(
    ("cannon", "rows"),
    [
        ("18-pounder", ["-ooo-", "oGGGo", "oGPGo", "oGGGo", "-ooo-"]),
        ("long-nine", ["-----", "-ooo-", "-PPP-", "-ooo-", "-----"]),
        ("carronade", ["GGGGG", "GGGGG", "GGGGG", "GGGGG", "ooooo"]),
    ],
)
def test_how_each_cannon_sees_a_target(cannon: str, rows: list[str]) -> None:
    """bs.grids: the centre and two numbers either side, 10 wrapping to 1.  Target 29 has its centre at 10 and 4."""
    names = {"P": "perfect", "G": "good", "o": "poor", "-": "miss"}
    for up, row in zip((2, 1, 0, -1, -2), rows):
        for right, mark in zip((-2, -1, 0, 1, 2), row):
            left, bottom = (10 + up - 1) % 10 + 1, 4 + right
            table = firing(
                f"fore 0: {cannon}",
                "targets 0: target-29",
                f"left-1 0: clubs-{left}",
                f"bottom-1 0: hearts-{bottom}",
                "loaded 0: fore-solid",
            ).does(0, "fire")
            assert table.sees(None)["results"] == [names[mark]], (up, right)
    far = firing(
        f"fore 0: {cannon}", "targets 0: target-29", "left-1 0: clubs-7", "bottom-1 0: clubs-4", "loaded 0: fore-solid"
    )
    assert far.does(0, "fire").sees(None)["results"] == ["miss"]


def test_results_add_up() -> None:
    """bs.results, bs.track: the sum may fall below nothing, and does nothing then."""
    table = firing(TWO_TARGETS, "left-1 0: clubs-1", "loaded 0: fore-chain", "fore-deck 0: 1").does(0, "fire")
    assert table.sees(None)["results"] == ["miss", "early"]
    assert damage(table) == 4 - 1 - 1 - 3 - 4
    table.does(1, "pass")
    assert markers(table, "fore-hull", 1) == 4
    assert table.asked() == "0 man"


def test_early_shots_cost_the_foe_a_card_each() -> None:
    """bs.early: at random from hand, before the chance to Evade."""
    table = firing(TWO_TARGETS, "loaded 0: fore-solid", "hand 1: clubs-1 clubs-2 clubs-3").does(0, "fire")
    assert table.asked() == "chance lose-card"
    table.chance("clubs-2", "clubs-3")
    assert table.asked() == "1 evade"
    assert table.may() == {"pass"}
    one = firing(TWO_TARGETS, "loaded 0: fore-solid", "hand 1: clubs-1").does(0, "fire")
    assert hand(one, 1) == []


# -- the double shot ---------------------------------------------------------------------------------

CARRONADE = ("fore 0: carronade", *AT_MID_HULL)
ONE_GOOD = (
    "fore 0: carronade",
    "gunsight 0: mid-hull",
    "targets 0: target-19",
    "left-1 0: clubs-7",
    "bottom-1 0: clubs-8",
)


@pytest.mark.parametrize(("second", "after"), [("solid", 6), ("chain", 5)])
def test_a_carronade_may_spend_its_second_shot_too(second: str, after: int) -> None:
    """bs.double-shot: +2 if its colour matches, else +1."""
    table = firing(*CARRONADE, f"loaded 0: fore-solid fore-{second}").does(0, "fire")
    if second != "solid":
        table.does(0, "solid")
    assert table.asked() == "0 after-step-4"
    assert damage(table) == 4
    assert table.may() == {"double-shot", "pass"}
    table.does(0, "double-shot")
    assert damage(table) == after
    assert table.sees(None)["loaded"][0] == []
    assert table.asked() == "1 evade"


def test_never_above_the_potential() -> None:
    """bs.track, bs.double-shot: six planks, one Good: back to six, not seven."""
    table = firing(*ONE_GOOD, "loaded 0: fore-solid fore-solid").does(0, "fire")
    assert damage(table) == 5
    table.does(0, "double-shot")
    assert damage(table) == 6


@pytest.mark.parametrize(("cannon", "loaded"), [("carronade", "fore-solid"), ("18-pounder", "fore-solid fore-solid")])
def test_only_a_carronade_that_held_two(cannon: str, loaded: str) -> None:
    """bs.double-shot: not one with a single shot, and no other cannon."""
    table = firing(*AT_MID_HULL, f"fore 0: {cannon}", f"loaded 0: {loaded}").does(0, "fire")
    assert table.asked() == "1 evade"


def test_the_double_shot_may_be_left() -> None:
    """bs.double-shot."""
    table = firing(*CARRONADE, "loaded 0: fore-solid fore-solid").does(0, "fire", "pass")
    assert table.asked() == "1 evade"
    assert table.sees(None)["loaded"][0] == ["fore-solid"]


# -- 5 ---------------------------------------------------------------------------------------------


def fired_upon(*said: str) -> Table:
    return firing(*AT_MID_HULL, "loaded 0: fore-solid", *said).does(0, "fire")


@pytest.mark.parametrize(
    ("cards", "points"),
    [
        ("clubs-3 hearts-4", 1),
        ("clubs-3 hearts-4 clubs-5", 1),
        ("clubs-3 hearts-4 clubs-5 clubs-6", 2),
        ("clubs-3 hearts-4 clubs-5 clubs-6 clubs-7", 2),
        ("clubs-3 clubs-4 clubs-5", 3),
    ],
)
def test_5_the_foe_may_evade(cards: str, points: int) -> None:
    """bs.evade: a point for two cards, rounded down; with a straight flush a point for each; then they are covered."""
    table = fired_upon(f"hand 1: {cards}").does(1, "evade", "number-3", *cards.split())
    assert other(table, "evades") == [points]
    assert markers(table, "mid-hull", 1) == points
    assert table.sees(None)["evaded"][1] == list(range(3, 3 + len(cards.split())))


@pytest.mark.parametrize(("sails", "points"), [(3, 2), (1, 1), (0, 0)])
def test_rigging_penalties_count_in_an_evade(sails: int, points: int) -> None:
    """bs.rigging-penalty: a card fewer for each, never less than none."""
    table = fired_upon("hand 1: clubs-3 clubs-4", f"fore-rigging 1: {sails}").does(1, "evade", "number-3", "clubs-3", "clubs-4")
    assert other(table, "evades") == [points]
    assert table.sees(None)["evaded"][1] == [3, 4]


def test_the_chance_to_evade_is_always_offered_once() -> None:
    """bs.evade-once: without cards, without damage, and when nothing would count; the damage so far being known."""
    assert fired_upon().may() == {"pass"}
    nothing_left = firing(TWO_TARGETS, "loaded 0: fore-chain").does(0, "fire")
    assert (nothing_left.asked(), damage(nothing_left)) == ("1 evade", -5)
    cards = "clubs-3 clubs-4 clubs-5 clubs-6 hearts-1 hearts-2"
    table = fired_upon(f"hand 1: {cards}", "evaded 1: 7", "fore-rigging 1: 0")
    assert table.may() == {"pass", "evade"}
    table.does(1, "evade", "number-5", "clubs-5", "clubs-6")
    assert table.asked() == "chance turn-up-token"  # nothing counted: all six planks went
    assert hand(table, 1) == ["clubs-3", "clubs-4", "hearts-1", "hearts-2"]


def test_covered_numbers_do_not_evade() -> None:
    """bs.covered, bs.evade."""
    table = fired_upon("hand 1: clubs-3 clubs-4 clubs-5", "evaded 1: 5")
    table.does(1, "evade")
    assert table.may() == {"from number-3"}
    assert fired_upon("hand 1: clubs-3 clubs-4", "evaded 1: 4").may() == {"pass"}


# -- 6 and 7 -----------------------------------------------------------------------------------------


def test_6_so_many_markers_go() -> None:
    """bs.damage: of that zone."""
    table = fired_upon().does(1, "pass")
    assert other(table, "hits") == [6]
    assert markers(table, "mid-hull", 1) == 0


def test_7_zero_in_again() -> None:
    """bs.zero-in-again: Targets and Aim cards go, on any zone, the same too; then stage 3."""
    table = fired_upon().does(1, "pass").chance("disaster-sails").does(1, "fore-rigging", "fore-rigging", "fore-rigging")
    assert sorted(table.sees(0)["discards"][0]) == ["clubs-6", "clubs-7", "clubs-8", "clubs-9"]
    assert table.sees(0)["targets"][0] == []
    table.does(0, "aft")
    assert "point-at mid-hull" in table.may()
    table.does(0, "mid-hull").chance("target-3", "target-5", "target-4")
    assert table.asked() == "chance draw"
    assert table.sees(None)["results"] == []


def test_a_shot_that_does_nothing_is_followed_by_zero_in_too() -> None:
    """bs.zero-in-again."""
    table = firing(TWO_TARGETS, "loaded 0: fore-chain").does(0, "fire").does(1, "pass")
    assert table.asked() == "0 man"


def test_the_steps_are_told_in_the_order_of_the_book() -> None:
    """bs.potential, bs.spend-shot, bs.cannon-penalty, bs.results, bs.evade, bs.damage, bs.zero-in-again."""
    table = fired_upon().does(1, "pass").chance("disaster-crewmen")
    kinds = [event["kind"] for event in table.heard]
    order = ["fires", "potential", "spends", "penalties", "result", "no-evade", "hits", "loses", "disaster"]
    assert [kinds.index(kind) for kind in order] == sorted([kinds.index(kind) for kind in order])
    game = orlop.game(GAME, players=2)
    clauses = {kind.name: kind.clause for kind in game.kinds}
    assert [clauses[kind] for kind in order[1:7]] == [
        "bs.potential",
        "bs.spend-shot",
        "bs.cannon-penalty",
        "bs.results",
        "bs.evade-once",
        "bs.damage",
    ]
