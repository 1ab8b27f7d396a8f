"""The games that are kept as text are still played, told and seen just so."""

from __future__ import annotations

import pytest

from tests.contract import goldens, tables

AGAIN = "python -m tests.contract.goldens writes it anew"
KEPT = [(id, name) for id in tables.found() for name in goldens.kept(id)]


@pytest.mark.parametrize(("id", "name"), KEPT)
def test_a_kept_game_is_told_as_it_was(id: str, name: str) -> None:
    path = goldens.folder_of(id) / f"{name}.txt"
    assert path.exists(), f"{path} is missing: {AGAIN}"
    now = goldens.told(id, goldens.kept(id)[name])
    before = path.read_text(encoding="utf-8")
    for line, (was, told) in enumerate(zip(before.splitlines(), now.splitlines()), 1):
        assert was == told, f"{path}:{line} is told otherwise now; if that is right, {AGAIN}"
    assert now == before, f"{path} is longer or shorter than what is told now: {AGAIN}"


@pytest.mark.parametrize("id", tables.found())
def test_nothing_else_is_kept(id: str) -> None:
    there = {path.stem for path in goldens.folder_of(id).iterdir()}
    assert there == set(goldens.kept(id)), f"{AGAIN}, and takes away what is no longer played"


@pytest.mark.parametrize("id", tables.found())
def test_every_setting_has_its_game(id: str) -> None:
    """The fewest and the most players, and every value of every option."""
    of, kept = tables.kind_of(id), list(goldens.kept(id).values())
    assert {of.least, of.most} <= {setting.players for setting in kept}
    for option in of.choices:
        assert {dict(setting.options)[option.name] for setting in kept} == set(option.values)
