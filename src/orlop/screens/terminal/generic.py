"""A board for a game that has not brought one: each place with what lies there, then the seats."""

from __future__ import annotations

from typing import Any

from orlop.boards import (
    QUIET,
    STRONG,
    Card,
    Cards,
    Face,
    Grid,
    Part,
    Row,
    Rule,
    Title,
    View,
    Word,
    option_numbers,
    words,
)
from orlop.screens.told import Teller, by_seat, something
from orlop.table.views import SeatOf, SeatsOf

MANY = 16  # more cards than that are named, not drawn ...
TOO_MANY = 40  # ... and more than that only counted


def board(view: View, to: Teller) -> list[Part]:
    lines = {line.name: line for line in to.game.lines}
    common: list[Part] = []
    numbers: list[tuple[str, list[Any]]] = []  # what each seat has a number of
    held: list[Part] = []
    for name, value in view["table"].items():
        line = lines.get(name)
        zone = to.say(f"zone-{name}")
        if by_seat(line, value, len(to.seats)):
            held += [
                lying(f"{zone}: {to.seats[seat]}", own, view, to)
                for seat, own in enumerate(value)
                if isinstance(own, list) and own
            ]
            counts = [own if isinstance(own, int) and not isinstance(own, bool) else None for own in value]
            if any(count is not None for count in counts):
                numbers.append((zone, counts))
            elif not any(isinstance(own, list) for own in value) and any(something(own) for own in value):
                numbers.append((zone, [to.shown(line, own) if something(own) else "" for own in value]))
        elif isinstance(value, list) and value and not isinstance(line, SeatsOf):
            common.append(lying(zone, value, view, to))
        elif something(value) or (isinstance(line, SeatOf) and value is not None):
            common.append(Row(words(Word(f"{zone}: ", QUIET), to.shown(line, value))))
    head = [words(""), *(words(zone) for zone, _ in numbers)]
    rows = [
        [words(Word(name, STRONG if seat == to.me else "")), *(words(cell(own[seat])) for _, own in numbers)]
        for seat, name in enumerate(to.seats)
    ]
    return [Title(words(Word(to.say("game"), STRONG))), Rule(), Grid(head, rows), Rule(), *common, *held]


def lying(label: str, things: list[Any], view: View, to: Teller) -> Part:
    """As cards, if they have numbers and are not too many; else in words."""
    numbered = [isinstance(one, str) and one in to.game.ids and one.rpartition("-")[2].isdecimal() for one in things]
    if all(numbered) and len(things) <= MANY:
        return Cards(label, [card(one, view, to) for one in things])
    there = [one for one in things if something(one)]
    said = str(len(there)) if len(there) > TOO_MANY else to.shown(None, there) if there else "-"
    return Row(words(Word(f"{label}: ", QUIET), said))


def cell(value: Any) -> str:
    return "" if value is None else str(value)


def card(name: str, view: View, to: Teller) -> Card:
    called = to.thing(name)
    number = name.rpartition("-")[2]
    face = Face("", number if number.isdecimal() else "", called)
    return Card(called, face, option=option_numbers(view).get(name, 0))
