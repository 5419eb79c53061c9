"""Rule 7: what planets are, who may live there, what they hold."""

from __future__ import annotations

import pytest

from bot.games.supernova.cards.cards import RACE_CALLED
from bot.games.supernova.holdings.stacks import (
    empire_potential,
    hold,
    is_high_g,
    is_homeworld,
    is_long_range,
    is_mixed,
    is_uninhabited,
    may_build_alien,
    may_live,
    natives,
    places_used,
    planet_strength,
    planet_sum,
    potential,
    room,
    ship_strength,
    ship_sum,
    support,
)
from tests.games.supernova.position import BO, MIRA, RULES, Position


def test_7_1_a_colony_that_is_emptied_is_uninhabited() -> None:
    p = Position()
    colony = p.planet(MIRA, "altair", "smugglers")
    assert not is_uninhabited(colony)
    p.ship(MIRA, "garbage-scow", colony)
    p.phase("transport", MIRA).play(MIRA, "move smugglers garbage-scow")
    assert is_uninhabited(colony)


def test_7_3_a_homeworld_is_designated_only_by_who_has_none() -> None:
    p = Position()
    p.planet(MIRA, "altair")
    p.planet(BO, "kool")
    p.planet(BO, "vega")
    p.phase("build", MIRA)
    assert "altair" in p.legal(MIRA, "homeworld")
    assert p.legal(BO, "homeworld") == set()


def test_7_3_a_race_may_be_declared_with_the_designation_that_of_residents_where_there_are_any() -> None:
    p = Position()
    vega, deneb = p.planet(BO, "vega"), p.planet(BO, "deneb", "tlisk-brood", "smugglers")
    p.planet(BO, "canopus", "tlisk-warriors", "koolian-guard", "genetic-manipulation")
    p.phase("build", MIRA)
    races = {f"{planet} {race}" for planet in ("vega", "canopus") for race in RACE_CALLED}
    assert p.legal(BO, "homeworld") == {"vega", "deneb", "canopus", "deneb tlisk", *races}
    p.play(BO, "homeworld deneb tlisk")
    assert (deneb.designated, deneb.race) == (True, RACE_CALLED["tlisk"])
    assert not vega.designated
    assert p.legal(BO, "homeworld") == set()


def test_7_3_in_ones_own_build_it_is_one_of_the_moves_there() -> None:
    p = Position()
    p.planet(MIRA, "vega")
    p.phase("build", MIRA)
    assert sum(move.verb == "homeworld" for move in RULES.moves(p.g, MIRA)) == 7
    assert not any(move.verb == "homeworld" for move in RULES.offer(p.g, MIRA).free_moves)
    p.play(MIRA, "homeworld vega koolian")
    assert p.awaited() == [MIRA]


def test_7_3_a_declared_race_stays_while_a_second_homeworld_is_found() -> None:
    p = Position().quiet().hand(MIRA, "kool")
    vega = p.planet(MIRA, "vega", homeworld="yes")
    p.phase("discover", MIRA, BO).play(MIRA, "play kool")
    assert vega.designated
    assert p.legal(MIRA, "homeworld") == {f"vega {race}" for race in RACE_CALLED}


def test_7_3_it_may_be_done_at_any_time_and_its_race_later() -> None:
    p = Position()
    vega = p.planet(BO, "vega")
    p.phase("build", MIRA)
    p.play(BO, "homeworld vega")
    assert is_homeworld(vega)
    assert p.legal(BO, "homeworld") == {f"vega {race}" for race in RACE_CALLED}
    p.play(BO, "homeworld vega tlisk")
    assert vega.race == RACE_CALLED["tlisk"]
    assert p.legal(BO, "homeworld") == set()


