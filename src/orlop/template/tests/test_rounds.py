"""Template Game, told by its players.  Seats: ann 0, ben 1, cat 2."""

from __future__ import annotations

import pytest

import orlop
from tests.players import Table, given, new

GAME = "template-game"


def played(*rounds: tuple[str, str, str], **options: object) -> Table:
    """Two play: each round a crate, then the two coins."""
    table = new(GAME, 2, **options)
    for i, (crate, ann, ben) in enumerate(rounds):
        table.chance(crate).does(i % 2, "sell").does(0, ann).does(1, ben)
    return table


def test_players() -> None:
    """tpl.players: two to four."""
    for n in (1, 5):
        with pytest.raises(ValueError, match="2 to 4 players"):
            orlop.game(GAME, players=n)
    assert new(GAME, 4).asked() == "chance draw"


def test_what_lies_there_at_the_start() -> None:
    """tpl.crates, tpl.coins: ten crates in the hold, five coins at every seat."""
    table = new(GAME, 3)
    assert table.there("hold") == [f"crate-{n}" for n in range(1, 11)]
    for seat in range(3):
        assert table.there("coins", seat) == [f"coin-{n}" for n in range(1, 6)]


def test_the_caller_sells_or_wants_more() -> None:
    """tpl.draw, tpl.call: one crate lies open; with `more` a second one before the bids."""
    table = new(GAME, 2).chance("crate-4")
    assert table.asked() == "0 call"
    assert table.may() == {"sell", "more"}
    table.does(0, "more").chance("crate-7")
    assert table.there("lot") == ["crate-4", "crate-7"]
    assert table.asked() == "0 bid"


def test_all_bid_in_secret_in_any_order() -> None:
    """tpl.bid: the others see that a coin lies there, and not which."""
    table = new(GAME, 3).chance("crate-4").does(0, "sell")
    assert table.state.waiting == [0, 1, 2]
    table.does(2, "coin-3")
    assert table.state.waiting == [0, 1]
    assert table.sees(2)["bid"] == [0, 0, ["coin-3"]]
    assert table.sees(0)["bid"] == [[], 0, 1]
    assert table.sees(None)["bid"] == [0, 0, 1]
    assert table.told("bids")[-1]["what"] == "unseen"


def test_the_highest_coin_gets_the_lot() -> None:
    """tpl.reveal, tpl.highest: and all coins bid are spent."""
    table = played(("crate-9", "coin-2", "coin-5"))
    assert [(e["who"], e["what"]) for e in table.told("shows")] == [(0, "coin-2"), (1, "coin-5")]
    assert table.there("loot", 1) == ["crate-9"]
    assert table.sees(None)["points"] == [0, 9]
    assert table.there("spent", 1) == ["coin-5"]
    assert table.there("coins", 1) == ["coin-1", "coin-2", "coin-3", "coin-4"]
    assert table.there("bid", 1) == []


def test_a_coin_is_bid_once() -> None:
    """tpl.spent: the coin of the round before is refused, and nothing changes."""
    table = played(("crate-9", "coin-2", "coin-5")).chance("crate-1").does(1, "sell")
    assert table.why("coin-2", 0) == "tpl.spent"
    assert table.why("crate-2", 0) == "tpl.bid"
    before = table.state.to_bytes()
    with pytest.raises(ValueError, match=r"tpl\.spent"):
        table.state.apply(table.state.parse("coin-2"), 0)
    assert table.state.to_bytes() == before


def test_a_tie_sinks_the_lot() -> None:
    """tpl.tie: nobody gets it."""
    table = played(("crate-9", "coin-5", "coin-5"))
    assert table.there("sunk") == ["crate-9"]
    assert table.told("sinks")


def test_a_tie_below_the_highest_coin_is_none() -> None:
    """tpl.highest: ann and ben both bid 2, cat 3."""
    table = new(GAME, 3).chance("crate-4").does(0, "sell").does(0, "coin-2").does(1, "coin-2").does(2, "coin-3")
    assert table.there("loot", 2) == ["crate-4"]


