"""What must hold at every moment of every game, in random games over all options and numbers of players."""

from __future__ import annotations

from typing import Any

import pytest

from orlop.table.cards import Cards, join, kinds, minus, nothing, some
from orlop.table.events import Kind
from orlop.table.steps import NOBODY, Asks, State as Base
from tests.conftest import Budget
from tests.contract import blind_bids, tables
from tests.contract.blind_bids import BlindBids, State
from tests.contract.invariants import sound_game

TRIED = blind_bids.BlindBids.id


@pytest.mark.parametrize("id", tables.tried())
def test_every_moment_is_sound(id: str, budget: Budget) -> None:
    games, answers = budget.spend(lambda n: sound_game(tables.table(id, n), n))
    assert games and answers, "not one game was played"
    print(f"{id}: {games} games sound, {answers} answers")


@pytest.mark.parametrize("id", tables.tried())
def test_every_setting_is_played(id: str) -> None:
    """All options' values and all numbers of players have their turn; what the game refuses has not."""
    of = tables.kind_of(id)
    played = tables.settings(id)
    assert {setting.players for setting in played} == set(range(of.least, of.most + 1))
    for option in of.choices:
        assert {dict(setting.options)[option.name] for setting in played} == set(option.values)
    assert len(set(played)) == len(played)
    assert not [setting for setting in played if tables.refused(of, setting)]


def test_what_a_game_refuses_is_left_out() -> None:
    """Of 24 ways to agree on Blind Bids it refuses two: three rounds for four."""
    assert len(tables.settings(TRIED)) == 3 * 3 * 2 - 2


# -- each check fails when it should: a fault planted in a game --------------------------------


class LosesACard(BlindBids):
    wrong = "cards are lost or lie twice"

    class Faulty(blind_bids.Wind):
        def chosen(self, g: State, me: int, about: int, choice: int) -> None:
            super().chosen(g, me, about, choice)
            g.shown = (0, 0)

    asked = (blind_bids.WIND, Faulty(blind_bids.CALM))


class CannotBe(BlindBids):
    wrong = "a flaw in a table"

    def flaw(self, g: Base) -> str | None:
        return "round: it is late" if g.actor == NOBODY else None


class NeverComes(BlindBids):
    wrong = "an outcome that cannot come"

    class Faulty(blind_bids.Wind):
        def weight(self, g: State, me: int, about: int, choice: int) -> int:
            return 4 if choice == blind_bids.CALM else 0

    asked = (blind_bids.WIND, Faulty(blind_bids.CALM))


class LastBidderLeads(BlindBids):
    wrong = "who answers first makes a difference"

    class Faulty(blind_bids.Bid):
        def chosen(self, g: State, me: int, about: int, choice: int) -> None:
            super().chosen(g, me, about, choice)
            g.dealt_to = me

    asked = (blind_bids.BID, Faulty())


class BidsShutOthersOut(BlindBids):
    wrong = "changed what seat"

    class Faulty(blind_bids.Bid):
        def options(self, g: State, me: int, about: int) -> Cards:
            taken = nothing()
            for seat in range(g.game.players):
                taken = join(taken, kinds(g.bid[seat]))
            mine = super().options(g, me, about)
            return minus(mine, taken) if some(minus(mine, taken)) else mine

    asked = (blind_bids.BID, Faulty())


class AsksForNothing(BlindBids):
    wrong = "no such clause"

    class Faulty(blind_bids.Bid):
        def why(self, g: State, me: int, about: int, choice: int) -> str:
            return "bb.because"

    asked = (blind_bids.BID, Faulty())


class ToldByNoClause(BlindBids):
    wrong = "no such clause"

    def __init__(self, players: int, options: dict[str, str], components: str | None = None) -> None:
        super().__init__(players, options, components)
        self.kinds[blind_bids.BLOWS] = Kind("blows", "bb.storm")


class ForbidsAll(BlindBids):
    wrong = "is legal, and forbidden by"

    def why(self, g: Base, choice: int, seat: int | None = None) -> str | None:
        return "bb.bid"


class SaidAlike(BlindBids):
    wrong = "two options are said alike"

    def name(self, choice: int) -> str:
        return super().name(min(choice, 1) if choice < blind_bids.KINDS else choice)


class ReadAsAnother(BlindBids):
    wrong = "and is read as"

    def parse(self, g: Base, text: str, seat: int | None = None) -> int:
        return super().parse(g, text, seat) ^ (g.actor >= 0)


class RefusesAndPlays(BlindBids):
    wrong = "a refused choice changed something"

    def refusal(self, g: Base, choice: int, seat: int | None) -> str:
        assert isinstance(g, State)
        g.round += 1
        return super().refusal(g, choice, seat)


class PaysTooMuch(BlindBids):
    wrong = "do not sum to zero"

    def returns(self, g: Base) -> list[float]:
        return [share + 0.5 * (g.actor == NOBODY) for share in super().returns(g)]


class LosersFirst(BlindBids):
    wrong = "do not put"

    def returns(self, g: Base) -> list[float]:
        return [-share for share in super().returns(g)]


class WonTooSoon(BlindBids):
    wrong = "the game goes on"

    def winners(self, g: Base) -> list[int]:
        return [0]


class NeverEnds(BlindBids):
    wrong = "more than 5 answers"

    def bound(self) -> int:
        return 5


class OneHearsLess(BlindBids):
    wrong = "not all hear as many events"

    def events(self, g: Base, seat: int | None) -> list[dict[str, Any]]:
        return super().events(g, seat)[: 1 if seat == 1 else None]


class SpectatorHearsMore(BlindBids):
    wrong = "a spectator"

    def events(self, g: Base, seat: int | None) -> list[dict[str, Any]]:
        return super().events(g, 0 if seat is None else seat)


class CountsTwice(BlindBids):
    wrong = "after"

    def events(self, g: Base, seat: int | None) -> list[dict[str, Any]]:
        return [{**event, "number": 2 * event["number"]} for event in super().events(g, seat)]


FAULTS: list[Any] = [
    LosesACard,
    CannotBe,
    NeverComes,
    LastBidderLeads,
    BidsShutOthersOut,
    AsksForNothing,
    ToldByNoClause,
    ForbidsAll,
    SaidAlike,
    ReadAsAnother,
    RefusesAndPlays,
    PaysTooMuch,
    LosersFirst,
    WonTooSoon,
    NeverEnds,
    OneHearsLess,
    SpectatorHearsMore,
    CountsTwice,
]


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: str(fault.__name__))
def test_a_fault_is_found(fault: Any) -> None:
    game = fault(3, {"rounds": "2", "gales": "on"})
    if hasattr(fault, "asked"):
        asks = list(game.asks)
        asks[fault.asked[0]] = fault.asked[1]
        game.asks = Asks(asks)
    with pytest.raises(AssertionError, match=fault.wrong):
        for seed in range(60):
            sound_game(game, seed)
