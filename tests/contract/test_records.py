"""Records and positions: read back as written; cut or garbled they are refused in one sentence, and nothing breaks."""

from __future__ import annotations

import random

import pytest
from hypothesis import HealthCheck, given, settings, strategies as st

import orlop
from orlop.table import record as records
from orlop.table.record import RecordError
from orlop.table.steps import State as Base
from tests.conftest import Budget
from tests.contract import tables
from tests.contract.blind_bids import BlindBids
from tests.contract.records import cut, read_back, set_up_again, written

QUIET = [HealthCheck.function_scoped_fixture, HealthCheck.too_slow]
ROWS = st.lists(st.text(alphabet=st.characters(codec="utf-8"), max_size=30), max_size=12)
HUGE = str(10**30)
WORDS = st.sampled_from(
    tables.found()
    + "orlop game rules players option seats given components moves result undo * # : +3 -1 0 1 99 x2 about none next "
    "seed pending 0.1.0 a=b 99999999999999999999".split()
)


@pytest.mark.parametrize("id", tables.tried())
def test_records_and_positions_are_read_back(id: str, budget: Budget) -> None:
    games, answers = budget.spend(lambda n: read_back(tables.table(id, n), n))
    assert games and answers
    print(f"{id}: {games} games recorded, {answers} answers")


def one_sentence(refusal: ValueError) -> None:
    assert str(refusal), "refused without a word"
    assert "\n" not in str(refusal), f"refused in more than a line: {refusal}"


# -- any text ------------------------------------------------------------------------------------


def test_any_text_is_a_record_or_refused(budget: Budget) -> None:
    @settings(max_examples=10 * budget.examples(), deadline=None, suppress_health_check=QUIET, database=None)
    @given(st.one_of(ROWS, st.lists(st.lists(WORDS, max_size=6).map(" ".join), max_size=12)), st.booleans())
    def read(rows: list[str], headed: bool) -> None:
        try:
            records.read("\n".join(["orlop 0.1.0", *rows] if headed else rows))
        except RecordError as refusal:
            one_sentence(refusal)

    read()


@pytest.mark.parametrize("id", tables.tried())
def test_any_text_is_a_position_or_refused(id: str, budget: Budget) -> None:
    game = tables.table(id, 1)
    places = [place for line in game.lines for place in line.places(game.blank())] + ["pending", "next", "seed"]
    names = st.sampled_from(
        [*game.ids, *[ask.name for ask in game.asks], "0", "1", "9", "-5", HUGE, "x2", "+2", f"+{HUGE}", "about", ","]
    )
    row = st.tuples(st.sampled_from(places), st.lists(names, max_size=20)).map(lambda r: f"{r[0]}: {' '.join(r[1])}")

    @settings(max_examples=10 * budget.examples(), deadline=None, suppress_health_check=QUIET, database=None)
    @given(st.one_of(ROWS, st.lists(row, max_size=8)))
    def read(rows: list[str]) -> None:
        try:
            g = game.given("\n".join(rows))
        except ValueError as refusal:
            one_sentence(refusal)
        else:
            set_up_again(g)

    read()


@pytest.mark.parametrize("id", tables.tried())
def test_a_garbled_position_is_a_position_or_refused(id: str, budget: Budget) -> None:
    """One word, or one line, of a real one is left out, twice there, or another."""

    def garbled(n: int) -> int:
        game, rnd = tables.table(id, n), random.Random(n)
        _, states = written(game, n)
        text = rnd.choice(states).position()
        try:
            g = game.given(spoilt(text, rnd))
        except ValueError as refusal:
            one_sentence(refusal)
            return 1
        set_up_again(g)
        return 0

    games, refused = budget.spend(garbled, share=0.25)
    assert games > refused or games < 20, "whatever is changed, all is refused: this tries nothing"


@pytest.mark.parametrize("id", tables.found())
def test_a_garbled_record_is_replayed_or_refused(id: str, budget: Budget) -> None:
    def garbled(n: int) -> int:
        game, rnd = tables.table(id, n), random.Random(n)
        text = spoilt(written(game, n)[0].text(), rnd)
        try:
            list(orlop.replay(text))
        except RecordError as refusal:
            one_sentence(refusal)
        except ValueError as refusal:  # of the header: no such game, no such option, so many cannot play
            one_sentence(refusal)
            assert "moves" not in text or text.index("moves") > 0
        return 1

    games, _ = budget.spend(garbled, share=0.25)
    assert games


def spoilt(text: str, rnd: random.Random) -> str:
    """A slip of whoever writes it: in a line, or in a word."""
    rows = text.splitlines(keepends=True)
    at = rnd.randrange(len(rows))
    kind = rnd.randrange(5)
    if kind == 0:
        del rows[at]
    elif kind == 1:
        rows.insert(at, rnd.choice(rows))
    else:
        words = rows[at].split(" ")
        i = rnd.randrange(len(words))
        if kind == 2:
            del words[i]
        else:
            words[i] = rnd.choice(rnd.choice(rows).split() or ["?"]) if kind == 3 else words[i][::-1].strip() + "\n"
        rows[at] = " ".join(words)
    return "".join(rows)


# -- each check fails when it should ----------------------------------------------------------------


class SaysLess(BlindBids):
    """A position that leaves out whose turn to be dealt a card it is."""

    def position(self, g: Base) -> str:
        return "".join([row for row in super().position(g).splitlines(keepends=True) if "dealt_to" not in row])


class LosesAStep(BlindBids):
    """A position read with a step too few."""

    def given(self, text: str, dealer: object = None) -> Base:
        return super().given(text.replace("x2", "x1"))


@pytest.mark.parametrize("faulty", [SaysLess, LosesAStep])
def test_a_position_that_says_too_little_is_found(faulty: type[BlindBids]) -> None:
    with pytest.raises(AssertionError, match="position"):
        for n in range(1, 30):
            read_back(faulty(3, {"rounds": "2", "gales": "on"}), n)


def test_a_record_that_is_cut_and_read_otherwise_is_found() -> None:
    """Were a torn line played, or a whole one dropped, the state would be another."""
    game = tables.table(BlindBids.id, 2)
    record, states = written(game, 2)
    text = record.text()
    cut(game, text, len(text), states)
    with pytest.raises(AssertionError, match="what is left of a record"):
        cut(game, text, len(text) - len(record.ending()) - 1, [states[0], *states])
