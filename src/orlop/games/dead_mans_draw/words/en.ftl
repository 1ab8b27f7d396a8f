game = Dead Man's Draw

## Cards

thing-anchor = Anchor { $n }
thing-hook = Hook { $n }
thing-cannon = Cannon { $n }
thing-key = Key { $n }
thing-chest = Chest { $n }
thing-map = Map { $n }
thing-oracle = Oracle { $n }
thing-sword = Sword { $n }
thing-kraken = Kraken { $n }
thing-mermaid = Mermaid { $n }

## A stack in a bank, and a seat

thing-stack-anchor = the Anchors of seat { $n }
thing-stack-hook = the Hooks of seat { $n }
thing-stack-cannon = the Cannons of seat { $n }
thing-stack-key = the Keys of seat { $n }
thing-stack-chest = the Chests of seat { $n }
thing-stack-map = the Maps of seat { $n }
thing-stack-oracle = the Oracles of seat { $n }
thing-stack-sword = the Swords of seat { $n }
thing-stack-kraken = the Krakens of seat { $n }
thing-stack-mermaid = the Mermaids of seat { $n }
thing-seat = seat { $n }

## Traits

thing-golden-scales = Golden Scales
thing-casanova = Casanova
thing-plunderer = Plunderer
thing-treasure-hunter = Treasure Hunter
thing-navigator = Navigator
thing-master-gunner = Master Gunner
thing-scavenger = Scavenger
thing-mystic = Mystic
thing-swordsman = Swordsman
thing-miser = Miser
thing-captains-hook = Captain's Hook
thing-safe-harbor = Safe Harbor
thing-fisherman = Fisherman
thing-beastmaster = Beastmaster
thing-misfire = Misfire
thing-parry = Parry
thing-davy-jones = Davy Jones' Locker
thing-siren = Siren

## Variant cards

thing-thieves-island = Thieves' Island
thing-pile-o-treasure = Pile o' Treasure
thing-sudden-death = Sudden Death
thing-all-hands = All Hands on Deck
thing-strange-lands = Strange Lands
thing-beneath-the-waves = Beneath the Waves
thing-bottom-feeder = Bottom Feeder

## The questions, and what may be chosen

ask-variant = Which variant card is drawn?
ask-starter = Who begins?
ask-deal = Which trait is dealt?
ask-keep = Which of your two traits do you keep?
ask-davy-jones = Whose lost cards shall be yours?
ask-next-card = Which card is drawn?
ask-again = Draw another card, or collect?
ask-plunder = Whose bank do you plunder for the bonus?
ask-loot = Which card comes out of the plundered bank?
ask-bonus = Which bonus card comes out of the discard pile?
ask-hook = Which card of your bank does the Hook bring?
ask-second-hook = Which card of your bank does the Hook bring next?
ask-cannon = At which stack does your Cannon fire?
ask-misfire = Your Cannon misfires: which card of your bank does it cost?
ask-turn-up = Which card does the Map turn up?
ask-map = Which of these cards do you place?
ask-navigator = Which card of the discard pile do you place?
ask-look = Which card does the Oracle see?
ask-sword = From which stack does your Sword steal?
ask-mermaid = Which card does your Mermaid choose?
ask-casanova = Bank the card your Mermaid chose, or let it act again?

choice-variant = { $what } for this game
choice-starter = { $what } begins
choice-deal = Deal { $what }
choice-keep = Keep { $what }
choice-davy-jones = Choose { $what }
choice-next-card = Draw { $what }
choice-draw = Draw
choice-collect = Collect
choice-plunder = Plunder { $what }
choice-loot = { $what } as loot
choice-bonus = { $what } as bonus
choice-hook = Hook { $what }
choice-second-hook = Hook { $what }
choice-cannon = Fire at { $what }
choice-misfire = Give up { $what }
choice-turn-up = Turn up { $what }
choice-map = Place { $what }
choice-navigator = Place { $what }
choice-look = See { $what }
choice-sword = Steal from { $what }
choice-mermaid = Choose { $what }
choice-bank = Bank it
choice-decline = Let it act

## Why something cannot be chosen

