# Zerstörer: Schiffe der Entität, die Standort um Standort zerstören.

option-destroyers = Zerstörer
    .help = Große Schiffe der Entität zerstören Standorte, die blauen zuerst, wo keine deiner Einheiten ist. In der Erkundung dauert die Partie länger; ohne die Entität ändert sich nur das.
value-destroyers-on = an
value-destroyers-off = aus

tour-destroyers = Vier weitere Karten bringen **Zerstörer** der Entität. In jeder ihrer Phasen zerstört jeder Zerstörer für immer einen Standort seines Sektors, samt Plättchen; ist keiner mehr übrig, sucht er den nächsten Sektor heim.

    Eine deiner Einheiten im Sektor reicht, um seine Standorte zu schützen. Ein Zerstörer fällt erst durch zwei Treffer in einer Runde, nach denen auf seine Begleiter: 1★.

entity-first-reaper = Erster Schnitter
entity-second-reaper = Zweiter Schnitter
entity-third-reaper = Dritter Schnitter
entity-twin-reapers = Zwillingsschnitter
entity-type-destroyer = Zerstörer
entity-does-deploy-destroyers = { $n ->
    [one] ein Zerstörer kommt
   *[other] { $n } Zerstörer kommen in einen Sektor
}
entity-extra = Im Überleben zieht die Entität dafür eine weitere Karte.

tile-explored-ruins-blue = Erkundete Ruinen (blau)
tile-explored-ruins-yellow = Erkundete Ruinen (gelb)
tile-explored-ruins-red = Erkundete Ruinen (rot)
tile-visited-wonder = Besuchtes Wunder
do-artifact-known = birgt ein uraltes Artefakt, das schon jemand kontrolliert hat

refusal-reveal-destroyed = { $location } ist zerstört.
    .title = Zerstört.
    .remedy = Wähle einen anderen Standort. Auf diesem liegt nie wieder ein Plättchen.

event-destroyers-came = { $n ->
    [one] Ein Zerstörer der Entität kommt
   *[other] { $n } Zerstörer der Entität kommen
} nach { $sector }.
event-destroyer-hunts = Ein Zerstörer der Entität findet in { $from } nichts mehr zu zerstören und fliegt nach { $to }.
event-destroyer-jumps = Neben { $where } hat kein Sektor einen Standort zum Zerstören. Von den nächsten ({ $sectors }) trifft der Würfel der Entität { $to }.
event-destroyer-roams = Ein Zerstörer der Entität fliegt von { $from } nach { $to }.
event-target-die = Als Nächstes kämen { $locations } infrage: Der Würfel der Entität trifft { $location }.
event-location-destroyed = Ein Zerstörer zerstört den leeren { FORM($colour-id, part: "en") } Standort { $location }: { $why }. { $left ->
    [0] Weitere folgen nicht
    [one] Höchstens 1 weiterer folgt
   *[other] Höchstens { $left } weitere folgen
}.
event-tile-destroyed = Ein Zerstörer zerstört { $card } auf { $location }: { $why }, und kein { FORM($colour-id, part: "er") } Standort ist leer. { $left ->
    [0] Weitere folgen nicht
    [one] Höchstens 1 weiterer folgt
   *[other] Höchstens { $left } weitere folgen
}. Das Plättchen kommt in den Beutel zurück.
event-artifact-lost = Das Artefakt auf { $location } verschwindet vom Spielplan.
event-destruction-complete = Die Zerstörer zerstören keine Standorte mehr. Ab jetzt streifen sie umher wie andere Schiffe der Entität.
event-destroyer-targets = Als Nächstes trifft der Zerstörer in { $sector } den Standort { $location }, wenn dort keine deiner Einheiten ist.
event-destroyer-may = Einer von { $locations } fällt als Nächstes, wenn dort keine deiner Einheiten ist.
event-destroyer-moves-on = Der Zerstörer in { $sector } hat nichts mehr zu zerstören und zieht weiter.

board-destroyers-short = { $count }Z
board-destroyed = für immer zerstört
board-aimed = fällt vielleicht als Nächstes
key-destroyer = Ein Zerstörer der Entität
    .brief = Zerstörer
key-destroyed = Zerstörter Standort, ohne Plättchen
    .brief = zerstörter Standort
key-aimed = Was ein Zerstörer dort als Nächstes zerstören kann
    .brief = bald zerstört

why-destroyed-blue = blaue kommen zuerst
why-destroyed-yellow = kein blauer ist mehr da
why-destroyed-red = kein blauer und kein gelber ist mehr da
