"""Stage 3, what damage lays open, Disasters, and the ends."""

from __future__ import annotations

import pytest

from tests.games.broadsides.told import A_PLANK_LEFT, BOTH_PERFECT, after_an_aim, firing, hand, markers, turn
from tests.players import Table

FULL_HAND = "clubs-1 clubs-2 clubs-3 clubs-4 clubs-5 clubs-6"


def shot_at(zone: str, *said: str, kind: str = "solid") -> Table:
    """Everything in that zone will go."""
    table = firing(*BOTH_PERFECT, f"gunsight 0: {zone}", f"loaded 0: fore-{kind}", *said)
    return table.does(0, "fire").does(1, "pass")


# -- stage 3 ------------------------------------------------------------------------------------


def test_two_are_drawn_and_the_limit_is_six() -> None:
    """bs.draw-two: cards of one's choice are discarded, in ascending order; then it is the other's turn."""
    table = firing(f"hand 0: {FULL_HAND}").chance("hearts-1", "hearts-2")
    assert table.asked() == "0 discard"
    table.does(0, "clubs-5")
    assert table.may() == {"discard clubs-6", "discard hearts-1", "discard hearts-2"}
    table.does(0, "hearts-1")
    assert hand(table, 0) == ["clubs-1", "clubs-2", "clubs-3", "clubs-4", "clubs-6", "hearts-2"]
    assert table.asked() == "1 action"
    assert table.sees(None)["actions"] == 2


@pytest.mark.parametrize(("crewmen", "limit"), [(3, 6), (1, 6), (0, 5)])
def test_hand_penalties_lower_the_limit(crewmen: int, limit: int) -> None:
    """bs.draw-two, bs.exposed: three of them on the main Deck; Captain and First Mate cover two."""
    table = firing(f"hand 0: {FULL_HAND}", f"main-deck 0: {crewmen}").chance("hearts-1", "hearts-2")
    gone = 0
    while table.asked() == "0 discard":
        table.does(0, table.state.say(table.state.legal()[0]))
        gone += 1
    assert 8 - gone == limit
    assert table.sees(None)["exposed"][0]["hand"] == 6 - limit


# -- what is exposed -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("said", "exposed"),
    [
        ("fore-rigging 0: 2", {}),
        ("fore-rigging 0: 1\naft-rigging 0: 1", {"rigging": 2}),
        ("fore-rigging 0: 0", {"rigging": 2}),
        ("main-deck 0: 0", {"hand": 1}),
        ("fore-deck 0: 1", {"cannon": [1, 0]}),
        ("aft-deck 0: 0", {"cannon": [0, 1], "no-firing": [False, True]}),
        ("mid-hull 0: 0", {}),
        ("fore-deck 0: 0\ncaptain 0: fore-deck\nmate 0: fore-deck", {}),
    ],
)
def test_penalties_are_exposed_while_nothing_stands_on_them(said: str, exposed: dict[str, object]) -> None:
    """bs.exposed: free spaces empty first; officers cover like Crewmen."""
    shown = turn(said, "token_zones 0: fore-hull").sees(1)["exposed"][0]
    assert shown == {"rigging": 0, "hand": 0, "cannon": [0, 0], "no-firing": [False, False]} | exposed


def test_free_spaces_are_left_first_and_the_owner_chooses_between_unlike_penalties() -> None:
    """bs.free-first: three men lost on the fore Deck: two free spaces, then one of two penalties."""
    table = firing(*BOTH_PERFECT, "gunsight 0: fore-deck", "loaded 0: fore-chain", "hand 1: clubs-1").does(0, "fire")
    table.does(1, "pass")
    assert markers(table, "fore-deck", 1) == 1
    assert table.asked() == "1 uncover"
    assert table.may() == {"uncover cannon-penalty", "uncover no-firing"}
    table.does(1, "no-firing")
    assert table.sees(0)["exposed"][1]["no-firing"] == [True, False]
    assert table.sees(0)["exposed"][1]["cannon"] == [0, 0]


