# What one may do now, and what not, and why.

command-why = What you may do now and what not, and which rule says so
command-why-verb = One kind of move

button-why = Why?
why-title = What you may do now
why-menu = One kind of move …
why-possible = { $count ->
        [one] possible, in one way
       *[other] possible, in { $count } ways
    }
why-setting = { $count ->
        [one] can be set at any time, one other way
       *[other] can be set at any time, { $count } other ways
    }
why-none = not at this moment; other questions ask for it.
why-not = It is not possible now:
why-else = What else was tried is not possible:
why-example = `{ $move }`: { $because }
why-more = { $count } more
why-not-asked = You are not asked anything now. The table waits: { $asked }.
why-no-seat = You hold no seat at this table, so no move is yours. Board, log and rules are open to you.
why-over = The game is over, and nothing can be played any more. Board, log and rules stay open.
why-waits = It waits: { $asked }.

refusal-no-verb = There is no move called “{ $verb }” in this game.
    .title = Unknown move.
    .remedy = Its moves are { $verbs }.
