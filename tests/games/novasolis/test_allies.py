"""What it means for empires to be allied, and how allies fight side by side (rules 24)."""

from __future__ import annotations

import pytest

from bot.games.novasolis.agreements import tokens_of
from bot.games.novasolis.core.actions.seizing import within_grasp
from bot.games.novasolis.core.alone.roaming import target_in
from bot.games.novasolis.core.conflict.battle import Fighter
from bot.games.novasolis.core.conflict.combat import dice_in, losses
from bot.games.novasolis.core.holdings.counting import coop_track
from bot.games.novasolis.core.holdings.gates import collapse_gates
from bot.games.novasolis.core.holdings.holdings import allied, allies, contested, hostile, productive
from bot.games.novasolis.core.holdings.reach import reach_of
from bot.games.novasolis.core.scoring.ending import points
from bot.games.novasolis.core.table.state import SHIP
from bot.games.novasolis.modules.diplomacy.members import enter, sharers_of
from bot.games.novasolis.modules.flagships.cards import FLAGSHIP
from tests.games.novasolis.arena import Arena
from tests.games.novasolis.play import GAME, Board, refused


def ally(board: Board, *sides: int, number: int = 1) -> None:
    """Put empires into one alliance."""
    for side in sides:
        enter(board.g, side, number)


@pytest.fixture
def board() -> Board:
    """Three empires, of which "me" and "you" are allied."""
    found = Board(3, diplomacy="on")
    ally(found, found.me, found.you)
    return found


def third(board: Board) -> int:
    """The empire that is in no alliance."""
    return next(side for side in range(3) if side not in (board.me, board.you))


def test_allies_are_no_enemies_and_all_others_are(board: Board) -> None:
    """R24.8, 2: hostile."""
    g, me, you, other = board.g, board.me, board.you, third(board)
    assert allied(g, me, you)
    assert not hostile(g, me, you)
    assert not allied(g, me, me)
    assert not allied(g, other, me)
    assert hostile(g, me, other)
    assert hostile(g, you, g.entity_side)
    assert not allied(g, me, g.entity_side)
    assert allies(g, me) == [you]
    assert allies(g, other) == []


def test_empires_of_no_alliance_and_of_two_are_enemies(board: Board) -> None:
    """R24.1: "no alliance" is none."""
    ally(board, third(board), number=2)
    assert hostile(board.g, board.you, third(board))
    ally(board, board.me, board.you, number=0)
    assert hostile(board.g, board.me, board.you)
    assert allies(board.g, board.me) == []


def test_allies_do_not_contest_a_sector_and_outsiders_do(board: Board) -> None:
    """R24.8, X3.2: they may enter without it being contested."""
    sector = board.own("2.2", board.you)
    board.put("2.2", board.me, ships=1)
    assert not contested(board.g, sector)
    assert productive(board.g, sector)
    board.put("2.2", board.you, ships=1)
    assert not contested(board.g, sector)
    board.put("2.2", third(board), ships=1)
    assert contested(board.g, sector)
    sector.units[third(board)][SHIP] = 0
    sector.units[board.g.entity_side][SHIP] = 1
    assert contested(board.g, sector)


def test_allies_in_a_sector_of_someone_else_contest_it(board: Board) -> None:
    sector = board.own("2.2", third(board))
    board.put("2.2", board.me, ships=1)
    board.put("2.2", board.you, ships=1)
    assert contested(board.g, sector)
    sector.owner = -1
    assert not contested(board.g, sector)


def test_ships_pass_through_sectors_of_allies(board: Board) -> None:
    """X3.2: into or through them; in those of others they stop (R10.3d)."""
    number = board.number("2.2")
    sector = board.own("2.2", board.you)
    board.put("2.2", board.you, ships=1)
    assert number not in reach_of(board.g, board.me).halts
    sector.owner = third(board)
    assert number in reach_of(board.g, board.me).halts
    sector.units[board.you][SHIP] = 0
    sector.owner = board.you
    ally(board, board.me, board.you, number=0)
    assert number in reach_of(board.g, board.me).halts


