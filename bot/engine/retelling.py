"""A game told again as the moments at which the turn passed, as one viewer could see them.

The moments depend only on what everyone may know, so neither their number nor their places reveal a secret.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from operator import sub
from typing import Any

import msgspec

from bot.engine.moves import CLOCK, Event, Pace, Seat, Side, SideInfo, Text, told_to
from bot.engine.rules import Game
from bot.engine.standings import Goal

UNITS = ("round", "turn")
"""The values of a headline that number the chapters of a game."""


class Chapter(msgspec.Struct, frozen=True, order=True):
    """A part of a game: "round" 3 or "turn" 12, as its headline counts them; otherwise each pass of the turn."""

    unit: str
    number: int


class Moment(msgspec.Struct, frozen=True):
    """The game when the turn passed to the sides `turn`, in a chapter.

    `view` are the bytes of the view, `events` what happened since the moment before, both as the viewer may know them.
    `doing` is what those whose turn it is are asked (None at the end). `scores` are by side, or only one if it is
    `shared`; `goals` are what all have reached together; `sides` are as they were called then. Of a game that is over,
    `peaks` are, by score, the events of the move since the moment before that brought it most; none if it did not grow.
    The number of moves is left out, because some are secret.
    """

    chapter: Chapter
    turn: tuple[Side, ...]
    doing: Text | None
    headline: Text
    scores: tuple[int, ...]
    events: tuple[Event, ...]
    view: bytes
    sides: tuple[SideInfo, ...]
    shared: bool = False
    goals: tuple[Goal, ...] = ()
    peaks: tuple[tuple[Event, ...], ...] = ()

    @property
    def hues(self) -> tuple[int | None, ...]:
        """The number of the colour of each score: its side's, or None if all sides share the score."""
        return (None,) if self.shared else tuple(side.hue for side in self.sides)


class _Peaks:
    """By score, what happened in the move that brought it most since they were last taken."""

    def __init__(self) -> None:
        self._scores: tuple[int, ...] = ()
        self._best: dict[int, tuple[int, tuple[Event, ...]]] = {}

    def note(self, scores: tuple[int, ...], events: Sequence[Event]) -> None:
        """A move led to these scores."""
        for number, gain in enumerate(map(sub, scores, self._scores)):
            if gain > 0 and (number not in self._best or gain > self._best[number][0]):
                self._best[number] = gain, tuple(events)
        self._scores = scores

    def taken(self) -> tuple[tuple[Event, ...], ...]:
        """What they are now; from here on they are anew."""
        best = tuple(self._best.get(number, (0, ()))[1] for number in range(len(self._scores)))
        self._best.clear()
        return best


def retell(
    game: Game[Any], states: Iterable[tuple[Any, list[Event]]], viewer: Seat | None, *, over: bool
) -> Iterator[Moment]:
    """The moments of a game whose states come with what happened in each: the set-up, every pass of the turn, the end.

    A state may be changed in place once the next is asked for. Until the game is `over`, the scores are also those
    that the viewer may know.
    """
    turn: tuple[Side, ...] = ()
    word = ""
    chapter: Chapter | None = None
    told: list[Event] = []
    number, latest = 0, None
    before: bytes | None = None
    peaks = _Peaks()

    def moment(asked: tuple[Side, ...], doing: Text | None) -> Moment:
        view = game.view(latest, viewer)
        headline = game.headline(view)
        now = chapter_of(headline) or (Chapter("turn", number) if asked or chapter is None else chapter)
        found = game.standings(latest if over else view)
        scores = found.scores[:1] if found.shared else found.scores
        data, sides = game.encode(view), game.sides(view)
        return Moment(
            chapter=now,
            turn=asked,
            doing=doing,
            headline=headline,
            scores=scores,
            events=tuple(told),
            view=data,
            sides=sides,
            shared=found.shared,
            goals=game.goals(view),
            peaks=peaks.taken()[: len(scores)],
        )

    for state, events in states:
        latest = state
        known = told_to(viewer, events)
        told += known
        if over:
            peaks.note(game.standings(state).scores, known)
        asks = [ask for ask in game.asks(state) if ask.pace is Pace.TURN and ask.audience is None]
        asked = tuple(dict.fromkeys(ask.whose for ask in asks if ask.seat != CLOCK))
        now = game.turn(state)
        anew = word != now or _begins(game, state, chapter)
        if not asked or not (number == 0 or _passes(turn, asked) or anew):
            continue
        number += 1
        found = moment(asked, next(ask.prompt for ask in asks if ask.whose == asked[0]))
        turn, word, chapter, before, told = asked, now, found.chapter, found.view, []
        yield found
    if latest is not None:
        found = moment((), None)
        if over or found.events or found.view != before:
            yield found


def _passes(before: tuple[Side, ...], asked: tuple[Side, ...]) -> bool:
    """Whether a new side is asked, or none of those before; not when one of several has answered."""
    return bool(set(asked) - set(before)) or not set(asked) & set(before)


def _begins(game: Game[Any], state: Any, chapter: Chapter | None) -> bool:
    """Whether another chapter begins, in games that have chapters."""
    now = chapter_of(game.headline(state))
    return now is not None and now != chapter


def chapter_of(headline: Text) -> Chapter | None:
    """The chapter that a headline names."""
    for unit in UNITS:
        number = headline.values.get(unit)
        if isinstance(number, int):
            return Chapter(unit, number)
    return None
