"""The ten suits, in the book's order.  Their German names: Anker, Haken, Kanone, Schlüssel, Truhe, Schatzkarte,
Orakel, Säbel, Krake, Meerjungfrau."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.dead_mans_draw.pirates import at

BOTH = pytest.mark.parametrize("edition", ["en", "de"])

# -- Anchor ------------------------------------------------------------------------------------


def test_an_anchor_makes_safe_what_lies_before_it() -> None:
    """dmd.anchor: not itself, nor what comes after."""
    table = at("play: key-3 map-4").draws(0, "anchor-5", "oracle-6").chance("chest-3")
    assert table.safe() == {"key-3", "map-4"}
    table.draws(0, "chest-3", "oracle-2").passes_to(1)
    assert table.bank(0) == ["key-3", "map-4"]
    assert table.discard() == ["anchor-5", "chest-3", "oracle-2", "oracle-6"]


def test_an_anchor_laid_first_makes_nothing_safe() -> None:
    """dmd.anchor, dmd.null."""
    table = at("").draws(0, "anchor-5", "key-3", "key-4")
    table.passes_to(1)
    assert table.bank(0) == []
    assert table.discard() == ["anchor-5", "key-3", "key-4"]


# -- Hook --------------------------------------------------------------------------------------


def test_a_hook_places_the_top_card_of_a_stack_of_ones_own() -> None:
    """dmd.hook: which stack is the player's choice; doing without is none."""
    table = at("bank 0: key-3 key-6 map-4\nbank 1: oracle-5").draws(0, "hook-2")
    assert table.may() == {"hook key-6", "hook map-4"}
    assert table.why("key-3") == "dmd.top"
    assert table.why("oracle-5") == "dmd.hook"
    assert table.why("draw") == "dmd.hook"
    table.does(0, "hook key-6")
    assert table.play() == ["hook-2", "key-6"]
    assert table.bank(0) == ["key-3", "map-4"]
    table.collects(0).passes_to(1)


def test_a_hooked_card_is_lost_on_a_bust() -> None:
    """dmd.hook: unless it is safe."""
    table = at("bank 0: key-3").draws(0, "hook-2").does(0, "key-3").draws(0, "hook-4")
    table.passes_to(1)
    assert table.bank(0) == []
    assert table.discard() == ["hook-2", "hook-4", "key-3"]
    table = at("bank 0: key-3").draws(0, "hook-2").does(0, "key-3").draws(0, "anchor-3", "hook-4")
    table.passes_to(1)
    assert table.bank(0) == ["hook-2", "key-3"]


def test_a_hook_over_an_empty_bank_does_nothing() -> None:
    """dmd.hook, dmd.null."""
    table = at("bank 1: key-3").draws(0, "hook-2")
    assert table.asked() == "0 again"
    table.collects(0).passes_to(1)


# -- Cannon ------------------------------------------------------------------------------------


def test_a_cannon_sinks_the_top_card_of_any_opponents_stack() -> None:
    """dmd.cannon: one's own is no target, nor is firing at none a choice."""
    table = at("bank 0: map-4\nbank 1: key-3 key-6\nbank 2: oracle-5", players=3).draws(0, "cannon-2")
    assert table.may() == {"sink key@1", "sink oracle@2"}
    assert table.why("map@0") == "dmd.cannon"
    assert table.why("draw") == "dmd.cannon"
    table.does(0, "key@1")
    assert table.bank(1) == ["key-3"]
    assert table.discard() == ["key-6"]
    table.collects(0).passes_to(1)


def test_a_cannon_without_a_target_does_nothing() -> None:
    """dmd.cannon, dmd.null."""
    table = at("bank 0: map-4").draws(0, "cannon-2")
    assert table.asked() == "0 again"
    table.collects(0).passes_to(1)


# -- Key and Chest -----------------------------------------------------------------------------


def test_key_and_chest_bring_a_card_for_every_card_collected() -> None:
    """dmd.key-chest: drawn at random from the discard pile once the others are banked; they do not act."""
    table = at("play: chest-3 cannon-4 key-5\ndiscard: hook-2 map-2 sword-2 kraken-2\nbank 1: oracle-7")
    table.collects(0)
    assert table.bank(0) == ["cannon-4", "key-5", "chest-3"]
    assert table.may() == {"bonus hook-2", "bonus map-2", "bonus sword-2", "bonus kraken-2"}
    table.chance("hook-2", "sword-2", "kraken-2").passes_to(1)
    assert table.bank(0) == ["hook-2", "cannon-4", "key-5", "chest-3", "sword-2", "kraken-2"]
    assert table.discard() == ["map-2"]


