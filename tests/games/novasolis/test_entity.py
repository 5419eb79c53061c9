"""The Entity's phase (rules 12.12, 17, 18, 19.5, 19.6, 21)."""

from __future__ import annotations

import pytest

from bot.engine.moves import Event, Move, Seat, Text
from bot.engine.steps import settle
from bot.engine.thinking import WON
from bot.games.novasolis.core.alone.deploying import deploy_at, fortify, raise_power, raise_track, room
from bot.games.novasolis.core.alone.entity_cards import DrawnCard
from bot.games.novasolis.core.alone.roaming import groups, hunt, move_at_random, raid, target_in
from bot.games.novasolis.core.cards.cards import ENTITY_CARDS, OBJECTIVES, TRACKS
from bot.games.novasolis.core.holdings.holdings import contested
from bot.games.novasolis.core.scoring.ending import finish, lose
from bot.games.novasolis.core.table.hexes import CENTRE, OUTSIDE
from bot.games.novasolis.core.table.state import NEW_RELIC, NONE, OLD_RELIC, STATION
from bot.games.novasolis.core.table.tables import DECIDERS
from bot.games.novasolis.modules.destroyers.locations import DESTROYER
from tests.catalogues import Late
from tests.games.novasolis.haunted import draws, gates, ships
from tests.games.novasolis.play import GAME, Board

WORDS = Late("novasolis")

CALM = ("E07", "E16")
"""Cards that do nothing with two empires."""


def test_what_a_card_changes_for_a_while_is_told() -> None:
    """Else no one would know what it does before it is in their way."""
    board = Board()
    board.g.entity.deck += [ENTITY_CARDS.number[card] for card in ("E05", "E13")]
    board.play("pass", board.g.active)
    events = GAME.play(board.g, DECIDERS[board.g.seats][board.g.active], Move("pass"))
    told = [WORDS.say(Text(f"event-{each.key}", each.values)) for each in events if each.key == "card-lasts"]
    assert told == ["Until the end of the next round, every empire’s Move Range is 1 lower, but at least 1."]


@pytest.mark.parametrize(
    ("seats", "icons", "ships_"),
    [(2, "E01", 1), (2, "E04", 2), (2, "E12", 3), (3, "E12", 4), (4, "E12", 6), (5, "E12", 7), (6, "E12", 9)],
)
def test_a_card_brings_ships_by_its_icons_and_the_empires(seats: int, icons: str, ships_: int) -> None:
    board = Board(seats, power="1")
    homes = [board.g.layout.words[number] for number in board.g.layout.anomalies[:3]]
    gates(board, *homes, pointer=1)
    reserve = board.g.entity.ships
    draws(board, icons, "E05")
    assert sum(ships(board).values()) == ships_
    assert reserve - board.g.entity.ships == ships_


def test_ships_come_at_the_active_gate_and_the_next_becomes_active() -> None:
    board = Board()
    gates(board, "1.1", "1.4", pointer=1)
    draws(board, "E01", "E05")
    assert (ships(board), board.g.entity.pointer) == ({"1.1": 1}, 2)


def test_a_full_gate_passes_ships_on() -> None:
    """W15."""
    board = Board(3)
    gates(board, "2.2", "2.6", pointer=1)
    board.put("2.2", 3, ships=3)
    draws(board, "E04", "E05")
    assert (ships(board), board.g.entity.pointer) == ({"2.2": 4, "2.6": 2}, 2)


@pytest.mark.parametrize(
    ("pointer", "came"),
    [
        (1, {"1.1": 2, "2.9": 1}),
        (2, {"1.1": 2, "2.9": 1}),
        (3, {"1.4": 1, "2.9": 2}),
        (4, {"1.4": 1, "1.1": 2}),
    ],
)
def test_ships_without_room_go_on_in_the_order_of_the_cycle(pointer: int, came: dict[str, int]) -> None:
    """R17.5: to the gates that follow the active one, and around; not by where they lie, and not to the black hole."""
    board = Board()
    gates(board, "1.4", "2.3", "1.1", "2.9", pointer=pointer)
    there = {"1.4": 3, "2.3": 4, "1.1": 2, "2.9": 2}
    for word, n in there.items():
        board.put(word, 2, ships=4 if board.g.entity.cycle[pointer] == board.number(word) else n)
    before = ships(board)
    draws(board, "E12", "E05")
    assert {word: n - before[word] for word, n in ships(board).items() if n > before[word]} == came


