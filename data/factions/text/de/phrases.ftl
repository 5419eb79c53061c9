# What cards say: every effect, price, condition and lasting change. Clauses begin small and end without a full stop,
# because others hold them.

lettered = { $letter }: { $said }

# Effects ------------------------------------------------------------------------------------------------------

do-gain = { $what } erhalten
gain-energy = { $n } Energie
gain-resources = { $n ->
    [one] 1 Rohstoff
   *[other] { $n } Rohstoffe
}
gain-explorers = { $n } Kundschafter
gain-exoplanet = { $source ->
    [market] einen beliebigen Exoplaneten aus der Auslage, kostenlos,
   *[deck] den obersten Exoplaneten des Stapels
}
gain-tech = eine beliebige Technologie
gain-research = { $source ->
    [market] eine beliebige Forschungskarte aus der Auslage
   *[deck] die oberste Forschungskarte des Stapels
}
gain-points = { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
}

do-energy = die Batterie füllen
do-objective = einen Auftrag aussuchen (2 ziehen, 1 behalten)
do-upgrade = { $n ->
    [one] 1 Ausbau
   *[other] { $n } Ausbauten
} einsetzen
do-orbit = { $planet ->
    [all] alle Planeten auf ihren Ringen { $steps ->
        [one] 1 Schritt
       *[other] { $steps } Schritte
    } weiterziehen
   *[any] einen beliebigen Planeten auf seinem Ring { $steps ->
        [one] 1 Schritt
       *[other] { $steps } Schritte
    } weiterziehen
}
do-teleport-planet = einen beliebigen Planeten an einen anderen Ort seines Rings teleportieren
do-teleport-ship = { $scope ->
    [here] dein Schiff in seinen eigenen Sektor teleportieren
    [band] dein Schiff in einen beliebigen Sektor seines Bandes teleportieren (nicht im Asteroidengürtel)
    [belt] dein Schiff in einen beliebigen Sektor des Asteroidengürtels teleportieren
   *[any] dein Schiff in einen beliebigen Sektor teleportieren
}
do-wormholes = { $n ->
    [one] 1 Wurmloch
   *[other] { $n } Wurmlöcher
} setzen
do-clear = alle Energie { $scope ->
    [here] aus dem Sektor deines Schiffs
    [band] aus bis zu { $n } Sektoren im Band deines Schiffs
    [belt] aus bis zu { $n } Sektoren des Asteroidengürtels
   *[any] { $n ->
        [one] aus einem beliebigen Sektor
       *[other] aus bis zu { $n } Sektoren
    }
} entfernen
do-siphon = alle Energie { $scope ->
    [here] aus dem Sektor deines Schiffs
    [band] { $times ->
        [one] aus einem Sektor im Band deines Schiffs
       *[other] aus { $times } Sektoren im Band deines Schiffs
    }
    [belt] { $times ->
        [one] aus einem Sektor des Asteroidengürtels
       *[other] aus { $times } Sektoren des Asteroidengürtels
    }
   *[any] { $times ->
        [one] aus einem beliebigen Sektor
       *[other] aus { $times } Sektoren
    }
} entfernen und { $times ->
    [one] bis zu { $most }
   *[other] je bis zu { $most }
} davon erhalten
do-mine = { $scope ->
    [legal] ohne deine Aktion { $times ->
        [one] einen Asteroiden
       *[other] { $times } Asteroiden
    }
    [adjacent] { $times ->
        [one] einen Asteroiden
       *[other] { $times } Asteroiden
    } in deinem Sektor oder daneben
   *[any] { $times ->
        [one] einen beliebigen Asteroiden
       *[other] { $times } beliebige Asteroiden
    }
} abbauen
do-peek = { $n ->
    [one] einen verdeckten Asteroiden
   *[other] bis zu { $n } verdeckte Asteroiden
} geheim ansehen
do-free-move = dein Schiff { $n ->
    [one] 1 Sektor weit kostenlos
   *[other] bis zu { $n } Sektoren weit kostenlos
} bewegen
do-steal = { $n ->
    [one] einen zufälligen Kundschafter
   *[other] { $n } zufällige Kundschafter
} aus einer fremden Hand nehmen
do-leader = den Vorsitzmarker nehmen
do-may = auf Wunsch { $what }
do-pay = { $costs } abgeben: { $what }
# After "may".
do-pay-to = { $costs } abgeben, um { $what }
do-each-player = für alle: { $what }
do-each-player-gains = alle erhalten { $what }
do-each-player-may = alle dürfen { $what }
do-by-leader = für den Vorsitz: { $what }
do-by-leader-may = wer den Vorsitz hat, darf { $what }

