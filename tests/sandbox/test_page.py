"""The page's socket: the whole world first, every change after it, and everything a person can do on the page."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from typing import Any

import aiohttp
import discord
import pytest
from discord import app_commands, ui

from bot.sandbox import Sandbox
from tests.patience import PATIENCE
from tests.sandbox.conftest import Bot

Json = dict[str, Any]


class Page:
    """The page's end of the socket."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        self.socket = socket
        self.nonce = 0
        self.seen: list[Json] = []

    async def next(self, t: str, **wanted: Any) -> Json:
        """The next message of a kind with these members, kept ones first."""

        def fits(message: Json) -> bool:
            return message["t"] == t and all(message.get(name) == value for name, value in wanted.items())

        for message in self.seen:
            if fits(message):
                self.seen.remove(message)
                return message
        async with asyncio.timeout(PATIENCE):
            while True:
                message = json.loads(await self.socket.receive_str())
                if fits(message):
                    return message
                self.seen.append(message)

    async def send(self, do: str, **more: Any) -> int:
        self.nonce += 1
        await self.socket.send_json({"do": do, "nonce": self.nonce, **more})
        return self.nonce

    async def do(self, do: str, **more: Any) -> Json:
        return await self.next("done", nonce=await self.send(do, **more))

    async def fail(self, do: str, **more: Any) -> str:
        answer = await self.next("failed", nonce=await self.send(do, **more))
        return str(answer["text"])


@pytest.fixture
async def page(sandbox: Sandbox) -> AsyncIterator[Page]:
    async with aiohttp.ClientSession() as web:
        async with web.ws_connect(f"{sandbox.url}/page", headers={"Origin": sandbox.url}) as socket:
            yield Page(socket)


class Form(ui.Modal, title="Name"):
    name: ui.Label[Form] = ui.Label(text="Name", component=ui.TextInput(custom_id="name"))

    async def on_submit(self, interaction: Any) -> None:
        assert isinstance(self.name.component, ui.TextInput)
        await interaction.response.send_message(f"called {self.name.component.value}", ephemeral=True)


class Card(ui.View):
    @ui.button(label="Rename", custom_id="rename")
    async def rename(self, interaction: Any, button: Any) -> None:
        await interaction.response.send_modal(Form())

    @ui.select(custom_id="pick", options=[discord.SelectOption(label=each) for each in "abc"])
    async def pick(self, interaction: Any, select: Any) -> None:
        await interaction.response.edit_message(content=f"picked {select.values[0]}")


class Again(ui.View):
    @ui.button(label="Again", custom_id="again")
    async def again(self, interaction: Any, button: Any) -> None:
        await interaction.response.edit_message(content="edited")


