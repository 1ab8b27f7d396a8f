# uncompiled
"""Rules of thumb for Dead Man's Draw, from what the seat sees."""

from __future__ import annotations

from typing import Any

from orlop.table.chance import Rng

View = dict[str, Any]
Option = dict[str, Any]
HOPED = 2.0  # what one more card is worth, if it does not bust
BONUS = 2.0  # what a bonus card is worth
RANKS = 6  # the cards of a suit
FEWEST_FOR_TWO_COPIES = 5


def pick(view: View, rng: Rng) -> Option:
    options: list[Option] = view["question"]["options"]
    asked = view["question"]["id"]
    if asked == "again":
        return draw_or_collect(view, options)
    rate = RATES.get(asked)
    if rate is None:
        return options[rng.below(len(options))]
    return max(options, key=lambda option: rate(view, str(option["arguments"].get("what", ""))))


# -- draw or collect ------------------------------------------------------------------------


def draw_or_collect(view: View, options: list[Option]) -> Option:
    """dmd.again: draw as long as what may come is worth more than what may be lost."""
    by = {option["say"]: option for option in options}
    if "collect" not in by or "draw" not in by:
        return options[0]
    table, me = view["table"], view["seat"]
    all_of_it = gain(table, me, table["play"]) + bonus(table["play"])
    kept = gain(table, me, [card for card in table["play"] if card in table["safe"]])
    risk = of_a_bust(table, len(table["bank"]))
    return by["draw"] if (1 - risk) * (all_of_it + HOPED) + risk * kept > all_of_it else by["collect"]


def gain(table: View, me: int, cards: list[str]) -> float:
    """dmd.score: by how much they would raise my stacks; a little for each card, which breaks ties."""
    best = {suit_of(card): number(card) for card in sorted(table["bank"][me], key=number)}
    total = 0.1 * len(cards)
    for card in sorted(cards, key=number):
        total += max(0, number(card) - best.get(suit_of(card), 0))
        best[suit_of(card)] = max(number(card), best.get(suit_of(card), 0))
    return total


def bonus(cards: list[str]) -> float:
    """dmd.key-chest: as many cards again."""
    suits = {suit_of(card) for card in cards}
    return BONUS * len(cards) if {"key", "chest"} <= suits else 0.0


def of_a_bust(table: View, players: int) -> float:
    """dmd.bust: how many of the cards not in sight are of a suit in the play area."""
    if table["top"]:
        return float(busts(table, table["top"][0]))
    copies = 2 if players >= FEWEST_FOR_TWO_COPIES else 1
    seen = [card for bank in table["bank"] for card in bank] + table["play"] + table["shown"]
    discard = table["discard"]
    hidden = table["pile"]
    if isinstance(discard, list):
        seen = seen + discard
    else:
        hidden += discard
    suits = {suit_of(card) for card in table["play"]}
    bad = sum(RANKS * copies - sum(suit_of(card) == suit for card in seen) for suit in suits)
    return bad / hidden if hidden else 1.0


def busts(table: View, card: str) -> bool:
    if table["variant"] == "strange-lands":
        return number(card) in [number(one) for one in table["play"]]
    return suit_of(card) in [suit_of(one) for one in table["play"]]


# -- the abilities --------------------------------------------------------------------------


def into_play(view: View, card: str) -> float:
    """dmd.hook, dmd.map, dmd.sword: rather a card that does not bust, and rather a dear one."""
    table = view["table"]
    if busts(table, card):
        return -100.0 - number(card)
    return gain(table, view["seat"], [card]) + (2.0 if suit_of(card) in ("key", "chest", "anchor") else 0.0)


def out_of_my_bank(view: View, card: str) -> float:
    """dmd.hook: it may be lost, so rather one that costs little; a Kraken would force me on."""
    suits = 3.0 if suit_of(card) == "kraken" else 0.0
    return (-100.0 if busts(view["table"], card) else 0.0) - loss(view["table"], view["seat"], card) - suits


def loss(table: View, seat: int, card: str) -> int:
    """By how much that bank falls without it."""
    below = [number(one) for one in table["bank"][seat] if suit_of(one) == suit_of(card) and one != card]
    return max(0, number(card) - max(below, default=0))


def sink(view: View, stack: str) -> float:
    """dmd.cannon: where it hurts, and most of all whoever is ahead."""
    seat, card = top(view, stack)
    return loss(view["table"], seat, card) + 0.1 * float(view["table"]["points"][seat])


def steal(view: View, stack: str) -> float:
    """dmd.sword: it comes into the play area, and the other one loses it."""
    seat, card = top(view, stack)
    return into_play(view, card) + 0.5 * loss(view["table"], seat, card)


def misfire(view: View, stack_or_card: str) -> float:
    card = top(view, stack_or_card)[1] if "@" in stack_or_card else stack_or_card
    return -float(loss(view["table"], view["seat"], card))


def top(view: View, stack: str) -> tuple[int, str]:
    """dmd.top: hook@2 is the highest Hook of seat 2."""
    suit, _, seat = stack.partition("@")
    mine = [card for card in view["table"]["bank"][int(seat)] if suit_of(card) == suit]
    return int(seat), max(mine, key=number)


def richest(view: View, seat: str) -> float:
    return float(view["table"]["points"][number(seat)])


def dear(view: View, card: str) -> float:
    return gain(view["table"], view["seat"], [card])


def suit_of(card: str) -> str:
    return card.rpartition("-")[0]


def number(card: str) -> int:
    return int(card.rpartition("-")[2])


RATES = {
    "hook": out_of_my_bank,
    "second-hook": out_of_my_bank,
    "cannon": sink,
    "misfire": misfire,
    "map": into_play,
    "navigator": into_play,
    "sword": steal,
    "plunder": richest,
    "loot": dear,
    "davy-jones": richest,
}
