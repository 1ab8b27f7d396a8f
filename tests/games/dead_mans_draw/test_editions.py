"""Where the English and the German edition differ: every test is told twice, and only the edition is another."""

from __future__ import annotations

import pytest

from tests.games.dead_mans_draw.pirates import at, sits_down

PILE = ["anchor-2", "key-2", "oracle-2"]


@pytest.mark.parametrize(("edition", "shown"), [("en", PILE), ("de", 3)])
def test_the_discard_pile_lies_face_up_or_face_down(edition: str, shown: object) -> None:
    """dmd.discard-visible: in the German edition only its size is seen."""
    table = at(f"discard: {' '.join(PILE)}", edition=edition).draws(0, "key-3")
    for seat in (0, 1, None):
        assert table.sees(seat)["discard"] == shown


@pytest.mark.parametrize(("edition", "others"), [("en", PILE), ("de", 3)])
def test_the_navigator_looks_through_it(edition: str, others: object) -> None:
    """dmd.navigator, dmd.discard-visible: in the German edition he alone, and only while he chooses."""
    table = at(f"kept 0: navigator\ndiscard: {' '.join(PILE)}", edition=edition).draws(0, "map-3")
    assert table.sees(0)["discard"] == PILE
    assert table.sees(1)["discard"] == table.sees(None)["discard"] == others
    table.does(0, "key-2")
    assert table.sees(0)["discard"] == (["anchor-2", "oracle-2"] if edition == "en" else 2)


@pytest.mark.parametrize(("edition", "first"), [("en", "chance starter"), ("de", "chance deal")])
def test_the_starting_player_is_drawn_before_or_after_the_traits(edition: str, first: str) -> None:
    """dmd.start-player: after they are revealed in the German edition."""
    table = sits_down(2, edition=edition)
    assert table.asked() == first
    if edition == "en":
        table.chance("seat-1")
    table.chance("miser", "mystic", "parry", "swordsman").does(0, "miser").does(1, "parry")
    if edition == "de":
        assert table.sees(0)["kept"] == ["miser", "parry"]
        table.chance("seat-1")
    table.passes_to(1)


@pytest.mark.parametrize(("edition", "others"), [("en", ["key-7"]), ("de", [])])
def test_an_oracles_card_is_turned_up_or_looked_at(edition: str, others: list[str]) -> None:
    """dmd.oracle: by the active player alone in the German edition."""
    table = at("", edition=edition).draws(0, "oracle-4").chance("key-7")
    assert table.sees(0)["top"] == ["key-7"]
    assert table.sees(1)["top"] == table.sees(None)["top"] == others
    heard = [table.state.events(seat)[0]["what"] for seat in (0, 1, None)]
    assert heard == (["key-7"] * 3 if edition == "en" else ["key-7", "unseen", "unseen"])


@pytest.mark.parametrize(("edition", "others"), [("en", ["key-7", "map-2", "map-3"]), ("de", [])])
def test_so_are_a_mystics_three(edition: str, others: list[str]) -> None:
    """dmd.mystic."""
    table = at("kept 0: mystic", edition=edition).draws(0, "oracle-4").chance("key-7", "map-2", "map-3")
    assert table.sees(0)["top"] == ["key-7", "map-2", "map-3"]
    assert table.sees(1)["top"] == table.sees(None)["top"] == others
    assert table.sees(1)["knows"] == ([3, 3] if edition == "en" else [3, 0])


# What comes by a Hook, a Map or a Sword: position, the card drawn, and the answers ("* ...": chance).
BROUGHT = [
    ("bank 0: {0}", "hook-3", ["{0}"]),
    ("discard: {0}", "map-3", ["* {0}", "{0}"]),
    ("bank 1: {0}", "sword-3", ["{1}@1"]),
]


@pytest.mark.parametrize("edition", ["en", "de"])
@pytest.mark.parametrize(("position", "card", "chosen"), BROUGHT)
@pytest.mark.parametrize(("trait", "brought"), [("casanova", "mermaid-5"), ("fisherman", "kraken-5")])
def test_only_what_is_drawn_or_whatever_comes_is_banked_at_once(
    trait: str, brought: str, position: str, card: str, chosen: list[str], edition: str
) -> None:
    """dmd.casanova, dmd.fisherman, dmd.banked-instead: in the German edition by Hook, Map or Sword too.

    It has done its work, and does not count for a Kraken; a hooked card is back in the bank it came from.
    """
    words = brought, brought.split("-")[0]
    table = at(f"kept 0: {trait}\nplay: key-7\n{position.format(*words)}", edition=edition).draws(0, card)
    for said in chosen:
        table.chance(said[2:].format(*words)) if said[0] == "*" else table.does(0, said.format(*words))
    assert table.asked() == "0 again"
    if edition == "en":
        assert table.play() == ["key-7", card, brought]
        assert table.bank(0) == []
        assert table.owed() == (2 if trait == "fisherman" else 0)
    else:
        assert table.play() == ["key-7", card]
        assert table.bank(0) == [brought]
        assert table.owed() == 0


@pytest.mark.parametrize(("edition", "busts"), [("en", True), ("de", False)])
def test_and_where_it_is_banked_it_cannot_bust(edition: str, busts: bool) -> None:
    """dmd.casanova, dmd.banked-instead: another Mermaid lies there already (before he had that trait, say)."""
    table = at("kept 0: casanova\nplay: mermaid-4\nbank 0: mermaid-5", edition=edition).draws(0, "hook-3")
    table.does(0, "mermaid-5")
    assert ("busts" in table.kinds()) == busts
    assert table.bank(0) == ([] if busts else ["mermaid-5"])


