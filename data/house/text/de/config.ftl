# Einstellungen für die Admins eines Servers: /config.

command-config = Legt die Regeln für Partien auf diesem Server fest
    .name = server
command-config-show = Zeigt alle Einstellungen, nur dir
    .name = zeigen
command-config-games = Welche Spiele es gibt, und wie viele Partien zugleich
    .name = spiele
command-config-games-allow = Ein Spiel, das erlaubt wird, oder „all“ für alle
    .name = erlauben
command-config-games-forbid = Ein Spiel, das ausgeschaltet wird
    .name = verbieten
command-config-games-tables = Wie viele Partien zugleich auf diesem Server laufen dürfen; 0: eine pro Kanal
    .name = tische
command-config-options = Welche Optionen die Tische ändern dürfen, und was üblich ist
    .name = optionen
command-config-options-game = Das Spiel
    .name = spiel
command-config-options-option = Die Option
    .name = option
command-config-options-values = Wählbare Werte, etwa „on, off“; ein einzelner steht fest; „all“ für jeden
    .name = werte
command-config-options-usual = Der übliche Wert
    .name = üblich
command-config-channels = In welchen Kanälen gespielt wird
    .name = kanäle
command-config-channels-allow = Ein Kanal oder eine Kategorie, mit allen Threads darin
    .name = erlauben
command-config-channels-forbid = Ein Kanal oder eine Kategorie, die von der Liste kommt
    .name = verbieten
command-config-channels-everywhere = Erlaubt jeden Kanal
    .name = überall
command-config-channels-threads = Öffnet für jeden neuen Tisch einen Thread
    .name = threads
command-config-people = Wer Tische eröffnet und Partien beendet, und ob Computer mitspielen
    .name = personen
command-config-people-start = Wer Tische eröffnen und Partien starten darf
    .name = starten
command-config-people-start-role = Eine Rolle, die Partien starten darf; noch einmal genannt, kommt sie weg
    .name = starten-rolle
command-config-people-end = Wer laufende Partien beenden darf
    .name = beenden
command-config-people-end-role = Eine Rolle, die Partien beenden darf; noch einmal genannt, kommt sie weg
    .name = beenden-rolle
command-config-people-call-role = Eine Rolle, die ich für wartende Tische erwähne; noch einmal genannt, kommt sie weg
    .name = rufen-rolle
command-config-people-computers = Ob Computerspieler erlaubt sind
    .name = computer
command-config-limits = Wie viele Partien und Threads eine Person haben darf, und wann Partien zur Seite gelegt werden
    .name = grenzen
command-config-limits-hosted = Wie viele laufende Partien eine Person leiten darf; 0: beliebig viele
    .name = geleitet
command-config-limits-free-live = Live: Tage ohne Spielzug, bis eine Partie ihren Kanal frei macht; 0: nie
    .name = frei-live
command-config-limits-free-days = Tage: Tage ohne Spielzug, bis eine Partie ihren Kanal frei macht; 0: nie
    .name = frei-tage
command-config-limits-aside-live = Live: Tage ohne Spielzug, bis eine Partie zur Seite gelegt wird; 0: nie
    .name = seite-live
command-config-limits-aside-days = Tage: Tage ohne Spielzug, bis eine Partie zur Seite gelegt wird; 0: nie
    .name = seite-tage
command-config-limits-imports = Wie viele Partien eine Person am Tag importieren darf; 0: beliebig viele
    .name = importe
command-config-limits-own-threads = Wie viele Threads ich einer Person in der Stunde öffne; 0: beliebig viele
    .name = eigene-threads
command-config-clocks = Welche Uhr üblich ist, und welche die Tische wählen dürfen
    .name = uhren
command-config-clocks-usual = Die übliche Uhr: none, evening, day, week oder deine eigene, etwa „24h + 8h“
    .name = üblich
command-config-clocks-pace = Das übliche Tempo: passend zur Uhr, live oder über Tage
    .name = tempo
