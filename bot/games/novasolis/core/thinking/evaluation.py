"""What a position of Nova Solis is worth to a seat, for computer players.

50 is a half-star. Points count in full; what will bring some counts by how near it is and by the rounds left: levels,
resources and technologies, ships beside what can be settled, fights by what they come to on average (`forecast`), tiles
that fit. In Survival what all need counts too: artifacts, gates to close, the Entity's track. It reads nothing that the
seat may not know.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from operator import itemgetter

from bot.engine.moves import Move, Seat
from bot.engine.thinking import WON
from bot.games.novasolis.core.actions.allocating import payment
from bot.games.novasolis.core.actions.allocating import worth as active_worth
from bot.games.novasolis.core.actions.surveying import KeepScanned, Reveal
from bot.games.novasolis.core.cards.cards import (
    ANOMALY,
    CAPACITY,
    COLOUR,
    FLEET,
    KEEP,
    LEVELS,
    LOCATIONS,
    NUMBERS,
    OBJECTIVES,
    POPULATION,
    RANGE,
    REACTOR,
    RESOURCE_CALLED,
    REVEAL,
    TECHNOLOGIES,
    TILES,
    TRACKS,
    deployed,
)
from bot.games.novasolis.core.cards.cards import ENERGY as ENERGY_LEVEL
from bot.games.novasolis.core.cards.cards import RESEARCH as RESEARCH_LEVEL
from bot.games.novasolis.core.cards.language import Artifact, Level, Resource, Stars, Trigger
from bot.games.novasolis.core.conflict.battle import Battle
from bot.games.novasolis.core.holdings.action import actions_left
from bot.games.novasolis.core.holdings.counting import (
    coop_track,
    levels,
    passing_income,
    penalty,
    resources,
    stat,
)
from bot.games.novasolis.core.holdings.holdings import NOTHING, clash, enemies_in, present
from bot.games.novasolis.core.holdings.strength import defence_of, dice_of
from bot.games.novasolis.core.round.rounds import PlayerPhase
from bot.games.novasolis.core.round.turn import TurnStep
from bot.games.novasolis.core.scoring.ending import SAVED, points, standings
from bot.games.novasolis.core.scoring.objectives import claimable
from bot.games.novasolis.core.table.hexes import CENTRE
from bot.games.novasolis.core.table.state import EMPTY, NEW_RELIC, NO_RELIC, NONE, SHIP, Sector, Table
from bot.games.novasolis.core.table.tables import DECIDERS
from bot.games.novasolis.core.thinking.fights import Edge, Force, Outcome, edge_of, fight, force_in
from bot.games.parts.modules import Hook

ALSO_WORTH: Hook[Callable[[Table, int], float]] = Hook()
"""What an empire has that computer players value beside what the core counts (`evaluation`)."""
ADVICE: Hook[Callable[[Table, list[Move]], list[Move]]] = Hook()
"""The moves worth a computer player's thought, of those that the game finds."""

