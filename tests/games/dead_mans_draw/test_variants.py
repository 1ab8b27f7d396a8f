"""The variant cards, one section each; at most one is in play."""

from __future__ import annotations

from typing import Any

import pytest

import orlop
from tests.games.dead_mans_draw.pirates import GAME, at, ended, sits_down

SIX = ("thieves-island", "pile-o-treasure", "sudden-death", "all-hands", "strange-lands", "beneath-the-waves")
BOTH = pytest.mark.parametrize("edition", ["en", "de"])

# -- which one ---------------------------------------------------------------------------------


@BOTH
def test_a_variant_is_drawn_and_shown_before_anything_else(edition: str) -> None:
    """dmd.variants: one of the six, for the whole game; before the traits and before the starting player."""
    table = sits_down(2, variant="random", edition=edition)
    assert table.asked() == "chance variant"
    assert table.may() == {f"variant {name}" for name in SIX}
    table.chance("all-hands")
    for seat in (0, 1, None):
        assert table.sees(seat)["variant"] == "all-hands"
    assert table.state.scores() == [-50, -50]
    assert table.asked() == ("chance starter" if edition == "en" else "chance deal")


@BOTH
@pytest.mark.parametrize("variant", [*SIX, "bottom-feeder"])
def test_a_variant_is_chosen(variant: str, edition: str) -> None:
    """dmd.variants, dmd.bottom-feeder: by name; the seventh in no other way."""
    table = sits_down(2, variant=variant, edition=edition)
    assert table.sees(None)["variant"] == variant
    assert table.asked() != "chance variant"


def test_none_is_the_usual_choice_and_two_cannot_be() -> None:
    """dmd.variants, dmd.combine."""
    assert sits_down(2).sees(None)["variant"] is None
    for two in ("all-hands,sudden-death", "all-hands sudden-death", ["all-hands", "sudden-death"]):
        with pytest.raises(ValueError, match="variant"):
            orlop.game(GAME, players=2, variant=two)


# -- Thieves' Island ---------------------------------------------------------------------------


def test_the_left_neighbour_banks_what_a_bust_loses() -> None:
    """dmd.thieves-island: the card that busts too; what is safe goes to the buster."""
    table = at("turn: 2\nplay: key-3 anchor-4 map-5\nsafe: key-3", players=3, variant="thieves-island")
    table.draws(2, "map-6").passes_to(0)
    assert table.bank(2) == ["key-3"]
    assert table.bank(0) == ["anchor-4", "map-5", "map-6"]
    assert table.discard() == []


def test_davy_jones_goes_before_thieves_island() -> None:
    """dmd.thieves-island, dmd.davy-jones, dmd.bust-order."""
    table = at("kept 2: davy-jones\nvictim 2: seat-0\nplay: key-3", players=3, variant="thieves-island")
    table.draws(0, "key-6").passes_to(1)
    assert table.bank(1) == []
    assert table.bank(2) == ["key-3", "key-6"]


def test_what_a_cannon_hits_is_no_bust() -> None:
    """dmd.thieves-island, dmd.cannon, dmd.misfire, dmd.parry-sword: it goes to the discard pile."""
    table = at("bank 2: key-3", players=3, variant="thieves-island").draws(0, "cannon-4").does(0, "key@2")
    assert table.discard() == ["key-3"]
    table = at("kept 2: misfire\nbank 0: key-3", players=3, variant="thieves-island").draws(0, "cannon-4")
    table.does(0, "key-3")
    assert table.discard() == ["key-3"]
    table = at("kept 2: parry", players=3, variant="thieves-island").draws(0, "sword-4")
    assert table.discard() == ["sword-4"]


# -- Pile o' Treasure --------------------------------------------------------------------------


def test_every_card_scores() -> None:
    """dmd.pile-o-treasure: not only each stack's top card."""
    assert ended("key-2 key-3 map-4", "mermaid-8", variant="pile-o-treasure") == ([9, 8], [0])
    assert ended("key-2 key-3 map-4", "mermaid-8", variant="none") == ([7, 8], [1])


