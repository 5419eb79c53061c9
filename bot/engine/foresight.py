"""What a move would bring whoever makes it, played in worlds that they could not tell from the true one.

Nothing is said but what follows from the view of the seat: what differs between such worlds is decided by chance, or by
something hidden, and has no figure.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from typing import Any, Protocol

import msgspec

from bot.engine.moves import Event, Move, Seat, Side, told_to
from bot.engine.rng import Rng

WORLDS = 3
"""In so many worlds a move is played at least."""
CHANCY = 12
"""In so many where chance or something hidden decides, unless the game names each way in which it can."""
SCORE = "score"
"""The measure that every game has."""

_encode = msgspec.msgpack.Encoder().encode


class Foreseeable(Protocol):
    """What of a game is needed; see `rules.Game`."""

    def measures(self, state: Any, side: Side) -> Mapping[str, int]: ...

    def uncertain(self, verb: str) -> frozenset[str]: ...

    def fates(self, world: Any, side: Side, move: Move) -> Sequence[Any]: ...

    def resample(self, state: Any, viewer: Seat | None, rng: Rng) -> Any: ...

    def begin(self, state: Any, seat: Seat, move: Move) -> None: ...

    def go_on(self, state: Any) -> list[Event]: ...

    def copy(self, state: Any) -> Any: ...

    def encode(self, state: Any) -> bytes: ...


class Foreseen(msgspec.Struct, frozen=True):
    """What a move changes for whoever makes it, until the next question or the end of what is still part of it.

    `gains` are the measures that change, each by how much; `open` are those of which that is not certain, and `between`
    has by how much the open ones change at least and at most, as far as that is known. `chancy` says that chance, or
    something hidden, decides what its maker will see: whoever has seen it cannot take it back alone.
    """

    gains: Mapping[str, int] = {}
    open: tuple[str, ...] = ()
    between: Mapping[str, tuple[int, int]] = {}
    chancy: bool = False

    @property
    def lost_score(self) -> int:
        """The points that it costs for certain, and for nothing that is counted."""
        return 0 if any(by > 0 for by in self.gains.values()) else max(0, -self.gains.get(SCORE, 0))

    def beyond(self, part: Foreseen) -> Foreseen:
        """What a move changes that its beginning, a move of its own, does not; what is open of either has no figure."""
        open_ = tuple(dict.fromkeys((*self.open, *(key for key in part.open if key in self.gains))))
        change = {
            key: self.gains.get(key, 0) - part.gains.get(key, 0) for key in {**self.gains, **part.gains}
        }
        gains = {key: by for key, by in change.items() if by and key not in open_ and key not in part.open}
        between = {
            key: (least - part.gains.get(key, 0), most - part.gains.get(key, 0))
            for key, (least, most) in self.between.items()
            if key not in part.open
        }
        return Foreseen(gains, open_, between, self.chancy)


class _Worlds:
    """Worlds that fit a view, made when they are needed, and the same each time."""

    def __init__(self, game: Foreseeable, view: Any, seat: Seat) -> None:
        self._game, self._view, self._seat = game, view, seat
        self._dice = Rng(game.encode(view).hex()).spawn("foresight")
        self._made = list[Any]()

    def __getitem__(self, number: int) -> Any:
        while number >= len(self._made):
            self._made.append(self._game.resample(self._view, self._seat, self._dice))
        return self._made[number]


class Foresight:
    """What the moves of one seat would bring it, from its view, for as long as the position stays as it is."""

    def __init__(self, game: Foreseeable, view: Any, seat: Seat, side: Side | None = None) -> None:
        self._game, self._view, self._seat = game, view, seat
        self._side = Side(seat) if side is None else side
        self._known = dict[Move, Foreseen]()

    @cached_property
    def _before(self) -> Mapping[str, int]:
        return self._game.measures(self._view, self._side)

    def of(self, move: Move) -> Foreseen:
        """What a legal move would bring."""
        if move not in self._known:
            self.look([move])
        return self._known[move]

    def look(self, moves: Iterable[Move]) -> None:
        """Find out what some legal moves would bring; from then on `of` knows it."""
        worlds = _Worlds(self._game, self._view, self._seat)
        for move in moves:
            if move not in self._known:
                self._known[move] = self._foreseen(move, worlds)

    def _foreseen(self, move: Move, worlds: _Worlds) -> Foreseen:
        told = [key for key in self._before if key not in self._game.uncertain(move.verb)]
        if not told:
            return Foreseen()
        stories, changes, drawn = set[bytes](), list[dict[str, int]](), False
        fates = self._game.fates(worlds[0], self._side, move)
        enough = len(fates) + WORLDS
        for number in range(max(CHANCY, enough)):
            if number == enough and (fates or (not drawn and len(stories) == 1)):
                break
            beyond = number - len(fates)
            world = fates[number] if beyond < 0 else self._game.copy(worlds[beyond])
            counter = world.rng.counter
            self._game.begin(world, self._seat, move)
            after = self._game.measures(world, self._side)
            events = self._game.go_on(world)
            drawn = drawn or world.rng.counter != counter or any(event.chance for event in events)
            stories.add(_encode(told_to(self._seat, events)))
            changes.append({key: after[key] - before for key, before in self._before.items()})
        chancy = drawn or len(stories) > 1
        found = {key: {change[key] for change in changes} for key in told}
        open_ = tuple(key for key, each in found.items() if len(each) > 1)
        gains = {key: by for key, (by, *_) in found.items() if by and key not in open_}
        between = {key: (min(found[key]), max(found[key])) for key in open_ if fates}
        return Foreseen(gains, open_, between, chancy)
