# What all games share: refusals of the house, small words.

refusal-title = Not now.
seat-number = Seat { $number }
list-none = nothing
list-join = { $items } and { $last }
choice-plain = { $value }

refusal-game-over = This game is over.
    .title = It is over.
    .remedy = Its board and log stay readable; a new game starts with /game new.
refusal-unknown-verb = There is no move called “{ $verb }” in this game.
    .title = Unknown move.
    .remedy = You can: { $verbs }.
refusal-not-asked = You are not asked anything at the moment.
    .title = Not your turn.
    .remedy = Waiting for { $awaited }.
refusal-not-now = “{ $verb }” is not possible at this moment.
    .title = Not now.
    .remedy = You can: { $verbs }.
refusal-wrong-value = “{ $given }” does not go for { $param } here.
    .title = Not that.
    .remedy = You can choose { $legal }.
refusal-missing-value = This move also needs { $param }.
    .title = Not complete.
    .remedy = You can choose { $legal }.
refusal-too-many-values = “{ $verb }” takes fewer values than that.
    .title = Too much.
    .remedy = Leave out the last ones.
refusal-seat-count = { $seats ->
        [one] One player does
       *[other] { $seats } players do
    } not fit this game.
    .title = Wrong number of players.
    .remedy = It takes { $least } to { $most }.
refusal-unknown-option = This game has no option “{ $option }”.
    .title = Unknown option.
    .remedy = Its options are { $options }.
refusal-unknown-value = { $option } cannot be “{ $value }”.
    .title = Unknown value.
    .remedy = It can be { $choices }.
