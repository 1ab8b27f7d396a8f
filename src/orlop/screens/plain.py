"""The table line by line: for a pipe, a screen reader, and until there is a finer one."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Final

from orlop import clauses
from orlop.screens.told import Data, Teller

Why = Callable[[str], str | None]  # the clause that forbids that choice now; no such choice: ValueError
COMMANDS: Final = ("?", "/why", "/help", "/quit")


class Left(Exception):
    """Whoever plays has left the table."""


class Slip(ValueError):
    """What was typed is no choice."""


class Plain:
    def __init__(self, teller: Teller) -> None:
        self.teller = teller
        self.lines_read = 0
        self.just_told: list[Data] = []

    def tell(self, events: list[Data]) -> None:
        if events:
            self.just_told = events
        for line in self.teller.story(events):
            print(f"  {line}")

    def show(self, view: Data) -> None:
        print()
        for line in self.teller.table(view):
            print(f" {line}")
        print()

    def result(self, winners: list[int]) -> None:
        print(f"\n{self.teller.result(winners)}")

    # -- the question -----------------------------------------------------------------

    def ask(self, view: Data, why: Why) -> int:
        """One of the options.  At a terminal a slip is asked again; in a pipe it ends the game."""
        options = view["question"]["options"]
        print(self.teller.say(f"ask-{view['question']['id']}"))
        for n, option in enumerate(options, 1):
            print(f"  {n:2}  {self.teller.choice(option)}")
        while True:
            said = self.line()
            try:
                if said.startswith(("?", "/")):
                    self.command(said, view["question"], why)
                elif said:
                    return self.meant(said, options)
            except Slip as slip:
                if not sys.stdin.isatty():
                    may = ", ".join(option["say"] for option in options)
                    where = f"line {self.lines_read} of the input"
                    raise ValueError(f"{where}: {said!r} is no choice now; one of these is: {may}") from None
                print(slip)

    def line(self) -> str:
        """What is typed next; blank lines count for nothing."""
        if sys.stdin.isatty():
            print("> ", end="")
        sys.stdout.flush()
        line = sys.stdin.readline()
        if not line:
            raise Left
        self.lines_read += 1
        return line.strip()

    def meant(self, said: str, options: list[Data]) -> int:
        """The choice by its number, by its notation or words, or by the beginning of one of these."""
        if said.isdecimal() and 1 <= int(said) <= len(options):
            return int(options[int(said) - 1]["choice"])
        low = " ".join(said.lower().split())
        names = [self.names_of(option) for option in options]
        for fits in (str.__eq__, str.startswith):
            found = [option for option, own in zip(options, names) if any(fits(name, low) for name in own)]
            if len(found) == 1:
                return int(found[0]["choice"])
            if found:
                may = ", ".join(option["say"] for option in found)
                raise Slip(self.teller.say("slip-several", said=repr(said), may=may))
        raise Slip(self.teller.say("slip-unknown", said=repr(said)))

    def names_of(self, option: Data) -> set[str]:
        """play parrots-9; parrots-9; Play Parrots 9; Parrots 9."""
        said = option["say"].lower()
        words = [self.teller.choice(option), *(self.teller.thing(what) for what in option["arguments"].values())]
        return {said, said.rpartition(" ")[2], *(word.lower() for word in words)}

    # -- commands ---------------------------------------------------------------------

    def command(self, said: str, question: Data, why: Why) -> None:
        word, _, what = said.partition(" ")
        if said.startswith("?"):
            word, what = "?", said[1:]
        what = what.strip()
        if word in ("?", "/why"):
            self.explain(what, question, why)
        elif word == "/help":
            print(self.teller.say("help"))
        elif word == "/quit":
            raise Left
        else:
            raise Slip(self.teller.say("slip-command", said=repr(word), may=", ".join(COMMANDS)))

    def explain(self, what: str, question: Data, why: Why) -> None:
        """Of a choice: the clause that forbids it, if one does.  Of none: what has just happened, and the question."""
        if not what:
            ids = [e["clause"] for e in self.just_told] + [question["clause"]]
            for id in dict.fromkeys(id for id in ids if id):
                self.clause(id)
            for refused in question["refused"]:
                self.refuse(refused["say"], refused["clause"])
            return
        try:
            choice = self.meant(what, question["options"])
        except Slip as slip:
            self.forbidden(what, question, why, slip)
            return
        option = next(o for o in question["options"] if o["choice"] == choice)
        print(self.teller.say("why-not", what=self.teller.choice(option), why=self.teller.say("why-open")))
        self.clause(question["clause"])

    def forbidden(self, what: str, question: Data, why: Why, slip: Slip) -> None:
        for refused in question["refused"]:
            thing = self.teller.thing(refused["say"].rpartition(" ")[2])
            if what.lower() in (refused["say"], refused["say"].rpartition(" ")[2], thing.lower()):
                self.refuse(refused["say"], refused["clause"])
                self.clause(refused["clause"])
                return
        try:
            id = why(what)
        except ValueError:
            raise slip from None
        if id is None:
            raise slip
        self.refuse(what, id)
        self.clause(id)

    def refuse(self, said: str, id: str) -> None:
        message = f"refusal-{id.replace('.', '-')}"
        if self.teller.game.words.has(self.teller.lang, message):
            thing = said.rpartition(" ")[2]
            what = self.teller.thing(thing) if thing in self.teller.game.ids else said
            print(self.teller.say("why-not", what=what, why=f"{self.teller.say(message)} [{id}]"))

    def clause(self, id: str) -> None:
        """Its sentence, and what we ruled."""
        found = clauses.of(self.teller.game.id).get(id)
        if found is None:
            return
        print(f"  {id}: {found.text[self.teller.lang]}")
        if found.ruling is not None:
            print(f"  {self.teller.say('ruling')}: {found.ruling[self.teller.lang]}")
