# The Movement, and rescues.

verb-move = Bewegen
    .name = bewegen
    .help = Dein Schiff bewegen: tippe „C4 C5 D5“, oder nur „C5“ oder „mars“ für den billigsten Weg
    .next = Weiterfliegen, einen Planeten nutzen oder abbauen?
verb-rescue = Rettung
    .name = rettung
    .help = Zum Merkur teleportieren; kostet dich 20 Punkte
    .hint = Teleportiere zum Merkur. Das kostet dich 20 Punkte, wenn du keine kostenlose Rettung mehr hast.

# The second line of a word of the path --------------------------------------------------------------------------------

choice-step = { $place }{ $asteroid ->
    [0] {""}
   *[other] , Asteroid
}{ $beside ->
    [0] {""}
   *[other] , neben { FORM($planets-id, part: "dem") }
}
    .band = Irgendwo in Band { $band }{ $band ->
        [E] {" "}(Asteroidengürtel)
       *[other] {""}
    }
choice-half = { $place } zum halben Preis
    .band = Zum halben Preis
choice-jump = Nach { $place } springen
    .band = Sprünge
choice-from = Das Schiff in { $place } bewegen
choice-rescued = das Schiff in { $place }
choice-to = Nach { $place }
    .band = Band { $band }
choice-gate-energy = Das Wurmloch in { $place } für { $energy } Energie versetzen
    .band = Wurmlöcher
choice-gate-resource = Das Wurmloch in { $place } für einen Rohstoff versetzen
    .band = Wurmlöcher
choice-gate-new-energy = Ein Wurmloch für { $energy } Energie setzen
    .band = Wurmlöcher
choice-gate-new-resource = Ein Wurmloch für einen Rohstoff setzen
    .band = Wurmlöcher
choice-extract = Den Dunkelenergie-Extraktor nutzen
# What it costs is said beside it where a path may end.
choice-step-price = { $steps ->
    [one] 1 Schritt
   *[other] { $steps } Schritte
}{ $two ->
    [0] {""}
   *[other] {" "}von { $flown } ({ $gone } verschwindet)
}, dann noch { $energy } Energie{ $converted ->
    [0] {""}
    [one] {" "}(wandelt 1 Rohstoff um)
   *[other] {" "}(wandelt { $converted } Rohstoffe um)
}
mark-step = { $price } Energie, dann noch { $energy }
choice-jump-free = Kostenlos, vor deinem ersten Schritt
choice-from-there = Das andere wird entfernt
choice-gate-left = Dann noch { $energy } Energie und { $resources ->
    [one] 1 Rohstoff
   *[other] { $resources } Rohstoffe
}
# Where an Action follows, what it costs or gives there stands before the way.
choice-goal-way = { $does }; { choice-step-price }{ $home ->
    [0] {""}
   *[other] , zu wenig bis zum Merkur
}
choice-extract-gain = Bringt { $price } Energie

# Destinations -------------------------------------------------------------------------------------------------------

