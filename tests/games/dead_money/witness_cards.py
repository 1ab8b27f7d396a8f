"""The 52 job cards of Dead Money, each told from its `effect` text.

dm.follow-card: the instructions come in order; what cannot be done is ignored, and the rest still happens.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from .witness_poker import is_brain, suit_of
from .witness_table import (
    CHANCE,
    Asking,
    Table,
    ask,
    choose_player,
    discard,
    draw,
    drop,
    exchange,
    hand_over,
    in_secret,
    off_deck,
    one_each,
    pass_left_together,
    pass_on,
    revealed,
    roll,
    steal,
    take,
    with_brain,
    without_brain,
)

# clubs


def scoop_the_muck(t: Table, me: int) -> Asking:
    """Take one card of your choice from the discard pile into your hand, then discard two cards.  (dm.take)"""
    if t.pile:
        card = yield from ask(me, "take", one_each(t.pile))
        t.lift(card)
        t.enter(me, card, seen_by=t.others(me))
    yield from discard(t, me, 2)


def dead_mans_raise(t: Table, me: int) -> Asking:
    """The player on your left draws two cards."""
    yield from draw(t, t.left_of(me), 2)


def burn_and_turn(t: Table, me: int) -> Asking:
    """Turn the top card of the deck onto the discard pile.  A job card of clubs or spades: discard one card.
    A job card of diamonds or hearts: draw one card.  A Brain of any suit: nothing more happens."""
    card = yield from off_deck(t, "turn-up")
    if card is None:
        return
    t.pile.append(card)
    if is_brain(card):
        return
    if suit_of(card) in ("clubs", "spades"):
        yield from discard(t, me)
    else:
        yield from draw(t, me)


def misdeal(t: Table, me: int) -> Asking:
    """Discard your whole hand, then draw six cards."""
    cards = list(t.hand[me].elements())
    for card in cards:
        t.leave(me, card)
    t.lay(cards)
    yield from draw(t, me, 6)


def busted_flush(t: Table, me: int) -> Asking:
    """Another player of your choice discards one card, then draws three."""
    can_discard = [seat for seat in t.others(me) if t.hand[seat]]
    who = yield from choose_player(me, can_discard or t.others(me))
    assert who is not None
    yield from discard(t, who)
    yield from draw(t, who, 3)


def loose_change(t: Table, me: int) -> Asking:
    """Draw one card."""
    yield from draw(t, me)


def count_the_house(t: Table, me: int) -> Asking:
    """Roll the die and count that many players, your left neighbour being one and you included when the count
    comes round.  The player you end on draws two cards.  (dm.card-roll, dm.count)"""
    die = yield from roll("roll")
    yield from draw(t, t.left_of(me, die), 2)


def cash_out(t: Table, me: int) -> Asking:
    """Discard three cards."""
    yield from discard(t, me, 3)


def side_pot(t: Table, me: int) -> Asking:
    """Discard one card for each Brain in front of you."""
    yield from discard(t, me, t.brains[me].total())


def down_the_rabbit_hole(t: Table, me: int) -> Asking:
    """Each player who has a Brain discards one card: first you, then to the left."""
    for seat in with_brain(t, t.all_from(me)):
        yield from discard(t, seat)


def toss_the_kicker(t: Table, me: int) -> Asking:
    """Discard one card."""
    yield from discard(t, me)


def wash_the_deck(t: Table, me: int) -> Asking:
    """Each player discards one card, first you, then to the left; after that each player draws one card, in the
    same order."""
    for seat in t.all_from(me):
        yield from discard(t, seat)
    for seat in t.all_from(me):
        yield from draw(t, seat)


def nickel_and_dime(t: Table, me: int) -> Asking:
    """The player on your left draws one card, then the player on your right draws one."""
    yield from draw(t, t.left_of(me))
    yield from draw(t, t.right_of(me))


# diamonds


def high_roller(t: Table, me: int) -> Asking:
    """Every other player draws one card."""
    for seat in t.others(me):
        yield from draw(t, seat)


def the_house_always_wins(t: Table, me: int) -> Asking:
    """The other player with the fewest cards in hand draws two cards (of several, the one you choose)."""
    fewest = min(t.hand[seat].total() for seat in t.others(me))
    yield from one_draws(t, me, [seat for seat in t.others(me) if t.hand[seat].total() == fewest], 2)


def one_draws(t: Table, me: int, seats: list[int], cards: int) -> Asking:
    """A player of your choice, out of these, draws."""
    who = yield from choose_player(me, seats if t.can_draw() else [])
    if who is not None:
        yield from draw(t, who, cards)


def diamond_lil(t: Table, me: int) -> Asking:
    """Draw one card; then another player of your choice draws two."""
    yield from draw(t, me)
    yield from one_draws(t, me, t.others(me), 2)


def rebuy(t: Table, me: int) -> Asking:
    """Draw two cards, then take another turn."""
    yield from draw(t, me, 2)
    t.another = True


def tip_the_dealer(t: Table, me: int) -> Asking:
    """Pass one card to the player on your right."""
    yield from pass_on(t, me, t.right_of(me))


def ante_up(t: Table, me: int) -> Asking:
    """Everyone draws one card: first you, then to the left."""
    for seat in t.all_from(me):
        yield from draw(t, seat)


def finders_keepers(t: Table, me: int) -> Asking:
    """Take the top card of the discard pile into your hand.  (dm.take)"""
    if t.pile:
        t.enter(me, t.pile.pop(), seen_by=t.others(me))
    yield from ()


def buy_the_pot(t: Table, me: int) -> Asking:
    """Another player of your choice draws three cards."""
    yield from one_draws(t, me, t.others(me), 3)


def loan_shark(t: Table, me: int) -> Asking:
    """Every other player draws one card; then discard one card."""
    for seat in t.others(me):
        yield from draw(t, seat)
    yield from discard(t, me)


def double_or_nothing(t: Table, me: int) -> Asking:
    """Roll the die (this is not the skill roll): on 4 to 6 discard two cards, on 1 to 3 draw two cards."""
    die = yield from roll("roll")
    if die >= 4:
        yield from discard(t, me, 2)
    else:
        yield from draw(t, me, 2)


def wooden_nickel(t: Table, me: int) -> Asking:
    """Pass one card to another player of your choice who has no Brain."""
    yield from pass_to_one(t, me, without_brain(t, t.others(me)), 1)


def pass_to_one(t: Table, me: int, seats: list[int], cards: int) -> Asking:
    """Pass cards to a player of your choice, out of these."""
    who = yield from choose_player(me, seats if t.hand[me] else [])
    if who is not None:
        yield from pass_on(t, me, who, cards)


def big_spender(t: Table, me: int) -> Asking:
    """Another player of your choice draws two cards."""
    yield from one_draws(t, me, t.others(me), 2)


def small_blind(t: Table, me: int) -> Asking:
    """The player on your right draws one card."""
    yield from draw(t, t.right_of(me))


# hearts


def sweetheart(t: Table, me: int) -> Asking:
    """Steal one Brain of your choice from another player."""
    who = yield from choose_player(me, with_brain(t, t.others(me)))
    if who is not None:
        yield from steal(t, me, who)


def suicide_king(t: Table, me: int) -> Asking:
    """Drop one of your Brains.  If you have none, draw one card instead."""
    if t.brains[me]:
        yield from drop(t, me)
    else:
        yield from draw(t, me)


def hearts_and_minds(t: Table, me: int) -> Asking:
    """Each player who has a Brain chooses one of theirs; these move all together, each to the player on its
    owner's left."""
    yield from in_secret(t, "move-brain", t.all_from(me), t.brains)
    chosen = revealed(t)
    for seat, brain in chosen.items():
        take(t.brains[seat], brain)
    for seat, brain in chosen.items():
        t.brains[t.left_of(seat)][brain] += 1


