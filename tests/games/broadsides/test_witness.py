"""The engine and the witness side by side: at every step the same question, and the same things in the same places.

More games than those of every run:  python -m tests.games.broadsides.test_witness 100000
"""

from __future__ import annotations

import random
import sys
from collections import Counter

import orlop
from orlop.games.broadsides.choices import (
    CANNON_KINDS,
    CANNON_NAMES,
    REPUTATION_NAMES,
    RESULT_NAMES,
    SHOT_NAMES,
    SUIT_NAMES,
    TOKEN_NAMES,
    TRICK_NAMES,
    ZONE_NAMES,
)
from orlop.games.broadsides.facts import at_zone
from orlop.games.broadsides.results import result_at
from orlop.games.broadsides.ship import cannon_penalty, hand_penalty, rigging_penalty
from orlop.games.broadsides.state import Side, State
from orlop.games.broadsides.zero_in import card_of, lies_at, number_there, target_at
from orlop.table.steps import NOBODY, question, weight
from tests.games.broadsides import witness
from tests.games.broadsides.gunner import Gunner, at_random
from tests.games.broadsides.witness_table import (
    CANNON_PENALTY,
    CANNONS,
    CARDS,
    CHANCE,
    HAND_PENALTY,
    NO_FIRING,
    RIGGING_PENALTY,
    SIDES,
    WILD,
    Question,
    Ship,
    Table,
)

GAMES = 40
SETTINGS = [(reputations, tricks) for reputations in (False, True) for tricks in (False, True)]
SWITCH = {False: "off", True: "on"}

BITS = {card: 1 << i for i, card in enumerate(CARDS)}
SECOND_WILD = 1 << (60 + len(CARDS) - 1)
EXTRAS = {name: 1 << i for i, name in enumerate([*TRICK_NAMES, *REPUTATION_NAMES])}
ZONES = {name: 4 * i for i, name in enumerate(ZONE_NAMES)}
SHOTS = {name: 1 << 4 * i for i, name in enumerate(SHOT_NAMES)}
TARGETS = {f"target-{i + 1}": 1 << i for i in range(30)}
AT_THE_END = ""
# a man has left or come, and which penalty it is about is being asked, or will be no more
UNDECIDED = ("uncover", "cover", AT_THE_END)
NONE = -1


def asked(g: State) -> Question:
    options = {g.game.name(c): int(weight(g, c)) if g.actor == CHANCE else 1 for c in g.legal()}
    return Question(g.actor, question(g).name, options)


# -- one ship, in numbers ----------------------------------------------------------------------


def engines_ship(g: State, seat: int, ask: str) -> dict[str, object]:
    side = g.side(seat)
    hand = whole(side.hand)
    if (
        g.playing != NONE and g.player == seat
    ):  # the engine shows it, in the witness's hand it stays until it has a place
        hand += BITS[CARDS[g.playing]] if not hand & BITS[CARDS[g.playing]] else SECOND_WILD
    return {
        "hand": hand,
        "deck": whole(side.deck),
        "discards": whole(side.discards),
        "rows": [engines_row(side, row) for row in range(side.rows)],
        "markers": side.markers,
        "captain": side.captain,
        "mate": side.mate,
        "penalties": engines_penalties(g, seat, side) if ask not in UNDECIDED else None,
        "tokens": side.tokens,
        "token zones": side.token_zones,
        "cannons": (side.fore, side.aft),
        "loaded": side.loaded,
        "manned": side.manned,
        "gunsight": side.gunsight,
        "tracks": (side.broadsided, side.sheered, side.evaded),
        "tricks": side.tricks,
        "dealt": side.offered,
        "reputation": side.reputation,
    }


def whole(bag: tuple[int, int]) -> int:
    return bag[0] | bag[1] << 60


def engines_row(side: Side, row: int) -> tuple[object, ...]:
    lying: list[object] = [target_at(side, row)]
    for place in (2 * row, 2 * row + 1):
        what = lies_at(side, place)
        lying.append((card_of(what), number_there(what)) if what else None)
    return tuple(lying)


def engines_penalties(g: State, seat: int, side: Side) -> tuple[int, ...]:
    """Rigging, hand, and for each cannon -1 cannon and no-firing; none before the crew has come aboard."""
    if not g.placed:
        return (0,) * 6
    by_cannon = [
        n for cannon in (0, 1) for n in (cannon_penalty(g, side, cannon), at_zone(side.barred, 3 + 2 * cannon))
    ]
    return (rigging_penalty(g, seat), hand_penalty(g, seat), *by_cannon)


