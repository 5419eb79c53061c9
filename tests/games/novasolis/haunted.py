"""The Entity in tests of Nova Solis: phases with the cards that a test wants, gates, and destroyers in sectors."""

from __future__ import annotations

from bot.games.novasolis.core.cards.cards import ANOMALY, ENTITY_CARDS, LOCATIONS, SECTORS, TILES
from bot.games.novasolis.core.table.hexes import CENTRE
from bot.games.novasolis.core.table.state import EMPTY, NEW_RELIC, NO_RELIC, SHIP, Sector
from bot.games.novasolis.modules.destroyers.locations import DESTROYER
from bot.games.novasolis.modules.destroyers.locations import left as remaining
from tests.games.novasolis.play import GAME, Board


class Haunted(Board):
    """A board with Destroyers on."""

    def __init__(self, seats: int = 2, **options: str) -> None:
        super().__init__(seats, **{"destroyers": "on", **options})

    def lay(self, word: str, id_: str, *tiles: str) -> Sector:
        """Lay another sector tile; tiles lie in its locations from the first on, "" for none."""
        sector = self.at(word)
        sector.tile = SECTORS.number[id_]
        size = len(SECTORS[sector.tile].stars) + (SECTORS[sector.tile].kind == "anomaly")
        found = [TILES.number[tile] if tile else EMPTY for tile in tiles]
        sector.tiles = found + [EMPTY] * (size - len(tiles))
        sector.broken, sector.relics = [False] * size, [NO_RELIC] * size
        if SECTORS[sector.tile].kind == "anomaly":
            sector.relics[0] = NEW_RELIC
        return sector

    def wreck(self, *words: str) -> None:
        """Lay sectors with two locations, both destroyed."""
        for word in words:
            self.lay(word, "N13").broken[:] = [True, True]

    def hunt(self, word: str, destroyers: int = 1, ships: int = 0) -> Sector:
        """Put destroyers and ships of the Entity into a sector."""
        sector = self.put(word, self.g.entity_side, ships)
        sector.units[self.g.entity_side][DESTROYER] += destroyers
        return sector

    def use_up(self, left: int = 0) -> None:
        """Have all but so many of the locations destroyed that can be, the last ones of the map."""
        for sector in self.g.sectors[::-1]:
            for at, colour in enumerate(LOCATIONS[sector.tile]):
                if colour != ANOMALY and remaining(self.g) > left:
                    sector.broken[at] = True

    def fleets(self) -> dict[str, tuple[int, int]]:
        """Destroyers and ships of the Entity by sector."""
        side = self.g.entity_side
        units = {self.g.layout.words[at]: each.units[side] for at, each in enumerate(self.g.sectors)}
        return {word: (n[DESTROYER], n[SHIP]) for word, n in units.items() if n[DESTROYER] or n[SHIP]}


def draws(board: Board, *ids: str) -> list[str]:
    """End the round with these cards drawn first, and say what was told; the rest of the deck stays."""
    cards = [ENTITY_CARDS.number[id_] for id_ in ids]
    rest = [card for card in board.g.entity.deck if card not in cards]
    board.g.entity.deck = [*rest, *cards[::-1]]
    told = list[str]()
    while board.g.number == 1 and not board.g.over and GAME.asks(board.g)[0].prompt.key == "ask-turn":
        told += board.play("pass", board.g.active)
    return told


def ships(board: Board) -> dict[str, int]:
    """The Entity's ships by sector."""
    side = board.g.entity_side
    found = {board.g.layout.words[at]: each.units[side][SHIP] for at, each in enumerate(board.g.sectors)}
    return {word: n for word, n in found.items() if n}


def gates(board: Board, *words: str, pointer: int = 0) -> None:
    """Open gates of the Entity in these sectors."""
    board.g.entity.cycle = [CENTRE, *map(board.number, words)]
    board.g.entity.pointer = pointer
    for word in words:
        board.at(word).rift = True
