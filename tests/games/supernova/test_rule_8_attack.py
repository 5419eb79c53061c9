"""Rule 8: the attack."""

from __future__ import annotations

from bot.engine.moves import Event, Value
from bot.engine.steps import settle
from bot.games.supernova.cards.cards import DIPLOMACY, ECONOMY, MILITARY
from bot.games.supernova.conflict.attack_state import current_attack
from bot.games.supernova.conflict.battle import compare, decided_by, permissions
from bot.games.supernova.table.state import ALWAYS, DEEP
from tests.games.supernova.position import BO, CY, MIRA, NAMES, RULES, WORDS, Position, war


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


def test_8_2_in_a_special_form_only_permitted_ships_count_until_the_planet_is_struck() -> None:
    p, home, _ = war("merchantman", "antarian-merchants", defender="fighter-escort")
    p.ship(MIRA, "battleship", home)
    p.ship(MIRA, "garbage-scow", home, "laze-cannon")
    p.attending(MIRA)
    p.play(MIRA, "attack freya altair", "send merchantman", "send battleship", "send garbage-scow")
    p.play(BO, "defend")
    assert p.legal(MIRA, "strike") == {"military", "economic"}
    p.play(MIRA, "strike economic")
    assert p.totals() == ((0, 1, 6), (2, 0, 0))
    p.play(MIRA, "pass", "strike military")
    assert p.totals()[0] == (4 + 3 + 2, 1, 6 + 1)


def test_8_2_in_the_military_form_all_ships_count() -> None:
    p, home, _ = war("merchantman", "antarian-merchants", defender="fighter-escort")
    p.ship(MIRA, "battleship", home)
    p.attending(MIRA)
    p.play(MIRA, "attack freya altair", "send merchantman", "send battleship")
    p.play(BO, "defend")
    p.play(MIRA, "strike military")
    assert p.totals() == ((4, 1, 6), (2, 0, 0))


def test_8_2_a_permission_lasts_though_its_reason_is_lost_in_the_window() -> None:
    p, _, target = war("battleship", "trade-hold", "antarian-brokers", defender="fighter-escort")
    p.ship(BO, "cruiser", target)
    p.hand(BO, "sabotage").asked(BO, ALWAYS)
    p.play(MIRA, "attack freya altair")
    p.play(BO, "defend")
    p.play(MIRA, "strike economic")
    p.play(BO, "play sabotage trade-hold")
    assert p.totals() == ((4, 0, 4), (5, 0, 0))


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


def test_8_4_a_stalemate_at_the_planet_sends_the_fleet_home() -> None:
    p, home, target = war("relay-ship", "trade-hold")  # 1/1/2 against 1/1/2
    p.play(MIRA, "attack freya altair", "strike economic")
    assert (len(home.orbit), target.orbit, target.owner) == (1, [], BO)
    assert p.legal(MIRA, "strike") == set()
    assert p.legal(MIRA, "done") == {""}
    assert p.scrapyard == []


def test_8_4_what_decided_each_battle_is_told() -> None:
    p, _, _ = war("battleship", defender="fighter-escort")
    p.play(MIRA, "attack freya altair")
    (orbit,) = (event for event in p.play(BO, "defend") if event.key == "attacker-wins")
    assert (orbit.values["attacker"], orbit.values["defender"]) == ("4/0/0", "2/0/0")
    (planet,) = (event for event in p.play(MIRA, "strike economic") if event.key == "defender-wins")
    assert (planet.values["attacker"], planet.values["defender"]) == ("4/0/0", "1/1/2")


def test_8_4_a_spy_ring_sees_the_specials_of_the_defender() -> None:
    p, _, _ = war("battleship", "spy-ring")
    p.hand(BO, "wormhole", "terra")
    (peek,) = [event for event in p.play(MIRA, "attack freya altair") if event.key == "peek"]
    assert peek.audience == (MIRA,)
    assert peek.values["cards"] == ["~card-wormhole"]


# Ships that leave a battle ----------------------------------------------------------------------------------------


def wormholed(*attackers: str) -> tuple[Position, list[Event]]:
    """These ships attack a Fighter Escort, and Bo plays a Wormhole on the first of them in the orbital battle."""
    p, home, _ = war(attackers[0], defender="fighter-escort")
    for title in attackers[1:]:
        p.ship(MIRA, title, home)
    p.hand(BO, "wormhole").attending(BO).hushed = False
    p.play(MIRA, "attack freya altair", *(f"send {title}" for title in attackers if len(attackers) > 1))
    p.play(BO, "defend")
    return p, p.play(BO, f"play wormhole {attackers[0]}")


def test_8_4_an_attacker_in_a_wormhole_leaves_the_battle_in_orbit() -> None:
    p, events = wormholed("battleship", "garbage-scow")
    gone = next(ship for ship in p.g.ships.values() if ship.place == DEEP)
    assert (gone.owner, gone.fled) == (MIRA, p.g.turn)
    assert p.totals() == ((1, 0, 1), (2, 0, 0))
    assert [event.values["attacker"] for event in events if event.key == "odds"] == ["1/0/1"]
    p.close()
    assert p.scrapyard == ["garbage-scow"]
    assert gone.card in p.g.ships


