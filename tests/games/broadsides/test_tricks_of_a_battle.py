"""Dirty Tricks that are free, those of a shot, and Lucky Coin."""

from __future__ import annotations

import pytest

from tests.games.broadsides import told
from tests.games.broadsides.told import A_PLANK_LEFT, BOTH_PERFECT, TWO_TARGETS, damage, hand, markers
from tests.players import Table

ONE_POOR = ("targets 0: target-19", "left-1 0: clubs-9", "bottom-1 0: clubs-8", "gunsight 0: mid-hull")
AT_MID_HULL = (*BOTH_PERFECT, "gunsight 0: mid-hull")


def turn(*said: str) -> Table:
    return told.turn(*said, dirty_tricks="on")


def after_an_aim(*said: str) -> Table:
    return told.after_an_aim(*said, dirty_tricks="on")


def firing(*said: str) -> Table:
    return told.firing(*said, dirty_tricks="on")


# -- free, on one's turn ----------------------------------------------------------------------


def test_powder_boy() -> None:
    """bs.trick-powder-boy: a shot of those in the bag, into an empty place, both of one's choice."""
    table = turn("tricks 0: powder-boy", "hand 0: clubs-1", "loaded 0: fore-chain aft-chain").does(0, "powder-boy")
    assert table.may() == {"take solid", "take chain", "take canister"}
    table.does(0, "canister")
    assert table.may() == {"into fore", "into aft"}
    table.does(0, "aft")
    assert table.sees(1)["loaded"][0] == ["fore-chain", "aft-chain", "aft-canister"]
    assert table.sees(1)["bag"].count("canister") == 4
    assert table.sees(1)["actions"] == 2


def test_loaded_deck() -> None:
    """bs.trick-loaded-deck: the own deck is looked through, then; one card into the hand, unshown."""
    table = turn("tricks 0: loaded-deck", "hand 0: clubs-1").does(0, "loaded-deck")
    assert len(table.sees(0)["deck"][0]) == 41
    assert table.sees(1)["deck"][0] == table.sees(None)["deck"][0] == 41
    table.does(0, "wild")
    assert hand(table, 0) == ["clubs-1", "wild"]
    assert [event["what"] for event in table.told("finds")] == ["unseen"]
    assert table.sees(0)["deck"][0] == 40


def test_loaded_deck_of_an_empty_deck() -> None:
    """bs.trick-loaded-deck, bs.reshuffle: it is made anew first."""
    table = turn("tricks 0: loaded-deck", "hand 0: clubs-1", "deck 0:", "discards 0: +41").does(0, "loaded-deck")
    assert len(table.sees(0)["deck"][0]) == 41
    assert table.sees(0)["discards"][0] == []


def test_rum_ration() -> None:
    """bs.trick-rum-ration: one action more; also after the second one, before firing."""
    table = turn("tricks 0: rum-ration", "hand 0: clubs-1 clubs-2 clubs-3").does(0, "aim", "clubs-1", "left-1")
    table.does(0, "aim", "clubs-2", "left-2", "rum-ration")
    assert table.asked() == "0 action"
    table.does(0, "aim", "clubs-3", "bottom-1")
    assert table.asked() == "chance draw"


def test_no_rum_in_a_turn_whose_stage_1_is_given_up() -> None:
    """bs.trick-rum-ration, bs.change-target: neither before nor after."""
    table = turn("tricks 0: rum-ration", "hand 0: clubs-1").does(0, "rum-ration")
    assert "change-target" not in table.may()
    assert table.why("change-target") == "bs.change-target"
    changed = turn("tricks 0: rum-ration", "hand 0: clubs-1").does(0, "change-target", "fore", "fore-rigging")
    changed.chance("target-20")
    assert changed.may() == {"hold-fire"}


def test_false_colours() -> None:
    """bs.trick-false-colours, bs.change-target: another zone; no action and no stage 1 is given up."""
    table = turn("tricks 0: false-colours", TWO_TARGETS, "left-1 0: clubs-1", "hand 0: clubs-2").does(0, "false-colours")
    assert table.sees(None)["discards"][0] == ["clubs-1"]
    table.does(0, "fore")
    assert "point-at fore-hull" not in table.may()
    table.does(0, "aft-rigging").chance("target-20")
    assert table.may() == {"aim", "hold", "change-target"}
    assert table.sees(None)["actions"] == 2


def test_false_colours_does_not_wake_hawk() -> None:
    """bs.trick-false-colours, bs.rep-hawk."""
    table = told.turn(
        "actions: 0", "tricks 0: false-colours", "reputation 0: hawk", "hand 0: clubs-2", dirty_tricks="on", reputations="on"
    )
    table.does(0, "false-colours", "fore", "aft-rigging").chance("target-20")
    assert table.asked() == "chance draw"


