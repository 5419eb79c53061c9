"""How long a window stays open tells nothing of hands, nor of who has answered in secret."""

from __future__ import annotations

from itertools import islice

import pytest

from bot.engine.moves import CLOCK, Seat
from bot.engine.playout import Dice, playout
from bot.engine.rng import Rng
from bot.sessions import Times
from bot.sessions.core.agenda import agenda
from tests.games.leaks import After, alike, other_world, played, prove_same_news
from tests.games.proofs import Case, every_game
from tests.games.sample.embers import Douse, Embers
from tests.sessions.venue import BO, CY, MIRA, Venue

TIMES = Times(window=60.0)
GAMES = 6


@pytest.mark.parametrize("slug", ["embers", "supernova"])
def test_windows_last_as_long_in_every_world_that_looks_the_same(slug: str) -> None:
    """A window that was open keeps its time, a new one gets its own; in another world just the same."""
    game, compared = every_game()[slug], 0
    for number in range(GAMES):
        case, dice, rng = Case(game, 3, {}), Dice(f"times {number}"), Rng(f"times {number}")
        state = case.setup(f"times {number}")
        before = game.copy(state)
        _, windows = agenda(game, state, (), 0.0, TIMES)
        for now, turn in enumerate(playout(game, state, dice, settings=True, limit=250), 1):
            _, after = agenda(game, state, windows, float(now), TIMES)
            here = After(game, state, turn.events)
            for viewer in (None, Seat(dice.below(3))):
                world = other_world(game, before, viewer, rng)
                _, there = agenda(game, world, windows, float(now), TIMES)
                assert [w.until for w in there] == [w.until for w in windows]
                others = (
                    [turn.move]
                    if turn.seat in (viewer, CLOCK)
                    else islice(alike(game, world, turn.seat, turn.move, viewer, rng), 2)
                )
                for other in others:
                    later = played(game, world, turn.seat, other)
                    if prove_same_news(viewer, here, later):
                        assert agenda(game, later.state, windows, float(now), TIMES)[1] == after
                        compared += bool(after)
            before, windows = game.copy(state), after
    assert compared > 10


async def test_a_window_of_the_same_name_right_after_another_has_a_time_of_its_own(
    venue: Venue, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two cards of one title in a row: the clock closes the window of the first, and that of the second opens."""

    def open_another(self: Douse, g: Embers, _: Seat) -> None:
        g.done(self)
        g.push(Douse(self.winner, self.pot, list(self.answered)))

    session = await venue.game(MIRA, BO, CY)
    for user in (MIRA, BO, CY):
        await venue.sessions.submit(user.id, session, await venue.any_move(session, user))
    (first,) = (await venue.sessions.position(session, None)).windows
    with monkeypatch.context() as patched:
        patched.setattr(Douse, "do_close", open_another)
        venue.clock.now = first
        await venue.sessions.tick()
    (second,) = (await venue.sessions.position(session, None)).windows
    assert second == first + TIMES.window
