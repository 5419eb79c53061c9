"""Which attacks can be made, and why others cannot (rules 8.1)."""

from __future__ import annotations

from bot.engine.errors import Illegal
from bot.engine.moves import Move, Seat, Values
from bot.games.supernova.cards.cards import CARD_CALLED, HIDDEN, NAME, Card
from bot.games.supernova.table.options import has_haven
from bot.games.supernova.table.state import Planet, Table
from bot.games.supernova.table.tables import ATTACK, WHO


def ready(g: Table, planet: Planet) -> list[Card]:
    """The ships in orbit that may attack or defend: those that have not fled this turn (8.1)."""
    return [card for card in planet.orbit if g.ships[card].fled != g.turn]


HAVEN_TURNS = 2
"""In so many turns a player's only planet cannot be attacked where the table wants it so (12.8)."""


def is_haven(g: Table, planet: Planet) -> bool:
    """Whether a planet cannot be attacked because it is its owner's only one (12.8)."""
    if g.turn > HAVEN_TURNS or not has_haven(g.options):
        return False
    return sum(other.owner == planet.owner for other in g.planets.values()) == 1


def list_attacks(g: Table, seat: Seat, found: list[Move]) -> None:
    """Append every attack: the target, and the planet from which the Fleet comes (8.1)."""
    origins = [
        planet.card
        for planet in g.planets.values()
        if planet.owner == seat and planet.orbit and ready(g, planet)
    ]
    if origins:
        for target in g.planets.values():
            if target.owner != seat and target.card not in g.closed and not is_haven(g, target):
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
    if is_haven(g, target):
        return Illegal("12.8", "only-planet", {**about, "owner": WHO[target.owner], "turns": HAVEN_TURNS})
    origin = planets[1] if len(planets) > 1 else None
    if origin is None:
        return None
    about["origin"] = NAME[origin.card]
    if origin.owner != seat:
        return Illegal("8.1", "not-your-origin", about)
    return Illegal("8.1", "all-fled" if origin.orbit else "no-fleet", about)
