"""Losses, Disasters and the end."""

from __future__ import annotations

from tests.games.broadsides.test_tricks import DISASTER
from tests.players import Table, given

GAME = "broadsides"
BROADSIDE = "hand 0: spades-1 spades-2 clubs-1\n"


def fired_upon(more: str = "") -> Table:
    table = given(GAME, 2, DISASTER + more).does(0, "fire")
    return table.does(1, "pass")


def test_a_hull_zone_without_planks_turns_its_token() -> None:
    """bs.disaster, bs.tokens: 2 Planks from anywhere, of the owner's choice; the zone never has another."""
    table = fired_upon()
    assert table.asked() == "chance turn-up-token"
    assert table.may() == {f"turn-up disaster-{what}" for what in ("sails", "crewmen", "planks")}
    table.chance("disaster-planks").does(1, "mid-hull", "aft-hull")
    assert table.sees(None)["tokens"][1] == ["disaster-sails", "disaster-crewmen"]
    assert table.sees(None)["token_zones"][1] == ["mid-hull", "aft-hull"]
    assert table.asked() == "0 man"
    again = given(GAME, 2, DISASTER + "token_zones 1: mid-hull aft-hull\ntokens 1: disaster-sails disaster-crewmen\n")
    assert again.does(0, "fire").does(1, "pass").asked() == "0 man"


def test_a_disaster_may_cause_more() -> None:
    """bs.disaster-order: in the order in which the zones were emptied, each finished before the next."""
    table = fired_upon("aft-hull 1: 1\n").chance("disaster-planks")
    table.does(1, "aft-hull")  # the second plank can only come from the mid Hull
    assert table.asked() == "chance turn-up-token"
    table.chance("disaster-sails")
    assert table.may() == {"lose fore-rigging", "lose aft-rigging"}
    table.does(1, "fore-rigging", "fore-rigging", "fore-rigging")
    assert table.asked() == "0 man"


def test_two_emptied_zones_wait_in_a_row() -> None:
    """bs.disaster-order: the one emptied first comes first."""
    table = fired_upon("aft-hull 1: 2\n").chance("disaster-planks").does(1, "aft-hull", "aft-hull")
    assert table.sees(None)["emptied"] == []  # it is being turned up
    table.chance("disaster-crewmen")
    assert table.asked() == "1 lose-marker"


def test_ten_planks_missing_sink_a_ship() -> None:
    """bs.sink, bs.both, bs.one-by-one: at once, before any Disaster."""
    table = fired_upon("mid-hull 1: 1\naft-hull 1: 3\n")
    assert table.told("sinks")
    assert table.state.winners() == [0]
    table.rests()


def test_ten_are_counted_at_once() -> None:
    """bs.sink: nine missing are not enough."""
    assert fired_upon("mid-hull 1: 2\naft-hull 1: 3\n").asked() == "chance turn-up-token"


def test_broadsides_and_disasters_take_crewmen_only() -> None:
    """bs.crewmen-only: with no Crewman left nothing is lost."""
    position = BROADSIDE + "loaded 0: fore-canister fore-canister\nfore-deck 1: 1\nmain-deck 1: 0\naft-deck 1: 0\n"
    table = given(GAME, 2, position).does(0, "broadside", "spades", "spades-1", "spades-2")
    assert table.sees(None)["markers"][1]["fore-deck"] == 0
    assert table.sees(None)["captain"][1] == "main-deck"
    assert table.asked() == "0 action"


def test_rigging_penalties_are_exposed_after_the_free_spaces() -> None:
    """bs.exposed, bs.free-first: of three spaces two are penalties; the first sail lost leaves none of them open."""
    for sails, exposed in ((3, 0), (2, 0), (1, 1), (0, 2)):
        table = given(GAME, 2, f"fore-rigging 0: {sails}\n")
        assert table.sees(None)["exposed"][0]["rigging"] == exposed


def test_a_man_who_comes_covers_what_the_owner_chooses() -> None:
    """bs.free-first."""
    table = given(GAME, 2, "hand 0: clubs-1 clubs-2\nfore-deck 0: 0\nmain-deck 0: 3\n").does(0, "repair", "clubs-1")
    table.does(0, "main-deck")
    assert table.may() == {"cover cannon-penalty", "cover no-firing"}
    table.does(0, "no-firing")
    assert table.sees(None)["exposed"][0]["cannon"] == [1, 0]
    assert table.sees(None)["exposed"][0]["no-firing"] == [False, False]
