"""Setting up: the table of questions, the list of what lies where, and where the cards lie at the start."""

from __future__ import annotations

from functools import cache
from typing import Any, ClassVar, Final

from mypy_extensions import i64

from orlop.games.dead_mans_draw.components import (
    LOWEST,
    SEATS,
    TRAITS,
    VARIANTS,
    VERBS,
    names_of,
    printed,
    stack,
)
from orlop.games.dead_mans_draw.editions import EDITIONS
from orlop.games.dead_mans_draw.events import KINDS
from orlop.games.dead_mans_draw.lines import lines, points
from orlop.games.dead_mans_draw.mermaids import AskCasanova, Mermaid, PickMermaid
from orlop.games.dead_mans_draw.opening import (
    ChooseVictim,
    DealTrait,
    DrawVariant,
    FirstTurn,
    KeepTrait,
    RevealTraits,
    StartPlayer,
    crew_of,
    open_the_game,
)
from orlop.games.dead_mans_draw.positions import fill_in, fits, flaw
from orlop.games.dead_mans_draw.resample import resample
from orlop.games.dead_mans_draw.rules import Again, Bonus, BonusDone, End, Loot, NextCard, Plunder
from orlop.games.dead_mans_draw.state import Shelf, State, Suit
from orlop.games.dead_mans_draw.suits import (
    Anchor,
    Cannon,
    Hook,
    Kraken,
    Look,
    Map,
    Navigate,
    Oracle,
    PickCannon,
    PickHook,
    PickMap,
    PickMisfire,
    PickSecondHook,
    PickSword,
    Sword,
    TurnUp,
)
from orlop.games.dead_mans_draw.traits import Trait, trait_cards
from orlop.table.cards import NONE, Bag, add, below, in_order, nothing, zones
from orlop.table.chance import Rng
from orlop.table.game import Game, Option
from orlop.table.steps import Asks, State as Base
from orlop.table.vecs import vec

FEWEST_FOR_TWO_COPIES: Final = 5


