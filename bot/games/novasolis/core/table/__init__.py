"""What lies on the table: the map, the state, the options that change it, and moves made in advance. Start at
`state`.
"""
