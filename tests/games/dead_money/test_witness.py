"""The engine and the witness side by side: at every step the same question, and the same cards in the same places.

More games than those of every run:  python -m tests.games.dead_money.test_witness 100000
"""

from __future__ import annotations

import random
import sys
from collections import Counter
from typing import Final

import orlop
from orlop.games.dead_money.known import line_of
from orlop.games.dead_money.state import State
from orlop.table.cards import Cards, in_bag, in_order
from orlop.table.events import heard
from orlop.table.steps import CHANCE, NOBODY, question, weight
from tests.games.dead_money import witness
from tests.games.dead_money.witness import CARDS, DONE, DRAW_ONE, PASS, STOP, Question, Table
from tests.games.dead_money.witness_poker import is_brain

GAMES: Final = 150
Counts = dict[str, int]


# -- the same table, told by both ------------------------------------------------------------


class Told:
    """One game's words for what the engine holds.  Most of a table stays as it was: what was put into words is kept."""

    def __init__(self, players: int) -> None:
        self.game = orlop.game("dead-money", players=players)
        self.bags: dict[tuple[int, int], Counts] = {}
        self.asked: dict[tuple[str, tuple[int, int]], Counts] = {}

    def named(self, cards: list[int]) -> list[str]:
        return [self.game.name(card) for card in cards]

    def bag(self, cards: Cards) -> Counts:
        key = int(cards[0]), int(cards[1])
        if key not in self.bags:
            self.bags[key] = dict(Counter(self.named(in_bag(cards))))
        return self.bags[key]

    def question(self, g: State) -> Question:
        name = question(g).name
        key = name, (int(g.open[0]), int(g.open[1]))
        if key not in self.asked:
            self.asked[key] = {self.game.name(c): int(weight(g, c)) if g.actor == CHANCE else 1 for c in g.legal()}
        return Question(g.actor, name, self.asked[key])

    def engine(self, g: State) -> dict[str, object]:
        """What lies on the engine's table, in the witness's terms."""
        seats = range(self.game.players)
        name = question(g).name
        table: dict[str, object] = {
            "deck": self.bag(g.deck),
            "pile": self.named([g.pile[i] for i in range(g.pile_size)]),
            "hand": [self.bag(g.hand[seat]) for seat in seats],
            "brains": [self.bag(g.brains[seat]) for seat in seats],
            "aside": None if g.aside < 0 else self.game.name(g.aside),
            "bids": {seat: self.bag(g.bid[seat]) for seat in seats if g.bid[seat][0]},
            "highest": None if g.ahead < 0 else g.ahead,
            "naming": self.bag(g.naming),
            "secret": {seat: self.bag(g.chosen[seat]) for seat in seats if g.chosen[seat][0]},
            "dropped": self.named(in_order(g.dropped)),
            "droppers": [int(seat) for seat in in_order(g.droppers)],
            "turn": None if g.turn < 0 else g.turn,
            "turns": g.turns,
        }
        if name != "bid":  # the one ends the turn when the Showdown begins, the other when it is settled
            table["hands left"] = g.hands_left
        if name == "play":  # the one forgets them when a Showdown is settled, the other before the next turn
            table["another"] = bool(g.again)
            table["chosen"] = None if g.next_chosen < 0 else g.next_chosen
            table["lost"] = {seat for seat in seats if (g.lost >> seat) & 1}
        return table


def witnessed(t: Table, asked: str) -> dict[str, object]:
    table: dict[str, object] = {
        "deck": dict(t.deck),
        "pile": t.pile,
        "hand": [dict(hand) for hand in t.hand],
        "brains": [dict(brains) for brains in t.brains],
        "aside": t.aside,
        "bids": {seat: dict(Counter(bid)) for seat, bid in t.bids.items() if bid},
        "highest": t.highest,
        "naming": dict(Counter(t.naming)),
        "secret": {seat: {card: 1} for seat, card in t.secret.items()},
        "dropped": [brain for _, brain in t.dropped],
        "droppers": [dropper for dropper, _ in t.dropped],
        "turn": t.turn,
        "turns": t.turns,
    }
    if asked != "bid":
        table["hands left"] = t.hands_left
    if asked == "play":
        table |= {"another": t.another, "chosen": t.chosen, "lost": t.lost}
    return table


def known_is_sound(g: State, t: Table, told: Told) -> None:
    """dm.known: all that the witness is sure of is known, and what is known is there."""
    for owner in range(t.players):
        hand = told.bag(g.hand[owner])
        for viewer in range(t.players):
            if viewer != owner:
                known = told.bag(g.known[line_of(g, owner, viewer)])
                for card, n in t.known[viewer][owner].items():
                    assert known.get(card, 0) >= n, f"{viewer} must know of {card} in the hand of {owner}"
                for card, n in known.items():
                    assert hand[card] >= n, f"{viewer} cannot know of {card} in the hand of {owner}"


# -- how it is played --------------------------------------------------------------------------