command-config-clocks-over = Was geschieht, wenn eine Zeit abläuft
    .name = zeitende
command-config-clocks-reminders = Wie viele Erinnerungen es pro Frage gibt
    .name = erinnerungen
command-config-clocks-choice = Welche Uhren die Tische wählen dürfen
    .name = auswahl
command-config-clocks-least = Die kürzeste Startzeit, etwa „10 min“; 0: keine Grenze
    .name = mindestens
command-config-clocks-most = Die längste Startzeit, etwa „7 d“; 0: keine Grenze
    .name = höchstens
command-config-pictures = Wie groß Bilder sind
    .name = bilder
command-config-pictures-size = Groß, oder klein für langsame Verbindungen
    .name = größe
command-config-pictures-board = Spielpläne im Hochformat, oder im Querformat, wenn ein Spiel es hat
    .name = spielplan
command-config-language = Welche Sprache in den Kanälen gilt
    .name = sprache
command-config-language-language = Die Sprache, mit ihrem Namen oder Kürzel
    .name = sprache
command-config-audit = Zeigt, wer was wann geändert hat
    .name = änderungen
command-config-export = Speichert die Einstellungen als Datei
    .name = speichern
command-config-import = Ersetzt die Einstellungen durch die aus einer Datei
    .name = laden
command-config-import-file = Eine Datei von /config export
    .name = datei

config-title = Servereinstellungen
config-intro = -# Die Regeln für Partien auf diesem Server. Änderungen gelten sofort, laufende Partien dürfen zu Ende gehen. Das hier sieht nur, wer den Server verwaltet.
config-games = Spiele
config-options = Optionen
config-channels = Kanäle
config-people = Personen
config-limits = Grenzen
config-clocks = Tempo und Uhren
config-pictures = Bilder
config-language = Sprache
config-audit = Änderungen

config-games-help = Ein Spiel, das hier ausgeschaltet ist, kann niemand eröffnen oder starten.
config-options-help = Die Tische wählen nur unter den Werten, die du erlaubst; ist es ein einziger, steht die Option fest. Neue Tische beginnen mit dem üblichen Wert.
config-channels-help = Zu einem Kanal gehören seine Threads, zu einer Kategorie ihre Kanäle.
config-people-help = Alle dürfen beitreten und spielen. Admins dürfen immer Partien starten und beenden.
config-limits-help = Ist ein Server über einer Grenze, läuft weiter, was läuft. Eine Partie, die niemand spielt, macht Platz, wenn jemand in ihrem Kanal einen Tisch eröffnet, und später von selbst; der Gastgeber oder ein Admin kann sie fortsetzen.
config-clocks-help = Neue Tische beginnen mit dem üblichen Tempo und der üblichen Uhr. Der Gastgeber kann anderes wählen, innerhalb deiner Grenzen.
config-pictures-help = Kleine Bilder haben zwei Drittel der Breite, für langsame Verbindungen und kleine Telefone.
config-language-help = Was ich in Kanälen schreibe. Was nur eine Person sieht, liest sie in ihrer eigenen Sprache.
config-audit-help = Alle Änderungen, die neueste zuerst.

config-games-all = Jedes Spiel ist erlaubt.
config-games-some = Erlaubt { $count ->
        [one] ist nur { $games }.
       *[other] sind { $games }.
    }
config-games-none = Kein Spiel ist erlaubt.
config-tables-now = { $tables ->
        [0] Eine Partie pro Kanal.
        [one] Eine Partie zugleich.
       *[other] Bis zu { $tables } Partien zugleich.
    }
config-options-now = { $rules ->
        [0] Alle Optionen sind frei.
        [one] Eine Option bestimmt dieser Server.
       *[other] { $rules } Optionen bestimmt dieser Server.
    }
config-channels-all = Gespielt wird in jedem Kanal, in dem ich schreiben kann.
config-channels-some = Gespielt wird in { $channels }.
config-channels-gone = { $gone ->
        [one] Ein weiterer erlaubter Kanal besteht nicht mehr.
       *[other] { $gone } weitere erlaubte Kanäle bestehen nicht mehr.
    }
