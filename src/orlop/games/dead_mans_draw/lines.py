"""What lies on the table, and who sees it (dmd.discard-visible, dmd.known, dmd.traits-option, dmd.count)."""

from __future__ import annotations

from typing import Any

from orlop.games.dead_mans_draw.components import SEATS, TRAITS, VARIANTS
from orlop.games.dead_mans_draw.state import (
    NAVIGATE,
    UNKNOWN,
    State,
    deal_to,
    known_card,
    known_cards,
    known_to,
    with_next_known,
)
from orlop.table.cards import NONE, count, plus
from orlop.table.steps import State as Base
from orlop.table.views import (
    UP_TO_TWO,
    Each,
    Line,
    Number,
    Numbers,
    Reckoned,
    RowOf,
    SeatOf,
    SetOf,
    Thing,
    everyone,
    nobody,
    the_owner,
)


def sees_discard(g: Any, seat: int | None, owner: int) -> bool:
    """dmd.discard-visible; dmd.navigator RULING: in the German edition the Navigator alone, while choosing."""
    if g.book.edition.all_see_discard():
        return True
    return seat is not None and seat == g.actor and int(g.next) & 255 == NAVIGATE


def if_revealed(g: Any, seat: int | None, owner: int) -> bool:
    return seat == owner or g.revealed == 1


def knows_them_all(g: Any, seat: int | None, owner: int) -> bool:
    return known_to(g, seat) == known_cards(g.top)


class Top(Line):
    """dmd.known: the next cards of the draw pile, to each seat as many as it has seen."""

    def read(self, g: Base, place: int) -> list[int]:
        assert isinstance(g, State)
        return [known_card(g.top, i) for i in range(known_cards(g.top))]

    def write(self, g: Base, place: int, ids: list[int]) -> None:
        assert isinstance(g, State)
        g.top = UNKNOWN
        for card in ids:
            g.top = with_next_known(g.top, card)

    def shown(self, g: Base, seat: int | None) -> tuple[bool, object]:
        assert isinstance(g, State)
        ids = self.read(g, 0)
        return True, self.named(g, ids if self.who(g, seat, NONE) else ids[: known_to(g, seat)])


class AtSeats(Each):
    """At every seat one thing or none, in a tally that counts from one."""

    def read(self, g: Base, place: int) -> list[int]:
        at = count(getattr(g, self.name), place) - 1
        return [] if at == NONE else [self.base + at]

    def write(self, g: Base, place: int, ids: list[int]) -> None:
        tally = getattr(g, self.name)
        setattr(g, self.name, plus(tally, place, (ids[0] - self.base + 1 if ids else 0) - count(tally, place)))

    def shown(self, g: Base, seat: int | None) -> tuple[bool, object]:
        out: list[object] = []
        for owner in range(g.game.players):
            names = self.named(g, self.read(g, owner))
            out.append(names[0] if names and self.who(g, seat, owner) else None)
        return True, out

    def one_value(self) -> bool:
        return True


class Dealt(Each):
    """dmd.traits-option: the two traits a seat was dealt."""

    def read(self, g: Base, place: int) -> list[int]:
        assert isinstance(g, State)
        two = [count(g.dealt[0], place) - 1, count(g.dealt[1], place) - 1]
        return [self.base + at for at in two if at != NONE]

    def write(self, g: Base, place: int, ids: list[int]) -> None:
        assert isinstance(g, State)
        g.dealt = (
            plus(g.dealt[0], place, -count(g.dealt[0], place)),
            plus(g.dealt[1], place, -count(g.dealt[1], place)),
        )
        for trait in ids[:2]:
            deal_to(g, place, trait - self.base)


def lines() -> list[Line]:
    return [
        Thing("variant", base=VARIANTS),
        SeatOf("turn"),
        RowOf("play", holds=True),
        SetOf("safe"),
        SetOf("harbor", heap=UP_TO_TWO),
        Thing("busted", holds=True),
        Number("owed", 0, 4),
        Each("bank", holds=True, heap=UP_TO_TWO),
        SetOf("pile", nobody, holds=True, heap=UP_TO_TWO),
        Top("top", knows_them_all),
        Numbers("knows", 0, 3),
        SetOf("discard", sees_discard, holds=True, heap=UP_TO_TWO),
        SetOf("shown", holds=True, heap=UP_TO_TWO),
        AtSeats("kept", if_revealed, base=TRAITS),
        AtSeats("victim", everyone, base=SEATS),
        Dealt("dealt", the_owner, base=TRAITS, counted=False),
        SetOf("undealt", nobody, base=TRAITS, counted=False, heap=UP_TO_TWO),
        Number("revealed", 0, 1),
    ]


def points() -> Reckoned:
    """dmd.score: what each bank would give if the game ended now."""
    return Reckoned("points", lambda g, seat: [int(g.points(owner)) for owner in range(g.game.players)])
