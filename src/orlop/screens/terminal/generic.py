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
from orlop.table.views import SeatOf


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
                Cards(f"{zone}: {to.seats[seat]}", [card(one, view, to) for one in own])
                for seat, own in enumerate(value)
                if isinstance(own, list) and own
            ]
            counts = [own if isinstance(own, int) and not isinstance(own, bool) else None for own in value]
            if any(count is not None for count in counts):
                numbers.append((zone, counts))
            elif not any(isinstance(own, list) for own in value) and any(something(own) for own in value):
                numbers.append((zone, [to.shown(line, own) if something(own) else "" for own in value]))
        elif isinstance(value, list) and value and all(one in to.game.ids for one in value):
            common.append(Cards(zone, [card(one, view, to) for one in value]))
        elif something(value) or (isinstance(line, SeatOf) and value is not None):
            common.append(Row(words(Word(f"{zone}: ", QUIET), to.shown(line, value))))
    head = [words(""), *(words(zone) for zone, _ in numbers)]
    rows = [
        [words(Word(name, STRONG if seat == to.me else "")), *(words(cell(own[seat])) for _, own in numbers)]
        for seat, name in enumerate(to.seats)
    ]
    return [Title(words(Word(to.say("game"), STRONG))), Rule(), Grid(head, rows), Rule(), *common, *held]


def cell(value: Any) -> str:
    return "" if value is None else str(value)


def card(name: str, view: View, to: Teller) -> Card:
    called = to.thing(name)
    number = name.rpartition("-")[2]
    face = Face("", number if number.isdecimal() else "", called)
    return Card(called, face, option=option_numbers(view).get(name, 0))
