## Lessons

lesson-turn-sky =
    You want an empire with 17 **potential**. Your planet Sirius has 2, and so has Procyon, which is { $rival }’s.
    A turn has six phases, and both of you play each before the next begins. You have ten cards, which { $rival } can’t see.
lesson-turn-discover =
    Phase 2, **Discover**: play one planet from your hand. The P of your planets is your potential, so P is what wins.
    Canopus has P3. That is the most in your hand.
    .other = In this lesson you discover Canopus: P3 is potential 3.
    .antares = Antares brings 2, Canopus 3. Keep Antares for next turn: you may discover one planet a turn.
    .pass = Then you’d gain nothing this turn, and planets are what wins. Discover Canopus.
lesson-turn-shape =
    On a new planet everyone may play one **Environment**: bad ones on others’ planets, good ones on their own.
    Abundant Land is P+1, and Canopus is new only now. Play it.
    .other = Play Abundant Land on Canopus: it is 1 more potential, and only possible now.
    .pass = Later it will be too late: Canopus is new only this turn. Play Abundant Land on it.
lesson-turn-build =
    You have 6 potential. Now { $rival } could attack your planets, so **build**: population defends a planet, and ships can carry it.
    Put Iron Vanguard, Bounty Hunters and the Relay Ship at Sirius. On Canopus no one lives yet, so nothing but a ship could go there.
    .other = In this lesson, build all three at Sirius: Iron Vanguard, Bounty Hunters and the Relay Ship.
    .few = You may build as much as you like in one go. Add what is missing: Iron Vanguard, Bounty Hunters and the Relay Ship.
    .canopus = A ship at Canopus could not fetch anyone this turn. Build it at Sirius, where the Bounty Hunters can come aboard.
    .homeworld = Choosing a race can wait until you have Aliens to live there. Build at Sirius.
    .done = Two planets and no one to defend them? Build Iron Vanguard, Bounty Hunters and the Relay Ship at Sirius.
lesson-turn-action =
    In the **Action** phase you may trade a card, throw away up to three, or attack. You have no warship and need your cards.
    So pass: that costs nothing.
    .other = You can use that card yet. Pass this time.
    .trade = { $rival } would see your card, and you need it yourself. Pass this time.
    .jettison = You can’t draw more than ten cards, but you have only five: keep them. Pass.
    .dump = You can’t draw more than ten cards, but you have only five: keep them. Pass.
lesson-turn-transport =
    Now **Transport**: each card may move once. Canopus is worth 4 potential, and no one guards it.
    Take the Bounty Hunters aboard the Relay Ship, and fly it to Canopus. Iron Vanguard stays to defend Sirius.
    .other = Canopus needs the guard: Bounty Hunters onto the Relay Ship, and the ship to Canopus.
    .half = One half of it is right. Make it one move: Bounty Hunters onto the Relay Ship, then the ship to Canopus.
    .home = Iron Vanguard is the stronger one: let it defend your home. Send the Bounty Hunters.
    .done = Then Canopus stays unguarded, and { $rival } could take it. Send the Bounty Hunters there.
lesson-turn-discard =
    Last phase: **discard** one card. Planets are points, and a Special is a surprise: keep those.
    Gravity Compensators help you least. Discard them.
    .other = You may need that one. Discard Gravity Compensators.
    .planet = Never a planet with P2: that is next turn’s potential. Discard Gravity Compensators.
    .also = That one is no great loss either. In this lesson you discard Gravity Compensators.
lesson-turn-end =
    A whole turn: from 2 to 6 potential, with both planets guarded. { $rival } has a Battleship, so keep it so.
    Play “Your first points” next: it is the turn after this one.
lesson-points-goal =
    Turn 2: you have 6 potential, { $rival } has 3. The first with 17 or more at the end of a turn wins.
    Each turn brings one planet, so ask of each card: is it **potential**, does it **guard** potential, or does it **hurt** { $rival }?
lesson-points-draw =
    You fill your hand to ten: six cards. You choose the pile: the Main Deck, face down, or the Discard pile, which everyone can see.
    It has only two cards, one of which you threw away. Draw from the Main Deck.
    .other = The Discard pile has nothing that you want. Draw from the Main Deck.
lesson-points-discover =
    Two planets with P2: Antares and Mirel. One a turn, so you have one for next turn as well.
    Discover Antares now. That makes 8.
    .other = First your planet: discover Antares.
    .special = Assassin removes a Merc, and only you have Mercs now! Keep it for { $rival }’s. Discover Antares.
    .pass = A planet each turn is how this game is won. Discover Antares.
    .also = Mirel would bring as much. In this lesson you discover Antares.
lesson-points-shape =
    You have two Environments, and both are bad: they’d weaken your own Antares. Keep them for { $rival }’s next new planet.
    So pass.
    .other = That would weaken your own planet. Keep it until { $rival } discovers one, and pass.
    .special = Assassin would hit your own Mercs. Keep it, and pass.
lesson-points-build =
    Antares has no one to guard it. A ship in its orbit will: the Ore Freighter can go there at once.
    Build the Colony Ship at Sirius. With it you can bring people to Antares next turn.
    .other = In this lesson you build both ships: Colony Ship at Sirius, Ore Freighter at Antares.
    .few = A good beginning. Build both in one go: Colony Ship at Sirius, Ore Freighter at Antares.
    .special = Assassin would hit your own Mercs. Build your ships.
    .homeworld = Choosing a race can wait until you have Aliens. Build your ships.
    .done = Antares is unguarded. Build the ships.
lesson-points-action =
    Could you attack? { $rival }’s Battleship has M4, and you have no warship. Pass.
    A card that you keep now may decide a battle later.
    .other = You have better uses for that card. Pass.
    .special = Assassin would hit your own Mercs. Pass.
    .trade = { $rival } would see your card, and gain by it. Pass.
    .jettison = Every card may still be of use. Pass.
    .dump = Every card may still be of use. Pass.
lesson-points-transport =
    Your Bounty Hunters are still aboard at Canopus. Land them: then people live there, and you have a **Colony**.
    A planet with people is harder to take, and you can build population there from now on.
    .other = Canopus first: land the Bounty Hunters there.
    .special = Assassin would hit your own Mercs. Land the Bounty Hunters on Canopus.
    .home = If Iron Vanguard leaves, no one defends Sirius. Land the Bounty Hunters on Canopus instead.
    .done = Not yet: aboard the ship they make no Colony. Land the Bounty Hunters on Canopus.
lesson-points-discard =
    One card must go. Mirel is next turn’s planet, the bad Environments and Assassin are for { $rival }.
    Discard Cargo Pods.
    .other = That one can hurt { $rival }. Discard Cargo Pods.
    .special = Keep Assassin until { $rival } has Mercs. Discard Cargo Pods.
    .planet = Mirel is 2 potential next turn. Keep it, and discard Cargo Pods.
    .also = You could spare that one, too. In this lesson you discard Cargo Pods.
lesson-points-end =
    8 to 3: nearly half of the 17. A planet each turn, good Environments on it, Civilization for more, and guards for all of it.
    When someone attacks, both sides add up their strength and may answer with Specials. That you learn best in a game.
