"""Flagships: built, moved, fought with and lost; which of their modules are there and active (rules 22, 10.2, 16)."""

from __future__ import annotations

from collections import Counter

import pytest

from bot.engine.errors import BadData
from bot.engine.moves import Move
from bot.games.novasolis.core.actions.science import on_offer
from bot.games.novasolis.core.cards.cards import POPULATION, RACES, TECHNOLOGIES, archive, basic_deck
from bot.games.novasolis.core.holdings.counting import coop_track, level
from bot.games.novasolis.core.table.state import EMPTY, SHIP, Tech
from bot.games.novasolis.core.table.tables import DECIDERS
from bot.games.novasolis.modules.flagships.cards import FITTINGS, FLAGSHIP, NUMBERS, check_fittings
from tests.games.novasolis import tables
from tests.games.novasolis.arena import Arena
from tests.games.novasolis.flagships import HOME, lead, where
from tests.games.novasolis.play import GAME, Board, begun, refused
from tests.games.novasolis.spelling import printed


@pytest.fixture
def board() -> Board:
    """Empire "me" sits at 2.0, "you" at 2.6; anomalies are at 1.1, 1.4, 2.3 and 2.9."""
    return Board(flagships="on")


@pytest.fixture
def arena() -> Arena:
    return Arena(flagships="on")


# The cards ------------------------------------------------------------------------------------------------------


def test_the_modules_are_those_of_the_tables() -> None:
    """16.1, 16.2: twelve for all, one for each race."""
    rows = [(TECHNOLOGIES[number], printed(number)) for number in sorted(FITTINGS)]
    assert [f"{row.id} {said}" for row, said in rows if row.kind == "basic"] == tables.MODULES.splitlines()
    own = [f"{row.id} {row.race} {said}" for row, said in rows if row.kind == "race"]
    assert own == tables.RACE_MODULES.splitlines()
    assert (NUMBERS.cost, NUMBERS.settling, NUMBERS.active) == (2, 2, 1)


def test_a_box_without_a_module_is_refused() -> None:
    for id_ in ("FM03", "RG4"):
        with pytest.raises(BadData, match="modules, not"):
            check_fittings(FITTINGS - {TECHNOLOGIES.number[id_]}, NUMBERS)


def test_common_modules_are_shuffled_into_the_basic_deck_and_dealt_to_the_market() -> None:
    """22.1, 6.9: one of each; without flagships there are none."""
    on = [begun(2, str(seed), flagships="on") for seed in range(8)]
    for g in on:
        cards = Counter([*g.basics, *g.market])
        assert cards == Counter(basic_deck(("flagships",)))
        assert sum(n for card, n in cards.items() if card in FITTINGS) == 12
    assert any(card in FITTINGS for g in on for card in g.market)
    assert not FITTINGS & {*begun(2).basics, *begun(2).market}


def test_each_archive_has_its_race_module_only_with_flagships() -> None:
    """22.1, 22.8."""
    for race, row in RACES.items():
        more = {*archive(race, ("flagships",))} - {*archive(race)}
        assert [TECHNOLOGIES[card].race for card in more] == [row.id]
        assert more <= FITTINGS
    assert not FITTINGS & {*on_offer(Board().g, 0)}


def test_a_module_is_discovered_like_others_and_brings_its_stars() -> None:
    """22.6, R22.6."""
    board = Board(flagships="on")
    board.empire.research, board.g.market[0] = 7, TECHNOLOGIES.number["FM05"]
    assert "stars-technology" in board.play("discover mobile-shipyard")
    assert (board.empire.research, board.empire.coop, board.g.market[0] != EMPTY) == (3, 2, True)
    board.play("discover bio-carrier")
    assert (board.empire.research, board.empire.coop) == (0, 2)
    assert [tech.active for tech in board.empire.techs] == [False, False]


# Building -------------------------------------------------------------------------------------------------------


def test_a_flagship_costs_two_energy_and_counts_as_a_unit(board: Board) -> None:
    """22.2, R22.1."""
    board.put(HOME, board.me, ships=4)
    assert "built-flagship" in board.play(f"build flagship-{HOME}")
    assert (where(board), board.empire.energy) == ([HOME], 4)
    board.empire.turn.actions = []
    assert refused(board.g, f"build ship-{HOME}", board.me) == ("10.2", "build-fleet-full")
    board.at(HOME).units[board.me] = [5, 0, 0, 0]
    assert refused(board.g, f"build flagship-{HOME}", board.me) == ("10.2", "build-fleet-full")


