"""The nine Reputations."""

from __future__ import annotations

import pytest

from tests.games.broadsides.test_book_examples import FIRING
from tests.players import Table, given

GAME = "broadsides"


def having(reputation: str, position: str, owner: int = 0, **options: str) -> Table:
    return given(GAME, 2, position + f"\nreputation {owner}: {reputation}\n", reputations="on", **options)


def test_deadeye_raises_one_result_a_step() -> None:
    """bs.rep-deadeye: a Good becomes Perfect; what is Perfect is not offered."""
    table = having("deadeye", FIRING).does(0, "fire", "solid")
    assert table.asked() == "0 deadeye"
    assert table.may() == {"raise row-1", "pass"}
    table.does(0, "row-1")
    assert table.sees(None)["damage"] == 3


@pytest.mark.parametrize(
    ("cannon", "left", "bottom", "becomes"),
    [
        ("18-pounder", "", "", "miss"),
        ("18-pounder", "clubs-7", "", "poor"),
        ("long-nine", "clubs-8", "hearts-8", "perfect"),  # passing over Good, which it lacks
        ("carronade", "clubs-5", "hearts-8", "good"),
    ],
)
def test_deadeye_passes_over_what_the_cannon_lacks(cannon: str, left: str, bottom: str, becomes: str) -> None:
    """bs.rep-deadeye: a raised Early costs the foe no card."""
    cards = f"left-1 0: {left}\nbottom-1 0: {bottom}\nhand 1: clubs-1\n"
    position = f"actions: 0\nfore 0: {cannon}\nloaded 0: fore-chain\ngunsight 0: fore-rigging\ntargets 0: target-19\n"
    table = having("deadeye", position + cards).does(0, "fire", "row-1")
    assert table.told("raised")[0]["other"] == becomes
    assert table.there("hand", 1) == ["clubs-1"]


def test_deadeye_never_above_the_best() -> None:
    """bs.rep-deadeye: the Carronade's best is Good."""
    position = FIRING.replace("actions: 0", "actions: 0\nfore 0: carronade").replace("fore-canister", "")
    assert having("deadeye", position).does(0, "fire").asked() == "1 evade"


def test_slippery_eel_rounds_up() -> None:
    """bs.rep-slippery-eel: three cards that count: -2."""
    position = FIRING.replace("clubs-3 hearts-4", "clubs-3 hearts-4 spades-5")
    table = having("slippery-eel", position, owner=1).does(0, "fire", "solid")
    table.does(1, "evade", "number-3", "clubs-3", "hearts-4", "spades-5")
    assert table.told("evades")[0]["other"] == 2


def ends_turn(reputation: str, owner: int = 0) -> Table:
    return having(reputation, "actions: 0\naimed_this_turn: 1\nhand 0: clubs-1 clubs-2 clubs-3 clubs-4 clubs-5", owner)


def test_taskmaster_holds_seven() -> None:
    """bs.rep-taskmaster."""
    table = ends_turn("taskmaster").chance("hearts-1", "hearts-2")
    assert table.asked() == "1 action"
    assert len(table.there("hand", 0)) == 7
    assert ends_turn("taskmaster", 1).chance("hearts-1", "hearts-2").asked() == "0 discard"


def test_old_salt_draws_three() -> None:
    """bs.rep-old-salt."""
    table = ends_turn("old-salt").chance("hearts-1", "hearts-2", "hearts-3")
    assert table.asked() == "0 discard"
    table.does(0, "clubs-1", "clubs-5")
    assert table.asked() == "1 action"


def test_quartermaster_pays_one_card() -> None:
    """bs.rep-quartermaster: exactly one."""
    table = having("quartermaster", "hand 0: clubs-2 hearts-9").does(0, "reload-single", "clubs-2")
    assert table.asked() == "chance draw-shot"
    assert "reload-single" not in given(GAME, 2, "hand 0: clubs-2 hearts-9").may()


def test_shipwright_spares_the_first_mender() -> None:
    """bs.rep-shipwright, bs.last-man: he stays, so even the last man of a Deck may mend; the second one goes."""
    position = "hand 0: clubs-2 clubs-3 clubs-4\nfore-hull 0: 2\nfore-deck 0: 1\nmain-deck 0: 4\n"
    table = having("shipwright", position).does(0, "repair", "clubs-2", "clubs-3")
    assert "move fore-deck" in table.may()
    table.does(0, "move fore-deck")  # the Hull is all he may go to, for he is the last man
    assert table.sees(None)["markers"][0]["fore-hull"] == 3
    assert table.sees(None)["markers"][0]["fore-deck"] == 1
    assert "move fore-deck" not in table.may()
    assert table.why("move fore-deck") == "bs.last-man"


def test_tempest_takes_one_card_more() -> None:
    """bs.rep-tempest, bs.sheer-off-none: if any card counts."""
    position = "hand 0: clubs-2 hearts-3 spades-9\nhand 1: +6\n"
    table = having("tempest", position).does(0, "sheer-off", "number-2", "clubs-2", "hearts-3")
    for _ in range(4):
        table.chance(sorted(table.may())[0])
    assert table.asked() == "0 action"
    none = having("tempest", position + "fore-rigging 0: 0\n").does(0, "sheer-off", "number-2", "clubs-2", "hearts-3")
    assert none.asked() == "0 action"
    assert none.sees(0)["sheered"][0] == [2, 3]


def test_thunderer_minds_no_penalty_but_no_firing() -> None:
    """bs.rep-thunderer, bs.broadside-penalty, bs.broadside-no-firing."""
    position = "hand 0: spades-4 spades-7 clubs-1\nloaded 0: fore-solid fore-chain\nfore-deck 0: 1\nhand 1:\n"
    table = having("thunderer", position).does(0, "broadside", "spades", "spades-4", "spades-7")
    assert table.asked() == "0 broadside-shot"
    one = given(GAME, 2, position).does(0, "broadside", "spades", "spades-4", "spades-7", "fore-chain")
    one.does(1, "fore-rigging")
    assert one.asked() == "0 action"  # one card fewer counted
    assert "broadside" not in having("thunderer", position + "barred-fore-deck 0: 1\n").may()


def test_hawk_aims_after_changing_targets() -> None:
    """bs.rep-hawk: one Aim, then stage 2."""
    table = having("hawk", "hand 0: clubs-2\nloaded 0: fore-solid\n").does(0, "change-target", "fore", "fore-rigging")
    table.chance("target-9")
    assert table.asked() == "0 hawk"
    assert table.may() == {"aim", "pass"}
    table.does(0, "aim", "clubs-2", "left-1")
    assert table.asked() == "0 fire"
    without = given(GAME, 2, "hand 0: clubs-2").does(0, "change-target", "fore", "fore-rigging").chance("target-9")
    assert without.asked() == "chance draw"
