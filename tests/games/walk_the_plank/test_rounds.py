"""Rounds: how they follow on each other, who is thrown overboard, and who wins (the chapters after the sample game)."""

from __future__ import annotations

import random

import pytest

from tests.players import given, new

GAME = "walk-the-plank"

# Three aboard of four, a battle to go in a round of two cards; trump is Peglegs.
LAST_BATTLE = """
aboard: 0 1 3
size: 2
trump: peglegs
captain: 1
leader: 3
hand 0: doubloons-5
hand 1: doubloons-9
hand 3: doubloons-2
"""

SEVENTH = """
size: 1
aboard: 0 2
captain: 2
trump: parrots
"""


def test_seven_rounds_each_with_a_card_fewer() -> None:
    """wtp.rounds: and as many battles as cards; played by chance, many games."""
    sizes: set[int] = set()
    for seed in range(60):
        rng = random.Random(seed)
        table = new(GAME, 2 + seed % 3)
        dealt: list[int] = []
        battles = 0
        while table.asked() != "nobody":
            who = table.state.actor
            said = rng.choice(sorted(table.may()))
            if who < 0:
                table.chance(said)
            else:
                table.does(who, said)
            kinds = [event["kind"] for event in table.state.events(None)]
            battles += kinds.count("wins") + kinds.count("controls")
            if "captain" in kinds:
                assert battles == (dealt[-1] if dealt else 0)
                dealt.append(next(e["other"] for e in table.state.events(None) if e["kind"] == "captain"))
                battles = 0
        assert battles == dealt[-1]
        assert dealt == list(range(7, 7 - len(dealt), -1))
        sizes |= set(dealt)
        table.rests()
    assert sizes == {7, 6, 5, 4, 3, 2, 1}


def test_the_captain_names_trump_after_the_deal() -> None:
    """wtp.chosen-trump: openly, any of the five suits, held or not; naming none is not allowed."""
    table = given(GAME, 3, "size: 2\ncaptain: 1").chance(
        "parrots-1", "parrots-2", "parrots-3", "parrots-4", "parrots-5", "parrots-6"
    )
    assert table.asked() == "1 trump"
    assert table.there("hand", 1) == ["parrots-3", "parrots-6"]
    assert table.may() == {f"trump {s}" for s in ("doubloons", "hookhands", "monkeys", "parrots", "peglegs")}
    assert table.why("parrots-3") == "wtp.chosen-trump"
    with pytest.raises(ValueError, match="no choice"):
        table.state.parse("none")
    table.does(1, "trump monkeys")
    assert table.sees(None)["trump"] == "monkeys"
    assert [(e["who"], e["what"]) for e in table.told("trump")] == [(1, "monkeys")]
    assert table.asked() == "1 play"


def test_no_card_is_turned_up_after_the_first_round() -> None:
    """wtp.chosen-trump, wtp.dealt-out."""
    table = given(GAME, 2, "size: 1\ncaptain: 0").chance("parrots-1", "parrots-2")
    assert table.asked() == "0 trump"
    assert table.sees(None)["turned"] is None
    assert table.sees(None)["deck"] == 66


def test_the_captain_leads_and_play_goes_to_the_left_past_those_overboard() -> None:
    """wtp.captain-leads, wtp.deal: seat 1 is overboard, gets no card and is not asked."""
    table = given(GAME, 4, "size: 2\naboard: 0 2 3\ncaptain: 3").chance(
        "parrots-1", "parrots-2", "parrots-3", "parrots-4", "parrots-5", "parrots-6"
    )
    assert [e["who"] for e in table.told("dealt")] == [0, 2, 3, 0, 2, 3]
    table.does(3, "trump peglegs", "parrots-6").does(0, "parrots-1").does(2, "parrots-2")
    assert table.sees(None)["leader"] == 3


