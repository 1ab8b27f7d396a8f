game = Template Game

thing-crate = Crate { $n }
thing-coin = Coin { $n }

ask-draw = Which crate is drawn?
ask-call = You call: sell the lot as it lies?
ask-bid = Which coin do you bid?

choice-draw = Draw { $what }
choice-sell = Sell the lot as it lies
choice-more = One more crate first
choice-bid = Bid { $what }

refusal-tpl-draw = Only a crate that is still in the hold can be drawn
refusal-tpl-call = The caller sells the lot, or wants one more crate first
refusal-tpl-bid = One of your own coins is bid
refusal-tpl-spent = You have spent that coin already

event-draws = { $what } comes out of the hold
event-sells = { $you ->
    [yes] You put the lot up for sale
   *[no] { $who } puts the lot up for sale
}
event-wants-more = { $you ->
    [yes] You want one more crate
   *[no] { $who } wants one more crate
}
event-bids = { $you ->
    [yes] You bid { $what }, face down
   *[no] { $who } bids { $what }, face down
}
event-bids-unseen = { $who } bids a coin, face down
event-shows = { $you ->
    [yes] You show { $what }
   *[no] { $who } shows { $what }
}
event-wins = { $you ->
    [yes] You get
   *[no] { $who } gets
} the lot: { $other ->
    [one] one point
   *[other] { $other } points
}
event-sinks = Nobody gets the lot: it sinks
event-stays = Nobody gets the lot: it stays for the next round

zone-hold = Hold
zone-lot = Lot
zone-sunk = Sunk
zone-loot = Loot
zone-coins = Coins
zone-bid = Bid
zone-spent = Spent
zone-caller = Caller
zone-points = Points

option-ties = A lot that several bid highest for
option-ties-sink = sinks
option-ties-stay = stays for the next round
