"""What a position of Super Nova is worth to a seat, for computer players.

One potential counts `POTENTIAL`; strengths, population, ships and cards count for the potential that they may win or
keep. Only open information and the seat's own hand are used.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from copy import deepcopy

from bot.engine.moves import Event, Seat
from bot.engine.thinking import WON
from bot.games.supernova.actions.special_effects.space import Burn
from bot.games.supernova.actions.trade import Accept, Bargain, TradeOffer
from bot.games.supernova.cards.cards import (
    CATEGORIES,
    DIPLOMACY,
    ECONOMY,
    HIDDEN,
    MILITARY,
    NAME,
    SPECIAL_EFFECT,
    TITLE,
    WORTH,
    Card,
    P,
)
from bot.games.supernova.cards.language import Side
from bot.games.supernova.conflict.attack import Attack
from bot.games.supernova.conflict.attack_questions import Muster
from bot.games.supernova.conflict.battle import fleet_total, holds_ties, with_side
from bot.games.supernova.conflict.prospects import NOTHING, ready
from bot.games.supernova.holdings.stacks import (
    Strength,
    bare_potential,
    is_homeworld,
    planet_strength,
    ship_strength,
    strength_said,
)
from bot.games.supernova.scoring.standings import standings
from bot.games.supernova.table.state import Planet, Table
from bot.games.supernova.table.tables import WHO
from bot.games.supernova.thinking.holding import hand_worth
from bot.games.supernova.thinking.reach import NARROW, certainty, fleet_certainty, reach, still_attack
from bot.games.supernova.thinking.staying import POPULATION, SHIP, STRENGTH, losses, ship_worth
from bot.games.supernova.thinking.trading import A_CARD, OFFERED, has_offered, trade_worth

POTENTIAL = 100
NEAR_THE_GOAL = 60
"""What each potential of the leader above `FAR` counts against everyone else."""
FAR = 4
"""Potential short of the goal from which on a leader is a danger."""
GUARDED = 7
"""For each point, up to `ENOUGH`, of the category in which a planet is weakest."""
ENOUGH = 6
ROOM = 5
"""For each place for population that is free: people make colonies of planets."""
HOMEWORLD = 20
"""For a Homeworld, where any people can be built."""
PENALTY = 40
RIVALS = 45
"""In percent: how much the strongest rival weighs against the seat itself."""
SOON, LATER = 40, 20
"""In percent: what planets that a Fleet could take count, if it may attack before the turn is over, or after that."""
VICTORY = 600
"""What it counts besides to have reached the goal, or to take a planet with which one would."""


PARTS = ("potential", "planets", "ships", "hand", "idle", "hope", "fear", "battle", "trade")
"""What makes the worth of a seat."""


def terms(g: Table, seat: Seat) -> dict[str, float]:
    """The worth of a position to `seat`: its own outlook less that of the strongest rival.

    A planet whose owner is still asked which ships escape is as good as destroyed.
    """
    if g.stack and isinstance(g.stack[-1], Burn):
        g = deepcopy(g)
        g.stack[-1].run(g)
    found = standings(g)
    if found.places is not None:
        place = found.places[seat]
        return {"result": WON * sum((other > place) - (other < place) for other in found.places)}
    parts: list[dict[str, int]] = [dict.fromkeys(PARTS, 0) for _ in g.players]
    for other, (player, score) in enumerate(zip(g.players, found.scores, strict=True)):
        parts[other]["potential"] = POTENTIAL * score + _danger(g, score) - PENALTY * player.penalty
        parts[other]["hand"] = A_CARD * len(player.hand)
    parts[seat] |= hand_worth(g, seat, g.players[seat].hand)._asdict()
    strengths: dict[Card, Strength] = {}
    for planet in g.planets.values():
        if _is_open(g):
            strengths[planet.card] = planet_strength(g, planet)
        parts[planet.owner]["planets"] += _planet(planet, strengths.get(planet.card))
    for ship in g.ships.values():
        parts[ship.owner]["ships"] += ship_worth(ship)
    lost = losses(g)
    for card, loss in lost.items():
        parts[g.ships[card].owner]["ships"] -= loss
    for other in {planet.owner for planet in g.planets.values() if is_homeworld(planet)}:
        parts[other]["planets"] += HOMEWORLD
    parts[seat]["trade"] = OFFERED * has_offered(g, seat)
    if _is_open(g):
        gone = [card for card, loss in lost.items() if loss == ship_worth(g.ships[card])]
        for other, (hope, fear) in enumerate(_reach(g, found.scores, strengths, gone)):
            parts[other] |= {"hope": hope, "fear": -fear}
    for step in g.stack:
        if isinstance(step, Attack) and step.target in g.planets:
            likely = _battle(g, step)
            parts[step.seat]["battle"] += likely
            parts[step.defender]["battle"] -= max(0, likely)
        elif isinstance(step, TradeOffer | Bargain | Accept):
            offered, answered = trade_worth(g, step, seat)
            parts[step.seat]["trade"] += offered
            parts[seat]["trade"] += answered
    own = parts.pop(seat)
    rivals = [sum(each.values()) for each in parts]
    weight = RIVALS * (max(rivals) + sum(rivals) // len(rivals)) // 2
    return {**{name: 100 * worth for name, worth in own.items()}, "rivals": -weight}


def _danger(g: Table, score: int) -> int:
    """Being near the goal is worth more than the potential alone, and being there more still."""
    return NEAR_THE_GOAL * max(0, score - g.goal + FAR) + VICTORY * (score >= g.goal)


def _is_open(g: Table) -> bool:
    """Whether everyone sees all cards in play (rules 12.2)."""
    return g.options["stacks"] == "open"


def _planet(planet: Planet, strength: Strength | None) -> int:
    """How well a planet is held: its population, its defence, and the room left; None: its stack is closed."""
    people = len(planet.pop)
    if strength is None:
        return POPULATION * people
    worth = POPULATION * people
    worth += GUARDED * min(ENOUGH, *strength) + STRENGTH * sum(strength)
    return worth + ROOM * max(0, P[planet.card] - people)


def _reach(
    g: Table, scores: Sequence[int], strengths: Mapping[Card, Strength], lost: Collection[Card]
) -> Iterator[tuple[int, int]]:
    """By seat: what its Fleets could take, and what those of others could take from it."""
    soon = still_attack(g)
    prizes: dict[tuple[Seat, int], int] = {}
    most: dict[tuple[Seat, Seat], int] = {}
    for attacker, planet, potential, certain in reach(g, strengths, lost):
        prize = prizes.get((attacker, potential))
        if prize is None:
            prize = _prize(g, scores[attacker], potential) * (SOON if attacker in soon else LATER)
            prizes[attacker, potential] = prize
        worth = prize * certain
        if worth > most.get((attacker, planet.owner), 0):
            most[attacker, planet.owner] = worth
    fears, hopes = [0] * g.seats, [0] * g.seats
    for (attacker, owner), worth in most.items():
        hopes[attacker] = max(hopes[attacker], worth // 10_000)
        fears[owner] += worth // (10_000 * (g.seats - 1))
    return zip(hopes, fears, strict=True)


def _prize(g: Table, score: int, potential: int) -> int:
    """What a planet is worth to a seat that takes it."""
    return POTENTIAL * potential + _danger(g, score + potential) - _danger(g, score)


def _battle(g: Table, attack: Attack) -> int:
    """What the current attack may bring its attacker: the planet, or the loss of the Fleet.

    While the Fleet is mustered, what it would with all ships that can still join it.
    """
    mustered = ready(g, g.planets[attack.origin]) if isinstance(g.stack[-1], Muster) else []
    cards = [card for card in (*attack.fleet, *mustered) if card in g.ships]
    fleet = [g.ships[card] for card in cards]
    if not fleet or not _is_open(g):
        return 0
    planet = g.planets[attack.target]
    sure = fleet_certainty(g, attack.seat, cards, planet) if mustered else _certainty(g, attack, planet)
    if sure is None:
        return 0
    prize = sum(P[card] for card in (planet.card, *planet.env))
    crew = [card for ship in fleet for card in (ship.card, *ship.mods, *ship.pop)]
    lost = SHIP * len(fleet) + STRENGTH * sum(WORTH[card] for card in crew)
    return (sure * (POTENTIAL * max(0, prize) + SHIP) - (100 - sure) * lost) // 100


def _certainty(g: Table, attack: Attack, planet: Planet) -> int | None:
    """In percent: how certain the attacker wins as things stand; None if nothing is to be won now (rules 8.3)."""
    ties = holds_ties(planet)
    if attack.in_orbit:
        return certainty(*attack.totals(g), attack.category)
    if attack.stage == "planet":
        return certainty(*attack.totals(g), attack.category, ties)
    if attack.stage not in ("muster", "arrive", "form", "strike", "assault"):
        return None
    totals = attack.totals(g)
    best = max(certainty(*totals, category, ties) for category in (MILITARY, DIPLOMACY, ECONOMY))
    if planet.orbit and attack.stage in ("muster", "arrive", "form"):
        theirs = fleet_total(g, planet.orbit, planet.card, attack.muted, orbital=True, defending=True)
        ours = fleet_total(g, attack.fleet, planet.card, attack.muted, orbital=True)
        best = min(best, certainty(with_side(ours, NOTHING), with_side(theirs, NOTHING), MILITARY))
    return best


def risk(g: Table, seat: Seat, events: Iterable[Event]) -> float:
    """What battles that a seat won as they stood may still cost it, as their windows closed without an answer."""
    won = [each for each in events if each.key == "attacker-wins" and each.values["seat"] == WHO[seat]]
    if not won:
        return 0.0
    sure = 1.0
    for each in won:
        category = CATEGORIES.index(str(each.values["category"]).rpartition("-")[2])
        ours, theirs = (strength_said(str(each.values[side])) for side in ("attacker", "defender"))
        doubt = 1 - (certainty(ours, theirs, category) or NARROW) / 100
        sure *= 1 - (doubt / 2 if _adds(g, seat, category) else doubt)
    at = won[-1].values["planet"]
    planet = next((each for each in g.planets.values() if NAME[each.card] == at), None)
    if planet is None:
        return 0.0
    stake = sum(ship_worth(g.ships[card]) for card in planet.orbit if g.ships[card].owner == seat)
    if planet.owner == seat:
        potential = bare_potential(planet)
        before = standings(g).scores[seat] - potential
        stake += _prize(g, before, potential) + RIVALS * POTENTIAL * potential // 100
    return 100 * (1 - sure) * stake


def _adds(g: Table, seat: Seat, category: int) -> bool:
    """Whether a seat holds a Special that adds to its side of a battle in this category."""
    effects = (SPECIAL_EFFECT[TITLE[card]] for card in g.players[seat].hand if card != HIDDEN)
    return any(isinstance(effect, Side) and effect.category == CATEGORIES[category] for effect in effects)


def counts(g: Table, seat: Seat) -> dict[str, int]:
    """What the player of an empire can count of the terms."""
    planets = g.planets_of(seat)
    ships = [ship for ship in g.ships.values() if ship.owner == seat]
    scores = standings(g).scores
    found = {
        "planets": len(planets),
        "population": sum(len(planet.pop) for planet in planets),
        "ships": len(ships),
        "fleet": sum(sum(ship_strength(g, ship)) for ship in ships),
        "behind": -max(score for other, score in enumerate(scores) if other != seat),
    }
    if not _is_open(g):
        return {**found, "strength": 0, "safe": 0, "prey": 0}
    strengths = {planet.card: planet_strength(g, planet) for planet in g.planets.values()}
    preys = [(prey.attacker, prey.planet) for prey in reach(g, strengths)]
    return {
        **found,
        "strength": sum(sum(strengths[planet.card]) for planet in planets),
        "safe": -len({planet.card for _, planet in preys if planet.owner == seat}),
        "prey": len({planet.card for attacker, planet in preys if attacker == seat}),
    }