def test_those_without_a_battle_go_overboard_and_the_others_play_on() -> None:
    """wtp.overboard, wtp.new-captain, wtp.round-end: all cards are gathered and the new round is dealt."""
    table = given(
        GAME,
        4,
        "size: 3\ntrump: peglegs\ncaptain: 0\nwon 0: 1\nwon 1: 1\n"
        "hand 0: parrots-1\nhand 1: parrots-2\nhand 2: parrots-3\nhand 3: monkeys-13\ngone: +8",
    )
    table.does(0, "parrots-1").does(1, "parrots-2").does(2, "parrots-3").does(3, "monkeys-13")
    assert [e["who"] for e in table.told("overboard")] == [3]
    assert table.there("aboard") == ["0", "1", "2"]
    assert table.asked() == "chance draw"  # they tie
    assert len(table.there("deck")) == 68
    assert table.sees(None)["gone"] == []
    assert table.sees(None)["trump"] is None


def test_control_saves_nobody() -> None:
    """wtp.overboard, wtp.sea-monster: whoever plays the Sea Monster! last has control, no battle, and is out."""
    table = given(
        GAME,
        3,
        "size: 3\ntrump: peglegs\ncaptain: 0\nwon 0: 1\nwon 1: 1\n"
        "hand 0: parrots-1\nhand 1: parrots-2\nhand 2: monster\ngone: +6",
    )
    table.does(0, "parrots-1").does(1, "parrots-2").does(2, "monster")
    assert [e["who"] for e in table.told("controls")] == [2]
    assert [e["who"] for e in table.told("overboard")] == [2]
    assert table.there("aboard") == ["0", "1"]


def test_most_battles_make_the_next_captain_and_control_ends_with_the_round() -> None:
    """wtp.new-captain, wtp.control: seat 1 won the last battle, seat 0 won more, so seat 0 deals and leads."""
    table = given(
        GAME,
        2,
        "size: 3\ntrump: peglegs\ncaptain: 1\nleader: 0\nwon 0: 2\nhand 0: parrots-1\nhand 1: parrots-2",
    )
    table.does(0, "parrots-1").does(1, "parrots-2")
    assert [(e["who"], e["other"]) for e in table.told("captain")] == [(0, 2)]
    table.chance("monkeys-1", "monkeys-2", "monkeys-3", "monkeys-4").does(0, "trump doubloons")
    assert table.asked() == "0 play"
    assert table.sees(None)["leader"] == 0


def test_those_tied_for_most_battles_draw_from_the_whole_deck() -> None:
    """wtp.captain-tie, wtp.draw-tie: the one with fewer draws nothing; specials count 14 and 15; ties are renewed."""
    table = given(
        GAME,
        3,
        "size: 5\ntrump: peglegs\ncaptain: 2\nwon 0: 2\nwon 1: 1\nwon 2: 1\n"
        "hand 0: parrots-1\nhand 1: parrots-2\nhand 2: parrots-9",
    )
    table.does(2, "parrots-9").does(0, "parrots-1").does(1, "parrots-2")
    assert table.asked() == "chance draw"
    assert len(table.may()) == 67
    assert table.sees(None)["won"] == [2, 1, 2]
    table.chance("plank", "plank", "monster", "parrots-9")
    assert [e["who"] for e in table.told("draws")] == [0, 2, 0, 2]
    assert table.sees(None)["captain"] == 0
    assert table.sees(None)["drawn"] == []
    assert table.sees(None)["size"] == 4
    assert table.asked() == "chance deal"


def test_whoever_alone_has_won_battles_wins_the_game() -> None:
    """wtp.win, wtp.ranking, wtp.round-end: nobody draws, deals or goes overboard any more."""
    table = given(GAME, 4, LAST_BATTLE + "won 1: 1")
    table.does(3, "doubloons-2").does(0, "doubloons-5").does(1, "doubloons-9")
    assert [e["who"] for e in table.told("rules-the-waves")] == [1]
    assert table.told("overboard") == []
    assert table.state.winners() == [1]
    assert table.state.returns() == [-0.25, 0.75, -0.25, -0.25]  # those overboard before lose no more than the others
    assert table.state.why(3) == "wtp.win"
    table.rests()


