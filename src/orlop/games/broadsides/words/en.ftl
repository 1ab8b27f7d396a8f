game = Broadsides

## Aim cards and suits: a suit by itself is asked for with the number 0

thing-clubs = { $n ->
    [0] Clubs
   *[other] Clubs { $n }
}
thing-diamonds = { $n ->
    [0] Diamonds
   *[other] Diamonds { $n }
}
thing-hearts = { $n ->
    [0] Hearts
   *[other] Hearts { $n }
}
thing-spades = { $n ->
    [0] Spades
   *[other] Spades { $n }
}
thing-wild = a Wild

## Shots and cannons

thing-solid = Solid
thing-fore-solid = Solid in the fore cannon
thing-aft-solid = Solid in the aft cannon
thing-chain = Chain
thing-fore-chain = Chain in the fore cannon
thing-aft-chain = Chain in the aft cannon
thing-canister = Canister
thing-fore-canister = Canister in the fore cannon
thing-aft-canister = Canister in the aft cannon
thing-fore = the fore cannon
thing-aft = the aft cannon
thing-18-pounder = 18-Pounder
thing-long-nine = Long Nine
thing-carronade = Carronade

## Numbers, Targets and the places at them

thing-number = { $n }
thing-left = left of Target { $n }
thing-bottom = below Target { $n }
thing-row = Target { $n }
thing-target = the Target { $left } / { $bottom } (number { $n })
thing-perfect = Perfect
thing-good = Good
thing-poor = Poor
thing-miss = a Miss
thing-early = Early

## The ship

thing-fore-rigging = the fore Rigging
thing-main-rigging = the main Rigging
thing-aft-rigging = the aft Rigging
thing-fore-deck = the fore Deck
thing-main-deck = the main Deck
thing-aft-deck = the aft Deck
thing-quarter-deck = the quarter Deck
thing-lower-deck = the lower Deck
thing-fore-hull = the fore Hull
thing-mid-hull = the mid Hull
thing-aft-hull = the aft Hull
thing-crewman = a Crewman
thing-captain = the Captain
thing-mate = the First Mate
thing-cannon-penalty = the -1 cannon penalty
thing-no-firing = the no-firing symbol
thing-disaster-sails = 3 Sails
thing-disaster-crewmen = 3 Crewmen
thing-disaster-planks = 2 Planks
thing-seat = seat { $n }

## Reputations and Dirty Tricks

thing-deadeye = Deadeye
thing-slippery-eel = Slippery Eel
thing-taskmaster = Taskmaster
thing-quartermaster = Quartermaster
thing-shipwright = Shipwright
thing-tempest = Tempest
thing-thunderer = Thunderer
thing-hawk = Hawk
thing-old-salt = Old Salt
thing-ships-surgeon = Ship's Surgeon
thing-carpenters-mate = Carpenter's Mate
thing-spare-canvas = Spare Canvas
thing-cut-the-halyards = Cut the Halyards
thing-sharpshooters = Sharpshooters
thing-spy-aboard = Spy Aboard
thing-hidden-ace = Hidden Ace
thing-range-finder = Range Finder
thing-crows-nest = Crow's Nest
thing-powder-boy = Powder Boy
thing-loaded-deck = Loaded Deck
thing-rum-ration = Rum Ration
thing-false-colours = False Colours
thing-bribed-gunner = Bribed Gunner
thing-lashed-guns = Lashed Guns
thing-steady-hands = Steady Hands
thing-heated-shot = Heated Shot
thing-double-charge = Double Charge
thing-sea-dragon = Sea Dragon Figurehead
thing-smoke-screen = Smoke Screen
thing-hard-to-port = Hard to Port
thing-body-double = Body Double
thing-bilge-pumps = Bilge Pumps
thing-lucky-coin = Lucky Coin

## Actions, as events call them

thing-aim = Aim
thing-hold = Hold
thing-broadside = Broadside
thing-sheer-off = Sheer Off
thing-reload-single = Reload, a single shot
thing-reload-full = Reload, full
thing-repair = Repair

