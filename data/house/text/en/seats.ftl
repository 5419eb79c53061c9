# Seats of a running game, and the votes about them.

event-seat-left = { $before } left the table; the seat is free.
event-seat-left-stand-in = { $before } no longer { AGREE($before-id, "stands in for", "stand in for") } { $owner }; the seat is free.
event-seat-left-owner = { $owner } left the table for good; { $name } { AGREE($name-id, "keeps", "keep") } the seat.
event-seat-taken = { $name } took { $before-id ->
        [reader] your free seat
       *[other] the free seat of { $before }
    }.
event-seat-given = { $name } { AGREE($name-id, "takes", "take") } over from { $before }.
event-seat-stand-in = { $name } { AGREE($name-id, "stands in for", "stand in for") } { $owner }.
event-seat-back = { $name } { AGREE($name-id, "is", "are") } back.
event-seat-voted = The table voted to free { FORM($before-id, part: "whose") } seat.
event-seat-removed = Someone who manages this server freed { FORM($before-id, part: "whose") } seat.
event-seat-removed-because = Someone who manages this server freed { FORM($before-id, part: "whose") } seat: { $reason }
event-seat-passed-over = { $before-id ->
        [reader] Your seat
       *[other] The seat of { $before }
    } is skipped until someone takes it.
event-seat-offered = { $name } { AGREE($name-id, "was", "were") } offered { FORM($before-id, part: "whose") } seat.
event-seat-asked = { $name } asked for { FORM($before-id, part: "whose") } seat.
# In the logs of games from before tables voted on requests.
event-seat-ask-refused = { $name } { AGREE($name-id, "does", "do") } not get the seat.
event-seat-ask-withdrawn = { $name } no longer { AGREE($name-id, "asks", "ask") } for the seat.
event-seat-declined = { $name } declined the seat.
event-seat-withdrawn = The seat is no longer offered to { $name }.
event-ended-by-vote = The table voted to end the game here.
event-ended-by-admin = Someone who manages games on this server ended the game.
event-ended-because = Someone who manages games on this server ended the game: { $reason }

vote-kick = { CAPITAL($by) } would like to free { FORM($seat-id, part: "whose") } seat. All the others decide.
    .asked = { CAPITAL($by) } asked to free { FORM($seat-id, part: "whose") } seat.
vote-kick-yes = Free the seat
vote-kick-no = Keep it
event-vote-kick = { $by } { AGREE($by-id, "asks", "ask") } the table to free { FORM($seat-id, part: "whose") } seat.
event-vote-kick-closed = { $seat } { AGREE($seat-id, "keeps", "keep") } the seat.
vote-abandon = { CAPITAL($by) } would like to end the game here. More than half of the players must agree.
    .asked = { CAPITAL($by) } asked to end the game here.
vote-abandon-yes = End the game
vote-abandon-no = Play on
event-vote-abandon = { $by } { AGREE($by-id, "asks", "ask") } the table to end the game.
event-vote-abandon-closed = The table plays on.

vote-ruling = { CAPITAL($by) } would like to take { $several ->
        [no] back { FORM($seat-id, part: "whose") } turn ({ $chapter }) and all after it
       *[yes] the game back to { $chapter }
    }: { $taken }. Everyone must agree.
    .asked = { CAPITAL($by) } asked to go back to { $chapter }.
vote-ruling-yes = Go back
vote-ruling-no = Play on
vote-ruling-on = Played on
vote-ruling-silence = Anyone who has not answered by <t:{ $until }:f> agrees. Anyone who makes a move declines.
event-vote-ruling = { $by } { AGREE($by-id, "asks", "ask") } the table to go back to { $chapter }.
event-vote-ruling-on = { CAPITAL($by) } played on, so the game goes on from here.
event-vote-ruling-closed = Not everyone agreed to go back, so the game goes on from here.

vote-newcomer-yes = Agree
vote-newcomer-no = Decline
vote-newcomer-silence = Anyone who has not answered by <t:{ $until }:f> agrees.
vote-newcomer-in-haste = The last person who took this seat left within the hour, so only votes count.
event-vote-newcomer-closed = { $seat-id ->
        [reader] Your seat
       *[other] The seat of { $seat }
    } stays as it is: the table did not agree.

command-end-reason = Your reason, if you manage this server; everyone can read it in the log
button-end-why = With a reason …
button-end-vote = Ask the table
end-vote-sure = More than half of the players must agree to end this game. I will ask them in the channel and count your vote as a yes.
vote-put = The vote is open in the channel, and yours is counted.
reason-label = Reason
reason-help = The table can read it, and it stays in the log.

