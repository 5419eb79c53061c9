"""What a game says to computer players beyond its rules. All of it has defaults that the rules give."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Generic, Protocol, TypeVar

from bot.engine.moves import Move, Seat, SideInfo, Value, Verb
from bot.engine.offer import Offer
from bot.engine.standings import Standings
from bot.engine.steps import Chooser, State
from bot.engine.worth import worth

S = TypeVar("S", bound=State)


class Playable(Protocol):
    """What of a game computer players go by; see `rules.Game`."""

    @property
    def opens(self) -> Mapping[str, Verb]: ...

    def standings(self, state: Any) -> Standings: ...

    def sides(self, state: Any) -> tuple[SideInfo, ...]: ...

    def offer(self, state: Any, seat: Seat) -> Offer: ...


class Thinking(Generic[S]):
    """How computer players see one game. A game that knows better names a subclass in `Game.thinks`."""

    sees_ahead: ClassVar[bool] = False
    """Whether `evaluate` counts what a seat can do in turns to come, so that no one has to look at the next one."""
    certain: ClassVar[frozenset[str]] = frozenset()
    """Verbs whose moves turn out as the seat can foresee but for what their events call chance: tried in one world."""

    def __init__(self, game: Playable) -> None:
        self.game = game

    def evaluate(self, view: S, seat: Seat) -> int:
        """How good a position is for `seat`: the sum of its `terms`; more is better, the unit is the game's own."""
        return int(sum(self.terms(view, seat).values()))

    def terms(self, view: S, seat: Seat) -> dict[str, float]:
        """What makes a position good or bad for `seat`, by name.

        It reads nothing that `seat` may not know, so a view and any world that fits it are worth the same. By default
        it is what the standings say (`worth`). Games override it in their `evaluation.py`.
        """
        return {"standings": worth(self.game.standings(view), self.game.sides(view), seat)}

    def candidates(self, state: S, seat: Seat, dice: Chooser, most: int = 48) -> list[Move]:
        """The moves worth a thought: all that are listed, then at most `most` of open verbs.

        A verb that covers others is left out: its moves are rows of listed ones, and are found one by one.
        """
        offer = self.game.offer(state, seat)
        found, drawn = list(offer.moves), dict[Move, None]()
        for name, verb in self.game.opens.items():
            if verb.shown.covers:
                continue
            steps = offer.handling(name)
            drawn.update((move, None) for step in steps for move in step.proposals(state, seat, name, ()))
            for _ in range(most if steps else 0):
                if len(drawn) >= most:
                    break
                if (move := offer.stroll(name, dice)) is not None:
                    drawn[move] = None
        return found + list(drawn)

    def free_candidates(self, state: S, seat: Seat) -> list[Move]:
        """The free moves worth a thought: by default all."""
        return self.game.offer(state, seat).free_moves

    def bargain(self, state: S, seat: Seat, verb: str, begin: Sequence[Value]) -> Move | None:
        """The best move of a verb that makes an offer and begins with these values; None if none is worth it."""
        return None

    def turn_again(self, state: S, seat: Seat) -> bool:
        """Pass over the turns of others in an imagined world, in place, until `seat` has the turn; whether it has.

        So computer players ask what a seat could do next; by default it cannot be said.
        """
        return False