def test_golden_scales_add_five_for_every_mermaid() -> None:
    """dmd.pile-o-treasure, dmd.golden-scales."""
    table = at("kept 0: golden-scales\nbank 0: mermaid-4 mermaid-5", variant="pile-o-treasure")
    assert table.state.scores() == [19, 0]
    assert at("kept 0: golden-scales\nbank 0: mermaid-4 mermaid-5").state.scores() == [10, 0]


def test_both_copies_of_a_card_score() -> None:
    """dmd.pile-o-treasure, dmd.party: two Mermaid 9s of Golden Scales are 28."""
    table = at("kept 0: golden-scales\nbank 0: mermaid-9 mermaid-9", players=5, variant="pile-o-treasure")
    assert table.state.scores()[0] == 28


# -- Sudden Death ------------------------------------------------------------------------------

FORTY_TWO = "anchor-7 hook-7 cannon-7 key-7 chest-7 map-7"


def wins(position: str, seat: int, *said: str, **options: Any) -> None:
    """After these answers ("* ...": chance's) that seat has won, and not one answer sooner."""
    table = at(position, variant="sudden-death", **options)
    for answer in said:
        assert table.asked() != "nobody"
        if answer.startswith("* "):
            table.chance(answer[2:])
        else:
            table.does(0, answer)
    table.rests()
    assert table.state.winners() == [seat]
    assert [(e["kind"], e["who"]) for e in table.heard][-1] == ("wins-at-once", seat)
    assert table.there("pile") != []


def test_fifty_points_win_at_once() -> None:
    """dmd.sudden-death, dmd.sudden-check: with a collection; forty-nine do not."""
    wins(f"bank 0: {FORTY_TWO}\nplay: oracle-4 sword-4", 0, "collect")
    table = at(f"bank 0: {FORTY_TWO}\nplay: oracle-4 sword-3", variant="sudden-death").collects(0)
    table.passes_to(1)


def test_so_does_a_bonus_when_it_is_complete() -> None:
    """dmd.sudden-check: the first card would have been enough; the second is drawn all the same."""
    cards = "bank 0: anchor-7 hook-7 cannon-7 map-7 oracle-7\nplay: key-3 chest-3\ndiscard: mermaid-9 sword-2"
    wins(cards, 0, "collect", "* mermaid-9", "* sword-2")


def test_a_collection_that_wins_brings_no_bonus() -> None:
    """dmd.sudden-check: the game stops there."""
    wins(
        "bank 0: anchor-7 hook-7 cannon-7 map-7 oracle-7 sword-7\nplay: key-4 chest-4\ndiscard: mermaid-9", 0, "collect"
    )


@pytest.mark.parametrize(("trait", "card"), [("casanova", "mermaid-8"), ("fisherman", "kraken-7")])
def test_so_does_a_card_banked_at_once(trait: str, card: str) -> None:
    """dmd.sudden-check, dmd.casanova, dmd.fisherman: cards in the play area are nobody's."""
    wins(f"kept 0: {trait}\nbank 0: {FORTY_TWO} oracle-2\nplay: sword-7", 0, "draw", f"* {card}")


def test_so_does_what_the_scavenger_gets() -> None:
    """dmd.sudden-check, dmd.scavenger."""
    wins(f"kept 0: scavenger\nbank 0: {FORTY_TWO}\nbank 1: mermaid-8", 0, "* cannon-2", "mermaid@1")


def test_so_does_what_the_siren_gets_and_nothing_still_waiting_happens() -> None:
    """dmd.sudden-check, dmd.siren, dmd.captains-hook: the second hooked card never comes."""
    wins(
        f"kept 0: captains-hook\nkept 1: siren\nbank 1: {FORTY_TWO} sword-2\nplay: oracle-6\nbank 0: mermaid-2 map-3",
        1,
        "draw",
        "* hook-3",
        "mermaid-2",
        "choose oracle-6",
        mermaids="on",
    )


def test_so_does_what_casanova_has_chosen() -> None:
    """dmd.sudden-check, dmd.casanova-variant."""
    wins(
        f"kept 0: casanova\nbank 0: {FORTY_TWO} sword-2\nplay: oracle-6",
        0,
        "draw",
        "* mermaid-3",
        "choose oracle-6",
        mermaids="on",
    )


