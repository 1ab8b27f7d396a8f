"""A way of choosing that lets things happen: it aims well, fires when it may hit, and is fond of tricks.

Chosen at random hardly a ship is ever sunk and hardly an officer lost.
"""

from __future__ import annotations

import random

from tests.games.broadsides.witness_table import (
    CHANCE,
    CREWMAN,
    GOOD,
    NUMBERS,
    PERFECT,
    POOR,
    SIDES,
    TRICKS,
    Question,
    Ship,
    Table,
    number_of,
    off_centre,
)


def at_random(rng: random.Random, q: Question) -> str:
    if len(q.options) == 1:
        return next(iter(q.options))
    may = sorted(q.options)  # the witness's sets have no order that is the same every time
    return rng.choices(may, [q.options[one] for one in may])[0]


class Gunner:
    """Plays both seats of one game."""

    def __init__(self, rng: random.Random, only_hulls: bool) -> None:
        self.rng = rng
        self.only_hulls = only_hulls
        self.number = 0  # what the card being played is to lie there as ...
        self.place = ""  # ... and where

    def answers(self, q: Question, t: Table) -> str:
        if q.who == CHANCE or self.rng.random() < 0.08:
            return at_random(self.rng, q)
        tricks = [trick for trick in sorted(q.options) if trick in TRICKS]
        if tricks and q.ask != "keep-trick" and self.rng.random() < (0.15 if q.ask == "action" else 0.5):
            return self.rng.choice(tricks)
        answer = self.thought_over(q, t, t.ships[q.who], t.ships[1 - q.who])
        return answer if answer in q.options else at_random(self.rng, q)

    def thought_over(self, q: Question, t: Table, own: Ship, foe: Ship) -> str:
        rng, may = self.rng, sorted(q.options)
        match q.ask:
            case "action":
                return self.action(q, own)
            case "fire":
                hits = all(t.result(q.who, row) in (GOOD, PERFECT, POOR) for row in own.rows)
                return "fire" if hits or rng.random() < 0.1 else "hold-fire"
            case "aim-card":
                return self.card(may, t, own)
            case "aim-number":
                return f"number-{self.number}"
            case "aim-place":
                return self.place
            case "point":
                return self.zone(may, own, foe)
            case "man":
                return max(may, key=lambda cannon: own.shots[cannon].total() + rng.random())
            case "evade" if rng.random() < 0.5:
                return "pass"
            case "hit" if rng.random() < 0.8:
                return rng.choice([man for man in may if man != CREWMAN] or may)
            case "captain" | "mate" if rng.random() < 0.5:
                return "fore-deck"
        return at_random(rng, q)

    def action(self, q: Question, own: Ship) -> str:
        """Repairs seldom and keeps to its Targets."""
        may = q.options
        empty = own.manned is not None and not own.shots[own.manned]
        for action, wanted in (
            ("reload-full", empty),
            ("reload-single", empty),
            ("aim", self.rng.random() < 0.7),
            ("broadside", self.rng.random() < 0.3),
            ("sheer-off", self.rng.random() < 0.3),
            ("hold", self.rng.random() < 0.7),
        ):
            if wanted and action in may:
                return action
        return self.rng.choice([one for one in sorted(may) if one not in ("repair", "change-target")] or sorted(may))

    def card(self, may: list[str], t: Table, own: Ship) -> str:
        """The one that comes closest to a centre, and where."""
        best: tuple[float, str, int, str] | None = None
        for card in may:
            number = number_of(card)
            for place, row, side in own.positions():
                if side in row.aims:
                    continue
                centre = t.centres[row.target][SIDES.index(side)]
                for n in NUMBERS if number is None else (number,):
                    off = abs(off_centre(n, centre))
                    if off <= 1:
                        found = (off + (number is None) * 0.5, card, n, place)
                        best = found if best is None else min(best, found)
        if best is None:
            self.number, self.place = 0, ""
            return ""
        self.number, self.place = best[2:]
        return best[1]

    def zone(self, may: list[str], own: Ship, foe: Ship) -> str:
        rng = self.rng
        if self.only_hulls:
            return rng.choice([zone for zone in may if own.zones[zone].kind == "plank"])
        officers = [deck for deck in foe.officers.values() if deck is not None and deck in may]
        if officers and rng.random() < 0.5:
            return rng.choice(officers)
        worth = {z: foe.on(z) / own.zones[z].targets + rng.random() for z in may if own.zones[z].kind != "sail"}
        return max(worth, key=worth.__getitem__)
