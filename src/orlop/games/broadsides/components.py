# uncompiled
"""The components as data: ours, or those of somebody who owns the printed game, checked by bs.data-check."""

from __future__ import annotations

import re
import tomllib
from functools import cache
from pathlib import Path
from typing import Any, NoReturn

from orlop.games.broadsides.choices import REPUTATION_NAMES, TRICK_NAMES, ZONE_NAMES
from orlop.games.broadsides.facts import (
    AFT_DECK,
    CANISTER,
    CHAIN,
    EARLY,
    EIGHTEEN_POUNDER,
    FORE_DECK,
    GOOD,
    MAIN_DECK,
    MISS,
    PERFECT,
    POOR,
    SOLID,
    Facts,
    at_zone,
    for_zone,
    seen_by,
)
from orlop.games.broadsides.ship import zones_in

OURS = Path(__file__).parent / "components.toml"
CLAUSE = "bs.data-check"
MOST_TARGETS = 10  # so many lie before a player at most
ENTRIES = ("zone", "target", "cannon", "reputation", "trick")
MARKERS = {"plank": SOLID, "sail": CHAIN, "crew": CANISTER}
SPACES = {"sail": 6, "crew": 14, "plank": 14}
PLACES = {"sail": "rigging", "crew": "deck", "plank": "hull"}
PENALTIES = ("rigging-1", "hand-1", "cannon-1", "no-firing")
CANNONS = ("18-Pounder", "Long Nine", "Carronade")
GRID = {"P": PERFECT, "G": GOOD, "o": POOR, "-": MISS}


def printed() -> str:
    """Ours, as the text that one's own starts from."""
    return OURS.read_text(encoding="utf-8")


class Entry:
    """One entry of the file, and the lines where it and its keys stand."""

    def __init__(self, kind: str, found: Any, lines: dict[str, int]) -> None:
        self.kind = kind
        self.found: dict[str, Any] = found if isinstance(found, dict) else {}
        self.lines = lines

    def line(self, key: str = "") -> int:
        return self.lines.get(key, self.lines.get("", 1))

    def wrong(self, reason: str, key: str = "") -> NoReturn:
        raise ValueError(f"line {self.line(key)}: {reason} ({CLAUSE})")

    def text(self, key: str) -> str:
        value = self.found.get(key)
        if not isinstance(value, str):
            self.wrong(f"this {self.kind} needs {key}, a text", key)
        return value

    def number(self, key: str, least: int, most: int) -> int:
        value = self.found.get(key)
        if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
            self.wrong(f"this {self.kind} needs {key}, a whole number from {least} to {most}, not {value}", key)
        return value

    def texts(self, key: str) -> list[str]:
        value = self.found.get(key, [])
        if not isinstance(value, list) or not all(isinstance(one, str) for one in value):
            self.wrong(f"{key} is a list of texts", key)
        return value

    def knows_only(self, keys: tuple[str, ...]) -> None:
        for key in self.found:
            if key not in (*keys, "source"):
                self.wrong(f"a {self.kind} has no {key}; it has {', '.join(keys)}, source", key)


class Transcription:
    """A components file, entry by entry."""

    def __init__(self, text: str) -> None:
        self.entries = entries_of(text)

    def all(self, kind: str) -> list[Entry]:
        return [entry for entry in self.entries if entry.kind == kind]

    def whole(self, reason: str, kind: str) -> NoReturn:
        """Something is wrong with the file as a whole: the line of the last entry of the kind it is about."""
        of_kind = self.all(kind)
        line = of_kind[-1].line() if of_kind else 1
        raise ValueError(f"line {line}: {reason} ({CLAUSE})")


def entries_of(text: str) -> list[Entry]:
    try:
        read = tomllib.loads(text)
    except tomllib.TOMLDecodeError as torn:
        at = re.search(r"at line (\d+)", str(torn))
        line = at.group(1) if at else len(text.splitlines())
        raise ValueError(f"line {line}: this is no TOML: {torn} ({CLAUSE})") from None
    lines = lines_of(text)
    out: list[Entry] = []
    for kind, found in read.items():
        if kind not in ENTRIES or not isinstance(found, list):
            line = lines.get((kind, 0), lines.get(("", 0), {})).get("", lines.get(("", 0), {}).get(kind, 1))
            raise ValueError(f"line {line}: {kind}: an entry is one of [[{']], [['.join(ENTRIES)}]] ({CLAUSE})")
        out += [Entry(kind, one, lines.get((kind, i), {})) for i, one in enumerate(found)]
    return out


