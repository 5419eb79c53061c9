"""Pages, for lists longer than one message or menu: their items, the buttons that turn them, and the way back."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from bot.discord.core.layout.components import MENU_SIZE, Click, Entry, LastingButton, button
from bot.engine.words import Words

PAGE = "~page:"
"""A menu entry that begins with this turns to the page with that number, or to the part that begins at that place."""

PAGED = MENU_SIZE - 2
"""How many items a page of a menu has where there are too many for one: two entries turn the pages."""

DIGITS = 5
"""Page numbers have at most this many digits."""

Item = TypeVar("Item")


@dataclass(frozen=True)
class Page(Generic[Item]):
    """A part of a list; `number` counts from 0 to `pages` - 1."""

    items: Sequence[Item]
    number: int
    pages: int

    def beside(self, words: Words) -> list[tuple[int, str]]:
        """The pages before and after this one: their numbers and titles."""
        near = (number for number in (self.number - 1, self.number + 1) if 0 <= number < self.pages)
        return [(n, words.say_key("menu-page", page=n + 1, pages=self.pages)) for n in near]


def page_at(items: Sequence[Item], number: int, size: int) -> Page[Item]:
    """The page with this number, of up to `size` items; the nearest page if there is none."""
    pages = max(1, -(-len(items) // size))
    number = min(max(number, 0), pages - 1)
    return Page(items[number * size : (number + 1) * size], number, pages)


def turns(words: Words, page: Page[Item], click: Callable[[str], Click]) -> list[LastingButton]:
    """Buttons to the previous and next page; `click` gets the word that `number_in` reads."""
    return [button(click(str(number)), title) for number, title in page.beside(words)]


def older_and_newer(words: Words, page: Page[Item], click: Callable[[str], Click]) -> list[LastingButton]:
    """Buttons to the previous and next page of a list that begins with the newest item."""
    return [
        button(click(str(number)), words.say_key("button-older" if number > page.number else "button-newer"))
        for number, _ in reversed(page.beside(words))
    ]


def number_in(words: Sequence[str], place: int = 0) -> int:
    """The page number at this place in the words of a click; 0 if there is none."""
    word = words[place] if len(words) > place else ""
    return int(word) if word.isdecimal() and len(word) <= DIGITS else 0


def back(words: Words, click: Click) -> LastingButton:
    """The button that leads back."""
    return button(click, words.say_key("button-back"))


def menu_page(
    words: Words,
    items: Sequence[Item],
    number: int,
    entries: Callable[[Sequence[Item]], list[Entry]],
    size: int = MENU_SIZE,
) -> list[Entry]:
    """Up to `size` entries of a menu: all items, or a page of them with entries for the previous and next page."""
    page = page_at(items, number, size if len(items) <= size else size - 2)
    return [*entries(page.items), *(Entry(f"{PAGE}{other}", title) for other, title in page.beside(words))]


def menu_part(
    items: Sequence[Item],
    first: int,
    entries: Callable[[Sequence[Item]], list[Entry]],
    around: tuple[str, str],
) -> list[Entry]:
    """The entries of a menu: all items, or if they are too many, those from the place `first` on.

    Near an end they are the PAGED next to it. `around` are the labels of the entries to those before and after.
    """
    if len(items) <= MENU_SIZE:
        return entries(items)
    first = min(max(first, 0), len(items) - PAGED)
    then, (earlier, later) = first + PAGED, around
    before = [Entry(f"{PAGE}{max(0, first - PAGED)}", earlier)] if first else []
    after = [Entry(f"{PAGE}{then}", later)] if then < len(items) else []
    return [*before, *entries(items[first:then]), *after]


def page_of(word: str) -> int | None:
    """The page or place that a picked menu entry turns to; None for an entry that is a choice."""
    return number_in([word.removeprefix(PAGE)]) if word.startswith(PAGE) else None
