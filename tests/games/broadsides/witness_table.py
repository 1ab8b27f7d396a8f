"""The table of the Broadsides witness: components, ships, and what can be read off them without asking anybody."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple, TypedDict

CHANCE = -1
SUITS = ("clubs", "diamonds", "hearts", "spades")
NUMBERS = range(1, 11)
WILD = "wild"
CARDS = [f"{suit}-{n}" for suit in SUITS for n in NUMBERS] + [WILD]  # in the order of their ids
ORDER = {card: place for place, card in enumerate(CARDS)}
SHOTS = ("solid", "chain", "canister")
MATCHES = {"solid": "plank", "chain": "sail", "canister": "crew"}  # bs.shots
CANNONS = ("fore", "aft")
HOLDS = {"18-pounder": 2, "long-nine": 1, "carronade": 2}  # bs.cannons
LOADED = [f"{cannon}-{kind}" for cannon in CANNONS for kind in SHOTS]  # in the order of their ids
CREWMAN = "crewman"
OFFICERS = ("captain", "mate")
MAIN_DECK = "main-deck"
SIDES = ("left", "bottom")
EARLY, MISS, POOR, GOOD, PERFECT = "early", "miss", "poor", "good", "perfect"
WORTH = {PERFECT: 0, GOOD: -1, POOR: -2, MISS: -3, EARLY: -4}  # bs.results, bs.miss, bs.early
SEEN_AS = {"P": PERFECT, "G": GOOD, "o": POOR, "-": MISS}
CANNON_PENALTY, NO_FIRING, RIGGING_PENALTY, HAND_PENALTY = "cannon-1", "no-firing", "rigging-1", "hand-1"
PENALTY_NAMES = {CANNON_PENALTY: "cannon-penalty", NO_FIRING: "no-firing"}  # as a choice: component -> name
CREWMEN = 12  # bs.ship: of each player
SINKS_AT = 10  # bs.sink
TOKENS = {  # bs.tokens: what each costs
    "disaster-sails": ("sail", 3),
    "disaster-crewmen": ("crew", 3),
    "disaster-planks": ("plank", 2),
}
REPUTATIONS = (
    "deadeye", "slippery-eel", "taskmaster", "quartermaster", "shipwright", "tempest", "thunderer", "hawk", "old-salt",
)  # fmt: skip
FOR_AN_ACTION = (
    "ships-surgeon", "carpenters-mate", "spare-canvas", "cut-the-halyards", "sharpshooters", "spy-aboard",
)  # fmt: skip
FOR_AN_AIM = ("hidden-ace", "range-finder", "crows-nest")
FREE = ("powder-boy", "loaded-deck", "rum-ration", "false-colours", "bribed-gunner")
WHEN_FIRING = ("lashed-guns", "steady-hands", "heated-shot", "double-charge")
WHEN_FIRED_UPON = ("sea-dragon", "smoke-screen", "hard-to-port", "body-double", "bilge-pumps")
TRICKS = (*FOR_AN_ACTION, *FOR_AN_AIM, *FREE, *WHEN_FIRING, *WHEN_FIRED_UPON, "lucky-coin")

# bs.data-check: whoever owns the printed game may pass Table the same with other numbers.
COMPONENTS = """
{
 "targets_left_bottom": [
  [1, 2], [1, 5], [1, 8], [2, 3], [2, 6], [2, 9],
  [3, 4], [3, 7], [3, 10], [4, 5], [4, 8], [4, 1],
  [5, 6], [5, 9], [5, 2], [6, 7], [6, 10], [6, 3],
  [7, 8], [7, 1], [7, 4], [8, 9], [8, 2], [8, 5],
  [9, 10], [9, 3], [9, 6], [10, 1], [10, 4], [10, 7]
 ],
 "grids_rows_left_plus2_to_minus2_cols_bottom_minus2_to_plus2": {
  "18-Pounder": ["-ooo-", "oGGGo", "oGPGo", "oGGGo", "-ooo-"],
  "Long Nine": ["-----", "-ooo-", "-PPP-", "-ooo-", "-----"],
  "Carronade": ["GGGGG", "GGGGG", "GGGGG", "GGGGG", "ooooo"],
  "legend": {"P": "Perfect", "G": "Good", "o": "Poor", "-": "Miss"}
 },
 "zones": [
  {"id": "fore_rigging", "kind": "sail", "spaces": 3, "targets": 1, "penalties": ["rigging-1", "rigging-1"],
   "ropes": ["fore_deck", "main_deck"]},
  {"id": "aft_rigging", "kind": "sail", "spaces": 3, "targets": 1, "penalties": ["rigging-1", "rigging-1"],
   "ropes": ["main_deck", "aft_deck"]},
  {"id": "fore_deck", "kind": "crew", "spaces": 4, "targets": 2, "penalties": ["cannon-1", "no-firing"],
   "ropes": ["main_deck", "fore_rigging", "fore_hull"]},
  {"id": "main_deck", "kind": "crew", "spaces": 6, "targets": 3, "penalties": ["hand-1", "hand-1", "hand-1"],
   "ropes": ["fore_deck", "aft_deck", "fore_rigging", "aft_rigging", "mid_hull"]},
  {"id": "aft_deck", "kind": "crew", "spaces": 4, "targets": 2, "penalties": ["cannon-1", "no-firing"],
   "ropes": ["main_deck", "aft_rigging", "aft_hull"]},
  {"id": "fore_hull", "kind": "plank", "spaces": 4, "targets": 2, "disaster": true,
   "ropes": ["fore_deck"]},
  {"id": "mid_hull", "kind": "plank", "spaces": 6, "targets": 3, "disaster": true,
   "ropes": ["main_deck"]},
  {"id": "aft_hull", "kind": "plank", "spaces": 4, "targets": 2, "disaster": true,
   "ropes": ["aft_deck"]}
 ]
}
"""


class ZoneData(TypedDict, total=False):
    id: str
    kind: str
    spaces: int
    targets: int
    penalties: list[str]
    ropes: list[str]
    disaster: bool


class Components(TypedDict):
    targets_left_bottom: list[list[int]]
    grids_rows_left_plus2_to_minus2_cols_bottom_minus2_to_plus2: dict[str, list[str]]
    zones: list[ZoneData]


class Question(NamedTuple):
    """Who is asked (a seat from 0, or CHANCE), what, and the answers by name with their weights."""

    who: int
    ask: str
    options: dict[str, int]


class Zone(NamedTuple):
    kind: str  # sail, crew or plank
    spaces: int
    targets: int
    penalties: Counter[str]
    ropes: list[str]  # bs.ropes
    disaster: bool


class Lying(NamedTuple):
    """An Aim card on a Target, and the number it has there (bs.wild-lies)."""

    card: str
    number: int


class Row:
    """One of a player's Targets, with what was played to its left and bottom."""

    def __init__(self, target: str) -> None:
        self.target = target
        self.aims: dict[str, Lying] = {}


