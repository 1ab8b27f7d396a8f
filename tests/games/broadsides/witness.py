"""A second witness for Broadsides: the rules told once more, to be run beside the engine.

Plain generators over plain sets and counters: each `yield` is a question, who is asked and what may be answered.
A nested choice is a nested call, the end of the game an exception.  It knows nothing of the engine, cannot be stored
in mid-game, and is never shipped: it is here to disagree.
"""

from __future__ import annotations

from collections.abc import Generator

from .witness_steps import (
    Asking,
    End,
    any_of,
    bare,
    can_draw,
    change_target,
    choose,
    come,
    disasters,
    discard,
    discard_targets,
    draw,
    draw_shots,
    in_order,
    is_open,
    lay_straight,
    lift,
    load,
    lose,
    lose_cards,
    lose_markers,
    name_cards,
    obvious,
    put_away,
    remake,
    shelter,
    starts,
    struck_by,
    turn_up,
    use,
    window,
    zero_in,
)
from .witness_table import (
    CANNON_PENALTY,
    CANNONS,
    CHANCE,
    CREWMAN,
    EARLY,
    FOR_AN_ACTION,
    FOR_AN_AIM,
    FREE,
    GOOD,
    HOLDS,
    LOADED,
    MATCHES,
    MISS,
    NO_FIRING,
    NUMBERS,
    OFFICERS,
    ORDER,
    PERFECT,
    POOR,
    RIGGING_PENALTY,
    SEEN_AS,
    SHOTS,
    SUITS,
    WILD,
    WORTH,
    Lying,
    Question,
    Table,
    deck_of,
    number_of,
    suit_of,
    take,
)

__all__ = ["CHANCE", "Question", "Table", "game"]

LAST_TURN = 200  # bs.stalemate


def game(t: Table) -> Generator[Question, str, frozenset[int]]:
    """The winner, or in a draw both."""
    try:
        me = yield from set_up(t)
        while t.turns < LAST_TURN:
            yield from turn(t, me)
            t.turns += 1
            me = 1 - me
    except End as end:
        return end.winners
    missing = [ship.missing("plank") for ship in t.ships]  # bs.stalemate
    return frozenset(seat for seat in range(2) if missing[seat] == min(missing))


# Set-up


def set_up(t: Table) -> Asking[int]:
    """bs.setup-order."""
    t.first = int((yield from any_of("first-player", ["seat-0", "seat-1"])).split("-")[1])  # bs.first
    seats = (t.first, 1 - t.first)
    for officer in OFFICERS:  # bs.officers, bs.together
        for seat in seats:
            ship = t.ships[seat]
            decks = [deck for deck in ship.of_kind("crew") if ship.room(deck)]
            ship.officers[officer] = yield from choose(seat, officer, decks)
    for ship in t.ships:
        for deck in ship.of_kind("crew"):
            ship.markers[deck] = ship.room(deck)  # bs.ship
    for cannon in CANNONS:
        for seat in seats:
            t.ships[seat].cannon[cannon] = yield from choose(seat, f"{cannon}-cannon", HOLDS)  # bs.cannons
    for seat in seats:
        yield from draw_shots(t, seat, sum(t.ships[seat].places(cannon) for cannon in CANNONS))  # bs.shots
        yield from load(t, seat)
    for seat in seats:
        yield from zero_in(t, seat)
    if t.reputations:
        yield from draft(t, seats, "reputation", t.reputations_left)  # bs.reputation
    if t.dirty_tricks:
        for _ in range(3):
            yield from draft(t, seats, "trick", t.tricks_left)  # bs.tricks-draft
    for seat in seats:
        yield from draw(t.ships[seat], 4)  # bs.first
    return t.first


def draft(t: Table, seats: tuple[int, int], what: str, left: set[str]) -> Asking[None]:
    """Three dealt to each, and one kept; the others leave the game."""
    for seat in seats:
        for _ in range(3):
            card = yield from any_of(f"deal-{what}", left)
            left.remove(card)
            t.ships[seat].dealt.add(card)
    for seat in seats:
        ship = t.ships[seat]
        kept = yield from choose(seat, f"keep-{what}", ship.dealt)
        if what == "trick":
            ship.tricks.add(kept)
        else:
            ship.reputation = kept
        ship.dealt.clear()


