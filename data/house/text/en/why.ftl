# What a player can and cannot do now, and why.

command-why = What you can and cannot do now, and the rule that says so
command-why-verb = One kind of move

button-why = Why?
why-command = As a command: `/{ $command }`
why-title = What you can do now
why-menu = One kind of move …
why-possible = { $count ->
        [one] possible, in one way
       *[other] possible, in { $count } ways
    }
why-open = { $count ->
        [one] possible, with one way to begin
       *[other] possible, with { $count } ways to begin
    }
why-setting = { $count ->
        [one] can be changed at any time, to one other setting
       *[other] can be changed at any time, to { $count } other settings
    }
why-none = not an answer to the current question.
why-not = Not possible now:
why-else = Also not possible:
why-example = `{ $move }`: { $because }
why-more = { $count } more
why-not-asked = It is not your turn. The game is waiting: { $asked }.
why-no-seat = You have no seat at this table, so you cannot play. You can read the board, log and rules.
why-over = The game is over. You can still read the board, log and rules.
why-waits = The game is waiting: { $asked }.

refusal-no-verb = There is no move called “{ $verb }” in this game.
    .title = Unknown move.
    .remedy = Choose from { $verbs }.
