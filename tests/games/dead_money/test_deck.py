"""The components: our deck, decks of one's own, and why a bad one is refused."""

from __future__ import annotations

import pytest

import orlop
from orlop.games.dead_money import deck
from orlop.games.dead_money.setup import GAME
from orlop.games.dead_money.text import components_list

OURS = GAME.printed_components()


def entry(rank: str, suit: str) -> str:
    """The lines of a card in our deck."""
    at = OURS.index(f'[[card]]\nrank = "{rank}"\nsuit = "{suit}"')
    end = OURS.find("[[card]]", at + 1)
    return OURS[at : end if end > 0 else len(OURS)]


def changed(rank: str, suit: str, old: str, new: str) -> str:
    card = entry(rank, suit)
    assert old in card
    return OURS.replace(card, card.replace(old, new))


def line_of(text: str, rank: str, suit: str) -> int:
    return text[: text.index(f'rank = "{rank}"\nsuit = "{suit}"')].count("\n")


def played_with(text: str) -> object:
    return orlop.game("dead-money", players=3, components=text)


def test_ours_is_whole() -> None:
    """dm.deck, dm.card-data, dm.deck-check: 52 job cards, all different, and only the 5 of Clubs from the rulebook."""
    cards = deck.ours().cards
    assert len({card.kind for card in cards}) == 52
    assert [card.title for card in cards if card.source == "rulebook"] == ["Down the Rabbit Hole"]
    assert {card.source for card in cards} == {"rulebook", "reconstruction"}
    assert all(1 <= card.hands <= 2 and 0 <= card.coins <= 4 for card in cards)


def test_ours_as_a_deck_of_ones_own_is_the_same_game() -> None:
    """dm.deck-check: what `orlop components` writes can be played with as it is."""
    text = orlop.game("dead-money", players=3, components=OURS).play("random", seed=5).text()
    assert "components\n  # The cards of Dead Money" in text
    ours = orlop.game("dead-money", players=3).play("random", seed=5)
    assert text.split("\nmoves\n")[1] == ours.text().split("\nmoves\n")[1]
    *_, last = orlop.replay(text)
    assert last.winners() == ours.result


BROKEN = [
    (
        "hands",
        changed("9", "spades", "hands = 2", "hands = 3"),
        "9",
        "spades",
        "hands = 3: a card takes one hand or two",
    ),
    ("coins", changed("9", "spades", "coins = 2", "coins = 5"), "9", "spades", "coins = 5: a number from 0 to 4"),
    ("brain", changed("A", "hearts", "brain = false", 'brain = "no"'), "A", "hearts", "brain = 'no': true, if"),
    ("title", changed("A", "hearts", '"Sweetheart"', '""'), "A", "hearts", "title = '': this is a text"),
    ("source", changed("A", "hearts", '"reconstruction"', '"hearsay"'), "A", "hearts", "source = 'hearsay'"),
    ("twice", changed("2", "spades", 'rank = "2"', 'rank = "3"'), "3", "spades", "a second entry for this card"),
    ("word", changed("K", "clubs", '"draw"', '"pull"'), "K", "clubs", "'pull' is no word of the vocabulary"),
    ("who", changed("K", "clubs", '"left"', '"sinister"'), "K", "clubs", "draw: who = 'sinister': one of you, left"),
    ("many", changed("K", "clubs", "cards = 2", "cards = 11"), "K", "clubs", "cards = 11: a number from 1 to 10"),
    ("that", changed("10", "clubs", '"another player"', '"left"'), "10", "clubs", "no player has been chosen before"),
    (
        "counted",
        changed("8", "clubs", '{ do = "count", players = "die", start = "left" },', ""),
        "8",
        "clubs",
        "counted",
    ),
    ("rolled", changed("5", "diamonds", '{ do = "roll" },', ""), "5", "diamonds", "a die rolled before"),
    ("turned", changed("Q", "clubs", '{ do = "turn over" },', ""), "Q", "clubs", "no card has been turned over before"),
    (
        "part",
        changed("K", "clubs", "cards = 2", "cards = 2, twice = true"),
        "K",
        "clubs",
        "twice: this word has no such",
    ),
    ("nothing", changed("K", "clubs", '{ do = "draw", who = "left", cards = 2 },', ""), "K", "clubs", "does something"),
    ("rabbit", changed("5", "clubs", "cards = 1", "cards = 2"), "5", "clubs", "this card stands in the rulebook"),
    ("rabbit hands", changed("5", "clubs", "hands = 2", "hands = 1"), "5", "clubs", "this card stands in the rulebook"),
    ("key", changed("K", "clubs", "coins = 1", "coins = 1\nsmell = 3"), "K", "clubs", "smell: a card has nothing of"),
    ("missing key", changed("K", "clubs", "coins = 1\n", ""), "K", "clubs", "coins is missing"),
]


