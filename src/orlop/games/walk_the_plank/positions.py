"""Positions: what follows from the little that one says, and which tables cannot be."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from orlop.games.walk_the_plank.battles import strength
from orlop.games.walk_the_plank.rounds import draw_for_captain, draw_rank, new_round
from orlop.games.walk_the_plank.state import (
    DEAL,
    DECK,
    DRAW,
    END_ROUND,
    FIND_CAPTAIN,
    NAME_TRUMP,
    PLANK,
    PLAY,
    SEA_MONSTER,
    SECOND_PLANK,
    TURN_UP,
    State,
    laid,
    left_of,
    suit_of,
    whole,
)
from orlop.table.cards import NONE, Cards, Seat, count, has, in_order, listed, meet, nth, plus, shl, size, some
from orlop.table.position import pending
from orlop.table.steps import then, to_come

FIRST_SIZE: Final[i64] = 7

# -- what follows ---------------------------------------------------------------


def complete(g: State, said: set[str]) -> None:
    """Before anything is dealt: cards of the battle are among those played, and show voids (wtp.void)."""
    if not some(g.aboard):
        return
    battle = in_order(g.battle)
    in_a_round = battle or "leader" in said or any(place.partition(" ")[0] in ("hand", "won") for place in said)
    if g.captain == NONE and in_a_round:
        g.captain = nth(g.aboard, 0)
    for card in battle:
        if copies(g.gone, card) < battle.count(card):
            g.gone = laid(g.gone, card)
    if not battle:
        return
    take_the_lead(g)
    if not sits(g, g.leader):
        return  # flaw says so
    seat = g.leader
    for card in battle:
        led = suit_of(battle[0])
        if led != NONE and suit_of(card) not in (led, NONE) and not lacks(g, seat, led):
            g.void = plus(g.void, seat, shl(1, led))
        seat = left_of(g, seat)


def fits(g: State, place: str, card: int) -> bool:
    """wtp.void: a hand is dealt no card of a suit that it has shown it lacks.

    The Sea Monster! is among the cards played only if it is named there, for one battle then has no winner.
    """
    line, _, seat = place.partition(" ")
    if line == "hand":
        return suit_of(card) == NONE or not lacks(g, int(seat), suit_of(card))
    return line != "gone" or card != SEA_MONSTER


def resume(g: State, said: set[str]) -> None:
    """Trump and the battle are reckoned; and what is asked next follows from what lies where, if it is not said."""
    if not some(g.aboard):
        return  # over, or flaw says so
    if not all(sits(g, seat) for seat in [*listed(g.aboard), *listed(g.tied)]):
        then(g, 0, PLAY)  # flaw says so
        return
    if "trump" not in said and g.turned != NONE:
        g.trump = suit_of(g.turned)  # wtp.first-trump
    held = cards_held(g)
    if "pending" not in said:
        ask_on(g, held)
    elif to_come(g) and to_come(g)[0] & 255 == PLAY:
        take_the_lead(g)
    if held > 0 and g.leader != NONE and sits(g, g.leader):
        reckon(g, said)
    steps = to_come(g)
    if g.next_dealt == NONE and steps and steps[0] & 255 in (DEAL, TURN_UP, NAME_TRUMP) and sits(g, g.captain):
        g.next_dealt = due(g)


def ask_on(g: State, held: int) -> None:
    """wtp.round-end, wtp.deal, wtp.chosen-trump, wtp.captain-leads: the next step of the round."""
    if held == 0 and g.won != 0:
        then(g, nth(g.aboard, 0), END_ROUND)
    elif held == 0 and g.captain == NONE:
        draw_for_captain(g, g.tied if some(g.tied) else g.aboard)
    elif size(g.deck) == DECK and g.trump == NONE and sits(g, g.captain):
        new_round(g, g.captain)
    elif held == size(g.aboard) * g.size and g.trump == NONE and g.turned == NONE and g.leader == NONE:
        then(g, g.captain, TURN_UP if g.size == FIRST_SIZE else NAME_TRUMP)
    else:
        take_the_lead(g)
        then(g, next_to_play(g) if sits(g, g.leader) else nth(g.aboard, 0), PLAY)


def take_the_lead(g: State) -> None:
    """wtp.control: the Captain has it, if nobody else is said to."""
    if g.leader == NONE and sits(g, g.captain):
        g.leader = g.captain


def reckon(g: State, said: set[str]) -> None:
    """wtp.current-suit and who is ahead, from the battle's cards; what is said of them stays, and flaw looks at it."""
    suit, best, ahead = standing(g)
    if "suit" not in said:
        g.suit = suit
    if "strength" not in said:
        g.strength = best
    if "ahead" not in said:
        g.ahead = ahead


