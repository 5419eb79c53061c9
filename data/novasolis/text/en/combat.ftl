# Combat: choosing it, rolling, putting dice, and what comes of it.

# Questions ----------------------------------------------------------------------------------------------------

ask-combat = may attack
    .you = You may attack
    .hint = You and an enemy are in the same sector. You need not fight; but while they are there, the sector yields nothing. Each ship you destroy brings half a star, each station a star.
ask-reroll = may roll dice again in { $sector }: { $dice } against { FORM($enemy-id, part: "whose") } { $against }
    .you = You may roll dice again in { $sector }: { $dice } against { FORM($enemy-id, part: "whose") } { $against }
    .hint = Name a technology and the dice to roll again, or keep what you have. You can use the technology again after your next Logistics.
ask-dice = places dice in { $sector }: { $dice } ({ threat })
    .you = Place your dice in { $sector }: { $dice } ({ threat })
# What the enemy does with its dice, as far as they are placed.
threat = { $open ->
    [0] {""}
   *[other] so far,{" "}
}{ $enemy } will do { $damage } damage{ $shield ->
    [0] {""}
    [one] , with 1 shield
   *[other] , with { $shield } shields
}
ask-onward = may fight on in { $sector }: { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    } against { FORM($enemy-id, part: "whose") } { $against }, { $left ->
        [one] 1 round left
       *[other] { $left } rounds left
    }
    .you = You may fight on in { $sector }: { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    } against { FORM($enemy-id, part: "whose") } { $against }, { $left ->
        [one] 1 round left
       *[other] { $left } rounds left
    }
    .hint = Fight another round, stay without fighting, or withdraw to a sector beside it.

# What one can do ----------------------------------------------------------------------------------------------

verb-attack = Attack
    .help = Fight someone in a sector where you both have forces
verb-reroll = Roll again
    .help = Use a technology to roll dice of this combat again
verb-put = Place dice
    .help = Place your highest die in a slot, or several: “6 4 4” puts the next two in slot 4
verb-auto = Place them for me
    .help = Place each of your dice where it is worth most
verb-continue = Fight on
    .help = Fight another round of this combat
verb-stop = Hold fire
    .help = End this combat and stay where you are
verb-withdraw = Withdraw
    .help = End this combat and take everything that can move, or some ships, to a sector beside it
group-set = Settings
    .help = Decide now what happens when you are not there
verb-defend = Defence
    .help = Choose whether you are asked for your dice when someone attacks you
standing-defend = { $how ->
       *[auto] Always place my dice for me when I am attacked
        [ask] Ask me whenever I am attacked
    }
standing-claims = { $how ->
       *[auto] From now on, claim as soon as it is met
        [ask] Ask me at the end of my turn
    }

param-side = side
    .help = Whom you attack
param-slots = slots
    .help = A slot for your highest die, then for the next ones
param-dice = dice
    .help = The dice to roll again
param-ships = ships
    .help = How many ships leave; without a number, everything that can move does
param-technology = technology
    .help = The technology that you use
param-how = how
    .help = “auto” places them for you, “ask” asks you

move-attack = { verb-attack }: { $sector-id ->
       *[choice-battle] { $sector-sector }
        [choice-sector] { $sector }
    }, { $side-side }{ $side-id ->
       *[choice-enemy] {""}
        [choice-ally] , your ally
    }
move-done-combat = Attack no one
choice-sector = { $named ->
    [0] { $sector }
   *[other] { $sector }, { $name }
}
choice-enemy = { CAPITAL($side) }
    .help = { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    } against your { $own }
choice-odds = { choice-enemy.help }
choice-battle = { $sector }: { $side }
    .help = { choice-enemy.help }
choice-ships = { $n ->
    [one] 1 ship
   *[other] { $n } ships
}
choice-defend = { $how ->
    [auto] Place my dice for me
   *[ask] Ask me
}
choice-slot = Slot { $slot }: { $tile }
slot-strength = { $strength }
slot-nothing = nothing
price-dice = { $damage } damage, { $shield ->
        [one] 1 shield
       *[other] { $shield } shields
    }, { $n ->
        [0] no dice left
        [one] 1 die left
       *[other] { $n } dice left
    }
put-whole = Place { $dice }
asked-slot = In which slot?
dice-shown = { $die }
dice-on-tile = { $dice } on { $tile }
# What comes of the dice if they are placed for you.
hint-dice = Placed for you: { $damage } damage{ $shield ->
        [0] {""}
        [one] , 1 shield
       *[other] , { $shield } shields
    }. Each die goes to the slot of its number or to a lower one, and does what the tile there says.
choice-ability = { $card }
choice-die = { $n }

# What happened ------------------------------------------------------------------------------------------------

