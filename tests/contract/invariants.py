"""What must hold at every moment of every game."""

from __future__ import annotations

import itertools
import random
import tomllib
from functools import cache
from typing import Any

from mypy_extensions import i64

from orlop.find import folder_of
from orlop.table.cards import Zones
from orlop.table.events import NOT_SAID
from orlop.table.game import Game
from orlop.table.steps import CHANCE, NOBODY, State, question, to_come
from orlop.table.vecs import vec
from tests.contract import tables

NEVER_A_CHOICE = (-3, -1, 3999, 10**6, 2**31, 2**63, -(10**30), 10**30)


@cache
def clauses_of(id: str) -> frozenset[str]:
    """The clauses of a game by name; those of a game without a folder are what it cites."""
    path = folder_of(id) / "clauses.toml"
    if not path.exists():
        return frozenset({"bb.deal", "bb.bid", "bb.high", "bb.show", "bb.twin", "bb.wind", "bb.win"})
    return frozenset(tomllib.loads(path.read_text(encoding="utf-8")))


# -- everything there is in a state, as something that compares -----------------------------


def plain(x: Any) -> Any:
    if isinstance(x, Zones):
        return [x[seat] for seat in range(x.seats())]
    if isinstance(x, (int, float, str, bytes, tuple, frozenset, type(None))):
        return x
    if hasattr(x, "__len__"):
        return [plain(y) for y in x]
    return type(x).__name__  # what all states of a game share: a table of its components, a trait without a state


@cache
def fields_of_the_kernel() -> frozenset[str]:
    game = tables.few(tables.found()[0], 1)[0]
    return frozenset(dir(State(game, game.asks, vec[i64]([]))))


def own_fields(g: State) -> list[str]:
    """The fields which the game gave its state; of an object of the game's own that lies in a field: "side_0.hand"."""
    out: list[str] = []
    for name in fields_in(g):
        if name in fields_of_the_kernel():
            continue
        value = getattr(g, name)
        if type(value).__module__.startswith("orlop.games.") and name not in g.game.beside:
            out += [f"{name}.{part}" for part in fields_in(value)]
        else:
            out.append(name)
    return out


def fields_in(x: object) -> list[str]:
    return [name for name in dir(x) if not name.startswith("_") and not callable(getattr(x, name))]


def field(g: State, name: str) -> Any:
    for part in name.split("."):
        g = getattr(g, part)
    return g


def everything(g: State) -> dict[str, Any]:
    """All of a state but how far its events are counted, and what the last choice made happen."""
    out = {name: plain(field(g, name)) for name in own_fields(g)}
    for line in g.game.lines:  # of a vec only so much counts as the line says
        for i, place in enumerate(line.places(g)):
            out[f"{line.name}: {place}"] = line.read(g, i)
        for name in line.fields():
            if not isinstance(field(g, name), (int, tuple, type(None))):
                out.pop(name, None)
    out["steps"] = to_come(g)
    out["asked"] = (g.actor, g.waiting, g.legal(), g.outcomes())
    return out


# -- one moment -----------------------------------------------------------------------------


def cards_lie_once(g: State) -> None:
    """Each card lies in exactly one of the places that hold cards."""
    there = [c for line in g.game.lines if line.holds for i in range(len(line.places(g))) for c in line.read(g, i)]
    there.sort()
    if there != sorted(g.game.whole_deck()):
        lie = {line.name: [line.read(g, i) for i in range(len(line.places(g)))] for line in g.game.lines if line.holds}
        raise AssertionError(f"cards are lost or lie twice: {lie}")


