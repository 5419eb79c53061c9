"""The first contact: what can be played here, a tour of a minute with pictures, and a game against the computer."""

from __future__ import annotations

from typing import Any

import discord
from discord import ui

from bot.discord.components import Click, HouseButton, action, box, button, layout, row, rows, say
from bot.discord.desk import Desk, is_admin, user_of
from bot.discord.errors import explain
from bot.discord.living import file_of, gallery_of
from bot.discord.lobby import new_lobby
from bot.discord.paging import back
from bot.discord.reply import Reply
from bot.discord.texts import colour, house
from bot.sessions import Refused, policy
from bot.sessions.charter import Charter
from renderers.look import Picture

BLURPLE = discord.ButtonStyle.primary
SHOWN = 5
"""Games on the page; the others are found by /game new."""

COVER = 45
"""The moment of the sample game, in percent, whose picture stands above the page."""


async def show_help(desk: Desk, reply: Reply) -> None:
    """The page of help, privately: what can be played here and now, and how."""
    words, charter = house(), await desk.charter(reply.interaction.guild_id)
    games = [slug for slug in desk.games if policy.allows_game(charter, slug)][:SHOWN]
    closed = _closed(charter, reply.interaction, games)
    items: list[ui.Item[Any]] = [say(f"## {words.say_key('help-title')}\n{words.say_key('help-text')}")]
    picture = await desk.samples.board(desk.games[games[0]], COVER) if games else None
    if picture is not None:
        items.append(gallery_of(picture.alt))
    if closed:
        items.append(say(closed))
    for slug in games:
        game, own = desk.games[slug].info, desk.words(slug)
        about = words.say_key("lobby-length", least=game.min_seats, most=game.max_seats, minutes=game.minutes)
        items.append(say(f"**{own.say_key('title')}** · {own.say_key('tagline')}\n-# {about}"))
        opening = [] if closed else _opening(charter, slug)
        items.append(row(*opening, button(_tour(slug, 0), words.say_key("button-tour"))))
    further = [button(Click("me"), words.say_key("button-help-me"))]
    if is_admin(reply.interaction):
        further.append(button(Click("config"), words.say_key("button-config")))
    items.append(row(*further))
    await reply.show(layout(box(items, colour(None))), [] if picture is None else [file_of(picture)])


def _closed(charter: Charter, interaction: discord.Interaction[Any], games: list[str]) -> str:
    """Why nothing can be opened here by this person, as they read it; empty where something can."""
    user = user_of(interaction)
    if not games:
        return house().say_key("help-nothing")
    try:
        policy.check_channel(charter, interaction.channel_id or 0, policy.within(user))
        policy.check_starter(charter, user)
    except Refused as refused:
        return explain(refused, house()) or ""
    return ""


def _opening(charter: Charter, slug: str) -> list[HouseButton]:
    words = house()
    found = [button(Click("help-open", 0, 0, (slug,)), words.say_key("button-open"), style=BLURPLE)]
    if charter.computers:
        found.append(button(Click("help-alone", 0, 0, (slug,)), words.say_key("button-alone")))
    return found


@action("help")
async def _help(desk: Desk, reply: Reply, click: Click) -> None:
    await show_help(desk, reply)


@action("help-open")
async def _open(desk: Desk, reply: Reply, click: Click) -> None:
    await new_lobby(desk, reply, click.path[0] if click.path else "")


@action("help-alone")
async def _alone(desk: Desk, reply: Reply, click: Click) -> None:
    """A game against the computer: as many computer players as the game needs, and off it goes."""
    policy.check_computers(await desk.sessions.guilds.charter(reply.interaction.guild_id))
    session = await new_lobby(desk, reply, click.path[0] if click.path else "")
    user = user_of(reply.interaction)
    while len(session.holders) < max(2, desk.game(session).info.min_seats):
        session = await desk.sessions.add_computer(session.id, user, desk.computers[0])
    await desk.sessions.start(session.id, user)


STOPS = ("table", "turn", "others", "secrets", "end")
"""The stops of the tour; each says three things (message `tour-STOP`, which a game may say in its own words)."""

MOMENTS = {"table": 8, "turn": 15, "others": 45, "secrets": 30, "end": 100}
"""How far the sample game is at each stop, in percent."""


def _tour(slug: str, stop: int) -> Click:
    return Click("tour", 0, 0, (slug, str(stop)))


async def show_stop(desk: Desk, reply: Reply, slug: str, number: int) -> None:
    """One stop of the tour of a game: a picture, what there is to see, the way on and back."""
    words, game, stop = desk.words(slug), desk.games[slug], STOPS[number]
    picture = await _picture(desk, slug, stop)
    secret = stop == "secrets" and await desk.samples.hand(game, MOMENTS[stop]) is None
    head = words.say_key("tour-heading", game=words.say_key("title"), number=number + 1, stops=len(STOPS))
    said = words.say_key("tour-looking" if secret else f"tour-{stop}", tagline=words.say_key("tagline"))
    items: list[ui.Item[Any]] = [say(f"### {head}")]
    if picture is not None:
        items.append(gallery_of(picture.alt))
    items.append(say(said))
    buttons = [back(_tour(slug, number - 1) if number else Click("help"))]
    if number + 1 < len(STOPS):
        buttons.append(button(_tour(slug, number + 1), words.say_key("button-next"), style=BLURPLE))
    else:
        charter = await desk.charter(reply.interaction.guild_id)
        if not _closed(charter, reply.interaction, [slug]) and policy.allows_game(charter, slug):
            buttons += _opening(charter, slug)
    items += rows(buttons)
    await reply.show(layout(box(items, colour(None))), [] if picture is None else [file_of(picture)])


async def _picture(desk: Desk, slug: str, stop: str) -> Picture | None:
    game, percent = desk.games[slug], MOMENTS[stop]
    hand = await desk.samples.hand(game, percent) if stop == "secrets" else None
    return hand or await desk.samples.board(game, percent)


@action("tour")
async def _show_stop(desk: Desk, reply: Reply, click: Click) -> None:
    slug, number = (*click.path, "", "")[:2]
    if slug not in desk.games or not number.isdecimal() or int(number) >= len(STOPS):
        await show_help(desk, reply)
        return
    await show_stop(desk, reply, slug, int(number))