cost-resource = { $n ->
    [one] 1 Rohstoff
   *[other] { $n } Rohstoffe
}
cost-energy = { $n } Energie
cost-explorer = { $n ->
    [one] einen Kundschafter von der Hand
   *[other] { $n } Kundschafter von der Hand
}
cost-objective = { $n ->
    [one] einen unerfüllten Auftrag
   *[other] { $n } unerfüllte Aufträge
}
cost-exoplanet = { $n ->
    [one] einen anderen deiner erkundeten Exoplaneten
   *[other] { $n } andere deiner erkundeten Exoplaneten
}

# Conditions, after "if" ---------------------------------------------------------------------------------------

if-asteroid-worth = dir ein einzelner Asteroid mindestens { $n } Rohstoffe bringt
if-asteroids-mined = du in dieser Runde mindestens { $n } Asteroiden abgebaut hast
if-bands-with-energy = du in mindestens { $n } Bändern Energie hast
if-beside-outer-planet = dein Schiff neben einem Planeten auf Ring 5 bis 8 ist
if-distance-to-others = jedes andere Schiff mindestens { $n } Schritte von deinem entfernt ist
if-energy-is-energy-cap = deine Batterie voll ist
if-energy-cap = deine Batterien mindestens { $n } Energie fassen
if-energy-left = du mindestens { $n } Energie auf dem Spielplan hast
if-explored = { $how ->
    [top] du mehr Exoplaneten erkundet hast als alle anderen
   *[least] du mindestens { $n } Exoplaneten erkundet hast
}
if-explored-of-a-type = du mindestens { $n } Exoplaneten einer Art erkundet hast
if-explored-types = du Exoplaneten von mindestens { $n } Arten erkundet hast
if-first-pass = in dieser Runde vor dir niemand gepasst hat
if-leader-claimed = du den Vorsitzmarker hast und ihn in dieser Runde genommen hast
if-machine-complete = diese Maschine fertig ist: { $name }
if-paid-for = { $of ->
    [venus] du mindestens { $n } Kundschafter bezahlst
    [mars] du mindestens { $n } Ausbauten bezahlst
   *[other] du dort mindestens { $n } bezahlst
}
if-planets-used = du in dieser Runde mindestens { $n } verschiedene Planeten genutzt hast
if-planets-used-each = du in dieser Runde { FORM($names-id, part: "den") } genutzt hast
if-planets-used-now = du in diesem Zug einen Planeten genutzt hast
if-research-taken = du in dieser Runde am Neptun mindestens { $n } Forschungskarten genommen hast
if-sectors-entered = du in diesem Zug mindestens { $n } Sektoren betreten hast
if-sectors-in-a-band = du in mindestens { $n } Sektoren eines Bandes Energie hast
if-ship-in-band = { $of ->
    [E] dein Schiff im Asteroidengürtel ist
   *[other] dein Schiff in Band { $name } ist
}
if-ships-beside = dein Schiff den Sektor mit Schiffen von mindestens { $n } anderen teilt
if-shortcuts = du in diesem Zug teleportiert oder ein Wurmloch durchquert hast
if-trade-partners = du in dieser Runde mit mindestens { $n } verschiedenen Spielern getauscht hast
if-upgrades-at-once = dir der Mars auf einmal mindestens { $n } Ausbauten bringt
if-vote-won = die Möglichkeit, für die du gestimmt hast, mehr Stimmen hat als die andere

