"""Five to eight players and two copies of the game."""

from __future__ import annotations

import pytest

from tests.games.dead_mans_draw.pirates import at, sits_down

# -- the second copy ---------------------------------------------------------------------------


@pytest.mark.parametrize("players", range(2, 9))
def test_how_many_copies(players: int) -> None:
    """dmd.players, dmd.party, dmd.deck: from five on two, and never with fewer."""
    copies = 2 if players >= 5 else 1
    table = sits_down(players, traits="off")
    assert len(table.there("pile")) == 50 * copies
    assert len(table.discard()) == 10 * copies
    assert table.discard().count("mermaid-4") == copies


def test_a_card_that_lies_there_twice_is_twice_as_likely() -> None:
    """dmd.party: the two are alike."""
    table = at("bank 0: key-7 map-5\nbank 1: map-5", players=5)
    chances = {table.state.say(c): p for c, p in table.state.outcomes()}
    assert chances["draw anchor-7"] == pytest.approx(2 * chances["draw key-7"])
    assert "draw map-5" not in chances
    assert sum(chances.values()) == pytest.approx(1)


def test_traits_come_twice() -> None:
    """dmd.party: one dealt the same twice is asked all the same, and has one option."""
    table = sits_down(5, edition="de")
    table.chance("miser", "miser", "parry", "misfire", "parry", "misfire", "mystic", "navigator")
    assert "deal miser" not in table.may()
    assert "deal mystic" in table.may()
    table.chance("mystic", "swordsman")
    assert table.asked() == "0 keep"
    assert table.may() == {"keep miser"}
    table.does(0, "miser").does(1, "parry").does(2, "parry").does(3, "mystic").does(4, "mystic")
    assert table.sees(None)["kept"] == ["miser", "parry", "parry", "mystic", "mystic"]


def test_both_copies_in_one_bank() -> None:
    """dmd.party, dmd.top, dmd.score, dmd.cannon: the one on top goes, the other is top now."""
    table = at("bank 1: key-7 key-7", players=5).draws(0, "cannon-3").does(0, "key@1")
    assert table.bank(1) == ["key-7"]
    assert table.state.scores()[1] == 7


def test_the_master_gunner_sinks_both() -> None:
    """dmd.party, dmd.master-gunner."""
    table = at("kept 0: master-gunner\nbank 7: key-7 key-7 key-2", players=8).draws(0, "cannon-3").does(0, "key@7")
    assert table.bank(7) == []
    assert table.discard() == ["key-2", "key-7", "key-7"]


def test_the_other_copy_busts() -> None:
    """dmd.party, dmd.bust: it is of the same suit, and of the same number (Strange Lands)."""
    for variant in ("none", "strange-lands"):
        table = at("play: key-3", players=5, variant=variant).draws(0, "key-3")
        table.passes_to(1)
        assert table.discard() == ["key-3", "key-3"]


def test_eight_at_the_table() -> None:
    """dmd.players, dmd.start-player: after the eighth the first again; all seven opponents are in reach."""
    banks = "\n".join([f"bank {seat}: key-{seat}" for seat in range(2, 8)])
    table = at(f"turn: 7\n{banks}\nbank 0: map-4\nbank 1: map-4", players=8).draws(7, "cannon-3")
    assert table.may() == {f"sink key@{seat}" for seat in range(2, 7)} | {"sink map@0", "sink map@1"}
    table.does(7, "key@6").collects(7).passes_to(0)


# -- twins -------------------------------------------------------------------------------------


def test_two_misfires_cost_one_card() -> None:
    """dmd.party-twins, dmd.misfire."""
    table = at("kept 1: misfire\nkept 3: misfire\nbank 0: key-3 map-4", players=5).draws(0, "cannon-3")
    table.does(0, "key-3")
    assert table.asked() == "0 again"
    assert table.bank(0) == ["map-4"]


def test_the_owner_of_one_suffers_from_the_other() -> None:
    """dmd.party-twins, dmd.misfire, dmd.beastmaster: an opponent has it too."""
    table = at("kept 0: misfire\nkept 3: misfire\nbank 0: key-3", players=5).draws(0, "cannon-3")
    assert table.asked() == "0 misfire"
    assert at("kept 0: beastmaster\nkept 3: beastmaster", players=5).draws(0, "kraken-3").owed() == 4


def test_two_beastmasters_demand_four() -> None:
    """dmd.party-twins, dmd.beastmaster."""
    assert at("kept 1: beastmaster\nkept 3: beastmaster", players=5).draws(0, "kraken-3").owed() == 4


def test_of_two_davy_joneses_the_first_to_the_left_has_it() -> None:
    """dmd.party-twins, dmd.davy-jones: from seat 3 on, that is seat 1 before seat 2."""
    table = at(
        "turn: 3\nkept 1: davy-jones\nkept 2: davy-jones\nvictim 1: seat-3\nvictim 2: seat-3\nplay: key-3", players=5
    )
    table.draws(3, "key-4").passes_to(4)
    assert table.bank(1) == ["key-3", "key-4"]
    assert table.bank(2) == []


def test_one_with_another_victim_has_nothing_of_it() -> None:
    """dmd.party-twins, dmd.davy-jones."""
    table = at("kept 1: davy-jones\nkept 2: davy-jones\nvictim 1: seat-3\nvictim 2: seat-0\nplay: key-3", players=5)
    table.draws(0, "key-4").passes_to(1)
    assert table.bank(2) == ["key-3", "key-4"]


def test_two_davy_joneses_choose_in_seat_order() -> None:
    """dmd.davy-jones: from the first seat; the same victim may be chosen twice."""
    table = sits_down(5).chance("seat-3")
    table.chance(
        "miser", "mystic", "parry", "davy-jones", "misfire", "fisherman", "davy-jones", "parry", "miser", "mystic"
    )
    table.does(4, "miser").does(3, "davy-jones").does(2, "misfire").does(1, "davy-jones").does(0, "miser")
    assert table.asked() == "1 davy-jones"
    table.does(1, "seat-0")
    assert table.asked() == "3 davy-jones"
    assert "davy-jones seat-0" in table.may()
    table.does(3, "seat-0").passes_to(3)
    assert table.sees(None)["victim"] == [None, "seat-0", None, "seat-0", None]


def test_of_two_sirens_the_first_to_the_left_has_it() -> None:
    """dmd.party-twins, dmd.siren."""
    table = at("turn: 3\nkept 1: siren\nkept 2: siren\nplay: key-3", players=5, mermaids="on").draws(3, "mermaid-4")
    table.does(3, "choose key-3")
    assert table.bank(1) == ["key-3"]
    assert table.bank(2) == []


def test_the_owner_of_one_siren_gives_to_the_other() -> None:
    """dmd.party-twins, dmd.siren."""
    table = at("kept 0: siren\nkept 2: siren\nplay: key-3", players=5, mermaids="on").draws(0, "mermaid-4")
    table.does(0, "choose key-3")
    assert table.bank(2) == ["key-3"]