## The questions

ask-first-player = Who goes first?
ask-captain = On which Deck does your Captain start?
ask-mate = On which Deck does your First Mate start?
ask-fore-cannon = Which cannon do you mount fore?
ask-aft-cannon = Which cannon do you mount aft?
ask-draw-shot = Which shot comes out of the bag?
ask-load = Which shot goes into the fore cannon? What is left goes aft
ask-man = At which cannon does your gunner stand?
ask-point = At which zone do you point your gunsight?
ask-turn-up-target = Which Target is turned up?
ask-deal-reputation = Which Reputation is dealt?
ask-keep-reputation = Which Reputation do you keep?
ask-deal-trick = Which trick is dealt?
ask-keep-trick = Which trick do you keep?
ask-draw = Which Aim card is drawn?
ask-action = Which action do you take?
ask-aim-card = With which Aim card do you aim?
ask-aim-number = For which number does the Wild stand?
ask-aim-place = Where do you place it?
ask-broadside-suit = Of which suit is your flush?
ask-broadside-card = Which card of the flush is next?
ask-broadside-shot = Which shot do you spend?
ask-lose-aim = Which Aim card on your Targets do you give up?
ask-lose-marker = Where do you lose a marker?
ask-straight-start = At which number does your straight begin?
ask-straight-card = Which card of the straight is next?
ask-lose-card = Which card is lost from the hand?
ask-reload-card = Which card do you discard for the Reload?
ask-pair-card = Which card of the pair do you discard?
ask-put-back = Which shot do you put back into the bag?
ask-repair-card = Which card do you discard for the Repair?
ask-repair-man = Who moves?
ask-repair-to = Where does he go?
ask-hawk = Hawk: take one Aim after changing targets?
ask-uncover = Which penalty does the man who is gone lay open?
ask-cover = Which penalty does the man who came cover?
ask-fire = Do you fire?
ask-spend-shot = Which shot do you fire?
ask-figurehead = Step 4 is next: do you use the Sea Dragon Figurehead?
ask-figurehead-card = Which Aim card must the attacker discard?
ask-deadeye = Deadeye: which Target's result do you raise?
ask-steady-hands = Step 4: do you use Steady Hands?
ask-steady-row = Which Target counts as Perfect?
ask-after-step-4 = What do you add to the damage?
ask-evade = You are fired upon: do you Evade?
ask-hit = Whom do you lose?
ask-body-double = An officer would be lost: do you use Body Double?
ask-turn-up-token = Which Disaster lies there?
ask-bilge-pumps = A Disaster: do you use Bilge Pumps?
ask-lucky-coin = You have drawn: do you use Lucky Coin?
ask-discard = Which card do you discard down to your hand limit?
ask-return-to = Where does it return to?
ask-sharpshooters = At which Deck do your sharpshooters aim?
ask-spy = Which card of your foe's hand do you discard?
ask-move-from = Which Aim card do you move?
ask-move-to = To which position?
ask-look = Which Target is seen?
ask-crows-nest = Which of these Targets do you take?
ask-replace = Which of your Targets does it replace?
ask-powder-shot = Which shot does the Powder Boy bring?
ask-powder-place = Into which cannon?
ask-loaded-deck = Which card of your deck do you take?
ask-bribe = Which of your foe's shots goes back to the bag?

## What may be chosen

