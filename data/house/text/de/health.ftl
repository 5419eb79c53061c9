# Wie es dem Bot geht, für alle, die einen Server verwalten.

command-health = Zeigt, wie es dem Bot geht (für alle, die den Server verwalten)
    .name = zustand

health-well = **Alles läuft.** Version { $version }, in Betrieb seit { $hours ->
        [0] weniger als einer Stunde
        [one] einer Stunde
       *[other] { $hours } Stunden
    }.
health-look = **Hier stimmt etwas nicht.** Version { $version }, in Betrieb seit { $hours ->
        [0] weniger als einer Stunde
        [one] einer Stunde
       *[other] { $hours } Stunden
    }.
health-errors = - { $errors ->
        [one] Seit gestern wurde ein Fehler vermerkt; der Betreiber findet ihn im Protokoll des Bots.
       *[other] Seit gestern wurden { $errors } Fehler vermerkt; der Betreiber findet sie im Protokoll des Bots.
    }
health-rival = - Ein anderer Bot meldet sich mit denselben Zugangsdaten an, spielt aber auf einer anderen Datenbank: Mal antwortet der eine, mal der andere. Beende einen von beiden.
health-slow = - Der Bot antwortet spät: Jede hundertste Antwort dauert { $ms } ms oder länger.
health-gateway = - Die Verbindung zu Discord ist langsam: Ein Herzschlag dauert { $ms } ms.
health-offline = - Die Verbindung zu Discord ist abgerissen; der Bot verbindet sich neu.
health-unshown = - { $sessions ->
        [one] Ein Kanal zeigt
       *[other] { $sessions } Kanäle zeigen
    } nicht den neuesten Stand der Partie.
health-late = - { $reminders ->
        [one] Eine Erinnerung ist
       *[other] { $reminders } Erinnerungen sind
    } überfällig.
health-full = - Der Speicherplatz ist fast voll: noch { $megabytes } MB.
health-store = - Die Datenbank antwortet nicht: { $why }
health-games = Partien: { $live } im Gange, { $lobbies } vor dem Start, { $over } vorbei. { $windows ->
        [0] Kein Antwortfenster ist offen.
        [one] Ein Antwortfenster ist offen.
       *[other] { $windows } Antwortfenster sind offen.
    }
health-reminders = Erinnerungen: { $waiting } geplant, { $sent } verschickt.
health-database = Datenbank: { $megabytes } MB.
health-processes = { $processes } Prozesse bedienen { $shards ->
        [one] einen Shard
       *[other] { $shards } Shards
    }, jeder einen Teil der Server:
health-process = - Prozess { $pid }: { $count ->
        [0] kein Shard
        [one] Shard { $shards }
       *[other] Shards { $shards }
    }; letztes Lebenszeichen vor { $seconds } s{ $leaving ->
        [yes] ; er wird beendet
       *[no] { "" }
    }
health-unserved = - { $count ->
        [one] Kein Prozess bedient Shard { $shards }: Die Partien auf seinen Servern warten.
       *[other] Kein Prozess bedient die Shards { $shards }: Die Partien auf ihren Servern warten.
    }
health-table = Die letzten { $count } Messungen, in Millisekunden (Median, 99. Perzentil):
health-table-new = In Millisekunden (Median, 99. Perzentil):
health-row-validate_ms = Spielzug
health-row-store_ms = Speichern
health-row-draw_ms = Zeichnen
health-row-encode_ms = Packen
health-row-deliver_ms = Discord
health-row-lag = Schleife
health-row-gateway = Herzschlag
health-about = Diese Zahlen gelten für den ganzen Bot, auf allen seinen Servern.

refusal-health-admins = Wie es dem Bot geht, sieht nur, wer den Server verwaltet.
    .title = Für Admins.
    .remedy = Frag jemanden mit der Berechtigung „Server verwalten“.
