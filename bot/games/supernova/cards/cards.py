"""The cards: rows of data/supernova/cards.json, and tables of what is printed on each (rules 2, 13).

A card is a number, `Card`; all copies of one title follow each other. Tables by card have one more entry at their
end, which is all zeros and belongs to HIDDEN, a card that the viewer does not know. A title is a number too.
"""

from __future__ import annotations

from typing import Literal, NewType, TypeVar

import msgspec

from bot.engine.errors import BadData
from bot.engine.files import load_rows
from bot.engine.moves import term
from bot.games.supernova.cards import language as fx

Card = NewType("Card", int)
Title = int
HIDDEN = Card(-1)
NONE = -1
"""No race, no planet."""

FILE = "supernova/cards.json"
Found = TypeVar("Found", bound=fx.Effect)

KINDS = ("planet", "environment", "civilization", "alien", "merc", "ship", "modifier", "special")
PLANET, ENVIRONMENT, CIVILIZATION, ALIEN, MERC, SHIP, MODIFIER, SPECIAL = range(8)
BUILT = (CIVILIZATION, ALIEN, MERC, SHIP, MODIFIER)
"""The kinds that the Build phase plays."""

TRAITS = ("warship", "mercantile", "diplomatic", "scout", "utility", "longrange", "highg")
WARSHIP, MERCANTILE, DIPLOMATIC, SCOUT, UTILITY, LONG_RANGE, HIGH_G = (1 << i for i in range(7))

CATEGORIES = ("military", "diplomatic", "economic")
MILITARY, DIPLOMACY, ECONOMY = range(3)

TIMINGS = (
    "own-action",
    "battle",
    "battle-o",
    "own-transport",
    "window",
    "response",
    "phase-end",
)


class CardRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A row of cards.json. `rim` are the further copies of the Outer Rim extension. Strengths may be negative.

    `word` is the title as people type it, "koolian-diplomats". The title itself is the message `card-WORD` of the
    catalogue, what is written on the card its attribute `.text` (a card may have none).
    """

    id: str
    word: str
    type: Literal["planet", "environment", "civilization", "alien", "merc", "ship", "modifier", "special"]
    phase: Literal["discover", "build", "action", "transport", "any"]
    p: int
    m: int
    d: int
    e: int
    copies: int
    rarity: Literal["C", "U", "R"]
    layer: Literal["K", "K+", "D"]
    rim: int = 0
    kind: Literal["", "good", "bad"] = ""
    race: str = ""
    traits: tuple[str, ...] = ()
    timing: str = ""
    goes: Literal["discard", "scrapyard"] = "discard"
    effects: tuple[fx.AnyEffect, ...] = ()

    @property
    def name(self) -> str:
        """The value that stands for the title in a text."""
        return term(f"card-{self.word}")

    @property
    def text(self) -> str:
        """The value that stands for what is written on the card, as far as there is something."""
        return term(f"card-{self.word}.text")


class RaceRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A row of races.json: its effects stand on every Alien of the race.

    Its name and what its Aliens can do are the messages `race-ID` and `race-text-ID` of the catalogue. `first`: what
    they can do works by itself, which is good for a first game.
    """

    id: str
    homeworld: str
    effects: tuple[fx.StandingEffect, ...]
    first: bool = False


ROWS = load_rows(CardRow, "supernova", "cards.json")
RACE_ROWS = load_rows(RaceRow, "supernova", "races.json")
RACES = tuple(race.id for race in RACE_ROWS)
RACE_CALLED = {race.id: number for number, race in enumerate(RACE_ROWS)}
WORDS = tuple(row.word for row in ROWS)
"""The word of each title."""
TITLE_CALLED = {word: title for title, word in enumerate(WORDS)}
SEATS_WITH_DECKS = 6


def _number(row: CardRow, field: str, word: str, known: dict[str, int]) -> int:
    if word not in known:
        raise BadData(FILE, row.id, field, f"'{word}' is not one of {', '.join(known)}")
    return known[word]


def _check(rows: list[CardRow]) -> None:
    """Raise BadData if rows do not fit together."""
    if len(TITLE_CALLED) != len(rows):
        raise BadData(FILE, "file", "word", "two cards have the same title")
    traits, timings = ({w: i for i, w in enumerate(words)} for words in (TRAITS, TIMINGS))
    for row in rows:
        for trait in row.traits:
            _number(row, "traits", trait, traits)
        if row.type == "special":
            _number(row, "timing", row.timing, timings)
            if not any(isinstance(one, fx.SpecialEffect) for one in row.effects):
                raise BadData(FILE, row.id, "effects", "a Special does something")
        if (row.type == "alien") != bool(row.race):
            raise BadData(FILE, row.id, "race", "is what Aliens have, and they alone")
        for effect in row.effects:
            for planet in (getattr(effect, "of", ""), getattr(effect, "planet", "")):
                if planet:
                    _number(row, "effects", planet, TITLE_CALLED)


_check(ROWS)

FIRST: list[Card] = []
"""The first copy of each title."""
TITLE: list[Title] = []
"""The title of each card."""
for _title, _row in enumerate(ROWS):
    FIRST.append(Card(len(TITLE)))
    TITLE += [_title] * max(_row.copies + _row.rim, SEATS_WITH_DECKS * _row.copies)
CARDS = len(TITLE)
TITLE.append(NONE)


def _effects(row: CardRow, kind: type[Found]) -> list[Found]:
    of_race: tuple[fx.AnyEffect, ...] = RACE_ROWS[RACE_CALLED[row.race]].effects if row.race else ()
    return [effect for effect in (*row.effects, *of_race) if isinstance(effect, kind)]


