"""A turn: hands, Brains, skill rolls, whose turn is next, and winning."""

from __future__ import annotations

import pytest

import orlop
from tests.players import given, new


def test_setting_up() -> None:
    """dm.players, dm.deck, dm.deal, dm.first-player: seven cards each, 112 in all, then the first player by lot."""
    table = new("dead-money", 3)
    assert table.asked() == "chance deal"
    outcomes = table.state.outcomes()
    assert len(outcomes) == 56
    assert {p for _, p in outcomes} == {2 / 112}
    for _ in range(21):
        table.chance(sorted(table.may())[0])
    assert table.asked() == "chance first"
    assert table.may() == {"first seat-0", "first seat-1", "first seat-2"}
    table.chance("first seat-2")
    assert table.asked() == "2 play"
    assert [len(table.there("hand", seat)) for seat in range(3)] == [7, 7, 7]
    assert table.sees(None)["deck"] == 112 - 21
    with pytest.raises(ValueError, match="3 to 5 players"):
        orlop.game("dead-money", players=2)


def test_two_one_handed_cards_and_then_no_more() -> None:
    """dm.two-hands, dm.play-or-draw: two cards in succession; after the first one may stop, and draws nothing."""
    table = given("dead-money", 3, "hand 0: clubs-9 diamonds-2 diamonds-2 diamonds-ace\nhand 1: +3\nhand 2: +3")
    assert "draw-one" in table.may()
    assert "stop" not in table.may()
    table.does(0, "play diamonds-2").chance("draw hearts-3")
    assert table.asked() == "0 play"
    assert table.may() == {"play clubs-9", "play diamonds-2", "stop"}
    assert table.why("play diamonds-ace") == "dm.two-hands"
    table.does(0, "stop")
    assert table.asked() == "1 play"
    assert len(table.there("hand", 0)) == 3


def test_playing_nothing_draws_one() -> None:
    """dm.play-or-draw"""
    table = given("dead-money", 3, "hand 0: clubs-9 diamonds-2\nhand 1: +3\nhand 2: +3")
    table.does(0, "draw-one").chance("draw spades-3")
    assert table.asked() == "1 play"
    assert table.there("hand", 0) == ["diamonds-2", "spades-3", "clubs-9"]


def test_a_card_marked_with_a_brain_needs_one_on_the_table() -> None:
    """dm.needs-brain, dm.have-brain: Brains in the hand do not count, Brains of another suit do."""
    table = given("dead-money", 3, "hand 0: clubs-4 brain-clubs\nhand 1: +3\nhand 2: +3")
    assert table.why("play clubs-4") == "dm.needs-brain"
    table = given("dead-money", 3, "hand 0: clubs-4 brain-clubs\nbrains 0: brain-hearts\nhand 1: +3\nhand 2: +3")
    assert "play clubs-4" in table.may()


def test_a_brain_is_played() -> None:
    """dm.brain-card, dm.many-brains, dm.another-turn: it stays, two cards are drawn, and there is another turn."""
    table = given("dead-money", 3, "hand 0: brain-clubs brain-clubs\nhand 1: +3\nhand 2: +3")
    table.does(0, "play brain-clubs").chance("draw spades-2", "draw spades-3")
    assert table.asked() == "0 play"
    assert table.sees(1)["turns"] == 2
    table.does(0, "play brain-clubs").chance("draw spades-4", "draw spades-5")
    assert table.sees(1)["brains"][0] == ["brain-clubs", "brain-clubs"]
    assert table.asked() == "0 play"


ROLL = "hand 1: +3\nhand 2: +3\n"


@pytest.mark.parametrize(
    ("card", "brains", "least"),
    [
        ("diamonds-4", "brain-hearts", 4),
        ("diamonds-4", "brain-diamonds", 3),
        ("diamonds-7", "brain-diamonds", 6),
        ("diamonds-7", "brain-hearts", 7),
        ("spades-4", "brain-spades brain-spades", 2),
    ],
)
def test_the_skill_roll(card: str, brains: str, least: int) -> None:
    """dm.skill-roll, dm.roll-success, dm.roll-fail, dm.roll-always: one more for each Brain of the card's suit."""
    for die in range(1, 7):
        table = given("dead-money", 3, f"hand 0: {card} clubs-9 clubs-10\nbrains 0: {brains}\n{ROLL}")
        table.does(0, f"play {card}")
        while table.asked() != "chance skill-roll":
            choice = sorted(table.may())[0]
            table.does(0, choice) if table.state.actor == 0 else table.chance(choice)
        table.chance(f"roll die-{die}")
        assert table.asked() == ("0 play" if die >= least else "0 drop"), die


