"""The combat grid, putting dice on it, abilities after the roll (rules 12.5, 12.9, 13, 17.3)."""

from __future__ import annotations

import pytest

from bot.engine.moves import Move, Pace, Seat
from bot.engine.playout import Dice
from bot.engine.rng import Rng
from bot.games.novasolis.core.cards.cards import TECHNOLOGIES
from bot.games.novasolis.core.conflict.abilities import die_words
from bot.games.novasolis.core.conflict.allocation import PutDice
from bot.games.novasolis.core.conflict.battle import ATTACKER, DEFENDER, Die, Fighter, auto_plan, total_of
from bot.games.novasolis.core.conflict.dice_words import shown
from bot.games.novasolis.core.conflict.grid import grid_of
from bot.games.novasolis.core.table.state import Table
from bot.games.novasolis.core.table.tables import DECIDERS, NOBODY
from tests.games import leaks
from tests.games.leaks import prove_events_keep_secrets, prove_no_leak, prove_private_settings
from tests.games.novasolis.arena import Arena
from tests.games.novasolis.play import GAME, begun, first_turn, refused


@pytest.fixture
def arena() -> Arena:
    """Three ships of mine attack three of yours, whose dice come after mine."""
    found = Arena()
    found.meet(3, 3, enemy=found.you)
    found.attack()
    return found


def tiles(arena: Arena) -> list[str]:
    """The words of my grid."""
    return [tile.word for tile in grid_of(arena.g, arena.me)]


# The grid -------------------------------------------------------------------------------------------------------


def test_the_grid_at_the_start() -> None:
    """R13.1."""
    assert tiles(Arena()) == ["blank", "blank", "deflector", "pulse-laser", "blank", "missile-salvo"]


def test_tiles_of_active_technologies_cover_their_slots() -> None:
    """R13.2."""
    arena = Arena()
    tech = arena.tech("BT11")
    arena.tech("BT15", active=False)
    assert tiles(arena) == ["blank", "barrier-shield", "deflector", "pulse-laser", "blank", "missile-salvo"]
    tech.active = False
    assert tiles(arena)[1] == "blank"


@pytest.mark.parametrize(
    ("order", "word"), [(("BT13", "BT14"), "phase-cannon"), (("BT14", "BT13"), "ion-cannon")]
)
def test_of_two_tiles_the_one_activated_last_is_on_top(order: tuple[str, str], word: str) -> None:
    """R13.3: in whatever order they were discovered."""
    for found in (order, order[::-1]):
        arena = Arena()
        for id_ in found:
            arena.tech(id_)
        arena.empire.grid = [TECHNOLOGIES.number[id_] for id_ in order]
        assert tiles(arena)[4] == word


# Where dice go --------------------------------------------------------------------------------------------------


def test_the_usual_places_on_the_start_grid(arena: Arena) -> None:
    """W11: four damage and no shield."""
    arena.dice([2, 6, 4, 5], [1])
    fighter = arena.battle.fighters[ATTACKER]
    assert [die.value for die in fighter.dice] == [6, 5, 4, 2]
    plan = auto_plan(arena.g, arena.battle, fighter)
    assert plan == [6, 4, 4, 2]
    assert total_of(arena.g, fighter, plan) == (4, 0, 0)


def test_damage_counts_twice_as_much_as_shields_where_nobody_chooses() -> None:
    """R12.5: an Ultra Shield (3) before a Pulse Laser (2), a Missile Salvo (4) before both."""
    arena = Arena()
    arena.tech("AT1a")
    arena.meet(3, 3)
    arena.attack()
    arena.dice([6, 5, 4], [1])
    assert auto_plan(arena.g, arena.battle, arena.battle.fighters[ATTACKER]) == [6, 5, 4]


def test_dice_go_to_their_slot_or_a_lower_one(arena: Arena) -> None:
    """R12.5."""
    arena.dice([4, 2, 2], [1, 1, 1])
    assert arena.offered("put") == [4, 3, 2, 1]
    assert arena.offered("put", 3) == [2, 1]
    assert refused(arena.g, "put 5", arena.me) == ("12.5", "put-too-high")
    assert refused(arena.g, "put 4 3", arena.me) == ("12.5", "put-too-high")
    assert refused(arena.g, "put 4 2 1 1", arena.me) == ("12.5", "put-no-dice")
    assert refused(arena.g, "put 0", arena.me)[1] == "wrong-number"


