"""Leaks, planted one at a time: each is what a slip in a game, in the kernel or in a screen might give away."""

from __future__ import annotations

from typing import Any

from orlop.table.events import EVERYBODY, KNOWN, NOT_SAID
from orlop.table.game import Game
from orlop.table.steps import NOBODY, Ask, Asks, State
from orlop.table.views import everyone, nobody
from tests.contract.worlds import Eyes, Seat, a_secret, hidden

View = dict[str, Any]
Events = list[dict[str, Any]]


class Planted(Eyes):
    """One leak.  plant() changes a game of its own; or what the eyes are given is changed."""

    def plant(self, game: Game) -> bool:
        """Whether this game has a place for it."""
        return True

    def gives_away(self, g: State, seat: Seat) -> object:
        """What that seat learns by it, if it is hidden there: where that is the same in all worlds, nothing leaks."""
        return a_secret(g, seat)

    def view(self, g: State, seat: Seat) -> View:
        seen = g.view(seat)
        self.spoil(seen, g, seat)
        return seen

    def spoil(self, seen: View, g: State, seat: Seat) -> None:
        """Changes a view."""


def odd(g: State, seat: Seat) -> bool:
    return a_secret(g, seat) % 2 == 1


def hidden_names(g: State, seat: Seat) -> list[str]:
    """All that is hidden from that seat, place by place."""
    return [f"{line.places(g)[i]}: {line.read(g, i)}" for line, i in hidden(g, seat)]


def unheard(g: State, seat: Seat) -> object:
    """Something that is the same in no other world, if that seat has heard of anything without hearing what."""
    return object() if any(event["what"] == NOT_SAID for event in g.events(seat)) else None


def options_of_another(g: State, seat: Seat) -> list[str]:
    """What the one who is asked may choose, if it is somebody else."""
    return [] if g.actor in (seat, NOBODY) else [g.say(c) for c in g.legal()]


class OwnLineShownToAll(Planted):
    """A line that only its owner sees is declared as everybody's."""

    def plant(self, game: Game) -> bool:
        found = [line for line in game.lines if self.hides(line.who)]
        for line in found:
            line.who = everyone
        return bool(found)

    def hides(self, who: object) -> bool:
        return who not in (everyone, nobody)

    def gives_away(self, g: State, seat: Seat) -> object:
        return [line.read(g, i) for line, i in hidden(g, seat) if self.hides(line.who)]


class HiddenLineShownToAll(OwnLineShownToAll):
    """A line that nobody sees is declared as everybody's."""

    def hides(self, who: object) -> bool:
        return who is nobody


class ListForACount(Planted):
    """Where a number of cards should stand, the cards stand."""

    def gives_away(self, g: State, seat: Seat) -> object:
        seen = g.view(seat)
        self.spoil(seen, g, seat)
        return seen["table"]

    def spoil(self, seen: View, g: State, seat: Seat) -> None:
        for line, i in hidden(g, seat):
            there = seen["table"].get(line.name)
            if isinstance(there, int) and line.holds:
                seen["table"][line.name] = line.named(g, line.read(g, i))
            elif isinstance(there, list) and line.holds and isinstance(there[i], int):
                there[i] = line.named(g, line.read(g, i))


class OrderOfAList(Planted):
    """What is listed is right, and its order hangs on what is hidden."""

    def spoil(self, seen: View, g: State, seat: Seat) -> None:
        for name, there in seen["table"].items():
            if isinstance(there, list) and len(set(map(str, there))) > 1 and odd(g, seat):
                seen["table"][name] = there[::-1]


class CountOfWhatIsHidden(Planted):
    """A helpful number reckoned from cards that this seat does not see."""

    def spoil(self, seen: View, g: State, seat: Seat) -> None:
        seen["table"]["chances"] = sum([c for line, i in hidden(g, seat) for c in line.read(g, i)[:3]])


class OptionsOfAnother(Planted):
    """Everybody is shown what the one who is asked may choose."""

    def gives_away(self, g: State, seat: Seat) -> object:
        return options_of_another(g, seat)

    def spoil(self, seen: View, g: State, seat: Seat) -> None:
        if g.actor != NOBODY:
            seen["question"]["options"] = [g.say(c) for c in g.legal()]


