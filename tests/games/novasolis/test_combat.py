"""Combat, round by round (rules 12)."""

from __future__ import annotations

import pytest

from bot.engine.moves import Move, Pace
from bot.games.novasolis.core.alone.roaming import move_at_random
from bot.games.novasolis.core.cards.cards import ENTITY_CARDS
from bot.games.novasolis.core.conflict.battle import ATTACKER, DEFENDER, strengths
from bot.games.novasolis.core.conflict.combat import losses
from bot.games.novasolis.core.table.hexes import CENTRE
from bot.games.novasolis.core.table.state import NONE, SHIP, STATION
from bot.games.novasolis.core.table.tables import DECIDERS
from bot.games.novasolis.modules.destroyers.locations import DESTROYER
from bot.games.novasolis.modules.flagships.cards import FLAGSHIP
from tests.games.novasolis.arena import Arena
from tests.games.novasolis.play import GAME, refused

ALL = [6] * 9


@pytest.fixture
def arena() -> Arena:
    """Empire "me" sits at 2.0, "you" at 2.6; anomalies are at 1.1, 1.4, 2.3 and 2.9."""
    return Arena()


# Who fights whom ------------------------------------------------------------------------------------------------


def test_a_move_is_followed_by_the_combats_that_one_chooses(arena: Arena) -> None:
    """R10.3h: each pair once, and nobody has to."""
    arena.put("home", arena.me, ships=2)
    arena.put("2.1", arena.g.entity_side, ships=5)
    arena.put("2.1", arena.you, ships=5)
    arena.play("move 2x2.0 2.1")
    attacks = [Move("attack", ("2.1", "empire-2")), Move("attack", ("2.1", "entity")), Move("done")]
    if arena.you == 0:
        attacks[0] = Move("attack", ("2.1", "empire-1"))
    assert GAME.moves(arena.g, arena.ask().seat) == attacks
    assert arena.ask().default == Move("done")
    arena.play("attack 2.1 entity")
    arena.dice([1, 1], [1] * 5)
    arena.play("auto")
    arena.play("stop")
    assert refused(arena.g, "attack 2.1 entity", arena.me) == ("10.3", "attack-again")
    assert arena.ask().prompt.key == "ask-combat"
    arena.play("done")
    assert arena.ask().prompt.key == "ask-turn"


@pytest.mark.parametrize(("seats", "options"), [(2, {}), (1, {"variant": "solo", "empires": "2"})])
def test_the_question_names_a_side_where_a_seat_has_several(seats: int, options: dict[str, str]) -> None:
    arena = Arena(seats, **options)
    arena.put("home", arena.me, ships=1)
    arena.put("2.1", arena.g.entity_side, ships=1)
    arena.play("move 1x2.0 2.1")
    assert (arena.ask().prompt.key, arena.ask().side) == ("ask-combat", arena.me if seats == 1 else None)


def test_a_move_may_begin_with_a_combat_and_is_used_up(arena: Arena) -> None:
    arena.meet(2, 2)
    arena.attack()
    arena.dice([1, 1], [1, 1])
    arena.play("auto")
    arena.play("stop")
    assert arena.empire.turn.actions == ["move"]
    assert arena.ask().prompt.key == "ask-turn"
    assert refused(arena.g, "attack 2.1 entity", arena.me) == ("9.1", "action-taken")


def test_who_cannot_be_attacked(arena: Arena) -> None:
    arena.put("2.1", arena.me, ships=1)
    arena.put("2.2", arena.g.entity_side, ships=1)
    assert refused(arena.g, "attack 2.2 entity", arena.me) == ("10.3", "attack-no-forces")
    assert refused(arena.g, "attack 2.1 entity", arena.me) == ("10.3", "attack-nobody")
    assert refused(arena.g, f"attack 2.1 empire-{arena.me + 1}", arena.me) == ("10.3", "attack-oneself")


def test_allies_do_not_fight() -> None:
    """20.1: not even where they stand together."""
    arena = Arena(variant="coop")
    arena.meet(1, 1, enemy=arena.you)
    assert refused(arena.g, f"attack 2.1 empire-{arena.you + 1}", arena.me) == ("20.1", "attack-allies")


# Dice -----------------------------------------------------------------------------------------------------------


