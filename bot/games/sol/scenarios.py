"""Solo and co-operative games: the scenarios, neutral stations, goals and the levels of survival (rules
16.4).
"""

from __future__ import annotations

from functools import lru_cache

import msgspec

from bot.engine.errors import BadData
from bot.engine.files import load_rows
from bot.engine.moves import Standings
from bot.games.sol.acting import ROWS
from bot.games.sol.board import Space
from bot.games.sol.state import KIND_CALLED, NOBODY, SPENT, Kind, Station, Table

EVENTS = ("attrition", "implode", "explode", "sunworm", "warp", "singularity", "garden", "feeders")
"""The trigger events (rules 16.3)."""
PLAIN_GOAL = 13
LEVEL_STEP = 3
BANDS = (0, 3, 8, 13, 21, 34, 55)
"""The least momentum of each level of survival."""


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

    id: str
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
        row.id,
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


def is_shared(options: dict[str, str], seats: int) -> bool:
    """Whether the table wins or loses together: a solo or co-operative game."""
    return seats == 1 or options["mode"] == "coop"


def goal(options: dict[str, str], seats: int) -> int:
    """The momentum to reach in a solo or co-operative game."""
    scenario = scenario_of(options, seats)
    return (scenario.goal if scenario else PLAIN_GOAL) + LEVEL_STEP * int(options["level"])


def place_stations(g: Table) -> None:
    """Set the neutral stations of the scenario on the board (rules 16.4.1)."""
    scenario = scenario_of(g.options, g.seats)
    if scenario is None:
        return
    for kind, layer, offset in scenario.stations:
        ring = g.layout.rings[layer]
        if offset is None:
            free = [k for k in range(1, ring + 1) if g.stations[g.layout.number[f"{layer}{k}"]] is None]
            number = g.chance().pick(free)
        else:
            number = (g.players[0].corner + offset - 1) % ring + 1
        space: Space = g.layout.number[f"{layer}{number}"]
        g.stations[space] = Station(kind, NOBODY, SPENT[kind])


def band(momentum: int) -> int:
    """The level of survival, 0 (worst) to 6 (rules 16.4.3)."""
    return sum(momentum >= least for least in BANDS) - 1


def standings_of(g: Table, counts: tuple[dict[str, int], ...] = ()) -> Standings:
    """The momentum of everyone, and at the end who has won; solo and co-operative tables do together (16.4, 16.5)."""
    scores = tuple(player.momentum for player in g.players)
    if is_shared(g.options, g.seats):
        reached = min(scores) >= goal(g.options, g.seats)
        return Standings.together(scores, reached if g.over else None, counts)
    if not g.over:
        return Standings(scores, None, counts)
    if g.options["goalcheck"] == "ties-by-energy":
        ranks = [(player.momentum, player.energy) for player in g.players]
        return Standings(scores, tuple(1 + sum(other > own for other in ranks) for own in ranks), counts)
    return Standings.ranked(scores, counts)