choice-first-player = { $what } goes first
choice-captain = Captain: { $what }
choice-mate = First Mate: { $what }
choice-fore-cannon = Fore: { $what }
choice-aft-cannon = Aft: { $what }
choice-draw-shot = Draw { $what }
choice-load = Load { $what } fore
choice-man = Man { $what }
choice-point = Point at { $what }
choice-turn-up-target = Turn up { $what }
choice-deal-reputation = Deal { $what }
choice-keep-reputation = Keep { $what }
choice-deal-trick = Deal { $what }
choice-keep-trick = Keep { $what }
choice-draw = Draw { $what }
choice-aim-card = Aim with { $what }
choice-aim-number = As { $what }
choice-aim-place = Place it { $what }
choice-broadside-suit = A flush of { $what }
choice-broadside-card = Lay { $what }
choice-broadside-shot = Spend { $what }
choice-lose-aim = Give up the one { $what }
choice-lose-marker = Lose one in { $what }
choice-straight-start = Begin with { $what }
choice-straight-card = Lay { $what }
choice-lose-card = Lose { $what }
choice-reload-card = Discard { $what }
choice-pair-card = Discard { $what }
choice-put-back = Put back { $what }
choice-repair-card = Discard { $what }
choice-repair-man = { $what } ->
choice-repair-to = To { $what }
choice-uncover = { $what } is laid open
choice-cover = { $what } is covered
choice-spend-shot = Fire { $what }
choice-figurehead-card = The one { $what }
choice-deadeye = Raise { $what }
choice-steady-row = { $what } as Perfect
choice-hit = Lose { $what }
choice-turn-up-token = Turn up: { $what }
choice-discard = Discard { $what }
choice-return-to = To { $what }
choice-sharpshooters = Shoot at { $what }
choice-spy = Discard { $what }
choice-move-from = Move the one { $what }
choice-move-to = To the place { $what }
choice-look = See { $what }
choice-crows-nest = Take { $what }
choice-replace = Replace { $what }
choice-powder-shot = Take { $what }
choice-powder-place = Load { $what }
choice-loaded-deck = Take { $what }
choice-bribe = Take out { $what }
choice-done = Done
choice-pass = Pass
choice-aim = Aim!
choice-hold = Hold! Draw a card
choice-broadside = Broadside! With a flush
choice-sheer-off = Sheer Off! With a straight
choice-reload-single = Reload one shot
choice-reload-full = Reload all, with a pair
choice-repair = Repair!
choice-change-target = Change targets instead of taking actions
choice-fire = Fire!
choice-hold-fire = Hold fire
choice-double-shot = Double shot: spend the second shot too
choice-evade = Evade with a straight
choice-trick = Trick: { $what }

## Why something cannot be chosen

