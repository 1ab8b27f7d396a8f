"""Abilities within abilities, six deep, and a bust at every depth."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.dead_mans_draw.pirates import Pirates, at

# One drawn Hook brings a Map, which brings a Sword, which brings a Kraken ... and each moment can be told, written
# down, set up again, and played on.  (position, options, answers; "* ...": chance's)

SIX_DEEP = (
    """
    bank 0: map-4 kraken-5
    bank 1: mermaid-5 oracle-6
    discard: sword-3
    play: cannon-2
    """,
    {"mermaids": "on"},
    ["* hook-3", "hook map-4", "* sword-3", "place sword-3", "steal mermaid@1", "choose hook-3", "hook kraken-5"],
)
ROUND_AND_ROUND = (
    """
    kept 0: captains-hook
    bank 0: map-4 mermaid-5
    bank 1: kraken-6 key-7
    discard: sword-3
    """,
    {"mermaids": "on"},
    [
        "* hook-3",
        "hook map-4",
        "* sword-3",
        "place sword-3",
        "steal kraken@1",
        "hook mermaid-5",
        "choose sword-3",
        "steal key@1",
    ],
)


def tell(table: Pirates, answers: list[str]) -> Pirates:
    for said in answers:
        if said.startswith("* "):
            table.chance(said[2:])
        else:
            table.does(0, said)
    return table


def begins(position: str, options: dict[str, Any]) -> Pirates:
    table = at(position, **options)
    if table.state.actor >= 0:
        table.does(0, "draw")
    return table


def test_hook_map_sword_mermaid_hook_kraken() -> None:
    """dmd.finish, dmd.hook, dmd.map, dmd.sword, dmd.mv-ability, dmd.mv-move, dmd.kraken: six deep by one drawn card."""
    position, options, answers = SIX_DEEP
    table = tell(begins(position, options), answers)
    assert table.play() == ["cannon-2", "map-4", "sword-3", "mermaid-5", "hook-3", "kraken-5"]
    assert table.owed() == 2
    assert table.may() == {"draw"}
    table.draws(0, "key-3", "oracle-3").chance("key-4").collects(0)
    table.passes_to(1)
    assert table.bank(1) == ["oracle-6"]


def test_captains_hook_comes_back_after_all_of_that() -> None:
    """dmd.captains-hook, dmd.finish: Map, Sword and Kraken first; then a Mermaid sends the Sword out again."""
    position, options, answers = ROUND_AND_ROUND
    table = begins(position, options)
    tell(table, answers[:5])
    assert table.asked() == "0 second-hook"
    assert table.owed() == 2
    tell(table, answers[5:])
    assert table.play() == ["hook-3", "map-4", "kraken-6", "mermaid-5", "sword-3", "key-7"]
    assert table.owed() == 0  # the Mermaid and the Key counted, the Sword that moved did not
    assert table.bank(0) == table.bank(1) == []
    table.collects(0).passes_to(1)


@pytest.mark.parametrize(("position", "options", "answers"), [SIX_DEEP, ROUND_AND_ROUND])
def test_every_moment_of_it_can_be_copied_and_written_down(
    position: str, options: dict[str, Any], answers: list[str]
) -> None:
    """dmd.finish: what is still to be done lies in the state, however deep: copy, bytes, position."""
    table = begins(position, options)
    for at_, said in enumerate(answers):
        game = table.state.game
        for other in (
            table.state.copy(),
            game.from_bytes(table.state.to_bytes()),
            game.given(table.state.position()),
        ):
            there = tell(Pirates(other), answers[at_:])
            assert there.asked() == "0 again"
        tell(table, [said])


# -- a bust at every depth ----------------------------------------------------------------------

CHAIN = [
    # (what the chain has brought when it busts, what it busts with, after how many answers)
    (["hook-3"], "hook-7", 1),
    (["hook-3", "map-4"], "map-7", 2),
    (["hook-3", "map-4", "sword-3"], "sword-7", 4),
    (["hook-3", "map-4", "sword-3", "mermaid-5"], "mermaid-7", 5),
    (["map-4", "sword-3", "mermaid-5", "hook-3", "kraken-5"], "kraken-7", 7),
]


@pytest.mark.parametrize(("brought", "there", "answers"), CHAIN)
def test_a_bust_at_every_depth(brought: list[str], there: str, answers: int) -> None:
    """dmd.bust, dmd.finish: whatever was begun is dropped, what was safe is banked, and the turn is over."""
    position, options, chain = SIX_DEEP
    table = begins(position.replace("cannon-2", f"cannon-2 anchor-2 {there}") + "safe: cannon-2", options)
    bank = set(table.bank(0))
    tell(table, chain[:answers])
    table.passes_to(1)
    assert [e["what"] for e in table.told("busts")] == brought[-1:]
    assert set(table.bank(0)) == {"cannon-2"} | bank - set(brought)
    assert {"anchor-2", there, *brought} <= set(table.discard())


def test_a_bust_drops_the_second_hook_beneath_a_map_and_a_sword() -> None:
    """dmd.bust, dmd.captains-hook: three deep, and a card still owed to the Hook and two to the Kraken."""
    position, options, chain = ROUND_AND_ROUND
    table = begins(position + "\n    play: kraken-3\n    owed: 1", options)
    tell(table, chain[:5])
    table.passes_to(1)
    assert table.bank(0) == ["mermaid-5"]
    assert table.discard() == ["hook-3", "map-4", "sword-3", "kraken-3", "kraken-6"]


@pytest.mark.parametrize("depth", range(1, 4))
def test_a_pair_is_saved_at_every_depth(depth: int) -> None:
    """dmd.key-chest-saved, dmd.bust-order: the pair is saved however deep the bust was, and the plunderer asked."""
    chain = ["* hook-3", "hook map-4", "* sword-3", "place sword-3", "steal oracle@1"]
    there = ["hook-7", "map-7", "sword-7"][depth - 1]
    table = at(
        f"kept 0: plunderer\nplay: key-3 chest-3 anchor-3 {there}\nsafe: key-3 chest-3\nbank 0: map-4\n"
        "bank 1: oracle-6 oracle-7\ndiscard: sword-3"
    ).does(0, "draw")
    tell(table, chain[: [1, 2, 4][depth - 1]])
    assert table.asked() == "0 plunder"
    table.does(0, "seat-1").chance("oracle-6", "oracle-7").passes_to(1)
    assert [card for card in table.bank(0) if card != "map-4"] == ["key-3", "chest-3", "oracle-6", "oracle-7"]


def test_an_oracle_at_the_end_of_a_chain() -> None:
    """dmd.oracle, dmd.known, dmd.again: looked at, and only then may the player draw again."""
    table = at("bank 0: map-4\nbank 1: oracle-6\ndiscard: sword-3").draws(0, "hook-3")
    tell(table, ["hook map-4", "* sword-3", "place sword-3", "steal oracle@1", "* key-7"])
    assert table.play() == ["hook-3", "map-4", "sword-3", "oracle-6"]
    assert table.sees(1)["top"] == ["key-7"]
    table.draws(0, "key-7").collects(0).passes_to(1)


def test_two_maps_by_way_of_a_mermaid() -> None:
    """dmd.mv-move, dmd.map: the second time the pile holds two cards fewer, one of which she has just come from."""
    table = at("discard: mermaid-2 key-2 chest-2", mermaids="on").draws(0, "map-4")
    table.chance("mermaid-2", "key-2", "chest-2").does(0, "place mermaid-2", "choose map-4")
    assert table.may() == {"turn-up key-2", "turn-up chest-2"}
    table.chance("chest-2", "key-2").does(0, "key-2")
    assert table.play() == ["mermaid-2", "map-4", "key-2"]
    assert table.discard() == ["chest-2"]
    table.collects(0).passes_to(1)
