"""Rules 13 and 14: what single cards do."""

from __future__ import annotations

import pytest

from bot.engine.moves import Text
from bot.engine.words import words_of
from bot.games.supernova.cards.cards import NONE, ROWS, TITLE_CALLED, WORDS
from bot.games.supernova.table.state import ALWAYS, DEEP
from tests.games.supernova.position import BO, CY, MIRA, Position

# Specials ---------------------------------------------------------------------------------------------------------


def test_super_nova_destroys_all_and_long_range_ships_may_escape() -> None:
    p = Position().quiet().hand(MIRA, "super-nova")
    p.planet(BO, "freya")
    vega = p.planet(BO, "vega", "smugglers", "arcology", "rich-ores")
    p.ship(BO, "battleship", vega, "laze-cannon")
    cruiser = p.ship(BO, "cruiser", vega, "evil-clones")
    p.phase("action", MIRA).play(MIRA, "play super-nova vega")
    assert p.legal(BO, "flee") == {"cruiser"}
    p.play(BO, "flee cruiser")
    assert (cruiser.place, cruiser.fled) == (DEEP, 0)
    expected = ["arcology", "battleship", "laze-cannon", "rich-ores", "smugglers", "super-nova", "vega"]
    assert p.scrapyard == expected
    assert p.legal(MIRA, "pass") == {""}


def test_super_nova_spares_the_only_planet_unless_it_is_unstable() -> None:
    p = Position(3).hand(MIRA, "super-nova")
    p.planet(MIRA, "altair")
    p.planet(BO, "freya")
    p.planet(CY, "betelgeuse")
    p.phase("action", MIRA)
    assert p.plays(MIRA, "super-nova") == {"betelgeuse"}


def test_black_hole_flings_away_both_sides_and_closes_the_orbit() -> None:
    p = Position().attending(BO).asked(MIRA, 0).hand(BO, "black-hole").hand(MIRA, "battleship")
    home, freya = p.planet(MIRA, "altair"), p.planet(BO, "freya")
    p.ship(MIRA, "battleship", home)
    p.ship(BO, "cruiser", freya)
    p.ship(MIRA, "relay-ship", p.planet(MIRA, "vega"))
    p.phase("action", MIRA).play(MIRA, "attack freya altair")
    p.play(BO, "defend")
    p.play(BO, "play black-hole freya")
    assert [ship.place == DEEP for ship in p.g.ships.values()] == [True, True, False]
    assert p.g.closed == [freya.card]
    p.phase("action", MIRA)
    assert p.legal(MIRA, "attack") == set()
    p.planet(BO, "deneb")
    p.phase("transport", BO)
    assert p.refusal(BO, "move cruiser freya") == "13.9"


def test_black_hole_ends_a_battle_at_once() -> None:
    p = Position(3).asked(BO, ALWAYS).asked(CY, ALWAYS).hand(BO, "black-hole")
    p.ship(MIRA, "battleship", p.planet(MIRA, "altair"))
    p.planet(BO, "freya")
    p.phase("action", MIRA).play(MIRA, "attack freya altair", "strike military")
    p.play(BO, "play black-hole freya")
    p.play(MIRA, "pass")
    assert p.awaited() == [MIRA]
    assert p.legal(MIRA, "done") == {""}


def test_black_hole_elsewhere_leaves_a_battle_alone() -> None:
    p = Position().quiet().asked(BO, ALWAYS).hand(BO, "black-hole")
    home = p.planet(MIRA, "altair")
    p.ship(MIRA, "battleship", home)
    p.ship(MIRA, "cruiser", home)
    p.planet(BO, "freya")
    p.phase("action", MIRA).play(MIRA, "attack freya altair", "send battleship", "done", "strike military")
    p.play(BO, "play black-hole altair")
    assert p.totals()[0] == (4, 0, 0)
    assert p.g.closed == [home.card]
    assert home.orbit == []
    p.play(BO, "pass")
    assert {planet.owner for planet in p.g.planets.values()} == {MIRA}


def test_mutiny_silences_a_ship_without_population_in_orbit() -> None:
    p = Position().attending(BO).asked(MIRA, 0).hand(BO, "mutiny")
    home, freya = p.planet(MIRA, "altair"), p.planet(BO, "freya")
    p.ship(MIRA, "battleship", home)
    p.ship(MIRA, "cruiser", home, "smugglers")
    p.ship(BO, "fighter-escort", freya)
    p.phase("action", MIRA).play(MIRA, "attack freya altair", "send battleship", "send cruiser")
    p.play(BO, "defend")
    assert p.plays(BO, "mutiny") == {"battleship", "fighter-escort"}
    p.play(BO, "play mutiny battleship")
    assert p.totals()[0] == (4, 0, 2)