def test_8_4_an_attack_whose_last_ship_is_in_a_wormhole_ends_without_result() -> None:
    p, _ = wormholed("battleship")
    assert [ship.place == DEEP for ship in p.g.ships.values()] == [True, False]
    assert p.scrapyard == []
    assert p.discard_pile == ["wormhole"]
    assert p.legal(MIRA, "attack") == set()
    assert p.legal(MIRA, "done") == {""}


def test_8_4_a_ship_from_a_wormhole_does_not_fight_again_in_this_turn() -> None:
    p, _ = wormholed("battleship")
    (ship,) = (ship for ship in p.g.ships.values() if ship.owner == MIRA)
    p.phase("transport", MIRA).play(MIRA, "move battleship altair")
    p.phase("action", MIRA)
    assert p.legal(MIRA, "attack") == set()
    assert p.refusal(MIRA, "attack freya altair") == "8.1"
    p.g.turn += 1
    p.phase("action", MIRA)
    assert p.legal(MIRA, "attack") == {"freya altair"}
    assert ship.fled == p.g.turn - 1


# Single cards -----------------------------------------------------------------------------------------------------


def test_13_5_tlisk_add_nothing_when_the_planet_is_struck() -> None:
    p, _, _ = war("battleship", "tlisk-brood", "tlisk-warriors")
    p.attending(MIRA)
    p.play(MIRA, "attack freya altair", "strike military")
    assert p.totals()[0] == (4 + 3 + 4, 0, 1)


def test_13_5_tlisk_need_a_warship() -> None:
    p, _, _ = war("colony-ship", "tlisk-brood", defender="merchantman", cargo=("tlisk-warriors",))
    p.attending(MIRA)
    p.play(MIRA, "attack freya altair")
    p.play(BO, "defend")
    assert p.totals() == ((3, 1, 1), (4, 0, 3))


def test_13_5_tlisk_fight_harder_in_defence_too() -> None:
    p, _, _ = war("battleship", defender="cruiser", cargo=("tlisk-brood",))
    p.attending(MIRA)
    p.play(MIRA, "attack freya altair")
    p.play(BO, "defend")
    assert p.totals()[1] == (3 + 3 + 1, 0, 1)


def test_13_5_tlisk_fight_harder_on_warships_in_orbit() -> None:
    p, _, _ = war(
        "battleship", "tlisk-brood", "tlisk-warriors", defender="dreadnought", cargo=("force-shield",)
    )
    p.play(MIRA, "attack freya altair")
    p.attending(MIRA)
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
    assert {(ship.place, ship.fled) for ship in p.g.ships.values()} == {(DEEP, 0)}


def test_8_4_the_fleet_goes_to_deep_space_if_its_home_is_lost() -> None:
    for lost in (True, False):
        p, home, _ = war("battleship")
        p.play(MIRA, "attack freya altair")
        if lost:
            del p.g.planets[home.card]
            p.g.scrapyard.append(home.card)
        else:
            home.owner = BO
        p.play(MIRA, "withdraw")
        assert {(ship.place, ship.fled) for ship in p.g.ships.values()} == {(DEEP, 0)}


def test_8_4_ships_before_a_planet_that_left_play_go_to_deep_space() -> None:
    p, home, target = war("battleship")
    p.play(MIRA, "attack freya altair")
    attack = current_attack(p.g)
    assert attack is not None
    p.g.stack = p.g.stack[: p.g.stack.index(attack) + 1]
    del p.g.planets[target.card]
    p.g.scrapyard.append(target.card)
    settle(p.g)
    RULES.check_invariants(p.g)
    assert {(ship.place, ship.fled) for ship in p.g.ships.values()} == {(DEEP, 0)}
    assert home.orbit == []
    assert p.legal(MIRA, "done") == {""}


def test_8_a_third_player_may_take_part_with_specials() -> None:
    p = Position(3, leakless="on").quiet()
    home = p.planet(MIRA, "altair")
    p.planet(BO, "freya")
    p.ship(MIRA, "garbage-scow", home)
    p.hand(CY, "reinforcements")
    p.phase("action", MIRA).play(MIRA, "attack freya altair", "strike military")
    assert p.plays(CY, "reinforcements") == {"attacker", "defender"}
    p.play(CY, "play reinforcements attacker")
    p.close()
    assert p.totals()[0] == (4, 0, 1)


def labelled(p: Position, verb: str, *chosen: str) -> dict[Value, list[str]]:
    """By choice, what its button says, and its second line."""
    return {
        choice.value: [WORDS.say(choice.label, NAMES), WORDS.attribute(choice.label, "help", NAMES)]
        for choice in RULES.offer(p.g, MIRA).choices(verb, chosen)
    }


