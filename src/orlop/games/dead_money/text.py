# uncompiled
"""The text on a card, in words: made from the same instructions that are followed, so that the two cannot differ.

Words come from words/*.ftl: `text-<verb>` is a sentence, `who-<person>` and `to-<person>` the players in it.
"""

from __future__ import annotations

from typing import Any

from orlop.games.dead_money.deck import BRAIN_TEXT, RANKS, Card, Deck
from orlop.games.dead_money.vocabulary import SUITS, Instruction
from orlop.table.game import Game


def slug(name: str) -> str:
    return name.lower().replace(" ", "-")


def text(game: Game, instructions: tuple[Instruction, ...], lang: str) -> str:
    return " ".join(sentence(game, said, lang) for said in instructions)


def sentence(game: Game, said: Instruction, lang: str) -> str:
    def words(message: str, **arguments: Any) -> str:
        return str(game.words.say(lang, message, arguments))

    arguments: dict[str, Any] = {
        "you": "yes" if said.who == "you" else "no",
        "who": words("who-" + slug(said.who)),
        "to": words("to-" + slug(said.who)),
        "side": said.who,
        "n": said.cards if isinstance(said.cards, int) else 0,
        "by": said.cards if isinstance(said.cards, str) else "number",
        "start": said.start,
        "giver": words("who-" + slug(said.giver)),
        "gives": "you" if said.giver == "you" else "all" if said.giver.startswith("everyone") else "one",
        "least": said.least,
        "most": said.most,
        "same": "yes" if said.least == said.most else "no",
    }
    if said.kinds:
        arguments["kinds"] = words("list-or", **listed([words("kind-" + slug(kind)) for kind in said.kinds]))
    out = words("text-" + slug(said.what), **arguments)
    if said.then:
        out = words("text-then", condition=out, then=text(game, said.then, lang))
    if said.otherwise:
        message = "text-else" if said.then else "text-otherwise"
        out = words(message, first=out, second=text(game, said.otherwise, lang))
    return out[:1].upper() + out[1:]


def listed(names: list[str]) -> dict[str, Any]:
    """Up to the last but one, and the last."""
    return {"n": len(names), "first": ", ".join(names[:-1]), "last": names[-1]}


def components_list(game: Game, lang: str = "en") -> list[dict[str, Any]]:
    """Each card with its numbers, its text and its source, for people: the job cards by suit, then the Brains."""
    deck: Deck = game.deck  # type: ignore[attr-defined]
    cards = sorted(deck.cards, key=lambda card: (SUITS.index(card.suit), -RANKS.index(card.rank)))
    out = [shown(game, card, lang) for card in cards]
    for suit in SUITS:
        name = f"brain-{suit}"
        out.append(
            {
                "name": name,
                "words": game.called(name, lang),
                "copies": 2,
                "hands": 2,
                "coins": None,
                "brain": False,
                "text": text(game, BRAIN_TEXT, lang),
                "source": deck.brains_source,
                "note": "",
            }
        )
    return out


def shown(game: Game, card: Card, lang: str) -> dict[str, Any]:
    name = game.name(card.kind)
    return {
        "name": name,
        "words": game.called(name, lang),
        "copies": 2,
        "hands": card.hands,
        "coins": card.coins,
        "brain": card.brain,
        "text": text(game, card.text, lang),
        "source": card.source,
        "note": card.note,
    }
