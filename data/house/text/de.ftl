# Was alle Spiele teilen: Absagen, kleine Wörter.

# Nach wessen Regeln Listen, Zahlen und Zeiten geschrieben werden.
locale = de-DE
sentence = { CAPITAL($said) }
title-refused = Jetzt nicht.
told-before = Hier ist etwas geschehen, das nur eine frühere Version des Bots erzählen kann.
told-in-one = { $subject } { $done }.
seat-number = Platz { $number }
side-of-several = { $holder } ({ $side })
    .whose = { FORM($holder-id, part: "dein") } ({ $side })
    .dein = { side-of-several.whose }
    .deine = { side-of-several.whose }
    .deinen = { side-of-several.whose }
    .deinem = { side-of-several.whose }
    .deiner = { side-of-several.whose }
    .deines = { side-of-several.whose }
reader = du
    .whose = dein
    .own = du
    .dich = dich
    .dir = dir
    .von = von dir
    .dein = dein
    .deine = deine
    .deinen = deinen
    .deinem = deinem
    .deiner = deiner
    .deines = deines
someone = { $name }
    .whose = { ENDS($name, "s ß x z ce") ->
        [yes] { $name }’
       *[no] { $name }s
    }
    .own = { $name }
    .dich = { $name }
    .dir = { $name }
    .von = von { $name }
    .dein = { someone.whose }
    .deine = { someone.whose }
    .deinen = { someone.whose }
    .deinem = { someone.whose }
    .deiner = { someone.whose }
    .deines = { someone.whose }
# Ein Zug, wenn die Partie danach gezählt wird: „In Zug 12“. Ein Spiel darf hier sein eigenes Wort setzen.
-turn = Zug
list-none = nichts
choice-plain = { $value }

refusal-game-over = Diese Partie ist vorbei.
    .title = Partie vorbei.
    .remedy = Spielplan und Verlauf bleiben offen. Beginne mit /game new eine neue Partie.
refusal-unknown-verb = Einen Spielzug „{ $verb }“ gibt es in diesem Spiel nicht.
    .title = Unbekannter Spielzug.
    .remedy = Jetzt möglich: { $verbs }.
refusal-not-asked = Du bist nicht am Zug.
    .title = Nicht dein Zug.
    .remedy = { $awaited-count ->
        [0] Gerade kann niemand etwas tun: Die Uhr bringt die Partie weiter.
       *[other] Die Partie wartet auf { FORM($awaited-id, part: "dich") }.
    }
refusal-not-now = „{ $verb }“ ist gerade nicht möglich.
    .title = Jetzt nicht.
    .remedy = Jetzt möglich: { $verbs }.
refusal-wrong-value = „{ $given }“ ist hier nicht möglich ({ $param }).
    .title = Nicht möglich.
    .remedy = Du hast die Wahl: { $legal }.
refusal-wrong-number = „{ $given }“ ist hier nicht möglich ({ $param }).
    .title = Nicht möglich.
    .remedy = Wähle eine Zahl von { $least } bis { $most }.
refusal-missing-value = Zu diesem Spielzug fehlt noch: { $param }.
    .title = Unvollständig.
    .remedy = Du hast die Wahl: { $legal }.
refusal-too-many-values = „{ $verb }“ braucht weniger Angaben.
    .title = Zu viele Angaben.
    .remedy = Lass die letzten weg.
refusal-seat-count = { $seats ->
        [0] Ganz ohne Spieler
        [1] Allein
       *[other] Mit { $seats } Spielern
    } lässt sich dieses Spiel nicht spielen.
    .title = Falsche Spielerzahl.
    .remedy = Spielt mit { $least } bis { $most } Spielern.
refusal-rules-version = Die Regeln dieses Spiels gibt es hier nicht in Version { $version }.
    .title = Unbekannte Version.
    .remedy = Es gibt die Versionen { $oldest } bis { $newest }.
refusal-no-preset = Dieses Spiel kennt keine Spielart „{ $preset }“.
    .title = Unbekannte Spielart.
    .remedy = { $presets-count ->
        [0] Wähle die Optionen einzeln.
       *[other] Du hast die Wahl: { $presets }.
    }
refusal-preset-off = „{ $preset }“ braucht { $option }: { $value }. Dieser Server erlaubt das nicht.
    .title = Hier nicht verfügbar.
    .remedy = Wähle eine andere Spielart. Für { $option } gibt es: { $choices }.
refusal-unknown-option = Dieses Spiel kennt keine Option „{ $option }“.
    .title = Unbekannte Option.
    .remedy = Seine Optionen: { $options }.
refusal-unknown-value = „{ $value }“ gibt es nicht für { $option }.
    .title = Unbekannter Wert.
    .remedy = Du hast die Wahl: { $choices }.
refusal-failed-pair = { $first } „{ $its }“ und { $option } „{ $value }“ lassen sich vorerst nicht zusammen spielen: Testpartien sind daran gescheitert.
    .title = Vorerst nicht spielbar.
    .remedy = Ändere eins von beiden.
refusal-failed-seats = Mit { $seats ->
        [one] einem Spieler
       *[other] { $seats } Spielern
    } lässt sich { $option } „{ $value }“ vorerst nicht spielen: Testpartien sind daran gescheitert.
    .title = Vorerst nicht spielbar.
    .remedy = Ändere die Option oder die Spielerzahl.
refusal-module-needs = { $module } gibt es nur zusammen mit { $other }.
    .title = Da fehlt etwas.
    .remedy = Schalte { $other } dazu, oder lass { $module } weg.
refusal-module-excludes = { $module } und { $other } lassen sich nicht zusammen spielen.
    .title = Passt nicht zusammen.
    .remedy = Schalte eins davon aus.

# Partien: Absagen des Tisches und der Datenbank.

refusal-no-session = Diese Partie gibt es nicht.
    .title = Keine Partie hier.
    .remedy = Eröffne in diesem Kanal einen Tisch: /game new.
