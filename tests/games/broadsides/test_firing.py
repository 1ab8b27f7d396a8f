"""Stage 2: the seven firing steps by name, and the moments between them."""

from __future__ import annotations

import pytest

from tests.games.broadsides.test_book_examples import FIRING, firing
from tests.players import Table, given

GAME = "broadsides"
AT_A_DECK = """
actions: 0
loaded 0: fore-canister
gunsight 0: fore-deck
targets 0: target-19 target-27
left-1 0: clubs-7
bottom-1 0: hearts-8
left-2 0: diamonds-9
bottom-2 0: spades-6
captain 1: fore-deck
"""
WINDOWS = {"dirty_tricks": "on"}


def at_a_deck(more: str = "", mate: str = "fore-deck", **options: object) -> Table:
    return given(GAME, 2, AT_A_DECK + f"mate 1: {mate}\n" + more, **options)


def test_the_steps_come_in_the_order_of_the_book() -> None:
    """bs.may-fire, bs.potential, bs.spend-shot, bs.cannon-penalty, bs.results, bs.evade, bs.damage."""
    table = firing().does(0, "fire", "solid").does(1, "pass").does(0, "man aft", "point-at mid-hull")
    told = [event["kind"] for event in table.heard]
    order = ["fires", "potential", "spends", "penalties", "result", "no-evade", "hits", "loses", "target-gone", "mans"]
    assert [told.index(kind) for kind in order] == sorted([told.index(kind) for kind in order])
    assert table.asked() == "chance turn-up-target"


def test_no_shot_without_shots_or_with_no_firing_exposed() -> None:
    """bs.may-fire: then nothing is asked; seat 0 draws."""
    assert given(GAME, 2, "actions: 0\naimed_this_turn: 1").asked() == "chance draw"
    barred = "actions: 0\nloaded 0: fore-solid\nfore-deck 0: 1\nbarred-fore-deck 0: 1"
    assert given(GAME, 2, barred).asked() == "chance draw"


def test_an_empty_cannon_may_be_manned() -> None:
    """bs.zero-in-any, bs.zero-in-again: step 7 asks for any cannon and any zone, the one just hit too."""
    table = firing().does(0, "fire", "solid").does(1, "pass")
    assert table.may() == {"man fore", "man aft"}
    table.does(0, "man fore")
    assert "point-at fore-hull" in table.may()
    assert len(table.may()) == 8


def test_the_wrong_shot_costs_one() -> None:
    """bs.spend-shot."""
    table = firing().does(0, "fire", "canister")
    assert table.sees(None)["damage"] == 1
    assert table.sees(None)["bag"].count("canister") == 5


def test_the_other_deck_does_not_matter() -> None:
    """bs.cannon-penalty: only penalties of that cannon's own Deck."""
    table = given(GAME, 2, FIRING.replace("fore-deck 0: 1", "aft-deck 0: 0")).does(0, "fire", "solid")
    assert table.sees(None)["damage"] == 3


@pytest.mark.parametrize(
    ("left", "bottom", "result"),
    [
        ("", "", "early"),
        ("clubs-7", "", "miss"),
        ("clubs-1", "hearts-1", "miss"),
        ("clubs-6", "hearts-7", "good"),
        ("clubs-7", "hearts-6", "poor"),
        ("clubs-7", "hearts-8", "perfect"),
    ],
)
def test_what_two_cards_give(left: str, bottom: str, result: str) -> None:
    """bs.results, bs.miss, bs.early, bs.grids."""
    cards = f"left-1 0: {left}\nbottom-1 0: {bottom}\nhand 1:\n"
    position = "actions: 0\nloaded 0: fore-solid\ngunsight 0: fore-rigging\ntargets 0: target-19\n" + cards
    table = given(GAME, 2, position).does(0, "fire")
    assert table.told("result")[0]["other"] == result


def test_early_costs_the_foe_a_card_before_the_evade() -> None:
    """bs.early: one at random for each Early Target."""
    position = "actions: 0\nloaded 0: fore-solid\ntargets 0: target-1 target-2\nhand 1: clubs-1 clubs-2 clubs-3"
    table = given(GAME, 2, position).does(0, "fire")
    assert table.asked() == "chance lose-card"
    table.chance("clubs-1", "clubs-2")
    assert table.asked() == "1 evade"
    assert table.sees(None)["damage"] == 4 - 8


