# SOL: Last Days of a Star.

title = SOL
tagline = Baue in einem sterbenden Stern, sende seine Energie zur Arche und sei fort vor der Nova.
credits = Erdacht von Ryan und Sean Spangler mit Jodi Sweetman, erschienen bei Elephant Laboratories. Dieser Bot ist inoffiziell und hat mit ihnen nichts zu tun.
headline = Runde { $round } · { $marker ->
        [one] noch 1 Eruption bis zur Nova
       *[other] noch { $marker } Eruptionen bis zur Nova
    }
headline-over = die Sonne ist zur Nova geworden

lobby-alone = Starte gleich und spiele allein gegen ein Ziel, oder warte, bis andere beitreten. „Computerspieler“ setzt einen Gegner dazu.
alone = Eine Solopartie: Erreiche das Ziel, bevor die Sonne zur Nova wird.
hint-first = Drücke *Spielen*. Starte zu Beginn zwei Sonnentaucher: einen in den äußeren Orbit und einen in den inneren, gleich darunter; drücke dann den Knopf, der deine Bewegung beendet. Im nächsten Zug macht *Umwandeln* aus den beiden eine Brücke, deinen Weg nach innen. Weitere Brücken führen tiefer hinein: Türme dort und Sonnentaucher, die du ins Herz der Sonne stürzt, bringen Schub, und wer den meisten hat, gewinnt.

tour-goal = { tagline }

    Der Stern in der Mitte stirbt. Nach dreizehn Eruptionen ist es mit ihm vorbei, und mit der Partie auch. Wer dann den meisten **Schub** auf der Arche hat, gewinnt: Das ist die große Zahl in deiner Ecke.
tour-points = Schub kommt aus der Tiefe. Ein **Sendeturm** schickt deine Energie zur Arche, und ein Sonnentaucher, den du ins Herz der Sonne stürzt, bringt auf einen Schlag 2.

    Türme brauchen Energie, und **Knoten** erzeugen sie. Je näher am Herzen eine Station steht, desto mehr bringt sie; doch wer dort unten arbeitet, zieht Karten, und unter denen sind Eruptionen.
tour-score = **Was Schub bringt**
    - **1 bis 5** · ein Turm, den du nutzt, für ebenso viel Energie: 1 in den Orbits, dann 2, 3 und 5 im Kern
    - **1 bis 3** · der Bonus deines eigenen Turms, auch wenn ihn jemand anders nutzt
    - **2** · ein Sonnentaucher, der ins Herz stürzt
    - **1** · dein Turm im äußeren Orbit, für 1 Energie bei jeder Eruption
tour-usual = In einer ersten Partie kommt ein Computer der Stärke *Mittel* im Schnitt auf { $score }, und wer gewinnt, auf { $best }, in je rund { $turns } Zügen. Die ersten Punkte kommen spät: Baue früh den Weg nach innen.
tour-moves = In deinem Zug wählst du eine von drei Aktionen, dann gleitet dein Mutterschiff eine Ecke weiter.

    { "**" }Bewegen** startet Sonnentaucher und lässt sie fliegen. **Umwandeln** macht aus Sonnentauchern in einem Muster eine Station oder eine Brücke in die nächste Schicht. **Aktivieren** nutzt Stationen, auf denen deine Sonnentaucher stehen, egal wem sie gehören. Der Pfeil zeigt, was zuletzt geschah.

# Moves --------------------------------------------------------------------------------------------------------

verb-move = Bewegen
    .name = bewegen
    .help = In einem Zug starten, fliegen und stürzen, dann die Bewegung beenden
    .draft = Mach weiter, oder drück auf den Knopf mit deiner Bewegung.
    .next = Starten oder weiterfliegen?
verb-launch = Starten
    .name = starten
    .help = 1 Punkt: einen Sonnentaucher aus dem Hangar auf ein Feld neben deinem Mutterschiff starten
verb-fly = Fliegen
    .name = fliegen
    .help = 1 Punkt: einen Sonnentaucher auf ein benachbartes Feld fliegen; durch eine Membran nur über Brücken
verb-hurl = Stürzen
    .name = stürzen
    .help = 1 Punkt: einen Sonnentaucher aus dem Kern ins Herz der Sonne stürzen, für 2 Schub
verb-convert = Umwandeln
    .name = umwandeln
    .help = Sonnentaucher in einem Muster zu Brücke, Knoten, Schmiede oder Turm machen
verb-deconvert = Zurückbauen
    .name = zurückbauen
    .help = Eines deiner Bauwerke zurückbauen; seine Sonnentaucher kehren in den Hangar zurück
group-structures = Zurückbauen
    .name = bauwerke
    .help = Deine Stationen und Brücken zurückbauen
verb-activate = Aktivieren
    .name = aktivieren
    .help = Eine Station nutzen, auf der dein Sonnentaucher steht, dann weitere derselben Art
verb-use = Karte nutzen
    .name = karte-nutzen
    .help = Deine Instabilitätskarte für den Effekt ihrer Sorte abwerfen
verb-pick = Wählen
    .name = wählen
    .help = Etwas für den Effekt deiner Karte wählen
verb-bonus = Bonus
    .name = bonus
    .help = Den Bonus einer Station annehmen oder ablehnen
verb-flare = In der Eruption nutzen
    .name = eruption
    .help = Deine Station im äußeren Orbit während der Eruption nutzen
verb-keep = Karte behalten
    .name = behalten
    .help = Eine der gezogenen Karten behalten, oder die, die du schon hast
verb-hold = Abwarten
    .name = abwarten
    .hint = verbraucht deinen Zug; nur dein Mutterschiff zieht weiter
    .help = Keine Aktion: nur dein Mutterschiff zieht weiter
verb-end = Aktion beenden
    .name = beenden
    .help = Die Aktion abschließen: Brückenzoll wird gezahlt, Karten werden gezogen
verb-pass = Passen
    .name = passen
    .help = Hier nichts weiter tun
verb-orders = Feste Antworten
    .name = feste-antworten
    .help = Im Voraus beantworten, was du in den Zügen anderer gefragt wirst

param-to = das Feld, zu dem es geht
    .name = nach
param-from = das Feld, von dem es losgeht
    .name = von
param-space = das Feld
    .name = feld
param-piece = was gebaut wird
    .name = bauwerk
param-at = wo es gebaut wird
    .name = ort
param-using = die Sonnentaucher dafür
    .name = mit
param-structure = das Bauwerk
    .name = welches
param-effect = der Effekt
    .name = effekt
param-choice = deine Wahl
    .name = wahl
param-with = wem es gehört
    .name = besitzer
param-answer = deine Antwort
    .name = antwort
param-card = die Karte
    .name = karte
param-how = wie bewegt wird
    .name = wie
param-way = was sich wohin bewegt
    .name = weg
param-question = die Frage
    .name = frage
param-order = die feste Antwort
    .name = immer

# Options ------------------------------------------------------------------------------------------------------

preset-first = Erste Partie
    .help = Die Effekte, die die Regeln zum Lernen empfehlen, und sonst nichts
preset-full = Volles Spiel
    .help = Jedes Mal neue Effekte: aus 21 gezogen, und alle streichen je einen
preset-storm = Sonnensturm
    .help = Alle 31 Effekte mit Vetos, und Auslöse-Eruptionen, die jeden Sonnentaucher nach innen ziehen
preset-boxed = Schachtelausgabe
    .help = Die Ausgabe von 2017: Tore, 30 Effekte und Bauwerke, die von Anfang an auf dem Spielplan stehen
preset-together = Gemeinsam
    .help = Zu zweit bis fünft: Alle am Tisch müssen das Ziel vor der Nova erreichen
preset-solo = Solo
    .help = Allein: das Szenario Uralter Turm mit 17 Schub als Ziel
option-effects = Effekte der Sorten
    .name = effekte
    .help = Welchen Effekt jede Sorte hat
value-effects-first = die der ersten Partie
value-effects-b21 = zufällig aus 21
value-effects-all = zufällig aus allen 31
option-peaceful = Friedlich
    .name = friedlich
    .help = Ohne die Effekte, die anderen schaden
value-peaceful-off = aus
value-peaceful-on = an

# Things -------------------------------------------------------------------------------------------------------

suit-hidden = verdeckt
suit-explosion = Sonneneruption
suit-refraction = Brechung
suit-reverberation = Nachhall
suit-subduction = Subduktion
suit-oscillation = Schwingung
suit-crystallization = Kristallisation
suit-expansion = Ausdehnung
suit-trigger = Auslöser

piece-sundiver = Sonnentaucher
    .gender = m
    .der = der Sonnentaucher
    .den = den Sonnentaucher
    .ein = ein Sonnentaucher
    .einen = einen Sonnentaucher
    .dein = dein Sonnentaucher
    .deinen = deinen Sonnentaucher
    .deinem = deinem Sonnentaucher
    .kein = keinen Sonnentaucher
    .anderen = einen anderen Sonnentaucher
piece-bridge = Brücke
    .gender = f
    .der = die Brücke
    .den = die Brücke
    .ein = eine Brücke
    .einen = eine Brücke
    .dein = deine Brücke
    .deinen = deine Brücke
    .deinem = deiner Brücke
    .kein = keine Brücke
    .anderen = eine andere Brücke
piece-node = Knoten
    .gender = m
    .der = der Knoten
    .den = den Knoten
    .ein = ein Knoten
    .einen = einen Knoten
    .dein = dein Knoten
    .deinen = deinen Knoten
    .deinem = deinem Knoten
    .kein = keinen Knoten
    .anderen = einen anderen Knoten
piece-foundry = Schmiede
    .gender = f
    .der = die Schmiede
    .den = die Schmiede
    .ein = eine Schmiede
    .einen = eine Schmiede
    .dein = deine Schmiede
    .deinen = deine Schmiede
    .deinem = deiner Schmiede
    .kein = keine Schmiede
    .anderen = eine andere Schmiede
