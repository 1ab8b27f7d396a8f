"""The kernel: knows no game.  Read steps.py first.

Not compiled itself: where nothing is, two helpers give way to what Python does faster.
"""

from __future__ import annotations

from orlop.table import cards

if cards.__file__.endswith(".py"):

    def nth_bit(x: int, k: int) -> int:
        digits = bin(x)
        return len(digits) - len(digits.rsplit("1", k + 1)[0]) - 1

    cards.bits = int.bit_count  # type: ignore[assignment]
    cards.nth_bit = nth_bit