refusal-no-game = Dieser Bot hat dieses Spiel nicht.
    .title = Unbekanntes Spiel.
    .remedy = Spielen kannst du: { $games }.
refusal-channel-busy = In diesem Kanal läuft schon eine Partie, und in jedem Kanal ist nur für eine Platz.
    .title = Kanal belegt.
    .remedy = Nimm einen anderen Kanal oder einen Thread, oder bitte die Spieler hier, ihre Partie mit /game end zu beenden.
refusal-channel-waits = In diesem Kanal sucht schon ein Tisch Mitspieler für { $game }, und in jedem Kanal ist nur für einen Tisch Platz.
    .title = Kanal belegt.
    .remedy = Tritt diesem Tisch bei, oder eröffne deinen in einem Thread oder einem anderen Kanal.
refusal-hosted-full = Der Gastgeber leitet auf diesem Server schon { $most ->
        [one] eine Partie
       *[other] { $most } Partien
    }, und mehr darf niemand.
    .title = Zu viele Partien.
    .remedy = Spielt eine davon zu Ende, oder beendet sie mit /game end. Admins ändern die Grenze mit /config limits.
refusal-lobbies-full = Du hast schon { $most ->
        [one] einen offenen Tisch
       *[other] { $most } offene Tische
    }, an denen noch nicht gespielt wird, und mehr darf niemand.
    .title = Zu viele offene Tische.
    .remedy = Starte einen davon, oder sag ihn ab: { $places }.
refusal-already-joined = Du hast schon einen Platz an diesem Tisch.
    .title = Schon dabei.
    .remedy = Warte auf den Start, oder gib deinen Platz mit /game leave auf.
refusal-not-joined = Du hast keinen Platz an diesem Tisch.
    .title = Nicht dabei.
    .remedy = Nimm dir einen mit /game join.
refusal-table-full = { $most ->
        [one] Der einzige Platz ist
       *[other] Alle { $most } Plätze sind
    } vergeben.
    .title = Tisch voll.
    .remedy = Warte, bis jemand geht, oder bitte den Gastgeber, einen Computerspieler wegzunehmen.
refusal-seats-kept = Die freien Plätze sind bis <t:{ $until }:f> für { FORM($people-id, part: "dich") } reserviert.
    .title = Plätze reserviert.
    .remedy = Wer ablehnt oder bis dahin nicht antwortet, macht Platz für andere. Warte so lange auf einen anderen Tisch, oder eröffne mit /game new einen.
refusal-not-invited = An diesem Tisch wartet niemand auf deine Antwort.
    .title = Nicht eingeladen.
    .remedy = Ist ein Platz frei, nimm ihn mit /game join.
refusal-rematch-there = Zu dieser Partie gibt es schon eine neue.
    .title = Schon eröffnet.
    .remedy = Drück noch einmal auf „Noch einmal“: Dann siehst du, wo.
refusal-options-full = Mit diesen Optionen { $most ->
        [one] kann nur eine Person
       *[other] können nur { $most } Personen
    } spielen.
    .title = Keine weiteren Plätze.
    .remedy = Bitte den Gastgeber, die Optionen zu ändern.
refusal-already-started = Die Partie hat begonnen; Plätze und Optionen stehen fest.
    .title = Schon gestartet.
    .remedy = Übergib einen Platz mit /game seat, beende die Partie mit /game end, oder beginne mit /game new die nächste.
refusal-already-over = Diese Partie ist vorbei.
    .title = Partie vorbei.
    .remedy = Spielplan und Verlauf bleiben offen. Beginne mit /game new eine neue Partie.
refusal-not-host = Das darf nur der Gastgeber.
    .title = Für den Gastgeber.
    .remedy = Frag { $host }.
refusal-no-computer = An diesem Tisch sitzt kein Computerspieler.
    .title = Kein Computerspieler.
    .remedy = „Computerspieler“ setzt einen an den Tisch.
refusal-unknown-computer = Einen solchen Computerspieler gibt es nicht.
    .title = Unbekannter Spieler.
    .remedy = Du hast die Wahl: { $kinds }.
refusal-too-few = { $seats ->
        [one] Ein Spieler ist
       *[other] { $seats } Spieler sind
    } für dieses Spiel zu wenig.
    .title = Zu wenige Spieler.
    .remedy = Ihr müsst mindestens { $least } sein. Wartet auf andere, oder holt Computerspieler dazu.
refusal-not-playing = Du spielst in dieser Partie nicht mit.
    .title = Du schaust zu.
    .remedy = Verfolge Spielplan und Verlauf, und spiel bei der nächsten Partie mit.
refusal-wrong-seat = Das ist nicht dein Platz.
    .title = Nicht dein Platz.
    .remedy = Du spielst für { $seats }.
refusal-stale = { $moves ->
        [0] Die Partie ist inzwischen weiter; das ist nicht mehr möglich.
        [one] Seit du den Spielplan gesehen hast, ist ein Spielzug dazugekommen; das ist nicht mehr möglich.
       *[other] Seit du den Spielplan gesehen hast, sind { $moves } Spielzüge dazugekommen; das ist nicht mehr möglich.
    }
    .title = Der Spielplan hat sich geändert.
    .remedy = Sieh dir den neuesten an und wähle neu.
refusal-terms-changed = Das Angebot ist nicht mehr das, das du gesehen hast.
    .title = Die Angebote haben sich geändert.
    .remedy = Lies erst, was jetzt angeboten ist.
refusal-draft-changed = Dieser Spielzug hat sich inzwischen geändert, oder er ist schon gespielt.
    .title = Nicht der neueste Stand.
    .remedy = Mach mit dem weiter, was du jetzt siehst.
