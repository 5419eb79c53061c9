# X4, Trade: contracts, technologies lent out, offers, and the technologies of the expansion.

option-trade = Trade
    .help = In Logistics, empires trade levels, resources, stars and technologies by contract, at a price in diplomacy tokens
value-trade-off = off
value-trade-on = on

tour-trade = In Logistics, empires trade by **contract**: levels, resources, stars and technologies go from one to the other until someone ends the contract. One side makes an offer; the other accepts, declines or answers with an offer of its own.

    For what you receive you draw **diplomacy tokens**: each costs ½★ to 2★ at the end. Each thing you give takes up one of your five **trade tokens**.

# Technologies -------------------------------------------------------------------------------------------------

card-commodity-exchange = Commodity Exchange
card-free-ports = Free Ports
card-diplomatic-corps = Diplomatic Corps
card-advanced-mining = Advanced Mining
card-commerce-network = Commerce Network
card-settlers-guild = Settlers’ Guild
card-tribute-demands = Tribute Demands
card-merchant-princes = Merchant Princes
card-gene-exchange = Gene Exchange
card-shared-academies = Shared Academies
card-contract-foundries = Contract Foundries

do-trade-income-received = in each Logistics, gain { $amount } for each contract you receive (at most { $most })
do-trade-income-contracts = in each Logistics, gain { $amount } for each contract you are part of (at most { $most })
do-trade-income-tokens = in each Logistics, gain { $amount } for every { $each } trade tokens you have on contracts
do-trade-income-lent = in each Logistics, gain { $amount } for each technology you have lent out
do-diplomats = whenever you take diplomacy tokens for an agreement, draw 1 more and put 1 of them back
do-mining = while it is active, one of your tiles with a basic resource yields { $n } more of it
do-guild = whenever you sign a contract as the giver, draw { $tiles ->
    [one] 1 location tile
   *[other] { $tiles } location tiles
}
do-tribute = seizing a colony or destroying { $units } or more units of an empire in a combat puts 1 diplomacy token back
do-newcomers = each Population you receive by contract counts { $add } more
do-teaching = gain { $stars } when another empire takes a technology from you, once for each technology
do-supplier = while you give a resource by contract, { $said }

# Questions ----------------------------------------------------------------------------------------------------

ask-bargaining = may trade before income
    .you = You may trade before income
    .hint = Make offers, answer those of others, end contracts or take technologies back. Each thing you give takes up one of your trade tokens; for what you receive you draw diplomacy tokens, which cost stars at the end. Choose Done to go on; open offers then end.
ask-trade = may answer { $side }, who { AGREE($side-id, "offers", "offer") } { $gives } for { $gets }
    .you = You may answer { $side }, who { AGREE($side-id, "offers", "offer") } { $gives } for { $gets }
    .hint = Accept, decline, or answer with an offer of your own.
tip-trade = { $price ->
    [0] Accepting costs you no diplomacy tokens.
    [one] Accepting costs you 1 diplomacy token.
   *[other] Accepting costs you { $price } diplomacy tokens.
} { $works } No one waits for you: the offer ends when the trade of this Logistics ends.
trade-works = Both of you can make this deal now.
trade-blocked = You cannot accept now: { $why }
ask-call = may answer { $side }, who { AGREE($side-id, "offers", "offer") } everyone { $gives } for { $gets }
    .you = You may answer { $side }, who { AGREE($side-id, "offers", "offer") } everyone { $gives } for { $gets }
    .hint = Accept or decline; the first to accept gets the deal. For other terms, make { $side } an offer of your own.
ask-retort = may end contracts with { $side } in return
    .you = You may end contracts with { $side } in return
    .hint = { $side } ended a contract with you. Each contract that you end costs 1 diplomacy token; what you gave comes back at once. Choose Done to keep them.
ask-return-token = puts a diplomacy token back
    .you = Put a diplomacy token back
    .hint = Those you keep cost you stars at the end.
ask-mine = chooses what Advanced Mining yields
    .you = Choose what Advanced Mining yields
    .hint = You have 1 more of this resource for the technologies that you activate now, if Advanced Mining is one of them.

# What one can do ----------------------------------------------------------------------------------------------

group-trade = Trade
    .help = Offers, contracts and technologies lent out
verb-offer = Offer
    .help = Offer a deal: what you give and what you get, such as “give-energy-1 get-boson-1”
    .next = What else do you give or get?
