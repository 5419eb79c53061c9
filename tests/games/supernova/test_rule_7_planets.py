"""Rule 7: what planets are, who may live there, what they hold."""

from __future__ import annotations

from bot.games.supernova.cards import RACE_CALLED
from bot.games.supernova.stacks import hold, is_homeworld, is_uninhabited, potential, support
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
    assert RULES.label(p.g, MIRA, "strike", (), "military").values["ours"] == 12
