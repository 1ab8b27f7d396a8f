"""Positions so small that every world a seat can imagine is counted out: (players, options, position, seat).

Almost all Aim cards lie on the discard piles.  Two Wilds are two cards: a world in which they lie apart comes about in
two ways.
"""

from __future__ import annotations

from typing import Final

SUITS: Final = ("clubs", "diamonds", "hearts", "spades")
AIM_DECK: Final = [f"{suit}-{n}" for suit in SUITS for n in range(1, 11)] + ["wild", "wild"]
TRICKS: Final = ["ships-surgeon", "carpenters-mate", "spare-canvas", "cut-the-halyards", "sharpshooters", "spy-aboard", "hidden-ace", "range-finder", "crows-nest", "powder-boy", "loaded-deck", "rum-ration", "false-colours", "bribed-gunner", "lashed-guns", "steady-hands", "heated-shot", "double-charge", "sea-dragon", "smoke-screen", "hard-to-port", "body-double", "bilge-pumps", "lucky-coin"]


def but(whole: list[str], *gone: str) -> str:
    left = list(whole)
    for card in " ".join(gone).split():
        left.remove(card)
    return " ".join(left)


def hidden(seat: int, hand: str, deck: str, known: str = "", spied: str = "") -> str:
    """That seat's cards, all others of them discarded."""
    return (
        f"hand {seat}: {hand}\ndeck {seat}: {deck}\ndiscards {seat}: {but(AIM_DECK, hand, deck)}\n"
        f"known {seat}: {known}\nspied {seat}: {spied or known}\n"
    )


MINE: Final = hidden(0, "clubs-1 clubs-2 clubs-3", "clubs-4 clubs-5")
HAND_OF_THREE: Final = MINE + hidden(1, "hearts-1 wild spades-3", "hearts-5 wild diamonds-9 clubs-2")
ONE_SPIED: Final = MINE + hidden(
    1, "hearts-1 wild spades-3", "hearts-5 wild diamonds-9 clubs-2", known="spades-3", spied="spades-3 wild"
)
# the other one has named a straight and laid its first card: the next number or a Wild must be in that hand
IN_A_STRAIGHT: Final = (
    MINE
    + hidden(1, "hearts-5 spades-3", "hearts-6 wild diamonds-5 clubs-9")
    + "player: 1\nstart: number-4\nlaid: 1\nflush: 8\nactions: 1\n"
    + "pending: straight-card 1, action 1, stage-two 1, stage-three 1\n"
    + "captain 0: main-deck\nmate 0: main-deck\ncaptain 1: main-deck\nmate 1: main-deck\nplaced: 1\nmounted: 1\n"
    + "fore-deck 0: 4\nmain-deck 0: 4\naft-deck 0: 4\nfore-deck 1: 4\nmain-deck 1: 4\naft-deck 1: 4\n"
    + "fore 0: 18-pounder\naft 0: 18-pounder\nfore 1: 18-pounder\naft 1: 18-pounder\nrevealed: 1\n"
    + "gunsight 0: fore-hull\ngunsight 1: fore-hull\ntargets 0: target-1 target-2\ntargets 1: target-3 target-4\n"
    + "manned 0: fore\nmanned 1: fore\n"
)
# two tricks held, one not kept, two never dealt; the others are used
FEW_TRICKS: Final = (
    MINE
    + hidden(1, "", "hearts-5 wild")
    + "tricks 1: body-double lucky-coin\nunkept 1: sea-dragon\nunkept 0: spy-aboard\nundealt: bilge-pumps hard-to-port\n"
    + "used: "
    + but(TRICKS, "body-double lucky-coin sea-dragon spy-aboard bilge-pumps hard-to-port")
    + "\n"
)

POSITIONS: Final = [
    (2, {}, HAND_OF_THREE, 0),
    (2, {}, ONE_SPIED, 0),
    (2, {}, IN_A_STRAIGHT, 0),
    (2, {"dirty_tricks": "on"}, FEW_TRICKS, 0),
    (2, {}, MINE + hidden(1, "wild wild", "hearts-5 clubs-2 clubs-3"), None),
]
