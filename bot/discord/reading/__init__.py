"""What can be read at leisure: board and log, reasons, help, rules, reports, films, statistics, health, imported games.

Start at `board`. Each module answers a command or the buttons of its pages, and changes no running game.
`rule_search` searches the rules that `rule_pages` shows; `chronicle` writes the `report`; `film_store` draws and keeps
films for `film`; `sharing` shows how a game ended; `greeting` is what a server is told that invites the bot.
`context` holds what the room keeps.
"""
