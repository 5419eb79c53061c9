"""Why a plan is suggested: what is said is so in every world, or on average, and of the terms that matter."""

from __future__ import annotations

from typing import Any

import pytest

from bot.engine.catalogues import catalogue_files
from bot.engine.moves import Move, Seat
from bot.engine.playout import Dice
from bot.engine.rng import Rng
from bot.engine.rules import Game
from bot.engine.thinking import RISK, UNLESS, reason_key
from bot.games.catalogue import games
from bot.players.plan import carry_out
from bot.players.reasons import MOST, Outcome, Reason, as_far_as, of_the_first, outcome, reasons, side_of
from bot.players.suggest import Suggestion, advise, compare
from tests.games.sol.position import Position
from tests.players.questions import question

GROUNDS = {"points": ("score",), "goods": ("energy", "cards"), "places": (), "stars": ("score",)}
SLUGS = sorted(games())


def led(*worlds: tuple[float, float, float, int, int, int]) -> Outcome:
    """Where a plan leads: in each world points, goods and places as terms; score, energy and cards more than now."""
    terms = [dict(zip(("points", "goods", "places"), each)) for each in worlds]
    return Outcome(terms, [dict(zip(("score", "energy", "cards"), more[3:])) for more in worlds])


def why(best: Outcome, other: Outcome) -> list[tuple[str, str, int, bool, bool]]:
    return [tuple(reason) for reason in reasons(GROUNDS, best, other)]


def test_what_is_gained_in_every_world_is_said_exactly() -> None:
    best, other = led((30, 0, 0, 3, 0, 0), (30, 0, 0, 3, 0, 0)), led((0, 0, 0, 0, 0, 0), (0, 0, 0, 0, 0, 0))
    assert why(best, other) == [("points", "score", 3, True, False)]


def test_what_differs_between_worlds_is_a_mean_and_said_to_be_one() -> None:
    best, other = led((20, 0, 0, 2, 0, 0), (40, 0, 0, 4, 0, 0)), led((0, 0, 0, 0, 0, 0), (0, 0, 0, 0, 0, 0))
    assert why(best, other) == [("points", "score", 3, False, False)]


def test_what_is_lost_by_less_is_said_beside_the_other_plan() -> None:
    best, other = led((0, -10, 0, 0, -1, 0)), led((0, -50, 0, 0, -5, 0))
    assert why(best, other) == [("goods", "energy", 4, True, True)]
    best, other = (
        led((0, -10, 0, 0, -1, 0), (0, -10, 0, 0, -1, 0)),
        led((0, -50, 0, 0, -5, 0), (0, -30, 0, 0, -3, 0)),
    )
    assert why(best, other) == [("goods", "energy", 3, False, True)]


def test_of_what_is_gained_as_much_is_told_as_the_moves_shown_bring() -> None:
    told = [Reason("points", "score", 5), Reason("goods", "energy", 2), Reason("places", beside=True)]
    ends = led((0, 0, 0, 1, 0, 0), (0, 0, 0, 2, 0, 0)), led((0, 0, 0, 3, 0, 0), (0, 0, 0, 3, 0, 0))
    assert as_far_as(told, *ends) == [Reason("points", "score", 3), Reason("places", beside=True)]
    own, without = led((0, 0, 0, 5, 2, 0)), led((0, 0, 0, 1, 2, 0))
    assert of_the_first(told, own, without) == [Reason("points", "score", 4), Reason("places", beside=True)]


def test_what_is_sure_later_is_a_mean_where_less_is_told() -> None:
    """It said "+3 resources" of an asteroid of 2 to 5: at the end of the round, three more are produced in any case."""
    told = [Reason("goods", "energy", 5)]
    end = led((0, 0, 0, 0, 2, 0), (0, 0, 0, 0, 4, 0))
    assert as_far_as(told, end) == [Reason("goods", "energy", 3, sure=False)]
    assert as_far_as(told, led((0, 0, 0, 0, 3, 0), (0, 0, 0, 0, 3, 0))) == [Reason("goods", "energy", 3)]
    own, without = led((0, 0, 0, 0, 5, 0), (0, 0, 0, 0, 5, 0)), led((0, 0, 0, 0, 3, 0), (0, 0, 0, 0, 1, 0))
    assert of_the_first(told, own, without) == [Reason("goods", "energy", 3, sure=False)]


def test_what_both_plans_gain_is_no_reason() -> None:
    best, other = led((30, 0, 50, 3, 0, 0)), led((30, 0, 0, 3, 0, 0))
    assert why(best, other) == [("places", "", 0, True, True)]


