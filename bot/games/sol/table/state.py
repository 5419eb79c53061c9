"""Everything on the table of SOL, as plain data. Views use the same structs."""

from __future__ import annotations

import enum

import msgspec

from bot.engine.moves import Seat
from bot.engine.steps import State
from bot.games.sol.table.board import Board, boards

NOBODY = Seat(-1)
"""The owner of a neutral station."""


class Suit(enum.IntEnum):
    """The suits of instability cards; HIDDEN is a card whose suit the viewer does not know."""

    HIDDEN = 0
    EXPLOSION = 1
    REFRACTION = 2
    REVERBERATION = 3
    SUBDUCTION = 4
    OSCILLATION = 5
    CRYSTALLIZATION = 6
    EXPANSION = 7
    TRIGGER = 8
    CONDENSATION = 9

    @property
    def word(self) -> str:
        """The word in moves and catalogues: "explosion", ..."""
        return SUIT_WORDS[self]


SUIT_WORDS = tuple(suit.name.lower() for suit in Suit)
SUIT_CALLED = {word: Suit(i) for i, word in enumerate(SUIT_WORDS)}


class Kind(enum.IntEnum):
    """What can be built, in the order of `Player.pieces`."""

    BRIDGE = 0
    NODE = 1
    FOUNDRY = 2
    TOWER = 3

    @property
    def word(self) -> str:
        """The word in moves and catalogues: "bridge", "node", "foundry", "tower"."""
        return KIND_WORDS[self]


KIND_WORDS = ("bridge", "node", "foundry", "tower")
KIND_CALLED = {word: Kind(i) for i, word in enumerate(KIND_WORDS)}
PIECES = (8, 3, 3, 3)
"""How many of each kind a player has (rules 2.2)."""
SPENT = (2, 2, 2, 3)
"""How many sundivers the pattern of each kind takes (rules 7.2)."""
SUNDIVERS = 13
HURL_MOMENTUM = 2
"""What a sundiver pays that is hurled into the heart of the Sun (rules 6.4)."""
CROWD = 5
"""How many sundivers of one colour fit on a space (rules 3.5)."""


class Station(msgspec.Struct, array_like=True):
    """A node, foundry or tower. `spent` is how many sundivers a deconversion gives back (rules 7.6)."""

    kind: Kind
    seat: Seat
    spent: int


class Bridge(msgspec.Struct, array_like=True):
    """A solar bridge on an edge."""

    seat: Seat
    spent: int


class Player(msgspec.Struct, array_like=True):
    """One player's mothership and mat.

    `corner` is 1-based; `pool`, `reserve`, `lost` (in space, to be brought back) and `gone` (out of the
    game) are sundivers; `pieces` is the reserve by `Kind`; `held` the instability card kept (HIDDEN: none);
    `guests[host]` are own sundivers in the pool of the host (Blight), the list empty while there are none;
    `orders` are standing orders by question.
    """

    corner: int
    pool: int
    reserve: int
    energy: int
    momentum: int
    pieces: list[int]
    held: Suit = Suit.HIDDEN
    guests: list[int] = []
    lost: int = 0
    gone: int = 0
    orders: dict[str, str] = {}


class Trip(msgspec.Struct, array_like=True):
    """A part of a Move: sundivers that were launched (`start` is ""), hurled (`goal` is ""), or flown all the way.

    `over` are the owners of bridges on the way who are paid for it.
    """

    start: str
    goal: str
    count: int = 1
    over: list[Seat] = []


class Table(State):
    """What is on the board and beside it, with the agenda of `State` in front; `agenda.Sol` names its steps.

    `sundivers[seat][space]` counts pieces, `stations[space]`, `bridges[edge]`. `order` is the turn order,
    `turn` the place in it of the active player, `round` counts from 1. `marker` is the instability
    countdown (13 to 0), `deck` is drawn from its end, `discard` open. `effects` names the suit effect that
    each suit in play triggers. `effect` is the one in use this turn ("" for none), `last_draw` the round in
    which cards were last drawn by an action (0: never). `trips` are those of the Move that goes on.
    """

    board: str
    seats: int
    options: dict[str, str]
    order: list[Seat]
    turn: int
    round: int
    marker: int
    deck: list[Suit]
    discard: list[Suit]
    effects: dict[Suit, str]
    players: list[Player]
    sundivers: list[list[int]]
    stations: list[Station | None]
    bridges: dict[int, Bridge]
    effect: str = ""
    last_draw: int = 0
    event: str = ""
    feeders: list[int] = []
    cubes: list[int] = []
    last_chance: bool = False
    trips: list[Trip] = []

    @property
    def layout(self) -> Board:
        """The board's graph."""
        return boards()[self.board]

    @property
    def active(self) -> Seat:
        """Whose turn it is."""
        return self.order[self.turn]
