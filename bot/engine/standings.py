"""How a game stands and how it ended: scores, places, and what reports of many games say of it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Literal

import msgspec

from bot.engine.moves import SideInfo
from bot.engine.seats import Seat, Side

Outcome = Literal["ranked", "together", "some"]
"""How a game ends: by places, with everyone winning or losing together, or with some winning and others not."""


class Summary(msgspec.Struct, frozen=True):
    """What reports of many games say of one beside its score.

    `factions` are what sets each seat's play apart from others', as words; none if nothing does. `rounds` are those
    played, 0 in a game without rounds; `ending` is how it ended, as a word, "" where there is one way only.
    """

    factions: tuple[str, ...] = ()
    rounds: int = 0
    ending: str = ""


class Goal(msgspec.Struct, frozen=True):
    """How far all are together towards what decides a game for everyone; the message `goal-KEY` names it.

    It is counted like scores (`scored`), or it is a danger that counts for itself.
    """

    key: str
    reached: int
    of: int
    scored: bool = True


class Standings(msgspec.Struct, frozen=True):
    """Scores by side; `places` (1 is best, ties share) once the game is over, None before.

    `counts` are further numbers by side that explain the score (message `count-KEY` names each). Where the `outcome` is
    not "ranked", the sides that have won are in place 1, the others in place 2. If the score is `shared`, it is the
    same for all: nobody's own is counted.
    """

    scores: tuple[int, ...]
    places: tuple[int, ...] | None = None
    counts: tuple[dict[str, int], ...] = ()
    outcome: Outcome = "ranked"
    shared: bool = False

    @property
    def won(self) -> tuple[bool, ...]:
        """By side, whether it has won; no one has before the game is over."""
        return tuple(place == 1 for place in self.places or (0,) * len(self.scores))

    def best_side(self, sides: Sequence[SideInfo], seat: Seat) -> Side:
        """The side of a seat that stands best: by its place, then by its score."""
        places = self.places or (0,) * len(self.scores)
        own = (Side(number) for number, side in enumerate(sides) if side.seat == seat)
        return min(own, key=lambda side: (places[side], -self.scores[side]))

    @classmethod
    def ranked(cls, scores: Iterable[int], counts: tuple[dict[str, int], ...] = ()) -> Standings:
        """Final standings in which more is better and equals share a place."""
        scores = tuple(scores)
        return cls(scores, tuple(1 + sum(s > own for s in scores) for own in scores), counts)

    @classmethod
    def together(
        cls, scores: Iterable[int], won: bool | None, counts: tuple[dict[str, int], ...] = ()
    ) -> Standings:
        """Standings of a game that everyone wins or loses together; `won` is None before it is over."""
        scores = tuple(scores)
        places = None if won is None else (1 if won else 2,) * len(scores)
        return cls(scores, places, counts, "together")

    @classmethod
    def sharing(cls, score: int, won: bool | None, counts: tuple[dict[str, int], ...]) -> Standings:
        """Standings of a game with one score for everyone, who win or lose together; `counts` are by side."""
        return msgspec.structs.replace(cls.together((score,) * len(counts), won, counts), shared=True)

    @classmethod
    def some(
        cls, scores: Iterable[int], won: Sequence[bool] | None, counts: tuple[dict[str, int], ...] = ()
    ) -> Standings:
        """Standings of a game that each side wins or loses for itself; `won` is None before it is over."""
        places = None if won is None else tuple(1 if each else 2 for each in won)
        return cls(tuple(scores), places, counts, "some")
