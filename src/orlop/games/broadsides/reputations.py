"""The nine Reputations: each changes the answer to one question that the rules ask of a player's Reputation."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from orlop.games.broadsides.state import State
from orlop.table.cards import NONE, Seat
from orlop.table.vecs import vec


@mypyc_attr(allow_interpreted_subclasses=True)
class Reputation:
    """What the rules ask, and what they are told if there is no Reputation to change it."""

    def may_raise_a_result(self) -> bool:
        return False

    def points_of_mixed_suits(self, cards: i64) -> i64:
        """bs.evade: one for two cards that count, rounded down."""
        return cards // 2

    def hand_limit(self) -> i64:
        """bs.draw-two."""
        return 6

    def cost_of_single_reload(self) -> i64:
        """bs.reload-single."""
        return 2

    def spares_the_first_mender(self) -> bool:
        """bs.repair: who repairs is discarded."""
        return False

    def more_cards_lost(self) -> i64:
        """By a Sheer Off, beside those of bs.sheer-off."""
        return 0

    def minds_cannon_penalties(self) -> bool:
        """bs.broadside-penalty."""
        return True

    def aims_after_changing_targets(self) -> bool:
        """bs.change-target: stage 1 is over."""
        return False

    def cards_drawn(self) -> i64:
        """bs.draw-two."""
        return 2


class Deadeye(Reputation):
    """bs.rep-deadeye: once a shot, in step 4, you may raise one Target's result a step."""

    def may_raise_a_result(self) -> bool:
        return True


class SlipperyEel(Reputation):
    """bs.rep-slippery-eel: your unsuited Evades round up."""

    def points_of_mixed_suits(self, cards: i64) -> i64:
        return (cards + 1) // 2


class Taskmaster(Reputation):
    """bs.rep-taskmaster: your hand limit starts from seven."""

    def hand_limit(self) -> i64:
        return 7


class Quartermaster(Reputation):
    """bs.rep-quartermaster: your single Reload costs exactly one card."""

    def cost_of_single_reload(self) -> i64:
        return 1


class Shipwright(Reputation):
    """bs.rep-shipwright: the first Crewman in each Repair who repairs a sail or plank stays on his Deck."""

    def spares_the_first_mender(self) -> bool:
        return True


class Tempest(Reputation):
    """bs.rep-tempest: your Sheer Off takes one card more, if any card counts."""

    def more_cards_lost(self) -> i64:
        return 1


class Thunderer(Reputation):
    """bs.rep-thunderer: your Broadsides ignore -1 cannon penalties, not no-firing."""

    def minds_cannon_penalties(self) -> bool:
        return False


class Hawk(Reputation):
    """bs.rep-hawk: after changing targets in place of stage 1 you may take one Aim, or a trick in place of an Aim."""

    def aims_after_changing_targets(self) -> bool:
        return True


class OldSalt(Reputation):
    """bs.rep-old-salt: you draw three in stage 3."""

    def cards_drawn(self) -> i64:
        return 3


# in the order of choices.REPUTATION_NAMES; the last one is that of a player who has none
ALL: Final = vec[Reputation](
    [
        Deadeye(),
        SlipperyEel(),
        Taskmaster(),
        Quartermaster(),
        Shipwright(),
        Tempest(),
        Thunderer(),
        Hawk(),
        OldSalt(),
        Reputation(),
    ]
)
NO_REPUTATION: Final[i64] = 9


def reputation(g: State, me: Seat) -> Reputation:
    at = g.side(me).reputation
    return ALL[NO_REPUTATION if at == NONE else at]
