# Gespielte Partien: Film, Bericht, Diagramm, Wendepunkte; Partien aus Dateien.

command-film = Zeigt die Partie noch einmal als kurzen Film
    .name = film
command-film-seat = Aus wessen Sicht (ohne Angabe: was alle sehen)
    .name = platz
command-film-speed = Wie schnell er läuft
    .name = tempo
command-step = Blättert die Partie Zug für Zug durch
    .name = durchblättern
command-step-seat = Aus wessen Sicht (ohne Angabe: deiner, nach der Partie was alle sehen)
    .name = platz
command-step-turn = Die Nummer eines Schritts, oder Wörter aus dem, was geschehen ist
    .name = schritt
command-report = Erzählt die Partie: jede Runde, die Punkte, die Wendepunkte
    .name = bericht
command-report-seat = Aus wessen Sicht (ohne Angabe: was alle sehen)
    .name = platz
command-import = Importiert eine beendete Partie aus einer Datei in diesen Kanal
    .name = importieren
command-import-file = Eine Datei von /game file export, nach dem Ende der Partie gespeichert
    .name = datei

button-film = Film
button-step = Durchblättern
button-report = Bericht
button-next = Weiter
button-last = Zum Ende
button-read = Lesen

speed-slow = langsam
speed-normal = normal
speed-fast = schnell

chapter = { $number ->
    [0] Aufbau
   *[other] { $unit ->
        [round] Runde { $number }
       *[turn] { -turn } { $number }
    }
}

turning-lead = In { $unit ->
        [round] Runde { $number }
       *[turn] { -turn } { $number }
    } { AGREE($seat-id, "übernimmt", "übernimmst", "übernehmen", "übernehmt") } { $seat } endgültig die Führung, mit { $score }–{ $than } gegen { FORM($other-id, part: "dich") }.
turning-always = { $seat } { AGREE($seat-id, "führt", "führst", "führen", "führt") } von { $unit ->
        [round] Runde { $number }
       *[turn] { -turn } { $number }
    } bis zum Ende.
turning-last = Erst ganz am Ende { AGREE($seat-id, "zieht", "ziehst", "ziehen", "zieht") } { $seat } an { FORM($other-id, part: "dir") } vorbei.
turning-behind = In { $unit ->
        [round] Runde { $number }
       *[turn] { -turn } { $number }
    } { AGREE($seat-id, "liegt", "liegst", "liegen", "liegt") } { $seat } noch { $by } hinter { FORM($other-id, part: "dir") }.
turning-close = Spät, in { $unit ->
        [round] Runde { $number }
       *[turn] { -turn } { $number }
    }, { AGREE($seat-id, "kommt", "kommst", "kommen", "kommt") } { $seat } bis auf { $by } an { FORM($other-id, part: "dich") } heran.
turning-changes = Die Führung wechselt { $times ->
        [2] zweimal
        [3] dreimal
       *[other] { $times }-mal
    }, zuletzt in { $unit ->
        [round] Runde { $number }
       *[turn] { -turn } { $number }
    }, zu { FORM($seat-id, part: "dir") }.
turning-level = Am Ende führt niemand allein; bei Gleichstand { AGREE($seat-id, "gewinnt", "gewinnst", "gewinnen", "gewinnt") } { $seat }.
turning-despite = { $other } { AGREE($other-id, "hat", "hast", "haben", "habt") } am Ende die meisten Punkte, aber { $seat } { AGREE($seat-id, "gewinnt", "gewinnst", "gewinnen", "gewinnt") }.
turning-half = Insgesamt gibt es { $score }, die Hälfte davon bis { $unit ->
        [round] Runde { $number }
       *[turn] { -turn } { $number }
    }, { $turns ->
        [one] einen Zug
       *[other] { $turns } Züge
    } vor dem Ende.
turning-gain-together = Den größten Sprung, { $gain } in einem Zug, bringt { $unit ->
        [round] Runde { $number }
       *[turn] { -turn } { $number }
    }.
turning-gain = In { $unit ->
        [round] Runde { $number }
       *[turn] { -turn } { $number }
    } { AGREE($seat-id, "macht", "machst", "machen", "macht") } { $seat } den größten Sprung, { $gain } in einem Zug.

