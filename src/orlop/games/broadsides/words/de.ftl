game = Broadsides

## Zielkarten und Farben: Eine Farbe für sich trägt die Zahl 0

thing-clubs = { $n ->
    [0] Kreuz
   *[other] Kreuz { $n }
}
thing-diamonds = { $n ->
    [0] Karo
   *[other] Karo { $n }
}
thing-hearts = { $n ->
    [0] Herz
   *[other] Herz { $n }
}
thing-spades = { $n ->
    [0] Pik
   *[other] Pik { $n }
}
thing-wild = ein Joker

## Schüsse und Kanonen

thing-solid = Solid
thing-fore-solid = Solid in der vorderen Kanone
thing-aft-solid = Solid in der achteren Kanone
thing-chain = Chain
thing-fore-chain = Chain in der vorderen Kanone
thing-aft-chain = Chain in der achteren Kanone
thing-canister = Canister
thing-fore-canister = Canister in der vorderen Kanone
thing-aft-canister = Canister in der achteren Kanone
thing-fore = die vordere Kanone
thing-aft = die achtere Kanone
thing-18-pounder = 18-Pounder
thing-long-nine = Long Nine
thing-carronade = Carronade

## Zahlen, Ziele und die Plätze daran

thing-number = { $n }
thing-left = links an Ziel { $n }
thing-bottom = unten an Ziel { $n }
thing-row = Ziel { $n }
thing-target = das Ziel { $left } / { $bottom } (Nummer { $n })
thing-perfect = Perfect
thing-good = Good
thing-poor = Poor
thing-miss = ein Miss
thing-early = Early

## Das Schiff

thing-fore-rigging = vordere Takelage
thing-main-rigging = mittlere Takelage
thing-aft-rigging = achtere Takelage
thing-fore-deck = Vordeck
thing-main-deck = Hauptdeck
thing-aft-deck = Achterdeck
thing-quarter-deck = Quarterdeck
thing-lower-deck = Unterdeck
thing-fore-hull = vorderer Rumpf
thing-mid-hull = mittlerer Rumpf
thing-aft-hull = achterer Rumpf
thing-crewman = ein Matrose
thing-captain = der Kapitän
thing-mate = der Erste Maat
thing-cannon-penalty = der Kanonenabzug -1
thing-no-firing = das Feuerverbot
thing-disaster-sails = 3 Segel
thing-disaster-crewmen = 3 Matrosen
thing-disaster-planks = 2 Planken
thing-seat = Platz { $n }

## Reputationen und schmutzige Tricks

thing-deadeye = Deadeye (Scharfauge)
thing-slippery-eel = Slippery Eel (glatter Aal)
thing-taskmaster = Taskmaster (Leuteschinder)
thing-quartermaster = Quartermaster (Quartiermeister)
thing-shipwright = Shipwright (Schiffbauer)
thing-tempest = Tempest (Unwetter)
thing-thunderer = Thunderer (Donnerer)
thing-hawk = Hawk (Falke)
thing-old-salt = Old Salt (alter Seebär)
thing-ships-surgeon = Ship's Surgeon (Schiffsarzt)
thing-carpenters-mate = Carpenter's Mate (Zimmermannsmaat)
thing-spare-canvas = Spare Canvas (Ersatzsegel)
thing-cut-the-halyards = Cut the Halyards (Fallen kappen)
thing-sharpshooters = Sharpshooters (Scharfschützen)
thing-spy-aboard = Spy Aboard (Spion an Bord)
thing-hidden-ace = Hidden Ace (verstecktes Ass)
thing-range-finder = Range Finder (Entfernungsmesser)
thing-crows-nest = Crow's Nest (Krähennest)
thing-powder-boy = Powder Boy (Pulverjunge)
thing-loaded-deck = Loaded Deck (gezinkter Stapel)
thing-rum-ration = Rum Ration (Rumration)
thing-false-colours = False Colours (falsche Flagge)
thing-bribed-gunner = Bribed Gunner (bestochener Kanonier)
thing-lashed-guns = Lashed Guns (festgezurrte Kanonen)
thing-steady-hands = Steady Hands (ruhige Hand)
thing-heated-shot = Heated Shot (glühende Kugel)
thing-double-charge = Double Charge (doppelte Ladung)
thing-sea-dragon = Sea Dragon Figurehead (Seedrachen-Galionsfigur)
thing-smoke-screen = Smoke Screen (Rauchschleier)
thing-hard-to-port = Hard to Port (hart Backbord)
thing-body-double = Body Double (Doppelgänger)
thing-bilge-pumps = Bilge Pumps (Lenzpumpen)
thing-lucky-coin = Lucky Coin (Glücksmünze)

