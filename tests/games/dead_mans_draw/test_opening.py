"""Before the first turn: how many play, the cards, the starting player, the traits."""

from __future__ import annotations

from collections import Counter

import pytest

import orlop
from tests.games.dead_mans_draw.pirates import GAME, at, sits_down

BOTH = pytest.mark.parametrize("edition", ["en", "de"])


@pytest.mark.parametrize("players", [1, 9])
def test_two_to_eight_play(players: int) -> None:
    """dmd.players."""
    with pytest.raises(ValueError, match="2 to 8"):
        orlop.game(GAME, players=players)


def test_sixty_cards() -> None:
    """dmd.deck: ten suits from 2 to 7, but Mermaids from 4 to 9."""
    table = sits_down(2)
    deck = Counter(table.there("pile") + table.discard())
    suits = ("anchor", "hook", "cannon", "key", "chest", "map", "oracle", "sword", "kraken")
    assert deck == Counter(
        [f"{suit}-{n}" for suit in suits for n in range(2, 8)] + [f"mermaid-{n}" for n in range(4, 10)]
    )


def test_the_lowest_card_of_each_suit_is_discarded() -> None:
    """dmd.discard-setup, dmd.count: nine 2s and the Mermaid 4; fifty are drawn from, and how many is seen by all."""
    table = sits_down(3)
    assert sorted(table.discard()) == sorted(
        [
            "mermaid-4",
            *[f"{s}-2" for s in ("anchor", "hook", "cannon", "key", "chest", "map", "oracle", "sword", "kraken")],
        ]
    )
    for seat in (0, 1, 2, None):
        assert table.sees(seat)["pile"] == 50
    table.chance("seat-0")
    assert at("", players=2).draws(0, "key-3").sees(1)["pile"] == 59


@BOTH
def test_any_seat_may_start(edition: str) -> None:
    """dmd.start-player: at random, all alike likely."""
    table = sits_down(4, traits="off", edition=edition)
    assert table.asked() == "chance starter"
    assert [p for _, p in table.state.outcomes()] == [0.25] * 4
    table.chance("seat-2").draws(2, "key-3").collects(2).passes_to(3)


@BOTH
def test_two_traits_are_dealt_and_one_is_kept_in_secret(edition: str) -> None:
    """dmd.traits-option: all kept ones are revealed together, whoever has chosen first."""
    table = sits_down(3, edition=edition)
    if edition == "en":
        table.chance("seat-0")
    table.chance("miser", "mystic", "parry", "swordsman", "misfire", "navigator")
    assert table.sees(1)["dealt"] == [None, ["swordsman", "parry"], None]
    assert table.sees(None)["dealt"] == [None, None, None]
    assert table.state.waiting == [0, 1, 2]
    assert table.may(2) == {"keep misfire", "keep navigator"}
    assert table.why("miser", 2) == "dmd.traits-option"
    table.does(2, "misfire").does(0, "miser")
    assert table.sees(2)["kept"] == [None, None, "misfire"]
    assert table.sees(1)["kept"] == table.sees(None)["kept"] == [None, None, None]
    table.does(1, "swordsman")
    for seat in (0, 1, 2, None):
        assert table.sees(seat)["kept"] == ["miser", "swordsman", "misfire"]
    assert table.sees(0)["dealt"] == [["mystic", "miser"], None, None]
    assert [e["what"] for e in table.told("reveals")] == ["miser", "swordsman", "misfire"]


def test_no_trait_is_dealt_twice() -> None:
    """dmd.traits-option: of one copy."""
    table = sits_down(4).chance("seat-0", "miser")
    assert len(table.may()) == 16
    assert "deal miser" not in table.may()


@BOTH
def test_traits_may_be_left_out(edition: str) -> None:
    """dmd.traits-option: then nobody has one."""
    table = sits_down(2, traits="off", edition=edition).chance("seat-0")
    table.passes_to(0)
    assert table.sees(0)["kept"] == [None, None]


@BOTH
def test_a_variant_card_and_the_mermaids_go_together(edition: str) -> None:
    """dmd.combine: or either alone."""
    table = sits_down(2, variant="strange-lands", mermaids="on", traits="off", edition=edition).chance("seat-0")
    table.draws(0, "key-3", "mermaid-4").does(0, "key-3").draws(0, "key-7", "cannon-4").passes_to(1)
