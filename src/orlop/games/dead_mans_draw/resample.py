"""Another world that one seat cannot tell from this one."""

from __future__ import annotations

from orlop.games.dead_mans_draw.state import (
    UNKNOWN,
    State,
    deal_to,
    known_card,
    known_cards,
    known_to,
    with_next_known,
)
from orlop.table.cards import Bag, Cards, Seat, Tally, add, count, only, plus, pull, put
from orlop.table.chance import Rng, any_in, any_of
from orlop.table.steps import settle


def resample(g: State, seat: int | None, rng: Rng) -> State:
    """dmd.discard-memory RULING: all can reckon what lies in which pile, in both editions.

    The draw pile is a bag: only cards on top that this seat (None: a spectator) has not seen differ; and traits.
    """
    h = g.copy()
    look_anew(h, seat, rng)
    deal_traits_anew(h, seat, rng)
    settle(h)
    return h


def look_anew(h: State, seat: int | None, rng: Rng) -> None:
    """dmd.known: what others have seen on the draw pile could be any card left there that this seat does not know."""
    looked_at = known_cards(h.top)
    seen = known_to(h, seat)
    if seen == looked_at:
        return
    before = h.top
    left: Bag = h.pile
    h.top = UNKNOWN
    for i in range(looked_at):
        card = known_card(before, i) if i < seen else any_in(left, rng)
        left = pull(left, card)
        h.top = with_next_known(h.top, card)


def deal_traits_anew(h: State, seat: int | None, rng: Rng) -> None:
    """dmd.traits-option: the others' two are unknown; of a revealed one only its companion is."""
    others = [other for other in range(len(h.crew)) if other != seat]
    for other in others:
        for trait in unknown_traits(h, other):
            h.undealt = put(h.undealt, trait)
    for other in others:
        n = len(unknown_traits(h, other))
        known = [int(count(h.kept, other)) - 1] if n == 1 and h.revealed == 1 else []
        if n > 0:
            h.dealt = taken_away(h.dealt[0], other), taken_away(h.dealt[1], other)
        for trait in known:
            deal_to(h, other, trait)
        for _ in range(n):
            trait = any_in(h.undealt, rng)
            h.undealt = pull(h.undealt, trait)
            deal_to(h, other, trait)
        if h.revealed == 0 and count(h.kept, other) > 0:
            h.kept = plus(taken_away(h.kept, other), other, any_of(choice_of(h, other), rng) + 1)


def unknown_traits(h: State, other: Seat) -> list[int]:
    """Which of the traits dealt to that seat nobody else has seen."""
    dealt = [int(count(h.dealt[0], other)) - 1, int(count(h.dealt[1], other)) - 1]
    unknown = [trait for trait in dealt if trait >= 0]
    kept = int(count(h.kept, other)) - 1
    if h.revealed == 1 and kept in unknown:
        unknown.remove(kept)
    return unknown


def choice_of(h: State, other: Seat) -> Cards:
    return add(only(count(h.dealt[0], other) - 1), count(h.dealt[1], other) - 1)


def taken_away(tally: Tally, seat: Seat) -> Tally:
    return plus(tally, seat, -count(tally, seat))