def witnessed_ship(ship: Ship, t: Table, ask: str) -> dict[str, object]:
    emptied = set(t.emptied)
    return {
        "hand": counted(ship.hand),
        "deck": counted(ship.deck),
        "discards": counted(ship.discard),
        "rows": [
            (
                int(row.target[7:]) - 1,
                *[(CARDS.index(row.aims[s].card), row.aims[s].number) if s in row.aims else None for s in SIDES],
            )
            for row in ship.rows
        ],
        "markers": sum([n << ZONES[zone] for zone, n in ship.markers.items()]),
        "captain": zone_of(ship.officers["captain"]),
        "mate": zone_of(ship.officers["mate"]),
        "penalties": (
            ship.penalties(RIGGING_PENALTY),
            ship.penalties(HAND_PENALTY),
            *[ship.exposed[f"{cannon}-deck"][penalty] for cannon in CANNONS for penalty in (CANNON_PENALTY, NO_FIRING)],
        )
        if ask not in UNDECIDED
        else None,
        "tokens": sum([1 << TOKEN_NAMES.index(token) for token in ship.tokens]),
        "token zones": sum([1 << ZONES[zone] for zone in ship.token_at if zone not in emptied]),
        "cannons": tuple(CANNON_KINDS.index(ship.cannon[c]) if c in ship.cannon else NONE for c in CANNONS),
        "loaded": sum([shots(ship.shots[cannon]) << 12 * i for i, cannon in enumerate(CANNONS)]),
        "manned": NONE if ship.manned is None else CANNON_NAMES.index(ship.manned),
        "gunsight": zone_of(ship.pointed),
        "tracks": (
            sum([1 << SUIT_NAMES.index(suit) for suit in ship.broadside]),
            sum([1 << n - 1 for n in ship.sheer_off]),
            sum([1 << n - 1 for n in ship.evasion]),
        ),
        "tricks": extras(ship.tricks),
        "dealt": extras(ship.dealt),
        "reputation": NONE if ship.reputation is None else REPUTATION_NAMES.index(ship.reputation),
    }


def counted(pile: Counter[str]) -> int:
    return sum(map(BITS.__getitem__, pile)) + (SECOND_WILD if pile[WILD] == 2 else 0)


def shots(pile: Counter[str]) -> int:
    return sum([SHOTS[kind] * n for kind, n in pile.items()])


def extras(names: set[str]) -> int:
    return sum([EXTRAS[name] for name in names])


def zone_of(name: str | None) -> int:
    return NONE if name is None else ZONES[name] // 4


# -- what lies between them ----------------------------------------------------------------------


def engine(g: State, ask: str) -> dict[str, object]:
    deck = g.target_deck[0]
    looked = g.looked_at[0]
    return {
        "ships": [engines_ship(g, 0, ask), engines_ship(g, 1, ask)],
        "bag": g.bag,
        "loose": g.loose,
        # which Target is taken the engine says at once, the witness when it has its row
        "target deck": deck | looked if ask == "replace" else deck,
        "looked at": 0 if ask == "replace" else looked,
        "target discards": g.target_discards[0],
        "used": g.used,
        "undealt": g.undealt,
        "first": g.first,
        "player": g.player,
        "turn": g.turn,
        "actions": g.actions,
        "acted": bool(g.acted),
        "aimed": bool(g.aimed_this_turn and not g.gave_up),  # after a change of targets it matters no more
        "gave up": bool(g.gave_up),
        "rum": bool(g.rum),
        "shot": (g.potential, g.damage) if g.shooting and ask != "spend-shot" else None,
        "results": [RESULT_NAMES[result_at(g, row)] for row in range(g.side(g.player).rows)] if g.shooting == 2 else [],
        "emptied": [ZONE_NAMES[(g.emptied >> 4 * i & 15) - 1] for i in range(3) if g.emptied >> 4 * i & 15],
    }