@pytest.mark.parametrize(("rank", "suit", "text", "reason"), [(r, s, t, why) for _, t, r, s, why in BROKEN])
def test_a_bad_card_is_refused(rank: str, suit: str, text: str, reason: str) -> None:
    """dm.deck-check: with its line and the reason."""
    with pytest.raises(ValueError, match="line") as refused:
        played_with(text)
    said = str(refused.value)
    lines = [i + 1 for i, row in enumerate(text.splitlines()) if row == "[[card]]"]
    named = int(said.removeprefix("line ").partition(":")[0])
    assert named in lines
    card = text.splitlines()[named : named + 2]
    assert card == [f'rank = "{rank}"', f'suit = "{suit}"'], said
    assert reason in said, said
    assert "\n" not in said


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        (OURS.replace("copies = 2  # of", "copies = 3  # of"), "line 5: copies = 3: there are two of each card"),
        (OURS.replace('hands = 2\nsource = "rulebook"', "hands = 1"), "brains: hands = 1: it is 2"),
        (OURS.replace('"hearts", "spades"]\ncopies', '"hearts"]\ncopies'), "brains: suits"),
        (OURS.replace(entry("2", "spades"), ""), "51 cards; there are 52, and the 2 of spades is missing"),
        (OURS.replace("[brains]", "[minds]"), "minds: a deck has copies, brains and cards, nothing else"),
        (OURS.replace('suit = "spades"', 'suit = "shovels"', 1), "suit = 'shovels': one of clubs"),
        (OURS.replace('rank = "K"', 'rank = "1"', 1), "rank = '1': one of 2, 3"),
        ("copies = 2\ncopies = 2\n", "this is no TOML"),
        (
            "copies = 2\n[brains]\nsuits = ['clubs', 'diamonds', 'hearts', 'spades']\ncopies = 2\nhands = 2\n",
            "no [[card]]",
        ),
    ],
)
def test_a_bad_deck_is_refused(text: str, reason: str) -> None:
    """dm.deck-check"""
    with pytest.raises(ValueError, match="line") as refused:
        played_with(text)
    assert reason in str(refused.value)


def test_every_card_is_shown_with_its_source_in_both_languages() -> None:
    """dm.card-data: the text is made from the instructions; titles are the cards' own."""
    for lang, text in (("en", "Everyone who has a Brain discards one card."), ("de", "Jede Person, die ein Hirn hat,")):
        shown = components_list(orlop.game("dead-money", players=3), lang)
        assert len(shown) == 56
        assert [card["name"] for card in shown[:3]] == ["clubs-ace", "clubs-king", "clubs-queen"]
        rabbit = next(card for card in shown if card["name"] == "clubs-5")
        assert rabbit["text"].startswith(text)
        assert (rabbit["source"], rabbit["hands"], rabbit["brain"]) == ("rulebook", 2, True)
        assert {card["source"] for card in shown} == {"rulebook", "reconstruction"}
        assert all(card["text"].endswith(".") for card in shown)


def test_the_text_follows_the_effect() -> None:
    """dm.vocabulary: another effect is another text."""
    text = changed("K", "clubs", 'who = "left", cards = 2', 'who = "most Brains", cards = "Brains"')
    shown = components_list(orlop.game("dead-money", players=3, components=text), "en")
    king = next(card for card in shown if card["name"] == "clubs-king")
    assert king["text"] == (
        "The other player with the most Brains (of several, the one you choose) draws one card for each of your Brains."
    )
