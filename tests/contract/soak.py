"""The contract for a long night: so many random games, on all cores.

    python -m tests.contract.soak --games 1000000 GAME
    python -m tests.contract.soak --check worlds --pairs 1000000 GAME
    python -m tests.contract.soak --check sound --games 1 --seed 4711 GAME

Game number n is at the table with that number (tables.py): all options and numbers of players have their turn.  What
fails says its number, and --seed plays it again.
"""

from __future__ import annotations

import argparse
import multiprocessing
import os
import sys
import time
import traceback
from collections.abc import Callable, Iterator, Sequence

from orlop.pure import compiled
from orlop.table.game import Game
from tests.contract import tables
from tests.contract.copies import copies_stay
from tests.contract.histories import imagined
from tests.contract.invariants import sound_game
from tests.contract.records import read_back
from tests.contract.worlds import two_worlds

CHECKS: dict[str, tuple[str, Callable[[Game, int], int]]] = {
    "sound": ("answers", sound_game),
    "worlds": ("pairs of worlds", two_worlds),
    "copies": ("answers", copies_stay),
    "histories": ("imagined worlds", imagined),
    "records": ("answers", read_back),
}
AT_ONCE = 20  # so many games are handed to a core
EVER = 10**7
FAILURES = 10  # after so many there is no need to go on

Work = tuple[str, str, int, int]  # the check, the game, from which number on, how many


def done(work: Work) -> tuple[int, int, list[str]]:
    """How many games, how much was checked in them, and what failed."""
    check, id, first, games = work
    found, failed = 0, []
    for n in range(first, first + games):
        try:
            found += CHECKS[check][1](tables.table(id, n), n)
        except Exception:
            failed.append(f"{id} --check {check} --games 1 --seed {n}\n{traceback.format_exc()}")
    return games, found, failed


def works(check: str, id: str, first: int, games: int) -> Iterator[Work]:
    for at in range(first, first + games, AT_ONCE):
        yield check, id, at, min(AT_ONCE, first + games - at)


def soaked(check: str, id: str, first: int, games: int, wanted: int, cores: int) -> list[str]:
    """Until there were so many games, or so much was checked; what failed."""
    begun, played, found = time.monotonic(), 0, 0
    failed: list[str] = []
    said = begun
    with multiprocessing.get_context("spawn").Pool(cores) as pool:
        for n, more, wrong in pool.imap_unordered(done, works(check, id, first, games)):
            played, found = played + n, found + more
            failed += wrong
            for one in wrong:
                print(one, file=sys.stderr, flush=True)
            enough = found >= wanted > 0 or len(failed) >= FAILURES
            if enough or played == games or time.monotonic() - said > 30:
                said = time.monotonic()
                rate = played / (said - begun)
                of = f"{played} games, {found} {CHECKS[check][0]}, {len(failed)} failed"
                print(f"{id} {check}: {of}; {said - begun:.0f} s, {rate:.1f} games a second", flush=True)
            if enough:
                pool.terminate()
                break
    return failed


def main(words: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.contract.soak", description="The contract, a long while.")
    parser.add_argument("game", nargs="*", help=f"of {', '.join(tables.tried())}; all of the house, if none is named")
    parser.add_argument("--games", type=int, default=EVER, help="so many games of each at most")
    parser.add_argument("--pairs", type=int, default=0, help="or until so much was checked (worlds: pairs)")
    parser.add_argument("--seed", type=int, default=0, help="the number of the first game")
    parser.add_argument("--check", choices=[*CHECKS, "all"], default="sound")
    parser.add_argument("--cores", type=int, default=os.cpu_count() or 1)
    said = parser.parse_args(words)
    unknown = [id for id in said.game if id not in tables.tried()]
    if unknown or (said.games == EVER and said.pairs == 0):
        parser.error(f"no such game: {', '.join(unknown)}" if unknown else "--games or --pairs says how many")
    print("compiled" if compiled() else "uncompiled", f"on {said.cores} cores", flush=True)
    failed: list[str] = []
    for id in said.game or tables.found():
        for check in CHECKS if said.check == "all" else [said.check]:
            failed += soaked(check, id, said.seed, said.games, said.pairs, said.cores)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
