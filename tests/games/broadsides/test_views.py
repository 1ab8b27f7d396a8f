"""What each seat sees and hears, what nobody does, and what is refused."""

from __future__ import annotations

import json

import pytest

from orlop.table.chance import Rng
from tests.games.broadsides import told
from tests.games.broadsides.told import BOTH_PERFECT, TWO_TARGETS, begun, firing, turn
from tests.players import Table

HELD = (
    "hand 0: clubs-1 clubs-2",
    "hand 1: hearts-1 hearts-2 hearts-3",
    "tricks 0: lucky-coin",
    "tricks 1: sea-dragon body-double",
    "reputation 0: hawk",
    "reputation 1: tempest",
    "unkept 0: deadeye",
)


def middle(*said: str) -> Table:
    return told.turn(*HELD, *said, reputations="on", dirty_tricks="on")


def test_everybody_sees_what_lies_open() -> None:
    """bs.exposed, bs.discards-open, bs.tricks-hand, bs.covered: boards, cannons, Targets, discards, tracks, sizes."""
    table = middle(
        TWO_TARGETS,
        "left-1 0: wild",
        "wilds 0: 3",
        "loaded 1: fore-solid",
        "broadsided 0: clubs",
        "sheered 1: 3 4",
        "evaded 1: 9",
        "used: spy-aboard",
    )
    for seat in (0, 1, None):
        seen = table.sees(seat)
        assert seen["aimed"][0][0][0] == {"card": "wild", "number": 3}
        assert seen["loaded"] == [[], ["fore-solid"]]
        assert (seen["broadsided"], seen["sheered"], seen["evaded"]) == ([["clubs"], []], [[], [3, 4]], [[], [9]])
        assert seen["reputation"] == ["hawk", "tempest"]
        assert seen["used"] == ["spy-aboard"]
        assert len(seen["bag"]) == 14
        assert seen["captain"] == ["main-deck", "main-deck"]
        assert seen["actions"] == 2
        assert [size if isinstance(size, int) else len(size) for size in seen["hand"]] == [2, 3]
        assert seen["deck"] == [39, 39]


def test_a_player_sees_the_own_hand_and_tricks_besides() -> None:
    """bs.tricks-hand, bs.known: and what was not kept."""
    table = middle()
    assert table.sees(0)["hand"] == [["clubs-1", "clubs-2"], 3]
    assert table.sees(1)["hand"] == [2, ["hearts-1", "hearts-2", "hearts-3"]]
    assert table.sees(None)["hand"] == [2, 3]
    assert table.sees(0)["tricks"] == [["lucky-coin"], 2]
    assert table.sees(None)["tricks"] == [1, 2]
    assert table.sees(0)["unkept"] == [["deadeye"], 0]
    assert table.sees(1)["unkept"] == [1, []]


@pytest.mark.parametrize(
    ("seat", "secrets"),
    [
        (0, ["hearts-1", "hearts-3", "sea-dragon", "body-double"]),
        (1, ["clubs-1", "clubs-2", "lucky-coin", "deadeye"]),
        (None, ["hearts-1", "clubs-2", "sea-dragon", "lucky-coin", "deadeye"]),
    ],
)
def test_nothing_hidden_is_in_a_view(seat: int | None, secrets: list[str]) -> None:
    """bs.known, bs.tokens: not in the table, not in the question."""
    shown = json.dumps(middle().state.view(seat))
    for secret in secrets:
        assert f'"{secret}"' not in shown


def test_decks_and_cards_out_of_the_game_are_seen_by_nobody() -> None:
    """bs.aim-deck, bs.target-deck, bs.reputation, bs.tricks-draft."""
    table = middle()
    for seat in (0, 1, None):
        seen = table.sees(seat)
        assert seen["undealt"] == 24 + 9 - 6
        assert seen["deck"] == [40, 39]
        assert isinstance(seen["target_deck"], int)


def test_a_drawn_card_is_heard_by_who_draws_it() -> None:
    """bs.hold: the others hear that one was drawn."""
    table = turn("hand 0: clubs-1").does(0, "hold").chance("spades-5")
    drawn = {seat: [e["what"] for e in table.state.events(seat) if e["kind"] == "draws"] for seat in (0, 1, None)}
    assert drawn == {0: ["spades-5"], 1: ["unseen"], None: ["unseen"]}


def test_only_who_is_asked_sees_the_options() -> None:
    """bs.evade-once, bs.trick-use: whether one could Evade is nobody else's business."""
    can = firing(*BOTH_PERFECT, "loaded 0: fore-solid", "hand 1: clubs-3 clubs-4").does(0, "fire")
    cannot = firing(*BOTH_PERFECT, "loaded 0: fore-solid", "hand 1: clubs-3 clubs-9").does(0, "fire")
    for seat in (0, None):
        assert can.state.view(seat) == cannot.state.view(seat)
        assert can.state.events(seat) == cannot.state.events(seat)
    assert can.may(1) != cannot.may(1)


