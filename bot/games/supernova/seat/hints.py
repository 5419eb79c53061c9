"""What newcomers miss in each phase, by what their position lacks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection

from bot.engine.hints import Hint
from bot.engine.moves import Move, Seat, Side, Values
from bot.engine.steps import listed, open_steps
from bot.games.supernova.answers.windows import AnswerWindow
from bot.games.supernova.cards.cards import (
    ALIEN,
    CARD_CALLED,
    CATEGORIES,
    CIVILIZATION,
    ENVIRONMENT,
    FIRST,
    KIND,
    MERC,
    NAME,
    PLANET,
    RACE,
    SHIP,
    STRENGTH,
    TITLE_CALLED,
    WORDS,
    Card,
    P,
)
from bot.games.supernova.conflict.prospects import ready, winning
from bot.games.supernova.holdings.stacks import bare_potential, has_homeworld, may_build_alien, roomiest
from bot.games.supernova.holdings.zones import names
from bot.games.supernova.table.state import ACTION, BUILD, Table
from bot.games.supernova.table.tables import WHO


def done_with(kinds: Collection[int], *, good: bool | None = None) -> tuple[str, ...]:
    """The moves that lay a card of some kinds down; of `good` Environments, or bad ones."""
    words = [
        WORDS[title]
        for title, card in enumerate(FIRST[: len(WORDS)])
        if KIND[card] in kinds and (good is None or (P[card] > 0) == good)
    ]
    return tuple(f"{verb} {word}" for verb in ("play", "lay") for word in words)


def _plays(g: Table, side: Side, *kinds: int) -> list[tuple[Card, Move]]:
    """The cards of some kinds that can be played now, each with the move, those with the highest P first."""
    seat = Seat(side)
    moves = listed(open_steps(g, seat, "play"), g, seat)
    cards = [
        (FIRST[TITLE_CALLED[str(move.values[0])]], move)
        for move in moves
        if move.verb == "play" and str(move.values[0]) in TITLE_CALLED
    ]
    return sorted((each for each in cards if KIND[each[0]] in kinds), key=lambda each: -P[each[0]])


def _on(g: Table, move: Move, side: Side, *, own: bool) -> Card | None:
    """The planet that a card is played on, if it is one's own, or another player's."""
    target = CARD_CALLED.get(str(move.values[1])) if len(move.values) > 1 else None
    planet = None if target is None else g.planets.get(target)
    return target if planet is not None and (planet.owner == Seat(side)) == own else None


def _planet(g: Table, side: Side) -> Values | None:
    found = sorted(_plays(g, side, PLANET), key=lambda play: (-P[play[0]], -min(STRENGTH[play[0]])))
    return {"card": NAME[found[0][0]], "p": P[found[0][0]], "goal": g.goal} if found else None


def _environment(g: Table, side: Side) -> Values | None:
    for card, move in _plays(g, side, ENVIRONMENT):
        if P[card] > 0 and (planet := _on(g, move, side, own=True)) is not None:
            return {"card": NAME[card], "planet": NAME[planet], "p": P[card]}
    return None


def _spoil(g: Table, side: Side) -> Values | None:
    for card, move in reversed(_plays(g, side, ENVIRONMENT)):
        if P[card] < 0 and (planet := _on(g, move, side, own=False)) is not None:
            return {"card": NAME[card], "planet": NAME[planet], "p": -P[card]}
    return None


def _civilization(g: Table, side: Side) -> Values | None:
    for card, move in _plays(g, side, CIVILIZATION):
        if P[card] > 0 and (planet := _on(g, move, side, own=True)) is not None:
            return {"card": NAME[card], "planet": NAME[planet], "p": P[card]}
    return None


def _homeworld(g: Table, side: Side) -> Values | None:
    """Planets and no Homeworld, with people in hand that need one."""
    seat = Seat(side)
    people = any(KIND[card] in (ALIEN, MERC) for card in g.players[seat].hand)
    if g.phase != BUILD or not people or has_homeworld(g, seat) or not open_steps(g, seat, "play"):
        return None
    return {"planet": NAME[roomiest(g, seat).card]} if g.planets_of(seat) else None


def _people(g: Table, side: Side) -> Values | None:
    """People for an own planet: Aliens of the race of which most are held, as the first ones declare it."""
    held = Counter(RACE[card] for card in g.players[Seat(side)].hand if KIND[card] == ALIEN)
    plays = _plays(g, side, ALIEN, MERC)
    for card, move in sorted(plays, key=lambda play: -held[RACE[play[0]]]):
        if (planet := _on(g, move, side, own=True)) is not None:
            return {"card": NAME[card], "planet": NAME[planet]}
    return None


def _ship(g: Table, side: Side) -> Values | None:
    for card, move in _plays(g, side, SHIP):
        planet = _on(g, move, side, own=True)
        if planet is not None and not g.planets[planet].orbit:
            return {"card": NAME[card], "planet": NAME[planet]}
    return None


def _attack(g: Table, side: Side) -> Values | None:
    """The planet with the most potential that all ships of one orbit would take as things stand."""
    seat = Seat(side)
    if g.options["stacks"] == "closed" or not open_steps(g, seat, "attack"):
        return None
    attacks = [
        (g.planets[CARD_CALLED[str(move.values[0])]], g.planets[CARD_CALLED[str(move.values[1])]])
        for move in listed(open_steps(g, seat, "attack"), g, seat)
        if move.verb == "attack"
    ]
    for target, origin in sorted(attacks, key=lambda attack: -bare_potential(attack[0])):
        won = winning(g, ready(g, origin), target.card)
        if won and bare_potential(target):
            return {
                "planet": NAME[target.card],
                "owner": WHO[target.owner],
                "origin": NAME[origin.card],
                "categories": [f"~category-{CATEGORIES[category]}" for category in won],
                "p": bare_potential(target),
            }
    return None


def _jettison(g: Table, side: Side) -> Values | None:
    """Aliens in hand that can live on none of one's planets, more than the one card that is discarded anyway."""
    seat = Seat(side)
    if g.phase != ACTION or not open_steps(g, seat, "jettison"):
        return None
    own = g.planets_of(seat)
    idle = [
        card
        for card in g.players[seat].hand
        if KIND[card] == ALIEN and not any(may_build_alien(planet, RACE[card]) for planet in own)
    ]
    return {"cards": names(idle)} if len(idle) > 1 and has_homeworld(g, seat) else None


def _window(g: Table, side: Side) -> Values | None:
    seat = Seat(side)
    is_asked = any(isinstance(step, AnswerWindow) and seat in step.awaits(g) for step in open_steps(g, seat))
    return {} if is_asked else None


HINTS = (
    Hint("planet", _planet, done_with((PLANET,))),
    Hint("environment", _environment, done_with((ENVIRONMENT,), good=True)),
    Hint("spoil", _spoil, done_with((ENVIRONMENT,), good=False)),
    Hint("civilization", _civilization, done_with((CIVILIZATION,))),
    Hint("homeworld", _homeworld, ("homeworld",)),
    Hint("people", _people, done_with((ALIEN, MERC))),
    Hint("ship", _ship, done_with((SHIP,))),
    Hint("attack", _attack, ("attack", "muster")),
    Hint("jettison", _jettison, ("jettison", "dump")),
    Hint("window", _window, ("pass",)),
)
"""What newcomers miss, the most useful first."""
