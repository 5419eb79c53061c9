"""What is suggested in Factions wastes nothing: no rescue, no asteroid and no charge that is worth nothing."""

from __future__ import annotations

from collections import Counter

import pytest

from bot.engine.moves import Move
from bot.engine.playout import Dice
from bot.games.factions.holdings.modifiers import value
from bot.players.following import begins
from bot.players.plan import Plan
from bot.players.suggest import advise
from bot.players.survey import Survey
from tests.games.factions.position import BO, MIRA
from tests.games.factions.whole import Dealt
from tests.players.waste import CHARGED, MINED, RESCUE, SEEN, followed, wasted

GAMES = 10
"""So many games of the deep proof are one test; there are 500 in all."""


def candidates(p: Dealt) -> list[Move]:
    return p.rules.thinking.candidates(p.g, MIRA, Dice(0))


def first_game(ship: str, energy: int) -> Dealt:
    p = Dealt("megacore", "ordinary").ships(MIRA, ship).ships(BO, "C1").purse(MIRA, energy, 0)
    p.main_phase()
    p.g.first = True
    return p


@pytest.mark.parametrize(
    ("ship", "energy", "near"), [("H6", 0, False), ("H6", 3, False), ("H6", 16, True), ("A1", 0, True)]
)
def test_the_free_rescue_is_for_whoever_cannot_get_to_mercury(ship: str, energy: int, near: bool) -> None:
    p = first_game(ship, energy)
    rescue = next(move for move in p.rules.moves(p.g, MIRA) if move.verb == "rescue")
    assert [RESCUE in wasted(p.g, MIRA, rescue), rescue in candidates(p)] == [near, not near]


@pytest.mark.parametrize("full", [False, True])
def test_no_asteroid_is_mined_for_a_full_hold(full: bool) -> None:
    p = Dealt("megacore", "ordinary").ships(MIRA, "E6").ships(BO, "C1").purse(MIRA, 6, 1)
    p.tile("E6", 3)
    p.main_phase()
    if full:
        p.g.players[MIRA].resources = value(p.g, MIRA, "resource-cap")
    mine = Move("mine", ("E6",))
    assert mine in p.rules.moves(p.g, MIRA)
    assert (MINED in wasted(p.g, MIRA, mine)) is full
    assert (mine in candidates(p)) is not full


@pytest.mark.parametrize("energy", [15, 16])
def test_a_charge_loses_where_the_battery_is_full(energy: int) -> None:
    p = Dealt("megacore", "ordinary").ships(MIRA, "A1").ships(BO, "C1").purse(MIRA, energy, 0)
    p.main_phase()
    full = p.g.players[MIRA].energy == 16
    assert (CHARGED in wasted(p.g, MIRA, Move("charge"))) is full
    assert (Move("charge") in candidates(p)) is not full


@pytest.mark.parametrize(("before", "wastes"), [(16, True), (15, False)])
def test_a_flight_to_mercury_loses_if_there_is_no_more_energy_after_it(before: int, wastes: bool) -> None:
    p, after = first_game("A1", before), first_game("A1", 16)
    plan = (Move("move", ("A2",)), Move("use", ("mercury",)))
    assert p.rules.thinking.wastes(p.g, after.g, MIRA, plan) is wastes
    assert not p.rules.thinking.wastes(p.g, after.g, MIRA, plan[:1]), "a flight elsewhere"


def test_a_plan_that_wastes_gives_way_to_the_next_best(monkeypatch: pytest.MonkeyPatch) -> None:
    p = Dealt("megacore", "ordinary").ships(MIRA, "A1").ships(BO, "C1").purse(MIRA, 3, 0)
    p.main_phase()
    view, thinking = p.rules.view(p.g, MIRA), type(p.rules.thinking)
    best = advise(p.rules, view, MIRA, Dice(0))
    assert best is not None
    monkeypatch.setattr(
        thinking, "wastes", lambda self, before, after, seat, moves: moves[0].verb == best.moves[0].verb
    )
    other = advise(p.rules, view, MIRA, Dice(0))
    assert other is not None
    assert other.moves[0].verb != best.moves[0].verb
    monkeypatch.setattr(thinking, "wastes", lambda *_: True)
    assert advise(p.rules, view, MIRA, Dice(0)) == best, "where all waste, the best"


