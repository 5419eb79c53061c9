"""Which tile lies on top where a void technology shares its slot with another (R13.3)."""

from __future__ import annotations

from bot.engine.moves import Ask, Move, Seat, Text, Value
from bot.engine.steps import Step
from bot.games.novasolis.core.cards.cards import SLOT_OF, TECHNOLOGIES
from bot.games.novasolis.core.cards.phrases import does
from bot.games.novasolis.core.table.state import Table
from bot.games.novasolis.core.table.tables import DECIDERS, SEATS, WHO
from bot.games.parts.clauses import sentences


class Cover(Step, tag="cover"):
    """The owner of a new void technology says which of its active tiles lies on top of a slot."""

    side: int
    slot: int

    def awaits(self, g: Table) -> tuple[Seat, ...]:
        return SEATS[DECIDERS[g.seats][self.side]]

    def ask(self, g: Table, seat: Seat) -> Ask:
        on_top = g.empires[self.side].grid[-1]
        return Ask(seat, Text("ask-cover", {"slot": self.slot}), cover(on_top), side=g.named(self.side))

    def moves(self, g: Table, seat: Seat) -> list[Move]:
        return [cover(card) for card in rivals(g, self.side, self.slot)]

    def do_cover(self, g: Table, seat: Seat, word: str) -> None:
        empire, card = g.empires[self.side], TECHNOLOGIES.called[word]
        empire.grid = [*(other for other in empire.grid if other != card), card]
        g.tell("covered", side=WHO[self.side], card=TECHNOLOGIES.name[card], slot=self.slot)
        g.done(self)


def cover(card: int) -> Move:
    """The choice of a technology whose tile lies on top."""
    return Move("cover", (TECHNOLOGIES.word[card],))


def label(g: Table, chosen: tuple[Value, ...], value: Value) -> Text:
    """How a technology is called that could lie on top, and what its tile does."""
    row = TECHNOLOGIES[TECHNOLOGIES.called[str(value)]]
    return Text("choice-cover", {"card": row.name, "said": sentences(does(row.does))})


def rivals(g: Table, side: int, slot: int) -> list[int]:
    """The active technologies of an empire with a tile for a slot."""
    return [tech.card for tech in g.empires[side].techs if tech.active and SLOT_OF.get(tech.card) == slot]
