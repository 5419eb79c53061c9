"""The games, one package each: rules and nothing else, without clocks, files or Discord.

Start at `catalogue`, which lists them. A game implements `bot.engine.rules.Game` and imports no other game.
"""
