"""What the Broadsides witness does in more than one place: questions, draws, Zero In, straights, losses and returns."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Generator, Iterable
from typing import NamedTuple, TypeVar

from .witness_table import (
    CANNONS,
    CHANCE,
    CREWMAN,
    HOLDS,
    MATCHES,
    OFFICERS,
    ORDER,
    PENALTY_NAMES,
    SHOTS,
    SINKS_AT,
    TOKENS,
    WILD,
    Question,
    Row,
    Ship,
    Table,
    after,
    number_of,
    suit_of,
    take,
)

T = TypeVar("T")
Asking = Generator[Question, str, T]


class End(Exception):
    """The game is over at once, whatever was going on (bs.both).  It carries the winners."""

    def __init__(self, *winners: int) -> None:
        self.winners = frozenset(winners)


# Questions


def ask(who: int, what: str, options: dict[str, int]) -> Asking[str]:
    answer = yield Question(who, what, options)
    if answer not in options:
        raise ValueError(f"{what}: {answer!r} is none of {sorted(options)}")
    return answer


def choose(who: int, what: str, options: Iterable[str]) -> Asking[str]:
    """A seat is asked, with a single option too."""
    return (yield from ask(who, what, dict.fromkeys(options, 1)))


def obvious(who: int, what: str, options: Iterable[str]) -> Asking[str]:
    """About what lies open: a single option is taken unasked.  (Where there may be none, the caller looks first.)"""
    listed = list(dict.fromkeys(options))
    return listed[0] if len(listed) == 1 else (yield from choose(who, what, listed))


def any_of(what: str, things: Iterable[str]) -> Asking[str]:
    """Chance takes one, each as likely."""
    return (yield from ask(CHANCE, what, dict.fromkeys(things, 1)))


def any_from(what: str, pile: Counter[str]) -> Asking[str]:
    """Chance takes one out of a pile."""
    thing = yield from ask(CHANCE, what, dict(pile))
    take(pile, thing)
    return thing


def use(t: Table, seat: int, trick: str) -> None:
    """bs.trick-use: shown and discarded; never a card in hand (bs.tricks-hand)."""
    t.ships[seat].tricks.remove(trick)
    t.used.add(trick)


def is_open(t: Table, seat: int, trick: str) -> bool:
    """bs.trick-use: whether the moment is offered; it is to any hand that might hold the trick."""
    return bool(t.ships[seat].tricks) and trick not in t.used


def window(t: Table, seat: int, what: str, trick: str, helps: bool) -> Asking[bool]:
    """bs.trick-use, bs.trick-no-effect: the chance to use a trick; it says whether it was used."""
    if not helps or not is_open(t, seat, trick):
        return False
    answer = yield from choose(seat, what, ["pass", *({trick} & t.ships[seat].tricks)])
    if answer == "pass":
        return False
    use(t, seat, trick)
    return True


# Aim cards


def can_draw(ship: Ship) -> bool:
    return bool(ship.deck or ship.discard)


def remake(ship: Ship) -> None:
    """bs.reshuffle."""
    if not ship.deck:
        ship.deck.update(ship.discard)
        ship.discard.clear()


def draw(ship: Ship, cards: int) -> Asking[None]:
    for _ in range(cards):
        remake(ship)
        if not ship.deck:
            return  # bs.reshuffle: no card is drawn
        card = yield from any_from("draw", ship.deck)
        ship.hand[card] += 1


def discard(ship: Ship, card: str) -> None:
    take(ship.hand, card)
    ship.discard[card] += 1


def lose_cards(ship: Ship, cards: int) -> Asking[None]:
    """bs.early, bs.sheer-off: at random from hand.  bs.sheer-off-none: who has too few loses all."""
    if cards >= ship.hand.total():
        ship.discard.update(ship.hand)
        ship.hand.clear()
        return
    for _ in range(cards):
        card = yield from any_from("lose-card", ship.hand)
        ship.discard[card] += 1


def in_order(cards: Iterable[str]) -> list[str]:
    return sorted(cards, key=ORDER.__getitem__)


def name_cards(
    t: Table, me: int, what: str, least: int, most: int, fits: Callable[[str], bool] = lambda card: True
) -> Asking[list[str]]:
    """Discard that many cards, named one by one in ascending order."""
    hand = t.ships[me].hand
    named: list[str] = []
    while len(named) < most:
        later = [
            card for card in in_order(hand.elements()) if fits(card) and (not named or ORDER[card] >= ORDER[named[-1]])
        ]
        still = least - len(named)  # so many must be left, this one too
        options = later[: len(later) - still + 1] if still > 0 else [*later, "done"]
        card = yield from choose(me, what, options)
        if card == "done":
            break
        discard(t.ships[me], card)
        named.append(card)
    return named


class Straight(NamedTuple):
    cards: list[str]
    numbers: list[int]

    def flush(self) -> bool:
        """bs.straight-flush, bs.wild: the Wilds take the suit of the others."""
        return len({suit_of(card) for card in self.cards} - {None}) < 2


def longest(cards: Counter[str], start: int, blocked: set[int], most: int) -> int:
    """How many cards, one after another, can be laid from that number on (bs.straight, bs.wild-covers)."""
    held = {number_of(card) for card in cards}
    wilds = cards[WILD]
    for length in range(most):
        number = after(start, length)
        if number in blocked:
            return length
        if number not in held:
            if not wilds:
                return length
            wilds -= 1
    return most


def can_become(
    cards: Counter[str], start: int, laid: int, blocked: set[int], one_of: set[int] | None, spendable: int
) -> bool:
    """Whether these cards, after so many laid from `start` on, make it a straight (and with one of those numbers)."""
    most = min(spendable, 10 if start == 1 else 9)  # bs.straight: no number twice; and ten of them are laid from 1
    length = laid + longest(cards, after(start, laid), blocked, most - laid)
    return length >= 2 and (one_of is None or any(after(start, i) in one_of for i in range(length)))


def starts(cards: Counter[str], blocked: set[int], one_of: set[int] | None, spendable: int) -> list[int]:
    return [n for n in range(1, 11) if can_become(cards, n, 0, blocked, one_of, spendable)]


def lay_straight(t: Table, me: int, blocked: set[int], one_of: set[int] | None, spendable: int) -> Asking[Straight]:
    """Discard a straight (bs.sheer-off, bs.evade); with `one_of`, one of these numbers must be in it."""
    hand = t.ships[me].hand
    named = yield from choose(me, "straight-start", [f"number-{n}" for n in starts(hand, blocked, one_of, spendable)])
    start = int(named.split("-")[1])
    most = min(spendable, 10 if start == 1 else 9)
    straight = Straight([], [])
    while (laid := len(straight.cards)) < most and (number := after(start, laid)) not in blocked:
        options = [
            card
            for card in hand
            if number_of(card) in (number, None)
            and can_become(hand - Counter([card]), start, laid + 1, blocked, one_of, spendable)
        ]
        if laid >= 2 and (one_of is None or not one_of.isdisjoint(straight.numbers)):
            options.append("done")
        card = yield from choose(me, "straight-card", options)
        if card == "done":
            break
        discard(t.ships[me], card)
        straight.cards.append(card)
        straight.numbers.append(number)
    return straight


# Targets


def turn_up(t: Table, what: str) -> Asking[str | None]:
    """bs.target-deck."""
    if not t.target_deck:
        t.target_deck, t.target_discard = t.target_discard, set()
    if not t.target_deck:
        return None
    target = yield from any_of(what, t.target_deck)
    t.target_deck.remove(target)
    return target


def zero_in(t: Table, me: int, but: str | None = None) -> Asking[None]:
    """bs.zero-in, bs.zero-in-any; on any zone `but` one."""
    ship = t.ships[me]
    ship.manned = yield from choose(me, "man", CANNONS)
    ship.pointed = yield from choose(me, "point", [zone for zone in ship.zones if zone != but])
    for _ in range(ship.zones[ship.pointed].targets):
        target = yield from turn_up(t, "turn-up-target")
        if target is not None:
            ship.rows.append(Row(target))


def lift(ship: Ship, position: str) -> None:
    """Discard the Aim card lying there, if any."""
    row, side = ship.position(position)
    if side in row.aims:
        ship.discard[row.aims.pop(side).card] += 1


def discard_targets(t: Table, me: int) -> None:
    ship = t.ships[me]
    for position in ship.filled():
        lift(ship, position)
    t.target_discard.update(row.target for row in ship.rows)
    ship.rows.clear()


def change_target(t: Table, me: int) -> Asking[None]:
    """bs.change-target, bs.trick-false-colours."""
    discard_targets(t, me)
    yield from zero_in(t, me, but=t.ships[me].pointed)


# Shots


def put_away(t: Table, me: int, shot: str) -> None:
    """A loaded shot goes back to the bag."""
    cannon, kind = shot.split("-")
    take(t.ships[me].shots[cannon], kind)
    t.bag[kind] += 1


def draw_shots(t: Table, me: int, shots: int) -> Asking[None]:
    for _ in range(shots):
        shot = yield from any_from("draw-shot", t.bag)
        t.ships[me].loose[shot] += 1


def load(t: Table, me: int) -> Asking[None]:
    """bs.reload-order: everything drawn or loaded, in any place; named are the shots of the fore cannon."""
    ship = t.ships[me]
    fore, aft = (ship.shots[cannon] for cannon in CANNONS)
    loose = ship.loose
    for shots in (fore, aft):
        loose.update(shots)
        shots.clear()
    aft_holds = HOLDS[ship.cannon["aft"]]
    kinds: tuple[str, ...] = SHOTS
    while loose and ship.places("fore"):
        options = []
        for place, kind in enumerate(kinds):
            may_follow = min(sum(loose[later] for later in kinds[place:]), ship.places("fore"))
            if loose[kind] and loose.total() - may_follow <= aft_holds:
                options.append(kind)
        if loose.total() <= aft_holds:
            options.append("done")
        kind = yield from obvious(me, "load", options)
        if kind == "done":
            break
        take(loose, kind)
        fore[kind] += 1
        kinds = kinds[kinds.index(kind) :]
    aft.update(loose)
    loose.clear()


# Losses and returns


def bare(t: Table, owner: int, zone: str) -> Asking[None]:
    """bs.free-first: something left the zone; a penalty is exposed if there are no free spaces left."""
    ship = t.ships[owner]
    free = ship.zones[zone].spaces - ship.zones[zone].penalties.total()
    if ship.room(zone) > free:
        names = {PENALTY_NAMES.get(penalty, penalty): penalty for penalty in ship.covered(zone)}
        ship.exposed[zone][names[(yield from obvious(owner, "uncover", names))]] += 1


def shelter(t: Table, owner: int, zone: str) -> Asking[None]:
    """bs.free-first: something came to the zone and covers a penalty while one is exposed."""
    exposed = t.ships[owner].exposed[zone]
    if exposed:
        names = {PENALTY_NAMES.get(penalty, penalty): penalty for penalty in exposed}
        take(exposed, names[(yield from obvious(owner, "cover", names))])


def lose(t: Table, owner: int, zone: str, man: str = CREWMAN) -> Asking[None]:
    """One marker goes, and bs.sink and bs.officers-lost are looked at (bs.one-by-one)."""
    ship = t.ships[owner]
    if man in OFFICERS:
        ship.officers[man] = None
        if not any(ship.officers.values()):
            raise End(1 - owner)  # bs.officers-lost
    else:
        ship.markers[zone] -= 1
    if ship.zones[zone].kind == "plank":
        if ship.missing("plank") >= SINKS_AT:
            raise End(1 - owner)  # bs.sink
        if not ship.markers[zone] and zone in ship.token_at:
            t.emptied.append(zone)  # bs.disaster
    yield from bare(t, owner, zone)


def come(t: Table, owner: int, zone: str) -> Asking[None]:
    """A sail, a plank or a Crewman comes."""
    t.ships[owner].markers[zone] += 1
    yield from shelter(t, owner, zone)


def lose_markers(t: Table, owner: int, kind: str, markers: int) -> Asking[None]:
    """From anywhere, the owner's choice, as many as there are (bs.crewmen-only, bs.one-by-one)."""
    ship = t.ships[owner]
    for _ in range(markers):
        if ship.with_a(kind):
            zone = yield from obvious(owner, "lose-marker", ship.with_a(kind))
            yield from lose(t, owner, zone)


def disasters(t: Table, owner: int) -> Asking[None]:
    """bs.disaster, bs.disaster-order: after a loss is complete."""
    ship = t.ships[owner]
    while t.emptied:
        ship.token_at.remove(t.emptied.pop(0))
        t.token = yield from any_of("turn-up-token", ship.tokens)
        ship.tokens.remove(t.token)
        kind, markers = TOKENS[t.token]
        # bs.trick-bilge-pumps
        if not (yield from window(t, owner, "bilge-pumps", "bilge-pumps", bool(ship.with_a(kind)))):
            yield from lose_markers(t, owner, kind, markers)
        t.token = None


def struck_by(t: Table, owner: int, kind: str) -> Asking[None]:
    """bs.broadside: a disc takes one marker of its colour, and what follows is suffered before the next disc."""
    yield from lose_markers(t, owner, MATCHES[kind], 1)
    yield from disasters(t, owner)
