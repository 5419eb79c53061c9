"""People who wait for a table: their tickets, and the tables that are opened for them.

Start at `matching`, which decides by plain data who is called where; `finder` carries it out. `tickets` are who waits,
`calls` who is called and what they answer, `overview` the tables as `matching` sees them, and `notices` limits what a
server is told.
"""
