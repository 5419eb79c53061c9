# X3, Diplomacy: alliances, diplomacy tokens, and help in combats.

option-diplomacy = Diplomacy
    .help = Empires can form alliances: allies share sectors and warp gates and fight side by side, at a price in stars
value-diplomacy-off = off
value-diplomacy-on = on

tour-diplomacy = Empires can form **alliances**. Allies enter each other’s sectors, use each other’s warp gates, and fight side by side: hits and stars are shared.

    The price is **diplomacy tokens**, drawn by lot: each costs ½★ to 2★ at the end. You can leave when you like. Attacking an ally costs two more.

# Questions ----------------------------------------------------------------------------------------------------

ask-alliance-join = decides whether { $side } { AGREE($side-id, "joins", "join") } the alliance
    .you = Decide whether { $side } { AGREE($side-id, "joins", "join") } the alliance
    .hint = Allies enter each other’s sectors, use each other’s warp gates and can fight side by side. { $side } takes { $n } diplomacy tokens. All members must agree.
ask-alliance-expel = decides whether { $other } { AGREE($other-id, "is", "are") } expelled from the alliance
    .you = Decide whether { $other } { AGREE($other-id, "is", "are") } expelled from the alliance
    .hint = { $side } wants to expel { $other }. All other members must agree; then each of them takes 1 diplomacy token.
ask-support = may help { $side } against { $enemy } in { $sector }: { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    } against { $against }
    .you = You may help { $side } against { $enemy } in { $sector }: { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    } against { $against }
    .hint = What you commit fights to the end of this combat. { $side } puts all dice; hits and rewards are shared evenly. What stays out cannot be hit.

# What one can do ----------------------------------------------------------------------------------------------

group-alliance = Diplomacy
    .help = Create, join and leave alliances
verb-ally = Create an alliance
    .hint = you draw 2 diplomacy tokens by lot; each costs you ½★ to 2★ for good. Others can ask to join from the next turn on
    .help = Take 2 diplomacy tokens, which cost stars at the end; others can ask to join from the next turn on
verb-join = Join an alliance
    .help = Ask its members; if all agree, you take diplomacy tokens and are in
verb-expel = Expel an ally
    .help = Call a vote; if all others agree, the ally is out and each of you takes 1 diplomacy token
verb-secede = Leave the alliance
    .hint = free; your allies can then attack you, and you can create no other alliance this turn
    .help = Costs nothing, but you may not have units or gates in your allies’ sectors
verb-vote = Vote
    .help = Agree, or refuse
verb-support = Help an ally
    .help = Commit ships, stations and your flagship to this combat
verb-stay = Stay out
    .help = Commit nothing to this combat

param-alliance = alliance
    .help = The alliance you ask to join
param-member = ally
    .help = The ally to expel
param-answer = answer
    .help = “yes” or “no”
param-vessels = ships
    .help = How many of your ships join the fight
param-bastions = stations
    .help = How many of your stations join the fight
param-flagships = flagship
    .help = 1 if your flagship joins the fight, which it does only with all your other units there

choice-alliance = With { $sides }{ $more ->
        [0] {""}
       *[other] {" "}and { $more } more
    }
    .help = all members must agree; then { $n } diplomacy tokens, which cost you ½★ to 2★ each
choice-member = { CAPITAL($side) }
    .help = all others must agree; then each of you draws 1 diplomacy token, which costs ½★ to 2★
choice-vote-yes = Yes
choice-vote-no = No
choice-stations = { $n ->
    [one] 1 station
   *[other] { $n } stations
}
choice-flagships = { $n ->
    [0] no flagship
   *[other] your flagship
}
choice-ally = { CAPITAL($side) }, your ally
    .help = You leave the alliance and take diplomacy tokens; { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    } against your { $own }

# What happened ------------------------------------------------------------------------------------------------

event-tokens-drawn = { $side } drew { $n ->
        [one] 1 diplomacy token
       *[other] { $n } diplomacy tokens
    } for { $why }: { $values }.
