"""/help: what can be played here, a one-minute tour with pictures, and a game against the computer."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import Any

import discord
from discord import ui

from bot.discord.core.answers.caller import is_admin, user_of
from bot.discord.core.answers.reply import Reply
from bot.discord.core.commands.clicks import Clicks
from bot.discord.core.context import Context
from bot.discord.core.layout.components import Click, LastingButton, box, button, layout, row, rows, say
from bot.discord.core.layout.paging import back, number_in, page_at, turns
from bot.discord.core.text.errors import explain
from bot.discord.core.text.texts import colour
from bot.discord.table.context import TableContext
from bot.discord.table.lobby import new_lobby
from bot.discord.table.lobby_card import length_line
from bot.discord.table.samples import Scene, hides
from bot.discord.views.living import file_of, gallery_of
from bot.discord.views.notices import MOST_COMPONENTS, count
from bot.discord.views.open_tables import SHOWN as MOST_WAITING
from bot.discord.views.open_tables import join_button, open_tables, waiting_lines
from bot.engine.lengths import all_minutes_of, mode_of
from bot.engine.lessons import lessons_of
from bot.engine.options import Stop
from bot.engine.rng import Rng
from bot.engine.rules import Game
from bot.engine.words import Words
from bot.sessions import Refused
from bot.sessions.server import policy
from bot.sessions.server.rules import USUAL, ServerRules
from renderers.look import Picture

clicks = Clicks[TableContext]()

log = logging.getLogger(__name__)

BLURPLE = discord.ButtonStyle.primary
SHOWN = 5
"""How many games one page shows."""

END = "end"
"""Tells a button at the end of a page from its double."""

COVER = 45
"""The moment of the sample game, in percent, whose picture heads the page."""


async def show_help(context: TableContext, reply: Reply, number: int = 0) -> None:
    """Show a page of the help, privately: what can be played here, and how."""
    words, server_rules = reply.words, await context.server_rules(reply.interaction.guild_id)
    allowed = [slug for slug in context.games if policy.allows_game(server_rules, slug)]
    page = page_at(allowed, number, SHOWN)
    games = page.items
    closed = _closed(reply, server_rules, games)
    new = [slug for slug in games if await _is_new(context, reply, slug)]
    text = [words.say_key("help-text")]
    is_new = bool(new) and new == [*games] and not closed and server_rules.computers
    if is_new:
        text.insert(0, words.say_key("help-new"))
    waits = open_tables(context, reply)
    text += filter(None, [waiting_lines(context, reply, waits)])
    items: list[ui.Item[Any]] = [say("\n".join([f"## {words.say_key('help-title')}", *text]))]
    picture = await context.samples.board(context.games[games[0]], COVER, reply.language) if games else None
    if picture is not None:
        items.append(gallery_of(picture.alt))
    if closed:
        items.append(say(closed))
    for slug in games:
        game, own = context.games[slug].info, context.words(slug, reply.language)
        about = length_line(words, range(game.min_seats, game.max_seats + 1), all_minutes_of(game))
        small = f"-# {about}\n-# {own.say_key('credits')}"
        items.append(say(f"**{own.say_key('title')}** · {own.say_key('tagline')}\n{small}"))
        opening = [] if closed else _opening(reply.words, server_rules, slug, is_new=slug in new)
        learning = [button(_tour(slug, 0), words.say_key("button-tour"))]
        if lessons_of(slug):
            learning.append(button(Click("lessons", path=(slug,)), words.say_key("button-lessons")))
        if slug in new:
            items.append(row(*opening[:1], *reversed(learning), *opening[1:]))
        else:
            items.append(row(*opening, *learning))
    further = turns(words, page, lambda word: Click("help", 0, 0, (word,)))
    if reply.interaction.guild_id is not None:
        further.append(button(Click("find"), words.say_key("button-find")))
    further.append(button(Click("my-settings"), words.say_key("button-help-my")))
    if is_admin(reply.interaction):
        further.append(button(Click("config"), words.say_key("button-config")))
    if is_new and not number and not waits:
        further.insert(0, _first_of_all(context, reply, games[0]))
    items.append(row(*further))
    room = MOST_COMPONENTS - 2 - count(items)
    if waits and room > 0:
        items.insert(
            1, row(*(join_button(context, reply, each) for each in waits[: min(MOST_WAITING, room)]))
        )
    await reply.show(layout(box(items, colour(None))), [] if picture is None else [file_of(picture)])


def _closed(reply: Reply, server_rules: ServerRules, games: Sequence[str]) -> str:
    """Why this person cannot open a table here, in words; empty if they can."""
    interaction, user = reply.interaction, user_of(reply.interaction)
    if not games:
        return reply.words.say_key("help-nothing")
    try:
        policy.check_channel(server_rules, interaction.channel_id or 0, policy.within(user))
        policy.check_starter(server_rules, user)
    except Refused as refused:
        return explain(refused, reply.words) or ""
    return ""


async def _is_new(context: TableContext, reply: Reply, slug: str) -> bool:
    """Whether this person has ended no game of a kind here; not if that cannot be known now."""
    try:
        return await context.sessions.newcomers.is_new(reply.interaction.guild_id, reply.user_id, slug)
    except Refused as refused:
        log.warning("nothing known of newcomers to %s: %s", slug, refused)
        return False


def _opening(words: Words, server_rules: ServerRules, slug: str, *, is_new: bool) -> list[LastingButton]:
    """The buttons that open a table; the first is what this person presses most likely, and stands out."""
    acts = {"help-open": "button-open", "help-alone": "button-alone"}
    if not server_rules.computers:
        del acts["help-alone"]
    order = [*reversed(acts)] if is_new else [*acts]
    grey = discord.ButtonStyle.secondary
    return [
        button(
            Click(act, 0, 0, (slug,)), words.say_key(acts[act]), style=BLURPLE if act == order[0] else grey
        )
        for act in order
    ]


def _first_of_all(context: TableContext, reply: Reply, slug: str) -> LastingButton:
    """The button that starts a game against the computer, once more at the end, where a phone shows a long page."""
    title = context.words(slug, reply.language).say_key("title")
    label = reply.words.say_key("button-begin", game=f"={title}")
    return button(Click("help-alone", 0, 0, (slug, END)), label, style=BLURPLE)


@clicks.on("help")
async def _help(context: TableContext, reply: Reply, click: Click) -> None:
    await show_help(context, reply, number_in(click.path))


@clicks.on("help-open")
async def _open(context: TableContext, reply: Reply, click: Click) -> None:
    await new_lobby(context, reply, click.path[0] if click.path else "")


@clicks.on("help-alone")
async def _alone(context: TableContext, reply: Reply, click: Click) -> None:
    """Start a game against the computer, with as few computer players as the game needs.

    In a first game they are easy, but not if all win or lose together: then an easy one loses for everyone.
    """
    server_rules = await context.sessions.guilds.server_rules(reply.interaction.guild_id)
    policy.check_computers(server_rules)
    slug = click.path[0] if click.path else ""
    session = await new_lobby(context, reply, slug)
    user = user_of(reply.interaction)
    game = context.game(session)
    counts = game.seat_counts(session.options)
    seats = min(max(2, counts[0]), counts[-1])
    is_first = await context.sessions.newcomers.plays_first(session, user.id)
    rivals = game.standings(game.setup(seats, session.options, Rng(slug))).outcome != "together"
    computer = EASY if is_first and rivals and EASY in context.computers else context.computers[0]
    while len(session.holders) < seats:
        session = await context.sessions.add_computer(session.id, user, computer)
    await context.sessions.start(session.id, user)


EASY = "easy"
"""The kind of computer player that people meet in a first game, if there is one."""

OF_GAMES = ("goal", "points", "score", "moves")
"""The stops that a game says in its own words (messages `tour-goal`, `tour-points`, `tour-score` and `tour-moves`).

