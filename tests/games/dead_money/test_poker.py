"""Poker hands of one to five cards: what beats what, and the best that a bid that is begun can become."""

from __future__ import annotations

from itertools import combinations, product

import pytest
from hypothesis import given, strategies as st

from orlop.games.dead_money.poker import TYPES, Worth, beats, greatest, no_worth, type_of, worth, worth_of
from orlop.table.cards import Bag, in_bag, nothing, put

RANKS = "23456789TJQKA"
SUITS = "cdhs"


def hand(text: str) -> list[int]:
    """Kh Kc 9s"""
    return [4 * RANKS.index(card[0]) + SUITS.index(card[1]) for card in text.split()]


def kind_of(text: str) -> str:
    return TYPES[type_of(worth_of(hand(text)))]


def bag(cards: list[int]) -> Bag:
    out = nothing()
    for card in cards:
        out = put(out, card)
    return out


@pytest.mark.parametrize(
    ("cards", "kind"),
    [
        ("7c", "high-card"),
        ("2c Ah", "high-card"),
        ("2c 3c 4c 5c", "high-card"),
        ("2c 3c 4c 5h 7c", "high-card"),
        ("9c 9c", "pair"),
        ("Kh Kc 9s", "pair"),
        ("Kh Kc 9s 9c", "two-pair"),
        ("Kh Kc 9s 9c 2d", "two-pair"),
        ("4c 4c 4h", "three"),
        ("4c 4c 4h Ad Kd", "three"),
        ("3c 4c 5h 6d 7d", "straight"),
        ("Ac 2c 3h 4d 5d", "straight"),
        ("Tc Jc Qh Kd Ad", "straight"),
        ("Kc Ac 2h 3d 4d", "high-card"),
        ("2s 7s 9s Ts As", "flush"),
        ("2s 2s 9s 9s As", "flush"),
        ("4c 4h 4h 9s 9c", "full-house"),
        ("4c 4h 4h 4s", "four"),
        ("4c 4h 4h 4s 9c", "four"),
        ("3c 4c 5c 6c 7c", "straight-flush"),
        ("Ah 2h 3h 4h 5h", "straight-flush"),
        ("4c 4c 4h 4s 4d", "five"),
    ],
)
def test_types(cards: str, kind: str) -> None:
    """dm.bid-order, dm.bid-short, dm.bid-straight: straights and flushes need five cards."""
    assert kind_of(cards) == kind


LADDER = [
    "2c",
    "2d 3c",  # dm.bid-compare: the 3 decides
    "Kc 2c",
    "Kd 3h",
    "Kd Jh 9c 8c",
    "Ac",
    "Ad 2c",
    "Ad 2c 3c",  # the 3 is the second highest
    "2c 2d",
    "2c 2d 9h",  # dm.bid-longer
    "2c 2d 9h 3c",
    "2c 2d Ah",
    "Ac Ad",
    "2c 2d 3h 3c",
    "2c 2d 3h 3c 9h",
    "3c 3d Kh Kc",
    "3c 3d Kh Kc 2c",
    "4c 4d Kh Kc",
    "2c 2d 2h",
    "Ac Ad Ah Kc",
    "Ac 2d 3h 4c 5s",
    "2c 3d 4h 5c 6s",
    "Tc Jd Qh Kc As",
    "2s 3s 4s 5s 7s",
    "2s 3s 5s 7s 7s",  # RULING: 7 5 3 2 after the first 7, but a 7 comes before a 5
    "2s 7s 9s Ts As",
    "7s 7s 9s As As",
    "3c 3d 3h 2c 2d",
    "4c 4d 4h 2c 2d",
    "4c 4d 4h Ac Ad",
    "2c 2d 2h 2s",
    "2c 2d 2h 2s 3c",
    "Ac Ad Ah As",
    "Ac 2c 3c 4c 5c",
    "2c 3c 4c 5c 6c",
    "Tc Jc Qc Kc Ac",
    "2c 2d 2h 2s 2c",
    "Ac Ad Ah As Ac",
]