def test_both_roll_all_their_dice(arena: Arena) -> None:
    """R12.2."""
    arena.meet(2, 3, stations=1)
    arena.at("2.1").units[arena.g.entity_side][STATION] = 1
    told = arena.attack()
    assert told.count("rolled") == 2
    assert [len(fighter.dice) for fighter in arena.battle.fighters] == [4, 5]
    for fighter in arena.battle.fighters:
        values = [die.value for die in fighter.dice]
        assert values == sorted(values, reverse=True)
        assert {*values} <= {*range(1, 7)}


def test_dice_show_every_face() -> None:
    seen = set[int]()
    for seed in range(6):
        arena = Arena(seed=str(seed))
        arena.meet(10, 10)
        arena.attack()
        seen |= {die.value for fighter in arena.battle.fighters for die in fighter.dice}
    assert seen == {1, 2, 3, 4, 5, 6}


def test_shock_assault_adds_a_die_in_the_first_round_of_ones_own_attacks() -> None:
    arena = Arena(race="kharrad")
    arena.meet(2, 9)
    arena.attack()
    assert len(arena.battle.fighters[ATTACKER].dice) == 3
    arena.dice([1] * 3, [1] * 9)
    arena.play("auto")
    arena.play("continue")
    assert len(arena.battle.fighters[ATTACKER].dice) == 2
    defending = Arena(race="kharrad")
    defending.meet(2, 1)
    defending.attacked()
    assert len(defending.battle.fighters[DEFENDER].dice) == 2


# Hits -----------------------------------------------------------------------------------------------------------


def test_hits_fall_on_ships_then_stations_then_flagships() -> None:
    """W1: four hits on two ships, a station and a flagship."""
    assert losses([[2, 1, 1, 0]], 4) == [[2, 1, 0, 0]]
    assert losses([[2, 1, 1, 0]], 5) == [[2, 1, 1, 0]]
    assert losses([[2, 1, 1, 0]], 2) == [[2, 0, 0, 0]]
    assert losses([[0, 2, 1, 0]], 1) == [[0, 1, 0, 0]]


def test_a_hit_that_is_absorbed_is_forgotten(arena: Arena) -> None:
    """W1, W2, in a combat: the flagship survives one more hit in the next round."""
    arena.meet(9, 0)
    theirs = arena.put("2.1", arena.g.entity_side).units[arena.g.entity_side]
    theirs[SHIP], theirs[STATION], theirs[DESTROYER] = 2, 1, 1
    arena.attack()
    arena.dice([4, 4, 4, 4, 1, 1, 1, 1, 1], [1] * 6)
    arena.play("auto")
    assert theirs == [0, 0, 0, 1]
    arena.play("continue")
    arena.dice([4, 1, 1, 1, 1, 1, 1, 1, 1], [1] * 2)
    arena.play("auto")
    assert theirs == [0, 0, 0, 1]
    arena.play("continue")
    arena.dice([4, 4, 1, 1, 1, 1, 1, 1, 1], [1] * 2)
    arena.play("auto")
    assert theirs == [0, 0, 0, 0]
    assert arena.empire.coop == 2 * 1 + 2 + 2


def test_hits_fill_one_destroyer_before_the_next() -> None:
    """R23.12."""
    assert losses([[0, 0, 0, 3]], 5) == [[0, 0, 0, 2]]
    assert losses([[1, 0, 0, 3]], 4) == [[1, 0, 0, 1]]


def test_shields_last_a_round_and_armour_the_combat(arena: Arena) -> None:
    """R12.6, R12.7."""
    arena.meet(9, 9)
    arena.attack()
    arena.battle.fighters[ATTACKER].armour = 1
    arena.dice([3, 3, 1], [4, 4, 4, 4, 4])
    arena.play("auto")
    assert arena.units(arena.me)[SHIP] == 7
    arena.play("continue")
    arena.dice([1, 1, 1], [4, 4])
    arena.play("auto")
    assert arena.units(arena.me)[SHIP] == 6


def test_more_shields_than_damage_are_no_hits(arena: Arena) -> None:
    arena.meet(3, 3)
    arena.attack()
    arena.dice([3, 3, 3], [4, 1, 1])
    told = arena.play("auto")
    assert told.count("unhurt") == 2
    assert (arena.units(arena.me)[SHIP], arena.units(arena.g.entity_side)[SHIP]) == (3, 3)


