"""The searching player: bounded by rounds it is the same everywhere, bounded by time it answers in time."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import Sequence
from types import SimpleNamespace
from typing import Any

import pytest

from bot.engine.moves import CLOCK, Move, Seat
from bot.engine.playout import Dice, playout
from bot.engine.rng import Rng
from bot.players import plan, search
from bot.players.match import play
from bot.players.plan import Plan, carry_out, further, has_the_turn
from bot.players.search import SearchPlayer
from bot.players.survey import Survey
from bot.workers.pool import Workers
from tests.games.proofs import SAMPLES, every_game
from tests.players.questions import question

ALONG, LOOK_EVERY = 600, 25
"""It looks at so many moves of a random game at most, and searches at one of so many."""


@pytest.mark.parametrize("slug", sorted(every_game()))
def test_with_a_bound_of_rounds_the_same_dice_give_the_same_move(slug: str) -> None:
    game = every_game()[slug]
    state, seat = question(game)
    view = game.view(state, seat)
    before = game.encode(view)
    found = {SearchPlayer(30, None).choose(game, view, seat, Dice("same")) for _ in range(3)}
    assert len(found) == 1
    assert all(game.offer(state, seat).allows(move) for move in found)
    assert game.encode(view) == before, "the search changed the view"


@pytest.mark.parametrize("slug", sorted(every_game()))
def test_all_along_a_game_it_finds_legal_moves(slug: str) -> None:
    game = every_game()[slug]
    state = game.setup(max(2, game.info.min_seats), {}, Rng("along"))
    state.events.clear()
    player, dice, asked = SearchPlayer(2, None), Dice("along"), 0
    for number, _ in enumerate(playout(game, state, dice, limit=ALONG)):
        if number % LOOK_EVERY == 0:
            for seat in (seat for seat in game.awaited(state) if seat != CLOCK):
                move = player.choose(game, game.view(state, seat), seat, dice)
                assert game.offer(state, seat).allows(move)
                asked += 1
    assert asked > 0


@pytest.mark.parametrize(
    "slug",
    [pytest.param(slug, marks=() if slug in SAMPLES else pytest.mark.deep) for slug in sorted(every_game())],
)
def test_a_whole_game_of_searching_players_comes_to_its_end(slug: str) -> None:
    game = every_game()[slug]
    seats = max(2, game.info.min_seats)
    player = SearchPlayer(2, None)
    assert play(game, ("search",) * seats, {"search": player}, {}, "whole").moves > 5


@pytest.mark.parametrize("slug", sorted(every_game()))
def test_with_a_bound_of_time_it_answers_in_time(slug: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game = every_game()[slug]
    state, seat = question(game)
    looks = itertools.count()
    monkeypatch.setattr(search, "time", SimpleNamespace(monotonic=lambda: next(looks) * 0.02))
    SearchPlayer(1_000_000, 0.1).choose(game, game.view(state, seat), seat, Dice("time"))
    assert next(looks) < 10, "it went on when the time was over"


async def test_it_thinks_in_a_worker_and_on_a_thread_alike_and_the_event_loop_is_free_meanwhile() -> None:
    game = every_game()["sol"]
    state, seat = question(game)
    view = game.view(state, seat)

    async def ask(workers: Workers | None) -> tuple[Move, int]:
        player = SearchPlayer(60, None, workers=workers)
        ticks, answer = 0, asyncio.ensure_future(player.answer(game, view, seat, Dice("far")))
        while not answer.done():
            # A turn of the loop: who blocks it answers in the first. Further ones need not come at once.
            await asyncio.sleep(0 if ticks < 2 else 0.01)
            ticks += 1
        return await answer, ticks

    workers = Workers(1)
    try:
        asked = [await ask(each) for each in (workers, None)]
    finally:
        workers.close()
    assert asked[0][0] == asked[1][0]
    assert asked[0][0] in game.moves(state, seat)
    assert min(ticks for _, ticks in asked) > 1, "the loop did nothing else until the answer was there"


def plans(*worths: float) -> list[Plan]:
    return [Plan(worth, (Move("plan", (number,)),)) for number, worth in enumerate(worths)]


@pytest.fixture
def followed(monkeypatch: pytest.MonkeyPatch) -> list[tuple[bytes, int]]:
    """Worlds and plans in the order in which they are followed: in world n, p leads to the n-th digit of `LEADS[p]`."""
    seen = list[tuple[bytes, int]]()

    def worth_later(_game: object, world: bytes, _seat: Seat, plan: Plan) -> float:
        number = int(plan.moves[0].values[0])
        seen.append((world, number))
        return float(LEADS[number][int(world)])

    monkeypatch.setattr(search, "_worth_later", worth_later)
    return seen


LEADS = ("500", "401", "390", "199")
WORLDS = (b"0", b"1", b"2")


def choose(rounds: int, end: float | None = None) -> int:
    """Which of four plans is chosen."""
    return ranked(rounds, end)[0][0]


def ranked(rounds: int, end: float | None = None) -> list[tuple[int, int, float]]:
    """The four plans as they are ranked, each with its worlds and what it led to in them."""
    found = search._followed(every_game()["sol"], WORLDS, Seat(0), plans(9, 8, 7, 6), rounds, end)
    return [(int(each.plan.moves[0].values[0]), each.worlds, each.worth) for each in found]


def test_in_each_world_the_better_half_of_the_plans_stays(followed: list[tuple[bytes, int]]) -> None:
    assert choose(6) == 0
    assert followed == [(b"0", 0), (b"0", 1), (b"0", 2), (b"0", 3), (b"1", 0), (b"1", 1)]


def test_what_rounds_are_left_for_a_half_is_spent_on_more_worlds(followed: list[tuple[bytes, int]]) -> None:
    """So few plans are compared by more than one or two worlds, in which luck decides."""
    assert choose(15) == 0
    assert followed == [(b"0", number) for number in range(4)] + [
        (w, n) for w in (b"1", b"2") for n in (0, 1)
    ]
    followed.clear()
    assert choose(24) == 3
    assert followed == [(world, number) for world in WORLDS for number in range(4)]


def test_of_plans_that_lead_to_as_much_the_shortest_is_played(
    followed: list[tuple[bytes, int]], monkeypatch: pytest.MonkeyPatch
) -> None:
    """It leaves most open."""
    monkeypatch.setitem(globals(), "LEADS", ("50", "50"))
    longer, shorter = plans(9, 8)
    found = search._followed(
        every_game()["sol"], WORLDS, Seat(0), [longer._replace(moves=longer.moves * 2), shorter], 4, None
    )
    assert found[0].plan == shorter
    assert len(followed) == 4


@pytest.mark.usefixtures("followed")
def test_they_are_ranked_as_they_dropped_out_each_by_its_own_worlds() -> None:
    assert ranked(6) == [(0, 2, 2.5), (1, 2, 2.0), (2, 1, 3.0), (3, 1, 1.0)]
    assert ranked(5) == [(0, 1, 5.0), (1, 1, 4.0), (2, 1, 3.0), (3, 1, 1.0)]
    assert ranked(2) == [(0, 1, 5.0), (1, 1, 4.0), (2, 0, 7.0), (3, 0, 6.0)]


def test_plans_are_compared_by_all_worlds_in_which_they_were_followed(
    followed: list[tuple[bytes, int]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(globals(), "LEADS", ("50", "42", "30", "10"))
    assert choose(6) == 1
    assert len(followed) == 6


@pytest.mark.parametrize(("rounds", "best"), [(0, 0), (3, 0), (4, 0), (5, 0), (6, 1)])
def test_a_world_left_halfway_does_not_count(
    rounds: int, best: int, followed: list[tuple[bytes, int]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(globals(), "LEADS", ("50", "49", "30", "10"))
    assert choose(rounds) == best
    assert len(followed) == min(rounds, 6)


def test_the_first_world_left_halfway_says_which_of_those_followed_is_best(
    followed: list[tuple[bytes, int]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(globals(), "LEADS", ("20", "50", "90", "90"))
    assert choose(2) == 1
    assert len(followed) == 2


def test_nothing_is_followed_when_the_time_is_over(followed: list[tuple[bytes, int]]) -> None:
    assert choose(100, end=0.0) == 0
    assert not followed


def apart(game: Any, state: Any, seat: Seat, plans: Sequence[Plan], *wasted: Plan) -> list[Plan]:
    """The plans that are followed, of which these are `wasted` turns."""
    survey = Survey(game, game.view(state, seat), seat, Dice(1))
    survey.wastes = wasted.__contains__  # type: ignore[method-assign, assignment]
    return search._apart(survey, plans)


def test_plans_that_end_in_the_same_position_count_as_one() -> None:
    game = every_game()["sol"]
    state = game.setup(2, {}, Rng("same"))
    seat = Seat(game.awaited(state)[0])
    first, second = game.moves(state, seat)[:2]
    same = [Plan(3, (first,)), Plan(2, (first,)), Plan(1, (second,))]
    assert apart(game, state, seat, same) == [same[0], same[2]]


def test_few_of_the_plans_that_are_followed_begin_with_the_same_move(monkeypatch: pytest.MonkeyPatch) -> None:
    """Twelve orders of one jettison were followed, and nothing else."""
    game = every_game()["sol"]
    state = game.setup(2, {}, Rng("same"))
    seat = Seat(game.awaited(state)[0])
    first, second = game.moves(state, seat)[:2]
    ends = itertools.count()
    alike = [Plan(9, (first, Move("then", (number,)))) for number in range(6)]
    with monkeypatch.context() as patch:
        patch.setattr(search, "carry_out", lambda *_: None)
        patch.setattr(game, "encode", lambda _: str(next(ends)).encode())
        patch.setattr(game, "decode", lambda _: state)
        found = apart(game, state, seat, [*alike, Plan(1, (second,))])
    assert found == [*alike[: search.ALIKE], Plan(1, (second,))]


@pytest.mark.parametrize("soon", [False, True])
def test_few_plans_that_begin_differently_are_followed_in_all_worlds_but_near_the_end(
    soon: bool, followed: list[tuple[bytes, int]], monkeypatch: pytest.MonkeyPatch
) -> None:
    game = every_game()["novasolis"]
    state, seat = question(game)
    monkeypatch.setattr(type(game.thinking), "ends_soon", lambda *_: soon)
    monkeypatch.setattr(game, "decode", lambda _: game.copy(state))
    first, second = (Plan(worth, (move,)) for worth, move in enumerate(game.moves(state, seat)[:2]))
    longer, ends = Plan(3, (*first.moves, *second.moves)), itertools.count()
    with monkeypatch.context() as patch:
        patch.setattr(search, "carry_out", lambda *_: None)
        patch.setattr(game, "encode", lambda _: str(next(ends)).encode())
        found = apart(game, state, seat, [longer, second, first])
    assert found == ([longer, second, first] if soon else [longer, second])
    search._followed(game, WORLDS, seat, plans(9, 8, 7, 6), 6 if soon else 100, None)
    assert len(followed) == (6 if soon else 12)


def test_the_best_plan_that_does_not_waste_its_turn_is_among_the_few() -> None:
    game = every_game()["factions"]
    state, seat = question(game)
    five = plans(9, 8, 7, 6, 5)
    for wasted, expected in ((five[:2], five[:4]), (five[:4], five), (five, five[:4])):
        assert apart(game, state, seat, five, *wasted) == expected


def test_a_plan_that_wastes_its_turn_is_played_if_it_leads_to_much_more(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = every_game()["factions"]
    state, seat = question(game)
    survey = Survey(game, game.view(state, seat), seat, Dice(1))
    idle, busy, never = plans(9, 8, 7)
    monkeypatch.setattr(survey, "wastes", lambda each: each == idle)
    for lead, played in ((20, busy), (21, idle)):
        found = [search.Followed(idle, 2 * lead, 2), search.Followed(busy, 0, 2), search.Followed(never)]
        monkeypatch.setattr(type(game.thinking), "spared", 20)
        assert search._useful_first(survey, found)[0].plan == played
        monkeypatch.setattr(type(game.thinking), "spared", 0)
        assert search._useful_first(survey, found) == found, "in other games"
    monkeypatch.setattr(type(game.thinking), "spared", 20)
    monkeypatch.setattr(survey, "wastes", lambda _: True)
    assert search._useful_first(survey, found) == found, "where all waste"


async def test_a_plan_is_played_on_without_thinking_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """The views it expects come back from where it thinks, and are told apart by seat."""
    game = every_game()["sol"]
    state, seat = question(game)
    view = game.view(state, seat)
    far = Move("far")
    monkeypatch.setattr(
        search,
        "look_further",
        lambda *_: search.Chosen(game.moves(view, seat)[0], [(game.encode(view), far)]),
    )
    player = SearchPlayer(60, None)
    found = [await player.answer(game, view, seat, Dice(1)) for _ in range(3)]
    assert found == [game.moves(view, seat)[0], far, game.moves(view, seat)[0]]
    assert [player.choose(game, view, seat, Dice(1)) for _ in range(2)] == [far, game.moves(view, seat)[0]]


def test_others_play_for_themselves_until_the_seat_has_its_turn_again() -> None:
    """In SOL for three, both others are better off than if they had waited."""
    game = every_game()["sol"]
    state = game.setup(3, {}, Rng("others"))
    while not has_the_turn(game, state, seat := Seat(game.awaited(state)[0])):
        game.play(state, seat, game.moves(state, seat)[0])
    carry_out(game, state, seat, (game.briefs(state)[0].default,))
    others = {Seat(0), Seat(1), Seat(2)} - {seat}
    waited = game.decode(game.encode(state))
    for _ in others:
        carry_out(game, waited, Seat(game.awaited(waited)[0]), (game.briefs(waited)[0].default,))
    assert search.others_play(game, state, seat)
    assert game.awaited(state) == game.awaited(waited) == [seat]
    for other in others:
        assert game.thinking.evaluate(state, other) > game.thinking.evaluate(waited, other)
    before = game.thinking.evaluate(state, seat)
    search._play_turn(game, state, seat, search.NEXT)
    assert game.thinking.evaluate(state, seat) > before


@pytest.mark.parametrize("slug", ["factions", "sol"])
def test_a_next_turn_with_open_moves_alone_adds_nothing_to_a_plan(
    slug: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = every_game()[slug]
    state, seat = question(game)
    begun = [Plan(7, (move,)) for move in game.moves(state, seat)[:2]]
    world = game.encode(state)
    monkeypatch.setattr(plan, "ways_on", lambda *_: [])
    assert sorted(further(game, world, seat, begun), key=str) == sorted(begun, key=str)
    for each in begun:
        after = game.copy(state)
        carry_out(game, after, seat, each.moves)
        assert plan.worth_alone(game, world, seat, each) == game.thinking.evaluate(after, seat)
