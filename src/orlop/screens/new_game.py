"""A game of one's own, begun as a copy of the template: its folder, its words, its tests."""

from __future__ import annotations

import keyword
import re
import shutil
import tempfile
from pathlib import Path

from orlop import find

TEMPLATE = Path(__file__).parent.parent / "template"
LONGEST = 40


def make(name: str) -> tuple[Path, Path | None]:
    """The folders of the new game and of its tests; all of it is there, or nothing."""
    check(name)
    game = find.folder_of(name)
    beside = find.FOLDER.parent.parent.parent / "tests" / "games"
    tests = beside / game.name if beside.is_dir() else None
    for folder in (game, tests):
        if folder is not None and folder.exists():
            raise ValueError(f"{folder} is there already; take another name")
    clauses = prefix(name)
    copy(TEMPLATE / "game", game, name, clauses)
    if tests is not None:
        try:
            copy(TEMPLATE / "tests", tests, name, clauses)
        except OSError:
            shutil.rmtree(game)
            raise
    return game, tests


def check(name: str) -> None:
    if not re.fullmatch(r"[a-z][a-z0-9]*(-[a-z][a-z0-9]*)*", name) or len(name) > LONGEST:
        raise ValueError(
            f"{name!r} is no name for a game; one has up to {LONGEST} small letters and digits, "
            "words that begin with a letter, and hyphens between them: high-seas"
        )
    if keyword.iskeyword(name):
        raise ValueError(f"{name!r} is no name for a game; Python keeps that word for itself")
    if name in find.ids():
        raise ValueError(f"there is a game {name!r} already; the others are {', '.join(find.ids())}")


def copy(template: Path, folder: Path, name: str, clauses: str) -> None:
    """Made beside its place and moved there whole."""
    with tempfile.TemporaryDirectory(prefix=".new-", dir=folder.parent) as made:
        half_made = Path(made) / folder.name
        shutil.copytree(template, half_made, ignore=shutil.ignore_patterns("__pycache__", "*.so"))
        for file in half_made.rglob("*"):
            if file.is_file():
                file.write_text(renamed(file.read_text(encoding="utf-8"), name, clauses), encoding="utf-8")
        half_made.rename(folder)


def renamed(text: str, name: str, clauses: str) -> str:
    words = name.split("-")
    title = " ".join(word.capitalize() for word in words)
    for old, new in (
        ("orlop.template.game", f"orlop.games.{'_'.join(words)}"),
        ("template-game", name),
        ("TemplateGame", title.replace(" ", "")),
        ("Template Game", title),
    ):
        text = text.replace(old, new)
    return re.sub(r"\btpl\b", clauses, text)


def prefix(name: str) -> str:
    """Of the clauses: the initials, or the first letters; none that another game has."""
    taken = {find.kind(id).clauses for id in find.ids()}
    words = name.split("-")
    whole = "".join(words)
    wanted = ["".join(word[0] for word in words), *(whole[:n] for n in range(min(3, len(whole)), len(whole) + 1))]
    return next(p for p in wanted if (p not in taken and len(p) > 1) or p == wanted[-1])
