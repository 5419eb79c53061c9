# Wie lange jemand überlegen darf: Tempo, Uhr, freie Tage, Erinnerungen, und was geschieht, wenn die Zeit abläuft.

clock-none = Keine Uhr
clock-evening = Ein Abend: 10 min + 1 min
clock-day = Ein Tag: 24 h + 8 h
clock-week = Eine Woche: 72 h + 24 h
clock-custom = Andere …
clock-none-help = Alle nehmen sich so viel Zeit, wie sie brauchen.
clock-evening-help = Für eine Partie, die alle an einem Stück spielen.
clock-day-help = Für eine Partie mit ein, zwei Zügen am Tag.
clock-week-help = Für eine Partie, die Monate dauern darf.
clock-custom-help = Schreib deine eigene, etwa „2 d + 12 h“.

pace-live = Live
pace-days = Tage
pace-live-help = Alle sind da: 45 s, um auf andere zu reagieren, 2 min für Angebote. Züge begrenzt nur eine Uhr.
pace-days-help = Über Tage gespielt: 8 Wachstunden, um auf andere zu reagieren, 24 für ein Angebot.
pace-entry = Tempo: { $pace }
pace-heading = Tempo
pace-which = Welches Tempo?
pace-live-now = **Ihr spielt jetzt live.** { $clock ->
        [none] Es gibt keine Uhr.
       *[other] Die Uhr: { $clock }.
    }
pace-days-now = **Ihr spielt jetzt über Tage.** { $clock ->
        [none] Es gibt keine Uhr.
       *[other] Die Uhr: { $clock }.
    }
button-pace-live = Live spielen
button-pace-days = Über Tage spielen

duration = { $unit ->
        [days] { $count } d
        [hours] { $count } h
        [minutes] { $count } min
       *[seconds] { $count } s
    }

clock-line = Uhr: { $clock }
clock-explained = Deine Bedenkzeit läuft, solange die Partie auf dich wartet, in deiner Wachzeit. Jede Antwort bringt { $increment } zurück ({ $aside } im Zug anderer), bis zu { $reserve } insgesamt.
clock-explained-short = Deine Bedenkzeit läuft, solange die Partie auf dich wartet, in deiner Wachzeit. Antworten bringen keine Zeit zurück.
clock-expiry-ask = Läuft eine Zeit ab, entscheidet der Tisch.
clock-expiry-skip = Läuft eine Zeit ab, wird der Rest des Zuges übersprungen.
clock-expiry-stand-in = Läuft eine Zeit ab, springt ein Computerspieler ein, bis die Person zurück ist.
clock-expiry-wait = Läuft eine Zeit ab, wartet die Partie.
expiry-ask = Der Tisch entscheidet
expiry-skip = Zug überspringen
expiry-stand-in = Ein Computer springt ein
expiry-wait = Warten

clock-heading = Uhr
clock-which = Welche Uhr?
clock-when-over = Wenn die Zeit abläuft
clock-nudges-which = Erinnerungen pro Frage
clock-nudges = { $nudges ->
        [0] Keine Erinnerungen
        [one] Eine Erinnerung pro Frage
       *[other] { $nudges } Erinnerungen pro Frage
    }
clock-seat = noch { $left }
clock-seat-none = keine Uhr
clock-seat-holiday = frei bis { $until }
clock-seat-bank = { $days ->
        [one] noch ein freier Tag
       *[other] noch { $days } freie Tage
    }

button-clock = Uhr
button-remind = Erinnern
button-reminded = Antworten
button-snooze-hours = In 3 Stunden
button-snooze-tomorrow = Morgen
snoozed = **Dann später.** Wartet die Partie dann noch auf dich, erinnere ich dich am { $until } wieder.
digest-title = Diese Partien warten auf dich
digest-more = … und { $more } weitere: /my games
told-away = Zweimal in Folge hast du die Zeit für eine Antwort verstreichen lassen; die anderen warten dort nicht mehr auf dich. Antworten kannst du weiterhin, solange Zeit ist, und sobald du spielst, warten sie wieder.
button-stop-clock = Uhr anhalten
button-holiday = Freie Tage
button-returned = Bin wieder da

