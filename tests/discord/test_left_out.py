"""A game that cannot be registered any longer is left out: its tables say so, and all others play on."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.engine import files
from bot.engine.words import loaded, words_of
from bot.games.sol.rules import SolRules
from bot.sandbox import Sandbox
from bot.sessions import SessionView, Status
from tests.discord.stage import Stage, private_refusal, stage
from tests.games.sample.embers import EmbersRules
from tests.games.sample.faulty import faulty, many


async def play_default(scene: Stage, session: SessionView) -> None:
    """Answer the question that is open, as is usual."""
    seat = next(ask.seat for ask in (await scene.sessions.position(session.id, None)).asks)
    position = await scene.sessions.position(session.id, seat)
    await scene.play(session, seat, next(ask.default for ask in position.asks if ask.seat == seat))


@pytest.mark.e2e
async def test_a_game_that_breaks_a_limit_is_left_out_and_stops_nobody_else(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    expected_errors: list[str],
) -> None:
    monkeypatch.setattr(files, "_roots", [tmp_path, *files._roots])
    database, whole = tmp_path / "games.db", {"embers": EmbersRules(), "sol": SolRules()}
    async with Sandbox(strict=True, rate_limits=False) as sandbox:
        async with stage(database, sandbox=sandbox, games=whole) as first:
            gone = await first.game("embers", first.bo)
            await play_default(first, gone)
            kept = await first.game("sol", first.bo, place=first.second)
        broken = {**whole, "embers": faulty(tmp_path, slug="embers", verbs=many(21))}
        loaded.cache_clear()
        expected_errors.append("the game 'embers' is left out: embers: commands: count: 26")
        async with stage(database, sandbox=sandbox, games=broken, seeds="again") as now:
            assert any(each.getMessage().startswith(expected_errors[0]) for each in caplog.records)
            assert {"embers", "sol"} & {each.name for each in now.client.tree.get_commands()} == {"sol"}
            assert (await now.sessions.get(gone.id)).status is Status.PLAYING

            gone_for_now = words_of("house").say_key("refusal-game-gone", game="embers")
            living = next(each for each in reversed(now.table.messages) if "Play" in each.labels)
            for answer in (
                await now.mira.click(living, "Play"),
                await now.mira.slash("game board", channel=now.table),
                await now.mira.slash("game log", channel=now.table),
                await now.mira.slash("game undo", channel=now.table),
                await now.mira.slash("game why", channel=now.table),
                await now.mira.slash("hand", channel=now.table),
            ):
                assert gone_for_now in private_refusal(answer)
            refused = await now.mira.slash("game new", channel=now.table, options={"game": "embers"})
            assert "embers" in private_refusal(refused)

            await play_default(now, kept)
            await now.settled()
            assert (await now.sessions.get(kept.id)).seq > kept.seq
    loaded.cache_clear()