def test_bribed_gunner() -> None:
    """bs.trick-bribed-gunner: a disc of the foe's, of one's choice, goes back to the bag."""
    table = turn("tricks 0: bribed-gunner", "hand 0: clubs-1", "loaded 1: fore-solid aft-chain").does(0, "bribed-gunner")
    assert table.may() == {"unload fore-solid", "unload aft-chain"}
    table.does(0, "aft-chain")
    assert table.sees(None)["loaded"][1] == ["fore-solid"]
    assert len(table.sees(None)["bag"]) == 14


# -- when you fire --------------------------------------------------------------------------------


@pytest.mark.parametrize(("crewmen", "barred", "may"), [(0, 1, set()), (1, 1, set()), (1, 0, {"fire"})])
def test_lashed_guns(crewmen: int, barred: int, may: set[str]) -> None:
    """bs.trick-lashed-guns: before the shot: no -1 and no no-firing of that Deck; used, one fires."""
    table = firing(
        "tricks 0: lashed-guns", *BOTH_PERFECT, "loaded 0: fore-solid", f"fore-deck 0: {crewmen}", f"barred-fore-deck 0: {barred}"
    )
    assert table.may() == may | {"hold-fire", "lashed-guns"}
    table.does(0, "lashed-guns")
    assert table.asked() == "1 evade"
    assert damage(table) == 4


def test_lashed_guns_needs_a_penalty_and_a_shot() -> None:
    """bs.trick-lashed-guns, bs.trick-no-effect, bs.may-fire."""
    assert firing("tricks 0: lashed-guns", *BOTH_PERFECT, "loaded 0: fore-solid").may() == {"fire", "hold-fire"}
    assert firing("tricks 0: lashed-guns", *BOTH_PERFECT, "loaded 0: aft-solid", "fore-deck 0: 0").may() == {"hold-fire"}
    held = firing("tricks 0: lashed-guns", *BOTH_PERFECT, "loaded 0: fore-solid")
    assert held.why("lashed-guns") == "bs.trick-use"


def test_steady_hands() -> None:
    """bs.trick-steady-hands: one Good or Poor counts as Perfect, with any cannon; no Miss does."""
    said = ("targets 0: target-19 target-27", "left-1 0: clubs-9", "bottom-1 0: clubs-8", "left-2 0: hearts-9")
    table = firing("tricks 0: steady-hands", "fore 0: carronade", *said, "loaded 0: fore-solid").does(0, "fire")
    assert table.sees(None)["results"] == ["good", "miss"]
    table.does(0, "steady-hands")
    assert table.sees(None)["results"] == ["perfect", "miss"]
    misses = firing("tricks 0: steady-hands", TWO_TARGETS, "left-1 0: clubs-9", "loaded 0: fore-solid").does(0, "fire")
    assert misses.asked() == "0 after-step-4"


def test_deadeye_comes_before_steady_hands() -> None:
    """bs.trick-moments, bs.rep-deadeye: a Miss made Poor may be made Perfect; then the Early cards are lost."""
    table = told.firing(
        "tricks 0: steady-hands",
        "reputation 0: deadeye",
        TWO_TARGETS,
        "left-1 0: clubs-9",
        "loaded 0: fore-solid",
        "hand 1: clubs-1 clubs-2",
        dirty_tricks="on",
        reputations="on",
    ).does(0, "fire")
    assert table.asked() == "0 deadeye"
    table.does(0, "row-1")
    assert table.sees(None)["results"] == ["poor", "early"]
    table.does(0, "steady-hands")
    assert table.sees(None)["results"] == ["perfect", "early"]
    assert table.asked() == "chance lose-card"


@pytest.mark.parametrize(
    ("said", "offered"),
    [
        ((*ONE_POOR, "loaded 0: fore-solid"), True),
        ((*ONE_POOR, "loaded 0: fore-chain"), False),
        ((*ONE_POOR, "gunsight 0: fore-rigging", "loaded 0: fore-solid"), False),
        ((*AT_MID_HULL, "loaded 0: fore-solid"), False),
    ],
)
def test_heated_shot(said: tuple[str, ...], offered: bool) -> None:
    """bs.trick-heated-shot: a Solid at a Hull zone, and the damage below the potential: +1."""
    rows = dict([row.split(": ") for row in said])  # what is said last counts
    table = firing("tricks 0: heated-shot", *[f"{name}: {what}" for name, what in rows.items()]).does(0, "fire")
    if table.asked() == "0 steady-hands":
        table.does(0, "pass")
    assert ("heated-shot" in table.may()) is offered
    if offered:
        before = damage(table)
        table.does(0, "heated-shot")
        assert damage(table) == before + 1


