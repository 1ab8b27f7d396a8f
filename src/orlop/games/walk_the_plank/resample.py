"""Another world that one seat cannot tell from this one."""

from __future__ import annotations

from typing import Final

from orlop.games.walk_the_plank.state import PLANK, SECOND_PLANK, State, together, whole
from orlop.games.walk_the_plank.worlds import dealt_by_counting
from orlop.table.cards import Cards, Seat, add, count, has, join, minus, nothing, size, without
from orlop.table.chance import Rng, any_of
from orlop.table.steps import settle

TRIES: Final = 24


def resample(g: State, seat: int | None, rng: Rng) -> State:
    """All that seat (None: a spectator) has not seen is dealt anew; wtp.void: nobody gets what is not in that hand.

    Tried again until it fits and passes `evened`.  That is quick, but for many players who lack much; then the ways
    are counted.  A deal that passes and one that is counted are alike likely to be any world, so both together are.
    """
    others = [o for o in range(g.game.players) if o != seat]
    others.sort(key=lambda o: -size(cannot_hold(g, o)))
    unseen = g.deck
    for o in others:
        unseen = together(unseen, g.hand[o])
    for _ in range(TRIES):
        h = g.copy()
        if redealt(h, others, unseen, rng):
            settle(h)
            return h
    h = g.copy()
    counted_out(h, others, unseen, rng)
    settle(h)
    return h


def counted_out(h: State, others: list[Seat], unseen: Cards, rng: Rng) -> None:
    """First those who lack suits, by counting; then whoever may hold anything."""
    lacking = [o for o in others if count(h.void, o) != 0]
    left = dealt_by_counting(h, lacking, unseen, rng)
    free = [o for o in others if count(h.void, o) == 0]
    redealt(h, free, left, rng)
    for o in lacking:
        h.hand[o] = one_plank_first(h.hand[o])


def redealt(h: State, others: list[int], unseen: Cards, rng: Rng) -> bool:
    left = unseen
    for i, o in enumerate(others):
        n = size(h.hand[o])
        fitting = minus(left, cannot_hold(h, o))
        if not evened(h, others[:i], o, unseen, size(fitting), rng):
            return False
        held = nothing()
        for _ in range(n):
            held = add(held, any_of(minus(fitting, held), rng))
        left = minus(left, held)
        h.hand[o] = one_plank_first(held)
    h.deck = one_plank_first(left)
    return True


def evened(h: State, dealt: list[int], o: Seat, unseen: Cards, fitting: int, rng: Rng) -> bool:
    """Whether to go on: often if much fits this hand, seldom if little does.

    Dealing hand by hand favours worlds in which the first hands left little to the next.  A world that leaves
    `fitting` cards for a hand of n is kept with the chance C(fitting, n) / C(most, n), where `most` is the most that
    any world can leave; so all worlds come out alike likely.
    """
    n = size(h.hand[o])
    may = minus(unseen, cannot_hold(h, o))
    most = size(may)
    for earlier in dealt:
        elsewhere = size(minus(minus(unseen, cannot_hold(h, earlier)), may))
        most -= max(0, size(h.hand[earlier]) - elsewhere)
    for k in range(n):
        if most != fitting and rng.below(most - k) >= fitting - k:
            return False
    return True


def cannot_hold(g: State, seat: Seat) -> Cards:
    """wtp.void: all cards of the suits this seat has shown it lacks."""
    out = nothing()
    for suit in range(5):
        if (count(g.void, seat) >> suit) & 1:
            out = join(out, whole(suit))
    return out


def one_plank_first(s: Cards) -> Cards:
    """Which of two Walk the Plank! it is tells nothing: one alone is always the first."""
    if has(s, SECOND_PLANK) and not has(s, PLANK):
        return add(without(s, SECOND_PLANK), PLANK)
    return s
