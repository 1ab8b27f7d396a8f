"""A whole game of each through a keyboard and through a pipe."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from orlop import find
from orlop.table.record import read
from tests.screens.terminal.keyboard import ASKED, Keyboard

ORLOP = [sys.executable, "-m", "orlop"]
GAMES = find.ids()


def seats(game: str) -> str:
    """You, and as many greenhorns as the game needs."""
    return ",".join(["you"] + ["greenhorn"] * (find.kind(game).least - 1))


@pytest.mark.parametrize("game", GAMES)
def test_by_keyboard(game: str, tmp_path: Path) -> None:
    """Each question is answered by its first choice, until the game is over."""
    file = tmp_path / "game.orlop"
    with Keyboard("play", game, "--seats", seats(game), "--seed", "4", "--pace", "0", "--save", file) as at:
        while at.until(ASKED, "Replay it with") == ASKED:
            at.types("1")
        assert at.ends() == 0
    record = read(file.read_text())
    assert record.result is not None
    assert len([move for move in record.moves if move.who == 0]) > 3
    assert "Traceback" not in at.text()
    assert "CPR" not in at.text()


@pytest.mark.parametrize("game", GAMES)
def test_through_a_pipe(game: str, tmp_path: Path) -> None:
    file = tmp_path / "game.orlop"
    words = ["play", game, "--seats", seats(game), "--seed", "4", "--lang", "de", "--save", str(file)]
    done = subprocess.run([*ORLOP, *words], input="1\n" * 5000, capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")
    assert read(file.read_text()).result is not None
    assert "\x1b" not in done.stdout
    for frame in "┌│└─┏┃":
        assert frame not in done.stdout


def test_by_notation_by_words_and_by_their_beginning(tmp_path: Path) -> None:
    """Tab completes; Enter alone takes the only choice there is."""
    file = tmp_path / "game.orlop"
    given = "given\n  turned: parrots-8\n  hand 0: peglegs-12 hookhands-2\n  hand 1: peglegs-3 monkeys-9\n  won 0: 5\n"
    file.write_text(f"orlop 0.1.0\ngame walk-the-plank\nrules 1\nplayers 2\nseats you greenhorn\n{given}moves\n")
    with Keyboard("play", "--resume", file, "--pace", "0") as at:
        at.until(ASKED)
        at.types("pe\t", enter=False)
        at.until("peglegs-12")
        at.types("")
        at.until(ASKED)
        at.types("")
        at.until("You win")
        assert at.ends() == 0
    assert "0 play peglegs-12\n" in file.read_text()
    assert "0 play hookhands-2\n" in file.read_text()


def test_sitting_down_is_asked_and_remembered(tmp_path: Path) -> None:
    env = {"XDG_DATA_HOME": str(tmp_path), "LANG": "de_DE.UTF-8"}
    with Keyboard("play", env=env) as at:
        at.until("Welches Spiel?")
        at.types("dead-mans")
        at.until("Nummer oder Name [en]:")
        at.types("de")
        for _ in range(3):
            at.until("Nummer oder Name")
            at.types("2")
        at.until("Wie viele spielen mit?")
        at.types("3")
        at.until("Wer sitzt am Tisch?")
        at.types("du, greenhorn, random")
        at.until(ASKED)
        at.types("/quit")
        at.until("Gespeichert. Weiter geht es mit")
        assert at.ends() == 0
    record = read(next((tmp_path / "orlop" / "records").glob("*.orlop")).read_text())
    assert record.seats == ["you", "greenhorn", "random"]
    assert record.options["edition"] == "de"
    assert record.options["traits"] == "off"
    with Keyboard("play", env=env) as at:
        at.until("Enter: wie beim letzten Mal (Dead Man's Draw: you, greenhorn, random")
        at.until("Welches Spiel?")
        at.types("")
        at.until(ASKED)
        at.types("\x04", enter=False)
        at.until("Gespeichert. Weiter geht es mit")
        assert at.ends() == 0
    with Keyboard("play", "--resume", env=env) as at:
        at.until("Welches Spiel geht weiter?")
        at.types("2")
        at.until(ASKED)
        at.types("\x03", enter=False)
        at.until("Gespeichert. Weiter geht es mit")
        assert at.ends() == 0
