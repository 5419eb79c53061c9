"""The options of a lobby: choosing them, and correcting those that the server no longer allows."""

from __future__ import annotations

from typing import Any

import discord
from discord import ui

from bot.discord.core.answers.caller import user_of
from bot.discord.core.answers.reply import Reply
from bot.discord.core.commands.clicks import Clicks
from bot.discord.core.context import Context
from bot.discord.core.layout.components import Click, Entry, box, button, layout, menu, row, rows, say
from bot.discord.core.layout.paging import number_in, page_at, turns
from bot.discord.core.text.errors import Trouble, explain
from bot.discord.core.text.texts import Speech, cut
from bot.discord.private.context import PrivateContext
from bot.discord.table.lobby_card import clash_in_words, lobby_card, options_in_words, weight_in_words
from bot.engine.moves import Text
from bot.engine.options import Option
from bot.engine.rules import Game
from bot.engine.words import Words
from bot.sessions import Refused, SessionView, Status
from bot.sessions.play.lobby_checks import TableOption
from bot.sessions.server import policy

clicks = Clicks[PrivateContext]()

OPTIONS_PER_PAGE = 6
BLURPLE = discord.ButtonStyle.primary


async def options_panel(
    context: Context, session: SessionView, language: str, page: int = 0
) -> ui.LayoutView:
    """Every option with its meaning and its allowed values, a page at a time; last those of the table itself."""
    game, speech = context.game(session), context.speech(session, language)
    server_rules = await context.server_rules(session.guild_id)
    words = speech.words
    every: list[Option | TableOption] = [*mattering(game, session), *TableOption]
    shown = page_at(every, page, OPTIONS_PER_PAGE)
    rated = session.table_state.chosen_rated
    if rated is None:
        rated = await context.sessions.table_options.is_rated(session)
    table = {TableOption.RATED: rated, TableOption.ADVICE: session.table_state.advice}
    heading = words.say_key("options-heading", page=shown.number + 1, pages=shown.pages)
    items: list[ui.Item[Any]] = [say(f"**{heading}**")]
    always_on = policy.always_on(server_rules, game.info)
    for option in shown.items:
        if isinstance(option, TableOption):
            items += _table_option(session, words, option, on=table[option])
            continue
        allowed = policy.choices(server_rules, game, option, session.options)
        kept_off = option.key in always_on and allowed == ("off",)
        items += _option(game, session, speech, option, allowed, kept_off=kept_off)
    if (clash := clash_in_words(game, session, speech)) is not None:
        items.append(say(clash))
    items += rows(turns(words, shown, lambda number: Click("options", session.id, session.seq, (number,))))
    return layout(box(items))


def mattering(game: Game[Any], session: SessionView) -> list[Option]:
    """The options that can be changed, alone or with one more change, for the players seated or more of them."""
    seated = max(len(session.holders), game.info.min_seats)
    every = [{option.key: value} for option in game.info.options for value in option.values]

    def is_legal(options: dict[str, str]) -> bool:
        return any(game.can_begin(seats, options) for seats in range(seated, game.info.max_seats + 1))

    def matters(option: Option) -> bool:
        now = session.options.get(option.key, option.default)
        others = [value for value in option.values if value != now]
        return now != option.default or any(
            is_legal({**session.options, **change, option.key: value}) for value in others for change in every
        )

    return [option for option in game.info.options if matters(option)]


def _option(
    game: Game[Any],
    session: SessionView,
    speech: Speech,
    option: Option,
    allowed: tuple[str, ...],
    *,
    kept_off: bool,
) -> list[ui.Item[Any]]:
    """An option: its meaning, and a menu of its allowed values; one that the server has fixed shows a lock.

    `kept_off`: a module that is always on here, but does not go with the other options.
    """
    words, key = speech.words, f"option-{option.key}"
    title, now = words.say_key(key), session.options.get(option.key)
    means = words.attribute(Text(key), "help")
    weight = weight_in_words(game, session.options, words, option.key) if option.module else ""
    below = "".join(f"\n-# {cut(line, 300)}" for line in (means, words.capital(weight)) if line)
    titles = {value: words.say_key(f"value-{option.key}-{value}") for value in option.values}
    if now is not None and allowed == (now,):
        locked = words.say_key("option-kept-off" if kept_off else "option-locked", value=titles[now])
        return [say(f"{title}: {locked}{below}")]
    entries = [Entry(value, words.capital(titles[value]), chosen=value == now) for value in allowed]
    click = Click("option", session.id, session.seq, (option.key,))
    return [say(f"{title}{below}"), row(menu(click, title, entries))]


