"""The data of a person: all of it as a file, and deleting it, once a word was typed."""

from __future__ import annotations

import io
from typing import Any

import discord
from discord import ui

from bot.discord.components import Click, action, box, button, layout, row, say
from bot.discord.desk import Desk
from bot.discord.errors import Trouble
from bot.discord.forms import Field, Form
from bot.discord.paging import back
from bot.discord.reply import Reply
from bot.discord.texts import colour, house

RED = discord.ButtonStyle.danger


async def send_data(desk: Desk, reply: Reply) -> None:
    """All that is kept about a person, as a file for them alone."""
    made = await desk.sessions.mydata.export(reply.user_id)
    file = discord.File(io.BytesIO(made.data), filename=made.name)
    shown: ui.File[Any] = ui.File(f"attachment://{file.filename}")
    await reply.view(layout(box([say(house().say_key("data-file")), shown])), [file])


async def ask_delete(desk: Desk, reply: Reply) -> None:
    """What deleting means, and the button to a form in which a word must be typed."""
    words = house()
    text = words.say_key("delete-sure", running=desk.sessions.mydata.running(reply.user_id))
    items: list[ui.Item[Any]] = [say(f"**{words.say_key('delete-title')}**\n{text}")]
    items.append(
        row(
            button(Click("me-delete-form"), words.say_key("button-delete-sure"), style=RED),
            back(Click("me")),
        )
    )
    await reply.show(layout(box(items, discord.Colour.from_rgb(0xFF, 0x6A, 0x3D))))


@action("me-data")
async def _data(desk: Desk, reply: Reply, click: Click) -> None:
    await send_data(desk, reply)


@action("me-delete")
async def _delete(desk: Desk, reply: Reply, click: Click) -> None:
    await ask_delete(desk, reply)


@action("me-delete-form")
async def _delete_form(desk: Desk, reply: Reply, click: Click) -> None:
    words = house()
    word = words.say_key("delete-word")
    field = Field(words.say_key("delete-field", word=word), example=word, most=40)
    await reply.form(Form(Click("me-deleted"), words.say_key("delete-title"), field))


@action("me-deleted")
async def _deleted(desk: Desk, reply: Reply, click: Click) -> None:
    """The word was typed, or another one."""
    words = house()
    typed = click.picked[0] if click.picked else ""
    if typed.strip().casefold() != words.say_key("delete-word").casefold():
        raise Trouble("delete-word", {"word": words.say_key("delete-word")})
    await desk.sessions.mydata.forget(reply.user_id, reply.interaction.user.display_name)
    await reply.show(layout(box([say(words.say_key("deleted"))], colour(None))))
