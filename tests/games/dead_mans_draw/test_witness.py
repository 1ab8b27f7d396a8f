"""The engine and the witness side by side: at every step the same question, and the same cards in the same places.

More games than the thousand of every run:  python -m tests.games.dead_mans_draw.test_witness 100000
"""

from __future__ import annotations

import random
import sys
from collections import Counter
from itertools import product

import orlop
from orlop.games.dead_mans_draw.components import TRAITS, VARIANTS
from orlop.games.dead_mans_draw.state import State, known_card, known_cards
from orlop.table.cards import Cards, by_seat, in_bag, in_order, pour
from orlop.table.events import heard
from orlop.table.steps import CHANCE, NOBODY, question, weight
from tests.games.dead_mans_draw import witness
from tests.games.dead_mans_draw.witness import Question, Table, suit_of

GAMES = 1000
VARIANT_VALUES = (*witness.OTHER_VARIANTS, *witness.VARIANTS)
SETTINGS = list(
    product((2, 2, 3, 3, 4, 4, 5, 6, 7, 8), ("en", "de"), ("on", "off", "on"), ("off", "on"), VARIANT_VALUES)
)
random.Random(1).shuffle(SETTINGS)  # so that any thousand of them have something of each
BRINGING = ("hook", "map", "sword", "mermaid", "kraken")


# -- the same table, told by both ------------------------------------------------------------

Counts = dict[str, int]


class Told:
    """One game's words for what the engine holds.  From answer to answer most of a table stays: its words are kept."""

    def __init__(self, setting: tuple[int, str, str, str, str]) -> None:
        players, edition, traits, mermaids, variant = setting
        self.options = {"edition": edition, "traits": traits, "mermaids": mermaids, "variant": variant}
        self.game = orlop.game("dead-mans-draw", players=players, **self.options)
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

    def traits(self, tally: int) -> list[str | None]:
        """What a tally that counts from one holds, by seat."""
        return [self.game.name(int(TRAITS) + n - 1) if n else None for n in by_seat(tally, self.game.players)]

    def engine(self, g: State) -> dict[str, object]:
        """What lies on the engine's table, in the witness's terms."""
        n = self.game.players
        kept = self.traits(g.kept)
        two = zip(self.traits(g.dealt[0]), self.traits(g.dealt[1]), strict=True)
        return {
            "pile": self.bag(g.pile),
            "discard": self.bag(pour(g.discard, g.shown)),
            "turned": self.bag(g.shown),
            "bank": [self.bag(g.bank[seat]) for seat in range(n)],
            "row": self.named(in_order(g.play)),
            "in play": self.bag(g.in_play),
            "safe": self.bag(g.safe),
            "shelters": self.bag(g.harbor),
            "busting": None if g.busted < 0 else self.game.name(g.busted),
            "demanded": g.owed,
            "ahead": [self.game.name(known_card(g.top, i)) for i in range(known_cards(g.top))],
            "seen": by_seat(g.knows, n),
            "dealt": [[trait for trait in dealt if trait] for dealt in two],
            "kept": kept,
            "revealed": kept if g.revealed else [None] * n,
            "victims": [seat - 1 if seat else None for seat in by_seat(g.victim, n)],
            "turn": None if g.turn < 0 else g.turn,
            "variant": None if g.variant < 0 else self.game.name(int(VARIANTS) + g.variant),
        }


TRAIT_ORDER = {trait: i for i, trait in enumerate((*witness.TRAITS, witness.SIREN))}


def witnessed(t: Table) -> dict[str, object]:
    return {
        "pile": dict(t.pile),
        "discard": dict(t.discard),
        "turned": dict(Counter(t.turned)),
        "bank": [dict(bank) for bank in t.bank],
        "row": t.row,
        "in play": dict.fromkeys(t.row, 1),
        "safe": dict.fromkeys(t.safe, 1),
        "shelters": {x.card: x.shelters for x in t.laid if x.shelters},
        "busting": t.busting,
        "demanded": t.demanded,
        "ahead": t.ahead,
        "seen": t.seen,
        "dealt": [sorted(two, key=TRAIT_ORDER.__getitem__) for two in t.dealt],
        "kept": t.kept,
        "revealed": t.traits,
        "victims": t.victims,
        "turn": t.starter if t.active is None else t.active,
        "variant": None if t.variant in ("none", "random") else t.variant,
    }


# -- how it is played --------------------------------------------------------------------------