@pytest.fixture
async def ready(sandbox: Sandbox, bot: Bot) -> None:
    @bot.tree.command(name="card", description="A card")
    async def card(interaction: discord.Interaction, title: str, count: int = 1) -> None:
        await interaction.response.send_message(f"{title} {count}", view=Card())

    @card.autocomplete("title")
    async def titles(interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return [
            app_commands.Choice(name=each, value=each) for each in ("sun", "star") if each.startswith(typed)
        ]

    @bot.tree.command(name="secret", description="For one person")
    async def secret(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("secret", view=Again(), ephemeral=True)

    @bot.tree.command(name="mute", description="No answer")
    async def mute(interaction: discord.Interaction) -> None: ...

    await bot.enter(sandbox)


@pytest.mark.usefixtures("ready")
async def test_private_messages_are_gone_when_a_page_is_loaded_again(sandbox: Sandbox, page: Page) -> None:
    mira, table = sandbox.person("Mira"), sandbox.channel("table")
    first = (await page.next("state"))["loaded"]
    shown = await mira.slash("card", options={"title": "sun"})
    hidden = await mira.slash("secret")
    async with aiohttp.ClientSession() as web:

        async def loaded(query: str = "") -> tuple[Page, list[str]]:
            socket = await web.ws_connect(f"{sandbox.url}/page{query}", headers={"Origin": sandbox.url})
            other = Page(socket)
            state = await other.next("state")
            return other, [each["id"] for each in state["messages"][table.id]]

        reloaded, messages = await loaded()
        assert messages == [shown.message.id]
        _, messages = await loaded(f"?loaded={first}")
        assert messages == [shown.message.id, hidden.message.id]
        await mira.click(hidden.message, "Again")
        edited = await page.next(
            "message", message=dict(hidden.message.payload, only_for=mira.id, loading=False)
        )
        assert edited["message"]["content"] == "edited"
        await mira.slash("secret")
        told = (await reloaded.next("message"))["message"]
        assert (told["content"], told["id"] == hidden.message.id) == ("secret", False)


async def test_the_state_comes_first(sandbox: Sandbox, page: Page) -> None:
    state = await page.next("state")
    assert state["guild"] == {"id": str(sandbox.guild_id), "name": "Observatory"}
    found = {"id": str(sandbox.application_id), "name": "Heliograph", "online": False, "member": True}
    assert state["bot"] == found
    assert [each["name"] for each in state["people"]] == ["Mira", "Bo", "Cy", "Dee", "Eli"]
    assert [each["admin"] for each in state["people"]] == [True, False, False, False, False]
    kinds = [each["kind"] for each in state["channels"]]
    assert kinds.count("dm") == 5
    assert kinds.count("text") == 2
    assert set(state["messages"]) == {each["id"] for each in state["channels"]}
    assert (state["commands"], state["faults"], state["clock_skew"]) == ([], [], 0)


@pytest.mark.usefixtures("ready")
async def test_a_command_with_choices_a_click_a_menu_and_a_form(sandbox: Sandbox, page: Page) -> None:
    mira, table = sandbox.person("Mira").id, sandbox.channel("table").id
    me: Json = {"as": mira}
    nonce = await page.send(
        "autocomplete",
        **me,
        channel_id=table,
        name="card",
        options={"title": "s", "count": 2},
        focused="title",
    )
    offered = await page.next("choices", nonce=nonce)
    assert [each["value"] for each in offered["choices"]] == ["sun", "star"]
    await page.do("command", **me, channel_id=table, name="card", options={"title": "sun", "count": 2})
    message = (await page.next("message"))["message"]
    assert (message["content"], message["only_for"], message["loading"]) == ("sun 2", None, False)
    await page.do("click", **me, message_id=message["id"], custom_id="pick", values=["b"])
    assert (await page.next("message"))["message"]["content"] == "picked b"
    nonce = await page.send("click", **me, message_id=message["id"], custom_id="rename")
    shown = await page.next("modal", nonce=nonce)
    assert (shown["person"], shown["modal"]["title"]) == (mira, "Name")
    await page.next("done", nonce=nonce)
    fields = {"name": "Helios"}
    await page.do(
        "submit", **me, interaction=shown["interaction"], custom_id=shown["modal"]["custom_id"], fields=fields
    )
    answer = (await page.next("message"))["message"]
    assert (answer["content"], answer["only_for"]) == ("called Helios", mira)
    await page.do("dismiss", **me, message_id=answer["id"])
    assert (await page.next("deleted"))["id"] == answer["id"]


@pytest.mark.usefixtures("ready")
async def test_what_goes_wrong_is_said(sandbox: Sandbox, page: Page) -> None:
    bo, table = sandbox.person("Bo").id, sandbox.channel("table").id
    me: Json = {"as": bo, "channel_id": table}
    assert "no command" in await page.fail("command", **me, name="nothing")
    assert "needs the option" in await page.fail("command", **me, name="card")
    assert "no value" in await page.fail("command", **me, name="card", options={"title": "x", "count": "two"})
    assert "no longer exists" in await page.fail("click", **me, message_id="1", custom_id="x")
    assert "no longer open" in await page.fail("submit", **me, interaction="1", custom_id="x", fields={})
    assert "missing or gone" in await page.fail("say", **{"as": "nobody"}, channel_id=table, text="x")
    assert "Nothing is called" in await page.fail("dance")
    await page.socket.send_str("{")
    await page.next("failed", nonce=None)
    await page.socket.send_str("[]")
    await page.next("failed", nonce=None)
    nonce = await page.send("command", **me, name="mute")
    await sandbox.wait_for(lambda: sandbox.interactions.by_token)
    sandbox.skip(3)
    assert (await page.next("failed", nonce=nonce))["text"] == "The application did not respond"


async def test_people_channels_threads_words_and_closed_dms(sandbox: Sandbox, page: Page) -> None:
    table = sandbox.channel("table").id
    await page.do("person", name="Fay")
    assert (await page.next("people"))["people"][-1]["name"] == "Fay"
    fay = sandbox.person("Fay").id
    assert "must not be taken" in await page.fail("person", name="Fay")
    await page.do("channel", name="Third table")
    await page.do("thread", channel_id=table, name="Talk", **{"as": fay})
    await page.do("say", channel_id=table, text="hello", **{"as": fay})
    assert (await page.next("message"))["message"]["author"]["global_name"] == "Fay"
    await page.do("dms", person=fay, open=False)
    assert not sandbox.person("Fay").person.dms_open
    names = [(each.name, each.kind) for each in sandbox.world.channels.values()]
    assert names[-2:] == [("third-table", "text"), ("Talk", "thread")]


@pytest.mark.usefixtures("ready")
async def test_a_person_has_discord_in_a_language_and_the_bot_is_told(
    sandbox: Sandbox, bot: Bot, page: Page
) -> None:
    heard: list[discord.Locale] = []

    @bot.event
    async def on_interaction(interaction: discord.Interaction) -> None:
        heard.append(interaction.locale)

    state = await page.next("state")
    bo = state["people"][1]
    assert bo["locale"] == "en-US"
    assert {"de", "en-US"} <= set(state["locales"])
    await page.do("locale", person=bo["id"], locale="de")
    assert [each["locale"] for each in (await page.next("people"))["people"][:2]] == ["en-US", "de"]
    assert "does not speak" in await page.fail("locale", person=bo["id"], locale="tlh")
    for who in ("Mira", "Bo"):
        await sandbox.person(who).slash("secret")
    assert heard == [discord.Locale.american_english, discord.Locale.german]


@pytest.mark.usefixtures("ready")
async def test_faults_time_and_the_gateway_are_in_the_authors_hands(sandbox: Sandbox, page: Page) -> None:
    await page.next("state")
    await page.do("fault", rule={"kind": "status", "route": "/messages$", "status": 503})
    faults = await page.next("faults")
    assert faults["faults"][0]["kind"] == "status"
    assert "unknown kind" in await page.fail("fault", rule={"kind": "flood"})
    await page.do("clear_faults")
    assert (await page.next("faults"))["faults"] == []
    await page.do("skip", seconds=60)
    assert (await page.next("faults"))["clock_skew"] == 60
    assert "forward" in await page.fail("skip", seconds=-1)
    await page.do("gateway", action="outage")
    assert (await page.next("bot"))["bot"]["online"] is False
    await page.do("gateway", action="outage")
    back = {"id": str(sandbox.application_id), "name": "Heliograph", "online": True, "member": True}
    assert await page.next("bot", bot=back)
    await page.do("gateway", action="membership")
    assert (await page.next("bot"))["bot"]["member"] is False
    await page.do("gateway", action="membership")
    assert await page.next("bot", bot=back)
    await page.do("gateway", action="drop")
    await sandbox.wait_for(lambda: sandbox.gateway.resumed)
    await page.do("gateway", action="reconnect")
    await sandbox.wait_for(lambda: sandbox.gateway.resumed == 2)


@pytest.mark.usefixtures("ready")
async def test_the_traffic_is_shown(sandbox: Sandbox, page: Page) -> None:
    await page.next("state")
    await sandbox.person("Mira").slash("card", title="sun")
    sent = await page.next("traffic", kind="gateway", path="INTERACTION_CREATE")
    assert '"name":"card"' in sent["body"]
    answer = await page.next("traffic", kind="rest", method="POST")
    assert answer["path"].endswith("/callback")
    assert answer["status"] == 200
    assert answer["ms"] > 0


async def test_files_of_the_page_are_served_and_no_others(sandbox: Sandbox) -> None:
    async with aiohttp.ClientSession() as web:
        async with web.get(f"{sandbox.url}/") as response:
            assert response.status == 200
            assert "default-src 'self'" in response.headers["Content-Security-Policy"]
        for path in (
            "/static/../server.py",
            "/static/%2e%2e/server.py",
            "/static/%2Fetc/passwd",
            "/static/none.js",
        ):
            async with web.get(sandbox.url + path) as response:
                assert response.status == 404


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({"Host": "evil.example"}, 403),
        ({"Host": "127.0.0.1.evil.example"}, 403),
        ({"Host": "localhost:1"}, 403),
        ({"Origin": "http://evil.example"}, 403),
        ({"Origin": "null"}, 403),
        ({"Origin": "http://localhost"}, 403),
        ({"Origin": "http://127.0.0.1:1"}, 403),
        ({"Origin": "http://localhost:{port}"}, 200),
        ({"Host": "localhost:{port}"}, 200),
        ({"Origin": "http://127.0.0.1:{port}"}, 200),
    ],
)
async def test_only_this_machine_under_its_own_name_may_connect(
    sandbox: Sandbox, headers: dict[str, str], status: int
) -> None:
    filled = {name: value.format(port=sandbox.port) for name, value in headers.items()}
    async with aiohttp.ClientSession() as web:
        async with web.get(f"{sandbox.url}/", headers=filled) as response:
            assert response.status == status
        if status == 403:
            for path in ("/page", "/gateway"):
                with pytest.raises(aiohttp.WSServerHandshakeError):
                    await web.ws_connect(sandbox.url + path, headers=filled)
