"""Refusals: for every question what may not be answered, and the clause that says so."""

from __future__ import annotations

from typing import Any

import pytest

import orlop
from tests.games.dead_mans_draw.pirates import GAME, Pirates, at, sits_down

Refusal = tuple[str, dict[str, Any], list[str], dict[str, str]]

# position, options, answers ("* ...": chance's) that lead to the question, {choice: clause}
REFUSALS: dict[str, Refusal] = {
    "next-card": ("top: key-7\nbank 1: map-3", {}, [], {"key-6": "dmd.must-draw", "map-3": "dmd.must-draw"}),
    "again": ("", {}, ["* kraken-4"], {"collect": "dmd.kraken", "bank": "dmd.again", "key-3": "dmd.again"}),
    "hook": (
        "bank 0: key-3 key-4\nbank 1: map-3",
        {},
        ["* hook-3"],
        {"key-3": "dmd.top", "map-3": "dmd.hook", "collect": "dmd.hook", "key@0": "dmd.hook"},
    ),
    "second-hook": (
        "kept 0: captains-hook\nbank 0: key-3 key-4 key-5 map-2 map-4",
        {"edition": "de"},
        ["* hook-3", "key-5"],
        {"key-4": "dmd.captains-hook", "key-3": "dmd.top", "map-2": "dmd.top", "key-5": "dmd.hook", "draw": "dmd.hook"},
    ),
    "cannon": (
        "bank 0: key-3\nbank 1: map-3",
        {},
        ["* cannon-3"],
        {"key@0": "dmd.cannon", "key@1": "dmd.cannon", "map-3": "dmd.cannon"},
    ),
    "misfire": (
        "kept 1: misfire\nbank 0: key-3 key-4\nbank 1: map-3",
        {},
        ["* cannon-3"],
        {"key-3": "dmd.top", "map-3": "dmd.misfire", "map@1": "dmd.misfire"},
    ),
    "turn-up": ("bank 1: key-2\ndiscard: map-3", {}, ["* map-4"], {"key-2": "dmd.map"}),
    "map": ("discard: key-2 key-3 key-4 key-5", {}, ["* map-4", "* key-2", "* key-3", "* key-4"], {"key-5": "dmd.map"}),
    "navigator": ("kept 0: navigator\ndiscard: key-2", {}, ["* map-4"], {"key-5": "dmd.navigator"}),
    "look": ("bank 1: key-2", {}, ["* oracle-4"], {"key-2": "dmd.oracle", "oracle-4": "dmd.oracle"}),
    "sword": (
        "kept 2: parry\nbank 0: key-3\nbank 1: key-4 map-3\nbank 2: chest-5 key-5",
        {"edition": "de", "players": 3},
        ["* sword-3"],
        {"key@1": "dmd.sword", "chest@2": "dmd.parry", "key@2": "dmd.sword", "key@0": "dmd.sword", "draw": "dmd.sword"},
    ),
    "sword of a swordsman": (
        "kept 0: swordsman\nkept 1: parry\nbank 0: key-3\nbank 1: key-4 kraken-3",
        {},
        ["* sword-3"],
        {"key@1": "dmd.parry", "key@0": "dmd.sword"},
    ),
    "mermaid": (
        "play: key-3",
        {"mermaids": "on"},
        ["draw", "* mermaid-3"],
        {"mermaid-3": "dmd.mv-ability", "map-3": "dmd.mv-ability"},
    ),
    "casanova": (
        "kept 0: casanova\nplay: key-3",
        {"mermaids": "on", "edition": "de"},
        ["draw", "* mermaid-3", "key-3"],
        {"collect": "dmd.casanova-variant", "key-3": "dmd.casanova-variant"},
    ),
    "plunder": (
        "kept 0: plunderer\nplay: key-3 chest-3\nbank 1: map-4",
        {"players": 3},
        ["collect"],
        {"seat-0": "dmd.plunderer", "seat-2": "dmd.plunderer"},
    ),
    "loot": (
        "kept 0: plunderer\nplay: key-3 chest-3\nbank 1: map-4\nbank 2: map-5",
        {"players": 3},
        ["collect", "seat-1"],
        {"map-5": "dmd.plunderer"},
    ),
    "bonus": ("play: key-3 chest-3\ndiscard: map-4", {}, ["collect"], {"map-5": "dmd.key-chest"}),
}


