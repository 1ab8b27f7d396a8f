"""The traits, in the book's order; each section has what it does, and what it does beside other traits.

Siren stands with the Mermaids (test_mermaids.py), the differences between the editions in test_editions.py.
"""

from __future__ import annotations

import pytest

from tests.games.dead_mans_draw.pirates import Pirates, at, sits_down

BOTH = pytest.mark.parametrize("edition", ["en", "de"])

# -- Golden Scales (Hehler) --------------------------------------------------------------------


def test_golden_scales_make_a_mermaid_worth_five_more() -> None:
    """dmd.golden-scales: the top card of the stack; nobody else's Mermaid is."""
    table = at("kept 0: golden-scales\nbank 0: mermaid-4 mermaid-9 key-2\nbank 1: mermaid-8\nturn: 1")
    assert table.state.scores() == [16, 8]
    assert table.sees(None)["points"] == [16, 8]


def test_golden_scales_win() -> None:
    """dmd.golden-scales, dmd.score: nine against eight."""
    table = at("kept 0: golden-scales\nbank 0: mermaid-4\nbank 1: mermaid-8\npile: key-3\ndiscard: rest\nturn: 1")
    table.draws(1, "key-3").collects(1).rests()
    assert table.state.scores() == [9, 11]
    assert table.state.winners() == [1]
    table = at("kept 0: golden-scales\nbank 0: mermaid-4\nbank 1: mermaid-8\npile: key-3\ndiscard: rest")
    table.draws(0, "key-3").collects(0).rests()
    assert table.state.scores() == [12, 8]
    assert table.state.winners() == [0]


# -- Casanova ----------------------------------------------------------------------------------


@BOTH
def test_casanova_banks_a_mermaid_as_he_draws_her(edition: str) -> None:
    """dmd.casanova: she neither busts nor counts for a Kraken."""
    table = at("kept 0: casanova", edition=edition).draws(0, "kraken-4", "mermaid-5", "mermaid-6")
    assert table.play() == ["kraken-4"]
    assert table.bank(0) == ["mermaid-5", "mermaid-6"]
    assert table.owed() == 2
    assert [e["clause"] for e in table.told("banks-mermaid")] == ["dmd.casanova"] * 2


def test_casanova_does_nothing_for_others() -> None:
    """dmd.casanova: only Mermaids that you draw."""
    table = at("kept 1: casanova").draws(0, "mermaid-5")
    assert table.play() == ["mermaid-5"]


# -- Plunderer (Plünderer) ---------------------------------------------------------------------


def test_the_plunderer_takes_his_bonus_from_a_bank() -> None:
    """dmd.plunderer: at random from the whole bank of an opponent of his choice; an empty discard pile is no matter."""
    table = at("kept 0: plunderer\nplay: key-3 chest-4\nbank 1: map-2 map-7 oracle-5\nbank 2: hook-2", players=3)
    table.collects(0)
    assert table.may() == {"plunder seat-1", "plunder seat-2"}
    assert table.why("seat-0") == "dmd.plunderer"
    table.does(0, "seat-1")
    assert table.may() == {"loot map-2", "loot map-7", "loot oracle-5"}
    table.chance("map-2", "oracle-5").passes_to(1)
    assert table.bank(0) == ["key-3", "chest-4", "map-2", "oracle-5"]
    assert table.bank(1) == ["map-7"]


def test_a_short_bank_is_emptied_and_no_more() -> None:
    """dmd.plunderer: nothing comes from the discard pile."""
    table = at("kept 0: plunderer\nplay: key-3 chest-4\nbank 1: map-2\ndiscard: hook-2").collects(0)
    table.does(0, "seat-1").chance("map-2").passes_to(1)
    assert table.bank(1) == []
    assert table.discard() == ["hook-2"]


