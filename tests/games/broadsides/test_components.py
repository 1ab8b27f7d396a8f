"""Components of one's own: what a file must hold, and how a bad one is refused."""

from __future__ import annotations

import re

import pytest

import orlop
from orlop.games.broadsides.components import printed
from orlop.games.broadsides.setup import components_list
from orlop.play import read, replay
from tests.games.broadsides.told import GAME
from tests.players import Table


def table(text: str) -> Table:
    return Table(orlop.game(GAME, players=2, components=text).new())


def spoilt(old: str, new: str, after: str = "") -> str:
    """Ours, with one thing otherwise: the first such after that."""
    text = printed()
    at = text.index(old, text.index(after) if after else 0)
    return text[:at] + new + text[at + len(old) :]


def test_ours_can_be_played_as_ones_own() -> None:
    """bs.data-check."""
    assert table(printed()).asked() == "chance first-player"


def test_every_entry_names_its_source() -> None:
    """bs.data-check, bs.ship, bs.grids: ours are reconstructed where the book is silent."""
    entries = printed().split("[[")[1:]
    assert len(entries) == 8 + 30 + 3 + 9 + 24
    assert all(re.search(r'^source = "', entry, re.M) for entry in entries)


def test_other_numbers_are_played_with() -> None:
    """bs.data-check, bs.zero-in: one more Target at the fore Hull."""
    more = spoilt("targets = 2", "targets = 4", after='id = "aft_hull"')
    state = orlop.game(GAME, players=2, components=more).given("hand 0: clubs-1")
    aims = (
        Table(state)
        .does(0, "change-target", "fore", "aft-hull")
        .chance("target-10", "target-11", "target-12", "target-13")
    )
    assert aims.sees(None)["targets"][0] == ["target-10", "target-11", "target-12", "target-13"]
    assert aims.asked() == "chance draw"


def with_a_third_rigging() -> str:
    """A ship with a third Rigging zone, at which three Targets are turned up."""
    third = '[[zone]]\nid = "main_rigging"\nkind = "sail"\nspaces = 2\ntargets = 3\nropes = ["main_deck"]\n\n'
    text = printed().replace("spaces = 3", "spaces = 2", 2)
    text = text.replace('"mid_hull"]', '"mid_hull", "main_rigging"]', 1)
    return text.replace("[[target]]", third + "[[target]]", 1)


def test_they_stand_whole_in_the_record() -> None:
    """bs.data-check: so it replays anywhere."""
    record = orlop.game(GAME, players=2, components=with_a_third_rigging()).play("random", seed=3)
    again = read(record.text())
    assert again.components == with_a_third_rigging()
    last = list(replay(again))[-1]
    assert last.winners() == record.result
    assert "main-rigging" in last.view(None)["table"]["markers"][0]


@pytest.mark.parametrize("lang", ["en", "de"])
def test_every_component_is_shown_with_its_source(lang: str) -> None:
    """bs.data-check."""
    shown = components_list(orlop.game(GAME, players=2), lang)
    assert len(shown) == 8 + 30 + 3 + 9 + 24
    assert all(entry["words"] and entry["text"] and entry["source"] == "reconstruction" for entry in shown)


@pytest.mark.parametrize(
    ("old", "new", "after", "reason"),
    [
        ("spaces = 3", "spaces = 4", 'id = "fore_rigging"', "a ship has 6 sail spaces"),
        ("spaces = 6", "spaces = 5", 'id = "main_deck"', "a ship has 14 crew spaces"),
        ("spaces = 6", "spaces = 7", 'id = "mid_hull"', "a ship has 14 plank spaces"),
        ("targets = 2", "targets = 0", "", "targets"),
        ('ropes = ["fore_deck", "main_deck"]', 'ropes = ["fore_deck", "main_deck", "aft_deck"]', "", "mutual"),
        ('"rigging-1", "rigging-1"', '"hand-1", "rigging-1"', "", "hand penalty"),
        ('"cannon-1", "no-firing"', '"rigging-1", "no-firing"', "", "rigging penalty"),
        ('"hand-1", "hand-1", "hand-1"', '"cannon-1"', "", "cannon"),
        (
            '"cannon-1", "no-firing"',
            '"cannon-1", "cannon-1", "cannon-1", "cannon-1", "cannon-1"',
            "",
            "5 penalties on 4 spaces",
        ),
        ('id = "fore_hull"', 'id = "bilge"', "", "a zone is one of"),
        ("left = 1\n", "left = 11\n", "[[target]]", "1 to 10"),
        ('id = "Long Nine"', 'id = "Mortar"', "", "the cannons are"),
        ('id = "hawk"', 'id = "dove"', "", "the reputations are"),
        ('id = "lucky-coin"', 'id = "hawk"', "", "the tricks are"),
        ("[[trick]]", "[[tric]]", "", "an entry is one of"),
        ("kind = ", "kind : ", "", "no TOML"),
    ],
)
def test_a_bad_entry_is_refused_with_its_line(old: str, new: str, after: str, reason: str) -> None:
    """bs.data-check: each thing that the rulebook fixes."""
    text = spoilt(old, new, after)
    with pytest.raises(ValueError, match=r"^line \d+: .*" + reason) as refusal:
        orlop.game(GAME, players=2, components=text)
    line = int(re.match(r"line (\d+)", str(refusal.value)).group(1))  # type: ignore[union-attr]
    assert 1 <= line <= len(text.splitlines())
    assert "bs.data-check" in str(refusal.value)


@pytest.mark.parametrize("name", ["fore_deck", "main_deck", "aft_deck", "fore_hull", "mid_hull", "aft_hull"])
def test_decks_and_hull_zones_must_be_there(name: str) -> None:
    """bs.data-check."""
    kept = [entry for entry in printed().split("[[") if f'id = "{name}"' not in entry]
    with pytest.raises(ValueError, match=r"line \d+"):
        orlop.game(GAME, players=2, components="[[".join(kept))


@pytest.mark.parametrize(
    ("cannon", "mark", "other"), [("18-Pounder", "P", "G"), ("Long Nine", "o", "G"), ("Carronade", "G", "P")]
)
def test_each_cannon_sees_what_it_is_known_for(cannon: str, mark: str, other: str) -> None:
    """bs.data-check, bs.grids: a Long Nine has no Good, a Carronade no Perfect, an 18-Pounder all three."""
    text = printed()
    at = text.index(f'id = "{cannon}"')
    grid = text.index(mark, text.index("grid", at) + 4)
    with pytest.raises(ValueError, match=r"sees .* and nothing else"):
        orlop.game(GAME, players=2, components=text[:grid] + other + text[grid + 1 :])


def test_thirty_targets_no_more_no_fewer() -> None:
    """bs.data-check."""
    one = '\n[[target]]\nleft = 1\nbottom = 1\nsource = "mine"\n'
    with pytest.raises(ValueError, match="one more"):
        orlop.game(GAME, players=2, components=printed() + one)
    entries = printed().split("[[")
    fewer = [
        entry
        for i, entry in enumerate(entries)
        if i != next(j for j, e in enumerate(entries) if e.startswith("target"))
    ]
    with pytest.raises(ValueError, match="30 Targets, not 29"):
        orlop.game(GAME, players=2, components="[[".join(fewer))


def test_the_books_firing_example_must_be_possible() -> None:
    """bs.data-check."""
    text = re.sub(r"left = 9\nbottom = 6", "left = 2\nbottom = 6", printed())
    text = re.sub(r"left = 9\nbottom = (10|3)", r"left = 3\nbottom = 1", text)
    with pytest.raises(ValueError, match="firing example"):
        orlop.game(GAME, players=2, components=text)
