"""What the tests of a game hold ready for the contract: tests/games/<game>/small.py."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Any

from tests.contract import tables


def module_of(id: str) -> Any:
    name = "tests.contract.small" if id not in tables.found() else f"tests.games.{id.replace('-', '_')}.small"
    assert find_spec(name) is not None, f"{id} has no small positions to count worlds on: {name} is missing"
    return import_module(name)
