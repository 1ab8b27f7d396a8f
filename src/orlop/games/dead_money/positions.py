"""Any legal moment set up by hand: what a position leaves unsaid, and what cannot be."""

from __future__ import annotations

from orlop.games.dead_money.known import line_of
from orlop.games.dead_money.lines import PUBLIC
from orlop.games.dead_money.state import (
    AFTER,
    BID,
    BRAINS,
    DEAL,
    FIRST,
    GO_ON,
    HANDS,
    JOBS,
    PLAY,
    SETTLE,
    SHOWDOWNS,
    State,
    first_in,
    left_of,
    waiting_in,
)
from orlop.table.cards import NONE, Bag, in_bag, in_order, nothing, pour, scoop, size
from orlop.table.steps import then, to_come


def resume(g: State, said: set[str]) -> None:
    """If no more is said: it is seat 0's turn, with two hands; a card is to be played, or a dropped Brain bid for."""
    share_public(g)
    if g.turn == NONE and "pending" not in said:
        g.turn = 0
    if "hands_left" not in said and "pending" not in said:
        g.hands_left = HANDS if g.aside == NONE and waiting_in(g.dropped) == 0 else 0
    if g.turns == 0 and "pending" not in said:
        g.turns = 1
    if "pending" in said:
        return
    if waiting_in(g.dropped) > 0:
        resume_showdown(g)
    elif g.aside != NONE:
        then(g, g.turn, AFTER)
    else:
        then(g, g.turn, PLAY)


def resume_showdown(g: State) -> None:
    """The first bidder is asked who has neither bid nor passed: those before a bid that lies there are done."""
    then(g, g.turn, SETTLE, SHOWDOWNS, GO_ON)
    if waiting_in(g.droppers) == 0:
        return
    dropper = first_in(g.droppers)
    order: list[int] = []
    seat = dropper
    for _ in range(g.players):
        seat = left_of(g, seat)
        order.append(seat)
    bidders = [i for i, bidder in enumerate(order) if g.bid[bidder][0] != 0]
    if bidders and g.ahead == NONE:
        g.ahead = order[bidders[-1]]
    done = bidders[-1] + 1 if bidders else 0
    for bidder in reversed(order[done:]):
        then(g, bidder, BID)


def share_public(g: State) -> None:
    """dm.known: what the public knows everybody knows."""
    for owner in range(g.players):
        public = g.known[line_of(g, owner, g.players)]
        for seat in range(g.players):
            if seat != owner:
                line = line_of(g, owner, seat)
                more = scoop(public, overlap(public, g.known[line]))
                g.known[line] = pour(g.known[line], more)


def overlap(b: Bag, other: Bag) -> Bag:
    """What lies in both bags."""
    return b[0] & other[0], b[1] & other[1]


def part_of(b: Bag, whole: Bag) -> bool:
    return overlap(b, whole) == b


# -- what cannot be ------------------------------------------------------------------------


def flaw(g: State) -> str | None:
    for seat in range(g.players):
        wrong = flaw_at(g, seat)
        if wrong is not None:
            return wrong
    for name, seat in seats_named(g):
        if seat >= g.players:
            return f"{name}: {seat}: seats are 0 to {g.players - 1}"
    if not part_of(g.deck, g.shuffled):
        return "shuffled: no card lies in the deck that was not shuffled into it"
    if g.aside >= JOBS:
        return "aside: only a job card lies there"
    for brain in in_order(g.dropped):
        if brain < BRAINS:
            return f"dropped: {g.game.name(brain)}: only Brains are dropped"
    if waiting_in(g.dropped) != waiting_in(g.droppers):
        return "droppers: one seat for each Brain that is dropped"
    return flaw_of_moment(g)


def flaw_at(g: State, seat: int) -> str | None:
    for card in in_bag(g.brains[seat]):
        if card < BRAINS:
            return f"brains {seat}: {g.game.name(card)}: only Brains lie there"
    bid = in_bag(g.bid[seat])
    if len(bid) > 5 or (bid and bid[-1] >= BRAINS):
        return f"bid {seat}: a bid is one to five job cards"
    whole = pour(g.hand[seat], g.brains[seat])
    if not part_of(g.chosen[seat], whole):
        return f"chosen {seat}: these are cards of hand {seat} or of brains {seat}"
    for onlooker in range(g.players + 1):
        if not part_of(g.known[line_of(g, seat, onlooker)], g.hand[seat]):
            who = PUBLIC if onlooker == g.players else str(onlooker)
            return f"known {who} of {seat}: these are cards of hand {seat}"
    if (g.stuck >> seat) & 1 and g.hand[seat][0] & g.jobs.brainless:
        return f"stuck: hand {seat} holds a card that needs no Brain"
    return None


def seats_named(g: State) -> list[tuple[str, int]]:
    out: list[tuple[str, int]] = [
        ("turn", g.turn),
        ("that", g.that),
        ("counted", g.counted),
        ("looking", g.looking),
        ("next_chosen", g.next_chosen),
        ("next_bidder", g.next_bidder),
        ("ahead", g.ahead),
    ]
    return out + [("droppers", seat) for seat in in_order(g.droppers)]


def flaw_of_moment(g: State) -> str | None:
    """What does not fit the question that is pending."""
    steps = to_come(g)
    if not steps:
        return None
    asks = {step & 255 for step in steps}
    if asks & {DEAL, FIRST}:
        return None
    if g.turn == NONE:
        return "turn: it is somebody's turn"
    if steps[0] & 255 == PLAY:
        for seat in range(g.players):
            if size(g.hand[seat]) == 0:
                return f"hand {seat}: an empty hand has won"
        if g.hands_left == 0:
            return "hands_left: 0: nothing can be played then"
    if g.looking != NONE and g.looking == g.turn:
        return "looking: nobody looks at the own hand"
    if g.naming != nothing() and not part_of(g.naming, g.hand[(steps[0] >> 8) & 15]):
        return "naming: these are cards of the bidder's hand"
    return None