ending-won = { $names } { AGREE($names-id, "gewinnt", "gewinnst", "gewinnen", "gewinnt") }
ending-won-count = { $n } Spieler gewinnen
ending-shared = { $names } teilen sich den Sieg
ending-shared-count = { $n } Spieler teilen sich den Sieg
ending-no-one = Niemand gewinnt
ending-together = { $won ->
    [yes] Gemeinsam gewonnen
   *[no] Gemeinsam verloren
}
ending-alone = { $won ->
    [yes] { $name } gewinnt
   *[no] { $name } verliert
}
ending-early = Vorzeitig beendet
ending-by = { $seat } { AGREE($seat-id, "gewinnt", "gewinnst", "gewinnen", "gewinnt") } mit { $by } Vorsprung auf { FORM($other-id, part: "dich") }.
ending-level = Gleichstand bei { $score }.
ending-more = und { $n } weitere
ending-credit = Gespielt mit Heliograph
ending-alt = { $title }. { $won }. { $why } { $lines }. { $credit }.
button-share-end = Teilen
button-share-report = Bericht im Kanal zeigen
share-note = -# Speichere das Bild, um es anderswo zu zeigen.

goal-reached = { $reached } von { $of }
goal-line = { $name }: { $reached }
chart-needed = Nötig: { $of }
chart-goal = { $name }: von { $first } auf { $last } von { $of }
chart-title = Punkte
chart-alt = Punkte Zug für Zug. { $lines }.
chart-line = { $name }: von { $first } auf { $last }, höchstens { $most }
film-alt = Die Partie als Film in { $frames } Bildern, vom ersten Zug bis zum letzten.
film-progress = Der Film entsteht: { $done } von { $frames } Bildern.
film-ready = **{ $title }, der Film.** { $frames } Bilder, { $seconds } Sekunden; { $viewer }.
film-ready-import = **{ $title }, der Film einer Partie aus einer Datei.** { $frames } Bilder, { $seconds } Sekunden; { $viewer }.

seen-by-table = aus der Sicht aller
seen-by-seat = aus der Sicht von { FORM($seat-id, part: "dir") }

step-heading = **{ $title }** · { $moment }
step-shown = { $by } blickt auf diesen Moment zurück.
step-posted = So gezeigt, wie es alle sehen dürfen, ohne das, was nur diese Sicht zeigt.
step-label = { $chapter } · { $who }
step-start = Der Anfang
step-end = Das Ende
step-won = Das Ende · Sieg: { $who }
step-now = Jetzt
step-nothing = Von diesem Zug gibt es nichts zu erzählen.
step-turning = **Wendepunkt.** { $said }
step-next = { $new ->
    [yes] Als Nächstes, { $chapter }: { $who } { $doing }.
   *[no] Als Nächstes: { $who } { $doing }.
}
step-place = { $number } von { $count }, { $viewer }
step-menu = Zu einem Zug springen
step-earlier = Frühere Züge …
step-later = Spätere Züge …
step-views = Aus wessen Sicht
button-step-first = « Anfang
button-step-back = ‹ Zurück
button-step-on = Weiter ›
button-step-last = Ende »
button-step-own = { $whose ->
    [you] Nur meine Züge
   *[other] Nur { $whose }
}
button-step-all = Alle Züge
# Was sich jemand an seinem Platz notiert.
button-note = Notiz
button-note-write = Schreiben …
button-note-hand = { $handed ->
    [yes] Der nächsten Person am Platz hinterlassen
   *[no] Für mich behalten
}
note-title = **Deine Notiz** · { $seat }
note-empty = Noch leer. Schreib dir einen Plan auf, oder worauf du achten willst.
note-inherited = > Von der Person vor dir: { $text }
note-private = -# { $handed ->
    [yes] Nur du kannst sie lesen, und wer nach dir hier sitzt.
   *[no] Nur du kannst sie lesen. Übernimmt jemand deinen Platz, bleibt sie verborgen.
}
note-label = Deine Notiz
note-help = Nur du kannst sie lesen. Lass sie leer, um sie zu löschen.
refusal-note-too-long = Eine Notiz hat höchstens { $most } Zeichen.
    .title = Zu lang.
    .remedy = Kürze sie.

