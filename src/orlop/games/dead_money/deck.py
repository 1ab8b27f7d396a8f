# uncompiled
"""The components: read from a TOML file, ours or an owner's, checked entry by entry, made into the table of jobs."""

from __future__ import annotations

import re
import tomllib
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple

from mypy_extensions import i64

from orlop.games.dead_money.state import JOBS, KINDS, Jobs
from orlop.games.dead_money.vocabulary import SUITS, Instruction, instructions, program
from orlop.table.vecs import vec

OURS: Final = Path(__file__).parent / "components.toml"
RANKS: Final = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")
SOURCES: Final = ("rulebook", "public descriptions", "reconstruction", "printed game")
MOST_COINS: Final = 4
LONGEST: Final = 4000
FACTS: Final = ("rank", "suit", "title", "hands", "coins", "brain", "effect", "source")
RABBIT_HOLE: Final = (
    "Down the Rabbit Hole",
    2,
    True,
    instructions([{"do": "discard", "who": "everyone with a Brain", "cards": 1}]),
)
BRAIN_TEXT: Final = instructions([{"do": "draw", "who": "you", "cards": 2}, {"do": "another turn"}])


class Card(NamedTuple):
    """dm.card-data."""

    kind: int
    rank: str
    suit: str
    title: str
    hands: int
    coins: int
    brain: bool
    text: tuple[Instruction, ...]
    source: str
    note: str


class Deck(NamedTuple):
    cards: tuple[Card, ...]  # by kind
    jobs: Jobs
    brains_source: str


@cache
def ours() -> Deck:
    return read(OURS.read_text(encoding="utf-8"))


@cache
def read(text: str) -> Deck:
    """dm.deck-check: a deck, or a ValueError with the line of the bad entry and the reason."""
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as wrong:
        raise ValueError(f"this is no TOML: {wrong}") from None
    for key in data:
        if key not in ("copies", "brains", "card"):
            raise ValueError(f"line {line_with(text, key)}: {key}: a deck has copies, brains and cards, nothing else")
    if data.get("copies") != 2:
        raise ValueError(
            f"line {line_with(text, 'copies')}: copies = {data.get('copies')!r}: there are two of each card"
        )
    check_brains(data.get("brains"), line_with(text, r"\[brains\]"))
    entries = data.get("card")
    if not isinstance(entries, list):
        raise ValueError("line 1: there is no [[card]]")
    lines = [i + 1 for i, row in enumerate(text.splitlines()) if re.match(r"\s*\[\[\s*card\s*\]\]", row)]
    cards: dict[int, Card] = {}
    for i, entry in enumerate(entries):
        line = lines[i] if i < len(lines) else 1
        card = read_card(entry, line)
        if card.kind in cards:
            raise ValueError(f"line {line}: {card.rank} of {card.suit}: a second entry for this card")
        cards[card.kind] = card
    if len(cards) != JOBS:
        missing = next(kind for kind in range(JOBS) if kind not in cards)
        raise ValueError(
            f"line {lines[-1] if lines else 1}: {len(cards)} cards; there are {int(JOBS)}, and the "
            f"{RANKS[missing // 4]} of {SUITS[missing % 4]} is missing"
        )
    ordered = tuple(cards[kind] for kind in range(JOBS))
    return Deck(ordered, table_of(ordered), str(data["brains"].get("source", "rulebook")))


def line_with(text: str, key: str) -> int:
    """Where that key stands; line 1 if nowhere."""
    return next((i + 1 for i, row in enumerate(text.splitlines()) if re.match(rf"\s*{key}\b|\s*{key}", row)), 1)


def check_brains(brains: object, line: int) -> None:
    wanted: dict[str, Any] = {"suits": list(SUITS), "copies": 2, "hands": 2}
    if not isinstance(brains, dict):
        raise ValueError(f"line {line}: [brains] is missing: two of each suit, for two hands")
    for key, value in wanted.items():
        if brains.get(key) != value:
            raise ValueError(f"line {line}: brains: {key} = {brains.get(key)!r}: it is {value!r}")
    for key in brains:
        if key not in (*wanted, "source"):
            raise ValueError(f"line {line}: brains: {key}: Brains have nothing of that name")
    if brains.get("source", SOURCES[0]) not in SOURCES:
        raise ValueError(f"line {line}: brains: source = {brains['source']!r}: one of {', '.join(SOURCES)}")


def read_card(entry: object, line: int) -> Card:
    if not isinstance(entry, dict):
        raise ValueError(f"line {line}: this is no card")
    rank, suit = str(entry.get("rank")), entry.get("suit")
    if rank not in RANKS:
        raise ValueError(f"line {line}: rank = {entry.get('rank')!r}: one of {', '.join(RANKS)}")
    if suit not in SUITS:
        raise ValueError(f"line {line}: suit = {suit!r}: one of {', '.join(SUITS)}")
    called = f"line {line}: {rank} of {suit}"
    for key in entry:
        if key not in (*FACTS, "note"):
            raise ValueError(f"{called}: {key}: a card has nothing of that name")
    for key in FACTS:
        if key not in entry:
            raise ValueError(f"{called}: {key} is missing")
    title, hands, coins, brain = entry["title"], entry["hands"], entry["coins"], entry["brain"]
    if not isinstance(title, str) or not title.strip():
        raise ValueError(f"{called}: title = {title!r}: this is a text")
    if type(hands) is not int or not 1 <= hands <= 2:
        raise ValueError(f"{called}: hands = {hands!r}: a card takes one hand or two")
    if type(coins) is not int or not 0 <= coins <= MOST_COINS:
        raise ValueError(f"{called}: coins = {coins!r}: a number from 0 to {MOST_COINS}")
    if type(brain) is not bool:
        raise ValueError(f"{called}: brain = {brain!r}: true, if the card needs a Brain, or false")
    if entry["source"] not in SOURCES:
        raise ValueError(f"{called}: source = {entry['source']!r}: one of {', '.join(SOURCES)}")
    try:
        text = instructions(entry["effect"])
    except ValueError as wrong:
        raise ValueError(f"{called}: {wrong}") from None
    if (rank, suit) == ("5", "clubs") and (title, hands, brain, text) != RABBIT_HOLE:
        raise ValueError(
            f"{called}: this card stands in the rulebook: {RABBIT_HOLE[0]}, two hands, it needs a Brain, "
            "and everyone with a Brain discards one card"
        )
    kind = 4 * RANKS.index(rank) + SUITS.index(suit)
    return Card(kind, rank, suit, title, hands, coins, brain, text, entry["source"], str(entry.get("note", "")))


def table_of(cards: tuple[Card, ...]) -> Jobs:
    """What the rules look at while they run."""
    one_handed = sum(1 << card.kind for card in cards if card.hands == 1)
    brainless = sum(1 << card.kind for card in cards if not card.brain) | 15 << JOBS
    starts: list[int] = []
    row: list[int] = []
    for text in [*(card.text for card in cards), *[BRAIN_TEXT] * (KINDS - JOBS)]:
        starts.append(len(row))
        row += program(text, len(row))
    if len(row) > LONGEST:
        raise ValueError(f"line 1: the texts of all cards come to {len(row)} instructions; {LONGEST} is the most")
    return Jobs(one_handed, brainless, vec[i64]([card.coins for card in cards]), vec[i64](starts), vec[i64](row))