@pytest.mark.parametrize(("edition", "owed"), [("en", 0), ("de", 1)])
def test_and_it_adds_nothing_for_a_kraken(edition: str, owed: int) -> None:
    """dmd.casanova, dmd.banked-instead, dmd.kraken."""
    table = at("kept 0: casanova\nbank 0: mermaid-5", edition=edition).draws(0, "kraken-4", "hook-3")
    table.does(0, "mermaid-5")
    assert table.owed() == owed


@pytest.mark.parametrize(("edition", "second"), [("en", {"hook key-3", "hook map-4"}), ("de", {"hook map-4"})])
def test_captains_hook_brings_any_two_cards_or_two_of_different_suits(edition: str, second: set[str]) -> None:
    """dmd.captains-hook: two of one suit bust, of course; chosen they may be."""
    table = at("kept 0: captains-hook\nbank 0: key-3 key-6 map-4", edition=edition).draws(0, "hook-3")
    table.does(0, "key-6")
    assert table.may() == second
    if edition == "de":
        assert table.why("key-3") == "dmd.captains-hook"
    else:
        table.does(0, "key-3").passes_to(1)


@pytest.mark.parametrize(("edition", "second"), [("en", {"hook key-3"}), ("de", set())])
def test_with_one_suit_left_there_is_a_second_or_not(edition: str, second: set[str]) -> None:
    """dmd.captains-hook, dmd.null."""
    table = at("kept 0: captains-hook\nbank 0: key-3 key-6", edition=edition).draws(0, "hook-3").does(0, "key-6")
    assert table.asked() == ("0 second-hook" if second else "0 again")
    assert not second or table.may() == second


@pytest.mark.parametrize(("edition", "second"), [("en", {"hook mermaid-5"}), ("de", set())])
def test_a_hooked_card_that_was_banked_instead_has_been_the_first(edition: str, second: set[str]) -> None:
    """dmd.captains-hook, dmd.banked-instead: only the German suit rule minds what the first was."""
    table = at("kept 0: captains-hook\nbank 0: mermaid-5 mermaid-6", edition=edition).draws(0, "hook-3")
    table.does(0, "mermaid-6")
    assert table.asked() == ("0 second-hook" if second else "0 again")
    assert not second or table.may() == second


@pytest.mark.parametrize(("edition", "prey"), [("en", {"steal kraken@2"}), ("de", {"steal kraken@2", "steal map@2"})])
def test_parry_guards_everybody_or_its_owner(edition: str, prey: set[str]) -> None:
    """dmd.parry: in the German edition others are robbed as usual."""
    table = at("kept 1: parry\nbank 1: oracle-5\nbank 2: map-4 kraken-3", players=3, edition=edition)
    table.draws(0, "sword-2")
    assert table.may() == prey
    assert table.why("oracle@1") == "dmd.parry"


@pytest.mark.parametrize(("edition", "row"), [("en", []), ("de", ["sword-2"])])
def test_a_parried_sword_is_discarded_or_stays(edition: str, row: list[str]) -> None:
    """dmd.parry: where it can take no Kraken (en), nothing at all (de)."""
    table = at("kept 1: parry\nbank 1: oracle-5", edition=edition).draws(0, "sword-2")
    assert table.play() == row
    assert table.discard() == ([] if row else ["sword-2"])
    assert table.asked() == "0 again"


@pytest.mark.parametrize("edition", ["en", "de"])
def test_casanova_must_or_may_bank_what_his_mermaid_chooses(edition: str) -> None:
    """dmd.casanova-variant: otherwise the Mermaid acts as usual."""
    table = at("kept 0: casanova\nplay: key-3", edition=edition, mermaids="on").draws(0, "mermaid-4")
    table.does(0, "choose key-3")
    if edition == "de":
        assert table.asked() == "0 casanova"
        assert table.may() == {"bank", "decline"}
        assert table.why("draw") == "dmd.casanova-variant"
        table.does(0, "decline")
        assert table.play() == ["mermaid-4", "key-3"]
    else:
        assert table.bank(0) == ["key-3"]
        assert table.play() == ["mermaid-4"]
    assert table.asked() == "0 again"


@pytest.mark.parametrize("edition", ["en", "de"])
def test_siren_waits_for_casanova(edition: str) -> None:
    """dmd.casanova-variant, dmd.siren: she has the card only where he may decline, and does."""
    table = at("kept 0: casanova\nkept 1: siren\nplay: key-3", edition=edition, mermaids="on")
    table.draws(0, "mermaid-4").does(0, "choose key-3")
    if edition == "de":
        table.does(0, "decline")
    assert table.play() == ["mermaid-4"]
    assert table.bank(0 if edition == "en" else 1) == ["key-3"]
    table.collects(0).passes_to(1)


@pytest.mark.parametrize(
    ("edition", "prey"),
    [("en", {"steal kraken@3"}), ("de", {"steal kraken@3", "steal map@3", "steal oracle@4"})],
)
def test_two_parries_act_once_or_each_guards_its_owner(edition: str, prey: set[str]) -> None:
    """dmd.party-twins, dmd.parry."""
    table = at(
        "kept 1: parry\nkept 2: parry\nbank 1: anchor-5\nbank 2: key-5\nbank 3: map-4 kraken-3\nbank 4: oracle-6",
        players=5,
        edition=edition,
    ).draws(0, "sword-2")
    assert table.may() == prey
