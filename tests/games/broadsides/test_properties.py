"""What must hold of every hand: cards named in order, and where straights begin."""

from __future__ import annotations

from itertools import combinations
from typing import Any

from hypothesis import given as drawn, strategies as st

from orlop.games.broadsides.choices import WILD
from orlop.games.broadsides.hands import ascending
from orlop.games.broadsides.straights import reaches, starts
from orlop.table.cards import listed, put

hands = st.lists(st.integers(0, WILD), max_size=8).map(
    lambda cards: [*{*cards} - {WILD}, *[WILD] * min(2, cards.count(WILD))]
)


def bag(cards: list[int]) -> Any:
    out = (0, 0)
    for card in cards:
        out = put(out, card)
    return out


@drawn(hands, st.integers(1, 4))
def test_cards_in_ascending_order_never_end_dead(cards: list[int], n: int) -> None:
    """Every set of n cards has exactly one sequence."""
    sequences = []

    def go_on(left: list[int], last: int, said: list[int]) -> None:
        if len(said) == n:
            sequences.append(tuple(said))
            return
        may = listed(ascending(bag(left), last, n - len(said)))
        assert may or (not said and len(left) < n), "a dead end"
        for card in may:
            rest = list(left)
            rest.remove(card)
            go_on(rest, card, [*said, card])

    go_on(sorted(cards), 0, [])
    assert sorted(sequences) == sorted(set(combinations(sorted(cards), n)))


@drawn(hands, st.integers(0, 1023))
def test_where_a_straight_may_begin(cards: list[int], open_: int) -> None:
    """bs.straight, bs.wild-covers: as told a second time, number by number."""
    hand = bag(cards)
    have = {card % 10 for card in cards if card != WILD}
    for number in range(10):
        two = [number, (number + 1) % 10]
        gaps = sum([1 for one in two if one not in have])
        expected = all((open_ >> one) & 1 for one in two) and gaps <= cards.count(WILD)
        assert bool((starts(hand, open_) >> number) & 1) == expected
        assert reaches(hand, number, 0, 9, 0) == (gaps <= cards.count(WILD))