refusal-bs-first = The first player is drawn from the two
refusal-bs-officers = Officers stand on Decks, each on one with room for him
refusal-bs-cannons = A cannon is an 18-Pounder, a Long Nine or a Carronade
refusal-bs-shots = Only a shot that is in the bag can be drawn
refusal-bs-reload-order = Every shot ends in a place of your cannons, and they are named in order
refusal-bs-zero-in = You man one of your cannons and point at a zone of the foe's ship
refusal-bs-change-target = Targets are changed before the first action, and to another zone
refusal-bs-target-deck = Only a Target of the deck can come
refusal-bs-reputation = Reputations are dealt from those left, and you keep one of yours
refusal-bs-tricks-draft = Tricks are dealt from those left, and you keep one of yours
refusal-bs-aim-deck = Only a card of that Aim deck can be drawn
refusal-bs-two-actions = That action is not possible now
refusal-bs-keep-one = An Aim must still be possible: an action and a card have to be left for it
refusal-bs-trick-use = That trick does not fit this moment, or it would gain you nothing
refusal-bs-aim = For an Aim you need a card of your own hand, and a place at your own Targets
refusal-bs-wild = A Wild stands for a number from 1 to 10
refusal-bs-flush = Cards of one suit or Wilds, in the order of their numbers
refusal-bs-covered = That is covered on your track
refusal-bs-broadside = You spend your own loaded shots; the foe gives up own Aim cards
refusal-bs-broadside-no-firing = No firing: the shots of that cannon cannot be used
refusal-bs-one-by-one = There is no such marker to lose
refusal-bs-straight = The next number, or a Wild; and it takes two cards at least
refusal-bs-sheer-off = Only a card of that hand can be lost
refusal-bs-reload-single = Two cards, in the order of their suits and numbers; and a place must be empty
refusal-bs-pair = A pair is two cards of one number, or one with a Wild
refusal-bs-repair = Along a rope, to a free space or to what can be mended
refusal-bs-last-man = The last man of a Deck stays there
refusal-bs-officers-move = Officers go to other Decks only, and there must be room
refusal-bs-rep-hawk = Hawk allows one Aim, or a trick in its place
refusal-bs-free-first = One of the two penalties
refusal-bs-may-fire = Only your manned cannon fires, loaded and without a no-firing symbol
refusal-bs-spend-shot = You spend a shot of the cannon that fires
refusal-bs-trick-sea-dragon = The Figurehead takes an Aim card off the attacker's Targets
refusal-bs-rep-deadeye = Deadeye raises a result that is not your cannon's best
refusal-bs-trick-steady-hands = Steady Hands makes a Good or a Poor Perfect
refusal-bs-trick-moments = Not at this moment
refusal-bs-evade = To Evade you need a straight of open numbers
refusal-bs-officers-hit = One of the men of that Deck
refusal-bs-trick-body-double = Use Body Double, or pass
refusal-bs-tokens = Only a token that still lies face down
refusal-bs-trick-bilge-pumps = Use Bilge Pumps, or pass
refusal-bs-trick-lucky-coin = Use Lucky Coin, or pass
refusal-bs-draw-two = A card of your hand, in the order of suits and numbers
refusal-bs-trick-no-effect = Only where something is missing
refusal-bs-trick-sharpshooters = Only a Deck with a Crewman on it
refusal-bs-trick-spy-aboard = Only a card of your foe's hand
refusal-bs-trick-range-finder = From a position with a card to another position
refusal-bs-trick-crows-nest = Only one of the Targets looked at
refusal-bs-trick-powder-boy = A shot of the bag, into an empty place
refusal-bs-trick-loaded-deck = Only a card of your own deck
refusal-bs-trick-bribed-gunner = Only a shot loaded on your foe's ship

## What happens

