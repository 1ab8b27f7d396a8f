"""The rulebook's worked examples, played through."""

from __future__ import annotations

import pytest

from tests.players import Table, given

GAME = "broadsides"

# An 18-Pounder on a Deck that has lost three men, two Targets of a Hull zone with four planks.
FIRING = """
actions: 0
loaded 0: fore-solid fore-canister
targets 0: target-19 target-27
left-1 0: clubs-8
bottom-1 0: hearts-7
left-2 0: diamonds-9
bottom-2 0: spades-6
fore-deck 0: 1
hand 1: clubs-3 hearts-4
"""


def firing(more: str = "", **options: object) -> Table:
    return given(GAME, 2, FIRING + more, **options)


def test_the_firing_example() -> None:
    """bs.potential, bs.spend-shot, bs.cannon-penalty, bs.results, bs.evade, bs.damage: 4 - 1 - 1 = 2, less 1."""
    table = firing().does(0, "fire", "solid")
    assert table.asked() == "1 evade"
    assert table.sees(None)["potential"] == 4
    assert table.sees(None)["damage"] == 2
    assert table.sees(None)["results"] == ["good", "perfect"]
    table.does(1, "evade", "from number-3", "lay clubs-3", "lay hearts-4")
    assert table.sees(None)["markers"][1]["fore-hull"] == 3
    assert table.sees(None)["evaded"] == [[], [3, 4]]
    assert table.asked() == "0 man"


def test_two_targets_as_in_the_picture() -> None:
    """bs.grids: Good by 8 left and 7 at the bottom, Perfect by 9 and 6."""
    assert [event["other"] for event in firing().does(0, "fire", "solid").told("result")] == ["good", "perfect"]


def test_sheer_off_with_four() -> None:
    """bs.sheer-off: the foe loses five of six cards; 7, 8, 9 and 10 are covered."""
    table = given(GAME, 2, "hand 0: clubs-7 hearts-8 clubs-9 spades-10 clubs-1\nhand 1: +6")
    table.does(0, "sheer-off", "from number-7", "clubs-7", "hearts-8", "clubs-9", "spades-10")
    for _ in range(5):
        assert table.asked() == "chance lose-card"
        table.chance(sorted(table.may())[0])
    assert len(table.there("hand", 1)) == 1
    assert table.sees(0)["sheered"] == [[7, 8, 9, 10], []]
    assert table.asked() == "0 action"


def test_a_straight_runs_on_from_10_to_1() -> None:
    """bs.straight: 9-10-1 is one too, and costs four."""
    table = given(GAME, 2, "hand 0: clubs-9 hearts-10 clubs-1 spades-5\nhand 1: +6")
    table.does(0, "sheer-off", "from number-9", "clubs-9", "hearts-10", "clubs-1")
    for _ in range(4):
        table.chance(sorted(table.may())[0])
    assert table.sees(0)["sheered"] == [[1, 9, 10], []]
    assert table.asked() == "0 action"


def test_a_broadside_with_two_spades() -> None:
    """bs.broadside: a Solid and a Chain are spent; spades are covered."""
    position = "hand 0: spades-4 spades-7 clubs-1\nloaded 0: fore-solid fore-chain\nhand 1:\n"
    table = given(GAME, 2, position).does(0, "broadside", "suit spades", "spades-4", "spades-7")
    table.does(0, "fore-solid")
    assert table.asked() == "1 lose-marker"
    table.does(1, "mid-hull")
    assert table.asked() == "1 lose-marker"  # the Chain, the only shot left, is spent of itself
    table.does(1, "aft-rigging")
    assert table.sees(None)["broadsided"] == [["spades"], []]
    assert table.sees(None)["loaded"] == [[], []]
    markers = table.sees(None)["markers"][1]
    assert (markers["mid-hull"], markers["aft-rigging"]) == (5, 2)
    assert table.asked() == "0 action"


def test_a_single_reload() -> None:
    """bs.reload-single: a Solid moves to the Long Nine, the Canister drawn goes into the 18-Pounder."""
    position = "hand 0: clubs-2 hearts-9 spades-1\naft 0: long-nine\nloaded 0: fore-solid\n"
    table = given(GAME, 2, position).does(0, "reload-single", "clubs-2", "hearts-9", "done")
    table.chance("canister").does(0, "load canister")  # what is left goes aft
    assert table.sees(None)["loaded"][0] == ["fore-canister", "aft-solid"]


def test_a_full_reload() -> None:
    """bs.reload-full: a Chain goes back, four discs are drawn into a Carronade and an 18-Pounder."""
    position = "hand 0: clubs-7 spades-7 hearts-1\nfore 0: carronade\nloaded 0: fore-chain\n"
    table = given(GAME, 2, position).does(0, "reload-full", "clubs-7", "spades-7", "put-back fore-chain")
    table.chance("solid", "canister", "chain", "chain")
    table.does(0, "load chain", "load chain")
    assert table.sees(None)["loaded"][0] == ["fore-chain", "fore-chain", "aft-solid", "aft-canister"]


def test_a_repair_with_three_cards() -> None:
    """bs.repair: main Deck to fore Rigging, aft Deck to main Deck, main Deck to fore Rigging."""
    position = "hand 0: clubs-2 clubs-3 clubs-4 hearts-1\nfore-rigging 0: 1\nmain-deck 0: 3\n"
    table = given(GAME, 2, position).does(0, "repair", "clubs-2", "clubs-3", "clubs-4")
    table.does(0, "move main-deck", "move aft-deck")  # each has one way to go: nothing more is asked
    table.does(0, "move main-deck", "to fore-rigging")
    markers = table.sees(None)["markers"][0]
    assert markers["fore-rigging"] == 3
    assert (markers["main-deck"], markers["aft-deck"]) == (2, 3)


@pytest.mark.parametrize(
    ("cards", "penalties", "points"),
    [
        ("clubs-3 clubs-4", 1, 1),  # with one penalty a straight flush of two evades one point
        ("clubs-3 clubs-4 clubs-5", 0, 3),
        ("clubs-3 clubs-4 hearts-5 clubs-6 clubs-7", 0, 2),
        ("clubs-3 hearts-4", 0, 1),
        ("clubs-3 hearts-4", 1, 0),
        ("clubs-3 hearts-4 clubs-5", 1, 1),
        ("clubs-3 wild clubs-5", 0, 3),  # bs.wild: it takes the suit of the others
        ("clubs-3 clubs-4", 4, 0),
    ],
)
def test_what_an_evade_is_worth(cards: str, penalties: int, points: int) -> None:
    """bs.evade, bs.straight-flush, bs.rigging-penalty, bs.straight."""
    rigging = {0: "", 1: "fore-rigging 1: 1\n", 4: "fore-rigging 1: 0\naft-rigging 1: 0\n"}[penalties]
    position = FIRING.replace("hand 1: clubs-3 hearts-4", f"hand 1: {cards}") + rigging
    table = given(GAME, 2, position).does(0, "fire", "solid")
    before = table.sees(None)["damage"]
    table.does(1, "evade", "from number-3", *cards.split())
    assert table.told("evades")[0]["other"] == points
    assert table.sees(None)["markers"][1]["fore-hull"] == 4 - max(0, before - points)
