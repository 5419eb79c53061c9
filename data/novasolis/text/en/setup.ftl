# Before the first round.

ask-race = chooses a race
    .you = Choose a race
    .hint = Each race has levels, a resource, an ability and three technologies of its own. The first player chooses last.
ask-objectives = chooses { $n } of { $of } objectives
    .you = Choose { $n } of your { $of } objectives
    .several = choose { $n } of { $of } objectives
    .hint = Each brings its stars once you meet it. Keep those that go with your race and with the sectors near your homeworld.
ask-first-tiles = chooses { $n } of { $of } location tiles
    .you = Choose { $n } of your { $of } location tiles
    .several = choose { $n } of { $of } location tiles
    .hint = With Survey you reveal them in star locations of their colour. Your homeworld has one blue, one yellow and one red location.

choice-race = { $race } ({ $passive })
    .help = { $first ->
        [0] { $said }
       *[1] { race-first }: { $said }
    }
race-first = Good for a first game
choice-objective = { $card }
    .help = { $said }
choice-tile = { $card }
    .help = { $said }

event-seated = The first round goes in this order: { IN_ORDER($sides-id) }.
event-map = The sectors around the centre are laid out.
event-gates-begin = Sectors with an Entity gate: { $sectors }.
event-chose-race = { $side } { AGREE($side-id, "plays", "play") } the { $race }.
event-race-in-play = The { $race } is in play.
# What was chosen to be kept, or put back.
keep-whole = Keep { $cards }
discard-whole = Discard { $cards }
event-kept-objectives = { $side } kept { $cards }.
    .hidden = { $side } kept { $n ->
        [one] 1 objective
       *[other] { $n } objectives
    }.
event-objectives-open = { FORM($side-id, part: "whose") } objectives: { $cards }.
event-kept-tiles = { $side } kept { $cards }.
    .hidden = { $side } kept { $n ->
        [0] no tiles
        [one] 1 tile
       *[other] { $n } tiles
    }.

refusal-race-taken = { $side } has the { $race }.
    .title = Already taken.
    .remedy = Choose a race that no one has.
