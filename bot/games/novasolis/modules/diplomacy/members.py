"""Who is in which alliance: what Diplomacy puts on the table (rules 24.1, 24.12)."""

from __future__ import annotations

import msgspec

from bot.games.novasolis.core.conflict.battle import Battle, Fighter
from bot.games.novasolis.core.table.state import Table


class Alliances(msgspec.Struct, array_like=True, tag="alliances"):
    """By empire the number of the alliance that it is in (0: none).

    By sector, where allies destroyed the last unit of the Entity together, `sharers` are all of them, the strongest
    first; empty where one empire did.
    """

    of: list[int]
    sharers: list[list[int]]


def alliance_of(g: Table, side: int) -> int:
    """The number of an empire's alliance (0: none)."""
    return g.part(Alliances).of[side]


def enter(g: Table, side: int, alliance: int) -> None:
    """Put an empire into an alliance (0: into none)."""
    g.part(Alliances).of[side] = alliance


def members(g: Table, alliance: int) -> list[int]:
    """The empires of an alliance (0: none), ascending."""
    of = g.part(Alliances).of
    return [side for side, number in enumerate(of) if number == alliance] if alliance else []


def allies_of(g: Table, side: int) -> list[int]:
    """The other empires of an empire's alliance, ascending."""
    return [other for other in members(g, alliance_of(g, side)) if other != side]


def remember_sharers(g: Table, battle: Battle, fighter: Fighter) -> None:
    """Allies that helped share in what follows where the Entity was driven out (R24.12)."""
    g.part(Alliances).sharers[battle.sector] = fighter.by_strength() if fighter.helpers else []


def sharers_of(g: Table, number: int) -> list[int]:
    """Who drove the Entity out of a sector together, the strongest first; none if one empire did."""
    return g.part(Alliances).sharers[number]
