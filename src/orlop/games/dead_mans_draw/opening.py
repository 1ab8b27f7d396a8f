"""Before the first turn: the variant card, the starting player, the traits."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from orlop.games.dead_mans_draw.components import SEATS, TRAITS, VARIANTS
from orlop.games.dead_mans_draw.events import DEALT, KEEPS, REVEALS, STARTS, VARIANT, VICTIM
from orlop.games.dead_mans_draw.rules import take_turn
from orlop.games.dead_mans_draw.state import (
    CHOOSE_VICTIM,
    DEAL_TRAIT,
    DRAW_VARIANT,
    FIRST_TURN,
    KEEP_TRAIT,
    REVEAL_TRAITS,
    START_PLAYER,
    State,
    deal_to,
)
from orlop.games.dead_mans_draw.traits import Trait
from orlop.games.dead_mans_draw.variants import DRAWN
from orlop.table.cards import NONE, Cards, Seat, add, below, count, nothing, only, plus, pull
from orlop.table.events import alone, tell
from orlop.table.steps import Ask, Chance, Do, FromBag, then, times
from orlop.table.vecs import vec


def open_the_game(g: State, draws_variant: bool, with_traits: bool) -> None:
    """dmd.variants RULING: the variant card is shown first; dmd.start-player: the edition says when that is drawn."""
    before = g.book.edition.starter_before_traits()
    then(g, 0, FIRST_TURN)
    if with_traits:
        if not before:
            then(g, 0, START_PLAYER)
        deal_traits(g)
    if before or not with_traits:
        then(g, 0, START_PLAYER)
    if draws_variant:
        then(g, 0, DRAW_VARIANT)


def deal_traits(g: State) -> None:
    """dmd.traits-option, dmd.party: two to each player, one kept in secret, all revealed together."""
    then(g, 0, REVEAL_TRAITS)
    for seat in range(len(g.crew) - 1, -1, -1):
        then(g, seat, KEEP_TRAIT)
    for seat in range(len(g.crew) - 1, -1, -1):
        then(g, seat, times(DEAL_TRAIT, 2))


class DrawVariant(Chance[State]):
    """dmd.variants: one of the six, for the whole game."""

    name: ClassVar[str] = "variant"
    verb: ClassVar[str] = "variant"
    clause: ClassVar[str] = "dmd.variants"

    def __init__(self) -> None:
        super().__init__(VARIANTS)

    def options(self, g: State, me: Seat, _: i64) -> Cards:
        return below(DRAWN)

    def chosen(self, g: State, me: Seat, _: i64, choice: i64) -> None:
        g.variant = choice - VARIANTS
        g.book = g.book.shelf.book(g.variant)
        tell(g, VARIANT, NONE, choice)


class StartPlayer(Chance[State]):
    """dmd.start-player: drawn at random."""

    name: ClassVar[str] = "starter"
    verb: ClassVar[str] = "starter"
    clause: ClassVar[str] = "dmd.start-player"

    def __init__(self) -> None:
        super().__init__(SEATS)

    def options(self, g: State, me: Seat, _: i64) -> Cards:
        return below(len(g.crew))

    def chosen(self, g: State, me: Seat, _: i64, choice: i64) -> None:
        g.turn = choice - SEATS
        tell(g, STARTS, g.turn)


class DealTrait(FromBag[State]):
    """dmd.traits-option: each player is dealt two at random."""

    name: ClassVar[str] = "deal"
    verb: ClassVar[str] = "deal"
    clause: ClassVar[str] = "dmd.traits-option"

    def __init__(self) -> None:
        super().__init__(TRAITS)

    def options(self, g: State, me: Seat, _: i64) -> Cards:
        return g.undealt

    def chosen(self, g: State, me: Seat, _: i64, choice: i64) -> None:
        trait = choice - TRAITS
        g.undealt = pull(g.undealt, trait)
        deal_to(g, me, trait)
        tell(g, DEALT, me, choice, NONE, alone(me))


class KeepTrait(Ask[State]):
    """dmd.traits-option: and keeps one in secret."""

    name: ClassVar[str] = "keep"
    verb: ClassVar[str] = "keep"
    clause: ClassVar[str] = "dmd.traits-option"

    def __init__(self) -> None:
        super().__init__(TRAITS)
        self.in_secret = True

    def options(self, g: State, me: Seat, _: i64) -> Cards:
        """dmd.party RULING: dealt the same twice, one is asked for that one."""
        return add(only(count(g.dealt[0], me) - 1), count(g.dealt[1], me) - 1)

    def chosen(self, g: State, me: Seat, _: i64, choice: i64) -> None:
        g.kept = plus(g.kept, me, choice - TRAITS + 1)
        tell(g, KEEPS, me, choice, NONE, alone(me))


class RevealTraits(Do[State]):
    """dmd.traits-option: all kept traits are revealed together.

    dmd.davy-jones RULING: whoever has him chooses at once, in seat order.
    """

    name: ClassVar[str] = "reveal-traits"

    def run(self, g: State, me: Seat, _: i64) -> None:
        g.revealed = 1
        g.crew = crew_of(g)
        for seat in range(len(g.crew)):
            tell(g, REVEALS, seat, TRAITS + count(g.kept, seat) - 1)
        for seat in range(len(g.crew) - 1, -1, -1):
            if g.crew[seat].inherits():
                then(g, seat, CHOOSE_VICTIM)


def crew_of(g: State) -> vec[Trait]:
    """Each seat's trait, once revealed; a seat without one answers everything as the book does."""
    crew: list[Trait] = []
    for seat in range(g.game.players):
        kept = count(g.kept, seat) - 1
        crew.append(g.book.traits[kept] if g.revealed == 1 and kept != NONE else g.book.no_trait)
    return vec[Trait](crew)


class ChooseVictim(Ask[State]):
    """dmd.davy-jones: one opponent, openly, for the whole game."""

    name: ClassVar[str] = "davy-jones"
    verb: ClassVar[str] = "davy-jones"
    clause: ClassVar[str] = "dmd.davy-jones"

    def __init__(self) -> None:
        super().__init__(SEATS)

    def options(self, g: State, me: Seat, _: i64) -> Cards:
        others = nothing()
        for seat in range(len(g.crew)):
            if seat != me:
                others = add(others, seat)
        return others

    def chosen(self, g: State, me: Seat, _: i64, choice: i64) -> None:
        g.victim = plus(g.victim, me, choice - SEATS + 1)
        tell(g, VICTIM, me, NONE, choice - SEATS)


class FirstTurn(Do[State]):
    """dmd.start-player: once the set-up is done."""

    name: ClassVar[str] = "first-turn"

    def run(self, g: State, me: Seat, _: i64) -> None:
        take_turn(g, g.turn)
