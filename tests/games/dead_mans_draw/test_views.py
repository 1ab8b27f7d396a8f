"""What a seat sees and hears, and goes on knowing."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given as drawn_by, settings, strategies as st

import orlop
from orlop.table.chance import Rng, any_open
from tests.games.dead_mans_draw.pirates import GAME, at, sits_down

BOTH = pytest.mark.parametrize("edition", ["en", "de"])
MIDDLE = """
turn: 1
kept 0: davy-jones
kept 1: safe-harbor
kept 2: misfire
dealt 0: davy-jones miser
dealt 1: safe-harbor mystic
dealt 2: misfire parry
victim 0: seat-1
play: key-3 anchor-4 kraken-5
safe: key-3 anchor-4 kraken-5
harbor: anchor-4
owed: 2
bank 0: map-4 map-5
bank 2: oracle-7
discard: hook-2 hook-3
"""


@BOTH
def test_all_see_what_is_public(edition: str) -> None:
    """dmd.collect, dmd.count, dmd.kraken, dmd.score, dmd.davy-jones: the same for each seat and for a spectator."""
    table = at(MIDDLE, players=3, edition=edition)
    spectator = table.sees(None)
    for seat in range(3):
        seen = table.sees(seat)
        assert {name: what for name, what in seen.items() if name != "dealt"} == {
            name: what for name, what in spectator.items() if name != "dealt"
        }
    assert spectator["play"] == ["key-3", "anchor-4", "kraken-5"]
    assert spectator["safe"] == ["anchor-4", "key-3", "kraken-5"]
    assert spectator["harbor"] == ["anchor-4"]
    assert spectator["owed"] == 2
    assert spectator["bank"] == [["map-4", "map-5"], [], ["oracle-7"]]
    assert spectator["points"] == [5, 0, 7]
    assert spectator["pile"] == 52
    assert spectator["discard"] == (["hook-2", "hook-3"] if edition == "en" else 2)
    assert spectator["kept"] == ["davy-jones", "safe-harbor", "misfire"]
    assert spectator["victim"] == ["seat-1", None, None]
    assert spectator["turn"] == 1


def test_nothing_else_is_shown() -> None:
    """dmd.count, dmd.known: a place that is not listed here is a leak."""
    for edition in ("en", "de"):
        seen = at(MIDDLE, players=3, edition=edition).sees(0)
        assert set(seen) == {
            *("variant", "turn", "play", "safe", "harbor", "busted", "owed", "bank", "pile", "top", "knows"),
            *("discard", "shown", "kept", "victim", "dealt", "revealed", "points"),
        }


def test_a_seat_sees_its_own_two_traits() -> None:
    """dmd.traits-option: the one it did not keep is seen by nobody else."""
    table = at(MIDDLE, players=3)
    assert table.sees(1)["dealt"] == [None, ["mystic", "safe-harbor"], None]
    for seat in (0, 2, None):
        assert "mystic" not in str(table.state.view(seat))


def test_the_order_of_dealing_tells_nothing() -> None:
    """dmd.traits-option: the two are shown in one order, however they came."""
    one = sits_down(2, edition="de").chance("miser", "mystic", "parry", "swordsman")
    other = sits_down(2, edition="de").chance("mystic", "miser", "parry", "swordsman")
    assert one.state.view(0) == other.state.view(0)


@BOTH
def test_no_view_tells_the_draw_pile(edition: str) -> None:
    """dmd.known, dmd.count: what lies in it is in no view, but for a card on top to whoever has seen it.

    A spectator has seen what is turned up for everyone, and in the German edition nothing ever is.
    """
    table = at("top: key-7 key-6\nknows 0: 2\nknows 1: 2\ndiscard: map-2 map-3", edition=edition).chance("key-7")
    for card in table.there("pile"):
        for seat in (0, 1, None):
            shown = card == "key-6" and (seat is not None or edition == "en")
            assert (card in str(table.state.view(seat))) == shown


# -- an Oracle's card ----------------------------------------------------------------------------


def test_whoever_saw_it_goes_on_knowing_it() -> None:
    """dmd.known, dmd.oracle (de): through other players' turns, until it is drawn."""
    table = at("kept 0: mystic", players=3, edition="de").draws(0, "oracle-4").chance("key-7", "map-7", "chest-7")
    table.collects(0)
    assert (table.sees(0)["top"], table.sees(0)["knows"]) == (["key-7", "map-7", "chest-7"], [3, 0, 0])
    table.draws(1, "key-7")
    assert (table.sees(0)["top"], table.sees(0)["knows"]) == (["map-7", "chest-7"], [2, 0, 0])
    assert table.sees(1)["top"] == table.sees(None)["top"] == []
    table.collects(1).draws(2, "map-7").chance()
    assert table.sees(0)["top"] == ["chest-7"]


def test_each_knows_what_it_saw() -> None:
    """dmd.known (de): two looked, a different number of cards; how many is public."""
    table = at("kept 0: mystic", players=3, edition="de").draws(0, "oracle-4").chance("oracle-7", "map-7", "chest-7")
    table.collects(0).draws(1, "oracle-7").chance("map-7")
    assert table.sees(0)["top"] == ["map-7", "chest-7"]
    assert table.sees(1)["top"] == ["map-7"]
    assert table.sees(2)["top"] == table.sees(None)["top"] == []
    for seat in (0, 1, 2, None):
        assert table.sees(seat)["knows"] == [2, 1, 0]


