"""The twenty-four Dirty Tricks, each when it says, and not when it would gain nothing."""

from __future__ import annotations

import pytest

from tests.games.broadsides.test_book_examples import FIRING
from tests.games.broadsides.test_firing import AT_A_DECK
from tests.players import Table, given

GAME = "broadsides"
HAND = "hand 0: clubs-1 clubs-2 clubs-3\n"


def holding(trick: str, position: str, owner: int = 0, **options: str) -> Table:
    return given(GAME, 2, position + f"\ntricks {owner}: {trick}\n", dirty_tricks="on", **options)


@pytest.mark.parametrize(
    ("trick", "where", "back"),
    [
        ("ships-surgeon", "main-deck 0: 2", "main-deck"),
        ("carpenters-mate", "mid-hull 0: 3", "mid-hull"),
        ("spare-canvas", "aft-rigging 0: 1", "aft-rigging"),
    ],
)
def test_two_markers_return(trick: str, where: str, back: str) -> None:
    """bs.trick-ships-surgeon, bs.trick-carpenters-mate, bs.trick-spare-canvas, bs.trick-action."""
    table = holding(trick, HAND + where)
    before = table.sees(None)["markers"][0][back]
    table.does(0, trick)  # with one zone to return to nothing is asked
    assert table.sees(None)["markers"][0][back] == before + 2
    assert table.sees(None)["actions"] == 1
    assert trick in table.sees(None)["used"]
    assert trick not in holding(trick, HAND).may()
    assert holding(trick, HAND).why(trick) == "bs.trick-use"


def test_as_many_return_as_were_lost() -> None:
    """bs.trick-no-effect."""
    table = holding("carpenters-mate", HAND + "mid-hull 0: 5\n").does(0, "carpenters-mate")
    assert table.sees(None)["markers"][0]["mid-hull"] == 6
    assert table.asked() == "0 action"


def test_cut_the_halyards() -> None:
    """bs.trick-cut-the-halyards: two sails of the foe's choice."""
    table = holding("cut-the-halyards", HAND).does(0, "cut-the-halyards").does(1, "fore-rigging", "aft-rigging")
    assert table.asked() == "0 action"
    assert [table.sees(None)["markers"][1][zone] for zone in ("fore-rigging", "aft-rigging")] == [2, 2]


def test_sharpshooters() -> None:
    """bs.trick-sharpshooters, bs.crewmen-only."""
    table = holding("sharpshooters", HAND).does(0, "sharpshooters", "at aft-deck")
    assert table.sees(None)["markers"][1]["aft-deck"] == 3


def test_spy_aboard_looks_and_discards() -> None:
    """bs.trick-spy-aboard, bs.known: what was seen stays known, to that player alone."""
    table = holding("spy-aboard", HAND + "hand 1: hearts-1 hearts-2 hearts-3").does(0, "spy-aboard")
    assert table.sees(0)["spied"][1] == ["hearts-1", "hearts-2", "hearts-3"]
    assert table.sees(None)["spied"] == [None, None]
    table.does(0, "discard hearts-2")
    assert table.sees(0)["spied"][1] == ["hearts-1", "hearts-3"]
    assert table.there("discards", 1) == ["hearts-2"]
    assert "spy-aboard" not in holding("spy-aboard", HAND).may()


def test_hidden_ace_is_two_aims() -> None:
    """bs.trick-hidden-ace: you need two cards in hand."""
    table = holding("hidden-ace", HAND).does(0, "hidden-ace", "clubs-1", "left-1", "clubs-2", "bottom-1")
    assert table.asked() == "0 action"
    assert table.sees(None)["actions"] == 1
    assert "hold" in table.may()
    assert "hidden-ace" not in holding("hidden-ace", "hand 0: clubs-1").may()


def test_range_finder_moves_a_card() -> None:
    """bs.trick-range-finder, bs.wild-lies: a Wild keeps its number; no card leaves the hand."""
    position = "hand 0:\nleft-1 0: wild\nwilds 0: 7\nbottom-2 0: clubs-5\n"
    table = holding("range-finder", position).does(0, "range-finder", "from left-1", "to bottom-2")
    assert table.sees(None)["aimed"][0][1] == [None, {"card": "wild", "number": 7}]
    assert table.there("discards", 0) == ["clubs-5"]
    assert table.sees(None)["aimed_this_turn"] == 1
    assert "range-finder" not in holding("range-finder", HAND).may()


