# uncompiled
"""dm.vocabulary: the words in which the text of a card is written, and the instructions they become.

    effect = [
      { do = "draw", who = "you", cards = 1 },
      { do = "draw", who = "another player", cards = 2 },
    ]

Each line of VERBS is a verb: what it becomes, under which key its player stands, which players it may concern, and
what else it needs.  Nothing else in the game knows what is on a card.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from orlop.games.dead_money import program as codes

WHO: Final[dict[str, int]] = {
    "you": codes.YOU,
    "left": codes.LEFT,
    "right": codes.RIGHT,
    "the one counted to": codes.COUNTED,
    "that player": codes.THAT,
    "another player": codes.OTHER,
    "another player with a Brain": codes.OTHER_WITH,
    "another player without a Brain": codes.OTHER_WITHOUT,
    "any player": codes.ANY,
    "fewest cards": codes.FEWEST,
    "most Brains": codes.MOST,
    "others": codes.OTHERS,
    "others with a Brain": codes.OTHERS_WITH,
    "others without a Brain": codes.OTHERS_WITHOUT,
    "everyone": codes.EVERYONE,
    "everyone with a Brain": codes.EVERYONE_WITH,
    "everyone without a Brain": codes.EVERYONE_WITHOUT,
}
ALL: Final = tuple(WHO)
GROUPS: Final = ALL[codes.FIRST_GROUP :]
ROUND: Final = tuple(name for name in GROUPS if name.startswith("everyone"))
SINGLE: Final = ALL[: codes.FIRST_GROUP]
NOT_YOU: Final = tuple(name for name in SINGLE if name not in ("you", "any player"))
CHOSEN: Final = ALL[codes.FIRST_CHOSEN : codes.FIRST_GROUP]

SUITS: Final = ("clubs", "diamonds", "hearts", "spades")
BRAINS: Final = "Brains"
MOST_CARDS: Final = 10


class Verb(NamedTuple):
    op: int
    key: str = ""  # under which the player stands; none: it is you
    may: tuple[str, ...] = ()
    cards: bool = False  # whether it says how many


VERBS: Final[dict[str, Verb]] = {
    "draw": Verb(codes.DRAWS, "who", ALL, True),
    "discard": Verb(codes.DISCARDS, "who", ALL, True),
    "discard hand": Verb(codes.DISCARDS_HAND, "who", ALL),
    "discard Brain": Verb(codes.DISCARDS_BRAIN, "from", ALL),
    "pass": Verb(codes.PASSES_TO, "to", NOT_YOU, True),
    "pass hand": Verb(codes.HAND_TO, "to", NOT_YOU),
    "take card": Verb(codes.TAKES),
    "take top card": Verb(codes.TAKES_TOP),
    "take Brain": Verb(codes.TAKES_BRAIN),
    "take at random": Verb(codes.TAKES_RANDOM, "from", NOT_YOU),
    "look and take": Verb(codes.LOOKS, "from", NOT_YOU),
    "swap hands": Verb(codes.SWAPS_HANDS, "with", NOT_YOU),
    "swap cards": Verb(codes.SWAPS_CARDS, "with", NOT_YOU),
    "steal": Verb(codes.STEALS, "from", NOT_YOU),
    "give Brain": Verb(codes.GIVES_BRAIN, "to", NOT_YOU),
    "move Brains left": Verb(codes.MOVES_BRAINS),
    "drop": Verb(codes.DROPS, "who", ALL),
    "turn over": Verb(codes.TURNS_OVER),
    "roll": Verb(codes.ROLLS),
    "count": Verb(codes.COUNTS),
    "another turn": Verb(codes.ANOTHER_TURN),
    "next turn": Verb(codes.NEXT_TURN, "who", SINGLE),
    "lose turn": Verb(codes.LOSES_TURN, "who", ALL),
}
CONDITIONS: Final = ("die", "turned", "Brain")


class Instruction(NamedTuple):
    """One line of a card's text, checked; the words it was written in are kept, for people to read."""

    what: str  # a verb, or "if die", "if turned", "if Brain"
    who: str = "you"
    cards: int | str = 0  # a number, or "Brains"
    giver: str = "you"  # of pass and pass hand
    least: int = 0  # of a die
    most: int = 0
    kinds: tuple[str, ...] = ()  # of a card turned over: suits, or "Brain"
    start: str = "left"  # of a count
    then: tuple[Instruction, ...] = ()
    otherwise: tuple[Instruction, ...] = ()


