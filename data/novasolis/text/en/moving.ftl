# Move: fleets, support, and colonies taken at the end.

choice-fleet = { $n ->
    [one] 1 ship
   *[other] { $n } ships
} from { $sector }
choice-spread = 1 ship each to { $sectors }: you may settle them
# Ships sent to sectors that are settled in the same move.
choice-venture = 1 ship each to { $sectors }, and settle { $n ->
        [2] both
       *[other] all { $n }
    }
    .help = Uses your Move and your Build
choice-venture-from = 1 ship from { $from } to { $sectors }, and settle it
    .help = Uses your Move and your Build
choice-venture-to = To { $sector }, and settle it
    .help = Uses your Move and your Build
# Where a fleet can go, and what is there.
choice-goal-free = To { $sector }: { $room ->
        [0] empty, but your Population is full
       *[other] you may settle it
    }{ $half ->
        [0] {""}
       *[other] , { $stars }
    }{ $artifact ->
        [0] {""}
       *[other] , an artifact
    }
    .band = Free sectors
choice-goal-enemy = To { $sector }{ $enemies-count ->
        [1] , may fight { $forces }
        [2] : fight { $enemies } ({ $units } units)
       *[other] : fight { $enemies-count } enemies ({ $units } units)
    }
    .band = Enemies
choice-goal-rival = To { $sector }: { $owner }’s colony, no units there
    .band = Enemies
choice-goal-ally = To { $sector }: your ally { $owner }’s colony
    .band = Your sectors and allies
choice-goal-own = To { $sector }: your sector
    .band = Your sectors and allies
forces-of = { $side }’s { $units }
entity-ship = { $n ->
    [one] 1 Entity ship
   *[other] { $n } Entity ships
}
entity-station = { $n ->
    [one] 1 Entity station
   *[other] { $n } Entity stations
}
entity-destroyer = { $n ->
    [one] 1 destroyer
   *[other] { $n } destroyers
}
# What a sector is called, if it has a name, and its room for tiles.
goal-sector = { $named ->
    [0] { $locations-count ->
        [0] {""}
       *[other] Room for tiles: { $locations };{" "}
    }
   *[other] { $locations-count ->
        [0] { $name };{" "}
       *[other] { $name }, room for tiles: { $locations };{" "}
    }
}
# The Entity may come from there next.
goal-danger = { $beside ->
    [0] {""}
    [one] 1 Entity ship beside it;{" "}
   *[other] { $beside } Entity ships beside it;{" "}
}
choice-steps = { goal-sector }{ goal-danger }{ $n ->
    [one] 1 step
   *[other] { $n } steps
}
choice-unsupported = { goal-sector }{ goal-danger }{ $n ->
    [one] 1 step
   *[other] { $n } steps
}. No support there: you lose 1 ship
asked-goal = To which sector?
asked-fleet = { $settle ->
    [0] Send more ships?
   *[other] { $more ->
        [0] Settle there too?
       *[other] Settle there too, or send more ships?
    }
}
price-move = { $left ->
    [0] no more ships to send
    [one] you may send 1 more ship
   *[other] you may send { $left } more ships
}
move-whole = Move { $fleets }
# A button: with three fleets and more their goals would not fit.
move-and-build = { $goals ->
    [one] { move-whole }
    [2] { move-whole }
   *[other] Move { $goals } fleets
}, settle { $settled ->
    [one] 1 sector
   *[other] { $settled } sectors
}{ $more ->
    [0] {""}
    [one] , build 1 more
   *[other] , build { $more } more
} ({ $spent } energy)

event-moved = { $side } moved { $fleet }.
fleet-went = { $n ->
    [one] 1 ship
   *[other] { $n } ships
} from { $from } to { $to }
event-unsupported = { $side } lost a ship in { $sector }, too far from all colonies.
event-moved-ahead = Move { $fleet }.
event-unsupported-ahead = You lose a ship in { $sector }, too far from all colonies.

refusal-move-black-hole = Nothing can enter the black hole.
    .title = Black hole.
    .remedy = Go around it.
refusal-move-allies = { $sector } has units of another empire.
    .title = Not to your allies.
    .remedy = Choose a sector without units of other empires, and a way that avoids them.
refusal-move-too-far = { $sector } is out of reach from { $from } with a range of { $range }.
    .title = Too far.
    .remedy = Choose a nearer sector. Ships stop at enemies and in sectors of other empires; your warp gates shorten the way.
refusal-move-unsupported = None of your sectors is within { $range } of { $sector }.
    .title = No support.
    .remedy = Move to a sector near your colonies, or settle one on the way.
refusal-move-no-ships = { $there ->
        [0] You have no ships in { $sector } that have not moved.
        [one] You have 1 ship in { $sector } that has not moved, not { $n }.
       *[other] You have { $there } ships in { $sector } that have not moved, not { $n }.
    }
    .title = Not enough ships.
    .remedy = Each ship moves once in a Move. Send fewer.
refusal-move-no-unit = You have no { $unit } in { $sector } that can still move.
    .title = No { $unit } there.
    .remedy = Name the sector where your { $unit } is. It moves once in a Move.
refusal-move-capacity = { $left ->
        [0] You can move no more ships in this Move.
        [one] You can move 1 more ship in this Move, not { $n }.
       *[other] You can move { $left } more ships in this Move, not { $n }.
    }
    .title = Over capacity.
    .remedy = Send fewer ships; technologies raise your Move Capacity.
refusal-move-nowhere = The ships in { $sector } can reach nothing now.
    .title = Nowhere to go.
    .remedy = Move other ships.

# Colonies of others -------------------------------------------------------------------------------------------

ask-seizure = may take a colony
    .you = You may take a colony
    .hint = You are alone there and strong enough. Seize makes the colony yours, Raze only removes it; both score.

choice-colony = { $sector }: { $owner }’s colony

event-seized = { $side } seized { FORM($other-id, part: "whose") } colony in { $sector }.
event-razed = { $side } razed { FORM($other-id, part: "whose") } colony in { $sector }.
event-stars-seized = { $side } gained { $stars } for the colony.

refusal-seize-nothing = { $sector } has no colony of another empire.
    .title = Nothing to take.
    .remedy = Choose a sector with a colony of a rival.
refusal-seize-allies = The colony in { $sector } belongs to an ally.
    .title = Not an enemy.
    .remedy = In this game empires do not fight each other.
refusal-seize-not-alone = You have no units in { $sector }, or are not alone there.
    .title = Not alone there.
    .remedy = Move in and destroy all other units first.
refusal-seize-too-weak = You have { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    } in { $sector }, and its colony has a defence of { $defence }.
    .title = Too weak.
    .remedy = Bring more ships: each rolls 1 die.
