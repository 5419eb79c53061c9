"""The test vectors of the specification, section 15.4, by their numbers."""

from __future__ import annotations

from bot.games.supernova.cards.cards import CATEGORIES, DIPLOMACY, ECONOMY, MILITARY
from bot.games.supernova.conflict.battle import compare, permissions
from bot.games.supernova.holdings.stacks import (
    is_homeworld,
    is_uninhabited,
    planet_strength,
    potential,
    ship_sum,
    support,
)
from bot.games.supernova.round.ending import look_for_winner
from bot.games.supernova.table.state import ALWAYS, DEEP
from tests.games.supernova.position import BO, CY, MIRA, RULES, Position


def test_1_a_cold_climate_makes_the_economy_of_kool_zero() -> None:
    p = Position()
    kool = p.planet(MIRA, "kool", "cold-climate")
    assert (potential(p.g, kool), *planet_strength(p.g, kool)) == (2, 1, 3, 0)


def test_2_altair_with_abundant_land_has_potential_and_capacity_4() -> None:
    p = Position()
    assert potential(p.g, p.planet(MIRA, "altair", "abundant-land")) == 4


def test_3_hot_and_cold_climate_cancel_each_other() -> None:
    p = Position(3).quiet()
    planet = p.planet(CY, "altair", found=3)
    p.hand(MIRA, "hot-climate").hand(BO, "cold-climate")
    p.phase("others", MIRA, BO)
    p.play(MIRA, "play hot-climate altair")
    p.play(BO, "play cold-climate altair")
    assert planet.env == []
    assert p.scrapyard == ["cold-climate", "hot-climate"]


def test_4_a_population_that_goes_aboard_leaves_a_ship_unsupported() -> None:
    p = Position()
    planet = p.planet(MIRA, "altair", "evil-clones", "smugglers")
    for title in ("garbage-scow", "relay-ship", "battleship"):
        p.ship(MIRA, title, planet)
    p.phase("transport", MIRA).play(MIRA, "move evil-clones garbage-scow", "done")
    assert support(planet) == 2
    p.hand(MIRA, "terra").phase("discard", MIRA)
    assert p.legal(MIRA, "discard") == {"garbage-scow", "relay-ship", "battleship"}
    p.play(MIRA, "discard garbage-scow")
    assert len(planet.orbit) == 2
    assert {"garbage-scow", "evil-clones"} <= set(p.discard_pile)


def test_5_ties_roll_over_and_the_row_of_the_announced_category_applies() -> None:
    assert compare((4, 0, 1), (4, 0, 0), MILITARY) == 1
    p = Position().quiet()
    home, target = p.planet(MIRA, "altair"), p.planet(BO, "freya")
    p.ship(MIRA, "garbage-scow", home)  # 1/0/1
    p.ship(BO, "garbage-scow", target, "gravity-compensators")
    p.g.ships[home.orbit[0]].mods = [p.take("trade-hold")]  # 1/0/3
    p.phase("action", MIRA).play(MIRA, "attack freya altair")
    p.play(BO, "defend")
    assert "garbage-scow-2" in p.scrapyard


def test_6_equal_in_everything_is_a_stalemate() -> None:
    assert compare((2, 1, 3), (2, 1, 3), ECONOMY) == 0


def test_7_a_diplomatic_tie_is_decided_by_economy_and_lost_diplomatically() -> None:
    assert compare((5, 2, 0), (0, 2, 1), DIPLOMACY) == -1


def test_8_a_consul_ship_without_military_attacks_diplomatically() -> None:
    p = Position()
    home = p.planet(MIRA, "altair")
    consul = p.ship(MIRA, "consul-ship", home, "koolian-diplomats")
    assert permissions(p.g, consul, home.card) == {DIPLOMACY}
    consul.mods.append(p.take("laze-cannon"))
    assert permissions(p.g, consul, home.card) == set()


def test_9_only_the_permitted_ship_counts_but_all_are_lost() -> None:
    p = Position().quiet()
    home, target = p.planet(MIRA, "altair"), p.planet(BO, "freya")
    p.ship(MIRA, "merchantman", home, "antarian-merchants")
    p.ship(MIRA, "battleship", home)
    p.ship(BO, "ore-freighter", target, "free-miners", "trade-hold")  # E 2+3+2
    p.phase("action", MIRA)
    p.play(MIRA, "attack freya altair", "send merchantman", "send battleship")
    p.play(BO, "defend")
    p.play(MIRA, "strike economic")
    assert {p.g.ships[card].owner for card in target.orbit} == {BO}
    assert len(target.orbit) == 3
    assert home.orbit == []


