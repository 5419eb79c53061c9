"""The cards: rows of data/factions/*.json, and tables of what is printed on each (rules 16).

A card is a number, `Card`, through all decks; copies follow each other. HIDDEN and the backs are numbers below 1 that
are no card: what a viewer sees who does not know a card is the back of its deck.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, TypeVar

import msgspec

from bot.engine.errors import BadData
from bot.engine.files import load_object, load_rows
from bot.engine.moves import term
from bot.games.factions.cards.language import (
    NOTHING,
    AnyEffect,
    Cost,
    Lasting,
    PlanetWord,
    Timing,
)
from bot.games.parts.effects import Condition

Card = int
HIDDEN = Card(0)
ROOM = "factions"

PLANETS = ("mercury", "venus", "earth", "mars", "jupiter", "saturn", "uranus", "neptune")
MERCURY, VENUS, EARTH, MARS, JUPITER, SATURN, URANUS, NEPTUNE = range(8)
TYPES = ("swamp", "ice", "desert", "lava", "wild")
SWAMP, ICE, DESERT, LAVA, WILD = range(5)
MACHINES = ("battery", "cargo", "alcubierre", "sails", "probes", "faction")
BATTERY, CARGO, ALCUBIERRE, SAILS, PROBES, FACTION = range(6)


class Numbers(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The numbers of rules 1, 7 and 18; those of machines are in `machines`.

    `sets` are the points of so many explored exoplanets of a type, from 0 on.
    """

    rounds: int
    solo_rounds: int
    energy: int
    resources: int
    pass_income: int
    last_turns: int
    most_turns: int
    rescue: int
    wormholes: int
    market: int
    offers: int
    offers_a_turn: int
    sets: tuple[int, ...]