class DeadMansDraw(Game):
    """dmd.combine: one option holds the variant card, so nobody can ask for two at once; all else goes together."""

    id: ClassVar[str] = "dead-mans-draw"
    clauses: ClassVar[str] = "dmd"
    rules: ClassVar[int] = 1
    least: ClassVar[int] = 2  # dmd.players
    most: ClassVar[int] = 8
    always: ClassVar[tuple[str, ...]] = ("undealt",)
    over: ClassVar[str] = "dmd.end"
    beside: ClassVar[tuple[str, ...]] = ("book", "crew", "in_play")
    choices: ClassVar[tuple[Option, ...]] = (
        Option("edition", ("en", "de")),
        Option("traits", ("on", "off")),
        Option("mermaids", ("off", "on")),
        Option("variant", ("none", *names_of("variant")[:6], "random", *names_of("variant")[6:])),
    )

    def __init__(self, players: int, options: dict[str, str], components: str | None = None) -> None:
        super().__init__(players, options, components)
        mermaids = options["mermaids"] == "on"
        self.with_traits = options["traits"] == "on"
        self.draws_variant = options["variant"] == "random"
        self.copies = 2 if players >= FEWEST_FOR_TWO_COPIES else 1  # dmd.players RULING
        shelf = shelf_of(options["edition"], mermaids)
        variants = names_of("variant")
        self.variant = variants.index(options["variant"]) if options["variant"] in variants else NONE
        self.asks = questions()
        self.book = shelf.book(self.variant)
        self.kinds = list(KINDS)
        self.call(0, shelf.printed.names)
        self.call(VERBS, ["draw", "collect", "bank", "decline"])
        self.verbs = {VERBS + i for i in range(4)}
        for seat in range(players):
            for i, suit in enumerate(shelf.printed.suits):
                self.call(stack(i, seat), [f"{suit}@{seat}"])
        self.call(SEATS, [f"seat-{seat}" for seat in range(players)])
        self.call(TRAITS, names_of("trait")[: len(self.book.traits)])
        self.call(VARIANTS, variants)
        self.in_order = {"play", "top"}
        self.lines = lines()
        self.reckoned = [points()]

    def blank(self) -> State:
        crew = [self.book.no_trait] * int(self.players)
        g = State(self, self.book, vec[i64]([0] * 16), vec[Trait](crew), zones(self.players))
        g.variant = self.variant
        return g

    def begin(self, g: Base) -> None:
        """dmd.discard-setup, dmd.mv-deck, dmd.party: the lowest card of each suit is discarded, the rest drawn from."""
        assert isinstance(g, State)
        g.discard = self.so_often(LOWEST)
        g.pile = self.so_often(below(60)[0] & ~LOWEST)
        if self.with_traits:
            g.undealt = self.so_often(below(len(self.book.traits))[0])
        open_the_game(g, self.draws_variant, self.with_traits)

    def so_often(self, kinds: i64) -> Bag:
        """dmd.party: once, or with two copies twice."""
        return kinds, kinds if self.copies == 2 else 0

    def whole_deck(self) -> list[int]:
        return [card for card in range(60) for _ in range(self.copies)]

    def stock(self) -> str:
        return "pile"

    def bound(self) -> int:
        """Each card is drawn once, and then `again` is asked; what a single one can bring lies within these numbers.

        Every card an ability brings needs an ability before it, and only Captain's Hook brings two for one, out of a
        bank that never grows meanwhile; so no more cards come than lie in banks, and no card asks more than five
        questions.  A bonus has twenty cards at most.
        """
        cards = 60 * self.copies
        return 2 + 4 * self.players + cards * (2 + 5 * 2 * cards + 20 + 1)

    def score_of(self, g: Base, seat: int) -> int:
        assert isinstance(g, State)
        return g.points(seat)

    def resample(self, g: Base, seat: int | None, rng: Rng) -> State:
        assert isinstance(g, State)
        return resample(g, seat, rng)

    def thing(self, name: str) -> tuple[str, dict[str, Any]]:
        """hook@2: the Hook stack of seat 2."""
        suit, at, seat = name.partition("@")
        if at and seat.isdecimal():
            return f"thing-stack-{suit}", {"n": int(seat)}
        return super().thing(name)

    # -- positions ------------------------------------------------------------------

    def refit(self, g: Base) -> None:
        """What is kept beside the lines: the book with the variant, each one's trait, the play area as a set."""
        assert isinstance(g, State)
        g.book = self.book.shelf.book(g.variant)
        g.crew = crew_of(g)
        g.in_play = nothing()
        for card in in_order(g.play):
            g.in_play = add(g.in_play, card)

    def fits(self, g: Base, place: str, card: int) -> bool:
        assert isinstance(g, State)
        self.refit(g)
        return fits(g, place, card)

    def resume(self, g: Base, said: set[str]) -> None:
        assert isinstance(g, State)
        fill_in(g, said)
        self.refit(g)

    def flaw(self, g: Base) -> str | None:
        assert isinstance(g, State)
        return flaw(g)


@cache
def shelf_of(edition: str, mermaids: bool) -> Shelf:
    """Printed once, for all games."""
    return Shelf(EDITIONS[edition], printed(mermaids), suits(mermaids), trait_cards(EDITIONS[edition], mermaids))


def questions() -> Asks:
    """In the order of their numbers in state.py."""
    return Asks(
        [
            DrawVariant(),
            StartPlayer(),
            DealTrait(),
            KeepTrait(),
            RevealTraits(),
            ChooseVictim(),
            FirstTurn(),
            NextCard(),
            Again(),
            Plunder(),
            Loot(),
            Bonus(),
            BonusDone(),
            End(),
            PickHook(),
            PickSecondHook(),
            PickCannon(),
            PickMisfire(),
            TurnUp(),
            PickMap(),
            Navigate(),
            Look(),
            PickSword(),
            PickMermaid(),
            AskCasanova(),
        ]
    )


def suits(mermaids: bool) -> vec[Suit]:
    """dmd.mermaid, dmd.mv-ability: Mermaids act in their variant alone; Key and Chest only when collected."""
    return vec[Suit](
        [
            Anchor(),
            Hook(),
            Cannon(),
            Suit(),
            Suit(),
            Map(),
            Oracle(),
            Sword(),
            Kraken(),
            Mermaid() if mermaids else Suit(),
        ]
    )


GAME: Final = DeadMansDraw
