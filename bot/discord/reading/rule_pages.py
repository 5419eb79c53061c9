"""/rules: finds a section of the rules by what is asked, shows it privately, and to the channel on demand.

Under a board, *Rules* opens the section on the question that is asked now. From each section one gets to every other:
to the one before and after it, and by the menu of all titles.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import discord
from discord import ui

from bot.discord.core.answers.reply import Reply
from bot.discord.core.commands.clicks import Clicks
from bot.discord.core.layout.components import (
    Click,
    Entry,
    LastingButton,
    box,
    button,
    layout,
    menu,
    row,
    rows,
    say,
)
from bot.discord.core.layout.paging import PAGED, menu_page, page_of
from bot.discord.core.text.errors import Trouble
from bot.discord.core.text.texts import cut, escaped, quotable
from bot.discord.private.closer_look import find_picture
from bot.discord.reading.context import ReadingContext
from bot.discord.reading.rule_search import RuleBooks, Section, Setting
from bot.discord.views.table import table_for
from bot.engine.moves import Ask
from bot.engine.words import Words, words_of
from bot.sessions import SessionView

clicks = Clicks[ReadingContext]()

PAGE_LENGTH = 3500
OTHERS = 4
"""How many other sections that fit get a button."""
BACK, ON = -1, 1


def rule_button(section: Section, label: str = "", *way: str) -> LastingButton:
    """A button that opens a section; it is labelled with its heading if with nothing else.

    The `way` keeps it apart from other buttons to the same section.
    """
    return button(Click("rule", path=(section.game, section.number, *way)), label or section.heading)


def rule_page(
    words: Words,
    books: RuleBooks,
    section: Section,
    others: Iterable[Section],
    setting: Setting | None = None,
    listed: int | None = None,
) -> ui.LayoutView:
    """A section of the rules with the ways to others: those given, and those it names.

    `setting` is what is played in the channel, if it is this game; `listed` the page of the contents that is shown, if
    not that with this section.
    """
    sections = books.of(section.game)
    first, place = sections[0], sections.index(section)
    items: list[ui.Item[Any]] = [
        say(_said(section) if setting is not None else _said_of(section, words.language))
    ]
    if setting is not None and not section.rule.in_play(*setting):
        items.append(say(f"-# {words.say_key('rules-not-in-play')}"))
    others = dict.fromkeys([*others, *books.named_in(section)])
    near = [rule_button(each) for each in others if each not in (section, first)][:OTHERS]
    if section is not first:
        near.insert(0, rule_button(first, words.say_key("button-five-minutes")))
    beside = [
        rule_button(sections[place + way], words.say_key(key, number=sections[place + way].number), key)
        for way, key in ((BACK, "button-rule-before"), (ON, "button-rule-after"))
        if 0 <= place + way < len(sections)
    ]
    share = button(Click("rule-share", path=(section.game, section.number)), words.say_key("button-share"))
    turning = [*rows(near), row(*beside, share), _contents(words, section, sections, listed)]
    return layout(box([*items, *turning]))


def _contents(
    words: Words, section: Section, sections: Sequence[Section], listed: int | None = None
) -> ui.ActionRow[Any]:
    """A menu of all titles beside a section: the page with this section, or the one that is to be listed."""

    def entries(page: Sequence[Section]) -> list[Entry]:
        return [Entry(each.number, each.title) for each in page]

    page = menu_page(words, sections, sections.index(section) // PAGED if listed is None else listed, entries)
    click = Click("rule-contents", path=(section.game, section.number))
    return row(menu(click, words.say_key("rules-contents"), page))


def _said(section: Section) -> str:
    return cut(f"### {section.title}\n{section.text}", PAGE_LENGTH)


def _said_of(section: Section, language: str) -> str:
    """A section with the name of its game, for where nothing else says which game that is."""
    return f"-# {words_of(section.game, language).say_key('title')}\n{_said(section)}"


async def find_rule(context: ReadingContext, reply: Reply, query: str, game: str | None) -> None:
    """Search the rules, privately; who looks for the meaning of signs, or for a card, gets its picture."""
    books, setting = context.rule_books.of(reply.language), _setting_here(context, reply.interaction, game)
    found = books.search(query, game, setting)
    if await find_picture(context, reply, query, game, [rule_button(each) for each in found[:OTHERS]]):
        return
    if found:
        await reply.show(rule_page(reply.words, books, found[0], found[1:], setting))
    else:
        distant = books.search(query, game, setting, least=0.0) if game else []
        await reply.show(_nothing(context, reply, books, query, game, distant))


def _nothing(
    context: ReadingContext,
    reply: Reply,
    books: RuleBooks,
    query: str,
    game: str | None,
    distant: Sequence[Section],
) -> ui.LayoutView:
    """Nothing fits: that is said, and where to begin is offered, before what has a word of it."""
    words = reply.words
    said = words.say_key(f"rules-{'unsure' if distant else 'nothing'}", query=f"={cut(quotable(query), 60)}")
    if game is None:
        titles = {slug: context.words(slug, reply.language).say_key("title") for slug in context.games}
        return layout(
            box([say(said), *rows(rule_button(books.of(slug)[0], titles[slug]) for slug in titles)])
        )
    sections = books.of(game)
    start = rule_button(sections[0], words.say_key("button-five-minutes"))
    others = [rule_button(each) for each in distant if each is not sections[0]][:OTHERS]
    return layout(box([say(said), row(start, *others), _contents(words, sections[0], sections)]))


def _setting(context: ReadingContext, session: SessionView) -> Setting:
    options = context.games[session.game].info.with_defaults(session.options)
    return Setting(options, len(session.holders) if session.started_at is not None else 0)


def _setting_here(
    context: ReadingContext, interaction: discord.Interaction[Any], game: str | None
) -> Setting | None:
    """What is played in this channel, if it is this game."""
    session = context.sessions.in_channel(interaction.channel_id or 0)
    if session is None or session.game != game:
        return None
    return _setting(context, session)


@clicks.on("rules")
async def _rules(context: ReadingContext, reply: Reply, click: Click) -> None:
    """Open what is asked of the reader now, or of those the table waits for; else how to play."""
    session = await context.session(reply, click.session)
    books = context.rule_books.of(reply.language)
    setting, asks = _setting(context, session), list[Ask]()
    if session.started_at is not None:
        table = await table_for(context, session, reply.user_id, reply.reader)
        asks = [] if table.over else table.asks or table.main_asks
    names = [ask.prompt.key.removeprefix("ask-") for ask in asks]
    found = books.asked(session.game, names, setting) or books.of(session.game)[:1]
    await reply.show(rule_page(reply.words, books, found[0], found[1:], setting))


def _section(books: RuleBooks, path: Sequence[str]) -> Section:
    """The section that a click means. Raises Trouble "old-button"."""
    section = books.section(*path[:2]) if len(path) > 1 else None
    if section is None:
        raise Trouble("old-button")
    return section


@clicks.on("rule")
async def _rule(context: ReadingContext, reply: Reply, click: Click) -> None:
    books = context.rule_books.of(reply.language)
    await _show(context, reply, books, _section(books, click.path))


async def _show(
    context: ReadingContext, reply: Reply, books: RuleBooks, section: Section, listed: int | None = None
) -> None:
    setting = _setting_here(context, reply.interaction, section.game)
    others = [*books.named_in(section), *books.search(section.title, section.game, setting)]
    await reply.show(rule_page(reply.words, books, section, others, setting, listed))


@clicks.on("rule-contents")
async def _turn(context: ReadingContext, reply: Reply, click: Click) -> None:
    books, picked = context.rule_books.of(reply.language), "".join(click.picked)
    listed = page_of(picked)
    path = click.path if listed is not None else (*click.path[:1], picked)
    await _show(context, reply, books, _section(books, path), listed)


@clicks.on("rule-share")
async def _share_rule(context: ReadingContext, reply: Reply, click: Click) -> None:
    language = await context.language_in(reply.interaction.guild_id)
    section = _section(context.rule_books.of(language), click.path)
    name = escaped(reply.interaction.user.display_name)
    await reply.acknowledge()
    shared = words_of("house", language).say_key("shared-by", name=name)
    await context.share(reply, layout(box([say(_said_of(section, language)), say(f"-# {shared}")])))