def test_a_spot_says_what_the_dice_come_to(arena: Arena) -> None:
    arena.dice([6, 4, 3], [1])
    spot = GAME.offer(arena.g, DECIDERS[arena.g.seats][arena.me]).spot("put", (6, 4))
    assert spot is not None
    assert spot.price is not None
    assert spot.price.values == {"damage": 3, "shield": 0, "n": 1}
    assert [choice.value for choice in spot.next if choice.suggested] == [3]


def test_what_is_proposed_is_the_usual_plan_after_what_was_typed(arena: Arena) -> None:
    arena.dice([6, 5, 4], [1])
    seat = DECIDERS[arena.g.seats][arena.me]
    found = GAME.offer(arena.g, seat).proposals("put", (6, 3))
    assert [move for move, _ in found] == [Move("put", (6, 3, 4))]


def test_sides_put_a_die_each_in_turn_the_attacker_first(arena: Arena) -> None:
    """C4: whoever has none left is skipped."""
    arena.dice([6, 5, 4], [3, 2])
    me, you = DECIDERS[arena.g.seats][arena.me], DECIDERS[arena.g.seats][arena.you]
    asked = list[Seat]()
    for _ in range(5):
        asked.append(arena.ask().seat)
        arena.play("put 1", arena.me if asked[-1] == me else arena.you)
    assert asked == [me, you, me, you, me]
    assert arena.ask().prompt.key == "ask-onward"


def test_a_plan_is_carried_out_turn_by_turn(arena: Arena) -> None:
    arena.dice([6, 5, 4], [3, 2, 1])
    arena.play("put 6 4 1")
    assert [die.slot for die in arena.battle.fighters[ATTACKER].dice] == [6, 0, 0]
    assert (arena.ask().seat, arena.ask().pace) == (DECIDERS[arena.g.seats][arena.you], Pace.ASIDE)
    assert arena.ask().prompt.values["damage"] == 2
    arena.play("put 3", arena.you)
    assert [die.slot for die in arena.battle.fighters[ATTACKER].dice] == [6, 4, 0]
    arena.play("put 2 1", arena.you)
    assert arena.ask().prompt.key == "ask-onward"


def test_of_a_plan_for_some_dice_the_rest_is_asked(arena: Arena) -> None:
    arena.dice([6, 5, 4], [3, 2, 1])
    arena.play("put 6")
    arena.play("auto", arena.you)
    assert arena.ask().prompt.key == "ask-dice"
    assert arena.ask().prompt.values["dice"] == shown([5, 4])


def test_who_is_away_puts_dice_in_their_usual_places(arena: Arena) -> None:
    """D14, D15: and goes on with as many dice as the enemy."""
    arena.dice([6, 5, 4], [1, 1, 1])
    assert arena.ask().default == Move("auto")
    arena.play("auto")
    assert arena.ask().default == Move("auto")
    arena.play("auto", arena.you)
    assert sum(arena.at("2.1").units[arena.you]) == 0


def test_the_dice_of_the_other_side_are_not_mine_to_put(arena: Arena) -> None:
    assert refused(arena.g, "put 1", arena.you) == ("", "not-asked")


# Standing answers and plans -------------------------------------------------------------------------------------


def test_whoever_defends_by_itself_is_not_asked(arena: Arena) -> None:
    arena.play("defend auto", arena.you)
    arena.dice([1, 1, 1], [4, 4, 1])
    arena.play("auto")
    assert arena.ask().prompt.key == "ask-onward"
    assert arena.units(arena.me)[0] == 1


def test_a_standing_answer_is_for_defence_alone() -> None:
    arena = Arena()
    arena.play("defend auto")
    arena.meet(3, 3)
    arena.attack()
    assert arena.ask().prompt.key == "ask-dice"
    defended = Arena()
    defended.play("defend auto")
    defended.meet(3, 3)
    defended.attacked()
    assert defended.ask().prompt.key == "ask-turn"


def test_the_question_to_a_defender_offers_the_standing_answer(arena: Arena) -> None:
    assert arena.ask().settings == ()
    arena.play("put 1")
    assert arena.ask().settings == (Move("defend", ("auto",)),)


def test_a_setting_changes_to_what_it_is_not() -> None:
    g = first_turn(2)
    assert GAME.offer(g, Seat(0)).settings[:-1] == [Move("defend", ("auto",))]
    assert [event.audience for event in GAME.play(g, Seat(0), Move("defend", ("auto",)))] == [(Seat(0),)]
    assert GAME.offer(g, Seat(0)).settings[:-1] == [Move("defend", ("ask",))]
    assert (g.empires[0].wishes.dice, g.empires[1].wishes.dice) == ("auto", "ask")