# A turn


def turn(t: Table, me: int) -> Asking[None]:
    t.turn, t.actions, t.taken = me, 2, 0  # bs.two-actions
    t.aimed = t.gave_up = t.rationed = False
    yield from actions(t, me)
    yield from stage_two(t, me)
    yield from stage_three(t, me)


def actions(t: Table, me: int) -> Asking[None]:
    """bs.two-actions: until none is left."""
    while t.actions:
        choice = yield from choose(me, "action", may_do(t, me))
        if choice in FREE:
            yield from free_trick(t, me, choice)
        elif choice == "change-target":
            t.actions, t.gave_up = 0, True
            yield from change_target(t, me)
            if t.ships[me].reputation == "hawk":
                yield from hawk(t, me)
        else:
            spendable = may_spend(t, me)
            t.actions -= 1
            t.taken += 1
            if choice == "aim" or choice in FOR_AN_AIM:
                t.aimed = True  # bs.trick-action
            yield from act(t, me, choice, spendable)


def may_spend(t: Table, me: int) -> int:
    """bs.keep-one: without an Aim one card must stay in hand."""
    cards = t.ships[me].hand.total()
    return cards if t.aimed else max(0, cards - 1)


def may_do(t: Table, me: int) -> list[str]:
    can = may_aim(t, me)
    if t.aimed or t.actions > 1:  # bs.keep-one: an action is left for the Aim
        can += may_do_else(t, me)
    if not t.taken and not t.rationed:
        can.append("change-target")  # bs.change-target, bs.trick-rum-ration
    return can + may_use_free(t, me)


def may_aim(t: Table, me: int) -> list[str]:
    """bs.aim, and the tricks in place of it."""
    ship = t.ships[me]
    helps = {
        "hidden-ace": ship.hand.total() >= 2,
        "range-finder": bool(ship.filled()),
        "crows-nest": bool(t.target_deck or t.target_discard),
    }
    return ["aim"] * bool(ship.hand) + [trick for trick in FOR_AN_AIM if trick in ship.tricks and helps[trick]]


def may_do_else(t: Table, me: int) -> list[str]:
    ship, foe = t.ships[me], t.ships[1 - me]
    hand, spendable = ship.hand, may_spend(t, me)
    usable = sum(ship.shots[cannon].total() for cannon in ship.usable())
    can = {
        "hold": can_draw(ship),  # bs.hold, bs.no-cards: what is drawn stays in hand
        "broadside": bool(flush_suits(t, me)) and min(spendable, usable) >= 2,
        "sheer-off": bool(starts(hand, ship.sheer_off, None, spendable)),
        "reload-single": spendable >= single_costs(t, me),
        "reload-full": spendable >= 2 and bool(first_of_pair(t, me)),
        "repair": spendable >= 1 and bool(movable(t, me, shipwright(t, me))),
    }
    helps = {  # bs.trick-no-effect
        "ships-surgeon": bool(ship.missing("crew")),
        "carpenters-mate": bool(ship.missing("plank")),
        "spare-canvas": bool(ship.missing("sail")),
        "cut-the-halyards": bool(foe.with_a("sail")),
        "sharpshooters": bool(foe.with_a("crew")),
        "spy-aboard": bool(foe.hand),
    }
    if t.aimed or hand:  # bs.keep-one, bs.trick-action
        can |= {trick: helps[trick] for trick in FOR_AN_ACTION if trick in ship.tricks}
    return [action for action, possible in can.items() if possible]


def may_use_free(t: Table, me: int) -> list[str]:
    """bs.trick-free, bs.trick-no-effect."""
    ship, foe = t.ships[me], t.ships[1 - me]
    helps = {
        "powder-boy": any(ship.places(cannon) for cannon in CANNONS),
        "loaded-deck": can_draw(ship),
        "rum-ration": not t.gave_up,
        "false-colours": True,
        "bribed-gunner": bool(foe.loaded()),
    }
    return [trick for trick in FREE if trick in ship.tricks and helps[trick]]


