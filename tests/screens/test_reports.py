"""games, simulate, rules, bench, --version and --help."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import orlop
from orlop import bots, clauses, find, pure
from orlop.bots import Bot, View
from orlop.screens.cli import app, verbs
from tests.screens.conftest import Run

WTP = "walk-the-plank"


def test_every_verb_has_help_with_an_example(run: Run) -> None:
    assert set(verbs()) >= {"games", "play", "simulate", "replay", "verify", "rules", "bench", "new-game"}
    for verb in verbs():
        said = run(verb, "--help")
        assert said.code == 0
        assert f"orlop {verb}" in said.out.partition("For example:")[2]
        assert "--lang" in said.out
        assert app[verb].help


def test_help_and_no_verb_at_all_list_the_verbs(run: Run) -> None:
    for words in ([], ["--help"]):
        said = run(*words)
        assert said.code == 0
        assert all(f"  {verb}: " in said.out for verb in verbs())


def test_version_says_what_runs(run: Run) -> None:
    said = run("--version")
    assert said.out == f"orlop {orlop.__version__}, {'compiled' if pure.compiled() else 'uncompiled'} rules\n"


# -- games ----------------------------------------------------------------------------


def test_games_are_still_listed_when_one_has_been_loaded() -> None:
    """The package orlop.games does not take the place of the function."""
    orlop.game(WTP)
    assert WTP in orlop.games()


def test_games_as_json(run: Run, lost_cargo: str) -> None:
    listed = {game["id"]: game for game in json.loads(run("games", "--json").out)}
    assert list(listed) == orlop.games()
    assert listed[WTP]["players"] == [2, 9]
    ties = {"name": "ties", "kind": "choice", "values": ["sink", "stay"], "default": "sink"}
    assert listed[lost_cargo] == {"id": lost_cargo, "players": [2, 4], "options": [ties], "rules": 1}


def test_games_in_words(run: Run, lost_cargo: str) -> None:
    assert "Lost Cargo, 2 to 4 players" in run("games").out
    german = run("games", "--lang", "de").out
    assert "2 bis 4 Personen" in german
    assert "stay (bleibt für die nächste Runde)" in german


# -- simulate -------------------------------------------------------------------------

KEYS = ["games", "decisions", "chances", "seconds", "longest", "wins", "shared", "none"]


def simulated(run: Run, *words: str) -> dict[str, Any]:
    said = run("simulate", *words, "--json")
    assert (said.code, said.err) == (0, "")
    data: dict[str, Any] = json.loads(said.out)
    assert list(data) == KEYS
    return data


def test_simulate_counts_whole_games(run: Run) -> None:
    data = simulated(run, WTP, "--players", "4", "--games", "30", "--seed", "7")
    assert data["games"] == 30
    assert len(data["wins"]) == 4
    assert all(isinstance(wins, int) for wins in data["wins"])
    assert sum(data["wins"]) + data["shared"] + data["none"] == 30
    assert data["longest"] <= orlop.game(WTP, players=4).bound()


def test_the_same_seed_is_the_same_games(run: Run) -> None:
    again = [simulated(run, WTP, "--games", "20", "--seed", seed) | {"seconds": 0} for seed in ("3", "3", "4")]
    assert again[0] == again[1] != again[2]


class First(Bot):
    """Always the first option."""

    def choose(self, view: View) -> int:
        choice: int = view["question"]["options"][0]["choice"]
        return choice


def test_other_bots_play_through_their_views(run: Run, lost_cargo: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """All sell at once and bid the same: five ties, ten coins of two seats, the last one no decision."""
    monkeypatch.setitem(bots.NAMES, "first", First)
    data = simulated(run, lost_cargo, "--games", "6", "--bots", "first")
    assert (data["decisions"], data["chances"], data["longest"]) == (6 * 13, 6 * 5, 18)
    assert (data["wins"], data["none"]) == ([0, 0], 6)
    assert sum(simulated(run, lost_cargo, "--games", "6", "--bots", "first,random")["wins"]) > 0


def test_a_decision_is_a_choice_among_two_or_more(run: Run, lost_cargo: str) -> None:
    """Random play: a call each round, and a bid of each seat but in the last round."""
    data = simulated(run, lost_cargo, "--players", "3", "--games", "10")
    assert data["decisions"] == 10 * (5 + 4 * 3)


def test_options_of_the_game_are_set(run: Run, lost_cargo: str) -> None:
    """With ties=stay no crate sinks but in the last round, so more games have a winner's points in them."""
    sink = simulated(run, lost_cargo, "--games", "200", "--set", "ties=sink")
    stay = simulated(run, lost_cargo, "--games", "200", "--set", "ties=stay")
    assert sink["wins"] != stay["wins"]


def test_simulate_in_words(run: Run) -> None:
    assert "seat 0 (random): " in run("simulate", WTP, "--games", "5").out
    german = run("simulate", WTP, "--games", "5", "--lang", "de").out
    assert "5 Spiele mit 2 Personen" in german
    assert "Platz 1 (random): " in german


# -- rules ------------------------------------------------------------------------------


