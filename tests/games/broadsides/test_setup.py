"""Setting up: the ships, the cannons, the first hands and Targets."""

from __future__ import annotations

import pytest

import orlop
from tests.games.broadsides.told import A_PLANK_LEFT, GAME, begun, firing, hand, sail_on, set_up, turn
from tests.players import new


def test_two_play() -> None:
    """bs.players: no fewer and no more."""
    assert new(GAME, 2).asked() == "chance first-player"
    for players in (1, 3):
        with pytest.raises(ValueError, match="players"):
            orlop.game(GAME, players=players)


def test_each_has_a_deck_of_forty_two() -> None:
    """bs.aim-deck: 1 to 10 in four suits and two Wilds."""
    table = new(GAME, 2)
    for seat in (0, 1):
        deck = table.there("deck", seat)
        assert len(deck) == 42
        assert deck.count("wild") == 2
        assert len(set(deck)) == 41
    assert sorted(set(table.there("deck", 0))) == sorted(
        ["wild", *[f"{suit}-{n}" for suit in ("clubs", "diamonds", "hearts", "spades") for n in range(1, 11)]]
    )


def test_a_ship_starts_full() -> None:
    """bs.ship: six sails, fourteen planks, twelve Crewmen and two officers."""
    table = set_up(deck="fore-deck")
    for ship in table.sees(None)["markers"]:
        assert ship == {
            "fore-rigging": 3,
            "aft-rigging": 3,
            "fore-deck": 2,
            "main-deck": 6,
            "aft-deck": 4,
            "fore-hull": 4,
            "mid-hull": 6,
            "aft-hull": 4,
        }
    assert table.sees(None)["captain"] == table.sees(None)["mate"] == ["fore-deck", "fore-deck"]
    assert table.sees(1)["exposed"][0] == {"rigging": 0, "hand": 0, "cannon": [0, 0], "no-firing": [False, False]}


@pytest.mark.parametrize(
    ("deck", "to"),
    [
        ("fore-deck", {"main-deck", "fore-rigging", "fore-hull"}),
        ("main-deck", {"fore-deck", "aft-deck", "fore-rigging", "aft-rigging", "mid-hull"}),
        ("aft-deck", {"main-deck", "aft-rigging", "aft-hull"}),
    ],
)
def test_ropes(deck: str, to: set[str]) -> None:
    """bs.ropes: where a man can go from each Deck when something is missing everywhere."""
    missing = [f"{zone} 0: 2" for zone in ("fore-rigging", "aft-rigging", "fore-deck", "main-deck", "aft-deck")]
    hulls = ["fore-hull 0: 3", "mid-hull 0: 5", "aft-hull 0: 3"]
    table = turn(*missing, *hulls, "hand 0: clubs-1 clubs-2").does(0, "repair", "clubs-1", deck)
    assert table.may() == {f"to {zone}" for zone in to}


def test_tokens_lie_face_down() -> None:
    """bs.tokens: one by each Hull zone; which, nobody knows, and it is decided when it is turned up."""
    table = set_up()
    for seat in (0, 1, None):
        assert table.sees(seat)["token_zones"] == [["fore-hull", "mid-hull", "aft-hull"]] * 2
        assert table.sees(seat)["tokens"] == [["disaster-sails", "disaster-crewmen", "disaster-planks"]] * 2
    table = firing(*A_PLANK_LEFT, "tokens 1: disaster-sails disaster-planks", "token_zones 1: fore-hull aft-hull")
    table.does(0, "fire").does(1, "pass")
    assert table.asked() == "chance turn-up-token"
    assert {p for _, p in table.state.outcomes()} == {0.5}


def test_officers_are_placed_in_secret_and_shown_together() -> None:
    """bs.officers, bs.together: on any Deck, the same or different."""
    table = begun()
    assert table.may(0) == table.may(1) == {"captain fore-deck", "captain main-deck", "captain aft-deck"}
    table.does(0, "fore-deck")
    assert table.sees(1)["captain"] == [None, None]
    assert table.sees(0)["captain"] == ["fore-deck", None]
    table.does(1, "aft-deck").does(0, "fore-deck")
    assert table.sees(1)["mate"] == [None, None]
    assert table.told("captain-aboard") == []
    table.does(1, "main-deck")
    assert table.sees(None)["captain"] == ["fore-deck", "aft-deck"]
    assert table.sees(None)["mate"] == ["fore-deck", "main-deck"]
    assert [event["who"] for event in table.told("captain-aboard")] == [0, 1]


def test_either_may_choose_first_what_is_secret() -> None:
    """bs.together: whoever is ready; the outcome is the same."""
    table = begun()
    assert table.state.waiting == [0, 1]
    table.does(1, "aft-deck")
    assert table.state.waiting == [0]
    table.does(0, "fore-deck").does(1, "main-deck").does(0, "main-deck")
    assert table.sees(None)["captain"] == ["fore-deck", "aft-deck"]


def test_two_cannons_each_chosen_in_secret() -> None:
    """bs.cannons: one fore and one aft, two alike if wished; revealed together."""
    table = begun()
    for seat in (0, 1, 0, 1):
        table.does(seat, "main-deck")
    assert table.may() == {"fore 18-pounder", "fore long-nine", "fore carronade"}
    table.does(0, "carronade").does(1, "long-nine").does(0, "carronade")
    assert table.sees(1)["fore"] == [None, "long-nine"]
    assert table.sees(None)["fore"] == [None, None]
    table.does(1, "18-pounder")
    assert table.sees(None)["fore"] == ["carronade", "long-nine"]
    assert table.sees(None)["aft"] == ["carronade", "18-pounder"]


