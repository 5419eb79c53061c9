# Der Tisch: Spielarten, Optionen, was es in einem Zug zu tun gibt, die Namen der Seiten, die oberste Zeile, der Rundgang.

hint-first = Beginne deinen ersten Zug mit einer **Vermessung**, und decke daheim Plättchen auf: Jedes hebt eine Stufe oder bringt einen Rohstoff. Schick dann mit **Bewegen** zwei Schiffe in einen Sektor neben deiner Heimatwelt, und besiedle ihn beim **Bauen** mit einem davon. **Logistik** bringt dein Einkommen; mit ihr beginnst du später fast jeden Zug.

tour-goal = { tagline }

    Im **Überleben** gewinnen oder verlieren alle Reiche gemeinsam: Sammelt genug **Sterne** und uralte **Artefakte**, ehe die Entität euch überrennt oder der Stern explodiert. Unter denen, die gewinnen, liegt vorn, wer die meisten Sterne hat. In der **Erkundung** spielt jeder für sich um die meisten Sterne.
tour-points = ★ erhältst du, wenn du einen neuen Sektor besiedelst, den letzten Standort eines Sektors füllst, Schiffe und Stationen der Entität zerstörst, ein Entitätstor schließt, ein Artefakt findest oder eine bedeutende Technologie erforschst. Jeder deiner **Aufträge** ist 2★ oder 3★ wert: geheim unter Rivalen, offen, wo ihr gemeinsam gewinnt oder verliert.

    ★ zählen für dich und für alle. ☆ zählen nur für dich: für Kolonien, die du anderen abnimmst, und für das, was du am Ende hast.
tour-score = **Wofür es Sterne gibt**
    - **1★** · als erstes Reich einen Sektor besiedeln; seinen letzten Standort füllen
    - **½★** · ein Schiff der Entität zerstören; **1★** eine Station; **2★** ein Tor schließen
    - **2★** · als erstes Reich ein Artefakt kontrollieren; eine bedeutende Technologie; ein Kulturwunder
    - **1★** · viele andere Technologien
    - **2★** oder **3★** · jeder erfüllte Auftrag
    - **2☆** · am Ende für jedes Artefakt und für deine Heimatwelt

    Das braucht ihr im Überleben gemeinsam: **62★** zu zweit, **78★** zu dritt, **98★** zu viert. Das sind 25★ bis 31★ für jedes Reich.
tour-usual = In der ersten Partie sammelt ihr gemeinsam. Partien unter Computern der Stufe *Mittel* dauern etwa { $turns } Züge für jeden und erreichen das Ziel { $won ->
        [100] immer
       *[other] in { $won } von 100 Fällen
    }.
tour-moves = In deinem Zug machst du bis zu drei verschiedene Aktionen:

    Mit **Logistik** erhältst du Energie und Forschung und aktivierst Technologien. **Bauen** bringt Schiffe, Stationen, Tore und Kolonien. **Bewegen** schickt Schiffe los und beginnt Kämpfe. **Wissenschaft** findet Plättchen für deine Sektoren oder Technologien.

    Waren alle am Zug, zieht die Entität ihre Karten, bewegt sich und greift an.

# Spielarten -------------------------------------------------------------------------------------------------------

preset-first = Erste Partie
    .help = Alle gegen eine schwache Entität, kein Kampf untereinander, ausgeloste Völker
preset-survival = Überleben
    .help = Besteht gemeinsam gegen die Entität; vorn liegt, wer die meisten Sterne hat
preset-coop = Koop
    .help = Alle gegen die Entität: Ihr gewinnt oder verliert gemeinsam und bekämpft euch nie
preset-solo = Solo
    .help = Du führst zwei bis sechs Reiche allein gegen die Entität
preset-exploration = Erkundung
    .help = Jeder für sich: Wer die meisten Sterne hat, wenn der Stern explodiert, gewinnt
preset-everything = Alles
    .help = Überleben mit allen fünf Erweiterungen, für alle, die das Spiel kennen

option-mode = Modus
    .help = Im Überleben geht es gegen die Entität, in der Erkundung um die meisten Sterne
value-mode-survival = Überleben
    .help = Erreicht das gemeinsame Ziel, ehe die Entität gewinnt
value-mode-exploration = Erkundung
    .help = Kein gemeinsames Ziel; die Partie endet, wenn der Stern explodiert
option-variant = Variante
    .help = Wer mit wem spielt
value-variant-core = Rivalen
    .help = Jeder sammelt für sich, und Reiche dürfen einander bekämpfen
value-variant-coop = Koop
    .help = Alle gewinnen oder verlieren gemeinsam; Reiche bekämpfen einander nie
value-variant-solo = Solo
    .help = Eine Person führt alle Reiche
option-empires = Reiche im Solo
    .help = Wie viele Reiche du führst, wenn du allein spielst
value-empires-2 = 2
value-empires-3 = 3
value-empires-4 = 4
value-empires-5 = 5
value-empires-6 = 6
option-entity = Die Entität
    .help = Die Erkundung lässt sich ohne sie spielen
