"""A second witness for Dead Man's Draw: the rules told once more, to be run beside the engine.

Plain generators over plain counters: each `yield` is a question, who is asked and what may be answered.
It reads like the book because a nested choice is a nested call, and a bust is an exception.  It knows
nothing of the engine, cannot be stored in mid-game, and is never shipped: it is here to disagree.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Generator, Iterable
from dataclasses import dataclass
from typing import NamedTuple

CHANCE = -1
SUITS = ("anchor", "hook", "cannon", "key", "chest", "map", "oracle", "sword", "kraken", "mermaid")
TRAITS = (
    *("golden-scales", "casanova", "plunderer", "treasure-hunter", "navigator", "master-gunner", "scavenger"),
    *("mystic", "swordsman", "miser", "captains-hook", "safe-harbor", "fisherman", "beastmaster", "misfire"),
    *("parry", "davy-jones"),
)
SIREN = "siren"
VARIANTS = ("thieves-island", "pile-o-treasure", "sudden-death", "all-hands", "strange-lands", "beneath-the-waves")
OTHER_VARIANTS = ("none", "random", "bottom-feeder")
DRAW, COLLECT = "draw", "collect"


class Question(NamedTuple):
    """Who is asked (a seat from 0, or CHANCE), what, and the answers by name with their weights."""

    who: int
    ask: str
    options: dict[str, int]


Story = Generator[Question, str, None]


class Bust(Exception):
    """dmd.bust: drops every ability under way, and ends the turn.  The card is Table.busting."""


class Won(Exception):
    """dmd.sudden-death, dmd.sudden-check: ends the game on the spot."""

    def __init__(self, seat: int) -> None:
        super().__init__(seat)
        self.seat = seat


@dataclass(eq=False)
class Laid:
    """A card of the play area: this very one, not another of its kind."""

    card: str
    safe: bool = False
    shelters: int = 0  # how many more cards placed after it this Anchor makes safe (dmd.safe-harbor)


class Table:
    """Everything there is to know, open or hidden.  Each card is in just one of pile, discard, bank, row, busting."""

    def __init__(
        self, players: int, edition: str = "en", traits: str = "on", mermaids: str = "off", variant: str = "none"
    ) -> None:
        if not 2 <= players <= 8:  # dmd.players
            raise ValueError(f"2 to 8 may play, not {players}")
        if edition not in ("en", "de") or variant not in VARIANTS + OTHER_VARIANTS:
            raise ValueError(f"no such edition or variant: {edition!r}, {variant!r}")
        if traits not in ("on", "off") or mermaids not in ("on", "off"):
            raise ValueError(f"on or off: {traits!r}, {mermaids!r}")
        self.players = players
        self.copies = 1 if players < 5 else 2  # dmd.party
        self.german = edition == "de"
        self.with_traits = traits == "on"
        self.mermaids = mermaids == "on"
        self.variant = variant  # "random" until it is drawn
        first_mermaid = 2 if self.mermaids else 4  # dmd.mv-deck
        lowest = dict.fromkeys(SUITS, 2) | {"mermaid": first_mermaid}
        # dmd.deck, dmd.discard-setup: the draw pile's order is told only as it comes out.
        self.pile = Counter({f"{s}-{low + n}": self.copies for s, low in lowest.items() for n in range(1, 6)})
        self.discard = Counter({f"{suit}-{low}": self.copies for suit, low in lowest.items()})
        self.bank: list[Counter[str]] = [Counter() for _ in range(players)]
        self.laid: list[Laid] = []
        self.busting: str | None = None  # the card that busts, until the bust is dealt with
        self.demanded = 0  # what Krakens have asked and not yet got
        self.turned: list[str] = []  # by a Map; these still count as the discard pile's
        self.ahead: list[str] = []  # the draw pile's next cards, as far as anybody has seen them; they count as its own
        self.seen = [0] * players  # how many of `ahead` each seat has seen: always the first so many (dmd.known)
        self.dealt: list[list[str]] = [[] for _ in range(players)]
        self.kept: list[str | None] = [None] * players  # in secret
        self.traits: list[str | None] = [None] * players  # revealed
        self.victims: list[int | None] = [None] * players  # whom each seat's Davy Jones has chosen
        self.starter: int | None = None
        self.active: int | None = None  # None before the first turn

    @property
    def row(self) -> list[str]:
        return [x.card for x in self.laid]

    @property
    def safe(self) -> list[str]:
        """In the row's order, which never holds a kind of card twice (dmd.bust)."""
        return [x.card for x in self.laid if x.safe]

    @property
    def owed(self) -> int:
        """dmd.end: with the draw pile empty, what was demanded lapses."""
        return self.demanded if self.pile else 0

    def knows(self, seat: int) -> list[str]:
        return self.ahead[: self.seen[seat]]

    def opponents(self, me: int) -> list[int]:
        """In order, from the next to the left."""
        return [(me + step) % self.players for step in range(1, self.players)]

    def has(self, seat: int, trait: str) -> bool:
        return self.traits[seat] == trait

    def opponent_with(self, me: int, trait: str) -> int | None:
        """dmd.party-twins: the same trait twice acts once, and the first to the left has it."""
        return next((seat for seat in self.opponents(me) if self.has(seat, trait)), None)

    def suits(self, seat: int) -> list[str]:
        held = {suit_of(card) for card in self.bank[seat]}
        return [suit for suit in SUITS if suit in held]

    def stack(self, seat: int, suit: str) -> list[str]:
        return sorted((c for c in self.bank[seat].elements() if suit_of(c) == suit), key=number_of)

    def tops(self, seat: int) -> list[str]:
        """dmd.top."""
        return [self.stack(seat, suit)[-1] for suit in self.suits(seat)]

    def score(self, seat: int) -> int:
        """dmd.score, and what the variant cards make of it."""
        every_card = self.variant == "pile-o-treasure"  # dmd.pile-o-treasure
        points = 0
        for card in self.bank[seat].elements() if every_card else self.tops(seat):
            points += number_of(card)
            if suit_of(card) == "mermaid" and self.has(seat, "golden-scales"):
                points += 5  # dmd.golden-scales
        if self.variant == "all-hands":
            points -= 5 * (len(SUITS) - len(self.suits(seat)))  # dmd.all-hands
        return points

    def scores(self) -> list[int]:
        return [self.score(seat) for seat in range(self.players)]


