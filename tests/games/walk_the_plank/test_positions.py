"""Positions: what follows from the little they say, what they refuse, and that they hold all there is."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from hypothesis import given as drawn_by, settings, strategies as st

import orlop
from orlop.table.chance import any_open
from tests.players import given

GAME = "walk-the-plank"


# -- what follows ------------------------------------------------------------------


def test_of_nothing_follows_a_new_game() -> None:
    """wtp.first-captain."""
    table = given(GAME, 3, "")
    assert table.asked() == "chance draw"
    assert table.state.position() == orlop.game(GAME, players=3).new().position()


def test_of_a_captain_follows_the_deal() -> None:
    """wtp.deal."""
    table = given(GAME, 4, "captain: 2\nsize: 3\naboard: 0 2")
    assert table.asked() == "chance deal"
    assert table.state.position().splitlines()[-1] == "pending: deal 2 x6, trump 2"
    assert given(GAME, 4, "captain: 2").state.position().splitlines()[-1] == "pending: deal 2 x28, turn-up 2"


def test_of_a_tie_follows_the_draw() -> None:
    """wtp.captain-tie."""
    table = given(GAME, 4, "size: 4\naboard: 0 1 3\ntied: 1 3").chance("parrots-1", "parrots-2")
    assert table.sees(None)["captain"] == 3


def test_of_full_hands_follows_the_trump() -> None:
    """wtp.first-trump, wtp.chosen-trump."""
    assert given(GAME, 2, "hand 0: +7\nhand 1: +7").asked() == "chance turn-up"
    assert given(GAME, 2, "size: 2\nhand 0: +2\nhand 1: +2\ncaptain: 1").asked() == "1 trump"


def test_of_empty_hands_and_battles_follows_the_end_of_the_round() -> None:
    """wtp.round-end."""
    table = given(GAME, 3, "size: 5\ntrump: parrots\nwon 1: 3\nwon 2: 2")
    assert table.there("aboard") == ["1", "2"]
    assert table.sees(None)["captain"] == 1
    assert table.asked() == "chance deal"
    over = given(GAME, 3, "size: 5\ntrump: parrots\nwon 1: 5")
    assert over.state.winners() == [1]
    over.rests()


def test_of_a_battle_follows_who_plays_who_is_ahead_and_who_lacks_what() -> None:
    """wtp.current-suit, wtp.void, wtp.captain-leads."""
    table = given(
        GAME,
        4,
        "size: 3\naboard: 0 1 3\ntrump: parrots\ncaptain: 3\n"
        "hand 0: +2\nhand 1: +3\nhand 3: +2\nbattle: peglegs-9 monkeys-2",
    )
    assert table.asked() == "1 play"
    assert table.sees(None)["suit"] == "peglegs"
    assert table.sees(None)["ahead"] == 3
    assert table.sees(None)["void"] == [["peglegs"], [], [], []]
    assert table.sees(None)["gone"] == ["monkeys-2", "peglegs-9"]


@pytest.mark.parametrize("seed", range(30))
def test_a_hand_is_dealt_nothing_that_it_lacks(seed: int) -> None:
    """wtp.void; and the Sea Monster! is not among the cards played unless it is said."""
    table = given(
        GAME,
        2,
        f"size: 6\ntrump: parrots\nhand 0: +2\nhand 1: +3\nbattle: peglegs-9\nvoid 1: peglegs monkeys\n"
        f"gone: peglegs-9 +6\nwon 0: 3\nseed: {seed}",
    )
    assert not [card for card in table.there("hand", 1) if card.startswith(("peglegs", "monkeys"))]
    assert "monster" not in table.there("gone")


def test_the_card_turned_up_may_be_left_to_chance() -> None:
    """wtp.first-trump: what is open is dealt by the seed, the same seed the same."""
    text = "turned: +1\nhand 0: +7\nhand 1: +7\ncaptain: 0\nseed: "
    ups = {str(given(GAME, 2, f"{text}{seed}").sees(None)["turned"]) for seed in range(20)}
    assert len(ups) > 5
    assert given(GAME, 2, text + "3").state.position() == given(GAME, 2, text + "3").state.position()


def test_what_chance_answers_first_can_be_said() -> None:
    """wtp.deal."""
    table = given(GAME, 2, "size: 1\ncaptain: 0\nnext: plank monster")
    assert table.there("hand", 1) == ["plank"]
    assert table.there("hand", 0) == ["monster"]
    assert table.asked() == "0 trump"


# -- what cannot be ------------------------------------------------------------------

THREE = "aboard: 0 1 2\nsize: 4\n"
DRAWING = "pending: draw 0, draw 1, find-captain 0\n"
DEALING = "captain: 0\npending: deal 0 x28, turn-up 0\n"
PLAYING = "size: 3\ntrump: parrots\ncaptain: 0\nhand 0: +2\nhand 1: +3\nhand 2: +3\nhand 3: +3\nbattle: peglegs-9\n"
LATER = "size: 3\ntrump: parrots\ncaptain: 0\nhand 0: +2\nhand 1: +2\nhand 2: +2\nhand 3: +2\n"

FLAWS = [
    # the game is over
    ("pending:", "pending: nothing; with 4 aboard the game is not over"),
    ("pending:\naboard: 7", "aboard: 7: seats are 0 to 3"),
    ("pending:\naboard: 1\nhand 1: plank", "hand: when the game is over all hands are empty"),
    ("pending:\naboard: 1\nwon 1: 1\nwon 0: 1", "won: seat 0 is overboard and has won no battle"),
    ("pending:\naboard: 1", "won: seat 1 has won the game, and so at least one battle"),
    # the seats
    ("aboard:\npending: play 0", "aboard: nobody is"),
    ("aboard: 0 1 2 3 4", "aboard: 4: seats are 0 to 3"),
    ("aboard: 0 1 2", "aboard: in the first round everybody is"),
    ("aboard: 2\nsize: 3", "aboard: the last one aboard has won the game"),
    ("captain: 0\nsize: 2", "aboard: 4 players; the round before this had 3 battles to stay aboard by"),
    (THREE + "leader: 3\ntrump: parrots", "leader: seat 3 is not aboard"),
    (THREE + "ahead: 3", "ahead: seat 3 is not aboard"),
    (THREE + "next_dealt: 3", "next_dealt: seat 3 is not aboard"),
    ("captain: 5", "captain: 5: seats are 0 to 3"),
    (THREE + "tied: 1 3", "tied: seat 3 is not aboard"),
    # the hands
    (THREE + "hand 3: plank", "hand 3: that seat is overboard and holds no cards"),
    ("size: 3\nhand 0: +4", "hand 0: 4 cards; this round deals 3"),
    ("size: 3\nhand 1: peglegs-1\nvoid 1: peglegs", "hand 1: this seat has shown that it holds no peglegs"),
    # a draw for Captain
    (DRAWING + "hand 0: plank", "hand: nobody holds cards while a Captain is drawn for"),
    (DRAWING + "gone: plank", "drawn: while a Captain is drawn for, all other cards are in the deck"),
    (DRAWING + "trump: parrots", "drawn: while a Captain is drawn for, all other cards are in the deck"),
    (DRAWING + "highest: 9", "tied: those who drew the highest card; nobody before the first card is drawn"),
    (
        "drawn: parrots-8\nhighest: 9\ntied: 0\npending: draw 1, find-captain 0",
        "highest: 9: that was drawn 0 times, and 1 are tied",
    ),
    ("drawn: plank\nhighest: 14\ntied: 0 1\npending: find-captain 0", "highest: 14: that was drawn 1 times"),
    (THREE + "pending: draw 3, find-captain 0", "pending: seat 3 is not aboard"),
    ("drawn: parrots-9\nhighest: 9\ntied: 1\npending: draw 0, find-captain 0", "tied: seat 0 has still to draw"),
    (DRAWING + "deck: plank\ndrawn: +67", "deck: 1 cards are too few for all who draw"),
    (
        "pending: draw 1, draw 0, find-captain 0",
        "pending: draw 1, draw 0, find-captain 0: at this moment it is draw 0, draw 1, find-captain 0",
    ),
    # a deal
    ("pending: deal 0 x28, turn-up 0", "captain: nobody deals"),
    (THREE + "captain: 3\npending: deal 3 x12, trump 3", "captain: seat 3 is not aboard"),
    (DEALING + "drawn: plank", "deck: until the cards are dealt, all others are in the deck and nothing is trump"),
    (DEALING + "trump: parrots", "deck: until the cards are dealt, all others are in the deck and nothing is trump"),
    (DEALING + "won 0: 1", "won: until the cards are dealt nobody leads and no battle is won"),
    (DEALING + "leader: 1", "won: until the cards are dealt nobody leads and no battle is won"),
    (DEALING + "hand 2: plank", "hand 1: 0 cards, where 1 have been dealt"),
    (DEALING + "next_dealt: 3", "next_dealt: 3: the next card is seat 1's"),
    (DEALING + "hand 1: plank", "pending: deal 0 x28, turn-up 0: at this moment it is deal 0 x27, turn-up 0"),
    (
        "size: 3\ncaptain: 0\nhand 0: +3\nhand 1: +3\nhand 2: +3\nhand 3: +3\npending: turn-up 0",
        "pending: turn-up 0: at this moment it is trump 0",
    ),
    # a battle
    (PLAYING + "drawn: plank", "drawn: the cards drawn for Captain were shuffled back before the deal"),
    (THREE + "captain: 3\nhand 0: +1\nhand 1: +1\nhand 2: +1\ntrump: parrots", "captain: seat 3 is not aboard"),
    ("pending: play 0", "captain: a round has one"),
    (PLAYING + "turned: plank", "turned: a card is turned up in the first round only, the one of seven cards"),
    (PLAYING.replace("trump: parrots\n", ""), "trump: in every round after the first the Captain names one"),
    (PLAYING.replace("size: 3", "size: 7"), "turned: in the first round a card is turned up (+1: any)"),
    (PLAYING.replace("size: 3", "turned: peglegs-1"), "trump: peglegs-1 was turned up"),
    (LATER + "battle: peglegs-1 peglegs-2 peglegs-3 peglegs-4", "battle: 4 cards; with 4 aboard the last card ends it"),
    (LATER + "won 0: 1\npending: end-round 0", "hand: the round is over when all hands are empty"),
    ("size: 3\ntrump: parrots\ncaptain: 0", "hand: the round is over when all hands are empty"),
    (PLAYING.replace("hand 2: +3", "hand 2: +2"), "hand 2: 2 cards, where 3 are left at this moment of the round"),
    (PLAYING.replace("hand 0: +2", "hand 0: +1"), "hand 0: 1 cards, where 2 are left at this moment of the round"),
    (LATER + "won 0: 1\ngone: +3", "gone: 3 cards; 4 have been played in this round (or say none, or +4)"),
    (PLAYING + "ahead: 1", "ahead: suit, strength and ahead are not those of the battle"),
    (PLAYING + "suit: monkeys", "ahead: suit, strength and ahead are not those of the battle"),
    (PLAYING + "strength: 30", "ahead: suit, strength and ahead are not those of the battle"),
    (PLAYING + "pending: play 2", "pending: play 2: at this moment it is play 1"),
    (PLAYING + "pending: play 1, end-round 0", "pending: play 1, end-round 0: at this moment it is play 1"),
    # the battles won
    (
        THREE.replace("4", "3") + "trump: parrots\nhand 0: +2\nhand 1: +2\nhand 2: +2\nwon 3: 1",
        "won: seat 3 is overboard",
    ),
    (PLAYING + "won 0: 1", "won: 1 battles; 0 of this round have been played"),
    (LATER + "gone: monster +3\nwon 0: 1", "won: 1 battles; one of the 1 played was the Sea Monster!'s"),
    (LATER + "gone: +4", "won: 0 battles; 1 have been played, and only the Sea Monster! leaves one unwon"),
    (
        LATER.replace("hand 1: +2", "hand 1: monster +1"),
        "won: 0 battles; 1 have been played, and only the Sea Monster!",
    ),
    (
        LATER.replace("hand 0: +2", "hand 0: +1") + "battle: monster",
        "won: 0 battles; 1 have been played, and only the Sea Monster! leaves one unwon",
    ),
    ("size: 3\ntrump: parrots\nwon 0: 1", "won: 1 battles; 3 of this round have been played"),
    # what holds for every game
    ("hand 0: parrots-9\nhand 1: parrots-9", "hand 1: parrots-9: there are not so many of that card"),
    ("hand 0: plank plank plank", "hand 0: plank plank plank: one of these more often than there can be"),
    ("hand 0: parrots-14", "hand 0: parrots-14 is nothing that can lie there"),
    ("hand 0: parrots-9 parrots-9", "hand 0: parrots-9 parrots-9: one of these more often than there can be"),
    ("hand 0: parrots", "hand 0: parrots: there are not so many of that card"),
    ("aboard: 0 0 1", "aboard: 0 0 1: one of these more often than there can be"),
    ("void 0: parrots-9", "void 0: parrots-9 is nothing that can lie there"),
    ("size: 8", "size: 8: it is 1 to 7"),
    ("deck: plank\ncaptain: 0", "doubloons-1 lies nowhere"),
    ("hand 0: +69", "hand 0: +69: only 68 cards are left for it"),
]


@pytest.mark.parametrize(("position", "sentence"), FLAWS)
def test_what_cannot_be_is_refused(position: str, sentence: str) -> None:
    """wtp.rounds, wtp.deal, wtp.one-card, wtp.stack, wtp.overboard and the rest: with a sentence that says what."""
    with pytest.raises(ValueError, match="^" + re.escape(sentence)):
        given(GAME, 4, position)


def test_a_last_battle_may_have_been_the_sea_monsters() -> None:
    """wtp.sea-monster: a battle fewer is won, if it may have been played, said or not."""
    for gone in ("", "gone: monster +3\n"):
        hands = "".join([f"hand {seat}: parrots-{seat + 1} monkeys-{seat + 1}\n" for seat in range(4)])
        table = given(GAME, 4, "size: 3\ntrump: parrots\ncaptain: 0\n" + hands + gone)
        assert table.asked() == "0 play"
        assert table.sees(None)["won"] == [0, 0, 0, 0]


def test_everybody_eaten_and_somebody_won_can_be_given() -> None:
    """wtp.monster-eats-all, wtp.win: positions of a game that is over."""
    eaten = given(GAME, 4, "aboard:\npending:")
    assert eaten.state.winners() == []
    eaten.rests()
    won = given(GAME, 4, "aboard: 2\nwon 2: 3\npending:")
    assert won.state.winners() == [2]
    won.rests()


# -- all there is ----------------------------------------------------------------------


@settings(max_examples=60, deadline=None)
@drawn_by(st.integers(2, 9), st.integers(0, 2**32), st.integers(0, 500))
def test_any_moment_can_be_written_down_and_set_up_again(players: int, seed: int, moment: int) -> None:
    """wtp.players and all others: as text, as bytes and as a copy it is the same table, and goes on alike."""
    game = orlop.game(GAME, players=players)
    rng = orlop.Rng(seed)
    state = game.new()
    for _ in range(moment):
        if state.actor == orlop.NOBODY:
            break
        state.apply(any_open(state, rng))
    text = state.position()
    for again in (game.given(text), game.from_bytes(state.to_bytes()), state.copy()):
        assert again.position() == text
        assert (again.actor, again.legal(), again.outcomes()) == (state.actor, state.legal(), state.outcomes())
        assert [again.view(seat) for seat in (None, 0)] == [state.view(seat) for seat in (None, 0)]
        assert again.winners() == state.winners()
    if state.actor != orlop.NOBODY:
        again = game.given(text)
        choice = any_open(state, rng)
        again.apply(choice)
        state.apply(choice)
        assert again.position() == state.position()


@settings(max_examples=40, deadline=None)
@drawn_by(st.integers(2, 9), st.integers(0, 2**32))
def test_no_game_takes_more_answers_than_its_bound(players: int, seed: int) -> None:
    """wtp.rounds, wtp.draw-tie: every game ends."""
    game = orlop.game(GAME, players=players)
    rng = orlop.Rng(seed)
    state = game.new()
    answers = 0
    while state.actor != orlop.NOBODY:
        state.apply(any_open(state, rng))
        answers += 1
    assert answers <= game.bound()


def test_the_positions_of_the_page_are_as_it_says() -> None:
    """wtp.void: docs/games/walk-the-plank.md."""
    page = Path(__file__).parents[3] / "docs" / "games" / "walk-the-plank.md"
    first, later = re.findall(r"```\n(.*?)```", page.read_text(encoding="utf-8"), re.DOTALL)
    assert given(GAME, 3, first).asked() == "0 play"
    table = given(GAME, 4, later)
    assert table.asked() == "1 play"
    assert table.sees(None)["void"][0] == ["peglegs"]
