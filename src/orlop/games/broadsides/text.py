# uncompiled
"""The components in words, each with its source."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Any

from orlop.games.broadsides.choices import CANNON_KINDS
from orlop.games.broadsides.components import CANNONS, Entry, Transcription, printed
from orlop.table.game import Game

HERE = Path(__file__).parent
NO_SOURCE = "own transcription"


@cache
def clauses() -> dict[str, Any]:
    return tomllib.loads((HERE / "clauses.toml").read_text(encoding="utf-8"))


def components_list(game: Game, lang: str = "en") -> list[dict[str, Any]]:
    """The zones, the Targets, the cannons, the Reputations and the tricks that this game is played with."""
    file = Transcription(printed() if game.components is None else game.components)
    targets = file.all("target")
    out = [shown(game, entry, zone_name(entry), zone(game, entry, lang), lang) for entry in file.all("zone")]
    out += [shown(game, entry, f"target-{n}", target(game, entry, lang), lang) for n, entry in enumerate(targets, 1)]
    for entry in file.all("cannon"):
        name = CANNON_KINDS[CANNONS.index(entry.text("id"))]
        out.append(shown(game, entry, name, "\n".join(entry.texts("grid")), lang))
    for kind, prefix in (("reputation", "rep"), ("trick", "trick")):
        for entry in file.all(kind):
            said = clauses()[f"bs.{prefix}-{entry.text('id')}"][lang]
            out.append(shown(game, entry, entry.text("id"), said, lang))
    return out


def shown(game: Game, entry: Entry, name: str, text: str, lang: str) -> dict[str, Any]:
    source = entry.found.get("source", NO_SOURCE)
    return {"kind": entry.kind, "name": name, "words": game.called(name, lang), "text": text, "source": source}


def zone_name(entry: Entry) -> str:
    return entry.text("id").replace("_", "-")


def zone(game: Game, entry: Entry, lang: str) -> str:
    def said(message: str, **arguments: object) -> str:
        return str(game.words.say(lang, message, arguments))

    penalties = [said(f"penalty-{penalty}") for penalty in entry.texts("penalties")]
    ropes = [game.called(rope.replace("_", "-"), lang) for rope in entry.texts("ropes")]
    return said(
        "text-zone",
        markers=said(f"markers-{entry.text('kind')}"),
        spaces=entry.found["spaces"],
        targets=entry.found["targets"],
        penalties=", ".join(penalties) or "-",
        ropes=", ".join(ropes) or "-",
    )


def target(game: Game, entry: Entry, lang: str) -> str:
    return str(game.words.say(lang, "text-target", {"left": entry.found["left"], "bottom": entry.found["bottom"]}))
