"""Every measure that conditions look at (rules 15, 16.6)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import get_args

from bot.engine.errors import BadData
from bot.games.factions.actions.exploring import explored, explored_types, hand_of, most_of_a_type
from bot.games.factions.cards import language
from bot.games.factions.cards.cards import EVENT, JUPITER, MACHINES, PLANETS
from bot.games.factions.holdings.machines import is_complete
from bot.games.factions.holdings.measures import MEASURES, measure
from bot.games.factions.holdings.modifiers import value
from bot.games.factions.scoring.scoring import machines_finished
from bot.games.factions.table.board import BAND, BANDS, RINGS, SECTORS, distances
from bot.games.factions.table.state import EMPTY, NONE, Table


@measure("asteroid-worth")
def _asteroid_worth(g: Table, side: int, of: str, x: int) -> int:
    """The resources that the last asteroid gave."""
    return g.players[side].turn.mined_at_once


@measure("asteroids-mined")
def _asteroids_mined(g: Table, side: int, of: str, x: int) -> int:
    """Asteroids mined this round."""
    return g.players[side].round.mined


@measure("bands-with-energy")
def _bands_with_energy(g: Table, side: int, of: str, x: int) -> int:
    """Bands in which energy of the side's colour lies."""
    return len({BAND[sector] for sector in _left_in(g, side)})


@measure("beside-outer-planet")
def _beside_outer_planet(g: Table, side: int, of: str, x: int) -> int:
    """Planets on the outer four rings now that a ship touches."""
    outer = (planet for planet in g.rings[JUPITER:] if planet != NONE)
    return sum(g.touches(side, planet) for planet in outer)


@measure("complete-machines")
def _complete_machines(g: Table, side: int, of: str, x: int) -> int:
    """Machines that are complete, and levels of Batteries and Cargo Hold."""
    player = g.players[side]
    return 0 if player.faction == NONE else machines_finished(player)


@measure("distance-to-others")
def _distance_to_others(g: Table, side: int, of: str, x: int) -> int:
    """Steps from any own ship to the nearest of someone else, without wormholes; out of reach if there is none."""
    others = [ship for other, player in enumerate(g.players) if other != side for ship in player.ships]
    return min((distances(own)[ship] for own in g.players[side].ships for ship in others), default=SECTORS)


@measure("energy")
def _energy(g: Table, side: int, of: str, x: int) -> int:
    return g.players[side].energy


@measure("energy-cap")
def _energy_cap(g: Table, side: int, of: str, x: int) -> int:
    return value(g, side, "energy-cap")


@measure("energy-left")
def _energy_left(g: Table, side: int, of: str, x: int) -> int:
    """Energy of the side's colour on the board."""
    return sum(cubes[side] for cubes in g.cubes)


@measure("explored")
def _explored(g: Table, side: int, of: str, x: int) -> int:
    """Explored exoplanets."""
    return len(explored(g.players[side]))


@measure("explored-of-a-type")
def _explored_of_a_type(g: Table, side: int, of: str, x: int) -> int:
    return most_of_a_type(g.players[side])


@measure("explored-types")
def _explored_types(g: Table, side: int, of: str, x: int) -> int:
    return explored_types(g.players[side])


@measure("explorers")
def _explorers(g: Table, side: int, of: str, x: int) -> int:
    """Explorers in hand."""
    return len(hand_of(g.players[side]))


@measure("first-pass")
def _first_pass(g: Table, side: int, of: str, x: int) -> int:
    """1 if no one else has passed this round."""
    return int(not any(player.passed for other, player in enumerate(g.players) if other != side))


@measure("leader-claimed")
def _leader_claimed(g: Table, side: int, of: str, x: int) -> int:
    """1 if the side holds the Leader token and claimed it this round."""
    return int(g.claimed and g.leader == side)