piece-tower = Sendeturm
    .gender = m
    .der = der Sendeturm
    .den = den Sendeturm
    .ein = ein Sendeturm
    .einen = einen Sendeturm
    .dein = dein Sendeturm
    .deinen = deinen Sendeturm
    .deinem = deinem Sendeturm
    .kein = keinen Sendeturm
    .anderen = einen anderen Sendeturm

count-energy = übrige Energie
count-stations = Stationen
count-bridges = Brücken

order-node = der Bonus deiner Knoten
order-foundry = der Bonus deiner Schmieden
order-tower = der Bonus deiner Türme
order-flare-node = deine Knoten in einer Eruption
order-flare-foundry = deine Schmieden in einer Eruption
order-flare-tower = deine Türme in einer Eruption
answer-take = annehmen
answer-ask = nachfragen
answer-decline = ablehnen
answer-keep-1 = annehmen, wenn 1 Energie übrig bleibt
answer-keep-2 = annehmen, wenn 2 Energie übrig bleiben
answer-keep-3 = annehmen, wenn 3 Energie übrig bleiben
answer-keep-5 = annehmen, wenn 5 Energie übrig bleiben
answer-keep-8 = annehmen, wenn 8 Energie übrig bleiben

# Questions, after the name of who is asked ---------------------------------------------------------------------

ask-choose = wählt eine Aktion
    .you = Du bist am Zug: bewegen, umwandeln oder aktivieren
    .several = wählen eine Aktion
ask-move = bewegt Sonnentaucher ({ $points ->
        [0] kein Punkt mehr
        [one] noch 1 Punkt
       *[other] noch { $points } Punkte
    })
    .you = Mach mit deiner Bewegung weiter
    .several = bewegen Sonnentaucher ({ $points ->
            [0] kein Punkt mehr
            [one] noch 1 Punkt
           *[other] noch { $points } Punkte
        })
move-pick-move = { $choice }
ask-converted = darf eine Karte nutzen
    .you = Du darfst eine Karte nutzen
    .several = dürfen eine Karte nutzen
ask-activate = aktiviert Stationen
    .you = Aktiviere Stationen, oder beende die Aktion
    .several = aktivieren Stationen
ask-draw = darf eine Karte nutzen
    .you = Du darfst eine Karte nutzen
    .several = dürfen eine Karte nutzen
ask-keep = behält eine Karte
    .you = Behalte eine Karte für einen späteren Zug
    .several = behalten eine Karte
ask-flare = darf in der Eruption Stationen nutzen
    .you = Du darfst in der Eruption Stationen nutzen
    .several = dürfen in der Eruption Stationen nutzen
ask-last-chance = hat eine letzte Chance
    .you = Du hast eine letzte Chance
    .several = haben eine letzte Chance
ask-bonus-node = darf den Bonus auf { $space } nehmen: { $amount } Energie
    .you = Du darfst den Bonus auf { $space } nehmen: { $amount } Energie
    .several = dürfen den Bonus auf { $space } nehmen: { $amount } Energie
ask-bonus-foundry = darf auf { $space } { $amount } Taucher für { $amount } Energie nehmen
    .you = Du darfst den Bonus auf { $space } nehmen: { $amount } Sonnentaucher für { $amount } Energie
    .several = dürfen den Bonus auf { $space } nehmen: { $amount } Sonnentaucher für { $amount } Energie
ask-bonus-tower = darf den Bonus auf { $space } nehmen: { $amount } Schub für { $amount } Energie
    .you = Du darfst den Bonus auf { $space } nehmen: { $amount } Schub für { $amount } Energie
    .several = dürfen den Bonus auf { $space } nehmen: { $amount } Schub für { $amount } Energie

bonus-left = Du hast { $energy } Energie.{ $cards ->
        [0] {""}
        [one] {" "}Am Ende der Aktion ziehst du 1 Karte.
       *[other] {" "}Am Ende der Aktion ziehst du { $cards } Karten.
    }{ $burdened ->
        [yes] {" "}Ab 13 Energie nimmt dir eine Eruption die Hälfte.
       *[no] {""}
    }
ask-cascade = darf noch einmal umwandeln
    .you = Du darfst noch einmal umwandeln
    .several = dürfen noch einmal umwandeln
ask-accelerate = wählt, wie weit alle Mutterschiffe ziehen
    .you = Wähle, wie weit alle Mutterschiffe ziehen
    .several = wählen, wie weit alle Mutterschiffe ziehen
ask-blight = wählt ein Mutterschiff zum Befallen und den Sonnentaucher dafür
    .you = Wähle ein Mutterschiff zum Befallen und den Sonnentaucher dafür
    .several = wählen ein Mutterschiff zum Befallen und den Sonnentaucher dafür
ask-chain = wählt eine Kette
    .you = Wähle eine Kette
    .several = wählen eine Kette
ask-chain-owner = wählt, wessen Sonnentaucher auf { $space } zählt
    .you = Wähle, wessen Sonnentaucher auf { $space } zählt
    .several = wählen, wessen Sonnentaucher auf { $space } zählt
ask-channel = wählt, wie viel Energie zu Schub wird
    .you = Wähle, wie viel Energie zu Schub wird
    .several = wählen, wie viel Energie zu Schub wird
ask-hatch = wählt ein Feld und einen Sonnentaucher, der von dort heimkehrt
    .you = Wähle ein Feld und einen Sonnentaucher, der von dort heimkehrt
    .several = wählen ein Feld und einen Sonnentaucher, der von dort heimkehrt
ask-invade = wählt eine Station für die Invasion
    .you = Wähle eine Station für die Invasion
    .several = wählen eine Station für die Invasion
ask-pillar = nennt eine Sorte
    .you = Nenne eine Sorte
    .several = nennen eine Sorte
ask-procreate = wählt ein Feld für einen neuen Sonnentaucher
    .you = Wähle ein Feld für einen neuen Sonnentaucher
    .several = wählen ein Feld für einen neuen Sonnentaucher
ask-sacrifice = wählt eine Schmiede
    .you = Wähle eine Schmiede
    .several = wählen eine Schmiede
ask-squeeze = wählt eine Station zum Auspressen
    .you = Wähle eine Station zum Auspressen
    .several = wählen eine Station zum Auspressen
ask-tribute = wählt eine Station für den Tribut
    .you = Wähle eine Station für den Tribut
    .several = wählen eine Station für den Tribut

# What a mark says beside its space
mark-neighbours = { $inward-count ->
        [0] {""}
       *[other] innen { $inward }
    }{ $inward-count ->
        [0] {""}
       *[other] { $outward-count ->
            [0] {""}
           *[other] ,{" "}
        }
    }{ $outward-count ->
        [0] {""}
       *[other] außen { $outward }
    }

mark-card = { $effect }
mark-then-station = { $gone ->
        [yes] { FORM($piece-id, part: "dein") } fliegt weg
       *[no] dann mit { FORM($piece-id, part: "deinem") }
    }, { mark-then }
mark-then-bridge = dann mit deiner Brücke
mark-then = { $count ->
        [0] keiner deiner Sonnentaucher bleibt
        [one] dann einer deiner Sonnentaucher
       *[other] dann { $count } deiner Sonnentaucher
    }

# What you have, below the question ------------------------------------------------------------------------------

purse = { purse-still } · { $points ->
        [one] 1 Bewegungspunkt
       *[other] { $points } Bewegungspunkte
    }
purse-still = { $goal ->
        [0] { $momentum } Schub
       *[other] { $momentum } von { $goal } Schub
    } · { $energy } Energie · { $pool } Sonnentaucher im Hangar, { $reserve } in Reserve{ $held ->
        [yes] {" "}· Karte: { $card }
       *[no] {""}
    }
purse-and-aim = { $purse }
    { $aim }
# Tips for newcomers, by what their position lacks.
newcomer-activate = { $piece-id ->
        [piece-tower] Dein Sonnentaucher auf { $at } kann den Turm dort nutzen: *Aktivieren* macht aus { $n } Energie { $n } Schub.
        [piece-foundry] Dein Sonnentaucher auf { $at } kann die Schmiede dort nutzen: *Aktivieren* bringt Sonnentaucher in deinen Hangar, 1 je Energie.
       *[piece-node] Dein Sonnentaucher auf { $at } kann den Knoten dort nutzen: *Aktivieren* bringt { $n } Energie.
    }
newcomer-bridge = Du hast noch keine Brücke und kannst jetzt { $at } bauen: *Umwandeln*. Sie ist dein Weg nach innen und gibt jeder deiner Bewegungen 1 Punkt mehr.
newcomer-tower = *Umwandeln* kann auf { $at } einen Turm bauen. Aktiviert macht er aus { $n } Energie { $n } Schub{ $last ->
        [yes] {""}
       *[no] , weiter innen mehr
    }.
newcomer-node = *Umwandeln* kann auf { $at } einen Knoten bauen. Er bringt { $n } Energie, sooft du ihn mit einem Sonnentaucher darauf aktivierst.
newcomer-second = Du hast noch keine Brücke: Bring einen Sonnentaucher nach { $to }, neben deinen auf { $beside }, und wandle beide im nächsten Zug mit *Umwandeln* um. Die Brücke ist dein Weg nach innen.
newcomer-first = *Bewegen*: Starte einen Sonnentaucher nach { $outer } und einen nach { $inner }. Im nächsten Zug macht *Umwandeln* daraus eine Brücke, deinen Weg nach innen.
newcomer-further = { $last ->
        [yes] Deine Brücke { $bridge } führt in den Kern: Jeder Sonnentaucher, den du von dort in die Sonne stürzt, bringt 2 Schub.
       *[no] Deine Brücke { $bridge } führt nach innen: Stehen Sonnentaucher auf { $outer } und auf { $inner }, macht *Umwandeln* daraus die nächste Brücke.
    }
newcomer-aim = { $shared ->
        [yes] { $seats ->
            [one] Um zu gewinnen, erreiche vor der Nova { $goal } Schub.
           *[other] Um gemeinsam zu gewinnen, müsst ihr alle vor der Nova { $goal } Schub erreichen.
        }
       *[no] Wer bei der Nova den meisten Schub hat, gewinnt.
    } Schub bringen Türme in der Sonne, die Energie umsetzen, und Sonnentaucher, die du in die Sonne stürzt.