## Aktionen, wie Ereignisse sie nennen

thing-aim = Zielen (Aim)
thing-hold = Abwarten (Hold)
thing-broadside = Breitseite (Broadside)
thing-sheer-off = Abdrehen (Sheer Off)
thing-reload-single = Nachladen (Reload), ein Schuss
thing-reload-full = Nachladen (Reload), voll
thing-repair = Reparieren (Repair)

## Die Fragen

ask-first-player = Wer fängt an?
ask-captain = Auf welchem Deck beginnt dein Kapitän?
ask-mate = Auf welchem Deck beginnt dein Erster Maat?
ask-fore-cannon = Welche Kanone stellst du vorne auf?
ask-aft-cannon = Welche Kanone stellst du achtern auf?
ask-draw-shot = Welcher Schuss kommt aus dem Beutel?
ask-load = Welcher Schuss kommt in die vordere Kanone? Der Rest kommt in die achtere
ask-man = An welche Kanone stellst du deinen Kanonier?
ask-point = Auf welche Zone richtest du dein Visier?
ask-turn-up-target = Welches Ziel wird aufgedeckt?
ask-deal-reputation = Welche Reputation wird ausgeteilt?
ask-keep-reputation = Welche Reputation behältst du?
ask-deal-trick = Welcher Trick wird ausgeteilt?
ask-keep-trick = Welchen Trick behältst du?
ask-draw = Welche Zielkarte wird gezogen?
ask-action = Welche Aktion führst du aus?
ask-aim-card = Mit welcher Zielkarte zielst du?
ask-aim-number = Für welche Zahl steht der Joker?
ask-aim-place = Wo legst du sie an?
ask-broadside-suit = Welche Farbe hat dein Flush?
ask-broadside-card = Welche Karte des Flushs kommt als nächste?
ask-broadside-shot = Welchen Schuss gibst du aus?
ask-lose-aim = Welche Zielkarte an deinen Zielen gibst du her?
ask-lose-marker = Wo verlierst du einen Marker?
ask-straight-start = Mit welcher Zahl beginnt deine Straße?
ask-straight-card = Welche Karte der Straße kommt als nächste?
ask-lose-card = Welche Handkarte geht verloren?
ask-reload-card = Welche Karte legst du fürs Nachladen ab?
ask-pair-card = Welche Karte des Paars legst du ab?
ask-put-back = Welchen Schuss legst du in den Beutel zurück?
ask-repair-card = Welche Karte legst du für die Reparatur ab?
ask-repair-man = Wer geht?
ask-repair-to = Wohin geht er?
ask-hawk = Hawk: nach dem Zielwechsel noch einmal zielen?
ask-uncover = Welchen Abzug legt der fehlende Mann offen?
ask-cover = Welchen Abzug deckt der neue Mann ab?
ask-fire = Feuerst du?
ask-spend-shot = Welchen Schuss feuerst du ab?
ask-figurehead = Vor Schritt 4: Benutzt du Sea Dragon Figurehead (Seedrachen-Galionsfigur)?
ask-figurehead-card = Welche Zielkarte muss der Angreifer ablegen?
ask-deadeye = Deadeye: Welches Ziel verbesserst du?
ask-steady-hands = Schritt 4: Benutzt du Steady Hands (ruhige Hand)?
ask-steady-row = Welches Ziel gilt als Perfect?
ask-after-step-4 = Was fügst du dem Schaden hinzu?
ask-evade = Auf dich wird gefeuert: Weichst du aus?
ask-hit = Wen verlierst du?
ask-body-double = Ein Offizier ginge verloren: Benutzt du Body Double (Doppelgänger)?
ask-turn-up-token = Welche Katastrophe liegt dort?
ask-bilge-pumps = Eine Katastrophe: Benutzt du Bilge Pumps (Lenzpumpen)?
ask-lucky-coin = Du hast gezogen: Benutzt du Lucky Coin (Glücksmünze)?
ask-discard = Welche Karte legst du wegen des Handlimits ab?
ask-return-to = Wohin kehrt der Marker zurück?
ask-sharpshooters = Auf welches Deck zielen deine Scharfschützen?
ask-spy = Welche Karte aus der Hand deines Gegners legst du ab?
ask-move-from = Welche Zielkarte verlegst du?
ask-move-to = An welche Stelle?
ask-look = Welches Ziel wird angesehen?
ask-crows-nest = Welches dieser Ziele nimmst du?
ask-replace = Welches deiner Ziele ersetzt es?
ask-powder-shot = Welchen Schuss bringt der Pulverjunge?
ask-powder-place = In welche Kanone?
ask-loaded-deck = Welche Karte deines Stapels nimmst du?
ask-bribe = Welcher Schuss deines Gegners kommt in den Beutel zurück?

