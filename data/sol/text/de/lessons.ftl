## Lessons

lesson-turn-sun =
    Die Sonne stirbt. Du bist Blau, { $rival } ist Gelb: Eure Mutterschiffe kreisen am Rand um die Sonne.
    In deinem Zug führst du eine Aktion aus: **Bewegen**, **Umwandeln** oder **Aktivieren**. Hier übst du jede einmal.
lesson-turn-move =
    Zuerst **Bewegen**. Du hast 3 Bewegungspunkte: Ein Start kostet 1, ein Feld zu fliegen kostet 1.
    Zwei Sonnentaucher mit einem Feld dazwischen können ein Energieknoten werden. Bring also einen auf L1 und einen auf L3.
    .other = Das geht, aber es gibt keinen Knoten. Du brauchst je einen Sonnentaucher auf L1 und L3, und L2 bleibt dazwischen frei.
    .orbit = Der äußere Orbit kommt später dran. Dieser Knoten soll auf L2 stehen, also bleib im inneren: L1 und L3.
    .hold = Wer abwartet, verschenkt drei Bewegungspunkte. Starte nach L1 und nach L2, dann fliege weiter nach L3.
lesson-turn-node =
    L1 und L3 sind deine, L2 liegt dazwischen: Das ist das Muster für einen **Knoten**.
    Das **Umwandeln** verbraucht die beiden Sonnentaucher. Sie sind nicht verloren: Sie kommen in die Reserve, und eine Schmiede holt sie zurück.
    .other = Das Muster ist fertig. Wandle erst L1 und L3 in den Knoten um.
    .hold = Das Muster ist fertig, also nutze es: Mach einen Knoten daraus.
lesson-turn-fly =
    Ein Knoten arbeitet, wenn einer deiner Sonnentaucher auf ihm steht. Dein Mutterschiff ist weitergezogen: Starte daneben und fliege ein Feld zurück.
    Dann hast du noch einen Punkt: Starte einen weiteren, für dein nächstes Muster.
    .other = Fast. Ein Sonnentaucher muss auf L2 ankommen, wo der Knoten steht: Starte nach L3, fliege nach L2 und starte noch einen nach L3.
    .convert = Noch gibt es nichts Besseres zu bauen. Bring einen Sonnentaucher zu deinem Knoten auf L2.
    .deconvert = Behalte deinen Knoten: Er hat noch nichts gebracht. Bring einen Sonnentaucher nach L2.
    .activate = Noch steht kein Sonnentaucher auf dem Knoten. Bring einen nach L2.
    .hold = Dein Knoten tut nichts, bis ein Sonnentaucher kommt. Bring einen nach L2.
    .also = So herum geht es auch.
lesson-turn-activate =
    Jetzt **Aktivieren**. Im inneren Orbit bringt ein Knoten 1 Energie und, weil er dir gehört, 1 als Bonus.
    Der Sonnentaucher kehrt ins Mutterschiff heim, bereit für den nächsten Start.
    .other = Das kannst du im nächsten Zug tun. Dein Sonnentaucher steht auf dem Knoten, also hol erst die Energie.
    .convert = Das würde den Sonnentaucher verbrauchen, der jetzt für dich arbeiten soll. Aktiviere den Knoten auf L2.
    .deconvert = Behalte den Knoten: Er bringt etwas, sooft ein Sonnentaucher auf ihm steht. Aktiviere ihn.
    .hold = Die Energie liegt bereit. Aktiviere den Knoten auf L2.
lesson-turn-end =
    Du hast 5 Energie: Deine erste Maschine läuft. Energie zählt noch nicht: **Türme** in der Sonne machen Schub daraus, und Schub gewinnt.
    Spiele als Nächstes „Deine ersten Punkte“. Da geht es in die Sonne.
lesson-points-goal =
    Die Arche flieht vor der Sonne, und **Schub** treibt sie an: Wer den meisten hat, wenn die Sonne birst, gewinnt. Noch habt ihr beide keinen.
    Ein Turm in der Sonne macht Energie zu Schub. Du hast 3 Energie und Sonnentaucher auf U5 und L5.
lesson-points-bridge =
    Eine dicke Linie versperrt den Weg vom inneren Orbit in die Sonne. Nur eine **Brücke** führt hinüber.
    Ein Sonnentaucher auf U5 und einer darunter auf L5 werden zu einer Brücke, einen Schritt weiter innen. Sie gibt dir auch einen vierten Bewegungspunkt.
    .other = Das öffnet die Sonne nicht. Wandle U5 und L5 in die Brücke um: Du hast genau, was sie braucht.
    .hold = Abwarten öffnet nichts. Wandle U5 und L5 in die Brücke um.
