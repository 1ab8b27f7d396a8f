"""Battles: who may play what, and who wins (the chapters on starting play and on which cards win)."""

from __future__ import annotations

import pytest

from tests.players import Table, given

GAME = "walk-the-plank"
START = "size: 2\ncaptain: 0\n"


def battle(trump: str, *hands: str) -> Table:
    """The first battle of a round of two cards; each hand's first card is the one to be played."""
    rows = [f"hand {seat}: {hand}" for seat, hand in enumerate(hands)]
    return given(GAME, len(hands), START + f"trump: {trump}\n" + "\n".join(rows))


def played(trump: str, *cards: str) -> Table:
    """Three players play these, from the Captain to the left; their other cards are Hookhands."""
    table = battle(trump, *[f"{card} hookhands-{10 + seat}" for seat, card in enumerate(cards)])
    for seat, card in enumerate(cards):
        table.does(seat, f"play {card}")
    return table


def test_one_card_each() -> None:
    """wtp.one-card, wtp.captain-leads: no more, no fewer; then the next battle."""
    table = battle("peglegs", "parrots-1 parrots-2", "parrots-3 parrots-4", "parrots-5 parrots-6")
    assert table.asked() == "0 play"
    table.does(0, "parrots-1")
    assert table.asked() == "1 play"
    assert table.state.legal(0) == []
    table.does(1, "parrots-3")
    assert table.sees(None)["battle"] == ["parrots-1", "parrots-3"]
    table.does(2, "parrots-5")
    assert table.sees(None)["battle"] == []
    assert table.sees(None)["hand"] == [1, 1, 1]
    assert table.asked() == "2 play"


def test_only_the_own_hand_is_played_from() -> None:
    """wtp.one-card: another's card, or none at all, is refused and nothing changes."""
    table = battle("peglegs", "parrots-1 parrots-2", "parrots-3 parrots-4")
    assert table.why("parrots-3") == "wtp.one-card"
    assert table.why("plank") == "wtp.one-card"
    before = table.state.to_bytes()
    with pytest.raises(ValueError, match=r"wtp\.one-card"):
        table.state.apply(table.state.parse("parrots-3"))
    assert table.state.to_bytes() == before


def test_the_current_suit_must_be_followed_even_by_who_holds_trump() -> None:
    """wtp.current-suit, wtp.follow: Trump may not be played instead."""
    table = battle("parrots", "peglegs-12 monkeys-1", "peglegs-10 parrots-4").does(0, "peglegs-12")
    assert table.may() == {"play peglegs-10"}
    assert table.why("parrots-4") == "wtp.follow"
    assert table.sees(None)["suit"] == "peglegs"


@pytest.mark.parametrize("suit", ["doubloons", "hookhands", "monkeys", "parrots", "peglegs"])
@pytest.mark.parametrize("number", [1, 13])
def test_every_card_of_a_suit_belongs_to_it(suit: str, number: int) -> None:
    """wtp.deck, wtp.follow: the lowest and the highest must follow as well as any."""
    table = battle("parrots", f"{suit}-7 plank", f"{suit}-{number} monster").does(0, f"{suit}-7")
    assert table.may() == {f"play {suit}-{number}", "play monster"}
    other = "monkeys" if suit != "monkeys" else "parrots"
    table = battle("parrots", f"{suit}-7 plank", f"{suit}-{number} {other}-{number}").does(0, f"{suit}-7")
    assert table.may() == {f"play {suit}-{number}"}


def test_a_trump_led_is_the_current_suit() -> None:
    """wtp.current-suit, wtp.follow."""
    table = battle("parrots", "parrots-3 monkeys-1", "parrots-1 monkeys-2").does(0, "parrots-3")
    assert table.may() == {"play parrots-1"}


def test_whoever_lacks_the_current_suit_may_play_any_card() -> None:
    """wtp.no-follow."""
    table = battle("parrots", "peglegs-12 monkeys-1", "parrots-4 doubloons-1").does(0, "peglegs-12")
    assert table.may() == {"play parrots-4", "play doubloons-1"}


def test_a_special_card_may_be_played_by_who_could_follow() -> None:
    """wtp.special-anytime."""
    table = given(
        GAME,
        2,
        "size: 4\ncaptain: 0\ntrump: parrots\nhand 0: peglegs-12 +3\nhand 1: peglegs-1 plank monster parrots-5",
    ).does(0, "peglegs-12")
    assert table.may() == {"play peglegs-1", "play plank", "play monster"}
    assert table.why("parrots-5") == "wtp.follow"
    table.does(1, "plank")
    assert table.sees(None)["won"] == [0, 1]


def test_two_planks_in_one_hand_are_one_choice() -> None:
    """wtp.deck: one is as good as the other, and one is left."""
    table = battle("parrots", "plank plank", "doubloons-1 doubloons-2")
    assert table.may() == {"play plank"}
    table.does(0, "plank")
    assert table.there("hand", 0) == ["plank"]


def test_behind_a_special_lead_there_is_no_current_suit() -> None:
    """wtp.current-suit, wtp.no-follow: the suit played second does not become it."""
    table = battle("doubloons", "plank monkeys-1", "peglegs-9 monkeys-2", "peglegs-3 monkeys-3")
    table.does(0, "plank").does(1, "peglegs-9")
    assert table.sees(None)["suit"] is None
    assert table.may() == {"play peglegs-3", "play monkeys-3"}
    table.does(2, "monkeys-3")
    assert table.sees(None)["void"] == [[], [], []]


