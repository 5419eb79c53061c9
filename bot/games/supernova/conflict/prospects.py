"""What an attack would bring as it stands, if no one plays a Special (rules 8.2, 8.3, 8.5)."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.moves import Text, Values
from bot.games.supernova.cards.cards import CATEGORIES, MILITARY, NAME, Card
from bot.games.supernova.conflict.attack_state import AttackState
from bot.games.supernova.conflict.battle import (
    compare,
    fleet_total,
    holds_ties,
    planet_total,
    with_side,
)
from bot.games.supernova.conflict.targets import ready
from bot.games.supernova.holdings.stacks import Strength, bare_potential, is_high_g, is_high_g_world
from bot.games.supernova.table.state import Table
from bot.games.supernova.table.tables import WHO

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


def outlook(g: Table, fleet: Sequence[Card], target: Card) -> Text:
    """Whether these ships would take the planet, in a few words."""
    if g.options["stacks"] == "closed":
        return Text("outlook-ships" if beats_ships(g, fleet, target) else "outlook-lost")
    found = [f"~category-{CATEGORIES[category]}" for category in winning(g, fleet, target)]
    if found:
        return Text("outlook-won", {"categories": found, "gain": bare_potential(g.planets[target])})
    return Text("outlook-short" if beats_ships(g, fleet, target) else "outlook-lost")


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
