"""What can happen, in the order of the numbers by which it is told."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from orlop.table.events import Kind

DRAWS: Final[i64] = 0
SELLS: Final[i64] = 1
WANTS_MORE: Final[i64] = 2
BIDS: Final[i64] = 3
SHOWS: Final[i64] = 4
WINS: Final[i64] = 5
SINKS: Final[i64] = 6
STAYS: Final[i64] = 7

KINDS: Final = [
    Kind("draws", "tpl.draw", "hold > lot"),
    Kind("sells", "tpl.call"),
    Kind("wants-more", "tpl.call"),
    Kind("bids", "tpl.bid", "coins {who} > bid {who}", secret=True),
    Kind("shows", "tpl.reveal", "bid {who} > spent {who}", reveals=True),
    Kind("wins", "tpl.highest", "lot > loot {who}", other="number"),
    Kind("sinks", "tpl.tie", "lot > sunk"),
    Kind("stays", "tpl.tie-stays"),
]
