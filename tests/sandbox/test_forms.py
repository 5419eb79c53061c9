"""Modals and choices while typing, by the real client."""

from __future__ import annotations

from typing import Any

import discord
import pytest
from discord import app_commands, ui

from bot.sandbox import CannotDo, Sandbox
from tests.sandbox.conftest import Bot

Interaction = discord.Interaction[Bot]


async def test_a_modal_is_filled_in_and_sent(sandbox: Sandbox, bot: Bot) -> None:
    class Form(ui.Modal, title="Trade"):
        note: ui.Label[Form] = ui.Label(text="Note", component=ui.TextInput(custom_id="note", max_length=20))
        what: ui.Label[Form] = ui.Label(
            text="What",
            component=ui.Select(
                custom_id="what", options=[discord.SelectOption(label=each) for each in ("ore", "ice")]
            ),
        )
        who: ui.Label[Form] = ui.Label(text="With", component=ui.UserSelect(custom_id="who", required=False))
        how: ui.Label[Form] = ui.Label(
            text="How",
            component=ui.RadioGroup(
                custom_id="how", options=[discord.RadioGroupOption(label=each, value=each) for each in "ab"]
            ),
        )

        async def on_submit(self, interaction: Any) -> None:
            values = [each.component.values for each in (self.what, self.who)]  # type: ignore[union-attr]
            assert isinstance(self.note.component, ui.TextInput)
            assert isinstance(self.how.component, ui.RadioGroup)
            said = f"{self.note.component.value}: {values[0]} with {[each.name for each in values[1]]}"
            await interaction.response.send_message(f"{said}, {self.how.component.value}")

    @bot.tree.command(name="trade", description="Trade")
    async def trade(interaction: Interaction) -> None:
        await interaction.response.send_modal(Form())

    await bot.enter(sandbox)
    mira, bo = sandbox.person("Mira"), sandbox.person("Bo")
    shown = await mira.slash("trade")
    assert shown.kind == "modal"
    assert shown.modal["title"] == "Trade"
    for fields in (
        {"what": "ore"},
        {"note": "x" * 21, "what": "ore"},
        {"note": "x", "what": "gas"},
        {"colour": "x"},
    ):
        with pytest.raises(CannotDo):
            await mira.submit(shown.modal, fields)
    with pytest.raises(CannotDo):
        await bo.submit(shown.modal, {"note": "mine", "what": "ore", "how": "a"})
    answer = await mira.submit(shown.modal, {"note": "fair", "what": ["ice"], "who": bo, "how": "b"})
    assert answer.text == "fair: ['ice'] with ['bo'], b"
    with pytest.raises(CannotDo, match="no longer open"):
        await mira.submit(shown.modal, {"note": "again", "what": "ore", "how": "a"})


async def test_a_modal_from_a_button_may_update_the_message_of_the_button(sandbox: Sandbox, bot: Bot) -> None:
    class Rename(ui.Modal, title="Rename"):
        name: ui.TextInput[Rename] = ui.TextInput(label="Name", custom_id="name", default="Old")

        async def on_submit(self, interaction: Any) -> None:
            await interaction.response.edit_message(content=self.name.value)

    class Card(ui.View):
        @ui.button(label="Rename", custom_id="rename")
        async def rename(self, interaction: Interaction, button: ui.Button[Card]) -> None:
            await interaction.response.send_modal(Rename())

    @bot.tree.command(name="card", description="Card")
    async def card(interaction: Interaction) -> None:
        await interaction.response.send_message("Old", view=Card())

    await bot.enter(sandbox)
    mira = sandbox.person("Mira")
    message = (await mira.slash("card")).message
    shown = await mira.click(message, "Rename")
    answer = await mira.submit(shown.modal, {"name": "New"})
    assert answer.kind == "update"
    assert message.content == "New"
    assert message.payload["edited_timestamp"] is not None


