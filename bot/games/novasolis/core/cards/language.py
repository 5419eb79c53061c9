"""What cards do, as data: typed pieces with parameters, of which the rows under data/novasolis are made (rules 14).

They are plain values, and no piece knows a card. What lasts (`CoreLasting`) holds while a technology is active, and for
a race always; a bonus (`AnyBonus`) while its sector is productive; an effect happens at once. `phrases` says
each of them. Points are half-stars. `entity_language` is what the Entity's cards do; what those of modules do is in the
`language` of each, and `pieces` has all together.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Literal, NamedTuple

from bot.engine.moves import Text
from bot.games.parts import effects
from bot.games.parts.clauses import numbers_of, tag_of
from bot.games.parts.effects import Condition, any_kind

LevelWord = Literal["energy", "reactor", "population", "research", "fleet"]
"""The levels of an empire's command board (rules 7)."""
StatWord = Literal[
    "capacity",
    "range",
    "scan",
    "keep",
    "reveal",
    "hand",
    "basics",
    "support",
    "defence",
    "passing",
    "trade",
]
"""Other figures of an empire; the README of data/novasolis says what each is."""
ResourceWord = Literal["neutronium", "pteracnium", "hadron", "boson", "antimatter", "omega"]
NeedWord = Literal["neutronium", "pteracnium", "hadron", "boson", "antimatter", "omega", "any"]
"""A resource that a technology needs: one type, or any basic one."""
ColourWord = Literal["blue", "yellow", "red"]
UnitWord = Literal["ship", "station", "flagship", "destroyer"]
StockWord = Literal["energy", "research"]
"""What an empire stores."""
PriceWord = Literal["ship", "station", "gate", "settle", "unit", "any-order", "technology", "ancient"]
"""What has a price: an order of Build, a ship or station, or any order, in energy; a technology or an ancient one, in
research."""
EntityWord = Literal["standard", "rift", "flux", "malice", "supernova", "destroyer"]
"""The types of Entity cards."""
Moment = Literal["artifact", "combat-end", "reveal", "settle"]
"""When something follows what an empire does."""
DiceWord = Literal["attacker", "first-round", "own-sector"]
"""When dice are added: in combats that one started, in the first round, in sectors that one owns."""


class Piece(effects.Piece, frozen=True):
    """Something that a card does, with its parameters."""


class Power(Piece, frozen=True):
    """What an ability does."""


class Constant(Piece, frozen=True):
    """What lasts."""


class Sayer(NamedTuple):
    """How what a piece holds is said: other pieces, points, so much of something, and what someone gains."""

    clauses: Callable[[Iterable[CoreLasting]], list[Text]]
    stars: Callable[[int], Text]
    amount: Callable[[str, int], Text]
    gains: Callable[[Sequence[AnyGain]], Text]


class ModulePiece(Piece, frozen=True):
    """Something that lasts and that a module brings; the module's `language` derives the kinds of it."""

    def said(self, by: Sayer) -> Text:
        """It as a clause."""
        return Text(f"do-{tag_of(self)}", numbers_of(self))


# Effects that happen at once ------------------------------------------------------------------------------------


class Stars(Piece, frozen=True, tag="stars"):
    """Gain points: with ★, which the co-op track counts too, or as one's `own` with ☆."""

    half_stars: int
    own: bool = False


class Gain(Piece, frozen=True, tag="gain"):
    """Gain energy or research credits, up to the cap (R7.2)."""

    stock: StockWord
    n: int


class Lose(Piece, frozen=True, tag="lose"):
    """Lose energy or research credits, as far as there are any."""

    stock: StockWord
    n: int


class LoseHalf(Piece, frozen=True, tag="lose-half"):
    """Lose half of a stock, rounded up."""

    stock: StockWord


AnyGain = Stars | Gain
AnyChange = Gain | Lose | LoseHalf


# What abilities do ----------------------------------------------------------------------------------------------


class Recolour(Power, frozen=True, tag="recolour"):
    """In a Survey, so many tiles of these colours may be revealed in locations of another of them."""

    among: tuple[ColourWord, ...]
    n: int = 1


