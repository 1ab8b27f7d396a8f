"""dm.known: what each seat has seen enter a hand, and which must still be there.

For every hand (its owner) and every onlooker a bag of cards that are in that hand for certain; the last onlooker is
the public, a spectator, who sees only what everybody sees.  A card that leaves a hand unseen may be any of them: then
only of kinds that were known twice one is still certain, and the rest is forgotten (docs/adr/0011).  The owner's own
line stays empty: a hand is no secret to its owner.
"""

from __future__ import annotations

from mypy_extensions import i64

from orlop.games.dead_money.state import State
from orlop.table.cards import Bag, Card, Seat, nothing, pour, pull


def line_of(g: State, owner: Seat, onlooker: Seat) -> i64:
    """Where in g.known stands what that onlooker (the number of players: the public) knows of that hand."""
    return owner * (g.players + 1) + onlooker


def entered_openly(g: State, owner: Seat, card: Card) -> None:
    first = line_of(g, owner, 0)
    for onlooker in range(g.players + 1):
        if onlooker != owner:
            g.known.put(first + onlooker, card)


def left_openly(g: State, owner: Seat, card: Card) -> None:
    first = line_of(g, owner, 0)
    for onlooker in range(g.players + 1):
        less_one(g, first + onlooker, card)


def less_one(g: State, line: i64, card: Card) -> None:
    b = g.known[line]
    if (b[0] >> card) & 1 != 0:
        g.known[line] = pull(b, card)


def left_for(g: State, owner: Seat, to: Seat, card: Card) -> None:
    """dm.pass: only giver and receiver see the card; to all others any of the hand may have gone."""
    first = line_of(g, owner, 0)
    for onlooker in range(g.players + 1):
        if onlooker == to:
            less_one(g, first + onlooker, card)
        else:
            b = g.known[first + onlooker]
            if b[0] != 0:
                g.known[first + onlooker] = (b[1], 0)


def came_from(g: State, owner: Seat, giver: Seat, card: Card) -> None:
    """The giver knows where the card is."""
    g.known.put(line_of(g, owner, giver), card)


def seen_whole(g: State, owner: Seat, onlooker: Seat) -> None:
    """A hand that was looked at."""
    g.known[line_of(g, owner, onlooker)] = g.hand[owner]


def hand_as_given(g: State, owner: Seat, to: Seat, onlooker: Seat) -> Bag:
    """What that onlooker will know of a whole hand when it has gone to another."""
    if onlooker == to:
        return nothing()
    if onlooker == owner:
        return g.hand[owner]
    return g.known[line_of(g, owner, onlooker)]


def forget_hand(g: State, owner: Seat) -> None:
    first = line_of(g, owner, 0)
    for onlooker in range(g.players + 1):
        g.known[first + onlooker] = nothing()


def hand_goes(g: State, owner: Seat, to: Seat) -> None:
    """A whole hand joins another: what was known of it is known there."""
    for onlooker in range(g.players + 1):
        line = line_of(g, to, onlooker)
        g.known[line] = pour(g.known[line], hand_as_given(g, owner, to, onlooker))
    forget_hand(g, owner)
