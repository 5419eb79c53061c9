# Erweiterung: Flaggschiffe, und die Module, die in ihnen stecken.

option-flagships = Flaggschiffe
    .help = Jedes Reich darf ein großes Schiff bauen und mit einem Modul ausstatten; 18 neue Technologien
value-flagships-off = aus
value-flagships-on = an

tour-flagships = Jedes Reich darf ein **Flaggschiff** bauen, für 2 Energie im Sektor einer Heimatwelt. Es wirft 2 Würfel, fällt erst durch zwei Treffer in einer Runde und besiedelt Sektoren, ohne verbraucht zu werden.

    In der Auslage liegen 12 **Module**, und jedes Volk hat ein eigenes. Eins darf aktiv sein. Es hilft dort, wo das Flaggschiff ist: 1 Würfel mehr im Kampf, Schiffe fern der Heimat, Einkommen, ein Tor.

# Bauschritte ------------------------------------------------------------------------------------------------------

choice-build-flagship = Flaggschiff in { $sector }
choice-build-settle-flagship = { $sector } mit dem Flaggschiff besiedeln
    .band = Besiedeln
choice-build-scrap-flagship = Flaggschiff in { $sector } abrüsten
    .band = Abrüsten
orders-flagship = dein Flaggschiff
orders-settle-flagship = { $sectors-count ->
    [1] Kolonie
   *[other] Kolonien
} in { $sectors } (Flaggschiff)
orders-scrap-flagship = dein Flaggschiff (abrüsten)
event-built-flagship = { $side } { AGREE($side-id, "baut", "baust") } ein Flaggschiff in { $sector }.
event-scrapped-flagship = { $side } { AGREE($side-id, "rüstet", "rüstest") } das Flaggschiff in { $sector } ab.
event-stars-flagship-settled = { $side } { AGREE($side-id, "erhält", "erhältst") } { $stars } für das Besiedeln mit dem Flaggschiff.
event-built-flagship-ahead = Ein Flaggschiff in { $sector } bauen.
event-scrapped-flagship-ahead = Das Flaggschiff in { $sector } abrüsten.
event-stars-flagship-settled-ahead = Du erhältst { $stars } für das Besiedeln mit dem Flaggschiff.

refusal-build-flagship-twice = Dein Flaggschiff ist in { $where }, und jedes Reich hat nur eins.
    .title = Nur ein Flaggschiff.
    .remedy = Baue etwas anderes. Ist es verloren oder abgerüstet, darfst du es wieder bauen.
refusal-build-flagship-elsewhere = { $sector } ist nicht der Sektor einer Heimatwelt.
    .title = Keine Heimatwelt.
    .remedy = Baue dein Flaggschiff bei deiner Heimatwelt oder bei einer anderen, deren Sektor dir gehört.
refusal-settle-no-flagship = Dein Flaggschiff ist nicht in { $sector }.
    .title = Kein Flaggschiff dort.
    .remedy = Schick dein Flaggschiff erst hin. Es besiedelt für 2 Energie und bleibt erhalten.

# Bewegen ----------------------------------------------------------------------------------------------------------

choice-fleet-flagship = Flaggschiff aus { $sector }
choice-unsupported-flagship = { goal-sector }{ goal-danger }{ $n ->
    [one] 1 Schritt
   *[other] { $n } Schritte
}. Dort ohne Versorgung: Du verlierst das Flaggschiff
sent-flagship = Flaggschiff → { $to }
event-moved-flagship = { $side } { AGREE($side-id, "bewegt", "bewegst") } das Flaggschiff von { $from } nach { $to }.
event-unsupported-flagship = { $side } { AGREE($side-id, "verliert", "verlierst") } das Flaggschiff in { $sector }, zu weit von allen Kolonien.
event-moved-flagship-ahead = Das Flaggschiff von { $from } nach { $to } bewegen.
event-unsupported-flagship-ahead = Du verlierst das Flaggschiff in { $sector }, zu weit von allen Kolonien.

refusal-move-held = In { $sector } hält ein Flaggschiff mit Traktornetz deine Einheiten fest.
    .title = Festgehalten.
    .remedy = Kämpf dort, oder bring mehr Würfel in den Sektor, als das Reich mit dem Netz dort hat.