def test_an_opponent_without_cards_cannot_be_plundered() -> None:
    """dmd.plunderer: if none has a card there is no bonus."""
    table = at("kept 0: plunderer\nplay: key-3 chest-4\nbank 2: map-2", players=3).collects(0)
    assert table.may() == {"plunder seat-2"}
    assert table.why("seat-1") == "dmd.plunderer"
    table = at("kept 0: plunderer\nplay: key-3 chest-4\ndiscard: map-2", players=3).collects(0)
    table.passes_to(1)


# -- Treasure Hunter (Schatzjäger) -------------------------------------------------------------


def test_the_treasure_hunter_doubles_the_bonus() -> None:
    """dmd.treasure-hunter: two for every card collected; a short pile gives what there is."""
    table = at("kept 0: treasure-hunter\nplay: key-3 chest-4\ndiscard: map-2 map-3 map-4 map-5 map-6").collects(0)
    table.chance("map-2", "map-3", "map-4", "map-5").passes_to(1)
    table = at("kept 0: treasure-hunter\nplay: key-3 chest-4\ndiscard: map-2 map-3 map-4").collects(0)
    table.chance("map-2", "map-3", "map-4").passes_to(1)


# -- Navigator ---------------------------------------------------------------------------------


@BOTH
def test_the_navigator_takes_any_card_of_the_discard_pile(edition: str) -> None:
    """dmd.navigator: three at random are not turned up for him."""
    pile = ["anchor-2", "key-2", "key-3", "chest-2", "oracle-2"]
    table = at(f"kept 0: navigator\ndiscard: {' '.join(pile)}", edition=edition).draws(0, "map-4")
    assert table.asked() == "0 navigator"
    assert table.may() == {f"place {card}" for card in pile}
    assert table.why("mermaid-9") == "dmd.navigator"
    table.does(0, "place key-3")
    assert table.play() == ["map-4", "key-3"]
    assert "turns-up" not in table.kinds()
    table.collects(0).passes_to(1)


def test_the_navigator_must_place_one() -> None:
    """dmd.navigator, dmd.map: even if it busts; over an empty pile his Map does nothing."""
    table = at("kept 0: navigator\nplay: key-7\ndiscard: key-2").draws(0, "map-4").does(0, "key-2")
    table.passes_to(1)
    table = at("kept 0: navigator").draws(0, "map-4")
    assert table.asked() == "0 again"


# -- Master Gunner (Meisterschütze) --------------------------------------------------------------


def test_the_master_gunner_sinks_the_whole_stack() -> None:
    """dmd.master-gunner."""
    table = at("kept 0: master-gunner\nbank 1: key-3 key-6 key-7 map-2").draws(0, "cannon-4").does(0, "key@1")
    assert table.bank(1) == ["map-2"]
    assert table.discard() == ["key-3", "key-6", "key-7"]
    table.collects(0).passes_to(1)


# -- Scavenger (Resteverwerter) ------------------------------------------------------------------


def test_the_scavenger_banks_what_his_cannon_would_sink() -> None:
    """dmd.scavenger: the top card alone, and at once."""
    table = at("kept 0: scavenger\nbank 1: key-3 key-6").draws(0, "cannon-4").does(0, "key@1")
    assert (table.bank(0), table.bank(1), table.discard()) == (["key-6"], ["key-3"], [])
    table.draws(0, "cannon-5").passes_to(1)
    assert table.bank(0) == ["key-6"]


# -- Mystic (Mystiker) ---------------------------------------------------------------------------


@BOTH
def test_the_mystic_looks_at_three_cards(edition: str) -> None:
    """dmd.mystic: they come in that order."""
    table = at("kept 0: mystic", edition=edition).draws(0, "oracle-4").chance("key-3", "map-4", "kraken-5")
    assert table.sees(0)["top"] == ["key-3", "map-4", "kraken-5"]
    table.does(0, "draw")
    assert table.may() == {"draw key-3"}
    table.chance("key-3").does(0, "draw")
    assert table.may() == {"draw map-4"}


