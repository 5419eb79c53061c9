"""What Medium, and so Suggest, does in positions of Factions of Sol in which it was seen to play badly."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

import pytest

from bot.engine.moves import Move, Seat
from bot.engine.playout import Dice
from bot.engine.rng import Rng
from bot.games.factions.cards.cards import MACHINES, MARS
from bot.games.factions.holdings.machines import MACHINES_OF
from bot.games.factions.holdings.modifiers import value
from bot.games.factions.round.rounds import ROUND, RoundStep, produce
from bot.games.factions.scoring.scoring import machine_points
from bot.games.factions.table.state import RoundRecord, TurnRecord
from bot.games.factions.thinking.building import best_of_upgrades, machines_worth
from bot.games.factions.thinking.candidates import is_sensible
from bot.games.factions.thinking.outlook import outlook, visit_worths
from bot.games.factions.thinking.remaining import (
    energy_to_come,
    present,
    resource_worth,
    time_left,
)
from bot.games.factions.thinking.side_worth import side_terms
from bot.games.factions.thinking.worths import POINT
from bot.players.greedy import GreedyPlayer
from bot.players.search import SearchPlayer
from bot.players.suggest import advise
from bot.players.survey import Survey
from tests.games.factions.position import BO, MIRA
from tests.games.factions.whole import Dealt


def dealt(ship: str, energy: int, resources: int, **upgrades: int) -> Dealt:
    """MegaCore's turn against Bo, who is far away."""
    p = Dealt("megacore", "ordinary").ships(MIRA, ship).ships(BO, "C7").purse(MIRA, energy, resources)
    p.purse(BO, 16, 4)
    for machine, n in upgrades.items():
        p.g.players[MIRA].upgrades[MACHINES.index(machine)] = n
    return p


def turn(p: Dealt, dice: int) -> list[str]:
    """The verbs of what Medium does in Mira's turn."""
    played, player = list[Move](), GreedyPlayer()
    while not played or played[-1].verb not in ("end", "pass", "charge"):
        view = p.rules.view(p.g, MIRA)
        played.append(player.choose(p.rules, view, MIRA, Dice(dice)))
        p.rules.play(p.g, MIRA, played[-1])
    return [move.verb for move in played]


def worth(p: Dealt, seat: Seat = MIRA) -> int:
    return p.rules.thinking.evaluate(p.g, seat)


@pytest.mark.parametrize("ship", ["A1", "B7", "C8"])
def test_who_is_left_alone_with_a_full_hold_buys_upgrades_instead_of_flying_about(ship: str) -> None:
    """It flew towards Mars, or stayed by Mercury, for all of the turns that it had alone."""
    p = dealt(ship, 16, 4)
    p.g.number, p.g.extra, p.g.players[BO].passed = 2, 2, True
    p.main_phase()
    assert turn(p, 0)[:3] == ["move", "use", "build"]


def test_what_probes_mine_for_free_is_not_left_for_the_action() -> None:
    """It declined, and mined the same asteroid with its Action."""
    p = dealt("D6", 9, 1, probes=4)
    p.tile("E7", 4)
    p.main_phase()
    p.play(MIRA, "move D7")
    assert turn(p, 0)[0] == "choose"


def test_advice_is_not_compared_with_a_pass(monkeypatch: pytest.MonkeyPatch) -> None:
    """It read "upgrades in a better machine", as whoever passes has less time left for machines."""
    p = dealt("D6", 0, 0, probes=3)
    p.tile("E6", 4)
    p.main_phase()
    view = p.rules.view(p.g, MIRA)
    found = advise(p.rules, view, MIRA, Dice(0))
    assert found is not None
    assert found.moves[0].verb == "mine"
    assert found.other is None or found.other.verb != "pass"
    assert "resources" in {reason.counted for reason in found.reasons}
    monkeypatch.setattr(type(p.rules.thinking), "last_resorts", frozenset())
    found = advise(p.rules, view, MIRA, Dice(0))
    assert found is not None
    assert found.other == Move("pass"), "it is the next best plan"


def test_probes_do_not_mine_into_a_full_hold() -> None:
    p = dealt("D6", 9, 5, probes=4)
    p.tile("E7", 4)
    p.main_phase()
    p.play(MIRA, "move D7")
    assert [str(move) for move in p.rules.thinking.candidates(p.g, MIRA, Dice(0))] == ["skip"]


