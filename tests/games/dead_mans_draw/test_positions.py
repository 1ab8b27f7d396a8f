"""Positions set up by hand: what follows from what they say, and what cannot be."""

from __future__ import annotations

import re
from typing import Any

import pytest
from hypothesis import given as drawn_by, settings, strategies as st

import orlop
from orlop.table.chance import any_open
from orlop.table.steps import NOBODY
from tests.games.dead_mans_draw.pirates import GAME, at

# -- what follows ------------------------------------------------------------------------------


def test_of_nothing_follows_the_first_card_of_seat_0() -> None:
    """dmd.must-draw: and all cards lie in the draw pile."""
    table = at("")
    table.passes_to(0)
    assert len(table.there("pile")) == 60
    assert table.discard() == []


def test_of_cards_in_play_follows_the_question() -> None:
    """dmd.again."""
    assert at("turn: 1\nplay: key-3").asked() == "1 again"


def test_cards_may_be_left_to_the_seed() -> None:
    """dmd.bust, dmd.known: what is dealt into the play area does not bust, and what is known on top stays there."""
    for seed in range(30):
        table = at(f"play: key-3 +6\nbank 1: +20\ntop: map-4 map-5\nseed: {seed}")
        suits = [card.split("-")[0] for card in table.play()]
        assert len(set(suits)) == 7
        assert {"map-4", "map-5"} <= set(table.there("pile"))


def test_in_strange_lands_they_differ_in_number() -> None:
    """dmd.strange-lands."""
    for seed in range(30):
        table = at(f"play: +6\nseed: {seed}", variant="strange-lands")
        assert len({card.split("-")[1] for card in table.play()}) == 6


def test_a_card_on_top_has_been_seen_by_all_or_by_who_is_at_turn() -> None:
    """dmd.known: what is not said follows from the edition."""
    assert at("turn: 1\nplay: key-3\ntop: map-4").there("knows", 0) == ["1"]
    table = at("turn: 1\nplay: key-3\ntop: map-4", edition="de")
    assert (table.there("knows", 0), table.there("knows", 1)) == (["0"], ["1"])


def test_traits_that_are_not_said_are_not_dealt() -> None:
    """dmd.traits-option: a seat without one has none; the others are left."""
    table = at("kept 0: miser\ndealt 0: miser mystic\nplay: key-3")
    assert table.sees(1)["kept"] == ["miser", None]
    assert len(table.there("undealt")) == 15
    assert "mystic" not in table.there("undealt")


def test_in_a_turn_traits_are_revealed() -> None:
    """dmd.traits-option: so that they act, whether or not the position names its steps."""
    for steps in ("", "\nturn: 0\npending: again 0, end 0"):
        table = at(f"kept 1: beastmaster\nplay: key-3{steps}").draws(0, "kraken-3")
        assert table.owed() == 4
    dealt = "kept 0: miser\ndealt 0: miser mystic\ndealt 1: parry misfire"
    before = at(f"turn: 0\n{dealt}\npending: keep 1, reveal-traits 0, first-turn 0")
    assert before.sees(1)["kept"] == [None, None]


def test_what_chance_answers_first_can_be_said() -> None:
    """dmd.must-draw."""
    table = at("next: key-3 map-4")
    assert table.asked() == "0 again"
    table.does(0, "draw")
    assert table.play() == ["key-3", "map-4"]


# -- what cannot be ------------------------------------------------------------------------------