config-channels-nowhere = Gespielt wird in keinem Kanal.
config-channels-none = **Keiner der erlaubten Kanäle besteht noch;** darum kann niemand eine Partie eröffnen.
config-threads-now = Jeder neue Tisch bekommt seinen eigenen Thread.
config-starters-everybody-now = Alle dürfen Tische eröffnen und Partien starten.
config-starters-roles-now = Tische eröffnen und Partien starten dürfen Mitglieder mit { $roles }.
config-starters-admins-now = Nur Admins dürfen Tische eröffnen und Partien starten.
config-enders-table-now = Ob eine laufende Partie endet, stimmen die Spieler ab.
config-enders-roles-now = Laufende Partien beenden dürfen Mitglieder mit { $roles }.
config-enders-admins-now = Nur Admins dürfen laufende Partien beenden.
config-computers-on-now = Computerspieler sind erlaubt.
config-computers-off-now = Computerspieler sind nicht erlaubt.
config-no-role = einer Rolle, die du noch wählen musst
config-limits-hosted-now = { $hosted ->
        [0] Alle dürfen beliebig viele laufende Partien leiten.
        [one] Alle dürfen eine laufende Partie leiten.
       *[other] Alle dürfen bis zu { $hosted } laufende Partien leiten.
    }
config-limits-free-now = Eine Partie ohne Spielzug macht ihren Kanal frei (Live: { $free_live }, Tage: { $free_days }) und wird von selbst zur Seite gelegt (Live: { $aside_live }, Tage: { $aside_days }).
config-limits-own-now = Jede Person: { $imports }, { $own_threads }.
config-clock-free-now = { $clock ->
        [none] Tische beginnen ohne Uhr und dürfen eine wählen.
       *[other] Tische beginnen mit dieser Uhr: { $clock }. Sie dürfen eine andere wählen, oder keine.
    }
config-clock-needed-now = Tische beginnen mit dieser Uhr: { $clock }. Sie dürfen eine andere wählen, aber nicht keine.
config-clock-fixed-now = { $clock ->
        [none] Tische haben keine Uhr.
       *[other] Jeder Tisch hat diese Uhr: { $clock }.
    }
config-pace-clock-now = Zu einer Uhr mit Minuten gehört das Tempo Live, zu einer mit Stunden oder Tagen das Tempo Tage; ohne Uhr: Live.
config-pace-live-now = Tische beginnen im Tempo Live.
config-pace-days-now = Tische beginnen im Tempo Tage.
config-least-now = Die kürzeste Startzeit ist { $duration }.
config-most-now = Die längste Startzeit ist { $duration }.
config-picture-large-now = Bilder sind groß.
config-picture-small-now = Bilder sind klein.
config-board-now = Spielpläne sind im Querformat, wenn ein Spiel es hat.
config-language-now = In Kanälen schreibe ich { $language }.
config-language-discord-now = In Kanälen schreibe ich die Sprache, die dieser Server auf Discord hat: { $language }.
config-audit-now = Wer was wann geändert hat.
config-further = { $count } weitere
config-nothing-yet = Noch wurde nichts geändert.
config-changed = **Geändert.** { $edits }
config-same = Nichts zu ändern.
config-overtaken = **Inzwischen hat jemand anders die Einstellungen geändert.** So sind sie jetzt. Wähle noch einmal.
config-all = alle
config-none = keine
config-on = an
config-off = aus
config-games-own = wie das Spiel es vorgibt
config-by-file = aus einer Datei

config-games-menu = Erlaubte Spiele
config-tables-menu = Wie viele zugleich
config-tables-each = Eine pro Kanal
config-tables-count = { $tables ->
        [one] Eine auf dem Server
       *[other] { $tables } auf dem Server
    }
