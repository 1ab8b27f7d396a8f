"""What each Target gives for the cannon that fires (step 4), and the damage it makes."""

from __future__ import annotations

from mypy_extensions import i64

from orlop.games.broadsides.choices import RESULTS, ROWS
from orlop.games.broadsides.events import ADDS, RESULT
from orlop.games.broadsides.facts import EARLY, GOOD, MISS, PERFECT, POOR, seen_by
from orlop.games.broadsides.ship import kind_of
from orlop.games.broadsides.state import Side, State
from orlop.games.broadsides.zero_in import NO_CARD, lies_at_bottom, lies_left, number_there, target_at
from orlop.table.cards import NONE, Seat, shl
from orlop.table.events import tell


def result_at(g: State, row: i64) -> i64:
    return (g.results >> (3 * row)) & 7


def put_result(g: State, row: i64, result: i64) -> None:
    g.results = (g.results & ~shl(7, 3 * row)) | shl(result, 3 * row)


def result_of(g: State, side: Side, row: i64) -> i64:
    """bs.results, bs.miss, bs.early: where its two Aim numbers meet, as the manned cannon sees it."""
    left = lies_left(side, row)
    bottom = lies_at_bottom(side, row)
    if left == NO_CARD and bottom == NO_CARD:
        return EARLY
    if left == NO_CARD or bottom == NO_CARD:
        return MISS
    cannon = kind_of(side, side.manned)
    return seen_by(g.facts, cannon, target_at(side, row), number_there(left), number_there(bottom))


def check_targets(g: State, me: Seat) -> None:
    side = g.side(me)
    g.shooting = 2
    g.results = 0
    for row in range(side.rows):
        result = result_of(g, side, row)
        put_result(g, row, result)
        tell(g, RESULT, me, ROWS + row, RESULTS + result)


def summed_results(g: State, rows: i64) -> i64:
    """Each result is the number by which it lowers the damage."""
    total: i64 = 0
    for row in range(rows):
        total += result_at(g, row)
    return total


def early_shots(g: State, rows: i64) -> i64:
    out: i64 = 0
    for row in range(rows):
        if result_at(g, row) == EARLY:
            out += 1
    return out


def rows_to_raise(g: State, side: Side) -> i64:
    """bs.rep-deadeye: never above the cannon's best."""
    best = g.facts.best[kind_of(side, side.manned)]
    out: i64 = 0
    for row in range(side.rows):
        if result_at(g, row) > best:
            out |= shl(1, row)
    return out


def raised(g: State, side: Side, result: i64) -> i64:
    """bs.rep-deadeye: a step up, passing over a step the cannon lacks; a Miss is no matter of the cannon."""
    if result == EARLY:
        return MISS
    reached = g.facts.reached[kind_of(side, side.manned)]
    result -= 1
    while (reached >> result) & 1 == 0:
        result -= 1
    return result


def rows_to_steady(g: State, side: Side) -> i64:
    """bs.trick-steady-hands: a Good or a Poor."""
    out: i64 = 0
    for row in range(side.rows):
        result = result_at(g, row)
        if result == GOOD or result == POOR:
            out |= shl(1, row)
    return out


def count_as_perfect(g: State, row: i64) -> None:
    put_result(g, row, PERFECT)


def raise_damage(g: State, me: Seat, n: i64) -> None:
    """bs.track RULING: what adds to the damage never lifts it above the potential."""
    g.damage += n
    if g.damage > g.potential:
        g.damage = g.potential
    tell(g, ADDS, me, NONE, n)
