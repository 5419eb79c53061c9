"""Rule 8.5: the nine results of an attack."""

from __future__ import annotations

import pytest

from bot.discord.views.story import weighed
from bot.engine.moves import Seat, Side
from bot.engine.told import GRAVE
from bot.engine.words import words_of
from bot.games.supernova.cards.cards import MILITARY, NONE, RACE_CALLED
from bot.games.supernova.conflict.attack_state import current_attack
from bot.games.supernova.holdings.stacks import is_homeworld, is_uninhabited
from bot.games.supernova.table.state import DEEP
from tests.games.supernova.position import BO, MIRA, war

BOTH = (Side(BO), Side(MIRA))


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
    target.civ.append(p.take("genetic-manipulation"))
    target.pop.append(p.take("silver-tongue-jace"))
    p.play(MIRA, "strike diplomatic")  # the Senators are the only Asset, so they return unasked
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


@pytest.mark.parametrize(
    ("ship", "category", "choosing", "chosen"),
    [("consul-ship", "diplomatic", BO, "arcology"), ("merchantman", "economic", MIRA, "tlisk-legates")],
)
def test_8_5_the_designation_ends_though_population_stays(
    ship: str, category: str, choosing: Seat, chosen: str
) -> None:
    p, _, target = war(ship, "smugglers", "wandering-monks")
    target.pop, target.civ = [p.take("tlisk-legates")], [p.take("arcology")]
    target.designated, target.race = True, RACE_CALLED["tlisk"]
    p.play(MIRA, "attack freya altair", f"strike {category}")
    p.play(choosing, f"choose {chosen}")
    assert (target.owner, p.words(target.pop)) == (MIRA, ["tlisk-legates"])
    assert (target.designated, target.race) == (False, NONE)
    assert not is_homeworld(target)
    assert not is_uninhabited(target)
    assert "freya" in p.legal(MIRA, "homeworld")


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


def test_8_5_vorrud_may_spare_none_and_others_are_not_asked() -> None:
    for crew, asked in (("vorrud-raiders", True), ("tlisk-warriors", False)):
        p, _, target = war("battleship", crew)
        target.civ = [p.take("arcology")]
        p.play(MIRA, "attack freya altair", "strike military")
        assert p.legal(MIRA, "choose") == ({"arcology"} if asked else set())
        if asked:
            p.play(MIRA, "pass")
        assert (target.owner, target.civ) == (MIRA, [])
        assert p.scrapyard == ["arcology"]


def test_8_5_vorrud_spare_civilization_in_a_military_capture_alone() -> None:
    p, _, target = war("merchantman", "vorrud-raiders")
    target.civ = [p.take("arcology"), p.take("megalopolis")]
    p.play(MIRA, "attack freya altair", "strike economic")
    assert p.legal(MIRA, "pass") == set()
    p.play(MIRA, "choose megalopolis")
    assert p.words(target.civ) == ["megalopolis"]
    assert p.hand_of(BO) == ["arcology"]


def test_8_5_it_is_told_who_takes_which_ships_and_who_gets_what_back() -> None:
    p, _, _ = war("consul-ship", defender="garbage-scow", cargo=("laze-cannon", "trade-hold"))
    p.play(MIRA, "attack freya altair")
    p.play(BO, "defend")
    p.play(MIRA, "strike diplomatic")
    told = {event.key: event.values for event in p.play(BO, "choose trade-hold")}
    assert told["ships-taken"] == {"seat": "@0", "other": "@1", "ships": ["~card-garbage-scow"]}
    assert told["returned"] == {"seat": "@1", "cards": ["~card-trade-hold"]}


def test_8_5_a_cloaked_ship_is_not_won_nor_its_assets() -> None:
    p, _, target = war("consul-ship", defender="garbage-scow", cargo=("cloaking-device", "evil-clones"))
    p.ship(BO, "relay-ship", target, "cargo-pods")
    p.play(MIRA, "attack freya altair")
    p.play(BO, "defend")
    events = p.play(MIRA, "strike diplomatic")
    assert p.hand_of(BO) == ["cargo-pods"]
    assert [event.values["ships"] for event in events if event.key == "ships-taken"] == [["~card-relay-ship"]]


