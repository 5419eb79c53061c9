"""/my data: everything kept about a person as a file, and its deletion, confirmed by typing a word."""

from __future__ import annotations

import io
from typing import Any

import discord
from discord import ui

from bot.discord.core.answers.reply import Reply
from bot.discord.core.commands.clicks import Clicks
from bot.discord.core.context import Context
from bot.discord.core.layout.components import Click, box, button, layout, row, say
from bot.discord.core.layout.forms import Field, Form
from bot.discord.core.layout.paging import back
from bot.discord.core.text.errors import Trouble
from bot.discord.core.text.texts import colour

clicks = Clicks[Context]()

RED = discord.ButtonStyle.danger


async def show_data(context: Context, reply: Reply) -> None:
    """Say what is kept, with the buttons for the file and the deletion."""
    words = reply.words
    said = f"## {words.say_key('my-data-title')}\n{words.say_key('my-data-help')}"
    acts = [
        button(Click("my-file"), words.say_key("button-data")),
        button(Click("my-delete"), words.say_key("button-delete"), style=RED),
        back(words, Click("my-settings")),
    ]
    await reply.show(layout(box([say(said), row(*acts)], colour(None))))


async def send_data(context: Context, reply: Reply) -> None:
    """Send a person everything stored about them, as a file only they see."""
    made = await context.sessions.mydata.export(reply.user_id)
    file = discord.File(io.BytesIO(made.data), filename=made.name)
    shown: ui.File[Any] = ui.File(f"attachment://{file.filename}")
    await reply.view(layout(box([say(reply.words.say_key("data-file")), shown])), [file])


async def ask_delete(context: Context, reply: Reply) -> None:
    """Explain what deleting means, with the button to a form that asks for a confirming word."""
    words = reply.words
    text = words.say_key("delete-sure", running=context.sessions.mydata.running(reply.user_id))
    items: list[ui.Item[Any]] = [say(f"**{words.say_key('delete-title')}**\n{text}")]
    items.append(
        row(
            button(Click("my-delete-form"), words.say_key("button-delete-sure"), style=RED),
            back(words, Click("my-data")),
        )
    )
    await reply.show(layout(box(items, discord.Colour.from_rgb(0xFF, 0x6A, 0x3D))))


@clicks.on("my-data")
async def _data(context: Context, reply: Reply, click: Click) -> None:
    await show_data(context, reply)


@clicks.on("my-file")
async def _file(context: Context, reply: Reply, click: Click) -> None:
    await send_data(context, reply)


@clicks.on("my-delete")
async def _delete(context: Context, reply: Reply, click: Click) -> None:
    await ask_delete(context, reply)


@clicks.on("my-delete-form")
async def _delete_form(context: Context, reply: Reply, click: Click) -> None:
    words = reply.words
    word = words.say_key("delete-word")
    field = Field(words.say_key("delete-field", word=word), example=word, most=40)
    await reply.form(Form(Click("my-deleted"), words.say_key("delete-title"), field))


@clicks.on("my-deleted")
async def _deleted(context: Context, reply: Reply, click: Click) -> None:
    """Delete the data if the right word was typed."""
    words = reply.words
    typed = click.picked[0] if click.picked else ""
    if typed.strip().casefold() != words.say_key("delete-word").casefold():
        raise Trouble("delete-word", {"word": words.say_key("delete-word")})
    await context.sessions.mydata.forget(reply.user_id, reply.interaction.user.display_name)
    await reply.show(layout(box([say(words.say_key("deleted"))], colour(None))))
