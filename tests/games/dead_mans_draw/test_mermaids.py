"""The Mermaid variant: she moves a card, which acts again; Siren, and Casanova as he is here."""

from __future__ import annotations

import pytest

from tests.games.dead_mans_draw.pirates import Pirates, at as anywhere, sits_down

BOTH = pytest.mark.parametrize("edition", ["en", "de"])


def at(position: str, players: int = 2, **options: object) -> Pirates:
    return anywhere(position, players, mermaids="on", **options)


# -- the cards ---------------------------------------------------------------------------------


def test_mermaids_run_from_two_to_seven() -> None:
    """dmd.mv-deck: the 8 and 9 leave, a 2 and a 3 come in, and the 2 starts in the discard pile."""
    table = sits_down(2, mermaids="on", traits="off")
    deck = table.there("pile") + table.discard()
    assert [card for card in deck if card.startswith("mermaid")] == [f"mermaid-{n}" for n in (3, 4, 5, 6, 7, 2)]
    assert len(deck) == 60
    assert table.discard() == [card for card in deck if card.endswith("-2")]


def test_siren_joins_the_traits() -> None:
    """dmd.mv-deck: eighteen."""
    assert len(sits_down(2, mermaids="on").chance("seat-0").may()) == 18
    assert len(sits_down(2, mermaids="off").chance("seat-0").may()) == 17


# -- what she does -----------------------------------------------------------------------------


def test_a_mermaid_moves_a_card_to_her_right_and_it_acts_again() -> None:
    """dmd.mv-ability: any card placed before her."""
    table = at("play: anchor-3 cannon-4\nbank 1: key-5").draws(0, "mermaid-6")
    assert table.may() == {"choose anchor-3", "choose cannon-4"}
    assert table.why("mermaid-6") == "dmd.mv-ability"
    assert table.why("key-5") == "dmd.mv-ability"
    table.does(0, "choose cannon-4")
    assert table.play() == ["anchor-3", "mermaid-6", "cannon-4"]
    table.does(0, "key@1").collects(0).passes_to(1)
    assert table.discard() == ["key-5"]


def test_nothing_before_her() -> None:
    """dmd.mv-ability, dmd.null: no effect."""
    table = at("").draws(0, "mermaid-6")
    assert table.asked() == "0 again"
    table.collects(0).passes_to(1)


def test_the_move_never_busts() -> None:
    """dmd.mv-ability, dmd.mv-move: the card that is moved is not placed anew, of whatever suit or number."""
    table = at("play: key-6", variant="strange-lands").draws(0, "mermaid-5").does(0, "key-6")
    assert table.play() == ["mermaid-5", "key-6"]
    assert "busts" not in table.kinds()


@pytest.mark.parametrize("chosen", ["key-3", "chest-4"])
def test_a_key_or_a_chest_may_be_chosen_and_does_nothing(chosen: str) -> None:
    """dmd.mv-ability."""
    table = at("play: key-3 chest-4\ndiscard: map-2").draws(0, "mermaid-6").does(0, chosen)
    assert table.play()[-1] == chosen
    assert table.asked() == "0 again"


def test_another_mermaid_may_be_chosen_and_does_nothing() -> None:
    """dmd.mv-ability, dmd.strange-lands: where two may lie together."""
    table = at("play: key-3 mermaid-4", variant="strange-lands").draws(0, "mermaid-6").does(0, "mermaid-4")
    assert table.play() == ["key-3", "mermaid-6", "mermaid-4"]
    assert table.asked() == "0 again"


def test_a_card_acts_again_with_all_traits() -> None:
    """dmd.mv-ability, dmd.master-gunner, dmd.mystic, dmd.navigator."""
    table = at("kept 0: master-gunner\nplay: cannon-4\nbank 1: key-5 key-6").draws(0, "mermaid-6")
    table.does(0, "cannon-4", "key@1")
    assert table.bank(1) == []
    table = at("kept 0: mystic\nplay: oracle-4").draws(0, "mermaid-6").does(0, "oracle-4")
    table.chance("key-2", "key-3", "key-4")
    assert table.sees(0)["top"] == ["key-2", "key-3", "key-4"]
    table = at("kept 0: navigator\nplay: map-4\ndiscard: key-2").draws(0, "mermaid-6").does(0, "map-4")
    assert table.asked() == "0 navigator"


