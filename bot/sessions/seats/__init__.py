"""Who sits at a running game, and what the players decide together.

Start at `seats.Seats`: leaving, taking, offering and handing over seats, freeing one and ending the game. `handover`
changes the holder of a seat; `votes` counts ballots on any matter.
"""
