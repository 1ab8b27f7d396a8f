"""A turn: drawing, placing, busting, collecting; the end of the game and who has won."""

from __future__ import annotations

import pytest

from tests.games.dead_mans_draw.pirates import at, ended, sits_down

# -- drawing -------------------------------------------------------------------------------


def test_a_turn_begins_with_a_card() -> None:
    """dmd.must-draw: nobody is asked whether, and nobody may collect before."""
    table = sits_down(3, traits="off").chance("seat-1")
    assert table.asked() == "chance next-card"
    assert len(table.may()) == 50
    table.chance("key-3")
    assert table.asked() == "1 again"
    assert table.may() == {"draw", "collect"}


def test_a_card_is_laid_at_the_right_end_and_acts() -> None:
    """dmd.place: drawn or brought by a Hook, it is the last of the row, and its suit acts."""
    table = at("play: key-3\nbank 0: cannon-4\nbank 1: map-6").draws(0, "hook-5")
    assert table.asked() == "0 hook"
    table.does(0, "hook cannon-4")
    assert table.play() == ["key-3", "hook-5", "cannon-4"]
    assert table.asked() == "0 cannon"
    table.does(0, "map@1").does(0, "collect")
    table.passes_to(1)
    assert table.bank(0) == ["hook-5", "cannon-4", "key-3"]
    assert table.bank(1) == []
    assert table.discard() == ["map-6"]


def test_key_and_chest_do_nothing_where_they_are_laid() -> None:
    """dmd.place: only when they are collected together."""
    table = at("discard: map-2 map-3").draws(0, "key-3")
    assert table.asked() == "0 again"
    table.draws(0, "chest-3")
    assert table.asked() == "0 again"
    assert table.discard() == ["map-2", "map-3"]


def test_what_is_brought_in_acts_before_the_rest_of_what_brought_it() -> None:
    """dmd.finish: the second card of Captain's Hook comes after all that the first one brings."""
    table = at("kept 0: captains-hook\nbank 0: map-4 key-6\ndiscard: cannon-2 chest-2\nbank 1: oracle-3")
    table.draws(0, "hook-5").does(0, "map-4").chance("cannon-2", "chest-2").does(0, "place cannon-2")
    assert table.asked() == "0 cannon"
    table.does(0, "oracle@1")
    assert table.asked() == "0 second-hook"
    table.does(0, "key-6")
    assert table.play() == ["hook-5", "map-4", "cannon-2", "key-6"]
    table.collects(0).passes_to(1)


def test_an_ability_is_finished_although_its_card_has_left() -> None:
    """dmd.finish: a Hook that Captain's Hook has begun brings its second card although the Hook was banked."""
    table = at("kept 0: captains-hook\nkept 1: siren\nbank 0: mermaid-4 key-6", mermaids="on")
    table.draws(0, "hook-5").does(0, "hook mermaid-4", "choose hook-5")
    assert table.bank(1) == ["hook-5"]
    assert table.play() == ["mermaid-4"]
    assert table.asked() == "0 second-hook"
    table.does(0, "hook key-6")
    assert table.play() == ["mermaid-4", "key-6"]
    table.collects(0).passes_to(1)


# -- bust --------------------------------------------------------------------------------------


def test_a_suit_that_lies_there_already_busts() -> None:
    """dmd.bust: the second Cannon does not act, all goes to the discard pile, and the turn is over."""
    table = at("play: cannon-3 key-4\nbank 0: map-3\nbank 1: map-7").draws(0, "cannon-5")
    table.passes_to(1)
    assert table.bank(0) == ["map-3"]
    assert table.bank(1) == ["map-7"]
    assert table.discard() == ["cannon-3", "cannon-5", "key-4"]
    assert [e["what"] for e in table.told("busts")] == ["cannon-5"]


@pytest.mark.parametrize(
    ("position", "card", "chosen"),
    [
        ("play: key-3\nbank 0: key-7", "hook-5", ["hook key-7"]),
        ("play: key-3\ndiscard: key-7", "map-5", ["* key-7", "place key-7"]),
        ("play: key-3\nbank 1: key-7", "sword-5", ["steal key@1"]),
    ],
)
def test_however_it_came(position: str, card: str, chosen: list[str]) -> None:
    """dmd.bust, dmd.hook, dmd.map, dmd.sword: compulsory, even if the only choice there is must bust."""
    table = at(position).draws(0, card)
    for said in chosen:
        if said.startswith("* "):
            table.chance(said[2:])
        else:
            assert table.may() == {said}
            table.does(0, said)
    table.passes_to(1)
    assert set(table.discard()) == {"key-3", "key-7", card}
    assert table.bank(0) == table.bank(1) == []


