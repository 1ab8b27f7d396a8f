"""The parts of a board as lines: with boxes, as lists where it is narrow, or in sentences."""

from __future__ import annotations

from collections.abc import Sequence

from orlop.boards import QUIET, STRONG, Card, Cards, Grid, Part, Row, Rule, Title, Word, Words
from orlop.screens.terminal.medium import Medium

Line = list[Word]
INNER = 4  # columns within a card
BOX = INNER + 2
CAPTION = 11  # longer names below a card are cut
FRAMES = {
    (True, False): "┌─┐│└┘",
    (True, True): "┏━┓┃┗┛",
    (False, False): "+-+|++",
    (False, True): "#=####",
}
BROAD = 120  # a wider board is harder to read, not easier
MANY = 5  # so many rows of a table stand one below the other; more go side by side where there is room
TO_ASCII = str.maketrans({"∙": "-", "▸": ">", "✓": "+", "✗": "x", "–": "-", "—": "-", "…": "...", "’": "'", "“": '"'})


LOOSE, NO_RULES, FLAT_BATTLE, FLAT = range(4)  # how closely a board is set, where the terminal is low


def lines(parts: Sequence[Part], to: Medium, closely: int = LOOSE) -> list[Line]:
    to = to._replace(width=min(to.width, BROAD))
    if to.plain:
        return [[Word(sentence)] for part in parts for sentence in spoken(part)]
    out: list[Line] = []
    for part in parts:
        if isinstance(part, Rule):
            if closely == LOOSE:
                out.append([Word((FRAMES[to.signs, False][1]) * to.width, QUIET)])
        elif isinstance(part, Title | Row):
            out += row(part, to)
        elif isinstance(part, Grid):
            out += grid(part, to)
        elif closely == FLAT or (closely == FLAT_BATTLE and not any(card.option for card in part.cards)):
            out += flat(part, to)
        elif to.boxes:
            out += boxed(part, to)
        else:
            out += listed(part, to)
    return [shown(line, to) for line in out]


def shown(line: Line, to: Medium) -> Line:
    if to.signs:
        return line
    return [Word(word.text.translate(TO_ASCII), word.tone) for word in line]


def size(text: str) -> int:
    """In columns."""
    if text.isascii():
        return len(text)
    from wcwidth import wcswidth

    return max(wcswidth(text), 0)


def length(line: Sequence[Word]) -> int:
    return sum(size(word.text) for word in line)


def text(line: Sequence[Word]) -> str:
    return "".join(word.text for word in line).rstrip()


def row(part: Title | Row, to: Medium) -> list[Line]:
    """Left and right, if both fit; else one below the other."""
    left, right = unsigned(part.left, to), unsigned(part.right, to)
    gap = to.width - 2 - length(left) - length(right)
    if right and gap >= 2:
        return [[Word(" "), *left, Word(" " * gap), *right]]
    return [*folded(left, to.width, 1), *(folded(right, to.width, 1) if right else [])]


def unsigned(line: Words, to: Medium) -> Line:
    """Each sign before its word, where signs can be shown."""
    return [Word(f"{word.sign} {word.text}" if word.sign and to.signs else word.text, word.tone) for word in line]


def folded(line: Sequence[Word], width: int, indent: int, hanging: int = 0) -> list[Line]:
    """Broken between words where it is too long for the terminal."""
    out: list[Line] = [[Word(" " * indent)]]
    at = indent
    for word in line:
        for i, piece in enumerate(word.text.split(" ")):
            space = 1 if i > 0 else 0
            if at + space + size(piece) > width and at > indent + hanging:
                out.append([Word(" " * (indent + hanging))])
                at, space = indent + hanging, 0
            out[-1].append(Word(" " * space + piece, word.tone))
            at += space + size(piece)
    return out


# -- cards ----------------------------------------------------------------------------------


def boxed(part: Cards, to: Medium) -> list[Line]:
    """Boxes side by side, as many as fit; what stands beside them to the right, or below."""
    margin = max(13, size(part.label) + 3)
    if not part.cards:
        out = [[Word(f" {part.label:{margin - 1}}", QUIET), Word(part.empty)]] if part.empty else []
        return out + [[Word(" " * margin), *line] for line in part.beside]
    widths = [cell(card) for card in part.cards]
    many = fitting(widths, to.width - margin)
    out = []
    for start in range(0, len(part.cards), many):
        out += strip(part.cards[start : start + many], widths[start : start + many], to)
    label = f" {part.label}"
    out = [[Word(f"{label if i == 1 else '':{margin}}", QUIET), *line] for i, line in enumerate(out)]
    at = max(length(line) for line in out) + 3
    if len(part.cards) <= many and at + max((length(line) for line in part.beside), default=0) <= to.width:
        for line, words in zip(out[1:], part.beside):
            line += [Word(" " * (at - length(line))), *unsigned(words, to)]
        out += [[Word(" " * at), *unsigned(words, to)] for words in part.beside[len(out) - 1 :]]
        return out
    return out + [line for words in part.beside for line in folded(unsigned(words, to), to.width, margin)]


