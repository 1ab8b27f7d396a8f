"""What the cards say is done: one test for each kind of instruction, with the card of our deck that has it."""

from __future__ import annotations

import pytest

from orlop.games.dead_money.setup import GAME
from tests.players import Table, given

B = "brains 0: brain-hearts\n"


def holding(card: str, others: str = "", mine: str = "clubs-9 clubs-10", more: str = "", players: int = 3) -> Table:
    hands = "".join(f"hand {seat}: +3\n" for seat in range(1, players) if f"hand {seat}:" not in others)
    return given("dead-money", players, f"hand 0: {card} {mine}\n{others}\n{hands}{more}")


def with_effect(effect: str, **more: str) -> str:
    """Our deck, with another text on the King of Clubs."""
    ours = GAME.printed_components()
    old = '  { do = "draw", who = "left", cards = 2 },\n'
    assert ours.count(old) == 1
    return ours.replace(old, f"  {effect},\n")


def test_take_any_card_of_the_discard_pile() -> None:
    """dm.take, dm.card-away: openly, of two alike the upper one; the card itself is not among them."""
    table = holding("clubs-ace", more="pile: clubs-2 hearts-2 clubs-2 spades-3\n")
    table.does(0, "play clubs-ace")
    assert table.may() == {"take clubs-2", "take hearts-2", "take spades-3"}
    table.does(0, "take clubs-2")
    assert table.there("pile") == ["clubs-2", "hearts-2", "spades-3"]
    assert table.told("takes")[0]["what"] == "clubs-2"
    table.does(0, "discard clubs-2", "discard clubs-9")
    assert table.there("pile") == ["clubs-2", "hearts-2", "spades-3", "clubs-2", "clubs-9", "clubs-ace"]


def test_what_cannot_be_done_is_ignored() -> None:
    """dm.follow-card: with nothing to take the rest still happens."""
    table = holding("clubs-ace").does(0, "play clubs-ace")
    assert table.asked() == "0 discard"


@pytest.mark.parametrize(
    ("turned", "asked"), [("clubs-2", "0 discard"), ("hearts-2", "chance draw"), ("spades-3", "0 discard")]
)
def test_turn_over(turned: str, asked: str) -> None:
    """dm.vocabulary: the top of the deck onto the discard pile, and then it depends."""
    table = holding("clubs-queen").does(0, "play clubs-queen").chance(f"turn-up {turned}")
    assert table.there("pile") == [turned]
    assert table.asked() == asked


def test_a_brain_turned_over_does_nothing() -> None:
    table = holding("clubs-queen").does(0, "play clubs-queen").chance("turn-up brain-hearts")
    assert table.there("pile") == ["brain-hearts", "clubs-queen"]
    assert table.asked() == "0 play"


def test_the_same_player_again() -> None:
    """dm.choose-who: Busted Flush speaks of the player chosen before."""
    table = holding("clubs-10", "hand 2: spades-2 spades-3\n").does(0, "play clubs-10")
    assert table.may() == {"choose seat-1", "choose seat-2"}
    assert table.why("choose seat-0") == "dm.choose-who"
    table.does(0, "choose seat-2").does(2, "discard spades-2").chance("draw hearts-2", "draw hearts-3", "draw hearts-4")
    assert table.there("hand", 2) == ["hearts-2", "hearts-3", "spades-3", "hearts-4"]


@pytest.mark.parametrize(("die", "lands"), [(1, 1), (3, 0), (4, 1), (6, 0)])
def test_count_by_the_die(die: int, lands: int) -> None:
    """dm.count, dm.card-roll: your left neighbour is one, and you are counted too."""
    table = holding("clubs-8").does(0, "play clubs-8").chance(f"roll die-{die}", "draw hearts-2", "draw hearts-3")
    assert table.sees(None)["counted"] == lands
    assert "hearts-3" in table.there("hand", lands)


def test_count_the_brains() -> None:
    """dm.count: with no Brains on the table nobody is counted to; then discard one."""
    table = holding("spades-8").does(0, "play spades-8")
    assert table.asked() == "0 discard"
    table = holding("spades-8", more="brains 1: brain-clubs brain-hearts\n").does(0, "play spades-8")
    table.chance("draw hearts-2", "draw hearts-3")
    assert "hearts-3" in table.there("hand", 2)
    assert table.asked() == "0 discard"


