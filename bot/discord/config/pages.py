"""The pages of /config: one for each group of settings, with menus that change them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

import discord
from discord import ui

from bot.discord.config.limits import limit_entries, number_entries
from bot.discord.config.words import (
    CHOICES,
    audit_line,
    channel_exists,
    misfits_in_words,
    option_title,
    role_exists,
    summary,
    value_title,
)
from bot.discord.core.context import Context
from bot.discord.core.layout.components import (
    MENU_SIZE,
    Click,
    Entry,
    LastingButton,
    LastingMenu,
    box,
    button,
    channel_menu,
    layout,
    menu,
    role_menu,
    row,
    rows,
    say,
)
from bot.discord.core.layout.paging import PAGED, Page, back, menu_page, older_and_newer, page_at, page_of
from bot.discord.core.layout.tongues import language_entries
from bot.discord.core.text.texts import colour, cut
from bot.discord.views.deadlines import clock_in_words, lasting
from bot.engine.moves import Text
from bot.engine.options import Option
from bot.engine.words import Words
from bot.sessions.core.presets import DAY, HOUR, MINUTE, MOST_NUDGES, PRESETS, preset_of
from bot.sessions.core.table_state import Expiry
from bot.sessions.server import policy
from bot.sessions.server.guilds import AuditLine, Misfit
from bot.sessions.server.rules import LIMITS, MOST_CHANNELS, MOST_ROLES, OptionRule, ServerRules

PAGES = ("games", "options", "channels", "people", "clocks", "pictures", "language", "limits", "audit")
TABLES = (0, 1, 2, 3, 4, 5, 6, 8, 10, 15, 20, 30, 50, 100)
LEAST = (0, 5 * MINUTE, 10 * MINUTE, 30 * MINUTE, HOUR, 8 * HOUR, DAY, 2 * DAY, 3 * DAY)
MOST = (0, 10 * MINUTE, 30 * MINUTE, HOUR, 8 * HOUR, DAY, 3 * DAY, 7 * DAY, 14 * DAY, 30 * DAY)
CUSTOM = "custom"
FINISH = "finish"
"""The page shown to an admin who lets games that break the new rules go on."""
BLURPLE = discord.ButtonStyle.primary
RED = discord.ButtonStyle.danger


@dataclass(frozen=True)
class Sheet:
    """What a page is made from: the server's rules, the number of their changes, the admin's words, and the context."""

    context: Context
    guild: discord.Guild | None
    server_rules: ServerRules
    number: int
    words: Words

    def show(self, page: str, *rest: str) -> Click:
        """A click that shows a page."""
        return Click("config", 0, 0, (page, *rest))

    def set(self, what: str, *rest: str) -> Click:
        """A click that sets something; it says which version of the rules it was made for."""
        return Click("config-set", 0, 0, (str(self.number), what, *rest))


def home(sheet: Sheet, misfits: Sequence[Misfit], note: str = "") -> ui.LayoutView:
    """Every group of settings with its current values, and a button to its page."""
    words = sheet.words
    items: list[ui.Item[Any]] = [
        say(_lines(note, f"## {words.say_key('config-title')}", words.say_key("config-intro")))
    ]
    for page in PAGES:
        label = words.say_key("button-config-see" if page == "audit" else "button-config-change")
        now = summary(words, sheet.context, sheet.server_rules, page, sheet.guild)
        told = f"**{words.say_key(f'config-{page}')}**\n{now}"
        items.append(ui.Section(told, accessory=button(sheet.show(page), label)))
    items += misfit_box(sheet, misfits)
    items.append(
        row(
            button(Click("config-export"), words.say_key("button-config-export")),
            button(Click("config-import"), words.say_key("button-config-import")),
        )
    )
    return layout(box(items, colour(None)))


def misfit_box(sheet: Sheet, misfits: Sequence[Misfit]) -> list[ui.Item[Any]]:
    """The running games that could no longer be started, with two buttons: end them or let them go on."""
    if not misfits:
        return []
    words, count = sheet.words, len(misfits)
    return [
        say(misfits_in_words(words, sheet.context, misfits)),
        row(
            button(sheet.show(FINISH), words.say_key("button-config-finish", count=count)),
            button(
                Click("config-end", 0, 0, (str(sheet.number),)),
                words.say_key("button-config-end", count=count),
                style=RED,
            ),
        ),
    ]


def page_view(
    sheet: Sheet, page: str, rest: Sequence[str], misfits: Sequence[Misfit], note: str = ""
) -> ui.LayoutView:
    """One page: what it means, its values, menus to change them, the way back. Raises KeyError if not in PAGES."""
    words = sheet.words
    header = _lines(
        note,
        f"### {words.say_key(f'config-{page}')}",
        f"-# {words.say_key(f'config-{page}-help')}",
        summary(words, sheet.context, sheet.server_rules, page, sheet.guild),
    )
    tail = [back(words, sheet.show("home"))]
    items: list[ui.Item[Any]] = [say(header), *_BODIES[page](sheet, rest, tail)]
    items += misfit_box(sheet, misfits)
    return layout(box([*items, *rows(tail)], colour(None)))


def audit_view(sheet: Sheet, page: Page[AuditLine], note: str = "") -> ui.LayoutView:
    """A page of the list of changes."""
    words = sheet.words
    told = [audit_line(words, sheet.context, line) for line in page.items] or [
        words.say_key("config-nothing-yet")
    ]
    header = f"### {words.say_key('config-audit')}\n-# {words.say_key('config-audit-help')}"
    tail = [back(words, sheet.show("home")), *older_and_newer(words, page, partial(sheet.show, "audit"))]
    return layout(box([say(_lines(note, header, *told)), row(*tail)], colour(None)))


def _lines(*parts: str) -> str:
    return "\n".join(part for part in parts if part)


Body = Callable[[Sheet, Sequence[str], list[LastingButton]], list[ui.Item[Any]]]


def _games(sheet: Sheet, rest: Sequence[str], tail: list[LastingButton]) -> list[ui.Item[Any]]:
    words, server_rules = sheet.words, sheet.server_rules
    games_label, tables_label = words.say_key("config-games-menu"), words.say_key("config-tables-menu")
    items: list[ui.Item[Any]] = []
    for part in parts_of(list(sheet.context.games)):
        entries = [
            Entry(
                slug,
                sheet.context.title(slug, words.language),
                sheet.context.words(slug, words.language).say_key("tagline"),
                chosen=policy.allows_game(server_rules, slug),
            )
            for slug in part.items
        ]
        click = sheet.set("games", *([str(part.number)] if part.number else []))
        label = words.say_key("menu-page", page=part.number + 1, pages=part.pages) if items else games_label
        items += _titled(label, menu(click, label, entries, least=0, most=len(entries)))
    tables = sorted({*TABLES, server_rules.tables})
    counts = [
        Entry(
            str(count),
            words.say_key("config-tables-count", tables=count)
            if count
            else words.say_key("config-tables-each"),
            chosen=count == server_rules.tables,
        )
        for count in tables
    ]
    return [*items, *_titled(tables_label, menu(sheet.set("tables"), tables_label, counts))]


def parts_of(games: Sequence[str]) -> list[Page[str]]:
    """The games in as many menus as they need: several of each can be chosen at once."""
    pages = page_at(games, 0, MENU_SIZE).pages
    return [page_at(games, number, MENU_SIZE) for number in range(pages)]


def _titled(label: str, chooser: LastingMenu) -> list[ui.Item[Any]]:
    """A menu under a title, because a menu with a chosen entry does not show its placeholder."""
    return [say(f"**{label}**"), row(chooser)]


def _options(sheet: Sheet, rest: Sequence[str], tail: list[LastingButton]) -> list[ui.Item[Any]]:
    """Menus of games and of the options of one game; with an option chosen, also of its allowed values."""
    words, context = sheet.words, sheet.context
    games = [slug for slug, game in context.games.items() if game.info.options]
    if not games:
        return []
    turned = page_of(rest[0]) if rest else None
    first = page_at(games, turned or 0, PAGED).items[0] if len(games) > MENU_SIZE else games[0]
    slug = rest[0] if rest and rest[0] in games else first
    options = {option.key: option for option in context.games[slug].info.options}
    chosen = options.get(rest[1]) if len(rest) > 1 else None
    which = menu_page(
        words,
        games,
        games.index(slug) // PAGED,
        lambda shown: [
            Entry(each, context.title(each, words.language), chosen=each == slug) for each in shown
        ],
    )
    entries = [
        Entry(
            key, option_title(words, context, slug, key), _rule(sheet, slug, option), chosen=option is chosen
        )
        for key, option in options.items()
    ]
    items: list[ui.Item[Any]] = [
        row(menu(sheet.show("options"), words.say_key("config-option-game"), which)),
        row(menu(sheet.show("options", slug), words.say_key("config-option-menu"), entries)),
    ]
    return items + (_option(sheet, slug, chosen) if chosen is not None else [])


def _rule(sheet: Sheet, slug: str, option: Option) -> str:
    """What the server's rules say about an option, in a few words."""
    words, context, rule = sheet.words, sheet.context, sheet.server_rules.rule(slug, option.key)
    allowed = policy.allowed_values(sheet.server_rules, slug, option)
    values = words.listed([value_title(words, context, slug, option.key, value) for value in allowed])
    told = []
    if option.module and allowed == ("on",):
        told.append(words.say_key("config-module-on"))
    elif len(allowed) == 1:
        told.append(words.say_key("config-option-fixed", values=values))
    elif allowed != option.values:
        told.append(words.say_key("config-option-some", values=values))
    if rule.usual is not None and len(allowed) > 1:
        usual = value_title(words, context, slug, option.key, rule.usual)
        told.append(words.say_key("config-option-usual", value=usual))
    return ", ".join(told) or words.say_key("config-option-open")