draft-cut = Der Rest deines Entwurfs ist nicht mehr möglich.
menu-suggested = Vorschlag
# Was eine Wahl dem bringt, der sie trifft.
gain-more = +{ $what }
gain-less = −{ $what }
gain-open = { $what } je nach Glück
gain-range = { $least ->
    [0] bis zu +{ $most }
   *[other] +{ $least } bis { $most }
}
gain-fall = −{ $least } bis { $most }
gain-final = endgültig
gain-doubt = Das kostet dich { $what }. Trotzdem?
button-sure = Trotzdem
no-suggestion = Hier lohnt sich nichts so recht. Wähle selbst, oder geh zurück.
suggestion-same = Besseres fällt mir nicht ein: Spiel den Zug so, wie er ist.
advice = **Vorschlag:** { $plan } · { $why }
advice-plan = **Vorschlag:** { $plan }
plan-changed = Seit dem Vorschlag hat sich etwas geändert; darum ist nichts gespielt.
plan-stopped = { $n } von { $most } Spielzügen des Vorschlags { $n ->
        [one] ist
       *[other] sind
    } gespielt. Dann kam etwas Unerwartetes: Mach von hier aus weiter.
advice-level = nichts anderes scheint besser
advice-offer = ein Angebot, das sich lohnen dürfte
reason-beside = besser als „{ $other }“: { $what }
reason-ahead = +{ $what }
reason-about = etwa +{ $what }
reason-about-ahead = etwa +{ $what }
reason-likely = { $what } im Schnitt
coach-first = In deiner ersten Partie sagt dir ein Trainer, was er tun würde. Ausschalten kannst du ihn in `/my settings`.
coach-missed = Letzter Zug: „{ $advised }“ wäre besser gewesen als „{ $played }“: { $what }
coach-missed-plain = Letzter Zug: „{ $advised }“ wäre besser gewesen als „{ $played }“
reason-standings = eine bessere Stellung
reason-waiting = nichts anderes lohnt sich gerade
reason-recommended = gut für die erste Partie
menu-several = { $what } · wähle { $least } bis { $most }
menu-either = { $what } · wähle { $least } oder { $most }
menu-exactly = { $what } · wähle { $most }
menu-band = { $count ->
        [one] 1 Möglichkeit
       *[other] { $count } Möglichkeiten
    }
menu-bands = Zurück zu allen
menu-number = Andere Zahl …
menu-number-help = Von { $least } bis { $most }
form-number = Andere Zahl
form-number-label = Zahl
refusal-double-click = Das hast du schon gespielt.
    .title = Schon gespielt.
    .remedy = Der neueste Spielplan zeigt es. Willst du es noch einmal spielen, wähle es dort.
refusal-settings-enough = Du hast in dieser Partie { $most }-mal etwas außer der Reihe getan: Einstellungen geändert, Angebote zurückgezogen und Ähnliches. Mehr kann ich nicht speichern.
    .title = Zu viele Änderungen.
    .remedy = Deine Einstellungen bleiben, wie sie sind. Auf Fragen antworten kannst du weiterhin.
refusal-busy = Zu viele Personen ändern diese Partie gleichzeitig.
    .title = Großer Andrang.
    .remedy = Versuch es noch einmal.
refusal-rules-broke = Bei diesem Spielzug ist uns ein Fehler passiert. Nichts wurde geändert, nichts ist verloren.
    .title = Unser Fehler.
    .remedy = Spiel etwas anderes, und melde dem Betreiber des Bots: Partie { $session }, Zeile { $line }.
refusal-undo-nothing = Es gibt nichts zurückzunehmen.
    .title = Kein Spielzug.
    .remedy = Du nimmst immer einen Spielzug zurück, den letzten zuerst.
refusal-undo-not-yours = Der letzte Spielzug war nicht deiner.
    .title = Nicht dein Spielzug.
    .remedy = Zurücknehmen kann ihn nur { $seat }.
refusal-undo-asks = Diesen Spielzug nimmst du nur zurück, wenn { $missing } { AGREE($missing-id, "zustimmt", "zustimmst", "zustimmen", "zustimmt") }.
    .title = Nicht sofort.
    .remedy = „Zurücknehmen“ nimmt einen Spielzug zurück und fragt vorher nach.
refusal-undo-waiting = Jemand hat schon gefragt, ob der letzte Spielzug zurückgenommen wird.
    .title = Schon gefragt.
    .remedy = Noch fehlt die Antwort von { FORM($missing-id, part: "dir") }.
refusal-undo-not-asked = Niemand will einen Spielzug zurücknehmen.
    .title = Keine Frage offen.
    .remedy = Fragen kannst du mit /game undo.
refusal-undo-not-concerned = Dieser Spielzug geht auch ohne deine Zustimmung zurück.
    .title = Nicht nötig.
    .remedy = Noch fehlt die Antwort von { FORM($missing-id, part: "dir") }.
refusal-undo-agreed = Du hast schon zugestimmt.
    .title = Schon zugestimmt.
    .remedy = Noch fehlt die Antwort von { FORM($missing-id, part: "dir") }.
refusal-undo-answer = Das ist keine Antwort.
    .title = Ja oder nein?
    .remedy = Antworte mit Ja oder Nein.
refusal-store-locked = Der Spielzug ließ sich nicht speichern: Ein anderes Programm sperrt die Datenbank.
    .title = Nicht gespeichert.
    .remedy = Nichts wurde geändert. Versuch es gleich noch einmal.
refusal-store-read-only = Der Spielzug ließ sich nicht speichern: Die Datenbank ist schreibgeschützt.
    .title = Nicht gespeichert.
    .remedy = Nichts wurde geändert. Der Betreiber muss dem Bot erlauben, in die Datenbank zu schreiben.
refusal-store-full = Der Spielzug ließ sich nicht speichern: Der Speicherplatz ist voll.
    .title = Nicht gespeichert.
    .remedy = Nichts wurde geändert. Versuch es wieder, wenn der Betreiber Platz geschaffen hat.
refusal-store-damaged = Der Spielzug ließ sich nicht speichern: Die Datenbank ist beschädigt.
    .title = Nicht gespeichert.
    .remedy = Nichts wurde geändert. Der Betreiber muss die letzte Sicherung einspielen.