def test_7_3_building_an_alien_declares_its_race() -> None:
    p = Position().hand(MIRA, "terran-marines", "tlisk-brood")
    home = p.planet(MIRA, "altair", homeworld="yes")
    p.phase("build", MIRA).play(MIRA, "play terran-marines altair")
    assert home.race == RACE_CALLED["terran"]
    assert p.plays(MIRA, "tlisk-brood") == set()


def test_7_3_the_race_declared_is_that_of_resident_aliens() -> None:
    p = Position()
    p.planet(MIRA, "altair", "tlisk-brood", homeworld="yes")
    p.phase("build", MIRA)
    assert p.legal(MIRA, "homeworld") == {"altair tlisk"}


def test_7_3_the_designation_ends_with_the_last_population() -> None:
    p = Position().hand(MIRA, "assassin")
    home = p.planet(MIRA, "altair", "smugglers", homeworld="tlisk")
    p.phase("build", MIRA).play(MIRA, "play assassin smugglers")
    assert not home.designated
    assert home.race == -1


def test_7_4_mercs_on_homeworlds_and_colonies_aliens_with_their_own() -> None:
    p = Position().hand(MIRA, "evil-clones", "koolian-guard", "tlisk-brood")
    p.planet(MIRA, "kool")
    p.planet(MIRA, "altair")
    p.planet(MIRA, "vega", "smugglers")
    p.planet(MIRA, "deneb", "tlisk-warriors")
    p.planet(MIRA, "tliskar", "antarian-brokers")
    p.phase("build", MIRA)
    assert p.plays(MIRA, "evil-clones") == {"kool", "vega", "deneb", "tliskar"}
    assert p.plays(MIRA, "koolian-guard") == {"kool", "vega"}
    assert p.plays(MIRA, "tlisk-brood") == {"vega", "deneb"}
    assert p.refusal(MIRA, "play evil-clones altair") == "7.4"
    assert p.refusal(MIRA, "play koolian-guard deneb") == "7.4"


def test_7_4_genetic_manipulation_lets_races_live_together() -> None:
    p = Position().hand(MIRA, "koolian-guard", "terran-marines", "evil-clones")
    p.planet(MIRA, "eden", "tlisk-warriors", "koolian-diplomats", "genetic-manipulation")
    p.phase("build", MIRA)
    assert p.plays(MIRA, "koolian-guard") == {"eden"}
    assert p.plays(MIRA, "terran-marines") == set()


def test_7_4_transport_brings_aliens_to_any_planet_without_another_race() -> None:
    p = Position()
    home = p.planet(MIRA, "kool", "smugglers")
    p.ship(MIRA, "colony-ship", home, "tlisk-brood")
    p.phase("transport", MIRA)
    assert "tlisk-brood kool" in p.legal(MIRA, "move")
    home.pop.append(p.take("koolian-guard"))
    home.pop.pop(0)
    assert p.refusal(MIRA, "move tlisk-brood kool") == "7.4"


def test_7_5_capacity_is_potential_and_every_card_counts_one() -> None:
    p = Position().hand(MIRA, "evil-clones")
    p.planet(MIRA, "bellatrix", "tlisk-warriors")
    p.phase("build", MIRA)
    assert p.refusal(MIRA, "play evil-clones bellatrix") == "7.5"
    ship = p.ship(MIRA, "fighter-escort", p.planet(MIRA, "altair"), "cargo-pods")
    assert hold(ship) == 2


def test_7_5_potential_is_never_below_zero() -> None:
    p = Position()
    assert potential(p.g, p.planet(MIRA, "bellatrix", "barren-soil", "toxic-air")) == 0


def test_7_5_doctor_quill_mends_the_potential_of_environments() -> None:
    p = Position()
    assert (
        potential(p.g, p.planet(MIRA, "vega", "barren-soil", "toxic-air", "abundant-land", "doctor-quill"))
        == 4
    )


def test_7_6_support_of_an_orbit() -> None:
    p = Position()
    assert support(p.planet(MIRA, "altair")) == 1
    assert support(p.planet(MIRA, "bellatrix", "smugglers")) == 3
    assert support(p.planet(MIRA, "vega", "spaceport", "ion-storms")) == 2