aim-grounded = Du hast keinen Sonnentaucher mehr, der fliegen kann: Baue ein Bauwerk zurück, um seine Sonnentaucher wiederzubekommen. Schmieden holen weitere aus deiner Reserve.
aim-burdened = Die nächste Eruption kostet dich { $loss } deiner { $energy } Energie, denn ab 13 nimmt sie dir die Hälfte: Gib vorher etwas aus.
aim-quiet = Seit { $rounds } Runden wurde keine Karte gezogen: Bis eine Aktion eine bringt, endet jeder Zug mit einer Karte.
purse-drawing = { purse-still } · am Ende ziehst du { $cards ->
        [0] keine Karte
        [one] 1 Karte
       *[other] { $cards } Karten
    }

# What happened -------------------------------------------------------------------------------------------------

event-begin = Die Sonne stirbt. Reihenfolge: { IN_ORDER($order-id) }.
event-travelled = { $seat } { $parts-count ->
        [0] { AGREE($seat-id, "beendet", "beendest", "beenden", "beendet") } die Bewegung
       *[other] { $parts }
    }.
event-travelled-ahead = { $parts }
event-prepared-ahead = damit kannst du im nächsten Zug { $builds } bauen
travelled-launch = { AGREE($seat-id, "startet", "startest", "starten", "startet") } { $trips }
travelled-fly = { AGREE($seat-id, "fliegt", "fliegst", "fliegen", "fliegt") } { $trips }
travelled-hurl = { AGREE($seat-id, "stürzt", "stürzt", "stürzen", "stürzt") } { $trips } in die Sonne (+{ $momentum } Schub)
travel-launch = { $trips } starten
travel-fly = { $trips } fliegen
travel-hurl = { $trips } in die Sonne stürzen
travel-next = { $before }, { $part }
travel-last = { $before } und { $part }
trip-times = { $times ->
        [2] zweimal
       *[other] { $times }-mal
    } { $trip }
trip-launch = { $count } Taucher nach { $goal }
trip-fly = { $count ->
        [one] 1 Taucher
       *[other] { $count } Taucher zusammen
    } von { $start } nach { $goal }{ $owners-count ->
        [0] {""}
        [one] {" "}über { FORM($owners-id, part: "deine") } Brücke ({ $owners } +1 Energie)
       *[other] {" "}über die Brücken von { FORM($owners-id, part: "dir") } (je +1 Energie)
    }
trip-hurl = { $count } Taucher von { $start }
event-launch = { $seat } { AGREE($seat-id, "startet", "startest", "starten", "startet") } einen Sonnentaucher nach { $to }.
event-launch-guest = { $seat } { AGREE($seat-id, "startet", "startest", "starten", "startet") } einen Gast aus { FORM($host-id, part: "deinem") } Mutterschiff nach { $to }.
event-launch-guest-ahead = einen Gast aus { FORM($host-id, part: "deinem") } Mutterschiff nach { $to } starten
event-fly = { $seat } { AGREE($seat-id, "fliegt", "fliegst", "fliegen", "fliegt") } { $count ->
        [one] einen Sonnentaucher
       *[other] { $count } Sonnentaucher zusammen
    } von { $start } nach { $goal }.
event-hurl = { $seat } { AGREE($seat-id, "stürzt", "stürzt", "stürzen", "stürzt") } einen Sonnentaucher von { $space } ins Herz der Sonne (+{ $momentum } Schub).
event-last-hurl = { $seat } { AGREE($seat-id, "stürzt", "stürzt", "stürzen", "stürzt") } einen Sonnentaucher von { $space } ins Herz der Sonne (+{ $momentum } Schub).
event-fee = { $owner } { AGREE($owner-id, "erhält", "erhältst", "erhalten", "erhaltet") } von { FORM($seat-id, part: "dir") } 1 Energie Brückenzoll.
event-hold = { $seat } { AGREE($seat-id, "wartet", "wartest", "warten", "wartet") } ab.
event-rescue = { $seat } { AGREE($seat-id, "hat", "hast", "haben", "habt") } keinen Sonnentaucher mehr und { AGREE($seat-id, "erhält", "erhältst", "erhalten", "erhaltet") } einen aus der Reserve.
event-build-bridge = { $seat } { AGREE($seat-id, "baut", "baust", "bauen", "baut") } eine Brücke { $at } aus den Sonnentauchern auf { $used }.
event-build-node = { $seat } { AGREE($seat-id, "baut", "baust", "bauen", "baut") } einen Knoten auf { $at } aus den Sonnentauchern auf { $used }.
event-build-foundry = { $seat } { AGREE($seat-id, "baut", "baust", "bauen", "baut") } eine Schmiede auf { $at } aus den Sonnentauchern auf { $used }.
event-build-tower = { $seat } { AGREE($seat-id, "baut", "baust", "bauen", "baut") } einen Sendeturm auf { $at } aus den Sonnentauchern auf { $used }.
event-deconvert = { $seat } { AGREE($seat-id, "baut", "baust", "bauen", "baut") } { FORM($piece-id, part: "den") } { $piece-id ->
        [piece-bridge] { $at }
       *[other] auf { $at }
    } zurück; { $count ->
        [one] 1 Sonnentaucher kehrt
       *[other] { $count } Sonnentaucher kehren
    } in den Hangar heim.
event-activate-node = { $seat } { AGREE($seat-id, "aktiviert", "aktivierst", "aktivieren", "aktiviert") } { $whose ->
        [own] den eigenen
        [none] den
       *[other] { FORM($owner-id, part: "deinen") }
    } Knoten auf { $space } für { $amount } Energie.
event-activate-foundry = { $seat } { AGREE($seat-id, "aktiviert", "aktivierst", "aktivieren", "aktiviert") } { $whose ->
        [own] die eigene
        [none] die
       *[other] { FORM($owner-id, part: "deine") }
    } Schmiede auf { $space } und { AGREE($seat-id, "baut", "baust", "bauen", "baut") } { $amount ->
        [one] einen Sonnentaucher
       *[other] { $amount } Sonnentaucher
    }.
event-activate-tower = { $seat } { AGREE($seat-id, "sendet", "sendest", "senden", "sendet") } mit { $whose ->
        [own] dem eigenen
        [none] dem
       *[other] { FORM($owner-id, part: "deinem") }
    } Turm auf { $space } (+{ $amount } Schub).
event-bonus-node = { $seat } { AGREE($seat-id, "nimmt", "nimmst", "nehmen", "nehmt") } den Bonus auf { $space }: { $amount } Energie.
event-bonus-foundry = { $seat } { AGREE($seat-id, "nimmt", "nimmst", "nehmen", "nehmt") } den Bonus auf { $space }: { $amount } Sonnentaucher.
event-bonus-tower = { $seat } { AGREE($seat-id, "nimmt", "nimmst", "nehmen", "nehmt") } den Bonus auf { $space } (+{ $amount } Schub).
event-bonus-declined = { $seat } { AGREE($seat-id, "lehnt", "lehnst", "lehnen", "lehnt") } den Bonus auf { $space } ab.
event-use = { $seat } { AGREE($seat-id, "nutzt", "nutzt", "nutzen", "nutzt") } { $effect } und { AGREE($seat-id, "wirft", "wirfst", "werfen", "werft") } { $suit } ab.
event-draw = { $seat } { AGREE($seat-id, "zieht", "ziehst", "ziehen", "zieht") } { $suit }.
event-stall-draw = { $rounds ->
        [0] Die Sonne deckt { $suit } auf.
       *[other] Nach { $rounds } Runden ohne Karte deckt die Sonne { $suit } auf.
    }
event-keep = { $seat } { AGREE($seat-id, "behält", "behältst", "behalten", "behaltet") } { $has_effect ->
        [yes] { $suit } ({ $effect }).
       *[no] { $suit }.
    }
event-pillar = { $seat } { AGREE($seat-id, "hat", "hast", "haben", "habt") } diese Sorte genannt (+{ $momentum } Schub).
event-pillar-named = { $seat } { AGREE($seat-id, "nennt", "nennst", "nennen", "nennt") } { $suit }.
event-ceremony = { $seat } { AGREE($seat-id, "erhält", "erhältst", "erhalten", "erhaltet") } { $times } Energie für den Start in den äußeren Orbit.
event-ceremony-ahead = { $times } Energie für den Start in den äußeren Orbit erhalten
event-fuel = { $seat } { AGREE($seat-id, "zahlt", "zahlst", "zahlen", "zahlt") } 1 Energie für { $points } Bewegungspunkte.
event-fuel-ahead = 1 Energie für { $points } Bewegungspunkte zahlen
event-hyperdrive-gained = { $seat } { AGREE($seat-id, "erhält", "erhältst", "erhalten", "erhaltet") } { $energy } Energie durch den Hyperantrieb.
event-hyperdrive = { $seat } { AGREE($seat-id, "zahlt", "zahlst", "zahlen", "zahlt") } { $energy } Energie für den Hyperantrieb.
event-juggernaut = { $seat } { AGREE($seat-id, "fliegt", "fliegst", "fliegen", "fliegt") } { FORM($piece-id, part: "den") } von { $start } nach { $goal }.
event-juggernaut-ahead = { FORM($piece-id, part: "den") } von { $start } nach { $goal } fliegen
event-hurl-station = { $seat } { AGREE($seat-id, "stürzt", "stürzt", "stürzen", "stürzt") } { FORM($piece-id, part: "den") } von { $space } ins Herz der Sonne (+{ $momentum } Schub).
event-hurl-station-ahead = { FORM($piece-id, part: "den") } von { $space } in die Sonne stürzen (+{ $momentum } Schub)
event-passage-chosen = { $seat } { AGREE($seat-id, "wählt", "wählst", "wählen", "wählt") } einen Sonnentaucher auf { $space } für die Passage.
event-passage = { CAPITAL(FORM($seat-id, part: "dein")) } gewählter Sonnentaucher überquert die Brücke { $bridge } (+{ $momentum } Schub).
event-passage-ahead = mit dem gewählten Sonnentaucher die Brücke { $bridge } überqueren (+{ $momentum } Schub)
event-puncture = { $seat } { AGREE($seat-id, "bricht", "brichst", "brechen", "brecht") } von { $start } durch eine Membran und { AGREE($seat-id, "hinterlässt", "hinterlässt", "hinterlassen", "hinterlasst") } eine Brücke { $bridge }.
event-puncture-ahead = von { $start } durch eine Membran brechen und eine Brücke { $bridge } hinterlassen
event-teleport = { $seat } { AGREE($seat-id, "teleportiert", "teleportierst", "teleportieren", "teleportiert") } einen Sonnentaucher von { $start } nach { $goal }.
event-metamorphosis = { $seat } { AGREE($seat-id, "verwandelt", "verwandelst", "verwandeln", "verwandelt") } { FORM($old-id, part: "den") } auf { $space } in { FORM($new-id, part: "einen") }.
event-synchronize = { $seat } { AGREE($seat-id, "aktiviert", "aktivierst", "aktivieren", "aktiviert") } eine Station im Gleichklang (+{ $momentum } Schub).
event-blight = { $seat } { AGREE($seat-id, "versteckt", "versteckst", "verstecken", "versteckt") } { $guests } Sonnentaucher in { FORM($host-id, part: "deinem") } Mutterschiff; der auf { $space } kehrt in den Hangar heim.
event-invade = { $seat } { AGREE($seat-id, "übernimmt", "übernimmst", "übernehmen", "übernehmt") } { FORM($owner-id, part: "deinen") } { $piece } auf { $space } durch Invasion; dafür { $count ->
        [0] wechselt kein Sonnentaucher
        [one] wechselt 1 Sonnentaucher
       *[other] wechseln { $count } Sonnentaucher
    } in { FORM($owner-id, part: "deinen") } Hangar.
