"""Environments: one question to all at once, closed as a window is, and carried out in turn order (rules 6.2)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec.structs import replace

from bot.engine.moves import CLOCK, UNSAID, Ask, Move, Pace, Seat, Text
from bot.games.supernova.actions.discover import Shape
from bot.games.supernova.actions.together import Together
from bot.games.supernova.answers.part_ends import end_parts
from bot.games.supernova.answers.windows import ANSWERED, ASKED, NOT_ASKED, note_who_is_away
from bot.games.supernova.cards.cards import CARD_CALLED, WORD, Card
from bot.games.supernova.table.options import is_leakless
from bot.games.supernova.table.state import NEVER, OWN, Table
from bot.games.supernova.table.tables import CLOSE, NOBODY


class Shaping(Together, tag="shaping"):
    """Everyone may play an Environment on each new planet, their own and those of others. No one sees the answers.

    Who is away is not waited for. When it is closed, planets of others get their Environments first. Whose own planet
    got one is then asked for it again; what they had planned there is the default.
    """

    closed: bool = False

    @property
    def own(self) -> bool:
        """Whether owners are asked again."""
        return any(part.seen is not None for part in self.shapes())

    def awaits(self, g: Table) -> tuple[Seat, ...]:
        if self.closed or not self.parts:
            return NOBODY
        return (*(part.seat for part in self.shapes() if part.answer == ASKED), CLOCK)

    def may(self, g: Table) -> tuple[Seat, ...]:
        """Who is not asked, or has answered, may still play Specials."""
        return NOBODY if self.closed else tuple(part.seat for part in self.shapes() if part.answer != ASKED)

    def shapes(self) -> list[Shape]:
        """The answers, the first in turn order first."""
        return [part for part in self.parts if isinstance(part, Shape)]

    def ask(self, g: Table, seat: Seat) -> Ask:
        hint = None if seat == CLOCK else self._shape(seat).hint(g)
        return replace(self.brief(g, seat), prompt=Text(f"ask-shape{'-own' * self.own}"), hint=hint)

    def brief(self, g: Table, seat: Seat) -> Ask:
        if seat == CLOCK:
            return Ask(CLOCK, UNSAID, CLOSE, Pace.WINDOW)
        return Ask(seat, UNSAID, self._shape(seat).default(g), Pace.WINDOW, audience=(seat,))

    def _shape(self, seat: Seat) -> Shape:
        return next(part for part in self.shapes() if part.seat == seat)

    def moves(self, g: Table, seat: Seat) -> list[Move]:
        return [CLOSE] if seat == CLOCK else super().moves(g, seat)

    @classmethod
    def handles(cls, verb: str) -> bool:
        return verb == "close" or Shape.handles(verb)

    def do(self, g: Table, seat: Seat, move: Move) -> None:
        if seat == CLOCK:
            for part in self.shapes():
                if part.answer == ASKED:
                    g.players[part.seat].wishes.missed += 1
                    part.plan = part.plan or part.wished
            self.closed = True
            return
        super().do(g, seat, move)
        self.look(g)

    def look(self, g: Table) -> None:
        """Close the question if no answer is missing; at a leakless table only the clock does."""
        missing = any(part.answer == ASKED for part in self.shapes())
        self.closed = self.closed or not (missing or is_leakless(g.options))

    def waive(self, g: Table, part: Shape) -> None:
        """Let a player pass by itself who wants that and holds no Environment (10.6)."""
        wishes = g.players[part.seat].wishes
        if part.answer == ASKED and (wishes.autopass or wishes.ask == NEVER) and not part.shapes(g):
            part.answer = ANSWERED

    def rethink(self, g: Table, seat: Seat) -> None:
        """A player's wishes have changed, which counts at once."""
        for part in self.shapes():
            if part.seat == seat:
                self.waive(g, part)
        self.look(g)

    def run(self, g: Table) -> None:
        g.at_once = True
        shapes = self.shapes()
        plans, own = {part.seat: part.plan for part in shapes}, self.own
        for part in shapes:
            part.plan = []
        hit = set[str]()
        for part in shapes:
            on_others = [play for play in plans[part.seat] if not own and not is_own(g, part.seat, play)]
            plans[part.seat] = [play for play in plans[part.seat] if play not in on_others]
            hit.update(part.carry_out(g, on_others))
        again = list[Shape]()
        for part in shapes:
            asked = [
                card for card in part.open(g) if WORD[card] in hit and g.planets[card].owner == part.seat
            ]
            wished = [play for play in plans[part.seat] if CARD_CALLED[play[1]] in asked]
            part.carry_out(g, [play for play in plans[part.seat] if play not in wished])
            if asked:
                there = [env for card in asked for env in g.planets[card].env]
                again.append(Shape(part.seat, asked, there, wished=wished))
        g.done(self)
        note_who_is_away(g)
        if again:
            g.phase = OWN
            ask_all(g, again)
        else:
            end_parts(g)


def is_own(g: Table, seat: Seat, play: Sequence[str]) -> bool:
    """Whether a play goes on a planet of the player's own."""
    planet = g.planets.get(CARD_CALLED[play[1]])
    return planet is not None and planet.owner == seat


def shape_together(g: Table, planets: Sequence[Card], seats: Iterable[Seat]) -> None:
    """Ask all of some seats for Environments on some planets."""
    if planets:
        ask_all(g, [Shape(seat, list(planets)) for seat in seats])


def ask_all(g: Table, shapes: Sequence[Shape]) -> None:
    """Open the question; some pass by themselves, as they hold nothing that fits."""
    step = Shaping(list(shapes))
    g.push(step)
    for part in shapes:
        part.answer = NOT_ASKED if g.players[part.seat].away else ASKED
        step.waive(g, part)
    step.look(g)