# -- reading it ----------------------------------------------------------------------------


def instructions(effect: object) -> tuple[Instruction, ...]:
    """An effect as it stands in the file, checked word for word; ValueError says what is wrong."""
    seen: set[str] = set()
    read = block(effect, seen)
    if not read:
        raise ValueError("effect: a card does something")
    return read


def block(effect: object, seen: set[str]) -> tuple[Instruction, ...]:
    if not isinstance(effect, list):
        raise ValueError('effect: this is a list of instructions, [{ do = "draw", who = "you", cards = 1 }]')
    return tuple(instruction(entry, seen) for entry in effect)


def instruction(entry: object, seen: set[str]) -> Instruction:
    """`seen` gathers what the text has said before: a player chosen, a roll, a count, a card turned over."""
    if not isinstance(entry, dict):
        raise ValueError(f"effect: {entry!r} is no instruction")
    keys = dict(entry)
    if "if" in keys:
        return condition(keys, seen)
    name = keys.pop("do", None)
    if name not in VERBS:
        raise ValueError(f"effect: {name!r} is no word of the vocabulary; one of {', '.join(VERBS)} is")
    verb = VERBS[str(name)]
    giver = str(keys.pop("who", "you")) if name in ("pass", "pass hand") else "you"
    who = person(str(name), verb.key, passes_to(giver) if giver != "you" else verb.may, keys, seen)
    if giver != "you":
        check_person(f"{name}: who", giver, tuple(n for n in ALL if n not in ("you", "any player")), seen)
        if giver in GROUPS and giver not in ROUND and who != "you":
            raise ValueError(f"effect: {name}: {giver} pass to you, or everyone to the left or the right")
    made = Instruction(str(name), who, giver=giver)
    if verb.cards:
        made = made._replace(cards=how_many(str(name), keys.pop("cards", None)))
    if name == "count":
        made = counting(keys, made, seen)
    otherwise = block(keys.pop("otherwise"), set(seen)) if "otherwise" in keys else ()
    if keys:
        raise ValueError(f"effect: {name}: {', '.join(keys)}: this word has no such part")
    if who in CHOSEN or giver in CHOSEN:
        seen.add("player")
    if name in ("roll", "turn over", "count"):
        seen.add(str(name))
    return made._replace(otherwise=otherwise)


def passes_to(giver: str) -> tuple[str, ...]:
    """Who gives to whom: everyone to a neighbour, others to you."""
    return ("left", "right") if giver in ROUND else ("you",)


def person(name: str, key: str, may: tuple[str, ...], keys: dict[str, Any], seen: set[str]) -> str:
    if not key:
        return "everyone with a Brain" if name == "move Brains left" else "you"
    if key not in keys:
        raise ValueError(f"effect: {name}: {key} is missing; one of {', '.join(may)} is allowed")
    who = str(keys.pop(key))
    check_person(f"{name}: {key}", who, may, seen)
    return who


def check_person(where: str, who: str, may: tuple[str, ...], seen: set[str]) -> None:
    if who not in may:
        raise ValueError(f"effect: {where} = {who!r}: one of {', '.join(may)} is allowed")
    if who == "that player" and "player" not in seen:
        raise ValueError(f"effect: {where}: no player has been chosen before")
    if who == "the one counted to" and "count" not in seen:
        raise ValueError(f"effect: {where}: nothing has been counted before")


def how_many(name: str, cards: object) -> int | str:
    if cards == BRAINS:
        return BRAINS
    if isinstance(cards, bool) or not isinstance(cards, int) or not 1 <= cards <= MOST_CARDS:
        raise ValueError(f"effect: {name}: cards = {cards!r}: a number from 1 to {MOST_CARDS}, or {BRAINS!r}")
    return cards


def counting(keys: dict[str, Any], made: Instruction, seen: set[str]) -> Instruction:
    players = keys.pop("players", None)
    start = str(keys.pop("start", "left"))
    if start not in ("left", "you"):
        raise ValueError(f"effect: count: start = {start!r}: it starts with left or with you")
    if players == "die":
        if "roll" not in seen:
            raise ValueError("effect: count: no die has been rolled before")
    elif players != BRAINS and (isinstance(players, bool) or not isinstance(players, int) or not 1 <= players <= 60):
        raise ValueError(f"effect: count: players = {players!r}: a number, 'die' or {BRAINS!r}")
    return made._replace(cards=players, start=start)


