"""Showdowns: who is asked, what may be bid, who gets the Brain, and what it does to the turns."""

from __future__ import annotations

from orlop.games.dead_money.setup import GAME
from tests.players import Table, given

DROPPED = "dropped: brain-clubs\ndroppers: seat-0\n"


def showdown(hands: str, players: int = 3, more: str = "") -> Table:
    return given("dead-money", players, hands + "\n" + DROPPED + more)


def bids(table: Table, seat: int, *cards: str) -> None:
    table.does(seat, *[f"bid {card}" for card in cards], "done")


def test_round_the_table_once_from_the_left_of_the_dropper() -> None:
    """dm.showdown: the dropper is asked last, and also whoever can only pass."""
    table = given("dead-money", 4, "hand 0: +3\nhand 1: brain-hearts\nhand 2: +3\nhand 3: +3\n" + DROPPED)
    assert table.asked() == "1 bid"
    assert table.may() == {"pass"}
    table.does(1, "pass").does(2, "pass").does(3, "pass")
    assert table.asked() == "0 bid"
    table.does(0, "pass")
    assert table.there("pile") == ["brain-clubs"]
    assert table.asked() == "1 play"


def test_two_kings_and_a_nine() -> None:
    """dm.bid-won, dm.bid-settled, dm.pile-order: the rulebook's bid wins, and its four coins draw four cards."""
    hands = "hand 0: +3\nhand 1: hearts-king clubs-king spades-9 clubs-2\nhand 2: clubs-queen diamonds-queen clubs-3"
    table = showdown(hands)
    bids(table, 1, "hearts-king", "clubs-king", "spades-9")
    table.does(2, "pass").does(0, "pass")
    assert table.there("pile") == ["spades-9", "clubs-king", "hearts-king"]
    table.chance("draw spades-2", "draw spades-3", "draw spades-4", "draw spades-5")
    assert table.sees(0)["brains"][1] == ["brain-clubs"]
    assert table.asked() == "1 play"
    assert len(table.there("hand", 1)) == 5


def test_a_bid_is_named_from_high_to_low_and_never_a_dead_end() -> None:
    """dm.bid, dm.bid-equal: only cards that lead to a better bid are offered, and done only for one."""
    hands = "hand 0: +3\nhand 1: clubs-9 diamonds-9\nhand 2: clubs-king hearts-10 diamonds-10 spades-4 brain-hearts"
    table = showdown(hands)
    assert table.may() == {"bid clubs-9", "bid diamonds-9", "pass"}
    table.does(1, "bid diamonds-9")
    assert table.may() == {"bid clubs-9", "done"}
    table.does(1, "bid clubs-9", "done")
    assert table.may() == {"bid clubs-king", "bid hearts-10", "pass"}
    assert table.why("bid spades-4") == "dm.bid-equal"
    assert table.why("bid brain-hearts") == "dm.bid"
    table.does(2, "bid hearts-10")
    assert table.may() == {"bid diamonds-10"}
    assert table.why("done") == "dm.bid-equal"
    table.does(2, "bid diamonds-10")
    assert table.may() == {"bid spades-4", "done"}
    table.does(2, "bid spades-4", "done")
    assert table.sees(0)["bid"] == [[], ["clubs-9", "diamonds-9"], ["spades-4", "diamonds-10", "hearts-10"]]


def test_what_is_named_is_the_bidders_own_until_it_is_done() -> None:
    """dm.bid: then the cards lie open and are out of the hand."""
    table = showdown("hand 0: +3\nhand 1: clubs-9 diamonds-9 clubs-2\nhand 2: +3")
    table.does(1, "bid diamonds-9")
    assert table.sees(1)["naming"] == ["diamonds-9"]
    for onlooker in (0, 2, None):
        assert "naming" not in table.sees(onlooker)
        assert table.sees(onlooker)["hand"][1] == 3
        assert table.state.events(onlooker)[0]["what"] == "unseen"
    table.does(1, "done")
    assert table.sees(0)["bid"][1] == ["diamonds-9"]
    assert table.sees(0)["hand"][1] == 2


def test_equal_is_not_better() -> None:
    """dm.bid-equal: suits never matter."""
    table = showdown("hand 0: +3\nhand 1: clubs-9 clubs-2\nhand 2: spades-9 hearts-8 brain-clubs")
    bids(table, 1, "clubs-9")
    assert table.may() == {"bid spades-9", "pass"}
    table.does(2, "bid spades-9")
    assert table.may() == {"bid hearts-8"}  # dm.bid-longer: with a kicker it is better