POINT = 50
"""A half-star."""
LONE_POINT = 30
"""A half-star of ☆ in Survival, which brings no one nearer to the end."""
AHEAD = WON // 10
"""Each place among those who are saved in Survival: the last of them is far better off than all who are lost."""
ALLIED = 20
"""A half-star of someone else in Survival."""
ROUNDS = 11
"""About so many rounds Survival lasts."""
LEVEL = (9, 1, 3, 12, 4)
"""A level for each round left: energy, reactor, population, research, fleet."""
ROOM = 14
"""Population or Fleet that is free, up to two of each."""
ENERGY, SPARE_ENERGY, NEEDED_ENERGY = 12, 3, 7
"""Energy that the empire may need next turn, and more of it than that."""
RESEARCH, SPARE_RESEARCH, NEEDED_RESEARCH = 16, 5, 5
"""Research credits that a technology may need, and more of them than that."""
RESOURCE, MORE_RESOURCE = 6, 2
"""The first two resources of a type for each round left, and more of them."""
ACTIVE = 0.5
"""An active technology for each round left and each tenth of a level that it is worth."""
ASLEEP, HOPED, USELESS = 0.6, 0.35, 0.1
"""A technology that is not active but could be, beside one that is; one that tiles in hand would allow; any other."""
SETTLING, MOVING, SURVEYED = 35, 20, 0.95
"""What actions that are left bring: a sector settled, a Move, a tile of a Survey beside the average."""
SHIPS, STATIONS, GATES = 22, 30, 10
COLONY, FREED = 65, 40
"""A colony, and a sector that a fight leaves free for one."""
SETTLER = 70
"""A ship where a sector can be settled; of a sector with an artifact more."""
ARTIFACT = 120
"""An artifact that the empire controls, and in Survival one of those that all still need."""
CHARTING = 10
"""How much nearer a tile brings a charted sector."""
FITS, HELD = 26, 8
"""A tile in hand that fits a free location, and one that does not."""
OPEN_LOCATION = 8
OBJECTIVE = 45
"""An objective that is met and not claimed, for each half-star."""
PURSUED, FAR = 0.7, 0.3
"""The share of a fight's worth that counts when ships can reach it, and when they can in a turn or two."""
DANGER = 200
"""An own colony that the Entity is sure to destroy."""
TRACK, GATE, SWARM = 45, 50, 5
"""A step of the Entity's track, a gate of it, a ship of it."""
NO_ROOM = 30
"""For each of some rounds, a ship that is likely to come and find no room, so that the track rises (R17.5)."""
CARDS, USUAL_ICONS = NUMBERS.modes.survival.cards, 2
"""The cards drawn in a phase, and about the ship icons of one."""
HOPE = 0.4
"""The share of the Core's prize that ships near it count, as far as they are enough for its guards."""
RIVALS = 25
"""In percent: how much the average rival weighs against the seat itself in Exploration."""


class Realm:
    """Where an empire is: the sectors that it owns, those that work for it, and those where it has units."""

    def __init__(self) -> None:
        self.owned: list[int] = []
        self.working: list[Sector] = []
        self.stacks: list[int] = []
        self.gates = 0
        self.relics = 0
        """The artifacts that it controls."""
        self.fronts: list[int] = []
        """The sectors with units of it that are contested."""


class Lie:
    """How everything lies on the map, found in one pass."""

    def __init__(self, g: Table) -> None:
        self.realms = [Realm() for _ in g.empires]
        self.haunted: list[int] = []
        """The sectors with forces of the Entity."""
        self.gate = _gate_worth(g) if g.survival else 0
        """What it is worth to close a gate of the Entity."""
        entity, nothing = g.entity_side, NOTHING[g.entity_side + 1]
        for number, sector in enumerate(g.sectors):
            owner, there, contested = sector.owner, list[int](), False
            if sector.gate != NONE:
                self.realms[sector.gate].gates += 1
            if sector.units != nothing:
                there = present(g, sector)
                contested = clash(g, there, owner)
            for side in there:
                if side == entity:
                    self.haunted.append(number)
                else:
                    realm = self.realms[side]
                    (realm.fronts if contested else realm.stacks).append(number)
            if owner != NONE:
                self.realms[owner].owned.append(number)
                if not contested:
                    self.realms[owner].working.append(sector)
                    self.realms[owner].relics += _relics(sector)


def rounds_left(g: Table) -> int:
    """About how many rounds are left, this one counted."""
    return max(1, ROUNDS + 1 - g.number) if g.survival else len(g.entity.deck) + 1


def turns_left(g: Table, side: int) -> int:
    """About how many turns an empire has yet, with the one that it is in or has just had.

    So the end of a round changes nothing: what is left of the turn that it is in is worth something by itself.
    """
    if (turn := turn_of(g, side)) is not None:
        return rounds_left(g) + (not turn.ended and not g.empires[side].turn.actions)
    phase = next((step for step in g.stack if isinstance(step, PlayerPhase)), None)
    return rounds_left(g) + (phase is not None and side in phase.left)


def turn_of(g: Table, side: int) -> TurnStep | None:
    """The turn that an empire is in."""
    return next((step for step in g.stack if isinstance(step, TurnStep) and step.side == side), None)


