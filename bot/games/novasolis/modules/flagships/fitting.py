"""Where a flagship is, and what its active module does there (rules 22.6, 22.7, R22.1)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TypeVar

from bot.engine.errors import Illegal
from bot.games.novasolis.core.cards.cards import ANOMALY, LOCATIONS, TECHNOLOGIES
from bot.games.novasolis.core.cards.pieces import AnyLasting
from bot.games.novasolis.core.holdings.holdings import contested, productive
from bot.games.novasolis.core.table.state import NO_RELIC, NONE, Sector, Table
from bot.games.novasolis.modules.flagships.cards import FITTINGS, FLAGSHIP, NUMBERS
from bot.games.novasolis.modules.flagships.language import Aboard, AboardWord, Guard

P = TypeVar("P", bound=AnyLasting)


def fitted(g: Table, side: int, kind: type[P]) -> P | None:
    """What the active module of an empire does of this kind; None if nothing."""
    for tech in g.empires[side].techs:
        if tech.active and tech.card in FITTINGS:
            for piece in TECHNOLOGIES[tech.card].does:
                if isinstance(piece, kind):
                    return piece
    return None


def place_of(g: Table, side: int) -> int:
    """The sector of an empire's flagship; NONE if it is not on the map."""
    return next((at for at, sector in enumerate(g.sectors) if sector.units[side][FLAGSHIP]), NONE)


def lasting_aboard(g: Table, side: int) -> Iterator[AnyLasting]:
    """What holds for an empire because of where its flagship is."""
    piece = fitted(g, side, Aboard)
    if (
        piece is not None
        and (at := place_of(g, side)) != NONE
        and _is_there(g, side, g.sectors[at], piece.where)
    ):
        yield from piece.then


def _is_there(g: Table, side: int, sector: Sector, where: AboardWord) -> bool:
    if where == "own":
        return sector.owner == side
    if where == "productive":
        return sector.owner == side and productive(g, sector)
    wonder = ANOMALY in LOCATIONS[sector.tile] or any(relic != NO_RELIC for relic in sector.relics)
    return wonder and not contested(g, sector)


def guarding(g: Table, sector: Sector) -> int:
    """What the flagship of its owner adds to the defence of a colony."""
    if not sector.units[sector.owner][FLAGSHIP]:
        return 0
    piece = fitted(g, sector.owner, Guard)
    return piece.add if piece is not None else 0


def against_together(g: Table, side: int, cards: Sequence[int]) -> Illegal | None:
    """Only so many modules can be active at a time, common or of the race (R28.29)."""
    if sum(card in FITTINGS for card in cards) <= NUMBERS.active:
        return None
    return Illegal("22", "allocate-modules", {"n": NUMBERS.active})
