game = Dead Man's Draw

## Karten

thing-anchor = Anker { $n }
thing-hook = Haken { $n }
thing-cannon = Kanone { $n }
thing-key = Schlüssel { $n }
thing-chest = Truhe { $n }
thing-map = Schatzkarte { $n }
thing-oracle = Orakel { $n }
thing-sword = Säbel { $n }
thing-kraken = Krake { $n }
thing-mermaid = Meerjungfrau { $n }

## Ein Stapel einer Auslage, und ein Platz

thing-stack-anchor = Anker von Platz { $n }
thing-stack-hook = Haken von Platz { $n }
thing-stack-cannon = Kanonen von Platz { $n }
thing-stack-key = Schlüssel von Platz { $n }
thing-stack-chest = Truhen von Platz { $n }
thing-stack-map = Schatzkarten von Platz { $n }
thing-stack-oracle = Orakel von Platz { $n }
thing-stack-sword = Säbel von Platz { $n }
thing-stack-kraken = Kraken von Platz { $n }
thing-stack-mermaid = Meerjungfrauen von Platz { $n }
thing-seat = Platz { $n }

## Fähigkeiten

thing-golden-scales = Hehler
thing-casanova = Casanova
thing-plunderer = Plünderer
thing-treasure-hunter = Schatzjäger
thing-navigator = Navigator
thing-master-gunner = Meisterschütze
thing-scavenger = Resteverwerter
thing-mystic = Mystiker
thing-swordsman = Säbelkämpfer
thing-miser = Geizhals
thing-captains-hook = Käpt'n Hook
thing-safe-harbor = Schmuggler
thing-fisherman = Fischer
thing-beastmaster = Monsterbändiger
thing-misfire = Saboteur
thing-parry = Verteidiger
thing-davy-jones = Davy Jones
thing-siren = Sirene

## Spielvariantenkarten

thing-thieves-island = Thieves' Island
thing-pile-o-treasure = Pile o' Treasure
thing-sudden-death = Sudden Death
thing-all-hands = All Hands on Deck
thing-strange-lands = Strange Lands
thing-beneath-the-waves = Beneath the Waves
thing-bottom-feeder = Bottom Feeder

## Die Fragen, und was gewählt werden kann

ask-variant = Welche Spielvariantenkarte wird gezogen?
ask-starter = Wer beginnt?
ask-deal = Welche Fähigkeit wird ausgeteilt?
ask-keep = Welche deiner beiden Fähigkeiten behältst du?
ask-davy-jones = Wessen versenkte Beute soll dir gehören?
ask-next-card = Welche Karte wird gezogen?
ask-again = Noch eine Karte ziehen oder die Beute einholen?
ask-plunder = Wessen Auslage plünderst du für die Bonuskarten?
ask-loot = Welche Karte kommt aus der geplünderten Auslage?
ask-bonus = Welche Bonuskarte kommt vom Ablagestapel?
ask-hook = Welche Karte deiner Auslage holt der Haken?
ask-second-hook = Welche Karte deiner Auslage holt der Haken als zweite?
ask-cannon = Auf welchen Stapel feuert deine Kanone?
ask-misfire = Deine Kanone geht nach hinten los: Welche Karte deiner Auslage kostet das?
ask-turn-up = Welche Karte deckt die Schatzkarte auf?
ask-map = Welche dieser Karten legst du?
ask-navigator = Welche Karte des Ablagestapels legst du?
ask-look = Welche Karte sieht das Orakel?
ask-sword = Von welchem Stapel stiehlt dein Säbel?
ask-mermaid = Welche Karte wählt deine Meerjungfrau?
ask-casanova = Die gewählte Karte in deine Auslage nehmen oder noch einmal wirken lassen?