def lines_of(text: str) -> dict[tuple[str, int], dict[str, int]]:
    """Where each entry begins, and where each of its keys stands."""
    out: dict[tuple[str, int], dict[str, int]] = {("", 0): {}}
    here = out["", 0]
    counted: dict[str, int] = {}
    for n, row in enumerate(text.splitlines(), start=1):
        header = re.match(r"\s*\[+\s*([\w-]+)", row)
        key = re.match(r"\s*([\w-]+)\s*=", row)
        if header and "=" not in row and '"' not in row:
            kind = header.group(1)
            here = out[kind, counted.get(kind, 0)] = {"": n}
            counted[kind] = counted.get(kind, 0) + 1
        elif key:
            here.setdefault(key.group(1), n)
    return out


# -- what is read -------------------------------------------------------------------------


@cache
def facts(text: str | None) -> Facts:
    """The table of a game's components; a bad entry is refused with its line and reason."""
    file = Transcription(printed() if text is None else text)
    out = Facts()
    zones(file, out)
    targets(file, out)
    cannons(file, out)
    all_named(file, "reputation", REPUTATION_NAMES)
    all_named(file, "trick", TRICK_NAMES)
    the_firing_example(file, out)
    return out


def zones(file: Transcription, out: Facts) -> None:
    seen: dict[str, Entry] = {}
    for entry in file.all("zone"):
        entry.knows_only(("id", "kind", "spaces", "targets", "penalties", "ropes"))
        name = entry.text("id").replace("_", "-")
        if name not in ZONE_NAMES:
            entry.wrong(f"{entry.text('id')}: a zone is one of {', '.join(ZONE_NAMES).replace('-', '_')}", "id")
        if name in seen:
            entry.wrong(f"{entry.text('id')}: a second zone of that name", "id")
        seen[name] = entry
        zone(entry, name, out)
    for name, entry in seen.items():
        ropes(entry, name, seen, out)
    for kind, n in SPACES.items():
        of_kind = [entry for entry in seen.values() if entry.found["kind"] == kind]
        total = sum(entry.found["spaces"] for entry in of_kind)
        if total != n:
            file.whole(f"a ship has {n} {kind} spaces, not {total}", "zone")
    for name in ("fore-deck", "main-deck", "aft-deck", "fore-hull", "mid-hull", "aft-hull"):
        if name not in seen:
            file.whole(f"there is no {name.replace('-', '_')}", "zone")


def zone(entry: Entry, name: str, out: Facts) -> None:
    kind = entry.text("kind")
    at = ZONE_NAMES.index(name)
    if kind not in MARKERS or not name.endswith(PLACES[kind]):
        entry.wrong(f"kind is sail for Rigging, crew for a Deck, plank for a Hull zone, not {kind}", "kind")
    spaces = entry.number("spaces", 1, 14)
    out.zones |= for_zone(1, at)
    out.of_kind[MARKERS[kind]] |= for_zone(1, at)
    out.spaces |= for_zone(spaces, at)
    out.targets |= for_zone(entry.number("targets", 1, MOST_TARGETS), at)
    penalties = entry.texts("penalties")
    if len(penalties) > spaces:
        entry.wrong(f"{len(penalties)} penalties on {spaces} spaces", "penalties")
    for penalty in penalties:
        add_penalty(entry, penalty, at, out)


def add_penalty(entry: Entry, penalty: str, at: int, out: Facts) -> None:
    if penalty not in PENALTIES:
        entry.wrong(f"{penalty}: a penalty is one of {', '.join(PENALTIES)}", "penalties")
    if penalty == "rigging-1":
        if at >= FORE_DECK:
            entry.wrong("a rigging penalty stands in Rigging only", "penalties")
        out.rigging_penalties += for_zone(1, at)
    elif penalty == "hand-1":
        if at != MAIN_DECK:
            entry.wrong("a hand penalty stands on the main Deck only", "penalties")
        out.hand_penalties += 1
    else:
        if at not in (FORE_DECK, AFT_DECK):
            entry.wrong(f"{penalty} stands on a Deck with a cannon only, fore_deck or aft_deck", "penalties")
        if penalty == "cannon-1":
            out.cannon_penalties += for_zone(1, at)
        else:
            out.no_firing += for_zone(1, at)


