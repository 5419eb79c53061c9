# The Entity: its cards, its forces, its gates and its track.

ask-cancel = may cancel { $card }
    .you = You may cancel { $card }
    .hint = Your Seal Fragment can stop this Entity card before it does anything, three times a game.

why-entity = Entity card

event-entity-card = The Entity drew { $card }.
event-card-idle = { $card } has no effect in this game.
event-card-lasts = Until the end of the next round, { $what }.
event-card-cancelled = { $side } cancelled { $card }.
event-lose-energy = { $side } lost { $n ->
        [0] no energy
       *[other] { $n } energy
    }.
event-lose-research = { $side } lost { $n ->
        [0] no research
       *[other] { $n } research
    }.
event-power-rises = The Entity’s power rose to level { $level }.
event-track-rises = The Entity’s track rose by { $n }, to { $now } of { $end }.
event-enraged = The Entity is enraged.
event-black-hole-die = The black hole’s die shows { $face }: toward { $sector }.
event-entity-ships = { $hole ->
    [0] { entity-ship } came to { $sector }.
   *[other] The black hole spits { entity-ship } into { $sector }.
}
event-entity-station = An Entity station came to { $sector }.
event-entity-crowded = { $n ->
    [one] 1 Entity ship found
   *[other] { $n } Entity ships found
} no room.
event-entity-everywhere = { $n ->
    [one] 1 Entity ship
   *[other] { $n } Entity ships
} came to the Galactic Core and to each anomaly sector.
event-gate-opens = An Entity gate opened in { $sector }.
event-direction-die = The Entity in { $sector } rolled for its direction: { $faces }.
event-entity-moved = Entity ships moved: { $fleet }.
entity-went = { $n } from { $from } to { $to }
event-raid-lost = The Entity destroyed { FORM($side-id, part: "whose") } colony in { $sector }: it rolled { $dice } for { $damage } damage, against a defence of { $defence }.
event-raid-held = { FORM($side-id, part: "whose") } colony in { $sector } held: the Entity rolled { $dice } for { $damage ->
        [0] no damage
       *[other] { $damage } damage, against a defence of { $defence }
    }.
event-gate-collapsed = { $side } closed the Entity gate in { $sector }.
