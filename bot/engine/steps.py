"""What the rules still have to do, as part of the state: a stack of small steps, and open questions beside it.

A step is one unfinished sentence of the rulebook. It either runs by itself (`run`) or waits for answers (`awaits`,
`ask`, `moves` and one `do_VERB` method for each verb it lists, and `spot` for open verbs). `settle` runs the top step
until a seat is asked.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any, ClassVar, Protocol

import msgspec

from bot.engine.errors import Illegal
from bot.engine.moves import Ask, Event, Move, Seat, Side, Spot, Value, Values
from bot.engine.rng import Rng
from bot.engine.told import PLAIN, Told


class Chooser(Protocol):
    """Something that chooses at random, such as dice."""

    def below(self, n: int) -> int:
        """A number from 0 to n - 1."""


class Step(msgspec.Struct, array_like=True):
    """One unfinished sentence of the rulebook. `g` is the state of the step's game.

    A step that is done takes itself off with `g.done(self)`. Steps of one game form a tagged union: each class needs
    a `tag`. Whatever only this step must remember is a field of it and disappears with it.
    """

    later: ClassVar[bool] = False
    """Whether what it runs is no longer part of the move before it, such as the turns of others and a round's end."""

    def awaits(self, g: Any) -> tuple[Seat, ...]:
        """The seats whose answers are missing. While there are none, the step runs."""
        return ()

    def may(self, g: Any) -> tuple[Seat, ...]:
        """Seats that may answer too, but are not waited for: they are asked nothing, and nothing is played for them."""
        return ()

    def run(self, g: Any) -> None:
        """Do what can be done without asking anyone: change the state, push further steps, take itself off."""
        raise TypeError(f"{type(self).__name__} neither asks nor runs")

    def ask(self, g: Any, seat: Seat) -> Ask:
        """The question to one of the seats this step waits for."""
        raise TypeError(f"{type(self).__name__} asks nobody")

    def brief(self, g: Any, seat: Seat) -> Ask:
        """The question without what is only shown of it: prompt, settings, marks and hint may be left out."""
        return self.ask(g, seat)

    def moves(self, g: Any, seat: Seat) -> list[Move]:
        """Every legal answer of a seat that must or may answer, with all its values. Anything else is refused."""
        return []

    def spot(self, g: Any, seat: Seat, verb: str, chosen: tuple[Value, ...]) -> Spot | None:
        """Where a move of an open verb stands after the values chosen; None if they are no beginning of one.

        It uses no chance and nothing that the seat may not know, and it stops before the next draw, reveal or question
        to another seat. Every spot ends or goes on, and some way on always ends.
        """
        return None

    def is_whole(self, g: Any, seat: Seat, move: Move) -> bool:
        """Whether a move of an open verb may end where it does: what its `spot` says, perhaps found out faster."""
        spot = self.spot(g, seat, move.verb, move.values)
        return spot is not None and spot.ends

    def proves(self, seat: Seat, verb: str) -> bool:
        """Whether `do` finds out itself that a move of an open verb is not legal: then it raises NotWhole."""
        return False

    def sample(self, g: Any, seat: Seat, verb: str, dice: Chooser) -> Move | None:
        """A random move of an open verb, if the step knows a faster way than walking from spot to spot."""
        return None

    def proposals(self, g: Any, seat: Seat, verb: str, given: tuple[Value, ...]) -> Iterator[Move]:
        """Whole moves of open verbs that fit what was typed for a verb, best first."""
        return iter(())

    def composed(self, g: Any, seat: Seat, verb: str, moves: Sequence[Move]) -> tuple[Move, int] | None:
        """A move of an open verb that stands for the first of these moves, and for how many; None if none does."""
        return None

    def disguises(self, g: Any, seat: Seat, move: Move, viewer: Seat | None) -> Iterator[Move]:
        """Other moves of an open verb that look the same to a viewer."""
        return iter(())

    def refuse(self, g: Any, seat: Seat, move: Move) -> Illegal | None:
        """Why a move that is not listed is not legal, as precisely as the rules can say; None: no more is known."""
        return None

    def refuse_others(self, g: Any, seat: Seat, move: Move) -> Illegal | None:
        """Why a seat that this step does not ask may not answer it; None: no more is known."""
        return None

    def do(self, g: Any, seat: Seat, move: Move) -> None:
        """Carry out a listed move: the method named after its verb."""
        getattr(self, "do_" + move.verb)(g, seat, *move.values)

    @classmethod
    def handles(cls, verb: str) -> bool:
        """Whether steps of this kind have a method for the verb."""
        return _handles(cls, verb)


