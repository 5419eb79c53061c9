"""Abilities that can be used at any point of one's own turn (rules 9.3, 14.5)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import ClassVar

from bot.engine.moves import Move
from bot.engine.told import DETAIL
from bot.games.novasolis.core.cards.cards import NUMBERS, REACTOR, TECHNOLOGIES
from bot.games.novasolis.core.cards.language import Ability, Convert, Reset
from bot.games.novasolis.core.holdings.action import Action
from bot.games.novasolis.core.holdings.counting import gain_energy, gain_research, level
from bot.games.novasolis.core.table.state import Table, Tech
from bot.games.novasolis.core.table.tables import WHO
from bot.games.parts.effects import those


@cache
def has_ability(card: int) -> bool:
    """Whether a technology has an ability that exhausts."""
    return bool(those(Ability, TECHNOLOGIES[card].does))


def ready(g: Table, side: int, at: str = "turn") -> Iterator[tuple[Tech, Ability]]:
    """The abilities of an empire that can be used at a time."""
    for tech in g.empires[side].techs:
        if tech.ready:
            for piece in those(Ability, TECHNOLOGIES[tech.card].does):
                if piece.at == at:
                    yield tech, piece


class Powers(Action):
    """Convert energy and research into each other; make an exhausted ability ready again."""

    verbs: ClassVar[tuple[str, ...]] = ("convert", "reset")
    free: ClassVar[bool] = True

    def moves(self, g: Table, side: int) -> list[Move]:
        empire, found = g.empires[side], list[Move]()
        for _, piece in ready(g, side):
            if isinstance(piece.then, Convert):
                research = min(piece.then.most, empire.energy, NUMBERS.research_cap - empire.research)
                energy = min(piece.then.most, empire.research, level(g, side, REACTOR) - empire.energy)
                found += [Move("convert", ("energy", n)) for n in range(1, research + 1)]
                found += [Move("convert", ("research", n)) for n in range(1, energy + 1)]
            elif isinstance(piece.then, Reset):
                found += [
                    Move("reset", (TECHNOLOGIES.word[tech.card],))
                    for tech in empire.techs
                    if tech.active and not tech.ready and has_ability(tech.card)
                ]
        return found

    def begin(self, g: Table, side: int, move: Move) -> None:
        kind = Convert if move.verb == "convert" else Reset
        used = next(tech for tech, piece in ready(g, side) if isinstance(piece.then, kind))
        used.ready = False
        g.tell("ability-used", told=DETAIL, side=WHO[side], card=TECHNOLOGIES.name[used.card])
        if move.verb == "convert":
            self._convert(g, side, str(move.values[0]), int(move.values[1]))
            return
        card = TECHNOLOGIES.called[str(move.values[0])]
        next(tech for tech in g.empires[side].techs if tech.card == card).ready = True
        g.tell("ability-reset", side=WHO[side], card=TECHNOLOGIES.name[card])

    def _convert(self, g: Table, side: int, stock: str, n: int) -> None:
        """Turn so much of a stock into the other."""
        if stock == "energy":
            g.empires[side].energy -= n
            gain_research(g, side, n)
        else:
            g.empires[side].research -= n
            gain_energy(g, side, n)
        g.tell(f"converted-{stock}", side=WHO[side], n=n)