def standing(g: State) -> tuple[int, int, int]:
    """The current suit, the strength of the best card of the battle, and whose it is."""
    battle = in_order(g.battle)
    was = g.suit
    g.suit = suit_of(battle[0]) if battle else NONE
    suit, best, ahead = g.suit, -1, NONE
    seat = g.leader
    for card in battle:
        if strength(g, card) > best:
            best, ahead = strength(g, card), seat
        seat = left_of(g, seat)
    g.suit = was
    return suit, best, ahead


# -- a few words ----------------------------------------------------------------


def copies(s: Cards, card: int) -> int:
    return int(has(s, card)) + int(card == PLANK and has(s, SECOND_PLANK))


def lacks(g: State, seat: Seat, suit: int) -> bool:
    return (count(g.void, seat) >> suit) & 1 == 1


def sits(g: State, seat: Seat) -> bool:
    """Whether there is such a seat, and its player is aboard."""
    return 0 <= seat < g.game.players and has(g.aboard, seat)


def seats(g: State) -> list[int]:
    return list(range(g.game.players))


def cards_held(g: State) -> int:
    return sum([size(g.hand[seat]) for seat in seats(g)])


def battles_won(g: State) -> int:
    return sum([count(g.won, seat) for seat in seats(g)])


def due(g: State) -> Seat:
    """wtp.deal: whose the next card is."""
    seat = left_of(g, g.captain)
    for _ in range(cards_held(g) % size(g.aboard)):
        seat = left_of(g, seat)
    return seat


def next_to_play(g: State) -> Seat:
    seat = g.leader
    for _ in in_order(g.battle):
        seat = left_of(g, seat)
    return seat


# -- what cannot be --------------------------------------------------------------


def flaw(g: State) -> str | None:
    """What about this table cannot be, in a sentence; None if it can."""
    steps = to_come(g)
    if not steps:
        return flaw_when_over(g)
    found = flaw_of_seats(g) or flaw_of_hands(g)
    if found is not None:
        return found
    asked = steps[0] & 255
    if asked in (DRAW, FIND_CAPTAIN):
        return flaw_of_draw(g)
    if asked in (DEAL, TURN_UP, NAME_TRUMP):
        return flaw_of_deal(g)
    return flaw_of_battle(g, asked)


def flaw_when_over(g: State) -> str | None:
    """wtp.win, wtp.monster-eats-all."""
    left = listed(g.aboard)
    if len(left) > 1:
        return f"pending: nothing; with {len(left)} aboard the game is not over"
    if left and not sits(g, left[0]):
        return no_such_seat(g, "aboard", left[0])
    if cards_held(g) > 0:
        return "hand: when the game is over all hands are empty"
    for seat in seats(g):
        if count(g.won, seat) > 0 and seat not in left:
            return f"won: seat {seat} is overboard and has won no battle"
    if left and count(g.won, left[0]) == 0:
        return f"won: seat {left[0]} has won the game, and so at least one battle"
    return None


def no_such_seat(g: State, place: str, seat: int) -> str:
    return f"{place}: {seat}: seats are 0 to {g.game.players - 1}"


