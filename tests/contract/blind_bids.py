"""Blind Bids: the smallest game that has what other games may lack.

All are dealt two cards from a bag in which each kind lies twice.  All bid one of their two, in secret and together;
in the first round not the highest kind, while they hold another (bb.high): who does bid it must have had both, and
everybody knows where the second one is until it is shown (bb.twin).  The bids are shown.  The wind, which is
calm three times out of four, says whether the highest or the lowest bid takes the point, if it is alone.  Then one
card each is dealt again, and so on for some rounds.  Most points win.  No folder holds this game; it is here to be
tried, so that every check of the contract meets something it can fail at.
"""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from orlop.table.cards import (
    NONE,
    Bag,
    Cards,
    Zones,
    has,
    in_bag,
    join,
    kinds,
    nothing,
    only,
    pour,
    pull,
    put,
    size,
    without,
    zones,
)
from orlop.table.chance import Rng, any_in
from orlop.table.events import Kind, alone, tell
from orlop.table.game import Game, Option
from orlop.table.steps import CHANCE, Ask, Asks, Do, FromBag, State as Base, Weighed, settle, then, times
from orlop.table.vecs import vec
from orlop.table.views import UP_TO_TWO, Each, Line, Number, Numbers, Reckoned, SeatsOf, SetOf, nobody, the_owner

DEAL: Final = 0
BID: Final = 1
SHOW: Final = 2
WIND: Final = 3
KINDS: Final = 12
HIGHEST: Final = KINDS - 1
CALM: Final = 100
GALE: Final = 101

DEALT: Final = 0
BIDS: Final = 1
SHOWS: Final = 2
BLOWS: Final = 3
TAKES: Final = 4


class State(Base):
    def __init__(self, game: Game, steps: vec[i64], hand: Zones, bid: Zones, won: vec[i64]) -> None:
        super().__init__(game, game.asks, steps)
        self.hand = hand
        self.bid = bid
        self.won = won
        self.pile: Bag = (0, 0)
        self.shown: Bag = (0, 0)
        self.dealt_to: int = 0
        self.round: int = 0
        self.twin: Cards = (0, 0)  # who is known to have the second of the highest kind
        self.undealt: int = 0  # kept beside the lines: how many cards the pile has

    def copy(self) -> State:
        g = State(self.game, self.steps[:], self.hand.copy(), self.bid.copy(), self.won[:])
        g.as_copy_of(self)
        g.pile, g.shown = self.pile, self.shown
        g.dealt_to, g.round, g.twin, g.undealt = self.dealt_to, self.round, self.twin, self.undealt
        return g

    def score(self, seat: int) -> float:
        points = [int(self.won[s]) for s in range(self.game.players)]
        return 1 / points.count(max(points)) if points[seat] == max(points) else 0.0

    def checksum(self) -> int:
        return sum([7**s * int(self.won[s]) for s in range(self.game.players)])


def new_round(g: State) -> None:
    g.round += 1
    g.dealt_to = 0
    then(g, 0, SHOW)
    for seat in range(g.game.players):
        then(g, seat, BID)
    then(g, 0, times(DEAL, g.game.players * (2 if g.round == 1 else 1)))


def forbidden(g: State, me: int) -> bool:
    """bb.high: whether that seat holds the highest kind, another one too, and it is the first round."""
    return g.round == 1 and has(kinds(g.hand[me]), HIGHEST) and size(kinds(g.hand[me])) > 1


def all_bids_lie_open(g: State) -> bool:
    return g.actor == CHANCE and g.asking.base == CALM


def who_bid_or_all(g: State, seat: int | None, owner: int) -> bool:
    """bb.show"""
    return seat == owner or all_bids_lie_open(g)


class Deal(FromBag[State]):
    """bb.deal"""

    name: ClassVar[str] = "deal"
    verb: ClassVar[str] = "deal"
    clause: ClassVar[str] = "bb.deal"

    def options(self, g: State, me: int, about: int) -> Cards:
        return g.pile

    def chosen(self, g: State, me: int, about: int, choice: int) -> None:
        seat = g.dealt_to
        g.pile = pull(g.pile, choice)
        g.undealt -= 1
        g.hand.put(seat, choice)
        tell(g, DEALT, seat, choice, NONE, alone(seat))
        g.dealt_to = (seat + 1) % g.game.players


class Bid(Ask[State]):
    """bb.bid"""

    name: ClassVar[str] = "bid"
    verb: ClassVar[str] = "bid"
    clause: ClassVar[str] = "bb.bid"
    forbids: ClassVar[tuple[str, ...]] = ("bb.high",)

    def __init__(self) -> None:
        super().__init__()
        self.in_secret = True

    def options(self, g: State, me: int, about: int) -> Cards:
        return without(kinds(g.hand[me]), HIGHEST) if forbidden(g, me) else kinds(g.hand[me])

    def chosen(self, g: State, me: int, about: int, choice: int) -> None:
        g.hand.pull(me, choice)
        g.bid.put(me, choice)
        tell(g, BIDS, me, choice, NONE, alone(me))

    def tempting(self, g: State, me: int, about: int) -> Cards:
        return kinds(g.hand[me])

    def why(self, g: State, me: int, about: int, choice: int) -> str:
        return "bb.high" if choice == HIGHEST and forbidden(g, me) else self.clause


class Show(Do[State]):
    """bb.show, bb.twin"""

    name: ClassVar[str] = "show"

    def run(self, g: State, me: int, about: int) -> None:
        for seat in range(g.game.players):
            for bid in in_bag(g.bid[seat]):
                tell(g, SHOWS, seat, bid)
                if bid == HIGHEST:
                    g.twin = only(seat) if g.round == 1 else nothing()
        then(g, 0, WIND)