CANNOT = [
    # (position, options, what is said of it)
    ("turn: 4\nplay: key-3", {}, "turn: 4: seats are 0 to 1"),
    ("pending: again 0, end 0", {}, "turn: whose turn is it?"),
    ("victim 0: seat-1", {}, "victim 0: only a Davy Jones chooses one"),
    ("kept 0: miser\nvictim 0: seat-1", {}, "victim 0: only a Davy Jones chooses one"),
    ("kept 0: davy-jones\nvictim 0: seat-0", {}, "victim 0: an opponent"),
    ("play: key-3 key-4", {}, "play: key-4 has busted with key-3"),
    ("play: key-3 map-3", {"variant": "strange-lands"}, "play: map-3 has busted with key-3"),
    ("play: key-3\nsafe: map-4", {}, "safe: map-4 does not lie in the play area"),
    ("play: key-3\nharbor: key-3", {}, "harbor: key-3 is no Anchor of the play area"),
    ("play: key-3\nharbor: anchor-3", {}, "harbor: anchor-3 is no Anchor of the play area"),
    ("play: key-3\nshown: map-2 map-3 map-4 map-5", {}, "shown: a Map turns up three cards"),
    ("play: key-3\nbusted: key-4", {}, "busted: the turn ends with that"),
    ("top: map-2 map-3 map-4 map-5", {}, "top: three cards are the most anybody knows"),
    ("top: map-2\nbank 0: map-2", {}, "top: map-2 does not lie in the draw pile"),
    ("top: map-2 map-2", {}, "top: map-2 does not lie in the draw pile"),
    ("top: map-2\nknows 0: 2\nknows 1: 0", {"edition": "de"}, "knows: 1 cards of the draw pile are known"),
    ("top: map-2\nknows 0: 1\nknows 1: 0", {}, "knows: in the English edition a card is turned up for everyone"),
    ("pile:\ndiscard: rest", {}, "pile: it is empty, so there is nothing to draw"),
    ("revealed: 0\nturn: 0\npending: again 0, end 0", {}, "revealed: before the first turn all traits are"),
    ("kept 0: miser", {"traits": "off"}, "traits: this game is played without"),
    ("kept 0: miser\nkept 1: miser", {}, "kept: miser is there only 1 times"),
    ("kept 0: miser\ndealt 0: parry mystic", {}, "kept 0: it was not dealt to that seat"),
    ("turn: 0\npending: again 0", {}, "pending: the last step is end, or before the first turn first-turn"),
    ("pending: first-turn 0", {}, "turn: who starts?"),
    ("turn: 0\npending: again 0, end 0, end 0", {}, "pending: a turn ends once"),
    ("turn: 0\npending: again 1, end 0", {}, "pending: it is the turn of seat 0"),
    ("turn: 0\npending: starter 0, end 0", {}, "pending: starter does not belong to this moment"),
    ("turn: 0\npending: again 0, first-turn 0", {}, "pending: again does not belong to this moment"),
    ("turn: 0\npending: deal 0 x3, first-turn 0", {}, "pending: deal 0: this cannot be asked here"),
    ("turn: 0\npending: keep 0, first-turn 0", {}, "pending: keep 0: this cannot be asked here"),
    ("turn: 0\npending: look 0 about 3, again 0, end 0", {}, "pending: look 0: this cannot be asked here"),
    ("turn: 0\npending: loot 0, end 0", {}, "pending: loot 0: this cannot be asked here"),
    ("turn: 0\npending: plunder 0, end 0", {}, "pending: plunder 0: this cannot be asked here"),
    ("turn: 0\npending: bonus 0 x21, end 0", {}, "pending: bonus 0: this cannot be asked here"),
    ("turn: 0\npending: second-hook 0 about 10, end 0", {}, "pending: second-hook 0: this cannot be asked here"),
    ("turn: 0\npending: mermaid 0 about 55, end 0", {"mermaids": "on"}, "pending: mermaid 0: this cannot be asked"),
    ("turn: 0\npending: casanova 0 about 5, end 0", {"mermaids": "on"}, "pending: casanova 0: this cannot be asked"),
    ("play: key-3", {"variant": "random"}, "variant: it has been drawn before the first turn"),
    ("variant: bottom-feeder", {"variant": "random"}, "variant: bottom-feeder is never drawn"),
    ("variant: all-hands", {}, "variant: this game is played with variant=none"),
    ("variant: all-hands", {"variant": "sudden-death"}, "variant: this game is played with variant=sudden-death"),
    (
        "bank 1: anchor-7 hook-7 cannon-7 key-7 chest-7 map-7 mermaid-8",
        {"variant": "sudden-death"},
        "bank 1: with 50 points that seat has won already",
    ),
    ("bank 0: key-3\nbank 1: key-3", {}, "bank 1: key-3: there are not so many of that card"),
    ("kept 0: siren", {}, "siren"),
]


@pytest.mark.parametrize(("position", "options", "sentence"), CANNOT, ids=[said for _, _, said in CANNOT])
def test_what_cannot_be_is_refused(position: str, options: dict[str, Any], sentence: str) -> None:
    """dmd.bust, dmd.known, dmd.traits-option, dmd.davy-jones, dmd.variants, dmd.sudden-death: with a sentence."""
    with pytest.raises(ValueError, match=re.escape(sentence)):
        at(position, **options)


# -- there and back --------------------------------------------------------------------------------


@settings(max_examples=60, deadline=None)
@drawn_by(
    st.integers(2, 8),
    st.sampled_from(["en", "de"]),
    st.sampled_from(["on", "off"]),
    st.sampled_from(["none", "random", "sudden-death", "strange-lands", "bottom-feeder"]),
    st.integers(0, 2**32),
    st.integers(0, 400),
)
def test_any_moment_can_be_written_down_and_set_up_again(
    players: int, edition: str, mermaids: str, variant: str, seed: int, moment: int
) -> None:
    """dmd.finish: nothing of what is still to be done is lost, nor of what each seat knows (dmd.known)."""
    game = orlop.game(GAME, players=players, edition=edition, mermaids=mermaids, variant=variant)
    rng = orlop.Rng(seed)
    g = game.new()
    for _ in range(moment):
        if g.actor != NOBODY:
            g.apply(any_open(g, rng))
    again = game.given(g.position())
    assert again.position() == g.position()
    assert again.legal() == g.legal()
    assert [again.view(seat) for seat in (None, *range(players))] == [g.view(seat) for seat in (None, *range(players))]


@settings(max_examples=15, deadline=None)
@drawn_by(st.integers(2, 8), st.integers(0, 2**32))
def test_no_game_takes_more_answers_than_its_bound(players: int, seed: int) -> None:
    """dmd.end."""
    game = orlop.game(GAME, players=players, mermaids="on")
    rng = orlop.Rng(seed)
    g = game.new()
    answers = 0
    while g.actor != NOBODY:
        g.apply(any_open(g, rng))
        answers += 1
    assert answers <= game.bound()
