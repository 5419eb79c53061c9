# Destroyers: ships of the Entity that destroy locations one by one.

option-destroyers = Destroyers
    .help = Great Entity ships destroy locations one by one, the blue ones first, unless one of your units is there. In Exploration the game lasts longer; without the Entity that is all that changes.
value-destroyers-on = on
value-destroyers-off = off

tour-destroyers = Four more cards bring **destroyers** of the Entity. In each of its phases, a destroyer destroys one location of its sector for good, tile and all, and when none is left it hunts for the next sector.

    One of your units in the sector is enough to keep its locations safe. It takes two hits in one round, after those on its escorts, to destroy a destroyer: 1★.

entity-first-reaper = First Reaper
entity-second-reaper = Second Reaper
entity-third-reaper = Third Reaper
entity-twin-reapers = Twin Reapers
entity-type-destroyer = Destroyer
entity-does-deploy-destroyers = { $n ->
    [one] a destroyer arrives
   *[other] { $n } destroyers arrive in one sector
}
entity-extra = In Survival, another card is drawn in its place.

tile-explored-ruins-blue = Explored Ruins (blue)
tile-explored-ruins-yellow = Explored Ruins (yellow)
tile-explored-ruins-red = Explored Ruins (red)
tile-visited-wonder = Visited Wonder
do-artifact-known = has an ancient artifact that someone has controlled before

refusal-reveal-destroyed = { $location } was destroyed.
    .title = Destroyed.
    .remedy = Choose another location. Nothing can ever be revealed in this one.

event-destroyers-came = { $n ->
    [one] An Entity destroyer
   *[other] { $n } Entity destroyers
} came to { $sector }.
event-destroyer-hunts = An Entity destroyer had nothing left to destroy in { $from } and moved to { $to }.
event-destroyer-jumps = No sector beside { $where } has a location to destroy. Of those nearest ({ $sectors }), the Entity’s die chose { $to }.
event-destroyer-roams = An Entity destroyer moved from { $from } to { $to }.
event-target-die = { $locations } could each be destroyed next: the Entity’s die chose { $location }.
event-location-destroyed = A destroyer destroyed the empty { $colour } location { $location }: { $why }. { $left ->
    [0] No more can
   *[other] { $left } more can
} be destroyed.
event-tile-destroyed = A destroyer destroyed { $card } in { $location }: { $why }, and no empty { $colour } one. { $left ->
    [0] No more can
   *[other] { $left } more can
} be destroyed. The tile went back into the bag.
event-artifact-lost = The artifact in { $location } left the map.
event-destruction-complete = Destroyers will destroy no more locations. From now on they roam like other Entity ships.
event-destroyer-targets = Next, the destroyer in { $sector } will destroy { $location }, unless you have units there.
event-destroyer-may = One of { $locations } will be destroyed next, unless you have units there.
event-destroyer-moves-on = The destroyer in { $sector } has nothing left to destroy and will move on.

board-destroyers-short = { $count }D
board-destroyed = destroyed for good
board-aimed = may be destroyed next
key-destroyer = A destroyer of the Entity
    .brief = destroyer
key-destroyed = A destroyed location takes no tile
    .brief = destroyed location
key-aimed = What a destroyer there may destroy next
    .brief = next destroyed

why-destroyed-blue = blue ones go first
why-destroyed-yellow = no blue one was left
why-destroyed-red = no blue or yellow one was left
