"""The words for a thing that may be chosen (a card in the hand, a planet, a ship, what is on them), the numbers of
the cards in a hand, and what a card would change where it is laid (rules 2.2, 6.2, 7)."""

from __future__ import annotations

from typing import NamedTuple

from msgspec.structs import replace

from bot.engine.moves import Seat, Text, Values
from bot.games.supernova.cards.cards import (
    CIVILIZATION,
    ENVIRONMENT,
    FIRST,
    HIDDEN,
    KIND,
    MODIFIER,
    NAME,
    NONE,
    PAIR,
    ROWS,
    SHIP,
    TITLE,
    TITLE_CALLED,
    Card,
    CardRow,
    Title,
)
from bot.games.supernova.cards.language import Pair
from bot.games.supernova.holdings.stacks import (
    hold,
    places_used,
    planet_strength,
    potential,
    room,
    ship_strength,
    support,
)
from bot.games.supernova.holdings.zones import carrier, names
from bot.games.supernova.table.state import Planet, Player, Ship, Table
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
        return Text(
            "choice-special", {"name": row.name, "number": number, "kind": row.type, "text": row.text}
        )
    values: Values = {
        "name": row.name,
        "number": number,
        "kind": row.type,
        "type": f"~type-{row.type}",
        "marks": _marks(row),
    }
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
        return Text("choice-open-card", {"name": NAME[card], "kind": "card"})
    values: Values = {
        "name": NAME[card],
        "kind": "asset",
        "at": NAME[stack.card],
        "owner": WHO[stack.owner],
    }
    row = ROWS[TITLE[card]]
    return Text("choice-asset", {**values, "marks": _marks(row), "text": does(row)})


def _planet(g: Table, seat: Seat, planet: Planet) -> Text:
    values: Values = {"name": NAME[planet.card], "kind": "planet", "owner": WHO[planet.owner]}
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
        "kind": "ship",
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


def lost_label(g: Table, seat: Seat, card: Card) -> Text:
    """A card in play that may be given up: what goes with it, or what its place is without it."""
    label = card_label(g, seat, card)
    if card in g.ships:
        aboard = names([*g.ships[card].mods, *g.ships[card].pop])
        kind = label.key.replace("own-ship", "lost-ship")
        return Text(kind, {**label.values, "aboard": aboard}) if aboard else label
    stack = carrier(g, card) or next((one for one in g.planets.values() if card in one.env), None)
    if stack is None:
        return label
    pile = PILES.get(KIND[card], "pop")
    found = Changes(_changed(g, stack, pile, [one for one in getattr(stack, pile) if one != card]))
    if not found.amounts:
        return label
    values: Values = {"name": NAME[card], "marks": _marks(ROWS[TITLE[card]]), "at": NAME[stack.card]}
    return Text("choice-lost", {**values, "changes": found.texts(potential=True)})


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
    amounts = _changed(g, stack, pile, after)
    does_more = any(not isinstance(effect, Pair) for effect in ROWS[TITLE[card]].effects)
    return Changes(amounts, pair, not amounts and pair == HIDDEN and not does_more)


def _changed(g: Table, stack: Planet | Ship, pile: str, after: list[Card]) -> dict[str, tuple[int, int]]:
    """The amounts of a stack that differ once these cards lie in one of its piles, before and after."""
    counted = OF_A_PLANET if isinstance(stack, Planet) else OF_A_SHIP
    both = zip(counted, _amounts(g, stack), _amounts(g, replace(stack, **{pile: after})), strict=True)
    return {name: (before, now) for name, before, now in both if before != now}


def _amounts(g: Table, stack: Planet | Ship) -> tuple[int, ...]:
    if isinstance(stack, Planet):
        return potential(g, stack), *planet_strength(g, stack), support(stack)
    return *ship_strength(g, stack), hold(stack)


def numbers(player: Player) -> list[tuple[int, Card]]:
    """The cards of a hand with their numbers, from the lowest. A new card has the lowest number that is free."""
    if HIDDEN in player.hand:
        return list(enumerate(player.hand, 1))
    return [(number, card) for number, card in enumerate(_by_number(player), 1) if card != HIDDEN]


def keep_numbers(player: Player) -> None:
    """Note the numbers of a hand that has changed."""
    player.numbered = player.hand[:] if HIDDEN in player.hand else _by_number(player)


def _by_number(player: Player) -> list[Card]:
    """The cards of a hand by their numbers, from 1, HIDDEN where one is free."""
    held = set(player.hand)
    found = [card if card in held else HIDDEN for card in player.numbered]
    for card in sorted(held.difference(found)):
        if HIDDEN in found:
            found[found.index(HIDDEN)] = card
        else:
            found.append(card)
    while found and found[-1] == HIDDEN:
        found.pop()
    return found
