"""Written once for every game: random games to the end, and the exact number of ways to play on."""

from __future__ import annotations

from mypy_extensions import i64

from orlop.table.cards import first, one, size
from orlop.table.chance import Rng, any_of, any_open, any_outcome
from orlop.table.steps import CHANCE, NOBODY, State, answer


def alone(g: State) -> State:
    """A copy that nobody listens to and no dealer serves: for playing out."""
    h = g.copy()
    h.listening = False
    h.dealer = None
    return h


def playout(g: State, rng: Rng) -> i64:
    """To the end by random choices; how many of them were decisions: a seat's choice among two or more."""
    decisions: i64 = 0
    while g.actor != NOBODY:
        s = g.open
        if g.actor == CHANCE:
            answer(g, any_outcome(g, s, rng))
        elif one(s):
            answer(g, g.asking.base + first(s))
        else:
            decisions += 1
            answer(g, g.asking.base + any_of(s, rng))
    return decisions


def sweep(new: State, games: i64, seed: int) -> tuple[int, int]:
    """Many random games from one beginning: the decisions taken, and a checksum of how they ended."""
    rng = Rng(seed)
    first = alone(new)
    decisions: i64 = 0
    check: i64 = 0
    for _ in range(games):
        g = first.copy()
        decisions += playout(g, rng)
        check = (check * 31 + decisions + g.checksum()) & 0xFFFFFFFFFFF
    return decisions, check


class Tally:
    """What came of many games."""

    def __init__(self, players: int) -> None:
        self.games = 0
        self.decisions = 0
        self.chances = 0
        self.longest = 0  # decisions and chances of the longest game
        self.wins: list[int] = [0] * players  # alone
        self.shared = 0  # games with several winners
        self.none = 0  # games without any

    def count(self, g: State, decisions: int, chances: int) -> None:
        self.games += 1
        self.decisions += decisions
        self.chances += chances
        self.longest = max(self.longest, decisions + chances)
        winners = g.winners()
        if len(winners) == 1:
            self.wins[winners[0]] += 1
        elif winners:
            self.shared += 1
        else:
            self.none += 1


def simulate(new: State, games: int, rng: Rng) -> Tally:
    """Random games from one beginning, counted."""
    first = alone(new)
    out = Tally(new.game.players)
    for _ in range(games):
        g = first.copy()
        decisions: i64 = 0
        chances: i64 = 0
        while g.actor != NOBODY:
            if g.actor == CHANCE:
                chances += 1
            elif size(g.open) > 1:
                decisions += 1
            answer(g, any_open(g, rng))
        out.count(g, decisions, chances)
    return out


def ways(g: State, depth: int) -> int:
    """How many different lines of that many answers lead on from here (games that end sooner count once)."""
    if depth == 0 or g.actor == NOBODY:
        return 1
    total = 0
    for c in g.legal():
        h = g.copy()
        answer(h, c)
        total += ways(h, depth - 1)
    return total


def some_answers(g: State, rng: Rng, n: i64) -> i64:
    """So many random answers on, or fewer if the game ends; how many they were."""
    done: i64 = 0
    while done < n and g.actor != NOBODY:
        answer(g, any_open(g, rng))
        done += 1
    return done
