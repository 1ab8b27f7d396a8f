"""The cards, what is printed on them, and what a stack of them looks like as a set.

A kind of card is 6 * suit + rank, so a suit is six bits of a word and two octal digits.
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, Final, final

from mypy_extensions import i64

from orlop.table.cards import Card, Cards, bits, lowest_bit, shl
from orlop.table.vecs import vec

ANCHOR: Final[i64] = 0
HOOK: Final[i64] = 1
CANNON: Final[i64] = 2
KEY: Final[i64] = 3
CHEST: Final[i64] = 4
MAP: Final[i64] = 5
ORACLE: Final[i64] = 6
SWORD: Final[i64] = 7
KRAKEN: Final[i64] = 8
MERMAID: Final[i64] = 9

KINDS_OF_CARDS: Final[i64] = 60

# The choices, by the number at which they begin (docs/games/dead-mans-draw.md)
VERBS: Final[i64] = 60
DRAW_ON: Final[i64] = 60
COLLECT: Final[i64] = 61
BANK_IT: Final[i64] = 62
DECLINE: Final[i64] = 63
STACKS: Final[i64] = 120
SEATS: Final[i64] = 240
TRAITS: Final[i64] = 250
VARIANTS: Final[i64] = 270


@final
class Printed:
    """What stands on the sixty kinds of cards of a game; shared by all its states."""

    def __init__(self, suits: list[str], values: list[list[int]]) -> None:
        self.names: list[str] = [f"{suit}-{n}" for suit, row in zip(suits, values, strict=True) for n in row]
        self.suits: list[str] = suits
        flat = [n for row in values for n in row]
        self.value = vec[i64](flat)
        self.same_suit = vec[i64]([whole(c // 6)[0] for c in range(60)])
        self.same_number = vec[i64]([word_of([d for d in range(60) if flat[d] == flat[c]]) for c in range(60)])


def word_of(kinds: list[int]) -> i64:
    word: i64 = 0
    for c in kinds:
        word |= shl(1, c)
    return word


def printed(mermaids: bool) -> Printed:
    """dmd.deck, dmd.mv-deck: the numbers are those of components.toml."""
    suits = CARDS["suit"]
    values = [suit.get("values-with-mermaids", suit["values"]) if mermaids else suit["values"] for suit in suits]
    return Printed([suit["name"] for suit in suits], values)


def names_of(what: str) -> list[str]:
    """All traits, or all variant cards, in the order of their numbers."""
    return [name for group in CARDS[what] for name in group["names"]]


CARDS: Final[dict[str, Any]] = tomllib.loads((Path(__file__).parent / "components.toml").read_text(encoding="utf-8"))


def suit_of(card: Card) -> i64:
    return card // 6


def whole(suit: i64) -> Cards:
    """All six kinds of a suit."""
    return shl(0o77, 6 * suit), 0


# What may move down by one, two, four within its suit, and the lowest card of each.
BY_1: Final[i64] = 0o37373737373737373737
BY_2: Final[i64] = 0o17171717171717171717
BY_4: Final[i64] = 0o03030303030303030303
LOWEST: Final[i64] = 0o01010101010101010101


def filled(x: i64) -> i64:
    """Every card with all lower ones of its suit."""
    x |= (x >> 1) & BY_1
    x |= (x >> 2) & BY_2
    return x | ((x >> 4) & BY_4)


def tops(bank: Cards) -> Cards:
    """dmd.top: the highest card of every stack, once."""
    x = filled(bank[0])
    return x ^ ((x >> 1) & BY_1), 0


def heads(bank: Cards) -> i64:
    """Which suits lie there: the lowest bit of each."""
    return filled(bank[0]) & LOWEST


def suits_missing(bank: Cards) -> i64:
    return 10 - bits(heads(bank))


def top_of(stack: Cards) -> Card:
    return lowest_bit(tops(stack)[0])


# -- stacks as choices: six bits a suit, one for each of the seats 0 to 5; the seats 6 and 7 have the second word ------


def stacks_of(suits: i64, seat: i64) -> Cards:
    """That seat's stacks of these suits (as heads has them)."""
    if seat < 6:
        return suits << seat, 0
    return 0, suits << (seat - 6)


def seat_of_stack(choice: i64) -> i64:
    at = choice - STACKS
    if at < KINDS_OF_CARDS:
        return at % 6
    return 6 + at % 6


def suit_of_stack(choice: i64) -> i64:
    return (choice - STACKS) % KINDS_OF_CARDS // 6


def stack(suit: i64, seat: i64) -> i64:
    """The choice that is that stack."""
    if seat < 6:
        return STACKS + 6 * suit + seat
    return STACKS + KINDS_OF_CARDS + 6 * suit + seat - 6
