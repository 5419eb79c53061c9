"""The words for a thing that may be chosen: a card in the hand, a planet, a ship, and what is on them."""

from __future__ import annotations

from bot.engine.moves import Seat, Text, Values
from bot.games.supernova.cards.cards import (
    FIRST,
    HIDDEN,
    NAME,
    ROWS,
    TITLE,
    TITLE_CALLED,
    Card,
    CardRow,
    Title,
)
from bot.games.supernova.holdings.changes import changes
from bot.games.supernova.holdings.numbers import numbers
from bot.games.supernova.holdings.stacks import (
    hold,
    places_used,
    planet_strength,
    potential,
    room,
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
    held = {TITLE[card]: number for number, card in reversed(numbers(g.players[seat])) if card != HIDDEN}
    return face_label(TITLE_CALLED[word], held.get(TITLE_CALLED[word], 0))


def face_label(title: Title, number: int = 0) -> Text:
    """A card by its type and what is printed on it; with its number in the picture of a hand, if it has one."""
    row = ROWS[title]
    if row.type == "special":
        return Text("choice-special", {"name": row.name, "number": number, "text": row.text})
    values: Values = {"name": row.name, "number": number, "type": f"~type-{row.type}", "marks": _marks(row)}
    if row.type == "planet":
        return Text(
            "choice-planet-card", {**values, "potential": row.p, "text": row.text, "written": written(row)}
        )
    return Text("choice-card", {**values, "text": does(row)})


def written(row: CardRow) -> str:
    """Whether anything is written on a card, as the value of a text."""
    return "yes" if row.effects or row.race else "no"


def does(row: CardRow) -> str:
    """What a card does, as far as one line can say it: what its race can do, or what is written on it."""
    return f"~race-text-{row.race}" if row.race else row.text


def laid_detail(g: Table, seat: Seat, word: str, place: Card, *, gain: bool = True) -> Text | None:
    """What a card of the hand changes at a place, then what is written on it; None: only the latter.

    Without `gain`, the potential is left out.
    """
    title = TITLE_CALLED[word]
    found, row = changes(g, seat, FIRST[title], place).texts(potential=gain), ROWS[title]
    if not found:
        return None
    if written(row) == "yes":
        return Text("detail-laid-written", {"changes": found, "text": does(row)})
    return Text("detail-laid", {"changes": found})


def card_label(g: Table, seat: Seat, card: Card) -> Text:
    """A card in play."""
    if card in g.planets:
        return _planet(g, seat, g.planets[card])
    if card in g.ships:
        return _ship(g, seat, g.ships[card])
    stack = carrier(g, card)
    if stack is None:
        return Text("choice-open-card", {"name": NAME[card]})
    values: Values = {"name": NAME[card], "at": NAME[stack.card], "owner": WHO[stack.owner]}
    row = ROWS[TITLE[card]]
    return Text("choice-asset", {**values, "marks": _marks(row), "text": does(row)})


def _planet(g: Table, seat: Seat, planet: Planet) -> Text:
    values: Values = {"name": NAME[planet.card], "owner": WHO[planet.owner]}
    if planet.owner != seat and g.options["stacks"] == "closed":
        return Text("choice-closed-planet", values)
    values["strength"] = "/".join(map(str, planet_strength(g, planet)))
    values["potential"] = potential(g, planet)
    if planet.owner != seat:
        return Text("choice-planet", values)
    values |= {
        "people": len(planet.pop),
        "capacity": values["potential"],
        "room": max(0, room(g, planet)),
        "ships": places_used(planet),
        "support": support(planet),
        "berths": max(0, support(planet) - places_used(planet)),
    }
    return Text("choice-own-planet", values)


def _ship(g: Table, seat: Seat, ship: Ship) -> Text:
    values: Values = {
        "name": NAME[ship.card],
        "owner": WHO[ship.owner],
        "strength": "/".join(map(str, ship_strength(g, ship))),
        "people": len(ship.pop),
        "hold": hold(ship),
        "room": max(0, hold(ship) - len(ship.pop)),
    }
    kind = "own-ship" if ship.owner == seat else "ship"
    if ship.place in g.planets:
        return Text(f"choice-{kind}", {**values, "at": NAME[ship.place]})
    return Text(f"choice-{kind}-deep", values)
