"""The nine Reputations: each changes one answer, and nothing else."""

from __future__ import annotations

import pytest

from tests.games.broadsides import told
from tests.games.broadsides.told import BOTH_PERFECT, TWO_TARGETS, damage, hand, markers, sail_on, set_up
from tests.players import Table


def turn(*said: str) -> Table:
    return told.turn(*said, reputations="on")


def after_an_aim(*said: str) -> Table:
    return told.after_an_aim(*said, reputations="on")


def firing(*said: str) -> Table:
    return told.firing(*said, reputations="on")


# -- how they are chosen ----------------------------------------------------------------------


def test_three_are_dealt_and_one_is_kept_in_secret() -> None:
    """bs.reputation, bs.together, bs.known: revealed together; the others leave the game, known to that player alone."""
    table = sail_on(set_up(reputations="on"), "chance deal-reputation")
    table.chance("hawk", "tempest", "deadeye", "old-salt", "shipwright", "thunderer")
    assert table.sees(0)["offered"] == [["deadeye", "tempest", "hawk"], 3]
    assert table.sees(None)["offered"] == [3, 3]
    table.does(0, "hawk")
    assert table.sees(1)["reputation"] == [None, None]
    table.does(1, "old-salt")
    assert table.sees(None)["reputation"] == ["hawk", "old-salt"]
    assert table.sees(0)["unkept"] == [["deadeye", "tempest"], 2]
    assert table.sees(None)["unkept"] == [2, 2]
    assert table.sees(0)["undealt"] == 3


# -- each for itself, with it and without ----------------------------------------------------------


def test_deadeye_raises_one_result_a_step() -> None:
    """bs.rep-deadeye: once a shot, in step 4; an Early made a Miss costs no card."""
    table = firing("reputation 0: deadeye", TWO_TARGETS, "loaded 0: fore-solid", "hand 1: clubs-1 clubs-2").does(0, "fire")
    assert table.may() == {"raise row-1", "raise row-2", "pass"}
    table.does(0, "row-2")
    assert table.sees(None)["results"] == ["early", "miss"]
    assert table.asked() == "chance lose-card"
    table.chance("clubs-1")
    assert table.asked() == "1 evade"
    assert damage(table) == 4 - 4 - 3


@pytest.mark.parametrize(
    ("cannon", "left", "bottom", "before", "after"),
    [
        ("18-pounder", 9, 10, "miss", "poor"),
        ("18-pounder", 9, 8, "poor", "good"),
        ("18-pounder", 8, 8, "good", "perfect"),
        ("long-nine", 8, 8, "poor", "perfect"),
        ("carronade", 5, 8, "poor", "good"),
    ],
)
def test_deadeye_passes_over_what_the_cannon_lacks(cannon: str, left: int, bottom: int, before: str, after: str) -> None:
    """bs.rep-deadeye: the Long Nine has no Good."""
    table = firing(
        "reputation 0: deadeye",
        f"fore 0: {cannon}",
        "targets 0: target-19",
        f"left-1 0: clubs-{left}",
        f"bottom-1 0: hearts-{bottom}",
        "loaded 0: fore-solid",
    ).does(0, "fire")
    assert table.sees(None)["results"] == [before]
    table.does(0, "row-1")
    assert table.sees(None)["results"] == [after]
    assert table.asked() == "1 evade"


def test_deadeye_stops_at_the_best_of_the_cannon() -> None:
    """bs.rep-deadeye: at a Perfect, and at a Good of the Carronade; nothing is asked then."""
    best = ("reputation 0: deadeye", *BOTH_PERFECT, "loaded 0: fore-solid")
    assert firing(*best).does(0, "fire").asked() == "1 evade"
    assert firing("fore 0: carronade", *best).does(0, "fire").asked() == "1 evade"
    without = firing("reputation 0: hawk", TWO_TARGETS, "loaded 0: fore-solid").does(0, "fire")
    assert without.asked() == "1 evade"


