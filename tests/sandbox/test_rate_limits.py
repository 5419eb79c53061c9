"""How often the bot may ask: each channel's buckets, old messages, and the limit over everything."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

import aiohttp
import pytest

from bot.sandbox import Sandbox


class Asker:
    """Sends requests as the bot, without discord.py in between."""

    def __init__(self, sandbox: Sandbox, web: aiohttp.ClientSession) -> None:
        self._sandbox, self._web = sandbox, web

    async def __call__(self, method: str, path: str, body: Any = None) -> tuple[int, Any, Any]:
        """The status, the headers and the body of the answer."""
        async with self._web.request(method, self._sandbox.api_url + path, json=body) as response:
            return (
                response.status,
                response.headers,
                await response.json() if response.status != 204 else None,
            )

    async def post(self, place: str = "table") -> tuple[int, Any, Any]:
        return await self("POST", f"/channels/{self._sandbox.channel(place).id}/messages", {"content": "x"})

    async def edit(self, message: Any) -> tuple[int, Any, Any]:
        path = f"/channels/{message['channel_id']}/messages/{message['id']}"
        return await self("PATCH", path, {"content": "y"})


@pytest.fixture
async def ask(sandbox: Sandbox) -> AsyncIterator[Asker]:
    async with aiohttp.ClientSession(headers={"Authorization": f"Bot {sandbox.token}"}) as web:
        yield Asker(sandbox, web)


async def test_the_sixth_message_in_five_seconds_waits(sandbox: Sandbox, ask: Asker) -> None:
    for left in (4, 3, 2, 1, 0):
        _, headers, _ = await ask.post()
        assert (headers["X-RateLimit-Limit"], headers["X-RateLimit-Remaining"]) == ("5", str(left))
    status, headers, body = await ask.post()
    assert status == 429
    assert (headers["X-RateLimit-Remaining"], headers["X-RateLimit-Scope"]) == ("0", "user")
    assert headers["Via"]
    assert 0 < body["retry_after"] <= 5
    assert int(headers["Retry-After"]) >= body["retry_after"]
    assert body["global"] is False
    assert (await ask.post("second-table"))[0] == 200
    sandbox.skip(5)
    assert (await ask.post())[0] == 200


async def test_edits_have_a_bucket_of_their_own(sandbox: Sandbox, ask: Asker) -> None:
    _, posted, message = await ask.post()
    for left in (4, 3, 2, 1, 0):
        status, headers, _ = await ask.edit(message)
        assert (status, headers["X-RateLimit-Remaining"]) == (200, str(left))
        assert headers["X-RateLimit-Bucket"] != posted["X-RateLimit-Bucket"]
    status, headers, body = await ask.edit(message)
    assert (status, body["code"], headers["X-RateLimit-Limit"]) == (429, 0, "5")
    assert (await ask.post())[0] == 200


async def test_a_message_older_than_an_hour_is_edited_three_times_in_six_seconds(
    sandbox: Sandbox, ask: Asker
) -> None:
    _, _, old = await ask.post()
    sandbox.skip(3590)
    _, _, young = await ask.post()
    for _ in range(5):
        assert (await ask.edit(old))[0] == 200
    sandbox.skip(20)
    for _ in range(3):
        assert (await ask.edit(old))[0] == 200
    status, headers, body = await ask.edit(old)
    assert (status, body["code"]) == (429, 30046)
    assert 5 < body["retry_after"] <= 6
    assert headers["X-RateLimit-Remaining"] == "1", "the headers tell only of the other limit"
    assert (await ask.edit(young))[0] == 200
    sandbox.skip(6)
    assert (await ask.edit(old))[0] == 200


async def test_fifty_requests_a_second_are_allowed_and_answers_to_people_are_not_counted(
    sandbox: Sandbox, ask: Asker
) -> None:
    for number in range(50):
        assert (await ask("GET", f"/users/{sandbox.person('Mira').id}"))[0] == 200, number
    status, headers, body = await ask.post()
    assert (status, body["global"]) == (429, True)
    assert (headers["X-RateLimit-Global"], headers["X-RateLimit-Scope"]) == ("true", "global")
    assert "X-RateLimit-Bucket" not in headers
    status, _, body = await ask("POST", "/interactions/1/none/callback", {"type": 6})
    assert (status, body["code"]) == (404, 10062)
    sandbox.skip(1)
    assert (await ask.post())[0] == 200


async def test_a_burst_of_openings_is_refused_and_known_channels_are_not(
    sandbox: Sandbox, ask: Asker
) -> None:
    people = [sandbox.add_person(f"New {number}") for number in range(6)]
    for who in people[:5]:
        assert (await ask("POST", "/users/@me/channels", {"recipient_id": who.id}))[0] == 200
    status, _, body = await ask("POST", "/users/@me/channels", {"recipient_id": people[5].id})
    assert (status, body["code"]) == (403, 40003)
    assert (await ask("POST", "/users/@me/channels", {"recipient_id": people[0].id}))[0] == 200
    sandbox.skip(3)
    assert (await ask("POST", "/users/@me/channels", {"recipient_id": people[5].id}))[0] == 200


async def test_in_quarantine_only_those_written_to_before_are_reached(sandbox: Sandbox, ask: Asker) -> None:
    known, new = sandbox.person("Bo"), sandbox.person("Cy")
    path = "/channels/{}/messages"
    assert (await ask("POST", path.format(known.dm.id), {"content": "x"}))[0] == 200
    sandbox.quarantine()
    assert (await ask("POST", path.format(known.dm.id), {"content": "x"}))[0] == 200
    status, _, body = await ask("POST", path.format(new.dm.id), {"content": "x"})
    assert (status, body["code"]) == (403, 20026)
    assert (await ask.post())[0] == 200
    sandbox.quarantine(False)
    assert (await ask("POST", path.format(new.dm.id), {"content": "x"}))[0] == 200
