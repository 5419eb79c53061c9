"""The rules to read: a section found by any word of it, privately, and shown to the channel on demand."""

from __future__ import annotations

from typing import Any

from discord import ui

from bot.discord.components import Click, action, box, button, layout, row, rows, say
from bot.discord.desk import Desk
from bot.discord.errors import Trouble
from bot.discord.reply import Reply
from bot.discord.rulesearch import Section
from bot.discord.texts import cut, escaped, house, quotable

PAGE_LENGTH = 3500


def rule_page(section: Section, others: list[Section], *, shared_by: str = "") -> ui.LayoutView:
    """A section of the rules; privately with a button that shows it to the channel, and what else was found."""
    words = house()
    items: list[ui.Item[Any]] = [say(cut(f"### {section.title}\n{section.text}", PAGE_LENGTH))]
    if shared_by:
        items.append(say(f"-# {words.say_key('shared-by', name=shared_by)}"))
        return layout(box(items))
    buttons = [button(Click("rule", 0, 0, (str(other.id),)), cut(other.title, 40)) for other in others[:4]]
    items += rows(buttons)
    items.append(row(button(Click("rule-share", 0, 0, (str(section.id),)), words.say_key("button-share"))))
    return layout(box(items))


async def find_rule(desk: Desk, reply: Reply, query: str, game: str | None) -> None:
    """Search the rules, privately."""
    found = desk.books.search(query, game)
    if not found:
        near = desk.books.titles("", game, 5)
        raise Trouble("no-rule", {"query": cut(quotable(query), 60), "near": near})
    await reply.show(rule_page(found[0], found[1:]))


@action("rules")
async def _rules(desk: Desk, reply: Reply, click: Click) -> None:
    session = await desk.session(reply, click.session)
    found = desk.books.search("how to play overview", session.game)
    titles = desk.books.titles("", session.game, 1)
    first = found or desk.books.search(titles[0] if titles else "", session.game)
    if not first:
        raise Trouble("no-rule", {"query": "", "near": []})
    await reply.show(rule_page(first[0], first[1:]))


def _section(desk: Desk, click: Click) -> Section | None:
    number = "".join(click.path[:1])
    return desk.books.section(int(number)) if number.isdecimal() else None


@action("rule")
async def _rule(desk: Desk, reply: Reply, click: Click) -> None:
    section = _section(desk, click)
    if section is None:
        raise Trouble("old-button")
    others = [s for s in desk.books.search(section.title, section.game) if s.id != section.id]
    await reply.show(rule_page(section, others))


@action("rule-share")
async def _share_rule(desk: Desk, reply: Reply, click: Click) -> None:
    section = _section(desk, click)
    if section is None:
        raise Trouble("old-button")
    name = escaped(reply.interaction.user.display_name)
    await reply.acknowledge()
    await desk.share(reply, rule_page(section, [], shared_by=name))
