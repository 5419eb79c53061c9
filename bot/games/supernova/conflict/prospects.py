"""Which attacks can be made, why others cannot (rules 8.1), and what one would bring as it stands, if no one plays
a Special (rules 8.2, 8.3, 8.5)."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.errors import Illegal
from bot.engine.moves import Move, Seat, Text, Values
from bot.games.supernova.cards.cards import CARD_CALLED, CATEGORIES, HIDDEN, MILITARY, NAME, Card
from bot.games.supernova.conflict.attack_state import AttackState
from bot.games.supernova.conflict.battle import (
    compare,
    fleet_total,
    holds_ties,
    may_bypass,
    permissions,
    planet_total,
    with_side,
)
from bot.games.supernova.holdings.stacks import Strength, bare_potential, is_high_g, is_high_g_world
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


NOTHING = (0, 0, 0)


def fleet_strength(g: Table, fleet: Sequence[Card], target: Card) -> Strength:
    """What ships that attack a planet have in its orbit."""
    return with_side(fleet_total(g, fleet, target, [], orbital=True), NOTHING)


def defence(g: Table, target: Card) -> Strength:
    """What all ships in orbit have that may defend."""
    ships = ready(g, g.planets[target])
    return with_side(fleet_total(g, ships, target, [], orbital=True, defending=True), NOTHING)


def beats_ships(g: Table, fleet: Sequence[Card], target: Card) -> bool:
    """Whether no ships may defend, or the Fleet has more M than they."""
    if not ready(g, g.planets[target]):
        return True
    return compare(fleet_strength(g, fleet, target), defence(g, target), MILITARY) > 0


def winning(g: Table, fleet: Sequence[Card], target: Card) -> list[int]:
    """The categories in which a Fleet would take the planet, its ships beaten militarily. Stacks must be open."""
    if not fleet or not beats_ships(g, fleet, target):
        return []
    planet = g.planets[target]
    if is_high_g_world(planet):
        fleet = [card for card in fleet if is_high_g(g.ships[card])]
    ours = with_side(fleet_total(g, fleet, target, [], orbital=False), NOTHING)
    theirs = planet_total(g, planet, NOTHING)
    return [
        category
        for category in range(len(CATEGORIES))
        if fleet and compare(ours, theirs, category, holds_ties(planet)) > 0
    ]


def other_forms(g: Table, fleet: Sequence[Card], target: Card) -> list[str]:
    """The forms besides Military in which some of a Fleet would beat the ships in orbit, or go past them (8.2)."""
    theirs, found = defence(g, target), list[str]()
    for category, word in enumerate(CATEGORIES):
        permitted = [card for card in fleet if category in permissions(g, g.ships[card], target)]
        if permitted and compare(fleet_strength(g, permitted, target), theirs, category) > 0:
            found.append(f"~category-{word}")
    if any(may_bypass(g.ships[card]) for card in fleet):
        found.append("~choice-bypass")
    return found


def outlook(g: Table, fleet: Sequence[Card], target: Card) -> Text:
    """Whether these ships would take the planet, in a few words."""
    if not beats_ships(g, fleet, target):
        forms = other_forms(g, fleet, target)
        return Text("outlook-forms", {"forms": forms}) if forms else Text("outlook-lost")
    if g.options["stacks"] == "closed":
        return Text("outlook-ships")
    found = [f"~category-{CATEGORIES[category]}" for category in winning(g, fleet, target)]
    if found:
        return Text("outlook-won", {"categories": found, "gain": bare_potential(g.planets[target])})
    return Text("outlook-short")


def strike_label(g: Table, attack: AttackState, word: str) -> Text:
    """A category of an attack: what will count on both sides, and what follows if no one answers."""
    at, (ours, theirs) = CATEGORIES.index(word), attack.totals_by_category(g)
    values: Values = {
        "category": f"~category-{word}",
        "ours": ours[at],
        "theirs": theirs[at],
        "planet": NAME[attack.target],
        "owner": WHO[attack.defender],
        "gain": bare_potential(g.planets[attack.target]),
    }
    result = {1: "won", 0: "drawn", -1: "lost"}[attack.result_in(g, at)]
    return Text(
        f"choice-strike-{result}", {**values, "kind": word, "where": "orbit" if attack.in_orbit else "planet"}
    )
