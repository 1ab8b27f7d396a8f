"""What can happen, in the order of the numbers by which it is told."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from orlop.table.events import Kind

DRAWS: Final[i64] = 0
DRAWS_AGAIN: Final[i64] = 1
DECK_TOO_SHORT: Final[i64] = 2
CAPTAIN: Final[i64] = 3
DEALT: Final[i64] = 4
TURNS_UP: Final[i64] = 5
TRUMP: Final[i64] = 6
PLAYS: Final[i64] = 7
WINS: Final[i64] = 8
CONTROLS: Final[i64] = 9
OVERBOARD: Final[i64] = 10
RULES_THE_WAVES: Final[i64] = 11
EATEN: Final[i64] = 12

KINDS: Final = [
    Kind("draws", "wtp.first-captain", "deck > drawn"),
    Kind("draws-again", "wtp.draw-tie"),
    Kind("deck-too-short", "wtp.draw-tie", "drawn > deck"),
    Kind("captain", "wtp.new-captain", other="number"),
    Kind("dealt", "wtp.deal", "deck > hand {who}", secret=True),
    Kind("turns-up", "wtp.first-trump", "deck > turned"),
    Kind("trump", "wtp.chosen-trump"),
    Kind("plays", "wtp.one-card", "hand {who} > battle"),
    Kind("wins", "wtp.stack"),
    Kind("controls", "wtp.sea-monster"),
    Kind("overboard", "wtp.overboard"),
    Kind("rules-the-waves", "wtp.win"),
    Kind("eaten", "wtp.monster-eats-all"),
]
