"""What each module of a flagship does, where it is and in its combats (rules 16.1, 16.2, 22.7)."""

from __future__ import annotations

import pytest

from bot.engine.moves import Move
from bot.engine.rng import Rng
from bot.games.novasolis.core.cards.cards import (
    ENERGY,
    NUMBERS,
    POPULATION,
    RACES,
    REACTOR,
    TECHNOLOGIES,
    TILES,
)
from bot.games.novasolis.core.conflict.battle import total_of
from bot.games.novasolis.core.holdings.counting import level
from bot.games.novasolis.core.holdings.reach import is_held
from bot.games.novasolis.core.holdings.strength import defence_of, dice_of
from bot.games.novasolis.core.table.state import NO_RELIC, OLD_RELIC, SHIP, Tech
from bot.games.novasolis.core.table.tables import DECIDERS
from bot.games.novasolis.modules.flagships.cards import FLAGSHIP
from tests.games.novasolis.arena import Arena
from tests.games.novasolis.flagships import HOME, lead, where
from tests.games.novasolis.play import GAME, Board, refused


def fitted(module: str, race: str = "verdane", **options: str) -> Board:
    """A board where my active module is this one."""
    board = Board(race=race, flagships="on", **options)
    board.tech(module)
    return board


def armed(module: str, race: str = "verdane") -> Arena:
    """An arena where my active module is this one, and my flagship stands in 2.1."""
    arena = Arena(race=race, flagships="on")
    arena.tech(module)
    lead(arena, "2.1")
    return arena


def shown(arena: Arena, mine: list[int], theirs: list[int]) -> list[str]:
    """Fight a round with these dice, put by the usual rule; says what was told."""
    arena.dice(mine, theirs)
    told = arena.play("auto")
    while arena.ask().prompt.key == "ask-dice":
        told += arena.play("auto", arena.ask().seat)
    return told


# Combat ---------------------------------------------------------------------------------------------------------


def test_the_siege_lance_gives_a_third_die_where_the_flagship_fights() -> None:
    """FM01; against a colony too."""
    board = fitted("FM01")
    lead(board, "2.1")
    board.put("1.0", board.me, ships=1)
    assert [dice_of(board.g, board.at(word), board.me) for word in ("2.1", "1.0")] == [3, 1]


def test_the_aegis_projector_shields_the_whole_side_each_round() -> None:
    """FM02: three hits lose two of three ships; without the flagship all three."""
    arena = armed("FM02")
    arena.meet(3, 3)
    arena.attack()
    assert total_of(arena.g, arena.battle.fighters[0]).shield == 1
    for ships in (1, 0):
        shown(arena, [1], [4, 4, 4] if ships else [4, 4])
        assert arena.units(arena.me)[SHIP] == ships
        arena.play("continue")
    arena.at("2.1").units[arena.me][FLAGSHIP] = 0
    assert total_of(arena.g, arena.battle.fighters[0]).shield == 0


def test_the_salvage_bay_pays_for_a_combat_with_the_flagship() -> None:
    """FM07: one energy and one research, if a unit was destroyed."""
    for hits, found in (([6], (1, 1)), ([1], (0, 0))):
        arena = armed("FM07")
        arena.meet(1, 2)
        arena.empire.energy = arena.empire.research = 0
        arena.attack()
        shown(arena, hits, [1])
        arena.play("stop") if arena.ask().prompt.key == "ask-onward" else None
        assert (arena.empire.energy, arena.empire.research) == found


def test_the_salvage_bay_needs_a_flagship_that_comes_out_of_the_combat() -> None:
    """FM07, R22.1: one that withdrew took part, one that fell or was elsewhere does nothing."""
    arena = armed("FM07")
    arena.meet(1, 3)
    arena.empire.energy = arena.empire.research = 0
    arena.attack()
    shown(arena, [6], [1])
    arena.play("withdraw flagship-1.0")
    assert (arena.empire.energy, arena.empire.research) == (1, 1)
    fallen = armed("FM07")
    fallen.meet(0, 3)
    fallen.empire.energy = 0
    fallen.attack()
    shown(fallen, [6], [4, 4])
    assert (where(fallen), fallen.empire.energy) == ([], 0)
    away = armed("FM07")
    away.at("2.1").units[away.me][FLAGSHIP] = 0
    lead(away, HOME)
    away.meet(2, 2)
    away.empire.energy = 0
    away.attack()
    shown(away, [6], [1])
    assert (where(away), away.empire.energy) == ([HOME], 0)