@measure("machine-complete")
def _machine_complete(g: Table, side: int, of: str, x: int) -> int:
    """1 if the machine is complete."""
    player = g.players[side]
    return int(player.faction != NONE and is_complete(player, MACHINES.index(of)))


@measure("paid-for")
def _paid_for(g: Table, side: int, of: str, x: int) -> int:
    """The number announced at the planet."""
    return x


@measure("planets-used")
def _planets_used(g: Table, side: int, of: str, x: int) -> int:
    """Different planets used this round, or 1 if that planet was."""
    used = g.players[side].round.used
    return int(PLANETS.index(of) in used) if of else len(set(used))


@measure("planets-used-now")
def _planets_used_now(g: Table, side: int, of: str, x: int) -> int:
    """The same for this turn."""
    used = g.players[side].turn.used
    return int(PLANETS.index(of) in used) if of else len(set(used))


@measure("research-taken")
def _research_taken(g: Table, side: int, of: str, x: int) -> int:
    """Research cards taken at Neptune this round."""
    return g.players[side].round.research


@measure("resources")
def _resources(g: Table, side: int, of: str, x: int) -> int:
    return g.players[side].resources


@measure("sectors-entered")
def _sectors_entered(g: Table, side: int, of: str, x: int) -> int:
    """Sectors entered in this turn's Movement."""
    return len(g.players[side].turn.entered)


@measure("sectors-in-a-band")
def _sectors_in_a_band(g: Table, side: int, of: str, x: int) -> int:
    """Sectors with energy of the side's colour in the band that has most of them."""
    found = [0] * RINGS
    for sector in _left_in(g, side):
        found[BAND[sector]] += 1
    return max(found)


@measure("ship-in-band")
def _ship_in_band(g: Table, side: int, of: str, x: int) -> int:
    """Own ships in the band."""
    return sum(BAND[ship] == BANDS.index(of) for ship in g.players[side].ships)


@measure("ships-beside")
def _ships_beside(g: Table, side: int, of: str, x: int) -> int:
    """Other sides with a ship in the sector of an own ship, where they are most."""
    others = [player for other, player in enumerate(g.players) if other != side]
    return max((sum(ship in other.ships for other in others) for ship in g.players[side].ships), default=0)


@measure("shortcuts")
def _shortcuts(g: Table, side: int, of: str, x: int) -> int:
    """1 for having teleported this turn, 1 for having gone through a wormhole."""
    turn = g.players[side].turn
    return turn.teleported + turn.through


@measure("techs")
def _techs(g: Table, side: int, of: str, x: int) -> int:
    return len(g.players[side].techs)


@measure("trade-partners")
def _trade_partners(g: Table, side: int, of: str, x: int) -> int:
    """Different players traded with this round."""
    return len(set(g.players[side].round.partners))


@measure("upgrades")
def _upgrades(g: Table, side: int, of: str, x: int) -> int:
    """All upgrades, in whatever machine."""
    return sum(g.players[side].upgrades)


@measure("upgrades-at-once")
def _upgrades_at_once(g: Table, side: int, of: str, x: int) -> int:
    """The upgrades of the last visit to Mars."""
    return g.players[side].turn.built_at_once


@measure("vote-won")
def _vote_won(g: Table, side: int, of: str, x: int) -> int:
    """1 if the side voted this round and its option has more votes than the other."""
    own = g.players[side].round.vote
    if own == NONE or g.event == EMPTY or len(EVENT[g.event].options) < 2:
        return 0
    votes = [player.round.vote for player in g.players if player.round.vote != NONE]
    return int(2 * votes.count(own) > len(votes))


def _left_in(g: Table, side: int) -> Iterator[int]:
    """The sectors with energy of a side's colour."""
    return (sector for sector, cubes in enumerate(g.cubes) if cubes[side])


if uncounted := set(get_args(language.Measure)) - set(MEASURES):
    raise BadData("factions", "file", "measure", f"no one counts {sorted(uncounted)}")