def test_a_flagship_needs_energy(board: Board) -> None:
    board.empire.energy = 1
    assert refused(board.g, f"build flagship-{HOME}", board.me) == ("10.2", "build-too-dear")


def test_a_flagship_twice_is_refused(board: Board) -> None:
    """22.2: in one list, and later; it can be built again when it is gone, at full cost (R22.1)."""
    assert refused(board.g, f"build flagship-{HOME} flagship-{HOME}") == ("10.2", "build-flagship-twice")
    lead(board, "1.0")
    assert refused(board.g, f"build flagship-{HOME}") == ("10.2", "build-flagship-twice")
    board.play(f"build scrap-flagship-1.0 flagship-{HOME}")
    assert (where(board), board.empire.energy) == ([HOME], 4)


def test_flagships_are_built_in_homeworld_sectors_that_one_owns(board: Board) -> None:
    """10.2: any race's, if it is one's own and not contested."""
    board.own("1.0", board.me)
    assert refused(board.g, "build flagship-1.0") == ("10.2", "build-flagship-elsewhere")
    assert refused(board.g, "build flagship-2.6") == ("10.2", "build-not-owned")
    board.put(HOME, board.g.entity_side, ships=1)
    assert refused(board.g, f"build flagship-{HOME}") == ("10.2", "build-contested")
    theirs = board.own("2.6", board.me)
    theirs.capital = False
    board.play("build flagship-2.6")
    assert where(board) == ["2.6"]


def test_without_the_expansion_there_is_no_flagship() -> None:
    board = Board()
    assert f"flagship-{HOME}" not in board.offered("build")
    assert not GAME.offer(board.g, DECIDERS[board.g.seats][board.me]).allows(
        Move("build", (f"flagship-{HOME}",))
    )


def test_technology_makes_flagships_cheaper(board: Board) -> None:
    """AT2b: every Build order costs 1 less, but at least 1."""
    board.tech("AT2b")
    board.play(f"build flagship-{HOME}")
    assert board.empire.energy == 5


# Settling -------------------------------------------------------------------------------------------------------


def test_settling_with_the_flagship_costs_two_and_it_stays(board: Board) -> None:
    """R22.4, R28.27: it counts as the first settlement."""
    lead(board, "1.0")
    assert {"settled", "stars-settled"} <= {*board.play("build settle-flagship-1.0")}
    assert (board.at("1.0").owner, where(board), board.empire.energy) == (board.me, ["1.0"], 4)
    assert board.empire.coop == 2


def test_what_cannot_be_settled_with_the_flagship(board: Board) -> None:
    board.put("1.0", board.me, ships=1)
    assert refused(board.g, "build settle-flagship-1.0") == ("10.2", "settle-no-flagship")
    lead(board, "1.0")
    board.put("1.0", board.g.entity_side, ships=1)
    assert refused(board.g, "build settle-flagship-1.0") == ("10.2", "build-contested")
    lead(board, "2.6")
    assert refused(board.g, "build settle-flagship-2.6") == ("10.2", "settle-colony-there")


def test_pathfinders_pay_for_settling_with_the_flagship(board: Board) -> None:
    """15: the first Settle order by ship is free, one by flagship is not, and does not use that up."""
    board.empire.race = RACES.called["aurelian"]
    lead(board, "1.0")
    board.put("2.1", board.me, ships=1)
    board.play("build settle-flagship-1.0 settle-2.1")
    assert board.empire.energy == 4


def test_the_colonization_module_brings_a_star_for_settling_with_the_flagship() -> None:
    """W9: 1★ by the module, 1★ for the first settlement; cost 2, the flagship stays. A ship brings no star of it."""
    board = Board(race="aurelian", flagships="on")
    board.tech("RB4")
    lead(board, "1.0")
    assert "stars-flagship-settled" in board.play("build settle-flagship-1.0")
    assert (board.empire.coop, board.empire.energy, where(board)) == (4, 4, ["1.0"])
    board.empire.turn.actions = []
    board.put("2.1", board.me, ships=1)
    board.play("build settle-2.1")
    assert board.empire.coop == 6


# Moving ---------------------------------------------------------------------------------------------------------