def test_gates_of_allies_and_own_ones_are_joined(board: Board) -> None:
    """X3.2, R10.3c: in through one's own and out of an ally's, unless the sector is contested."""
    board.own("2.0", board.me).gate = board.me
    board.own("2.2", board.you).gate = board.you
    board.own("2.4", third(board)).gate = third(board)
    assert reach_of(board.g, board.me).gates == {board.number("2.0"), board.number("2.2")}
    board.put("2.2", third(board), ships=1)
    assert reach_of(board.g, board.me).gates == {board.number("2.0")}


def test_sectors_of_allies_give_support(board: Board) -> None:
    """X3.2, R10.3f."""
    theirs = board.number("theirs")
    assert theirs in reach_of(board.g, board.me).supported
    ally(board, board.me, board.you, number=0)
    assert theirs not in reach_of(board.g, board.me).supported


def test_colonies_of_allies_are_not_seized_and_allies_do_not_hinder(board: Board) -> None:
    """R11.4, R24.8."""
    sector = board.own("2.2", board.you)
    board.put("2.2", board.me, ships=5)
    assert within_grasp(board.g, board.me) == []
    assert refused(board.g, "seize 2.2") == ("20.1", "seize-allies")
    sector.owner = third(board)
    assert within_grasp(board.g, board.me) == [board.number("2.2")]
    board.put("2.2", board.you, ships=1)
    assert within_grasp(board.g, board.me) == [board.number("2.2")]
    ally(board, board.you, number=0)
    assert within_grasp(board.g, board.me) == []


def test_only_the_owner_builds_and_settles(board: Board) -> None:
    """R24.8."""
    board.own("2.2", board.you)
    board.put("2.2", board.me, ships=1, stations=1)
    for order, why in (
        ("ship", "build-not-owned"),
        ("gate", "build-not-owned"),
        ("settle", "settle-colony-there"),
    ):
        assert refused(board.g, f"build {order}-2.2") == ("10.2", why)


def test_diplomacy_tokens_count_against_their_empire_and_against_all(board: Board) -> None:
    """R24.2, R19.5, R19.7: there is no floor."""
    for empire in board.g.empires:
        empire.coop = empire.own = 0
    board.empire.coop, board.empire.own = 4, 1
    tokens_of(board.g, board.me)[:] = [1, 4]
    assert points(board.g, board.me) == 0
    assert coop_track(board.g) == -1
    tokens_of(board.g, board.me).append(2)
    assert points(board.g, board.me) == -2
    assert GAME.standings(board.g).scores[board.me] == -2


def test_the_entity_attacks_the_owner_else_the_strongest_alliance(board: Board) -> None:
    """R24.13, R17.7: allies are one side; of them the strongest is attacked."""
    other = third(board)
    sector = board.put("2.2", board.me, ships=2)
    board.put("2.2", board.you, ships=3)
    board.put("2.2", other, ships=4)
    assert target_in(board.g, sector) == board.you
    ally(board, board.me, board.you, number=0)
    assert target_in(board.g, sector) == other
    ally(board, board.me, board.you)
    sector.owner = board.me
    assert target_in(board.g, sector) == board.me


# Side by side ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("forces", "hits", "lost"),
    [
        ([[3, 0, 0, 0], [3, 0, 0, 0]], 4, [[2, 0, 0, 0], [2, 0, 0, 0]]),
        ([[3, 0, 0, 0], [3, 0, 0, 0]], 3, [[2, 0, 0, 0], [1, 0, 0, 0]]),
        ([[1, 0, 0, 0], [4, 0, 0, 0]], 4, [[1, 0, 0, 0], [3, 0, 0, 0]]),
        ([[0, 1, 0, 0], [2, 0, 0, 0]], 2, [[0, 0, 0, 0], [2, 0, 0, 0]]),
        ([[2, 1, 0, 0], [0, 1, 0, 0]], 3, [[2, 0, 0, 0], [0, 1, 0, 0]]),
        ([[0, 0, 1, 0], [0, 0, 1, 0]], 2, [[0, 0, 0, 0], [0, 0, 0, 0]]),
        ([[0, 0, 1, 0], [0, 0, 1, 0]], 3, [[0, 0, 1, 0], [0, 0, 0, 0]]),
        ([[0, 0, 1, 0], [1, 0, 1, 0]], 4, [[0, 0, 1, 0], [1, 0, 0, 0]]),
        ([[1, 0, 0, 0], [1, 0, 0, 0], [1, 0, 0, 0]], 2, [[1, 0, 0, 0], [1, 0, 0, 0], [0, 0, 0, 0]]),
    ],
)
def test_hits_fall_evenly_kind_by_kind(forces: list[list[int]], hits: int, lost: list[list[int]]) -> None:
    """R24.11: to whom took the fewest and still has such units, of equals to the first; flagships absorb."""
    assert losses(forces, hits) == lost


