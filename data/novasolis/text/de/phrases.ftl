# Was Karten sagen: jeder Effekt, jede Bedingung, jede bleibende Änderung. Satzteile beginnen klein und enden ohne Punkt,
# denn sie stehen in anderen. Einmalige Effekte sind Infinitive („2 Energie erhalten“), bleibende ganze Sätze oder kurze
# Angaben („+2 Flotte“), Bedingungen haben das Verb am Ende.

# Mengen -----------------------------------------------------------------------------------------------------------

# $half ist 1 für einen halben Stern.
stars = { $half ->
    [0] { $n }★
   *[1] { $n ->
        [0] ½★
       *[other] { $n }½★
    }
}
stars-below = −{ $stars }
stars-own = { $half ->
    [0] { $n }☆
   *[1] { $n ->
        [0] ½☆
       *[other] { $n }½☆
    }
}
amount-energy = { $n } Energie
amount-research = { $n } Forschung
amount-neutronium = { $n } Neutronium
amount-pteracnium = { $n } Pteracnium
amount-hadron = { $n } Hadron
amount-boson = { $n } Boson
amount-antimatter = { $n } Antimaterie
amount-omega = { $n } Omega
amount-dark-matter = { $n } Dunkle Materie
amount-ship = { $n ->
    [one] 1 Schiff
   *[other] { $n } Schiffe
}
amount-station = { $n ->
    [one] 1 Station
   *[other] { $n } Stationen
}
amount-flagship = { $n ->
    [one] 1 Flaggschiff
   *[other] { $n } Flaggschiffe
}
amount-destroyer = { $n } Zerstörer
strength-damage = { $n } Schaden
strength-shield = { $n ->
    [one] 1 Schild
   *[other] { $n } Schilde
}
strength-armour = { $n } Panzerung bis zum Ende des Kampfes
# Was Würfel auf einem Kampfplättchen tun, je nach dessen Kraft.
combat-tile-does-each = { $what } je Würfel
combat-tile-does-reroll = { $what } je Würfel; danach würfelst du ihn neu und setzt ihn noch einmal
combat-tile-does-increasing = { $what } je Würfel und 1 mehr für jeden Würfel darauf
combat-tile-does-once = { $what }, aber nur einmal im Kampf
combat-tile-does-minimum = jeder Würfel hebt den Mindestwert deiner anderen Plättchen um { $what }

# Was bleibt -------------------------------------------------------------------------------------------------------

do-levels = { $what }
# Je so viele Kolonien, wenn $colonies nicht 0 ist.
more-level = { $colonies ->
    [0] +{ $n } { $name }
   *[other] +{ $n } { $name } je { $colonies } eigene Sektoren
}
# Dasselbe, wo nur Platz für wenige Worte ist.
brief-level = +{ $n } { $name }
brief-artifact = { $n ->
    [one] ein Artefakt
   *[other] { $n } Artefakte
}
do-survey = bei jeder Vermessung darfst du { $what }
more-scan = { $n } Plättchen mehr sichten
more-keep = { $n } Plättchen mehr behalten
more-reveal = { $n } Plättchen mehr aufdecken
more-capacity = { $n ->
    [one] du darfst bei jedem Bewegen 1 Schiff mehr bewegen
   *[other] du darfst bei jedem Bewegen { $n } Schiffe mehr bewegen
}
more-range = { $n ->
    [one] deine Schiffe fliegen 1 Sektor weiter
   *[other] deine Schiffe fliegen { $n } Sektoren weiter
}
more-hand = du darfst { $n } Plättchen mehr auf der Hand haben
more-basics = { $n ->
    [one] bei dir darf 1 Basistechnologie mehr aktiv sein
   *[other] bei dir dürfen { $n } Basistechnologien mehr aktiv sein
}
more-support = { $n ->
    [one] deine Sektoren versorgen Schiffe 1 Sektor weiter
   *[other] deine Sektoren versorgen Schiffe { $n } Sektoren weiter
}
more-defence = +{ $n } Verteidigung für deine Kolonien
more-passing = wenn du passt, erhältst du { $n } Energie mehr je ungenutzter Aktion
more-trade = du hast { $n } Handelsmarker mehr
do-grid = belegt Kampffeld { $slot } mit { $tile }: { $effect }
# In einem Menü, wo die Technologie daneben steht.
do-grid-short = Kampffeld { $slot }: { $effect }

