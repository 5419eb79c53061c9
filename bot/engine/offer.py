"""What one seat may do in one position: its verbs, and step by step the values of a move."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from typing import Any, Protocol

from bot.engine.foresight import Foreseeable, Foresight
from bot.engine.moves import CLOCK, Choice, Move, Seat, Spot, Text, Value, Verb
from bot.engine.options import GameInfo
from bot.engine.steps import Chooser, Step, listed, open_steps


class Rules(Foreseeable, Protocol):
    """What of a game an offer is made from; see `rules.Game`."""

    anytime: Step | None
    preferences: Step | None

    @property
    def info(self) -> GameInfo: ...

    @property
    def opens(self) -> Mapping[str, Verb]: ...

    @property
    def rare(self) -> frozenset[str]: ...

    def opened_by(self, kind: type[Step]) -> tuple[str, ...]: ...

    def labels(
        self, state: Any, seat: Seat, verb: str, chosen: tuple[Value, ...], values: Sequence[Value]
    ) -> list[Text]: ...


class Offer:
    """What a seat may do while the position stays as it is: each list is made once, when it is first asked for."""

    def __init__(self, game: Rules, state: Any, seat: Seat) -> None:
        self._game, self._state, self.seat = game, state, seat
        self._is_idle = state.over or seat == CLOCK
        self._spots: dict[tuple[str, tuple[Value, ...]], Spot | None] = {}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Offer) and (self.seat, self._state) == (other.seat, other._state)

    @cached_property
    def steps(self) -> list[Step]:
        """The steps that the seat can answer, those that wait for it first."""
        return open_steps(self._state, self.seat)

    @cached_property
    def _asked(self) -> list[Step]:
        """The steps that wait for the seat."""
        return [step for step in self.steps if self.seat in step.awaits(self._state)]

    def answered_by(self, verb: str) -> Step | None:
        """The only step of the game that a move of a verb can answer; None if there are several, or none."""
        steps = [step for step in self.steps if step.handles(verb)]
        return steps[0] if len(steps) == 1 else None

    @cached_property
    def moves(self) -> list[Move]:
        """Every legal move that is a step of the game, with all its values, without repeats."""
        return listed(self.steps, self._state, self.seat)

    @property
    def defaults(self) -> set[Move]:
        """What would be played for the seat if it were away."""
        return {step.brief(self._state, self.seat).default for step in self._asked}

    @cached_property
    def foresight(self) -> Foresight:
        """What each move would bring the side that is asked, else the seat's own."""
        side = next((step.brief(self._state, self.seat).whose for step in self._asked), None)
        return Foresight(self._game, self._state, self.seat, side)

    @cached_property
    def free_moves(self) -> list[Move]:
        """Every move that the rules allow the seat at any time."""
        return self._listed_by(self._game.anytime)

    @cached_property
    def settings(self) -> list[Move]:
        """Every legal change of a setting: no step of the game."""
        return self._listed_by(self._game.preferences)

    def _listed_by(self, step: Step | None) -> list[Move]:
        """What a step lists that a seat may do whether it is asked or not."""
        return [] if step is None or self._is_idle else step.moves(self._state, self.seat)

    @property
    def beside(self) -> list[Move]:
        """What the seat may do whether it is asked or not: free moves and settings."""
        return [*self.free_moves, *self.settings]

    @cached_property
    def open_verbs(self) -> list[Verb]:
        """The open verbs of which the seat may begin a move now."""
        return [verb for verb in self._game.info.verbs if verb.open and self.spot(verb.name)]

    @cached_property
    def only_moves(self) -> list[Move]:
        """The moves of open verbs that have just one: it needs no building up, unless it has values and a price."""
        found = []
        for verb in self.open_verbs:
            values: tuple[Value, ...] = ()
            spot = None if verb.shown.covers else self.spot(verb.name)
            while spot is not None and not spot.ends and len(spot.next) == 1 and not verb.shown.charted:
                values = (*values, spot.next[0].value)
                spot = self.spot(verb.name, values)
            if spot is not None and spot.ends and not (spot.next or (values and spot.price)):
                found.append(Move(verb.name, values))
        return found

    @cached_property
    def empty_moves(self) -> list[Move]:
        """The moves of open verbs that have others, but may also be played without any value."""
        spots = {verb.name: self.spot(verb.name) for verb in self.open_verbs if not verb.shown.covers}
        return [Move(name) for name, spot in spots.items() if spot and spot.ends and spot.next]

    @cached_property
    def verbs(self) -> list[Verb]:
        """The verbs that the seat may use now, in the order of `GameInfo.verbs`."""
        return [verb for verb in self._game.info.verbs if self.has(verb.name)]

    def has(self, verb: str) -> bool:
        """Whether the seat may use a verb now; no other open verb is walked for it."""
        return verb in self._listed or (verb in self._game.opens and self.spot(verb) is not None)

    @cached_property
    def _listed(self) -> frozenset[str]:
        """The verbs of which moves are listed."""
        return frozenset(move.verb for move in (*self.moves, *self.free_moves, *self.settings))

    def spot(self, verb: str, chosen: Sequence[Value] = ()) -> Spot | None:
        """Where a move of a verb stands after the values chosen; None if they are no beginning of one."""
        at = verb, tuple(chosen)
        if at not in self._spots:
            self._spots[at] = self._spot(*at)
        return self._spots[at]

    def _spot(self, verb: str, chosen: tuple[Value, ...]) -> Spot | None:
        if verb in self._game.opens:
            return self._open_spot(verb, chosen)
        n, last = len(chosen), dict[Value, bool]()
        every = (*self.moves, *self.free_moves, *self.settings)
        for move in every:
            if move.verb == verb and len(move.values) > n and move.values[:n] == chosen:
                value = move.values[n]
                last[value] = last.get(value, False) or len(move.values) == n + 1
        ends = Move(verb, chosen) in every
        if not last:
            return Spot((), ends) if ends else None
        labels = self._game.labels(self._state, self.seat, verb, chosen, [*last])
        return Spot(tuple(map(Choice, last, labels, last.values())), ends)

    def _open_spot(self, verb: str, chosen: tuple[Value, ...]) -> Spot | None:
        """The spot of an open verb, by the first step that knows the values as a beginning."""
        if len(chosen) <= self._game.opens[verb].most:
            for step in self.handling(verb):
                if (spot := step.spot(self._state, self.seat, verb, chosen)) is not None:
                    return spot
        return None

    def handling(self, verb: str) -> list[Step]:
        """The steps that a move of an open verb may be an answer to, those that wait for the seat first."""
        return self._handling[verb]

    @cached_property
    def _handling(self) -> dict[str, list[Step]]:
        """By open verb, the steps that a move of it may be an answer to."""
        found: dict[str, list[Step]] = {verb: [] for verb in self._game.opens}
        for step in (*self.steps, *self._beside):
            for verb in self._game.opened_by(type(step)):
                found[verb].append(step)
        return found

    @property
    def _beside(self) -> list[Step]:
        """The steps of what the seat may do whether it is asked or not."""
        always = (self._game.anytime, self._game.preferences)
        return [] if self._is_idle else [step for step in always if step is not None]

    @property
    def walked(self) -> list[str]:
        """The open verbs by which the seat may answer, if a move of them can be begun."""
        return [name for name in self._game.opens if self.handling(name)]

    @property
    def rare(self) -> frozenset[str]:
        """The verbs that are offered behind all others."""
        return self._game.rare

    def proposals(self, verb: str, given: Sequence[Value] = ()) -> Iterator[tuple[Move, Spot]]:
        """Whole moves of open verbs that fit what was typed for a verb, best first, each with where it ends."""
        for step in self.steps:
            for move in step.proposals(self._state, self.seat, verb, tuple(given)):
                if (spot := self.spot(move.verb, move.values)) is not None and spot.ends:
                    yield move, spot

    def composed(self, verb: str, moves: Sequence[Move]) -> tuple[Move, int] | None:
        """A move of an open verb that stands for the first of these moves, and for how many; None if none does."""
        found = (step.composed(self._state, self.seat, verb, moves) for step in self.handling(verb))
        return next(filter(None, found), None)

    def stroll(self, verb: str, dice: Chooser, chosen: Sequence[Value] = ()) -> Move | None:
        """A random move of an open verb that begins with the values chosen; None if there is none."""
        steps = self.handling(verb)
        for step in steps if not chosen else ():
            if (move := step.sample(self._state, self.seat, verb, dice)) is not None:
                return move
        values = tuple(chosen)
        while steps and (spot := self.spot(verb, values)) is not None:
            if spot.ends and (not spot.next or dice.below(3) == 0):
                return Move(verb, values)
            if not spot.next:
                break
            values = (*values, spot.next[dice.below(len(spot.next))].value)
        return None

    def sample(self, dice: Chooser, *, rare: bool = True) -> Move | None:
        """A random legal move of an asked seat: a listed one, or one of an open verb; None: it has none.

        If not `rare`, one of a rare verb only where there is no other.
        """
        moves, verbs = self.moves, self.walked
        if not rare:
            moves = [move for move in moves if move.verb not in self.rare]
            verbs = [verb for verb in verbs if verb not in self.rare]
        while moves or verbs:
            number = dice.below(len(moves) + len(verbs))
            if number < len(moves):
                return moves[number]
            if (found := self.stroll(verbs.pop(number - len(moves)), dice)) is not None:
                return found
        return None if rare else self.sample(dice)

    def allows(self, move: Move) -> bool:
        """Whether the seat may make a move: it is listed, or its values walk and the last spot ends."""
        if move.verb in self._game.opens:
            return self.taking(move) is not None
        return move in self.moves or move in self.beside

    def taking(self, move: Move) -> Step | None:
        """The step that takes a move as its answer; None if the move is not legal."""
        if (verb := self._game.opens.get(move.verb)) is None:
            for step in (*self.steps, *self._beside):
                if move in step.moves(self._state, self.seat):
                    return step
            return None
        for step in self.handling(move.verb) if len(move.values) <= verb.most else ():
            if step.is_whole(self._state, self.seat, move):
                return step
        return None

    def proving(self, move: Move) -> Step | None:
        """The step that is alone in handling a move, and finds out while it does it whether it is legal."""
        if (verb := self._game.opens.get(move.verb)) is None or len(move.values) > verb.most:
            return None
        steps = self.handling(move.verb)
        return steps[0] if len(steps) == 1 and steps[0].proves(self.seat, move.verb) else None

    def labels(self, move: Move) -> tuple[Text, ...]:
        """A move in words, as it is offered: what an open verb says of the whole, else the label of each value.

        Raises KeyError if a value is not offered.
        """
        whole = self.spot(move.verb, move.values) if move.verb in self._game.opens else None
        if whole is not None and whole.whole is not None:
            return (whole.whole,)
        return tuple(
            {choice.value: choice.label for choice in self.choices(move.verb, move.values[:i])}[value]
            for i, value in enumerate(move.values)
        )

    def ends(self, verb: str, chosen: Sequence[Value]) -> bool:
        """Whether a move of a verb may be played with the values chosen."""
        spot = self.spot(verb, chosen)
        return spot is not None and spot.ends

    def choices(self, verb: str, chosen: Sequence[Value] = ()) -> list[Choice]:
        """The legal values of the verb's next parameter after those chosen, in the order the game lists them."""
        spot = self.spot(verb, chosen)
        return list(spot.next) if spot is not None else []


def numbers_of(choices: Sequence[Choice]) -> list[int] | None:
    """The values in order of size, if all are numbers; None if one is a word, or there are none."""
    numbers = [choice.value for choice in choices if isinstance(choice.value, int)]
    return sorted(numbers) if numbers and len(numbers) == len(choices) else None
