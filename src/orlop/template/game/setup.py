"""Setting up: the table of questions, the list of what lies where, and the first round."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from mypy_extensions import i64

from orlop.template.game.events import KINDS
from orlop.template.game.rounds import Bid, Call, Draw, Reveal, RevealAndKeep, ask_for_bids, new_round
from orlop.template.game.state import COINS, CRATES, ROUNDS, SELL, State, points
from orlop.table.cards import Cards, below, join, minus, only, size, some, zones
from orlop.table.chance import Rng, any_of
from orlop.table.game import Game, Option
from orlop.table.steps import Asks, State as Base
from orlop.table.vecs import vec
from orlop.table.views import Each, Reckoned, SeatOf, SetOf, nobody, the_owner


class TemplateGame(Game):
    id: ClassVar[str] = "template-game"
    clauses: ClassVar[str] = "tpl"
    rules: ClassVar[int] = 1
    least: ClassVar[int] = 2  # tpl.players
    most: ClassVar[int] = 4
    choices: ClassVar[tuple[Option, ...]] = (Option("ties", ("sink", "stay")),)
    over: ClassVar[str] = "tpl.end"

    def __init__(self, players: int, options: dict[str, str], components: str | None = None) -> None:
        super().__init__(players, options, components)
        reveal = Reveal() if options["ties"] == "sink" else RevealAndKeep()
        self.asks = Asks([Draw(), Call(SELL), Bid(COINS), reveal])
        self.kinds = list(KINDS)
        self.call(0, [f"crate-{n}" for n in range(1, CRATES + 1)])
        self.call(COINS, [f"coin-{n}" for n in range(1, ROUNDS + 1)])
        self.call(SELL, ["sell", "more"])
        self.verbs = {int(SELL), int(SELL) + 1}
        self.lines = [
            SetOf("hold", nobody, holds=True),
            SetOf("lot", holds=True),
            SetOf("sunk", holds=True),
            Each("loot", holds=True),
            Each("coins", the_owner, base=COINS),
            Each("bid", the_owner, base=COINS),
            Each("spent", base=COINS),
            SeatOf("caller"),
        ]
        self.reckoned = [Reckoned("points", all_points)]

    def blank(self) -> State:
        n = self.players
        g = State(self, vec[i64]([0] * 16), zones(n), zones(n), zones(n), zones(n))
        for seat in range(n):
            g.coins[seat] = below(ROUNDS)  # tpl.coins
        return g

    def begin(self, g: Base) -> None:
        assert isinstance(g, State)
        g.hold = below(CRATES)
        new_round(g, 0)

    def whole_deck(self) -> list[int]:
        return list(range(CRATES))

    def stock(self) -> str:
        return "hold"

    def bound(self) -> int:
        """Each round: two crates, one call, a bid of everybody."""
        return int(ROUNDS) * (3 + int(self.players))

    def score_of(self, g: Base, seat: int) -> int:
        assert isinstance(g, State)
        return points(g, seat)

    def resample(self, g: Base, seat: int | None, rng: Rng) -> State:
        """A coin face down may be any that its seat has not spent; all else follows from what has been shown."""
        assert isinstance(g, State)
        h = g.copy()
        for other in range(self.players):
            if other != seat and some(h.bid[other]):
                unspent = join(h.coins[other], h.bid[other])
                h.bid[other] = only(any_of(unspent, rng))
                h.coins[other] = minus(unspent, h.bid[other])
        return h

    # -- positions ------------------------------------------------------------------

    def complete(self, g: Base, said: set[str]) -> None:
        """tpl.spent: a coin that has not been spent, and is not bid now, is in hand."""
        assert isinstance(g, State)
        for seat in range(self.players):
            if f"coins {seat}" not in said:
                g.coins[seat] = minus(below(ROUNDS), join(g.bid[seat], g.spent[seat]))

    def resume(self, g: Base, said: set[str]) -> None:
        """If no more is said: a lot that lies there is up for bids; without one a round begins."""
        assert isinstance(g, State)
        if "pending" in said or size(g.spent[0]) == ROUNDS:
            return
        if g.caller == -1:
            g.caller = 0
        if some(g.lot):
            ask_for_bids(g)
        else:
            new_round(g, g.caller)

    def flaw(self, g: Base) -> str | None:
        assert isinstance(g, State)
        if g.caller >= self.players:
            return f"caller: seat {g.caller}: seats are 0 to {self.players - 1}"
        rounds = size(g.spent[0])
        for seat in range(self.players):
            if size(g.spent[seat]) != rounds:
                return (
                    f"spent {seat}: {size(g.spent[seat])} coins; seat 0 has spent {rounds}, and all spend one a round"
                )
            if size(g.bid[seat]) > 1:
                return f"bid {seat}: {size(g.bid[seat])} coins; one is bid"
            if some(g.bid[seat]) and not some(g.lot):
                return f"bid {seat}: there is no lot to bid for"
            if not shared_out(g.coins[seat], g.bid[seat], g.spent[seat]):
                return f"coins {seat}: each coin is in hand, bid or spent"
        drawn = CRATES - size(g.hold)
        if drawn < rounds or drawn > 2 * rounds + (2 if rounds < ROUNDS else 0):
            return f"hold: {drawn} crates drawn in {rounds} rounds; a round draws one or two"
        return None


def shared_out(coins: Cards, bid: Cards, spent: Cards) -> bool:
    return size(coins) + size(bid) + size(spent) == ROUNDS and join(join(coins, bid), spent) == below(ROUNDS)


def all_points(g: Any, seat: int | None) -> object:
    return [int(points(g, owner)) for owner in range(g.game.players)]


GAME: Final = TemplateGame
