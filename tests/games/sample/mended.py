"""Embers after a rule was mended: since version 2, every hand begins with one card more.

Games begun under version 1 are still played, by that.
"""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from bot.engine.options import GameInfo
from bot.engine.rng import Rng
from tests.games.sample.embers import Embers, EmbersRules


class MendedRules(EmbersRules):
    """Embers, version 2."""

    info: ClassVar[GameInfo] = replace(EmbersRules.info, version=2)

    def deal(self, seats: int, options: dict[str, str], rng: Rng, version: int) -> Embers:
        g = super().deal(seats, options, rng, version)
        if version >= 2:
            for hand in g.hands:
                hand.append(g.deck.pop())
        return g
