"""/game stats and /game ranking: what was played in a server, with whom, and how strong players are."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import discord
from discord import app_commands, ui

from bot.discord.core.answers.reply import Reply
from bot.discord.core.commands.clicks import Clicks
from bot.discord.core.commands.slash import Choices, matching
from bot.discord.core.context import Context
from bot.discord.core.layout.components import (
    Click,
    Entry,
    box,
    button,
    file_of,
    gallery_of,
    layout,
    menu,
    row,
    say,
)
from bot.discord.core.layout.paging import PAGED, menu_page, number_in, page_at, page_of, turns
from bot.discord.core.text.errors import Trouble, incident
from bot.discord.core.text.texts import about, called, cut, described, escaped, quotable
from bot.engine.words import Words, words_of
from bot.players.levels import level
from bot.sessions.people.ratings import Rating, Who
from bot.sessions.people.seasons import season
from bot.sessions.people.statistics import LEAST, GameFigures, Ranked, Ranking
from bot.sessions.server.policy import title
from renderers.career import MOST, Against, draw_course, draw_duels
from renderers.kit.texts.names import shown_name
from renderers.look import Picture

clicks = Clicks[Context]()

COURSE, DUELS = "points.png", "others.png"
ALL_TIME, SEASONS = "all", {"now": 0, "last": 1}
"""Which games a ranking is of, as clicks name it; a season by how many are before the present one."""
ANY_GAME = "-"
"""In place of a game in a click."""
LINES = 20
WAITING = 8
ABOVE_IDS = 1 << 63
"""All ids are below this, though someone who forges a click may send any number."""
VERY_SURE, FAIRLY_SURE = 2.5, 4.5
"""Below these uncertainties (sigma) a rating counts as well known or fairly sure."""


async def show_stats(
    context: Context, reply: Reply, user_id: int, name: str, game: str | None, number: int = 0
) -> None:
    """Show privately what a person played in this server: a page of it, if they play many games."""
    figures = await context.sessions.figures.of(_guild(reply), user_id, game)
    words = reply.words
    shown = escaped(name or figures.name or "?")
    items: list[ui.Item[Any]] = []
    page = page_at(figures.games, number, LINES)
    if not figures.games:
        items.append(say(words.say_key("stats-none", name=shown)))
    else:
        lines = [f"### {words.say_key('stats-heading', name=shown)}"]
        total = [words.say_key("stats-total", games=figures.finished, early=figures.ended_early)]
        if len(figures.games) > 1 and figures.favourite is not None:
            total.append(
                words.say_key("stats-favourite", game=context.title(figures.favourite, words.language))
            )
        if figures.partners:
            people = [
                words.say_key("stats-partner", name=escaped(partner), games=count)
                for _, partner, count in figures.partners
            ]
            total.append(words.say_key("stats-together", people=words.listed(people)))
        lines.append(" ".join(total))
        lines += [_game_line(context, words, each) for each in page.items]
        items.append(say(cut("\n".join(lines), 3500)))
    told, files = await _career(
        context, reply, user_id, name or figures.name or "?", game or figures.favourite
    )
    items += told
    buttons = [button(Click("ranking", 0, 0, tuple([game] if game else [])), words.say_key("button-ranking"))]
    if user_id != reply.user_id:
        buttons.append(button(Click("stats"), words.say_key("button-my-stats")))
    buttons += turns(words, page, lambda word: Click("stats", 0, 0, (word, str(user_id))))
    items.append(row(*buttons))
    await reply.show(layout(box(items)), files)


async def _career(
    context: Context, reply: Reply, user_id: int, name: str, game: str | None
) -> tuple[list[ui.Item[Any]], list[discord.File]]:
    """How a person fares in a game: as pictures, or in words for readers who want no pictures."""
    if game is None or game not in context.games:
        return [], []
    found = await context.sessions.figures.career(_guild(reply), user_id, game)
    language, slug = reply.language, context.games[game].info.slug
    pieces: list[tuple[str, Callable[..., Picture], Sequence[Any]]] = []
    if len(found.points) > 1:
        pieces.append((COURSE, draw_course, found.points))
    if found.duels:
        others = [
            Against(shown_name(each.name, number, language), each.ahead, each.level, each.behind)
            for number, each in enumerate(found.duels[:MOST])
        ]
        pieces.append((DUELS, draw_duels, others))
    items, files = list[ui.Item[Any]](), list[discord.File]()
    for file, draw, what in pieces:
        try:
            picture = await context.studio.work_apart(
                slug, draw, game, shown_name(name, 0, language), what, language
            )
        except Exception as error:
            incident(error, f"the figures of user {user_id} could not be drawn")
            continue
        if reply.reader is not None and reply.reader.person.words:
            items.append(say(f"-# {escaped(picture.alt)}"))
            continue
        items.append(gallery_of(file, picture.alt))
        files.append(file_of(picture, file))
    return items, files


def _game_line(context: Context, words: Words, figures: GameFigures) -> str:
    title = context.title(figures.game, words.language)
    if figures.finished:
        parts = [words.say_key("stats-game", game=title, games=figures.finished, wins=figures.wins)]
    else:
        parts = [words.say_key("stats-game-none", game=title)]
    if figures.average_place is not None:
        seats = sum(of for _, of in figures.places) / len(figures.places)
        place, of = (round(number, 1) for number in (figures.average_place, seats))
        parts.append(words.say_key("stats-average", place=place, of=of))
    if figures.best is not None:
        best = words_of(figures.game if figures.game in context.games else "house", words.language).say_key(
            "figure", score=figures.best
        )
        parts.append(words.say_key("stats-best", score=best))
    if figures.rating is not None and figures.rating.games >= LEAST:
        sure = how_sure(words, figures.rating)
        parts.append(words.say_key("stats-points", points=figures.rating.points, sure=sure))
    if figures.ended_early:
        parts.append(words.say_key("stats-early", early=figures.ended_early))
    return " · ".join(parts)


def how_sure(words: Words, rating: Rating) -> str:
    """How reliable a rating is, in words."""
    if rating.sigma < VERY_SURE:
        return words.say_key("sure-very")
    return words.say_key("sure-fairly" if rating.sigma < FAIRLY_SURE else "sure-hardly")


async def show_ranking(
    context: Context, reply: Reply, game: str | None, number: int | None = None, which: str = ALL_TIME
) -> None:
    """Show privately the ranking of a game in this server, of all time or of a season (SEASONS).

    If none is named, it is the most played one, or the first of the menu's page with that number.
    """
    guild = _guild(reply)
    played = [slug for slug in await context.sessions.figures.played(guild) if slug in context.games]
    others = list(dict.fromkeys([*played, *context.games]))
    at = 0 if number is None else number * PAGED
    slug = game or others[min(at, len(others) - 1)]
    back = SEASONS.get(which)
    chosen = None if back is None else season(context.sessions.now(), back)
    ranking = await context.sessions.figures.ranking(guild, slug, chosen)
    words = reply.words
    lines = ranking_lines(words, context.title(slug, words.language), ranking)
    if chosen is not None:
        since, until = (f"<t:{int(moment)}:D>" for moment in (chosen.since, chosen.until - 1))
        when = words.say_key("ranking-between" if back else "ranking-since", since=since, until=until)
        lines.insert(1, f"-# {when}")
    items: list[ui.Item[Any]] = [say(cut("\n".join(lines), 3500))]
    if len(others) > 1:
        entries = menu_page(
            words,
            others,
            others.index(slug) // PAGED,
            lambda shown: [
                Entry(each, context.title(each, words.language), chosen=each == slug) for each in shown
            ],
        )
        items.append(
            row(menu(Click("ranking", path=(ANY_GAME, which)), context.title(slug, words.language), entries))
        )
    others_seasons = [
        button(Click("ranking", path=(slug, each)), words.say_key(f"button-season-{each}"))
        for each in (ALL_TIME, *SEASONS)
        if each != which
    ]
    items.append(row(*others_seasons, button(Click("stats"), words.say_key("button-my-stats"))))
    await reply.show(layout(box(items)))


def ranking_lines(words: Words, title: str, ranking: Ranking) -> list[str]:
    """A ranking as lines of text."""
    lines = [f"### {words.say_key('ranking-heading', game=title)}"]
    ready = [line for line in ranking.lines if line.place is not None]
    waiting = [line for line in ranking.lines if line.place is None]
    if not ranking.lines:
        return [*lines, words.say_key("ranking-none", game=title, least=LEAST)]
    for line in ready[:LINES]:
        lines.append(
            words.say_key(
                "ranking-line",
                place=line.place,
                name=_name(words, line),
                points=line.rating.points,
                wins=line.rating.wins,
                games=line.rating.games,
                sure=how_sure(words, line.rating),
            )
        )
    if len(ready) > LINES:
        lines.append(words.say_key("ranking-more", more=len(ready) - LINES))
    if waiting:
        people = [
            words.say_key("ranking-new", name=_name(words, line), games=line.rating.games, least=LEAST)
            for line in waiting[:WAITING]
        ]
        if len(waiting) > WAITING:
            people.append(words.say_key("ranking-more", more=len(waiting) - WAITING))
        lines.append(words.say_key("ranking-waiting", people=f"={words.in_a_row(people)}"))
    return [*lines, f"-# {words.say_key('ranking-explained')}"]


def _name(words: Words, line: Ranked) -> str:
    """The name of a ranked player; a computer player has the name from the menu that seats it."""
    return kind_name(words, line.who) or escaped(line.name or "?")


def kind_name(words: Words, who: Who) -> str:
    """The name of a kind of computer player; empty for a person."""
    if who.computer is None:
        return ""
    return words.say_key("computer-ranked", level=level(words, who.computer))


def _guild(reply: Reply) -> int:
    if reply.interaction.guild_id is None:
        raise Trouble("only-in-server")
    return reply.interaction.guild_id


def _slug(context: Context, reply: Reply, game: str) -> str | None:
    """The game whose name was typed. Raises Trouble("no-such-game")."""
    if not game.strip():
        return None
    sought = game.strip().casefold()
    found = next(
        (slug for slug in context.games if sought in (slug, context.title(slug, reply.language).casefold())),
        None,
    )
    if found is None:
        games = [title(slug) for slug in context.games]
        raise Trouble("no-such-game", {"game": quotable(game[:40]), "games": games})
    return found


@clicks.on("stats")
async def _stats(context: Context, reply: Reply, click: Click) -> None:
    named = click.path[1] if len(click.path) > 1 else ""
    user_id = int(named) if named.isdecimal() and int(named) < ABOVE_IDS else reply.user_id
    name = reply.interaction.user.display_name if user_id == reply.user_id else ""
    await show_stats(context, reply, user_id, name, None, number_in(click.path))


@clicks.on("ranking")
async def _ranking(context: Context, reply: Reply, click: Click) -> None:
    slug = next(iter([*click.picked, *click.path]), "")
    which = click.path[1] if len(click.path) > 1 and click.path[1] in SEASONS else ALL_TIME
    await show_ranking(context, reply, slug if slug in context.games else None, page_of(slug), which)


def add_commands(context: Context, group: app_commands.Group) -> None:
    """/game stats and /game ranking."""

    async def titles(interaction: discord.Interaction[Any], current: str) -> Choices:
        language = await context.language(interaction)
        return matching(((slug, context.title(slug, language)) for slug in context.games), current)

    @group.command(**called("stats", "stats"))
    @described(member=about("stats-member"), game=about("stats-game"))
    @app_commands.autocomplete(game=titles)
    async def stats(
        interaction: discord.Interaction[Any], member: discord.User | None = None, game: str = ""
    ) -> None:
        who = member or interaction.user
        await context.answer(
            interaction,
            lambda reply: show_stats(context, reply, who.id, who.display_name, _slug(context, reply, game)),
        )

    @group.command(**called("ranking", "ranking"))
    @described(game=about("ranking-game"))
    @app_commands.autocomplete(game=titles)
    async def ranking(interaction: discord.Interaction[Any], game: str = "") -> None:
        await context.answer(
            interaction, lambda reply: show_ranking(context, reply, _slug(context, reply, game))
        )
