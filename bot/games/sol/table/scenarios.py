"""Solo and co-operative games: the scenarios and their neutral stations (rules
16.4).
"""

from __future__ import annotations

from functools import lru_cache

import msgspec

from bot.engine.errors import BadData
from bot.engine.files import load_rows
from bot.games.sol.cards.rows import ROWS
from bot.games.sol.table.state import KIND_CALLED, Kind

EVENTS = ("attrition", "implode", "explode", "sunworm", "warp", "singularity", "garden", "feeders")
"""The trigger events (rules 16.3)."""


class StationRow(msgspec.Struct, forbid_unknown_fields=True):
    """A neutral station: at random on its layer, or a number of spaces past the corner of the mothership."""

    kind: str
    layer: str
    from_mothership: int | None


class ScenarioRow(msgspec.Struct, forbid_unknown_fields=True):
    """One row of data/sol/scenarios.json.

    `suits` counts the explosions, `forbidden` is a kind of station that players do not have.
    """

    id: str
    suits: int
    effects: list[str]
    event: str
    energy: int
    forbidden: str | None
    goal: int
    stations: list[StationRow]


class Scenario(msgspec.Struct, frozen=True):
    """A scenario, checked."""

    suits: int
    effects: tuple[str, ...]
    event: str
    energy: int
    forbidden: Kind | None
    goal: int
    stations: tuple[tuple[Kind, str, int | None], ...]


@lru_cache(maxsize=1)
def scenarios() -> dict[str, Scenario]:
    """All scenarios by id, read once."""
    return load_scenarios()


def load_scenarios() -> dict[str, Scenario]:
    """The scenarios of the data file. Raises BadData naming row and field."""
    return {row.id: _scenario(row) for row in load_rows(ScenarioRow, "sol", "scenarios.json")}


def _scenario(row: ScenarioRow) -> Scenario:
    for effect in row.effects:
        if effect not in ROWS:
            raise BadData("sol/scenarios.json", row.id, "effects", f"no effect is called {effect}")
    if row.event not in ("", *EVENTS):
        raise BadData("sol/scenarios.json", row.id, "event", f"no event is called {row.event}")
    if len(row.effects) > row.suits or not 2 <= row.suits <= 6:
        raise BadData(
            "sol/scenarios.json", row.id, "suits", f"{row.suits} do not go with the effects or the deck"
        )
    for word in [station.kind for station in row.stations] + ([row.forbidden] if row.forbidden else []):
        if word not in KIND_CALLED:
            raise BadData("sol/scenarios.json", row.id, "kind", f"no piece is called {word}")
    for station in row.stations:
        if station.layer not in ("U", "L", "C", "R", "K"):
            raise BadData("sol/scenarios.json", row.id, "layer", f"no layer {station.layer}")
    return Scenario(
        row.suits,
        tuple(row.effects),
        row.event,
        row.energy,
        KIND_CALLED[row.forbidden] if row.forbidden else None,
        row.goal,
        tuple((KIND_CALLED[s.kind], s.layer, s.from_mothership) for s in row.stations),
    )


def scenario_of(options: dict[str, str], seats: int) -> Scenario | None:
    """The scenario of a solo game, None without one or with more seats."""
    return scenarios().get(options["scenario"]) if seats == 1 else None