@BOTH
def test_a_short_discard_pile_gives_what_there_is(edition: str) -> None:
    """dmd.key-chest: and an empty one nothing."""
    table = at("play: chest-3 cannon-4 key-5\ndiscard: hook-2", edition=edition).collects(0).chance("hook-2")
    table.passes_to(1)
    table = at("play: chest-3 cannon-4 key-5", edition=edition).collects(0)
    table.passes_to(1)
    assert table.bank(0) == ["cannon-4", "key-5", "chest-3"]


@pytest.mark.parametrize("play", ["key-3 map-4", "chest-3 map-4"])
def test_one_of_them_alone_brings_nothing(play: str) -> None:
    """dmd.key-chest: not even where the bank holds the other."""
    table = at(f"play: {play}\nbank 0: key-7 chest-7\ndiscard: hook-2").collects(0)
    table.passes_to(1)


def test_saved_together_they_bring_a_card_for_every_card_saved() -> None:
    """dmd.key-chest-saved: the cards that are lost do not count."""
    table = at("play: key-3 chest-4\ndiscard: hook-2 map-2 sword-2 kraken-2").draws(0, "anchor-5", "mermaid-6")
    table.draws(0, "mermaid-7").chance("hook-2", "map-2").passes_to(1)
    assert table.bank(0) == ["hook-2", "key-3", "chest-4", "map-2"]


def test_only_one_of_them_saved_brings_nothing() -> None:
    """dmd.key-chest-saved: the Chest came after the Anchor."""
    table = at("play: key-3\ndiscard: hook-2 map-2").draws(0, "anchor-5", "chest-4", "anchor-6")
    table.passes_to(1)
    assert table.bank(0) == ["key-3"]


def test_a_pair_saved_by_the_miser() -> None:
    """dmd.key-chest-saved: whatever made them safe.  A Key hooked after the Anchor, a Chest before it."""
    table = at("kept 0: miser\nplay: chest-3\nbank 0: key-4\ndiscard: map-2 map-3 map-4 map-5")
    table.draws(0, "anchor-5", "hook-6").does(0, "key-4").draws(0, "anchor-7")
    assert table.bank(0) == ["hook-6", "key-4", "chest-3"]
    table.chance("map-2", "map-3", "map-4").passes_to(1)


def test_a_pair_saved_in_a_safe_harbor() -> None:
    """dmd.key-chest-saved: the two cards after the Anchor; the Anchor is saved too, and counts."""
    table = at("kept 0: safe-harbor\ndiscard: map-2 map-3 map-4 map-5")
    table.draws(0, "anchor-5", "key-4", "chest-3", "key-2").chance("map-2", "map-3", "map-4").passes_to(1)
    assert table.bank(0) == ["anchor-5", "key-4", "chest-3", "map-2", "map-3", "map-4"]


def test_the_pair_of_a_plunderer_saved() -> None:
    """dmd.key-chest-saved, dmd.plunderer: he takes the bonus from a bank on a bust too."""
    table = at("kept 0: plunderer\nplay: key-3 chest-4\nbank 1: map-2 map-3 map-4\ndiscard: hook-2")
    table.draws(0, "anchor-5", "anchor-6").does(0, "plunder seat-1").chance("map-3", "map-4").passes_to(1)
    assert table.bank(0) == ["key-3", "chest-4", "map-3", "map-4"]
    assert table.discard() == ["anchor-5", "anchor-6", "hook-2"]


def test_the_pair_of_a_treasure_hunter_saved() -> None:
    """dmd.key-chest-saved, dmd.treasure-hunter: two for each saved card."""
    table = at("kept 0: treasure-hunter\nplay: key-3 chest-4\ndiscard: map-2 map-3 map-4 map-5 map-6")
    table.draws(0, "anchor-5", "anchor-6").chance("map-2", "map-3", "map-4", "map-5").passes_to(1)


@pytest.mark.parametrize(("trait", "banked"), [("fisherman", "kraken-4"), ("casanova", "mermaid-4")])
def test_cards_banked_earlier_in_the_turn_do_not_count(trait: str, banked: str) -> None:
    """dmd.key-chest-once: with Fisherman, with Casanova; two cards are collected."""
    table = at(f"kept 0: {trait}\ndiscard: map-2 map-3 map-4 map-5").draws(0, "key-3", banked, "chest-5")
    assert table.bank(0) == [banked]
    table.collects(0).chance("map-2", "map-3").passes_to(1)


@pytest.mark.parametrize("trait", ["kept 0: casanova", "kept 1: siren"])
def test_a_key_banked_earlier_makes_no_pair(trait: str) -> None:
    """dmd.key-chest-once, dmd.casanova-variant, dmd.siren: the Key is gone when the Chest is collected."""
    table = at(f"{trait}\ndiscard: map-2 map-3", mermaids="on")
    table.draws(0, "key-3", "mermaid-4").does(0, "choose key-3").draws(0, "chest-5").collects(0)
    table.passes_to(1)
    assert "key-3" in table.bank(0 if trait.endswith("casanova") else 1)


