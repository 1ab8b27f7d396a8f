"""The rulebooks' own examples, in both editions where nothing else is said."""

from __future__ import annotations

import pytest

from tests.players import Table, given

GAME = "dead-mans-draw"
BOTH = pytest.mark.parametrize("edition", ["en", "de"])


def table(position: str, players: int = 2, **options: object) -> Table:
    return given(GAME, players, position, **options)


@BOTH
def test_an_anchor_saves_what_lies_before_it(edition: str) -> None:
    """dmd.anchor, dmd.bust: Mermaid, Cannon, Anchor, then another Mermaid."""
    t = table("turn: 0", edition=edition)
    t.chance("draw mermaid-5").does(0, "draw").chance("draw cannon-3").does(0, "draw").chance("draw anchor-4")
    t.does(0, "draw").chance("draw mermaid-7")
    assert t.there("bank", 0) == ["cannon-3", "mermaid-5"]
    assert t.there("discard") == ["anchor-4", "mermaid-7"]
    assert t.asked() == "chance next-card"
    assert t.there("turn") == ["1"]


@BOTH
def test_five_cards_with_key_and_chest_bring_five_bonus_cards(edition: str) -> None:
    """dmd.key-chest: as many as were collected, at random from the discard pile."""
    bonus = ["anchor-2", "hook-2", "cannon-2", "map-2", "sword-2"]
    t = table(f"play: key-3 chest-4 mermaid-5 oracle-6 anchor-7\ndiscard: {' '.join(bonus)} kraken-2", edition=edition)
    t.does(0, "collect").chance(*[f"bonus {card}" for card in bonus])
    assert t.asked() == "chance next-card"
    assert t.there("discard") == ["kraken-2"]
    assert len(t.there("bank", 0)) == 10


@BOTH
def test_a_sword_takes_only_suits_missing_from_the_own_bank(edition: str) -> None:
    """dmd.sword, dmd.map: with Anchor, Hook and Cannon banked a Map is stolen instead, placed, and acts."""
    t = table(
        "bank 0: anchor-3 hook-3 cannon-3\nbank 1: anchor-4 hook-4 cannon-4 map-5\ndiscard: key-2 chest-2 mermaid-4",
        edition=edition,
    )
    t.chance("draw sword-6")
    assert t.may() == {"steal map@1"}
    assert t.why("hook@1") == "dmd.sword"
    t.does(0, "steal map@1").chance("turn-up key-2", "turn-up chest-2", "turn-up mermaid-4")
    assert t.there("play") == ["sword-6", "map-5"]
    t.does(0, "place key-2")
    assert t.there("play") == ["sword-6", "map-5", "key-2"]
    assert t.there("discard") == ["chest-2", "mermaid-4"]
    assert t.asked() == "0 again"


@BOTH
def test_what_the_oracle_shows_stays_on_top(edition: str) -> None:
    """dmd.oracle: a Mermaid in the play area, the Oracle shows another; the player collects."""
    t = table("play: mermaid-5\n", edition=edition).does(0, "draw").chance("draw oracle-3").chance("look mermaid-8")
    assert t.there("top") == ["mermaid-8"]
    assert t.sees(1)["top"] == (["mermaid-8"] if edition == "en" else [])
    t.does(0, "collect")
    assert t.there("bank", 0) == ["oracle-3", "mermaid-5"]
    assert t.may() == {"draw mermaid-8"}


@BOTH
def test_a_miser_keeps_the_hook_and_its_card(edition: str) -> None:
    """dmd.miser: Cannon, Hook, a Mermaid by the Hook, Cannon."""
    t = table("kept 0: miser\nplay: cannon-3\nbank 0: mermaid-6", edition=edition)
    t.does(0, "draw").chance("draw hook-5").does(0, "hook mermaid-6", "draw").chance("draw cannon-7")
    assert t.there("bank", 0) == ["hook-5", "mermaid-6"]
    assert t.there("discard") == ["cannon-3", "cannon-7"]


@BOTH
def test_a_hooked_card_counts_for_the_kraken(edition: str) -> None:
    """dmd.kraken: Kraken, a Hook drawn, a Cannon hooked: two cards were added, and the player may collect."""
    t = table("bank 0: cannon-4", edition=edition).chance("draw kraken-3")
    assert t.may() == {"draw"}
    assert t.why("collect") == "dmd.kraken"
    t.does(0, "draw").chance("draw hook-2").does(0, "hook cannon-4")
    assert t.may() == {"draw", "collect"}
    t.does(0, "collect")
    assert t.there("bank", 0) == ["hook-2", "cannon-4", "kraken-3"]


@BOTH
def test_a_mermaid_moves_the_anchor(edition: str) -> None:
    """dmd.mv-anchor: Anchor, Cannon, Mermaid choosing the Anchor: Cannon and Mermaid are protected."""
    t = table("play: anchor-3 cannon-4\nbank 1: key-5", edition=edition, mermaids=True)
    t.does(0, "draw").chance("draw mermaid-2").does(0, "choose anchor-3")
    assert t.there("play") == ["cannon-4", "mermaid-2", "anchor-3"]
    assert t.there("safe") == ["cannon-4", "mermaid-2"]


@BOTH
def test_a_mermaid_makes_a_cannon_fire_again(edition: str) -> None:
    """dmd.mv-ability: choosing the Cannon gives Anchor, Mermaid, Cannon, and an opponent's card is discarded."""
    t = table("play: anchor-3 cannon-4\nbank 1: key-5", edition=edition, mermaids=True)
    t.does(0, "draw").chance("draw mermaid-2").does(0, "choose cannon-4")
    assert t.there("play") == ["anchor-3", "mermaid-2", "cannon-4"]
    t.does(0, "sink key@1")
    assert t.there("discard") == ["key-5"]
    assert t.asked() == "0 again"


@BOTH
def test_a_siren_banks_what_an_opponents_mermaid_picks(edition: str) -> None:
    """dmd.siren: the Sword goes to her bank and does not act."""
    t = table("kept 1: siren\nplay: sword-3\nbank 1: key-5", edition=edition, mermaids=True)
    t.does(0, "draw").chance("draw mermaid-2").does(0, "choose sword-3")
    assert t.there("bank", 1) == ["key-5", "sword-3"]
    assert t.there("play") == ["mermaid-2"]
    assert t.asked() == "0 again"