def test_hits_are_suffered_at_once(arena: Arena) -> None:
    """R12.11: what is destroyed has hit as well, and both may be gone."""
    arena.meet(2, 2)
    arena.attack()
    arena.dice([6, 6], [6, 6])
    arena.play("auto")
    assert (arena.units(arena.me), arena.units(arena.g.entity_side)) == ([0, 0, 0], [0, 0, 0])
    assert arena.ask().prompt.key == "ask-turn"
    assert arena.empire.routs == 1


# Rewards --------------------------------------------------------------------------------------------------------


def test_units_of_the_entity_bring_stars_and_go_back(arena: Arena) -> None:
    """R12.8, R12.10."""
    arena.meet(9, 2)
    arena.at("2.1").units[arena.g.entity_side][STATION] = 1
    reserve = arena.g.entity.ships
    arena.attack()
    arena.dice([6] * 9, [1] * 4)
    told = arena.play("auto")
    assert told.count("stars-destroyed") == 1, "ships and a station in one sentence"
    assert (arena.empire.coop, arena.empire.own) == (2 * 1 + 2, 0)
    assert arena.empire.slain == [2, 1, 0, 0]
    assert arena.g.entity.ships == reserve + 2
    assert arena.at("2.1").slayer == arena.me


def test_units_of_empires_bring_stars_for_oneself_and_their_flagship_for_all(arena: Arena) -> None:
    arena.meet(9, 3, enemy=arena.you)
    arena.at("2.1").units[arena.you][STATION] = arena.at("2.1").units[arena.you][FLAGSHIP] = 1
    arena.attack()
    arena.dice([6] * 9, [1] * 7)
    arena.play("auto")
    arena.play("auto", arena.you)
    assert (arena.empire.own, arena.empire.coop) == (3 * 1 + 2, 2)
    assert arena.empire.slain == [0, 0, 0, 0]
    assert arena.at("2.1").slayer == NONE


def test_what_one_destroyed_adds_up_and_ships_of_empires_are_not_the_entitys(arena: Arena) -> None:
    arena.meet(3, 3)
    arena.put("2.1", arena.you, ships=1)
    arena.attack()
    for _ in range(2):
        arena.dice([4, 1, 1], [6])
        arena.play("auto")
        arena.play("continue")
    reserve = arena.g.entity.ships
    arena.dice([1], [6])
    arena.play("auto")
    assert arena.units(arena.me)[SHIP] == 0
    assert (arena.empire.slain[SHIP], arena.g.entity.ships) == (2, reserve)


def test_the_entity_gets_nothing_and_defenders_do(arena: Arena) -> None:
    arena.meet(2, 2)
    arena.attacked()
    arena.dice([6, 6], [6, 6])
    arena.play("auto")
    assert (arena.empire.coop, arena.empire.slain[SHIP], arena.empire.routs) == (2, 2, 0)


def test_allies_gain_stars_and_the_stars_for_oneself_do_not_count() -> None:
    """20.1: in a co-operative game only the ★ count."""
    arena = Arena(variant="coop")
    arena.meet(3, 3)
    arena.attack()
    arena.dice([6] * 3, [1] * 3)
    arena.play("auto")
    assert (arena.empire.coop, arena.empire.own) == (3, 0)


@pytest.mark.parametrize(("destroyed", "energy"), [(0, 0), (1, 1), (2, 1), (3, 2)])
def test_salvage_operations_bring_energy_by_what_one_combat_destroyed(
    arena: Arena, destroyed: int, energy: int
) -> None:
    arena.tech("BT19")
    arena.empire.energy = 0
    arena.meet(4, 4)
    arena.attack()
    arena.dice([4] * destroyed + [1] * (4 - destroyed), [1] * 4)
    arena.play("auto")
    assert arena.empire.energy == 0
    arena.play("stop")
    assert arena.empire.energy == energy


def test_salvage_counts_all_rounds_of_a_combat(arena: Arena) -> None:
    arena.tech("BT19")
    arena.empire.energy = 0
    arena.meet(4, 4)
    arena.attack()
    for _ in range(3):
        arena.dice([4, 1, 1, 1], [1])
        arena.play("auto")
        if arena.g.stack[-1].__class__.__name__ == "Onward":
            arena.play("continue")
    assert arena.empire.energy == 2


