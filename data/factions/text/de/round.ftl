# The frame of the game: set-up, rounds, turns, Upkeep, the end.

headline = Runde { $round } von { $rounds } · { $passed ->
        [0] niemand hat gepasst
        [one] 1 hat gepasst
       *[other] { $passed } haben gepasst
    }
headline-set-up = vor der ersten von { $rounds } Runden
headline-alone = Runde { $round } von { $rounds }
headline-over = { $winners } { AGREE($winners-id, "hat", "hast", "haben", "habt") } gewonnen
automa = Automa
    .dich = den Automa
    .dir = dem Automa
    .von = des Automa
automa-of = Automa ({ $faction })
    .dich = den Automa ({ $faction })
    .dir = dem Automa ({ $faction })
    .von = des Automa ({ $faction })
    .dein = Automas
    .deine = Automas
    .deinen = Automas
    .deinem = Automas
    .deiner = Automas
    .deines = Automas
hint-first = In deinem Zug bewegst du dich zuerst: Jeder Sektor kostet Energie, und was du zahlst, bleibt dort liegen, sodass es für den Nächsten teurer wird. Dann nutze einen Planeten neben dir, oder baue ab. Dein Frachtraum ist zu Beginn gut gefüllt, also kaufe am Mars, an der Venus oder am Jupiter ein, bevor du viel abbaust. Geht dir die Energie aus, halte neben dem Merkur und lade.

tour-goal = { tagline }

    Planeten kreisen um die Sonne, und jeder ist für etwas gut. Es gibt drei Runden; wer nach der letzten die meisten **Punkte** hat, gewinnt. Deine Punkte sind die große Zahl neben deinem Namen.
tour-points = Jeder Ausbau deines Schiffs ist einen Punkt wert, und eine fertige Maschine mehr: Es gibt sie am **Mars**. Exoplaneten kommen vom **Jupiter**, und Kundschafter von der **Venus** erkunden sie für dich. Der **Saturn** hat geheime Aufträge.

    Alles kaufst du mit Rohstoffen. Du beginnst mit vollem Frachtraum und baust mehr aus Asteroiden ab.
tour-score = **Was Punkte bringt**
    - **1** · ein Ausbau deines Schiffs
    - **1 bis 5** mehr · eine fertige Maschine
    - **4 bis 6** · ein geheimer Auftrag, den du erfüllst
    - **1, 3, 7, 12, 18, 25** · ein bis sechs erkundete Exoplaneten einer Art
    - **1** · je 2 Rohstoffe, die am Ende übrig sind
    - **−20** · eine Rettung
tour-usual = In einer ersten Partie kommt ein Computer der Stärke *Mittel* im Schnitt auf { $score }, und wer gewinnt, auf { $best }, in je rund { $turns } Zügen.
tour-moves = In deinem Zug fliegst du, und dann nutzt du einen Planeten neben dir oder baust ab. Einen Sektor zu betreten kostet 1 und dazu die Energie, die schon dort liegt, und was du zahlst, bleibt liegen: Wer als Nächstes kommt, zahlt mehr. Die Linie zeigt einen Flug und seine Preise.

    Behalte genug Energie für den Rückweg zum **Merkur**, wo du lädst. Ist nichts mehr seinen Preis wert, passe bis zur nächsten Runde.

tour-secrets = Nur du siehst deine Kundschafter und deine geheimen Aufträge: Ich schicke sie dir als Direktnachricht. Am Anfang hast du keine; Kundschafter kommen von der Venus, Aufträge vom Saturn.

    Hast du Direktnachrichten abgeschaltet, drück im Kanal auf *Meine Hand*. Die Antwort siehst nur du; nicht einmal Admins können sie sehen.

# Moves --------------------------------------------------------------------------------------------------------

group-trade = Handel
    .name = handel
    .help = Am Anfang deines Zugs einen Handel anbieten und auf Angebote anderer antworten
verb-use = Planeten nutzen
    .name = nutzen
    .help = Einen Planeten neben deinem Schiff nutzen, wenn du in diesem Zug dort Energie zurückgelassen hast
verb-mine = Abbauen
    .name = abbauen
    .help = Den Asteroiden in deinem Sektor abbauen
verb-act = Fraktionsaktion
    .name = aktion
    .help = Eine Fähigkeit deiner Fraktion nutzen, die eine Aktion kostet