# Zurück zu einem früheren Zug.
command-ruling = Setzt die Partie auf einen früheren Zug zurück, wenn alle zustimmen
    .name = zurücksetzen
command-ruling-turn = Dieser Zug geht zurück, und alles danach: seine Nummer, oder Wörter daraus
    .name = schritt
button-step-ruling = { $several ->
    [no] Zurück zu { FORM($seat-id, part: "deinem") } Zug …
   *[yes] Hierher zurück …
}
button-ruling = { $alone ->
    [yes] Zurücksetzen
   *[no] Tisch fragen
}
ruling-sure = **{ $several ->
        [no] { CAPITAL(FORM($seat-id, part: "deinen")) } Zug ({ $chapter }) und alles danach zurücknehmen?
       *[yes] Die Partie zurücksetzen auf „{ $chapter }“?
    }** Das nimmt { $taken } zurück, mit allem, was seither gewählt wurde. { $alone ->
        [yes] { "" }
       *[no] Alle müssen zustimmen; wer { $pace ->
            [live] 10 Minuten
           *[days] 24 Wachstunden
        } lang nichts sagt, stimmt zu; wer einen Zug macht, lehnt ab.{ " " }
    }{ $rated ->
        [yes] Gewertet wird die Partie dann nicht mehr.
       *[no] { "" }
    }
# Was zurückgenommen wird, im Akkusativ, in einer Liste: „einen Zug von Mira und 2 Züge von dir“.
turns-taken-of = { $turns ->
        [one] einen Zug
       *[other] { $turns } Züge
    } von { FORM($seat-id, part: "dir") }
turns-taken = { $turns ->
        [one] einen Zug
       *[other] { $turns } Züge
    }
ruling-seen = Seither gesehen und nicht zu vergessen: { $said }{ $more ->
        [0] { "" }
       *[other] { " " }Und noch { $more }.
    }
ruling-done = Die Partie ist zurückgesetzt.
event-ruling = Die Partie ist zurückgesetzt auf „{ $chapter }“{ $several ->
        [no] , { FORM($seat-id, part: "deinen") } Zug
       *[yes] { "" }
    }.{ $rated ->
        [yes] { " " }Sie wird nicht mehr gewertet.
       *[no] { "" }
    }
verified-rulings = { $times ->
        [one] Einmal hat der Tisch die Partie auf einen früheren Zug zurückgesetzt;
       *[other] { $times }-mal hat der Tisch die Partie auf einen früheren Zug zurückgesetzt;
    } was zurückgenommen wurde, steht im Verlauf.
button-step-play = Ab hier als { $seat } spielen
lobby-from-here = **Setzt eine frühere Partie fort: { $chapter }.** Der Gastgeber übernimmt den Platz, aus dessen Sicht es weitergeht; was dieser Platz nicht sehen konnte, wird neu verteilt. Die Partie hat { $seats ->
        [one] einen Platz
       *[other] { $seats } Plätze
    } und wird nicht gewertet.
event-from-here = Die Partie setzt eine frühere fort, ab „{ $chapter }“. Was { $seat } nicht sehen { AGREE($seat-id, "konnte", "konntest", "konnten", "konntet") }, wird neu verteilt.
refusal-from-here-end = In diesem Moment war die Partie vorbei.
    .title = Nichts mehr zu spielen.
    .remedy = Geh zu einem früheren Zug zurück.
refusal-from-here-running = Jemand könnte daraus etwas erfahren, was geheim ist.
    .title = Diese Partie läuft noch.
    .remedy = Warte, bis sie vorbei ist.
refusal-from-here-old = Diese Partie folgt früheren Regeln.
    .title = Die Regeln haben sich geändert.
    .remedy = Beginne stattdessen eine neue Partie.
refusal-from-here-options = Diese Partie setzt eine frühere fort und behält deren Optionen.
    .title = Schon unterwegs.
    .remedy = Eröffne einen neuen Tisch, um mit anderen zu spielen.