def test_double_charge() -> None:
    """bs.trick-double-charge, bs.track: +2, never above the potential; after step 6 what is left there goes to the bag."""
    table = firing("tricks 0: double-charge", *ONE_POOR, "loaded 0: fore-solid fore-solid aft-chain").does(0, "fire", "pass")
    assert damage(table) == 4
    table.does(0, "double-charge")
    assert damage(table) == 6
    assert table.sees(None)["loaded"][0] == ["fore-solid", "aft-chain"]
    table.does(1, "pass").chance("disaster-planks").does(1, "fore-hull", "fore-hull")
    assert table.sees(None)["loaded"][0] == ["aft-chain"]
    assert len(table.sees(None)["bag"]) == 14


def test_double_charge_and_double_shot_in_any_order() -> None:
    """bs.trick-double-charge, bs.double-shot, bs.trick-moments: as long as there is something to gain."""
    said = ("tricks 0: double-charge heated-shot", "fore 0: carronade", TWO_TARGETS, "gunsight 0: mid-hull")
    table = firing(*said, "left-1 0: clubs-7", "bottom-1 0: clubs-8", "loaded 0: fore-solid fore-chain").does(0, "fire")
    table.does(0, "solid", "pass")
    assert damage(table) == 6 - 1 - 4
    assert table.may() == {"double-shot", "double-charge", "heated-shot", "pass"}
    table.does(0, "heated-shot")
    assert damage(table) == 2
    table.does(0, "double-charge")
    assert damage(table) == 4
    table.does(0, "double-shot")
    assert damage(table) == 5
    assert table.asked() == "1 evade"


# -- when fired upon ------------------------------------------------------------------------------


def test_sea_dragon_figurehead() -> None:
    """bs.trick-sea-dragon: before step 4 one Aim card goes, the defender's choice: a Perfect becomes a Miss."""
    table = firing("tricks 1: sea-dragon", *BOTH_PERFECT, "loaded 0: fore-solid").does(0, "fire")
    assert table.asked() == "1 figurehead"
    assert table.sees(None)["results"] == []
    table.does(1, "sea-dragon")
    assert table.may() == {"take left-1", "take bottom-1", "take left-2", "take bottom-2"}
    table.does(1, "bottom-2")
    assert table.sees(None)["results"] == ["perfect", "miss"]
    assert table.sees(None)["discards"][0] == ["clubs-6"]
    bare = firing("tricks 1: sea-dragon", TWO_TARGETS, "loaded 0: fore-solid").does(0, "fire")
    assert bare.asked() == "1 evade"


def test_smoke_screen() -> None:
    """bs.trick-smoke-screen: -2 at step 5; one may Evade as well; not with no damage left."""
    said = ("tricks 1: smoke-screen lucky-coin", "hand 1: clubs-3 clubs-4", "loaded 0: fore-solid")
    table = firing(*said, *AT_MID_HULL).does(0, "fire").does(1, "pass")
    assert table.may() == {"pass", "evade", "smoke-screen"}
    table.does(1, "smoke-screen")
    assert damage(table) == 4
    table.does(1, "evade", "number-3", "clubs-3", "clubs-4")
    assert markers(table, "mid-hull", 1) == 4
    harmless = firing(*said, TWO_TARGETS, "left-1 0: clubs-1").does(0, "fire").does(1, "pass")
    assert harmless.asked() == "chance lose-card"
    harmless.chance("clubs-3")
    assert harmless.may() == {"pass"}
    assert harmless.why("smoke-screen") == "bs.trick-use"


def test_hard_to_port() -> None:
    """bs.trick-hard-to-port, bs.covered: covered numbers too, a Wild for one as well, and one of them at least."""
    said = ("tricks 1: hard-to-port", "loaded 0: fore-solid", *AT_MID_HULL, "evaded 1: 4")
    table = firing(*said, "hand 1: clubs-3 wild clubs-5 clubs-8 clubs-9").does(0, "fire").does(1, "pass")
    assert table.may() == {"pass", "evade", "hard-to-port"}
    table.does(1, "hard-to-port")
    assert table.may() == {"from number-3", "from number-4"}
    table.does(1, "number-3", "clubs-3", "wild")
    assert table.may() == {"lay clubs-5", "done"}
    table.does(1, "clubs-5", "done")
    assert markers(table, "mid-hull", 1) == 3
    assert table.sees(None)["evaded"][1] == [3, 4, 5]
    useless = firing(*said, "hand 1: clubs-8 clubs-9").does(0, "fire").does(1, "pass")
    assert useless.may() == {"pass", "evade"}


