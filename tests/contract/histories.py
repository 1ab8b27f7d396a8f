"""Each world that a seat imagines could have come about in just the way that it saw.

The proof is a history: the game is told again from its beginning, with other answers in the places of those
that the seat did not hear, legal at every step, looking and sounding alike to that seat all along, and ending in
the imagined world.  So everything the seat has seen is kept, and all that the others have openly chosen was
legal with the cards that they now hold.

How a history is found: a card that the seat did not see come, and has not seen since, is in some place now.  In
its stead comes one of those that lie there in the imagined world, or where others went that came to the same place.
Cards that were seen later on come as they did.  What else was answered unheard (a card bid in secret, say) is answered
so that the table comes closest to the imagined one.  Chance decides where there are several ways, and there are tries.
"""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Callable
from typing import NamedTuple

from orlop.table.chance import Rng
from orlop.table.events import NOT_SAID, OTHER, WHAT, WHO, Heard
from orlop.table.game import Game
from orlop.table.steps import NOBODY, State, to_come
from orlop.table.views import Each, Lying, nobody
from tests.contract import tables
from tests.contract.invariants import cards_lie_once, options_are_sound, someone, waiting_is_right
from tests.contract.small_of import module_of
from tests.contract.worlds import Seat, hidden, sees

TRIES = 200  # histories are looked for so many times

Resample = Callable[[State, Seat, Rng], State]
Forgets = Callable[[State, State, Seat], bool]  # whether what was just answered made that seat forget what it knew


class Moment(NamedTuple):
    """An answer, and the state that came of it."""

    who: int | None
    choice: int
    after: State


class NoHistory(AssertionError):
    """A seat imagines a world that could not have come about."""


def resampled(g: State, seat: Seat, rng: Rng) -> State:
    return g.resample(seat, rng)


# -- which cards came unseen, and where they are now -----------------------------------------


class Journey:
    """Of one card that came unseen: with which answer and where to, where it lies now, whether it was seen since."""

    def __init__(self, card: int, answer: int, place: str) -> None:
        self.card = card
        self.answer = answer
        self.came_to = place
        self.place = place
        self.seen = False