def test_cease_fire_sends_the_fleet_home() -> None:
    p = Position().attending(BO).asked(MIRA, 0).hand(BO, "cease-fire").hand(MIRA, "super-nova")
    home, freya = p.planet(MIRA, "altair"), p.planet(BO, "freya")
    p.planet(BO, "vega")
    p.ship(MIRA, "battleship", home)
    p.phase("action", MIRA).play(MIRA, "attack freya altair", "strike military")
    told = p.play(BO, "play cease-fire")
    assert [event.told.touches for event in told if event.key == "cease-fire"] == [(MIRA, BO)]
    assert len(home.orbit) == 1
    assert freya.owner == BO
    assert p.legal(MIRA, "attack") == set()
    assert p.plays(MIRA, "super-nova") == set()
    assert p.legal(MIRA, "done") == set()


def test_after_an_attack_one_may_still_play_a_special_even_if_never_asked_for_answers() -> None:
    p = Position().quiet().hand(MIRA, "super-nova")
    p.ship(MIRA, "battleship", p.planet(MIRA, "altair"))
    p.planet(BO, "freya")
    p.planet(BO, "vega")
    p.phase("action", MIRA).play(MIRA, "attack freya altair", "withdraw")
    assert p.plays(MIRA, "super-nova") == {"freya", "vega"}


def test_every_special_that_changes_a_battle_tells_the_new_totals() -> None:
    p = Position().attending(BO).asked(MIRA, 0).hand(BO, "wormhole", "assassin")
    home = p.planet(MIRA, "altair")
    p.planet(BO, "freya")
    for ship in ("battleship", "cruiser"):
        p.ship(MIRA, ship, home)
    p.ship(MIRA, "colony-ship", home, "general-bellis")
    lines = ("attack freya altair", "send battleship", "send cruiser", "send colony-ship", "strike military")
    p.phase("action", MIRA).play(MIRA, *lines)
    told = [
        event.values["attacker"] for event in p.play(BO, "play wormhole battleship") if event.key == "odds"
    ]
    assert told == ["7/1/0"]
    told = [
        event.values["attacker"]
        for event in p.play(BO, "play assassin general-bellis")
        if event.key == "odds"
    ]
    assert told == ["3/1/0"]


def test_sabotage_assassin_and_plague_take_their_card() -> None:
    p = Position().quiet().hand(MIRA, "sabotage", "assassin", "plague")
    freya = p.planet(BO, "freya", "arcology", "tlisk-brood", "smugglers")
    p.ship(BO, "cruiser", freya, "laze-cannon")
    p.phase("build", MIRA)
    assert p.plays(MIRA, "sabotage") == {"arcology", "laze-cannon"}
    p.play(MIRA, "play sabotage laze-cannon", "play assassin smugglers", "play plague tlisk-brood")
    assert p.scrapyard == ["laze-cannon", "smugglers"]
    assert p.discard_pile == ["sabotage", "assassin", "tlisk-brood", "plague"]


def test_plague_takes_aliens_of_planets_alone_and_ends_the_designation_of_an_empty_one() -> None:
    p = Position().quiet().hand(MIRA, "plague")
    freya = p.planet(BO, "freya", "tlisk-brood", homeworld="tlisk")
    p.ship(BO, "colony-ship", freya, "tlisk-warriors")
    p.phase("build", MIRA)
    assert p.plays(MIRA, "plague") == {"tlisk-brood"}
    p.play(MIRA, "play plague tlisk-brood")
    assert (freya.designated, freya.race) == (False, NONE)
    assert p.discard_pile == ["tlisk-brood", "plague"]


def test_nobody_takes_doctor_quill_off_an_own_planet_that_he_alone_keeps_habitable() -> None:
    for residents, spared in ((("smugglers", "evil-clones"), True), (("smugglers",), False)):
        p = Position(5).hand(MIRA, "assassin")
        p.planet(MIRA, "vega", "doctor-quill", "barren-soil", "toxic-air", *residents)  # 3, or 1 without him
        p.planet(BO, "freya", "free-miners")
        p.phase("build", MIRA)
        assert ("doctor-quill" not in p.plays(MIRA, "assassin")) == spared
        assert {"smugglers", "free-miners"} <= p.plays(MIRA, "assassin")


def test_nobody_exceeds_an_own_capacity_on_purpose() -> None:
    p = Position().hand(MIRA, "sabotage")
    p.planet(MIRA, "polaris", "arcology", "evil-clones", "smugglers")
    p.ship(MIRA, "fighter-escort", p.planet(MIRA, "vega"), "cargo-pods", "iron-vanguard")
    p.phase("build", MIRA)
    assert p.plays(MIRA, "sabotage") == set()


