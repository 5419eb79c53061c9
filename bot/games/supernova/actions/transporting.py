"""A whole Transport as one decision: where ships and population go, one after the other (rules 6.5)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import ClassVar

from msgspec.structs import replace

from bot.engine.moves import Choice, Event, Move, Seat, Spot, Text, Value
from bot.engine.told import joined
from bot.games.parts.chain import Link, Walk
from bot.games.supernova.actions.landing import Landing, is_strong
from bot.games.supernova.actions.placing import AT, Placing
from bot.games.supernova.cards.cards import CARD_CALLED, KIND, NAME, SHIP, Card
from bot.games.supernova.holdings.stacks import is_crowded
from bot.games.supernova.holdings.zones import carrier
from bot.games.supernova.table.state import DEEP, Ship, Table

VERB = "transport"
ABOARD = "choice-aboard"


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

    def spot_of(self, walk: Walk, seat: Seat) -> Spot | None:
        """At first all that can go with where it can go, to choose several at once; what would be lost comes first."""
        found = super().spot_of(walk, seat)
        if found is None or walk.begun or walk.trail:
            return found
        places, rows = {choice.value: choice for choice in found.next}, list[tuple[Choice, Choice]]()
        for link in walk.links:
            if len(link.words) == 2 and link.rest:
                place, what = link.words
                label, detail = super().label(walk, seat, what, [link])
                rows.append((places[place], Choice(what, label, True, detail)))
        if len(rows) < 2:
            return found
        rows.sort(key=partial(_order, walk.world))
        count = len({what.value for _, what in rows})
        return replace(
            found,
            straight=tuple(rows),
            said=tuple(_said(walk.world, row) for row in rows),
            several=(1, count),
        )

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


def _order(g: Table, row: tuple[Choice, Choice]) -> tuple[bool, bool]:
    """Ships that would be lost come first, then who goes aboard before the ships leave."""
    place, what = row
    return not _leaves_crowd(g, CARD_CALLED[str(what.value)]), place.label.key != ABOARD


def _said(g: Table, row: tuple[Choice, Choice]) -> Text:
    """What goes where, and from where."""
    place, what = row
    card = CARD_CALLED[str(what.value)]
    stack = g.ships.get(card) or carrier(g, card)
    at = stack.place if card in g.ships and isinstance(stack, Ship) else stack.card if stack else DEEP
    values = {
        "card": NAME[card],
        "from": "deep" if at == DEEP else NAME[Card(at)],
        "name": place.label.values["name"],
    }
    return Text("row-aboard" if place.label.key == ABOARD else "row-to", values)


def _leaves_crowd(g: Table, card: Card) -> bool:
    """Whether a card is a ship in an orbit that is too full."""
    planet = g.planets.get(g.ships[card].place) if card in g.ships else None
    return planet is not None and is_crowded(planet)


CHAINS = {VERB: Transporting()}
