"""Playing: a lobby becomes a game, moves become lines of the log, and moves are taken back.

Start at `play.Play.submit`. `lobby` holds the changes before the start and the end, `rematches` plays a game again,
`undo` takes moves back, `history` reads and verifies logs. `autoplay` moves for computer players and closes windows;
`orders` answers by standing orders.
"""