config-option-game = Welches Spiel?
config-option-menu = Welche Option?
config-option-open = frei
config-option-fixed = fest: { $values }
config-module-on = immer an, wenn die anderen Optionen es zulassen
config-option-some = nur { $values }
config-option-usual = üblich { $value }
config-values-menu = Wählbare Werte
config-usual-menu = Üblicher Wert
config-channels-menu = Kanäle zum Spielen
config-starters-menu = Wer Tische eröffnen und Partien starten darf
config-starters-everybody = Alle
config-starters-roles = Mitglieder mit bestimmten Rollen
config-starters-admins = Nur Admins
config-starter-roles-menu = Rollen, die Partien starten dürfen
config-enders-menu = Wer laufende Partien beenden darf
config-enders-table = Die Spieler, per Abstimmung
config-enders-roles = Mitglieder mit bestimmten Rollen
config-enders-admins = Nur Admins
config-ender-roles-menu = Rollen, die Partien beenden dürfen
config-call-roles-menu = Rollen, die ich für wartende Tische erwähne
config-call-roles-now = Für Tische, die auf Spieler warten, erwähne ich { $roles }, höchstens einmal in der Stunde.
config-limit-menu = Welche Grenze?
config-limit-hosted = { $number ->
        [0] keine Grenze
        [one] eine Partie
       *[other] { $number } Partien
    }
config-limit-free = { $number ->
        [0] nie
        [one] nach einem Tag
       *[other] nach { $number } Tagen
    }
config-limit-aside = { $number ->
        [0] nie
        [one] nach einem Tag
       *[other] nach { $number } Tagen
    }
config-limit-imports = { $number ->
        [0] beliebig viele Importe
        [one] ein Import am Tag
       *[other] { $number } Importe am Tag
    }
config-limit-own_threads = { $number ->
        [0] beliebig viele Threads
        [one] ein Thread in der Stunde
       *[other] { $number } Threads in der Stunde
    }
config-clock-menu = Übliche Uhr
config-expiry-menu = Wenn die Zeit abläuft
config-nudges-menu = Erinnerungen pro Frage
config-pace-menu = Übliches Tempo
config-pace-clock = Das zur Uhr passende
config-pace-live = Live
config-pace-days = Tage
config-clock_choice-menu = Welche Uhren die Tische wählen dürfen
config-clock_choice-free = Jede Uhr, oder keine
config-clock_choice-needed = Jede Uhr, aber nicht keine
config-clock_choice-fixed = Nur die übliche Uhr
config-least-menu = Kürzeste Startzeit
config-least-any = Kein Minimum
config-least-of = Mindestens { $duration }
config-most-menu = Längste Startzeit
config-most-any = Kein Maximum
config-most-of = Höchstens { $duration }
config-picture-menu = Größe der Bilder
config-picture-large = Groß
config-picture-small = Klein
config-board-menu = Format der Spielpläne
config-board-portrait = Hochformat, für Telefone
config-board-landscape = Querformat, wenn ein Spiel es hat

config-language-menu = Sprache in Kanälen
config-language-own = Die Sprache des Servers auf Discord

config-field-games = Spiele
config-field-channels = Kanäle
config-field-starters = Wer starten darf
config-field-starter_roles = Rollen, die starten dürfen
config-field-enders = Wer beenden darf
config-field-ender_roles = Rollen, die beenden dürfen
config-field-call_roles = Rollen, für offene Tische erwähnt
config-field-computers = Computerspieler
config-field-tables = Partien zugleich
config-field-hosted = Laufende Partien pro Gastgeber
config-field-free_live = Live: Kanal wird frei
config-field-free_days = Tage: Kanal wird frei
config-field-aside_live = Live: zur Seite gelegt
config-field-aside_days = Tage: zur Seite gelegt
config-field-imports = Importe pro Person
config-field-own_threads = Threads pro Person
config-field-clock = Übliche Uhr
config-field-clock-expiry = Wenn die Zeit abläuft
config-field-clock-nudges = Erinnerungen pro Frage
config-field-pace = Übliches Tempo
config-field-clock_choice = Erlaubte Uhren
config-field-least = Kürzeste Startzeit
config-field-most = Längste Startzeit
config-field-picture = Bilder
config-field-board = Format der Spielpläne
config-field-language = Sprache
config-field-threads = Threads für Tische
config-field-option-values = erlaubte Werte
config-field-option-usual = üblich

