"""The action Logistics: income, what resources switch on, upkeep (rules 10.1)."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from bot.engine.moves import Move, term
from bot.engine.steps import Step
from bot.engine.told import DETAIL
from bot.games.novasolis.core.actions.allocating import allocate
from bot.games.novasolis.core.actions.hands import keep_to_the_limit
from bot.games.novasolis.core.actions.upkeep import begin_upkeep
from bot.games.novasolis.core.cards.cards import ENERGY, RESEARCH, RESOURCES
from bot.games.novasolis.core.cards.language import Income
from bot.games.novasolis.core.cards.phrases import amount
from bot.games.novasolis.core.holdings.action import Action
from bot.games.novasolis.core.holdings.counting import gain_energy, gain_research, lasting, levels, resources
from bot.games.novasolis.core.table.state import Table
from bot.games.novasolis.core.table.tables import WHO
from bot.games.parts.modules import Hook

LOGISTICS_BEGUN: Hook[Callable[[Table, int], None]] = Hook()
"""An empire begins Logistics (LG1, LG2)."""
BEFORE_COUNTING: Hook[Callable[[Table, int], None]] = Hook()
"""The resources of an empire are about to be counted (LG4)."""

BEGIN = Move("logistics")


def take_income(g: Table, side: int) -> None:
    """Energy and research by their levels (LG3)."""
    found = levels(g, side)
    energy = gain_energy(g, side, found[ENERGY])
    research = gain_research(g, side, found[RESEARCH])
    g.tell("income", side=WHO[side], energy=energy, research=research)
    for piece in lasting(g, side):
        if isinstance(piece, Income):
            more = _income(g, side, piece)
            g.tell(f"gain-{piece.stock}", side=WHO[side], n=more, why=term("why-income"))


def _income(g: Table, side: int, piece: Income) -> int:
    """Take what a technology brings; says how much it was."""
    if piece.stock == "research":
        return gain_research(g, side, piece.n)
    return gain_energy(g, side, piece.n, piece.over)


def count_resources(g: Table, side: int) -> None:
    """The resources that are there until the next count (LG4, R8.2)."""
    for before in g.hooks[BEFORE_COUNTING]:
        before(g, side)
    empire = g.empires[side]
    empire.resources = resources(g, side)
    counted = [amount(word, n) for word, n in zip(RESOURCES, empire.resources, strict=True) if n]
    g.tell("counted" if counted else "counted-nothing", told=DETAIL, side=WHO[side], resources=counted)


Part = Callable[[Table, int], None]
LOGISTICS: tuple[Part, ...] = (take_income, count_resources, allocate, keep_to_the_limit, begin_upkeep)
"""The parts of Logistics in order."""


class Logistics(Action):
    """Income, allocation, upkeep."""

    word: ClassVar[str] = "logistics"
    verbs: ClassVar[tuple[str, ...]] = ("logistics",)

    def moves(self, g: Table, side: int) -> list[Move]:
        return [BEGIN]

    def begin(self, g: Table, side: int, move: Move) -> None:
        g.push(LogisticsStep(side))
        for first in g.hooks[LOGISTICS_BEGUN]:
            first(g, side)


class LogisticsStep(Step, tag="logistics"):
    """Logistics from its part number `at` on."""

    side: int
    at: int = 0

    def run(self, g: Table) -> None:
        if self.at == len(LOGISTICS):
            g.done(self)
            return
        self.at += 1
        LOGISTICS[self.at - 1](g, self.side)
