# Rounds and turns, what is free in a turn, and the end.

ask-turn = { $n ->
    [0] may still do what needs no action
    [one] may take one more action
    [3] may take up to 3 actions
   *[other] may take { $n } more actions
}
    .you = { $n ->
        [0] Anything else before you end your turn?
        [one] You may take one more action
        [3] You may take up to 3 actions
       *[other] You may take { $n } more actions
    }
# What an empire has to spend and room for.
purse = You have { $energy } of { $reactor } energy, { $research } research, { $colonies } of { $population } colonies, { $units } of { $fleet } units.{ $resources-count ->
        [0] {""}
       *[other] {" "}Your sectors bring { $resources } for technologies.
    }
# What helps on one's turn: what there is to spend, what an action brings that is not used, what the race can do (in the
# first rounds), and what Science can go on with until another action is begun.
hint-turn =
    { $purse }
    { $n ->
        [0] You have taken all your actions.
       *[other] Each action once a turn; each unused one brings { $income } energy.
    }{ $early ->
        [0] {""}
       *[other] {" "}Your race’s ability, { $ability }: { $said }
    }{ $pace ->
        [0] {""}
       *[other] {" "}To survive, you need { $missing } more together: about { $pace }★ in each round.
    }{ $more ->
        [buy] {" "}Your Science goes on: buy more technologies with what research is left.
        [buy-or-survey] {" "}Your Science goes on: buy more technologies, or Survey too for { $science-cost } energy.
        [survey] {" "}Your Science goes on: you may Survey too for { $science-cost } energy.
        [discover] {" "}Your Science goes on: you may Discover too for { $science-cost } energy and the research.
       *[no] {""}
    }

# Tips for newcomers, by what their position lacks.
newcomer-settle = You have a ship in { $sector }: *Build* settles it for { $cost } energy. A colony brings levels and stars.
newcomer-survey = If you have an action to spare, *Survey* draws { $scan } tiles: keep up to { $keep }, and reveal up to { $reveal } in your sectors. Each raises a level or brings a resource.
newcomer-move = All your ships are at home: *Move* two to a sector beside { $home }. *Build* settles it with one of them.
newcomer-logistics = You have only { $energy } energy. Once you can do no more with it, *Logistics* brings your income.
newcomer-discover = You have { $research } research: *Discover* buys a technology when you have an action to spare. If your sectors bring the resources it needs, your next *Logistics* switches it on.
newcomer-ships = You need ships to settle and to fight: *Build* one for { $cost } energy.

action-logistics = Logistics
action-build = Build
action-move = Move
action-science = Science

choice-number = { $n }
choice-stock-energy = energy
choice-stock-research = research
choice-claim = { $objective } for { $stars }
    .help = { $said }
choice-claims = { $how ->
    [auto] Claim as soon as it is met
   *[ask] Ask me at the end of my turn
}
choice-reset = { $card }
    .help = { $said }

event-round = Round { $number } begins. { AGREE($side-id, $side, "You") } { AGREE($side-id, "has", "have") } the first turn.
event-passed = { $side } left { $n ->
        [one] 1 action
       *[other] { $n } actions
    } unused and gained { $energy ->
        [0] no energy (no room in the Reactor)
       *[other] { $energy } energy
    }.
event-returned = { $side } had nothing left and came back with { $n ->
        [one] 1 ship
       *[other] { $n } ships
    } in { $sector }.
event-claimed = { $side } met the objective { $objective }.
event-will-claim = { $answer ->
        [auto] From now on, an objective is claimed in your turn as soon as it is met.
       *[ask] From now on, you claim objectives yourself. Your turn waits for you after your last action while you have one left to claim.
    }
event-ability-used = { $side } used { $card }.
event-ability-reset = { $side } made { $card } ready again.
event-converted-energy = { $side } turned { $n } energy into research.
event-converted-research = { $side } turned { $n } research into energy.
event-gain-energy = { $side } gained { $n ->
        [0] no energy
       *[other] { $n } energy
    } ({ $why }).
event-gain-research = { $side } gained { $n ->
        [0] no research
       *[other] { $n } research
    } ({ $why }).

refusal-no-action-left = You have taken { $n } actions, and a turn has no more.
    .title = No action left.
    .remedy = End your turn.
refusal-action-taken = You have taken { $action } this turn, and each action can be taken once.
    .title = Taken already.
    .remedy = Take another action, or end your turn.
refusal-objective-claimed = You have claimed { $objective } already.
    .title = Claimed already.
    .remedy = Each objective can be claimed once.
refusal-objective-unmet = You do not meet { $objective } yet.
    .title = Not met yet.
    .remedy = Claim it on a turn on which what it asks for is true.
refusal-objective-not-yours = { $objective } is not one of your objectives.
    .title = Not yours.
    .remedy = You can only meet the objectives that you kept.

# The end ------------------------------------------------------------------------------------------------------

event-ended-saved = The empires have reached their goals in round { $round }: the Entity is sealed in.
event-ended-scored = The star exploded in round { $round }, and the game is over.
event-ended-overwhelmed = The Entity’s track reached its end in round { $round }.
event-ended-burnt = The star exploded in round { $round }, before you were ready.
event-ended-homeless = The last homeworld fell in round { $round }.
event-everyone-lost = Everyone lost together.
event-winners = { $sides } won.