verb-charge = Laden
    .name = laden
    .help = Auf Bewegung und Aktion verzichten, um den Merkur zu nutzen, an den du grenzt
    .hint = Bleib hier und tu in diesem Zug sonst nichts, um Energie zu erhalten.
verb-pass = Passen
    .name = passen
    .help = In dieser Runde keinen Zug mehr machen und Energie erhalten, sooft du dran wärst
    .hint = Du bist in dieser Runde fertig und erhältst 2 Energie für jeden Zug, den du auslässt, während andere weiterspielen.
verb-end = Zug beenden
    .name = beenden
    .help = Deinen Zug abschließen
verb-swap = Planeten tauschen
    .name = tauschen
    .help = Mit deinem Raumzeitwender zwei Planeten tauschen, einmal je Runde
verb-offer = Anbieten
    .name = anbieten
    .help = Jemandem einen Handel anbieten: was du gibst, dann was du erhältst
    .draft = Wähle, was du gibst und erhältst, dann drück auf den Knopf, der es sagt. Die andere Seite kann annehmen, ablehnen oder ein anderes Angebot machen.
    .next = Was gibst oder erhältst du noch?
verb-accept = Annehmen
    .name = annehmen
    .help = Ein Angebot annehmen und die Karten wählen, die es dir überlässt
    .next = Was gibst du?
verb-counter = Gegenangebot
    .name = gegenangebot
    .help = Auf ein Angebot mit einem eigenen antworten
    .draft = Wähle, was du stattdessen gibst und erhältst, dann drück auf den Knopf, der es sagt. Dein Angebot ersetzt das andere.
    .next = Was gibst oder erhältst du noch?
verb-decline = Ablehnen
    .name = ablehnen
    .help = Ein Angebot ablehnen
verb-withdraw = Zurückziehen
    .name = zurückziehen
    .help = Ein Angebot zurücknehmen
verb-vote = Abstimmen
    .name = abstimmen
    .help = Deine Stimme auf ein Feld des Sternereignisses setzen und seine Belohnung nehmen
verb-build = Einsetzen
    .name = einsetzen
    .help = Deine Ausbauten einsetzen; tippe die Maschinen, „cargo cargo battery“
    .next = Noch mehr Ausbauten?
verb-refresh = Auslage erneuern
    .name = erneuern
    .help = Die Karten in der Auslage des Jupiters weglegen und drei neue ziehen
verb-convert = Umwandeln
    .name = umwandeln
    .help = Rohstoffe in Energie umwandeln
    .hint = Jederzeit: 1 Rohstoff wird zu 1 Energie, wenn keine Karte etwas anderes sagt.
verb-place = Kundschafter setzen
    .name = setzen
    .help = Einen Kundschafter von der Hand auf einen deiner Exoplaneten schicken, für immer
held-explorer = Setze ihn auf einen Exoplaneten, sobald du einen hast; mit ihm bezahlst du auch manche Effekte.
verb-look = Asteroiden ansehen
    .name = ansehen
    .help = Sehen, was ein verdeckter Asteroid wert ist; sonst erfährt es niemand
standing-riding = Danach mitfliegen: { $when }
standing-ascending = Danach auch nutzen: { $when }
group-machine = Maschinen
    .name = maschinen
    .help = Ausbauten einsetzen und mit dem Raumzeitwender Planeten tauschen
group-free = Freie Aktionen
    .name = frei
    .help = Rohstoffe umwandeln und Kundschafter setzen, auch wenn andere am Zug sind
group-set = Einstellungen
    .name = einstellungen
    .help = Jetzt entscheiden, was geschieht, wenn du nicht da bist
verb-riding = Wann mitfliegen
    .name = mitfliegen-wenn
    .help = Wählen, ob dein Schiff mitfliegt, wenn sein Planet weiterzieht
verb-ascending = Quantenaufstieg
    .name = quantenaufstieg
    .help = Wählen, ob du Planeten nutzt, nachdem andere sie genutzt haben
verb-finishing = Aufträge erfüllen
    .name = aufträge
    .help = Wählen, ob Aufträge, die nichts kosten, von selbst erfüllt werden
verb-finish = Auftrag erfüllen
    .name = auftrag
    .help = Wählen, ob dieser Auftrag erfüllt wird, sobald es geht
verb-choose = Wählen
    .name = wählen
    .help = Auf die offene Frage antworten
verb-skip = Auslassen
    .name = auslassen
    .help = Darauf verzichten