def test_salvage_is_of_the_entity_alone(arena: Arena) -> None:
    arena.tech("BT19")
    arena.empire.energy = 0
    arena.meet(4, 2, enemy=arena.you)
    arena.attack()
    arena.dice([6] * 4, [1])
    arena.play("auto")
    arena.play("auto", arena.you)
    assert (arena.empire.own, arena.empire.energy) == (2, 0)


@pytest.mark.parametrize(("destroyed", "stars"), [(1, 0), (2, 2)])
def test_blood_oath_brings_a_star_for_two_units(arena: Arena, destroyed: int, stars: int) -> None:
    arena.tech("RR3")
    arena.meet(4, 9)
    arena.attack()
    arena.dice([4] * destroyed + [1] * (4 - destroyed), [1] * 9)
    arena.play("auto")
    arena.play("stop")
    assert arena.empire.coop == destroyed + stars


def test_blood_oath_brings_a_star_once_a_round(arena: Arena) -> None:
    arena.tech("RR3")
    arena.empire.spent = ["combat-end"]
    arena.meet(4, 2)
    arena.attack()
    arena.dice([4, 4, 1, 1], [1] * 2)
    arena.play("auto")
    assert arena.empire.coop == 2


def test_a_gate_collapses_as_soon_as_its_guards_are_destroyed(arena: Arena) -> None:
    """R17.8: before seizures and other combats."""
    g = arena.g
    g.entity.cycle, g.entity.track = [CENTRE, arena.number("2.1")], 3
    arena.at("2.1").rift = True
    arena.meet(2, 1)
    arena.put("2.1", arena.you, ships=1)
    arena.attack()
    arena.dice([6, 6], [1])
    told = arena.play("auto")
    assert "gate-collapsed" in told
    assert (arena.empire.gates, arena.empire.coop, g.entity.track, g.entity.cycle) == (1, 1 + 4, 2, [CENTRE])
    assert arena.ask().prompt.key == "ask-combat"


def test_a_gate_stands_where_both_are_wiped_out(arena: Arena) -> None:
    arena.g.entity.cycle = [CENTRE, arena.number("2.1")]
    arena.at("2.1").rift = True
    arena.meet(1, 1)
    arena.attack()
    arena.dice([6], [6])
    arena.play("auto")
    assert arena.at("2.1").rift
    assert arena.at("2.1").slayer == arena.me


def test_whoever_destroyed_the_last_guard_is_known_and_forgotten_when_others_leave(arena: Arena) -> None:
    """R17.8: credit goes to who destroyed the last unit, unless the last one left."""
    arena.meet(2, 3)
    arena.attack()
    arena.dice([6], [1])
    arena.play("auto")
    assert arena.at("2.1").slayer == NONE
    arena.play("stop")
    sector = arena.at("2.1")
    sector.units[arena.me][SHIP], sector.slayer = 0, arena.me
    move_at_random(arena.g)
    assert sector.slayer == NONE


def _phase(arena: Arena, *cards: str) -> list[str]:
    """The turns end without anything done, and the Entity draws these cards: they do nothing with two empires."""
    arena.g.entity.deck += [ENTITY_CARDS.number[card] for card in cards or ("E07", "E16")]
    told = list[str]()
    while arena.ask().prompt.key == "ask-turn" and arena.g.number == 1:
        told += arena.play("pass", arena.g.active)
    return told


def test_the_entity_fights_where_it_meets_an_empire(arena: Arena) -> None:
    """R17.7, case 3: the owner defends for a round; no other is asked."""
    arena.own("2.1", arena.you)
    arena.meet(3, 2)
    arena.put("2.1", arena.you, ships=2)
    assert "combat" in _phase(arena)
    assert [fighter.side for fighter in arena.battle.fighters] == [arena.g.entity_side, arena.you]
    assert (arena.ask().seat, arena.ask().pace) == (DECIDERS[arena.g.seats][arena.you], Pace.ASIDE)
    arena.play("auto", arena.you)
    assert (arena.g.number, arena.ask().prompt.key) == (2, "ask-turn")


def test_a_colony_whose_last_defenders_fall_is_not_raided_in_the_same_phase(arena: Arena) -> None:
    """R17.8b."""
    arena.own("2.1", arena.me)
    arena.meet(1, 4)
    _phase(arena)
    arena.dice([1], [6, 6, 6, 6])
    told = arena.play("auto")
    assert (arena.units(arena.me)[SHIP], arena.at("2.1").owner) == (0, arena.me)
    assert "raid-lost" not in told
    assert "raid-held" not in told


