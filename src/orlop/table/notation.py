"""A choice as text, plain ASCII, fixed for ever: "play parrots-9", "collect"."""

from __future__ import annotations

from orlop.table.steps import CHANCE, NOBODY, State, question


def is_a_verb(g: State, choice: int) -> bool:
    """Whether the choice's own name says what is done (collect, pass), so that it needs no verb before it."""
    return choice in g.game.verbs


def say(g: State, choice: int) -> str:
    name = g.game.name(choice)
    if g.actor == NOBODY or is_a_verb(g, choice):
        return name
    verb = question(g).verb
    return f"{verb} {name}" if verb else name


def parse(g: State, text: str, seat: int | None = None) -> int:
    """Reads what say wrote; the verb may be left out.  Anything else: ValueError naming what is legal.

    seat: who wrote it, and is told what is legal for that seat only; None: who is asked.
    """
    words = text.split()
    if g.actor != NOBODY and words:
        verb = question(g).verb
        if len(words) > 1 and words[0] == verb:
            words = words[1:]
        if len(words) == 1 and words[0] in g.game.ids:
            return g.game.ids[words[0]]
    if g.actor == NOBODY:
        raise ValueError(f"{text!r} cannot be chosen: the game is over")
    options = g.legal(seat)
    if not options:
        raise ValueError(f"{text!r} is no choice: seat {seat} is not asked now: {turn_of(g)}")
    may = ", ".join([say(g, c) for c in options])
    raise ValueError(f"{text!r} is no choice; one of these is: {may}")


def turn_of(g: State) -> str:
    if g.actor == NOBODY:
        return "the game is over"
    return "chance is asked" if g.actor == CHANCE else f"seat {g.actor} is"
