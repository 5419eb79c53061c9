"""Combat tiles with powers: rolled again, increasing, one-time and minimum (rules 13.4, 13.5)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from bot.engine.rng import Rng
from bot.games.novasolis.core.cards.cards import COMBAT_TILES, NUMBERS, POWER
from bot.games.novasolis.core.conflict import grid
from bot.games.novasolis.core.conflict.battle import ATTACKER, Fighter, total_of
from bot.games.novasolis.core.conflict.grid import come_to, usual_slots
from bot.games.novasolis.core.table.state import SHIP
from bot.games.novasolis.core.table.tables import DECIDERS
from bot.games.novasolis.core.thinking.fights import edge_of
from tests.catalogues import Late
from tests.games.leaks import prove_no_leak
from tests.games.novasolis.arena import Arena, with_tiles
from tests.games.novasolis.play import GAME, refused

WORDS = Late("novasolis")
Arming = Callable[..., None]


def sums(ids: str, *slots: int, used: tuple[int, ...] = ()) -> tuple[int, ...]:
    """Damage, shields and armour of dice in slots of a grid with these tiles."""
    return tuple(come_to(tuple(COMBAT_TILES[n] for n in with_tiles(*ids.split())), slots, used))


@pytest.fixture
def arm(monkeypatch: pytest.MonkeyPatch) -> Arming:
    """Puts tiles on top of the grid of every empire."""

    def put(*ids: str) -> None:
        monkeypatch.setattr(grid, "START_GRID", with_tiles(*ids))

    return put


def meeting(mine: list[int], theirs: list[int], ships: int = 9, against: int = 9) -> Arena:
    """My ships have attacked the Entity, at its lowest power, and both rolled these dice."""
    arena = Arena()
    arena.g.entity.power = 1
    arena.meet(ships, against)
    arena.attack()
    arena.dice(mine, theirs)
    return arena


def mine(arena: Arena) -> Fighter:
    """My side of the combat."""
    return arena.battle.fighters[ATTACKER]


def test_the_tiles_of_the_table() -> None:
    """Section 13."""
    found = [
        (row.id, row.slot, row.damage, row.shield, row.armour, row.power)
        for row in COMBAT_TILES.values()
        if row.module == "void"
    ]
    assert found == [
        ("V1", 5, 1, 0, 0, "increasing"),
        ("V2", 2, 0, 1, 0, "minimum"),
        ("V3", 6, 2, 0, 0, "reroll"),
        ("V4", 3, 0, 0, 1, "once"),
        ("V5", 6, 3, 0, 0, "reroll"),
        ("V6", 5, 0, 1, 0, "increasing"),
        ("V7", 1, 1, 0, 0, "minimum"),
        ("V8", 6, 4, 0, 0, "once"),
        ("V9", 5, 0, 1, 0, "reroll"),
    ]


# Increasing -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("dice", "damage"), [(1, 2), (2, 6), (3, 12)])
def test_each_die_on_an_increasing_tile_is_stronger_by_their_number(dice: int, damage: int) -> None:
    """W3: two dice on a Plasma Beam do (1 + 2) x 2 = 6 damage."""
    assert sums("V1", *[5] * dice) == (damage, 0, 0)
    assert sums("V6", *[5] * dice) == (0, damage, 0)


# Minimum --------------------------------------------------------------------------------------------------------


def test_a_minimum_raises_weaker_tiles_of_its_kind_and_leaves_stronger_ones() -> None:
    """W4: two dice on a Void Shield, one on a Deflector and one on an Ultra Shield block 2 + 3 = 5."""
    assert sums("V2 T11", 2, 2, 3, 5) == (0, 5, 0)
    assert sums("V2 T11", 2, 2, 2, 2, 3, 5) == (0, 8, 0)
    assert sums("V7", 1, 1, 4, 6) == (4, 0, 0)
    assert sums("V7", 1, 4, 6) == (3, 0, 0)


def test_a_minimum_has_no_strength_itself_and_raises_nothing_that_has_none() -> None:
    assert sums("V2 V7", 1, 1, 2, 2, 2) == (0, 0, 0)
    assert sums("V2", 2, 2, 4, 6, 5) == (3, 0, 0)
    assert sums("V7", 1, 1, 2, 3) == (0, 1, 0)


def test_a_minimum_raises_only_its_part_of_a_tile_with_both() -> None:
    assert sums("V7 T06", 1, 1, 1, 5) == (3, 1, 0)
    assert sums("V2 T06", 2, 2, 2, 5) == (1, 3, 0)


def test_a_minimum_is_applied_after_what_increases() -> None:
    assert sums("V7 V1", 1, 1, 1, 5) == (3, 0, 0)
    assert sums("V7 V1", 1, 1, 5, 5) == (6, 0, 0)


def test_a_minimum_does_not_raise_dice_on_a_one_time_tile_that_was_used() -> None:
    assert sums("V7 V8", *[1] * 5, 6, 6) == (5, 0, 0)
    assert sums("V7 V8", *[1] * 5, 6, used=(6,)) == (0, 0, 0)


# One-time -------------------------------------------------------------------------------------------------------


def test_a_one_time_tile_works_for_the_first_die_on_it() -> None:
    assert sums("V8", 6) == sums("V8", 6, 6, 6) == (4, 0, 0)
    assert sums("V4", 3, 3) == (0, 0, 1)
    assert sums("V8 V4", 6, 3, used=(6,)) == (0, 0, 1)


def test_armour_is_gained_once_and_lasts_for_the_whole_combat(arm: Arming) -> None:
    """W5: two dice in two rounds give one armour, not two; it stops hits in every round, the third too."""
    arm("V4")
    arena = meeting([3], [6, 6])
    assert POWER[1].damage[6 - 1] == 1
    for round_, slots in ((1, "3"), (2, "3"), (3, "1")):
        if round_ > 1:
            arena.play("continue")
            arena.dice([3], [6, 6])
        before = arena.units(arena.me)[SHIP]
        told = arena.play(f"put {slots}")
        assert before - arena.units(arena.me)[SHIP] == 1
        assert told.count("armour") == (round_ == 1)
        if round_ < 3:
            assert mine(arena).armour == (round_ > 1)


def test_a_one_time_tile_works_again_in_the_next_combat(arm: Arming) -> None:
    arm("V8")
    arena = meeting([6], [1])
    arena.play("put 6")
    assert arena.units(arena.g.entity_side)[SHIP] == 9 - 4
    arena.play("continue")
    arena.dice([6], [1])
    arena.play("put 6")
    assert arena.units(arena.g.entity_side)[SHIP] == 9 - 4
    arena.play("stop")
    arena.attacked()
    arena.dice([6], [1])
    arena.play("put 6")
    assert arena.units(arena.g.entity_side)[SHIP] == 9 - 8


# Rolled again ---------------------------------------------------------------------------------------------------


def test_a_die_on_such_a_tile_does_its_work_is_rolled_again_and_put_later(arm: Arming) -> None:
    """The effect stays, whatever the die does then; the others are put in turn before."""
    arm("V3")
    arena = meeting([6, 2], [1, 1, 1])
    arena.g.rng = Rng("again")
    told = arena.play("put 6")
    assert told == ["die-again"]
    fighter = mine(arena)
    assert (fighter.damage, fighter.put(), len(fighter.left())) == (2, [], 2)
    assert [die.returns for die in fighter.dice if die.value != 2 or die.returns] == [1]
    assert total_of(arena.g, fighter) == (2, 0, 0)
    assert arena.ask().prompt.key == "ask-dice"
    arena.play("put 1 1")
    assert arena.units(arena.g.entity_side)[SHIP] == 9 - 2


def test_a_die_about_to_be_put_counts_by_the_tile_that_it_is_put_on(arm: Arming) -> None:
    """Only the tile in slot 5 rolls dice again: a die there leaves its shield, one in slot 6 lies there."""
    arm("V9")
    arena = meeting([6, 6], [1])
    assert total_of(arena.g, mine(arena), [6]) == sums("V9", 6) != sums("V9", 5)
    assert total_of(arena.g, mine(arena), [5]) == sums("V9", 5) == (0, 1, 0)
    assert total_of(arena.g, mine(arena), [5, 6]) == sums("V9", 5, 6)


def test_the_enemy_puts_a_die_before_one_that_was_rolled_again(arm: Arming) -> None:
    arm("V9")
    arena = Arena()
    arena.meet(2, 2, enemy=arena.you)
    arena.attack()
    arena.dice([5, 1], [4, 1])
    arena.play("put 5")
    assert mine(arena).shield == 1
    assert arena.ask().seat == DECIDERS[arena.g.seats][arena.you]


def test_what_a_die_did_before_is_neither_raised_nor_counted_as_lying_there(arm: Arming) -> None:
    """R13.5: only dice that lie on a tile in the end count."""
    arm("V3", "V7")
    arena = meeting([6, 5, 4, 3], [1])
    arena.play("put 6")
    fighter = mine(arena)
    for die in fighter.dice:
        die.value = 4
    arena.play("put 1 1 1 4")
    assert arena.units(arena.g.entity_side)[SHIP] == 9 - 2 - 3


def test_a_die_is_rolled_again_five_times_a_round_and_then_stays(arm: Arming) -> None:
    arm("V5")
    arena = meeting([6, 1], [1])
    assert NUMBERS.returns == 5
    for times in range(1, 6):
        arena.play("put 6")
        die = max(mine(arena).dice, key=lambda die: die.returns)
        assert (die.returns, die.slot, mine(arena).damage) == (times, 0, 3 * times)
        die.value = 6
        mine(arena).sort()
    assert arena.offered("put", 6) == [1]
    told = arena.play("put 6 1")
    assert "die-again" not in told
    assert arena.units(arena.g.entity_side)[SHIP] == 0


def test_dice_come_back_anew_in_the_next_round(arm: Arming) -> None:
    arm("V3")
    arena = meeting([6], [1])
    arena.play("put 6")
    arena.play("put 1")
    arena.play("continue")
    arena.dice([6], [1])
    assert (mine(arena).damage, mine(arena).dice[0].returns) == (0, 0)
    assert arena.play("put 6")[0] == "die-again"
    assert mine(arena).damage == 2


def test_a_move_ends_with_a_die_that_is_rolled_again(arm: Arming) -> None:
    arm("V3")
    arena = meeting([6, 6, 4], [1])
    seat = DECIDERS[arena.g.seats][arena.me]
    assert arena.offered("put", 6) == []
    assert refused(arena.g, "put 6 6", arena.me) == ("13.4", "put-rolled-again")
    spot = GAME.offer(arena.g, seat).spot("put", (4, 6))
    assert spot is not None
    assert (spot.ends, spot.next) == (True, ())
    assert spot.price is not None
    assert spot.price.values == {"damage": 3, "shield": 0, "n": 2}
    plans = {
        given: [str(move) for move, _ in GAME.offer(arena.g, seat).proposals("put", given)]
        for given in ((), (4,))
    }
    assert plans == {(): ["put 6"], (4,): ["put 4 6"]}


def test_the_usual_places_go_on_after_a_die_was_rolled_again(arm: Arming) -> None:
    arm("V3")
    arena = meeting([6, 6, 6], [1])
    told = arena.play("auto")
    assert told.count("die-again") >= 3
    assert arena.ask().prompt.key == "ask-onward"


def test_who_wants_the_usual_places_when_attacked_is_not_asked_in_between(arm: Arming) -> None:
    arm("V3")
    arena = Arena()
    arena.empire.wishes.dice = "auto"
    arena.meet(3, 1)
    arena.attacked()
    assert arena.g.stack
    assert arena.ask().prompt.key == "ask-turn"


def test_nobody_learns_that_another_has_chosen_the_usual_places(arm: Arming) -> None:
    arm("V3")
    arena = Arena()
    arena.meet(3, 3, enemy=arena.you)
    arena.attack()
    arena.dice([6, 6, 6], [6, 1, 1])
    arena.play("auto")
    seat = DECIDERS[arena.g.seats][arena.you]
    assert arena.ask().seat == seat
    assert mine(arena).auto
    view = GAME.view(arena.g, seat)
    found = next(step for step in view.stack if hasattr(step, "fighters"))
    assert not found.fighters[ATTACKER].auto
    prove_no_leak(GAME, 2, arena.g, Rng("leak"))


# Where nobody chooses -------------------------------------------------------------------------------------------


def usual(ids: str, *values: int) -> list[int]:
    """Where dice go on a grid with these tiles."""
    return usual_slots(tuple(COMBAT_TILES[n] for n in with_tiles(*ids.split())), values)


def test_the_usual_place_of_a_die_is_where_it_adds_most() -> None:
    """R12.5: what it adds to all dice counts."""
    assert usual("V1", 6, 6, 5) == [6, 6, 5]
    assert usual("V1", 5, 5, 6, 6) == [5, 5, 5, 5]
    assert usual("V8", 6, 6) == [6, 4]
    assert usual("V4", 3, 3) == [3, 3]
    assert usual("V2", 3, 3, 2, 2, 1) == [3, 3, 2, 2, 1]
    assert usual("V7", 4, 4, 1, 1) == [4, 4, 1, 1]
    assert usual("V5", 6, 5) == [6, 4]


def test_the_best_place_is_offered_first(arm: Arming) -> None:
    arm("V8")
    arena = meeting([6, 6, 1], [1])
    assert arena.offered("put") == [6, 4, 3, 5, 2, 1]
    assert arena.offered("put", 6) == [4, 3, 6, 5, 2, 1]


def test_forecasts_count_the_powers(arm: Arming) -> None:
    arena = Arena()
    plain = edge_of(arena.g, arena.me)
    assert plain[:2] == ((0 + 0 + 0 + 1 + 1 + 2) / 6, 1 / 6)
    arm("V1")
    assert edge_of(arena.g, arena.me).damage > plain.damage
    arm("V3")
    assert edge_of(arena.g, arena.me).damage == 4 / 5
    arm("V4")
    assert edge_of(arena.g, arena.me).shield == plain.shield


# Words ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("slot", "ids", "said"),
    [
        (5, "V1", "1 damage per die, and 1 more for every die on it"),
        (2, "V2", "each die raises the minimum of your other tiles by 1 shield"),
        (6, "V3", "2 damage per die, which is then rolled again and put once more"),
        (3, "V4", "1 armour for the rest of the combat, but only the first time in a combat"),
    ],
)
def test_a_slot_says_the_power_of_its_tile(arm: Arming, slot: int, ids: str, said: str) -> None:
    arm(ids)
    arena = meeting([6], [1])
    spot = GAME.offer(arena.g, DECIDERS[arena.g.seats][arena.me]).spot("put", ())
    assert spot is not None
    (choice,) = [choice for choice in spot.next if choice.value == slot]
    assert choice.detail is not None
    assert WORDS.say(choice.detail) == said