def _option(sheet: Sheet, slug: str, option: Option) -> list[ui.Item[Any]]:
    words, context = sheet.words, sheet.context
    own = context.words(slug, words.language)
    allowed = policy.allowed_values(sheet.server_rules, slug, option)
    usual = policy.usual_value(sheet.server_rules, slug, option)
    titles = {value: value_title(words, context, slug, option.key, value) for value in option.values}
    values = [Entry(value, titles[value], chosen=value in allowed) for value in option.values]
    begins = [Entry(value, titles[value], chosen=value == usual) for value in allowed]
    help_key = f"option-{option.key}"
    about = own.attribute(Text(help_key), "help")
    told = f"**{own.say_key(help_key)}** · {_rule(sheet, slug, option)}"
    label, click = words.say_key("config-values-menu"), sheet.set("values", slug, option.key)
    items: list[ui.Item[Any]] = [
        say(_lines(told, f"-# {cut(about, 300)}" if about else "")),
        *_titled(label, menu(click, label, values, most=len(values))),
    ]
    if len(allowed) > 1:
        label, click = words.say_key("config-usual-menu"), sheet.set("usual", slug, option.key)
        items += _titled(label, menu(click, label, begins))
    return items


def _channels(sheet: Sheet, rest: Sequence[str], tail: list[LastingButton]) -> list[ui.Item[Any]]:
    words = sheet.words
    chosen = [each for each in sheet.server_rules.channels or () if channel_exists(sheet.guild, each)]
    if sheet.server_rules.channels is not None:
        tail.insert(0, button(sheet.set("everywhere"), words.say_key("button-config-all"), style=BLURPLE))
    turned = "off" if sheet.server_rules.threads else "on"
    label = words.say_key(f"button-config-threads-{turned}")
    tail.insert(0, button(sheet.set("threads", turned), label))
    click = sheet.set("channels")
    return [row(channel_menu(click, words.say_key("config-channels-menu"), chosen, MOST_CHANNELS))]