def suit_of(card: str) -> str:
    return card.split("-")[0]


def number_of(card: str) -> int:
    return int(card.split("-")[1])


def take(cards: Counter[str], card: str) -> str:
    cards[card] -= 1
    if not cards[card]:
        del cards[card]
    return card


def ask(who: int, what: str, options: dict[str, int]) -> Generator[Question, str, str]:
    answer = yield Question(who, what, options)
    if answer not in options:
        raise ValueError(f"{what}: {answer!r} is none of {sorted(options)}")
    return answer


def choose(who: int, what: str, options: Iterable[str]) -> Generator[Question, str, str]:
    return ask(who, what, dict.fromkeys(options, 1))


def ask_seat(who: int, what: str, seats: Iterable[int]) -> Generator[Question, str, int]:
    answer = yield from choose(who, what, [f"seat-{seat}" for seat in sorted(seats)])
    return int(answer.removeprefix("seat-"))


def game(t: Table) -> Generator[Question, str, frozenset[int]]:
    """The winners.  What comes before the first turn, then turns until the draw pile has run out (dmd.end)."""
    if t.variant == "random":
        t.variant = yield from choose(CHANCE, "variant", VARIANTS)  # dmd.variants: before the traits
    if not t.german:
        yield from draw_starter(t)  # dmd.start-player
    if t.with_traits:
        yield from deal_traits(t)
        yield from choose_victims(t)
    if t.german:
        yield from draw_starter(t)  # dmd.start-player: only after the traits are revealed
    t.active = t.starter
    try:
        while t.pile:
            assert t.active is not None
            yield from turn(t, t.active)
            if t.pile:
                t.active = t.opponents(t.active)[0]  # dmd.start-player: to the left
    except Won as won:
        return frozenset({won.seat})
    return winners(t)