def flaw_of_seats(g: State) -> str | None:
    """wtp.rounds, wtp.overboard: all are aboard in the first round, and later no more than had battles to win."""
    if not some(g.aboard):
        return "aboard: nobody is"
    for seat in listed(g.aboard):
        if seat >= g.game.players:
            return no_such_seat(g, "aboard", seat)
    n = size(g.aboard)
    if g.size == FIRST_SIZE and n < g.game.players:
        return "aboard: in the first round everybody is"
    if n < 2:
        return "aboard: the last one aboard has won the game"
    if g.size < FIRST_SIZE and n > g.size + 1:
        return f"aboard: {n} players; the round before this had {g.size + 1} battles to stay aboard by"
    for place, at in (("leader", g.leader), ("ahead", g.ahead), ("next_dealt", g.next_dealt)):
        if at != NONE and not sits(g, at):
            return f"{place}: seat {at} is not aboard"
    if g.captain >= g.game.players:
        return no_such_seat(g, "captain", g.captain)  # the last one may be overboard while the next is drawn for
    for seat in listed(g.tied):
        if not sits(g, seat):
            return f"tied: seat {seat} is not aboard"
    return None


def flaw_of_hands(g: State) -> str | None:
    for seat in seats(g):
        held = size(g.hand[seat])
        if held > 0 and not has(g.aboard, seat):
            return f"hand {seat}: that seat is overboard and holds no cards"
        if held > g.size:
            return f"hand {seat}: {held} cards; this round deals {g.size}"
        for suit in range(5):
            if lacks(g, seat, suit) and meet(g.hand[seat], whole(suit)):
                return f"hand {seat}: this seat has shown that it holds no {g.game.name(13 * suit).partition('-')[0]}"
    return None


def flaw_of_pending(g: State, expected: list[str]) -> str | None:
    if pending(g) != expected:
        return f"pending: {', '.join(pending(g))}: at this moment it is {', '.join(expected)}"
    return None


def flaw_of_draw(g: State) -> str | None:
    """wtp.first-captain, wtp.captain-tie: nobody holds cards; who still draws does so in seat order."""
    if cards_held(g) > 0:
        return "hand: nobody holds cards while a Captain is drawn for"
    if some(g.gone) or g.turned != NONE or g.trump != NONE:
        return "drawn: while a Captain is drawn for, all other cards are in the deck and nothing is trump"
    if (g.highest > 0) != some(g.tied):
        return "tied: those who drew the highest card; nobody before the first card is drawn"
    ranks = [14 if card == SECOND_PLANK else draw_rank(card) for card in listed(g.drawn)]
    if size(g.tied) > ranks.count(g.highest):
        return f"highest: {g.highest}: that was drawn {ranks.count(g.highest)} times, and {size(g.tied)} are tied"
    to_draw = [(step >> 8) & 15 for step in to_come(g) if step & 255 == DRAW]
    for seat in to_draw:
        if not sits(g, seat):
            return f"pending: seat {seat} is not aboard"
        if g.tied[0] >> seat:
            return f"tied: seat {seat} has still to draw, and the seats after it"
    if len(to_draw) > size(g.deck):
        return f"deck: {size(g.deck)} cards are too few for all who draw"
    return flaw_of_pending(g, [f"draw {seat}" for seat in sorted(set(to_draw))] + ["find-captain 0"])


def flaw_of_deal(g: State) -> str | None:
    """wtp.deal: one card at a time, from the Captain's left; then trump."""
    if not sits(g, g.captain):
        return f"captain: seat {g.captain} is not aboard" if g.captain != NONE else "captain: nobody deals"
    if some(g.drawn) or some(g.gone) or g.turned != NONE or g.trump != NONE:
        return "deck: until the cards are dealt, all others are in the deck and nothing is trump"
    if g.leader != NONE or g.won != 0:
        return "won: until the cards are dealt nobody leads and no battle is won"
    n = size(g.aboard)
    held = cards_held(g)
    seat = left_of(g, g.captain)
    for i in range(n):
        fits_here = (held - i + n - 1) // n
        if size(g.hand[seat]) != fits_here:
            return f"hand {seat}: {size(g.hand[seat])} cards, where {fits_here} have been dealt"
        seat = left_of(g, seat)
    if g.next_dealt != due(g):
        return f"next_dealt: {g.next_dealt}: the next card is seat {due(g)}'s"
    left = n * g.size - held
    deals = [f"deal {g.captain}" + (f" x{left}" if left > 1 else "")] if left > 0 else []
    last = "turn-up" if g.size == FIRST_SIZE else "trump"
    return flaw_of_pending(g, [*deals, f"{last} {g.captain}"])


