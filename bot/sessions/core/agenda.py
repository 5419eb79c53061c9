"""Who is asked after a change, and which windows are open then."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.engine.moves import CLOCK, Ask, Seat
from bot.engine.rules import Game
from bot.engine.steps import Step
from bot.sessions.core.types import UNTIMED, Window

Open = Sequence[tuple[Step, Window]]
"""The steps of a state that ask the clock, each with its window."""


def clock_steps(state: Any) -> list[Step]:
    """The steps that ask the clock; a session's windows stand in this order."""
    steps: list[Step] = [] if state.over else [*state.stack[-1:], *state.beside]
    return [step for step in steps if CLOCK in step.awaits(state)]


def clock_asks(state: Any) -> list[Ask]:
    """The questions to the clock, in the order of the windows."""
    return [step.ask(state, CLOCK) for step in clock_steps(state)]


def open_windows(state: Any, windows: Sequence[Window]) -> Open:
    """The windows of a state with their steps, before a move is played on it."""
    return list(zip(clock_steps(state), windows, strict=False))


def agenda(game: Game[Any], state: Any, before: Open = ()) -> tuple[tuple[Seat, ...], tuple[Window, ...]]:
    """The seats asked, and the open windows; those that are new are UNTIMED.

    A window is the one that was open `before` the move only if it is the same step, and no one is asked in it anew. So
    a card of the same name right after another has a window of its own, and one that opens again has all its time.
    """
    every, windows = tuple(game.awaited(state)), []
    for step in clock_steps(state) if CLOCK in every else ():
        asked = tuple(seat for seat in step.awaits(state) if seat != CLOCK)
        same = next((window for other, window in before if other is step), None)
        if same is None or not set(asked) <= set(same.asked):
            windows.append(Window(UNTIMED, asked=asked))
        else:
            windows.append(same.asking(asked))
    return every, tuple(windows)
