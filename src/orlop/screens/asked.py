"""What was asked for on the command line, checked: each refusal is one sentence that says what is allowed."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from orlop import find
from orlop.bots import NAMES, for_seats
from orlop.play import YOU, is_person
from orlop.table.game import Game
from orlop.words import LANGUAGES, Refusal

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
        raise Refusal("wrong-lang", said=lang, may=", ".join(LANGUAGES))
    return lang


def game(id: str, players: int | None, settings: Sequence[str], components: str | None = None) -> Game:
    of = find.kind(id)
    names = [option.name for option in of.choices]
    chosen: dict[str, object] = {}
    for said in settings:
        name, equals, value = said.partition("=")
        if not equals or not name:
            raise Refusal("wrong-set", said=said, may=options_of(id))
        if name not in names:
            raise Refusal("wrong-option", said=said, may=options_of(id))
        if name in chosen:
            raise Refusal("wrong-twice", said=said, name=name)
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
            raise Refusal("wrong-bot", said=said, name=name, may=", ".join(NAMES))
    if len(names) not in (1, players):
        raise Refusal("wrong-bots", said=said, names=len(names), players=players)
    return for_seats(names, players)


def seats(said: str | None, players: int) -> list[str]:
    """--seats: a name for each seat; one bot fills all seats, and beside you alone sit bots."""
    names = split(said) if said is not None else [YOU]
    for name in names:
        person, colon, called = name.partition(":")
        if name not in NAMES and (person != YOU or (colon and not called) or len(name.split()) != 1):
            raise Refusal("wrong-seat", said=said, name=name, may=", ".join([YOU, *NAMES]))
    if names.count(YOU) > 1:
        raise Refusal("wrong-yours", said=said, n=names.count(YOU))
    if len(set(named(names))) < len(named(names)):
        raise Refusal("wrong-names", said=said)
    if names == [YOU]:
        return [YOU] + [USUAL_BOT] * (players - 1)
    if len(names) not in (1, players):
        raise Refusal("wrong-seats", said=said, names=len(names), players=players)
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
    raise Refusal("wrong-as", said=said, last=players - 1, spectator=SPECTATOR, all=ALL)


def moment(said: str, answers: int) -> int:
    """--at: after so many answers of the record."""
    if said == "end":
        return answers
    if said.isdecimal() and int(said) <= answers:
        return int(said)
    raise Refusal("wrong-at", said=said, answers=answers)


def seed(n: int) -> int:
    if not 0 <= n < SEEDS:
        raise Refusal("wrong-seed", said=n)
    return n


def positive(name: str, n: int) -> int:
    if n < 1:
        raise Refusal("wrong-number", name=name, said=n)
    return n


def with_components(id: str) -> type[Game]:
    """A game for which people may enter their own cards or boards; of the others all stands in the rules."""
    of = find.kind(id)
    if not of.own_components:
        others = ", ".join([other for other in find.ids() if find.kind(other).own_components])
        raise ValueError(f"--components: {of.id} has none: its cards are all in its rules; these have: {others}")
    return of