def options_are_sound(g: State) -> None:
    options = g.legal()
    assert bool(options) == (g.actor != NOBODY), f"actor {g.actor}, and the options are {options}"
    assert options == sorted(set(options)), f"options not sorted, or one twice: {options}"
    outcomes = g.outcomes()
    if g.actor == CHANCE:
        assert [c for c, _ in outcomes] == options, f"outcomes {outcomes} are not the options {options}"
        assert all(p > 0 for _, p in outcomes), f"an outcome that cannot come: {outcomes}"
        assert abs(sum([p for _, p in outcomes]) - 1) < 1e-9, f"outcomes do not sum to one: {outcomes}"
    else:
        assert outcomes == [], f"outcomes, though chance is not asked: {outcomes}"


def waiting_is_right(g: State) -> None:
    """Those who wait have options, all others none; who is asked waits."""
    waiting = g.waiting
    assert waiting == sorted(set(waiting)), f"waiting: {waiting}"
    if g.actor < 0:
        assert waiting == [], f"waiting {waiting}, and the actor is {g.actor}"
    else:
        assert g.actor in waiting, f"seat {g.actor} is asked, and waiting are {waiting}"
    for seat in range(g.game.players):
        options = g.legal(seat)
        assert bool(options) == (seat in waiting), f"seat {seat} may choose {options}, and waiting are {waiting}"
        assert options == sorted(set(options)), f"options of seat {seat}: {options}"


def whoever_is_asked(g: State) -> list[int | None]:
    """As whom choices can be made now: the seats that wait, or nobody's name for chance."""
    return [None] if g.actor < 0 else [*g.waiting]


def notation_is_read_back(g: State) -> None:
    for seat in whoever_is_asked(g):
        said = [g.say(c) for c in g.legal(seat)]
        assert len(set(said)) == len(said), f"two options are said alike: {said}"
        for c, text in zip(g.legal(seat), said):
            assert text.isascii() and text == " ".join(text.split()) and text, f"{c} is said {text!r}"
            assert g.parse(text, seat) == c, f"{text!r} is {c}, and is read as {g.parse(text, seat)}"


def clauses_are_named(g: State, rnd: random.Random) -> None:
    """No clause forbids what is legal; what is not legal is forbidden by one that exists."""
    known = clauses_of(g.game.id)
    for seat in whoever_is_asked(g):
        legal = g.legal(seat)
        for c in legal if seat is not None else rnd.sample(legal, min(4, len(legal))):
            assert g.why(c, seat) is None, f"{g.say(c)} is legal, and forbidden by {g.why(c, seat)}"
        for c in [*tempting(g, seat), *some_illegal(g, legal, rnd, 6)]:
            why = g.why(c, seat)
            assert why in known, f"{g.game.name(c)} is not legal, and forbidden by {why!r}: no such clause"
    for event in g.events(None):
        assert event["clause"] in known, f"{event}: no such clause"
    if g.actor != NOBODY:
        assert question(g).clause in known, f"{question(g).name}: by {question(g).clause!r}: no such clause"


def tempting(g: State, seat: int | None) -> list[int]:
    """What that seat may be tempted to choose, and may not."""
    return [] if seat is None else [refusal["choice"] for refusal in g.view(seat)["question"]["refused"]]


def some_illegal(g: State, legal: list[int], rnd: random.Random, most: int) -> list[int]:
    others = sorted(g.game.names.keys() - set(legal))
    return rnd.sample(others, min(most, len(others)))


def told(g: State) -> tuple[int, list[int]]:
    return g.number, [g.told[i] for i in range(g.tellings)]


def refused_and_unchanged(g: State, rnd: random.Random) -> None:
    """What is not legal raises ValueError and changes nothing."""
    before, heard = g.to_bytes(), told(g)
    for seat in {None, rnd.randrange(g.game.players), *g.waiting[:1]}:
        legal = g.legal(seat)
        for c in [rnd.choice(NEVER_A_CHOICE), *some_illegal(g, legal, rnd, 2)]:
            try:
                g.apply(c, seat)
            except ValueError as refusal:
                said = str(refusal)
                assert said and "\n" not in said, f"refused in the words {said!r}"
            else:
                raise AssertionError(f"{c} was taken of seat {seat}; legal is {legal}")
    assert g.to_bytes() == before and told(g) == heard, "a refused choice changed something"