event-sacrifice = { $seat } { AGREE($seat-id, "opfert", "opferst", "opfern", "opfert") } { $count ->
        [one] einen Sonnentaucher
       *[other] { $count } Sonnentaucher
    } in der Schmiede auf { $space } (+{ $momentum } Schub).
event-squeeze-destroyed = Die Eruption zerstört { FORM($seat-id, part: "deinen") } { $piece } auf { $space }.
event-accelerate = { $seat } { AGREE($seat-id, "bewegt", "bewegst", "bewegen", "bewegt") } alle Mutterschiffe { $number ->
        [one] eine Ecke
       *[other] { $number } Ecken
    } weiter.
event-hatch = { $seat } { AGREE($seat-id, "brütet", "brütest", "brüten", "brütet") } auf { $space } { $count } Sonnentaucher aus; dafür kehrt { $other-id ->
        [reader] einer von deinen
       *[other] einer von { $other }
    } heim.
event-procreate = { $seat } { AGREE($seat-id, "setzt", "setzt", "setzen", "setzt") } je einen neuen Sonnentaucher auf { $spaces }.
event-tribute = { $other } { AGREE($other-id, "zahlt", "zahlst", "zahlen", "zahlt") } { FORM($seat-id, part: "dir") } { $energy } Energie Tribut auf { $space }.
event-chain = { $seat } { AGREE($seat-id, "schließt", "schließt", "schließen", "schließt") } eine Kette über { $spaces }: Schub für { FORM($owners-id, part: "dich") }.
event-channel = { $seat } { AGREE($seat-id, "bündelt", "bündelst", "bündeln", "bündelt") } { $number } Energie zu { $number } Schub.
event-flare = { $marker ->
        [0] Die dreizehnte Sonneneruption!
        [one] Eine Sonneneruption! Noch 1 bis zur Nova.
       *[other] Eine Sonneneruption! Noch { $marker } bis zur Nova.
    }
event-flare-loss = { $seat } { AGREE($seat-id, "verliert", "verlierst", "verlieren", "verliert") } in der Eruption { $count } Energie.
event-flare-node = Die Eruption bringt { FORM($seat-id, part: "dir") } { $amount } Energie auf { $space }.
event-flare-foundry = In der Eruption { AGREE($seat-id, "baut", "baust", "bauen", "baut") } { $seat } { $amount ->
        [one] einen Sonnentaucher
       *[other] { $amount } Sonnentaucher
    } auf { $space }.
event-flare-tower = In der Eruption { AGREE($seat-id, "sendet", "sendest", "senden", "sendet") } { $seat } von { $space } (+{ $amount } Schub).
event-nova = Die Sonne birst: Nova!
event-orders = { $seat } { AGREE($seat-id, "gibt", "gibst", "geben", "gebt") } eine feste Antwort: { $question }, { $answer }.

# Suit effects --------------------------------------------------------------------------------------------------

timing-move = während einer Bewegung
timing-convert = bei einer Umwandlung
timing-activate = während einer Aktivierung
timing-any = jederzeit in deinem Zug
timing-draw = wenn du Karten ziehst
held-when = Einsetzbar { $timing }.

effect-accelerate = Beschleunigung
    .text = Nenne eine Zahl von Ecken, mindestens eine und weniger als eine volle Runde. Alle Mutterschiffe ziehen so weit.
effect-augment = Verstärkung
    .text = Bei einer Station, die du aktivierst, steigt der Grundertrag für jeden weiteren Sonnentaucher dort, egal welcher Farbe: um 1 in den Orbits und der Konvektionszone, um 2 in der Strahlungszone, um 3 im Kern.
effect-blight = Befall
    .text = Nimm, statt zu aktivieren, einen deiner Sonnentaucher neben einem fremden Mutterschiff in den Hangar zurück. Drei aus deiner Reserve verstecken sich im fremden Mutterschiff; in späteren Bewegungen kannst du sie von dort starten.
effect-cascade = Kaskade
    .text = Wandle nach einer Umwandlung noch einmal um. Die Sonnentaucher der zweiten kommen in deinen Hangar. Karten ziehst du für beide.
effect-catapult = Katapult
    .text = Jeder deiner Sonnentaucher darf in dieser Aktion eine Brücke überqueren, ohne dass es Bewegungspunkte kostet.
effect-ceremony = Zeremonie
    .text = Erhalte 1 Energie für jeden Sonnentaucher, den du in dieser Aktion aus deinem Mutterschiff in den äußeren Orbit startest.
effect-chain = Kette
    .text = Wähle eine Kette: eine ganze Gruppe verbundener, besetzter Felder ohne Abzweig und ohne Schleife. Je Feld bringt ein Sonnentaucher seinem Besitzer 1 Schub. Vom gewählten Ende an kehren der erste, dritte, fünfte und so weiter in ihre Hangars heim.
effect-channel = Bündelung
    .text = Zahle nach dem Ziehen bis zu 1 Energie je gezogener Karte. Für jede gezahlte Energie erhältst du 1 Schub.
effect-cluster = Schwarm
    .text = Zweimal in dieser Aktion fliegen für 1 Bewegungspunkt alle deine Sonnentaucher eines Feldes zusammen ein Feld weiter.
effect-duplicate = Verdopplung
    .text = In diesem Zug verdoppeln sich die Sonnentaucher, die du baust, und die zusätzlichen kosten nichts. Sie müssen alle in deiner Reserve liegen.
effect-festival = Festtag
    .text = Aktiviere in dieser Aktion Stationen jeder Art, in beliebiger Reihenfolge.
effect-fuel = Treibstoff
    .text = Bis zu dreimal in dieser Aktion: Zahle 1 Energie für 3 Bewegungspunkte.
effect-hatch = Brut
    .text = Wo ein eigener und ein fremder Sonnentaucher auf einem Feld stehen, schicke den fremden in seinen Hangar. Zwei aus deiner Reserve kommen zu deinem dazu.
effect-hyperdrive = Hyperantrieb
    .text = Bewegst du in dieser Aktion nur einen Sonnentaucher, verdoppeln sich deine Bewegungspunkte. Für jedes dritte Feld, das er fliegt, erhältst du 1 Energie.
effect-invade = Invasion
    .text = Gib, statt umzuwandeln, zwei deiner Sonnentaucher auf einer fremden Station ab (drei auf einem Turm). Die Station gehört dir. Wer sie verliert, nimmt ebenso viele Sonnentaucher aus der Reserve in den Hangar.
effect-juggernaut = Koloss
    .text = Eine deiner Stationen kann in dieser Aktion wie ein Sonnentaucher fliegen, nur nicht auf ein Feld mit einer Station. Aus dem Kern kannst du sie für 2 Schub ins Herz stürzen.
effect-metamorphosis = Metamorphose
    .text = Tausche eine deiner Stationen, die in dieser Aktion aktiviert wurden, gegen eine andere Art aus deiner Reserve.
effect-motivate = Ansporn
    .text = Aktiviere eine Station gleich nach ihrem Bau, ohne Sonnentaucher. Dafür ziehst du keine Karten.
effect-passage = Passage
    .text = Wähle einen deiner Sonnentaucher. Von jetzt an bringt er in dieser Aktion 1 Schub für jede andere Brücke, die er überquert.
effect-persist = Ausdauer
    .text = Sonnentaucher, mit denen du in dieser Aktion aktivierst, bleiben auf ihren Stationen.
effect-pillar = Säule
    .text = Nenne vor dem Ziehen eine Sorte. Jede Karte dieser Sorte, die du ziehst, bringt 3 Schub.
effect-portal = Portal
    .text = In dieser Aktion kannst du aus jedem Mutterschiff starten. Alle Felder um Mutterschiffe sind einander benachbart.
effect-procreate = Vermehrung
    .text = Setze auf jedes Feld, auf dem zwei oder mehr deiner Sonnentaucher stehen, einen aus deiner Reserve dazu.
effect-pulse = Puls
    .text = Aktiviere, statt wie sonst, Stationen jeder Art in beiden Orbits, ohne Sonnentaucher.
