game = Walk the Plank!

## The cards and the suits: a suit by itself is asked for with the number 0

thing-doubloons = { $n ->
    [0] Doubloons
   *[other] Doubloons { $n }
}
thing-hookhands = { $n ->
    [0] Hookhands
   *[other] Hookhands { $n }
}
thing-monkeys = { $n ->
    [0] Monkeys
   *[other] Monkeys { $n }
}
thing-parrots = { $n ->
    [0] Parrots
   *[other] Parrots { $n }
}
thing-peglegs = { $n ->
    [0] Peglegs
   *[other] Peglegs { $n }
}
thing-plank = Walk the Plank!
thing-monster = Sea Monster!

## The questions, and what may be chosen

ask-draw = Which card is drawn for Captain?
ask-deal = Which card is dealt?
ask-turn-up = Which card is turned up for trump?
ask-trump = Captain, which suit is trump this round?
ask-play = Which card do you play?

choice-draw = Draw { $what }
choice-deal = Deal { $what }
choice-turn-up = Turn up { $what }
choice-trump = { $what } as trump
choice-play = Play { $what }

## Why something cannot be chosen

refusal-wtp-first-captain = Only a card that is still in the deck can be drawn
refusal-wtp-deal = Only a card that is still in the deck can be dealt
refusal-wtp-first-trump = Only a card that is still in the deck can be turned up
refusal-wtp-chosen-trump = The Captain names one of the five suits
refusal-wtp-one-card = To every battle you play one card out of your own hand
refusal-wtp-follow = You hold the current suit, so play a card of it or a special card

## What happens

event-draws = { $you ->
    [yes] You draw { $what }
   *[no] { $who } draws { $what }
}
event-draws-again = A tie: those who drew highest draw again
event-deck-too-short = Too few cards for all who are tied: the cards drawn are shuffled back
event-captain = { $you ->
    [yes] You are Captain
   *[no] { $who } is Captain
} and { $you ->
    [yes] deal
   *[no] deals
} { $other ->
    [one] one card
   *[other] { $other } cards
} to everyone
event-dealt = { $you ->
    [yes] You are dealt { $what }
   *[no] { $who } is dealt { $what }
}
event-dealt-unseen = { $who } is dealt a card
event-turns-up = { $you ->
    [yes] You turn up { $what }
   *[no] { $who } turns up { $what }
}
event-trump = { $you ->
    [yes] You name { $what } as trump
   *[no] { $who } names { $what } as trump
}
event-plays = { $you ->
    [yes] You play { $what }
   *[no] { $who } plays { $what }
}
event-wins = { $you ->
    [yes] You win the battle
   *[no] { $who } wins the battle
}
event-controls = Nobody wins the battle; { $you ->
    [yes] you take control
   *[no] { $who } takes control
}
event-overboard = { $you ->
    [yes] You won no battle: overboard with you
   *[no] { $who } won no battle and goes overboard
}
event-rules-the-waves = { $you ->
    [yes] Nobody but you has won a battle: you win the game, Captain for good
   *[no] Nobody but { $who } has won a battle: { $who } wins the game, Captain for good
}
event-eaten = The Sea Monster! eats everybody: no captain

## What lies on the table

zone-hand = Hand
zone-deck = Deck
zone-aboard = Still aboard
zone-drawn = Drawn for Captain
zone-highest = Highest draw
zone-tied = Highest so far
zone-shuffled_back = Cards drawn were shuffled back
zone-size = Cards dealt to each
zone-captain = Captain
zone-next_dealt = Next to be dealt a card
zone-turned = Turned up
zone-trump = Trump
zone-leader = Control
zone-battle = Battle
zone-suit = Current suit
zone-strength = Strength of the best card
zone-ahead = Ahead
zone-gone = Played this round
zone-won = Battles won
zone-void = Shown to hold none of

## The board

board-round = round { $n } of { $of }
board-battle = battle { $n } of { $of }
board-trump = trump:
board-no-trump = no trump this round
board-battles = battles
board-cards = cards
board-overboard = overboard
board-captain = Captain
board-control = in control
board-ahead = ahead
board-lacks = has no { $what }
board-drawn = Drawn
board-the-battle = Battle
board-leads = { $who ->
    [you] you lead
   *[other] { $who } leads
}
board-ahead-by = { $me ->
    [yes] you are ahead
   *[no] { $who } is ahead
}{ $by ->
    [special] {", with a special card"}
    [trump] {", with a trump"}
   *[suit] {""}
}
board-follow = to follow:
board-no-suit = no suit to follow
board-your-hand = Your hand
board-not-now = may not be played now
board-unnumbered = Not every card may be played now: /why { $example } says why.
board-plank = Plnk
board-monster = Mons
