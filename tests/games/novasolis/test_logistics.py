"""The action Logistics: income, allocation, upkeep (rules 7, 8, 10.1, 14)."""

from __future__ import annotations

import pytest

from bot.engine.moves import Move, Seat
from bot.games.novasolis.core.actions.allocating import best, payment, usual
from bot.games.novasolis.core.cards.cards import (
    ENERGY,
    ENTITY_CARDS,
    FLEET,
    POPULATION,
    REACTOR,
    RESEARCH,
    RESOURCES,
    SECTORS,
    TECHNOLOGIES,
    TILES,
)
from bot.games.novasolis.core.cards.phrases import amount
from bot.games.novasolis.core.holdings.counting import level, levels
from bot.games.novasolis.core.round.turn import begin_turn
from bot.games.novasolis.core.table.state import NONE, OLD_RELIC, SHIP, Lasting
from bot.games.novasolis.core.table.tables import DECIDERS
from tests.games.novasolis.play import GAME, Board, evaluate, refused


@pytest.fixture
def board() -> Board:
    """The Verdane sit at 2.0: energy 3, reactor 6, population 5, research 1, fleet 5; they mine Neutronium."""
    return Board()


def tile(board: Board, word: str, at: int, id_: str) -> None:
    """Reveal a tile on the map."""
    board.at(word).tiles[at] = TILES.number[id_]


def cards(*ids: str) -> list[int]:
    """Technologies by their ids."""
    return [TECHNOLOGIES.number[id_] for id_ in ids]


def test_income_is_by_level_as_far_as_the_reactor_holds(board: Board) -> None:
    """W13."""
    board.empire.energy, board.empire.research = 4, 11
    board.play("logistics")
    assert (board.empire.energy, board.empire.research) == (6, 12)


def test_energy_above_the_reactor_stays(board: Board) -> None:
    """R7.2."""
    board.empire.energy = 9
    board.play("logistics")
    assert board.empire.energy == 9


def test_levels_are_base_values_tiles_anomalies_and_technologies(board: Board) -> None:
    """R7.1: nothing counts in a contested sector."""
    assert levels(board.g, board.me) == (3, 6, 5, 1, 5)
    tile(board, "2.0", 0, "LB8")
    tile(board, "2.0", 1, "LY2")
    assert levels(board.g, board.me) == (4, 6, 6, 3, 5)
    board.tech("RY1")
    board.tech("BT06", active=False)
    assert levels(board.g, board.me) == (5, 8, 6, 3, 5)
    board.put("2.0", board.you, ships=1)
    assert levels(board.g, board.me) == (4, 8, 5, 1, 5)


def test_an_anomaly_serves_its_owner(board: Board) -> None:
    word = board.g.layout.words[board.g.layout.anomalies[0]]
    for row, tile_id in (("A9", POPULATION), ("A3", RESEARCH), ("A4", FLEET)):
        sector = board.at(word)
        sector.tile, sector.owner = SECTORS.number[row], NONE
        before = level(board.g, board.me, tile_id)
        board.own(word, board.me)
        assert level(board.g, board.me, tile_id) == before + (1 if row == "A3" else 2)


def test_the_web_counts_colonies(board: Board) -> None:
    """RG3: research for every three colonies, energy for every four, the homeworld counted."""
    board.tech("RG3")
    for word in ("1.0", "2.1"):
        board.own(word, board.me)
    assert levels(board.g, board.me)[RESEARCH] == 2
    assert levels(board.g, board.me)[ENERGY] == 3
    board.own("2.2", board.me)
    assert levels(board.g, board.me)[ENERGY] == 4


def test_resources_are_counted_and_stay_until_the_next_count(board: Board) -> None:
    """R8.2."""
    tile(board, "2.0", 0, "LB5")
    board.play("logistics")
    found = dict(zip(RESOURCES, board.empire.resources, strict=True))
    assert found == dict.fromkeys(RESOURCES, 0) | {"neutronium": 1, "antimatter": 1}
    board.put("2.0", board.you, ships=1)
    assert sum(board.empire.resources) == 2