effect-puncture = Durchstich
    .text = Einmal in dieser Aktion darf einer deiner Sonnentaucher eine Membran durchqueren, wo keine Brücke ist. Er kommt in die Reserve, und eine deiner Brücken tritt an seine Stelle.
effect-sacrifice = Opfer
    .text = Lege, statt zu aktivieren, alle Sonnentaucher auf einer Schmiede in ihre Reserven. Jeder bringt seinem Besitzer 2 Schub.
effect-squeeze = Auspressen
    .text = Aktiviere nur eine eigene Station und ziehe gleich ihre Karten. Ist eine Eruption dabei, wird die Station zerstört. Sonst nimm noch einmal den Grundertrag und zweimal den Bonus.
effect-synchronize = Gleichklang
    .text = Erhalte 1 Schub für jede Station, die du in dieser Aktion aktivierst.
effect-teleport = Teleport
    .text = Setze für 3 Bewegungspunkte einen Sonnentaucher auf ein beliebiges Feld, das er über Brücken erreichen könnte, wie weit es auch ist.
effect-transcend = Transzendenz
    .text = In dieser Aktion halten Membranen deine Sonnentaucher nicht auf.
effect-tribute = Tribut
    .text = Wähle eine deiner Stationen. Alle anderen zahlen dir 1 Energie für jeden eigenen Sonnentaucher dort, soweit sie können.

# Choices ------------------------------------------------------------------------------------------------------

choice-space = { $space }
    .help = { $count ->
        [0] {""}
        [one] einer deiner Sonnentaucher steht dort
       *[other] { $count } deiner Sonnentaucher stehen dort
    }
choice-over-own = { $space }
    .help = über deine eigene Brücke
choice-over-free = { $space }
    .help = über eine Brücke, für die jetzt niemand Zoll erhält
choice-over-paid = { $space }
    .help = über { FORM($owner-id, part: "deine") } Brücke: { $owner } { AGREE($owner-id, "erhält", "erhältst", "erhalten", "erhaltet") } 1 Energie
choice-start-launch = { $count } nach { $space } starten{ ends-move }
    .help = { $ring ->
        [U] äußerer Orbit
       *[L] innerer Orbit
    } · dann noch { $left } im Hangar{ station-there }{ way-builds }
    .band = { $count ->
        [one] {""}
       *[other] Mehrere starten
    }
choice-start-back = Einen im All verlorenen nach { $space } zurückholen{ ends-move }
choice-start-guest = Einen Gast aus { FORM($player-id, part: "deinem") } Mutterschiff nach { $space } starten{ ends-move }
choice-start = Von { $space }
choice-sun = { $piece-id ->
        [piece-sundiver] { $space }
       *[other] { CAPITAL(FORM($piece-id, part: "den")) } { $space }
    } in die Sonne stürzen
choice-sun-help = 1 Punkt{ $cards ->
        [0] {""}
        [one] {" "}· zieht 1 Karte
       *[other] {" "}· zieht { $cards } Karten
    }
choice-flight-from = Von { $start } nach { $space } fliegen{ ends-move }
    .band = { $first ->
        [yes] {""}
       *[no] Von { $start } woandershin fliegen
    }
choice-flight-all = Alle von { $start } nach { $space } fliegen
    .band = { $first ->
        [yes] {""}
       *[no] Alle von { $start } woandershin fliegen
    }
choice-flight-teleport = Von { $start } nach { $space } teleportieren
    .band = { $first ->
        [yes] {""}
       *[no] Von { $start } woandershin teleportieren
    }
choice-flight-puncture = Von { $start } nach { $space } durchbrechen
    .band = { $first ->
        [yes] {""}
       *[no] Von { $start } anderswo durchbrechen
    }
choice-flight-chosen = Den gewählten nach { $space } fliegen
    .band = { $first ->
        [yes] {""}
       *[no] Den gewählten woandershin fliegen
    }
choice-flight-other = Einen anderen von { $start } nach { $space } fliegen
    .band = { $first ->
        [yes] {""}
       *[no] Einen anderen von { $start } woandershin fliegen
    }
choice-flight-station = { CAPITAL(FORM($piece-id, part: "deinen")) } { $start } nach { $space } fliegen
    .band = { $first ->
        [yes] {""}
       *[no] { CAPITAL(FORM($piece-id, part: "deinen")) } von { $start } woandershin fliegen
    }
choice-way = Weiter nach { $space }{ ends-move }
    .band = { $first ->
        [yes] {""}
       *[no] Noch weiter fliegen
    }
choice-way-help = { way-points }{ station-there }{ way-builds }
station-there = { $whose ->
        [no] {""}
        [own] {" "}· dort steht { FORM($piece-id, part: "dein") }
        [none] {" "}· dort steht { FORM($piece-id, part: "ein") }
       *[other] {" "}· dort steht { FORM($owner-id, part: "dein") } { $piece }
    }
way-builds = { $builds-count ->
        [0] {""}
       *[other] {" "}· bereitet { $builds } vor
    }
prepared-bridge = eine Brücke { $at }
prepared-node = einen Knoten auf { $at }
prepared-foundry = eine Schmiede auf { $at }
prepared-tower = einen Turm auf { $at }
way-points = { $points ->
        [0] umsonst
        [one] 1 Punkt
       *[other] { $points } Punkte
    }{ $owners-count ->
        [0] {""}
        [one] {" "}· über { FORM($owners-id, part: "deine") } Brücke: 1 Energie für { FORM($owners-id, part: "dich") }
       *[other] {" "}· über die Brücken von { FORM($owners-id, part: "dir") }: je 1 Energie für sie
    }
move-whole = { $launches ->
        [0] { $flights ->
            [0] { $hurls } stürzen
           *[other] { $hurls ->
                [0] { whole-fly }
               *[other] { whole-fly }, { $hurls } stürzen
            }
        }
       *[other] { $flights ->
            [0] { $hurls ->
                [0] { $launches } starten
               *[other] { $launches } starten, { $hurls } stürzen
            }
           *[other] { $hurls ->
                [0] { $launches } starten, { whole-fly }
               *[other] { $launches } starten, { whole-fly }, { $hurls } stürzen
            }
        }
    } und beenden
whole-fly = { whole-spaces } fliegen
whole-spaces = { $flights ->
        [one] 1 Feld
       *[other] { $flights } Felder
    }
price-move = { $points ->
        [0] kein Punkt mehr
        [one] noch 1 Punkt
       *[other] noch { $points } Punkte
    }
ends-move = { $ends ->
        [yes] {" "}und beenden
       *[no] {""}
    }
choice-hurl = { $space }
choice-piece-bridge = Brücke · 2 Sonnentaucher
    .help = Ein Weg in die nächste Schicht und 1 Bewegungspunkt mehr · noch { $left } da
choice-piece-node = Knoten · 2 Sonnentaucher
    .help = Bringt bei jedem Aktivieren Energie · noch { $left } da
choice-piece-foundry = Schmiede · 2 Sonnentaucher
    .help = Baut bei jedem Aktivieren für Energie Sonnentaucher · noch { $left } da
choice-piece-tower = Sendeturm · 3 Sonnentaucher
    .help = Macht bei jedem Aktivieren aus Energie Schub · noch { $left } da
choice-site-bridge = { $at }
    .help = ein Weg nach innen, +1 Bewegungspunkt je Zug · { site-uses } · { draws-cards }
choice-site-node = { $at }
    .help = jedes Mal +{ $base } Energie{ site-bonus } · { site-uses } · { draws-cards }
choice-site-foundry = { $at }
    .help = jedes Mal { $base } Sonnentaucher für { $base } Energie{ site-bonus } · { site-uses } · { draws-cards }
choice-site-tower = { $at }
    .help = jedes Mal +{ $base } Schub für { $base } Energie{ site-bonus } · { site-uses } · { draws-cards }
site-uses = verbraucht { $left ->
        [0] deine letzten { $spent } Sonnentaucher
       *[other] { $spent } Sonnentaucher
    }
site-bonus = { $bonus ->
        [0] {""}
       *[other] , Bonus { $bonus }
    }
draws-cards = { $cards ->
        [0] zieht keine Karte
        [one] zieht 1 Karte
       *[other] zieht { $cards } Karten
    }
choice-using = Aus { $using }
choice-structure = { CAPITAL(FORM($piece-id, part: "dein")) } { $piece-id ->
        [piece-bridge] { $at }
       *[other] auf { $at }
    }
    .help = { $piece-id ->
        [piece-bridge] −1 Bewegungspunkt je Zug
       *[other] {""}
    }
move-convert = { CAPITAL(FORM($piece-piece-id, part: "einen")) } { $piece-piece-id ->
        [piece-bridge] { $at }
       *[other] auf { $at }
    } aus { $using-using } bauen
move-convert-without-using = { CAPITAL(FORM($piece-piece-id, part: "einen")) } { $piece-piece-id ->
        [piece-bridge] { $at }
       *[other] auf { $at }
    } bauen
move-deconvert = { CAPITAL(FORM($structure-piece-id, part: "deinen")) } { $structure-piece-id ->
        [piece-bridge] { $structure-at }
       *[other] auf { $structure-at }
    } zurückbauen
choice-station = { $space }, { $whose-id ->
        [whose-own] { FORM($piece-id, part: "dein") }
       *[whose-none] { FORM($piece-id, part: "der") }
    }
    .help = { $bonus ->
        [0] {""}
       *[other] { $taken ->
            [yes] mit dem Bonus { $bonus }
           *[no] Bonus: { $bonus } mehr{ $piece-id ->
                [piece-node] {""}
               *[other] {" "}für { $bonus } Energie
            }
        } ·{" "}
    }{ draws-cards }{ ends-action }
choice-station-of = { $space }, { FORM($whose-id, part: "dein") } { $piece }
    .help = { $bonus ->
        [0] {""}
       *[other] { $owner ->
            [may] { $whose } darf { $bonus } Bonus nehmen
            [poor] { $whose } kann den Bonus von { $bonus } nicht bezahlen{ bonus-left-to-you }
           *[short] { $whose } hat für den Bonus von { $bonus } zu wenige Sonnentaucher in Reserve{ bonus-left-to-you }
        } ·{" "}
    }{ draws-cards }{ ends-action }
