"""How fast it is, side by side with the peer: interleaved repeats in one run, medians, ratios; written to results.md.

    make bench                  every game
    make bench ARGS="--repeats 9 --seconds 1 walk-the-plank"
"""

from __future__ import annotations

import argparse
import os
import platform
import statistics
import subprocess
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from time import process_time as now

from driver import Peer

import orlop
from orlop import bench, find, pure
from orlop.table.chance import Rng
from orlop.table.playout import alone, some_answers
from orlop.table.steps import NOBODY

HERE = Path(__file__).parent
Rates = dict[str, list[float]]

# game: (play-outs to the peer's C++ loop, to its loop through Python), DESIGN's "at least"
AT_LEAST = {"dead-money": (2.0, 8.0), "broadsides": (2.0, 8.0)}
USUALLY = (4.0, 18.0)
WITH = {"broadsides": {"reputations": "on", "dirty_tricks": "on"}}
LOOP, LOOP_CHANCE, COPY, UNCOMPILED = 5.0, 4.0, 4.0, 0.25


def beginning(game: str, players: int = 4) -> orlop.table.steps.State:
    of = find.kind(game)
    return find.game(game, players=min(max(players, of.least), of.most), **WITH.get(game, {})).new()


def uncompiled(game: str, seconds: float) -> float:
    """The play-outs once more, as the sources run without a compiler."""
    command = [sys.executable, str(HERE), "--uncompiled", "--seconds", str(seconds), game]
    env = os.environ | {"ORLOP_PURE": "1"}
    return float(subprocess.run(command, capture_output=True, text=True, check=True, env=env).stdout)


