## Lessons

lesson-turn-sky =
    The star is dying, and the Entity grows. You are blue, at home in 2.0; { $rival } is your ally.
    On your turn you take up to three different actions: **Logistics**, **Build**, **Move** and **Science**.
lesson-turn-survey =
    Begin with **Science**. A Survey draws three tiles: worlds, mines and ruins that make your sectors worth something.
    Your first turn needs no Logistics yet: you already have 4 energy.
    .other = You can do that later in this turn. A Survey first: you may find what your homeworld lacks.
    .logistics = You have 4 energy, and room for 2 more only. You need none yet: Survey first.
    .discover = A technology sleeps until your next Logistics. Tiles work at once: Survey.
    .pass = You’d waste three actions. Begin with a Survey.
    .move = Your ships go out in a moment. First see what you can reveal at home: Survey.
    .build = You have two ships to settle with already. Survey first.
lesson-turn-keep =
    A find: **Ancient Ruins**. They hide an artifact, worth 2★. Keep them.
    You may keep two, so take Archeolith Field as well: it gives Hadron, which technologies need.
    .other = Don’t leave the Ancient Ruins: they hide an artifact. Keep them, and Archeolith Field.
    .done = Tiles cost you nothing. Keep Ancient Ruins and Archeolith Field.
    .also = The Ruins are what counts. In this lesson you keep Archeolith Field as well.
lesson-turn-reveal =
    Now **reveal** two. Each goes into a free place of its colour in a sector that is yours.
    Ancient Ruins into the red place at home, Archeolith Field into the blue one.
    .other = You may reveal two, so do: Ancient Ruins and Archeolith Field both fit at home.
    .plain = There is one red place at home. Give it to the Ancient Ruins: they hide an artifact.
    .done = A tile in hand does nothing. Reveal both.
lesson-turn-settle =
    An artifact: 2★. Now **move** and **build** in one go: a ship flies to 2.1 and becomes a colony there.
    The first to settle a sector gains **1★**.
    .other = That uses an action and gains no star. Fly one ship to 2.1 and settle.
    .hole = 1.0 is beside the black hole, which spits Entity ships. Settle 2.1: it is safer.
    .both = One ship is enough for a colony; the other stays for the next. Fly one to 2.1 and settle.
    .elsewhere = That would bring a star, too. In this lesson you settle 2.1, which you fill with tiles next.
    .build = Home is yours already. Move a ship and settle in one: 2.1.
    .logistics = That ends your turn without a star. Fly one ship to 2.1 and settle.
    .discover = It would sleep until your next Logistics. Fly one ship to 2.1 and settle.
    .pass = A star is one step away. Fly one ship to 2.1 and settle.
lesson-turn-end =
    Three actions: Science, Move, Build. They brought 3★, and { $rival } has settled, too. Then the Entity had its turn.
    From your second turn on, Logistics brings your income. Play “Your first points” next.
lesson-points-goal =
    Round 2. Stars (★) win: together you need 62, and 3 artifacts, before the Entity or the dying star is faster. You have 4★ and 1 artifact.
    Stars come from settling, from filling a sector with tiles, from artifacts and from fighting the Entity.
lesson-points-survey =
    Your colony in 2.1 has a blue and a red place. Fill both, and the sector is **charted**: 1★.
    You have a red tile, Pteracnium Vein. A blue one is missing, so Survey.
    .other = First look for the tile that you lack: Survey.
    .logistics = You could, but your energy will do for this turn, and the star in 2.1 won’t wait. Survey.
    .discover = Stars first: Survey, to fill 2.1.
    .pass = You’d waste three actions. Survey.
    .move = Your last ship goes out in a moment. First Survey, to fill 2.1.
    .build = More ships come later. First Survey, to fill 2.1.
lesson-points-keep =
    Archeolith Field is blue: just what 2.1 lacks. Ocean World is yellow, and fits at home another time.
    Keep these two. You have a Pteracnium Vein already.
    .other = Your hand would still lack a blue tile for 2.1. Keep Archeolith Field, and Ocean World for later.
    .done = Tiles cost you nothing, and Archeolith Field fills 2.1. Keep it.
    .also = Archeolith Field is what counts. In this lesson you keep Ocean World as well.
lesson-points-reveal =
    Archeolith Field into the blue place of 2.1, Pteracnium Vein into the red one.
    Both places are full then: you chart the sector, for 1★. And both tiles bring resources for technologies.
    .other = That leaves a place in 2.1 empty, so there is no star yet. Reveal Archeolith Field and Pteracnium Vein there.
    .home = Ocean World is good at home, but you may reveal only two, and 2.1 pays a star if both go there.
    .done = Your hand is worth a star. Reveal both tiles in 2.1.
lesson-points-settle =
    Charted: 1★. Two actions are left, **Move** and **Build**: fly your last ship to a free sector and settle, for 1★ more.
    2.2 is beside 2.1, so you can defend both together later.
    .other = That gains no star. Fly your ship to 2.2 and settle there.
    .build = Build what you like next turn. Now your ship can earn a star: fly it to 2.2 and settle.
    .logistics = It will be your first action next turn. Now use the ship: fly to 2.2 and settle.
    .discover = It would sleep until your next Logistics. Fly to 2.2 and settle.
    .pass = Two actions are left, and a star with them. Fly to 2.2 and settle.
    .also = That sector is as good. In this lesson you settle 2.2.
lesson-points-ship =
    Round 3: all your ships have become colonies. But you have 5 energy, and room for 6 only.
    So spend some first: **build** two ships at home, for 1 energy each. Each can settle another sector, for 1★.
    .other = That can wait. Without ships you settle nothing: build two in 2.0.
    .station = A station defends well, but it can’t settle. Build two ships in 2.0.
    .gate = Warp gates help when your empire is larger. Now build two ships in 2.0.
    .survey = A good action, but you have no ship to settle with. Build two in 2.0 first.
    .logistics = You have room for 1 more energy only. Build two ships first, then there is room for your income.
    .discover = Technologies are worth their research. But without ships you settle nothing: build two in 2.0.
    .pass = You have three actions, and need ships. Build two in 2.0.
    .also = Ships it is. In this lesson you build two.
lesson-points-logistics =
    Now **Logistics**, your income: energy, research, and the resources of your tiles. It also switches technologies on.
    From your second turn on, take it in nearly every turn.
    .other = Take your income first: it pays for your next turn. Logistics.
    .survey = You have tiles in hand already. Take your income: Logistics.
    .move = Let your new ships wait a turn: with income you can do more with them. Logistics.
    .discover = A technology sleeps until your next Logistics anyway. Take your income first.
    .pass = You’d give away your income. Logistics.
lesson-points-end =
    Together you went from 4★ to 6★ in one turn. That is the way: Survey, fill sectors, settle, and take Logistics in between.
    Later you fight: an Entity ship is ½★, a station 1★. Roll well.