def test_salvage_rights_take_any_card_of_the_discard_pile() -> None:
    p = Position().quiet().hand(MIRA, "salvage-rights").discarded("kool", "battleship", "battleship")
    p.phase("build", MIRA)
    assert p.plays(MIRA, "salvage-rights") == {"kool", "battleship-2"}
    p.play(MIRA, "play salvage-rights kool")
    assert p.hand_of(MIRA) == ["kool"]
    assert p.scrapyard == ["salvage-rights"]


def test_salvage_rights_find_their_card_under_another_copy() -> None:
    p = Position().attending(BO).asked(MIRA, 0).hand(MIRA, "salvage-rights").discarded("wormhole")
    p.ship(MIRA, "battleship", p.planet(MIRA, "altair"))
    p.hand(BO, "wormhole")
    p.phase("build", MIRA).play(MIRA, "play salvage-rights wormhole")
    p.play(BO, "play wormhole battleship")
    assert p.hand_of(MIRA) == ["wormhole"]
    assert p.discard_pile == ["wormhole-2"]


def test_mass_exodus_moves_population_without_ships() -> None:
    p = Position().quiet().hand(MIRA, "mass-exodus")
    p.planet(MIRA, "altair", "smugglers")
    p.planet(MIRA, "vega")
    p.planet(MIRA, "deneb", "crushing-gravity")
    p.planet(MIRA, "canopus", "hostile-natives")
    p.phase("transport", MIRA).play(MIRA, "play mass-exodus")
    assert p.legal(MIRA, "move") == {"smugglers vega"}
    p.play(MIRA, "move smugglers vega")
    assert p.legal(MIRA, "move") == set()


def test_mass_exodus_fills_the_last_room_and_keeps_races_apart() -> None:
    p = Position().quiet().hand(MIRA, "mass-exodus")
    p.planet(MIRA, "altair", "tlisk-brood", "smugglers")
    p.planet(MIRA, "vega", "evil-clones", "iron-vanguard")
    p.planet(MIRA, "deneb", "koolian-guard", "free-miners", "evil-clones")
    p.planet(MIRA, "canopus", "koolian-diplomats")
    p.planet(BO, "eden")
    p.asked(MIRA, ALWAYS).phase("transport", MIRA)
    assert p.legal(MIRA, "move") == set()
    p.play(MIRA, "play mass-exodus")
    assert {line for line in p.legal(MIRA, "move") if line.split()[0] in ("tlisk-brood", "smugglers")} == {
        "tlisk-brood vega",
        "smugglers vega",
        "smugglers canopus",
    }
    p.play(MIRA, "move tlisk-brood vega", "move smugglers canopus")
    assert p.g.planets_of(MIRA)[0].pop == []
    assert p.plays(MIRA, "mass-exodus") == set()


def test_mass_exodus_is_for_one_transport() -> None:
    p = Position().quiet().hand(MIRA, "mass-exodus").hand(BO, "terra")
    p.planet(MIRA, "altair", "smugglers")
    p.planet(MIRA, "vega")
    p.phase("transport", MIRA).play(MIRA, "play mass-exodus")
    assert p.discard_pile == ["mass-exodus"]
    p.asked(MIRA, ALWAYS).phase("transport", MIRA)
    assert p.legal(MIRA, "move") == set()


@pytest.mark.parametrize(
    ("line", "attacker", "defender"),
    [
        ("wormhole cruiser", "4/1/0", "4/0/3"),
        ("mutiny cruiser", "4/1/0", "4/0/3"),
        ("sabotage laze-cannon", "7/1/0", "2/0/3"),
        ("assassin evil-clones", "7/1/0", "2/0/2"),
        ("plague koolian-explorers", "7/1/0", "4/0/3"),
        ("reinforcements defender", "7/1/0", "7/0/3"),
        ("filibuster attacker", "7/4/0", "4/0/3"),
        ("bribery defender", "7/1/0", "4/0/6"),
    ],
)
def test_10_4_the_totals_are_told_after_each_card_of_a_battle(
    line: str, attacker: str, defender: str
) -> None:
    p = Position().quiet().asked(BO, ALWAYS).hand(BO, line.split()[0])
    home, freya = p.planet(MIRA, "altair"), p.planet(BO, "freya", "koolian-explorers")
    p.ship(MIRA, "battleship", home)
    p.ship(MIRA, "cruiser", home)
    p.ship(MIRA, "colony-ship", home)
    p.ship(BO, "fighter-escort", freya)
    p.ship(BO, "ore-freighter", freya, "laze-cannon", "evil-clones")
    p.phase("action", MIRA)
    p.play(MIRA, "attack freya altair", "send battleship", "send cruiser", "send colony-ship")
    p.play(BO, "flee fighter-escort", "defend")
    told = [event.values for event in p.play(BO, f"play {line}") if event.key == "odds"]
    assert [(values["attacker"], values["defender"]) for values in told] == [(attacker, defender)]


