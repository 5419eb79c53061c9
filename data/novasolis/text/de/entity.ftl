# Die Entität: ihre Karten, ihre Einheiten, ihre Tore und ihre Bedrohungsleiste.

ask-cancel = darf „{ $card }“ aufheben
    .you = Du darfst „{ $card }“ aufheben
    .several = dürfen „{ $card }“ aufheben
    .hint = Dein Siegelfragment hält diese Karte der Entität auf, ehe sie etwas bewirkt, dreimal in der Partie.

why-entity = Karte der Entität

event-entity-card = Die Entität zieht „{ $card }“.
event-card-idle = „{ $card }“ hat in dieser Partie keinen Effekt.
event-card-lasts = Bis zum Ende der nächsten Runde { $what }.
event-card-cancelled = { $side } { AGREE($side-id, "hebt", "hebst") } „{ $card }“ auf.
event-lose-energy = { $side } { AGREE($side-id, "verliert", "verlierst") } { $n ->
        [0] keine
       *[other] { $n }
    } Energie.
event-lose-research = { $side } { AGREE($side-id, "verliert", "verlierst") } { $n ->
        [0] keine
       *[other] { $n }
    } Forschung.
event-power-rises = Die Machtstufe der Entität steigt auf { $level }.
event-track-rises = Die Bedrohungsleiste steigt um { $n } auf { $now } von { $end }.
event-enraged = Die Entität ist rasend.
event-black-hole-die = Der Würfel des Schwarzen Lochs zeigt { $face }: nach { $sector }.
event-entity-ships = { $hole ->
    [0] Neu in { $sector }: { entity-ship }.
   *[other] Das Schwarze Loch speit { entity-ship } nach { $sector }.
}
event-entity-station = Neu in { $sector }: eine Station der Entität.
event-entity-crowded = { $n ->
    [one] 1 Schiff der Entität findet
   *[other] { $n } Schiffe der Entität finden
} keinen Platz.
event-entity-everywhere = { $n ->
    [one] Je 1 Schiff der Entität kommt
   *[other] Je { $n } Schiffe der Entität kommen
} zum Galaktischen Kern und in jeden Anomaliesektor.
event-gate-opens = In { $sector } öffnet sich ein Entitätstor.
event-direction-die = Die Entität in { $sector } würfelt ihre Richtung aus: { $faces }.
event-entity-moved = Schiffe der Entität fliegen: { $fleet }.
entity-went = { $n } von { $from } nach { $to }
event-raid-lost = Die Entität zerstört { FORM($side-id, part: "deine") } Kolonie in { $sector }: Sie würfelt { $dice }, das { $damage ->
        [one] ist 1 Schaden
       *[other] sind { $damage } Schaden
    } gegen Verteidigung { $defence }.
event-raid-held = { CAPITAL(FORM($side-id, part: "deine")) } Kolonie in { $sector } hält stand: Die Entität würfelt { $dice }, das { $damage ->
        [0] ist kein Schaden
        [one] ist 1 Schaden gegen Verteidigung { $defence }
       *[other] sind { $damage } Schaden gegen Verteidigung { $defence }
    }.
event-gate-collapsed = { $side } { AGREE($side-id, "schließt", "schließt") } das Entitätstor in { $sector }.
