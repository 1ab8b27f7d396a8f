"""What may be typed beside a choice."""

from __future__ import annotations

import io
from contextlib import redirect_stdout
from pathlib import Path

import pytest

from orlop import boards, clauses, find, lessons, play
from orlop.games.walk_the_plank.state import State as WtpState
from orlop.screens.playing import Sitting
from orlop.screens.terminal import asking, commands
from orlop.screens.terminal.medium import Medium
from orlop.screens.terminal.table import Table
from orlop.table.chance import Rng, Seeded, any_open
from orlop.table.steps import State
from orlop.taking_back import Refused, last_choice, refusal
from tests.screens.conftest import Run
from tests.screens.terminal.keyboard import ASKED, Keyboard

WTP = "walk-the-plank"
WITH_BOARDS = [game for game in find.ids() if boards.of(game) is not None]
TAUGHT = [game for game in find.ids() if lessons.of(game)]


class Seen:
    """A game that is only asked about."""

    def __init__(self, state: State) -> None:
        self.state = state

    def why(self, said: str, seat: int) -> str | None:
        return self.state.why(self.state.parse(said, seat), seat)

    def told_to(self, seat: int | None) -> list[dict[str, object]]:
        return self.state.events(seat)

    def take_back(self, seat: int) -> Refused | None:
        return Refused("undo-nothing")

    def kept_in(self) -> Path | None:
        return None


def at_table(g: State, lang: str) -> asking.Asking:
    table = Table(Medium(plain=True), lang, 0)
    table.lay(g.game, ["greenhorn"] * int(g.game.players))
    return asking.Asking(table, Seen(g), int(g.actor))


def answered(at: asking.Asking, said: str) -> str:
    out = io.StringIO()
    with redirect_stdout(out):
        commands.obeyed(at, said)
    return out.getvalue()


def refusals(game: str, options: dict[str, str], games: int) -> dict[str, tuple[State, str]]:
    """For each clause that forbids something: a moment, and what it forbids there."""
    out: dict[str, tuple[State, str]] = {}
    of = find.kind(game)
    for seed in range(games):
        g = find.game(game, players=of.least + seed % 3, **options).new(dealer=Seeded(seed))
        rng = Rng(seed)
        while g.actor >= 0:
            question = g.view(int(g.actor))["question"]
            if any(one["clause"] not in out for one in question["refused"]):
                for one in question["refused"]:
                    out.setdefault(one["clause"], (g.copy(), one["say"]))
            g.apply(any_open(g, rng))
    return out


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize(
    ("game", "options"), [(WTP, {}), ("dead-mans-draw", {}), ("dead-mans-draw", {"edition": "de"})]
)
def test_why_answers_every_refusal(game: str, options: dict[str, str], lang: str) -> None:
    """Its words, its id and its clause, by the notation and by name."""
    found = refusals(game, options, 25)
    assert found
    for id, (g, said) in found.items():
        at = at_table(g, lang)
        words = g.game.words.say(lang, f"refusal-{id.replace('.', '-')}")
        thing = said.rpartition(" ")[2]
        for typed in {f"/why {said}", f"? {said}", f"/why {thing}"}:
            told = answered(at, typed)
            assert words in told
            assert f"[{id}]" in told
            assert clauses.of(game)[id].text[lang] in told


@pytest.mark.parametrize("game", WITH_BOARDS)
def test_card_tells_every_card(game: str) -> None:
    """Every thing that can be named has a clause of its own or of its suit, in both languages."""
    g = find.game(game).new(dealer=Seeded(1))
    at = at_table(g, "en")
    for name in g.game.names[0], *(name for name in list(g.game.ids)[:66]):
        if g.game.ids[name] in g.game.verbs:
            continue
        told = answered(at, f"/card {name}")
        assert f"  {g.game.clauses}." in told, name


def test_slips_of_commands(run: Run, tmp_path: Path) -> None:
    typed = "/card dragon\n/card\n/lang fr\n/pace fast\n/pace 11\n/save /nowhere/at/all\n/sing\n/log x\n"
    said = run("play", WTP, "--save", tmp_path / "g", "--lang", "en", typed=typed, terminal=True)
    assert (said.code, said.err) == (0, "")
    for slip in ("no card of this game", "/lang takes one of en, de", "/pace takes", "/nowhere/at/all:", "'/sing'"):
        assert slip in said.out