value-entity-off = aus
value-entity-on = an
option-power = Machtstufe
    .help = Wie stark die Würfel der Entität am Anfang sind; üblich: II im Überleben, I in der Erkundung
value-power-usual = üblich
value-power-1 = I
value-power-2 = II
value-power-3 = III
value-power-4 = IV
option-races = Völker
    .help = Ob ihr eure Völker wählt oder sie ausgelost werden
value-races-draft = gewählt
value-races-random = ausgelost
option-roaming = Streifende Entität
    .help = Auch in der Erkundung bewegen sich die Schiffe der Entität
value-roaming-off = aus
value-roaming-on = an

refusal-options-clash = { $option }: { $value } geht nicht zusammen mit { $other }: { $chosen }.
    .title = Passt nicht zusammen.
    .remedy = Ändere eins von beiden.

# Seiten -----------------------------------------------------------------------------------------------------------

the-entity = die Entität
    .dich = die Entität
    .dir = der Entität
    .von = der Entität
empire = Reich { $n }
empire-of = { FORM($race-id, part: "short") }

headline-survival = Runde { $round } von höchstens { $last } · { $stars } von { $needed } · { $artifacts } von { $wanted ->
        [one] 1 Artefakt
       *[other] { $wanted } Artefakten
    } · Bedrohung { $track } von { $end }
# Der Stern explodiert mit einer der letzten Karten der Entität.
headline-exploration = Runde { $round } von höchstens { $last }{ $late ->
        [0] {""}
       *[other] {" "}· danach kann der Stern explodieren
    }
headline-saved = die Reiche haben überlebt
headline-scored = der Stern ist explodiert
headline-overwhelmed = die Entität hat alles überrannt
headline-burnt = der Stern ist zu früh explodiert
headline-homeless = die letzte Heimatwelt ist gefallen
goal-stars = Gemeinsam
goal-track = Bedrohungsleiste
own-ending-together = { $won ->
    [yes] Wir haben überlebt
   *[no] Wir haben verloren
}
own-ending-alone = { $won ->
    [yes] { $name } hat überlebt
   *[no] { $name } hat verloren
}

figure = { HALVES($score) }
score = { $score ->
    [-2] −1 Stern
    [-1] −½ Stern
    [0] keine Sterne
    [1] ½ Stern
    [2] 1 Stern
   *[other] { HALVES($score) } Sterne
}
count-artifacts = Artefakte
count-colonies = Kolonien
count-energy = Energie
count-track = Bedrohung

# Was es zu tun gibt -----------------------------------------------------------------------------------------------

group-fight = Kampf
    .name = kampf
    .help = Würfel setzen, weiterkämpfen, sich zurückziehen, Kolonien einnehmen
group-power = Fähigkeiten
    .name = fähigkeit
    .help = Fähigkeiten deiner Technologien nutzen
group-spare = Aufgeben
    .name = aufgeben
    .help = Für das zahlen, was über deinen Stufen liegt, oder es aufgeben
verb-race = Volk wählen
    .name = volk
    .help = Ein Volk wählen, das noch niemand hat
verb-keep = Behalten
    .name = behalten
    .help = Diese behalten und die anderen zurücklegen
verb-logistics = Logistik
    .name = logistik
    .help = Energie und Forschung erhalten, dann wählen, welche Technologien aktiv sind
verb-allocate = Aktivieren
    .name = aktivieren
    .help = Wählen, welche Technologien deine Rohstoffe bis zu deiner nächsten Logistik aktivieren
verb-pay = Zahlen
    .name = zahlen
    .help = Für alles zahlen, was über Flotte und Bevölkerung liegt
verb-remove = Aufgeben
    .name = aufgeben
    .help = Eine Einheit oder Kolonie aufgeben, statt für sie zu zahlen
verb-discard = Abwerfen
    .name = abwerfen
    .help = Plättchen in den Beutel zurücklegen
verb-build = Bauen
    .name = bauen
    .help = Bauen und besiedeln, so viel du zahlen kannst, etwa „ship-2.0 settle-1.1“
verb-move = Bewegen
    .name = bewegen
    .help = Schiffe losschicken: „2x2.0 1.1“ schickt zwei von 2.0 nach 1.1. Kämpfe und Eroberungen folgen
verb-seize = Einnehmen
    .name = einnehmen
    .help = Diese Kolonie einnehmen: Sie ist dann deine
verb-raze = Auslöschen
    .name = auslöschen
    .help = Diese Kolonie zerstören; der Sektor hat dann keine mehr
verb-survey = Vermessung
    .name = vermessung
    .help = Standortplättchen ziehen, einige behalten und einige in deinen Sektoren aufdecken
verb-reveal = Aufdecken
    .name = aufdecken
    .help = Plättchen von der Hand in deine Sektoren legen, jedes auf einen Standort seiner Farbe
held-tile = Decke es bei einer Vermessung auf.
verb-discover = Erforschen
    .name = erforschen
    .help = Eine Technologie mit Forschung kaufen; aktivieren kannst du sie in deiner nächsten Logistik