def one_eyed_jack(t: Table, me: int) -> Asking:
    """Look at the hand of another player of your choice and take one card from it; then give that player one of
    the cards you held before you took it.  (dm.take)"""
    who = yield from choose_player(me, [seat for seat in t.others(me) if t.hand[seat]])
    if who is None:
        return
    t.known[me][who] = t.hand[who].copy()  # dm.known
    before = one_each(t.hand[me])
    card = yield from ask(me, "look", one_each(t.hand[who]))
    hand_over(t, who, me, card)
    if before:
        card = yield from ask(me, "give-back", before)
        hand_over(t, me, who, card)


def grab_bag(t: Table, me: int) -> Asking:
    """Grab one Brain of your choice from the other player who has the most Brains (of several, the one you
    choose).  If no other player has one, draw one card instead."""
    most = max(t.brains[seat].total() for seat in t.others(me))
    if not most:
        yield from draw(t, me)
        return
    who = yield from choose_player(me, [seat for seat in t.others(me) if t.brains[seat].total() == most])
    assert who is not None
    yield from steal(t, me, who)


def head_cold(t: Table, me: int) -> Asking:
    """Discard one Brain of your choice from in front of any player, yourself included (no Showdown).
    (dm.discard-vs-drop)"""
    who = yield from choose_player(me, with_brain(t, t.all_from(me)))
    if who is not None:
        brain = yield from ask(me, "discard-brain", one_each(t.brains[who]))
        take(t.brains[who], brain)
        t.pile.append(brain)