def terms(g: Table, seat: Seat) -> dict[str, float]:
    """The worth of a position to a seat: its empires, those of others, and in Survival what all need."""
    own = [side for side in range(len(g.empires)) if DECIDERS[g.seats][side] == seat]
    if g.over:
        return {"result": _result(g, seat, own)}
    if any(empire.race == EMPTY for empire in g.empires):
        return {}
    lie, found = Lie(g), dict[str, float]()
    for side in own:
        for name, each in outlook(g, side, lie).items():
            found[name] = found.get(name, 0.0) + each
    found["modules"] = sum(worth(g, side) for worth in g.hooks[ALSO_WORTH] for side in own)
    rest = [side for side in range(len(g.empires)) if side not in own]
    colonies = {side: COLONY * len(lie.realms[side].owned) for side in rest}
    if g.survival:
        each = POINT if g.peaceful else ALLIED
        scored = {side: g.empires[side].coop - penalty(g, side) for side in rest}
        found["others"] = sum(each * scored[side] + colonies[side] for side in rest)
        return found | _common(g, lie)
    others = sum(POINT * points(g, side) + colonies[side] for side in rest)
    found["others"] = -RIVALS * others / (100 * max(1, len(rest)))
    return found


def _result(g: Table, seat: Seat, own: Sequence[int]) -> int:
    found = standings(g)
    places = found.places or ()
    if g.peaceful:
        return POINT * coop_track(g) + (WON if found.won[seat] else -WON)
    lead = POINT * sum(found.scores[side] for side in own)
    beaten = sum((places[side] < other) - (places[side] > other) for side in own for other in places)
    if g.survival:
        return lead + (WON if g.result == SAVED else -WON) + AHEAD * beaten
    return lead + WON * beaten


def advised(g: Table, moves: list[Move]) -> list[Move]:
    """The moves that modules leave of those worth a thought."""
    for advise in g.hooks[ADVICE]:
        moves = advise(g, moves)
    return moves


