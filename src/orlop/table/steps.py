"""What is still to be done, as data.  Read this one first.

A choice travels like this.  A seat's choice comes in at `apply`, which looks
whether it is open now.  `answer` takes the step it answers off the stack and
hands it to that step's Ask, whose `chosen` does what the rulebook says: it
changes the state, tells events, and lays further steps on the stack with
`then`.  `settle` runs on until somebody must choose.  Then the events are heard
by each seat (events.py), its view is drawn (views.py), and a screen shows them.

A step is one whole number: which question, whose, how often, and about what.
The stack of steps is the whole of a game's control state: copying it copies the
game, in the middle of any nested choice.  The questions themselves are stateless
and shared.  Nothing here draws a random number; who deals is asked (chance.py).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, TypeVar

from mypy_extensions import i64, mypyc_attr

from orlop.table.cards import NONE, WORD, Cards, Seat, below, both, first, has, listed_from, nothing, one, some
from orlop.table.events import forget
from orlop.table.vecs import append, vec

if TYPE_CHECKING:
    from orlop.table.chance import Dealer, Rng
    from orlop.table.game import Game

CHANCE: Final[i64] = -1
NOBODY: Final[i64] = -2
NO_SECONDS: Final[i64] = 120
LARGEST_ID: Final = 4000

G = TypeVar("G", bound="State")


@mypyc_attr(allow_interpreted_subclasses=True)
class Ask(Generic[G]):
    """One question the rules put to a seat: what may be chosen, and what the choice does.

    Options are a set of numbers below 120.  Where a question is about seats, stacks or other
    things whose ids in the game begin higher, `base` says where: a choice is base + option.
    """

    name: ClassVar[str] = ""  # what the question is called, in words and in views
    verb: ClassVar[str] = ""  # what a choice is called in the notation: "play" parrots-9
    clause: ClassVar[str] = ""  # why nothing else may be chosen, unless `why` knows better

    def __init__(self, base: i64 = 0) -> None:
        self.base: i64 = base
        self.asks_chance: bool = False
        self.asks_nobody: bool = False
        self.seconds: i64 = NO_SECONDS  # chance: options from here on are second copies of others
        self.weighs: bool = False  # chance: options are not all alike likely, ask weight()
        self.in_secret: bool = False  # all who are asked this together may answer in any order
        self.obvious: bool = False  # about what all can see: a single option is taken without asking

    def options(self, g: G, me: Seat, about: i64) -> Cards:
        raise NotImplementedError

    def chosen(self, g: G, me: Seat, about: i64, choice: i64) -> None:
        raise NotImplementedError

    def run(self, g: G, me: Seat, about: i64) -> None:
        """Only a Do runs."""
        raise NotImplementedError

    def first_copy(self, second: i64) -> i64:
        """Chance: which option that second copy is a copy of."""
        return second - WORD

    def second_copy(self, option: i64) -> i64:
        """Chance: as what option its second copy lies among the options."""
        return option + WORD

    def weight(self, g: G, me: Seat, about: i64, choice: i64) -> i64:
        """Chance that weighs: how many of them there are."""
        return 1

    def tempting(self, g: G, me: Seat, about: i64) -> Cards:
        """What the one who is asked may think of choosing; what of it is no option is shown with its clause."""
        return nothing()

    def why(self, g: G, me: Seat, about: i64, choice: i64) -> str:
        """The clause that forbids a choice which is no option now."""
        return self.clause


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance(Ask[G]):
    """A question that a dealer answers; each option is as likely as any other."""

    def __init__(self, base: i64 = 0) -> None:
        super().__init__(base)
        self.asks_chance = True


@mypyc_attr(allow_interpreted_subclasses=True)
class FromBag(Chance[G]):
    """A question that a dealer answers from a bag: what lies there twice is twice as likely."""

    def __init__(self, base: i64 = 0) -> None:
        super().__init__(base)
        self.seconds = WORD


@mypyc_attr(allow_interpreted_subclasses=True)
class Weighed(Chance[G]):
    """A question that a dealer answers; each option is as likely as its weight says."""

    def __init__(self, base: i64 = 0) -> None:
        super().__init__(base)
        self.weighs = True


@mypyc_attr(allow_interpreted_subclasses=True)
class Do(Ask[G]):
    """A step that asks nobody anything."""

    def __init__(self) -> None:
        super().__init__()
        self.asks_nobody = True


Asks = vec[Ask]  # type: ignore[type-arg]


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class State:
    """What every game's state has: the steps still to come, and the question now open."""

    def __init__(self, game: Game, asks: Asks, steps: vec[i64]) -> None:
        self.game = game
        self.asks = asks
        self.next: i64 = NEVER  # the step that comes next; NEVER, as long as it lies with the others
        self.steps = steps  # those after it, the last to come first ...
        self.pending: i64 = 0  # ... and how many they are
        self.asking: Ask[Any] = NO_QUESTION  # what the open question is
        self.actor: Seat = NOBODY
        self.open: Cards = (0, 0)  # what the actor may choose, from the question's base on
        self.listening: bool = False
        self.told: vec[i64] = SILENCE  # what the last choice made happen, if anybody listens ...
        self.told_elsewhere: bool = True  # ... perhaps shared with a copy ...
        self.tellings: i64 = 0  # ... and so many events
        self.number: i64 = 0  # how many events were told before them
        self.dealer: Dealer | None = None  # who answers at once when chance is asked; None: nobody does

    def copy(self) -> State:
        raise NotImplementedError

    def score(self, seat: Seat) -> float:
        """What that seat has won when the game is over: 1 alone, a part of it shared, else 0."""
        raise NotImplementedError

    def checksum(self) -> i64:
        """Of how the game ended, to compare two engines by."""
        return 0

    def as_copy_of(self, g: State) -> None:
        """The control state, which no game need think of when it copies itself."""
        self.next = g.next
        self.pending = g.pending
        self.asking = g.asking
        self.actor = g.actor
        self.open = g.open
        self.number = g.number
        if g.listening:
            self.listening = True
            g.told_elsewhere = True
            self.told = g.told
            self.tellings = g.tellings
        if g.dealer is not None:
            self.dealer = g.dealer.copy()

    # what Python sees; what it means to people is the game's to say

    @property
    def waiting(self) -> list[int]:
        return waiting(self)

    def legal(self, seat: int | None = None) -> list[int]:
        if seat is None or seat == self.actor:
            return listed_from(self.asking.base, options(self))
        return legal_for(self, seat)

    def apply(self, choice: int, seat: int | None = None) -> None:
        """A choice from outside: refused, with nothing changed, unless it is legal."""
        if seat is not None and seat != self.actor:
            if choice not in legal_for(self, seat):
                raise ValueError(self.game.refusal(self, choice, seat))
            bring_up(self, seat)
        elif not is_open(self, choice):
            raise ValueError(self.game.refusal(self, choice, None))
        apply(self, choice)

    def outcomes(self) -> list[tuple[int, float]]:
        """At a question to chance: what may come, and how likely each is."""
        lots = [(c, int(weight(self, c))) for c in self.legal()] if self.actor == CHANCE else []
        total: int = sum([int(lot) for _, lot in lots])
        return [(c, lot / total) for c, lot in lots]

    def say(self, choice: int) -> str:
        return self.game.say(self, choice)

    def parse(self, text: str, seat: int | None = None) -> int:
        return self.game.parse(self, text, seat)

    def tell(self, choice: int, lang: str = "en") -> str:
        return self.game.tell(self, choice, lang)

    def why(self, choice: int, seat: int | None = None) -> str | None:
        return self.game.why(self, choice, seat)

    def view(self, seat: int | None) -> dict[str, Any]:
        return self.game.view(self, seat)

    def events(self, seat: int | None) -> list[dict[str, Any]]:
        return self.game.events(self, seat)

    def position(self) -> str:
        return self.game.position(self)

    def to_bytes(self) -> bytes:
        return self.game.to_bytes(self)

    def scores(self) -> list[int]:
        return self.game.scores(self)

    def winners(self) -> list[int]:
        return self.game.winners(self)

    def returns(self) -> list[float]:
        return self.game.returns(self)

    def resample(self, seat: int | None, rng: Rng) -> State:
        """A world which that seat cannot tell from this one; nothing in it knows what this one will bring."""
        h = self.game.resample(self, seat, rng)
        forget(h, seat)
        if h.dealer is not None:
            h.dealer = h.dealer.anew(rng)
        return h


