"""The program as others start it: killed, interrupted, in a pipe, in a copy of the project."""

from __future__ import annotations

import ast
import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

import orlop
from orlop import bots
from orlop.bench import RUNS
from orlop.screens.terminal.commands import COMMANDS
from orlop.table.record import read

SOURCES = Path(orlop.__file__).parent
ORLOP = [sys.executable, "-m", "orlop"]


def start(*words: str, **more: object) -> subprocess.Popen[str]:
    pipe = subprocess.PIPE
    return subprocess.Popen([*ORLOP, *words], stdin=pipe, stdout=pipe, stderr=pipe, text=True, **more)  # type: ignore[call-overload,no-any-return]


def until(game: subprocess.Popen[str], words: str) -> str:
    """Reads until it says so."""
    assert game.stdout is not None
    out = ""
    while words not in out:
        line = game.stdout.readline()
        assert line, out
        out += line
    return out


def types(game: subprocess.Popen[str], words: str) -> None:
    assert game.stdin is not None
    game.stdin.write(words)
    game.stdin.flush()


def test_killed_in_the_middle_nothing_is_lost(tmp_path: Path) -> None:
    """Whatever was shown before the question is in the file; the game goes on from there."""
    file = tmp_path / "game.orlop"
    game = start("play", "walk-the-plank", "--players", "3", "--seed", "3", "--save", str(file))
    until(game, "Which card do you play?")
    for _ in range(3):
        types(game, "1\n")
        until(game, "Which card do you play?")
    game.kill()
    game.communicate()
    left = file.read_text()
    assert left.endswith("\n")
    assert len([move for move in read(left).moves if move.who == 0]) == 3
    with file.open("a") as torn:
        torn.write("0 pla")
    done = subprocess.run([*ORLOP, "play", "--resume", str(file)], input="1\n" * 99, capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")
    assert file.read_text().startswith(left)
    assert read(file.read_text()).result is not None
    assert subprocess.run([*ORLOP, "verify", str(file)], capture_output=True).returncode == 0


def test_ctrl_c_leaves(tmp_path: Path) -> None:
    file = tmp_path / "game.orlop"
    game = start("play", "walk-the-plank", "--save", str(file))
    until(game, "Which card do you play?")
    game.send_signal(signal.SIGINT)
    out, err = game.communicate(timeout=20)
    assert (game.returncode, err) == (0, "")
    assert out.splitlines()[-1] == f"Saved. Go on with: orlop play --resume {file}"


def test_ctrl_c_elsewhere_says_nothing() -> None:
    game = start("bench", "--seconds", "60")
    with pytest.raises(subprocess.TimeoutExpired):
        game.wait(1.5)
    game.send_signal(signal.SIGINT)
    assert game.communicate(timeout=20) == ("", "")
    assert game.returncode == 130


def test_a_pipe_that_closes_early(tmp_path: Path) -> None:
    """`orlop replay ... | head`: no traceback."""
    file = tmp_path / "game.orlop"
    file.write_text(orlop.game("walk-the-plank", players=4).play("random", 5).text())
    game = start("replay", str(file), "--json")
    assert game.stdout is not None
    assert game.stderr is not None
    game.stdout.read(10)
    game.stdout.close()
    assert game.stderr.read() == ""
    assert game.wait(20) == 141
    head = subprocess.run(
        f"{sys.executable} -m orlop rules walk-the-plank | head -1", shell=True, capture_output=True, text=True
    )
    assert (head.returncode, head.stderr) == (0, "")
    assert head.stdout.count("\n") == 1


def test_bytes_that_are_no_text_are_a_slip() -> None:
    done = subprocess.run([*ORLOP, "play", "walk-the-plank"], input=b"\xff\xfe\n", capture_output=True)
    assert done.returncode == 2
    assert done.stderr.startswith(b"orlop: line 1 of the input: ")
    assert done.stderr.count(b"\n") == 1


def test_a_terminal_that_cannot_show_a_letter() -> None:
    environment = os.environ | {"PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0"}
    words = ["rules", "walk-the-plank", "--lang", "de"]
    done = subprocess.run([*ORLOP, *words], env=environment, capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")


def test_importing_orlop_loads_no_screen_and_no_words() -> None:
    heavy = "{'cyclopts', 'rich', 'prompt_toolkit', 'fluent', 'babel', 'json', 'tomllib', 'orlop.screens'}"
    program = f"import sys, orlop; print(sorted({heavy} & set(sys.modules)))"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"


def test_a_new_game_is_whole(checkout: Path) -> None:
    """It is found, played, simulated, and its own tests pass; a second one of that name is refused."""
    environment = os.environ | {"PYTHONPATH": str(checkout / "src")}

    def orlop_says(*words: str, typed: str = "") -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [*ORLOP, *words], input=typed, env=environment, cwd=checkout, capture_output=True, text=True
        )

    made = orlop_says("new-game", "lost-cargo")
    assert (made.returncode, made.stderr) == (0, "")
    assert "orlop play lost-cargo" in made.stdout
    assert orlop_says("play", "lost-cargo", typed="1\n" * 20).returncode == 0
    assert orlop_says("simulate", "lost-cargo", "--games", "50").returncode == 0
    tests = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "tests/games/lost_cargo"]
    done = subprocess.run(tests, env=environment, cwd=checkout, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout
    for word in ("template", "tpl", "Template"):
        for folder in ("src/orlop/games/lost_cargo", "tests/games/lost_cargo"):
            for file in (checkout / folder).rglob("*.*"):
                if file.suffix in (".py", ".ftl", ".toml"):
                    assert word not in file.read_text()
    before = sorted(checkout.rglob("*"))
    for name, because in (
        ("lost-cargo", "already"),
        ("walk-the-plank", "already"),
        ("Lost-Cargo", "no name"),
        ("lost_cargo", "no name"),
        ("9-pins", "no name"),
        ("../seas", "no name"),
        ("class", "Python"),
        ("a" * 41, "up to 40"),
    ):
        again = orlop_says("new-game", name)
        assert (again.returncode, again.stdout) == (2, "")
        assert again.stderr.count("\n") == 1
        assert because in again.stderr
    assert sorted(path for path in checkout.rglob("*") if "__pycache__" not in path.parts) == [
        path for path in before if "__pycache__" not in path.parts
    ]


def test_two_new_games_have_clauses_of_their_own(checkout: Path) -> None:
    environment = os.environ | {"PYTHONPATH": str(checkout / "src")}
    for name in ("lost-cargo", "lee-coast"):
        subprocess.run([*ORLOP, "new-game", name], env=environment, cwd=checkout, capture_output=True, check=True)
    prefixes = "from orlop import find; print([find.kind(id).clauses for id in ('lost-cargo', 'lee-coast')])"
    done = subprocess.run([sys.executable, "-c", prefixes], env=environment, capture_output=True, text=True, check=True)
    assert done.stdout == "['lc', 'lee']\n"


# -- the words common to all games ----------------------------------------------------------


def messages(lang: str) -> list[str]:
    return re.findall(r"^([a-z][\w-]*) =", (SOURCES / "words" / f"{lang}.ftl").read_text(), re.MULTILINE)


def test_common_words_are_in_both_languages_and_none_is_unused() -> None:
    assert messages("en") == messages("de")
    said = {f"bench-{name}" for name in RUNS} | {f"bot-{name}" for name in bots.NAMES}
    said |= {f"help-{name}" for name in COMMANDS}
    for file in SOURCES.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text())):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                said.add(node.value)
    assert [message for message in messages("en") if message not in said] == []
