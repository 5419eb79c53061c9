"""Combats for tests of Nova Solis: a board on which one has begun, with the dice that a test wants."""

from __future__ import annotations

from bot.engine.moves import Ask
from bot.engine.steps import settle
from bot.games.novasolis.core.cards.cards import COMBAT_TILES, START_GRID
from bot.games.novasolis.core.conflict.battle import Battle, battle_of
from bot.games.novasolis.core.conflict.combat import begin_combat
from bot.games.novasolis.modules.flagships.cards import FLAGSHIP
from tests.games.novasolis.play import GAME, Board


def with_tiles(*ids: str) -> tuple[int, ...]:
    """The numbers of the grid at the start with some tiles on top."""
    tiles = list(START_GRID)
    for id_ in ids:
        number = COMBAT_TILES.number[id_]
        tiles[COMBAT_TILES[number].slot - 1] = number
    return tuple(tiles)


class Arena(Board):
    """Units meet in 2.1; mine attack those of the Entity, or of another."""

    def meet(self, ships: int, enemies: int, *, enemy: int | None = None, stations: int = 0) -> None:
        """My ships and stations stand against so many ships of an enemy."""
        self.enemy = self.g.entity_side if enemy is None else enemy
        self.put("2.1", self.me, ships, stations)
        self.put("2.1", self.enemy, enemies)

    def attack(self) -> list[str]:
        """I attack the enemy."""
        word = "entity" if self.enemy == self.g.entity_side else f"empire-{self.enemy + 1}"
        return self.play(f"attack 2.1 {word}")

    def attacked(self) -> None:
        """The Entity attacks me."""
        begin_combat(self.g, self.number("2.1"), self.g.entity_side, self.me)
        settle(self.g)

    @property
    def battle(self) -> Battle:
        """The combat."""
        return battle_of(self.g)

    def dice(self, mine: list[int], theirs: list[int]) -> None:
        """Have the dice of this round show this, none of them put; who is asked now goes on."""
        for fighter in self.battle.fighters:
            fighter.show(mine if fighter.side == self.me else theirs)
            fighter.plan = []

    def ask(self) -> Ask:
        """The question that is open."""
        return GAME.asks(self.g)[0]

    def units(self, side: int) -> list[int]:
        """The units of a side in 2.1, without kinds of which no one has any."""
        return self.at("2.1").units[side][: FLAGSHIP + 1]