def helped(ships: int, helping: int, enemies: int, *, attacked: bool = False) -> Arena:
    """My ships fight the Entity in 2.1 with ships of an ally."""
    arena = Arena(3, diplomacy="on")
    ally(arena, arena.me, arena.you)
    arena.meet(ships, enemies)
    arena.put("2.1", arena.you, ships=helping)
    if attacked:
        arena.attacked()
    else:
        arena.attack()
    arena.play(f"support {helping}", arena.you)
    mine(arena).strength = ships
    return arena


def mine(arena: Arena) -> Fighter:
    """Me in the combat."""
    return next(fighter for fighter in arena.battle.fighters if fighter.side == arena.me)


def test_worked_example_w10_stars_are_shared_by_strength() -> None:
    """W10, R24.12: five ships of the Entity, four dice of mine and three of my ally: three half-stars and two."""
    arena = helped(4, 3, 5)
    before = [empire.coop for empire in arena.g.empires]
    arena.dice([6, 6, 4], [1] * 5)
    arena.play("auto")
    assert [empire.coop for empire in arena.g.empires] == [
        now + {arena.me: 3, arena.you: 2}.get(side, 0) for side, now in enumerate(before)
    ]
    assert [arena.g.empires[side].slain[SHIP] for side in (arena.me, arena.you)] == [3, 2]


def test_the_stronger_ally_is_first() -> None:
    """R24.12: two and a half stars, the odd half to whom has more dice; X3.3, the Entity attacks."""
    arena = helped(2, 3, 5, attacked=True)
    arena.dice([6, 6, 4], [1] * 5)
    coop = [empire.coop for empire in arena.g.empires]
    arena.play("auto")
    gained = [empire.coop - had for empire, had in zip(arena.g.empires, coop, strict=True)]
    assert (gained[arena.you], gained[arena.me]) == (3, 2)


def test_stars_for_oneself_are_shared_after_those_for_all() -> None:
    """R24.12, R12.8: a flagship brings 1★, two ships half a ☆ each."""
    arena = Arena(3, diplomacy="on")
    other = third(arena)
    ally(arena, arena.me, arena.you)
    arena.meet(2, 2, enemy=other)
    arena.at("2.1").units[other][FLAGSHIP] = 1
    arena.put("2.1", arena.you, ships=1)
    arena.attack()
    arena.play("support 1", arena.you)
    for empire in arena.g.empires:
        empire.coop = empire.own = 0
    arena.dice([6, 6], [1] * 4)
    arena.play("auto")
    arena.play("auto", other)
    assert [(arena.g.empires[side].coop, arena.g.empires[side].own) for side in (arena.me, arena.you)] == [
        (1, 1),
        (1, 1),
    ]
    assert sum(map(sum, (empire.slain for empire in arena.g.empires))) == 0


def test_nothing_is_paid_before_the_combat_ends() -> None:
    """R24.12."""
    arena = helped(4, 3, 6)
    before = [empire.coop for empire in arena.g.empires]
    arena.dice([6], [1] * 6)
    arena.play("auto")
    assert arena.ask().prompt.key == "ask-onward"
    assert [empire.coop for empire in arena.g.empires] == before
    arena.play("stop")
    assert [empire.coop for empire in arena.g.empires] != before