def test_damage_below_one_does_nothing() -> None:
    """bs.track: it may fall below nothing on the way."""
    position = "actions: 0\nloaded 0: fore-solid\ntargets 0: target-1 target-2\nhand 1:\n"
    table = given(GAME, 2, position).does(0, "fire").does(1, "pass")
    assert table.told("loses") == []
    assert table.asked() == "0 man"


def test_a_double_shot() -> None:
    """bs.double-shot: +2 if its colour matches, never above the potential."""
    position = FIRING.replace("actions: 0", "actions: 0\nfore 0: carronade").replace("fore-canister", "fore-solid")
    table = given(GAME, 2, position).does(0, "fire")
    assert table.asked() == "0 after-step-4"
    assert table.sees(None)["damage"] == 4 - 1 - 1 - 1  # the Carronade sees Good twice
    table.does(0, "double-shot")
    assert table.sees(None)["damage"] == 3
    assert table.asked() == "1 evade"


def test_a_double_shot_of_the_wrong_colour() -> None:
    """bs.double-shot: else +1."""
    table = given(GAME, 2, FIRING.replace("actions: 0", "actions: 0\nfore 0: carronade"))
    table.does(0, "fire", "solid", "double-shot")
    assert table.sees(None)["damage"] == 2


def test_a_carronade_with_one_shot_cannot_double() -> None:
    """bs.double-shot: only one that held two when it fired."""
    position = FIRING.replace("actions: 0", "actions: 0\nfore 0: carronade").replace(" fore-canister", "")
    assert given(GAME, 2, position).does(0, "fire").asked() == "1 evade"


def test_the_evade_is_always_offered() -> None:
    """bs.evade-once: with no cards too, and once a shot."""
    table = firing().does(0, "fire", "solid")
    assert table.may() == {"evade", "pass"}
    nothing = given(GAME, 2, FIRING.replace("clubs-3 hearts-4", "")).does(0, "fire", "solid")
    assert nothing.asked() == "1 evade"
    assert nothing.may() == {"pass"}


def test_officers_are_hit_by_gunfire_at_their_deck() -> None:
    """bs.officers-hit, bs.potential, bs.officers-lost: the owner chooses whom, even if that loses the game."""
    table = at_a_deck().does(0, "fire")
    assert table.sees(None)["damage"] == 4
    table.does(1, "pass", "lose crewman", "lose captain")
    assert table.may() == {"lose crewman", "lose mate"}
    table.does(1, "lose mate")
    assert table.state.winners() == [0]
    table.rests()


def test_which_penalty_is_laid_open_is_the_owners_choice() -> None:
    """bs.free-first: with one man left of four one of two unlike penalties is exposed."""
    table = at_a_deck(mate="main-deck").does(0, "fire").does(1, "pass", "lose crewman", "lose crewman")
    assert table.told("exposed") == []
    table.does(1, "lose crewman")
    assert table.may() == {"uncover cannon-penalty", "uncover no-firing"}
    table.does(1, "no-firing")
    assert [event["what"] for event in table.told("exposed")] == ["no-firing", "cannon-penalty"]
    assert table.sees(None)["exposed"][1] == {
        "rigging": 0,
        "hand": 0,
        "cannon": [1, 0],
        "no-firing": [True, False],
    }
    assert table.sees(None)["captain"] == ["main-deck", None]  # the last man there had to be the Captain
    assert table.asked() == "0 man"


def test_windows_are_asked_of_whoever_holds_a_trick() -> None:
    """bs.trick-use, bs.trick-moments: whichever it is, so that silence tells nothing; a used one is not asked about."""
    table = firing("tricks 0: powder-boy\ntricks 1: lucky-coin\n", **WINDOWS).does(0, "fire", "solid")
    assert table.asked() == "1 figurehead"
    assert table.may() == {"pass"}
    table.does(1, "pass")
    assert table.asked() == "0 steady-hands"
    table.does(0, "pass")
    assert table.asked() == "0 after-step-4"
    table.does(0, "pass")
    assert table.asked() == "1 evade"
    gone = "used: sea-dragon steady-hands heated-shot double-charge\n"
    table = firing("tricks 0: powder-boy\ntricks 1: lucky-coin\n" + gone, **WINDOWS).does(0, "fire", "solid")
    assert table.asked() == "1 evade"
