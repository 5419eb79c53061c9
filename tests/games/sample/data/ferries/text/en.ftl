title = Ferries
tagline = Six moons, ten ferries, and never enough crates.
credits = Made up for the tests.
headline = turn { $turn } of { $turns }

preset-first = First game
    .help = Two crates on each moon
preset-plenty = Plenty
    .help = For those who know it: three crates on each moon
option-crates = Crates
    .help = How many crates each moon begins with
value-crates-2 = two on each moon
value-crates-3 = three on each moon

verb-fly = Fly
    .help = Send a ferry from moon to moon
verb-swap = Swap
    .help = Shuffle a ferry into the deck and draw another
param-ferry = ferry
param-moons = moons

ask-turn = sends out a ferry or swaps one
    .you = Send out a ferry or swap one
    .several = send out a ferry or swap one
hint-first = Press *Play*, then *Fly*: choose a ferry, and after it the moons that it visits, one by one.

choice-ferry = { $ferry }
    .help = Can { $does }
does-visit = visit { $moons ->
        [one] one moon
       *[other] { $moons } moons
    }
does-carry = carry { $crates ->
        [one] one crate
       *[other] { $crates } crates
    }
choice-moon = { $moon }
    .help = { $crates ->
        [0] No crates left
        [one] One crate
       *[other] { $crates } crates
    }
price-crates = { $crates } of { $hold } on board
whole-flight = { $ferry } to { $moons }

event-flew = { $seat } sent the { $ferry } to { $moons } for { $crates ->
        [0] nothing
        [one] one crate
       *[other] { $crates } crates
    }.
event-drew = { $seat } drew the { $drawn }.
    .hidden = { $seat } drew a ferry.
event-swapped = { $seat } swapped the { $given } for the { $drawn }.
    .hidden = { $seat } swapped a ferry.
event-over = The last ferry is home. { CAPITAL($winners) } won.

refusal-too-far = The { $ferry } does not fly that far.
    .title = Too far.
    .remedy = Choose at most { $reach } moons.

count-ferries = ferries
field-crates = Crates from Io to Rhea: { $value }.

moon-io = Io
moon-europa = Europa
moon-ganymede = Ganymede
moon-callisto = Callisto
moon-titan = Titan
moon-rhea = Rhea
ferry-gull = Gull
ferry-heron = Heron
ferry-curlew = Curlew
ferry-plover = Plover
ferry-dunlin = Dunlin
ferry-petrel = Petrel
ferry-puffin = Puffin
ferry-gannet = Gannet
ferry-skua = Skua
ferry-eider = Eider

tour-goal = { tagline }

    You hold two ferries that no one else sees. The most crates brought home win.
tour-points = A ferry takes **one crate a visit**, as long as it has room. Some fly far and carry little.
tour-score = **What scores**
    - **1** · a crate that you bring home
tour-moves = On your turn you send a ferry out, or **swap** one for another from the deck.
picture-score = { $seat }: { $crates ->
        [one] one crate
       *[other] { $crates } crates
    }
picture-hand = Your hand: { $ferries }.

reason-crates = more crates
reason-hand = better ferries in hand
