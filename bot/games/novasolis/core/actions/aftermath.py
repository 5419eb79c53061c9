"""What follows the movement of a Move, in order (rules 10.3g)."""

from __future__ import annotations

from collections.abc import Callable

from bot.engine.steps import Step
from bot.games.novasolis.core.actions.seizing import Seizing
from bot.games.novasolis.core.conflict.fighting import Fighting
from bot.games.novasolis.core.holdings.gates import collapse_gates
from bot.games.novasolis.core.holdings.settling import control_artifacts
from bot.games.novasolis.core.table.state import Table


def fight(g: Table, side: int) -> None:
    """Let the side begin combats."""
    g.push(Fighting(side))


def seize(g: Table, side: int) -> None:
    """Let the side take colonies of others."""
    g.push(Seizing(side))


def collapse(g: Table, side: int) -> None:
    """Close the gates of the Entity that stand among empires alone."""
    collapse_gates(g)


def control(g: Table, side: int) -> None:
    """Artifacts that are free now come under control."""
    control_artifacts(g)


Part = Callable[[Table, int], None]
AFTERMATH: tuple[Part, ...] = (fight, seize, collapse, control)
SEIZURES = AFTERMATH.index(seize)
"""The part at which colonies are taken."""


class Aftermath(Step, tag="aftermath"):
    """What follows from its part number `at` on. `goals` are the sectors that units went to and had support in."""

    side: int
    at: int = 0
    goals: list[int] = []

    def run(self, g: Table) -> None:
        if self.at == len(AFTERMATH):
            g.done(self)
            return
        self.at += 1
        AFTERMATH[self.at - 1](g, self.side)