def test_a_man_who_comes_covers_a_penalty() -> None:
    """bs.free-first: between unlike ones the owner chooses; the last one is covered unasked."""
    table = after_an_aim("hand 0: clubs-1 clubs-2", "fore-deck 0: 0").does(0, "repair", "clubs-1", "clubs-2")
    table.does(0, "main-deck")
    assert table.asked() == "0 cover"
    assert table.may() == {"cover cannon-penalty", "cover no-firing"}
    table.does(0, "no-firing")
    assert table.sees(None)["exposed"][0]["cannon"] == [1, 0]
    table.does(0, "main-deck")
    assert table.sees(None)["exposed"][0]["cannon"] == [0, 0]
    assert table.asked() == "chance draw"


# -- one by one -----------------------------------------------------------------------------------------


def test_disasters_wait_until_the_loss_is_complete() -> None:
    """bs.one-by-one, bs.disaster: of two planks of a Disaster the first empties a zone, the second goes first."""
    table = shot_at("fore-hull", "fore-hull 1: 1", "aft-hull 1: 1", "mid-hull 1: 6").chance("disaster-planks")
    table.does(1, "aft-hull")
    assert table.asked() == "chance turn-up-token"
    assert [markers(table, zone, 1) for zone in ("fore-hull", "mid-hull", "aft-hull")] == [0, 5, 0]


def test_with_too_few_markers_all_there_are() -> None:
    """bs.one-by-one."""
    table = shot_at("fore-hull", "fore-rigging 1: 1", "aft-rigging 1: 1").chance("disaster-sails")
    assert table.may() == {"lose fore-rigging", "lose aft-rigging"}
    table.does(1, "aft-rigging")
    assert [markers(table, zone, 1) for zone in ("fore-rigging", "aft-rigging")] == [0, 0]
    assert table.asked() == "0 man"


def test_gunfire_at_a_deck_takes_crewmen_or_officers() -> None:
    """bs.officers-hit: the owner's choice, in any order."""
    table = firing(*BOTH_PERFECT, "gunsight 0: main-deck", "loaded 0: fore-chain", "main-deck 1: 1").does(0, "fire")
    table.does(1, "pass")  # three men there, the wrong shot: two go
    assert table.may() == {"lose crewman", "lose captain", "lose mate"}
    table.does(1, "captain")
    assert table.may() == {"lose crewman", "lose mate"}
    table.does(1, "crewman")
    assert table.sees(None)["captain"] == ["main-deck", None]
    assert table.asked() == "0 man"


def test_one_officer_lost_has_no_other_effect() -> None:
    """bs.officers-lost."""
    table = firing(*BOTH_PERFECT, "gunsight 0: main-deck", "loaded 0: fore-chain", "main-deck 1: 0", "hand 1: clubs-1")
    table.does(0, "fire").does(1, "pass", "mate")
    assert table.state.winners() == []
    assert table.asked() == "0 man"


def test_both_officers_lost() -> None:
    """bs.officers-lost, bs.officers-hit: the foe wins at once."""
    table = shot_at("main-deck", "main-deck 1: 4", kind="canister").does(1, "captain", "mate")
    assert table.state.winners() == [0]
    assert markers(table, "main-deck", 1) == 4
    table.rests()


def test_broadsides_and_disasters_take_crewmen_only() -> None:
    """bs.crewmen-only: with none left nothing is lost."""
    decks = ("fore-deck 1: 0", "aft-deck 1: 0", "main-deck 1: 1")
    table = after_an_aim("loaded 0: fore-canister aft-canister", "hand 0: clubs-1 clubs-2", *decks)
    table.does(0, "broadside", "clubs", "clubs-1", "clubs-2", "fore-canister")
    assert markers(table, "main-deck", 1) == 0
    assert table.sees(None)["captain"][1] == table.sees(None)["mate"][1] == "main-deck"
    table = shot_at("fore-hull", "fore-hull 1: 1", *decks).chance("disaster-crewmen")
    assert markers(table, "main-deck", 1) == 0
    assert table.asked() == "0 man"