def test_one_for_each_brain() -> None:
    """dm.vocabulary: Side Pot, with two Brains and two cards."""
    table = holding("clubs-6", mine="clubs-9 clubs-10 clubs-jack", more="brains 0: brain-hearts brain-clubs\n")
    table.does(0, "play clubs-6", "discard clubs-9", "discard clubs-10")
    assert table.asked() == "chance skill-roll"


def test_one_after_the_other_from_you_to_the_left() -> None:
    """dm.each: Wash the Deck."""
    table = holding("clubs-3", "hand 1: spades-2 spades-3\nhand 2: spades-4 spades-5\n").does(0, "play clubs-3")
    table.does(0, "discard clubs-9").does(1, "discard spades-2").does(2, "discard spades-4")
    table.chance("draw hearts-2", "draw hearts-3", "draw hearts-4")
    assert [event["who"] for event in table.told("draws")] == [0, 1, 2]


def test_all_others_draw_before_you_discard() -> None:
    """dm.each: Loan Shark; the left neighbour draws first."""
    table = holding("diamonds-6", more=B).does(0, "play diamonds-6").chance("draw hearts-2", "draw hearts-3")
    assert [event["who"] for event in table.told("draws")] == [1, 2]
    assert table.asked() == "0 discard"


def test_the_fewest_cards() -> None:
    """dm.vocabulary: of several the one you choose, and only among the others."""
    table = holding("diamonds-king", "hand 1: +4\nhand 3: +4\n", mine="clubs-9", players=4).does(
        0, "play diamonds-king"
    )
    assert table.may() == {"choose seat-2"}


@pytest.mark.parametrize(("die", "asked"), [(4, "0 discard"), (3, "chance draw")])
def test_double_or_nothing(die: int, asked: str) -> None:
    """dm.card-roll: a matching Brain adds nothing to it."""
    table = (
        holding("diamonds-5", more="brains 0: brain-diamonds\n").does(0, "play diamonds-5").chance(f"roll die-{die}")
    )
    assert table.asked() == asked


def test_pass_to_a_player_without_a_brain() -> None:
    """dm.pass, dm.choose-possible: with Brains before all others nothing is passed."""
    table = holding("diamonds-4", more=B + "brains 1: brain-clubs\n").does(0, "play diamonds-4")
    assert table.may() == {"choose seat-2"}
    table.does(0, "choose seat-2", "pass clubs-9")
    assert "clubs-9" in table.there("hand", 2)
    table = holding("diamonds-4", more=B + "brains 1: brain-clubs\nbrains 2: brain-clubs\n").does(0, "play diamonds-4")
    assert table.asked() == "chance skill-roll"


def test_pass_to_both_neighbours() -> None:
    """dm.pass RULING: with one card only, the one named first gets it."""
    table = holding("spades-3", mine="clubs-9", more=B, players=4).does(0, "play spades-3", "pass clubs-9")
    assert table.state.winners() == [0]
    assert "clubs-9" in table.there("hand", 1)
    table = holding("spades-3", more=B, players=4).does(0, "play spades-3", "pass clubs-9", "pass clubs-10")
    assert "clubs-10" in table.there("hand", 3)


def test_steal() -> None:
    """dm.steal, dm.choose-possible: from somebody who has a Brain; it lies before you."""
    table = holding("hearts-ace", more="brains 2: brain-clubs brain-spades\n").does(0, "play hearts-ace")
    assert table.may() == {"choose seat-2"}
    assert table.why("choose seat-1") == "dm.choose-possible"
    table.does(0, "choose seat-2")
    assert table.may() == {"steal brain-clubs", "steal brain-spades"}
    table.does(0, "steal brain-spades")
    assert table.sees(1)["brains"] == [["brain-spades"], [], ["brain-clubs"]]
    assert table.asked() == "1 play"  # dm.turn-order


def test_steal_from_nobody() -> None:
    table = holding("hearts-ace").does(0, "play hearts-ace")
    assert table.asked() == "1 play"


