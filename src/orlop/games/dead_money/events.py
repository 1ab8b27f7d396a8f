"""What can happen, in the order of the numbers by which it is told."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from orlop.table.events import Kind

DEALT: Final[i64] = 0
BEGINS: Final[i64] = 1
TURN: Final[i64] = 2
PLAYS: Final[i64] = 3
PLAYS_BRAIN: Final[i64] = 4
DRAWS_ONE: Final[i64] = 5
STOPS: Final[i64] = 6
DRAWS: Final[i64] = 7
RESHUFFLES: Final[i64] = 8
NOTHING_LEFT: Final[i64] = 9
DISCARDS: Final[i64] = 10
PASSES: Final[i64] = 11
PASSES_HAND: Final[i64] = 12
SWAPS_HANDS: Final[i64] = 13
DECIDES: Final[i64] = 14
TAKES: Final[i64] = 15
TAKES_BRAIN: Final[i64] = 16
TAKES_FROM: Final[i64] = 17
LOOKS: Final[i64] = 18
STEALS: Final[i64] = 19
DISCARDS_BRAIN: Final[i64] = 20
GIVES_BRAIN: Final[i64] = 21
DROPS: Final[i64] = 22
TURNS_UP: Final[i64] = 23
ROLLS: Final[i64] = 24
COUNTS: Final[i64] = 25
CHOOSES: Final[i64] = 26
ANOTHER: Final[i64] = 27
CHOSEN_NEXT: Final[i64] = 28
LOSES_TURN: Final[i64] = 29
PASSED_OVER: Final[i64] = 30
AWAY: Final[i64] = 31
SKILL: Final[i64] = 32
SUCCEEDS: Final[i64] = 33
FAILS: Final[i64] = 34
SHOWDOWN_FOR: Final[i64] = 35
PASSES_BID: Final[i64] = 36
NAMES: Final[i64] = 37
BIDS: Final[i64] = 38
BID_DISCARDED: Final[i64] = 39
WINS_BRAIN: Final[i64] = 40
NOBODY_BIDS: Final[i64] = 41
WINS: Final[i64] = 42
LIMIT: Final[i64] = 43
PASSED: Final[i64] = 44
BRAIN_MOVES: Final[i64] = 45
DISCARDS_HAND: Final[i64] = 46
SHOWS: Final[i64] = 47
DECIDES_BRAIN: Final[i64] = 48

KINDS: Final = [
    Kind("dealt", "dm.deal", "deck > hand {who}", secret=True),
    Kind("begins", "dm.first-player"),
    Kind("turn", "dm.next-turn", other="number"),
    Kind("plays", "dm.card-away", "hand {who} > aside"),
    Kind("plays-brain", "dm.brain-card", "hand {who} > brains {who}"),
    Kind("draws-one", "dm.play-or-draw"),
    Kind("stops", "dm.play-or-draw"),
    Kind("draws", "dm.draw", "deck > hand {who}", secret=True),
    Kind("reshuffles", "dm.reshuffle", "pile > deck", other="number"),
    Kind("nothing-left", "dm.both-empty"),
    Kind("discards", "dm.discard", "hand {who} > pile"),
    Kind("passes", "dm.pass", "hand {who} > hand {other}", other="seat", secret=True),
    Kind("passes-hand", "dm.pass", "hand {who} > hand {other}", other="seat"),
    Kind("swaps-hands", "dm.swap", other="seat"),
    Kind("decides", "dm.together", "hand {who} > hand {who}", secret=True),
    Kind("takes", "dm.take", "pile > hand {who}"),
    Kind("takes-brain", "dm.take", "pile > brains {who}"),
    Kind("takes-from", "dm.take", "hand {other} > hand {who}", other="seat", secret=True),
    Kind("looks", "dm.take", other="seat"),
    Kind("steals", "dm.steal", "brains {other} > brains {who}", other="seat"),
    Kind("discards-brain", "dm.discard-vs-drop", "brains {other} > pile", other="seat"),
    Kind("gives-brain", "dm.steal", "brains {who} > brains {other}", other="seat"),
    Kind("drops", "dm.drop-when", "brains {who} > dropped"),
    Kind("turns-up", "dm.follow-card", "deck > pile"),
    Kind("rolls", "dm.card-roll"),
    Kind("counts", "dm.count", other="seat"),
    Kind("chooses", "dm.choose-who"),
    Kind("another", "dm.another-turn"),
    Kind("chosen-next", "dm.next-turn"),
    Kind("loses-turn", "dm.lose-turn"),
    Kind("passed-over", "dm.lose-turn"),
    Kind("away", "dm.card-away", "aside > pile"),
    Kind("skill", "dm.skill-roll", other="number"),
    Kind("succeeds", "dm.roll-success"),
    Kind("fails", "dm.roll-fail"),
    Kind("showdown", "dm.showdown"),
    Kind("passes-bid", "dm.bid"),
    Kind("names", "dm.bid", "hand {who} > hand {who}", secret=True),
    Kind("bids", "dm.bid", "hand {who} > bid {who}", reveals=True),
    Kind("bid-discarded", "dm.bid-settled", "bid {who} > pile"),
    Kind("wins-brain", "dm.bid-won", "dropped > brains {who}", other="number"),
    Kind("nobody-bids", "dm.all-pass", "dropped > pile"),
    Kind("wins", "dm.win"),
    Kind("limit", "dm.turn-limit"),
    Kind("passed", "dm.together", "hand {who} > hand {other}", other="seat", secret=True, reveals=True),
    Kind("brain-moves", "dm.together", "brains {who} > brains {other}", other="seat", reveals=True),
    Kind("discards-hand", "dm.discard", "hand {who} > pile", reveals=True),
    Kind("shows", "dm.take", "hand {who} > hand {who}", other="seat", secret=True, reveals=True),
    Kind("decides-brain", "dm.together", "brains {who} > brains {who}", secret=True),
]