@pytest.mark.parametrize(("cards", "points", "others"), [(2, 1, 1), (3, 2, 1), (5, 3, 2)])
def test_slippery_eel_rounds_up(cards: int, points: int, others: int) -> None:
    """bs.rep-slippery-eel: unsuited Evades only."""
    mixed = ["clubs-3", "hearts-4", "clubs-5", "clubs-6", "clubs-7"][:cards]
    for reputation, worth in (("slippery-eel", points), ("hawk", others)):
        table = firing(
            f"reputation 1: {reputation}", *BOTH_PERFECT, "gunsight 0: mid-hull", "loaded 0: fore-solid", "hand 1: " + " ".join(mixed)
        ).does(0, "fire")
        table.does(1, "evade", "number-3", *mixed)
        assert [event["other"] for event in table.told("evades")] == [worth]


def test_slippery_eel_and_rigging_penalties() -> None:
    """bs.rep-slippery-eel, bs.rigging-penalty: it rounds the cards that count."""
    table = firing(
        "reputation 1: slippery-eel",
        *BOTH_PERFECT,
        "gunsight 0: mid-hull",
        "loaded 0: fore-solid",
        "hand 1: clubs-3 hearts-4",
        "fore-rigging 1: 1",
    ).does(0, "fire")
    table.does(1, "evade", "number-3", "clubs-3", "hearts-4")
    assert [event["other"] for event in table.told("evades")] == [1]


@pytest.mark.parametrize(("crewmen", "kept"), [(4, 7), (0, 6)])
def test_taskmaster_keeps_seven(crewmen: int, kept: int) -> None:
    """bs.rep-taskmaster: penalties lower it as usual."""
    table = firing(
        "reputation 0: taskmaster", f"main-deck 0: {crewmen}", "hand 0: " + " ".join([f"clubs-{n}" for n in range(1, 8)])
    ).chance("hearts-1", "hearts-2")
    for _ in range(9 - kept):
        table.does(0, table.state.say(table.state.legal()[0]))
    assert table.asked() == "1 action"
    assert len(hand(table, 0)) == kept


def test_quartermaster_pays_one_card() -> None:
    """bs.rep-quartermaster: exactly one, for a single Reload."""
    table = after_an_aim("reputation 0: quartermaster", "hand 0: clubs-1 hearts-5")
    assert table.may() == {"aim", "hold", "reload-single"}
    table.does(0, "reload-single", "hearts-5")
    assert table.asked() == "chance draw-shot"
    assert hand(table, 0) == ["clubs-1"]
    assert "reload-single" not in after_an_aim("reputation 0: hawk", "hand 0: clubs-1").may()


def test_shipwright_keeps_the_first_mender() -> None:
    """bs.rep-shipwright: the first in each Repair; the second is discarded."""
    table = after_an_aim("reputation 0: shipwright", "hand 0: clubs-1 clubs-2", "fore-hull 0: 2")
    table.does(0, "repair", "clubs-1", "clubs-2", "fore-deck")
    assert (markers(table, "fore-hull", 0), markers(table, "fore-deck", 0)) == (3, 4)
    table.does(0, "fore-deck")
    assert (markers(table, "fore-hull", 0), markers(table, "fore-deck", 0)) == (4, 3)


def test_shipwright_and_the_last_man() -> None:
    """bs.rep-shipwright, bs.last-man: he stays, so he may mend; but not move to another Deck, and not mend twice."""
    said = ("hand 0: clubs-1 clubs-2", "fore-deck 0: 1", "main-deck 0: 4", "fore-hull 0: 2", "aft-deck 0: 4")
    table = after_an_aim("reputation 0: shipwright", *said).does(0, "repair", "clubs-1", "clubs-2", "fore-deck")
    assert (markers(table, "fore-hull", 0), markers(table, "fore-deck", 0)) == (3, 1)
    assert table.why("fore-deck") == "bs.last-man"
    without = after_an_aim("reputation 0: hawk", *said).does(0, "repair", "clubs-1", "clubs-2")
    assert without.why("fore-deck") == "bs.last-man"


