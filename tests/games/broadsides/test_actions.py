"""Stage 1 and stage 3: the actions, changing targets, drawing."""

from __future__ import annotations

from itertools import combinations
from typing import Any

from hypothesis import given as drawn, strategies as st

from orlop.games.broadsides.choices import WILD
from orlop.games.broadsides.hands import ascending
from orlop.games.broadsides.straights import reaches, starts
from orlop.table.cards import listed, put
from tests.players import Table, given

GAME = "broadsides"


def turn(position: str) -> Table:
    return given(GAME, 2, position)


def test_one_of_two_actions_is_an_aim() -> None:
    """bs.two-actions, bs.keep-one: after another action it must be Aim, and a card stays in hand for it."""
    table = turn("hand 0: clubs-1 hearts-5").does(0, "hold").chance("clubs-9")
    assert table.may() == {"aim"}
    assert table.why("hold") == "bs.keep-one"
    table.does(0, "aim", "clubs-1", "left-1")
    assert table.asked() == "chance draw"


def test_an_aim_first_leaves_everything_open() -> None:
    """bs.keep-one: then no card need stay."""
    table = turn("hand 0: clubs-1 hearts-1 spades-1").does(0, "aim", "clubs-1", "left-1")
    assert {"reload-full", "reload-single", "hold", "aim"} <= table.may()
    table.does(0, "reload-full", "hearts-1", "spades-1")
    assert table.asked() == "chance draw-shot"


def test_a_card_must_stay_for_the_aim() -> None:
    """bs.keep-one: two cards cannot be spent of two."""
    assert turn("hand 0: clubs-1 hearts-1").may() == {"aim", "hold", "change-target"}
    assert "reload-full" in turn("hand 0: clubs-1 hearts-1 spades-9").may()


def test_with_no_cards_it_is_hold_then_aim() -> None:
    """bs.no-cards."""
    table = turn("hand 0:")
    assert table.may() == {"hold", "change-target"}
    table.does(0, "hold").chance("clubs-9")
    assert table.may() == {"aim"}


def test_targets_are_changed_before_any_action() -> None:
    """bs.change-target: to another zone, and stage 1 is over."""
    table = turn("hand 0: clubs-1 hearts-1\nleft-1 0: clubs-5").does(0, "change-target")
    assert table.there("discards", 0) == ["clubs-5"]
    table.does(0, "man fore")
    assert "point-at fore-hull" not in table.may()
    assert turn("hand 0: clubs-1 hearts-1\nacted: 1\nactions: 1").may() == {"aim"}


def test_an_aim_replaces_what_lies_there() -> None:
    """bs.aim: any number anywhere; bs.wild: a Wild's number is named."""
    table = turn("hand 0: wild\nleft-2 0: clubs-5").does(0, "aim", "wild")
    assert table.asked() == "0 aim-number"
    table.does(0, "number-8", "left-2")
    assert table.sees(None)["aimed"][0][1][0] == {"card": "wild", "number": 8}
    assert table.there("discards", 0) == ["clubs-5"]


def test_a_broadside_of_wilds() -> None:
    """bs.flush, bs.wild, bs.covered: two Wilds are a flush of any open suit."""
    table = turn("hand 0: wild wild clubs-1\nloaded 0: fore-solid fore-solid\nbroadsided 0: spades\n")
    table.does(0, "broadside")
    assert table.may() == {"suit clubs", "suit diamonds", "suit hearts"}
    assert table.why("suit spades") == "bs.covered"
    table.does(0, "hearts", "wild", "wild")
    assert table.sees(None)["discards"][0] == ["wild", "wild"]


def test_no_more_cards_than_usable_shots() -> None:
    """bs.broadside, bs.broadside-no-firing."""
    position = "hand 0: spades-1 spades-2 spades-3 clubs-1\nloaded 0: fore-solid fore-solid aft-chain aft-chain\n"
    table = turn(position).does(0, "broadside", "spades", "spades-1", "spades-2")
    assert table.asked() == "0 broadside-card"
    barred = turn(position + "fore-deck 0: 0\n").does(0, "broadside", "spades", "spades-1", "spades-2")
    assert barred.asked() == "1 lose-marker"  # one card fewer counts, and only the aft cannon may be used


