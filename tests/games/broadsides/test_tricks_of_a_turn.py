"""Dirty Tricks: how they come, when they may be used, and those of one's own actions."""

from __future__ import annotations

import pytest

from tests.games.broadsides import told
from tests.games.broadsides.told import TWO_TARGETS, hand, markers, sail_on, set_up
from tests.players import Table


def turn(*said: str) -> Table:
    return told.turn(*said, dirty_tricks="on")


def after_an_aim(*said: str) -> Table:
    return told.after_an_aim(*said, dirty_tricks="on")


def firing(*said: str) -> Table:
    return told.firing(*said, dirty_tricks="on")


# -- how they come ------------------------------------------------------------------------------


def test_three_times_three_are_dealt_and_one_is_kept() -> None:
    """bs.tricks-draft, bs.tricks-hand, bs.known: unseen; how many one holds is public; eighteen leave the game."""
    table = sail_on(set_up(dirty_tricks="on"), "chance deal-trick")
    table.chance("hidden-ace", "lucky-coin", "sea-dragon", "spy-aboard", "powder-boy", "rum-ration")
    assert table.sees(0)["offered"] == [["hidden-ace", "sea-dragon", "lucky-coin"], 3]
    table.does(0, "sea-dragon")
    assert table.sees(1)["offered"] == [0, ["spy-aboard", "powder-boy", "rum-ration"]]
    table.does(1, "spy-aboard")
    assert table.sees(0)["tricks"] == [["sea-dragon"], 1]
    assert table.sees(None)["tricks"] == [1, 1]
    assert table.sees(0)["unkept"] == [["hidden-ace", "lucky-coin"], 2]
    sail_on(table, "chance draw")
    assert table.sees(None)["tricks"] == [3, 3]
    assert table.sees(None)["unkept"] == [6, 6]
    assert table.sees(None)["undealt"] == 6


def test_tricks_are_no_cards_in_hand() -> None:
    """bs.tricks-hand: a Sheer Off takes none of them, and no limit counts them."""
    table = after_an_aim("hand 0: clubs-7 clubs-8", "hand 1: clubs-1", "tricks 1: lucky-coin sea-dragon spy-aboard")
    table.does(0, "sheer-off", "number-7", "clubs-7", "clubs-8")
    assert table.sees(None)["tricks"][1] == 3
    assert hand(table, 1) == []


# -- in general ---------------------------------------------------------------------------------


def test_a_used_trick_is_shown_and_discarded() -> None:
    """bs.trick-use, bs.discards-open: and used once."""
    table = turn("tricks 0: rum-ration lucky-coin", "hand 0: clubs-1").does(0, "rum-ration")
    assert table.sees(1)["used"] == ["rum-ration"]
    assert table.sees(1)["tricks"][0] == 1
    assert [event["what"] for event in table.told("trick")] == ["rum-ration"]
    assert table.why("rum-ration") == "bs.trick-use"


@pytest.mark.parametrize("held", ["steady-hands", "lucky-coin"])
def test_a_moment_is_offered_whether_the_trick_is_held_or_not(held: str) -> None:
    """bs.trick-use: so that silence tells nothing; but not to those who hold no trick, nor for a trick that is used."""
    poor = ("targets 0: target-19", "left-1 0: clubs-9", "bottom-1 0: clubs-8", "loaded 0: fore-solid")
    table = firing(*poor, f"tricks 0: {held}").does(0, "fire")
    assert table.asked() == "0 steady-hands"
    assert table.sees(1)["results"] == ["poor"]
    assert table.may() == ({"steady-hands", "pass"} if held == "steady-hands" else {"pass"})
    assert firing(*poor).does(0, "fire").asked() == "1 evade"
    spent = firing(*poor, "tricks 0: hidden-ace", "used: steady-hands", "hand 1: clubs-1").does(0, "fire")
    assert spent.asked() == "0 after-step-4"