def _table_option(session: SessionView, words: Words, option: TableOption, *, on: bool) -> list[ui.Item[Any]]:
    """An option of the table: its meaning, and a menu to switch it on or off."""
    key = f"table-{option.value}"
    title, means = words.say_key(key), words.attribute(Text(key), "help")
    entries = [
        Entry(value, words.capital(words.say_key(f"table-{value}")), chosen=on == (value == "on"))
        for value in ("on", "off")
    ]
    click = Click("table-option", session.id, session.seq, (option.value,))
    return [say(f"{title}\n-# {means}"), row(menu(click, title, entries))]


@clicks.on("options")
async def _options(context: PrivateContext, reply: Reply, click: Click) -> None:
    session = await context.session(reply, click.session)
    if session.status is not Status.LOBBY:
        raise Trouble("not-a-lobby")
    if session.host_id != reply.user_id:
        raise Refused("not-host", host=[f"@{seat}" for seat in session.seats_of(session.host_id)])
    await reply.show(await options_panel(context, session, reply.language, number_in(click.path)))
    await context.panels.shown(reply, session.id)


@clicks.on("option", words=1, picks=1)
async def _set_option(context: PrivateContext, reply: Reply, click: Click) -> None:
    session = await context.session(reply, click.session)
    key, value = click.path[0], click.picked[0]
    after = await context.sessions.set_option(session.id, user_of(reply.interaction), key, value)
    keys = [option.key for option in mattering(context.game(after), after)]
    page = keys.index(key) // OPTIONS_PER_PAGE if key in keys else 0
    await reply.show(await options_panel(context, after, reply.language, page))
    await context.panels.shown(reply, session.id)


@clicks.on("table-option", words=1, picks=1)
async def _set_table_option(context: PrivateContext, reply: Reply, click: Click) -> None:
    session = await context.session(reply, click.session)
    option = next((each for each in TableOption if each.value == click.path[0]), None)
    if option is None or click.picked[0] not in ("on", "off"):
        raise Trouble("old-button")
    on = click.picked[0] == "on"
    after = await context.sessions.table_options.set(session.id, user_of(reply.interaction), option, on=on)
    last = len(mattering(context.game(after), after)) + len(TableOption) - 1
    await reply.show(await options_panel(context, after, reply.language, last // OPTIONS_PER_PAGE))
    await context.panels.shown(reply, session.id)


@clicks.on("preset", picks=1)
async def _choose_preset(context: Context, reply: Reply, click: Click) -> None:
    """Set all options as the chosen preset says. After a refusal the card is shown anew with the old choice."""
    session = await context.session(reply, click.session)
    reply.in_place()
    try:
        await context.sessions.choose_preset(session.id, user_of(reply.interaction), click.picked[0])
    except Refused:
        now = await context.sessions.get(session.id)
        if now.status is Status.LOBBY:
            await reply.show(await lobby_card(context, now))
        raise
    await reply.acknowledge()


async def fitting(context: Context, session: SessionView) -> dict[str, str]:
    """The options of a session, corrected to what its server allows now."""
    server_rules = await context.sessions.guilds.server_rules(session.guild_id)
    return policy.fitted(server_rules, context.game(session).info, session.options)


async def offer_fitting(context: Context, reply: Reply, session: SessionView, refused: Refused) -> None:
    """Say what the server no longer allows, with a button that corrects the options."""
    speech = context.speech(session, reply.language)
    said = explain(refused, speech.words, speech.escaped) or ""
    fit = button(Click("fit", session.id), speech.words.say_key("button-fit"), style=BLURPLE)
    await reply.view(layout(box([say(said), row(fit)])))


@clicks.on("fit")
async def _fit(context: Context, reply: Reply, click: Click) -> None:
    """Correct the options to values that the server allows; only the host may, as with every change of options."""
    session = await context.session(reply, click.session)
    for key, value in (await fitting(context, session)).items():
        if session.options.get(key) != value:
            session = await context.sessions.set_option(session.id, user_of(reply.interaction), key, value)
    speech = context.speech(session, reply.language)
    told = options_in_words(context.game(session), session.options, speech)
    await reply.show(layout(box([say(f"{speech.words.say_key('fitted')}\n{told}")])))