def _people(sheet: Sheet, rest: Sequence[str], tail: list[LastingButton]) -> list[ui.Item[Any]]:
    words, server_rules = sheet.words, sheet.server_rules
    items: list[ui.Item[Any]] = []
    for field, roles, now, held in (
        ("starters", "starter_roles", server_rules.starters.value, server_rules.starter_roles),
        ("enders", "ender_roles", server_rules.enders.value, server_rules.ender_roles),
    ):
        items += _choice(sheet, field, now)
        if now == "roles":
            known = [role for role in held if role_exists(sheet.guild, role)]
            click, label = sheet.set(roles), words.say_key(f"config-{roles.replace('_', '-')}-menu")
            items += _titled(label, role_menu(click, label, known, MOST_ROLES))
    known = [role for role in server_rules.call_roles if role_exists(sheet.guild, role)]
    click, label = sheet.set("call_roles"), words.say_key("config-call-roles-menu")
    items += _titled(label, role_menu(click, label, known, MOST_ROLES, least=0))
    turned = "off" if server_rules.computers else "on"
    label = words.say_key(f"button-config-computers-{turned}")
    tail.insert(0, button(sheet.set("computers", turned), label))
    return items


def _choice(sheet: Sheet, field: str, now: str) -> list[ui.Item[Any]]:
    """A menu of the few values that a field can have."""
    words = sheet.words
    entries = [
        Entry(value, words.say_key(f"config-{field}-{value}"), chosen=value == now)
        for value in CHOICES[field]
    ]
    label = words.say_key(f"config-{field}-menu")
    return _titled(label, menu(sheet.set(field), label, entries))


