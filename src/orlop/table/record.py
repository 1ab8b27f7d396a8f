"""A game as text that a person can read and write, and that replays for ever.

    orlop 0.1.0
    game walk-the-plank
    rules 1
    players 3
    seats ann ben cat
    moves
    * draw parrots-9
    0 play peglegs-12
    0 undo
    result 2

First the header.  Then, if the game does not start at the beginning, `given` and
a position, indented; a deck of one's own stands under `components` in the same
way.  Then one line for each answer: the seat, or * for chance, and the choice in
the notation.  `undo` takes back that seat's last choice and what followed.  The
result names the winners' seats, or none; without it the game is unfinished.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from orlop.table.steps import CHANCE, NOBODY, State

UNDO: Final = "undo"
BLOCKS: Final = ("given", "components")
CHANCE_SIGN: Final = "*"


class RecordError(ValueError):
    """What is wrong with a record, and in which line."""


class Move(NamedTuple):
    line: int
    who: int  # a seat, or CHANCE
    said: str

    def text(self) -> str:
        return f"{CHANCE_SIGN if self.who == CHANCE else self.who} {self.said}"


class Record:
    def __init__(self, version: str, game: str, rules: int, players: int) -> None:
        self.version = version  # the orlop that wrote it
        self.game = game
        self.rules = rules
        self.players = players
        self.options: dict[str, str] = {}
        self.seats: list[str] = []
        self.given: str | None = None
        self.components: str | None = None
        self.moves: list[Move] = []
        self.result: list[int] | None = None
        self.result_line = 0
        self.torn: str | None = None  # a last line without an end

    def header(self) -> str:
        """Everything that stands before the moves."""
        out = [f"orlop {self.version}", f"game {self.game}", f"rules {self.rules}", f"players {self.players}"]
        out += [f"option {name}={value}" for name, value in self.options.items()]
        if self.seats:
            out.append("seats " + " ".join(self.seats))
        for name, block in (("components", self.components), ("given", self.given)):
            if block is not None:
                out.append(name)
                out += ["  " + row if row.strip() else "" for row in block.splitlines()]
        return "\n".join([*out, "moves", ""])

    def ending(self) -> str:
        if self.result is None:
            return ""
        return f"result {' '.join([str(seat) for seat in self.result]) or 'none'}\n"

    def text(self) -> str:
        return self.header() + "".join([move.text() + "\n" for move in self.moves]) + self.ending()

    def add(self, who: int, said: str) -> Move:
        move = Move(0, who, said)
        self.moves.append(move)
        return move


HEADER: Final = ("orlop", "game", "rules", "players", "option", "seats", "given", "components", "moves")


def read(text: str) -> Record:
    """The record a text holds; what the moves mean is looked at when it is replayed."""
    rows = text.split("\n")
    torn = rows.pop()  # nothing, where the last line has its end
    if not rows or not rows[0].startswith("orlop "):
        raise RecordError("this is no record: its first line is not 'orlop' and a version")
    head: dict[str, str] = {}
    options: dict[str, str] = {}
    blocks: dict[str, list[str]] = {}
    at = 0
    while at < len(rows) and rows[at].strip() != "moves":
        at = read_header(rows, at, head, options, blocks)
    if at == len(rows) and torn != "moves" and (torn.strip() or "game" not in head):
        raise RecordError("this is no record: its header is torn, and it has no line 'moves'")
    for name in ("game", "rules", "players"):
        if name not in head:
            raise RecordError(f"the header has no line '{name}'")
    for name in ("rules", "players"):
        if not head[name].isdecimal():
            raise RecordError(f"{name} {head[name]}: this is a whole number")
    record = Record(head["orlop"], head["game"], int(head["rules"]), int(head["players"]))
    record.options = options
    record.seats = head.get("seats", "").split()
    if record.seats and len(record.seats) != record.players:
        raise RecordError(f"seats names {len(record.seats)} players; there are {record.players}")
    record.given = "\n".join(blocks["given"]) + "\n" if "given" in blocks else None
    record.components = "\n".join(blocks["components"]) + "\n" if "components" in blocks else None
    read_moves(record, rows, at + 1)
    if torn.strip():
        record.torn = torn
    return record


def read_header(
    rows: list[str], at: int, head: dict[str, str], options: dict[str, str], blocks: dict[str, list[str]]
) -> int:
    """One statement of the header; where the next one stands."""
    row = rows[at]
    word, _, rest = row.strip().partition(" ")
    if not word or word.startswith("#"):
        return at + 1
    if word not in HEADER or row[0] == " ":
        raise RecordError(f"line {at + 1}: {row.strip()!r}: a header line begins with one of {', '.join(HEADER)}")
    if word in head or word in blocks:
        raise RecordError(f"line {at + 1}: a second line '{word}'")
    if word == "option":
        name, equals, value = rest.strip().partition("=")
        if not equals:
            raise RecordError(f"line {at + 1}: {row.strip()!r}: an option is written name=value")
        if name in options:
            raise RecordError(f"line {at + 1}: a second option {name}")
        options[name] = value
        return at + 1
    if word not in BLOCKS:
        head[word] = rest.strip()
        return at + 1
    blocks[word] = []
    at += 1
    while at < len(rows) and (not rows[at].strip() or rows[at].startswith("  ")):
        blocks[word].append(rows[at][2:])
        at += 1
    return at


def read_moves(record: Record, rows: list[str], at: int) -> None:
    for i in range(at, len(rows)):
        row = rows[i].partition("#")[0].strip()
        if not row:
            continue
        if record.result is not None:
            raise RecordError(f"line {i + 1}: {row!r}: nothing follows the result")
        who, _, said = row.partition(" ")
        if who == "result":
            record.result = read_result(record, i + 1, said)
            record.result_line = i + 1
        elif who == CHANCE_SIGN:
            record.moves.append(Move(i + 1, CHANCE, said.strip()))
        elif who.isdecimal() and int(who) < record.players:
            record.moves.append(Move(i + 1, int(who), said.strip()))
        else:
            seats = f"a seat (0 to {record.players - 1}), * for chance, or result"
            raise RecordError(f"line {i + 1}: {row!r}: a line begins with {seats}")


def read_result(record: Record, line: int, said: str) -> list[int]:
    if said.strip() == "none":
        return []
    words = said.split()
    if not words or not all(word.isdecimal() and int(word) < record.players for word in words):
        raise RecordError(f"line {line}: result {said}: the winners' seats, or none")
    return sorted([int(word) for word in words])


# -- playing it again ---------------------------------------------------------------


def replayed(record: Record, first: State) -> Iterator[State]:
    """The states of the game, the first one too, one by one; each is a copy of its own."""
    g = first
    past: list[tuple[int, State]] = []  # who moved, and what was before
    yield g.copy()
    for move in record.moves:
        if move.said == UNDO:
            g = taken_back(move, past)
        else:
            past.append((move.who, g.copy()))
            made(g, move)
        yield g.copy()
    if record.result is not None:
        if g.actor != NOBODY:
            raise RecordError(f"line {record.result_line}: a result, but the game is not over")
        if g.winners() != record.result:
            won = " ".join([str(seat) for seat in g.winners()]) or "none"
            raise RecordError(f"line {record.result_line}: the result is {won}")


def made(g: State, move: Move) -> None:
    """One line of the record, as a choice."""
    if g.actor == NOBODY:
        raise RecordError(f"line {move.line}: {move.said!r}: the game is over")
    asked = g.waiting if g.actor != CHANCE else [CHANCE]
    if move.who not in asked:
        turn = "chance is" if g.actor == CHANCE else f"seat {' or '.join([str(s) for s in asked])} is"
        not_asked = f"{turn} asked, not {name_of(move.who)}"
        raise RecordError(f"line {move.line}: {move.text()!r}: {not_asked}; {may(g, asked[0])}")
    try:
        seat = move.who if move.who != CHANCE else None
        g.apply(g.parse(move.said, seat), seat)
    except ValueError as wrong:
        raise RecordError(f"line {move.line}: {wrong}") from None


def may(g: State, seat: int) -> str:
    options = g.legal() if seat == CHANCE else g.legal(seat)
    return "legal is: " + ", ".join([g.say(c) for c in options])


def name_of(who: int) -> str:
    return "chance" if who == CHANCE else f"seat {who}"


def taken_back(move: Move, past: list[tuple[int, State]]) -> State:
    while past:
        who, before = past.pop()
        if who == move.who:
            return before
        if who == CHANCE:
            raise RecordError(f"line {move.line}: {move.text()!r}: chance has answered since, that cannot be undone")
    raise RecordError(f"line {move.line}: {move.text()!r}: there is no choice of {name_of(move.who)} to take back")
