"""Checks of data/novasolis that go beyond one field: sums, and rows that belong together. All raise BadData."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeVar, get_args

from bot.engine.errors import BadData
from bot.games.novasolis.core.cards import rows
from bot.games.novasolis.core.cards.entity_language import Deploy, DeployAtGates, OpenGate
from bot.games.novasolis.core.cards.language import ColourWord, GridTile
from bot.games.novasolis.core.cards.rows import ROOM

SECTOR_COUNTS = {"standard": 24, "anomaly": 9, "homeworld": 6, "centre": 2}
TILES_PER_COLOUR = 24
BASIC_CARDS, RACE_CARDS = 40, 3
ENTITY_CARDS, RIBBONED_CARDS = 24, 11
OBJECTIVES = 18
POWER_LEVELS = 6
EMPIRES = range(2, 7)


def _bad(file: str, row: rows.Row | None, field: str, why: str) -> BadData:
    return BadData(f"{ROOM}/{file}.json", f"row {row.id}" if row else "file", field, why)


def _count(file: str, field: str, what: str, found: int, wanted: int) -> None:
    if found != wanted:
        raise _bad(file, None, field, f"has {found} {what}, not {wanted}")


R = TypeVar("R", bound=rows.Row)


def of_the_core(table: Mapping[int, R]) -> list[R]:
    """The rows that no module brings."""
    return [row for row in table.values() if not row.module]


def check_sectors(sectors: Mapping[int, rows.SectorRow], races: Mapping[int, rows.RaceRow]) -> None:
    """There are enough sectors of each kind, a homeworld for each race and a middle for each mode."""
    for kind, wanted in SECTOR_COUNTS.items():
        _count("sectors", "kind", kind, sum(row.kind == kind for row in sectors.values()), wanted)
    homeworlds = {row.race for row in sectors.values() if row.kind == "homeworld"}
    if homeworlds != {row.id for row in races.values()}:
        raise _bad("sectors", None, "race", "each race needs one homeworld")
    for row in sectors.values():
        if (row.kind == "homeworld") != bool(row.race) or (row.kind == "centre") != bool(row.mode):
            raise _bad("sectors", row, "kind", "homeworlds have a race, the middle has a mode, no other has")
        if (row.kind == "anomaly") != bool(row.bonus):
            raise _bad("sectors", row, "bonus", "anomalies have one, no other has")
    if {row.mode for row in sectors.values() if row.mode} != {"survival", "exploration"}:
        raise _bad("sectors", None, "mode", "each mode needs one middle")


def check_location_tiles(tiles: Mapping[int, rows.LocationTileRow]) -> None:
    """There are equally many location tiles of each colour."""
    for colour in get_args(ColourWord):
        found = sum(row.copies for row in tiles.values() if row.colour == colour)
        _count("location_tiles", "copies", f"{colour} tiles", found, TILES_PER_COLOUR)
    ids = {row.id: row for row in tiles.values()}
    for row in tiles.values():
        if row.was and (row.copies or row.was not in ids or ids[row.was].colour != row.colour):
            raise _bad("location_tiles", row, "was", "must be a tile of its colour, and have no copies")


def check_races(
    races: Mapping[int, rows.RaceRow], numbers: rows.Numbers, levels: Sequence[str], stats: Sequence[str]
) -> None:
    """Every race has every level, and every other figure is a race's or the same for all."""
    for row in races.values():
        if {*row.levels} != {*levels}:
            raise _bad("races", row, "levels", f"must be {', '.join(levels)}")
        if sorted([*row.stats, *numbers.stats]) != sorted(stats):
            raise _bad("races", row, "stats", f"must be, with those of numbers.json, {', '.join(stats)}")