What their pictures show is `GameInfo.tour`. Below what scores how much stands what is usual in a first game (message
`tour-usual`), by games among computers.
"""

STOPS = ("table", "turn", "others", "secrets", "end")
"""The stops of the tour of a game that has no words of its own; each says three things (message `tour-STOP`)."""

STOPS_AFTER = ("turn", "secrets", "end")
"""The stops that follow those of a game."""

MOMENTS = {
    **{"goal": 8, "points": 65, "score": 85, "moves": 20},
    **{"table": 8, "turn": 35, "others": 45, "secrets": 30, "end": 100},
}
LATE = 60
"""The moment, in percent, of a page about a module, unless its event comes."""
"""How far the sample game has got at each stop, in percent."""


def stops_of(words: Words) -> tuple[str, ...]:
    """The stops of a game's tour, in order."""
    own = all(words.has(f"tour-{stop}") for stop in OF_GAMES)
    return (*OF_GAMES, *STOPS_AFTER) if own else STOPS


def modules_of(game: Game[Any], words: Words, server_rules: ServerRules = USUAL) -> list[str]:
    """The options of a game about which its tour has a page (message `tour-KEY`), as far as a server offers them."""
    return [
        option.key
        for option in game.info.options
        if words.has(f"tour-{option.key}")
        and "on" in policy.allowed_values(server_rules, game.info.slug, option)
    ]


def _usual(game: Game[Any], words: Words) -> str:
    """What is usual in a first game: scores of all and of the best, how many turns, how many games are won."""
    presets = game.info.presets
    mode = mode_of(game.info, presets[0].options) if presets else None
    if mode is None or not words.has("tour-usual"):
        return ""
    return words.say_key(
        "tour-usual",
        score=words.say_key("score", score=round(mode.score)),
        best=words.say_key("score", score=round(mode.best)),
        turns=round(mode.turns),
        won=round(100 * mode.won),
    )


def _tour(slug: str, stop: int | str) -> Click:
    return Click("tour", 0, 0, (slug, str(stop)))


