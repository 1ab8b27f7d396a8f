game = Dead Money

## Die Karten: nach Wert und Farbe steht der Titel

thing-clubs = { $n ->
    [11] Kreuz-Bube
    [12] Kreuz-Dame
    [13] Kreuz-König
    [14] Kreuz-Ass
   *[other] Kreuz-{ $n }
} ({ $title })
thing-diamonds = { $n ->
    [11] Karo-Bube
    [12] Karo-Dame
    [13] Karo-König
    [14] Karo-Ass
   *[other] Karo-{ $n }
} ({ $title })
thing-hearts = { $n ->
    [11] Herz-Bube
    [12] Herz-Dame
    [13] Herz-König
    [14] Herz-Ass
   *[other] Herz-{ $n }
} ({ $title })
thing-spades = { $n ->
    [11] Pik-Bube
    [12] Pik-Dame
    [13] Pik-König
    [14] Pik-Ass
   *[other] Pik-{ $n }
} ({ $title })
thing-brain-clubs = ein Kreuz-Hirn
thing-brain-diamonds = ein Karo-Hirn
thing-brain-hearts = ein Herz-Hirn
thing-brain-spades = ein Pik-Hirn
thing-seat = Platz { $n }
thing-die = { $n }

## Die Fragen, und was man wählen kann

ask-deal = Welche Karte wird gegeben?
ask-first = Wer fängt an?
ask-play = Welche Karte spielst du?
ask-draw = Welche Karte wird gezogen?
ask-turn-up = Welche Karte wird aufgedeckt?
ask-roll = Was zeigt der Würfel?
ask-skill-roll = Was zeigt der Geschickwurf?
ask-choose-player = Wen wählst du?
ask-discard = Welche Karte legst du ab?
ask-pass-on = Welche Karte gibst du weiter?
ask-pass-together = Welche Karte gibst du weiter, alle zugleich?
ask-swap = Welche Karte tauschst du?
ask-move-brain = Welches deiner Hirne wandert nach links?
ask-take = Welche Karte des Ablagestapels nimmst du?
ask-take-brain = Welches Hirn des Ablagestapels nimmst du?
ask-take-random = Welche Karte wird zufällig genommen?
ask-look = Welche Karte dieser Hand nimmst du?
ask-give-back = Welche Karte gibst du dafür?
ask-steal = Welches Hirn stiehlst du?
ask-discard-brain = Welches Hirn legst du ab?
ask-give-brain = Welches deiner Hirne gibst du her?
ask-drop = Welches deiner Hirne lässt du fallen?
ask-bid = Was bietest du, von der höchsten Karte abwärts?

choice-deal = { $what } geben
choice-first = { $what } fängt an
choice-play = { $what } spielen
choice-draw = { $what } ziehen
choice-turn-up = { $what } aufdecken
choice-roll = { $what } würfeln
choice-skill-roll = { $what } würfeln
choice-choose-player = { $what } wählen
choice-discard = { $what } ablegen
choice-pass-on = { $what } weitergeben
choice-pass-together = { $what } weitergeben
choice-swap = { $what } tauschen
choice-move-brain = { $what } weitergeben
choice-take = { $what } nehmen
choice-take-brain = { $what } nehmen
choice-take-random = { $what } nehmen
choice-look = { $what } nehmen
choice-give-back = { $what } geben
choice-steal = { $what } stehlen
choice-discard-brain = { $what } ablegen
choice-give-brain = { $what } hergeben
choice-drop = { $what } fallen lassen
choice-bid = { $what } bieten
choice-draw-one = Nichts spielen und eine Karte ziehen
choice-stop = Den Zug beenden
choice-pass = Nicht bieten
choice-done = Das Gebot ist fertig

## Warum etwas nicht geht

