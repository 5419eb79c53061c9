"""Search in the rules of the games: one hit is one numbered section (SQLite's full-text search, in memory)."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Iterable
from dataclasses import dataclass

from bot.discord.core.context import Context
from bot.engine.files import data_path

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
    """A section of a game's rules, as in `data/<game>/rules.md`."""

    id: int
    game: str
    title: str
    text: str


class RuleBooks:
    """The rules of every game, ready to be searched."""

    def __init__(self, games: Iterable[str]) -> None:
        self._sections: list[Section] = []
        for slug in games:
            path = data_path(slug, "rules.md")
            if path.is_file():
                self._sections.extend(_sections(slug, path.read_text(encoding="utf-8"), len(self._sections)))
        self._index = sqlite3.connect(":memory:", check_same_thread=False)
        self._index.execute(
            "CREATE VIRTUAL TABLE sections USING fts5(title, text, game UNINDEXED, tokenize='porter unicode61')"
        )
        self._index.executemany(
            "INSERT INTO sections(rowid, title, text, game) VALUES (?, ?, ?, ?)",
            [(section.id, section.title, section.text, section.game) for section in self._sections],
        )

    def section(self, section_id: int) -> Section | None:
        """A section by its number."""
        return self._sections[section_id] if 0 <= section_id < len(self._sections) else None

    def search(self, query: str, game: str | None = None, most: int = 5) -> list[Section]:
        """The sections that match a query best; a number such as 3.4 finds the section of that number first.

        A query may be a whole sentence: common words do not count, and words in a title count most.
        """
        number = query.strip().rstrip(".").removeprefix("rule ").removeprefix("§")
        exact = [s for s in self._sections if s.title.split(" ")[0] == number and game in (None, s.game)]
        every = re.findall(r"\w+", query.lower())
        words = ([word for word in every if word not in STOP_WORDS] or every)[:WORDS_OF_A_QUERY]
        found = exact
        for joint in (" ", " OR "):
            if words and len(found) < most:
                found = found + [s for s in self._match(words, joint, game, most) if s not in found]
        return found[:most]

    def titles(self, typed: str, game: str | None = None, most: int = 25) -> list[str]:
        """Titles that contain what was typed so far; before anything is typed, the first titles."""
        typed = typed.strip().lower()
        return [s.title for s in self._sections if game in (None, s.game) and typed in s.title.lower()][:most]

    def _match(self, words: list[str], joint: str, game: str | None, most: int) -> list[Section]:
        asked = joint.join(f'"{word[:40]}"*' for word in words)
        rows = self._index.execute(
            "SELECT rowid FROM sections WHERE sections MATCH ? AND (? IS NULL OR game = ?)"
            " ORDER BY bm25(sections, ?, 1.0) LIMIT ?",
            (asked, game, game, TITLE_WEIGHT, most),
        )
        return [self._sections[rowid] for (rowid,) in rows]


def rule_books(context: Context) -> RuleBooks:
    """The rules of the hosted games."""
    return RuleBooks(context.games)


def _sections(game: str, text: str, first: int) -> list[Section]:
    found: list[Section] = []
    for part in re.split(r"^#{2,3} ", text, flags=re.MULTILINE)[1:]:
        title, _, body = part.partition("\n")
        if body.strip():
            found.append(Section(first + len(found), game, title.strip(), body.strip()))
    return found
