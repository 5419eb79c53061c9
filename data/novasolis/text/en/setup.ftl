# Before the first round.

ask-race = chooses a race
    .you = Choose a race
    .hint = Each race has levels, a resource, an ability and three technologies of its own. The first player chooses last.
ask-objectives = keeps { $n } of { $of } objectives
    .you = Keep { $n } of { $of } objectives
    .several = keep { $n } of { $of } objectives
    .hint = Each brings its stars once you meet it. Keep those that go with your race and with the sectors near your homeworld.
ask-first-tiles = keeps { $n } of { $of } location tiles
    .you = Keep { $n } of { $of } location tiles
    .several = keep { $n } of { $of } location tiles
    .hint = With Science you reveal them in star locations of their colour. Your homeworld has one blue, one yellow and one red location.

choice-race = { $race } ({ $passive })
    .help = { $said }
choice-objective = { $card }
    .help = { $said }
choice-tile = { $card }
    .help = { $said }

event-seated = The first round goes in this order: { $sides }.
event-map = The sectors around the centre are laid out.
event-gates-begin = Sectors with an Entity gate: { $sectors }.
event-chose-race = { $side } plays the { $race }.
event-kept-objectives = { $side } kept { $cards }.
    .hidden = { $side } kept { $n ->
        [one] 1 objective
       *[other] { $n } objectives
    }.
event-objectives-open = The objectives of { $side }: { $cards }.
event-kept-tiles = { $side } kept { $cards }.
    .hidden = { $side } kept { $n ->
        [0] no tiles
        [one] 1 tile
       *[other] { $n } tiles
    }.

refusal-race-taken = { $side } has the { $race }.
    .title = Already taken.
    .remedy = Choose a race that no one has.