def act(t: Table, me: int, choice: str, spendable: int) -> Asking[None]:
    if choice in FOR_AN_ACTION or choice in FOR_AN_AIM:
        use(t, me, choice)
    match choice:
        case "aim":
            yield from aim(t, me)
        case "hold":
            yield from draw(t.ships[me], 1)  # bs.hold
        case "broadside":
            yield from broadside(t, me, spendable)
        case "sheer-off":
            yield from sheer_off(t, me, spendable)
        case "reload-single" | "reload-full":
            yield from reload(t, me, single=choice == "reload-single")
        case "repair":
            yield from repair(t, me, spendable)
        case "ships-surgeon":
            yield from bring_back(t, me, "crew")  # bs.trick-ships-surgeon
        case "carpenters-mate":
            yield from bring_back(t, me, "plank")  # bs.trick-carpenters-mate
        case "spare-canvas":
            yield from bring_back(t, me, "sail")  # bs.trick-spare-canvas
        case "cut-the-halyards":
            yield from lose_markers(t, 1 - me, "sail", 2)  # bs.trick-cut-the-halyards
        case "sharpshooters":
            deck = yield from obvious(me, "sharpshooters", t.ships[1 - me].with_a("crew"))  # bs.trick-sharpshooters
            yield from lose(t, 1 - me, deck)
        case "spy-aboard":
            card = yield from choose(me, "spy", t.ships[1 - me].hand)  # bs.trick-spy-aboard
            discard(t.ships[1 - me], card)
        case "hidden-ace":
            yield from aim(t, me)  # bs.trick-hidden-ace
            yield from aim(t, me)
        case "range-finder":
            yield from range_finder(t, me)
        case "crows-nest":
            yield from crows_nest(t, me)
        case _:
            raise AssertionError(choice)


def hawk(t: Table, me: int) -> Asking[None]:
    """bs.rep-hawk: one Aim, or a trick in place of one; before it free tricks (bs.trick-free)."""
    ship = t.ships[me]
    while ship.hand or ship.tricks:
        choice = yield from choose(me, "hawk", [*may_aim(t, me), *may_use_free(t, me), "pass"])
        if choice in FREE:
            yield from free_trick(t, me, choice)
            continue
        if choice != "pass":
            yield from act(t, me, choice, 0)
        return


def stage_two(t: Table, me: int) -> Asking[None]:
    """bs.may-fire."""
    ship = t.ships[me]
    while True:
        assert ship.manned is not None
        loaded, deck = bool(ship.shots[ship.manned]), ship.exposed[deck_of(ship.manned)]
        can = ["fire"] if loaded and not deck[NO_FIRING] else []
        if not can and not ship.tricks:
            return
        can.append("hold-fire")
        if "lashed-guns" in ship.tricks and loaded and (deck[CANNON_PENALTY] or deck[NO_FIRING]):
            can.append("lashed-guns")  # bs.trick-lashed-guns
        choice = yield from choose(me, "fire", can + may_use_free(t, me))
        if choice == "hold-fire":
            return
        if choice == "lashed-guns":
            use(t, me, choice)
        if choice in ("fire", "lashed-guns"):
            yield from shot(t, me, lashed=choice == "lashed-guns")
            return
        yield from free_trick(t, me, choice)
        yield from actions(t, me)  # one more, if it was the Rum Ration


def stage_three(t: Table, me: int) -> Asking[None]:
    """bs.draw-two, bs.rep-old-salt, bs.trick-lucky-coin."""
    ship = t.ships[me]
    yield from draw(ship, 3 if ship.reputation == "old-salt" else 2)
    if (yield from window(t, me, "lucky-coin", "lucky-coin", can_draw(ship))):
        yield from draw(ship, 3)
    excess = ship.hand.total() - ship.hand_limit()
    if excess > 0:
        yield from name_cards(t, me, "discard", excess, excess)


# The actions


