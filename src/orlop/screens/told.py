"""Views and events in words: what one seat, or a spectator, is told."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import groupby
from typing import Any

from orlop.play import YOU
from orlop.table.cards import NONE
from orlop.table.events import NOT_SAID
from orlop.table.game import Game
from orlop.table.views import Line, SeatOf, SeatsOf

Data = dict[str, Any]


class Teller:
    """Speaks one language about one game to one seat; me is None for a spectator."""

    def __init__(self, game: Game, lang: str, seats: Sequence[str], me: int | None) -> None:
        self.game = game
        self.lang = lang
        self.me = me
        self.kinds = {kind.name: kind for kind in game.kinds}
        self.seats = [self.called(seat, list(seats)) for seat in range(game.players)]

    def say(self, message: str, **arguments: object) -> str:
        return str(self.game.words.say(self.lang, message, arguments))

    def called(self, seat: int, seats: list[str]) -> str:
        """How that seat is called here: you; by the name in the record, with its number if others have it too."""
        if seat == self.me:
            return self.say("seat-you")
        if not seats or seats[seat] == YOU:
            return self.say("seat-number", n=seat)
        return seats[seat] if seats.count(seats[seat]) == 1 else f"{seats[seat]} {seat}"

    def thing(self, name: str) -> str:
        return self.game.called(name, self.lang)

    def choice(self, option: Data) -> str:
        """An option of a view's question."""
        arguments = {name: self.thing(what) for name, what in option["arguments"].items()}
        return self.say(option["words"], **arguments)

    # -- events -----------------------------------------------------------------------

    def event(self, e: Data) -> str:
        kind = self.kinds[e["kind"]]
        unseen = e["what"] == NOT_SAID
        other = e["other"]
        if kind.other == "seat" and other is not None:
            other = self.seats[other]
        elif kind.other == "thing" and other is not None:
            other = self.thing(other)
        return self.say(
            f"event-{kind.name}-unseen" if unseen else f"event-{kind.name}",
            who="" if e["who"] is None else self.seats[e["who"]],
            what="" if unseen or e["what"] is None else self.thing(e["what"]),
            other="" if other is None else other,
            you="yes" if self.me is not None and e["who"] == self.me else "no",
        )

    def story(self, events: list[Data]) -> list[str]:
        """A line for each event; what happens unseen several times in a row is told once, with how often."""
        out: list[str] = []
        for _, row in groupby(events, lambda e: e["kind"]):
            told = [(self.event(e), e["what"] == NOT_SAID) for e in row]
            often = Counter([line for line, unseen in told if unseen])
            for line, unseen in told:
                if not unseen:
                    out.append(line)
                elif n := often.pop(line, 0):
                    out.append(line if n == 1 else self.say("times", line=line, n=n))
        return out

    # -- the table --------------------------------------------------------------------

    def table(self, view: Data) -> list[str]:
        """A line for each place where something lies, then one for each seat."""
        common: list[str] = []
        at_seats: list[list[str]] = [[] for _ in self.seats]
        lines = {line.name: line for line in self.game.lines}
        for name, value in view["table"].items():
            line = lines.get(name)
            zone = self.say(f"zone-{name}")
            if by_seat(line, value, len(self.seats)):
                for seat, own in enumerate(value):
                    if something(own):
                        at_seats[seat].append(f"{zone}: {self.shown(line, own)}")
            elif something(value) or (isinstance(line, SeatOf) and value is not None):
                common.append(f"{zone}: {self.shown(line, value)}")
        return common + [f"{name}: {'; '.join(own) or '-'}" for name, own in zip(self.seats, at_seats)]

    def shown(self, line: Line | None, value: Any) -> str:
        if isinstance(value, bool):
            return self.say("yes" if value else "no")
        if isinstance(line, SeatOf | SeatsOf):
            return ", ".join(self.seats[seat] for seat in ([value] if isinstance(value, int) else value))
        if isinstance(value, list):
            return ", ".join(self.shown(None, one) for one in value)
        if isinstance(value, dict):
            return ", ".join(f"{self.shown(None, name)} {self.shown(None, one)}" for name, one in value.items())
        return self.thing(value) if value in self.game.ids else str(value)

    def result(self, winners: list[int]) -> str:
        if not winners:
            return self.say("result-none")
        if winners == [self.me]:
            return self.say("result-you")
        names = ", ".join(self.seats[seat] for seat in winners)
        return self.say("result-shared" if len(winners) > 1 else "result-one", who=names)


def by_seat(line: Line | None, value: Any, seats: int) -> bool:
    """Whether there is one of it at every seat."""
    if line is not None:
        return line.owner(0) != NONE
    return isinstance(value, list) and len(value) == seats


def something(value: Any) -> bool:
    """Whether it is worth a word: no empty place, and no number that says none."""
    if isinstance(value, int):
        return value > 0
    return value is not None and value != []
