"""The kernel: knows no game.  Read steps.py first.

Not compiled itself: where nothing is, a few small questions are answered the way Python does fastest.
"""

from __future__ import annotations

from orlop.table import cards, uncompiled

if cards.__file__.endswith(".py"):
    for name in uncompiled.OF_CARDS:
        setattr(cards, name, getattr(uncompiled, name))

    from orlop.table import chance

    for name in uncompiled.OF_CHANCE:
        setattr(chance, name, getattr(uncompiled, name))
