game = Template Game

thing-crate = Kiste { $n }
thing-coin = Münze { $n }

ask-draw = Welche Kiste wird geholt?
ask-call = Du rufst aus: Wird das Los verkauft, wie es liegt?
ask-bid = Welche Münze bietest du?

choice-draw = { $what } holen
choice-sell = Das Los verkaufen, wie es liegt
choice-more = Erst noch eine Kiste
choice-bid = { $what } bieten

refusal-tpl-draw = Nur eine Kiste, die noch im Laderaum liegt, kann geholt werden
refusal-tpl-call = Wer ausruft, verkauft das Los oder will erst noch eine Kiste
refusal-tpl-bid = Geboten wird eine der eigenen Münzen
refusal-tpl-spent = Diese Münze hast du schon ausgegeben

event-draws = { $what } kommt aus dem Laderaum
event-sells = { $you ->
    [yes] Du bietest das Los zum Verkauf
   *[no] { $who } bietet das Los zum Verkauf
}
event-wants-more = { $you ->
    [yes] Du willst noch eine Kiste
   *[no] { $who } will noch eine Kiste
}
event-bids = { $you ->
    [yes] Du bietest verdeckt { $what }
   *[no] { $who } bietet verdeckt { $what }
}
event-bids-unseen = { $who } bietet verdeckt eine Münze
event-shows = { $you ->
    [yes] Du zeigst { $what }
   *[no] { $who } zeigt { $what }
}
event-wins = { $you ->
    [yes] Du bekommst
   *[no] { $who } bekommt
} das Los: { $other ->
    [one] ein Punkt
   *[other] { $other } Punkte
}
event-sinks = Niemand bekommt das Los: Es versinkt
event-stays = Niemand bekommt das Los: Es bleibt für die nächste Runde

zone-hold = Laderaum
zone-lot = Los
zone-sunk = Versunken
zone-loot = Beute
zone-coins = Münzen
zone-bid = Gebot
zone-spent = Ausgegeben
zone-caller = Es ruft aus
zone-points = Punkte

option-ties = Ein Los, für das mehrere das höchste Gebot abgeben
option-ties-sink = versinkt
option-ties-stay = bleibt für die nächste Runde