def test_7_6_a_full_orbit_takes_no_ship() -> None:
    p = Position().hand(MIRA, "battleship")
    p.ship(MIRA, "cruiser", p.planet(MIRA, "altair"))
    p.phase("build", MIRA)
    assert p.refusal(MIRA, "play battleship altair") == "7.6"


def test_7_8_doubling_is_switched_off_and_on_by_its_owner() -> None:
    p = Position()
    p.planet(MIRA, "freya", "nora-lucre")
    p.phase("build", MIRA)
    assert p.legal(MIRA, "double") == {"off"}
    p.play(MIRA, "double off")
    assert not p.g.players[MIRA].doubling


def test_7_8_a_merc_doubles_when_it_attacks_its_headquarters() -> None:
    p = Position().quiet()
    home = p.planet(MIRA, "altair")
    p.planet(BO, "scorpius")
    p.ship(MIRA, "battleship", home, "general-bellis")
    p.phase("action", MIRA).play(MIRA, "attack scorpius altair")
    assert RULES.labels(p.g, MIRA, "strike", (), ("military",))[0].values["ours"] == 12


# Tables ---------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("cards", "designated", "homeworld", "uninhabited"),
    [
        ("altair", "", False, True),
        ("altair megalopolis", "", False, True),  # Civilization makes no Colony
        ("altair smugglers", "", False, False),
        ("altair", "yes", True, False),
        ("altair tlisk-brood", "tlisk", True, False),
        ("kool", "", True, False),
        ("kool tlisk-brood", "", True, False),
    ],
)
def test_7_1_what_a_planet_is(cards: str, designated: str, homeworld: bool, uninhabited: bool) -> None:
    planet = Position().planet(MIRA, *cards.split(), homeworld=designated)
    assert (is_homeworld(planet), is_uninhabited(planet)) == (homeworld, uninhabited)


@pytest.mark.parametrize(
    ("cards", "declared", "races"),
    [
        ("altair", "", ""),
        ("altair smugglers", "", "antarian koolian mirelli terran tlisk vorrud"),
        ("altair tlisk-brood", "", "tlisk"),
        ("altair tlisk-brood smugglers", "", "tlisk"),
        ("altair tlisk-brood koolian-guard", "", ""),
        ("altair tlisk-brood koolian-guard genetic-manipulation", "", "tlisk koolian"),
        ("altair smugglers genetic-manipulation", "", "antarian koolian mirelli terran tlisk vorrud"),
        ("altair", "yes", "antarian koolian mirelli terran tlisk vorrud"),
        ("altair", "tlisk", "tlisk"),
        ("altair smugglers", "tlisk", "tlisk"),
        ("altair koolian-guard", "tlisk", ""),
        ("altair koolian-guard genetic-manipulation", "tlisk", "tlisk"),
        ("altair koolian-guard", "yes", "koolian"),
        ("kool", "", "koolian"),
        ("kool smugglers", "", "koolian"),
        ("kool tlisk-brood", "", ""),
        ("kool tlisk-brood genetic-manipulation", "", "koolian"),
    ],
)
def test_7_4_which_aliens_may_be_built(cards: str, declared: str, races: str) -> None:
    planet = Position().planet(MIRA, *cards.split(), homeworld=declared)
    assert {race for race, number in RACE_CALLED.items() if may_build_alien(planet, number)} == {
        *races.split()
    }