def _by_card(values: list[int], hidden: int = 0) -> list[int]:
    return [*(values[title] for title in TITLE[:-1]), hidden]


def _trait(word: str) -> int:
    return 1 << TRAITS.index(word) if word else 0


KIND_OF_TITLE = [KINDS.index(row.type) for row in ROWS]
KIND = _by_card(KIND_OF_TITLE, NONE)
P = _by_card([row.p for row in ROWS])
M = _by_card([row.m for row in ROWS])
D = _by_card([row.d for row in ROWS])
E = _by_card([row.e for row in ROWS])
STRENGTH = [(m, d, e) for m, d, e in zip(M, D, E, strict=True)]
WORTH = [abs(m) + abs(d) + abs(e) for m, d, e in STRENGTH]
"""|M|+|D|+|E|: what is given up first and kept longest (rules 10.7)."""
RACE = _by_card([RACE_CALLED[row.race] if row.race else NONE for row in ROWS], NONE)
HOME = _by_card([next((RACE_CALLED[x.race] for x in _effects(r, fx.Homeworld)), NONE) for r in ROWS], NONE)
"""The home race of a permanent Homeworld."""
HEADQUARTERS = _by_card(
    [next((TITLE_CALLED[x.planet] for x in _effects(r, fx.Headquarters)), NONE) for r in ROWS], NONE
)
"""The title of a Merc's Headquarters planet."""
TRAIT = _by_card(
    [sum(_trait(t) for t in r.traits) | sum(_trait(x.trait) for x in _effects(r, fx.Grant)) for r in ROWS]
)
"""The traits and classes of a ship, and those that its Assets grant it, as bits."""
SUPPORT = _by_card([sum(x.ships for x in _effects(r, fx.Support)) for r in ROWS])
PLACES = _by_card([next((x.places for x in _effects(r, fx.Slots)), 1) for r in ROWS])
PAIR = _by_card([next((TITLE_CALLED[x.of] for x in _effects(r, fx.Pair)), NONE) for r in ROWS], NONE)
NATIVES = _by_card([sum(x.m for x in _effects(r, fx.Natives)) for r in ROWS])
DRILL = _by_card([sum(x.m for x in _effects(r, fx.Drill)) for r in ROWS])
MILITIA = _by_card([sum(x.m for x in _effects(r, fx.Militia)) for r in ROWS])
SHIELD = _by_card([sum(x.m for x in _effects(r, fx.Shield)) for r in ROWS])
TWIN = _by_card([next((TITLE_CALLED[x.of] for x in _effects(r, fx.Twin)), NONE) for r in ROWS], NONE)
TWIN_P = _by_card([sum(x.p for x in _effects(r, fx.Twin)) for r in ROWS])
CREW_M = _by_card([sum(x.m for x in _effects(r, fx.Crew)) for r in ROWS])
CREW_ABOARD = _by_card([sum(_trait(x.aboard) for x in _effects(r, fx.Crew)) for r in ROWS])
BYPASS = _by_card([sum(_trait(x.aboard) for x in _effects(r, fx.Bypass)) for r in ROWS])
"""The trait that a ship needs so that this card lets it bypass (0: it does not)."""


def _has(kind: type[fx.Effect]) -> list[bool]:
    return [bool(value) for value in _by_card([len(_effects(row, kind)) for row in ROWS])]


HIGH_G_WORLD = _has(fx.HighGWorld)
COEXIST = _has(fx.Coexist)
PLAY_ON_OTHERS = _has(fx.PlayOnOthers)
MENDS = _has(fx.MendPotential)
UNSTABLE = _has(fx.Unstable)
TERRAFORMS = _has(fx.Terraform)
SCOUTS = _has(fx.DiscoverExtra)
PEEKS = _has(fx.Peek)
CLOAKS = _has(fx.Cloak)
KEEPS_CIVILIZATION = _has(fx.KeepCivilization)
HOLDS_TIES = _has(fx.HoldTies)
BAD = [bool(value) for value in _by_card([row.kind == "bad" for row in ROWS])]
ORBIT_FORMS = [
    [(CATEGORIES.index(x.category), x.unarmed, _trait(x.aboard)) for x in _effects(r, fx.OrbitForm)]
    for r in ROWS
]
"""By title: (category, only while unarmed, trait needed aboard) of each permission."""

TIMING = [TIMINGS.index(row.timing) if row.timing else NONE for row in ROWS]
"""By title, when it may be played; NONE if it says nothing of that."""
OWN_ACTION, BATTLE, BATTLE_ORBIT, OWN_TRANSPORT, WINDOW, RESPONSE, PHASE_END = range(7)
TO_SCRAPYARD = [row.goes == "scrapyard" for row in ROWS]
SPECIAL_EFFECT = [next((x for x in row.effects if isinstance(x, fx.SpecialEffect)), None) for row in ROWS]


def _word(card: int) -> str:
    title = TITLE[card]
    copy = card - FIRST[title] + 1
    return WORDS[title] if copy == 1 else f"{WORDS[title]}-{copy}"


WORD = [_word(card) for card in range(CARDS)] + ["hidden"]
"""The word of each card in play: its title, and from the second copy on its number."""
CARD_CALLED = {word: Card(card) for card, word in enumerate(WORD[:-1])}
NAME = [*(ROWS[title].name for title in TITLE[:-1]), "~card-hidden"]
"""The value that stands for the printed name of each card in a text."""
