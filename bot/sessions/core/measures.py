"""What is counted and timed while the bot runs, for a function that collects the figures."""

from __future__ import annotations

from collections.abc import Callable

Measure = Callable[[str, float, str], None]
"""Receives each figure: what it measures, its amount, and its kind.

"line" (1, the kind of the line of a log), "move" (1, the game); "validate", "store", "draw", "encode", "deliver" (in
seconds, the game); "sent" (bytes, the game); "refusal" (1, what refused: rules, table or bot); "request" (1, bot,
interaction or refused); "held" (seconds that a request waited for its turn, what it was for); "elsewhere" (1: another
process answered an interaction), "rival" (1: another bot with the same token did); "unstored" (1: a line of a log that
was not stored, what was wrong with the database).
"""
