"""The command line.  Each verb is checked whole before it does or prints anything.

Errors are one sentence on stderr, with exit code 2.  What a verb needs is imported when it is used.
"""

from __future__ import annotations

import os
import pathlib
import sys
from collections.abc import Sequence
from itertools import pairwise
from typing import TYPE_CHECKING, Annotated, Final

from cyclopts import App, Parameter
from cyclopts.exceptions import (
    CoercionError,
    CycloptsError,
    MissingArgumentError,
    RepeatArgumentError,
    UnknownCommandError,
    UnknownOptionError,
    UnusedCliTokensError,
)

if TYPE_CHECKING:
    from cyclopts.argument import Argument

WRONG: Final = 2
PIPE_CLOSED: Final = 141  # what a shell says of a program that a closed pipe ended

app = App(
    name="orlop",
    help="A table for card games of pirates and the undead.",
    help_format="plaintext",
    help_formatter="plain",
    help_epilogue="orlop VERB --help tells more, with an example.  orlop --version: which one this is.",
    version_flags=[],
    default_parameter=Parameter(negative=(), show_default=False),
    result_action="return_value",
    suppress_keyboard_interrupt=False,
)

Game = Annotated[str, Parameter(help="The game: orlop games lists them.")]
SomeGame = Annotated[str | None, Parameter(help="The game: orlop games lists them.")]
Path = Annotated[str, Parameter(help="The record's file; - is standard input.", allow_leading_hyphen=True)]
Settings = Annotated[
    list[str] | None, Parameter(name="--set", help="An option of the game, as name=value; again for each option.")
]
Players = Annotated[int | None, Parameter(help="How many play; without it, as few as the game allows.")]
Lang = Annotated[str | None, Parameter(help="en or de; without it the one chosen last, or the system's.")]
Json = Annotated[bool, Parameter(name="--json", help="The report as JSON.")]


def example(*lines: str) -> str:
    return "\n".join(["For example:", *["    orlop " + line for line in lines]])


@app.command(help_epilogue=example("games", "games --json"))
def games(*, as_json: Json = False, lang: Lang = None) -> None:
    """The games and their options."""
    from orlop.screens import asked, reports

    reports.games(as_json, asked.language(lang))


@app.command(
    help_epilogue=example("play walk-the-plank --seats you,random,random", "play --resume", "play --resume FILE")
)
def play(
    game: SomeGame = None,
    /,
    *,
    seats: Annotated[
        str | None, Parameter(help="Who sits at each seat, with commas between: you, or a bot's name.")
    ] = None,
    players: Players = None,
    settings: Settings = None,
    seed: Annotated[int | None, Parameter(help="The same seed, the same cards; without it nobody can tell.")] = None,
    save: Annotated[str | None, Parameter(help="The file in which the game is kept; a new one.")] = None,
    resume: Annotated[
        list[str] | None,
        Parameter(help="Go on with an unfinished game: with that in FILE, or the last one.", consume_multiple=True),
    ] = None,
    plain: Annotated[bool, Parameter(help="No boxes: everything in sentences, line by line.")] = False,
    pace: Annotated[
        float | None, Parameter(help="Seconds from one line of the story to the next; 0: all at once.")
    ] = None,
    lang: Lang = None,
) -> int:
    """A game at the table, saved as it is played.

    Without --seats, --players and --set, what is to be agreed on is asked.  People at one keyboard sit as
    you:ann,you:ben.  Without --players as many play as --seats names; one bot alone fills all seats.
    """
    from orlop.screens import asked, sitting_down
    from orlop.words import Refusal

    asked.language(lang)
    if seed is not None:
        asked.seed(seed)
    if pace is not None and not 0 <= pace <= 10:
        raise Refusal("wrong-pace", said=f"{pace:g}")
    table = sitting_down.table(lang, plain, pace)
    if resume is None:
        return sitting_down.begin(table, game, players, settings, seats, seed, save)
    for option, given in (("--players", players), ("--set", settings), ("--save", save)):
        if given is not None:
            raise Refusal("wrong-new-only", option=option)
    if len(resume) > 1:
        raise Refusal("wrong-resume", said=" ".join(resume))
    return sitting_down.resume(table, resume[0] if resume else None, game, seats, seed)