class Ship:
    """All that is one player's.  Each of the 42 Aim cards is in just one of hand, deck, discard and rows."""

    def __init__(self, zones: dict[str, Zone]) -> None:
        self.zones = zones
        # bs.ship: sails, planks, Crewmen; these only come aboard when the officers have been placed
        self.markers = {name: 0 if zone.kind == "crew" else zone.spaces for name, zone in zones.items()}
        self.officers: dict[str, str | None] = dict.fromkeys(OFFICERS)  # the Deck; None: not yet placed, or lost
        self.exposed: dict[str, Counter[str]] = {name: Counter() for name in zones}
        self.cannon: dict[str, str] = {}  # fore, aft: the kind
        self.shots: dict[str, Counter[str]] = {cannon: Counter() for cannon in CANNONS}
        self.loose: Counter[str] = Counter()  # drawn, or taken out to be loaded anew
        self.manned: str | None = None
        self.pointed: str | None = None
        self.rows: list[Row] = []
        self.hand: Counter[str] = Counter()
        self.deck: Counter[str] = Counter(CARDS)  # bs.aim-deck
        self.deck[WILD] = 2
        self.discard: Counter[str] = Counter()
        self.broadside: set[str] = set()  # bs.covered: the three tracks
        self.sheer_off: set[int] = set()
        self.evasion: set[int] = set()
        self.tokens = set(TOKENS)  # face down; which lies where nobody knows (bs.tokens)
        self.token_at = {name for name, zone in zones.items() if zone.disaster}
        self.reputation: str | None = None
        self.tricks: set[str] = set()
        self.dealt: set[str] = set()  # Reputations or Tricks, one of which will be kept

    def of_kind(self, kind: str) -> list[str]:
        return [name for name, zone in self.zones.items() if zone.kind == kind]

    def with_a(self, kind: str) -> list[str]:
        """The zones with a sail, a plank, a Crewman (bs.crewmen-only: officers are no markers)."""
        return [name for name in self.of_kind(kind) if self.markers[name]]

    def on(self, zone: str) -> int:
        """bs.potential, bs.exposed: officers count."""
        return self.markers[zone] + list(self.officers.values()).count(zone)

    def room(self, zone: str) -> int:
        return self.zones[zone].spaces - self.on(zone)

    def missing(self, kind: str) -> int:
        if kind == "crew":
            return CREWMEN - sum(self.markers[name] for name in self.of_kind("crew"))
        return sum(self.room(name) for name in self.of_kind(kind))

    def penalties(self, penalty: str) -> int:
        return sum(found[penalty] for found in self.exposed.values())

    def covered(self, zone: str) -> Counter[str]:
        """The penalties of a zone which something stands on."""
        return self.zones[zone].penalties - self.exposed[zone]

    def places(self, cannon: str) -> int:
        """The empty places of a cannon."""
        return HOLDS[self.cannon[cannon]] - self.shots[cannon].total()

    def loaded(self, cannons: tuple[str, ...] = CANNONS) -> list[str]:
        return [f"{cannon}-{kind}" for cannon in cannons for kind in SHOTS if self.shots[cannon][kind]]

    def usable(self) -> tuple[str, ...]:
        """bs.broadside-no-firing: the cannons that may take part in a Broadside."""
        return tuple(cannon for cannon in CANNONS if not self.exposed[deck_of(cannon)][NO_FIRING])

    def positions(self) -> Iterator[tuple[str, Row, str]]:
        for place, row in enumerate(self.rows, 1):
            for side in SIDES:
                yield f"{side}-{place}", row, side

    def position(self, name: str) -> tuple[Row, str]:
        return next((row, side) for found, row, side in self.positions() if found == name)

    def filled(self) -> list[str]:
        return [name for name, row, side in self.positions() if side in row.aims]

    def hand_limit(self) -> int:
        """bs.draw-two, bs.rep-taskmaster."""
        start = 7 if self.reputation == "taskmaster" else 6
        return max(0, start - self.exposed[MAIN_DECK][HAND_PENALTY])


