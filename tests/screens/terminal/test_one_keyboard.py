"""Several people at one keyboard: nobody sees another's hand, not even in the scroll-back."""

from __future__ import annotations

import re
from pathlib import Path

from orlop.table.record import read
from orlop.table.steps import CHANCE
from tests.screens.conftest import Run
from tests.screens.terminal.keyboard import APART, ASKED, Keyboard, plain


def test_hands_are_seen_only_between_the_screens(tmp_path: Path) -> None:
    """The rendered bytes: on the common screen stand only cards that were played, drawn or turned up openly."""
    file = tmp_path / "game.orlop"
    seats = "you:ann,greenhorn,you:ben"
    words = ["play", "walk-the-plank", "--seats", seats, "--seed", "7", "--pace", "0", "--lang", "en", "--save"]
    with Keyboard(*words, file) as at:
        turns = []
        for n in range(8):
            turns.append(at.until("ann sits here.", "ben sits here.")[:3])
            at.types("")
            at.until(ASKED)
            if n == 2:
                at.types("/why")
                at.until(ASKED)
                at.types("/log all")
                at.until(ASKED)
            at.types("1" if n < 7 else "/quit")
        at.until("Go on with")
        assert at.ends() == 0
    assert set(turns) == {"ann", "ben"}
    record = read(file.read_text())
    open_cards = {move.said.partition(" ")[2] for move in record.moves if not move.said.startswith("deal ")}
    dealt = {move.said.partition(" ")[2] for move in record.moves if move.who == CHANCE} - open_cards
    assert len(dealt) > 5
    common = at.common().lower()
    for card in dealt:
        suit, _, number = card.partition("-")
        assert not re.search(rf"{suit} {number}\b", common), card
    assert "your hand" not in common
    assert "you are dealt" not in common
    assert "ann is dealt a card (7 times)" in common
    assert b"\x1b[3J" in at.seen  # nor in what the terminal kept of it


def test_each_private_screen_is_of_one_person(tmp_path: Path) -> None:
    """Between ann's screen and ben's lies an empty one, and neither is told what the other was dealt."""
    words = ["play", "walk-the-plank", "--seats", "you:ann,you:ben", "--seed", "3", "--pace", "0", "--lang", "en"]
    with Keyboard(*words, "--save", tmp_path / "game") as at:
        for _ in range(4):
            at.until("sits here.")
            at.types("")
            at.until(ASKED)
            at.types("1")
        at.until("sits here.")
        at.kill()
    whose = []
    for shown in APART.findall(at.seen):
        text = plain(shown)
        found = re.search(r"Enter when (\w+) sits here", text)
        assert found is not None
        other = {"ann": "ben", "ben": "ann"}[found[1]]
        assert text.count("You are dealt") <= 1
        assert f"{other} is dealt " not in text.replace(f"{other} is dealt a card", "")
        whose.append(found[1])
    assert len(whose) >= 4


def test_where_nothing_can_be_wiped_nobody_sits_down(run: Run, tmp_path: Path) -> None:
    words = ["play", "walk-the-plank", "--seats", "you:ann,you:ben", "--save", tmp_path / "game"]
    run(*words, terminal=True).refused("Several people at one keyboard")
    assert not (tmp_path / "game").exists()
    assert run(*words, typed="1\n").code == 0  # nobody looks at a pipe