verb-convert = Umwandeln
    .name = umwandeln
    .help = Aus Energie Forschung machen oder aus Forschung Energie
verb-reset = Bereit machen
    .name = bereit
    .help = Eine benutzte Fähigkeit wieder bereit machen
verb-cancel = Karte aufheben
    .name = aufheben
    .help = Deine Fähigkeit nutzen: Die Karte der Entität bewirkt nichts
verb-let = Geschehen lassen
    .name = lassen
    .help = Deine Fähigkeit für eine andere Karte aufheben
verb-claim = Einlösen
    .name = einlösen
    .help = Einen erfüllten Auftrag vorzeigen und seine Sterne nehmen
verb-claims = Aufträge einlösen
    .name = aufträge
    .help = Wählen, ob Aufträge für dich eingelöst werden, sobald du sie erfüllst
verb-done = Fertig
    .name = fertig
    .help = Das hier abschließen und weitermachen
verb-pass = Zug beenden
    .name = passen
    .help = Keine Aktion mehr; jede ungenutzte bringt 1 Energie

param-race = das Volk
    .name = volk
param-cards = die Karten
    .name = karten
param-technologies = die Technologien, in der Reihenfolge, in der sie dein Kampfraster belegen
    .name = technologien
param-piece = was du aufgibst, etwa „ship-2.0“ oder „colony-1.1“
    .name = einheit
param-orders = was du baust und wo, etwa „station-1.1“
    .name = bau
param-fleets = Schiffe und ihr Ziel, etwa „2x2.0 1.1“
    .name = schiffe
param-sector = der Sektor
    .name = sektor
param-tiles = jedes Plättchen und sein Standort, etwa „garden-world 2.3#1“
    .name = plättchen
param-stock = was du gibst: „energy“ (Energie) oder „research“ (Forschung)
    .name = was
param-number = wie viel
    .name = zahl
param-objective = der Auftrag
    .name = auftrag

# Was Möglichkeiten kosten und bringen.
measure-energy = { $count } Energie
    .name = Energie
measure-research = { $count } Forschung
    .name = Forschung
measure-score =
    .name = Sterne
measure-colonies = { $count ->
        [one] 1 Kolonie
       *[other] { $count } Kolonien
    }
measure-ships = { $count ->
        [one] 1 Schiff
       *[other] { $count } Schiffe
    }
measure-technologies = { $count ->
        [one] 1 Technologie
       *[other] { $count } Technologien
    }
measure-artifacts = { $count ->
        [one] 1 Artefakt
       *[other] { $count } Artefakte
    }

measure-stations = { $count ->
        [one] 1 Station
       *[other] { $count } Stationen
    }
# Stufen: was sie in jedem Zug bringen, oder wofür Platz ist.
measure-level-energy = { $count } Energie pro Zug
measure-level-reactor = { $count } Reaktor (so viel Energie kannst du speichern)
measure-level-population = { $count } Bevölkerung (Platz für { $count ->
        [one] eine Kolonie
       *[other] { $count } Kolonien
    })
measure-level-research = { $count } Forschung pro Zug
measure-level-fleet = { $count } Flotte (Platz für { $count ->
        [one] eine Einheit
       *[other] { $count } Einheiten
    })
measure-resource-neutronium = { $count } Neutronium
measure-resource-pteracnium = { $count } Pteracnium
measure-resource-hadron = { $count } Hadron
measure-resource-boson = { $count } Boson
measure-resource-antimatter = { $count } Antimaterie
measure-resource-omega = { $count } Omega
measure-active = { $count ->
        [one] 1 aktive Technologie
       *[other] { $count } aktive Technologien
    }
measure-settlers = { $count ->
        [one] 1 Sektor zum Besiedeln
       *[other] { $count } Sektoren zum Besiedeln
    }
measure-tiles = { $count } Plättchen auf der Hand
measure-beaten = { $count ->
        [one] 1 zerstörte feindliche Einheit im Schnitt
       *[other] { $count } zerstörte feindliche Einheiten im Schnitt
    }
measure-safe = { $count ->
        [one] 1 Einheit vor der Entität sicher
       *[other] { $count } Einheiten vor der Entität sicher
    }

# Warum ein Spielzug vorgeschlagen wird: was danach besser ist als nach einem anderen.
reason-result = bessere Aussicht auf den Sieg
reason-stars = mehr Sterne
reason-levels = bessere Stufen
reason-energy-and-research = mehr Nutzen für Energie und Forschung
reason-resources = bessere Rohstoffe
reason-colonies = bessere Kolonien
reason-fleet = eine bessere Flotte
reason-technologies = Technologien, die mehr bringen
reason-objectives = näher an einem Auftrag
reason-artifacts = bessere Artefakte
reason-the-core = mehr Schiffe nahe am Galaktischen Kern
reason-settlers = wertvollere Sektoren zum Besiedeln
reason-fights = Kämpfe, die für ihre Kosten mehr bringen
reason-hand = Plättchen, die in deinen Sektoren mehr bringen
reason-modules = mehr aus deinen anderen Spielteilen und Geschäften
reason-gates = weniger Tore der Entität
