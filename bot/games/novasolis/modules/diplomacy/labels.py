"""The words for the values of listed moves of this module, by verb."""

from __future__ import annotations

from bot.engine.moves import Text, Value
from bot.games.novasolis.core.conflict.fighting import side_called
from bot.games.novasolis.core.seat.labels import Label
from bot.games.novasolis.core.table.state import Table
from bot.games.novasolis.core.table.tables import WHO
from bot.games.novasolis.modules.diplomacy.alliances import entry_cost
from bot.games.novasolis.modules.diplomacy.envoys import alliance_called
from bot.games.novasolis.modules.diplomacy.members import members

NAMED = 3
"""So many members have room in a menu; of more, the first is named and the others are counted."""


def _join(g: Table, chosen: tuple[Value, ...], value: Value) -> Text:
    alliance = alliance_called(g, str(value))
    sides = [WHO[side] for side in members(g, alliance)]
    named = sides[: 1 if len(sides) > NAMED else NAMED]
    more = len(sides) - len(named)
    return Text("choice-alliance", {"sides": named, "more": more, "n": entry_cost(g, alliance)})


def _expel(g: Table, chosen: tuple[Value, ...], value: Value) -> Text:
    side = side_called(g, str(value))
    assert side is not None
    return Text("choice-member", {"side": WHO[side]})


def _vote(g: Table, chosen: tuple[Value, ...], value: Value) -> Text:
    return Text(f"choice-vote-{value}")


SUPPORT = ("choice-ships", "choice-stations", "choice-flagships")
"""The words for each value of a commitment."""


def _support(g: Table, chosen: tuple[Value, ...], value: Value) -> Text:
    return Text(SUPPORT[len(chosen)], {"n": value})


LABELS: dict[str, Label] = {"join": _join, "expel": _expel, "vote": _vote, "support": _support}
