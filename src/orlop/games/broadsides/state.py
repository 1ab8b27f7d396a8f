"""What lies on the table, and the few words every chapter of the rules uses."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from orlop.games.broadsides.facts import Facts
from orlop.table.cards import NONE, Bag, Card, Cards, Seat
from orlop.table.game import Game
from orlop.table.steps import State as Base
from orlop.table.vecs import vec

# the questions, in the order of setup.asks
FIRST_PLAYER: Final[i64] = 0
CAPTAIN_ON: Final[i64] = 1
MATE_ON: Final[i64] = 2
SHOW_OFFICERS: Final[i64] = 3
FORE_CANNON: Final[i64] = 4
AFT_CANNON: Final[i64] = 5
SHOW_CANNONS: Final[i64] = 6
FILL_CANNONS: Final[i64] = 7
DRAW_SHOT: Final[i64] = 8
LOAD_ALL: Final[i64] = 9
LOAD: Final[i64] = 10
MAN: Final[i64] = 11
POINT: Final[i64] = 12
TURN_UP_TARGET: Final[i64] = 13
DEAL_REPUTATION: Final[i64] = 14
KEEP_REPUTATION: Final[i64] = 15
SHOW_REPUTATIONS: Final[i64] = 16
DEAL_TRICK: Final[i64] = 17
KEEP_TRICK: Final[i64] = 18
STARTING_HANDS: Final[i64] = 19
DRAW: Final[i64] = 20
FIRST_TURN: Final[i64] = 21

ACTION: Final[i64] = 22
AIM_CARD: Final[i64] = 23
AIM_NUMBER: Final[i64] = 24
AIM_PLACE: Final[i64] = 25
BROADSIDE_SUIT: Final[i64] = 26
BROADSIDE_CARD: Final[i64] = 27
DISCHARGE: Final[i64] = 28
BROADSIDE_SHOT: Final[i64] = 29
LOSE_AIM: Final[i64] = 30
LOSE_MARKER: Final[i64] = 31
STRAIGHT_START: Final[i64] = 32
STRAIGHT_CARD: Final[i64] = 33
LOSE_CARD: Final[i64] = 34
COVER_NUMBERS: Final[i64] = 35
RELOAD_CARD: Final[i64] = 36
PAIR_CARD: Final[i64] = 37
PUT_BACK: Final[i64] = 38
REPAIR_CARD: Final[i64] = 39
REPAIR_MAN: Final[i64] = 40
REPAIR_TO: Final[i64] = 41
HAWK: Final[i64] = 42
UNCOVER: Final[i64] = 43
COVER: Final[i64] = 44

STAGE_TWO: Final[i64] = 45
FIRE_OR_NOT: Final[i64] = 46
DETERMINE_POTENTIAL: Final[i64] = 47
SPEND_SHOT: Final[i64] = 48
CANNON_PENALTIES: Final[i64] = 49
FIGUREHEAD: Final[i64] = 50
FIGUREHEAD_CARD: Final[i64] = 51
CHECK_TARGETS: Final[i64] = 52
DEADEYE: Final[i64] = 53
STEADY_HANDS: Final[i64] = 54
STEADY_ROW: Final[i64] = 55
COUNT_RESULTS: Final[i64] = 56
AFTER_STEP_4: Final[i64] = 57
EVADE_OR_NOT: Final[i64] = 58
APPLY_DAMAGE: Final[i64] = 59
HIT: Final[i64] = 60
BODY_DOUBLE: Final[i64] = 61
DISASTERS: Final[i64] = 62
TURN_UP_TOKEN: Final[i64] = 63
BILGE_PUMPS: Final[i64] = 64
ZERO_IN_AGAIN: Final[i64] = 65

STAGE_THREE: Final[i64] = 66
LUCKY_COIN: Final[i64] = 67
HAND_LIMIT: Final[i64] = 68
DISCARD: Final[i64] = 69
END_TURN: Final[i64] = 70

RETURN_TO: Final[i64] = 71
SHARPSHOOTERS: Final[i64] = 72
SPY: Final[i64] = 73
MOVE_FROM: Final[i64] = 74
MOVE_TO: Final[i64] = 75
LOOK: Final[i64] = 76
CROWS_NEST: Final[i64] = 77
REPLACE: Final[i64] = 78
POWDER_SHOT: Final[i64] = 79
POWDER_PLACE: Final[i64] = 80
LOADED_DECK: Final[i64] = 81
BRIBE: Final[i64] = 82
ZERO_IN_FIRST: Final[i64] = 83

LAST_TURN: Final[i64] = 200  # bs.stalemate


@final
class Side:
    """One player's side of the table: the board, the cards, and what lies beside it."""

    def __init__(self) -> None:
        self.hand: Bag = (0, 0)
        self.deck: Bag = (0, 0)  # it has no order
        self.discards: Bag = (0, 0)
        self.known: Bag = (0, 0)  # bs.known: of the hand, what everybody can reckon out, ...
        self.spied: Bag = (0, 0)  # ... and all that the foe knows
        self.targets: i64 = 0  # six bits for each row: 1 + the Target
        self.rows: i64 = 0  # how many Targets lie there
        self.left: i64 = 0  # six bits for each row: 0, or 1 + the card; a Wild is 40 + its number
        self.bottom: i64 = 0
        self.markers: i64 = 0  # four bits for each zone; on Decks the Crewmen
        self.captain: i64 = NONE  # on which Deck
        self.mate: i64 = NONE
        self.barred: i64 = 0  # how many no-firing symbols are exposed, four bits for each zone
        self.tokens: i64 = 7  # the Disaster tokens still face down ...
        self.token_zones: i64 = 0  # ... and the zones beside which one lies
        self.fore: i64 = NONE  # the kinds of its cannons
        self.aft: i64 = NONE
        self.loaded: i64 = 0  # four bits for each cannon and kind: how many shots
        self.manned: i64 = NONE  # the cannon where the gunner stands
        self.gunsight: i64 = NONE  # the zone of the foe's ship it points at
        self.broadsided: i64 = 0  # the suits covered
        self.sheered: i64 = 0  # the numbers covered on the Sheer Off track
        self.evaded: i64 = 0  # ... and on the Evasion track
        self.tricks: i64 = 0  # as a set
        self.offered: i64 = 0  # tricks, and above them Reputations: dealt, one to be kept
        self.unkept: i64 = 0  # dealt and not kept, as that player knows
        self.reputation: i64 = NONE

    def copy(self) -> Side:
        s = Side()
        s.hand = self.hand
        s.deck = self.deck
        s.discards = self.discards
        s.known = self.known
        s.spied = self.spied
        s.targets = self.targets
        s.rows = self.rows
        s.left = self.left
        s.bottom = self.bottom
        s.markers = self.markers
        s.captain = self.captain
        s.mate = self.mate
        s.barred = self.barred
        s.tokens = self.tokens
        s.token_zones = self.token_zones
        s.fore = self.fore
        s.aft = self.aft
        s.loaded = self.loaded
        s.manned = self.manned
        s.gunsight = self.gunsight
        s.broadsided = self.broadsided
        s.sheered = self.sheered
        s.evaded = self.evaded
        s.tricks = self.tricks
        s.offered = self.offered
        s.unkept = self.unkept
        s.reputation = self.reputation
        return s