def test_cards_already_known_are_among_the_three() -> None:
    """dmd.mystic, dmd.known: only the third is new."""
    table = at("kept 0: mystic\ntop: key-3 map-4\nplay: chest-3").does(0, "draw").chance("key-3")
    assert table.sees(0)["top"] == ["map-4"]
    table = at("kept 0: mystic\ntop: oracle-4 key-3 map-4").chance("oracle-4")
    assert table.may() == {"look key-3"}
    table.chance("key-3")
    assert table.may() == {"look map-4"}
    table.chance("map-4")
    assert len(table.may()) == 57
    table.chance("anchor-2")
    assert table.there("top") == ["key-3", "map-4", "anchor-2"]


def test_looking_again_he_forgets_nothing() -> None:
    """dmd.mystic, dmd.known (de): while he looks at the first of two cards he knows, he knows the second too."""
    table = at("kept 0: mystic\ntop: oracle-4 key-3 map-4", edition="de").chance("oracle-4", "key-3")
    assert table.asked() == "chance look"
    assert table.sees(0)["top"] == ["key-3", "map-4"]


def test_the_mystic_sees_what_there_is() -> None:
    """dmd.mystic: fewer left, all of them."""
    table = at("kept 0: mystic\npile: oracle-4 key-6 key-7\ndiscard: rest").draws(0, "oracle-4")
    table.chance("key-7", "key-6")
    assert table.asked() == "0 again"
    table.collects(0).passes_to(1)


# -- Swordsman (Säbelkämpfer) --------------------------------------------------------------------


def test_the_swordsman_steals_a_suit_he_has() -> None:
    """dmd.swordsman."""
    table = at("kept 0: swordsman\nbank 0: map-4\nbank 1: map-5 map-6 key-3").draws(0, "sword-2")
    assert table.may() == {"steal map@1", "steal key@1"}
    table.does(0, "map@1")
    assert table.play() == ["sword-2", "map-6"]


# -- Miser (Geizhals) ----------------------------------------------------------------------------


def test_the_misers_hook_and_its_card_are_safe() -> None:
    """dmd.miser: what lies beside them is not."""
    table = at("kept 0: miser\nplay: cannon-4\nbank 0: mermaid-5").draws(0, "hook-3").does(0, "mermaid-5")
    assert table.safe() == {"hook-3", "mermaid-5"}
    table.draws(0, "cannon-6").passes_to(1)
    assert table.bank(0) == ["hook-3", "mermaid-5"]
    assert table.discard() == ["cannon-4", "cannon-6"]


def test_what_the_hooked_card_brings_in_is_not_safe() -> None:
    """dmd.miser: a hooked Map is, the card it places is not."""
    table = at("kept 0: miser\nbank 0: map-5\ndiscard: key-2").draws(0, "hook-3").does(0, "map-5").chance("key-2")
    table.does(0, "key-2")
    assert table.safe() == {"hook-3", "map-5"}
    table.draws(0, "key-7").passes_to(1)
    assert table.discard() == ["key-2", "key-7"]


def test_a_hooked_card_that_busts_is_lost() -> None:
    """dmd.miser: it never entered the play area; the Hook is banked."""
    table = at("kept 0: miser\nplay: key-3\nbank 0: key-7").draws(0, "hook-3").does(0, "key-7")
    table.passes_to(1)
    assert table.bank(0) == ["hook-3"]
    assert table.discard() == ["key-3", "key-7"]


def test_a_hooked_anchor_of_his_is_safe_too() -> None:
    """dmd.miser, dmd.anchor, dmd.safe: the Anchor makes safe what lies before it, and the Hook made it safe itself."""
    table = at("kept 0: miser\nplay: key-3\nbank 0: anchor-5").draws(0, "hook-3").does(0, "anchor-5")
    assert table.safe() == {"key-3", "hook-3", "anchor-5"}
    table.draws(0, "key-4").passes_to(1)
    assert table.bank(0) == ["anchor-5", "hook-3", "key-3"]