def docked(seed: str, lost: int = 1) -> tuple[Arena, list[str]]:
    """A round in which ships are lost beside a flagship with Repair Docks."""
    arena = armed("FM08")
    arena.meet(2, 4)
    arena.attack()
    arena.dice([1], [4] * lost + [1])
    arena.g.rng = Rng(seed)
    return arena, arena.play("auto")


def test_repair_docks_bring_one_ship_back_on_four_or_more() -> None:
    """FM08: what the die shows decides; one ship however many were lost."""
    seen = set[int]()
    for seed in map(str, range(24)):
        die = 1 + Rng(seed).below(6)
        arena, told = docked(seed, lost=2)
        back = "repaired" in told
        assert back == (die >= 4)
        assert ("not-repaired" in told) != back
        assert arena.units(arena.me)[SHIP] == int(back)
        seen.add(die)
    assert seen == {1, 2, 3, 4, 5, 6}


def test_repair_docks_wait_for_a_lost_ship_and_the_flagship() -> None:
    """FM08: no die where nothing was lost, or where the flagship has fallen too."""
    for lost, told in ((0, False), (1, True), (4, False)):
        _, events = docked("7", lost)
        assert bool({"repaired", "not-repaired"} & {*events}) == told


@pytest.mark.parametrize(("seed", "told", "ships"), [("3", "repaired", 1), ("0", "not-repaired", 0)])
def test_repair_docks_work_for_whom_the_entity_attacks(seed: str, told: str, ships: int) -> None:
    """FM08: the losses of who attacks without any such docks come first, and change nothing."""
    arena = armed("FM08")
    arena.meet(2, 4)
    arena.attacked()
    arena.dice([1], [4, 4, 1])
    arena.g.rng = Rng(seed)
    assert told in arena.play("auto")
    assert arena.units(arena.me)[SHIP] == ships


def test_boarding_pods_bring_a_ship_for_two_units() -> None:
    """Race module of the Kharrad: five units bring two ships, as Fleet allows."""
    for fleet, ships in ((0, 2), (3, 1), (4, 0)):
        arena = armed("RR4", "kharrad")
        arena.meet(0, 5)
        arena.put(HOME, arena.me, ships=fleet)
        arena.attack()
        told = shown(arena, [6, 6, 4], [1])
        assert arena.units(arena.me) == [ships, 0, 1]
        assert ("boarded" in told) == bool(ships)


def test_boarding_pods_need_the_flagship() -> None:
    arena = armed("RR4", "kharrad")
    arena.at("2.1").units[arena.me][FLAGSHIP] = 0
    arena.meet(1, 2)
    arena.attack()
    shown(arena, [6], [1])
    assert arena.units(arena.me) == [1, 0, 0]


def test_the_fortress_core_takes_three_hits() -> None:
    """Race module of the Ferrun: two hits in a round are absorbed, three are not."""
    for hits, left in ((2, 1), (3, 0)):
        arena = armed("RO4", "ferrun")
        arena.meet(0, 4)
        arena.attack()
        shown(arena, [1], [4] * hits)
        assert arena.units(arena.me)[FLAGSHIP] == left
    arena = armed("RO4", "ferrun")
    arena.meet(1, 4)
    arena.attack()
    shown(arena, [1], [4])
    assert arena.units(arena.me) == [0, 0, 1]


# Moves ----------------------------------------------------------------------------------------------------------


def test_the_command_bridge_spares_two_ships_that_go_along() -> None:
    """FM03: Verdane moves 3, here the flagship and four ships with it; in either order, and not elsewhere."""
    board = fitted("FM03")
    lead(board, HOME)
    board.put(HOME, board.me, ships=6)
    assert board.offered("move", "4x2.0") == []
    assert board.offered("move", "flagship-2.0", "2.1", "4x2.0") == ["2.1"]
    assert refused(board.g, "move flagship-2.0 2.1 5x2.0 2.1") == ("10.3", "move-capacity")
    assert refused(board.g, "move flagship-2.0 2.1 4x2.0 2.2") == ("10.3", "move-capacity")
    assert refused(board.g, "move flagship-2.0 2.1 2x2.0 2.1 3x2.0 2.2") == ("10.3", "move-capacity")
    assert GAME.offer(board.g, DECIDERS[board.g.seats][board.me]).allows(
        Move.parse("move 3x2.0 2.1 flagship-2.0 2.1 1x2.0 2.1")
    )
    board.play("move flagship-2.0 2.1 2x2.0 2.1 2x2.0 2.2")
    assert (where(board), board.at("2.1").units[board.me][SHIP]) == (["2.1"], 2)


