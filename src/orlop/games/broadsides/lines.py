"""What lies on the table, and who sees it."""

from __future__ import annotations

from typing import Any

from orlop.games.broadsides.choices import (
    CANNONS,
    KINDS_OF_CANNON,
    LOADED,
    NUMBERS,
    REPUTATIONS,
    SHOTS,
    SUITS,
    TARGETS,
    TOKENS,
    TRICKS,
    ZONES,
)
from orlop.games.broadsides.facts import at_zone
from orlop.games.broadsides.line_kinds import (
    Aimed,
    ByZone,
    Emptied,
    Mask,
    Results,
    SeatMask,
    Shots,
    SideCards,
    SideMask,
    SideNumbers,
    SideShots,
    SideThing,
    SideZones,
    SpiedCards,
    Targets,
    WildNumbers,
)
from orlop.games.broadsides.ship import cannon_penalty, exposed_on, hand_penalty, rigging_penalty
from orlop.games.broadsides.state import LOADED_DECK
from orlop.table.cards import shl
from orlop.table.views import (
    Line,
    Number,
    Reckoned,
    SeatOf,
    SetOf,
    Thing,
    everyone,
    nobody,
    the_owner,
)

# -- who sees it -------------------------------------------------------------------------


def whoever_plays(g: Any, seat: int | None, owner: int) -> bool:
    """bs.known: what the foe knows of a hand its owner knows too."""
    return seat is not None


def the_looker(g: Any, seat: int | None, owner: int) -> bool:
    """bs.trick-crows-nest: alone."""
    return seat is not None and seat == g.player


def under_loaded_deck(g: Any, seat: int | None, owner: int) -> bool:
    """bs.trick-loaded-deck: the own deck, and only then."""
    return seat == owner and seat == g.actor and g.next & 255 == LOADED_DECK


def once_placed(g: Any, seat: int | None, owner: int) -> bool:
    return seat == owner or g.placed == 1


def once_mounted(g: Any, seat: int | None, owner: int) -> bool:
    return seat == owner or g.mounted == 1


def once_revealed(g: Any, seat: int | None, owner: int) -> bool:
    return seat == owner or g.revealed == 1


def lines() -> list[Line]:
    return [
        SideCards("hand", who=the_owner, holds=True),
        SideCards("deck", who=under_loaded_deck, holds=True),
        SideCards("discards", holds=True),
        SideCards("known"),
        SpiedCards("spied", who=whoever_plays),
        Targets("targets", base=TARGETS, holds=True),
        Aimed("aimed", holds=True),
        WildNumbers("wilds"),
        ByZone("markers", "markers", ""),
        SideThing("captain", who=once_placed, base=ZONES),
        SideThing("mate", who=once_placed, base=ZONES),
        ByZone("barred", "barred", "barred-"),
        SideMask("tokens", who=everyone, base=TOKENS),
        SideZones("token_zones", base=ZONES),
        SideThing("fore", who=once_mounted, base=KINDS_OF_CANNON),
        SideThing("aft", who=once_mounted, base=KINDS_OF_CANNON),
        SideShots("loaded", base=LOADED),
        SideThing("manned", base=CANNONS),
        SideThing("gunsight", base=ZONES),
        SideMask("broadsided", who=everyone, base=SUITS),
        SideNumbers("sheered"),
        SideNumbers("evaded"),
        SideMask("tricks", who=the_owner, base=TRICKS, holds=True),
        SideMask("offered", who=the_owner, base=TRICKS, holds=True),
        SideMask("unkept", who=the_owner, base=TRICKS, holds=True),
        SideThing("reputation", who=once_revealed, base=REPUTATIONS, holds=True),
        Number("placed", 0, 1),
        Number("mounted", 0, 1),
        Number("revealed", 0, 1),
        SeatOf("first"),
        Number("turn", 0, 200),
        SeatOf("player"),
        Number("actions", 0, 3),
        Number("aimed_this_turn", 0, 1),
        Number("acted", 0, 1),
        Number("gave_up", 0, 1),
        Number("rum", 0, 1),
        SetOf("target_deck", nobody, base=TARGETS, holds=True),
        SetOf("target_discards", base=TARGETS, holds=True),
        SetOf("looked_at", the_looker, base=TARGETS, holds=True),
        SetOf("reckoned_targets", base=TARGETS),
        Shots("bag", base=SHOTS),
        Shots("loose", base=SHOTS),
        Mask("used", everyone, TRICKS, True),
        Mask("undealt", nobody, TRICKS, True),
        Thing("playing", holds=True),
        Thing("suit", base=SUITS),
        Thing("start", base=NUMBERS),
        Number("laid", 0, 10),
        Number("flush", 0, 15),
        Number("shooting", 0, 2),
        Number("potential", 0, 14),
        Number("damage", -60, 14),
        Thing("spent", base=SHOTS),
        Number("held_two", 0, 1),
        Number("lashed", 0, 1),
        Number("charged", 0, 1),
        Results("results", 0, shl(1, 30)),
        Emptied("emptied", base=ZONES),
        SeatMask("won"),
    ]


def reckoned() -> list[Reckoned]:
    """bs.exposed: the penalties that count now."""
    return [Reckoned("exposed", exposed_penalties)]


def exposed_penalties(g: Any, seat: int | None) -> object:
    out: list[object] = []
    for owner in range(2):
        side = g.side(owner)
        if g.placed == 0:
            out.append({"rigging": 0, "hand": 0, "cannon": [0, 0], "no-firing": [False, False]})
            continue
        penalties = [int(cannon_penalty(g, side, cannon)) for cannon in range(2)]
        barred = [bool(at_zone(side.barred, deck) and exposed_on(g, side, deck)) for deck in (3, 5)]
        out.append(
            {
                "rigging": int(rigging_penalty(g, owner)),
                "hand": int(hand_penalty(g, owner)),
                "cannon": penalties,
                "no-firing": barred,
            }
        )
    return out
