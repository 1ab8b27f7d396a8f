"""What somebody means by what is typed at a question."""

from __future__ import annotations

from orlop.screens.told import Data, Teller


class Slip(ValueError):
    """What was typed is no choice, or no command."""


def meant(said: str, options: list[Data], to: Teller) -> int:
    """The choice by its number, by its notation or words, or by the beginning of one of these."""
    if said.isdecimal() and 1 <= int(said) <= len(options):
        return int(options[int(said) - 1]["choice"])
    low = " ".join(said.lower().split())
    names = [names_of(option, to) for option in options]
    for fits in (str.__eq__, str.startswith):
        found = [option for option, own in zip(options, names) if any(fits(name, low) for name in own)]
        if len(found) == 1:
            return int(found[0]["choice"])
        if found:
            may = ", ".join(option["say"] for option in found)
            raise Slip(to.say("slip-several", said=repr(said), may=may))
    raise Slip(to.say("slip-unknown", said=repr(said)))


def names_of(option: Data, to: Teller) -> set[str]:
    """play parrots-9; parrots-9; Play Parrots 9; Parrots 9."""
    said = option["say"].lower()
    words = [to.choice(option), *(to.thing(what) for what in option["arguments"].values())]
    return {said, said.rpartition(" ")[2], *(word.lower() for word in words)}


def completions(typed: str, question: Data, to: Teller, commands: list[str], things: list[str]) -> list[str]:
    """What the line so far may become: a choice in the notation or in words, a command, a card to ask about."""
    low = typed.lower()
    if low.startswith("/"):
        command, space, rest = low.partition(" ")
        if not space:
            return [name for name in commands if name.startswith(low)]
        about = {"/why": refusable(question), "/card": things}.get(command, [])
        return [f"{command} {name}" for name in about if name.lower().startswith(rest)]
    found: list[str] = []
    for option in question["options"]:
        names = [option["say"], option["say"].rpartition(" ")[2], to.choice(option)]
        found += [name for name in names if name.lower().startswith(low)][:1]
    return found


def refusable(question: Data) -> list[str]:
    said = [one["say"] for one in question["refused"] + question["options"]]
    return [one.rpartition(" ")[2] for one in said]
