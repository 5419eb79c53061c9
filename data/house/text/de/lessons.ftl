## Lektionen: eine Partie nach Drehbuch, nur für eine Person.

button-lessons = Lektionen
lessons-title = { $game } lernen
lessons-text = Spiel ein paar Spielzüge nach den echten Regeln. Nur du siehst sie, und aufhören kannst du jederzeit.
lesson-turn = Ein Zug
    .help = Was ein Zug ist und was er bringt.
lesson-points = Deine ersten Punkte
    .help = Von nichts zu Punkten, die zählen, und warum.
lesson-state = { $minutes } Minuten{ $state ->
        [begun] , angefangen
        [done] , geschafft ✓
       *[new] {""}
    }
lesson-heading = { $title } · { $number } von { $beats }
lesson-how = → { $how }
lesson-answer = **{ $chosen }?** { $answer }
lesson-changed = Seit du zuletzt hier warst, haben sich die Regeln geändert. Du machst da weiter, wo du warst, nach den neuen.
lesson-changed-anew = Seit du zuletzt hier warst, haben sich die Regeln geändert. Die Lektion beginnt darum von vorn.
button-lesson-begin = Anfangen
button-lesson-on = Weiter
button-lesson-again = Von vorn
button-lesson-leave = Alle Lektionen
button-lessons-help = Zurück zur Hilfe
refusal-lesson-broken = Diese Lektion passt nicht zu den jetzigen Regeln und muss erst repariert werden. Fehlercode: { $code }
    .title = Außer Betrieb.
    .remedy = Nimm eine andere Lektion, oder spiel gegen den Computer.
