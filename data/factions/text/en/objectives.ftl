### Secret objectives.

ask-draft = chooses which objective to keep
    .you = Choose which objective to keep
    .hint = The others are burned, and everyone sees them.
move-choose-draft = Keep { $choice }
ask-over-limit = burns an objective
    .you = Burn an objective
    .hint = You have more than your limit. Everyone sees the card that you burn.
move-choose-over-limit = Burn { $choice }

choice-keep = Keep { $card } after all
    .help = You said that you would complete it and pay; take that back

event-drew-objectives = { $side } drew { $cards }.
    .hidden = { $side } drew { $n ->
        [one] an objective
       *[other] { $n } objectives
    }.
event-burned-objectives = { $side } burned { $cards }.
event-finished = { $side } completed { $card } for { $points } points.
event-will-finish = { $answer ->
        [yes] { $card } will be completed, and paid for, as soon as it can be.
       *[no] { $card } will stay in your hand.
    }

refusal-finished-by-itself = { $card } costs nothing, so it is completed as soon as it can be.
    .title = Automatic.
    .remedy = To decide for yourself, turn automatic completion off in your settings.
refusal-said-already = You have already said that about { $card }.
    .title = Nothing to change.
    .remedy = Say the opposite to change it.
