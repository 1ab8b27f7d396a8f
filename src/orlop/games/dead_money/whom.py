"""Whom an instruction concerns, and whether it can be carried out with them."""

from __future__ import annotations

from mypy_extensions import i64

from orlop.games.dead_money.program import (
    ANY,
    COUNTED,
    DISCARDS,
    DISCARDS_BRAIN,
    DISCARDS_HAND,
    DRAWS,
    DROPS,
    EVERYONE,
    EVERYONE_WITH,
    EVERYONE_WITHOUT,
    FEWEST,
    GIVES_BRAIN,
    LEFT,
    LOOKS,
    MOST,
    MOVES_BRAINS,
    OTHER_WITH,
    OTHER_WITHOUT,
    OTHERS_WITH,
    OTHERS_WITHOUT,
    PASSES_ROUND,
    PASSES_TO,
    PASSES_YOU,
    PER_BRAIN,
    RIGHT,
    STEALS,
    SWAPS_CARDS,
    TAKES,
    TAKES_BRAIN,
    TAKES_RANDOM,
    TAKES_TOP,
    TURNS_OVER,
    YOU,
    is_spoken_of_later,
    many_of,
    what_of,
    who_of,
)
from orlop.games.dead_money.state import (
    BRAINS,
    KINDS,
    State,
    brains_of,
    has_brain,
    left_of,
    on_pile,
    right_of,
    something_to_draw,
)
from orlop.table.cards import Seat, shl, size


def the_one(g: State, me: Seat, who: i64) -> Seat:
    """Where nobody need be chosen."""
    if who == YOU:
        return me
    if who == LEFT:
        return left_of(g, me)
    if who == RIGHT:
        return right_of(g, me)
    return g.counted if who == COUNTED else g.that


def with_brain(g: State) -> i64:
    out: i64 = 0
    for seat in range(g.players):
        if has_brain(g, seat):
            out |= shl(1, seat)
    return out


def allowed(g: State, me: Seat, who: i64) -> i64:
    """The seats that the words mean, a bit for each."""
    out = shl(1, g.players) - 1
    if who != ANY and who < EVERYONE:
        out &= ~shl(1, me)  # dm.choose-who: another player is never you
    if who in (OTHER_WITH, OTHERS_WITH, EVERYONE_WITH):
        return out & with_brain(g)
    if who in (OTHER_WITHOUT, OTHERS_WITHOUT, EVERYONE_WITHOUT):
        return out & ~with_brain(g)
    if who == FEWEST:
        return with_fewest_cards(g, out)
    if who == MOST:
        return with_most_brains(g, out)
    return out


def with_fewest_cards(g: State, seats: i64) -> i64:
    fewest: i64 = 2 * KINDS
    out: i64 = 0
    for seat in range(g.players):
        if (seats >> seat) & 1 != 0:
            n = size(g.hand[seat])
            if n < fewest:
                fewest = n
                out = 0
            if n == fewest:
                out |= shl(1, seat)
    return out


def with_most_brains(g: State, seats: i64) -> i64:
    """Nobody, if none of them has any."""
    most: i64 = 1
    out: i64 = 0
    for seat in range(g.players):
        if (seats >> seat) & 1 != 0:
            n = brains_of(g, seat)
            if n > most:
                most = n
                out = 0
            if n == most:
                out |= shl(1, seat)
    return out


def able_of(g: State, me: Seat, ins: i64, seats: i64) -> i64:
    out: i64 = 0
    for seat in range(g.players):
        if (seats >> seat) & 1 != 0 and able(g, me, ins, seat):
            out |= shl(1, seat)
    return out


def eligible(g: State, me: Seat, ins: i64) -> i64:
    """dm.choose-possible: those with whom it can be carried out; if there is none, and the text goes on about
    that player, all of them."""
    may = allowed(g, me, who_of(ins))
    can = able_of(g, me, ins, may)
    return may if can == 0 and is_spoken_of_later(ins) else can


def able(g: State, me: Seat, ins: i64, seat: Seat) -> bool:
    """dm.follow-card, dm.choose-possible: whether anything of it can be carried out."""
    what = what_of(ins)
    if many_of(ins) == PER_BRAIN and not has_brain(g, me):
        return False
    if what in (DRAWS, TURNS_OVER):
        return something_to_draw(g)
    if what in (DISCARDS, PASSES_YOU, PASSES_ROUND, TAKES_RANDOM, LOOKS):
        return g.hand[seat][0] != 0
    if what in (DISCARDS_BRAIN, STEALS, DROPS, MOVES_BRAINS):
        return has_brain(g, seat)
    if what == PASSES_TO:
        return g.hand[me][0] != 0
    if what == SWAPS_CARDS:
        return g.hand[me][0] != 0 and g.hand[seat][0] != 0
    if what == GIVES_BRAIN:
        return has_brain(g, me)
    if what in (TAKES, TAKES_TOP):
        return g.pile_size > 0
    if what == TAKES_BRAIN:
        return on_pile(g)[0] >> BRAINS != 0
    if what == DISCARDS_HAND:
        return g.hand[seat][0] != 0
    return True