def told(position: str, options: dict[str, Any], answers: list[str]) -> Pirates:
    table = at(position, **{"players": 2, **options})
    for said in answers:
        table.chance(said[2:]) if said[0] == "*" else table.does(0, said)
    return table


@pytest.mark.parametrize("question", REFUSALS)
def test_each_refusal_names_its_clause(question: str) -> None:
    """dmd.must-draw, dmd.again, dmd.top, dmd.captains-hook, dmd.parry and the others: and nothing has changed."""
    position, options, answers, refused = REFUSALS[question]
    table = told(position, options, answers)
    assert table.asked().split()[1] == question.split()[0]
    before = table.state.to_bytes()
    for said, clause in refused.items():
        assert table.why(said) == clause, said
        with pytest.raises(ValueError, match=clause):
            table.state.apply(table.state.parse(said))
    assert table.state.to_bytes() == before
    for said in table.may():
        assert table.why(said) is None


def test_what_is_tempting_is_shown_with_its_clause() -> None:
    """dmd.top, dmd.sword, dmd.parry, dmd.cannon, dmd.plunderer, dmd.mv-ability: in the view of who is asked."""
    shown = {}
    for question, (position, options, answers, _) in REFUSALS.items():
        table = told(position, options, answers)
        if table.state.actor >= 0:
            refused = table.state.view(0)["question"]["refused"]
            shown[question] = {no["say"].split()[-1]: no["clause"] for no in refused}
    assert shown["again"] == {"collect": "dmd.kraken"}
    assert shown["hook"] == {"key-3": "dmd.top"}
    assert shown["second-hook"] == {"key-3": "dmd.top", "key-4": "dmd.captains-hook", "map-2": "dmd.top"}
    assert shown["cannon"] == {"key@0": "dmd.cannon"}
    assert shown["misfire"] == {"key-3": "dmd.top"}
    assert shown["sword"] == {"key@1": "dmd.sword", "key@2": "dmd.sword", "chest@2": "dmd.parry"}
    assert shown["mermaid"] == {"mermaid-3": "dmd.mv-ability"}
    assert shown["plunder"] == {"seat-2": "dmd.plunderer"}


def test_before_the_first_turn() -> None:
    """dmd.variants, dmd.start-player, dmd.traits-option, dmd.davy-jones."""
    table = sits_down(3, variant="random")
    assert table.why("bottom-feeder") == "dmd.variants"
    table.chance("all-hands")
    assert table.why("key-3") == "dmd.start-player"
    table.chance("seat-0", "miser")
    assert table.why("miser") == "dmd.traits-option"
    table.chance("davy-jones", "mystic", "parry", "misfire", "swordsman")
    assert table.why("mystic", 0) == "dmd.traits-option"
    table.does(0, "davy-jones").does(1, "parry").does(2, "misfire")
    assert table.why("seat-0") == "dmd.davy-jones"


def test_when_the_game_is_over() -> None:
    """dmd.end."""
    table = at("pile: key-3\ndiscard: rest").draws(0, "key-3").collects(0)
    game = orlop.game(GAME, players=2)
    assert table.state.why(game.id_of("draw")) == "dmd.end"
    with pytest.raises(ValueError, match="the game is over"):
        table.state.apply(game.id_of("draw"))


def test_nobody_else_is_asked() -> None:
    """dmd.again: a seat that is not asked is told so, and not what another may choose."""
    table = at("play: key-3")
    with pytest.raises(ValueError, match="seat 1 is not asked now: seat 0 is"):
        table.state.apply(table.state.parse("draw"), 1)
    assert table.state.legal(1) == []
