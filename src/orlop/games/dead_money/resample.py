"""Another world that one seat cannot tell from this one (docs/adr/0011-dead-money-knowledge.md)."""

from __future__ import annotations

from typing import Final

from orlop.games.dead_money.known import line_of
from orlop.games.dead_money.positions import overlap
from orlop.games.dead_money.state import BID, MOVE_NOW, State
from orlop.table.cards import NONE, Bag, Seat, in_bag, narrowed, nothing, pour, pull, put, scoop, size
from orlop.table.chance import Rng, any_in, any_of
from orlop.table.steps import settle, to_come

TRIES: Final = 500
DECK: Final = -1


def resample(g: State, seat: int | None, rng: Rng) -> State:
    """All that seat (None: a spectator) has not seen is dealt anew, every deal of the single cards alike likely.

    dm.bid: everybody hears that another has named so many cards of a bid, so in the imagined world that hand must allow
    as many; tried again until it does.  Where that is next to impossible the bid is imagined as not begun.
    """
    me = int(g.players) if seat is None else seat
    for _ in range(TRIES):
        h = dealt_anew(g, me, rng)
        if g.naming == nothing() or g.actor == me or names_as_many(h, g.actor, size(g.naming), rng):
            break
    settle(h)
    return h


def dealt_anew(g: State, me: Seat, rng: Rng) -> State:
    """dm.known: what this seat knows of a hand stays there.

    A hand that has shown that it can play nothing (dm.must-play) gets cards that need a Brain; it is dealt first.  The
    deck comes next: nothing lies there that was not shuffled into it.
    """
    h = g.copy()
    others = [o for o in range(g.players) if o != me]
    hidden = g.deck
    for o in others:
        hidden = pour(hidden, scoop(g.hand[o], known_to(g, o, me)))
    stuck = [o for o in others if (g.stuck >> o) & 1]
    for o in [*stuck, DECK, *[o for o in others if o not in stuck]]:
        if o == DECK:
            h.deck = bag_of(some_of(overlap(hidden, g.shuffled), size(g.deck), rng))
            hidden = scoop(hidden, h.deck)
            continue
        known = known_to(g, o, me)
        was = in_bag(scoop(g.hand[o], known))
        from_all = ~g.jobs.brainless if (g.stuck >> o) & 1 else -1
        now = some_of(narrowed(hidden, (from_all, 0)), len(was), rng)
        for card in now:
            hidden = pull(hidden, card)
        h.hand[o] = pour(known, bag_of(now))
        others_know_as_much(g, h, o, me, was, now)
        h.chosen[o] = chosen_anew(g, h, o, rng)
        if g.taken != NONE and o == g.turn and me != g.looking and g.taken in was:
            h.taken = now[was.index(g.taken)]
    return h


def names_as_many(h: State, bidder: Seat, n: int, rng: Rng) -> bool:
    """Whether that hand allows so many cards of a better bid to be named; some that it allows are."""
    h.naming = nothing()
    for _ in range(n):
        may = h.asks[BID].options(h, bidder, 0)[0]
        if may == 0:
            h.naming = nothing()
            return False
        h.naming = put(h.naming, any_of((may, 0), rng))
    return True


def known_to(g: State, owner: Seat, onlooker: Seat) -> Bag:
    return g.known[line_of(g, owner, onlooker)]


def some_of(b: Bag, n: int, rng: Rng) -> list[int]:
    """Any n cards of the bag, in any order."""
    out: list[int] = []
    for _ in range(n):
        card = int(any_in(b, rng))
        b = pull(b, card)
        out.append(card)
    return out


def bag_of(cards: list[int]) -> Bag:
    out = nothing()
    for card in cards:
        out = put(out, card)
    return out


def others_know_as_much(g: State, h: State, owner: Seat, me: Seat, was: list[int], now: list[int]) -> None:
    """Of a card that this seat does not know another knows, in its place, the card that lies there now."""
    for onlooker in range(g.players + 1):
        if onlooker not in (owner, me):
            knew = known_to(g, owner, onlooker)
            knows = overlap(knew, known_to(g, owner, me))
            at = -1
            for card in in_bag(scoop(knew, knows)):
                at = was.index(card, at + 1)
                knows = put(knows, now[at])
            h.known[line_of(g, owner, onlooker)] = knows


def chosen_anew(g: State, h: State, owner: Seat, rng: Rng) -> Bag:
    """dm.together: what another has chosen in secret is some card of the new hand, or some Brain of theirs."""
    brains = any(step & 255 == MOVE_NOW for step in to_come(g))
    return bag_of(some_of(g.brains[owner] if brains else h.hand[owner], size(g.chosen[owner]), rng))
