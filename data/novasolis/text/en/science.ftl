# Science: Survey and Discover; technologies and the market.

ask-keep = keeps up to { $n } of { $of } tiles drawn
    .you = Keep up to { $n } of the { $of } tiles you drew
    .hint = The others go back into the bag. Keep colours that fit free locations in your sectors.
move-done-keep = Keep nothing
ask-reveal = may reveal up to { $n ->
    [one] 1 tile
   *[other] { $n } tiles
}
    .you = You may reveal up to { $n ->
        [one] 1 tile
       *[other] { $n } tiles
    }
    .hint = A tile goes in a free location of its colour in one of your sectors without enemies. Filling the last one of a sector brings 1★.
move-done-reveal = Reveal nothing

choice-discover = { $needs-count ->
    [0] { $card }
   *[other] { $card }, needs { $needs }{ $lacking ->
        [nothing] {""}
        [all] {" "}(you have none, so it stays off)
       *[some] {" "}(you lack { $lacks }, so it stays off)
    }
}
    .help = { $said }
choice-discover-too = { choice-discover }, takes { $taken }
    .help = { $said }
choice-location = { $location } ({ $colour })
price-research = { $n } research
choice-charts = The last free location there: 1★
# What a tile gives in a location, and whether it is the last one there.
choice-brings = { $brings-count ->
    [0] { $charts ->
        [0] {""}
       *[1] { choice-charts }
    }
   *[other] Brings { $brings }{ $charts ->
        [0] {""}
       *[1] ; the last free location there
    }
}
asked-location = In which location?
asked-tile = Reveal another tile?
price-reveal = { $left ->
    [0] no more tiles this time
    [one] you may reveal 1 more tile
   *[other] you may reveal { $left } more tiles
}
# Tiles that are offered to be revealed together.
reveal-set = { CAPITAL($tiles) }
    .help = { $brings-count ->
        [0] {""}
       *[other] Brings { $brings }
    }
reveal-one = { $card } in { $sector }
reveal-whole = Reveal { $n ->
    [one] 1 tile
   *[other] { $n } tiles
}

event-surveyed = { $side } drew { $cards }.
    .hidden = { $side } drew { $n ->
        [0] no tiles
        [one] 1 tile
       *[other] { $n } tiles
    }.
event-revealed = { $side } revealed { $tile }.
event-revealed-ahead = Reveal { $tile }.
event-stars-reveal = { $side } gained { $stars } for the tile.
event-charted = { $side } charted { $sector }.
event-stars-charted = { $times ->
        [one] { $side } gained { $stars } for charting it.
       *[other] { $side } gained { $stars } for each of { $times } sectors charted.
    }
event-artifact = { $side } found the ancient artifact in { $sector }.
event-stars-artifact = { $side } gained { $stars } for the artifact.
event-discovered = { $side } discovered { $card } for { $cost } research.
event-stars-technology = { $side } gained { $stars } for the discovery.
event-stars-technology-active = { $side } gained { $stars } for a great technology that works for the first time.
event-science-paid = { $side } paid { $n } energy for both parts of Science.
event-market-card = New in the market: { $card }.
event-market-discard = { $card } left the market.

refusal-reveal-limit = You can reveal { $n ->
        [one] 1 tile
       *[other] { $n } tiles
    } in a Survey, and { $card } would be one too many.
    .title = Enough tiles.
    .remedy = Leave one out; you can reveal it next time.
refusal-reveal-nowhere = { $card } fits nowhere now.
    .title = No free location.
    .remedy = It needs a free location of its colour in one of your sectors without enemies.
refusal-reveal-not-held = You do not have { $card } in your hand.
    .title = Not in your hand.
    .remedy = Reveal tiles from your hand.
refusal-reveal-not-productive = { $sector } is not yours, or enemies are there.
    .title = Not productive.
    .remedy = Reveal tiles in your sectors without enemies.
refusal-reveal-anomaly = { $location } is an anomaly and takes no tile.
    .title = Anomaly.
    .remedy = Choose a blue, yellow or red location.
refusal-reveal-taken = { $location } has a tile already.
    .title = Not free.
    .remedy = Choose a free location.
refusal-reveal-colour = { $location } is { $colour }, and { $card } needs { $needed }.
    .title = Wrong colour.
    .remedy = Choose a location of the tile’s colour.
refusal-science-done = You have finished { $option } in this Science.
    .title = Done already.
    .remedy = Each part of Science can be taken once a turn.
refusal-science-too-dear = The other part of Science costs { $cost } energy, and you have { $energy }.
    .title = Not enough energy.
    .remedy = Choose Done.
refusal-discover-owned = You have { $card } already.
    .title = Yours already.
    .remedy = Choose another technology; no one owns one twice.
refusal-discover-no-artifact = { $card } is an ancient technology, and you control no artifact.
    .title = No artifact.
    .remedy = Find an artifact first: settle an anomaly sector, or reveal Ancient Ruins.
refusal-discover-not-there = { $card } is neither in the market nor one of your race’s technologies.
    .title = Not on offer.
    .remedy = Choose from the market, your own race’s technologies or the ancient ones.
refusal-discover-too-dear = { $card } costs { $cost } research, and you have { $research }.
    .title = Not enough research.
    .remedy = Choose a cheaper technology, or gain research with Logistics first.