# Texts of other cards -----------------------------------------------------------------------------------------------


def test_hostile_natives_let_only_a_strong_party_land() -> None:
    p = Position()
    world = p.planet(MIRA, "altair", "hostile-natives")
    p.ship(MIRA, "colony-ship", world, "smugglers", "nora-lucre", "wandering-monks")
    p.planet(MIRA, "vega")
    p.phase("transport", MIRA)
    assert p.legal(MIRA, "move") == {"colony-ship vega"}
    assert p.refusal(MIRA, "move smugglers altair") == "14"
    p.g.ships[world.orbit[0]].pop.append(p.take("smugglers"))
    p.play(MIRA, "move smugglers altair")
    assert world.pop == []
    p.play(MIRA, "move smugglers-2 altair")
    assert p.words(world.pop) == ["smugglers", "smugglers-2"]
    p.play(MIRA, "move nora-lucre altair")
    assert len(world.pop) == 3


@pytest.mark.parametrize(
    ("world", "aboard", "beginners"),
    [
        ("altair", "smugglers tlisk-brood", "smugglers tlisk-brood"),
        ("altair", "smugglers koolian-explorers", "smugglers koolian-explorers"),  # 1 + 1
        ("altair", "wandering-monks", ""),  # 0
        ("altair", "evil-clones wandering-monks", "evil-clones wandering-monks"),
        ("altair", "koolian-explorers terran-engineers", ""),  # of two races
        (
            "altair",
            "koolian-explorers terran-engineers smugglers",
            "koolian-explorers terran-engineers smugglers",
        ),
        (
            "altair genetic-manipulation",
            "koolian-explorers terran-engineers",
            "koolian-explorers terran-engineers",
        ),
        ("bellatrix", "smugglers free-miners", ""),  # room for one
        ("bellatrix", "smugglers evil-clones", "evil-clones"),
        ("bellatrix genetic-manipulation", "smugglers free-miners", ""),
        ("bellatrix genetic-manipulation", "smugglers evil-clones", "evil-clones"),
        ("bellatrix barren-soil", "evil-clones", ""),  # room for nobody
        ("altair", "mirelli-oracles evil-clones tlisk-brood", "mirelli-oracles evil-clones tlisk-brood"),
        ("altair", "mirelli-oracles tlisk-brood", "tlisk-brood"),
    ],
)
def test_14_who_may_begin_a_landing_among_hostile_natives(world: str, aboard: str, beginners: str) -> None:
    p = Position()
    planet = p.planet(MIRA, *world.split(), "hostile-natives")
    p.ship(MIRA, "colony-ship", planet, *aboard.split())
    p.phase("transport", MIRA)
    assert {line.split()[0] for line in p.legal(MIRA, "move")} == {*beginners.split()}


def test_14_a_landing_party_comes_from_all_ships_in_orbit_that_may_land() -> None:
    p = Position()
    world = p.planet(MIRA, "altair", "hostile-natives", "crushing-gravity")
    p.ship(MIRA, "envoy-ship", world, "smugglers")
    p.ship(MIRA, "atmosphere-skimmer", world, "free-miners")
    p.ship(MIRA, "battleship", world, "general-bellis")
    p.ship(MIRA, "colony-ship", None, "iron-vanguard")
    p.phase("transport", MIRA)
    assert p.legal(MIRA, "move") >= {"smugglers altair", "free-miners altair"}
    assert "general-bellis altair" not in p.legal(MIRA, "move")
    p.play(MIRA, "move smugglers altair")
    assert p.legal(MIRA, "move") == {"free-miners altair"}
    p.play(MIRA, "move free-miners altair")
    assert p.words(world.pop) == ["free-miners", "smugglers"]
    assert p.words(p.g.moved) == ["free-miners", "smugglers"]


def test_14_who_moved_joins_no_landing_party() -> None:
    p = Position()
    world = p.planet(MIRA, "altair", "hostile-natives")
    ship = p.ship(MIRA, "colony-ship", world, "smugglers", "evil-clones")
    p.g.moved.append(ship.pop[1])
    p.asked(MIRA, ALWAYS).phase("transport", MIRA)
    assert p.legal(MIRA, "move") == set()