def ropes(entry: Entry, name: str, seen: dict[str, Entry], out: Facts) -> None:
    for rope in entry.texts("ropes"):
        other = rope.replace("_", "-")
        if other not in seen or other == name:
            entry.wrong(f"a rope to {rope}: there is no such other zone", "ropes")
        if name.replace("-", "_") not in [back.replace("-", "_") for back in seen[other].texts("ropes")]:
            entry.wrong(f"a rope to {rope}, which has none back: ropes are mutual", "ropes")
        if not (name.endswith("deck") or other.endswith("deck")):
            entry.wrong(f"a rope to {rope}: a rope has a Deck at one end at least", "ropes")
        at = ZONE_NAMES.index(name)
        out.ropes[at] = out.ropes[at] | for_zone(1, ZONE_NAMES.index(other))


def targets(file: Transcription, out: Facts) -> None:
    entries = file.all("target")
    for i, entry in enumerate(entries):
        entry.knows_only(("left", "bottom"))
        if i >= 30:
            entry.wrong("there are 30 Targets, and this is one more")
        out.left[i] = entry.number("left", 1, 10)
        out.bottom[i] = entry.number("bottom", 1, 10)
    if len(entries) < 30:
        file.whole(f"there are 30 Targets, not {len(entries)}", "target")


def cannons(file: Transcription, out: Facts) -> None:
    seen: list[str] = []
    for entry in file.all("cannon"):
        entry.knows_only(("id", "grid"))
        name = entry.text("id")
        if name not in CANNONS or name in seen:
            entry.wrong(f"{name}: the cannons are {', '.join(CANNONS)}, each once", "id")
        seen.append(name)
        grid(entry, CANNONS.index(name), out)
    for name in CANNONS:
        if name not in seen:
            file.whole(f"the {name} is missing", "cannon")


def grid(entry: Entry, cannon: int, out: Facts) -> None:
    rows = entry.texts("grid")
    if len(rows) != 5 or any(len(row) != 5 for row in rows):
        entry.wrong("a grid has five rows of five: left +2 to -2, and in each bottom -2 to +2", "grid")
    results: set[int] = set()
    word = 0
    for i, mark in enumerate("".join(rows)):
        if mark not in GRID:
            entry.wrong(f"{mark} in a grid: it is P for Perfect, G for Good, o for Poor or - for nothing", "grid")
        results.add(int(GRID[mark]))
        word |= int(GRID[mark]) << (2 * i)
    must, never = [({PERFECT, GOOD, POOR}, set()), ({PERFECT, POOR}, {GOOD}), ({GOOD, POOR}, {PERFECT})][cannon]
    if must - results or never & results:
        named = {0: "Perfect", 1: "Good", 2: "Poor"}
        has = ", ".join(named[int(one)] for one in sorted(must))
        entry.wrong(f"the {CANNONS[cannon]} sees {has} and nothing else", "grid")
    out.grids[cannon] = word
    out.best[cannon] = min(results)
    out.reached[cannon] = sum(1 << one for one in results | {int(MISS), int(EARLY)})


def all_named(file: Transcription, kind: str, names: list[str]) -> None:
    seen: list[str] = []
    for entry in file.all(kind):
        entry.knows_only(("id",))
        name = entry.text("id")
        if name not in names or name in seen:
            entry.wrong(f"{name}: the {kind}s are {', '.join(names)}, each once", "id")
        seen.append(name)
    for name in names:
        if name not in seen:
            file.whole(f"there are {len(names)} of these: the {kind} {name} is missing", kind)


def the_firing_example(file: Transcription, out: Facts) -> None:
    """The rulebook's: a Hull zone with four planks and two Targets, Good by 8 and 7, Perfect by 9 and 6, -1 on a Deck."""
    if not any(at_zone(out.targets, z) == 2 and at_zone(out.spaces, z) >= 4 for z in zones_in(out.of_kind[SOLID])):
        file.whole("the book's firing example needs a Hull zone with two Targets and four planks", "zone")
    if not out.cannon_penalties:
        file.whole("the book's firing example needs a -1 cannon penalty on a Deck with a cannon", "zone")
    good = [t for t in range(30) if seen_by(out, EIGHTEEN_POUNDER, t, 8, 7) == GOOD]
    perfect = [t for t in range(30) if seen_by(out, EIGHTEEN_POUNDER, t, 9, 6) == PERFECT]
    if not any(one != other for one in good for other in perfect):
        reason = "the book's firing example needs a Target that is Good for the 18-Pounder with 8 left and 7 at the "
        file.whole(reason + "bottom, and another that is Perfect with 9 and 6", "target")
