"""How computer players deal with each other: modules say here what they propose and what they answer."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from bot.engine.moves import Move, Value
from bot.games.novasolis.core.table.state import Table
from bot.games.novasolis.core.thinking.evaluation import ALLIED, POINT, RIVALS
from bot.games.parts.modules import Hook

ANSWERS: Hook[Callable[[Table, int], Move | None]] = Hook()
"""What an empire answers to a deal put to it, before anything else; None if there is none."""
PROPOSALS: Hook[Callable[[Table, int], Move | None]] = Hook()
"""The deal that an empire had better propose now; None if none is worth it."""
BARGAINS: Hook[Callable[[Table, int, str, Sequence[Value]], Move | None]] = Hook()
"""The best deal of a verb that begins with these values; None if none is worth it, or the verb is another's."""
PENDING: Hook[Callable[[Table, int], bool]] = Hook()
"""Whether an empire waits for an answer to a deal that it has proposed."""


def answer(g: Table, side: int) -> Move | None:
    """What an empire answers to a deal put to it; None if there is none."""
    return next((move for answer in g.hooks[ANSWERS] if (move := answer(g, side))), None)


def proposal(g: Table, side: int) -> Move | None:
    """The deal that an empire had better propose now; None if none is worth it."""
    return next((move for propose in g.hooks[PROPOSALS] if (move := propose(g, side))), None)


def bargain(g: Table, side: int, verb: str, begin: Sequence[Value]) -> Move | None:
    """The best deal of a verb that begins with these values; None if none is worth it."""
    return next((move for bargain in g.hooks[BARGAINS] if (move := bargain(g, side, verb, begin))), None)


def is_pending(g: Table, side: int) -> bool:
    """Whether an empire waits for an answer to a deal that it has proposed."""
    return any(pending(g, side) for pending in g.hooks[PENDING])


def worth_of_stars(g: Table, own: float, others: float) -> float:
    """What half-stars of its own, and of another that it deals with, are worth to an empire."""
    rivals = max(1, len(g.empires) - 1)
    return POINT * own + (ALLIED if g.survival else -RIVALS * POINT / (100 * rivals)) * others
