# Wo ein Tisch spielt: Threads, Umzug in einen anderen Kanal, Berechtigungen.

button-thread = Im Thread eröffnen
thread-name = { $game } · { $host }
thread-opened = Dein Tisch steht in { $place }.

permission-view-channel = Kanal anzeigen
permission-connect = Verbinden
permission-send-messages = Nachrichten senden
permission-send-messages-in-threads = Nachrichten in Threads senden
permission-create-public-threads = Öffentliche Threads erstellen
permission-attach-files = Dateien anhängen

card-left = Die Partie hat begonnen. Ihr Spielplan steht weiter unten.
card-left-without = Die Partie hat ohne { $people } begonnen. Ihr Spielplan steht weiter unten; zuschauen können alle.
place-left = **Dieser Tisch ist umgezogen.** Weiter geht es in { $place }.
place-moved = Der Tisch zieht um nach { $place }. Plätze, Uhren und Partie bleiben, wie sie sind.
place-deleted = **Der Kanal deiner Partie { $game } auf { $server } wurde gelöscht.** Von der Partie ist nichts verloren. Der Gastgeber oder ein Admin kann sie in einen anderen Kanal holen: dort mit `/game move`. Oder er beendet sie mit `/game end`.
place-forbidden = **In { $place } kann ich nicht mehr schreiben;** dort spielst du { $game }. Wer den Server verwaltet, muss mir erlauben: { $missing }. Dann geht die Partie dort weiter; der Gastgeber oder ein Admin kann sie auch mit `/game move` in einen anderen Kanal holen.
place-without-names = -# AutoMod dieses Servers lehnt ein Wort in einem Namen ab; darum zeige ich statt der Namen farbige Zeichen.
place-locked = **{ $place } ist gesperrt;** dort spielst du { $game }, und schreiben kann ich dort nicht. Hebt jemand die Sperre auf, geht die Partie dort weiter; der Gastgeber oder ein Admin kann sie auch mit `/game move` in einen anderen Kanal holen.
place-archived = **{ $place } ist archiviert;** dort spielst du { $game }. Schreib hinein, um den Thread wieder zu öffnen; dann geht die Partie dort weiter. Der Gastgeber oder ein Admin kann sie auch mit `/game move` in einen anderen Kanal holen.
place-without-files = -# Den Spielplan zeige ich in Worten, denn mir fehlt in diesem Kanal eine Berechtigung: { $missing }.
place-freed = **Diese Partie ist zur Seite gelegt,** weil ihre Spieler lange nichts getan haben. Nichts davon ist verloren: Der Gastgeber findet *Fortsetzen* in `/my games`.
place-aside = **Deine Partie { $game } ist zur Seite gelegt,** weil lange niemand etwas getan hat; ihr Kanal ist wieder frei. Nichts davon ist verloren: Der Gastgeber oder ein Admin kann sie in jedem Kanal mit `/game move` fortsetzen. Du findest sie in `/my games`.
channel-freed = **Die Partie { $game } von { $names } ist hier zur Seite gelegt,** weil lange niemand etwas getan hat. Nichts davon ist verloren: Ihr Gastgeber oder ein Admin kann sie mit `/game move` in einem anderen Kanal fortsetzen.
resumed = { $game } geht in { $place } weiter, wie es war.
button-resume = Fortsetzen
refusal-put-aside = Diese Partie ist zur Seite gelegt, weil ihre Spieler lange nichts getan haben.
    .title = Zur Seite gelegt.
    .remedy = Der Gastgeber oder ein Admin kann sie in jedem Kanal mit /game move fortsetzen, oder aus /my games.
refusal-not-aside = Diese Partie läuft in { $place } weiter.
    .title = Nicht zur Seite gelegt.
    .remedy = Spiel dort.
refusal-resume-elsewhere = Eine Partie geht da weiter, wo sie begann: auf ihrem Server oder in Direktnachrichten.
    .title = Nicht hier.
    .remedy = Öffne dort /my games und drück auf „Fortsetzen“.
call-hand = Deine Direktnachrichten sind geschlossen: Drück auf „Meine Hand“. Die Antwort siehst nur du.

command-move = Verlegt die Partie in einen anderen Kanal oder Thread
    .name = verlegen
command-move-channel = Wo es weitergeht
    .name = kanal

refusal-thread-busy = In diesem Thread { $waits ->
        [yes] wartet ein Tisch für { $game } auf Spieler
       *[no] läuft schon { $game }
    }, und hier ist nur für eine Partie Platz.
    .title = Thread belegt.
    .remedy = { $waits ->
        [yes] Tritt diesem Tisch mit /game join bei, oder öffne
       *[no] Öffne
    } in { $places } einen anderen Thread, und nimm dort /game new.
refusal-thread-nowhere = Threads gibt es nur in Textkanälen, nicht in anderen Threads.
    .title = Keine Threads hier.
    .remedy = Nimm einen Textkanal, oder eröffne den Tisch mit /game new im Kanal selbst.
refusal-thread-forbidden = Du darfst in diesem Kanal keine Threads öffnen.
    .title = Nicht erlaubt.
    .remedy = Bitte jemanden, der es darf, oder eröffne den Tisch mit /game new in einem Kanal ohne Partie.
refusal-threads-full = Auf diesem Server sind so viele Threads offen, wie Discord erlaubt.
    .title = Zu viele Threads.
    .remedy = Schließ erst einen alten Thread, oder eröffne den Tisch in einem Kanal ohne Partie.
refusal-threads-later = Discord öffnet in diesem Kanal { $minutes ->
        [one] eine Minute
       *[other] { $minutes } Minuten
    } lang keine neuen Threads.
    .title = Zu viele neue Threads.
    .remedy = Versuch es später noch einmal, oder eröffne den Tisch in einem Kanal ohne Partie.
refusal-threads-many = Ich habe in der letzten Stunde schon { $most ->
        [one] einen Thread
       *[other] { $most } Threads
    } für dich geöffnet.
    .title = Zu viele Threads.
    .remedy = Warte { $minutes ->
        [one] eine Minute
       *[other] { $minutes } Minuten
    }, oder eröffne den Tisch in einem Kanal ohne Partie.
refusal-place-direct = Eine Partie in Direktnachrichten kann nicht umziehen.
    .title = Nicht hier.
    .remedy = Eröffne stattdessen einen Tisch in einem Kanal eines Servers.
refusal-place-same = Die Partie ist schon in diesem Kanal.
    .title = Schon hier.
    .remedy = Wähle einen anderen Kanal oder Thread.
refusal-write-forbidden = Du darfst in diesem Kanal nicht schreiben; darum schreibe ich hier auch nicht für dich.
    .title = Nicht erlaubt.
    .remedy = Nimm einen Kanal oder Thread, in dem du schreiben darfst.
refusal-place-forbidden = In dem Kanal darfst du nicht schreiben.
    .title = Nicht erlaubt.
    .remedy = Wähle einen Kanal oder Thread, in dem du schreiben darfst.
refusal-elsewhere-group = In Nachrichten zwischen mehreren Personen kann ich nicht spielen.
    .title = Nicht hier.
    .remedy = Eröffne einen Tisch auf einem Server, der mich hat, oder schreib mir direkt und spiel gegen den Computer.
refusal-elsewhere-server = Ich bin nicht auf diesem Server und kann hier keinen Spielplan zeigen.
    .title = Nicht auf diesem Server.
    .remedy = Bitte seine Admins, mich hinzuzufügen, oder eröffne einen Tisch auf einem Server, der mich hat.