def cost_by_moment(game: str, games: int) -> tuple[float, float]:
    """Seconds an answer takes in the first and in the last tenth of a game."""
    new, rng = alone(beginning(game)), Rng(5)
    first: list[float] = []
    last: list[float] = []
    for _ in range(games):
        g = new.copy()
        length = some_answers(g, rng, 1_000_000)
        tenth = max(length // 10, 1)
        for moment, out in ((0, first), (length - tenth, last)):
            h = new.copy()
            again = Rng(rng.below(1 << 30))
            some_answers(h, again, moment)
            if h.actor == NOBODY:
                continue
            copies = [h.copy() for _ in range(200)]
            start, done = now(), 0
            for copy in copies:
                done += some_answers(copy, again, tenth)
            out.append((now() - start) / max(done, 1))
    return statistics.median(first), statistics.median(last)


def peer_rate(peer: Peer, request: str) -> float:
    return float(peer.ask(request)["rate"])


def measure(games: list[str], repeats: int, seconds: float) -> Rates:
    found: Rates = {}
    beginnings = {game: beginning(game) for game in games}
    runs: dict[str, Callable[[], float]] = {}
    for game, new in beginnings.items():
        for name, run in bench.RUNS.items():
            runs[f"{game} {name}"] = partial(bench.rate, run, new, seconds)
        runs[f"{game} uncompiled"] = partial(uncompiled, game, seconds)
        for players in (find.kind(game).least, find.kind(game).most):
            runs[f"{game} {players} players"] = partial(bench.rate, bench.playouts, beginning(game, players), seconds)
    with Peer() as peer:
        per_second = {what: peer.ask(f"{what} 200")["rate"] for what in ("python-loop", "cpp-loop", "clone")}
        for what, rate in per_second.items():
            times = int(rate * seconds / (1 if what == "clone" else 50)) + 1
            runs[f"peer {what}"] = partial(peer_rate, peer, f"{what} {times}")
        for repeat in range(repeats):
            print(f"repeat {repeat + 1} of {repeats}", file=sys.stderr)
            for name, run in runs.items():
                found.setdefault(name, []).append(run())
    return found


def line(what: str, rates: list[float], unit: str = "M/s") -> str:
    scale = 1e6 if unit == "M/s" else 1e3
    low, high = min(rates) / scale, max(rates) / scale
    return f"| {what} | {statistics.median(rates) / scale:.3f} {unit} | {low:.3f} to {high:.3f} "


def against(rates: list[float], peer: list[float], least: float) -> str:
    ratio = statistics.median(rates) / statistics.median(peer)
    return f"{ratio:.2f}x (at least {least:g}x{'' if ratio >= least else ': FALLS SHORT'})"


def report(games: list[str], found: Rates, moments: dict[str, tuple[float, float]], command: str) -> str:
    out = [
        "# How fast it is",
        "",
        f"`{command}`, orlop {orlop.__version__} {'compiled' if pure.compiled() else 'UNCOMPILED'}.",
        f"{platform.platform()}, {cpu()}, {os.cpu_count()} cores, Python {platform.python_version()}.",
        "One core; medians of interleaved repeats in one run, with the least and the most.",
        "A decision is a seat's choice among two or more, on both sides. The peer is OpenSpiel on hearts:",
        "its loop through Python, its own C++ loop (`pyspiel.evaluate_bots`, uniform random bots), `clone()`.",
        "",
        "| what | median | least to most | against the peer |",
        "|---|---|---|---|",
        line("peer: loop through Python", found["peer python-loop"]) + "| |",
        line("peer: C++ loop", found["peer cpp-loop"]) + "| |",
        line("peer: clone", found["peer clone"]) + "| |",
    ]
    python, cpp, clone = found["peer python-loop"], found["peer cpp-loop"], found["peer clone"]
    for game in games:
        least_cpp, least_python = AT_LEAST.get(game, USUALLY)
        playouts = found[f"{game} playouts"]
        both = f"C++ loop {against(playouts, cpp, least_cpp)}; Python loop {against(playouts, python, least_python)}"
        out.append(line(f"{game}: play-outs", playouts) + f"| {both} |")
        for name, least in (("loop", LOOP), ("loop_chance", LOOP_CHANCE), ("uncompiled", UNCOMPILED)):
            rates = found[f"{game} {name}"]
            out.append(line(f"{game}: {name.replace('_', ', ')}", rates) + f"| {against(rates, python, least)} |")
        copies = found[f"{game} copies"]
        out.append(line(f"{game}: copies", copies) + f"| {against(copies, clone, COPY)} |")
    out += ["", "| cost of a decision | fewest players | most players | ratio (at most 2) |", "|---|---|---|---|"]
    for game in games:
        few, many = find.kind(game).least, find.kind(game).most
        slow, fast = sorted(statistics.median(found[f"{game} {n} players"]) for n in (few, many))
        rates = [f"{n}: {1e9 / statistics.median(found[f'{game} {n} players']):.0f} ns" for n in (few, many)]
        out.append(f"| {game} | {rates[0]} | {rates[1]} | {fast / slow:.2f} |")
    out += ["", "| cost of an answer | first tenth | last tenth | ratio (at most 2) |", "|---|---|---|---|"]
    for game, (first, last) in moments.items():
        ratio = max(first, last) / min(first, last)
        out.append(f"| {game} | {first * 1e9:.0f} ns | {last * 1e9:.0f} ns | {ratio:.2f} |")
    return "\n".join(out) + "\n"


def cpu() -> str:
    for row in Path("/proc/cpuinfo").read_text().splitlines() if Path("/proc/cpuinfo").exists() else []:
        if row.startswith("model name"):
            return row.partition(":")[2].strip()
    return platform.processor()


def main() -> None:
    asked = argparse.ArgumentParser(prog="bench", description=__doc__)
    asked.add_argument("games", nargs="*", help="all games, if none is named")
    asked.add_argument("--repeats", type=int, default=5)
    asked.add_argument("--seconds", type=float, default=0.4, help="about how long each single run takes")
    asked.add_argument("--dry", action="store_true", help="print, and do not write results.md")
    asked.add_argument("--uncompiled", action="store_true", help=argparse.SUPPRESS)
    said = asked.parse_args()
    if said.uncompiled:
        print(bench.rate(bench.playouts, beginning(said.games[0]), said.seconds))
        return
    games = said.games or find.ids()
    found = measure(games, said.repeats, said.seconds)
    moments = {game: cost_by_moment(game, 40) for game in games}
    text = report(games, found, moments, f"make bench ARGS=\"{' '.join(sys.argv[1:])}\"".replace(' ARGS=""', ""))
    print(text)
    if not said.dry:
        (HERE / "results.md").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
