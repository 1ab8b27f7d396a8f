"""Stage 1: two actions, or a change of targets; Aim, Hold, Broadside and Sheer Off."""

from __future__ import annotations

import pytest

from tests.games.broadsides.told import TWO_TARGETS, after_an_aim, hand, markers, turn

FOUR_SHOTS = "loaded 0: fore-solid fore-chain aft-canister aft-canister"
OTHERS = {"hold", "broadside", "sheer-off", "reload-single", "reload-full", "repair"}
GOOD_FOR_ALL = (FOUR_SHOTS, "hand 0: clubs-3 clubs-4 hearts-3", "fore-hull 0: 3", "hand 1: +5")


# -- which, and how many ------------------------------------------------------------------------


def test_two_actions_one_of_them_aim() -> None:
    """bs.two-actions: the first finished before the second; the same may be taken twice."""
    table = turn("hand 0: clubs-3 hearts-9").does(0, "aim")
    assert table.asked() == "0 aim-card"
    table.does(0, "clubs-3", "left-1")
    assert table.asked() == "0 action"
    table.does(0, "aim", "hearts-9", "bottom-1")
    assert table.asked() == "chance draw"


def test_after_another_action_an_aim_is_taken() -> None:
    """bs.two-actions, bs.keep-one."""
    table = turn(*GOOD_FOR_ALL).does(0, "hold").chance("spades-9")
    assert table.may() == {"aim"}
    for other in OTHERS:
        assert table.why(other) == "bs.keep-one"
    assert table.why("change-target") == "bs.change-target"


def test_after_an_aim_any_action_may_be_taken() -> None:
    """bs.two-actions."""
    assert after_an_aim(*GOOD_FOR_ALL).may() == OTHERS | {"aim"}


def test_a_card_stays_for_the_aim() -> None:
    """bs.keep-one: of two cards only one may be spent before it."""
    two = turn(FOUR_SHOTS, "hand 0: clubs-3 clubs-4", "fore-hull 0: 3")
    assert two.may() == {"aim", "hold", "repair", "change-target"}
    three = turn(*GOOD_FOR_ALL)
    assert three.may() == OTHERS | {"aim", "change-target"}


def test_what_costs_a_choice_of_cards_stops_before_the_last() -> None:
    """bs.keep-one: three in sequence, but the third is kept for the Aim."""
    table = turn("hand 0: clubs-3 clubs-4 clubs-5", "hand 1: +6").does(0, "sheer-off", "number-3", "clubs-3", "clubs-4")
    assert table.asked() == "chance lose-card"
    assert hand(table, 0) == ["clubs-5"]
    table = turn("hand 0: clubs-3 clubs-4", "fore-hull 0: 1").does(0, "repair", "clubs-4")
    assert table.asked() == "0 repair-man"


def test_with_no_cards_hold_comes_first() -> None:
    """bs.no-cards: Hold, then Aim; changing targets remains possible."""
    table = turn(FOUR_SHOTS)
    assert table.may() == {"hold", "change-target"}
    assert table.why("aim") == "bs.aim"
    table.does(0, "hold").chance("clubs-1")
    assert table.may() == {"aim"}


def test_with_no_cards_a_trick_may_take_the_place_of_the_aim() -> None:
    """bs.no-cards, bs.trick-action."""
    held = "tricks 0: range-finder crows-nest hidden-ace"
    table = turn(held, TWO_TARGETS, "left-1 0: clubs-1", dirty_tricks="on")
    assert table.may() == {"hold", "change-target", "range-finder", "crows-nest"}


# -- changing targets -------------------------------------------------------------------------


def test_changing_targets_takes_the_whole_of_stage_1() -> None:
    """bs.change-target: Targets and Aim cards go; another zone; then firing and the draw follow as usual."""
    table = turn(TWO_TARGETS, "left-1 0: clubs-1", "bottom-2 0: wild", "wilds 0: 3", "hand 0: clubs-2", "loaded 0: aft-solid")
    table.does(0, "change-target")
    assert sorted(table.sees(0)["discards"][0]) == ["clubs-1", "wild"]
    assert set(table.sees(0)["target_discards"]) == {"target-19", "target-27"}
    table.does(0, "aft")
    assert table.why("fore-hull") == "bs.change-target"
    assert "point-at fore-hull" not in table.may()
    table.does(0, "fore-rigging").chance("target-5")
    assert table.asked() == "0 fire"
    table.does(0, "hold-fire").chance("hearts-1", "hearts-2")
    assert table.asked() == "1 action"