## Was gewählt werden kann

choice-first-player = { $what } fängt an
choice-captain = Kapitän: { $what }
choice-mate = Erster Maat: { $what }
choice-fore-cannon = Vorne: { $what }
choice-aft-cannon = Achtern: { $what }
choice-draw-shot = { $what } ziehen
choice-load = { $what } vorne laden
choice-man = Bemannen: { $what }
choice-point = Visier auf: { $what }
choice-turn-up-target = Aufdecken: { $what }
choice-deal-reputation = { $what } austeilen
choice-keep-reputation = { $what } behalten
choice-deal-trick = { $what } austeilen
choice-keep-trick = { $what } behalten
choice-draw = Ziehen: { $what }
choice-aim-card = Zielen mit: { $what }
choice-aim-number = Als { $what }
choice-aim-place = Anlegen: { $what }
choice-broadside-suit = Ein Flush in { $what }
choice-broadside-card = Legen: { $what }
choice-broadside-shot = Ausgeben: { $what }
choice-lose-aim = Hergeben: { $what }
choice-lose-marker = Verlust: { $what }
choice-straight-start = Beginn mit { $what }
choice-straight-card = Legen: { $what }
choice-lose-card = Verlust: { $what }
choice-reload-card = Ablegen: { $what }
choice-pair-card = Ablegen: { $what }
choice-put-back = Zurücklegen: { $what }
choice-repair-card = Ablegen: { $what }
choice-repair-man = { $what } ->
choice-repair-to = Nach: { $what }
choice-uncover = Offen liegt: { $what }
choice-cover = Abgedeckt wird: { $what }
choice-spend-shot = { $what } abfeuern
choice-figurehead-card = Die Karte { $what }
choice-deadeye = { $what } verbessern
choice-steady-row = { $what } als Perfect
choice-hit = Verlust: { $what }
choice-turn-up-token = Aufdecken: { $what }
choice-discard = Ablegen: { $what }
choice-return-to = Nach: { $what }
choice-sharpshooters = Schießen auf: { $what }
choice-spy = Ablegen: { $what }
choice-move-from = Verlegen: { $what }
choice-move-to = Dorthin: { $what }
choice-look = Ansehen: { $what }
choice-crows-nest = Nehmen: { $what }
choice-replace = Ersetzen: { $what }
choice-powder-shot = { $what } nehmen
choice-powder-place = Laden: { $what }
choice-loaded-deck = Nehmen: { $what }
choice-bribe = Entladen: { $what }
choice-done = Fertig
choice-pass = Passen
choice-aim = Zielen (Aim)
choice-hold = Abwarten (Hold): eine Karte ziehen
choice-broadside = Breitseite (Broadside) mit einem Flush
choice-sheer-off = Abdrehen (Sheer Off) mit einer Straße
choice-reload-single = Einen Schuss nachladen
choice-reload-full = Alles nachladen, mit einem Paar
choice-repair = Reparieren (Repair)
choice-change-target = Statt der Aktionen das Ziel wechseln
choice-fire = Feuern
choice-hold-fire = Nicht feuern
choice-double-shot = Doppelter Schuss: auch den zweiten ausgeben
choice-evade = Mit einer Straße ausweichen
choice-trick = Trick: { $what }

