"""The Mermaid variant: she moves a card, which acts again, unless Casanova or a Siren banks it."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from orlop.games.dead_mans_draw.components import BANK_IT, DECLINE, MERMAID, VERBS, suit_of
from orlop.games.dead_mans_draw.events import CHARMS, CHOOSES, DECLINES, LURES
from orlop.games.dead_mans_draw.rules import wins
from orlop.games.dead_mans_draw.state import (
    ASK_CASANOVA,
    PICK_MERMAID,
    State,
    Suit,
    bank_one,
    close_up,
    leave_play,
    left_of,
)
from orlop.table.cards import Card, Cards, Seat, add, lay, only, without
from orlop.table.events import tell
from orlop.table.steps import Ask, about, then


class Mermaid(Suit):
    """dmd.mv-ability: a card placed before her is moved to her right, and acts again."""

    def acts(self, g: State, me: Seat, card: Card) -> None:
        then(g, me, about(PICK_MERMAID, card))


class PickMermaid(Ask[State]):
    """dmd.mv-ability RULING: any card before her, a Key, a Chest and another Mermaid too."""

    name: ClassVar[str] = "mermaid"
    verb: ClassVar[str] = "choose"
    clause: ClassVar[str] = "dmd.mv-ability"

    def options(self, g: State, me: Seat, mermaid: i64) -> Cards:
        return without(g.in_play, mermaid)

    def chosen(self, g: State, me: Seat, mermaid: i64, card: Card) -> None:
        """dmd.casanova-variant RULING: Casanova goes before an opponent's Siren."""
        tell(g, CHOOSES, me, card)
        if not g.crew[me].banks_its_choice():
            chosen_by_mermaid(g, me, card)
        elif g.book.edition.casanova_may_decline():
            then(g, me, about(ASK_CASANOVA, card))
        else:
            charmed(g, me, card)

    def tempting(self, g: State, me: Seat, mermaid: i64) -> Cards:
        return g.in_play


class AskCasanova(Ask[State]):
    """dmd.casanova-variant (de): bank the chosen card, or let the Mermaid act."""

    name: ClassVar[str] = "casanova"
    clause: ClassVar[str] = "dmd.casanova-variant"

    def __init__(self) -> None:
        super().__init__(VERBS)

    def options(self, g: State, me: Seat, card: i64) -> Cards:
        return add(only(BANK_IT - VERBS), DECLINE - VERBS)

    def chosen(self, g: State, me: Seat, card: i64, choice: i64) -> None:
        if choice == BANK_IT:
            charmed(g, me, card)
        else:
            tell(g, DECLINES, me, card)
            chosen_by_mermaid(g, me, card)


def charmed(g: State, me: Seat, card: Card) -> None:
    """dmd.casanova-variant: the chosen card is banked at once."""
    leave_play(g, card)
    bank_one(g, me, card)
    tell(g, CHARMS, me, card)
    wins(g, me)


def chosen_by_mermaid(g: State, me: Seat, card: Card) -> None:
    """dmd.siren, dmd.party-twins RULING, dmd.mv-move: the first Siren to the left banks it, or else it acts again."""
    seat = left_of(g, me)
    while seat != me:
        if g.crew[seat].banks_their_choice():
            leave_play(g, card)
            bank_one(g, seat, card)
            tell(g, LURES, seat, card, me)
            wins(g, seat)
            return
        seat = left_of(g, seat)
    to_the_right_end(g, card)
    if suit_of(card) != MERMAID:
        g.book.suits[suit_of(card)].acts(g, me, card)


def to_the_right_end(g: State, card: Card) -> None:
    """dmd.mv-move RULING: it is not placed anew; it stays as safe as it was."""
    g.in_play = without(g.in_play, card)
    close_up(g)
    g.in_play = add(g.in_play, card)
    g.play = lay(g.play, card)
