game = Dead Money

## The cards: a title stands after the rank and suit

thing-clubs = { $n ->
    [11] Jack
    [12] Queen
    [13] King
    [14] Ace
   *[other] { $n }
} of Clubs ({ $title })
thing-diamonds = { $n ->
    [11] Jack
    [12] Queen
    [13] King
    [14] Ace
   *[other] { $n }
} of Diamonds ({ $title })
thing-hearts = { $n ->
    [11] Jack
    [12] Queen
    [13] King
    [14] Ace
   *[other] { $n }
} of Hearts ({ $title })
thing-spades = { $n ->
    [11] Jack
    [12] Queen
    [13] King
    [14] Ace
   *[other] { $n }
} of Spades ({ $title })
thing-brain-clubs = a Brain of Clubs
thing-brain-diamonds = a Brain of Diamonds
thing-brain-hearts = a Brain of Hearts
thing-brain-spades = a Brain of Spades
thing-seat = seat { $n }
thing-die = { $n }

## The questions, and what may be chosen

ask-deal = Which card is dealt?
ask-first = Who begins?
ask-play = Which card do you play?
ask-draw = Which card is drawn?
ask-turn-up = Which card is turned over?
ask-roll = What does the die show?
ask-skill-roll = What does the skill roll show?
ask-choose-player = Which player do you choose?
ask-discard = Which card do you discard?
ask-pass-on = Which card do you pass?
ask-pass-together = Which card do you pass, all together?
ask-swap = Which card do you swap?
ask-move-brain = Which of your Brains moves to the left?
ask-take = Which card of the discard pile do you take?
ask-take-brain = Which Brain of the discard pile do you take?
ask-take-random = Which card is taken at random?
ask-look = Which card of that hand do you take?
ask-give-back = Which card do you give in return?
ask-steal = Which Brain do you steal?
ask-discard-brain = Which Brain do you discard?
ask-give-brain = Which of your Brains do you give?
ask-drop = Which of your Brains do you drop?
ask-bid = What do you bid, from the highest card down?

choice-deal = Deal { $what }
choice-first = { $what } begins
choice-play = Play { $what }
choice-draw = Draw { $what }
choice-turn-up = Turn over { $what }
choice-roll = Roll { $what }
choice-skill-roll = Roll { $what }
choice-choose-player = Choose { $what }
choice-discard = Discard { $what }
choice-pass-on = Pass { $what }
choice-pass-together = Pass { $what }
choice-swap = Swap { $what }
choice-move-brain = Move { $what }
choice-take = Take { $what }
choice-take-brain = Take { $what }
choice-take-random = Take { $what }
choice-look = Take { $what }
choice-give-back = Give { $what }
choice-steal = Steal { $what }
choice-discard-brain = Discard { $what }
choice-give-brain = Give { $what }
choice-drop = Drop { $what }
choice-bid = Bid { $what }
choice-draw-one = Play nothing and draw a card
choice-stop = End the turn
choice-pass = Do not bid
choice-done = The bid is complete

## Why something cannot be chosen

refusal-dm-deal = Only a card that is still in the deck can be dealt
refusal-dm-first-player = One of the players begins
refusal-dm-play-or-draw = In your turn you play a card you hold, or none
refusal-dm-two-hands = You have not enough hands left for this card
refusal-dm-needs-brain = This card needs a Brain on the table before you
refusal-dm-must-play = There is nothing to draw: whoever can play must play
refusal-dm-draw = Only a card that is still in the deck can be drawn
refusal-dm-follow-card = The card does not allow this
refusal-dm-card-roll = The die shows one to six
refusal-dm-skill-roll = The die shows one to six
refusal-dm-choose-who = You choose among those the card speaks of
refusal-dm-choose-possible = With this player it cannot be carried out, and with another it can
refusal-dm-take = This card does not lie where you take from
refusal-dm-steal = This Brain does not lie before that player
refusal-dm-discard-vs-drop = This Brain does not lie before that player
refusal-dm-bid = Bid one to five of your job cards, named from high to low, or pass
refusal-dm-bid-equal = That makes no better bid than the highest so far
refusal-dm-win = The game is over

## What happens