def test_the_ladder() -> None:
    """dm.bid-compare, dm.bid-longer: each of these beats all before it and none after it."""
    worths = [worth_of(hand(cards)) for cards in LADDER]
    for i, j in product(range(len(worths)), repeat=2):
        assert beats(worths[i], worths[j]) == (i > j), (LADDER[i], LADDER[j])


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("9c", "9s"),
        ("Kh Kc 9s", "Kd Ks 9d"),
        ("Kh Kc 9s", "Kh Kh 9s"),
        ("3c 4c 5h 6d 7d", "3d 4d 5s 6c 7c"),
        ("2s 7s 9s Ts As", "2h 7h 9h Th Ah"),
    ],
)
def test_equal_is_not_better(one: str, other: str) -> None:
    """dm.bid-equal: suits never matter."""
    assert worth_of(hand(one)) == worth_of(hand(other))
    assert not beats(worth_of(hand(one)), worth_of(hand(other)))


DECK = [card for card in range(52) for _ in range(2)]
hands = st.lists(st.sampled_from(DECK), min_size=1, max_size=9).map(
    lambda cards: [card for i, card in enumerate(cards) if cards[:i].count(card) < 2]
)
# few ranks and suits, so that better hands than a pair come up
rich = st.lists(st.sampled_from([c for c in DECK if c // 4 in (0, 1, 2, 3, 4, 12)]), min_size=1, max_size=10).map(
    lambda cards: [card for i, card in enumerate(cards) if cards[:i].count(card) < 2]
)


def told_slowly(cards: list[int]) -> tuple[int, list[int]]:
    """The same ranking told another way: counted, sorted and compared as lists."""
    ranks = sorted([card // 4 for card in cards], reverse=True)
    groups = sorted({(ranks.count(r), r) for r in ranks}, reverse=True)
    shape = [n for n, _ in groups]
    by_group = [r for n, r in groups for _ in range(n)]
    flush = len(cards) == 5 and len({card % 4 for card in cards}) == 1
    straight = len(set(ranks)) == 5 and (ranks[0] - ranks[4] == 4 or ranks == [12, 3, 2, 1, 0])
    top = [3 if ranks == [12, 3, 2, 1, 0] else ranks[0]]
    if shape == [5]:
        return 9, by_group
    if straight and flush:
        return 8, top
    if shape[0] == 4:
        return 7, by_group
    if shape == [3, 2]:
        return 6, by_group
    if flush:
        return 5, ranks
    if straight:
        return 4, top
    if shape[0] == 3:
        return 3, by_group
    if shape[0] == 2:
        return (2 if shape[1:2] == [2] else 1), by_group
    return 0, ranks


@given(hands.map(lambda h: h[:5]) | rich.map(lambda h: h[:5]), hands.map(lambda h: h[:5]) | rich.map(lambda h: h[:5]))
def test_against_lists(one: list[int], other: list[int]) -> None:
    """dm.bid-order, dm.bid-compare: whatever two bids, the same one wins either way."""
    assert type_of(worth_of(one)) == told_slowly(one)[0]
    assert beats(worth_of(one), worth_of(other)) == (told_slowly(one) > told_slowly(other))


def best_completion(named: list[int], more: list[int]) -> Worth:
    best = worth_of(named)
    for k in range(1, 6 - len(named)):
        for extra in combinations(more, k):
            w = worth_of(named + list(extra))
            if beats(w, best):
                best = w
    return best


@given(hands | rich, st.integers(1, 5))
def test_what_a_bid_can_become(cards: list[int], n: int) -> None:
    """dm.bid: with the highest cards named, the best bid is found without trying all of them."""
    cards.sort(reverse=True)
    named, more = cards[:n], cards[n:]
    assert greatest(bag(named), bag(more), 0) == best_completion(named, more)


@given(rich, st.data())
def test_what_a_bid_can_become_with_cards_left_out(cards: list[int], data: st.DataObject) -> None:
    """dm.bid: the named cards need not be the highest held; the others follow in falling order."""
    cards.sort(reverse=True)
    named: list[int] = []
    at = 0
    for _ in range(data.draw(st.integers(1, 5))):
        if at >= len(cards):
            break
        at = data.draw(st.integers(at, len(cards) - 1))
        named.append(cards[at])
        at += 1
    more = cards[at:]
    best = best_completion(named, more)
    assert greatest(bag(named), bag(more), 0) == best
    for least in range(10):
        found = greatest(bag(named), bag(more), least)
        assert found == best if type_of(best) >= least else type_of(found) <= type_of(best)


def test_a_worth_of_nothing() -> None:
    assert beats(worth(bag(hand("2c"))), no_worth())
    assert in_bag(bag(hand("2c 2c"))) == [0, 0]
