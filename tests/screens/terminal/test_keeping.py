"""Saved as it is played: kill -9 after each choice, one table at a time, numbered deals that go on."""

from __future__ import annotations

import subprocess
import sys
import time
from pathlib import Path

from orlop.table.record import read
from tests.screens.conftest import Run

ORLOP = [sys.executable, "-m", "orlop"]
ASKED = "Which card do you play?"
OVER = "Replay it with"


def sit(*words: str | Path) -> subprocess.Popen[str]:
    pipe = subprocess.PIPE
    return subprocess.Popen([*ORLOP, *map(str, words)], stdin=pipe, stdout=pipe, stderr=pipe, text=True)


def until(game: subprocess.Popen[str], *any_of: str) -> str:
    assert game.stdout is not None
    while line := game.stdout.readline():
        for words in any_of:
            if words in line:
                return words
    assert game.stderr is not None
    raise AssertionError(game.stderr.read())


def types(game: subprocess.Popen[str], words: str) -> None:
    assert game.stdin is not None
    game.stdin.write(words)
    game.stdin.flush()


def mine(file: Path) -> int:
    return len([move for move in read(file.read_text()).moves if move.who == 0])


def test_killed_after_each_choice_nothing_is_lost(tmp_path: Path, run: Run) -> None:
    """The choice is on the disk before the next is asked; and the numbered deal goes on as it would have."""
    whole, file = tmp_path / "whole", tmp_path / "game"
    words = ["play", "walk-the-plank", "--seats", "you,greenhorn,greenhorn", "--seed", "9", "--save"]
    assert run(*words, whole, typed="1\n" * 99).code == 0
    game = sit(*words, file)
    choices = 0
    while until(game, ASKED, "names", OVER) != OVER:
        types(game, "1\n")
        if until(game, "Which card do you play?", "which suit is trump", OVER) == OVER:
            break
        choices += 1
        game.kill()
        game.communicate()
        assert mine(file) == choices
        game = sit("play", "--resume", file)
        assert whole.read_text().startswith(file.read_text())
    game.communicate()
    assert choices > 5
    assert file.read_text() == whole.read_text()


def test_killed_at_any_moment(tmp_path: Path, run: Run) -> None:
    file = tmp_path / "game"
    game = sit("play", "walk-the-plank", "--seats", "you,greenhorn", "--seed", "2", "--save", file)
    until(game, ASKED)
    for n in range(8):
        types(game, "1\n1\n1\n")
        time.sleep(0.02 * n)
        game.kill()
        game.communicate()
        assert run("verify", file).code in (0, 2)  # 2: the last line is torn
        if read(file.read_text()).result is not None:
            break
        game = sit("play", "--resume", file)
        if until(game, ASKED, "trump", OVER) == OVER:
            break
    game.kill()
    game.communicate()
    done = run("play", "--resume", file, typed="1\n" * 99)
    assert done.code == 0 or "is over" in done.err
    assert run("verify", file).code == 0


def test_one_table_at_a_time(tmp_path: Path, run: Run) -> None:
    """The lock goes with the program, however that ends."""
    file = tmp_path / "game"
    game = sit("play", "walk-the-plank", "--seed", "2", "--save", file)
    until(game, ASKED)
    before = file.read_text()
    run("play", "--resume", file).refused("another table has this game open")
    assert file.read_text() == before
    game.kill()
    game.communicate()
    assert run("play", "--resume", file, typed="1\n").code == 0


def test_a_numbered_deal_is_the_same_for_friends(tmp_path: Path, run: Run) -> None:
    """Whoever plays what: the first cards are the same."""
    for name, bot in (("a", "greenhorn"), ("b", "random")):
        run("play", "dead-mans-draw", "--seats", f"you,{bot}", "--seed", "11", "--save", tmp_path / name)
    chance = [[m.said for m in read((tmp_path / name).read_text()).moves if m.who == -1] for name in ("a", "b")]
    assert chance[0] == chance[1]
    assert len(chance[0]) >= 4