# How it ends ----------------------------------------------------------------------------------------------------


def test_a_combat_lasts_three_rounds_at_most(arena: Arena) -> None:
    """R12.3."""
    arena.meet(3, 3)
    arena.attack()
    for number in (1, 2, 3):
        assert arena.battle.round == number
        arena.dice([1] * 3, [1] * 3)
        arena.play("auto")
        if number < 3:
            arena.play("continue")
    assert arena.ask().prompt.key == "ask-turn"
    assert arena.empire.routs == 0


def test_the_entity_attacks_for_one_round(arena: Arena) -> None:
    """R12.3, R17.7: and it is the defender who is asked."""
    arena.meet(3, 3)
    arena.attacked()
    assert (arena.ask().seat, arena.ask().pace) == (DECIDERS[arena.g.seats][arena.me], Pace.ASIDE)
    arena.dice([1] * 3, [1] * 3)
    arena.play("auto")
    assert arena.ask().prompt.key == "ask-turn"


@pytest.mark.parametrize(("ships", "enemies", "usual"), [(3, 3, "continue"), (3, 4, "stop")])
def test_the_usual_choice_is_to_go_on_with_as_many_dice(
    arena: Arena, ships: int, enemies: int, usual: str
) -> None:
    """D15."""
    arena.meet(ships, enemies)
    arena.attack()
    arena.dice([1], [1])
    arena.play("auto")
    assert arena.ask().default == Move(usual)


def test_stopping_leaves_everyone_where_they_are(arena: Arena) -> None:
    """R11.2, R12.3."""
    arena.meet(3, 3)
    arena.attack()
    arena.dice([1], [1])
    arena.play("auto")
    assert "stopped" in arena.play("stop")
    assert (arena.units(arena.me)[SHIP], arena.units(arena.g.entity_side)[SHIP]) == (3, 3)


def _onward(arena: Arena, ships: int = 3, stations: int = 0) -> None:
    """After the first round, in which nothing happened; mine stand in 2.1."""
    arena.meet(ships, 3, stations=stations)
    arena.attack()
    arena.dice([1], [1])
    arena.play("auto")


def test_withdrawing_takes_all_ships_or_some(arena: Arena) -> None:
    """R12.4: stations stay."""
    _onward(arena, stations=1)
    moves = [str(move) for move in GAME.moves(arena.g, arena.ask().seat)]
    assert [move for move in moves if "1.0" in move] == ["withdraw 1.0", "withdraw 1.0 1", "withdraw 1.0 2"]
    assert "withdrew" in arena.play("withdraw 1.0")
    assert (arena.units(arena.me), arena.at("1.0").units[arena.me][SHIP]) == ([0, 1, 0], 3)
    assert arena.ask().prompt.key == "ask-turn"


def test_withdrawing_with_some_ships_leaves_the_rest(arena: Arena) -> None:
    _onward(arena)
    arena.at("2.1").units[arena.me][FLAGSHIP] = 1
    assert Move("withdraw", ("1.0", 3)) in GAME.moves(arena.g, arena.ask().seat)
    arena.play("withdraw 1.0 2")
    assert (arena.units(arena.me), arena.at("1.0").units[arena.me][SHIP]) == ([1, 0, 1], 2)


def test_ships_that_were_just_lost_do_not_withdraw(arena: Arena) -> None:
    """R12.4: nor can more be withdrawn than are left."""
    arena.meet(3, 3)
    arena.attack()
    arena.dice([1], [4, 1])
    arena.play("auto")
    assert arena.units(arena.me)[0] == 2
    assert refused(arena.g, "withdraw 1.0 3", arena.me) == ("12.4", "withdraw-ships")
    assert refused(arena.g, "withdraw 1.0 2", arena.me) == ("12.4", "withdraw-ships"), "that is all of them"
    arena.play("withdraw 1.0")
    assert arena.at("1.0").units[arena.me][SHIP] == 2


def test_the_flagship_withdraws_with_all(arena: Arena) -> None:
    _onward(arena)
    arena.at("2.1").units[arena.me][FLAGSHIP] = 1
    arena.play("withdraw 1.0")
    assert (arena.units(arena.me), arena.at("1.0").units[arena.me][: FLAGSHIP + 1]) == ([0, 0, 0], [3, 0, 1])


