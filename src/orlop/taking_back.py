"""Whether a choice may be taken back: only if nothing has come out since that somebody did not know."""

from __future__ import annotations

from collections import Counter
from typing import Any, NamedTuple

from orlop.table.steps import CHANCE, State


class Refused(NamedTuple):
    """Why not: a message of the words, and the card or the seat it names."""

    message: str
    what: str = ""
    who: int | None = None


def last_choice(path: list[tuple[int, State]], seat: int) -> int:
    """Where in the path that seat last chose; 0: nowhere."""
    return next((i for i in range(len(path) - 1, 0, -1) if path[i][0] == seat), 0)


def refusal(path: list[tuple[int, State]], seat: int) -> Refused | None:
    """None if that seat's last choice may be taken back."""
    at = last_choice(path, seat)
    if at == 0:
        return Refused("undo-nothing")
    for who, _ in path[at + 1 :]:
        if who == CHANCE:
            return Refused("undo-chance")
        return Refused("undo-others", who=who)
    before, after = path[at - 1][1], path[-1][1]
    if after.actor == CHANCE:
        return None  # nothing has come yet
    shown = come_to_light(before, after)
    return Refused("undo-seen", what=shown) if shown else None


def come_to_light(before: State, after: State) -> str:
    """A card, or another thing, that some seat or a spectator sees now and did not see then."""
    game = before.game
    reveals = {kind.name for kind in game.kinds if kind.reveals}
    for e in after.events(None):
        if e["kind"] in reveals:
            return str(e["what"] or e["kind"])
    for seat in (None, *range(game.players)):
        more = visible(after, seat) - visible(before, seat)
        if more:
            return sorted(more)[0]
    return ""


def visible(g: State, seat: int | None) -> Counter[str]:
    """The cards that seat sees, by name; each lies in one place only."""
    table = g.view(seat)["table"]
    out: Counter[str] = Counter()
    for line in g.game.lines:
        if line.holds:
            out.update(names(table.get(line.name)))
    return out


def names(value: Any) -> list[str]:
    if isinstance(value, str):
        return [value]
    return [name for one in value for name in names(one)] if isinstance(value, list) else []
