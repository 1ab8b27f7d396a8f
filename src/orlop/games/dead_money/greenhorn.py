# uncompiled
"""Rules of thumb for Dead Money, from what the seat sees: get rid of cards, and give them to whoever has the fewest.

They know the cards as we print them.  With an owner's own texts they are as good as the texts are alike.
"""

from __future__ import annotations

from typing import Any, Final

from orlop.table.chance import Rng

View = dict[str, Any]
Option = dict[str, Any]

RANKS: Final = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "jack", "queen", "king", "ace")
# By how much a hand gets ahead of the others with each card, twos to Aces, the card itself not counted
BETTER_BY: Final = {
    "clubs": (0.5, 0.0, 1.0, 1.0, 1.0, 3.0, 0.3, -1.0, 0.6, 0.0, 0.0, 0.6, 1.0),
    "diamonds": (0.3, 0.6, 1.0, 0.0, 1.8, 0.8, -1.0, -0.2, 1.0, -0.5, -0.4, 0.6, 0.9),
    "hearts": (0.8, 2.0, 1.5, 0.2, 0.6, 0.0, 0.3, 0.2, 0.5, 0.2, 0.1, -0.8, 0.8),
    "spades": (-1.0, 2.0, 0.8, 2.0, 2.0, 1.0, 0.7, 1.0, 0.1, 0.1, 0.5, 0.1, 0.0),
}
TWO_HANDED: Final = {
    "clubs": ("5", "7", "jack", "ace"),
    "diamonds": ("6", "10", "jack", "ace"),
    "hearts": ("2", "3", "7", "8", "9", "10", "ace"),
    "spades": ("3", "5", "7", "8", "9", "ace"),
}
MARKED: Final = {"clubs": "24567", "diamonds": "34567", "hearts": "34567", "spades": "34567"}
SECOND_HAND: Final = 0.9  # what the other hand could have done
LOST_BRAIN: Final = 1.5
FIRST_BRAIN: Final = 1.6  # what playing a Brain is worth, to whoever has none
ANOTHER_BRAIN: Final = 0.3
DRAWING: Final = -1.0


def pick(view: View, rng: Rng) -> Option:
    options: list[Option] = view["question"]["options"]
    asked = view["question"]["id"]
    if asked == "play":
        return max(options, key=lambda option: played(view, name(option)))
    if asked == "bid":
        return max(options, key=lambda option: offered(name(option)))
    if asked == "choose-player":
        return chosen(view, options)
    if asked in ("take", "look"):
        return max(options, key=lambda option: kept(view, name(option)))
    if asked in ("discard", "pass-on", "pass-together", "swap", "give-back"):
        return min(options, key=lambda option: kept(view, name(option)))
    return options[rng.below(len(options))]


def name(option: Option) -> str:
    return str(option["arguments"].get("what", option["say"]))


def played(view: View, card: str) -> float:
    """What playing it brings: it leaves the hand, it does something, and a Brain may be lost."""
    if card in ("draw-one", "stop"):
        return DRAWING if card == "draw-one" else 0.0
    table, me = view["table"], view["seat"]
    brains = table["brains"][me]
    if is_brain(card):
        return ANOTHER_BRAIN if brains else FIRST_BRAIN
    if len(cards_of(table, me)) == 1:
        return 9.0  # dm.win, or as good as that
    value = 1.0 + exchanged(table, me, card)
    if rank(card) in TWO_HANDED[suit(card)]:
        value -= SECOND_HAND
    if rank(card) in MARKED[suit(card)]:
        value -= LOST_BRAIN * failing(card, brains)
    return value


def exchanged(table: View, me: int, card: str) -> float:
    """Whole hands that go away or round are worth what they are longer; the rest is in the list."""
    mine = len(cards_of(table, me)) - 1
    counts = [many(hand) for hand in table["hand"]]
    seats = len(counts)
    if card == "hearts-7":
        return float(mine - min(n for seat, n in enumerate(counts) if seat != me))
    if card == "spades-ace":
        return float(mine - counts[(me - 1) % seats])
    if card == "clubs-jack":
        return float(mine - 6)
    if card == "clubs-6":
        return float(len(table["brains"][me]))
    return BETTER_BY[suit(card)][RANKS.index(rank(card))]


def failing(card: str, brains: list[str]) -> float:
    """dm.skill-roll"""
    least = RANKS.index(rank(card)) + 2 - brains.count(f"brain-{suit(card)}")
    return min(1.0, max(0.0, (least - 1) / 6))


def offered(card: str) -> float:
    """dm.bid-won, dm.bid-lost: with cards of one coin a bid costs nothing, and if outbid they are gone."""
    if card == "done":
        return 2.0
    if card == "pass":
        return 0.0
    return -1.0 if rank(card) in TWO_HANDED[suit(card)] else 1.0 - RANKS.index(rank(card)) / 20


def chosen(view: View, options: list[Option]) -> Option:
    """The one who is next to winning gets what is bad; the next turn goes to the one who is farthest."""
    table, me = view["table"], view["seat"]

    def wanted(option: Option) -> float:
        seat = int(name(option).removeprefix("seat-"))
        n = many(table["hand"][seat])
        if table["aside"] == "spades-king":
            return float(n)
        return -100.0 if seat == me else -float(n)

    return max(options, key=wanted)


def kept(view: View, card: str) -> float:
    """How good it is to have it: what can be played soon."""
    table, me = view["table"], view["seat"]
    brains = table["brains"][me]
    if is_brain(card):
        return 0.8 if brains else 2.5
    value = BETTER_BY[suit(card)][RANKS.index(rank(card))]
    if rank(card) in TWO_HANDED[suit(card)]:
        value -= SECOND_HAND
    if rank(card) in MARKED[suit(card)]:
        value -= LOST_BRAIN * failing(card, brains) if brains else 2.0
    return value


# -- cards -----------------------------------------------------------------------------------------


def cards_of(table: View, seat: int) -> list[str]:
    hand: list[str] = table["hand"][seat]
    return hand


def many(cards: int | list[str]) -> int:
    return cards if isinstance(cards, int) else len(cards)


def is_brain(card: str) -> bool:
    return card.startswith("brain-")


def suit(card: str) -> str:
    return card.partition("-")[0]


def rank(card: str) -> str:
    return card.partition("-")[2]
