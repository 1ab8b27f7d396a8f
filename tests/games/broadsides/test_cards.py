"""What cards are together: flushes, straights and pairs, what a Wild stands for, what is covered."""

from __future__ import annotations

import pytest

from tests.games.broadsides.told import BOTH_PERFECT, after_an_aim, damage, firing, hand, turn

LOADED = "loaded 0: fore-solid fore-solid aft-chain aft-chain"


@pytest.mark.parametrize(
    ("cards", "suits"),
    [
        ("clubs-1 clubs-9", {"clubs"}),
        ("clubs-1 hearts-9", set()),
        ("clubs-1 clubs-9 hearts-1 hearts-2", {"clubs", "hearts"}),
        ("clubs-1 wild", {"clubs"}),
        ("wild wild", {"clubs", "diamonds", "hearts", "spades"}),
    ],
)
def test_a_flush(cards: str, suits: set[str]) -> None:
    """bs.flush, bs.wild: two or more of one suit; numbers do not matter; the suit of Wilds is named."""
    table = after_an_aim(LOADED, f"hand 0: {cards}")
    assert ("broadside" in table.may()) is bool(suits)
    if suits:
        table.does(0, "broadside")
        assert table.may() == {f"suit {suit}" for suit in suits}


@pytest.mark.parametrize(
    ("cards", "numbers"),
    [
        ("clubs-3 hearts-4", {3}),
        ("clubs-3 hearts-3", set()),
        ("clubs-3 hearts-5", set()),
        ("clubs-10 hearts-1", {10}),
        ("clubs-9 hearts-10 clubs-1", {9, 10}),
        ("clubs-3 wild", {2, 3}),
        ("wild wild", set(range(1, 11))),
        ("clubs-3 clubs-6 wild wild", {1, 2, 3, 4, 5, 6, 7, 8, 9, 10}),
    ],
)
def test_a_straight(cards: str, numbers: set[int]) -> None:
    """bs.straight, bs.wild: two or more in sequence, whatever their suits; 1 follows 10."""
    table = after_an_aim(f"hand 0: {cards}", "hand 1: +4")
    assert ("sheer-off" in table.may()) is bool(numbers)
    if numbers:
        table.does(0, "sheer-off")
        assert table.may() == {f"from number-{n}" for n in numbers}


def test_a_straight_has_no_number_twice() -> None:
    """bs.straight: ten cards at most, named from 1 on."""
    table = after_an_aim("hand 0: " + " ".join([f"clubs-{n}" for n in range(1, 11)]) + " hearts-1", "hand 1: +3")
    table.does(0, "sheer-off", "number-1", *[f"clubs-{n}" for n in range(1, 11)])
    assert table.sees(0)["sheered"][0] == list(range(1, 11))
    assert hand(table, 0)[:1] == ["hearts-1"]
    table = after_an_aim("hand 0: " + " ".join([f"clubs-{n}" for n in range(1, 11)]), "hand 1: +3")
    table.does(0, "sheer-off", "number-2", *[f"clubs-{n}" for n in range(2, 11)])
    assert table.sees(0)["sheered"][0] == list(range(2, 11))


def evades(cards: str, start: int) -> int:
    """By how much this lowers the damage, every card laid."""
    table = firing(*BOTH_PERFECT, "gunsight 0: mid-hull", "loaded 0: fore-solid", f"hand 1: {cards}").does(0, "fire")
    before = damage(table)
    table.does(1, "evade", f"number-{start}")
    *others, last = cards.split()
    table.does(1, *others)
    state = table.state
    after = state.copy()
    after.apply(after.parse(last))
    points = [event["other"] for event in after.events(None) if event["kind"] == "evades"]
    assert before == 6
    return int(points[0])


@pytest.mark.parametrize(
    ("cards", "start", "points"),
    [
        ("clubs-3 clubs-4", 3, 2),
        ("clubs-3 clubs-4 clubs-5", 3, 3),
        ("clubs-3 hearts-4 clubs-5", 3, 1),
        ("clubs-3 wild clubs-5", 3, 3),
        ("wild wild", 3, 2),
        ("clubs-3 wild hearts-5", 3, 1),
        ("clubs-9 clubs-10 clubs-1", 9, 3),
    ],
)
def test_a_straight_flush(cards: str, start: int, points: int) -> None:
    """bs.straight-flush, bs.wild: all of one suit; a Wild takes the suit of the others."""
    assert evades(cards, start) == points


@pytest.mark.parametrize(
    ("cards", "firsts"),
    [
        ("clubs-7 hearts-7", {"clubs-7"}),
        ("clubs-7 hearts-8", set()),
        ("clubs-7 hearts-8 wild", {"clubs-7", "hearts-8"}),
        ("wild wild", {"wild"}),
        ("clubs-7 diamonds-7 hearts-7", {"clubs-7", "diamonds-7"}),
    ],
)
def test_a_pair(cards: str, firsts: set[str]) -> None:
    """bs.pair: two of a number; a Wild pairs with any card, two Wilds too; neither number nor suit is named."""
    table = after_an_aim(f"hand 0: {cards}")
    assert ("reload-full" in table.may()) is bool(firsts)
    if firsts:
        table.does(0, "reload-full")
        assert table.may() == {f"pay {card}" for card in firsts}