def _limits(sheet: Sheet, rest: Sequence[str], tail: list[LastingButton]) -> list[ui.Item[Any]]:
    words, chosen = sheet.words, rest[0] if rest and rest[0] in LIMITS else ""
    label = words.say_key("config-limit-menu")
    items = [row(menu(sheet.show("limits"), label, limit_entries(words, sheet.server_rules, chosen)))]
    if not chosen:
        return list(items)
    label, entries = (
        words.say_key(f"config-field-{chosen}"),
        number_entries(words, sheet.server_rules, chosen),
    )
    return [*items, *_titled(label, menu(sheet.set("limit", chosen), label, entries))]


def _clocks(sheet: Sheet, rest: Sequence[str], tail: list[LastingButton]) -> list[ui.Item[Any]]:
    words, server_rules = sheet.words, sheet.server_rules
    now = preset_of(server_rules.clock)
    entries = [
        Entry(name, words.say_key(f"clock-{name}"), words.say_key(f"clock-{name}-help"), chosen=name == now)
        for name in PRESETS
    ]
    if now is None:
        entries.append(Entry("same", clock_in_words(words, server_rules.clock), chosen=True))
    entries.append(Entry(CUSTOM, words.say_key("clock-custom"), words.say_key("clock-custom-help")))
    label = words.say_key("config-clock-menu")
    items = _titled(label, menu(sheet.set("clock"), label, entries))
    if server_rules.clock.runs:
        ends = [
            Entry(each.value, words.say_key(f"expiry-{each.value}"), chosen=each is server_rules.clock.expiry)
            for each in Expiry
            if server_rules.computers or each is not Expiry.STAND_IN
        ]
        label = words.say_key("config-expiry-menu")
        items += _titled(label, menu(sheet.set("expiry"), label, ends))
        counts = [
            Entry(
                str(count),
                words.say_key("clock-nudges", nudges=count),
                chosen=count == server_rules.clock.nudges,
            )
            for count in range(MOST_NUDGES + 1)
        ]
        label = words.say_key("config-nudges-menu")
        items += _titled(label, menu(sheet.set("nudges"), label, counts))
    items += _choice(sheet, "pace", server_rules.pace.value)
    items += _choice(sheet, "clock_choice", server_rules.clock_choice.value)
    for field, seconds, bound in (("least", LEAST, server_rules.least), ("most", MOST, server_rules.most)):
        bounds = [
            Entry(str(each), _bound(words, field, each), chosen=each == bound)
            for each in sorted({*seconds, bound})
        ]
        label = words.say_key(f"config-{field}-menu")
        items += _titled(label, menu(sheet.set(field), label, bounds))
    return items


def _bound(words: Words, field: str, seconds: int) -> str:
    if not seconds:
        return words.say_key(f"config-{field}-any")
    return words.say_key(f"config-{field}-of", duration=lasting(words, seconds))


def _pictures(sheet: Sheet, rest: Sequence[str], tail: list[LastingButton]) -> list[ui.Item[Any]]:
    items = _choice(sheet, "picture", sheet.server_rules.picture)
    if sheet.context.has_landscape:
        items += _choice(sheet, "board", sheet.server_rules.board)
    return items


def _language(sheet: Sheet, rest: Sequence[str], tail: list[LastingButton]) -> list[ui.Item[Any]]:
    label = sheet.words.say_key("config-language-menu")
    entries = language_entries(sheet.words.say_key("config-language-own"), sheet.server_rules.language)
    return _titled(label, menu(sheet.set("language"), label, entries))


_BODIES: dict[str, Body] = {
    "games": _games,
    "options": _options,
    "channels": _channels,
    "people": _people,
    "limits": _limits,
    "clocks": _clocks,
    "pictures": _pictures,
    "language": _language,
}


def with_values(server_rules: ServerRules, game: str, option: Option, values: Sequence[str]) -> ServerRules:
    """The rules that allow these values of an option; a usual value that is no longer allowed is dropped."""
    every = set(values) >= set(option.values)
    kept = () if every else tuple(value for value in option.values if value in values)
    usual = server_rules.rule(game, option.key).usual
    if kept and usual not in kept:
        usual = None
    return server_rules.with_rule(game, option.key, OptionRule(kept, usual))
