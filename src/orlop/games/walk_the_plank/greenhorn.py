# uncompiled
"""Rules of thumb for Walk the Plank!, from what the seat sees."""

from __future__ import annotations

from collections import Counter
from typing import Any

from orlop.table.chance import Rng

View = dict[str, Any]
Option = dict[str, Any]
SPECIAL = ("plank", "monster")
ENOUGH = 11  # so high a card of its suit is led in the hope that it holds


def pick(view: View, rng: Rng) -> Option:
    options = view["question"]["options"]
    if view["question"]["id"] == "trump":
        return best_trump(view, options)
    return battle(view, options)


def best_trump(view: View, options: list[Option]) -> Option:
    """wtp.chosen-trump: the suit I hold most of; of these, the one with the highest cards."""
    hand = [card for card in view["table"]["hand"][view["seat"]] if card not in SPECIAL]
    many = Counter(suit(card) for card in hand)
    sum_of = Counter({name: sum(number(card) for card in hand if suit(card) == name) for name in many})
    return max(options, key=lambda option: (many[what(option)], sum_of[what(option)]))


def battle(view: View, options: list[Option]) -> Option:
    """Win it if that is cheap or needed; else throw away the weakest card."""
    table, me = view["table"], view["seat"]
    winning = [option for option in options if beats(table, what(option))]
    last = len(table["battle"]) + 1 == len(table["aboard"])
    hungry = table["won"][me] == 0
    if not table["battle"]:
        return leads(table, me, options, hungry)
    if not winning:
        return weakest(table, [option for option in options if what(option) not in SPECIAL] or options)
    numbered = [option for option in winning if what(option) not in SPECIAL]
    if numbered:
        if last:
            return min(numbered, key=lambda option: worth(table, what(option)))
        best = max(numbered, key=lambda option: worth(table, what(option)))
        if hungry or worth(table, what(best)) >= ENOUGH:
            return best
    if hungry and "plank" in [what(option) for option in winning] and (last or few_left(table, me)):
        return next(option for option in winning if what(option) == "plank")
    if all_hungry_but_me(table, me) and "monster" not in [what(option) for option in options]:
        return max(winning, key=lambda option: worth(table, what(option)))
    return weakest(table, [option for option in options if what(option) not in SPECIAL] or options)


def leads(table: View, me: int, options: list[Option], hungry: bool) -> Option:
    """A high card holds more often than a middling one; special cards wait."""
    numbered = [option for option in options if what(option) not in SPECIAL]
    if not numbered:
        return options[0] if hungry else options[-1]
    return max(numbered, key=lambda option: worth(table, what(option)))


def weakest(table: View, options: list[Option]) -> Option:
    return min(options, key=lambda option: worth(table, what(option)))


def few_left(table: View, me: int) -> bool:
    """wtp.overboard: the battles left in which I may still win one are few."""
    return len(table["hand"][me]) <= 2


def all_hungry_but_me(table: View, me: int) -> bool:
    """wtp.win: I have won battles and nobody else has, so each further one wins the game."""
    return table["won"][me] > 0 and all(n == 0 for seat, n in enumerate(table["won"]) if seat != me)


def beats(table: View, card: str) -> bool:
    """Whether it goes ahead in this battle (wtp.plank-first, wtp.trump-wins, wtp.suit-wins)."""
    played = table["battle"]
    if card == "monster":
        return False
    if "monster" in played or "plank" in played:
        return False
    if card == "plank" or not played:
        return True
    strength: int = table["strength"]
    if suit(card) == table["trump"]:
        return 20 + number(card) - 1 > strength
    return suit(card) == table["suit"] and number(card) > strength


def worth(table: View, card: str) -> int:
    """How dear it is: trumps above all other numbers, special cards above trumps."""
    if card in SPECIAL:
        return 60
    return number(card) + (20 if suit(card) == table["trump"] else 0)


def what(option: Option) -> str:
    return str(option["arguments"]["what"])


def suit(card: str) -> str:
    return card.rpartition("-")[0]


def number(card: str) -> int:
    return int(card.rpartition("-")[2])