# What you have, after "if".
you-have = du { $what } hast
held-complete-machines = { $n ->
    [one] eine fertige Maschine oder Stufe
   *[other] mindestens { $n } fertige Maschinen und Stufen
}
held-energy = { $how ->
    [none] keine Energie
    [most] höchstens { $n } Energie
    [top] mehr Energie als alle anderen
   *[least] mindestens { $n } Energie
}
held-explorers = { $how ->
    [none] keine Kundschafter auf der Hand
    [most] höchstens { $n } Kundschafter auf der Hand
    [top] mehr Kundschafter auf der Hand als alle anderen
   *[least] mindestens { $n } Kundschafter auf der Hand
}
held-resources = { $how ->
    [none] keine Rohstoffe
    [most] höchstens { $n } Rohstoffe
    [top] mehr Rohstoffe als alle anderen
   *[least] mindestens { $n } Rohstoffe
}
held-techs = { $n ->
    [one] eine Technologie
   *[other] mindestens { $n } Technologien
}
held-upgrades = { $how ->
    [top] mehr Ausbauten als alle anderen
   *[least] mindestens { $n } Ausbauten
}

# Lasting changes ----------------------------------------------------------------------------------------------

change-if = { $what }, falls { $when }
change-energy-cap = deine Batterie fasst { $how ->
    [add] { $n } Energie mehr
   *[set] { $n } Energie
}
change-resource-cap = du kannst { $how ->
    [add] { $n ->
        [one] 1 Rohstoff mehr
       *[other] { $n } Rohstoffe mehr
    }
   *[set] { $n } Rohstoffe
} halten
change-mercury-bonus = Laden am Merkur bringt { $n } Energie mehr
change-pass-income = jeder Zug, den du nach dem Passen auslässt, bringt dir { $n } Energie
change-mine-bonus = jeder Asteroid bringt { $n ->
    [one] 1 Rohstoff
   *[other] { $n } Rohstoffe
} mehr
change-mine-range = du darfst auch Asteroiden in den Sektoren neben deinem Schiff abbauen
change-mine-per-turn = du darfst nur { $n ->
    [one] 1 Asteroiden
   *[other] { $n } Asteroiden
} je Zug abbauen
change-mine-ranged-limit = tust du das, darfst du in diesem Zug nur { $n ->
    [one] 1 Asteroiden
   *[other] { $n } Asteroiden
} abbauen
change-outer-empty-cost = ein leerer Sektor des Äußeren Rings kostet { $n } Energie
change-empty-cost = jeder leere Sektor kostet dich { $n } Energie
change-first-outer-discount = in jeder Bewegung kostet der erste Sektor des Äußeren Rings, den du betrittst, { $n } weniger, aber mindestens 1
change-half-once = einmal je Bewegung darfst du einen Sektor mit Energie darin zum halben Preis betreten, aufgerundet
change-cost-cap = kein Sektor kostet dich mehr als { $n } Energie
change-wormhole-entry = durch ein Wurmloch zu fliegen kostet { $n } Energie, wie viel auch dort liegt
change-alcubierre = am Anfang deiner Bewegung darfst du dein Schiff in einen anderen Sektor seines Bandes teleportieren, außer im Asteroidengürtel
change-convert-rate = jeder Rohstoff, den du umwandelst, bringt { $n } Energie
change-convert-boosted = das gilt für die ersten { $n } in jedem deiner Züge
change-jupiter-cost = ein Exoplanet am Jupiter kostet { $n ->
    [0] nichts
    [one] 1 Rohstoff
   *[other] { $n } Rohstoffe
}
change-jupiter-refresh = wenn du den Jupiter nutzt, darfst du zuerst die Auslage erneuern
change-mars-rebate = den Mars zu nutzen kostet { $n ->
    [one] 1 Rohstoff
   *[other] { $n } Rohstoffe
} weniger
change-mars-first-cost = sooft du den Mars nutzt, kostet der erste Ausbau { $n ->
    [one] 1 Rohstoff
   *[other] { $n } Rohstoffe
}
change-saturn-draw = sooft du einen Auftrag aussuchst, ziehst du { $n }
change-saturn-keep = sooft du einen Auftrag aussuchst, behältst du { $n }
change-objective-limit = du darfst { $how ->
    [add] { $n ->
        [one] 1 unerfüllten Auftrag mehr
       *[other] { $n } unerfüllte Aufträge mehr
    }
   *[set] { $n } unerfüllte Aufträge
} halten
change-tech-limit = du darfst { $n ->
    [one] 1 Technologie
   *[other] { $n } Technologien
} haben
change-rescue-points = eine Rettung kostet { $less } Punkte
change-beacon = eine Rettung kostet dich keine Punkte, wenn du diese Technologie in ihren Stapel zurückgibst
change-asteroids-open = alle Asteroiden liegen offen
change-extra-action = nach deiner Aktion darfst du einmal eine weitere Aktion ausführen
change-resources-per-point = { $n ->
    [one] jeder Rohstoff bringt 1 Punkt
   *[other] je { $n } Rohstoffe bringen 1 Punkt
}
change-points-per-machine = jede fertige Maschine und jede Stufe bringt { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
} mehr
change-points-per-type = jede Art von Exoplaneten, die du erkundet hast, bringt { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
} mehr
change-points-largest-set = deine größte Reihe erkundeter Exoplaneten bringt { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
} mehr
change-points-per-objective = jeder erfüllte Auftrag bringt { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
} mehr

