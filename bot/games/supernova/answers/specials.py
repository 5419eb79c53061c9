"""Specials: which may be played now, and on what (rules 10.2, 13.9, 14)."""

from __future__ import annotations

from collections.abc import Collection
from functools import cache
from typing import Any, ClassVar

from bot.engine.moves import Move, Seat
from bot.games.parts.effects import ByKind
from bot.games.supernova.cards.cards import (
    CARD_CALLED,
    ROWS,
    SPECIAL_EFFECT,
    TIMING,
    TITLE,
    WORDS,
    Card,
    Title,
)
from bot.games.supernova.holdings.zones import carrier
from bot.games.supernova.table.state import PHASES, Planet, Ship, Table

PHASE_OF = [
    -1 if row.phase == "any" else PHASES.index(row.phase) if row.phase in PHASES else 0 for row in ROWS
]
"""The phase printed on each title; -1 for any."""


class SpecialRule:
    """What the Specials of one title do. Each kind of effect registers its rule in `RULES`."""

    aim: ClassVar[str] = "on"
    """How the target is named: "on" it, or "for" it."""

    def __init__(self, title: Title, effect: Any) -> None:
        self.title, self.word, self.params = title, WORDS[title], effect

    def append_moves(self, g: Table, seat: Seat, found: list[Move]) -> None:
        """Append every legal play, complete with its target."""
        raise TypeError(f"{self.word} cannot be played")

    def touches(self, g: Table, targets: tuple[str, ...]) -> list[Seat]:
        """The owners of the stacks it affects, who may want to answer it (10.6)."""
        return []

    def resolve(self, g: Table, seat: Seat, card: Card, targets: tuple[str, ...]) -> bool:
        """Carry it out, targets checked. True if the card stays on the table while its effect lasts."""
        raise TypeError(f"{self.word} does nothing")

    def is_legal(self, g: Table, seat: Seat, targets: tuple[str, ...]) -> bool:
        """Whether it still has its target (rules 14)."""
        found: list[Move] = []
        self.append_moves(g, seat, found)
        return Move("play", (self.word, *targets)) in found


RULES: ByKind[type[SpecialRule]] = ByKind()
"""The rule of each kind of effect."""


@cache
def rule_of(title: Title) -> SpecialRule:
    """The rule of a title of Specials."""
    effect = SPECIAL_EFFECT[title]
    if effect is None:
        raise ValueError(f"{WORDS[title]} is no Special")
    return RULES[type(effect)](title, effect)


def list_specials(g: Table, seat: Seat, timings: Collection[int], found: list[Move]) -> None:
    """Append every legal play of the Specials in a hand whose timing is one of these (10.2)."""
    last = -1
    for card in g.players[seat].hand:
        title = TITLE[card]
        if title == last or TIMING[title] not in timings:
            continue
        last = title
        if PHASE_OF[title] in (-1, g.phase):
            rule_of(title).append_moves(g, seat, found)


def stack_owner(g: Table, word: str) -> list[Seat]:
    """The owner of the stack that a target is in."""
    card = CARD_CALLED[word]
    stack: Planet | Ship | None = g.planets.get(card) or g.ships.get(card) or carrier(g, card)
    return [] if stack is None else [stack.owner]