def flaw_of_battle(g: State, asked: int) -> str | None:
    """A play, or the end of the round."""
    if some(g.drawn):
        return "drawn: the cards drawn for Captain were shuffled back before the deal"
    if not sits(g, g.captain):
        return f"captain: seat {g.captain} is not aboard" if g.captain != NONE else "captain: a round has one"
    battle = in_order(g.battle)
    if len(battle) >= size(g.aboard):
        return f"battle: {len(battle)} cards; with {size(g.aboard)} aboard the last card ends it"
    found = flaw_of_trump(g)
    if found is not None:
        return found
    if asked == END_ROUND:
        if cards_held(g) > 0 or battle:
            return "hand: the round is over when all hands are empty"
        me = (to_come(g)[0] >> 8) & 15
        return flaw_of_battles_won(g, 0) or flaw_of_pending(g, [f"end-round {me}"])
    if cards_held(g) == 0:
        return "hand: the round is over when all hands are empty"
    return flaw_of_play(g, battle)


def flaw_of_trump(g: State) -> str | None:
    """wtp.first-trump, wtp.chosen-trump."""
    if g.size == FIRST_SIZE:
        if g.turned == NONE:
            return "turned: in the first round a card is turned up (+1: any)"
        if g.trump != suit_of(g.turned):
            return f"trump: {g.game.name(g.turned)} was turned up"
    elif g.turned != NONE:
        return "turned: a card is turned up in the first round only, the one of seven cards"
    elif g.trump == NONE:
        return "trump: in every round after the first the Captain names one"
    return None


def flaw_of_play(g: State, battle: list[int]) -> str | None:
    """wtp.one-card: those who have played to the battle hold one card fewer than the others."""
    full = max([size(g.hand[seat]) for seat in listed(g.aboard)])
    if battle and size(g.hand[g.leader]) == full:
        full += 1
    seat = g.leader
    for i in range(size(g.aboard)):
        left = full - 1 if i < len(battle) else full
        if size(g.hand[seat]) != left:
            return f"hand {seat}: {size(g.hand[seat])} cards, where {left} are left at this moment of the round"
        seat = left_of(g, seat)
    played = (g.size - full) * size(g.aboard) + len(battle)
    if size(g.gone) not in (len(battle), played):
        return f"gone: {size(g.gone)} cards; {played} have been played in this round (or say none, or +{played})"
    if (g.suit, g.strength, g.ahead) != standing(g):
        return "ahead: suit, strength and ahead are not those of the battle"
    return flaw_of_battles_won(g, full) or flaw_of_pending(g, [f"play {next_to_play(g)}"])


def flaw_of_battles_won(g: State, full: int) -> str | None:
    """wtp.stack: every battle so far has its winner, but for the Sea Monster!'s."""
    played = g.size - full
    won = battles_won(g)
    for seat in seats(g):
        if count(g.won, seat) > 0 and not has(g.aboard, seat):
            return f"won: seat {seat} is overboard and has won no battle"
    if won not in (played, played - 1):
        return f"won: {won} battles; {played} of this round have been played"
    if won == played:
        if has(g.gone, SEA_MONSTER) and SEA_MONSTER not in in_order(g.battle):
            return f"won: {won} battles; one of the {played} played was the Sea Monster!'s"
    elif not monster_may_have_been(g):
        return f"won: {won} battles; {played} have been played, and only the Sea Monster! leaves one unwon"
    return None


def monster_may_have_been(g: State) -> bool:
    """In an earlier battle of this round; its cards may be left out of gone, and then lie in the deck."""
    battle = in_order(g.battle)
    if has(g.gone, SEA_MONSTER):
        return SEA_MONSTER not in battle
    return size(g.gone) == len(battle) and has(g.deck, SEA_MONSTER)
