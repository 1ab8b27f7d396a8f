"""Cards and Brains that a text moves: the questions which, and what happens then."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from orlop.games.dead_money import events as happens
from orlop.games.dead_money.hands import neighbour, reshuffle
from orlop.games.dead_money.known import came_from, entered_openly, left_for, left_openly
from orlop.games.dead_money.state import (
    ALL_BRAINS,
    DIE,
    DIE_BITS,
    DRAW,
    GIVE_BACK,
    REFILL,
    State,
    hold,
    lay_on_pile,
    left_of,
    on_pile,
    something_to_draw,
    take_from_pile,
)
from orlop.table.cards import NONE, Card, Cards, Seat, copies, kinds, lay, lowest_bit, nothing, pull, scoop
from orlop.table.events import alone, tell
from orlop.table.steps import Ask, Chance, Do, FromBag, about, then

# -- off the deck ---------------------------------------------------------------------------


class Draw(FromBag[State]):
    """dm.draw: the top of the deck into the hand."""

    name: ClassVar[str] = "draw"
    verb: ClassVar[str] = "draw"
    clause: ClassVar[str] = "dm.draw"

    def options(self, g: State, me: Seat, about: i64) -> Cards:
        return g.deck

    def chosen(self, g: State, me: Seat, about: i64, card: Card) -> None:
        g.deck = pull(g.deck, card)
        hold(g, me, card)
        tell(g, happens.DRAWS, me, card, NONE, alone(me))


class Refill(Do[State]):
    """dm.reshuffle, dm.both-empty: so many draws, with a look at the deck before each."""

    name: ClassVar[str] = "refill"

    def run(self, g: State, me: Seat, more: i64) -> None:
        if more == 0:
            return
        if g.deck[0] == 0:
            if not something_to_draw(g):
                tell(g, happens.NOTHING_LEFT, me)
                return
            reshuffle(g)
        then(g, me, DRAW, about(REFILL, more - 1))


class TurnUp(FromBag[State]):
    """dm.vocabulary: the top of the deck onto the discard pile."""

    name: ClassVar[str] = "turn-up"
    verb: ClassVar[str] = "turn-up"
    clause: ClassVar[str] = "dm.follow-card"

    def options(self, g: State, me: Seat, about: i64) -> Cards:
        return g.deck

    def chosen(self, g: State, me: Seat, about: i64, card: Card) -> None:
        g.deck = pull(g.deck, card)
        lay_on_pile(g, card)
        g.turned = card
        tell(g, happens.TURNS_UP, me, card)


class Roll(Chance[State]):
    """dm.card-roll: no skill roll, and Brains add nothing."""

    name: ClassVar[str] = "roll"
    verb: ClassVar[str] = "roll"
    clause: ClassVar[str] = "dm.card-roll"

    def options(self, g: State, me: Seat, about: i64) -> Cards:
        return 0, DIE_BITS

    def chosen(self, g: State, me: Seat, about: i64, choice: i64) -> None:
        g.rolled = choice - DIE
        tell(g, happens.ROLLS, me, choice)


# -- out of a hand ------------------------------------------------------------------------------


class OfHand(Ask[State]):
    """dm.choose-who: whoever's hand it is chooses."""

    clause: ClassVar[str] = "dm.choose-who"

    def options(self, g: State, me: Seat, about: i64) -> Cards:
        return kinds(g.hand[me])


class Discard(OfHand):
    """dm.discard: one at a time; with too few, all there are."""

    name: ClassVar[str] = "discard"
    verb: ClassVar[str] = "discard"

    def chosen(self, g: State, me: Seat, about: i64, card: Card) -> None:
        g.hand.pull(me, card)
        left_openly(g, me, card)
        lay_on_pile(g, card)
        tell(g, happens.DISCARDS, me, card)


def pass_card(g: State, giver: Seat, to: Seat, card: Card) -> None:
    """dm.pass: from hand to hand, seen by these two."""
    g.hand.pull(giver, card)
    left_for(g, giver, to, card)
    hold(g, to, card)
    came_from(g, to, giver, card)


class PassOn(OfHand):
    """dm.pass: a card to the player it is about."""

    name: ClassVar[str] = "pass-on"
    verb: ClassVar[str] = "pass"

    def chosen(self, g: State, me: Seat, to: i64, card: Card) -> None:
        pass_card(g, me, to, card)
        tell(g, happens.PASSES, me, card, to, alone(me) | alone(to))


