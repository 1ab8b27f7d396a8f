"""Bots by name.  A bot is given what its seat may see and hears what its seat may hear; it never meets a state."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from orlop.table.chance import Rng

View = dict[str, Any]
Events = list[dict[str, Any]]


class Bot:
    """Sits at one seat for one game."""

    def __init__(self, seat: int, rng: Rng) -> None:
        self.seat = seat
        self.rng = rng

    def hear(self, events: Events) -> None:
        """What has just happened, as this seat may know it."""

    def choose(self, view: View) -> int:
        """One of the options of the question in the view."""
        raise NotImplementedError


class Random(Bot):
    """Any choice, all alike likely."""

    def choose(self, view: View) -> int:
        options = view["question"]["options"]
        choice: int = options[self.rng.below(len(options))]["choice"]
        return choice


class Greenhorn(Bot):
    """A few rules of thumb, which stand in the game's folder (greenhorn.py); without them, any choice."""

    def choose(self, view: View) -> int:
        options = view["question"]["options"]
        thumb = rules_of_thumb(view["game"])
        if len(options) == 1 or thumb is None:
            choice: int = options[self.rng.below(len(options))]["choice"]
            return choice
        return int(thumb(view, self.rng)["choice"])


@cache
def rules_of_thumb(game: str) -> Callable[[View, Rng], dict[str, Any]] | None:
    """That game's function `pick`: of the options in the view, one."""
    name = f"orlop.games.{game.replace('-', '_')}.greenhorn"
    if find_spec(name) is None:
        return None
    found: Callable[[View, Rng], dict[str, Any]] = import_module(name).pick
    return found


NAMES: dict[str, type[Bot]] = {"random": Random, "greenhorn": Greenhorn}


def known(name: str) -> type[Bot]:
    if name not in NAMES:
        raise ValueError(f"{name!r} is no bot; one of {', '.join(NAMES)} is")
    return NAMES[name]


def for_seats(names: Sequence[str], players: int) -> list[str]:
    """One name in all fills all seats."""
    if len(names) == 1:
        return list(names) * players
    if len(names) != players:
        raise ValueError(f"{len(names)} names for {players} seats: one for each, or one for all")
    return list(names)


def seated(names: Sequence[str], players: int, seed: int) -> list[Bot]:
    """A bot for every seat, each with a generator of its own, so that none depends on another's."""
    return [known(name)(seat, Rng(seed * 16 + seat + 1)) for seat, name in enumerate(for_seats(names, players))]
