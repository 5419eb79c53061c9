"""What a game says to computer players beyond its rules. All of it has defaults: what the standings are worth."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar, Generic, NamedTuple, Protocol, TypeVar

from bot.engine.foresight import SCORE
from bot.engine.moves import Ask, Event, Move, Seat, Side, SideInfo, Value, Verb
from bot.engine.offer import Offer
from bot.engine.standings import Standings
from bot.engine.steps import Chooser, State

WON = 1_000_000
"""What beating one more side, or winning, is worth once a game is over: more than anything else."""


def worth(standings: Standings, sides: Sequence[SideInfo], seat: Seat) -> int:
    """What standings are worth to a seat: as much as its sides together, in points.

    A ranked side is worth its lead over the best score of others; once the game is over, `WON` for each of them in a
    worse place, minus `WON` for each in a better one. If everyone wins together, it is the scores of all seats, or the
    one that they share, otherwise the side's own; and at the end `WON` if it has won, minus `WON` if not.
    """
    scores, won, over = standings.scores, standings.won, standings.places is not None
    own = [number for number, side in enumerate(sides) if side.seat == seat]
    if standings.outcome == "together":
        held = [score for score, side in zip(scores, sides, strict=True) if side.seat is not None]
        points = held[0] if standings.shared else sum(held)
        return points + over * (WON if won[seat] else -WON)
    if standings.outcome == "some":
        return sum(scores[side] + over * (WON if won[side] else -WON) for side in own)
    others = [number for number, side in enumerate(sides) if side.seat != seat]
    best = max((scores[other] for other in others), default=0)
    lead = sum(scores[side] - best for side in own)
    places = standings.places or (0,) * len(scores)
    pairs = ((places[side], places[other]) for side in own for other in others)
    return lead + WON * sum((mine < theirs) - (mine > theirs) for mine, theirs in pairs)


RISK = "risk"
"""The term for what others may still answer (`Thinking.risk`), in games where they may."""
UNLESS = "unless"
"""Told last of what is gained where others may still answer."""


class GamePlan(NamedTuple):
    """A plan for a whole game: what it makes, the moves of its turn, and where these lead with the rest of the plan.

    The rest is the game's own.
    """

    worth: float
    moves: tuple[Move, ...]
    whereabouts: str = ""
    rest: tuple[Any, ...] = ()


def reason_key(term: str) -> str:
    """The message that says a term is higher after a move that is advised."""
    word = term.lower().replace("'", "").replace(" ", "-").replace("_", "-")
    return f"reason-{word}"


S = TypeVar("S", bound=State)


class Playable(Protocol):
    """What of a game computer players go by; see `rules.Game`."""

    @property
    def opens(self) -> Mapping[str, Verb]: ...

    def standings(self, state: Any) -> Standings: ...

    def sides(self, state: Any) -> tuple[SideInfo, ...]: ...

    def measures(self, state: Any, side: Side) -> Mapping[str, int]: ...

    def offer(self, state: Any, seat: Seat) -> Offer: ...

    def briefs(self, state: Any) -> Sequence[Ask]: ...

    def apply(self, state: Any, seat: Seat, move: Move) -> Sequence[Event]: ...


class Thinking(Generic[S]):
    """How computer players see one game. A game that knows better names a subclass in `Game.thinks`."""

    sees_ahead: ClassVar[bool] = False
    """Whether `evaluate` counts what a seat can do in turns to come, so that no one has to look at the next one."""
    plans_alone: ClassVar[bool] = False
    """Whether who looks further passes over the turns of others (`turn_again`), as they matter little to its next."""
    spared: ClassVar[float] = 0.0
    """By how much more a plan that wastes its turn (`wastes`) must lead to than any other, to be played."""
    certain: ClassVar[frozenset[str]] = frozenset()
    """Verbs whose moves turn out as the seat can foresee but for what their events call chance: tried in one world."""

    grounds: ClassVar[Mapping[str, tuple[str, ...]]] = {"standings": (SCORE,)}
    """The terms of `terms` that are a reason for a move, and which of the `counts` a player sees each by.

    Why a move is advised is said by these, and where none of them changes by the message `reason-TERM`.
    """
    unsaid: ClassVar[frozenset[str]] = frozenset()
    """The terms that are no reason to a player: estimates of what comes next, and what others do of their own."""
    tacit: ClassVar[frozenset[str]] = frozenset()
    """Terms by which a move is suggested only for what is counted of them: its words say already what it prepares."""

    last_resorts: ClassVar[frozenset[str]] = frozenset()
    """Verbs that people do not think of while there is anything else: no advice is compared with them."""

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

    def risk(self, after: S, seat: Seat, events: Sequence[Event]) -> float:
        """What a position loses of its worth, as others might still have answered the `events` that led to it.

        In imagined worlds windows close as if nobody had an answer.
        """
        return 0.0

    def counts(self, view: S, side: Side) -> Mapping[str, int]:
        """What the player of a side can count of it, each named by a message `measure-KEY`: by default its measures."""
        return self.game.measures(view, side)

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

    def proposal(self, state: S, seat: Seat) -> Move | None:
        """The offer that a seat that is asked had better make before anything else; None if none is worth it.

        No plan finds it, because it changes nothing by itself.
        """
        return None

    def waits(self, state: S, seat: Seat) -> bool:
        """Whether a seat had better wait with its next move until someone has answered an offer of it.

        It goes by what everyone may know.
        """
        return False

    def game_plan(
        self,
        world: S,
        seat: Seat,
        breadth: int,
        known: Sequence[Any] = (),
        hurried: Callable[[], bool] = lambda: False,
    ) -> GamePlan | None:
        """The best plan for a whole game; None where a game has no other plans than rows of moves.

        The more `breadth`, the more plans are compared, fewer once it is `hurried`, and with what is `known` of an
        earlier one. The turn is played in the imagined world.
        """
        return None

    def whereabouts(self, view: S, seat: Seat) -> str:
        """What tells a position from others as far as such a plan foresees it; "" where none is made."""
        return ""

    def recommended(self, view: S, seat: Seat) -> Sequence[Move]:
        """What is good for whoever is new, where nothing else tells the answers apart; empty elsewhere."""
        return ()

    def wastes(self, before: S, after: S, seat: Seat, moves: Sequence[Move]) -> bool:
        """Whether a row of moves brings nothing of what it is made for, so that no person is advised to make it."""
        return False

    def loses(self, before: S, after: S, seat: Seat, moves: Sequence[Move]) -> bool:
        """Whether a row of moves that wastes even costs what it is made for: anything else is rather done."""
        return False

    def is_open(self, view: S, seat: Seat, term: str) -> bool:
        """Whether what a move adds to a term is not sure yet: others choose unseen at the same time, or cards come."""
        return False

    def turn_again(self, state: S, seat: Seat) -> bool:
        """Pass over the turns of others in an imagined world, in place, until `seat` has the turn; whether it has.

        So computer players ask what a seat could do next; by default it cannot be said.
        """
        return False

    def ends_soon(self, state: S, seat: Seat) -> bool:
        """Whether the game is likely to end before `seat` has another turn: how it ends is then all that counts."""
        return False