def witnessed(t: Table, ask: str) -> dict[str, object]:
    looked = sum(map(TARGETS.__getitem__, t.looked))
    deck = sum(map(TARGETS.__getitem__, t.target_deck))
    return {
        "ships": [witnessed_ship(ship, t, ask) for ship in t.ships],
        "bag": shots(t.bag),
        "loose": sum([shots(ship.loose) for ship in t.ships]),
        "target deck": deck | looked if ask == "replace" else deck,
        "looked at": 0 if ask == "replace" else looked,
        "target discards": sum(map(TARGETS.__getitem__, t.target_discard)),
        "used": extras(t.used),
        "undealt": extras(t.tricks_left | t.reputations_left),
        "first": NONE if t.first is None else t.first,
        "player": NONE if t.turn is None else t.turn,
        "turn": t.turns,
        "actions": t.actions,
        "acted": t.taken > 0,
        "aimed": t.aimed,
        "gave up": t.gave_up,
        "rum": t.rationed,
        "shot": (t.potential, t.damage) if t.potential is not None and ask != "spend-shot" else None,
        "results": t.results,
        "emptied": t.emptied,
    }


def differences(ours: dict[str, object], theirs: dict[str, object]) -> str:
    """What of it is not the same, for people."""
    out = [
        f"{name}: engine {ours[name]}, witness {theirs[name]}"
        for name in ours
        if name != "ships" and ours[name] != theirs[name]
    ]
    for seat, (a, b) in enumerate(zip(ours["ships"], theirs["ships"])):  # type: ignore[call-overload]
        out += [f"{name} of {seat}: engine {a[name]}, witness {b[name]}" for name in a if a[name] != b[name]]
    return "; ".join(out)


# -- both play -------------------------------------------------------------------------------------


def play(reputations: bool, tricks: bool, seed: int, gunner: bool) -> Counter[str]:
    """One game of both; what came up in it."""
    rng = random.Random(seed)
    by = Gunner(rng, only_hulls=rng.random() < 0.5) if gunner else None
    t = Table(reputations, tricks)
    rules = witness.game(t)
    options = {"reputations": SWITCH[reputations], "dirty_tricks": SWITCH[tricks]}
    g = orlop.game("broadsides", players=2, **options).new()
    assert isinstance(g, State)
    came: Counter[str] = Counter()
    q = next(rules)
    answers: list[str] = []
    while True:
        where = f"{options}, seed {seed}, gunner {gunner}, after {len(answers)} answers, the last {answers[-12:]}"
        ours = asked(g)
        assert ours == q, f"{where}: engine {ours}, witness {q}"
        here, there = engine(g, q.ask), witnessed(t, q.ask)
        assert here == there, f"{where}, asked {q}: {differences(here, there)}"
        came[q.ask] += 1
        answer = at_random(rng, q) if by is None else by.answers(q, t)
        answers.append(answer)
        if answer in EXTRAS and q.who != CHANCE and not q.ask.startswith("keep"):
            came[answer] += 1
        g.apply(g.parse(answer))
        try:
            q = rules.send(answer)
        except StopIteration as end:
            winners = end.value
            break
    assert g.actor == NOBODY, where
    assert g.winners() == sorted(winners), where
    here, there = engine(g, AT_THE_END), witnessed(t, AT_THE_END)
    assert here == there, f"{where}: {differences(here, there)}"
    came[ending(t)] += 1
    return came


def ending(t: Table) -> str:
    if any(not any(ship.officers.values()) for ship in t.ships):
        return "officers lost"
    return "sunk" if any(ship.missing("plank") >= 10 for ship in t.ships) else "stalemate"


def run(games: int, first: int = 0) -> Counter[str]:
    """Both options off and on in turn; in half of the games the Gunner plays."""
    came: Counter[str] = Counter()
    for i in range(first, first + games):
        reputations, tricks = SETTINGS[i % 4]
        came.update(play(reputations, tricks, i, gunner=i // 4 % 2 == 0))
    return came


def test_both_tell_the_same_games() -> None:
    """bs.players, bs.two-actions and all between: no difference, and the rarer things happened too."""
    came = run(GAMES)
    rare = ("officers lost", "sunk", "stalemate", "turn-up-token", "cover", "uncover", "hawk", "deadeye", "body-double")
    missing = [what for what in (*rare, *TRICK_NAMES) if not came[what]]
    print(f"{GAMES} games, {sum(came.values())} questions; not among them: {', '.join(missing)}")
    assert all(came[what] for what in ("turn-up-token", "after-step-4", "steady-hands", "figurehead")), came


if __name__ == "__main__":
    wanted = int(sys.argv[1]) if len(sys.argv) > 1 else GAMES
    start = int(sys.argv[2]) if len(sys.argv) > 2 else 0
    print(f"{wanted} games, no difference; among them {dict(run(wanted, start))}")
