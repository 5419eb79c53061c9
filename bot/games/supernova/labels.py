"""The words for each choice."""

from __future__ import annotations

from bot.engine.moves import Seat, Text, Value, Values
from bot.games.supernova.attack_state import current_attack
from bot.games.supernova.cards import (
    CARD_CALLED,
    CATEGORIES,
    HIDDEN,
    NAME,
    NONE,
    RACE_CALLED,
    ROWS,
    TITLE,
    TITLE_CALLED,
    Card,
    CardRow,
)
from bot.games.supernova.cleanup import HandDiscard
from bot.games.supernova.pledges import CONDITIONS
from bot.games.supernova.settings import SCOPES
from bot.games.supernova.stacks import (
    hold,
    places_used,
    planet_strength,
    potential,
    ship_strength,
    support,
)
from bot.games.supernova.state import ASKS, Planet, Ship, Table
from bot.games.supernova.tables import SEAT_CALLED, WHO
from bot.games.supernova.trade import Accept
from bot.games.supernova.zones import carrier, names

CHANGING = ("environment", "civilization", "modifier")
"""The types whose numbers are added to those of other cards."""
FROM_HAND = ("play", "queue", "jettison", "discard", "counter", "trade", "hold")


def label(g: Table, seat: Seat, verb: str, chosen: tuple[Value, ...], value: Value) -> Text:
    """The label of `value` as the next parameter of `verb` after those chosen."""
    word = str(value)
    if word in SEAT_CALLED:
        return _player(g, verb, SEAT_CALLED[word])
    if verb == "draw" and word in ("main", "discard"):
        return _pile(g, seat, word)
    if verb == "strike":
        return _strike(g, word)
    if verb == "counter" and word.startswith("promise-"):
        return Text("choice-promise", {"promise": f"~{word}"})
    if word in TITLE_CALLED and not chosen and _from_hand(g, verb):
        return _title(g, seat, word)
    if verb == "pledge" and len(chosen) == 1:
        return _title(g, seat, word)
    if word in RACE_CALLED:
        return Text("choice-race", {"race": f"~race-{word}"})
    if word in CARD_CALLED:
        return _card(g, seat, CARD_CALLED[word])
    return Text(_word_key(verb, len(chosen), word))


def _from_hand(g: Table, verb: str) -> bool:
    """Whether the cards of a verb are titles of the hand. What is given up may also be a card in play (9.2, 9.3).

    The question tells which, never where the card is: that may be under a closed stack (12.2).
    """
    return verb in FROM_HAND and (
        verb != "discard" or (bool(g.stack) and isinstance(g.stack[-1], HandDiscard))
    )


def _word_key(verb: str, place: int, word: str) -> str:
    """Settings and sides."""
    if verb == "ask":
        return (
            f"scope-{word}" if place and word in SCOPES else f"ask-{word}" if word in ASKS else "choice-off"
        )
    if verb == "pledge":
        return f"pledge-{word}" if word in (*CONDITIONS, "attacking", "defending") else "choice-off"
    return f"side-{word}" if word in ("attacker", "defender") else f"choice-{word}"


def _marks(row: CardRow) -> str:
    """What is printed on a card, without zeros: "P1 D2 E4", with signs where it changes other cards; "none"."""
    sign = "+" if row.type in CHANGING else ""
    marks = [
        f"{letter}{sign if value > 0 else '−' if value < 0 else ''}{abs(value)}"
        for letter, value in zip("PMDE", (row.p, row.m, row.d, row.e), strict=True)
        if value
    ]
    return " ".join(marks) or "none"


def _title(g: Table, seat: Seat, word: str) -> Text:
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


def _card(g: Table, seat: Seat, card: Card) -> Text:
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


def _player(g: Table, verb: str, seat: Seat) -> Text:
    step = g.stack[-1] if g.stack else None
    if verb == "accept" and isinstance(step, Accept):
        return Text(
            "choice-counter",
            {
                "player": WHO[seat],
                "cards": names(step.counters[seat]),
                "promises": [f"~promise-{word}" for word in step.promises[seat]],
            },
        )
    return Text("choice-player", {"player": WHO[seat]})


def _pile(g: Table, seat: Seat, word: str) -> Text:
    pile = g.pile_of(seat)
    if word == "main":
        return Text("choice-main", {"count": len(pile.deck)})
    return Text("choice-discard-pile", {"count": len(pile.discard), "top": NAME[pile.discard[-1]]})


def _strike(g: Table, word: str) -> Text:
    attack = current_attack(g)
    if word == "bypass" or attack is None:
        return Text("choice-bypass")
    if attack.defenders:
        ours, theirs = attack.orbit_totals(g, attack.counted)
    else:
        ours, theirs = attack.totals(g)
    at = CATEGORIES.index(word)
    return Text("choice-strike", {"category": f"~category-{word}", "ours": ours[at], "theirs": theirs[at]})
