"""The cards, tiles and tables of data/novasolis, checked as they are loaded (rules 4, 5, 13-19).

Cards are numbers by kind, from 1 on; copies of one have the same number. What is looked up often stands in tables by
number. Words for fixed choices have numbers of their own: levels, resources, colours, kinds of units.
"""

from __future__ import annotations

from functools import cache
from typing import get_args

from msgspec.structs import asdict

from bot.engine.files import load_object, load_rows
from bot.engine.moves import term
from bot.games.novasolis.core.cards import checks, rows
from bot.games.novasolis.core.cards import language as fx
from bot.games.novasolis.core.cards.rows import ROOM, deck_of, rows_of

LEVELS: tuple[fx.LevelWord, ...] = get_args(fx.LevelWord)
ENERGY, REACTOR, POPULATION, RESEARCH, FLEET = range(5)
RESOURCES: tuple[fx.ResourceWord, ...] = get_args(fx.ResourceWord)
NEUTRONIUM, PTERACNIUM, HADRON, BOSON, ANTIMATTER, OMEGA = range(6)
BASIC = range(ANTIMATTER)
"""The basic resources."""
ANY = -1
"""Stands for any basic resource where a technology needs one."""
COLOURS: tuple[fx.ColourWord, ...] = get_args(fx.ColourWord)
BLUE, YELLOW, RED = range(3)
ANOMALY = -1
"""Stands for the colour of an anomaly location."""
STATS: tuple[fx.StatWord, ...] = get_args(fx.StatWord)
CAPACITY, RANGE, SCAN, KEEP, REVEAL, HAND, BASICS, SUPPORT, DEFENCE, PASSING = range(10)
KIND_WORDS: tuple[fx.UnitWord, ...] = get_args(fx.UnitWord)
LEVEL_CALLED, RESOURCE_CALLED, KIND_CALLED = (
    {str(word): number for number, word in enumerate(words)} for words in (LEVELS, RESOURCES, KIND_WORDS)
)
"""Levels, resources and kinds of units by their words."""

NUMBERS = load_object(rows.Numbers, ROOM, "numbers.json")
MODES: dict[str, rows.ModeRow] = asdict(NUMBERS.modes)
"""By mode, what it makes different."""
KINDS = tuple(load_rows(rows.KindRow, ROOM, "kinds.json"))
"""The kinds of units in the order in which they are hit; their numbers are those of KIND_WORDS."""
LONE = tuple(kind for kind, row in enumerate(KINDS) if row.moves and row.supply == 1)
"""The kinds of which an empire has only one unit that moves."""
SECTORS = rows_of(rows.SectorRow, "sectors.json")
TILES = rows_of(rows.LocationTileRow, "location_tiles.json", hidden=term("tile-hidden"))
RACES = rows_of(rows.RaceRow, "races.json")
TECHNOLOGIES = rows_of(rows.TechnologyRow, "technologies.json", hidden=term("card-hidden"))
COMBAT_TILES = rows_of(rows.CombatTileRow, "combat_tiles.json")
ENTITY_CARDS = rows_of(rows.EntityRow, "entity_cards.json", hidden=term("entity-hidden"))
OBJECTIVES = rows_of(rows.ObjectiveRow, "objectives.json", hidden=term("objective-hidden"))
POWER = {level: row for level, row in enumerate(load_rows(rows.PowerRow, ROOM, "power_levels.json"), 1)}
"""By power level, what the Entity's dice do."""
_TRACKS = load_rows(rows.TrackRow, ROOM, "tracks.json")
TRACKS = {row.empires: row for row in _TRACKS}
"""By number of empires, what they need in Survival and what the Entity has (19.1)."""
DEPLOYMENTS = {row.icons: row for row in load_rows(rows.DeploymentRow, ROOM, "deployments.json")}
"""By ship icons, how many ships come."""

checks.check_sectors(SECTORS, RACES)
checks.check_location_tiles(TILES)
checks.check_races(RACES, NUMBERS, LEVELS, STATS)
checks.check_technologies(TECHNOLOGIES, RACES)
checks.check_grid(NUMBERS, TECHNOLOGIES, COMBAT_TILES)
checks.check_entity_cards(ENTITY_CARDS, DEPLOYMENTS)
checks.check_counts(_TRACKS, POWER, OBJECTIVES)
checks.check_kinds(KINDS, KIND_WORDS)


