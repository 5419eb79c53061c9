"""Effects and lasting changes in the notation of the rules (15), for comparison with their tables."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from bot.games.factions.cards import language as lang

STEPS: dict[type[lang.Effect], Callable[[Any], str]] = {
    lang.Energy: lambda e: f"energy {e.n or 'full'}",
    lang.Resources: lambda e: f"res {e.n}",
    lang.Explorers: lambda e: f"explorer {e.n}",
    lang.GainExoplanet: lambda e: f"exo {e.source}",
    lang.DraftObjective: lambda e: "objective draft",
    lang.GainTech: lambda e: "tech any",
    lang.GainResearch: lambda e: f"research {e.source}",
    lang.Upgrade: lambda e: f"upgrade {e.n}",
    lang.Orbit: lambda e: f"orbit {e.planet} {e.steps}",
    lang.TeleportPlanet: lambda e: "tele_planet any",
    lang.TeleportShip: lambda e: f"tele_ship {e.scope}",
    lang.Wormholes: lambda e: f"wormhole {e.n}",
    lang.Clear: lambda e: f"clear {e.n} {e.scope}",
    lang.Siphon: lambda e: f"siphon {e.scope} {e.most}",
    lang.Mine: lambda e: f"mine {e.scope}",
    lang.Peek: lambda e: f"peek {e.n}",
    lang.FreeMove: lambda e: f"freemove {e.n}",
    lang.StealExplorers: lambda e: f"steal_explorer {e.n}",
    lang.TakeLeader: lambda e: "leader",
    lang.Points: lambda e: f"vp {e.n}",
    lang.May: lambda e: f"may[{spelled(e.then)}]",
    lang.Pay: lambda e: f"pay({', '.join(map(cost, e.costs))}): {spelled(e.then)}",
    lang.EachPlayer: lambda e: f"each_player [{spelled(e.then)}]",
    lang.ByLeader: lambda e: f"by_leader [{spelled(e.then)}]",
    lang.AutomaNative: lambda e: str(e.what),
}
COSTS = {"resource": "R", "energy": "E", "explorer": "X", "objective": "O", "exoplanet": "XO"}


def spelled(effects: Sequence[lang.AnyEffect]) -> str:
    """A row of effects: "energy 4; res 1"."""
    return "; ".join(STEPS[type(effect)](effect) for effect in effects)


def cost(each: lang.Cost) -> str:
    """A price: "R1"."""
    return f"{COSTS[each.pay]}{each.n}"


def conditions(every: Sequence[lang.Condition]) -> str:
    """Conditions: "energy >= 4, resources most"."""
    return ", ".join(map(_condition, every))


def _condition(one: lang.Condition) -> str:
    return (
        one.measure
        + (f"({one.of})" if one.of else "")
        + (f" = {one.equals}" if one.equals else "")
        + (f" >= {one.least}" if one.least is not None else "")
        + (f" <= {one.most}" if one.most is not None else "")
        + (" most" if one.most_of_all else "")
    )


def lasting(one: lang.Lasting) -> str:
    """Lasting changes and what follows moments: "energy-cap + 4; on pass: vp 3"."""
    return "; ".join([*map(_modifier, one.modifiers), *map(_trigger, one.triggers)])


def _modifier(one: lang.Modifier) -> str:
    said = f"{one.key} + {one.add}" if one.set is None else f"{one.key} = {one.set}"
    return f"{said} if {conditions(one.when)}" if one.when else said


def _trigger(one: lang.Trigger) -> str:
    moment = f"{one.on}({one.of})" if one.of else one.on
    when = f" if {conditions(one.when)}" if one.when else ""
    return f"on {moment}{when}: {spelled(one.then)}"