def test_crows_nest_looks_at_three() -> None:
    """bs.trick-crows-nest: seen alone; one may replace a Target, whose Aim cards stay."""
    position = HAND + "targets 0: target-1\ngunsight 0: fore-rigging\nleft-1 0: clubs-9\n"
    table = holding("crows-nest", position).does(0, "crows-nest").chance("target-20", "target-21", "target-22")
    assert table.sees(0)["looked_at"] == ["target-20", "target-21", "target-22"]
    assert table.sees(1)["looked_at"] == 3
    table.does(0, "take target-21")
    assert table.there("targets", 0) == ["target-21"]
    assert table.there("target_discards") == ["target-1"]
    assert table.sees(None)["aimed"][0][0][0] == {"card": "clubs-9", "number": 9}
    assert len(table.there("target_deck")) == 30 - 1 - 2 - 1  # mine, the foe's, the discarded one
    passed = holding("crows-nest", position).does(0, "crows-nest").chance("target-20", "target-21", "target-22")
    passed.does(0, "pass")
    assert passed.there("looked_at") == []
    assert passed.asked() == "0 action"


def test_powder_boy_loads_a_shot() -> None:
    """bs.trick-powder-boy, bs.trick-free: costs no action."""
    table = holding("powder-boy", HAND + "loaded 0: fore-solid fore-solid").does(0, "powder-boy", "take chain")
    assert table.sees(None)["loaded"][0] == ["fore-solid", "fore-solid", "aft-chain"]
    assert table.sees(None)["actions"] == 2
    full = HAND + "loaded 0: fore-solid fore-solid aft-chain aft-chain"
    assert "powder-boy" not in holding("powder-boy", full).may()


def test_loaded_deck_takes_a_card_unshown() -> None:
    """bs.trick-loaded-deck: the own deck is seen only then."""
    table = holding("loaded-deck", HAND).does(0, "loaded-deck")
    assert len(table.sees(0)["deck"][0]) == 39
    assert table.sees(1)["deck"] == [39, 42]
    table.does(0, "take spades-10")
    assert "spades-10" in table.there("hand", 0)
    assert table.told("finds")[0]["what"] == "unseen"
    assert table.sees(0)["deck"][0] == 38


def test_rum_ration_is_one_more_action() -> None:
    """bs.trick-rum-ration: at once, or right after the second action; not where stage 1 is given up."""
    table = holding("rum-ration", HAND).does(0, "rum-ration")
    assert table.sees(None)["actions"] == 3
    assert "change-target" not in table.may()
    assert table.why("change-target") == "bs.change-target"
    late = holding("rum-ration", HAND + "actions: 0\naimed_this_turn: 1\nacted: 1\n")
    assert late.may() == {"rum-ration", "hold-fire"}
    late.does(0, "rum-ration")
    assert late.asked() == "0 action"
    given_up = holding("rum-ration", HAND).does(0, "change-target", "fore", "aft-rigging").chance("target-9")
    assert given_up.may() == {"hold-fire"}


def test_false_colours_changes_targets_for_nothing() -> None:
    """bs.trick-false-colours: to another zone; it does not wake Hawk."""
    table = holding("false-colours", HAND + "reputation 0: hawk\n", reputations="on")
    table.does(0, "false-colours", "man aft")
    assert "point-at fore-hull" not in table.may()
    assert table.why("point-at fore-hull") == "bs.change-target"
    table.does(0, "aft-rigging").chance("target-9")
    assert table.asked() == "0 action"
    assert table.sees(None)["actions"] == 2


def test_bribed_gunner_unloads_the_foe() -> None:
    """bs.trick-bribed-gunner."""
    table = holding("bribed-gunner", HAND + "loaded 1: fore-solid aft-chain").does(0, "bribed-gunner", "aft-chain")
    assert table.sees(None)["loaded"][1] == ["fore-solid"]
    assert table.sees(None)["bag"].count("chain") == 5
    assert "bribed-gunner" not in holding("bribed-gunner", HAND).may()


