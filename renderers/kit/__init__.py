"""The parts all boards are made of.

Start with `palette` (every colour), `stamp` (a thing that can be pasted), `canvas` (a list of placed stamps
that becomes a picture) and `frames` (the pictures drawn last, from which the next one starts).
`marks`, `pieces`, `icons`, `lettering`, `gauges`, `plates` and `lines` make stamps; `vision` measures colours.
docs/kit.md shows every piece with a picture and the code that draws it.
"""