def test_secret_choices_are_not_heard() -> None:
    """bs.together: the foe's officers and cannons look alike until both are shown."""
    one, other = begun().does(0, "fore-deck"), begun().does(0, "aft-deck")
    assert one.state.view(1) == other.state.view(1)
    assert one.state.events(1) == other.state.events(1)
    assert one.state.view(None) == other.state.view(None)


def test_what_the_spy_saw_is_remembered_while_it_must_be_there() -> None:
    """bs.known: until it leaves the hand; a spectator has seen nothing."""
    table = told.turn(
        "tricks 0: spy-aboard",
        "hand 0: spades-9",
        "hand 1: clubs-1 clubs-2 clubs-3",
        "discards 1: +20",
        dirty_tricks="on",
    )
    table.does(0, "spy-aboard", "clubs-2")
    for seed in range(20):
        world = Table(table.state.resample(0, Rng(seed)))
        assert sorted(world.there("hand", 1)) == ["clubs-1", "clubs-3"]
    hands = {tuple(sorted(Table(table.state.resample(None, Rng(seed))).there("hand", 1))) for seed in range(20)}
    assert len(hands) > 10
    assert '"clubs-1"' not in json.dumps(table.state.view(None))


def test_who_has_been_spied_on_knows_what_was_seen() -> None:
    """bs.known, bs.trick-spy-aboard: a spectator does not."""
    table = told.turn("tricks 0: spy-aboard", "hand 0: spades-9", "hand 1: clubs-1 clubs-2", dirty_tricks="on")
    table.does(0, "spy-aboard", "clubs-2")
    assert table.sees(0)["spied"] == table.sees(1)["spied"] == [[], ["clubs-1"]]
    assert table.sees(None)["spied"] == [None, None]


def test_a_deck_made_anew_tells_everybody_the_hand() -> None:
    """bs.known, bs.reshuffle: what lies nowhere else is in that hand."""
    table = turn("hand 0: clubs-1 clubs-2", "deck 0:", "discards 0: +40").does(0, "hold")
    assert table.sees(None)["known"][0] == ["clubs-1", "clubs-2"]
    card = table.state.say(table.state.legal()[0])
    assert table.chance(card).sees(None)["known"][0] == ["clubs-1", "clubs-2"]


def test_a_token_that_must_be_there_is_known() -> None:
    """bs.known, bs.tokens: the last one face down can be reckoned out."""
    table = turn("tokens 1: disaster-planks", "token_zones 1: aft-hull")
    assert table.sees(0)["tokens"][1] == ["disaster-planks"]


def test_results_are_shown_from_step_4_on() -> None:
    """bs.results, bs.trick-moments: before the Figurehead nothing is known of them."""
    table = told.firing("tricks 1: lucky-coin", *BOTH_PERFECT, "loaded 0: fore-solid", dirty_tricks="on").does(
        0, "fire"
    )
    assert table.asked() == "1 figurehead"
    assert table.sees(0)["results"] == []
    table.does(1, "pass")
    assert table.sees(0)["results"] == ["perfect", "perfect"]


# -- refusals ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("said", "choice", "clause"),
    [
        (["hand 0:"], "aim", "bs.aim"),
        (["hand 0: clubs-1", "actions: 1", "acted: 1"], "hold", "bs.keep-one"),
        (["hand 0: clubs-1", "actions: 1", "acted: 1"], "change-target", "bs.change-target"),
        (["hand 0: clubs-7 clubs-9", "loaded 0: fore-solid fore-solid"], "broadside", "bs.keep-one"),
        (["hand 0: clubs-7 clubs-9 hearts-3", "loaded 0: fore-solid"], "broadside", "bs.broadside"),
        (["hand 0: clubs-7 clubs-8"], "sheer-off", "bs.keep-one"),
        (["hand 0: clubs-7 clubs-9 hearts-3"], "sheer-off", "bs.straight"),
        (["hand 0: clubs-7"], "reload-single", "bs.reload-single"),
        (["hand 0: clubs-7 clubs-9 hearts-3"], "reload-full", "bs.pair"),
        (["hand 0: clubs-7 clubs-9 hearts-3"], "repair", "bs.repair"),
        (["hand 0: clubs-7", "fore-hull 0: 3"], "repair", "bs.keep-one"),
    ],
)
def test_why_an_action_is_refused(said: list[str], choice: str, clause: str) -> None:
    """bs.keep-one, bs.change-target: and nothing is changed by the attempt."""
    table = turn(*said)
    assert table.why(choice) == clause
    before = table.state.to_bytes()
    with pytest.raises(ValueError, match=clause.replace(".", r"\.")):
        table.state.apply(table.state.parse(choice))
    assert table.state.to_bytes() == before


def test_a_refused_firing_names_its_clause() -> None:
    """bs.may-fire, bs.trick-use."""
    table = told.firing("tricks 0: lucky-coin", *BOTH_PERFECT, dirty_tricks="on")
    assert table.may() == {"hold-fire"}
    assert table.why("fire") == "bs.may-fire"
    assert table.why("lucky-coin") == "bs.trick-use"
    refused = table.state.view(0)["question"]["refused"]
    assert {(one["say"], one["clause"]) for one in refused} == {("fire", "bs.may-fire"), ("lucky-coin", "bs.trick-use")}