def deployed(icons: int, empires: int) -> int:
    """How many ships of the Entity so many ship icons bring (R17.5)."""
    return DEPLOYMENTS[icons].ships[empires - 2]


def _sectors(kind: str) -> tuple[int, ...]:
    return tuple(number for number, row in SECTORS.items() if row.kind == kind)


STANDARD_SECTORS, ANOMALY_SECTORS = _sectors("standard"), _sectors("anomaly")
CENTRE_OF: dict[str, int] = {SECTORS[number].mode: number for number in _sectors("centre")}
"""By mode, the sector in the middle."""
HOMEWORLD_OF = {RACES.number[SECTORS[number].race]: number for number in _sectors("homeworld")}
"""By race, its homeworld sector."""


def _colours(row: rows.SectorRow) -> tuple[int, ...]:
    stars = tuple(COLOURS.index(colour) for colour in row.stars)
    return (ANOMALY, *stars) if row.kind == "anomaly" else stars


LOCATIONS = {number: _colours(row) for number, row in SECTORS.items()}
"""By sector tile, the colours of its locations in their order; an anomaly is the first of its sector."""
COLOUR = {number: COLOURS.index(row.colour) for number, row in TILES.items()}
"""By location tile, its colour."""
BAG = deck_of(TILES)
"""All location tiles."""

BASE_LEVELS = {number: tuple(row.levels[level] for level in LEVELS) for number, row in RACES.items()}
"""By race, its levels where nothing changes them."""
BASE_STATS = {
    number: tuple(row.stats[stat] if stat in row.stats else NUMBERS.stats[stat] for stat in STATS)
    for number, row in RACES.items()
}
"""By race, its other figures where nothing changes them."""


@cache
def ancient_technologies(modules: tuple[str, ...] = ()) -> tuple[int, ...]:
    """The sides of ancient cards with these modules."""
    return tuple(number for number in TECHNOLOGIES.in_play(modules) if TECHNOLOGIES[number].kind == "ancient")


@cache
def basic_deck(modules: tuple[str, ...] = ()) -> tuple[int, ...]:
    """All basic technologies with these modules, each as often as there are copies."""
    basics = (number for number in TECHNOLOGIES.in_play(modules) if TECHNOLOGIES[number].kind == "basic")
    return tuple(number for number in basics for _ in range(TECHNOLOGIES[number].copies))


@cache
def archive(race: int, modules: tuple[str, ...] = ()) -> tuple[int, ...]:
    """The technologies in the archive of a race with these modules."""
    return tuple(
        number for number in TECHNOLOGIES.in_play(modules) if TECHNOLOGIES[number].race == RACES[race].id
    )


@cache
def entity_cards(modules: tuple[str, ...] = ()) -> tuple[int, ...]:
    """The Entity cards with these modules."""
    return ENTITY_CARDS.in_play(modules)


@cache
def objectives(modules: tuple[str, ...] = ()) -> tuple[int, ...]:
    """The objectives with these modules."""
    return OBJECTIVES.in_play(modules)


SIDES = {
    number: tuple(other for other, side in TECHNOLOGIES.items() if side.card == row.card)
    for number, row in TECHNOLOGIES.items()
    if row.card
}
"""By ancient or permanent technology, both sides of its card."""
NEEDS = {
    number: tuple(ANY if need == "any" else RESOURCES.index(need) for need in row.needs)
    for number, row in TECHNOLOGIES.items()
}
"""By technology, the resources that activate it."""
PERMANENT = frozenset(number for number, row in TECHNOLOGIES.items() if row.kind == "permanent")
"""The technologies that are active from their discovery on, for good, and need no resources (R25b.1)."""
GREAT = frozenset(
    number
    for number, row in TECHNOLOGIES.items()
    if row.half_stars >= NUMBERS.great and number not in PERMANENT
)
"""The technologies that score when they are first active, not when they are discovered (14.7)."""
SLOT_OF = {
    number: COMBAT_TILES[COMBAT_TILES.number[piece.tile]].slot
    for number, row in TECHNOLOGIES.items()
    for piece in row.does
    if isinstance(piece, fx.GridTile)
}
"""By technology, the slot of the combat grid that it covers."""
START_GRID = tuple(COMBAT_TILES.number[tile] for tile in NUMBERS.start_grid)
"""The combat tiles of slots 1 to 6 at the start."""
SUPERNOVA = next(number for number, row in ENTITY_CARDS.items() if row.type == "supernova")
"""The Entity card that ends the game."""
