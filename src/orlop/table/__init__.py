"""The kernel: knows no game.  Read steps.py first.

Not compiled itself: where nothing is, a few small questions are answered the way Python does fastest.
"""

from __future__ import annotations

from orlop.table import cards, uncompiled

if cards.__file__.endswith(".py"):
    for name in ("nth_bit", "lowest_bit", "size", "nth", "first", "only", "add", "without", "has"):
        setattr(cards, name, getattr(uncompiled, name))
    cards.bits = int.bit_count

    from orlop.table import chance

    chance.any_of = uncompiled.any_of  # type: ignore[assignment]
    chance.Rng.below = uncompiled.next_below  # type: ignore[assignment,method-assign]
