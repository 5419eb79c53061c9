"""The Action of a turn, and what else a side may do in its own turn (rules 10, 14)."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from bot.engine.errors import Illegal
from bot.engine.moves import Move, Values
from bot.games.factions.actions.exoplanets import map_galaxy, usable_effects
from bot.games.factions.actions.exploring import explored
from bot.games.factions.actions.mining import list_mines, mine, refuse_mine
from bot.games.factions.actions.planets import charge_any, refuse_visit
from bot.games.factions.actions.using import use
from bot.games.factions.cards.cards import EARTH, MERCURY, PLANETS
from bot.games.factions.cards.language import Key
from bot.games.factions.holdings.modifiers import value
from bot.games.factions.holdings.orbiting import swap_planets
from bot.games.factions.table.state import NONE, Table
from bot.games.factions.table.tables import CHARGE, PLANET_NAME, USE, WHO

AS_OTHER = "earth-as-other"
INVERTED = "inverter"
OVERTIME = "extra-action"
PHOTOSYNTHESIS, MAPPING = "artificial-photosynthesis", "galactic-mapping"


def may_act(g: Table, side: int) -> bool:
    """Whether a side has an Action left: its own, or one more by an event, once a round."""
    player = g.players[side]
    return not player.turn.acted or (
        value(g, side, "extra-action") > 0 and OVERTIME not in player.round.spent
    )


def spend_action(g: Table, side: int) -> None:
    """Take the Action, or the one more."""
    player = g.players[side]
    if player.turn.acted:
        player.round.spent.append(OVERTIME)
        g.tell("overtime", side=WHO[side])
    player.turn.acted = True


def has_placed_beside(g: Table, side: int, planet: int) -> bool:
    """Whether a side has put energy this turn into a sector that touches the planet now."""
    return not set(g.players[side].turn.placed).isdisjoint(g.around(planet))


def stand_ins(g: Table, side: int, planet: int) -> list[int]:
    """The planets as which a side may use one: as itself, as its neighbours, and Earth as any, once a round (14)."""
    found = [planet, *_elevators(g, side, planet)]
    if planet == EARTH and value(g, side, "earth-as-other") and AS_OTHER not in g.players[side].round.spent:
        found += [other for other in sorted(g.rings) if other not in (NONE, *found)]
    return found


def _elevators(g: Table, side: int, planet: int) -> list[int]:
    if not value(g, side, "space-elevators"):
        return []
    ring = g.rings.index(planet)
    return [
        g.rings[other]
        for other in (ring - 1, ring + 1)
        if 0 <= other < len(g.rings) and g.rings[other] != NONE
    ]


def stand_in(g: Table, side: int, planet: int, acting: int) -> None:
    """Use the planet as another, and spend what is only there once a round."""
    if acting != planet and acting not in _elevators(g, side, planet):
        g.players[side].round.spent.append(AS_OTHER)
    use(g, side, planet, acting)


def list_uses(g: Table, side: int, found: list[Move]) -> None:
    """The planets that a side may use, as themselves and as others."""
    for planet in g.touched(side):
        if has_placed_beside(g, side, planet):
            for acting in stand_ins(g, side, planet):
                if refuse_visit(g, side, acting) is None:
                    plain = acting == planet
                    found.append(USE[planet] if plain else Move("use", (PLANETS[planet], PLANETS[acting])))


def list_charges(g: Table, side: int, found: list[Move]) -> None:
    """Giving Movement and Action up to charge: beside Mercury, or beside what may act as Mercury (10.1)."""
    for planet in g.touched(side):
        if MERCURY in stand_ins(g, side, planet):
            found.append(CHARGE if planet == MERCURY else Move("charge", (PLANETS[planet],)))


def begin_charge(g: Table, side: int, word: str = PLANETS[MERCURY]) -> None:
    """Charge by forfeit; the caller ends the turn."""
    stand_in(g, side, PLANETS.index(word), MERCURY)


class Ability(NamedTuple):
    """An ability that is an Action: the key that gives it, whether it works once a round, and what it does."""

    key: Key
    once: bool
    act: Callable[[Table, int], None]


ABILITIES = {
    PHOTOSYNTHESIS: Ability("charge-anywhere", True, charge_any),
    MAPPING: Ability("galactic-mapping", False, map_galaxy),
}


def _refuse_ability(g: Table, side: int, word: str) -> Illegal | None:
    ability, player = ABILITIES[word], g.players[side]
    if not value(g, side, ability.key):
        return Illegal("14", "not-your-machine", {"machine": f"~machine-{word}"})
    if ability.once and word in player.round.spent:
        return Illegal("14", "spent-this-round", {"machine": f"~machine-{word}"})
    if word == PHOTOSYNTHESIS and player.energy >= value(g, side, "energy-cap"):
        return Illegal("14", "energy-full", {"cap": value(g, side, "energy-cap")})
    if word == MAPPING and not any(usable_effects(g, side, each.card) for each in explored(player)):
        return Illegal("14", "nothing-explored")
    return None


def list_actions(g: Table, side: int, found: list[Move]) -> None:
    """Every Action that a side may take now; none if it has none left."""
    if may_act(g, side):
        list_uses(g, side, found)
        list_mines(g, side, found)
        found += [
            Move("act", (word,))
            for word, ability in ABILITIES.items()
            if value(g, side, ability.key) and _refuse_ability(g, side, word) is None
        ]


def list_abilities(g: Table, side: int, found: list[Move]) -> None:
    """What a side may do in its own turn at any point, without an Action: exchange two planets (14)."""
    if value(g, side, "inverter") and INVERTED not in g.players[side].round.spent:
        planets = [planet for planet in sorted(g.rings) if planet not in (NONE, MERCURY)]
        found += [
            Move("swap", (PLANETS[one], PLANETS[other]))
            for one in planets
            for other in planets
            if one != other
        ]


def begin_action(g: Table, side: int, move: Move) -> None:
    """Take an Action, or use an ability that is none."""
    words = [str(value) for value in move.values]
    if move.verb == "swap":
        g.players[side].round.spent.append(INVERTED)
        swap_planets(g, PLANETS.index(words[0]), PLANETS.index(words[1]))
        return
    spend_action(g, side)
    if move.verb == "use":
        stand_in(g, side, PLANETS.index(words[0]), PLANETS.index(words[-1]))
    elif move.verb == "mine":
        mine(g, side, words[0])
    else:
        if ABILITIES[words[0]].once:
            g.players[side].round.spent.append(words[0])
        g.tell("used-ability", side=WHO[side], machine=f"~machine-{words[0]}")
        ABILITIES[words[0]].act(g, side)


def refuse_action(g: Table, side: int, move: Move) -> Illegal | None:
    """Why a side may not do this in its turn."""
    words = [str(value) for value in move.values]
    if move.verb == "swap":
        return _refuse_swap(g, side, words)
    if move.verb == "charge":
        return _refuse_charge(g, side, words)
    if move.verb not in ("use", "mine", "act"):
        return None
    if not may_act(g, side):
        return Illegal("10", "action-taken")
    if move.verb == "mine":
        return refuse_mine(g, side, move)
    if move.verb == "act":
        return _refuse_ability(g, side, words[0]) if words and words[0] in ABILITIES else None
    return _refuse_use(g, side, words)


def _refuse_use(g: Table, side: int, words: list[str]) -> Illegal | None:
    if not words:
        return _refuse_any_use(g, side)
    if any(word not in PLANETS for word in words):
        return None
    planet, acting = PLANETS.index(words[0]), PLANETS.index(words[-1])
    named: Values = {"planet": PLANET_NAME[planet], "acting": PLANET_NAME[acting]}
    if planet not in g.rings:
        return Illegal("5", "no-such-planet", {"planet": named["planet"]})
    if planet not in g.touched(side):
        copy = g.touches(side, planet)
        return Illegal(
            "14" if copy else "10", "beside-copy" if copy else "not-beside", {"planet": named["planet"]}
        )
    if not has_placed_beside(g, side, planet):
        return Illegal("10", "no-energy-beside", {"planet": named["planet"]})
    if acting not in stand_ins(g, side, planet):
        return Illegal("14", "cannot-act-as", named)
    return refuse_visit(g, side, acting)


def _refuse_any_use(g: Table, side: int) -> Illegal | None:
    """Why no planet can be used now, by the one that is nearest to it; None if one can."""
    planets = g.touched(side)
    if not planets:
        return Illegal("10", "beside-none")
    refusals = [_refuse_use(g, side, [PLANETS[planet]]) for planet in planets]
    return next(filter(None, refusals), None) if None not in refusals else None


def _refuse_charge(g: Table, side: int, words: list[str]) -> Illegal | None:
    turn = g.players[side].turn
    if turn.moved or turn.acted:
        return Illegal("10.1", "charge-first")
    planet = words[0] if words else PLANETS[MERCURY]
    if planet not in PLANETS:
        return None
    name = PLANET_NAME[PLANETS.index(planet)]
    if not g.touches(side, PLANETS.index(planet)):
        return Illegal("10.1", "not-beside", {"planet": name})
    return Illegal("14", "cannot-act-as", {"planet": name, "acting": PLANET_NAME[MERCURY]})


def _refuse_swap(g: Table, side: int, words: list[str]) -> Illegal | None:
    if not value(g, side, "inverter"):
        return Illegal("14", "not-your-machine", {"machine": "~machine-spacetime-inverter"})
    if INVERTED in g.players[side].round.spent:
        return Illegal("14", "spent-this-round", {"machine": "~machine-spacetime-inverter"})
    if PLANETS[MERCURY] in words:
        return Illegal("14", "never-mercury")
    return Illegal("14", "swap-two") if len(words) == 2 and words[0] == words[1] else None
