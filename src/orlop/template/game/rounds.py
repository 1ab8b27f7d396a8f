"""A round: a crate is drawn, the caller decides, everybody bids in secret, the bids are shown."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from orlop.template.game.events import BIDS, DRAWS, SELLS, SHOWS, SINKS, STAYS, WANTS_MORE, WINS
from orlop.template.game.state import BID, CALL, COINS, DRAW, MORE, REVEAL, ROUNDS, State, value
from orlop.table.cards import (
    NONE,
    Card,
    Cards,
    Seat,
    add,
    below,
    first,
    has,
    join,
    nothing,
    only,
    some,
    without,
)
from orlop.table.events import alone, tell
from orlop.table.steps import Ask, Chance, Do, then


def new_round(g: State, caller: Seat) -> None:
    """tpl.rounds: while coins are left; the caller changes to the left."""
    g.caller = caller
    then(g, caller, DRAW, CALL)


class Draw(Chance[State]):
    """tpl.draw: one crate out of the hold, for all to see."""

    name: ClassVar[str] = "draw"
    verb: ClassVar[str] = "draw"
    clause: ClassVar[str] = "tpl.draw"

    def options(self, g: State, me: Seat, about: i64) -> Cards:
        return g.hold

    def chosen(self, g: State, me: Seat, about: i64, crate: Card) -> None:
        g.hold = without(g.hold, crate)
        g.lot = add(g.lot, crate)
        tell(g, DRAWS, me, crate)


class Call(Ask[State]):
    """tpl.call: sell the lot as it lies, or one more crate first."""

    name: ClassVar[str] = "call"
    clause: ClassVar[str] = "tpl.call"

    def options(self, g: State, me: Seat, about: i64) -> Cards:
        return below(2)

    def chosen(self, g: State, me: Seat, about: i64, choice: i64) -> None:
        ask_for_bids(g)
        if choice == MORE:
            tell(g, WANTS_MORE, me)
            then(g, me, DRAW)
        else:
            tell(g, SELLS, me)


def ask_for_bids(g: State) -> None:
    """tpl.bid: of everybody who has not bid yet; then the bids are shown."""
    then(g, g.caller, REVEAL)
    for seat in range(g.loot.seats() - 1, -1, -1):
        if not some(g.bid[seat]):
            then(g, seat, BID)


class Bid(Ask[State]):
    """tpl.bid: one coin of your own, face down; all bid at the same time."""

    name: ClassVar[str] = "bid"
    verb: ClassVar[str] = "bid"
    clause: ClassVar[str] = "tpl.bid"
    forbids: ClassVar[tuple[str, ...]] = ("tpl.spent",)

    def __init__(self, base: i64) -> None:
        super().__init__(base)
        self.in_secret = True

    def options(self, g: State, me: Seat, about: i64) -> Cards:
        return g.coins[me]

    def chosen(self, g: State, me: Seat, about: i64, choice: i64) -> None:
        g.coins.take(me, choice - COINS)
        g.bid[me] = only(choice - COINS)
        tell(g, BIDS, me, choice, NONE, alone(me))

    def tempting(self, g: State, me: Seat, about: i64) -> Cards:
        return below(ROUNDS)

    def why(self, g: State, me: Seat, about: i64, choice: i64) -> str:
        """tpl.spent: a coin is bid once in a game."""
        return "tpl.spent" if COINS <= choice < COINS + ROUNDS and has(g.spent[me], choice - COINS) else self.clause


class Reveal(Do[State]):
    """tpl.reveal: all bids are shown and spent; tpl.highest: the highest gets the lot, if it stands alone."""

    name: ClassVar[str] = "reveal"

    def run(self, g: State, me: Seat, about: i64) -> None:
        highest: i64 = -1
        winner = NONE
        for seat in range(g.loot.seats()):
            coin = first(g.bid[seat])
            tell(g, SHOWS, seat, COINS + coin)
            g.spent.add(seat, coin)
            g.bid[seat] = nothing()
            if coin == highest:
                winner = NONE
            elif coin > highest:
                highest = coin
                winner = seat
        if winner == NONE:
            self.tied(g)
        else:
            tell(g, WINS, winner, NONE, value(g.lot))
            g.loot[winner] = join(g.loot[winner], g.lot)
            g.lot = nothing()
        end_round(g)

    def tied(self, g: State) -> None:
        """tpl.tie: nobody gets the lot."""
        sink(g)


class RevealAndKeep(Reveal):
    """The option ties=stay."""

    def tied(self, g: State) -> None:
        """tpl.tie-stays: it goes with the next lot; RULING: after the last round there is none, so it sinks."""
        if some(g.coins[0]):
            tell(g, STAYS, NONE)
        else:
            sink(g)


def sink(g: State) -> None:
    tell(g, SINKS, NONE)
    g.sunk = join(g.sunk, g.lot)
    g.lot = nothing()


def end_round(g: State) -> None:
    """tpl.rounds, tpl.end: the next to the left calls; without coins the game is over."""
    left = g.caller + 1
    if left == g.loot.seats():
        left = 0
    g.caller = NONE
    if some(g.coins[0]):
        new_round(g, left)
