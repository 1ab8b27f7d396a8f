"""What can happen, in the order of the numbers by which it is told."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from orlop.table.events import Kind

BEGINS: Final[i64] = 0
CAPTAIN_ABOARD: Final[i64] = 1
MATE_ABOARD: Final[i64] = 2
MOUNTS: Final[i64] = 3
DRAWS_SHOT: Final[i64] = 4
LOADS: Final[i64] = 5
MANS: Final[i64] = 6
POINTS_AT: Final[i64] = 7
TURNS_UP: Final[i64] = 8
TARGETS_SHUFFLED: Final[i64] = 9
TARGET_GONE: Final[i64] = 10
AIM_GONE: Final[i64] = 11
OFFERED: Final[i64] = 12
SHOWS_REPUTATION: Final[i64] = 13
KEEPS_TRICK: Final[i64] = 14
DRAWS: Final[i64] = 15
DECK_SHUFFLED: Final[i64] = 16
TURN: Final[i64] = 17
ACTS: Final[i64] = 18
SHOWS: Final[i64] = 19
NAMES: Final[i64] = 20
AIMS: Final[i64] = 21
DISCARDS: Final[i64] = 22
COVERS: Final[i64] = 23
SPENDS: Final[i64] = 24
LOSES: Final[i64] = 25
LOSES_CARD: Final[i64] = 26
PUTS_BACK: Final[i64] = 27
MOVES: Final[i64] = 28
MENDS: Final[i64] = 29
EXPOSED: Final[i64] = 30
COVERED: Final[i64] = 31
FIRES: Final[i64] = 32
HOLDS_FIRE: Final[i64] = 33
POTENTIAL: Final[i64] = 34
WRONG_SHOT: Final[i64] = 35
PENALTIES: Final[i64] = 36
RESULT: Final[i64] = 37
RAISED: Final[i64] = 38
STEADIED: Final[i64] = 39
ADDS: Final[i64] = 40
EVADES: Final[i64] = 41
NO_EVADE: Final[i64] = 42
HITS: Final[i64] = 43
LOSES_OFFICER: Final[i64] = 44
DISASTER: Final[i64] = 45
AVERTED: Final[i64] = 46
SINKS: Final[i64] = 47
OFFICERS_LOST: Final[i64] = 48
STALEMATE: Final[i64] = 49
TRICK: Final[i64] = 50
RETURNS: Final[i64] = 51
LOOKS_AT: Final[i64] = 52
REPLACES: Final[i64] = 53
SHIFTS: Final[i64] = 54
FINDS: Final[i64] = 55
LOADS_ONE: Final[i64] = 56
UNLOADED: Final[i64] = 57
SPIES: Final[i64] = 58
CHANGES_TARGET: Final[i64] = 59

KINDS: Final = [
    Kind("begins", "bs.first"),
    Kind("captain-aboard", "bs.officers", reveals=True),
    Kind("mate-aboard", "bs.officers", reveals=True),
    Kind("mounts", "bs.cannons", other="thing", reveals=True),
    Kind("draws-shot", "bs.shots"),
    Kind("loads", "bs.reload-order", other="thing"),
    Kind("mans", "bs.zero-in"),
    Kind("points-at", "bs.zero-in"),
    Kind("turns-up", "bs.zero-in", "target_deck > targets {who}"),
    Kind("targets-shuffled", "bs.target-deck", "target_discards > target_deck"),
    Kind("target-gone", "bs.zero-in-again", "targets {who} > target_discards"),
    Kind("aim-gone", "bs.zero-in-again", "targets {who} > discards {who}"),
    Kind("offered", "bs.reputation", "undealt > offered {who}", secret=True),
    Kind("shows-reputation", "bs.reputation", "offered {who} > reputation {who}", reveals=True),
    Kind("keeps-trick", "bs.tricks-draft", "offered {who} > tricks {who}", secret=True),
    Kind("draws", "bs.hold", "deck {who} > hand {who}", secret=True),
    Kind("deck-shuffled", "bs.reshuffle", "discards {who} > deck {who}"),
    Kind("turn", "bs.two-actions", other="number"),
    Kind("acts", "bs.two-actions"),
    Kind("shows", "bs.aim", "hand {who} > playing"),
    Kind("names", "bs.wild"),
    Kind("aims", "bs.aim", "playing > targets {who}", other="thing"),
    Kind("discards", "bs.discards-open", "hand {who} > discards {who}"),
    Kind("covers", "bs.covered"),
    Kind("spends", "bs.spend-shot"),
    Kind("loses", "bs.free-first"),
    Kind("loses-card", "bs.sheer-off", "hand {who} > discards {who}", reveals=True),
    Kind("puts-back", "bs.reload-order"),
    Kind("moves", "bs.repair", other="thing"),
    Kind("mends", "bs.repair", other="thing"),
    Kind("exposed", "bs.exposed", other="thing"),
    Kind("covered", "bs.free-first", other="thing"),
    Kind("fires", "bs.may-fire"),
    Kind("holds-fire", "bs.may-fire"),
    Kind("potential", "bs.potential", other="number"),
    Kind("wrong-shot", "bs.spend-shot"),
    Kind("penalties", "bs.cannon-penalty", other="number"),
    Kind("result", "bs.results", other="thing"),
    Kind("raised", "bs.rep-deadeye", other="thing"),
    Kind("steadied", "bs.trick-steady-hands"),
    Kind("adds", "bs.track", other="number"),
    Kind("evades", "bs.evade", other="number"),
    Kind("no-evade", "bs.evade-once"),
    Kind("hits", "bs.damage", other="number"),
    Kind("loses-officer", "bs.officers-hit"),
    Kind("disaster", "bs.disaster", other="thing"),
    Kind("averted", "bs.trick-bilge-pumps"),
    Kind("sinks", "bs.sink"),
    Kind("officers-lost", "bs.officers-lost"),
    Kind("stalemate", "bs.stalemate"),
    Kind("trick", "bs.trick-use", "tricks {who} > used"),
    Kind("returns", "bs.trick-no-effect"),
    Kind("looks-at", "bs.trick-crows-nest", "target_deck > looked_at", secret=True),
    Kind("replaces", "bs.trick-crows-nest", "looked_at > targets {who}", other="thing", reveals=True),
    Kind("shifts", "bs.trick-range-finder", other="thing"),
    Kind("finds", "bs.trick-loaded-deck", "deck {who} > hand {who}", secret=True),
    Kind("loads-one", "bs.trick-powder-boy", other="thing"),
    Kind("unloaded", "bs.trick-bribed-gunner"),
    Kind("spies", "bs.trick-spy-aboard"),
    Kind("changes-target", "bs.change-target"),
]
