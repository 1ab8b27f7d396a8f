"""Setting up: the table of questions, the list of what lies where, and the components that are played with."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from mypy_extensions import i64

from orlop.games.broadsides import components as own
from orlop.games.broadsides.actions import Action, AimCard, AimNumber, AimPlace, Hawk
from orlop.games.broadsides.broadside import BroadsideCard, BroadsideShot, BroadsideSuit, Discharge, LoseAim
from orlop.games.broadsides.choices import DONE, PASS, REPUTATIONS, SUIT_NAMES, TARGETS, TRICKS, VERB_NAMES, ranges
from orlop.games.broadsides.damage import Disasters, Hit, LoseMarker, TurnUpToken
from orlop.games.broadsides.events import KINDS
from orlop.games.broadsides.facts import CANISTER, SOLID
from orlop.games.broadsides.firing import (
    ApplyDamage,
    CannonPenalties,
    CheckTargets,
    CountResults,
    DeterminePotential,
    SpendShot,
    ZeroInAgain,
)
from orlop.games.broadsides.hands import Draw, LoseCard
from orlop.games.broadsides.lines import lines, reckoned
from orlop.games.broadsides.opening import (
    AftCannon,
    CaptainOn,
    DealReputation,
    DealTrick,
    FillCannons,
    FirstPlayer,
    FirstTurn,
    ForeCannon,
    KeepReputation,
    KeepTrick,
    MateOn,
    ShowCannons,
    ShowOfficers,
    ShowReputations,
    StartingHands,
    ZeroInFirst,
)
from orlop.games.broadsides.positions import AIM_DECK, ALL_SHOTS, complete, extras, fits, flaw, pack, resume
from orlop.games.broadsides.reload import DrawShot, Load, LoadAll, PairCard, PutBack, ReloadCard
from orlop.games.broadsides.repair import RepairCard, RepairMan, RepairTo
from orlop.games.broadsides.resample import resample
from orlop.games.broadsides.ship import Cover, Uncover, planks_missing
from orlop.games.broadsides.state import FIRST_PLAYER, LAST_TURN, Side, State
from orlop.games.broadsides.straights import CoverNumbers, StraightCard, StraightStart
from orlop.games.broadsides.trick_choices import (
    Bribe,
    CrowsNest,
    FigureheadCard,
    LoadedDeck,
    MoveFrom,
    MoveTo,
    PowderPlace,
    PowderShot,
    Replace,
    ReturnTo,
    Sharpshooters,
    Spy,
    SteadyRow,
)
from orlop.games.broadsides.turns import Discard, EndTurn, HandLimit, StageThree
from orlop.games.broadsides.windows import (
    AfterStep4,
    BilgePumps,
    BodyDouble,
    Deadeye,
    EvadeOrNot,
    Figurehead,
    FireOrNot,
    LuckyCoin,
    StageTwo,
    SteadyHands,
)
from orlop.games.broadsides.zero_in import Look, Man, Point, TurnUpTarget
from orlop.table.cards import below, in_bag
from orlop.table.chance import Rng
from orlop.table.game import Game, Option
from orlop.table.steps import Asks, State as Base, then
from orlop.table.vecs import vec


class Broadsides(Game):
    id: ClassVar[str] = "broadsides"
    clauses: ClassVar[str] = "bs"
    rules: ClassVar[int] = 1
    least: ClassVar[int] = 2  # bs.players
    most: ClassVar[int] = 2
    own_components: ClassVar[bool] = True
    choices: ClassVar[tuple[Option, ...]] = (
        Option("reputations", ("off", "on")),
        Option("dirty_tricks", ("off", "on")),
    )
    over: ClassVar[str] = "bs.both"
    beside: ClassVar[tuple[str, ...]] = ("facts",)

    def __init__(self, players: int, options: dict[str, str], components: str | None = None) -> None:
        super().__init__(players, options, components)
        self.facts = own.facts(components)
        self.asks = questions()
        self.kinds = list(KINDS)
        for first, names in ranges():
            self.call(first, names)
        self.verbs = {int(DONE), *range(PASS, PASS + len(VERB_NAMES)), *range(TRICKS, REPUTATIONS)}
        self.lines = lines()
        self.reckoned = reckoned()

    # -- the components -----------------------------------------------------------------

    @classmethod
    def printed_components(cls) -> str:
        """Ours, as the starting point of one's own."""
        return own.printed()

    def thing(self, name: str) -> tuple[str, dict[str, Any]]:
        """A suit by itself is called by the number 0, a Target by its two centres."""
        if name in SUIT_NAMES:
            return f"thing-{name}", {"n": 0}
        if name.startswith("target-"):
            at = self.ids[name] - TARGETS
            n, left, bottom = at + 1, self.facts.left[at], self.facts.bottom[at]
            return "thing-target", {"n": int(n), "left": int(left), "bottom": int(bottom)}
        return super().thing(name)

    def message(self, g: Base, choice: int) -> tuple[str, dict[str, str]]:
        """A trick is called by its name, whether it is used or kept."""
        if g.asking.name in ("deal-trick", "keep-trick"):
            return f"choice-{g.asking.name}", {"what": self.name(choice)}
        if TRICKS <= choice < REPUTATIONS:
            return "choice-trick", {"what": self.name(choice)}
        return super().message(g, choice)

    # -- a table ------------------------------------------------------------------------

    def blank(self) -> State:
        g = State(self, self.facts, vec[i64]([0] * 24), self.blank_side(), self.blank_side())
        g.target_deck = below(30)
        g.bag = ALL_SHOTS
        g.undealt = extras(self)
        return g

    def blank_side(self) -> Side:
        """bs.ship: sails and planks are there; the crew comes aboard with the officers."""
        side = Side()
        side.markers = self.facts.spaces & ~(15 * self.facts.of_kind[CANISTER])
        side.token_zones = self.facts.of_kind[SOLID]
        side.deck = AIM_DECK
        return side

    def begin(self, g: Base) -> None:
        """bs.setup-order."""
        then(g, 0, FIRST_PLAYER)

    def whole_deck(self) -> list[int]:
        return [card for cards in self.packs().values() for card in cards]

    def packs(self) -> dict[str, list[int]]:
        """bs.aim-deck, bs.target-deck, bs.reputation, bs.tricks-draft."""
        return {
            "aim 0": in_bag(AIM_DECK),
            "aim 1": in_bag(AIM_DECK),
            "targets": list(range(TARGETS, TARGETS + 30)),
            "extras": [TRICKS + i for i in range(33) if (extras(self) >> i) & 1],
        }

    def pack(self, g: Base, place: str) -> str:
        assert isinstance(g, State)
        return pack(g, place)

    def stock(self) -> str:
        return ""

    def bound(self) -> int:
        """bs.stalemate: so many turns, and in none of them more answers than three actions, a shot and all tricks take."""
        return 200 + LAST_TURN * 400

    def score_of(self, g: Base, seat: int) -> int:
        """Planks the foe misses."""
        assert isinstance(g, State)
        return int(planks_missing(g.facts, g.side(1 - seat)))

    def resample(self, g: Base, seat: int | None, rng: Rng) -> State:
        assert isinstance(g, State)
        return resample(g, seat, rng)

    # -- positions ----------------------------------------------------------------------

    def complete(self, g: Base, said: set[str]) -> None:
        assert isinstance(g, State)
        complete(g, said)

    def resume(self, g: Base, said: set[str]) -> None:
        assert isinstance(g, State)
        resume(g, said)

    def fits(self, g: Base, place: str, card: int) -> bool:
        assert isinstance(g, State)
        return fits(g, place, card)

    def flaw(self, g: Base) -> str | None:
        assert isinstance(g, State)
        return flaw(g)


