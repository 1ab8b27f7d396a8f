"""How the tests of Broadsides begin: a turn of seat 0, both ships whole but for what is said.

Officers stand on the main Deck, both players have 18-Pounders, nothing is loaded, no card is in any hand, the fore
cannon is manned and points at the fore Hull.
"""

from __future__ import annotations

from tests.players import Table, given, new

GAME = "broadsides"

# two Targets for the fore Hull, whose centres are 7 and 8, 9 and 6
TWO_TARGETS = "targets 0: target-19 target-27"
BOTH_PERFECT = (TWO_TARGETS, "left-1 0: clubs-7", "bottom-1 0: clubs-8", "left-2 0: clubs-9", "bottom-2 0: clubs-6")
A_PLANK_LEFT = (*BOTH_PERFECT, "loaded 0: fore-solid", "fore-hull 1: 1")


def rows(*said: str) -> str:
    return "\n".join(said) + "\n"


def turn(*said: str, **options: object) -> Table:
    """Seat 0 is about to take its first action."""
    return given(GAME, 2, rows(*said), **options)


def after_an_aim(*said: str, **options: object) -> Table:
    """... its second one, having aimed: so every card may be spent."""
    return turn("actions: 1", "aimed_this_turn: 1", "acted: 1", *said, **options)


def firing(*said: str, **options: object) -> Table:
    """Seat 0 has taken its actions."""
    return turn("actions: 0", "aimed_this_turn: 1", "acted: 1", *said, **options)


def begun(first: int = 0, **options: object) -> Table:
    """A new game, the first player drawn."""
    return new(GAME, 2, **options).chance(f"seat-{first}")


def set_up(fore: str = "18-pounder", aft: str = "18-pounder", deck: str = "main-deck", **options: object) -> Table:
    """A new game, and both have done the same in secret."""
    table = begun(**options)
    for said in (deck, deck, fore, aft):
        for seat in (0, 1):
            table.does(seat, said)
    return table


def sail_on(table: Table, until: str) -> Table:
    """The first thing that may be chosen is chosen, until this is asked."""
    for _ in range(200):
        if table.asked() == until:
            return table
        state = table.state
        state.apply(state.legal()[0])
        table.heard += state.events(None)
    raise AssertionError(f"{until} is not asked")


def damage(table: Table) -> int:
    found = table.sees(None)["damage"]
    assert isinstance(found, int)
    return found


def markers(table: Table, zone: str, owner: int) -> int:
    return int(table.there(zone, owner)[0])


def hand(table: Table, owner: int) -> list[str]:
    return sorted(table.there("hand", owner))
