"""Reload and Repair: shots into cannons, men along ropes."""

from __future__ import annotations

import pytest

from tests.games.broadsides.told import after_an_aim, hand, markers, turn


# -- Reload -------------------------------------------------------------------------------------


def test_a_single_reload_costs_two_cards_and_draws_one_shot() -> None:
    """bs.reload-single: any two cards; what is loaded may be moved."""
    table = after_an_aim("aft 0: long-nine", "loaded 0: fore-solid", "hand 0: clubs-1 hearts-5 spades-9")
    table.does(0, "reload-single", "clubs-1", "spades-9")
    assert hand(table, 0) == ["hearts-5"]
    assert table.may() == {"put-back fore-solid", "done"}
    table.does(0, "done").chance("canister")
    assert table.may() == {"load solid", "load canister"}  # of the two the Long Nine holds only one
    table.does(0, "canister")
    assert table.sees(None)["loaded"][0] == ["fore-canister", "aft-solid"]


def test_a_single_reload_needs_an_empty_place() -> None:
    """bs.reload-single: with full cannons one shot at least is put back."""
    table = after_an_aim("loaded 0: fore-solid fore-solid aft-chain aft-chain", "hand 0: clubs-1 hearts-5")
    table.does(0, "reload-single", "clubs-1", "hearts-5")
    assert table.may() == {"put-back fore-solid", "put-back aft-chain"}
    assert table.why("done") == "bs.reload-single"
    table.does(0, "fore-solid")
    assert "done" in table.may()
    table.does(0, "aft-chain", "done").chance("canister")
    assert len(table.sees(None)["loose"]) == 3


def test_a_full_reload_fills_every_empty_place() -> None:
    """bs.reload-full: for a pair."""
    table = after_an_aim("fore 0: carronade", "loaded 0: aft-chain", "hand 0: clubs-7 spades-7")
    table.does(0, "reload-full", "clubs-7", "spades-7", "done").chance("solid", "solid", "canister")
    table.does(0, "solid", "canister")
    assert table.sees(None)["loaded"][0] == ["fore-solid", "fore-canister", "aft-solid", "aft-chain"]


def test_a_full_reload_may_be_done_with_full_cannons() -> None:
    """bs.reload-full: even if nothing is put back."""
    table = after_an_aim("fore 0: long-nine", "aft 0: long-nine", "loaded 0: fore-solid aft-chain", "hand 0: wild spades-7")
    table.does(0, "reload-full", "spades-7", "wild", "done")
    table.does(0, "chain")
    assert table.sees(None)["loaded"][0] == ["fore-chain", "aft-solid"]


def test_shots_go_back_before_any_is_drawn_and_may_come_again() -> None:
    """bs.reload-order: in the order of the cannons, so that every set of them has one sequence."""
    table = after_an_aim("loaded 0: fore-solid fore-chain aft-chain", "hand 0: clubs-7 spades-7")
    table.does(0, "reload-full", "clubs-7", "spades-7", "fore-chain")
    assert table.may() == {"put-back aft-chain", "done"}
    table.does(0, "aft-chain")
    assert table.sees(None)["bag"].count("chain") == 5
    assert table.asked() == "chance draw-shot"
    assert {table.state.say(c) for c in table.state.legal()} == {"draw solid", "draw chain", "draw canister"}
    table.chance("chain", "chain", "chain")
    table.does(0, "solid")
    assert table.sees(None)["loaded"][0] == ["fore-solid", "fore-chain", "aft-chain", "aft-chain"]


def test_what_is_loaded_lies_open() -> None:
    """bs.reload-order: everything loaded may end in any place, and all see it."""
    table = after_an_aim("aft 0: long-nine", "loaded 0: aft-solid", "hand 0: clubs-7 spades-7")
    table.does(0, "reload-full", "clubs-7", "spades-7", "done").chance("chain", "canister")
    assert table.sees(1)["loose"] == ["solid", "chain", "canister"]
    assert table.may() == {"load solid", "load chain"}
    assert table.why("canister") == "bs.reload-order"
    table.does(0, "chain")
    assert table.sees(1)["loaded"][0] == ["fore-chain", "fore-canister", "aft-solid"]


def test_what_a_reload_costs() -> None:
    """bs.reload-single, bs.pair: the second card of a pair has the number of the first or is a Wild."""
    table = after_an_aim("hand 0: clubs-7 hearts-7 hearts-8 wild").does(0, "reload-full", "clubs-7")
    assert table.may() == {"pay hearts-7", "pay wild"}
    assert table.why("hearts-8") == "bs.pair"
    assert "reload-single" not in after_an_aim("hand 0: clubs-7").may()


# -- Repair -------------------------------------------------------------------------------------