def test_a_misers_hook_over_an_empty_bank_is_safe_too() -> None:
    """dmd.miser."""
    table = at("kept 0: miser\nplay: key-3").draws(0, "hook-3", "key-4")
    table.passes_to(1)
    assert table.bank(0) == ["hook-3"]


# -- Captain's Hook (Käpt'n Hook) ----------------------------------------------------------------


@BOTH
def test_captains_hook_places_two_cards(edition: str) -> None:
    """dmd.captains-hook: one after the other; here of different suits."""
    table = at("kept 0: captains-hook\nbank 0: key-3 chest-4 map-6", edition=edition).draws(0, "hook-3")
    table.does(0, "key-3")
    assert table.asked() == "0 second-hook"
    assert table.may() == {"hook chest-4", "hook map-6"}
    table.does(0, "chest-4")
    assert table.play() == ["hook-3", "key-3", "chest-4"]
    assert table.bank(0) == ["map-6"]


def test_the_second_is_chosen_from_the_bank_as_it_then_is() -> None:
    """dmd.captains-hook: from an opponent's Misfire, a card that the first one cost is no longer there."""
    table = at("kept 0: captains-hook\nkept 1: misfire\nbank 0: cannon-3 key-4 map-5").draws(0, "hook-3")
    table.does(0, "cannon-3", "misfire map-5")
    assert table.may() == {"hook key-4"}


def test_if_the_first_busts_there_is_no_second() -> None:
    """dmd.captains-hook, dmd.bust."""
    table = at("kept 0: captains-hook\nplay: key-2\nbank 0: key-3 chest-4").draws(0, "hook-3").does(0, "key-3")
    table.passes_to(1)
    assert table.bank(0) == ["chest-4"]


@BOTH
def test_if_nothing_allowed_is_left_there_is_no_second(edition: str) -> None:
    """dmd.captains-hook, dmd.null."""
    table = at("kept 0: captains-hook\nbank 0: key-3", edition=edition).draws(0, "hook-3").does(0, "key-3")
    assert table.asked() == "0 again"
    assert table.bank(0) == []


# -- Safe Harbor (Schmuggler) --------------------------------------------------------------------


def test_a_safe_harbor_shelters_the_anchor_and_the_next_two() -> None:
    """dmd.safe-harbor: and all before it, as any Anchor does."""
    table = at("kept 0: safe-harbor\nplay: key-3").draws(0, "anchor-4", "map-5", "chest-6", "mermaid-7")
    assert table.safe() == {"key-3", "anchor-4", "map-5", "chest-6"}
    table.draws(0, "mermaid-8").passes_to(1)
    assert table.discard() == ["mermaid-7", "mermaid-8"]


def test_the_card_that_busts_is_no_card_after_the_anchor() -> None:
    """dmd.safe-harbor: one card after it, or two."""
    table = at("kept 0: safe-harbor\nplay: key-3").draws(0, "anchor-4", "map-5", "key-6")
    table.passes_to(1)
    assert table.bank(0) == ["anchor-4", "key-3", "map-5"]
    assert table.discard() == ["key-6"]


def test_a_card_moved_by_a_mermaid_is_not_placed() -> None:
    """dmd.safe-harbor, dmd.mv-move: the moved Key takes no place; the Mermaid and the Chest do."""
    table = at("kept 0: safe-harbor", mermaids="on").draws(0, "key-3", "anchor-4", "mermaid-2").does(0, "key-3")
    table.draws(0, "chest-5", "oracle-6").chance("map-2")
    assert table.safe() == {"key-3", "anchor-4", "mermaid-2", "chest-5"}


def test_a_placed_card_that_leaves_has_used_up_its_place() -> None:
    """dmd.safe-harbor, dmd.parry: the Sword that Parry discards was the first of the two."""
    table = at("kept 0: safe-harbor\nkept 1: parry").draws(0, "anchor-4", "sword-5", "key-3", "chest-3")
    assert table.play() == ["anchor-4", "key-3", "chest-3"]
    assert table.safe() == {"anchor-4", "key-3"}


