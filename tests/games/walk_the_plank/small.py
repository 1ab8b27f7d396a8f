"""Positions so small that every world a seat can imagine is counted out: (players, options, position, seat).

The voids make some worlds impossible, and the hands depend on each other (wtp.void).  Two Walk the Plank! are two
cards, so a world in which they lie apart comes about in two ways.
"""

from __future__ import annotations

from typing import Final

NO_VOIDS: Final = """
size: 2
captain: 0
leader: 0
trump: parrots
hand 0: doubloons-1 doubloons-2
hand 1: parrots-3 parrots-4
hand 2: monkeys-5 plank
deck: peglegs-6 hookhands-7 plank
drawn:
pending: play 0
"""

ONE_VOID: Final = """
size: 3
captain: 0
leader: 1
trump: parrots
hand 0: doubloons-1 doubloons-2
hand 1: parrots-3 peglegs-4
hand 2: monkeys-5 plank
void 1: 5
won 1: 1
deck: monkeys-6 monkeys-7 doubloons-3 hookhands-7 plank
pending: play 1
"""

VOIDS_THAT_PULL: Final = """
size: 3
captain: 0
leader: 0
hand 0: hookhands-1 hookhands-2
hand 1: parrots-3 monkeys-4
hand 2: monkeys-5 doubloons-6
hand 3: parrots-7 plank
void 1: 1
void 2: 8
void 3: 5
won 0: 1
deck: doubloons-8
pending: play 0
"""

IN_A_BATTLE: Final = """
size: 3
captain: 0
leader: 0
trump: monkeys
suit: parrots
strength: 9
ahead: 0
battle: parrots-9 peglegs-2
hand 0: hookhands-1
hand 1: doubloons-1
hand 2: parrots-3 monkeys-4
hand 3: monkeys-5 plank
void 1: 8
void 3: 1
won 0: 1
deck: parrots-8 doubloons-8 plank
pending: play 2
"""

ONE_CARD_EACH: Final = """
size: 3
captain: 1
leader: 1
trump: peglegs
hand 0: hookhands-1
hand 1: plank
hand 2: parrots-3
void 0: 8
void 2: 3
won 1: 2
deck: doubloons-8 plank
pending: play 1
"""


def with_the_others_gone(text: str) -> str:
    """All cards that are not named have been played."""
    there = text.split()
    suits = ("doubloons", "hookhands", "monkeys", "parrots", "peglegs")
    battle = next((row for row in text.splitlines() if row.startswith("battle:")), "").split()
    deck = [f"{suit}-{n}" for suit in suits for n in range(1, 14)] + ["plank", "plank", "monster"]
    for card in there:
        if card in deck and card not in battle:
            deck.remove(card)
    return text + f"gone: {' '.join(deck)}\n"


POSITIONS: Final = [
    (players, {}, with_the_others_gone(text), seat)
    for players, text, seats in (
        (3, NO_VOIDS, (0,)),
        (3, ONE_VOID, (0, 2)),
        (4, VOIDS_THAT_PULL, (0, 1)),
        (4, IN_A_BATTLE, (2,)),
        (3, ONE_CARD_EACH, (0, None)),
    )
    for seat in seats
]