def test_a_sword_acts_again_under_parry() -> None:
    """dmd.mv-ability, dmd.parry: and then it is lost."""
    table = at("kept 1: parry\nplay: sword-4\nbank 1: key-5").draws(0, "mermaid-6").does(0, "sword-4")
    assert table.play() == ["mermaid-6"]
    assert table.discard() == ["sword-4"]


def test_a_cannon_misfires_again() -> None:
    """dmd.mv-ability, dmd.misfire."""
    table = at("kept 1: misfire\nplay: cannon-4\nbank 0: key-5").draws(0, "mermaid-6").does(0, "cannon-4")
    table.does(0, "misfire key-5")
    assert table.discard() == ["key-5"]


# -- the move ------------------------------------------------------------------------------------


def test_a_moved_card_does_not_count_for_a_kraken() -> None:
    """dmd.mv-move: the Mermaid does."""
    table = at("play: key-3").draws(0, "kraken-4", "mermaid-6").does(0, "key-3")
    assert table.owed() == 1
    assert table.play() == ["kraken-4", "mermaid-6", "key-3"]


def test_a_kraken_chosen_demands_anew() -> None:
    """dmd.mv-move, dmd.kraken-again: two again, not three."""
    table = at("").draws(0, "kraken-4", "mermaid-6").does(0, "kraken-4")
    assert table.owed() == 2
    table.draws(0, "key-3")
    assert table.may() == {"draw"}
    table.draws(0, "chest-3").collects(0).passes_to(1)


def test_a_hook_chosen_places_a_new_card() -> None:
    """dmd.mv-move, dmd.miser: safe for a Miser."""
    table = at("kept 0: miser\nplay: hook-3\nsafe: hook-3\nbank 0: key-4").draws(0, "mermaid-6").does(0, "hook-3")
    table.does(0, "hook key-4")
    assert table.play() == ["mermaid-6", "hook-3", "key-4"]
    assert table.safe() == {"hook-3", "key-4"}
    table.draws(0, "mermaid-2").passes_to(1)
    assert table.bank(0) == ["hook-3", "key-4"]


# -- the Anchor ------------------------------------------------------------------------------------


def test_an_anchor_moved_protects_all_now_before_it() -> None:
    """dmd.mv-anchor: the Mermaid included."""
    table = at("").draws(0, "anchor-3", "key-4", "mermaid-6").does(0, "anchor-3")
    assert table.play() == ["key-4", "mermaid-6", "anchor-3"]
    assert table.safe() == {"key-4", "mermaid-6"}
    table.draws(0, "key-5").passes_to(1)
    assert table.bank(0) == ["key-4", "mermaid-6"]
    assert table.discard() == ["anchor-3", "key-5"]


def test_an_anchor_that_was_safe_stays_so_when_it_is_moved() -> None:
    """dmd.mv-anchor, dmd.safe, dmd.strange-several: another Anchor had protected it."""
    table = at("", variant="strange-lands").draws(0, "anchor-3", "anchor-4", "mermaid-6").does(0, "anchor-3")
    assert table.play() == ["anchor-4", "mermaid-6", "anchor-3"]
    assert table.safe() == {"anchor-3", "anchor-4", "mermaid-6"}


@pytest.mark.parametrize("trait", ["kept 0: casanova", "kept 1: siren"])
def test_what_a_banked_anchor_protected_stays_protected(trait: str) -> None:
    """dmd.mv-banked-anchor: what lay before it in its old place; not the Mermaid that chose it."""
    table = at(f"{trait}\nplay: key-3").draws(0, "anchor-3", "chest-4", "mermaid-6").does(0, "anchor-3")
    assert table.play() == ["key-3", "chest-4", "mermaid-6"]
    assert table.safe() == {"key-3"}
    table.draws(0, "chest-5").passes_to(1)
    assert "key-3" in table.bank(0)
    assert table.discard() == ["chest-4", "chest-5", "mermaid-6"]