class Reroll(Power, frozen=True, tag="reroll"):
    """Roll dice of one's own or of the enemy again, once, up to `most` of them (0: any number)."""

    whose: Literal["own", "enemy"]
    most: int = 0


class Convert(Power, frozen=True, tag="convert"):
    """Turn up to so much energy into research credits, or so many of these into energy, one for one."""

    most: int


class Reset(Power, frozen=True, tag="reset"):
    """Make other exhausted abilities of one's own ready."""

    n: int = 1


class Cancel(Power, frozen=True, tag="cancel"):
    """An Entity card of one of these types has no effect at all, but counts as drawn."""

    types: tuple[EntityWord, ...]


if TYPE_CHECKING:
    AnyPower = Power
else:
    AnyPower = any_kind(Power)


# What lasts -----------------------------------------------------------------------------------------------------


class Level(Constant, frozen=True, tag="level"):
    """A level is higher; with `colonies`, by so much for every so many colonies, the homeworld's counted."""

    level: LevelWord
    add: int
    colonies: int = 0


class Stat(Constant, frozen=True, tag="stat"):
    """Another figure is higher or lower; this never makes it lower than `least`."""

    stat: StatWord
    add: int
    least: int = 0


class GridTile(Constant, frozen=True, tag="grid"):
    """The combat tile with this id covers its slot of the combat grid."""

    tile: str


class Price(Constant, frozen=True, tag="price"):
    """Something costs less: by `add` (below 0), but not less than `least`, or exactly `set`; never more than before.

    `first`: only the first in each Build or Discover.
    """

    item: PriceWord
    add: int = 0
    set: int | None = None
    least: int = 0
    first: bool = False


class Dice(Constant, frozen=True, tag="dice"):
    """More dice in combats with an own unit where all of `when` holds; with `each`, for each such unit there."""

    add: int
    when: tuple[DiceWord, ...] = ()
    each: UnitWord | Literal[""] = ""


class Trigger(Constant, frozen=True, tag="trigger"):
    """Something follows a moment of one's own if all of `when` holds, at most once each `limit`."""

    on: Moment
    then: tuple[AnyGain, ...]
    when: tuple[Condition, ...] = ()
    limit: Literal["", "turn", "round"] = ""


class Ability(Constant, frozen=True, tag="ability"):
    """Something that one may do at a time, which exhausts it until the next Logistics; `uses`: so often a game.

    The times are `reveal` (in a Survey), `roll` (C3 of a combat round), `turn` (one's own) and `entity-card` (drawn).
    """

    at: Literal["reveal", "roll", "turn", "entity-card"]
    then: AnyPower
    uses: int = 0


class ShipsAnywhere(Constant, frozen=True, tag="ships-anywhere"):
    """Ships can be built in any sector that one owns and that is not contested."""


class GateSteps(Constant, frozen=True, tag="gate-steps"):
    """A step from warp gate to warp gate costs so much of the range."""

    cost: int


class OutsideFleet(Constant, frozen=True, tag="outside-fleet"):
    """Units of a kind do not count against the Fleet level."""

    unit: UnitWord


class ArtifactGates(Constant, frozen=True, tag="artifact-gates"):
    """Sectors where one controls an artifact count as holding one's warp gate."""


class EntityDie(Constant, frozen=True, tag="entity-die"):
    """In one's combats, dice of the Entity that show one number count as another."""

    shown: int
    counts: int


class Income(Constant, frozen=True, tag="income"):
    """In each Logistics one gains so much of a stock, of energy up to `over` more than the reactor holds."""

    stock: StockWord
    n: int
    over: int = 0


if TYPE_CHECKING:
    CoreLasting = Constant | Recolour
else:
    CoreLasting = any_kind(Constant) | Recolour


# What productive sectors give -----------------------------------------------------------------------------------


class Resource(Piece, frozen=True, tag="resource"):
    """Strategic resources for the owner."""

    resource: ResourceWord
    n: int = 1


class Artifact(Piece, frozen=True, tag="artifact"):
    """An ancient artifact lies here; one that is `known` was controlled before."""

    known: bool = False


AnyBonus = Level | Resource | Artifact | Trigger