def test_so_do_the_safe_cards_of_a_bust() -> None:
    """dmd.sudden-check, dmd.bust-order: before Davy Jones gets what would win for him."""
    forty_one = "anchor-6 hook-6 cannon-6 key-6 chest-6 map-6 oracle-5"
    wins(
        f"kept 1: davy-jones\nvictim 1: seat-0\nbank 0: {FORTY_TWO}\nbank 1: {forty_one}\n"
        "play: mermaid-8 anchor-4 sword-5 kraken-6\nsafe: mermaid-8",
        0,
        "draw",
        "* sword-6",
    )


def test_so_does_their_bonus() -> None:
    """dmd.sudden-check, dmd.key-chest-saved."""
    wins(
        "bank 0: anchor-7 hook-7 cannon-7 map-7 oracle-7\nplay: key-3 chest-3 anchor-3\nsafe: key-3 chest-3\n"
        "discard: mermaid-9 sword-2",
        0,
        "draw",
        "* anchor-4",
        "* mermaid-9",
        "* sword-2",
    )


def test_so_does_what_davy_jones_gets() -> None:
    """dmd.sudden-check, dmd.davy-jones: last of all."""
    wins(f"kept 1: davy-jones\nvictim 1: seat-0\nbank 1: {FORTY_TWO}\nplay: mermaid-8", 1, "draw", "* mermaid-4")


def test_golden_scales_count() -> None:
    """dmd.sudden-death, dmd.golden-scales: forty-two, three, and five more."""
    wins(f"kept 0: golden-scales\nbank 0: {FORTY_TWO}\nplay: mermaid-3", 0, "collect", mermaids="on")


def test_if_the_draw_pile_ends_first_the_highest_score_wins() -> None:
    """dmd.sudden-death."""
    assert ended("key-7 map-7", "mermaid-9", variant="sudden-death") == ([14, 9], [0])


# -- All Hands on Deck -------------------------------------------------------------------------


def test_every_missing_suit_costs_five() -> None:
    """dmd.all-hands: a score may fall below zero."""
    every = "anchor-2 hook-2 cannon-2 key-2 chest-2 map-2 oracle-2 sword-2 kraken-2 mermaid-4"
    assert ended(every, "key-7 map-7 mermaid-9", "", variant="all-hands") == ([22, -12, -50], [0])
    assert ended("key-7", "map-6 map-5", variant="all-hands") == ([-38, -39], [0])


# -- Strange Lands -----------------------------------------------------------------------------


def test_a_repeated_number_busts() -> None:
    """dmd.strange-lands: and a repeated suit does not; each of them acts."""
    table = at("bank 1: key-5 map-5", variant="strange-lands").draws(0, "cannon-3").does(0, "key@1")
    table.draws(0, "cannon-4").does(0, "map@1")
    assert table.play() == ["cannon-3", "cannon-4"]
    assert table.bank(1) == []
    table.draws(0, "mermaid-4").passes_to(1)
    assert table.discard() == ["cannon-3", "cannon-4", "key-5", "map-5", "mermaid-4"]


@pytest.mark.parametrize(
    ("position", "card", "chosen"),
    [
        ("bank 0: chest-7", "hook-5", ["chest-7"]),
        ("discard: chest-7", "map-5", ["* chest-7", "chest-7"]),
        ("bank 1: chest-7", "sword-5", ["chest@1"]),
    ],
)
def test_whatever_brought_it(position: str, card: str, chosen: list[str]) -> None:
    """dmd.strange-lands: Hook, Map or Sword."""
    table = at(f"play: key-7\n{position}", variant="strange-lands").draws(0, card)
    for said in chosen:
        table.chance(said[2:]) if said[0] == "*" else table.does(0, said)
    table.passes_to(1)


def test_the_sword_goes_by_suit() -> None:
    """dmd.strange-suits, dmd.sword, dmd.parry."""
    table = at("bank 0: key-4\nbank 1: key-3 map-4", variant="strange-lands").draws(0, "sword-2")
    assert table.may() == {"steal map@1"}
    table = at("kept 1: parry\nbank 1: key-3 kraken-3", variant="strange-lands").draws(0, "sword-2")
    assert table.may() == {"steal kraken@1"}