def test_a_flagship_moves_like_a_ship_and_counts_as_one(board: Board) -> None:
    """22.3: range 2, capacity 3."""
    lead(board, HOME)
    board.put(HOME, board.me, ships=4)
    assert board.offered("move") == ["3x2.0", "2x2.0", "1x2.0", "flagship-2.0"]
    assert {"1.5", "2.10"} <= {*board.offered("move", "flagship-2.0")}
    assert "1.3" not in board.offered("move", "flagship-2.0")
    assert refused(board.g, "move flagship-2.0 2.1 3x2.0 2.1") == ("10.3", "move-capacity")
    assert refused(board.g, "move 3x2.0 2.1 flagship-2.0 2.1") == ("10.3", "move-capacity")
    assert {"moved", "moved-flagship"} <= {*board.play("move flagship-2.0 1.5 2x2.0 2.1")}
    assert (where(board), board.at("2.1").units[board.me][SHIP]) == (["1.5"], 2)


def test_a_flagship_moves_once(board: Board) -> None:
    lead(board, HOME)
    assert refused(board.g, "move flagship-2.0 2.1 flagship-2.1 2.2") == ("10.3", "move-no-unit")
    assert refused(board.g, "move flagship-2.0 2.1 flagship-2.0 2.1") == ("10.3", "move-no-unit")
    assert refused(board.g, "move flagship-1.0 2.1") == ("10.3", "move-no-unit")


def test_the_flagship_is_lost_for_want_of_support_only_without_ships(board: Board) -> None:
    """R22.3, R10.3f: 1.3 and what is beside it lie outside of the support of 2.0."""
    lead(board, "1.3")
    assert "unsupported-flagship" in board.play("move flagship-1.3 1.2")
    assert where(board) == []
    lead(board, "1.3")
    board.put("1.3", board.me, ships=1)
    board.empire.turn.actions = []
    assert "unsupported" in board.play("move flagship-1.3 1.2 1x1.3 1.2")
    assert (where(board), board.at("1.2").units[board.me][SHIP]) == (["1.2"], 0)


def test_a_flagship_alone_holds_contests_and_seizes(board: Board) -> None:
    """R22.3: its two dice are enough against a colony's defence of 2."""
    board.own("1.0", board.you)
    lead(board, HOME)
    board.play("move flagship-2.0 1.0")
    assert "seized" in board.play("seize 1.0")
    assert board.at("1.0").owner == board.me


def test_in_co_op_a_flagship_does_not_enter_where_others_have_forces() -> None:
    board = Board(flagships="on", variant="coop")
    lead(board, HOME)
    board.put("2.1", board.you, ships=1)
    assert refused(board.g, "move flagship-2.0 2.1") == ("20.1", "move-allies")


# Combat ---------------------------------------------------------------------------------------------------------


def test_a_flagship_rolls_two_dice(arena: Arena) -> None:
    """22.4."""
    arena.meet(1, 3)
    lead(arena, "2.1")
    arena.attack()
    assert len(arena.battle.fighters[0].dice) == 3


def test_the_fourth_hit_is_absorbed_and_forgotten(arena: Arena) -> None:
    """22.4, W1, W2: two ships, a station and a flagship take four hits, then one, then two in a round."""
    arena.meet(2, 9, stations=1)
    lead(arena, "2.1")
    arena.attack()
    for hits, left in ((4, [0, 0, 1]), (1, [0, 0, 1]), (2, [0, 0, 0])):
        arena.dice([1], [6] * hits + [1] * (9 - hits))
        arena.play("auto")
        assert arena.units(arena.me) == left
        if left[FLAGSHIP]:
            arena.play("continue")


def test_a_flagship_that_falls_brings_a_star_for_all(arena: Arena) -> None:
    """22.5: 1★, beside what ships bring."""
    arena.meet(4, 0, enemy=arena.you)
    lead(arena, "2.1", arena.you)
    arena.attack()
    arena.dice([6], [1, 1])
    while arena.ask().prompt.key == "ask-dice":
        arena.play("auto", arena.ask().seat)
    assert (where(arena, arena.you), arena.empire.coop, arena.empire.own) == ([], 2, 0)
    assert coop_track(arena.g) == 2