refusal-store-missing = Der Spielzug ließ sich nicht speichern: Die Datenbank lässt sich nicht öffnen.
    .title = Nicht gespeichert.
    .remedy = Nichts wurde geändert. Der Betreiber muss nach dem Ordner der Datenbank sehen.
refusal-store-taken = Der Spielzug ließ sich nicht speichern: Ein anderer Bot hat die Datenbank übernommen.
    .title = Nicht gespeichert.
    .remedy = Nichts wurde geändert. Versuch es gleich noch einmal.
refusal-store-closed = Der Spielzug ließ sich nicht speichern: Der Bot fährt gerade herunter.
    .title = Nicht gespeichert.
    .remedy = Nichts wurde geändert. Versuch es wieder, wenn der Bot zurück ist.
refusal-store-failed = Der Spielzug ließ sich nicht speichern: Die Datenbank meldet einen Fehler.
    .title = Nicht gespeichert.
    .remedy = Nichts wurde geändert. Versuch es noch einmal. Die Ursache findet der Betreiber im Protokoll des Bots.

# Discord: Befehle, Knöpfe, Nachrichten.

command-game = Tisch eröffnen, Spielplan ansehen, Spielzüge zurücknehmen, Partie beenden
    .name = spiel
command-new = Eröffnet in diesem Kanal einen Tisch
    .name = neu
command-new-game = Welches Spiel
    .name = spiel
command-new-preset = Eine Spielart, die das Spiel empfiehlt
    .name = spielart
command-new-options = Geänderte Optionen, zum Beispiel edition=boxed
    .name = optionen
command-join = Nimmt am Tisch in diesem Kanal Platz
    .name = beitreten
command-leave = Gibt deinen Platz auf, vor oder während der Partie
    .name = aussteigen
command-start = Startet die Partie (nur der Gastgeber)
    .name = starten
command-board = Zeigt den Spielplan, nur dir
    .name = spielplan
command-board-text = In Worten statt als Bild
    .name = worte
command-log = Zeigt, was bisher geschehen ist
    .name = verlauf
command-undo = Nimmt deinen letzten Spielzug zurück
    .name = zurücknehmen
command-end = Sagt den Tisch ab oder beendet die Partie für alle
    .name = beenden
command-file = Rückblick Zug für Zug, als Film oder Bericht; Partien speichern, nachprüfen, importieren
    .name = rückblick
command-export = Speichert die Partie als Datei
    .name = speichern
command-verify = Weist nach, dass die Partie nach Regeln und Startwert gespielt ist
    .name = nachprüfen
command-hand = Zeigt, was nur du sehen darfst, und was du tun kannst
    .name = hand
command-inspect = Zeigt eine Karte groß, oder was ein Spieler hat
    .name = betrachten
command-inspect-what = Was du ansehen willst
    .name = was
command-rules = Durchsucht die Regeln
    .name = regeln
command-rules-query = Suchwörter oder die Nummer einer Regel
    .name = suche
command-help = Was du hier spielen kannst, und wie
    .name = hilfe

button-play = Spielen
button-board = Spielplan
button-log = Verlauf
button-rules = Regeln
button-five-minutes = In fünf Minuten
button-rule-before = ‹ { $number }
button-rule-after = { $number } ›
button-key = Legende
    .sought = legende symbol symbole zeichen bild bilder bilderklärung icon icons bedeutung
button-hand = Meine Hand
button-undo = Zurücknehmen
button-undo-turn = Zug zurücknehmen
button-settings = Einstellungen
button-refresh = Aktualisieren
button-back = Zurück
button-draft-back = Schritt zurück
button-draft-clear = Neu anfangen
button-draft-suggest = Vorschlag
button-plan =
    { $n ->
        [1] So spielen
        [2] Beide Schritte spielen
       *[other] Alle { $n } Schritte spielen
    }
button-plan-part =
    { $n ->
        [1] Ersten Schritt spielen
       *[other] Die ersten { $n } Schritte spielen
    }
button-join = Mitspielen
button-leave = Aussteigen
button-computer = Computerspieler
button-computer-away = Computer wegnehmen
button-options = Optionen
button-start = Starten
button-send-away = Wegschicken …
button-cancel = Absagen
button-rematch = Noch einmal
button-wait = Warten
button-rematch-in = Bin dabei
button-rematch-out = Diesmal nicht
button-rematch-change = Ändern …
button-verify = Nachprüfen
button-export = Partie als Datei
button-end = Partie beenden
button-in-words = In Worten
button-older = Älter
button-newer = Neuer
button-share = Im Kanal zeigen
button-agree = Zustimmen
button-decline = Ablehnen
button-open = Tisch eröffnen
button-alone = Gegen den Computer
menu-look = Ansehen …
whole-move = { $verb }: { $values }
# Was von einem Spielzug schon gewählt ist, über dem Menü für den Rest.
begun-move = { $verb }: { $values }
menu-next = { CAPITAL($what) }
menu-page = Seite { $page } von { $pages }

waiting-for = Warten auf { FORM($seats-id, part: "dich") }
turn-of = { FORM($seat-id, part: "dein") } Zug
window-open = Wer mag, { $doing }
may-answer-now = Niemand wartet auf dich, aber wer mag, { $doing }
waiting-line = Warten auf { $parts }.
away-line = Kein Fenster wartet zurzeit auf { FORM($seats-id, part: "dich") }.
waiting-part = { FORM($seat-id, part: "dich") } ({ $doing })
waiting-part-open = { FORM($seat-id, part: "dich") } ({ $doing }; die Partie kann weitergehen)
# Über den Antworten auf eine Frage im Kanal: Nur dieser Spieler darf sie drücken.
question-for = **Für { FORM($seat-id, part: "dich") }** ({ $doing }{ $open ->
        [yes] ; die Partie kann weitergehen
       *[no] { "" }
    })