def winners(t: Table) -> frozenset[int]:
    scores, seats = t.scores(), range(t.players)
    best = max(scores)
    if t.variant == "beneath-the-waves":  # dmd.beneath-the-waves
        below = [score for score in scores if score < 60]
        best = max(below) if below else min(scores)
    tied = [seat for seat in seats if scores[seat] == best]
    largest = max(t.bank[seat].total() for seat in tied)
    return frozenset(seat for seat in tied if t.bank[seat].total() == largest)  # dmd.tie


def draw_starter(t: Table) -> Story:
    t.starter = yield from ask_seat(CHANCE, "starter", range(t.players))


def deal_traits(t: Table) -> Story:
    """dmd.traits-option, dmd.party."""
    names = TRAITS + ((SIREN,) if t.mermaids else ())  # dmd.mv-deck
    undealt = Counter(names * t.copies)
    for two in t.dealt:
        for _ in range(2):
            trait = yield from ask(CHANCE, "deal", dict(undealt))
            two.append(take(undealt, trait))
    for seat, two in enumerate(t.dealt):
        t.kept[seat] = yield from choose(seat, "keep", two)
    t.traits = list(t.kept)


def choose_victims(t: Table) -> Story:
    """dmd.davy-jones."""
    for seat in range(t.players):
        if t.has(seat, "davy-jones"):
            t.victims[seat] = yield from ask_seat(seat, "davy-jones", t.opponents(seat))


def turn(t: Table, me: int) -> Story:
    try:
        yield from draw_and_draw_again(t, me)
    except Bust:
        yield from bust(t, me)
    else:
        collected, t.laid = t.row, []
        yield from collect(t, me, collected)  # dmd.collect
    t.demanded = 0


def draw_and_draw_again(t: Table, me: int) -> Story:
    """dmd.must-draw, dmd.again: until the player collects, or busts."""
    while True:
        card = yield from draw(t)
        yield from place(t, me, card, drawn=True)
        if not t.pile:
            options = [COLLECT]  # dmd.end
        elif t.owed:
            options = [DRAW]  # dmd.kraken
        else:
            options = [DRAW, COLLECT]
        answer = yield from choose(me, "again", options)
        if answer == COLLECT:
            return


def draw(t: Table) -> Generator[Question, str, str]:
    """The next card is chance's to say, unless it has been seen already (dmd.known)."""
    card = yield from ask(CHANCE, "next-card", {t.ahead[0]: 1} if t.ahead else dict(t.pile))
    t.ahead = t.ahead[1:]
    t.seen = [max(0, seen - 1) for seen in t.seen]
    return take(t.pile, card)


def bank(t: Table, seat: int, cards: Iterable[str]) -> None:
    """One whole step that adds to a bank."""
    t.bank[seat].update(cards)
    check_sudden_death(t, seat)


def check_sudden_death(t: Table, seat: int) -> None:
    if t.variant == "sudden-death" and t.score(seat) >= 50:
        raise Won(seat)


def collect(t: Table, me: int, cards: list[str]) -> Story:
    """dmd.key-chest, dmd.key-chest-saved, dmd.key-chest-once: all of a collection, or all that is saved on a bust."""
    bank(t, me, cards)
    if not {"key", "chest"} <= {suit_of(card) for card in cards}:
        return
    due = len(cards) * (2 if t.has(me, "treasure-hunter") else 1)  # dmd.treasure-hunter
    source, question = t.discard, "bonus"
    if t.has(me, "plunderer"):  # dmd.plunderer
        seats = [seat for seat in t.opponents(me) if t.bank[seat]]
        if not seats:
            return
        victim = yield from ask_seat(me, "plunder", seats)
        source, question = t.bank[victim], "loot"
    for _ in range(min(due, source.total())):
        card = yield from ask(CHANCE, question, dict(source))
        t.bank[me][take(source, card)] += 1
    check_sudden_death(t, me)  # dmd.sudden-check: a bonus is one step


