"""The table before the first question: map, Entity, decks (rules 6)."""

from __future__ import annotations

from typing import TypeVar

from bot.engine.rng import Rng
from bot.engine.told import DETAIL
from bot.games.novasolis.core.cards.cards import (
    ANOMALY,
    ANOMALY_SECTORS,
    BAG,
    CENTRE_OF,
    ENTITY_CARDS,
    KINDS,
    LOCATIONS,
    MODES,
    NUMBERS,
    OBJECTIVES,
    SECTORS,
    STANDARD_SECTORS,
    SUPERNOVA,
    TRACKS,
    ancient_technologies,
    basic_deck,
    entity_cards,
    objectives,
)
from bot.games.novasolis.core.holdings.holdings import add
from bot.games.novasolis.core.holdings.markets import refill
from bot.games.novasolis.core.round.drafting import ChooseRaces, KeepObjectives, KeepTiles
from bot.games.novasolis.core.round.rounds import RoundStep
from bot.games.novasolis.core.table import options as chosen
from bot.games.novasolis.core.table.hexes import CENTRE, LAYOUTS
from bot.games.novasolis.core.table.state import (
    EMPTY,
    NEW_RELIC,
    NO_RELIC,
    SHIP,
    STATION,
    Empire,
    Entity,
    Sector,
    Table,
)
from bot.games.novasolis.core.table.tables import WHO

T = TypeVar("T", bound=Table)


def deal(
    kind: type[T], seats: int, options: dict[str, str], modules: tuple[str, ...], rng: Rng, version: int
) -> T:
    """Everything in its place but the homeworlds, which follow from the races (6.1 to 6.9)."""
    count = chosen.empires(options, seats)
    order = list(range(count))
    rng.shuffle(order)
    sectors = _map(count, options["mode"], rng)
    basics = list(basic_deck(modules))
    rng.shuffle(basics)
    g = kind(
        version=version,
        rng=rng,
        over=False,
        events=[],
        stack=[],
        beside=[],
        seats=seats,
        options=options,
        order=order,
        empires=[_empire() for _ in range(count)],
        sectors=sectors,
        entity=Entity(_entity_deck(options["mode"], modules, rng), chosen.power(options)),
        bag=list(BAG),
        basics=basics,
        market=[EMPTY] * NUMBERS.market,
        ancients=list(ancient_technologies(modules)),
        box=_objectives(options, modules, rng),
        modules=modules,
        first=order[0],
        active=order[0],
    )
    g.tell_chance("seated", sides=[WHO[side] for side in order])
    g.tell_chance(
        "map", told=DETAIL, sectors=[SECTORS.name[sector.tile] for sector in sectors if sector.tile != EMPTY]
    )
    if g.haunted:
        _place_entity(g)
    refill(g)
    _begin(g)
    return g


def _empire() -> Empire:
    return Empire(energy=NUMBERS.energy, research=NUMBERS.research, slain=[0] * len(KINDS))


def _map(count: int, mode: str, rng: Rng) -> list[Sector]:
    """The middle, the anomalies and the standard sectors (R4.7 to R4.11); homeworlds are still empty."""
    layout = LAYOUTS[count]
    anomalies, standard = list(ANOMALY_SECTORS), list(STANDARD_SECTORS)
    rng.shuffle(anomalies)
    rng.shuffle(standard)
    tiles = [EMPTY] * len(layout.words)
    tiles[CENTRE] = CENTRE_OF[mode]
    for where, row in ((layout.anomalies, anomalies), (layout.standard, standard)):
        for sector, tile in zip(where, row, strict=False):
            tiles[sector] = tile
    return [_sector(tile, count) for tile in tiles]


def _sector(tile: int, count: int) -> Sector:
    colours = LOCATIONS[tile] if tile != EMPTY else ()
    return Sector(
        tile,
        tiles=[EMPTY] * len(colours),
        broken=[False] * len(colours),
        relics=[NEW_RELIC if colour == ANOMALY else NO_RELIC for colour in colours],
        units=[[0] * len(KINDS) for _ in range(count + 1)],
        prize=SECTORS[tile].half_stars if tile != EMPTY else 0,
    )


def _entity_deck(mode: str, modules: tuple[str, ...], rng: Rng) -> list[int]:
    """The cards by stage, the Supernova among the last ones (R17.2); the first one drawn is the last of the list."""
    deck = list[int]()
    for stage in (1, 2, 3):
        cards = [
            number
            for number in entity_cards(modules)
            if ENTITY_CARDS[number].stage == stage
            and number != SUPERNOVA
            and (mode == "survival" or ENTITY_CARDS[number].ribbon == "yellow")
        ]
        rng.shuffle(cards)
        deck += cards
    last = MODES[mode].supernova
    deck.insert(len(deck) - rng.below(last + 1), SUPERNOVA)
    return deck[::-1]


def _objectives(options: dict[str, str], modules: tuple[str, ...], rng: Rng) -> list[int]:
    """The objectives in play, shuffled; those about the Entity need it (21.2)."""
    haunted = options["entity"] == "on"
    cards = [number for number in objectives(modules) if haunted or not OBJECTIVES[number].entity]
    rng.shuffle(cards)
    return cards


def _place_entity(g: Table) -> None:
    """Printed forces, and in Survival the first gates (6.5, 6.6)."""
    entity, side = g.entity, g.entity_side
    for sector in g.sectors:
        if sector.tile != EMPTY:
            row = SECTORS[sector.tile]
            add(sector, side, SHIP, row.ships)
            add(sector, side, STATION, row.stations)
    if not g.survival:
        return
    track = TRACKS[len(g.empires)]
    entity.ships = track.ships - sum(sector.units[side][SHIP] for sector in g.sectors)
    places = list(g.layout.anomalies)
    g.chance().shuffle(places)
    entity.cycle = [CENTRE, *places[: track.gates]]
    for place in entity.cycle[1:]:
        sector = g.sectors[place]
        sector.rift = True
        sector.units[side][STATION] = max(1, sector.units[side][STATION])
    g.tell_chance("gates-begin", sectors=[g.layout.words[place] for place in entity.cycle[1:]])


def _begin(g: Table) -> None:
    """Races, objectives and first hands; then the rounds (6.2, 6.12 to 6.16)."""
    g.push(RoundStep())
    g.push(KeepTiles())
    g.push(KeepObjectives())
    g.push(ChooseRaces(g.order[::-1], g.options["races"] == "random"))
