"""A priced path: a row of steps from place to place, each with a price, within a budget.

A game says where a path begins and which steps lead on from a place, with their prices, which may depend on the way so
far. The spots, the cheapest way to every place, what a command means that names only the goal, and the reason why a
path cannot be paid follow from that.
"""

from __future__ import annotations

from collections.abc import Container, Hashable, Iterable, Iterator, Sequence
from functools import cache
from heapq import heappop, heappush
from itertools import chain
from typing import ClassVar, Generic, TypeVar

import msgspec

from bot.engine.errors import Illegal
from bot.engine.moves import Choice, Event, Mark, Move, Seat, Spot, Text, Value
from bot.engine.steps import Chooser, State

S = TypeVar("S", bound=State)


class Hop(msgspec.Struct, frozen=True, gc=False):
    """One step of a path: its word, the place it leads to, and its price, 0 or more.

    `memo` is whatever else later steps of the same way depend on, such as a discount that is used up. A place that a
    hop `enters` cannot be entered again.
    """

    word: Value
    place: Value
    price: int
    memo: Hashable = None
    enters: bool = True


class Way(msgspec.Struct, frozen=True):
    """A path so far: where it stands, what of the budget is left, what is spent, and how many steps it has.

    `last` is its last step, which came after `before`.
    """

    place: Value
    left: int
    spent: int = 0
    memo: Hashable = None
    steps: int = 0
    before: Way | None = None
    last: Hop | None = None

    def after(self, hop: Hop) -> Way:
        """The path with one step more."""
        price = hop.price
        return Way(hop.place, self.left - price, self.spent + price, hop.memo, self.steps + 1, self, hop)

    @property
    def hops(self) -> list[Hop]:
        """The hops of the way, the first one first."""
        found, way = list[Hop](), self
        while way.before is not None and way.last is not None:
            found.append(way.last)
            way = way.before
        return found[::-1]

    @property
    def origin(self) -> Way:
        """The empty path that it was before its first step."""
        way = self
        while way.before is not None:
            way = way.before
        return way

    @property
    def entered(self) -> set[Value]:
        """The places that it entered, which it cannot enter again."""
        return {hop.place for hop in self.hops if hop.enters}

    @property
    def words(self) -> tuple[Value, ...]:
        """The words of its steps."""
        return tuple(hop.word for hop in self.hops)