# -- Disasters ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("token", "lost", "zones"),
    [
        ("disaster-sails", 3, ["fore-rigging", "aft-rigging"]),
        ("disaster-crewmen", 3, ["fore-deck", "main-deck", "aft-deck"]),
        ("disaster-planks", 2, ["mid-hull", "aft-hull"]),
    ],
)
def test_a_disaster(token: str, lost: int, zones: list[str]) -> None:
    """bs.disaster: when a Hull zone has no planks left; from anywhere, the owner's choice; the token leaves the game."""
    table = firing(*A_PLANK_LEFT).does(0, "fire").does(1, "pass").chance(token)
    before = sum([markers(table, zone, 1) for zone in zones])
    for n in range(lost):
        assert table.may() == {f"lose {zone}" for zone in zones}, n
        table.does(1, zones[n % 2])
    assert sum([markers(table, zone, 1) for zone in zones]) == before - lost
    assert token not in table.sees(None)["tokens"][1]
    assert table.sees(None)["token_zones"][1] == ["mid-hull", "aft-hull"]


def test_a_zone_has_one_disaster_a_game() -> None:
    """bs.disaster: even if planks return and go again."""
    table = firing(*A_PLANK_LEFT, "token_zones 1: mid-hull aft-hull", "tokens 1: disaster-sails disaster-planks")
    table.does(0, "fire").does(1, "pass")
    assert table.asked() == "0 man"


def test_several_disasters_in_the_order_of_their_zones() -> None:
    """bs.disaster-order: each finished, with what it adds to the row, before the next."""
    table = shot_at("fore-hull", "fore-hull 1: 1", "aft-hull 1: 1").chance("disaster-planks")
    table.does(1, "aft-hull")
    assert table.sees(None)["token_zones"][1] == ["mid-hull"]
    assert {table.state.say(c) for c in table.state.legal()} == {"turn-up disaster-sails", "turn-up disaster-crewmen"}
    table.chance("disaster-crewmen").does(1, "aft-deck", "aft-deck", "aft-deck")
    assert table.asked() == "1 uncover"
    table.does(1, "no-firing")
    assert table.asked() == "0 man"


# -- the ends -----------------------------------------------------------------------------------------


def test_a_ship_with_ten_planks_missing_sinks() -> None:
    """bs.sink: at once."""
    table = shot_at("fore-hull", "mid-hull 1: 0", "token_zones 1: fore-hull aft-hull", "tokens 1: disaster-sails disaster-crewmen")
    assert markers(table, "fore-hull", 1) == 0
    assert table.state.winners() == [0]
    assert [event["kind"] for event in table.heard[-1:]] == ["sinks"]
    table.rests()
    nine = shot_at("fore-hull", "mid-hull 1: 1")
    assert nine.asked() == "chance turn-up-token"


def test_the_end_stops_everything() -> None:
    """bs.both: no Disaster, no covering, no Zero In; and a foe who caused his own loss has lost."""
    table = after_an_aim(
        "loaded 0: fore-solid aft-solid",
        "hand 0: clubs-1 clubs-2",
        "mid-hull 1: 0",
        "fore-hull 1: 1",
        "token_zones 1: fore-hull aft-hull",
        "tokens 1: disaster-sails disaster-planks",
    ).does(0, "broadside", "clubs", "clubs-1", "clubs-2", "fore-solid")
    assert table.asked() == "1 lose-marker"
    table.does(1, "fore-hull")
    assert table.state.winners() == [0]
    assert table.sees(None)["broadsided"][0] == []
    assert table.sees(None)["tokens"][1] == ["disaster-sails", "disaster-planks"]
    assert table.state.returns() == [0.5, -0.5]
    assert table.state.why(table.state.game.ids["pass"]) == "bs.both"
    table.rests()


@pytest.mark.parametrize(
    ("said", "winners", "returns"),
    [
        ("fore-hull 0: 3", [1], [-0.5, 0.5]),
        ("mid-hull 1: 4", [0], [0.5, -0.5]),
        ("fore-hull 0: 3\naft-hull 1: 3", [0, 1], [0.0, 0.0]),
    ],
)
def test_after_two_hundred_turns(said: str, winners: list[int], returns: list[float]) -> None:
    """bs.stalemate: fewer planks missing wins; equal: a draw."""
    table = firing("turn: 199", said).chance("hearts-1", "hearts-2")
    table.rests()
    assert table.state.winners() == winners
    assert table.state.returns() == returns
    assert firing("turn: 198", said).chance("hearts-1", "hearts-2").asked() == "1 action"