class Wind(Weighed[State]):
    """bb.wind"""

    name: ClassVar[str] = "wind"
    clause: ClassVar[str] = "bb.wind"

    def options(self, g: State, me: int, about: int) -> Cards:
        return (3, 0) if g.game.options["gales"] == "on" else only(0)

    def weight(self, g: State, me: int, about: int, choice: int) -> int:
        return 3 if choice == CALM else 1

    def chosen(self, g: State, me: int, about: int, choice: int) -> None:
        tell(g, BLOWS, NONE, choice)
        seats = range(g.game.players)
        bids = [min(in_bag(g.bid[seat]), default=NONE) for seat in seats]
        best = max(bids) if choice == CALM else min(bids)
        if bids.count(best) == 1:
            g.won[bids.index(best)] += 1
            tell(g, TAKES, bids.index(best), NONE, bids.index(best))
        for seat in seats:
            g.shown = pour(g.shown, g.bid[seat])
            g.bid[seat] = (0, 0)
        if g.round < int(g.game.options["rounds"]):
            new_round(g)


class BlindBids(Game):
    id: ClassVar[str] = "blind-bids"
    clauses: ClassVar[str] = "bb"
    least: ClassVar[int] = 2
    most: ClassVar[int] = 4
    over: ClassVar[str] = "bb.win"
    choices: ClassVar[tuple[Option, ...]] = (Option("rounds", ("2", "1", "3")), Option("gales", ("on", "off")))

    def __init__(self, players: int, options: dict[str, str], components: str | None = None) -> None:
        super().__init__(players, options, components)
        self.asks = Asks([Deal(), Bid(), Show(), Wind(CALM)])
        self.kinds = [
            Kind("dealt", "bb.deal", "pile > hand {who}", secret=True),
            Kind("bids", "bb.bid", "hand {who} > bid {who}", secret=True),
            Kind("shows", "bb.show", "bid {who} > shown", reveals=True),
            Kind("blows", "bb.wind"),
            Kind("takes", "bb.wind", other="seat"),
        ]
        self.call(0, [f"card-{n}" for n in range(1, KINDS + 1)])
        self.call(CALM, ["calm", "gale"])
        self.verbs = {CALM, GALE}
        self.lines: list[Line] = [
            Each("hand", the_owner, holds=True, heap=UP_TO_TWO),
            Each("bid", who_bid_or_all, holds=True, heap=UP_TO_TWO),
            SetOf("pile", nobody, holds=True, heap=UP_TO_TWO),
            SetOf("shown", holds=True, heap=UP_TO_TWO),
            Numbers("won", 0, 3),
            Number("dealt_to", 0, 3),
            Number("round", 0, 3),
            SeatsOf("twin"),
        ]
        self.reckoned = [Reckoned("held", lambda g, seat: None if seat is None else size(g.hand[seat]))]

    beside: ClassVar[tuple[str, ...]] = ("undealt",)

    def refuses(self) -> str | None:
        return "three rounds are for two or three" if self.players == 4 and self.options["rounds"] == "3" else None

    def blank(self) -> State:
        n = self.players
        return State(self, vec[i64]([0] * 8), zones(n), zones(n), vec[i64]([0] * n))

    def begin(self, g: Base) -> None:
        assert isinstance(g, State)
        for card in self.whole_deck():
            g.pile = put(g.pile, card)
        self.refit(g)
        new_round(g)

    def refit(self, g: Base) -> None:
        assert isinstance(g, State)
        g.undealt = size(g.pile)

    def resume(self, g: Base, said: set[str]) -> None:
        self.refit(g)

    def whole_deck(self) -> list[int]:
        return [card for card in range(KINDS) for _ in range(2)]

    def stock(self) -> str:
        return "pile"

    def bound(self) -> int:
        return 3 * (3 * self.players + 1)

    def score_of(self, g: Base, seat: int) -> int:
        assert isinstance(g, State)
        return int(g.won[seat])

    def flaw(self, g: Base) -> str | None:
        assert isinstance(g, State)
        for seat in range(self.players):
            if g.round == 1 and in_bag(g.bid[seat]) == [HIGHEST] and kinds(g.hand[seat]) not in (only(HIGHEST), (0, 0)):
                return f"bid {seat}: the highest is no bid in the first round"
            if has(g.twin, seat) and not has(join(g.hand[seat], g.bid[seat]), HIGHEST):
                return f"twin: seat {seat} has not the second of the highest kind"
        return None

    def resample(self, g: Base, seat: int | None, rng: Rng) -> State:
        assert isinstance(g, State)
        others = [s for s in range(self.players) if s != seat]
        while True:
            h = g.copy()
            for s in others:
                h.pile = pour(h.pile, h.hand[s])
                if not all_bids_lie_open(g):
                    h.pile = pour(h.pile, h.bid[s])
            for s in others:
                deal_anew(h, h.hand, s, rng)
                if not all_bids_lie_open(g):
                    deal_anew(h, h.bid, s, rng)
            if self.flaw(h) is None:
                settle(h)
                return h


def deal_anew(h: State, places: Zones, seat: int, rng: Rng) -> None:
    held: Bag = (0, 0)
    for _ in range(size(places[seat])):
        card = any_in(h.pile, rng)
        h.pile = pull(h.pile, card)
        held = put(held, card)
    places[seat] = held