def _scene(game: Game[Any], stop: str, on: str = "") -> Scene:
    shown = game.info.tour.get(stop, Stop())
    return Scene(shown.after, on, shown.way, shown.first)


async def show_stop(context: TableContext, reply: Reply, slug: str, number: int) -> None:
    """Show one stop of a game's tour: a picture, what it shows, and buttons to go on and back."""
    words, game = context.words(slug, reply.language), context.games[slug]
    stops = stops_of(words)
    stop = stops[number]
    picture = await _picture(context, slug, stop, reply.language, _scene(game, stop))
    is_open = stop == "secrets" and not hides(game)
    header = words.say_key("tour-heading", game=words.say_key("title"), number=number + 1, stops=len(stops))
    said = words.say_key("tour-looking" if is_open else f"tour-{stop}", tagline=words.say_key("tagline"))
    if stop == "score":
        said = "\n\n".join(filter(None, [said, _usual(game, words)]))
    server_rules = await context.server_rules(reply.interaction.guild_id)
    items: list[ui.Item[Any]] = [say(f"### {header}")]
    if picture is not None:
        items.append(gallery_of(picture.alt))
    items.append(say(said))
    if number:
        buttons = [_turn(words, slug, number - 1, "back")]
    else:
        buttons = [back(words, _page(context, server_rules, slug))]
    if number + 1 < len(stops):
        items += rows([*buttons, _turn(words, slug, number + 1, "next")])
    else:
        items += rows([*buttons, *await _starts(context, reply, server_rules, slug)])
        items += rows([_module_button(words, slug, key) for key in modules_of(game, words, server_rules)])
    await reply.show(layout(box(items, colour(None))), [] if picture is None else [file_of(picture)])


def _turn(words: Words, slug: str, stop: int | str, way: str) -> LastingButton:
    """The arrow to the page before or after."""
    style = BLURPLE if way == "next" else discord.ButtonStyle.secondary
    return button(_tour(slug, stop), words.say_key(f"button-tour-{way}"), style=style)


async def _starts(
    context: TableContext, reply: Reply, server_rules: ServerRules, slug: str
) -> list[LastingButton]:
    """The buttons that open a table, as far as this person may."""
    if _closed(reply, server_rules, [slug]) or not policy.allows_game(server_rules, slug):
        return []
    return _opening(reply.words, server_rules, slug, is_new=await _is_new(context, reply, slug))


def _module_button(words: Words, slug: str, key: str) -> LastingButton:
    return button(_tour(slug, key), words.say_key(f"option-{key}"))


def _page(context: Context, server_rules: ServerRules, slug: str) -> Click:
    """The click that shows the page of the help with a game."""
    before = [each for each in context.games if policy.allows_game(server_rules, each)]
    number = before.index(slug) // SHOWN if slug in before else 0
    return Click("help", 0, 0, (str(number),) if number else ())


async def show_module(context: TableContext, reply: Reply, slug: str, key: str) -> None:
    """Show what a module adds to a game: a picture of it, and the ways to the pages before and after."""
    server_rules = await context.server_rules(reply.interaction.guild_id)
    words, game = context.words(slug, reply.language), context.games[slug]
    picture = await context.samples.board(game, LATE, reply.language, _scene(game, key, key))
    header = words.say_key("tour-module", game=words.say_key("title"), module=words.say_key(f"option-{key}"))
    items: list[ui.Item[Any]] = [say(f"### {header}")]
    if picture is not None:
        items.append(gallery_of(picture.alt))
    items.append(say(words.say_key(f"tour-{key}")))
    modules = modules_of(game, words, server_rules)
    at = modules.index(key)
    turns = [_turn(words, slug, modules[at - 1] if at else len(stops_of(words)) - 1, "back")]
    if at + 1 < len(modules):
        turns.append(_turn(words, slug, modules[at + 1], "next"))
    items += rows(turns)
    if at + 1 == len(modules):
        items += rows(await _starts(context, reply, server_rules, slug))
    await reply.show(layout(box(items, colour(None))), [] if picture is None else [file_of(picture)])


async def _picture(
    context: TableContext, slug: str, stop: str, language: str, scene: Scene
) -> Picture | None:
    game, percent = context.games[slug], MOMENTS[stop]
    hand = await context.samples.hand(game, percent, language) if stop == "secrets" else None
    return hand or await context.samples.board(game, percent, language, scene)


@clicks.on("tour")
async def _show_stop(context: TableContext, reply: Reply, click: Click) -> None:
    slug, number = (*click.path, "", "")[:2]
    words = context.words(slug, reply.language) if slug in context.games else None
    if words is not None and number.isdecimal() and int(number) < len(stops_of(words)):
        await show_stop(context, reply, slug, int(number))
    elif words is not None and number in modules_of(
        context.games[slug], words, await context.server_rules(reply.interaction.guild_id)
    ):
        await show_module(context, reply, slug, number)
    else:
        await show_help(context, reply)
