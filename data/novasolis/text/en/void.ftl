# Void Technology: Dark Matter from the Entity’s wrecks, and technologies that it powers.

option-void = Void Technology
    .help = Destroy more of the Entity than others to gain Dark Matter, and power void technologies with it: combat tiles with new powers. Without the Entity there is almost no Dark Matter.
value-void-on = on
value-void-off = off

tour-void = At the start of each phase of the Entity, one **Dark Matter** goes to the empire with the highest score: the Entity units it has destroyed since the last phase, less the Dark Matter it already has.

    Dark Matter pays for **void technologies**: four cards, each with two sides to choose from. They work at once, for good and without resources, and their combat tiles have new powers: dice that are rolled again, or that grow with each die beside them.

card-void-siphon = Void Siphon
card-entropy-lens = Entropy Lens
card-plasma-beams = Plasma Beams
card-void-shields = Void Shields
card-entropy-cannon = Entropy Cannon
card-phase-armour = Phase Armour
card-chaos-lance = Chaos Lance
card-event-horizon-screen = Event Horizon Screen
card-void-fury = Void Fury
card-annihilation-pulse = Annihilation Pulse

do-dark-matter = gain { $n } Dark Matter when you discover it, if any is left
do-dark-matter-claim = adds { $add } to your score when Dark Matter is awarded

verb-cover = Tile on top
    .help = Choose which of your tiles is on top if several share a slot
ask-cover = chooses the tile on top of slot { $slot }
    .you = Choose the tile on top of slot { $slot }
    .hint = Both technologies stay active, but only the tile on top counts in combat. You can choose again in your next Logistics.

choice-cover = { $card }
    .help = { $said }

event-dark-matter-claimed = { CAPITAL($side) } claimed 1 Dark Matter with a score of { $n }. { $left ->
    [0] None is left
   *[other] { $left } left
}.
event-dark-matter-tied = No one claimed Dark Matter: { $sides } were even at { $n }.
event-dark-matter-gained = { CAPITAL($side) } gained { $n } Dark Matter. { $left ->
    [0] None is left
   *[other] { $left } left
}.
event-void-powered = { $n } Dark Matter powers { $side-id ->
        [reader] your { $card }
       *[other] { $card } of { $side }
    } for good. It is active at once.
event-covered = { $side } put the tile of { $card } on top of slot { $slot }.

refusal-discover-dark-matter = { $card } takes { $cost } Dark Matter, and you have { $stock } in stock.
    .title = Not enough Dark Matter.
    .remedy = Destroy more of the Entity than the others before its next phase: that is how Dark Matter is won.
