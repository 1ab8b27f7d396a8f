# Was alle Spiele gemeinsam haben

seat-you = du
seat-number = Platz { $n }
times = { $line } ({ $n }-mal)
yes = ja
no = nein

result-you = Du gewinnst
result-one = { $who } gewinnt
result-shared = { $who } teilen sich den Sieg
result-none = Niemand gewinnt
result-unfinished = Das Spiel geht weiter

runs-compiled = Die Regeln laufen kompiliert.
runs-uncompiled = Die Regeln laufen unkompiliert: die gleichen Spiele, nur Simulationen und starke Bots sind langsamer.

which-game = Welches Spiel?
number-or-name = Nenne die Nummer oder den Namen.
saved-in = Wird beim Spielen gespeichert in { $file }
go-on = Gespeichert. Weiter geht es mit: orlop play --resume { $file }
told-by = Nacherzählt wird es mit: orlop replay { $file }

slip-unknown = { $said } ist hier keine Wahl: Nenne die Nummer, die Notation oder den Anfang davon; /help sagt mehr.
slip-several = { $said } kann mehreres sein: { $may }
slip-command = { $said } ist kein Befehl; es gibt: { $may }
help = Gewählt wird mit der Nummer, der Notation oder dem Anfang davon. Enter nimmt die einzige Wahl, die es gibt.
why-open = Das darf gewählt werden
why-not = { $what }: { $why }

ruling = Festlegung (von uns)

games-players = { $least } bis { $most } Personen
games-players-one = { $least } Personen
games-rules = Regeln { $n }

simulate-games = { $n ->
    [one] ein Spiel
   *[other] { $n } Spiele
} mit { $players } Personen in { $seconds } Sekunden
simulate-decisions = { $n } Entscheidungen, { $chances } Antworten des Zufalls; das längste Spiel hatte von beiden { $longest }
simulate-seat = Platz { $seat } ({ $bot }): { $wins } allein gewonnen
simulate-shared = geteilt: { $n }
simulate-none = niemand gewann: { $n }

verify-finished = { $file }: { $game } mit { $players } Personen, { $answers } Antworten, beendet: { $result }
verify-unfinished = { $file }: { $game } mit { $players } Personen, { $answers } Antworten, unbeendet

replay-at = Nach { $at } von { $answers } Antworten, wie { $who } es sieht
replay-as = Wie { $who } es sieht
replay-spectator = wer zuschaut

bench-rules = { $compiled ->
    [yes] kompilierte Regeln
   *[no] unkompilierte Regeln
}
bench-players = { $game } ({ $players })
bench-playouts = zufällige Spiele im Code der Regeln
bench-loop = eine Python-Schleife über die API
bench-loop_chance = ebenso, der Zufall aus Python beantwortet
bench-copies = Kopien mitten im Spiel
bench-decisions = { $n } Entscheidungen pro Sekunde
bench-copies-rate = { $n } pro Sekunde

new-game-made = { $game } ist angelegt: { $folder }
new-game-tests = Seine Tests: { $folder }
new-game-play = Gespielt wird es mit: orlop play { $game }

## Platz nehmen

as-last-time = Enter: wie beim letzten Mal ({ $what }).
again-or-anew = Enter, oder n für eine neue Auswahl:
anew = n neu nein
which-value = Nummer oder Name [{ $usual }]:
not-offered = Jetzt nicht: { $why }
how-many = Wie viele spielen mit? { $least } bis { $most } [{ $usual }]:
who-sits = Wer sitzt am Tisch? [{ $usual }]:
who-sits-help =
    Nenne die Plätze der Reihe nach, durch Kommas getrennt: du, Bots, und wer sonst an dieser Tastatur sitzt, beim Namen.
bot-random = ein Bot, der irgendetwas wählt
bot-greenhorn = ein Bot mit ein paar vernünftigen Faustregeln
which-saved = Welches Spiel geht weiter? [1]:
cannot-hide = Mehrere an einer Tastatur brauchen ein Terminal, das sich leeren lässt, damit niemand fremde Handkarten sieht: Dieses hier kann das nicht.

## Am Tisch

