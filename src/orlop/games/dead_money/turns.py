"""Dealing, a turn, what comes after a card, and whose turn is next."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from orlop.games.dead_money import events as happens
from orlop.games.dead_money.bids import showdown
from orlop.games.dead_money.hands import draw_cards
from orlop.games.dead_money.jobs import follow
from orlop.games.dead_money.known import left_openly
from orlop.games.dead_money.state import (
    AFTER,
    BRAINS,
    DEAL,
    DIE,
    DIE_BITS,
    DRAW_ONE,
    DRAW_ONE_BIT,
    DROP,
    END_TURN,
    FIRST,
    GO_ON,
    HAND_OF,
    HANDS,
    JOBS,
    KINDS,
    PLAY,
    SEATS,
    SHOWDOWNS,
    SKILL_ROLL,
    STOP,
    STOP_BIT,
    TURN_LIMIT,
    State,
    has_brain,
    lay_on_pile,
    left_of,
    rank_of,
    something_to_draw,
    suit_of,
)
from orlop.table.cards import NONE, Card, Cards, Seat, copies, has, pull, shl, size
from orlop.table.events import alone, tell
from orlop.table.steps import Ask, Chance, Do, FromBag, about, drop_all, then, times

# -- the beginning -------------------------------------------------------------------------


def set_up(g: State) -> None:
    """dm.deal, dm.first-player."""
    then(g, 0, FIRST)
    for seat in range(g.players - 1, -1, -1):
        then(g, seat, times(DEAL, HAND_OF))


class Deal(FromBag[State]):
    """dm.deal: seven cards each, Brains too."""

    name: ClassVar[str] = "deal"
    verb: ClassVar[str] = "deal"
    clause: ClassVar[str] = "dm.deal"

    def options(self, g: State, me: Seat, about: i64) -> Cards:
        return g.deck

    def chosen(self, g: State, me: Seat, about: i64, card: Card) -> None:
        g.deck = pull(g.deck, card)
        g.hand.put(me, card)
        tell(g, happens.DEALT, me, card, NONE, alone(me))


class First(Chance[State]):
    """dm.first-player: at random."""

    name: ClassVar[str] = "first"
    verb: ClassVar[str] = "first"
    clause: ClassVar[str] = "dm.first-player"

    def options(self, g: State, me: Seat, about: i64) -> Cards:
        return 0, shl(1, g.players) - 1

    def chosen(self, g: State, me: Seat, about: i64, choice: i64) -> None:
        tell(g, happens.BEGINS, choice - SEATS)
        begin_turn(g, choice - SEATS)


# -- a turn -----------------------------------------------------------------------------------


def begin_turn(g: State, seat: Seat) -> None:
    """dm.two-hands, dm.another-turn: every turn has two hands."""
    g.turns += 1
    g.turn = seat
    g.hands_left = HANDS
    tell(g, happens.TURN, seat, NONE, g.turns)
    then(g, seat, PLAY)


class Play(Ask[State]):
    """dm.two-hands, dm.play-or-draw: a card that can be paid for, or none."""

    name: ClassVar[str] = "play"
    verb: ClassVar[str] = "play"
    clause: ClassVar[str] = "dm.play-or-draw"
    forbids: ClassVar[tuple[str, ...]] = ("dm.two-hands", "dm.needs-brain", "dm.must-play")

    def options(self, g: State, me: Seat, about: i64) -> Cards:
        """dm.needs-brain, dm.must-play."""
        cards = g.hand[me][0]
        if not has_brain(g, me):
            cards &= g.jobs.brainless
        if g.hands_left < HANDS:
            return cards & g.jobs.one_handed, STOP_BIT
        if something_to_draw(g):
            return cards, DRAW_ONE_BIT
        return cards, STOP_BIT if cards == 0 else 0

    def chosen(self, g: State, me: Seat, about: i64, choice: i64) -> None:
        if choice < KINDS:
            play_card(g, me, choice)
        elif choice == DRAW_ONE:
            tell(g, happens.DRAWS_ONE, me)
            then(g, me, END_TURN)
            draw_cards(g, me, 1)
        else:
            if g.hands_left == HANDS:
                g.stuck |= shl(1, me)  # dm.known: it has shown that it can play nothing
            tell(g, happens.STOPS, me)
            end_turn(g)

    def tempting(self, g: State, me: Seat, about: i64) -> Cards:
        return g.hand[me][0], DRAW_ONE_BIT if g.hands_left == HANDS else 0

    def why(self, g: State, me: Seat, about: i64, choice: i64) -> str:
        if 0 <= choice < KINDS and has(g.hand[me], choice):
            hands = 1 if (g.jobs.one_handed >> choice) & 1 != 0 else HANDS
            return "dm.two-hands" if hands > g.hands_left else "dm.needs-brain"
        if (choice in (DRAW_ONE, STOP)) and not something_to_draw(g) and g.hands_left == HANDS:
            return "dm.must-play"
        return self.clause


def play_card(g: State, me: Seat, card: Card) -> None:
    """dm.brain-card, dm.card-away: a Brain stays before you; a job card lies aside while it is followed."""
    g.hand.pull(me, card)
    left_openly(g, me, card)
    g.hands_left -= 1 if (g.jobs.one_handed >> card) & 1 != 0 else HANDS
    g.that = NONE
    g.counted = NONE
    g.rolled = 0
    g.turned = NONE
    if card < JOBS:
        g.aside = card
        tell(g, happens.PLAYS, me, card)
    else:
        g.brains.put(me, card)
        tell(g, happens.PLAYS_BRAIN, me, card)
    then(g, me, AFTER)
    follow(g, me, g.jobs.starts[card])


# -- after a card ---------------------------------------------------------------------------------


class After(Do[State]):
    """dm.after-card: it is discarded; the win is checked; the skill roll; the Showdowns; the win again."""

    name: ClassVar[str] = "after"

    def run(self, g: State, me: Seat, about: i64) -> None:
        after(g, me)


def after(g: State, me: Seat) -> None:
    card = g.aside
    if card != NONE:
        g.aside = NONE
        lay_on_pile(g, card)
        tell(g, happens.AWAY, me, card)
    if somebody_has_won(g):
        return
    then(g, me, GO_ON)
    if card != NONE and (g.jobs.brainless >> card) & 1 == 0:
        then(g, me, about(SKILL_ROLL, card), SHOWDOWNS)
    else:
        showdown(g, me)


class SkillRoll(Chance[State]):
    """dm.skill-roll, dm.roll-always: one or more for each Brain of the card's suit."""

    name: ClassVar[str] = "skill-roll"
    verb: ClassVar[str] = "roll"
    clause: ClassVar[str] = "dm.skill-roll"

    def options(self, g: State, me: Seat, card: i64) -> Cards:
        return 0, DIE_BITS

    def chosen(self, g: State, me: Seat, card: i64, choice: i64) -> None:
        total = choice - DIE + copies(g.brains[me], BRAINS + suit_of(card))
        tell(g, happens.SKILL, me, choice, total)
        if total >= rank_of(card):
            tell(g, happens.SUCCEEDS, me)
        else:
            fail(g, me)


