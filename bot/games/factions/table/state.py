"""Everything on the table of Factions of Sol, as plain data (rules 4). Views use the same structs.

A side is a number: seat i's own is i; in solo the automa's, which no one sits at, comes after it.
"""

from __future__ import annotations

from copy import copy
from typing import Self

import msgspec

from bot.engine.moves import Seat
from bot.engine.steps import State, Step
from bot.games.factions.cards.cards import NUMBERS, Card
from bot.games.factions.table.board import BESIDE, NEIGHBOURS, TOUCHED
from bot.games.parts.zones import Zone

NONE = -1
"""No faction, no planet, no option."""
EMPTY = Card(0)
"""A slot without an asteroid."""


class TurnRecord(msgspec.Struct, array_like=True):
    """What a side did in its turn, for the rules that look back (rules 6, 8, 10).

    `entered` are the sectors of its Movement in order, `placed` those in which it put energy, `used` the planets used,
    as themselves and as what they stood in for. `ranged`: it mined from an adjacent sector. `built_at_once` and
    `mined_at_once` are what its last visit to Mars and its last asteroid gave. `boosted` resources were converted at a
    better rate.
    """

    moved: bool = False
    acted: bool = False
    entered: list[int] = []
    placed: list[int] = []
    used: list[int] = []
    mined: int = 0
    ranged: bool = False
    teleported: bool = False
    through: bool = False
    built_at_once: int = 0
    mined_at_once: int = 0
    boosted: int = 0
    offers: int = 0


class RoundRecord(msgspec.Struct, array_like=True):
    """What a side did in the round. `vote` is the option voted for; `spent` names what can be used once a round; it
    `looked` at so many asteroids by cards; its offers were `refused`, or left unanswered, by those sides.
    """

    turns: int = 0
    used: list[int] = []
    mined: int = 0
    research: int = 0
    partners: list[int] = []
    vote: int = NONE
    spent: list[str] = []
    looked: int = 0
    refused: list[int] = []


class Exoplanet(msgspec.Struct, array_like=True):
    """An exoplanet that a side owns, and the explorers on it."""

    card: Card
    explorers: list[Card] = []


class Wishes(msgspec.Struct, array_like=True):
    """Standing answers, which only their owner knows: about rides, Quantum Ascendancy, and finished objectives.

    With `auto`, objectives without a cost are finished as soon as they can be; those in `finish` are in any case.
    """

    ride: str = "ask"
    ascend: str = "ask"
    auto: bool = True
    finish: list[Card] = []


class Player(msgspec.Struct, array_like=True):
    """A side. `upgrades` are by machine; `explorers` are known to their owner alone, `shown` are explorers in hand that
    all have seen. `points` were noted by cards and rescues; `rescues` were paid for.
    """

    faction: int = NONE
    ships: list[int] = []
    energy: int = 0
    resources: int = 0
    upgrades: list[int] = []
    explorers: list[Card] = []
    shown: list[Card] = []
    objectives: list[Card] = []
    done: list[Card] = []
    techs: list[Card] = []
    exoplanets: list[Exoplanet] = []
    points: int = 0
    rescues: int = 0
    rescued: int = 0
    passed: bool = False
    turn: TurnRecord = msgspec.field(default_factory=TurnRecord)
    round: RoundRecord = msgspec.field(default_factory=RoundRecord)
    wishes: Wishes = msgspec.field(default_factory=Wishes)

    def forget(self, card: Card) -> None:
        """Drop what was said in advance about an objective that is no longer in hand."""
        self.wishes.finish = [other for other in self.wishes.finish if other != card]


_encode = msgspec.msgpack.Encoder().encode
_decode = msgspec.msgpack.Decoder(Player).decode


class Holding(Step):
    """A step that holds cards for a while."""

    def zones(self, g: Table) -> tuple[Zone, ...]:
        """Where they lie in it, and who knows them."""
        return ()


class Pile(msgspec.Struct, array_like=True):
    """A deck, drawn from its end, and its discard pile."""

    deck: list[Card]
    discard: list[Card]


class Ruled(msgspec.Struct, frozen=True, array_like=True):
    """An option of a stellar event that won."""

    event: Card
    option: int


