"""What cards do, as data: typed pieces with parameters, of which the rows under data/novasolis are made (rules 14).

They are plain values, and no piece knows a card. What lasts (`AnyLasting`) holds while a technology is active, and for
a race always; a bonus (`AnyBonus`) while its sector is productive; an effect happens at once. `phrases` says
each of them. Points are half-stars. `entity_language` is what the Entity's cards do.
"""

from __future__ import annotations

from typing import Literal

import msgspec

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
Measure = Literal[
    "active-ancients",
    "artifacts",
    "attacks-won",
    "basic-of-a-type",
    "charted",
    "entity-units-in-combat",
    "flagships-in-combat",
    "gate-distance",
    "gates-closed",
    "level",
    "near-centre",
    "resource",
    "sectors",
    "slain",
    "technologies",
    "tiles-of-every-colour",
    "units",
    "units-in-combat",
]
"""Numbers that conditions look at; the README of data/novasolis says what each is."""
Of = Literal[
    "",
    "energy",
    "reactor",
    "population",
    "research",
    "fleet",
    "neutronium",
    "pteracnium",
    "hadron",
    "boson",
    "antimatter",
    "omega",
    "ship",
    "station",
    "flagship",
    "destroyer",
]
"""A level, a resource or a kind of unit, or none."""
DiceWord = Literal["attacker", "first-round", "own-sector"]
"""When dice are added: in combats that one started, in the first round, in sectors that one owns."""
AboardWord = Literal["own", "productive", "wonder"]
"""Where a flagship is: in a sector of one's own, a productive one, an uncontested one with an artifact or anomaly."""
DealWord = Literal["received", "contracts", "tokens", "lent"]
"""What trade brings income for: contracts received, all contracts of one's own, trade tokens on contracts, technologies
lent out."""


