"""The traits.  A trait answers the questions the rules put to it, its own way."""

from __future__ import annotations

from mypy_extensions import i64

from orlop.games.dead_mans_draw.components import KRAKEN, MERMAID, whole
from orlop.games.dead_mans_draw.editions import Edition
from orlop.table.cards import Cards, below, minus, nothing
from orlop.table.vecs import vec


class Trait:
    """Every question a trait may answer, with the book's plain answer."""

    def __init__(self, edition: Edition) -> None:
        self.edition = edition

    # of one's own cards

    def adds_to_mermaids(self) -> i64:
        return 0

    def banks_at_once(self, suit: i64, drawn: bool) -> bool:
        """Does such a card go to the bank where it would come into the play area?"""
        return False

    def bonus(self, n: i64) -> i64:
        """How many bonus cards Key and Chest bring for n cards."""
        return n

    def plunders(self) -> bool:
        """Does the bonus come from a bank?"""
        return False

    def navigates(self) -> bool:
        """Does a Map take any card of the discard pile?"""
        return False

    def sinks_whole_stacks(self) -> bool:
        return False

    def keeps_what_it_sinks(self) -> bool:
        return False

    def looks_at(self) -> i64:
        """How many cards an Oracle shows."""
        return 1

    def steals_any_suit(self) -> bool:
        return False

    def hook_is_safe(self) -> bool:
        """Is a Hook safe, and the card it places?"""
        return False

    def hooks_twice(self) -> bool:
        return False

    def second_hook(self, suit: i64) -> Cards:
        """What a Hook may place after a card of that suit."""
        return nothing()

    def shelters(self) -> bool:
        """Is an Anchor safe, and the next two cards?"""
        return False

    def banks_its_choice(self) -> bool:
        """Does the card one's own Mermaid chooses go to one's bank?"""
        return False

    # of opponents' cards

    def their_kraken_demands(self) -> i64:
        return 2

    def turns_their_cannons(self) -> bool:
        return False

    def gives_them_only_krakens(self) -> bool:
        """May their Swords take nothing but Krakens, from anybody?"""
        return False

    def gives_only_krakens(self) -> bool:
        """May their Swords take nothing but Krakens from me?"""
        return False

    def inherits(self) -> bool:
        """Does one choose a victim, whose lost cards one banks?"""
        return False

    def banks_their_choice(self) -> bool:
        """Does the card their Mermaid chooses go to my bank?"""
        return False


class GoldenScales(Trait):
    """dmd.golden-scales: a Mermaid scores five more."""

    def adds_to_mermaids(self) -> i64:
        return 5


class Casanova(Trait):
    """dmd.casanova: a Mermaid skips the play area and is banked; the edition says whether only a drawn one."""

    def banks_at_once(self, suit: i64, drawn: bool) -> bool:
        return suit == MERMAID and (drawn or not self.edition.banks_only_drawn())


class CasanovaOfTheMermaids(Trait):
    """dmd.casanova-variant: what his Mermaid chooses is banked; the edition says whether he may decline."""

    def banks_its_choice(self) -> bool:
        return True


class Plunderer(Trait):
    """dmd.plunderer: the bonus comes from the bank of one opponent."""

    def plunders(self) -> bool:
        return True


class TreasureHunter(Trait):
    """dmd.treasure-hunter: the bonus is doubled."""

    def bonus(self, n: i64) -> i64:
        return 2 * n


class Navigator(Trait):
    """dmd.navigator: your Map takes any card of the discard pile."""

    def navigates(self) -> bool:
        return True


class MasterGunner(Trait):
    """dmd.master-gunner: your Cannon sinks the whole stack."""

    def sinks_whole_stacks(self) -> bool:
        return True


class Scavenger(Trait):
    """dmd.scavenger: what your Cannon sinks comes to your bank."""

    def keeps_what_it_sinks(self) -> bool:
        return True


class Mystic(Trait):
    """dmd.mystic: your Oracle shows three cards."""

    def looks_at(self) -> i64:
        return 3


class Swordsman(Trait):
    """dmd.swordsman: your Sword does not mind a suit you own."""

    def steals_any_suit(self) -> bool:
        return True


class Miser(Trait):
    """dmd.miser: your Hook is safe, and what it places."""

    def hook_is_safe(self) -> bool:
        return True


class CaptainsHook(Trait):
    """dmd.captains-hook: a second card after the first; the edition says whether of the same suit."""

    def hooks_twice(self) -> bool:
        return True

    def second_hook(self, suit: i64) -> Cards:
        if self.edition.two_hooks_of_a_suit():
            return below(60)
        return minus(below(60), whole(suit))


class SafeHarbor(Trait):
    """dmd.safe-harbor: your Anchor is safe, and the next two cards."""

    def shelters(self) -> bool:
        return True


class Fisherman(Trait):
    """dmd.fisherman: a Kraken skips the play area and is banked; the edition says whether only a drawn one."""

    def banks_at_once(self, suit: i64, drawn: bool) -> bool:
        return suit == KRAKEN and (drawn or not self.edition.banks_only_drawn())


class Beastmaster(Trait):
    """dmd.beastmaster: opponents owe their Kraken four."""

    def their_kraken_demands(self) -> i64:
        return 4


class Misfire(Trait):
    """dmd.misfire: an opponent's Cannon hits its owner."""

    def turns_their_cannons(self) -> bool:
        return True


class Parry(Trait):
    """dmd.parry: their Swords steal Krakens; the edition says whether from me or from anybody."""

    def gives_them_only_krakens(self) -> bool:
        return self.edition.parry_guards_everybody()

    def gives_only_krakens(self) -> bool:
        return True


class DavyJones(Trait):
    """dmd.davy-jones: what the victim's busts lose comes to your bank."""

    def inherits(self) -> bool:
        return True


class Siren(Trait):
    """dmd.siren: you bank what an opponent's Mermaid chooses."""

    def banks_their_choice(self) -> bool:
        return True


def trait_cards(edition: Edition, mermaids: bool) -> vec[Trait]:
    """In the order of components.toml: seventeen, and in the mermaid variant Siren and another Casanova."""
    casanova = CasanovaOfTheMermaids(edition) if mermaids else Casanova(edition)
    cards: list[Trait] = [
        GoldenScales(edition),
        casanova,
        Plunderer(edition),
        TreasureHunter(edition),
        Navigator(edition),
        MasterGunner(edition),
        Scavenger(edition),
        Mystic(edition),
        Swordsman(edition),
        Miser(edition),
        CaptainsHook(edition),
        SafeHarbor(edition),
        Fisherman(edition),
        Beastmaster(edition),
        Misfire(edition),
        Parry(edition),
        DavyJones(edition),
    ]
    if mermaids:
        cards.append(Siren(edition))
    return vec[Trait](cards)