@pytest.mark.parametrize(("probes", "points"), [(0, 0), (3, 2)])
def test_points_are_promised_less_those_of_the_resources_that_are_spent(probes: int, points: int) -> None:
    """It said "+2 points" where four resources, worth two, went into two upgrades."""
    p = dealt("C1", 9, 4, probes=probes).main_phase()
    before = sum(p.rules.breakdown(p.g, MIRA).values())
    found = advise(p.rules, p.rules.view(p.g, MIRA), MIRA, Dice(0))
    assert found is not None
    for move in (found.moves[0], *(move for _, move in found.rest)):
        p.rules.play(p.g, MIRA, move)
    said = {reason.counted: reason.amount for reason in found.reasons}
    assert said.get("score", 0) == points == sum(p.rules.breakdown(p.g, MIRA).values()) - before
    assert said["upgrades"] == 2


def test_mining_is_not_compared_with_mining_the_same_after_a_flight() -> None:
    """It read "Mine E4 · compared with Move from D4 to E4 for 3 energy. Mine E4: 3 energy more"."""
    p = dealt("D4", 6, 0)
    p.tile("E4", 4)
    p.main_phase()
    found = advise(p.rules, p.rules.view(p.g, MIRA), MIRA, Dice(0))
    assert found is not None
    assert str(found.moves[0]) == "mine E4"
    assert "mine-E4" not in str(found.other)
    assert [reason.counted for reason in found.reasons] == ["resources"]


def test_the_free_rescue_is_worth_something_until_it_is_used_or_the_game_is_late() -> None:
    p = dealt("E6", 6, 0).main_phase()
    p.g.first = True
    kept = worth(p)
    p.g.players[MIRA].rescued = 1
    assert kept - worth(p) > POINT
    p.g.number, p.g.players[BO].passed, p.g.extra = p.g.rounds, True, 5
    late = worth(p)
    p.g.players[MIRA].rescued = 0
    assert 0 < worth(p) - late < POINT / 4


def test_a_turn_of_nothing_but_a_flight_is_worth_less_than_the_place_that_it_leads_to() -> None:
    p = dealt("D6", 9, 4).main_phase()
    p.g.active = BO
    player = p.g.players[MIRA]
    there = worth(p)
    player.turn = TurnRecord(moved=True)
    assert worth(p) < there
    for turn_ in (TurnRecord(moved=True, acted=True), TurnRecord(moved=True, mined=1)):
        player.turn = turn_
        assert worth(p) == there


def test_passing_is_worth_the_energy_that_it_brings_while_others_play_on() -> None:
    p = dealt("D6", 4, 0).main_phase()
    player = p.g.players[MIRA]
    assert energy_to_come(p.g, MIRA) == 4
    player.passed = True
    rich = energy_to_come(p.g, MIRA)
    assert rich > 4
    p.purse(BO, 0, 0)
    assert 4 <= energy_to_come(p.g, MIRA) < rich
    p.purse(BO, 16, 4)
    player.energy = 15
    assert energy_to_come(p.g, MIRA) == 16, "the battery is full"
    player.energy = 4
    p.g.players[BO].passed = True
    assert energy_to_come(p.g, MIRA) == 4
    p.g.players[BO].passed, p.g.number = False, p.g.rounds
    assert energy_to_come(p.g, MIRA) == 4, "there is no round to spend it in"


def test_the_time_left_is_the_same_when_a_round_ends_and_when_the_next_begins() -> None:
    p = dealt("D6", 4, 0).main_phase()
    player = p.g.players[MIRA]
    assert present(p.g, MIRA) == 1
    start = time_left(p.g, MIRA)
    player.round.turns = 8
    assert 0 < present(p.g, MIRA) < 1
    player.passed = True
    end = time_left(p.g, MIRA)
    p.g.number, player.passed, player.round = 2, False, RoundRecord()
    assert (time_left(p.g, MIRA), end) == (end, start - 1)


def test_who_has_passed_still_has_the_next_round_but_not_after_the_last() -> None:
    p = dealt("D6", 9, 4).main_phase()
    p.g.players[MIRA].passed = True
    p.energy(1, D5=9, D7=9, C6=9, E6=9)
    around = outlook(p.g, MIRA)
    assert around > 0
    p.energy(1, D5=0, D7=0, C6=0, E6=0)
    assert outlook(p.g, MIRA) == around, "what lies there now is gone then"
    p.g.number = p.g.rounds
    assert outlook(p.g, MIRA) == 0


def test_the_fuller_the_hold_the_less_a_resource_is_worth() -> None:
    p = dealt("D6", 9, 0).main_phase()
    worths = []
    for n in range(6):
        p.g.players[MIRA].resources = n
        worths.append(resource_worth(p.g, MIRA, 1.0))
    steps = [after - before for before, after in pairwise(worths)]
    assert steps == sorted(steps, reverse=True)
    assert steps[-1] < steps[0]