clock-form-title = Deine eigene Uhr
clock-form-label = Startzeit + Zeitgutschrift pro Antwort
clock-form-hint = 24 h + 8 h
holiday-form-title = Freie Tage
holiday-form-label = Wie viele Tage?
holiday-form-hint = 3

window-until = schließt { $until }
awaited-until = Zeit läuft { $until } ab
awaited-asleep = schläft bis { $until }, Zeit läuft { $deadline } ab
awaited-holiday = hat frei bis { $until }
awaited-late = Zeit abgelaufen

clock-was-set = **Die Uhr ist gestellt.**
clock-was-stopped = **Angehalten.** Die Partie geht ohne Uhr weiter.
holiday-begun = **Schöne freie Tage!** Deine Uhr steht bis { $until }. Spielen kannst du trotzdem, und „Bin wieder da“ beendet sie früher.
holiday-ended = **Willkommen zurück.** Deine Uhr läuft wieder, wenn die Partie auf dich wartet.
reminded = **Erledigt.** { $seat } bekommt eine Erinnerung.

reminder-by = { $by } fragt, ob du das gesehen hast.

event-late = { FORM($seat-id, part: "deine") } Zeit ist abgelaufen.
event-late-skip = Der Rest von { FORM($seat-id, part: "deinem") } Zug wird übersprungen.
event-late-wait = { $seat } { AGREE($seat-id, "bekommt", "bekommst", "bekommen", "bekommt") } mehr Zeit.
event-pace-live = Ihr spielt jetzt live: 45 Sekunden, um auf andere zu reagieren.
event-pace-days = Ihr spielt jetzt über Tage: Um auf andere zu reagieren, haben alle 8 Stunden ihrer Wachzeit.
event-clock-set = Die Uhr ist neu gestellt.
event-clock-stopped = Die Partie geht ohne Uhr weiter.

vote-late = { CAPITAL(FORM($seat-id, part: "deine")) } Zeit ist abgelaufen. Was nun?
vote-late-skip = Zug überspringen
vote-late-stand-in = Computer springt ein
vote-late-wait = Mehr Zeit
vote-clock = { CAPITAL($by) } { AGREE($by-id, "will", "willst", "wollen", "wollt") } die Uhr anhalten.
    .asked = { CAPITAL($by) } wollte die Uhr anhalten.
vote-clock-yes = Uhr anhalten
vote-clock-no = Weiterlaufen lassen
event-vote-clock = { $by } { AGREE($by-id, "will", "willst", "wollen", "wollt") } die Uhr anhalten.
event-vote-clock-closed = Die Uhr läuft weiter.

vote-live = { CAPITAL($by) } { AGREE($by-id, "will", "willst", "wollen", "wollt") } live spielen, mit 45 Sekunden, um auf andere zu reagieren.
    .asked = { CAPITAL($by) } wollte live spielen.
vote-live-yes = Live spielen
vote-live-no = Über Tage spielen
event-vote-live = { $by } { AGREE($by-id, "will", "willst", "wollen", "wollt") } live spielen.
event-vote-live-closed = Ihr spielt weiter über Tage.
vote-days = { CAPITAL($by) } { AGREE($by-id, "will", "willst", "wollen", "wollt") } über Tage spielen, mit 8 Wachstunden, um auf andere zu reagieren.
    .asked = { CAPITAL($by) } wollte über Tage spielen.
vote-days-yes = Über Tage spielen
vote-days-no = Live spielen
event-vote-days = { $by } { AGREE($by-id, "will", "willst", "wollen", "wollt") } über Tage spielen.
event-vote-days-closed = Ihr spielt weiter live.

command-clock = Zeigt oder stellt die Uhr; freie Tage
    .name = uhr
command-clock-show = Zeigt, wie viel Zeit alle haben
    .name = zeigen
command-clock-set = Wählt die Uhr für diesen Tisch
    .name = stellen
command-clock-set-clock = none, evening, day, week oder deine eigene: 24h + 8h
    .name = uhr
