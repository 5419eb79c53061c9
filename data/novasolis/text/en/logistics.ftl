# Logistics: income, technologies switched on, hand limit, upkeep.

ask-allocate = chooses which technologies are active
    .you = Choose which technologies are active
    .hint = Each needs its resources until your next Logistics; nothing is used up. If two cover the same slot of your combat grid, the later one counts.
ask-discard = discards { $n ->
    [one] 1 tile
   *[other] { $n } tiles
}
    .you = Discard { $n ->
        [one] 1 tile
       *[other] { $n } tiles
    }
    .hint = You have more tiles than your hand limit. They go back into the bag.
ask-upkeep = pays { $cost } energy or gives up the excess: { $units ->
    [0] {""}
    [one] 1 unit over Fleet
   *[other] { $units } units over Fleet
}{ $units ->
    [0] {""}
   *[other] { $colonies ->
        [0] {""}
       *[other] {" "}and{" "}
    }
}{ $colonies ->
    [0] {""}
    [one] 1 colony over Population
   *[other] { $colonies } colonies over Population
}
    .you = Pay { $cost } energy or give up the excess: { $units ->
        [0] { "" }
        [one] 1 unit over Fleet
       *[other] { $units } units over Fleet
    }{ $units ->
        [0] { "" }
       *[other]
            { $colonies ->
                [0] { "" }
               *[other] { " " }and{ " " }
            }
    }{ $colonies ->
        [0] { "" }
        [one] 1 colony over Population
       *[other] { $colonies } colonies over Population
    }
    .hint = It costs 1 energy for each, at every Logistics, until your levels are high enough again.
ask-upkeep-short = gives up the excess: { $units ->
    [0] {""}
    [one] 1 unit over Fleet
   *[other] { $units } units over Fleet
}{ $units ->
    [0] {""}
   *[other] { $colonies ->
        [0] {""}
       *[other] {" "}and{" "}
    }
}{ $colonies ->
    [0] {""}
    [one] 1 colony over Population
   *[other] { $colonies } colonies over Population
}
    .you = Give up the excess: { $units ->
        [0] { "" }
        [one] 1 unit over Fleet
       *[other] { $units } units over Fleet
    }{ $units ->
        [0] { "" }
       *[other]
            { $colonies ->
                [0] { "" }
               *[other] { " " }and{ " " }
            }
    }{ $colonies ->
        [0] { "" }
        [one] 1 colony over Population
       *[other] { $colonies } colonies over Population
    }
    .hint = To keep it all would cost { $cost } energy, which you do not have. Give up pieces until you can pay for the rest.

choice-technology = { $card }{ $needs-count ->
    [0] {""}
   *[other] {" "}(needs { $needs })
}
choice-does = { $said }
choice-remove-ship = the ship in { $sector }
choice-remove-station = the station in { $sector }
choice-remove-flagship = the flagship in { $sector }
choice-remove-colony = the colony in { $sector }
allocate-whole = Activate { $n ->
    [one] { $cards }
    [2] { $cards }
   *[other] { $n } technologies
}
asked-technology = Activate another?
allocate-nothing = Activate nothing
price-allocate = { $used ->
    [0] No resources used
    [one] 1 resource used
   *[other] { $used } resources used
}, { $left ->
    [0] none left
   *[other] { $left } left
}

event-income = { $side } gained { $energy ->
        [0] no energy
       *[other] { $energy } energy
    } and { $research ->
        [0] no research
       *[other] { $research } research
    }.
event-counted = { $side } can use { $resources } for technologies this turn.
event-counted-nothing = { $side } { AGREE($side-id, "has", "have") } no resources to use this turn.
event-allocated = { $side } { AGREE($side-id, "has", "have") } these technologies active: { $cards }.
event-allocated-ahead = Activate { $cards }.
event-allocated-nothing = { $side } { AGREE($side-id, "has", "have") } no active technologies.
event-discarded = { $side } discarded { $cards }.
    .hidden = { $side } discarded { $n ->
        [one] 1 tile
       *[other] { $n } tiles
    }.
event-upkeep-paid = { $side } paid { $n } energy for upkeep.
event-given-up-ship = { $side } gave up a ship in { $sector }.
event-given-up-station = { $side } gave up a station in { $sector }.
event-given-up-flagship = { $side } gave up the flagship in { $sector }.
event-given-up-colony = { $side } gave up the colony in { $sector }.

refusal-allocate-not-owned = You do not have { $card }.
    .title = Not yours.
    .remedy = Activate technologies that you have discovered.
refusal-allocate-twice = { $card } is on your list already.
    .title = Twice.
    .remedy = Name each technology once.
refusal-allocate-short = { $card } needs { $needs }, and the resources you have left do not cover it.
    .title = Not enough resources.
    .remedy = Leave out a technology that uses the same resource.
why-income = technology
refusal-allocate-limit = You can have { $n } basic technologies active, and { $card } would be one too many.
    .title = Too many basic technologies.
    .remedy = Leave out another basic technology; race and ancient ones do not count.
refusal-upkeep-short = Upkeep costs { $cost } energy, and you have { $energy }.
    .title = Not enough energy.
    .remedy = Give up units or colonies until you can pay for the rest.
