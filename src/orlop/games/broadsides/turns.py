"""A turn from its beginning to its end, and stage 3."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from orlop.games.broadsides.events import STALEMATE, TURN
from orlop.games.broadsides.hands import ascending, discard, draw, hand_size
from orlop.games.broadsides.reputations import reputation
from orlop.games.broadsides.ship import hand_penalty, planks_missing
from orlop.games.broadsides.state import (
    ACTION,
    DISCARD,
    END_TURN,
    HAND_LIMIT,
    LAST_TURN,
    LUCKY_COIN,
    STAGE_THREE,
    STAGE_TWO,
    State,
    foe_of,
)
from orlop.table.cards import NONE, Card, Cards, Seat, shl
from orlop.table.events import tell
from orlop.table.steps import Ask, Do, about, drop_all, then


def begin_turn(g: State, me: Seat) -> None:
    """bs.two-actions: two actions; then stage 2, optional; then stage 3."""
    g.player = me
    g.actions = 2
    g.aimed_this_turn = 0
    g.acted = 0
    g.gave_up = 0
    g.rum = 0
    tell(g, TURN, me, NONE, g.turn + 1)
    then(g, me, ACTION, STAGE_TWO, STAGE_THREE)


class StageThree(Do[State]):
    """bs.draw-two: draw two Aim cards; bs.trick-lucky-coin; then down to the hand limit."""

    name: ClassVar[str] = "stage-three"

    def run(self, g: State, me: Seat, about: i64) -> None:
        then(g, me, LUCKY_COIN, HAND_LIMIT, END_TURN)
        draw(g, me, reputation(g, me).cards_drawn())


class HandLimit(Do[State]):
    """bs.draw-two: six, less one for each exposed -1 hand penalty on the main Deck; it counts only now."""

    name: ClassVar[str] = "hand-limit"

    def run(self, g: State, me: Seat, what: i64) -> None:
        limit = reputation(g, me).hand_limit() - hand_penalty(g, me)
        over = hand_size(g, me) - (limit if limit > 0 else 0)
        if over > 0:
            then(g, me, about(DISCARD, 64 * over))


class Discard(Ask[State]):
    """bs.draw-two: cards of your choice.  about: the last one discarded, and 64 * how many more."""

    name: ClassVar[str] = "discard"
    verb: ClassVar[str] = "discard"
    clause: ClassVar[str] = "bs.draw-two"

    def options(self, g: State, me: Seat, about: i64) -> Cards:
        return ascending(g.side(me).hand, about & 63, about >> 6)

    def chosen(self, g: State, me: Seat, what: i64, card: Card) -> None:
        discard(g, me, card)
        over = (what >> 6) - 1
        if over > 0:
            then(g, me, about(DISCARD, card + 64 * over))


class EndTurn(Do[State]):
    """bs.stalemate RULING: after 200 turns the ship with fewer planks missing wins; equal: a draw."""

    name: ClassVar[str] = "end-turn"

    def run(self, g: State, me: Seat, about: i64) -> None:
        g.turn += 1
        if g.turn < LAST_TURN:
            begin_turn(g, foe_of(me))
            return
        ours = planks_missing(g.facts, g.side(0))
        theirs = planks_missing(g.facts, g.side(1))
        g.won = 3
        if ours != theirs:
            g.won = shl(1, 0 if ours < theirs else 1)
        tell(g, STALEMATE, NONE)
        drop_all(g)