place = { $place }.
side-ended = { $won ->
        [yes] Gewonnen:
       *[no] Verloren:
    }
ended-together = { $won ->
        [yes] **Ihr habt alle zusammen gewonnen.**
       *[no] **Ihr habt alle zusammen verloren.**
    }
ended-alone = { $won ->
        [yes] **{ CAPITAL($seat) } { AGREE($seat-id, "hat", "hast", "haben", "habt") } gewonnen.**
       *[no] **{ CAPITAL($seat) } { AGREE($seat-id, "hat", "hast", "haben", "habt") } verloren.**
    }
was-away = -# Ich war eine Weile offline. Nichts ist verloren; so steht die Partie.
it-is-over = die Partie ist vorbei
ended-best = { $line } (Bestwert bisher { $best })
ended-rank = { $line }, { $place } von { $of } in der Rangliste
ended-first = { $people }: Die erste Partie { $game } ist gespielt. Als Nächstes: **{ $preset }** · { $help }
it-was-ended = die Partie wurde vorzeitig beendet
figure = { $score }
count = { $what } { $n }
source-others = Sonstiges
newcomer-line = **Tipp:** { $hint }
event-scored = { $side } { AGREE($side-id, "holt", "holst", "holen", "holt") } { $score } ({ $parts }){ $rest-count ->
        [0] .
       *[other] , { $rest }.
    }
event-lost-points = { $side } { AGREE($side-id, "verliert", "verlierst", "verlieren", "verliert") } { $score } ({ $parts }){ $rest-count ->
        [0] .
       *[other] , { $rest }.
    }
points-own = { $level ->
        [1] Du hast { $score }: { $parts }
       *[0] Du hast { $score }: { $parts }
    }
score = { $score ->
        [one] { $score } Punkt
       *[other] { $score } Punkte
    }
measure-score =
    .name = Punkte
round-scores = Nach { $unit ->
        [round] Runde { $number }
       *[turn] { -turn } { $number }
    }: { $scores }
score-together = Zusammen: { $score }
together = Zusammen
seed-shown = -# Startwert `{ $seed }`. Seine SHA-256-Prüfsumme ist `{ $hash }`: Vergleiche alle 64 Zeichen mit denen, die vor der Partie gezeigt wurden.
seed-promised = Der Zufall dieser Partie kommt aus einem geheimen Startwert und aus jedem Klick auf *Mitspielen* oder *Starten*. SHA-256-Prüfsumme des Startwerts: `{ $hash }`
seed-promised-whole = Der Zufall dieser Partie kommt aus einem geheimen Startwert und aus jedem Klick auf *Mitspielen* oder *Starten*. Am Ende wird der Startwert gezeigt. Seine SHA-256-Prüfsumme ist `{ $hash }`; notiere sie zum Vergleichen.
provably-fair = Nachweislich fair: *Nachprüfen*
undone = Spielzug zurückgenommen.
turn-undone = Du bist wieder am Anfang deines Zuges.
turn-undone-so-far = { $moves ->
        [0] Nichts wurde zurückgenommen: Beim letzten Spielzug { AGREE($seats-id, "muss", "musst", "müssen", "müsst") } { $seats } zustimmen.
        [one] Ein Spielzug ist zurückgenommen. Beim vorigen { AGREE($seats-id, "muss", "musst", "müssen", "müsst") } { $seats } zustimmen.
       *[other] { $moves } Spielzüge sind zurückgenommen. Beim vorigen { AGREE($seats-id, "muss", "musst", "müssen", "müsst") } { $seats } zustimmen.
    } „Zurücknehmen“ fragt nach.
undo-asked = Dieser Spielzug hat etwas verraten; also { AGREE($seats-id, "muss", "musst", "müssen", "müsst") } { $seats } zustimmen. Die Frage steht im Kanal.
undo-request = { CAPITAL($seat) } { AGREE($seat-id, "möchte", "möchtest", "möchten", "möchtet") } den letzten Spielzug zurücknehmen. Noch fehlt die Zustimmung von { FORM($seats-id, part: "dir") }, denn der Spielzug hat verraten:
by-rule = Regel { $rule }

lobby-seats = { $least } bis { $most } Spieler
lobby-seats-fixed = { $seats ->
        [one] Für einen Spieler
       *[other] Für { $seats } Spieler
    }
lobby-length = { $seats } · etwa { $range ->
        [yes] { $least } bis { $most }
       *[no] { $least }
    } Minuten pro Spieler
lobby-host = Gastgeber
lobby-computer = Computer
lobby-missing = { $missing ->
        [one] Ein Spieler fehlt noch.
       *[other] { $missing } Spieler fehlen noch.
    }
lobby-too-many = Mit diesen Optionen { $most ->
        [one] kann nur eine Person
       *[other] können höchstens { $most } Personen
    } spielen. Ändert die Optionen, oder jemand steigt aus.
lobby-room = Platz { $next } ist frei, für alle oder für einen Computerspieler. Der Gastgeber kann auch gleich starten.
lobby-alone = Starte jetzt und spiel allein, oder warte auf andere. „Computerspieler“ setzt einen Gegner an den Tisch.
alone = Du spielst allein.
lobby-direct = In Direktnachrichten spielst du gegen Computerspieler. Mit anderen Personen spielst du in einem Kanal.
table-options = { $rated ->
        [yes] Gewertet
        [usual] Gewertet, weil hier schon jemand eine Partie davon beendet hat
       *[no] Nicht gewertet
    } · { $advice ->
        [yes] mit Vorschlägen
       *[no] ohne Vorschläge
    }
table-rated = Gewertet
    .help = Das Ergebnis zählt für die Rangliste dieses Servers; allein oder in Direktnachrichten nie.
table-advice = Vorschläge
    .help = „Vorschlag“ schlägt Spielzüge vor und führt sie zu Ende.