button-config-change = Ändern
button-config-see = Ansehen
button-config-all = Alle Kanäle erlauben
button-config-threads-on = Thread pro Tisch
button-config-threads-off = Tische im Kanal
button-config-computers-on = Computer erlauben
button-config-computers-off = Computer verbieten
button-config-export = Als Datei speichern
button-config-import = Aus Datei laden
button-config-finish = Zu Ende spielen lassen
button-config-end = { $count ->
        [one] Jetzt beenden
       *[other] Alle jetzt beenden
    }
config-clock-form = Eine Uhr für diesen Server

config-misfits = { $count ->
        [one] **Eine laufende Partie passt nicht zu diesen Einstellungen.** Sie geht weiter, wenn du sie nicht beendest:
       *[other] **{ $count } laufende Partien passen nicht zu diesen Einstellungen.** Sie gehen weiter, wenn du sie nicht beendest:
    }
config-finish = Laufende Partien dürfen zu Ende gehen.
config-ended = { $count ->
        [one] Eine Partie ist beendet. Spielplan und Verlauf bleiben offen.
       *[other] { $count } Partien sind beendet. Spielpläne und Verläufe bleiben offen.
    }
config-exported = Die Einstellungen dieses Servers. Du kannst die Datei in jedem Texteditor ändern und hier oder auf einem anderen Server mit `/config import` laden.
config-import-title = Einstellungen aus einer Datei laden
config-import-label = Die Datei
config-import-help = Sie ersetzt alle Einstellungen. Ich nenne dir jede Änderung.
config-imported = **Geladen.** { $edits ->
        [0] Nichts hat sich geändert.
        [one] Eine Einstellung hat sich geändert.
       *[other] { $edits } Einstellungen haben sich geändert.
    }
config-note-elsewhere = Die Datei stammt von einem anderen Server; darum bleiben die Kanäle, und wer Partien starten und beenden darf, wie sie hier sind.
config-note-channels = Kanäle, die es nicht mehr gibt, fehlen jetzt.
config-note-roles = Rollen, die es nicht mehr gibt, fehlen jetzt.

refusal-not-admin = Die Einstellungen dieses Servers ändert nur, wer ihn verwaltet.
    .title = Für Admins.
    .remedy = Frag jemanden davon. /help zeigt, was du spielen kannst.
refusal-config-direct = Direktnachrichten haben keine Servereinstellungen.
    .title = Nicht hier.
    .remedy = Nimm /config in einem Kanal des Servers. Deine eigenen Einstellungen stehen in /my settings.
refusal-config-game = Ein Spiel „{ $game }“ gibt es hier nicht.
    .title = Unbekanntes Spiel.
    .remedy = Du hast die Wahl: { $games }.
refusal-config-option = { $game } hat keine Option „{ $option }“.
    .title = Unbekannte Option.
    .remedy = Wähle eine Option aus der Liste, die beim Tippen erscheint.
refusal-config-value = Die Option „{ $option }“ hat keinen Wert „{ $value }“.
    .title = Unbekannter Wert.
    .remedy = Du hast die Wahl: { $choices }.
refusal-config-usual = „{ $value }“ kann für „{ $option }“ nicht üblich sein, denn die Tische dürfen es nicht wählen.
    .title = Widerspruch.
    .remedy = Erlaube den Wert, oder wähle einen anderen als üblich.
refusal-config-channels = Ein Server kann höchstens { $most } Kanäle nennen.
    .title = Zu viele Kanäle.
    .remedy = Wähle stattdessen eine Kategorie: Sie umfasst alle ihre Kanäle.
