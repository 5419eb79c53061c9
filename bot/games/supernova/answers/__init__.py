"""Who may answer a card, with what, and until when: `asking` says whom a window asks and what may be played,
`windows` opens and closes it.
"""
