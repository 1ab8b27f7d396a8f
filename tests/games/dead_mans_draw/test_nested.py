"""Abilities within abilities, and what stops them."""

from __future__ import annotations

import pytest

from tests.players import Table, given

GAME = "dead-mans-draw"


def table(position: str, players: int = 2, **options: object) -> Table:
    return given(GAME, players, position, **options)


def test_the_card_brought_in_acts_before_the_second_hook() -> None:
    """dmd.finish, dmd.captains-hook: Hook, a Map by it, a Kraken by the Map; then the second card."""
    t = table("kept 0: captains-hook\nbank 0: map-3 oracle-4\ndiscard: kraken-2 key-2 chest-2")
    t.chance("draw hook-5").does(0, "hook map-3").chance("turn-up key-2", "turn-up kraken-2", "turn-up chest-2")
    t.does(0, "place kraken-2")
    assert t.asked() == "0 second-hook"
    t.does(0, "hook oracle-4").chance("look mermaid-9")
    assert t.there("play") == ["hook-5", "map-3", "kraken-2", "oracle-4"]
    assert t.there("owed") == ["1"]
    assert t.may() == {"draw"}


def test_a_bust_drops_the_second_hook() -> None:
    """dmd.captains-hook, dmd.bust: the first card busts."""
    t = table("kept 0: captains-hook\nplay: key-2\nbank 0: key-7 oracle-4")
    t.does(0, "draw").chance("draw hook-5").does(0, "hook key-7")
    assert t.there("discard") == ["hook-5", "key-2", "key-7"]
    assert t.there("bank", 0) == ["oracle-4"]
    assert t.asked() == "chance next-card"


@pytest.mark.parametrize(("edition", "may"), [("en", {"hook key-3", "hook map-4"}), ("de", {"hook map-4"})])
def test_two_hooked_cards_of_one_suit(edition: str, may: set[str]) -> None:
    """dmd.captains-hook: any two, or two of different suits."""
    t = table("kept 0: captains-hook\nbank 0: key-3 key-5 map-4", edition=edition)
    t.chance("draw hook-5").does(0, "hook key-5")
    assert t.may() == may
    assert t.why("key-3") == (None if edition == "en" else "dmd.captains-hook")


def test_safe_harbor_counts_two_cards_placed() -> None:
    """dmd.safe-harbor: the Anchor and the next two; the third is lost."""
    t = table("kept 0: safe-harbor\nplay: key-2").does(0, "draw").chance("draw anchor-3")
    for card in ("chest-4", "mermaid-5", "oracle-6"):
        t.does(0, "draw").chance(f"draw {card}")
    t.chance("look key-7").does(0, "draw").chance("draw key-7")
    assert t.there("bank", 0) == ["anchor-3", "key-2", "chest-4", "mermaid-5"]
    assert t.there("discard") == ["key-7", "oracle-6"]


def test_saved_key_and_chest_bring_a_bonus_before_the_rest_is_lost() -> None:
    """dmd.key-chest-saved, dmd.bust-order: a card for each one saved, out of the pile as it was."""
    t = table("play: key-2 chest-3 anchor-4 map-5\nsafe: key-2 chest-3\ndiscard: hook-2 hook-3 hook-4")
    t.does(0, "draw").chance("draw map-7").chance("bonus hook-2")
    assert t.may() == {"bonus hook-3", "bonus hook-4"}
    t.chance("bonus hook-4")
    assert t.there("bank", 0) == ["hook-2", "hook-4", "key-2", "chest-3"]
    assert t.there("discard") == ["anchor-4", "hook-3", "map-5", "map-7"]


def test_a_parried_sword_is_lost_and_another_may_come() -> None:
    """dmd.parry, dmd.parry-sword: no Kraken to steal; it is no bust, though the Sword was safe."""
    t = table("kept 1: parry\nkept 0: safe-harbor\nbank 1: key-3\nplay: anchor-3\nharbor: anchor-3 anchor-3")
    t.does(0, "draw").chance("draw sword-4")
    assert t.there("discard") == ["sword-4"]
    assert t.there("play") == ["anchor-3"]
    t.does(0, "draw").chance("draw sword-5")
    assert t.asked() == "0 again"
    assert t.there("harbor") == []


def test_german_parry_guards_its_owner_alone() -> None:
    """dmd.parry: from the owner a Kraken or nothing, from others as usual; and with nothing the Sword stays."""
    t = table("kept 1: parry\nbank 1: key-3 kraken-4\nbank 2: key-5", players=3, edition="de")
    t.chance("draw sword-4")
    assert t.may() == {"steal kraken@1", "steal key@2"}
    assert t.why("key@1") == "dmd.parry"
    t = table("kept 1: parry\nbank 1: key-3", edition="de").chance("draw sword-4")
    assert t.asked() == "0 again"
    assert t.there("play") == ["sword-4"]


