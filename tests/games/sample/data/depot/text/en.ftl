title = Depot
tagline = Crates, fuel and forty stars.
credits = Made up for the tests.
headline = turn { $turn } of { $turns }

preset-first = First game
    .help = The only way to play

verb-ship = Ship crates
    .help = Send crates to a star
    .next = Where to?
verb-burn = Burn fuel
    .help = Turn fuel into points
verb-visit = Visit a star
    .help = Go and see it, for one fuel
verb-rest = Rest
    .help = Take on fuel
param-load = fuel, star and crates
param-fuel = how much fuel
param-way = how
param-star = star

choice-fuel = { $amount } fuel
choice-star = star { $star }
    .band = { $sector }
    .help = In the { $sector }
choice-crate = crate { $crate }
    .help = Worth { $worth }
choice-hot = hot
    .help = One point for two fuel
choice-cold = cold
    .help = One point for three fuel
sector-north = North
sector-south = South
price-fuel = { $fuel } fuel left
ship-whole = Ship { $count } to { $star }

ask-turn = is on turn
    .you = It is your turn
    .several = are on turn

event-shipped = { $seat } shipped { $crates } to { $star } with { $fuel } fuel.
event-burned = { $seat } burned { $fuel } fuel.
event-visited = { $seat } visited { $star }.
event-rested = { $seat } rested and { AGREE($seat-id, "has", "have") } { $fuel } fuel.
