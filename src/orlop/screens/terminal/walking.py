"""orlop replay at a terminal: through a record forward and back, as any seat sees it, and on from there."""

from __future__ import annotations

from typing import Any

from orlop import play, saved
from orlop.boards import STRONG, Word
from orlop.play import YOU
from orlop.screens import playing
from orlop.screens.terminal import story
from orlop.screens.terminal.layout import Line
from orlop.screens.terminal.reading import Left
from orlop.screens.terminal.table import Table
from orlop.screens.told import Data, Teller
from orlop.table.record import Record
from orlop.table.steps import CHANCE, State

OPEN = "open"
SPECTATOR = "spectator"


class Walk:
    def __init__(self, record: Record, table: Table, whose: int | str | None) -> None:
        self.record = record
        self.states = list(play.replay(record))
        self.table = table
        self.whose = whose
        self.at = 0
        self.last = 0  # where the story told now begins
        table.lay(self.states[0].game, record.seats or [""] * record.players)
        table.people = []

    def walk(self) -> int:
        while True:
            self.draw()
            try:
                said = self.table.lines.line("> ")
            except (Left, KeyboardInterrupt):
                return 0
            if not self.table.medium.typed and not said:
                continue
            if said in ("/quit", "q"):
                return 0
            if said.startswith("/fork"):
                code = self.fork(said.removeprefix("/fork").strip())
                if code is not None:
                    return code
                continue
            self.obey(said)

    def say(self, message: str, **arguments: object) -> str:
        return self.teller().say(message, **arguments)

    # -- where we are ---------------------------------------------------------------------

    def obey(self, said: str) -> None:
        word, _, rest = said.partition(" ")
        if said in ("", "n", "+"):
            self.go(self.next_choice())
        elif said in ("b", "p", "-"):
            self.go(self.choice_before())
        elif said == ".":
            self.go(self.at + 1)
        elif said.isdecimal():
            self.go(int(said))
        elif word == "/at" and (rest.isdecimal() or rest == "end"):
            self.go(len(self.states) - 1 if rest == "end" else int(rest))
        elif word == "/as" and (rest in (OPEN, SPECTATOR) or (rest.isdecimal() and int(rest) < self.record.players)):
            self.whose = None if rest == SPECTATOR else OPEN if rest == OPEN else int(rest)
        else:
            self.table.write([[Word(self.say("walk-help", most=self.record.players - 1))]])
            self.table.lines.line(self.say("walk-on") + " ")

    def go(self, to: int) -> None:
        to = max(0, min(to, len(self.states) - 1))
        self.last = self.at + 1 if to > self.at else max(to, 0)
        self.at = to

    def next_choice(self) -> int:
        """To the next moment at which a seat has chosen: what chance does before it is told in one go."""
        to = self.at + 1
        while to < len(self.record.moves) and self.record.moves[to - 1].who == CHANCE:
            to += 1
        return to

    def choice_before(self) -> int:
        to = self.at - 1
        while to > 0 and self.record.moves[to - 1].who == CHANCE:
            to -= 1
        return to

    # -- what is seen ---------------------------------------------------------------------

    def seat(self) -> int | None:
        return self.whose if isinstance(self.whose, int) else None

    def teller(self) -> Teller:
        return self.table.teller(self.seat())

    def draw(self) -> None:
        g = self.states[self.at]
        teller = self.teller()
        view = opened(g) if self.whose == OPEN else g.view(self.seat())
        told = [e for state in self.states[self.last : self.at + 1] for e in state.events(self.seat())]
        self.table.show_told(story.lines(told, teller, self.table.medium))
        lines = story.lines(told, teller, self.table.medium)
        self.table.draw_all(view, teller, lines if self.table.wipes else [], self.where(teller))

    def where(self, teller: Teller) -> list[Line]:
        if self.whose == OPEN:
            who = teller.say("walk-open")
        else:
            who = teller.say("replay-spectator") if self.whose is None else teller.say("seat-number", n=self.whose)
        said = teller.say("replay-at", at=self.at, answers=len(self.record.moves), who=who)
        out = self.table.with_keys(Word(said), teller.say("walk-keys"))
        if self.at == len(self.record.moves) and self.record.result is not None:
            out.insert(
                0, [Word("" if self.table.medium.plain else " "), Word(teller.result(self.record.result), STRONG)]
            )
        return out

    # -- on from here ---------------------------------------------------------------------

    def fork(self, said: str) -> int | None:
        """A game of one's own, from this moment on, against bots."""
        seat = int(said) if said.isdecimal() else self.seat()
        if seat is None or seat >= self.record.players:
            self.table.write([[Word(self.say("walk-fork", most=self.record.players - 1))]])
            self.table.lines.line(self.say("walk-on") + " ")
            return None
        return playing.sit_down(forked(self.record, self.at, seat, self.table))


def forked(record: Record, at: int, seat: int, table: Table) -> playing.Sitting:
    """The same game so far, in a record of its own; you at that seat."""
    copy = play.new_record(play.game_of(record), ["greenhorn"] * record.players)
    copy.seats[seat] = YOU
    copy.given = record.given
    for move in record.moves[:at]:
        copy.add(move.who, move.said)
    path = play.path(copy)
    table.lay(path[0][1].game, copy.seats)
    kept = saved.begin(copy, None)
    for move in copy.moves:
        kept.write(move.text() + "\n")
    kept.sync()
    sitting = playing.Sitting(copy, path, copy.seats, None, kept, table)
    return sitting


def opened(g: State) -> Data:
    """A spectator's view in which every place lies open that some seat sees."""
    view = g.view(None)
    for seat in range(g.game.players):
        own = g.view(seat)["table"]
        view["table"] = {name: more(value, own.get(name)) for name, value in (own | view["table"]).items()}
    return view


def more(one: Any, other: Any) -> Any:
    """Of two ways to see a place, the one that sees the cards."""
    if isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        return [more(a, b) for a, b in zip(one, other)]
    if one is None or (isinstance(other, list) and not isinstance(one, list)):
        return one if other is None else other
    return other if isinstance(one, list) and isinstance(other, list) and len(other) > len(one) else one