def test_several_tricks_at_one_moment() -> None:
    """bs.trick-several: one after another."""
    table = turn("tricks 0: rum-ration bribed-gunner powder-boy", "hand 0: clubs-1", "loaded 1: fore-solid")
    table.does(0, "powder-boy", "solid", "fore", "bribed-gunner", "rum-ration")
    assert table.asked() == "0 action"
    assert table.sees(None)["actions"] == 3


NOTHING_TO_GAIN = {
    "ships-surgeon": [],
    "carpenters-mate": [],
    "spare-canvas": [],
    "cut-the-halyards": ["fore-rigging 1: 0", "aft-rigging 1: 0"],
    "sharpshooters": ["fore-deck 1: 0", "main-deck 1: 0", "aft-deck 1: 0"],
    "spy-aboard": [],
    "hidden-ace": [],
    "range-finder": [],
    "powder-boy": ["loaded 0: fore-solid fore-solid aft-solid aft-solid"],
    "bribed-gunner": [],
}


@pytest.mark.parametrize("trick", NOTHING_TO_GAIN)
def test_a_trick_without_effect_is_not_used(trick: str) -> None:
    """bs.trick-no-effect: nothing to return, take or move."""
    table = turn(f"tricks 0: {trick}", "hand 0: clubs-1", *NOTHING_TO_GAIN[trick])
    assert trick not in table.may()
    assert table.why(trick) == "bs.trick-use"


def test_a_trick_that_costs_an_action_is_one_of_the_two() -> None:
    """bs.trick-action, bs.keep-one: a card stays for the Aim, and only an Aim is left after it."""
    table = turn("tricks 0: spare-canvas", "fore-rigging 0: 0", "hand 0: clubs-1")
    assert "spare-canvas" not in turn("tricks 0: spare-canvas", "fore-rigging 0: 0").may()
    table.does(0, "spare-canvas")
    assert table.may() == {"aim"}
    done = after_an_aim("tricks 0: spare-canvas", "fore-rigging 0: 0").does(0, "spare-canvas")
    assert done.asked() == "chance draw"


def test_a_trick_in_place_of_an_aim_counts_as_the_aim() -> None:
    """bs.trick-action: after it any action may be taken; and it may itself come last."""
    table = turn("tricks 0: crows-nest", "hand 0: clubs-1 clubs-2").does(0, "crows-nest")
    sail_on(table, "0 crows-nest").does(0, "pass")
    assert table.may() >= {"aim", "hold", "reload-single"}
    last = turn("tricks 0: crows-nest", "hand 0: clubs-1 clubs-2 clubs-3").does(0, "reload-single", "clubs-1", "clubs-2")
    sail_on(last, "0 action")
    assert last.may() == {"aim", "crows-nest"}


def test_free_tricks_between_actions_and_before_firing_never_within() -> None:
    """bs.trick-free."""
    table = turn("tricks 0: bribed-gunner lucky-coin", "hand 0: clubs-1 clubs-2", "loaded 1: fore-solid")
    assert "bribed-gunner" in table.may()
    table.does(0, "aim")
    assert table.may() == {"aim clubs-1", "aim clubs-2"}
    table.does(0, "clubs-1", "left-1")
    assert "bribed-gunner" in table.may()
    table.does(0, "aim", "clubs-2", "left-1")
    assert table.asked() == "0 fire"
    assert table.may() == {"hold-fire", "bribed-gunner"}
    table.does(0, "bribed-gunner")
    assert table.asked() == "0 fire"
    assert table.may() == {"hold-fire"}


# -- an action ----------------------------------------------------------------------------------