refusal-import-from-here = Die Datei beginnt mitten in einer anderen Partie; wie es dazu kam, lässt sich nicht prüfen.
    .title = Keine ganze Partie.
    .remedy = Importiere die Partie, die sie fortsetzt.
refusal-ruling-open = Der Tisch stimmt schon darüber ab, ob es zurückgeht.
    .title = Schon gefragt.
    .remedy = Stimm im Kanal ab.
refusal-ruling-nothing = Dorthin kann die Partie nicht zurück.
    .title = Kein früherer Zug.
    .remedy = Wähle einen früheren Zug einer laufenden Partie.

refusal-no-such-turn = In keinem Zug dieser Partie kommt „{ $typed }“ vor.
    .title = Nicht gefunden.
    .remedy = Tippe die Nummer eines Schritts oder ein Wort wie den Namen eines Spielers oder Ortes; oder blättere die Partie durch und wähle einen Zug im Menü.

report-heading = { $title }: eine Partie von { $names }
report-ended = Beendet am { $day }, nach { $moves } Spielzügen.
report-abandoned = Vorzeitig beendet am { $day }, nach { $moves } Spielzügen.
report-running = Die Partie läuft noch.
report-imported = Aus einer Datei importiert am { $day }.
report-turning = Wendepunkte
report-scores = Punkte
report-score-head = nach
report-led = { $new ->
    [yes] { $seat } { AGREE($seat-id, "übernimmt", "übernimmst", "übernehmen", "übernehmt") } die Führung.
   *[no] { $seat } { AGREE($seat-id, "führt", "führst", "führen", "führt") }.
}
report-score-line = Stand: { $scores }.
report-score-line-together = Stand: { $score }.
report-held = gespielt von { $people }
report-part = { $name } ({ $share } %)
report-viewer = Erzählt { $viewer }.
report-page = Seite { $page } von { $pages }
report-proof = Startwert { $seed }; er passt zur SHA-256-Prüfsumme vom Anfang: { $hash }.
report-proof-import = Aus einer Datei importiert, mit dem Startwert { $seed } (SHA-256 { $hash }). Wer diese Partie wann gespielt hat und ob ihr Startwert fair gewählt war, ist nicht belegt.
report-proof-running = Die SHA-256-Prüfsumme des Startwerts ist { $hash }; den Startwert selbst gibt es am Ende.

imported = **Importiert: { $title }, eine Partie von { $names }.** Jeder Spielzug ist nachgespielt und erlaubt. Wer eine Partie wann gespielt hat und ob ihr Startwert fair gewählt war, kann eine Datei nicht zeigen. Die Knöpfe hier unten gehören zu ihr; die Befehle dieses Kanals bleiben bei der letzten Partie, die hier gespielt wurde.
imported-before = **{ $title }, eine Partie von { $names },** ist schon importiert, in { $place }. Die Datei enthält dieselbe Partie, Spielzug für Spielzug.
imported-line = **{ $title }, eine Partie von { $names },** importiert in { $place }.
imported-goes = Nach dem { $day } wird sie gelöscht, wenn du sie nicht behältst.
imported-kept = Sie bleibt.
button-keep-import = Behalten
button-open-import = Öffnen
imported-played = **{ $title }, eine Partie von { $names },** wurde hier gespielt, in { $place }. Die Datei enthält dieselbe Partie, Spielzug für Spielzug.
from-a-file = aus einer Datei importiert
from-a-file-note = -# Aus einer Datei importiert: Wer diese Partie wann gespielt hat und ob ihr Startwert fair gewählt war, ist nicht belegt.
seed-from-a-file = -# Startwert `{ $seed }` mit der SHA-256-Prüfsumme `{ $hash }`, so sagt es die Datei. Dass er vor der Partie feststand, ist nicht belegt.
verified-import = **Die Spielzüge sind erlaubt.** { $moves ->
        [one] Ein Spielzug ist
       *[other] { $moves } Spielzüge sind
    } nach den Regeln und dem Startwert aus der Datei nachgespielt. Diese Partie ist importiert: Wer sie wann gespielt hat und ob ihr Startwert fair gewählt war, ist nicht belegt. Prüfsumme des Startwerts: `{ $hash }`