bonus-left-to-you = { $then ->
        [yes] , also darfst du ihn nehmen
       *[no] {""}
    }
ends-action = { $ends ->
        [yes] {""} · beendet die Aktion
       *[no] {""}
    }
choice-owned = { $space }, { FORM($piece-id, part: "dein") }
whose-own = dein
whose-none = der
choice-take = Annehmen
choice-decline = Ablehnen
choice-take-left = Nehmen, was { $player } übrig lässt
choice-decline-left = Auch ablehnen
choice-decline-for = Ablehnen
    .help = { $player } darf ihn dann nehmen
choice-effect = { $effect }
    .help = { $text }
choice-suit = { $suit }
choice-keep-random = Eine davon zufällig
choice-suit-effect = { $suit } · { $effect }{ $had ->
        [yes] {" "}(bisher behalten)
       *[no] {""}
    }
    .help = { $text }
choice-player = { $player }
choice-fuel = 3 Punkte für 1 Energie kaufen
choice-energy = { $number } Energie zu Schub
choice-corners = { $number ->
        [one] 1 Ecke
       *[other] { $number } Ecken
    }
choice-all = alle zusammen
choice-teleport = per Teleport (3 Punkte)
choice-puncture = durch die Membran; eine Brücke bleibt zurück
choice-chosen = der gewählte Sonnentaucher
choice-other = ein anderer Sonnentaucher
choice-augment = mit erhöhtem Grundertrag
choice-station-flies = { FORM($piece-id, part: "der") } selbst
choice-guest = ein Gast aus { FORM($player-id, part: "deinem") } Mutterschiff
choice-question = { $question }: { $order }
standing-orders = Immer: { $order }
choice-order = { $answer }

# Refusals -----------------------------------------------------------------------------------------------------

refusal-no-such-space = Dieser Spielplan hat kein Feld „{ $given }“.
    .title = Kein solches Feld.
    .remedy = Die Felder sind { $rings }.
refusal-crowded = Du hast schon fünf Sonnentaucher auf { $space }, mehr passen nicht.
    .title = Voll.
    .remedy = Fliege erst einen von ihnen weiter; insgesamt kostet es dasselbe.
refusal-no-points = Du hast in dieser Aktion keine Bewegungspunkte mehr.
    .title = Keine Punkte mehr.
    .remedy = Beende die Aktion, oder nimm Schritte zurück.
refusal-not-at-mothership = { $space } liegt nicht neben deinem Mutterschiff.
    .title = Zu weit zum Starten.
    .remedy = Starten kannst du nach { $around }.
refusal-empty-pool = Dein Hangar ist leer, und aus der Reserve ({ $reserve } Sonnentaucher) kannst du nicht starten.
    .title = Keine Sonnentaucher.
    .remedy = Aktiviere eine Schmiede: Sie bringt Sonnentaucher aus der Reserve in den Hangar.
refusal-no-sundiver = Du hast keinen Sonnentaucher auf { $space }.
    .title = Keiner dort.
    .remedy = { $spaces-count ->
        [0] Du hast keinen auf dem Spielplan. Starte erst welche aus deinem Mutterschiff.
       *[other] Deine Sonnentaucher stehen auf { $spaces }.
    }
refusal-not-neighbours = { $start } und { $goal } sind nicht benachbart; ein Sonnentaucher fliegt Feld für Feld.
    .title = Zu weit.
    .remedy = Von { $start } kannst du nach { $legal } fliegen.
refusal-too-far = Von { $start } nach { $goal } braucht es { $needed } Punkte, und du hast noch { $points }.
    .title = Zu weit.
    .remedy = Dir { $short ->
        [one] fehlt 1 Punkt
       *[other] fehlen { $short } Punkte
    }: Fliege jetzt ein Stück des Weges.
refusal-membrane = Eine Membran trennt { $start } von { $goal }, und dort führt keine Brücke hinüber.
    .title = Kein Durchkommen.
    .remedy = Von { $start } kannst du nach { $legal } fliegen. { $count ->
        [0] Zwischen diesen beiden Schichten gibt es noch keine Brücke.
        [one] Die Brücke zwischen diesen Schichten ist { $bridges }.
       *[other] Die Brücken zwischen diesen Schichten sind { $bridges }.
    }
refusal-not-in-core = { $space } liegt nicht im Kern; nur von dort kannst du Sonnentaucher stürzen.
    .title = Nicht tief genug.
    .remedy = { $ready-count ->
        [0] Im Kern hast du noch keinen. Überquere Brücken, um hinzukommen.
       *[other] Stürzen kannst du von { $ready }.
    }
refusal-no-piece = Du hast { FORM($piece-id, part: "kein") } mehr in der Reserve.
    .title = Keine Bauwerke mehr.
    .remedy = Baue erst anderswo zurück, um hier zu bauen.
refusal-no-such-crossing = „{ $at }“ ist kein Ort für eine Brücke: Sie verbindet zwei benachbarte Felder über eine Membran hinweg.
    .title = Kein Ort für eine Brücke.
    .remedy = { $count ->
        [0] Du hast jetzt kein Muster für eine Brücke.
       *[other] Du kannst { $possible } bauen.
    }
refusal-bridge-there = Auf { $at } liegt schon { FORM($owner-id, part: "deine") } Brücke, und es ist nur für eine Platz.
    .title = Schon überbrückt.
    .remedy = { $count ->
        [0] Du hast jetzt kein Muster für eine andere Brücke.
       *[other] Du kannst { $possible } bauen.
    }
refusal-tower-in-orbit = In den Orbits kannst du keinen Sendeturm bauen.
    .title = Nicht im Orbit.
    .remedy = Sein innerster Sonnentaucher muss in der Konvektionszone, der Strahlungszone oder im Kern stehen.
refusal-station-there = Auf { $at } steht schon eine Station, und jedes Feld hat nur für eine Platz.
    .title = Besetzt.
    .remedy = { $count ->
        [0] Du hast jetzt kein Muster für { FORM($piece-id, part: "anderen") }.
       *[other] Du kannst { $possible } bauen.
    }
refusal-nothing-to-fly = Du hast keinen Sonnentaucher auf dem Spielplan.
    .title = Keiner kann fliegen.
    .remedy = Starte erst welche aus deinem Mutterschiff.
refusal-nothing-to-hurl = Keiner deiner Sonnentaucher ist im Kern, und nur von dort kannst du sie stürzen.
    .title = Nicht tief genug.
    .remedy = Überquere Brücken, um hinzukommen.
refusal-no-pattern = Du hast noch kein Muster für ein Bauwerk.
    .title = Kein Muster.
    .remedy = In einem Ring: zwei nebeneinander sind eine Schmiede, zwei mit einem Feld dazwischen ein Knoten. Zwei untereinander sind eine Brücke, drei ein Sendeturm.
refusal-nothing-built = Du hast noch nichts gebaut.
    .title = Nichts zurückzubauen.
    .remedy = Wandle erst Sonnentaucher in eine Brücke oder eine Station um.
refusal-no-crew = Keiner deiner Sonnentaucher steht auf einer Station.
    .title = Keine Station.
    .remedy = Fliege einen auf eine Station, egal wem sie gehört.
refusal-no-pattern-bridge = Eine Brücke { $at } braucht je einen deiner Sonnentaucher auf ihrem äußeren Feld und auf dem noch weiter außen.
    .title = Kein Muster.
    .remedy = { $count ->
        [0] Du hast jetzt kein Muster für eine Brücke.
       *[other] Du kannst { $possible } bauen.
    }
refusal-no-pattern-node = Ein Knoten auf { $at } braucht im selben Ring zu beiden Seiten je einen deiner Sonnentaucher.
    .title = Kein Muster.
    .remedy = { $count ->
        [0] Du hast jetzt kein Muster für einen Knoten.
       *[other] Du kannst { $possible } bauen.
    }
refusal-no-pattern-foundry = Eine Schmiede auf { $at } braucht einen deiner Sonnentaucher dort und einen daneben im selben Ring.
    .title = Kein Muster.
    .remedy = { $count ->
        [0] Du hast jetzt kein Muster für eine Schmiede.
       *[other] Du kannst { $possible } bauen.
    }
refusal-no-pattern-tower = Ein Sendeturm auf { $at } braucht je einen deiner Sonnentaucher dort und auf den zwei benachbarten Feldern weiter außen.
    .title = Kein Muster.
    .remedy = { $count ->
        [0] Du hast jetzt kein Muster für einen Sendeturm.
       *[other] Du kannst { $possible } bauen.
    }
refusal-no-deconversion = In der Schachtelausgabe lassen sich Bauwerke nicht zurückbauen.
    .title = Nicht möglich.
    .remedy = Wähle Bewegen, Umwandeln oder Aktivieren.
refusal-not-your-structure = Auf { $at } hast du nichts zurückzubauen.
    .title = Nicht deins.
    .remedy = Nenne eine deiner Brücken oder ein Feld mit einer deiner Stationen.
refusal-short-reserve = Der Rückbau holt { $needed } Sonnentaucher aus deiner Reserve, und dort { $reserve ->
        [0] liegt keiner
        [one] liegt nur einer
       *[other] liegen nur { $reserve }
    }.
    .title = Reserve zu klein.
    .remedy = Wandle erst Sonnentaucher um oder stürze welche: So kommen sie in die Reserve.
refusal-no-station = Auf { $space } steht keine Station.
    .title = Keine Station.
    .remedy = { $places-count ->
        [0] Keiner deiner Sonnentaucher steht auf einer Station. Fliege einen auf eine, egal wem sie gehört.
       *[other] Deine Sonnentaucher stehen auf diesen Stationen: { $places }.
    }
