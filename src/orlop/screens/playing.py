"""A game at the table: who sits there, what is kept of it, and how it goes on."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path

from orlop import play, pure, saved, taking_back
from orlop.bots import NAMES
from orlop.play import Fresh, is_person
from orlop.screens import asked
from orlop.screens.terminal import remembered
from orlop.screens.terminal.reading import Left
from orlop.screens.terminal.table import Table
from orlop.screens.told import Data
from orlop.table.chance import Dealer, Seeded
from orlop.table.record import UNDO, Record
from orlop.table.steps import CHANCE, NOBODY, State
from orlop.taking_back import Refused
from orlop.version import VERSION
from orlop.words import COMMON, Refusal, Words


class Sitting:
    """One game from where it stands until it is over or left."""

    def __init__(
        self,
        record: Record,
        path: list[tuple[int, State]],
        seats: Sequence[str],
        seed: int | None,
        kept: saved.Kept,
        table: Table,
    ) -> None:
        self.record = record
        self.path = path  # who answered, and what came of it
        self.state = path[-1][1].copy()
        self.seats = list(seats)
        self.people = [seat for seat, name in enumerate(seats) if is_person(name)]
        self.seed = secrets.randbits(48) if seed is None else seed
        self.dealer: Dealer = Fresh() if seed is None else dealt_so_far(path, seed)
        self.kept = kept
        self.table = table
        self.seat_bots()
        self.news: dict[int | None, list[Data]] = {None: [], **{seat: [] for seat in self.people}}
        self.hear(self.state)

    def seat_bots(self) -> None:
        """They have heard all that is not taken back."""
        self.bots = play.at_table(self.seats, self.seed)
        for _, g in self.path:
            for seat, bot in enumerate(self.bots):
                if bot is not None:
                    bot.hear(g.events(seat))

    def hear(self, g: State) -> None:
        for seat, told in self.news.items():
            told += g.events(seat)

    def heard_by(self, seat: int | None) -> list[Data]:
        """What is new to that seat since it looked last."""
        told, self.news[seat] = self.news[seat], []
        return told

    def go_on(self) -> None:
        """Until the game is over.  Each answer is on the disk before anything that follows from it is shown."""
        while True:
            g = self.state
            play.play_on(g, self.bots, self.dealer, self.note)
            if g.actor == NOBODY:
                break
            self.kept.sync()
            seat = next(seat for seat in g.waiting if seat in self.people)
            choice = self.table.asks(self, seat)
            if choice is not None:
                view = g.view(seat)
                play.answer(g, seat, choice, len(view["question"]["options"]), self.bots, self.note)
        self.record.result = g.winners()
        self.kept.write(self.record.ending())
        self.kept.sync()
        self.table.over(self)

    def note(self, g: State, who: int, said: str, of: int) -> None:
        self.kept.write(self.record.add(who, said).text() + "\n")
        self.path.append((who, g.copy()))
        self.hear(g)

    # -- what may be asked at the table ---------------------------------------------------

    def why(self, said: str, seat: int) -> str | None:
        """The clause that forbids that choice now; no such choice: ValueError."""
        return self.state.why(self.state.parse(said, seat), seat)

    def kept_in(self) -> Path | None:
        return self.kept.path

    def told_to(self, seat: int | None) -> list[Data]:
        """All that has happened, as that seat may know it."""
        return [e for _, g in self.path for e in g.events(seat)]

    def take_back(self, seat: int) -> Refused | None:
        """That seat's last choice; or why it stays."""
        refused = taking_back.refusal(self.path, seat)
        if refused is not None:
            return refused
        at = taking_back.last_choice(self.path, seat)
        self.kept.write(self.record.add(seat, UNDO).text() + "\n")
        self.kept.sync()
        del self.path[at:]
        self.state = self.path[-1][1].copy()
        self.seat_bots()
        for told in self.news.values():
            told.clear()
        return None


def dealt_so_far(path: list[tuple[int, State]], seed: int) -> Dealer:
    """The dealer of a numbered deal, after all that it dealt already."""
    dealer = Seeded(seed)
    for (_, before), (who, _) in pairwise(path):
        if who == CHANCE:
            dealer.deal(before)
    return dealer


def begin(
    id: str,
    players: int | None,
    settings: Sequence[str],
    seats: str | None,
    seed: int | None,
    save: str | None,
    table: Table,
) -> Sitting:
    """A new game; nothing is written before all of this is found good."""
    game = asked.game(id, asked.players_for(players, seats), settings)
    names = asked.seats(seats, game.players)
    table.lay(game, names)
    record = play.new_record(game, names)
    return Sitting(record, [(NOBODY, game.new())], names, seed, saved.begin(record, save, seed), table)


def resume(path: str, id: str | None, seats: str | None, seed: int | None, table: Table) -> Sitting:
    """An unfinished game, with its own seats unless others are named."""
    record = saved.unfinished(path)
    if id is not None and id != record.game:
        raise Refusal("wrong-game", file=path, game=record.game, said=id)
    so_far = play.path(record)
    names = asked.seats(seats_in(record) if seats is None else seats, record.players)
    table.lay(so_far[0][1].game, names)
    kept = saved.go_on(path)
    return Sitting(record, so_far, names, saved.deal_of(path) if seed is None else seed, kept, table)


def seats_in(record: Record) -> str | None:
    """Who sat there, unless those names are of people elsewhere: then one seat is yours."""
    known = all(is_person(name) or name in NAMES for name in record.seats)
    return ",".join(record.seats) if record.seats and known else None


def sit_down(sitting: Sitting) -> int:
    """Plays it; whoever leaves is told how to go on."""
    table = sitting.table
    path = str(sitting.kept.path)
    try:
        table.say("saved-in", file=path)
        sitting.go_on()
        table.say("told-by", file=path)
    except (Left, KeyboardInterrupt):
        table.leave(path)
    finally:
        table.cover()
        sitting.kept.sync()
        sitting.kept.close()
    return 0


def say_what_runs(lang: str) -> None:
    """At the first play, and whenever it has changed since: whether the rules run compiled."""
    runs = "runs-compiled" if pure.compiled() else "runs-uncompiled"
    said = f"{VERSION} {runs}"
    if remembered.all_of_it().get("runs") == said:
        return
    remembered.remember(runs=said)
    print(Words(COMMON).say(lang, runs))
