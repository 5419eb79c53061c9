"""Computer players play a game in which every choice is a move of an open verb."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from bot.engine.playout import Dice
from bot.players import players
from bot.players.match import play
from bot.players.search import SearchPlayer
from bot.players.suggest import advise, suggest
from tests.games.sample.ferries.rules import FerriesRules, Turn
from tests.players.questions import has_choice, question

GAME = FerriesRules()


@pytest.fixture(autouse=True)
def flights_alone(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """No ferry can be swapped, so a turn lists no move."""
    monkeypatch.setattr(Turn, "moves", lambda self, g, seat: [])
    state, seat = question(GAME)
    assert not GAME.moves(state, seat)
    assert has_choice(GAME, state, seat)
    return


@pytest.mark.parametrize("kind", ["random", "greedy", "search"])
def test_it_is_played_to_its_end(kind: str) -> None:
    known = {**players(), "search": SearchPlayer(2, None)}
    assert play(GAME, (kind, "random"), known, {}, "flights").moves == 10


def test_a_flight_is_advised_and_one_that_was_begun_is_finished() -> None:
    state, seat = question(GAME)
    view = GAME.view(state, seat)
    advice = advise(GAME, view, seat, Dice("advice"))
    assert advice is not None
    assert GAME.offer(state, seat).allows(advice.moves[0])
    ferry = GAME.offer(view, seat).choices("fly")[0].value
    whole = suggest(GAME, view, seat, "fly", (ferry,), Dice("advice"))
    assert whole is not None
    assert whole.values[0] == ferry
    assert GAME.offer(state, seat).allows(whole)


def test_a_greedy_player_takes_more_crates_than_one_who_plays_at_random() -> None:
    won = [play(GAME, ("greedy", "random"), players(), {}, f"crates {n}").scores for n in range(4)]
    assert sum(greedy for greedy, _ in won) > sum(chance for _, chance in won)
