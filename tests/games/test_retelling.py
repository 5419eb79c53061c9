"""A running game that is looked back at shows nothing that its viewer may not know."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Callable
from typing import Any

import pytest

from bot.engine import retelling
from bot.engine.moves import Event, Seat, told_to
from bot.engine.playout import Dice, eager_move
from bot.engine.record import begun_from
from bot.engine.retelling import Moment, retell
from bot.engine.rng import Rng
from bot.engine.rules import Game
from tests.games.proofs import every_game, seats_near

MOVES = 40
GAMES = [
    slug for slug, game in every_game().items() if game.secrets(game.info.complete({}), seats_near(game, 3))
]
Told = list[tuple[Any, list[Event]]]


def two_worlds(game: Game[Any], viewer: Seat | None) -> tuple[Told, Told, bool]:
    """A game as it was played, and as it may have been for all that the viewer knows; whether these ever differ."""
    seed = f"retelling {game.info.slug}"
    dice, rng = Dice(seed), Rng(f"{seed} elsewhere")
    state: Any = game.setup(seats_near(game, 3), game.info.complete({}), Rng(seed))
    events = list(state.events)
    state.events.clear()
    here, there, differ = Told(), Told(), False
    for _ in range(MOVES):
        world = game.resample(state, viewer, rng)
        differ |= game.encode(world) != game.encode(state)
        here.append((game.copy(state), events))
        there.append((world, told_to(viewer, events)))
        asked = game.awaited(state)
        if not asked:
            break
        seat = asked[dice.below(len(asked))]
        events = game.play(state, seat, eager_move(game, state, seat, dice))
    return here, there, differ


def told(game: Game[Any], states: Told, viewer: Seat | None) -> list[Moment]:
    return list(retell(game, iter(states), viewer, over=False))


@pytest.mark.parametrize("slug", GAMES)
def test_a_running_game_is_retold_alike_in_all_worlds_that_the_viewer_cannot_tell_apart(slug: str) -> None:
    game = every_game()[slug]
    for viewer in (Seat(1), None):
        here, there, differ = two_worlds(game, viewer)
        assert differ, "the worlds never differ"
        moments = told(game, here, viewer)
        assert len(moments) > 2
        assert moments == told(game, there, viewer)


def everything_happened(patch: pytest.MonkeyPatch, game: Game[Any]) -> None:
    patch.setattr(retelling, "told_to", lambda viewer, events: list(events))


def everything_seen(patch: pytest.MonkeyPatch, game: Game[Any]) -> None:
    patch.setattr(game, "view", lambda state, viewer: game.copy(state))


@pytest.mark.parametrize("leak", [everything_happened, everything_seen])
def test_it_is_noticed_when_a_moment_tells_more(
    monkeypatch: pytest.MonkeyPatch, leak: Callable[[pytest.MonkeyPatch, Game[Any]], None]
) -> None:
    game = every_game()["embers"]
    here, there, _ = two_worlds(game, Seat(1))
    leak(monkeypatch, game)
    assert told(game, here, Seat(1)) != told(game, there, Seat(1))


@pytest.mark.parametrize("slug", GAMES)
def test_a_game_that_is_played_on_from_a_moment_follows_from_what_its_seat_knew(slug: str) -> None:
    game = every_game()[slug]
    here, there, _ = two_worlds(game, Seat(1))
    state = here[-1][0]
    true, other = (
        begun_from(game, b64encode(game.encode(each)).decode(), Seat(1), Rng("from here"))
        for each in (state, there[-1][0])
    )
    assert game.encode(true) == game.encode(other)
    assert game.encode(game.view(true, Seat(1))) == game.encode(game.view(state, Seat(1)))
    game.check_invariants(true)