def test_an_anchor_that_leaves_makes_no_further_card_safe() -> None:
    """dmd.safe-harbor, dmd.siren: the Mermaid was the first; there is no second."""
    table = at("kept 0: safe-harbor\nkept 1: siren", mermaids="on").draws(0, "key-3", "anchor-4", "mermaid-2")
    table.does(0, "anchor-4").draws(0, "chest-5")
    assert table.bank(1) == ["anchor-4"]
    assert table.safe() == {"key-3", "mermaid-2"}


def test_an_anchor_activated_again_counts_two_anew() -> None:
    """dmd.safe-harbor, dmd.mv-anchor: not what is left of the first two and two more."""
    table = at("kept 0: safe-harbor", mermaids="on").draws(0, "anchor-4", "mermaid-2").does(0, "anchor-4")
    table.draws(0, "chest-5", "key-3", "map-6")
    assert table.safe() == {"anchor-4", "mermaid-2", "chest-5", "key-3"}


def test_a_card_that_casanova_banks_takes_no_place() -> None:
    """dmd.safe-harbor, dmd.banked-instead: only a placed card does.  It is another's Casanova that cannot touch it."""
    table = at("kept 0: safe-harbor\nkept 1: casanova").draws(0, "anchor-4", "mermaid-4", "key-3")
    assert table.safe() == {"anchor-4", "mermaid-4", "key-3"}


# -- Fisherman (Fischer) -------------------------------------------------------------------------


@BOTH
def test_the_fisherman_banks_a_kraken_as_he_draws_it(edition: str) -> None:
    """dmd.fisherman: it demands nothing and does not bust."""
    table = at("kept 0: fisherman", edition=edition).draws(0, "kraken-4", "kraken-5")
    assert table.bank(0) == ["kraken-4", "kraken-5"]
    assert (table.play(), table.owed()) == ([], 0)
    assert table.may() == {"draw", "collect"}
    table.collects(0).passes_to(1)


def test_a_drawn_kraken_of_the_fisherman_does_not_count() -> None:
    """dmd.fisherman, dmd.kraken: for a Kraken that a Hook has brought (only English ones lie there)."""
    table = at("kept 0: fisherman\nbank 0: kraken-3").draws(0, "hook-4").does(0, "kraken-3")
    assert (table.play(), table.owed()) == (["hook-4", "kraken-3"], 2)
    table.draws(0, "kraken-5")
    assert table.owed() == 2


# -- Beastmaster (Monsterbändiger) ---------------------------------------------------------------


def test_the_beastmasters_opponents_owe_four() -> None:
    """dmd.beastmaster: his own Kraken demands two."""
    table = at("kept 1: beastmaster").draws(0, "kraken-4")
    assert table.owed() == 4
    table.draws(0, "key-2", "chest-2", "mermaid-4")
    assert table.may() == {"draw"}
    table.draws(0, "anchor-5")
    assert table.may() == {"draw", "collect"}
    assert at("kept 0: beastmaster").draws(0, "kraken-4").owed() == 2


@pytest.mark.parametrize(
    ("position", "card", "chosen"),
    [
        ("bank 0: kraken-4", "hook-3", ["kraken-4"]),
        ("discard: kraken-4", "map-3", ["* kraken-4", "kraken-4"]),
        ("bank 1: kraken-4", "sword-3", ["kraken@1"]),
    ],
)
def test_however_their_kraken_came(position: str, card: str, chosen: list[str]) -> None:
    """dmd.beastmaster: by Hook, Map or Sword too."""
    table = at(f"kept 1: beastmaster\n{position}").draws(0, card)
    for said in chosen:
        table.chance(said[2:]) if said[0] == "*" else table.does(0, said)
    assert table.owed() == 4


