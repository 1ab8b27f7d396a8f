"""Setting up: the table of questions, the list of what lies where, and the draw for the first Captain."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from orlop.games.walk_the_plank.battles import Play, strength
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
from orlop.games.walk_the_plank.state import DECK, PLANK, PLAY, SECOND_PLANK, SUITS, State, laid, left_of, suit_of
from orlop.table.cards import NONE, Cards, below, count, has, in_order, listed, nth, size, some, zones
from orlop.table.chance import Rng
from orlop.table.game import Game
from orlop.table.steps import Asks, State as Base, then
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
            Numbers("void", 0, 31),
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

    # -- positions ------------------------------------------------------------------

    def complete(self, g: Base, said: set[str]) -> None:
        """The cards of the battle are played; the others of this round are said to be gone, or were not played."""
        assert isinstance(g, State)
        if "gone" not in said:
            for card in in_order(g.battle):
                g.gone = laid(g.gone, card)

    def resume(self, g: Base, said: set[str]) -> None:
        """If no more is said: the Captain leads, and whoever is next in the battle plays."""
        assert isinstance(g, State)
        if "pending" in said or not some(g.aboard):
            return
        if g.captain == NONE:
            g.captain = nth(g.aboard, 0)
        if g.leader == NONE:
            g.leader = g.captain
        if "trump" not in said and g.turned != NONE:
            g.trump = suit_of(g.turned)
        seat = g.leader
        if not has(g.aboard, seat):
            return
        cards = in_order(g.battle)
        if cards:
            g.suit = suit_of(cards[0])
        for card in cards:
            if strength(g, card) > g.strength:
                g.strength = strength(g, card)
                g.ahead = seat
            seat = left_of(g, seat)
        then(g, seat, PLAY)

    def flaw(self, g: Base) -> str | None:
        assert isinstance(g, State)
        battle = in_order(g.battle)
        if not some(g.aboard):
            return "aboard: nobody is"
        for seat in listed(g.aboard):
            if seat >= self.players:
                return f"aboard: {seat}: seats are 0 to {self.players - 1}"
        for seat in range(self.players):
            held = size(g.hand[seat])
            if held > 0 and not has(g.aboard, seat):
                return f"hand {seat}: that seat is overboard and holds no cards"
            if held > g.size:
                return f"hand {seat}: {held} cards; this round deals {g.size}"
            for card in listed(g.hand[seat]):
                if suit_of(card) != NONE and (count(g.void, seat) >> suit_of(card)) & 1:
                    return f"hand {seat}: {self.name(card)}: void says that this seat holds none of that suit"
        for name, at in (("captain", g.captain), ("leader", g.leader), ("ahead", g.ahead)):
            if at != NONE and (at >= self.players or not has(g.aboard, at)):
                return f"{name}: seat {at} is not aboard"
        if len(battle) >= size(g.aboard):
            return f"battle: {len(battle)} cards; with {size(g.aboard)} aboard the last card ends it"
        if g.turned != NONE and g.size != 7:
            return "turned: a card is turned up in the first round only, the one of seven cards"
        if g.turned != NONE and g.trump != suit_of(g.turned):
            return f"trump: {self.name(g.turned)} was turned up"
        return self.uneven_hands(g, battle) if g.leader != NONE else None

    def uneven_hands(self, g: State, battle: list[int]) -> str | None:
        """In a battle: those who have played hold one card fewer than the others."""
        seat = g.leader
        most = 0
        for other in listed(g.aboard):
            most = max(most, size(g.hand[other]))
        full = most + 1 if len(battle) > 0 and size(g.hand[seat]) == most else most
        for i in range(size(g.aboard)):
            fits = full - 1 if i < len(battle) else full
            if size(g.hand[seat]) != fits:
                return f"hand {seat}: {size(g.hand[seat])} cards, where {fits} are left at this moment of the round"
            seat = left_of(g, seat)
        battles = sum([count(g.won, other) for other in range(self.players)])
        if battles > g.size - full:
            return f"won: {battles} battles; only {g.size - full} of this round have been played"
        if full == 0:
            return "hand: the round is over when all hands are empty"
        return None


GAME: Final = WalkThePlank
