"""Carrying effects out, one after another (rules 15).

Every primitive of `language` has one function, registered with `carries_out`. A function does what needs no answer, and
pushes a step for what does.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, TypeVar

import msgspec

from bot.engine.steps import Step
from bot.games.factions.cards.language import AnyEffect, Effect
from bot.games.factions.table.state import NONE, Table

E = TypeVar("E", bound=Effect)


class Cause(msgspec.Struct, frozen=True, array_like=True):
    """Why effects happen: for which side, by which card or ability (`source`, the value that names it in a text).

    `card` is the exoplanet whose effects these are, `planet` the one used, `x` the number announced there.
    """

    side: int
    source: str
    card: int = 0
    planet: int = NONE
    x: int = 0


Handler = Callable[[Table, Any, Cause], None]
HANDLERS: dict[type[Effect], Handler] = {}


def carries_out(
    kind: type[E],
) -> Callable[[Callable[[Table, E, Cause], None]], Callable[[Table, E, Cause], None]]:
    """Register the function that carries out a primitive."""

    def register(handler: Callable[[Table, E, Cause], None]) -> Callable[[Table, E, Cause], None]:
        HANDLERS[kind] = handler
        return handler

    return register


class Do(Step, tag="do"):
    """Carry out effects for a side, each as far as possible before the next."""

    effects: list[AnyEffect]
    cause: Cause

    def run(self, g: Table) -> None:
        if not self.effects:
            g.done(self)
            return
        effect = self.effects.pop(0)
        HANDLERS[type(effect)](g, effect, self.cause)


def do(g: Table, effects: Iterable[AnyEffect], cause: Cause) -> None:
    """Let effects happen next."""
    if row := list(effects):
        g.push(Do(row, cause))