verb-counter = Counter-offer
    .help = Answer an offer with one of your own
    .next = What else do you give or get?
verb-accept = Accept
    .help = Accept an offer; the deal is made at once
verb-decline = Decline
    .help = Turn an offer down
verb-retract = Take back
    .help = Take your offer back
verb-rescind = End contracts
    .help = End any of your contracts for 1 diplomacy token each; everything goes back at once
verb-regain = Take a technology back
    .help = Take back a technology that you lent out, for 1 diplomacy token
verb-return = Put a token back
    .help = Put a diplomacy token back into the bag
verb-leave = Leave
    .help = End the deals of an empire that no one plays
verb-mine = Mine
    .help = Choose the resource that Advanced Mining yields

param-partner = empire
    .help = The empire to trade with, or “everyone”
param-terms = terms
    .help = What you give and get: “give-energy-2”, “get-boson-1”, “give-star”, “get-scanner”
param-contracts = contracts
    .help = The contracts to end, such as “contract-1”
param-token = token
    .help = What the token costs, in half-stars
param-resource = resource
    .help = A basic resource that one of your tiles yields

choice-partner = { CAPITAL($side) }
choice-everyone = Everyone
    .help = The first to accept gets the deal
choice-call = The offer to everyone
choice-give = You give { $what }
    .band = You give: { $name }
choice-get = You get { $what }
    .band = You get: { $name }
choice-give-technology = You give { $card }
    .help = { $said }
    .band = You give: technologies
choice-get-technology = You get { $card }
    .help = { $said }
    .band = You get: technologies
choice-contract = { CAPITAL(FORM($side-id, part: "whose")) } contract with { $other }
    .help = { AGREE($side-id, "Gives", "You give") } { $items }
choice-regain = { $card }
    .help = { $said }
choice-token = One of { $stars }
choice-mine = 1 more { $resource }

deal-nothing = nothing
deal-energy = { $n ->
    [one] 1 Energy level
   *[other] { $n } Energy levels
}
deal-population = { $n } Population
deal-research = { $n ->
    [one] 1 Research level
   *[other] { $n } Research levels
}
deal-fleet = { $n } Fleet
deal-star = 1★ now and in each Logistics
deal-points = stars
price-trade = { $free ->
    [0] No trade token left
    [one] 1 trade token left
   *[other] { $free } trade tokens left
}, and you take { $n ->
    [0] no diplomacy tokens
    [one] 1 diplomacy token
   *[other] { $n } diplomacy tokens
}
trade-whole = Give { $gives } for { $gets }
# Where a button has no room for all of it; above it stands what it is about.
trade-whole-many = Give { $given ->
    [0] nothing
    [one] 1 thing
   *[other] { $given } things
} for { $got ->
    [0] nothing
    [one] 1 thing
   *[other] { $got } things
}

# What happened ------------------------------------------------------------------------------------------------

tokens-dealt = a deal
tokens-rescinded = ending a contract
tokens-regained = taking a technology back
tokens-diplomats = Diplomatic Corps
event-trade-preview = { $side } would give { $other } { $gives } and get { $gets }.
event-call-preview = { $side } would give { $gives } to the first to accept, for { $gets }.
event-called = { $side } { AGREE($side-id, "offers", "offer") } everyone { $gives } for { $gets }.
event-call-retracted = { $side } took the offer to everyone back.
event-call-over = { $side-id ->
        [reader] Your offer to
       *[other] The offer of { $side } to
    } everyone is over.
event-trade-offered = { $side } { AGREE($side-id, "offers", "offer") } { $other } { $gives } for { $gets }.
event-trade-accepted = { $side } accepted { $other-id ->
        [reader] your offer
       *[other] the offer of { $other }
    }.
event-trade-declined = { $side } declined { $other-id ->
        [reader] your offer
       *[other] the offer of { $other }
    }.
event-trade-retracted = { $side } took the offer to { $other } back.
event-trade-over = { $side-id ->
        [reader] Your offer to
       *[other] The offer of { $side } to
    } { $other } is over.
