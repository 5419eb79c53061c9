"""The words for the values of listed moves, by verb."""

from __future__ import annotations

from collections.abc import Callable

from bot.engine.moves import Text, Value
from bot.games.novasolis.core.cards import SECTORS
from bot.games.novasolis.core.fighting import side_called
from bot.games.novasolis.core.state import Table
from bot.games.novasolis.core.strength import dice_of
from bot.games.novasolis.core.tables import WHO

Label = Callable[[Table, tuple[Value, ...], Value], Text]


def _sector(g: Table, value: Value) -> Text:
    number = g.layout.called[str(value)]
    return Text("choice-sector", {"sector": str(value), "name": SECTORS.name[g.sectors[number].tile]})


def _attack(g: Table, chosen: tuple[Value, ...], value: Value) -> Text:
    if not chosen:
        return _sector(g, value)
    sector, enemy = g.sectors[g.layout.called[str(chosen[0])]], side_called(g, str(value))
    assert enemy is not None
    dice = dice_of(g, sector, enemy, round_=1)
    own = dice_of(g, sector, g.active, attacks=True, round_=1)
    return Text("choice-enemy", {"side": WHO[enemy], "dice": dice, "own": own})


def _withdraw(g: Table, chosen: tuple[Value, ...], value: Value) -> Text:
    return Text("choice-ships", {"n": value}) if chosen else _sector(g, value)


def _sector_only(g: Table, chosen: tuple[Value, ...], value: Value) -> Text:
    return _sector(g, value)


def _defend(g: Table, chosen: tuple[Value, ...], value: Value) -> Text:
    return Text("choice-defend", {"how": value})


LABELS: dict[str, Label] = {
    "attack": _attack,
    "withdraw": _withdraw,
    "seize": _sector_only,
    "raze": _sector_only,
    "defend": _defend,
}
