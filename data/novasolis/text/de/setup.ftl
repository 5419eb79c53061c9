# Vor der ersten Runde.

ask-race = wählt ein Volk
    .you = Wähle ein Volk
    .several = wählen ein Volk
    .hint = Jedes Volk hat eigene Stufen, einen Rohstoff, eine Fähigkeit und drei Technologien. Der Startspieler wählt zuletzt.
ask-objectives = wählt { $n } von { $of } Aufträgen
    .you = Wähle { $n } von deinen { $of } Aufträgen
    .several = wählen { $n } von { $of } Aufträgen
    .hint = Jeder bringt Sterne, sobald du ihn erfüllst. Behalte, was zu deinem Volk und zu den Sektoren um deine Heimatwelt passt.
ask-first-tiles = wählt { $n } von { $of } Plättchen
    .you = Wähle { $n } von deinen { $of } Standortplättchen
    .several = wählen { $n } von { $of } Plättchen
    .hint = Bei einer Vermessung deckst du sie auf Standorten ihrer Farbe auf. Deine Heimatwelt hat einen blauen, einen gelben und einen roten Standort.

choice-race = { $race } ({ $passive })
    .help = { $first ->
        [0] { $said }
       *[1] { race-first }: { $said }
    }
race-first = Gut für die erste Partie
choice-objective = { $card }
    .help = { $said }
choice-tile = { $card }
    .help = { $said }

event-seated = Zugreihenfolge der ersten Runde: { IN_ORDER($sides-id) }.
event-map = Rund um die Mitte liegen die Sektoren aus.
event-gates-begin = Sektoren mit einem Entitätstor: { $sectors }.
event-chose-race = { $side } { AGREE($side-id, "spielt", "spielst") } { FORM($race-id, part: "den") }.
event-race-in-play = Im Spiel ist { FORM($race-id, part: "der") }.
# Was behalten und was zurückgelegt wird.
keep-whole = { $cards } behalten
discard-whole = { $cards } abwerfen
event-kept-objectives = { $side } { AGREE($side-id, "behält", "behältst") } { $cards }.
    .hidden = { $side } { AGREE($side-id, "behält", "behältst") } { $n ->
        [one] 1 Auftrag
       *[other] { $n } Aufträge
    }.
event-objectives-open = { CAPITAL(FORM($side-id, part: "deine")) } Aufträge: { $cards }.
event-kept-tiles = { $side } { AGREE($side-id, "behält", "behältst") } { $cards }.
    .hidden = { $side } { AGREE($side-id, "behält", "behältst") } { $n ->
        [0] keine Plättchen
       *[other] { $n } Plättchen
    }.

refusal-race-taken = { CAPITAL(FORM($race-id, part: "der")) } gehört schon { FORM($side-id, part: "dir") }.
    .title = Schon vergeben.
    .remedy = Wähle ein Volk, das noch niemand hat.
