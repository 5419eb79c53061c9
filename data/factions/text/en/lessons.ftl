## Lessons

lesson-turn-sky =
    You play Standard Ordinary People, in blue, and begin beside Venus. { $rival } is yellow, beside Mercury.
    You have 16 energy to fly with and 4 resources to buy with. A turn is: **move**, then use a planet or mine.
lesson-turn-fly =
    Your hold is full, so spend before you mine. Mars sells upgrades, and D3, the next sector, touches it.
    An empty sector costs 1 energy, and that energy **stays there**: the next ship pays more.
    .other = You can fly there, but Mars is one step away and you have resources to spend. Fly to D3 and use Mars.
    .planet = That planet is worth a visit later. Mars is nearest, and what you buy there scores at once.
    .asteroid = Your hold is full: whatever you mined now would be lost. Spend first, at Mars.
    .pass = Passing ends your whole round, with 16 energy unused. Fly to Mars.
    .rescue = You aren’t in trouble, and only your first rescue is free. Fly to Mars.
    .offer = There is nothing you need from { $rival } yet. Fly to Mars.
lesson-turn-buy =
    You have 4 resources, and an upgrade costs 2: buy two. Each scores 1 point.
    Put both into the **Cargo Hold**. That completes its first level, for 1 more point, and you can carry 6 resources from now on.
    .other = That scores as well, but a bigger hold pays each time you mine. Put both upgrades into the Cargo Hold.
    .rescue = You aren’t in trouble. Buy two upgrades for your Cargo Hold.
lesson-turn-done =
    One action a turn: you have used Mars, so this turn is over. Watch what { $rival } pays to fly where you have been.
    .other = You aren’t in trouble, and only your first rescue is free. End your turn.
lesson-turn-end =
    { $rival } paid 2 to enter D3, where your 1 energy lay. Plan your way with that in mind, and your way home.
    You have 3 points: 2 for upgrades, 1 for a level. Play “Your first points” next.
lesson-points-goal =
    It goes on from “One turn”: you have 3 points, two upgrades and a level of the Cargo Hold, but no resources. After three rounds, the most points win.
    The circle is always the same: **mine** asteroids, **spend** at a planet, **charge** at Mercury.
lesson-points-mine =
    The asteroids in band E are face down, and give 2 to 6 resources. You have room for 6.
    The one in E4 is two steps away, and E4 also touches Mars, where you will want to go next. Fly there and mine it.
    .other = That brings you no resources, and without them you can buy nothing. Fly to E4 and mine the asteroid.
    .asteroid = That asteroid may be as good, but E4 touches Mars, where you spend what you find. Mine that one.
    .pass = Passing ends your round: no more points till the next. Mine first.
    .rescue = You have energy left. Save your one free rescue, and fly to E4.
    .offer = You have nothing to give yet. Mine the asteroid in E4.
lesson-points-mars =
    It was worth 4: enough for two upgrades. To use Mars, end a move in another sector beside it.
    D4 has been crossed twice and costs 4 by now. E3 is empty and costs 2, so go that way.
    .other = You have 4 resources, and Mars is one step away. Fly to E3 and use Mars.
    .dear = D4 touches Mars too, but costs 4 energy: others have been there. E3 costs 2.
    .pass = You have resources to spend first. Fly to E3 and use Mars.
    .rescue = You have energy left. Save your one free rescue, and fly to E3.
    .offer = Don’t give away what is worth points at Mars. Fly to E3.
lesson-points-buy =
    Two more for the Cargo Hold complete its second level: 2 points for the upgrades, 1 for the level.
    The 4 resources would have been worth only 2 at the end. So this brings you 1 point more, and room for two more resources.
    .other = That would complete nothing yet, so it scores only the upgrades. The Cargo Hold’s next level takes just two.
    .battery = A good buy: it completes a level too. But in this lesson you take the Cargo Hold.
    .sails = Solar Sails need three upgrades before they do anything. The Cargo Hold’s next level takes two.
    .rescue = You aren’t in trouble. Buy two upgrades.
lesson-points-home =
    You have 10 energy left, and every sector on the way home has its price by now. If you run dry far away, only a rescue helps: the first is free, each further one costs 20 points.
    Fly home to **Mercury** now, while you can still pay for it, and charge.
    .other = That looks tempting, but then your energy won’t bring you home. Fly to Mercury and charge.
    .jupiter = Exoplanets cost resources, and your hold is empty. Fly to Mercury and charge.
    .pass = Passing gives 2 energy a turn: too little. Charging at Mercury gives about 10.
    .rescue = A rescue would take you there, too, but only the first is free. Save it while you can still pay your way.
    .offer = Perhaps { $rival } would give you energy, but it would cost you. Mercury charges you for nothing.
lesson-points-rest =
    Your battery has energy again. What you paid on the way stays there until the round ends: next time, take another way.
    .other = You are home and charged: no need for a rescue. End your turn.
lesson-points-end =
    From 3 to 6 points, with 10 energy to go on: four upgrades and two levels. Now mine up to 8 resources at once.
    More points come from exoplanets (Jupiter) with explorers (Venus), and from secret objectives (Saturn).