refusal-dm-deal = Gegeben wird nur, was noch im Nachziehstapel ist
refusal-dm-first-player = Jemand am Tisch fängt an
refusal-dm-play-or-draw = In deinem Zug spielst du eine Karte deiner Hand oder keine
refusal-dm-two-hands = Für diese Karte hast du nicht mehr genug Hände
refusal-dm-needs-brain = Diese Karte braucht ein Hirn, das vor dir auf dem Tisch liegt
refusal-dm-must-play = Es gibt nichts zu ziehen: Wer spielen kann, muss spielen
refusal-dm-draw = Gezogen wird nur, was noch im Nachziehstapel ist
refusal-dm-follow-card = Das lässt die Karte nicht zu
refusal-dm-card-roll = Der Würfel zeigt eins bis sechs
refusal-dm-skill-roll = Der Würfel zeigt eins bis sechs
refusal-dm-choose-who = Wähle unter denen, von denen die Karte spricht
refusal-dm-choose-possible = Mit dieser Person geht es nicht, mit einer anderen schon
refusal-dm-take = Diese Karte liegt nicht dort, woher du nimmst
refusal-dm-steal = Dieses Hirn liegt nicht vor dieser Person
refusal-dm-discard-vs-drop = Dieses Hirn liegt nicht vor dieser Person
refusal-dm-bid = Biete ein bis fünf deiner Jobkarten, von hoch nach niedrig genannt, oder passe
refusal-dm-bid-equal = Das ergibt kein besseres Gebot als das bisher höchste
refusal-dm-win = Das Spiel ist zu Ende

## Was geschieht

