"""Components as data: what an owner of the printed game may enter, and what is refused, with line and reason."""

from __future__ import annotations

import pytest

import orlop
from orlop.games.broadsides.setup import GAME, components_list
from orlop.play import read, replay

OURS = GAME.printed_components()


def line_of(text: str, part: str, nth: int = 1) -> int:
    rows = [n for n, row in enumerate(text.splitlines(), 1) if part in row]
    return rows[nth - 1]


def without_entry(text: str, first: str) -> str:
    """The file without the entry that has this row."""
    entries = text.split("\n\n")
    return "\n\n".join([entry for entry in entries if first not in entry.splitlines()])


BROKEN = [
    ("spaces = 6", "spaces = 5", 'id = "aft_hull"', "a ship has 14 crew spaces, not 13"),
    ("targets = 1", "targets = 0", "targets = 0", "a whole number from 1 to 10, not 0"),
    ('ropes = ["aft_deck"]', "ropes = []", 'ropes = ["main_deck", "aft_rigging", "aft_hull"]', "which has none back"),
    ('"hand-1", "hand-1"]', '"hand-1", "rigging-1"]', '"rigging-1"]', "a rigging penalty stands in Rigging only"),
    ('["cannon-1", "no-firing"]', '["hand-1"]', 'penalties = ["hand-1"]', "on the main Deck only"),
    ("bottom = 10", "bottom = 11", "bottom = 11", "a whole number from 1 to 10, not 11"),
    ('"oGPGo"', '"oGXGo"', "grid = [", "X in a grid"),
    ('"-PPP-"', '"-PGP-"', "grid = [", "the Long Nine sees Perfect, Poor and nothing else"),
    ('"ooooo"', '"ooPoo"', "grid = [", "the Carronade sees Good, Poor and nothing else"),
    ('id = "hawk"', 'id = "eagle"', 'id = "eagle"', "eagle: the reputations are"),
    ('kind = "sail"', 'kind = "crew"', 'kind = "crew"', "kind is sail for Rigging"),
    ('id = "lucky-coin"', 'id = "powder-boy"', 'id = "powder-boy"', "powder-boy: the tricks are"),
    ("left = 10\nbottom = 7", "left = 10\nbottom = 7\nsize = 3", "size = 3", "a target has no size"),
    ("spaces = 3", 'spaces = "three"', 'spaces = "three"', "a whole number from 1 to 14, not three"),
]


@pytest.mark.parametrize(("what", "by", "at", "reason"), BROKEN)
def test_a_broken_file_is_refused_with_line_and_reason(what: str, by: str, at: str, reason: str) -> None:
    """bs.data-check."""
    text = OURS.replace(what, by, 1)
    assert text != OURS
    with pytest.raises(ValueError, match=r"^line \d+: .*\(bs\.data-check\)$") as refused:
        orlop.game("broadsides", components=text)
    assert reason in str(refused.value)
    line = int(str(refused.value).split(":")[0].removeprefix("line "))
    rows = text.splitlines()
    assert at in rows[line - 1] or at in "\n".join(rows[line - 1 : line + 2]), f"line {line}: {rows[line - 1]}"


@pytest.mark.parametrize(
    ("first", "reason"),
    [
        ('id = "mid_hull"', "a rope to mid_hull: there is no such other zone"),
        ('id = "tempest"', "the reputation tempest is missing"),
        ('id = "sea-dragon"', "the trick sea-dragon is missing"),
        ('id = "Carronade"', "the Carronade is missing"),
        ("left = 10", "there are 30 Targets, not 27"),
    ],
)
def test_what_is_missing_is_named(first: str, reason: str) -> None:
    """bs.data-check: nine Reputations, twenty-four tricks, three cannons, thirty Targets, three Hull zones."""
    with pytest.raises(ValueError, match=r"^line [0-9]+: ") as refused:
        orlop.game("broadsides", components=without_entry(OURS, first))
    assert reason in str(refused.value)


def test_the_firing_example_must_be_possible() -> None:
    """bs.data-check: a Target that is Good by 8 and 7, another that is Perfect by 9 and 6."""
    text = OURS.replace("left = 9\nbottom = 6", "left = 9\nbottom = 7")
    with pytest.raises(ValueError, match=r"the book's firing example"):
        orlop.game("broadsides", components=text)
    no_penalty = OURS.replace('penalties = ["cannon-1", "no-firing"]', 'penalties = ["no-firing"]')
    with pytest.raises(ValueError, match=r"-1 cannon penalty"):
        orlop.game("broadsides", components=no_penalty)


def test_what_is_no_toml_is_refused() -> None:
    """bs.data-check."""
    with pytest.raises(ValueError, match=r"^line 7: this is no TOML"):
        orlop.game("broadsides", components=OURS.replace('kind = "sail"', "kind = sail", 1))
    with pytest.raises(ValueError, match="an entry is one of"):
        orlop.game("broadsides", components=OURS + "\n[[mast]]\nid = 1\n")


def own() -> str:
    """A ship with a third Rigging zone, and Targets turned up three at a time in the Rigging."""
    third = '[[zone]]\nid = "main_rigging"\nkind = "sail"\nspaces = 2\ntargets = 3\nropes = ["main_deck"]\n\n'
    text = OURS.replace("spaces = 3", "spaces = 2", 2)
    text = text.replace('"mid_hull"]', '"mid_hull", "main_rigging"]', 1)
    return text.replace("[[target]]", third + "[[target]]", 1)


def test_own_components_are_played_with() -> None:
    """bs.data-check, bs.zero-in: the facts of a game are those of its file."""
    game = orlop.game("broadsides", components=own())
    table = game.given("hand 0: clubs-1")
    for said in ("change-target", "fore", "main-rigging"):
        table.apply(table.parse(said))
    assert table.view(None)["question"]["id"] == "turn-up-target"
    assert table.view(None)["table"]["markers"][1]["main-rigging"] == 2
    for _ in range(3):
        table.apply(table.legal()[0])
    assert len(table.view(None)["table"]["targets"][0]) == 3


def test_own_components_stand_whole_in_the_record() -> None:
    """bs.data-check: so it replays anywhere."""
    record = orlop.game("broadsides", components=own()).play("random", seed=3)
    again = read(record.text())
    assert again.components == own()
    last = list(replay(again))[-1]
    assert last.winners() == record.result
    assert "main-rigging" in last.view(None)["table"]["markers"][0]


def test_every_component_is_shown_with_its_source() -> None:
    """bs.data-check: what is reconstructed says so."""
    for lang in ("en", "de"):
        shown = components_list(orlop.game("broadsides"), lang)
        assert len(shown) == 8 + 30 + 3 + 9 + 24
        assert {entry["source"] for entry in shown} == {"reconstruction"}
        assert all(entry["words"] and entry["text"] for entry in shown)