def test_ships_that_find_no_room_near_the_black_hole_go_to_the_gates_in_order() -> None:
    """R17.5."""
    board = Board()
    gates(board, "2.3", "1.1", pointer=0)
    for number in board.g.layout.first_ring:
        board.put(board.g.layout.words[number], 2, ships=4)
    draws(board, "E04", "E05")
    assert {word: n for word, n in ships(board).items() if word[0] == "2"} == {"2.3": 2}


def test_the_pointer_wraps_around() -> None:
    board = Board()
    gates(board, "1.1", pointer=1)
    draws(board, "E01", "E05")
    assert board.g.entity.pointer == 0


def test_the_black_hole_sends_ships_to_the_first_ring() -> None:
    board = Board()
    assert "black-hole-die" in draws(board, "E04", "E05")
    ((word, n),) = ships(board).items()
    assert (word[:2], n) == ("1.", 2)


def test_ships_without_room_raise_the_track() -> None:
    """R17.5, R28.9."""
    board = Board()
    gates(board, "1.1", pointer=1)
    board.put("1.1", 2, ships=3)
    draws(board, "E12", "E05")
    assert (ships(board), board.g.entity.track) == ({"1.1": 4}, 2)
    empty = Board()
    gates(empty, "1.1", pointer=1)
    empty.g.entity.ships = 1
    draws(empty, "E04", "E05")
    assert (ships(empty), empty.g.entity.track, empty.g.entity.ships) == ({"1.1": 1}, 1, 0)


def test_a_rift_opens_a_gate_with_a_station_and_ships() -> None:
    board = Board()
    gates(board, "1.1", "1.4", "2.3", pointer=1)
    draws(board, "E06", "E05")
    sector = board.at("2.9")
    assert (sector.rift, sector.units[2][: STATION + 1]) == (True, [1, 1])
    assert board.g.entity.cycle == [CENTRE, *map(board.number, ("1.1", "1.4", "2.3", "2.9"))]
    assert board.g.entity.pointer == 1


def test_a_rift_without_a_place_is_a_deployment() -> None:
    board = Board()
    gates(board, "1.1", "1.4", "2.3", "2.9", pointer=2)
    draws(board, "E06", "E05")
    assert (ships(board), board.g.entity.pointer) == ({"1.4": 1}, 3)


def test_calm_brings_energy_and_stops_movement() -> None:
    board = Board()
    gates(board, "1.4", pointer=1)
    board.put("1.0", 2, ships=2)
    for empire in board.g.empires:
        empire.energy = 0
    told = draws(board, "E02", "E05")
    assert "entity-moved" not in told
    assert ships(board) == {"1.0": 2, "1.4": 1}
    assert [empire.energy for empire in board.g.empires] == [4, 4]


def test_whispers_take_research_and_last_until_the_next_round_ends() -> None:
    board = Board(3)
    for empire in board.g.empires:
        empire.research = 3
    gates(board, "2.2", pointer=1)
    draws(board, "E07", "E05")
    assert [empire.research for empire in board.g.empires] == [1, 1, 1]
    assert [(effect.card, effect.until) for effect in board.g.entity.lasting] == [
        (ENTITY_CARDS.number["E07"], 2)
    ]
    board.g.entity.deck += [ENTITY_CARDS.number["E05"]] * 2
    while board.g.number == 2:
        board.play("pass", board.g.active)
    assert board.g.entity.lasting == []


def test_a_malice_card_of_other_counts_does_nothing() -> None:
    """18."""
    board = Board()
    board.empire.research = 3
    assert draws(board, *CALM).count("card-idle") == 2
    assert board.empire.research == 3


