# Was jemand jetzt tun kann und was nicht, und warum.

command-why = Was du tun kannst und was nicht, und welche Regel das sagt
    .name = warum
command-why-verb = Eine Art von Spielzug
    .name = spielzug

button-why = Warum?
why-command = Als Befehl: `/{ $command }`
why-title = Was du jetzt tun kannst
why-menu = Eine Art von Spielzug …
why-choices = { $count ->
        [one] { $some }
       *[other] { $count } Möglichkeiten ({ $some })
    }
why-now = { $count ->
        [one] Das kannst du jetzt tun, auf eine Art
       *[other] Das kannst du jetzt tun, auf { $count } Arten
    }
why-begun = Angefangen hast du: { $verb }. Bring das erst zu Ende, oder nimm es zurück.
why-cannot = **{ $verbs }**: jetzt nicht. { $because }
why-hand = **Deine Hand**
why-held-now = { $card }: jetzt. { $what }
why-held-not = { $card }: jetzt nicht. { $because }
why-held = { $card }: { $said }
held-met = { $said } Jetzt erfüllst du das.
held-short = { $said } Bisher { $now } von { $need }.
held-unmet = { $said } Noch erfüllst du das nicht.
held-unpaid = { $said } Du erfüllst das, kannst aber nicht dafür zahlen.
why-none = keine Antwort auf die offene Frage.
why-not = Jetzt nicht möglich:
why-else = Auch nicht möglich:
why-example = `{ $move }`: { $because }
why-more = { $count } weitere
why-not-asked = { $seats-count ->
        [0] Du wirst gerade nichts gefragt.
       *[other] Du wirst gerade nichts gefragt; der Tisch wartet auf { FORM($seats-id, part: "dich") }.
    }
why-no-seat = Du hast keinen Platz an diesem Tisch und kannst nicht spielen. Spielplan, Verlauf und Regeln kannst du lesen.
why-over = Die Partie ist vorbei. Spielplan, Verlauf und Regeln kannst du noch lesen.
why-waits = Die Partie wartet: { $asked }.

refusal-no-verb = Einen Spielzug „{ $verb }“ gibt es in diesem Spiel nicht.
    .title = Unbekannter Spielzug.
    .remedy = Du hast die Wahl: { $verbs }.