refusal-dmd-variants = One of the six variant cards is drawn
refusal-dmd-start-player = One of the players begins
refusal-dmd-traits-option = Traits are dealt from those left, and you keep one of your own two
refusal-dmd-davy-jones = You choose one of your opponents
refusal-dmd-must-draw = Only a card of the draw pile can be drawn; a known top card is the next
refusal-dmd-again = Now you either draw another card or collect
refusal-dmd-end = The draw pile is empty: nothing more can be drawn
refusal-dmd-kraken = The Kraken still demands cards: you must draw
refusal-dmd-plunderer = You plunder an opponent who has cards in the bank
refusal-dmd-key-chest = Bonus cards come out of the discard pile
refusal-dmd-hook = A Hook brings a card out of your own bank
refusal-dmd-top = Only the top card of a stack can be taken
refusal-dmd-captains-hook = The second card must be of another suit than the first
refusal-dmd-cannon = Your Cannon fires at an opponent's stack
refusal-dmd-misfire = The Cannon misfires: it costs a card of your own bank
refusal-dmd-map = The Map shows cards of the discard pile, and you place one of them
refusal-dmd-navigator = You place a card of the discard pile
refusal-dmd-oracle = The Oracle sees the next cards of the draw pile
refusal-dmd-sword = Your Sword steals from an opponent, and only a suit missing from your own bank
refusal-dmd-parry = Parry: this Sword can steal nothing but a Kraken there
refusal-dmd-mv-ability = The Mermaid chooses a card that was placed before her
refusal-dmd-casanova-variant = Either bank the chosen card, or let it act

## What happens

event-variant = { $what } is in play for this game
event-starts = { $you ->
    [yes] You begin
   *[no] { $who } begins
}
event-dealt = { $you ->
    [yes] You are dealt { $what }
   *[no] { $who } is dealt { $what }
}
event-dealt-unseen = { $who } is dealt a trait
event-keeps = { $you ->
    [yes] You keep { $what }
   *[no] { $who } keeps { $what }
}
event-keeps-unseen = { $who } keeps one trait
event-reveals = { $you ->
    [yes] You reveal { $what }
   *[no] { $who } reveals { $what }
}
event-victim = { $you ->
    [yes] Davy Jones: what is lost by { $other } will be yours
   *[no] Davy Jones: what is lost by { $other } will go to { $who }
}
event-draws = { $you ->
    [yes] You draw { $what }
   *[no] { $who } draws { $what }
}
event-banks-mermaid = Casanova: { $what } goes straight to { $you ->
    [yes] your bank
   *[no] the bank of { $who }
}
event-banks-kraken = Fisherman: { $what } goes straight to { $you ->
    [yes] your bank
   *[no] the bank of { $who }
}
event-busts = Bust! { $you ->
    [yes] Your { $what } is one too many
   *[no] { $what } is one too many for { $who }
}
event-saves = { $what } is safe in { $you ->
    [yes] your bank
   *[no] the bank of { $who }
}
event-collects = { $you ->
    [yes] You collect
   *[no] { $who } collects
}
event-banks = { $what } comes into { $you ->
    [yes] your bank
   *[no] the bank of { $who }
}
event-bonus-card = Bonus: { $you ->
    [yes] you get { $what }
   *[no] { $who } gets { $what }
}
event-plunders = { $you ->
    [yes] You plunder the bank of { $other }
   *[no] { $who } plunders the bank of { $other }
}
event-loots = { $you ->
    [yes] You take { $what } from { $other }
   *[no] { $who } takes { $what } from { $other }
}
event-loses = { $you ->
    [yes] You lose { $what }
   *[no] { $who } loses { $what }
}
event-loses-busted = { $you ->
    [yes] You lose { $what } too
   *[no] { $who } loses { $what } too
}
event-gets = { $you ->
    [yes] You bank { $what }, lost by { $other }
   *[no] { $who } banks { $what }, lost by { $other }
}
event-gets-busted = { $you ->
    [yes] You bank { $what } too, with which { $other } went bust
   *[no] { $who } banks { $what } too, with which { $other } went bust
}
event-last-turn = That was the last card of the draw pile: the game ends after this turn
event-wins-at-once = Sudden Death: { $you ->
    [yes] you have 50 points and win
   *[no] { $who } has 50 points and wins
}
event-protects = { $what } makes what lies before it safe
event-hooks = { $you ->
    [yes] Your Hook brings { $what } back into the play area
   *[no] The Hook of { $who } brings { $what } back into the play area
}
event-sinks = { $you ->
    [yes] Your Cannon sinks { $what } of { $other }
   *[no] The Cannon of { $who } sinks { $what } of { $other }
}
event-salvages = { $you ->
    [yes] Scavenger: your Cannon wins you { $what } of { $other }
   *[no] Scavenger: the Cannon of { $who } wins { $what } of { $other }
}
event-misfires = Misfire: { $you ->
    [yes] your Cannon costs you { $what }
   *[no] the Cannon costs { $who } { $what }
}
event-turns-up = The Map shows { $what }
event-places = { $you ->
    [yes] You place { $what }
   *[no] { $who } places { $what }
}
event-puts-back = { $what } goes back to the discard pile
event-navigates = Navigator: { $you ->
    [yes] you place { $what } out of the discard pile
   *[no] { $who } places { $what } out of the discard pile
}
event-looks = { $you ->
    [yes] The Oracle shows you card { $other } of the draw pile: { $what }
   *[no] The Oracle of { $who } shows card { $other } of the draw pile: { $what }
}
event-looks-unseen = The Oracle shows { $who } card { $other } of the draw pile
event-steals = { $you ->
    [yes] Your Sword steals { $what } from { $other }
   *[no] The Sword of { $who } steals { $what } from { $other }
}
event-loses-sword = Parry: there is no Kraken to steal, and { $what } is discarded
event-demands = The Kraken demands { $other } more cards
event-chooses = The Mermaid chooses { $what }
event-declines = Casanova lets { $what } act
event-charms = Casanova: { $what } goes to { $you ->
    [yes] your bank
   *[no] the bank of { $who }
}
event-lures = Siren: { $what } goes to { $you ->
    [yes] your bank
   *[no] the bank of { $who }
}