refusal-which-seat = You play more than one seat.
    .title = Which seat?
    .remedy = Name one: { $seats }.
refusal-seat-unknown = This table has no such seat.
    .title = Unknown seat.
    .remedy = It has { $seats } seats; choose one offered while you type.
refusal-seat-held = That seat is not yours to hand over.
    .title = Not your seat.
    .remedy = It belongs to { $holder }. You can hand over your own seat, or a free one.
refusal-seat-taken = That seat is no longer free.
    .title = Seat taken.
    .remedy = It belongs to { $holder } now.
refusal-no-free-seat = This game has no free seat.
    .title = Table full.
    .remedy = Someone at the table can offer you theirs, under ⋯ and “Seats”.
refusal-second-seat = { $name } already has a seat at this table, and a second one would know another player’s secrets.
    .title = One seat each.
    .remedy = Choose someone who is not at the table, or a computer player.
refusal-knew-another = { $name } has held another seat in this game and knows its secrets.
    .title = Knows too much.
    .remedy = They can only take the seat of { $seat }. Choose someone else, or a computer player.
refusal-kicked = Your seat in this game was taken away.
    .title = Not in this game.
    .remedy = Someone at the table can offer you a free seat.
refusal-kick-nobody = No person has that seat.
    .title = No one to remove.
    .remedy = Under ⋯ and “Seats” you can replace a computer player or fill a free seat.
refusal-kick-self = That is your own seat.
    .title = Your own seat.
    .remedy = To leave it, use /game seat leave.
refusal-kick-alone = No one else could vote on that.
    .title = No one else to vote.
    .remedy = Someone who manages this server can free the seat. You can too, once the game has waited for it for { $days } days. Or propose to end the game.
refusal-offer-yourself = You cannot offer a seat to yourself.
    .title = Choose someone else.
    .remedy = Take a free seat with “Take the seat”. Get your own back with “I am back”.
refusal-offer-declined = { $name } was offered a seat in this game and declined.
    .title = They said no.
    .remedy = Choose someone else. { $name } can still take a free seat.
refusal-offer-unwanted = { $name } does not accept invitations.
    .title = No invitations.
    .remedy = Choose someone else, or ask them to take a free seat themselves.
refusal-offer-budget = You have offered or asked for { $most } seats within an hour.
    .title = Too many at once.
    .remedy = You can do that again <t:{ $until }:R>.
refusal-seat-asked = You have asked for that seat, and the table has not answered yet.
    .title = Already asked.
    .remedy = Wait for an answer, or withdraw with /game seat decline.
refusal-seat-promised = { $name } may get that seat, and the table has not settled it yet.
    .title = Not free yet.
    .remedy = Try again once it is decided, or take another free seat.
refusal-seat-in-haste = The last person who took this seat left within the hour, and no one is here to vote on the next.
    .title = Not now.
    .remedy = Someone who is away can come back and let you in, or let a computer player take the seat.
refusal-seat-ask-refused = The table did not give you a seat when you asked for one.
    .title = Not in this game.
    .remedy = Someone at the table can offer you a free seat.
refusal-offer-gone = You have no open offer here; it was withdrawn or is no longer needed.
    .title = No offer.
    .remedy = The newest message in the channel shows any free seat.
refusal-offer-others = That offer is for { $name }.
    .title = Not for you.
    .remedy = Anyone can take a seat that is free.
refusal-only-stand-in = You are only standing in for { $owner }.
    .title = Not your seat.
    .remedy = You can leave the seat, or ask someone to stand in for a while.
refusal-nothing-back = No one is holding a seat for you here.
    .title = Nothing to take back.
    .remedy = Take a free seat with “Take the seat”.
refusal-last-person = Only computer players would be left.
    .title = Last person.
    .remedy = Let the computer player stand in for a while, or end the game with /game end.
refusal-end-vote = The players decide together whether to end a game.
    .title = Up to the table.
    .remedy = Put it to a vote with /game end; { $others } will be asked.

seat-vacant = { $name } · left
notices-more = { $more ->
        [one] One more question is open, under ⋯ and “Seats”.
       *[other] { $more } more questions are open, under ⋯ and “Seats”.
    }
notice-offer = **{ $name }** is offered { $seat-id ->
        [reader] your seat
       *[other] the seat of { $seat }
    }.