def aim(t: Table, me: int) -> Asking[None]:
    """bs.aim.  The card is in hand until its place is said."""
    ship = t.ships[me]
    card = yield from choose(me, "aim-card", ship.hand)
    number = number_of(card)
    if number is None:  # bs.wild
        number = int((yield from choose(me, "aim-number", [f"number-{n}" for n in NUMBERS])).split("-")[1])
    place = yield from choose(me, "aim-place", [name for name, _, _ in ship.positions()])
    lift(ship, place)
    take(ship.hand, card)
    row, side = ship.position(place)
    row.aims[side] = Lying(card, number)


def flush_suits(t: Table, me: int) -> list[str]:
    """bs.flush, bs.wild-covers: the suits not yet covered of which two cards are held."""
    ship = t.ships[me]
    held = {suit: sum(n for card, n in ship.hand.items() if suit_of(card) in (suit, None)) for suit in SUITS}
    return [suit for suit in SUITS if suit not in ship.broadside and held[suit] >= 2]


def broadside(t: Table, me: int, spendable: int) -> Asking[None]:
    """bs.broadside, bs.broadside-order."""
    ship, foe = t.ships[me], t.ships[1 - me]
    suit = yield from choose(me, "broadside-suit", flush_suits(t, me))
    usable = sum(ship.shots[cannon].total() for cannon in ship.usable())  # bs.broadside-no-firing
    most = min(spendable, usable)
    cards = yield from name_cards(t, me, "broadside-card", 2, most, lambda card: suit_of(card) in (suit, None))
    counted = len(cards)
    if ship.reputation != "thunderer":  # bs.rep-thunderer
        counted -= ship.penalties(CANNON_PENALTY)  # bs.broadside-penalty
    for _ in range(counted):
        disc = yield from obvious(me, "broadside-shot", ship.loaded(ship.usable()))
        put_away(t, me, disc)
        if foe.filled():
            lift(foe, (yield from obvious(1 - me, "lose-aim", foe.filled())))
        yield from struck_by(t, 1 - me, disc.split("-")[1])
    ship.broadside.add(suit)


def counting(t: Table, me: int, cards: int) -> int:
    """bs.rigging-penalty."""
    return max(0, cards - t.ships[me].penalties(RIGGING_PENALTY))


def sheer_off(t: Table, me: int, spendable: int) -> Asking[None]:
    """bs.sheer-off."""
    ship = t.ships[me]
    straight = yield from lay_straight(t, me, ship.sheer_off, None, spendable)
    counted = counting(t, me, len(straight.cards))
    if counted:  # bs.sheer-off-none
        more = 2 if ship.reputation == "tempest" else 1  # bs.rep-tempest
        yield from lose_cards(t.ships[1 - me], counted + more)
    ship.sheer_off.update(straight.numbers)


def single_costs(t: Table, me: int) -> int:
    """bs.reload-single, bs.rep-quartermaster."""
    return 1 if t.ships[me].reputation == "quartermaster" else 2


def pairs_with(card: str, other: str) -> bool:
    """bs.pair."""
    return WILD in (card, other) or number_of(card) == number_of(other)


def first_of_pair(t: Table, me: int) -> list[str]:
    """The cards that pair with one that comes after them."""
    cards = in_order(t.ships[me].hand.elements())
    return [card for i, card in enumerate(cards) if any(pairs_with(card, other) for other in cards[i + 1 :])]


def reload(t: Table, me: int, single: bool) -> Asking[None]:
    """bs.reload-single, bs.reload-full."""
    ship = t.ships[me]
    if single:
        yield from name_cards(t, me, "reload-card", single_costs(t, me), single_costs(t, me))
    else:
        first = yield from choose(me, "pair-card", first_of_pair(t, me))
        discard(ship, first)
        later = [card for card in in_order(ship.hand) if ORDER[card] >= ORDER[first]]
        second = yield from choose(me, "pair-card", [card for card in later if pairs_with(first, card)])
        discard(ship, second)
    yield from put_back(t, me, single)
    empty = sum(ship.places(cannon) for cannon in CANNONS)
    yield from draw_shots(t, me, 1 if single else empty)
    yield from load(t, me)


