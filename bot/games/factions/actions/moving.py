"""Carrying a Movement out, and rescues (rules 8, 9)."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.errors import Illegal
from bot.engine.moves import Move, Seat, Value
from bot.games.factions.actions.courses import EXTRACT, FROM, JUMP, STEPPED, account, memo_of
from bot.games.factions.actions.movement import Movement, entries, origin_of, removals, told
from bot.games.factions.cards.cards import MERCURY, NAME, TECH, URANUS_DECK
from bot.games.factions.holdings.gains import trim
from bot.games.factions.holdings.modifiers import value
from bot.games.factions.holdings.prices import fares_of
from bot.games.factions.holdings.triggers import triggered
from bot.games.factions.table.board import SECTOR_CALLED, SECTOR_WORD
from bot.games.factions.table.state import Table
from bot.games.factions.table.tables import RESCUE, WHO
from bot.games.parts.paths import Way

MOVEMENT = Movement()
BEACON = "beacon"


def price(g: Table, side: int, sector: int, *, through: bool = False, half: bool = False) -> int:
    """What it costs a side to enter a sector as the first step of a Movement; `through` the wormholes, at `half`."""
    return fares_of(g, side).entry(sector, g.energy_in(sector), through=through, first=True, half=half)


def carry_out(g: Table, side: int, path: Sequence[Value]) -> None:
    """Pay for a path that walks, and move along it; then what follows a Movement happens."""
    way = MOVEMENT.walk(g, Seat(side), path)
    assert way is not None, f"{path} does not walk"
    player = g.players[side]
    turn = player.turn
    g.events += told(g, side, way)
    for hop in way.hops:
        course, done = memo_of(hop)
        if hop.word == EXTRACT:
            player.round.spent.append(EXTRACT)
            for sector in course.wormholes:
                g.cubes[sector] = [0] * len(g.cubes[sector])
        turn.teleported |= str(hop.word).startswith(JUMP) and not done & STEPPED
    for sector, paid, through in entries(way):
        g.cubes[sector][side] += paid
        turn.entered.append(sector)
        turn.placed.append(sector)
        turn.through |= through
    purse, before = account(way).purse, value(g, side, "convert-boosted")
    player.energy, player.resources = purse.energy, purse.resources
    if before:
        turn.boosted = before - purse.boosts
    g.wormholes = list(memo_of(way)[0].wormholes)
    _set_down(g, side, way)
    triggered(g, side, "end-move")


def _set_down(g: Table, side: int, way: Way) -> None:
    """The ship is where the path ends; twin ships leave a copy where it began, and the other one is gone."""
    player, end = g.players[side], SECTOR_CALLED[str(way.place)]
    if value(g, side, "twin-ships"):
        g.events += removals(g, side, way)
        player.ships = [origin_of(g, side, way), end]
    else:
        player.ships = [end]


def list_rescues(g: Table, side: int, found: list[Move]) -> None:
    """Append every rescue: to a sector that touches Mercury, of one of two ships, paid with points or the Beacon."""
    ships = list(dict.fromkeys(g.players[side].ships))
    beacon = bool(value(g, side, "beacon"))
    for sector in g.around(MERCURY):
        for ship in ships:
            if ship != sector:
                whose = (FROM + SECTOR_WORD[ship],) if len(ships) > 1 else ()
                move = Move("rescue", (SECTOR_WORD[sector], *whose)) if whose else RESCUE[sector]
                found.append(move)
                if beacon:
                    found.append(Move("rescue", (*move.values, BEACON)))


def rescue(g: Table, side: int, values: Sequence[Value]) -> None:
    """Teleport a ship to Mercury (9). It costs points, unless it is the free one of a first game or by the Beacon."""
    player, words = g.players[side], [str(word) for word in values]
    ship = next((SECTOR_CALLED[word.removeprefix(FROM)] for word in words if word.startswith(FROM)), None)
    at = len(player.ships) - 1 if ship is None else player.ships.index(ship)
    player.ships[at] = SECTOR_CALLED[words[0]]
    player.turn.teleported = True
    free = g.first and not player.rescued
    player.rescued += 1
    if BEACON in words:
        card = next(card for card in player.techs if _is_beacon(card))
        player.techs.remove(card)
        g.piles[URANUS_DECK].deck.append(card)
        g.tell("rescued-by-beacon", side=WHO[side], place=words[0], card=NAME[card])
        trim(g, side)
    elif free:
        g.tell("rescued-free", side=WHO[side], place=words[0])
    else:
        points = value(g, side, "rescue-points")
        player.points += points
        player.rescues += 1
        g.tell("rescued", side=WHO[side], place=words[0], points=-points)


def refuse_rescue(g: Table, side: int, move: Move) -> Illegal | None:
    """Why a rescue is not possible."""
    words = [str(word) for word in move.values]
    if move.verb != "rescue" or not words or words[0] not in SECTOR_CALLED:
        return None
    sector, around = SECTOR_CALLED[words[0]], g.around(MERCURY)
    if sector not in around:
        places = [SECTOR_WORD[number] for number in around]
        return Illegal("9", "rescue-elsewhere", {"place": words[0], "places": places})
    if words[-1] == BEACON and not value(g, side, "beacon"):
        return Illegal("16.7", "no-beacon")
    if sector in g.players[side].ships:
        return Illegal("9", "rescue-here", {"place": words[0]})
    return None


def _is_beacon(card: int) -> bool:
    return any(change.key == "beacon" for change in TECH[card].lasting.modifiers)