lesson-points-cross =
    Weil du in der Sonne gebaut hast, hast du eine Karte gezogen. Du behältst sie für einen besonderen Effekt in einem späteren Zug.
    Jetzt hinüber: Fliege den Sonnentaucher von L5 nach C5 und starte einen nach L6, der ihm folgt. Der eine wird Teil eines Turms, der andere arbeitet darin.
    .other = Du brauchst zwei Sonnentaucher auf C5: Der auf L5 fliegt für 1 Punkt hinüber, der andere startet nach L6 und fliegt zwei Felder.
    .orbit = Deine Brücke beginnt im inneren Orbit. Starte nach L6: Von dort sind es zwei Felder bis C5.
    .convert = Noch nicht: Du würdest den Sonnentaucher verlieren, der hinüber soll. Fliege ihn nach C5.
    .deconvert = Ohne die Brücke stehst du wieder vor verschlossener Tür. Überquere sie.
    .use = Heb dir die Karte auf; es geht auch ohne sie. Fliege nach C5.
    .hold = Der Weg ist frei. Überquere die Brücke mit zwei Sonnentauchern.
lesson-points-line =
    Ein **Sendeturm** braucht drei Sonnentaucher untereinander: äußerer Orbit, innerer Orbit, in der Sonne. Dein Mutterschiff steht neben U7 und L7, also triff es bei C7.
    Fliege einen Sonnentaucher von C5 nach C7 und starte nach U7 und L7. Das sind 4 Punkte.
    .other = Ein Turm braucht dreimal dieselbe Zahl: U7, L7 und C7. Fliege einen von C5 nach C7 und starte nach U7 und L7.
    .convert = Heb diese Sonnentaucher auf: Der Turm braucht sie. Bring U7, L7 und C7 in eine Linie.
    .deconvert = Behalte deine Brücke: Sie gibt dir den vierten Punkt, den du jetzt brauchst.
    .activate = Nichts dort bringt so viel wie ein Turm. Bring U7, L7 und C7 in eine Linie.
    .use = Behalte die Karte; vier Punkte reichen. Bring U7, L7 und C7 in eine Linie.
    .hold = Abwarten bringt keine Punkte. Bring U7, L7 und C7 in eine Linie.
lesson-points-tower =
    U7, L7, C7: Das Muster ist fertig. Wandle es in einen Turm auf C7 um, dem innersten Feld.
    Tiefere Türme bringen mehr, ziehen aber mehr Karten, und jede Eruption bringt das Ende näher.
    .other = Das Muster steht. Wandle es erst in den Turm um.
    .bridge = Eine Brücke hast du. Als Turm sind diese Sonnentaucher mehr wert: Er bringt die Punkte.
    .node = Ein Knoten macht Energie, und davon hast du vorerst genug. Baue den Turm: Er bringt die Punkte.
    .deconvert = Behalte deine Brücke. Wandle U7, L7 und C7 in den Turm um.
    .use = Behalte die Karte. Wandle U7, L7 und C7 in den Turm um.
    .hold = Der Turm ist baureif. Wandle um.
lesson-points-card =
    Dein Turm hat eine Sonneneruption gezogen. Nach 13 davon birst die Sonne und die Partie endet: Wer tief baut, verkürzt sie also auch.
    Eine Karte darfst du für später behalten. Behalte Schwingung.
    .other = Behalte erst eine Karte.
    .also = Die Sonneneruption ginge auch. In dieser Lektion behältst du Schwingung.
lesson-points-board =
    Dein Turm steht. Wie jede Station arbeitet er, wenn einer deiner Sonnentaucher auf ihm ist.
    Der andere wartet auf C5, zwei Felder entfernt. Fliege ihn nach C7.
    .other = Bring erst einen Sonnentaucher zum Turm: Fliege von C5 nach C7, sonst nichts.
    .convert = Verbrauche nicht deinen letzten Sonnentaucher in der Sonne: Er soll im Turm arbeiten. Fliege ihn nach C7.
    .deconvert = Behalte, was du gebaut hast. Fliege von C5 nach C7.
    .use = Behalte die Karte. Fliege von C5 nach C7.
    .activate = Dein Turm ist leer. Fliege von C5 nach C7.
    .hold = Der Turm wartet auf einen Sonnentaucher. Fliege von C5 nach C7.
lesson-points-activate =
    Jetzt **aktiviere** ihn. In dieser Schicht macht ein Turm aus 2 Energie 2 Schub.
    Schub ist dein Punktestand: Das sind deine ersten Punkte.
    .other = Das kann warten. Du hast 3 Energie und einen Sonnentaucher im Turm: Mach Schub daraus.
    .convert = Dein Sonnentaucher steht, wo er Punkte bringt. Aktiviere den Turm.
    .deconvert = Der Turm hat noch nichts gebracht. Aktiviere ihn.
    .use = Behalte die Karte. Aktiviere den Turm auf C7.
    .hold = Die Punkte sind einen Klick entfernt. Aktiviere den Turm auf C7.
lesson-points-bonus =
    Es ist dein eigener Turm, also darfst du seinen Bonus nehmen: 1 Energie mehr für 1 Schub mehr.
    Energie allein bringt keine Punkte, und dein nächster Knoten erzeugt neue. Nimm den Bonus.
    .other = Du würdest 1 Energie behalten und 1 Schub verschenken. Nimm den Bonus.
lesson-points-end =
    3 Schub zu 0: Du führst. So geht es weiter: Knoten für Energie, Sonnentaucher zum Turm, Energie zu Schub.
    Zwei Dinge noch: Ein Turm im Kern bringt 8, und ein Sonnentaucher, der aus dem Kern ins Herz stürzt, bringt 2.