do-price = { $item } { $price }
every-ship = Schiffe kosten
every-station = Stationen kosten
every-gate = Sprungtore kosten
every-settle = Besiedeln kostet
every-unit = Schiffe und Stationen kosten
every-any-order = jeder Bauschritt kostet
every-technology = Technologien kosten
every-ancient = uralte Technologien kosten
first-ship = bei jedem Bauen kostet das erste Schiff
first-station = bei jedem Bauen kostet die erste Station
first-gate = bei jedem Bauen kostet das erste Sprungtor
first-settle = bei jedem Bauen kostet der erste Sektor, den du besiedelst,
first-unit = bei jedem Bauen kostet das erste Schiff oder die erste Station
first-any-order = bei jedem Bauen kostet der erste Bauschritt
first-technology = bei jedem Erforschen kostet die erste Technologie
first-ancient = bei jedem Erforschen kostet die erste uralte Technologie
price-nothing = nichts
price-less = { $amount } weniger
price-less-but = { $amount } weniger, aber mindestens { $least }

do-dice = du wirfst im Kampf { $dice }
do-dice-if = du wirfst im Kampf { $dice }, falls { $when }
more-dice = { $n } Würfel mehr
more-dice-each = { $dice } je { $unit } dort
dice-attacker = du angreifst
dice-first-round = es die erste Kampfrunde ist
dice-own-sector = dir der Sektor gehört und du dort Einheiten hast

do-ships-anywhere = du darfst Schiffe in jedem deiner Sektoren bauen, der nicht umkämpft ist
do-gate-steps = { $cost ->
    [0] von einem deiner Sprungtore zum anderen zu fliegen kostet keine Reichweite
   *[other] von einem deiner Sprungtore zum anderen zu fliegen kostet { $cost } Reichweite
}
do-outside-fleet = deine { $units } zählen nicht zu deiner Flotte
# Über den Reaktor hinaus, wenn $over nicht 0 ist.
do-income = { $over ->
    [0] du erhältst in jeder Logistik { $amount }
   *[other] du erhältst in jeder Logistik { $amount }, bis zu { $over } über deinen Reaktor hinaus
}
do-artifact-gates = Sektoren, in denen du ein Artefakt kontrollierst, gelten als Sektoren mit deinem Sprungtor
do-entity-die = in deinen Kämpfen zählt jede gewürfelte { $shown } der Entität als { $counts }

# Fähigkeiten ------------------------------------------------------------------------------------------------------

do-ability = Fähigkeit ({ $at }): { $what }
do-ability-so-often = { $n ->
    [one] Fähigkeit ({ $at }, einmal in der Partie): { $what }
   *[other] Fähigkeit ({ $at }, { $n }-mal in der Partie): { $what }
}
at-reveal = wenn du bei einer Vermessung aufdeckst
at-roll = nach einem Kampfwurf
at-turn = in deinem Zug
at-entity-card = wenn die Entität eine Karte zieht
# Eine andere Farbe als die eigene; von dreien: jede.
power-recolour = { $n ->
    [one] { $colours-count ->
        [3] 1 Plättchen auf einen Standort beliebiger Farbe legen
       *[other] { FORM($colours-id, part: "noun") } für 1 aufgedecktes Plättchen als eine Farbe zählen
    }
   *[other] { $colours-count ->
        [3] { $n } Plättchen auf Standorte beliebiger Farbe legen
       *[other] { FORM($colours-id, part: "noun") } für { $n } aufgedeckte Plättchen als eine Farbe zählen
    }
}
power-reroll = { $whose ->
    [enemy] { $most ->
        [0] beliebig viele feindliche Würfel einmal neu würfeln
        [one] 1 feindlichen Würfel neu würfeln
       *[other] bis zu { $most } feindliche Würfel neu würfeln
    }
   *[own] { $most ->
        [0] beliebig viele deiner Würfel einmal neu würfeln
        [one] 1 deiner Würfel neu würfeln
       *[other] bis zu { $most } deiner Würfel neu würfeln
    }
}
power-convert = bis zu { $first } in Forschung oder bis zu { $second } in Energie umwandeln
power-reset = { $n ->
    [one] eine andere benutzte Fähigkeit wieder bereit machen
   *[other] { $n } andere benutzte Fähigkeiten wieder bereit machen
}
power-cancel = die Karte aufheben, wenn sie von der Art { $types } ist