def test_down_the_rabbit_hole() -> None:
    """The rulebook's card: two hands, a Brain; everyone with a Brain discards one, then 5, 4 or 3 is enough."""
    for brains, least in (("brain-hearts", 5), ("brain-clubs", 4), ("brain-clubs brain-clubs", 3)):
        for die in (least - 1, least):
            table = given(
                "dead-money",
                4,
                f"turn: 1\nhand 0: clubs-9 diamonds-9\nhand 1: clubs-5 clubs-10 clubs-jack\nhand 2: hearts-3 hearts-9\n"
                f"hand 3: +4\nbrains 1: {brains}\nbrains 0: brain-spades",
            )
            table.does(1, "play clubs-5", "discard clubs-10").does(0, "discard diamonds-9").chance(f"roll die-{die}")
            assert table.there("pile") == ["clubs-10", "diamonds-9", "clubs-5"]
            assert table.asked() == ("1 drop" if die < least else "2 play")


def test_a_failed_roll_ends_the_turn_with_a_hand_left_and_without_a_brain() -> None:
    """dm.roll-fail, dm.fail-no-brain, dm.drop-when: the only Brain went away with the card's text."""
    table = given("dead-money", 3, f"hand 0: hearts-4 clubs-9 clubs-10 spades-10\nbrains 0: brain-hearts\n{ROLL}")
    table.does(0, "play hearts-4", "choose seat-2", "give brain-hearts", "pass clubs-9", "pass clubs-10")
    table.chance("roll die-3")
    assert table.asked() == "1 play"
    assert table.sees(0)["brains"] == [[], [], ["brain-hearts"]]


def test_the_roll_uses_the_brains_there_are_afterwards() -> None:
    """dm.skill-roll RULING: the matching Brain given away does not help."""
    text = f"hand 0: hearts-4 clubs-9 clubs-10 spades-10\nbrains 0: brain-hearts brain-clubs\n{ROLL}"
    table = given("dead-money", 3, text)
    table.does(0, "play hearts-4", "choose seat-2", "give brain-hearts", "pass clubs-9", "pass clubs-10")
    table.chance("roll die-3")
    assert table.asked() == "0 drop"


def test_a_failed_roll_cancels_another_turn() -> None:
    """dm.fail-again"""
    table = given("dead-money", 3, f"hand 0: spades-5 clubs-9 clubs-10\nbrains 0: brain-hearts\n{ROLL}")
    table.does(0, "play spades-5", "discard clubs-9")
    assert table.sees(1)["again"] == 1
    table.chance("roll die-4").does(0, "drop brain-hearts")
    table.does(1, "pass").does(2, "pass").does(0, "pass")
    assert table.asked() == "1 play"


def test_who_is_next() -> None:
    """dm.next-turn, dm.lose-turn: the chosen player, passed over if a turn is owed; then on to the left."""
    table = given("dead-money", 4, "hand 0: spades-king clubs-9\nhand 1: +3\nhand 2: +3\nhand 3: +3\nlost: 2")
    table.does(0, "play spades-king", "choose seat-2", "stop")
    assert table.asked() == "3 play"
    assert table.sees(0)["lost"] == []
    table.does(3, "draw-one").chance(sorted(table.may())[0])
    assert table.asked() == "0 play"


def test_a_choice_waits_for_another_turn() -> None:
    """dm.next-turn RULING"""
    table = given("dead-money", 4, "hand 0: spades-king brain-clubs clubs-9\nhand 1: +3\nhand 2: +3\nhand 3: +3")
    table.does(0, "play spades-king", "choose seat-2", "stop")
    assert table.asked() == "2 play"
    text = "hand 0: brain-clubs clubs-9 clubs-10\nhand 1: +3\nhand 2: +3\nhand 3: +3\nnext_chosen: 3"
    table = given("dead-money", 4, text)
    table.does(0, "play brain-clubs").chance("draw spades-2", "draw spades-3")
    assert table.asked() == "0 play"
    table.does(0, "draw-one").chance("draw spades-4")
    assert table.asked() == "3 play"


