# Votes at the table. Each vote has its question `vote-WHAT`, its choices `vote-WHAT-CHOICE`, and its events.

# What the message of a vote says when nothing was decided: the game, or what it was about, is over.
vote-over = { $ended ->
        [yes] The game is over, and with it this vote.
       *[no] This vote is no longer needed.
    }
vote-given = { $choice }: { $seats }.

refusal-vote-gone = That vote is over, or no longer needed.
    .title = Nothing to vote on.
    .remedy = The newest message of the channel shows what is open.
refusal-vote-not-yours = You have no vote in this.
    .title = Not your vote.
    .remedy = Those who vote are { $voters }.
refusal-vote-same = You have already voted that way.
    .title = Already counted.
    .remedy = { $missing-count ->
        [0] You can still change your vote.
       *[other] Waiting for { $missing }. Until then you can change your vote.
    }
refusal-vote-choice = That is not one of the choices.
    .title = Not a choice.
    .remedy = Vote for { $choices }.
refusal-vote-rests = { $what ->
    [ruling] The table declined going back a short time ago.
   *[other] The table said no to that a short time ago.
}
    .title = Asked already.
    .remedy = You can ask again <t:{ $until }:R>.
