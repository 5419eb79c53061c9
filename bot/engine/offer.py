"""What one seat may do in one position: its verbs, and step by step the values of a move."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import Any, Protocol

from bot.engine.moves import Choice, Move, Seat, Spot, Text, Value, Verb
from bot.engine.options import GameInfo


class Lists(Protocol):
    """What of a game an offer is made from; see `rules.Game`."""

    @property
    def info(self) -> GameInfo: ...

    def moves(self, state: Any, seat: Seat) -> list[Move]: ...

    def free_moves(self, state: Any, seat: Seat) -> list[Move]: ...

    def settings(self, state: Any, seat: Seat) -> list[Move]: ...

    def is_open(self, verb: str) -> bool: ...

    def open_spot(self, state: Any, seat: Seat, verb: str, chosen: tuple[Value, ...]) -> Spot | None: ...

    def label(self, state: Any, seat: Seat, verb: str, chosen: tuple[Value, ...], value: Value) -> Text: ...


class Offer:
    """What a seat may do while the position stays as it is: each list is made once, when it is first asked for."""

    def __init__(self, game: Lists, state: Any, seat: Seat) -> None:
        self._game, self._state, self._seat = game, state, seat
        self._spots: dict[tuple[str, tuple[Value, ...]], Spot | None] = {}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Offer) and (self._seat, self._state) == (other._seat, other._state)

    @cached_property
    def moves(self) -> list[Move]:
        """See Game.moves."""
        return self._game.moves(self._state, self._seat)

    @cached_property
    def free_moves(self) -> list[Move]:
        """See Game.free_moves."""
        return self._game.free_moves(self._state, self._seat)

    @cached_property
    def settings(self) -> list[Move]:
        """See Game.settings."""
        return self._game.settings(self._state, self._seat)

    @property
    def beside(self) -> list[Move]:
        """See Game.moves_beside."""
        return [*self.free_moves, *self.settings]

    @cached_property
    def open_verbs(self) -> list[Verb]:
        """See Game.open_verbs."""
        return [verb for verb in self._game.info.verbs if verb.open and self.spot(verb.name)]

    @cached_property
    def verbs(self) -> list[Verb]:
        """See Game.verbs."""
        usable = {move.verb for move in (*self.moves, *self.free_moves, *self.settings)}
        usable.update(verb.name for verb in self.open_verbs)
        return [verb for verb in self._game.info.verbs if verb.name in usable]

    def spot(self, verb: str, chosen: Sequence[Value] = ()) -> Spot | None:
        """See Game.spot."""
        at = verb, tuple(chosen)
        if at not in self._spots:
            self._spots[at] = self._spot(*at)
        return self._spots[at]

    def _spot(self, verb: str, chosen: tuple[Value, ...]) -> Spot | None:
        game = self._game
        if game.is_open(verb):
            return game.open_spot(self._state, self._seat, verb, chosen)
        n, last = len(chosen), dict[Value, bool]()
        listed = (*self.moves, *self.free_moves, *self.settings)
        for move in listed:
            if move.verb == verb and len(move.values) > n and move.values[:n] == chosen:
                value = move.values[n]
                last[value] = last.get(value, False) or len(move.values) == n + 1
        ends = Move(verb, chosen) in listed
        if not last and not ends:
            return None
        label = game.label
        choices = (
            Choice(value, label(self._state, self._seat, verb, chosen, value), ends_here)
            for value, ends_here in last.items()
        )
        return Spot(tuple(choices), ends)

    def allows(self, move: Move) -> bool:
        """See Game.is_legal."""
        if self._game.is_open(move.verb):
            spot = self.spot(move.verb, move.values)
            return spot is not None and spot.ends
        return move in self.moves or move in self.free_moves or move in self.settings

    def labels(self, move: Move) -> tuple[Text, ...]:
        """A move in words, as it is offered: what an open verb says of the whole, else the label of each value.

        Raises KeyError if a value is not offered.
        """
        whole = self.spot(move.verb, move.values) if self._game.is_open(move.verb) else None
        if whole is not None and whole.whole is not None:
            return (whole.whole,)
        return tuple(
            {choice.value: choice.label for choice in self.choices(move.verb, move.values[:i])}[value]
            for i, value in enumerate(move.values)
        )

    def choices(self, verb: str, chosen: Sequence[Value] = ()) -> list[Choice]:
        """See Game.choices."""
        spot = self.spot(verb, chosen)
        return list(spot.next) if spot is not None else []


def numbers_of(choices: Sequence[Choice]) -> list[int] | None:
    """The values in order of size, if all are numbers; None if one is a word, or there are none."""
    numbers = [choice.value for choice in choices if isinstance(choice.value, int)]
    return sorted(numbers) if numbers and len(numbers) == len(choices) else None
