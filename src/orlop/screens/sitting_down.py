"""orlop play: what the command line leaves open is asked, then people sit down."""

from __future__ import annotations

from orlop import find, saved
from orlop.screens import asked, playing
from orlop.screens.terminal import medium, remembered
from orlop.screens.terminal.reading import Left
from orlop.screens.terminal.setting_up import SettingUp
from orlop.screens.terminal.table import Table
from orlop.table.record import Record
from orlop.words import Refusal


def table(lang: str | None, plain: bool, pace: float | None) -> Table:
    """Where we speak the language asked for; once people sit down, it is remembered."""
    at = Table(medium.here(plain), asked.language(lang), pace)
    at.remembers_language = lang is not None
    return at


def begin(
    at: Table,
    game: str | None,
    players: int | None,
    settings: list[str] | None,
    seats: str | None,
    seed: int | None,
    save: str | None,
) -> int:
    open_questions = players is None and settings is None and seats is None and seed is None
    if game is None and not at.medium.typed:
        raise Refusal("wrong-which", may=", ".join(find.ids()))
    if game is None or (open_questions and at.medium.live):
        if game is not None:
            find.kind(game)
        try:
            setting_up = SettingUp(at.lines, at.lang)
            if not open_questions:
                game = setting_up.which_game(None)
            else:
                game, settings, seats = setting_up.choose(game)
        except Left:
            print()
            return 0
        assert game is not None
    return play(playing.begin(game, players, settings or [], seats, seed, save, at))


def resume(at: Table, file: str | None, game: str | None, seats: str | None, seed: int | None) -> int:
    if file is None and at.medium.typed:
        found = saved.all_unfinished(game)
        if len(found) > 1:
            try:
                file = which(at, found)
            except Left:
                print()
                return 0
    return play(playing.resume(saved.newest(game) if file is None else file, game, seats, seed, at))


def which(at: Table, found: list[tuple[str, Record]]) -> str:
    """Of several unfinished games, one; that played last is the first."""
    setting_up = SettingUp(at.lines, at.lang)
    for n, (path, record) in enumerate(found, 1):
        print(f"  {n:2}  {path}: {record.game}, {', '.join(record.seats) or record.players}, {len(record.moves)}")
    while True:
        said = at.lines.line(setting_up.say("which-saved") + " ")
        if not said:
            return found[0][0]
        if said.isdecimal() and 1 <= int(said) <= len(found):
            return found[int(said) - 1][0]
        print(setting_up.say("number-or-name"))


def at_a_terminal() -> bool:
    return medium.here().live


def walk(file: str, as_whom: str, lang: str) -> int:
    """Through a record, from the beginning."""
    from orlop.screens.terminal.walking import OPEN, Walk

    record = saved.read(file)
    whose = OPEN if as_whom in (OPEN, asked.ALL) else asked.perspectives(as_whom, record.players)[0]
    return Walk(record, Table(medium.here(), lang), whose).walk()


def learn(at: Table, game: str, first: int | None) -> int:
    from orlop import lessons
    from orlop.screens.terminal import learning

    many = len(lessons.of(game))
    if many == 0:
        raise Refusal("wrong-no-lessons", game=game)
    if first is not None and not 1 <= first <= many:
        raise Refusal("wrong-lesson", said=first, game=game, many=many)
    if at.remembers_language:
        remembered.remember(language=at.lang)
    return learning.learn(at, game, learning.next_lesson(game) if first is None else first)


def play(sitting: playing.Sitting) -> int:
    at = sitting.table
    if at.remembers_language:
        remembered.remember(language=at.lang)
    playing.say_what_runs(at.lang)
    return playing.sit_down(sitting)
