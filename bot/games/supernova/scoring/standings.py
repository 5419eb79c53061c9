"""The potential of each player, who is ahead, and who has won (rules 1, 11)."""

from __future__ import annotations

from bot.engine.moves import Seat
from bot.engine.standings import Standings
from bot.games.supernova.cards.cards import NONE, TITLE, TWIN, TWIN_P, P
from bot.games.supernova.holdings.stacks import empire_potential, potential
from bot.games.supernova.table.state import Planet, Table

GOAL = {2: 17, 3: 15}
"""Potential needed to win; 13 with more players (rules 1)."""


def potentials(g: Table) -> dict[Seat, int]:
    """The potential of every player still in the game."""
    return {seat: empire_potential(g, seat) for seat in g.order()}


def sources(g: Table, seat: Seat) -> dict[str, int]:
    """What everyone can see of an empire's potential, by what gives it.

    A planet counts no less than nothing: what its Environments take beyond that, they do not take.
    """
    found = {"worlds": 0, "environments": 0, "civilization": 0}
    for planet in g.planets_of(seat):
        closed = g.options["stacks"] == "closed" and not g.over
        total = open_potential(g, planet) if closed else potential(g, planet)
        built = 0 if closed else sum(P[card] for card in planet.civ)
        printed = P[planet.card] + _twin(g, planet)
        found["worlds"] += printed
        found["civilization"] += built
        found["environments"] += total - printed - built
    return found


def _twin(g: Table, planet: Planet) -> int:
    """What a planet counts more beside its twin."""
    beside = TWIN[planet.card] != NONE and any(
        TITLE[other.card] == TWIN[planet.card] and other.owner == planet.owner for other in g.planets.values()
    )
    return TWIN_P[planet.card] if beside else 0


def open_potential(g: Table, planet: Planet) -> int:
    """The part of a planet's potential that everyone can see while its stack is closed (12.2)."""
    return max(0, P[planet.card] + sum(P[card] for card in planet.env) + _twin(g, planet))


def standings(g: Table) -> Standings:
    """The potential that everyone can see; places once the game is over."""
    if g.options["stacks"] == "closed" and not g.over:
        scores = tuple(
            sum(open_potential(g, planet) for planet in g.planets_of(Seat(seat))) for seat in range(g.seats)
        )
    else:
        scores = tuple(empire_potential(g, Seat(seat)) for seat in range(g.seats))
    counts = tuple(
        {
            "planets": sum(planet.owner == seat for planet in g.planets.values()),
            "ships": sum(ship.owner == seat for ship in g.ships.values()),
            "hand": len(player.hand),
        }
        for seat, player in enumerate(g.players)
    )
    if not g.over:
        return Standings(scores, None, counts)
    keys = [(seat in g.winners, scores[seat]) for seat in range(g.seats)]
    return Standings(scores, tuple(1 + sum(other > own for other in keys) for own in keys), counts)