def test_a_party_of_several_races_lands_where_they_may_live_together() -> None:
    p = Position()
    world = p.planet(MIRA, "altair", "hostile-natives", "genetic-manipulation")
    p.ship(MIRA, "colony-ship", world, "koolian-explorers", "mirelli-oracles", "smugglers")
    p.phase("transport", MIRA).play(MIRA, "move koolian-explorers altair")
    assert p.legal(MIRA, "move") == {"mirelli-oracles altair", "smugglers altair"}
    p.play(MIRA, "move mirelli-oracles altair", "move smugglers altair")
    assert len(world.pop) == 3


def test_crushing_gravity_keeps_ships_and_landings_away() -> None:
    p = Position().hand(MIRA, "battleship", "envoy-ship")
    world = p.planet(MIRA, "altair", "crushing-gravity")
    p.phase("build", MIRA)
    assert p.plays(MIRA, "battleship") == set()
    assert p.plays(MIRA, "envoy-ship") == {"altair"}
    assert p.refusal(MIRA, "play battleship altair") == "14"
    p.ship(MIRA, "colony-ship", world, "smugglers")
    p.planet(MIRA, "vega")
    p.phase("transport", MIRA)
    assert p.legal(MIRA, "move") == {"colony-ship vega"}
    assert p.refusal(MIRA, "move smugglers altair") == "14"


def test_a_fast_scout_ship_discovers_one_more_planet_without_environments() -> None:
    p = Position().quiet().hand(MIRA, "fast-scout-ship", "terra", "kool")
    p.planet(MIRA, "altair")
    p.phase("build", MIRA).play(MIRA, "play fast-scout-ship altair")
    assert p.legal(MIRA, "play") == {"terra", "kool"}
    p.play(MIRA, "play kool")
    assert {planet.owner for planet in p.g.planets.values()} == {MIRA}
    assert p.plays(MIRA, "terra") == set()


def test_terraforming_works_may_scrap_a_bad_environment() -> None:
    p = Position().quiet().hand(MIRA, "terraforming-works")
    world = p.planet(MIRA, "altair", "barren-soil", "rich-ores")
    p.phase("build", MIRA).play(MIRA, "play terraforming-works altair")
    assert p.legal(MIRA, "choose") == {"barren-soil"}
    p.play(MIRA, "choose barren-soil")
    assert p.words(world.env) == ["rich-ores"]


def test_only_terraforming_works_scrap_an_environment_and_only_a_bad_one() -> None:
    p = Position().quiet().hand(MIRA, "arcology", "terraforming-works")
    p.planet(MIRA, "altair", "barren-soil")
    p.planet(MIRA, "vega", "rich-ores")
    p.phase("build", MIRA).play(MIRA, "play arcology altair")
    assert p.legal(MIRA, "done") == {""}
    p.play(MIRA, "play terraforming-works vega")
    assert p.legal(MIRA, "done") == {""}
    p = Position().quiet().hand(MIRA, "terraforming-works")
    p.planet(MIRA, "altair", "barren-soil", "toxic-air")
    p.phase("build", MIRA).play(MIRA, "play terraforming-works altair", "choose toxic-air")
    assert p.legal(MIRA, "done") == {""}
    assert p.scrapyard == ["toxic-air"]


@pytest.mark.parametrize("word", WORDS)
def test_every_card_says_what_it_does(word: str) -> None:
    words, row = words_of("supernova"), ROWS[TITLE_CALLED[word]]
    assert words.say(Text("choice-plain", {"value": row.name}))
    assert not row.effects or words.say(Text("choice-plain", {"value": row.text}))
    assert not row.race or words.has(f"race-text-{row.race}")


@pytest.mark.parametrize(
    ("special", "target", "key"),
    [
        ("black-hole", "altair", "black-hole"),
        ("wormhole", "battleship", "wormhole"),
        ("assassin", "smugglers", "destroyed"),
        ("sabotage", "megalopolis", "destroyed"),
        ("plague", "tlisk-brood", "plague"),
    ],
)
def test_what_a_special_does_is_told_of_who_played_it_and_touches_whom_it_hits(
    special: str, target: str, key: str
) -> None:
    p = Position(3).quiet().hand(BO, special)
    home = p.planet(MIRA, "altair", "smugglers", "tlisk-brood", "megalopolis")
    p.ship(MIRA, "battleship", home)
    p.planet(BO, "freya")
    told = {event.key: event for event in p.phase("build", BO).play(BO, f"play {special} {target}")}
    assert (told[key].about, told[key].told.touches) == (BO, (MIRA,))