refusal-used-already = Du hast { FORM($piece-id, part: "den") } auf { $space } in dieser Aktion schon aktiviert.
    .title = Schon aktiviert.
    .remedy = Aktiviere eine andere Station, oder beende die Aktion.
refusal-other-type = Auf { $space } steht { FORM($piece-id, part: "ein") }, aber in dieser Aktion hast du mit einer anderen Art begonnen: { $chosen }.
    .title = Nur eine Art je Aktion.
    .remedy = Aktiviere noch { FORM($chosen-id, part: "einen") }, oder beende die Aktion.
refusal-no-presence = Auf { $space } steht { FORM($piece-id, part: "ein") }, aber keiner deiner Sonnentaucher.
    .title = Keiner dort.
    .remedy = { $spaces-count ->
        [0] Du hast keinen auf dem Spielplan. Starte erst welche aus deinem Mutterschiff.
       *[other] Deine Sonnentaucher stehen auf { $spaces }.
    }
refusal-short-energy = { CAPITAL(FORM($piece-id, part: "der")) } auf { $space } kostet { $needed } Energie, und du hast { $energy }.
    .title = Zu wenig Energie.
    .remedy = Energie bringen Knoten, und andere, die deine Brücken überqueren.
refusal-short-foundry = Die Schmiede auf { $space } baut { $needed } Sonnentaucher, und in deiner Reserve { $reserve ->
        [0] liegt keiner
        [one] liegt nur einer
       *[other] liegen nur { $reserve }
    }.
    .title = Reserve zu klein.
    .remedy = Sie baut alle oder keinen. Wandle erst Sonnentaucher um oder stürze welche: So kommen sie in die Reserve.
refusal-no-card = Du hast keine Instabilitätskarte.
    .title = Keine Karte.
    .remedy = Karten ziehst du, wenn du in der Sonne baust oder aktivierst oder Sonnentaucher stürzt; behalte dann eine.
refusal-no-effect = { $suit } hat in dieser Partie keinen Effekt.
    .title = Kein Effekt.
    .remedy = Behalte beim nächsten Ziehen eine Karte einer anderen Sorte.
refusal-other-effect = Deine Karte ist { $suit }, und ihr Effekt ist { $effect }.
    .title = Nicht deine Karte.
    .remedy = Einsetzen kannst du { $effect } { $timing }.
refusal-no-use = { $effect } würde gerade nichts bewirken.
    .title = Nicht jetzt.
    .remedy = Setze die Karte ein, wenn sie etwas ändert; möglich ist es { $timing }.
refusal-hyperdrive-one = Mit dem Hyperantrieb kannst du nur einen Sonnentaucher bewegen: den, den du zuerst bewegt hast.
    .title = Nur einen Sonnentaucher.
    .remedy = Bewege ihn weiter, oder beende die Aktion.

# Options: section 16 of the rules ------------------------------------------------------------------------------------

goal-momentum = Schub
goal-least-momentum = Geringster Schub
headline-goal = Runde { $round } · { $marker ->
        [one] noch 1 Eruption bis zur Nova
       *[other] noch { $marker } Eruptionen bis zur Nova
    } · Ziel { $goal } Schub

verb-recall = Zurückholen
    .name = zurückholen
    .help = 1 Punkt: einen im All verlorenen Sonnentaucher in den äußeren Orbit zurückholen
verb-scour = Vertreiben
    .name = vertreiben
    .help = Einen Sonnentaucher von einem Feld mit Zehrer in den Hangar nehmen und den Zehrer entfernen
verb-veto = Veto
    .name = veto
    .help = Einen Effekt aus der Wahl streichen
verb-place = Aufstellen
    .name = aufstellen
    .help = Vor dem ersten Zug eine Brücke oder Station als Überbleibsel aufstellen

option-edition = Ausgabe
    .name = ausgabe
    .help = Die Brückenausgabe von 2015 oder die Schachtelausgabe von 2017 mit ihren Toren
value-edition-bridge = Brückenausgabe
value-edition-boxed = Schachtelausgabe
option-draft = Vetowahl
    .name = vetowahl
    .help = Mehr Effekte zeigen als nötig; alle streichen je einen
value-draft-off = aus
value-draft-on = an
option-vestigial = Überbleibsel
    .name = überbleibsel
    .help = Alle stellen vor dem ersten Zug eine Brücke und eine Station auf
value-vestigial-off = aus
value-vestigial-on = an
option-longer = Längere Partie
    .name = länger
    .help = Eine Sorte mit ihrem Effekt mehr im Nachziehstapel
value-longer-off = aus
value-longer-on = an
option-event = Auslöse-Ereignis
    .name = ereignis
    .help = Was geschieht, wenn eine Auslöse-Eruption gezogen wird
value-event-none = keines
value-event-attrition = Schwund
value-event-implode = Implosion
value-event-explode = Explosion
value-event-sunworm = Sonnenwurm
value-event-warp = Raumsprung
value-event-singularity = Singularität
value-event-garden = Energiegarten
value-event-feeders = Zehrer
option-flares = Auslöse-Eruptionen
    .name = auslöser
    .help = Wie viele davon in einer Partie mit Ereignis im Nachziehstapel stecken
value-flares-1 = eine
value-flares-2 = zwei
value-flares-3 = drei
value-flares-4 = vier
value-flares-5 = fünf
option-mode = Modus
    .name = modus
    .help = Gegeneinander spielen, oder gemeinsam den geringsten Schub am Tisch heben
value-mode-versus = gegeneinander
value-mode-coop = gemeinsam
option-scenario = Soloszenario
    .name = szenario
    .help = Für eine Person: bestimmt die Stationen, die Effekte und das Ziel
value-scenario-none = keines
value-scenario-ancient-tower = Uralter Turm
value-scenario-cosmic-unity = Kosmische Einheit
value-scenario-solar-inhabitants = Sonnenbewohner
value-scenario-energy-garden = Energiegarten
value-scenario-sunworm = Sonnenwurm
value-scenario-solar-whirlpool = Sonnenstrudel
option-level = Stufe
    .name = stufe
    .help = Jede Stufe hebt das Ziel einer Solo- oder Koop-Partie um 3
value-level-0 = normal
value-level-1 = Ziel + 3
value-level-2 = Ziel + 6
value-level-3 = Ziel + 9
value-level-4 = Ziel + 12
value-level-5 = Ziel + 15
option-goalcheck = Gleichstand
    .name = gleichstand
    .help = Ob sich bei gleichem Schub alle den Sieg teilen oder die übrige Energie entscheidet
value-goalcheck-shared = geteilter Sieg
value-goalcheck-ties-by-energy = übrige Energie entscheidet
option-deepdraw = Karten ziehen
    .name = ziehen
    .help = Karte für Karte ziehen und jede Eruption gleich abhandeln, oder erst alle ziehen
value-deepdraw-single = Karte für Karte
value-deepdraw-batch = erst alle Karten
option-hurl = Gestürzte Sonnentaucher
    .name = gestürzte
    .help = Ob sie in die Reserve zurückkehren oder aus der Partie sind
value-hurl-return = zurück in die Reserve
value-hurl-vaporize = aus der Partie

suit-condensation = Kondensation
place-pool = Hangar
nobody = niemand
trigger-card-attrition = Schwund
trigger-card-implode = Implosion
trigger-card-explode = Explosion
trigger-card-sunworm = Sonnenwurm
trigger-card-warp = Raumsprung
trigger-card-singularity = Singularität
trigger-card-garden = Energiegarten
trigger-card-feeders = Zehrer

ask-attrition = gibt einen Sonnentaucher ab
    .you = Gib einen Sonnentaucher ab
    .several = geben einen Sonnentaucher ab
ask-warp-from = wählt einen Sonnentaucher für den Raumsprung
    .you = Wähle einen Sonnentaucher für den Raumsprung
    .several = wählen einen Sonnentaucher für den Raumsprung
ask-warp-to = springt mit einem Sonnentaucher: { $place }
    .you = Wähle, wohin dein Sonnentaucher springt: { $place }
    .several = springen mit einem Sonnentaucher: { $place }
ask-singularity = setzt Sonnentaucher aus dem Hangar in den Kern (noch { $number })
    .you = Setze Sonnentaucher aus dem Hangar in den Kern (noch { $number })
    .several = setzen Sonnentaucher aus dem Hangar in den Kern (noch { $number })
ask-shift-inward = wählt, wohin ein Sonnentaucher auf { $space } fällt
    .you = Wähle, wohin ein Sonnentaucher auf { $space } fällt
    .several = wählen, wohin ein Sonnentaucher auf { $space } fällt
ask-shift-outward = wählt, wohin es einen Sonnentaucher auf { $space } schleudert
    .you = Wähle, wohin es einen Sonnentaucher auf { $space } schleudert
    .several = wählen, wohin es einen Sonnentaucher auf { $space } schleudert
ask-scour = vertreibt Zehrer
    .you = Vertreibe Zehrer
    .several = vertreiben Zehrer
ask-veto = legt gegen einen Effekt Veto ein: { $effects }
    .you = Lege gegen einen Effekt Veto ein: { $effects }
    .several = legen gegen einen Effekt Veto ein: { $effects }
ask-place-either = stellt eine Brücke oder eine Station auf
    .you = Stelle eine Brücke oder eine Station auf
    .several = stellen eine Brücke oder eine Station auf
ask-place-bridge = stellt eine Brücke auf
    .you = Stelle eine Brücke auf
    .several = stellen eine Brücke auf
ask-place-station = stellt eine Station auf
    .you = Stelle eine Station auf
    .several = stellen eine Station auf
ask-give-up = gibt ein Bauwerk auf
    .you = Gib ein Bauwerk auf
    .several = geben ein Bauwerk auf