def test_otherwise() -> None:
    """dm.vocabulary: Grab Bag and Suicide King without any Brain draw one card instead."""
    for card in ("hearts-10", "hearts-king", "hearts-2"):
        assert holding(card).does(0, f"play {card}").asked() == "chance draw"
    table = holding("hearts-10", more="brains 1: brain-clubs\nbrains 2: brain-clubs brain-spades\n")
    table.does(0, "play hearts-10")
    assert table.may() == {"choose seat-2"}
    table.does(0, "choose seat-2", "steal brain-clubs")
    assert table.asked() == "1 play"


def test_a_brain_of_the_discard_pile() -> None:
    """dm.take: in front of you, not into the hand."""
    table = holding("hearts-2", more="pile: brain-clubs clubs-2\n").does(0, "play hearts-2", "take brain-clubs")
    assert table.sees(1)["brains"][0] == ["brain-clubs"]


def test_discard_any_brain() -> None:
    """dm.discard-vs-drop: your own too, and there is no Showdown."""
    table = holding("hearts-9", more=B + "brains 2: brain-clubs\n").does(0, "play hearts-9")
    assert table.may() == {"choose seat-0", "choose seat-2"}
    table.does(0, "choose seat-0", "discard brain-hearts")
    assert table.there("pile") == ["brain-hearts", "hearts-9"]
    assert table.asked() == "1 play"


def test_brains_move_left_all_together() -> None:
    """dm.together: chosen in secret, in any order, and then moved at once."""
    table = holding("hearts-queen", more="brains 1: brain-clubs brain-spades\nbrains 2: brain-hearts\n")
    table.does(0, "play hearts-queen")
    assert table.state.waiting == [1, 2]
    table.does(2, "move brain-hearts")
    assert table.sees(1)["brains"] == [[], ["brain-clubs", "brain-spades"], ["brain-hearts"]]
    table.does(1, "move brain-spades")
    assert table.sees(1)["brains"] == [["brain-hearts"], ["brain-clubs"], ["brain-spades"]]


def test_look_take_and_give_back() -> None:
    """dm.take: the hand is seen while it lasts; what is given was held before."""
    table = holding("hearts-jack", "hand 2: spades-2 clubs-9\n", mine="clubs-9 clubs-10").does(0, "play hearts-jack")
    table.does(0, "choose seat-2")
    assert table.sees(0)["hand"][2] == ["spades-2", "clubs-9"]
    assert table.sees(1)["hand"][2] == 2
    table.does(0, "take spades-2")
    assert table.may() == {"give clubs-9", "give clubs-10"}
    assert table.why("give spades-2") == "dm.follow-card"
    table.does(0, "give clubs-10")
    assert table.there("hand", 0) == ["spades-2", "clubs-9"]
    assert table.there("hand", 2) == ["clubs-9", "clubs-10"]
    assert table.sees(0)["hand"][2] == 2
    assert table.asked() == "0 play"


def test_look_with_nothing_to_give_back() -> None:
    """dm.follow-card: it was the last card; the card taken stays."""
    table = holding("hearts-jack", "hand 2: spades-2 clubs-9\n", mine="").does(0, "play hearts-jack", "choose seat-2")
    table.does(0, "take spades-2")
    assert table.asked() == "0 play"
    assert table.sees(0)["looking"] is None


def test_swap_hands() -> None:
    """dm.swap: even an empty one; whoever then holds none wins."""
    table = holding("hearts-7", "hand 2: spades-2 spades-3\n", mine="", more=B)
    table.does(0, "play hearts-7", "choose seat-2")
    table.rests()
    assert table.state.winners() == [2]
    assert table.there("hand", 0) == ["spades-2", "spades-3"]


def test_whole_hands_to_the_left() -> None:
    """dm.together, dm.swap"""
    table = holding("spades-ace", "hand 1: spades-2 spades-3\nhand 2: spades-4\n").does(0, "play spades-ace")
    hands = [table.there("hand", seat) for seat in range(3)]
    assert hands == [["spades-4"], ["clubs-9", "clubs-10"], ["spades-2", "spades-3"]]
    assert table.asked() == "1 play"


