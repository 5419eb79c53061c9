### Using planets, and the Action of a turn.

# Questions ----------------------------------------------------------------------------------------------------

ask-amount = is charging
    .you = How much energy do you take?
    .hint = Any amount that fits in your battery.
ask-announce = is recruiting explorers
    .you = How many explorers do you recruit?
    .hint = Each costs 1 resource. You choose the number before you see the cards.
tip-announce = Each costs 1 resource, and you see the cards afterwards. An explorer is worth { $least } to { $most } on an exoplanet, { $usual } on most. { $places-count ->
    [0] You have no unexplored exoplanet yet.
   *[other] You still need { $places }.
}
need-of = { $missing } on { $card }
ask-vote = votes on { $event }
    .you = Vote on { $event }
    .hint = Each space gives its reward at once. The option with more votes wins when the round ends.
move-choose-vote = Vote for { $choice }
ask-jupiter = takes an exoplanet for { $cost ->
        [0] free
        [one] 1 resource
       *[other] { $cost } resources
    }, or refreshes the market
    .you = Take an exoplanet for { $cost ->
        [0] free
        [one] 1 resource
       *[other] { $cost } resources
    }, or refresh the market
    .hint = You use its effect A or B at once. Explorers from Venus explore it: then it produces each round, and 1, 2, 3, 4 of one type score 1, 3, 7, 12 points. Refreshing the market is free and ends your visit.
move-choose-jupiter = Take { $choice }
tip-jupiter = You use its effect A or B at once. It produces each round even unexplored; once explorers from Venus explore it, 1, 2, 3, 4 of one type score 1, 3, 7, 12 points. Refreshing the market is free and ends your visit.
ask-push-on = may move { $planet } one step
    .you = You may move { $planet } one step
    .hint = The planet moves counterclockwise along its ring. Ships beside it may ride along.
move-choose-push-on = Move { $planet } one step
ask-ascend = may use { $planet } too
    .you = You may use { $planet } too
    .hint = Quantum Ascendancy works once a round, wherever your ships are. You pay the normal costs.
move-choose-ascend = Use { $planet } too

choice-push = Move it one step
choice-yes = Yes
choice-use-it = Use it
choice-mine-it = Mine it

# What happened ------------------------------------------------------------------------------------------------

event-used = { $side } used { $planet }.
event-used-as = { $side } used { $planet } as { $acting }.
event-charge-card = { $side } turned over { $card } at Mercury: { $n } energy.
event-mercury-exhausted = That was the last card of Mercury: every planet moves one step.
event-voted = { $side } voted for { $option }.
event-leader-claimed = { $side } took the Leader token.
event-market-refreshed = { $side } refreshed the market.
event-market-filled = Now at { $planet }: { $cards }.
event-ascended = { $side } used Quantum Ascendancy to use { $planet } too.
event-overtime = { $side } took one more Action.
event-used-ability = { $side } used { $machine }.
event-exchanged = { $side } converted { $n ->
        [one] 1 resource
       *[other] { $n } resources
    } into { $energy } energy.

# Refusals -----------------------------------------------------------------------------------------------------

refusal-action-taken = You have already taken your Action this turn.
    .title = Action taken.
    .remedy = End your turn.
refusal-not-beside = None of your ships is next to { $planet }.
    .title = Not there.
    .remedy = Move into a sector that touches it first.
refusal-beside-none = Your ship is next to no planet.
    .title = No planet there.
    .remedy = Move into a sector that touches one first.
refusal-beside-copy = Only the copy of your ship is next to { $planet }, and it did not move.
    .title = The copy stays behind.
    .remedy = Use what the ship that moved is next to, or wait for a turn in which you do not move.
refusal-no-energy-beside = You have not put energy into a sector next to { $planet } this turn.
    .title = No energy there.
    .remedy = Enter a sector that touches it with a Movement this turn.
refusal-no-such-planet = { $planet } is not part of this game.
    .title = No such planet.
    .remedy = Use another planet.
refusal-cannot-act-as = You cannot use { $planet } as { $acting } now.
    .title = Not as that.
    .remedy = Use { $planet } as itself.
refusal-charge-first = You can only give up your Movement and Action at the start of your turn.
    .title = Too late.
    .remedy = Next turn, charge before you move or act.
refusal-needs-resource = You have no resource to pay for an explorer.
    .title = No resources.
    .remedy = Mine an asteroid first.
refusal-no-explorers-left = No explorers are left: all are in hands or on exoplanets.
    .title = No explorers.
    .remedy = Use another planet.
refusal-no-free-slot = All slots of your machines are full.
    .title = No free slot.
    .remedy = Use another planet.
refusal-upgrade-too-dear = An upgrade costs { $cost ->
        [one] 1 resource
       *[other] { $cost } resources
    }, and you have { $have }.
    .title = Too expensive.
    .remedy = Mine an asteroid first.
refusal-upgrades-too-dear = { $n ->
        [one] 1 upgrade costs
       *[other] { $n } upgrades cost
    } { $cost } resources, and you have { $have }.
    .title = Too expensive.
    .remedy = You can buy up to { $most }.
refusal-exoplanet-too-dear = An exoplanet costs { $cost ->
        [one] 1 resource
       *[other] { $cost } resources
    }, and you have none.
    .title = Too expensive.
    .remedy = Refresh the market for free, or come back with a resource.
refusal-not-your-machine = You have not completed { $machine }.
    .title = Not yours.
    .remedy = Only the faction that owns it can use it, and only once all its slots are full.
refusal-spent-this-round = You have already used { $machine } this round.
    .title = Used already.
    .remedy = It works again next round.
refusal-nothing-explored = None of your explored exoplanets has an effect that you can use now.
    .title = Nothing to use.
    .remedy = Explore an exoplanet first, or wait for the next round.
refusal-never-mercury = Mercury never changes places.
    .title = Not Mercury.
    .remedy = Choose two other planets.
refusal-swap-two = A planet cannot change places with itself.
    .title = Same planet.
    .remedy = Choose two different planets.
refusal-nothing-to-convert = You have no resources to turn into energy.
    .title = No resources.
    .remedy = Mine an asteroid first.
refusal-energy-full = Your battery is full: it has { $cap } energy.
    .title = Battery full.
    .remedy = Spend some energy first.
refusal-converts-less = That is more than you have or have room for.
    .title = Too many.
    .remedy = You can turn up to { $most } into energy.
refusal-answer-first = That would leave you no choice in what you are asked.
    .title = Answer first.
    .remedy = Answer the question that is open for you, then try again.
