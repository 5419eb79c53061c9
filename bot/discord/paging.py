"""What is longer than one message or menu is shown in pages: their parts, what turns them, and the way back."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from bot.discord.components import MENU_SIZE, Click, Entry, HouseButton, button
from bot.discord.texts import house

PAGE = "~page:"
"""A word of a menu that begins so turns to the page of that number."""

DIGITS = 5
"""Longer numbers are none of a page."""

Item = TypeVar("Item")


@dataclass(frozen=True)
class Page(Generic[Item]):
    """A part of a list; `number` counts from 0 to `pages` - 1."""

    items: Sequence[Item]
    number: int
    pages: int

    def beside(self) -> list[tuple[int, str]]:
        """The pages before and after this one: their numbers and titles."""
        near = (number for number in (self.number - 1, self.number + 1) if 0 <= number < self.pages)
        return [(n, house().say_key("menu-page", page=n + 1, pages=self.pages)) for n in near]


def page_at(items: Sequence[Item], number: int, size: int) -> Page[Item]:
    """The page of that number, with up to `size` items; the nearest one where there is none."""
    pages = max(1, -(-len(items) // size))
    number = min(max(number, 0), pages - 1)
    return Page(items[number * size : (number + 1) * size], number, pages)


def turns(page: Page[Item], click: Callable[[str], Click]) -> list[HouseButton]:
    """Buttons to the pages beside it; `click` is made of the word that `number_in` reads."""
    return [button(click(str(number)), title) for number, title in page.beside()]


def older_and_newer(page: Page[Item], click: Callable[[str], Click]) -> list[HouseButton]:
    """The same for a list that begins with what is newest."""
    return [
        button(
            click(str(number)), house().say_key("button-older" if number > page.number else "button-newer")
        )
        for number, _ in reversed(page.beside())
    ]


def number_in(words: Sequence[str], place: int = 0) -> int:
    """The number of a page at a place in the words of a click; 0 where there is none."""
    word = words[place] if len(words) > place else ""
    return int(word) if word.isdecimal() and len(word) <= DIGITS else 0


def back(click: Click) -> HouseButton:
    """The button to where one came from."""
    return button(click, house().say_key("button-back"))


def menu_page(items: Sequence[Item], number: int, entry: Callable[[Item], Entry]) -> list[Entry]:
    """The entries of a menu: of all items, or of a page of them with entries that turn to those beside it."""
    page = page_at(items, number, MENU_SIZE if len(items) <= MENU_SIZE else MENU_SIZE - 2)
    return [*map(entry, page.items), *(Entry(f"{PAGE}{other}", title) for other, title in page.beside())]


def page_of(word: str) -> int | None:
    """The page that a word picked in a menu turns to; None for a word that is a choice."""
    return number_in([word.removeprefix(PAGE)]) if word.startswith(PAGE) else None