def test_a_drain_takes_half_rounded_up() -> None:
    board = Board()
    board.g.stack[-1].side = board.me
    board.empire.energy = 5
    board.g.empires[board.you].energy = 9
    for side in (board.me, board.you):
        board.g.empires[side].turn.actions = []
    told = draws(board, "E08", "E16")
    assert told.count("lose-energy") == 2
    assert board.g.empires[board.you].energy == 9 - 5
    assert board.empire.energy == 6 - 3


def test_dying_light_takes_what_is_there() -> None:
    """R28.5."""
    board = Board()
    board.empire.race = 1
    board.empire.turn.actions = ["logistics", "build"]
    board.empire.energy, board.empire.research = 0, 11
    draws(board, "E21", "E16")
    assert (board.empire.energy, board.empire.research) == (0, 12)


def test_stations_harden_every_gate_without_one() -> None:
    board = Board(4)
    gates(board, "2.1", "2.3", pointer=1)
    board.put("2.1", 4, stations=1)
    draws(board, "E16", "E05")
    assert [board.at(word).units[4][STATION] for word in ("2.1", "2.3")] == [1, 1]


def test_a_cascade_comes_at_every_gate_and_leaves_the_active_one() -> None:
    board = Board(3)
    gates(board, "2.2", "2.6", pointer=2)
    draws(board, "E22", "E05")
    assert (ships(board), board.g.entity.pointer) == ({"2.2": 2, "2.6": 2}, 2)


def test_power_rises_with_the_stages_and_by_the_chorus() -> None:
    """R17.3."""
    board = Board()
    gates(board, "1.1", pointer=1)
    draws(board, "E13", "E14")
    assert (board.g.entity.power, board.g.entity.stage) == (3, 2)
    board = Board(power="4")
    gates(board, "1.1", pointer=1)
    draws(board, "E13", "E23")
    assert board.g.entity.power == 6


def test_the_track_enrages_once_and_ends_the_game() -> None:
    board = Board()
    track = TRACKS[2]
    raise_track(board.g, track.enrage - 1)
    assert (board.g.entity.power, board.g.entity.enraged) == (2, False)
    raise_track(board.g, 1)
    assert (board.g.entity.power, board.g.entity.enraged) == (3, True)
    raise_track(board.g, 1)
    assert (board.g.entity.power, board.g.over) == (3, False)
    raise_track(board.g, 99)
    assert (board.g.over, board.g.result, board.g.entity.track) == (True, "overwhelmed", track.end)
    standings = GAME.standings(board.g)
    assert (standings.places, standings.outcome) == ((2, 2, 1), "ranked")


