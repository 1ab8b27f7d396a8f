"""What a game folder provides, and what everybody may ask of a game.

A Game is one game with its options chosen: how many play, which edition, which
components.  It is immutable and shared by all its states.  A game folder's
setup.py derives a class from it, fills in the tables, and says how it begins.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final, NamedTuple

from mypy_extensions import i64, mypyc_attr

from orlop.table import notation, position
from orlop.table.cards import Cards, has, listed, some
from orlop.table.chance import Dealer, Rng
from orlop.table.events import NOT_SAID, Heard, Kind, heard
from orlop.table.steps import CHANCE, NOBODY, Asks, State, about_what, asked, legal_for, question, settle, waiting
from orlop.table.views import NO_RECKONINGS, Line, Reckoned, drawn

SPECTATOR: Final = None


class Option(NamedTuple):
    """Something to agree on before the game: its values, the usual one first."""

    name: str
    values: tuple[str, ...]

    @property
    def default(self) -> str:
        return self.values[0]

    @property
    def kind(self) -> str:
        return "switch" if set(self.values) == {"on", "off"} else "choice"


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    id: ClassVar[str] = ""  # walk-the-plank
    clauses: ClassVar[str] = ""  # the prefix of its clauses: wtp
    rules: ClassVar[int] = 1  # raised when a record of the rules before would play on differently
    least: ClassVar[int] = 2
    most: ClassVar[int] = 4
    own_components: ClassVar[bool] = False  # whether people may bring a deck of their own
    choices: ClassVar[tuple[Option, ...]] = ()  # the options
    over: ClassVar[str] = ""  # the clause by which the game ends
    always: ClassVar[tuple[str, ...]] = ()  # lines a position names though nothing lies there: unsaid, they are filled
    beside: ClassVar[tuple[str, ...]] = ()  # fields of a state that no line lists, for refit makes them from the lines

    def __init__(self, players: int, options: dict[str, str], components: str | None = None) -> None:
        self.players: i64 = players
        self.options = options
        self.components = components  # a deck of one's own, as its text
        self.asks: Asks = NO_ASKS
        self.lines: list[Line] = []
        self.reckoned: list[Reckoned] = NO_RECKONINGS
        self.kinds: list[Kind] = []
        self.names: dict[int, str] = {}
        self.ids: dict[str, int] = {}
        self.in_order: set[str] = set()  # lines whose cards have an order
        self.verbs: set[int] = set()  # choices that say themselves what is done: collect, pass
        self.words: Any = None  # who speaks for it (words.py); the table itself speaks no language
        self.played: Any = None  # who seats bots at it and plays (play.py); the table itself knows no bot

    # -- what a game says of itself ---------------------------------------------------

    def blank(self) -> State:
        """A table on which nothing lies and nothing is pending."""
        raise NotImplementedError

    def begin(self, g: State) -> None:
        """Set up: lay what lies on the table from the start, and the first steps."""
        raise NotImplementedError

    def whole_deck(self) -> list[int]:
        """Every card there is, as ids, a kind as often as it is there."""
        raise NotImplementedError

    def packs(self) -> dict[str, list[int]]:
        """The whole deck, as packs that never mix: one, or each seat's own, or Targets beside cards."""
        return {"": self.whole_deck()}

    def pack(self, g: State, place: str) -> str:
        """Which of them the cards in that place belong to."""
        return ""

    def stock(self) -> str:
        """Where cards lie that a position does not mention: the name of that line."""
        raise NotImplementedError

    def complete(self, g: State, said: set[str]) -> None:
        """In a position: lay cards that follow from what it says, before the rest is dealt."""

    def resume(self, g: State, said: set[str]) -> None:
        """In a position: work out what it leaves unsaid, and lay the steps pending if it names none."""

    def fits(self, g: State, place: str, card: int) -> bool:
        """In a position: whether that card may come to lie in that place when it deals what it leaves open."""
        return True

    def flaw(self, g: State) -> str | None:
        """What about this table cannot be, in a sentence; None if it can."""
        return None

    def bound(self) -> int:
        """No game takes more answers than this, chance's included."""
        raise NotImplementedError

    def score_of(self, g: State, seat: int) -> int:
        """What stands on the score sheet for that seat now."""
        raise NotImplementedError

    def resample(self, g: State, seat: int | None, rng: Rng) -> State:
        """A state which that seat cannot tell from this one, all such worlds alike likely."""
        raise NotImplementedError

    def thing(self, name: str) -> tuple[str, dict[str, Any]]:
        """How people call what the notation calls so: a message and its arguments (parrots-9: Parrots, 9)."""
        head, dash, tail = name.rpartition("-")
        if dash and tail.isdecimal():
            return "thing-" + head, {"n": int(tail)}
        return "thing-" + name, {}

    def refit(self, g: State) -> None:
        """After a position or bytes were read: make anew what is kept beside the lines (a seat's trait, say)."""

    def refuses(self) -> str | None:
        """Why these options cannot go together, in a sentence; None if they can."""
        return None

    def call(self, first: int, names: list[str]) -> None:
        """In a game's __init__: these are the choices' ids from that one on."""
        for i, name in enumerate(names):
            self.names[first + i] = name
            self.ids[name] = first + i

    # -- a table --------------------------------------------------------------------

    def new(self, dealer: Dealer | None = None) -> State:
        """A new game.  A dealer answers chance at once; without one, chance is asked."""
        g = self.blank()
        g.listening = True
        self.begin(g)
        settle(g)
        g.dealer = dealer
        if dealer is not None:
            dealer.serve(g)
        return g

    def given(self, text: str, dealer: Dealer | None = None) -> State:
        """A position: any legal moment, set up by hand (docs/records.md)."""
        return position.read(self, text, dealer)

    def from_bytes(self, b: bytes) -> State:
        return position.from_bytes(self, b)

    def play(self, seats: Any, seed: int) -> Any:
        """Bots at every seat play it to the end: a record.  seats: bot names, or one for all."""
        return self.played(self, seats, seed)

    # -- what a state's methods answer --------------------------------------------------

    def name(self, choice: int) -> str:
        return self.names.get(choice, str(choice))

    def id_of(self, name: str) -> int:
        if name not in self.ids:
            raise ValueError(f"{name}: there is no such thing in {self.id}")
        return self.ids[name]

    def say(self, g: State, choice: int) -> str:
        return notation.say(g, choice)

    def parse(self, g: State, text: str, seat: int | None = None) -> int:
        return notation.parse(g, text, seat)

    def refusal(self, g: State, choice: int, seat: int | None) -> str:
        """Why a choice that is none now was refused: one sentence for whoever made it."""
        if g.actor == NOBODY:
            return f"{self.name(choice)} cannot be chosen: the game is over"
        options = legal_for(g, seat) if seat is not None else g.legal()
        if not options:
            return f"seat {seat} is not asked now: {notation.turn_of(g)}"
        may = ", ".join([notation.say(g, c) for c in options])
        return f"{notation.say(g, choice)} cannot be chosen now ({self.why(g, choice, seat)}); one of these can: {may}"

    def why(self, g: State, choice: int, seat: int | None = None) -> str | None:
        """None for a legal choice; else the clause that forbids it now."""
        if g.actor == NOBODY:
            return self.over
        ask = question(g)
        if g.actor == CHANCE and seat is None:  # a seat is not told what chance may still bring
            return None if choice in g.legal() else ask.clause
        me = g.actor if seat is None else seat
        options = legal_for(g, me)
        if choice in options:
            return None
        if not options:
            return ask.clause
        return ask.why(g, me, about_what(g), choice)

    def message(self, g: State, choice: int) -> tuple[str, dict[str, str]]:
        """The words of a choice, as a message and its arguments."""
        ask = question(g)
        name = self.name(choice)
        if notation.is_a_verb(g, choice):
            return f"choice-{name}", {}
        return f"choice-{ask.name}", {"what": name}

    def tell(self, g: State, choice: int, lang: str) -> str:
        """The choice in words, with what it is about called as people call it."""
        message, arguments = self.message(g, choice)
        return str(self.words.say(lang, message, {name: self.called(what, lang) for name, what in arguments.items()}))

    def called(self, name: str, lang: str) -> str:
        """How people call what the notation calls so, in words."""
        message, arguments = self.thing(name)
        return str(self.words.say(lang, message, arguments))

    def view(self, g: State, seat: int | None) -> dict[str, Any]:
        """What that seat (None: a spectator) may see, with the open question in it."""
        if seat is not None and not 0 <= seat < self.players:
            raise ValueError(f"seat {seat}: seats are 0 to {self.players - 1}, or None for a spectator")
        return {
            "game": self.id,
            "seat": seat,
            "actor": int(g.actor),
            "waiting": waiting(g),
            "question": self.open_question(g, seat),
            "table": drawn(g, seat),
        }

    def open_question(self, g: State, seat: int | None) -> dict[str, Any] | None:
        """Everybody sees which question is open and who is asked; only who is asked sees the options."""
        if g.actor == NOBODY:
            return None
        ask = question(g)
        out: dict[str, Any] = {"id": ask.name, "clause": ask.clause}
        if seat is None or g.actor == CHANCE or seat not in waiting(g):
            return out
        options: list[dict[str, Any]] = []
        for c in legal_for(g, seat):
            message, arguments = self.message(g, c)
            options.append({"choice": c, "say": notation.say(g, c), "words": message, "arguments": arguments})
        out["options"] = options
        out["refused"] = [
            {"choice": c, "say": notation.say(g, c), "clause": self.why(g, c, seat)} for c in refused(g, seat)
        ]
        return out

    def events(self, g: State, seat: int | None) -> list[dict[str, Any]]:
        return [self.event(g, e) for e in heard(g, seat)]

    def event(self, g: State, e: Heard) -> dict[str, Any]:
        kind = self.kinds[e.kind]
        come_from, _, go_to = kind.move.partition(" > ")
        other: object = None
        if e.other >= 0 and kind.other:
            other = self.name(e.other) if kind.other == "thing" else e.other
        what = NOT_SAID if e.unseen else self.name(e.what) if e.what >= 0 else None
        places = {"{who}": str(e.who), "{other}": str(e.other)}
        return {
            "number": e.number,
            "kind": kind.name,
            "clause": kind.clause,
            "who": e.who if e.who >= 0 else None,
            "what": what,
            "other": other,
            "from": filled_in(come_from, places),
            "to": filled_in(go_to, places),
        }

    def position(self, g: State) -> str:
        return position.write(g)

    def to_bytes(self, g: State) -> bytes:
        return position.to_bytes(g)

    def scores(self, g: State) -> list[int]:
        return [self.score_of(g, seat) for seat in range(self.players)]

    def winners(self, g: State) -> list[int]:
        """Nobody yet while the game goes on."""
        if g.actor != NOBODY:
            return []
        return [seat for seat in range(self.players) if g.score(seat) > 0]

    def returns(self, g: State) -> list[float]:
        """What each seat has won or lost: the winners' share of 1, less what everybody put in.  Sums to zero."""
        if g.actor != NOBODY:
            return [0.0] * self.players
        scores = [g.score(seat) for seat in range(self.players)]
        mean = sum(scores) / len(scores)
        return [score - mean for score in scores]


NO_ASKS: Final = Asks([])


def filled_in(place: str, places: dict[str, str]) -> str | None:
    if not place:
        return None
    for name, seat in places.items():
        place = place.replace(name, seat)
    return place


def refused(g: State, seat: int) -> list[int]:
    """What that seat may be tempted to choose, and may not."""
    ask = question(g)
    may: Cards = asked(g, seat) if seat != g.actor else g.open
    wanted = ask.tempting(g, seat, about_what(g))
    if not some(wanted):
        return []
    return [ask.base + c for c in listed(wanted) if not has(may, c)]
