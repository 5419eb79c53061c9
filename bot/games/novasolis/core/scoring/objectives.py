"""Secret objectives: claimed in one's own turn, and once more at the end (rules 19.3)."""

from __future__ import annotations

from typing import ClassVar

from bot.engine.errors import Illegal
from bot.engine.moves import Move
from bot.games.novasolis.core.cards.cards import OBJECTIVES
from bot.games.novasolis.core.cards.language import Stars
from bot.games.novasolis.core.holdings.action import Action
from bot.games.novasolis.core.holdings.counting import score
from bot.games.novasolis.core.holdings.measures import MEASURES
from bot.games.novasolis.core.table.state import EMPTY, Table
from bot.games.novasolis.core.table.tables import WHO

CLAIMS = (Move("claims", ("auto",)), Move("claims", ("ask",)))
"""To claim objectives as soon as they are met, or to be asked, at the end of the turn at the latest."""
CLAIM = {number: Move("claim", (row.word,)) for number, row in OBJECTIVES.items()}


def is_met(g: Table, side: int, number: int) -> bool:
    """Whether an empire meets an objective now."""
    row = OBJECTIVES[number]
    met = (MEASURES.holds(g, side, condition) for condition in row.when)
    return any(met) if row.any else all(met)


def open_objectives(g: Table, side: int) -> list[int]:
    """The objectives of an empire that it has not claimed; in a view of someone else none that are hidden."""
    empire = g.empires[side]
    return [number for number in empire.objectives if number != EMPTY and number not in empire.claimed]


def claimable(g: Table, side: int) -> list[int]:
    """The objectives that a side can claim."""
    return [number for number in open_objectives(g, side) if is_met(g, side, number)]


def due(g: Table, side: int) -> list[int]:
    """The objectives that are claimed for a side in its turn without asking it."""
    return claimable(g, side) if g.empires[side].wishes.claims == "auto" else []


def has_unclaimed(g: Table, side: int) -> bool:
    """Whether an empire has an objective to claim, now or later; everyone may know it."""
    empire = g.empires[side]
    return len(empire.claimed) < len(empire.objectives)


def wants_to_claim(g: Table, side: int) -> bool:
    """Whether it wants to be asked for what it may still claim."""
    return g.empires[side].wishes.claims == "ask" and has_unclaimed(g, side)


def claim(g: Table, side: int, number: int) -> None:
    """Show an objective and take its points."""
    row = OBJECTIVES[number]
    g.empires[side].claimed.append(number)
    g.tell("claimed", side=WHO[side], objective=row.name)
    score(g, side, Stars(row.half_stars), "objective")


class Claim(Action):
    """Claim an objective that is met."""

    verbs: ClassVar[tuple[str, ...]] = ("claim",)
    free: ClassVar[bool] = True
    secret: ClassVar[bool] = True

    def moves(self, g: Table, side: int) -> list[Move]:
        return [CLAIM[number] for number in claimable(g, side)]

    def refuse(self, g: Table, side: int, move: Move) -> Illegal | None:
        number = OBJECTIVES.called.get(str(move.values[0])) if move.values else None
        if number is None:
            return None
        if number in g.empires[side].claimed:
            return Illegal("19.3", "objective-claimed", {"objective": OBJECTIVES[number].name})
        if number in g.empires[side].objectives:
            return Illegal("19.3", "objective-unmet", {"objective": OBJECTIVES[number].name})
        return Illegal("19.3", "objective-not-yours", {"objective": OBJECTIVES[number].name})

    def begin(self, g: Table, side: int, move: Move) -> None:
        claim(g, side, OBJECTIVES.called[str(move.values[0])])
