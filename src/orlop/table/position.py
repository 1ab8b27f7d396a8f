"""A moment of a game as text that people write, and as bytes that programs keep.

    turned: parrots-8
    hand 0: peglegs-12 +6
    pending: play 0
    next: hook-4 kraken-5

One line for each place of the game's list of lines (views.py); what is not
mentioned is as at the start, and cards not mentioned lie in the stock.  "+6"
deals six of those, by the seed.  pending: the steps still to come, the next one
first.  next: what chance will answer first.
"""

from __future__ import annotations

from hashlib import sha256
from typing import TYPE_CHECKING, Final
from zlib import crc32

from orlop.table.chance import Dealer, Rng, Scripted
from orlop.table.steps import ABOUT, NOBODY, ONE_MORE, SEAT, State, lay_all, settle, to_come
from orlop.table.views import Line

if TYPE_CHECKING:
    from orlop.table.game import Game

FORMAT: Final = b"orlop1"


def fields(g: State) -> dict[str, list[int]]:
    return {place: line.read(g, i) for line in g.game.lines for i, place in enumerate(line.places(g))}


# -- text ----------------------------------------------------------------------------


def write(g: State) -> str:
    """The position of a state, so that given() makes the same state of it."""
    blank = fields(g.game.blank())
    out: list[str] = []
    for line in g.game.lines:
        for i, place in enumerate(line.places(g)):
            ids = line.read(g, i)
            if ids != blank[place] or line.name == g.game.stock() or line.name in g.game.always:
                out.append(f"{place}: {in_words(g, line, ids)}".rstrip())
    out.append(f"pending: {', '.join(pending(g))}".rstrip())
    return "\n".join(out) + "\n"


def in_words(g: State, line: Line, ids: list[int]) -> str:
    return " ".join([str(i) for i in ids] if line.is_numbers() else line.named(g, ids))


def pending(g: State) -> list[str]:
    """The steps still to come, the next one first: question, seat, and where there is any, times and about."""
    out: list[str] = []
    for step in to_come(g):
        said = f"{g.asks[step & 255].name} {(step >> 8) & 15}"
        if (step >> 12) & 255:
            said += f" x{((step >> 12) & 255) + 1}"
        if step >> 20:
            said += f" about {step >> 20}"
        out.append(said)
    return out


def read(game: Game, text: str, dealer: Dealer | None) -> State:
    g = game.blank()
    g.listening = True
    given = statements(game, text)
    places = {place: (line, i) for line in game.lines for i, place in enumerate(line.places(g))}
    more: dict[str, int] = {}
    for place, (line, i) in places.items():  # in the order of the lines, for one may build on another
        if place not in given:
            continue
        words = given[place]
        ids, unknown = read_place(game, place, line, words)
        line.write(g, i, ids)
        if sorted(line.read(g, i)) != sorted(ids):
            raise ValueError(f"{place}: {' '.join(words)}: one of these more often than there can be")
        if unknown:
            more[place] = unknown
    game.complete(g, set(given))
    deal_the_rest(g, given, more, Rng(seed_of(given)))
    if "pending" in given:
        read_pending(g, " ".join(given["pending"]))
    game.resume(g, set(given))
    check(g)
    settle(g)
    if g.actor == NOBODY and given.get("pending"):
        raise ValueError(f"pending: {' '.join(given['pending'])}: nobody would have anything to choose")
    g.dealer = dealer
    if given.get("next"):
        g.dealer = Scripted([*given["next"]], dealer)
    if g.dealer is not None:
        g.dealer.serve(g)
    return g


OF_POSITIONS: Final = ("pending", "next", "seed")


def statements(game: Game, text: str) -> dict[str, list[str]]:
    """place: words.  Empty lines and what follows a # do not count."""
    allowed = [place for line in game.lines for place in line.places(game.blank())]
    out: dict[str, list[str]] = {}
    for row in text.splitlines():
        row = row.partition("#")[0].strip()
        if not row:
            continue
        place, colon, rest = row.partition(":")
        place = " ".join(place.split())
        if not colon or (place not in allowed and place not in OF_POSITIONS):
            may = ", ".join([line.name for line in game.lines])
            raise ValueError(f"{row!r} is no line of a position; it begins with one of {may}, pending, next or seed")
        if place in out:
            raise ValueError(f"{place} is given twice")
        out[place] = rest.split()
    return out


def seed_of(given: dict[str, list[str]]) -> int:
    words = given.get("seed", ["0"])
    if len(words) != 1 or not words[0].isdecimal():
        raise ValueError(f"seed: {' '.join(words)}: a seed is a whole number")
    return int(words[0])


def read_place(game: Game, place: str, line: Line, words: list[str]) -> tuple[list[int], int]:
    ids: list[int] = []
    unknown = 0
    for word in words:
        if word.startswith("+") and word[1:].isdecimal() and line.holds:
            unknown += int(word[1:])
        elif line.is_numbers():
            ids.append(number(place, line, word))
        elif word in game.ids and line.base <= game.ids[word] < line.base + 120:
            ids.append(game.ids[word])
        else:
            raise ValueError(f"{place}: {word} is nothing that can lie there")
    if line.one_value() and len(ids) + unknown > 1:
        raise ValueError(f"{place}: {' '.join(words)}: one of them, not {len(ids)}")
    if line.is_numbers() and line.one_value() and not ids:
        raise ValueError(f"{place}: a number is missing")
    return ids, unknown


