"""The parts all boards are made of.

From the ground up, each room importing only rooms before it: `colours/`, `picture/`, `letters/`, `stamps/`, `texts/`.
Start with `picture/`: `stamp` (a thing that can be pasted), `canvas` (a list of placed stamps that becomes a picture)
and `frames` (the pictures drawn last, from which the next one starts).
docs/kit.md shows every piece with a picture and the code that draws it.
"""