def test_a_card_that_has_left_does_not_count() -> None:
    """dmd.bust: a Sword that Parry has discarded may be followed by another."""
    table = at("kept 1: parry\nplay: key-3").draws(0, "sword-4")
    assert table.play() == ["key-3"]
    table.draws(0, "sword-5")
    assert table.play() == ["key-3"]
    assert table.discard() == ["sword-4", "sword-5"]
    table.collects(0).passes_to(1)


# -- what is safe ----------------------------------------------------------------------------


def test_what_is_safe_is_banked_together_on_a_bust() -> None:
    """dmd.safe, dmd.bust-order: the safe cards first, then the rest is lost, then the card that busts."""
    table = at("play: key-3 map-4 anchor-5 oracle-6\nsafe: key-3 map-4").draws(0, "map-7")
    table.passes_to(1)
    assert table.bank(0) == ["key-3", "map-4"]
    assert table.discard() == ["anchor-5", "map-7", "oracle-6"]
    happened = [kind for kind in table.kinds() if kind not in ("draws",)]
    assert happened == ["busts", "saves", "saves", "loses", "loses", "loses-busted"]


def test_it_stays_safe_whatever_becomes_of_what_made_it_so() -> None:
    """dmd.safe: a Mermaid moves the safe card and then the Anchor is banked by a Siren; the card is safe."""
    table = at("kept 1: siren\nplay: key-3 map-4", mermaids="on")
    table.draws(0, "anchor-5", "mermaid-4").does(0, "choose anchor-5")
    assert table.play() == ["key-3", "map-4", "mermaid-4"]
    assert table.safe() == {"key-3", "map-4"}
    table.draws(0, "map-2").passes_to(1)
    assert table.bank(0) == ["key-3", "map-4"]


def test_wherever_a_mermaid_moves_it() -> None:
    """dmd.safe: a Key that lay before the Anchor is safe behind the Mermaid too."""
    table = at("play: key-3", mermaids="on").draws(0, "anchor-5", "mermaid-4").does(0, "choose key-3")
    assert table.play() == ["anchor-5", "mermaid-4", "key-3"]
    table.draws(0, "mermaid-5").passes_to(1)
    assert table.bank(0) == ["key-3"]
    assert table.discard() == ["anchor-5", "mermaid-4", "mermaid-5"]


def test_the_card_that_busts_is_never_safe() -> None:
    """dmd.safe, dmd.safe-harbor: although it would be the first card after the Anchor."""
    table = at("kept 0: safe-harbor\nplay: key-3").draws(0, "anchor-5", "key-7")
    table.passes_to(1)
    assert table.bank(0) == ["anchor-5", "key-3"]
    assert table.discard() == ["key-7"]


def test_the_bonus_of_what_is_saved_comes_before_the_rest_is_lost() -> None:
    """dmd.bust-order: the bonus cannot bring what this very bust loses."""
    table = at("play: key-3 chest-4 anchor-5\nsafe: key-3 chest-4\ndiscard: oracle-2 oracle-3 oracle-4")
    table.draws(0, "key-7")
    assert table.asked() == "chance bonus"
    assert table.may() == {"bonus oracle-2", "bonus oracle-3", "bonus oracle-4"}
    assert table.there("busted") == ["key-7"]
    table.chance("oracle-2", "oracle-4")
    table.passes_to(1)
    assert table.bank(0) == ["key-3", "chest-4", "oracle-2", "oracle-4"]
    assert table.discard() == ["anchor-5", "key-7", "oracle-3"]


# -- again, collect -----------------------------------------------------------------------------


def test_draw_again_or_collect() -> None:
    """dmd.again: asked after each card, once its ability is done."""
    table = at("").draws(0, "key-3")
    for card in ("chest-4", "mermaid-6", "anchor-5"):
        assert table.may() == {"draw", "collect"}
        table.draws(0, card)
    table.collects(0)