choice-rest = Den Rest für mich setzen
verb-ready = Bereit
    .name = bereit
    .help = Weiter zur Zwischenphase; Kundschafter auf der Hand bleiben dort

param-planet = der Planet
    .name = planet
param-as = der Planet, für den er steht
    .name = als
param-other = der Planet, mit dem er tauscht
    .name = anderer
param-asteroid = der Asteroid
    .name = asteroid
param-ability = die Fähigkeit
    .name = fähigkeit
param-ship = welches deiner Schiffe
    .name = schiff
param-player = der Spieler
    .name = spieler
param-terms = was du gibst und was du erhältst
    .name = bedingungen
param-cards = die Karten, die du wählst
    .name = karten
param-choice = deine Wahl
    .name = wahl
param-answer = ja oder nein
    .name = antwort
param-exoplanet = der Exoplanet
    .name = exoplanet
param-explorer = der Kundschafter
    .name = kundschafter
param-machines = die Maschinen
    .name = maschinen
param-objective = der Auftrag
    .name = auftrag
param-payment = „beacon“, um es statt Punkten zurückzugeben
    .name = bezahlung
param-resources = wie viele Rohstoffe
    .name = rohstoffe
param-space = das Feld
    .name = feld
param-sure = „sure“ für einen, der schon erkundet ist
    .name = sicher
param-switch = an oder aus
    .name = schalter
param-when = fragen, immer oder nie
    .name = wann

# Options ------------------------------------------------------------------------------------------------------

preset-first = Erste Partie
    .help = Sechs Planeten, fünf Fraktionen, keine Ereignisse und eine kostenlose Rettung
preset-full = Volles Spiel
    .help = Jeder Planet, jede Karte und jede Fraktion
preset-solo = Solo
    .help = Allein: das volle Spiel gegen den Automa auf der leichtesten Stufe
option-first = Erste Partie
    .name = erste-partie
    .help = Ohne Uranus, Neptun, Sternereignisse und die schwierigeren Karten und Fraktionen
option-difficulty = Automa
    .name = automa
    .help = Wie stark dein Gegner ist, wenn du allein spielst
value-first-off = aus
value-first-on = an
value-difficulty-easy = leicht
value-difficulty-medium = mittel
value-difficulty-hard = schwer

# Set-up -------------------------------------------------------------------------------------------------------

ask-faction = wählt eine Fraktion
    .you = Wähle eine Fraktion
    .several = wählen Fraktionen
    .hint = Jede Fraktion hat eine eigene Fähigkeit und eine Maschine, die sonst niemand bauen kann; alles darüber steht in /rules 14.
move-choose-faction = { $choice } spielen
ask-automa-faction = wählt eine Fraktion für den Automa
    .you = Wähle eine Fraktion für den Automa
    .hint = Sie bringt eine Karte in das Deck des Automa.
move-choose-automa-faction = Den Automa { $choice } spielen lassen
ask-ship = setzt ein Schiff neben { FORM($planet-id, part: "den") }
    .you = Setze ein Schiff neben { FORM($planet-id, part: "den") }
    .hint = Jeder dieser Sektoren grenzt an { FORM($planet-id, part: "den") }; daneben steht die Energie zu den nächsten Planeten. Schiffe dürfen einen Sektor teilen.
ask-first-wormhole = setzt Wurmloch { $n } von 2
    .you = Setze Wurmloch { $n } von 2
    .hint = Die beiden Sektoren gelten für alle als benachbart. Eines nahe dem Merkur und eines weit draußen geben einen kurzen Weg zurück zum Laden.
move-choose-first-wormhole = Das Wurmloch in { $choice } setzen

event-seated = Reihum: { IN_ORDER($seats-id) }. { CAPITAL($leader) } { AGREE($leader-id, "hat", "hast") } den Vorsitz und { AGREE($leader-id, "beginnt", "beginnst") }.
event-planet-begins = { CAPITAL(FORM($planet-id, part: "der")) } beginnt { $node ->
        [0] auf der Hauptachse
        [one] einen Schritt von der Hauptachse
       *[other] { $node } Schritte von der Hauptachse
    }.
event-chose-faction = { $side } { AGREE($side-id, "spielt", "spielst", "spielen", "spielt") } { $faction }.
event-ship-begins = { $side } { AGREE($side-id, "beginnt", "beginnst", "beginnen", "beginnt") } in { $sector }.

