"""replay and verify: whole games, moments, and records that are wrong."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import orlop
from tests.screens.conftest import Run

HEAD = "orlop 0.1.0\ngame walk-the-plank\nrules 1\nplayers 2\n"
GIVEN = """given
  aboard: 0 1
  turned: parrots-8
  hand 0: peglegs-12 parrots-2
  hand 1: peglegs-3 monkeys-5
  won 0: 3
  won 1: 2
moves
"""


def answers_of(path: Path) -> int:
    return len(orlop.table.record.read(path.read_text()).moves)


# -- verify -----------------------------------------------------------------------------


def test_a_legal_game_is_one_line(run: Run, record: Path) -> None:
    said = run("verify", record)
    assert (said.code, said.err, said.out.count("\n")) == (0, "", 1)
    assert f"{answers_of(record)} answers, finished" in said.out
    assert "beendet" in run("verify", record, "--lang", "de").out
    data = json.loads(run("verify", record, "--json").out)
    assert (data["game"], data["finished"], data["answers"]) == ("walk-the-plank", True, answers_of(record))


def test_an_unfinished_game_is_legal(run: Run) -> None:
    said = run("verify", "-", typed=HEAD + "moves\n* draw parrots-9\n")
    assert said.code == 0
    assert "standard input" in said.out
    assert "1 answers, unfinished" in said.out


@pytest.mark.parametrize(
    ("text", "because"),
    [
        ("", ["this is no record"]),
        ("Dear Anne,\nthe ship\n", ["this is no record", "'orlop' and a version"]),
        ("orlop 0.1.0\nwind west\n", ["line 2", "'wind west'", "game"]),
        ("orlop 0.1.0\ngame walk-the-plank\nmoves\n", ["no line 'rules'"]),
        (HEAD.replace("walk-the-plank", "chess") + "moves\n", ["'chess' is no game"]),
        (HEAD.replace("players 2", "players 12") + "moves\n", ["2 to 9 players"]),
        (HEAD.replace("players 2", "players two") + "moves\n", ["players two", "whole number"]),
        (HEAD + "option edition=de\nmoves\n", ["no option 'edition'"]),
        (HEAD.replace("rules 1", "rules 9") + "moves\n", ["rules 9", "orlop 0.1.0", "rules 1"]),
        (HEAD + "moves\n* draw parrots-14\n", ["line 6", "parrots-14", "draw parrots-13"]),
        (HEAD + "moves\n* draw parrots-9\n* draw parrots-9\n", ["line 7", "parrots-9", "draw parrots-10"]),
        (HEAD + "moves\n0 play parrots-9\n", ["line 6", "chance is asked", "draw parrots-9"]),
        (HEAD + "moves\n7 play parrots-9\n", ["line 6", "0 to 1"]),
        (HEAD + "moves\n0 undo\n", ["line 6", "undo"]),
        (HEAD + "moves\nresult 0\n", ["line 6", "not over"]),
        (HEAD + "moves\n* draw parrots-9\n* dra", ["line 7", "'* dra'", "torn"]),
        (HEAD + "moves\n* draw parrots-9", ["line 6", "torn"]),
        (HEAD + "given\n  aboard: 5\nmoves\n", ["given: aboard", "0 to 1"]),
        (HEAD + "given\n  hand 0: dragon-1\nmoves\n", ["given: hand 0", "dragon-1"]),
        (HEAD + "given\n  turned: parrots-1\n  hand 0: parrots-1\nmoves\n", ["given: ", "parrots-1"]),
    ],
)
def test_records_that_are_wrong(run: Run, text: str, because: list[str]) -> None:
    run("verify", "-", typed=text).refused(*because)


def test_an_illegal_choice_is_named_with_what_was_legal(run: Run) -> None:
    """Peglegs were led: monkeys may not be played by who holds peglegs."""
    text = HEAD + GIVEN + "0 play peglegs-12\n1 play monkeys-5\n"
    run("verify", "-", typed=text).refused("line 14", "play monkeys-5", "wtp.follow", "play peglegs-3")


def test_a_result_that_is_not_the_games(run: Run, record: Path) -> None:
    text = record.read_text()
    head, _, result = text.rpartition("result ")
    wrong = "0" if result.strip() != "0" else "1"
    run("verify", "-", typed=f"{head}result {wrong}\n").refused(f"line {text.count(chr(10))}", "the result is")


def test_files_that_cannot_be_read(run: Run, tmp_path: Path) -> None:
    run("verify", tmp_path / "none.orlop").refused("none.orlop", "no such file")
    run("verify", tmp_path).refused("a folder")
    binary = tmp_path / "binary.orlop"
    binary.write_bytes(bytes(range(256)))
    run("verify", binary).refused("binary.orlop", "no text")
    binary.write_bytes(b"orlop 0.1.0\n\0\0\n")
    run("replay", binary).refused("binary.orlop", "no text")
    run("verify", "--fast").refused("--fast is no option")
    run("replay").refused("RECORD is missing")


# -- replay -----------------------------------------------------------------------------


def test_a_moment_as_json(run: Run, record: Path) -> None:
    data = json.loads(run("replay", record, "--at", "30", "--as", "1", "--json").out)
    assert list(data) == ["at", "seat", "view", "events", "actor"]
    states = list(orlop.replay(record.read_text()))
    assert (data["at"], data["seat"], data["actor"]) == (30, 1, states[30].actor)
    assert data["view"] == json.loads(json.dumps(states[30].view(1)))
    assert data["events"] == json.loads(json.dumps(states[30].events(1)))


def test_all_is_a_list_of_the_seats_and_the_spectator(run: Run, record: Path) -> None:
    listed = json.loads(run("replay", record, "--at", "end", "--as", "all", "--json").out)
    assert [moment["seat"] for moment in listed] == [0, 1, 2, None]
    assert {moment["at"] for moment in listed} == {answers_of(record)}
    assert {moment["actor"] for moment in listed} == {orlop.NOBODY}


def test_the_beginning_is_0(run: Run, record: Path) -> None:
    data = json.loads(run("replay", record, "--at", "0", "--json").out)
    assert (data["at"], data["seat"], data["actor"], data["events"]) == (0, None, orlop.CHANCE, [])


def test_a_position_is_read_from_standard_input(run: Run) -> None:
    for text in (HEAD + GIVEN, HEAD + GIVEN.removesuffix("moves\n")):
        listed = json.loads(run("replay", "-", "--at", "end", "--as", "all", "--json", typed=text).out)
        assert listed[0]["view"]["table"]["hand"] == [["parrots-2", "peglegs-12"], 2]
        assert listed[2]["view"]["table"]["hand"] == [2, 2]


def test_the_whole_game_is_told_to_a_spectator(run: Run, record: Path) -> None:
    told = run("replay", record).out
    assert "is dealt a card" in told
    assert "is dealt Parrots" not in told
    assert told.splitlines()[-1].endswith(" wins")
    as_seat = run("replay", record, "--as", "0").out
    assert "You are dealt" in as_seat
    assert "gewinnt" in run("replay", record, "--lang", "de").out


def test_the_whole_game_as_json_is_every_moment(run: Run, record: Path) -> None:
    listed = json.loads(run("replay", record, "--json").out)
    assert [moment["at"] for moment in listed] == list(range(answers_of(record) + 1))


def test_a_moment_in_words_shows_a_seat_its_choices(run: Run) -> None:
    text = HEAD + GIVEN + "0 play peglegs-12\n"
    seen = run("replay", "-", "--at", "end", "--as", "1", typed=text).out
    assert "Play Peglegs 3" in seen
    assert "Play Peglegs 3" not in run("replay", "-", "--at", "end", "--as", "0", typed=text).out
    german = run("replay", "-", "--at", "1", "--as", "all", "--lang", "de", typed=text).out
    assert "Holzbeine 3 spielen" in german
    assert "wer zuschaut" in german


def test_what_was_undone_is_an_answer_too(run: Run) -> None:
    text = HEAD + GIVEN + "0 play peglegs-12\n0 undo\n0 play parrots-2\n"
    battles = []
    for n in range(4):
        data = json.loads(run("replay", "-", "--at", str(n), "--json", typed=text).out)
        battles.append(data["view"]["table"]["battle"])
    assert battles == [[], ["peglegs-12"], [], ["parrots-2"]]


@pytest.mark.parametrize(
    ("words", "because"),
    [
        ("--at 1000", ["--at 1000", "0 to ", "end"]),
        ("--at -1", ["--at -1", "0 to "]),
        ("--at now", ["--at now", "0 to "]),
        ("--as 3", ["--as 3", "a seat (0 to 2), spectator or all"]),
        ("--as me", ["--as me", "a seat (0 to 2), spectator or all"]),
        ("--lang fr", ["en, de"]),
        ("--of 3", ["--of is no option of replay", "--at"]),
    ],
)
def test_what_replay_refuses(run: Run, record: Path, words: str, because: list[str]) -> None:
    run("replay", record, *words.split()).refused(*because)


def test_a_record_that_goes_wrong_prints_nothing_of_it(run: Run) -> None:
    text = HEAD + GIVEN + "0 play peglegs-12\n1 play monkeys-5\n"
    run("replay", "-", typed=text).refused("line 14")
    run("replay", "-", "--at", "end", typed=text).refused("line 14")
    assert run("replay", "-", "--at", "1", typed=text).code == 0