goal-mercury = Merkur, laden
goal-venus = Venus, Kundschafter anwerben
goal-earth = Erde, abstimmen
goal-leader = Erde, Vorsitzmarker nehmen
goal-mars = Mars, Ausbauten kaufen
goal-jupiter = Jupiter, Exoplaneten nehmen
goal-saturn = Saturn, Aufträge ziehen
goal-uranus = Uranus, Technologie nehmen
goal-neptune = Neptun, Forschung nehmen
goal-mine = { $here ->
    [0] Asteroid { $slot }
   *[other] Asteroid
}{ $worth ->
    [0] {""}
   *[other] , Wert { $worth },
} abbauen
goal-asteroid = { $here ->
    [0] Asteroid { $slot }
   *[other] ein Asteroid
}{ $worth ->
    [0] {""}
   *[other] , Wert { $worth }
}
does-mercury = ganz voll
does-venus = { $most ->
    [one] 1 Kundschafter
   *[other] 1 bis { $most } Kundschafter
}
does-earth = eine Belohnung
does-leader = du beginnst die nächste Runde
does-mars = { $most ->
    [one] 1 Ausbau
   *[other] 1 bis { $most } Ausbauten
}
does-jupiter = { $cost ->
    [0] kostenlos
    [one] für 1 Rohstoff
   *[other] für { $cost } Rohstoffe
}
does-saturn = behalte { $keep } von { $draw }
does-uranus = eine beliebige Technologie
does-neptune = 1 von { $n } Karten
nothing-room = { $room ->
    [0] deine Batterie ist voll
   *[other] deine Batterie hat Platz für { $room }
}
nothing-explorers = es sind keine Kundschafter übrig
nothing-leader = er ist vergeben
nothing-voted = du hast abgestimmt
nothing-slots = alle Steckplätze sind voll
nothing-market = nichts liegt aus
nothing-resources = { $have ->
    [0] du hast keine Rohstoffe
    [one] du hast 1 Rohstoff
   *[other] du hast { $have } Rohstoffe
}
nothing-hold = dein Frachtraum ist voll
goal-several = { $things }
goal-or-mine = { $use }, oder abbauen: { $rocks }
choice-goal = { $what } ({ $place }{ $others ->
    [0] {""}
   *[other] , auch neben { FORM($also-id, part: "dem") }
})
choice-goal-nothing = { $what } ({ $place }{ $others ->
    [0] {""}
   *[other] , auch neben { FORM($also-id, part: "dem") }
}): { $why }

choice-goal-here = { $what } (hier)

# The whole path -------------------------------------------------------------------------------------------------------

price-movement = dann noch { $energy } Energie und { $resources ->
    [one] 1 Rohstoff
   *[other] { $resources } Rohstoffe
}
movement-whole = Nach { $place } fliegen{ $beside ->
    [0] {""}
   *[other] , neben { FORM($planets-id, part: "dem") }
}

movement-and-act = Nach { $place } fliegen und { FORM($what-id, part: "den") } { $act ->
    [use] nutzen
   *[mine] abbauen
}

# What happened --------------------------------------------------------------------------------------------------------

event-moved = { $side } { AGREE($side-id, "fliegt", "fliegst", "fliegen", "fliegt") } von { $from } nach { LAST($sectors-id) } für { $spent } Energie.
event-jumped = { $side } { AGREE($side-id, "springt", "springst", "springen", "springt") } mit dem Alcubierre-Antrieb von { $from } nach { $to }.
event-converted = { $side } { AGREE($side-id, "wandelt", "wandelst", "wandeln", "wandelt") } unterwegs { $n ->
    [one] 1 Rohstoff
   *[other] { $n } Rohstoffe
} in Energie um.
event-wormhole-moved-for-energy = { $side } { AGREE($side-id, "versetzt", "versetzt", "versetzen", "versetzt") } das Wurmloch von { $from } nach { $to } für { $energy } Energie.
event-wormhole-moved-for-resource = { $side } { AGREE($side-id, "versetzt", "versetzt", "versetzen", "versetzt") } das Wurmloch von { $from } nach { $to } für einen Rohstoff.
event-wormhole-brought-for-energy = { $side } { AGREE($side-id, "setzt", "setzt", "setzen", "setzt") } ein Wurmloch in { $to } für { $energy } Energie.
event-wormhole-brought-for-resource = { $side } { AGREE($side-id, "setzt", "setzt", "setzen", "setzt") } ein Wurmloch in { $to } für einen Rohstoff.
event-extracted = { $side } { AGREE($side-id, "leert", "leerst", "leeren", "leert") } die Sektoren der Wurmlöcher und { AGREE($side-id, "erhält", "erhältst", "erhalten", "erhaltet") } { $n } Energie.
event-moved-ahead = Von { $from } nach { LAST($sectors-id) } fliegen für { $spent } Energie.
# What a move does that ends with an Action.
event-landing-ahead = { CAPITAL(FORM($what-id, part: "den")) } { $act ->
    [use] nutzen
   *[mine] abbauen
}.
event-jumped-ahead = Mit dem Alcubierre-Antrieb von { $from } nach { $to } springen.
event-converted-ahead = Unterwegs { $n ->
    [one] 1 Rohstoff
   *[other] { $n } Rohstoffe
} in Energie umwandeln.
event-wormhole-moved-for-energy-ahead = Das Wurmloch von { $from } nach { $to } für { $energy } Energie versetzen.
event-wormhole-moved-for-resource-ahead = Das Wurmloch von { $from } nach { $to } für einen Rohstoff versetzen.
event-wormhole-brought-for-energy-ahead = Ein Wurmloch in { $to } für { $energy } Energie setzen.
event-wormhole-brought-for-resource-ahead = Ein Wurmloch in { $to } für einen Rohstoff setzen.
event-extracted-ahead = Die Sektoren der Wurmlöcher leeren: +{ $n } Energie.
event-ship-removed = { $side } { AGREE($side-id, "entfernt", "entfernst", "entfernen", "entfernt") } das Schiff in { $place }.
event-ship-removed-ahead = Dein Schiff in { $place } wird entfernt.
event-rescued = { $side } { AGREE($side-id, "wird", "wirst", "werden", "werdet") } nach { $place } gerettet und { AGREE($side-id, "verliert", "verlierst", "verlieren", "verliert") } { $points } Punkte.
event-rescued-free = { $side } { AGREE($side-id, "wird", "wirst", "werden", "werdet") } nach { $place } gerettet; die erste Rettung ist kostenlos.
event-rescued-by-beacon = { $side } { AGREE($side-id, "gibt", "gibst", "geben", "gebt") } { $card } zurück und { AGREE($side-id, "wird", "wirst", "werden", "werdet") } nach { $place } gerettet.

