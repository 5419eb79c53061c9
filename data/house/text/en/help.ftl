# The first contact: /help and its tour.

greeting-title = Hello, I am Heliograph.
greeting-text = I host games about dying suns: { $games }. I know the rules, draw the board after every turn, and remind people of their turns; computer players fill empty seats.
greeting-which = **Which game?**
help-title = Heliograph
help-text = I host strategy games about dying suns, one at a time in each channel or thread, and I know the rules.
    Open a table, wait for others to press *Join*, then press *Start*. I mention you when it is your turn; *Play* shows what you can do.
    -# Every button is also a command: `/game new` opens a table, `/rules` searches the rules, `/my games` lists your games, `/my settings` shows your settings.
help-new = New here? Press *Play the computer* below a game: you begin with a first game, in which a coach tells you what it would do.
help-nothing = **All games are switched off on this server.** Its admins can change that with `/config`.
button-begin = Begin with { $game }
button-tour = One-minute tour
button-tour-back = ← Back
button-tour-next = Next →
button-help-my = My settings
button-config = Server settings

tour-heading = { $game } · { $number } of { $stops }
tour-module = { $game } · { $module }
tour-table = { $tagline }

    Open a table. Others press *Join*, *Computer player* fills a seat, and the host presses *Start*. The options are shown on the table; `/rules` explains them.
tour-turn = The newest message always says **who the game is waiting for, for what and until when**. If it is you, I mention you.

    Press **Play** for a panel that only you can see. It lists your legal moves, with their costs and rewards. You can *Undo* a step as long as it revealed nothing to anyone.
tour-others = Other players may have to decide something in the middle of a turn. Their buttons are in the message, and the turn goes on meanwhile if the rules allow it.

    A few sentences tell what happened, and the picture outlines it; *Log* has every move.
# A game may say this in its own words.
tour-secrets = I send what only you may see in a direct message: your hand, with the cards you can play now on top.

    If your direct messages are closed, press *My hand* in the channel. Only you see the answer; not even admins can.
tour-looking = Nothing in this game is hidden. *Board* shows it large, with what is new since you last looked. *Rules* finds a rule by any word in it.

    Behind *⋯* is the rest: seats, the clock, your settings, the game as a film. If a move is not possible, I name the rule and what you can do instead.
tour-end = At the end you can step through the game turn by turn; you get the standings, a film and a report, its seed, and *Play again*.

    A game can take an evening or weeks: the pace on the card of a new table says how long you have to answer others’ cards. With a clock, I remind the player the game is waiting for, and someone else can stand in. If I go offline, nothing is lost.