def test_in_solo_a_setting_is_for_all_empires() -> None:
    g = begun(1, variant="solo", empires="3")
    GAME.play(g, Seat(0), Move("defend", ("auto",)))
    assert [empire.wishes.dice for empire in g.empires] == ["auto"] * 3


def test_plans_and_standing_answers_are_their_owners(arena: Arena) -> None:
    """26: what has not been put yet is nobody else's business."""
    arena.dice([6, 5, 4], [3, 2, 1])
    arena.play("put 6 4 1")
    arena.g.empires[arena.me].wishes.dice = "auto"
    mine, yours = (GAME.view(arena.g, DECIDERS[arena.g.seats][side]) for side in (arena.me, arena.you))
    plans = [step.fighters[ATTACKER].plan for view in (mine, yours) for step in view.stack[-2:-1]]
    assert plans == [[4, 1], []]
    assert [view.empires[arena.me].wishes.dice for view in (mine, yours)] == ["auto", "ask"]


def test_another_world_asks_whoever_is_asked_and_has_plans_that_fit(arena: Arena) -> None:
    """Such a world can be played on, with a plan of the enemy or without."""
    arena.dice([6, 5, 4], [3, 2, 1])
    arena.play("put 6 4 1")
    you, planned = DECIDERS[arena.g.seats][arena.you], set[bool]()
    for seed in range(12):
        world = GAME.resample(GAME.view(arena.g, you), you, Rng(str(seed)))
        assert GAME.awaited(world) == [you]
        planned.add(bool(world.stack[-2].fighters[ATTACKER].plan))
        GAME.play(world, you, Move("auto"))
    assert planned == {True, False}


def answered(answer: str) -> Arena:
    """The other has put a die, and perhaps planned the next two; mine come again, also one at a time."""
    arena = Arena(3)
    arena.meet(3, 3, enemy=arena.you)
    arena.attack()
    arena.dice([6, 5, 4], [6, 5, 4])
    arena.play("put 6")
    arena.play(answer, arena.you)
    return arena


def look_into(arena: Arena) -> None:
    """What others hold decides nothing of what follows on some of my moves."""
    for n in range(12):
        prove_events_keep_secrets(GAME, 3, arena.g, Dice(n))


