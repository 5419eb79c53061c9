# Abstimmungen am Tisch.

vote-over = { $ended ->
        [yes] Die Partie ist vorbei, und diese Abstimmung mit ihr.
       *[no] Diese Abstimmung ist nicht mehr nötig.
    }
vote-given = { $choice }: { $seats }.

refusal-vote-gone = Diese Abstimmung ist vorbei oder nicht mehr nötig.
    .title = Nichts abzustimmen.
    .remedy = Die neueste Nachricht im Kanal zeigt, was offen ist.
refusal-vote-not-yours = Du hast hier keine Stimme.
    .title = Nicht deine Abstimmung.
    .remedy = Abstimmen { AGREE($voters-id, "darf", "darfst", "dürfen", "dürft") } { $voters }.
refusal-vote-same = So hast du schon gestimmt.
    .title = Schon gezählt.
    .remedy = { $missing-count ->
        [0] Du kannst deine Stimme noch ändern.
       *[other] Noch fehlt die Stimme von { FORM($missing-id, part: "dir") }. So lange kannst du deine ändern.
    }
refusal-vote-choice = Das steht nicht zur Wahl.
    .title = Keine der Möglichkeiten.
    .remedy = Du hast die Wahl: { $choices }.
refusal-vote-rests = { $what ->
    [ruling] Der Tisch wollte vor Kurzem schon nicht zurück.
   *[other] Der Tisch hat das erst vor Kurzem abgelehnt.
}
    .title = Schon gefragt.
    .remedy = Fragen kannst du wieder <t:{ $until }:R>.
