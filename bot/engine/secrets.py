"""Who learned something by a move: decides about taking moves back, and proves that no event reveals a secret.

A viewer learned something if the view after the move does not follow from the view before it and the move: if there is
another world that the viewer could not tell from this one, in which no move that looks the same shows the same.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

import msgspec

from bot.engine.moves import Event, Move, Seat, told_to
from bot.engine.rng import Rng
from bot.engine.rules import Game

WORLDS = 6
"""How many other worlds are tried. A coin's side is overlooked once in 2**6; a card of a pile far less often."""

TRIES = 4
"""How many worlds are made at most for each that is tried, because in some the mover is not asked."""

WITHOUT_CHANCE = 4
"""How many worlds are tried if the move used no chance: then only hidden things can reveal something."""

_encode = msgspec.msgpack.Encoder().encode

ALIKE = 8
"""How many moves that look like the one made are tried in a world."""


def alike(
    game: Game[Any], world: Any, seat: Seat, move: Move, viewer: Seat | None, dice: Rng
) -> Iterator[Move]:
    """The moves that may have been made in another world, as far as a viewer can tell.

    The mover knows which one it was. The others see only its verb: the same move comes first where it is legal, then
    what its step names as looking the same, then a few others of its verb, drawn by `dice` from all of them.
    """
    offer = game.offer(world, seat)
    if offer.allows(move):
        yield move
    if viewer == seat:
        return
    tried = {move}
    for step in offer.steps:
        for other in step.disguises(world, seat, move, viewer):
            if other not in tried and offer.allows(other):
                tried.add(other)
                yield other
    every = (*offer.moves, *offer.beside)
    others = [other for other in every if other.verb == move.verb and other not in tried]
    for _ in range(min(ALIKE, len(others))):
        yield others.pop(dice.below(len(others)))
    if any(verb.name == move.verb for verb in offer.open_verbs):
        for _ in range(ALIKE):
            walked = offer.stroll(move.verb, dice)
            if walked is not None and walked not in tried:
                tried.add(walked)
                yield walked


class _Seen(NamedTuple):
    """A move as one viewer saw it: the view before and after as bytes, and what was told of it."""

    viewer: Seat
    before: bytes
    after: bytes
    told: list[Event]

    @property
    def nothing(self) -> bool:
        """Whether the viewer noticed nothing at all."""
        return not self.told and self.after == self.before


def learners(game: Game[Any], before: Any, seat: Seat, move: Move, after: Any, seats: int) -> list[Seat]:
    """The seats that learned something by chance or from a secret when `seat` played `move`."""
    dice = Rng("worlds").spawn(str(hash_of(game, before)))
    told = game.apply(game.copy(before), seat, move)
    worlds = WITHOUT_CHANCE if after.rng == before.rng else WORLDS
    judged: dict[tuple[bool, bytes, bytes, bytes], bool] = {}
    found: list[Seat] = []
    for viewer in map(Seat, range(seats)):
        known, shown = (game.encode(game.view(each, viewer)) for each in (before, after))
        seen = _Seen(viewer, known, shown, told_to(viewer, told))
        # Viewers to whom everything looks the same know the same, and learn the same.
        case = (viewer == seat, seen.before, seen.after, _encode(seen.told))
        if case not in judged:
            judged[case] = not seen.nothing and _learned(game, before, seat, move, seen, worlds, dice)
        if judged[case]:
            found.append(viewer)
    return found


def _learned(
    game: Game[Any], before: Any, seat: Seat, move: Move, seen: _Seen, worlds: int, dice: Rng
) -> bool:
    was_asked, tried = seat in game.awaited(before), 0
    for _ in range(worlds * TRIES):
        world = game.resample(before, seen.viewer, dice)
        # That the mover was asked at all is told by the move itself.
        if was_asked and seat not in game.awaited(world):
            continue
        tried += 1
        others = alike(game, world, seat, move, seen.viewer, dice)
        if not any(_shows(game, world, seat, other, seen) for other in others):
            return True
        if tried == worlds:
            return False
    return not tried


def _shows(game: Game[Any], world: Any, seat: Seat, move: Move, seen: _Seen) -> bool:
    after = game.copy(world)
    if told_to(seen.viewer, game.apply(after, seat, move)) != seen.told:
        return False
    game.veil(after, seen.viewer)
    return game.encode(after) == seen.after


def hash_of(game: Game[Any], state: Any) -> int:
    """A number that tells states apart, the same on every machine."""
    return Rng(game.encode(state).hex()).bits()