def test_the_jump_core_takes_the_flagship_and_two_ships_a_sector_farther() -> None:
    """FM04: three steps instead of two, and support one farther for their goal."""
    board = fitted("FM04")
    lead(board, HOME)
    board.put(HOME, board.me, ships=3)
    assert "2.3" not in board.offered("move", "1x2.0")
    assert {"2.3", "1.2"} <= {*board.offered("move", "flagship-2.0")}
    assert "1.3" not in board.offered("move", "flagship-2.0")
    assert "2.3" in board.offered("move", "flagship-2.0", "2.3", "2x2.0")
    assert "2.4" not in board.offered("move", "flagship-2.0", "2.3", "2x2.0")
    assert refused(board.g, "move flagship-2.0 2.3 3x2.0 2.3") == ("10.3", "move-capacity")
    board.tech("BT08")
    assert refused(board.g, "move flagship-2.0 2.3 3x2.0 2.3") == ("10.3", "move-too-far")
    assert refused(board.g, "move flagship-2.0 2.3 2x2.0 2.3 1x2.0 2.3") == ("10.3", "move-too-far")
    assert refused(board.g, "move 1x2.0 2.3 flagship-2.0 2.3") == ("10.3", "move-too-far")
    board.put("2.11", board.me, ships=1)
    assert refused(board.g, "move flagship-2.0 2.3 1x2.11 2.3") == ("10.3", "move-too-far")
    told = board.play("move flagship-2.0 2.3 2x2.0 2.3")
    assert (where(board), board.at("2.3").units[board.me][SHIP]) == (["2.3"], 2)
    assert "unsupported" not in told


def test_the_phase_cloak_passes_enemies_alone() -> None:
    """FM10: 2.2 lies behind 2.1 and 1.1, where enemies stand; with a ship the flagship cannot go there."""
    board = fitted("FM10")
    lead(board, HOME)
    board.put(HOME, board.me, ships=1)
    for word in ("2.1", "1.0"):
        board.put(word, board.g.entity_side, ships=1)
    assert "2.2" not in board.offered("move", "1x2.0")
    assert "2.2" in board.offered("move", "flagship-2.0")
    assert "2.2" not in board.offered("move", "flagship-2.0", "2.2", "1x2.0")
    assert board.offered("move", "flagship-2.0", "2.2", "1x2.0")
    board.empire.techs[0].active = False
    assert "2.2" not in board.offered("move", "flagship-2.0")


def test_the_tractor_web_holds_enemies_without_more_dice() -> None:
    """FM09: two dice against the flagship's two are held, three are not; its owner is free."""
    board = Board(flagships="on")
    board.tech("FM09", board.you)
    lead(board, "2.1", board.you)
    board.put("2.1", board.me, ships=2)
    assert refused(board.g, "move 1x2.1 2.0") == ("16.1", "move-held")
    assert board.offered("move") == []
    board.put("2.1", board.me, ships=1)
    assert "2.0" in board.offered("move", "1x2.1")
    assert not is_held(board.g, board.number("2.1"), board.you)


def test_the_tractor_web_holds_the_entity_however_strong() -> None:
    """FM09."""
    board = fitted("FM09")
    lead(board, "2.1")
    board.put("2.1", board.g.entity_side, ships=9)
    assert is_held(board.g, board.number("2.1"), board.g.entity_side)
    assert not is_held(board.g, board.number("2.2"), board.g.entity_side)
    board.empire.techs[0].active = False
    assert not is_held(board.g, board.number("2.1"), board.g.entity_side)


def test_the_tractor_web_lets_no_weaker_attacker_withdraw() -> None:
    """FM09."""
    arena = Arena(flagships="on")
    arena.tech("FM09", arena.you)
    lead(arena, "2.1", arena.you)
    arena.meet(2, 0, enemy=arena.you)
    arena.attack()
    shown(arena, [1], [1])
    moves = {move.verb for move in GAME.moves(arena.g, arena.ask().seat)}
    assert moves == {"continue", "stop"}
    assert refused(arena.g, "withdraw 1.0") == ("16.1", "move-held")


