"""Without colour, without Unicode, without boxes, in a narrow terminal, in German, in a pipe that closes."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from orlop import find
from orlop.boards import Word
from orlop.screens.terminal import setting_up, story
from orlop.screens.terminal.layout import Line
from orlop.screens.terminal.medium import Medium
from orlop.screens.terminal.setting_up import SettingUp
from orlop.table.game import Game, Option
from orlop.words import COMMON, Words
from tests.screens.conftest import Run
from tests.screens.terminal.keyboard import ASKED, Keyboard, plain

WTP = ["play", "walk-the-plank", "--seats", "you,greenhorn", "--seed", "3", "--lang", "en", "--pace", "0"]
COLOUR = re.compile(rb"\x1b\[(?:\d+;)*(?:3[0-7]|9[0-7]|1)m")
MOVES = re.compile(rb"\x1b\[(?:\d*;?\d*H|\d*A|\?1049h|2J)")


@pytest.mark.parametrize(
    ("env", "more", "colour"),
    [({}, [], True), ({"NO_COLOR": "1"}, [], False), ({"TERM": "dumb"}, [], False), ({}, ["--plain"], False)],
)
def test_colour_is_only_where_it_is_wanted(env: dict[str, str], more: list[str], colour: bool) -> None:
    """And every board is complete without."""
    with Keyboard(*WTP, *more, env=env) as at:
        at.until("Which card do you play?")
        at.until(ASKED)
        at.kill()
    assert bool(COLOUR.search(at.seen)) == colour
    assert "Captain" in at.text()


@pytest.mark.parametrize("env", [{}, {"TERM": "dumb"}])
def test_plain_is_sentences_and_the_cursor_never_moves(env: dict[str, str]) -> None:
    with Keyboard(*WTP, "--plain", env=env) as at:
        for _ in range(3):
            at.until("Which card do you play?")
            at.until(ASKED)
            at.types("1")
        at.types("/quit")
        at.until("Go on with")
        assert at.ends() == 0
    assert not MOVES.search(at.seen)
    assert b"\x1b" not in at.seen
    assert not re.search("[┌─│└━┃╽◉»⌠]", at.text())
    assert "Your hand: " in at.text()


def test_below_80_columns_boxes_become_lists() -> None:
    with Keyboard(*WTP, columns=60) as at:
        at.until("Which card do you play?")
        at.until(ASKED)
        at.kill()
    assert "┌" not in at.text()
    assert re.search(r"  1 \S \w+ \d+", at.text())


def test_letters_where_the_terminal_has_no_unicode() -> None:
    with Keyboard(*WTP, env={"PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0"}) as at:
        at.until("Which card do you play?")
        at.until(ASKED)
        at.kill()
    assert at.text().isascii()
    assert "+----+" in at.text()
    assert "?" not in at.text().replace("play?", "").replace("? why", "")


def test_a_pipe_that_closes_early_is_no_traceback(record: Path) -> None:
    for words in (f"replay {record}", "learn dead-mans-draw --from 1", "play walk-the-plank --seats random --seed 1"):
        head = subprocess.run(
            f"yes 1 | {sys.executable} -m orlop {words} | head -2", shell=True, capture_output=True, text=True
        )
        assert (head.returncode, head.stderr) == (0, ""), words
        assert head.stdout.count("\n") == 2


@pytest.mark.parametrize(
    ("words", "because"),
    [
        ("walk-the-plank --seats you,shark", "'shark' sitzt auf keinem Platz"),
        ("walk-the-plank --seats you,you", "Ein Platz ist deiner, nicht 2"),
        ("walk-the-plank --seed -3", "eine ganze Zahl von 0"),
        ("walk-the-plank --pace 60", "von 0 bis 10 Sekunden"),
        ("--resume", "kein unbeendetes Spiel"),
        ("", "Welches Spiel?"),
        ("walk-the-plank --seats you:ann,you:ann", "Zwei haben denselben Namen"),
    ],
)
def test_what_play_refuses_in_german(run: Run, words: str, because: str) -> None:
    run("play", *words.split(), "--lang", "de").refused(because)


def test_a_slip_in_a_pipe_in_german(run: Run, tmp_path: Path) -> None:
    said = run("play", "walk-the-plank", "--lang", "de", "--save", tmp_path / "g", typed="rum\n")
    assert said.code == 2
    assert said.err.startswith("orlop: Zeile 1 der Eingabe: 'rum' ist jetzt keine Wahl; das sind: play ")


# -- sitting down -------------------------------------------------------------------------


class Tides(Game):
    """Spring tides and a calm sea do not go together."""

    id = "tides"
    choices = (Option("tide", ("neap", "spring")), Option("sea", ("rough", "calm")))

    def refuses(self) -> str | None:
        if self.options["tide"] == "spring" and self.options["sea"] == "calm":
            return "a spring tide needs a rough sea"
        return None


class Answers:
    def __init__(self, *lines: str) -> None:
        self.lines = list(lines)
        self.read = 0

    def line(self, prompt: str, complete: object = None, whose: int | None = None) -> str:
        return self.lines.pop(0)


class Anything:
    def say(self, lang: str, message: str, arguments: object = None) -> str:
        return message


def test_what_cannot_go_together_is_not_offered(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """With the reason; the numbers are those of what can be chosen."""
    monkeypatch.setattr(find, "kind", lambda id: Tides)
    monkeypatch.setattr(find, "folder_of", lambda id: Path())
    assert setting_up.refused(Tides, {"tide": "spring"}) is None
    assert setting_up.refused(Tides, {"tide": "spring", "sea": "calm"}) == "a spring tide needs a rough sea"
    common = Words
    monkeypatch.setattr(setting_up, "Words", lambda folder: Anything() if folder != COMMON else common(folder))
    asks = SettingUp(Answers("2", "calm", "1"), "en")
    assert asks.options("tides") == ["tide=spring"]
    out = capsys.readouterr().out
    assert "-  calm: option-sea-calm. Not now: a spring tide needs a rough sea" in out
    assert "Give the number or the name." in out


def test_people_are_named_without_ceremony() -> None:
    assert setting_up.people_named("du, greenhorn, ben", "du") == "you,greenhorn,you:ben"


# -- the story ----------------------------------------------------------------------------


def test_the_story_is_told_at_its_pace_until_somebody_hurries(capsys: pytest.CaptureFixture[str]) -> None:
    lines: list[Line] = [[Word(f"line {n}")] for n in range(6)]
    waited: list[float] = []

    def wait(seconds: float) -> bool:
        waited.append(seconds)
        return len(waited) == 3

    at_terminal = Medium(live=True)
    story.tell(lines, at_terminal, 0.4, wait)
    assert waited == [0.4] * 3
    story.tell(lines, at_terminal, 0, wait)
    story.tell(lines, Medium(), 0.4, wait)
    assert waited == [0.4] * 3
    assert capsys.readouterr().out.count("line") == 18


@pytest.mark.parametrize(("game", "players"), [("walk-the-plank", 4), ("walk-the-plank", 9), ("dead-mans-draw", 4)])
def test_nothing_that_one_needs_scrolls_away(game: str, players: int) -> None:
    """On 24 lines: the title is still there when the choice is asked."""
    seats = ",".join(["you"] + ["greenhorn"] * (players - 1))
    with Keyboard("play", game, "--seats", seats, "--seed", "5", "--pace", "0", "--lang", "en", rows=24) as at:
        for _ in range(7):
            at.until(ASKED)
            at.types("1")
        at.until(ASKED)
        at.kill()
    screens = at.seen.split(b"\x1b[H\x1b[2J")[1:]
    assert len(screens) == 8
    for screen in screens:
        until_asked, prompt, _ = plain(screen).partition("\n>")
        assert prompt
        assert until_asked.count("\n") + 2 <= 24, until_asked
