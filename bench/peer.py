"""The peer's side of the bench: OpenSpiel's own figures, asked for over a pipe.

It runs in an environment of its own (see requirements.txt). It reads one request a line from standard
input and answers each with one line of JSON, {"what", "rate", "decisions", "seconds"}, or {"what", "error"}.
A rate is per second of processor time; setting up is not timed. A decision is a seat's choice among two or
more options: hearts also asks for forced cards, about one in five, and these are not counted.

    python-loop GAMES     whole random games of hearts, driven from Python through the state's methods
    cpp-loop GAMES        whole random games of hearts, driven by pyspiel.evaluate_bots
    clone N               copies of a state of hearts, all cards dealt; "decisions" holds the copies
    search SIMS [TRICKS]  the C++ IS-MCTS bot at the first decision of oh_hell; "decisions" holds the simulations
    quit                  ends it; so does the end of the input

cpp-loop. evaluate_bots plays one whole game inside C++. It deals chance itself, one outcome at a time: at
each chance node it asks for the outcomes with their probabilities and samples one, with a generator seeded
by the call. So the 53 chance outcomes of a game of hearts (the direction of the pass, 52 cards) are in its
time, as they are in ours. A call plays one game, and Python makes its first state and the call; beside a
whole game both are small. It reports no decisions, so these are the average of a game, measured once over
2,000 random games through Python (their average is within 0.5 % of the true one), times GAMES.

search. pyspiel exposes the C++ bot as ISMCTSBot, with a new world for each simulation and one full random
play-out from each leaf. oh_hell is as registered (3 seats, 52 cards), where chance decides how many tricks
a hand has, from 1 to 17, and with it how long a play-out is. So that no single deal decides the figure, a
request runs one search of SIMS simulations at each of the 17 sizes; with TRICKS, only at that size.
"""

from __future__ import annotations

import json
import sys
from functools import cache
from random import Random
from time import process_time as now
from typing import Any

import pyspiel  # type: ignore[import-not-found]  # only in its own environment

SEED = 5
SAMPLE_GAMES = 2000
SIZES = range(1, 18)


def play(game: Any, games: int) -> tuple[int, float]:
    """Random games from a plain Python loop: the decisions, and the seconds they took."""
    random, decisions = Random(SEED).random, 0
    start = now()
    for _ in range(games):
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()  # alike likely, all of them, in hearts
                state.apply_action(outcomes[int(random() * len(outcomes))][0])
            else:
                options = state.legal_actions()
                n = len(options)
                if n > 1:
                    decisions += 1
                    state.apply_action(options[int(random() * n)])
                else:
                    state.apply_action(options[0])
    return decisions, now() - start


def dealt(game: Any, seed: int = SEED) -> Any:
    """The state at the first decision."""
    random, state = Random(seed).random, game.new_initial_state()
    while state.is_chance_node():
        outcomes = state.chance_outcomes()
        state.apply_action(outcomes[int(random() * len(outcomes))][0])
    return state


@cache
def decisions_a_game() -> float:
    return play(pyspiel.load_game("hearts"), SAMPLE_GAMES)[0] / SAMPLE_GAMES


def python_loop(games: int) -> tuple[int, float]:
    return play(pyspiel.load_game("hearts"), games)


def cpp_loop(games: int) -> tuple[int, float]:
    average = decisions_a_game()
    game = pyspiel.load_game("hearts")
    bots = [pyspiel.make_uniform_random_bot(seat, SEED + seat) for seat in range(game.num_players())]
    evaluate = pyspiel.evaluate_bots
    start = now()
    for seed in range(games):
        evaluate(game.new_initial_state(), bots, seed)
    return round(average * games), now() - start


def clone(copies: int) -> tuple[int, float]:
    copy = dealt(pyspiel.load_game("hearts")).clone
    start = now()
    for _ in range(copies):
        copy()
    return copies, now() - start


def search(simulations: int, tricks: int = 0) -> tuple[int, float]:
    done, seconds = 0, 0.0
    for size in [tricks] if tricks else SIZES:
        state = dealt(pyspiel.load_game(f"oh_hell(num_tricks_fixed={size})"))
        leaf = pyspiel.RandomRolloutEvaluator(n_rollouts=1, seed=SEED)
        bot = pyspiel.ISMCTSBot(seed=SEED, evaluator=leaf, uct_c=2.0, max_simulations=simulations)
        start = now()
        bot.step(state)
        seconds += now() - start
        done += simulations
    return done, seconds


REQUESTS = {"python-loop": python_loop, "cpp-loop": cpp_loop, "clone": clone, "search": search}


def answer(request: str) -> dict[str, Any]:
    what, *words = request.split()
    if what not in REQUESTS:
        return {"what": what, "error": f"unknown request; there are {', '.join(REQUESTS)} and quit"}
    right_many = len(words) == 1 or (what == "search" and len(words) == 2)
    if not right_many or not all(w.isdecimal() and int(w) for w in words):
        return {"what": what, "error": f"not understood: {request.strip()!r}; a request takes a whole number from 1 on"}
    if len(words) == 2 and int(words[1]) not in SIZES:
        return {"what": what, "error": f"oh_hell has {SIZES[0]} to {SIZES[-1]} tricks"}
    decisions, seconds = REQUESTS[what](*map(int, words))
    # a request too short for the clock has no rate
    return {"what": what, "rate": decisions / seconds if seconds else 0.0, "decisions": decisions, "seconds": seconds}


def main() -> None:
    for line in sys.stdin:
        if not line.strip():
            continue
        if line.strip() == "quit":
            return
        print(json.dumps(answer(line)), flush=True)


if __name__ == "__main__":
    main()