def check_technologies(
    technologies: Mapping[int, rows.TechnologyRow], races: Mapping[int, rows.RaceRow]
) -> None:
    """The core has its number of basic cards and cards of each race; both sides of an ancient card cost the same."""
    every, core = list(technologies.values()), of_the_core(technologies)
    basic = sum(row.copies for row in core if row.kind == "basic")
    _count("technologies", "copies", "basic cards", basic, BASIC_CARDS)
    for race in races.values():
        own = sum(row.race == race.id for row in core)
        _count("technologies", "race", f"cards of {race.id}", own, RACE_CARDS)
    known = {race.id for race in races.values()}
    for row in every:
        if (row.kind == "race") != (row.race in known) or (row.kind != "race" and row.race):
            raise _bad("technologies", row, "race", "race technologies have a race, no other has")
        if (row.kind in ("ancient", "permanent")) != bool(row.card):
            raise _bad(
                "technologies", row, "card", "ancient and permanent technologies have a card, no other has"
            )
        if (row.kind == "permanent") != bool(row.takes):
            raise _bad("technologies", row, "takes", "permanent technologies take something, no other does")
        prices = [(other.research, other.takes) for other in every if other.card == row.card]
        if row.card and prices != [(row.research, row.takes)] * 2:
            raise _bad("technologies", row, "card", "must have two sides with one price")


def check_grid(
    numbers: rows.Numbers,
    technologies: Mapping[int, rows.TechnologyRow],
    tiles: Mapping[int, rows.CombatTileRow],
) -> None:
    """Combat tiles named elsewhere exist, and those of the start fit their slots."""
    known = {row.id: row for row in tiles.values()}
    for slot, tile in enumerate(numbers.start_grid, 1):
        if tile not in known or known[tile].slot not in (0, slot):
            raise _bad("numbers", None, "start_grid", f"{tile} does not fit slot {slot}")
    for row in technologies.values():
        for piece in row.does:
            if isinstance(piece, GridTile) and (piece.tile not in known or known[piece.tile].slot == 0):
                raise _bad("technologies", row, "does", f"{piece.tile} is no combat tile of a slot")


def check_entity_cards(
    cards: Mapping[int, rows.EntityRow], deployments: Mapping[int, rows.DeploymentRow]
) -> None:
    """There are as many Entity cards as there should be, one of them the Supernova; they name only what exists."""
    core = of_the_core(cards)
    _count("entity_cards", "id", "cards", len(core), ENTITY_CARDS)
    ribboned = sum(row.ribbon == "yellow" for row in core)
    _count("entity_cards", "ribbon", "yellow cards", ribboned, RIBBONED_CARDS)
    supernovas = [(row.stage, row.ribbon) for row in cards.values() if row.type == "supernova"]
    if supernovas != [(3, "yellow")]:
        raise _bad("entity_cards", None, "type", "one Supernova is needed, of stage 3 and yellow")
    for row in cards.values():
        if not row.empires or not {*row.empires} <= {*EMPIRES}:
            raise _bad("entity_cards", row, "empires", "must be of 2 to 6")
        for effect in row.then:
            if isinstance(effect, Deploy | OpenGate | DeployAtGates) and effect.icons not in deployments:
                raise _bad("entity_cards", row, "then", f"no deployment has {effect.icons} icons")


def check_counts(
    tracks: Sequence[rows.TrackRow],
    power: Mapping[int, rows.PowerRow],
    objectives: Mapping[int, rows.ObjectiveRow],
) -> None:
    """A row of tracks for each number of empires, all power levels, all objectives."""
    if [row.empires for row in tracks] != [*EMPIRES]:
        raise _bad("tracks", None, "empires", "must be 2 to 6, in order")
    _count("power_levels", "id", "power levels", len(power), POWER_LEVELS)
    _count("objectives", "id", "objectives", len(of_the_core(objectives)), OBJECTIVES)


def check_kinds(kinds: Sequence[rows.KindRow], words: Sequence[str]) -> None:
    """The kinds of units, in their order."""
    if [row.word for row in kinds] != [*words]:
        raise _bad("kinds", None, "word", f"must be {', '.join(words)}, in order")
