"""Everything on the table of Nova Solis, as plain data (rules 29). Views use the same structs.

A side is a number: the empires first, then the Entity (`Table.entity_side`). In solo one seat plays all empires. Points
are half-stars.
"""

from __future__ import annotations

from typing import Any, ClassVar, TypeVar

import msgspec

from bot.engine.moves import Side
from bot.engine.steps import State, Step
from bot.games.novasolis.core.table.hexes import LAYOUTS, Layout
from bot.games.parts.modules import Hooks, part_of
from bot.games.parts.zones import Zone

P = TypeVar("P")

NONE = -1
"""No side, no sector."""
EMPTY = 0
"""No tile, no card, no race; in a view also one that is not known."""
SHIP, STATION = range(2)
"""The kinds of units of the core, as in `cards.KINDS`, where those of modules come next."""
NO_RELIC, NEW_RELIC, OLD_RELIC = range(3)
"""A location without an artifact, with one that no one ever controlled, with one that someone did."""


class Sector(msgspec.Struct, array_like=True):
    """A hex of the map. `tile` is its sector tile; `tiles`, `broken` and `relics` are by location.

    `owner` is the side with the colony (NONE: none), a homeworld colony if `capital`; `home` is the side that began
    here (NONE: nobody). `units` are by side and kind. `gate` is the empire whose warp gate stands here (NONE: none),
    `rift` says that the Entity's does. `settled` and `charted` happen once a game; `prize` is what the first to settle
    gets, `slayer` the empire that destroyed the last unit of the Entity here.
    """

    tile: int
    tiles: list[int]
    broken: list[bool]
    relics: list[int]
    units: list[list[int]]
    owner: int = NONE
    capital: bool = False
    home: int = NONE
    gate: int = NONE
    rift: bool = False
    settled: bool = False
    charted: bool = False
    prize: int = 0
    slayer: int = NONE

    def has_forces(self, side: int) -> bool:
        """Whether a side has units here."""
        return any(self.units[side])


class Tech(msgspec.Struct, array_like=True):
    """A technology that an empire owns. `paid` are the resources that lie on it while it is active.

    `ready`: its ability can be used. `uses` counts what can be done so often a game.
    """

    card: int
    active: bool = False
    paid: list[int] = []
    ready: bool = False
    uses: int = 0


class ScienceTaken(msgspec.Struct, array_like=True):
    """What was done of a Science: whether there was a Survey, whether more can be bought now, how much was bought."""

    surveyed: bool = False
    buying: bool = False
    bought: int = 0


class TurnRecord(msgspec.Struct, array_like=True):
    """What an empire did in its turn: its actions by word, and what can happen once a turn, by word.

    `science` is its last action, if that was Science: it may go on.
    """

    actions: list[str] = []
    spent: list[str] = []
    science: ScienceTaken | None = None


class Wishes(msgspec.Struct, array_like=True):
    """Standing answers, which only their owner knows: how to allocate dice when attacked, how to claim objectives."""

    dice: str = "ask"
    claims: str = "auto"


class Empire(msgspec.Struct, array_like=True):
    """An empire. `coop` are half-stars with ★, `own` those with ☆. `hand` are location tiles.

    `objectives` were kept, `claimed` are those of them that were met. `resources` are what the last count found, by
    type. `slain` are the units of the Entity that it destroyed, by kind; it closed so many `gates`, and wiped out its
    enemy as attacker in so many `routs`. `spent` names what can happen once a round. `techs` are in the order in which
    they were discovered, `grid` are the active ones in the order in which they were switched on. `sources` are the
    half-stars by what they were for, those with ☆ too. `unpaid` are great technologies that it discovered and that were
    never active.
    """

    race: int = EMPTY
    energy: int = 0
    research: int = 0
    coop: int = 0
    own: int = 0
    hand: list[int] = []
    objectives: list[int] = []
    claimed: list[int] = []
    techs: list[Tech] = []
    resources: list[int] = []
    slain: list[int] = []
    gates: int = 0
    routs: int = 0
    turn: TurnRecord = msgspec.field(default_factory=TurnRecord)
    spent: list[str] = []
    grid: list[int] = []
    wishes: Wishes = msgspec.field(default_factory=Wishes)
    sources: dict[str, int] = {}
    unpaid: list[int] = []