class Table(State):
    """What is on the table, with the agenda of `State` in front; `agenda.Factions` names its steps.

    `ring` are the seats clockwise around the table. `leader` holds the token, `claimed` says that someone took it this
    round, `active` has the turn, `number` counts the rounds from 1. `rings` are by ring the planet that stands there
    (NONE: none), `nodes` by planet its node. `cubes` are by sector the energy of each side and, last, the neutral one.
    `tiles` are by slot the asteroid (EMPTY: none), `faces` whether it lies open, `peeks` the seats that have looked at
    it; `bag` are the asteroids out of play. `piles` are by deck; `jupiter` and `neptune` are the markets. `event` is
    this round's (EMPTY: none), `ahead` the next one's, which no one has seen. `ruling` is in force this round, `final`
    at the end. `extra` counts turns of the last side that has not passed. `difficulty` is the automa's, "" where there
    is none; `first` is the first-time mode.
    """

    seats: int
    options: dict[str, str]
    ring: list[Seat]
    players: list[Player]
    rings: list[int]
    nodes: list[int]
    cubes: list[list[int]]
    tiles: list[Card]
    faces: list[bool]
    peeks: list[list[Seat]]
    bag: list[Card]
    piles: list[Pile]
    jupiter: list[Card]
    neptune: list[Card]
    event: Card
    ahead: list[Card]
    leader: int = 0
    claimed: bool = False
    active: int = 0
    number: int = 1
    wormholes: list[int] = []
    ruling: list[Ruled] = []
    final: list[Ruled] = []
    extra: int = 0
    difficulty: str = ""
    first: bool = False

    def trial(self, *sides: int) -> Self:
        """A copy on which what these sides have may be changed to see what comes of it; everything else is shared."""
        table = copy(self)
        table.events, table.players = [], list(self.players)
        for side in sides:
            table.players[side] = _decode(_encode(self.players[side]))
        return table

    @property
    def sides(self) -> int:
        """How many sides there are, with the automa's."""
        return len(self.players)

    @property
    def automa(self) -> int:
        """The automa's side; NONE if there is none."""
        return self.seats if len(self.players) > self.seats else NONE

    @property
    def rounds(self) -> int:
        """How many rounds the game has (rules 1)."""
        return NUMBERS.rounds if self.automa == NONE else NUMBERS.solo_rounds

    @property
    def playing(self) -> Player:
        """The side whose turn it is."""
        return self.players[self.active]

    def order(self) -> list[int]:
        """All sides in turn order from the Leader; the automa comes last."""
        at = self.ring.index(Seat(self.leader))
        return [*self.ring[at:], *self.ring[:at], *range(self.seats, len(self.players))]

    def clockwise(self, side: int) -> Seat:
        """The seat after one, clockwise."""
        return self.ring[(self.ring.index(Seat(side)) + 1) % self.seats]

    def around(self, planet: int) -> tuple[int, ...]:
        """The sectors that touch a planet where it stands now; none if it is not on the board."""
        return BESIDE[self.rings.index(planet)][self.nodes[planet]] if planet in self.rings else ()

    def touches(self, side: int, planet: int) -> bool:
        """Whether a ship of a side touches a planet."""
        return not set(self.players[side].ships).isdisjoint(self.around(planet))

    def acting(self, side: int) -> list[int]:
        """The ships that can act: after a Movement only the one that made it, not the copy left behind (14)."""
        player = self.players[side]
        return player.ships[-1:] if player.turn.moved else player.ships

    def touched(self, side: int) -> list[int]:
        """The planets that a ship which can act touches, in their order."""
        return sorted(
            {
                planet
                for ship in self.acting(side)
                for ring, nodes in TOUCHED[ship]
                if (planet := self.rings[ring]) != NONE and self.nodes[planet] in nodes
            }
        )

    def energy_in(self, sector: int) -> int:
        """All energy in a sector, of every colour."""
        return sum(self.cubes[sector])

    def adjacent(self, sector: int) -> tuple[int, ...]:
        """The sectors one step away, through the wormholes too (rules 9)."""
        if sector in self.wormholes and len(self.wormholes) == 2:
            far = self.wormholes[1 - self.wormholes.index(sector)]
            near = NEIGHBOURS[sector]
            return near if far in near else (*near, far)
        return NEIGHBOURS[sector]
