"""What a server allows at its tables.

Start at `guilds.Guilds`, through which admins read and change the rules. `rules.ServerRules` is the rules as plain
data, `rules_file` reads and writes them as a file, and `policy` decides by them, as pure functions.
"""
