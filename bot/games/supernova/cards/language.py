"""What card texts do, as data: the primitives used in the rows of cards (rules 14).

Most of them stand while the card is in play and are looked up in the tables of `cards`; `Terraform` and
`DiscoverExtra` happen once, when the card is built; those of Specials are carried out by `special_effects`.
"""

from __future__ import annotations

from typing import Literal

import msgspec

CategoryWord = Literal["military", "diplomatic", "economic"]


class Effect(msgspec.Struct, frozen=True, tag_field="effect", forbid_unknown_fields=True):
    """A primitive with its parameters."""


class Homeworld(Effect, frozen=True, tag="homeworld"):
    """The planet is a permanent Homeworld of that race."""

    race: str


class Pair(Effect, frozen=True, tag="pair"):
    """When played on a planet that holds `of`, both go to the Scrapyard at once."""

    of: str


class Natives(Effect, frozen=True, tag="natives"):
    """While the planet is Uninhabited, population lands only as a group of `m` or more Military in all."""

    m: int


class HighGWorld(Effect, frozen=True, tag="high-g-world"):
    """Only HighG ships are built here, land population here and strike this planet."""


class Support(Effect, frozen=True, tag="support"):
    """How many more ships fit into the orbit."""

    ships: int


class Slots(Effect, frozen=True, tag="slots"):
    """How many places the ship takes in an orbit."""

    places: int


class Coexist(Effect, frozen=True, tag="coexist"):
    """Aliens of different races may live on the planet."""


class PlayOnOthers(Effect, frozen=True, tag="play-on-others"):
    """May be built on the Homeworld or Colony of any player."""


class Drill(Effect, frozen=True, tag="drill"):
    """Every Merc on the planet has this much more Military, after doubling."""

    m: int


class MendPotential(Effect, frozen=True, tag="mend-potential"):
    """Negative potentials of the planet's Environments count as 0."""


class Twin(Effect, frozen=True, tag="twin"):
    """More potential while the owner also owns the other planet."""

    of: str
    p: int


class Militia(Effect, frozen=True, tag="militia"):
    """More Military while the planet is Uninhabited."""

    m: int


class Unstable(Effect, frozen=True, tag="unstable"):
    """Super Nova may strike it even as its owner's only planet."""


class Terraform(Effect, frozen=True, tag="terraform"):
    """When built: the owner may scrap one bad Environment of the planet."""


class DiscoverExtra(Effect, frozen=True, tag="discover-extra"):
    """When built: its player may discover one more planet at once."""


class Headquarters(Effect, frozen=True, tag="headquarters"):
    """All strengths are doubled when attacking or defending that planet (rules 7.8)."""

    planet: str


class Grant(Effect, frozen=True, tag="grant"):
    """The ship that carries the card has the trait or class too."""

    trait: str


class OrbitForm(Effect, frozen=True, tag="orbit-form"):
    """The ship may attack ships in this category (rules 8.2).

    `unarmed`: only while its own total Military is 0. `aboard`: the card works aboard ships of that trait or class.
    """

    category: CategoryWord
    unarmed: bool = False
    aboard: str = ""


class Bypass(Effect, frozen=True, tag="bypass"):
    """A ship of that trait that carries the card may bypass the ships in orbit (rules 8.2)."""

    aboard: str


class Crew(Effect, frozen=True, tag="crew"):
    """In orbital battles, a ship of that class has more Military for each such card aboard."""

    m: int
    aboard: str


class KeepCivilization(Effect, frozen=True, tag="keep-civilization"):
    """In the Fleet that takes a planet militarily: one Civilization may be kept (rules 8.5)."""


class HoldTies(Effect, frozen=True, tag="hold-ties"):
    """The planet wins ties in the category of the attack (rules 8.5)."""


class Peek(Effect, frozen=True, tag="peek"):
    """In an attacking Fleet: the attacker sees the defender's Specials (rules 8.4)."""


class Shield(Effect, frozen=True, tag="shield"):
    """More Military while its ship defends in an orbital battle."""

    m: int


class Cloak(Effect, frozen=True, tag="cloak"):
    """The ship escapes to Deep Space instead of being lost; the card is scrapped (rules 8.5)."""


class DestroyPlanet(Effect, frozen=True, tag="destroy-planet"):
    """Super Nova: a planet is destroyed with everything on it and around it; LongRange ships may escape."""


class ScatterOrbit(Effect, frozen=True, tag="scatter-orbit"):
    """Black Hole: all ships of an orbit to Deep Space, an attack there ends, the orbit is closed this turn."""


class ExileShip(Effect, frozen=True, tag="exile-ship"):
    """Wormhole: a ship in orbit to Deep Space; it has fled."""


class RepeatPhase(Effect, frozen=True, tag="repeat-phase"):
    """Temporal Rift: its player plays the ending phase again."""


class Side(Effect, frozen=True, tag="side"):
    """More strength in a category for one side of the attack."""

    category: CategoryWord
    amount: int


class SilenceShip(Effect, frozen=True, tag="silence-ship"):
    """Mutiny: a ship in the orbital battle without population counts nothing."""


class EndAttack(Effect, frozen=True, tag="end-attack"):
    """Cease-Fire: the attack ends without a result, the attacker goes home."""


class Scrap(Effect, frozen=True, tag="scrap"):
    """One card in play of these types goes to the Scrapyard."""

    kinds: tuple[Literal["modifier", "civilization", "merc"], ...]


class DiscardAlien(Effect, frozen=True, tag="discard-alien"):
    """Plague: one Alien on a planet goes to the Discard pile."""


class Cancel(Effect, frozen=True, tag="cancel"):
    """Counterintelligence: the Special just announced does not happen."""


class Salvage(Effect, frozen=True, tag="salvage"):
    """Salvage Rights: a card of the Discard pile into the hand."""


class Exodus(Effect, frozen=True, tag="exodus"):
    """Mass Exodus: population moves between own planets without ships in this Transport phase."""


StandingEffect = (
    Homeworld
    | Pair
    | Natives
    | HighGWorld
    | Support
    | Slots
    | Coexist
    | PlayOnOthers
    | Drill
    | MendPotential
    | Twin
    | Militia
    | Unstable
    | Headquarters
    | Grant
    | OrbitForm
    | Bypass
    | Crew
    | KeepCivilization
    | HoldTies
    | Peek
    | Shield
    | Cloak
)
BuiltEffect = Terraform | DiscoverExtra
SpecialEffect = (
    DestroyPlanet
    | ScatterOrbit
    | ExileShip
    | RepeatPhase
    | Side
    | SilenceShip
    | EndAttack
    | Scrap
    | DiscardAlien
    | Cancel
    | Salvage
    | Exodus
)
AnyEffect = StandingEffect | BuiltEffect | SpecialEffect