# Was ertragreiche Sektoren geben ----------------------------------------------------------------------------------

do-resources = bringt { $what }
do-artifact = birgt ein uraltes Artefakt

# Was auf einen Moment folgt ---------------------------------------------------------------------------------------

at-most-each-turn = { $said } (einmal pro Zug)
at-most-each-round = { $said } (einmal pro Runde)
do-gain = { $what } erhalten
on-artifact = sobald du als erstes Reich ein Artefakt kontrollierst
on-combat-end = nach einem Kampf
on-reveal = beim Aufdecken
on-settle = sobald du einen Sektor besiedelst

# Bedingungen nach „falls“ oder „sobald“ ---------------------------------------------------------------------------

if-you-have = du { $what } hast
if-resource = { $how ->
    [most] höchstens { $most } { $name }
    [either] { $n } oder { $most } { $name }
    [between] { $n }–{ $most } { $name }
   *[least] mindestens { $n } { $name }
}
if-active-ancients = { $n ->
    [one] eine deiner uralten Technologien aktiv ist
   *[other] mindestens { $n } deiner uralten Technologien aktiv sind
}
if-artifacts = { $n ->
    [one] du ein Artefakt kontrollierst
   *[other] du mindestens { $n } Artefakte kontrollierst
}
if-attacks-won = { $n ->
    [one] du als Angreifer einen Feind vernichtet hast
   *[other] du als Angreifer in mindestens { $n } Kämpfen den Feind vernichtet hast
}
if-basic-of-a-type = du von einem Grundrohstoff mindestens { $n } hast
if-charted = { $n ->
    [one] dir ein kartierter Sektor gehört
   *[other] dir mindestens { $n } kartierte Sektoren gehören
}
if-entity-units-in-combat = { $how ->
    [most] du höchstens { $most } Einheiten der Entität zerstört hast
    [either] du { $n } oder { $most } Einheiten der Entität zerstört hast
    [between] du { $n }–{ $most } Einheiten der Entität zerstört hast
   *[least] { $n ->
        [one] du eine Einheit der Entität zerstört hast
       *[other] du mindestens { $n } Einheiten der Entität zerstört hast
    }
}
if-gate-distance = zwei deiner Sprungtore mindestens { $n } Sektoren auseinander liegen
if-gates-closed = { $n ->
    [one] du ein Entitätstor geschlossen hast
   *[other] du mindestens { $n } Entitätstore geschlossen hast
}
if-level = { FORM($name-id, part: "dein") } mindestens { $n } ist
if-near-centre = { $n ->
    [one] dir die Mitte oder ein Sektor daneben gehört
   *[other] dir von der Mitte und den Sektoren daneben mindestens { $n } gehören
}
if-sectors = { $n ->
    [one] dir ein Sektor gehört
   *[other] dir mindestens { $n } Sektoren gehören
}
if-slain = du mindestens { $n } { $name } der Entität zerstört hast
if-survivors = { $n ->
    [one] { FORM($name-id, part: "dein") } dabei war
   *[other] mindestens { $n } deiner { FORM($name-id, part: "many") } dabei waren
}
if-technologies = { $n ->
    [one] du eine Technologie hast
   *[other] du mindestens { $n } Technologien hast
}
if-tiles-of-every-colour = { $n ->
    [one] in deinen ertragreichen Sektoren von jeder Farbe mindestens 1 Plättchen offen liegt
   *[other] in deinen ertragreichen Sektoren von jeder Farbe mindestens { $n } Plättchen offen liegen
}
if-units = du mindestens { $n } { $name } auf dem Spielplan hast
if-units-in-combat = { $how ->
    [most] du höchstens { $most } feindliche Einheiten zerstört hast
    [either] du { $n } oder { $most } feindliche Einheiten zerstört hast
    [between] du { $n }–{ $most } feindliche Einheiten zerstört hast
   *[least] { $n ->
        [one] du eine feindliche Einheit zerstört hast
       *[other] du mindestens { $n } feindliche Einheiten zerstört hast
    }
}