def test_the_home_resource_is_for_who_began_there(board: Board) -> None:
    """R11.5."""
    board.own("2.6", board.me)
    board.at("2.0").owner = NONE
    board.play("logistics")
    assert sum(board.empire.resources) == 0


def test_without_technologies_nothing_is_asked(board: Board) -> None:
    board.play("logistics")
    assert [ask.prompt.key for ask in GAME.asks(board.g)] == ["ask-turn"]


def test_technologies_are_switched_on_by_what_they_need(board: Board) -> None:
    board.tech("BT04", active=False)
    board.tech("BT05", active=False)
    board.play("logistics")
    assert board.offered("allocate") == ["orbital-habitats"]
    assert refused(board.g, "allocate research-network") == ("14.2", "allocate-short")
    assert refused(board.g, "allocate scanner") == ("14.1", "allocate-not-owned")
    assert refused(board.g, "allocate orbital-habitats orbital-habitats") == ("14.2", "allocate-twice")
    board.play("allocate orbital-habitats")
    first, second = board.empire.techs
    assert (first.active, first.ready, first.paid) == (True, True, [0])
    assert (second.active, second.ready, second.paid) == (False, False, [])
    assert level(board.g, board.me, POPULATION) == 7


def test_where_nothing_can_be_switched_on_all_is_switched_off_unasked(board: Board) -> None:
    tech = board.tech("BT05")
    assert board.play("logistics") == ["income", "counted", "allocated-nothing"]
    assert (tech.active, tech.ready, tech.paid) == (False, False, [])
    assert [ask.prompt.key for ask in GAME.asks(board.g)] == ["ask-turn"]


def test_what_is_not_listed_is_switched_off(board: Board) -> None:
    tech = board.tech("BT04")
    board.play("logistics")
    board.play("allocate")
    assert (tech.active, tech.ready, tech.paid) == (False, False, [])


def test_any_basic_resource_will_do_but_no_advanced_one() -> None:
    """R8.1, R14.2."""
    n, any_, both = cards("BT04"), cards("BT10"), cards("BT10", "BT04")
    assert payment([1, 0, 0, 0, 0, 0], any_) == {any_[0]: [0]}
    assert payment([0, 0, 0, 0, 1, 1], any_) is None
    assert payment([1, 0, 0, 0, 0, 0], both) is None
    assert payment([1, 0, 2, 0, 0, 0], both) == {both[0]: [2], n[0]: [0]}


def test_at_most_four_basic_technologies_are_active(board: Board) -> None:
    """R14.3."""
    for id_ in ("BT02", "BT04", "BT06", "BT11", "BT17"):
        board.tech(id_, active=False)
    tile(board, "2.0", 0, "LB3")
    tile(board, "2.0", 1, "LY3")
    board.play("logistics")
    board.empire.resources = [6, 0, 2, 0, 1, 0]
    words = [TECHNOLOGIES.word[card] for card in cards("BT02", "BT04", "BT06", "BT11", "BT17")]
    assert refused(board.g, f"allocate {' '.join(words)}") == ("14.3", "allocate-limit")
    board.tech("RP3", active=False)
    board.tech("RG1", active=False)
    board.play(f"allocate grand-thesis spore-gardens {' '.join(words)}")
    assert sum(tech.active for tech in board.empire.techs) == 7


def test_whispers_lower_the_limit(board: Board) -> None:
    for id_ in ("BT02", "BT04", "BT06", "BT11"):
        board.tech(id_, active=False)
    board.g.entity.lasting = [Lasting(ENTITY_CARDS.number["E07"], 1)]
    board.play("logistics")
    board.empire.resources = [6, 0, 0, 0, 0, 0]
    words = [TECHNOLOGIES.word[card] for card in cards("BT02", "BT04", "BT06", "BT11")]
    assert refused(board.g, f"allocate {' '.join(words)}") == ("14.3", "allocate-limit")
    board.play(f"allocate {' '.join(words[:3])}")