event-begins = { $you ->
    [yes] You go first
   *[no] { $who } goes first
}
event-captain-aboard = { $you ->
    [yes] Your Captain stands on { $what }
   *[no] { $who }'s Captain stands on { $what }
}
event-mate-aboard = { $you ->
    [yes] Your First Mate stands on { $what }
   *[no] { $who }'s First Mate stands on { $what }
}
event-mounts = { $you ->
    [yes] You mount: fore { $what }, aft { $other }
   *[no] { $who } mounts: fore { $what }, aft { $other }
}
event-draws-shot = { $you ->
    [yes] You draw { $what } from the bag
   *[no] { $who } draws { $what } from the bag
}
event-loads = { $you ->
    [yes] You load { $what }: { $other }
   *[no] { $who } loads { $what }: { $other }
}
event-mans = { $you ->
    [yes] Your gunner mans { $what }
   *[no] { $who }'s gunner mans { $what }
}
event-points-at = { $you ->
    [yes] You point at { $what }
   *[no] { $who } points at { $what }
}
event-turns-up = { $you ->
    [yes] You turn up { $what }
   *[no] { $who } turns up { $what }
}
event-target-gone = { $you ->
    [yes] Your Target goes: { $what }
   *[no] { $who }'s Target goes: { $what }
}
event-aim-gone = { $you ->
    [yes] Off your Targets goes { $what }
   *[no] Off { $who }'s Targets goes { $what }
}
event-shows-reputation = { $you ->
    [yes] Your Reputation is { $what }
   *[no] { $who }'s Reputation is { $what }
}
event-turn = { $you ->
    [yes] It is your turn (number { $other })
   *[no] It is { $who }'s turn (number { $other })
}
event-shows = { $you ->
    [yes] You show { $what }
   *[no] { $who } shows { $what }
}
event-names = { $you ->
    [yes] You name { $what }
   *[no] { $who } names { $what }
}
event-aims = { $you ->
    [yes] You place { $what } { $other }
   *[no] { $who } places { $what } { $other }
}
event-discards = { $you ->
    [yes] You discard { $what }
   *[no] { $who } discards { $what }
}
event-covers = { $you ->
    [yes] You cover { $what }
   *[no] { $who } covers { $what }
}
event-spends = { $you ->
    [yes] You spend { $what }
   *[no] { $who } spends { $what }
}
event-loses = { $you ->
    [yes] You lose a marker in { $what }
   *[no] { $who } loses a marker in { $what }
}
event-loses-card = { $you ->
    [yes] You lose { $what } from hand
   *[no] { $who } loses { $what } from hand
}
event-puts-back = { $you ->
    [yes] You put back { $what }
   *[no] { $who } puts back { $what }
}
event-moves = { $you ->
    [yes] Your man moves: { $what } to { $other }
   *[no] { $who }'s man moves: { $what } to { $other }
}
event-mends = { $you ->
    [yes] Your Crewman of { $what } mends { $other }
   *[no] { $who }'s Crewman of { $what } mends { $other }
}
event-exposed = { $you ->
    [yes] { $what } is laid open on your ship: { $other }
   *[no] { $what } is laid open on { $who }'s ship: { $other }
}
event-covered = { $you ->
    [yes] { $what } is covered on your ship: { $other }
   *[no] { $what } is covered on { $who }'s ship: { $other }
}
event-fires = { $you ->
    [yes] You fire
   *[no] { $who } fires
}
event-holds-fire = { $you ->
    [yes] You hold fire
   *[no] { $who } holds fire
}
event-raised = { $you ->
    [yes] Deadeye: { $what } is now { $other }
   *[no] Deadeye: { $what } is now { $other }
}
event-evades = { $you ->
    [yes] You Evade: { $other } less
   *[no] { $who } Evades: { $other } less
}
event-no-evade = { $you ->
    [yes] You do not Evade
   *[no] { $who } does not Evade
}
event-hits = { $you ->
    [yes] You take { $other } damage
   *[no] { $who } takes { $other } damage
}
event-loses-officer = { $you ->
    [yes] You lose { $what }
   *[no] { $who } loses { $what }
}
event-disaster = { $you ->
    [yes] A Disaster on your ship: { $what }
   *[no] A Disaster on { $who }'s ship: { $what }
}
event-averted = { $you ->
    [yes] You avert it: { $what }
   *[no] { $who } averts it: { $what }
}
event-sinks = { $you ->
    [yes] Your ship sinks
   *[no] { $who }'s ship sinks
}
event-officers-lost = { $you ->
    [yes] Your Captain and First Mate are both lost
   *[no] { $who }'s Captain and First Mate are both lost
}
event-trick = { $you ->
    [yes] You use { $what }
   *[no] { $who } uses { $what }
}
event-returns = { $you ->
    [yes] A marker of yours returns to { $what }
   *[no] A marker of { $who }'s returns to { $what }
}
event-replaces = { $you ->
    [yes] You take { $what } for { $other }
   *[no] { $who } takes { $what } for { $other }
}
event-shifts = { $you ->
    [yes] You move { $what }: { $other }
   *[no] { $who } moves { $what }: { $other }
}
event-loads-one = { $you ->
    [yes] You load { $what }: { $other }
   *[no] { $who } loads { $what }: { $other }
}
event-unloaded = { $you ->
    [yes] Back to the bag goes your { $what }
   *[no] Back to the bag goes { $who }'s { $what }
}
event-spies = { $you ->
    [yes] You look at your foe's hand
   *[no] { $who } looks at the foe's hand
}
event-changes-target = { $you ->
    [yes] You change targets
   *[no] { $who } changes targets
}
event-acts = { $you ->
    [yes] Your action: { $what }
   *[no] { $who }'s action: { $what }
}
event-potential = { $you ->
    [yes] Your potential damage is { $other }
   *[no] { $who }'s potential damage is { $other }
}
event-wrong-shot = { $you ->
    [yes] { $what } is the wrong shot: 1 less
   *[no] { $what } is the wrong shot: 1 less
}
event-penalties = { $you ->
    [yes] Your cannon penalties: { $other } less
   *[no] { $who }'s cannon penalties: { $other } less
}
event-adds = { $you ->
    [yes] You add { $other } to the damage
   *[no] { $who } adds { $other } to the damage
}
event-targets-shuffled = The discarded Targets become the deck
event-deck-shuffled = { $you ->
    [yes] Your discards become your deck
   *[no] { $who }'s discards become the deck
}
event-result = { $what }: { $other }
event-steadied = { $what } counts as Perfect
event-stalemate = Two hundred turns are over: the battle stops
event-offered = { $you ->
    [yes] You are dealt { $what }
   *[no] { $who } is dealt { $what }
}
event-offered-unseen = { $who } is dealt a card
event-keeps-trick = { $you ->
    [yes] You keep { $what }
   *[no] { $who } keeps { $what }
}
event-keeps-trick-unseen = { $who } keeps a trick
event-draws = { $you ->
    [yes] You draw { $what }
   *[no] { $who } draws { $what }
}
event-draws-unseen = { $who } draws a card
event-looks-at = { $you ->
    [yes] You see { $what }
   *[no] { $who } sees { $what }
}
event-looks-at-unseen = { $who } looks at a Target
event-finds = { $you ->
    [yes] You take { $what } from your deck
   *[no] { $who } takes { $what } from the deck
}
event-finds-unseen = { $who } takes a card from the deck

