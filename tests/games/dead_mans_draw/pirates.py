"""How the tests of this game speak: who draws what, who collects, what lies where."""

from __future__ import annotations

from typing import Self

import orlop
from orlop.table.steps import CHANCE
from tests.players import Table

GAME = "dead-mans-draw"


class Pirates(Table):
    """A game told turn by turn."""

    def draws(self, seat: int, *cards: str) -> Self:
        """It is that seat's turn, and it draws these, one after the other; each asked for where it may stop too."""
        for card in cards:
            assert self.turn() == seat, f"it is the turn of {self.turn()}, not of {seat}"
            if self.state.actor != CHANCE:
                self.does(seat, "draw")
            self.chance(card)
        return self

    def collects(self, seat: int) -> Self:
        self.does(seat, "collect")
        return self

    def turn(self) -> int:
        return int(self.there("turn")[0])

    def play(self) -> list[str]:
        """The play area, from left to right."""
        return self.there("play")

    def safe(self) -> set[str]:
        return set(self.there("safe"))

    def bank(self, seat: int) -> list[str]:
        return self.there("bank", seat)

    def discard(self) -> list[str]:
        return self.there("discard")

    def owed(self) -> int:
        return int(self.there("owed")[0])

    def kinds(self) -> list[str]:
        """What has happened so far, as everybody has heard it."""
        return [event["kind"] for event in self.heard]

    def passes_to(self, seat: int) -> None:
        """The turn is over and nothing of it is left: the next player is about to draw."""
        assert self.asked() == "chance next-card", self.asked()
        assert self.turn() == seat
        assert (self.play(), self.safe(), self.owed()) == ([], set(), 0)
        assert self.there("harbor") == self.there("shown") == self.there("busted") == []


def at(position: str, players: int = 2, **options: object) -> Pirates:
    """From a position on.  Where it says "discard: rest", all cards it does not mention lie there."""
    game = orlop.game(GAME, players=players, **options)
    if "rest" in position.split():
        cards = {game.names[c] for c in game.whole_deck()}
        mentioned = [
            word
            for row in position.splitlines()
            if row.partition(":")[0] not in ("safe", "harbor", "top", "next")
            for word in row.partition(":")[2].split()
            if word in cards
        ]
        position = position.replace("rest", f"+{len(game.whole_deck()) - len(mentioned)}")
    return Pirates(game.given(position))


def sits_down(players: int, **options: object) -> Pirates:
    """From the very beginning, chance asked one by one."""
    return Pirates(orlop.game(GAME, players=players, **options).new())


def ended(*banks: str, **options: object) -> tuple[list[int], list[int]]:
    """The scores of such banks at the end, and who has won."""
    rows = "\n".join([f"bank {seat}: {bank}" for seat, bank in enumerate(banks)])
    table = at(f"{rows}\npile:\ndiscard: rest\nrevealed: 1\npending:", players=len(banks), **options)
    table.rests()
    return table.state.scores(), table.state.winners()
