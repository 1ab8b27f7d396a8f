"""Records and positions: what is written is read back as it was, and what was torn off is refused or played on."""

from __future__ import annotations

import random

import orlop
from orlop.play import new_record
from orlop.table import record as records
from orlop.table.game import Game
from orlop.table.record import Record, RecordError
from orlop.table.steps import CHANCE, NOBODY, State
from tests.contract import tables
from tests.contract.copies import is_the_same
from tests.contract.invariants import everything, someone

SHARE_TAKEN_BACK = 0.03
CUTS = 40  # a record is cut at so many places


def replayed(game: Game, text: str) -> list[State]:
    if game.id in tables.found():
        return list(orlop.replay(text))
    record = records.read(text)
    return list(records.replayed(record, game.new() if record.given is None else game.given(record.given)))


# -- positions ---------------------------------------------------------------------------------


def set_up_again(g: State) -> None:
    """A position that was written is the same state when it is read."""
    text = g.position()
    assert text.isascii() and text.endswith("\n")
    h = g.game.given(text)
    ours, theirs = everything(g), everything(h)
    assert ours == theirs, f"as a position it differs in {[name for name in ours if ours[name] != theirs.get(name)]}"
    assert h.position() == text, f"the position of the position is another:\n{text}\n{h.position()}"


# -- records -----------------------------------------------------------------------------------


def written(game: Game, seed: int) -> tuple[Record, list[State]]:
    """The record of a random game, in which seats take choices back, and its states one by one."""
    rnd = random.Random(seed)
    record = new_record(game, [f"p{seat}" for seat in range(game.players)])
    g = game.new()
    if seed % 3 == 0:  # a record that begins in the midst of a game
        for _ in range(rnd.randrange(1, 40)):
            if g.actor != NOBODY:
                who, choice = someone(g, rnd)
                g.apply(choice, who)
        record.given = g.position()
        g = game.given(record.given)
    states = [g.copy()]
    since_chance: list[tuple[int, State]] = []  # who has answered since chance has, and the state before
    while g.actor != NOBODY:
        if since_chance and rnd.random() < SHARE_TAKEN_BACK:
            who = rnd.choice(since_chance)[0]
            last = max([at for at, (seat, _) in enumerate(since_chance) if seat == who])
            g = since_chance[last][1].copy()
            del since_chance[last:]
            record.add(who, records.UNDO)
        else:
            seat, choice = someone(g, rnd)
            record.add(CHANCE if seat is None else seat, g.say(choice))
            before = g.copy()
            g.apply(choice, seat)
            since_chance = [] if seat is None else [*since_chance, (seat, before)]
        states.append(g.copy())
    record.result = g.winners()
    return record, states


def read_back(game: Game, seed: int) -> int:
    """One random game, written, read and replayed; its positions on the way; the record cut anywhere."""
    rnd = random.Random(seed)
    path: tables.Path = []
    with tables.telling_where(game, seed, path):
        record, states = written(game, seed)
        text = record.text()
        again = replayed(game, text)
        assert len(again) == len(states), f"{len(states)} states, and {len(again)} when replayed"
        for g, h in zip(states, again):
            is_the_same(g, h, "what is replayed")
        assert records.read(text).text() == text, "a record that is read and written is another"
        for g in states:
            set_up_again(g)
        moves = text.index("\nmoves\n")
        body = [rnd.randrange(moves, len(text)) for _ in range(CUTS)]
        for at in {*body, len(text) - 1, *[rnd.randrange(moves) for _ in range(CUTS)]}:
            cut(game, text, at, states)
        return len(states)


def cut(game: Game, text: str, at: int, states: list[State]) -> None:
    """Of a record only so much is there: it is refused in a sentence, or what is left of it is what was."""
    of_moves = text.index("\nmoves\n") + len("\nmoves")
    try:
        left = replayed(game, text[:at])
    except ValueError as refusal:
        said = str(refusal)
        assert isinstance(refusal, RecordError) or at < of_moves, f"cut at {at}, refused otherwise: {said}"
        assert said and "\n" not in said, f"cut at {at}, refused in the words {said!r}"
        assert at < of_moves, f"cut at {at} of {len(text)}, refused: {said}"
        return
    if at < of_moves:  # what is left of the header is whole lines, as a person may write them
        torn = text[:at].rpartition("\n")[2]
        assert not torn.strip() and len(left) == 1, f"cut at {at}, within a line of the header, and replayed"
        return
    whole_lines = text[:at].rpartition("\n")[0].partition("\nmoves\n")[2]
    kept = len([line for line in whole_lines.split("\n") if line and not line.startswith("result")])
    assert len(left) == kept + 1, f"cut at {at}: {kept} answers are whole, and {len(left) - 1} were replayed"
    is_the_same(states[kept], left[-1], f"what is left of a record cut at {at}")
