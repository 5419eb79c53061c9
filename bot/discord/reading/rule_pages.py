"""/rules: finds a section of the rules by any of its words, shows it privately, and to the channel on demand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from discord import ui

from bot.discord.core.answers.reply import Reply
from bot.discord.core.commands.clicks import Clicks
from bot.discord.core.layout.components import Click, LastingButton, box, button, layout, row, rows, say
from bot.discord.core.text.errors import Trouble
from bot.discord.core.text.texts import cut, escaped, quotable
from bot.discord.private.closer_look import find_picture
from bot.discord.reading.context import ReadingContext
from bot.discord.reading.rule_search import RuleBooks, Section
from bot.engine.words import Words, words_of

clicks = Clicks[ReadingContext]()

PAGE_LENGTH = 3500


def rule_page(words: Words, section: Section, others: list[Section], *, shared_by: str = "") -> ui.LayoutView:
    """A section of the rules; in private with a button that shares it in the channel, and the other hits."""
    items: list[ui.Item[Any]] = [say(cut(f"### {section.title}\n{section.text}", PAGE_LENGTH))]
    if shared_by:
        items.append(say(f"-# {words.say_key('shared-by', name=shared_by)}"))
        return layout(box(items))
    items += rows(_buttons(others[:4]))
    items.append(row(button(Click("rule-share", 0, 0, (str(section.id),)), words.say_key("button-share"))))
    return layout(box(items))


def _buttons(sections: Sequence[Section]) -> list[LastingButton]:
    return [button(Click("rule", 0, 0, (str(each.id),)), each.heading) for each in sections]


async def find_rule(context: ReadingContext, reply: Reply, query: str, game: str | None) -> None:
    """Search the rules, privately; who looks for the meaning of signs, or for a card, gets its picture."""
    books = context.rule_books.of(reply.language)
    found = books.search(query, game)
    if await find_picture(context, reply, query, game, _buttons(found[:4])):
        return
    if not found:
        near = books.titles("", game, 5)
        raise Trouble("no-rule", {"query": cut(quotable(query), 60), "near": near})
    await reply.show(rule_page(reply.words, found[0], found[1:]))


@clicks.on("rules")
async def _rules(context: ReadingContext, reply: Reply, click: Click) -> None:
    session = await context.session(reply, click.session)
    found = context.rule_books.of(reply.language).overview(session.game)
    if not found:
        raise Trouble("no-rule", {"query": "", "near": []})
    await reply.show(rule_page(reply.words, found[0], found[1:]))


def _section(books: RuleBooks, click: Click) -> Section | None:
    number = "".join(click.path[:1])
    return books.section(int(number)) if number.isdecimal() else None


@clicks.on("rule")
async def _rule(context: ReadingContext, reply: Reply, click: Click) -> None:
    books = context.rule_books.of(reply.language)
    section = _section(books, click)
    if section is None:
        raise Trouble("old-button")
    found = books.search(section.title, section.game)
    others = [other for other in found if other.id != section.id]
    await reply.show(rule_page(reply.words, section, others))


@clicks.on("rule-share")
async def _share_rule(context: ReadingContext, reply: Reply, click: Click) -> None:
    language = await context.language_in(reply.interaction.guild_id)
    section = _section(context.rule_books.of(language), click)
    if section is None:
        raise Trouble("old-button")
    name = escaped(reply.interaction.user.display_name)
    await reply.acknowledge()
    await context.share(reply, rule_page(words_of("house", language), section, [], shared_by=name))
