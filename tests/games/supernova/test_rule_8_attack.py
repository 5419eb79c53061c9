"""Rule 8: the attack and its nine results."""

from __future__ import annotations

from bot.games.supernova.battle import compare, decided_by, permissions
from bot.games.supernova.cards import DIPLOMACY, ECONOMY, MILITARY
from bot.games.supernova.stacks import is_uninhabited
from bot.games.supernova.state import DEEP, Planet
from tests.games.supernova.position import BO, CY, MIRA, Position


def war(
    attacker: str, *assets: str, defender: str = "", cargo: tuple[str, ...] = ()
) -> tuple[Position, Planet, Planet]:
    """Mira's Altair with one ship and Bo's Freya (1/1/2) with one ship or none; nobody answers cards."""
    p = Position().quiet()
    home, target = p.planet(MIRA, "altair"), p.planet(BO, "freya")
    p.ship(MIRA, attacker, home, *assets)
    if defender:
        p.ship(BO, defender, target, *cargo)
    return p.phase("action", MIRA), home, target


def test_8_1_ships_that_fled_and_ships_in_deep_space_do_not_attack() -> None:
    p, home, _ = war("battleship")
    p.ship(MIRA, "cruiser", None)
    p.g.ships[home.orbit[0]].fled = p.g.turn
    assert p.legal(MIRA, "attack") == set()


def test_8_1_a_fleet_comes_from_one_planet() -> None:
    p, home, _ = war("battleship")
    other = p.planet(MIRA, "vega")
    p.ship(MIRA, "cruiser", other)
    p.ship(MIRA, "garbage-scow", home)
    assert p.legal(MIRA, "attack") == {"freya altair", "freya vega"}
    p.play(MIRA, "attack freya altair")
    assert p.legal(MIRA, "send") == {"battleship", "garbage-scow"}
    assert p.legal(MIRA, "done") == set()


def test_8_2_terrans_and_antarians_need_the_class_of_their_ship() -> None:
    p = Position()
    home = p.planet(MIRA, "altair")
    assert permissions(p.g, p.ship(MIRA, "envoy-ship", home, "terran-senators"), home.card) == {DIPLOMACY}
    assert permissions(p.g, p.ship(MIRA, "battleship", home, "terran-marines"), home.card) == set()
    assert permissions(p.g, p.ship(MIRA, "merchantman", home, "antarian-brokers"), home.card) == {ECONOMY}
    granted = p.ship(MIRA, "cruiser", home, "diplomatic-suite", "terran-engineers")
    assert permissions(p.g, granted, home.card) == {DIPLOMACY}


def test_8_3_mirelli_hold_ties_in_the_category_alone() -> None:
    assert compare((3, 5, 5), (3, 0, 0), MILITARY, holds_ties=True) == -1
    assert compare((4, 0, 0), (3, 9, 9), MILITARY, holds_ties=True) == 1


def test_8_3_it_is_told_what_decided() -> None:
    assert decided_by((4, 0, 0), (3, 9, 9), MILITARY) == "category"
    assert decided_by((4, 0, 1), (4, 0, 0), MILITARY) == "~category-economic"
    assert decided_by((4, 0, 1), (4, 0, 0), MILITARY, holds_ties=True) == "ties"
    assert decided_by((4, 0, 1), (4, 0, 1), MILITARY) == "nothing"


def test_8_4_ships_flee_one_by_one_and_have_fled_this_turn() -> None:
    p, _, target = war("battleship", defender="fighter-escort")
    p.ship(BO, "cruiser", target)
    p.play(MIRA, "attack freya altair")
    p.play(BO, "flee cruiser")
    cruiser = next(ship for ship in p.g.ships.values() if ship.owner == BO and ship.place == DEEP)
    assert cruiser.fled == p.g.turn
    p.play(BO, "defend")
    assert p.legal(MIRA, "strike") == {"military", "diplomatic", "economic"}
    assert p.scrapyard == ["fighter-escort"]


def test_8_4_after_the_win_in_orbit_the_attacker_may_withdraw_home() -> None:
    p, home, target = war("battleship", defender="fighter-escort")
    p.play(MIRA, "attack freya altair")
    p.play(BO, "defend")
    p.play(MIRA, "withdraw")
    assert len(home.orbit) == 1
    assert target.owner == BO