class RefusedOfAnother(Planted):
    """Everybody is shown what the one who is asked may not choose."""

    def gives_away(self, g: State, seat: Seat) -> object:
        return g.view(int(g.actor))["question"]["refused"] if g.actor >= 0 else None

    def spoil(self, seen: View, g: State, seat: Seat) -> None:
        if g.actor >= 0:
            seen["question"]["refused"] = g.view(int(g.actor))["question"]["refused"]


class LabelOfAnOption(Planted):
    """An option's words say more than the option."""

    def spoil(self, seen: View, g: State, seat: Seat) -> None:
        for option in (seen["question"] or {}).get("options", []):
            option["arguments"] = {**option["arguments"], "beats": str(odd(g, seat))}


class NameOfAQuestion(Planted):
    """Which question is open, by its name, hangs on what is hidden."""

    def spoil(self, seen: View, g: State, seat: Seat) -> None:
        if seen["question"] is not None and odd(g, seat):
            seen["question"]["id"] += "-again"


class WhoWaits(Planted):
    """Those who have nothing to answer with are left out, where nobody should know that."""

    def spoil(self, seen: View, g: State, seat: Seat) -> None:
        seen["waiting"] = [s for s in seen["waiting"] if s == seat or not odd(g, seat)]


class SpectatorSeesAHand(Planted):
    """Who sits nowhere is shown the table as seat 0 sees it."""

    def gives_away(self, g: State, seat: Seat) -> object:
        return g.view(0)["table"] if seat is None else None

    def spoil(self, seen: View, g: State, seat: Seat) -> None:
        if seat is None:
            seen["table"] = g.view(0)["table"]


class TruthOutOfBytes(Planted):
    """A state that comes out of bytes shows what lies hidden: nobody has heard anything of it."""

    def spoil(self, seen: View, g: State, seat: Seat) -> None:
        if g.tellings == 0 and g.number > 0:
            seen["table"]["restored"] = hidden_names(g, seat)


class TruthOutOfAPosition(Planted):
    """A state set up by hand shows what lies hidden."""

    def spoil(self, seen: View, g: State, seat: Seat) -> None:
        if g.tellings == 0 and g.number == 0:
            seen["table"]["given"] = hidden_names(g, seat)


class EventNamesTheCard(Planted):
    """All hear what only some should."""

    def gives_away(self, g: State, seat: Seat) -> object:
        return unheard(g, seat)

    def events(self, g: State, seat: Seat) -> Events:
        heard = g.events(seat)
        for i, event in enumerate(heard):
            if event["what"] == NOT_SAID:
                named = [g.events(s)[i]["what"] for s in range(g.game.players)]
                event["what"] = next((what for what in named if what != NOT_SAID), NOT_SAID)
        return heard


class FirstEventsNameTheCards(EventNamesTheCard):
    """The same, but only of what happened before the first choice."""

    def gives_away(self, g: State, seat: Seat) -> object:
        return unheard(g, seat) if g.number == 0 else None

    def events(self, g: State, seat: Seat) -> Events:
        return super().events(g, seat) if g.number == 0 else g.events(seat)


class OneMessageLess(Planted):
    """Who does not learn the card does not hear of it at all, in half the worlds."""

    def gives_away(self, g: State, seat: Seat) -> object:
        return unheard(g, seat)

    def events(self, g: State, seat: Seat) -> Events:
        return [event for event in g.events(seat) if event["what"] != NOT_SAID or odd(g, seat)]


class OneMessageMore(Planted):
    """Something happens out of sight, and is heard."""

    def events(self, g: State, seat: Seat) -> Events:
        heard = g.events(seat)
        return heard + heard[-1:] if odd(g, seat) else heard


class NumbersOfEvents(Planted):
    """The count of events goes on where nothing was told."""

    def events(self, g: State, seat: Seat) -> Events:
        return [{**event, "number": event["number"] + odd(g, seat)} for event in g.events(seat)]


