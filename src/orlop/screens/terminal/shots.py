"""Boards of real positions, for pictures and for snapshots: the same moments every time."""

from __future__ import annotations

from typing import NamedTuple

from orlop import boards, find
from orlop.boards import STRONG, Rule, Word
from orlop.play import YOU
from orlop.screens.terminal import generic, layout, story
from orlop.screens.terminal.layout import Line
from orlop.screens.terminal.medium import Medium
from orlop.screens.told import Teller
from orlop.table.chance import Rng, Seeded, any_open
from orlop.table.steps import NOBODY, State


class Shot(NamedTuple):
    """The moment after so many random answers of the seats."""

    game: str
    players: int
    answers: int
    seed: int


def moment(shot: Shot) -> State:
    g = find.game(shot.game, players=shot.players).new(dealer=Seeded(shot.seed))
    rng = Rng(shot.seed)
    for _ in range(shot.answers):
        if g.actor == NOBODY:
            break
        g.apply(any_open(g, rng))
    return g


def drawn(g: State, lang: str, to: Medium, told: bool = True) -> list[Line]:
    """As whoever is asked sees it, with bots on the other seats."""
    me = g.actor if g.actor >= 0 else 0
    names = ["greenhorn"] * int(g.game.players)
    names[me] = YOU
    teller = Teller(g.game, lang, names, me)
    view = g.view(me)
    board = boards.of(g.game.id)
    lines = layout.lines(generic.board(view, teller) if board is None else board.draw(view, teller), to)
    if told:
        rule = layout.lines([Rule()], to)
        lines += rule + story.lines(g.events(me), teller, to)
        if view["question"] is not None:
            lines += rule + [[Word(" "), Word(teller.say(f"ask-{view['question']['id']}"), STRONG)]]
    return lines
