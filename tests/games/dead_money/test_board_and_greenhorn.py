"""What a screen says of a card and of a Showdown, and how good the rules of thumb are."""

from __future__ import annotations

import orlop
from orlop import boards
from orlop.boards import Cards
from orlop.games.dead_money import deck, greenhorn
from orlop.games.dead_money.setup import GAME
from orlop.screens.told import Teller
from orlop.table.chance import Rng, Seeded, any_open
from tests.players import Table, given

FEWEST_CARDS = "hand 0: clubs-9 spades-king\nhand 1: +5\nhand 2: +4"


def board(table: Table, seat: int) -> list[boards.Part]:
    of = boards.of("dead-money")
    assert of is not None
    return of.draw(table.state.view(seat), Teller(table.state.game, "en", ["greenhorn"] * 3, seat))


def test_the_board_says_what_must_be_beaten() -> None:
    """dm.showdown, dm.bid: the highest bid with what it makes, and whose it is."""
    hands = "hand 0: clubs-4\nhand 1: hearts-king clubs-king spades-9 clubs-2\nhand 2: clubs-queen clubs-3"
    table = given("dead-money", 3, f"{hands}\ndropped: brain-clubs\ndroppers: seat-0\n")
    table.does(1, "bid hearts-king", "bid clubs-king", "bid spades-9", "done")
    bids = next(part for part in board(table, 2) if isinstance(part, Cards))
    assert [card.name.partition(" (")[0] for card in bids.cards] == ["King of Hearts", "King of Clubs", "9 of Spades"]
    assert "to beat: a pair, greenhorn 1" in ["".join(word.text for word in line) for line in bids.beside]


def test_what_stands_on_a_card_is_told_with_it() -> None:
    """dm.card-data: of an owner's deck it is the owner's text."""
    ours = given("dead-money", 3, FEWEST_CARDS)
    of = boards.of("dead-money")
    assert of is not None
    told = of.notes(ours.state.view(0), Teller(ours.state.game, "en", [], 0))
    assert told[ours.state.parse("play clubs-9")] == "one hand, one coin: Draw one card."
    text = GAME.printed_components()
    at = text.index('title = "Loose Change"')
    text = text[:at] + text[at:].replace("coins = 1", "coins = 3", 1)
    theirs = given("dead-money", 3, FEWEST_CARDS, components=text)
    told = of.notes(theirs.state.view(0), Teller(theirs.state.game, "de", [], 0))
    assert told[theirs.state.parse("play clubs-9")].startswith("eine Hand, 3 Münzen: ")


def test_greenhorns_know_the_cards() -> None:
    for card in deck.ours().cards:
        rank = greenhorn.RANKS[card.kind // 4]
        assert (card.hands == 2) == (rank in greenhorn.TWO_HANDED[card.suit]), card.title
        assert card.brain == (rank in greenhorn.MARKED[card.suit]), card.title


def test_a_greenhorn_beats_random_players() -> None:
    """At every seat in turn, 3 to 5 players: alike they would win 26 of 100."""
    won = 0.0
    for seed in range(24):
        players = 3 + seed % 3
        g = orlop.game("dead-money", players=players).new(dealer=Seeded(seed))
        me, rng = seed // 3 % players, Rng(seed + 1)
        while g.actor >= 0:
            if g.actor == me and len(g.legal()) > 1:
                g.apply(greenhorn.pick(g.view(me), rng)["choice"])
            else:
                g.apply(any_open(g, rng))
        won += g.score(me)
    assert won >= 12
