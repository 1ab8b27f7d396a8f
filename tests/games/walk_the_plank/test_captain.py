"""Who plays, with which cards, and who is Captain first (the chapter on setting up)."""

from __future__ import annotations

import pytest

import orlop
from tests.players import Table, given, new

GAME = "walk-the-plank"
NINES = "parrots-9 monkeys-9 peglegs-9"


@pytest.mark.parametrize("players", range(2, 10))
def test_two_to_nine_play(players: int) -> None:
    """wtp.players: each of them draws a card."""
    table = new(GAME, players)
    table.chance(*[f"doubloons-{n}" for n in range(1, players)])
    assert table.asked() == "chance draw"
    table.chance("doubloons-13")
    assert table.sees(None)["captain"] == players - 1


@pytest.mark.parametrize("players", [1, 10])
def test_nobody_plays_alone_nor_ten(players: int) -> None:
    """wtp.players."""
    with pytest.raises(ValueError, match="2 to 9 players"):
        orlop.game(GAME, players=players)


def test_the_deck() -> None:
    """wtp.deck: five suits of thirteen, two Walk the Plank!, one Sea Monster!."""
    deck = new(GAME, 4).there("deck")
    assert len(deck) == 68
    suits = ("doubloons", "hookhands", "monkeys", "parrots", "peglegs")
    assert set(deck) == {f"{suit}-{n}" for suit in suits for n in range(1, 14)} | {"plank", "monster"}
    assert deck.count("plank") == 2


def test_two_planks_are_twice_as_likely() -> None:
    """wtp.deck: chance draws a card of 68, and Walk the Plank! is two of them."""
    table = new(GAME, 3)
    odds = {table.state.say(c): p for c, p in table.state.outcomes()}
    assert odds["draw plank"] == pytest.approx(2 / 68)
    assert odds["draw monster"] == odds["draw parrots-9"] == pytest.approx(1 / 68)
    table.chance("plank")
    odds = {table.state.say(c): p for c, p in table.state.outcomes()}
    assert odds["draw plank"] == odds["draw monster"] == pytest.approx(1 / 67)


def test_the_highest_number_is_captain_whatever_its_suit() -> None:
    """wtp.first-captain: drawn face up, in seat order."""
    table = new(GAME, 3).chance("peglegs-3", "doubloons-12")
    assert table.sees(None)["drawn"] == ["doubloons-12", "peglegs-3"]
    table.chance("parrots-11")
    assert table.sees(None)["captain"] == 1
    assert [(event["who"], event["what"]) for event in table.told("draws")] == [
        (0, "peglegs-3"),
        (1, "doubloons-12"),
        (2, "parrots-11"),
    ]
    assert table.asked() == "chance deal"


def test_walk_the_plank_counts_14_and_the_sea_monster_15() -> None:
    """wtp.first-captain."""
    assert new(GAME, 3).chance("peglegs-13", "plank", "parrots-13").sees(None)["captain"] == 1
    assert new(GAME, 3).chance("monster", "plank", "parrots-13").sees(None)["captain"] == 0


def test_those_tied_for_the_highest_draw_again() -> None:
    """wtp.draw-tie: only they, until one is highest; what was drawn stays out."""
    table = new(GAME, 4).chance("parrots-12", "monkeys-3", "peglegs-12", "doubloons-12")
    assert len(table.told("draws-again")) == 1
    assert table.state.why(table.state.parse("parrots-12")) == "wtp.first-captain"
    table.chance("hookhands-5", "peglegs-1", "parrots-5")  # seats 0, 2 and 3; 0 and 3 are tied once more
    assert len(table.told("draws-again")) == 2
    assert len(table.sees(None)["drawn"]) == 7
    table.chance("parrots-1", "parrots-2")
    assert table.sees(None)["captain"] == 3
    assert [event["who"] for event in table.told("draws")] == [0, 1, 2, 3, 0, 2, 3, 0, 3]


def test_two_planks_tie() -> None:
    """wtp.draw-tie."""
    table = new(GAME, 2).chance("plank", "plank")
    assert table.asked() == "chance draw"
    assert "draw plank" not in table.may()
    table.chance("monkeys-2", "monkeys-1")
    assert table.sees(None)["captain"] == 0


def test_a_deck_too_short_for_all_who_are_tied_gets_the_drawn_cards_back() -> None:
    """wtp.draw-tie."""
    table = given(GAME, 4, f"deck: {NINES} doubloons-1\ndrawn: +64\npending: draw 0, draw 1, draw 2, find-captain 0")
    table.chance(*NINES.split())
    assert len(table.told("deck-too-short")) == 1
    assert len(table.there("deck")) == 68
    assert table.sees(None)["drawn"] == []
    table.chance("parrots-1", "parrots-2", "parrots-3")
    assert table.sees(None)["captain"] == 2


