"""What a card would change where it is laid, in words (rules 2.2, 6.2, 7)."""

from __future__ import annotations

from typing import NamedTuple

from msgspec.structs import replace

from bot.engine.moves import Seat, Text
from bot.games.supernova.cards.cards import (
    CIVILIZATION,
    ENVIRONMENT,
    HIDDEN,
    KIND,
    MODIFIER,
    NAME,
    NONE,
    PAIR,
    ROWS,
    SHIP,
    TITLE,
    Card,
)
from bot.games.supernova.cards.language import Pair
from bot.games.supernova.holdings.stacks import hold, planet_strength, potential, ship_strength, support
from bot.games.supernova.table.state import Planet, Ship, Table

PILES = {ENVIRONMENT: "env", CIVILIZATION: "civ", MODIFIER: "mods"}
"""Where a card of each type lies in a stack; all others are population."""
OF_A_PLANET, OF_A_SHIP = ("p", "m", "d", "e", "orbit"), ("m", "d", "e", "hold")
"""What is counted, as values of the message `changed`."""


class Changes(NamedTuple):
    """What a card would change: amounts before and after by their names, and the Environment that it would cancel."""

    amounts: dict[str, tuple[int, int]]
    pair: Card = HIDDEN
    nothing: bool = False

    def texts(self, *, potential: bool) -> list[Text]:
        """A few words for each; the potential only if it is asked for."""
        found = [] if self.pair == HIDDEN else [Text("changed-pair", {"card": NAME[self.pair]})]
        found += [
            Text("changed", {"what": name, "before": before, "after": after})
            for name, (before, after) in self.amounts.items()
            if potential or name != "p"
        ]
        return [*found, Text("changed-nothing")] if self.nothing else found

    def uselessness(self, *, own: bool) -> int:
        """0 if it helps who plays it, at a stack of their `own` or of another player; 1 if it harms, 2 if neither."""
        gain = sum(after - before for before, after in self.amounts.values())
        return 2 if self.nothing else int(gain < 0) if own else int(gain > 0)


def changes(g: Table, seat: Seat, card: Card, place: Card) -> Changes:
    """What a card of the hand would change at a planet or aboard a ship.

    Nothing is said of a ship, which has its own numbers, nor of what lies under another player's closed stack (12.2).
    """
    stack: Planet | Ship | None = g.planets.get(place) or g.ships.get(place)
    hidden = stack is not None and stack.owner != seat and g.options["stacks"] == "closed"
    if stack is None or hidden or KIND[card] == SHIP:
        return Changes({})
    pile = PILES.get(KIND[card], "pop")
    there: list[Card] = getattr(stack, pile)
    pair = next((one for one in there if PAIR[card] != NONE and TITLE[one] == PAIR[card]), HIDDEN)
    after = [*there, card] if pair == HIDDEN else [one for one in there if one != pair]
    names = OF_A_PLANET if isinstance(stack, Planet) else OF_A_SHIP
    both = zip(names, _amounts(g, stack), _amounts(g, replace(stack, **{pile: after})), strict=True)
    amounts = {name: (before, now) for name, before, now in both if before != now}
    does_more = any(not isinstance(effect, Pair) for effect in ROWS[TITLE[card]].effects)
    return Changes(amounts, pair, not amounts and pair == HIDDEN and not does_more)


def _amounts(g: Table, stack: Planet | Ship) -> tuple[int, ...]:
    if isinstance(stack, Planet):
        return potential(g, stack), *planet_strength(g, stack), support(stack)
    return *ship_strength(g, stack), hold(stack)
