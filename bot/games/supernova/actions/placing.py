"""Rows of single moves that each put something somewhere, the place first: laying cards and moving stacks build on it.

In words: `at-altair scout relay-ship at-vega megalopolis`. A place is named once for all that goes there. Whether a
part ends with its row never depends on a hand, as everyone sees it: who wants to go on says so.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import ClassVar

from msgspec.structs import replace

from bot.engine.moves import Mark, Move, Seat, Spot, Text, Value
from bot.games.parts.chain import Chain, Link, Walk
from bot.games.supernova.cards.cards import CARD_CALLED, HIDDEN
from bot.games.supernova.holdings.things import card_label
from bot.games.supernova.table.state import PHASES, Table

AT = "at-"
FINISH, GO_ON = "done", "go-on"
ENDS = (FINISH, GO_ON)
"""What may be chosen last: to end the part where it would go on, and to go on where it would end."""
PROPOSED = 6
"""How many rows are proposed for what was typed."""


class Placing(Chain):
    """A row of single moves of one verb, each of which puts something somewhere."""

    single: ClassVar[str]
    """The verb of the single moves: what, then where."""

    def singles(self, g: Table, seat: Seat) -> list[Move]:
        """What may be put where now."""
        return [move for move in g.stack[-1].moves(g, seat) if move.verb == self.single]

    def rests(self, g: Table, move: Move) -> bool:
        """Whether the row may end after a single move."""
        return True

    def finishing(self, g: Table, seat: Seat) -> Move:
        """The move that ends the part."""
        move: Move = g.stack[-1].default(g)
        return move

    def finishes(self, g: Table, seat: Seat, trail: Sequence[Link]) -> bool:
        """Whether the part ends with the row, unless its player says that it goes on."""
        return True

    def is_over(self, walk: Walk, seat: Seat) -> bool:
        """Whether the part ends with the row as it stands."""
        word = walk.trail[-1].words[-1]
        return word == FINISH or (word != GO_ON and self.finishes(walk.world, seat, walk.trail))

    def links(
        self, g: Table, seat: Seat, trail: Sequence[Link], begun: tuple[Value, ...] | None = None
    ) -> list[Link]:
        if seat not in g.stack[-1].awaits(g):
            return []
        here = _place(trail)
        going_on, others = list[Link](), list[Link]()
        for move in self.singles(g, seat):
            what, place = move.values
            rest = self.rests(g, move)
            if place == here:
                going_on.append(Link((what,), (move,), rest=rest))
            else:
                others.append(Link((f"{AT}{place}", what), (move,), rest=rest))
        found = going_on + others
        if not self.ends(g, seat, trail):
            return found
        if not self.finishes(g, seat, trail):
            found.append(Link((FINISH,), (self.finishing(g, seat),), last=True))
        elif not g.stack[-1].ends_with_row:
            found.append(Link((GO_ON,), (), last=True))
        return found

    def closing(self, g: Table, seat: Seat, trail: Sequence[Link]) -> Move | None:
        return self.finishing(g, seat) if self.finishes(g, seat, trail) else None

    def label(self, walk: Walk, seat: Seat, value: Value, links: Sequence[Link]) -> tuple[Text, Text | None]:
        word = str(value)
        if word in ENDS:
            return Text(f"choice-{word}"), None
        return card_label(walk.world, seat, CARD_CALLED[word.removeprefix(AT)]), None

    def spot_of(self, walk: Walk, seat: Seat) -> Spot | None:
        """Of a row that may end in either way, each is said whole."""
        found = super().spot_of(walk, seat)
        if found is None or not found.ends:
            return found
        said = {word: self._in_short(walk, over=word == FINISH) for word in ENDS}
        return replace(
            found, next=tuple(replace(choice, whole=said.get(str(choice.value))) for choice in found.next)
        )

    def whole(self, walk: Walk, seat: Seat) -> Text | None:
        return self._in_short(walk, over=self.is_over(walk, seat))

    def _in_short(self, walk: Walk, *, over: bool) -> Text:
        """A row, and which phase is over for its player with it, where it might go on."""
        count = sum(move.verb == self.single for move in walk.moves)
        ends = over and not walk.world.stack[-1].ends_with_row
        phase = f"~phase-{PHASES[walk.world.phase]}" if ends else ""
        return Text(f"{self.verb}-whole", {"count": count, "ends": "yes" if ends else "no", "phase": phase})

    def price(self, walk: Walk, seat: Seat) -> Text | None:
        """What the place where things go has, and has room for."""
        place = CARD_CALLED.get(place_of(walk), HIDDEN)
        if place in walk.world.ships or (
            place in walk.world.planets and walk.world.planets[place].owner == seat
        ):
            kind = "ship" if place in walk.world.ships else "planet"
            return Text(f"price-{kind}", card_label(walk.world, seat, place).values)
        return None

    def marks(self, walk: Walk, seat: Seat) -> tuple[Mark, ...]:
        at = len(walk.begun)
        chosen = [str(word) for link in walk.trail for word in link.words] + [
            str(word) for word in walk.begun
        ]
        may = [str(link.words[at]) for link in walk.links]
        return (
            *(Mark(self.shown(word), "chosen") for word in dict.fromkeys(chosen) if word not in ENDS),
            *(Mark(self.shown(word), "may") for word in dict.fromkeys(may) if word not in (*chosen, *ENDS)),
        )

    def shown(self, word: str) -> str:
        """The word by which a picture shows what was or may be chosen."""
        return word.removeprefix(AT)

    def meant(self, walk: Walk, seat: Seat, word: str) -> Move | None:
        here = place_of(walk)
        return Move(self.single, (word, here)) if here and not word.startswith(AT) else None

    def proposals(self, g: Table, seat: Seat, verb: str, given: Sequence[Value]) -> Iterator[Move]:
        """Rows that put all that was typed where it may go, and detours to where it cannot go at once."""
        words = [str(word) for word in given]
        found = list[tuple[Value, ...]]()
        if verb == self.verb and words:
            found = [self._row(g, seat, words) or self._row(g, seat, _places_first(g, words))]
        elif verb == self.single and len(words) == 2:
            found = self._detours(g, seat, *words)
        for values in found[:PROPOSED]:
            if values:
                yield Move(self.verb, values)

    def _row(self, g: Table, seat: Seat, words: Sequence[str]) -> tuple[Value, ...]:
        """The words in their order, each thing at the place named last or where it can go; () if they do not fit."""
        values, here, named = tuple[Value, ...](), "", False
        for word in words:
            walk = self.walk(g, seat, values)
            assert walk is not None
            ways = [move.values for move in self.singles(walk.world, seat)]
            plain = word.removeprefix(AT)
            if plain in [place for _, place in ways] and (plain, here) not in ways:
                here, named = plain, True
                continue
            places = [str(place) for what, place in ways if what == word]
            if not places:
                return ()
            here, named = here if here in places else places[0], False
            values = (*values, word) if _place(walk.trail) == here else (*values, AT + here, word)
        return () if named else values

    def _detours(self, g: Table, seat: Seat, what: str, place: str) -> list[tuple[Value, ...]]:
        """Rows of two single moves that put something where it cannot go at once."""
        found = list[tuple[Value, ...]]()
        for move in self.singles(g, seat):
            first, there = map(str, move.values)
            rest = (what,) if there == place else (AT + place, what)
            values = (AT + there, first, *rest)
            walk = self.walk(g, seat, values)
            if walk is not None and not walk.begun:
                found.append(values)
        return found


def _places_first(g: Table, words: Sequence[str]) -> list[str]:
    """Words in which each place follows what goes there, the other way round."""
    found, things = list[str](), list[str]()
    for word in words:
        if things and CARD_CALLED.get(word) in g.planets:
            found += [word, *things]
            things = []
        else:
            things.append(word)
    return [*found, *things]


def _place(trail: Sequence[Link]) -> str:
    """Where the last link put something; "" at first, and if it put nothing anywhere."""
    moves = trail[-1].moves if trail else ()
    return str(moves[-1].values[-1]) if moves and moves[-1].values else ""


def place_of(walk: Walk) -> str:
    """Where things go now; "" if no place is chosen."""
    begun = str(walk.begun[0]) if walk.begun else ""
    return begun.removeprefix(AT) if begun.startswith(AT) else _place(walk.trail)
