# Trading.

ask-offer = may answer { $side }, who { AGREE($side-id, "offers", "offer") } { $gives } for { $gets }
    .you = You may answer { $side }, who { AGREE($side-id, "offers", "offer") } { $gives } for { $gets }
tip-offer = Accept, decline, or answer with an offer of your own. { $works } No one waits for you: the offer ends when { $side } moves on.
ask-counter = may answer { $side }, who { AGREE($side-id, "wants", "want") } { $gives } and { AGREE($side-id, "offers", "offer") } { $gets }
    .you = You may answer { $side }, who { AGREE($side-id, "wants", "want") } { $gives } and { AGREE($side-id, "offers", "offer") } { $gets }
tip-counter = Accept or decline. { $works } The offer ends when you move on.
ask-confirm-offer = may confirm the trade with { $side }
    .you = You may confirm the trade with { $side }
ask-confirm-counter = may confirm the trade with { $side }
    .you = You may confirm the trade with { $side }
tip-confirm = { $side } gives { $gives }. Accept to trade, decline to keep what you have. { $works }

trade-works = You can only accept while both have room for what they get.
trade-blocked = You cannot accept now: { $why }

term-energy = energy
term-resources = resources
term-explorers = explorers
term-objectives = objectives
term-battery = Battery upgrades
term-cargo = Cargo Hold upgrades
term-alcubierre = Alcubierre upgrades
term-sails = Solar Sails upgrades
term-probes = Probes upgrades
amount-energy = { $n } energy
amount-resources = { $n ->
    [one] 1 resource
   *[other] { $n } resources
}
amount-explorers = { $n ->
    [one] 1 explorer
   *[other] { $n } explorers
}
amount-objectives = { $n ->
    [one] 1 objective
   *[other] { $n } objectives
}
amount-battery = { $n ->
    [one] 1 Battery upgrade
   *[other] { $n } Battery upgrades
}
amount-cargo = { $n ->
    [one] 1 Cargo Hold upgrade
   *[other] { $n } Cargo Hold upgrades
}
amount-alcubierre = { $n ->
    [one] 1 Alcubierre upgrade
   *[other] { $n } Alcubierre upgrades
}
amount-sails = { $n ->
    [one] 1 Solar Sails upgrade
   *[other] { $n } Solar Sails upgrades
}
amount-probes = { $n ->
    [one] 1 Probes upgrade
   *[other] { $n } Probes upgrades
}

choice-decline = { $player }
reply-decline = Decline { $player-player }
choice-give = You give { $amount }
    .band = You give: { $what }
choice-get = You get { $amount }
    .band = You get: { $what }
choice-give-card = You give { $card }
    .band = You give: cards
choice-get-card = You get { $card }
    .band = You get: cards

offer-whole = Offer { $other } { $gives } for { $gets }
counter-whole = Offer { $other } { $gives } for { $gets } instead
accept-whole = Trade with { $side }
accept-picked = { $cards-count ->
    [one] Choose { $cards } for { $side }
   *[other] Choose these { $cards-count } for { $side }
}

event-offer-preview = { $side } would give { $other } { $gives } and get { $gets }.
event-counter-preview = { $side } would give { $other } { $gives } and get { $gets }.
event-no-room-yet = { $side } { AGREE($side-id, "has", "have") } no room for the { $what } yet; the trade has to wait until there is.
event-accept-preview = { $side } { AGREE($side-id, "gives", "give") } { $gives }, { $other } { AGREE($other-id, "gives", "give") } { $gets }.
event-confirms-first = { $side } { AGREE($side-id, "then sees", "then see") } what you chose, and { AGREE($side-id, "confirms or declines", "confirm or decline") }.
event-offered = { $side } offered { $other } { $gives } for { $gets }.
event-offered-cards = { $side } { AGREE($side-id, "offers", "offer") } { $gives } for { $gets }.
event-countered = { $other } { AGREE($other-id, "wants", "want") } { $gives } from { $side } and { AGREE($other-id, "offers", "offer") } { $gets }.
event-countered-cards = { $other } { AGREE($other-id, "offers", "offer") } { $gets } for { $gives }.
event-traded = { $side } and { $other } traded: { $gives } for { $gets }.
event-traded-cards = { $side } gave { $gives }, and { $other } gave { $gets }.
event-picked = { $side } chose { $cards }; the other player can now confirm or decline.
event-declined = { $side } declined { $other-id ->
        [reader] your offer
       *[other] the offer of { $other }
    }.
event-withdrew = { $side } took the offer to { $other } back.
event-offer-over = { $side-id ->
        [reader] Your offer to
       *[other] The offer of { $side } to
    } { $other } is over.

refusal-trade-gone = { $side } no longer { AGREE($side-id, "has", "have") } what the offer names.
    .title = No longer there.
    .remedy = Decline it, then trade for what is there.
refusal-trade-no-room = { $side } { AGREE($side-id, "has", "have") } no room for the { $what }.
    .title = No room.
    .remedy = Trade fewer, or make room first.
refusal-offers-enough = You can have at most { $most } offers open at once, and make { $turn } in a turn.
    .title = Enough offers.
    .remedy = Withdraw one, or move on.
refusal-offer-open = You already have an offer to { $side }.
    .title = Already open.
    .remedy = Withdraw it first.
refusal-not-to-trade = { $side } has no { $what } to trade.
    .title = Nothing to trade.
    .remedy = Choose from the list.
