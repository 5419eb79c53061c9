"""Menus that have more entries than Discord has room for: pages, and the entries that turn them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from bot.discord.components import MENU_SIZE

PAGE = "~page:"
"""A word of a menu that begins so turns to the page of that number."""

Item = TypeVar("Item")


def paged(items: Sequence[Item], page: int) -> tuple[int, Sequence[Item]]:
    """How many pages the entries of a menu need, and those of one page."""
    if len(items) <= MENU_SIZE:
        return 1, items
    size = MENU_SIZE - 2
    pages = -(-len(items) // size)
    page = min(page, pages - 1)
    return pages, items[page * size : page * size + size]


def page_of(word: str) -> int | None:
    """The page that a picked word turns to; None for a word that is a choice."""
    if not word.startswith(PAGE):
        return None
    number = word.removeprefix(PAGE)
    return int(number) if number.isdecimal() and len(number) < 6 else 0
