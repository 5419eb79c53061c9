"""The words for each choice."""

from __future__ import annotations

from bot.engine.moves import Seat, Text, Value
from bot.games.factions.board import SECTOR_CALLED, SLOT_CALLED
from bot.games.factions.cards import (
    CALLED,
    EVENT,
    EXOPLANET,
    FACTION_CALLED,
    FACTIONS,
    NAME,
    OBJECTIVE,
    PLANETS,
)
from bot.games.factions.courses import FROM
from bot.games.factions.mining import WhichAsteroid
from bot.games.factions.places import LookAt
from bot.games.factions.state import Table
from bot.games.factions.tables import PLANET_NAME, SIDE_CALLED, WHO

MOTION = {option.word: option.name for row in EVENT.values() for option in row.options}
"""The names of the options of events."""


def label(g: Table, seat: Seat, verb: str, chosen: tuple[Value, ...], value: Value) -> Text:
    """The words for one choice, by what the value names."""
    word = str(value)
    if isinstance(value, int):
        return Text("choice-number", {"n": value})
    if word in PLANETS:
        return Text("choice-planet", {"planet": PLANET_NAME[PLANETS.index(word)]})
    if word in SLOT_CALLED and (word not in SECTOR_CALLED or of_asteroids(g, verb)):
        return Text("choice-asteroid", {"slot": word})
    if word in SECTOR_CALLED:
        return Text("choice-sector", {"sector": word, "energy": g.energy_in(SECTOR_CALLED[word])})
    if word in SIDE_CALLED:
        return Text("choice-player", {"player": WHO[SIDE_CALLED[word]]})
    if word in FACTION_CALLED:
        return Text("choice-faction", {"faction": FACTIONS[FACTION_CALLED[word]].name})
    if word in MOTION:
        return Text("choice-motion", {"option": MOTION[word]})
    if word in CALLED:
        card = CALLED[word]
        if card in OBJECTIVE:
            return Text("choice-objective", {"card": NAME[card], "points": OBJECTIVE[card].points})
        if card in EXOPLANET:
            return Text("choice-exoplanet", {"card": NAME[card], "need": EXOPLANET[card].need})
        return Text("choice-card", {"card": NAME[card]})
    if word.startswith(FROM):
        return Text("choice-from", {"place": word.removeprefix(FROM)})
    return Text(f"choice-{word}")


def of_asteroids(g: Table, verb: str) -> bool:
    """Whether the choices of a verb are asteroids, which are called by their sectors."""
    return verb in ("mine", "look") or (verb == "choose" and isinstance(g.stack[-1], WhichAsteroid | LookAt))