def test_a_term_that_nothing_counts_is_sure_only_where_it_is_higher_everywhere() -> None:
    best, other = led((0, 0, 50, 0, 0, 0), (0, 0, 0, 0, 0, 0)), led((0, 0, 0, 0, 0, 0), (0, 0, 10, 0, 0, 0))
    assert why(best, other) == [("places", "", 0, False, True)]


def test_the_terms_that_differ_most_come_first_and_slight_ones_are_left_out() -> None:
    best, other = led((100, 21, 0, 1, 0, 2)), led((0, 0, 0, 0, 0, 0))
    assert why(best, other) == [("points", "score", 1, True, False), ("goods", "cards", 2, True, False)]
    assert [reason[0] for reason in why(led((100, 19, 0, 1, 0, 2)), other)] == ["points"]
    best = led((100, 90, 80, 1, 1, 1))
    assert len(why(best, other)) == MOST == 3
    assert why(other, best) == [], "nothing speaks for the worse plan"


def test_what_nothing_counts_is_told_only_where_nothing_is_counted_and_what_is_no_ground_never() -> None:
    other = led((0, 0, 0, 0, 0, 0))
    assert [reason[0] for reason in why(led((30, 0, 50, 1, 0, 0)), other)] == ["points"]
    assert [reason[0] for reason in why(led((0, 0, 50, 0, 0, 0)), other)] == ["places"]
    best, worse = (
        Outcome([{"points": 10, "luck": 90}], [{"score": 1}]),
        Outcome([{"points": 0}], [{"score": 0}]),
    )
    assert [reason[0] for reason in reasons(GROUNDS, best, worse)] == ["points"]


def test_what_several_terms_are_seen_by_is_said_once() -> None:
    best = Outcome([{"points": 10, "stars": 9}], [{"score": 1}])
    other = Outcome([{"points": 0, "stars": 0}], [{"score": 0}])
    assert [tuple(each) for each in reasons(GROUNDS, best, other)] == [("points", "score", 1, True, False)]


def test_a_tacit_term_is_a_reason_only_by_what_is_counted() -> None:
    best, other = led((1, 50, 90, 0, 2, 0)), led((0, 0, 0, 0, 0, 0))
    tacit = {"goods", "places", "points"}
    assert [reason.term for reason in reasons(GROUNDS, best, other)] == ["goods"]
    assert [reason.term for reason in reasons(GROUNDS, led((1, 50, 90, 0, 0, 0)), other)] == ["places"]
    assert [reason.term for reason in reasons(GROUNDS, best, other, tacit=tacit)] == ["goods"]
    assert reasons(GROUNDS, led((1, 50, 90, 0, 0, 0)), other, tacit=tacit) == []


def test_what_rounds_to_nothing_is_said_of_the_term_alone() -> None:
    best = led((10, 0, 0, 1, 0, 0), (0, 0, 0, 0, 0, 0), (0, 0, 0, 0, 0, 0))
    other = led((0, 0, 0, 0, 0, 0), (0, 0, 0, 0, 0, 0), (0, 0, 0, 0, 0, 0))
    assert why(best, other) == [("points", "", 0, False, True)]


@pytest.mark.parametrize("slug", SLUGS)
def test_every_term_has_words_and_no_words_are_of_a_term_that_is_gone(slug: str) -> None:
    game = games()[slug]
    text = "".join(path.read_text(encoding="utf-8") for _, path in catalogue_files(slug))
    said = {line.partition(" =")[0] for line in text.splitlines() if line.startswith("reason-")}
    told = {*game.thinking.grounds, *([UNLESS] if RISK in game.thinking.grounds else [])}
    assert said == set(map(reason_key, told))


def advised(slug: str, after: int) -> tuple[Any, Seat, Suggestion]:
    """A question of a random game, and what is suggested there."""
    game = games()[slug]
    state, seat = question(game, after)
    found = advise(game, game.view(state, seat), seat, Dice("advice"))
    assert found is not None
    return state, seat, found


@pytest.mark.parametrize("after", [8, 20, 41])
@pytest.mark.parametrize("slug", SLUGS)
def test_a_suggestion_is_legal_and_true_in_worlds_that_it_never_saw(slug: str, after: int) -> None:
    game = games()[slug]
    state, seat, found = advised(slug, after)
    view = game.view(state, seat)
    side, before = side_of(game, view, seat), game.thinking.counts(view, side_of(game, view, seat))
    assert found.views[0] == game.encode(view)
    for number in range(3):
        world = game.resample(view, seat, Rng(f"true {number}"))
        for move, seen in zip(found.moves, found.views, strict=True):
            assert game.encode(game.view(world, seat)) == seen, (
                "no move is told of a position that nobody can foresee"
            )
            assert game.offer(world, seat).allows(move)
            carry_out(game, world, seat, (move,))
        if len(found.rest) + 1 == len(found.moves):
            then = game.thinking.counts(world, side)
            gained = [
                reason for reason in found.reasons if reason.sure and reason.counted and not reason.beside
            ]
            assert all(then[each.counted] - before[each.counted] == each.amount for each in gained)