# Refusals -------------------------------------------------------------------------------------------------------------

refusal-path-too-dear = Der billigste Weg nach { $place } kostet { $price } Energie, und du hast { $left }, Rohstoffe mitgezählt.
    .title = Zu teuer.
    .remedy = Dir fehlen { $missing }: Lade am Merkur, oder wähle Sektoren mit weniger Energie darin.
refusal-path-over-capacity = { $place } zu betreten kostet auf einmal { $price } Energie, und deine Batterien fassen { $capacity }.
    .title = Zu viel auf einmal.
    .remedy = Wähle einen Sektor mit weniger Energie darin.
refusal-path-here = Dein Schiff ist schon in { $place }.
    .title = Schon dort.
    .remedy = Wähle einen anderen Sektor.
refusal-path-again = In dieser Bewegung warst du schon in { $place }.
    .title = Nicht zweimal.
    .remedy = Wähle einen Sektor, in dem du noch nicht warst.
refusal-path-unknown = „{ $given }“ ist kein Sektor.
    .title = Kein solcher Sektor.
    .remedy = Schreib Sektoren so: „C4“, ein Band von A bis H und eine Zahl von 1 bis 12. Du kannst auch einen Planeten nennen.
refusal-path-planet = Von dort erreichst du keinen Sektor neben { FORM($planet-id, part: "dem") }.
    .title = Zu weit.
    .remedy = Lade am Merkur, oder wähle etwas Näheres.
refusal-path-blocked = Kein Weg führt nach { $place }, ohne einen Sektor zweimal zu betreten.
    .title = Kein Weg dorthin.
    .remedy = Fliege von Anfang an anders.
refusal-kuiper = Schiffe können nicht in den Kuipergürtel, wo { $place } liegt.
    .title = Keine Schiffe dort.
    .remedy = Fliege in Band H: Asteroiden des Kuipergürtels baust du aus den Sektoren ab, die an sie grenzen.
refusal-moved-already = Ein Zug hat eine Bewegung, vor der Aktion.
    .title = Keine Bewegung mehr.
    .remedy = Wähle eine Aktion, oder beende deinen Zug.
refusal-not-before-steps = Das geht nur am Anfang einer Bewegung, vor dem ersten Schritt.
    .title = Zu spät.
    .remedy = Leere den Weg und beginne damit.
refusal-no-drive = Dein Alcubierre-Antrieb ist nicht fertig.
    .title = Kein Antrieb.
    .remedy = Setze erst am Mars in alle seine Steckplätze Ausbauten ein.
refusal-jumped-already = Der Alcubierre-Antrieb springt einmal je Bewegung.
    .title = Nicht zweimal.
    .remedy = Mach mit Schritten weiter.
