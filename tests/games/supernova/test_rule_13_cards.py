"""Rule 13: what is printed on each of the 128 titles, and what follows from it for a card in play."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
import pytest

from bot.engine.words import words_of
from bot.games.supernova.cards import language as fx
from bot.games.supernova.cards.cards import (
    CATEGORIES,
    HIDDEN,
    KINDS,
    NAME,
    RACE_ROWS,
    ROWS,
    TIMINGS,
    TITLE_CALLED,
    WORD,
    CardRow,
)

PRINTED = """
PL01 Ko'ol | 1 planet discover | 2 1 3 2 | homeworld koolian
PL02 Antares | 1 planet discover | 2 1 1 3 | homeworld antarian
PL03 Tliskar | 1 planet discover | 2 3 0 2 | homeworld tlisk
PL04 Terra | 1 planet discover | 2 2 2 1 | homeworld terran
PL05 Vorr | 1 planet discover | 2 3 1 1 | homeworld vorrud
PL06 Mirel | 1 planet discover | 2 0 2 3 | homeworld mirelli
PL07 Eden | 1 planet discover | 4 0 1 1
PL08 Altair | 1 planet discover | 3 1 1 1
PL09 Freya | 1 planet discover | 2 1 1 2
PL10 Scorpius | 1 planet discover | 2 2 0 1
PL11 Regulus | 1 planet discover | 3 0 1 2
PL12 Vega | 1 planet discover | 3 1 2 0
PL13 Deneb | 1 planet discover | 3 0 0 3
PL14 Canopus | 1 planet discover | 3 0 3 0
PL15 Sirius | 1 planet discover | 2 2 1 1
PL16 Procyon | 1 planet discover | 2 1 2 1
PL17 Spica | 1 planet discover | 2 0 1 3
PL18 Mizar | 1 planet discover | 2 1 1 1 | militia 2
PL19 Castor | 1 planet discover | 2 1 0 2 | twin pollux 1
PL20 Pollux | 1 planet discover | 2 1 2 0 | twin castor 1
PL21 Aldebaran | 1 planet discover | 1 4 0 1
PL22 Betelgeuse | 1 planet discover | 1 3 1 1 | unstable
PL23 Polaris | 1 planet discover | 1 1 4 0
PL24 Bellatrix | 1 planet discover | 1 2 1 2 | support 1
PL25 Algol | 1 planet discover | 1 2 0 3
PL26 Achernar | 1 planet discover | 1 0 2 4
EN01 Abundant Land | 2+1 environment discover | 1 0 0 0 | good
EN02 Temperate Climate | 1 environment discover | 1 0 1 0 | good
EN03 Rich Ores | 1 environment discover | 0 0 0 2 | good
EN04 Ring Fortress | 1 environment discover | 0 2 0 0 | good
EN05 Cold Climate | 2+1 environment discover | 0 0 0 -2 | bad, pair hot-climate
EN06 Hot Climate | 2+1 environment discover | 0 -2 0 0 | bad, pair cold-climate
EN07 Barren Soil | 1+1 environment discover | -1 0 0 0 | bad
EN08 Toxic Air | 1 environment discover | -1 0 -1 0 | bad
EN09 Exhausted Mines | 1 environment discover | 0 0 0 -3 | bad
EN10 Hostile Natives | 1 environment discover | 0 1 -1 0 | bad, natives 2
EN11 Crushing Gravity | 1 environment discover | 0 0 0 -1 | bad, high-g-world
EN12 Ion Storms | 1 environment discover | 0 0 0 0 | bad, support -1
EN13 Xenophobic Culture | 1 environment discover | 0 0 -3 0 | bad
CV01 Megalopolis | 2+1 civilization build | 1 0 0 1
CV02 Arcology | 2+1 civilization build | 1 0 1 0
CV03 Genetic Manipulation | 1 civilization build | 0 0 1 0 | coexist
CV04 Planetary Shield | 1 civilization build | 0 3 0 0
CV05 Defense Grid | 2+1 civilization build | 0 2 0 0
CV06 Grand Embassy | 1 civilization build | 0 0 2 0
CV07 Trade Exchange | 2 civilization build | 0 0 0 2
CV08 War College | 1 civilization build | 0 1 0 0 | drill 1
CV09 Spaceport | 1 civilization build | 0 0 0 1 | support 2
CV10 Penal Colony | 1 civilization build | 0 1 -2 0 | play-on-others
CV11 Terraforming Works | 1 civilization build | 1 0 0 0 | terraform
CV12 Underground Cities | 1 civilization build | 2 0 0 0
AL01 Koolian Diplomats | 2+1 alien build | 0 0 3 1 | koolian
AL02 Koolian Explorers | 1 alien build | 0 1 1 1 | koolian
AL03 Koolian Guard | 1 alien build | 0 2 1 0 | koolian
AL04 Antarian Merchants | 2+1 alien build | 0 0 1 3 | antarian
AL05 Antarian Brokers | 1 alien build | 0 0 0 4 | antarian
AL06 Antarian Privateers | 1 alien build | 0 2 0 2 | antarian
AL07 Tlisk Warriors | 2+1 alien build | 0 4 0 0 | tlisk
AL08 Tlisk Brood | 1 alien build | 0 3 0 1 | tlisk
AL09 Tlisk Legates | 1 alien build | 0 2 2 0 | tlisk
AL10 Terran Marines | 1 alien build | 0 3 1 0 | terran
AL11 Terran Senators | 1 alien build | 0 0 3 1 | terran
AL12 Terran Engineers | 1 alien build | 0 1 0 3 | terran
AL13 Vorrud Raiders | 2+1 alien build | 0 3 0 1 | vorrud
AL14 Vorrud Chieftain | 1 alien build | 0 4 1 0 | vorrud
AL15 Mirelli Weavers | 1 alien build | 0 0 2 2 | mirelli
AL16 Mirelli Oracles | 1 alien build | 0 0 4 0 | mirelli
ME01 General Bellis | 1 merc build | 0 4 0 0 | headquarters scorpius
ME02 Nora Lucre | 1 merc build | 0 0 1 4 | headquarters freya
ME03 Evil Clones | 2+1 merc build | 0 2 0 1
ME04 Ajax Rho | 1 merc build | 0 3 1 0 | headquarters sirius
ME05 Silver-Tongue Jace | 1 merc build | 0 0 4 0 | headquarters polaris
ME06 Iron Vanguard | 2+1 merc build | 0 3 0 0
ME07 Bounty Hunters | 1 merc build | 0 2 0 1 | headquarters algol
ME08 Smugglers | 2 merc build | 0 1 0 2
ME09 Wandering Monks | 1 merc build | 0 0 2 1
ME10 Doctor Quill | 1 merc build | 0 0 1 2 | headquarters vega, mend-potential
ME11 Free Miners | 1 merc build | 0 1 0 3 | headquarters deneb
ME12 Spy Ring | 1 merc build | 0 1 2 0 | peek
ME13 Ace Pilots | 1 merc build | 0 2 0 0 | grant longrange
SH01 Battleship | 2+1 ship build | 2 4 0 0 | warship
SH02 Garbage Scow | 2 ship build | 1 1 0 1 | utility
SH03 Relay Ship | 2 ship build | 1 1 1 0 | utility, longrange
SH04 Consul Ship | 2 ship build | 2 0 3 0 | diplomatic, orbit-form diplomatic unarmed
SH05 Fast Scout Ship | 2 ship build | 1 1 0 0 | scout, longrange, discover-extra
SH06 Envoy Ship | 1 ship build | 1 0 2 0 | diplomatic, highg
SH07 Fighter Escort | 3 ship build | 0 2 0 0 | warship
SH08 Merchantman | 2+1 ship build | 2 0 0 3 | mercantile
SH09 Ore Freighter | 1 ship build | 3 0 0 2 | mercantile
SH10 Colony Ship | 2+1 ship build | 4 0 1 0 | utility
SH11 Cruiser | 2+1 ship build | 1 3 0 0 | warship, longrange
SH12 Atmosphere Skimmer | 1 ship build | 1 1 0 1 | mercantile, highg
SH13 Assault Lander | 1 ship build | 2 2 0 0 | warship, highg
SH14 Dreadnought | 1 ship build | 2 6 0 0 | warship, slots 2
MD01 Laze Cannon | 2+1 modifier build | 0 2 0 0
MD02 Warp Cannon | 1 modifier build | 0 3 0 0
MD03 Force Shield | 1 modifier build | 0 1 0 0 | shield 2
MD04 Cargo Pods | 1 modifier build | 2 0 0 0
MD05 Gravity Compensators | 1 modifier build | 0 0 0 0 | grant highg
MD06 Long-Range Tanks | 1 modifier build | 0 0 0 0 | grant longrange
MD07 Diplomatic Suite | 1 modifier build | 0 0 2 0 | grant diplomatic
MD08 Trade Hold | 1 modifier build | 0 0 0 2 | grant mercantile
MD09 Cloaking Device | 1 modifier build | 0 0 0 0 | cloak
SP01 Super Nova | 1 special action | 0 0 0 0 | own-action, destroy-planet, to the Scrapyard
SP02 Black Hole | 1 special any | 0 0 0 0 | window, scatter-orbit, to the Scrapyard
SP03 Wormhole | 2+1 special any | 0 0 0 0 | window, exile-ship
SP04 Temporal Rift | 1 special any | 0 0 0 0 | phase-end, repeat-phase, to the Scrapyard
SP05 Reinforcements | 3 special action | 0 0 0 0 | battle, side military 3
SP06 Filibuster | 2 special action | 0 0 0 0 | battle, side diplomatic 3
SP07 Bribery | 2 special action | 0 0 0 0 | battle, side economic 3
SP08 Mutiny | 1 special action | 0 0 0 0 | battle-o, silence-ship
SP09 Cease-Fire | 2 special action | 0 0 0 0 | battle, end-attack
SP10 Sabotage | 1 special any | 0 0 0 0 | window, scrap modifier civilization
SP11 Assassin | 1 special any | 0 0 0 0 | window, scrap merc
SP12 Plague | 1 special any | 0 0 0 0 | window, discard-alien
SP13 Counterintelligence | 2+1 special any | 0 0 0 0 | response, cancel, to the Scrapyard
SP14 Salvage Rights | 1 special any | 0 0 0 0 | window, salvage, to the Scrapyard
SP15 Mass Exodus | 1 special transport | 0 0 0 0 | own-transport, exodus
OR01 Rigel | 0+1 planet discover | 3 1 0 1
OR02 Fomalhaut | 0+1 planet discover | 3 2 0 0
OR03 Capella | 0+1 planet discover | 2 0 2 2
OR04 Arcturus | 0+1 planet discover | 2 2 1 0
OR05 Achird | 0+1 planet discover | 2 1 1 1
OR06 Izar | 0+1 planet discover | 2 0 1 2
OR07 Thuban | 0+1 planet discover | 2 2 0 1
OR08 Zosma | 0+1 planet discover | 2 1 2 0
OR09 Nunki | 0+1 planet discover | 1 3 0 2
OR10 Markab | 0+1 planet discover | 1 1 3 1
"""
"""Number and title | copies (+ those of the Outer Rim), type and phase | P M D E | what else stands on the card."""

RACES = """
koolian kool | bypass highg
antarian antares | orbit-form economic mercantile
tlisk tliskar | crew 1 warship
terran terra | orbit-form diplomatic diplomatic
vorrud vorr | keep-civilization
mirelli mirel | hold-ties
"""
"""Race and Homeworld | what every Alien of the race does."""


def effect_words(effect: fx.Effect) -> str:
    """An effect as the table writes it: "pair hot-climate"."""
    words = []
    for field, value in msgspec.to_builtins(effect).items():
        if value is True:
            words.append(field)
        elif isinstance(value, list | tuple):
            words += value
        elif value not in ("", False):
            words.append(str(value))
    return " ".join(words)


def specials(row: CardRow) -> Iterator[str]:
    """What the card says besides its numbers."""
    yield from (word for word in (row.kind, row.race, *row.traits, row.timing) if word)
    yield from map(effect_words, row.effects)
    if row.goes == "scrapyard":
        yield "to the Scrapyard"


def printed(row: CardRow) -> str:
    """A row of the data as the table writes it."""
    copies = f"{row.copies}+{row.rim}" if row.rim else f"{row.copies}"
    parts = [
        f"{row.id} {words_of('supernova').say_key(row.name[1:])}",
        f"{copies} {row.type} {row.phase}",
        f"{row.p} {row.m} {row.d} {row.e}",
        ", ".join(specials(row)),
    ]
    return " | ".join(part for part in parts if part)


@pytest.mark.parametrize(("row", "line"), [*zip(ROWS, PRINTED.strip().splitlines(), strict=True)])
def test_13_every_card_is_as_printed(row: CardRow, line: str) -> None:
    assert printed(row) == line


def test_13_5_every_race_has_its_homeworld_and_ability() -> None:
    lines = [
        f"{race.id} {race.homeworld} | {', '.join(map(effect_words, race.effects))}" for race in RACE_ROWS
    ]
    assert lines == RACES.strip().splitlines()
    for race in RACE_ROWS:
        assert fx.Homeworld(race.id) in ROWS[TITLE_CALLED[race.homeworld]].effects


def test_13_copies_are_numbered_from_the_second_on() -> None:
    words = [word for word in WORD if word.startswith("fighter-escort")]
    assert words[:4] == ["fighter-escort", "fighter-escort-2", "fighter-escort-3", "fighter-escort-4"]
    assert len(words) == 6 * 3  # each of six players may have a deck of their own


def test_13_words_of_the_cards_are_those_of_the_rules() -> None:
    assert {row.type for row in ROWS} == set(KINDS)
    assert {row.timing for row in ROWS if row.type == "special"} == set(TIMINGS)
    assert CATEGORIES == ("military", "diplomatic", "economic")


def test_13_a_card_that_is_not_known_has_a_name_too() -> None:
    assert words_of("supernova").has(NAME[HIDDEN].removeprefix("~"))
