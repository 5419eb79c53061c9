"""What a fleet finds where it can go, as the entries of a menu: what is useful first (rules 10.3)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from bot.engine.moves import Choice, Text, Values
from bot.games.novasolis.core.actions.fleets import Fleet, Plan, goals_of, loss_at
from bot.games.novasolis.core.cards.cards import KIND_WORDS, NUMBERS, SECTORS
from bot.games.novasolis.core.cards.phrases import amount, stars
from bot.games.novasolis.core.holdings.holdings import enemies_in, entity_beside, hostile
from bot.games.novasolis.core.holdings.placing import free_locations
from bot.games.novasolis.core.holdings.settling import may_found
from bot.games.novasolis.core.table.state import NO_RELIC, NONE, SHIP, Sector, Table
from bot.games.novasolis.core.table.tables import WHO

FREE, ENEMY, RIVAL, ALLY, OWN = "free", "enemy", "rival", "ally", "own"
"""What a sector is to an empire: nobody's, with enemy forces, an enemy's colony, an ally's, its own."""
USE = (FREE, ENEMY, RIVAL, ALLY, OWN)
"""The order in which they are offered."""


def goal_choices(g: Table, side: int, plan: Plan, fleet: Fleet) -> tuple[Choice, ...]:
    """Where a fleet can go after a plan, with what is there: by use, then the nearest; where a unit is lost last."""
    found = sorted(
        _goals(g, side, plan, fleet), key=lambda goal: (goal.lost, USE.index(goal.kind), goal.steps)
    )
    return tuple(goal.choice for goal in found)


def useful_goals(
    g: Table, side: int, plan: Plan, fleet: Fleet, kind: str
) -> Iterator[tuple[int, int, Choice]]:
    """The goals of a kind where nothing is lost, and where what is free can be settled: sector, steps and choice."""
    for goal in _goals(g, side, plan, fleet):
        sector = g.sectors[goal.number]
        if goal.kind == kind and not goal.lost and (kind != FREE or may_found(g, sector, side)):
            yield goal.number, goal.steps, goal.choice


class Goal(NamedTuple):
    """A sector to which a fleet can go: what it is to the empire, how far, and whether a unit is lost there."""

    number: int
    kind: str
    steps: int
    lost: bool
    choice: Choice


def _goals(g: Table, side: int, plan: Plan, fleet: Fleet) -> Iterator[Goal]:
    for number, way in goals_of(g, side, plan, fleet).items():
        lost, sector = loss_at(g, side, plan, number, fleet), g.sectors[number]
        kind, word = kind_of(g, side, sector), g.layout.words[number]
        label = Text(f"choice-goal-{kind}", {"sector": word, **_there(g, side, sector, kind)})
        choice = Choice(word, label, True, _steps(sector, entity_beside(g, number), len(way), lost))
        yield Goal(number, kind, len(way), lost is not None, choice)


def kind_of(g: Table, side: int, sector: Sector) -> str:
    """What a sector is to an empire."""
    if enemies_in(g, sector, side):
        return ENEMY
    if sector.owner in (NONE, side):
        return FREE if sector.owner == NONE else OWN
    return RIVAL if hostile(g, side, sector.owner) else ALLY


def _there(g: Table, side: int, sector: Sector, kind: str) -> Values:
    """What the label of a sector says: the enemies there, its owner, or what it brings to settle it first."""
    if kind == ENEMY:
        enemies = enemies_in(g, sector, side)
        forces = [_forces(g, other, sector.units[other]) for other in enemies]
        return {
            "forces": [text for each in forces for text in each],
            "enemies": [WHO[other] for other in enemies],
            "units": sum(sum(sector.units[other]) for other in enemies),
        }
    if kind == FREE:
        first = 0 if sector.settled else NUMBERS.rewards.settled.half_stars + sector.prize
        relic = any(relic != NO_RELIC for relic in sector.relics)
        room = may_found(g, sector, side)
        return {"half": first, "stars": stars(first), "artifact": int(relic), "room": int(room)}
    return {"owner": WHO[sector.owner]} if kind in (RIVAL, ALLY) else {}


def _forces(g: Table, side: int, units: list[int]) -> list[Text]:
    """The units of a side in words."""
    if side == g.entity_side:
        return [Text(f"entity-{KIND_WORDS[kind]}", {"n": n}) for kind, n in enumerate(units) if n]
    told = [amount(KIND_WORDS[kind], n) for kind, n in enumerate(units) if n]
    return [Text("forces-of", {"side": WHO[side], "units": told})]


def _steps(sector: Sector, beside: int, steps: int, lost: int | None) -> Text:
    """What a sector is, its room for tiles, the Entity's ships beside it, how far it is, and what is lost there."""
    row = SECTORS[sector.tile]
    values: Values = {
        "name": row.name,
        "named": int(row.kind != "standard"),
        "locations": free_locations(sector),
        "beside": beside,
        "n": steps,
    }
    if lost is None:
        return Text("choice-steps", values)
    return Text("choice-unsupported" if lost == SHIP else f"choice-unsupported-{KIND_WORDS[lost]}", values)
