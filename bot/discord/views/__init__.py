"""A table as one viewer knows it, laid out as components and sentences. Nothing here sends or changes anything.

Start at `table.TableView`, which says in words what `asked` knows. `living` is the message in the channel, `choosing`
the panel, `sheet` a direct message with a hand, and `hand_steps` what to do about it; the others are parts of these:
`notices`, `story`, `catchup`, `epilogue`, `ending`, `deadlines`, `hand_view`, `memory`, `order_words`, `open_tables`.
`secrecy` says which seats know more than the channel; `context` holds what the room keeps.
"""
