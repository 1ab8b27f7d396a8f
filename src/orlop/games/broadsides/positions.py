"""Positions set up by hand: what they leave unsaid, and what cannot be."""

from __future__ import annotations

from typing import Final

from orlop.games.broadsides.choices import REPUTATIONS, TARGETS, TRICKS, WILD, ZONE_NAMES
from orlop.games.broadsides.facts import (
    AFT_DECK,
    CANISTER,
    EIGHTEEN_POUNDER,
    FORE_DECK,
    FORE_HULL,
    MAIN_DECK,
    NUMBER_OF_ZONES,
    at_zone,
    for_zone,
    summed,
)
from orlop.games.broadsides.opening import fill_decks
from orlop.games.broadsides.ship import capacity, exposed_on, men, planks_missing, present, shots_in
from orlop.games.broadsides.state import ACTION, COVER, STAGE_THREE, STAGE_TWO, UNCOVER, Side, State
from orlop.games.broadsides.zero_in import NO_CARD, card_of, lies_at, put_target, target_at
from orlop.table.cards import NONE, below, in_bag, listed, minus, nothing, put, shl, size, without
from orlop.table.game import Game
from orlop.table.steps import then

AIM_DECK: Final = ((1 << 41) - 1, 1 << 40)
ALL_SHOTS: Final = 0x555  # bs.shots: five of each kind


def complete(g: State, said: set[str]) -> None:
    """What all know the foe knows too; and what is said no more of is as in a fresh game."""
    for seat in range(2):
        side = g.side(seat)
        if f"spied {seat}" not in said:
            side.spied = side.known
        if f"deck {seat}" not in said:
            side.deck = nothing()
    if "target_deck" not in said:
        g.target_deck = nothing()
    if "undealt" not in said:
        g.undealt = 0
    begun(g, said)


def begun(g: State, said: set[str]) -> None:
    """It is a turn of seat 0 in a fresh game of 18-Pounders, officers on the main Deck, nothing loaded."""
    if "pending" in said:
        return
    g.placed = g.mounted = g.revealed = 1
    g.first = 0 if g.first == NONE else g.first
    g.player = 0 if g.player == NONE else g.player
    if "actions" not in said:
        g.actions = 2
    for seat in range(2):
        side = g.side(seat)
        if f"captain {seat}" not in said:
            side.captain = MAIN_DECK
        if f"mate {seat}" not in said:
            side.mate = MAIN_DECK
        before = side.markers
        fill_decks(g, side)
        for zone in range(NUMBER_OF_ZONES):
            if f"{ZONE_NAMES[zone]} {seat}" in said:
                side.markers += for_zone(at_zone(before, zone) - at_zone(side.markers, zone), zone)
        side.fore = EIGHTEEN_POUNDER if side.fore == NONE else side.fore
        side.aft = EIGHTEEN_POUNDER if side.aft == NONE else side.aft
        side.manned = 0 if side.manned == NONE else side.manned
        side.gunsight = FORE_HULL if side.gunsight == NONE else side.gunsight
        bar(g, side, seat, said)


def bar(g: State, side: Side, seat: int, said: set[str]) -> None:
    """Where it is not said which penalties of a Deck are exposed, the -1 cannon penalties are first."""
    for deck in (FORE_DECK, AFT_DECK):
        if f"barred-{ZONE_NAMES[deck]} {seat}" not in said:
            exposed = exposed_on(g, side, deck)
            barred = max(0, exposed - at_zone(g.facts.cannon_penalties, deck))
            side.barred += for_zone(barred - at_zone(side.barred, deck), deck)


