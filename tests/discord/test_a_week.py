"""A week through Discord: what goes wrong on the way stops no table, loses no move, and refuses no one."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.sandbox import Sandbox
from tests.discord.week import Week

pytestmark = [pytest.mark.e2e, pytest.mark.deep]


async def test_every_table_goes_on_whatever_happens_in_a_week(tmp_path: Path) -> None:
    async with Sandbox(strict=True, rate_limits=False) as sandbox:
        diary = await Week(sandbox, tmp_path / "games.db", "week").play()
    assert len(diary.verified) == len(diary.moves) >= 2
    assert all("**Verified.**" in told for told in diary.verified)
    assert diary.unshown == []
    assert diary.greyed
    assert diary.in_vain
    assert len(diary.over) < len(diary.moves)
    for game in diary.moves.keys() - diary.over:
        silent = [number for number, moves in enumerate(diary.stretches) if not moves[game]]
        assert {1, 8} <= set(silent), "the bot is stopped"
        assert len(silent) <= 4, (game, diary.stretches)
        assert diary.stretches[-1][game]