def test_captains_hook_goes_by_suit() -> None:
    """dmd.strange-suits, dmd.captains-hook (de): two of a number may be chosen, and bust."""
    table = at("kept 0: captains-hook\nbank 0: key-3 key-4 map-4", variant="strange-lands", edition="de")
    table.draws(0, "hook-5").does(0, "key-4")
    assert table.may() == {"hook map-4"}
    table.does(0, "map-4").passes_to(1)


def test_casanova_fisherman_and_siren_go_by_suit() -> None:
    """dmd.strange-suits, dmd.casanova, dmd.fisherman, dmd.siren: what is banked at once never busts."""
    table = at("kept 0: casanova\nplay: key-4", variant="strange-lands").draws(0, "mermaid-4")
    assert table.bank(0) == ["mermaid-4"]
    table = at("kept 0: fisherman\nplay: key-4", variant="strange-lands").draws(0, "kraken-4")
    assert table.bank(0) == ["kraken-4"]
    table = at("kept 1: siren\nplay: key-4", variant="strange-lands", mermaids="on").draws(0, "mermaid-5")
    table.does(0, "key-4")
    assert table.bank(1) == ["key-4"]


def test_key_and_chest_are_a_pair_by_suit() -> None:
    """dmd.strange-suits, dmd.key-chest."""
    table = at("play: key-4 key-5\ndiscard: map-2 map-3", variant="strange-lands").collects(0)
    table.passes_to(1)


def test_each_anchor_protects_an_earlier_one_too() -> None:
    """dmd.strange-several, dmd.anchor."""
    table = at("play: key-2", variant="strange-lands").draws(0, "anchor-3", "map-4", "anchor-5")
    assert table.safe() == {"key-2", "anchor-3", "map-4"}


def test_each_anchor_of_a_safe_harbor_counts_its_own_two() -> None:
    """dmd.strange-several, dmd.safe-harbor: the second is the first one's first card; then both shelter the Key."""
    table = at("kept 0: safe-harbor", variant="strange-lands")
    table.draws(0, "anchor-2", "anchor-3", "key-4", "key-5", "key-6")
    assert table.safe() == {"anchor-2", "anchor-3", "key-4", "key-5"}


def test_each_hook_of_a_miser_is_safe_with_its_own_card() -> None:
    """dmd.strange-several, dmd.miser."""
    table = at("kept 0: miser\nbank 0: hook-3 key-4", variant="strange-lands").draws(0, "hook-2").does(0, "hook-3")
    table.does(0, "key-4").draws(0, "map-5")
    assert table.safe() == {"hook-2", "hook-3", "key-4"}


def test_each_cannon_misfires() -> None:
    """dmd.strange-several, dmd.misfire."""
    table = at("kept 1: misfire\nbank 0: key-4 map-4", variant="strange-lands").draws(0, "cannon-2")
    table.does(0, "key-4").draws(0, "cannon-3").does(0, "map-4")
    assert table.bank(0) == []


def test_parry_discards_only_the_sword_that_acts() -> None:
    """dmd.strange-several, dmd.parry: the first had stolen a Kraken."""
    table = at("kept 1: parry\nbank 1: kraken-6", variant="strange-lands").draws(0, "sword-2").does(0, "kraken@1")
    table.draws(0, "sword-3")
    assert table.play() == ["sword-2", "kraken-6"]
    assert table.discard() == ["sword-3"]


def test_a_second_kraken() -> None:
    """dmd.strange-several, dmd.kraken-again, dmd.beastmaster: four again, not seven."""
    table = at("kept 1: beastmaster", variant="strange-lands").draws(0, "kraken-2", "kraken-3")
    assert table.owed() == 4


# -- Beneath the Waves -------------------------------------------------------------------------

