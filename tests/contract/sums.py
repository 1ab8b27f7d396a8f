"""What a game comes to, in a few numbers: the same whether the rules run compiled or as they stand.

python -m tests.contract.sums           prints them
"""

from __future__ import annotations

import json
import random
import sys
from collections.abc import Sequence
from hashlib import blake2b

from orlop.pure import compiled
from orlop.table.chance import Rng
from orlop.table.game import Game
from orlop.table.playout import sweep, ways
from orlop.table.steps import NOBODY
from tests.contract import tables, trees
from tests.contract.invariants import someone

TABLES = 12  # of each game
PLAYOUTS = 15
SMALL_TREE = 5000


def played(game: Game, seed: int) -> str:
    """Of one random game everything that anybody sees, hears, may choose or stores; and what a seat imagines."""
    rnd, rng = random.Random(seed), Rng(seed)
    digest = blake2b(digest_size=12)
    g = game.new()
    while True:
        seats = [None, *range(game.players)]
        all_of_it = [(g.view(seat), g.events(seat)) for seat in seats]
        digest.update(json.dumps([all_of_it, g.outcomes(), g.scores(), g.winners(), g.returns()]).encode())
        digest.update(g.to_bytes() + g.position().encode())
        digest.update(g.resample(rnd.choice(seats), rng).to_bytes())
        if g.actor == NOBODY:
            return digest.hexdigest()
        who, choice = someone(g, rnd)
        g.apply(choice, who)


def sums(id: str) -> dict[str, object]:
    out: dict[str, object] = {}
    for n, game in enumerate(tables.few(id, TABLES)):
        out[f"playouts {tables.described(game)}"] = list(sweep(game.new(), PLAYOUTS, n))
        out[f"game {tables.described(game)}"] = played(game, n)
    for n, tree in enumerate(trees.kept(id)):
        if tree.ends <= SMALL_TREE:
            out[f"tree {n}"] = ways(trees.state_of(id, tree), tree.depth)
    return out


def main(ids: Sequence[str]) -> None:
    found = {id: sums(id) for id in ids or tables.found()}
    print(json.dumps({"compiled": compiled(), "sums": found}))


if __name__ == "__main__":
    main(sys.argv[1:])
