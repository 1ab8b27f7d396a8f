"""The command line, as somebody at it: types, reads, is refused."""

from __future__ import annotations

import io
import shutil
import sys
from collections.abc import Callable, Iterator
from importlib import import_module
from pathlib import Path
from typing import NamedTuple

import pytest

import orlop
from orlop import find
from orlop.screens import new_game
from orlop.screens.cli import main


class Said(NamedTuple):
    code: int
    out: str
    err: str

    def refused(self, *because: str) -> None:
        """One sentence on stderr, exit code 2, nothing else."""
        assert self.code == 2
        assert self.out == ""
        assert self.err.startswith("orlop: ")
        assert self.err.count("\n") == 1
        for part in because:
            assert part in self.err


class Typed(io.TextIOWrapper):
    """Standard input: a pipe, or somebody at a terminal."""

    def __init__(self, text: str | bytes, terminal: bool) -> None:
        super().__init__(io.BytesIO(text if isinstance(text, bytes) else text.encode()), encoding="utf-8")
        self.terminal = terminal

    def isatty(self) -> bool:
        return self.terminal


Run = Callable[..., Said]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    def go(*words: str | Path, typed: str | bytes = "", terminal: bool = False) -> Said:
        monkeypatch.setattr(sys, "stdin", Typed(typed, terminal))
        code = main([str(word) for word in words])
        said = capsys.readouterr()
        return Said(code, said.out, said.err)

    return go


@pytest.fixture(autouse=True)
def data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Nobody's own saved games are touched."""
    home = tmp_path / "data"
    monkeypatch.setenv("XDG_DATA_HOME", str(home))
    return home / "orlop"


@pytest.fixture
def lost_cargo(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """A copy of the template among the other games, as new-game makes it."""
    games = tmp_path_factory.mktemp("games")
    for id in find.ids():
        (games / find.folder_of(id).name).symlink_to(find.folder_of(id))
    new_game.copy(new_game.TEMPLATE / "game", games / "lost_cargo", "lost-cargo", "lc")
    monkeypatch.setattr(find, "FOLDER", games)
    package = import_module("orlop.games")
    monkeypatch.setattr(package, "__path__", [*package.__path__, str(games)])
    yield "lost-cargo"
    for name in [name for name in sys.modules if name.startswith("orlop.games.lost_cargo")]:
        del sys.modules[name]


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A whole game of three bots."""
    path = tmp_path / "game.orlop"
    path.write_text(orlop.game("walk-the-plank", players=3).play("random", 5).text())
    return path


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A project folder of one's own, in which games may be made."""
    here = Path(orlop.__file__).parent
    shutil.copytree(here, tmp_path / "src" / "orlop", ignore=shutil.ignore_patterns("__pycache__"))
    for library in here.parent.glob("*.so"):
        shutil.copy2(library, tmp_path / "src")
    tests = Path(__file__).parent.parent
    (tmp_path / "tests" / "games").mkdir(parents=True)
    for file in ("__init__.py", "players.py", "games/__init__.py"):
        shutil.copy2(tests / file, tmp_path / "tests" / file)
    return tmp_path
