"""Tables to try a game at: every set of its options, every number of players.

The games are found, never named.  What a game refuses it says itself.  One more game is played here that no
folder holds, blind_bids.py: it has what other games may lack, and shows that each check can fail.
"""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache, lru_cache
from typing import NamedTuple

import orlop
from orlop import find
from orlop.table.game import Game
from orlop.table.steps import State
from tests.contract import blind_bids

MANY = 4096  # where there are more sets of options than this, so many of them are played, taken at random


class Setting(NamedTuple):
    """What is agreed on before the game."""

    players: int
    options: tuple[tuple[str, str], ...]


def found() -> list[str]:
    """The games of the house."""
    return find.ids()


def tried() -> list[str]:
    """And with them the one that is only here to be tried."""
    return [*found(), blind_bids.BlindBids.id]


def kind_of(id: str) -> type[Game]:
    return blind_bids.BlindBids if id == blind_bids.BlindBids.id else find.kind(id)


@cache
def settings(id: str) -> list[Setting]:
    """All that can be agreed on, well mixed, the usual options first with every number of players."""
    of = kind_of(id)
    seats = range(of.least, of.most + 1)
    usual = [Setting(n, tuple((option.name, option.default) for option in of.choices)) for n in seats]
    others = [setting for setting in every_setting(of) if setting not in usual and not refused(of, setting)]
    random.Random(id).shuffle(others)
    return [*usual, *others]


def every_setting(of: type[Game]) -> Iterator[Setting]:
    values = [[(option.name, value) for value in option.values] for option in of.choices]
    ways = of.most + 1 - of.least
    for of_one in values:
        ways *= len(of_one)
    if ways <= MANY:
        for chosen in itertools.product(*values):
            for players in range(of.least, of.most + 1):
                yield Setting(players, chosen)
        return
    rnd = random.Random(of.id)
    for _ in range(MANY):
        yield Setting(rnd.randint(of.least, of.most), tuple(rnd.choice(of_one) for of_one in values))


def refused(of: type[Game], setting: Setting) -> bool:
    """Whether the game itself says that these options do not go together."""
    return of(setting.players, dict(setting.options)).refuses() is not None


@lru_cache(maxsize=256)
def seated(id: str, setting: Setting) -> Game:
    if id == blind_bids.BlindBids.id:
        return blind_bids.BlindBids(setting.players, dict(setting.options))
    return orlop.game(id, players=setting.players, **dict(setting.options))


def table(id: str, seed: int) -> Game:
    """The table of that number: in as many numbers as there are settings each has its turn."""
    all_of_them = settings(id)
    return seated(id, all_of_them[seed % len(all_of_them)])


def few(id: str, most: int) -> list[Game]:
    """So many different tables, every number of players among them if there is room."""
    return [seated(id, setting) for setting in settings(id)[:most]]


def described(game: Game) -> str:
    options = "".join([f" {name}={value}" for name, value in game.options.items()])
    return f"{game.id} players={game.players}{options}"


Path = list[tuple[int | None, int]]  # who answered (None: chance), and what


@contextmanager
def telling_where(game: Game, seed: int, path: Path) -> Iterator[None]:
    """Whatever goes wrong says at which table, from which seed, and after which answers."""
    try:
        yield
    except Exception as wrong:
        wrong.add_note(f"at {described(game)} seed={seed}, after {len(path)} answers: {path}")
        raise


def walked(game: Game, path: Path) -> State:
    """The state after these answers."""
    g = game.new()
    for seat, choice in path:
        g.apply(choice, seat)
    return g


def of_its_own(id: str, seed: int) -> Game:
    """The table of that number, shared with nobody: something in it is going to be changed."""
    all_of_them = settings(id)
    return seated.__wrapped__(id, all_of_them[seed % len(all_of_them)])