refusal-faction-taken = { $side } spielt schon { $faction }.
    .title = Schon vergeben.
    .remedy = Wähle eine Fraktion, die noch frei ist.
refusal-faction-not-first = { $faction } ist nichts für die erste Partie.
    .title = Nicht in einer ersten Partie.
    .remedy = Wähle eine der fünf angebotenen.

# Turns --------------------------------------------------------------------------------------------------------

ask-turn = bewegt sich und wählt eine Aktion
    .you = Dein Zug: Bewege dich, dann nutze einen Planeten oder baue ab
    .hint = { purse } Erst die Bewegung, dann die Aktion: einen Planeten nutzen oder abbauen. Bevor du dich bewegst, darfst du handeln.
purse = Du hast { $energy }/{ $battery } Energie{ $rescue ->
        [0] {" "}und { $resources }/{ $hold } Rohstoffe
       *[other] , { $resources }/{ $hold } Rohstoffe und eine kostenlose Rettung
    }.
# Tips for newcomers, by what their position lacks.
newcomer-charge = Du hast nur noch { $energy } Energie. { $touches ->
        [0] Beende deine Bewegung neben dem Merkur und nutze ihn zum Laden. Ist der Weg zu teuer, passe.
       *[1] Du grenzt an den Merkur: *Laden* füllt deine Batterie und beendet deinen Zug.
    }
newcomer-mars-beside = Der Mars ist neben dir: Nutze ihn und kaufe { $n ->
        [one] 1 Ausbau
       *[other] { $n } Ausbauten
    } für { $cost } Rohstoffe. Jeder ist ein Punkt, und fertige Maschinen bringen mehr.
newcomer-mars = Flieg zuerst; die Zahlen auf dem Spielplan sagen, wie viel Energie es kostet. Der Mars ist { $price ->
        [0] neben dir: Wechsle in einen anderen Sektor, der an ihn grenzt, und kaufe
       *[other] { $price } Energie entfernt: Halte neben ihm und kaufe
    } { $n ->
        [one] 1 Ausbau
       *[other] { $n } Ausbauten
    } für { $cost } Rohstoffe, je einen Punkt wert.
newcomer-place = { $explorer } zählt auf { $exoplanet }: *Kundschafter setzen*. Erkundet bringt ein Exoplanet Punkte und jede Runde Ertrag.
newcomer-venus = { $exoplanet } ist noch nicht erkundet: Nutze die Venus und wirb Kundschafter an, je 1 Rohstoff.
newcomer-mine = Du hast kaum noch Rohstoffe: Flieg zu einem Asteroiden in Band E und baue ihn ab.
newcomer-jupiter = Der Jupiter hat Exoplaneten. Von Kundschaftern der Venus erkundet, bringen 1, 2, 3 oder 4 einer Art 1, 3, 7 oder 12 Punkte.
tip-turn = { purse } { $alone ->
    [1] Erst die Bewegung, dann die Aktion: einen Planeten nutzen oder abbauen. Nach jedem deiner Züge ist der Automa dran.
   *[0] Erst die Bewegung, dann die Aktion: einen Planeten nutzen oder abbauen. Bevor du dich bewegst, darfst du handeln.
}{ $ruled-count ->
    [0] {""}
   *[other] {" "}{ $ruled }
}{ $room ->
    [-1] {""}
    [0] {" "}Deine Batterie ist voll: Laden würde jetzt nichts bringen.
   *[other] {" "}Deine Batterie hat Platz für { $room } Energie: Lädst du jetzt, geht der Rest verloren.
}{ $left ->
    [0] {""}
    [one] {" "}{ $most ->
        [0] Alle anderen haben gepasst
       *[other] Mehr als { $most } Züge hat niemand in einer Runde
    }: Dies ist dein letzter Zug der { $final ->
        [0] Runde
       *[other] Partie
    }.
   *[other] {" "}{ $most ->
        [0] Alle anderen haben gepasst
       *[other] Mehr als { $most } Züge hat niemand in einer Runde
    }: Du hast noch { $left } Züge in dieser Runde, diesen mitgezählt.
}{ $comes-count ->
    [0] {""}
   *[other] {" "}Am Ende der Runde bringen deine Exoplaneten { $comes }{ $over ->
        [0] {""}
       *[other] , mehr, als du Platz hast: Gib vorher etwas aus
    }.
}
ask-turn-offers = ist am Zug; { $n ->
        [one] 1 Angebot offen
       *[other] { $n } Angebote offen
    }
    .you = Dein Zug: Bewege dich, dann nutze einen Planeten oder baue ab; { $n ->
        [one] ein Angebot an { FORM($to-id, part: "dich") } ist offen
       *[other] Angebote an { FORM($to-id, part: "dich") } sind offen
    }
    .hint = Deine Angebote enden, wenn du dich bewegst, eine Aktion machst oder passt.