## Warum etwas nicht gewählt werden kann

refusal-bs-first = Ausgelost wird einer der beiden Spieler
refusal-bs-officers = Offiziere stehen auf Decks, und es muss dort Platz sein
refusal-bs-cannons = Eine Kanone ist ein 18-Pounder, eine Long Nine oder eine Carronade
refusal-bs-shots = Gezogen werden kann nur, was im Beutel ist
refusal-bs-reload-order = Jeder Schuss kommt auf einen Platz deiner Kanonen; genannt werden sie der Reihe nach
refusal-bs-zero-in = Du bemannst eine deiner Kanonen und zielst auf eine Zone des gegnerischen Schiffs
refusal-bs-change-target = Das Ziel wechselt man vor der ersten Aktion, und zwar auf eine andere Zone
refusal-bs-target-deck = Es kann nur ein Ziel des Stapels kommen
refusal-bs-reputation = Ausgeteilt wird, was übrig ist, und du behältst eine deiner Reputationen
refusal-bs-tricks-draft = Ausgeteilt wird, was übrig ist, und du behältst einen deiner Tricks
refusal-bs-aim-deck = Es kann nur eine Karte dieses Zielkartenstapels gezogen werden
refusal-bs-two-actions = Diese Aktion ist jetzt nicht möglich
refusal-bs-keep-one = Zielen muss noch möglich bleiben: Eine Aktion und eine Karte müssen dafür übrig sein
refusal-bs-trick-use = Dieser Trick passt jetzt nicht oder brächte dir nichts
refusal-bs-aim = Zum Zielen brauchst du eine Karte deiner Hand und einen Platz an deinen Zielen
refusal-bs-wild = Ein Joker steht für eine Zahl von 1 bis 10
refusal-bs-flush = Karten einer Farbe oder Joker, in der Reihenfolge der Zahlen
refusal-bs-covered = Das ist auf deiner Leiste schon abgedeckt
refusal-bs-broadside = Du gibst deine geladenen Schüsse aus, der Gegner seine Zielkarten
refusal-bs-broadside-no-firing = Feuerverbot: Die Schüsse dieser Kanone sind nicht verwendbar
refusal-bs-one-by-one = Dort ist kein solcher Marker zu verlieren
refusal-bs-straight = Die nächste Zahl oder ein Joker, und es müssen mindestens zwei Karten sein
refusal-bs-sheer-off = Verloren geht nur eine Karte dieser Hand
refusal-bs-reload-single = Zwei Karten, nach Farben und Zahlen geordnet, und ein Platz muss frei sein
refusal-bs-pair = Ein Paar sind zwei Karten gleicher Zahl oder eine mit einem Joker
refusal-bs-repair = Einem Tau entlang, auf ein freies Feld oder dorthin, wo etwas zu flicken ist
refusal-bs-last-man = Der letzte Mann eines Decks bleibt dort
refusal-bs-officers-move = Offiziere gehen nur auf andere Decks, und dort muss Platz sein
refusal-bs-rep-hawk = Hawk erlaubt ein Zielen oder einen Trick an dessen Stelle
refusal-bs-free-first = Einer der beiden Abzüge
refusal-bs-may-fire = Es feuert nur die bemannte Kanone, geladen und ohne Feuerverbot
refusal-bs-spend-shot = Du gibst einen Schuss der feuernden Kanone aus
refusal-bs-trick-sea-dragon = Die Galionsfigur nimmt eine Zielkarte von den Zielen des Angreifers
refusal-bs-rep-deadeye = Deadeye verbessert ein Ergebnis, das nicht schon das beste der Kanone ist
refusal-bs-trick-steady-hands = Steady Hands macht aus Good oder Poor ein Perfect
refusal-bs-trick-moments = Nicht in diesem Augenblick
refusal-bs-evade = Zum Ausweichen brauchst du eine Straße aus offenen Zahlen
refusal-bs-officers-hit = Einer der Männer dieses Decks
refusal-bs-trick-body-double = Body Double benutzen oder passen
refusal-bs-tokens = Nur ein Plättchen, das noch verdeckt liegt
refusal-bs-trick-bilge-pumps = Bilge Pumps benutzen oder passen
refusal-bs-trick-lucky-coin = Lucky Coin benutzen oder passen
refusal-bs-draw-two = Eine Karte deiner Hand, nach Farben und Zahlen geordnet
refusal-bs-trick-no-effect = Nur dort, wo etwas fehlt
refusal-bs-trick-sharpshooters = Nur ein Deck, auf dem ein Matrose steht
refusal-bs-trick-spy-aboard = Nur eine Karte aus der Hand deines Gegners
refusal-bs-trick-range-finder = Von einer Stelle mit Karte an eine andere
refusal-bs-trick-crows-nest = Nur eines der angesehenen Ziele
refusal-bs-trick-powder-boy = Ein Schuss aus dem Beutel, auf einen freien Platz
refusal-bs-trick-loaded-deck = Nur eine Karte deines eigenen Stapels
refusal-bs-trick-bribed-gunner = Nur ein Schuss, der beim Gegner geladen ist

