"""A round: everyone's turn, then the Entity's (rules 9). `ROUND` is its course."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from bot.engine.steps import Step
from bot.engine.told import DETAIL
from bot.games.novasolis.core.alone.entity import entity_phase
from bot.games.novasolis.core.holdings.markets import rotate_market
from bot.games.novasolis.core.round.turn import begin_turn
from bot.games.novasolis.core.scoring.ending import check_victory
from bot.games.novasolis.core.table.state import Table
from bot.games.novasolis.core.table.tables import WHO


def begin_round(g: Table) -> None:
    """What could be used once a round can be used again."""
    for empire in g.empires:
        empire.spent = []
    g.tell("round", told=DETAIL, number=g.number, side=WHO[g.first])


def player_phase(g: Table) -> None:
    """Each empire takes a turn, from the first player on."""
    g.push(PlayerPhase(g.play_order()))


def end_round(g: Table) -> None:
    """What lasts until now ends, the market moves on, and the token passes to the next empire (9)."""
    g.entity.lasting = [effect for effect in g.entity.lasting if effect.until > g.number]
    rotate_market(g)
    g.first = g.play_order()[1]
    g.number += 1


Part = Callable[[Table], None]
ROUND: tuple[Part, ...] = (begin_round, player_phase, check_victory, entity_phase, end_round)
"""The parts of a round in order."""


class RoundStep(Step, tag="round"):
    """The round from its part number `at` on; after the last part the next round begins."""

    at: int = 0

    def run(self, g: Table) -> None:
        part, self.at = ROUND[self.at], (self.at + 1) % len(ROUND)
        part(g)


class PlayerPhase(Step, tag="player-phase"):
    """The turns of the empires `left` in this round."""

    later: ClassVar[bool] = True

    left: list[int]

    def run(self, g: Table) -> None:
        if self.left:
            begin_turn(g, self.left.pop(0))
        else:
            g.done(self)
