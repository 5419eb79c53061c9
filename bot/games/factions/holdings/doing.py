"""Carrying effects out, one after another (rules 15)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

import msgspec

from bot.engine.steps import Step
from bot.games.factions.cards.language import AnyEffect
from bot.games.factions.table.state import NONE, Table
from bot.games.parts.effects import ByKind


class Cause(msgspec.Struct, frozen=True, array_like=True):
    """Why effects happen: for which side, by which card or ability (`source`, the value that names it in a text).

    `card` is the exoplanet whose effects these are, `planet` the one used, `x` the number announced there.
    """

    side: int
    source: str
    card: int = 0
    planet: int = NONE
    x: int = 0


DO: ByKind[Callable[[Table, Any, Cause], object]] = ByKind()
"""How each kind of effect is carried out. A function does what needs no answer, and pushes a step for what does."""


class Do(Step, tag="do"):
    """Carry out effects for a side, each as far as possible before the next."""

    effects: list[AnyEffect]
    cause: Cause

    def run(self, g: Table) -> None:
        if not self.effects:
            g.done(self)
            return
        effect = self.effects.pop(0)
        DO[type(effect)](g, effect, self.cause)


def do(g: Table, effects: Iterable[AnyEffect], cause: Cause) -> None:
    """Let effects happen next."""
    if row := list(effects):
        g.push(Do(row, cause))