def nothing_more_to_say(g: State) -> None:
    """Before the end nobody has won; at the end the returns rank the winners first, and sum to zero."""
    winners, returns = g.winners(), g.returns()
    assert len(returns) == len(g.scores()) == g.game.players
    assert abs(sum(returns)) < 1e-9, f"returns {returns} do not sum to zero"
    if g.actor != NOBODY:
        assert winners == [] and not any(returns), f"the game goes on; winners {winners}, returns {returns}"
        return
    assert to_come(g) == [], "the game is over, and something is pending"
    assert winners == sorted(set(winners))
    won = [returns[seat] for seat in winners]
    lost = [returns[seat] for seat in range(g.game.players) if seat not in winners]
    assert not won or not lost or min(won) > max(lost), f"returns {returns} do not put {winners} first"
    assert won or len(set(returns)) == 1, f"nobody has won, and the returns are {returns}"


def events_go_on(g: State, before: int) -> int:
    """All hear as many events, with the same numbers, and one follows the other; how many there have been."""
    public = g.events(None)
    numbers = [event["number"] for event in public]
    assert numbers == list(range(before, before + len(numbers))), f"events {numbers} after {before}"
    for seat in range(g.game.players):
        heard = g.events(seat)
        assert len(heard) == len(public), f"not all hear as many events: {heard}, {public}"
        for event, all_hear in zip(heard, public):
            what = event["what"] if all_hear["what"] != NOT_SAID else NOT_SAID
            assert {**event, "what": what} == all_hear, f"seat {seat} hears {event}, a spectator {all_hear}"
    return before + len(numbers)


def they_may_answer_in_any_order(g: State, rnd: random.Random) -> None:
    """Where several wait it makes no difference who answers first."""
    seats = g.waiting
    if len(seats) < 2:
        return
    choice = {seat: rnd.choice(g.legal(seat)) for seat in seats}
    orders = [seats, seats[::-1], rnd.sample(seats, len(seats))]
    ends = set()
    for order in orders:
        h = g.copy()
        for seat, after in itertools.zip_longest(order, order[1:]):
            h.apply(choice[seat], seat)
            assert after is None or h.legal(after) == g.legal(after), (
                f"seat {seat} changed what seat {after} may choose"
            )
        ends.add(h.to_bytes())
    assert len(ends) == 1, f"who answers first makes a difference: {choice}"


def sound(g: State, rnd: random.Random) -> None:
    cards_lie_once(g)
    options_are_sound(g)
    waiting_is_right(g)
    notation_is_read_back(g)
    clauses_are_named(g, rnd)
    refused_and_unchanged(g, rnd)
    nothing_more_to_say(g)
    they_may_answer_in_any_order(g, rnd)
    flaw = g.game.flaw(g)
    assert flaw is None, f"a flaw in a table that was played: {flaw}"


# -- one game -------------------------------------------------------------------------------


def someone(g: State, rnd: random.Random) -> tuple[int | None, int]:
    """Who answers now, and what: anybody who waits, anything that is legal."""
    if g.actor == CHANCE:
        return None, rnd.choice(g.legal())
    seat = rnd.choice(g.waiting)
    return seat, rnd.choice(g.legal(seat))


def sound_game(game: Game, seed: int) -> int:
    """One random game from beginning to end; how many answers it took."""
    rnd = random.Random(seed)
    path: tables.Path = []
    with tables.telling_where(game, seed, path):
        g = game.new()
        heard = events_go_on(g, 0)
        while True:
            sound(g, rnd)
            if g.actor == NOBODY:
                return len(path)
            seat, choice = someone(g, rnd)
            g.apply(choice, seat)
            path.append((seat, choice))
            heard = events_go_on(g, heard)
            assert len(path) <= game.bound(), f"more than {game.bound()} answers"