table-on = an
table-off = aus
unrated = Diese Partie wird nicht gewertet.
unrated-early = Sie wurde vorzeitig beendet, daher wird sie nicht gewertet.
unrated-level = Die Partie endet im Gleichstand und wird nicht gewertet.
refusal-advice-off = An diesem Tisch wird ohne Vorschläge gespielt.
    .title = Keine Vorschläge hier.
    .remedy = Wähle deinen Spielzug selbst. Der Gastgeber hat das vor dem Start so entschieden.
lobby-usual = Keine Option geändert.
module-rounds = etwa { $n } { $n ->
        [one] Runde
       *[other] Runden
    } { $way ->
        [fewer] kürzer
       *[more] länger
    }
module-moves = etwa { $n } { $n ->
        [one] Minute
       *[other] Minuten
    } { $way ->
        [fewer] kürzer
       *[more] länger
    } pro Spieler
module-light = etwa so lang wie ohne
preset-now = **{ $preset }** · { $help }
preset-new-here = Neu hier? Fang damit an: **{ $preset }** · { $help }
preset-first-here = { $new ->
        [yes] Neu hier? Fang damit an: **{ $preset }**
       *[no] **{ $preset }**
    } · so, wie dieser Server es spielt
preset-start-here = Fang hier an. { $help }
preset-entry = { $preset } · { $minutes } min
preset-custom = **Eigene** · Optionen einzeln gewählt
preset-menu = Spielart wählen
preset-menu-custom = Eigene Spielart. Andere wählen
preset-unavailable = { $preset } (nicht verfügbar)
preset-why-not = Nicht auf diesem Server: { $option } „{ $value }“ ist nicht erlaubt
lobby-cancelled = Dieser Tisch ist abgesagt. Einen neuen eröffnet `/game new`.
lobby-expired = Hier hat lange niemand etwas getan; der Tisch ist geschlossen. Einen neuen eröffnet `/game new`.
lobby-open = Dein Tisch ist eröffnet.
rematch-heading = Noch einmal { $game }?
rematch-in = { $seat } ist dabei
rematch-asked = { $seat } ?
rematch-elsewhere = { $seat } ? (spielt gerade in { $places })
rematch-until = Sind alle dabei, beginnt die Partie. Bis { $moment } sind die Plätze reserviert; dann kann jeder beitreten.
rematch-without = { $people } { $n ->
        [one] spielt
       *[other] spielen
    } diesmal nicht mit.
rematch-silent = { $people } { $n ->
        [one] hat
       *[other] haben
    } nicht geantwortet.
rematch-host-starts = Der Gastgeber sagt, wann es losgeht.
rematch-declined = Du spielst { $game } diesmal nicht mit. Überlegst du es dir anders, nimm dir auf der Karte einen freien Platz.
rematch-differs = Anders als beim letzten Mal: { $changes }.
rematch-option = { $option }: { $value }
rematch-rated = { $rated ->
        [yes] gewertet
        [usual] gewertet, weil hier schon jemand eine Partie davon beendet hat
       *[no] nicht gewertet
    }
rematch-computers = { $n ->
        [one] ein Computerspieler weniger
       *[other] { $n } Computerspieler weniger
    }
host-joined = Neu dabei: { $people } ({ $seats } von { $most })
host-waits = Du wartest auf weitere Spieler. Kommt oder geht jemand, ändert sich diese Nachricht.
host-asked = Gefragt, aber noch ohne Antwort: { $people }.
host-alone = Außer dir sitzt niemand mehr an deinem Tisch.
host-former = Gastgeber dieses Tisches ist jetzt jemand anders.
host-begun = Die Partie hat begonnen.
host-closed = Dieser Tisch ist geschlossen.
rematch-there = Die neue Partie { $game } ist in { $place }.
send-away = Wer soll den Tisch verlassen? Zurückkommen kann die Person dann nicht.
sent-away = { $name } hat den Tisch verlassen.
computer-which = Welcher Computerspieler?
computer-easy = Leicht: übersieht die meisten Spielzüge; für die erste Partie
    .name = Leicht
computer-greedy = Mittel: plant den eigenen Zug
    .name = Mittel
computer-search = Schwer: plant bis in den nächsten Zug
    .name = Schwer
computer-random = Zufällig: spielt irgendetwas Erlaubtes
    .name = Zufällig
computer-ranked = Computer ({ $level })
options-heading = Optionen, Seite { $page } von { $pages }
joined = Du hast einen Platz bei { $game } in { $place }.
# Wer an eine Partie wollte, die schon begonnen hat.
join-late = **Die Partie { $game } läuft schon,** in { $place }: [zum Spielplan]({ $link }). { $can ->
        [play] Du hast dort einen Platz.
        [take] Ein Platz ist frei: Nimm ihn und spiel von hier an mit.
       *[watch] Alle Plätze sind vergeben, aber zuschauen kannst du.
    }
left = Du hast deinen Platz bei { $game } aufgegeben.
start-answered = Alle haben geantwortet. Partie starten?
start-without = Ohne { $people } starten? Die Einladung ist noch nicht beantwortet.
started = { $game } hat in { $place } begonnen.
ended = Die Partie ist beendet.
first-letter = Du hast einen Platz bei **{ $game }** in { $place }. Deine Hand und geheime Fragen kommen hierher.
words-blocked = **AutoMod dieses Servers hat die Nachricht abgelehnt,** wegen eines Wortes darin. Sonst hat sich nichts geändert.
dms-resting = **Discord lässt mich dich gerade nicht anschreiben.** Drück im Kanal auf „Meine Hand“: Die Antwort siehst nur du. In einer Stunde versuche ich es wieder.
dms-closed = **Deine Direktnachrichten sind geschlossen;** was nur du sehen darfst, kann ich dir nicht schicken. Erlaube Direktnachrichten in den Privatsphäre-Einstellungen dieses Servers, oder drück im Kanal auf „Meine Hand“: Die Antwort siehst nur du.
picture-coming = Das Bild erscheint gleich hier.
no-hands = In diesem Spiel ist nichts geheim: Alle sehen alles.

