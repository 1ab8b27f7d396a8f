"""How boards look, wherever they are shown."""

from __future__ import annotations

import unicodedata

import pytest
from wcwidth import wcwidth

from orlop import boards, find
from orlop.boards import Cards, Part
from orlop.games.dead_mans_draw.board import SUITS as DMD_SUITS
from orlop.games.dead_money.board import SUITS as DM_SUITS
from orlop.games.walk_the_plank.board import SUITS as WTP_SUITS
from orlop.screens.terminal import generic, layout, shots
from orlop.screens.terminal.medium import Medium
from orlop.screens.terminal.shots import Shot
from orlop.screens.told import Teller
from orlop.table.steps import State
from tests.screens.terminal import snapshots

WITH_BOARDS = [game for game in find.ids() if boards.of(game) is not None]
FRAME = set("┌─┐│└┘┏━┓┃┗┛")


@pytest.mark.parametrize("name", snapshots.MOMENTS)
def test_boards_look_as_they_did(name: str) -> None:
    """If this is how they shall look: make snapshots."""
    assert snapshots.board(name) == (snapshots.FOLDER / f"{name}.txt").read_text(encoding="utf-8")


def moments(game: str) -> list[State]:
    of = find.kind(game)
    return [
        shots.moment(Shot(game, players, answers, seed))
        for players in (of.least, of.most)
        for seed, answers in enumerate((0, 3, 11, 26, 47, 80))
    ]


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("game", find.ids())
def test_no_line_is_longer_than_the_terminal(game: str, lang: str) -> None:
    for g in moments(game):
        for width in (60, 80, 200):
            for signs in (True, False):
                for line in shots.drawn(g, lang, Medium(width=width, signs=signs)):
                    assert layout.length(line) <= width, layout.text(line)


@pytest.mark.parametrize("game", find.ids())
def test_signs_are_one_column_wide_everywhere(game: str) -> None:
    """No emoji, nothing that East Asian fonts may draw double; of the frames the terminal itself is asked."""
    for g in moments(game):
        for line in shots.drawn(g, "en", Medium(width=80)):
            for sign in set(layout.text(line)) - FRAME:
                assert wcwidth(sign) == 1, sign
                assert unicodedata.east_asian_width(sign) in ("N", "Na"), sign


@pytest.mark.parametrize("game", find.ids())
def test_letters_are_enough(game: str) -> None:
    for g in moments(game):
        for lang in ("en", "de"):
            for line in shots.drawn(g, lang, Medium(width=80, signs=False)):
                text = layout.text(line)
                assert all(sign.isascii() or sign.isalpha() for sign in text), text


@pytest.mark.parametrize("suits", [WTP_SUITS, DMD_SUITS])
def test_suits_differ_in_sign_and_in_letters(suits: dict[str, tuple[str, str]]) -> None:
    assert len({sign for sign, _ in suits.values()}) == len(suits)
    for lang in ("en", "de"):
        game = find.game("dead-mans-draw" if suits is DMD_SUITS else "walk-the-plank")
        names = [game.words.say(lang, f"thing-{suit}", {"n": ""})[:4] for suit in suits]
        assert len(set(names)) == len(names)


def test_poker_suits_differ_in_sign_and_in_letters() -> None:
    """Their cards are named in short: Club K, Kreu K."""
    assert len({sign for sign, _ in DM_SUITS.values()}) == len(DM_SUITS)
    for lang in ("en", "de"):
        words = find.game("dead-money").words
        names = {str(words.say(lang, f"board-{suit}", {})) for suit in DM_SUITS}
        assert len(names) == len(DM_SUITS) and all(len(name) <= 4 for name in names)


@pytest.mark.parametrize("game", WITH_BOARDS)
def test_every_option_can_be_seen(game: str) -> None:
    """What the board numbers are the numbers of the options, each of them once."""
    board = boards.of(game)
    assert board is not None
    for g in moments(game):
        if g.actor < 0:
            continue
        view = g.view(g.actor)
        teller = Teller(g.game, "en", [], int(g.actor))
        for parts in (board.draw(view, teller), generic.board(view, teller)):
            numbers = numbers_on(parts)
            assert set(numbers) <= set(range(1, len(view["question"]["options"]) + 1))


def numbers_on(parts: list[Part]) -> list[int]:
    return [card.option for part in parts if isinstance(part, Cards) for card in part.cards if card.option]


@pytest.mark.parametrize("game", WITH_BOARDS)
def test_a_board_tells_nothing_that_the_view_does_not(game: str) -> None:
    """It is a function of the view: drawn for a spectator, no hand is in it."""
    board = boards.of(game)
    assert board is not None
    for g in moments(game):
        view = g.view(None)
        teller = Teller(g.game, "en", [], None)
        shown = {card.name for part in board.draw(view, teller) if isinstance(part, Cards) for card in part.cards}
        hidden = set()
        for line in g.game.lines:
            if line.holds and not isinstance(view["table"].get(line.name), list):
                hidden |= {
                    teller.thing(name) for i, _ in enumerate(line.places(g)) for name in line.named(g, line.read(g, i))
                }
        open_too = {teller.thing(name) for name in names_in(view["table"])}
        assert not shown & (hidden - open_too)


def names_in(value: object) -> list[str]:
    if isinstance(value, str):
        return [value]
    if isinstance(value, dict):
        return [name for one in value.values() for name in names_in(one)]
    return [name for one in value for name in names_in(one)] if isinstance(value, list) else []


def test_a_game_without_a_board_is_drawn_all_the_same(lost_cargo: str) -> None:
    g = find.game(lost_cargo, players=3).new()
    g.apply(g.legal()[0])
    text = "\n".join(layout.text(line) for line in shots.drawn(g, "en", Medium(width=80)))
    assert boards.of(lost_cargo) is None
    assert "Lost Cargo" in text
    assert "│   3│" in text
    assert "Coins: you" in text
