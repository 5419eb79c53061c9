"""Pieces of the language of cards in a short notation like that of the rules, for comparison with their tables."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from bot.engine.moves import Text
from bot.games.novasolis.core.cards import cards
from bot.games.novasolis.core.cards import entity_language as entity
from bot.games.novasolis.core.cards import language as lang
from bot.games.novasolis.modules.destroyers import language as destroyers
from bot.games.novasolis.modules.flagships import language as flagships
from bot.games.novasolis.modules.trade import language as trade
from bot.games.novasolis.modules.void import language as void
from tests.catalogues import Late

WORDS = Late("novasolis")
LETTERS = {
    "neutronium": "N",
    "pteracnium": "P",
    "hadron": "H",
    "boson": "B",
    "antimatter": "A",
    "omega": "O",
    "any": "*",
}
LEVELS = {"energy": "En", "reactor": "Rx", "population": "Pop", "research": "Res", "fleet": "Fl"}


def title(name: str) -> str:
    """What a title says."""
    return WORDS.say(Text("all-of", {"parts": [name]}))


def stars(half_stars: int, sign: str = "★") -> str:
    """Points as the rules write them: "1★", "½☆"; none are "0"."""
    if not half_stars:
        return "0"
    whole, half = divmod(half_stars, 2)
    return f"{whole or ''}{'½' if half else ''}{sign}"


def colours(every: Iterable[str]) -> str:
    """Colours of locations: "B,Y,R"."""
    return ",".join(colour[0].upper() for colour in every) or "-"


def needs(every: Iterable[str]) -> str:
    """Resources that activate something: "B,*"."""
    return ",".join(LETTERS[need] for need in every)


def spelled(pieces: Sequence[lang.Piece], joint: str = "; ") -> str:
    """A row of pieces: "Res +1; hand +1"."""
    return joint.join(SPELLING[type(piece)](piece) for piece in pieces)


def printed(number: int) -> str:
    """What the tables say of a technology after its title."""
    row = cards.TECHNOLOGIES[number]
    return f"{title(row.name)} | {row.research} | {needs(row.needs)} | {stars(row.half_stars)} | {spelled(row.does)}"


def conditions(every: Sequence[lang.Condition], joint: str = " and ") -> str:
    """Conditions: "units(ship) 7+"."""
    return joint.join(_condition(each) for each in every)


def _condition(one: lang.Condition) -> str:
    of = f"({one.of})" if one.of else ""
    return f"{one.measure}{of} {one.least}{'+' if one.most is None else f'-{one.most}'}"


def _level(each: lang.Level) -> str:
    per = f" per {each.colonies} colonies" if each.colonies else ""
    return f"{LEVELS[each.level]} {each.add:+}{per}"


def _slot(each: lang.GridTile) -> str:
    return f"tile {cards.COMBAT_TILES[cards.COMBAT_TILES.number[each.tile]].slot} {each.tile}"


def _price(each: lang.Price) -> str:
    first = "first " if each.first else ""
    how = f"= {each.set}" if each.set is not None else f"{each.add:+} min {each.least}"
    return f"cost {first}{each.item} {how}"


def _dice(each: lang.Dice) -> str:
    return " ".join([f"die {each.add:+}", *each.when, *([f"per {each.each}"] if each.each else [])])


def _trigger(each: lang.Trigger) -> str:
    when = f" if {conditions(each.when)}" if each.when else ""
    limit = f" a {each.limit}" if each.limit else ""
    return f"on {each.on}{when}: {spelled(each.then)}{limit}"


def _ability(each: lang.Ability) -> str:
    uses = f" ({each.uses} a game)" if each.uses else ""
    return f"ability {each.at}: {spelled([each.then])}{uses}"


SPELLING: dict[type[lang.Piece], Callable[[Any], str]] = {
    lang.Stars: lambda e: stars(e.half_stars, "☆" if e.own else "★"),
    lang.Gain: lambda e: f"{e.stock} {e.n}",
    lang.Lose: lambda e: f"lose {e.stock} {e.n}",
    lang.LoseHalf: lambda e: f"lose-half {e.stock}",
    lang.Recolour: lambda e: f"recolour {e.n} {'-'.join(e.among)}",
    lang.Reroll: lambda e: f"reroll {e.whose} {e.most or 'any'}",
    lang.Convert: lambda e: f"convert {e.most}",
    lang.Reset: lambda e: f"reset {e.n}",
    lang.Cancel: lambda e: f"cancel {'-'.join(e.types)}",
    lang.Level: _level,
    lang.Stat: lambda e: f"{e.stat} {e.add:+}" + (f" min {e.least}" if e.least else ""),
    lang.GridTile: _slot,
    lang.Price: _price,
    lang.Dice: _dice,
    lang.Trigger: _trigger,
    lang.Ability: _ability,
    lang.ShipsAnywhere: lambda e: "ships-anywhere",
    lang.GateSteps: lambda e: f"gate-steps {e.cost}",
    lang.OutsideFleet: lambda e: f"outside-fleet {e.unit}",
    lang.ArtifactGates: lambda e: "artifact-gates",
    lang.EntityDie: lambda e: f"entity-die {e.shown} as {e.counts}",
    void.DarkMatter: lambda e: f"dark-matter {e.n}",
    void.DarkMatterClaim: lambda e: f"claim {e.add:+}",
    lang.Income: lambda e: f"income {e.stock} {e.n}" + (f" over {e.over}" if e.over else ""),
    flagships.Aboard: lambda e: f"aboard {e.where} [{spelled(e.then)}]",
    flagships.Settler: lambda e: f"on flagship-settled: {spelled(e.then)}",
    flagships.Shield: lambda e: f"shield {e.add}",
    flagships.Hull: lambda e: f"hull {e.add:+}",
    flagships.Guard: lambda e: f"guard {e.add:+}",
    flagships.Repair: lambda e: f"repair {e.least}",
    flagships.Boarding: lambda e: f"boarding {e.units}",
    flagships.Escort: lambda e: f"escort {e.ships}",
    flagships.Jump: lambda e: f"jump {e.ships} ships range {e.range:+} support {e.support:+}",
    flagships.Cloak: lambda e: "cloak",
    flagships.Web: lambda e: "web",
    flagships.FlagshipYard: lambda e: "flagship-yard",
    flagships.FlagshipGate: lambda e: "flagship-gate",
    flagships.FlagshipReveal: lambda e: "flagship-reveal",
    trade.TradeIncome: lambda e: (
        f"income {e.stock} per {e.each} {e.of}" + (f" max {e.most}" if e.most else "")
    ),
    trade.Diplomats: lambda e: "diplomats",
    trade.Mining: lambda e: f"mining {e.n}",
    trade.Guild: lambda e: f"guild {e.tiles}",
    trade.Tribute: lambda e: f"tribute {e.units}",
    trade.Newcomers: lambda e: f"newcomers {e.add:+}",
    trade.Teaching: lambda e: f"teaching {stars(e.half_stars)}",
    trade.Supplier: lambda e: f"supplier [{spelled([e.price])}]",
    lang.Resource: lambda e: f"{LETTERS[e.resource]} {e.n}",
    lang.Artifact: lambda e: "known artifact" if e.known else "artifact",
    entity.Deploy: lambda e: f"deploy {e.icons}",
    entity.OpenGate: lambda e: f"open-gate {e.icons}",
    entity.DeployAtGates: lambda e: f"deploy-at-gates {e.icons}",
    destroyers.DeployDestroyers: lambda e: f"destroyers {e.n}",
    entity.Fortify: lambda e: "fortify",
    entity.Hunt: lambda e: "hunt",
    entity.NoMovement: lambda e: "no-movement",
    entity.PowerUp: lambda e: f"power-up {e.n}",
    entity.Supernova: lambda e: "supernova",
    entity.EachEmpire: lambda e: f"each [{spelled(e.then)}]",
    entity.NextRound: lambda e: f"next-round [{spelled(e.then)}]",
}