def test_mars_draws_more_where_upgrades_complete_a_machine() -> None:
    begun, complete = dealt("D6", 9, 2, probes=1), dealt("D6", 9, 2, probes=3)
    one, other = (visit_worths(p.main_phase().g, MIRA, 1.0)[MARS] for p in (begun, complete))
    assert other > one + POINT


@pytest.mark.parametrize("n", [1, 2, 3])
def test_the_best_upgrades_are_as_good_as_any_in_one_machine(n: int) -> None:
    p = dealt("D6", 9, 4, probes=3, sails=2, battery=1)
    player = p.g.players[MIRA]
    before = POINT * (sum(player.upgrades) + machine_points(player)) + machines_worth(player, 1.5)
    found = []
    for machine, row in enumerate(MACHINES_OF[player.faction]):
        more = min(n, row.size - player.upgrades[machine])
        player.upgrades[machine] += more
        now = POINT * (sum(player.upgrades) + machine_points(player)) + machines_worth(player, 1.5)
        found.append(now - before)
        player.upgrades[machine] -= more
    assert best_of_upgrades(player, n, 1.5) >= max(found)
    assert best_of_upgrades(player, 1, 1.5) <= best_of_upgrades(player, n, 1.5)
    assert best_of_upgrades(player, 0, 1.5) == 0


def test_what_exoplanets_have_produced_in_this_round_does_not_count_once_more() -> None:
    """Whoever took all the turns that they had alone seemed to gain more at the end of the round than who passed."""
    p = dealt("A1", 16, 0)
    p.explored(MIRA, "dunehome")
    p.g.number, at = 1, ROUND.index(produce)
    p.g.stack.append(RoundStep(at))
    before = side_terms(p.g, MIRA, MIRA)["exoplanets"]
    p.g.stack[-1] = RoundStep(at + 1)
    after = side_terms(p.g, MIRA, MIRA)["exoplanets"]
    p.g.number, p.g.stack[-1] = 2, RoundStep(0)
    assert before > after == side_terms(p.g, MIRA, MIRA)["exoplanets"]


@pytest.mark.parametrize("short", [0, 1])
def test_jupiter_is_for_who_can_pay_and_its_market_is_not_refreshed_instead(short: int) -> None:
    """It flew to Jupiter to put three new cards there for the others."""
    p = dealt("A1", 16, 0)
    p.g.players[MIRA].resources = value(p.g, MIRA, "jupiter-cost") - short
    assert is_sensible(p.g, MIRA, Move("use", ("jupiter",))) is not bool(short)
    p.market("dunehome", "mirage").visit("jupiter")
    verbs = {move.verb for move in p.rules.thinking.candidates(p.g, MIRA, Dice(0))}
    assert verbs == ({"refresh"} if short else {"choose"})


@pytest.mark.parametrize(("energy", "rescued"), [(16, False), (0, True)])
def test_after_its_action_a_ship_is_not_rescued_that_can_fly_to_mercury_in_its_next_turn(
    energy: int, *, rescued: bool
) -> None:
    p = dealt("D6", energy, 0)
    p.g.first, p.g.players[MIRA].turn.acted = True, True
    p.main_phase()
    p.g.players[MIRA].turn.acted = True
    assert any(move.verb == "rescue" for move in p.rules.moves(p.g, MIRA))
    assert any(move.verb == "rescue" for move in p.rules.thinking.candidates(p.g, MIRA, Dice(0))) is rescued


def test_a_turn_that_brings_nothing_is_wasted() -> None:
    p = dealt("D6", 9, 3).main_phase()
    before = p.rules.copy(p.g)
    wastes = p.rules.thinking.wastes
    moves = (Move("move", ("D7",)), Move("end"))
    assert not wastes(before, p.g, MIRA, moves), "the turn goes on"
    for move in moves:
        p.rules.play(p.g, MIRA, move)
    assert p.g.active == BO
    assert wastes(before, p.g, MIRA, moves)
    for gain in ("claimed", "resources", "vote", "passed"):
        after = p.rules.copy(p.g)
        if gain == "claimed":
            after.claimed, after.leader = True, MIRA
        elif gain == "resources":
            after.players[MIRA].resources += 1
        elif gain == "vote":
            after.players[MIRA].round.vote = 1
        else:
            after.players[MIRA].passed = True
        assert not wastes(before, after, MIRA, moves), gain


