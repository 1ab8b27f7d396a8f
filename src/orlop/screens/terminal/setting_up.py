"""Sitting down: which game, with which options, and who sits at each seat.  What was chosen last is offered first."""

from __future__ import annotations

from itertools import product
from typing import Any, NamedTuple

from orlop import find
from orlop.bots import NAMES
from orlop.play import YOU, is_person
from orlop.screens import asked
from orlop.screens.terminal import remembered
from orlop.screens.terminal.reading import Lines
from orlop.table.game import Game
from orlop.words import COMMON, Words


class Chosen(NamedTuple):
    game: str
    settings: list[str]
    seats: str


class SettingUp:
    def __init__(self, lines: Lines, lang: str) -> None:
        self.lines = lines
        self.lang = lang

    def say(self, message: str, **arguments: object) -> str:
        return Words(COMMON).say(self.lang, message, arguments)

    def choose(self, game: str | None) -> Chosen:
        last = last_time(game)
        if last is not None:
            print(self.say("as-last-time", what=self.described(last)))
        if game is None:
            game = self.which_game(last)
            if game is None:
                assert last is not None
                return last
        elif last is not None and self.again():
            return last
        settings = self.options(game)
        chosen = Chosen(game, settings, self.seats(game, self.players(game)))
        remembered.remember(last=[*chosen], **{f"last-{game}": [*chosen]})
        return chosen

    def described(self, last: Chosen) -> str:
        words = Words(find.folder_of(last.game) / "words")
        name, seats = words.say(self.lang, "game"), last.seats.replace(",", ", ")
        return f"{name}: {seats}" + (f" ({', '.join(last.settings)})" if last.settings else "")

    def again(self) -> bool:
        return self.lines.line(self.say("again-or-anew") + " ").lower() not in self.say("anew").split()

    def which_game(self, last: Chosen | None) -> str | None:
        """None: all as last time."""
        ids = find.ids()
        for n, id in enumerate(ids, 1):
            of = find.kind(id)
            name = Words(find.folder_of(id) / "words").say(self.lang, "game")
            print(f"  {n:2}  {name} ({id}), {self.say('games-players', least=of.least, most=of.most)}")
        while True:
            said = self.lines.line(self.say("which-game") + " ", complete=lambda typed: starting(typed, ids))
            if not said and last is not None:
                return None
            if said.isdecimal() and 1 <= int(said) <= len(ids):
                return ids[int(said) - 1]
            found = [id for id in ids if said and id.startswith(said.lower())]
            if len(found) == 1:
                return found[0]
            print(self.say("number-or-name"))

    # -- options --------------------------------------------------------------------------

    def options(self, id: str) -> list[str]:
        """One after the other; a value that cannot go with those chosen is shown with the reason, not offered."""
        of = find.kind(id)
        words = Words(find.folder_of(id) / "words")
        chosen: dict[str, str] = {}
        for option in of.choices:
            open_to: list[str] = []
            print(words.say(self.lang, f"option-{option.name}"))
            for value in option.values:
                reason = refused(of, chosen | {option.name: value})
                told = words.say(self.lang, f"option-{option.name}-{value}")
                if reason is None:
                    open_to.append(value)
                    print(f"  {len(open_to):2}  {value}: {told}")
                else:
                    print(f"   -  {value}: {told}. {self.say('not-offered', why=reason)}")
            chosen[option.name] = self.value(open_to)
        return [
            f"{option.name}={chosen[option.name]}" for option in of.choices if chosen[option.name] != option.default
        ]

    def value(self, values: list[str]) -> str:
        while True:
            prompt = self.say("which-value", usual=values[0])
            said = self.lines.line(prompt + " ", complete=lambda typed: starting(typed, values)).lower()
            if not said:
                return values[0]
            if said.isdecimal() and 1 <= int(said) <= len(values):
                return values[int(said) - 1]
            found = [value for value in values if value == said] or [v for v in values if v.startswith(said)]
            if len(found) == 1:
                return found[0]
            print(self.say("number-or-name"))

    # -- players --------------------------------------------------------------------------

    def players(self, id: str) -> int:
        of = find.kind(id)
        if of.least == of.most:
            return of.least
        usual = min(max(of.least, 4), of.most)
        while True:
            said = self.lines.line(self.say("how-many", least=of.least, most=of.most, usual=usual) + " ")
            if not said:
                return usual
            if said.isdecimal() and of.least <= int(said) <= of.most:
                return int(said)

    def seats(self, id: str, players: int) -> str:
        """A name that is no bot's is a person's."""
        for name in NAMES:
            print(f"  {name}: {self.say(f'bot-{name}')}")
        print(self.say("who-sits-help"))
        usual = ",".join([YOU] + [asked.USUAL_BOT] * (players - 1))
        while True:
            said = self.lines.line(self.say("who-sits", usual=usual.replace(",", ", ")) + " ")
            try:
                return ",".join(asked.seats(people_named(said or usual, self.say("seat-you")), players))
            except ValueError as wrong:
                print(str(wrong).replace("--seats ", ""))


def people_named(said: str, you: str) -> str:
    """ann, greenhorn: you:ann,greenhorn."""
    names = [YOU if name == you else name for name in asked.split(said)]
    known = [name if name in NAMES or is_person(name) else f"{YOU}:{name}" for name in names]
    return ",".join(known)


def last_time(game: str | None) -> Chosen | None:
    """What was chosen last, if it can still be played."""
    found: Any = remembered.all_of_it().get("last" if game is None else f"last-{game}")
    try:
        id, settings, seats = found
        chosen = Chosen(str(id), [str(one) for one in settings], str(seats))
        asked.seats(
            chosen.seats, asked.game(chosen.game, asked.players_for(None, chosen.seats), chosen.settings).players
        )
    except (TypeError, ValueError):
        return None
    return chosen


def refused(of: type[Game], chosen: dict[str, str]) -> str | None:
    """Why these cannot go together, whatever the options still open; None if they can."""
    rest = [option for option in of.choices if option.name not in chosen]
    reason: str | None = None
    for values in product(*(option.values for option in rest)):
        options = {option.name: option.default for option in of.choices}
        options |= chosen | {option.name: value for option, value in zip(rest, values)}
        for players in range(of.least, of.most + 1):
            reason = of(players, options).refuses()
            if reason is None:
                return None
    return reason


def starting(typed: str, names: list[str]) -> list[str]:
    return [name for name in names if name.startswith(typed.lower())]
