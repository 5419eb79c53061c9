"""How long each seat may take, and what happens then.

Start at `clocks.Clocks`, which holds the requests about clocks. `timing` has the pure rules of one seat's time, and
`timekeeping` applies them to every change; `alarms` wakes sessions when something is due, and `lateness` handles a seat
whose time has run out. Waking hours are in `core.calendar`.
"""