choice-variant = { $what } für dieses Spiel
choice-starter = { $what } beginnt
choice-deal = { $what } austeilen
choice-keep = { $what } behalten
choice-davy-jones = { $what } wählen
choice-next-card = { $what } ziehen
choice-draw = Ziehen
choice-collect = Einholen
choice-plunder = { $what } plündern
choice-loot = { $what } erbeuten
choice-bonus = { $what } als Bonuskarte
choice-hook = { $what } holen
choice-second-hook = { $what } holen
choice-cannon = Feuern auf: { $what }
choice-misfire = { $what } hergeben
choice-turn-up = { $what } aufdecken
choice-map = { $what } legen
choice-navigator = { $what } legen
choice-look = { $what } sehen
choice-sword = Stehlen von: { $what }
choice-mermaid = { $what } wählen
choice-bank = In die Auslage nehmen
choice-decline = Wirken lassen

## Warum etwas nicht gewählt werden kann

refusal-dmd-variants = Gezogen wird eine der sechs Spielvariantenkarten
refusal-dmd-start-player = Wer mitspielt, kann beginnen, sonst niemand
refusal-dmd-traits-option = Ausgeteilt werden übrige Fähigkeiten, und du behältst eine deiner beiden
refusal-dmd-davy-jones = Du wählst jemanden aus der Gegnerschaft
refusal-dmd-must-draw = Gezogen wird vom Beutestapel; ist die oberste Karte bekannt, dann diese
refusal-dmd-again = Jetzt ziehst du noch eine Karte oder holst die Beute ein
refusal-dmd-end = Der Beutestapel ist leer: Es gibt nichts mehr zu ziehen
refusal-dmd-kraken = Der Krake fordert noch Karten: Du musst ziehen
refusal-dmd-plunderer = Plündern kannst du nur, wer Karten in der Auslage hat
refusal-dmd-key-chest = Bonuskarten kommen vom Ablagestapel
refusal-dmd-hook = Ein Haken holt eine Karte der eigenen Auslage
refusal-dmd-top = Nur die oberste Karte eines Stapels kann genommen werden
refusal-dmd-captains-hook = Die zweite Karte muss ein anderes Symbol haben als die erste
refusal-dmd-cannon = Deine Kanone feuert auf einen gegnerischen Stapel
refusal-dmd-misfire = Die Kanone geht nach hinten los: Sie kostet eine Karte deiner Auslage
refusal-dmd-map = Die Schatzkarte zeigt Karten des Ablagestapels, und eine davon legst du
refusal-dmd-navigator = Du legst eine Karte des Ablagestapels
refusal-dmd-oracle = Das Orakel sieht die nächsten Karten des Beutestapels
refusal-dmd-sword = Dein Säbel stiehlt aus gegnerischen Auslagen, und nur Symbole, die deiner eigenen fehlen
refusal-dmd-parry = Verteidiger: Dieser Säbel kann dort nur einen Kraken stehlen
refusal-dmd-mv-ability = Die Meerjungfrau wählt eine Karte, die vor ihr gelegt wurde
refusal-dmd-casanova-variant = Nimm die gewählte Karte in die Auslage oder lass sie wirken

## Was geschieht

