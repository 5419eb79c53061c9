# Mining.

ask-which-asteroid = chooses an asteroid to mine ({ $source })
    .you = Choose an asteroid to mine ({ $source })
    .hint = You gain as many resources as it is worth; what does not fit in your hold is lost.
move-choose-which-asteroid = Mine { $choice }

event-mined = { $side } mined the asteroid in { $slot }, worth { $worth }{ $bonus ->
    [0] {""}
   *[other] {" "}and { $bonus } more
}.

refusal-no-asteroid = There is no asteroid in { $slot } now.
    .title = Nothing there.
    .remedy = Choose a slot with an asteroid.
refusal-mined-enough = You can mine no more asteroids this turn.
    .title = Enough for this turn.
    .remedy = Mine again in your next turn.
refusal-relied-enough = With the Tractor Scoop you can mine only one asteroid a turn, and you have already mined one.
    .title = Enough for this turn.
    .remedy = Mine an asteroid where your ship is.
refusal-asteroid-away = Your ship is not where you can mine the asteroid in { $slot }.
    .title = Out of reach.
    .remedy = End your Movement in that sector first.
refusal-kuiper-away = Your ship does not touch quadrant { $slot } of the Kuiper Belt.
    .title = Out of reach.
    .remedy = End your Movement in a sector of band H next to it.