def test_slow_roll_takes_a_turn() -> None:
    """dm.lose-turn: passed over once."""
    table = given("dead-money", 3, f"hand 0: spades-4 clubs-9 clubs-10\nbrains 0: brain-hearts\n{ROLL}")
    table.does(0, "play spades-4").chance("draw spades-2", "roll die-6").does(0, "stop")
    assert table.asked() == "2 play"
    table.does(2, "draw-one").chance("draw hearts-2")
    assert table.asked() == "0 play"
    table.does(0, "draw-one").chance("draw hearts-2")
    assert table.asked() == "1 play"


def test_the_last_card_wins_before_its_roll() -> None:
    """dm.win, dm.after-card: the text is done and the hand is empty."""
    table = given("dead-money", 3, f"hand 0: clubs-4 clubs-9\nbrains 0: brain-hearts\n{ROLL}")
    table.does(0, "play clubs-4", "discard clubs-9")
    table.rests()
    assert table.state.winners() == [0]
    assert table.state.returns() == pytest.approx([2 / 3, -1 / 3, -1 / 3])


def test_a_hand_that_is_empty_for_a_moment_does_not_win() -> None:
    """dm.win: Misdeal discards the hand and draws six."""
    table = given("dead-money", 3, f"hand 0: clubs-jack clubs-9 brain-hearts spades-9\n{ROLL}")
    table.does(0, "play clubs-jack")
    assert table.there("pile") == ["clubs-9", "spades-9", "brain-hearts"]  # dm.pile-order
    table.chance(
        *["draw hearts-2", "draw hearts-3", "draw hearts-4", "draw hearts-5", "draw hearts-6", "draw hearts-7"]
    )
    assert table.asked() == "1 play"


def test_another_player_wins_on_my_turn() -> None:
    """dm.win, dm.win-several: of several the player whose turn it is first, then to the left."""
    table = given("dead-money", 3, "turn: 1\nhand 0: clubs-2\nhand 1: spades-10 clubs-9 clubs-10\nhand 2: clubs-3")
    table.does(1, "play spades-10")
    table.does(2, "pass clubs-3").does(0, "pass clubs-2").does(1, "pass clubs-9")
    assert table.asked() == "1 play"
    text = "turn: 1\nhand 0: clubs-2\nhand 1: clubs-5 clubs-9 clubs-10\nhand 2: clubs-3\nbrains: "
    text = text.replace("brains: ", "brains 0: brain-clubs\nbrains 1: brain-hearts\nbrains 2: brain-hearts")
    table = given("dead-money", 3, text)
    table.does(1, "play clubs-5", "discard clubs-9").does(2, "discard clubs-3").does(0, "discard clubs-2")
    table.rests()
    assert table.state.winners() == [2]


def test_the_turn_limit() -> None:
    """dm.turn-limit: after 500 turns the fewest cards win, and those tied share it."""
    table = given("dead-money", 4, "turns: 500\nhand 0: clubs-9 clubs-8\nhand 1: +2\nhand 2: +4\nhand 3: +2")
    table.does(0, "draw-one").chance("draw spades-3")
    table.rests()
    assert table.state.winners() == [1, 3]
    assert table.state.returns() == [-0.25, 0.25, -0.25, 0.25]


def test_the_pile_becomes_the_deck_when_it_must() -> None:
    """dm.reshuffle, dm.card-away: not before; the draw goes on, and the card followed is not shuffled in."""
    text = "hand 0: diamonds-jack clubs-9\nhand 1: +54\nhand 2: +54\ndeck: hearts-2\npile: spades-2\n"
    table = given("dead-money", 3, text)
    table.does(0, "play diamonds-jack").chance("draw hearts-2", "draw spades-2")
    assert table.there("pile") == ["diamonds-jack"]
    assert [event["other"] for event in table.told("reshuffles")] == [1]


def test_with_both_piles_empty() -> None:
    """dm.both-empty, dm.must-play: no drawing; whoever can play must, and whoever cannot just stops."""
    table = given("dead-money", 3, "hand 0: clubs-9 clubs-4\nhand 1: +55\nhand 2: +55")
    assert table.may() == {"play clubs-9"}
    assert table.why("draw-one") == "dm.must-play"
    table.does(0, "play clubs-9")  # there is nothing to draw
    assert table.there("hand", 0) == ["clubs-4"]
    assert table.asked() == "0 play"
    table = given("dead-money", 3, "hand 0: clubs-7 clubs-4\nhand 1: +55\nhand 2: +55")
    assert table.may() == {"stop"}
    table.does(0, "stop")
    assert table.asked() == "1 play"
    assert table.sees(2)["stuck"] == [0]
