"""What may be typed instead of a choice: each command begins with a slash, and ? is /why.

A command is a function here: what stands after its name is given to it, and it answers whether the
question must be put anew.  To add one, write it and its line in the words: help-NAME.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final

from orlop import clauses
from orlop.screens.terminal import remembered, story
from orlop.screens.terminal.meaning import Slip, meant
from orlop.screens.terminal.reading import Left
from orlop.words import LANGUAGES

if TYPE_CHECKING:
    from orlop.screens.terminal.asking import Asking

Command = Callable[["Asking", str], bool]
LATELY: Final = 20  # so many lines of the story /log tells by itself


def names() -> list[str]:
    return [f"/{name}" for name in COMMANDS]


def obeyed(at: Asking, said: str) -> bool:
    """Whether the question must be put anew."""
    word, _, rest = said.partition(" ")
    if said.startswith("?"):
        word, rest = "/why", said[1:]
    found = [name for name in COMMANDS if f"/{name}" == word] or [
        name for name in COMMANDS if len(word) > 1 and f"/{name}".startswith(word)
    ]
    if len(found) != 1:
        raise Slip(at.teller.say("slip-command", said=repr(word), may=", ".join(names())))
    return COMMANDS[found[0]](at, rest.strip())


# -- rules --------------------------------------------------------------------------------


def why(at: Asking, what: str) -> bool:
    """Of a choice: the clause that forbids it, if one does.  Of none: what has just happened, and the question."""
    question, to = at.question, at.teller
    if not what:
        ids = [e["clause"] for e in at.table.just_told[-8:]] + [question["clause"]]
        for id in dict.fromkeys(id for id in ids if id):
            tell_clause(at, id)
        for refused in question["refused"]:
            refuse(at, refused["say"], refused["clause"])
        return False
    try:
        choice = meant(what, question["options"], to)
    except Slip as slip:
        forbidden(at, what, slip)
        return False
    option = next(o for o in question["options"] if o["choice"] == choice)
    at.say(to.say("why-not", what=to.choice(option), why=to.say("why-open")))
    tell_clause(at, question["clause"])
    return False


def forbidden(at: Asking, what: str, slip: Slip) -> None:
    """A choice by its notation, by what it is about, or as that is called."""
    low = what.lower()
    for refused in at.question["refused"]:
        thing = refused["say"].rpartition(" ")[2]
        if low in (refused["say"], thing, at.teller.named(thing).lower()):
            refuse(at, refused["say"], refused["clause"])
            tell_clause(at, refused["clause"])
            return
    called = [name for name, said in at.teller.things().items() if said.lower() == low]
    try:
        id = at.sitting.why(called[0] if called else low, at.seat)
    except ValueError:
        raise slip from None
    if id is None:
        raise slip
    refuse(at, called[0] if called else what, id)
    tell_clause(at, id)


def refuse(at: Asking, said: str, id: str) -> None:
    message = f"refusal-{id.replace('.', '-')}"
    what = at.teller.named(said)
    has = at.teller.game.words.has(at.teller.lang, message)
    at.say(at.teller.say("why-not", what=what, why=f"{at.teller.say(message)} [{id}]" if has else f"[{id}]"))


def tell_clause(at: Asking, id: str) -> None:
    """Its sentence, and what we ruled."""
    found = clauses.of(at.teller.game.id).get(id)
    if found is None:
        return
    at.say(f"  {id}: {found.text[at.teller.lang]}")
    if found.ruling is not None:
        at.say(f"  {at.teller.say('ruling')}: {found.ruling[at.teller.lang]}")


def card(at: Asking, what: str) -> bool:
    """What a card does: the clauses about it."""
    to = at.teller
    called = to.things()
    low = what.lower()
    found: list[str] = []
    for fits in (str.__eq__, str.startswith):
        found = [name for name, said in called.items() if fits(name, low) or fits(said.lower(), low)] if low else []
        if found:
            break
    if not found:
        raise Slip(to.say("slip-card", said=repr(what)))
    ids = [clauses_of(at, name) for name in found]
    if any(one != ids[0] for one in ids):
        raise Slip(to.say("slip-several", said=repr(what), may=", ".join(called[name] for name in found[:12])))
    if not ids[0]:
        raise Slip(to.say("slip-no-clause", what=called[found[0]]))
    at.say(called[found[0]] if len(found) == 1 else what)
    for id in ids[0]:
        tell_clause(at, id)
    return False


def clauses_of(at: Asking, name: str) -> list[str]:
    """As the game's board says; else the clause that has its name."""
    game = at.teller.game
    board = at.table.board
    said = board.clauses(name) if board is not None else []
    known = clauses.of(game.id)
    head = name.rpartition("-")[0] if name.rpartition("-")[2].isdecimal() else name
    return [id for id in said or [f"{game.clauses}.{head}"] if id in known]


# -- the game -----------------------------------------------------------------------------


def undo(at: Asking, rest: str) -> bool:
    refused = at.sitting.take_back(at.seat)
    if refused is None:
        at.say(at.teller.say("undone"))
        return True
    what = at.teller.named(refused.what)
    who = "" if refused.who is None else at.teller.seats[refused.who]
    at.say(at.teller.say(refused.message, what=what, who=who))
    return False


def log(at: Asking, rest: str) -> bool:
    told = story.lines(at.sitting.told_to(at.seat), at.teller, at.table.medium)
    last = len(told) if rest in ("all", "alles") else int(rest) if rest.isdecimal() and int(rest) > 0 else LATELY
    at.table.write(told[-last:])
    return False


def save(at: Asking, rest: str) -> bool:
    """It is saved anyway; with a name, a copy is written, and never over anything."""
    kept = at.sitting.kept_in()
    if kept is None:
        raise Slip(at.teller.say("slip-nothing-kept"))
    if rest:
        try:
            with Path(rest).expanduser().open("x", encoding="utf-8") as copy:
                copy.write(kept.read_text(encoding="utf-8"))
        except OSError as wrong:
            raise Slip(at.teller.say("slip-copy", file=rest, why=wrong.strerror or str(wrong))) from None
    at.say(at.teller.say("saved-in", file=rest or str(kept)))
    return False


# -- the table ----------------------------------------------------------------------------


def language(at: Asking, lang: str) -> bool:
    if lang not in LANGUAGES:
        raise Slip(at.teller.say("slip-lang", may=", ".join(LANGUAGES)))
    at.table.lang = lang
    remembered.remember(language=lang)
    return True


def pace(at: Asking, rest: str) -> bool:
    """Seconds between the lines of the story."""
    said = {"off": "0", "aus": "0", "on": str(story.USUAL), "an": str(story.USUAL)}.get(rest, rest).replace(",", ".")
    try:
        seconds = float(said)
    except ValueError:
        seconds = -1.0
    if not 0 <= seconds <= story.LONGEST:
        raise Slip(at.teller.say("slip-pace"))
    at.table.pace = seconds
    remembered.remember(pace=seconds)
    at.say(at.teller.say("pace-is", seconds=seconds))
    return False


def help_(at: Asking, rest: str) -> bool:
    at.say(at.teller.say("help"))
    for name in COMMANDS:
        at.say(f"  {at.teller.say(f'help-{name}')}")
    return False


def quit_(at: Asking, rest: str) -> bool:
    raise Left


COMMANDS: Final[dict[str, Command]] = {
    "why": why,
    "card": card,
    "undo": undo,
    "log": log,
    "save": save,
    "lang": language,
    "pace": pace,
    "help": help_,
    "quit": quit_,
}
