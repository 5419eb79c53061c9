"""The kinds of rows in data/novasolis, and tables of them by number."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Annotated, Literal, TypeVar

import msgspec

from bot.engine.errors import BadData
from bot.engine.files import load_rows
from bot.engine.moves import term
from bot.games.novasolis.core.cards import language as fx
from bot.games.novasolis.core.cards.pieces import AnyEntityEffect, AnyLasting
from bot.games.parts.effects import Condition

ROOM = "novasolis"

Count = Annotated[int, msgspec.Meta(ge=0)]
Slot = Annotated[int, msgspec.Meta(ge=0, le=6)]
SixFaces = tuple[Count, Count, Count, Count, Count, Count]


class Row(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What all cards and tiles have: the id in the rules, and the title as people type it.

    `module` is the key of the module that brings it. Rows of the core have none, and stand in front of the others.
    """

    id: str
    word: str
    module: str = ""

    @property
    def name(self) -> str:
        """The value that stands for the title in a text."""
        raise NotImplementedError


class Copied(Row, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A row of which there are copies; all have the same number."""

    copies: int = 1


class SectorRow(Row, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A sector tile: the colours of its star locations, and what is printed on it.

    An anomaly sector has one location more, in front of the others, with a bonus. `ships` and `stations` of the Entity
    stand here at the start. The middle is for one `mode`; no one enters a `closed` one. The first to settle it gets
    `half_stars`.
    """

    kind: Literal["standard", "anomaly", "homeworld", "centre"]
    stars: tuple[fx.ColourWord, ...]
    bonus: tuple[fx.AnyBonus, ...] = ()
    ships: int = 0
    stations: int = 0
    race: str = ""
    mode: Literal["", "survival", "exploration"] = ""
    closed: bool = False
    half_stars: int = 0

    @property
    def name(self) -> str:
        return term(f"sector-{self.word}")


class LocationTileRow(Copied, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A location tile. `was` is the id of the tile that becomes this one when it leaves the map after its use."""

    colour: fx.ColourWord
    bonus: tuple[fx.AnyBonus, ...]
    was: str = ""

    @property
    def name(self) -> str:
        return term(f"tile-{self.word}")


class RaceRow(Row, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A race; its id is its colour. `levels` and `stats` are its base values. What it always does is its `passive`.

    Some are good for a `first` game.
    """

    levels: dict[fx.LevelWord, int]
    stats: dict[fx.StatWord, int]
    resource: fx.ResourceWord
    ships: int
    passive: tuple[AnyLasting, ...]
    first: bool = False

    @property
    def name(self) -> str:
        return term(f"race-{self.word}")


class Taken(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """So much of something that a module brings (message `amount-WHAT`)."""

    what: str
    n: Annotated[int, msgspec.Meta(ge=1)]


class TechnologyRow(Copied, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A technology: its price in research, the resources that activate it, and what it does while it is active.

    `race` is the id of the race that has it in its archive. `card` is the ancient or permanent card of which this is a
    side. A permanent one is active from its discovery on, and `takes` something for good.
    `half_stars` are gained on discovery, many of them only when it is first active.
    """

    kind: Literal["basic", "race", "ancient", "permanent"]
    research: int
    needs: tuple[fx.NeedWord, ...]
    does: tuple[AnyLasting, ...]
    half_stars: int = 0
    race: str = ""
    card: str = ""
    takes: tuple[Taken, ...] = ()

    @property
    def name(self) -> str:
        return term(f"card-{self.word}")


class CombatTileRow(Row, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A combat tile, the slot that it fits (0: any), and what each die on it does.

    Some have a power (R13.4): a die on it is rolled again, all dice on it are stronger by their number, it works once
    in a combat, or it makes the other tiles of its kind stronger.
    """

    slot: Slot
    damage: int = 0
    shield: int = 0
    armour: int = 0
    power: Literal["", "reroll", "increasing", "once", "minimum"] = ""

    @property
    def name(self) -> str:
        return term(f"combat-tile-{self.word}")


class EntityRow(Row, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """An Entity card; those with a yellow ribbon are for Exploration too.

    `advance`: the Entity moves this phase. It works for so many `empires`, else it has no effect. `extra`: where a
    phase has several cards, it is none of them.
    """

    stage: Literal[1, 2, 3]
    type: fx.EntityWord
    ribbon: Literal["yellow", "purple"]
    then: tuple[AnyEntityEffect, ...]
    advance: bool = False
    extra: bool = False
    empires: tuple[int, ...] = (2, 3, 4, 5, 6)

    @property
    def name(self) -> str:
        return term(f"entity-{self.word}")


class ObjectiveRow(Row, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A secret objective: all conditions hold, or only `any` of them. `entity`: out of play without the Entity."""

    when: tuple[Condition, ...]
    half_stars: int
    any: bool = False
    entity: bool = False

    @property
    def name(self) -> str:
        return term(f"objective-{self.word}")


class KindRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A kind of unit: its dice, and the hits that destroy it in one combat round.

    `supply` is how many an empire has, `entity_supply` how many the Entity has (0 ships: by the number of empires).
    Destroying one of an empire's brings `reward`, one of the Entity's `entity_reward`. The rows are in the order in
    which units are hit.
    """

    word: fx.UnitWord
    dice: int
    hits: int
    moves: bool
    supply: int = 0
    entity_supply: int = 0
    reward: fx.Stars | None = None
    entity_reward: fx.Stars | None = None


class PowerRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A power level of the Entity: the damage and the shields of a die, by the face that it shows."""

    id: str
    damage: SixFaces
    shield: SixFaces = (0, 0, 0, 0, 0, 0)


class TrackRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a number of empires makes different in Survival (19.1).

    They need `half_stars` and `artifacts` to win. The Entity has `gates` at the start and `ships` in all, of which at
    most `limit` come to a sector; it is enraged at `enrage` of its track, which ends at `end`.
    """

    empires: int
    half_stars: int
    artifacts: int
    gates: int
    end: int
    enrage: int
    limit: int
    ships: int


class DeploymentRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How many ships so many ship icons bring, by number of empires from two on (R17.5)."""

    icons: int
    ships: tuple[int, int, int, int, int]


class Costs(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Energy for an order of Build, for the other option of Science, and for each piece too many (10)."""

    ship: int
    station: int
    gate: int
    settle: int
    science: int
    upkeep: int


class Rewards(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Half-stars for what is not printed on a card: those with ☆ are for oneself alone (19.2)."""

    settled: fx.Stars
    charted: fx.Stars
    artifact: fx.Stars
    gate_closed: fx.Stars
    colony_seized: fx.Stars
    homeworld_seized: fx.Stars
    artifact_held: fx.Stars
    homeworld_held: fx.Stars


class TrackSteps(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How far the Entity track goes when something happens (R12.12, R17.5, R17.8)."""

    raid: int
    homeworld_raid: int
    unplaced_ship: int
    gate_closed: int


class ModeRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a mode makes different: the usual power level, the Entity cards of a phase, and the Supernova's place.

    The Supernova is shuffled into the last `supernova` others of stage III.
    """

    power: int
    cards: int
    supernova: int


class Modes(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Both modes."""

    survival: ModeRow
    exploration: ModeRow


class Numbers(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The single figures of the rules.

    An empire begins with so much `energy` and `research`, with `stations` and the tiles of `start_grid` by slot. It has
    so many `colonies` and `gates`, the Entity `entity_gates`. `stats` are base values that no race prints. An empire
    that is gone comes back with `exile_ships`. Tiles send a die back so many times (`returns`) in a combat round. A
    technology with so many half-stars is `great`: it scores when it is first active.
    """

    actions: int
    energy: int
    research: int
    research_cap: int
    stations: int
    colonies: int
    gates: int
    entity_gates: int
    objectives_dealt: int
    objectives_kept: int
    tiles_dealt: int
    tiles_kept: int
    market: int
    defence: int
    homeworld_defence: int
    exile_ships: int
    combat_rounds: int
    entity_combat_rounds: int
    returns: int
    great: int
    stats: dict[fx.StatWord, int]
    start_grid: tuple[str, str, str, str, str, str]
    costs: Costs
    rewards: Rewards
    track: TrackSteps
    modes: Modes


R = TypeVar("R", bound=Row)


class Rows(dict[int, R]):
    """Rows by number, from 1 on; 0 stands for none, or for one that a viewer does not know.

    They are those of a `file`. `word` and `name` are by number, `called` and `number` say the number for a word and
    an id.
    """

    def __init__(self, file: str, rows: Sequence[R], hidden: str = "") -> None:
        super().__init__(enumerate(rows, 1))
        self.file = file
        self.word = ("hidden", *(row.word for row in rows))
        self.name = (hidden, *(row.name for row in rows))
        self.called = {row.word: number for number, row in self.items()}
        self.number = {row.id: number for number, row in self.items()}
        for field, known in (("word", self.called), ("id", self.number)):
            if len(known) != len(rows):
                raise BadData(file, "file", field, "two rows have the same")
        brought = [bool(row.module) for row in rows]
        if brought != sorted(brought):
            raise BadData(file, "file", "module", "rows of the core come first, so that their numbers stay")

    def in_play(self, modules: Collection[str]) -> tuple[int, ...]:
        """The numbers of the core's rows, and of those that these modules bring."""
        return tuple(number for number, row in self.items() if not row.module or row.module in modules)


def rows_of(kind: type[R], file: str, hidden: str = "") -> Rows[R]:
    """The rows of a file of data/novasolis; `hidden` is the name of one that is not known."""
    return Rows(f"{ROOM}/{file}", load_rows(kind, ROOM, file), hidden)


C = TypeVar("C", bound=Copied)


def deck_of(rows: Rows[C]) -> tuple[int, ...]:
    """The numbers of all copies, in order."""
    return tuple(number for number, row in rows.items() for _ in range(row.copies))