@pytest.mark.parametrize(
    ("fore", "aft", "shots"),
    [("18-pounder", "18-pounder", 4), ("long-nine", "long-nine", 2), ("carronade", "long-nine", 3)],
)
def test_so_many_shots_are_drawn(fore: str, aft: str, shots: int) -> None:
    """bs.cannons, bs.shots: two for an 18-Pounder and a Carronade, one for a Long Nine; from fifteen."""
    table = set_up(fore, aft)
    assert len(table.sees(None)["bag"]) == 15
    assert table.sees(None)["bag"].count("solid") == table.sees(None)["bag"].count("chain") == 5
    for n in range(shots):
        assert table.asked() == "chance draw-shot"
        assert len(table.sees(None)["loose"]) == n
        table.chance("solid" if n % 2 else "chain")
    assert table.asked() == ("0 load" if shots > 1 else "chance draw-shot")
    assert len(table.sees(None)["bag"]) == 15 - shots


def test_shots_are_drawn_as_often_as_they_are_there() -> None:
    """bs.shots: one bag of fifteen."""
    table = set_up().chance("solid", "solid", "solid")
    assert dict(table.state.outcomes()) == {
        table.state.parse("solid"): 2 / 12,
        table.state.parse("chain"): 5 / 12,
        table.state.parse("canister"): 5 / 12,
    }


def test_drawn_shots_are_loaded_as_one_likes() -> None:
    """bs.shots: into whichever cannon."""
    table = set_up("18-pounder", "long-nine").chance("solid", "canister", "chain")
    assert table.asked() == "0 load"
    table.does(0, "solid")
    assert table.may() == {"load chain", "load canister"}  # with one in the fore cannon the aft one could not hold two
    table.does(0, "canister")
    assert table.sees(None)["loaded"][0] == ["fore-solid", "fore-canister", "aft-chain"]


@pytest.mark.parametrize("first", [0, 1])
def test_the_order_of_the_set_up(first: int) -> None:
    """bs.first, bs.setup-order: officers, cannons, loading, Zero In, Aim cards; the first player first."""
    table = begun(first)
    asked: list[str] = []
    while table.asked() != f"{first} action":
        if not asked or asked[-1] != table.asked():
            asked.append(table.asked())
        state = table.state
        state.apply(state.legal()[0])
    f, s = str(first), str(1 - first)
    zero_in = ["man", "point"]
    assert [one for one in asked if not one.startswith("chance") and not one.endswith("load")] == [
        *[f"{seat} {what}" for what in ("captain", "mate", "fore-cannon", "aft-cannon") for seat in (f, s)],
        *[f"{seat} {what}" for seat in (f, s) for what in zero_in],
    ]
    assert asked[-1] == "chance draw"
    assert [len(hand(table, seat)) for seat in (0, 1)] == [4, 4]
    assert table.sees(None)["first"] == first


def test_with_both_options_reputations_come_before_tricks_and_both_before_the_cards() -> None:
    """bs.setup-order: Zero In, Reputations, Dirty Tricks, Aim cards."""
    table = set_up(reputations="on", dirty_tricks="on")
    sail_on(table, "chance deal-reputation")
    assert len(table.sees(None)["targets"][1]) > 0
    sail_on(table, "chance deal-trick")
    assert None not in table.sees(None)["reputation"]
    assert table.sees(None)["hand"] == [0, 0]
    sail_on(table, "chance draw")
    assert table.sees(None)["tricks"] == [3, 3]


def test_zero_in() -> None:
    """bs.zero-in: the gunner, the gunsight, and as many Targets as the zone's number."""
    table = sail_on(set_up(), "0 man").does(0, "aft")
    assert table.sees(None)["manned"] == ["aft", None]
    table.does(0, "mid-hull")
    assert table.sees(None)["gunsight"] == ["mid-hull", None]
    table.chance("target-3", "target-30", "target-1")
    assert table.sees(1)["targets"][0] == ["target-3", "target-30", "target-1"]
    assert table.sees(1)["aimed"][0] == [[None, None]] * 3
    assert table.asked() == "1 man"


@pytest.mark.parametrize(
    ("zone", "number"),
    [("fore-rigging", 1), ("aft-rigging", 1), ("fore-deck", 2), ("main-deck", 3), ("aft-deck", 2), ("fore-hull", 2)],
)
def test_each_zone_has_its_number_of_targets(zone: str, number: int) -> None:
    """bs.ship, bs.zero-in."""
    table = sail_on(set_up(), "0 man").does(0, "fore", zone)
    sail_on(table, "1 man")
    assert len(table.sees(None)["targets"][0]) == number


def test_any_cannon_and_any_zone() -> None:
    """bs.zero-in-any: an empty cannon that may not fire, and a zone with nothing left in it."""
    table = turn("fore-deck 0: 0", "fore-rigging 1: 0").does(0, "change-target")
    assert table.sees(None)["exposed"][0]["no-firing"] == [True, False]
    assert table.may() == {"man fore", "man aft"}
    table.does(0, "fore")
    assert "point-at fore-rigging" in table.may()


def test_the_target_deck_is_made_anew() -> None:
    """bs.target-deck: only when one is needed, of all discards, the just discarded ones too."""
    gone = " ".join([f"target-{n}" for n in range(5, 30)])
    table = turn("targets 0: target-1 target-2", "targets 1: target-3 target-4", f"target_discards: {gone}")
    assert table.there("target_deck") == ["target-30"]
    table.does(0, "change-target", "fore", "mid-hull").chance("target-30")
    assert table.told("targets-shuffled") != []
    assert len(table.state.legal()) == 27
    assert table.sees(None)["target_discards"] == []
    table.chance("target-1")
    assert table.sees(None)["targets"][0] == ["target-30", "target-1"]
