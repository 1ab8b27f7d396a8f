"""What a card says is done here: one interpreter for all cards.

A card's text is written in the words of the vocabulary (vocabulary.py) and kept as a row of small instructions, each
one whole number: what is done, by or to whom, how many, and where to go on if it cannot be carried out.
dm.follow-card: they are followed in order; where the text stands is the number in the pending step.
"""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from orlop.games.dead_money import events as happens
from orlop.games.dead_money.hands import (
    discard_hand,
    draw_cards,
    hands_round,
    pass_hand,
    reshuffle,
    swap_hands,
    take_top,
    tell_each,
)
from orlop.games.dead_money.known import seen_whole
from orlop.games.dead_money.program import (
    ANOTHER_TURN,
    BY_BRAINS,
    BY_ROLL,
    COUNTS,
    DISCARDS,
    DISCARDS_BRAIN,
    DISCARDS_HAND,
    DRAWS,
    DROPS,
    END,
    FIRST_ACT,
    FIRST_CHOSEN,
    FIRST_GROUP,
    FROM_YOU,
    GIVES_BRAIN,
    HAND_TO,
    HAND_YOU,
    HANDS_ROUND,
    IF_ROLLED,
    IF_TURNED,
    JUMP,
    LOOKS,
    LOSES_TURN,
    MOVES_BRAINS,
    NEXT_TURN,
    PASSES_ROUND,
    PASSES_TO,
    PASSES_YOU,
    PER_BRAIN,
    ROLLS,
    STEALS,
    SWAPS_CARDS,
    SWAPS_HANDS,
    TAKES,
    TAKES_BRAIN,
    TAKES_RANDOM,
    TAKES_TOP,
    TURNS_OVER,
    else_of,
    many_of,
    more_of,
    what_of,
    who_of,
)
from orlop.games.dead_money.state import (
    BRAINS,
    CHOOSE_PLAYER,
    DISCARD,
    DISCARD_BRAIN,
    DROP,
    FOLLOW,
    GIVE_BRAIN,
    LOOK,
    MOVE_BRAIN,
    MOVE_NOW,
    PASS_NOW,
    PASS_ON,
    PASS_TOGETHER,
    ROLL,
    SEATS,
    STEAL,
    SWAP,
    SWAP_NOW,
    TAKE,
    TAKE_BRAIN,
    TAKE_RANDOM,
    TURN_UP,
    State,
    brains_of,
    has_brain,
    left_of,
    right_of,
    suit_of,
)
from orlop.games.dead_money.whom import able, able_of, allowed, eligible, the_one
from orlop.table.cards import NONE, Cards, Seat, shl, size
from orlop.table.events import tell
from orlop.table.steps import Ask, Do, about, then, times

# -- following a text ---------------------------------------------------------------------


def follow(g: State, me: Seat, pc: i64) -> None:
    """dm.follow-card: on from there until somebody is asked; what cannot be done is ignored."""
    program = g.jobs.program
    while True:
        ins = program[pc]
        what = what_of(ins)
        if what == END:
            return
        if what < FIRST_ACT:
            pc = pc + 1 if what != JUMP and holds_true(g, me, ins) else else_of(ins)
            continue
        if carried_out(g, me, ins, pc):
            return
        pc = otherwise(ins, pc)


def goes_on(g: State, me: Seat, pc: i64) -> None:
    """The text after that instruction, when all of it is done."""
    if what_of(g.jobs.program[pc + 1]) != END:
        then(g, me, about(FOLLOW, pc + 1))


def otherwise(ins: i64, pc: i64) -> i64:
    return else_of(ins) if else_of(ins) != 0 else pc + 1


def holds_true(g: State, me: Seat, ins: i64) -> bool:
    what = what_of(ins)
    if what == IF_ROLLED:
        return many_of(ins) <= g.rolled <= more_of(ins)
    if what == IF_TURNED:
        if g.turned == NONE:
            return False
        return (more_of(ins) >> (4 if g.turned >= BRAINS else suit_of(g.turned))) & 1 != 0
    seat = the_one(g, me, who_of(ins))
    return seat != NONE and has_brain(g, seat)


def carried_out(g: State, me: Seat, ins: i64, pc: i64) -> bool:
    """Lays the steps of an instruction, or does it at once; False: it cannot be carried out."""
    who = who_of(ins)
    if who < FIRST_CHOSEN:
        seat = the_one(g, me, who)
        if seat == NONE or not able(g, me, ins, seat):
            return False
        goes_on(g, me, pc)
        act(g, me, ins, seat)
        return True
    if who < FIRST_GROUP:
        g.that = NONE
        if eligible(g, me, ins) == 0:
            return False
        then(g, me, about(CHOOSE_PLAYER, pc))
        return True
    return group_acts(g, me, ins, pc)


def group_acts(g: State, me: Seat, ins: i64, pc: i64) -> bool:
    """dm.each: from you to the left; what is still to be asked is laid on the stack from the last to the first."""
    members = able_of(g, me, ins, allowed(g, me, who_of(ins)))
    if members == 0:
        return False
    goes_on(g, me, pc)
    what = what_of(ins)
    if what in (PASSES_ROUND, HANDS_ROUND, MOVES_BRAINS):
        together(g, me, ins, members)
        return True
    at_once = what in (DISCARDS_HAND, HAND_YOU, LOSES_TURN)
    seat = me
    for _ in range(g.players):
        if not at_once:
            seat = right_of(g, seat)
        if (members >> seat) & 1 != 0:
            act(g, me, ins, seat)
        if at_once:
            seat = left_of(g, seat)
    return True


# -- doing it -----------------------------------------------------------------------------------