event-dealt = { $you ->
    [yes] Du bekommst { $what }
   *[no] { $who } bekommt { $what }
}
event-dealt-unseen = { $who } bekommt eine Karte
event-begins = { $you ->
    [yes] Du fängst an
   *[no] { $who } fängt an
}
event-plays = { $you ->
    [yes] Du spielst { $what }
   *[no] { $who } spielt { $what }
}
event-plays-brain = { $you ->
    [yes] Du spielst { $what }: es bleibt auf dem Tisch
   *[no] { $who } spielt { $what }: es bleibt auf dem Tisch
}
event-draws-one = { $you ->
    [yes] Du spielst nichts und ziehst
   *[no] { $who } spielt nichts und zieht
}
event-stops = { $you ->
    [yes] Du beendest den Zug
   *[no] { $who } beendet den Zug
}
event-draws = { $you ->
    [yes] Du ziehst { $what }
   *[no] { $who } zieht { $what }
}
event-draws-unseen = { $who } zieht eine Karte
event-nothing-left = { $you ->
    [yes] Du müsstest ziehen, aber es ist keine Karte mehr da
   *[no] { $who } müsste ziehen, aber es ist keine Karte mehr da
}
event-discards = { $you ->
    [yes] Du legst { $what } ab
   *[no] { $who } legt { $what } ab
}
event-passes = { $you ->
    [yes] Du gibst { $what } an { $other }
   *[no] { $who } gibt { $what } an { $other }
}
event-passes-unseen = { $who } gibt eine Karte an { $other }
event-passes-hand = { $you ->
    [yes] Du gibst die ganze Hand an { $other }
   *[no] { $who } gibt die ganze Hand an { $other }
}
event-swaps-hands = { $you ->
    [yes] Du tauschst die Hand mit { $other }
   *[no] { $who } tauscht die Hand mit { $other }
}
event-decides = { $you ->
    [yes] Du wählst insgeheim { $what }
   *[no] { $who } wählt insgeheim { $what }
}
event-decides-unseen = { $who } wählt insgeheim
event-passed = { $you ->
    [yes] Du hast { $what } an { $other } gegeben
   *[no] { $who } hat { $what } an { $other } gegeben
}
event-passed-unseen = { $who } hat eine Karte an { $other } gegeben
event-brain-moves = { $you ->
    [yes] Du gibst { $what } an { $other } weiter
   *[no] { $who } gibt { $what } an { $other } weiter
}
event-discards-hand = { $you ->
    [yes] Du legst mit der ganzen Hand { $what } ab
   *[no] { $who } legt mit der ganzen Hand { $what } ab
}
event-decides-brain = { $you ->
    [yes] Du wählst insgeheim { $what }
   *[no] { $who } wählt insgeheim { $what }
}
event-decides-brain-unseen = { $who } wählt insgeheim ein Hirn
event-shows = { $you ->
    [yes] Du zeigst { $other } { $what }
   *[no] { $who } zeigt { $other } { $what }
}
event-shows-unseen = { $who } zeigt { $other } eine Karte
event-takes = { $you ->
    [yes] Du nimmst { $what } vom Ablagestapel
   *[no] { $who } nimmt { $what } vom Ablagestapel
}
event-takes-brain = { $you ->
    [yes] Du legst { $what } vom Ablagestapel vor dich
   *[no] { $who } legt { $what } vom Ablagestapel vor sich
}
event-takes-from = { $you ->
    [yes] Du nimmst { $what } aus der Hand von { $other }
   *[no] { $who } nimmt { $what } aus der Hand von { $other }
}
event-takes-from-unseen = { $who } nimmt eine Karte aus der Hand von { $other }
event-looks = { $you ->
    [yes] Du siehst dir die Hand von { $other } an
   *[no] { $who } sieht sich die Hand von { $other } an
}
event-steals = { $you ->
    [yes] Du stiehlst { $other } { $what }
   *[no] { $who } stiehlt { $other } { $what }
}
event-discards-brain = { $you ->
    [yes] Du legst { $what } ab, das vor { $other } lag
   *[no] { $who } legt { $what } ab, das vor { $other } lag
}
event-gives-brain = { $you ->
    [yes] Du gibst { $other } { $what }
   *[no] { $who } gibt { $other } { $what }
}
event-drops = { $you ->
    [yes] Du lässt { $what } fallen
   *[no] { $who } lässt { $what } fallen
}
event-turns-up = { $you ->
    [yes] Du deckst { $what } auf
   *[no] { $who } deckt { $what } auf
}
event-rolls = { $you ->
    [yes] Du würfelst: { $what }
   *[no] { $who } würfelt: { $what }
}
event-counts = { $you ->
    [yes] Du zählst ab und landest bei { $other }
   *[no] { $who } zählt ab und landet bei { $other }
}
event-chooses = { $you ->
    [yes] Du wählst { $what }
   *[no] { $who } wählt { $what }
}
event-another = { $you ->
    [yes] Du bekommst einen weiteren Zug
   *[no] { $who } bekommt einen weiteren Zug
}
event-chosen-next = { $you ->
    [yes] Du sollst als Nächstes an die Reihe kommen
   *[no] { $who } soll als Nächstes an die Reihe kommen
}
event-loses-turn = { $you ->
    [yes] Du wirst einen Zug verlieren
   *[no] { $who } wird einen Zug verlieren
}
event-passed-over = { $you ->
    [yes] Du verlierst diesen Zug
   *[no] { $who } verliert diesen Zug
}
event-succeeds = { $you ->
    [yes] Du behältst alle Hirne
   *[no] { $who } behält alle Hirne
}
event-fails = { $you ->
    [yes] Du scheiterst: Der Zug ist zu Ende
   *[no] { $who } scheitert: Der Zug ist zu Ende
}
event-passes-bid = { $you ->
    [yes] Du bietest nicht
   *[no] { $who } bietet nicht
}
event-names = { $you ->
    [yes] Du nennst { $what } für das Gebot
   *[no] { $who } nennt { $what } für das Gebot
}
event-names-unseen = { $who } überlegt ein Gebot
event-bids = { $you ->
    [yes] Du bietest { $what }
   *[no] { $who } bietet { $what }
}
event-wins = { $you ->
    [yes] Du gewinnst das Spiel
   *[no] { $who } gewinnt das Spiel
}
event-turn = Zug { $other }: { $you ->
    [yes] du bist an der Reihe
   *[no] { $who } ist an der Reihe
}
event-reshuffles = Der Ablagestapel wird neu gemischt: { $other ->
    [one] eine Karte
   *[other] { $other } Karten
}
event-away = { $what } kommt auf den Ablagestapel
event-skill = { $you ->
    [yes] Dein Geschickwurf
   *[no] Der Geschickwurf von { $who }
}: { $what }, das macht { $other }
event-showdown = Showdown um { $what }, fallen gelassen von { $you ->
    [yes] dir
   *[no] { $who }
}
event-bid-discarded = { $what } aus dem Gebot von { $you ->
    [yes] dir
   *[no] { $who }
} wird abgelegt
event-wins-brain = { $you ->
    [yes] Du bekommst
   *[no] { $who } bekommt
} { $what } und { $you ->
    [yes] ziehst
   *[no] zieht
} { $other ->
    [0] nichts
    [one] eine Karte
   *[other] { $other } Karten
}
event-nobody-bids = Niemand bietet um { $what }: Es wird abgelegt
event-limit = Der letzte von 500 Zügen ist vorbei: Die wenigsten Karten gewinnen

