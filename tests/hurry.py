"""Waits before another try, a hundred times as short; conftests of tests that meet with failures import it."""

from __future__ import annotations

import asyncio

import pytest

WAITING = (
    "discord.client",
    "discord.http",
    "discord.webhook.async_",
    "bot.discord.channel.posting",
    "bot.discord.core.sending.direct",
)
"""Who waits whole seconds before trying again."""


class Hurried:
    """asyncio with a sleep that passes a hundred times as fast."""

    def __getattr__(self, name: str) -> object:
        return getattr(asyncio, name)

    @staticmethod
    async def sleep(delay: float, result: object = None) -> object:
        return await asyncio.sleep(delay / 100, result)


@pytest.fixture(autouse=True)
def quick_retries(monkeypatch: pytest.MonkeyPatch) -> None:
    """What waits before it tries again waits a hundredth of that."""
    for module in WAITING:
        monkeypatch.setattr(f"{module}.asyncio", Hurried())