event-trigger = Eine Auslöse-Eruption: { $event }!
event-attrition = { $seat } { AGREE($seat-id, "gibt", "gibst", "geben", "gebt") } einen Sonnentaucher ab: { $place }.
event-warp = { $seat } { AGREE($seat-id, "springt", "springst", "springen", "springt") } mit einem Sonnentaucher nach { $to } (von: { $place }).
sundiver-of = { $seat-id ->
    [reader] einer deiner Sonnentaucher
   *[other] ein Sonnentaucher von { FORM($seat-id, part: "dir") }
}
sundivers-of = { $seat-id ->
    [reader] { $number } deiner Sonnentaucher
   *[other] { $number } Sonnentaucher von { FORM($seat-id, part: "dir") }
}
event-singularity = { CAPITAL(sundiver-of) } wird in den Kern gezogen, nach { $space }.
event-shifted-inward = { CAPITAL(sundiver-of) } fällt von { $place } nach innen auf { $to }.
event-shifted-outward = { CAPITAL(sundiver-of) } wird von { $place } nach außen auf { $to } geschleudert.
event-imploded = { $number ->
        [one] { CAPITAL(sundiver-of) } fällt
       *[other] { sundivers-of } fallen
    } von { $space } ins Herz der Sonne (+{ $momentum } Schub).
event-lost-in-space = { $number ->
        [one] { CAPITAL(sundiver-of) } wird
       *[other] { sundivers-of } werden
    } von { $space } fortgeschleudert und { $number ->
        [one] ist
       *[other] sind
    } im All verloren.
event-no-room = { $number ->
        [one] { CAPITAL(sundiver-of) } findet von { $space } aus keinen Platz und kehrt
       *[other] { sundivers-of } finden von { $space } aus keinen Platz und kehren
    } in den Hangar heim.
event-brought-back = { $seat } { AGREE($seat-id, "holt", "holst", "holen", "holt") } einen im All verlorenen Sonnentaucher nach { $space } zurück.
event-brought-back-ahead = einen im All verlorenen Sonnentaucher nach { $space } zurückholen
event-sunworm = Der Sonnenwurm frisst { $number ->
        [one] { $seat-id ->
            [reader] einen deiner Sonnentaucher
           *[other] einen Sonnentaucher von { FORM($seat-id, part: "dir") }
        }
       *[other] { sundivers-of }
    }.
event-garden = { $number ->
        [0] Im Energiegarten ist kein Platz, um zu wachsen.
       *[other] Energie erscheint auf { $spaces }.
    }
event-collected = { $seat } { AGREE($seat-id, "nimmt", "nimmst", "nehmen", "nehmt") } den Energiewürfel auf { $space }.
event-collected-ahead = den Energiewürfel auf { $space } nehmen
event-feeders = Zehrer dringen auf { $spaces } in den Kern ein.
event-crawled = Zehrer kriechen weiter: { $paths }.
event-eaten = { $owner-id ->
        [reader] Zehrer zerstören { FORM($piece-id, part: "deinen") } auf { $space }.
       *[other] Zehrer zerstören { FORM($piece-id, part: "den") } { FORM($owner-id, part: "von") } auf { $space }.
    }
event-scoured = { $seat } { AGREE($seat-id, "nimmt", "nimmst", "nehmen", "nehmt") } einen Sonnentaucher von { $space } zurück und { AGREE($seat-id, "vertreibt", "vertreibst", "vertreiben", "vertreibt") } einen Zehrer.
event-vetoed = { $seat } { AGREE($seat-id, "legt", "legst", "legen", "legt") } Veto gegen { $effect } ein.
event-tokens = Die Karten dieser Partie: { $pairs }.
token = { $suit } für { $effect }
event-placed = { $seat } { AGREE($seat-id, "stellt", "stellst", "stellen", "stellt") } als Überbleibsel { FORM($piece-id, part: "einen") } auf: { $at }.
event-gave-up = { $seat } { AGREE($seat-id, "hat", "hast", "haben", "habt") } keinen Sonnentaucher mehr, { AGREE($seat-id, "gibt", "gibst", "geben", "gebt") } { FORM($piece-id, part: "den") } { $at } auf und { AGREE($seat-id, "erhält", "erhältst", "erhalten", "erhaltet") } { $count ->
        [one] einen
       *[other] { $count }
    } aus der Reserve.
event-hurl-flare = Die Eruption bringt { FORM($seat-id, part: "dir") } 1 Schub mehr für das Stürzen.
event-together = { $reached ->
        [yes] Der geringste Schub ist { $momentum }, das Ziel war { $goal }: Ihr habt gewonnen.
       *[no] Der geringste Schub ist { $momentum }, das Ziel war { $goal }: Ihr habt verloren.
    }
event-survived = { $seat } { AGREE($seat-id, "entkommt", "entkommst", "entkommen", "entkommt") } mit { $momentum } Schub: { $band }.

band-0 = Die Arche hat nie abgelegt
band-1 = Der Rumpf ist versengt, und nur wenige sind noch an Bord
band-2 = manövrierlos am Rand des Systems, kaum Hoffnung auf Land
band-3 = entkommen, und sicher vor der größten Wucht
band-4 = ein guter Anfang, mit freier Wahl unter den Sternen
band-5 = weit draußen, ehe das Licht der Nova ankommt
band-6 = eine Legende, von der man bei anderen Sternen erzählt

refusal-no-room-there = Du hast schon fünf Sonnentaucher auf { $space }, mehr passen nicht.
    .title = Kein Platz.
    .remedy = Wähle ein Feld, auf dem weniger deiner Sonnentaucher stehen.
refusal-scenario-is-solo = Ein Szenario ist für eine Person, und am Tisch sind { $seats }.
    .title = Nur solo.
    .remedy = Wähle kein Szenario, oder spielt gemeinsam: Modus „coop“.
refusal-scenario-sets-that = Das legt das Szenario selbst fest: { $option }.
    .title = Vom Szenario bestimmt.
    .remedy = Lass diese Option, wie sie ist, oder wähle kein Szenario.
refusal-coop-needs-more = Für eine gemeinsame Partie braucht es mindestens zwei Spieler.
    .title = Zu wenige Spieler.
    .remedy = Lass den Modus, wie er ist; eine Solopartie hat ihr eigenes Ziel.
refusal-level-needs-goal = Nur eine Solo- oder Koop-Partie hat ein Ziel, das sich heben lässt.
    .title = Kein Ziel.
    .remedy = Stelle den Modus auf „coop“, oder lass die Stufe bei 0.
refusal-draft-needs-effects = Für eine Vetowahl braucht es mehr Effekte als die der ersten Partie.
    .title = Nichts zu wählen.
    .remedy = Stelle auch die Effekte auf „b21“ oder „all“.
refusal-no-further-suit = Mit { $seats } Spielern sind schon alle Sorten im Nachziehstapel.
    .title = Keine Sorte mehr.
    .remedy = Schalte die längere Partie aus.
refusal-came-too-late = Dein Sonnentaucher ist erst in diesem Zug zur Station auf { $space } gekommen: { $piece }.
    .title = Zu spät.
    .remedy = In der Schachtelausgabe muss er dort stehen, wenn dein Zug beginnt. Aktiviere sie im nächsten Zug.
refusal-nothing-lost = Keiner deiner Sonnentaucher ist im All verloren.
    .title = Nichts verloren.
    .remedy = Starte stattdessen aus deinem Hangar.
refusal-not-upper-orbit = { $space } liegt nicht im äußeren Orbit.
    .title = Zu tief.
    .remedy = Wähle ein Feld von U1 bis { $last }.
refusal-no-feeder-in-reach = Keiner deiner Sonnentaucher teilt ein Feld mit einem Zehrer.
    .title = Kein Zehrer.
    .remedy = Fliege erst einen Sonnentaucher zu einem Zehrer. Zehrer sind auf { $feeders }.
refusal-no-feeder = Auf { $space } ist kein Zehrer zusammen mit einem deiner Sonnentaucher.
    .title = Kein Zehrer.
    .remedy = Vertreiben kannst du auf { $spaces }.
refusal-other-structure = Du hast schon etwas dieser Art aufgestellt: { $piece }.
    .title = Schon aufgestellt.
    .remedy = Alle stellen eine Brücke und eine Station auf.
refusal-bridge-too-deep = Eine Brücke als Überbleibsel führt vom inneren Orbit in die Konvektionszone; „{ $at }“ tut das nicht.
    .title = Nicht dort.
    .remedy = Nenne ihre beiden Felder, etwa L4-C4.
refusal-station-too-deep = { $at } liegt zu tief für eine Station als Überbleibsel.
    .title = Zu tief.
    .remedy = Wähle ein freies Feld in den Orbits oder der Konvektionszone.
refusal-place-taken = Auf { $at } steht schon ein solches Bauwerk.
    .title = Besetzt.
    .remedy = Wähle einen freien Ort.
refusal-not-in-draft = „{ $given }“ steht hier nicht zur Wahl.
    .title = Steht nicht zur Wahl.
    .remedy = Veto einlegen kannst du gegen { $shown }.

# What choices cost and bring.
score = { $score } Schub
measure-score =
    .name = Schub
measure-energy = { $count } Energie
    .name = Energie
measure-sundivers = { $count } Sonnentaucher
    .name = Sonnentaucher
measure-stations = { $count ->
        [one] 1 Station
       *[other] { $count } Stationen
    }
measure-inside = { $count } Sonnentaucher in der Sonne
measure-bridges = { $count ->
        [one] 1 Brücke
       *[other] { $count } Brücken
    }
measure-cards = { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }

# Parts of a Move, where each is said by itself.
move-launch-without-how = { $to }
move-fly-without-how = Von { $from } nach { $to } fliegen
move-hurl-without-how = { $space } in die Sonne stürzen

# Why a move is suggested: what is better than after another one.
reason-result = bessere Aussicht auf den Sieg
reason-momentum = mehr Vorsprung
reason-energy = Energie, die mehr nützt
reason-sundivers = Sonnentaucher näher am Kern oder an einer Station
reason-conversion = ein Muster zum Bauen im nächsten Zug
reason-structures = mehr Ertrag aus dem, was du gebaut hast
reason-way-in = ein kürzerer Weg in den Kern
reason-engine = künftig mehr Schub aus Stationen
reason-card = eine nützlichere Karte zum Behalten
reason-behind = mehr Schub für den letzten Platz
