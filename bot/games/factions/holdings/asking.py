"""The base of a question to the player of one side, and the step that carries effects out one by one (rules 15).

What a side has may wait for a moment: then the effects of all of it follow.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, ClassVar

import msgspec
from msgspec.structs import replace

from bot.engine.moves import UNSAID, Ask, Mark, Move, Pace, Seat, Text
from bot.engine.steps import Step
from bot.games.factions.cards.cards import FACTION_CALLED, PLANETS, WORD, Card, row_of
from bot.games.factions.cards.language import AnyEffect, Moment
from bot.games.factions.holdings.modifiers import triggers
from bot.games.factions.table.board import SECTOR_CALLED, SLOT_CALLED
from bot.games.factions.table.state import NONE, Holding, Table
from bot.games.factions.table.tables import (
    CHOOSE_CARD,
    CHOOSE_NUMBER,
    DECIDERS,
    NOBODY,
    SEATS,
    SIDE_CALLED,
    SKIP,
    WHO,
)
from bot.games.parts.effects import ByKind


class Cause(msgspec.Struct, frozen=True, array_like=True):
    """Why effects happen: for which side, by which card or ability (`source`, the value that names it in a text).

    `card` is the exoplanet whose effects these are, `planet` the one used, `x` the number announced there.
    """

    side: int
    source: str
    card: int = 0
    planet: int = NONE
    x: int = 0


DO: ByKind[Callable[[Table, Any, Cause], object]] = ByKind()
"""How each kind of effect is carried out. A function does what needs no answer, and pushes a step for what does."""


class Do(Step, tag="do"):
    """Carry out effects for a side, each as far as possible before the next."""

    effects: list[AnyEffect]
    cause: Cause

    def run(self, g: Table) -> None:
        if not self.effects:
            g.done(self)
            return
        effect = self.effects.pop(0)
        DO[type(effect)](g, effect, self.cause)


def do(g: Table, effects: Iterable[AnyEffect], cause: Cause) -> None:
    """Let effects happen next."""
    if row := list(effects):
        g.push(Do(row, cause))


class Waiting(msgspec.Struct, frozen=True, array_like=True):
    """Effects of one source that are still to happen, and the value that names it in a text."""

    source: str
    then: tuple[AnyEffect, ...]


def triggered(g: Table, side: int, moment: Moment, of: str = "", x: int = 0) -> None:
    """Let everything happen that follows a moment; where it is several things, the player chooses the order."""
    waiting = [Waiting(name, trigger.then) for name, trigger in triggers(g, side, moment, of, x)]
    if waiting:
        g.push(InOrder(side, waiting, x))


class InOrder(Step, tag="in-order"):
    """Several things happen at the same moment: their owner chooses which is next."""

    side: int
    waiting: list[Waiting]
    x: int = 0

    def awaits(self, g: Table) -> tuple[Seat, ...]:
        return SEATS[DECIDERS[g.seats][self.side]] if len(self.waiting) > 1 else NOBODY

    def ask(self, g: Table, seat: Seat) -> Ask:
        return Ask(seat, Text("ask-order"), CHOOSE_NUMBER[1])

    def moves(self, g: Table, seat: Seat) -> list[Move]:
        return [CHOOSE_NUMBER[number] for number in range(1, len(self.waiting) + 1)]

    def do_choose(self, g: Table, seat: Seat, number: int) -> None:
        self.happen(g, self.waiting.pop(number - 1))

    def run(self, g: Table) -> None:
        if self.waiting:
            self.happen(g, self.waiting.pop())
        else:
            g.done(self)

    def happen(self, g: Table, next_: Waiting) -> None:
        """Let one of them happen."""
        do(g, next_.then, Cause(self.side, next_.source, x=self.x))


THINGS = {*SECTOR_CALLED, *SLOT_CALLED, *PLANETS, *SIDE_CALLED, *FACTION_CALLED, *WORD}
"""The words of what a picture can show."""


def marks_of(moves: Iterable[Move], own: Iterable[str] = ()) -> tuple[Mark, ...]:
    """What the first values of moves name, as far as a picture can show it, and what it is chosen for, by its words."""
    named = dict.fromkeys(str(move.values[0]) for move in moves if move.values)
    used = tuple(dict.fromkeys(own))
    return (
        *(Mark(word, "own") for word in used),
        *(Mark(word, "may") for word in named if word in THINGS and word not in used),
    )


class Question(Holding):
    """Asks the player of a side, until it takes itself off. Meanwhile that side is in the middle of something."""

    side: int
    prompt: ClassVar[str] = ""

    def awaits(self, g: Table) -> tuple[Seat, ...]:
        return SEATS[DECIDERS[g.seats][self.side]]

    def ask(self, g: Table, seat: Seat) -> Ask:
        text = self.text(g)
        if self.side == g.automa:
            text = Text("ask-for-automa", {"side": WHO[self.side], "what": text})
        return replace(self.brief(g, seat), prompt=text, marks=self.marks(g, seat), hint=self.hint(g))

    def brief(self, g: Table, seat: Seat) -> Ask:
        return Ask(seat, UNSAID, self.default(g), Pace.TURN if seat == g.active else Pace.ASIDE)

    def marks(self, g: Table, seat: Seat) -> tuple[Mark, ...]:
        """What is chosen among, to be shown before anything is chosen."""
        return marks_of(self.moves(g, seat))

    def answers(self, g: Table) -> Sequence[object]:
        """Between what the player chooses; nothing once no one is asked any longer."""
        return [move for seat in self.awaits(g) for move in self.moves(g, seat)]

    def text(self, g: Table) -> Text:
        """What is asked."""
        return Text(f"ask-{self.prompt}")

    def hint(self, g: Table) -> Text | None:
        """What helps with it now; None: the usual hint."""
        return None

    def default(self, g: Table) -> Move:
        """What is played for a seat that is away."""
        return SKIP

    def do_skip(self, g: Table, seat: Seat) -> None:
        g.done(self)


class Demand(Question):
    """A question that cannot be skipped: the first answer is played for a seat that is away, as far as it is known."""

    def default(self, g: Table) -> Move:
        return next(iter(self.moves(g, DECIDERS[g.seats][self.side])), SKIP)


def undecided(g: Table, side: int, moves: Sequence[Move], do: Callable[[Table, Move], None]) -> list[Move]:
    """Those of a side's free moves by which none of its open questions is decided (6).

    A question is decided if it changes and leaves no choice: its player answers it before. `do` carries a move out.
    """
    asked = [step for step in g.stack if isinstance(step, Question) and step.side == side]
    before = [question.answers(g) for question in asked]
    return [move for move in moves if not asked or not _decides(g.trial(side), asked, before, move, do)]


def _decides(
    trial: Table,
    asked: Iterable[Question],
    before: Iterable[Sequence[object]],
    move: Move,
    do: Callable[[Table, Move], None],
) -> bool:
    do(trial, move)
    after = [question.answers(trial) for question in asked]
    return any(now != was and len(now) < 2 for now, was in zip(after, before, strict=True))


def first_of_each(cards: Iterable[Card]) -> list[Card]:
    """The cards without those that are equal to an earlier one, and without those that are not known."""
    found: dict[int, Card] = {}
    for card in cards:
        if card > 0:
            found.setdefault(id(row_of(card)), card)
    return list(found.values())


def one_of_each(cards: Iterable[Card]) -> list[Move]:
    """The choice of a card, where equal ones are offered once."""
    return [CHOOSE_CARD[card] for card in first_of_each(cards)]
