"""The guild's automatic moderation: which messages it refuses, and which it does not look at."""

from __future__ import annotations

import aiohttp

from bot.sandbox import Sandbox


async def test_public_messages_and_titles_are_refused_for_a_word_and_direct_ones_are_not(
    sandbox: Sandbox, web: aiohttp.ClientSession
) -> None:
    sandbox.forbid("Voldemort")
    here, direct = (
        f"{sandbox.api_url}/channels/{place.id}"
        for place in (sandbox.channel("table"), sandbox.person("Bo").dm)
    )
    button = {"type": 2, "style": 2, "label": "Ask voldemort", "custom_id": "a"}
    hidden = {"type": 17, "components": [{"type": 1, "components": [button]}]}
    for body in ({"content": "It is VOLDEMORT!"}, {"flags": 32768, "components": [hidden]}):
        async with web.post(f"{here}/messages", json=body) as refused:
            assert (refused.status, (await refused.json())["code"]) == (400, 200000)
    async with web.post(f"{direct}/messages", json={"content": "voldemort"}) as taken:
        assert taken.status == 200
    async with web.post(f"{here}/messages", json={"content": "him"}) as taken:
        message = await taken.json()
    async with web.patch(f"{here}/messages/{message['id']}", json={"content": "voldemort"}) as refused:
        assert (await refused.json())["code"] == 200000
    async with web.post(f"{here}/threads", json={"name": "On Voldemort", "type": 11}) as refused:
        assert (refused.status, (await refused.json())["code"]) == (400, 200001)
    sandbox.forbid()
    async with web.patch(f"{here}/messages/{message['id']}", json={"content": "voldemort"}) as taken:
        assert taken.status == 200
