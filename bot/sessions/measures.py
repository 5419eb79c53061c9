"""What is counted and timed while the bot runs: whoever wants figures gives the house a function that is told."""

from __future__ import annotations

from collections.abc import Callable

Measure = Callable[[str, float, str], None]
"""Told of everything worth a figure: what it is, how much, and of which kind.

"line" (1, the kind of the line of a log), "move" (1, the game); "validate", "store", "draw", "encode", "deliver" (in
seconds, the game); "sent" (bytes, the game); "refusal" (1, what refused: rules, table or bot).
"""


def unmeasured(what: str, amount: float, kind: str) -> None:
    """Nobody wants figures."""
