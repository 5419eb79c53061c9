"""What a player does in a turn: `move`, `convert`, `activate` or `scour`, then `drawing`; `flare`, `events` and
`effects` follow from cards.
"""
