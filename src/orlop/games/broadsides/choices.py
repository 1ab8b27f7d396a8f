"""The choices, by the number at which each range of them begins (docs/games/broadsides.md)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

WILD: Final[i64] = 40
DONE: Final[i64] = 41
LOADED: Final[i64] = 42  # a loaded shot: 3 * cannon + kind
SHOTS: Final[i64] = 48
CANNONS: Final[i64] = 51
NUMBERS: Final[i64] = 53
SUITS: Final[i64] = 63
PLACES: Final[i64] = 67  # a position at one's Targets: 2 * row, and 1 more at the bottom
ROWS: Final[i64] = 87
ZONES: Final[i64] = 97
CREWMAN: Final[i64] = 108
CAPTAIN: Final[i64] = 109
MATE: Final[i64] = 110
CANNON_PENALTY: Final[i64] = 111
NO_FIRING: Final[i64] = 112

VERBS: Final[i64] = 120
PASS: Final[i64] = 120
AIM: Final[i64] = 121
HOLD: Final[i64] = 122
BROADSIDE: Final[i64] = 123
SHEER_OFF: Final[i64] = 124
RELOAD_SINGLE: Final[i64] = 125
RELOAD_FULL: Final[i64] = 126
REPAIR: Final[i64] = 127
CHANGE_TARGET: Final[i64] = 128
FIRE: Final[i64] = 129
HOLD_FIRE: Final[i64] = 130
DOUBLE_SHOT: Final[i64] = 131
EVADE: Final[i64] = 132

TRICKS: Final[i64] = 140
REPUTATIONS: Final[i64] = 164
TARGETS: Final[i64] = 173
TOKENS: Final[i64] = 203
KINDS_OF_CANNON: Final[i64] = 206
SEATS: Final[i64] = 209
RESULTS: Final[i64] = 211  # never chosen: what a Target gives, as events call it

SUIT_NAMES: Final = ["clubs", "diamonds", "hearts", "spades"]
SHOT_NAMES: Final = ["solid", "chain", "canister"]
CANNON_NAMES: Final = ["fore", "aft"]
ZONE_NAMES: Final = [
    "fore-rigging",
    "main-rigging",
    "aft-rigging",
    "fore-deck",
    "main-deck",
    "aft-deck",
    "quarter-deck",
    "lower-deck",
    "fore-hull",
    "mid-hull",
    "aft-hull",
]
VERB_NAMES: Final = [
    "pass",
    "aim",
    "hold",
    "broadside",
    "sheer-off",
    "reload-single",
    "reload-full",
    "repair",
    "change-target",
    "fire",
    "hold-fire",
    "double-shot",
    "evade",
]
TRICK_NAMES: Final = [
    "ships-surgeon",
    "carpenters-mate",
    "spare-canvas",
    "cut-the-halyards",
    "sharpshooters",
    "spy-aboard",
    "hidden-ace",
    "range-finder",
    "crows-nest",
    "powder-boy",
    "loaded-deck",
    "rum-ration",
    "false-colours",
    "bribed-gunner",
    "lashed-guns",
    "steady-hands",
    "heated-shot",
    "double-charge",
    "sea-dragon",
    "smoke-screen",
    "hard-to-port",
    "body-double",
    "bilge-pumps",
    "lucky-coin",
]
REPUTATION_NAMES: Final = [
    "deadeye",
    "slippery-eel",
    "taskmaster",
    "quartermaster",
    "shipwright",
    "tempest",
    "thunderer",
    "hawk",
    "old-salt",
]
TOKEN_NAMES: Final = ["disaster-sails", "disaster-crewmen", "disaster-planks"]
CANNON_KINDS: Final = ["18-pounder", "long-nine", "carronade"]
RESULT_NAMES: Final = ["perfect", "good", "poor", "miss", "early"]


def ranges() -> list[tuple[int, list[str]]]:
    """Every choice by its number and name."""
    return [
        (0, [f"{suit}-{n}" for suit in SUIT_NAMES for n in range(1, 11)]),
        (WILD, ["wild", "done"]),
        (LOADED, [f"{cannon}-{shot}" for cannon in CANNON_NAMES for shot in SHOT_NAMES]),
        (SHOTS, SHOT_NAMES),
        (CANNONS, CANNON_NAMES),
        (NUMBERS, [f"number-{n}" for n in range(1, 11)]),
        (SUITS, SUIT_NAMES),
        (PLACES, [f"{side}-{n}" for n in range(1, 11) for side in ("left", "bottom")]),
        (ROWS, [f"row-{n}" for n in range(1, 11)]),
        (ZONES, ZONE_NAMES),
        (CREWMAN, ["crewman", "captain", "mate", "cannon-penalty", "no-firing"]),
        (VERBS, VERB_NAMES),
        (TRICKS, TRICK_NAMES),
        (REPUTATIONS, REPUTATION_NAMES),
        (TARGETS, [f"target-{n}" for n in range(1, 31)]),
        (TOKENS, TOKEN_NAMES),
        (KINDS_OF_CANNON, CANNON_KINDS),
        (SEATS, ["seat-0", "seat-1"]),
        (RESULTS, RESULT_NAMES),
    ]