async def test_choices_follow_what_was_typed_and_filled_in(sandbox: Sandbox, bot: Bot) -> None:
    @bot.tree.command(name="fly", description="Fly")
    async def fly(interaction: Interaction, start: str, to: str, count: int = 1) -> None:
        await interaction.response.send_message(f"{count} from {start} to {to}")

    @fly.autocomplete("to")
    async def targets(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        near = {"C4": ["C3", "C5", "R3"]}[interaction.namespace.start]
        return [app_commands.Choice(name=f"to {each}", value=each) for each in near if each.startswith(typed)]

    await bot.enter(sandbox)
    mira = sandbox.person("Mira")
    offered = await mira.autocomplete("fly", "to", {"start": "C4", "to": "C"})
    assert offered.values == ["C3", "C5"]
    assert offered.choices[0]["name"] == "to C3"
    assert (await mira.slash("fly", start="C4", to="R3", count=2)).text == "2 from C4 to R3"
    with pytest.raises(CannotDo):
        await mira.autocomplete("fly", "start", {})
    for options in (
        {"start": "C4"},
        {"start": "C4", "to": "R3", "count": "two"},
        {"start": "C4", "to": "R3", "x": 1},
    ):
        with pytest.raises(CannotDo):
            await mira.slash("fly", options=options)
    with pytest.raises(CannotDo):
        await mira.slash("flee")


async def test_files_come_with_commands_and_forms_and_can_be_read(sandbox: Sandbox, bot: Bot) -> None:
    class Form(ui.Modal, title="File"):
        file: ui.Label[Form] = ui.Label(text="File", component=ui.FileUpload(custom_id="file"))

        async def on_submit(self, interaction: Any) -> None:
            (sent,) = self.file.component.values  # type: ignore[union-attr]
            await interaction.response.send_message(f"{sent.filename}: {(await sent.read()).decode()}")

    @bot.tree.command(name="form", description="Form")
    async def form(interaction: Interaction) -> None:
        await interaction.response.send_modal(Form())

    @bot.tree.command(name="take", description="Take")
    async def take(interaction: Interaction, file: discord.Attachment) -> None:
        await interaction.response.send_message(
            f"{file.filename}, {file.size}: {(await file.read()).decode()}"
        )

    await bot.enter(sandbox)
    mira = sandbox.person("Mira")
    assert (await mira.slash("take", file=("a.json", b"{}"))).text == "a.json, 2: {}"
    shown = await mira.slash("form")
    for files in ([], [("a", b"1"), ("b", b"2")], ["a.json"]):
        with pytest.raises(CannotDo):
            await mira.submit(shown.modal, {"file": files})
    assert (await mira.submit(shown.modal, {"file": ("b.txt", b"two")})).text == "b.txt: two"
    with pytest.raises(CannotDo):
        await mira.slash("take", file="no file")


async def test_roles_are_held_given_and_deleted(sandbox: Sandbox, bot: Bot) -> None:
    @bot.tree.command(name="who", description="Who")
    async def who(interaction: Interaction, role: discord.Role) -> None:
        assert isinstance(interaction.user, discord.Member)
        held = sorted(each.name for each in interaction.user.roles)
        await interaction.response.send_message(f"{role.name}: {held} {interaction.permissions.manage_guild}")

    await bot.enter(sandbox)
    bo, dee, pilots = sandbox.person("Bo"), sandbox.person("Dee"), sandbox.role("Pilots")
    dee.give(pilots)
    assert (await dee.slash("who", role=pilots)).text == "Pilots: ['@everyone', 'Pilots'] False"
    assert (await bo.slash("who", role=pilots)).text == "Pilots: ['@everyone', 'Regulars'] False"
    sandbox.acts.places.close_role(pilots)
    with pytest.raises(CannotDo):
        await dee.slash("who", role=pilots)
    assert (await dee.slash("who", role=sandbox.role("Regulars"))).text == "Regulars: ['@everyone'] False"