# Die Karten der Entität -------------------------------------------------------------------------------------------

entity-does-deploy = { $icons ->
    [one] Schiffe der Entität kommen (1 Schiffssymbol)
   *[other] Schiffe der Entität kommen ({ $icons } Schiffssymbole)
}
entity-does-open-gate = { $icons ->
    [one] in einem zufälligen Anomaliesektor öffnet sich ein Entitätstor, mit einer Station und Schiffen (1 Schiffssymbol)
   *[other] in einem zufälligen Anomaliesektor öffnet sich ein Entitätstor, mit einer Station und Schiffen ({ $icons } Schiffssymbole)
}
entity-does-deploy-at-gates = { $icons ->
    [one] an jedem offenen Entitätstor kommen Schiffe (je 1 Schiffssymbol)
   *[other] an jedem offenen Entitätstor kommen Schiffe (je { $icons } Schiffssymbole)
}
entity-does-fortify = jedes Entitätstor ohne Station der Entität erhält eine
entity-does-hunt = wo kein Reich der Entität entgegensteht, zieht die Hälfte ihrer Schiffe, aufgerundet, 1 Sektor auf die nächste Kolonie zu
entity-does-no-movement = die Entität bewegt sich in dieser Phase nicht
entity-does-power-up = die Machtstufe der Entität steigt für den Rest der Partie um { $n }
entity-does-supernova = der Stern explodiert, und die Partie endet
entity-each-empire = jedes Reich { $what }
empire-gains = erhält { $amount }
empire-lose = verliert bis zu { $n } { $name }
empire-lose-half = verliert die Hälfte seiner { $name }, aufgerundet
entity-next-round = bis zum Ende der nächsten Runde { $what }
all-higher = ist { FORM($name-id, part: "die") } aller Reiche um { $n } höher
all-lower = { $least ->
    [0] ist { FORM($name-id, part: "die") } aller Reiche um { $n } kleiner
   *[other] ist { FORM($name-id, part: "die") } aller Reiche um { $n } kleiner, aber mindestens { $least }
}
entity-advances = Die Entität bewegt sich in dieser Phase.
entity-idle = Bei { $counts } Reichen ohne Effekt.

# Ganze Karten -----------------------------------------------------------------------------------------------------

technology-needs = Kostet { $price }. Zum Aktivieren: { $needs }.
technology-active = Zum Aktivieren: { $needs }.
technology-costs = Kostet { $price }.
technology-permanent = Vom Erforschen an für immer aktiv.
technology-stars = Beim Erforschen { $stars }.
technology-stars-active = { $stars } beim ersten Aktivieren.
tile-text = Für einen { FORM($colour-id, part: "en") } Standort.
sector-closed = Niemand darf hinein.
sector-stars = Standorte: { $colours }.
stars-of-colour = { $n } { $n ->
    [one] { FORM($colour-id, part: "er") }
   *[other] { FORM($colour-id, part: "e") }
}
sector-guarded = Zu Beginn stehen hier von der Entität: { $guards }.
sector-prize = Das erste Reich, das ihn besiedelt, erhält { $stars }.
combat-tile-text = { $slot ->
    [0] Beliebiges Kampffeld: { $effect }.
   *[other] Kampffeld { $slot }: { $effect }.
}
combat-tile-nothing = { $slot ->
    [0] Beliebiges Kampffeld: nichts.
   *[other] Kampffeld { $slot }: nichts.
}
objective-text = { $stars }, sobald { $when }.
objective-needs-entity = Ohne die Entität nicht im Spiel.
