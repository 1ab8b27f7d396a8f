"""Another world that one seat cannot tell from this one (docs/adr/0011-dead-money-knowledge.md)."""

from __future__ import annotations

from orlop.games.dead_money.known import line_of
from orlop.games.dead_money.positions import overlap
from orlop.games.dead_money.state import MOVE_NOW, State
from orlop.table.cards import NONE, Bag, Seat, narrowed, nothing, pour, pull, put, scoop, size
from orlop.table.chance import Rng, any_in
from orlop.table.steps import settle, to_come


def resample(g: State, seat: int | None, rng: Rng) -> State:
    """All that seat (None: a spectator) has not seen is dealt anew, every deal of the single cards alike likely.

    dm.known: what it knows of a hand stays there.  A hand that has shown that it can play nothing (dm.must-play) gets
    cards that need a Brain; it is dealt first, so that all worlds stay alike likely.
    """
    h = g.copy()
    me = g.players if seat is None else seat
    others = [o for o in range(g.players) if o != me]
    hidden = g.deck
    for o in others:
        hidden = pour(hidden, scoop(g.hand[o], known_to(g, o, me)))
    others.sort(key=lambda o: (h.stuck >> o) & 1 == 0)
    dealt: dict[int, Bag] = {}
    for o in others:
        n = size(g.hand[o]) - size(known_to(g, o, me))
        from_all = (~g.jobs.brainless, 0) if (g.stuck >> o) & 1 else (-1, 0)
        fresh = some_of(narrowed(hidden, from_all), n, rng)
        hidden = scoop(hidden, fresh)
        dealt[o] = fresh
        h.hand[o] = pour(known_to(g, o, me), fresh)
    h.deck = hidden
    for o in others:
        others_know_as_much(g, h, o, me, dealt[o], rng)
        h.chosen[o] = chosen_anew(g, h, o, rng)
    anew_in_hand(g, h, me, rng)
    settle(h)
    return h


def known_to(g: State, owner: Seat, onlooker: Seat) -> Bag:
    return g.known[line_of(g, owner, onlooker)]


def some_of(b: Bag, n: int, rng: Rng) -> Bag:
    """Any n cards of the bag."""
    out = nothing()
    for _ in range(n):
        card = any_in(b, rng)
        b = pull(b, card)
        out = put(out, card)
    return out


def others_know_as_much(g: State, h: State, owner: Seat, me: Seat, fresh: Bag, rng: Rng) -> None:
    """What the others know of that hand, beyond what this seat knows too, are as many of the cards dealt anew."""
    for onlooker in range(g.players + 1):
        if onlooker not in (owner, me):
            knew = known_to(g, owner, onlooker)
            shared = overlap(knew, known_to(g, owner, me))
            more = some_of(fresh, size(knew) - size(shared), rng)
            h.known[line_of(g, owner, onlooker)] = pour(shared, more)


def chosen_anew(g: State, h: State, owner: Seat, rng: Rng) -> Bag:
    """dm.together: what another has chosen in secret is some card of the new hand, or some Brain of theirs."""
    brains = any([step & 255 == MOVE_NOW for step in to_come(g)])
    return some_of(g.brains[owner] if brains else h.hand[owner], size(g.chosen[owner]), rng)


def anew_in_hand(g: State, h: State, me: Seat, rng: Rng) -> None:
    """A bid another has begun may as well not be begun; a card taken after a look is one that both know of."""
    if g.naming[0] != 0 and g.actor != me:
        h.naming = nothing()
    if g.taken != NONE and me not in (g.turn, g.looking):
        h.taken = any_in(known_to(h, g.turn, g.looking), rng)