def butterfingers(t: Table, me: int) -> Asking:
    """Another player of your choice who has a Brain drops one of theirs (they choose which)."""
    who = yield from choose_player(me, with_brain(t, t.others(me)))
    if who is not None:
        yield from drop(t, who)


def love_triangle(t: Table, me: int) -> Asking:
    """Swap hands with another player of your choice.  (dm.swap)"""
    who = yield from choose_player(me, t.others(me))
    assert who is not None
    t.move_hands({me: who, who: me})


def heartless(t: Table, me: int) -> Asking:
    """Every other player who has a Brain draws two cards."""
    for seat in with_brain(t, t.others(me)):
        yield from draw(t, seat, 2)


def meeting_of_the_minds(t: Table, me: int) -> Asking:
    """Every player who has a Brain passes one card to the player on their left, all together."""
    yield from pass_left_together(t, with_brain(t, t.all_from(me)))


def parting_gift(t: Table, me: int) -> Asking:
    """Choose another player: give them one of your Brains, then pass them two cards.  (dm.steal: giving a Brain)"""
    who = yield from choose_player(me, t.others(me))
    assert who is not None
    if t.brains[me]:
        brain = yield from ask(me, "give-brain", one_each(t.brains[me]))
        take(t.brains[me], brain)
        t.brains[who][brain] += 1
    yield from pass_on(t, me, who, 2)


def pick_your_brain(t: Table, me: int) -> Asking:
    """Steal one Brain of your choice from another player, then take another turn."""
    yield from sweetheart(t, me)
    t.another = True


def lost_and_found(t: Table, me: int) -> Asking:
    """Put one Brain of your choice from the discard pile in front of you.  If there is none in it, draw one card
    instead."""
    lying = [card for card in t.pile if is_brain(card)]
    if lying:
        brain = yield from ask(me, "take-brain", one_each(lying))
        t.lift(brain)
        t.brains[me][brain] += 1
    else:
        yield from draw(t, me)


# spades


def musical_chairs(t: Table, me: int) -> Asking:
    """Everyone passes their whole hand to the player on their left, all together."""
    t.move_hands({seat: t.left_of(seat) for seat in t.all_from(me)})
    yield from ()


def sheriffs_orders(t: Table, me: int) -> Asking:
    """Choose another player: the next turn is theirs, and play goes on to the left from there."""
    t.chosen = yield from choose_player(me, t.others(me))  # dm.next-turn: a later choice replaces it


def black_widow(t: Table, me: int) -> Asking:
    """Another player of your choice who has no Brain draws two cards."""
    yield from one_draws(t, me, without_brain(t, t.others(me)), 2)


def horse_trade(t: Table, me: int) -> Asking:
    """You and another player of your choice each choose a card of your own hand in secret; the two cards are
    swapped.  (dm.swap)"""
    who = yield from choose_player(me, [seat for seat in t.others(me) if t.hand[seat] and t.hand[me]])
    if who is not None:
        yield from in_secret(t, "swap", [me, who], t.hand)
        exchange(t, revealed(t), {me: who, who: me})


def pass_the_bottle(t: Table, me: int) -> Asking:
    """Everyone passes one card to the player on their left, all together."""
    yield from pass_left_together(t, t.all_from(me))


def under_the_table(t: Table, me: int) -> Asking:
    """Pass one card to the player on your left."""
    yield from pass_on(t, me, t.left_of(me))


def aces_and_eights(t: Table, me: int) -> Asking:
    """Count the Brains in front of all players, then count that many players, your left neighbour being one and
    you included when the count comes round; the player you end on draws two cards (nobody if there are no
    Brains).  Then discard one card."""
    brains = sum(lying.total() for lying in t.brains)
    if brains:
        yield from draw(t, t.left_of(me, brains), 2)
    yield from discard(t, me)


def clean_them_out(t: Table, me: int) -> Asking:
    """Every other player draws two cards."""
    for seat in t.others(me):
        yield from draw(t, seat, 2)


def marked_cards(t: Table, me: int) -> Asking:
    """Pass two cards to another player of your choice."""
    yield from pass_to_one(t, me, t.others(me), 2)