## Was geschieht

event-begins = { $you ->
    [yes] Du fängst an
   *[no] { $who } fängt an
}
event-captain-aboard = { $you ->
    [yes] Dein Kapitän: { $what }
   *[no] Kapitän von { $who }: { $what }
}
event-mate-aboard = { $you ->
    [yes] Dein Erster Maat: { $what }
   *[no] Erster Maat von { $who }: { $what }
}
event-mounts = { $you ->
    [yes] Du stellst auf: vorne { $what }, achtern { $other }
   *[no] { $who } stellt auf: vorne { $what }, achtern { $other }
}
event-draws-shot = { $you ->
    [yes] Du ziehst { $what } aus dem Beutel
   *[no] { $who } zieht { $what } aus dem Beutel
}
event-loads = { $you ->
    [yes] Du lädst { $what }: { $other }
   *[no] { $who } lädt { $what }: { $other }
}
event-mans = { $you ->
    [yes] Dein Kanonier steht hier: { $what }
   *[no] Der Kanonier von { $who } steht hier: { $what }
}
event-points-at = { $you ->
    [yes] Dein Visier zeigt auf: { $what }
   *[no] { $who } zielt auf: { $what }
}
event-turns-up = { $you ->
    [yes] Du deckst auf: { $what }
   *[no] { $who } deckt auf: { $what }
}
event-target-gone = { $you ->
    [yes] Abgelegt wird von dir: { $what }
   *[no] Abgelegt wird von { $who }: { $what }
}
event-aim-gone = { $you ->
    [yes] Von deinen Zielen kommt weg: { $what }
   *[no] Von den Zielen von { $who } kommt weg: { $what }
}
event-shows-reputation = { $you ->
    [yes] Deine Reputation: { $what }
   *[no] Reputation von { $who }: { $what }
}
event-turn = { $you ->
    [yes] Du bist am Zug (Nummer { $other })
   *[no] { $who } ist am Zug (Nummer { $other })
}
event-shows = { $you ->
    [yes] Du zeigst: { $what }
   *[no] { $who } zeigt: { $what }
}
event-names = { $you ->
    [yes] Du nennst: { $what }
   *[no] { $who } nennt: { $what }
}
event-aims = { $you ->
    [yes] Du legst { $what } an: { $other }
   *[no] { $who } legt { $what } an: { $other }
}
event-discards = { $you ->
    [yes] Du legst ab: { $what }
   *[no] { $who } legt ab: { $what }
}
event-covers = { $you ->
    [yes] Du deckst ab: { $what }
   *[no] { $who } deckt ab: { $what }
}
event-spends = { $you ->
    [yes] Du gibst aus: { $what }
   *[no] { $who } gibt aus: { $what }
}
event-loses = { $you ->
    [yes] Du verlierst einen Marker: { $what }
   *[no] { $who } verliert einen Marker: { $what }
}
event-loses-card = { $you ->
    [yes] Du verlierst aus der Hand: { $what }
   *[no] { $who } verliert aus der Hand: { $what }
}
event-puts-back = { $you ->
    [yes] Du legst zurück: { $what }
   *[no] { $who } legt zurück: { $what }
}
event-moves = { $you ->
    [yes] Es geht: { $what }, nach: { $other }
   *[no] Bei { $who } geht: { $what }, nach: { $other }
}
event-mends = { $you ->
    [yes] Dein Matrose ({ $what }) repariert: { $other }
   *[no] Matrose von { $who } ({ $what }) repariert: { $other }
}
event-exposed = { $you ->
    [yes] Bei dir liegt offen: { $what }, { $other }
   *[no] Bei { $who } liegt offen: { $what }, { $other }
}
event-covered = { $you ->
    [yes] Bei dir abgedeckt: { $what }, { $other }
   *[no] Bei { $who } abgedeckt: { $what }, { $other }
}
event-fires = { $you ->
    [yes] Du feuerst
   *[no] { $who } feuert
}
event-holds-fire = { $you ->
    [yes] Du feuerst nicht
   *[no] { $who } feuert nicht
}
event-raised = { $you ->
    [yes] Deadeye: { $what } ist jetzt { $other }
   *[no] Deadeye: { $what } ist jetzt { $other }
}
event-evades = { $you ->
    [yes] Du weichst aus: { $other } weniger
   *[no] { $who } weicht aus: { $other } weniger
}
event-no-evade = { $you ->
    [yes] Du weichst nicht aus
   *[no] { $who } weicht nicht aus
}
event-hits = { $you ->
    [yes] Du nimmst { $other } Schaden
   *[no] { $who } nimmt { $other } Schaden
}
event-loses-officer = { $you ->
    [yes] Dir geht verloren: { $what }
   *[no] { $who } verliert: { $what }
}
event-disaster = { $you ->
    [yes] Eine Katastrophe bei dir: { $what }
   *[no] Eine Katastrophe bei { $who }: { $what }
}
event-averted = { $you ->
    [yes] Du wendest sie ab: { $what }
   *[no] { $who } wendet sie ab: { $what }
}
event-sinks = { $you ->
    [yes] Dein Schiff sinkt
   *[no] Das Schiff von { $who } sinkt
}
event-officers-lost = { $you ->
    [yes] Dein Kapitän und dein Erster Maat sind verloren
   *[no] Kapitän und Erster Maat von { $who } sind verloren
}
event-trick = { $you ->
    [yes] Du benutzt { $what }
   *[no] { $who } benutzt { $what }
}
event-returns = { $you ->
    [yes] Ein Marker kehrt bei dir zurück: { $what }
   *[no] Ein Marker kehrt bei { $who } zurück: { $what }
}
event-replaces = { $you ->
    [yes] Du nimmst { $what } für { $other }
   *[no] { $who } nimmt { $what } für { $other }
}
event-shifts = { $you ->
    [yes] Du verlegst { $what }: { $other }
   *[no] { $who } verlegt { $what }: { $other }
}
event-loads-one = { $you ->
    [yes] Du lädst { $what }: { $other }
   *[no] { $who } lädt { $what }: { $other }
}
event-unloaded = { $you ->
    [yes] Zurück in den Beutel kommt von dir: { $what }
   *[no] Zurück in den Beutel kommt von { $who }: { $what }
}
event-spies = { $you ->
    [yes] Du siehst dir die Hand deines Gegners an
   *[no] { $who } sieht sich die gegnerische Hand an
}
event-changes-target = { $you ->
    [yes] Du wechselst das Ziel
   *[no] { $who } wechselt das Ziel
}
event-acts = { $you ->
    [yes] Deine Aktion: { $what }
   *[no] Aktion von { $who }: { $what }
}
event-potential = { $you ->
    [yes] Dein möglicher Schaden ist { $other }
   *[no] Der mögliche Schaden von { $who } ist { $other }
}
event-wrong-shot = { $you ->
    [yes] { $what } ist der falsche Schuss: 1 weniger
   *[no] { $what } ist der falsche Schuss: 1 weniger
}
event-penalties = { $you ->
    [yes] Deine Kanonenabzüge: { $other } weniger
   *[no] Kanonenabzüge von { $who }: { $other } weniger
}
event-adds = { $you ->
    [yes] Du fügst { $other } Schaden hinzu
   *[no] { $who } fügt { $other } Schaden hinzu
}
event-targets-shuffled = Die abgelegten Ziele werden zum neuen Stapel
event-deck-shuffled = { $you ->
    [yes] Deine abgelegten Karten werden dein neuer Stapel
   *[no] Die abgelegten Karten von { $who } werden zum neuen Stapel
}
event-result = { $what }: { $other }
event-steadied = { $what } gilt als Perfect
event-stalemate = Zweihundert Züge sind vorbei: Das Gefecht endet
event-offered = { $you ->
    [yes] Du bekommst { $what }
   *[no] { $who } bekommt { $what }
}
event-offered-unseen = { $who } bekommt eine Karte
event-keeps-trick = { $you ->
    [yes] Du behältst { $what }
   *[no] { $who } behält { $what }
}
event-keeps-trick-unseen = { $who } behält einen Trick
event-draws = { $you ->
    [yes] Du ziehst: { $what }
   *[no] { $who } zieht: { $what }
}
event-draws-unseen = { $who } zieht eine Karte
event-looks-at = { $you ->
    [yes] Du siehst: { $what }
   *[no] { $who } sieht: { $what }
}
event-looks-at-unseen = { $who } sieht sich ein Ziel an
event-finds = { $you ->
    [yes] Du nimmst aus deinem Stapel: { $what }
   *[no] { $who } nimmt aus dem Stapel: { $what }
}
event-finds-unseen = { $who } nimmt eine Karte aus dem Stapel

