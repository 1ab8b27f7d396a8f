"""The table of the Dead Money witness, and the words its cards are written in: draw, discard, pass, choose ..."""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator, Iterable
from typing import NamedTuple

from .witness_poker import KINDS, ORDER

CHANCE = -1
HANDS = 2  # dm.two-hands


class Question(NamedTuple):
    """Who is asked (a seat from 0, or CHANCE), what, and the answers by name with their weights."""

    who: int
    ask: str
    options: dict[str, int]


Asking = Generator[Question, str, None]
Answer = Generator[Question, str, str]
Choice = Generator[Question, str, int | None]


class End(Exception):
    def __init__(self, winners: Iterable[int]) -> None:
        super().__init__()
        self.winners = frozenset(winners)


class Table:
    """Everything there is to know, open or hidden.

    Each of the 112 cards is in just one of deck, pile, hand, brains, aside, bids and dropped.
    """

    def __init__(self, players: int) -> None:
        if not 3 <= players <= 5:  # dm.players
            raise ValueError(f"3 to 5 may play, not {players}")
        self.players = players
        self.deck: Counter[str] = Counter(dict.fromkeys(KINDS, 2))  # dm.deck
        self.pile: list[str] = []  # the discard pile, its top last (dm.discard-open)
        self.hand: list[Counter[str]] = [Counter() for _ in range(players)]
        self.brains: list[Counter[str]] = [Counter() for _ in range(players)]  # in front of players (dm.have-brain)
        self.aside: str | None = None  # the job card being followed (dm.card-away)
        self.turn: int | None = None  # whose; None before the first
        self.turns = 0  # begun, the one going on among them
        self.hands_left = 0
        self.another = False  # whether another turn is granted
        self.chosen: int | None = None  # for the next turn
        self.lost: set[int] = set()  # who owes a lost turn
        self.dropped: list[tuple[int, str]] = []  # by whom, which Brain; the first is the one being bid for
        self.bids: dict[int, list[str]] = {}  # in the order of bidding; a pass is an empty bid
        self.highest: int | None = None  # whose bid
        self.naming: list[str] = []  # of a bid not yet done; the cards are still in the hand
        self.secret: dict[int, str] = {}  # chosen by those who have answered, while all together waits
        # known[a][b]: what seat a must know to be in b's hand, by what it has seen enter and leave (dm.known)
        self.known: list[list[Counter[str]]] = [[Counter() for _ in range(players)] for _ in range(players)]

    def left_of(self, seat: int, steps: int = 1) -> int:
        """dm.count."""
        return (seat + steps) % self.players

    def right_of(self, seat: int) -> int:
        return (seat - 1) % self.players

    def all_from(self, seat: int) -> list[int]:
        """dm.each: once round the table to the left."""
        return [self.left_of(seat, steps) for steps in range(self.players)]

    def others(self, seat: int) -> list[int]:
        """dm.each, without `seat`: from its left neighbour."""
        return self.all_from(seat)[1:]

    def can_draw(self) -> bool:
        """dm.both-empty."""
        return bool(self.deck or self.pile)

    def leave(self, seat: int, card: str, seen_by: Iterable[int] | None = None) -> None:
        """A card goes out of a hand; whoever does not see which knows one less of each (dm.known)."""
        take(self.hand[seat], card)
        for viewer in self.others(seat):
            sees = seen_by is None or viewer in seen_by
            self.known[viewer][seat] -= Counter([card] if sees else list(self.known[viewer][seat]))

    def enter(self, seat: int, card: str, seen_by: Iterable[int] = ()) -> None:
        """A card comes into a hand, before the eyes of some."""
        self.hand[seat][card] += 1
        for viewer in seen_by:
            if viewer != seat:
                self.known[viewer][seat][card] += 1

    def lift(self, card: str) -> None:
        """A card is taken out of the discard pile; of two alike, the upper one."""
        del self.pile[max(place for place, lying in enumerate(self.pile) if lying == card)]

    def lay(self, cards: Iterable[str]) -> None:
        """dm.pile-order: cards that go to the discard pile together."""
        self.pile.extend(sorted(cards, key=ORDER.__getitem__))

    def move_hands(self, receiver: dict[int, int]) -> None:
        """Whole hands go round at once; who held one goes on knowing it (dm.swap, dm.known)."""
        hand, known = self.hand[:], [row[:] for row in self.known]
        for giver, taker in receiver.items():
            self.hand[taker] = hand[giver]
            for viewer in range(self.players):
                held = Counter() if viewer == taker else hand[giver] if viewer == giver else known[viewer][giver]
                self.known[viewer][taker] = held.copy()