notice-offer-while = **{ $name }** is asked to stand in for { $seat }.
notice-asked = **{ $name }** would like to take the seat of { $seat } and would see all its secrets. More than half of the table must agree.
notice-free = **{ $seat }**: this seat is free. Taking it shows you all its secrets.
notice-free-while = **{ $seat }**: no one is standing in here at the moment.
notice-passed-over = **{ $seat }**: this seat is free, and skipped until someone takes it. Taking it shows you all its secrets.
button-accept = Accept
button-take = Take the seat
button-pass-over = Skip this seat
button-seat-back = I am back
farewell = { $seat } has the seat now. You no longer see its secrets.
farewell-vacant = You no longer have that seat, and no longer see its secrets.
farewell-owner = { $seat } is playing for you. You can come back at any time, even in the middle of a question.
farewell-free = No one is playing for you at the moment: { $seat }. You can come back at any time.

refusal-away = { $holder } is playing for you at the moment.
    .title = You are away.
    .remedy = To take your seat back, press “I am back” under ⋯ and “Seats”, or use /game seat back.

refusal-seat-free = You have no seat at this table, but one is free: { $seat }.
    .title = Not your table yet.
    .remedy = Take the seat and see its secrets, or watch with “Board” and “Log”.

button-seats = Seats
button-hand-over = Hand over …
button-seat-leave = Leave the game
menu-fill = Fill a seat …
menu-kick = Free the seat of …
menu-offer-good = Offer it for good to …
menu-offer-while = Ask to stand in …
menu-engage = A computer player …
for-good = for good
for-while = for a while

seats-heading = the seats
seats-free = free
seats-passed-over = free, skipped
seats-person = player
seats-for = for { $name }
seats-since = since { $since }
handover = Who will play { $seat }? They will see all its secrets.
handover-while = If you choose “for a while”, the seat stays yours and you can come back at any time.
seat-yours = **The seat is yours.** You now see all its secrets.
seat-declined = You declined the seat.
seat-offered = Offer made. I will ask them in the channel, and by direct message unless they have turned those off.
seat-offered-again = Offer made. It is open in the channel; they had their direct message about this game before.
seat-is-asked = You asked for the seat. Because it has secrets, more than half of the table must agree; they are asked in the channel.
seat-agreed = Done. They have the seat now.
seat-agreed-so-far = Your vote is counted. They get the seat once more than half of the table agree.
seat-declined-so-far = Your vote is counted. They do not get the seat unless more than half of the table agree.
seat-ask-withdrawn = You no longer ask for the seat.
seat-ask-answered = Done. The seat is still free.
seat-computer-sits = The computer player takes over.
seat-is-passed-over = The game goes on. This seat is skipped until someone takes it.
seat-freed = The seat is free.
invited = { $name } offers you the seat of { $seat }. If you take it, you see all its secrets.
invited-while = { $name } asks you to stand in for { $seat } for a while. If you do, you see all the secrets of the seat.
leave-sure = { $secrets ->
        [yes] If you leave { $seat }, you no longer see its secrets, and the seat is free for others.
       *[no] If you leave { $seat }, the seat is free for others.
    } To come back later, hand it over for a while instead.
leave-sure-last = You are the last person at this table. If you leave { $seat }, the game ends.

command-seat = Leave, take or hand over a seat in a running game
command-seat-show = Show who has which seat, and what is open
command-seat-leave = Leave the running game; your seat becomes free for others
command-seat-take = Take a free seat
command-seat-accept = Accept the seat offered to you
command-seat-back = Take your seat back from your stand-in
command-seat-decline = Decline a seat offered to you, or withdraw your own offer
command-seat-offer = Offer your seat, or a free one, to someone
command-seat-offer-who = Who to offer it to
command-seat-for = For good, or for a while
command-seat-which = Which seat
command-seat-computer = Let a computer player take over your seat, or a free one
command-seat-computer-kind = Which computer player
command-seat-pass-over = Play on with a free seat skipped
command-seat-kick = Ask the table to free a player’s seat
command-seat-kick-reason = If you manage this server: your reason, to free the seat at once

refusal-offer-bot = You cannot offer a seat to a bot.
    .title = Not a player.
    .remedy = Choose a person, or seat a computer player with /game seat computer.
refusal-seat-admins = Only people who manage this server can free a seat at once.
    .title = Not allowed.
    .remedy = To let the table vote on it, leave out the reason.
refusal-seat-passed-over = That seat is already skipped.
    .title = Nothing to change.
    .remedy = To fill it, press “Take the seat”.
refusal-seat-same = That computer player already has the seat.
    .title = Nothing to change.
    .remedy = Choose another kind, or come back with “I am back”.