ask-action = ist mit der Aktion dran
    .you = Nutze einen Planeten, baue ab oder beende deinen Zug
    .hint = { purse } Du vermisst eine Möglichkeit? /game why erklärt es.
tip-no-action = { purse } Hier lässt sich nichts nutzen oder abbauen, also beende deinen Zug. Du vermisst eine Möglichkeit? /game why erklärt es.
ask-end = beendet den Zug
    .you = Beende deinen Zug
    .hint = Deine Bewegung und deine Aktion sind getan.
ask-order = wählt, was zuerst geschieht
    .you = Wähle, was zuerst geschieht
    .hint = Beides geschieht zugleich; du wählst die Reihenfolge.

event-will-ride = { $answer ->
        [always] Ab dem nächsten Planeten, der zieht, fliegt dein Schiff mit und bleibt auf seiner Seite.
        [never] Ab dem nächsten Planeten, der zieht, bleibt dein Schiff, wo es ist.
       *[ask] Du wirst gefragt, ob dein Schiff mitfliegt.
    }
event-will-ascend = { $answer ->
        [always] Du nutzt den nächsten Planeten, den jemand anders nutzt.
        [never] Du nutzt keine Planeten nach anderen.
       *[ask] Du wirst gefragt, ob du einen Planeten nach anderen nutzt.
    }
event-finishes = { $answer ->
        [on] Aufträge, die nichts kosten, werden von selbst erfüllt.
       *[off] Du entscheidest selbst, welche Aufträge erfüllt werden.
    }
event-round = Runde { $number } von { $rounds } beginnt. { CAPITAL($side) } { AGREE($side-id, "hat", "hast") } den Vorsitz.
event-passed = { $side } { AGREE($side-id, "passt", "passt", "passen", "passt") }.
event-must-pass = { $side } { AGREE($side-id, "muss", "musst", "müssen", "müsst") } passen: { $alone ->
        [0] Mehr als { $turns } Züge hat niemand in einer Runde
       *[other] Haben alle anderen gepasst, bleiben höchstens { $alone } weitere Züge
    }.
event-gained-energy = { $side } { AGREE($side-id, "erhält", "erhältst", "erhalten", "erhaltet") } { $n ->
        [0] keine
       *[other] { $n }
    } Energie{ $how-count ->
        [0] {""}
       *[other] {" "}{ $how }
    }{ $lost ->
        [0] {""}
       *[other] {" "}(Batterie voll: { $lost } verloren)
    }.
event-skipped-turn = { $side } { AGREE($side-id, "erhält", "erhältst", "erhalten", "erhaltet") } { $n } Energie für { $times ->
        [one] einen ausgelassenen Zug
       *[other] jeden von { $times } ausgelassenen Zügen
    }{ $lost ->
        [0] {""}
       *[other] {" "}(Batterie voll: { $lost } verloren)
    }.
event-gained-resources = { $side } { AGREE($side-id, "erhält", "erhältst", "erhalten", "erhaltet") } { $n ->
        [0] keine Rohstoffe
        [one] 1 Rohstoff
       *[other] { $n } Rohstoffe
    }{ $how-count ->
        [0] {""}
       *[other] {" "}{ $how }
    }{ $lost ->
        [0] {""}
       *[other] {" "}(Frachtraum voll: { $lost } verloren)
    }.
gained-by-mining = aus dem Asteroiden in { $slot }
gained-by-charging = am Merkur mit { $card }
gained-by-producing = von { $exoplanets }
event-noted-points = { $side } { AGREE($side-id, "erhält", "erhältst", "erhalten", "erhaltet") } { $n ->
        [one] einen Punkt
       *[other] { $n } Punkte
    }.
event-trimmed = { $side } { AGREE($side-id, "verliert", "verlierst", "verlieren", "verliert") }, was keinen Platz mehr hat: { $energy } Energie, { $resources ->
        [one] 1 Rohstoff
       *[other] { $resources } Rohstoffe
    }.

# Upkeep -------------------------------------------------------------------------------------------------------

