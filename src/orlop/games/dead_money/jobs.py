"""What a card says is done here: one interpreter for all cards.

A card's text is written in the words of the vocabulary (vocabulary.py) and kept as a row of small instructions, each
one whole number: what is done, by or to whom, how many, and where to go on if it cannot be carried out.  dm.follow-card:
they are followed in order; where the text stands is the number in the pending step.
"""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from orlop.games.dead_money import events as happens
from orlop.games.dead_money.known import entered_openly, forget_hand, hand_as_given, hand_goes, line_of, seen_whole
from orlop.games.dead_money.state import (
    BRAINS,
    CHOOSE_PLAYER,
    DISCARD,
    DISCARD_BRAIN,
    DRAW,
    DROP,
    FOLLOW,
    GIVE_BRAIN,
    KINDS,
    LOOK,
    MOVE_BRAIN,
    MOVE_NOW,
    PASS_NOW,
    PASS_ON,
    PASS_TOGETHER,
    REFILL,
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
    hold,
    lay_on_pile,
    left_of,
    on_pile,
    pile_into_deck,
    right_of,
    something_to_draw,
    suit_of,
)
from orlop.table.cards import NONE, Bag, Cards, Seat, copies, in_bag, lowest_bit, nothing, pour, shl, size
from orlop.table.events import alone, tell
from orlop.table.steps import Ask, Do, about, then, times

# -- an instruction: what + 2^6 who + 2^11 how many + 2^17 more + 2^25 where to go on else + 2^37 spoken of later ------

END: Final[i64] = 0
JUMP: Final[i64] = 1
IF_ROLLED: Final[i64] = 2  # how many: the least; more: the most
IF_TURNED: Final[i64] = 3  # more: a bit for each suit of job cards, 16 for a Brain
IF_BRAIN: Final[i64] = 4  # if those of `who` have one
FIRST_ACT: Final[i64] = 8
DRAWS: Final[i64] = 8
DISCARDS: Final[i64] = 9
DISCARDS_HAND: Final[i64] = 10
DISCARDS_BRAIN: Final[i64] = 11
PASSES_TO: Final[i64] = 12  # from you
PASSES_YOU: Final[i64] = 13
PASSES_ROUND: Final[i64] = 14  # more: 1 to the right
HAND_TO: Final[i64] = 15
HAND_YOU: Final[i64] = 16
HANDS_ROUND: Final[i64] = 17
TAKES: Final[i64] = 18
TAKES_TOP: Final[i64] = 19
TAKES_BRAIN: Final[i64] = 20
TAKES_RANDOM: Final[i64] = 21
LOOKS: Final[i64] = 22
SWAPS_HANDS: Final[i64] = 23
SWAPS_CARDS: Final[i64] = 24
STEALS: Final[i64] = 25
GIVES_BRAIN: Final[i64] = 26
MOVES_BRAINS: Final[i64] = 27
DROPS: Final[i64] = 28
TURNS_OVER: Final[i64] = 29
ROLLS: Final[i64] = 30
COUNTS: Final[i64] = 31  # more: what is counted, +16 if from you
ANOTHER_TURN: Final[i64] = 32
NEXT_TURN: Final[i64] = 33
LOSES_TURN: Final[i64] = 34

# whom it concerns
YOU: Final[i64] = 0
LEFT: Final[i64] = 1
RIGHT: Final[i64] = 2
COUNTED: Final[i64] = 3
THAT: Final[i64] = 4
FIRST_CHOSEN: Final[i64] = 5
OTHER: Final[i64] = 5
OTHER_WITH: Final[i64] = 6
OTHER_WITHOUT: Final[i64] = 7
ANY: Final[i64] = 8
FEWEST: Final[i64] = 9
MOST: Final[i64] = 10
FIRST_GROUP: Final[i64] = 11
OTHERS: Final[i64] = 11
OTHERS_WITH: Final[i64] = 12
OTHERS_WITHOUT: Final[i64] = 13
EVERYONE: Final[i64] = 14
EVERYONE_WITH: Final[i64] = 15
EVERYONE_WITHOUT: Final[i64] = 16

PER_BRAIN: Final[i64] = 63
BY_ROLL: Final[i64] = 1
BY_BRAINS: Final[i64] = 2
FROM_YOU: Final[i64] = 16


def instruction(what: i64, who: i64 = 0, many: i64 = 0, more: i64 = 0, later: bool = False) -> i64:
    return what + (who << 6) + (many << 11) + (more << 17) + ((1 << 37) if later else 0)