def test_the_discs_of_a_broadside_come_one_by_one() -> None:
    """bs.broadside-order: an Aim card, the marker, the Disaster, and then the next disc."""
    position = (
        "hand 0: spades-1 spades-2 clubs-1\nloaded 0: fore-solid aft-chain\nleft-1 1: clubs-1\nfore-hull 1: 1\n"
        "left-2 1: clubs-2\n"
    )
    table = turn(position).does(0, "broadside", "spades", "spades-1", "spades-2", "fore-solid")
    table.does(1, "left-1", "lose fore-hull")
    assert table.asked() == "chance turn-up-token"
    table.chance("disaster-crewmen").does(1, "main-deck", "main-deck", "main-deck")
    assert table.asked() == "1 lose-marker"  # the Chain and the last Aim card go of themselves
    table.does(1, "aft-rigging")
    assert table.sees(None)["broadsided"][0] == ["spades"]


def test_a_sheer_off_of_which_nothing_counts_takes_nothing() -> None:
    """bs.sheer-off-none, bs.rigging-penalty, bs.covered: but what was played is covered."""
    table = turn("hand 0: clubs-2 hearts-3 spades-9\nhand 1: +6\nfore-rigging 0: 0\n")
    table.does(0, "sheer-off", "number-2", "clubs-2", "hearts-3")
    assert len(table.there("hand", 1)) == 6
    assert table.sees(None)["sheered"][0] == [2, 3]


def test_a_foe_with_too_few_cards_loses_all() -> None:
    """bs.sheer-off-none."""
    table = turn("hand 0: clubs-2 hearts-3 spades-9\nhand 1: clubs-1 clubs-5\n")
    table.does(0, "sheer-off", "number-2", "clubs-2", "hearts-3")
    assert table.there("discards", 1) == ["clubs-1", "clubs-5"]


def test_full_cannons_put_a_shot_back_first() -> None:
    """bs.reload-single, bs.reload-order: there must be an empty place when one draws."""
    position = "hand 0: clubs-2 hearts-3 spades-9\nloaded 0: fore-solid fore-solid aft-chain aft-chain\n"
    table = turn(position).does(0, "reload-single", "clubs-2", "hearts-3")
    assert table.may() == {"put-back fore-solid", "put-back aft-chain"}
    assert table.why("done") == "bs.reload-single"
    table.does(0, "fore-solid", "done").chance("canister")
    full = turn(position.replace("hearts-3", "hearts-2")).does(0, "reload-full", "clubs-2", "hearts-2")
    assert "done" in full.may()
    full.does(0, "done")
    assert full.asked() == "0 load"  # nothing was drawn, but all may be moved


def test_the_last_man_stays_and_officers_climb_nowhere() -> None:
    """bs.last-man, bs.officers-move, bs.ropes."""
    position = (
        "hand 0: clubs-2 clubs-3\nfore-deck 0: 1\nmain-deck 0: 0\naft-deck 0: 0\ncaptain 0: aft-deck\n"
        "mate 0: aft-deck\nfore-rigging 0: 1\naft-rigging 0: 1\n"
    )
    table = turn(position).does(0, "repair", "clubs-2")
    assert table.may() == {"move captain", "move mate"}
    assert table.why("move fore-deck") == "bs.last-man"
    table.does(0, "captain")  # to the main Deck, not up into the Rigging
    assert table.sees(None)["captain"][0] == "main-deck"


def test_the_rest_of_the_moves_may_be_left() -> None:
    """bs.repair-moves: the first must be made; the same man may go on."""
    table = turn("hand 0: clubs-2 clubs-3 clubs-4\nmain-deck 0: 2\n").does(0, "repair", "clubs-2", "clubs-3")
    assert "done" not in table.may()
    table.does(0, "move fore-deck")
    assert "done" in table.may()
    table.does(0, "done")
    assert table.asked() == "0 action"