def test_who_is_away_keeps_the_previous_set_and_adds_by_number(board: Board) -> None:
    board.tech("BT11", active=False)
    board.tech("BT06")
    board.tech("BT04", active=False)
    board.empire.resources = [2, 0, 0, 0, 0, 0]
    assert usual(board.g, board.me) == cards("BT06", "BT04")


def test_the_proposal_is_the_best_legal_set(board: Board) -> None:
    board.tech("BT10", active=False)
    board.tech("BT05", active=False)
    board.empire.resources = [0, 0, 1, 0, 0, 0]
    assert best(board.g, board.me) == cards("BT05")
    board.empire.resources = [0, 0, 2, 0, 0, 0]
    assert sorted(best(board.g, board.me)) == sorted(cards("BT05", "BT10"))


def test_a_whole_logistics_with_the_proposal_is_two_moves(board: Board) -> None:
    board.tech("BT04", active=False)
    board.play("logistics")
    seat = DECIDERS[board.g.seats][board.me]
    proposal, _ = next(GAME.offer(board.g, seat).proposals("allocate", ()))
    board.play(str(proposal))
    assert [ask.prompt.key for ask in GAME.asks(board.g)] == ["ask-turn"]


def test_upkeep_is_paid_or_given_up(board: Board) -> None:
    """LG7: one unit and one colony too many."""
    board.put("2.0", board.me, ships=6)
    for word in ("1.0", "1.2", "1.3", "1.5", "2.1", "2.2"):
        board.own(word, board.me)
    board.at("1.0").gate = board.me
    board.play("logistics")
    board.empire.energy = 1
    assert refused(board.g, "pay") == ("10.1", "upkeep-short")
    board.play("remove colony-1.0")
    assert (board.at("1.0").owner, board.at("1.0").gate) == (NONE, NONE)
    board.play("pay")
    assert (board.empire.energy, board.at("2.0").units[board.me][SHIP]) == (0, 6)


def test_upkeep_of_who_is_away(board: Board) -> None:
    board.put("2.0", board.me, ships=4)
    board.put("2.1", board.me, ships=2, stations=1)
    board.play("logistics")
    board.empire.energy = 1
    ask = GAME.asks(board.g)[0]
    assert str(ask.default) == "remove ship-2.0"
    GAME.play(board.g, ask.seat, ask.default)
    assert str(GAME.asks(board.g)[0].default) == "pay"


def test_stations_that_do_not_count_are_no_upkeep(board: Board) -> None:
    board.tech("RO1")
    board.put("2.0", board.me, ships=5, stations=1)
    board.put("2.1", board.me, stations=1)
    board.empire.techs[0].paid = [0]
    board.play("logistics")
    board.play("allocate modular-hulls")
    assert [ask.prompt.key for ask in GAME.asks(board.g)] == ["ask-turn"]


def test_the_homeworld_needs_no_population(board: Board) -> None:
    for word in ("1.0", "1.2", "1.3", "1.5", "2.1"):
        board.own(word, board.me)
    board.play("logistics")
    assert [ask.prompt.key for ask in GAME.asks(board.g)] == ["ask-turn"]


def test_a_hand_over_the_limit_is_cut_after_allocation(board: Board) -> None:
    board.tech("RP1")
    board.empire.hand = [TILES.number["LB1"]] * 6
    board.play("logistics")
    ask = GAME.asks(board.g)[0]
    assert (ask.prompt.key, str(ask.default)) == ("ask-discard", "discard observatory")
    bag = len(board.g.bag)
    board.play("discard observatory")
    assert (len(board.empire.hand), len(board.g.bag)) == (5, bag + 1)