def test_whoever_bid_everything_and_is_outbid_wins() -> None:
    """dm.bid-all, dm.bid-lost: the outbid draw nothing."""
    table = showdown("hand 0: hearts-10 clubs-2\nhand 1: clubs-9\nhand 2: +3")
    bids(table, 1, "clubs-9")
    table.does(2, "pass")
    bids(table, 0, "hearts-10")
    table.chance("draw spades-2", "draw spades-3")
    table.rests()
    assert table.state.winners() == [1]


def test_the_highest_bidder_of_everything_draws_and_goes_on() -> None:
    """dm.bid-all, dm.bid-won"""
    table = showdown("hand 0: +3\nhand 1: clubs-9\nhand 2: +3")
    bids(table, 1, "clubs-9")
    table.does(2, "pass").does(0, "pass").chance("draw spades-2")
    assert table.asked() == "1 play"


def test_several_win_at_once() -> None:
    """dm.win-several: the player whose turn it is first, then to the left; in a Showdown too."""
    table = showdown("hand 0: spades-king\nhand 1: clubs-9\nhand 2: clubs-10\nhand 3: +3", 4, "turn: 2\n")
    bids(table, 1, "clubs-9")
    bids(table, 2, "clubs-10")
    table.does(3, "pass")
    bids(table, 0, "spades-king")
    table.chance("draw spades-2")
    table.rests()
    assert table.state.winners() == [2]


def test_two_dropped_brains() -> None:
    """dm.drop-several: a Showdown each, in the order dropped; the last one says whose turn is next."""
    table = given("dead-money", 3, "hand 0: +3\nhand 1: clubs-9 clubs-2\nhand 2: +3\n"
                  "dropped: brain-clubs brain-hearts\ndroppers: seat-0 seat-2")  # fmt: skip
    assert table.sees(None)["dropped"] == ["brain-clubs", "brain-hearts"]
    table.does(1, "pass").does(2, "pass").does(0, "pass")
    assert table.asked() == "0 bid"
    table.does(0, "pass")
    bids(table, 1, "clubs-9")
    table.does(2, "pass").chance("draw spades-2")
    assert table.asked() == "1 play"
    assert table.there("pile") == ["brain-clubs", "clubs-9"]


def test_a_showdown_clears_the_turns_to_come() -> None:
    """dm.showdown-clears, dm.all-pass: the player to the dropper's left is next, whoever's turn it was."""
    table = showdown("hand 0: +3\nhand 1: +3\nhand 2: +3", 3, "turn: 2\nlost: 0 1\nnext_chosen: 0\nagain: 1\n")
    table.does(1, "pass").does(2, "pass").does(0, "pass")
    assert table.asked() == "1 play"
    assert table.sees(0)["lost"] == []
    table.does(1, "draw-one").chance(sorted(table.may())[0])
    assert table.asked() == "2 play"


def test_a_drop_by_the_text_waits_for_the_end_of_the_text_and_ends_the_turn() -> None:
    """dm.drop-when: Butterfingers is two-handed; Suicide King is not, and the hand left is lost."""
    table = given(
        "dead-money", 3, "hand 0: hearts-king clubs-9 clubs-10\nbrains 0: brain-clubs\nhand 1: +3\nhand 2: +3"
    )
    table.does(0, "play hearts-king", "drop brain-clubs")
    assert table.asked() == "1 bid"
    assert table.there("pile") == ["hearts-king"]
    table.does(1, "pass").does(2, "pass").does(0, "pass")
    assert table.asked() == "1 play"
    table = given("dead-money", 3, "hand 0: hearts-8 clubs-9\nbrains 2: brain-clubs\nhand 1: +3\nhand 2: +3")
    table.does(0, "play hearts-8", "choose seat-2").does(2, "drop brain-clubs")
    assert table.asked() == "0 bid"


def test_the_rolls_brain_comes_last() -> None:
    """dm.drop-several, dm.roll-rank: an owner's King of Hearts that needs a Brain cannot succeed even on a six."""
    ours = GAME.printed_components()
    at = ours.index('title = "Suicide King"')
    text = ours[:at] + ours[at:].replace("brain = false", "brain = true", 1)
    hands = "hand 0: hearts-king clubs-9\nhand 1: +3\nhand 2: +3\nbrains 0: brain-hearts brain-hearts brain-spades"
    table = given("dead-money", 3, hands, components=text)
    table.does(0, "play hearts-king", "drop brain-spades").chance("roll die-6").does(0, "drop brain-hearts")
    assert table.sees(1)["dropped"] == ["brain-spades", "brain-hearts"]
    assert table.asked() == "1 bid"
