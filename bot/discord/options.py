"""The options of a table that has not begun: choosing them, and putting right what the server forbids now."""

from __future__ import annotations

from typing import Any

import discord
from discord import ui

from bot.discord.components import Click, Entry, action, box, button, layout, menu, row, rows, say
from bot.discord.desk import Desk, user_of
from bot.discord.errors import Trouble, explain
from bot.discord.lobbycard import options_in_words
from bot.discord.paging import number_in, page_at, turns
from bot.discord.reply import Reply
from bot.discord.texts import Speech, cut
from bot.engine.errors import BadOptions
from bot.engine.moves import Text
from bot.engine.options import Option
from bot.engine.rules import Game
from bot.sessions import Refused, SessionView, Status, policy

OPTIONS_PER_PAGE = 6
BLURPLE = discord.ButtonStyle.primary


async def options_panel(desk: Desk, session: SessionView, page: int = 0) -> ui.LayoutView:
    """Every option with what it means and what the server allows of it, a page at a time."""
    game, speech = desk.game(session), desk.speech(session)
    charter = await desk.charter(session.guild_id)
    words = speech.words
    shown = page_at(mattering(game, session), page, OPTIONS_PER_PAGE)
    heading = words.say_key("options-heading", page=shown.number + 1, pages=shown.pages)
    items: list[ui.Item[Any]] = [say(f"**{heading}**")]
    for option in shown.items:
        items += _option(session, speech, option, policy.allowed_values(charter, session.game, option))
    items += rows(turns(shown, lambda number: Click("options", session.id, session.seq, (number,))))
    return layout(box(items))


def mattering(game: Game[Any], session: SessionView) -> list[Option]:
    """The options that those seated can change: alone or with one more change, and with whoever may still join."""
    counts = range(max(len(session.holders), game.info.min_seats), game.info.max_seats + 1)
    every = [{option.key: value} for option in game.info.options for value in option.values]

    def is_legal(options: dict[str, str]) -> bool:
        for seats in counts:
            try:
                game.check_options(seats, options)
            except BadOptions:
                continue
            return True
        return False

    def matters(option: Option) -> bool:
        now = session.options.get(option.key, option.default)
        others = [value for value in option.values if value != now]
        return now != option.default or any(
            is_legal({**session.options, **change, option.key: value}) for value in others for change in every
        )

    return [option for option in game.info.options if matters(option)]


def _option(
    session: SessionView, speech: Speech, option: Option, allowed: tuple[str, ...]
) -> list[ui.Item[Any]]:
    """What it means, and a menu of what may be chosen; what the server has fixed stands there with a lock."""
    words, key = speech.words, f"option-{option.key}"
    title, now = words.say_key(key), session.options.get(option.key)
    means = words.attribute(Text(key), "help")
    below = f"\n-# {cut(means, 300)}" if means else ""
    titles = {value: words.say_key(f"value-{option.key}-{value}") for value in option.values}
    if now is not None and allowed == (now,):
        return [say(f"{title}: {words.say_key('option-locked', value=titles[now])}{below}")]
    entries = [Entry(value, titles[value], chosen=value == now) for value in allowed]
    click = Click("option", session.id, session.seq, (option.key,))
    return [say(f"{title}{below}"), row(menu(click, title, entries))]


@action("options")
async def _options(desk: Desk, reply: Reply, click: Click) -> None:
    session = await desk.session(reply, click.session)
    if session.status is not Status.LOBBY:
        raise Trouble("not-a-lobby")
    await reply.show(await options_panel(desk, session, number_in(click.path)))
    await desk.panels.shown(reply, session.id)


@action("option")
async def _set_option(desk: Desk, reply: Reply, click: Click) -> None:
    session = await desk.session(reply, click.session)
    key, value = click.path[0], click.picked[0]
    after = await desk.sessions.set_option(session.id, user_of(reply.interaction), key, value)
    keys = [option.key for option in mattering(desk.game(after), after)]
    page = keys.index(key) // OPTIONS_PER_PAGE if key in keys else 0
    await reply.show(await options_panel(desk, after, page))
    await desk.panels.shown(reply, session.id)


async def fitting(desk: Desk, session: SessionView) -> dict[str, str]:
    """The options of a session as they go in its server now."""
    charter = await desk.sessions.guilds.charter(session.guild_id)
    return policy.fitted(charter, desk.game(session).info, session.options)


async def offer_fitting(desk: Desk, reply: Reply, session: SessionView, refused: Refused) -> None:
    """Say what has changed in the server, with a button that puts the options right."""
    speech = desk.speech(session)
    said = explain(refused, speech.words, speech.escaped) or ""
    fit = button(Click("fit", session.id), speech.words.say_key("button-fit"), style=BLURPLE)
    await reply.view(layout(box([say(said), row(fit)])))


@action("fit")
async def _fit(desk: Desk, reply: Reply, click: Click) -> None:
    """Give the options the values that go in the server now; the host's right like every change of them."""
    session = await desk.session(reply, click.session)
    for key, value in (await fitting(desk, session)).items():
        if session.options.get(key) != value:
            session = await desk.sessions.set_option(session.id, user_of(reply.interaction), key, value)
    speech = desk.speech(session)
    told = options_in_words(desk.game(session), session.options, speech)
    await reply.show(layout(box([say(f"{speech.words.say_key('fitted')}\n{told}")])))