NO_QUESTION: Final[Ask[Any]] = Ask()
SILENCE: Final = vec[i64]([])

# -- a step: question + 256 * seat + 4096 * (times - 1) + 2^20 * about ------------

NEVER: Final[i64] = -1
SEAT: Final[i64] = 256
ONE_MORE: Final[i64] = 4096
MORE: Final[i64] = 4096 * 255
ABOUT: Final[i64] = 1048576


def times(what: i64, n: i64) -> i64:
    """The same question n times over."""
    if n <= 0:
        return NEVER
    return what + ONE_MORE * (n - 1)


def about(what: i64, detail: i64) -> i64:
    return what + ABOUT * detail


def then(g: State, me: Seat, first: i64, second: i64 = NEVER, third: i64 = NEVER, fourth: i64 = NEVER) -> None:
    """Do these next, in the order written, before anything already pending."""
    mine = SEAT * me
    if second != NEVER:
        if fourth != NEVER:
            lay_step(g, fourth + mine)
        if third != NEVER:
            lay_step(g, third + mine)
        lay_step(g, second + mine)
    if first != NEVER:
        if g.next != NEVER:
            put_off(g, g.next)
        g.next = first + mine


def lay_step(g: State, step: i64) -> None:
    """The next step is held apart, for most often it is answered before another is laid on it."""
    if g.next != NEVER:
        put_off(g, g.next)
    g.next = step


def put_off(g: State, step: i64) -> None:
    if g.pending < len(g.steps):
        g.steps[g.pending] = step
    else:
        g.steps = append(g.steps, step)
    g.pending += 1