@pytest.mark.parametrize("slug", SLUGS)
def test_advice_is_the_same_for_all_states_of_a_view(slug: str) -> None:
    game = games()[slug]
    state, seat, found = advised(slug, 20)
    other = game.resample(game.view(state, seat), seat, Rng("other"))
    assert advise(game, game.view(other, seat), seat, Dice("advice")) == found


def opening() -> tuple[Game[Any], Seat, Any]:
    """The first question of a game of SOL."""
    game = games()["sol"]
    state = game.setup(2, {}, Rng("opening"))
    seat = game.awaited(state)[0]
    return game, seat, game.view(state, seat)


def test_moves_that_a_longer_one_stands_for_are_suggested_as_that() -> None:
    game, seat, view = opening()
    launch, end = next(move for move in game.moves(view, seat) if move.verb == "launch"), Move("end")
    one, two = f"launch-{launch.values[0]}", f"launch2-{launch.values[0]}"
    offer = game.offer(view, seat)
    assert offer.composed("move", (launch, launch, end)) == (Move("move", (two,)), 3)
    assert offer.composed("move", (launch, launch)) == (Move("move", (two,)), 2)
    assert offer.composed("move", (launch, Move("hold"))) == (Move("move", (one,)), 1)
    assert offer.composed("move", (Move("hold"), launch)) is None
    found = advise(game, view, seat, Dice("advice"))
    assert found is not None
    assert (found.moves[0].verb, len(found.moves)) == ("move", 1)
    assert (found.other, found.reasons) == (None, ()), "what it prepares is said by the move"


def test_advice_is_compared_with_a_whole_move_that_someone_would_make(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Here it is the next best plan, by all of its launches; no verb that is a last resort is compared."""
    position = Position().bridge(Seat(0), "L3-C3").put(Seat(0), "L3").turn_of(Seat(0), 3)
    game, view = games()["sol"], games()["sol"].view(position.g, Seat(0))
    monkeypatch.setattr(game.thinking, "tacit", frozenset())
    found = advise(game, view, Seat(0), Dice("advice"))
    assert found is not None
    assert found.other is not None
    assert found.other.verb == "move"
    assert len(found.other.values) > 1
    verbs = frozenset({"launch", "fly"})
    monkeypatch.setattr(game.thinking, "last_resorts", verbs)
    found = advise(game, view, Seat(0), Dice("advice"))
    assert found is not None
    assert found.other is None or found.other.verb not in {"move", *verbs}


def test_a_faction_that_is_good_for_a_first_game_is_suggested() -> None:
    game = games()["factions"]
    state = game.setup(2, {}, Rng("factions"))
    asked = game.asks(state)[0].seat
    found = [advise(game, game.view(state, asked), asked, Dice(seed)) for seed in range(8)]
    assert {str(each.moves[0]) for each in found if each is not None} == {"choose megacore", "choose zealots"}
    game.play(state, asked, Move("choose", ("megacore",)))
    then = game.asks(state)[0].seat
    left = advise(game, game.view(state, then), then, Dice(0))
    assert left is not None
    assert left.moves == (Move("choose", ("zealots",)),)


def test_a_move_is_compared_with_the_one_that_was_suggested() -> None:
    game, seat, view = opening()
    found = advise(game, view, seat, Dice("advice"))
    assert found is not None
    own = found.moves[0]
    assert compare(game, view, seat, Dice("advice"), (own,), own) == ()
    other = next(move for move in game.moves(view, seat) if move.verb == "hold")
    missed = compare(game, view, seat, Dice("advice"), (own,), other)
    assert missed
    assert all(isinstance(reason, Reason) for reason in missed)
    assert compare(game, view, seat, Dice("advice"), (other,), own) == (), "it was not worse"


def test_a_move_that_was_not_possible_there_is_not_compared() -> None:
    """It was made once others had moved on."""
    game, seat, view = opening()
    found = advise(game, view, seat, Dice("advice"))
    assert found is not None
    later = Move("keep", ("explosion",))
    assert later not in game.moves(view, seat)
    assert compare(game, view, seat, Dice("advice"), (found.moves[0],), later) == ()


def test_without_a_plan_an_outcome_is_how_things_are() -> None:
    game, seat, view = opening()
    world = game.encode(game.resample(view, seat, Rng("now")))
    now = outcome(game, view, [world], seat, side_of(game, view, seat), ())
    assert now.terms == [game.thinking.terms(view, seat)]
    assert set(now.more[0].values()) == {0}