def test_10_koolians_on_a_high_g_ship_bypass_and_the_others_go_home() -> None:
    p = Position().quiet()
    home, target = p.planet(MIRA, "altair"), p.planet(BO, "freya")
    p.ship(MIRA, "envoy-ship", home, "koolian-guard")
    cruiser = p.ship(MIRA, "cruiser", home)
    p.ship(BO, "fighter-escort", target)
    p.phase("action", MIRA)
    p.play(MIRA, "attack freya altair", "send envoy-ship", "send cruiser")
    p.play(BO, "defend")
    p.play(MIRA, "strike bypass")
    assert cruiser.place == home.card
    assert p.legal(MIRA, "strike") == set(CATEGORIES)


def test_11_a_permanent_homeworld_stays_one_when_it_is_captured() -> None:
    p = Position().quiet()
    home, antares = p.planet(MIRA, "altair"), p.planet(BO, "antares", "smugglers", "arcology")
    p.ship(MIRA, "battleship", home)
    p.phase("action", MIRA).play(MIRA, "attack antares altair", "strike military")
    assert antares.owner == MIRA
    assert is_homeworld(antares)
    assert p.scrapyard == ["arcology", "smugglers"]


def test_12_an_economic_capture_keeps_one_asset_and_returns_the_rest() -> None:
    p = Position().quiet()
    home, colony = (
        p.planet(MIRA, "altair"),
        p.planet(BO, "vega", "evil-clones", "iron-vanguard", "megalopolis"),
    )
    p.ship(MIRA, "merchantman", home)
    p.phase("action", MIRA).play(MIRA, "attack vega altair", "strike economic", "choose megalopolis")
    assert colony.owner == MIRA
    assert is_uninhabited(colony)
    assert p.words(colony.civ) == ["megalopolis"]
    assert p.hand_of(BO) == ["evil-clones", "iron-vanguard"]


def test_13_a_diplomatic_loss_leaves_the_ships_in_the_orbit_of_the_defender() -> None:
    p = Position().quiet()
    home, polaris = p.planet(MIRA, "altair"), p.planet(BO, "polaris")
    ship = p.ship(MIRA, "battleship", home, "laze-cannon", "evil-clones")
    p.phase("action", MIRA).play(MIRA, "attack polaris altair", "strike diplomatic", "choose evil-clones")
    assert (ship.owner, ship.place) == (BO, polaris.card)
    assert polaris.orbit == [ship.card]
    assert p.hand_of(MIRA) == ["evil-clones"]
    assert p.words(ship.mods) == ["laze-cannon"]


def test_14_general_bellis_doubles_at_scorpius() -> None:
    p = Position()
    scorpius = p.planet(BO, "scorpius", "general-bellis")
    assert planet_strength(p.g, scorpius)[MILITARY] == 2 + 8


def test_15_a_war_college_drills_mercs() -> None:
    p = Position()
    planet = p.planet(MIRA, "altair", "iron-vanguard", "war-college")
    assert planet_strength(p.g, planet)[MILITARY] == 1 + 1 + 4


def test_16_a_ship_stranded_in_deep_space_is_lost_with_its_assets() -> None:
    p = Position().hand(MIRA, "terra")
    p.ship(MIRA, "battleship", None, "evil-clones")
    p.phase("discard", MIRA)
    assert p.discard_pile == ["battleship", "evil-clones"]


def test_17_an_empty_hand_is_penalised() -> None:
    p = Position().phase("discard", MIRA)  # the next turn begins with a draw from the only pile
    assert [len(player.hand) for player in p.g.players] == [1, 10]


def test_18_a_wormhole_on_the_only_defender_lets_the_attack_go_on() -> None:
    p = Position().asked(BO, 0)
    home, target = p.planet(MIRA, "altair"), p.planet(BO, "freya")
    p.ship(MIRA, "fighter-escort", home)
    escort = p.ship(BO, "battleship", target)
    p.hand(MIRA, "wormhole")
    p.phase("action", MIRA).play(MIRA, "attack freya altair")
    p.play(BO, "defend")
    p.play(MIRA, "play wormhole battleship")
    assert escort.place == DEEP
    assert p.legal(MIRA, "strike") == set(CATEGORIES)