event-variant = { $what } gilt für dieses Spiel
event-starts = { $you ->
    [yes] Du beginnst
   *[no] { $who } beginnt
}
event-dealt = { $you ->
    [yes] Du bekommst { $what }
   *[no] { $who } bekommt { $what }
}
event-dealt-unseen = { $who } bekommt eine Fähigkeit
event-keeps = { $you ->
    [yes] Du behältst { $what }
   *[no] { $who } behält { $what }
}
event-keeps-unseen = { $who } behält eine Fähigkeit
event-reveals = { $you ->
    [yes] Du deckst { $what } auf
   *[no] { $who } deckt { $what } auf
}
event-victim = { $you ->
    [yes] Davy Jones: Was { $other } versenkt, gehört dir
   *[no] Davy Jones: Was { $other } versenkt, geht an { $who }
}
event-draws = { $you ->
    [yes] Du ziehst { $what }
   *[no] { $who } zieht { $what }
}
event-banks-mermaid = Casanova: { $what } kommt sofort in { $you ->
    [yes] deine Auslage
   *[no] die Auslage von { $who }
}
event-banks-kraken = Fischer: { $what } kommt sofort in { $you ->
    [yes] deine Auslage
   *[no] die Auslage von { $who }
}
event-busts = Versenkt! { $you ->
    [yes] { $what } war für dich zu viel
   *[no] { $what } war für { $who } zu viel
}
event-saves = { $what } ist gesichert und kommt in { $you ->
    [yes] deine Auslage
   *[no] die Auslage von { $who }
}
event-collects = { $you ->
    [yes] Du holst die Beute ein
   *[no] { $who } holt die Beute ein
}
event-banks = { $what } kommt in { $you ->
    [yes] deine Auslage
   *[no] die Auslage von { $who }
}
event-bonus-card = Bonuskarte: { $you ->
    [yes] Du bekommst { $what }
   *[no] { $who } bekommt { $what }
}
event-plunders = { $you ->
    [yes] Du plünderst die Auslage von { $other }
   *[no] { $who } plündert die Auslage von { $other }
}
event-loots = { $you ->
    [yes] Du nimmst { $what } von { $other }
   *[no] { $who } nimmt { $what } von { $other }
}
event-loses = { $you ->
    [yes] Du verlierst { $what }
   *[no] { $who } verliert { $what }
}
event-loses-busted = { $you ->
    [yes] Auch { $what } verlierst du
   *[no] Auch { $what } verliert { $who }
}
event-gets = { $you ->
    [yes] Du bekommst { $what }, versenkt von { $other }
   *[no] { $who } bekommt { $what }, versenkt von { $other }
}
event-gets-busted = { $you ->
    [yes] Auch { $what }, woran { $other } scheiterte, bekommst du
   *[no] Auch { $what }, woran { $other } scheiterte, bekommt { $who }
}
event-last-turn = Das war die letzte Karte des Beutestapels: Nach diesem Zug ist das Spiel zu Ende
event-wins-at-once = Sudden Death: { $you ->
    [yes] Du hast 50 Punkte und gewinnst
   *[no] { $who } hat 50 Punkte und gewinnt
}
event-protects = { $what } sichert alles, was davor liegt
event-hooks = { $you ->
    [yes] Dein Haken holt { $what } in den Spielbereich zurück
   *[no] Der Haken von { $who } holt { $what } in den Spielbereich zurück
}
event-sinks = { $you ->
    [yes] Deine Kanone trifft { $what } von { $other }
   *[no] Die Kanone von { $who } trifft { $what } von { $other }
}
event-salvages = Resteverwerter: { $you ->
    [yes] Deine Kanone bringt dir { $what } von { $other }
   *[no] Die Kanone bringt { $who } { $what } von { $other }
}
event-misfires = Saboteur: { $you ->
    [yes] Deine Kanone kostet dich { $what }
   *[no] Die Kanone kostet { $who } { $what }
}
event-turns-up = Die Schatzkarte zeigt { $what }
event-places = { $you ->
    [yes] Du legst { $what }
   *[no] { $who } legt { $what }
}
event-puts-back = { $what } kommt zurück auf den Ablagestapel
event-navigates = Navigator: { $you ->
    [yes] Du legst { $what } vom Ablagestapel
   *[no] { $who } legt { $what } vom Ablagestapel
}
event-looks = { $you ->
    [yes] Das Orakel zeigt dir Karte { $other } des Beutestapels: { $what }
   *[no] Das Orakel von { $who } zeigt Karte { $other } des Beutestapels: { $what }
}
event-looks-unseen = Das Orakel zeigt { $who } Karte { $other } des Beutestapels
event-steals = { $you ->
    [yes] Dein Säbel stiehlt { $what } von { $other }
   *[no] Der Säbel von { $who } stiehlt { $what } von { $other }
}
event-loses-sword = Verteidiger: Kein Krake ist zu stehlen, und { $what } wird abgelegt
event-demands = Der Krake fordert noch { $other } Karten
event-chooses = Die Meerjungfrau wählt { $what }
event-declines = Casanova lässt { $what } wirken
event-charms = Casanova: { $what } kommt in { $you ->
    [yes] deine Auslage
   *[no] die Auslage von { $who }
}
event-lures = Sirene: { $what } kommt in { $you ->
    [yes] deine Auslage
   *[no] die Auslage von { $who }
}

## Was auf dem Tisch liegt

