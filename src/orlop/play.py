"""Games from their first line to their result: played by bots, read from a record, kept as they are played."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterator, Sequence

from orlop import find
from orlop.bots import Bot, seated
from orlop.table import record as records
from orlop.table.chance import Dealer, Rng, Seeded
from orlop.table.game import Game
from orlop.table.record import Record, RecordError
from orlop.table.steps import CHANCE, NOBODY, State, weight
from orlop.version import VERSION


class Fresh(Dealer):
    """Chance for a game that people play: from the system's own source, by no seed."""

    def deal(self, g: State) -> int:
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
    """The states of a recorded game, one by one."""
    read_one = read(record) if isinstance(record, str) else record
    return records.replayed(read_one, first(read_one))


def played(game: Game, seats: Sequence[str] | str, seed: int) -> Record:
    """Bots at every seat play the game to its end."""
    specs = [seats] * game.players if isinstance(seats, str) else list(seats)
    record = new_record(game, specs)
    g = game.new()
    play_on(g, seated(specs, game.players, seed), Seeded(seed), lambda who, said: record.add(who, said))
    record.result = g.winners()
    return record


def play_on(g: State, bots: Sequence[Bot | None], dealer: Dealer, write: Callable[[int, str], object]) -> None:
    """Until the game is over, or a seat is asked at which no bot sits."""
    while g.actor != NOBODY:
        if g.actor == CHANCE:
            who, choice = CHANCE, dealer.deal(g)
        else:
            who = next((seat for seat in g.waiting if bots[seat] is not None), NOBODY)
            if who == NOBODY:
                return
            bot = bots[who]
            assert bot is not None
            choice = bot.choose(g.view(who))
        said = g.say(choice)
        g.apply(choice, who if who != CHANCE else None)
        for seat, listener in enumerate(bots):
            if listener is not None:
                listener.hear(g.events(seat))
        write(who, said)
    return


def rng_of(seed: int | None) -> Rng:
    return Rng(secrets.randbits(64) if seed is None else seed)