@app.command(help_epilogue=example("simulate walk-the-plank --players 4 --games 1000 --seed 7 --bots random --json"))
def simulate(
    game: Game,
    /,
    *,
    players: Players = None,
    games: Annotated[int, Parameter(help="How many games; 100 without it.")] = 100,
    seed: Annotated[int, Parameter(help="The same seed, the same games; 0 without it.")] = 0,
    bots: Annotated[str, Parameter(help="A bot's name for each seat, with commas between; one fills all.")] = "random",
    settings: Settings = None,
    components: Annotated[str | None, Parameter(help="A deck of one's own, where the game takes one.")] = None,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """Many games between bots, counted."""
    from orlop.screens import asked, reports

    spoken = asked.language(lang)
    asked.positive("--games", games)
    reports.simulate(
        game, players, games, asked.seed(seed), bots, settings or [], components, as_json=as_json, lang=spoken
    )


@app.command(
    help_epilogue=example("replay game.orlop", "replay game.orlop --at 12 --as 0", "replay - --at end --as all --json")
)
def replay(
    record: Path,
    /,
    *,
    at: Annotated[str | None, Parameter(help="After so many answers (0 is the beginning), or end.")] = None,
    as_whom: Annotated[
        str, Parameter(name="--as", help="A seat, spectator or all (open, at a terminal).")
    ] = "spectator",
    as_json: Json = False,
    lang: Lang = None,
) -> int:
    """A recorded game in words, or one moment of it as a seat sees it.

    At a terminal, without --at, you walk through it, forward and back, with anybody's eyes, and play on from anywhere.
    """
    from orlop.screens import asked, reports, sitting_down

    if at is None and not as_json and record != "-" and sitting_down.at_a_terminal():
        return sitting_down.walk(file_of(record), as_whom, asked.language(lang))
    reports.replay(file_of(record), at, as_whom, as_json, asked.language(lang))
    return 0


@app.command(help_epilogue=example("learn dead-mans-draw", "learn walk-the-plank --from 3"))
def learn(
    game: Game,
    /,
    *,
    first: Annotated[
        int | None, Parameter(name="--from", help="The number of a lesson; without it, where you left off.")
    ] = None,
    plain: Annotated[bool, Parameter(help="No boxes: everything in sentences, line by line.")] = False,
    lang: Lang = None,
) -> int:
    """A game in short lessons, played."""
    from orlop.screens import sitting_down

    return sitting_down.learn(sitting_down.table(lang, plain, None), game, first)


@app.command(help_epilogue=example("verify game.orlop"))
def verify(record: Path, /, *, as_json: Json = False, lang: Lang = None) -> None:
    """Whether a record is a legal game; if not, at which line and why."""
    from orlop.screens import asked, reports

    reports.verify(file_of(record), as_json, asked.language(lang))


@app.command(help_epilogue=example("rules walk-the-plank wtp.follow --lang de", "rules dead-money --components"))
def rules(
    game: Game,
    clause: Annotated[str | None, Parameter(help="One clause alone.")] = None,
    /,
    *,
    components: Annotated[bool, Parameter(help="The cards with their source, where a game has its own.")] = False,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """The clauses of a game's rules, in our words, with our rulings."""
    from orlop.screens import asked, reports

    spoken = asked.language(lang)
    if components:
        reports.components(game, as_json, spoken)
    else:
        reports.rules(game, clause, as_json, spoken)


@app.command(help_epilogue=example("components dead-money > my.toml"))
def components(game: Game, /, *, lang: Lang = None) -> None:
    """The cards or boards of a game as a file: the starting point of your own, for --components."""
    from orlop.screens import asked, reports

    asked.language(lang)  # the file is the same in every language
    reports.printed_components(game)


@app.command(help_epilogue=example("bench", "bench --seconds 0.2 --json"))
def bench(
    *,
    seconds: Annotated[float, Parameter(help="How long each figure is measured, at least; 1 without it.")] = 1.0,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """How fast the games run here: decisions a second on one core."""
    from orlop.screens import asked, reports

    reports.bench(seconds, as_json, asked.language(lang))


@app.command(help_epilogue=example("new-game high-seas"))
def new_game(
    name: Annotated[str, Parameter(help="Small letters and digits, with hyphens between words.")],
    /,
    *,
    lang: Lang = None,
) -> None:
    """A game of your own, begun as a copy of a small complete one."""
    from orlop.screens import asked, new_game, reports

    spoken = asked.language(lang)
    game, tests = new_game.make(name)
    lines = [reports.said(spoken, "new-game-made", game=name, folder=str(game))]
    if tests is not None:
        lines.append(reports.said(spoken, "new-game-tests", folder=str(tests)))
    reports.out([*lines, reports.said(spoken, "new-game-play", game=name)])


def file_of(record: str) -> str:
    """- is standard input; any other hyphen in front is that of an option."""
    if record.startswith("-") and record != "-":
        raise ValueError(f"{record} is no option here; a file whose name begins so is written ./{record}")
    return record


def version() -> str:
    from orlop.pure import compiled
    from orlop.version import VERSION

    return f"orlop {VERSION}, {'compiled' if compiled() else 'uncompiled'} rules"


# -- running it, and what went wrong ------------------------------------------------------


def main(words: Sequence[str] | None = None) -> int:
    """Runs one command; the exit code."""
    given = list(sys.argv[1:] if words is None else words)
    prepare_streams()
    try:
        code = run(given)
        sys.stdout.flush()
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return PIPE_CLOSED
    except CycloptsError as wrong:
        return refused(sentence(wrong))
    except OSError as wrong:
        return refused(f"{wrong.filename or 'the file'}: {reason(wrong)}")
    except ValueError as wrong:
        return refused(in_their_language(wrong, given))
    except KeyboardInterrupt:
        return 130
    return code


def run(words: list[str]) -> int:
    if words == ["--version"]:
        print(version())
        return 0
    code = app(words, exit_on_error=False, print_error=False)
    return code if isinstance(code, int) else 0


def prepare_streams() -> None:
    """A character that a terminal cannot show, or a pipe cannot mean, is no reason to stop."""
    if sys.stdin is None:
        sys.stdin = pathlib.Path(os.devnull).open(encoding="utf-8")  # noqa: SIM115  in the place of standard input
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")


def refused(why: str) -> int:
    sys.stdout.flush()
    print("orlop: " + " ".join(why.split()), file=sys.stderr)
    return WRONG


def in_their_language(wrong: ValueError, given: list[str]) -> str:
    from orlop.words import LANGUAGES, Refusal

    if not isinstance(wrong, Refusal):
        return str(wrong)
    from orlop.screens.terminal import remembered

    asked_for = [word.removeprefix("--lang=") for word in given if word.startswith("--lang=")]
    asked_for += [after for word, after in pairwise(given) if word == "--lang"]
    lang = next((lang for lang in asked_for if lang in LANGUAGES), None)
    return wrong.told(lang or remembered.language())


def reason(wrong: OSError) -> str:
    if isinstance(wrong, FileNotFoundError):
        return "there is no such file"
    if isinstance(wrong, IsADirectoryError):
        return "this is a folder, not a file"
    return (wrong.strerror or str(wrong)).lower()


def sentence(wrong: CycloptsError) -> str:
    """In our words, with what is allowed."""
    verb = wrong.command_chain[0] if wrong.command_chain else ""
    argument = wrong.argument
    name: str = argument.name if argument is not None else ""
    name = name if name.startswith("-") else name.upper()
    if isinstance(wrong, UnknownCommandError):
        said = wrong.unused_tokens[0] if wrong.unused_tokens else ""
        return f"{said} is no verb; one of {', '.join(verbs())} is"
    if isinstance(wrong, UnknownOptionError):
        said = wrong.token.keyword or wrong.token.value
        return f"{said} is no option of {verb}; these are: {', '.join(options(verb))}" if verb else f"{said}: no option"
    if isinstance(wrong, CoercionError) and argument is not None:
        said = "" if wrong.token is None else wrong.token.value
        return f"{name} {said}: this is {'a number' if argument.hint is float else 'a whole number'}"
    if isinstance(wrong, MissingArgumentError):
        if name.startswith("-"):
            return f"{verb}: {name} needs a value; orlop {verb} --help shows an example"
        return f"{verb}: {name} is missing; orlop {verb} --help shows an example"
    if isinstance(wrong, RepeatArgumentError):
        return f"{verb}: {name or wrong.token.keyword} is given twice"
    if isinstance(wrong, UnusedCliTokensError):
        return f"{verb}: {' '.join(wrong.unused_tokens or [])} is too much; orlop {verb} --help shows what it takes"
    wrong.verbose = False
    return str(wrong)


def verbs() -> list[str]:
    return sorted(name for name in app if not name.startswith("-"))


def options(verb: str) -> list[str]:
    found: list[Argument] = list(app[verb].assemble_argument_collection())
    return [a.name for a in found if a.name.startswith("-")] + ["--help"]