def bust(t: Table, me: int) -> Story:
    """dmd.bust-order."""
    saved = t.safe
    t.laid = [x for x in t.laid if not x.safe]
    yield from collect(t, me, saved)  # dmd.safe: together
    assert t.busting is not None
    lost = [*t.row, t.busting]
    t.laid, t.busting = [], None
    heir = davy_jones_over(t, me)
    if heir is None and t.variant == "thieves-island":
        heir = t.opponents(me)[0]  # dmd.thieves-island
    if heir is None:
        t.discard.update(lost)
    else:
        bank(t, heir, lost)


def davy_jones_over(t: Table, me: int) -> int | None:
    """dmd.davy-jones, dmd.party-twins."""
    return next((seat for seat in t.opponents(me) if t.victims[seat] == me), None)


def place(t: Table, me: int, card: str, *, drawn: bool = False, miser: bool = False) -> Story:
    """dmd.place: a card from anywhere (`drawn`: from the draw pile) comes to the play area, if it gets there."""
    if banked_instead(t, me, card, drawn):
        bank(t, me, [card])
        return
    sameness: Callable[[str], object] = number_of if t.variant == "strange-lands" else suit_of  # dmd.strange-lands
    if sameness(card) in map(sameness, t.row):
        t.busting = card
        raise Bust
    new = Laid(card, safe=miser)
    for anchor in t.laid:
        if anchor.shelters:  # dmd.safe-harbor, dmd.strange-several
            anchor.shelters -= 1
            new.safe = True
    t.laid.append(new)
    t.demanded = max(0, t.demanded - 1)  # dmd.kraken
    yield from activate(t, me, new)


def banked_instead(t: Table, me: int, card: str, drawn: bool) -> bool:
    """dmd.banked-instead."""
    if not (drawn or t.german):
        return False
    if suit_of(card) == "mermaid":
        return t.has(me, "casanova") and not t.mermaids  # dmd.casanova
    return suit_of(card) == "kraken" and t.has(me, "fisherman")  # dmd.fisherman


def activate(t: Table, me: int, laid: Laid) -> Story:
    """dmd.finish holds by itself: whatever is begun here goes on to its end, wherever its card may be by then."""
    if act := ABILITIES.get(suit_of(laid.card)):
        yield from act(t, me, laid)


def anchor_acts(t: Table, me: int, anchor: Laid) -> Story:
    """dmd.anchor, dmd.mv-anchor; dmd.mv-banked-anchor holds by itself, since what is safe stays so (dmd.safe)."""
    for before in t.laid[: t.laid.index(anchor)]:
        before.safe = True
    if t.has(me, "safe-harbor"):
        anchor.safe, anchor.shelters = True, 2  # dmd.safe-harbor: two anew
    yield from ()


def hook_acts(t: Table, me: int, hook: Laid) -> Story:
    """dmd.hook."""
    miser = t.has(me, "miser")
    if miser:
        hook.safe = True  # dmd.miser
    first_suit = yield from hook_one(t, me, "hook", t.tops(me))
    if t.has(me, "captains-hook"):  # dmd.captains-hook
        allowed = [card for card in t.tops(me) if not (t.german and suit_of(card) == first_suit)]
        yield from hook_one(t, me, "second-hook", allowed)


def hook_one(t: Table, me: int, question: str, options: list[str]) -> Generator[Question, str, str | None]:
    if not options:
        return None  # dmd.null
    card = yield from choose(me, question, options)
    yield from place(t, me, take(t.bank[me], card), miser=t.has(me, "miser"))
    return suit_of(card)


def named_stack(t: Table, name: str) -> tuple[int, list[str], str]:
    """Whose it is, the whole of it, and the card of it that Cannon or Sword takes."""
    suit, seat = name.split("@")
    stack = t.stack(int(seat), suit)
    return int(seat), stack, stack[0 if t.variant == "bottom-feeder" else -1]  # dmd.bottom-feeder


