# The first contact: /help and its tour.

help-title = Heliograph
help-text = I host strategy games about dying suns, one at a time in each channel or thread, and see to the rules.
    Open a table, let others press *Join*, and *Start*. When it is your turn you are mentioned; *Play* shows what you can do.
    -# Every button is a command too: `/game new`, `/rules` searches the rules, `/me` is for what you like.
help-nothing = **No game is switched on in this server.** Its admins choose the games with `/config`.
button-tour = Tour: one minute
button-help-me = What I like
button-config = Settings of this server

tour-heading = { $game } · { $number } of { $stops }
tour-table = { $tagline }

    Somebody opens a table; others press *Join*, *Computer player* fills a seat, and the host presses *Start*. The options stand in the card, and mean what `/rules` says.
tour-turn = The newest message always says **who is awaited, for what and until when**. If it is you, you are mentioned.

    Press **Play**: a panel for you alone offers what is legal, with what it costs and pays. *Undo* takes a step back as long as nobody has learned anything by it.
tour-others = Others may be asked in the middle of a turn: their buttons stand in the message, and play goes on around them where the rules let it.

    What happened is told in a few sentences and outlined in the picture; *Log* has all of it.
tour-secrets = What only you may know comes to you in a direct message: your hand, with what can be played now on top.

    Where direct messages are closed, *My hand* in the channel shows the same to you alone. Nobody else can look, not even an admin.
tour-looking = Nothing is hidden in this game. *Board* shows it large, and what is new since you last looked; *Rules* finds a rule by any word of it.

    Behind *⋯* is the rest: seats, clock, your settings, the game as a film. If something is not possible I say by which rule, and what would be.
tour-end = At the end you get the standings, a film and a report of the game, its seed, and a *Rematch*.

    A game may take an evening or weeks: with a clock I remind whoever is awaited, somebody can stand in, and nothing is lost when I am away.