def put_back(t: Table, me: int, single: bool) -> Asking[None]:
    """bs.reload-order; for a single Reload there must be an empty place."""
    ship, last = t.ships[me], 0
    while options := [shot for shot in ship.loaded() if LOADED.index(shot) >= last]:
        if not single or any(ship.places(cannon) for cannon in CANNONS):
            options.append("done")
        shot = yield from obvious(me, "put-back", options)
        if shot == "done":
            return
        put_away(t, me, shot)
        last = LOADED.index(shot)


def shipwright(t: Table, me: int) -> bool:
    return t.ships[me].reputation == "shipwright"


def goes_to(t: Table, me: int, man: str, stays: bool) -> list[str]:
    """bs.repair: where the rope takes a Crewman of a Deck, or an officer.  `stays`: bs.rep-shipwright."""
    ship = t.ships[me]
    at = ship.officers[man] if man in OFFICERS else man
    if at is None:
        return []
    last = ship.on(at) == 1  # bs.last-man
    zones = []
    for zone in ship.zones[at].ropes:
        if ship.zones[zone].kind == "crew":
            may = not last
        else:
            may = man not in OFFICERS and (stays or not last)  # bs.officers-move
        if may and ship.room(zone):
            zones.append(zone)
    return zones


def movable(t: Table, me: int, stays: bool) -> list[str]:
    men = [*t.ships[me].with_a("crew"), *OFFICERS]
    return [man for man in men if goes_to(t, me, man, stays)]


def repair(t: Table, me: int, spendable: int) -> Asking[None]:
    """bs.repair, bs.repair-moves."""
    ship, stays = t.ships[me], shipwright(t, me)
    cards = yield from name_cards(t, me, "repair-card", 1, min(3, spendable))
    for move in range(len(cards)):
        men = movable(t, me, stays)
        if not men:
            return
        man = yield from choose(me, "repair-man", men + ["done"] * bool(move))
        if man == "done":
            return
        zone = yield from obvious(me, "repair-to", goes_to(t, me, man, stays))
        if man in OFFICERS:
            left = ship.officers[man]
            assert left is not None
            ship.officers[man] = zone
            yield from bare(t, me, left)
            yield from shelter(t, me, zone)
        elif ship.zones[zone].kind != "crew" and stays:
            stays = False  # bs.rep-shipwright
            yield from come(t, me, zone)
        else:
            ship.markers[man] -= 1
            ship.markers[zone] += 1
            yield from bare(t, me, man)
            yield from shelter(t, me, zone)


# Dirty Tricks of one's own turn


def bring_back(t: Table, me: int, kind: str) -> Asking[None]:
    """Two that were lost return, or as many as there are (bs.trick-no-effect)."""
    ship = t.ships[me]
    for _ in range(min(2, ship.missing(kind))):
        zone = yield from obvious(me, "return-to", [zone for zone in ship.of_kind(kind) if ship.room(zone)])
        yield from come(t, me, zone)


def range_finder(t: Table, me: int) -> Asking[None]:
    """bs.trick-range-finder, bs.wild-lies."""
    ship = t.ships[me]
    start = yield from obvious(me, "move-from", ship.filled())
    goal = yield from choose(me, "move-to", [name for name, _, _ in ship.positions() if name != start])
    lift(ship, goal)
    row, side = ship.position(start)
    lying = row.aims.pop(side)
    row, side = ship.position(goal)
    row.aims[side] = lying


def crows_nest(t: Table, me: int) -> Asking[None]:
    """bs.trick-crows-nest."""
    ship = t.ships[me]
    for _ in range(3):
        seen = yield from turn_up(t, "look")
        if seen is not None:
            t.looked.add(seen)
    target = yield from choose(me, "crows-nest", [*t.looked, "pass"])
    if target != "pass":
        name = yield from obvious(me, "replace", [f"row-{n}" for n in range(1, len(ship.rows) + 1)])
        row = ship.rows[int(name.split("-")[1]) - 1]
        t.looked.remove(target)
        t.target_discard.add(row.target)
        row.target = target
    t.target_deck |= t.looked
    t.looked.clear()