# Kampf ------------------------------------------------------------------------------------------------------------

choice-withdraw-flagship = { $sector }: dein Flaggschiff, und Schiffe nach deiner Wahl
event-repaired = { $side } { AGREE($side-id, "würfelt", "würfelst") } für die Reparaturdocks eine { $die }: Ein Schiff ist wieder im Kampf.
event-not-repaired = { $side } { AGREE($side-id, "würfelt", "würfelst") } für die Reparaturdocks eine { $die }; nötig war { $least }.
event-boarded = { $side } { AGREE($side-id, "erhält", "erhältst") } durch Enterkapseln { $n ->
        [one] 1 Schiff
       *[other] { $n } Schiffe
    } in { $sector }.

# Module -----------------------------------------------------------------------------------------------------------

refusal-allocate-modules = In deinem Flaggschiff darf nur { $n } Modul aktiv sein, ob gewöhnlich oder von deinem Volk.
    .title = Nur ein Modul.
    .remedy = Lass das andere Modul weg.

on-flagship-settled = sobald du mit deinem Flaggschiff einen Sektor besiedelst
do-aboard = solange dein Flaggschiff { $where } ist: { CAPITAL($what) }
aboard-own = in einem deiner Sektoren
aboard-productive = in einem deiner ertragreichen Sektoren
aboard-wonder = in einem nicht umkämpften Sektor mit Artefakt oder Anomalie
do-shield = in Kämpfen mit deinem Flaggschiff hast du in jeder Runde { $add ->
    [one] 1 Schild
   *[other] { $add } Schilde
} mehr
do-hull = dein Flaggschiff fällt erst durch { $add ->
    [one] 1 Treffer
   *[other] { $add } Treffer
} mehr in einer Runde
do-guard = +{ $add } Verteidigung für deine Kolonie, wo dein Flaggschiff ist
do-repair = nach jeder Kampfrunde, in der du neben deinem Flaggschiff ein Schiff verlierst, wirfst du einen Würfel: bei { $least } oder mehr ist eins davon zurück
do-boarding = nach einem Kampf mit deinem Flaggschiff erhältst du dort 1 Schiff je { $units } Einheiten, die du zerstört hast
do-escort = bis zu { $ships } Schiffe, die mit deinem Flaggschiff starten und ankommen, zählen nicht zur Kapazität
do-jump = dein Flaggschiff und bis zu { $ships } Schiffe, die mit ihm starten und ankommen, fliegen { $range ->
    [one] 1 Sektor
   *[other] { $range } Sektoren
} weiter; deine Sektoren versorgen sie { $support ->
    [one] 1 Sektor
   *[other] { $support } Sektoren
} weiter
do-cloak = dein Flaggschiff fliegt an Feinden vorbei, wenn kein Schiff mit ihm fliegt
do-web = wo dein Flaggschiff ist, bleiben Einheiten der Entität, und Feinde kommen nur fort, wenn sie dort mehr Würfel haben als du
do-flagship-yard = du darfst Schiffe bauen, wo dein Flaggschiff ist, wenn der Sektor nicht umkämpft ist und keinem anderen Reich gehört
do-flagship-gate = der Sektor deines Flaggschiffs gilt als Sektor mit deinem Sprungtor
do-flagship-reveal = bei jeder Vermessung darfst du im Sektor deines Flaggschiffs 1 Plättchen beliebiger Farbe mehr aufdecken

card-siege-lance = Belagerungslanze
card-aegis-projector = Ägisprojektor
card-command-bridge = Kommandobrücke
card-jump-core = Sprungkern
card-mobile-shipyard = Mobile Werft
card-survey-suite = Vermessungsdeck
card-salvage-bay = Bergungsdeck
card-repair-docks = Reparaturdocks
card-tractor-web = Traktornetz
card-phase-cloak = Phasentarnung
card-stellar-forge = Stellarschmiede
card-gate-anchor = Toranker
card-colonization-module = Siedlermodul
card-boarding-pods = Enterkapseln
card-treasury-vault = Schatzkammer
card-bio-carrier = Bioträger
card-mobile-laboratory = Mobiles Labor
card-fortress-core = Festungskern