class Row(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What all cards have. `word` is the title as people type it, the title itself the message `card-WORD`."""

    id: str
    word: str
    copies: int = 1
    advanced: bool = False

    @property
    def name(self) -> str:
        """The value that stands for the title in a text."""
        return term(f"card-{self.word}")


class ChargeRow(Row, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A card of Mercury: the energy by level of the battery, and how far the planet goes at set-up."""

    amounts: tuple[int, int, int, int]
    steps: int


class TileRow(Row, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """An asteroid."""

    value: int


class ExplorerRow(Row, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """An explorer: its number, and by type of exoplanet where it is another."""

    base: int
    on: dict[str, int] = {}

    def worth(self, type_: int) -> int:
        """Its number on an exoplanet of a type; on a wild one, the base."""
        return self.on.get(TYPES[type_], self.base)


class ExoplanetRow(Row, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """An exoplanet: what it needs to be explored, what it then produces, and its two effects."""

    type: Literal["swamp", "ice", "desert", "lava", "wild"]
    need: int
    energy: int
    resources: int
    effects: tuple[tuple[AnyEffect, ...], tuple[AnyEffect, ...]]


class SideOfEvent(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One option of a stellar event: the rewards of its two spaces, and what it does if it wins.

    `now` happens at once, `round` lasts for the next round, `final`
    counts at the end. Its title is the message `motion-WORD`.
    """

    word: str
    first: tuple[AnyEffect, ...]
    second: tuple[AnyEffect, ...]
    now: tuple[AnyEffect, ...] = ()
    round: Lasting = NOTHING
    final: Lasting = NOTHING

    @property
    def name(self) -> str:
        """The value that stands for its title in a text."""
        return term(f"motion-{self.word}")


class EventRow(Row, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A stellar event. The one of phase 0 is printed on the board and stands in where no card is left."""

    phase: Literal[0, 1, 2]
    options: tuple[SideOfEvent, ...]


class ObjectiveRow(Row, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A secret objective: all conditions hold at its time, the costs are burned. `star`: for three and more players."""

    timing: Timing
    when: tuple[Condition, ...]
    points: int
    costs: tuple[Cost, ...] = ()
    star: bool = False


class TechRow(Row, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A tech."""

    lasting: Lasting


class ResearchRow(Row, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A card of Neptune that takes effect at once."""

    then: tuple[AnyEffect, ...]


class AutomaRow(Row, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A card of the automa's deck: of a planet, or of a faction by its word (`planet` is then empty)."""

    planet: PlanetWord | Literal[""] = ""
    faction: str = ""
    then: tuple[AnyEffect, ...]


class FactionRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A faction: where it starts, its machine, what it always has and what its complete machine adds.

    Its name is the message `faction-WORD`, its machine `machine-WORD`. `first`: for the first game too; `easy`: good
    for whoever begins.
    """

    id: str
    word: str
    planet: PlanetWord
    machine: str
    first: bool = False
    easy: bool = False
    lasting: Lasting = NOTHING
    built: Lasting = NOTHING

    @property
    def name(self) -> str:
        """The value that stands for its name in a text."""
        return term(f"faction-{self.word}")


class MachineRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a common machine does once it is complete. Batteries and Cargo Holds are numbers only."""

    id: Literal["alcubierre", "sails", "probes"]
    built: Lasting


class ScoringRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How the automa scores at a difficulty (rules 17). `sets`: by the table of sets, else 1 each."""

    id: str
    upgrade: int
    three_upgrades: int
    objective: int
    sets: bool
    resources: int


R = TypeVar("R", bound=Row)

NUMBERS = load_object(Numbers, ROOM, "numbers.json")
FACTIONS = tuple(load_rows(FactionRow, ROOM, "factions.json"))
_MACHINES = load_rows(MachineRow, ROOM, "machines.json")
BUILT: dict[str, Lasting] = {row.id: row.built for row in _MACHINES}
SCORING = {row.id: row for row in load_rows(ScoringRow, ROOM, "scoring.json")}
FACTION_CALLED = {row.word: number for number, row in enumerate(FACTIONS)}

DECKS = ("mercury", "venus", "earth", "jupiter", "saturn", "uranus", "neptune", "asteroids", "automa")
(
    MERCURY_DECK,
    VENUS_DECK,
    EARTH_DECK,
    JUPITER_DECK,
    SATURN_DECK,
    URANUS_DECK,
    NEPTUNE_DECK,
    ASTEROIDS,
    AUTOMA,
) = range(9)

FILES: tuple[tuple[tuple[type[Row], str], ...], ...] = (
    ((ChargeRow, "mercury.json"),),
    ((ExplorerRow, "venus.json"),),
    ((EventRow, "earth.json"),),
    ((ExoplanetRow, "jupiter.json"),),
    ((ObjectiveRow, "saturn.json"),),
    ((TechRow, "uranus.json"),),
    (
        (ResearchRow, "neptune.json"),
        (ExplorerRow, "neptune-explorers.json"),
        (ExoplanetRow, "neptune-exoplanets.json"),
        (TechRow, "neptune-techs.json"),
    ),
    ((TileRow, "asteroids.json"),),
    ((AutomaRow, "automa.json"),),
)
"""By deck, its files with the kind of their rows."""

ROWS: dict[str, Sequence[msgspec.Struct]] = {
    f"{ROOM}/factions.json": FACTIONS,
    f"{ROOM}/machines.json": _MACHINES,
}
"""The rows of each file that says what something does."""
_rows: list[Row | None] = [None]
DECK: list[int] = [-1]
"""The deck whose back each card has."""
COPY: list[int] = [0]
"""Which copy of its row each card is, from 1 on."""
OF_DECK: list[tuple[Card, ...]] = []
"""All cards of each deck, in the order of the tables."""
for _deck, _files in enumerate(FILES):
    _first = len(_rows)
    for _kind, _file in _files:
        ROWS[f"{ROOM}/{_file}"] = _read = load_rows(_kind, ROOM, _file)
        for _row in _read:
            _rows += [_row] * _row.copies
            COPY += range(1, _row.copies + 1)
    DECK += [_deck] * (len(_rows) - _first)
    OF_DECK.append(tuple(Card(card) for card in range(_first, len(_rows))))
CARDS = len(_rows)


def _of(kind: type[R]) -> dict[int, R]:
    return {card: row for card, row in enumerate(_rows) if isinstance(row, kind)}


CHARGE, TILE, EXPLORER, EXOPLANET = _of(ChargeRow), _of(TileRow), _of(ExplorerRow), _of(ExoplanetRow)
EVENT, OBJECTIVE, TECH = _of(EventRow), _of(ObjectiveRow), _of(TechRow)
RESEARCH, AUTOMATON = _of(ResearchRow), _of(AutomaRow)
"""The rows of the cards of each kind."""


def row_of(card: int) -> Row:
    """The row of a card."""
    row = _rows[card]
    if row is None:
        raise ValueError(f"{card} is no card")
    return row


LATE_EVENT = -20
"""The back of an event of the second phase."""


def _back(card: int) -> int:
    event = EVENT.get(card)
    return LATE_EVENT if event is not None and event.phase == 2 else -1 - DECK[card]


BACK = {0: 0, **{card: _back(card) for card in range(1, CARDS)}}
"""The back of each card: a number below 0 for each deck, and for each phase of the events."""


def steps_of(card: Card) -> int:
    """The number printed for the set-up: how far the planet of its deck goes (rules 2)."""
    charge = CHARGE.get(card)
    return (OF_DECK[DECK[card]].index(card) if charge is None else charge.steps) % 12


def _word(card: int) -> str:
    word = row_of(card).word
    return word if COPY[card] == 1 else f"{word}-{COPY[card]}"


WORD = ["hidden", *(_word(card) for card in range(1, CARDS))]
"""The word of each card: its title, and from the second copy on its number."""
CALLED = {word: Card(card) for card, word in enumerate(WORD) if card}
NAME = ["~card-hidden", *(row_of(card).name for card in range(1, CARDS))]
"""The value that stands for the title of each card in a text."""
if len(CALLED) != CARDS - 1:
    raise BadData("factions", "file", "word", "two cards have the same title")