def test_ships_surgeon() -> None:
    """bs.trick-ships-surgeon: two Crewmen to Decks with an empty space; or as many as are lost."""
    table = turn("tricks 0: ships-surgeon", "hand 0: clubs-1", "fore-deck 0: 1", "main-deck 0: 3")
    table.does(0, "ships-surgeon")
    assert table.may() == {"to fore-deck", "to main-deck"}
    table.does(0, "fore-deck", "main-deck")
    assert [markers(table, deck, 0) for deck in ("fore-deck", "main-deck")] == [2, 4]
    assert table.sees(None)["exposed"][0]["cannon"] == [0, 0]
    one = turn("tricks 0: ships-surgeon", "hand 0: clubs-1", "aft-deck 0: 3").does(0, "ships-surgeon")
    assert markers(one, "aft-deck", 0) == 4
    assert one.asked() == "0 action"


def test_ships_surgeon_brings_no_more_men_than_twelve() -> None:
    """bs.trick-ships-surgeon: an officer's place that is empty is no lost Crewman's."""
    table = turn("tricks 0: ships-surgeon", "hand 0: clubs-1", "captain 0:", "main-deck 0: 4")
    assert table.sees(None)["captain"][0] is None
    assert "ships-surgeon" not in table.may()


def test_carpenters_mate() -> None:
    """bs.trick-carpenters-mate: two planks, to Hull zones of one's choice."""
    table = turn("tricks 0: carpenters-mate", "hand 0: clubs-1", "fore-hull 0: 3", "mid-hull 0: 0", "token_zones 0: fore-hull")
    table.does(0, "carpenters-mate")
    assert table.may() == {"to fore-hull", "to mid-hull"}
    table.does(0, "fore-hull")  # then only the mid Hull is left
    assert [markers(table, zone, 0) for zone in ("fore-hull", "mid-hull")] == [4, 1]


def test_spare_canvas() -> None:
    """bs.trick-spare-canvas: two sails."""
    table = turn("tricks 0: spare-canvas", "hand 0: clubs-1", "fore-rigging 0: 0", "aft-rigging 0: 2")
    assert table.sees(None)["exposed"][0]["rigging"] == 2
    table.does(0, "spare-canvas", "fore-rigging", "fore-rigging")
    assert markers(table, "fore-rigging", 0) == 2
    assert table.sees(None)["exposed"][0]["rigging"] == 0


def test_cut_the_halyards() -> None:
    """bs.trick-cut-the-halyards: two sails of the foe's, the foe's choice; or as many as there are."""
    table = turn("tricks 0: cut-the-halyards", "hand 0: clubs-1").does(0, "cut-the-halyards")
    assert table.asked() == "1 lose-marker"
    table.does(1, "fore-rigging", "aft-rigging")
    assert [markers(table, zone, 1) for zone in ("fore-rigging", "aft-rigging")] == [2, 2]
    assert table.asked() == "0 action"
    one = turn("tricks 0: cut-the-halyards", "hand 0: clubs-1", "fore-rigging 1: 1", "aft-rigging 1: 0")
    assert markers(one.does(0, "cut-the-halyards"), "fore-rigging", 1) == 0


def test_sharpshooters() -> None:
    """bs.trick-sharpshooters, bs.crewmen-only: a Deck with a Crewman on it; never an officer."""
    table = turn("tricks 0: sharpshooters", "hand 0: clubs-1", "main-deck 1: 0", "fore-deck 1: 2").does(0, "sharpshooters")
    assert table.may() == {"at fore-deck", "at aft-deck"}
    table.does(0, "fore-deck")
    assert markers(table, "fore-deck", 1) == 1
    assert table.asked() == "1 uncover"


def test_spy_aboard() -> None:
    """bs.trick-spy-aboard, bs.known: the hand is seen by the spy alone, who discards a card of it and remembers it."""
    table = turn("tricks 0: spy-aboard", "hand 0: hearts-9", "hand 1: clubs-1 clubs-2 wild").does(0, "spy-aboard")
    assert table.asked() == "0 spy"
    assert table.may() == {"discard clubs-1", "discard clubs-2", "discard wild"}
    assert "options" not in table.state.view(None)["question"]
    table.does(0, "clubs-2")
    assert table.sees(None)["discards"][1] == ["clubs-2"]
    assert hand(table, 1) == ["clubs-1", "wild"]
    assert table.sees(None)["hand"] == [1, 2]


