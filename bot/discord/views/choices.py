"""Menus of choices for a move: second lines and suggestions, several at once, amounts, and long lists in bands.

What is in a menu beside choices begins with a sign that no value has: a page, a band, or the form for a number.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import repeat

from bot.discord.core.layout.components import (
    MENU_SIZE,
    Click,
    Entry,
    LastingMenu,
    fingerprint,
    menu,
    word_of,
)
from bot.discord.core.layout.forms import Field, Form
from bot.discord.core.layout.paging import menu_page, page_of
from bot.discord.views.gains import gains_of
from bot.discord.views.table import TableView
from bot.engine.moves import Choice, Move
from bot.engine.offer import numbers_of
from bot.engine.words import Names, Words

SIGN = "~"
"""The sign that no value begins with."""

BAND = f"{SIGN}band:"
"""A menu entry that begins with this opens the band with that fingerprint, or closes it again."""

NUMBER = f"{SIGN}number:"
"""A menu entry that begins with this opens the form for a number between two bounds."""

LISTED = 8
"""Up to this many numbers are all in the menu; of more, it has a few."""

Made = Callable[[Sequence[Choice]], list[Entry]]
"""What makes entries for choices."""

_BOUNDS = re.compile(rf"{NUMBER}(-?\d{{1,16}}):(-?\d{{1,16}})")
_TYPED_LENGTH = 20


@dataclass(frozen=True)
class Part:
    """Which part of a long menu is open: a page, and the band whose fingerprint this is."""

    page: int = 0
    band: str = ""


FIRST = Part()
"""The part of a menu that is shown first."""


def part_of(word: str) -> Part | None:
    """The part of a menu that a picked entry opens; None for any other entry."""
    if not word.startswith(SIGN):
        return None
    if word.startswith(BAND):
        return Part(band=word.removeprefix(BAND))
    front, _, band = word.partition("#")
    page = page_of(front)
    return None if page is None else Part(page, f"#{band}" if band else "")


def bounds_of(word: str) -> tuple[int, int] | None:
    """The bounds of the form that a picked entry opens; None for any other entry."""
    found = _BOUNDS.fullmatch(word)
    return None if found is None else (int(found[1]), int(found[2]))


def number_form(words: Words, click: Click, bounds: tuple[int, int]) -> Form:
    """A form for a number that means `click` with what is typed. The bounds are told; the rules check them."""
    told = words.say_key("menu-number-help", least=bounds[0], most=bounds[1])
    field = Field(words.say_key("form-number-label"), told, most=_TYPED_LENGTH)
    return Form(click, words.say_key("form-number"), field)


def few_of(choices: Sequence[Choice]) -> list[Choice] | None:
    """A few of many numbers, by size: the least, the most, half, and what is suggested with its neighbours.

    None if they are few, or not all numbers.
    """
    numbers = numbers_of(choices)
    if numbers is None or len(numbers) <= LISTED:
        return None
    end = len(numbers) - 1
    shown = {0, end // 2, end}
    for choice in choices:
        if choice.suggested:
            at = numbers.index(int(choice.value))
            shown |= {max(0, at - 1), at, min(end, at + 1)}
    by_value = {choice.value: choice for choice in choices}
    return [by_value[numbers[at]] for at in sorted(shown)]


def choice_menu(
    table: TableView,
    click: Click,
    title: str,
    begun: Move | None,
    choices: Sequence[Choice],
    part: Part = FIRST,
    several: tuple[int, int] | None = None,
    above: Sequence[Entry] = (),
) -> LastingMenu:
    """The menu of what may come next in a move that was `begun` (None: it is not said what this brings).

    Of `several`, the least and the most, so many choices may be picked. Entries `above` stand first, as far as there is
    room for them.
    """
    words = table.speech.words
    if opened := _opened(table, choices, part):
        title = f"{title}: {opened}"
    if several is None or several[1] == 1:
        told = partial(_made, table, begun)
        entries = _numbers(table, told, choices) or _entries(table, told, choices, part)
        room = MENU_SIZE - len(entries) if part == FIRST else 0
        return menu(click, f"{title} …", [*above[:room], *entries])
    entries = [*above, *_entries(table, partial(_made, table, None), choices, part)]
    least, most = several
    key = {0: "menu-exactly", 1: "menu-either"}.get(most - least, "menu-several")
    title = words.say_key(key, what=f"={title}", least=least, most=most)
    whole = len(choices) == len(entries)
    return menu(click, f"{title} …", entries, least=least if whole else 1, most=most)


def helps_of(table: TableView, choices: Sequence[Choice], names: Names) -> list[str]:
    """The second line of each choice, with `names`: what it does, costs or pays; empty where there is none."""
    words = table.speech.words
    found = [*map(words.attribute, [choice.label for choice in choices], repeat("help"), repeat(names))]
    told = iter(
        [*map(words.say, [choice.detail for choice in choices if choice.detail is not None], repeat(names))]
    )
    return [
        second if choice.detail is None else next(told) for choice, second in zip(choices, found, strict=True)
    ]


def told_first(table: TableView, choices: Sequence[Choice]) -> list[Choice]:
    """The choices that have an entry of their own in the first part of their menu."""
    told = list[Choice]()

    def made(shown: Sequence[Choice]) -> list[Entry]:
        told.extend(shown)
        return [Entry("", "")] * len(shown)

    _ = _numbers(table, made, choices) or _entries(table, made, choices, FIRST)
    return told


def inside(table: TableView, choices: Sequence[Choice], part: Part) -> Sequence[Choice]:
    """The choices in the band of a long menu that is open; all of them if none is."""
    opened = _opened(table, choices, part)
    return _bands(table, choices)[opened] if opened else choices


def _numbers(table: TableView, made: Made, choices: Sequence[Choice]) -> list[Entry]:
    """A few of many numbers, and the form for any other."""
    few, words = few_of(choices), table.speech.words
    if few is None:
        return []
    least, most = few[0].value, few[-1].value
    told = words.say_key("menu-number-help", least=least, most=most)
    other = Entry(f"{NUMBER}{least}:{most}", words.say_key("menu-number"), told)
    return [*made(few), other]


def _entries(table: TableView, made: Made, choices: Sequence[Choice], part: Part) -> list[Entry]:
    """All choices, or one part of a long menu: its bands and what stands in none, or the open band; in pages."""
    words = table.speech.words
    if len(choices) <= MENU_SIZE:
        return made(choices)
    bands = _bands(table, choices)
    if opened := _opened(table, choices, part):
        back = Entry(BAND, words.say_key("menu-bands"), opened)
        found = menu_page(words, bands[opened], part.page, made, MENU_SIZE - 1)
        return [*(_inside(each, part.band) for each in found), back]

    def entry(band: tuple[str, list[Choice]]) -> Entry:
        name, inside = band
        if len(inside) == 1:
            return made(inside)[0]
        return Entry(f"{BAND}{fingerprint(name)}", f"{name} …", words.say_key("menu-band", count=len(inside)))

    if len(bands) == 1:
        return menu_page(words, choices, part.page, made)
    return menu_page(words, list(bands.items()), part.page, lambda shown: [*map(entry, shown)])


def _bands(table: TableView, choices: Sequence[Choice]) -> dict[str, list[Choice]]:
    """The choices by their bands; each that stands in none is one of its own."""
    bands: dict[str, list[Choice]] = {}
    words = table.speech.words
    for number, choice in enumerate(choices):
        name = words.capital(words.attribute(choice.label, "band", table.names.plain))
        bands.setdefault(name or f"={number}", []).append(choice)
    return bands


def _opened(table: TableView, choices: Sequence[Choice], part: Part) -> str:
    """The band of a long menu that is open; "" for none."""
    if not part.band or len(choices) <= MENU_SIZE:
        return ""
    bands = _bands(table, choices)
    return next((name for name in bands if fingerprint(name) == part.band), "") if len(bands) > 1 else ""


def _inside(entry: Entry, band: str) -> Entry:
    """An entry of an open band, which stays open when a page is turned."""
    return entry if page_of(entry.value) is None else Entry(f"{entry.value}{band}", entry.label)


def _made(table: TableView, begun: Move | None, choices: Sequence[Choice]) -> list[Entry]:
    """Entries for choices, with what ends the move that was `begun` brings.

    The words are set a whole column at a time, not choice by choice.
    """
    words, names = table.speech.words, table.names.plain
    said = [*map(words.say, [choice.label for choice in choices], repeat(names))]
    helped = helps_of(table, choices, table.names.plain)
    suggested = words.say_key("menu-suggested") if any(choice.suggested for choice in choices) else ""
    values = [*map(word_of, [choice.value for choice in choices])]
    ending = (
        [Move(begun.verb, (*begun.values, choice.value)) for choice in choices if choice.last]
        if begun
        else []
    )
    gains = (
        {move.values[-1]: said for move, said in gains_of(table, ending, begun=begun).items()}
        if ending
        else {}
    )
    return [
        Entry(
            value,
            label if choice.last else f"{label} …",
            " · ".join(
                filter(None, [suggested if choice.suggested else "", gains.get(choice.value), second])
            ),
        )
        for choice, value, label, second in zip(choices, values, said, helped, strict=True)
    ]
