### Using planets, and the Action of a turn.

# Questions ----------------------------------------------------------------------------------------------------

ask-amount = lädt
    .you = Wie viel Energie nimmst du?
    .hint = So viel, wie in deine Batterie passt.
ask-announce = wirbt Kundschafter an
    .you = Wie viele Kundschafter wirbst du an?
    .hint = Jeder kostet 1 Rohstoff. Du wählst die Zahl, bevor du die Karten siehst.
tip-announce = Jeder kostet 1 Rohstoff, und die Karten siehst du erst danach. Ein Kundschafter ist auf einem Exoplaneten { $least } bis { $most } wert, auf den meisten { $usual }. { $places-count ->
    [0] Du hast noch keinen unerkundeten Exoplaneten.
   *[other] Du brauchst noch { $places }.
}
need-of = { $missing } auf { $card }
ask-vote = stimmt ab: { $event }
    .you = Stimme ab: { $event }
    .hint = Jedes Feld gibt seine Belohnung sofort. Was mehr Stimmen hat, gewinnt am Ende der Runde.
move-choose-vote = Für { $choice } stimmen
ask-jupiter = wählt: Exoplanet ({ $cost ->
        [0] kostenlos
        [one] 1 Rohstoff
       *[other] { $cost } Rohstoffe
    }) oder neue Auslage
    .you = Nimm einen Exoplaneten { $cost ->
        [0] kostenlos
        [one] für 1 Rohstoff
       *[other] für { $cost } Rohstoffe
    }, oder erneuere die Auslage
    .hint = Du nutzt sofort Effekt A oder B. Kundschafter von der Venus erkunden ihn: Dann bringt er jede Runde Ertrag, und 1, 2, 3, 4 einer Art bringen 1, 3, 7, 12 Punkte. Die Auslage zu erneuern ist kostenlos und beendet deinen Besuch.
move-choose-jupiter = { $choice } nehmen
tip-jupiter = Du nutzt sofort Effekt A oder B. Ertrag bringt er jede Runde, auch unerkundet; haben ihn Kundschafter von der Venus erkundet, bringen 1, 2, 3, 4 einer Art 1, 3, 7, 12 Punkte. Die Auslage zu erneuern ist kostenlos und beendet deinen Besuch.
ask-push-on = darf { FORM($planet-id, part: "den") } einen Schritt weiterziehen
    .you = Du darfst { FORM($planet-id, part: "den") } einen Schritt weiterziehen
    .several = dürfen { FORM($planet-id, part: "den") } einen Schritt weiterziehen
    .hint = Der Planet zieht gegen den Uhrzeigersinn auf seinem Ring. Schiffe daneben dürfen mitfliegen.
move-choose-push-on = { CAPITAL(FORM($planet-id, part: "den")) } einen Schritt weiterziehen
ask-ascend = darf { FORM($planet-id, part: "den") } auch nutzen
    .you = Du darfst { FORM($planet-id, part: "den") } auch nutzen
    .several = dürfen { FORM($planet-id, part: "den") } auch nutzen
    .hint = Der Quantenaufstieg wirkt einmal je Runde, wo deine Schiffe auch sind. Du zahlst die üblichen Kosten.
move-choose-ascend = { CAPITAL(FORM($planet-id, part: "den")) } auch nutzen

choice-push = Einen Schritt weiterziehen
choice-yes = Ja
choice-use-it = Nutzen
choice-mine-it = Abbauen

# What happened ------------------------------------------------------------------------------------------------

event-used = { $side } { AGREE($side-id, "nutzt", "nutzt", "nutzen", "nutzt") } { FORM($planet-id, part: "den") }.
event-used-as = { $side } { AGREE($side-id, "nutzt", "nutzt", "nutzen", "nutzt") } { FORM($planet-id, part: "den") } als { $acting }.
event-charge-card = { $side } { AGREE($side-id, "deckt", "deckst", "decken", "deckt") } am Merkur { $card } auf: { $n } Energie.
event-mercury-exhausted = Das war die letzte Karte des Merkurs: Jeder Planet zieht einen Schritt weiter.
event-voted = { $side } { AGREE($side-id, "stimmt", "stimmst", "stimmen", "stimmt") } für { $option }.
event-leader-claimed = { $side } { AGREE($side-id, "nimmt", "nimmst", "nehmen", "nehmt") } den Vorsitzmarker.
event-market-refreshed = { $side } { AGREE($side-id, "erneuert", "erneuerst", "erneuern", "erneuert") } die Auslage.
event-market-filled = Jetzt { FORM($planet-id, part: "am") }: { $cards }.
event-ascended = { $side } { AGREE($side-id, "nutzt", "nutzt", "nutzen", "nutzt") } durch den Quantenaufstieg auch { FORM($planet-id, part: "den") }.
event-overtime = { $side } { AGREE($side-id, "hat", "hast", "haben", "habt") } noch eine Aktion.
event-used-ability = { $side } { AGREE($side-id, "nutzt", "nutzt", "nutzen", "nutzt") } { $machine }.
event-exchanged = { $side } { AGREE($side-id, "wandelt", "wandelst", "wandeln", "wandelt") } { $n ->
        [one] 1 Rohstoff
       *[other] { $n } Rohstoffe
    } in { $energy } Energie um.