def test_19_counterintelligence_stops_a_super_nova() -> None:
    p = Position().asked(BO, ALWAYS)
    p.planet(BO, "freya")
    vega = p.planet(BO, "vega")
    p.hand(MIRA, "super-nova").hand(BO, "counterintelligence")
    p.phase("action", MIRA).play(MIRA, "play super-nova vega")
    p.play(BO, "play counterintelligence super-nova")
    p.play(MIRA, "pass")
    assert p.scrapyard == ["counterintelligence", "super-nova"]
    assert vega.card in p.g.planets


def test_20_the_most_potential_above_the_goal_wins() -> None:
    p = Position(4)
    for title in ("eden", "altair", "regulus", "vega", "freya"):
        p.planet(MIRA, title)  # 4 + 3 + 3 + 3 + 2
    for title in ("deneb", "canopus", "sirius", "procyon", "spica", "mizar"):
        p.planet(BO, title)  # 3 + 3 + 2 + 2 + 2 + 2
    assert RULES.standings(p.g).scores[:2] == (15, 14)
    assert look_for_winner(p.g)
    assert p.g.winners == [MIRA]
    places = RULES.standings(p.g).places
    assert places is not None
    assert places[:2] == (1, 2)


def test_21_a_dreadnought_takes_two_places() -> None:
    p = Position().hand(MIRA, "dreadnought", "battleship")
    p.planet(MIRA, "altair")
    assert p.plays(MIRA, "dreadnought") == set()
    assert p.plays(MIRA, "battleship") == {"altair"}
    assert p.refusal(MIRA, "play dreadnought altair") == "7.6"


def test_22_the_militia_of_mizar_fights_while_it_is_uninhabited() -> None:
    p = Position()
    p.planet(BO, "terra")
    assert planet_strength(p.g, p.planet(BO, "mizar"))[MILITARY] == 3


def test_23_castor_and_pollux_raise_each_other() -> None:
    p = Position()
    castor, pollux = p.planet(MIRA, "castor"), p.planet(MIRA, "pollux")
    assert (potential(p.g, castor), potential(p.g, pollux)) == (3, 3)
    pollux.owner = BO
    assert (potential(p.g, castor), potential(p.g, pollux)) == (2, 2)


def test_24_a_temporal_rift_gives_a_second_action() -> None:
    p = Position().asked(MIRA, ALWAYS).hand(MIRA, "temporal-rift")
    home = p.planet(MIRA, "altair")
    p.planet(BO, "freya")
    p.ship(MIRA, "battleship", home)
    p.phase("action", MIRA).play(MIRA, "pass")
    assert p.plays(MIRA, "temporal-rift") == {""}
    p.play(MIRA, "play temporal-rift")
    assert p.legal(MIRA, "attack") == {"freya altair"}
    p.play(MIRA, "pass")
    assert p.scrapyard == ["temporal-rift"]


def test_the_worked_attack_of_15_5() -> None:
    p = Position(2).asked(MIRA, 1).asked(BO, 1)
    freya = p.planet(MIRA, "freya", "nora-lucre", "evil-clones", homeworld="yes")
    kool = p.planet(BO, "kool", "cold-climate")
    p.ship(MIRA, "battleship", freya)
    p.ship(MIRA, "garbage-scow", freya)
    p.ship(BO, "fighter-escort", kool)
    p.hand(BO, "reinforcements")
    p.phase("action", MIRA).play(MIRA, "attack kool freya", "send battleship", "send garbage-scow")
    p.play(BO, "defend")
    assert p.totals() == ((5, 0, 1), (2, 0, 0))
    p.play(BO, "play reinforcements defender")
    p.play(MIRA, "pass")
    assert p.totals() == ((5, 0, 1), (5, 0, 0))
    p.play(MIRA, "pass")
    p.play(BO, "pass")
    assert p.scrapyard == ["fighter-escort"]
    p.play(MIRA, "strike economic")
    p.play(MIRA, "pass")
    p.play(BO, "pass")
    assert kool.owner == MIRA
    assert is_homeworld(kool)
    assert len(kool.orbit) == 2
    assert p.discard_pile == ["reinforcements"]


def test_sums_of_a_ship_are_floored_once() -> None:
    p = Position()
    home = p.planet(MIRA, "altair")
    ship = p.ship(MIRA, "battleship", home, "laze-cannon")
    assert ship_sum(p.g, ship, home.card) == (6, 0, 0)
