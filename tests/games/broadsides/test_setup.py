"""The set-up, in its order."""

from __future__ import annotations

from tests.players import Table, new

GAME = "broadsides"


def officers_and_cannons(table: Table, cannons: tuple[str, str] = ("18-pounder", "long-nine")) -> Table:
    table.chance("seat-1")
    for seat in (1, 0):
        table.does(seat, "captain fore-deck")
    for seat in (1, 0):
        table.does(seat, "mate main-deck")
    for seat in (1, 0):
        table.does(seat, f"fore {cannons[0]}")
    for seat in (1, 0):
        table.does(seat, f"aft {cannons[1]}")
    return table


def loaded(table: Table) -> Table:
    table.chance("solid", "solid", "solid")  # there is nothing to choose
    return table.chance("chain", "chain", "chain")


def zeroed_in(table: Table) -> Table:
    table.does(1, "man fore", "point-at mid-hull").chance("target-1", "target-2", "target-3")
    return table.does(0, "man aft", "point-at fore-rigging").chance("target-4")


def test_the_whole_set_up() -> None:
    """bs.setup-order, bs.first, bs.shots, bs.zero-in: in this order, the first player first."""
    table = officers_and_cannons(new(GAME, 2))
    table.chance("solid", "solid", "solid")
    assert table.asked() == "chance draw-shot"
    table.chance("solid", "solid", "chain")
    assert table.may() == {"load solid", "load chain"}  # one of the two Solids must come into the fore cannon
    table.does(0, "load chain")
    assert table.sees(None)["loaded"] == [
        ["fore-solid", "fore-chain", "aft-solid"],
        ["fore-solid", "fore-solid", "aft-solid"],
    ]
    zeroed_in(table)
    table.chance("clubs-1", "clubs-2", "clubs-3", "wild")
    assert table.there("hand", 1) == ["clubs-1", "clubs-2", "clubs-3", "wild"]
    table.chance("clubs-1", "clubs-2", "clubs-3", "wild")
    assert table.asked() == "1 action"


def test_the_ship_starts_full() -> None:
    """bs.ship, bs.officers: 6 sails, 14 planks, 12 Crewmen and the two officers in 14 spaces."""
    table = officers_and_cannons(new(GAME, 2))
    markers = table.sees(None)["markers"][0]
    assert sum([markers[zone] for zone in markers if zone.endswith("rigging")]) == 6
    assert sum([markers[zone] for zone in markers if zone.endswith("hull")]) == 14
    assert [markers[zone] for zone in ("fore-deck", "main-deck", "aft-deck")] == [3, 5, 4]


def test_secret_choices_are_shown_when_both_are_made() -> None:
    """bs.together, bs.officers, bs.cannons: either may answer first."""
    table = new(GAME, 2).chance("seat-0")
    assert table.state.waiting == [0, 1]
    table.does(1, "captain aft-deck")
    assert table.sees(1)["captain"] == [None, "aft-deck"]
    assert table.sees(0)["captain"] == [None, None]
    table.does(0, "captain aft-deck").does(0, "mate fore-deck")
    assert table.sees(1)["mate"] == [None, None]
    assert table.told("captain-aboard") == []
    table.does(1, "mate aft-deck")
    assert table.sees(0)["captain"] == ["aft-deck", "aft-deck"]
    assert [event["what"] for event in table.told("mate-aboard")] == ["fore-deck", "aft-deck"]
    table.does(0, "carronade")
    assert table.sees(1)["fore"] == [None, None]


def test_reputations_are_dealt_three_and_one_kept() -> None:
    """bs.reputation: before the tricks; the seven others are unseen by whoever was not dealt them."""
    table = zeroed_in(loaded(officers_and_cannons(new(GAME, 2, reputations="on", dirty_tricks="on"))))
    table.chance("deadeye", "hawk", "tempest", "old-salt", "thunderer", "shipwright")
    assert table.sees(0)["offered"] == [["shipwright", "thunderer", "old-salt"], 3]
    table.does(1, "keep hawk")
    assert table.sees(0)["reputation"] == [None, None]
    table.does(0, "keep old-salt")
    assert table.sees(None)["reputation"] == ["old-salt", "hawk"]
    assert table.sees(1)["unkept"] == [2, ["deadeye", "tempest"]]
    assert table.asked() == "chance deal-trick"


def test_tricks_are_drafted_three_times() -> None:
    """bs.tricks-draft, bs.tricks-hand: how many is public, which is not; then hands are drawn."""
    table = zeroed_in(loaded(officers_and_cannons(new(GAME, 2, dirty_tricks="on"))))
    rounds = [
        ("powder-boy lucky-coin spy-aboard", "hidden-ace range-finder crows-nest"),
        ("loaded-deck rum-ration false-colours", "bribed-gunner lashed-guns steady-hands"),
        ("heated-shot double-charge sea-dragon", "smoke-screen hard-to-port body-double"),
    ]
    for first, second in rounds:
        table.chance(*first.split(), *second.split())
        table.does(1, first.split()[0]).does(0, second.split()[2])
    assert table.sees(1)["tricks"] == [3, ["powder-boy", "loaded-deck", "heated-shot"]]
    assert table.sees(None)["tricks"] == [3, 3]
    assert table.sees(None)["undealt"] == 6
    assert table.asked() == "chance draw"
