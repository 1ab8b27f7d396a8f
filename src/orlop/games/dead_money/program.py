"""The small instructions that the text of a card becomes: each is one whole number."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

# -- an instruction: what + 2^6 who + 2^11 how many + 2^17 more + 2^25 where to go on else + 2^37 spoken of later ------

END: Final[i64] = 0
JUMP: Final[i64] = 1
IF_ROLLED: Final[i64] = 2  # how many: the least; more: the most
IF_TURNED: Final[i64] = 3  # more: a bit for each suit of job cards, 16 for a Brain
IF_BRAIN: Final[i64] = 4  # if those of `who` have one
FIRST_ACT: Final[i64] = 8
DRAWS: Final[i64] = 8
DISCARDS: Final[i64] = 9
DISCARDS_HAND: Final[i64] = 10
DISCARDS_BRAIN: Final[i64] = 11
PASSES_TO: Final[i64] = 12  # from you
PASSES_YOU: Final[i64] = 13
PASSES_ROUND: Final[i64] = 14  # more: 1 to the right
HAND_TO: Final[i64] = 15
HAND_YOU: Final[i64] = 16
HANDS_ROUND: Final[i64] = 17
TAKES: Final[i64] = 18
TAKES_TOP: Final[i64] = 19
TAKES_BRAIN: Final[i64] = 20
TAKES_RANDOM: Final[i64] = 21
LOOKS: Final[i64] = 22
SWAPS_HANDS: Final[i64] = 23
SWAPS_CARDS: Final[i64] = 24
STEALS: Final[i64] = 25
GIVES_BRAIN: Final[i64] = 26
MOVES_BRAINS: Final[i64] = 27
DROPS: Final[i64] = 28
TURNS_OVER: Final[i64] = 29
ROLLS: Final[i64] = 30
COUNTS: Final[i64] = 31  # more: what is counted, +16 if from you
ANOTHER_TURN: Final[i64] = 32
NEXT_TURN: Final[i64] = 33
LOSES_TURN: Final[i64] = 34

# whom it concerns
YOU: Final[i64] = 0
LEFT: Final[i64] = 1
RIGHT: Final[i64] = 2
COUNTED: Final[i64] = 3
THAT: Final[i64] = 4
FIRST_CHOSEN: Final[i64] = 5
OTHER: Final[i64] = 5
OTHER_WITH: Final[i64] = 6
OTHER_WITHOUT: Final[i64] = 7
ANY: Final[i64] = 8
FEWEST: Final[i64] = 9
MOST: Final[i64] = 10
FIRST_GROUP: Final[i64] = 11
OTHERS: Final[i64] = 11
OTHERS_WITH: Final[i64] = 12
OTHERS_WITHOUT: Final[i64] = 13
EVERYONE: Final[i64] = 14
EVERYONE_WITH: Final[i64] = 15
EVERYONE_WITHOUT: Final[i64] = 16

PER_BRAIN: Final[i64] = 63
LATER: Final[i64] = 137438953472  # 2^37
BY_ROLL: Final[i64] = 1
BY_BRAINS: Final[i64] = 2
FROM_YOU: Final[i64] = 16


def instruction(what: i64, who: i64 = 0, many: i64 = 0, more: i64 = 0, later: bool = False) -> i64:
    return what + (who << 6) + (many << 11) + (more << 17) + (LATER if later else 0)


def or_else(ins: i64, at: i64) -> i64:
    return ins + (at << 25)


def what_of(ins: i64) -> i64:
    return ins & 63


def who_of(ins: i64) -> i64:
    return (ins >> 6) & 31


def many_of(ins: i64) -> i64:
    return (ins >> 11) & 63


def more_of(ins: i64) -> i64:
    return (ins >> 17) & 255


def else_of(ins: i64) -> i64:
    return (ins >> 25) & 4095


def is_spoken_of_later(ins: i64) -> bool:
    return (ins >> 37) & 1 != 0
