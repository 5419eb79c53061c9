title = Afterglow
tagline = Fly, trade and vote around a dying Sun.
credits = Made up for the tests.
headline = round { $round } of { $rounds }

preset-first = First game
    .help = Without the Night
preset-full = Full game
    .help = With the Night, mirrors and storms
preset-alone = Alone
    .help = You play Dawn and Dusk against the Night

verb-hunch = Hunch
    .help = Choose in secret where the Sun will flare
verb-fly = Fly
    .help = Fly from sector to sector, or name a goal
verb-stay = Stay
    .help = End your turn without a flight
verb-offer = Offer a card
    .help = Offer a card to another side; no one else sees it
verb-counter = Offer in return
    .help = Offer a card for the one you were offered
verb-accept = Accept
    .help = Take the card, or agree to the exchange
verb-decline = Decline
    .help = Let the offer go
verb-vote = Vote
    .help = Feed the Sun, or spare your fuel
verb-mirror = Mirror
    .help = Leave a mirror in your sector, or go on without
param-band = band
param-to = sectors
param-card = card
param-side = side
param-vote = vote
param-answer = yes or no

choice-card = a { $card }
choice-side = { $side }
choice-band = band { $band }
choice-vote-feed = Feed the Sun
choice-vote-spare = Spare the fuel
choice-mirror-yes = Leave a mirror
choice-mirror-no = Go on without
vote-feed = feed the Sun
vote-spare = spare the fuel
side-dawn = Dawn
side-dusk = Dusk
side-night = The Night

option-solo = Solo
    .help = One player plays two sides
value-solo-on = on
value-solo-off = off
option-night = The Night
    .help = A side that no one plays puts beacons out
value-night-on = on
value-night-off = off
option-ending = Ending
    .help = Who wins
value-ending-ranked = the most light
value-ending-together = all together
option-mirrors = Mirrors
    .help = Leave mirrors that make sectors cheaper
value-mirrors-on = on
value-mirrors-off = off
option-storms = Storms
    .help = Storms break mirrors
value-storms-on = on
value-storms-off = off

ask-hunch = chooses a band in secret
    .you = Choose a band in secret
    .several = choose a band in secret
ask-turn = flies or stays
    .you = Fly or stay
ask-offer = answers { $from-id ->
        [reader] your offer
       *[other] the offer of { $from }
    }
    .you = Answer { $from-id ->
        [reader] your offer
       *[other] the offer of { $from }
    }
ask-counter = answers what { $from } { AGREE($from-id, "offers", "offer") } in return
    .you = Answer what { $from } { AGREE($from-id, "offers", "offer") } in return
ask-vote = votes
    .you = Vote
    .several = vote
ask-mirror = may leave a mirror
    .you = You may leave a mirror

event-round = Round { $round } begins.
event-hunch = { $side } { AGREE($side-id, "expects", "expect") } the flare in band { $band }.
    .hidden = { $side } { AGREE($side-id, "has", "have") } a hunch.
event-stayed = { $side } stayed.
event-flew = { $side } flew to { $place } for { $fuel } fuel.
event-reached = { $side } took { $light } light from a beacon.
event-drew = { $side } drew a { $card }.
    .hidden = { $side } drew a card.
event-offered = { $side } { AGREE($side-id, "offers", "offer") } { $to } a { $card }.
    .hidden = { $side } { AGREE($side-id, "offers", "offer") } { $to } a card.
event-countered = { $side } { AGREE($side-id, "offers", "offer") } { $to } a { $card } in return.
    .hidden = { $side } { AGREE($side-id, "offers", "offer") } { $to } a card in return.
event-given = { $to } took { $side-id ->
        [reader] your card
       *[other] the card of { $side }
    }.
event-swapped = { $side } and { $to } exchanged cards.
event-declined = { $side } declined.
event-voted = { $side } voted to { $vote }.
event-fed = The Sun was fed: 1 light for each side.
event-flare = The Sun flared in band { $band }.
event-shown = { $side } had expected it in band { $band }.
event-pairs = { $side } { AGREE($side-id, "has", "have") } { $pairs ->
    [one] one pair
   *[other] { $pairs } pairs
}.
event-over = The last light is gone.
event-mirror = { $side } left a mirror in { $place }.
event-storm = A storm went through band { $band }.
event-shattered = { $side-id ->
        [reader] Your mirror
       *[other] The mirror of { $side }
    } in { $place } broke.

count-cards = cards
count-fuel = fuel
field-lit = Lit beacons: { $value }.
field-ash = Ash: { $value }.
field-seat-places = in { $value }

refusal-offered-already = You have made an offer in this turn.
    .title = Only once.
    .remedy = Fly or stay.
refusal-not-in-hand = You do not have a { $card }.
    .title = Not in your hand.
    .remedy = Play one that you have.
