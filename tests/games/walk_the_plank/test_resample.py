"""Worlds a seat cannot tell apart: all that could be, each as likely as it is, and nothing that cannot be."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest
from hypothesis import given as drawn_by, settings, strategies as st

import orlop
from orlop.games.walk_the_plank.resample import counted_out
from orlop.games.walk_the_plank.state import State as PlankState, together
from orlop.table.chance import Rng, any_open
from orlop.table.steps import State
from tests.players import given

GAME = "walk-the-plank"
World = tuple[tuple[str, ...], ...]


def lying(state: State, place: str, owner: int = 0) -> list[str]:
    line = next(line for line in state.game.lines if line.name == place)
    return line.named(state, line.read(state, owner))


def world(state: State) -> World:
    """All hands, and the deck."""
    hands = [tuple(sorted(lying(state, "hand", seat))) for seat in range(state.game.players)]
    return (*hands, tuple(sorted(lying(state, "deck"))))


def suit(card: str) -> str:
    return card.split("-")[0] if "-" in card else ""


def by_brute_force(state: State, seat: int | None) -> dict[World, float]:
    """Every way to deal all the cards that seat has not seen, one card as good as another; voids hold nothing."""
    true = world(state)
    others = [o for o in range(state.game.players) if o != seat and true[o]]
    unseen = sorted([card for o in [*others, -1] for card in true[o]])
    lacks = [set(suits) for suits in state.view(None)["table"]["void"]]
    count: Counter[World] = Counter()

    def deal(dealt: dict[int, tuple[str, ...]], left: list[int]) -> None:
        if len(dealt) == len(others):
            made = list(true)
            for o, held in dealt.items():
                made[o] = held
            made[-1] = tuple(sorted([unseen[i] for i in left]))
            count[tuple(made)] += 1
            return
        o = others[len(dealt)]
        for places in combinations(left, len(true[o])):
            hand = [unseen[i] for i in places]
            if not lacks[o] & {suit(card) for card in hand}:
                deal({**dealt, o: tuple(sorted(hand))}, [i for i in left if i not in places])

    deal({}, list(range(len(unseen))))
    total = count.total()
    return {made: n / total for made, n in count.items()}


# Nearly all cards are gone, so that the worlds can be counted.
SMALL = [
    # (players, position, seat)
    (
        3,
        "size: 7\nturned: hookhands-1\nhand 0: monkeys-1\nhand 1: plank\nhand 2: peglegs-1\n"
        "deck: plank peglegs-2\nleader: 0\nwon 0: 6\n",
        0,
    ),
    (
        3,
        "size: 7\nturned: hookhands-1\nhand 0: monkeys-1 monkeys-2\nhand 1: plank plank\nhand 2: parrots-1 monster\n"
        "deck: peglegs-1 peglegs-2\nleader: 0\nwon 0: 5\nvoid 1: peglegs\n",
        0,
    ),
    (
        4,
        "size: 7\nturned: hookhands-1\nhand 0: monkeys-1\nhand 1: plank\nhand 2: parrots-1\nhand 3: peglegs-3\n"
        "deck: peglegs-1 parrots-2 doubloons-1\nleader: 0\nwon 0: 6\nvoid 1: peglegs parrots\nvoid 2: peglegs\n",
        0,
    ),
    (
        4,
        "size: 7\nturned: hookhands-1\nhand 0: monkeys-1\nhand 1: plank\nhand 2: parrots-1\nhand 3: peglegs-3\n"
        "deck: peglegs-1 parrots-2 doubloons-1\nleader: 0\nwon 0: 6\nvoid 1: peglegs parrots\nvoid 2: peglegs\n",
        None,
    ),
    (
        3,
        "size: 7\nturned: hookhands-1\nhand 0: monkeys-1 monkeys-2 monkeys-3\nhand 1: parrots-1 parrots-2 parrots-3\n"
        "hand 2: peglegs-1 peglegs-2 plank\ndeck: plank doubloons-1\nleader: 0\nwon 0: 4\n"
        "void 1: peglegs\nvoid 2: parrots doubloons\n",
        0,
    ),
]


@pytest.mark.parametrize("counted", [False, True])
@pytest.mark.parametrize(("players", "position", "seat"), SMALL)
def test_all_worlds_come_up_as_often_as_brute_force_says(
    players: int, position: str, seat: int | None, counted: bool
) -> None:
    """wtp.void, wtp.deal, wtp.deck: chi squared over all worlds there are; two planks are two cards of one kind.

    Both ways of dealing them: trying until it fits, and counting.
    """
    # the cards not named have been played, whatever they are: here they fill "drawn", which is public too
    state = aside(players, position)
    expected = by_brute_force(state, seat)
    assert len(expected) > 3
    rng = Rng(77)
    draws = 2000 + 25 * len(expected)
    seen = Counter(
        [world(by_counting(state, seat, rng) if counted else state.resample(seat, rng)) for _ in range(draws)]
    )
    assert set(seen) <= set(expected)
    off = sum([(seen[made] - p * draws) ** 2 / (p * draws) for made, p in expected.items()])
    freedom = len(expected) - 1
    assert off < freedom + 5 * (2 * freedom) ** 0.5, f"{off} over {freedom}"


def by_counting(state: State, seat: int | None, rng: Rng) -> State:
    made = state.copy()
    assert isinstance(made, PlankState)
    others = [o for o in range(made.game.players) if o != seat]
    unseen = made.deck
    for o in others:
        unseen = together(unseen, made.hand[o])
    counted_out(made, others, unseen, rng)
    return made


def aside(players: int, position: str) -> State:
    """The position, with every card it does not name put among those played; for the brute force alone."""
    game = orlop.game(GAME, players=players)
    named = {word for row in position.splitlines() for word in row.split()}
    full = game.given("captain: 0")
    rest = [card for card in lying(full, "deck") if card not in named]
    hands = "".join([row + "\n" for row in position.splitlines() if not row.startswith("deck")])
    state = game.given(hands)
    for line in game.lines:
        if line.name == "gone":
            line.write(state, 0, [game.id_of(card) for card in rest])
        if line.name == "deck":
            line.write(state, 0, sorted([game.id_of(card) for card in lying(state, "deck") if card in named]))
    assert sum([len(pile) for pile in world(state)]) + len(rest) + 1 == 68
    return state


@settings(max_examples=40, deadline=None)
@drawn_by(st.integers(2, 9), st.integers(0, 2**32), st.integers(0, 400), st.integers(-1, 8))
def test_a_seat_cannot_tell_the_worlds_apart(players: int, seed: int, moment: int, who: int) -> None:
    """wtp.void, wtp.deal, wtp.overboard: its view and what it has heard are the same, and the world is a legal one."""
    seat = None if who < 0 else who % players
    game = orlop.game(GAME, players=players)
    rng = Rng(seed)
    state = game.new()
    for _ in range(moment):
        if state.actor == orlop.NOBODY:
            break
        state.apply(any_open(state, rng))
    other = state.resample(seat, rng)
    assert other.view(seat) == state.view(seat)
    assert other.events(seat) == state.events(seat)
    assert other.waiting == state.waiting
    assert game.given(other.position()).position() == other.position()  # nothing in it cannot be
    assert sorted([card for pile in world(other) for card in pile]) == sorted(
        [card for pile in world(state) for card in pile]
    )


def test_whoever_is_overboard_imagines_what_a_spectator_does() -> None:
    """wtp.overboard: all hands are unseen to it."""
    state = given(GAME, 3, "size: 3\naboard: 0 2\ntrump: parrots\nhand 0: +3\nhand 2: +3\nleader: 0").state
    assert world(state.resample(1, Rng(5))) == world(state.resample(None, Rng(5)))
    assert len({world(state.resample(1, Rng(seed)))[0] for seed in range(20)}) > 10


def test_an_imagined_world_knows_nothing_more() -> None:
    """wtp.deal: neither what the others heard, nor what the dealer will bring."""
    game = orlop.game(GAME, players=3)
    state = game.new(dealer=orlop.Seeded(4))
    me = state.actor
    other = state.resample(me, Rng(9))
    assert other.events(me) == state.events(me)
    for seat in range(3):
        dealt = [e["what"] for e in other.events(seat) if e["kind"] == "dealt" and e["who"] != me]
        assert set(dealt) <= {None, "unseen"}
    assert {e["what"] for e in state.events((me + 1) % 3) if e["kind"] == "dealt"} - {"unseen"}  # the real one does
    assert after_the_round(other) != after_the_round(state)
    assert after_the_round(state) == after_the_round(state)


def after_the_round(state: State) -> list[str]:
    """What the next round deals, if everybody always plays the first card there is."""
    g = state.copy()
    while g.actor != orlop.NOBODY and g.view(None)["table"]["size"] == 7:
        g.apply(g.legal()[0])
    return [str(world(g))]


def test_either_plank_is_the_plank() -> None:
    """wtp.deck: wherever one of the two comes to lie, it can be drawn, dealt and played."""
    state = given(GAME, 2, "captain: 0\nhand 1: plank\npending: deal 0 x13, turn-up 0").state
    apart = 0
    for seed in range(500):
        other = state.resample(0, Rng(seed))
        in_deck = lying(other, "deck").count("plank")
        apart += in_deck == 1
        odds = {other.say(c): p for c, p in other.outcomes()}
        assert odds.get("deal plank", 0) == pytest.approx(in_deck / 67)
    assert apart > 5
    playing = given(GAME, 2, "size: 1\ntrump: parrots\nhand 0: parrots-1\nhand 1: peglegs-1\nleader: 1").state
    worlds = [playing.resample(0, Rng(seed)) for seed in range(500)]
    with_plank = [other for other in worlds if lying(other, "hand", 1) == ["plank"]]
    assert len(with_plank) > 5
    assert all(other.legal() == [65] for other in with_plank)


MUCH_IS_LACKED = """
size: 7
turned: peglegs-1
captain: 5
won 5: 3
gone: +27
void 0: parrots
void 1: monkeys
void 2: monkeys doubloons
void 3: hookhands
void 5: hookhands
void 6: parrots peglegs
void 7: peglegs
void 8: hookhands
"""


def test_many_who_lack_much_are_dealt_to_as_well() -> None:
    """wtp.void: where hardly any deal fits by chance."""
    hands = "".join([f"hand {seat}: +4\n" for seat in range(9)])
    state = given(GAME, 9, MUCH_IS_LACKED + hands).state
    worlds = {world(state.resample(4, Rng(seed))) for seed in range(6)}
    assert len(worlds) == 6
    for made in worlds:
        assert made[4] == world(state)[4]
        for seat, suits in enumerate(state.view(None)["table"]["void"]):
            assert len(made[seat]) == 4
            assert not {suit(card) for card in made[seat]} & set(suits)
