"""The words for the values of listed moves of this module, by verb."""

from __future__ import annotations

from bot.engine.moves import Text, Value, term
from bot.games.novasolis.core.cards.cards import TECHNOLOGIES
from bot.games.novasolis.core.cards.phrases import does, stars
from bot.games.novasolis.core.conflict.fighting import side_called
from bot.games.novasolis.core.seat.labels import Label
from bot.games.novasolis.core.table.state import Table
from bot.games.novasolis.core.table.tables import WHO
from bot.games.parts.clauses import sentences


def _partner(g: Table, chosen: tuple[Value, ...], value: Value) -> Text:
    side = side_called(g, str(value))
    return Text("choice-call") if side is None else Text("choice-partner", {"side": WHO[side]})


def _regain(g: Table, chosen: tuple[Value, ...], value: Value) -> Text:
    row = TECHNOLOGIES[TECHNOLOGIES.called[str(value)]]
    return Text("choice-regain", {"card": row.name, "said": sentences(does(row.does))})


def _return(g: Table, chosen: tuple[Value, ...], value: Value) -> Text:
    return Text("choice-token", {"stars": stars(int(value))})


def _mine(g: Table, chosen: tuple[Value, ...], value: Value) -> Text:
    return Text("choice-mine", {"resource": term(f"resource-{value}")})


LABELS: dict[str, Label] = {
    "accept": _partner,
    "decline": _partner,
    "retract": _partner,
    "regain": _regain,
    "return": _return,
    "mine": _mine,
}