@pytest.mark.parametrize(
    ("cards", "newcomer", "lives"),
    [
        ("altair", "tlisk-brood", True),
        ("altair smugglers", "tlisk-brood", True),
        ("altair tlisk-warriors", "tlisk-brood", True),
        ("altair koolian-guard", "tlisk-brood", False),
        ("altair koolian-guard smugglers", "tlisk-brood", False),
        ("altair koolian-guard", "evil-clones", True),
        ("altair koolian-guard genetic-manipulation", "tlisk-brood", True),
    ],
)
def test_7_4_who_may_live_with_whom(cards: str, newcomer: str, lives: bool) -> None:
    p = Position()
    planet, card = p.planet(MIRA, *cards.split()), p.take(newcomer)
    assert may_live(planet, card) == lives
    planet.pop.append(card)
    assert is_mixed(planet) != lives


@pytest.mark.parametrize(
    ("cards", "capacity", "free"),
    [
        ("altair", 3, 3),
        ("altair smugglers evil-clones", 3, 1),
        ("altair abundant-land temperate-climate", 5, 5),
        ("altair megalopolis underground-cities", 6, 6),
        ("altair barren-soil toxic-air", 1, 1),
        ("bellatrix barren-soil toxic-air smugglers", 0, -1),
        ("altair barren-soil doctor-quill", 3, 2),
        ("altair barren-soil toxic-air abundant-land doctor-quill", 4, 3),
        ("castor", 2, 2),
    ],
)
def test_7_5_potential_and_room(cards: str, capacity: int, free: int) -> None:
    p = Position()
    planet = p.planet(MIRA, *cards.split())
    assert (potential(p.g, planet), room(p.g, planet)) == (capacity, free)


def test_7_5_doctor_quill_mends_only_the_planet_he_is_on() -> None:
    p = Position()
    altair = p.planet(MIRA, "altair", "barren-soil", "smugglers")
    p.ship(MIRA, "battleship", altair, "doctor-quill")
    assert potential(p.g, altair) == 2


def test_1_what_counts_is_the_potential_of_ones_own_planets() -> None:
    p = Position()
    p.planet(MIRA, "altair", "megalopolis", "smugglers")
    p.planet(MIRA, "bellatrix", "barren-soil", "toxic-air")
    p.ship(MIRA, "colony-ship", p.planet(BO, "vega"))
    assert (empire_potential(p.g, MIRA), empire_potential(p.g, BO)) == (4, 3)


@pytest.mark.parametrize(
    ("cards", "places"),
    [
        ("altair", 1),
        ("altair smugglers evil-clones", 3),
        ("altair ion-storms", 0),
        ("altair ion-storms smugglers", 1),
        ("altair spaceport", 3),
        ("bellatrix", 2),
        ("bellatrix spaceport ion-storms smugglers", 4),
    ],
)
def test_7_6_how_many_ships_an_orbit_supports(cards: str, places: int) -> None:
    assert support(Position().planet(MIRA, *cards.split())) == places


def test_7_6_a_dreadnought_takes_two_places_and_population_aboard_gives_none() -> None:
    p = Position()
    altair = p.planet(MIRA, "altair")
    p.ship(MIRA, "dreadnought", altair, "smugglers")
    p.ship(MIRA, "cruiser", altair)
    assert (places_used(altair), support(altair)) == (3, 1)


@pytest.mark.parametrize(
    ("ship", "cards", "room_aboard", "high_g", "long_range"),
    [
        ("battleship", "", 2, False, False),
        ("battleship", "cargo-pods", 4, False, False),
        ("fighter-escort", "", 0, False, False),
        ("envoy-ship", "", 1, True, False),
        ("cruiser", "", 1, False, True),
        ("battleship", "gravity-compensators", 2, True, False),
        ("battleship", "long-range-tanks", 2, False, True),
        ("battleship", "ace-pilots", 2, False, True),
        ("assault-lander", "ace-pilots gravity-compensators", 2, True, True),
    ],
)
def test_7_5_what_a_ship_holds_and_can(
    ship: str, cards: str, room_aboard: int, high_g: bool, long_range: bool
) -> None:
    p = Position()
    found = p.ship(MIRA, ship, p.planet(MIRA, "altair"), *cards.split())
    assert hold(found) == room_aboard
    assert (is_high_g(found), is_long_range(found)) == (high_g, long_range)


