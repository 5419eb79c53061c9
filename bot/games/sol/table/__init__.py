"""What lies on the table of SOL: the board with its spaces, the state, every move made in advance, the scenarios, and
what the edition changes. Start at `state`.
"""
