"""Positions: what follows from the little they say, and what they refuse."""

from __future__ import annotations

import pytest

import orlop
from orlop.table.chance import Rng, any_open
from orlop.table.steps import NOBODY
from tests.games.broadsides.told import GAME, firing, hand, turn
from tests.players import given


def test_of_nothing_follows_a_turn_of_the_first_seat() -> None:
    """bs.ship, bs.two-actions."""
    table = turn()
    assert table.asked() == "0 action"
    assert table.sees(None)["fore"] == ["18-pounder", "18-pounder"]
    assert table.sees(None)["captain"] == table.sees(None)["mate"] == ["main-deck", "main-deck"]
    assert [len(targets) for targets in table.sees(None)["targets"]] == [2, 2]
    assert sum(table.sees(None)["markers"][0].values()) == 6 + 12 + 14


def test_hands_are_dealt_from_the_own_deck() -> None:
    """bs.aim-deck: every card once, two Wilds; whatever the seed."""
    for seed in range(30):
        table = turn("hand 0: +20", "hand 1: +20", f"seed: {seed}")
        for seat in (0, 1):
            cards = hand(table, seat)
            assert len(cards) == 20
            assert all(cards.count(card) == 1 or (card, cards.count(card)) == ("wild", 2) for card in cards)


def test_of_men_follows_what_is_exposed() -> None:
    """bs.free-first: unless it is said, the -1 cannon penalties are laid open first."""
    assert turn("fore-deck 0: 1").sees(None)["exposed"][0]["no-firing"] == [False, False]
    barred = turn("fore-deck 0: 1", "barred-fore-deck 0: 1").sees(None)["exposed"][0]
    assert (barred["cannon"], barred["no-firing"]) == ([0, 0], [True, False])


def test_after_the_last_action_comes_firing() -> None:
    """bs.may-fire."""
    assert firing("loaded 0: fore-solid").asked() == "0 fire"
    assert firing().asked() == "chance draw"


@pytest.mark.parametrize(
    ("said", "reason"),
    [
        ("fore-hull 0: 5", "it has 4 spaces"),
        ("fore-deck 0: 4\nmain-deck 0: 5\naft-deck 0: 4", "spaces|Crewmen"),
        ("mid-hull 0: 0\nfore-hull 0: 0", "has lost already"),
        ("captain 0:\nmate 0:\nmain-deck 0: 4", "has lost already|twelve Crewmen"),
        ("captain 0: fore-hull", "stands on a Deck"),
        ("loaded 0: fore-solid fore-solid fore-solid", "holds 2 shots"),
        ("aft 0: long-nine\nloaded 0: aft-solid aft-solid", "holds 1 shots"),
        ("loaded 0: fore-solid fore-solid\nloaded 1: fore-solid fore-solid aft-solid aft-solid", "five Solid"),
        ("barred-fore-deck 0: 1", "barred-fore-deck"),
        ("hand 0: clubs-1 clubs-1", "clubs-1"),
        ("hand 0: wild wild wild", "wild"),
        ("hand 0: clubs-1\ndiscards 0: clubs-1", "clubs-1"),
        ("hand 0: clubs-1\nspied 0: clubs-2", "spied"),
        ("targets 0: target-1\ntargets 1: target-1", "target-1"),
        ("left-3 0: clubs-1", "no Target in that row"),
        ("hand 0:\nactions: 1\nacted: 1", "no card for it"),
        ("player: 2", "seats are 0 and 1|player"),
        ("turn: 300", "0 to 200"),
        ("gunsight 0: bilge", "nothing that can lie there"),
        ("hand 0: tricks", "nothing that can lie there"),
    ],
)
def test_what_cannot_be_is_refused(said: str, reason: str) -> None:
    """bs.ship, bs.ropes, bs.aim-deck, bs.shots, bs.sink, bs.officers-lost: in one sentence."""
    with pytest.raises(ValueError, match=reason) as refusal:
        turn(said)
    assert "\n" not in str(refusal.value)


def test_cards_of_an_option_not_played_are_refused() -> None:
    """bs.reputation, bs.tricks-draft."""
    for said in ("tricks 0: lucky-coin", "reputation 0: hawk"):
        with pytest.raises(ValueError, match="not so many"):
            turn(said)


@pytest.mark.parametrize("seed", range(4))
def test_a_position_says_all_there_is(seed: int) -> None:
    """bs.known, bs.trick-moments: at moments of a whole game the same state comes of its position and of its bytes."""
    options = {"reputations": "on" if seed % 2 else "off", "dirty_tricks": "on" if seed // 2 else "off"}
    game = orlop.game(GAME, players=2, **options)
    rng = Rng(seed)
    g = game.new()
    n = 0
    while g.actor != NOBODY and n < 600:
        if n % 23 == 0:
            again = given(GAME, 2, g.position(), **options).state
            assert again.position() == g.position()
            assert again.legal() == g.legal()
            assert [again.view(seat) for seat in (0, 1, None)] == [g.view(seat) for seat in (0, 1, None)]
            assert game.from_bytes(g.to_bytes()).position() == g.position()
        g.apply(any_open(g, rng))
        n += 1