refusal-no-such-seat = Diese Partie hat { $seats ->
        [one] einen Platz
       *[other] { $seats } Plätze
    }.
    .title = Kein solcher Platz.
    .remedy = Wähle einen ihrer Spieler, oder lass die Angabe weg: Dann siehst du, was alle sehen.
refusal-not-your-view = Solange die Partie läuft, siehst du nicht, was andere Spieler wissen.
    .title = Nicht dein Platz.
    .remedy = Wähle deine eigene Sicht oder die aller. Nach der Partie steht dir jeder Platz offen.
refusal-replay-broken = Manche Spielzüge dieser Partie passen nicht zu den Regeln, die dieser Bot kennt.
    .title = Nicht nachspielbar.
    .remedy = Letzter Spielplan und Verlauf bleiben erhalten.
refusal-import-too-big = Die Datei ist zu groß für eine Partie: Mehr als { $most } kB gehen nicht.
    .title = Zu groß.
    .remedy = Nimm eine unveränderte Datei von /game file export.
refusal-import-busy = Gerade werden viele andere Dateien geprüft.
    .title = Zu viele Dateien.
    .remedy = Versuch es in einer Minute noch einmal.
refusal-not-imported = Diese Partie wurde hier gespielt, nicht importiert; sie bleibt ohnehin.
    .title = Nicht importiert.
    .remedy = Behalten musst du nur Partien aus Dateien.
refusal-import-enough = Du hast seit gestern { $most ->
        [one] eine Partie
       *[other] { $most } Partien
    } importiert, und mehr darf niemand.
    .title = Zu viele Importe.
    .remedy = Versuch es morgen wieder. Admins ändern die Grenze mit /config limits.
refusal-import-broken = Die Datei lässt sich nicht nachprüfen: { $problem }.
    .title = Keine gültige Partie.
    .remedy = Nimm eine unveränderte Datei von /game file export, nach dem Ende der Partie gespeichert.
refusal-import-differs = Diese Datei hat den Startwert einer Partie, die hier gespielt wurde, in { $place }, aber { $what ->
        [move] ab Spielzug { $move } weicht sie ab
        [names] sie nennt andere Spieler
        [joins] andere Beitritte sind in den Startwert gemischt
       *[rules] sie hat andere Optionen oder Regeln
    }.
    .title = Nicht die gespielte Partie.
    .remedy = Die gespielte Partie bleibt, wie sie ist; /game log zeigt sie im Kanal, in dem sie gespielt wurde.
refusal-import-no-game = Dieser Bot hat das Spiel aus der Datei nicht, „{ $game }“.
    .title = Unbekanntes Spiel.
    .remedy = Spielen kannst du: { $games }.
refusal-one-at-a-time = Deine letzte Bitte läuft noch.
    .title = Noch bei der Arbeit.
    .remedy = Versuch es gleich noch einmal.
refusal-queue-full = Zu viele Personen warten auf dasselbe.
    .title = Großer Andrang.
    .remedy = Versuch es in einer Minute noch einmal.
refusal-stopping = Der Bot startet neu und kann das nicht zu Ende bringen.
    .title = Neustart.
    .remedy = Versuch es in einer Minute noch einmal.
refusal-stopping-saved = Dein Spielzug ist gespeichert, aber der Bot startet neu und kann nicht zeigen, was daraus wurde.
    .title = Gespeichert.
    .remedy = In einer Minute zeigt „Spielen“, wie die Partie steht.
refusal-film-too-short = Noch gibt es nichts zu zeigen.
    .title = Zu früh.
    .remedy = Spielt erst einen Zug.
refusal-no-film = { $game } hat hier keine Bilder und darum keinen Film.
    .title = Kein Film.
    .remedy = Lies stattdessen den Bericht.
refusal-not-over = Die Partie läuft noch; der Kanal zeigt sie ohnehin.
    .title = Noch nicht vorbei.
    .remedy = Sieh dir den neuesten Spielplan an.