def test_a_battle_for_each_of_two_goes_on() -> None:
    """wtp.win: two have won, so the game is not."""
    table = given(GAME, 4, LAST_BATTLE + "won 0: 1")
    table.does(3, "doubloons-2").does(0, "doubloons-5").does(1, "doubloons-9")
    assert table.told("rules-the-waves") == []
    assert [e["who"] for e in table.told("overboard")] == [3]
    assert table.asked() == "chance draw"
    assert table.state.winners() == []


def test_the_sea_monster_may_leave_one_alone_with_a_battle() -> None:
    """wtp.win, wtp.sea-monster: the only other battle is nobody's."""
    table = given(GAME, 2, "size: 2\ntrump: peglegs\ncaptain: 0\nwon 1: 1\nhand 0: monster\nhand 1: doubloons-9")
    table.does(0, "monster").does(1, "doubloons-9")
    assert table.state.winners() == [1]
    table.rests()


def test_the_seventh_round_has_one_battle_and_its_winner_wins_the_game() -> None:
    """wtp.round-seven, wtp.rounds."""
    table = given(GAME, 3, SEVENTH + "hand 0: parrots-2\nhand 2: doubloons-13")
    table.does(2, "doubloons-13").does(0, "parrots-2")
    assert table.state.winners() == [0]
    table.rests()


@pytest.mark.parametrize(("first", "second"), [("monster", "plank"), ("parrots-13", "monster")])
def test_the_sea_monster_of_round_seven_eats_everybody(first: str, second: str) -> None:
    """wtp.monster-eats-all: whoever played it too, and those overboard share the last place."""
    table = given(GAME, 3, SEVENTH + f"hand 0: {second}\nhand 2: {first}")
    table.does(2, first).does(0, second)
    assert len(table.told("eaten")) == 1
    assert table.state.winners() == []
    assert table.state.returns() == [0.0, 0.0, 0.0]
    table.rests()


def test_before_round_seven_somebody_always_stays() -> None:
    """wtp.overboard: two battles, one of them the Sea Monster!'s: the other one has a winner."""
    table = given(
        GAME,
        2,
        "size: 2\ntrump: peglegs\ncaptain: 0\nhand 0: monster plank\nhand 1: doubloons-9 doubloons-8",
    )
    table.does(0, "monster").does(1, "doubloons-9").does(0, "plank").does(1, "doubloons-8")
    assert table.told("eaten") == []
    assert table.state.winners() == [0]


def test_knowledge_of_a_round_ends_with_it() -> None:
    """wtp.void: until the next deal."""
    table = given(
        GAME,
        2,
        "size: 3\ntrump: peglegs\ncaptain: 0\nwon 0: 1\nwon 1: 1\nhand 0: parrots-1\nhand 1: peglegs-1",
    )
    table.does(0, "parrots-1")
    table.does(1, "peglegs-1")
    assert table.sees(None)["void"] == [[], []]
    assert [e["who"] for e in table.told("captain")] == [1]


def test_draws_of_a_tie_come_before_the_void_is_forgotten() -> None:
    """wtp.void, wtp.round-end: the next deal comes after the draw."""
    table = given(
        GAME,
        2,
        "size: 2\ntrump: peglegs\ncaptain: 0\nwon 0: 1\nhand 0: parrots-1\nhand 1: peglegs-1",
    )
    table.does(0, "parrots-1").does(1, "peglegs-1")
    assert table.asked() == "chance draw"
    assert table.sees(None)["void"] == [[], ["parrots"]]
    table.chance("parrots-1", "parrots-2")
    assert table.sees(None)["void"] == [[], []]


def test_games_that_end_otherwise_have_another_checksum() -> None:
    """wtp.ranking: two engines are compared by it."""
    ends = [
        given(GAME, 3, position).state.checksum()
        for position in (
            "aboard: 1\nwon 1: 3\npending:",
            "aboard: 1\nwon 1: 2\npending:",
            "aboard: 2\nwon 2: 3\npending:",
        )
    ]
    assert len(set(ends)) == 3
