"""The words for the values of listed moves, by verb."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from functools import cache

from bot.engine.moves import Text, Value, Values, term
from bot.games.novasolis.core.actions.science import price_of
from bot.games.novasolis.core.cards.cards import (
    ANY,
    BASIC,
    NEEDS,
    OBJECTIVES,
    RACES,
    RESOURCES,
    SECTORS,
    TECHNOLOGIES,
)
from bot.games.novasolis.core.cards.phrases import does, in_short, needs_of, stars, taken, text_of
from bot.games.novasolis.core.conflict.fighting import side_called
from bot.games.novasolis.core.holdings.counting import resources
from bot.games.novasolis.core.holdings.holdings import allied, may_fight, present
from bot.games.novasolis.core.holdings.strength import dice_of
from bot.games.novasolis.core.table.state import Table
from bot.games.novasolis.core.table.tables import WHO
from bot.games.parts.clauses import sentences

Label = Callable[[Table, tuple[Value, ...], Value], Text]


def plain(g: Table, chosen: tuple[Value, ...], value: Value) -> Text:
    """A value as people type it."""
    return Text("choice-plain", {"value": value})


def _sector(g: Table, value: Value) -> Text:
    row = SECTORS[g.sectors[g.layout.called[str(value)]].tile]
    values: Values = {"sector": str(value), "name": row.name, "named": int(row.kind != "standard")}
    return Text("choice-sector", values)


def _attack(g: Table, chosen: tuple[Value, ...], value: Value) -> Text:
    word = str(chosen[0] if chosen else value)
    there = present(g, g.sectors[g.layout.called[word]])
    enemies = [side for side in there if may_fight(g, g.active, side)]
    # With a sector that has one enemy it is named; its own value then says what is left to say.
    named = len(enemies) == 1 and not allied(g, g.active, enemies[0])
    if not chosen:
        odds = {"sector": word, **_odds(g, word, enemies[0])}
        return Text("choice-battle", odds) if named else _sector(g, value)
    enemy = side_called(g, str(value))
    assert enemy is not None
    key = "choice-ally" if allied(g, g.active, enemy) else "choice-odds" if named else "choice-enemy"
    return Text(key, _odds(g, word, enemy))


def _odds(g: Table, word: str, enemy: int) -> Values:
    """An enemy in a sector, its dice and those of who attacks."""
    sector = g.sectors[g.layout.called[word]]
    own = dice_of(g, sector, g.active, attacks=True, round_=1)
    return {"side": WHO[enemy], "dice": dice_of(g, sector, enemy, round_=1), "own": own}


def _withdraw(g: Table, chosen: tuple[Value, ...], value: Value) -> Text:
    lone, _, place = str(value).rpartition("-")
    if not chosen and lone:
        return Text(f"choice-withdraw-{lone}", {"sector": place})
    return Text("choice-ships", {"n": value}) if chosen else _sector(g, value)


def _colony(g: Table, chosen: tuple[Value, ...], value: Value) -> Text:
    owner = g.sectors[g.layout.called[str(value)]].owner
    return Text("choice-colony", {"sector": str(value), "owner": WHO[owner]})


def _piece(g: Table, chosen: tuple[Value, ...], value: Value) -> Text:
    kind, _, place = str(value).rpartition("-")
    return Text(f"choice-remove-{kind}", {"sector": place})


def _stock(g: Table, chosen: tuple[Value, ...], value: Value) -> Text:
    return Text("choice-number", {"n": value}) if chosen else Text(f"choice-stock-{value}")


def _race(g: Table, chosen: tuple[Value, ...], value: Value) -> Text:
    return _kept_race(str(value))


@cache
def _kept_race(word: str) -> Text:
    race = RACES.called[word]
    passive, said = term(f"race-{word}.passive"), sentences(does(RACES[race].passive))
    return Text(
        "choice-race",
        {"race": RACES.name[race], "passive": passive, "said": said, "first": int(RACES[race].first)},
    )


def _discovery(g: Table, chosen: tuple[Value, ...], value: Value) -> Text:
    card, taken = TECHNOLOGIES.called[str(value)], g.empires[g.active].turn.science
    first = taken is None or not taken.bought
    return _priced(card, price_of(g, g.active, card, first=first), _lacking(card, resources(g, g.active)))


def _lacking(card: int, there: Sequence[int]) -> tuple[int, ...]:
    """The resources that a technology needs and an empire has too few of now; only ANY if it lacks any basic one."""
    needs = Counter(NEEDS[card])
    named = tuple(need for need, n in needs.items() if need != ANY and there[need] < n)
    spare = sum(max(0, there[at] - needs[at]) for at in BASIC)
    return named or ((ANY,) if spare < needs[ANY] else ())


@cache
def _priced(card: int, cost: int, lacks: tuple[int, ...]) -> Text:
    row = TECHNOLOGIES[card]
    values: Values = {
        "card": row.name,
        "cost": cost,
        "needs": needs_of(row),
        "lacks": [term(f"resource-{'another' if need == ANY else RESOURCES[need]}") for need in lacks],
        "lacking": "all" if len(lacks) == len(row.needs) else "some" if lacks else "nothing",
        "said": sentences(in_short(row)),
    }
    if row.takes:
        return Text("choice-discover-too", {**values, "taken": taken(row)})
    return Text("choice-discover", values)


def _objective(g: Table, chosen: tuple[Value, ...], value: Value) -> Text:
    row = OBJECTIVES[OBJECTIVES.called[str(value)]]
    worth, said = stars(row.half_stars), sentences(text_of(row))
    return Text("choice-claim", {"objective": row.name, "stars": worth, "said": said})


def _technology(g: Table, chosen: tuple[Value, ...], value: Value) -> Text:
    row = TECHNOLOGIES[TECHNOLOGIES.called[str(value)]]
    return Text("choice-reset", {"card": row.name, "said": sentences(does(row.does))})


def _defend(g: Table, chosen: tuple[Value, ...], value: Value) -> Text:
    return Text("choice-defend", {"how": value})


def _claims(g: Table, chosen: tuple[Value, ...], value: Value) -> Text:
    return Text("choice-claims", {"how": value})


LABELS: dict[str, Label] = {
    "attack": _attack,
    "withdraw": _withdraw,
    "seize": _colony,
    "raze": _colony,
    "remove": _piece,
    "convert": _stock,
    "reset": _technology,
    "race": _race,
    "discover": _discovery,
    "claim": _objective,
    "claims": _claims,
    "defend": _defend,
}
