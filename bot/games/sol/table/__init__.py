"""What lies on the table of SOL: the board with its spaces, the state, and every move made in advance. Start at
`state`.
"""
