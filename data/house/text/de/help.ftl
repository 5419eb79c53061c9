# Der erste Kontakt: /help und der Rundgang.

greeting-title = Hallo, ich bin Heliograph.
greeting-text = Ich leite Spiele um sterbende Sonnen: { $games }. Ich kenne die Regeln, zeichne nach jedem Zug den Spielplan und erinnere alle an ihren Zug; freie Plätze füllen Computerspieler.
greeting-which = **Welches Spiel?**
help-title = Heliograph
help-text = Ich leite Strategiespiele um sterbende Sonnen, eins pro Kanal oder Thread, und kenne die Regeln.
    Eröffne einen Tisch, warte, bis andere auf *Mitspielen* drücken, und drück dann auf *Starten*. Bist du am Zug, erwähne ich dich; *Spielen* zeigt, was du tun kannst.
    -# Jeder Knopf ist auch ein Befehl: `/game new` eröffnet einen Tisch, `/rules` durchsucht die Regeln, `/my games` nennt deine Partien, `/my settings` zeigt deine Einstellungen.
help-new = Neu hier? Drück unter einem Spiel auf *Gegen den Computer*: In deiner ersten Partie sagt dir ein Trainer, was er tun würde.
help-nothing = **Auf diesem Server sind alle Spiele ausgeschaltet.** Seine Admins können das mit `/config` ändern.
button-begin = Mit { $game } beginnen
button-tour = Rundgang in 1 Minute
button-tour-back = ← Zurück
button-tour-next = Weiter →
button-help-my = Meine Einstellungen
button-config = Servereinstellungen

tour-heading = { $game } · { $number } von { $stops }
tour-module = { $game } · { $module }
tour-table = { $tagline }

    Eröffne einen Tisch. Andere drücken auf *Mitspielen*, *Computerspieler* füllt einen Platz, und der Gastgeber drückt auf *Starten*. Die Optionen stehen am Tisch; `/rules` erklärt sie.
tour-turn = Die neueste Nachricht sagt immer, **auf wen die Partie wartet, worauf und bis wann**. Bist du es, erwähne ich dich.

    Drück auf **Spielen**: Dann siehst du, nur für dich, alle erlaubten Spielzüge mit Kosten und Ertrag. *Zurücknehmen* kannst du jeden Schritt, der noch niemandem etwas verraten hat.
tour-others = Manchmal haben mitten in einem Zug auch andere etwas zu entscheiden. Ihre Knöpfe stehen in der Nachricht, und wo die Regeln es erlauben, geht der Zug derweil weiter.

    Ein paar Sätze erzählen, was geschehen ist, und das Bild rahmt es ein; im *Verlauf* steht jeder Spielzug.
tour-secrets = Was nur du sehen darfst, schicke ich dir als Direktnachricht: deine Hand, obenauf die Karten, die du jetzt ausspielen kannst.

    Sind deine Direktnachrichten geschlossen, drück im Kanal auf *Meine Hand*. Die Antwort siehst nur du, nicht einmal die Admins.
tour-looking = In diesem Spiel ist nichts geheim. *Spielplan* zeigt ihn dir groß, mit allem, was neu ist, seit du zuletzt hingesehen hast. *Regeln* findet jede Regel über irgendein Wort darin.

    Hinter *⋯* steckt der Rest: Plätze, Uhr, deine Einstellungen, die Partie als Film. Geht ein Spielzug nicht, nenne ich die Regel und was du stattdessen tun kannst.
tour-end = Am Ende blätterst du die Partie Zug für Zug durch; dazu gibt es den Endstand, einen Film und einen Bericht, den Startwert und *Noch einmal*.

    Eine Partie dauert einen Abend oder Wochen: Das Tempo, das ein neuer Tisch nennt, sagt, wie lange du Zeit hast, auf Karten anderer zu antworten. Mit Uhr erinnere ich alle, auf die die Partie wartet, und jemand anders kann einspringen. Gehe ich offline, ist nichts verloren.
