"""A Movement and the Action at its end as one move (rules 8, 10).

In words, the last one flies to a sector, if the path does not stand there yet, and takes an Action: `D6-use-mars`,
`E5-mine-E5`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from bot.engine.errors import Illegal
from bot.engine.moves import Choice, Mark, Move, Seat, Spot, Text, Value, Values
from bot.games.factions.actions.courses import memo_of
from bot.games.factions.actions.destinations import destinations_first, landed
from bot.games.factions.actions.movement import Movement, arrived
from bot.games.factions.cards.cards import PLANETS
from bot.games.factions.table.state import Table
from bot.games.factions.table.tables import PLANET_NAME
from bot.games.parts.paths import Way


class Landings(Movement):
    """The Movements of the side whose turn it is, each with an Action at its end or without."""

    def parted(self, g: Table, seat: Seat, words: Sequence[Value]) -> tuple[tuple[Value, ...], Move | None]:
        """The words of the path, and the Action that the last one takes at its end, if it does."""
        words = tuple(words)
        if not words or (last := landed(words[-1])) is None:
            return words, None
        sector, act = last
        way = self.walk(g, seat, words[:-1])
        stands = way is not None and way.place == sector and way.steps > 0
        return (words[:-1] if stands else (*words[:-1], sector)), act

    def is_whole(self, g: Table, seat: Seat, chosen: Sequence[Value]) -> bool:
        path, act = self.parted(g, seat, chosen)
        way = self.walk(g, seat, path)
        return way is not None and self.ends(way) and (act is None or self.leads_to(g, seat, chosen))

    def leads_to(self, g: Table, seat: Seat, chosen: Sequence[Value]) -> bool:
        """Whether the last word is among the destinations of the path before it: it takes its Action nowhere else."""
        before = super().spot(g, seat, chosen[:-1])
        return before is not None and chosen[-1] in [choice.value for choice in before.next]

    def spot(self, g: Table, seat: Seat, chosen: Sequence[Value]) -> Spot | None:
        path, act = self.parted(g, seat, chosen)
        if act is None:
            return super().spot(g, seat, chosen)
        way, spot = self.walk(g, seat, path), super().spot(g, seat, path)
        if way is None or spot is None or not self.is_whole(g, seat, chosen):
            return None
        marks = [mark for mark in spot.marks if mark.tone != "may"]
        if (used := str(act.values[0])) != way.place:
            marks.append(Mark(used, "chosen"))
        values: Values = {"place": way.place, "act": act.verb, "what": _what(act)}
        # What is left after the flight is not what is left after the Action.
        return replace(spot, next=(), price=None, marks=tuple(marks), whole=Text("movement-and-act", values))

    def sorted(self, g: Table, seat: Seat, way: Way, spot: Spot) -> tuple[Choice, ...]:
        course, _ = memo_of(way)
        # With two ships and the drive, a sector may be reached without a step: nothing can be used there.
        steps = not (course.drive and course.other is not None)
        return destinations_first(g, seat, spot.next, arrived(way) if spot.ends else None, steps=steps)

    def proposals(self, g: Table, seat: Seat, verb: str, given: Sequence[Value]) -> Iterator[Move]:
        path, act = self.parted(g, seat, given)
        for move in super().proposals(g, seat, verb, path):
            if act is None:
                yield move
            elif self.is_whole(g, seat, whole := (*move.values, given[-1])):
                yield Move(verb, whole)

    def refuse(self, g: Table, seat: Seat, move: Move) -> Illegal | None:
        path, act = self.parted(g, seat, move.values)
        return (
            None
            if act is not None and self.is_whole(g, seat, path)
            else super().refuse(g, seat, Move(move.verb, path))
        )


LANDINGS = Landings()


def _what(act: Move) -> str:
    """What an Action uses: the name of a planet, or an asteroid."""
    word = str(act.values[0])
    return PLANET_NAME[PLANETS.index(word)] if word in PLANETS else word