# Abilities of factions ----------------------------------------------------------------------------------------

change-charge-any = wenn du den Merkur nutzt, ziehst du keine Karte, sondern erhältst so viel Energie, wie du willst
change-charge-anywhere = einmal je Runde erhältst du als Aktion so viel Energie, wie du willst, wo du auch bist
change-produce-unexplored = deine Exoplaneten bringen Ertrag, auch unerkundet
change-galactic-mapping = als Aktion nutzt du einen Effekt jedes Exoplaneten, den du erkundet hast; jeder wirkt einmal je Runde
change-wormhole-moves = beim Aufbau setzt du beide Wurmlöcher, wohin du willst; am Anfang deiner Bewegung darfst du 4 Energie oder 1 Rohstoff zahlen, um ein Wurmloch in einen beliebigen Sektor zu versetzen, sooft du willst
change-extractor = einmal je Runde entfernst du am Anfang deiner Bewegung alle Energie aus beiden Sektoren der Wurmlöcher und erhältst sie
change-planet-steps = wenn du einen Planeten genutzt hast, darfst du ihn auf seinem Ring 1 Schritt weiterziehen
change-inverter = einmal je Runde tauschst du in deinem Zug zwei Planeten, nicht aber den Merkur
change-starting-tech = du beginnst mit einer beliebigen Technologie
change-spectroscopy = du siehst verdeckte Asteroiden geheim an, wann immer du willst
change-double-votes = wenn du abstimmst, erhältst du die Belohnung zweimal
change-earth-as-other = einmal je Runde darfst du die Erde nutzen, als wäre sie ein anderer Planet
change-space-elevators = wenn du einen Planeten nutzt, darfst du stattdessen den auf dem nächsten Ring innen oder außen nutzen; so kannst du auch am Merkur laden
change-twin-ships = am Anfang deiner Bewegung entfernst du eines deiner Schiffe, wenn du zwei hast; bewegt sich das andere, bleibt eine Kopie, wo es war
change-ascendancy = einmal je Runde nutzt du einen Planeten auch, gleich nachdem ihn jemand anders genutzt hat