@final
class State(Base):
    def __init__(self, game: Game, facts: Facts, steps: vec[i64], side_0: Side, side_1: Side) -> None:
        super().__init__(game, game.asks, steps)
        self.facts = facts
        self.side_0 = side_0
        self.side_1 = side_1
        self.first: Seat = NONE  # who began
        self.placed: i64 = 0  # whether the officers are shown, ...
        self.mounted: i64 = 0  # ... and the cannons, ...
        self.revealed: i64 = 0  # ... and the Reputations
        self.turn: i64 = 0  # how many turns are over
        self.player: Seat = NONE  # whose turn it is
        self.actions: i64 = 0  # left this turn
        self.aimed_this_turn: i64 = 0  # bs.keep-one: whether the Aim this turn demands was taken
        self.acted: i64 = 0  # whether any action was
        self.gave_up: i64 = 0  # whether stage 1 was given up to change targets
        self.rum: i64 = 0  # whether Rum Ration was used this turn
        self.target_deck: Cards = (0, 0)  # it has no order
        self.target_discards: Cards = (0, 0)
        self.looked_at: Cards = (0, 0)  # Targets, under Crow's Nest ...
        self.reckoned_targets: Cards = (0, 0)  # ... and which of them everybody can reckon out
        self.bag: i64 = 0  # four bits for each kind of shot
        self.loose: i64 = 0  # shots to be loaded
        self.used: i64 = 0  # tricks
        self.undealt: i64 = 0  # tricks, and above them Reputations
        self.playing: Card = NONE  # an Aim card that is shown and will go to a Target
        self.suit: i64 = NONE  # of the flush being discarded
        self.start: i64 = NONE  # the first number of the straight, from 0 ...
        self.laid: i64 = 0  # how many cards of it are
        self.flush: i64 = 0  # the suits it may be a straight flush of
        self.shooting: i64 = 0  # whether a shot is under way; 2 as soon as its Targets have been checked
        self.potential: i64 = 0
        self.damage: i64 = 0
        self.spent: i64 = NONE  # the first shot spent
        self.held_two: i64 = 0  # whether the cannon may double its shot
        self.lashed: i64 = 0
        self.charged: i64 = 0
        self.results: i64 = 0  # three bits for each row
        self.emptied: i64 = 0  # zones waiting for their Disaster: four bits each, 1 + the zone, the next one lowest
        self.won: i64 = 0  # the winners' seats, as a set

    def side(self, seat: Seat) -> Side:
        if seat == 0:
            return self.side_0
        return self.side_1

    def copy(self) -> State:
        g = State(self.game, self.facts, self.steps[:], self.side_0.copy(), self.side_1.copy())
        g.as_copy_of(self)
        g.first = self.first
        g.placed = self.placed
        g.mounted = self.mounted
        g.revealed = self.revealed
        g.turn = self.turn
        g.player = self.player
        g.actions = self.actions
        g.aimed_this_turn = self.aimed_this_turn
        g.acted = self.acted
        g.gave_up = self.gave_up
        g.rum = self.rum
        g.target_deck = self.target_deck
        g.target_discards = self.target_discards
        g.looked_at = self.looked_at
        g.reckoned_targets = self.reckoned_targets
        g.bag = self.bag
        g.loose = self.loose
        g.used = self.used
        g.undealt = self.undealt
        g.playing = self.playing
        g.suit = self.suit
        g.start = self.start
        g.laid = self.laid
        g.flush = self.flush
        g.shooting = self.shooting
        g.potential = self.potential
        g.damage = self.damage
        g.spent = self.spent
        g.held_two = self.held_two
        g.lashed = self.lashed
        g.charged = self.charged
        g.results = self.results
        g.emptied = self.emptied
        g.won = self.won
        return g

    def score(self, seat: Seat) -> float:
        """bs.stalemate: in a draw each has a half."""
        if self.won == 3:
            return 0.5
        return 1.0 if (self.won >> seat) & 1 else 0.0

    def checksum(self) -> i64:
        a, b = self.side_0, self.side_1
        return self.won + 4 * self.turn + a.markers % 65521 + b.markers % 65519 + a.evaded + b.sheered


def foe_of(seat: Seat) -> Seat:
    return 1 - seat
