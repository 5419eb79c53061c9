# Leerentechnologie: Dunkle Materie aus den Wracks der Entität, und Technologien, die sie speist.

option-void = Leerentechnologie
    .help = Wer am meisten von der Entität zerstört, erhält Dunkle Materie. Sie speist Leerentechnologien: Kampfplättchen mit neuen Kräften. Ohne die Entität gibt es kaum Dunkle Materie.
value-void-on = an
value-void-off = aus

tour-void = Zu Beginn jeder Phase der Entität geht eine **Dunkle Materie** an das Reich mit den meisten Punkten: Es zählen die Einheiten der Entität, die es seit der letzten Phase zerstört hat, abzüglich der Dunklen Materie, die es schon hat.

    Mit Dunkler Materie zahlst du **Leerentechnologien**: vier Karten, jede mit zwei Seiten zur Wahl. Sie sind sofort und für immer aktiv, ganz ohne Rohstoffe, und ihre Kampfplättchen haben neue Kräfte: Würfel, die du neu würfelst oder die mit jedem Würfel daneben stärker werden.

card-void-siphon = Leerensauger
card-entropy-lens = Entropielinse
card-plasma-beams = Plasmastrahlen
card-void-shields = Leerenschilde
card-entropy-cannon = Entropiekanone
card-phase-armour = Phasenpanzerung
card-chaos-lance = Chaoslanze
card-event-horizon-screen = Ereignishorizont-Schirm
card-void-fury = Leerenzorn
card-annihilation-pulse = Vernichtungspuls

do-dark-matter = beim Erforschen erhältst du { $n } Dunkle Materie, falls noch welche da ist
do-dark-matter-claim = du zählst { $add ->
    [one] 1 Punkt
   *[other] { $add } Punkte
} mehr, wenn Dunkle Materie vergeben wird

verb-cover = Plättchen obenauf
    .name = obenauf
    .help = Wählen, welches deiner Plättchen obenauf liegt, wenn sich mehrere ein Kampffeld teilen
ask-cover = wählt das oberste Plättchen auf Kampffeld { $slot }
    .you = Wähle das oberste Plättchen auf Kampffeld { $slot }
    .hint = Beide Technologien bleiben aktiv, aber im Kampf zählt nur das oberste Plättchen. In deiner nächsten Logistik kannst du neu wählen.

choice-cover = { $card }
    .help = { $said }

event-dark-matter-claimed = { CAPITAL($side) } { AGREE($side-id, "holt sich", "holst dir") } mit { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkten
} 1 Dunkle Materie. { $left ->
    [0] Mehr gibt es nicht
   *[other] Noch { $left } übrig
}.
event-dark-matter-tied = Niemand holt sich Dunkle Materie: { $sides } { AGREE($sides-id, "liegt", "liegst", "liegen", "liegt") } mit { $n } gleichauf.
event-dark-matter-gained = { CAPITAL($side) } { AGREE($side-id, "erhält", "erhältst") } { $n } Dunkle Materie. { $left ->
    [0] Mehr gibt es nicht
   *[other] Noch { $left } übrig
}.
event-void-powered = { $n } Dunkle Materie speist für immer { $side-id ->
        [reader] deine Technologie { $card }
       *[other] { $card } von { FORM($side-id, part: "dir") }
    }. Die Technologie ist sofort aktiv.
event-covered = { $side } { AGREE($side-id, "legt", "legst") } auf Kampffeld { $slot } das Plättchen von { $card } obenauf.

refusal-discover-dark-matter = { $card } verbraucht { $cost } Dunkle Materie, und du hast { $stock } im Vorrat.
    .title = Zu wenig Dunkle Materie.
    .remedy = Zerstöre bis zur nächsten Phase der Entität mehr von ihr als die anderen: So kommst du an Dunkle Materie.
