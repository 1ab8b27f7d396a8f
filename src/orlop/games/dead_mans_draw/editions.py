"""Where the English and the German book differ: the questions, the English answers, and then the German ones."""

from __future__ import annotations

from typing import Final


class Edition:
    """The English answers."""

    def all_see_discard(self) -> bool:
        """dmd.discard-visible: it lies face up."""
        return True

    def starter_before_traits(self) -> bool:
        """dmd.start-player RULING: drawn before the traits are dealt, for the book deals them later."""
        return True

    def all_see_oracle(self) -> bool:
        """dmd.oracle, dmd.mystic: turned up for everyone."""
        return True

    def banks_only_drawn(self) -> bool:
        """dmd.casanova, dmd.fisherman: only a card from the draw pile goes to the bank at once."""
        return True

    def casanova_may_decline(self) -> bool:
        """dmd.casanova-variant: what his Mermaid chooses is banked, he has no say in it."""
        return False

    def two_hooks_of_a_suit(self) -> bool:
        """dmd.captains-hook: any two cards."""
        return True

    def parry_guards_everybody(self) -> bool:
        """dmd.parry: opponents steal Krakens, from whomever, or lose the Sword."""
        return True


class GermanEdition(Edition):
    """The German answers."""

    def all_see_discard(self) -> bool:
        """dmd.discard-visible: it lies face down."""
        return False

    def starter_before_traits(self) -> bool:
        """dmd.start-player: drawn when the traits have been revealed."""
        return False

    def all_see_oracle(self) -> bool:
        """dmd.oracle, dmd.mystic: the active player looks alone."""
        return False

    def banks_only_drawn(self) -> bool:
        """dmd.casanova, dmd.fisherman: a card that Hook, Map or Sword brings as well."""
        return False

    def casanova_may_decline(self) -> bool:
        """dmd.casanova-variant: he may."""
        return True

    def two_hooks_of_a_suit(self) -> bool:
        """dmd.captains-hook: two cards of different suits."""
        return False

    def parry_guards_everybody(self) -> bool:
        """dmd.parry: from the owner opponents steal a Kraken or nothing; others they rob as usual."""
        return False


EDITIONS: Final[dict[str, Edition]] = {"en": Edition(), "de": GermanEdition()}