def free_trick(t: Table, me: int, trick: str) -> Asking[None]:
    ship = t.ships[me]
    use(t, me, trick)
    match trick:
        case "powder-boy":  # bs.trick-powder-boy
            kind = yield from obvious(me, "powder-shot", [kind for kind in SHOTS if t.bag[kind]])
            cannon = yield from obvious(me, "powder-place", [cannon for cannon in CANNONS if ship.places(cannon)])
            take(t.bag, kind)
            ship.shots[cannon][kind] += 1
        case "loaded-deck":  # bs.trick-loaded-deck
            remake(ship)
            card = yield from choose(me, "loaded-deck", ship.deck)
            take(ship.deck, card)
            ship.hand[card] += 1
        case "rum-ration":  # bs.trick-rum-ration
            t.actions += 1
            t.rationed = True
        case "false-colours":
            yield from change_target(t, me)
        case "bribed-gunner":  # bs.trick-bribed-gunner
            put_away(t, 1 - me, (yield from obvious(me, "bribe", t.ships[1 - me].loaded())))
        case _:
            raise AssertionError(trick)


# Firing


def change_damage(t: Table, by: int) -> None:
    """bs.track: one running sum; what adds to it never lifts it above the potential."""
    assert t.damage is not None
    assert t.potential is not None
    t.damage = min(t.potential, t.damage + by)


def below_potential(t: Table) -> bool:
    assert t.damage is not None
    assert t.potential is not None
    return t.damage < t.potential


def shot(t: Table, me: int, lashed: bool) -> Asking[None]:
    ship, foe = t.ships[me], t.ships[1 - me]
    cannon, zone = ship.manned, ship.pointed
    assert cannon is not None
    assert zone is not None
    t.damage = t.potential = foe.on(zone)  # bs.potential
    held = ship.shots[cannon].total()
    spent = yield from spend_shot(t, me, cannon)
    if MATCHES[spent] != foe.zones[zone].kind:
        change_damage(t, -1)
    if not lashed:
        change_damage(t, -ship.exposed[deck_of(cannon)][CANNON_PENALTY])  # bs.cannon-penalty
    # bs.trick-sea-dragon
    if (yield from window(t, 1 - me, "figurehead", "sea-dragon", bool(ship.filled()))):
        lift(ship, (yield from obvious(1 - me, "figurehead-card", ship.filled())))
    yield from check_targets(t, me)
    charged = yield from after_step_4(t, me, spent, held)
    yield from evade(t, 1 - me)
    yield from apply_damage(t, 1 - me, zone)
    if charged:  # bs.trick-double-charge
        for left in ship.loaded((cannon,)):
            for _ in range(ship.shots[cannon][left.split("-")[1]]):
                put_away(t, me, left)
    t.potential = t.damage = None
    t.results.clear()
    discard_targets(t, me)  # bs.zero-in-again
    yield from zero_in(t, me)


def spend_shot(t: Table, me: int, cannon: str) -> Asking[str]:
    """bs.spend-shot."""
    ship = t.ships[me]
    kind = yield from obvious(me, "spend-shot", [kind for kind in SHOTS if ship.shots[cannon][kind]])
    put_away(t, me, f"{cannon}-{kind}")
    return kind


def check_targets(t: Table, me: int) -> Asking[None]:
    """Step 4.  The damage is counted when nobody can change the results any more."""
    ship = t.ships[me]
    t.results[:] = [t.result(me, row) for row in ship.rows]
    raised = [better(t, me, result) for result in t.results]
    rows = {f"row-{i + 1}": i for i, result in enumerate(raised) if result is not None}
    if ship.reputation == "deadeye" and rows:  # bs.rep-deadeye
        row = yield from choose(me, "deadeye", [*rows, "pass"])
        if row != "pass":
            t.results[rows[row]] = raised[rows[row]] or ""
    rows = {f"row-{i + 1}": i for i, result in enumerate(t.results) if result in (GOOD, POOR)}
    if (yield from window(t, me, "steady-hands", "steady-hands", bool(rows))):  # bs.trick-steady-hands
        t.results[rows[(yield from obvious(me, "steady-row", rows))]] = PERFECT
    change_damage(t, sum(WORTH[result] for result in t.results))  # bs.results
    yield from lose_cards(t.ships[1 - me], t.results.count(EARLY))  # bs.early


