"""The first contact: what can be played here, how, and a game against the computer at one click."""

from __future__ import annotations

from typing import Any

import discord
from discord import ui

from bot.discord.components import Click, action, box, button, layout, row, say
from bot.discord.desk import Desk, user_of
from bot.discord.lobby import new_lobby
from bot.discord.reply import Reply
from bot.discord.texts import colour, house


async def show_help(desk: Desk, reply: Reply) -> None:
    """The page of help, privately."""
    words = house()
    items: list[ui.Item[Any]] = [say(f"## {words.say_key('help-title')}\n{words.say_key('help-text')}")]
    for slug in list(desk.games)[:5]:
        game, own = desk.games[slug].info, desk.words(slug)
        about = words.say_key("lobby-length", least=game.min_seats, most=game.max_seats, minutes=game.minutes)
        items.append(say(f"**{own.say_key('title')}** · {own.say_key('tagline')}\n-# {about}"))
        items.append(
            row(
                button(
                    Click("help-open", 0, 0, (slug,)),
                    words.say_key("button-open"),
                    style=discord.ButtonStyle.primary,
                ),
                button(Click("help-alone", 0, 0, (slug,)), words.say_key("button-alone")),
            )
        )
    await reply.view(layout(box(items, colour(None))))


@action("help-open")
async def _open(desk: Desk, reply: Reply, click: Click) -> None:
    await new_lobby(desk, reply, click.path[0] if click.path else "")


@action("help-alone")
async def _alone(desk: Desk, reply: Reply, click: Click) -> None:
    """A game against the computer: as many computer players as the game needs, and off it goes."""
    session = await new_lobby(desk, reply, click.path[0] if click.path else "")
    user = user_of(reply.interaction)
    while len(session.holders) < max(2, desk.game(session).info.min_seats):
        session = await desk.sessions.add_computer(session.id, user, desk.computers[0])
    await desk.sessions.start(session.id, user)