def test_not_following_shows_a_void() -> None:
    """wtp.void: neither the current suit nor a special card."""
    table = battle("parrots", "peglegs-12 monkeys-1", "parrots-4 doubloons-1", "peglegs-1 monkeys-3")
    table.does(0, "peglegs-12").does(1, "parrots-4").does(2, "peglegs-1")
    for seat in (None, 0, 1, 2):
        assert table.sees(seat)["void"] == [[], ["peglegs"], []]


def test_two_voids_are_kept_apart() -> None:
    """wtp.void: one suit after the other, until the next deal."""
    table = given(
        GAME,
        2,
        "size: 3\ncaptain: 0\ntrump: parrots\n"
        "hand 0: peglegs-12 monkeys-1 monkeys-2\nhand 1: doubloons-1 doubloons-2 doubloons-3",
    )
    table.does(0, "peglegs-12").does(1, "doubloons-1").does(0, "monkeys-1").does(1, "doubloons-2")
    assert table.sees(0)["void"] == [[], ["monkeys", "peglegs"]]
    table.does(0, "monkeys-2").does(1, "doubloons-3")
    assert table.state.winners() == [0]


def test_a_special_card_tells_nothing() -> None:
    """wtp.void: neither does a lead."""
    table = battle("parrots", "peglegs-12 monkeys-1", "plank peglegs-5").does(0, "peglegs-12").does(1, "plank")
    assert table.sees(None)["void"] == [[], []]
    table.does(1, "peglegs-5")
    assert table.sees(None)["void"] == [[], []]


def who_won(table: Table) -> list[int]:
    won: list[int] = table.sees(None)["won"]
    return won


@pytest.mark.parametrize("cards", [("monster", "plank", "parrots-13"), ("plank", "parrots-13", "monster")])
def test_nobody_wins_a_battle_with_the_sea_monster(cards: tuple[str, str, str]) -> None:
    """wtp.sea-monster, wtp.control: whatever is played before or after it; who played it takes control."""
    table = played("parrots", *cards)
    assert who_won(table) == [0, 0, 0]
    assert table.told("wins") == []
    seat = cards.index("monster")
    assert [e["who"] for e in table.told("controls")] == [seat]
    assert table.asked() == f"{seat} play"


def test_the_first_plank_wins() -> None:
    """wtp.plank-first: even over the highest trump."""
    assert who_won(played("parrots", "parrots-12", "plank", "parrots-13")) == [0, 1, 0]


def test_a_second_plank_does_not_win() -> None:
    """wtp.plank-first."""
    assert who_won(played("parrots", "parrots-12", "plank", "plank")) == [0, 1, 0]
    assert who_won(played("parrots", "plank", "parrots-13", "plank")) == [1, 0, 0]


def test_the_highest_trump_wins() -> None:
    """wtp.trump-wins: a low one beats the highest card of the current suit."""
    assert who_won(played("parrots", "peglegs-13", "parrots-1", "peglegs-12")) == [0, 1, 0]
    assert who_won(played("parrots", "peglegs-13", "parrots-1", "parrots-2")) == [0, 0, 1]
    assert who_won(played("parrots", "parrots-3", "parrots-1", "parrots-2")) == [1, 0, 0]


def test_the_highest_card_of_the_current_suit_wins() -> None:
    """wtp.suit-wins."""
    assert who_won(played("parrots", "peglegs-2", "peglegs-12", "peglegs-11")) == [0, 1, 0]


def test_other_cards_cannot_win() -> None:
    """wtp.cannot-win: but one must still be played."""
    table = battle("parrots", "peglegs-1 monkeys-1", "doubloons-13 monkeys-13", "hookhands-13 monkeys-12")
    table.does(0, "peglegs-1")
    assert table.may() == {"play doubloons-13", "play monkeys-13"}
    table.does(1, "doubloons-13").does(2, "hookhands-13")
    assert who_won(table) == [1, 0, 0]


def test_behind_a_special_lead_only_specials_win() -> None:
    """wtp.cannot-win, wtp.plank-first."""
    assert who_won(played("parrots", "plank", "peglegs-13", "parrots-13")) == [1, 0, 0]


def test_the_winner_stacks_the_battle_and_leads_on() -> None:
    """wtp.stack, wtp.control: everyone sees how many battles each has won, and every card played."""
    table = played("parrots", "peglegs-2", "peglegs-12", "peglegs-11")
    for seat in (None, 0, 1, 2):
        assert table.sees(seat)["won"] == [0, 1, 0]
        assert table.sees(seat)["gone"] == ["peglegs-2", "peglegs-11", "peglegs-12"]
    assert [e["who"] for e in table.told("wins")] == [1]
    assert table.state.scores() == [0, 1, 0]
    assert table.asked() == "1 play"


def test_cards_of_a_battle_that_nobody_won_count_for_no_one_and_stay_public() -> None:
    """wtp.stack."""
    table = played("parrots", "peglegs-2", "monster", "peglegs-11")
    assert who_won(table) == [0, 0, 0]
    assert table.sees(2)["gone"] == ["peglegs-2", "peglegs-11", "monster"]