def test_what_a_wild_stands_for_on_a_target_is_named_and_kept() -> None:
    """bs.wild, bs.wild-lies: the number; taken away it is a Wild again."""
    table = turn("hand 0: wild hearts-2").does(0, "aim", "wild")
    assert table.may() == {f"as number-{n}" for n in range(1, 11)}
    table.does(0, "number-4", "left-2")
    assert table.sees(1)["aimed"][0] == [[None, None], [{"card": "wild", "number": 4}, None]]
    table.does(0, "aim", "hearts-2", "left-2")
    assert table.sees(1)["discards"][0] == ["wild"]
    assert table.sees(1)["aimed"][0][1][0] == {"card": "hearts-2", "number": 2}


def test_a_wild_moved_to_another_target_keeps_its_number() -> None:
    """bs.wild-lies, bs.trick-range-finder."""
    table = turn(
        "targets 0: target-19 target-27", "left-1 0: wild", "wilds 0: 4", "tricks 0: range-finder", dirty_tricks="on"
    ).does(0, "range-finder", "bottom-2")
    assert table.sees(None)["aimed"][0][1][1] == {"card": "wild", "number": 4}
    assert table.sees(None)["aimed"][0][0][0] is None


def test_a_wild_covers_what_it_stood_for_and_stands_for_nothing_covered() -> None:
    """bs.wild-covers, bs.covered."""
    table = after_an_aim("hand 0: clubs-3 clubs-4 wild", "sheered 0: 2 5", "hand 1: +3").does(0, "sheer-off")
    assert table.may() == {"from number-3"}
    table.does(0, "number-3", "clubs-3")
    assert table.may() == {"lay clubs-4", "lay wild"}
    table.does(0, "wild")  # 5 is covered: it ends here
    assert table.sees(None)["sheered"][0] == [2, 3, 4, 5]


def test_a_wild_in_a_flush_stands_for_its_suit() -> None:
    """bs.wild-covers: no other suit is covered, and none that is covered can be named."""
    table = after_an_aim(LOADED, "hand 0: hearts-1 spades-1 wild", "broadsided 0: hearts").does(0, "broadside")
    assert table.may() == {"suit spades"}
    assert table.why("hearts") == "bs.covered"


def test_what_is_covered_cannot_be_used_again_on_that_track() -> None:
    """bs.covered: three tracks, each for itself."""
    said = (LOADED, "hand 0: clubs-3 clubs-4", "hand 1: +3")
    assert "broadside" not in after_an_aim(*said, "broadsided 0: clubs").may()
    assert "sheer-off" in after_an_aim(*said, "broadsided 0: clubs", "evaded 0: 3 4", "sheered 1: 3 4").may()
    assert "sheer-off" not in after_an_aim(*said, "sheered 0: 4").may()
    table = after_an_aim("hand 0: clubs-3 clubs-4 hearts-7 hearts-8", "sheered 0: 4").does(0, "sheer-off")
    assert table.why("number-4") == "bs.covered"
    assert table.may() == {"from number-7"}


def test_an_empty_deck_is_made_anew_when_a_card_is_needed() -> None:
    """bs.reshuffle: of the discards."""
    table = turn("hand 0: clubs-1", "deck 0: hearts-1", "discards 0: +40").does(0, "hold").chance("hearts-1")
    assert table.sees(0)["deck"][0] == 0
    assert len(table.sees(0)["discards"][0]) == 40
    table.does(0, "aim", "clubs-1", "left-1").chance("wild")
    assert [event["who"] for event in table.told("deck-shuffled")] == [0]
    assert table.sees(0)["discards"][0] == []
    assert table.sees(0)["deck"][0] == 39


def test_with_no_discards_either_no_card_is_drawn() -> None:
    """bs.reshuffle: and Hold is no action then."""
    everything = " ".join([f"{suit}-{n}" for suit in ("clubs", "diamonds", "hearts", "spades") for n in range(1, 11)])
    table = turn(f"hand 0: {everything} wild wild")
    assert "hold" not in table.may()
    assert "aim" in table.may()


def test_discards_lie_open() -> None:
    """bs.discards-open: Aim discards and Target discards, for everybody."""
    table = turn("discards 0: clubs-3 wild", "discards 1: hearts-9", "target_discards: target-30")
    for seat in (0, 1, None):
        assert table.sees(seat)["discards"] == [["clubs-3", "wild"], ["hearts-9"]]
        assert table.sees(seat)["target_discards"] == ["target-30"]