def test_a_man_who_only_moves_leaves_the_shipwright_his_mender() -> None:
    """bs.rep-shipwright: the first who repairs, not the first who moves."""
    table = after_an_aim(
        "reputation 0: shipwright", "hand 0: clubs-1 clubs-2", "fore-deck 0: 3", "main-deck 0: 4", "mid-hull 0: 5"
    ).does(0, "repair", "clubs-1", "clubs-2", "captain", "main-deck")
    assert markers(table, "mid-hull", 0) == 6
    assert markers(table, "main-deck", 0) == 4


@pytest.mark.parametrize(("sails", "lost"), [(3, 4), (1, 3), (0, 0)])
def test_tempest_takes_one_card_more(sails: int, lost: int) -> None:
    """bs.rep-tempest: if any card counts."""
    table = after_an_aim("reputation 0: tempest", "hand 0: hearts-7 clubs-8", "hand 1: +6", f"fore-rigging 0: {sails}")
    table.does(0, "sheer-off", "number-7", "hearts-7", "clubs-8")
    gone = 0
    while table.asked() == "chance lose-card":
        table.chance(table.state.say(table.state.legal()[0]))
        gone += 1
    assert gone == lost


def test_thunderer_minds_no_cannon_penalty_in_a_broadside() -> None:
    """bs.rep-thunderer: but no-firing, and the penalty when firing."""
    said = ("loaded 0: fore-chain aft-chain", "hand 0: spades-1 spades-2", "fore-deck 0: 1", "fore-rigging 1: 0")
    for reputation, sails in (("thunderer", 1), ("hawk", 2)):
        table = after_an_aim(f"reputation 0: {reputation}", *said).does(0, "broadside", "spades", "spades-1", "spades-2")
        table.does(0, "fore-chain")
        assert markers(table, "aft-rigging", 1) == sails
    barred = after_an_aim("reputation 0: thunderer", *said, "barred-fore-deck 0: 1")
    assert "broadside" not in barred.may()
    shot = firing("reputation 0: thunderer", *BOTH_PERFECT, "loaded 0: fore-solid", "fore-deck 0: 1").does(0, "fire")
    assert damage(shot) == 3


def changed(reputation: str, *said: str) -> Table:
    table = told.turn(f"reputation 0: {reputation}", *said, reputations="on", dirty_tricks="on").does(0, "change-target")
    return table.does(0, "aft", "fore-rigging").chance("target-20")


def test_hawk_aims_after_changing_targets() -> None:
    """bs.rep-hawk, bs.change-target: one Aim, or a trick in place of one."""
    table = changed("hawk", "hand 0: clubs-1 clubs-2", "tricks 0: hidden-ace crows-nest powder-boy cut-the-halyards")
    assert table.asked() == "0 hawk"
    assert table.may() == {"aim", "hidden-ace", "crows-nest", "powder-boy", "pass"}
    table.does(0, "aim", "clubs-1", "left-1")
    assert table.asked() == "0 fire"
    assert changed("hawk", "hand 0: clubs-1", "tricks 0: lucky-coin").does(0, "pass").asked() == "0 fire"
    assert changed("tempest", "hand 0: clubs-1", "tricks 0: hidden-ace").asked() == "0 fire"


def test_hawk_is_asked_nothing_with_nothing_in_hand() -> None:
    """bs.rep-hawk: no card and no trick."""
    assert changed("hawk").asked() == "chance draw"


def test_free_tricks_before_hawks_aim() -> None:
    """bs.rep-hawk, bs.trick-free: and no Rum Ration (bs.trick-rum-ration)."""
    table = changed("hawk", "hand 0: clubs-1", "tricks 0: false-colours rum-ration").does(0, "false-colours")
    table.does(0, "fore", "fore-hull").chance("target-21", "target-22")
    assert table.asked() == "0 hawk"
    assert table.may() == {"aim", "pass"}


def test_old_salt_draws_three() -> None:
    """bs.rep-old-salt: in stage 3."""
    table = firing("reputation 0: old-salt", "hand 0: clubs-1").chance("hearts-1", "hearts-2", "hearts-3")
    assert table.asked() == "1 action"
    assert len(hand(table, 0)) == 4
    held = after_an_aim("reputation 0: old-salt", "hand 0: clubs-1").does(0, "hold").chance("hearts-1")
    assert held.asked() == "chance draw"