def test_lashed_guns_ignore_penalties() -> None:
    """bs.trick-lashed-guns: even a barred cannon fires, and used, you fire."""
    position = FIRING.replace("fore-deck 0: 1", "fore-deck 0: 0")
    table = holding("lashed-guns", position)
    assert table.may() == {"lashed-guns", "hold-fire"}
    table.does(0, "lashed-guns", "solid")  # the last trick: nothing more is asked of its owner
    assert table.asked() == "1 evade"
    assert table.sees(None)["damage"] == 3
    assert "lashed-guns" not in holding("lashed-guns", FIRING.replace("fore-deck 0: 1", "")).may()


def test_steady_hands_make_perfect() -> None:
    """bs.trick-steady-hands: one Good or Poor."""
    table = holding("steady-hands", FIRING).does(0, "fire", "solid", "steady-hands")
    assert table.sees(None)["damage"] == 3
    assert [event["what"] for event in table.told("steadied")] == ["row-1"]


def test_steady_hands_with_a_carronade_after_deadeye() -> None:
    """bs.trick-steady-hands, bs.trick-moments: with any cannon; Deadeye is asked before."""
    position = FIRING.replace("actions: 0", "actions: 0\nfore 0: carronade\nreputation 0: deadeye")
    position = position.replace("left-1 0: clubs-8", "left-1 0: clubs-5")
    table = holding("steady-hands", position, reputations="on").does(0, "fire", "solid")
    assert table.asked() == "0 deadeye"
    table.does(0, "row-1", "steady-hands", "row-2")
    assert table.sees(None)["damage"] == 4 - 1 - 1


def test_heated_shot_adds_one() -> None:
    """bs.trick-heated-shot: a Solid at the Hull, below the potential."""
    table = holding("heated-shot", FIRING).does(0, "fire", "solid", "pass", "heated-shot")
    assert table.asked() == "1 evade"
    assert table.sees(None)["damage"] == 3
    wrong = holding("heated-shot", FIRING).does(0, "fire", "canister", "pass")
    assert wrong.may() == {"pass"}


def test_double_charge_adds_two_and_empties_the_cannon() -> None:
    """bs.trick-double-charge: after step 6 what is left goes back to the bag; a double shot may be added."""
    position = FIRING.replace("actions: 0", "actions: 0\nfore 0: carronade") + "hand 1:\n"
    position = position.replace("hand 1: clubs-3 hearts-4\n", "")
    table = holding("double-charge", position).does(0, "fire", "solid", "pass")
    assert table.may() == {"double-shot", "double-charge", "pass"}
    table.does(0, "double-charge")
    assert table.sees(None)["damage"] == 3
    table.does(0, "pass").does(1, "pass")
    assert table.sees(None)["loaded"][0] == []
    assert table.sees(None)["bag"].count("canister") == 5


def test_the_sea_dragon_takes_an_aim_card() -> None:
    """bs.trick-sea-dragon: before step 4; what is left may be a Miss."""
    table = holding("sea-dragon", FIRING, 1).does(0, "fire", "solid").does(1, "sea-dragon", "take left-2")
    assert table.sees(None)["results"] == ["good", "miss"]
    assert table.there("discards", 0) == ["diamonds-9"]


def test_a_smoke_screen_and_an_evade() -> None:
    """bs.trick-smoke-screen: -2, and you may Evade as well; not with damage below one."""
    table = holding("smoke-screen", FIRING, 1).does(0, "fire", "solid").does(1, "pass", "smoke-screen")
    assert table.sees(None)["damage"] == 0
    assert table.asked() == "1 evade"
    assert "smoke-screen" not in table.may()


