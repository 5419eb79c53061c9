"""/config: the settings of a server, as a panel of pages and as commands.

Start at `panel`, which shows and changes settings. `pages` lays them out, `commands` offers the same as slash commands,
`typed` reads what is typed there, and `words` puts settings and their changes into sentences.
"""
