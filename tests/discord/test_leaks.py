"""Nobody learns what they may not know from anything that the bot sends, shows, offers or leaves out (DESIGN 8.4)."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.engine.moves import Seat
from tests.discord.stage import Stage, stage
from tests.discord.worlds import twins
from tests.games.proofs import every_game

pytestmark = pytest.mark.e2e

GAMES = [slug for slug in every_game() if slug != "sol"]
"""The games with secrets between players."""

MOVES = 36


@pytest.fixture
async def scene(tmp_path: Path) -> AsyncIterator[Stage]:
    async with stage(tmp_path / "games.db", games=every_game()) as made:
        yield made


@pytest.mark.parametrize("viewer", [Seat(1), None])
@pytest.mark.parametrize("game", GAMES)
async def test_two_worlds_that_a_viewer_cannot_tell_apart_send_the_same(
    scene: Stage, game: str, viewer: Seat | None
) -> None:
    pair = await twins(scene, game, viewer, f"worlds of {game}")
    verbs = [verb.name for verb in pair.first.game.info.verbs if verb.params and not verb.clock]
    if scene.client.desk.studio.can_inspect(game):
        verbs.append("inspect")
    for number in range(MOVES):
        if not await pair.step():
            break
        if number % 9 == 4:
            await pair.ask(verbs)
    assert pair.differed >= 10
