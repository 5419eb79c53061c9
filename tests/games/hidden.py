"""Another world differs in what is hidden: else every other proof compares a state with itself.

What a view hides is found by comparing it with the state, field by field; along a random game each hidden field must
come out otherwise in some world, and two worlds must not be the same.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import msgspec

from bot.engine.moves import Seat
from bot.engine.playout import Dice
from bot.engine.rng import Rng
from bot.engine.rules import Game

OFTEN = 40
"""A field that was hidden so often must have differed in another world once."""


def differences(one: Any, other: Any, path: str = "") -> Iterator[str]:
    """The fields in which two states differ, places in lists and tables left out: "players[].hand"."""
    if type(one) is not type(other):
        yield path
    elif isinstance(one, msgspec.Struct):
        for name in one.__struct_fields__:
            yield from differences(getattr(one, name), getattr(other, name), f"{path}.{name}")
    elif isinstance(one, list | tuple):
        if one != other:
            inner = [differences(a, b, f"{path}[]") for a, b in zip(one, other, strict=False)]
            yield from (found for pair in inner for found in pair)
            if len(one) != len(other):
                yield path
    elif isinstance(one, dict):
        if one.keys() != other.keys():
            yield path
        for key in one.keys() & other.keys():
            yield from differences(one[key], other[key], f"{path}[]")
    elif one != other:
        yield path


class Hidden:
    """What was hidden along a game, and what of it differed in other worlds."""

    def __init__(self) -> None:
        self.hidden = Counter[str]()
        self.varied = set[str]()

    def begin(self, game: Game[Any], seats: int, state: Any, dice: Dice) -> None:
        """At the first question two worlds are never the same where anything is hidden."""
        for viewer in (None, *map(Seat, range(seats))):
            if self._hidden_from(game, state, viewer):
                one, other = self._worlds(game, state, viewer, dice)
                assert list(differences(one, other)), f"two worlds for {viewer} are the same at the beginning"

    def look(self, game: Game[Any], seats: int, state: Any, dice: Dice) -> None:
        """Note what is hidden now, and what differs in other worlds."""
        for viewer in (None, *map(Seat, range(seats))):
            hidden = self._hidden_from(game, state, viewer)
            self.hidden.update(hidden)
            if hidden - self.varied:
                for world in self._worlds(game, state, viewer, dice):
                    self.varied.update(differences(self._plain(game, state), world))

    def prove_varied(self) -> None:
        """What was hidden often came out otherwise once."""
        same = sorted(
            path
            for path, n in self.hidden.items()
            if n >= OFTEN
            and not any(other.startswith(path) or path.startswith(other) for other in self.varied)
        )
        assert not same, f"hidden from a viewer, and the same in every world: {', '.join(same)}"

    def _hidden_from(self, game: Game[Any], state: Any, viewer: Seat | None) -> set[str]:
        return set(differences(self._plain(game, state), game.view(state, viewer)))

    def _worlds(self, game: Game[Any], state: Any, viewer: Seat | None, dice: Dice) -> list[Any]:
        rng = Rng(f"worlds {dice.below(1 << 30)}")
        return [self._plain(game, game.resample(state, viewer, rng)) for _ in range(2)]

    def _plain(self, game: Game[Any], state: Any) -> Any:
        plain = game.copy(state)
        plain.rng, plain.events = None, []
        return plain