def test_targets_are_changed_before_any_action() -> None:
    """bs.change-target."""
    table = turn("hand 0: clubs-2 clubs-3").does(0, "aim", "clubs-2", "left-1")
    assert "change-target" not in table.may()
    assert table.why("change-target") == "bs.change-target"


# -- Aim and Hold ------------------------------------------------------------------------------


def test_any_card_goes_anywhere() -> None:
    """bs.aim: to the left or the bottom of any Target, face up."""
    table = turn(TWO_TARGETS, "hand 0: clubs-1 hearts-2").does(0, "aim")
    assert table.may() == {"aim clubs-1", "aim hearts-2"}
    assert table.why("spades-1") == "bs.aim"
    table.does(0, "clubs-1")
    assert table.may() == {"at left-1", "at bottom-1", "at left-2", "at bottom-2"}
    assert table.sees(1)["playing"] == "clubs-1"
    table.does(0, "bottom-2")
    assert table.sees(1)["aimed"][0] == [[None, None], [None, {"card": "clubs-1", "number": 1}]]
    assert hand(table, 0) == ["hearts-2"]


def test_a_card_already_there_is_replaced() -> None:
    """bs.aim: and discarded."""
    table = turn(TWO_TARGETS, "left-1 0: clubs-1", "hand 0: hearts-2").does(0, "aim", "hearts-2", "left-1")
    assert table.sees(1)["aimed"][0][0][0] == {"card": "hearts-2", "number": 2}
    assert table.sees(1)["discards"][0] == ["clubs-1"]


def test_hold_draws_one_card_and_minds_no_limit() -> None:
    """bs.hold."""
    table = after_an_aim("hand 0: " + " ".join([f"clubs-{n}" for n in range(1, 8)])).does(0, "hold").chance("hearts-1")
    assert len(hand(table, 0)) == 8
    assert table.asked() == "chance draw"  # stage 3: only now the limit counts


# -- Broadside -----------------------------------------------------------------------------------


def test_a_broadside_disc_by_disc() -> None:
    """bs.broadside, bs.broadside-order: the foe discards an Aim card and loses a marker for each, then the next."""
    table = after_an_aim(
        "loaded 0: fore-solid fore-chain",
        "hand 0: spades-7 spades-4",
        "targets 1: target-1 target-2",
        "left-1 1: hearts-1",
        "bottom-2 1: hearts-2",
    ).does(0, "broadside", "spades", "spades-4", "spades-7")
    assert table.may() == {"spend fore-solid", "spend fore-chain"}
    table.does(0, "fore-solid")
    assert table.may() == {"lose left-1", "lose bottom-2"}
    table.does(1, "left-1")
    assert table.may() == {"lose fore-hull", "lose mid-hull", "lose aft-hull"}
    table.does(1, "mid-hull")
    assert table.sees(None)["broadsided"] == [[], []]
    assert table.sees(None)["aimed"][1][1][1] is None  # the last shot was a chain, the last Aim card bottom-2
    table.does(1, "aft-rigging")
    assert [markers(table, zone, 1) for zone in ("mid-hull", "aft-rigging")] == [5, 2]
    assert table.sees(None)["broadsided"] == [["spades"], []]
    assert table.sees(None)["loaded"][0] == []
    assert len(table.sees(None)["bag"]) == 15


def test_no_more_cards_than_shots() -> None:
    """bs.broadside: three of a suit, two shots."""
    table = after_an_aim("loaded 0: fore-solid aft-solid", "hand 0: spades-1 spades-2 spades-3").does(0, "broadside", "spades")
    table.does(0, "spades-1", "spades-3")
    assert table.asked() == "0 broadside-shot"
    assert hand(table, 0) == ["spades-2"]
    assert "broadside" not in after_an_aim("loaded 0: fore-solid", "hand 0: spades-1 spades-2").may()