def test_a_move_for_each_card() -> None:
    """bs.repair: one to three cards, as many moves; a Crewman who repairs is discarded."""
    table = after_an_aim("hand 0: clubs-1 clubs-2 clubs-3 clubs-4", "fore-rigging 0: 1", "aft-hull 0: 3")
    table.does(0, "repair", "clubs-1", "clubs-2", "clubs-4")
    assert table.asked() == "0 repair-man"
    assert table.may() == {"move fore-deck", "move main-deck", "move aft-deck"}
    table.does(0, "fore-deck")  # the only way: the fore Rigging
    assert (markers(table, "fore-deck", 0), markers(table, "fore-rigging", 0)) == (3, 2)
    assert table.asked() == "0 repair-man"


def test_men_move_to_adjacent_decks() -> None:
    """bs.repair, bs.ropes: to an empty space, officers too; not from the fore to the aft Deck."""
    table = after_an_aim("hand 0: clubs-1", "captain 0: fore-deck", "fore-deck 0: 3", "main-deck 0: 4", "aft-deck 0: 1")
    table.does(0, "repair", "clubs-1", "captain")
    assert table.sees(None)["captain"][0] == "main-deck"


def test_cards_are_paid_first_and_moves_may_be_left() -> None:
    """bs.repair-moves: the first move is made; the same man may go on; then it may end."""
    table = after_an_aim("hand 0: clubs-1 clubs-2", "fore-deck 0: 2", "aft-deck 0: 2")
    table.does(0, "repair")
    assert table.may() == {"pay clubs-1", "pay clubs-2"}
    table.does(0, "clubs-1", "clubs-2")
    assert "done" not in table.may()
    table.does(0, "main-deck", "fore-deck")
    assert "done" in table.may()
    table.does(0, "done")
    assert markers(table, "fore-deck", 0) == 3
    assert table.asked() == "chance draw"


def test_without_a_possible_move_there_is_no_repair() -> None:
    """bs.repair-moves: on a whole ship."""
    assert "repair" not in after_an_aim("hand 0: clubs-1 clubs-2").may()
    table = after_an_aim("hand 0: clubs-1 clubs-2 clubs-3", "fore-hull 0: 3").does(0, "repair", "clubs-1", "done")
    assert hand(table, 0) == ["clubs-2", "clubs-3"]
    table.does(0, "fore-deck")
    assert markers(table, "fore-hull", 0) == 4
    assert table.asked() == "chance draw"


def test_it_ends_when_no_move_is_left() -> None:
    """bs.repair-moves: two cards paid, one plank missing."""
    table = after_an_aim("hand 0: clubs-1 clubs-2", "fore-hull 0: 3", "main-deck 0: 4")
    table.does(0, "repair", "clubs-1", "clubs-2", "fore-deck")
    assert markers(table, "fore-hull", 0) == 4
    assert table.asked() == "0 repair-man"  # the fore Deck has an empty space now
    assert table.may() == {"move main-deck", "move captain", "move mate", "done"}


def test_officers_repair_nothing() -> None:
    """bs.officers-move: only to other Decks."""
    table = after_an_aim("hand 0: clubs-1", "captain 0: fore-deck", "fore-deck 0: 3", "fore-hull 0: 0", "main-deck 0: 5")
    table.does(0, "repair", "clubs-1")
    assert "move captain" not in table.may()
    assert table.why("captain") == "bs.officers-move"
    roomy = after_an_aim("hand 0: clubs-1", "captain 0: fore-deck", "fore-deck 0: 3", "main-deck 0: 4", "fore-hull 0: 0")
    roomy.does(0, "repair", "clubs-1", "captain")
    assert roomy.sees(None)["captain"][0] == "main-deck"


@pytest.mark.parametrize(("crewmen", "captain", "stays"), [(1, "main-deck", True), (0, "fore-deck", True), (1, "fore-deck", False)])
def test_the_last_man_of_a_deck_stays(crewmen: int, captain: str, stays: bool) -> None:
    """bs.last-man: an officer counts."""
    table = after_an_aim(
        "hand 0: clubs-1", f"fore-deck 0: {crewmen}", f"captain 0: {captain}", "main-deck 0: 2", "fore-hull 0: 3"
    ).does(0, "repair", "clubs-1")
    man = "fore-deck" if crewmen else "captain"
    assert (f"move {man}" in table.may()) is not stays
    assert table.why(man) == ("bs.last-man" if stays else None)


def test_damage_may_take_the_last_man() -> None:
    """bs.last-man."""
    table = turn(
        "actions: 0",
        "gunsight 0: fore-deck",
        "targets 0: target-19 target-27",
        "left-1 0: clubs-7",
        "bottom-1 0: clubs-8",
        "left-2 0: clubs-9",
        "bottom-2 0: clubs-6",
        "loaded 0: fore-canister",
        "fore-deck 1: 1",
    ).does(0, "fire").does(1, "pass")
    assert markers(table, "fore-deck", 1) == 0