def take(cards: Counter[str], card: str) -> None:
    cards[card] -= 1
    if cards[card] < 0:
        raise ValueError(f"there is no {card}")
    if not cards[card]:
        del cards[card]


def seat_name(seat: int) -> str:
    return f"seat-{seat}"


def one_each(cards: Iterable[str]) -> dict[str, int]:
    """A card that is there twice is one choice."""
    return dict.fromkeys(sorted(cards, key=ORDER.__getitem__), 1)


def ask(who: int, what: str, options: dict[str, int]) -> Answer:
    answer = yield Question(who, what, options)
    if answer not in options:
        raise ValueError(f"{what}: {answer!r} is none of {sorted(options)}")
    return answer


def off_deck(t: Table, what: str) -> Generator[Question, str, str | None]:
    """dm.reshuffle, dm.both-empty."""
    if not t.deck:
        t.deck.update(t.pile)
        t.pile.clear()
    if not t.deck:
        return None
    card = yield from ask(CHANCE, what, dict(t.deck))
    take(t.deck, card)
    return card


def draw(t: Table, seat: int, cards: int = 1) -> Asking:
    """dm.draw."""
    for _ in range(cards):
        card = yield from off_deck(t, "draw")
        if card is not None:
            t.enter(seat, card)


def discard(t: Table, seat: int, cards: int = 1) -> Asking:
    """dm.discard: with too few, all there are."""
    for _ in range(min(cards, t.hand[seat].total())):
        card = yield from ask(seat, "discard", one_each(t.hand[seat]))
        t.leave(seat, card)
        t.pile.append(card)


def pass_on(t: Table, giver: int, taker: int, cards: int = 1) -> Asking:
    """dm.pass: only giver and receiver see the card; with too few, what the giver has."""
    for _ in range(min(cards, t.hand[giver].total())):
        card = yield from ask(giver, "pass-on", one_each(t.hand[giver]))
        hand_over(t, giver, taker, card)


def hand_over(t: Table, giver: int, taker: int, card: str) -> None:
    t.leave(giver, card, seen_by=[taker])
    t.enter(taker, card, seen_by=[giver])


def in_secret(t: Table, what: str, seats: Iterable[int], have: list[Counter[str]]) -> Asking:
    """dm.together: everybody who has something chooses, and the answers lie in t.secret."""
    for seat in seats:
        if have[seat]:
            t.secret[seat] = yield from ask(seat, what, one_each(have[seat]))


def revealed(t: Table) -> dict[int, str]:
    chosen, t.secret = t.secret, {}
    return chosen


def exchange(t: Table, chosen: dict[int, str], taker: dict[int, int]) -> None:
    """dm.together: all cards leave, and then all come."""
    for giver, card in chosen.items():
        t.leave(giver, card, seen_by=[taker[giver]])
    for giver, card in chosen.items():
        t.enter(taker[giver], card, seen_by=[giver])


def pass_left_together(t: Table, givers: list[int]) -> Asking:
    yield from in_secret(t, "pass-together", givers, t.hand)
    exchange(t, revealed(t), {giver: t.left_of(giver) for giver in givers})


def choose_player(me: int, offered: Iterable[int]) -> Choice:
    """dm.choose-who, dm.choose-possible: one of those with whom it can be done; None if there is nobody."""
    seats = sorted(offered)
    if not seats:
        return None
    answer = yield from ask(me, "choose-player", {seat_name(seat): 1 for seat in seats})
    return seat_of(answer)


def seat_of(answer: str) -> int:
    return int(answer.removeprefix("seat-"))


def with_brain(t: Table, seats: Iterable[int]) -> list[int]:
    return [seat for seat in seats if t.brains[seat]]


def without_brain(t: Table, seats: Iterable[int]) -> list[int]:
    return [seat for seat in seats if not t.brains[seat]]


def steal(t: Table, me: int, victim: int) -> Asking:
    """dm.steal."""
    brain = yield from ask(me, "steal", one_each(t.brains[victim]))
    take(t.brains[victim], brain)
    t.brains[me][brain] += 1


def drop(t: Table, seat: int) -> Asking:
    """dm.drop-when: it leaves its player at once, and the Showdown waits."""
    brain = yield from ask(seat, "drop", one_each(t.brains[seat]))
    take(t.brains[seat], brain)
    t.dropped.append((seat, brain))


def roll(what: str) -> Generator[Question, str, int]:
    die = yield from ask(CHANCE, what, {f"die-{n}": 1 for n in range(1, 7)})
    return int(die.removeprefix("die-"))
