"""The table at which people sit: it tells, draws and asks, each seat for itself."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING

from orlop import boards
from orlop.boards import QUIET, STRONG, Part, Word
from orlop.play import is_person
from orlop.screens.terminal import asking, generic, layout, medium, paint, remembered, story
from orlop.screens.terminal.layout import Line
from orlop.screens.terminal.medium import Medium
from orlop.screens.terminal.reading import Keyboard, Lines, Piped
from orlop.screens.told import Data, Teller
from orlop.table.game import Game
from orlop.words import COMMON, Refusal, Words

if TYPE_CHECKING:
    from orlop.screens.playing import Sitting

WIPE = "\x1b[H\x1b[2J"
APART = "\x1b[?1049h" + WIPE  # another screen, which has no scroll-back
TOGETHER = WIPE + "\x1b[?1049l"
LATEST = 4  # so many lines of the story stay in sight, if it was that long
NO_SCROLLBACK = "\x1b[3J"


class Table:
    def __init__(self, to: Medium, lang: str, pace: float | None = None, lines: Lines | None = None) -> None:
        self.medium = to
        self.lang = lang
        known = remembered.pace() if pace is None else pace
        self.pace = story.USUAL if known is None else known
        if lines is None:
            lines = Keyboard() if to.live and not to.plain else Piped(prompts=to.typed)
        self.lines = lines
        self.remembers_language = False  # whether the language was asked for by name
        self.apart = False  # whether somebody's own screen is shown, not the common one
        self.just_told: list[Data] = []

    def lay(self, game: Game, seats: Sequence[str]) -> None:
        """This game is played here, by these."""
        self.game = game
        self.seats = list(seats)
        self.people = [seat for seat, name in enumerate(seats) if is_person(name)]
        self.board = boards.of(game.id)
        if len(self.people) > 1 and self.medium.typed and not self.medium.live:
            raise Refusal("cannot-hide")

    def teller(self, seat: int | None) -> Teller:
        return Teller(self.game, self.lang, self.seats, seat)

    @property
    def shared(self) -> bool:
        """Several people sit at this keyboard, and the others must not see what one sees."""
        return len(self.people) > 1 and self.medium.live

    # -- saying ---------------------------------------------------------------------------

    def say(self, message: str, **arguments: object) -> None:
        print(Words(COMMON).say(self.lang, message, arguments))

    def write(self, lines: list[Line]) -> None:
        paint.show(lines, self.medium)

    def control(self, sequence: str) -> None:
        sys.stdout.write(sequence)
        sys.stdout.flush()

    def cover(self) -> None:
        """Back to the common screen; nothing of anybody's own is left."""
        if self.apart:
            self.control(TOGETHER + NO_SCROLLBACK)
            self.apart = False

    def leave(self, path: str) -> None:
        self.cover()
        print()
        self.say("go-on", file=path)

    # -- a turn ---------------------------------------------------------------------------

    def asks(self, sitting: Sitting, seat: int) -> int | None:
        """That seat's choice; None if something else was done, and it must be asked anew."""
        if self.shared:
            self.hand_over(sitting, seat)
        told = self.told(sitting.heard_by(seat), self.teller(seat))
        if not self.apart:
            story.tell(told, self.medium, self.pace)
        choice = asking.Asking(self, sitting, seat).answer(told)
        if self.apart and choice is not None:
            self.cover()
        return choice

    def told(self, events: list[Data], teller: Teller) -> list[Line]:
        if events:
            self.just_told = events
        return story.lines(events, teller, self.medium)

    def hand_over(self, sitting: Sitting, seat: int) -> None:
        """What all may see on the common screen; then nothing, until that one sits there alone."""
        if self.apart:
            return
        public = self.teller(None)
        story.tell(story.lines(sitting.heard_by(None), public, self.medium), self.medium, self.pace)
        self.control(APART)
        self.apart = True
        print("\n\n")
        self.lines.line("  " + public.say("hand-over", who=public.seats[seat]) + " ", whose=seat)
        self.control(WIPE)

    def parts(self, view: Data, teller: Teller) -> list[Part]:
        return self.board.draw(view, teller) if self.board is not None else generic.board(view, teller)

    def draw(self, view: Data, teller: Teller, told: list[Line], question: list[Line]) -> None:
        """The state above, the story in the middle, the choice below.

        Line by line the story stands above already, told as it happened.
        """
        self.draw_all(view, teller, told if self.wipes else [], question)

    @property
    def wipes(self) -> bool:
        """Whether each question has the screen to itself."""
        return self.medium.live and not self.medium.plain

    def show_told(self, told: list[Line]) -> None:
        """Line by line, before the board; where the screen is wiped it is drawn with the board."""
        if not self.wipes:
            self.write(told)

    def draw_all(self, view: Data, teller: Teller, told: list[Line], question: list[Line]) -> None:
        """All on one screen: where it is low the board is set closely, and the story keeps its last lines."""
        to = self.medium
        if self.medium.live:
            to = self.medium = medium.resized(self.medium)
        parts = self.parts(view, teller)
        board = layout.lines(parts, to)
        rule = [] if to.plain else layout.lines([boards.Rule()], to)
        if self.wipes:
            room = 0
            for closely in range(layout.LOOSE, layout.FLAT + 1):
                board = layout.lines(parts, to, closely)
                room = to.height - len(board) - len(question) - 3  # two rules, and the line that is typed
                if room >= min(len(told), LATEST):
                    break
            told = told[-room:] if room > 0 else []
            self.control(WIPE)
        gap: list[Line] = [[Word("")]] if to.plain else []
        middle = [*rule, *told] if told else []
        self.write([*gap, *board, *gap, *middle, *(rule if question else []), *question])

    def with_keys(self, said: Word, keys: str) -> list[Line]:
        """What is asked, and at a keyboard which commands there are."""
        if self.medium.plain:
            return [[said]]
        return layout.lines([boards.Row((said,), (Word(keys, QUIET),) if self.medium.live else ())], self.medium)

    def over(self, sitting: Sitting) -> None:
        """The last that happened, how the table stands, and who won."""
        me = self.people[0] if len(self.people) == 1 else None
        teller = self.teller(me)
        told = self.told(sitting.heard_by(me), teller)
        story.tell(told, self.medium, self.pace)
        result = Word(teller.result(sitting.state.winners()), STRONG)
        self.draw(sitting.state.view(me), teller, told, [[Word("" if self.medium.plain else " "), result]])


def quiet(text: str) -> Line:
    return [Word(text, QUIET)]
