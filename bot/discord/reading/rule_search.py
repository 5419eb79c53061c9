"""Search in the rules of the games: one hit is one numbered section (SQLite's full-text search, in memory)."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from bot.discord.core.context import Context
from bot.engine.rulebook import rule_sections
from bot.engine.rules import Game

WORDS_OF_A_QUERY = 12
TITLE_WEIGHT = 20.0
"""How much more a word counts in a section's title than in its text."""
STOP_WORDS = frozenset(
    re.findall(
        r"\w+",
        "a about after all am an and any are at be been but by can cannot could did do does for from get gets had has"
        " have he her him his how i if in into is it its may me must my no not of on one or our out she should so than"
        " that the their them then there these they this to us was we what when where which who whom whose why will"
        " with would you your rule rules",
    )
)
"""Common words that occur in every section, and that a search ignores."""


@dataclass(frozen=True)
class Section:
    """A section of a game's rules, as a version of them has it."""

    id: int
    game: str
    version: int
    title: str
    text: str


class RuleBooks:
    """The rules of every game in each of its versions, ready to be searched."""

    def __init__(self, games: Mapping[str, Game[Any]]) -> None:
        self._newest = {slug: game.info.version for slug, game in games.items()}
        self._sections: list[Section] = []
        for slug, game in games.items():
            for version in game.info.versions:
                for title, text in rule_sections(game.info, version).items():
                    self._sections.append(Section(len(self._sections), slug, version, title, text))
        self._index = sqlite3.connect(":memory:", check_same_thread=False)
        self._index.execute(
            "CREATE VIRTUAL TABLE sections USING fts5(title, text, book UNINDEXED, tokenize='porter unicode61')"
        )
        self._index.executemany(
            "INSERT INTO sections(rowid, title, text, book) VALUES (?, ?, ?, ?)",
            [(each.id, each.title, each.text, f"{each.game} {each.version}") for each in self._sections],
        )

    def section(self, section_id: int) -> Section | None:
        """A section by its number."""
        return self._sections[section_id] if 0 <= section_id < len(self._sections) else None

    def search(
        self, query: str, game: str | None = None, version: int | None = None, *, most: int = 5
    ) -> list[Section]:
        """The sections that match a query best; a number such as 3.4 finds the section of that number first.

        Without a `version` of the game's rules, the newest are searched; without a game, those of every game. A query
        may be a whole sentence: common words do not count, and words in a title count most.
        """
        number = query.strip().rstrip(".").removeprefix("rule ").removeprefix("§")
        books = self._books(game, version)
        exact = [s for s in self._of(books) if s.title.split(" ")[0] == number]
        every = re.findall(r"\w+", query.lower())
        words = ([word for word in every if word not in STOP_WORDS] or every)[:WORDS_OF_A_QUERY]
        found = exact
        for joint in (" ", " OR "):
            if words and len(found) < most:
                found = found + [s for s in self._match(words, joint, books, most) if s not in found]
        return found[:most]

    def titles(self, typed: str, game: str | None = None, most: int = 25) -> list[str]:
        """Titles that contain what was typed so far; before anything is typed, the first titles."""
        typed = typed.strip().lower()
        return [s.title for s in self._of(self._books(game)) if typed in s.title.lower()][:most]

    def _books(self, game: str | None, version: int | None = None) -> dict[str, int]:
        """The version that is meant of each game that is meant."""
        if game is None:
            return self._newest
        return {game: self._newest.get(game, 1) if version is None else version}

    def _of(self, books: Mapping[str, int]) -> list[Section]:
        return [section for section in self._sections if books.get(section.game) == section.version]

    def _match(self, words: list[str], joint: str, books: Mapping[str, int], most: int) -> list[Section]:
        asked = joint.join(f'"{word[:40]}"*' for word in words)
        rows = self._index.execute(
            f"SELECT rowid FROM sections WHERE sections MATCH ? AND book IN ({', '.join('?' * len(books))})"
            " ORDER BY bm25(sections, ?, 1.0) LIMIT ?",
            (asked, *(f"{game} {version}" for game, version in books.items()), TITLE_WEIGHT, most),
        )
        return [self._sections[rowid] for (rowid,) in rows]


def rule_books(context: Context) -> RuleBooks:
    """The rules of the hosted games."""
    return RuleBooks(context.games)
