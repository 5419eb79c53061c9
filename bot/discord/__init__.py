"""The Discord side: who clicked what where, and what everybody then sees.

Start at `client.Heliograph`. `commands` and `verbs` are the slash commands, made of what is in `slash`;
`components` the buttons and menus that survive restarts, `paging` what turns pages; `panel` the private place where
a move is chosen; `announce` keeps the message in the channel true (`turns`: what a change means for it, `showing`: how
it is drawn and sent, `living`: how it is laid out), `hands` the direct messages, `lobby` a table before the game.
`desk.Desk` is what all of them stand on. Nothing here knows a game: verbs, choices, questions and words come from the
contract.
"""