def test_collecting_an_empty_play_area_ends_the_turn() -> None:
    """dmd.again: Parry has discarded the Sword, Casanova has banked the Mermaid: there is nothing to bank."""
    table = at("kept 1: parry").draws(0, "sword-4")
    assert table.play() == []
    table.collects(0).passes_to(1)
    assert table.bank(0) == []
    table = at("kept 0: casanova").draws(0, "mermaid-4")
    assert table.play() == []
    table.collects(0).passes_to(1)
    assert table.bank(0) == ["mermaid-4"]


def test_collecting_banks_the_whole_play_area() -> None:
    """dmd.collect: sorted into stacks, for all to see."""
    table = at("play: mermaid-5 oracle-3 anchor-4\nbank 0: oracle-6", players=3).collects(0)
    table.passes_to(1)
    assert table.bank(0) == ["anchor-4", "oracle-3", "oracle-6", "mermaid-5"]
    assert table.sees(2)["bank"][0] == table.sees(None)["bank"][0] == table.bank(0)


def test_the_top_card_is_the_highest() -> None:
    """dmd.top: what a Hook, a Cannon or a Sword takes is the highest of a stack, wherever it was laid last."""
    table = at("bank 0: key-3 key-6\nbank 1: map-2 map-7").draws(0, "hook-4")
    assert table.may() == {"hook key-6"}
    assert table.why("key-3") == "dmd.top"
    table.does(0, "key-6").draws(0, "cannon-4").does(0, "map@1")
    assert table.discard() == ["map-7"]
    table.collects(0).passes_to(1)


def test_play_goes_to_the_left() -> None:
    """dmd.start-player: after the last seat comes the first."""
    table = at("turn: 2\nplay: key-3", players=3).collects(2)
    table.passes_to(0)
    table.draws(0, "key-4").collects(0).passes_to(1)


# -- the end ------------------------------------------------------------------------------------


def test_the_turn_in_which_the_draw_pile_runs_out_is_the_last() -> None:
    """dmd.end: its last card acts as usual, and then there is nothing but to collect."""
    table = at("play: key-3\nbank 1: map-5\npile: cannon-4\ndiscard: rest").draws(0, "cannon-4")
    assert "last-turn" in table.kinds()
    table.does(0, "map@1")
    assert table.may() == {"collect"}
    assert table.why("draw") == "dmd.end"
    table.collects(0).rests()
    assert table.state.winners() == [0]
    assert table.state.why(table.state.game.id_of("draw")) == "dmd.end"


def test_a_last_turn_may_bust_too() -> None:
    """dmd.end, dmd.bust."""
    table = at("play: key-3\nbank 1: map-5\npile: key-4\ndiscard: rest").draws(0, "key-4")
    table.rests()
    assert table.state.winners() == [1]
    assert table.state.scores() == [0, 5]


def test_what_a_kraken_still_demands_lapses_with_the_draw_pile() -> None:
    """dmd.end, dmd.kraken."""
    table = at("play: key-3\npile: kraken-4\ndiscard: rest").draws(0, "kraken-4")
    assert table.owed() == 2
    assert table.may() == {"collect"}
    table.collects(0).rests()
    assert table.bank(0) == ["key-3", "kraken-4"]


def test_looking_at_the_last_card_is_not_drawing_it() -> None:
    """dmd.end, dmd.oracle: the game goes on as long as it lies there."""
    table = at("pile: oracle-4 key-6\ndiscard: rest").draws(0, "oracle-4").chance("key-6")
    assert table.may() == {"draw", "collect"}
    table.collects(0).passes_to(1)
    table.draws(1, "key-6").collects(1).rests()


# -- who has won -----------------------------------------------------------------------------------


def test_only_top_cards_score() -> None:
    """dmd.score: by their number; the highest total wins."""
    assert ended("key-3 key-6 key-7 map-2", "mermaid-9 anchor-4") == ([9, 13], [1])


def test_a_tie_goes_to_the_larger_bank() -> None:
    """dmd.tie: by number of cards."""
    assert ended("key-2 key-7", "map-7", "oracle-6") == ([7, 7, 6], [0])


def test_where_that_is_equal_too_all_of_them_win() -> None:
    """dmd.tie: together, and nobody else."""
    assert ended("key-7", "map-7", "oracle-6 oracle-5 oracle-4") == ([7, 7, 6], [0, 1])


def test_two_have_won() -> None:
    """dmd.tie: each of them its share."""
    table = at("bank 0: key-7\nbank 1: map-7\npile:\ndiscard: rest\nrevealed: 1\npending:", players=3)
    assert table.state.returns() == pytest.approx([1 / 6, 1 / 6, -1 / 3])