def test_that_one_is_asked_again_at_once_tells_of_a_plan_and_of_nothing_else(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Whoever has planned their dice is not waited for: only a plan, and the standing answer, may decide that."""
    look_into(answered("put 6 5 1"))
    with monkeypatch.context() as without:
        without.setattr(leaks, "IN_ADVANCE", {})
        with pytest.raises(AssertionError, match=leaks.WAITING_TELLS):
            look_into(answered("put 6 5 1"))
    arena, awaits = answered("put 6"), PutDice.awaits

    def informed(self: PutDice, g: Table) -> tuple[Seat, ...]:
        is_dull = self.turn == DEFENDER and min(g.empires[arena.you].hand, default=0) % 2
        return NOBODY if is_dull else awaits(self, g)

    monkeypatch.setattr(PutDice, "awaits", informed)
    with pytest.raises(AssertionError, match=leaks.WAITING_TELLS):
        look_into(arena)


def test_solo_names_the_side_that_is_asked() -> None:
    arena = Arena(1, variant="solo", empires="3")
    arena.meet(2, 2)
    arena.attack()
    assert arena.ask().side == arena.me
    arena.dice([1, 1], [1, 1])
    arena.play("auto")
    assert (arena.ask().prompt.key, arena.ask().side) == ("ask-onward", arena.me)


# The Entity's dice ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("power", "damage", "shield"),
    [
        (1, "000011", "000000"),
        (2, "000111", "000000"),
        (3, "000112", "000000"),
        (4, "000112", "001000"),
        (5, "001112", "010000"),
        (6, "001122", "010000"),
    ],
)
def test_each_die_of_the_entity_does_what_its_power_says(power: int, damage: str, shield: str) -> None:
    """R12.9, R17.3, in a combat."""
    for face in range(1, 7):
        arena = Arena()
        arena.g.entity.power = power
        arena.meet(2, 2)
        arena.attack()
        arena.dice([4, 1], [face])
        arena.play("auto")
        theirs = 2 - max(0, 1 - int(shield[face - 1]))
        assert arena.units(arena.me)[0] == 2 - int(damage[face - 1])
        assert arena.units(arena.g.entity_side)[0] == theirs


def test_two_ships_that_roll_4_and_6_destroy_a_lone_colony() -> None:
    """W12, its dice: at level II they do two damage."""
    arena = Arena()
    arena.g.entity.power = 2
    assert total_of(arena.g, Fighter(arena.g.entity_side, []), [4, 6]).damage == 2


def test_the_harmonic_disruptor_makes_sixes_fives() -> None:
    arena = Arena()
    arena.g.entity.power = 3
    arena.tech("AT6b")
    arena.meet(3, 3)
    arena.attack()
    arena.dice([1], [6, 4])
    assert auto_plan(arena.g, arena.battle, arena.battle.fighters[DEFENDER]) == [5, 4]
    arena.play("auto")
    assert arena.units(arena.me)[0] == 3 - 2


# Abilities ------------------------------------------------------------------------------------------------------


def fight(arena: Arena, **cards: str) -> None:
    """I attack you, after each got a card."""
    for who, card in cards.items():
        arena.tech(card, arena.me if who == "mine" else arena.you)
    arena.meet(3, 3, enemy=arena.you)
    arena.attack()
    arena.dice([6, 1, 1], [5, 5, 2])


def values(arena: Arena, index: int) -> list[int]:
    """The dice of a side."""
    return [die.value for die in arena.battle.fighters[index].dice]


def test_a_tactical_computer_rolls_any_of_ones_dice_again() -> None:
    """BT20: once, until the next Logistics."""
    arena = Arena()
    fight(arena, mine="BT20")
    assert (arena.ask().prompt.key, arena.ask().default) == ("ask-reroll", Move("done"))
    assert arena.offered("reroll") == ["tactical-computer"]
    assert arena.offered("reroll", "tactical-computer") == ["1#2", "1#1", "6#1"]
    assert arena.offered("reroll", "tactical-computer", "1#2") == ["1#1", "6#1"]
    told = arena.play("reroll tactical-computer 1#1 1#2")
    assert told[0] == "rerolled"
    mine = values(arena, ATTACKER)
    assert 6 in mine
    assert mine == sorted(mine, reverse=True)
    assert values(arena, DEFENDER) == [5, 5, 2]
    assert next(die.rerolls for die in arena.battle.fighters[ATTACKER].dice if die.value == 6) == 0
    assert sum(die.rerolls for die in arena.battle.fighters[ATTACKER].dice) == 2
    assert not arena.empire.techs[0].ready
    assert arena.ask().prompt.key == "ask-dice"


def test_any_number_of_equal_dice_can_be_told_apart() -> None:
    """In Exploration the Entity may have any number of ships in a sector."""
    words = die_words(Fighter(0, [], [Die(1)] * 40))
    assert (words[0], words[-1], len({*words})) == ("1#1", "1#40", 40)


def test_dice_rolled_again_show_every_face() -> None:
    seen = set[int]()
    for seed in range(8):
        arena = Arena(seed=str(seed))
        fight(arena, mine="BT20")
        arena.dice([1] * 9, [1])
        arena.play("reroll tactical-computer " + " ".join(f"1#{n}" for n in range(1, 10)))
        seen |= {*values(arena, ATTACKER)}
    assert seen == {1, 2, 3, 4, 5, 6}


def test_abilities_need_not_be_used() -> None:
    arena = Arena()
    fight(arena, mine="BT20")
    arena.play("done")
    assert arena.empire.techs[0].ready
    assert arena.ask().prompt.key == "ask-dice"


def test_precognition_rolls_two_dice_of_the_enemy_again() -> None:
    """RP2: the Entity's too."""
    arena = Arena()
    fight(arena, mine="RP2")
    assert refused(arena.g, "reroll precognition 5#1 5#2 2#1", arena.me) == ("12", "reroll-too-many")
    arena.play("reroll precognition 5#1 5#2")
    assert 2 in values(arena, DEFENDER)
    assert values(arena, ATTACKER) == [6, 1, 1]
    other = Arena()
    other.tech("RP2")
    other.meet(3, 3)
    other.attack()
    other.dice([1], [6, 6, 4])
    other.play("reroll precognition 6#1")
    assert {6, 4} <= {*values(other, DEFENDER)}


@pytest.mark.parametrize("card", ["BT20", "RP2"])
def test_what_cannot_be_used(card: str) -> None:
    arena = Arena()
    fight(arena, mine=card)
    other = {"BT20": "precognition", "RP2": "tactical-computer"}[card]
    assert refused(arena.g, f"reroll {other} 1#1", arena.me) == ("14.5", "ability-not-active")
    tech = arena.tech({"BT20": "RP2", "RP2": "BT20"}[card])
    tech.ready = False
    assert refused(arena.g, f"reroll {other} 1#1", arena.me) == ("14.5", "ability-used")
    tech.ready, tech.active = True, False
    assert refused(arena.g, f"reroll {other} 1#1", arena.me) == ("14.5", "ability-not-active")


def test_the_defender_comes_after_the_attacker() -> None:
    """C3."""
    arena = Arena()
    fight(arena, mine="BT20", yours="BT20")
    assert arena.ask().seat == DECIDERS[arena.g.seats][arena.me]
    arena.play("done")
    assert (arena.ask().seat, arena.ask().pace) == (DECIDERS[arena.g.seats][arena.you], Pace.ASIDE)
    arena.play("reroll tactical-computer 2#1", arena.you)
    assert arena.ask().prompt.key == "ask-dice"


def test_whose_dice_are_rolled_again_may_answer_once() -> None:
    """R28.22."""
    arena = Arena()
    fight(arena, mine="BT20", yours="RP2")
    arena.tech("RP2")
    arena.play("done")
    arena.play("reroll precognition 6#1", arena.you)
    assert (arena.ask().prompt.key, arena.ask().seat) == ("ask-reroll", DECIDERS[arena.g.seats][arena.me])
    arena.play("reroll precognition 5#1")
    assert arena.ask().prompt.key == "ask-dice"
    assert [tech.ready for tech in arena.empire.techs] == [True, False]


def test_no_answer_to_dice_of_ones_own() -> None:
    arena = Arena()
    fight(arena, mine="BT20", yours="BT20")
    arena.play("done")
    arena.play("reroll tactical-computer 2#1", arena.you)
    assert arena.ask().prompt.key == "ask-dice"


def test_the_second_ability_of_a_defender_grants_no_second_answer() -> None:
    arena = Arena()
    fight(arena, mine="BT20", yours="RP2")
    arena.tech("BT20", arena.you)
    arena.play("done")
    arena.play("reroll precognition 6#1", arena.you)
    assert arena.ask().seat == DECIDERS[arena.g.seats][arena.you]
    arena.play("reroll tactical-computer 2#1", arena.you)
    assert arena.ask().seat == DECIDERS[arena.g.seats][arena.me]
    arena.play("done")
    assert arena.ask().prompt.key == "ask-dice"


# Proofs and random players ------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(3))
def test_views_events_and_settings_keep_plans_secret(seed: int) -> None:
    """26: the proofs of secrets, at every question of a combat of two empires with an ability each."""
    dice = Dice(seed)
    arena = Arena()
    arena.tech("RP2")
    arena.tech("RP2", arena.you)
    arena.meet(2, 3, enemy=arena.you)
    arena.attack()
    while arena.ask().prompt.key != "ask-turn":
        prove_no_leak(GAME, 2, arena.g, dice)
        prove_events_keep_secrets(GAME, 2, arena.g, dice)
        prove_private_settings(GAME, 2, arena.g, dice)
        seat = arena.ask().seat
        move = GAME.offer(arena.g, seat).sample(dice)
        assert move is not None
        GAME.play(arena.g, seat, move)


@pytest.mark.parametrize("seed", range(12))
def test_random_players_fight_to_the_end_of_a_combat(seed: int) -> None:
    """No dead end, whatever the cards and units; what is offered can be played."""
    dice = Dice(seed)
    arena = Arena(race="kharrad")
    for card in ("BT20", "RP2", "RO2", "BT17", "BT13", "AT1a", "AT6b", "RR3", "BT19"):
        for side in (arena.me, arena.you):
            if dice.below(2):
                arena.tech(card, side)
    for side in (arena.me, arena.you, arena.g.entity_side):
        arena.put("2.1", side, ships=1 + dice.below(5), stations=dice.below(3))
    arena.play("attack 2.1 entity")
    for _ in range(400):
        if arena.ask().prompt.key == "ask-turn":
            break
        seat = arena.ask().seat
        assert GAME.offer(arena.g, seat).allows(arena.ask().default)
        move = GAME.offer(arena.g, seat).sample(dice)
        assert move is not None
        assert GAME.offer(arena.g, seat).allows(move), move
        GAME.play(arena.g, seat, move)
    assert arena.ask().prompt.key == "ask-turn"