def true_events(g: State) -> list[dict[str, object]]:
    """What really happened."""
    out = []
    for i in range(g.tellings):
        told = int(g.told[i])
        out.append(
            g.game.event(
                g, Heard(0, told % 256, told // WHO % 16 - 1, told // WHAT % 4096 - 1, told // OTHER % 4096 - 1, False)
            )
        )
    return out


def journeys(past: list[Moment], seat: Seat, of_two: int) -> dict[int, list[Journey]]:
    """For each answer that this seat did not hear: the journeys of the cards that went with it.

    Of two alike in one place the first to come goes first (0), or the last (-1).
    """
    of_answers: dict[int, list[Journey]] = {}
    lying: dict[tuple[object, object], list[Journey]] = {}
    for at, moment in enumerate(past):
        for true, heard in zip(true_events(moment.after), moment.after.events(seat)):
            if true["what"] is None or true["to"] is None:
                continue
            card, place = moment.after.game.ids[str(true["what"])], str(heard["to"])
            there = lying.get((true["from"], true["what"]), [])
            stays = true["from"] == true["to"] and bool(there)
            journey = there[of_two] if stays else there.pop(of_two) if there else Journey(card, at, place)
            journey.seen = journey.seen or heard["what"] != NOT_SAID
            journey.place = place
            if card == moment.choice and at not in of_answers:
                of_answers[at] = [journey]
            if not stays:
                lying.setdefault((place, true["what"]), []).append(journey)
    return of_answers


# -- telling it again --------------------------------------------------------------------------


def all_that_reaches(g: State, seat: Seat) -> str:
    return json.dumps((g.view(seat), g.events(seat), [] if seat is None else g.legal(seat)))


def on_table(g: State) -> dict[str, list[int]]:
    """All that lies there; not what the seats remember of it, for others may remember what this seat cannot tell."""
    return {
        line.places(g)[i]: line.read(g, i)
        for line in g.game.lines
        if line.holds or line.who is not nobody
        for i in range(len(line.places(g)))
    }


def agreement(w: State, h: State) -> int:
    """How much of what lies on one table lies in the same place on the other."""
    ours, theirs = on_table(w), on_table(h)
    both = [(Counter(ours[place]), Counter(theirs[place])) for place in ours]
    return sum([(a & b).total() - ((a - b) + (b - a)).total() for a, b in both])


class Teller:
    """Tells the same game again, so that it ends in another world."""

    def __init__(self, first: State, past: list[Moment], h: State, seat: Seat, rnd: random.Random) -> None:
        self.first, self.past, self.h, self.seat, self.rnd = first, past, h, seat, rnd
        self.reached = [all_that_reaches(moment.after, seat) for moment in past]
        self.ways = [journeys(past, seat, of_two) for of_two in (0, -1)]
        self.journeys = self.ways[0]
        self.furthest = 0
        self.ends: dict[str, set[str]] = {}  # where those lie that came to a place
        for of_one in [of_one for way in self.ways for of_one in way.values()]:
            for journey in of_one:
                self.ends.setdefault(journey.came_to, set()).add(journey.place)

    def try_once(self) -> bool:
        self.in_its_stead: dict[Journey, int] = {}
        self.journeys = self.rnd.choice(self.ways)
        self.faithful = self.rnd.random() < 0.5
        self.falling = self.rnd.random() < 0.3  # bids may have to be named from high to low
        self.loose_from = len(self.past) - self.rnd.randrange(7)  # what is chosen in secret may still lie as it was
        left = self.hidden_cards()
        w = self.first.copy()
        for at, moment in enumerate(self.past):
            self.furthest = max(self.furthest, at)
            for choice in self.answers(w, at, moment, left):
                if choice not in w.legal(moment.who):
                    continue
                v = w.copy()
                v.apply(choice, moment.who)
                if all_that_reaches(v, self.seat) == self.reached[at]:
                    break
            else:
                return False
            w = v
        return on_table(w) == on_table(self.h) and to_come(w) == to_come(self.h)

    def places(self, journey: Journey) -> list[str]:
        """Where to look for what came in its stead: mostly where it lies itself."""
        return [journey.place] if self.faithful else sorted(self.ends[journey.came_to])

    def hidden_cards(self) -> dict[str, list[int]]:
        """What lies unseen in the imagined world, but for the cards that came as they did because they were seen."""
        left = {line.places(self.h)[i]: line.read(self.h, i) for line, i in hidden(self.h, self.seat)}
        for journey in {journey for of_one in self.journeys.values() for journey in of_one}:
            if journey.seen and journey.card in left.get(journey.place, []):
                left[journey.place].remove(journey.card)
        return left

    def answers(self, w: State, at: int, moment: Moment, left: dict[str, list[int]]) -> list[int]:
        """What may have been answered here, the likeliest first."""
        heard = [event["what"] for event in moment.after.events(self.seat)]
        if NOT_SAID not in heard or moment.after.game.name(moment.choice) == heard[0]:
            return [moment.choice]
        likely = self.stand_in(at, moment)
        if at >= self.loose_from and all(e["to"] in (None, e["from"]) for e in moment.after.events(self.seat)):
            return self.closest(w, moment, likely)  # chosen in secret, and perhaps it lies there still
        if likely is not None:
            return [likely]
        for journey in self.journeys.get(at, []):
            if journey.answer == at:
                may = [(c, place) for place in self.places(journey) for c in left.get(place, [])]
                may = [(c, place) for c, place in may if c in w.legal(moment.who)]
                if may:
                    card, place = self.rnd.choice(may)
                    left[place].remove(card)
                    self.in_its_stead[journey] = card
                    return [card]
        return self.closest(w, moment, None)

    def stand_in(self, at: int, moment: Moment) -> int | None:
        """The card itself, if it was seen; or what came in its stead."""
        for journey in self.journeys.get(at, []):
            if journey.seen:
                return moment.choice
            if self.faithful and journey in self.in_its_stead:
                return self.in_its_stead[journey]
        return None

    def closest(self, w: State, moment: Moment, likely: int | None) -> list[int]:
        """All that may be answered, that first which comes closest to the imagined table."""
        reached: list[tuple[int, bool, float, int]] = []
        for choice in w.legal(moment.who):
            v = w.copy()
            v.apply(choice, moment.who)
            order = -choice if self.falling else self.rnd.random()
            reached.append((-agreement(v, self.h), choice != likely and not self.falling, order, choice))
        return [choice for *_, choice in sorted(reached)]


def could_have_been(first: State, past: list[Moment], h: State, seat: Seat, rnd: random.Random) -> None:
    teller = Teller(first, past, h, seat, rnd)
    for _ in range(TRIES):
        if teller.try_once():
            return
    at = teller.furthest
    moment = past[at]
    before = past[at - 1].after if at else first
    said = before.say(moment.choice)
    raise NoHistory(
        f"seat {seat} imagines a world that did not come about as it saw; no history gets past answer {at + 1}, "
        f"{'chance' if moment.who is None else f'seat {moment.who}'} {said}:\n{h.position()}"
    )


def never(before: State, after: State, seat: Seat) -> bool:
    """A game may let knowledge go that has become "in one of two places", and says where: `forgets` in its small.py."""
    return False


# -- one game ----------------------------------------------------------------------------------


def keeps_what_is_seen(g: State, h: State, seat: Seat) -> None:
    """Cards lie once, nothing is a flaw, the same is asked of the same seat, and all that is seen lies as it did."""
    cards_lie_once(h)
    waiting_is_right(h)
    if seat is not None or g.actor < 0:
        options_are_sound(h)
    flaw = h.game.flaw(h)
    assert flaw is None, f"seat {seat} imagines what cannot be: {flaw}"
    assert to_come(h) == to_come(g), f"seat {seat} imagines that other steps are pending"
    for line in g.game.lines:
        for i, place in enumerate(line.places(g)):
            if sees(g, line, i, seat):
                assert line.read(h, i) == line.read(g, i), f"seat {seat} sees {place}, and imagines it otherwise"
            elif not isinstance(line, (Lying, Each)) or line.counted:
                assert len(line.read(h, i)) == len(line.read(g, i)), f"seat {seat} imagines more or fewer in {place}"


def imagined(game: Game, seed: int, resample: Resample = resampled, moments: float = 0.02) -> int:
    """One random game; of how many imagined worlds a history was told."""
    rnd, rng = random.Random(seed), Rng(seed)
    path: tables.Path = []
    told = 0
    forgets: Forgets = getattr(module_of(game.id), "forgets", never)
    forgetful: set[Seat] = set()
    with tables.telling_where(game, seed, path):
        first = game.new()
        past: list[Moment] = []
        g = first
        while True:
            seat = rnd.choice([None, *range(game.players)])
            h = resample(g, seat, rng)
            keeps_what_is_seen(g, h, seat)
            if seat not in forgetful and rnd.random() < moments:
                could_have_been(first, past, h, seat, rnd)
                told += 1
            if g.actor == NOBODY:
                return told
            who, choice = someone(g, rnd)
            before, g = g, g.copy()
            g.apply(choice, who)
            forgetful.update([one for one in (None, *range(game.players)) if forgets(before, g, one)])
            path.append((who, choice))
            past.append(Moment(who, choice, g))