def test_with_ties_stay_the_lot_stays() -> None:
    """tpl.tie-stays: it is sold together with the next lot; after the last round it sinks."""
    table = played(("crate-9", "coin-5", "coin-5"), ("crate-2", "coin-4", "coin-1"), ties="stay")
    assert table.there("loot", 0) == ["crate-2", "crate-9"]
    ties = [(f"crate-{n}", f"coin-{n}", f"coin-{n}") for n in range(1, 6)]
    table = played(*ties, ties="stay")
    table.rests()
    assert table.there("sunk") == [crate for crate, _, _ in ties]


def test_the_caller_changes_to_the_left() -> None:
    """tpl.rounds: ann calls, then ben, then ann."""
    table = new(GAME, 2)
    for i, caller in enumerate((0, 1, 0, 1, 0), 1):
        table.chance(f"crate-{i}")
        assert table.asked() == f"{caller} call"
        table.does(caller, "sell").does(0, f"coin-{i}").does(1, f"coin-{6 - i}")
    table.rests()


def test_the_most_points_win() -> None:
    """tpl.end, tpl.win: after five rounds."""
    table = played(
        ("crate-1", "coin-1", "coin-5"),
        ("crate-2", "coin-5", "coin-4"),
        ("crate-3", "coin-2", "coin-3"),
        ("crate-4", "coin-3", "coin-2"),
        ("crate-5", "coin-4", "coin-1"),
    )
    table.rests()
    assert table.state.scores() == [11, 4]
    assert table.state.winners() == [0]
    assert table.state.why(0) == "tpl.end"


def test_equal_points_share_the_win() -> None:
    """tpl.win: 3 and 3; all other lots have sunk."""
    spent = "spent 0: coin-2 coin-3 coin-4 coin-5\nspent 1: coin-1 coin-3 coin-4 coin-5\n"
    table = given(GAME, 2, spent + "loot 0: crate-3\nloot 1: crate-1\nsunk: crate-8 crate-9\n")
    table.chance("crate-2").does(0, "sell").does(0, "coin-1").does(1, "coin-2")
    assert table.state.winners() == [0, 1]
    assert table.state.returns() == [0.0, 0.0]


def test_without_points_nobody_wins() -> None:
    """tpl.win: five ties."""
    table = played(*[(f"crate-{n}", f"coin-{n}", f"coin-{n}") for n in range(1, 6)])
    table.rests()
    assert table.state.winners() == []


@pytest.mark.parametrize(
    ("position", "flaw"),
    [
        ("caller: 3\n", "seats are 0 to 1"),
        ("spent 0: coin-1\n", "spent 1: 0 coins"),
        ("coins 0: coin-1\n", "in hand, bid or spent"),
        ("lot: crate-1\nbid 0: coin-1 coin-2\n", "one is bid"),
        ("bid 0: coin-1\n", "no lot"),
        ("lot: crate-1\nsunk: +1\nspent 0: coin-2\nspent 1: coin-1\nbid 0: coin-2\n", "in hand, bid or spent"),
        ("loot 0: crate-1 crate-2 crate-3\n", "one or two"),
    ],
)
def test_positions_that_cannot_be(position: str, flaw: str) -> None:
    """tpl.rounds, tpl.bid, tpl.spent: they are refused."""
    with pytest.raises(ValueError, match=flaw):
        given(GAME, 2, position)


def test_another_world_keeps_what_a_seat_knows() -> None:
    """tpl.bid: a seat keeps its own coin; the others' may be any they hold."""
    table = new(GAME, 3).chance("crate-4").does(0, "sell").does(0, "coin-1").does(1, "coin-4")
    rng = orlop.Rng(1)
    seen = set()
    for _ in range(200):
        world = Table(table.state.resample(0, rng))
        assert world.there("bid", 0) == ["coin-1"]
        assert world.state.view(0) == table.state.view(0)
        seen.add(world.there("bid", 1)[0])
    assert seen == {f"coin-{n}" for n in range(1, 6)}