def test_rules_as_json(run: Run) -> None:
    listed = json.loads(run("rules", WTP, "--json").out)
    assert [clause["id"] for clause in listed] == list(clauses.of(WTP))
    assert all(list(clause) == ["id", "chapter", "text", "ruling"] for clause in listed)
    assert json.loads(run("rules", WTP, "wtp.follow", "--json").out)["id"] == "wtp.follow"


def test_rules_in_words_mark_our_rulings(run: Run, lost_cargo: str) -> None:
    said = run("rules", lost_cargo)
    assert "Bidding" in said.out
    assert "  lc.spent: A coin that has been bid is spent" in said.out
    assert "Ruling (ours): After the last round there is no next lot" in said.out
    german = run("rules", lost_cargo, "tie-stays", "--lang", "de").out
    assert "Festlegung (von uns): Nach der letzten Runde" in german
    assert "lc.spent" not in german


def test_a_clause_that_is_none_names_the_nearest(run: Run) -> None:
    run("rules", WTP, "wtp.folow").refused("no clause 'wtp.folow'", "wtp.follow")
    run("rules", WTP, "zzz").refused("no clause 'zzz'", "nearest is wtp.")


@pytest.mark.parametrize("game", ["dead-money", "broadsides"])
def test_components_are_shown_with_their_source(run: Run, game: str) -> None:
    listed = json.loads(run("rules", game, "--components", "--json").out)
    assert listed
    assert {one["source"] for one in listed} <= {"rulebook", "public descriptions", "reconstruction"}
    assert listed[0]["words"] in run("rules", game, "--components").out


@pytest.mark.parametrize("game", ["dead-money", "broadsides"])
def test_our_components_are_a_file_to_play_with(run: Run, game: str, tmp_path: Path) -> None:
    ours = tmp_path / "ours.toml"
    ours.write_text(run("components", game).out, encoding="utf-8")
    assert json.loads(run("simulate", game, "--games", "2", "--components", str(ours), "--json").out)["games"] == 2


def test_a_game_without_components(run: Run) -> None:
    run("rules", WTP, "--components").refused("walk-the-plank has none")


# -- bench ------------------------------------------------------------------------------


def test_bench_measures_every_game(run: Run, lost_cargo: str) -> None:
    data = json.loads(run("bench", "--seconds", "0.001", "--json").out)
    assert data["compiled"] == pure.compiled()
    assert [of["game"] for of in data["games"]] == orlop.games()
    for of in data["games"]:
        assert list(of) == ["game", "players", "playouts", "loop", "loop_chance", "copies"]
        assert all(of[name] > 0 for name in ("playouts", "loop", "loop_chance", "copies"))
        assert of["players"] == min(4, find.kind(of["game"]).most)
    assert "Entscheidungen pro Sekunde" in run("bench", "--seconds", "0.001", "--lang", "de").out


# -- what is refused ----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("words", "because"),
    [
        ("simulat", ["simulat is no verb", "simulate", "new-game"]),
        ("simulate", ["GAME is missing"]),
        ("simulate chess", ["'chess' is no game", WTP]),
        ("simulate walk-the-plank more", ["more is too much"]),
        ("simulate walk-the-plank --players 1", ["2 to 9 players, not 1"]),
        ("simulate walk-the-plank --players many", ["--players many", "whole number"]),
        ("simulate walk-the-plank --players", ["--players needs a value"]),
        ("simulate walk-the-plank --games 0", ["--games 0", "from 1 on"]),
        ("simulate walk-the-plank --seed -1", ["--seed -1", "from 0"]),
        ("simulate walk-the-plank --seed 1 --seed 2", ["--seed is given twice"]),
        ("simulate walk-the-plank --speed 2", ["--speed is no option of simulate", "--seed"]),
        ("simulate walk-the-plank --bots shark", ["'shark' is no bot", "random"]),
        ("simulate walk-the-plank --players 4 --bots random,random", ["2 names for 4 seats", "one for all"]),
        ("simulate walk-the-plank --set edition=de", ["walk-the-plank has no options"]),
        ("simulate lost-cargo --set edition=de", ["edition=de", "lost-cargo has ties=sink|stay"]),
        ("simulate lost-cargo --set ties=drown", ["ties=drown", "sink, stay"]),
        ("simulate lost-cargo --set ties", ["name=value", "ties=sink|stay"]),
        ("simulate lost-cargo --set ties=sink --set ties=stay", ["set twice"]),
        ("simulate lost-cargo --set players=3", ["lost-cargo has ties=sink|stay"]),
        ("simulate walk-the-plank --components no.toml", ["no.toml", "no such file"]),
        ("simulate walk-the-plank --lang fr", ["--lang fr", "en, de"]),
        ("games --lang fr", ["--lang fr", "en, de"]),
        ("rules chess", ["'chess' is no game"]),
        ("rules chess --components", ["'chess' is no game"]),
        ("bench --seconds 0", ["--seconds 0", "more than 0"]),
        ("bench --seconds soon", ["--seconds soon", "a number"]),
    ],
)
def test_what_is_refused(run: Run, lost_cargo: str, words: str, because: list[str]) -> None:
    run(*words.split()).refused(*because)


def test_a_game_without_a_deck_of_ones_own(run: Run, tmp_path: Path) -> None:
    deck = tmp_path / "deck.toml"
    deck.write_text("[cards]\n")
    run("simulate", WTP, "--components", deck).refused("its own cards only")
