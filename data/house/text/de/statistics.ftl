# Statistik und Wertung eines Servers.

command-stats = Zeigt, was du oder jemand anders auf diesem Server gespielt hat
    .name = statistik
command-stats-member = Wessen Statistik (ohne Angabe: deine)
    .name = mitglied
command-stats-game = Nur in einem Spiel
    .name = spiel
command-ranking = Zeigt die Rangliste eines Spiels auf diesem Server
    .name = rangliste
command-ranking-game = Welches Spiel (ohne Angabe: das meistgespielte)
    .name = spiel

button-stats = Statistik
button-ranking = Rangliste
button-my-stats = Meine Statistik

stats-heading = { $name } auf diesem Server
stats-none = { $name } hat auf diesem Server noch keine Partie zu Ende gespielt.
stats-total = { $games ->
        [0] Keine Partie
        [one] Eine Partie
       *[other] { $games } Partien
    } zu Ende gespielt{ $early ->
        [0] {""}
        [one] , eine vorzeitig beendet
       *[other] , { $early } vorzeitig beendet
    }.
stats-favourite = Spielt am häufigsten { $game }.
stats-together = Spielt am häufigsten mit { $people }.
stats-partner = { $name } ({ $games })
stats-game = **{ $game }**: { $games ->
        [one] eine Partie
       *[other] { $games } Partien
    }, { $wins ->
        [0] keine gewonnen
        [one] eine gewonnen
       *[other] { $wins } gewonnen
    }
stats-game-none = **{ $game }**: keine Partie zu Ende gespielt
stats-average = im Schnitt Platz { $place } von { $of }
stats-best = Bestwert { $score }
stats-early = { $early ->
        [one] eine vorzeitig beendet
       *[other] { $early } vorzeitig beendet
    }
stats-points = { $points } Punkte, { $sure }

course-title = Die Punkte von { $name }
course-game = Partie { $number }
course-alt = Die Punkte von { $name } in { $games } gewerteten Partien: von { $first } auf { $last }, höchstens { $most }.
duels-title = { $name } gegen andere
duel-ahead = vorn
duel-level = gleichauf
duel-behind = hinten
duel-figure = { $ahead }–{ $level }–{ $behind }
duel-line = { $name }: { $ahead } vorn, { $level } gleichauf, { $behind } hinten
duels-alt = { $name } gegen andere. { $lines }.

button-season-all = Gesamt
button-season-now = Diese Saison
button-season-last = Letzte Saison
ranking-since = Partien, die seit { $since } endeten; eine Saison dauert drei Monate.
ranking-between = Partien, die zwischen { $since } und { $until } endeten.
ranking-heading = { $game }: Rangliste auf diesem Server
ranking-line = { $place }. **{ $name }** · { $points } Punkte · { $wins } von { $games ->
        [one] einer Partie
       *[other] { $games } Partien
    } gewonnen · { $sure }
ranking-new = { $name } ({ $games } von { $least } Partien)
ranking-waiting = Noch nicht in der Rangliste: { $people }.
ranking-none = Noch wurde hier keine gewertete Partie { $game } zu Ende gespielt. In die Rangliste kommt, wer mindestens { $least } davon hat.
ranking-explained = Punkte sind vorsichtig geschätzt: Mindestens so stark ist jemand fast sicher. Alle beginnen bei 0. Gute Plätze gegen starke Spieler bringen Punkte, mehr Partien auch. Solo- und Koop-Partien, Partien mit Gleichstand und Tische ohne Wertung zählen nicht.
ranking-more = { $more ->
        [one] und eine weitere Person
       *[other] und { $more } weitere
    }
sure-very = gut bekannt
sure-fairly = recht sicher
sure-hardly = noch geraten

refusal-only-in-server = Statistiken gehören zu einem Server; in Direktnachrichten gibt es sie nicht.
    .title = Nicht hier.
    .remedy = Frag in einem Kanal des Servers.