command-clock-set-expiry = Was geschieht, wenn eine Zeit abläuft
    .name = zeitende
command-clock-set-reminders = Wie viele Erinnerungen es pro Frage gibt
    .name = erinnerungen
command-clock-pace = Live oder über Tage spielen; während der Partie stimmt der Tisch ab
    .name = tempo
command-clock-pace-pace = Live: 45 Sekunden, um auf andere zu reagieren. Tage: 8 Wachstunden
    .name = tempo
command-clock-stop = Fragt den Tisch, ob es ohne Uhr weitergeht
    .name = anhalten
command-clock-holiday = Nimmt freie Tage; deine Uhr steht so lange
    .name = frei
command-clock-holiday-days = Wie viele Tage
    .name = tage
command-clock-back = Beendet deine freien Tage früher
    .name = zurück
command-remind = Erinnert die Person, auf die die Partie wartet
    .name = erinnern

refusal-clock-fixed = Die Uhr wurde vor der Partie vereinbart.
    .title = Nicht während der Partie.
    .remedy = Der Tisch kann mit /game clock stop abstimmen, sie anzuhalten. Wer diesen Server verwaltet, kann eine andere stellen.
refusal-snooze-gone = Diese Erinnerung ist nicht für dich, oder sie ist nicht mehr nötig.
    .title = Nichts aufzuschieben.
    .remedy = /my games zeigt, welche Tische auf dich warten.
refusal-pace-same = In diesem Tempo spielt der Tisch schon.
    .title = Nichts zu ändern.
    .remedy = /game clock show zeigt Tempo und Uhr.
refusal-clock-bounds = Diese Uhr liegt außerhalb der Grenzen.
    .title = Diese Uhr nicht.
    .remedy = Die Startzeit reicht von 1 Minute bis 60 Tage. Eine Antwort bringt höchstens so viel zurück wie die Startzeit.
refusal-clock-unreadable = Das kann ich nicht als Uhr lesen.
    .title = Keine Uhr.
    .remedy = Schreib die Startzeit, ein Plus und die Zeitgutschrift pro Antwort: „24 h + 8 h“ oder „10 min + 1 min“.
refusal-no-clock = Diese Partie hat keine Uhr.
    .title = Keine Uhr.
    .remedy = Alle nehmen sich so viel Zeit, wie sie brauchen.
refusal-holiday-days = So viele freie Tage kannst du nicht nehmen.
    .title = Außerhalb der Grenzen.
    .remedy = Nimm zwischen einem Vierteltag und 60 Tagen.
refusal-holiday-bank = Du hast in dieser Partie { $days ->
        [0] keinen ganzen freien Tag mehr
        [one] noch einen freien Tag
       *[other] noch { $days } freie Tage
    }.
    .title = Nicht so viele.
    .remedy = Für eine längere Pause bitte mit /game seat jemanden, dich zu vertreten.
refusal-not-away = Du hast gerade keine freien Tage.
    .title = Du bist da.
    .remedy = Deine Uhr läuft, solange die Partie auf dich wartet.
refusal-remind-nobody = Die Partie wartet gerade auf niemand anderen.
    .title = Niemand zu erinnern.
    .remedy = Wer am Zug ist, sagt die neueste Nachricht im Kanal.
refusal-remind-asleep = { $seat } schläft oder hat frei bis <t:{ $until }:f>.
    .title = Ruhe, bitte.
    .remedy = So lange steht die Uhr, und ich erinnere rechtzeitig.
refusal-remind-soon = { $seat } hat erst vor Kurzem eine Erinnerung bekommen.
    .title = Zu früh.
    .remedy = Versuch es wieder nach <t:{ $until }:t>.
refusal-remind-enough = { $most ->
        [0] An diesem Tisch sind Erinnerungen ausgeschaltet.
       *[other] { $seat } hat zu dieser Frage schon alle Erinnerungen bekommen.
    }
    .title = Keine weiteren Erinnerungen.
    .remedy = Mit Uhr entscheidet der Tisch, was geschieht, wenn die Zeit abläuft. Eine Vertretung findest du mit /game seat.