def questions() -> Asks:
    """In the order of their numbers in state.py."""
    return Asks(
        [
            FirstPlayer(),
            CaptainOn(),
            MateOn(),
            ShowOfficers(),
            ForeCannon(),
            AftCannon(),
            ShowCannons(),
            FillCannons(),
            DrawShot(),
            LoadAll(),
            Load(),
            Man(),
            Point(),
            TurnUpTarget(),
            DealReputation(),
            KeepReputation(),
            ShowReputations(),
            DealTrick(),
            KeepTrick(),
            StartingHands(),
            Draw(),
            FirstTurn(),
            Action(),
            AimCard(),
            AimNumber(),
            AimPlace(),
            BroadsideSuit(),
            BroadsideCard(),
            Discharge(),
            BroadsideShot(),
            LoseAim(),
            LoseMarker(),
            StraightStart(),
            StraightCard(),
            LoseCard(),
            CoverNumbers(),
            ReloadCard(),
            PairCard(),
            PutBack(),
            RepairCard(),
            RepairMan(),
            RepairTo(),
            Hawk(),
            Uncover(),
            Cover(),
            StageTwo(),
            FireOrNot(),
            DeterminePotential(),
            SpendShot(),
            CannonPenalties(),
            Figurehead(),
            FigureheadCard(),
            CheckTargets(),
            Deadeye(),
            SteadyHands(),
            SteadyRow(),
            CountResults(),
            AfterStep4(),
            EvadeOrNot(),
            ApplyDamage(),
            Hit(),
            BodyDouble(),
            Disasters(),
            TurnUpToken(),
            BilgePumps(),
            ZeroInAgain(),
            StageThree(),
            LuckyCoin(),
            HandLimit(),
            Discard(),
            EndTurn(),
            ReturnTo(),
            Sharpshooters(),
            Spy(),
            MoveFrom(),
            MoveTo(),
            Look(),
            CrowsNest(),
            Replace(),
            PowderShot(),
            PowderPlace(),
            LoadedDeck(),
            Bribe(),
            ZeroInFirst(),
        ]
    )


GAME: Final = Broadsides
