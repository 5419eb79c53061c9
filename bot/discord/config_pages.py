"""The pages of /config: what a server allows, a page for each matter, with menus that set it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

import discord
from discord import ui

from bot.discord.components import (
    MENU_SIZE,
    Click,
    Entry,
    HouseButton,
    HouseMenu,
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
from bot.discord.config_words import (
    CHOICES,
    audit_line,
    channel_exists,
    misfits_in_words,
    option_title,
    role_exists,
    summary,
    value_title,
)
from bot.discord.deadlines import clock_in_words, lasting
from bot.discord.desk import Desk
from bot.discord.paging import Page, back, older_and_newer
from bot.discord.texts import colour, cut, house
from bot.engine.moves import Text
from bot.engine.options import Option
from bot.sessions import policy
from bot.sessions.affairs import Expiry
from bot.sessions.charter import MOST_CHANNELS, MOST_ROLES, Charter, OptionRule
from bot.sessions.guilds import AuditLine, Misfit
from bot.sessions.presets import DAY, HOUR, MINUTE, MOST_NUDGES, PRESETS, preset_of

PAGES = ("games", "options", "channels", "people", "clocks", "pictures", "audit")
TABLES = (0, 1, 2, 3, 4, 5, 6, 8, 10, 15, 20, 30, 50, 100)
LEAST = (0, 5 * MINUTE, 10 * MINUTE, 30 * MINUTE, HOUR, 8 * HOUR, DAY, 2 * DAY, 3 * DAY)
MOST = (0, 10 * MINUTE, 30 * MINUTE, HOUR, 8 * HOUR, DAY, 3 * DAY, 7 * DAY, 14 * DAY, 30 * DAY)
CUSTOM = "custom"
FINISH = "finish"
"""The page to which an admin comes who lets games go on that no longer fit."""
BLURPLE = discord.ButtonStyle.primary
RED = discord.ButtonStyle.danger


@dataclass(frozen=True)
class Sheet:
    """What a page is made of: the charter with the number of its changes, and where to look things up."""

    desk: Desk
    guild: discord.Guild | None
    charter: Charter
    number: int

    def show(self, page: str, *rest: str) -> Click:
        """A click that shows a page."""
        return Click("config", 0, 0, (page, *rest))

    def set(self, what: str, *rest: str) -> Click:
        """A click that sets something; it says which charter it was looking at."""
        return Click("config-set", 0, 0, (str(self.number), what, *rest))


def home(sheet: Sheet, misfits: Sequence[Misfit], note: str = "") -> ui.LayoutView:
    """Every matter with what holds at the moment, and a button to its page."""
    words = house()
    items: list[ui.Item[Any]] = [
        say(_lines(note, f"## {words.say_key('config-title')}", words.say_key("config-intro")))
    ]
    for page in PAGES:
        label = words.say_key("button-config-see" if page == "audit" else "button-config-change")
        told = (
            f"**{words.say_key(f'config-{page}')}**\n{summary(sheet.desk, sheet.charter, page, sheet.guild)}"
        )
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
    """What is running though it could not be started any more, and the two things that can be done about it."""
    if not misfits:
        return []
    words, count = house(), len(misfits)
    return [
        say(misfits_in_words(sheet.desk, misfits)),
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
    """One page: what it means, what holds now, menus to change it, the way back. Raises KeyError for none of PAGES."""
    words = house()
    head = _lines(
        note,
        f"### {words.say_key(f'config-{page}')}",
        f"-# {words.say_key(f'config-{page}-help')}",
        summary(sheet.desk, sheet.charter, page, sheet.guild),
    )
    tail = [back(sheet.show("home"))]
    items: list[ui.Item[Any]] = [say(head), *_BODIES[page](sheet, rest, tail)]
    items += misfit_box(sheet, misfits)
    return layout(box([*items, *rows(tail)], colour(None)))


def audit_view(sheet: Sheet, page: Page[AuditLine], note: str = "") -> ui.LayoutView:
    """A page of the list of changes."""
    words = house()
    told = [audit_line(sheet.desk, line) for line in page.items] or [words.say_key("config-nothing-yet")]
    head = f"### {words.say_key('config-audit')}\n-# {words.say_key('config-audit-help')}"
    tail = [back(sheet.show("home")), *older_and_newer(page, partial(sheet.show, "audit"))]
    return layout(box([say(_lines(note, head, *told)), row(*tail)], colour(None)))


def _lines(*parts: str) -> str:
    return "\n".join(part for part in parts if part)


Body = Callable[[Sheet, Sequence[str], list[HouseButton]], list[ui.Item[Any]]]


def _games(sheet: Sheet, rest: Sequence[str], tail: list[HouseButton]) -> list[ui.Item[Any]]:
    words, charter = house(), sheet.charter
    games = list(sheet.desk.games)[:MENU_SIZE]
    entries = [
        Entry(
            slug,
            sheet.desk.title(slug),
            sheet.desk.words(slug).say_key("tagline"),
            chosen=policy.allows_game(charter, slug),
        )
        for slug in games
    ]
    tables = sorted({*TABLES, charter.tables})
    counts = [
        Entry(
            str(count),
            words.say_key("config-tables-count", tables=count)
            if count
            else words.say_key("config-tables-each"),
            chosen=count == charter.tables,
        )
        for count in tables
    ]
    games_label, tables_label = words.say_key("config-games-menu"), words.say_key("config-tables-menu")
    return [
        *_titled(games_label, menu(sheet.set("games"), games_label, entries, least=0, most=len(entries))),
        *_titled(tables_label, menu(sheet.set("tables"), tables_label, counts)),
    ]


def _titled(label: str, chooser: HouseMenu) -> list[ui.Item[Any]]:
    """A menu under what it is about: one with a choice in it shows nothing else."""
    return [say(f"**{label}**"), row(chooser)]


def _options(sheet: Sheet, rest: Sequence[str], tail: list[HouseButton]) -> list[ui.Item[Any]]:
    """Menus of games and of the options of one; with an option chosen, what may be chosen of it."""
    words, desk = house(), sheet.desk
    games = [slug for slug, game in desk.games.items() if game.info.options]
    slug = rest[0] if rest and rest[0] in games else next(iter(games), "")
    if not slug:
        return []
    options = {option.key: option for option in desk.games[slug].info.options}
    chosen = options.get(rest[1]) if len(rest) > 1 else None
    which = [Entry(each, desk.title(each), chosen=each == slug) for each in games]
    entries = [
        Entry(key, option_title(desk, slug, key), _rule(sheet, slug, option), chosen=option is chosen)
        for key, option in options.items()
    ]
    items: list[ui.Item[Any]] = [
        row(menu(sheet.show("options"), words.say_key("config-option-game"), which)),
        row(menu(sheet.show("options", slug), words.say_key("config-option-menu"), entries)),
    ]
    return items + (_option(sheet, slug, chosen) if chosen is not None else [])


def _rule(sheet: Sheet, slug: str, option: Option) -> str:
    """What the server says of an option, in a few words."""
    words, desk, rule = house(), sheet.desk, sheet.charter.rule(slug, option.key)
    allowed = policy.allowed_values(sheet.charter, slug, option)
    values = words.listed([value_title(desk, slug, option.key, value) for value in allowed])
    told = []
    if len(allowed) == 1:
        told.append(words.say_key("config-option-fixed", values=values))
    elif allowed != option.values:
        told.append(words.say_key("config-option-some", values=values))
    if rule.usual is not None and len(allowed) > 1:
        usual = value_title(desk, slug, option.key, rule.usual)
        told.append(words.say_key("config-option-usual", value=usual))
    return ", ".join(told) or words.say_key("config-option-open")


def _option(sheet: Sheet, slug: str, option: Option) -> list[ui.Item[Any]]:
    words, desk, own = house(), sheet.desk, sheet.desk.words(slug)
    allowed = policy.allowed_values(sheet.charter, slug, option)
    usual = policy.usual_value(sheet.charter, slug, option)
    titles = {value: value_title(desk, slug, option.key, value) for value in option.values}
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


def _channels(sheet: Sheet, rest: Sequence[str], tail: list[HouseButton]) -> list[ui.Item[Any]]:
    words = house()
    chosen = [each for each in sheet.charter.channels or () if channel_exists(sheet.guild, each)]
    if sheet.charter.channels is not None:
        tail.insert(0, button(sheet.set("everywhere"), words.say_key("button-config-all"), style=BLURPLE))
    click = sheet.set("channels")
    return [row(channel_menu(click, words.say_key("config-channels-menu"), chosen, MOST_CHANNELS))]


def _people(sheet: Sheet, rest: Sequence[str], tail: list[HouseButton]) -> list[ui.Item[Any]]:
    words, charter = house(), sheet.charter
    items: list[ui.Item[Any]] = []
    for field, roles, now, held in (
        ("starters", "starter_roles", charter.starters.value, charter.starter_roles),
        ("enders", "ender_roles", charter.enders.value, charter.ender_roles),
    ):
        items += _choice(sheet, field, now)
        if now == "roles":
            known = [role for role in held if role_exists(sheet.guild, role)]
            click, label = sheet.set(roles), words.say_key(f"config-{roles.replace('_', '-')}-menu")
            items += _titled(label, role_menu(click, label, known, MOST_ROLES))
    turned = "off" if charter.computers else "on"
    label = words.say_key(f"button-config-computers-{turned}")
    tail.insert(0, button(sheet.set("computers", turned), label))
    return items


def _choice(sheet: Sheet, field: str, now: str) -> list[ui.Item[Any]]:
    """A menu of the few words that a field can be."""
    words = house()
    entries = [
        Entry(value, words.say_key(f"config-{field}-{value}"), chosen=value == now)
        for value in CHOICES[field]
    ]
    label = words.say_key(f"config-{field}-menu")
    return _titled(label, menu(sheet.set(field), label, entries))


def _clocks(sheet: Sheet, rest: Sequence[str], tail: list[HouseButton]) -> list[ui.Item[Any]]:
    words, charter = house(), sheet.charter
    now = preset_of(charter.clock)
    entries = [
        Entry(name, words.say_key(f"clock-{name}"), words.say_key(f"clock-{name}-help"), chosen=name == now)
        for name in PRESETS
    ]
    if now is None:
        entries.append(Entry("same", clock_in_words(words, charter.clock), chosen=True))
    entries.append(Entry(CUSTOM, words.say_key("clock-custom"), words.say_key("clock-custom-help")))
    label = words.say_key("config-clock-menu")
    items = _titled(label, menu(sheet.set("clock"), label, entries))
    if charter.clock.runs:
        ends = [
            Entry(each.value, words.say_key(f"expiry-{each.value}"), chosen=each is charter.clock.expiry)
            for each in Expiry
            if charter.computers or each is not Expiry.STAND_IN
        ]
        label = words.say_key("config-expiry-menu")
        items += _titled(label, menu(sheet.set("expiry"), label, ends))
        counts = [
            Entry(
                str(count), words.say_key("clock-nudges", nudges=count), chosen=count == charter.clock.nudges
            )
            for count in range(MOST_NUDGES + 1)
        ]
        label = words.say_key("config-nudges-menu")
        items += _titled(label, menu(sheet.set("nudges"), label, counts))
    items += _choice(sheet, "clock_choice", charter.clock_choice.value)
    for field, seconds, bound in (("least", LEAST, charter.least), ("most", MOST, charter.most)):
        bounds = [
            Entry(str(each), _bound(field, each), chosen=each == bound) for each in sorted({*seconds, bound})
        ]
        label = words.say_key(f"config-{field}-menu")
        items += _titled(label, menu(sheet.set(field), label, bounds))
    return items


def _bound(field: str, seconds: int) -> str:
    words = house()
    if not seconds:
        return words.say_key(f"config-{field}-any")
    return words.say_key(f"config-{field}-of", duration=lasting(seconds))


def _pictures(sheet: Sheet, rest: Sequence[str], tail: list[HouseButton]) -> list[ui.Item[Any]]:
    return _choice(sheet, "picture", sheet.charter.picture)


_BODIES: dict[str, Body] = {
    "games": _games,
    "options": _options,
    "channels": _channels,
    "people": _people,
    "clocks": _clocks,
    "pictures": _pictures,
}


def with_values(charter: Charter, game: str, option: Option, values: Sequence[str]) -> Charter:
    """The charter in which tables may choose these values of an option; a usual value that goes away is forgotten."""
    every = set(values) >= set(option.values)
    kept = () if every else tuple(value for value in option.values if value in values)
    usual = charter.rule(game, option.key).usual
    if kept and usual not in kept:
        usual = None
    return charter.with_rule(game, option.key, OptionRule(kept, usual))