def test_davy_jones_gets_what_is_lost() -> None:
    """dmd.davy-jones, dmd.bust-order: the card that busts, too; what is safe stays with who busted."""
    t = table("kept 1: davy-jones\nvictim 1: seat-0\nplay: key-2 anchor-3 map-4\nsafe: key-2")
    t.does(0, "draw").chance("draw map-7")
    assert t.there("bank", 0) == ["key-2"]
    assert t.there("bank", 1) == ["anchor-3", "map-4", "map-7"]
    assert t.there("discard") == []


def test_of_two_davy_joneses_the_first_to_the_left_gets_it() -> None:
    """dmd.party-twins."""
    t = table(
        "turn: 3\nkept 0: davy-jones\nvictim 0: seat-3\nkept 2: davy-jones\nvictim 2: seat-3\nplay: map-4", players=5
    )
    t.does(3, "draw").chance("draw map-4")
    assert t.there("bank", 0) == ["map-4", "map-4"]
    assert t.there("bank", 2) == []


def test_sudden_death_stops_everything() -> None:
    """dmd.sudden-death, dmd.sudden-check: fifty points by a Scavenger's Cannon; the play area is nobody's."""
    bank = "anchor-7 hook-7 chest-7 key-7 map-7 oracle-7"
    t = table(f"kept 0: scavenger\nbank 0: {bank}\nbank 1: mermaid-9 sword-2", variant="sudden-death")
    t.chance("draw cannon-2").does(0, "sink mermaid@1")
    t.rests()
    assert t.state.winners() == [0]
    assert t.there("play") == ["cannon-2"]
    assert t.told("wins-at-once")[0]["who"] == 0


def test_a_siren_takes_what_a_casanova_declines() -> None:
    """dmd.casanova-variant: in the German edition he may decline, and then she banks it."""
    position = "kept 0: casanova\nkept 1: siren\nplay: sword-3"
    t = table(position, edition="de", mermaids=True).does(0, "draw").chance("draw mermaid-2").does(0, "choose sword-3")
    assert t.may() == {"bank", "decline"}
    t.does(0, "decline")
    assert t.there("bank", 1) == ["sword-3"]
    t = table(position, edition="en", mermaids=True).does(0, "draw").chance("draw mermaid-2").does(0, "choose sword-3")
    assert t.there("bank", 0) == ["sword-3"]
    assert t.asked() == "0 again"


def test_a_master_gunner_sinks_both_copies() -> None:
    """dmd.master-gunner, dmd.party: the whole stack, a kind that is there twice, twice."""
    t = table("kept 0: master-gunner\nbank 1: key-3 key-3 key-5 map-2", players=5)
    t.chance("draw cannon-2").does(0, "sink key@1")
    assert t.there("discard") == ["key-3", "key-3", "key-5"]
    assert t.there("bank", 1) == ["map-2"]


def test_what_an_oracle_shows_is_known_to_whom_it_showed_it() -> None:
    """dmd.known, dmd.mystic: one by one, until drawn; a card known to another is looked at all the same."""
    t = table("kept 0: mystic\nturn: 1\nplay: key-2", edition="de").does(1, "draw").chance("draw oracle-2")
    t.chance("look map-3").does(1, "collect")
    assert [t.sees(seat)["top"] for seat in (0, 1, None)] == [[], ["map-3"], []]
    t.chance("draw map-3")
    assert t.sees(1)["top"] == []
    t = table("kept 0: mystic\nplay: key-2\ntop: oracle-5 hook-7\nknows 0: 1\nknows 1: 2", edition="de")
    t.does(0, "draw").chance("draw oracle-5")
    assert t.may() == {"look hook-7"}
    t.chance("look hook-7", "look map-6", "look map-7")
    assert [t.sees(seat)["top"] for seat in (0, 1)] == [["hook-7", "map-6", "map-7"], ["hook-7"]]
    assert t.there("knows", 0) == ["3"]


def test_strange_lands_bust_by_number() -> None:
    """dmd.strange-lands, dmd.strange-several: two Anchors lie together; a repeated number busts."""
    t = table("play: anchor-3 key-4", variant="strange-lands").does(0, "draw").chance("draw anchor-5")
    assert t.there("safe") == ["anchor-3", "key-4"]
    t.does(0, "draw").chance("draw mermaid-5")
    assert t.there("bank", 0) == ["anchor-3", "key-4"]
    assert t.there("discard") == ["anchor-5", "mermaid-5"]


def test_bottom_feeder_takes_the_lowest() -> None:
    """dmd.bottom-feeder: Cannon and Sword take a stack's lowest card."""
    t = table("bank 1: key-3 key-5 map-2 map-6", variant="bottom-feeder").chance("draw cannon-2")
    t.does(0, "sink key@1", "draw").chance("draw sword-3").does(0, "steal map@1")
    assert t.there("discard") == ["key-3"]
    assert t.there("play") == ["cannon-2", "sword-3", "map-2"]