## What lies on the table

zone-variant = Variant card
zone-turn = Turn
zone-play = Play area
zone-safe = Safe
zone-harbor = Safe Harbor, for each card still to come
zone-busted = Bust by
zone-owed = The Kraken still demands
zone-bank = Bank
zone-pile = Draw pile
zone-top = On top of the draw pile
zone-knows = Known cards of the draw pile
zone-discard = Discard pile
zone-shown = Turned up
zone-kept = Trait
zone-victim = Davy Jones takes from
zone-dealt = Dealt
zone-undealt = Traits not dealt
zone-revealed = Traits are revealed
zone-points = Points

## What is agreed before the game

option-edition = Edition
option-edition-en = English
option-edition-de = German
option-traits = Traits
option-traits-on = with traits
option-traits-off = without traits
option-mermaids = Mermaid variant
option-mermaids-off = Mermaids do nothing
option-mermaids-on = Mermaids act
option-variant = Variant card
option-variant-none = none
option-variant-thieves-island = Thieves' Island: the left neighbour gets what a bust loses
option-variant-pile-o-treasure = Pile o' Treasure: every card in a bank scores
option-variant-sudden-death = Sudden Death: 50 points win at once
option-variant-all-hands = All Hands on Deck: minus 5 for each missing suit
option-variant-strange-lands = Strange Lands: a repeated number busts
option-variant-beneath-the-waves = Beneath the Waves: only less than 60 can win
option-variant-random = one of the six at random
option-variant-bottom-feeder = Bottom Feeder: Cannon and Sword take the lowest card

thing-stack-anchor-of = the Anchors of { $who }
thing-stack-hook-of = the Hooks of { $who }
thing-stack-cannon-of = the Cannons of { $who }
thing-stack-key-of = the Keys of { $who }
thing-stack-chest-of = the Chests of { $who }
thing-stack-map-of = the Maps of { $who }
thing-stack-oracle-of = the Oracles of { $who }
thing-stack-sword-of = the Swords of { $who }
thing-stack-kraken-of = the Krakens of { $who }
thing-stack-mermaid-of = the Mermaids of { $who }

## The board

board-turn = { $me ->
    [yes] your turn
   *[no] { $who } is playing
}
board-piles = draw pile { $pile } ∙ discard pile { $discard }
board-points = pts
board-safe = safe
board-bust = BUST
board-nothing = nothing yet
board-shown = The Map shows
board-top = Next cards
board-owed = { $n ->
    [one] Kraken: one more card
   *[other] Kraken: { $n } more cards
}
board-at-stake = { $n ->
    [0] nothing is at stake
    [one] one card at stake
   *[other] { $n } cards at stake
}
board-risk = next card busts: { $n } in { $of }
board-next = next card: { $what }{ $busts ->
    [yes] {", which busts"}
   *[no] {", which does not bust"}
}
board-collects = { $n ->
    [one] one card for your bank
   *[other] { $n } cards for your bank
}
board-below = below it { $what }
board-last-one = nothing below it
board-busts = busts: one like it is in the play area
board-does-anchor = what lies before it is safe
board-does-hook = brings a card out of your bank
board-does-cannon = fires at a stack
board-does-key = nothing, until you collect
board-does-chest = nothing, until you collect
board-does-map = cards of the discard pile, one of them must be placed
board-does-oracle = shows the next card
board-does-sword = steals from a bank
board-does-kraken = more cards before you may collect
board-does-mermaid = comes into the play area
