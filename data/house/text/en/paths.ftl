# Moves that are paths from place to place, each step with a price.

# A game may say this in its own words.
choice-path = { $place }
# A game may say this in its own words.
choice-path-price = { $steps ->
    [one] costs { $price }, leaves { $left }
   *[other] costs { $price } in { $steps } steps, leaves { $left }
}
# A game may say this in its own words.
price-path = { $spent } spent, { $left } left
# A game may say this in its own words.
path-whole = Go to { $place } for { $spent }
# A game may say this in its own words.
refusal-path-too-dear = The cheapest way to { $place } costs { $price }, and you have { $left }.
    .title = Too expensive.
    .remedy = You need { $missing } more.
# A game may say this in its own words.
refusal-path-here = You are in { $place } already.
    .title = Already there.
    .remedy = Choose another place.
# A game may say this in its own words.
refusal-path-again = You have been to { $place } on this way.
    .title = Not twice.
    .remedy = Choose a place that you have not entered yet.