# Refusals -----------------------------------------------------------------------------------------------------

refusal-action-taken = Deine Aktion hattest du in diesem Zug schon.
    .title = Nur eine Aktion.
    .remedy = Beende deinen Zug.
refusal-not-beside = Keines deiner Schiffe ist neben { FORM($planet-id, part: "dem") }.
    .title = Nicht dort.
    .remedy = Fliege erst in einen Sektor, der daran grenzt.
refusal-beside-none = Dein Schiff ist neben keinem Planeten.
    .title = Kein Planet dort.
    .remedy = Fliege erst in einen Sektor, der an einen grenzt.
refusal-beside-copy = Nur die Kopie deines Schiffs ist neben { FORM($planet-id, part: "dem") }, und sie hat sich nicht bewegt.
    .title = Die Kopie bleibt zurück.
    .remedy = Nutze, was neben dem bewegten Schiff liegt, oder warte auf einen Zug, in dem du dich nicht bewegst.
refusal-no-energy-beside = Du hast in diesem Zug keine Energie in einen Sektor neben { FORM($planet-id, part: "dem") } gelegt.
    .title = Keine Energie dort.
    .remedy = Betritt in diesem Zug mit einer Bewegung einen Sektor, der daran grenzt.
refusal-no-such-planet = { CAPITAL(FORM($planet-id, part: "der")) } ist in dieser Partie nicht dabei.
    .title = Kein solcher Planet.
    .remedy = Nutze einen anderen Planeten.
refusal-cannot-act-as = Du kannst { FORM($planet-id, part: "den") } jetzt nicht als { $acting } nutzen.
    .title = Nicht so.
    .remedy = Nutze { FORM($planet-id, part: "den") } als das, was er ist.
refusal-charge-first = Auf Bewegung und Aktion verzichten kannst du nur am Anfang deines Zugs.
    .title = Zu spät.
    .remedy = Lade im nächsten Zug, bevor du dich bewegst oder eine Aktion machst.
refusal-needs-resource = Du hast keinen Rohstoff für einen Kundschafter.
    .title = Keine Rohstoffe.
    .remedy = Baue erst einen Asteroiden ab.
refusal-no-explorers-left = Es sind keine Kundschafter übrig: Alle sind auf Händen oder Exoplaneten.
    .title = Keine Kundschafter.
    .remedy = Nutze einen anderen Planeten.
refusal-no-free-slot = Alle Steckplätze deiner Maschinen sind voll.
    .title = Kein freier Steckplatz.
    .remedy = Nutze einen anderen Planeten.
refusal-upgrade-too-dear = Ein Ausbau kostet { $cost ->
        [one] 1 Rohstoff
       *[other] { $cost } Rohstoffe
    }, und du hast { $have }.
    .title = Zu teuer.
    .remedy = Baue erst einen Asteroiden ab.
refusal-upgrades-too-dear = { $n ->
        [one] 1 Ausbau kostet
       *[other] { $n } Ausbauten kosten
    } { $cost } Rohstoffe, und du hast { $have }.
    .title = Zu teuer.
    .remedy = Kaufen kannst du bis zu { $most }.
refusal-exoplanet-too-dear = Ein Exoplanet kostet { $cost ->
        [one] 1 Rohstoff
       *[other] { $cost } Rohstoffe
    }, und du hast keinen.
    .title = Zu teuer.
    .remedy = Erneuere kostenlos die Auslage, oder komm mit einem Rohstoff wieder.
refusal-not-your-machine = Das hast du nicht fertig: { $machine }.
    .title = Nicht deine.
    .remedy = Nur ihre Fraktion kann sie nutzen, und erst, wenn alle Steckplätze voll sind.
refusal-spent-this-round = Das hast du in dieser Runde schon genutzt: { $machine }.
    .title = Schon genutzt.
    .remedy = In der nächsten Runde geht es wieder.
refusal-nothing-explored = Keiner deiner erkundeten Exoplaneten hat einen Effekt, den du jetzt nutzen kannst.
    .title = Nichts zu nutzen.
    .remedy = Erkunde erst einen Exoplaneten, oder warte auf die nächste Runde.
refusal-never-mercury = Der Merkur tauscht nie den Platz.
    .title = Nicht der Merkur.
    .remedy = Wähle zwei andere Planeten.
refusal-swap-two = Ein Planet kann nicht mit sich selbst tauschen.
    .title = Derselbe Planet.
    .remedy = Wähle zwei verschiedene Planeten.
refusal-nothing-to-convert = Du hast keine Rohstoffe, die zu Energie werden könnten.
    .title = Keine Rohstoffe.
    .remedy = Baue erst einen Asteroiden ab.
refusal-energy-full = Deine Batterie ist voll: Sie hat { $cap } Energie.
    .title = Batterie voll.
    .remedy = Gib erst Energie aus.
refusal-converts-less = Das ist mehr, als du hast oder als Platz ist.
    .title = Zu viele.
    .remedy = Bis zu { $most } kannst du in Energie umwandeln.
refusal-answer-first = Dann hättest du bei deiner offenen Frage keine Wahl mehr.
    .title = Erst antworten.
    .remedy = Beantworte die offene Frage, dann versuche es noch einmal.