# What follows a moment ----------------------------------------------------------------------------------------

on-use = sooft du einen Planeten nutzt ({ $name })
on-end-move = wenn deine Bewegung endet
on-turn-end = am Ende deines Zugs
on-round-start = am Anfang jeder Runde
on-gain-upgrade = sooft du hier einen Ausbau einsetzt ({ $name })
on-pass = wenn du passt

# Stellar events -----------------------------------------------------------------------------------------------

outcome = Bei einem Sieg: { $said }.
in-force = { $option } hat gewonnen. In dieser Runde gilt: { $what }.
outcome-round = { $what } (in der nächsten Runde)
outcome-final = { $what } (am Ende der Partie)

# Secret objectives --------------------------------------------------------------------------------------------

objective-instant = Sobald { $when }: { $points } Punkte.
objective-instant-pay = Sobald { $when }, darfst du { $costs } abgeben: { $points } Punkte.
objective-turn-end = Am Ende deines Zugs, falls { $when }: { $points } Punkte.
objective-turn-end-pay = Am Ende deines Zugs, falls { $when }, darfst du { $costs } abgeben: { $points } Punkte.
objective-round-end = Am Ende der Runde, falls { $when }: { $points } Punkte.
objective-round-end-pay = Am Ende der Runde, falls { $when }, darfst du { $costs } abgeben: { $points } Punkte.

# Other cards --------------------------------------------------------------------------------------------------

charge-text = Erhalte Energie nach deiner Batteriestufe: Alpha { $alpha }, Beta { $beta }, Gamma { $gamma }, Delta { $delta }.
tile-text = Baue ihn für { $n } Rohstoffe ab.
explorer-everywhere = Auf jedem Exoplaneten { $n } wert.
explorer-by-type = Wert: { $said }.
explorer-on = { $n } auf { $types }
explorer-elsewhere = { $n } sonst
exoplanet-needs = Exoplanet ({ $type }). Braucht Kundschafter im Wert von { $need } und bringt dann jede Runde { $made }.

# The automa ---------------------------------------------------------------------------------------------------

automa-orbits = { CAPITAL(FORM($planet-id, part: "der")) } zieht auf seinem Ring 1 Schritt weiter, und der Automa lässt in jedem Sektor ringsum Energie zurück.
automa-does-charge = die oberste Merkurkarte weglegen
automa-does-vote = die Möglichkeit mit weniger Stimmen wählen (A bei Gleichstand), für sie stimmen, wenn der Automa in dieser Runde noch nicht gestimmt hat, und die Belohnung ihres zweiten Feldes erhalten
automa-does-build = bis zu 2 Ausbauten für je 2 Rohstoffe erhalten
automa-does-objective = den obersten Auftrag erhalten (er gilt als erfüllt)
automa-does-trash-mercury = in jedem Sektor rund um den Merkur Energie zurücklassen
automa-does-produce = mit jedem Exoplaneten Ertrag einbringen, erkundet oder nicht
automa-does-wormholes = die Wurmlöcher in die zwei Sektoren mit der meisten Energie setzen, sie entfernen und je 3 davon 1 Rohstoff erhalten
automa-does-both-rewards = die Belohnungen der zweiten Felder beider Möglichkeiten des Ereignisses erhalten
automa-does-again = noch einmal ausführen, was die oberste Karte auf der Ablage des Automa sagt, oder sonst die nächste Karte

score-upgrade = { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
} je Ausbau
score-three-upgrades = { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
} je 3 Ausbauten
score-objective = { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
} je Auftrag
score-explored = { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
} je erkundetem Exoplaneten
score-sets = Punkte für Reihen erkundeter Exoplaneten wie bei Spielern
score-resources = 1 Punkt je { $n } Rohstoffe