def test_hits_take_the_ships_of_both() -> None:
    """R24.11, X3.3."""
    arena = helped(3, 2, 9)
    arena.dice([1], [6] * 4)
    arena.play("auto")
    assert (arena.units(arena.me)[SHIP], arena.units(arena.you)[SHIP]) == (1, 0)
    assert mine(arena).helpers[0].units == [0, 0, 0, 0]
    assert dice_in(arena.g, arena.battle, 0, 2) == 1


def test_forces_that_stayed_out_are_not_hit() -> None:
    """R24.9."""
    arena = helped(2, 2, 9)
    arena.put("2.1", arena.you, ships=3)
    arena.dice([1], [6] * 4)
    arena.play("auto")
    assert arena.units(arena.you)[SHIP] == 3


def test_helpers_roll_with_us_and_what_adds_dice_is_ours_alone() -> None:
    """R24.10: a Kharrad ally adds no die in the first round, a Kharrad that attacks does."""
    arena = Arena(3, race="kharrad", diplomacy="on")
    ally(arena, arena.me, arena.you)
    arena.meet(2, 9)
    arena.put("2.1", arena.you, ships=1, stations=1)
    arena.attack()
    arena.play("support 1 1", arena.you)
    assert dice_in(arena.g, arena.battle, 0, 1) == 3 + 3
    assert dice_in(arena.g, arena.battle, 0, 2) == 2 + 3
    arena.dice([1], [1])
    arena.play("auto")
    arena.play("continue")
    assert len(mine(arena).dice) == 2 + 3


def test_a_combat_goes_on_while_a_helper_stands() -> None:
    """R12.3: its dice are still mine to put."""
    arena = helped(1, 3, 9)
    arena.dice([1], [6])
    arena.play("auto")
    assert arena.units(arena.me)[SHIP] == 0
    assert arena.ask().prompt.key == "ask-onward"
    arena.play("continue")
    assert len(mine(arena).dice) == 3
    assert arena.ask().seat == arena.me


def test_a_side_that_helpers_still_hold_is_not_wiped_out() -> None:
    """O18: the enemy side is gone only with its helpers."""
    arena = Arena(3, diplomacy="on")
    other = third(arena)
    ally(arena, arena.you, other)
    arena.meet(3, 1, enemy=arena.you)
    arena.put("2.1", other, ships=3)
    arena.attack()
    arena.play("support 3", other)
    arena.dice([4], [1])
    arena.play("auto")
    arena.play("auto", arena.you)
    arena.play("stop")
    assert arena.units(arena.you)[SHIP] == 0
    assert arena.empire.routs == 0


def test_a_gate_that_allies_close_is_shared() -> None:
    """R17.8, R24.12: two stars dealt by halves, the strongest first; it is counted for that one."""
    arena = helped(1, 3, 1)
    sector = arena.at("2.1")
    sector.rift = True
    arena.g.entity.cycle.append(arena.number("2.1"))
    for empire in arena.g.empires:
        empire.coop = 0
    arena.dice([4], [1])
    arena.play("auto")
    assert not sector.rift
    assert (arena.g.empires[arena.you].coop, arena.empire.coop) == (2 + 1, 2)
    assert (arena.g.empires[arena.you].gates, arena.empire.gates) == (1, 0)


def test_who_closes_a_gate_alone_later_shares_with_no_one() -> None:
    arena = helped(2, 2, 1)
    arena.dice([4], [1])
    arena.play("auto")
    sector = arena.at("2.1")
    assert sorted(sharers_of(arena.g, arena.number("2.1"))) == sorted([arena.me, arena.you])
    sector.units[arena.g.entity_side][SHIP] = 1
    sector.rift = True
    arena.g.entity.cycle.append(arena.number("2.1"))
    arena.play("done")
    arena.empire.turn.actions.clear()
    arena.attack()
    arena.play("stay", arena.you)
    arena.dice([4], [1])
    before = arena.g.empires[arena.you].coop
    arena.play("auto")
    collapse_gates(arena.g)
    assert not sector.rift
    assert arena.g.empires[arena.you].coop == before