def test_a_deck_just_long_enough_is_drawn_to_its_last_card() -> None:
    """wtp.draw-tie."""
    table = given(GAME, 4, f"deck: {NINES} doubloons-1 doubloons-2 doubloons-3\ndrawn: +62\ntied: 0 1 2")
    table.chance(*NINES.split()).chance("doubloons-1", "doubloons-2", "doubloons-3")
    assert table.told("deck-too-short") == []
    assert table.sees(None)["captain"] == 2


def test_cards_are_shuffled_back_once_only() -> None:
    """wtp.draw-tie: when the deck falls short again, the first of the tied in seat order is Captain."""
    table = given(
        GAME,
        4,
        f"deck: {NINES} doubloons-1\ndrawn: +64\nshuffled_back: 1\npending: draw 1, draw 2, draw 3, find-captain 0",
    )
    table.chance(*NINES.split())
    assert table.told("deck-too-short") == []
    assert table.sees(None)["captain"] == 1
    assert table.asked() == "chance deal"


def test_each_draw_for_captain_may_shuffle_back_once() -> None:
    """wtp.draw-tie: once in a draw, not once in a game."""
    table = given(GAME, 3, f"deck: {NINES}\ndrawn: +65\nsize: 5\nshuffled_back: 1\ntied: 0 1 2")
    table.chance(*NINES.split())
    assert len(table.told("deck-too-short")) == 1


def deals(table: Table, seats: list[int]) -> None:
    assert [event["who"] for event in table.told("dealt")] == seats


def test_the_deal() -> None:
    """wtp.deal: from the Captain's left, one card at a time, to everyone; of the whole deck."""
    table = new(GAME, 3).chance("parrots-5", "plank", "parrots-6")
    assert len(table.there("deck")) == 68  # those drawn were shuffled in
    assert "deal plank" in table.may()
    table.chance("parrots-5", "plank", "monkeys-1", "monkeys-2")
    deals(table, [2, 0, 1, 2])
    assert table.there("hand", 2) == ["monkeys-2", "parrots-5"]
    table.chance(*[f"doubloons-{n}" for n in range(1, 14)], *[f"hookhands-{n}" for n in range(1, 5)])
    deals(table, [2, 0, 1] * 7)
    assert table.sees(None)["hand"] == [7, 7, 7]
    assert table.asked() == "chance turn-up"


def test_the_first_trump() -> None:
    """wtp.first-trump: the next card's suit; everyone sees it, and it is in nobody's hand."""
    table = given(GAME, 3, "captain: 1\nhand 0: +7\nhand 1: +7\nhand 2: parrots-1 +6\nseed: 5")
    assert table.asked() == "chance turn-up"
    up = next(said for said in sorted(table.may()) if said.startswith("turn-up peglegs")).split()[1]
    table.chance(up)
    for seat in (None, 0, 1, 2):
        assert (table.sees(seat)["turned"], table.sees(seat)["trump"]) == (up, "peglegs")
    assert up not in table.there("deck") + table.there("hand", 0) + table.there("hand", 1) + table.there("hand", 2)
    assert table.asked() == "1 play"
    assert table.why(up) == "wtp.one-card"


@pytest.mark.parametrize("special", ["plank", "monster"])
def test_a_special_card_turned_up_means_no_trump(special: str) -> None:
    """wtp.first-trump: and in such a round the current suit's highest card wins."""
    table = given(
        GAME,
        2,
        f"turned: {special}\nhand 0: parrots-2 +6\n"
        "hand 1: monkeys-13 doubloons-1 doubloons-2 doubloons-3 doubloons-4 hookhands-1 hookhands-2",
    )
    assert table.sees(None)["trump"] is None
    table.does(0, "parrots-2").does(1, "monkeys-13")
    assert table.sees(None)["won"] == [1, 0]


def test_nine_players_leave_four_cards_unseen() -> None:
    """wtp.dealt-out: 63 are dealt and one is turned up."""
    table = new(GAME, 9).chance("doubloons-1", *[f"peglegs-{n}" for n in range(1, 9)])
    while table.asked() == "chance deal":
        table.chance(sorted(table.may())[0])
    table.chance(sorted(table.may())[0])
    assert table.sees(None)["hand"] == [7] * 9
    assert table.sees(None)["deck"] == 4
    assert all(table.sees(seat)["deck"] == 4 for seat in range(9))


def test_the_captain_deals_to_herself_last() -> None:
    """wtp.deal: two players, the shortest way round."""
    table = new(GAME, 2).chance("doubloons-2", "doubloons-1").chance("monkeys-1", "monkeys-2", "monkeys-3")
    deals(table, [1, 0, 1])