def number(place: str, line: Line, word: str) -> int:
    if not word.lstrip("-").isdecimal():
        raise ValueError(f"{place}: {word} is no number")
    n = int(word)
    if n < line.least() or (line.most() >= line.least() and n > line.most()):
        raise ValueError(f"{place}: {word}: it is {line.least()} to {line.most()}")
    return n


def deal_the_rest(g: State, given: dict[str, list[str]], more: dict[str, int], rng: Rng) -> None:
    """What the position leaves open, by the seed; and the rest of the cards into the stock."""
    game = g.game
    packs = unmentioned(g)
    for line in game.lines:
        for i, place in enumerate(line.places(g)):
            if place in more:
                deal_into(g, line, i, more[place], packs[game.pack(g, place)], rng)
    stock = game.stock()
    if stock and stock not in given:
        for line in game.lines:
            if line.name == stock:
                line.write(g, 0, sorted(packs[game.pack(g, stock)]))


def deal_into(g: State, line: Line, i: int, n: int, left: list[int], rng: Rng) -> None:
    """So many more cards into one place; what is dealt there may shut out what fitted before."""
    game, place = g.game, line.places(g)[i]
    ids = line.read(g, i)
    fitting = [c for c in left if game.fits(g, place, c)]
    dealt = 0
    while dealt < n:
        if not fitting:
            raise ValueError(f"{place}: +{n}: only {dealt} cards are left for it")
        card = fitting.pop(rng.below(len(fitting)))
        if game.fits(g, place, card):
            ids.append(card)
            left.remove(card)
            line.write(g, i, sorted(ids) if line.name not in game.in_order else ids)
            dealt += 1


def unmentioned(g: State) -> dict[str, list[int]]:
    """The cards of each pack that lie nowhere yet."""
    packs = g.game.packs()
    for line in g.game.lines:
        if line.holds:
            for i, place in enumerate(line.places(g)):
                for c in line.read(g, i):
                    left = packs[g.game.pack(g, place)]
                    if c not in left:
                        raise ValueError(f"{place}: {g.game.name(c)}: there are not so many of that card")
                    left.remove(c)
    return packs


def check(g: State) -> None:
    """A position that cannot be is refused."""
    for left in unmentioned(g).values():
        if left:
            nowhere = g.game.name(left[0])
            raise ValueError(f"{nowhere} lies nowhere: every card lies in some place, or none is left unsaid")
    flaw = g.game.flaw(g)
    if flaw is not None:
        raise ValueError(flaw)


def read_pending(g: State, text: str) -> None:
    names = {g.asks[i].name: i for i in range(len(g.asks))}
    steps: list[int] = []
    for said in [part.strip() for part in text.split(",") if part.strip()]:
        words = said.split()
        if words[0] not in names:
            raise ValueError(f"pending: {words[0]} is no question of {g.game.id}; one of {', '.join(names)} is")
        step = names[words[0]]
        at = 1
        if at < len(words) and words[at].isdecimal():
            if int(words[at]) >= g.game.players:
                raise ValueError(f"pending: {said}: seats are 0 to {g.game.players - 1}")
            step += SEAT * int(words[at])
            at += 1
        if at < len(words) and words[at][0] == "x" and words[at][1:].isdecimal() and 0 < int(words[at][1:]) <= 256:
            step += ONE_MORE * (int(words[at][1:]) - 1)
            at += 1
        if at + 1 < len(words) and words[at] == "about" and words[at + 1].isdecimal():
            step += ABOUT * int(words[at + 1])
            at += 2
        if at != len(words):
            raise ValueError(f"pending: {said}: a question, a seat, perhaps x2 for twice, perhaps about and a number")
        steps.append(step)
    lay_all(g, steps)


# -- bytes ---------------------------------------------------------------------------


def heading(game: Game) -> bytes:
    """Which game the bytes are of: they fit no other."""
    options = ",".join([f"{name}={value}" for name, value in sorted(game.options.items())])
    deck = sha256(game.components.encode()).hexdigest() if game.components is not None else ""
    return FORMAT + f"|{game.id}|{game.rules}|{game.players}|{options}|{deck}|".encode()


def to_bytes(g: State) -> bytes:
    steps = to_come(g)
    numbers: list[int] = [len(steps), g.number + g.tellings, *steps]
    for ids in fields(g).values():
        numbers.append(len(ids))
        numbers.extend(ids)
    whole = heading(g.game) + b"".join([n.to_bytes(8, "little", signed=True) for n in numbers])
    return whole + crc32(whole).to_bytes(4, "little")


def from_bytes(game: Game, b: bytes) -> State:
    head = heading(game)
    if not b.startswith(head):
        raise ValueError(f"these bytes are no state of {game.id} with {game.players} players and these options")
    whole = b[:-4]
    body = whole[len(head) :]
    if len(body) < 16 or len(body) % 8 or crc32(whole).to_bytes(4, "little") != b[-4:]:
        raise ValueError("these bytes are torn or have been changed: they are no state as it was written")
    numbers = [int.from_bytes(body[i : i + 8], "little", signed=True) for i in range(0, len(body), 8)]
    g = game.blank()
    g.listening = True
    try:
        at = 2 + numbers[0]
        lay_all(g, numbers[2:at])
        g.number = numbers[1]
        for line in game.lines:
            for i in range(len(line.places(g))):
                n = numbers[at]
                line.write(g, i, numbers[at + 1 : at + 1 + n])
                at += 1 + n
    except IndexError:
        at = -1
    if at != len(numbers):
        raise ValueError("these bytes are of another table: what lies on this one does not fit them")
    game.refit(g)
    settle(g)
    return g