def test_stage_three_draws_two_and_keeps_the_limit() -> None:
    """bs.draw-two: six, less one for each hand penalty exposed on the main Deck."""
    position = "actions: 0\naimed_this_turn: 1\nhand 0: clubs-1 clubs-2 clubs-3 clubs-4 clubs-5\nmain-deck 0: 0\n"
    table = turn(position).chance("hearts-1", "hearts-2")
    assert table.asked() == "0 discard"  # the two officers leave one of three penalties exposed
    assert "discard hearts-2" not in table.may()
    table.does(0, "clubs-5", "hearts-1")
    assert table.asked() == "1 action"
    assert table.there("hand", 0) == ["clubs-1", "clubs-2", "clubs-3", "clubs-4", "hearts-2"]


def test_an_empty_deck_is_made_anew_when_a_card_is_needed() -> None:
    """bs.reshuffle, bs.known: everybody can then reckon out the hand."""
    others = [f"{suit}-{n}" for suit in ("diamonds", "hearts", "spades") for n in range(1, 11)]
    hand = "clubs-1 clubs-2"
    rest = " ".join([*others, *[f"clubs-{n}" for n in range(3, 11)], "wild", "wild"])
    table = turn(f"hand 0: {hand}\ndeck 0:\ndiscards 0: {rest}\n").does(0, "hold")
    assert table.told("deck-shuffled")
    assert table.sees(1)["known"][0] == ["clubs-1", "clubs-2"]
    table.chance("wild")
    assert table.sees(1)["known"][0] == ["clubs-1", "clubs-2"]
    assert table.sees(1)["hand"][0] == 3


def test_two_hundred_turns_end_it() -> None:
    """bs.stalemate: fewer planks missing wins; equal is a draw."""
    for hull, winners in (("", [0, 1]), ("mid-hull 0: 5\n", [1]), ("mid-hull 1: 5\n", [0])):
        table = turn(f"turn: 199\nactions: 0\naimed_this_turn: 1\nhand 0:\n{hull}").chance("clubs-1", "clubs-2")
        assert table.state.winners() == winners
        assert sum(table.state.returns()) == 0
        table.rests()


# -- sequences of small choices (no dead end; every set once) ---------------------------------------


hands = st.lists(st.integers(0, WILD), max_size=8).map(
    lambda cards: [*{*cards} - {WILD}, *[WILD] * min(2, cards.count(WILD))]
)


def bag(cards: list[int]) -> Any:
    out = (0, 0)
    for card in cards:
        out = put(out, card)
    return out


@drawn(hands, st.integers(1, 4))
def test_cards_in_ascending_order_never_end_dead(cards: list[int], n: int) -> None:
    """Every set of n cards has exactly one sequence."""
    sequences = []

    def go_on(left: list[int], last: int, said: list[int]) -> None:
        if len(said) == n:
            sequences.append(tuple(said))
            return
        may = listed(ascending(bag(left), last, n - len(said)))
        assert may or (not said and len(left) < n), "a dead end"
        for card in may:
            rest = list(left)
            rest.remove(card)
            go_on(rest, card, [*said, card])

    go_on(sorted(cards), 0, [])
    assert sorted(sequences) == sorted(set(combinations(sorted(cards), n)))


@drawn(hands, st.integers(0, 1023))
def test_where_a_straight_may_begin(cards: list[int], open_: int) -> None:
    """bs.straight, bs.wild-covers: as told a second time, number by number."""
    hand = bag(cards)
    have = {card % 10 for card in cards if card != WILD}
    for number in range(10):
        two = [number, (number + 1) % 10]
        gaps = sum([1 for one in two if one not in have])
        expected = all((open_ >> one) & 1 for one in two) and gaps <= cards.count(WILD)
        assert bool((starts(hand, open_) >> number) & 1) == expected
        assert reaches(hand, number, 0, 9, 0) == (gaps <= cards.count(WILD))
