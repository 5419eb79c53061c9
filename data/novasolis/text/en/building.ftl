# Build: orders, and what prevents them.

choice-build-ship = Ship in { $sector }
    .band = Ships
choice-build-station = Station in { $sector }
    .band = Stations
choice-build-gate = Warp gate in { $sector }
    .band = Warp gates
choice-build-settle = Settle { $sector }
    .band = Settle
choice-build-scrap-ship = Scrap a ship in { $sector }
    .band = Scrap
choice-build-scrap-station = Scrap the station in { $sector }
    .band = Scrap
choice-build-scrap-gate = Scrap the warp gate in { $sector }
    .band = Scrap
# What follows from an order, beside its price.
order-gives-up = Brings nothing back
order-opens = { $ship ->
        [0] Your flagship stays
       *[other] Uses up the ship
    }{ $locations-count ->
        [0] {""}
       *[other] ; room for { $locations }
    }{ $beside ->
        [0] {""}
        [one] ; 1 Entity ship beside
       *[other] ; { $beside } Entity ships beside
    }
free-blue = { $n } blue
free-yellow = { $n } yellow
free-red = { $n } red
order-joins = { $n ->
        [0] Your first: a second one joins with it
        [one] Joins with your other gate
       *[other] Joins with your { $n } gates
    }
order-fleet = Unit { $n } of { $most } that your Fleet allows
asked-order = Build something else?
# Lists of orders that are offered at once.
build-list = { $settled-count ->
    [0] { list-ships }
   *[other] Settle { $settled }{ $n ->
        [0] {""}
       *[other] , then { list-ships }
    }
}
list-ships = { $n ->
    [one] 1 ship
   *[other] { $n } ships
} in { $sectors }
choice-cost = { $cost ->
    [0] Free
   *[other] { $cost } energy
}
unit-gate = warp gate
    .many = warp gates
unit-colony = colony
    .many = colonies
price-build = { $left } energy left
build-whole = Build: { $orders }{ $spent ->
        [0] {""}
       *[other] {" "}({ $spent } energy)
    }
build-many = Build: { $n } orders{ $spent ->
        [0] {""}
       *[other] {" "}({ $spent } energy)
    }
build-one = { $spent ->
    [0] Build: { $order }
   *[other] Build: { $order } ({ $spent } energy)
}
orders-settle = settle { $sectors }
orders-ship = { $n ->
    [one] a ship
   *[other] { $n } ships
}
orders-station = { $n ->
    [one] a station
   *[other] { $n } stations
}
orders-gate = { $n ->
    [one] a warp gate
   *[other] { $n } warp gates
}
orders-scrap-ship = scrap { orders-ship }
orders-scrap-station = scrap { orders-station }
orders-scrap-gate = scrap { orders-gate }

event-built-ship = { $times ->
        [one] { $side } built a ship in { $sector }.
       *[other] { $side } built { $times } ships in { $sector }.
    }
event-built-station = { $side } built a station in { $sector }.
event-built-gate = { $side } built a warp gate in { $sector }.
event-scrapped-ship = { $times ->
        [one] { $side } scrapped a ship in { $sector }.
       *[other] { $side } scrapped { $times } ships in { $sector }.
    }
event-scrapped-station = { $side } scrapped the station in { $sector }.
event-scrapped-gate = { $side } scrapped the warp gate in { $sector }.
event-settled = { $side } settled { $sector }.
event-stars-settled = { $times ->
        [one] { $side } gained { $stars } for being the first to settle there.
       *[other] { $side } gained { $stars } for each of { $times } sectors, as the first to settle there.
    }
event-stars-prize = { $side } gained { $stars } for the Galactic Core.
event-stars-settle = { $side } gained { $stars } more for settling.
# What an order would do, before it is given.
event-built-ship-ahead = { $times ->
        [one] Build a ship in { $sector }.
       *[other] Build { $times } ships in { $sector }.
    }
event-built-station-ahead = Build a station in { $sector }.
event-built-gate-ahead = Build a warp gate in { $sector }.
event-scrapped-ship-ahead = { $times ->
        [one] Scrap a ship in { $sector }.
       *[other] Scrap { $times } ships in { $sector }.
    }
event-scrapped-station-ahead = Scrap the station in { $sector }.
event-scrapped-gate-ahead = Scrap the warp gate in { $sector }.
event-settled-ahead = Settle { $sector }.
event-stars-settled-ahead = { $times ->
        [one] You gain { $stars } for being the first to settle there.
       *[other] You gain { $stars } for each of { $times } sectors, as the first to settle there.
    }
event-stars-prize-ahead = You gain { $stars } for the Galactic Core.
event-stars-settle-ahead = You gain { $stars } more for settling.
event-artifact-ahead = You find the ancient artifact in { $sector }.
event-stars-artifact-ahead = You gain { $stars } for the artifact.

refusal-build-not-owned = { $sector } is not your sector.
    .title = Not your sector.
    .remedy = Build where you have a colony, or settle the sector first.
refusal-build-contested = { $sector } is contested: enemies are there.
    .title = Contested.
    .remedy = Drive them out with a Move first, or build elsewhere.
refusal-build-no-reserve = All your { $what } pieces are on the map.
    .title = None left.
    .remedy = Scrap one, or build something else.
refusal-build-fleet-full = Your Fleet allows { $most } units, and all are on the map.
    .title = Fleet is full.
    .remedy = Raise your Fleet with tiles or technologies, or scrap a unit.
refusal-build-no-yard = { $sector } has neither your homeworld nor one of your stations.
    .title = No shipyard.
    .remedy = Build ships at your homeworld or at a station.
refusal-build-station-there = { $sector } has a station.
    .title = One station each.
    .remedy = Build the station in another of your sectors.
refusal-build-gate-there = { $sector } has a gate.
    .title = One gate each.
    .remedy = Build the warp gate in another of your sectors.
refusal-build-too-dear = That costs { $cost } energy, and you have { $energy } left.
    .title = Not enough energy.
    .remedy = Leave out another order, or gain energy with Logistics first.
refusal-settle-black-hole = No one can settle the black hole in { $sector }.
    .title = Black hole.
    .remedy = Settle another sector.
refusal-settle-colony-there = { $sector } has a colony of { $owner }.
    .title = Settled already.
    .remedy = Settle a sector without a colony.
refusal-settle-no-ship = You have no ship in { $sector }.
    .title = No ship there.
    .remedy = Move a ship there first; it becomes the colony.
refusal-settle-no-population = You cannot have another colony, and { $sector } would be one.
    .title = Population is full.
    .remedy = Raise your Population with tiles or technologies; you can have 8 colonies beside your homeworld at most.
refusal-scrap-nothing = You have nothing of the kind in { $sector }.
    .title = Nothing there.
    .remedy = Scrap a piece where you have one.
