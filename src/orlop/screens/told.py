"""Views and events in words: what one seat, or a spectator, is told."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Any

from orlop import clauses
from orlop.play import YOU, is_person
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
        self.options = dict(game.options)
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
        if is_person(seats[seat]):
            return seats[seat].partition(":")[2]
        return seats[seat] if seats.count(seats[seat]) == 1 else f"{seats[seat]} {seat}"

    @property
    def deck(self) -> list[str]:
        return [self.game.name(c) for c in self.game.whole_deck()]

    def thing(self, name: str) -> str:
        """As people call it; where a seat is meant, whoever sits there."""
        message, arguments = self.game.thing(name)
        if message == "thing-seat" and arguments.get("n") in range(len(self.seats)):
            return self.seats[int(arguments["n"])]
        if self.game.words.has(self.lang, f"{message}-of"):
            return self.say(f"{message}-of", who=self.seats[int(arguments["n"])])
        return self.game.called(name, self.lang)

    def text(self, name: str) -> str:
        """What stands on that card."""
        return str(self.game.text_of(name, self.lang))

    def clause(self, id: str) -> str:
        found = clauses.of(self.game.id).get(id)
        return "" if found is None else found.text[self.lang]

    def things(self) -> dict[str, str]:
        """All that can be named, by how the notation calls it: how people do.  Verbs are no things."""
        verbs = {self.game.names[c] for c in self.game.verbs}
        return {name: self.thing(name) for name in self.game.ids if name not in verbs}

    def named(self, said: str) -> str:
        """What a choice in the notation is about; of a verb that says it all, the choice itself."""
        name = said.rpartition(" ")[2]
        if name not in self.game.ids:
            return said
        return self.say(f"choice-{name}") if self.game.ids[name] in self.game.verbs else self.thing(name)

    def choice(self, option: Data) -> str:
        """An option of a view's question."""
        arguments = {name: self.thing(what) for name, what in option["arguments"].items()}
        return self.say(option["words"], **arguments)

    # -- events -----------------------------------------------------------------------

    def event(self, e: Data, what: str = "") -> str:
        """In words; what: all the cards, where several events are told as one."""
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
            what=what or ("" if unseen or e["what"] is None else self.thing(e["what"])),
            other="" if other is None else other,
            you="yes" if self.me is not None and e["who"] == self.me else "no",
        )

    def story(self, events: list[Data]) -> list[str]:
        return [line for line, _ in self.told(events)]

    def told(self, events: list[Data]) -> list[tuple[str, str]]:
        """Lines with their clauses.

        An event is a line; but a whole deal is a line for each seat, with all its cards in it, or with how many.
        """
        out: list[tuple[str, str]] = []
        for _, row in groupby(events, lambda e: e["kind"]):
            together: dict[tuple[Any, ...], list[Data]] = {}
            for n, e in enumerate(row):
                dealt = self.kinds[e["kind"]].secret and e["what"] is not None
                together.setdefault((e["who"], e["what"] == NOT_SAID) if dealt else (n,), []).append(e)
            out += [(self.all_told(alike), alike[0]["clause"]) for alike in together.values()]
        return out

    def all_told(self, alike: list[Data]) -> str:
        """Events that differ in nothing but the card."""
        if len(alike) == 1:
            return self.event(alike[0])
        if alike[0]["what"] == NOT_SAID:
            others = list(dict.fromkeys(self.event(e) for e in alike))
            return self.say("times", line=others[0], n=len(alike)) if len(others) == 1 else ", ".join(others)
        if self.kinds[alike[0]["kind"]].other:
            return ". ".join(self.event(e) for e in alike)
        return self.event(alike[0], ", ".join(self.thing(e["what"]) for e in alike))

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
