"""The kernel: knows no game.  Read steps.py first.

Not compiled itself: where nothing is, a few small questions are answered the way Python does fastest.
"""

from __future__ import annotations

from orlop.table import cards, uncompiled

if cards.__file__.endswith(".py"):
    for name in ("bits", "nth_bit", "lowest_bit", "size", "nth", "first", "only", "add", "without", "has"):
        setattr(cards, name, getattr(uncompiled, name))

    from orlop.table import chance

    for at, name in ((chance, "any_of"), (chance.Rng, "below")):
        setattr(at, name, getattr(uncompiled, name))