def test_the_gate_anchor_makes_a_gate_where_the_flagship_is() -> None:
    """FM12, R28.18: at that moment, so the gate goes with it; not where it is contested."""
    board = fitted("FM12")
    board.own("2.5", board.me).gate = board.me
    lead(board, HOME)
    board.put(HOME, board.me, ships=1)
    board.put("2.5", board.me, ships=1)
    assert "2.5" in board.offered("move", "1x2.0")
    assert "2.5" in board.offered("move", "flagship-2.0")
    assert "2.5" not in board.offered("move", "flagship-2.0", "2.10", "1x2.0")
    assert "2.10" in board.offered("move", "flagship-2.0", "2.10", "1x2.5")
    board.put("2.10", board.g.entity_side, ships=1)
    assert "2.10" not in board.offered("move", "flagship-2.0", "2.10", "1x2.5")
    board.put(HOME, board.g.entity_side, ships=1)
    assert "2.5" not in board.offered("move", "1x2.0")


# Realm ----------------------------------------------------------------------------------------------------------


def test_the_mobile_shipyard_builds_ships_where_the_flagship_is() -> None:
    """FM05: in no one's sector too, not in another's or a contested one."""
    board = fitted("FM05")
    lead(board, "1.0")
    board.play("build ship-1.0")
    assert board.at("1.0").units[board.me][SHIP] == 1
    board.empire.turn.actions = []
    board.put("1.0", board.g.entity_side, ships=1)
    assert refused(board.g, "build ship-1.0") == ("10.2", "build-not-owned")
    board.at("1.0").units[board.g.entity_side][SHIP] = 0
    board.own("1.0", board.you)
    assert refused(board.g, "build ship-1.0") == ("10.2", "build-not-owned")
    board.put("2.1", board.me, ships=1)
    assert refused(board.g, "build ship-2.1") == ("10.2", "build-not-owned")
    assert refused(board.g, "build station-1.0") == ("10.2", "build-not-owned")


def test_the_mobile_shipyard_does_not_build_with_an_ally() -> None:
    """FM05: among allies a sector of another empire is not contested."""
    board = fitted("FM05", variant="coop")
    lead(board, "1.0")
    board.own("1.0", board.you)
    assert refused(board.g, "build ship-1.0") == ("10.2", "build-not-owned")


def surveyed(*hand: str) -> Board:
    """My flagship is at home, with a blue, a yellow and a red location; I surveyed, and hold these tiles."""
    board = fitted("FM06", "kharrad")
    lead(board, HOME)
    board.empire.hand = [TILES.number[id_] for id_ in hand]
    board.play("survey")
    board.play("done")
    board.empire.hand = [TILES.number[id_] for id_ in hand]
    return board


def test_the_survey_suite_reveals_one_more_of_any_colour_with_the_flagship() -> None:
    """FM06: three instead of two, one of them anywhere at home."""
    board = surveyed("LB1", "LB2", "LY1")
    assert board.offered("reveal", "observatory") == ["2.0#0", "2.0#1", "2.0#2"]
    assert board.offered("reveal", "observatory", "2.0#2", "academy-world") == ["2.0#0"]
    assert refused(board.g, "reveal observatory 2.0#2 academy-world 2.0#1") == ("10.4", "reveal-limit")
    board.play("reveal observatory 2.0#2 academy-world 2.0#0 garden-world 2.0#1")
    assert [TILES[tile].id for tile in board.at(HOME).tiles] == ["LB2", "LY1", "LB1"]


def test_the_survey_suite_spares_an_ability() -> None:
    """FM06: Terraforming would do, and stays ready."""
    board = surveyed("LB1")
    ability = board.tech("BT10")
    board.play("reveal observatory 2.0#1")
    assert (ability.ready, TILES[board.at(HOME).tiles[1]].id) == (True, "LB1")


def test_the_survey_suite_needs_the_flagship_in_a_productive_sector() -> None:
    """FM06: elsewhere colours and the limit are as usual."""
    board = surveyed("LB1", "LB2", "LY1")
    board.at(HOME).units[board.me][FLAGSHIP] = 0
    lead(board, "1.0")
    assert board.offered("reveal", "observatory") == ["2.0#0"]
    assert refused(board.g, "reveal observatory 2.0#1")[1] == "reveal-colour"


def test_the_survey_suite_adds_one_tile_only_in_its_sector() -> None:
    """FM06: of four tiles in two sectors the third must be with the flagship."""
    board = surveyed("LB1", "LY1", "LR1", "LB2")
    other = board.own("1.0", board.me)
    other.tile, other.tiles, other.broken, other.relics = (
        board.at(HOME).tile,
        [0, 0, 0],
        [False] * 3,
        [NO_RELIC] * 3,
    )
    line = "reveal observatory 1.0#0 garden-world 1.0#1"
    assert refused(board.g, f"{line} neutronium-mine 1.0#2") == ("10.4", "reveal-limit")
    assert refused(board.g, f"{line} neutronium-mine 2.0#0 academy-world 2.0#1")[1] == "reveal-limit"
    board.play(f"{line} neutronium-mine 2.0#0")
    assert TILES[board.at(HOME).tiles[0]].id == "LR1"


