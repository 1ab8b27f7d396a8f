"""A game at the table: who sits there, what is kept of it, and how it goes on."""

from __future__ import annotations

import secrets
import sys
from collections.abc import Sequence

from orlop import find, play, pure, saved
from orlop.bots import NAMES
from orlop.play import YOU, Fresh
from orlop.screens import asked
from orlop.screens.plain import Left, Plain
from orlop.screens.told import Data, Teller
from orlop.table.chance import Dealer, Seeded
from orlop.table.record import Record
from orlop.table.steps import NOBODY, State
from orlop.version import VERSION
from orlop.words import COMMON, Words


class Sitting:
    """One game from where it stands until it is over or left."""

    def __init__(
        self, record: Record, states: list[State], seats: Sequence[str], seed: int | None, kept: saved.Kept, lang: str
    ) -> None:
        self.record = record
        self.state = states[-1]
        self.me = seats.index(YOU) if YOU in seats else None
        self.bots = play.at_table(seats, secrets.randbits(48) if seed is None else seed)
        for g in states:
            for seat, bot in enumerate(self.bots):
                if bot is not None:
                    bot.hear(g.events(seat))
        self.dealer: Dealer = Fresh() if seed is None else Seeded(seed)
        self.kept = kept
        self.table = Plain(Teller(self.state.game, lang, seats, self.me))
        self.news: list[Data] = self.state.events(self.me)

    def go_on(self) -> None:
        """Until the game is over.  Each answer is in the file before anything that follows from it is shown."""
        g = self.state
        while True:
            play.play_on(g, self.bots, self.dealer, self.note)
            if g.actor == NOBODY:
                self.over()
                return
            self.kept.sync()
            self.tell()
            assert self.me is not None
            view = g.view(self.me)
            self.table.show(view)
            choice = self.table.ask(view, lambda said: g.why(g.parse(said, self.me), self.me))
            play.answer(g, self.me, choice, len(view["question"]["options"]), self.bots, self.note)

    def note(self, g: State, who: int, said: str, of: int) -> None:
        self.kept.write(self.record.add(who, said).text() + "\n")
        self.news += g.events(self.me)

    def tell(self) -> None:
        self.table.tell(self.news)
        self.news = []

    def over(self) -> None:
        g = self.state
        self.record.result = g.winners()
        self.kept.write(self.record.ending())
        self.kept.sync()
        self.tell()
        self.table.show(g.view(self.me))
        self.table.result(g.winners())


def begin(
    id: str,
    players: int | None,
    settings: Sequence[str],
    seats: str | None,
    seed: int | None,
    save: str | None,
    lang: str,
) -> Sitting:
    """A new game; nothing is written before all of this is found good."""
    game = asked.game(id, asked.players_for(players, seats), settings)
    names = asked.seats(seats, game.players)
    record = play.new_record(game, names)
    return Sitting(record, [game.new()], names, seed, saved.begin(record, save), lang)


def resume(file: str | None, id: str | None, seats: str | None, seed: int | None, lang: str) -> Sitting:
    """An unfinished game, with its own seats unless others are named."""
    path = saved.newest(id) if file is None else file
    record = saved.unfinished(path)
    if id is not None and id != record.game:
        raise ValueError(f"the game in {path} is {record.game}, not {id}")
    states = play.path(record)
    names = asked.seats(seats_in(record) if seats is None else seats, record.players)
    return Sitting(record, states, names, seed, saved.go_on(path), lang)


def seats_in(record: Record) -> str | None:
    """Who sat there, unless those names are of people: then one seat is yours."""
    known = all(name == YOU or name in NAMES for name in record.seats)
    return ",".join(record.seats) if record.seats and known else None


def sit_down(sitting: Sitting, lang: str) -> int:
    """Plays it; whoever leaves is told how to go on."""
    words = Words(COMMON)
    path = str(sitting.kept.path)
    try:
        print(words.say(lang, "saved-in", {"file": path}))
        sitting.go_on()
        print(words.say(lang, "told-by", {"file": path}))
    except (Left, KeyboardInterrupt):
        print("\n" + words.say(lang, "go-on", {"file": path}))
    finally:
        sitting.kept.sync()
        sitting.kept.close()
    return 0


def which_game(lang: str) -> str:
    """Asked at a terminal; elsewhere there is nobody to ask."""
    ids = find.ids()
    if not sys.stdin.isatty():
        raise ValueError(f"which game? One of {', '.join(ids)}: orlop play GAME")
    words = Words(COMMON)
    for n, id in enumerate(ids, 1):
        print(f"  {n:2}  {id}")
    while True:
        print(words.say(lang, "which-game"), end=" ", flush=True)
        said = sys.stdin.readline()
        if not said:
            raise ValueError(f"which game? One of {', '.join(ids)}: orlop play GAME")
        said = said.strip()
        if said.isdecimal() and 1 <= int(said) <= len(ids):
            return ids[int(said) - 1]
        if said in ids:
            return said
        print(words.say(lang, "number-or-name"))


def say_what_runs(lang: str) -> None:
    """At the first play, and whenever it has changed since: whether the rules run compiled."""
    runs = "runs-compiled" if pure.compiled() else "runs-uncompiled"
    said = saved.data_folder() / "runs"
    try:
        if said.exists() and said.read_text() == f"{VERSION} {runs}\n":
            return
        said.parent.mkdir(parents=True, exist_ok=True)
        said.write_text(f"{VERSION} {runs}\n")
    except OSError:
        pass  # then it is said again next time
    print(Words(COMMON).say(lang, runs))
