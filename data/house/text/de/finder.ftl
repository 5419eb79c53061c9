# Einen Tisch finden: Tische, die auf Spieler warten, und Personen, die auf einen Tisch warten.

command-find = Sucht einen Tisch, der auf Spieler wartet, oder meldet dir den nächsten
    .name = finden

find-title = Offene Tische
find-count = { $tables ->
        [0] { $mine ->
            [yes] Kein anderer Tisch wartet auf Spieler.
           *[no] Gerade wartet kein Tisch auf Spieler.
        }
        [one] Ein Tisch wartet auf Spieler.
       *[other] { $tables } Tische warten auf Spieler.
    }
find-line = **{ $game }** · { $place } · { $taken } von { $seats } · { $pace } · eröffnet { $opened }
find-tickets = **Du wartest auf**
find-ticket = { $game } · { $pace } · { $hours } · bis { $until }
find-rest = -# Zu einem Tisch, an den du gerufen warst, bist du nicht gekommen; an den nächsten rufe ich dich frühestens nach { $until }.
find-no-room = -# Du hast in { $place } gefragt; dort kann ich gerade keinen Tisch eröffnen. Drück in einem Kanal, in dem ich schreiben darf, auf *Melde mir den nächsten*.
find-direct = Offene Tische gibt es auf Servern. Nimm `/game find` in einem Kanal, in dem du spielen willst.
find-hours-any = jederzeit
find-hours-within = von { $start } bis { $end } ({ $zone })

button-find = Offene Tische
button-find-ask = Melde mir den nächsten
button-find-off = { $game }: nicht mehr warten
button-find-new = Neuen Tisch eröffnen
button-find-join = { $game } mitspielen, { $taken } von { $seats }

find-ask = **Melde mir den nächsten Tisch**
    Will jemand anders dasselbe wie du, eröffne ich einen Tisch und rufe euch beide. Ich rufe dich auch an Tische, die andere eröffnen. Ich schreibe dir höchstens dreimal am Tag.
find-ask-zone = -# Ich darf dich jederzeit rufen. Um Stunden zu wählen, stell erst deine Zeitzone ein: Drück auf *Wachzeit*.
find-game = Spiel
find-pace = Tempo
find-hours = Wann ich dich rufen darf
find-until = Wie lange
find-hours-entry-any = Jederzeit
find-hours-entry-own = In meiner Wachzeit
find-hours-entry-morning = Am Vormittag
find-hours-entry-day = Am Nachmittag
find-hours-entry-evening = Am Abend
find-hours-entry-night = In der Nacht
find-until-day = Einen Tag
find-until-days = Drei Tage
find-until-week = Eine Woche
find-until-month = Einen Monat
button-find-wait = Melde dich
find-waiting = Du wartest auf einen Tisch für { $game }. Ich rufe dich, wenn noch jemand spielen will.
find-found = **In { $place } steht ein Tisch für { $game } für dich bereit.** Tritt ihm dort bei, oder drück in meiner Nachricht auf *Bin dabei*.
find-seated = **Du hast einen Platz bei { $game } in { $place }.**
find-gone = Der Tisch für { $game } in { $place } wartet nicht mehr auf Spieler.
find-stopped = Du wartest nicht mehr auf einen Tisch für { $game }.

called-formed = { $people ->
        [2] **Jemand will mit dir { $game } spielen.** In { $place } steht ein Tisch bereit.
       *[other] **{ $people } Personen wollen { $game } spielen, du auch.** In { $place } steht ein Tisch bereit.
    } Sobald alle da sind, beginnt die Partie von selbst. Dein Platz ist bis { $until } reserviert.
called-open = **In { $place } wartet ein Tisch für { $game } auf Spieler.** Ein Platz ist bis { $until } für dich reserviert.
call-taken = **Du hast einen Platz an einem Tisch für { $game } in { $place }.**
call-missing = { $people } { $n ->
        [one] kommt
       *[other] kommen
    } nicht.
call-awaits = Noch unterwegs: { $people }. Danach beginnt die Partie.
call-looks = Ich suche jemand anderen.
call-host-starts = Der Gastgeber startet die Partie.
call-playing = **Deine Partie { $game } in { $place } hat begonnen.** Auf einen Tisch dafür wartest du nicht mehr.
call-declined = Du wolltest { $game } in { $place } nicht spielen und wartest nicht mehr darauf. Willst du wieder gerufen werden, nimm `/game find`.
call-late = Für { $game } in { $place } bist du zu spät; dein Platz ist wieder frei.
call-off = Dein Platz bei { $game } in { $place } ist nicht mehr reserviert.
call-begun = Die Partie { $game } in { $place } hat ohne dich begonnen.
call-closed = **Der Tisch für { $game } in { $place } wurde geschlossen, bevor eine Partie begann.**
call-switched-off = Das Spiel wurde auf dem Server ausgeschaltet.
call-unanswered = Der Tisch für { $game } in { $place } wurde geschlossen, bevor du geantwortet hast.
call-waits = Du wartest weiter auf einen Tisch für { $game }: Ich rufe dich, wenn noch jemand spielen will.
call-rests = Du wartest weiter auf einen Tisch für { $game }. Da du nicht gekommen bist, rufe ich dich an den nächsten frühestens nach { $until }.
call-waits-not = Du wartest nicht mehr auf einen Tisch für { $game }. Willst du wieder gerufen werden, nimm `/game find`.
button-come = Bin dabei
button-not-now = Nicht mehr warten
come-in = **Du bist dabei.** { $now ->
        [yes] Alle sind da, und die Partie in { $place } beginnt.
       *[no] Sobald alle da sind, beginnt die Partie in { $place }.
    }
come-in-open = **Du bist dabei.** Der Gastgeber startet die Partie in { $place }.
come-declined = In Ordnung. Du wartest nicht mehr auf einen Tisch für { $game }. Willst du wieder gerufen werden, nimm `/game find`.

lobby-called = Gerufen: { $names }.
lobby-called-name = { $name } (bis { $until })
lobby-called-seat = gerufen (bis { $until })
lobby-formed = Sobald alle Gerufenen geantwortet haben, beginnt die Partie von selbst.
lobby-switched-off = Dieses Spiel wurde auf diesem Server ausgeschaltet; darum ist der Tisch geschlossen.
lobby-not-enough = Nicht genug Spieler sind rechtzeitig gekommen; darum ist dieser Tisch geschlossen. Wer gekommen ist, wartet weiter und wird an den nächsten gerufen.

role-call = { $roles } Ein Tisch für { $game } wartet auf Spieler.

new-instead = **Lieber an einem offenen Tisch mitspielen?**

refusal-ticket-direct = Tische gibt es auf Servern, nicht in Direktnachrichten.
    .title = Nicht hier.
    .remedy = Nimm /game find in einem Kanal des Servers, auf dem du spielen willst.
refusal-call-over = An diesem Tisch läuft die Partie schon, oder er ist geschlossen.
    .title = Zu spät.
    .remedy = Welche Tische offen sind, zeigt /game find auf dem Server.
refusal-called-begins = Diese Partie beginnt von selbst, sobald alle Gerufenen geantwortet haben.
    .title = Etwas Geduld.
    .remedy = Wer gerufen ist und bis wann, steht auf der Karte des Tisches.