class RefusalNamesACard(Planted):
    """An error says which card of somebody else is in the way."""

    def gives_away(self, g: State, seat: Seat) -> object:
        return hidden_names(g, seat) if seat is not None else None

    def refusal(self, g: State, choice: int, seat: int) -> str:
        return super().refusal(g, choice, seat) + "".join(hidden_names(g, seat))


class RefusalListsTheActors(Planted):
    """Whoever chooses out of turn is told what the one who is asked may choose."""

    def gives_away(self, g: State, seat: Seat) -> object:
        return options_of_another(g, seat) if seat is not None else None

    def refusal(self, g: State, choice: int, seat: int) -> str:
        return super().refusal(g, choice, seat) + ", ".join([g.say(c) for c in g.legal()])


class CorrectionListsTheActors(Planted):
    """Whoever misspells a choice is told what the one who is asked may choose."""

    def gives_away(self, g: State, seat: Seat) -> object:
        return options_of_another(g, seat) if seat is not None else None

    def misread(self, g: State, text: str, seat: int) -> str:
        return super().misread(g, text, seat) + ", ".join([g.say(c) for c in g.legal()])


class ClauseOfARefusal(Planted):
    """By which clause something is refused hangs on what is hidden."""

    def why(self, g: State, choice: int, seat: int) -> str | None:
        return "by another" if odd(g, seat) else super().why(g, choice, seat)


class OneOptionLess(Planted):
    """What may be chosen hangs on what is hidden."""

    def options(self, g: State, seat: Seat) -> list[int]:
        options = super().options(g, seat)
        return options[1:] if odd(g, seat) else options


class ToldToAll(Planted):
    """In the rules themselves: what happens in secret is told to everybody."""

    def gives_away(self, g: State, seat: Seat) -> object:
        return unheard(g, seat)

    def plant(self, game: Game) -> bool:
        game.asks = Asks([loud(ask) for ask in game.asks])
        return any(kind.secret for kind in game.kinds)


def loud(ask: Ask[Any]) -> Ask[Any]:
    """The same question; but whatever its answer makes happen, everybody is told."""
    if ask.asks_nobody:
        return ask
    return type("Loud", (Loud,), {key: getattr(ask, key) for key in ("name", "verb", "clause")})(ask)  # type: ignore[no-any-return]


class Loud(Ask[State]):
    def __init__(self, ask: Ask[Any]) -> None:
        super().__init__(ask.base)
        self.ask = ask
        self.asks_chance, self.seconds, self.weighs = ask.asks_chance, ask.seconds, ask.weighs
        self.in_secret = ask.in_secret

    def options(self, g: State, me: int, about: int) -> Any:
        return self.ask.options(g, me, about)

    def chosen(self, g: State, me: int, about: int, choice: int) -> None:
        self.ask.chosen(g, me, about, choice)
        for i in range(g.tellings):
            told = g.told[i]
            g.told[i] = told % KNOWN + KNOWN * EVERYBODY

    def first_copy(self, second: int) -> Any:
        return self.ask.first_copy(second)

    def second_copy(self, option: int) -> Any:
        return self.ask.second_copy(option)

    def weight(self, g: State, me: int, about: int, choice: int) -> Any:
        return self.ask.weight(g, me, about, choice)

    def tempting(self, g: State, me: int, about: int) -> Any:
        return self.ask.tempting(g, me, about)

    def why(self, g: State, me: int, about: int, choice: int) -> str:
        return self.ask.why(g, me, about, choice)


LEAKS: list[type[Planted]] = [
    OwnLineShownToAll,
    HiddenLineShownToAll,
    ListForACount,
    OrderOfAList,
    CountOfWhatIsHidden,
    OptionsOfAnother,
    RefusedOfAnother,
    LabelOfAnOption,
    NameOfAQuestion,
    WhoWaits,
    SpectatorSeesAHand,
    TruthOutOfBytes,
    TruthOutOfAPosition,
    EventNamesTheCard,
    FirstEventsNameTheCards,
    OneMessageLess,
    OneMessageMore,
    NumbersOfEvents,
    RefusalNamesACard,
    RefusalListsTheActors,
    CorrectionListsTheActors,
    ClauseOfARefusal,
    OneOptionLess,
    ToldToAll,
]