def test_hard_to_port_uses_covered_numbers() -> None:
    """bs.trick-hard-to-port: with at least one; a Wild may stand for one."""
    table = holding("hard-to-port", FIRING + "evaded 1: 4\n", 1).does(0, "fire", "solid").does(1, "pass")
    assert table.may() == {"hard-to-port", "pass"}
    table.does(1, "hard-to-port", "number-3", "clubs-3", "hearts-4")
    assert table.told("evades")[0]["other"] == 1
    wild = FIRING.replace("clubs-3 hearts-4", "clubs-3 hearts-5 wild") + "evaded 1: 6\n"
    table = holding("hard-to-port", wild, 1).does(0, "fire", "solid").does(1, "pass", "hard-to-port")
    assert table.may() == {"from number-5"}  # 3, the Wild as 4, 5 and then nothing for 6
    table.does(1, "number-5", "hearts-5")
    assert table.may() == {"lay wild"}
    table.does(1, "wild", "done")
    assert table.sees(None)["evaded"][1] == [5, 6]
    assert "hard-to-port" not in holding("hard-to-port", FIRING, 1).does(0, "fire", "solid").does(1, "pass").may()


def test_a_body_double_saves_an_officer() -> None:
    """bs.trick-body-double: a Crewman of any Deck is lost instead."""
    position = AT_A_DECK + "mate 1: main-deck\nhand 1:\n"
    table = holding("body-double", position, 1).does(0, "fire").does(1, "pass", "pass", "lose captain")
    assert table.asked() == "1 body-double"
    table.does(1, "body-double", "lose aft-deck")
    assert table.sees(None)["captain"][1] == "fore-deck"
    assert table.sees(None)["markers"][1]["aft-deck"] == 3
    assert table.asked() == "1 hit"


DISASTER = """
actions: 0
loaded 0: fore-solid
targets 0: target-19 target-27
left-1 0: clubs-7
bottom-1 0: hearts-8
left-2 0: diamonds-9
bottom-2 0: spades-6
fore-hull 1: 1
"""


def test_bilge_pumps_avert_a_disaster() -> None:
    """bs.trick-bilge-pumps, bs.disaster: seen, it has no effect and leaves the game."""
    table = holding("bilge-pumps", DISASTER, 1).does(0, "fire").does(1, "pass", "pass").chance("disaster-planks")
    assert table.asked() == "1 bilge-pumps"
    table.does(1, "bilge-pumps")
    assert table.asked() == "0 man"
    assert table.sees(None)["tokens"][1] == ["disaster-sails", "disaster-crewmen"]
    assert table.sees(None)["markers"][1]["mid-hull"] == 6


def test_bilge_pumps_are_not_asked_where_nothing_is_lost() -> None:
    """bs.trick-no-effect: without sails a Disaster of sails costs nothing."""
    no_sails = DISASTER + "fore-rigging 1: 0\naft-rigging 1: 0\n"
    table = holding("bilge-pumps", no_sails, 1).does(0, "fire").does(1, "pass", "pass").chance("disaster-sails")
    assert table.asked() == "0 man"


def test_a_lucky_coin_draws_three_more() -> None:
    """bs.trick-lucky-coin: after the draw; then the limit applies."""
    position = "actions: 0\naimed_this_turn: 1\nhand 0: clubs-1 clubs-2 clubs-3\n"
    table = holding("lucky-coin", position).does(0, "hold-fire").chance("hearts-1", "hearts-2").does(0, "lucky-coin")
    table.chance("spades-1", "spades-2", "spades-3")
    assert table.asked() == "0 discard"
    table.does(0, "clubs-1", "clubs-2")
    assert table.asked() == "1 action"


def test_the_moments_of_the_foe_are_asked_without_a_trick_too() -> None:
    """bs.trick-use: Body Double, Bilge Pumps and Lucky Coin are asked of whoever holds any trick."""
    table = holding("powder-boy", DISASTER, 1).does(0, "fire").does(1, "pass", "pass").chance("disaster-crewmen")
    assert table.asked() == "1 bilge-pumps"
    assert table.may() == {"pass"}
    coin = holding("powder-boy", "actions: 0\naimed_this_turn: 1\n").does(0, "hold-fire").chance("clubs-1", "clubs-2")
    assert coin.asked() == "0 lucky-coin"
    assert coin.may() == {"pass"}