def test_which_tiles_are_given_back_looks_the_same_to_others(board: Board) -> None:
    """R5.2: their number is public, each choice of as many is a disguise of the others."""
    board.tech("RP1")
    board.empire.hand = [TILES.number[id_] for id_ in ("LB1", "LB1", "LY1", "LR1", "LR2", "LR3", "LR3")]
    board.empire.techs[0].active = False
    board.play("logistics")
    step = board.g.stack[-1]
    move = Move("discard", ("garden-world", "observatory"))
    found = list(step.disguises(board.g, DECIDERS[board.g.seats][board.me], move, None))
    assert len({*found}) == len(found) == 12
    assert {str(one) for one in found} >= {
        "discard observatory observatory",
        "discard garden-world observatory",
        "discard forge-world forge-world",
    }
    assert all(GAME.offer(board.g, DECIDERS[board.g.seats][board.me]).allows(one) for one in found)


def test_reserves_convert_up_to_three_once_until_the_next_logistics(board: Board) -> None:
    """RY2."""
    board.tech("RY2")
    board.empire.energy, board.empire.research = 2, 5
    offered = [
        str(move) for move in GAME.moves(board.g, DECIDERS[board.g.seats][board.me]) if move.verb == "convert"
    ]
    assert offered == [
        *("convert energy 1", "convert energy 2"),
        *("convert research 1", "convert research 2", "convert research 3"),
    ]
    board.play("convert research 3")
    assert (board.empire.energy, board.empire.research) == (5, 2)
    assert refused(board.g, "convert energy 1")[1] == "not-now"


def test_an_exhausted_ability_is_reset(board: Board) -> None:
    """RP3."""
    board.tech("RP3")
    used = board.tech("RY2")
    used.ready = False
    board.play("reset capital-reserves")
    assert (used.ready, board.empire.techs[0].ready) == (True, False)


def test_the_reactor_level_counts(board: Board) -> None:
    board.tech("AT2a")
    assert level(board.g, board.me, REACTOR) == 10
    assert level(board.g, board.me, ENERGY) == 6


def test_base_values_stay_without_the_homeworld(board: Board) -> None:
    """R7.3."""
    board.at("2.0").owner, board.at("2.0").capital = NONE, False
    assert levels(board.g, board.me) == (3, 6, 5, 1, 5)


def test_levels_never_fall_below_nothing() -> None:
    """R7.1, R28.13: they fall at once, the resources at the next count."""
    board = Board()
    tile(board, "2.0", 0, "LB2")
    tile(board, "2.0", 2, "LR1")
    board.play("logistics")
    assert (levels(board.g, board.me)[RESEARCH], sum(board.empire.resources)) == (2, 2)
    board.at("2.0").owner = NONE
    assert (levels(board.g, board.me)[RESEARCH], sum(board.empire.resources)) == (1, 2)
    assert min(levels(board.g, board.me)) >= 0


def test_use_over_a_level_waits_for_upkeep_but_nothing_can_be_added(board: Board) -> None:
    """R7.4."""
    tile(board, "2.0", 2, "LR3")
    board.put("2.1", board.me, ships=7)
    board.put("2.0", board.you, ships=1)
    assert levels(board.g, board.me)[FLEET] == 5
    assert board.at("2.1").units[board.me][SHIP] == 7
    board.own("2.2", board.me)
    board.put("2.2", board.me, stations=1)
    assert refused(board.g, "build ship-2.2") == ("10.2", "build-fleet-full")


def test_a_technology_switched_off_keeps_its_mark_until_it_is_on_again(board: Board) -> None:
    """R14.5, R28.12."""
    tech = board.tech("RY2")
    board.empire.energy, board.empire.research = 0, 5
    board.play("convert research 1")
    board.play("logistics")
    board.play("allocate")
    assert (tech.active, tech.ready) == (False, False)
    board.empire.turn.actions = []
    board.play("logistics")
    board.play("allocate capital-reserves")
    assert (tech.active, tech.ready) == (True, True)