refusal-jump-in-belt = Im Asteroidengürtel wirkt der Alcubierre-Antrieb nicht, und dein Schiff ist in { $place }.
    .title = Nicht aus dem Gürtel.
    .remedy = Verlasse Band E mit Schritten.
refusal-jump-other-band = Der Alcubierre-Antrieb bleibt in Band { $band }, und { $place } liegt in einem anderen.
    .title = Anderes Band.
    .remedy = Spring in einen Sektor von Band { $band }, dann mach mit Schritten weiter.
refusal-no-other-ship = Du hast dort kein anderes Schiff.
    .title = Kein solches Schiff.
    .remedy = Das Schiff in { $place } bewegt sich.
refusal-ship-elsewhere = Dein anderes Schiff ist woanders; wählst du keines, bewegt sich das in { $place }.
    .title = Kein solches Schiff.
    .remedy = Wähle eines der angebotenen Schiffe.
refusal-ship-first = Welches Schiff sich bewegt, wählst du vor allem anderen.
    .title = Zu spät.
    .remedy = Leere den Weg und beginne mit dem Schiff.
refusal-no-tunnels = Nur die Quantentunnler versetzen in ihrer Bewegung Wurmlöcher.
    .title = Nicht deine Fähigkeit.
    .remedy = Mach mit Schritten weiter.
refusal-gate-not-now = Dieses Wurmloch lässt sich jetzt nicht versetzen: Danach könntest du keinen Schritt mehr zahlen, oder es ist keines da.
    .title = Nicht jetzt.
    .remedy = Wähle ein angebotenes Wurmloch, oder mach mit Schritten weiter.
refusal-gate-unpaid = Wähle erst das Wurmloch, das du versetzt, und womit du zahlst.
    .title = Welches Wurmloch?
    .remedy = Tippe „gate-B6-energy to-E5“ oder „gate-B6-resource to-E5“.
refusal-wormhole-first = Das Wurmloch, für das du zahlst, hat noch keinen Sektor.
    .title = Wohin?
    .remedy = Wähle seinen Sektor, etwa „to-E5“.
refusal-wormhole-there = In { $place } ist schon ein Wurmloch.
    .title = Besetzt.
    .remedy = Wähle einen anderen Sektor.
refusal-extract-empty = In den Sektoren der Wurmlöcher liegt keine Energie, oder du könntest dich danach nicht bewegen.
    .title = Nichts zu holen.
    .remedy = Versetze erst ein Wurmloch in einen Sektor mit Energie, oder mach mit Schritten weiter.
refusal-extract-not-now = Dafür brauchst du einen fertigen Dunkelenergie-Extraktor, und er wirkt einmal je Runde.
    .title = Nicht jetzt.
    .remedy = Mach mit Schritten weiter.
refusal-no-half = Nur die Müllpresse halbiert einen Preis.
    .title = Voller Preis.
    .remedy = Wähle den Sektor zum vollen Preis.
refusal-halved-already = In dieser Bewegung hast du schon einen Sektor zum halben Preis betreten.
    .title = Nicht zweimal.
    .remedy = Wähle den Sektor zum vollen Preis.
refusal-half-not-adjacent = { $place } grenzt nicht an { $at }.
    .title = Zu weit.
    .remedy = Fliege erst daneben.
refusal-half-helps-not = { $place } zu betreten kostet höchstens { $price } Energie, und der halbe Preis ist nicht weniger.
    .title = Nichts gespart.
    .remedy = Wähle den Sektor zum vollen Preis.
refusal-rescue-elsewhere = Eine Rettung endet neben dem Merkur, und { $place } grenzt nicht an ihn.
    .title = Nicht am Merkur.
    .remedy = Wähle { $places }.
refusal-rescue-here = Dein Schiff ist schon in { $place }.
    .title = Schon dort.
    .remedy = Wähle einen anderen Sektor am Merkur.
refusal-no-beacon = Du hast kein Notfunkfeuer, das du zurückgeben könntest.
    .title = Kein Funkfeuer.
    .remedy = Lass „beacon“ weg und zahle mit Punkten.

# Parameters -----------------------------------------------------------------------------------------------------------

param-path = Weg
    .name = weg
param-sector = Sektor
    .name = sektor