event-dealt = { $you ->
    [yes] You are dealt { $what }
   *[no] { $who } is dealt { $what }
}
event-dealt-unseen = { $who } is dealt a card
event-begins = { $you ->
    [yes] You begin
   *[no] { $who } begins
}
event-plays = { $you ->
    [yes] You play { $what }
   *[no] { $who } plays { $what }
}
event-plays-brain = { $you ->
    [yes] You play { $what }: it stays on the table
   *[no] { $who } plays { $what }: it stays on the table
}
event-draws-one = { $you ->
    [yes] You play nothing and draw
   *[no] { $who } plays nothing and draws
}
event-stops = { $you ->
    [yes] You end the turn
   *[no] { $who } ends the turn
}
event-draws = { $you ->
    [yes] You draw { $what }
   *[no] { $who } draws { $what }
}
event-draws-unseen = { $who } draws a card
event-nothing-left = { $you ->
    [yes] You would draw, but no card is left
   *[no] { $who } would draw, but no card is left
}
event-discards = { $you ->
    [yes] You discard { $what }
   *[no] { $who } discards { $what }
}
event-passes = { $you ->
    [yes] You pass { $what } to { $other }
   *[no] { $who } passes { $what } to { $other }
}
event-passes-unseen = { $who } passes a card to { $other }
event-passes-hand = { $you ->
    [yes] You pass the whole hand to { $other }
   *[no] { $who } passes the whole hand to { $other }
}
event-swaps-hands = { $you ->
    [yes] You swap hands with { $other }
   *[no] { $who } swaps hands with { $other }
}
event-decides = { $you ->
    [yes] You choose { $what } in secret
   *[no] { $who } chooses { $what } in secret
}
event-decides-unseen = { $who } chooses in secret
event-passed = { $you ->
    [yes] You passed { $what } to { $other }
   *[no] { $who } passed { $what } to { $other }
}
event-passed-unseen = { $who } passed a card to { $other }
event-brain-moves = { $you ->
    [yes] You move { $what } on to { $other }
   *[no] { $who } moves { $what } on to { $other }
}
event-discards-hand = { $you ->
    [yes] You discard { $what } with the whole hand
   *[no] { $who } discards { $what } with the whole hand
}
event-decides-brain = { $you ->
    [yes] You choose { $what } in secret
   *[no] { $who } chooses { $what } in secret
}
event-decides-brain-unseen = { $who } chooses a Brain in secret
event-shows = { $you ->
    [yes] You show { $what } to { $other }
   *[no] { $who } shows { $what } to { $other }
}
event-shows-unseen = { $who } shows a card to { $other }
event-takes = { $you ->
    [yes] You take { $what } from the discard pile
   *[no] { $who } takes { $what } from the discard pile
}
event-takes-brain = { $you ->
    [yes] You put { $what } from the discard pile on the table
   *[no] { $who } puts { $what } from the discard pile on the table
}
event-takes-from = { $you ->
    [yes] You take { $what } from the hand of { $other }
   *[no] { $who } takes { $what } from the hand of { $other }
}
event-takes-from-unseen = { $who } takes a card from the hand of { $other }
event-looks = { $you ->
    [yes] You look at the hand of { $other }
   *[no] { $who } looks at the hand of { $other }
}
event-steals = { $you ->
    [yes] You steal { $what } from { $other }
   *[no] { $who } steals { $what } from { $other }
}
event-discards-brain = { $you ->
    [yes] You discard { $what }, which lay before { $other }
   *[no] { $who } discards { $what }, which lay before { $other }
}
event-gives-brain = { $you ->
    [yes] You give { $what } to { $other }
   *[no] { $who } gives { $what } to { $other }
}
event-drops = { $you ->
    [yes] You drop { $what }
   *[no] { $who } drops { $what }
}
event-turns-up = { $you ->
    [yes] You turn over { $what }
   *[no] { $who } turns over { $what }
}
event-rolls = { $you ->
    [yes] You roll: { $what }
   *[no] { $who } rolls: { $what }
}
event-counts = { $you ->
    [yes] You count and end on { $other }
   *[no] { $who } counts and ends on { $other }
}
event-chooses = { $you ->
    [yes] You choose { $what }
   *[no] { $who } chooses { $what }
}
event-another = { $you ->
    [yes] You get another turn
   *[no] { $who } gets another turn
}
event-chosen-next = { $you ->
    [yes] You are chosen to be next
   *[no] { $who } is chosen to be next
}
event-loses-turn = { $you ->
    [yes] You will lose a turn
   *[no] { $who } will lose a turn
}
event-passed-over = { $you ->
    [yes] You lose this turn
   *[no] { $who } loses this turn
}
event-succeeds = { $you ->
    [yes] You keep hold of every Brain
   *[no] { $who } keeps hold of every Brain
}
event-fails = { $you ->
    [yes] You fail: the turn is over
   *[no] { $who } fails: the turn is over
}
event-passes-bid = { $you ->
    [yes] You do not bid
   *[no] { $who } does not bid
}
event-names = { $you ->
    [yes] You name { $what } for the bid
   *[no] { $who } names { $what } for the bid
}
event-names-unseen = { $who } considers a bid
event-bids = { $you ->
    [yes] You bid { $what }
   *[no] { $who } bids { $what }
}
event-wins = { $you ->
    [yes] You win the game
   *[no] { $who } wins the game
}
event-turn = Turn { $other }: { $you ->
    [yes] it is yours
   *[no] { $who } is up
}
event-reshuffles = The discard pile is shuffled into a new deck: { $other ->
    [one] one card
   *[other] { $other } cards
}
event-away = { $what } goes to the discard pile
event-skill = { $you ->
    [yes] Your skill roll
   *[no] The skill roll of { $who }
}: { $what }, which makes { $other }
event-showdown = Showdown for { $what }, dropped by { $you ->
    [yes] you
   *[no] { $who }
}
event-bid-discarded = { $what } bid by { $you ->
    [yes] you
   *[no] { $who }
} is discarded
event-wins-brain = { $you ->
    [yes] You win
   *[no] { $who } wins
} { $what } and { $you ->
    [yes] draw
   *[no] draws
} { $other ->
    [0] nothing
    [one] one card
   *[other] { $other } cards
}
event-nobody-bids = Nobody bids for { $what }: it is discarded
event-limit = The last of 500 turns is over: the fewest cards win

