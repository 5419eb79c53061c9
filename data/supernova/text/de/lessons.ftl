## Lessons

lesson-turn-sky =
    Du willst ein Reich mit 17 **Potenzial**. Dein Planet Sirius hat 2, und Prokyon, der Planet von { $rival }, auch.
    Eine Runde hat sechs Phasen, und ihr spielt jede beide, bevor die nächste beginnt. Du hast zehn Karten, die { $rival } nicht sehen kann.
lesson-turn-discover =
    Phase 2, **Entdecken**: Spiele einen Planeten aus der Hand. Das P deiner Planeten ist dein Potenzial, und Potenzial gewinnt.
    Canopus hat P3. Mehr hat keiner auf deiner Hand.
    .other = In dieser Lektion entdeckst du Canopus: P3 ist 3 Potenzial.
    .antares = Antares bringt 2, Canopus 3. Heb dir Antares für die nächste Runde auf: Einen Planeten darfst du je Runde entdecken.
    .pass = Dann hättest du in dieser Runde nichts davon, und Planeten gewinnen die Partie. Entdecke Canopus.
lesson-turn-shape =
    Auf einen neuen Planeten dürfen alle eine **Umwelt** spielen: schlechte auf fremde, gute auf die eigenen.
    Weites Land ist P+1, und nur jetzt ist Canopus neu. Spiele es aus.
    .other = Spiele Weites Land auf Canopus: Das ist 1 Potenzial mehr und geht nur jetzt.
    .pass = Später ist es zu spät: Neu ist Canopus nur in dieser Runde. Spiele Weites Land darauf.
lesson-turn-build =
    Du hast 6 Potenzial. Nun könnte { $rival } deine Planeten angreifen, also **baue**: Bevölkerung verteidigt einen Planeten, und Schiffe tragen sie.
    Bring Eiserne Vorhut, Kopfgeldjäger und das Relaisschiff nach Sirius. Auf Canopus lebt noch niemand, dorthin käme also nur ein Schiff.
    .other = Baue in dieser Lektion alle drei bei Sirius: Eiserne Vorhut, Kopfgeldjäger und das Relaisschiff.
    .few = Du darfst auf einmal so viel bauen, wie du willst. Nimm dazu, was fehlt: Eiserne Vorhut, Kopfgeldjäger und das Relaisschiff.
    .canopus = Ein Schiff bei Canopus könnte in dieser Runde niemanden holen. Baue es bei Sirius, wo die Kopfgeldjäger an Bord gehen können.
    .homeworld = Die Wahl eines Volkes kann warten, bis du Aliens hast, die dort leben. Baue bei Sirius.
    .done = Zwei Planeten, und niemand verteidigt sie? Baue Eiserne Vorhut, Kopfgeldjäger und das Relaisschiff bei Sirius.
lesson-turn-action =
    In der Phase **Aktion** darfst du eine Karte tauschen, bis zu drei wegwerfen oder angreifen. Du hast kein Kriegsschiff und brauchst deine Karten.
    Also passe: Das kostet nichts.
    .other = Diese Karte kannst du noch brauchen. Passe diesmal.
    .trade = { $rival } würde deine Karte sehen, und du brauchst sie selbst. Passe diesmal.
    .jettison = Auf mehr als zehn Karten ziehst du nicht auf, aber du hast nur fünf: Behalte sie. Passe.
    .dump = Auf mehr als zehn Karten ziehst du nicht auf, aber du hast nur fünf: Behalte sie. Passe.
lesson-turn-transport =
    Jetzt **Transport**: Jede Karte darf sich einmal bewegen. Canopus ist 4 Potenzial wert, und niemand bewacht ihn.
    Bring die Kopfgeldjäger an Bord des Relaisschiffs und fliege es nach Canopus. Die Eiserne Vorhut bleibt und verteidigt Sirius.
    .other = Canopus braucht eine Wache: die Kopfgeldjäger auf das Relaisschiff und das Schiff nach Canopus.
    .half = Die eine Hälfte stimmt. Mach eine Bewegung daraus: die Kopfgeldjäger auf das Relaisschiff, dann das Schiff nach Canopus.
    .home = Die Eiserne Vorhut ist stärker: Lass sie deine Heimat verteidigen. Schick die Kopfgeldjäger.
    .done = Dann bleibt Canopus unbewacht, und { $rival } könnte ihn einnehmen. Schick die Kopfgeldjäger hin.
lesson-turn-discard =
    Letzte Phase: Wirf eine Karte **ab**. Planeten sind Punkte, und eine Sonderkarte ist eine Überraschung: Behalte solche.
    Der Schwerkraftausgleich nützt dir am wenigsten. Wirf ihn ab.
    .other = Die wirst du vielleicht brauchen. Wirf den Schwerkraftausgleich ab.
    .planet = Nie einen Planeten mit P2: Das ist das Potenzial der nächsten Runde. Wirf den Schwerkraftausgleich ab.
    .also = Um die wäre es auch nicht schade. In dieser Lektion wirfst du den Schwerkraftausgleich ab.
lesson-turn-end =
    Eine ganze Runde: von 2 auf 6 Potenzial, und beide Planeten sind bewacht. { $rival } hat ein Schlachtschiff, also lass sie bewacht.
    Spiele als Nächstes „Deine ersten Punkte“: die Runde nach dieser.
