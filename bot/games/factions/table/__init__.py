"""What lies on the table: the board with its rings, the state, decks, and moves made in advance. Start at
`state`.
"""
