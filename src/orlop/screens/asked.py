"""What was asked for on the command line, checked: each refusal is one sentence that says what is allowed."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from orlop import find
from orlop.bots import NAMES, for_seats
from orlop.play import YOU, is_person
from orlop.table.game import Game
from orlop.words import LANGUAGES

SPECTATOR: Final = "spectator"
USUAL_BOT: Final = "greenhorn"  # beside somebody who names nobody
ALL: Final = "all"
SEEDS: Final = 1 << 64


def language(lang: str | None) -> str:
    """The one asked for; else the one chosen last, or the system's."""
    if lang is None:
        from orlop.screens.terminal import remembered

        return remembered.language()
    if lang not in LANGUAGES:
        raise ValueError(f"--lang {lang}: one of {', '.join(LANGUAGES)}")
    return lang


def game(id: str, players: int | None, settings: Sequence[str], components: str | None = None) -> Game:
    of = find.kind(id)
    names = [option.name for option in of.choices]
    chosen: dict[str, object] = {}
    for said in settings:
        name, equals, value = said.partition("=")
        if not equals or not name:
            raise ValueError(f"--set {said}: an option is written name=value; {options_of(id)}")
        if name not in names:
            raise ValueError(f"--set {said}: {options_of(id)}")
        if name in chosen:
            raise ValueError(f"--set {said}: {name} is set twice")
        chosen[name] = find.one_of(id, name, value)
    if components is not None:
        chosen["components"] = Path(components).read_text(encoding="utf-8")
    return find.game(id, players=players, **chosen)


def options_of(id: str) -> str:
    options = [f"{option.name}={'|'.join(option.values)}" for option in find.kind(id).choices]
    return f"{id} has {', '.join(options)}" if options else f"{id} has no options"


def bots(said: str, players: int) -> list[str]:
    """--bots: a name for each seat, or one for all."""
    names = split(said)
    for name in names:
        if name not in NAMES:
            raise ValueError(f"--bots {said}: {name!r} is no bot; one of {', '.join(NAMES)} is")
    if len(names) not in (1, players):
        raise ValueError(f"--bots {said}: {len(names)} names for {players} seats; one for each, or one for all")
    return for_seats(names, players)


def seats(said: str | None, players: int) -> list[str]:
    """--seats: a name for each seat; one bot fills all seats, and beside you alone sit bots."""
    names = split(said) if said is not None else [YOU]
    for name in names:
        person, colon, called = name.partition(":")
        if name not in NAMES and (person != YOU or (colon and not called) or len(name.split()) != 1):
            raise ValueError(f"--seats {said}: {name!r} sits at no seat; one of {', '.join([YOU, *NAMES])} does")
    if names.count(YOU) > 1:
        raise ValueError(f"--seats {said}: one seat is yours, not {names.count(YOU)}; name the others: you:ann,you:ben")
    if len(set(named(names))) < len(named(names)):
        raise ValueError(f"--seats {said}: two people have the same name")
    if names == [YOU]:
        return [YOU] + [USUAL_BOT] * (players - 1)
    if len(names) not in (1, players):
        raise ValueError(f"--seats {said}: {len(names)} names for {players} seats; one for each")
    return for_seats(names, players)


def named(names: Sequence[str]) -> list[str]:
    return [name for name in names if is_person(name)]


def split(said: str) -> list[str]:
    return [name.strip() for name in said.split(",")]


def players_for(players: int | None, said: str | None) -> int | None:
    """As many play as seats were named, unless --players says."""
    if players is None and said is not None and "," in said:
        return len(split(said))
    return players


def perspectives(said: str, players: int) -> list[int | None]:
    """--as: a seat, the spectator, or all of them."""
    if said == ALL:
        return [*range(players), None]
    if said == SPECTATOR:
        return [None]
    if said.isdecimal() and int(said) < players:
        return [int(said)]
    raise ValueError(f"--as {said}: a seat (0 to {players - 1}), {SPECTATOR} or {ALL}")


def moment(said: str, answers: int) -> int:
    """--at: after so many answers of the record."""
    if said == "end":
        return answers
    if said.isdecimal() and int(said) <= answers:
        return int(said)
    raise ValueError(f"--at {said}: 0 to {answers}, for the record has so many answers, or end")


def seed(n: int) -> int:
    if not 0 <= n < SEEDS:
        raise ValueError(f"--seed {n}: a whole number from 0 to 2^64 - 1")
    return n


def positive(name: str, n: int) -> int:
    if n < 1:
        raise ValueError(f"{name} {n}: a whole number from 1 on")
    return n


def without_components(id: str) -> str:
    """No game has components of its own yet."""
    return f"{find.kind(id).id} has none: its cards are all in its rules"