ask-ready = darf vor der Zwischenphase Kundschafter setzen
    .you = Setze vor der Zwischenphase Kundschafter, wenn du magst
    .several = dürfen vor der Zwischenphase Kundschafter setzen
    .hint = Erkundete Exoplaneten bringen in der Zwischenphase Ertrag. Setze Kundschafter, dann drück auf Bereit.
ask-ready-last = darf die letzten Kundschafter setzen
    .you = Du darfst die letzten Kundschafter setzen
    .several = dürfen die letzten Kundschafter setzen
    .hint = Dies ist die letzte Zwischenphase: Kundschafter auf der Hand bringen nichts. Setze sie selbst, oder lass sie so setzen, dass du am meisten erhältst, Aufträge mitgezählt. Bereit lässt den Rest auf der Hand.
move-choose-ready-last = { $choice }
ask-tie = entscheidet den Gleichstand ({ $first } oder { $second })
    .you = Entscheide bei Gleichstand zwischen { $first } und { $second }
    .hint = Beide haben gleich viele Stimmen, also entscheidet, wer den Vorsitz hat.
move-choose-tie = Für { $choice } entscheiden
choice-motion = { $option }
choice-motion-does = { $option }
    .help = { $said }

event-event-decided = { $option } gewinnt { $even ->
        [0] mit { $votes } zu { $against }
       *[other] bei Gleichstand
    }.
event-event-revealed = Das nächste Sternereignis: { $event }.
event-energy-cleared = Alle Energie, die in den Sektoren lag, ist fort.
event-asteroid-open = Der Asteroid in { $slot } liegt offen: { $value }.
event-leader-passes = Niemand hat den Vorsitzmarker genommen; er geht an { FORM($side-id, part: "dich") }.
event-explorers-placed = { $side } { AGREE($side-id, "schickt", "schickst", "schicken", "schickt") } { $explorers } nach { $exoplanet }{ $explored ->
        [1] ; damit ist der Exoplanet erkundet
       *[other] {""}
    }.

# The end ------------------------------------------------------------------------------------------------------

event-hand-shown = { $side } { AGREE($side-id, "hat", "hast", "haben", "habt") } noch auf der Hand: { $cards }.
event-final-points = { $side } { AGREE($side-id, "hat", "hast", "haben", "habt") } { $points ->
        [one] einen Punkt
       *[other] { $points } Punkte
    }: { $upgrades } für Ausbauten, { $machines } für Maschinen, { $objectives } für Aufträge, { $exoplanets } für Exoplaneten, { $resources } für Rohstoffe, { $noted } aus Karten und Rettungen.
event-game-over = { $winners } { AGREE($winners-id, "gewinnt", "gewinnst", "gewinnen", "gewinnt") } mit { $points ->
        [one] einem Punkt
       *[other] { $points } Punkten
    }.
count-upgrades = Ausbauten
count-machines = Maschinen
count-objectives = Aufträge
count-exoplanets = Exoplaneten
count-resources = Rohstoffe
count-noted = Sonstiges
# Where points come from, while the game goes on.
source-upgrades = { count-upgrades }
source-machines = { count-machines }
source-objectives = { count-objectives }
source-exoplanets = { count-exoplanets }
source-resources = { count-resources }
source-noted = { count-noted }

# Choices ------------------------------------------------------------------------------------------------------

choice-number = { $n }
choice-convert = { $n ->
        [one] 1 Rohstoff
       *[other] { $n } Rohstoffe
    } zu { $energy } Energie
choice-ask = Frag mich
choice-always = Immer
choice-never = Nie
choice-on = An
choice-off = Aus
choice-no = Nein
choice-beacon = Das Notfunkfeuer zurückgeben, statt Punkte zu verlieren
choice-sure = Trotzdem setzen
choice-planet = { $planet }
choice-use-mercury = Merkur
    .help = { $room ->
        [0] Deine Batterie ist voll: Du würdest nichts erhalten
        [-1] Eine Karte ziehen und die Energie erhalten, die sie für deine Batteriestufe zeigt
       *[other] Eine Karte ziehen und die Energie darauf erhalten; deine Batterie hat Platz für { $room }
    }
choice-use-venus = Venus
    .help = Bis zu { $most } anwerben, je 1 Rohstoff