@cache
def _handles(kind: type[Step], verb: str) -> bool:
    return hasattr(kind, "do_" + verb)


class State(msgspec.Struct, array_like=True):
    """A whole game as plain data. Each game adds its fields, and names the union of its steps in `stack` and `beside`.

    `stack[-1]` is what happens next; `beside` are open questions that block no one; `events` is what happened since
    the engine last took them, empty between moves; `rng` is None in a view. `version` is the version of the rules
    that the game was begun under; it never changes, and a rule that was changed since asks for it.
    """

    version: int
    rng: Rng | None
    over: bool
    events: list[Event]
    stack: list[Any]
    beside: list[Any]

    def push(self, step: Step) -> None:
        """Let `step` happen next, before everything already on the stack."""
        self.stack.append(step)

    def done(self, step: Step) -> None:
        """Remove a step, wherever it is. Steps are compared by identity."""
        for pile in (self.stack, self.beside):
            for i in range(len(pile) - 1, -1, -1):
                if pile[i] is step:
                    del pile[i]
                    return
        raise ValueError(f"{type(step).__name__} is not on the agenda")

    def tell(
        self,
        event: str,
        audience: tuple[Seat, ...] | None = None,
        /,
        *,
        told: Told = PLAIN,
        about: Side | None = None,
        **values: Any,
    ) -> None:
        """Say that something happened, and how a story tells it.

        It is `about` a side; unless that is given, about the one that the value `side` or `seat` names.
        """
        self.events.append(Event(event, values, audience, told=told, about=whom(values, about)))

    def tell_chance(
        self,
        event: str,
        audience: tuple[Seat, ...] | None = None,
        /,
        *,
        told: Told = PLAIN,
        about: Side | None = None,
        **values: Any,
    ) -> None:
        """Say that something happened by chance."""
        self.events.append(Event(event, values, audience, chance=True, told=told, about=whom(values, about)))

    def tell_partly(
        self,
        event: str,
        private: dict[str, tuple[Seat, ...]],
        chance: bool = False,
        /,
        *,
        told: Told = PLAIN,
        about: Side | None = None,
        **values: Any,
    ) -> None:
        """Say to everyone that something happened; each value named in `private` is told only to those given there."""
        self.events.append(Event(event, values, None, chance, private, told, whom(values, about)))

    def chance(self) -> Rng:
        """The generator. Only the true state has one; views cannot be played on."""
        if self.rng is None:
            raise TypeError("a view has no generator")
        return self.rng


def whom(values: Values, about: Side | None = None) -> Side | None:
    """The side that a sentence is `about`; unless that is said, the one that its values name as `side` or `seat`."""
    if about is not None:
        return about
    said = values.get("side", values.get("seat"))
    return Side(int(said[1:])) if isinstance(said, str) and said[:1] == "@" else None


def settle(state: State, *, near: bool = False) -> None:
    """Run the top step until a seat is asked, or nothing is left to do; `near`: or what runs would be `later`."""
    stack = state.stack
    for _ in range(100_000):
        if not stack or (near and stack[-1].later) or stack[-1].awaits(state):
            return
        stack[-1].run(state)
    raise RuntimeError(f"the agenda does not come to rest: {type(stack[-1]).__name__}")


def open_steps(state: State, seat: Seat, verb: str | None = None) -> list[Step]:
    """The steps that `seat` can answer: the top of the stack first, then those beside it; with a `verb`, if given.

    It must answer those that wait for it, and may answer others.
    """
    if state.over:
        return []
    steps = [*state.stack[-1:], *state.beside] if state.beside else state.stack[-1:]
    return [
        step
        for step in steps
        if (verb is None or step.handles(verb)) and (seat in step.awaits(state) or seat in step.may(state))
    ]


def is_asked(state: State, seat: Seat, verb: str) -> bool:
    """Whether a step that handles a verb waits for `seat`, so that a move answers it."""
    steps = (*state.stack[-1:], *state.beside)
    return not state.over and bool([s for s in steps if seat in s.awaits(state) and s.handles(verb)])


def listed(steps: Sequence[Step], state: State, seat: Seat) -> list[Move]:
    """The moves that steps list for a seat, without repeats."""
    found = steps[0].moves(state, seat) if steps else []
    for step in steps[1:]:
        found = found + [move for move in step.moves(state, seat) if move not in found]
    return found
