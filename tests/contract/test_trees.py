"""Exact numbers: of the ways in which positions go on; and compiled rules come to the same as the sources."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import orlop
from orlop.pure import compiled
from orlop.table.playout import ways
from tests.contract import tables, trees
from tests.contract.sums import sums
from tests.contract.trees import Tree, asked_first, asked_in_games, kept, one_by_one, state_of

HOME = Path(__file__).parent.parent.parent
TREES = [(id, n) for id in tables.found() for n in range(len(kept(id)))]
BRANCHES = 3000  # so many ends are also counted one by one


@pytest.mark.parametrize(("id", "n"), TREES)
def test_a_position_goes_on_in_so_many_ways(id: str, n: int) -> None:
    tree = kept(id)[n]
    assert ways(state_of(id, tree), tree.depth) == tree.ends


@pytest.mark.parametrize("id", tables.found())
def test_the_ways_are_counted_right(id: str) -> None:
    """Over the API, one answer after the other."""
    counted = 0
    for tree in kept(id):
        g, depth = state_of(id, tree), tree.depth
        while depth > 0 and ways(g, depth) > BRANCHES:
            depth -= 1
        assert one_by_one(g, depth) == ways(g, depth)
        counted += depth > 0
    assert counted > 0


@pytest.mark.parametrize("id", tables.found())
def test_ten_positions_of_every_game_are_counted(id: str) -> None:
    """Among them one at every question that comes up."""
    again = f"python -m tests.contract.trees {id} counts them"
    assert len(kept(id)) >= 10, f"{trees.path_of(id)} is missing or short: {again}"
    missing = asked_in_games(id) - {asked_first(tree.position) for tree in kept(id)}
    assert not missing, f"no tree begins with {', '.join(sorted(missing))}: {again}"


def test_a_wrong_count_is_found() -> None:
    id, n = TREES[0]
    tree: Tree = kept(id)[n]
    assert ways(state_of(id, tree), tree.depth) != tree.ends + 1


# -- compiled and not ------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def as_they_stand() -> dict[str, dict[str, object]]:
    """The sums of the sources, run as they stand in a process of their own."""
    if not compiled():
        pytest.skip(f"nothing is compiled here: {why_not()}")
    environment = os.environ | {"ORLOP_PURE": "1", "PYTHONPATH": os.pathsep.join([str(sources()), str(HOME)])}
    command = [sys.executable, "-m", "tests.contract.sums"]
    done = subprocess.run(command, cwd=HOME, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)
    assert found["compiled"] is False, "the sources did not run as they stand"
    return dict(found["sums"])


def sources() -> Path:
    return Path(orlop.__file__).parent.parent


def why_not() -> str:
    said = HOME / "build" / "uncompiled.txt"
    if os.environ.get("ORLOP_PURE", "") not in ("", "0"):
        return "ORLOP_PURE asks for the sources"
    return said.read_text(encoding="utf-8").strip() if said.exists() else f"no compiled modules in {sources()}"


@pytest.mark.parametrize("id", tables.found())
def test_compiled_rules_come_to_the_same(id: str, as_they_stand: dict[str, dict[str, object]]) -> None:
    ours, theirs = sums(id), as_they_stand[id]
    assert ours.keys() == theirs.keys()
    for name in ours:
        assert ours[name] == theirs[name], f"{name}: compiled {ours[name]}, as they stand {theirs[name]}"