## Was auf dem Tisch liegt

zone-hand = Hand
zone-deck = Zielkartenstapel
zone-discards = Abgelegte Zielkarten
zone-known = Von der Hand allen bekannt
zone-spied = Von der Hand dem Gegner bekannt
zone-targets = Ziele
zone-aimed = Zielkarten an Zielen
zone-wilds = Zahlen der Joker dort
zone-markers = Marker
zone-captain = Kapitän
zone-mate = Erster Maat
zone-barred = Offenes Feuerverbot
zone-tokens = Übrige Katastrophenplättchen
zone-token_zones = Katastrophenplättchen liegen bei
zone-fore = Vordere Kanone
zone-aft = Achtere Kanone
zone-loaded = Geladen
zone-manned = Kanonier an
zone-gunsight = Visier auf
zone-broadsided = Abgedeckt auf der Breitseitenleiste
zone-sheered = Abgedeckt auf der Abdrehleiste
zone-evaded = Abgedeckt auf der Ausweichleiste
zone-tricks = Schmutzige Tricks
zone-offered = Zur Wahl
zone-unkept = Nicht behalten
zone-reputation = Reputation
zone-placed = Offiziere gezeigt
zone-mounted = Kanonen gezeigt
zone-revealed = Reputationen gezeigt
zone-first = Anfangender Spieler
zone-turn = Gespielte Züge
zone-player = Am Zug
zone-actions = Übrige Aktionen
zone-aimed_this_turn = In diesem Zug gezielt
zone-acted = In diesem Zug gehandelt
zone-gave_up = Phase 1 aufgegeben
zone-rum = Rumration in diesem Zug
zone-target_deck = Zielstapel
zone-target_discards = Abgelegte Ziele
zone-looked_at = Unter Crow's Nest
zone-reckoned_targets = Davon allen bekannt
zone-bag = Schüsse im Beutel
zone-loose = Zu ladende Schüsse
zone-used = Benutzte Tricks
zone-undealt = Nie ausgeteilt
zone-playing = Karte in der Luft
zone-suit = Farbe des Flushs
zone-start = Straße beginnt bei
zone-laid = Gelegte Karten
zone-flush = Mögliche Farben des Straight Flush
zone-shooting = Schuss im Gang
zone-potential = Möglicher Schaden
zone-damage = Bisheriger Schaden
zone-spent = Erster ausgegebener Schuss
zone-held_two = Zweiter Schuss möglich
zone-lashed = Lashed Guns
zone-charged = Double Charge
zone-results = Ergebnisse
zone-emptied = Kommende Katastrophen
zone-won = Gewonnen
zone-exposed = Offene Abzüge

## Was vor dem Spiel vereinbart wird

option-reputations = Reputationen
option-reputations-off = ohne Reputationen
option-reputations-on = mit Reputationen
option-dirty_tricks = schmutzige Tricks
option-dirty_tricks-off = ohne schmutzige Tricks
option-dirty_tricks-on = mit schmutzigen Tricks
