"""Setting up: the table of questions, the list of what lies where, and the draw for the first Captain."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from mypy_extensions import i64

from orlop.games.walk_the_plank import positions
from orlop.games.walk_the_plank.battles import Play
from orlop.games.walk_the_plank.events import KINDS
from orlop.games.walk_the_plank.resample import resample
from orlop.games.walk_the_plank.rounds import (
    Deal,
    Draw,
    EndRound,
    FindCaptain,
    NameTrump,
    TurnUp,
    draw_for_captain,
)
from orlop.games.walk_the_plank.state import DECK, PLANK, SECOND_PLANK, SUITS, State, laid
from orlop.table.cards import Cards, below, count, listed, plus, shl, zones
from orlop.table.chance import Rng
from orlop.table.game import Game
from orlop.table.steps import Asks, State as Base
from orlop.table.vecs import vec
from orlop.table.views import Each, Heap, Number, Numbers, RowOf, SeatOf, SeatsOf, SetOf, Thing, nobody, the_owner

SUIT_NAMES: Final = ["doubloons", "hookhands", "monkeys", "parrots", "peglegs"]


class Planks(Heap):
    """A set of cards in which Walk the Plank! may lie twice."""

    def listing(self, s: Cards) -> list[int]:
        return sorted([int(PLANK) if c == SECOND_PLANK else c for c in listed(s)])

    def laid(self, s: Cards, c: int) -> Cards:
        return laid(s, c)


HEAP: Final = Planks()


class Voids(Each):
    """wtp.void: by seat the suits it has shown it lacks; in the state a tally, a bit for each suit."""

    def read(self, g: Base, place: int) -> list[int]:
        suits = count(getattr(g, self.name), place)
        return [self.base + suit for suit in range(5) if (suits >> suit) & 1]

    def write(self, g: Base, place: int, ids: list[int]) -> None:
        tally = getattr(g, self.name)
        suits: i64 = 0
        for suit in ids:
            suits |= shl(1, suit - self.base)
        setattr(g, self.name, plus(tally, place, suits - count(tally, place)))


class WalkThePlank(Game):
    id: ClassVar[str] = "walk-the-plank"
    clauses: ClassVar[str] = "wtp"
    rules: ClassVar[int] = 1
    least: ClassVar[int] = 2  # wtp.players
    most: ClassVar[int] = 9
    over: ClassVar[str] = "wtp.win"

    def __init__(self, players: int, options: dict[str, str], components: str | None = None) -> None:
        super().__init__(players, options, components)
        self.asks = Asks([Draw(), FindCaptain(), Deal(), TurnUp(), NameTrump(SUITS), Play(), EndRound()])
        self.kinds = list(KINDS)
        self.call(0, [f"{suit}-{n}" for suit in SUIT_NAMES for n in range(1, 14)])  # wtp.deck
        self.call(PLANK, ["plank", "monster"])
        self.call(SUITS, SUIT_NAMES)
        self.lines = [
            Each("hand", the_owner, holds=True, heap=HEAP),
            SetOf("deck", nobody, holds=True, heap=HEAP),
            SeatsOf("aboard"),
            SetOf("drawn", holds=True, heap=HEAP),
            Number("highest", 0, 15),
            SeatsOf("tied"),
            Number("shuffled_back", 0, 1),
            Number("size", 1, 7),
            SeatOf("captain"),
            SeatOf("next_dealt"),
            Thing("turned", holds=True),
            Thing("trump", base=SUITS),
            SeatOf("leader"),
            RowOf("battle"),
            Thing("suit", base=SUITS),
            Number("strength", -1, 60),
            SeatOf("ahead"),
            SetOf("gone", holds=True, heap=HEAP),
            Numbers("won", 0, 7),
            Voids("void", base=SUITS),
        ]

    def blank(self) -> State:
        g = State(self, vec[i64]([0] * 16), zones(self.players))
        g.aboard = below(self.players)
        return g

    def begin(self, g: Base) -> None:
        assert isinstance(g, State)
        g.deck = below(DECK)
        draw_for_captain(g, g.aboard)

    def whole_deck(self) -> list[int]:
        return [*range(67), int(PLANK)]

    def stock(self) -> str:
        return "deck"

    def bound(self) -> int:
        """Seven rounds of dealing and playing; and each time a Captain is found, all cards drawn twice over."""
        return 2 * 28 * self.players + 7 + 7 * 2 * 68

    def score_of(self, g: Base, seat: int) -> int:
        assert isinstance(g, State)
        return count(g.won, seat)

    def resample(self, g: Base, seat: int | None, rng: Rng) -> State:
        assert isinstance(g, State)
        return resample(g, seat, rng)

    def thing(self, name: str) -> tuple[str, dict[str, Any]]:
        """A suit by itself is called as its cards are, with the number 0."""
        message, arguments = super().thing(name)
        return (message, {"n": 0}) if name in SUIT_NAMES else (message, arguments)

    # -- positions ------------------------------------------------------------------

    def complete(self, g: Base, said: set[str]) -> None:
        assert isinstance(g, State)
        positions.complete(g, said)

    def fits(self, g: Base, place: str, card: int) -> bool:
        assert isinstance(g, State)
        return positions.fits(g, place, card)

    def resume(self, g: Base, said: set[str]) -> None:
        assert isinstance(g, State)
        positions.resume(g, said)

    def flaw(self, g: Base) -> str | None:
        assert isinstance(g, State)
        return positions.flaw(g)


GAME: Final = WalkThePlank
