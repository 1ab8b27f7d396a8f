"""Positions set up by hand: what they leave unsaid, and what cannot be."""

from __future__ import annotations

from typing import Final

from orlop.games.dead_mans_draw.components import ANCHOR, MERMAID, TRAITS, VARIANTS, suit_of
from orlop.games.dead_mans_draw.state import (
    AGAIN,
    ASK_CASANOVA,
    BONUS,
    BONUS_DONE,
    DEAL_TRAIT,
    END,
    FIRST_TURN,
    KEEP_TRAIT,
    LOOK,
    LOOT,
    NEXT_CARD,
    PICK_MERMAID,
    PICK_SECOND_HOOK,
    PLUNDER,
    START_PLAYER,
    State,
    known_card,
    known_cards,
)
from orlop.table.cards import NONE, copies, count, has, in_bag, in_order, listed, nothing, plus, put, size, some
from orlop.table.steps import then, to_come

MOST_BONUS_CARDS: Final = 20


def fill_in(g: State, said: set[str]) -> None:
    """Said no more, it is the turn of seat 0, traits are revealed, and who draws or collects is asked.

    With nothing in the play area the turn begins.  A known card of the draw pile is known to all, or in the German
    edition to the seat whose turn it is.  A seat whose trait is not said has none.
    """
    if "pending" not in said:
        g.revealed = int(g.game.options["traits"] == "on")
        if g.turn == NONE:
            g.turn = 0
        then(g, g.turn, AGAIN, END)
        if not in_order(g.play):
            then(g, g.turn, NEXT_CARD)
    elif "revealed" not in said and not before_the_first_turn(g):
        g.revealed = int(g.game.options["traits"] == "on")
    if not any(place.startswith("knows ") for place in said):
        for seat in range(g.game.players):
            if g.book.edition.all_see_oracle() or seat == g.turn:
                g.knows = plus(g.knows, seat, known_cards(g.top))
    if not some(g.undealt) and g.game.options["traits"] == "on":
        for trait in traits_left(g):
            g.undealt = put(g.undealt, trait)


def traits_of(g: State, seat: int) -> list[int]:
    """The traits that seat was dealt, as far as anything says so."""
    out = [int(count(tally, seat)) - 1 for tally in g.dealt if count(tally, seat) > 0]
    kept = int(count(g.kept, seat)) - 1
    return out if kept in out or kept == NONE else [*out, kept]