class Table:
    """Everything there is to know, open or hidden."""

    def __init__(
        self, reputations: bool = False, dirty_tricks: bool = False, components: Components | None = None
    ) -> None:
        data: Components = json.loads(COMPONENTS) if components is None else components
        zones = {
            dashed(zone["id"]): Zone(
                zone["kind"],
                zone["spaces"],
                zone["targets"],
                Counter(zone.get("penalties", [])),
                [dashed(rope) for rope in zone["ropes"]],
                zone.get("disaster", False),
            )
            for zone in data["zones"]
        }
        self.centres = {f"target-{i}": (at[0], at[1]) for i, at in enumerate(data["targets_left_bottom"], 1)}
        grids = data["grids_rows_left_plus2_to_minus2_cols_bottom_minus2_to_plus2"]
        self.grids = {dashed(name): grid for name, grid in grids.items() if dashed(name) in HOLDS}
        self.reputations, self.dirty_tricks = reputations, dirty_tricks
        self.ships = [Ship(zones), Ship(zones)]  # bs.players
        self.bag: Counter[str] = Counter(dict.fromkeys(SHOTS, 5))  # bs.shots
        self.target_deck = set(self.centres)
        self.target_discard: set[str] = set()
        self.looked: set[str] = set()  # Targets out of the deck under Crow's Nest
        self.reputations_left = set(REPUTATIONS) if reputations else set()
        self.tricks_left = set(TRICKS) if dirty_tricks else set()
        self.used: set[str] = set()  # Tricks
        self.first: int | None = None
        self.turn: int | None = None  # whose; None before the first
        self.turns = 0  # finished, both players' together
        self.actions = 0  # left, the one being taken not among them
        self.taken = 0  # actions of this turn, the one being taken among them
        self.aimed = False  # whether one of them is an Aim, or a Trick in its place
        self.gave_up = False  # stage 1 of this turn, to change targets
        self.rationed = False  # whether this turn has seen the Rum Ration
        self.potential: int | None = None  # of the shot being fired, as is all that follows
        self.damage: int | None = None
        self.results: list[str] = []  # one for each Target, from step 4 on
        self.emptied: list[str] = []  # bs.disaster-order: Hull zones whose Disaster is still to come
        self.token: str | None = None  # the Disaster turned up just now

    def result(self, seat: int, row: Row) -> str:
        """bs.results: what the manned cannon makes of a Target."""
        if not row.aims:
            return EARLY
        if len(row.aims) < 2:
            return MISS
        ship = self.ships[seat]
        assert ship.manned is not None
        left, bottom = (
            off_centre(row.aims[side].number, centre) for side, centre in zip(SIDES, self.centres[row.target])
        )
        if max(abs(left), abs(bottom)) > 2:
            return MISS  # bs.grids: farther off is nothing
        return SEEN_AS[self.grids[ship.cannon[ship.manned]][2 - left][2 + bottom]]


def dashed(name: str) -> str:
    return name.lower().replace("_", "-").replace(" ", "-")


def deck_of(cannon: str) -> str:
    """bs.cannons."""
    return f"{cannon}-deck"


def suit_of(card: str) -> str | None:
    return None if card == WILD else card.split("-")[0]


def number_of(card: str) -> int | None:
    return None if card == WILD else int(card.split("-")[1])


def after(number: int, steps: int = 1) -> int:
    """bs.straight: 1 follows 10."""
    return (number + steps - 1) % 10 + 1


def off_centre(number: int, centre: int) -> int:
    """bs.grids: how far above (or, below nothing, under) the centre, 10 wrapping to 1."""
    return (number - centre + 5) % 10 - 5


def take(pile: Counter[str], thing: str) -> None:
    pile[thing] -= 1
    if pile[thing] < 0:
        raise ValueError(f"there is no {thing}")
    if not pile[thing]:
        del pile[thing]
