"""The books' own examples, as records: each is replayed, and comes out as the book says, by the rules of both books."""

from __future__ import annotations

from pathlib import Path

import pytest

import orlop
from tests.games.dead_mans_draw.pirates import Pirates

RECORDS = Path(__file__).parent / "records"
NAMES = sorted([path.stem for path in RECORDS.glob("*.txt")])


BOTH = pytest.mark.parametrize("edition", ["en", "de"])


def replayed(name: str, edition: str) -> list[Pirates]:
    """Every moment of it by that edition, the first too."""
    text = (RECORDS / f"{name}.txt").read_text(encoding="utf-8").replace("option edition=de\n", "")
    return [Pirates(state) for state in orlop.replay(text.replace("\nseats", f"\noption edition={edition}\nseats"))]


def heard(moments: list[Pirates]) -> list[tuple[str, object]]:
    return [(e["kind"], e["what"]) for table in moments[1:] for e in table.state.events(None)]


@pytest.mark.parametrize("name", NAMES)
@BOTH
def test_every_record_ends_with_the_next_player(name: str, edition: str) -> None:
    """dmd.start-player, dmd.collect, dmd.bust: each example is a whole turn."""
    first, *_, last = replayed(name, edition)
    last.passes_to(1 - first.turn())


@BOTH
def test_anchor(edition: str) -> None:
    """dmd.anchor: the first Mermaid and the Cannon are banked, the Anchor and the second Mermaid discarded."""
    end = replayed("anchor", edition)[-1]
    assert end.bank(0) == ["cannon-3", "mermaid-5"]
    assert end.discard() == ["anchor-4", "mermaid-7"]


@BOTH
def test_key_and_chest(edition: str) -> None:
    """dmd.key-chest: five cards bring five more."""
    moments = replayed("key-and-chest", edition)
    assert len(moments[1].bank(1)) == 5
    assert [table.asked() for table in moments[1:-1]] == ["chance bonus"] * 5
    assert len(moments[-1].bank(1)) == 10
    assert moments[-1].discard() == ["cannon-2", "chest-2"]


@BOTH
def test_sword(edition: str) -> None:
    """dmd.sword (de): neither Anchor nor Hook nor Cannon; a Map is stolen, placed, and acts."""
    moments = replayed("sword", edition)
    assert moments[1].may() == {"steal map@0"}
    assert {moments[1].why(f"{suit}@0") for suit in ("anchor", "hook", "cannon")} == {"dmd.sword"}
    assert moments[2].play() == ["sword-3", "map-5"]
    assert moments[2].asked() == "chance turn-up"
    assert moments[-1].bank(1) == ["anchor-4", "hook-5", "cannon-6", "key-2", "map-5", "sword-3"]
    assert moments[-1].bank(0) == ["anchor-7", "hook-7", "cannon-7"]


@BOTH
def test_sword_en(edition: str) -> None:
    """dmd.sword (en): with nothing else to take the Sword has no effect."""
    moments = replayed("sword-en", edition)
    assert moments[1].asked() == "1 again"
    assert moments[-1].bank(0) == ["anchor-7", "hook-7", "cannon-7"]


@BOTH
def test_oracle(edition: str) -> None:
    """dmd.oracle (de): the second Mermaid stays on top, the first is collected; who saw it depends on the book."""
    moments = replayed("oracle", edition)
    assert moments[3].sees(0)["top"] == ["mermaid-8"]
    assert moments[3].sees(1)["top"] == (["mermaid-8"] if edition == "en" else [])
    assert moments[-1].there("top") == ["mermaid-8"]
    assert moments[-1].bank(0) == ["key-3", "oracle-4", "mermaid-5"]


@BOTH
def test_oracle_en(edition: str) -> None:
    """dmd.oracle, dmd.again (en): it may be placed."""
    moments = replayed("oracle-en", edition)
    assert moments[4].may() == {"draw mermaid-8"}
    assert moments[-1].bank(0) == ["key-3", "oracle-4", "mermaid-8"]


@BOTH
def test_miser(edition: str) -> None:
    """dmd.miser: Hook and Mermaid are banked, both Cannons discarded."""
    end = replayed("miser", edition)[-1]
    assert end.bank(0) == ["hook-4", "mermaid-6"]
    assert end.discard() == ["cannon-3", "cannon-5"]


@BOTH
def test_kraken(edition: str) -> None:
    """dmd.kraken (de): the Hook and the Cannon are two cards; she may collect."""
    moments = replayed("kraken", edition)
    assert moments[1].may() == {"draw"}
    assert moments[4].asked() == "0 cannon"
    assert moments[4].owed() == 0
    assert moments[5].may() == {"draw", "collect"}
    assert moments[-1].bank(0) == ["hook-6", "cannon-4", "kraken-3"]


@BOTH
def test_casanova(edition: str) -> None:
    """dmd.casanova, dmd.kraken: two more cards are to come when the Mermaid is banked."""
    moments = replayed("casanova", edition)
    assert moments[3].bank(0) == ["mermaid-5"]
    assert [table.owed() for table in moments[1:8:2]] == [2, 2, 1, 0]


@BOTH
def test_mermaid_and_cannon(edition: str) -> None:
    """dmd.mv-ability: Anchor, Mermaid, Cannon; the Cannon discards an opponent's card."""
    moments = replayed("mermaid-cannon", edition)
    assert moments[2].may() == {"choose anchor-3", "choose cannon-4"}
    assert moments[3].play() == ["anchor-3", "mermaid-6", "cannon-4"]
    assert moments[4].discard() == ["key-5"]


@BOTH
def test_mermaid_and_anchor(edition: str) -> None:
    """dmd.mv-anchor: Cannon, Mermaid, Anchor; Cannon and Mermaid are protected."""
    moments = replayed("mermaid-anchor", edition)
    assert moments[3].play() == ["cannon-4", "mermaid-6", "anchor-3"]
    assert moments[3].safe() == {"cannon-4", "mermaid-6"}
    assert moments[-1].bank(0) == ["cannon-4", "mermaid-6"]
    assert moments[-1].discard() == ["anchor-3", "cannon-6"]


@BOTH
def test_siren(edition: str) -> None:
    """dmd.siren: the Sword goes to her owner's bank, and steals nothing."""
    moments = replayed("siren", edition)
    assert moments[3].bank(1) == ["map-5", "sword-4"]
    assert moments[3].asked() == "0 again"
    assert ("lures", "sword-4") in heard(moments)
    assert "steals" not in [kind for kind, _ in heard(moments)]
    assert moments[-1].bank(0) == ["key-3", "mermaid-6"]


def test_no_record_is_left_out() -> None:
    """Each file in records/ has its test above."""
    tested = {"anchor", "key-and-chest", "sword", "sword-en", "oracle", "oracle-en", "miser", "kraken", "casanova"}
    assert set(NAMES) == tested | {"mermaid-cannon", "mermaid-anchor", "siren"}