## What lies on the table

zone-turns = Turn
zone-turn = Whose turn
zone-hands_left = Hands left
zone-hand = Hand
zone-brains = Brains
zone-deck = Deck
zone-pile = Discard pile
zone-shuffled = Shuffled into the deck
zone-aside = Card being followed
zone-that = Player chosen
zone-counted = Counted to
zone-rolled = Rolled
zone-turned = Turned over
zone-looking = Hand looked at
zone-taken = Taken from that hand
zone-chosen = Chosen in secret
zone-again = Another turn granted
zone-next_chosen = Chosen to be next
zone-next_bidder = Next by the Showdown
zone-lost = Will lose a turn
zone-dropped = Dropped Brains
zone-droppers = Dropped by
zone-bid = Bid
zone-ahead = Highest bidder
zone-naming = Your bid so far
zone-stuck = Shown to need a Brain for every card
zone-won = Won
zone-known = Known cards

## The text on the cards

who-you = you
who-left = the player on your left
who-right = the player on your right
who-the-one-counted-to = the player you end on
who-that-player = that player
who-another-player = another player of your choice
who-another-player-with-a-brain = another player of your choice who has a Brain
who-another-player-without-a-brain = another player of your choice who has no Brain
who-any-player = any player of your choice, yourself included
who-fewest-cards = the other player with the fewest cards in hand (of several, the one you choose)
who-most-brains = the other player with the most Brains (of several, the one you choose)
who-others = every other player
who-others-with-a-brain = every other player who has a Brain
who-others-without-a-brain = every other player who has no Brain
who-everyone = everyone
who-everyone-with-a-brain = everyone who has a Brain
who-everyone-without-a-brain = everyone who has no Brain

