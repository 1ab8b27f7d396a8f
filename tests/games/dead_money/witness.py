"""A second witness for Dead Money: the rules told once more, to be run beside the engine.

Plain generators over plain counters: each `yield` is a question, who is asked and what may be answered.
A nested choice is a nested call, the end of the game an exception.  It knows nothing of the engine, cannot be stored
in mid-game, and is never shipped: it is here to disagree.
"""

from __future__ import annotations

from collections.abc import Generator

from .witness_cards import CARDS
from .witness_poker import can_become_better, is_better, is_brain, next_named, rank_of, suit_of
from .witness_table import (
    CHANCE,
    HANDS,
    Asking,
    End,
    Question,
    Table,
    ask,
    draw,
    drop,
    off_deck,
    one_each,
    roll,
    seat_name,
    seat_of,
)

__all__ = ["CARDS", "CHANCE", "Question", "Table", "game"]

DEALT = 7  # dm.deal
TURN_LIMIT = 500  # dm.turn-limit
BRAIN_HANDS = BRAIN_DRAWS = 2  # dm.brain-card
DRAW_ONE, STOP, PASS, DONE = "draw-one", "stop", "pass", "done"


def game(t: Table) -> Generator[Question, str, frozenset[int]]:
    """dm.deal, dm.first-player, then turn after turn: the winners, of whom there is one but for dm.turn-limit."""
    for seat in range(t.players):
        for _ in range(DEALT):
            card = yield from off_deck(t, "deal")
            assert card is not None
            t.enter(seat, card)
    first = yield from ask(CHANCE, "first", {seat_name(seat): 1 for seat in range(t.players)})
    me = seat_of(first)
    try:
        while t.turns < TURN_LIMIT:
            t.turn, t.turns, t.hands_left, t.another = me, t.turns + 1, HANDS, False
            winner_of_bid = yield from turn(t, me)
            me = next_turn(t, me) if winner_of_bid is None else winner_of_bid
        fewest = min(hand.total() for hand in t.hand)
        raise End(seat for seat in range(t.players) if t.hand[seat].total() == fewest)
    except End as end:
        return end.winners


def next_turn(t: Table, me: int) -> int:
    """dm.next-turn, when there was no Showdown."""
    if t.another:
        return me  # and whoever was chosen waits
    seat = t.left_of(me) if t.chosen is None else t.chosen
    t.chosen = None
    while seat in t.lost:  # dm.lose-turn
        t.lost.remove(seat)
        seat = t.left_of(seat)
    return seat


def turn(t: Table, me: int) -> Generator[Question, str, int | None]:
    """dm.two-hands, dm.play-or-draw: who is next by a Showdown, or None if there was none."""
    played = False
    while t.hands_left:
        what = yield from ask(me, "play", may_do(t, me, played))
        if what == STOP:
            break
        if what == DRAW_ONE:
            yield from draw(t, me)
            break
        played = True
        t.leave(me, what)
        if is_brain(what):
            yield from play_brain(t, me, what)
        else:
            yield from play_job(t, me, what)
        if t.dropped:  # dm.drop-when: it ends the turn
            return (yield from showdowns(t, me))
    return None


def may_do(t: Table, me: int, played: bool) -> dict[str, int]:
    cards = one_each(card for card in t.hand[me] if may_play(t, me, card))
    if played:
        return {**cards, STOP: 1}
    if t.can_draw():
        return {**cards, DRAW_ONE: 1}
    return cards or {STOP: 1}  # dm.must-play


def may_play(t: Table, me: int, card: str) -> bool:
    if is_brain(card):
        return t.hands_left >= BRAIN_HANDS
    job = CARDS[card]
    return job.hands <= t.hands_left and (not job.needs_brain or bool(t.brains[me]))  # dm.needs-brain


def play_brain(t: Table, me: int, brain: str) -> Asking:
    """dm.brain-card."""
    t.hands_left -= BRAIN_HANDS
    t.brains[me][brain] += 1
    yield from draw(t, me, BRAIN_DRAWS)
    t.another = True
    check_win(t, me)  # a last Brain, with nothing left to draw


def play_job(t: Table, me: int, card: str) -> Asking:
    """dm.after-card, all but the Showdowns."""
    job = CARDS[card]
    t.hands_left -= job.hands
    t.aside = card
    yield from job.text(t, me)
    t.aside = None
    t.pile.append(card)  # dm.card-away
    check_win(t, me)
    if job.needs_brain:
        yield from skill_roll(t, me, card)


def skill_roll(t: Table, me: int, card: str) -> Asking:
    """dm.skill-roll, dm.roll-always."""
    die = yield from roll("skill-roll")
    if die + t.brains[me][f"brain-{suit_of(card)}"] >= rank_of(card):
        return  # dm.roll-success
    t.hands_left = 0  # dm.roll-fail
    t.another = False  # dm.fail-again
    if t.brains[me]:  # dm.fail-no-brain
        yield from drop(t, me)


def check_win(t: Table, me: int) -> None:
    """dm.win, dm.win-several."""
    for seat in t.all_from(me):
        if not t.hand[seat]:
            raise End([seat])


def showdowns(t: Table, me: int) -> Generator[Question, str, int]:
    """dm.drop-several: one for each dropped Brain, and the last one says whose turn is next."""
    t.hands_left = 0
    while t.dropped:
        following = yield from showdown(t)
    t.another, t.chosen = False, None  # dm.showdown-clears
    t.lost.clear()
    check_win(t, me)
    return following


def showdown(t: Table) -> Generator[Question, str, int]:
    """dm.showdown, dm.bid-settled."""
    dropper, brain = t.dropped[0]
    for seat in t.others(dropper) + [dropper]:
        yield from bid(t, seat)
    winner, coins = t.highest, coins_bid(t)
    t.lay(card for cards in t.bids.values() for card in cards)
    t.bids, t.highest = {}, None
    t.dropped.pop(0)
    if winner is None:  # dm.all-pass
        t.pile.append(brain)
        return t.left_of(dropper)
    t.brains[winner][brain] += 1  # dm.bid-won; and dm.bid-lost
    yield from draw(t, winner, coins)
    return winner


def coins_bid(t: Table) -> int:
    return sum(CARDS[card].coins for card in highest_bid(t))


def highest_bid(t: Table) -> list[str]:
    return [] if t.highest is None else t.bids[t.highest]


def bid(t: Table, seat: int) -> Asking:
    """dm.bid: card by card, from the highest to the lowest; until it is done nothing moves."""
    highest = highest_bid(t)
    while True:
        options = one_each(
            card
            for card in next_named(t.hand[seat], t.naming)
            if can_become_better(t.hand[seat], [*t.naming, card], highest)
        )
        if not t.naming:
            options[PASS] = 1
        if is_better(t.naming, highest):
            options[DONE] = 1
        answer = yield from ask(seat, "bid", options)
        if answer in (PASS, DONE):
            break
        t.naming.append(answer)
    t.bids[seat], t.naming = t.naming, []
    for card in t.bids[seat]:
        t.leave(seat, card)
    if t.bids[seat]:
        t.highest = seat
