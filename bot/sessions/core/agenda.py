"""Who is asked after a change, and until when windows stay open."""

from __future__ import annotations

import hashlib
from typing import Any

import msgspec

from bot.engine.moves import CLOCK, Ask, Seat
from bot.engine.rules import Game
from bot.sessions.core.types import Times, Window

_encoder = msgspec.msgpack.Encoder()


def agenda(
    game: Game[Any], state: Any, before: tuple[Window, ...], now: float, times: Times
) -> tuple[tuple[Seat, ...], tuple[Window, ...]]:
    """The seats asked, and the open windows. A window that was open `before` keeps its time."""
    asked = tuple(game.awaited(state))
    if CLOCK not in asked:
        return asked, ()
    until = {window.key: window.until for window in before}
    windows = []
    for ask in clock_asks(game, state):
        key = window_key(state, ask)
        windows.append(Window(key, until.get(key, now + times.window)))
    return asked, tuple(windows)


def clock_asks(game: Game[Any], state: Any) -> list[Ask]:
    """The questions to the clock."""
    return [ask for ask in game.asks(state) if ask.seat == CLOCK]


def window_key(state: Any, ask: Ask) -> str:
    """A key that distinguishes a window from the next one: its question, and its depth on the stack."""
    told = _encoder.encode((len(state.stack), ask.prompt, ask.default))
    return hashlib.blake2b(told, digest_size=8).hexdigest()
