"""What can happen, in the order of the numbers by which it is told."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from orlop.table.events import Kind

VARIANT: Final[i64] = 0
STARTS: Final[i64] = 1
DEALT: Final[i64] = 2
KEEPS: Final[i64] = 3
REVEALS: Final[i64] = 4
VICTIM: Final[i64] = 5
DRAWS: Final[i64] = 6
BANKS_MERMAID: Final[i64] = 7
BANKS_KRAKEN: Final[i64] = 8
BUSTS: Final[i64] = 9
SAVES: Final[i64] = 10
COLLECTS: Final[i64] = 11
BANKS: Final[i64] = 12
BONUS_CARD: Final[i64] = 13
PLUNDERS: Final[i64] = 14
LOOTS: Final[i64] = 15
LOSES: Final[i64] = 16
LOSES_BUSTED: Final[i64] = 17
GETS: Final[i64] = 18
GETS_BUSTED: Final[i64] = 19
LAST_TURN: Final[i64] = 20
WINS_AT_ONCE: Final[i64] = 21
PROTECTS: Final[i64] = 22
HOOKS: Final[i64] = 23
SINKS: Final[i64] = 24
SALVAGES: Final[i64] = 25
MISFIRES: Final[i64] = 26
TURNS_UP: Final[i64] = 27
PLACES: Final[i64] = 28
PUTS_BACK: Final[i64] = 29
NAVIGATES: Final[i64] = 30
LOOKS: Final[i64] = 31
STEALS: Final[i64] = 32
LOSES_SWORD: Final[i64] = 33
DEMANDS: Final[i64] = 34
CHOOSES: Final[i64] = 35
DECLINES: Final[i64] = 36
CHARMS: Final[i64] = 37
LURES: Final[i64] = 38

KINDS: Final = [
    Kind("variant", "dmd.variants"),
    Kind("starts", "dmd.start-player"),
    Kind("dealt", "dmd.traits-option", secret=True),
    Kind("keeps", "dmd.traits-option", secret=True),
    Kind("reveals", "dmd.traits-option", reveals=True),
    Kind("victim", "dmd.davy-jones", other="seat"),
    Kind("draws", "dmd.must-draw", "pile > play"),
    Kind("banks-mermaid", "dmd.casanova", "play > bank {who}"),
    Kind("banks-kraken", "dmd.fisherman", "play > bank {who}"),
    Kind("busts", "dmd.bust", "play > busted"),
    Kind("saves", "dmd.safe", "play > bank {who}"),
    Kind("collects", "dmd.collect"),
    Kind("banks", "dmd.collect", "play > bank {who}"),
    Kind("bonus-card", "dmd.key-chest", "discard > bank {who}"),
    Kind("plunders", "dmd.plunderer", other="seat"),
    Kind("loots", "dmd.plunderer", "bank {other} > bank {who}", other="seat"),
    Kind("loses", "dmd.bust-order", "play > discard"),
    Kind("loses-busted", "dmd.bust-order", "busted > discard"),
    Kind("gets", "dmd.bust-order", "play > bank {who}", other="seat"),
    Kind("gets-busted", "dmd.bust-order", "busted > bank {who}", other="seat"),
    Kind("last-turn", "dmd.end"),
    Kind("wins-at-once", "dmd.sudden-death"),
    Kind("protects", "dmd.anchor"),
    Kind("hooks", "dmd.hook", "bank {who} > play"),
    Kind("sinks", "dmd.cannon", "bank {other} > discard", other="seat"),
    Kind("salvages", "dmd.scavenger", "bank {other} > bank {who}", other="seat"),
    Kind("misfires", "dmd.misfire", "bank {who} > discard"),
    Kind("turns-up", "dmd.map", "discard > shown"),
    Kind("places", "dmd.map", "shown > play"),
    Kind("puts-back", "dmd.map", "shown > discard"),
    Kind("navigates", "dmd.navigator", "discard > play"),
    Kind("looks", "dmd.oracle", other="number", secret=True),
    Kind("steals", "dmd.sword", "bank {other} > play", other="seat"),
    Kind("loses-sword", "dmd.parry", "play > discard"),
    Kind("demands", "dmd.kraken", other="number"),
    Kind("chooses", "dmd.mv-ability"),
    Kind("declines", "dmd.casanova-variant"),
    Kind("charms", "dmd.casanova-variant", "play > bank {who}"),
    Kind("lures", "dmd.siren", "play > bank {who}", other="seat"),
]
