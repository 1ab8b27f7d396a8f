"""Two worlds that differ only in what a seat cannot see are the same to it: now, and as play goes on.

All that reaches a seat goes through Eyes, so that a leak can be planted there (leaks.py) or in the game itself.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterable
from typing import Any
from zlib import crc32

from orlop.table.cards import NONE
from orlop.table.chance import Rng, Seeded
from orlop.table.events import NOT_SAID
from orlop.table.game import Game
from orlop.table.steps import CHANCE, NOBODY, State
from orlop.table.views import Line
from tests.contract import tables
from tests.contract.invariants import some_illegal, someone

Seat = int | None  # None: a spectator
LOOKING = 3  # so many seats look at each moment, the spectator one of them now and then
SHARE_PLAYED_ON = 0.1  # of the pairs of worlds
ANSWERS_PLAYED_ON = 12
SHARE_STORED = 0.1  # of the pairs: read again from bytes, or from a position


class Leak(AssertionError):
    """A seat was given what it may not know."""


class Eyes:
    """Every way by which anything reaches a seat."""

    def view(self, g: State, seat: Seat) -> dict[str, Any]:
        return g.view(seat)

    def events(self, g: State, seat: Seat) -> list[dict[str, Any]]:
        return g.events(seat)

    def options(self, g: State, seat: Seat) -> list[int]:
        return [] if seat is None else g.legal(seat)

    def refusal(self, g: State, choice: int, seat: int) -> str:
        """What that seat is told when it chooses what it may not."""
        try:
            g.apply(choice, seat)
        except ValueError as refusal:
            return str(refusal)
        raise AssertionError(f"{choice} was taken of seat {seat}")

    def misread(self, g: State, text: str, seat: int) -> str:
        """What that seat is told when it writes what is no choice."""
        try:
            return str(g.parse(text, seat))
        except ValueError as refusal:
            return str(refusal)

    def why(self, g: State, choice: int, seat: int) -> str | None:
        return g.why(choice, seat)


EYES = Eyes()


# -- what a seat sees of the lines ------------------------------------------------------------


def sees(g: State, line: Line, place: int, seat: Seat) -> bool:
    """Whether that seat sees what lies in that place."""
    return line.who(g, seat, line.owner(place))


def hidden(g: State, seat: Seat) -> list[tuple[Line, int]]:
    """The places whose contents that seat does not see."""
    return [(line, i) for line in g.game.lines for i in range(len(line.places(g))) if not sees(g, line, i, seat)]


def a_secret(g: State, seat: Seat) -> int:
    """A number that hangs on what that seat does not see: what to plant leaks with."""
    return crc32(repr([line.read(g, i) for line, i in hidden(g, seat)]).encode())


# -- alike? -----------------------------------------------------------------------------------


def unlike(eyes: Eyes, g: State, h: State, seat: Seat, ids: Iterable[int]) -> str | None:
    """What of all that reaches that seat differs between two worlds; None if nothing does."""
    ours, theirs = json.dumps(eyes.view(g, seat)), json.dumps(eyes.view(h, seat))
    if ours != theirs:
        return f"the view of seat {seat}:\n{ours}\n{theirs}"
    ours, theirs = json.dumps(eyes.events(g, seat)), json.dumps(eyes.events(h, seat))
    if ours != theirs:
        return f"what seat {seat} hears:\n{ours}\n{theirs}"
    if eyes.options(g, seat) != eyes.options(h, seat):
        return f"the options of seat {seat}: {eyes.options(g, seat)}, {eyes.options(h, seat)}"
    if seat is None:
        return None
    for c in ids:
        if eyes.why(g, c, seat) != eyes.why(h, c, seat):
            return f"why seat {seat} may not choose {c}: {eyes.why(g, c, seat)}, {eyes.why(h, c, seat)}"
        if eyes.refusal(g, c, seat) != eyes.refusal(h, c, seat):
            return f"how seat {seat} is refused:\n{eyes.refusal(g, c, seat)}\n{eyes.refusal(h, c, seat)}"
    if eyes.misread(g, "ahoy", seat) != eyes.misread(h, "ahoy", seat):
        return f"how seat {seat} is corrected:\n{eyes.misread(g, 'ahoy', seat)}\n{eyes.misread(h, 'ahoy', seat)}"
    return None


def refusable(g: State, seat: Seat, rnd: random.Random) -> list[int]:
    return [] if seat is None else some_illegal(g, g.legal(seat), rnd, 2)


def alike(eyes: Eyes, g: State, h: State, seat: Seat, rnd: random.Random, when: str) -> None:
    difference = unlike(eyes, g, h, seat, refusable(g, seat, rnd))
    if difference is not None:
        raise Leak(f"{when}: {difference}")


def revealed(g: State, h: State, seat: Seat) -> bool:
    """Whether the first thing that this seat hears differently in two worlds says what was hidden until now."""
    reveals = {kind.name: kind.reveals for kind in g.game.kinds}
    ours, theirs = g.events(seat), h.events(seat)
    for at in range(max(len(ours), len(theirs))):
        if ours[at : at + 1] != theirs[at : at + 1]:
            return any(reveals[event["kind"]] for event in ours[at : at + 1] + theirs[at : at + 1])
    return False


# -- the checks at one moment -----------------------------------------------------------------


def heard_is_true_in_both(eyes: Eyes, g: State, h: State, seat: Seat) -> None:
    """Where that seat heard a card go, there it lies in every world it can imagine."""
    places = {place: (line, i) for line in g.game.lines for i, place in enumerate(line.places(g))}
    came_to = {event["what"]: event["to"] for event in eyes.events(g, seat) if event["what"] != NOT_SAID}
    for what, to in came_to.items():
        if what in g.game.ids and to in places:
            line, i = places[to]
            card = g.game.ids[what]
            if card in line.read(g, i) and card not in line.read(h, i):
                raise Leak(f"seat {seat} has heard that {what} lies in {to}, and imagines that it lies elsewhere")


def play_on(eyes: Eyes, g: State, h: State, seat: Seat, rnd: random.Random) -> None:
    """The same choices in both worlds, until something hidden is revealed."""
    for _ in range(ANSWERS_PLAYED_ON):
        if g.actor == NOBODY:
            return
        who = None if g.actor == CHANCE else rnd.choice(g.waiting)
        both = sorted(set(g.legal(who)) & set(h.legal(who)))
        if not both:
            return
        c = rnd.choice(both)
        said = g.say(c)
        g.apply(c, who)
        h.apply(c, who)
        difference = unlike(eyes, g, h, seat, ())
        if difference is not None:
            if revealed(g, h, seat):
                return
            raise Leak(f"after {'chance' if who is None else f'seat {who}'} answered {said}: {difference}")


def stored(eyes: Eyes, g: State, h: State, seat: Seat, rnd: random.Random) -> None:
    """The worlds look alike, and as before, when they come out of bytes and out of positions."""
    seen = eyes.view(g, seat)
    for way, again in (
        ("from bytes", [game_of.game.from_bytes(game_of.to_bytes()) for game_of in (g, h)]),
        ("from a position", [game_of.game.given(game_of.position()) for game_of in (g, h)]),
    ):
        alike(eyes, again[0], again[1], seat, rnd, way)
        if eyes.view(again[0], seat) != seen:
            raise Leak(f"{way}: the view of seat {seat} is another:\n{seen}\n{eyes.view(again[0], seat)}")


def in_the_dark(g: State, choice: int, seats: Iterable[Seat]) -> list[Seat]:
    """Which of them heard that something happened, but not what."""
    out: list[Seat] = []
    for seat in seats:
        heard = [event["what"] for event in g.events(seat)]
        if NOT_SAID in heard and g.game.name(choice) not in heard:
            out.append(seat)
    return out


def untold(eyes: Eyes, g: State, rnd: random.Random) -> int:
    """What one seat alone is given, or does in secret, the others cannot tell from anything else it might be."""
    who = None if g.actor == CHANCE else rnd.choice(g.waiting)
    if len(g.legal(who)) < 2:
        return 0
    c, d = rnd.sample(g.legal(who), 2)
    a, b = g.copy(), g.copy()
    a.apply(c, who)
    b.apply(d, who)
    others = [seat for seat in (None, *range(g.game.players)) if seat is None or seat != who]
    dark = [seat for seat in in_the_dark(a, c, others) if seat in in_the_dark(b, d, others)]
    if who is not None and len(g.waiting) > 1:  # while one of them has still to answer, nothing is said
        dark = others
    for seat in dark:
        difference = unlike(eyes, a, b, seat, refusable(a, seat, rnd))
        if difference is not None and not revealed(a, b, seat):
            raise Leak(f"{g.say(c)} or {g.say(d)}, which seat {seat} is not told: {difference}")
    return len(dark)


# -- one game -----------------------------------------------------------------------------------


def began(game: Game, seed: int) -> State:
    """Chance is asked one by one; or a dealer has answered it as far as the first choice of a seat."""
    g = game.new() if seed % 2 else game.new(Seeded(seed))
    g.dealer = None
    return g


def two_worlds(game: Game, seed: int, eyes: Eyes = EYES) -> int:
    """One random game; how many pairs of worlds were compared."""
    rnd, rng = random.Random(seed), Rng(seed)
    path: tables.Path = []
    pairs = 0
    with tables.telling_where(game, seed, path):
        g = began(game, seed)
        while True:
            for seat in rnd.sample([None, *range(game.players)], min(LOOKING, game.players + 1)):
                h = g.resample(seat, rng)
                alike(eyes, g, h, seat, rnd, "now")
                heard_is_true_in_both(eyes, g, h, seat)
                if rnd.random() < SHARE_STORED:
                    stored(eyes, g, h, seat, rnd)
                if rnd.random() < SHARE_PLAYED_ON:
                    play_on(eyes, g.copy(), h, seat, rnd)
                pairs += 1
            if g.actor == NOBODY:
                return pairs
            pairs += untold(eyes, g, rnd)
            who, choice = someone(g, rnd)
            g.apply(choice, who)
            path.append((who, choice))


def whole(g: State, seat: Seat) -> object:
    return g.to_bytes()


def hides(id: str, what: Callable[[State, Seat], object] = whole) -> bool:
    """Whether there is anything at all in that game that somebody does not see: of that, if not all is asked for."""
    rng = Rng(1)
    for n in range(12):
        g = began(tables.table(id, n), n)
        rnd = random.Random(n)
        while True:
            if any(
                what(g.resample(seat, rng), seat) != what(g, seat) for seat in (None, rnd.randrange(g.game.players))
            ):
                return True
            if g.actor == NOBODY:
                break
            who, choice = someone(g, rnd)
            g.apply(choice, who)
    return False