to-you = you
to-left = the player on your left
to-right = the player on your right
to-the-one-counted-to = the player you end on
to-that-player = that player
to-another-player = another player of your choice
to-another-player-with-a-brain = another player of your choice who has a Brain
to-another-player-without-a-brain = another player of your choice who has no Brain
to-any-player = any player of your choice, yourself included
to-fewest-cards = the other player with the fewest cards in hand (of several, the one you choose)
to-most-brains = the other player with the most Brains (of several, the one you choose)
to-others = every other player
to-others-with-a-brain = every other player who has a Brain
to-others-without-a-brain = every other player who has no Brain
to-everyone = everyone
to-everyone-with-a-brain = everyone who has a Brain
to-everyone-without-a-brain = everyone who has no Brain

kind-clubs = a job card of clubs
kind-diamonds = a job card of diamonds
kind-hearts = a job card of hearts
kind-spades = a job card of spades
kind-brain = a Brain
list-or = { $n ->
    [one] { $last }
   *[other] { $first } or { $last }
}

text-draw = { $you ->
    [yes] Draw
   *[no] { $who } draws
} { $by ->
    [Brains] one card for each of your Brains
   *[number] { $n ->
        [one] one card
       *[other] { $n } cards
    }
}.
text-discard = { $you ->
    [yes] Discard
   *[no] { $who } discards
} { $by ->
    [Brains] one card for each of your Brains
   *[number] { $n ->
        [one] one card
       *[other] { $n } cards
    }
}.
text-discard-hand = { $you ->
    [yes] Discard your whole hand
   *[no] { $who } discards the whole hand
}.
text-discard-brain = Discard one Brain of your choice that lies before { $to } (no Showdown).
text-pass = { $gives ->
    [you] Pass { $by ->
        [Brains] one card for each of your Brains
       *[number] { $n ->
            [one] one card
           *[other] { $n } cards
        }
    } to { $to }
    [all] { $giver } passes { $by ->
        [Brains] one card for each of your Brains
       *[number] { $n ->
            [one] one card
           *[other] { $n } cards
        }
    } to the player on their { $side ->
        [right] right
       *[left] left
    }, all together
   *[one] { $giver } passes { $by ->
        [Brains] one card for each of your Brains
       *[number] { $n ->
            [one] one card
           *[other] { $n } cards
        }
    } to you
}.
text-pass-hand = { $gives ->
    [you] Pass your whole hand to { $to }
    [all] { $giver } passes the whole hand to the player on their { $side ->
        [right] right
       *[left] left
    }, all together
   *[one] { $giver } passes the whole hand to you
}.
text-take-card = Take one card of your choice from the discard pile into your hand.
text-take-top-card = Take the top card of the discard pile into your hand.
text-take-brain = Put one Brain of your choice from the discard pile in front of you.
text-take-at-random = Take one card at random from the hand of { $to }.
text-look-and-take = Look at the hand of { $to } and take one card from it; then give that player one of the cards you held before you took it.
text-swap-hands = Swap hands with { $to }.
text-swap-cards = You and { $who } each choose a card of your own hand in secret; the two cards are swapped.
text-steal = Steal one Brain of your choice from { $to }.
text-give-brain = Give one of your Brains to { $to }.
text-move-brains-left = Everyone who has a Brain chooses one of theirs; these move all together, each to the player on its owner's left.
text-drop = { $you ->
    [yes] Drop one of your Brains
   *[no] { $who } drops one Brain of their choice
}.
text-turn-over = Turn the top card of the deck onto the discard pile.
text-roll = Roll the die (this is not the skill roll).
text-count = Count { $by ->
    [die] as many players as the die shows
    [Brains] as many players as Brains lie before all players
   *[number] { $n } players
}, { $start ->
    [you] you being one
   *[left] your left neighbour being one and you included when the count comes round
}.
text-another-turn = Take another turn.
text-next-turn = { $you ->
    [yes] The next turn is yours
   *[no] The next turn is for { $who }
}, and play goes on to the left from there.
text-lose-turn = { $you ->
    [yes] You lose your next turn
   *[no] { $who } loses the next turn
}.
text-if-die = { $same ->
    [yes] On { $least }
   *[no] On { $least } to { $most }
}
text-if-turned = If it is { $kinds }
text-if-brain = { $you ->
    [yes] If you have a Brain
   *[no] If { $who } has a Brain
}
text-then = { $condition }: { $then }
text-else = { $first } Otherwise: { $second }
text-otherwise = { $first } If that cannot be done: { $second }