class Lasting(msgspec.Struct, frozen=True, array_like=True):
    """What an Entity card changes for a while: the card, and the last round in which it is in force."""

    card: int
    until: int


class Entity(msgspec.Struct, array_like=True):
    """The Entity, or only its deck where it is off. `deck` is drawn from its end.

    `cycle` are the sectors of its gates in order, the black hole (CENTRE) among them; `pointer` is the active one.
    `ships` is its reserve (NONE: there is no end of them); the other reserves follow from the map. `stage` is the
    highest whose card was drawn. `drawn` are the cards of this phase, `cancelled` those of them without effect.
    """

    deck: list[int]
    power: int
    cycle: list[int] = []
    pointer: int = 0
    ships: int = NONE
    track: int = 0
    stage: int = 1
    enraged: bool = False
    discard: list[int] = []
    drawn: list[int] = []
    cancelled: list[int] = []
    lasting: list[Lasting] = []


class Holding(Step):
    """A step that holds cards for a while, of a kind that `holds` names ("tile" or "objective")."""

    holds: ClassVar[str]

    def zones(self, g: Table) -> tuple[Zone, ...]:
        """Where they lie in it, and who knows them."""
        return ()


class Table(State):
    """What is on the table, with the agenda of `State` in front; `agenda.NovaSolis` names its steps and parts.

    `order` are the empires around the table, the i-th on the i-th homeworld; `first` has the first turn of the round,
    `active` has the turn, `number` counts the rounds from 1. `bag` are the location tiles, `basics` the deck of basic
    technologies, `market` those for sale (EMPTY: none left), `discard` those that nobody took, `ancients` the sides of
    ancient technologies still there. `box` are objectives out of play. `modules` are those that are on, by their keys.
    `result` is how it ended, as a word; "" while it goes on. `parts` are what modules add.
    """

    seats: int
    options: dict[str, str]
    order: list[int]
    empires: list[Empire]
    sectors: list[Sector]
    entity: Entity
    bag: list[int]
    basics: list[int]
    market: list[int]
    ancients: list[int]
    box: list[int]
    modules: tuple[str, ...] = ()
    discard: list[int] = []
    first: int = 0
    active: int = 0
    number: int = 1
    result: str = ""
    parts: list[Any] = []

    @property
    def hooks(self) -> Hooks:
        """What the modules that are on add. The core does not know them."""
        raise TypeError("the agenda of the whole game joins the hooks")

    def part(self, kind: type[P]) -> P:
        """What a module added to the table."""
        return part_of(self.parts, kind)

    @property
    def layout(self) -> Layout:
        """The map."""
        return LAYOUTS[len(self.empires)]

    @property
    def survival(self) -> bool:
        """Whether all play for survival together; else everyone explores for themselves (1)."""
        return self.options["mode"] == "survival"

    @property
    def peaceful(self) -> bool:
        """Whether empires never fight each other: co-operative and solo games (20)."""
        return self.options["variant"] != "core"

    @property
    def haunted(self) -> bool:
        """Whether the Entity has forces (21.1)."""
        return self.options["entity"] == "on"

    @property
    def entity_side(self) -> int:
        """The Entity's side."""
        return len(self.empires)

    @property
    def is_open(self) -> bool:
        """Whether objectives are secret no longer: among allies once all have chosen, and at the end (20, 26)."""
        if self.over or not self.peaceful:
            return self.over
        return not any(isinstance(step, Holding) and step.holds == "objective" for step in self.stack)

    def named(self, side: int) -> Side | None:
        """What a question says of the side it is for: nothing where a seat has only its own."""
        return Side(side) if self.seats == 1 else None

    def play_order(self, first: int | None = None) -> list[int]:
        """The empires in the order of their turns in this round, or from `first` on (9)."""
        at = self.order.index(self.first if first is None else first)
        return [*self.order[at:], *self.order[:at]]