def test_a_colony_given_up_leaves_tiles_artifacts_and_units(board: Board) -> None:
    """R10.1a, R11.6: the warp gate goes back."""
    for word in ("1.0", "1.1", "1.2", "1.3", "1.5", "2.1"):
        board.own(word, board.me)
    sector = board.put("1.1", board.me, ships=1, stations=1)
    sector.gate, sector.tiles[1], sector.relics[0] = board.me, 1, OLD_RELIC
    board.play("logistics")
    assert board.play("remove colony-1.1") == ["given-up-colony"]
    assert (sector.owner, sector.gate, sector.tiles[1], sector.relics[0]) == (NONE, NONE, 1, OLD_RELIC)
    assert sector.units[board.me][:2] == [1, 1]


def test_upkeep_may_take_the_last_unit_and_the_empire_comes_back(board: Board) -> None:
    """R28.15, R9.4."""
    board.at("2.0").owner, board.at("2.0").capital = NONE, False
    for row in ("2.1", "2.2"):
        board.put(row, board.me, stations=3)
    board.play("logistics")
    board.empire.energy = 0
    assert str(GAME.asks(board.g)[0].default) == "remove station-2.2"
    board.play("remove station-2.1")
    for sector in board.g.sectors:
        sector.units[board.me] = [0] * 4
    begin_turn(board.g, board.me)
    assert board.at("2.0").units[board.me][SHIP] == 2


def test_logistics_tells_income_and_what_was_counted(board: Board) -> None:
    tile(board, "2.0", 0, "LB4")
    board.empire.energy = 2
    events = GAME.play(board.g, DECIDERS[board.g.seats][board.me], Move("logistics"))
    assert [(event.key, event.values) for event in events] == [
        ("income", {"side": f"@{board.me}", "energy": 3, "research": 1}),
        ("counted", {"side": f"@{board.me}", "resources": [amount("neutronium", 1), amount("boson", 1)]}),
    ]
    board.empire.turn.actions, board.at("2.0").owner = [], NONE
    assert board.play("logistics") == ["income", "counted-nothing"]


def test_an_action_that_was_begun_is_used_up(board: Board) -> None:
    """R28.3."""
    board.tech("BT04", active=False)
    board.play("logistics")
    board.play("allocate")
    assert board.empire.turn.actions == ["logistics"]
    assert refused(board.g, "logistics") == ("9.1", "action-taken")


def test_the_proposal_keeps_to_the_limit_of_basic_technologies(board: Board) -> None:
    """R14.3: of five that could be paid, the four that are worth most."""
    ids = ("BT02", "BT04", "BT06", "BT11", "BT17")
    for id_ in ids:
        board.tech(id_, active=False)
    board.empire.resources = [5, 0, 0, 0, 0, 0]
    assert best(board.g, board.me) == cards("BT04", "BT06", "BT11", "BT17")


def test_a_tile_for_the_grid_is_worth_more_than_a_special_rule(board: Board) -> None:
    """Both need the same resource: the proposal has the tile, though it was discovered later."""
    cards = [board.tech(id_, active=False).card for id_ in ("RO1", "BT11")]
    board.empire.resources = [1, 0, 0, 0, 0, 0]
    assert best(board.g, board.me) == cards[1:]


def test_what_scores_when_it_is_first_active_is_proposed_first() -> None:
    """14.7: a great technology before one that is worth more by itself, as long as it has not scored."""
    board = Board(race="ferrun")
    for id_ in ("BT04", "AT2b"):
        board.tech(id_, active=False)
    board.empire.resources = [1, 0, 0, 0, 1, 0]
    assert best(board.g, board.me) == cards("BT04")
    before = evaluate(board.g, Seat(board.me))
    board.empire.unpaid = cards("AT2b")
    assert best(board.g, board.me) == cards("AT2b")
    assert evaluate(board.g, Seat(board.me)) > before