class Condition(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A number that follows from the state is at `least` and at `most` so much, for the empire that asks.

    `of` names the level, resource or kind of unit where a measure takes one.
    """

    measure: Measure
    of: Of = ""
    least: int | None = None
    most: int | None = None


class Piece(msgspec.Struct, frozen=True, tag_field="do", forbid_unknown_fields=True):
    """Something that a card does, with its parameters."""


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


class Recolour(Piece, frozen=True, tag="recolour"):
    """In a Survey, so many tiles of these colours may be revealed in locations of another of them."""

    among: tuple[ColourWord, ...]
    n: int = 1


class Reroll(Piece, frozen=True, tag="reroll"):
    """Roll dice of one's own or of the enemy again, once, up to `most` of them (0: any number)."""

    whose: Literal["own", "enemy"]
    most: int = 0


class Convert(Piece, frozen=True, tag="convert"):
    """Turn up to so much energy into research credits, or so many of these into energy, one for one."""

    most: int


class Reset(Piece, frozen=True, tag="reset"):
    """Make other exhausted abilities of one's own ready."""

    n: int = 1


class Cancel(Piece, frozen=True, tag="cancel"):
    """An Entity card of one of these types has no effect at all, but counts as drawn."""

    types: tuple[EntityWord, ...]


AnyPower = Recolour | Reroll | Convert | Reset | Cancel


# What lasts -----------------------------------------------------------------------------------------------------


class Level(Piece, frozen=True, tag="level"):
    """A level is higher; with `colonies`, by so much for every so many colonies, the homeworld's counted."""

    level: LevelWord
    add: int
    colonies: int = 0


class Stat(Piece, frozen=True, tag="stat"):
    """Another figure is higher or lower; this never makes it lower than `least`."""

    stat: StatWord
    add: int
    least: int = 0


class GridTile(Piece, frozen=True, tag="grid"):
    """The combat tile with this id covers its slot of the combat grid."""

    tile: str


class Price(Piece, frozen=True, tag="price"):
    """Something costs less: by `add` (below 0), but not less than `least`, or exactly `set`; never more than before.

    `first`: only the first in each Build or Discover.
    """

    item: PriceWord
    add: int = 0
    set: int | None = None
    least: int = 0
    first: bool = False


class Dice(Piece, frozen=True, tag="dice"):
    """More dice in combats with an own unit where all of `when` holds; with `each`, for each such unit there."""

    add: int
    when: tuple[DiceWord, ...] = ()
    each: UnitWord | Literal[""] = ""


class Trigger(Piece, frozen=True, tag="trigger"):
    """Something follows a moment of one's own if all of `when` holds, at most once each `limit`."""

    on: Literal["artifact", "combat-end", "flagship-settled", "reveal", "settle"]
    then: tuple[AnyGain, ...]
    when: tuple[Condition, ...] = ()
    limit: Literal["", "turn", "round"] = ""


class Ability(Piece, frozen=True, tag="ability"):
    """Something that one may do at a time, which exhausts it until the next Logistics; `uses`: so often a game.

    The times are `reveal` (in a Survey), `roll` (C3 of a combat round), `turn` (one's own) and `entity-card` (drawn).
    """

    at: Literal["reveal", "roll", "turn", "entity-card"]
    then: AnyPower
    uses: int = 0


class ShipsAnywhere(Piece, frozen=True, tag="ships-anywhere"):
    """Ships can be built in any sector that one owns and that is not contested."""


class GateSteps(Piece, frozen=True, tag="gate-steps"):
    """A step from warp gate to warp gate costs so much of the range."""

    cost: int


class OutsideFleet(Piece, frozen=True, tag="outside-fleet"):
    """Units of a kind do not count against the Fleet level."""

    unit: UnitWord


class ArtifactGates(Piece, frozen=True, tag="artifact-gates"):
    """Sectors where one controls an artifact count as holding one's warp gate."""


class EntityDie(Piece, frozen=True, tag="entity-die"):
    """In one's combats, dice of the Entity that show one number count as another."""

    shown: int
    counts: int


class DarkMatter(Piece, frozen=True, tag="dark-matter"):
    """Its discovery brings so much Dark Matter, if there is any left."""

    n: int


class DarkMatterClaim(Piece, frozen=True, tag="dark-matter-claim"):
    """One's score is higher where Dark Matter is claimed."""

    add: int


class Income(Piece, frozen=True, tag="income"):
    """In each Logistics one gains so much of a stock, of energy up to `over` more than the reactor holds."""

    stock: StockWord
    n: int
    over: int = 0


# What modules of flagships do; all of it needs one's flagship, and most holds where it is -------------------------


class Aboard(Piece, frozen=True, tag="aboard"):
    """This holds while one's flagship is in such a sector."""

    where: AboardWord
    then: tuple[Level | Income, ...]


class Shield(Piece, frozen=True, tag="shield"):
    """So many shields in every combat round with the flagship."""

    add: int


class Hull(Piece, frozen=True, tag="hull"):
    """It takes so many more hits in one round to destroy the flagship."""

    add: int


class Guard(Piece, frozen=True, tag="guard"):
    """One's colony where the flagship is has a higher defence."""

    add: int


class Repair(Piece, frozen=True, tag="repair"):
    """After a combat round with the flagship that cost ships, a die of `least` or more brings one of them back."""

    least: int


class Boarding(Piece, frozen=True, tag="boarding"):
    """After a combat with the flagship, a ship of one's reserve comes there for every so many units destroyed."""

    units: int


class Escort(Piece, frozen=True, tag="escort"):
    """Up to so many ships that move with the flagship all the way do not count against Move Capacity."""

    ships: int


class Jump(Piece, frozen=True, tag="jump"):
    """The flagship, and so many ships that move with it all the way, move farther; so does support where they go."""

    ships: int
    range: int
    support: int


class Cloak(Piece, frozen=True, tag="cloak"):
    """A flagship that moves without ships does not have to stop where enemies are."""


class Web(Piece, frozen=True, tag="web"):
    """Where the flagship is, the Entity stays, and enemies leave only with more dice than one has there."""


class FlagshipYard(Piece, frozen=True, tag="flagship-yard"):
    """Ships can be built where the flagship is, if that is uncontested and no one else's."""


class FlagshipGate(Piece, frozen=True, tag="flagship-gate"):
    """Where the flagship is counts as holding one's warp gate."""


class FlagshipReveal(Piece, frozen=True, tag="flagship-reveal"):
    """In each Survey, one tile more may be revealed where the flagship is, of any colour."""


# What trade technologies do --------------------------------------------------------------------------------------


class TradeIncome(Piece, frozen=True, tag="trade-income"):
    """In each Logistics one gains 1 of a stock for every `each` of something, at `most` so much (0: no limit)."""

    stock: StockWord
    of: DealWord
    each: int = 1
    most: int = 0


class Diplomats(Piece, frozen=True, tag="diplomats"):
    """Whenever an agreement costs diplomacy tokens, one draws one more and puts one of those drawn back."""


class Mining(Piece, frozen=True, tag="mining"):
    """A tile with a basic resource in a productive sector yields so much more of it."""

    n: int


class Guild(Piece, frozen=True, tag="guild"):
    """Whenever one signs a contract as giver one draws so many location tiles."""

    tiles: int


class Tribute(Piece, frozen=True, tag="tribute"):
    """A colony seized, or so many units of an empire destroyed in a combat, take a diplomacy token away."""

    units: int


class Newcomers(Piece, frozen=True, tag="newcomers"):
    """Each Population received by contract counts so much more."""

    add: int


class Teaching(Piece, frozen=True, tag="teaching"):
    """Whoever takes a technology from one brings so many points, once for each technology."""

    half_stars: int


class Supplier(Piece, frozen=True, tag="supplier"):
    """Something costs less while one gives a strategic resource by contract."""

    price: Price


AnyLasting = (
    Level
    | Stat
    | GridTile
    | Price
    | Dice
    | Recolour
    | Trigger
    | Ability
    | ShipsAnywhere
    | GateSteps
    | OutsideFleet
    | ArtifactGates
    | EntityDie
    | DarkMatter
    | DarkMatterClaim
    | Income
    | Aboard
    | Shield
    | Hull
    | Guard
    | Repair
    | Boarding
    | Escort
    | Jump
    | Cloak
    | Web
    | FlagshipYard
    | FlagshipGate
    | FlagshipReveal
    | TradeIncome
    | Diplomats
    | Mining
    | Guild
    | Tribute
    | Newcomers
    | Teaching
    | Supplier
)


# What productive sectors give -----------------------------------------------------------------------------------


class Resource(Piece, frozen=True, tag="resource"):
    """Strategic resources for the owner."""

    resource: ResourceWord
    n: int = 1


class Artifact(Piece, frozen=True, tag="artifact"):
    """An ancient artifact lies here; one that is `known` was controlled before."""

    known: bool = False


AnyBonus = Level | Resource | Artifact | Trigger
