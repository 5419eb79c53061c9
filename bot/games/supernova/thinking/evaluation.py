"""What a position of Super Nova is worth to a seat, for computer players.

One potential counts `POTENTIAL`; strengths, population, ships and cards count for the potential that they may win or
keep. Only open information and the seat's own hand are used.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.engine.moves import Seat
from bot.engine.thinking import WON
from bot.games.supernova.actions.trade import Accept, Bargain, TradeOffer
from bot.games.supernova.cards.cards import DIPLOMACY, ECONOMY, MILITARY, WORTH, Card, P
from bot.games.supernova.conflict.attack import Attack
from bot.games.supernova.conflict.battle import fleet_total, holds_ties, with_side
from bot.games.supernova.conflict.prospects import NOTHING
from bot.games.supernova.holdings.stacks import Strength, planet_strength, support
from bot.games.supernova.scoring.standings import standings
from bot.games.supernova.table.state import DEEP, Planet, Table
from bot.games.supernova.thinking.reach import certainty, reach, still_attack
from bot.games.supernova.thinking.trading import A_CARD, OFFERED, hand_worth, has_offered, trade_worth

POTENTIAL = 100
NEAR_THE_GOAL = 60
"""What each potential of the leader above `FAR` counts against everyone else."""
FAR = 4
"""Potential short of the goal from which on a leader is a danger."""
POPULATION = 16
STRENGTH = 3
"""For each point of strength of population and ships."""
SHIP = 22
GUARDED = 7
"""For each point, up to `ENOUGH`, of the category in which a planet is weakest."""
ENOUGH = 6
ROOM = 5
"""For each place for population that is free: people make colonies of planets."""
ADRIFT = 12
"""What is left of a ship in Deep Space without support."""
PENALTY = 40
RIVALS = 45
"""In percent: how much the strongest rival weighs against the seat itself."""
SOON, LATER = 40, 20
"""In percent: what planets that a Fleet could take count, if it may attack before the turn is over, or after that."""
VICTORY = 600
"""What a planet counts besides if its potential would reach the goal."""


PARTS = ("potential", "planets", "ships", "hand", "reach", "battle", "trade")
"""What makes the worth of a seat."""


def terms(g: Table, seat: Seat) -> dict[str, float]:
    """The worth of a position to `seat`: its own outlook less that of the strongest rival."""
    found = standings(g)
    if found.places is not None:
        place = found.places[seat]
        return {"result": WON * sum((other > place) - (other < place) for other in found.places)}
    parts: list[dict[str, int]] = [dict.fromkeys(PARTS, 0) for _ in g.players]
    for other, (player, score) in enumerate(zip(g.players, found.scores, strict=True)):
        parts[other]["potential"] = POTENTIAL * score + _danger(g, score) - PENALTY * player.penalty
        parts[other]["hand"] = (
            hand_worth(g, seat, player.hand) if other == seat else A_CARD * len(player.hand)
        )
    strengths: dict[Card, Strength] = {}
    for planet in g.planets.values():
        if _is_open(g):
            strengths[planet.card] = planet_strength(g, planet)
        parts[planet.owner]["planets"] += _planet(planet, strengths.get(planet.card))
    for card, ship in g.ships.items():
        crew = sum(WORTH[one] for one in (card, *ship.mods, *ship.pop))
        worth = SHIP + STRENGTH * crew + POPULATION * len(ship.pop) // 2
        parts[ship.owner]["ships"] += worth if ship.place != DEEP else min(worth, ADRIFT)
    parts[seat]["trade"] = OFFERED * has_offered(g, seat)
    if _is_open(g):
        for other, worth in enumerate(_reach(g, found.scores, strengths)):
            parts[other]["reach"] = worth
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
    """Being near the goal is worth more than the potential alone."""
    return NEAR_THE_GOAL * max(0, score - g.goal + FAR)


def _is_open(g: Table) -> bool:
    """Whether everyone sees all cards in play (rules 12.2)."""
    return g.options["stacks"] == "open"


def _planet(planet: Planet, strength: Strength | None) -> int:
    """How well a planet is held: its population, its defence, and the room left; None: its stack is closed."""
    people = len(planet.pop)
    if strength is None:
        return POPULATION * people
    worth = POPULATION * people - SHIP * max(0, len(planet.orbit) - support(planet))
    worth += GUARDED * min(ENOUGH, *strength) + STRENGTH * sum(strength)
    return worth + ROOM * max(0, P[planet.card] - people)


def _reach(g: Table, scores: Sequence[int], strengths: Mapping[Card, Strength]) -> list[int]:
    """By seat: what its Fleets could take, less what those of others could take from it."""
    soon = still_attack(g)
    prizes: dict[tuple[Seat, int], int] = {}
    most: dict[tuple[Seat, Seat], int] = {}
    for attacker, owner, potential, certain in reach(g, strengths):
        prize = prizes.get((attacker, potential))
        if prize is None:
            prize = _prize(g, scores[attacker], potential) * (SOON if attacker in soon else LATER)
            prizes[attacker, potential] = prize
        worth = prize * certain
        if worth > most.get((attacker, owner), 0):
            most[attacker, owner] = worth
    found, hopes = [0] * g.seats, [0] * g.seats
    for (attacker, owner), worth in most.items():
        hopes[attacker] = max(hopes[attacker], worth // 10_000)
        found[owner] -= worth // (10_000 * (g.seats - 1))
    return [hope + fear for hope, fear in zip(hopes, found, strict=True)]


def _prize(g: Table, score: int, potential: int) -> int:
    """What a planet is worth to a seat that takes it."""
    worth = POTENTIAL * potential + _danger(g, score + potential) - _danger(g, score)
    return worth + VICTORY if score < g.goal <= score + potential else worth


def _battle(g: Table, attack: Attack) -> int:
    """What the current attack may bring its attacker: the planet, or the loss of the Fleet."""
    fleet = [g.ships[card] for card in attack.fleet if card in g.ships]
    if not fleet or not _is_open(g):
        return 0
    planet = g.planets[attack.target]
    sure = _certainty(g, attack, planet)
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