def test_where_nobody_can_withdraw(arena: Arena) -> None:
    """R12.4: 2.1 lies beside 2.0, 1.0, 1.1 and 2.2."""
    arena.put("1.0", arena.g.entity_side, ships=1)
    arena.own("2.2", arena.you)
    _onward(arena)
    for word in ("1.0", "2.2"):
        assert refused(arena.g, f"withdraw {word}", arena.me) == ("12.4", "withdraw-closed")
    assert refused(arena.g, "withdraw 2.5", arena.me) == ("12.4", "withdraw-far")
    assert refused(arena.g, "withdraw 1.1 3", arena.me) == ("12.4", "withdraw-ships")
    arena.play("withdraw 1.1 2")


def test_nobody_withdraws_into_the_black_hole(arena: Arena) -> None:
    arena.put("1.0", arena.me, ships=2)
    arena.put("1.0", arena.g.entity_side, ships=2)
    arena.play("attack 1.0 entity")
    arena.dice([1], [1])
    arena.play("auto")
    assert refused(arena.g, "withdraw 0.0", arena.me) == ("12.4", "withdraw-closed")


def test_stations_may_attack_and_cannot_withdraw(arena: Arena) -> None:
    """R28.21."""
    _onward(arena, ships=0, stations=2)
    assert refused(arena.g, "withdraw 1.0", arena.me) == ("28.21", "withdraw-stations")
    assert {move.verb for move in GAME.moves(arena.g, arena.ask().seat)} == {"continue", "stop"}


def test_a_combat_uses_what_support_left(arena: Arena) -> None:
    """R28.20."""
    arena.put("1.3", arena.me, ships=3)
    arena.put("1.4", arena.g.entity_side, ships=1)
    arena.play("move 3x1.3 1.4")
    arena.play("attack 1.4 entity")
    assert len(arena.battle.fighters[ATTACKER].dice) == 2


def test_a_rout_is_the_attackers(arena: Arena) -> None:
    """O18 counts the combats in which one wiped out the enemy as attacker."""
    arena.meet(3, 1, enemy=arena.you)
    arena.attack()
    arena.dice([6] * 3, [1])
    arena.play("auto")
    arena.play("auto", arena.you)
    assert [arena.g.empires[side].routs for side in (arena.me, arena.you)] == [1, 0]


def test_others_in_the_sector_are_not_involved(arena: Arena) -> None:
    """R12.1: nor is anyone credited for what others destroy (R28.11)."""
    arena.meet(2, 1)
    arena.put("2.1", arena.you, ships=2)
    arena.attack()
    assert [fighter.side for fighter in arena.battle.fighters] == [arena.me, arena.g.entity_side]
    arena.dice([6, 6], [1])
    arena.play("auto")
    assert arena.units(arena.you) == [2, 0, 0]
    assert arena.g.empires[arena.you].coop == 0


def test_a_combat_is_told_by_sides_dice_and_hits(arena: Arena) -> None:
    arena.meet(2, 2)
    arena.attack()
    arena.dice([6, 6], [6, 1])
    seat = DECIDERS[arena.g.seats][arena.me]
    events = GAME.play(arena.g, seat, Move.parse("auto"))
    hits = {event.values["other"]: event.values["hits"] for event in events if event.key == "hit"}
    assert hits == {f"@{arena.me}": 1, f"@{arena.g.entity_side}": 4}
    put = {event.values["side"]: event.values["damage"] for event in events if event.key == "put"}
    assert put == {f"@{arena.me}": 4, f"@{arena.g.entity_side}": 1}
    assert arena.units(arena.me) == [1, 0, 0]
    assert arena.units(arena.g.entity_side) == [0, 0, 0]


def test_slots_are_worth_what_tiles_say_and_those_of_the_entity_what_its_power_says(arena: Arena) -> None:
    """R13.1, R17.3: at level II a 4, 5 or 6 of the Entity does 1 damage."""
    arena.g.entity.power = 2
    mine, theirs = (strengths(arena.g, side) for side in (arena.me, arena.g.entity_side))
    assert [worth.damage for worth in mine] == [0, 0, 0, 1, 0, 2]
    assert [worth.shield for worth in mine] == [0, 0, 1, 0, 0, 0]
    assert [worth.damage for worth in theirs] == [0, 0, 0, 1, 1, 1]