choice-use-earth = Erde
    .help = { $first ->
        [0] { $voted ->
            [0] Über das Sternereignis abstimmen und die Belohnung des gewählten Feldes erhalten
           *[other] Du hast in dieser Runde schon abgestimmt: Du würdest nichts erhalten
        }
       *[other] { $claimed ->
            [0] Den Vorsitzmarker nehmen: Du beginnst die nächste Runde
           *[other] Der Vorsitzmarker ist in dieser Runde vergeben: Du würdest nichts erhalten
        }
    }
choice-use-mars = Mars
    .help = { $most ->
        [one] 1 Ausbau
       *[other] Bis zu { $most } Ausbauten
    } kaufen, für { $cost ->
        [one] 1 Rohstoff
       *[other] { $cost } Rohstoffe
    }
choice-use-jupiter = Jupiter
    .help = { $can ->
        [0] Du hast keine Rohstoffe: Du kannst nur die Auslage erneuern
       *[other] Einen Exoplaneten { $cost ->
            [0] kostenlos
            [one] für 1 Rohstoff
           *[other] für { $cost } Rohstoffe
        } nehmen und einen Effekt nutzen, oder die Auslage erneuern
    }
choice-use-saturn = Saturn
    .help = Zwei geheime Aufträge ziehen und einen behalten
choice-use-uranus = Uranus
    .help = Eine beliebige Technologie nehmen
choice-use-neptune = Neptun
    .help = Eine Forschungskarte aus der Auslage nehmen
choice-ability = { $machine }
    .help = { $said }
choice-rescue = { $points ->
        [0] { $sector } (deine einzige kostenlose Rettung)
       *[other] { $sector }, du verlierst { $points } Punkte
    }
choice-sector = { $sector }{ $energy ->
        [0] {""}
       *[other] {" "}({ $energy } Energie)
    }
    .help = { $beside ->
        [0] { $asteroid ->
            [0] {""}
           *[other] Asteroid
        }
       *[other] Neben { FORM($planets-id, part: "dem") }{ $asteroid ->
            [0] {""}
           *[other] , Asteroid
        }
    }
    .band = { $beside ->
        [0] Band { $band }{ $band ->
            [E] {" "}(Asteroidengürtel)
           *[other] {""}
        }
       *[other] Neben { FORM($planets-id, part: "dem") }
    }
choice-asteroid = Asteroid { $slot }
    .help = { $full ->
        [0] { $worth ->
            [0] Wert { $least } bis { $most }
           *[other] Wert { $worth }
        }{ $room ->
            [0] {""}
           *[other] ; dein Frachtraum hat Platz für { $room }
        }
       *[other] Dein Frachtraum ist voll: Nichts passt hinein
    }
move-mine = { $asteroid-slot } abbauen{ $asteroid-full ->
    [0] {""}
   *[other] {" "}(Frachtraum voll)
}
choice-player = { $player }
choice-faction = { $faction }
    .help = { $easy ->
        [0] { $said }
       *[1] { faction-easy }: { $said }
    }
faction-easy = Gut für die erste Partie
choice-card = { $card }
    .help = { $said }
choice-objective = { $card } ({ $points ->
        [one] ein Punkt
       *[other] { $points } Punkte
    })
    .help = { $said }
choice-exoplanet = { $card } (braucht { $need })
    .help = { $said }
choice-berth = { $sector }
    .help = Energie: { $near }
berth-near = { $planet } { $n }
choice-post = { $card }
    .help = { $stage ->
        [before] Schon erkundet: Es bringt nichts
        [useless] Dort nichts wert
       *[on] { $now } von { $need }{ $explores ->
            [0] {""}
           *[other] : erkundet, jede Runde { $energy ->
                [0] {""}
               *[other] { $energy } Energie{ $resources ->
                    [0] {""}
                   *[other] {" "}und{" "}
                }
            }{ $resources ->
                [0] {""}
                [one] 1 Rohstoff
               *[other] { $resources } Rohstoffe
            }
        }
    }
move-choose-amount = { $choice-n } Energie nehmen
move-choose-announce = { $choice-n ->
    [one] 1 Kundschafter anwerben
   *[other] { $choice-n } Kundschafter anwerben
}
move-choose-ship = Dein Schiff nach { $choice-sector } setzen
move-place = { $explorer } auf { $exoplanet }
move-place-without-sure = { $explorer } auf { $exoplanet }
choice-space = { $option }, { $which ->
        [0] erstes Feld
       *[other] zweites Feld
    }
    .help = { $said }
choice-effect = Effekt { $letter }
    .help = { $said }
