"""An open-ended move that is a row of single moves: a whole Move of SOL, a muster of Super Nova.

It is walked on a copy of the state, on which its single moves are played one after another. So it can do exactly what
they can do, and its preview is what they tell.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import Any, ClassVar, NamedTuple

import msgspec

from bot.engine.errors import Illegal, NotWhole
from bot.engine.moves import Choice, Event, Mark, Move, Seat, Spot, Text, Value, told_to
from bot.engine.steps import Chooser, State, Step, settle


class Link(NamedTuple):
    """One choice in a chain: the words that are chosen for it, and the single moves that they stand for.

    No link that is offered may begin with all the words of another. A chain ends with a link that is `last`, and not
    yet with one that does not `rest`.
    """

    words: tuple[Value, ...]
    moves: tuple[Move, ...]
    last: bool = False
    rest: bool = True
    first: bool = False
    """Whether it is offered before others."""
    gives: tuple[Text, ...] = ()
    """What it makes possible, where it is offered."""


class Walk(NamedTuple):
    """Where a chain stands: the state it begins in, the world after its links, the words of the next link so far, and
    the links that fit.

    The world does not show the last link.
    """

    before: Any
    world: Any
    trail: list[Link]
    begun: tuple[Value, ...]
    links: list[Link]

    @property
    def moves(self) -> list[Move]:
        """The single moves so far."""
        return [move for link in self.trail for move in link.moves]


class Chain:
    """A verb whose moves are chains. One object serves all games; the steps that know the verb name it.

    While a chain goes on, the step on top of the stack asks its seat. A link may lead to chance, to a reveal or to a
    question for someone else only if it is the last: that is not played while walking, and neither is `closing`.
    """

    verb: ClassVar[str]

    def links(
        self, g: Any, seat: Seat, trail: Sequence[Link], begun: tuple[Value, ...] | None = None
    ) -> list[Link]:
        """What may come next, best first.

        Links that do not begin with the words `begun` may be left out; None: so may those of several moves.
        """
        raise TypeError(f"{type(self).__name__} has no links")

    def ends(self, g: Any, seat: Seat, trail: Sequence[Link]) -> bool:
        """Whether the chain may end here."""
        return bool(trail) and trail[-1].rest

    def closing(self, g: Any, seat: Seat, trail: Sequence[Link]) -> Move | None:
        """What is played after the links if none of them was the last; None: nothing."""
        return None

    def offered(self, walk: Walk, seat: Seat) -> Sequence[Link]:
        """The links of a walk as they are offered: those of most use first."""
        return walk.links

    def label(self, walk: Walk, seat: Seat, value: Value, links: Sequence[Link]) -> tuple[Text, Text | None]:
        """The words for the next value, and their second line; `links` are those that go on with it."""
        return Text("choice-plain", {"value": value}), None

    def is_done(self, walk: Walk) -> bool:
        """Whether a chain to which nothing can be added is played at once: see `Spot.done`."""
        return False

    def whole(self, walk: Walk, seat: Seat) -> Text | None:
        """The chain in a few words, where it may end."""
        return None

    def price(self, walk: Walk, seat: Seat) -> Text | None:
        """What the chain costs so far, or what is left."""
        return None

    def marks(self, walk: Walk, seat: Seat) -> tuple[Mark, ...]:
        """What a picture shows of it."""
        return ()

    def preview(self, walk: Walk, seat: Seat) -> tuple[Event, ...]:
        """What it would do: what its single moves tell."""
        return tuple(told_to(seat, walk.world.events))

    def refuse(self, g: Any, seat: Seat, values: Sequence[Value]) -> Illegal | None:
        """Why the last of some values does not walk: by the rule of the single move that it would be."""
        walk = self.walk(g, seat, values[:-1]) if values else None
        single = None if walk is None else self.meant(walk, seat, str(values[-1]))
        if walk is None or single is None:
            return None
        refusal: Illegal | None = walk.world.stack[-1].refuse(walk.world, seat, single)
        return refusal

    def meant(self, walk: Walk, seat: Seat, word: str) -> Move | None:
        """The single move that a word which does not walk would be."""
        return None

    def proposals(self, g: Any, seat: Seat, verb: str, given: Sequence[Value]) -> Iterator[Move]:
        """See Step.proposals."""
        return iter(())

    def disguises(self, g: Any, seat: Seat, move: Move, viewer: Seat | None) -> Iterator[Move]:
        """See Step.disguises."""
        return iter(())

    def walk(self, g: Any, seat: Seat, chosen: Sequence[Value]) -> Walk | None:
        """Where a chain stands after the words chosen; None if they are no beginning of one."""
        world, trail, rest, links = self._walked(g, seat, chosen)
        if not rest and not _is_over(trail):
            links = self.links(world, seat, trail, rest)
        fitting = [link for link in links if link.words[: len(rest)] == rest]
        return Walk(g, world, trail, rest, fitting) if fitting or not rest else None

    def _walked(
        self, g: Any, seat: Seat, chosen: Sequence[Value]
    ) -> tuple[Any, list[Link], tuple[Value, ...], list[Link]]:
        """The world after the whole links at the front of the words, these links, the words left, and their links."""
        world, trail, rest, links = self._twin(g, seat), list[Link](), tuple(chosen), list[Link]()
        while rest:
            links = [] if _is_over(trail) else self.links(world, seat, trail, rest)
            link = _first(links, rest)
            if link is None:
                break
            if not link.last:
                self.advance(world, seat, link)
            trail.append(link)
            rest, links = rest[len(link.words) :], []
        return world, trail, rest, links

    def begin(self, g: Any, seat: Seat) -> None:
        """What is done before the first link."""

    def advance(self, world: Any, seat: Seat, link: Link) -> None:
        """Play a link that is not the last, on a copy of the state."""
        _play(world, seat, link)

    def spot(self, g: Any, seat: Seat, chosen: Sequence[Value]) -> Spot | None:
        """The spot of a chain after the words chosen."""
        walk = self.walk(g, seat, chosen)
        return None if walk is None else self.spot_of(walk, seat)

    def spot_of(self, walk: Walk, seat: Seat) -> Spot | None:
        """The spot of a chain where it stands."""
        at = len(walk.begun)
        by_value: dict[Value, list[Link]] = {}
        for link in self.offered(walk, seat):
            by_value.setdefault(link.words[at], []).append(link)
        ends = not at and self._may_end(walk.world, seat, walk.trail)
        if not by_value and not ends:
            return None
        choices = []
        for value, links in by_value.items():
            label, detail = self.label(walk, seat, value, links)
            last = len(links[0].words) == at + 1 and links[0].rest
            choices.append(Choice(value, label, last, detail))
        whole = self.whole(walk, seat) if ends else None
        preview, marks = self.preview(walk, seat), self.marks(walk, seat)
        done = ends and not choices and self.is_done(walk)
        return Spot(tuple(choices), ends, self.price(walk, seat), preview, marks, whole, done=done)

    def is_whole(self, g: Any, seat: Seat, values: Sequence[Value]) -> bool:
        """Whether a chain may end after these words."""
        world, trail, rest, _ = self._walked(g, seat, values)
        return not rest and self._may_end(world, seat, trail)

    def _may_end(self, world: Any, seat: Seat, trail: Sequence[Link]) -> bool:
        return _is_over(trail) or self.ends(world, seat, trail)

    def play(self, g: Any, seat: Seat, values: Sequence[Value]) -> None:
        """Carry out a chain, and end it. Raises NotWhole, with the state half changed, if its words do not walk."""
        self.begin(g, seat)
        trail, rest = list[Link](), tuple(values)
        while rest:
            link = None if _is_over(trail) else _first(self.links(g, seat, trail, rest), rest)
            if link is None:
                raise NotWhole
            _play(g, seat, link)
            trail.append(link)
            rest = rest[len(link.words) :]
        if not self._may_end(g, seat, trail):
            raise NotWhole
        closing = None if _is_over(trail) else self.closing(g, seat, trail)
        if closing is not None:
            _do(g, seat, closing)

    def sample(self, g: Any, seat: Seat, dice: Chooser) -> Move | None:
        """A random chain."""
        world, trail = self._twin(g, seat), list[Link]()
        while True:
            links = [] if _is_over(trail) else self.links(world, seat, trail)
            ends = self._may_end(world, seat, trail)
            if ends and (not links or dice.below(3) == 0):
                return Move(self.verb, tuple(word for link in trail for word in link.words))
            if not links:
                return None
            trail.append(links[dice.below(len(links))])
            if not trail[-1].last:
                self.advance(world, seat, trail[-1])

    def composed(self, g: Any, seat: Seat, moves: Sequence[Move]) -> tuple[Move, int] | None:
        """The longest chain of which the single moves are the first of these, and how many it stands for."""
        world, trail, at = self._twin(g, seat), list[Link](), 0
        found: tuple[Move, int] | None = None
        while at < len(moves) and not _is_over(trail):
            ahead = [
                link
                for link in self.links(world, seat, trail, ())
                if link.moves and link.moves == tuple(moves[at : at + len(link.moves)])
            ]
            if not ahead:
                break
            link = max(ahead, key=lambda link: len(link.moves))
            if not link.last:
                self.advance(world, seat, link)
            trail.append(link)
            at += len(link.moves)
            if self._may_end(world, seat, trail):
                closing = None if link.last else self.closing(g, seat, trail)
                ends = closing is not None and list(moves[at : at + 1]) == [closing]
                found = Move(self.verb, tuple(word for each in trail for word in each.words)), at + ends
        return found

    def _twin(self, g: State, seat: Seat) -> Any:
        encode, decode = _coder(type(g))
        twin = decode(encode(g))
        twin.events = []
        self.begin(twin, seat)
        return twin


class ChainStep(Step):
    """A step of whose verbs some are chains, by their names."""

    chains: ClassVar[Mapping[str, Chain]] = {}

    @classmethod
    def handles(cls, verb: str) -> bool:
        return verb in cls.chains or super().handles(verb)

    def spot(self, g: Any, seat: Seat, verb: str, chosen: tuple[Value, ...]) -> Spot | None:
        return self.chains[verb].spot(g, seat, chosen) if verb in self.chains else None

    def is_whole(self, g: Any, seat: Seat, move: Move) -> bool:
        chain = self.chains.get(move.verb)
        return super().is_whole(g, seat, move) if chain is None else chain.is_whole(g, seat, move.values)

    def proves(self, seat: Seat, verb: str) -> bool:
        return verb in self.chains

    def sample(self, g: Any, seat: Seat, verb: str, dice: Chooser) -> Move | None:
        return self.chains[verb].sample(g, seat, dice) if verb in self.chains else None

    def proposals(self, g: Any, seat: Seat, verb: str, given: tuple[Value, ...]) -> Iterator[Move]:
        for chain in self.chains.values():
            yield from chain.proposals(g, seat, verb, given)

    def composed(self, g: Any, seat: Seat, verb: str, moves: Sequence[Move]) -> tuple[Move, int] | None:
        return self.chains[verb].composed(g, seat, moves) if verb in self.chains else None

    def disguises(self, g: Any, seat: Seat, move: Move, viewer: Seat | None) -> Iterator[Move]:
        if move.verb in self.chains:
            yield from self.chains[move.verb].disguises(g, seat, move, viewer)

    def refuse(self, g: Any, seat: Seat, move: Move) -> Illegal | None:
        """Subclasses refuse what is no chain, and ask this for the rest."""
        return self.chains[move.verb].refuse(g, seat, move.values) if move.verb in self.chains else None

    def do(self, g: Any, seat: Seat, move: Move) -> None:
        if move.verb in self.chains:
            self.chains[move.verb].play(g, seat, move.values)
        else:
            super().do(g, seat, move)


def _is_over(trail: Sequence[Link]) -> bool:
    return bool(trail) and trail[-1].last


def _first(links: Sequence[Link], words: tuple[Value, ...]) -> Link | None:
    """The link that the words begin with."""
    return next((link for link in links if link.words == words[: len(link.words)]), None)


def _play(g: Any, seat: Seat, link: Link) -> None:
    for move in link.moves:
        _do(g, seat, move)
        settle(g)


def _do(g: Any, seat: Seat, move: Move) -> None:
    g.stack[-1].do(g, seat, move)


@cache
def _coder(kind: type[State]) -> tuple[Any, Any]:
    return msgspec.msgpack.Encoder().encode, msgspec.msgpack.Decoder(kind).decode