event-contract-signed = { $side } now { AGREE($side-id, "gives", "give") } { $other } by contract: { $items }.
event-contract-rescinded = { $side } ended a contract with { $other }: { $items }.
event-left-deals = No one plays { $side }: its deals end.
event-contract-over = { $side } no longer { AGREE($side-id, "gives", "give") } { $other }: { $items }.
event-technology-back = { $side } got { $card } back from { $other }.
event-contract-void = { $side } no longer { AGREE($side-id, "has what it gives", "have what you give") } { $other } by contract: { $items }.
event-contract-no-stars = { $other } { AGREE($other-id, "has", "have") } no stars left to give { $side }.
event-stars-contract = { $side } gained { $stars } by contract.
event-stars-teaching = { $side } gained { $stars } for a technology that another empire took.
event-technology-lent = { $side } lent { $card } to { $other }.
event-technology-regained = { $side } took { $card } back from { $other }.
event-token-returned = { $side } put a diplomacy token of { $stars } back.
event-mined = { $side } mined { $resource }.
event-guild-tiles = { $side } drew { $cards } for the contract.
    .hidden = { $side } drew { $n ->
        [one] 1 location tile
       *[other] { $n } location tiles
    } for the contract.

# Refusals -----------------------------------------------------------------------------------------------------

refusal-trade-empty = In a deal, at least one of you gives something.
    .title = Nothing in it.
    .remedy = Say what you give or what you get.
refusal-trade-nothing = There is nothing that you could trade now.
    .title = Nothing to trade.
    .remedy = Free trade tokens or contracts first, or wait until diplomacy tokens come back to the bag.
refusal-trade-unknown = These are not terms of a deal.
    .title = No such terms.
    .remedy = Choose from the list: levels except the Reactor, resources, 1★, or basic technologies, each once.
refusal-trade-items = A contract covers at most { $n } things.
    .title = Too much.
    .remedy = Leave something out.
refusal-trade-resource = { $side } does not have that much { $what } to give.
    .title = Not enough.
    .remedy = Choose from the list.
refusal-trade-level = The { $what } of { $side } would fall below 0.
    .title = Not enough.
    .remedy = Trade less of it.
refusal-trade-no-token = { $side } would need { $n ->
        [one] 1 free trade token
       *[other] { $n } free trade tokens
    }, and has { $free }.
    .title = No trade token.
    .remedy = Trade less, or free tokens first: end a contract, or take a technology back.
refusal-trade-not-basic = { $card } is not a basic technology, and only those can be lent.
    .title = Cannot be lent.
    .remedy = Choose a basic technology.
refusal-trade-borrowed = { $side } has { $card } on loan, and cannot lend it on.
    .title = On loan.
    .remedy = Choose another technology.
refusal-trade-not-owned = { $side } does not have { $card }.
    .title = Not there.
    .remedy = Choose from the list.
refusal-trade-owned = { $side } has { $card } already.
    .title = Owned already.
    .remedy = Choose another technology.
refusal-trade-no-contract = All { $n } contracts are in use.
    .title = No contract left.
    .remedy = Trade technologies only, or end a contract first.
refusal-trade-bag = This deal costs { $n ->
        [one] 1 diplomacy token
       *[other] { $n } diplomacy tokens
    }, and the bag has { $left }.
    .title = Bag too empty.
    .remedy = Trade less, or wait until tokens come back to the bag.
refusal-trade-oneself = You cannot trade with yourself.
    .title = That is you.
    .remedy = Choose another empire.
refusal-trade-not-active = Only { $side } can trade now, because it is in Logistics.
    .title = Not with each other.
    .remedy = Make { $side } an offer, or wait for your own Logistics.
refusal-trade-open = There is already an open offer between you and { $side }.
    .title = Answer first.
    .remedy = Answer it, take it back, or wait for the answer.
refusal-trade-called = Your offer to everyone is still open.
    .title = One at a time.
    .remedy = Take it back first, or wait until someone accepts it.
refusal-trade-two = There is only one other empire.
    .title = Two of you.
    .remedy = Make that empire an offer.
refusal-trade-no-offer = There is no such offer for you.
    .title = No offer.
    .remedy = Choose an offer from the list.
refusal-trade-countered = A counter-offer can only be accepted or declined.
    .title = Answer it.
    .remedy = Accept or decline it, then make a new offer.
refusal-trade-own-logistics = You can end contracts and take technologies back only in your own Logistics.
    .title = Not now.
    .remedy = Wait for your own Logistics.
refusal-trade-no-such-contract = You have no such contract.
    .title = No such contract.
    .remedy = Choose from the list, each once.
refusal-trade-retort = You have no such contract with { $side }.
    .title = No such contract.
    .remedy = Choose from the list, or choose Done.
refusal-trade-not-lent = You have not lent { $card }.
    .title = Not lent.
    .remedy = Choose a technology from the list.
