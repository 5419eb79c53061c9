"""Burning resources for energy, at any time (rules 6, 8)."""

from __future__ import annotations

from bot.engine.errors import Illegal
from bot.engine.moves import Move, Seat
from bot.games.factions.holdings.modifiers import value
from bot.games.factions.table.state import Table
from bot.games.factions.table.tables import WHO

CONVERT = tuple(Move("convert", (n,)) for n in range(64))


def energy_for(g: Table, side: int, n: int) -> int:
    """The energy for so many resources: 1 each, but more for the first ones of one's own turn by a tech."""
    return _energy(n, better_left(g, side), value(g, side, "convert-rate"))


def _energy(n: int, better: int, rate: int) -> int:
    return n + min(n, better) * (rate - 1)


def better_left(g: Table, side: int) -> int:
    """How many resources still bring more in this turn; none in the turns of others."""
    player = g.players[side]
    if g.active != side or player.passed:
        return 0
    return max(0, value(g, side, "convert-boosted") - player.turn.boosted)


def most_to_convert(g: Table, side: int) -> int:
    """The most resources of which the last one still brings energy that fits."""
    player = g.players[side]
    if not player.resources:
        return 0
    room = value(g, side, "energy-cap") - player.energy
    better, rate = better_left(g, side), value(g, side, "convert-rate")
    n = 0
    while n < player.resources and _energy(n, better, rate) < room:
        n += 1
    return n


def list_conversions(g: Table, seat: Seat) -> list[Move]:
    """How many resources a player may convert at most, and all fewer."""
    return [*CONVERT[1 : most_to_convert(g, seat) + 1]]


def refuse_conversion(g: Table, seat: Seat, move: Move) -> Illegal | None:
    """Why a player may not convert so many."""
    player = g.players[seat]
    if not player.resources:
        return Illegal("8", "nothing-to-convert")
    most = most_to_convert(g, seat)
    if not most:
        return Illegal("6", "energy-full", {"cap": value(g, seat, "energy-cap")})
    return Illegal("6", "converts-less", {"most": most})


def convert(g: Table, side: int, n: int) -> None:
    """Burn resources for energy; what does not fit is lost."""
    player = g.players[side]
    energy = energy_for(g, side, n)
    player.turn.boosted += min(n, better_left(g, side))
    player.resources -= n
    gained = min(energy, value(g, side, "energy-cap") - player.energy)
    player.energy += gained
    g.tell("exchanged", side=WHO[side], n=n, energy=gained, now=player.energy)
