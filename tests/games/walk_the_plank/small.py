"""Positions so small that every world a seat can imagine is counted out: (players, options, position, seat).

Nine play and it is the first round, so only four cards are left in the deck.  The voids make some worlds impossible,
and tie the hands to each other (wtp.void).  Two Walk the Plank! are two cards: a world in which they lie apart comes
about in two ways.
"""

from __future__ import annotations

from typing import Final

LAST_BATTLE: Final = """
turned: parrots-13
captain: 1
leader: 0
won 0: 3
won 3: 3
battle: doubloons-9 doubloons-2 hookhands-5 doubloons-10 parrots-1
hand 5: peglegs-9
hand 6: plank
hand 7: monkeys-6
hand 8: hookhands-7
deck: plank monkeys-7 parrots-3 monster
"""

LAST_BATTLE_VOIDS: Final = (
    LAST_BATTLE
    + """
void 6: monkeys parrots
void 7: hookhands parrots
void 8: doubloons monkeys
"""
)

LED_BY_A_SPECIAL: Final = """
turned: monkeys-13
captain: 4
leader: 0
won 0: 5
won 1: 1
battle: plank monkeys-2 hookhands-5 doubloons-10 parrots-1 parrots-2
hand 6: peglegs-9
hand 7: monkeys-6
hand 8: doubloons-7
void 6: doubloons hookhands
void 7: parrots peglegs
void 8: hookhands monkeys
deck: plank doubloons-8 doubloons-9 monster
"""

A_HAND_THAT_NEEDS_PARROTS: Final = """
turned: plank
captain: 0
leader: 0
won 0: 2
won 8: 2
gone: monster +44
battle: monkeys-9 monkeys-2 monkeys-5 peglegs-10 monkeys-1 monkeys-12 monkeys-13
hand 0: doubloons-1
hand 1: hookhands-1
hand 2: monkeys-3
hand 3: hookhands-2
hand 4: parrots-1
hand 5: peglegs-1
hand 6: peglegs-2
hand 7: plank doubloons-13
hand 8: parrots-2 parrots-3
void 0: hookhands monkeys parrots peglegs
void 1: doubloons monkeys parrots peglegs
void 2: doubloons hookhands parrots peglegs
void 3: monkeys parrots peglegs
void 4: doubloons hookhands monkeys peglegs
void 5: doubloons hookhands monkeys parrots
void 6: doubloons hookhands monkeys
void 8: monkeys peglegs
deck: peglegs-3 peglegs-4 peglegs-5 peglegs-6
"""


def with_the_others_gone(text: str) -> str:
    """All cards that are not named have been played."""
    if "gone:" in text:
        return text
    named = len([word for word in text.split() if "-" in word or word in ("plank", "monster")])
    return text + f"gone: +{68 - named}\n"


POSITIONS: list[tuple[int, dict[str, str], str, int | None]] = [
    (9, {}, with_the_others_gone(text), seat)
    for text, seats in (
        (LAST_BATTLE, (5,)),
        (LAST_BATTLE_VOIDS, (5, 6)),
        (LED_BY_A_SPECIAL, (8, 0, None)),
        (A_HAND_THAT_NEEDS_PARROTS, (7,)),
    )
    for seat in seats
]