def take_up(g: State) -> None:
    """The next step, if it lies with the others, is fetched from there."""
    if g.next == NEVER and g.pending > 0:
        g.pending -= 1
        g.next = g.steps[g.pending]


def unwind(g: State, what: i64) -> None:
    """Drop all that is pending before that step."""
    take_up(g)
    while g.next & 255 != what:
        g.next = NEVER
        take_up(g)


def drop_all(g: State) -> None:
    """The game is over at once: nothing still pending happens."""
    g.next = NEVER
    g.pending = 0


def to_come(g: State) -> list[int]:
    """All steps still to come, the next one first."""
    out: list[int] = [] if g.next == NEVER else [g.next]
    for at in range(g.pending - 1, -1, -1):
        out.append(g.steps[at])
    return out


def lay_all(g: State, steps: list[int]) -> None:
    """These steps and no others are to come, the next one first."""
    drop_all(g)
    for i in range(len(steps) - 1, -1, -1):
        lay_step(g, steps[i])


def settle(g: State) -> None:
    """Run on until somebody must choose, or nothing is pending and the game is over."""
    while True:
        step = g.next
        if step == NEVER:
            if g.pending == 0:
                break
            g.pending -= 1
            step = g.steps[g.pending]
            g.next = step
        ask = g.asks[step & 255]
        me = (step >> 8) & 15
        if ask.asks_nobody:
            g.next = NEVER
            ask.run(g, me, step >> 20)
            continue
        options = ask.options(g, me, step >> 20)
        if (options[0] | options[1]) != 0:
            if ask.obvious and one(options):
                g.next = step - ONE_MORE if step & MORE else NEVER
                ask.chosen(g, me, step >> 20, ask.base + first(options))
                continue
            g.asking = ask
            g.open = options
            g.actor = CHANCE if ask.asks_chance else me
            return
        g.next = NEVER  # nothing to choose from: the question lapses
    g.actor = NOBODY
    g.open = nothing()


def answer(g: State, choice: i64) -> None:
    """apply, for callers who picked the choice from the open ones themselves."""
    step = g.next
    g.next = step - ONE_MORE if step & MORE else NEVER
    g.asking.chosen(g, (step >> 8) & 15, step >> 20, choice)
    settle(g)


def options(g: State) -> Cards:
    """What is open, each choice once."""
    if g.actor == CHANCE and g.asking.seconds != NO_SECONDS:
        return both(g.open, below(g.asking.seconds))
    return g.open


def is_open(g: State, choice: int) -> bool:
    if choice < 0 or choice > LARGEST_ID:
        return False
    option: i64 = i64(choice) - g.asking.base
    if option < 0 or option >= NO_SECONDS or (g.actor == CHANCE and option >= g.asking.seconds):
        return False
    return has(g.open, option)


def apply(g: State, choice: i64) -> None:
    """A legal choice; what it makes happen is heard from the beginning."""
    g.number += g.tellings
    g.tellings = 0
    answer(g, choice)
    if g.dealer is not None:
        g.dealer.serve(g)


def weight(g: State, choice: i64) -> i64:
    """At CHANCE: how many lots of a hat this outcome would have."""
    if g.asking.weighs:
        step = g.next
        return g.asking.weight(g, (step >> 8) & 15, step >> 20, choice)
    if g.asking.seconds == NO_SECONDS:
        return 1
    second = question(g).second_copy(choice - g.asking.base)
    return 2 if second != NONE and has(g.open, second) else 1


def question(g: State) -> Ask[Any]:
    """The one that is open."""
    return g.asking


def about_what(g: State) -> i64:
    """What the open question is about."""
    return g.next >> 20


# -- several seats asked the same in secret: any of them may answer first ---------------


def step_of(g: State, seat: int) -> i64:
    """That seat's step, if it may be answered now; else NEVER."""
    first = g.next
    for step in to_come(g):
        if step & 255 != first & 255 or not g.asks[first & 255].in_secret:
            break
        if (step >> 8) & 15 == seat:
            return step
    return NEVER


def asked(g: State, seat: int) -> Cards:
    step = step_of(g, seat)
    if step == NEVER:
        return nothing()
    return g.asks[step & 255].options(g, seat, step >> 20)


def waiting(g: State) -> list[int]:
    """The seats that may answer now: the actor, or all who are asked the same in secret."""
    if g.actor < 0:
        return []
    if not question(g).in_secret:
        return [g.actor]
    return [seat for seat in range(g.game.players) if some(asked(g, seat))]


def legal_for(g: State, seat: int) -> list[int]:
    if g.actor < 0:
        return []
    if seat == g.actor:
        return listed_from(g.asking.base, g.open)
    return listed_from(question(g).base, asked(g, seat))


def bring_up(g: State, seat: int) -> None:
    """That seat's step comes first; the others keep their order."""
    step = step_of(g, seat)
    steps = to_come(g)
    steps.remove(step)
    lay_all(g, [step, *steps])
    settle(g)