# -- in place of an Aim -----------------------------------------------------------------------------


def test_hidden_ace() -> None:
    """bs.trick-hidden-ace: two Aim cards, one after the other; two in hand are needed."""
    table = turn("tricks 0: hidden-ace", TWO_TARGETS, "hand 0: clubs-1 clubs-2 clubs-3").does(0, "hidden-ace")
    table.does(0, "clubs-1", "left-1", "clubs-2", "left-1")
    assert table.sees(None)["discards"][0] == ["clubs-1"]
    assert table.sees(None)["actions"] == 1
    assert "hidden-ace" not in turn("tricks 0: hidden-ace", "hand 0: clubs-1").may()


def test_range_finder() -> None:
    """bs.trick-range-finder: one Aim card to another position; what lies there is discarded; none comes from hand."""
    said = ("tricks 0: range-finder", TWO_TARGETS, "left-1 0: clubs-1", "bottom-2 0: clubs-2")
    table = turn(*said, "hand 0: hearts-1").does(0, "range-finder")
    assert table.may() == {"from left-1", "from bottom-2"}
    table.does(0, "left-1")
    assert table.may() == {"to bottom-1", "to left-2", "to bottom-2"}
    table.does(0, "bottom-2")
    assert table.sees(None)["aimed"][0] == [[None, None], [None, {"card": "clubs-1", "number": 1}]]
    assert table.sees(None)["discards"][0] == ["clubs-2"]
    assert hand(table, 0) == ["hearts-1"]


def test_crows_nest() -> None:
    """bs.trick-crows-nest: three Targets, seen alone; one may take the place of one's own, whose Aim cards stay."""
    table = turn("tricks 0: crows-nest", TWO_TARGETS, "left-2 0: clubs-1", "hand 0: hearts-1").does(0, "crows-nest")
    table.chance("target-3", "target-4", "target-5")
    assert table.sees(0)["looked_at"] == ["target-3", "target-4", "target-5"]
    assert table.sees(1)["looked_at"] == table.sees(None)["looked_at"] == 3
    assert table.may() == {"take target-3", "take target-4", "take target-5", "pass"}
    table.does(0, "target-4")
    assert table.may() == {"replace row-1", "replace row-2"}
    table.does(0, "row-2")
    assert table.sees(None)["targets"][0] == ["target-19", "target-4"]
    assert table.sees(None)["aimed"][0][1][0] == {"card": "clubs-1", "number": 1}
    assert table.sees(None)["target_discards"] == ["target-27"]
    assert {"target-3", "target-5"} <= set(table.there("target_deck"))


def test_crows_nest_may_take_none() -> None:
    """bs.trick-crows-nest: all go back into the deck."""
    table = turn("tricks 0: crows-nest", "hand 0: hearts-1").does(0, "crows-nest")
    before = len(table.there("target_deck"))
    sail_on(table, "0 crows-nest").does(0, "pass")
    assert len(table.there("target_deck")) == before
    assert table.sees(None)["actions"] == 1


def test_crows_nest_looks_on_into_a_deck_made_anew() -> None:
    """bs.trick-crows-nest, bs.target-deck: if fewer than three are left."""
    gone = " ".join([f"target-{n}" for n in range(5, 30) if n not in (19, 27)])
    table = turn(
        "tricks 0: crows-nest", TWO_TARGETS, "targets 1: target-1 target-2", f"target_discards: {gone} target-3", "hand 0: wild"
    ).does(0, "crows-nest")
    table.chance("target-4" if "target-4" in table.there("target_deck") else "target-30")
    assert len(table.state.legal()) == 1
    sail_on(table, "0 crows-nest")
    assert len(table.sees(0)["looked_at"]) == 3
    assert table.sees(None)["target_discards"] == []
