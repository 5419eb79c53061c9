"""The Entity's forces come, and its power and its track rise (rules 17.3, 17.5, 19.6)."""

from __future__ import annotations

from bot.engine.told import DETAIL
from bot.games.novasolis.core.cards.cards import KINDS, NUMBERS, POWER, TRACKS, deployed
from bot.games.novasolis.core.holdings.holdings import add, on_map
from bot.games.novasolis.core.scoring.ending import OVERWHELMED, lose
from bot.games.novasolis.core.table.hexes import CENTRE
from bot.games.novasolis.core.table.state import NONE, SHIP, STATION, Table


def raise_power(g: Table, n: int = 1) -> None:
    """The power level of the Entity rises by `n`, at most to the last one."""
    before, g.entity.power = g.entity.power, min(max(POWER), g.entity.power + n)
    if g.entity.power > before:
        g.tell("power-rises", level=POWER[g.entity.power].id)


def raise_track(g: Table, n: int) -> None:
    """The track of the Entity rises: at one mark it is enraged, at the end all is lost. Exploration has no track."""
    if not g.survival or g.over:
        return
    entity, track = g.entity, TRACKS[len(g.empires)]
    entity.track = min(track.end, entity.track + n)
    g.tell("track-rises", n=n, now=entity.track, end=track.end)
    if entity.track >= track.enrage and not entity.enraged:
        entity.enraged = True
        g.tell("enraged")
        raise_power(g)
    if entity.track >= track.end:
        lose(g, OVERWHELMED)


def room(g: Table, number: int) -> int:
    """How many more ships of the Entity a sector takes; in Exploration there is no limit."""
    there = g.sectors[number].units[g.entity_side][SHIP]
    return max(0, TRACKS[len(g.empires)].limit - there) if g.survival else len(g.sectors) * len(g.sectors)


def place_station(g: Table, number: int) -> None:
    """A station comes to a sector without one, if the reserve has one (R17.11)."""
    sector, side = g.sectors[number], g.entity_side
    if not sector.units[side][STATION] and on_map(g, side, STATION) < KINDS[STATION].entity_supply:
        add(sector, side, STATION)
        g.tell("entity-station", sector=g.layout.words[number])


def deploy_at(g: Table, number: int, at: int, icons: int) -> None:
    """Ships come to a sector one by one, then to the gates that follow the entry `at` of the cycle (R17.5)."""
    entity, n = g.entity, deployed(icons, len(g.empires))
    following = [*entity.cycle[at + 1 :], *entity.cycle[: at + 1]]
    places = list(dict.fromkeys([number, *(gate for gate in following if gate != CENTRE)]))
    came = dict.fromkeys(places, 0)
    while n and entity.ships and (place := next((each for each in places if room(g, each)), NONE)) != NONE:
        add(g.sectors[place], g.entity_side)
        entity.ships -= 1
        came[place] += 1
        n -= 1
    for place, ships in came.items():
        if ships:
            cast = place == number and entity.cycle[at] == CENTRE
            g.tell("entity-ships", sector=g.layout.words[place], n=ships, hole=int(cast))
    if n:
        g.tell("entity-crowded", n=n)
        raise_track(g, n * NUMBERS.track.unplaced_ship)


def next_gate(g: Table) -> tuple[int, int]:
    """Where forces come now, and the entry of the cycle; for the black hole near it. Then the next gate is active."""
    entity = g.entity
    at, number = entity.pointer, entity.cycle[entity.pointer]
    if number == CENTRE:
        face = g.chance().below(len(g.layout.first_ring))
        number = g.layout.first_ring[face]
        g.tell_chance("black-hole-die", told=DETAIL, face=face + 1, sector=g.layout.words[number])
    entity.pointer = (at + 1) % len(entity.cycle)
    return number, at


def deploy(g: Table, icons: int) -> None:
    """Ships come at the active gate, or near the black hole; then the next gate is active (R17.5)."""
    number, at = next_gate(g)
    deploy_at(g, number, at, icons)


def deploy_everywhere(g: Table, icons: int) -> None:
    """In Exploration so many ships come to the core and to every anomaly sector (21.1)."""
    for number in (CENTRE, *g.layout.anomalies):
        add(g.sectors[number], g.entity_side, SHIP, icons)
    g.tell("entity-everywhere", n=icons)


def open_gate(g: Table, icons: int) -> None:
    """A gate opens in an anomaly sector without one; if none can, ships come as usual (E06, E14)."""
    entity = g.entity
    free = [number for number in g.layout.anomalies if not g.sectors[number].rift]
    if not free or len(entity.cycle) > NUMBERS.entity_gates:
        deploy(g, icons)
        return
    number = g.chance().pick(free)
    g.sectors[number].rift = True
    g.sectors[number].slayer = NONE
    entity.cycle.append(number)
    g.tell_chance("gate-opens", sector=g.layout.words[number])
    place_station(g, number)
    deploy_at(g, number, len(entity.cycle) - 1, icons)


def deploy_at_gates(g: Table, icons: int) -> None:
    """Ships come at every open gate; the active one stays active (E22)."""
    for at, number in enumerate(g.entity.cycle):
        if number != CENTRE and not g.over:
            deploy_at(g, number, at, icons)


def fortify(g: Table) -> None:
    """A station comes to each open gate without one (E16)."""
    for number in sorted(g.entity.cycle):
        if number != CENTRE:
            place_station(g, number)