def test_a_charge_that_loses_gives_way_to_anything_else(monkeypatch: pytest.MonkeyPatch) -> None:
    """In game 271 it lost energy by a charge, because all else led to much less."""
    p = Dealt("megacore", "ordinary").ships(MIRA, "A1").ships(BO, "C1").purse(MIRA, 3, 0)
    p.main_phase()
    view, thinking = p.rules.view(p.g, MIRA), type(p.rules.thinking)
    best = Survey(p.rules, view, MIRA, Dice(0)).plans()[0]
    monkeypatch.setattr(thinking, "spared", 0)
    for judge in ("wastes", "loses"):
        monkeypatch.setattr(thinking, judge, lambda *given: given[-1][0] == best.moves[0])
        advice = advise(p.rules, view, MIRA, Dice(0), silent=True)
        assert advice is not None
        assert begins((best.moves[0].verb, *best.moves[0].values), advice.moves[0]) is (judge == "wastes")
    monkeypatch.setattr(thinking, "spared", -10_000)
    everything = Survey.plans
    monkeypatch.setattr(
        Survey, "plans", lambda self: [each for each in everything(self) if each.moves[0] == best.moves[0]]
    )
    advice = advise(p.rules, view, MIRA, Dice(0), silent=True)
    assert advice is not None
    assert not begins((best.moves[0].verb, *best.moves[0].values), advice.moves[0]), "what begins otherwise"


@pytest.mark.parametrize("spared", [0, 10_000])
def test_where_all_plans_that_are_found_waste_one_that_begins_otherwise_is_looked_for(
    spared: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The search goes on with few positions: how well a pass or a short flight ends, it may have dropped."""
    p = Dealt("megacore", "ordinary").ships(MIRA, "A1").ships(BO, "C1").purse(MIRA, 3, 0)
    p.main_phase()
    view, thinking, plans = p.rules.view(p.g, MIRA), type(p.rules.thinking), Survey.plans
    first = plans(Survey(p.rules, view, MIRA, Dice(0)))[0].moves[0]
    monkeypatch.setattr(
        Survey, "plans", lambda self: [each for each in plans(self) if each.moves[0] == first]
    )
    monkeypatch.setattr(thinking, "wastes", lambda self, before, after, seat, moves: moves[0] == first)
    monkeypatch.setattr(thinking, "spared", spared)
    advice = advise(p.rules, view, MIRA, Dice(0), silent=True)
    assert advice is not None
    assert begins((first.verb, *first.values), advice.moves[0]) is (spared == 0), "not for what leads to less"
    monkeypatch.setattr(thinking, "wastes", lambda *_: True)
    advice = advise(p.rules, view, MIRA, Dice(0), silent=True)
    assert advice is not None
    assert begins((first.verb, *first.values), advice.moves[0]), "nor for what wastes, too"


@pytest.mark.parametrize(("energy", "kept"), [(16, False), (9, True)])
def test_a_plan_of_an_earlier_turn_that_now_wastes_is_dropped(energy: int, kept: bool) -> None:
    """In game 401 it flew to Mercury with a full battery, because it had meant to before it found energy."""
    p = Dealt("megacore", "ordinary").ships(MIRA, "A1").ships(BO, "C1").purse(MIRA, energy, 0)
    p.main_phase()
    plan = Move("move", ("A12",)), Move("use", ("mercury",))
    advice = advise(p.rules, p.rules.view(p.g, MIRA), MIRA, Dice(0), plan, silent=True)
    assert advice is not None
    assert (advice.moves[0] == Move("move", ("A12", "A12-use-mercury"))) is kept


@pytest.mark.parametrize(
    ("worlds", "wastes"),
    [((False, True, True, True, False), True), ((True, False, False, False, True), False)],
)
def test_luck_in_an_imagined_world_neither_hides_waste_nor_makes_it(
    worlds: tuple[bool, ...], wastes: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In game 378 it flew for 12 energy to a charge of 12 on average, because the first world drew 14."""
    p = Dealt("megacore", "ordinary").ships(MIRA, "A1").ships(BO, "C1").purse(MIRA, 3, 0)
    p.main_phase()
    survey, seen = Survey(p.rules, p.rules.view(p.g, MIRA), MIRA, Dice(0)), iter(worlds)
    monkeypatch.setattr(type(p.rules.thinking), "wastes", lambda *_: next(seen))
    assert survey.wastes(Plan(0, (Move("end"),))) is wastes
    assert next(seen, None) is None, "each of a few worlds is looked at"


@pytest.mark.deep
@pytest.mark.parametrize("part", range(50))
def test_whoever_follows_the_advice_wastes_nothing(part: int) -> None:
    found = sum((followed(number) for number in range(part * GAMES, (part + 1) * GAMES)), Counter[str]())
    assert [found[each] for each in (RESCUE, MINED, CHARGED)] == [0, 0, 0]
    assert all(found[each] for each in SEEN), "there was something to waste"