def test_a_mermaids_kraken_demands_four_of_them_too() -> None:
    """dmd.beastmaster, dmd.mv-move, dmd.kraken-again."""
    table = at("kept 1: beastmaster", mermaids="on").draws(0, "kraken-4", "key-2", "chest-2", "mermaid-2")
    assert table.owed() == 1
    table.does(0, "kraken-4")
    assert table.owed() == 4


# -- Misfire (Saboteur) --------------------------------------------------------------------------


@BOTH
def test_an_opponents_cannon_misfires(edition: str) -> None:
    """dmd.misfire: the top card of one of their own stacks, instead of another's."""
    table = at("kept 1: misfire\nbank 0: key-3 key-6 map-4\nbank 1: oracle-7", edition=edition).draws(0, "cannon-2")
    assert table.asked() == "0 misfire"
    assert table.may() == {"misfire key-6", "misfire map-4"}
    assert table.why("key-3") == "dmd.top"
    assert table.why("oracle-7") == "dmd.misfire"
    table.does(0, "key-6")
    assert table.bank(0) == ["key-3", "map-4"]
    assert table.discard() == ["key-6"]
    table.collects(0).passes_to(1)


@BOTH
@pytest.mark.parametrize(
    ("position", "card", "chosen"),
    [
        ("bank 0: cannon-4 key-3", "hook-3", ["cannon-4"]),
        ("bank 0: key-3\ndiscard: cannon-4", "map-3", ["* cannon-4", "cannon-4"]),
        ("bank 0: key-3\nbank 1: cannon-4", "sword-3", ["cannon@1"]),
    ],
)
def test_however_their_cannon_came(position: str, card: str, chosen: list[str], edition: str) -> None:
    """dmd.misfire: by Hook, Map or Sword too."""
    table = at(f"kept 1: misfire\n{position}", edition=edition).draws(0, card)
    for said in chosen:
        table.chance(said[2:]) if said[0] == "*" else table.does(0, said)
    assert table.may() == {"misfire key-3"}


@pytest.mark.parametrize("trait", ["scavenger", "master-gunner"])
def test_a_misfire_minds_no_trait_of_the_gunner(trait: str) -> None:
    """dmd.misfire, dmd.scavenger, dmd.master-gunner: one card, and it is discarded."""
    table = at(f"kept 0: {trait}\nkept 1: misfire\nbank 0: key-3 key-6\nbank 1: oracle-7").draws(0, "cannon-2")
    table.does(0, "key-6")
    assert (table.bank(0), table.bank(1), table.discard()) == (["key-3"], ["oracle-7"], ["key-6"])


def test_a_misfire_over_an_empty_bank_does_nothing_at_all() -> None:
    """dmd.misfire: an opponent's cards are not fired at either."""
    table = at("kept 1: misfire\nbank 1: oracle-7").draws(0, "cannon-2")
    assert table.asked() == "0 again"
    assert table.bank(1) == ["oracle-7"]


def test_misfire_leaves_ones_own_cannon_alone() -> None:
    """dmd.misfire: each opponent's misfires."""
    table = at("kept 0: misfire\nbank 0: key-3\nbank 1: oracle-7").draws(0, "cannon-2")
    assert table.may() == {"sink oracle@1"}


# -- Parry (Verteidiger) -------------------------------------------------------------------------


@BOTH
def test_an_opponents_sword_may_take_a_kraken(edition: str) -> None:
    """dmd.parry: and nothing else from its owner."""
    table = at("kept 1: parry\nbank 1: oracle-7 kraken-3 kraken-4", edition=edition).draws(0, "sword-2")
    assert table.may() == {"steal kraken@1"}
    assert table.why("oracle@1") == "dmd.parry"
    table.does(0, "kraken@1")
    assert table.play() == ["sword-2", "kraken-4"]
    assert table.owed() == 2


@BOTH
def test_parry_binds_the_swordsman(edition: str) -> None:
    """dmd.parry, dmd.swordsman: but he may take a Kraken although he has one."""
    table = at("kept 0: swordsman\nkept 1: parry\nbank 0: kraken-5\nbank 1: oracle-7 kraken-4", edition=edition)
    table.draws(0, "sword-2")
    assert table.may() == {"steal kraken@1"}
    assert table.why("oracle@1") == "dmd.parry"


