"""Rules 12, 13 and 14: the options, and what single cards do."""

from __future__ import annotations

import pytest

from bot.engine.rng import Rng
from bot.games.supernova.cards import HIDDEN, KIND, NAME, PLANET, ROWS, WORDS, card_text
from bot.games.supernova.stacks import is_homeworld, potential
from bot.games.supernova.state import ALWAYS, DEEP
from tests.games.supernova.position import BO, CY, MIRA, RULES, Position

# Options ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "goal"), [(2, 17), (3, 15), (4, 13), (6, 13)])
def test_12_1_the_goal_depends_on_seats_and_option(seats: int, goal: int) -> None:
    for value, change in (("0", 0), ("minus-4", -4), ("plus-6", 6)):
        assert RULES.setup(seats, {"goal": value}, Rng("goal")).goal == goal + change


def test_12_2_closed_stacks_are_hidden_until_they_are_attacked() -> None:
    p = Position(3, stacks="closed").quiet()
    home, target = p.planet(MIRA, "altair"), p.planet(BO, "freya", "smugglers", "megalopolis")
    p.ship(MIRA, "battleship", home)
    p.ship(MIRA, "cruiser", home)
    for viewer in (MIRA, CY, None):
        assert RULES.view(p.g, viewer).planets[target.card].pop == [HIDDEN]
        assert RULES.view(p.g, viewer).planets[target.card].civ == [HIDDEN]
    assert RULES.view(p.g, BO).planets[target.card].pop == target.pop
    assert RULES.standings(p.g).scores == (3, 2, 0)
    p.phase("action", MIRA).play(MIRA, "attack freya altair")
    for viewer in (MIRA, CY, None):
        assert RULES.view(p.g, viewer).planets[target.card].pop == target.pop


def test_12_2_hidden_cards_cannot_be_aimed_at() -> None:
    p = Position(2, stacks="closed").hand(MIRA, "assassin", "sabotage", "plague")
    p.planet(BO, "freya", "smugglers", "megalopolis")
    p.planet(MIRA, "altair", "evil-clones", "tlisk-brood")
    p.phase("build", MIRA)
    assert p.plays(MIRA, "assassin") == {"evil-clones"}
    assert p.plays(MIRA, "sabotage") == set()
    assert p.plays(MIRA, "plague") == {"tlisk-brood"}


def test_12_2_a_card_of_the_hand_does_not_tell_of_its_copy_under_a_closed_stack() -> None:
    p = Position(2, stacks="closed")
    p.planet(BO, "freya", "smugglers")
    p.hand(MIRA, "smugglers").phase("discard", MIRA)
    (choice,) = [each for each in RULES.choices(p.g, MIRA, "discard") if each.value == "smugglers"]
    assert choice.label.key == "choice-card"
    assert choice.label.values["number"] == 1


def test_12_3_free_trade_takes_no_action_away() -> None:
    p = Position(2, trade="free").hand(MIRA, "terra", "vorr").hand(BO, "kool")
    p.phase("action", MIRA).play(MIRA, "trade terra seat-2")
    p.play(BO, "counter kool", "done")
    p.play(MIRA, "accept seat-2")
    assert "vorr seat-2" in p.legal(MIRA, "trade")
    p.play(MIRA, "jettison vorr")
    assert "kool seat-2" in p.legal(MIRA, "trade")


def test_12_4_own_decks_are_drawn_from_and_returned_to() -> None:
    for seats in (2, 6):
        g = RULES.setup(seats, {"decks": "own-40"}, Rng("own"))
        assert [len(pile.deck) for pile in g.piles] == [30] * seats
        for pile, player in zip(g.piles, g.players, strict=True):
            cards = pile.deck + player.hand
            assert all(g.pile_for(card) is pile for card in cards)
            assert sum(KIND[card] == PLANET for card in cards) >= 8


def test_12_5_a_short_game_begins_with_a_homeworld() -> None:
    g = RULES.setup(4, {"short": "on"}, Rng("short"))
    assert len(g.planets) == 4
    assert {planet.owner for planet in g.planets.values()} == {0, 1, 2, 3}
    assert all(is_homeworld(planet) and potential(g, planet) == 2 for planet in g.planets.values())


def test_12_6_without_annihilation_two_titles_are_missing() -> None:
    g = RULES.setup(2, {"annihilation": "off"}, Rng("calm"))
    names = {
        NAME[card] for card in (*g.piles[0].deck, *(card for player in g.players for card in player.hand))
    }
    assert not names & {"Super Nova", "Black Hole"}
    assert len(g.piles[0].deck) == 148 - 20


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
    assert cruiser.place == DEEP
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
    p = Position().asked(BO, ALWAYS).asked(MIRA, 0).hand(BO, "black-hole").hand(MIRA, "battleship")
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
    p.phase("transport", BO)
    assert p.refusal(BO, "move cruiser freya") == "13.9"


def test_mutiny_silences_a_ship_without_population_in_orbit() -> None:
    p = Position().asked(BO, ALWAYS).asked(MIRA, 0).hand(BO, "mutiny")
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
    p = Position().asked(BO, ALWAYS).asked(MIRA, 0).hand(BO, "cease-fire").hand(MIRA, "super-nova")
    home, freya = p.planet(MIRA, "altair"), p.planet(BO, "freya")
    p.planet(BO, "vega")
    p.ship(MIRA, "battleship", home)
    p.phase("action", MIRA).play(MIRA, "attack freya altair", "strike military")
    p.play(BO, "play cease-fire")
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
    p = Position().asked(BO, ALWAYS).asked(MIRA, 0).hand(BO, "wormhole", "assassin")
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
    p = Position().asked(BO, ALWAYS).asked(MIRA, 0).hand(MIRA, "salvage-rights").discarded("wormhole")
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


# Texts of other cards -----------------------------------------------------------------------------------------------


def test_hostile_natives_let_only_a_strong_party_land() -> None:
    p = Position()
    world = p.planet(MIRA, "altair", "hostile-natives")
    p.ship(MIRA, "colony-ship", world, "smugglers", "nora-lucre", "wandering-monks")
    p.phase("transport", MIRA)
    assert p.legal(MIRA, "move") == set()
    assert p.refusal(MIRA, "move smugglers altair") == "14"
    p.g.ships[world.orbit[0]].pop.append(p.take("smugglers"))
    p.play(MIRA, "move smugglers altair")
    assert world.pop == []
    p.play(MIRA, "move smugglers-2 altair")
    assert p.words(world.pop) == ["smugglers", "smugglers-2"]
    p.play(MIRA, "move nora-lucre altair")
    assert len(world.pop) == 3


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
    p.phase("transport", MIRA)
    assert p.legal(MIRA, "move") == set()
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


@pytest.mark.parametrize("word", WORDS)
def test_every_card_says_what_it_does(word: str) -> None:
    text = card_text(word)
    assert text is not None
    assert text.name
    row = next(row for row in ROWS if row.word == word)
    assert not row.effects or text.text
    assert card_text(f"{word}-2") is not None or not row.copies