def _common(g: Table, lie: Lie) -> dict[str, float]:
    """What all have to fear from the Entity and still need to win."""
    needed, entity = TRACKS[len(g.empires)], g.entity
    held = sum([realm.relics for realm in lie.realms])
    ships = [g.sectors[number].units[g.entity_side][SHIP] for number in lie.haunted]
    at_gates = (g.sectors[at].units[g.entity_side][SHIP] for at in entity.cycle)
    room = min(entity.ships, sum(max(0, needed.limit - n) for n in at_gates))
    return {
        "artifacts of all": ARTIFACT * min(held, needed.artifacts),
        "stars beyond need": -(POINT // 2) * max(0, coop_track(g) - needed.half_stars) if g.peaceful else 0,
        "the Entity's track": -TRACK * entity.track * (1 + 2 * entity.track / needed.end),
        "gates": -GATE * len(entity.cycle),
        "ships of the Entity": -SWARM * sum(ships) - _crowded(g, room),
    }


def _crowded(g: Table, room: int) -> int:
    """What all have to fear where ships to come have so much room."""
    coming = CARDS * deployed(USUAL_ICONS, len(g.empires))
    return NO_ROOM * min(rounds_left(g), 4) * max(0, coming - room)


def _gate_worth(g: Table) -> int:
    """What it is worth to close a gate: less where those left would have no room."""
    room = TRACKS[len(g.empires)].limit * (len(g.entity.cycle) - 1)
    return NUMBERS.rewards.gate_closed.half_stars * POINT + GATE + TRACK - _crowded(g, room)


def outlook(g: Table, side: int, lie: Lie) -> dict[str, float]:
    """What an empire has and may soon have."""
    empire, realm, left = g.empires[side], lie.realms[side], turns_left(g, side)
    had, stock = levels(g, side, realm.working), resources(g, side, realm.working)
    colonies = sum([not (g.sectors[at].capital and g.sectors[at].home == side) for at in realm.owned])
    room = max(0, had[POPULATION] - colonies)
    units = [(at, g.sectors[at].units[side]) for at in (*realm.stacks, *realm.fronts)]
    ships = sum([each[SHIP] for _, each in units])
    fleet = sum([sum(each) for _, each in units])
    met = sum([OBJECTIVES[number].half_stars for number in claimable(g, side)])
    return {
        "stars": POINT * (empire.coop - penalty(g, side))
        + (LONE_POINT if g.survival else POINT) * empire.own,
        "levels": left * sum([weight * level for weight, level in zip(LEVEL, had, strict=True)]),
        "room": ROOM * (min(2, room) + min(2, max(0, had[FLEET] - fleet))),
        "energy and research": _stocks(empire.energy, had[REACTOR], empire.research, left),
        "resources": left * sum([RESOURCE * min(2, n) + MORE_RESOURCE * max(0, n - 2) for n in stock]),
        "colonies": COLONY * len(realm.owned) + GATES * realm.gates,
        "fleet": SHIPS * ships + STATIONS * (fleet - ships),
        "technologies": technologies(g, side, stock, left),
        "objectives": OBJECTIVE * met,
        "artifacts": ARTIFACT * realm.relics,
        "the Core": hope(g, side, realm),
        "settlers": _settlers(g, side, realm, room),
        "fights": _fights(g, side, lie),
        "hand": _hand_worth(g, side, realm, left),
        "actions left": unused(g, side, realm, had, room, left),
    }


def unused(g: Table, side: int, realm: Realm, had: Sequence[int], room: int, left: int) -> float:
    """What an empire can expect of the actions that are left of its turn: without, those last that chance decides.

    A plan ends where chance comes in, and is worth as much as the position there.
    """
    turn, empire = turn_of(g, side), g.empires[side]
    n = actions_left(g, side) if turn is not None and not turn.ended and empire.turn.actions else 0
    if not n:
        return 0.0
    energy = min(max(had[REACTOR], empire.energy), empire.energy + had[ENERGY_LEVEL])
    research = min(NUMBERS.research_cap, empire.research + had[RESEARCH_LEVEL])
    now = _stocks(empire.energy, had[REACTOR], empire.research, left)
    found = {
        "logistics": _stocks(energy, had[REACTOR], research, left) - now,
        "science": _survey_worth(g, side, realm, left),
        "build": SETTLING * min(empire.energy, room, waiting(g, side, realm, fresh=True)),
        "move": MOVING * min(left, 3) / 3 if realm.stacks else 0,
    }
    saved = passing_income(g, side)
    passed = min(max(0, had[REACTOR] - empire.energy), saved) * SPARE_ENERGY
    taken = empire.turn.actions
    return sum(
        sorted((max(passed, each) for word, each in found.items() if word not in taken), reverse=True)[:n]
    )


def _stocks(energy: int, reactor: int, research: int, left: int) -> float:
    """Energy and research, which are for nothing at the end."""
    needed, wanted = min(energy, NEEDED_ENERGY, reactor), min(research, NEEDED_RESEARCH)
    found = ENERGY * needed + SPARE_ENERGY * (energy - needed)
    found += RESEARCH * wanted + SPARE_RESEARCH * (research - wanted)
    return found * min(1.0, left / 3)


def technologies(g: Table, side: int, stock: Sequence[int], left: int) -> float:
    """What a side's technologies are worth, those that are active and those that its resources could switch on.

    Together: what lies on the best of them is not there for others.
    """
    if not (techs := g.empires[side].techs):
        return 0.0
    found, unpaid, hand = 0.0, g.empires[side].unpaid, [*stock]
    for tile in g.empires[side].hand:
        for bonus in TILES[tile].bonus if tile != EMPTY else ():
            if isinstance(bonus, Resource):
                hand[RESOURCE_CALLED[bonus.resource]] += bonus.n
    worths = [
        (
            ACTIVE * left * active_worth(tech.card)
            + (POINT * TECHNOLOGIES[tech.card].half_stars if tech.card in unpaid else 0),
            tech,
        )
        for tech in techs
    ]
    paid, hoped = list[int](), list[int]()
    for worth, tech in sorted(worths, key=itemgetter(0), reverse=True):
        if tech.active:
            found += worth
        if payment(stock, [*paid, tech.card]) is not None:
            paid.append(tech.card)
            found += 0 if tech.active else ASLEEP * worth
        elif not tech.active and payment(hand, [*paid, *hoped, tech.card]) is not None:
            hoped.append(tech.card)
            found += HOPED * worth
        elif not tech.active:
            found += USELESS * worth
    return found


def waiting(g: Table, side: int, realm: Realm, *, fresh: bool = False) -> int:
    """In how many sectors a ship could settle at once, or of those that no one ever settled."""
    sectors = (g.sectors[at] for at in realm.stacks if not (fresh and g.sectors[at].settled))
    return sum([sector.owner == NONE and sector.units[side][SHIP] > 0 for sector in sectors])


def _survey_worth(g: Table, side: int, realm: Realm, left: int) -> float:
    """What a Survey brings on average: as many tiles as can be revealed, where locations are free."""
    free = sum(
        [
            tile == EMPTY and colour != ANOMALY and not broken
            for sector in realm.working
            for colour, tile, broken in zip(LOCATIONS[sector.tile], sector.tiles, sector.broken, strict=True)
        ]
    )
    usual = SURVEYED * usual_tile(left)
    found = [tile_worth(tile, left) - FITS for tile in g.empires[side].hand if tile != EMPTY]
    found += [usual] * stat(g, side, KEEP)
    return sum(sorted(found, reverse=True)[: min(free, stat(g, side, REVEAL))])


@cache
def usual_tile(left: int) -> float:
    """What a tile is worth on average with so many turns left."""
    tiles = [(row.copies, tile_worth(number, left)) for number, row in TILES.items() if row.module == ""]
    return sum(copies * worth for copies, worth in tiles) / sum(copies for copies, _ in tiles)


def _relics(sector: Sector) -> int:
    return len(sector.relics) - sector.relics.count(NO_RELIC)


def _settlers(g: Table, side: int, realm: Realm, room: int) -> float:
    """Ships that wait where a sector can be settled, the best of them first."""
    worths = [
        SETTLER + ARTIFACT * _relics(sector) + POINT * sector.prize // 2
        for sector in (g.sectors[at] for at in realm.stacks)
        if sector.owner == NONE and sector.units[side][SHIP]
    ]
    return sum(sorted(worths, reverse=True)[:room])


def hope(g: Table, side: int, realm: Realm) -> float:
    """What ships within reach of the Core hope to gain there, as long as no one has settled it."""
    core = g.sectors[CENTRE]
    if not core.prize:
        return 0.0
    range_, distances = stat(g, side, RANGE), g.layout.distances[CENTRE]
    ships = sum(
        [g.sectors[at].units[side][SHIP] for at in (*realm.stacks, *realm.fronts) if distances[at] <= range_]
    )
    needed = 1 + (sum(core.units[g.entity_side]) if g.haunted else 0)
    return HOPE * POINT * core.prize * min(1.0, ships / needed)


def _fights(g: Table, side: int, lie: Lie) -> float:
    """What fights promise where units meet enemies, what the ships could fight next, what the Entity threatens."""
    realm, edges, entity = lie.realms[side], dict[int, Edge](), g.entity_side
    battle = next((step for step in g.stack if isinstance(step, Battle)), None)

    def edge(of: int) -> Edge:
        if of not in edges:
            edges[of] = edge_of(g, of)
        return edges[of]

    found = 0.0
    for number in realm.fronts:
        sector = g.sectors[number]
        enemies = enemies_in(g, sector, side)
        for enemy in enemies:
            force = force_in(g, sector, side, edge(side), attacks=True)
            against = force_in(g, sector, enemy, edge(enemy), attacks=False)
            if battle is not None and battle.sector == number:
                left = max(1, NUMBERS.combat_rounds + 1 - battle.round)
                worth, share, unhurt = _worth(g, lie, sector, fight(force, against, left), enemy), 1.0, 1.0
            else:
                came = fight(force, against, NUMBERS.combat_rounds)
                worth, share, unhurt = _worth(g, lie, sector, came, enemy), PURSUED, 1.0
            if enemy == entity:
                # It attacks first, unless there is a fight before its phase.
                suffered = fight(force, against, NUMBERS.entity_combat_rounds)
                found -= PURSUED * (SHIPS * suffered.lost_ships + STATIONS * suffered.lost_others)
                if share < 1:
                    unhurt -= (suffered.lost_ships + suffered.lost_others) / sum(force.units)
            found += share * unhurt * worth if worth > 0 else 0.0
    for number in realm.owned:
        sector = g.sectors[number]
        if sector.has_forces(entity) and not sector.has_forces(side):
            found -= DANGER * _raided(g, sector, edge(entity))
    return found + _prey(g, side, lie, edge(side), edge(entity))


def _prey(g: Table, side: int, lie: Lie, mine: Edge, theirs: Edge) -> float:
    """The best fight against the Entity that the ships could begin next turn, or a little later."""
    realm, best = lie.realms[side], 0.0
    stacks = [(at, n) for at in (*realm.stacks, *realm.fronts) if (n := g.sectors[at].units[side][SHIP])]
    if not stacks:
        return 0.0
    range_, most, entity = stat(g, side, RANGE), stat(g, side, CAPACITY), g.entity_side
    layout = g.layout
    for number in lie.haunted:
        if number in realm.fronts:
            continue
        sector, distances = g.sectors[number], layout.distances[number]
        against = force_in(g, sector, entity, theirs, attacks=False)
        gathered = 0  # The same ships are worth less from further away.
        for reach, share in ((range_, PURSUED), (2 * range_, FAR)):
            ships = min(most, sum([n for at, n in stacks if distances[at] <= reach]))
            if ships > gathered:
                gathered = ships
                came = fight(Force((ships,), 0, mine), against, NUMBERS.combat_rounds)
                best = max(best, share * _worth(g, lie, sector, came, entity))
    return best


def _worth(g: Table, lie: Lie, sector: Sector, came: Outcome, enemy: int) -> float:
    """What comes of a fight in half-stars, units, and a sector that is free."""
    point = POINT if enemy == g.entity_side or not g.survival else LONE_POINT
    found = point * (came.beaten_ships + 2 * came.beaten_others)
    found -= SHIPS * came.lost_ships + STATIONS * came.lost_others
    if not came.cleared:
        return found
    if g.survival and enemy != g.entity_side:
        return found + FREED * came.cleared  # What lies there serves all, whoever of them settles it.
    freed = (
        ARTIFACT * _relics(sector) + 4 * POINT * sector.relics.count(NEW_RELIC) + POINT * sector.prize // 2
    )
    if sector.rift:
        freed += lie.gate
    return found + came.cleared * (FREED + freed)


def _raided(g: Table, sector: Sector, edge: Edge) -> float:
    """How likely the Entity is to destroy a colony that nobody defends."""
    beyond = dice_of(g, sector, g.entity_side) * edge.damage - defence_of(g, sector)
    return min(1.0, max(0.0, 0.5 + beyond / 3)) * (1.5 if sector.capital else 1.0)


def _hand_worth(g: Table, side: int, realm: Realm, left: int) -> float:
    """The tiles in hand by whether they fit somewhere, and the free locations; what can be revealed now counts more."""
    free = list[int]()
    for sector in realm.working:
        free += [
            colour
            for colour, tile, broken in zip(LOCATIONS[sector.tile], sector.tiles, sector.broken, strict=True)
            if tile == EMPTY and colour != ANOMALY and not broken
        ]
    tiles, reveals = surveyed(g, side, left)
    found = float(OPEN_LOCATION * len(free))
    for tile in sorted(tiles, key=lambda tile: -tile_worth(tile, left)):
        if COLOUR[tile] not in free:
            found += HELD
            continue
        free.remove(COLOUR[tile])
        found += tile_worth(tile, left) - OPEN_LOCATION if reveals > 0 else FITS
        reveals -= 1
    return found


def surveyed(g: Table, side: int, left: int) -> tuple[list[int], int]:
    """The tiles that a side holds or will keep of those that it drew, and how many it can reveal in this Survey."""
    tiles, reveals = [tile for tile in g.empires[side].hand if tile != EMPTY], 0
    for step in g.stack:
        if isinstance(step, Reveal) and step.side == side and not step.ended:
            reveals = stat(g, side, REVEAL)
        elif isinstance(step, KeepScanned) and step.side == side:
            drawn = [tile for tile in step.drawn if tile != EMPTY]
            tiles += sorted(drawn, key=lambda tile: -tile_worth(tile, left))[: step.most(g)]
    return tiles, reveals


@cache
def tile_worth(tile: int, left: int) -> float:
    """What a tile is worth in its location with so many rounds left."""
    found = float(CHARTING)
    for bonus in TILES[tile].bonus:
        match bonus:
            case Level():
                found += left * LEVEL[LEVELS.index(bonus.level)] * bonus.add
            case Resource():
                found += left * RESOURCE * bonus.n
            case Artifact():
                found += ARTIFACT + POINT * NUMBERS.rewards.artifact.half_stars * (not bonus.known)
            case Trigger():
                found += POINT * sum(each.half_stars for each in bonus.then if isinstance(each, Stars))
    return found