def test_8_5_a_cloaked_attacker_escapes_its_defeat() -> None:
    p, home, target = war("garbage-scow", "cloaking-device", "evil-clones")
    target.civ = [p.take("planetary-shield")]
    p.play(MIRA, "attack freya altair", "strike military")
    (scow,) = p.g.ships.values()
    assert (scow.owner, scow.place, scow.fled) == (MIRA, DEEP, p.g.turn)
    assert p.words(scow.pop) == ["evil-clones"]
    assert p.scrapyard == ["cloaking-device"]
    assert home.orbit == target.orbit == []


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
    assert {(ship.place, ship.fled) for ship in p.g.ships.values() if ship.owner == BO} == {(DEEP, p.g.turn)}


def test_8_5_mirelli_on_a_planet_win_its_ties() -> None:
    for resident, owner in (("mirelli-weavers", BO), ("wandering-monks", MIRA)):
        p, _, target = war("cruiser", "silver-tongue-jace")
        target.pop, target.civ = [p.take(resident)], [p.take("defense-grid")]
        p.attending(MIRA).play(MIRA, "attack freya altair", "strike military")
        ours, theirs = p.totals()
        assert (ours[:2], theirs[:2]) == ((3, 4), (3, 3))
        p.play(MIRA, "pass")
        assert target.owner == owner


@pytest.mark.parametrize(
    ("resident", "in_orbit", "result"),
    [
        (
            "mirelli-weavers",
            True,
            0,
        ),  # the ships are equal in all, and those on the planet hold no tie in orbit
        ("wandering-monks", True, 0),
        ("mirelli-weavers", False, -1),
        ("wandering-monks", False, 1),  # the tie is decided by Diplomacy
    ],
)
def test_8_5_mirelli_hold_ties_of_their_planet_alone(resident: str, in_orbit: bool, result: int) -> None:
    p, _, target = war(
        "cruiser", *([] if in_orbit else ["silver-tongue-jace"]), defender="cruiser" * in_orbit
    )
    target.pop, target.civ = [p.take(resident)], [] if in_orbit else [p.take("defense-grid")]
    p.attending(MIRA).play(MIRA, "attack freya altair")
    if in_orbit:
        p.play(BO, "defend")
    attack = current_attack(p.g)
    assert attack is not None
    assert (attack.in_orbit, attack.category) == (in_orbit, MILITARY)
    assert attack.outcome(p.g) == attack.result_in(p.g, MILITARY) == result
    assert attack.behind(p.g) == (BO if result > 0 else MIRA,)


def test_8_5_what_is_destroyed_is_told_to_both_with_the_attack_whoever_lost_it() -> None:
    p, _, target = war("battleship", defender="fighter-escort")
    target.civ = [p.take("arcology")]
    told = p.play(MIRA, "attack freya altair") + p.play(BO, "defend") + p.play(MIRA, "strike military")
    lost = [(event.about, event.told.touches) for event in told if event.key == "destroyed"]
    assert lost == [(Side(MIRA), BOTH), (Side(MIRA), BOTH)]
    assert [event.told.touches for event in told if event.key == "captured"] == [BOTH]
    p, _, target = war("garbage-scow")
    target.civ = [p.take("planetary-shield")]
    told = p.play(MIRA, "attack freya altair", "strike military")
    assert [(event.about, event.told.touches) for event in told if event.key == "destroyed"] == [
        (Side(MIRA), BOTH)
    ]


def test_8_5_both_are_told_in_order_what_a_battle_brought() -> None:
    p, _, target = war("consul-ship", "terran-senators", defender="fighter-escort", cargo=("laze-cannon",))
    target.civ = [p.take("arcology")]
    told = p.play(MIRA, "attack freya altair") + p.play(BO, "defend")
    told += p.play(MIRA, "strike diplomatic", "strike diplomatic")
    words = words_of("supernova")
    for seat in (MIRA, BO):
        mine, _, _ = weighed(words, told, {Side(seat)}, 0)
        grave = [event.key for event in mine if event.told.weight == GRAVE and event.key != "attack"]
        assert grave == ["attacker-wins", "ships-taken", "attacker-wins", "captured"]
        assert "returned" in [event.key for event in mine]


def test_8_4_both_are_told_that_a_wormhole_ended_the_attack() -> None:
    p, _, _ = war("battleship")
    p.hand(BO, "wormhole").attending(BO)
    told = p.play(MIRA, "attack freya altair", "strike military") + p.play(BO, "play wormhole battleship")
    assert current_attack(p.g) is None
    assert [event.told.touches for event in told if event.key == "wormhole"] == [BOTH[::-1]]
