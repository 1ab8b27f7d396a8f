"""Small positions of Blind Bids: (players, options, position, seat)."""

from __future__ import annotations

from typing import Final

ONE_LEFT: Final = """
hand 0: card-1 card-2
hand 1: card-3 card-5
hand 2: card-5 card-6
pile: card-6 card-7
shown: +16
round: 1
pending: bid 0, bid 1, bid 2, show 0
"""
TWO_HAVE_BID: Final = """
hand 0: card-1
bid 0: card-2
hand 1: card-12
bid 1: card-5
hand 2: card-5 card-6
pile: card-6 card-7
shown: +16
round: 1
pending: bid 2, show 0
"""
A_TWIN: Final = """
hand 0: card-1
bid 0: card-2
hand 1: card-12
bid 1: card-5
hand 2: card-5 card-6
pile: card-6 card-7
shown: +16
round: 2
twin: 1
pending: bid 2, show 0
"""

POSITIONS: list[tuple[int, dict[str, str], str, int | None]] = [
    (3, {}, ONE_LEFT, 0),
    (3, {}, TWO_HAVE_BID, 0),
    (3, {}, TWO_HAVE_BID, 2),
    (3, {}, A_TWIN, 0),
    (3, {}, A_TWIN, 2),
]
