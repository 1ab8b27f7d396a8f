"""From some positions of each game, in how many ways it can go on so many answers deep: exact numbers, kept as text.

python -m tests.contract.trees          takes positions out of random games anew and counts
"""

from __future__ import annotations

import random
import sys
import tomllib
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import NamedTuple

from orlop.table.game import Game
from orlop.table.playout import ways
from orlop.table.steps import NOBODY, State, question
from tests.contract import tables
from tests.contract.invariants import someone
from tests.contract.tables import Setting

GAMES = Path(__file__).parent.parent / "games"
POSITIONS = 12
GAMES_LOOKED_AT = 40
MOST = 20_000  # a tree has no more ends
DEEPEST = 12


class Tree(NamedTuple):
    setting: Setting
    position: str
    depth: int
    ends: int


def path_of(id: str) -> Path:
    return GAMES / id.replace("-", "_") / "trees.toml"


def kept(id: str) -> list[Tree]:
    """The trees of a game; none, if nobody has counted them yet."""
    path = path_of(id)
    if not path.exists():
        return []
    return [
        Tree(Setting(tree["players"], tuple(tree["options"].items())), tree["position"], tree["depth"], tree["count"])
        for tree in tomllib.loads(path.read_text(encoding="utf-8"))["tree"]
    ]


def state_of(id: str, tree: Tree) -> State:
    return tables.seated(id, tree.setting).given(tree.position)


def one_by_one(g: State, depth: int) -> int:
    """The same, over what everybody may call, and with every seat that waits in its turn."""
    if depth == 0 or g.actor == NOBODY:
        return 1
    total = 0
    for choice in g.legal():
        h = g.copy()
        h.apply(choice)
        total += one_by_one(h, depth - 1)
    return total


# -- taking positions out of games ---------------------------------------------------------------


def taken(id: str) -> list[Tree]:
    """Every question that is asked has its turn, then others, from tables of all kinds."""
    rnd = random.Random(id)
    wanted = asked_in_games(id)
    found: list[Tree] = []
    for n in range(40 * POSITIONS):
        missing = wanted - {asked_first(tree.position) for tree in found}
        if len(found) >= POSITIONS and not missing:
            break
        g = some_moment(tables.table(id, n), rnd, missing)
        if any(g.position() == tree.position for tree in found):
            continue
        if len(found) >= POSITIONS and asked_first(g.position()) not in missing:
            continue  # seldom asked, and not in this game
        depth, count = as_deep_as_may_be(g)
        if count > 1 and (missing or g.actor >= 0):
            found.append(Tree(Setting(int(g.game.players), tuple(g.game.options.items())), g.position(), depth, count))
    return found


def asked_first(position: str) -> str:
    """The question with which a position goes on."""
    return position.rpartition("pending: ")[2].split()[0].rstrip(",")


@cache
def asked_in_games(id: str) -> set[str]:
    """The questions that come up in some random games."""
    asked: set[str] = set()
    for n in range(GAMES_LOOKED_AT):
        rnd = random.Random(n)
        g = tables.table(id, n).new()
        while g.actor != NOBODY:
            asked.add(question(g).name)
            who, choice = someone(g, rnd)
            g.apply(choice, who)
    return asked


def some_moment(game: Game, rnd: random.Random, missing: set[str]) -> State:
    """A moment of a random game, at one of these questions if it comes to one, else at a seat's."""
    g = game.new()
    at_them: list[State] = []
    at_seats: list[State] = []
    while g.actor != NOBODY:
        if question(g).name in missing:
            at_them.append(g.copy())
        elif g.actor >= 0:
            at_seats.append(g.copy())
        who, choice = someone(g, rnd)
        g.apply(choice, who)
    return rnd.choice(at_them or at_seats)


def as_deep_as_may_be(g: State) -> tuple[int, int]:
    depth, count = 1, len(g.legal())
    while depth < DEEPEST:
        if count * 16 > MOST and count * len(g.legal()) > MOST:
            break
        deeper = ways(g, depth + 1)
        if deeper > MOST:
            break
        depth, count = depth + 1, deeper
    return depth, count


def as_text(trees: Sequence[Tree]) -> str:
    out = ["# Exact: in how many ways each position goes on, so many answers deep.  python -m tests.contract.trees\n"]
    for tree in trees:
        options = ", ".join([f'{name} = "{value}"' for name, value in tree.setting.options])
        out.append(
            f"[[tree]]\nplayers = {tree.setting.players}\noptions = {{{options}}}\ndepth = {tree.depth}\n"
            f'count = {tree.ends}\nposition = """\n{tree.position}"""\n'
        )
    return "\n".join(out)


def main(ids: Sequence[str]) -> None:
    for id in ids or tables.found():
        trees = taken(id)
        path_of(id).write_text(as_text(trees), encoding="utf-8")
        print(f"{id}: {len(trees)} trees, {sum([tree.ends for tree in trees])} ends, in {path_of(id)}")


if __name__ == "__main__":
    main(sys.argv[1:])
