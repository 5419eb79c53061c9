"""Which attacks can be made, and why others cannot (rules 8.1)."""

from __future__ import annotations

from bot.engine.errors import Illegal
from bot.engine.moves import Move, Seat, Values
from bot.games.supernova.cards import CARD_CALLED, HIDDEN, NAME, Card
from bot.games.supernova.state import Planet, Table
from bot.games.supernova.tables import ATTACK


def ready(g: Table, planet: Planet) -> list[Card]:
    """The ships in orbit that may attack or defend: those that have not fled this turn (8.1)."""
    return [card for card in planet.orbit if g.ships[card].fled != g.turn]


def list_attacks(g: Table, seat: Seat, found: list[Move]) -> None:
    """Append every attack: the target, and the planet from which the Fleet comes (8.1)."""
    origins = [
        planet.card
        for planet in g.planets.values()
        if planet.owner == seat and planet.orbit and ready(g, planet)
    ]
    if origins:
        for target in g.planets.values():
            if target.owner != seat and target.card not in g.closed:
                row = ATTACK[target.card]
                for origin in origins:
                    found.append(row[origin])


def refuse_attack(g: Table, seat: Seat, move: Move) -> Illegal | None:
    """8.1: why this attack cannot be made."""
    planets = [g.planets.get(CARD_CALLED.get(str(value), HIDDEN)) for value in move.values[:2]]
    if not planets or planets[0] is None:
        return None
    target = planets[0]
    about: Values = {"planet": NAME[target.card], "at": NAME[target.card]}
    if target.owner == seat:
        return Illegal("8.1", "own-planet", about)
    if target.card in g.closed:
        return Illegal("13.9", "orbit-closed", about)
    origin = planets[1] if len(planets) > 1 else None
    if origin is None:
        return None
    about["origin"] = NAME[origin.card]
    if origin.owner != seat:
        return Illegal("8.1", "not-your-origin", about)
    return Illegal("8.1", "all-fled" if origin.orbit else "no-fleet", about)
