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
help = Gewählt wird mit der Nummer, der Notation oder dem Anfang davon. ? nennt die Regel hinter der Frage, /why WAHL, warum etwas gewählt werden darf oder nicht, mit /quit gehst du; das Spiel wird beim Spielen gespeichert.
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