def sums(events: list[Event], key: str, category: int) -> str:
    """What both sides have in a category, as an event tells it."""
    (told,) = [event.values for event in events if event.key == key]
    return " against ".join(str(told[side]).split("/")[category] for side in ("attacker", "defender"))


def test_8_2_the_button_of_each_form_counts_the_ships_that_it_permits() -> None:
    """Brokers aboard a Merchantman may fight economically, the Garbage Scow (E1) beside it may not."""
    p, home, _ = war("merchantman", "antarian-brokers", defender="cruiser")
    p.ship(MIRA, "garbage-scow", home)
    p.play(MIRA, "attack freya altair", "send garbage-scow", "send merchantman")
    p.play(BO, "defend")
    assert p.legal(MIRA, "strike") == {"military", "economic"}
    for category, word in ((MILITARY, "military"), (ECONOMY, "economic")):
        label = labelled(p, "strike")[word][0]
        q = Position()
        q.g = RULES.copy(p.g)
        assert (
            label.rpartition(", ")[0]
            == f"{word.capitalize()}: {sums(q.play(MIRA, f'strike {word}'), 'orbit-battle', category)}"
        )
    assert labelled(p, "strike")["economic"][0].startswith(f"Economic: {p.totals()[0][ECONOMY] - 1} ")


def test_14_the_button_of_a_strike_counts_only_ships_that_reach_a_high_g_world() -> None:
    p = Position().quiet()
    home = p.planet(MIRA, "altair")
    p.planet(BO, "freya", "crushing-gravity")
    p.ship(MIRA, "battleship", home)
    p.ship(MIRA, "envoy-ship", home)
    p.phase("action", MIRA).play(MIRA, "attack freya altair", "send battleship", "send envoy-ship")
    label = labelled(p, "strike")["military"][0]
    sides = sums(p.play(MIRA, "strike military"), "planet-battle", MILITARY)
    assert label == f"Military: {sides}, you’d lose"
    assert label.startswith("Military: 0 ")


def test_8_1_target_and_origin_show_the_ships_in_orbit() -> None:
    p, home, target = war("battleship", defender="cruiser")
    p.ship(MIRA, "fighter-escort", home)
    assert labelled(p, "attack") == {"freya": ["Freya (Bo)", "M/D/E 1/1/2 · one ship in orbit: 3/0/0"]}
    assert labelled(p, "attack", "freya") == {"altair": ["Altair", "2 ships in orbit: M/D/E 6/0/0"]}
    target.orbit.clear()
    assert labelled(p, "attack")["freya"][1] == "M/D/E 1/1/2 · no ships in orbit"


def test_12_2_the_ships_above_a_closed_stack_are_shown_all_the_same() -> None:
    p = Position(stacks="closed").quiet()
    home, target = p.planet(MIRA, "altair"), p.planet(BO, "freya", "megalopolis")
    p.ship(MIRA, "battleship", home)
    p.ship(BO, "cruiser", target)
    p.phase("action", MIRA)
    assert labelled(p, "attack") == {"freya": ["Freya (Bo)", "one ship in orbit: 3/0/0"]}


def test_8_4_the_defender_is_told_both_sides_before_any_ship_flees() -> None:
    p, _, _ = war("battleship", defender="cruiser")
    p.play(MIRA, "attack freya altair")
    (ask,) = RULES.asks(p.g, CY)
    assert (
        WORDS.say(ask.prompt, NAMES)
        == "defends Freya with ships 3/0/0 (M/D/E) against Mira’s Fleet 4/0/0, or lets ships flee"
    )


def test_8_3_a_ship_that_leaves_by_wormhole_counts_in_no_total_from_then_on() -> None:
    """What is told after it, what the picture has and what decides are the same."""
    p, home, _ = war("battleship", defender="cruiser")
    p.ship(MIRA, "fighter-escort", home)
    p.attending(BO).hand(BO, "wormhole", "sabotage").hushed = False
    p.play(MIRA, "attack freya altair", "send battleship", "send fighter-escort")
    p.play(BO, "defend")
    before = p.totals()
    told = [event for event in p.play(BO, "play wormhole battleship") if event.key == "odds"]
    assert before[0][MILITARY] == 6
    assert p.totals()[0][MILITARY] == 2
    assert [event.values["attacker"] for event in told] == ["2/0/0"]
    decided = p.close()
    (result,) = [event for event in decided if event.key == "defender-wins"]
    assert result.values["attacker"] == told[0].values["attacker"]


def test_8_6_a_special_for_one_side_says_whose_it_is() -> None:
    p = Position().quiet().attending(MIRA).hand(MIRA, "reinforcements")
    p.ship(MIRA, "battleship", p.planet(MIRA, "altair"))
    p.ship(BO, "cruiser", p.planet(BO, "freya"))
    p.phase("action", MIRA).play(MIRA, "muster freya battleship")
    p.play(BO, "defend")
    choices = RULES.offer(p.g, MIRA).choices("play", ("reinforcements",))
    assert [WORDS.say(choice.label, NAMES) for choice in choices] == [
        "the attacker (Mira)",
        "the defender (Bo)",
    ]
