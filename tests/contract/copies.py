"""Copies and bytes: what comes of them is the same state, and what is played later leaves them as they were."""

from __future__ import annotations

import random
from hashlib import blake2b

from orlop.table.game import Game
from orlop.table.steps import NOBODY, State
from tests.contract import tables
from tests.contract.invariants import everything, own_fields, someone

LOOKED_AT = 3  # so many earlier copies are looked at again after every answer, and all of them at the end


def unlisted(g: State) -> list[str]:
    """The fields that no line stands for, and that are not said to be made from the lines."""
    listed = {name for line in g.game.lines for name in line.fields()} | set(g.game.beside)
    return [name for name in own_fields(g) if name not in listed]


def whole(g: State) -> bytes:
    """A hash of everything there is in a state, and of all that is to be heard of it."""
    told = [g.told[i] for i in range(g.tellings)]
    return blake2b(repr((everything(g), g.number, told, g.to_bytes())).encode(), digest_size=12).digest()


def is_the_same(g: State, h: State, what: str) -> None:
    """In all but what was last heard."""
    ours, theirs = everything(g), everything(h)
    assert ours == theirs, f"{what} differs in {[name for name in ours if ours[name] != theirs.get(name)]}"
    assert h.to_bytes() == g.to_bytes(), f"{what} has other bytes"


def refused(game: Game, b: bytes, what: str) -> None:
    try:
        game.from_bytes(b)
    except ValueError as refusal:
        assert str(refusal) and "\n" not in str(refusal)
    else:
        raise AssertionError(f"{what} were taken for a state")


def torn_bytes_are_refused(g: State, rnd: random.Random) -> None:
    b = g.to_bytes()
    for length in {0, 1, len(b) - 1, len(b) - 8, *[rnd.randrange(len(b)) for _ in range(4)]}:
        refused(g.game, b[:length], f"the first {length} of {len(b)} bytes")
    refused(g.game, b + b[-1:], "bytes with one more")
    refused(g.game, b + b[-8:], "bytes with eight more")
    at = rnd.randrange(len(b))
    refused(g.game, b[:at] + bytes([b[at] ^ 1 << rnd.randrange(8)]) + b[at + 1 :], f"bytes with byte {at} changed")


def copies_stay(game: Game, seed: int) -> int:
    """One random game: with every answer its copies, and its bytes read again, go the same way."""
    rnd = random.Random(seed)
    path: tables.Path = []
    with tables.telling_where(game, seed, path):
        g = game.new()
        kept: list[tuple[State, bytes]] = []
        twins = [g.copy(), game.from_bytes(g.to_bytes())]
        while True:
            assert unlisted(g) == [], f"no line lists {unlisted(g)}"
            h = g.copy()
            assert whole(h) == whole(g), "a copy is not the same"
            for twin, what in zip(twins, ("a copy that plays on", "what was read from bytes and plays on")):
                is_the_same(g, twin, what)
            for earlier, was in kept if g.actor == NOBODY else rnd.sample(kept, min(LOOKED_AT, len(kept))):
                assert whole(earlier) == was, "an earlier copy has changed"
            if g.actor == NOBODY:
                return len(path)
            if rnd.random() < 0.2:
                twins = [h, game.from_bytes(g.to_bytes())]
                torn_bytes_are_refused(g, rnd)
            else:
                kept.append((h, whole(h)))
            seat, choice = someone(g, rnd)
            for one in (g, *twins):
                one.apply(choice, seat)
            path.append((seat, choice))


def foreign_bytes_are_refused(id: str) -> int:
    """The bytes of any table are no state at any other."""
    games = tables.few(id, 24)
    others = [game for other in tables.tried() if other != id for game in tables.few(other, 2)]
    for game in games:
        b = game.new().to_bytes()
        for other in [*games, *others]:
            if other is not game:
                refused(other, b, f"the bytes of {tables.described(game)} at {tables.described(other)}")
    return len(games)
