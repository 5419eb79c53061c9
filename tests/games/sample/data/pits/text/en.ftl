title = Pits
tagline = Dig a pit, and hope that someone falls in.
credits = Made up for the tests.
headline = round { $round } of { $rounds }

verb-dig = Dig a pit
    .help = Choose in secret where the pit is
verb-sneak = Sneak and dig
    .help = Choose in secret over which spaces you sneak; the pit is on the last
verb-walk = Walk
    .help = Choose the space you walk to
param-space = space
param-spaces = spaces
label-space = Space { $space }
sneak-whole = Dig on space { $space }

ask-dig = digs a pit
    .you = Dig a pit
    .several = dig a pit
ask-walk = walks
    .you = Walk
    .several = walk

event-dug-here = You dug a pit on space { $space }.
event-dug = { $seat } dug a pit on space { $space }.
event-dug-somewhere = { $seat } dug a pit.
event-walked = { $seat } walked to space { $space }.
event-uncovered = The pit was on space { $space }.
event-fell = { $seat } fell into the pit on space { $space }.
event-over = The ground is full of holes.
