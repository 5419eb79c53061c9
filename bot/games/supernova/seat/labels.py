"""The words for each choice."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.moves import Seat, Text, Value, Values
from bot.games.supernova.actions.build import TerraformPlanet
from bot.games.supernova.actions.cleanup import HandDiscard, KeepRace
from bot.games.supernova.actions.draw import Draw
from bot.games.supernova.actions.together import Together
from bot.games.supernova.actions.trade import Accept
from bot.games.supernova.cards.cards import (
    CARD_CALLED,
    HIDDEN,
    NAME,
    RACE,
    RACE_CALLED,
    RACE_ROWS,
    TITLE_CALLED,
)
from bot.games.supernova.conflict.attack_state import current_attack
from bot.games.supernova.conflict.battle import fleet_total, with_side
from bot.games.supernova.conflict.pledges import CONDITIONS
from bot.games.supernova.conflict.prospects import ready, strike_label
from bot.games.supernova.holdings.promises import PREFIX, promise_label, promised
from bot.games.supernova.holdings.stacks import planet_strength, said
from bot.games.supernova.holdings.things import card_label, lost_label, title_label
from bot.games.supernova.holdings.zones import names
from bot.games.supernova.seat.settings import SCOPES
from bot.games.supernova.table.state import ASKS, Planet, Table
from bot.games.supernova.table.tables import SEAT_CALLED, WHO

FROM_HAND = ("play", "queue", "jettison", "discard", "counter", "trade", "hold")


def labels(g: Table, seat: Seat, verb: str, chosen: tuple[Value, ...], values: Sequence[Value]) -> list[Text]:
    """The labels of values of the next parameter of `verb` after those chosen."""
    return [_label(g, seat, verb, chosen, value) for value in values]


def _label(g: Table, seat: Seat, verb: str, chosen: tuple[Value, ...], value: Value) -> Text:
    word = str(value)
    if word in SEAT_CALLED:
        return _player(g, verb, SEAT_CALLED[word])
    if verb == "draw" and word in ("main", "discard"):
        return _pile(g, seat, word)
    if verb == "attack" and word in CARD_CALLED:
        return _attack(g, tuple(map(str, chosen)), g.planets[CARD_CALLED[word]])
    if verb == "strike":
        return _strike(g, word)
    if verb == "counter" and word.startswith(PREFIX):
        return promise_label(word)
    if word in TITLE_CALLED and not chosen and _from_hand(g, verb):
        return title_label(g, seat, word)
    if verb == "pledge" and len(chosen) == 1:
        return title_label(g, seat, word)
    step = g.stack[-1] if g.stack else None
    if isinstance(step, KeepRace):
        return Text("choice-keep-race", {"race": f"~race-{word}", "cards": names(step.lost(g, word))})
    if word in RACE_CALLED:
        if verb != "homeworld":
            return Text("choice-race", {"race": f"~race-{word}"})
        own = [card for card in g.players[seat].hand if card != HIDDEN and RACE[card] == RACE_CALLED[word]]
        return Text(
            "choice-home-race",
            {
                "race": f"~race-{word}",
                "held": len(own),
                "first": int(RACE_ROWS[RACE_CALLED[word]].first),
                "text": f"~race-text-{word}",
            },
        )
    if verb == "play" and len(chosen) == 2:
        return Text("choice-after", {"card": NAME[CARD_CALLED[word]]})
    if word in CARD_CALLED:
        gives_up = verb == "discard" or isinstance(step, TerraformPlanet)
        return (lost_label if gives_up else card_label)(g, seat, CARD_CALLED[word])
    attack = current_attack(g)
    if verb == "play" and attack is not None and word in ("attacker", "defender"):
        of = attack.seat if word == "attacker" else attack.defender
        return Text("choice-side", {"side": f"~side-{word}", "kind": "side", "owner": WHO[of]})
    return Text(_word_key(verb, len(chosen), word))


def _from_hand(g: Table, verb: str) -> bool:
    """Whether the cards of a verb are titles of the hand. What is given up may also be a card in play (9.2, 9.3).

    The question tells which, never where the card is: that may be under a closed stack (12.2).
    """
    return verb in FROM_HAND and (
        verb != "discard" or (bool(g.stack) and isinstance(g.stack[-1], HandDiscard | Together))
    )


def _word_key(verb: str, place: int, word: str) -> str:
    """Settings and sides."""
    if verb == "ask":
        return (
            f"scope-{word}"
            if place and word in SCOPES
            else f"asking-{word}"
            if word in ASKS
            else "choice-off"
        )
    if verb == "pledge":
        return f"pledge-{word}" if word in (*CONDITIONS, "attacking", "defending") else "choice-off"
    return f"side-{word}" if word in ("attacker", "defender") else f"choice-{word}"


def _player(g: Table, verb: str, seat: Seat) -> Text:
    step = g.stack[-1] if g.stack else None
    if verb == "accept" and isinstance(step, Accept):
        return Text(
            "choice-counter",
            {
                "player": WHO[seat],
                "cards": names(step.counters[seat]),
                "promises": [promised(word) for word in step.promises[seat]],
                "count": len(step.counters[seat]),
                "promised": len(step.promises[seat]),
            },
        )
    return Text("choice-player", {"player": WHO[seat]})


def _pile(g: Table, seat: Seat, word: str) -> Text:
    pile = g.pile_of(seat)
    if word == "main":
        return Text("choice-main", {"count": len(pile.deck)})
    return Text("choice-discard-pile", {"cards": names(reversed(Draw(seat).on_top(g)))})


def _attack(g: Table, chosen: tuple[str, ...], planet: Planet) -> Text:
    """A planet to attack, or the one that ships come from: with all ships there that can fight."""
    ships, at = ready(g, planet), CARD_CALLED[chosen[0]] if chosen else planet.card
    fleet = fleet_total(g, ships, at, [], orbital=True, defending=not chosen)
    values: Values = {
        "name": NAME[planet.card],
        "owner": WHO[planet.owner],
        "count": len(ships),
        "fleet": said(with_side(fleet, (0, 0, 0))),
    }
    if chosen:
        return Text("choice-origin", values)
    closed = g.options["stacks"] == "closed"
    return Text(
        "choice-attacked", {**values, "strength": "none" if closed else said(planet_strength(g, planet))}
    )


def _strike(g: Table, word: str) -> Text:
    attack = current_attack(g)
    if word == "bypass" or attack is None:
        return Text("choice-bypass", {"kind": "bypass"})
    return strike_label(g, attack, word)
