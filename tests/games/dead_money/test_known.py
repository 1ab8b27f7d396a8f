"""What a seat goes on knowing of the hands of others, and what its imagined worlds keep of it."""

from __future__ import annotations

from orlop.table.chance import Rng
from tests.players import Table, given

HANDS = "hand 0: {} clubs-9 clubs-10\nhand 1: spades-2 spades-3\nhand 2: spades-4 spades-5 spades-7\n"


def holding(card: str, more: str = "") -> Table:
    return given("dead-money", 3, HANDS.format(card) + more)


def known(table: Table, who: int | str, owner: int) -> list[str]:
    return table.there(f"known {who} of {owner}")


def imagined(table: Table, seat: int | None, place: str, owner: int | None = None) -> list[set[str]]:
    """What lies in that place in a hundred worlds that this seat imagines."""
    rng = Rng(1)
    return [set(Table(table.state.resample(seat, rng)).there(place, owner)) for _ in range(100)]


def test_a_card_taken_openly_is_known_to_all_until_it_goes() -> None:
    """dm.known, dm.take: fetched from the discard pile, and later discarded."""
    table = holding("diamonds-8", "pile: hearts-king\n").does(0, "play diamonds-8")
    assert all(known(table, who, 0) == ["hearts-king"] for who in (1, 2, "all"))
    assert all("hearts-king" in hand for hand in imagined(table, None, "hand", 0))
    table.does(0, "play hearts-king")
    assert all(known(table, who, 0) == [] for who in (1, 2, "all"))


def test_a_card_passed_is_known_to_giver_and_receiver() -> None:
    """dm.known, dm.pass: the third player learns nothing."""
    table = holding("spades-9").does(0, "play spades-9", "pass clubs-9")
    assert (known(table, 0, 1), known(table, 2, 1), known(table, "all", 1)) == (["clubs-9"], [], [])
    assert all("clubs-9" in hand for hand in imagined(table, 0, "hand", 1))
    assert not all("clubs-9" in hand for hand in imagined(table, 2, "hand", 1))


def test_a_hand_that_was_looked_at() -> None:
    """dm.known: the looker knows all of it, the owner which card was taken."""
    table = holding("hearts-jack").does(0, "play hearts-jack", "choose seat-2", "take spades-5", "give clubs-9")
    assert known(table, 0, 2) == ["spades-4", "spades-7", "clubs-9"]
    assert known(table, 2, 0) == ["spades-5"]
    assert known(table, 1, 2) == known(table, 1, 0) == []
    assert all(hand == {"spades-4", "spades-7", "clubs-9"} for hand in imagined(table, 0, "hand", 2))


def test_a_card_that_leaves_unseen_may_be_any_of_them() -> None:
    """dm.known: forgotten, but for a kind known twice, of which one is still there for certain."""
    table = holding("spades-9", "known 2 of 0: clubs-9 clubs-10\n").does(0, "play spades-9", "pass clubs-9")
    assert known(table, 2, 0) == []
    twice = "hand 0: spades-9 clubs-9 clubs-9 clubs-10\nhand 1: +3\nhand 2: +3\nknown 2 of 0: clubs-9 clubs-9\n"
    table = given("dead-money", 3, twice).does(0, "play spades-9", "pass clubs-10")
    assert known(table, 2, 0) == ["clubs-9"]


def test_whole_hands_take_along_what_was_known_of_them() -> None:
    """dm.known, dm.swap: and their former owners know all of them."""
    table = holding("spades-ace", "known 2 of 0: clubs-9\n").does(0, "play spades-ace")
    assert known(table, 0, 1) == ["clubs-9", "clubs-10"]
    assert known(table, 2, 1) == ["clubs-9"]
    assert known(table, 2, 0) == ["spades-4", "spades-5", "spades-7"]
    assert known(table, 1, 0) == []


def test_nothing_lies_in_a_new_deck_but_what_was_shuffled_into_it() -> None:
    """dm.reshuffle, dm.known: what was not on the discard pile is in some hand."""
    text = "hand 0: clubs-9 clubs-2 +20\nhand 1: +43\nhand 2: +43\npile: hearts-2 hearts-3 spades-king spades-ace\n"
    table = given("dead-money", 3, text).does(0, "play clubs-9").chance("draw hearts-3")
    shuffled = {"hearts-2", "hearts-3", "spades-king", "spades-ace"}
    assert set(table.sees(None)["shuffled"]) == shuffled
    assert all(deck <= shuffled for seat in (0, 1, None) for deck in imagined(table, seat, "deck"))


def test_a_hand_that_could_play_nothing() -> None:
    """dm.must-play, dm.known: with both piles empty it needs a Brain for every card; others imagine it so."""
    table = given("dead-money", 3, "hand 0: clubs-7 clubs-4\nhand 1: +55\nhand 2: +55").does(0, "stop")
    brainless = table.state.game.deck.jobs.brainless  # type: ignore[attr-defined]
    ids = table.state.game.ids
    for hand in imagined(table, 1, "hand", 0):
        assert not any((brainless >> ids[card]) & 1 for card in hand)


def test_a_bid_that_is_begun() -> None:
    """dm.bid: another has named two cards; whoever imagines that hand imagines one that allows as many."""
    hands = "hand 0: +3\nhand 1: clubs-9 diamonds-9 clubs-2\nhand 2: +3\ndropped: brain-clubs\ndroppers: seat-0\n"
    table = given("dead-money", 3, hands).does(1, "bid diamonds-9", "bid clubs-9")
    rng = Rng(2)
    for seat in (0, 2, None):
        world = Table(table.state.resample(seat, rng))
        assert len(world.there("naming")) == 2
        assert set(world.there("naming")) <= set(world.there("hand", 1))
