"""What happened, and who may know it.

Everybody hears that something happened; who did it and in what order is public.
The card may be secret: the seats not named hear the same event with no card in
it.  So every seat gets the same number of messages.  An event is told as one
whole number, so that telling costs nothing in a play-out, where nobody listens,
and next to nothing elsewhere.  What the numbers mean stands in the game's table
of Kinds.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from mypy_extensions import i64

from orlop.table.cards import NONE, Seat, shl
from orlop.table.vecs import append

if TYPE_CHECKING:
    from orlop.table.steps import State

EVERYBODY: Final[i64] = 1023
NOT_SAID: Final = "unseen"


class Kind(NamedTuple):
    """One line of a game's table of events, in the order of their numbers.

    `move` says what went from where to where: "hand {who} > battle".  {who} is the seat
    that did it, {other} the other number told.  `other` says what that number is: a seat,
    a number, or the name of a thing ("thing"); nothing if none is told.  `secret`: not all
    hear which card it is.  `reveals`: it names a card, or a choice, that was hidden until now
    and is not the one just made; only there two worlds that looked alike may part.
    """

    name: str
    clause: str
    move: str = ""
    other: str = ""
    secret: bool = False
    reveals: bool = False


# An event: kind + 256 * who + 4096 * what + 2^24 * other + 2^36 * the seats that may know the card.
WHO: Final[i64] = 256
WHAT: Final[i64] = 4096
OTHER: Final[i64] = 16777216
KNOWN: Final[i64] = 68719476736


def tell(g: State, kind: i64, who: Seat, what: i64 = NONE, other: i64 = NONE, to: i64 = EVERYBODY) -> None:
    """who: the seat that did it, or NONE; what: the card, or another choice's id."""
    if g.listening:
        note(g, kind + WHO * (who + 1) + WHAT * (what + 1) + OTHER * (other + 1) + KNOWN * to)


def note(g: State, told: i64) -> None:
    if g.told_elsewhere:
        g.told = g.told[:]
        g.told_elsewhere = False
    if g.tellings < len(g.told):
        g.told[g.tellings] = told
    else:
        g.told = append(g.told, told)
    g.tellings += 1


def alone(seat: Seat) -> i64:
    return shl(1, seat)


def forget(g: State, seat: int | None) -> None:
    """Of what was told, keep only what that seat may know: in a world it imagines nobody knows more."""
    g.told = g.told[:]
    g.told_elsewhere = False
    for i in range(g.tellings):
        told = g.told[i]
        to = told // KNOWN
        if to != EVERYBODY and (seat is None or (to >> seat) & 1 == 0):
            g.told[i] = told - told % OTHER + told % WHAT


class Heard(NamedTuple):
    """An event as one seat may know it: what is NONE where the card is secret."""

    number: int
    kind: int
    who: int
    what: int
    other: int
    unseen: bool


def heard(g: State, seat: int | None) -> list[Heard]:
    """What the last choice made happen, as that seat (None: a spectator) may know it."""
    out: list[Heard] = []
    for i in range(g.tellings):
        told = g.told[i]
        to = told // KNOWN
        knows = to == EVERYBODY or (seat is not None and (to >> seat) & 1 == 1)
        what = told // WHAT % 4096 - 1
        out.append(
            Heard(
                g.number + i,
                told % 256,
                told // WHO % 16 - 1,
                what if knows else NONE,
                told // OTHER % 4096 - 1,
                not knows,
            )
        )
    return out