# Wörter, die eine Suche in den Regeln übergeht.
rules-common =
    aber alle allem allen aller alles als also am an andere anderen auch auf aus bei beim bin bis bist bitte bloß
    brauche brauchen brauchst braucht da dabei dafür damit dann darf darfst das dass davon dazu dein deine deinen
    deiner dem den denn der deren des dessen dich die dies diese diesem diesen dieser dieses dir doch du durch
    dürfen dürft eigentlich ein eine einem einen einer eines einfach er es etwa etwas euch eure für ganz gar gegen
    geht genau gibt gut hab habe haben habt hast hat hatte hier ich ihm ihn ihnen ihr ihre ihren im immer in ins
    irgendwie ist ja je jede jedem jeden jeder jedes jemand jetzt kann kannst können könnt könnte mache machen macht
    mag mal man mehr mein meine meinem meinen meiner mich mir mit möchte muss müssen musst nach nicht noch nun nur
    ob oder oft ohne passiert pro regel regeln richtig schon sehr seid sein seine seinen seiner selbst sich sie sind
    so soll sollen sollst sollte sonst spät später spiel spiele spielen spiels tue tun über überhaupt um und uns
    unser unter viel viele vielen vom von vor wann war wäre wären waren warum was weiß welche welchem welchen
    welcher welches wenn wer werde werden weshalb wie wieder wieso wieviel wieviele will willst wir wird wirklich wo
    wofür woher wohin wollen wollt womit wozu würde zu zum zur zwischen
# Was auf zweierlei Weise geschrieben wird, welche Endungen nicht zählen, und dass Zusammengesetztes ein Wort ist.
rules-folds = ae a / oe o / ue u
rules-endings = e en em er ern es n nen s st t te tem ten ter tes tet
rules-compounds = yes s n en es
# Wörter, die für Fragende das Gleiche meinen, zwischen Schrägstrichen.
rules-alike =
    kampf kämpfe kämpfen kämpft schlacht schlachten angriff angriffe angreifen angreife angegriffen besiegen schlagen
    / schutz schützen verteidigen verteidigung verteidige abwehr abwehren bewachen wehren wehre
    / bauen baue baut gebaut bau gebäude errichten bilden herstellen erstellen umwandeln umwandlung platzieren legen stellen setzen
    / bewegen bewegung bewege fliegen fliege fliegt flug reisen laufen fahren wandern
    / ziehen ziehe nachziehen gezogen
    / weit weiter entfernung entfernt reichweite erreichen strecke
    / gewinnen gewinne gewinnt gewonnen sieg siege siegen siegt gewinner sieger
    / punkt punkte siegpunkt siegpunkte punktestand wertung werten
    / ende endet enden vorbei schluss beenden fertig
    / verlieren verliere verliert verloren verschwunden zerstört zerstören tot töten stirbt sterben ausgeschieden
    / erhalten erhalte erhält bekommen bekomme bekommt kriegen kriege holen hole nehmen nehme verdienen sammeln
    / handel handeln tauschen tausch tausche anbieten angebot angebote verschenken geben gebe
    / kaufen kaufe zahlen zahle bezahlen preis kosten kostet teuer
    / passen passe aussetzen überspringen übersprungen
    / grenze limit höchstens maximal maximum obergrenze
    / beginn beginnen anfang anfangen start starten startet erste erster ersten zuerst
    / bevölkerung leute menschen bewohner besatzung siedler
    / soldat soldaten truppen söldner
    / gegner gegnern feind feinde feindlich rivale rivalen mitspieler
    / allein alleine solo einzeln
    / zusammen gemeinsam team kooperativ koop miteinander
    / warten wartet warte langsam dauert
    / geheim verdeckt versteckt verborgen heimlich
    / stehlen klauen erobern erobere einnehmen erbeuten übernehmen wegnehmen rauben
    / entfernen abreißen zurückbauen rückbau verschrotten abrüsten
    / nah nahe nähe neben nebenan benachbart angrenzend nachbar nachbarn
    / verlassen aussteigen aufhören aufgeben
    / erklären erklärung bedeutung bedeutet heißt heißen meint
    / abwesend weg schlafen schläft urlaub
    / rohstoff rohstoffe ressource ressourcen material
    / energie strom treibstoff kraftstoff
    / unentschieden gleichstand gleich gleichauf
    / abwerfen abgeworfen wegwerfen weggeworfen loswerden ablegen
    / nutzen nutze benutzen benutze benutzt verwenden verwende einsetzen gebrauchen
    / verhindern aufheben aufhalten blocken kontern stoppen
    / gehört gehören besitzen besitze besitzt besitzer besitz
    / antworten antwortet antwort antworte reagieren reagiert reaktion
    / rückgängig zurücknehmen widerrufen
    / fliehen flucht fliehe abhauen weglaufen entkommen rückzug zurückziehen
    / laden lade aufladen auftanken tanken nachladen
    / platz raum passt kapazität
    / groß größe größer
    / brett spielbrett spielplan spielfeld
    / dürfen erlaubt verboten möglich
    / volk völker rasse rassen spezies alien aliens
    / anfänger einsteiger neuling neulinge
    / batterie batterien akku speicher
    / zug dran reihe drankommen
    / figur figuren spielteil spielteile stein steine
    / oft mehrmals zweimal häufig nochmal wiederholen
    / rechnen rechnet berechnen berechnet ausrechnen zählen zählt gezählt zusammenzählen