def test_plans_that_waste_their_turn_come_last(monkeypatch: pytest.MonkeyPatch) -> None:
    p = dealt("D6", 9, 3)
    p.g.players[BO].passed = True
    p.main_phase()
    view, seen = p.rules.view(p.g, MIRA), list[Sequence[Move]]()
    best = Survey(p.rules, view, MIRA, Dice(0)).plans()[0]

    def wastes(self: object, before: object, after: object, seat: Seat, moves: Sequence[Move]) -> bool:
        seen.append(moves)
        return moves[0] == best.moves[0]

    monkeypatch.setattr(type(p.rules.thinking), "wastes", wastes)
    plans = Survey(p.rules, view, MIRA, Dice(0)).plans()
    assert plans[0].moves[0] != best.moves[0] == plans[-1].moves[0]
    assert GreedyPlayer().choose(p.rules, view, MIRA, Dice(0)) == plans[0].moves[0]
    assert any(moves[-1].verb == "end" for moves in seen)
    assert all(move.verb != "end" for moves in seen for move in moves[:-1]), "only the first turn counts"
    monkeypatch.setattr(type(p.rules.thinking), "wastes", lambda *_: True)
    assert Survey(p.rules, view, MIRA, Dice(0)).plans()[0] == best, "where all waste, the best"


@pytest.mark.parametrize(("more", "passes"), [(-1, False), (0, True)])
def test_a_turn_that_brings_little_is_not_passed_for_much_less(
    more: int, passes: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By the rule that spares wasted turns it passed at once in a first game: it could only fill its hold, by 1."""
    p = dealt("D6", 9, 3).main_phase()
    view, rest = p.rules.view(p.g, MIRA), Move("pass")
    plans = Survey(p.rules, view, MIRA, Dice(0)).plans()
    apart = plans[0].worth - next(plan.worth for plan in plans if plan.moves == (rest,))
    assert apart > 1
    thinking = type(p.rules.thinking)
    monkeypatch.setattr(thinking, "wastes", lambda *given: given[-1][0] != rest)
    monkeypatch.setattr(thinking, "spared", apart + more)
    advice = advise(p.rules, view, MIRA, Dice(0), silent=True)
    assert advice is not None
    assert (advice.moves[0] == rest) is passes
    assert (GreedyPlayer().choose(p.rules, view, MIRA, Dice(0)) == rest) is passes


def test_hard_plays_no_plan_that_wastes_its_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    """It flew back to Mercury with a full battery, and about when there was nothing left to do."""
    p = dealt("D6", 9, 3)
    p.main_phase()
    view = p.rules.view(p.g, MIRA)
    best = SearchPlayer(4, None).choose(p.rules, view, MIRA, Dice(0))
    monkeypatch.setattr(type(p.rules.thinking), "spared", 10_000)
    monkeypatch.setattr(type(p.rules.thinking), "wastes", lambda *given: given[-1][0] == best)
    assert SearchPlayer(4, None).choose(p.rules, view, MIRA, Dice(0)) != best
    monkeypatch.setattr(type(p.rules.thinking), "wastes", lambda *_: True)
    assert SearchPlayer(4, None).choose(p.rules, view, MIRA, Dice(0)) == best, "where all waste, the best"


def test_no_reason_is_made_up_where_only_one_choice_is_worth_a_thought() -> None:
    p = dealt("D6", 16, 4).main_phase()
    p.g.players[MIRA].turn.moved = p.g.players[MIRA].turn.acted = True
    view = p.rules.view(p.g, MIRA)
    found = advise(p.rules, view, MIRA, Dice(0))
    assert found is not None
    assert (str(found.moves[0]), found.reasons, found.only) == ("end", (), True)


def test_what_a_plan_brings_is_said_also_of_one_that_is_compared_with_its_like() -> None:
    """The next best plan buys the same at Mars from a dearer sector; upgrades went unsaid."""
    p = dealt("B6", 16, 4)
    p.g.players[MIRA].round.vote = 1
    p.main_phase()
    found = advise(p.rules, p.rules.view(p.g, MIRA), MIRA, Dice(0))
    assert found is not None
    assert [(each.counted, each.amount, each.beside) for each in found.reasons] == [
        ("upgrades", 2, False),
        ("energy", 2, True),
    ]


def test_why_to_pass_is_said_also_where_nothing_else_is_worth_a_thought() -> None:
    """Who reads that six turns are left, and is told to pass, asks why."""
    p = dealt("H6", 0, 0).main_phase()
    found = advise(p.rules, p.rules.view(p.g, MIRA), MIRA, Dice(0))
    assert found is not None
    assert (str(found.moves[0]), [each.term for each in found.reasons], found.only) == (
        "pass",
        ["waiting"],
        True,
    )


def test_a_faction_is_suggested_as_one_that_is_good_for_a_first_game() -> None:
    rules = Dealt.rules
    state = rules.setup(2, {"first": "on"}, Rng("faction"))
    seat = rules.awaited(state)[0]
    found = advise(rules, rules.view(state, seat), seat, Dice(0))
    assert found is not None
    assert (found.moves[0].verb, [each.term for each in found.reasons]) == ("choose", ["recommended"])
