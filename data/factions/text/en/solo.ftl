# The automa.

event-automa-faction = The automa plays { $faction }.
ask-automa-wormhole = places a wormhole for the automa
    .you = Place a wormhole for the automa
    .hint = These sectors hold the most energy; you break the tie.
move-choose-automa-wormhole = Place the automa’s wormhole in { $choice }
event-automa-draws = { $side } turned over “{ $card }”.
event-automa-energy = { $side } left energy all around { $planet }.
event-automa-votes = { $side } voted for { $option }.
event-automa-objective = { $side } gained a secret objective.
event-automa-again = { $side } { AGREE($side-id, "does", "do") } what “{ $card }” says again.
event-automa-gates = { $side } moved the wormholes to { $sectors } and took the { $energy } energy there.
