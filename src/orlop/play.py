"""Games from their first line to their result: played by bots, read from a record, kept as they are played."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from orlop import find
from orlop.bots import Bot, for_seats, known, seated
from orlop.table import record as records
from orlop.table.chance import Dealer, Rng, Seeded
from orlop.table.game import Game
from orlop.table.playout import Tally, simulate
from orlop.table.record import UNDO, Record, RecordError
from orlop.table.steps import CHANCE, NOBODY, State, weight
from orlop.version import VERSION


class Fresh(Dealer):
    """Chance for a game that people play: from the system's own source, by no seed."""

    def deal(self, g: State) -> int:
        import secrets  # costly to load, and most who import orlop never deal so

        lots = [c for c in g.legal() for _ in range(weight(g, c))]
        return secrets.choice(lots)

    def copy(self) -> Dealer:
        return Fresh()


def new_record(game: Game, seats: Sequence[str]) -> Record:
    record = Record(VERSION, game.id, game.rules, game.players)
    record.options = dict(game.options)
    record.seats = list(seats)
    record.components = game.components
    return record


def game_of(record: Record) -> Game:
    """The game a record is of, with its options; refused if its rules are not the ones we play by."""
    of = find.kind(record.game)
    if record.rules != of.rules:
        raise RecordError(
            f"this record is of rules {record.rules} of {record.game}, written by orlop {record.version}, "
            f"and that orlop replays it; this one, {VERSION}, plays rules {of.rules}"
        )
    return find.game(record.game, players=record.players, components=record.components, **record.options)


def read(text: str) -> Record:
    return records.read(text)


def first(record: Record) -> State:
    game = game_of(record)
    if record.given is None:
        return game.new()
    try:
        return game.given(record.given)
    except ValueError as wrong:
        raise RecordError(f"given: {wrong}") from None


def replay(record: Record | str) -> Iterator[State]:
    """The states of a recorded game, one by one: the first, and one after each of its answers."""
    read_one = read(record) if isinstance(record, str) else record
    return records.replayed(read_one, first(read_one))


def path(record: Record) -> list[tuple[int, State]]:
    """Who answered and what came of it, up to where the record stands; what was taken back is not among it.

    The first is the beginning, which nobody answered.
    """
    out: list[tuple[int, State]] = []
    for i, g in enumerate(replay(record)):
        move = record.moves[i - 1] if i > 0 else None
        if move is not None and move.said == UNDO:
            while out.pop()[0] != move.who:
                pass
        else:
            out.append((NOBODY if move is None else move.who, g))
    return out


# -- bots at the table ----------------------------------------------------------------

YOU: Final = "you"  # the name of a seat at which somebody at this keyboard sits; or you:ann, where several do
Note = Callable[[State, int, str, int], object]  # the state after an answer, whose it was, what, one of how many


def played(game: Game, seats: Sequence[str] | str, seed: int) -> Record:
    """Bots at every seat play the game to its end; one name alone fills all seats."""
    specs = for_seats([seats] if isinstance(seats, str) else seats, game.players)
    record = new_record(game, specs)
    g = game.new()
    play_on(g, seated(specs, game.players, seed), Seeded(seed), lambda g, who, said, of: record.add(who, said))
    record.result = g.winners()
    return record


def at_table(specs: Sequence[str], seed: int) -> list[Bot | None]:
    """The bots at their seats; None where somebody else sits."""
    return [
        None if is_person(name) else known(name)(seat, Rng(seed * 16 + seat + 1)) for seat, name in enumerate(specs)
    ]


def is_person(name: str) -> bool:
    return name.partition(":")[0] == YOU


def play_on(g: State, bots: Sequence[Bot | None], dealer: Dealer, note: Note) -> None:
    """Until the game is over, or only seats are asked at which no bot sits."""
    while g.actor != NOBODY:
        if g.actor == CHANCE:
            answer(g, CHANCE, dealer.deal(g), len(g.legal()), bots, note)
            continue
        who = next((seat for seat in g.waiting if bots[seat] is not None), NOBODY)
        bot = bots[who] if who != NOBODY else None
        if bot is None:
            return
        view = g.view(who)
        answer(g, who, bot.choose(view), len(view["question"]["options"]), bots, note)


def answer(g: State, who: int, choice: int, of: int, bots: Sequence[Bot | None], note: Note) -> None:
    """One answer, heard by all bots and noted."""
    said = g.say(choice)
    g.apply(choice, who if who != CHANCE else None)
    for seat, listener in enumerate(bots):
        if listener is not None:
            listener.hear(g.events(seat))
    note(g, who, said, of)


def simulated(game: Game, names: Sequence[str], games: int, seed: int) -> Tally:
    """Many games between bots, counted.  Where all choose at random, they are played out in compiled code."""
    specs = for_seats(names, game.players)
    for name in specs:
        known(name)
    new = game.new()
    if set(specs) == {"random"}:
        return simulate(new, games, Rng(seed))
    out = Tally(game.players)
    seeds = Rng(seed)
    dealer = Seeded(seed)
    for _ in range(games):
        count = Count()
        g = new.copy()
        play_on(g, seated(specs, game.players, seeds.next()), dealer, count.note)
        out.count(g, count.decisions, count.chances)
    return out


class Count:
    """The decisions (a seat's choices among two or more) and chances of one game."""

    def __init__(self) -> None:
        self.decisions = 0
        self.chances = 0

    def note(self, g: State, who: int, said: str, of: int) -> None:
        if who == CHANCE:
            self.chances += 1
        elif of > 1:
            self.decisions += 1
