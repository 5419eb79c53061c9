## Lessons

lesson-turn-sky =
    Du spielst die Ganz Normalen Leute, in Blau, und beginnst neben der Venus. { $rival } ist Gelb, neben dem Merkur.
    Du hast 16 Energie zum Fliegen und 4 Rohstoffe zum Einkaufen. Ein Zug heißt: **bewegen**, dann einen Planeten nutzen oder abbauen.
lesson-turn-fly =
    Dein Frachtraum ist voll, also kaufe ein, bevor du abbaust. Am Mars gibt es Ausbauten, und D3, der Sektor nebenan, grenzt an ihn.
    Ein leerer Sektor kostet 1 Energie, und sie **bleibt dort liegen**: Das nächste Schiff zahlt mehr.
    .other = Dorthin kannst du fliegen, aber der Mars ist einen Schritt entfernt, und du hast Rohstoffe. Fliege nach D3 und nutze den Mars.
    .planet = Dieser Planet lohnt sich später. Der Mars ist am nächsten, und was du dort kaufst, bringt sofort Punkte.
    .asteroid = Dein Frachtraum ist voll: Was du jetzt abbaust, ginge verloren. Kaufe erst ein, am Mars.
    .pass = Passen beendet deine ganze Runde, und 16 Energie blieben ungenutzt. Fliege zum Mars.
    .rescue = Du bist nicht in Not, und nur die erste Rettung ist kostenlos. Fliege zum Mars.
    .offer = Noch brauchst du nichts von { $rival }. Fliege zum Mars.
lesson-turn-buy =
    Du hast 4 Rohstoffe, und ein Ausbau kostet 2: Kaufe zwei. Jeder bringt 1 Punkt.
    Setze beide in den **Frachtraum** ein. Damit ist seine erste Stufe fertig, das bringt 1 Punkt mehr, und du fasst von nun an 6 Rohstoffe.
    .other = Das bringt auch Punkte, aber ein größerer Frachtraum lohnt sich bei jedem Abbau. Setze beide Ausbauten dort ein.
    .rescue = Du bist nicht in Not. Kaufe zwei Ausbauten für deinen Frachtraum.
lesson-turn-done =
    Eine Aktion je Zug: Du hast den Mars genutzt, also ist dieser Zug vorbei. Sieh zu, was { $rival } zahlt, wo du geflogen bist.
    .other = Du bist nicht in Not, und nur die erste Rettung ist kostenlos. Beende deinen Zug.
lesson-turn-end =
    { $rival } hat für D3 2 gezahlt, weil dort deine 1 Energie lag. Denk daran, wenn du deinen Weg planst, und an den Heimweg.
    Du hast 3 Punkte: 2 für Ausbauten, 1 für eine Stufe. Spiele als Nächstes „Deine ersten Punkte“.
lesson-points-goal =
    Es geht nach „Ein Zug“ weiter: Du hast 3 Punkte, zwei Ausbauten und eine Stufe des Frachtraums, aber keine Rohstoffe. Nach drei Runden gewinnt, wer die meisten Punkte hat.
    Der Kreislauf ist immer derselbe: Asteroiden **abbauen**, an einem Planeten **einkaufen**, am Merkur **laden**.
lesson-points-mine =
    Die Asteroiden in Band E liegen verdeckt und bringen 2 bis 6 Rohstoffe. Du hast Platz für 6.
    Der in E4 ist zwei Schritte entfernt, und E4 grenzt auch an den Mars, wo du als Nächstes hinwillst. Fliege hin und baue ihn ab.
    .other = Das bringt keine Rohstoffe, und ohne sie kaufst du nichts. Fliege nach E4 und baue den Asteroiden ab.
    .asteroid = Dieser Asteroid mag ebenso gut sein, aber E4 grenzt an den Mars, wo du ausgibst, was du findest. Baue den dort ab.
    .pass = Passen beendet deine Runde: keine Punkte mehr bis zur nächsten. Baue erst ab.
    .rescue = Du hast noch Energie. Heb dir die eine kostenlose Rettung auf und fliege nach E4.
    .offer = Noch hast du nichts zu geben. Baue den Asteroiden in E4 ab.
lesson-points-mars =
    Er war 4 wert: genug für zwei Ausbauten. Um den Mars zu nutzen, beende eine Bewegung in einem anderen Sektor neben ihm.
    D4 ist schon zweimal durchflogen worden und kostet inzwischen 4. E3 ist leer und kostet 2, also nimm diesen Weg.
    .other = Du hast 4 Rohstoffe, und der Mars ist einen Schritt entfernt. Fliege nach E3 und nutze den Mars.
    .dear = D4 grenzt auch an den Mars, kostet aber 4 Energie: Dort waren schon andere. E3 kostet 2.
    .pass = Erst hast du Rohstoffe auszugeben. Fliege nach E3 und nutze den Mars.
    .rescue = Du hast noch Energie. Heb dir die eine kostenlose Rettung auf und fliege nach E3.
    .offer = Gib nicht weg, was am Mars Punkte wert ist. Fliege nach E3.
lesson-points-buy =
    Zwei weitere für den Frachtraum machen seine zweite Stufe fertig: 2 Punkte für die Ausbauten, 1 für die Stufe.
    Am Ende wären die 4 Rohstoffe nur 2 wert gewesen. So bringen sie 1 Punkt mehr und Platz für zwei weitere Rohstoffe.
    .other = Damit wäre noch nichts fertig, es zählen nur die Ausbauten. Die nächste Stufe des Frachtraums braucht bloß zwei.
    .battery = Ein guter Kauf: Auch da wird eine Stufe fertig. Aber in dieser Lektion nimmst du den Frachtraum.
    .sails = Sonnensegel brauchen drei Ausbauten, bis sie etwas tun. Die nächste Stufe des Frachtraums braucht zwei.
    .rescue = Du bist nicht in Not. Kaufe zwei Ausbauten.
lesson-points-home =
    Du hast noch 10 Energie, und jeder Sektor auf dem Heimweg hat inzwischen seinen Preis. Geht sie dir weit draußen aus, hilft nur eine Rettung: Die erste ist kostenlos, jede weitere kostet 20 Punkte.
    Fliege jetzt heim zum **Merkur**, solange du es noch zahlen kannst, und lade.
    .other = Das sieht verlockend aus, aber dann reicht deine Energie nicht nach Hause. Fliege zum Merkur und lade.
    .jupiter = Exoplaneten kosten Rohstoffe, und dein Frachtraum ist leer. Fliege zum Merkur und lade.
    .pass = Passen bringt 2 Energie je Zug: zu wenig. Laden am Merkur bringt rund 10.
    .rescue = Auch eine Rettung brächte dich hin, aber nur die erste ist kostenlos. Heb sie dir auf, solange du den Weg zahlen kannst.
    .offer = Vielleicht gäbe { $rival } dir Energie, aber nicht umsonst. Der Merkur lädt dich kostenlos.
lesson-points-rest =
    Deine Batterie hat wieder Energie. Was du unterwegs gezahlt hast, bleibt dort bis zum Ende der Runde: Nimm nächstes Mal einen anderen Weg.
    .other = Du bist daheim und geladen: Eine Rettung brauchst du nicht. Beende deinen Zug.
lesson-points-end =
    Von 3 auf 6 Punkte, und 10 Energie, um weiterzumachen: vier Ausbauten und zwei Stufen. Nun kannst du bis zu 8 Rohstoffe auf einmal abbauen.
    Mehr Punkte bringen Exoplaneten (Jupiter) mit Kundschaftern (Venus) und geheime Aufträge (Saturn).