@pytest.mark.parametrize(("result", "won"), [("saved", True), ("burnt", False)])
def test_allies_win_or_lose_together(result: str, won: bool) -> None:
    """R19.5, R19.6, 20.1."""
    board = Board(3, variant="coop")
    begun = GAME.standings(board.g)
    (finish if won else lose)(board.g, result)
    ended = GAME.standings(board.g)
    assert (begun.outcome, begun.places) == ("together", None)
    assert (ended.outcome, ended.won) == ("together", (won,) * 4)
    worths = [GAME.thinking.evaluate(board.g, Seat(seat)) for seat in range(3)]
    assert all(abs(worth - (WON if won else -WON)) < WON // 2 for worth in worths)


def test_half_of_each_free_group_moves_when_a_card_advances() -> None:
    """R17.6."""
    board = Board()
    board.put("2.2", 2, ships=3)
    board.put("2.8", 2, ships=2)
    board.put("2.8", board.me, ships=1)
    move_at_random(board.g)
    left = ships(board)
    assert (left["2.2"], left["2.8"], sum(left.values())) == (1, 2, 5)
    moved = next(word for word in left if word not in ("2.2", "2.8"))
    assert board.number(moved) in board.g.layout.neighbours[board.number("2.2")]


def test_ships_that_arrived_do_not_move_again_and_keep_to_the_limit() -> None:
    for seed in range(12):
        board = Board(seed=f"roam {seed}")
        for word in ("1.0", "1.1", "1.2", "1.3", "1.4", "1.5"):
            board.put(word, 2, ships=4)
        move_at_random(board.g)
        assert max(ships(board).values()) <= 4
        assert min(ships(board)[f"1.{n}"] for n in range(6)) >= 2
        assert "0.0" not in ships(board)


def test_packs_hunt_the_nearest_colony() -> None:
    """E15."""
    board = Board()
    board.put("2.3", 2, ships=3)
    board.put("1.3", 2, ships=1)
    board.put("1.3", board.you, ships=1)
    board.put("2.0", 2, ships=2)
    board.g.push(DrawnCard(ENTITY_CARDS.number["E15"], []))
    settle(board.g)
    assert ships(board) == {"2.3": 1, "1.1": 2, "1.3": 1, "2.0": 2}


def test_what_the_entity_does_in_words() -> None:
    board = Board()
    names = ["Mira", "Bo"]
    draws(board, "E04", "E05")
    board.g.events.clear()
    deploy_at(board.g, board.number("1.0"), 0, 1)
    arrived = board.g.events[0]
    assert WORDS.tell(arrived, names).startswith("The black hole spits ")
    assert WORDS.tell(arrived, names).endswith(" into 1.0.")
    values = {"side": "@0", "sector": "2.2", "dice": ["4", "1"], "damage": 1, "defence": 2}
    assert WORDS.tell(Event("raid-held", values), names) == (
        "Mira’s colony in 2.2 held: the Entity rolled 4 and 1 for 1 damage, against a defence of 2."
    )
    held = {**values, "dice": ["3"], "damage": 0}
    assert (
        WORDS.tell(Event("raid-held", held), names)
        == "Mira’s colony in 2.2 held: the Entity rolled 3 for no damage."
    )
    assert WORDS.tell(Event("raid-lost", values), names).startswith(
        "The Entity destroyed Mira’s colony in 2.2: it rolled 4 and 1 for "
    )


def test_a_card_without_effect_is_no_part_of_a_story() -> None:
    board = Board()
    card = ENTITY_CARDS.number[CALM[0]]
    board.g.push(DrawnCard(card, []))
    board.g.stack[-1].run(board.g)
    (event,) = board.g.events
    assert (event.key, event.told.quiet) == ("card-idle", True)


def test_a_colony_without_defenders_is_raided() -> None:
    """W12: at level II each die from 4 on is a damage, and two destroy the colony."""
    outcomes = set()
    for seed in range(16):
        board = Board(seed=f"raid {seed}")
        sector = board.own("2.2", board.me)
        sector.gate = board.me
        board.put("2.2", 2, ships=2)
        raid(board.g, board.number("2.2"))
        event = board.g.events[0]
        damage = sum(int(die) >= 4 for die in event.values["dice"])
        assert (len(event.values["dice"]), event.values["damage"]) == (2, damage)
        lost = damage == 2
        assert event.key == ("raid-lost" if lost else "raid-held")
        assert (sector.owner, sector.gate) == ((NONE, NONE) if lost else (board.me,) * 2)
        assert board.g.entity.track == lost
        outcomes.add(lost)
    assert outcomes == {False, True}


def test_a_homeworld_has_a_defence_of_four_and_its_loss_counts_three() -> None:
    board = Board(power="4", seed="home")
    board.put("2.0", 2, ships=4, stations=8)
    board.g.entity.power = 6
    draws(board, *CALM)
    assert (board.at("2.0").owner, board.g.entity.track) == (NONE, 3)


def test_without_any_homeworld_all_is_lost() -> None:
    """R19.6."""
    board = Board()
    board.at("2.6").owner, board.at("2.6").capital = NONE, False
    board.put("2.0", 2, ships=4, stations=8)
    board.g.entity.power = 6
    draws(board, *CALM)
    assert board.g.result == "homeless"


def test_the_target_is_the_owner_else_the_strongest_else_the_earlier() -> None:
    """R17.7."""
    board = Board(3)
    sector = board.put("2.2", board.me, ships=1)
    third = ({0, 1, 2} - {board.me, board.you}).pop()
    board.put("2.2", third, ships=1)
    assert target_in(board.g, sector) == board.me
    board.put("2.2", third, ships=1)
    assert target_in(board.g, sector) == third
    board.own("2.2", board.me)
    assert target_in(board.g, sector) == board.me


def test_the_supernova_ends_all() -> None:
    board = Board()
    draws(board, "E24")
    assert (board.g.over, board.g.result) == (True, "burnt")
    explorers = Board(mode="exploration")
    draws(explorers, "E24")
    assert (explorers.g.over, explorers.g.result) == (True, "scored")
    assert GAME.standings(explorers.g).outcome == "ranked"


def test_final_scoring_counts_artifacts_homeworlds_and_objectives() -> None:
    """R19.7."""
    board = Board(mode="exploration")
    for empire in board.g.empires:
        empire.objectives = []
    board.empire.objectives = [OBJECTIVES.called["bastions"]]
    board.empire.wishes.claims = "ask"
    board.put("2.1", board.me, stations=3)
    board.own("1.1", board.me).relics[0] = OLD_RELIC
    draws(board, "E24")
    assert (board.empire.own, board.empire.coop) == (4 + 4, 4)
    assert board.g.empires[board.you].own == 4
    assert GAME.standings(board.g).places == tuple(
        {board.me: 1, board.you: 2}.get(side, 3) for side in range(3)
    )


def test_the_empires_win_with_stars_and_artifacts_before_the_entity_plays() -> None:
    """W20, R28.10."""
    for stars, artifacts, won in ((124, 3, True), (123, 3, False), (124, 2, False)):
        board = Board()
        for word in ("1.1", "1.4", "2.3")[:artifacts]:
            board.own(word, board.me).relics[0] = OLD_RELIC
        for empire in board.g.empires:
            empire.objectives = []
        board.empire.coop = stars
        draws(board, "E24", "E05")
        assert board.g.result == ("saved" if won else "burnt")


def test_exploration_brings_ships_to_the_core_and_every_anomaly() -> None:
    """W16."""
    board = Board(mode="exploration")
    draws(board, "E10")
    assert ships(board) == dict.fromkeys(("0.0", "1.1", "1.4", "2.3", "2.9"), 2)
    assert room(board.g, CENTRE) > 99


def test_without_the_entity_cards_are_ignored() -> None:
    """21.1."""
    board = Board(mode="exploration", entity="off")
    board.empire.energy = 0
    draws(board, "E21")
    assert ships(board) == {}
    assert board.g.entity.power == 1


def test_ships_of_exploration_move_only_if_they_roam() -> None:
    """21.2."""
    for roaming, moved in (("off", False), ("on", True)):
        board = Board(mode="exploration", roaming=roaming)
        told = draws(board, "E02")
        assert ("entity-moved" in told) is moved


def test_a_seal_cancels_a_card_three_times_a_game() -> None:
    """AT5b."""
    board = Board()
    gates(board, "1.1", pointer=1)
    tech = board.tech("AT5b")
    tech.uses = 2
    draws(board, "E02", "E01")
    ask = GAME.asks(board.g)[0]
    assert (ask.seat, ask.prompt.key, str(ask.default)) == (board.me, "ask-cancel", "let")
    board.play("cancel")
    assert (tech.uses, tech.ready) == (3, False)
    assert ships(board) == {"1.1": 1}
    assert board.g.number == 2


def test_a_seal_is_not_asked_where_it_cannot_help() -> None:
    board = Board()
    gates(board, "1.1", pointer=1)
    tech = board.tech("AT5b")
    tech.uses = 3
    draws(board, "E01", "E05")
    assert board.g.number == 2
    other = Board()
    other.tech("AT5b")
    draws(other, "E16", "E07")
    assert other.g.number == 2


def test_artifacts_set_free_in_the_phase_are_controlled() -> None:
    board = Board()
    board.own("1.1", board.me)
    assert board.at("1.1").relics[0] == NEW_RELIC
    draws(board, *CALM)
    assert (board.at("1.1").relics[0], board.empire.coop) == (OLD_RELIC, 4)


def test_who_lets_a_card_be_passes_the_question_on() -> None:
    """AT5b, R28.4: in play order from the first player on; a card that nobody cancels works."""
    board = Board(3)
    gates(board, "2.2", pointer=1)
    order = board.g.play_order()
    for side in order[:2]:
        board.tech("AT5b", side)
    draws(board, "E01", "E13")
    assert [ask.seat for ask in GAME.asks(board.g)] == [order[0]]
    board.play("let", order[0])
    assert [ask.seat for ask in GAME.asks(board.g)] == [order[1]]
    board.play("let", order[1])
    assert ships(board) == {"2.2": 2}
    assert [ask.seat for ask in GAME.asks(board.g)] == [order[0]]
    board.play("cancel", order[0])
    assert [ask.prompt.key for ask in GAME.asks(board.g)] == ["ask-turn"]
    assert board.g.entity.lasting == []


def test_a_seal_that_was_used_or_sleeps_cancels_nothing() -> None:
    """AT5b, R14.5."""
    board = Board()
    gates(board, "1.1", pointer=1)
    board.tech("AT5b").ready = False
    draws(board, "E01", "E05")
    assert board.g.number == 2


def test_cards_of_the_phase_are_put_away_and_cancelled_ones_do_not_advance() -> None:
    """17.1: a cancelled card has no effect at all, but counts as drawn."""
    board = Board()
    gates(board, "1.1", pointer=1)
    board.put("2.2", 2, ships=2)
    board.tech("AT5b")
    draws(board, "E02", "E16")
    board.play("cancel")
    assert ships(board) == {"2.2": 2}
    assert board.g.entity.discard == [ENTITY_CARDS.number[id_] for id_ in ("E02", "E16")]
    assert (board.g.entity.drawn, board.g.entity.cancelled) == ([], [])


def test_each_throw_for_a_direction_is_told() -> None:
    """R17.6, R26.2: those of no use too, and the last one says where the group goes."""
    several = 0
    for seed in range(8):
        board = Board(seed=f"faces {seed}")
        board.put("2.0", 2, ships=3)
        board.g.events.clear()
        move_at_random(board.g)
        rolled, moved = board.g.events
        assert (rolled.key, rolled.values["sector"]) == ("direction-die", "2.0")
        faces = [int(face) for face in rolled.values["faces"]]
        toward = board.g.layout.toward[board.number("2.0")]
        assert [toward[face - 1] == OUTSIDE for face in faces] == [True] * (len(faces) - 1) + [False]
        goal = board.g.layout.words[toward[faces[-1] - 1]]
        went = Text("entity-went", {"n": 2, "from": "2.0", "to": goal})
        assert (moved.key, moved.values) == ("entity-moved", {"fleet": went})
        several += len(faces) > 1
    assert several


def test_ships_beside_a_destroyer_stay_and_one_alone_goes() -> None:
    """R17.6: half of a group, rounded up."""
    board = Board(destroyers="on")
    board.put("1.2", 2, ships=1)
    board.put("1.4", 2, ships=2)
    board.at("1.4").units[2][DESTROYER] = 1
    assert groups(board.g) == {board.number("1.2"): 1}


def test_the_entity_does_not_attack_in_the_turns_of_empires() -> None:
    """R17.10, R17.9: it contests, and a colony is safe until its phase."""
    board = Board()
    sector = board.own("2.2", board.me)
    board.put("2.2", 2, ships=4)
    board.play("logistics")
    assert (sector.owner, contested(board.g, sector)) == (board.me, True)


def test_stations_of_the_entity_come_as_long_as_there_are_twelve() -> None:
    """R17.11, R28.8."""
    for standing, come in ((11, 1), (12, 0)):
        board = Board(4)
        gates(board, "2.1", pointer=1)
        board.put("2.2", 4, stations=standing)
        fortify(board.g)
        assert board.at("2.1").units[4][STATION] == come


def test_a_seventh_gate_cannot_open() -> None:
    """R17.11, R28.8: a Rift then is a deployment."""
    for standing, opened in ((5, True), (6, False)):
        board = Board(6)
        anomalies = [board.g.layout.words[number] for number in board.g.layout.anomalies]
        gates(board, *anomalies[:5], pointer=1)
        board.g.entity.cycle += [CENTRE] * (standing - 5)
        draws(board, "E06", "E05")
        assert board.at(anomalies[5]).rift is opened


def test_effects_on_all_come_in_play_order() -> None:
    """R28.4."""
    board = Board(3)
    gates(board, "2.2", pointer=1)
    board.g.events.clear()
    for side in board.g.play_order():
        board.g.empires[side].energy = 0
    deck = [ENTITY_CARDS.number[id_] for id_ in ("E13", "E05")]
    board.g.entity.deck += deck
    order = board.g.play_order()
    events = [
        e for side in order for e in GAME.play(board.g, DECIDERS[board.g.seats][side], Move.parse("pass"))
    ]
    gains = [event.values for event in events if event.key == "gain-energy"]
    assert gains == [{"side": f"@{side}", "n": 1, "why": "~why-entity"} for side in order]


def test_what_a_card_takes_is_told() -> None:
    """E08, R28.5: half, rounded up."""
    board = Board(5)
    for side, energy in enumerate((5, 1, 0, 4, 8)):
        board.g.empires[side].energy = energy
    board.g.events.clear()
    board.g.push(DrawnCard(ENTITY_CARDS.number["E08"], []))
    settle(board.g)
    taken = {event.values["side"]: event.values["n"] for event in board.g.events}
    assert taken == {"@0": 3, "@1": 1, "@2": 0, "@3": 2, "@4": 4}
    assert {event.key for event in board.g.events} == {"lose-energy"}
    assert [empire.energy for empire in board.g.empires] == [2, 0, 0, 2, 4]


def test_damage_a_raid_does_not_need_is_not_kept() -> None:
    """R12.12: sentinels raise the defence; nothing is told of shields."""
    board = Board()
    sector = board.own("2.2", board.me)
    board.tech("AT6a")
    board.put("2.2", 2, ships=3)
    for _ in range(6):
        raid(board.g, board.number("2.2"))
        assert board.g.events[-1].values["defence"] == 4
    assert sector.owner == board.me


def test_the_power_level_has_an_end() -> None:
    """R17.3: VI is the highest."""
    board = Board()
    raise_power(board.g, 9)
    assert board.g.entity.power == 6
    board.g.events.clear()
    raise_power(board.g)
    assert (board.g.entity.power, board.g.events) == (6, [])


def test_a_full_goal_of_hunters_takes_what_it_can() -> None:
    """E15: the limit of the sector applies."""
    board = Board()
    board.put("2.3", 2, ships=4)
    board.put("1.1", 2, ships=3)
    board.put("1.1", board.you, ships=1)
    hunt(board.g)
    assert ships(board) == {"2.3": 3, "1.1": 4}


def test_hunters_go_around_the_black_hole() -> None:
    """E15: of equal ways to the lower sector."""
    board = Board()
    board.at("2.0").owner, board.at("2.0").capital = NONE, False
    board.put("1.0", 2, ships=1)
    hunt(board.g)
    assert ships(board) == {"1.1": 1}


def test_exploration_has_no_track_and_no_limit() -> None:
    """21.2."""
    board = Board(mode="exploration")
    raise_track(board.g, 99)
    assert (board.g.entity.track, board.g.entity.enraged, board.g.over) == (0, False, False)
    board.put("2.2", 2, ships=30)
    assert room(board.g, board.number("2.2")) > 99
    survivors = Board()
    survivors.put("2.2", 2, ships=5)
    assert [room(survivors.g, survivors.number(word)) for word in ("2.2", "2.1")] == [0, 4]


def test_ships_that_come_are_told_by_sector() -> None:
    """R17.5, W15."""
    board = Board(3)
    gates(board, "2.2", "2.6", pointer=1)
    board.put("2.2", 3, ships=3)
    board.g.events.clear()
    board.g.push(DrawnCard(ENTITY_CARDS.number["E04"], []))
    settle(board.g)
    told = [event.values for event in board.g.events if event.key == "entity-ships"]
    assert told == [{"sector": "2.2", "n": 1, "hole": 0}, {"sector": "2.6", "n": 2, "hole": 0}]