class Player:
    """Answers for all seats, and for chance: boldly or timidly, fairly or so that one card brings the next."""

    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)
        self.bold = self.rng.choice((0.3, 0.6, 0.85))
        self.crowded = self.rng.random() < 0.4  # chance and choice favour the cards that bring others

    def answer(self, q: Question) -> str:
        options = list(q.options)
        if q.ask == "again" and len(options) == 2:
            return witness.DRAW if self.rng.random() < self.bold else witness.COLLECT
        if self.crowded and q.ask in ("next-card", "hook", "second-hook", "map", "navigator", "turn-up", "mermaid"):
            bringing = [card for card in options if suit_of(card) in BRINGING]
            if bringing and self.rng.random() < 0.7:
                options = bringing
        return self.rng.choices(options, [q.options[option] for option in options])[0]


BROUGHT = ("hook", "second-hook", "map", "navigator", "sword", "mermaid")
ONE_PILE = {"next-card", "look", "turn-up", "bonus", "loot"}


def rare(g: State, q: Question) -> set[str]:
    """What of the rarer things is there to see now."""
    out = {q.ask}
    if g.busted >= 0:
        out.add(f"{q.ask} for what is saved")
    if q.ask in ONE_PILE and max(q.options.values()) == 2:
        out.add("two copies")
    if q.ask == "next-card" and known_cards(g.top):
        out.add("known card drawn")
    if len(set(by_seat(g.knows, g.game.players))) > 2:
        out.add("three seats know differently much")
    if q.ask == "map" and len(in_bag(g.shown)) < 3:
        out.add("map of fewer than three")
    if not any(g.pile) and q.ask not in ("again", "bonus"):
        out.add("asked with an empty pile")
    return out


def play(setting: tuple[int, str, str, str, str], seed: int) -> set[str]:
    """One game of both; what of the rarer things happened in it."""
    told = Told(setting)
    player = Player(seed)
    t = Table(setting[0], **told.options)
    rules = witness.game(t)
    g = told.game.new()
    assert isinstance(g, State)
    seen = {f"{setting[0]} players", *[f"{name}={value}" for name, value in told.options.items()]}
    brought = 0
    q = next(rules)
    while True:
        assert told.question(g) == q, f"{setting}, seed {seed}"
        assert told.engine(g) == witnessed(t), f"{setting}, seed {seed}"
        if q.ask == "again":
            assert g.scores() == t.scores(), f"{setting}, seed {seed}"
        seen |= rare(g, q)
        brought = 0 if q.ask == "next-card" else brought + (q.ask in BROUGHT)
        seen.add(f"{brought} cards brought or moved by one that was drawn")
        answer = player.answer(q)
        g.apply(g.parse(answer))
        seen |= {g.game.kinds[event.kind].name for event in heard(g, None)}
        try:
            q = rules.send(answer)
        except StopIteration as end:
            winners = end.value
            break
    assert g.actor == NOBODY, f"{setting}, seed {seed}"
    assert g.winners() == sorted(winners), f"{setting}, seed {seed}"
    assert g.scores() == t.scores(), f"{setting}, seed {seed}"
    there, here = told.engine(g), witnessed(t)
    if "wins-at-once" in {g.game.kinds[event.kind].name for event in heard(g, None)}:
        for place in ("row", "in play", "safe", "shelters", "busting", "demanded"):  # nobody's any more
            del there[place], here[place]
    assert there == here, f"{setting}, seed {seed}"
    return seen | {f"{len(winners)} winners"} | {f"{trait} kept" for trait in t.kept if trait}


def run(games: int) -> Counter[str]:
    seen: Counter[str] = Counter()
    for i in range(games):
        seen.update(play(SETTINGS[i % len(SETTINGS)], i))
    return seen


def test_both_tell_the_same_thousand_games() -> None:
    """dmd.must-draw, dmd.end and all between: no difference, and the rare things happened."""
    seen = run(GAMES)
    game = orlop.game("dead-mans-draw", mermaids="on", players=2)
    wanted = {ask.name for ask in game.asks if not ask.asks_nobody}
    wanted |= {kind.name for kind in game.kinds}
    wanted |= {f"{trait} kept" for trait in (*witness.TRAITS, witness.SIREN)}
    wanted |= {f"{players} players" for players in range(game.least, game.most + 1)}
    wanted |= {f"{option.name}={value}" for option in game.choices for value in option.values}
    wanted |= {"bonus for what is saved", "plunder for what is saved", "loot for what is saved"}
    wanted |= {"two copies", "known card drawn", "map of fewer than three", "three seats know differently much"}
    wanted |= {"asked with an empty pile", "6 cards brought or moved by one that was drawn"}
    assert not wanted - set(seen), sorted(wanted - set(seen))


if __name__ == "__main__":
    games = int(sys.argv[1]) if len(sys.argv) > 1 else GAMES
    told = run(games)
    print(f"{games} games, no difference; among them")
    for what, often in sorted(told.items()):
        print(f"  {often:7} {what}")