def bottom_deal(t: Table, me: int) -> Asking:
    """Discard one card, then take another turn."""
    yield from discard(t, me)
    t.another = True


def slow_roll(t: Table, me: int) -> Asking:
    """The player on your left draws one card and loses their next turn."""
    yield from draw(t, t.left_of(me))
    t.lost.add(t.left_of(me))  # dm.lose-turn: at most one


def table_talk(t: Table, me: int) -> Asking:
    """Pass one card to the player on your left, then one to the player on your right."""
    yield from pass_on(t, me, t.left_of(me))
    yield from pass_on(t, me, t.right_of(me))


def short_stack(t: Table, me: int) -> Asking:
    """Take one card at random from the hand of the player on your right.  (dm.take)"""
    victim = t.right_of(me)
    if t.hand[victim]:
        card = yield from ask(CHANCE, "take-random", dict(t.hand[victim]))
        hand_over(t, victim, me, card)


class Job(NamedTuple):
    """dm.card-data."""

    hands: int
    coins: int
    needs_brain: bool
    text: Callable[[Table, int], Asking]


CARDS = {
    "clubs-ace": Job(2, 2, False, scoop_the_muck),
    "clubs-king": Job(1, 1, False, dead_mans_raise),
    "clubs-queen": Job(1, 1, False, burn_and_turn),
    "clubs-jack": Job(2, 2, False, misdeal),
    "clubs-10": Job(1, 1, False, busted_flush),
    "clubs-9": Job(1, 1, False, loose_change),
    "clubs-8": Job(1, 1, False, count_the_house),
    "clubs-7": Job(2, 2, True, cash_out),
    "clubs-6": Job(1, 1, True, side_pot),
    "clubs-5": Job(2, 2, True, down_the_rabbit_hole),
    "clubs-4": Job(1, 1, True, toss_the_kicker),
    "clubs-3": Job(1, 1, False, wash_the_deck),
    "clubs-2": Job(1, 1, True, nickel_and_dime),
    "diamonds-ace": Job(2, 2, False, high_roller),
    "diamonds-king": Job(1, 1, False, the_house_always_wins),
    "diamonds-queen": Job(1, 1, False, diamond_lil),
    "diamonds-jack": Job(2, 2, False, rebuy),
    "diamonds-10": Job(2, 2, False, tip_the_dealer),
    "diamonds-9": Job(1, 1, False, ante_up),
    "diamonds-8": Job(1, 1, False, finders_keepers),
    "diamonds-7": Job(1, 1, True, buy_the_pot),
    "diamonds-6": Job(2, 2, True, loan_shark),
    "diamonds-5": Job(1, 1, True, double_or_nothing),
    "diamonds-4": Job(1, 1, True, wooden_nickel),
    "diamonds-3": Job(1, 1, True, big_spender),
    "diamonds-2": Job(1, 1, False, small_blind),
    "hearts-ace": Job(2, 2, False, sweetheart),
    "hearts-king": Job(1, 1, False, suicide_king),
    "hearts-queen": Job(1, 1, False, hearts_and_minds),
    "hearts-jack": Job(1, 1, False, one_eyed_jack),
    "hearts-10": Job(2, 2, False, grab_bag),
    "hearts-9": Job(2, 2, False, head_cold),
    "hearts-8": Job(2, 2, False, butterfingers),
    "hearts-7": Job(2, 2, True, love_triangle),
    "hearts-6": Job(1, 1, True, heartless),
    "hearts-5": Job(1, 1, True, meeting_of_the_minds),
    "hearts-4": Job(1, 1, True, parting_gift),
    "hearts-3": Job(2, 2, True, pick_your_brain),
    "hearts-2": Job(2, 2, False, lost_and_found),
    "spades-ace": Job(2, 2, False, musical_chairs),
    "spades-king": Job(1, 1, False, sheriffs_orders),
    "spades-queen": Job(1, 1, False, black_widow),
    "spades-jack": Job(1, 1, False, horse_trade),
    "spades-10": Job(1, 1, False, pass_the_bottle),
    "spades-9": Job(2, 2, False, under_the_table),
    "spades-8": Job(2, 2, False, aces_and_eights),
    "spades-7": Job(2, 2, True, clean_them_out),
    "spades-6": Job(1, 1, True, marked_cards),
    "spades-5": Job(2, 2, True, bottom_deal),
    "spades-4": Job(1, 1, True, slow_roll),
    "spades-3": Job(2, 2, True, table_talk),
    "spades-2": Job(1, 1, False, short_stack),
}