def resume(g: State, said: set[str]) -> None:
    """What lies nowhere lies in the decks, the bag, or was never dealt; Targets not said are the first ones left."""
    targets_of(g, said)
    for seat in range(2):
        if f"deck {seat}" not in said:
            side = g.side(seat)
            side.deck = nothing()
            for card in left_of(AIM_DECK, lying(g, seat)):
                side.deck = put(side.deck, card)
    if "target_deck" not in said:
        g.target_deck = minus(below(30), targets_lying(g))
    if "bag" not in said:
        g.bag = max(0, ALL_SHOTS - shots_lying(g))
    if "undealt" not in said:
        g.undealt = extras(g.game) & ~extras_lying(g)
    if "pending" not in said and g.won == 0:
        then(g, g.player, STAGE_TWO, STAGE_THREE)
        if g.actions > 0:
            then(g, g.player, ACTION)


def targets_of(g: State, said: set[str]) -> None:
    if "pending" in said:
        return
    left = minus(below(30), targets_lying(g))
    for seat in range(2):
        side = g.side(seat)
        if f"targets {seat}" in said:
            continue
        for row in range(at_zone(g.facts.targets, side.gunsight)):
            target = listed(left)[0]
            left = without(left, target)
            put_target(side, row, target)
            side.rows = row + 1


def left_of(whole: tuple[int, int], gone: list[int]) -> list[int]:
    left = in_bag(whole)
    for card in gone:
        if card in left:
            left.remove(card)
    return left


def lying(g: State, seat: int) -> list[int]:
    """The Aim cards of that player which lie outside the deck."""
    side = g.side(seat)
    on_targets = [int(card_of(lies_at(side, place))) for place in range(20) if lies_at(side, place) != NO_CARD]
    out = [*in_bag(side.hand), *in_bag(side.discards), *on_targets]
    return [*out, int(g.playing)] if g.playing != NONE and g.player == seat else out


def targets_lying(g: State) -> tuple[int, int]:
    out = (g.target_discards[0] | g.looked_at[0], 0)
    for seat in range(2):
        side = g.side(seat)
        for row in range(side.rows):
            out = (out[0] | shl(1, target_at(side, row)), 0)
    return out


def shots_lying(g: State) -> int:
    return sum(shot_words(g))


def shot_words(g: State) -> list[int]:
    """The shots that are not in the bag, four bits for each kind: to be loaded, and in each cannon."""
    loaded = [int(g.side(seat).loaded) for seat in range(2)]
    return [int(g.loose), *[word & 0xFFF for word in loaded], *[word >> 12 for word in loaded]]


def extras(game: Game) -> int:
    """The tricks and Reputations that belong to this game."""
    out = 0
    if game.options["dirty_tricks"] == "on":
        out |= (1 << 24) - 1
    if game.options["reputations"] == "on":
        out |= 511 << 24
    return out


def extras_lying(g: State) -> int:
    out = g.used
    for seat in range(2):
        side = g.side(seat)
        out |= side.tricks | side.offered | side.unkept
        if side.reputation != NONE:
            out |= shl(1, side.reputation + REPUTATIONS - TRICKS)
    return out


# -- what cannot be ------------------------------------------------------------------------


def pack(g: State, place: str) -> str:
    """Each player's Aim cards, the Targets, the tricks and Reputations: they never mix."""
    name, _, seat = place.partition(" ")
    if name == "playing":
        return f"aim {g.player}" if g.player in (0, 1) else "aim 0"
    if name in ("hand", "deck", "discards") or name.startswith(("left-", "bottom-")):
        return f"aim {seat}"
    return "targets" if name in ("targets", "target_deck", "target_discards", "looked_at") else "extras"


def fits(g: State, place: str, card: int) -> bool:
    """Whether such a card may lie there at all."""
    name = place.partition(" ")[0]
    of = pack(g, place)
    if of == "targets":
        return TARGETS <= card < TARGETS + 30
    if of != "extras":
        return card <= WILD
    is_reputation = REPUTATIONS <= card < TARGETS
    if name == "reputation":
        return is_reputation
    if name in ("tricks", "used"):
        return TRICKS <= card < REPUTATIONS
    return TRICKS <= card < TARGETS


