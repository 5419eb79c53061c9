# Was einer Person gehört: ihre Partien, Einstellungen und Daten.

command-my = Deine Partien, Einstellungen und Daten
    .name = meine
command-my-games = Deine Partien: wo du am Zug bist, und bis wann
    .name = partien
command-my-data-act = Was mit deinen Daten geschehen soll
    .name = was

command-my-settings = Deine Einstellungen für jeden Tisch: Fragen, Einladungen, Farben, Sprache, Zeiten
    .name = einstellungen
command-my-prompts = Wie Fragen zu dir kommen, die nur du sehen darfst
    .name = fragen
command-my-reminders = Ob Erinnerungen einzeln kommen oder einmal am Tag
    .name = erinnerungen
command-my-colours = Farben der Plätze in Bildern, die nur du siehst
    .name = farben
command-my-words = Zeigt deine Spielpläne und Hände in Worten statt als Bild
    .name = worte
command-my-invitations = Ob andere dir einen Platz in ihren Partien anbieten dürfen
    .name = einladungen
command-my-coach = Wann dir der Trainer sagt, was zu tun ist und was dein letzter Zug versäumt hat
    .name = trainer
command-my-language = Die Sprache, in der ich dir schreibe
    .name = sprache
command-my-zone = Deine Zeitzone, etwa Europe/Berlin; „off“, um jederzeit erreichbar zu sein
    .name = zeitzone
command-my-start = Wann dein Tag beginnt, etwa 08:00
    .name = von
command-my-end = Wann dein Tag endet, etwa 23:00
    .name = bis
command-my-weekends = Ob du auch am Wochenende spielst
    .name = wochenende

button-my = Meine Partien
button-my-settings = Meine Einstellungen
button-my-data = Meine Daten
button-my-next = Nächste, die wartet
button-my-imports = Importierte Partien
my-imports-title = Deine importierten Partien
my-imports-none = Du hast keine importierten Partien. Mit `/game file import` holst du eine herein.
my-games-title = Deine Partien
my-games-waiting = { $games ->
        [0] Du spielst gerade keine Partie. `/game new` eröffnet einen Tisch.
       *[other] { $waiting ->
            [0] Keine Partie wartet auf dich.
            [one] Eine Partie wartet auf dich.
           *[other] { $waiting } Partien warten auf dich.
        }
    }
my-games-you = wartet auf dich
my-games-called = Du wurdest an diesen Tisch gerufen. Dein Platz ist bis { $until } reserviert.
my-games-tickets = Du wartest auf einen Tisch für { $games }.
button-my-ended = Beendete Partien
my-ended-title = Deine beendeten Partien
my-ended-none = Du hast noch keine Partie zu Ende gespielt.
my-ended-early = { $names } · vorzeitig beendet
my-games-place-deleted = Der Kanal wurde gelöscht. Der Gastgeber oder ein Admin holt die Partie mit `/game move` in einen anderen.
my-games-place-forbidden = Ich kann in dem Kanal nicht mehr schreiben. Wer den Server verwaltet, muss es mir erlauben; oder der Gastgeber oder ein Admin holt die Partie mit `/game move` in einen anderen Kanal.
my-games-place-locked = Der Thread ist gesperrt. Jemand muss die Sperre aufheben; oder der Gastgeber oder ein Admin holt die Partie mit `/game move` in einen anderen Kanal.
my-games-place-archived = Der Thread ist archiviert. Schreib hinein, um ihn wieder zu öffnen; oder der Gastgeber oder ein Admin holt die Partie mit `/game move` in einen anderen Kanal.
my-games-lobby = { $players ->
        [one] Noch nicht begonnen; ein Spieler ist dabei.
       *[other] Noch nicht begonnen; { $players } Spieler sind dabei.
    }
my-games-away = Bis du zurückkommst, spielt jemand für dich, oder dein Platz wird übersprungen.
my-games-unknown = Diese Partie kann der Bot gerade nicht zeigen.
my-games-aside = zur Seite gelegt
my-games-resume = Lange hat niemand gespielt; darum ist ihr Kanal frei für andere. Nichts ist verloren: In dem Kanal, in dem es weitergehen soll, kann der Gastgeber auf „Fortsetzen“ drücken.
my-games-link = dorthin
my-title = Deine Einstellungen
my-intro = Diese Einstellungen gelten an jedem Tisch. Niemand sonst sieht sie.

my-prompts = Geheime Fragen
my-prompts-help = Wie du deine Hand bekommst und Fragen, die die anderen nicht sehen dürfen.
my-prompts-dm = Als Direktnachricht
my-prompts-dm-help = Ich schreibe dir, wenn du antworten musst
my-prompts-channel = Im Kanal
my-prompts-channel-help = Keine Direktnachrichten: Drück auf „Spielen“ oder „Meine Hand“

my-reminders = Erinnerungen
my-reminders-help = Was ich schicke, wenn ein Tisch auf dich wartet und deine Zeit knapp wird. Während du spielst, kommt keine.
my-reminders-each = Einzeln
my-reminders-each-help = Eine Nachricht pro Tisch, mit einem Knopf für später
my-reminders-daily = Einmal am Tag
my-reminders-daily-help = Höchstens eine Nachricht am Tag, mit allen Tischen, die auf dich warten

my-vision = Farben
my-vision-help = Die Farben deiner eigenen Spielpläne und Hände. Jeder Platz hat außerdem seine Form. Das Bild im Kanal bleibt, wie es ist.
my-vision-normal = Übliche Farben
my-vision-normal-help = Sechs Töne, die die meisten unterscheiden
my-vision-protan = Bei Rotschwäche (Protan)
my-vision-protan-help = Trennt die Plätze, wenn Rot für dich dunkel ist
my-vision-deutan = Bei Grünschwäche (Deutan)
my-vision-deutan-help = Trennt die Plätze, wenn Rot und Grün für dich gleich aussehen
my-vision-tritan = Bei Blauschwäche (Tritan)
my-vision-tritan-help = Trennt die Plätze, wenn Blau und Grün für dich gleich aussehen