def test_8_4_a_stalemate_sends_the_attacker_home() -> None:
    p, home, _ = war("cruiser", defender="cruiser")
    p.play(MIRA, "attack freya altair")
    p.play(BO, "defend")
    assert len(home.orbit) == 1
    assert p.legal(MIRA, "strike") == set()


def test_8_4_a_spy_ring_sees_the_specials_of_the_defender() -> None:
    p, _, _ = war("battleship", "spy-ring")
    p.hand(BO, "wormhole", "terra")
    (peek,) = [event for event in p.play(MIRA, "attack freya altair") if event.key == "peek"]
    assert peek.audience == (MIRA,)
    assert peek.values["cards"] == ["Wormhole"]


# 8.5, the nine results --------------------------------------------------------------------------------------------


def test_8_5_military_the_fleet_is_destroyed() -> None:
    p, _, target = war("battleship", defender="fighter-escort", cargo=("trade-hold",))
    p.play(MIRA, "attack freya altair")
    p.play(BO, "defend")
    assert p.scrapyard == ["fighter-escort", "trade-hold"]
    assert target.orbit == []


def test_8_5_military_the_planet_becomes_uninhabited() -> None:
    p, _, target = war("battleship")
    target.pop, target.civ = [p.take("wandering-monks")], [p.take("arcology")]
    target.env = [p.take("rich-ores")]
    target.designated = True
    p.play(MIRA, "attack freya altair", "strike military")
    assert is_uninhabited(target)
    assert p.scrapyard == ["arcology", "wandering-monks"]
    assert p.words(target.env) == ["rich-ores"]
    assert len(target.orbit) == 1


def test_8_5_military_the_attacker_is_destroyed() -> None:
    p, home, target = war("garbage-scow", "laze-cannon")
    target.civ = [p.take("planetary-shield")]
    p.play(MIRA, "attack freya altair", "strike military")
    assert p.scrapyard == ["garbage-scow", "laze-cannon"]
    assert home.orbit == []


def test_8_5_diplomatic_the_fleet_joins_and_the_defender_takes_one_asset() -> None:
    p, _, target = war("consul-ship", defender="fighter-escort", cargo=("laze-cannon", "warp-cannon"))
    p.play(MIRA, "attack freya altair")
    p.play(BO, "defend")
    p.play(MIRA, "strike diplomatic")
    p.play(BO, "choose warp-cannon")
    assert p.hand_of(BO) == ["warp-cannon"]
    p.play(MIRA, "strike military")
    assert target.owner == MIRA
    assert len(target.orbit) == 2


def test_8_5_diplomatic_the_planet_comes_with_all_but_one_asset() -> None:
    p, _, target = war("consul-ship")
    target.pop, target.civ = [p.take("smugglers")], [p.take("defense-grid")]
    p.play(MIRA, "attack freya altair", "strike diplomatic")
    p.play(BO, "choose defense-grid")
    assert target.owner == MIRA
    assert p.words(target.pop) == ["smugglers"]
    assert p.hand_of(BO) == ["defense-grid"]


def test_8_5_diplomatic_the_attacker_loses_with_what_was_won_before() -> None:
    p, _, target = war("consul-ship", defender="envoy-ship", cargo=("evil-clones",))
    target.civ = [p.take("grand-embassy"), p.take("arcology"), p.take("arcology")]  # D 1 + 2 + 1 + 1
    p.g.ships[next(iter(p.g.ships))].pop = [p.take("terran-senators")]
    p.play(MIRA, "attack freya altair")
    p.play(BO, "defend")
    p.play(MIRA, "strike diplomatic")
    p.play(BO, "choose evil-clones")
    target.civ.append(p.take("genetic-manipulation"))
    target.pop.append(p.take("silver-tongue-jace"))
    p.play(MIRA, "strike diplomatic", "choose terran-senators")
    assert {ship.owner for ship in p.g.ships.values()} == {BO}
    assert len(target.orbit) == 2
    assert p.hand_of(MIRA) == ["terran-senators"]


def test_8_5_economic_the_fleet_is_bought_with_one_asset() -> None:
    p, _, target = war(
        "merchantman", "antarian-brokers", defender="fighter-escort", cargo=("laze-cannon", "warp-cannon")
    )
    p.play(MIRA, "attack freya altair")
    p.play(BO, "defend")
    p.play(MIRA, "strike economic", "choose warp-cannon", "strike economic")
    assert p.hand_of(BO) == ["laze-cannon"]
    assert target.owner == MIRA
    assert len(target.orbit) == 2