def test_withdrawing_with_the_flagship_and_some_ships(arena: Arena) -> None:
    """R12.4: all, ships alone, the flagship alone, or it and a part of the ships."""
    arena.meet(3, 3, stations=1)
    lead(arena, "2.1")
    arena.attack()
    arena.dice([1], [1])
    arena.play("auto")
    moves = [str(move) for move in GAME.moves(arena.g, arena.ask().seat)]
    assert [move for move in moves if "1.0" in move] == [
        "withdraw 1.0",
        "withdraw 1.0 1",
        "withdraw 1.0 2",
        "withdraw 1.0 3",
        "withdraw flagship-1.0",
        "withdraw flagship-1.0 1",
        "withdraw flagship-1.0 2",
    ]
    copy = GAME.copy(arena.g)
    arena.play("withdraw flagship-1.0 2")
    assert (arena.units(arena.me), arena.at("1.0").units[arena.me][: FLAGSHIP + 1]) == ([1, 1, 0], [2, 0, 1])
    arena.g = copy
    arena.play("withdraw flagship-1.0")
    assert (arena.units(arena.me), arena.at("1.0").units[arena.me][: FLAGSHIP + 1]) == ([3, 1, 0], [0, 0, 1])


def test_without_a_flagship_none_withdraws(arena: Arena) -> None:
    arena.meet(3, 3)
    arena.attack()
    arena.dice([1], [1])
    arena.play("auto")
    assert refused(arena.g, "withdraw flagship-1.0") == ("12.4", "withdraw-no-unit")


def test_upkeep_can_give_up_the_flagship(board: Board) -> None:
    """LG7."""
    lead(board, HOME)
    board.put(HOME, board.me, ships=5)
    board.empire.energy = 0
    board.empire.race = RACES.called["aurelian"]
    board.play("logistics")
    assert Move("remove", ("flagship-2.0",)) in GAME.moves(board.g, DECIDERS[board.g.seats][board.me])
    board.play("remove flagship-2.0")
    assert where(board) == []


# One active module ----------------------------------------------------------------------------------------------


def _logistics(board: Board, *ids: str) -> None:
    """I own technologies, none active, and Logistics asks what to switch on with resources for all of them."""
    board.empire.techs = [Tech(TECHNOLOGIES.number[id_]) for id_ in ids]
    board.play("logistics")
    board.empire.resources = [9] * 6


def test_only_one_module_is_active_common_or_of_the_race() -> None:
    """22.6, R28.29."""
    board = Board(flagships="on")
    _logistics(board, "FM01", "FM02", "RG4", "BT04")
    assert refused(board.g, "allocate siege-lance aegis-projector") == ("22", "allocate-modules")
    assert refused(board.g, "allocate bio-carrier siege-lance") == ("22", "allocate-modules")
    assert board.offered("allocate", "bio-carrier") == ["orbital-habitats"]
    board.play("allocate bio-carrier orbital-habitats")
    assert [tech.active for tech in board.empire.techs] == [False, False, True, True]


def test_what_is_proposed_has_one_module() -> None:
    board = Board(flagships="on")
    _logistics(board, "FM02", "FM05", "RG4", "BT04", "BT06")
    seat = DECIDERS[board.g.seats][board.me]
    step = board.g.stack[-1]
    for move in (*step.proposals(board.g, seat, "allocate", ()), GAME.asks(board.g)[0].default):
        cards = {TECHNOLOGIES.called[str(word)] for word in move.values}
        assert (len(cards), len(cards & FITTINGS)) == (3, 1)


def test_common_modules_count_as_basic_and_race_modules_do_not() -> None:
    """22.6, R14.3: the limit is four."""
    for module, refusal in (("FM02", ("14.3", "allocate-limit")), ("RG4", None)):
        board = Board(flagships="on")
        _logistics(board, "BT02", "BT04", "BT06", "BT03", module)
        line = "allocate survey-drones orbital-habitats fleet-command fusion-reactors "
        word = TECHNOLOGIES[TECHNOLOGIES.number[module]].word
        if refusal:
            assert refused(board.g, line + word) == refusal
        else:
            board.play(line + word)
            assert all(tech.active for tech in board.empire.techs)


def test_a_module_stays_allocated_when_the_flagship_is_lost() -> None:
    """R22.1, R28.30: without effect; the Population of Verdane is 5."""
    board = Board(flagships="on")
    tech = board.tech("RG4")
    lead(board, HOME)
    assert level(board.g, board.me, POPULATION) == 6
    board.play(f"build scrap-flagship-{HOME}")
    assert (level(board.g, board.me, POPULATION), tech.active) == (5, True)


def test_two_active_modules_cannot_be() -> None:
    board = Board(flagships="on")
    board.tech("RG4")
    board.empire.techs.append(Tech(TECHNOLOGIES.number["RR4"], active=True))
    with pytest.raises(AssertionError, match="too many active modules"):
        GAME.check_invariants(board.g)
