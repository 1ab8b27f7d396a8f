"""What a game's board is made of.  A game's board.py turns a view into these parts; a screen draws them.

Nothing here knows a screen: how wide it is, whether it has colours, boxes or no sight at all.  The same
parts become boxes, a list or sentences.  docs/boards.md tells how a game brings its board.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Any, NamedTuple, Protocol

View = dict[str, Any]

# Tones say what a word is about; a screen gives each of them a colour, and none means anything by itself.
PLAIN = ""
STRONG = "strong"  # the one who plays, what is won
QUIET = "quiet"  # labels, clauses
GOOD = "good"  # safe, ahead
BAD = "bad"  # owed, lost, busts
HUES = ("gold", "steel", "brown", "green", "cyan", "red", "blue", "violet", "lime", "pink")  # for suits


class Word(NamedTuple):
    text: str
    tone: str = PLAIN
    sign: str = ""  # one column before the text, where signs can be shown; the text says the same without it


Words = tuple[Word, ...]


def words(*parts: str | Word) -> Words:
    return tuple(part if isinstance(part, Word) else Word(part) for part in parts if part != "")


class Face(NamedTuple):
    """How a card looks: a sign of one column, a number, up to four letters, the tone of its suit."""

    sign: str
    number: str
    letters: str
    tone: str = PLAIN


class Card(NamedTuple):
    name: str  # as people call it: Peglegs 3
    face: Face
    foot: str = ""  # up to four letters in the lower edge: safe
    caption: str = ""  # below it: whose it is
    note: str = ""  # what is said of it where there are only words: "may not be played"
    option: int = 0  # the number by which it can be chosen now, from 1 on; 0: it cannot
    faded: bool = False
    bright: bool = False  # stands out: it is ahead


class Title(NamedTuple):
    """The first line: which game, how far it is."""

    left: Words
    right: Words = ()


class Row(NamedTuple):
    """A line of words; the right part stands at the right edge where there is room."""

    left: Words
    right: Words = ()


class Cards(NamedTuple):
    """Cards side by side, with what matters for the next choice beside them."""

    label: str
    cards: Sequence[Card]
    beside: Sequence[Words] = ()
    empty: str = ""  # what is said where there is no card


class Grid(NamedTuple):
    """A table: one row for each seat.  The first cell is the seat's name."""

    head: Sequence[Words]
    rows: Sequence[Sequence[Words]]
    tight: bool = False  # one column between the cells
    spoken: Sequence[str] = ()  # the head in full, for sentences


class Rule(NamedTuple):
    """A line across."""


Part = Title | Row | Cards | Grid | Rule


class Speaker(Protocol):
    """Who says it, in one language, to one seat (None: a spectator)."""

    lang: str
    me: int | None
    seats: list[str]  # how each is called
    options: dict[str, str]  # what was agreed on before the game

    @property
    def deck(self) -> list[str]:
        """Every card there is, a kind as often as it is there."""
        ...

    def say(self, message: str, **arguments: object) -> str: ...

    def thing(self, name: str) -> str: ...

    def text(self, name: str) -> str:
        """What stands on that card, where the game knows; else nothing."""
        ...

    def clause(self, id: str) -> str:
        """Its sentence; nothing, where there is no such clause."""
        ...


Draw = Callable[[View, Speaker], list[Part]]
Notes = Callable[[View, Speaker], dict[int, str]]
Clauses = Callable[[str], list[str]]


class Board(NamedTuple):
    """What a game's board.py provides."""

    draw: Draw
    notes: Notes  # what would come of each choice, as far as everybody can tell: choice -> words
    clauses: Clauses  # the clauses that tell what a card does


def no_notes(view: View, to: Speaker) -> dict[int, str]:
    return {}


def no_clauses(name: str) -> list[str]:
    return []


def of(game: str) -> Board | None:
    """That game's own board; None if it has not brought one yet."""
    name = f"orlop.games.{game.replace('-', '_')}.board"
    if find_spec(name) is None:
        return None
    module = import_module(name)
    return Board(module.board, getattr(module, "notes", no_notes), getattr(module, "clauses_of", no_clauses))


def option_numbers(view: View) -> dict[str, int]:
    """By what each choice is about (or, if it is about nothing, its own name): its number in the list."""
    question = view["question"]
    options = [] if question is None else question.get("options", [])
    return {option["arguments"].get("what", option["say"]): n for n, option in enumerate(options, 1)}


def refused_names(view: View) -> set[str]:
    """What may not be chosen now although it is tempting."""
    question = view["question"]
    refused = [] if question is None else question.get("refused", [])
    return {one["say"].rpartition(" ")[2] for one in refused}
