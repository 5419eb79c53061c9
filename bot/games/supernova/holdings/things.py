"""The words for a thing that may be chosen: a card in the hand, a planet, a ship, and what is on them."""

from __future__ import annotations

from bot.engine.moves import Seat, Text, Values
from bot.games.supernova.cards.cards import HIDDEN, NAME, NONE, ROWS, TITLE, TITLE_CALLED, Card, CardRow
from bot.games.supernova.holdings.stacks import (
    hold,
    places_used,
    planet_strength,
    potential,
    ship_strength,
    support,
)
from bot.games.supernova.holdings.zones import carrier
from bot.games.supernova.table.state import Planet, Ship, Table
from bot.games.supernova.table.tables import WHO

IN_HAND = "hand-"
"""In marks, what stands before the word of a card in the hand: a card in play may have the same word."""
CHANGING = ("environment", "civilization", "modifier")
"""The types whose numbers are added to those of other cards."""


def _marks(row: CardRow) -> str:
    """What is printed on a card, without zeros: "P1 D2 E4", with signs where it changes other cards; "none"."""
    sign = "+" if row.type in CHANGING else ""
    marks = [
        f"{letter}{sign if value > 0 else '−' if value < 0 else ''}{abs(value)}"
        for letter, value in zip("PMDE", (row.p, row.m, row.d, row.e), strict=True)
        if value
    ]
    return " ".join(marks) or "none"


def title_label(g: Table, seat: Seat, word: str) -> Text:
    """A card in the hand: its number in the picture (0: not held), its type and what is printed on it."""
    row = ROWS[TITLE_CALLED[word]]
    held = [TITLE[card] if card != HIDDEN else NONE for card in g.players[seat].hand]
    number = held.index(TITLE_CALLED[word]) + 1 if TITLE_CALLED[word] in held else 0
    if row.type == "special":
        return Text("choice-special", {"name": row.name, "number": number, "text": row.text})
    values: Values = {"name": row.name, "number": number, "type": f"~type-{row.type}", "marks": _marks(row)}
    return Text("choice-card", {**values, "text": _does(row)})


def _does(row: CardRow) -> str:
    """What a card does, as far as one line can say it: what its race can do, or what is written on it."""
    return f"~race-text-{row.race}" if row.race else row.text


def card_label(g: Table, seat: Seat, card: Card) -> Text:
    """A card in play."""
    if card in g.planets:
        return _planet(g, seat, g.planets[card])
    if card in g.ships:
        return _ship(g, g.ships[card])
    stack = carrier(g, card)
    if stack is None:
        return Text("choice-open-card", {"name": NAME[card]})
    values: Values = {"name": NAME[card], "at": NAME[stack.card], "owner": WHO[stack.owner]}
    row = ROWS[TITLE[card]]
    return Text("choice-asset", {**values, "marks": _marks(row), "text": _does(row)})


def _planet(g: Table, seat: Seat, planet: Planet) -> Text:
    values: Values = {"name": NAME[planet.card], "owner": WHO[planet.owner]}
    if planet.owner != seat and g.options["stacks"] == "closed":
        return Text("choice-closed-planet", values)
    values["strength"] = "/".join(map(str, planet_strength(g, planet)))
    if planet.owner != seat:
        return Text("choice-planet", values)
    values |= {
        "people": len(planet.pop),
        "capacity": potential(g, planet),
        "ships": places_used(planet),
        "support": support(planet),
    }
    return Text("choice-own-planet", values)


def _ship(g: Table, ship: Ship) -> Text:
    values: Values = {
        "name": NAME[ship.card],
        "owner": WHO[ship.owner],
        "strength": "/".join(map(str, ship_strength(g, ship))),
        "people": len(ship.pop),
        "hold": hold(ship),
    }
    if ship.place in g.planets:
        return Text("choice-ship", {**values, "at": NAME[ship.place]})
    return Text("choice-ship-deep", values)
