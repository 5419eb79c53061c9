"""Tips in first games agree with what is suggested: what a tip tells someone to do now is in the plan, or no worse."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from bot.engine.hints import Hint
from bot.engine.moves import CLOCK, Move, Seat
from bot.engine.rng import Rng
from bot.games.catalogue import games
from bot.players.advising import dice_for, planned_in
from bot.players.match import first_asked
from bot.players.suggest import Suggestion, advise
from bot.players.survey import Survey
from tests.players.questions import has_choice

NOW = {
    "sol": {"bridge", "first"},
    "factions": {"place", "mars-beside"},
    "supernova": {"planet", "environment", "civilization", "homeworld", "people", "ship", "attack"},
    "novasolis": {"settle", "ships"},
}
"""The tips that say what to do now; the others say what a thing is for, or when."""
LONGEST = 160
"""So many questions of a game are looked at."""
GAMES = 50


def differing(slug: str, number: int, longest: int = LONGEST) -> Iterator[tuple[str, bool, str]]:
    """The tips of a first game in which everyone follows the advice: which, whether it agrees, and the plan."""
    game = games()[slug]
    state = game.setup(2, dict(game.info.presets[0].options), Rng(f"tips {number}"))
    state.events.clear()
    plans, made = dict[Seat, Suggestion](), dict[Seat, list[Move]]()
    for _ in range(longest):
        if state.over:
            break
        seat = first_asked(game, state, game.awaited(state))
        if seat == CLOCK:
            game.play(state, seat, next(ask.default for ask in game.briefs(state) if ask.seat == CLOCK))
            continue
        view = game.view(state, seat)
        encoded = game.encode(view)
        planned = planned_in(plans.get(seat), encoded)
        found = advise(game, view, seat, dice_for(encoded), planned, silent=True)
        assert found is not None
        plans[seat] = found
        if has_choice(game, state, seat):
            plan = [*found.moves, *(move for _, move in found.rest)]
            hint = _tip(game, view, seat, made.get(seat, []))
            if hint is not None and hint.key in NOW[slug]:
                agrees = hint.is_learned(plan) or _is_no_worse(game, view, seat, hint, plan)
                yield hint.key, agrees, " ".join(map(str, plan))
        made.setdefault(seat, []).append(found.moves[0])
        game.play(state, seat, found.moves[0])


def _tip(game: Any, view: Any, seat: Seat, made: list[Move]) -> Hint | None:
    """The first tip for who has made these moves."""
    ask = next(ask for ask in game.briefs(view) if ask.seat == seat)
    fresh = (hint for hint in game.hints if not hint.is_learned(made))
    return next((hint for hint in fresh if hint.lacks(view, ask.whose) is not None), None)


def _is_no_worse(game: Any, view: Any, seat: Seat, hint: Hint, plan: list[Move]) -> bool:
    """Whether a plan that does what a tip says is worth as much as the one that is suggested."""
    survey = Survey(game, view, seat, dice_for(game.encode(view)))
    plans = survey.plans()
    best = max((each.worth for each in plans if each.moves[0] == plan[0]), default=plans[0].worth)
    return any(each.worth >= best for each in plans if hint.is_learned(each.moves))


@pytest.mark.parametrize(
    ("slug", "number", "longest"), [("sol", 1, 8), ("supernova", 1, 30), ("novasolis", 2, 14)]
)
def test_the_first_tips_say_what_is_suggested(slug: str, number: int, longest: int) -> None:
    found = list(differing(slug, number, longest))
    assert found
    assert [each for each in found if not each[1]] == []


@pytest.mark.deep
@pytest.mark.parametrize("slug", sorted(NOW))
def test_tips_agree_with_what_is_suggested_in_first_games(slug: str) -> None:
    found = [each for number in range(GAMES) for each in differing(slug, number)]
    assert {key for key, *_ in found} >= NOW[slug] - {"mars-beside", "ships"}
    assert [each for each in found if not each[1]] == []