tokens-created = creating an alliance
tokens-joined = joining an alliance
tokens-expelled = expelling an ally
tokens-attacked = turning on an ally
event-alliance-created = { $side } created an alliance.
event-alliance-request = { $side } { AGREE($side-id, "asks", "ask") } to join { $sides-id ->
        [reader] your alliance
       *[other] the alliance of { $sides }
    }.
event-alliance-joined = { $side } joined { $sides-id ->
        [reader] your alliance
       *[other] the alliance of { $sides }
    }.
event-alliance-called-vote = { $side } called a vote to expel { $other } from the alliance.
event-alliance-expelled = { $sides } expelled { $side } from the alliance.
event-alliance-left = { $side } left the alliance.
event-alliance-betrayed = { $side } attacked { $other-id ->
        [reader] you, its ally,
       *[other] { AGREE($side-id, "its", "your") } ally { $other }
    } and { AGREE($side-id, "is", "are") } out of the alliance.
event-alliance-dissolved = { $side-id ->
        [reader] Your alliance has
       *[other] The alliance of { $side } has
    } no other members and is over.
event-alliance-vote-failed = The vote that { $side } called has failed.
event-voted-yes = { $side } voted yes.
event-voted-no = { $side } voted no.
event-supports = { $side } { AGREE($side-id, "helps", "help") } { $other } with { $units }.
event-supports-not = { $side } { AGREE($side-id, "stays", "stay") } out of this combat.
event-support-lost = { $side } lost { $units } in { $sector }, which is out of support.

# Refusals -----------------------------------------------------------------------------------------------------

refusal-alliance-member = You are in an alliance already, and an empire can be in only one.
    .title = In an alliance.
    .remedy = Leave your alliance first.
refusal-alliance-no-trade-token = All your trade tokens are in use, and an alliance needs one.
    .title = No trade token.
    .remedy = Free a trade token first.
refusal-alliance-no-tokens = This costs { $n ->
        [one] 1 diplomacy token
       *[other] { $n } diplomacy tokens
    }, and the bag has { $left }.
    .title = Bag too empty.
    .remedy = Wait until tokens come back to the bag.
refusal-alliance-founded = You have already created an alliance this turn.
    .title = One a turn.
    .remedy = Create the next one on a later turn.
refusal-alliance-seceded = You have left an alliance this turn, and create no other before your next.
    .title = You just left one.
    .remedy = Create one on a later turn, or join one now.
refusal-alliance-none = You are not in an alliance.
    .title = No alliance.
    .remedy = Create an alliance, or join one.
refusal-alliance-still-there = You have units or a gate in { $sector }, a sector of your ally { $side }.
    .title = Still there.
    .remedy = Move your ships out of your allies’ sectors first, or scrap what cannot move.
refusal-alliance-asked = You have already asked this alliance this turn.
    .title = Asked already.
    .remedy = Ask again on a later turn.
refusal-alliance-in-a-move = Between combats you can only leave your alliance.
    .title = Move first.
    .remedy = End your combats, then do this.
refusal-alliance-unknown = There is no such alliance.
    .title = No such alliance.
    .remedy = Choose one from the list, or create your own.
refusal-alliance-expel-oneself = You cannot expel yourself.
    .title = That is you.
    .remedy = Leave the alliance instead.
refusal-alliance-no-ally = You and { $side } are not allied.
    .title = Not an ally.
    .remedy = Only members of your own alliance can be expelled.
refusal-alliance-one-vote = You have already called a vote this turn.
    .title = One vote a turn.
    .remedy = Call the next one on a later turn.
refusal-alliance-not-your-turn = You can create, join and leave alliances only on your own turn.
    .title = Not your turn.
    .remedy = Wait for your turn.
refusal-alliance-no-vote = You have no vote in this.
    .title = No vote.
    .remedy = Only members who were asked and have not answered vote.
refusal-support-too-many = You have { $units } there.
    .title = Not that many.
    .remedy = Commit what you have there, or stay out.
refusal-support-flagship-last = A flagship can be hit only after everything else, so it fights only beside all that you have there.
    .title = Not the flagship alone.
    .remedy = Commit all your other units too, or leave the flagship out.
refusal-support-not-asked = You are not asked to help in this combat.
    .title = Not asked.
    .remedy = Only allies with forces in the sector can help, each once.