class Player:
    """Answers for all seats, and for chance: in haste to play, or at leisure, or so that cards gather in the hands."""

    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)
        self.hoards = seed % 12 == 11
        self.draws = 0.9 if self.hoards else self.rng.choice((0.02, 0.15, 0.4))
        self.passes = 0.8 if self.hoards else self.rng.choice((0.1, 0.4, 0.7))
        self.done = 1.0 if self.hoards else self.rng.choice((0.3, 0.8))
        self.brains = self.rng.choice((0.2, 0.8))
        self.die = self.rng.choice((None, None, "die-1", "die-6"))

    def answer(self, q: Question) -> str:
        rng, options = self.rng, list(q.options)
        for choice, chance in ((DRAW_ONE, self.draws), (STOP, self.draws), (PASS, self.passes), (DONE, self.done)):
            if choice in options and len(options) > 1:
                if rng.random() < chance:
                    return choice
                options.remove(choice)
        if q.ask == "play" and rng.random() < self.brains:
            marked = [card for card in options if is_brain(card) or (card in CARDS and CARDS[card].needs_brain)]
            options = marked or options
        if self.die in options and rng.random() < 0.6:
            return self.die
        return rng.choices(options, [q.options[option] for option in options])[0]


def rare(g: State, q: Question) -> set[str]:
    """What of the rarer things is there to see now."""
    out = {q.ask}
    if g.pile_size == 0 and not g.deck[0]:
        out.add(f"{q.ask} with both piles empty")
    if q.ask == "play" and set(q.options) == {STOP}:
        out.add("nothing but stop" if g.hands_left == 2 else "no second card")
    if q.ask == "bid":
        out.add(f"{len(in_bag(g.naming))} cards named")
        if set(q.options) == {PASS}:
            out.add("can only pass")
    if q.ask == "play" and g.lost:
        out.add("lost turn owed")
    if q.ask == "play" and g.next_chosen >= 0:
        out.add("a choice waits")
    return out


def how_it_was_won(t: Table, winner: int, since_play: list[tuple[str, str]]) -> dict[str, bool]:
    asked = [ask for ask, _ in since_play]
    card = since_play[0][1]
    return {
        "wins on another's turn": winner != t.turn,
        "wins before the skill roll": card in CARDS and CARDS[card].needs_brain and "skill-roll" not in asked,
        "wins outbid with the whole hand": "bid" in asked,
    }


TOLD: dict[int, Told] = {}


def play(players: int, seed: int) -> set[str]:
    """One game of both; what of the rarer things happened in it."""
    told = TOLD.setdefault(players, Told(players))
    player = Player(seed)
    t = Table(players)
    rules = witness.game(t)
    g = told.game.new()
    assert isinstance(g, State)
    seen = {f"{players} players"}
    where = f"{players} players, seed {seed}"
    since_play: list[tuple[str, str]] = []
    q = next(rules)
    while True:
        assert told.question(g) == q, where
        assert told.engine(g) == witnessed(t, q.ask), where
        known_is_sound(g, t, told)
        seen |= rare(g, q)
        answer = player.answer(q)
        if q.ask == "play":
            since_play = []
            seen.add(answer)
        since_play.append((q.ask, answer))
        g.apply(g.parse(answer))
        seen |= {g.game.kinds[event.kind].name for event in heard(g, None)}
        try:
            q = rules.send(answer)
        except StopIteration as end:
            winners = end.value
            break
    assert g.actor == NOBODY, where
    assert g.winners() == sorted(winners), where
    if len(winners) == 1:
        seen |= {name for name, so in how_it_was_won(t, min(winners), since_play).items() if so}
    there, here = told.engine(g), witnessed(t, "bid")
    assert {name: there[name] for name in here} == here, where
    return seen | {f"{len(winners)} winners"}


def run(games: int) -> Counter[str]:
    seen: Counter[str] = Counter()
    for i in range(games):
        seen.update(play(3 + i % 3, i))
    return seen


def test_both_tell_the_same_games() -> None:
    """dm.deal to dm.turn-limit, dm.known and all between: no difference, and the rare things happened."""
    seen = run(GAMES)
    game = orlop.game("dead-money", players=3)
    wanted = {ask.name for ask in game.asks if not ask.asks_nobody} | {kind.name for kind in game.kinds}
    wanted |= set(CARDS) | {f"{players} players" for players in (3, 4, 5)}
    wanted |= {"no second card", "nothing but stop", "can only pass", "4 cards named", "5 cards named"}
    wanted |= {"lost turn owed", "a choice waits"}
    wanted |= {f"{ask} with both piles empty" for ask in ("play", "discard", "look")}
    wanted |= {"wins on another's turn", "wins before the skill roll", "wins outbid with the whole hand"}
    assert not wanted - set(seen), sorted(wanted - set(seen))


if __name__ == "__main__":
    games = int(sys.argv[1]) if len(sys.argv) > 1 else GAMES
    happened = run(games)
    print(f"{games} games, no difference; among them")
    for what, often in sorted(happened.items()):
        print(f"  {often:7} {what}")