class InSecret(OfHand):
    """dm.together: chosen in secret, from what one had before."""

    def __init__(self) -> None:
        super().__init__()
        self.in_secret = True

    def chosen(self, g: State, me: Seat, about: i64, card: Card) -> None:
        g.chosen.put(me, card)
        tell(g, happens.DECIDES, me, card, NONE, alone(me))


class PassTogether(InSecret):
    """dm.together, dm.pass."""

    name: ClassVar[str] = "pass-together"
    verb: ClassVar[str] = "pass"

    def options(self, g: State, me: Seat, about: i64) -> Cards:
        return kinds(scoop(g.hand[me], g.chosen[me]))


class PassNow(Do[State]):
    """dm.together: then everything moves at once."""

    name: ClassVar[str] = "pass-now"

    def run(self, g: State, me: Seat, to_the_right: i64) -> None:
        for entering in range(2):
            seat = me
            for _ in range(g.players):
                passed_by(g, seat, neighbour(g, seat, to_the_right), entering == 1)
                seat = left_of(g, seat)
        for seat in range(g.players):
            g.chosen[seat] = nothing()


def passed_by(g: State, giver: Seat, to: Seat, entering: bool) -> None:
    """All cards leave the hands before any enters one."""
    chosen = g.chosen[giver]
    word = chosen[0]
    while word != 0:
        card = lowest_bit(word)
        word &= word - 1
        for _ in range(copies(chosen, card)):
            if entering:
                hold(g, to, card)
                came_from(g, to, giver, card)
                tell(g, happens.PASSED, giver, card, to, alone(giver) | alone(to))
            else:
                g.hand.pull(giver, card)
                left_for(g, giver, to, card)


class Swap(InSecret):
    """dm.swap: one card each."""

    name: ClassVar[str] = "swap"
    verb: ClassVar[str] = "swap"


class SwapNow(Do[State]):
    name: ClassVar[str] = "swap-now"

    def run(self, g: State, me: Seat, other: i64) -> None:
        for entering in range(2):
            passed_by(g, me, other, entering == 1)
            passed_by(g, other, me, entering == 1)
        g.chosen[me] = nothing()
        g.chosen[other] = nothing()


# -- taking -----------------------------------------------------------------------------------------


class Take(Ask[State]):
    """dm.take: any card of the discard pile, openly."""

    name: ClassVar[str] = "take"
    verb: ClassVar[str] = "take"
    clause: ClassVar[str] = "dm.take"

    def options(self, g: State, me: Seat, about: i64) -> Cards:
        return on_pile(g)

    def chosen(self, g: State, me: Seat, about: i64, card: Card) -> None:
        take_from_pile(g, card)
        hold(g, me, card)
        entered_openly(g, me, card)
        tell(g, happens.TAKES, me, card)


class TakeBrain(Ask[State]):
    """A Brain of the discard pile, to lie before you."""

    name: ClassVar[str] = "take-brain"
    verb: ClassVar[str] = "take"
    clause: ClassVar[str] = "dm.take"

    def options(self, g: State, me: Seat, about: i64) -> Cards:
        return on_pile(g)[0] & ALL_BRAINS, 0

    def chosen(self, g: State, me: Seat, about: i64, card: Card) -> None:
        take_from_pile(g, card)
        g.brains.put(me, card)
        tell(g, happens.TAKES_BRAIN, me, card)


def take_from_hand(g: State, me: Seat, other: Seat, card: Card) -> None:
    """dm.take: only these two see it."""
    pass_card(g, other, me, card)
    tell(g, happens.TAKES_FROM, me, card, other, alone(me) | alone(other))


class TakeRandom(FromBag[State]):
    """dm.take: at random means by chance."""

    name: ClassVar[str] = "take-random"
    verb: ClassVar[str] = "take"
    clause: ClassVar[str] = "dm.take"

    def options(self, g: State, me: Seat, other: i64) -> Cards:
        return g.hand[other]

    def chosen(self, g: State, me: Seat, other: i64, card: Card) -> None:
        take_from_hand(g, me, other, card)


class Look(Ask[State]):
    """dm.take: after a look at the hand, a card of it."""

    name: ClassVar[str] = "look"
    verb: ClassVar[str] = "take"
    clause: ClassVar[str] = "dm.take"

    def options(self, g: State, me: Seat, other: i64) -> Cards:
        return kinds(g.hand[other])

    def chosen(self, g: State, me: Seat, other: i64, card: Card) -> None:
        held_something = g.hand[me][0] != 0
        take_from_hand(g, me, other, card)
        if held_something:
            g.taken = card
            then(g, me, about(GIVE_BACK, other))
        else:
            g.looking = NONE