my-words = Spielpläne in Worten
my-words-on = Du siehst deine Spielpläne und Hände in Worten, ohne Bilder.
my-words-off = Du siehst deine Spielpläne und Hände als Bilder. „In Worten“ zeigt einen Spielplan in Worten.
button-words-on = Immer in Worten
button-words-off = Bilder zeigen

my-language = Sprache
my-language-help = Was nur du siehst: Fragen, Antworten, Hände, Direktnachrichten. Im Kanal gilt die Sprache des Servers.
my-language-own = Die Sprache deiner Discord-App

my-invitations = Einladungen
my-invitations-on = Andere dürfen dir einen Platz in ihren Partien anbieten und dich zu einer neuen Partie rufen. Du bekommst zu jeder Partie eine Nachricht, und keine mehr, wenn du ablehnst.
my-invitations-off = Niemand darf dir einen Platz anbieten oder dich zu einer neuen Partie rufen.
button-invitations-on = Einladungen an
button-invitations-off = Keine Einladungen

my-coach = Trainer
my-coach-help = Er sagt dir, was du tun solltest und warum, und danach, was dein letzter Zug versäumt hat. An Tischen ohne Vorschläge schweigt er.
my-coach-first = In ersten Partien
my-coach-first-help = Bis du ein Spiel auf dem Server einmal zu Ende gespielt hast
my-coach-always = Immer
my-coach-always-help = In jeder Partie, die du spielst
my-coach-never = Nie
my-coach-never-help = Vorschläge kommen nur, wenn du auf „Vorschlag“ drückst

my-waking = Wachzeit
my-waking-help = Während du schläfst, stehen deine Uhren, und niemand erinnert dich. Andere sehen, dass du schläfst, aber nicht, wo du wohnst.
my-zone = Zeitzone
my-zones-found = Wähle deine Zeitzone.
my-start = Von
my-end = Bis
button-waking = Wachzeit
button-zone = Zeitzone suchen
button-always = Jederzeit
button-weekends-on = Auch am Wochenende
button-weekends-off = Nicht am Wochenende
zone-now = dort ist es { $time }
hours-always = Du bist jederzeit erreichbar.
hours = Von { $start } bis { $end } ({ $zone }), jeden Tag.
hours-weekdays = Von { $start } bis { $end } ({ $zone }), Montag bis Freitag.
hours-all-day = Den ganzen Tag ({ $zone }), jeden Tag.
hours-all-day-weekdays = Den ganzen Tag ({ $zone }), Montag bis Freitag.

form-zone = Zeitzone suchen
form-zone-field = Eine Stadt oder Region
form-zone-example = Berlin

refusal-no-language = „{ $language }“ spreche ich nicht.
    .title = Unbekannte Sprache.
    .remedy = Ich spreche: { $languages }.
refusal-waking-zone = Die Zeitzone „{ $zone }“ kenne ich nicht.
    .title = Unbekannte Zone.
    .remedy = Tippe eine Großstadt in deiner Nähe, etwa Berlin oder Wien, und wähle aus der Liste.
refusal-waking-where = Für deine Zeiten brauche ich deine Zeitzone.
    .title = Zeitzone fehlt.
    .remedy = Wähle sie in /my settings unter „Wachzeit“, oder gib sie im selben Befehl an.
refusal-waking-time = Das ist keine Uhrzeit.
    .title = Keine Uhrzeit.
    .remedy = Schreib sie wie 08:00 oder 22:30.
refusal-waking-short = Dein Tag braucht mindestens sechs Stunden Wachzeit.
    .title = Zu kurz.
    .remedy = Wähle einen längeren Tag. Für eine Pause nimm freie Tage, oder spiel an Tischen ohne Uhr.

command-my-data = Speichert alles, was ich über dich habe, als Datei, oder löscht es
    .name = daten
my-data-title = Deine Daten
my-data-help = Was ich über dich habe: deine Einstellungen, Plätze und Spielzüge, feste Antworten, Erinnerungen.
button-data = Daten als Datei
button-delete = Meine Daten löschen
data-file = Alles, was ich über dich habe, als JSON. Du kannst es in jedem Texteditor öffnen.
delete-title = Meine Daten löschen
delete-word = löschen
delete-sure = { $running ->
        [0] Du spielst gerade keine Partie.
        [one] Du verlässt sofort die Partie, die du spielst; dein Platz ist frei für andere.
       *[other] Du verlässt sofort die { $running } Partien, die du spielst; deine Plätze sind frei für andere.
    }
    Deine Einstellungen, festen Antworten und Erinnerungen werden gelöscht. In deinen Partien steht dein Name nicht mehr; ihre Spielpläne, Verläufe und Nachweise bleiben gültig. Nachrichten, die ich schon geschickt habe, bleiben stehen. Das lässt sich nicht zurücknehmen.
delete-field = Tippe „{ $word }“
button-delete-sure = Weiter
deleted = **Gelöscht.** Nichts, was ich habe, führt noch zu dir. Alte Nachrichten in Kanälen bleiben und nennen dich vielleicht noch. Meine Direktnachrichten an dich kannst du selbst löschen.

refusal-delete-word = Das war nicht das richtige Wort; nichts wurde gelöscht.
    .title = Nicht gelöscht.
    .remedy = Um deine Daten zu löschen, tippe „{ $word }“ in das Feld.