def traits_left(g: State) -> list[int]:
    left = [trait for trait in range(len(g.book.traits)) for _ in range(len(g.game.whole_deck()) // 60)]
    for seat in range(g.game.players):
        for trait in traits_of(g, seat):
            if trait in left:
                left.remove(trait)
    return left


def fits(g: State, place: str, card: int) -> bool:
    """A card said to be on top of the draw pile lies there; and the cards of the play area do not bust (dmd.bust)."""
    on_top = [int(known_card(g.top, i)) for i in range(known_cards(g.top))]
    if place != g.game.stock() and on_top.count(card) > copies(g.pile, card):
        return False
    return place != "play" or not any((g.book.busts_with[card] >> other) & 1 for other in in_order(g.play))


# -- what cannot be ----------------------------------------------------------------------------


def flaw(g: State) -> str | None:
    """The first thing that is wrong, as a sentence."""
    for look in (of_seats, of_the_play_area, of_the_pile, of_traits, of_steps, of_each_step, of_the_variant):
        wrong = look(g)
        if wrong is not None:
            return wrong
    return None


def steps_of(g: State) -> list[tuple[int, int, int, int]]:
    """What is pending, the next first: question, seat, times, about."""
    return [(step & 255, step >> 8 & 15, (step >> 12 & 255) + 1, step >> 20) for step in to_come(g)]


def before_the_first_turn(g: State) -> bool:
    return FIRST_TURN in [step[0] for step in steps_of(g)]


def in_a_turn(g: State) -> bool:
    """A turn ends with END; before the first one FIRST_TURN waits; when the game is over, nothing does."""
    steps = to_come(g)
    return bool(steps) and steps[-1] & 255 == END


def of_seats(g: State) -> str | None:
    players = g.game.players
    if g.turn >= players:
        return f"turn: {g.turn}: seats are 0 to {players - 1}"
    if g.turn == NONE and in_a_turn(g):
        return "turn: whose turn is it?"
    for seat in range(players):
        victim = count(g.victim, seat) - 1
        if victim == NONE:
            continue
        kept = count(g.kept, seat) - 1
        if victim == seat or victim >= players:
            return f"victim {seat}: an opponent"
        if kept == NONE or not g.book.traits[kept].inherits():
            return f"victim {seat}: only a Davy Jones chooses one"
    return None


def of_the_play_area(g: State) -> str | None:
    cards = in_order(g.play)
    for i, card in enumerate(cards):
        for other in cards[:i]:
            if (g.book.busts_with[card] >> other) & 1:
                return f"play: {g.game.name(card)} has busted with {g.game.name(other)}"
    for card in listed(g.safe):
        if card not in cards:
            return f"safe: {g.game.name(card)} does not lie in the play area"
    for card in in_bag(g.harbor):
        if card not in cards or suit_of(card) != ANCHOR:
            return f"harbor: {g.game.name(card)} is no Anchor of the play area"
    if size(g.shown) > 3:
        return "shown: a Map turns up three cards"
    questions = [step[0] for step in steps_of(g)]
    if g.busted != NONE and questions and (END not in questions or AGAIN in questions):
        return "busted: the turn ends with that"
    return None


def of_the_pile(g: State) -> str | None:
    known = known_cards(g.top)
    if known > 3:
        return "top: three cards are the most anybody knows"
    seen = nothing()
    for i in range(known):
        seen = put(seen, known_card(g.top, i))
        if copies(seen, known_card(g.top, i)) > copies(g.pile, known_card(g.top, i)):
            return f"top: {g.game.name(known_card(g.top, i))} does not lie in the draw pile"
    knows = [count(g.knows, seat) for seat in range(g.game.players)]
    if max(knows) != known:
        return f"knows: {known} cards of the draw pile are known, by at least one seat"
    if g.book.edition.all_see_oracle() and min(knows) != known:
        return "knows: in the English edition a card is turned up for everyone"
    if not some(g.pile) and in_a_turn(g) and to_come(g)[0] & 255 == NEXT_CARD:
        return "pile: it is empty, so there is nothing to draw"
    return None


def of_traits(g: State) -> str | None:
    copies_of_the_game = len(g.game.whole_deck()) // 60
    seen = [trait for seat in range(g.game.players) for trait in traits_of(g, seat)] + in_bag(g.undealt)
    if seen and g.game.options["traits"] == "off":
        return "traits: this game is played without"
    for trait in range(len(g.book.traits)):
        if seen.count(trait) > copies_of_the_game:
            return f"kept: {g.game.name(int(TRAITS) + trait)} is there only {copies_of_the_game} times"
    if g.revealed == 0 and g.game.options["traits"] == "on" and not before_the_first_turn(g):
        return "revealed: before the first turn all traits are"
    if seen and max(seen) >= len(g.book.traits):
        return f"kept: {g.game.name(int(TRAITS) + max(seen))} is no trait of this game"
    for seat in range(g.game.players):
        if len(traits_of(g, seat)) > 2:
            return f"kept {seat}: it was not dealt to that seat"
    return None


def of_steps(g: State) -> str | None:
    steps = steps_of(g)
    if not steps:
        return None
    bottom = steps[-1][0]
    if bottom not in (END, FIRST_TURN):
        return "pending: the last step is end, or before the first turn first-turn"
    if bottom == FIRST_TURN and g.turn == NONE and START_PLAYER not in [step[0] for step in steps]:
        return "turn: who starts?"
    if [step[0] for step in steps].count(END) + [step[0] for step in steps].count(FIRST_TURN) > 1:
        return "pending: a turn ends once"
    for question, seat, _, _ in steps:
        if bottom == END and seat != g.turn:
            return f"pending: it is the turn of seat {g.turn}"
        if (question <= FIRST_TURN) != (bottom == FIRST_TURN):
            return f"pending: {g.asks[question].name} does not belong to this moment"
    return None


def of_each_step(g: State) -> str | None:
    """What a step is about must be there."""
    for question, seat, often, detail in steps_of(g):
        dealt = len([1 for tally in g.dealt if count(tally, seat) > 0])
        wrong = (
            (question == DEAL_TRAIT and dealt + often > 2)
            or (question == KEEP_TRAIT and (count(g.kept, seat) > 0 or not will_have_two(g, seat, dealt)))
            or (question == LOOK and detail > 2)
            or (question == LOOT and (detail >= g.game.players or detail == seat or often > MOST_BONUS_CARDS))
            or (question == PLUNDER and not 0 < detail <= MOST_BONUS_CARDS)
            or (question == BONUS and often > MOST_BONUS_CARDS)
            or (question == PICK_SECOND_HOOK and detail > MERMAID)
            or (question == PICK_MERMAID and not (has_card(g, detail) and suit_of(detail) == MERMAID))
            or (question == ASK_CASANOVA and not has_card(g, detail))
        )
        if wrong:
            return f"pending: {g.asks[question].name} {seat}: this cannot be asked here"
    return None


def has_card(g: State, card: int) -> bool:
    return 0 <= card < 60 and has(g.in_play, card)


def will_have_two(g: State, seat: int, dealt: int) -> bool:
    return dealt + sum([step[2] for step in steps_of(g) if step[0] == DEAL_TRAIT and step[1] == seat]) == 2


def of_the_variant(g: State) -> str | None:
    chosen = g.game.options["variant"]
    if chosen == "random":
        if g.variant == NONE and in_a_turn(g):
            return "variant: it has been drawn before the first turn"
        if g.variant >= 6:
            return f"variant: {g.game.name(int(VARIANTS) + int(g.variant))} is never drawn"
    elif chosen != ("none" if g.variant == NONE else g.game.name(int(VARIANTS) + int(g.variant))):
        return f"variant: this game is played with variant={chosen}"
    if in_a_turn(g) and to_come(g)[0] & 255 not in (BONUS, LOOT, BONUS_DONE, PLUNDER):
        for seat in range(g.game.players):
            if g.points(seat) >= g.book.variant.wins_at():
                return f"bank {seat}: with {g.points(seat)} points that seat has won already"
    return None