class GiveBack(Ask[State]):
    """One of the cards held before the other was taken."""

    name: ClassVar[str] = "give-back"
    verb: ClassVar[str] = "give"
    clause: ClassVar[str] = "dm.follow-card"

    def options(self, g: State, me: Seat, other: i64) -> Cards:
        return kinds(pull(g.hand[me], g.taken))

    def chosen(self, g: State, me: Seat, other: i64, card: Card) -> None:
        g.looking = NONE
        g.taken = NONE
        pass_card(g, me, other, card)
        tell(g, happens.PASSES, me, card, other, alone(me) | alone(other))

    def tempting(self, g: State, me: Seat, other: i64) -> Cards:
        return kinds(g.hand[me])


# -- Brains on the table ------------------------------------------------------------------------------


class OfBrains(Ask[State]):
    """dm.choose-who: a Brain dropped or moved is its owner's choice."""

    clause: ClassVar[str] = "dm.choose-who"

    def options(self, g: State, me: Seat, about: i64) -> Cards:
        return kinds(g.brains[me])


class MoveBrain(OfBrains):
    """dm.together: each owner chooses one of theirs."""

    name: ClassVar[str] = "move-brain"
    verb: ClassVar[str] = "move"

    def __init__(self) -> None:
        super().__init__()
        self.in_secret = True

    def chosen(self, g: State, me: Seat, about: i64, brain: Card) -> None:
        g.chosen.put(me, brain)
        tell(g, happens.DECIDES_BRAIN, me, brain, NONE, alone(me))


class MoveNow(Do[State]):
    """dm.together: each to the player on its owner's left."""

    name: ClassVar[str] = "move-now"

    def run(self, g: State, me: Seat, to_the_right: i64) -> None:
        seat = me
        for _ in range(g.players):
            if g.chosen[seat][0] != 0:
                brain = lowest_bit(g.chosen[seat][0])
                to = neighbour(g, seat, to_the_right)
                g.brains.pull(seat, brain)
                g.brains.put(to, brain)
                g.chosen[seat] = nothing()
                tell(g, happens.BRAIN_MOVES, seat, brain, to)
            seat = left_of(g, seat)


class GiveBrain(OfBrains):
    """dm.steal RULING: it lies in front of that player."""

    name: ClassVar[str] = "give-brain"
    verb: ClassVar[str] = "give"

    def chosen(self, g: State, me: Seat, to: i64, brain: Card) -> None:
        g.brains.pull(me, brain)
        g.brains.put(to, brain)
        tell(g, happens.GIVES_BRAIN, me, brain, to)


class Drop(OfBrains):
    """dm.drop-when: it leaves its player at once; the Showdown waits."""

    name: ClassVar[str] = "drop"
    verb: ClassVar[str] = "drop"

    def chosen(self, g: State, me: Seat, about: i64, brain: Card) -> None:
        g.brains.pull(me, brain)
        g.dropped = lay(g.dropped, brain)
        g.droppers = lay(g.droppers, me)
        tell(g, happens.DROPS, me, brain)


class Steal(Ask[State]):
    """dm.steal: a Brain that lies before another, to lie before you."""

    name: ClassVar[str] = "steal"
    verb: ClassVar[str] = "steal"
    clause: ClassVar[str] = "dm.steal"

    def options(self, g: State, me: Seat, other: i64) -> Cards:
        return kinds(g.brains[other])

    def chosen(self, g: State, me: Seat, other: i64, brain: Card) -> None:
        g.brains.pull(other, brain)
        g.brains.put(me, brain)
        tell(g, happens.STEALS, me, brain, other)


class DiscardBrain(Ask[State]):
    """dm.discard-vs-drop: from the table to the discard pile, without a Showdown."""

    name: ClassVar[str] = "discard-brain"
    verb: ClassVar[str] = "discard"
    clause: ClassVar[str] = "dm.discard-vs-drop"

    def options(self, g: State, me: Seat, owner: i64) -> Cards:
        return kinds(g.brains[owner])

    def chosen(self, g: State, me: Seat, owner: i64, brain: Card) -> None:
        g.brains.pull(owner, brain)
        lay_on_pile(g, brain)
        tell(g, happens.DISCARDS_BRAIN, me, brain, owner)
