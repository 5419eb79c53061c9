# What a player can and cannot do now, and why.

command-why = What you can and cannot do now, and the rule that says so
command-why-verb = One kind of move

button-why = Why?
why-command = As a command: `/{ $command }`
why-title = What you can do now
why-menu = One kind of move …
why-choices = { $count ->
        [one] { $some }
       *[other] { $count } choices ({ $some })
    }
why-now = { $count ->
        [one] You can do this now, in one way
       *[other] You can do this now, in { $count } ways
    }
why-begun = You have begun: { $verb }. End it or undo it before you do anything else.
why-cannot = **{ $verbs }**: not now. { $because }
why-hand = **Your hand**
why-held-now = { $card }: now. { $what }
why-held-not = { $card }: not now. { $because }
why-held = { $card }: { $said }
held-met = { $said } You meet it now.
held-short = { $said } Now { $now } of { $need }.
held-unmet = { $said } You do not meet it yet.
held-unpaid = { $said } You meet it, but cannot pay for it.
why-none = not an answer to the current question.
why-not = Not possible now:
why-else = Also not possible:
why-example = `{ $move }`: { $because }
why-more = { $count } more
why-not-asked = { $seats-count ->
        [0] Nothing is asked of you.
       *[other] Nothing is asked of you; the table waits for { $seats }.
    }
why-no-seat = You have no seat at this table, so you cannot play. You can read the board, log and rules.
why-over = The game is over. You can still read the board, log and rules.
why-waits = The game is waiting: { $asked }.

refusal-no-verb = There is no move called “{ $verb }” in this game.
    .title = Unknown move.
    .remedy = Choose from { $verbs }.
