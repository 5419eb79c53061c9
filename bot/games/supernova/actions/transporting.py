"""A whole Transport as one decision: where ships and population go, one after the other (rules 6.5)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from bot.engine.moves import Event, Move, Seat, Text, Value
from bot.engine.told import joined
from bot.games.parts.chain import Link, Walk
from bot.games.supernova.actions.landing import Landing, is_strong
from bot.games.supernova.actions.placing import AT, Placing
from bot.games.supernova.cards.cards import CARD_CALLED, KIND, NAME, SHIP
from bot.games.supernova.table.state import Table

VERB = "transport"


class Transporting(Placing):
    """Ships and population, each to its planet or ship."""

    verb = VERB
    single: ClassVar[str] = "move"

    def label(self, walk: Walk, seat: Seat, value: Value, links: Sequence[Link]) -> tuple[Text, Text | None]:
        """Of a place, what can go there."""
        label, detail = super().label(walk, seat, value, links)
        if not str(value).startswith(AT):
            return label, detail
        coming = [NAME[CARD_CALLED[str(link.words[1])]] for link in links]
        kind = "aboard" if "hold" in label.values else "to"
        return Text(f"choice-{kind}", {**label.values, "cards": coming}), detail

    def preview(self, walk: Walk, seat: Seat) -> tuple[Event, ...]:
        moves = (tuple(map(str, move.values)) for move in walk.moves if move.verb == self.single)
        return tuple(
            Event(
                "will-move",
                {"card": NAME[CARD_CALLED[what]], "to": NAME[CARD_CALLED[to]]},
                told=joined("card"),
            )
            for what, to in moves
        )

    def rests(self, g: Table, move: Move) -> bool:
        """Not while a landing party is too weak for the natives."""
        card, goal = (CARD_CALLED[str(value)] for value in move.values)
        planet, step = g.planets.get(goal), g.stack[-1]
        if planet is None or KIND[card] == SHIP:
            return True
        return is_strong(planet, [*(step.party if isinstance(step, Landing) else []), card])


CHAINS = {VERB: Transporting()}