def test_the_stellar_forge_works_in_own_productive_sectors() -> None:
    """FM11: Verdane has 3 and 6."""
    board = fitted("FM11")
    assert [level(board.g, board.me, each) for each in (ENERGY, REACTOR)] == [3, 6]
    lead(board, HOME)
    assert [level(board.g, board.me, each) for each in (ENERGY, REACTOR)] == [4, 7]
    board.put(HOME, board.g.entity_side, ships=1)
    assert [level(board.g, board.me, each) for each in (ENERGY, REACTOR)] == [3, 6]
    board.at(HOME).units[board.me][FLAGSHIP] = 0
    lead(board, "1.0")
    assert level(board.g, board.me, ENERGY) == 3


def income(board: Board) -> tuple[int, int]:
    """Energy and research after a Logistics that begins without research."""
    board.empire.research = 0
    board.play("logistics")
    return board.empire.energy, board.empire.research


def test_the_treasury_vault_pays_two_energy_beyond_the_reactor() -> None:
    """Race module of the Solmari: 4 and 2 more a Logistics, up to 2 over the Reactor of 8."""
    for before, after in ((0, 6), (5, 10), (9, 10), (10, 10), (12, 12)):
        board = fitted("RY4", "solmari")
        lead(board, HOME)
        board.empire.energy = before
        assert income(board)[0] == after
    board = fitted("RY4", "solmari")
    lead(board, "1.0")
    board.empire.energy = 0
    assert income(board)[0] == 4


def test_the_mobile_laboratory_studies_anomalies_and_artifacts() -> None:
    """Race module of the Nyxari: 2 research more where an anomaly or an artifact is, if that is not contested."""
    places = {"1.1": 5, "1.0": 3, HOME: 3}
    for word, research in places.items():
        board = fitted("RP4", "nyxari")
        lead(board, word)
        board.at("1.1").relics = [NO_RELIC] * 3
        assert income(board)[1] == research
    board = fitted("RP4", "nyxari")
    lead(board, HOME)
    board.at(HOME).relics[0] = OLD_RELIC
    assert income(board)[1] == 5
    board = fitted("RP4", "nyxari")
    lead(board, "1.1")
    board.put("1.1", board.g.entity_side, ships=1)
    board.own("1.1", board.me)
    assert income(board)[1] == 3


def test_the_bio_carrier_guards_its_colony_and_adds_population() -> None:
    """Race module of the Verdane: defence 2 more where it is, Population 1 more in an own sector, contested or not."""
    board = fitted("RG4")
    board.own("1.0", board.me)
    lead(board, "1.0")
    assert [defence_of(board.g, board.at(word)) for word in ("1.0", HOME)] == [
        NUMBERS.defence + 2,
        NUMBERS.homeworld_defence,
    ]
    assert level(board.g, board.me, POPULATION) == 6
    board.put("1.0", board.g.entity_side, ships=1)
    assert level(board.g, board.me, POPULATION) == 6
    board.at("1.0").owner = board.you
    assert defence_of(board.g, board.at("1.0")) == NUMBERS.defence
    assert level(board.g, board.me, POPULATION) == 5


@pytest.mark.parametrize("module", ["FM11", "RG4", "FM01", "FM05"])
def test_a_module_that_sleeps_or_has_no_flagship_does_nothing(module: str) -> None:
    """22.6, R22.1, R28.30."""
    board = Board(flagships="on")
    board.own("1.0", board.me)
    lead(board, "1.0")
    plain = (level(board.g, board.me, ENERGY), level(board.g, board.me, POPULATION))
    board.empire.techs.append(Tech(TECHNOLOGIES.number[module]))
    assert (level(board.g, board.me, ENERGY), level(board.g, board.me, POPULATION)) == plain
    assert dice_of(board.g, board.at("1.0"), board.me) == 2
    assert "ship-1.0" not in board.offered("build")
    board.empire.techs[0].active = True
    board.at("1.0").units[board.me][FLAGSHIP] = 0
    board.put("1.0", board.me, ships=1)
    assert (level(board.g, board.me, ENERGY), level(board.g, board.me, POPULATION)) == plain
    assert dice_of(board.g, board.at("1.0"), board.me) == 1
    assert "ship-1.0" not in board.offered("build")
    assert RACES.word[board.empire.race] == "verdane"