## What lies on the table

zone-hand = Hand
zone-deck = Aim deck
zone-discards = Discarded Aim cards
zone-known = Of the hand known to all
zone-spied = Of the hand known to the foe
zone-targets = Targets
zone-aimed = Aim cards on Targets
zone-wilds = Numbers of the Wilds there
zone-markers = Markers
zone-captain = Captain
zone-mate = First Mate
zone-barred = No-firing laid open
zone-tokens = Disaster tokens left
zone-token_zones = Disaster tokens lie beside
zone-fore = Fore cannon
zone-aft = Aft cannon
zone-loaded = Loaded
zone-manned = Gunner at
zone-gunsight = Gunsight at
zone-broadsided = Covered on the Broadside track
zone-sheered = Covered on the Sheer Off track
zone-evaded = Covered on the Evasion track
zone-tricks = Dirty Tricks
zone-offered = Dealt to choose from
zone-unkept = Not kept
zone-reputation = Reputation
zone-placed = Officers shown
zone-mounted = Cannons shown
zone-revealed = Reputations shown
zone-first = First player
zone-turn = Turns over
zone-player = Turn of
zone-actions = Actions left
zone-aimed_this_turn = Aimed this turn
zone-acted = Took an action this turn
zone-gave_up = Gave up stage 1
zone-rum = Rum Ration used this turn
zone-target_deck = Target deck
zone-target_discards = Discarded Targets
zone-looked_at = Under Crow's Nest
zone-reckoned_targets = Of these known to all
zone-bag = Shots in the bag
zone-loose = Shots to be loaded
zone-used = Tricks used
zone-undealt = Never dealt
zone-playing = Card being placed
zone-suit = Suit of the flush
zone-start = Straight begins at
zone-laid = Cards laid
zone-flush = Suits it may be a straight flush of
zone-shooting = Shot under way
zone-potential = Potential damage
zone-damage = Damage so far
zone-spent = First shot spent
zone-held_two = Second shot can be added
zone-lashed = Lashed Guns
zone-charged = Double Charge
zone-results = Results
zone-emptied = Disasters to come
zone-won = Won
zone-exposed = Penalties laid open

## What is agreed on before the game

option-reputations = Reputations
option-reputations-off = without Reputations
option-reputations-on = with Reputations
option-dirty_tricks = Dirty Tricks
option-dirty_tricks-off = without Dirty Tricks
option-dirty_tricks-on = with Dirty Tricks
