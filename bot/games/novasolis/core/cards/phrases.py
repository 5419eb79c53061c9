"""What cards say, in any language: every piece of the language of cards as a text (rules 14 to 19).

`text_of` has all that a card says besides its title, in whole sentences, a line each.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from itertools import groupby
from typing import Any

from bot.engine.moves import Text, Values, literal, term
from bot.games.novasolis.core.cards import language as fx
from bot.games.novasolis.core.cards import rows
from bot.games.novasolis.core.cards.cards import COMBAT_TILES, GREAT, TECHNOLOGIES
from bot.games.novasolis.core.cards.entity_language import EachEmpire, NextRound
from bot.games.novasolis.core.cards.pieces import AnyEntityEffect, AnyLasting
from bot.games.parts.clauses import all_of, any_of, follows, numbers_of, stated, tag_of
from bot.games.parts.effects import ByKind, Condition, those

SURVEYED = ("scan", "keep", "reveal")
"""Figures of a Survey."""
RESEARCHED = ("technology", "ancient")
"""What is paid for in research; all else costs energy."""
COUNTS = range(2, 7)


def stars(half_stars: int, *, own: bool = False) -> Text:
    """Points: "1½★", or with ☆ those for oneself alone."""
    if half_stars < 0:
        return Text("stars-below", {"stars": stars(-half_stars, own=own)})
    return Text("stars-own" if own else "stars", {"n": half_stars // 2, "half": half_stars % 2})


def amount(what: str, n: int) -> Text:
    """An amount of a stock or a resource, or a number of units of a kind."""
    return Text(f"amount-{what}", {"n": n})


def strength(row: rows.CombatTileRow) -> list[Text]:
    """What a die on a combat tile does by itself; empty for nothing."""
    effects = (("damage", row.damage), ("shield", row.shield), ("armour", row.armour))
    return [Text(f"strength-{what}", {"n": n}) for what, n in effects if n]


def tile_effect(row: rows.CombatTileRow) -> Text:
    """What dice on a combat tile do, as a clause that goes on after its name."""
    return Text(f"combat-tile-does-{row.power or 'each'}", {"what": strength(row)})


def does(pieces: Iterable[AnyPiece]) -> tuple[Text, ...]:
    """What lasts, or a bonus: a sentence for each piece, but one for levels, resources and figures of a Survey."""
    return tuple(map(stated, _clauses(pieces)))


def _clauses(pieces: Iterable[AnyPiece]) -> list[Text]:
    found: list[Text] = []
    for kind, group in groupby(pieces, _kind):
        parts = list(SAY.over(group))
        found += [Text(f"do-{kind}", {"what": parts})] if kind else parts
    return found


def _kind(piece: AnyPiece) -> str:
    """What pieces have in common that are said in one sentence; "" if each has its own."""
    if isinstance(piece, fx.Level):
        return "levels"
    if isinstance(piece, fx.Resource):
        return "resources"
    return "survey" if isinstance(piece, fx.Stat) and piece.stat in SURVEYED else ""


def _grid(piece: fx.GridTile) -> Text:
    row = COMBAT_TILES[COMBAT_TILES.number[piece.tile]]
    return Text("do-grid", {"tile": row.name, "slot": row.slot, "effect": tile_effect(row)})


def _priced(piece: fx.Price) -> Text:
    return Text(f"first-{piece.item}" if piece.first else f"every-{piece.item}")


def _price(piece: fx.Price) -> Text:
    stock = "research" if piece.item in RESEARCHED else "energy"
    if piece.set is not None:
        return amount(stock, piece.set) if piece.set else Text("price-nothing")
    less: Values = {"amount": amount(stock, -piece.add), "least": piece.least}
    return Text("price-less-but" if piece.least else "price-less", less)


def _dice(piece: fx.Dice) -> Text:
    said = Text("more-dice", {"n": piece.add})
    if piece.each:
        said = Text("more-dice-each", {"dice": said, "unit": term(f"unit-{piece.each}")})
    if not piece.when:
        return Text("do-dice", {"dice": said})
    return Text("do-dice-if", {"dice": said, "when": all_of([Text(f"dice-{word}") for word in piece.when])})


def _power(power: fx.AnyPower) -> Text:
    match power:
        case fx.Recolour(among, n):
            return Text("power-recolour", {"colours": [term(f"star-{each}") for each in among], "n": n})
        case fx.Convert(most):
            swap: Values = {"n": most, "first": amount("energy", most), "second": amount("research", most)}
            return Text("power-convert", swap)
        case fx.Cancel(types):
            return Text("power-cancel", {"types": any_of([term(f"entity-type-{each}") for each in types])})
        case _:
            return Text(f"power-{tag_of(power)}", numbers_of(power))


def gains(then: Sequence[fx.AnyGain]) -> Text:
    """What someone gains, as a clause."""
    return Text("do-gain", {"what": [_gain(each) for each in then]})


def _gain(each: fx.AnyGain) -> Text:
    return stars(each.half_stars, own=each.own) if isinstance(each, fx.Stars) else amount(each.stock, each.n)


def _trigger(piece: fx.Trigger) -> Text:
    when = conditions(piece.when) if piece.when else None
    said = follows(Text(f"on-{piece.on}"), gains(piece.then), when)
    return Text(f"at-most-each-{piece.limit}", {"said": said}) if piece.limit else said


def _ability(piece: fx.Ability) -> Text:
    said: Values = {"at": Text(f"at-{piece.at}"), "what": _power(piece.then), "n": piece.uses}
    return Text("do-ability-so-often" if piece.uses else "do-ability", said)


def _usual(piece: AnyPiece) -> Text:
    if isinstance(piece, fx.ModulePiece):
        return piece.said(SAYER)
    return Text(f"do-{tag_of(piece)}", numbers_of(piece))


AnyPiece = AnyLasting | fx.AnyBonus
SAYER = fx.Sayer(_clauses, stars, amount, gains)
SAY: ByKind[Callable[[Any], Text]] = ByKind(
    {
        fx.Level: lambda piece: Text(
            "more-level",
            {"name": term(f"level-{piece.level}"), "n": piece.add, "colonies": piece.colonies},
        ),
        fx.Resource: lambda piece: amount(piece.resource, piece.n),
        fx.Stat: lambda piece: Text(f"more-{piece.stat}", {"n": piece.add}),
        fx.GridTile: _grid,
        fx.Price: lambda piece: Text("do-price", {"item": _priced(piece), "price": _price(piece)}),
        fx.Dice: _dice,
        fx.Recolour: lambda piece: Text("do-survey", {"what": [_power(piece)]}),
        fx.Trigger: _trigger,
        fx.Ability: _ability,
        fx.Artifact: lambda piece: Text("do-artifact-known" if piece.known else "do-artifact"),
        fx.Income: lambda piece: Text(
            "do-income", {"amount": amount(piece.stock, piece.n), "over": piece.over}
        ),
        fx.OutsideFleet: lambda piece: Text("do-outside-fleet", {"units": term(f"unit-{piece.unit}.many")}),
    },
    usual=_usual,
)
"""How each kind of piece that lasts is said, and each bonus."""


def conditions(every: Iterable[Condition], *, enough: bool = False) -> Text:
    """Conditions as a clause that follows "if"; any one of them is `enough`, or all are needed."""
    parts: list[Text] = []
    for held, group in groupby(every, lambda each: each.measure == "resource"):
        clauses = [_condition(each) for each in group]
        parts += [Text("if-you-have", {"what": clauses})] if held and not enough else clauses
    return any_of(parts) if enough else all_of(parts)


def _condition(each: Condition) -> Text:
    least, most = each.least or 0, each.most or 0
    values: Values = {"n": least, "most": most, "name": _name(each), "how": "between"}
    if each.most is None or each.least is None:
        values["how"] = "least" if each.most is None else "most"
    elif most == least + 1:
        values["how"] = "either"
    return Text(f"if-{each.measure}", values)


def _name(each: Condition) -> str:
    """What the level, resource or kind of unit of a condition is called."""
    if each.measure == "resource":
        return term(f"resource-{each.of}")
    if each.measure in ("units", "slain"):
        return term(f"unit-{each.of}.many")
    if each.measure == "survivors":
        return term(f"unit-{each.of}")
    return term(f"level-{each.of}") if each.of else literal("")


def entity_effect(effect: AnyEntityEffect) -> Text:
    """What an Entity card does, as a clause."""
    match effect:
        case EachEmpire(then):
            return Text("entity-each-empire", {"what": [_change(each) for each in then]})
        case NextRound(then):
            return Text("entity-next-round", {"what": [for_all(each) for each in then]})
        case _:
            return Text(f"entity-does-{tag_of(effect)}", numbers_of(effect))


def _change(each: fx.AnyChange) -> Text:
    if isinstance(each, fx.Gain):
        return Text("empire-gains", {"amount": amount(each.stock, each.n)})
    return Text(f"empire-{tag_of(each)}", {**numbers_of(each), "name": term(f"stock-{each.stock}")})


def for_all(each: fx.Stat) -> Text:
    """What a figure of every empire is for a while, as a clause."""
    how = "higher" if each.add > 0 else "lower"
    values: Values = {"name": term(f"stat-{each.stat}"), "n": abs(each.add), "least": each.least}
    return Text(f"all-{how}", values)


def technology(row: rows.TechnologyRow) -> tuple[Text, ...]:
    """What a technology costs and needs, what it does, and what its discovery brings."""
    price: Values = {"price": [amount("research", row.research), *taken(row)]}
    if row.needs:
        price["needs"] = needs_of(row)
    return Text("technology-needs" if row.needs else "technology-costs", price), *_brings(row)


def taken(row: rows.TechnologyRow) -> list[Text]:
    """What a technology takes for good beside research."""
    return [amount(each.what, each.n) for each in row.takes]


def in_short(row: rows.TechnologyRow) -> tuple[Text, ...]:
    """What a technology brings beside what it costs and gains at once: the stars of a great one, then what it does."""
    great = TECHNOLOGIES.number[row.id] in GREAT and row.half_stars
    first = [Text("technology-stars-active", {"stars": stars(row.half_stars)})] if great else []
    covers = [COMBAT_TILES[COMBAT_TILES.number[piece.tile]] for piece in those(fx.GridTile, row.does)]
    rest = [piece for piece in row.does if not isinstance(piece, fx.GridTile)]
    grid = [
        stated(Text("do-grid-short", {"slot": tile.slot, "effect": tile_effect(tile)})) for tile in covers
    ]
    return *first, *grid, *does(rest)


def briefly(bonuses: Iterable[fx.AnyBonus]) -> list[Text]:
    """What tiles give together for as long as they are there, in a word or two each.

    What they bring at once is left out: it is foreseen.
    """
    bonuses = list(bonuses)
    levels, resources = Counter[str](), Counter[str]()
    for level in those(fx.Level, bonuses):
        levels[level.level] += level.add
    for each in those(fx.Resource, bonuses):
        resources[each.resource] += each.n
    found = [Text("brief-level", {"name": term(f"level-{name}"), "n": n}) for name, n in levels.items()]
    found += [amount(name, n) for name, n in resources.items()]
    relics = len(those(fx.Artifact, bonuses))
    return [*found, Text("brief-artifact", {"n": relics})] if relics else found


def needs_of(row: rows.TechnologyRow) -> list[str | Text]:
    """The resources that a technology needs to be active."""
    return [term(f"resource-{need}") for need in row.needs]


def _brings(row: rows.TechnologyRow) -> tuple[Text, ...]:
    key = "technology-stars-active" if TECHNOLOGIES.number[row.id] in GREAT else "technology-stars"
    found = [Text(key, {"stars": stars(row.half_stars)})] if row.half_stars else []
    if row.kind == "permanent":
        found.append(Text("technology-permanent"))
    return *does(row.does), *found


def sector(row: rows.SectorRow) -> tuple[Text, ...]:
    """What is printed on a sector tile."""
    if row.closed:
        return (Text("sector-closed"),)
    stars_of = [
        Text("stars-of-colour", {"n": n, "colour": term(f"star-{colour}")})
        for colour, n in Counter(row.stars).items()
    ]
    lines = [Text("sector-stars", {"colours": stars_of})]
    lines += does(row.bonus)
    if guards := [amount(kind, n) for kind, n in (("ship", row.ships), ("station", row.stations)) if n]:
        lines.append(Text("sector-guarded", {"guards": guards}))
    if row.half_stars:
        lines.append(Text("sector-prize", {"stars": stars(row.half_stars)}))
    return tuple(lines)


def combat_tile(row: rows.CombatTileRow) -> Text:
    """What a combat tile does, and where it lies."""
    if strength(row):
        return Text("combat-tile-text", {"slot": row.slot, "effect": tile_effect(row)})
    return Text("combat-tile-nothing", {"slot": row.slot})


def entity_card(row: rows.EntityRow) -> tuple[Text, ...]:
    """What an Entity card does, whether the Entity moves, and for how many empires it does nothing."""
    lines = [stated(entity_effect(effect)) for effect in row.then]
    if row.advance:
        lines.append(Text("entity-advances"))
    if row.extra:
        lines.append(Text("entity-extra"))
    if idle := [str(count) for count in COUNTS if count not in row.empires]:
        lines.append(Text("entity-idle", {"counts": any_of([literal(count) for count in idle])}))
    return tuple(lines)


def objective(row: rows.ObjectiveRow) -> tuple[Text, ...]:
    """When an objective can be claimed, and what it is worth."""
    when = conditions(row.when, enough=row.any)
    found = [Text("objective-needs-entity")] if row.entity else []
    return Text("objective-text", {"when": when, "stars": stars(row.half_stars)}), *found


TEXT: ByKind[Callable[[Any], tuple[Text, ...]]] = ByKind(
    {
        rows.TechnologyRow: technology,
        rows.LocationTileRow: lambda row: (
            Text("tile-text", {"colour": term(f"star-{row.colour}")}),
            *does(row.bonus),
        ),
        rows.SectorRow: sector,
        rows.RaceRow: lambda row: does(row.passive),
        rows.CombatTileRow: lambda row: (combat_tile(row),),
        rows.EntityRow: entity_card,
        rows.ObjectiveRow: objective,
    }
)


def text_of(row: rows.Row) -> tuple[Text, ...]:
    """Everything that a card, tile or race says besides its title, a line each."""
    return TEXT[type(row)](row)
