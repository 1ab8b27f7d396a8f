"""A game at the table: seats, choices, slips, and the record that is kept of it."""

from __future__ import annotations

from pathlib import Path

import pytest

import orlop
from orlop import pure, saved
from orlop.table.record import read
from tests.screens.conftest import Run

WTP = "walk-the-plank"
ONES = "1\n" * 100  # always the first choice


def saved_games(data_folder: Path) -> list[Path]:
    return sorted((data_folder / "records").glob("*.orlop"))


# -- a whole game -------------------------------------------------------------------------


def test_a_game_through_a_pipe(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.orlop"
    said = run("play", WTP, "--seats", "you,random,random", "--seed", "3", "--save", file, typed=ONES)
    assert (said.code, said.err) == (0, "")
    record = read(file.read_text())
    assert record.seats == ["you", "random", "random"]
    assert record.result is not None
    assert run("verify", file).code == 0
    assert "  You play " in said.out
    assert "  random 1 plays " in said.out
    assert f"orlop replay {file}" in said.out


def test_the_same_seed_is_the_same_game(run: Run, tmp_path: Path) -> None:
    for name in ("a", "b"):
        run("play", WTP, "--seed", "3", "--save", tmp_path / name, typed=ONES)
    assert (tmp_path / "a").read_text() == (tmp_path / "b").read_text()


def test_without_a_seed_nobody_can_tell(run: Run, tmp_path: Path) -> None:
    for name in ("a", "b"):
        run("play", WTP, "--players", "4", "--save", tmp_path / name, typed=ONES)
    assert (tmp_path / "a").read_text() != (tmp_path / "b").read_text()


def test_you_sit_where_you_say(run: Run, tmp_path: Path) -> None:
    """As many play as seats are named; alone you sit at seat 0, and one bot fills all seats."""
    for seats, sit in (
        ("random,you", ["random", "you"]),
        ("you", ["you", "greenhorn"]),
        ("random", ["random", "random"]),
        ("random,random,you,random", ["random", "random", "you", "random"]),
    ):
        file = tmp_path / seats
        assert run("play", WTP, "--seats", seats, "--seed", "1", "--save", file, typed=ONES).code == 0
        assert read(file.read_text()).seats == sit


def test_only_bots_are_watched_by_a_spectator(run: Run) -> None:
    said = run("play", WTP, "--seats", "random", "--seed", "1")
    assert "random 0 is dealt a card (7 times)" in said.out
    assert "is dealt Parrots" not in said.out


def test_choices_in_secret(run: Run, lost_cargo: str, tmp_path: Path) -> None:
    """The bots have bid when you are asked; you hear that, and not what."""
    file = tmp_path / "game.orlop"
    said = run("play", lost_cargo, "--players", "3", "--seed", "1", "--save", file, typed="sell\n")
    assert "  greenhorn 2 bids a coin, face down  [lc.bid]\n" in said.out
    lines = file.read_text().splitlines()
    assert any(line.startswith("2 bid coin-") for line in lines)
    assert not any(line.startswith("0 bid") for line in lines)
    assert "greenhorn 2 bids coin" not in said.out


def test_options_are_in_the_record(run: Run, lost_cargo: str, tmp_path: Path) -> None:
    run("play", lost_cargo, "--set", "ties=stay", "--save", tmp_path / "a", typed="")
    assert read((tmp_path / "a").read_text()).options == {"ties": "stay"}


def test_in_german(run: Run, lost_cargo: str) -> None:
    said = run("play", lost_cargo, "--lang", "de", "--seed", "1", typed="sell\n? coin-2\n/help\ncoin-1\n")
    for words in ("Du rufst aus", "Das Los verkaufen", "Münze 1 bieten", "Du zeigst Münze 1", "Gespeichert. Weiter"):
        assert words in said.out
    assert "Das darf gewählt werden" in said.out
    assert "Gewählt wird mit der Nummer" in said.out


def test_what_runs_is_said_at_the_first_play(run: Run) -> None:
    words = "The rules run compiled" if pure.compiled() else "The rules run uncompiled"
    assert words in run("play", WTP).out
    assert words not in run("play", WTP).out


# -- choosing ---------------------------------------------------------------------------


@pytest.mark.parametrize("typed", ["3", "bid coin-3", "coin-3", "BID COIN-3", "Bid Coin 3", "coin 3", "bid coin-3 "])
def test_ways_to_say_it(run: Run, lost_cargo: str, tmp_path: Path, typed: str) -> None:
    file = tmp_path / "game.orlop"
    run("play", lost_cargo, "--save", file, typed=f"sell\n\n{typed}\n")
    assert "0 bid coin-3\n" in file.read_text()


def test_a_unique_beginning_is_enough(run: Run, lost_cargo: str, tmp_path: Path) -> None:
    file = tmp_path / "game.orlop"
    run("play", lost_cargo, "--save", file, typed="mo\n")
    assert "0 more\n" in file.read_text()


def test_why(run: Run, lost_cargo: str) -> None:
    """Of a spent coin: the refusal and the clause.  Of an open choice: that it is open.  Alone: what just happened."""
    said = run("play", lost_cargo, "--players", "2", "--seed", "2", typed="sell\ncoin-3\n?\n/why coin-3\n? 1\n")
    assert "Coin 3: You have spent that coin already [lc.spent]" in said.out
    assert "lc.spent: A coin that has been bid is spent" in said.out
    assert "lc.draw: A round begins" in said.out
    assert ": This may be chosen" in said.out


def test_a_slip_in_a_pipe_names_its_line(run: Run, lost_cargo: str, tmp_path: Path) -> None:
    file = tmp_path / "game.orlop"
    said = run("play", lost_cargo, "--save", file, typed="sell\n\nrum\ncoin-1\n")
    assert said.code == 2
    assert said.err == (
        "orlop: line 3 of the input: 'rum' is no choice now; one of these is: "
        "bid coin-1, bid coin-2, bid coin-3, bid coin-4, bid coin-5\n"
    )
    assert read(file.read_text()).moves[-1].said.startswith("bid ")
    assert "0 bid" not in file.read_text()


def test_a_slip_at_a_terminal_is_asked_again(run: Run, lost_cargo: str, tmp_path: Path) -> None:
    file = tmp_path / "game.orlop"
    typed = "buy\nsell\ncoin\n7\n/sail\n/why rum\ncoin-2\n"
    said = run("play", lost_cargo, "--save", file, typed=typed, terminal=True)
    assert (said.code, said.err) == (0, "")
    for slip in (
        "'buy' is no choice here",
        "'coin' may be any of these",
        "'7' is no",
        "'/sail' is no command",
        "'rum'",
    ):
        assert slip in said.out
    assert "0 bid coin-2\n" in file.read_text()


def test_which_game_is_asked_at_a_terminal_only(run: Run) -> None:
    run("play").refused("which game?", WTP)
    said = run("play", typed=f"chess\n{WTP}\n\n\n", terminal=True)
    assert said.code == 0
    assert "Give the number or the name." in said.out
    assert "Which card do you play?" in said.out
    number = str(orlop.games().index(WTP) + 1)
    assert "Welche Karte" in run("play", "--lang", "de", typed=f"{number}\n3\ndu, random, random\n", terminal=True).out


# -- the record ---------------------------------------------------------------------------


def test_it_is_kept_where_data_belongs(run: Run, data_folder: Path) -> None:
    run("play", WTP)
    run("play", WTP)
    files = saved_games(data_folder)
    assert len(files) == 2
    assert all(read(file.read_text()).game == WTP for file in files)


def test_leaving_says_how_to_go_on(run: Run, data_folder: Path) -> None:
    for typed in ("", "/quit\n1\n"):
        said = run("play", WTP, typed=typed)
        assert said.code == 0
        newest = max(saved_games(data_folder), key=lambda path: path.stat().st_mtime_ns)
        assert said.out.splitlines()[-1] == f"Saved. Go on with: orlop play --resume {newest}"


def test_going_on(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.orlop"
    run("play", WTP, "--players", "3", "--seed", "3", "--save", file, typed="1\n1\n")
    left = file.read_text()
    said = run("play", "--resume", file, typed=ONES)
    assert said.code == 0
    assert file.read_text().startswith(left)
    assert run("verify", file).code == 0
    run("play", "--resume", file).refused("is over")


def test_a_torn_line_is_dropped(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.orlop"
    run("play", WTP, "--seed", "3", "--save", file, typed="1\n")
    left = file.read_text()
    for torn in (b"0 pl", b"\xc3", b"\0\0\0", b"result"):
        file.write_bytes(left.encode() + torn)
        assert run("play", "--resume", file).code == 0
        assert file.read_text() == left


def test_the_last_game_goes_on_where_no_file_is_named(run: Run, data_folder: Path, lost_cargo: str) -> None:
    run("play", "--resume").refused("no unfinished game", str(data_folder))
    run("play", WTP, "--seed", "1", typed="1\n")
    run("play", lost_cargo, "--seed", "1", typed="sell\n")
    (data_folder / "records" / "notes.orlop").write_text("no record\n")
    assert "Which coin do you bid?" in run("play", "--resume").out
    assert "Which card do you play?" in run("play", WTP, "--resume").out
    run("play", WTP, "--resume", typed=ONES)
    run("play", WTP, "--resume").refused("no unfinished game of walk-the-plank")


def test_a_position_can_be_played_on_from(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "position.orlop"
    head = "orlop 0.1.0\ngame walk-the-plank\nrules 1\nplayers 2\nseats ann ben\n"
    given = "given\n  turned: parrots-8\n  hand 0: peglegs-12 +1\n  hand 1: +2\n  won 0: 3\n  won 1: 2\n"
    file.write_text(head + given)
    said = run("play", "--resume", file, "--seed", "5", typed="peglegs-12\n")
    assert said.code == 0
    assert "moves\n0 play peglegs-12\n1 play " in file.read_text()
    assert run("verify", file).code == 0


def test_what_was_taken_back_stays_so(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.orlop"
    run("play", WTP, "--seed", "3", "--save", file, typed="1\n")
    record = read(file.read_text())
    mine = [i for i, move in enumerate(record.moves) if move.who == 0][-1]
    del record.moves[mine + 1 :]
    record.add(0, "undo")
    file.write_text(record.text())
    assert run("play", "--resume", file, typed="1\n").code == 0
    assert run("verify", file).code == 0
    assert file.read_text().startswith(record.text() + record.moves[mine].text())


@pytest.mark.parametrize(
    ("words", "because"),
    [
        ("chess", ["'chess' is no game"]),
        ("walk-the-plank --players 10", ["2 to 9 players"]),
        ("walk-the-plank --players two", ["--players two", "whole number"]),
        ("walk-the-plank --seats you,shark", ["'shark' sits at no seat", "you, random"]),
        ("walk-the-plank --seats you,you", ["one seat is yours"]),
        ("walk-the-plank --players 4 --seats you,random", ["2 names for 4 seats"]),
        ("walk-the-plank --seats you,,random", ["'' sits at no seat"]),
        ("walk-the-plank --seed -3", ["--seed -3"]),
        ("walk-the-plank --set a=b", ["walk-the-plank has no options"]),
        ("walk-the-plank --lang fr", ["en, de"]),
        ("walk-the-plank --resume none.orlop", ["none.orlop", "no such file"]),
        ("walk-the-plank --resume a b", ["one file"]),
        ("--resume=-", ["standard input"]),
        ("walk-the-plank --resume --players 3", ["--players is for a new game"]),
        ("walk-the-plank --resume --set a=b", ["--set is for a new game"]),
        ("walk-the-plank --resume --save x", ["--save is for a new game"]),
        ("walk-the-plank --save /nowhere/at/all", ["/nowhere/at/all", "no such file"]),
    ],
)
def test_what_play_refuses(run: Run, data_folder: Path, words: str, because: list[str]) -> None:
    """And nothing is written."""
    run("play", *words.split(), typed=ONES).refused(*because)
    assert not data_folder.exists()


def test_records_that_cannot_go_on(run: Run, tmp_path: Path, lost_cargo: str) -> None:
    file = tmp_path / "game.orlop"
    file.write_text("orlop 0.1.0\ngame walk-the-plank\nrules 1\nplayers 2\nmoves\n0 play parrots-9\n")
    before = file.read_text()
    run("play", "--resume", file).refused("line 6", "chance is asked")
    run("play", lost_cargo, "--resume", file).refused("is walk-the-plank, not lost-cargo")
    run("play", "--resume", file, "--seats", "you").refused("line 6")
    assert file.read_text() == before
    file.write_text("orlop 0.1.0\ngame walk-the-plank\nrules 1\nplayers 2\nopt")
    run("play", "--resume", file).refused("torn in its header")


def test_a_file_is_never_written_over(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Anne")
    run("play", WTP, "--save", file, typed=ONES).refused("letter.txt is there already", "--resume")
    assert file.read_text() == "Dear Anne"


def test_two_games_in_one_second(data_folder: Path) -> None:
    paths = set()
    for _ in range(3):
        path = saved.fresh_path(WTP)
        path.touch()
        paths.add(path)
    assert len(paths) == 3
