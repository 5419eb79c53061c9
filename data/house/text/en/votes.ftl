# Votes at the table. Each matter has its question `vote-WHAT`, its choices `vote-WHAT-CHOICE`, and its events.

vote-given = { $choice }: { $seats }.

refusal-vote-gone = That vote is over: it was decided, or its cause is gone.
    .title = Nothing to vote on.
    .remedy = The newest message of the channel shows what is open.
refusal-vote-not-yours = You have no say in this vote.
    .title = Not your vote.
    .remedy = It is up to { $voters }.
refusal-vote-same = You have voted so already.
    .title = Already counted.
    .remedy = { $missing-count ->
        [0] You may still change your mind.
       *[other] Waiting for { $missing }; until then you may change your mind.
    }
refusal-vote-choice = That cannot be voted for here.
    .title = Not a choice.
    .remedy = You can vote for { $choices }.
refusal-vote-nobody = There is nobody at the table who could decide this.
    .title = No one to ask.
    .remedy = Somebody who manages this server can decide it.
