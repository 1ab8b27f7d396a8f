"""Finds the games by walking the folder; there is no list to edit."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

from orlop.words import Words

if TYPE_CHECKING:
    from orlop.table.game import Game

FOLDER = Path(__file__).parent / "games"


def ids() -> list[str]:
    """dead-mans-draw, walk-the-plank, ...: every folder under games/ that has a setup.py."""
    return sorted(p.parent.name.replace("_", "-") for p in FOLDER.glob("*/setup.py"))


def folder_of(id: str) -> Path:
    return FOLDER / id.replace("-", "_")


def kind(id: str) -> type[Game]:
    """The class of that game: what it offers, before anything is chosen."""
    if id not in ids():
        raise ValueError(f"{id!r} is no game; one of {', '.join(ids())} is")
    found = import_module(f"orlop.games.{id.replace('-', '_')}.setup").GAME
    assert isinstance(found, type)
    return found


def game(id: str, players: int | None = None, **options: object) -> Game:
    """A game with its options chosen and checked: orlop.game("walk-the-plank", players=4)."""
    of = kind(id)
    n = of.least if players is None else players
    if isinstance(n, bool) or not isinstance(n, int) or not of.least <= n <= of.most:
        raise ValueError(f"{id} is for {of.least} to {of.most} players, not {n}")
    chosen = {option.name: option.default for option in of.choices}
    components = options.pop("components", None)
    if components is not None and not of.own_components:
        raise ValueError(f"{id} is played with its own cards only; it takes no components")
    for name, value in options.items():
        if name not in chosen:
            has = ", ".join(chosen) or "none"
            raise ValueError(f"{id} has no option {name!r}; it has {has}")
        chosen[name] = one_of(id, name, value)
    made = of(n, chosen, None if components is None else str(components))
    refused = made.refuses()
    if refused is not None:
        raise ValueError(refused)
    made.words = Words(folder_of(id) / "words")
    made.played = import_module("orlop.play").played  # which itself looks for games here
    return made


def one_of(id: str, name: str, value: object) -> str:
    values = next(option.values for option in kind(id).choices if option.name == name)
    text = {True: "on", False: "off"}.get(value, str(value)) if isinstance(value, bool) else str(value)
    if text not in values:
        raise ValueError(f"{name}={text}: {id} takes {', '.join(values)}")
    return text