def test_8_5_economic_the_attacker_is_bought() -> None:
    p, _, target = war("garbage-scow", "laze-cannon", "cargo-pods")
    p.play(MIRA, "attack freya altair", "strike economic")
    p.play(BO, "choose cargo-pods")
    assert p.hand_of(MIRA) == ["laze-cannon"]
    (ship,) = (p.g.ships[card] for card in target.orbit)
    assert ship.owner == BO
    assert p.words(ship.mods) == ["cargo-pods"]


def test_8_5_vorrud_may_spare_one_civilization() -> None:
    p, _, target = war("battleship", "vorrud-raiders")
    target.civ = [p.take("arcology"), p.take("megalopolis")]
    p.play(MIRA, "attack freya altair", "strike military", "choose arcology")
    assert p.words(target.civ) == ["arcology"]
    assert p.scrapyard == ["megalopolis"]


def test_8_5_a_cloaked_ship_escapes_and_its_device_is_scrapped() -> None:
    p, _, _ = war("battleship", defender="fighter-escort", cargo=("cloaking-device", "cargo-pods"))
    p.play(MIRA, "attack freya altair")
    p.play(BO, "defend")
    assert p.scrapyard == ["cloaking-device"]
    escort = next(ship for ship in p.g.ships.values() if ship.owner == BO)
    assert (escort.place, escort.fled) == (DEEP, p.g.turn)
    assert p.words(escort.mods) == ["cargo-pods"]


def test_8_5_bypassed_defenders_of_a_captured_planet_go_to_deep_space() -> None:
    p, _, target = war("envoy-ship", "koolian-diplomats", defender="battleship")
    p.play(MIRA, "attack freya altair")
    p.play(BO, "defend")
    p.play(MIRA, "strike bypass", "strike diplomatic")
    assert target.owner == MIRA
    assert {ship.place for ship in p.g.ships.values() if ship.owner == BO} == {DEEP}


def test_13_5_tlisk_fight_harder_on_warships_in_orbit() -> None:
    p, _, _ = war(
        "battleship", "tlisk-brood", "tlisk-warriors", defender="dreadnought", cargo=("force-shield",)
    )
    p.play(MIRA, "attack freya altair")
    p.asked(MIRA, 1)
    p.play(BO, "defend")
    assert p.totals()[0] == (4 + 3 + 4 + 2, 0, 1)
    assert p.totals()[1] == (6 + 1 + 2, 0, 0)


def test_14_crushing_gravity_lets_only_high_g_ships_strike() -> None:
    p, home, target = war("battleship")
    p.ship(MIRA, "assault-lander", home)
    target.env = [p.take("crushing-gravity")]
    p.play(MIRA, "attack freya altair", "send battleship", "done")
    assert p.legal(MIRA, "strike") == set()
    p.play(MIRA, "withdraw")
    q, home, target = war("battleship")
    q.ship(MIRA, "assault-lander", home)
    target.env = [q.take("crushing-gravity")]
    q.play(MIRA, "attack freya altair", "send battleship", "send assault-lander", "strike military")
    assert q.words(target.orbit) == ["assault-lander"]
    assert q.words(home.orbit) == ["battleship"]


def test_8_4_the_fleet_goes_to_deep_space_if_its_home_is_closed() -> None:
    p, home, _ = war("battleship")
    p.g.closed.append(home.card)
    p.play(MIRA, "attack freya altair", "withdraw")
    assert {ship.place for ship in p.g.ships.values()} == {DEEP}


def test_8_a_third_player_may_take_part_with_specials() -> None:
    p = Position(3).quiet().asked(CY, 2)
    home = p.planet(MIRA, "altair")
    p.planet(BO, "freya")
    p.ship(MIRA, "garbage-scow", home)
    p.hand(CY, "reinforcements")
    p.phase("action", MIRA).play(MIRA, "attack freya altair", "strike military")
    assert p.plays(CY, "reinforcements") == {"attacker", "defender"}
    p.play(CY, "play reinforcements attacker")
    assert p.totals()[0] == (4, 0, 1)
