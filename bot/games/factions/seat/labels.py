"""The words for each choice."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from bot.engine.moves import Seat, Text, Value, Values, literal
from bot.games.factions.actions.courses import FROM, NOTHING, sights
from bot.games.factions.actions.destinations import ways_to
from bot.games.factions.actions.effects import is_mining
from bot.games.factions.actions.exoplanets import EFFECTS, UseEffect
from bot.games.factions.actions.exploring import explorers_left
from bot.games.factions.actions.mining import WhichAsteroid
from bot.games.factions.actions.places import LookAt
from bot.games.factions.actions.planets import most_upgrades, price_of_upgrades, scant_room, spaces
from bot.games.factions.actions.trading import GET, GIVE, term_label
from bot.games.factions.cards import phrases
from bot.games.factions.cards.cards import (
    CALLED,
    EARTH,
    EVENT,
    EXOPLANET,
    FACTION_CALLED,
    FACTIONS,
    JUPITER,
    MARS,
    MERCURY,
    NAME,
    PLANETS,
    TILE,
    VENUS,
    Card,
)
from bot.games.factions.holdings import modifiers
from bot.games.factions.holdings.converting import energy_for
from bot.games.factions.round.beginning import PlaceShips
from bot.games.factions.scoring.scoring import worth
from bot.games.factions.table.board import SECTOR_CALLED, SLOT_CALLED
from bot.games.factions.table.state import NONE, Table
from bot.games.factions.table.tables import PLANET_NAME, SIDE_CALLED, WHO
from bot.games.parts.clauses import sentences


def labels(g: Table, seat: Seat, verb: str, chosen: tuple[Value, ...], values: Sequence[Value]) -> list[Text]:
    """The words for choices, by what each value names."""
    if verb == "place" and len(chosen) == 1:
        return [_post(g, seat, CALLED[str(chosen[0])], CALLED[str(value)]) for value in values]
    return [_label(g, seat, verb, value) for value in values]


def _post(g: Table, seat: Seat, explorer: Card, card: Card) -> Text:
    """An exoplanet as the place of an explorer: what it has then of what it needs, and what it gives then."""
    row, own = EXOPLANET[card], next(each for each in g.players[seat].exoplanets if each.card == card)
    before, after = worth(own.explorers, card), worth((*own.explorers, explorer), card)
    return Text(
        "choice-post",
        {
            "card": NAME[card],
            "now": after,
            "need": row.need,
            "stage": "before" if before >= row.need else "useless" if after <= before else "on",
            "explores": int(after >= row.need),
            "energy": row.energy,
            "resources": row.resources,
        },
    )


def _label(g: Table, seat: Seat, verb: str, value: Value) -> Text:
    word = str(value)
    if verb == "convert" and isinstance(value, int):
        room = modifiers.value(g, seat, "energy-cap") - g.players[seat].energy
        return Text("choice-convert", {"n": value, "energy": min(energy_for(g, seat, value), room)})
    if isinstance(value, int):
        return Text("choice-number", {"n": value})
    if verb == "use" and word == PLANETS[MERCURY]:
        return Text("choice-use-mercury", {"room": scant_room(g, seat)})
    if verb == "use":
        return Text(f"choice-use-{word}", _uses(g, seat, PLANETS.index(word)))
    if verb == "act":
        return ABILITY[word]
    if word in PLANETS:
        return Text("choice-planet", {"planet": PLANET_NAME[PLANETS.index(word)]})
    if word in SLOT_CALLED and (word not in SECTOR_CALLED or _of_asteroids(g, verb)):
        return _asteroid(g, seat, verb, word)
    if verb == "rescue" and word in SECTOR_CALLED:
        free = g.first and not g.players[seat].rescued
        points = 0 if free else -modifiers.value(g, seat, "rescue-points")
        return Text("choice-rescue", {"sector": word, "points": points})
    if word in SECTOR_CALLED and isinstance(g.stack[-1], PlaceShips):
        return _berth(g, seat, word)
    if word in SECTOR_CALLED:
        return _sector(g, word)
    if word in SIDE_CALLED:
        key = "choice-decline" if verb == "decline" else "choice-player"
        return Text(key, {"player": WHO[SIDE_CALLED[word]]})
    if word in FACTION_CALLED:
        return _faction(FACTION_CALLED[word])
    if verb == "vote":
        return _space(g.event, spaces(g).index(word))
    if word in MOTION:
        return MOTION[word]
    if verb == "finish" and CALLED.get(word) in g.players[seat].wishes.finish:
        return Text("choice-keep", {"card": NAME[CALLED[word]]})
    if word in CALLED:
        return phrases.card_label(CALLED[word])
    if verb == "choose" and word == "yes":
        return Text("choice-mine-it" if is_mining(g.stack[-1]) else "choice-use-it")
    if word.startswith(FROM):
        return Text(
            "choice-rescued" if verb == "rescue" else "choice-from", {"place": word.removeprefix(FROM)}
        )
    if word in EFFECTS and isinstance(step := g.stack[-1], UseEffect):
        return _effect(step.card, EFFECTS.index(word))
    return term_label(word) if word.startswith((GIVE, GET)) else Text(f"choice-{word}")


def _uses(g: Table, seat: Seat, planet: int) -> Values:
    """What a seat can do at a planet with what it has."""
    have = g.players[seat].resources
    if planet == EARTH:
        return {
            "first": int(g.first),
            "claimed": int(g.claimed),
            "voted": int(g.players[seat].round.vote != NONE),
        }
    if planet == VENUS:
        return {"most": min(have, explorers_left(g))}
    if planet == MARS:
        most = most_upgrades(g, seat)
        return {"most": most, "cost": price_of_upgrades(g, seat, most)}
    if planet == JUPITER:
        cost = modifiers.value(g, seat, "jupiter-cost")
        return {"cost": cost, "can": int(have >= cost)}
    return {}


def _of_asteroids(g: Table, verb: str) -> bool:
    """Whether the choices of a verb are asteroids, which are called by their sectors."""
    return verb in ("mine", "look") or (verb == "choose" and isinstance(g.stack[-1], WhichAsteroid | LookAt))


def _asteroid(g: Table, seat: Seat, verb: str, word: str) -> Text:
    """An asteroid, what it is worth if the seat knows, and whether nothing fits of what the seat would mine."""
    slot, player = SLOT_CALLED[word], g.players[seat]
    worth = TILE[g.tiles[slot]].value if g.faces[slot] or seat in g.peeks[slot] else 0
    step = g.stack[-1]
    mines = verb == "mine" or (isinstance(step, WhichAsteroid) and step.side == seat)
    room = modifiers.value(g, seat, "resource-cap") - player.resources
    values: Values = {"slot": word, "worth": worth, "full": int(mines and room <= 0)}
    return Text(
        "choice-asteroid", {**values, "least": LEAST_TILE, "most": MOST_TILE, "room": room if mines else 0}
    )


LEAST_TILE, MOST_TILE = min(row.value for row in TILE.values()), max(row.value for row in TILE.values())
"""What an asteroid that no one has seen is worth at least, and at most."""


def _sector(g: Table, word: str) -> Text:
    """A sector, with its energy and what a ship finds there."""
    seen = sights(g).get(word, NOTHING)
    planets = [PLANET_NAME[planet] for planet in seen.planets]
    values: Values = {"sector": word, "energy": g.energy_in(SECTOR_CALLED[word]), "band": word[0]}
    found: Values = {"planets": planets, "beside": len(planets), "asteroid": int(seen.asteroid)}
    return Text("choice-sector", {**values, **found})


def _berth(g: Table, seat: Seat, word: str) -> Text:
    """A sector to begin in, with the planets that are cheapest to reach from there."""
    sector, found = SECTOR_CALLED[word], list[tuple[int, int]]()
    for planet in g.rings:
        if planet != NONE and (price := ways_to(g, seat, planet)[sector]):
            found.append((price, planet))
    near = [Text("berth-near", {"planet": PLANET_NAME[each], "n": n}) for n, each in sorted(found)[:BERTHS]]
    return Text("choice-berth", {"sector": word, "near": near})


BERTHS = 3
"""So many planets are named of a sector to begin in."""


@cache
def _faction(faction: int) -> Text:
    row = FACTIONS[faction]
    return Text("choice-faction", {"faction": row.name, "said": f"~pitch-{row.word}", "easy": int(row.easy)})


@cache
def _space(event: Card, space: int) -> Text:
    """A space of an event, with its reward."""
    option, which = divmod(space, 2)
    side = EVENT[event].options[option]
    return Text("choice-space", {"option": side.name, "which": which, "said": phrases.space(side, which)})


@cache
def _effect(card: Card, which: int) -> Text:
    said = phrases.exoplanet_effect(EXOPLANET[card], which)
    return Text("choice-effect", {"letter": literal("AB"[which]), "said": said})


ABILITY = {
    row.machine: Text(
        "choice-ability",
        {"machine": f"~machine-{row.machine}", "said": sentences(phrases.faction_machine(row))},
    )
    for row in FACTIONS
}
"""The machines of the factions, with what each does."""


def _motions() -> dict[str, Text]:
    found: dict[str, Text] = {}
    for row in EVENT.values():
        for option in row.options:
            said = phrases.outcome(option)
            key = "choice-motion" if said is None else "choice-motion-does"
            found[option.word] = Text(
                key, {"option": option.name} if said is None else {"option": option.name, "said": said}
            )
    return found


MOTION = _motions()
"""The options of events, with what each does if it wins."""