def cell(card: Card) -> int:
    """How wide its column is: a box, or the name below it."""
    return max(BOX, min(size(card.caption), CAPTION)) + 1


def fitting(widths: list[int], room: int) -> int:
    """How many fit into a row, if the rows are alike."""
    many = len(widths)
    while many > 1 and max(sum(widths[i : i + many]) for i in range(0, len(widths), many)) > room:
        many -= 1
    return many


def strip(cards: Sequence[Card], widths: Sequence[int], to: Medium) -> list[Line]:
    """One row of boxes."""
    out: list[Line] = [[], [], [], []]
    for card, width in zip(cards, widths):
        for line, piece in zip(out, box(card, to)):
            line += [*piece, Word(" " * (width - BOX))]
    if any(card.caption for card in cards):
        names = [f"{card.caption[:CAPTION]:{width}}" for card, width in zip(cards, widths)]
        out.append([Word(name, STRONG if card.bright else "") for name, card in zip(names, cards)])
    return out


def box(card: Card, to: Medium) -> list[Line]:
    frame = FRAMES[to.signs, card.bright]
    edge = QUIET if card.faded else card.face.tone
    tone = QUIET if card.faded else card.face.tone
    sign = card.face.sign if to.signs else ""
    top = f"{sign}{card.face.number:>{INNER - size(sign)}}" if card.face.number else f"{sign:^{INNER}}"
    foot = str(card.option) if card.option else card.foot[:INNER]
    side = Word(frame[3], edge)
    dashes = INNER - size(foot)
    low = [Word(frame[4] + frame[1] * (dashes - dashes // 2), edge)]
    low += [Word(foot, STRONG if card.option else tone), Word(frame[1] * (dashes // 2) + frame[5], edge)]
    return [
        [Word(frame[0] + frame[1] * INNER + frame[2], edge)],
        [side, Word(top, tone), side],
        [side, Word(f"{card.face.letters[:INNER]:{INNER}}", tone), side],
        low,
    ]


def listed(part: Cards, to: Medium) -> list[Line]:
    """Where there is no room for boxes: a line for each card."""
    if not part.cards:
        out = folded([Word(f"{part.label}: ", QUIET), Word(part.empty)], to.width, 1) if part.empty else []
    else:
        out = [[Word(f" {part.label}", QUIET)]]
        for card in part.cards:
            out += folded(entry(card, to), to.width, 1, 4)
    return out + [line for words in part.beside for line in folded(unsigned(words, to), to.width, 1)]


def flat(part: Cards, to: Medium) -> list[Line]:
    """Where there is no height for anything else: the cards in a line."""
    line: Line = [Word(f"{part.label}  ", QUIET)]
    for i, card in enumerate(part.cards):
        said = f"{card.face.sign}\u00a0{card.name}" if to.signs and card.face.sign else card.name
        line.append(Word(f"{card.option}\u00a0" if card.option else "", STRONG))
        line.append(Word(said.replace(" ", "\u00a0"), QUIET if card.faded else card.face.tone))
        more = card.caption or card.foot
        line.append(Word(f" {more}" if more else "", STRONG if card.bright else QUIET))
        line.append(Word("   " if i + 1 < len(part.cards) else ""))
    if not part.cards:
        line.append(Word(part.empty))
    out = folded(line, to.width, 1, 2) if part.cards or part.empty else []
    out += [line for words in part.beside for line in folded(unsigned(words, to), to.width, 1)]
    return [[Word(word.text.replace("\u00a0", " "), word.tone) for word in line] for line in out]


def entry(card: Card, to: Medium) -> Line:
    sign = f"{card.face.sign} " if to.signs and card.face.sign else ""
    tone = QUIET if card.faded else card.face.tone
    out = [Word(f"{card.option or '':>3} ", STRONG), Word(sign + card.name, tone)]
    more = [word for word in (card.caption, card.note, card.foot) if word]
    if more:
        out.append(Word("  " + ", ".join(dict.fromkeys(more)), STRONG if card.bright else QUIET))
    return out


# -- tables ---------------------------------------------------------------------------------


def grid(part: Grid, to: Medium) -> list[Line]:
    table = [[unsigned(cell, to) for cell in cells] for cells in [part.head, *part.rows]]
    gap = 1 if part.tight else 2
    if wide(table, gap) > to.width:
        table = [[cut(words) if i < 2 else words for i, words in enumerate(cells)] for cells in table]
    whole = wide(table, gap)
    if whole > to.width:
        return [line for cells in part.rows for line in folded(sentence(spoken_head(part), cells), to.width, 1, 3)]
    right = [numeral([cells[i] for cells in table[1:]]) for i in range(len(part.head))]
    out = [[Word(" "), *across(cells, widths_of(table), gap, right)] for cells in table]
    head = [Word(word.text, word.tone or QUIET) for word in out[0]]
    rows = out[1:]
    if len(rows) > MANY and 2 * whole + 3 <= to.width:
        half = (len(rows) + 1) // 2
        rows = [a + [Word("   ")] + b for a, b in zip(rows[:half], rows[half:] + [[Word("")]])]
        head = head + [Word("   ")] + head
    return [head, *rows] if text(head).strip() else rows


def widths_of(table: Sequence[Sequence[Line]]) -> list[int]:
    return [max(length(cells[i]) for cells in table) for i in range(len(table[0]))]


def wide(table: Sequence[Sequence[Line]], gap: int) -> int:
    """With a margin of one column; after a column in which nothing stands there is no gap."""
    return 1 - gap + sum(width + gap for width in widths_of(table) if width)


def cut(words: Line) -> Line:
    """A long name, where there is no room for it."""
    return words if length(words) <= CAPTION else [Word(text(words)[: CAPTION - 1] + ".", words[0].tone)]


def spoken_head(part: Grid) -> Sequence[Words]:
    return [(Word(said),) for said in part.spoken] or part.head


def numeral(column: Sequence[Line]) -> bool:
    """Whether nothing but numbers stands in it: these are set to the right."""
    said = [text(cell) for cell in column if text(cell)]
    return bool(said) and all(one.lstrip("+-").isdecimal() for one in said)


def across(cells: Sequence[Line], widths: Sequence[int], gap: int, right: Sequence[bool]) -> Line:
    out: Line = []
    for words, width, to_the_right in zip(cells, widths, right):
        if width:
            pad = Word(" " * (width - length(words)))
            out += [pad, *words] if to_the_right else [*words, pad]
            out.append(Word(" " * gap))
    return out[:-1]


def sentence(head: Sequence[Words], cells: Sequence[Words]) -> Line:
    """A row without its table: ann: battles 2, cards 4, Captain."""
    out: Line = [*cells[0], Word(": ")]
    first = True
    for label, words in zip(head[1:], cells[1:]):
        if text(words).strip("∙"):
            name = text(label)
            out += [Word("" if first else ", "), Word(f"{name} " if name else ""), *words]
            first = False
    return out


# -- sentences ------------------------------------------------------------------------------


def spoken(part: Part) -> list[str]:
    """For a screen reader and a pipe."""
    if isinstance(part, Rule):
        return []
    if isinstance(part, Title | Row):
        both = [bare(part.left), bare(part.right)]
        return [sentences(both)] if any(both) else []
    if isinstance(part, Grid):
        head = [(Word(bare(cell)),) for cell in spoken_head(part)]
        return [text(sentence(head, [(Word(bare(cell)),) for cell in cells])) + "." for cells in part.rows]
    if not part.cards and not part.empty and not part.beside:
        return []
    cards = "; ".join(named(card) for card in part.cards) or part.empty
    return [sentences([f"{part.label}: {cards}" if cards else part.label, *(bare(line) for line in part.beside)])]


def sentences(parts: Sequence[str]) -> str:
    return " ".join(f"{part[:1].upper()}{part[1:]}{'' if part[-1:] in '.!?' else '.'}" for part in parts if part)


def bare(words: Words) -> str:
    """Without the signs."""
    return " ".join("".join(word.text for word in words).split()).replace(" ∙ ", ", ")


def named(card: Card) -> str:
    more = [word for word in (card.caption, card.note or card.foot) if word]
    return f"{card.name} ({', '.join(more)})" if more else card.name
