"""Another world that one seat cannot tell from this one."""

from __future__ import annotations

from mypy_extensions import i64

from orlop.games.broadsides.choices import REPUTATIONS, TRICKS
from orlop.games.broadsides.facts import CANISTER, NUMBER_OF_ZONES, at_zone
from orlop.games.broadsides.state import Side, State
from orlop.games.broadsides.tricks_held import ALL_TRICKS
from orlop.table.cards import (
    NONE,
    Bag,
    add,
    bits,
    join,
    minus,
    nothing,
    nth_bit,
    pour,
    pull,
    put,
    scoop,
    shl,
    size,
    without,
)
from orlop.table.chance import Rng, any_in, any_of
from orlop.table.steps import settle


def resample(g: State, seat: int | None, rng: Rng) -> State:
    """All that seat (None: a spectator) has not seen is dealt anew (bs.known).

    A hand dealt anew must allow the question that is open, for that it was asked is known: so it is dealt again until it
    does.  The true deal does, so it ends.
    """
    while True:
        h = g.copy()
        for owner in range(2):
            if owner != seat:
                secret_choices(h, h.side(owner), rng)
                hand_anew(h, h.side(owner), seat is None, rng)
        extras_anew(h, seat, rng)
        looked_at_anew(h, seat, rng)
        asked, who = h.next, h.actor
        settle(h)
        if h.actor == who and h.next == asked:
            return h


def hand_anew(h: State, side: Side, of_a_spectator: bool, rng: Rng) -> None:
    """bs.known RULING: what that seat knows of a hand stays there; a spectator does not know what the foe has spied."""
    known = side.known if of_a_spectator else side.spied
    spied = size(side.spied) - size(side.known)
    unseen = scoop(pour(side.hand, side.deck), known)
    n = size(side.hand) - size(known)
    side.hand = known
    for _ in range(n):
        card = any_in(unseen, rng)
        unseen = pull(unseen, card)
        side.hand = put(side.hand, card)
    side.deck = unseen
    if of_a_spectator:
        side.spied = pour(known, some_of(scoop(side.hand, known), spied, rng))


def some_of(hand: Bag, n: i64, rng: Rng) -> Bag:
    out = nothing()
    for _ in range(n):
        card = any_in(hand, rng)
        hand = pull(hand, card)
        out = put(out, card)
    return out


def secret_choices(h: State, side: Side, rng: Rng) -> None:
    """bs.together RULING: nothing is shown until both have chosen."""
    if h.placed == 0 and side.captain != NONE:
        decks = [zone for zone in range(NUMBER_OF_ZONES) if at_zone(h.facts.of_kind[CANISTER], zone)]
        pairs = [(a, b) for a in decks for b in decks if a != b or at_zone(h.facts.spaces, a) > 1]
        if side.mate == NONE:
            side.captain = decks[rng.below(len(decks))]
        else:
            side.captain, side.mate = pairs[rng.below(len(pairs))]
    if h.mounted == 0 and side.fore != NONE:
        side.fore = rng.below(3)
        if side.aft != NONE:
            side.aft = rng.below(3)


def extras_anew(h: State, seat: int | None, rng: Rng) -> None:
    """bs.tricks-hand, bs.known RULING: tricks and Reputations held, dealt, not kept or not dealt, that this seat has
    not seen."""
    pool = h.undealt
    for owner in range(2):
        if owner != seat:
            side = h.side(owner)
            pool |= side.tricks | side.offered | side.unkept
            if h.revealed == 0 and side.reputation != NONE:
                pool |= shl(1, side.reputation + REPUTATIONS - TRICKS)
    for owner in range(2):
        if owner != seat:
            pool = side_anew(h, h.side(owner), pool, rng)
    h.undealt = pool





def side_anew(h: State, side: Side, pool: i64, rng: Rng) -> i64:
    side.tricks, pool = dealt_anew(side.tricks, pool, rng)
    side.offered, pool = dealt_anew(side.offered, pool, rng)
    side.unkept, pool = dealt_anew(side.unkept, pool, rng)
    if h.revealed == 0 and side.reputation != NONE:
        kept, pool = dealt_anew(shl(1, side.reputation + REPUTATIONS - TRICKS), pool, rng)
        side.reputation = nth_bit(kept, 0) + TRICKS - REPUTATIONS
    return pool


def dealt_anew(held: i64, pool: i64, rng: Rng) -> tuple[i64, i64]:
    """As many tricks and as many Reputations as there were, from what is left in the pool."""
    out: i64 = 0
    for kind in range(2):
        of_kind = ALL_TRICKS if kind == 0 else ~ALL_TRICKS
        for _ in range(bits(held & of_kind)):
            left = pool & of_kind
            one = shl(1, nth_bit(left, rng.below(bits(left))))
            pool -= one
            out |= one
    return out, pool


def looked_at_anew(h: State, seat: int | None, rng: Rng) -> None:
    """bs.trick-crows-nest: only who looks sees the Targets."""
    n = size(h.looked_at) - size(h.reckoned_targets)
    if n == 0 or seat == h.player:
        return
    left = minus(join(h.target_deck, h.looked_at), h.reckoned_targets)
    h.looked_at = h.reckoned_targets
    for _ in range(n):
        target = any_of(left, rng)
        left = without(left, target)
        h.looked_at = add(h.looked_at, target)
    h.target_deck = left