## Was auf dem Tisch liegt

zone-turns = Zug
zone-turn = Am Zug
zone-hands_left = Freie Hände
zone-hand = Hand
zone-brains = Hirne
zone-deck = Nachziehstapel
zone-pile = Ablagestapel
zone-shuffled = In den Nachziehstapel gemischt
zone-aside = Karte, die ausgeführt wird
zone-that = Gewählt
zone-counted = Abgezählt
zone-rolled = Gewürfelt
zone-turned = Aufgedeckt
zone-looking = Angesehene Hand von
zone-taken = Daraus genommen
zone-chosen = Insgeheim gewählt
zone-again = Weiterer Zug
zone-next_chosen = Als Nächstes gewählt
zone-next_bidder = Nach dem Showdown am Zug
zone-lost = Verliert einen Zug
zone-dropped = Gefallene Hirne
zone-droppers = Fallen gelassen von
zone-bid = Gebot
zone-ahead = Höchstes Gebot von
zone-naming = Dein Gebot bisher
zone-stuck = Braucht erwiesen für jede Karte ein Hirn
zone-won = Gewonnen
zone-known = Bekannte Karten

## Der Text auf den Karten

who-you = du
who-left = die Person links von dir
who-right = die Person rechts von dir
who-the-one-counted-to = die Person, bei der du landest,
who-that-player = diese Person
who-another-player = eine andere Person deiner Wahl
who-another-player-with-a-brain = eine andere Person deiner Wahl, die ein Hirn hat,
who-another-player-without-a-brain = eine andere Person deiner Wahl, die kein Hirn hat,
who-any-player = eine Person deiner Wahl, auch du selbst,
who-fewest-cards = die andere Person mit den wenigsten Handkarten (von mehreren eine deiner Wahl)
who-most-brains = die andere Person mit den meisten Hirnen (von mehreren eine deiner Wahl)
who-others = jede andere Person
who-others-with-a-brain = jede andere Person, die ein Hirn hat,
who-others-without-a-brain = jede andere Person, die kein Hirn hat,
who-everyone = jede Person
who-everyone-with-a-brain = jede Person, die ein Hirn hat,
who-everyone-without-a-brain = jede Person, die kein Hirn hat,

to-you = dir
to-left = der Person links von dir
to-right = der Person rechts von dir
to-the-one-counted-to = der Person, bei der du landest,
to-that-player = dieser Person
to-another-player = einer anderen Person deiner Wahl
to-another-player-with-a-brain = einer anderen Person deiner Wahl, die ein Hirn hat,
to-another-player-without-a-brain = einer anderen Person deiner Wahl, die kein Hirn hat,
to-any-player = einer Person deiner Wahl, auch dir selbst,
to-fewest-cards = der anderen Person mit den wenigsten Handkarten (von mehreren einer deiner Wahl)
to-most-brains = der anderen Person mit den meisten Hirnen (von mehreren einer deiner Wahl)
to-others = jeder anderen Person
to-others-with-a-brain = jeder anderen Person, die ein Hirn hat,
to-others-without-a-brain = jeder anderen Person, die kein Hirn hat,
to-everyone = jeder Person
to-everyone-with-a-brain = jeder Person, die ein Hirn hat,
to-everyone-without-a-brain = jeder Person, die kein Hirn hat,

kind-clubs = eine Jobkarte in Kreuz
kind-diamonds = eine Jobkarte in Karo
kind-hearts = eine Jobkarte in Herz
kind-spades = eine Jobkarte in Pik
kind-brain = ein Hirn
list-or = { $n ->
    [one] { $last }
   *[other] { $first } oder { $last }
}