def test_unless_a_safe_harbor_has_made_her_safe_already() -> None:
    """dmd.mv-banked-anchor, dmd.safe-harbor, dmd.siren."""
    table = at("kept 0: safe-harbor\nkept 1: siren").draws(0, "key-3", "anchor-3", "mermaid-6").does(0, "anchor-3")
    assert table.safe() == {"key-3", "mermaid-6"}


# -- Siren (Sirene) ----------------------------------------------------------------------------


@BOTH
def test_siren_banks_what_an_opponents_mermaid_chooses(edition: str) -> None:
    """dmd.siren: at once, and it does not act."""
    table = at("kept 2: siren\nplay: cannon-4\nbank 1: key-3", players=3, edition=edition).draws(0, "mermaid-6")
    table.does(0, "choose cannon-4")
    assert table.bank(2) == ["cannon-4"]
    assert table.bank(1) == ["key-3"]
    assert table.play() == ["mermaid-6"]
    assert table.asked() == "0 again"
    table.draws(0, "cannon-5").does(0, "key@1")  # the Cannon's place is free again
    table.collects(0).passes_to(1)


@pytest.mark.parametrize(
    ("position", "card", "chosen"),
    [
        ("bank 0: mermaid-4", "hook-3", ["mermaid-4"]),
        ("discard: mermaid-4", "map-3", ["* mermaid-4", "mermaid-4"]),
        ("bank 1: mermaid-4", "sword-3", ["mermaid@1"]),
    ],
)
def test_however_that_mermaid_came(position: str, card: str, chosen: list[str]) -> None:
    """dmd.siren: by Hook, Map or Sword too."""
    table = at(f"kept 1: siren\nplay: key-3\n{position}").draws(0, card)
    for said in [*chosen, "choose key-3"]:
        table.chance(said[2:]) if said[0] == "*" else table.does(0, said)
    assert table.bank(1) == ["key-3"]
    assert table.play() == [card, "mermaid-4"]


def test_sirens_own_mermaid_acts_as_usual() -> None:
    """dmd.siren, dmd.mv-ability: an opponent's."""
    table = at("kept 0: siren\nplay: key-3").draws(0, "mermaid-6").does(0, "key-3")
    assert table.play() == ["mermaid-6", "key-3"]
    assert table.bank(0) == []


# -- Casanova ------------------------------------------------------------------------------------


@BOTH
def test_a_drawn_mermaid_of_casanovas_stays_here(edition: str) -> None:
    """dmd.casanova-variant, dmd.casanova: she is laid in the play area, counts for a Kraken, and may bust."""
    table = at("kept 0: casanova\nplay: key-3", edition=edition).draws(0, "kraken-4", "mermaid-6")
    assert table.play() == ["key-3", "kraken-4", "mermaid-6"]
    assert table.owed() == 1
    table.does(0, "key-3")
    if edition == "de":
        table.does(0, "bank")
    assert table.bank(0) == ["key-3"]
    assert table.play() == ["kraken-4", "mermaid-6"]
    table.draws(0, "mermaid-2").passes_to(1)
    assert table.discard() == ["kraken-4", "mermaid-2", "mermaid-6"]


@BOTH
def test_what_casanova_banks_does_not_act(edition: str) -> None:
    """dmd.casanova-variant."""
    table = at("kept 0: casanova\nplay: cannon-4\nbank 1: key-3", edition=edition).draws(0, "mermaid-6")
    table.does(0, "cannon-4")
    if edition == "de":
        table.does(0, "bank")
    assert table.asked() == "0 again"
    assert table.bank(0) == ["cannon-4"]


def test_declined_the_card_acts_again() -> None:
    """dmd.casanova-variant (de)."""
    table = at("kept 0: casanova\nplay: cannon-4\nbank 1: key-3", edition="de").draws(0, "mermaid-6")
    table.does(0, "cannon-4", "decline", "key@1")
    assert table.play() == ["mermaid-6", "cannon-4"]
    assert table.bank(1) == []


def test_casanova_over_an_empty_play_area() -> None:
    """dmd.casanova-variant, dmd.mv-ability: his Mermaid has nothing to choose, and he is not asked."""
    table = at("kept 0: casanova", edition="de").draws(0, "mermaid-6")
    assert table.asked() == "0 again"