def cannon_acts(t: Table, me: int, cannon: Laid) -> Story:
    """dmd.cannon."""
    if t.opponent_with(me, "misfire") is not None:  # dmd.misfire: instead, even if nothing comes of it
        if own := t.tops(me):
            card = yield from choose(me, "misfire", own)
            t.discard[take(t.bank[me], card)] += 1
        return
    stacks = [f"{suit}@{seat}" for seat in t.opponents(me) for suit in t.suits(seat)]
    if not stacks:
        return  # dmd.null
    answer = yield from choose(me, "cannon", stacks)
    seat, stack, card = named_stack(t, answer)
    hit = stack if t.has(me, "master-gunner") else [card]  # dmd.master-gunner
    t.bank[seat] -= Counter(hit)
    if t.has(me, "scavenger"):
        bank(t, me, hit)  # dmd.scavenger
    else:
        t.discard.update(hit)


def map_acts(t: Table, me: int, map_: Laid) -> Story:
    """dmd.map."""
    if not t.discard:
        return  # dmd.null
    if t.has(me, "navigator"):
        card = yield from choose(me, "navigator", t.discard)  # dmd.navigator
    else:
        for _ in range(min(3, t.discard.total())):
            turned = yield from ask(CHANCE, "turn-up", dict(t.discard - Counter(t.turned)))
            t.turned.append(turned)
        card = yield from choose(me, "map", t.turned)
        t.turned = []
    yield from place(t, me, take(t.discard, card))


def oracle_acts(t: Table, me: int, oracle: Laid) -> Story:
    """dmd.oracle, dmd.mystic, dmd.known."""
    for place_ in range(min(3 if t.has(me, "mystic") else 1, t.pile.total())):
        if place_ < len(t.ahead):
            yield from choose(CHANCE, "look", [t.ahead[place_]])
        else:
            card = yield from ask(CHANCE, "look", dict(t.pile - Counter(t.ahead)))
            t.ahead.append(card)
        for seat in [me] if t.german else range(t.players):
            t.seen[seat] = max(t.seen[seat], place_ + 1)


def sword_acts(t: Table, me: int, sword: Laid) -> Story:
    """dmd.sword."""
    parried = t.opponent_with(me, "parry") is not None and not t.german  # dmd.parry
    owned = [] if t.has(me, "swordsman") else t.suits(me)  # dmd.swordsman, dmd.parry-sword
    stacks = []
    for seat in t.opponents(me):
        only_kraken = parried or t.has(seat, "parry")  # dmd.parry, dmd.party-twins
        stacks += [f"{s}@{seat}" for s in t.suits(seat) if s not in owned and (s == "kraken" or not only_kraken)]
    if stacks:
        answer = yield from choose(me, "sword", stacks)
        seat, _, card = named_stack(t, answer)
        yield from place(t, me, take(t.bank[seat], card))
    elif parried:
        t.laid.remove(sword)  # dmd.parry-sword
        t.discard[sword.card] += 1


def kraken_acts(t: Table, me: int, kraken: Laid) -> Story:
    """dmd.kraken, dmd.beastmaster, dmd.kraken-again."""
    t.demanded = max(t.demanded, 2 if t.opponent_with(me, "beastmaster") is None else 4)
    yield from ()


def mermaid_acts(t: Table, me: int, mermaid: Laid) -> Story:
    """dmd.mv-ability.  Nothing in the plain game (dmd.mermaid)."""
    others = {x.card: x for x in t.laid if x is not mermaid}
    if not t.mermaids or not others:
        return
    answer = yield from choose(me, "mermaid", others)
    chosen = others[answer]
    heir = t.opponent_with(me, SIREN)  # dmd.siren
    if t.has(me, "casanova"):  # dmd.casanova-variant
        said = (yield from choose(me, "casanova", ["bank", "decline"])) if t.german else "bank"
        if said == "bank":
            heir = me
    t.laid.remove(chosen)
    if heir is not None:
        bank(t, heir, [chosen.card])
        return
    t.laid.append(chosen)  # dmd.mv-move: moved, not placed
    if suit_of(chosen.card) != "mermaid":
        yield from activate(t, me, chosen)


ABILITIES: dict[str, Callable[[Table, int, Laid], Story]] = {
    "anchor": anchor_acts,
    "hook": hook_acts,
    "cannon": cannon_acts,
    "map": map_acts,
    "oracle": oracle_acts,
    "sword": sword_acts,
    "kraken": kraken_acts,
    "mermaid": mermaid_acts,
}