def test_several_keys_and_chests_bring_one_bonus() -> None:
    """dmd.key-chest-once, dmd.strange-lands: where they can lie together."""
    table = at("play: key-3 key-4 chest-5 chest-6\ndiscard: map-2 map-3 map-4 map-5 map-6", variant="strange-lands")
    table.collects(0).chance("map-2", "map-3", "map-4", "map-5").passes_to(1)


@pytest.mark.parametrize(
    ("position", "options"), [("kept 1: davy-jones\nvictim 1: seat-0", {}), ("", {"variant": "thieves-island"})]
)
def test_a_pair_that_comes_through_another_gives_none(position: str, options: dict[str, Any]) -> None:
    """dmd.key-chest-once, dmd.davy-jones, dmd.thieves-island."""
    table = at(f"{position}\nplay: key-3 chest-4\ndiscard: map-2 map-3", **options).draws(0, "key-5")
    table.passes_to(1)
    assert table.bank(1) == ["key-3", "key-5", "chest-4"]


# -- Map ---------------------------------------------------------------------------------------


@BOTH
def test_a_map_turns_up_three_cards_and_places_one(edition: str) -> None:
    """dmd.map: at random, for everyone to see in both editions; the others stay in the pile."""
    table = at("discard: anchor-2 key-2 chest-2 oracle-2", players=3, edition=edition).draws(0, "map-4")
    table.chance("key-2", "anchor-2", "oracle-2")
    for seat in (0, 1, 2, None):
        assert table.sees(seat)["shown"] == ["anchor-2", "key-2", "oracle-2"]
    assert table.may() == {"place anchor-2", "place key-2", "place oracle-2"}
    assert table.why("chest-2") == "dmd.map"
    table.does(0, "key-2")
    assert table.play() == ["map-4", "key-2"]
    assert table.discard() == ["anchor-2", "chest-2", "oracle-2"]
    table.collects(0).passes_to(1)


def test_a_map_over_few_cards() -> None:
    """dmd.map, dmd.null: fewer than three are all turned up; over none it does nothing."""
    table = at("discard: anchor-2 key-2").draws(0, "map-4").chance("key-2", "anchor-2")
    assert table.may() == {"place anchor-2", "place key-2"}
    table.does(0, "key-2").collects(0).passes_to(1)
    table = at("").draws(0, "map-4")
    assert table.asked() == "0 again"
    table.collects(0).passes_to(1)


def test_a_placed_card_acts() -> None:
    """dmd.map, dmd.place: an Anchor protects the Map that brought it."""
    table = at("discard: anchor-2").draws(0, "map-4").chance("anchor-2").does(0, "anchor-2")
    assert table.safe() == {"map-4"}
    table.draws(0, "map-7").passes_to(1)
    assert table.bank(0) == ["map-4"]


# -- Oracle ------------------------------------------------------------------------------------


@BOTH
def test_an_oracle_shows_the_next_card_which_stays(edition: str) -> None:
    """dmd.oracle, dmd.again: then the player may draw it, or collect."""
    table = at("", edition=edition).draws(0, "oracle-4").chance("key-7")
    assert table.play() == ["oracle-4"]
    assert "key-7" in table.there("pile")
    assert table.there("top") == ["key-7"]
    assert table.may() == {"draw", "collect"}
    table.does(0, "draw")
    assert table.may() == {"draw key-7"}
    table.chance("key-7")
    assert table.there("top") == []
    table.collects(0).passes_to(1)


@BOTH
def test_an_oracle_over_an_empty_draw_pile_does_nothing(edition: str) -> None:
    """dmd.oracle, dmd.null."""
    table = at("pile: oracle-4\ndiscard: rest", edition=edition).draws(0, "oracle-4")
    assert table.asked() == "0 again"
    table.collects(0).rests()


# -- Sword -------------------------------------------------------------------------------------


def test_a_sword_steals_a_suit_one_does_not_have() -> None:
    """dmd.sword: the top card of it, which is placed and acts; the play area does not matter."""
    table = at("bank 0: map-4\nplay: oracle-3\nbank 1: map-5 key-3 key-6\nbank 2: oracle-5 anchor-2", players=3)
    table.draws(0, "sword-2")
    assert table.may() == {"steal key@1", "steal oracle@2", "steal anchor@2"}
    assert table.why("map@1") == "dmd.sword"
    assert table.why("draw") == "dmd.sword"
    table.does(0, "anchor@2")
    assert table.play() == ["oracle-3", "sword-2", "anchor-2"]
    assert table.safe() == {"oracle-3", "sword-2"}
    assert table.bank(2) == ["oracle-5"]
    table.collects(0).passes_to(1)