refusal-config-everywhere = Jeder Kanal ist erlaubt; es gibt keine Liste, von der einer kommen könnte.
    .title = Noch keine Liste.
    .remedy = Wähle erst die Kanäle zum Spielen; in allen anderen wird dann nicht gespielt.
refusal-config-roles = Du kannst höchstens { $most } Rollen wählen.
    .title = Zu viele Rollen.
    .remedy = Leg eine Rolle für alle an, denen du es erlauben willst.
refusal-config-tables = So viele Partien zugleich gehen nicht.
    .title = Außerhalb der Grenzen.
    .remedy = Wähle eine Zahl von 0 (eine pro Kanal) bis { $most }.
refusal-config-limit = Diese Zahl geht nicht für „{ $limit }“.
    .title = Außerhalb der Grenzen.
    .remedy = Wähle eine Zahl von 0 bis { $most }.
refusal-config-id = „{ $id }“ ist kein Kanal und keine Rolle.
    .title = Keine Kennung.
    .remedy = Schreib in die Datei die Kennungen der Kanäle und Rollen.
refusal-config-clock = Diese Uhr liegt außerhalb der Grenzen.
    .title = Außerhalb der Grenzen.
    .remedy = Nimm Zeiten bis zu { $days } Tagen, keine unter null.
refusal-config-no-clock = Tische beginnen hier ohne Uhr; darum kann keine Zeit ablaufen.
    .title = Keine Uhr.
    .remedy = Wähle auch eine übliche Uhr; das geht im selben Befehl.
refusal-config-bounds = Die kürzeste Startzeit wäre länger als die längste.
    .title = Widerspruch.
    .remedy = Ändere erst die andere Grenze.
refusal-config-clock-needed = Tische brauchen eine Uhr, aber üblich ist keine.
    .title = Widerspruch.
    .remedy = Wähle erst eine übliche Uhr.
refusal-config-usual-clock = Die übliche Uhr läge außerhalb dieser Grenzen.
    .title = Widerspruch.
    .remedy = Wähle eine andere übliche Uhr, oder ändere die Grenzen.
refusal-game-unplayable = Nur mit diesen Werten könnte niemand { $game } starten: { $n ->
        [0] Sie passen nicht zusammen.
        [one] { $options } passt nicht zu den anderen.
       *[other] { $options } passen nicht zusammen.
    }
    .title = Nicht spielbar.
    .remedy = Erlaube einen Wert mehr, oder schalte das Spiel unter „Spiele“ aus.
refusal-file-large = Diese Datei ist zu groß für Einstellungen.
    .title = Falsche Datei.
    .remedy = Wähle eine Datei von /config export, höchstens { $most } KiB groß.
refusal-file-not-json = Diese Datei ist beschädigt oder kein JSON.
    .title = Falsche Datei.
    .remedy = Nichts wurde geändert. Wähle eine Datei von /config export.
refusal-file-foreign = Das ist keine Datei mit Einstellungen.
    .title = Falsche Datei.
    .remedy = Nichts wurde geändert. Wähle eine Datei von /config export.
refusal-file-newer = Die Datei hat Version { $found }; lesen kann ich nur bis { $known }.
    .title = Zu neu.
    .remedy = Nichts wurde geändert. Bitte den Betreiber, den Bot zu aktualisieren.
refusal-file-wrong = Die Datei hat einen Fehler: { $problem }.
    .title = Fehler in der Datei.
    .remedy = Nichts wurde geändert. Berichtige die Datei, oder speichere die Einstellungen neu.
refusal-file-unknown = Die Datei hat eine Einstellung, die ich nicht kenne: { $key }.
    .title = Unbekannte Einstellung.
    .remedy = Nichts wurde geändert. Berichtige oder entferne sie, oder speichere die Einstellungen neu.
refusal-file-gone = Ich konnte die Datei nicht von Discord laden.
    .title = Nicht angekommen.
    .remedy = Schick sie noch einmal.
