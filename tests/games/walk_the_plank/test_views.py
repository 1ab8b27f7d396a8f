"""What a seat sees, and what it hears."""

from __future__ import annotations

from typing import Any

from tests.players import Table, given, new

GAME = "walk-the-plank"
MIDDLE = """
size: 3
aboard: 0 2 3
captain: 2
trump: parrots
hand 0: parrots-1 parrots-2 parrots-3
hand 2: monkeys-1 monkeys-2
hand 3: peglegs-1 plank monster
battle: monkeys-9
leader: 2
"""
HIDDEN = ("parrots-1", "monkeys-1", "peglegs-1", "plank", "monster")


def middle() -> Table:
    return given(GAME, 4, MIDDLE)


def test_a_seat_sees_its_own_hand_and_how_many_cards_the_others_hold() -> None:
    """wtp.deal: face down."""
    table = middle()
    assert table.sees(0)["hand"] == [["parrots-1", "parrots-2", "parrots-3"], 0, 2, 3]
    assert table.sees(3)["hand"] == [3, 0, 2, ["peglegs-1", "plank", "monster"]]
    assert table.sees(None)["hand"] == [3, 0, 2, 3]


def test_all_see_what_is_public() -> None:
    """wtp.stack, wtp.first-trump, wtp.chosen-trump, wtp.void."""
    table = middle()
    public = {name: what for name, what in table.sees(None).items() if name != "hand"}
    for seat in range(4):
        assert {name: what for name, what in table.sees(seat).items() if name != "hand"} == public
    assert public["trump"] == "parrots"
    assert public["battle"] == ["monkeys-9"]
    assert public["aboard"] == [0, 2, 3]
    assert public["captain"] == 2
    assert public["leader"] == 2
    assert public["deck"] == 59


def test_whoever_is_overboard_sees_what_a_spectator_sees() -> None:
    """wtp.overboard: nothing but its own hand, in which nothing is, tells it from one."""
    state = middle().state
    seen, spectator = state.view(1), state.view(None)
    assert seen["table"]["hand"].pop(1) == []
    assert spectator["table"]["hand"].pop(1) == 0
    assert seen.pop("seat") == 1
    assert spectator.pop("seat") is None
    assert seen == spectator


def mentions(seen: Any, names: tuple[str, ...]) -> set[str]:
    """Which of those cards stand anywhere in it."""
    if isinstance(seen, dict):
        return set().union(*[mentions(what, names) for what in seen.values()])
    if isinstance(seen, list):
        return set().union(*[mentions(what, names) for what in seen])
    return {seen} & set(names) if isinstance(seen, str) else set()


def test_no_view_names_a_card_of_another_hand_or_of_the_deck() -> None:
    """wtp.deal, wtp.dealt-out."""
    state = middle().state
    assert mentions(state.view(None), HIDDEN) == set()
    assert mentions(state.view(0), HIDDEN) == {"parrots-1"}
    assert mentions(state.view(2), HIDDEN) == {"monkeys-1"}
    everything = tuple(middle().there("deck"))
    for seat in (None, 0, 1, 2):
        assert mentions(state.view(seat), everything) == ({"plank"} & mentions(state.view(seat), ("plank",)))


def test_only_who_is_asked_sees_what_may_be_chosen() -> None:
    """wtp.follow: and what may not, with the clause."""
    table = given(
        GAME,
        2,
        "size: 3\ncaptain: 0\ntrump: parrots\nhand 0: +2\nhand 1: monkeys-1 plank parrots-5\nbattle: monkeys-9",
    )
    question = table.state.view(1)["question"]
    assert [option["say"] for option in question["options"]] == ["play monkeys-1", "play plank"]
    assert question["options"][0]["arguments"] == {"what": "monkeys-1"}
    assert [(no["say"], no["clause"]) for no in question["refused"]] == [("play parrots-5", "wtp.follow")]
    assert table.state.view(0)["question"] == {"id": "play", "clause": "wtp.one-card"}
    assert table.state.view(None)["question"] == {"id": "play", "clause": "wtp.one-card"}


def test_a_dealt_card_is_told_to_its_seat_alone() -> None:
    """wtp.deal: the others hear that it was dealt, and the same number of messages."""
    table = given(GAME, 3, "captain: 0").chance("parrots-7")
    heard = {seat: table.state.events(seat) for seat in (None, 0, 1, 2)}
    assert heard[1][0]["what"] == "parrots-7"
    for seat in (None, 0, 2):
        assert heard[seat] == [{**heard[1][0], "what": "unseen"}]
    assert heard[1][0]["from"] == "deck"
    assert heard[1][0]["to"] == "hand 1"


def test_everything_else_is_told_to_all() -> None:
    """wtp.first-captain, wtp.first-trump: draws and the card turned up are open."""
    table = new(GAME, 2).chance("parrots-7")
    assert all(table.state.events(seat)[0]["what"] == "parrots-7" for seat in (None, 0, 1))
    table.chance("parrots-6")
    kinds = [event["kind"] for event in table.state.events(None)]
    assert kinds == ["draws", "captain"]
    for number in range(14):
        table.chance(f"peglegs-{number}" if number else "monkeys-5")
    assert all(table.state.events(seat) == table.state.events(None) for seat in (0, 1)) is False
    table.chance("plank")
    assert table.state.events(0) == table.state.events(1) == table.state.events(None)
    assert table.state.events(None)[0]["to"] == "turned"


def test_the_numbers_of_events_run_on() -> None:
    """Every seat hears the same numbers, one after the other."""
    table = new(GAME, 2).chance("parrots-7", "parrots-6", "peglegs-1", "peglegs-2")
    numbers = [event["number"] for event in table.heard]
    assert numbers == list(range(len(numbers)))


def test_choices_in_words() -> None:
    """The same choice, for people: suits and cards by their names in either language."""
    table = middle().does(3, "plank")
    state = table.state
    assert state.tell(state.parse("play parrots-2"), "en") == "Play Parrots 2"
    assert state.tell(state.parse("play parrots-2"), "de") == "Papageien 2 spielen"
    captain = given(GAME, 2, "size: 1\ncaptain: 0").chance("parrots-1", "parrots-2").state
    assert captain.tell(captain.parse("trump peglegs"), "de") == "Holzbeine als Trumpf"
    assert captain.tell(captain.parse("trump peglegs")) == "Peglegs as trump"
