"""Setting up: the table of questions, the list of what lies where, and the deck that is played with."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from mypy_extensions import i64

from orlop.games.dead_money import deck
from orlop.games.dead_money.bids import Bid, Settle, Showdowns
from orlop.games.dead_money.events import KINDS as EVENTS
from orlop.games.dead_money.jobs import ChoosePlayer, Follow
from orlop.games.dead_money.lines import Known, SeatMask, chooser, seer_of_hand, the_bidder, those_who_trade
from orlop.games.dead_money.moves import (
    Discard,
    DiscardBrain,
    Draw,
    Drop,
    GiveBack,
    GiveBrain,
    Look,
    MoveBrain,
    MoveNow,
    PassNow,
    PassOn,
    PassTogether,
    Refill,
    Roll,
    Steal,
    Swap,
    SwapNow,
    Take,
    TakeBrain,
    TakeRandom,
    TurnUp,
)
from orlop.games.dead_money.positions import flaw, resume
from orlop.games.dead_money.resample import resample
from orlop.games.dead_money.state import (
    ALL_CARDS,
    COPIES,
    DIE,
    DRAW_ONE,
    HAND_OF,
    KINDS,
    SEATS,
    TURN_LIMIT,
    State,
)
from orlop.games.dead_money.text import components_list as components_list
from orlop.games.dead_money.turns import After, Deal, EndTurn, First, GoOn, Play, SkillRoll, set_up
from orlop.table.cards import size, zones
from orlop.table.chance import Rng
from orlop.table.game import Game
from orlop.table.steps import Asks, State as Base
from orlop.table.vecs import vec
from orlop.table.views import UP_TO_TWO, Each, Number, PileOf, RowOf, SeatOf, SetOf, Thing, nobody

SUIT_NAMES: Final = ["clubs", "diamonds", "hearts", "spades"]
RANK_NAMES: Final = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "jack", "queen", "king", "ace"]


class DeadMoney(Game):
    id: ClassVar[str] = "dead-money"
    clauses: ClassVar[str] = "dm"
    rules: ClassVar[int] = 1
    least: ClassVar[int] = 3  # dm.players
    most: ClassVar[int] = 5
    own_components: ClassVar[bool] = True
    over: ClassVar[str] = "dm.win"
    beside: ClassVar[tuple[str, ...]] = ("jobs", "players")  # of the game, not of one table

    def __init__(self, players: int, options: dict[str, str], components: str | None = None) -> None:
        super().__init__(players, options, components)
        self.deck: Any = deck.ours() if components is None else deck.read(components)
        self.asks = Asks(
            [
                Deal(), First(), Play(), Draw(), Refill(), Follow(), ChoosePlayer(), Discard(), PassOn(),
                PassTogether(), PassNow(), Swap(), SwapNow(), MoveBrain(), MoveNow(), Take(), TakeBrain(),
                TakeRandom(), Look(), GiveBack(), Steal(), DiscardBrain(), GiveBrain(), Drop(), TurnUp(), Roll(),
                SkillRoll(), After(), Showdowns(), Bid(), Settle(), EndTurn(), GoOn(),
            ]
        )  # fmt: skip
        self.kinds = list(EVENTS)
        self.call(0, [f"{suit}-{rank}" for rank in RANK_NAMES for suit in SUIT_NAMES])
        self.call(KINDS - 4, [f"brain-{suit}" for suit in SUIT_NAMES])
        self.call(SEATS, [f"seat-{seat}" for seat in range(players)])
        self.call(DIE + 1, [f"die-{n}" for n in range(1, 7)])
        self.call(DRAW_ONE, ["draw-one", "stop", "pass", "done"])
        self.verbs = {int(DRAW_ONE) + i for i in range(4)}
        self.in_order = {"pile"}
        self.lines = [
            Number("turns", 0, TURN_LIMIT),
            SeatOf("turn"),
            Number("hands_left", 0, 2),
            Each("hand", seer_of_hand, holds=True, heap=UP_TO_TWO),
            Each("brains", holds=True, heap=UP_TO_TWO),
            SetOf("deck", nobody, holds=True, heap=UP_TO_TWO),
            PileOf("pile", holds=True),
            SetOf("shuffled", heap=UP_TO_TWO),
            Thing("aside", holds=True),
            SeatOf("that"),
            SeatOf("counted"),
            Number("rolled", 0, 6),
            Thing("turned"),
            SeatOf("looking"),
            Thing("taken", those_who_trade),
            Each("chosen", chooser, counted=False, heap=UP_TO_TWO),
            Number("again", 0, 1),
            SeatOf("next_chosen"),
            SeatOf("next_bidder"),
            SeatMask("lost"),
            RowOf("dropped", holds=True),
            RowOf("droppers", base=SEATS),
            Each("bid", holds=True, heap=UP_TO_TWO),
            SeatOf("ahead"),
            SetOf("naming", the_bidder, counted=False, heap=UP_TO_TWO),
            SeatMask("stuck"),
            SeatMask("won"),
            Known("known"),
        ]

    # -- the deck that is played with --------------------------------------------------

    @classmethod
    def printed_components(cls) -> str:
        """Ours, as the starting point of one's own."""
        return deck.OURS.read_text(encoding="utf-8")

    # -- a table ------------------------------------------------------------------------

    def blank(self) -> State:
        n = self.players
        g = State(self, vec[i64]([0] * 32), self.deck.jobs, zones(n), zones(n), zones(n), zones(n), zones(n * (n + 1)))
        g.shuffled = (ALL_CARDS, ALL_CARDS)
        return g

    def begin(self, g: Base) -> None:
        """dm.deck: all cards are shuffled together; the deck has no order until a card is drawn."""
        assert isinstance(g, State)
        g.deck = (ALL_CARDS, ALL_CARDS)
        set_up(g)

    def whole_deck(self) -> list[int]:
        return [kind for kind in range(KINDS) for _ in range(COPIES)]

    def stock(self) -> str:
        return "deck"

    def bound(self) -> int:
        """dm.turn-limit: 500 turns of two cards, every card with as many answers as its text can ask for, and all eight
        Brains and the skill roll's bid for."""
        longest = max([len(card.text) for card in self.deck.cards])
        text = longest * 4 * self.players * 12
        showdown = self.players * 6 + 5 * deck.MOST_COINS
        return HAND_OF * self.players + 1 + TURN_LIMIT * 2 * (1 + text + 2 + 9 * showdown)

    def score_of(self, g: Base, seat: int) -> int:
        """The cards in hand: the fewer the better."""
        assert isinstance(g, State)
        return size(g.hand[seat])

    def resample(self, g: Base, seat: int | None, rng: Rng) -> State:
        assert isinstance(g, State)
        return resample(g, seat, rng)

    def resume(self, g: Base, said: set[str]) -> None:
        assert isinstance(g, State)
        resume(g, said)

    def flaw(self, g: Base) -> str | None:
        assert isinstance(g, State)
        return flaw(g)

    def thing(self, name: str) -> tuple[str, dict[str, Any]]:
        """clubs-5: 5 of Clubs, Down the Rabbit Hole; clubs-jack: the rank is the number 11."""
        head, _, tail = name.rpartition("-")
        if head in SUIT_NAMES:
            title = self.deck.cards[self.ids[name]].title
            return "thing-" + head, {"n": RANK_NAMES.index(tail) + 2, "title": title}
        return super().thing(name)


GAME: Final = DeadMoney
