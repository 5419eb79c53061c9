"""Invented crowded positions of SOL, for baking the palette and for tests: legal as data, not reached by play."""

from __future__ import annotations

import random

from bot.engine.moves import Event, Seat
from bot.games.sol.round.options import OPTIONS
from bot.games.sol.table.board import boards
from bot.games.sol.table.state import CROWD, Bridge, Kind, Player, Station, Suit, Table
from renderers.look import Look

NAMES = ("Mirela", "Tomás", "Aoife", "Jun", "Priya")
EFFECTS = (
    "juggernaut", "cascade", "fuel", "catapult", "teleport", "persist", "festival", "hyperdrive", "procreate",
)  # fmt: skip
SPACING = {1: 13, 2: 6, 3: 4, 4: 3, 5: 3}


def complete(options: dict[str, str]) -> dict[str, str]:
    """All options of SOL, those not given at their defaults."""
    return {option.key: options.get(option.key, option.default) for option in OPTIONS}


def position(seats: int, board: str = "", seed: int = 1, crowd: float = 1.0, marker: int = 4) -> Table:
    """A late game of `seats` players; `crowd` 1 is busy, 2 is more than the rules can reach."""
    board = board or ("five" if seats == 5 else "bridge")
    dice = random.Random(seed)
    graph = boards()[board]
    suits = [
        Suit.EXPLOSION,
        *dice.sample([s for s in Suit if 2 <= s <= (7 if seats == 5 else 6)], min(seats + 1, 6)),
    ]
    suits = suits[: seats + 2]
    sundivers = [[0] * len(graph.names) for _ in range(seats)]
    stations: list[Station | None] = [None] * len(graph.names)
    bridges: dict[int, Bridge] = {}
    busy = [s for s in graph.spaces if graph.layer[s] != "U" or s % 3 == 0]
    for seat in range(seats):
        for _ in range(int(9 * crowd)):
            space = dice.choice(busy)
            sundivers[seat][space] = min(CROWD, sundivers[seat][space] + dice.choice((1, 1, 2, 3)))
        for kind in (Kind.NODE, Kind.FOUNDRY, Kind.TOWER):
            for _ in range(2):
                free = [
                    s for s in busy if stations[s] is None and (kind != Kind.TOWER or graph.layer[s] in "CRK")
                ]
                stations[dice.choice(free)] = Station(kind, Seat(seat), 2)
        for _ in range(int(4 * crowd)):
            edge = dice.choice([e for e in range(len(graph.edges)) if graph.membrane[e] and e not in bridges])
            bridges[edge] = Bridge(Seat(seat), 2)
    first = dice.randrange(graph.corners)
    players = [
        Player(
            corner=(first - seat * SPACING[seats]) % graph.corners + 1,
            pool=dice.randrange(6),
            reserve=dice.randrange(6),
            energy=dice.randrange(16),
            momentum=dice.randrange(8, 34),
            pieces=[8 - int(4 * crowd), 1, 1, 1],
            held=dice.choice([*suits, Suit.HIDDEN]),
        )
        for seat in range(seats)
    ]
    return Table(
        version=4,
        rng=None,
        over=False,
        events=[],
        stack=[],
        beside=[],
        board=board,
        seats=seats,
        options=complete({"edition": "boxed" if board == "boxed" else "bridge"}),
        order=[Seat(seat) for seat in range(seats)],
        turn=2 % seats,
        round=14,
        marker=marker,
        deck=[Suit.HIDDEN] * 31,
        discard=[],
        effects=dict(zip(suits, dice.sample(EFFECTS, len(suits)), strict=True)),
        players=players,
        sundivers=sundivers,
        stations=stations,
        bridges=bridges,
    )


def look_at(view: Table, *, moment: str = "moves", last: tuple[Event, ...] = ()) -> Look:
    """The usual look at a position: the active seat is asked."""
    return Look(names=NAMES[: view.seats], awaited=(int(view.active),), moment=moment, last=last)
