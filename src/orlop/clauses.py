"""The clauses of a game's rules, as they stand in its clauses.toml."""

from __future__ import annotations

from difflib import get_close_matches
from functools import cache
from typing import NamedTuple

from orlop import find


class Clause(NamedTuple):
    id: str
    chapter: str
    text: dict[str, str]  # by language
    ruling: dict[str, str] | None  # what we decided where the book is silent, by language


@cache
def of(game: str) -> dict[str, Clause]:
    """All clauses of that game, in the order of its book."""
    import tomllib

    find.kind(game)
    written = tomllib.loads((find.folder_of(game) / "clauses.toml").read_text(encoding="utf-8"))
    return {
        id: Clause(id, clause["chapter"], {lang: clause[lang] for lang in ("en", "de")}, clause.get("ruling"))
        for id, clause in written.items()
    }


def one(game: str, id: str) -> Clause:
    """One clause; its prefix may be left out (follow: wtp.follow)."""
    clauses = of(game)
    prefix = find.kind(game).clauses
    for name in (id, f"{prefix}.{id}"):
        if name in clauses:
            return clauses[name]
    bare = {name.partition(".")[2]: name for name in clauses}
    near = get_close_matches(id.removeprefix(prefix + "."), bare, n=3, cutoff=0.0)
    raise ValueError(f"{game} has no clause {id!r}; nearest is {', '.join([bare[name] for name in near])}")