text-draw = { $you ->
    [yes] Ziehe
   *[no] { $who } zieht
} { $by ->
    [Brains] eine Karte für jedes deiner Hirne
   *[number] { $n ->
        [one] eine Karte
       *[other] { $n } Karten
    }
}.
text-discard = { $you ->
    [yes] Lege
   *[no] { $who } legt
} { $by ->
    [Brains] eine Karte für jedes deiner Hirne
   *[number] { $n ->
        [one] eine Karte
       *[other] { $n } Karten
    }
} ab.
text-discard-hand = { $you ->
    [yes] Lege deine ganze Hand ab
   *[no] { $who } legt die ganze Hand ab
}.
text-discard-brain = Lege ein Hirn deiner Wahl ab, das vor { $to } liegt (kein Showdown).
text-pass = { $gives ->
    [you] Gib { $to } { $by ->
        [Brains] eine Karte für jedes deiner Hirne
       *[number] { $n ->
            [one] eine Karte
           *[other] { $n } Karten
        }
    }
    [all] { $giver } gibt { $by ->
        [Brains] eine Karte für jedes deiner Hirne
       *[number] { $n ->
            [one] eine Karte
           *[other] { $n } Karten
        }
    } nach { $side ->
        [right] rechts
       *[left] links
    } weiter, alle zugleich
   *[one] { $giver } gibt dir { $by ->
        [Brains] eine Karte für jedes deiner Hirne
       *[number] { $n ->
            [one] eine Karte
           *[other] { $n } Karten
        }
    }
}.
text-pass-hand = { $gives ->
    [you] Gib { $to } deine ganze Hand
    [all] { $giver } gibt die ganze Hand nach { $side ->
        [right] rechts
       *[left] links
    } weiter, alle zugleich
   *[one] { $giver } gibt dir die ganze Hand
}.
text-take-card = Nimm eine Karte deiner Wahl vom Ablagestapel auf die Hand.
text-take-top-card = Nimm die oberste Karte des Ablagestapels auf die Hand.
text-take-brain = Lege ein Hirn deiner Wahl vom Ablagestapel vor dich.
text-take-at-random = Nimm { $to } eine zufällige Karte aus der Hand.
text-look-and-take = Sieh dir die Hand von { $to } an und nimm eine Karte daraus; gib dafür eine der Karten, die du vorher auf der Hand hattest.
text-swap-hands = Tausche die Hand mit { $to }.
text-swap-cards = Du und { $who } wählt insgeheim je eine Karte der eigenen Hand; die beiden Karten werden getauscht.
text-steal = Stiehl { $to } ein Hirn deiner Wahl.
text-give-brain = Gib { $to } eines deiner Hirne.
text-move-brains-left = Jede Person, die ein Hirn hat, wählt eines davon; alle zugleich wandern sie je zur linken Nachbarperson.
text-drop = { $you ->
    [yes] Lass eines deiner Hirne fallen
   *[no] { $who } lässt ein Hirn eigener Wahl fallen
}.
text-turn-over = Decke die oberste Karte des Nachziehstapels auf den Ablagestapel auf.
text-roll = Würfle (das ist nicht der Geschickwurf).
text-count = Zähle { $by ->
    [die] so viele Personen ab, wie der Würfel zeigt
    [Brains] so viele Personen ab, wie Hirne vor allen liegen
   *[number] { $n } Personen ab
}, { $start ->
    [you] dich selbst als erste
   *[left] deine linke Nachbarperson als erste und dich mit, wenn du an die Reihe kommst
}.
text-another-turn = Du hast einen weiteren Zug.
text-next-turn = { $you ->
    [yes] Der nächste Zug gehört dir
   *[no] Der nächste Zug gehört { $to }
}, und von dort geht es nach links weiter.
text-lose-turn = { $you ->
    [yes] Du verlierst deinen nächsten Zug
   *[no] { $who } verliert den nächsten Zug
}.
text-if-die = { $same ->
    [yes] Bei { $least }
   *[no] Bei { $least } bis { $most }
}
text-if-turned = Ist es { $kinds }
text-if-brain = { $you ->
    [yes] Hast du ein Hirn
   *[no] Hat { $who } ein Hirn
}
text-then = { $condition }: { $then }
text-else = { $first } Sonst: { $second }
text-otherwise = { $first } Geht das nicht: { $second }