@pytest.mark.parametrize(
    ("cards", "declared", "strength"),
    [
        ("altair", "", 0),
        ("altair rich-ores", "", 0),
        ("altair rich-ores hostile-natives", "", 2),
        ("altair hostile-natives smugglers", "", 0),
        ("altair hostile-natives", "yes", 0),
        ("kool hostile-natives", "", 0),
    ],
)
def test_14_natives_fight_while_the_planet_is_uninhabited(cards: str, declared: str, strength: int) -> None:
    assert natives(Position().planet(MIRA, *cards.split(), homeworld=declared)) == strength


@pytest.mark.parametrize(
    ("cards", "declared", "total"),
    [
        ("altair", "", (1, 1, 1)),
        ("altair planetary-shield grand-embassy trade-exchange", "", (4, 3, 3)),
        ("altair rich-ores ring-fortress", "", (3, 1, 3)),
        ("altair evil-clones koolian-diplomats", "", (3, 4, 3)),
        ("altair hot-climate", "", (-1, 1, 1)),
        ("altair xenophobic-culture exhausted-mines", "", (1, -2, -2)),
        ("altair war-college evil-clones", "", (1 + 1 + 2 + 1, 1, 2)),
        ("altair war-college tlisk-brood", "", (1 + 1 + 3, 1, 2)),
        ("altair war-college", "", (2, 1, 1)),
        ("freya nora-lucre war-college", "", (1 + 1 + 1, 1 + 2, 2 + 8)),  # drilled after doubling
        ("altair nora-lucre", "", (1, 2, 5)),
        ("mizar", "", (3, 1, 1)),
        ("mizar", "yes", (1, 1, 1)),
        ("mizar wandering-monks", "", (1, 3, 2)),
    ],
)
def test_2_2_and_7_8_the_strengths_of_a_planet(
    cards: str, declared: str, total: tuple[int, int, int]
) -> None:
    p = Position()
    planet = p.planet(MIRA, *cards.split(), homeworld=declared)
    assert planet_sum(p.g, planet) == total
    assert planet_strength(p.g, planet) == tuple(max(0, one) for one in total)


def test_7_8_who_switches_doubling_off_counts_each_merc_once() -> None:
    p = Position()
    freya = p.planet(MIRA, "freya", "nora-lucre")
    ship = p.ship(MIRA, "battleship", freya, "evil-clones")
    other = p.ship(MIRA, "colony-ship", freya, "bounty-hunters")
    p.phase("build", MIRA).play(MIRA, "double off")
    assert planet_sum(p.g, freya) == (1, 2, 6)
    assert ship_sum(p.g, other, p.planet(BO, "algol").card) == (2, 1, 1)
    p.play(MIRA, "double on")
    assert planet_sum(p.g, freya) == (1, 3, 10)
    assert ship_sum(p.g, other, p.g.planets_of(BO)[0].card) == (4, 1, 2)
    assert ship_strength(p.g, ship) == (6, 0, 1)


def test_7_8_a_merc_defends_its_headquarters_from_orbit() -> None:
    p = Position()
    algol = p.planet(MIRA, "algol")
    assert ship_strength(p.g, p.ship(MIRA, "battleship", algol, "bounty-hunters")) == (4 + 4, 0, 2)
    assert ship_strength(p.g, p.ship(MIRA, "cruiser", None, "ajax-rho")) == (3 + 3, 1, 0)


def test_2_2_the_strengths_of_a_stack_are_never_below_zero() -> None:
    p = Position()
    altair = p.planet(MIRA, "altair")
    assert ship_strength(p.g, p.ship(MIRA, "merchantman", altair)) == (0, 0, 3)
    assert ship_strength(p.g, p.ship(MIRA, "consul-ship", altair)) == (0, 3, 0)