event-combat = { CAPITAL($side) } attacked { $other } in { $sector }.
event-rolled = { CAPITAL($side) } rolled { $dice } in combat round { $round }.
event-rerolled = { $side } used { $card } and rolled { $n ->
        [one] 1 of { FORM($other-id, part: "whose") } dice
       *[other] { $n } of { FORM($other-id, part: "whose") } dice
    } again: { $dice }.
event-put = { CAPITAL($side) } placed { $dice }: { $shield ->
        [0] { $damage } damage
       *[other] { $damage ->
            [0] { dice-shields }
           *[other] { $damage } damage and { dice-shields }
        }
    }.
dice-shields = { $shield ->
    [one] 1 shield
   *[other] { $shield } shields
}
event-die-again = { CAPITAL($side) } placed { $die } on { $tile } and rolled it again: { $shows }.
event-armour = { CAPITAL($side) } { AGREE($side-id, "has", "have") } { $n } more armour until this combat ends.
event-hit = { CAPITAL($other) } took { $hits ->
        [one] 1 hit
       *[other] { $hits } hits
    } and lost { $units }.
# A combat in one sentence, when it is over.
event-fought = { CAPITAL($side) } attacked { $other } in { $sector } { $destroyed-count ->
        [0] { $lost-count ->
            [0] without a loss on either side
           *[other] and lost { $lost }
        }
       *[other] { $lost-count ->
            [0] and destroyed { $destroyed }
           *[other] and destroyed { $destroyed }, but lost { $lost }
        }
    }.
event-helper-hit = { $side } lost { $units } of these.
event-unhurt = { CAPITAL($other) } took { $hits ->
        [0] no hits
        [one] 1 hit
       *[other] { $hits } hits
    } and lost nothing.
event-stars-destroyed = { $side } gained { $stars } for units destroyed.
event-stars-combat-end = { $side } gained { $stars } at the end of a combat.
why-combat-end = the end of a combat
event-stopped = { $side } held fire in { $sector }.
event-withdrew = { $side } withdrew { $units } from { $from } to { $to }.
event-will-defend = { $answer ->
        [auto] When you are attacked, your dice are placed for you.
       *[ask] When you are attacked, you are asked for your dice.
    }

# Refusals -----------------------------------------------------------------------------------------------------

refusal-attack-again = You have fought { $side } in { $sector } in this Move.
    .title = Fought already.
    .remedy = Choose another sector or opponent, or choose Done.
refusal-attack-no-forces = You have no forces in { $sector }.
    .title = No forces there.
    .remedy = Attack where you have ships or stations.
refusal-attack-oneself = You cannot attack yourself.
    .title = That is you.
    .remedy = Choose an opponent in the same sector.
refusal-attack-allies = You and { $side } are on one side in this game.
    .title = Not an enemy.
    .remedy = Attack the Entity.
refusal-attack-nobody = { CAPITAL($side) } has no forces in { $sector }.
    .title = No one there.
    .remedy = Choose a sector where you both have forces.
refusal-ability-used = You have used { $card } since your last Logistics.
    .title = Used already.
    .remedy = Abilities can be used again after your next Logistics.
refusal-ability-not-active = { $card } is not one of your active technologies.
    .title = Not active.
    .remedy = Use an active technology, or choose Done.
refusal-reroll-too-many = { $card } rolls at most { $most } dice again.
    .title = Too many dice.
    .remedy = Choose fewer dice.
refusal-put-too-high = A { $die } cannot go to slot { $slot }.
    .title = Slot too high.
    .remedy = A die goes to the slot of its number or to a lower one.
refusal-put-rolled-again = A die on { $tile } is rolled again before others are put.
    .title = Roll first.
    .remedy = End with slot { $slot }; then put the other dice.
refusal-put-no-dice = You have { $n ->
        [one] only 1 die
       *[other] only { $n } dice
    } left to put.
    .title = No more dice.
    .remedy = Name one slot for each die at most.
refusal-withdraw-stations = Nothing you have there can move.
    .title = Stations stay.
    .remedy = Fight on, or hold fire.
refusal-withdraw-far = { $sector } is not beside { $from }.
    .title = Too far.
    .remedy = Withdraw to a sector beside it.
refusal-withdraw-closed = You cannot withdraw to { $sector }.
    .title = No way out there.
    .remedy = Choose a sector with no enemy units and no enemy colony.
refusal-withdraw-no-unit = You have no { $unit } in this combat.
    .title = No { $unit } there.
    .remedy = Withdraw with ships only.
refusal-withdraw-ships = You have { $ships ->
        [one] 1 ship
       *[other] { $ships } ships
    } there.
    .title = Wrong number.
    .remedy = Name fewer ships, or leave out the number to take all of them.