def test_a_broadside_takes_what_there_is() -> None:
    """bs.broadside, bs.one-by-one: no Aim card and no sail left: nothing of these."""
    table = after_an_aim(
        "loaded 0: fore-chain aft-chain", "hand 0: spades-1 spades-2", "fore-rigging 1: 1", "aft-rigging 1: 0"
    ).does(0, "broadside", "spades", "spades-1", "spades-2", "fore-chain")
    assert markers(table, "fore-rigging", 1) == 0
    assert table.sees(None)["broadsided"][0] == ["spades"]
    assert len(table.sees(None)["bag"]) == 15


@pytest.mark.parametrize(("men", "discs"), [((4, 4), 2), ((1, 4), 1), ((1, 1), 0)])
def test_cannon_penalties_of_both_decks_count_in_a_broadside(men: tuple[int, int], discs: int) -> None:
    """bs.broadside-penalty: each a card fewer; as many discs as count; with none only the suit is covered."""
    table = after_an_aim(
        "loaded 0: fore-chain fore-chain aft-chain",
        "hand 0: spades-1 spades-2",
        f"fore-deck 0: {men[0]}",
        f"aft-deck 0: {men[1]}",
        "fore-rigging 1: 0",
    ).does(0, "broadside", "spades", "spades-1", "spades-2")
    spent = 0
    while table.asked() == "0 broadside-shot":
        table.does(0, "fore-chain" if "spend fore-chain" in table.may() else "aft-chain")
        spent += 1
    assert 3 - len(table.sees(None)["loaded"][0]) == discs
    assert markers(table, "aft-rigging", 1) == 3 - discs
    assert table.sees(None)["broadsided"][0] == ["spades"]


def test_shots_behind_a_no_firing_symbol_are_not_used() -> None:
    """bs.broadside-no-firing: nor counted."""
    said = ("loaded 0: fore-solid fore-solid aft-chain aft-canister", "hand 0: spades-1 spades-2 spades-3")
    table = after_an_aim(*said, "fore-deck 0: 1", "barred-fore-deck 0: 1").does(0, "broadside", "spades", "spades-1", "spades-2")
    assert table.may() == {"spend aft-chain", "spend aft-canister"}
    assert table.why("fore-solid") == "bs.broadside-no-firing"
    barred = after_an_aim(
        "loaded 0: fore-solid fore-solid aft-chain", "hand 0: spades-1 spades-2", "fore-deck 0: 1", "barred-fore-deck 0: 1"
    )
    assert "broadside" not in barred.may()


# -- Sheer Off ---------------------------------------------------------------------------------


def test_sheer_off_takes_one_card_more_than_were_played() -> None:
    """bs.sheer-off: at random; then the numbers are covered."""
    table = after_an_aim("hand 0: hearts-7 clubs-8", "hand 1: +6").does(0, "sheer-off", "number-7", "hearts-7", "clubs-8")
    assert table.asked() == "chance lose-card"
    lost = hand(table, 1)[:3]
    assert sorted({p for _, p in table.state.outcomes()}) == [1 / 6]
    table.chance(*lost)
    assert sorted(table.sees(0)["discards"][1]) == sorted(lost)
    assert table.sees(None)["sheered"] == [[7, 8], []]


def test_who_has_too_few_cards_loses_them_all() -> None:
    """bs.sheer-off-none: chance is not asked then."""
    table = after_an_aim("hand 0: hearts-7 clubs-8", "hand 1: clubs-1 clubs-2 clubs-3")
    table.does(0, "sheer-off", "number-7", "hearts-7", "clubs-8")
    assert hand(table, 1) == []
    assert sorted(table.sees(0)["discards"][1]) == ["clubs-1", "clubs-2", "clubs-3"]


@pytest.mark.parametrize(("sails", "lost"), [((3, 3), 3), ((1, 3), 2), ((1, 1), 0), ((0, 0), 0)])
def test_rigging_penalties_count_in_a_sheer_off(sails: tuple[int, int], lost: int) -> None:
    """bs.rigging-penalty, bs.sheer-off-none: of both zones; if no card counts none is lost, not even the one more."""
    table = after_an_aim(
        "hand 0: hearts-7 clubs-8", "hand 1: +6", f"fore-rigging 0: {sails[0]}", f"aft-rigging 0: {sails[1]}"
    ).does(0, "sheer-off", "number-7", "hearts-7", "clubs-8")
    gone = 0
    while table.asked() == "chance lose-card":
        table.chance(table.state.say(table.state.legal()[0]))
        gone += 1
    assert gone == lost
    assert table.sees(None)["sheered"][0] == [7, 8]