def test_a_stolen_card_may_bust() -> None:
    """dmd.sword: it is compulsory."""
    table = at("play: oracle-3\nbank 1: oracle-5").draws(0, "sword-2")
    assert table.may() == {"steal oracle@1"}
    table.does(0, "oracle@1").passes_to(1)
    assert table.discard() == ["oracle-3", "oracle-5", "sword-2"]


@BOTH
def test_a_sword_with_nothing_to_steal_stays(edition: str) -> None:
    """dmd.sword, dmd.null."""
    table = at("bank 0: map-4\nbank 1: map-5", edition=edition).draws(0, "sword-2")
    assert table.asked() == "0 again"
    assert table.play() == ["sword-2"]
    table.collects(0).passes_to(1)
    assert table.bank(0) == ["map-4", "sword-2"]


# -- Kraken ------------------------------------------------------------------------------------


def test_a_kraken_demands_two_more_cards() -> None:
    """dmd.kraken: until then collecting is forbidden."""
    table = at("").draws(0, "kraken-4")
    assert table.owed() == 2
    assert table.may() == {"draw"}
    assert table.why("collect") == "dmd.kraken"
    table.draws(0, "key-3")
    assert table.may() == {"draw"}
    table.draws(0, "chest-3")
    assert table.may() == {"draw", "collect"}
    table.collects(0).passes_to(1)


@pytest.mark.parametrize(
    ("position", "card", "chosen"),
    [
        ("bank 0: key-4", "hook-3", ["key-4"]),
        ("discard: key-4", "map-3", ["* key-4", "key-4"]),
        ("bank 1: key-4", "sword-3", ["key@1"]),
    ],
)
def test_a_card_brought_in_counts(position: str, card: str, chosen: list[str]) -> None:
    """dmd.kraken: through Hook, Map or Sword."""
    table = at(position).draws(0, "kraken-4", card)
    for said in chosen:
        table.chance(said[2:]) if said[0] == "*" else table.does(0, said)
    assert table.owed() == 0
    assert table.may() == {"draw", "collect"}
    table.collects(0).passes_to(1)


@pytest.mark.parametrize("card", ["hook-3", "map-3", "sword-3"])
def test_an_ability_without_effect_adds_nothing(card: str) -> None:
    """dmd.kraken: only the card itself counts."""
    table = at("").draws(0, "kraken-4", card)
    assert table.owed() == 1
    assert table.may() == {"draw"}


def test_a_card_that_goes_to_a_bank_adds_nothing() -> None:
    """dmd.kraken, dmd.casanova, dmd.banked-instead: neither drawn nor (de) hooked."""
    table = at("kept 0: casanova\nbank 0: mermaid-4", edition="de").draws(0, "kraken-4", "mermaid-5")
    assert table.owed() == 2
    table.draws(0, "hook-3").does(0, "mermaid-5")
    assert table.owed() == 1


def test_a_card_once_placed_has_counted() -> None:
    """dmd.kraken, dmd.parry: even if it leaves again."""
    table = at("kept 1: parry").draws(0, "kraken-4", "sword-3")
    assert table.play() == ["kraken-4"]
    assert table.owed() == 1


def test_a_second_kraken_does_not_add_to_the_first() -> None:
    """dmd.kraken-again: what is owed becomes the larger of the two (in Strange Lands two may lie together)."""
    table = at("", variant="strange-lands").draws(0, "kraken-4", "kraken-3")
    assert table.owed() == 2
    table.draws(0, "key-5", "key-6")
    assert table.owed() == 0


@pytest.mark.parametrize("trait", ["kept 0: casanova", "kept 1: siren"])
def test_a_kraken_that_has_left_is_still_owed(trait: str) -> None:
    """dmd.kraken-again: whether Siren or Casanova has banked it; the Mermaid counted."""
    table = at(trait, mermaids="on").draws(0, "kraken-4", "mermaid-3").does(0, "kraken-4")
    assert table.play() == ["mermaid-3"]
    assert table.owed() == 1
    assert table.may() == {"draw"}
    table.draws(0, "key-3").collects(0).passes_to(1)


def test_a_debt_ends_with_the_turn() -> None:
    """dmd.kraken, dmd.bust: the next player owes nothing."""
    table = at("").draws(0, "kraken-4", "kraken-5")
    table.passes_to(1)
    table.draws(1, "key-3")
    assert table.may() == {"draw", "collect"}


# -- Mermaid -----------------------------------------------------------------------------------


def test_a_mermaid_does_nothing() -> None:
    """dmd.mermaid: without the variant."""
    table = at("play: cannon-3\nbank 1: key-4").draws(0, "mermaid-9")
    assert table.asked() == "0 again"
    table.collects(0).passes_to(1)
    assert table.state.scores() == [12, 4]
