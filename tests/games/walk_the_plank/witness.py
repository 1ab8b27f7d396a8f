"""A second witness for Walk the Plank!: the rules told once more, to be run beside the engine.

Plain generators over plain counters: each `yield` is a question, who is asked and what may be answered.
It knows nothing of the engine, cannot be stored in mid-game, and is never shipped: it is here to disagree.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator, Iterable
from typing import NamedTuple

CHANCE = -1
SUITS = ("doubloons", "hookhands", "monkeys", "parrots", "peglegs")
PLANK, MONSTER = "plank", "monster"
SPECIAL = frozenset({PLANK, MONSTER})
FIRST_SIZE = 7


class Question(NamedTuple):
    """Who is asked (a seat from 0, or CHANCE), what, and the answers by name with their weights."""

    who: int
    ask: str
    options: dict[str, int]


def whole_deck() -> Counter[str]:
    """wtp.deck."""
    return Counter([f"{suit}-{n}" for suit in SUITS for n in range(1, 14)] + [PLANK, PLANK, MONSTER])


class Table:
    """Everything there is to know, open or hidden.  Each card is in just one of deck, drawn, hand, turned, gone."""

    def __init__(self, players: int) -> None:
        if not 2 <= players <= 9:  # wtp.players
            raise ValueError(f"2 to 9 may play, not {players}")
        self.players = players
        self.aboard: set[int] = set(range(players))
        self.deck: Counter[str] = whole_deck()
        self.drawn: Counter[str] = Counter()  # for Captain, and still lying out
        self.hand: list[Counter[str]] = [Counter() for _ in range(players)]
        self.captain: int | None = None  # None until the first is found; then the last one found
        self.turned: str | None = None
        self.trump: str | None = None
        self.size = 0  # cards each in the round last dealt; 0 before the first deal
        self.leader: int | None = None  # who has control; None between a round's end and the end of the next deal
        self.battle: list[str] = []  # as played; its cards are in `gone` as well
        self.gone: Counter[str] = Counter()  # played this round, this battle's cards too
        self.won: list[int] = [0] * players
        self.void: list[set[str]] = [set() for _ in range(players)]

    def to_the_left(self, first: int) -> list[int]:
        """Once round the table from `first`, skipping whoever is out (wtp.captain-leads, wtp.deal)."""
        everyone = [(first + step) % self.players for step in range(self.players)]
        return [seat for seat in everyone if seat in self.aboard]


def suit_of(card: str) -> str | None:
    return None if card in SPECIAL else card.split("-")[0]


def number_of(card: str) -> int:
    """wtp.first-captain: the special cards count 14 and 15 in a draw (and only there)."""
    return 14 if card == PLANK else 15 if card == MONSTER else int(card.split("-")[1])


def take(cards: Counter[str], card: str) -> None:
    cards[card] -= 1
    if not cards[card]:
        del cards[card]


def ask(who: int, what: str, options: dict[str, int]) -> Generator[Question, str, str]:
    answer = yield Question(who, what, options)
    if answer not in options:
        raise ValueError(f"{what}: {answer!r} is none of {sorted(options)}")
    return answer


def from_deck(t: Table, what: str) -> Generator[Question, str, str]:
    card = yield from ask(CHANCE, what, dict(t.deck))
    take(t.deck, card)
    return card


def game(t: Table) -> Generator[Question, str, frozenset[int]]:
    """wtp.rounds, wtp.round-end: the winners, or nobody.  All who did not win lose alike (wtp.ranking)."""
    t.captain = yield from draw_for_captain(t, t.aboard)
    for size in range(FIRST_SIZE, 0, -1):
        yield from deal(t, t.captain, size)
        yield from name_trump(t, t.captain)
        for _ in range(size):
            yield from battle(t)
        winners = {seat for seat in t.aboard if t.won[seat]}
        if len(winners) < 2:  # wtp.win, wtp.round-seven; and nobody, wtp.monster-eats-all
            return frozenset(winners)
        t.aboard &= winners  # wtp.overboard
        gather(t)
        most = {seat for seat in t.aboard if t.won[seat] == max(t.won)}
        if len(most) == 1:
            (t.captain,) = most  # wtp.new-captain
        else:
            t.captain = yield from draw_for_captain(t, most)  # wtp.captain-tie
    raise AssertionError("round seven has one battle, so two cannot have won it")


def draw_for_captain(t: Table, seats: Iterable[int]) -> Generator[Question, str, int]:
    """wtp.first-captain, wtp.draw-tie."""
    tied, shuffled_back = sorted(seats), False
    while len(tied) > 1:
        if t.deck.total() < len(tied):
            if shuffled_back:
                break
            put_back(t, t.drawn)
            shuffled_back = True
        got: dict[int, int] = {}
        for seat in tied:
            card = yield from from_deck(t, "draw")
            t.drawn[card] += 1
            got[seat] = number_of(card)
        tied = [seat for seat in tied if got[seat] == max(got.values())]
    return tied[0]


def put_back(t: Table, cards: Counter[str]) -> None:
    t.deck.update(cards)
    cards.clear()


def gather(t: Table) -> None:
    """wtp.round-end: all cards are gathered; with them go trump, and control (wtp.control)."""
    put_back(t, t.gone)
    if t.turned is not None:
        t.deck[t.turned] += 1
    t.turned = t.trump = t.leader = None


def deal(t: Table, captain: int, size: int) -> Generator[Question, str, None]:
    """wtp.deal; what chance leaves in the deck stays unseen (wtp.dealt-out)."""
    put_back(t, t.drawn)
    t.size, t.won = size, [0] * t.players
    for suits in t.void:
        suits.clear()  # wtp.void: until the next deal
    for _ in range(size):
        for seat in t.to_the_left(captain + 1):
            card = yield from from_deck(t, "deal")
            t.hand[seat][card] += 1
    t.leader = captain  # wtp.control, wtp.captain-leads: after each deal the Captain has it


def name_trump(t: Table, captain: int) -> Generator[Question, str, None]:
    if t.size == FIRST_SIZE:
        t.turned = yield from from_deck(t, "turn-up")
        t.trump = suit_of(t.turned)  # wtp.first-trump: none, if it is a special card
    else:
        t.trump = yield from ask(captain, "trump", dict.fromkeys(SUITS, 1))  # wtp.chosen-trump


def battle(t: Table) -> Generator[Question, str, None]:
    """wtp.one-card: each plays one, to the left from whoever has control (wtp.control)."""
    assert t.leader is not None
    seats = t.to_the_left(t.leader)
    for seat in seats:
        card = yield from ask(seat, "play", dict.fromkeys(may_play(t, seat), 1))
        take(t.hand[seat], card)
        t.battle.append(card)
        t.gone[card] += 1
        current = suit_of(t.battle[0])
        if current is not None and card not in SPECIAL and suit_of(card) != current:
            t.void[seat].add(current)  # wtp.void
    if MONSTER in t.battle:
        t.leader = seats[t.battle.index(MONSTER)]  # wtp.sea-monster
    else:
        t.leader = seats[t.battle.index(best_card(t.battle, t.trump))]
        t.won[t.leader] += 1  # wtp.stack
    t.battle.clear()


def may_play(t: Table, seat: int) -> list[str]:
    """wtp.current-suit: the led card's own, and none after a special lead, whatever is played second."""
    current = suit_of(t.battle[0]) if t.battle else None
    following = [card for card in t.hand[seat] if current is not None and suit_of(card) == current]
    if not following:
        return list(t.hand[seat])  # wtp.no-follow
    return following + [card for card in t.hand[seat] if card in SPECIAL]  # wtp.follow, wtp.special-anytime


def best_card(cards: list[str], trump: str | None) -> str:
    """Of a battle without the Sea Monster!.  Whatever is not named here cannot win (wtp.cannot-win)."""
    if PLANK in cards:
        return PLANK  # wtp.plank-first: whoever looks for it in order of play finds the first
    trumps = [card for card in cards if suit_of(card) == trump]  # wtp.trump-wins; no card here is without a suit
    follows = [card for card in cards if suit_of(card) == suit_of(cards[0])]  # wtp.suit-wins
    return max(trumps or follows, key=number_of)