def or_else(ins: i64, at: i64) -> i64:
    return ins + (at << 25)


def what_of(ins: i64) -> i64:
    return ins & 63


def who_of(ins: i64) -> i64:
    return (ins >> 6) & 31


def many_of(ins: i64) -> i64:
    return (ins >> 11) & 63


def more_of(ins: i64) -> i64:
    return (ins >> 17) & 255


def else_of(ins: i64) -> i64:
    return (ins >> 25) & 4095


def is_spoken_of_later(ins: i64) -> bool:
    return (ins >> 37) & 1 != 0


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
    if what == PASSES_ROUND or what == HANDS_ROUND or what == MOVES_BRAINS:
        together(g, me, ins, members)
        return True
    at_once = what == DISCARDS_HAND or what == HAND_YOU or what == LOSES_TURN
    seat = me
    for _ in range(g.players):
        if not at_once:
            seat = right_of(g, seat)
        if (members >> seat) & 1 != 0:
            act(g, me, ins, seat)
        if at_once:
            seat = left_of(g, seat)
    return True


# -- whom it concerns -----------------------------------------------------------------------


def the_one(g: State, me: Seat, who: i64) -> Seat:
    """Where nobody need be chosen."""
    if who == YOU:
        return me
    if who == LEFT:
        return left_of(g, me)
    if who == RIGHT:
        return right_of(g, me)
    return g.counted if who == COUNTED else g.that


def with_brain(g: State) -> i64:
    out: i64 = 0
    for seat in range(g.players):
        if has_brain(g, seat):
            out |= shl(1, seat)
    return out


def allowed(g: State, me: Seat, who: i64) -> i64:
    """The seats that the words mean, a bit for each."""
    out = shl(1, g.players) - 1
    if who != ANY and who < EVERYONE:
        out &= ~shl(1, me)  # dm.choose-who: another player is never you
    if who == OTHER_WITH or who == OTHERS_WITH or who == EVERYONE_WITH:
        return out & with_brain(g)
    if who == OTHER_WITHOUT or who == OTHERS_WITHOUT or who == EVERYONE_WITHOUT:
        return out & ~with_brain(g)
    if who == FEWEST:
        return with_fewest_cards(g, out)
    if who == MOST:
        return with_most_brains(g, out)
    return out


def with_fewest_cards(g: State, seats: i64) -> i64:
    fewest: i64 = 2 * KINDS
    out: i64 = 0
    for seat in range(g.players):
        if (seats >> seat) & 1 != 0:
            n = size(g.hand[seat])
            if n < fewest:
                fewest = n
                out = 0
            if n == fewest:
                out |= shl(1, seat)
    return out


def with_most_brains(g: State, seats: i64) -> i64:
    """Nobody, if none of them has any."""
    most: i64 = 1
    out: i64 = 0
    for seat in range(g.players):
        if (seats >> seat) & 1 != 0:
            n = brains_of(g, seat)
            if n > most:
                most = n
                out = 0
            if n == most:
                out |= shl(1, seat)
    return out


def able_of(g: State, me: Seat, ins: i64, seats: i64) -> i64:
    out: i64 = 0
    for seat in range(g.players):
        if (seats >> seat) & 1 != 0 and able(g, me, ins, seat):
            out |= shl(1, seat)
    return out


def eligible(g: State, me: Seat, ins: i64) -> i64:
    """dm.choose-possible: those with whom it can be carried out; if there is none, and the text goes on about
    that player, all of them."""
    may = allowed(g, me, who_of(ins))
    can = able_of(g, me, ins, may)
    return may if can == 0 and is_spoken_of_later(ins) else can


def able(g: State, me: Seat, ins: i64, seat: Seat) -> bool:
    """dm.follow-card, dm.choose-possible: whether anything of it can be carried out."""
    what = what_of(ins)
    if many_of(ins) == PER_BRAIN and not has_brain(g, me):
        return False
    if what == DRAWS or what == TURNS_OVER:
        return something_to_draw(g)
    if what == DISCARDS or what == PASSES_YOU or what == PASSES_ROUND or what == TAKES_RANDOM or what == LOOKS:
        return g.hand[seat][0] != 0
    if what == DISCARDS_BRAIN or what == STEALS or what == DROPS or what == MOVES_BRAINS:
        return has_brain(g, seat)
    if what == PASSES_TO:
        return g.hand[me][0] != 0
    if what == SWAPS_CARDS:
        return g.hand[me][0] != 0 and g.hand[seat][0] != 0
    if what == GIVES_BRAIN:
        return has_brain(g, me)
    if what == TAKES or what == TAKES_TOP:
        return g.pile_size > 0
    if what == TAKES_BRAIN:
        return on_pile(g)[0] >> BRAINS != 0
    if what == DISCARDS_HAND:
        return g.hand[seat][0] != 0
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