def test_help_names_every_command(run: Run, tmp_path: Path) -> None:
    for lang in ("en", "de"):
        said = run("play", WTP, "--save", tmp_path / lang, "--lang", lang, typed="/help\n")
        assert all(f"  /{name}" in said.out or f"or /{name}" in said.out for name in commands.COMMANDS if name != "why")


def test_a_copy_is_saved_elsewhere(run: Run, tmp_path: Path) -> None:
    copy = tmp_path / "copy.orlop"
    run("play", WTP, "--seed", "1", "--save", tmp_path / "g", typed=f"1\n/save {copy}\n1\n")
    assert (tmp_path / "g").read_text().startswith(copy.read_text())
    assert run("verify", copy).code == 0


def test_the_language_is_changed_and_remembered(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The flag, then what was chosen, then the system's."""
    monkeypatch.setenv("LANG", "de_DE.UTF-8")
    for name in ("LC_ALL", "LC_MESSAGES", "LANGUAGE"):
        monkeypatch.delenv(name, raising=False)
    assert "2 bis 9 Personen" in run("games").out
    said = run("play", WTP, "--save", tmp_path / "g", typed="/lang en\n")
    assert "Welche Karte spielst du?" in said.out
    assert "Which card do you play?" in said.out
    assert "2 to 9 players" in run("games").out
    assert "2 bis 9 Personen" in run("games", "--lang", "de").out


# -- undo ---------------------------------------------------------------------------------


def test_a_named_trump_can_be_taken_back_and_a_card_cannot(run: Run, tmp_path: Path) -> None:
    """Naming trump shows nothing; a card that was played has been seen."""
    file = tmp_path / "game"
    given = "given\n  size: 2\n  captain: 0\n  hand 0: peglegs-12 monkeys-2\n  hand 1: peglegs-3 monkeys-9\n  seed: 1\n"
    head = f"orlop 0.1.0\ngame {WTP}\nrules 1\nplayers 2\nseats you greenhorn\n{given}  pending: trump 0\nmoves\n"
    file.write_text(head)
    said = run("play", "--resume", file, "--lang", "en", typed="/undo\nparrots\n/undo\nmonkeys\nmonkeys-2\n/undo\n")
    assert said.code == 0
    assert "You have not chosen anything yet" in said.out
    assert "Taken back." in said.out
    moves = file.read_text().partition("moves\n")[2]
    assert moves.startswith("0 trump parrots\n0 undo\n0 trump monkeys\n0 play monkeys-2\n1 play ")
    assert "has chosen since: that stays" in said.out
    assert run("verify", file).code == 0


def path_of(g: State, *answers: tuple[int, str]) -> list[tuple[int, State]]:
    path = [(-2, g.copy())]
    for who, said in answers:
        g.apply(g.parse(said), who if who >= 0 else None)
        path.append((who, g.copy()))
    return path


def test_undo_goes_never_past_chance_others_or_what_came_to_light() -> None:
    two = find.game(WTP, players=2)
    position = "turned: parrots-8\nhand 0: peglegs-12 hookhands-2\nhand 1: peglegs-3 monkeys-9\nwon 0: 5\n"
    mine = path_of(two.given(position), (0, "play peglegs-12"))
    assert refusal(mine, 0) == Refused("undo-seen", what="peglegs-12")
    assert refusal(mine, 1) == Refused("undo-nothing")
    both = path_of(two.given(position), (0, "play peglegs-12"), (1, "play peglegs-3"))
    assert refusal(both, 0) == Refused("undo-others", who=1)
    assert isinstance(both[-1][1], WtpState)
    draw = find.game("dead-mans-draw", players=2, traits=False)
    drawn = path_of(draw.given("turn: 0\nplay: mermaid-5\n"), (0, "draw"), (-1, "draw key-4"))
    assert refusal(drawn, 0) == Refused("undo-chance")
    shot = path_of(draw.given("turn: 0\nbank 1: key-3 chest-4\n"), (-1, "draw cannon-4"), (0, "sink key@1"))
    assert refusal(shot, 0) is None
    assert last_choice(shot, 0) == 2


def test_what_is_taken_back_is_forgotten_by_the_bots_too(run: Run, tmp_path: Path) -> None:
    """After undo the game goes on as if the choice had never been made."""
    file = tmp_path / "game"
    fired = "given\n  turn: 0\n  bank 1: key-3 chest-4\n"
    options = "option edition=en\noption traits=off\noption mermaids=off\noption variant=none\n"
    head = f"orlop 0.1.0\ngame dead-mans-draw\nrules 1\nplayers 2\n{options}seats you greenhorn\n{fired}"
    head += "moves\n* draw cannon-4\n"
    file.write_text(head)
    said = run("play", "--resume", file, "--seed", "3", "--lang", "en", typed="1\n/undo\n2\ncollect\n")
    assert said.code == 0
    moves = file.read_text().partition("moves\n* draw cannon-4\n")[2].splitlines()
    assert moves[0].startswith("0 sink ")
    assert moves[1] == "0 undo"
    assert moves[2].startswith("0 sink ")
    assert moves[0] != moves[2]
    assert run("verify", file).code == 0


# -- lessons ------------------------------------------------------------------------------


@pytest.mark.parametrize("game", TAUGHT)
def test_every_lesson_ends_as_it_says(game: str) -> None:
    """What is taught can be chosen, and leads where the lesson says."""
    found = lessons.of(game)
    assert found
    for lesson in found:
        for told in (
            lesson.title,
            lesson.intro,
            *(step.hint for step in lesson.steps),
            *(s.done for s in lesson.steps),
        ):
            assert set(told) == {"en", "de"}
        g = lesson.begin()
        for step in lesson.steps:
            for line in step.before:
                lessons.happens(g, line)
            assert g.actor == lesson.seat
            for said in step.right:
                assert g.parse(said) in g.legal()
            g.apply(g.parse(step.right[0]), lesson.seat)
            for line in step.then:
                lessons.happens(g, line)
        table = lessons.as_taught(lesson).view(None)["table"]
        assert {name: table[name] for name in lesson.after} == lesson.after, lesson.title["en"]


@pytest.mark.parametrize("game", TAUGHT)
def test_lessons_are_played_through_a_pipe(game: str, run: Run) -> None:
    """A wrong choice brings the hint; the right ones lead through all of them."""
    typed = ""
    for lesson in lessons.of(game):
        typed += "".join(step.right[0] + "\n" for step in lesson.steps) + "\n"
    said = run("learn", game, "--lang", "en", "--from", "1", typed=typed)
    assert (said.code, said.err) == (0, "")
    assert f"orlop play {game}" in said.out
    first = lessons.of(game)[0]
    assert first.intro["en"] in said.out


def test_a_wrong_choice_in_a_lesson_is_told_why_it_is_not_the_one(run: Run) -> None:
    said = run("learn", "dead-mans-draw", "--from", "3", "--lang", "de", typed="hook map-6\nhook chest-4\n/quit\n")
    lesson = lessons.of("dead-mans-draw")[2]
    assert lesson.steps[0].hint["de"] in said.out
    assert lesson.steps[0].done["de"] in said.out
    assert "orlop learn dead-mans-draw" in said.out
    run("learn", "walk-the-plank", "--from", "99", "--lang", "en").refused("lessons 1 to")
    run("learn", "chess").refused("'chess' is no game")


# -- looking back -------------------------------------------------------------------------


def test_walking_through_a_record(record: Path) -> None:
    """Forward and back, with other eyes, and on from there."""
    with Keyboard("replay", record, "--lang", "en", rows=40) as at:
        at.until("After 0 of")
        at.until(ASKED)
        at.types("30")
        at.until("After 30 of")
        at.until(ASKED)
        at.types("/as open")
        at.until("open hands")
        at.until(ASKED)
        at.types("/as 1")
        at.until("as seat 1 sees it")
        at.until(ASKED)
        at.types("b")
        at.until("After ")
        at.until(ASKED)
        at.types("/sing")
        at.until("/fork: play on from here")
        at.types("")
        at.until(ASKED)
        at.types("/at end")
        at.until("wins")
        at.until(ASKED)
        at.types("30")
        at.until("After 30 of")
        at.until(ASKED)
        at.types("/fork 1")
        at.until("Saved as you play in")
        at.until(ASKED)
        at.types("/quit")
        at.until("Go on with")
        assert at.ends() == 0


def test_a_fork_begins_with_the_same_answers(record: Path, run: Run) -> None:
    from orlop.screens.terminal.walking import forked

    whole = play.read(record.read_text())
    sitting = forked(whole, 40, 2, Table(Medium(plain=True), "en", 0))
    assert isinstance(sitting, Sitting)
    sitting.kept.sync()
    copy = play.read(sitting.kept.path.read_text())
    sitting.kept.close()
    assert copy.seats == ["greenhorn", "greenhorn", "you"]
    assert [move.text() for move in copy.moves] == [move.text() for move in whole.moves[:40]]