zone-variant = Spielvariantenkarte
zone-turn = Am Zug
zone-play = Spielbereich
zone-safe = Gesichert
zone-harbor = Schmuggler, je Karte, die noch kommt
zone-busted = Versenkt durch
zone-owed = Der Krake fordert noch
zone-bank = Auslage
zone-pile = Beutestapel
zone-top = Oben auf dem Beutestapel
zone-knows = Bekannte Karten des Beutestapels
zone-discard = Ablagestapel
zone-shown = Aufgedeckt
zone-kept = Fähigkeit
zone-victim = Davy Jones holt von
zone-dealt = Ausgeteilt
zone-undealt = Nicht ausgeteilte Fähigkeiten
zone-revealed = Fähigkeiten sind aufgedeckt
zone-points = Punkte

## Was vor dem Spiel vereinbart wird

option-edition = Ausgabe
option-edition-en = englisch
option-edition-de = deutsch
option-traits = Fähigkeiten
option-traits-on = mit Fähigkeiten
option-traits-off = ohne Fähigkeiten
option-mermaids = Meerjungfrauen mit Effekt
option-mermaids-off = Meerjungfrauen ohne Effekt
option-mermaids-on = Meerjungfrauen mit Effekt
option-variant = Spielvariantenkarte
option-variant-none = keine
option-variant-thieves-island = Thieves' Island: Versenkte Beute geht an die Person zur Linken
option-variant-pile-o-treasure = Pile o' Treasure: Jede Karte einer Auslage zählt
option-variant-sudden-death = Sudden Death: 50 Punkte gewinnen sofort
option-variant-all-hands = All Hands on Deck: minus 5 für jedes fehlende Symbol
option-variant-strange-lands = Strange Lands: Eine wiederholte Zahl versenkt
option-variant-beneath-the-waves = Beneath the Waves: Nur unter 60 Punkten kann man gewinnen
option-variant-random = eine der sechs, zufällig gezogen
option-variant-bottom-feeder = Bottom Feeder: Kanone und Säbel nehmen die niedrigste Karte

thing-stack-anchor-of = die Anker von { $who }
thing-stack-hook-of = die Haken von { $who }
thing-stack-cannon-of = die Kanonen von { $who }
thing-stack-key-of = die Schlüssel von { $who }
thing-stack-chest-of = die Truhen von { $who }
thing-stack-map-of = die Schatzkarten von { $who }
thing-stack-oracle-of = die Orakel von { $who }
thing-stack-sword-of = die Säbel von { $who }
thing-stack-kraken-of = die Kraken von { $who }
thing-stack-mermaid-of = die Meerjungfrauen von { $who }

## Das Brett

board-turn = { $me ->
    [yes] du bist dran
   *[no] { $who } ist dran
}
board-piles = Beutestapel { $pile } ∙ Ablage { $discard }
board-points = Pkt
board-safe = gut
board-bust = WEG!
board-nothing = noch nichts
board-shown = Die Karte zeigt
board-top = Als Nächstes
board-owed = { $n ->
    [one] Krake: noch eine Karte
   *[other] Krake: noch { $n } Karten
}
board-at-stake = { $n ->
    [0] nichts ist in Gefahr
    [one] eine Karte in Gefahr
   *[other] { $n } Karten in Gefahr
}
board-risk = nächste Karte versenkt: { $n } von { $of }
board-next = nächste Karte: { $what }{ $busts ->
    [yes] {", sie versenkt"}
   *[no] {", sie versenkt nicht"}
}
board-collects = { $n ->
    [one] eine Karte für deine Auslage
   *[other] { $n } Karten für deine Auslage
}
board-below = darunter { $what }
board-last-one = nichts darunter
board-busts = versenkt: eine solche liegt im Spielbereich
board-does-anchor = was vor ihm liegt, ist gesichert
board-does-hook = bringt eine Karte aus deiner Auslage
board-does-cannon = schießt auf einen Stapel
board-does-key = nichts, bis du einholst
board-does-chest = nichts, bis du einholst
board-does-map = Karten der Ablage, eine davon muss ausgelegt werden
board-does-oracle = zeigt die nächste Karte
board-does-sword = stiehlt aus einer Auslage
board-does-kraken = weitere Karten, bevor du einholen darfst
board-does-mermaid = kommt in den Spielbereich