def fail(g: State, me: Seat) -> None:
    """dm.roll-fail, dm.fail-again: the turn ends, another turn is not taken; dm.fail-no-brain: perhaps no more."""
    tell(g, happens.FAILS, me)
    g.hands_left = 0
    g.again = 0
    if has_brain(g, me):
        then(g, me, DROP)


class GoOn(Do[State]):
    """dm.roll-success: while a hand is left the turn goes on."""

    name: ClassVar[str] = "go-on"

    def run(self, g: State, me: Seat, about: i64) -> None:
        if g.next_bidder != NONE and somebody_has_won(g):
            return
        if g.hands_left > 0:
            then(g, me, PLAY)
        else:
            end_turn(g)


class EndTurn(Do[State]):
    name: ClassVar[str] = "end-turn"

    def run(self, g: State, me: Seat, about: i64) -> None:
        end_turn(g)


def end_turn(g: State) -> None:
    if g.turns >= TURN_LIMIT:
        tell(g, happens.LIMIT, NONE)
        fewest_cards_win(g)
        return
    seat = next_seat(g)
    while (g.lost >> seat) & 1 != 0:
        g.lost &= ~shl(1, seat)  # dm.lose-turn: passed over once
        tell(g, happens.PASSED_OVER, seat)
        seat = left_of(g, seat)
    begin_turn(g, seat)


def next_seat(g: State) -> Seat:
    """dm.next-turn: as the Showdown says; another turn; the player a card chose; the left."""
    seat = left_of(g, g.turn)
    if g.next_bidder != NONE:
        seat = g.next_bidder
        g.next_bidder = NONE
    elif g.again != 0:
        seat = g.turn
        g.again = 0
    elif g.next_chosen != NONE:
        seat = g.next_chosen
        g.next_chosen = NONE
    return seat


# -- winning ------------------------------------------------------------------------------------------


def somebody_has_won(g: State) -> bool:
    """dm.win, dm.win-several: an empty hand wins, of several the first from the player whose turn it is."""
    seat = g.turn
    for _ in range(g.players):
        if g.hand[seat][0] == 0:
            g.won = shl(1, seat)
            tell(g, happens.WINS, seat)
            drop_all(g)
            return True
        seat = left_of(g, seat)
    return False


def fewest_cards_win(g: State) -> None:
    """dm.turn-limit: those tied share the victory."""
    fewest: i64 = 2 * KINDS
    for seat in range(g.players):
        n = size(g.hand[seat])
        if n < fewest:
            fewest = n
            g.won = 0
        if n == fewest:
            g.won |= shl(1, seat)
    for seat in range(g.players):
        if (g.won >> seat) & 1 != 0:
            tell(g, happens.WINS, seat)
    drop_all(g)