@pytest.mark.parametrize(("edition", "row"), [("en", []), ("de", ["sword-2"])])
def test_a_thief_with_a_kraken_can_take_none(edition: str, row: list[str]) -> None:
    """dmd.parry-sword, dmd.sword: the Sword is discarded (en), or stays without effect (de)."""
    table = at("kept 1: parry\nbank 0: kraken-5\nbank 1: oracle-7 kraken-4", edition=edition).draws(0, "sword-2")
    assert table.asked() == "0 again"
    assert table.play() == row
    assert table.discard() == [card for card in ["sword-2"] if card not in row]


def test_a_sword_lost_to_parry_is_no_bust_even_if_it_was_safe() -> None:
    """dmd.parry-sword, dmd.safe-harbor, dmd.miser: it goes to the discard pile all the same."""
    table = at("kept 0: safe-harbor\nkept 1: parry\nplay: key-3").draws(0, "anchor-4", "sword-5")
    assert table.play() == ["key-3", "anchor-4"]
    assert table.discard() == ["sword-5"]
    assert table.asked() == "0 again"
    table = at("kept 0: miser\nkept 1: parry\nbank 0: sword-5").draws(0, "hook-3").does(0, "sword-5")
    assert (table.play(), table.discard(), table.bank(0)) == (["hook-3"], ["sword-5"], [])


def test_parry_does_not_bind_its_owner() -> None:
    """dmd.parry: opponents' Swords."""
    table = at("kept 0: parry\nbank 1: oracle-7").draws(0, "sword-2")
    assert table.may() == {"steal oracle@1"}


# -- Davy Jones' Locker (Davy Jones) -------------------------------------------------------------


def dealt_davy_jones(edition: str) -> Pirates:
    table = sits_down(3, edition=edition)
    if edition == "en":
        table.chance("seat-2")
    table.chance("miser", "mystic", "parry", "davy-jones", "misfire", "fisherman")
    return table.does(0, "miser").does(1, "davy-jones").does(2, "misfire")


@BOTH
def test_davy_jones_chooses_a_victim_as_soon_as_traits_are_revealed(edition: str) -> None:
    """dmd.davy-jones: openly, an opponent; (de) before the starting player is drawn."""
    table = dealt_davy_jones(edition)
    assert table.asked() == "1 davy-jones"
    assert table.may() == {"davy-jones seat-0", "davy-jones seat-2"}
    assert table.why("seat-1") == "dmd.davy-jones"
    table.does(1, "seat-2")
    assert table.sees(0)["victim"] == table.sees(None)["victim"] == [None, "seat-2", None]
    assert table.asked() == ("chance next-card" if edition == "en" else "chance starter")


def test_davy_jones_banks_what_his_victim_loses() -> None:
    """dmd.davy-jones, dmd.bust-order: the card that busts too; what is safe is the victim's."""
    table = at("kept 2: davy-jones\nvictim 2: seat-0\nplay: key-3 map-4", players=3)
    table.draws(0, "anchor-5", "oracle-6").chance("oracle-7").draws(0, "oracle-7").passes_to(1)
    assert table.bank(0) == ["key-3", "map-4"]
    assert table.bank(2) == ["anchor-5", "oracle-6", "oracle-7"]
    assert table.discard() == []


def test_davy_jones_has_nothing_of_others_busts() -> None:
    """dmd.davy-jones: nor of what his victim collects, or loses to a Cannon."""
    table = at("turn: 1\nkept 2: davy-jones\nvictim 2: seat-0\nbank 0: map-4\nplay: key-3", players=3)
    table.draws(1, "cannon-4").does(1, "map@0").draws(1, "key-5").passes_to(2)
    assert table.bank(2) == []
    assert table.discard() == ["cannon-4", "key-3", "key-5", "map-4"]