keys = ? warum ∙ /card NAME ∙ /undo ∙ /log ∙ /help
hand-over = Als Nächstes ist { $who } dran. Sonst sieht jetzt niemand her; Enter, wenn { $who } hier sitzt.
undone = Zurückgenommen.
undo-nothing = Du hast noch nichts gewählt, was sich zurücknehmen ließe.
undo-chance = Seitdem hat der Zufall geantwortet: Das bleibt.
undo-others = Seitdem hat { $who } gewählt: Das bleibt.
undo-seen = Seitdem ist { $what } ans Licht gekommen: Das bleibt.
pace-is = { $seconds } Sekunden von einer Zeile zur nächsten.
slip-card = { $said } ist keine Karte dieses Spiels.
slip-no-clause = Keine Regel handelt von { $what } allein.
slip-copy = { $file }: { $why }
slip-lang = Nach /lang steht eine von { $may }.
slip-pace = Nach /pace stehen die Sekunden zwischen zwei Zeilen, von 0 bis 10, oder aus.
help-why = ? oder /why: die Regel hinter dem, was eben geschah; /why WAHL: warum das gewählt werden darf oder nicht
help-card = /card NAME: was eine Karte tut
help-undo = /undo: zurück zu deiner letzten Wahl, wenn seitdem nichts herausgekommen ist
help-log = /log: was geschehen ist; /log 50, /log alles
help-save = /save: wo das Spiel bei jeder Wahl gespeichert wird; /save DATEI schreibt eine Kopie
help-lang = /lang en: die Sprache
help-pace = /pace SEKUNDEN: wie schnell erzählt wird; /pace aus: alles auf einmal
help-help = /help: dies hier
help-quit = /quit, Ctrl-C oder Ctrl-D: gehen; das Spiel kann weitergehen

## Zurückblicken und lernen

walk-keys = Enter weiter ∙ b zurück ∙ /as PLATZ ∙ /at N ∙ /fork ∙ /quit
walk-help = Enter oder n: weiter zur nächsten Wahl. b: zurück. Ein Punkt: eine Antwort weiter. Eine Zahl: zu dieser Antwort; /at end: ans Ende. /as 0 bis /as { $most }, /as spectator oder /as open: mit anderen Augen. /fork: von hier aus weiterspielen. /quit: gehen.
walk-on = Enter geht weiter.
walk-fork = An welchem Platz spielst du weiter? /fork 0 bis /fork { $most }
walk-open = alle zusammen (offene Karten)
undo-lesson = In einer Lektion wird nichts zurückgenommen: Sie geht nur mit der richtigen Wahl weiter.
slip-nothing-kept = Eine Lektion wird nicht gespeichert; du kannst sie jederzeit neu beginnen.
next-lesson = Enter: die nächste Lektion.
learnt = Das waren alle Lektionen. Jetzt spiel es: orlop play { $game }
learn-on = Weiter geht es mit: orlop learn { $game }

## Was nicht geht

wrong-lang = --lang { $said }: eine von { $may }
wrong-set = --set { $said }: Eine Option schreibt sich name=wert; { $may }
wrong-option = --set { $said }: { $may }
wrong-twice = --set { $said }: { $name } ist zweimal gesetzt
wrong-bot = --bots { $said }: '{ $name }' ist kein Bot; es gibt { $may }
wrong-bots = --bots { $said }: { $names } Namen für { $players } Plätze; einer für jeden oder einer für alle
wrong-seat = --seats { $said }: '{ $name }' sitzt auf keinem Platz; das tun { $may }
wrong-yours = --seats { $said }: Ein Platz ist deiner, nicht { $n }; nenne die anderen beim Namen: you:ann,you:ben
wrong-names = --seats { $said }: Zwei haben denselben Namen
wrong-seats = --seats { $said }: { $names } Namen für { $players } Plätze; einer für jeden
wrong-as = --as { $said }: ein Platz (0 bis { $last }), { $spectator } oder { $all }
wrong-at = --at { $said }: 0 bis { $answers }, denn so viele Antworten hat die Aufzeichnung, oder end
wrong-seed = --seed { $said }: eine ganze Zahl von 0 bis 2^64 - 1
wrong-number = { $name } { $said }: eine ganze Zahl ab 1
wrong-pace = --pace { $said }: von 0 bis 10 Sekunden
wrong-new-only = { $option } ist für ein neues Spiel; eines, das weitergeht, hat das alles in seiner Aufzeichnung
wrong-resume = --resume { $said }: eine Datei, oder keine für das letzte Spiel
wrong-game = Das Spiel in { $file } ist { $game }, nicht { $said }
wrong-which = Welches Spiel? Eines von { $may }: orlop play SPIEL
wrong-no-lessons = { $game } hat noch keine Lektionen
wrong-lesson = --from { $said }: { $game } hat die Lektionen 1 bis { $many }
wrong-choice = Zeile { $line } der Eingabe: { $said } ist jetzt keine Wahl; das sind: { $may }
wrong-save = { $file } gibt es schon; --resume geht damit weiter, --save nimmt einen neuen Namen
wrong-open = { $file }: Ein anderer Tisch hat dieses Spiel offen; nur einer kann es gerade spielen
wrong-stdin = --resume -: Ein Spiel geht in seiner Datei weiter; die Standardeingabe ist keine
wrong-torn = { $file } bricht im Kopf ab: Gespielt wurde nichts, beginne also neu
wrong-over = Das Spiel in { $file } ist zu Ende; orlop replay erzählt es
wrong-none = In { $folder } liegt kein unbeendetes Spiel; --resume DATEI nennt eines
wrong-none-of = In { $folder } liegt kein unbeendetes Spiel von { $game }; --resume DATEI nennt eines
