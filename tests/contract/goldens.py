"""Whole games as text, kept beside the tests of each game: any change of the rules, the words or a view is seen there.

python -m tests.contract.goldens          writes them anew; look at what git shows, then keep it or not
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

from orlop.screens.told import Teller
from orlop.table.chance import Rng, any_open
from orlop.table.game import Game
from orlop.table.steps import CHANCE, NOBODY, State
from tests.contract import tables
from tests.contract.tables import Setting

GAMES = Path(__file__).parent.parent / "games"
LOOKS = 5  # so often a seat's view stands in the text
NAMES = ("Ann", "Ben", "Cat", "Dan", "Eve", "Fay", "Gus", "Hal", "Ida", "Jon")


def folder_of(id: str) -> Path:
    return GAMES / id.replace("-", "_") / "goldens"


def kept(id: str) -> dict[str, Setting]:
    """Which games are kept: the usual options with the fewest, the most and some players; and every other value."""
    of = tables.kind_of(id)
    usual = tables.settings(id)[0]
    out = {}
    for players in sorted({of.least, (of.least + of.most) // 2, of.most}):
        out[f"{players}-players"] = Setting(players, usual.options)
    for option in of.choices:
        for value in option.values[1:]:
            for setting in tables.settings(id):
                others = [pair for pair in setting.options if pair[0] != option.name]
                if dict(setting.options)[option.name] == value and set(others) <= set(usual.options):
                    out[f"{setting.players}-players-{option.name}-{value}"] = setting
                    break
    return out


def told(id: str, setting: Setting) -> str:
    """One random game, always the same: every answer, what it makes happen, and now and then what somebody sees."""
    game = tables.seated(id, setting)
    everything = Teller(game, "en", NAMES[: game.players], None)
    rng = Rng(sum(setting.players * ord(letter) for letter in tables.described(game)))
    out = [tables.described(game), ""]
    g = game.new()
    decisions = count(g.copy(), rng.copy())
    looks = [decisions * i // LOOKS for i in range(LOOKS)]
    decided = 0
    while g.actor != NOBODY:
        if is_decision(g):
            if decided in looks:
                out += ["", *seen(game, g, watching(g, looks.index(decided))), ""]
            decided += 1
        out.append(answered(g, rng))
        out += [f"    {line}" for line in happened(game, g, everything)]
    out += ["", f"scores {g.scores()} winners {g.winners()} returns {[round(share, 3) for share in g.returns()]}"]
    return "\n".join(out) + "\n"


def is_decision(g: State) -> bool:
    return g.actor >= 0 and len(g.legal()) > 1


def count(g: State, rng: Rng) -> int:
    """How many decisions there are in the game."""
    decisions = 0
    while g.actor != NOBODY:
        decisions += is_decision(g)
        g.apply(any_open(g, rng))
    return decisions


def watching(g: State, look: int) -> int | None:
    """Mostly the one who is asked, then a neighbour, then a spectator."""
    return [int(g.actor), (int(g.actor) + 1) % int(g.game.players), int(g.actor), None][look % 4]


def answered(g: State, rng: Rng) -> str:
    who = "*" if g.actor == CHANCE else str(g.actor)
    choice = any_open(g, rng)
    said = g.say(choice)
    g.apply(choice)
    return f"{who} {said}"


def happened(game: Game, g: State, teller: Teller) -> list[str]:
    """In words, as the one who knows most of it is told it; and who else is."""
    out = []
    public = g.events(None)
    for i, event in enumerate(public):
        knowing = [seat for seat in range(game.players) if g.events(seat)[i] != event]
        whole = g.events(knowing[0])[i] if knowing else event
        told_to = f" (told to {', '.join([NAMES[seat] for seat in knowing])}; the others: {teller.event(event)})"
        out.append(f"{teller.event(whole)}{told_to if knowing else ''} [{event['clause']}]")
    return out


def seen(game: Game, g: State, seat: int | None) -> list[str]:
    """What that seat, or a spectator, sees, and what it is asked."""
    teller = Teller(game, "en", NAMES[: game.players], seat)
    view = g.view(seat)
    out = [f"-- {'a spectator' if seat is None else NAMES[seat]} sees"]
    out += [f"   {line}" for line in teller.table(view)]
    question = view["question"]
    out.append(f"   {', '.join([NAMES[s] for s in view['waiting']])}: {question['id']}")
    out += [f"     {option['say']}: {teller.choice(option)}" for option in question.get("options", [])]
    out += [f"     not {refused['say']} [{refused['clause']}]" for refused in question.get("refused", [])]
    return out


def main(ids: Sequence[str]) -> None:
    for id in ids or tables.found():
        folder = folder_of(id)
        folder.mkdir(parents=True, exist_ok=True)
        wanted = kept(id)
        for path in folder.glob("*.txt"):
            if path.stem not in wanted:
                path.unlink()
        for name, setting in wanted.items():
            (folder / f"{name}.txt").write_text(told(id, setting), encoding="utf-8")
        print(f"{id}: {len(wanted)} games told in {folder}")


if __name__ == "__main__":
    main(sys.argv[1:])