def condition(keys: dict[str, Any], seen: set[str]) -> Instruction:
    name = keys.pop("if")
    if name not in CONDITIONS:
        raise ValueError(f"effect: if = {name!r}: one of {', '.join(CONDITIONS)} is allowed")
    made = Instruction(f"if {name}")
    if name == "die":
        made = made._replace(least=side(keys, "from"), most=side(keys, "to"))
        if "roll" not in seen or made.least > made.most:
            raise ValueError("effect: if die: a die rolled before, from the lower side to the higher")
    elif name == "turned":
        kinds = keys.pop("is", None)
        if not isinstance(kinds, list) or not kinds or any(kind not in (*SUITS, "Brain") for kind in kinds):
            raise ValueError(f"effect: if turned: is = {kinds!r}: a list of {', '.join(SUITS)}, Brain")
        if "turn over" not in seen:
            raise ValueError("effect: if turned: no card has been turned over before")
        made = made._replace(kinds=tuple(kinds))
    else:
        who = str(keys.pop("who", "you"))
        check_person("if Brain: who", who, SINGLE[: codes.FIRST_CHOSEN], seen)
        made = made._replace(who=who)
    then = block(keys.pop("then", None), set(seen))
    otherwise = block(keys.pop("otherwise"), set(seen)) if "otherwise" in keys else ()
    if keys:
        raise ValueError(f"effect: if {name}: {', '.join(keys)}: this word has no such part")
    return made._replace(then=then, otherwise=otherwise)


def side(keys: dict[str, Any], key: str) -> int:
    n = keys.pop(key, None)
    if isinstance(n, bool) or not isinstance(n, int) or not 1 <= n <= 6:
        raise ValueError(f"effect: if die: {key} = {n!r}: a side of the die, 1 to 6")
    return n


# -- the small instructions -----------------------------------------------------------------


def program(text: tuple[Instruction, ...], start: int) -> list[int]:
    """What the interpreter follows; the text stands from `start` on."""
    out: list[int] = []
    add_block(out, text, start, ())
    return [*out, int(codes.END)]


def add_block(out: list[int], text: tuple[Instruction, ...], start: int, after: tuple[Instruction, ...]) -> None:
    """`after` is what the text says when this block is done."""
    for i, said in enumerate(text):
        rest = (*text[i + 1 :], *after)
        at = len(out)
        out.append(int(small(said, speaks_of_that(rest))))
        add_block(out, said.then, start, rest)
        if said.otherwise:
            jump = len(out)
            out.append(0)
            out[at] = int(codes.or_else(out[at], start + len(out)))
            add_block(out, said.otherwise, start, rest)
            out[jump] = int(codes.or_else(codes.JUMP, start + len(out)))
        elif said.what.startswith("if"):
            out[at] = int(codes.or_else(out[at], start + len(out)))


def speaks_of_that(text: tuple[Instruction, ...]) -> bool:
    """Whether these go on about the player chosen before."""
    for said in text:
        if "that player" in (said.who, said.giver) or speaks_of_that(said.then) or speaks_of_that(said.otherwise):
            return True
        if said.who in CHOSEN or said.giver in CHOSEN:
            return False
    return False


def small(said: Instruction, later: bool) -> int:
    who = WHO[said.who]
    if said.what == "if die":
        return codes.instruction(codes.IF_ROLLED, 0, said.least, said.most)
    if said.what == "if turned":
        bits = sum(16 if kind == "Brain" else 1 << SUITS.index(kind) for kind in said.kinds)
        return codes.instruction(codes.IF_TURNED, 0, 0, bits)
    if said.what == "if Brain":
        return codes.instruction(codes.IF_BRAIN, who)
    if said.what == "count":
        by = {"die": codes.BY_ROLL, BRAINS: codes.BY_BRAINS}.get(str(said.cards), 0)
        many = said.cards if isinstance(said.cards, int) else 0
        return codes.instruction(codes.COUNTS, 0, many, by + (codes.FROM_YOU if said.start == "you" else 0))
    many = codes.PER_BRAIN if said.cards == BRAINS else int(said.cards)
    op = VERBS[said.what].op
    more = 0
    if said.giver in ROUND:
        op = codes.PASSES_ROUND if said.what == "pass" else codes.HANDS_ROUND
        more = 1 if said.who == "right" else 0
        who = WHO[said.giver]
    elif said.giver != "you":
        op = codes.PASSES_YOU if said.what == "pass" else codes.HAND_YOU
        who = WHO[said.giver]
    return codes.instruction(op, who, many, more, later)