def test_one_card_each_to_the_left() -> None:
    """dm.together: from what they had before; only giver and receiver see the card."""
    table = holding("spades-10", "hand 1: spades-2 spades-3\nhand 2: spades-4 spades-5\n").does(0, "play spades-10")
    assert table.state.waiting == [0, 1, 2]
    table.does(1, "pass spades-2").does(0, "pass clubs-9").does(2, "pass spades-4")
    assert table.there("hand", 0) == ["spades-4", "clubs-10"]
    passed = [event["what"] for event in table.state.events(0) if event["kind"] == "passed"]
    assert passed == ["clubs-9", "unseen", "spades-4"]


def test_swap_one_card_each() -> None:
    """dm.swap: with an empty hand nothing moves."""
    table = holding("spades-jack", "hand 2: spades-4 spades-5\n").does(0, "play spades-jack", "choose seat-2")
    table.does(0, "swap clubs-9").does(2, "swap spades-4")
    assert table.there("hand", 0) == ["spades-4", "clubs-10"]
    assert holding("spades-jack", mine="").does(0, "play spades-jack").state.winners() == [0]


def test_take_at_random() -> None:
    """dm.take: by chance, seen by these two."""
    table = holding("spades-2", "hand 2: spades-4 spades-4 spades-5\n").does(0, "play spades-2")
    assert dict(table.state.outcomes()) == pytest.approx({11: 2 / 3, 15: 1 / 3})
    table.chance("take spades-4")
    assert table.there("hand", 0) == ["spades-4", "clubs-9", "clubs-10"]


OWN = [
    ('{ do = "discard hand", who = "others" }', ["pile: spades-2 spades-3 spades-4 spades-5 clubs-king"]),
    ('{ do = "pass", who = "others", to = "you", cards = 1 }', ["1 pass spades-2", "2 pass spades-4"]),
    ('{ do = "pass hand", to = "right" }', ["hand 2: spades-4 spades-5 clubs-9 clubs-10"]),
    ('{ do = "pass hand", who = "left", to = "you" }', ["hand 0: spades-2 spades-3 clubs-9 clubs-10"]),
    (
        '{ do = "pass", who = "everyone", to = "right", cards = 1 }',
        ["0 pass clubs-9", "1 pass spades-2", "2 pass spades-4", "hand 2: spades-5 clubs-9"],
    ),
    (
        '{ do = "pass", who = "everyone", to = "left", cards = 2 }',
        [
            "1 pass spades-3",
            "0 pass clubs-9",
            "0 pass clubs-10",
            "2 pass spades-4",
            "2 pass spades-5",
            "1 pass spades-2",
            "hand 2: spades-2 spades-3",
        ],
    ),
    ('{ do = "lose turn", who = "others" }', ["lost: 1 2"]),
    (
        '{ do = "count", players = 4, start = "you" }, { do = "discard", who = "the one counted to", cards = 1 }',
        ["0 discard clubs-9"],
    ),
    (
        '{ do = "draw", who = "most Brains", cards = 1, otherwise = [{ do = "drop", who = "you", otherwise = '
        '[{ do = "discard", who = "right", cards = 2 }] }] }',
        ["2 discard spades-4", "2 discard spades-5"],
    ),
    (
        '{ if = "Brain", who = "left", then = [{ do = "draw", who = "you", cards = 1 }], '
        'otherwise = [{ do = "discard", who = "left", cards = 1 }] }',
        ["1 discard spades-2"],
    ),
    (
        '{ do = "steal", from = "another player" }, { do = "pass", to = "that player", cards = 1 }',
        ["0 choose seat-2", "0 pass clubs-9", "hand 2: spades-4 spades-5 clubs-9"],
    ),
]


@pytest.mark.parametrize(("effect", "happens"), OWN)
def test_words_that_our_deck_does_not_use(effect: str, happens: list[str]) -> None:
    """dm.vocabulary: what else an owner may write; "1 pass spades-2" is what somebody does, the rest what lies."""
    text = "hand 0: clubs-king clubs-9 clubs-10\nhand 1: spades-2 spades-3\nhand 2: spades-4 spades-5"
    table = given("dead-money", 3, text, components=with_effect(effect))
    table.does(0, "play clubs-king")
    for one in happens:
        place, colon, cards = one.partition(": ")
        if colon:
            assert table.there(place) == cards.split()
        else:
            table.does(int(one[0]), one[2:])