def test_hard_to_port_goes_on_until_a_covered_number_is_in_it() -> None:
    """bs.trick-hard-to-port: three cards, the covered one last."""
    said = ("tricks 1: hard-to-port", "loaded 0: fore-solid", *AT_MID_HULL, "evaded 1: 5")
    table = firing(*said, "hand 1: clubs-3 clubs-4 clubs-5").does(0, "fire").does(1, "pass", "hard-to-port", "number-3")
    table.does(1, "clubs-3", "clubs-4")
    assert table.may() == {"lay clubs-5"}


def test_body_double() -> None:
    """bs.trick-body-double: a Crewman of any Deck is lost instead; the officer stays."""
    said = ("loaded 0: fore-chain", *BOTH_PERFECT, "gunsight 0: main-deck", "main-deck 1: 0")
    table = firing("tricks 1: body-double", *said).does(0, "fire").does(1, "pass", "pass")
    assert damage(table) == 1
    table.does(1, "captain")
    assert table.asked() == "1 body-double"
    table.does(1, "body-double")
    assert table.may() == {"lose fore-deck", "lose aft-deck"}
    table.does(1, "aft-deck")
    assert table.sees(None)["captain"][1] == "main-deck"
    assert markers(table, "aft-deck", 1) == 3
    alone = firing("tricks 1: body-double", *said, "fore-deck 1: 0", "aft-deck 1: 0").does(0, "fire")
    alone.does(1, "pass", "pass", "captain")
    assert alone.sees(None)["captain"][1] is None


def test_body_double_may_be_kept() -> None:
    """bs.trick-body-double, bs.officers-lost."""
    said = ("loaded 0: fore-canister", *BOTH_PERFECT, "gunsight 0: main-deck", "main-deck 1: 0")
    table = firing("tricks 1: body-double", *said).does(0, "fire").does(1, "pass", "pass", "captain", "pass")
    table.does(1, "pass")
    assert table.state.winners() == [0]
    table.rests()


def test_bilge_pumps() -> None:
    """bs.trick-bilge-pumps: when the token is seen; it has no effect and leaves the game."""
    table = firing("tricks 1: bilge-pumps", *A_PLANK_LEFT).does(0, "fire").does(1, "pass", "pass").chance("disaster-planks")
    assert table.may() == {"bilge-pumps", "pass"}
    table.does(1, "bilge-pumps")
    assert table.asked() == "0 man"
    assert table.sees(None)["tokens"][1] == ["disaster-sails", "disaster-crewmen"]
    assert markers(table, "mid-hull", 1) == 6
    kept = firing("tricks 1: bilge-pumps", *A_PLANK_LEFT).does(0, "fire").does(1, "pass", "pass").chance("disaster-planks")
    assert kept.does(1, "pass").asked() == "1 lose-marker"


# -- the moments of a shot, and the end of the turn -------------------------------------------------


def test_the_moments_of_a_shot_in_their_order() -> None:
    """bs.trick-moments: with tricks held that fit none of them, each is offered all the same (bs.trick-use)."""
    table = told.firing(
        "tricks 0: lucky-coin",
        "tricks 1: powder-boy",
        "reputation 0: deadeye",
        "fore 0: carronade",
        TWO_TARGETS,
        "left-1 0: clubs-7",
        "bottom-1 0: clubs-8",
        "gunsight 0: main-deck",
        "loaded 0: fore-canister fore-canister",
        "hand 1: clubs-1 clubs-2",
        dirty_tricks="on",
        reputations="on",
    )
    asked: list[str] = []
    for seat, said in (
        (0, "fire"),
        (1, "pass"),
        (0, "pass"),
        (0, "pass"),
        (None, "clubs-1"),
        (0, "double-shot"),
        (0, "pass"),
        (1, "pass"),
        (1, "mate"),
        (1, "pass"),
    ):
        asked.append(table.asked())
        table.chance(said) if seat is None else table.does(seat, said)
    assert asked == [
        "0 fire",
        "1 figurehead",
        "0 deadeye",
        "0 steady-hands",
        "chance lose-card",
        "0 after-step-4",
        "0 after-step-4",
        "1 evade",
        "1 hit",
        "1 body-double",
    ]


@pytest.mark.parametrize(("trick", "drawn"), [("lucky-coin", 5), ("sea-dragon", 2)])
def test_lucky_coin(trick: str, drawn: int) -> None:
    """bs.trick-lucky-coin: in stage 3, after the draw, three more; then the limit applies."""
    table = firing(f"tricks 0: {trick}", "hand 0: clubs-1 clubs-2").does(0, "hold-fire").chance("hearts-1", "hearts-2")
    assert table.asked() == "0 lucky-coin"
    if trick == "lucky-coin":
        table.does(0, "lucky-coin").chance("hearts-3", "hearts-4", "hearts-5")
        assert table.asked() == "0 discard"
    else:
        assert table.may() == {"pass"}
        table.does(0, "pass")
        assert table.asked() == "1 action"
    assert len(hand(table, 0)) == 2 + drawn
