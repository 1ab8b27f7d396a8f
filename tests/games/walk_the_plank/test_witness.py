"""The engine and the witness side by side: at every step the same question, and the same cards in the same places.

More games than the thousand of every run:  python -m tests.games.walk_the_plank.test_witness 100000
"""

from __future__ import annotations

import random
import sys
from collections import Counter

import orlop
from orlop.games.walk_the_plank.state import State
from orlop.table.cards import by_seat, in_order, listed
from orlop.table.steps import NOBODY, question, weight
from tests.games.walk_the_plank import witness
from tests.games.walk_the_plank.witness import CHANCE, MONSTER, Question, Table, number_of

GAMES = 1000
SEATS = range(2, 10)

NAMES = [f"{suit}-{n}" for suit in witness.SUITS for n in range(1, 14)] + [witness.PLANK, MONSTER, witness.PLANK]
BITS = {name: 1 << i for i, name in reversed(list(enumerate(NAMES)))}
SECOND = 1 << 67


def cards(s: tuple[int, int]) -> int:
    """A set of the engine's as one number; the second Walk the Plank! has its own bit there."""
    return s[0] | int(s[1]) << 60


def counted(pile: Counter[str]) -> int:
    """The same of the witness's."""
    return sum(map(BITS.__getitem__, pile)) + (SECOND if pile[witness.PLANK] == 2 else 0)


def suit_name(suit: int) -> str | None:
    return None if suit < 0 else witness.SUITS[suit]


def engine(g: State, ask: str) -> dict[str, object]:
    """What lies on the engine's table, in the witness's terms."""
    n = g.game.players
    out: dict[str, object] = {
        "hands": [cards(g.hand[seat]) for seat in range(n)],
        "deck": cards(g.deck),
        "drawn": cards(g.drawn),
        "gone": cards(g.gone),
        "battle": [NAMES[c] for c in in_order(g.battle)],
        "aboard": set(listed(g.aboard)),
        "turned": None if g.turned < 0 else NAMES[g.turned],
        "trump": suit_name(g.trump),
        "won": by_seat(g.won, n),
        "void": [{witness.SUITS[i] for i in range(5) if suits >> i & 1} for suits in by_seat(g.void, n)],
        "captain": None if g.captain < 0 else g.captain,
    }
    if ask != "draw":
        out["size"] = g.size  # the engine says it beforehand, the witness when it is dealt
    if ask == "play":
        out["leader"] = g.leader  # the witness gives control back at the deal, the engine when the Captain leads
    return out


def witnessed(t: Table, ask: str) -> dict[str, object]:
    out: dict[str, object] = {
        "hands": [counted(hand) for hand in t.hand],
        "deck": counted(t.deck),
        "drawn": counted(t.drawn),
        "gone": counted(t.gone),
        "battle": t.battle,
        "aboard": t.aboard,
        "turned": t.turned,
        "trump": t.trump,
        "won": t.won,
        "void": t.void,
        "captain": t.captain,
    }
    if ask != "draw":
        out["size"] = t.size
    if ask == "play":
        out["leader"] = t.leader
    return out


def asked(g: State) -> Question:
    options = {g.game.name(c): int(weight(g, c)) if g.actor == CHANCE else 1 for c in g.legal()}
    return Question(g.actor, question(g).name, options)


def any_answer(q: Question, rng: random.Random) -> str:
    return rng.choices(list(q.options), list(q.options.values()))[0]


def a_tie(t: Table, q: Question, drawn: list[str]) -> str:
    """The card that keeps as many as it can tied: so that the deck falls short, once and again."""
    left = Counter([number_of(card) for card in t.deck])
    best = max([number_of(card) for card in drawn], default=0)
    if best and left[best]:
        wanted = best
    elif best:
        wanted = min(left)
    else:
        wanted = max(left, key=lambda n: (left[n], n))
    return next(card for card in q.options if number_of(card) == wanted)


def play(players: int, seed: int) -> set[str]:
    """One game of both; what of the rarer things happened in it."""
    rng = random.Random(seed)
    ties = rng.random() < 0.1  # in some games every draw for Captain is a long one
    t = Table(players)
    rules = witness.game(t)
    g = orlop.game("walk-the-plank", players=players).new()
    assert isinstance(g, State)
    seen: set[str] = set()
    drawn: list[str] = []
    q = next(rules)
    while True:
        where = f"{players} players, seed {seed}"
        assert asked(g) == q, where
        assert engine(g, q.ask) == witnessed(t, q.ask), where
        if q.ask == "draw":
            if g.highest == 0:
                drawn = []
            answer = a_tie(t, q, drawn) if ties else any_answer(q, rng)
            drawn.append(answer)
            if g.shuffled_back:
                seen.add("cards shuffled back")
            if g.size < 7:
                seen.add("draw for a later round")
        else:
            answer = any_answer(q, rng)
        g.apply(g.parse(answer))
        try:
            q = rules.send(answer)
        except StopIteration as end:
            winners = end.value
            break
    assert g.actor == NOBODY, where
    assert g.winners() == sorted(winners), where
    last = engine(g, "play"), witnessed(t, "play")
    for name in ("hands", "deck", "drawn", "gone", "turned", "trump", "won", "void", "captain", "size"):
        assert last[0][name] == last[1][name], f"{where}: {name}"  # as the last battle left them
    return seen | {f"round {8 - t.size}"} | ({"eaten"} if not winners else set())


def run(games: int) -> Counter[str]:
    seen: Counter[str] = Counter()
    for i in range(games):
        seen.update(play(SEATS[i % len(SEATS)], i))
    return seen


def test_both_tell_the_same_thousand_games() -> None:
    """wtp.players, wtp.rounds, wtp.round-end and all between: no difference, and the rare things happened."""
    seen = run(GAMES)
    rare = ("cards shuffled back", "draw for a later round", "round 1", "round 7", "eaten")
    assert all(seen[what] for what in rare), seen


if __name__ == "__main__":
    wanted = int(sys.argv[1]) if len(sys.argv) > 1 else GAMES
    print(f"{wanted} games, no difference; among them {dict(run(wanted))}")
