"""Who may answer a card, with what, and until when: `asking` says whom a window asks, `windows` opens and closes
it, `specials` lists what may be played.
"""
