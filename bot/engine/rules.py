"""The contract of a game: one stateless object per game; everything else is in the state.

A game lists its complete legal moves; verbs, the choices of the next parameter and the check of a move are derived from
that one list, so what is offered and what is accepted cannot disagree. Where the moves of a verb are too many to list,
its step says at each spot of the walk what may come next, and the same things are derived from that walk.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, ClassVar, Generic, TypeVar

import msgspec

from bot.engine.errors import BadOptions, Illegal, NotWhole
from bot.engine.explaining import explain
from bot.engine.foresight import SCORE
from bot.engine.hints import Hint
from bot.engine.matrix import check_pairs
from bot.engine.moves import Ask, Event, Held, Move, Seat, Side, SideInfo, Text, Value, Values, one_each
from bot.engine.offer import Offer
from bot.engine.options import GameInfo, Options
from bot.engine.points import scored
from bot.engine.rng import Guess, Rng
from bot.engine.standings import Goal, Standings, Summary
from bot.engine.steps import State, Step, listed, open_steps, settle
from bot.engine.thinking import Thinking

S = TypeVar("S", bound=State)


class Game(Generic[S]):
    """The rules of one game. Subclasses give `info`, `state_type` and the methods that raise here."""

    info: ClassVar[GameInfo]
    state_type: type[S]
    anytime: Step | None = None
    """Lists and handles what the rules allow every seat at any time, beside what it is asked."""
    tells_points: ClassVar[bool] = False
    """Whether what a move scores is an event of its own because no other says it; everyone knows `breakdown` then."""
    stocks: ClassVar[frozenset[str]] = frozenset()
    """The sources of points that are what a side has to spend."""
    hints: ClassVar[tuple[Hint, ...]] = ()
    """What newcomers miss, the most useful first."""
    preferences: Step | None = None
    """Lists and handles the settings of every seat."""
    thinks: type[Thinking[Any]] = Thinking
    """What the game says to computer players."""

    def __init__(self) -> None:
        self._encoder = msgspec.msgpack.Encoder()
        self._decoder = msgspec.msgpack.Decoder(self.state_type)
        self._verbs = {verb.name: verb for verb in self.info.verbs}
        self.opens = {verb.name: verb for verb in self.info.verbs if verb.open}
        """The verbs whose moves are built up value by value, by name."""
        self.rare = frozenset(verb.name for verb in self.info.verbs if verb.shown.rare)
        self._opened: dict[type[Step], tuple[str, ...]] = {}
        self.thinking = self.thinks(self)

    def deal(self, seats: int, options: dict[str, str], rng: Rng, version: int) -> S:
        """The position before the first question, from complete and checked options, with `version` as its version."""
        raise TypeError("a game must deal")

    def hide(self, view: S, viewer: Seat | None) -> None:
        """Turn a copy of the true state into what `viewer` may know, in place: cards hidden, piles as counts."""
        raise TypeError("a game must hide what is secret")

    def deal_anew(self, world: S, viewer: Seat | None, rng: Rng) -> None:
        """Turn a copy of a state into another complete one that `viewer` could not tell from it, in place.

        It may be that viewer's own view: what is hidden in it is then filled with what could be there.
        """
        raise TypeError("a game must deal anew what is secret")

    def standings(self, state: S) -> Standings:
        """Scores by side now, and how the game will end; places once it is over."""
        raise TypeError("a game must have standings")

    def sides(self, state: S) -> tuple[SideInfo, ...]:
        """Who has a score and a place, the same for every viewer. By default each seat is a side.

        Side i belongs to seat i; further sides of seats, and those without a seat, come after these and have names. A
        game always has as many, and a seat keeps its own; names and hues may change.
        """
        return one_each(len(self.standings(state).scores))

    def breakdown(self, state: S, side: Side) -> Mapping[str, int]:
        """Where the points of a side come from, as far as who sees `state` knows; the message `source-KEY` names each.

        Together they are its score or, where all share one, its part of that. By default there is one source only.
        """
        return {SCORE: self.standings(state).scores[side]}

    def headline(self, state: S) -> Text:
        """The moment of the game in a few words: "round 14, 4 flares to nova"."""
        raise TypeError("a game must have a headline")

    def phase(self, state: S) -> str:
        """What everyone plays before anyone goes on, as one word that changes with the next; public.

        When it is over, the channel gets a new message. In a game without phases ("") it gets one with each turn.
        """
        return ""

    def turn(self, state: S) -> str:
        """The turn that goes on, as a word that changes with the next, also where its seat has that too; public.

        In a game that names no turns ("") they are told apart by who is asked alone.
        """
        return ""

    def turns_of(self, state: S, seat: Seat) -> int:
        """How many turns a seat has had, with the one that goes on. Beyond the first ones it need not be exact.

        By default none is counted.
        """
        return 0

    def labels(
        self, state: S, seat: Seat, verb: str, chosen: tuple[Value, ...], values: Sequence[Value]
    ) -> list[Text]:
        """The words for choices of the next value of a verb, with what each costs and pays where that matters."""
        return [Text("choice-plain", {"value": value}) for value in values]

    def measures(self, state: S, side: Side) -> Mapping[str, int]:
        """What choices cost and bring: amounts of a side that its player knows, each named by a message `measure-KEY`.

        There are always the same, best first. By default it is the score, which the message `score` names.
        """
        return {SCORE: self.standings(state).scores[side]}

    def uncertain(self, verb: str) -> frozenset[str]:
        """The measures that no move of a verb foretells, because they seldom follow from what its player knows.

        Of a verb with all of them nothing is foretold.
        """
        return frozenset()

    def fates(self, world: S, side: Side, move: Move) -> Sequence[S]:
        """Copies of an imagined world, one for each way in which chance can decide what a move brings a side.

        None where it decides nothing, or in more ways than can be named: a few worlds dealt anew stand for those.
        """
        return ()

    def held(self, state: S, seat: Seat) -> Sequence[Held]:
        """The cards in a hand that can be played or come true, alike ones once; none in a game without hands."""
        return ()

    def away(self, state: S) -> Sequence[Seat]:
        """The seats for which no window waits, because they let too many run out; everyone may know it."""
        return ()

    def parting(self, state: S, seat: Seat) -> Move | None:
        """The clock's move for a seat that plays on without a player, before its default; None: there is none."""
        return None

    def secrets(self, options: Options, seats: int) -> bool:
        """Whether a player may know something that others may not. Players' own settings do not count."""
        raise TypeError("a game must say whether it has secrets")

    def summary(self, state: S) -> Summary:
        """What reports of many games say of this one beside its score. By default there is no more to say."""
        return Summary()

    def goals(self, state: S) -> tuple[Goal, ...]:
        """What all must reach together, and what must not reach its end; the same in every view. By default nothing."""
        return ()

    def seat_counts(self, options: Options) -> range:
        """How many people can play with these options; those left out have their defaults."""
        return range(self.info.min_seats, self.info.max_seats + 1)

    def check_options(self, seats: int, options: dict[str, str]) -> None:
        """Raise BadOptions if complete options do not fit together, or do not fit this number of seats.

        A wrong number that needs no reason is left to `seat_counts`.
        """

    def check_setup(self, seats: int, options: dict[str, str]) -> None:
        """Raise BadOptions if the rules have no game with this number of seats and these complete options."""
        if self.info.min_seats <= seats <= self.info.max_seats:
            self.check_options(seats, options)
        counts = self.seat_counts(options)
        if seats not in counts:
            raise BadOptions("1", "seat-count", {"seats": seats, "least": counts[0], "most": counts[-1]})

    def check_new(self, seats: int, options: dict[str, str]) -> None:
        """Raise BadOptions if no new game may begin so, as `check_setup` does, or because test games failed."""
        self.check_setup(seats, options)
        check_pairs(self.info.slug, self.info.version, seats, options)

    def can_begin(self, seats: int, options: dict[str, str]) -> bool:
        """Whether a new game may begin with this number of seats and these complete options."""
        try:
            self.check_new(seats, options)
        except BadOptions:
            return False
        return True

    def check_invariants(self, state: S) -> None:
        """Raise AssertionError if a state cannot be right (pieces lost, limits broken)."""

    def setup(self, seats: int, options: Options, rng: Rng, version: int | None = None) -> S:
        """A new game at its first question, by the newest rules or those of another `version`. Raises BadOptions."""
        version = self.info.version if version is None else version
        if version not in self.info.versions:
            values: Values = {"version": version, "oldest": self.info.since, "newest": self.info.version}
            raise BadOptions("", "rules-version", values)
        complete = self.info.complete(options)
        self.check_setup(seats, complete)
        state = self.deal(seats, complete, rng, version)
        settle(state)
        return state

    def view(self, state: S, viewer: Seat | None) -> S:
        """What `viewer` may know (None: the public): a new state without what is secret, and without a generator."""
        view = self.copy(state)
        self.veil(view, viewer)
        return view

    def veil(self, state: S, viewer: Seat | None) -> None:
        """Leave of a state what its `viewer` may know, in place."""
        self.hide(state, viewer)
        state.rng, state.events = None, []

    def resample(self, state: S, viewer: Seat | None, rng: Rng) -> S:
        """Another complete state, with a generator of its own, that `viewer` could not tell from this one.

        `state` may be that viewer's own view.
        """
        world = self.copy(state)
        seed = f"{rng.bits():016x}"
        world.rng = Rng(seed)
        self.deal_anew(world, viewer, Guess(seed))
        return world

    def awaited(self, state: S) -> list[Seat]:
        """The seats that are asked now, each once; CLOCK if a window waits for its time."""
        if state.over:
            return []
        if not state.beside:
            return list(state.stack[-1].awaits(state)) if state.stack else []
        seats: list[Seat] = []
        for step in (*state.stack[-1:], *state.beside):
            seats.extend(seat for seat in step.awaits(state) if seat not in seats)
        return seats

    def asks(self, state: S, viewer: Seat | None = None) -> list[Ask]:
        """The questions that are open now. In a view, only those to its `viewer` have a default."""
        if state.over:
            return []
        steps: list[Any] = [*state.stack[-1:], *state.beside]
        found: list[Ask] = [step.ask(state, seat) for step in steps for seat in step.awaits(state)]
        return found if state.rng is not None else [ask.seen_by(viewer) for ask in found]

    def briefs(self, state: S) -> list[Ask]:
        """The questions that are open now, in brief: what they show may be left out."""
        if state.over:
            return []
        steps: list[Any] = [*state.stack[-1:], *state.beside]
        return [step.brief(state, seat) for step in steps for seat in step.awaits(state)]

    def opened_by(self, kind: type[Step]) -> tuple[str, ...]:
        """The open verbs that steps of a kind handle."""
        if (found := self._opened.get(kind)) is None:
            found = self._opened[kind] = tuple(verb for verb in self.opens if kind.handles(verb))
        return found

    def moves(self, state: S, seat: Seat) -> list[Move]:
        """Every legal move of a seat that is a step of the game, with all its values, without repeats."""
        return listed(open_steps(state, seat), state, seat)

    def offer(self, state: S, seat: Seat) -> Offer:
        """All that a seat may do in a state, for as long as the state stays as it is."""
        return Offer(self, state, seat)

    @property
    def _beside(self) -> list[Step]:
        """The steps of what a seat may do whether it is asked or not."""
        return [step for step in (self.anytime, self.preferences) if step is not None]

    def play(self, state: S, seat: Seat, move: Move, data: bytes | None = None) -> list[Event]:
        """Check a move and carry it out in place. Raises Illegal with the state untouched.

        A caller who has no use for the state of an illegal move gives what it was decoded from, as `data`: then a chain
        of choices is walked only once, and an illegal one leaves the state half changed.
        Any other exception is a bug in the rules and leaves the state half changed: the caller goes back to the earlier
        bytes.
        """
        before = self._points(state)
        events = self._play(state, seat, move, data)
        return [*events, *self._scored(state, seat, before)] if before else events

    def _play(self, state: S, seat: Seat, move: Move, data: bytes | None) -> list[Event]:
        offer = self.offer(state, seat)
        if data is not None and (step := offer.proving(move)) is not None:
            try:
                return self.apply(state, seat, move, step)
            except NotWhole:
                raise self.explain(self.decode(data), seat, move) from None
        step = offer.taking(move)
        if step is None:
            raise self.explain(state, seat, move, offer)
        return self.apply(state, seat, move, step)

    def _points(self, state: S) -> list[Mapping[str, int]]:
        """What the points of each side are made of, in a game that tells what a move scores."""
        if not self.tells_points or state.over:
            return []
        return [self.breakdown(state, Side(side)) for side in range(len(self.sides(state)))]

    def _scored(self, state: S, seat: Seat, before: Sequence[Mapping[str, int]]) -> Iterator[Event]:
        """What each side scored since `before`, while the game goes on."""
        for side, (info, had, has) in enumerate(zip(self.sides(state), before, self._points(state))):
            event = scored(Side(side), had, has, self.stocks, own=info.seat == seat)
            if event is not None:
                yield event

    def apply(self, state: S, seat: Seat, move: Move, step: Step | None = None) -> list[Event]:
        """Carry out a legal move, in place, and return what happened, but for what was scored by it.

        `step` takes it, if the caller has it already.
        """
        (step or self._step_for(state, seat, move)).do(state, seat, move)
        return self.go_on(state)

    def begin(self, state: S, seat: Seat, move: Move) -> None:
        """Carry out of a legal move, in place, only what is part of it: what is `later` waits for `go_on`."""
        self._step_for(state, seat, move).do(state, seat, move)
        settle(state, near=True)

    def go_on(self, state: S) -> list[Event]:
        """Run, in place, what follows until someone is asked, and return what happened."""
        settle(state)
        events, state.events = state.events, []
        return events

    def _step_for(self, state: S, seat: Seat, move: Move) -> Step:
        """The step that takes a legal move."""
        steps = open_steps(state, seat, move.verb)
        if len(steps) > 1:
            steps = [step for step in steps if self._takes(state, seat, step, move)]
        steps = steps or [step for step in self._beside if step.handles(move.verb)]
        if not steps:
            raise self.explain(state, seat, move)
        return steps[0]

    def _takes(self, state: S, seat: Seat, step: Step, move: Move) -> bool:
        if move.verb in self.opens:
            return step.is_whole(state, seat, move)
        return move in step.moves(state, seat)

    def explain(self, state: S, seat: Seat, move: Move, offer: Offer | None = None) -> Illegal:
        """Why a move that is not legal is not, as precisely as the rules can say.

        `offer` is what the seat may do in this state, if the caller has it already.
        """
        return explain(self, state, seat, move, offer or self.offer(state, seat))

    def encode(self, state: S) -> bytes:
        """The state as bytes (MessagePack, fields by position)."""
        return self._encoder.encode(state)

    def decode(self, data: bytes) -> S:
        """The state that `encode` wrote, now or before fields were added: these have their defaults.

        It keeps the version of its rules and plays to its end by them.
        """
        return self._decoder.decode(data)

    def copy(self, state: S) -> S:
        """An independent copy."""
        return self._decoder.decode(self._encoder.encode(state))