class Paths(Generic[S]):
    """An open verb whose moves are paths. One object serves all games; the step that knows the verb calls it.

    A path of at least one step may end anywhere, unless the game says more. While it is built up, nothing changes: the
    step pays and moves when it carries the path out. If the paths go `far`, a goal further away can be chosen at once,
    and means the cheapest way there; a goal is then a place, and no hop has the word of a place that it does not lead
    to.
    """

    verb: ClassVar[str]
    rule: ClassVar[str] = ""
    """The number of the rule that prices follow, for refusals."""
    far: ClassVar[bool] = True

    def start(self, g: S, seat: Seat) -> Way:
        """The empty path: where it begins, and the budget."""
        raise TypeError(f"{type(self).__name__} begins nowhere")

    def hops(self, g: S, seat: Seat, way: Way) -> Iterable[Hop]:
        """The steps that may come next, whether or not they can be paid; those into places entered are left out."""
        raise TypeError(f"{type(self).__name__} leads nowhere")

    def asides(self, g: S, seat: Seat, way: Way) -> Iterable[Hop]:
        """Further steps, which are only taken by their own words: no cheapest way goes through them.

        One may cost less than nothing. Whoever takes one can go on to where the path may end.
        """
        return ()

    def better(self, memo: Hashable) -> Hashable:
        """The memo of a way that could do all that one with this memo can, and more; None: there is none."""
        return None

    def ends(self, way: Way) -> bool:
        """Whether a path may end as it is."""
        return way.steps > 0

    def label(self, g: S, seat: Seat, hop: Hop) -> Text:
        """The words for a choice whose last step is `hop`."""
        return _label(hop.word)

    def detail(self, way: Way, goal: Way) -> Text:
        """The second line of a choice that leads from a way on to a longer one."""
        return _detail(goal.spent - way.spent, goal.left, goal.steps - way.steps)

    def shown(self, hop: Hop) -> str:
        """What a picture marks for a step."""
        return str(hop.place)

    def price(self, way: Way) -> Text:
        """What is spent, and what is left."""
        return Text("price-path", {"spent": way.spent, "left": way.left})

    def whole(self, g: S, seat: Seat, way: Way) -> Text:
        """The path in a few words."""
        return Text("path-whole", {"place": way.place, "spent": way.spent, "steps": way.steps})

    def preview(self, g: S, seat: Seat, way: Way) -> tuple[Event, ...]:
        """What would happen if the path ended here."""
        return ()

    def walk(self, g: S, seat: Seat, chosen: Sequence[Value]) -> Way | None:
        """The path of the words chosen; None if they do not walk, or cannot be paid."""
        return self._follow(g, seat, chosen, 2 if self.far else None)

    def is_whole(self, g: S, seat: Seat, chosen: Sequence[Value]) -> bool:
        """Whether a path may end after the words chosen."""
        way = self.walk(g, seat, chosen)
        return way is not None and self.ends(way)

    def spot(self, g: S, seat: Seat, chosen: Sequence[Value]) -> Spot | None:
        """The spot after the words chosen."""
        way = self.walk(g, seat, chosen)
        if way is None:
            return None
        hops, near = way.hops, set[Value]()
        entered = {hop.place for hop in hops if hop.enters}
        choices, marks = list[Choice](), [Mark(str(way.origin.place), "own")]
        marks += [Mark(place, "chosen") for place in dict.fromkeys(str(hop.place) for hop in hops)]
        for hop in self._payable(g, seat, way, entered):
            goal = way.after(hop)
            detail = self.detail(way, goal)
            choices.append(Choice(hop.word, self.label(g, seat, hop), self.ends(goal), detail))
            marks.append(Mark(self.shown(hop), "may", detail))
            near.add(hop.word)
        for place, goal in self.reach(g, seat, way).items() if self.far else ():
            if place not in near and goal.last is not None and goal.steps > way.steps + 1:
                detail = self.detail(way, goal)
                last = (
                    goal.last if goal.last.word == place else msgspec.structs.replace(goal.last, word=place)
                )
                label = self.label(g, seat, last)
                choices.append(Choice(place, label, True, detail))
                marks.append(Mark(str(place), "may", detail))
        if not self.ends(way):
            return Spot(tuple(choices), False, self.price(way), (), tuple(marks)) if choices else None
        preview, whole = self.preview(g, seat, way), self.whole(g, seat, way)
        return Spot(tuple(choices), True, self.price(way), preview, tuple(marks), whole)

    def reach(
        self, g: S, seat: Seat, start: Way, goal: Value | None = None, *, unpaid: bool = False
    ) -> dict[Value, Way]:
        """The cheapest way from `start` to each other place where it may end, cheapest first; no further than a `goal`.

        Only what the budget pays for, unless `unpaid`.
        """
        found: dict[Value, Way] = {}
        entered, at = start.entered, (start.place, start.memo)
        best = {at: start.spent}
        # Of equally cheap ways the shortest comes first, then the one found first.
        heap, number = [(start.spent, 0, 0, at, start)], 0
        while heap:
            spent, steps, _, at, way = heappop(heap)
            if best[at] < spent:
                continue
            place, left = way.place, way.left
            if place not in found and place != start.place and way is not start and self.ends(way):
                found[place] = way
                if place == goal:
                    break
            for hop in self.hops(g, seat, way):
                then, at = spent + hop.price, (hop.place, hop.memo)
                if at in best and best[at] <= then:
                    continue
                place = hop.place
                if place in entered or (hop.price > left and not unpaid):
                    continue
                if place in found and place in way.entered:
                    continue
                better = self.better(hop.memo)
                if better is not None and best.get((place, better), then + 1) <= then:
                    continue
                best[at] = then
                number += 1
                heappush(heap, (then, steps + 1, number, at, way.after(hop)))
        return found

    def proposals(self, g: S, seat: Seat, verb: str, given: Sequence[Value]) -> Iterator[Move]:
        """The cheapest path by way of the places typed for this verb; if nothing was typed, to every place.

        The cheapest comes first.
        """
        found = list[Way]()
        if verb == self.verb and given:
            way = self._follow(g, seat, given, 1)
            found = [way] if way is not None else []
        elif verb == self.verb:
            found = list(self.reach(g, seat, self.start(g, seat)).values())
        for way in found:
            yield Move(self.verb, way.words)

    def sample(self, g: S, seat: Seat, dice: Chooser) -> Move | None:
        """A random path."""
        way, entered = self.start(g, seat), set[Value]()
        while True:
            hops = list(self._payable(g, seat, way, entered))
            if self.ends(way) and (not hops or dice.below(3) == 0):
                return Move(self.verb, way.words)
            if not hops:
                return None
            hop = hops[dice.below(len(hops))]
            entered |= {hop.place} if hop.enters else set()
            way = way.after(hop)

    def refuse(self, g: S, seat: Seat, move: Move) -> Illegal | None:
        """Why the last value of a move of this verb does not walk; None: it is no place that a path leads to."""
        if move.verb != self.verb or not move.values:
            return None
        way, place = self.walk(g, seat, move.values[:-1]), move.values[-1]
        if way is None:
            return None
        if place == way.place:
            return Illegal(self.rule, "path-here", {"place": place})
        if place in way.entered:
            return Illegal(self.rule, "path-again", {"place": place})
        goal = self.reach(g, seat, way, place, unpaid=True).get(place)
        if goal is None:
            goal = next((way.after(hop) for hop in self.hops(g, seat, way) if hop.word == place), None)
        if goal is None or goal.left >= 0:
            return None
        price = goal.spent - way.spent
        return Illegal(
            self.rule,
            "path-too-dear",
            {"place": place, "price": price, "left": way.left, "missing": price - way.left},
        )

    def _payable(self, g: S, seat: Seat, way: Way, entered: Container[Value]) -> Iterator[Hop]:
        """The steps that can come next and be paid; `entered` are the places of the way that it cannot enter again."""
        left, hops = way.left, chain(self.hops(g, seat, way), self.asides(g, seat, way))
        return (hop for hop in hops if hop.price <= left and hop.place not in entered)

    def _follow(self, g: S, seat: Seat, words: Sequence[Value], further: int | None) -> Way | None:
        """The path of some words, which may name goals that are so many steps away or more; None: steps alone."""
        way, entered = self.start(g, seat), set[Value]()
        for word in words:
            hop = next((hop for hop in self._payable(g, seat, way, entered) if hop.word == word), None)
            if hop is not None:
                way = way.after(hop)
                entered |= {hop.place} if hop.enters else set()
            else:
                goal = None if further is None else self.reach(g, seat, way, word).get(word)
                if goal is None or further is None or goal.steps < way.steps + further:
                    return None
                way, entered = goal, goal.entered
        return way


@cache
def _label(word: Value) -> Text:
    return Text("choice-path", {"place": word})


@cache
def _detail(price: int, left: int, steps: int) -> Text:
    return Text("choice-path-price", {"price": price, "left": left, "steps": steps})