def better(t: Table, me: int, result: str) -> str | None:
    """bs.rep-deadeye: a step up, of those the cannon has."""
    ship = t.ships[me]
    assert ship.manned is not None
    seen = {SEEN_AS[sign] for line in t.grids[ship.cannon[ship.manned]] for sign in line}
    steps = [EARLY, MISS] + [step for step in (POOR, GOOD, PERFECT) if step in seen]
    above = steps[steps.index(result) + 1 :] if result in steps else []
    return above[0] if above else None


def after_step_4(t: Table, me: int, spent: str, held: int) -> Asking[bool]:
    """bs.trick-moments, bs.double-shot; it says whether there was a Double Charge."""
    ship, foe = t.ships[me], t.ships[1 - me]
    cannon, zone = ship.manned, ship.pointed
    assert cannon is not None
    assert zone is not None
    kind = foe.zones[zone].kind
    doubled, charged = False, False
    while True:
        can_double = ship.cannon[cannon] == "carronade" and held == 2 and not doubled
        helps = {
            "heated-shot": kind == "plank" and spent == "solid" and below_potential(t),
            "double-charge": below_potential(t),
        }
        moments = [trick for trick in helps if helps[trick] and is_open(t, me, trick)]
        if not can_double and not moments:
            return charged
        held_tricks = [trick for trick in moments if trick in ship.tricks]
        choice = yield from choose(me, "after-step-4", ["double-shot"] * can_double + held_tricks + ["pass"])
        if choice == "pass":
            return charged
        if choice == "double-shot":
            second = yield from spend_shot(t, me, cannon)
            change_damage(t, 2 if MATCHES[second] == kind else 1)
            doubled = True
        elif choice == "heated-shot":
            use(t, me, choice)
            change_damage(t, 1)  # bs.trick-heated-shot
        else:
            use(t, me, choice)
            change_damage(t, 2)  # bs.trick-double-charge
            charged = True


def evade(t: Table, me: int) -> Asking[None]:
    """Step 5, `me` being fired upon.  bs.evade, bs.evade-once."""
    ship = t.ships[me]
    cards = ship.hand.total()
    while True:
        assert t.damage is not None
        can = {
            "pass": True,
            "evade": bool(starts(ship.hand, ship.evasion, None, cards)),
            "smoke-screen": "smoke-screen" in ship.tricks and t.damage >= 1,
            "hard-to-port": "hard-to-port" in ship.tricks and bool(starts(ship.hand, set(), ship.evasion, cards)),
        }
        choice = yield from choose(me, "evade", [way for way, possible in can.items() if possible])
        if choice != "smoke-screen":
            break
        use(t, me, choice)
        change_damage(t, -2)  # bs.trick-smoke-screen
    if choice == "pass":
        return
    if choice == "hard-to-port":  # bs.trick-hard-to-port
        use(t, me, choice)
        straight = yield from lay_straight(t, me, set(), ship.evasion, cards)
    else:
        straight = yield from lay_straight(t, me, ship.evasion, None, cards)
    counted = counting(t, me, len(straight.cards))
    if not straight.flush():
        counted = (counted + (ship.reputation == "slippery-eel")) // 2  # bs.rep-slippery-eel
    change_damage(t, -counted)
    ship.evasion.update(straight.numbers)  # bs.covered


def apply_damage(t: Table, owner: int, zone: str) -> Asking[None]:
    """Step 6.  bs.damage, bs.officers-hit, bs.one-by-one."""
    ship = t.ships[owner]
    assert t.damage is not None
    for _ in range(t.damage):
        if not ship.on(zone):
            break
        man = CREWMAN
        if ship.zones[zone].kind == "crew":
            men = [officer for officer in OFFICERS if ship.officers[officer] == zone]
            man = yield from obvious(owner, "hit", [CREWMAN] * bool(ship.markers[zone]) + men)
        saved = man in OFFICERS and (
            yield from window(t, owner, "body-double", "body-double", bool(ship.with_a("crew")))
        )
        if saved:  # bs.trick-body-double
            yield from lose_markers(t, owner, "crew", 1)
        else:
            yield from lose(t, owner, zone, man)
    yield from disasters(t, owner)
