# Was ein Server nicht erlaubt.

refusal-game-off = { $game } ist auf diesem Server ausgeschaltet.
    .title = Hier nicht.
    .remedy = { $games-count ->
        [0] Seine Admins wählen die Spiele mit /config.
       *[other] Spielen kannst du: { $games }.
    }
refusal-channel-off = In diesem Kanal wird nicht gespielt.
    .title = Nicht in diesem Kanal.
    .remedy = { $places-count ->
        [0] Die Admins wählen die Kanäle mit /config.
       *[other] Spielt in { $places } oder in einem Thread dort.
    }
refusal-starters-admins = Auf diesem Server eröffnen und starten nur Admins einen Tisch.
    .title = Für Admins.
    .remedy = Bitte einen Admin, einen Tisch zu eröffnen, und tritt ihm bei.
refusal-starters-roles = Auf diesem Server eröffnen und starten nur manche Mitglieder einen Tisch.
    .title = Nicht erlaubt.
    .remedy = { $roles-count ->
        [0] Bitte einen Admin, einen Tisch zu eröffnen, und tritt ihm bei.
       *[other] Bitte jemanden mit { $roles }, einen Tisch zu eröffnen, und tritt ihm bei.
    }
refusal-enders-admins = Auf diesem Server beenden nur Admins eine laufende Partie.
    .title = Für Admins.
    .remedy = Frag einen Admin.
refusal-enders-roles = Auf diesem Server beenden nur manche Mitglieder eine laufende Partie.
    .title = Nicht erlaubt.
    .remedy = { $roles-count ->
        [0] Frag einen Admin.
       *[other] Frag jemanden mit { $roles } oder einen Admin.
    }
refusal-computers-off = Computerspieler sind auf diesem Server ausgeschaltet.
    .title = Nur Personen.
    .remedy = Lade jemanden ein: Alle hier können Platz nehmen.
refusal-tables-full = Auf diesem Server { $most ->
        [one] läuft schon eine Partie
       *[other] laufen schon { $most } Partien
    }; mehr erlaubt er nicht zugleich.
    .title = Kein Tisch frei.
    .remedy = Warte, bis eine Partie endet, oder bitte einen Admin, mit /config mehr zu erlauben.
refusal-option-fixed = Auf diesem Server gilt für { $option } immer: { $choices }.
    .title = Hier fest.
    .remedy = Lass diese Option, wie sie ist.
refusal-option-off = Auf diesem Server geht { $option } nicht mit { $value }.
    .title = Nicht erlaubt.
    .remedy = Du hast die Wahl: { $choices }.
refusal-charter-changed = Die Einstellungen dieses Servers haben sich geändert, seit der Tisch eröffnet wurde: { $changes }.
    .title = Einstellungen geändert.
    .remedy = Passe den Tisch mit „Optionen“ und seinen anderen Knöpfen an, oder eröffne einen neuen. Starte dann.
refusal-server-clock-fixed = Auf diesem Server ist die Uhr fest.
    .title = Hier fest.
    .remedy = Spielt mit der Uhr des Servers.
refusal-server-clock-needed = Auf diesem Server braucht jeder Tisch eine Uhr.
    .title = Uhr nötig.
    .remedy = Wähle eine Uhr.
refusal-server-clock-short = Diese Startzeit ist für diesen Server zu kurz.
    .title = Zu kurz.
    .remedy = Wähle mindestens { duration }.
refusal-server-clock-long = Diese Startzeit ist für diesen Server zu lang.
    .title = Zu lang.
    .remedy = Wähle höchstens { duration }.

clock-locked = 🔒 Die Uhr haben die Admins dieses Servers festgelegt.

misfit-game = das Spiel ist ausgeschaltet
misfit-channel = im Kanal wird nicht gespielt
misfit-computers = Computerspieler sind ausgeschaltet
misfit-clock = die Uhr

lobby-misfits = Die Einstellungen dieses Servers erlauben nicht mehr: { $changes }.
option-locked = 🔒 { $value } (von den Admins dieses Servers festgelegt)
option-kept-off = 🔒 { $value } (hier immer an, aber nicht mit diesen anderen Optionen)
button-fit = Anpassen
fitted = **Fertig.** Die Optionen passen jetzt zu den Einstellungen dieses Servers. Der Gastgeber kann starten.
