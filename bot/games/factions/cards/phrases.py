"""What cards say, in any language: every piece of the language of cards as a text (rules 15, 16).

A clause has no capital and no full stop, so that others can hold it. `text_of` has whole sentences, a line each.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cache
from itertools import groupby
from typing import Any

from bot.engine.moves import Text, Values, literal, term
from bot.games.factions.cards import cards
from bot.games.factions.cards import language as fx
from bot.games.parts.clauses import all_of, follows, joined, numbers_of, sentences, stated, tag_of
from bot.games.parts.effects import ByKind, Condition

GAINS = fx.Energy, fx.Resources, fx.Explorers, fx.GainExoplanet, fx.GainTech, fx.GainResearch, fx.Points
"""Effects that bring something: those that follow each other are said in one clause."""
HELD = ("complete-machines", "energy", "explorers", "resources", "techs", "upgrades")
"""Measures of what one has."""
REPEATED = (fx.Mine, fx.Siphon)
"""Effects that are said once where they stand several times in a row."""

SAY: ByKind[Callable[[Any, int, bool], Text]] = ByKind(
    usual=lambda effect, times, offered: Text(f"do-{tag_of(effect)}", {**numbers_of(effect), "times": times})
)
"""How each kind of effect is said that stands there so many times; `offered` after "you may"."""


def effects(row: Sequence[fx.AnyEffect], *, offered: bool = False) -> Text:
    """A row of effects as a clause; `offered` after "you may", where a price is said in another way."""
    parts: list[Text] = []
    for kind, group in groupby(row, _together):
        same = list(group)
        if kind == "gain":
            parts.append(Text("do-gain", {"what": [_gain(effect) for effect in same]}))
        else:
            parts.append(SAY[type(same[0])](same[0], len(same), offered))
    return all_of(parts)


def _together(effect: fx.AnyEffect) -> object:
    """The same for effects that are said in one clause if they follow each other."""
    if isinstance(effect, GAINS) and effect != fx.Energy():
        return "gain"
    return effect if isinstance(effect, REPEATED) else object()


def _gain(effect: fx.AnyEffect) -> Text:
    """What an effect brings."""
    return Text(f"gain-{tag_of(effect)}", numbers_of(effect))


@SAY.of(fx.AutomaNative)
def _native(effect: fx.AutomaNative, times: int, offered: bool) -> Text:
    return Text(f"automa-does-{effect.what}")


@SAY.of(fx.Pay)
def _pay(effect: fx.Pay, times: int, offered: bool) -> Text:
    paid: Values = {"costs": _paid(effect.costs), "what": effects(effect.then)}
    return Text("do-pay-to" if offered else "do-pay", paid)


@SAY.of(fx.May, fx.EachPlayer, fx.ByLeader)
def _nested(effect: fx.May | fx.EachPlayer | fx.ByLeader, times: int, offered: bool) -> Text:
    tag, then = tag_of(effect), effect.then
    if isinstance(effect, fx.EachPlayer) and all(isinstance(each, GAINS) for each in then):
        return Text("do-each-player-gains", {"what": [_gain(each) for each in then]})
    if not isinstance(effect, fx.May) and len(then) == 1 and isinstance(then[0], fx.May):
        tag, then = f"{tag}-may", then[0].then
    return Text(f"do-{tag}", {"what": effects(then, offered=tag.endswith("may"))})


def _paid(costs: Sequence[fx.Cost]) -> list[Text]:
    return [Text(f"cost-{cost.pay}", {"n": cost.n}) for cost in costs]


def conditions(every: Iterable[Condition]) -> Text:
    """Conditions as a clause that follows "if"."""
    parts: list[Text] = []
    for kind, group in groupby(every, _kind):
        if kind == "planets":
            parts.append(
                Text("if-planets-used-each", {"names": [term(f"planet-{each.of}") for each in group]})
            )
            continue
        clauses = [clause for each in group for clause in _clauses(each, kind)]
        parts += [Text("you-have", {"what": clauses})] if kind == "held" else clauses
    return all_of(parts)


def _kind(condition: Condition) -> str:
    """Conditions of one kind that follow each other are said in one clause; those of the kind "if" are not."""
    if condition.measure in HELD and not condition.equals:
        return "held"
    return "planets" if condition.measure == "planets-used" and condition.of else "if"


def _clauses(condition: Condition, kind: str) -> list[Text]:
    key = f"held-{condition.measure}" if kind == "held" else f"if-{condition.measure}"
    of = _of(condition.of)
    found: list[Text] = []
    if condition.equals:
        found.append(Text(f"{key}-is-{condition.equals}"))
    if condition.least is not None:
        found.append(Text(key, {"how": "least", "n": condition.least, **of}))
    if condition.most is not None:
        found.append(Text(key, {"how": "most" if condition.most else "none", "n": condition.most, **of}))
    if condition.most_of_all:
        found.append(Text(key, {"how": "top", "n": 0, **of}))
    return found


def _of(word: str) -> Values:
    """A planet, machine or band as values: the word itself, and what it is called."""
    if word in cards.PLANETS:
        return {"of": word, "name": term(f"planet-{word}")}
    if word in cards.MACHINES:
        return {"of": word, "name": term(f"machine-{word}")}
    return {"of": word or "none", "name": literal(word)}


def modifier(change: fx.Modifier) -> Text:
    """A lasting change as a clause."""
    how, n = ("add", change.add) if change.set is None else ("set", change.set)
    said = Text(f"change-{change.key}", {"how": how, "n": n, "less": -n})
    return Text("change-if", {"what": said, "when": conditions(change.when)}) if change.when else said


def trigger(each: fx.Trigger) -> Text:
    """What follows a moment, as a clause."""
    when = conditions(each.when) if each.when else None
    return follows(Text(f"on-{each.on}", _of(each.of)), effects(each.then), when)


def _lasting(one: fx.Lasting) -> list[Text]:
    return [*map(modifier, one.modifiers), *map(trigger, one.triggers)]


def lasting(one: fx.Lasting) -> tuple[Text, ...]:
    """What something does while it lasts: a sentence for each change and each trigger."""
    return tuple(stated(clause) for clause in _lasting(one))


def space(side: cards.SideOfEvent, number: int) -> Text:
    """The reward of a space (0 or 1) of an option of an event, as a sentence."""
    return stated(effects((side.first, side.second)[number]))


def outcome(side: cards.SideOfEvent) -> Text | None:
    """What an option of an event does if it wins; None if it does nothing."""
    parts = [effects(side.now)] if side.now else []
    for key, one in (("outcome-round", side.round), ("outcome-final", side.final)):
        if one != fx.NOTHING:
            parts.append(Text(key, {"what": joined(_lasting(one))}))
    return Text("outcome", {"said": joined(parts)}) if parts else None


def in_force(side: cards.SideOfEvent) -> Text | None:
    """What an option of an event that won changes in this round; None if that is nothing."""
    if side.round == fx.NOTHING:
        return None
    return Text("in-force", {"option": side.name, "what": joined(_lasting(side.round))})


def exoplanet_effect(row: cards.ExoplanetRow, which: int) -> Text:
    """The first or the second effect of an exoplanet, as a sentence."""
    return stated(effects(row.effects[which]))


def objective(row: cards.ObjectiveRow) -> Text:
    """When an objective is done, what it costs and what it is worth."""
    values: Values = {"when": conditions(row.when), "points": row.points}
    if row.costs:
        return Text(f"objective-{row.timing}-pay", {**values, "costs": _paid(row.costs)})
    return Text(f"objective-{row.timing}", values)


def explorer(row: cards.ExplorerRow) -> Text:
    """The number of an explorer, by type of exoplanet."""
    worth = [row.worth(type_) for type_ in range(len(cards.TYPES))]
    if len(set(worth)) == 1:
        return Text("explorer-everywhere", {"n": row.base})
    alike = sorted(set(worth), key=lambda n: (n == worth[cards.WILD], -n))
    parts: list[Text] = []
    for n in alike:
        types = [type_ for type_ in range(len(cards.TYPES)) if worth[type_] == n]
        elsewhere = n == row.base and types != [cards.WILD]
        names = [term(f"type-{cards.TYPES[type_]}") for type_ in types]
        parts.append(Text("explorer-elsewhere" if elsewhere else "explorer-on", {"n": n, "types": names}))
    return Text("explorer-by-type", {"said": joined(parts)})


def _exoplanet(row: cards.ExoplanetRow) -> tuple[Text, ...]:
    made = [
        Text(f"gain-{what}", {"n": n})
        for what, n in (("energy", row.energy), ("resources", row.resources))
        if n
    ]
    printed: Values = {"type": term(f"type-{row.type}"), "need": row.need, "made": made}
    sides = [
        Text("lettered", {"letter": literal("AB"[which]), "said": exoplanet_effect(row, which)})
        for which in range(len(row.effects))
    ]
    return Text("exoplanet-needs", printed), *sides


def _event(row: cards.EventRow) -> tuple[Text, ...]:
    lines: list[Text] = []
    for letter, side in zip("AB" if row.phase else "C", row.options, strict=True):
        lines.append(Text("lettered", {"letter": literal(letter), "said": side.name}))
        for number in range(2):
            place: Values = {"letter": literal(f"{letter}{number + 1}"), "said": space(side, number)}
            lines.append(Text("lettered", place))
        if (wins := outcome(side)) is not None:
            lines.append(wins)
    return tuple(lines)


def _charge(row: cards.ChargeRow) -> Text:
    alpha, beta, gamma, delta = row.amounts
    return Text("charge-text", {"alpha": alpha, "beta": beta, "gamma": gamma, "delta": delta})


def _automa(row: cards.AutomaRow) -> tuple[Text, ...]:
    said = stated(effects(row.then))
    if not row.planet:
        return (said,)
    return Text("automa-orbits", {"planet": term(f"planet-{row.planet}")}), said


TEXT: ByKind[Callable[[Any], tuple[Text, ...]]] = ByKind(
    {
        cards.ChargeRow: lambda row: (_charge(row),),
        cards.TileRow: lambda row: (Text("tile-text", {"n": row.value}),),
        cards.ExplorerRow: lambda row: (explorer(row),),
        cards.ExoplanetRow: _exoplanet,
        cards.EventRow: _event,
        cards.ObjectiveRow: lambda row: (objective(row),),
        cards.TechRow: lambda row: lasting(row.lasting),
        cards.ResearchRow: lambda row: (stated(effects(row.then)),),
        cards.AutomaRow: _automa,
    }
)
"""By kind of row, everything that a card says besides its title, a line each."""


def text_of(row: cards.Row) -> tuple[Text, ...]:
    """Everything that a card says besides its title, a line each."""
    return TEXT[type(row)](row)


def faction(row: cards.FactionRow) -> tuple[Text, ...]:
    """What a faction can always do, a sentence each."""
    return lasting(row.lasting)


def faction_machine(row: cards.FactionRow) -> tuple[Text, ...]:
    """What the machine of a faction adds once it is complete, a sentence each."""
    return lasting(row.built)


def scoring(row: cards.ScoringRow) -> tuple[Text, ...]:
    """How the automa scores, a line each."""
    each = (("upgrade", row.upgrade), ("three-upgrades", row.three_upgrades), ("objective", row.objective))
    later = (("resources", row.resources),)
    sets = Text("score-sets") if row.sets else Text("score-explored", {"n": 1})
    found = [[Text(f"score-{what}", {"n": n}) for what, n in part if n] for part in (each, later)]
    return *found[0], sets, *found[1]


@cache
def card_label(card: cards.Card) -> Text:
    """A card, with what it says in the second line."""
    name, said = cards.NAME[card], sentences(text_of(cards.row_of(card)))
    if card in cards.OBJECTIVE:
        return Text("choice-objective", {"card": name, "points": cards.OBJECTIVE[card].points, "said": said})
    if card in cards.EXOPLANET:
        return Text("choice-exoplanet", {"card": name, "need": cards.EXOPLANET[card].need, "said": said})
    return Text("choice-card", {"card": name, "said": said})