def act(g: State, me: Seat, ins: i64, seat: Seat) -> None:
    """One player's part of it."""
    what = what_of(ins)
    many = many_of(ins)
    if many == PER_BRAIN:
        many = brains_of(g, me)
    if what == DRAWS:
        draw_cards(g, seat, many)
    elif what == DISCARDS:
        then(g, seat, times(DISCARD, many))
    elif what == PASSES_TO:
        then(g, me, times(about(PASS_ON, seat), many))
    elif what == PASSES_YOU:
        then(g, seat, times(about(PASS_ON, me), many))
    elif what == TAKES_RANDOM:
        then(g, me, about(TAKE_RANDOM, seat))
    elif what == LOOKS:
        g.looking = seat
        seen_whole(g, seat, me)
        tell(g, happens.LOOKS, me, NONE, seat)
        tell_each(g, happens.SHOWS, seat, g.hand[seat], me)
        then(g, me, about(LOOK, seat))
    elif what == SWAPS_CARDS:
        then(g, me, about(SWAP_NOW, seat))
        then(g, seat, SWAP)
        then(g, me, SWAP)
    elif what == STEALS:
        then(g, me, about(STEAL, seat))
    elif what == DISCARDS_BRAIN:
        then(g, me, about(DISCARD_BRAIN, seat))
    elif what == GIVES_BRAIN:
        then(g, me, about(GIVE_BRAIN, seat))
    elif what == DROPS:
        then(g, seat, DROP)
    else:
        act_at_once(g, me, ins, seat)


def act_at_once(g: State, me: Seat, ins: i64, seat: Seat) -> None:
    """What concerns no cards of one's choice."""
    what = what_of(ins)
    if what == TAKES:
        then(g, me, TAKE)
    elif what == TAKES_BRAIN:
        then(g, me, TAKE_BRAIN)
    elif what == TAKES_TOP:
        take_top(g, me)
    elif what == TURNS_OVER:
        if g.deck[0] == 0:
            reshuffle(g)
        then(g, me, TURN_UP)
    elif what == ROLLS:
        then(g, me, ROLL)
    elif what == COUNTS:
        count_players(g, me, ins)
    elif what == DISCARDS_HAND:
        discard_hand(g, seat)
    elif what == HAND_TO:
        pass_hand(g, me, seat)
    elif what == HAND_YOU:
        pass_hand(g, seat, me)
    elif what == SWAPS_HANDS:
        swap_hands(g, me, seat)
    elif what == ANOTHER_TURN:
        g.again = 1
        tell(g, happens.ANOTHER, me)
    elif what == NEXT_TURN:
        g.next_chosen = seat
        tell(g, happens.CHOSEN_NEXT, seat)
    elif what == LOSES_TURN:
        g.lost |= shl(1, seat)
        tell(g, happens.LOSES_TURN, seat)


def count_players(g: State, me: Seat, ins: i64) -> None:
    """dm.count: to the left, over nobody; the left neighbour is one, or you are if the card says so."""
    by = more_of(ins) & 15
    n = many_of(ins)
    if by == BY_ROLL:
        n = g.rolled
    elif by == BY_BRAINS:
        n = 0
        for seat in range(g.players):
            n += brains_of(g, seat)
    g.counted = NONE
    if n > 0:
        ahead = n - 1 if more_of(ins) & FROM_YOU != 0 else n
        g.counted = (me + ahead) % g.players
    tell(g, happens.COUNTS, me, NONE, g.counted)


# -- all together ---------------------------------------------------------------------------------


def together(g: State, me: Seat, ins: i64, members: i64) -> None:
    """dm.together: all are asked in secret, you first; then everything moves at once."""
    what = what_of(ins)
    if what == HANDS_ROUND:
        hands_round(g, me, members, more_of(ins))
        return
    many = many_of(ins)
    if many == PER_BRAIN:
        many = brains_of(g, me)
    then(g, me, about(MOVE_NOW if what == MOVES_BRAINS else PASS_NOW, more_of(ins)))
    seat = me
    for _ in range(g.players):
        seat = right_of(g, seat)
        if (members >> seat) & 1 != 0:
            if what == MOVES_BRAINS:
                then(g, seat, MOVE_BRAIN)
            else:
                then(g, seat, times(PASS_TOGETHER, min(many, size(g.hand[seat]))))


# -- the questions ----------------------------------------------------------------------------------


class Follow(Do[State]):
    """dm.follow-card: the text goes on."""

    name: ClassVar[str] = "follow"

    def run(self, g: State, me: Seat, pc: i64) -> None:
        follow(g, me, pc)


class ChoosePlayer(Ask[State]):
    """dm.choose-who: you choose players."""

    name: ClassVar[str] = "choose-player"
    verb: ClassVar[str] = "choose"
    clause: ClassVar[str] = "dm.choose-who"
    forbids: ClassVar[tuple[str, ...]] = ("dm.choose-possible",)

    def options(self, g: State, me: Seat, pc: i64) -> Cards:
        return 0, eligible(g, me, g.jobs.program[pc])

    def chosen(self, g: State, me: Seat, pc: i64, choice: i64) -> None:
        ins = g.jobs.program[pc]
        g.that = choice - SEATS
        tell(g, happens.CHOOSES, me, choice)
        if able(g, me, ins, g.that):
            goes_on(g, me, pc)
            act(g, me, ins, g.that)
        else:
            follow(g, me, otherwise(ins, pc))

    def tempting(self, g: State, me: Seat, pc: i64) -> Cards:
        return 0, allowed(g, me, who_of(g.jobs.program[pc]))

    def why(self, g: State, me: Seat, pc: i64, choice: i64) -> str:
        seat = choice - SEATS
        may = allowed(g, me, who_of(g.jobs.program[pc]))
        if 0 <= seat < g.players and (may >> seat) & 1 != 0:
            return "dm.choose-possible"
        return self.clause