def flaw(g: State) -> str | None:
    for seat in range(2):
        wrong = flaw_of_ship(g, seat) or flaw_of_cards(g, seat)
        if wrong is not None:
            return wrong
    of_kinds = [sum([(word >> (4 * kind)) & 15 for word in shot_words(g)]) for kind in range(3)]
    if g.bag + shots_lying(g) != ALL_SHOTS or max(of_kinds) > 5:
        return "bag: five Solid, five Chain, five Canister in all: in the bag and loaded"
    if g.won == 0 and g.player != NONE:
        if g.player > 1:
            return f"player: {g.player}: seats are 0 and 1"
        if g.actions == 1 and g.aimed_this_turn == 0 and size(g.side(g.player).hand) == 0 and g.next & 255 == ACTION:
            return f"hand {g.player}: an Aim is still to be taken, and there is no card for it"
    return None


def flaw_of_ship(g: State, seat: int) -> str | None:
    side = g.side(seat)
    for zone in range(NUMBER_OF_ZONES):
        there = at_zone(present(side), zone)
        if there > at_zone(g.facts.spaces, zone):
            return f"{ZONE_NAMES[zone]} {seat}: {there} there; it has {at_zone(g.facts.spaces, zone)} spaces"
    for name, deck in (("captain", side.captain), ("mate", side.mate)):
        if deck != NONE and not at_zone(g.facts.of_kind[CANISTER], deck):
            return f"{name} {seat}: he stands on a Deck"
    if g.placed == 0:
        return None
    if summed(side.markers & (15 * g.facts.of_kind[CANISTER])) > 12:
        return f"a ship has twelve Crewmen; seat {seat} has more"
    over = planks_missing(g.facts, side) >= 10 or (side.captain == NONE and side.mate == NONE)
    if over and g.won == 0:
        return f"seat {seat} has lost already"
    for deck in (FORE_DECK, AFT_DECK):
        exposed, barred = exposed_on(g, side, deck), at_zone(side.barred, deck)
        least = max(0, exposed - at_zone(g.facts.cannon_penalties, deck))
        most = min(exposed, at_zone(g.facts.no_firing, deck))
        if not least <= barred <= most and not uncovering(g):
            return f"barred-{ZONE_NAMES[deck]} {seat}: {barred}; with {men(side, deck)} men it is {least} to {most}"
    return flaw_of_cannons(g, seat)


def uncovering(g: State) -> bool:
    return g.next & 255 in (COVER, UNCOVER)


def flaw_of_cannons(g: State, seat: int) -> str | None:
    side = g.side(seat)
    if side.fore == NONE or side.aft == NONE:
        return None
    for cannon, name in ((0, "fore"), (1, "aft")):
        if shots_in(side, cannon) > capacity(g, side, cannon):
            return f"loaded {seat}: the {name} cannon holds {capacity(g, side, cannon)} shots"
    if side.rows > 0 and side.gunsight == NONE:
        return f"gunsight {seat}: there are Targets, and it points at no zone"
    return None


def flaw_of_cards(g: State, seat: int) -> str | None:
    side = g.side(seat)
    if sorted([*lying(g, seat), *in_bag(side.deck)]) != in_bag(AIM_DECK):
        return f"hand {seat}: each Aim card lies once on that player's side of the table, and two Wilds do"
    for name, some_of_it, whole in (("known", side.known, side.spied), ("spied", side.spied, side.hand)):
        left = in_bag(whole)
        for card in in_bag(some_of_it):
            if card not in left:
                return f"{name} {seat}: {g.game.name(card)}: what is known is spied too, what is spied is in the hand"
            left.remove(card)
    if side.tricks & ((1 << 24) - 1) != side.tricks:
        return f"tricks {seat}: a Reputation is no trick"
    if side.left >> (6 * side.rows) or side.bottom >> (6 * side.rows):
        return f"left-{side.rows + 1} {seat}: there is no Target in that row"
    return None