rules-contents = Alle Regeln
rules-nothing = **Keine Regel passt zu „{ $query }“.** Versuch es mit anderen Wörtern oder einer Nummer wie 3.4, oder fang hier an:
rules-unsure = **Keine Regel passt genau zu „{ $query }“.** Diese kommen ihr nahe; oder versuch es mit anderen Wörtern oder einer Nummer wie 3.4.
rules-not-in-play = Gehört nicht zur Partie in diesem Kanal.
log-heading = Verlauf, Seite { $page } von { $pages }
log-empty = Noch ist nichts geschehen.
shared-by = Nachgeschlagen von { $name }
end-sure = Das beendet die Partie für alle und lässt sich nicht zurücknehmen. Spielplan und Verlauf bleiben offen.
exported = Die ganze Partie: Startwert, Beitritte, Optionen und jeder Spielzug. `python -m bot replay` spielt sie nach und prüft sie.
exported-running = Der öffentliche Teil der laufenden Partie, mit der Prüfsumme des Startwerts und allem, was hineingemischt wurde. Startwert und Spielzüge kommen dazu, wenn sie vorbei ist.
verified = **Nachgeprüft.** { $moves ->
        [one] Ein Spielzug ist
       *[other] { $moves } Spielzüge sind
    } nach den Regeln und dem versprochenen Startwert nachgespielt; jeder Stand stimmt überein. Prüfsumme des Startwerts: `{ $hash }`
verified-mixture = Jeder Beitritt und der Start sind so in den Startwert gemischt, wie sie im Verlauf stehen. Ihre Prüfsumme: `{ $hash }`
not-verified = **Nicht bestätigt.** Beim Nachspielen kommen nicht die gespeicherten Stände heraus: { $problem }
incident = **Uns ist ein Fehler passiert.** Nichts ist verloren. Geschieht es wieder, melde dem Betreiber des Bots diesen Code: { $id }
discord-trouble = **Discord hat Störungen** und hat meine Antwort nicht angenommen. Dein Spielzug ist gespeichert. „Spielen“ zeigt, wie die Partie steht.
discord-trouble-nothing = **Discord hat Störungen** und hat nicht getan, worum ich gebeten habe. Nichts ist geschehen; versuch es noch einmal.

refusal-old-button = Dieser Knopf ist veraltet.
    .title = Zu alt.
    .remedy = Nimm die Knöpfe der neuesten Nachricht in diesem Kanal; /game board zeigt die Partie.
refusal-old-command = Deine Discord-App kennt diesen Befehl nur in einer alten Fassung.
    .title = Veraltet.
    .remedy = Lade Discord neu (Strg+R, oder App schließen und öffnen), und versuch es noch einmal.
refusal-not-understood = „{ $value }“ passt hier nicht.
    .title = Nicht verstanden.
    .remedy = Wähle etwas aus der Liste, die beim Tippen erscheint.
refusal-other-game = In diesem Kanal läuft { $here }, nicht { $asked }.
    .title = Anderes Spiel.
    .remedy = Nimm hier die Befehle von { $here }.
refusal-wrong-channel = In diesem Kanal läuft keine Partie.
    .title = Falscher Kanal.
    .remedy = Du hast Plätze in { $places }.
refusal-which-session = Du hast an mehreren Tischen einen Platz.
    .title = Welche Partie?
    .remedy = Gib den Befehl im Kanal der Partie: { $places }.
which-session = **Welche Partie?** Du hast an mehreren Tischen einen Platz. Wähle einen.
refusal-nothing-called = „{ $what }“ gibt es hier nicht.
    .title = Nicht gefunden.
    .remedy = Wähle einen Namen aus der Liste, die beim Tippen erscheint, etwa { $near }.
refusal-game-gone = Dieser Bot hat das Spiel „{ $game }“ nicht mehr.
    .title = Spiel fehlt.
    .remedy = Die gespeicherte Partie bleibt erhalten. Der Betreiber kann das Spiel wieder installieren.
refusal-rules-newer = Diese Partie folgt Version { $version } ihrer Regeln; dieser Bot kennt sie nur bis Version { $newest }.
    .title = Neuere Regeln.
    .remedy = Die gespeicherte Partie bleibt erhalten. Der Betreiber kann den neueren Bot wieder installieren.
refusal-rules-older = Diese Partie folgt Version { $version } ihrer Regeln, die nicht mehr gespielt wird.
    .title = Frühere Regeln.
    .remedy = In ihrem Kanal kannst du den letzten Spielplan und den Verlauf noch lesen, sie speichern und beenden.
refusal-not-started = Die Partie hat noch nicht begonnen.
    .title = Noch nicht.
    .remedy = Warte, bis der Gastgeber auf „Starten“ drückt.
refusal-no-table = Hier läuft keine Partie.
    .title = Keine Partie hier.
    .remedy = Eröffne mit /game new einen Tisch; /help zeigt, was du spielen kannst.
refusal-no-seat = Du hast keinen Platz an diesem Tisch; er wartet auf { FORM($awaited-id, part: "dich") }.
    .title = Nicht dein Tisch.
    .remedy = Schau mit „Spielplan“ und „Verlauf“ zu, oder eröffne in einem anderen Kanal deinen eigenen Tisch: /game new.
refusal-not-at-table = Du hast keinen Platz an diesem Tisch.
    .title = Nicht dein Tisch.
    .remedy = Schau mit „Spielplan“ und „Verlauf“ zu.
refusal-finished = Diese Partie ist vorbei.
    .title = Partie vorbei.
    .remedy = „Noch einmal“ lädt alle zur nächsten ein. Spielplan und Verlauf bleiben offen.
refusal-not-your-question = Diese Frage ist für { FORM($seat-id, part: "dich") }.
    .title = Nicht für dich.
    .remedy = „Spielen“ zeigt, was du tun kannst.
refusal-no-such-game = Ein Spiel „{ $game }“ gibt es hier nicht.
    .title = Unbekanntes Spiel.
    .remedy = Spielen kannst du: { $games }.
refusal-no-permission = Mir fehlen in diesem Kanal Berechtigungen: { $missing }.
    .title = Berechtigung fehlt.
    .remedy = Wer diesen Server verwaltet, kann sie in den Einstellungen des Kanals erteilen.
refusal-not-a-lobby = Die Partie hat schon begonnen.
    .title = Zu spät.
    .remedy = „⋯“ in der neuesten Nachricht zeigt, was du jetzt tun kannst.
