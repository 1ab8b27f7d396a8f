"""make pictures: docs/pictures/*.svg, boards of real positions in rich's own export."""

from __future__ import annotations

import io
import re
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from orlop import boards, find, lessons
from orlop.boards import QUIET, STRONG, Rule, Word
from orlop.play import YOU
from orlop.screens.terminal import layout, paint, story
from orlop.screens.terminal.layout import Line
from orlop.screens.terminal.medium import Medium
from orlop.screens.told import Data, Teller
from orlop.table.steps import State

if TYPE_CHECKING:
    from rich.terminal_theme import TerminalTheme

WIDTH = 84
TO = Medium(width=WIDTH, colour=True)

# Real positions: what lies there, and what is answered then.
POSITIONS: dict[str, tuple[str, int, int, dict[str, str], list[str], str, list[str]]] = {
    "walk-the-plank": (
        "walk-the-plank",
        5,
        3,
        {},
        ["greenhorn", "greenhorn", "greenhorn", YOU, "greenhorn"],
        """turned: parrots-8
captain: 1
hand 0: doubloons-4 monkeys-11 hookhands-6 +1
hand 1: peglegs-12 hookhands-9 doubloons-2 monkeys-5
hand 2: parrots-9 doubloons-13 +2
hand 3: plank peglegs-3 parrots-11 doubloons-12
hand 4: monster +3
won 0: 1
won 1: 1
won 2: 1
leader: 1
seed: 3
""",
        ["1 play peglegs-12", "2 play parrots-9"],
    ),
    "dead-mans-draw": (
        "dead-mans-draw",
        3,
        0,
        {},
        [YOU, "greenhorn", "random"],
        """turn: 0
kept 0: miser
kept 1: misfire
kept 2: swordsman
play: cannon-5 anchor-4
safe: cannon-5
bank 0: hook-4 map-7 kraken-5 kraken-3 mermaid-6
bank 1: anchor-7 key-6 oracle-6 kraken-4
bank 2: hook-6 chest-3 sword-7 sword-2 mermaid-9
discard: anchor-2 cannon-2 key-2 chest-2 map-2 oracle-2 hook-2 mermaid-4
""",
        ["0 draw", "* draw kraken-6", "0 draw", "* draw hook-7"],
    ),
}


def picture(name: str, lang: str = "en") -> str:
    """As SVG."""
    from rich.console import Console

    console = Console(
        record=True, width=WIDTH, file=io.StringIO(), force_terminal=True, color_system="truecolor", highlight=False
    )
    for line in screen(name, lang):
        console.print(paint.text_of(line), no_wrap=True, crop=False)
    game = find.kind(POSITIONS[name][0])
    svg = console.export_svg(title=f"orlop play {game.id}", theme=night(), unique_id=name)
    svg = re.sub(r"@font-face \{.*?\}", "", svg, flags=re.DOTALL)  # nothing is fetched from anywhere
    svg = SPACES.sub(moved, svg)
    return "\n".join(line.rstrip() for line in svg.splitlines()) + "\n"


CELL = 12.2  # how wide rich sets a character
SPACES = re.compile(r'x="([\d.]+)" y="([\d.]+)" textLength="([\d.]+)" clip-path="([^"]*)">((?:&#160;)+)')


def moved(text: re.Match[str]) -> str:
    """Not every viewer keeps blanks in front: the words are moved instead."""
    n = text[5].count(";")
    x, length = float(text[1]) + n * CELL, float(text[3]) - n * CELL
    return f'x="{x:.1f}" y="{text[2]}" textLength="{length:.1f}" clip-path="{text[4]}">'


def screen(name: str, lang: str) -> list[Line]:
    id, players, me, options, seats, position, answers = POSITIONS[name]
    g: State = find.game(id, players=players, **options).given(position)
    told: list[Data] = []
    for line in answers:
        lessons.happens(g, line)
        told += g.events(me)
    teller = Teller(g.game, lang, seats, me)
    board = boards.of(id)
    assert board is not None
    view = g.view(me)
    rule = layout.lines([Rule()], TO)
    lines = layout.lines(board.draw(view, teller), TO) + rule + story.lines(told, teller, TO) + rule
    question = (Word(teller.say(f"ask-{view['question']['id']}"), STRONG),)
    lines += layout.lines([boards.Row(question, (Word(teller.say("keys"), QUIET),))], TO)
    notes = board.notes(view, teller)
    for n, option in enumerate(view["question"]["options"], 1):
        if notes:
            words = f"{teller.choice(option):17}"
            lines.append([Word(f"  {n:2}  ", STRONG), Word(words), Word(notes.get(option["choice"], ""), QUIET)])
    return [*lines, [Word("> ")], []]


def night() -> TerminalTheme:
    """A dark cabin: the colours a terminal has by day would be too loud here."""
    from rich.terminal_theme import TerminalTheme

    usual = [(24, 28, 38), (224, 108, 117), (130, 200, 120), (229, 192, 106), (97, 160, 239), (200, 140, 100)]
    usual += [(86, 200, 214), (200, 204, 214)]
    bright = [(112, 120, 138), (255, 140, 150), (180, 230, 110), (255, 215, 120), (110, 170, 255), (198, 140, 245)]
    bright += [(110, 230, 235), (240, 244, 250)]
    return TerminalTheme((20, 24, 33), (208, 212, 220), usual, bright)


def main(folder: str) -> None:
    where = Path(folder)
    where.mkdir(parents=True, exist_ok=True)
    for name in POSITIONS:
        (where / f"{name}.svg").write_text(picture(name), encoding="utf-8")
        print(where / f"{name}.svg")


if __name__ == "__main__":
    main(sys.argv[1])