def test_looking_again_is_asked_all_the_same() -> None:
    """dmd.known (de): who does not know the card cannot tell whether it was known; the events are as many."""
    known = at("kept 0: mystic\ntop: oracle-4 key-3\nknows 0: 2\nknows 1: 0", edition="de").chance("oracle-4")
    fresh = at("kept 0: mystic\ntop: oracle-4\nknows 0: 1\nknows 1: 0", edition="de").chance("oracle-4")
    assert known.asked() == fresh.asked() == "chance look"
    for card in ("key-3", "map-4", "chest-5"):
        known.chance(card)
        fresh.chance(card)
        assert known.state.events(1) == fresh.state.events(1)
        assert known.state.view(1)["question"] == fresh.state.view(1)["question"]


def test_all_know_it_in_the_english_edition() -> None:
    """dmd.known (en): spectators too, until it is drawn."""
    table = at("", players=3).draws(0, "oracle-4").chance("key-7").collects(0)
    for seat in (0, 1, 2, None):
        assert table.sees(seat)["top"] == ["key-7"]
        assert table.sees(seat)["knows"] == [1, 1, 1]
    table.draws(1, "key-7")
    assert table.sees(None)["top"] == []


# -- the discard pile --------------------------------------------------------------------------


def test_a_german_discard_pile_is_never_shown() -> None:
    """dmd.discard-visible (de): through whole games, to nobody but a Navigator who chooses."""
    rng = Rng(11)
    navigated = 0
    for seed in range(6):
        g = orlop.game(GAME, players=3, edition="de").new(dealer=orlop.Seeded(seed))
        while g.actor != orlop.NOBODY:
            question = g.view(None)["question"]["id"]
            for seat in (0, 1, 2, None):
                pile = g.view(seat)["table"]["discard"]
                looks = question == "navigator" and seat == g.actor
                assert isinstance(pile, list) == looks
                navigated += looks
            g.apply(any_open(g, rng))
    assert navigated


def test_an_english_one_always_is() -> None:
    """dmd.discard-visible (en)."""
    table = at("play: key-3\ndiscard: map-2").draws(0, "key-4")
    assert table.sees(None)["discard"] == table.sees(1)["discard"] == ["key-3", "key-4", "map-2"]


def test_its_contents_can_be_reckoned_all_the_same() -> None:
    """dmd.discard-memory: a world imagined by a German seat has the very cards there."""
    state = at("discard: map-2 key-3 oracle-5", edition="de").draws(0, "chest-3").state
    for seat in (0, 1, None):
        other = state.resample(seat, Rng(5))
        assert lying(other, "discard") == lying(state, "discard")
        assert lying(other, "pile") == lying(state, "pile")


def lying(state: Any, place: str) -> list[str]:
    line = next(line for line in state.game.lines if line.name == place)
    return list(line.named(state, line.read(state, 0)))


# -- choices -----------------------------------------------------------------------------------


def test_only_who_is_asked_sees_what_may_be_chosen() -> None:
    """dmd.kraken, dmd.again: and what may not, with the clause."""
    table = at("").draws(0, "kraken-3")
    question = table.state.view(0)["question"]
    assert [option["say"] for option in question["options"]] == ["draw"]
    assert [(no["say"], no["clause"]) for no in question["refused"]] == [("collect", "dmd.kraken")]
    assert (
        table.state.view(1)["question"] == table.state.view(None)["question"] == {"id": "again", "clause": "dmd.again"}
    )


@BOTH
def test_a_dealt_and_a_kept_trait_are_told_to_their_seat_alone(edition: str) -> None:
    """dmd.traits-option: the others hear as many messages."""
    table = sits_down(2, edition=edition)
    if edition == "en":
        table.chance("seat-0")
    table.chance("miser")
    assert [table.state.events(seat)[0]["what"] for seat in (0, 1, None)] == ["miser", "unseen", "unseen"]
    table.chance("mystic", "parry", "swordsman").does(1, "parry")
    assert [table.state.events(seat)[0]["what"] for seat in (1, 0, None)] == ["parry", "unseen", "unseen"]


@settings(max_examples=60, deadline=None)
@drawn_by(
    st.integers(2, 8),
    st.sampled_from(["en", "de"]),
    st.sampled_from(["on", "off"]),
    st.integers(0, 2**32),
    st.integers(0, 300),
    st.integers(-1, 7),
)
def test_a_seat_cannot_tell_the_worlds_apart(
    players: int, edition: str, mermaids: str, seed: int, moment: int, who: int
) -> None:
    """dmd.known, dmd.traits-option, dmd.discard-memory: its view and what it has heard are the same in each."""
    seat = None if who < 0 else who % players
    game = orlop.game(GAME, players=players, edition=edition, mermaids=mermaids)
    rng = Rng(seed)
    state = game.new()
    for _ in range(moment):
        if state.actor == orlop.NOBODY:
            break
        state.apply(any_open(state, rng))
    other = state.resample(seat, rng)
    assert other.view(seat) == state.view(seat)
    assert other.events(seat) == state.events(seat)
    assert other.waiting == state.waiting
    assert game.given(other.position()).position() == other.position()
