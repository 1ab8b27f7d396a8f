game = Walk the Plank!

## Die Karten und die Farben: nach einer Farbe allein wird mit der Zahl 0 gefragt

thing-doubloons = { $n ->
    [0] Dublonen
   *[other] Dublonen { $n }
}
thing-hookhands = { $n ->
    [0] Hakenhände
   *[other] Hakenhände { $n }
}
thing-monkeys = { $n ->
    [0] Affen
   *[other] Affen { $n }
}
thing-parrots = { $n ->
    [0] Papageien
   *[other] Papageien { $n }
}
thing-peglegs = { $n ->
    [0] Holzbeine
   *[other] Holzbeine { $n }
}
thing-plank = Walk the Plank!
thing-monster = Sea Monster!

## Die Fragen, und was gewählt werden kann

ask-draw = Welche Karte wird für den Captain gezogen?
ask-deal = Welche Karte wird ausgeteilt?
ask-turn-up = Welche Karte wird für den Trumpf aufgedeckt?
ask-trump = Captain, welche Farbe ist in dieser Runde Trumpf?
ask-play = Welche Karte spielst du?

choice-draw = { $what } ziehen
choice-deal = { $what } austeilen
choice-turn-up = { $what } aufdecken
choice-trump = { $what } als Trumpf
choice-play = { $what } spielen

## Warum etwas nicht gewählt werden kann

refusal-wtp-first-captain = Gezogen werden kann nur eine Karte, die noch im Deck ist
refusal-wtp-deal = Ausgeteilt werden kann nur eine Karte, die noch im Deck ist
refusal-wtp-first-trump = Aufgedeckt werden kann nur eine Karte, die noch im Deck ist
refusal-wtp-chosen-trump = Der Captain nennt eine der fünf Farben
refusal-wtp-one-card = Zu jedem Kampf spielst du eine Karte aus der eigenen Hand
refusal-wtp-follow = Du hast die aktuelle Farbe, spiel also eine Karte davon oder eine Sonderkarte

## Was geschieht

event-draws = { $you ->
    [yes] Du ziehst { $what }
   *[no] { $who } zieht { $what }
}
event-draws-again = Gleichstand: Wer am höchsten zog, zieht noch einmal
event-deck-too-short = Zu wenige Karten für alle, die gleichauf liegen: Die gezogenen werden wieder eingemischt
event-captain = { $you ->
    [yes] Du bist Captain und teilst
   *[no] { $who } ist Captain und teilt
} allen { $other ->
    [one] eine Karte
   *[other] { $other } Karten
} aus
event-dealt = { $you ->
    [yes] Du bekommst { $what }
   *[no] { $who } bekommt { $what }
}
event-dealt-unseen = { $who } bekommt eine Karte
event-turns-up = { $you ->
    [yes] Du deckst { $what } auf
   *[no] { $who } deckt { $what } auf
}
event-trump = { $you ->
    [yes] Du nennst { $what } als Trumpf
   *[no] { $who } nennt { $what } als Trumpf
}
event-plays = { $you ->
    [yes] Du spielst { $what }
   *[no] { $who } spielt { $what }
}
event-wins = { $you ->
    [yes] Du gewinnst den Kampf
   *[no] { $who } gewinnt den Kampf
}
event-controls = Niemand gewinnt den Kampf; { $you ->
    [yes] du übernimmst
   *[no] { $who } übernimmt
} die Kontrolle
event-overboard = { $you ->
    [yes] Du hast keinen Kampf gewonnen: über Bord mit dir
   *[no] { $who } hat keinen Kampf gewonnen und geht über Bord
}
event-rules-the-waves = { $you ->
    [yes] Niemand außer dir hat einen Kampf gewonnen: Du gewinnst das Spiel und bleibst Captain
   *[no] Niemand außer { $who } hat einen Kampf gewonnen: { $who } gewinnt das Spiel und bleibt Captain
}
event-eaten = Das Sea Monster! frisst alle: kein Captain

## Was auf dem Tisch liegt

zone-hand = Hand
zone-deck = Deck
zone-aboard = Noch an Bord
zone-drawn = Für den Captain gezogen
zone-highest = Höchste gezogene Zahl
zone-tied = Bisher am höchsten
zone-shuffled_back = Gezogene Karten wurden eingemischt
zone-size = Karten für jede Hand
zone-captain = Captain
zone-next_dealt = Bekommt die nächste Karte
zone-turned = Aufgedeckt
zone-trump = Trumpf
zone-leader = Kontrolle
zone-battle = Kampf
zone-suit = Aktuelle Farbe
zone-strength = Stärke der besten Karte
zone-ahead = Liegt vorn
zone-gone = In dieser Runde gespielt
zone-won = Gewonnene Kämpfe
zone-void = Hat nachweislich nicht

## Das Brett

board-round = Runde { $n } von { $of }
board-battle = Kampf { $n } von { $of }
board-trump = Trumpf:
board-no-trump = kein Trumpf in dieser Runde
board-battles = Kämpfe
board-cards = Karten
board-overboard = über Bord
board-captain = Captain
board-control = am Ausspiel
board-ahead = vorn
board-lacks = ohne { $what }
board-drawn = Gezogen
board-the-battle = Kampf
board-leads = { $who ->
    [du] du spielst aus
   *[other] { $who } spielt aus
}
board-ahead-by = { $me ->
    [yes] du liegst vorn
   *[no] { $who } liegt vorn
}{ $by ->
    [special] {", mit einer Sonderkarte"}
    [trump] {", mit einem Trumpf"}
   *[suit] {""}
}
board-follow = zu bedienen:
board-no-suit = keine Farbe zu bedienen
board-your-hand = Deine Hand
board-not-now = darf jetzt nicht gespielt werden
board-unnumbered = Nicht jede Karte darf jetzt gespielt werden: /why { $example } sagt, warum.
board-plank = Plnk
board-monster = Mons