def draw_cards(g: State, seat: Seat, n: i64) -> None:
    """dm.draw; whoever else still draws with this instruction draws as many."""
    if size(g.deck) >= n * g.players:
        then(g, seat, times(DRAW, n))
    else:
        then(g, seat, about(REFILL, n))


def reshuffle(g: State) -> None:
    """dm.reshuffle: a card must come off the deck, and there is none."""
    tell(g, happens.RESHUFFLES, NONE, NONE, g.pile_size)
    pile_into_deck(g)


def take_top(g: State, me: Seat) -> None:
    g.pile_size -= 1
    card = g.pile[g.pile_size]
    hold(g, me, card)
    entered_openly(g, me, card)
    tell(g, happens.TAKES, me, card)


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


def discard_hand(g: State, seat: Seat) -> None:
    """dm.pile-order: a whole hand goes from low to high, which is the order of the kinds."""
    hand = g.hand[seat]
    g.hand[seat] = nothing()
    forget_hand(g, seat)
    word = hand[0]
    while word != 0:
        card = lowest_bit(word)
        word &= word - 1
        for _ in range(copies(hand, card)):
            lay_on_pile(g, card)
            tell(g, happens.DISCARDS_HAND, seat, card)


def pass_hand(g: State, giver: Seat, to: Seat) -> None:
    """dm.swap RULING: even an empty one."""
    if giver == to:
        return
    tell(g, happens.PASSES_HAND, giver, NONE, to)
    tell_each(g, happens.PASSED, giver, g.hand[giver], to)
    hand_goes(g, giver, to)
    g.hand[to] = pour(g.hand[to], g.hand[giver])
    g.hand[giver] = nothing()
    g.stuck &= ~shl(1, to)


def tell_each(g: State, kind: i64, owner: Seat, cards: Bag, other: Seat) -> None:
    """Card by card, to these two only."""
    if not g.listening:
        return
    for card in in_bag(cards):
        tell(g, kind, owner, card, other, alone(owner) | alone(other))


def swap_hands(g: State, me: Seat, seat: Seat) -> None:
    """dm.swap: the two of them know both hands, the others what they knew of them before."""
    if me == seat:
        return
    tell(g, happens.SWAPS_HANDS, me, NONE, seat)
    tell_each(g, happens.PASSED, me, g.hand[me], seat)
    tell_each(g, happens.PASSED, seat, g.hand[seat], me)
    for onlooker in range(g.players + 1):
        mine = hand_as_given(g, me, seat, onlooker)
        theirs = hand_as_given(g, seat, me, onlooker)
        g.known[line_of(g, seat, onlooker)] = mine
        g.known[line_of(g, me, onlooker)] = theirs
    held = g.hand[me]
    g.hand[me] = g.hand[seat]
    g.hand[seat] = held
    g.stuck &= ~(shl(1, me) | shl(1, seat))


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


def neighbour(g: State, seat: Seat, to_the_right: i64) -> Seat:
    return right_of(g, seat) if to_the_right else left_of(g, seat)


def hands_round(g: State, me: Seat, members: i64, to_the_right: i64) -> None:
    """dm.together: each member's whole hand to the neighbour, who adds it to what is left there."""
    old = g.copy()
    for seat in range(g.players):
        if (members >> seat) & 1 != 0:
            g.hand[seat] = nothing()
            forget_hand(g, seat)
    seat = me
    for _ in range(g.players):
        if (members >> seat) & 1 != 0:
            to = neighbour(g, seat, to_the_right)
            g.hand[to] = pour(g.hand[to], old.hand[seat])
            for onlooker in range(g.players + 1):
                line = line_of(g, to, onlooker)
                g.known[line] = pour(g.known[line], hand_as_given(old, seat, to, onlooker))
            g.stuck &= ~shl(1, to)
            tell(g, happens.PASSES_HAND, seat, NONE, to)
            tell_each(g, happens.PASSED, seat, old.hand[seat], to)
        seat = left_of(g, seat)


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
