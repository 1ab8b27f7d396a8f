"""Our own speed: play-outs in compiled code, copies, and plain Python loops over the API.

Each function plays from one beginning (game.new()) and answers with a rate a second on one core.
Decisions are counted, a seat's choices among two or more, so that rates of different games and
programs can be compared; answers of chance are dealt, not counted.  Where there is one option there is nothing to
pick: it is taken, here as in the peer's loop (bench/peer.py).
"""

from __future__ import annotations

from collections.abc import Callable
from random import random
from time import process_time as now
from typing import Final

from orlop import find
from orlop.table.chance import Rng, Seeded, any_open
from orlop.table.playout import sweep
from orlop.table.steps import CHANCE, NOBODY, State

SEED: Final = 11


def playouts(new: State, games: int) -> float:
    """Random games to the end in compiled code, chance asked one outcome at a time."""
    start = now()
    decisions, _ = sweep(new, games, SEED)
    return decisions / since(start)


def loop(new: State, games: int) -> float:
    """The same from a plain Python loop over legal() and apply(); a dealer answers chance."""
    dealer, decisions = Seeded(SEED), 0
    start = now()
    for _ in range(games):
        g = new.copy()
        g.dealer = dealer
        dealer.serve(g)
        while g.actor >= 0:
            legal = g.legal()
            n = len(legal)
            if n > 1:
                decisions += 1
                g.apply(legal[int(random() * n)])
            else:
                g.apply(legal[0])
    return decisions / since(start)


def loop_chance(new: State, games: int) -> float:
    """The same, chance answered from Python too, one outcome at a time."""
    deal, decisions = Seeded(SEED).deal, 0
    start = now()
    for _ in range(games):
        g = new.copy()
        while (who := g.actor) != NOBODY:
            if who == CHANCE:
                g.apply(deal(g))
                continue
            legal = g.legal()
            n = len(legal)
            if n > 1:
                decisions += 1
                g.apply(legal[int(random() * n)])
            else:
                g.apply(legal[0])
    return decisions / since(start)


def copies(new: State, times: int) -> float:
    """Copies of a state in the middle of a game, from Python."""
    copy = middle(new).copy
    start = now()
    for _ in range(times):
        copy()
    return times / since(start)


RUNS: Final[dict[str, Callable[[State, int], float]]] = {
    "playouts": playouts,
    "loop": loop,
    "loop_chance": loop_chance,
    "copies": copies,
}


def since(start: float) -> float:
    return max(now() - start, 1e-9)


def middle(new: State) -> State:
    """Half the answers into a random game."""
    answers = 0
    g, rng = new.copy(), Rng(SEED)
    while g.actor != NOBODY:
        g.apply(any_open(g, rng))
        answers += 1
    g, rng = new.copy(), Rng(SEED)
    for _ in range(answers // 2):
        g.apply(any_open(g, rng))
    return g


def rate(run: Callable[[State, int], float], new: State, seconds: float) -> float:
    """The rate over a run that takes about so long: tried with twice as much until it does."""
    times = 1
    while True:
        start = now()
        found = run(new, times)
        if now() - start >= seconds:
            return found
        times *= 2


def beginning(game: str, players: int = 4) -> State:
    """Of that game with so many players, or as near to it as it allows."""
    of = find.kind(game)
    return find.game(game, players=min(max(players, of.least), of.most)).new()


def rates(game: str, seconds: float) -> dict[str, object]:
    new = beginning(game)
    out: dict[str, object] = {"game": game, "players": int(new.game.players)}
    for name, run in RUNS.items():
        out[name] = round(rate(run, new, seconds))
    return out
