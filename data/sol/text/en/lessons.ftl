## Lessons

lesson-turn-sun =
    The Sun is dying. You are blue, { $rival } is yellow: your motherships circle the Sun at its edge.
    On your turn you take one action: **Move**, **Convert** or **Activate**. Here you do each of them once.
lesson-turn-move =
    First, **Move**. You have 3 movement points: launching a sundiver costs 1, flying it one space costs 1.
    Two sundivers with one space between them can become an energy node. So put one on L1 and one on L3.
    .other = That is legal, but it makes no node. You need one sundiver on L1 and one on L3, with L2 free between them.
    .orbit = The upper orbit is fine later. This node goes on L2, so stay in the lower orbit: L1 and L3.
    .hold = Doing nothing wastes three movement points. Launch to L1 and to L2, then fly on to L3.
lesson-turn-node =
    L1 and L3 are yours and L2 is between them: that is the pattern of a **node**.
    To **Convert** uses up the two sundivers. They are not lost: they go to your reserve, and a foundry brings them back.
    .other = The pattern is complete. Convert L1 and L3 into the node first.
    .hold = The pattern is complete, so use it: convert it into a node.
lesson-turn-fly =
    A node works when one of your sundivers is on it. Your mothership has moved on, so launch beside it and fly back one space.
    You have one point left after that: launch another one, for your next pattern.
    .other = Close. A sundiver must end on L2, where the node is: launch to L3, fly to L2, and launch one more to L3.
    .convert = There is nothing better to build yet. Bring a sundiver to your node on L2.
    .deconvert = Keep your node: it has not paid yet. Bring a sundiver to L2.
    .activate = No sundiver is on the node yet. Bring one to L2.
    .hold = Your node does nothing until a sundiver comes. Bring one to L2.
    .also = Either order does it.
lesson-turn-activate =
    Now **Activate**. In the lower orbit a node gives 1 energy and, since it is yours, a bonus of 1.
    The sundiver goes back to your mothership, ready for the next launch.
    .other = You can do that next turn. Your sundiver is on the node, so take the energy first.
    .convert = That would use up the sundiver that should work for you now. Activate the node on L2.
    .deconvert = Keep the node: it pays whenever a sundiver is on it. Activate it.
    .hold = Energy is there for the taking. Activate the node on L2.
lesson-turn-end =
    You have 5 energy: your first engine runs. Energy is no score yet: **towers** inside the Sun turn it into momentum, and momentum wins.
    Play “Your first points” next. It takes you into the Sun.
lesson-points-goal =
    The ark flees the Sun, and **momentum** drives it: the player with the most wins when the Sun bursts. Both of you have none.
    A tower inside the Sun turns energy into momentum. You have 3 energy, and sundivers on U5 and L5.
lesson-points-bridge =
    A thick line bars the way from the lower orbit into the Sun. Only a **bridge** crosses it.
    A sundiver on U5 and one below it on L5 become a bridge one step further in. It also gives you a fourth movement point.
    .other = That does not open the Sun. Convert U5 and L5 into the bridge: you have just what it takes.
    .hold = Waiting opens nothing. Convert U5 and L5 into the bridge.
lesson-points-cross =
    Building inside the Sun drew a card. You keep it; it is for a special effect on a later turn.
    Now cross: fly the sundiver on L5 to C5, and launch another to L6 that follows it. One will be part of a tower, the other will work in it.
    .other = You need two sundivers on C5: the one on L5 crosses for 1 point, the other is launched to L6 and flies two spaces.
    .orbit = Your bridge starts in the lower orbit. Launch to L6: from there it is two spaces to C5.
    .convert = Not yet: you’d lose the sundiver that should cross. Fly it to C5.
    .deconvert = Without the bridge you are shut out again. Cross it.
    .use = Keep the card for later; you get there without it. Fly to C5.
    .hold = The way is open. Cross it with two sundivers.
lesson-points-line =
    A **tower** takes three sundivers one below another: upper orbit, lower orbit, inside the Sun. Your mothership is beside U7 and L7, so meet it at C7.
    Fly one sundiver from C5 to C7, and launch to U7 and L7. That is 4 points.
    .other = A tower needs the same number three times: U7, L7 and C7. Fly one from C5 to C7, and launch to U7 and L7.
    .convert = Save these sundivers: the tower needs them. Line up U7, L7 and C7.
    .deconvert = Keep your bridge: it gives you the fourth point, which you need now.
    .activate = Nothing there pays as much as a tower will. Line up U7, L7 and C7.
    .use = Keep the card; four points are enough. Line up U7, L7 and C7.
    .hold = Waiting scores nothing. Line up U7, L7 and C7.
lesson-points-tower =
    U7, L7, C7: the pattern is complete. Convert it into a tower on C7, the innermost space.
    Deeper towers pay more, but draw more cards, and each flare brings the end nearer.
    .other = The pattern is there now. Convert it into the tower first.
    .bridge = You have a bridge. These sundivers are worth more as a tower: it is what scores.
    .node = A node makes energy, and you have enough for now. Build the tower: it is what scores.
    .deconvert = Keep your bridge. Convert U7, L7 and C7 into the tower.
    .use = Keep the card. Convert U7, L7 and C7 into the tower.
    .hold = The tower is ready to be built. Convert it.
lesson-points-card =
    Your tower drew a solar flare. After 13 of them the Sun bursts and the game ends, so building deep also shortens it.
    You may keep one card for later. Keep Oscillation.
    .other = Keep a card first.
    .also = The Solar Flare would do as well. In this lesson you keep Oscillation.
lesson-points-board =
    Your tower is built. Like every station, it works when one of your sundivers is on it.
    The other one waits on C5, two spaces away. Fly it to C7.
    .other = First bring a sundiver to the tower: fly from C5 to C7, and nothing else.
    .convert = Don’t use up your last sundiver in the Sun: it must work in the tower. Fly it to C7.
    .deconvert = Keep what you have built. Fly from C5 to C7.
    .use = Keep the card. Fly from C5 to C7.
    .activate = Your tower is empty. Fly from C5 to C7.
    .hold = The tower waits for a sundiver. Fly from C5 to C7.
lesson-points-activate =
    Now **Activate** it. In this layer a tower turns 2 energy into 2 momentum.
    Momentum is your score: these are your first points.
    .other = That can wait. You have 3 energy and a sundiver in the tower: turn them into momentum.
    .convert = Your sundiver is where it scores. Activate the tower.
    .deconvert = The tower has not paid yet. Activate it.
    .use = Keep the card. Activate the tower on C7.
    .hold = Points are one click away. Activate the tower on C7.
lesson-points-bonus =
    It is your own tower, so you may take its bonus: 1 more energy for 1 more momentum.
    Energy scores nothing by itself, and your node to come will make more. Take it.
    .other = You’d keep 1 energy, and be 1 momentum behind what you could have. Take the bonus.
lesson-points-end =
    3 momentum to 0: you lead. Again and again: nodes for energy, sundivers to the tower, energy into momentum.
    Two more ways to know: a tower in the core pays 8, and a sundiver hurled from the core into the heart pays 2.
