"""The rulebook's own example: the first battle, and the round it begins."""

from __future__ import annotations

from pathlib import Path

import orlop
from tests.players import Table

RECORDS = Path(__file__).parent / "records"


def replayed(name: str) -> list[Table]:
    return [Table(state) for state in orlop.replay((RECORDS / name).read_text(encoding="utf-8"))]


def test_the_sample_battle() -> None:
    """wtp.follow, wtp.no-follow, wtp.special-anytime, wtp.sea-monster, wtp.control."""
    moments = replayed("sample-battle.txt")
    assert [table.asked() for table in moments] == ["0 play", "1 play", "2 play", "3 play", "4 play", "4 play"]
    barrett, thyrsa, blake, ashley, willie, after = moments
    assert barrett.sees(None)["trump"] == "parrots"
    # the Four of Parrots must wait, for there is a Pegleg to follow with
    assert thyrsa.why("parrots-4") == "wtp.follow"
    assert thyrsa.may() == {"play peglegs-10"}
    # without a Pegleg any card will do, a trump too, and it is ahead
    assert len(blake.may()) == 7
    assert ashley.sees(None)["ahead"] == 2
    # a special card although there is a Pegleg
    assert ashley.may() == {"play peglegs-5", "play plank"}
    assert willie.sees(None)["ahead"] == 3
    assert "play monster" in willie.may()
    assert after.sees(None)["won"] == [0, 0, 0, 0, 0]
    assert after.sees(None)["leader"] == 4
    assert after.sees(None)["void"] == [[], [], ["peglegs"], [], []]


def test_the_sample_round() -> None:
    """wtp.rounds, wtp.overboard, wtp.new-captain, wtp.deal, wtp.stack: 0 1 3 1 1, and six cards for four players."""
    moments = replayed("sample-round.txt")
    before = next(table for table in moments if sum(table.sees(None)["hand"]) == 1)
    assert before.sees(None)["won"] == [0, 1, 3, 1, 0]
    before.does(2, "doubloons-4")
    assert [(e["kind"], e["who"]) for e in before.heard] == [
        ("plays", 2),
        ("wins", 4),
        ("overboard", 0),
        ("captain", 2),
    ]
    end = moments[-1]
    assert end.there("aboard") == ["1", "2", "3", "4"]
    assert end.sees(None)["hand"] == [0, 6, 6, 6, 6]
    assert end.there("hand", 3) == [f"doubloons-{n}" for n in range(1, 7)]  # Ashley sits at Blake's left
    assert end.there("hand", 2) == [f"parrots-{n}" for n in range(1, 7)]
    assert end.asked() == "2 trump"