lesson-points-goal =
    Runde 2: Du hast 6 Potenzial, { $rival } hat 3. Wer am Ende einer Runde als Erstes 17 oder mehr hat, gewinnt.
    Jede Runde bringt einen Planeten. Frag dich bei jeder Karte: Ist sie **Potenzial**, **schützt** sie Potenzial, oder **schadet** sie { $rival }?
lesson-points-draw =
    Du füllst deine Hand auf zehn auf: sechs Karten. Du wählst den Stapel: den Nachziehstapel, verdeckt, oder den Ablagestapel, den alle sehen.
    Dort liegen nur zwei Karten, eine davon hast du weggeworfen. Zieh vom Nachziehstapel.
    .other = Auf dem Ablagestapel liegt nichts, was du willst. Zieh vom Nachziehstapel.
lesson-points-discover =
    Zwei Planeten mit P2: Antares und Mirel. Einen je Runde, also hast du für die nächste auch einen.
    Entdecke jetzt Antares. Das macht 8.
    .other = Zuerst dein Planet: Entdecke Antares.
    .special = Der Attentäter beseitigt einen Söldner, und nur du hast jetzt Söldner! Heb ihn für die von { $rival } auf. Entdecke Antares.
    .pass = Jede Runde ein Planet: So gewinnst du. Entdecke Antares.
    .also = Mirel brächte ebenso viel. In dieser Lektion entdeckst du Antares.
lesson-points-shape =
    Du hast zwei Umwelten, und beide sind schlecht: Sie würden deinen eigenen Antares schwächen. Heb sie für den nächsten neuen Planeten von { $rival } auf.
    Also passe.
    .other = Das würde deinen eigenen Planeten schwächen. Heb sie auf, bis { $rival } einen entdeckt, und passe.
    .special = Der Attentäter träfe deine eigenen Söldner. Behalte ihn und passe.
lesson-points-build =
    Antares hat niemanden, der ihn bewacht. Ein Schiff in seinem Orbit tut es: Der Erzfrachter kann sofort dorthin.
    Baue das Kolonieschiff bei Sirius. Mit ihm kannst du in der nächsten Runde Leute nach Antares bringen.
    .other = In dieser Lektion baust du beide Schiffe: das Kolonieschiff bei Sirius, den Erzfrachter bei Antares.
    .few = Ein guter Anfang. Baue beide auf einmal: das Kolonieschiff bei Sirius, den Erzfrachter bei Antares.
    .special = Der Attentäter träfe deine eigenen Söldner. Baue deine Schiffe.
    .homeworld = Die Wahl eines Volkes kann warten, bis du Aliens hast. Baue deine Schiffe.
    .done = Antares ist unbewacht. Baue die Schiffe.
lesson-points-action =
    Könntest du angreifen? Das Schlachtschiff von { $rival } hat M4, und du hast kein Kriegsschiff. Passe.
    Eine Karte, die du jetzt behältst, entscheidet vielleicht später eine Schlacht.
    .other = Für diese Karte weißt du Besseres. Passe.
    .special = Der Attentäter träfe deine eigenen Söldner. Passe.
    .trade = { $rival } würde deine Karte sehen und davon profitieren. Passe.
    .jettison = Jede Karte kann noch nützen. Passe.
    .dump = Jede Karte kann noch nützen. Passe.
lesson-points-transport =
    Deine Kopfgeldjäger sind bei Canopus noch an Bord. Lande sie: Dann leben dort Leute, und du hast eine **Kolonie**.
    Ein Planet mit Leuten ist schwerer einzunehmen, und von nun an kannst du dort Bevölkerung bauen.
    .other = Erst Canopus: Lande dort die Kopfgeldjäger.
    .special = Der Attentäter träfe deine eigenen Söldner. Lande die Kopfgeldjäger auf Canopus.
    .home = Geht die Eiserne Vorhut, verteidigt niemand Sirius. Lande stattdessen die Kopfgeldjäger auf Canopus.
    .done = Noch nicht: An Bord des Schiffs machen sie keine Kolonie. Lande die Kopfgeldjäger auf Canopus.
lesson-points-discard =
    Eine Karte muss weg. Mirel ist der Planet der nächsten Runde, die schlechten Umwelten und der Attentäter sind für { $rival }.
    Wirf die Frachtkapseln ab.
    .other = Die kann { $rival } schaden. Wirf die Frachtkapseln ab.
    .special = Behalte den Attentäter, bis { $rival } Söldner hat. Wirf die Frachtkapseln ab.
    .planet = Mirel sind 2 Potenzial in der nächsten Runde. Behalte ihn und wirf die Frachtkapseln ab.
    .also = Auf die könntest du auch verzichten. In dieser Lektion wirfst du die Frachtkapseln ab.
lesson-points-end =
    8 zu 3: fast die Hälfte der 17. Jede Runde ein Planet, gute Umwelten darauf, Zivilisation für mehr, und für alles eine Wache.
    Greift jemand an, zählen beide Seiten ihre Stärke zusammen und dürfen mit Sonderkarten antworten. Das lernst du am besten in einer Partie.
