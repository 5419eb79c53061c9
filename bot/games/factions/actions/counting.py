"""Every measure that conditions look at (rules 15, 16.6); the README of data/factions says what each is."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator

from bot.games.factions.actions.exploring import explored, explored_types, hand_of, most_of_a_type
from bot.games.factions.cards.cards import EVENT, JUPITER, MACHINES, PLANETS, ROWS
from bot.games.factions.holdings.machines import is_complete
from bot.games.factions.holdings.modifiers import MEASURES, value
from bot.games.factions.scoring.scoring import machines_finished
from bot.games.factions.table.board import BAND, BANDS, SECTORS, distances
from bot.games.factions.table.state import EMPTY, NONE, Player, Table


def _others(g: Table, side: int) -> Iterator[Player]:
    return (player for other, player in enumerate(g.players) if other != side)


def _beside_outer_planet(g: Table, side: int) -> int:
    """Planets on the outer four rings now that a ship touches."""
    return sum(g.touches(side, planet) for planet in g.rings[JUPITER:] if planet != NONE)


def _distance_to_others(g: Table, side: int) -> int:
    """Steps from any own ship to the nearest of someone else, without wormholes; out of reach if there is none."""
    ships = [ship for player in _others(g, side) for ship in player.ships]
    return min((distances(own)[ship] for own in g.players[side].ships for ship in ships), default=SECTORS)


def _used(used: Collection[int], of: str) -> int:
    """Different planets used, or 1 if that planet was."""
    return int(PLANETS.index(of) in used) if of else len(set(used))


def _ships_beside(g: Table, side: int) -> int:
    """Other sides with a ship in the sector of an own ship, where they are most."""
    ships = g.players[side].ships
    return max((sum(ship in other.ships for other in _others(g, side)) for ship in ships), default=0)


def _vote_won(g: Table, side: int) -> int:
    """1 if the side voted this round and its option has more votes than the other."""
    own = g.players[side].round.vote
    if own == NONE or g.event == EMPTY or len(EVENT[g.event].options) < 2:
        return 0
    votes = [player.round.vote for player in g.players if player.round.vote != NONE]
    return int(2 * votes.count(own) > len(votes))


def _bands(g: Table, side: int) -> Counter[int]:
    """By band, the sectors with energy of a side's colour."""
    return Counter(BAND[sector] for sector, cubes in enumerate(g.cubes) if cubes[side])


def _finished(player: Player, of: str = "") -> int:
    """Machines that are complete and levels of Batteries and Cargo Hold, or 1 if that machine is complete."""
    if player.faction == NONE:
        return 0
    return int(is_complete(player, MACHINES.index(of))) if of else machines_finished(player)


MEASURES.update(
    {
        "asteroid-worth": lambda g, side, of, x: g.players[side].turn.mined_at_once,
        "asteroids-mined": lambda g, side, of, x: g.players[side].round.mined,
        "bands-with-energy": lambda g, side, of, x: len(_bands(g, side)),
        "beside-outer-planet": lambda g, side, of, x: _beside_outer_planet(g, side),
        "complete-machines": lambda g, side, of, x: _finished(g.players[side]),
        "distance-to-others": lambda g, side, of, x: _distance_to_others(g, side),
        "energy": lambda g, side, of, x: g.players[side].energy,
        "energy-cap": lambda g, side, of, x: value(g, side, "energy-cap"),
        "energy-left": lambda g, side, of, x: sum(cubes[side] for cubes in g.cubes),
        "explored": lambda g, side, of, x: len(explored(g.players[side])),
        "explored-of-a-type": lambda g, side, of, x: most_of_a_type(g.players[side]),
        "explored-types": lambda g, side, of, x: explored_types(g.players[side]),
        "explorers": lambda g, side, of, x: len(hand_of(g.players[side])),
        "first-pass": lambda g, side, of, x: int(not any(player.passed for player in _others(g, side))),
        "leader-claimed": lambda g, side, of, x: int(g.claimed and g.leader == side),
        "machine-complete": lambda g, side, of, x: _finished(g.players[side], of),
        "paid-for": lambda g, side, of, x: x,
        "planets-used": lambda g, side, of, x: _used(g.players[side].round.used, of),
        "planets-used-now": lambda g, side, of, x: _used(g.players[side].turn.used, of),
        "research-taken": lambda g, side, of, x: g.players[side].round.research,
        "resources": lambda g, side, of, x: g.players[side].resources,
        "sectors-entered": lambda g, side, of, x: len(g.players[side].turn.entered),
        "sectors-in-a-band": lambda g, side, of, x: max(_bands(g, side).values(), default=0),
        "ship-in-band": lambda g, side, of, x: sum(
            BAND[ship] == BANDS.index(of) for ship in g.players[side].ships
        ),
        "ships-beside": lambda g, side, of, x: _ships_beside(g, side),
        "shortcuts": lambda g, side, of, x: g.players[side].turn.teleported + g.players[side].turn.through,
        "techs": lambda g, side, of, x: len(g.players[side].techs),
        "trade-partners": lambda g, side, of, x: len(set(g.players[side].round.partners)),
        "upgrades": lambda g, side, of, x: sum(g.players[side].upgrades),
        "upgrades-at-once": lambda g, side, of, x: g.players[side].turn.built_at_once,
        "vote-won": lambda g, side, of, x: _vote_won(g, side),
    }
)
MEASURES.check(ROWS)