SIXTY = "anchor-7 hook-7 cannon-7 key-7 chest-7 map-7 oracle-7 sword-7 kraken-4"
FIFTY_NINE = "anchor-6 hook-6 cannon-6 key-6 chest-6 map-6 oracle-6 sword-6 kraken-5 mermaid-6"


def test_only_players_below_sixty_can_win() -> None:
    """dmd.beneath-the-waves: the highest of those."""
    assert ended(SIXTY, FIFTY_NINE, "key-2", variant="beneath-the-waves") == ([60, 59, 2], [1])
    assert ended(SIXTY, FIFTY_NINE, "key-2", variant="none") == ([60, 59, 2], [0])


def test_if_nobody_is_below_sixty_the_lowest_score_wins() -> None:
    """dmd.beneath-the-waves."""
    other = "anchor-6 hook-6 cannon-6 key-6 chest-6 map-6 oracle-6 sword-6 kraken-5 mermaid-8"
    assert ended(SIXTY, other, variant="beneath-the-waves") == ([60, 61], [0])


def test_ties_beneath_the_waves() -> None:
    """dmd.beneath-the-waves, dmd.tie: below sixty and above, the larger bank; then both."""
    assert ended("key-5 key-2", "map-5", SIXTY, variant="beneath-the-waves") == ([5, 5, 60], [0])
    assert ended("key-5", "map-5", SIXTY, variant="beneath-the-waves") == ([5, 5, 60], [0, 1])
    sixty = "anchor-6 hook-6 cannon-6 key-6 chest-6 map-6 oracle-6 sword-6 kraken-5 mermaid-7"
    assert ended(SIXTY, sixty, variant="beneath-the-waves") == ([60, 60], [1])


def test_golden_scales_may_be_too_much() -> None:
    """dmd.beneath-the-waves, dmd.golden-scales: fifty-nine and five more."""
    table = at(f"kept 0: golden-scales\nbank 0: {FIFTY_NINE}\npile: key-2\ndiscard: rest", variant="beneath-the-waves")
    table.draws(0, "key-2").collects(0).rests()
    assert table.state.scores() == [64, 0]
    assert table.state.winners() == [1]


# -- Bottom Feeder -----------------------------------------------------------------------------


def test_cannon_and_sword_take_the_lowest_card() -> None:
    """dmd.bottom-feeder."""
    table = at("bank 1: key-3 key-6 map-2 map-5", variant="bottom-feeder").draws(0, "cannon-4").does(0, "key@1")
    assert table.discard() == ["key-3"]
    table.draws(0, "sword-4").does(0, "map@1")
    assert table.play() == ["cannon-4", "sword-4", "map-2"]
    assert table.bank(1) == ["key-6", "map-5"]


def test_the_scavenger_gets_that_card() -> None:
    """dmd.bottom-feeder, dmd.scavenger."""
    table = at("kept 0: scavenger\nbank 1: key-3 key-6", variant="bottom-feeder").draws(0, "cannon-4")
    table.does(0, "key@1")
    assert table.bank(0) == ["key-3"]


def test_under_parry_it_is_the_lowest_kraken() -> None:
    """dmd.bottom-feeder, dmd.parry."""
    table = at("kept 1: parry\nbank 1: kraken-3 kraken-6", variant="bottom-feeder").draws(0, "sword-4")
    table.does(0, "kraken@1")
    assert table.play() == ["sword-4", "kraken-3"]


def test_the_master_gunner_still_takes_the_whole_stack() -> None:
    """dmd.bottom-feeder, dmd.master-gunner."""
    table = at("kept 0: master-gunner\nbank 1: key-3 key-6", variant="bottom-feeder").draws(0, "cannon-4")
    table.does(0, "key@1")
    assert table.discard() == ["key-3", "key-6"]


def test_hook_and_misfire_still_take_the_top_card() -> None:
    """dmd.bottom-feeder, dmd.hook, dmd.misfire."""
    table = at("bank 0: key-3 key-6", variant="bottom-feeder").draws(0, "hook-4")
    assert table.may() == {"hook key-6"}
    table = at("kept 1: misfire\nbank 0: key-3 key-6", variant="bottom-feeder").draws(0, "cannon-4")
    assert table.may() == {"misfire key-6"}
