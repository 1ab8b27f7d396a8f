"""Copies and bytes: every field of a state is in them, and nothing that is played later changes them."""

from __future__ import annotations

import pytest

from orlop.table.game import Game
from orlop.table.steps import State as Base
from tests.conftest import Budget
from tests.contract import copies, tables
from tests.contract.blind_bids import BlindBids, State
from tests.contract.copies import copies_stay, foreign_bytes_are_refused, unlisted


@pytest.mark.parametrize("id", tables.tried())
def test_copies_and_bytes_go_on_alike_and_stay(id: str, budget: Budget) -> None:
    games, answers = budget.spend(lambda n: copies_stay(tables.table(id, n), n))
    assert games and answers
    print(f"{id}: {games} games copied, {answers} answers")


@pytest.mark.parametrize("id", tables.tried())
def test_bytes_of_another_table_are_refused(id: str) -> None:
    assert foreign_bytes_are_refused(id) > 1


@pytest.mark.parametrize("id", tables.tried())
def test_every_field_is_listed(id: str) -> None:
    """And to leave out any line is noticed: its fields are then unlisted."""
    for n in range(len(tables.few(id, 12))):
        game = tables.of_its_own(id, n)
        g = game.new()
        assert unlisted(g) == []
        lines = list(game.lines)
        for line in lines:
            game.lines = [other for other in lines if other is not line]
            assert unlisted(g) == sorted(line.fields())


# -- each check fails when it should ------------------------------------------------------------


class Shares(State):
    """A copy that shares a field with what it was copied from."""

    def copy(self) -> State:
        g = super().copy()
        g.__class__, g.won = Shares, self.won
        return g


class Forgets(State):
    """A copy that leaves a field out."""

    def copy(self) -> State:
        g = super().copy()
        g.__class__, g.dealt_to = Forgets, 0
        return g


class KeepsMore(State):
    """A state with a field that nobody has listed."""

    grudges = 0

    def copy(self) -> State:
        g = super().copy()
        g.__class__ = KeepsMore
        return g


class Faulty(BlindBids):
    def blank(self) -> State:
        g = super().blank()
        g.__class__ = self.state
        return g

    state: type[State] = State


class DoesNotRefit(BlindBids):
    """What is kept beside the lines is not made anew."""

    def refit(self, g: Base) -> None:
        assert isinstance(g, State)
        if g.number == 0:
            super().refit(g)


@pytest.mark.parametrize(
    ("kind", "wrong"),
    [
        (Shares, "an earlier copy has changed|differs"),
        (Forgets, "a copy is not the same"),
        (KeepsMore, "no line lists"),
    ],
)
def test_a_faulty_copy_is_found(kind: type[State], wrong: str) -> None:
    game = Faulty(3, {"rounds": "2", "gales": "on"})
    game.state = kind
    refused(game, wrong)


def test_what_bytes_do_not_bring_back_is_found() -> None:
    refused(DoesNotRefit(3, {"rounds": "2", "gales": "on"}), "what was read from bytes and plays on differs")


def refused(game: Game, wrong: str) -> None:
    with pytest.raises(AssertionError, match=wrong):
        for seed in range(40):
            copies_stay(game, seed)


def test_bytes_that_are_no_state_of_this_table_are_found() -> None:
    """Were a game to take whatever it is given, the check would say so."""

    class TakesAll(BlindBids):
        def from_bytes(self, b: bytes) -> Base:
            return self.new()

    with pytest.raises(AssertionError, match="were taken for a state"):
        copies.refused(TakesAll(2, {"rounds": "2", "gales": "on"}), b"nothing", "a word")
