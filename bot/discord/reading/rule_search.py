"""Search in the rules of the games: one hit is one numbered section (SQLite's full-text search, in memory)."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from bot.engine.catalogues import ENGLISH
from bot.engine.moves import Text
from bot.engine.rulebook import rule_sections
from bot.engine.rules import Game
from bot.engine.words import words_of

WORDS_OF_A_QUERY = 12
TITLE_WEIGHT = 20.0
"""How much more a word counts in a section's title than in its text."""
TOKENIZERS = {ENGLISH: "porter unicode61"}
"""How SQLite takes words apart in a language, if it knows their stems."""

NUMBER = re.compile(r"\d+[a-z]?(?:\.\d+)*")


HEADING_LENGTH = 40
"""How long the title of a section may be on a button before only its beginning is shown."""


@dataclass(frozen=True)
class Section:
    """A section of a game's rules. It has the same `id` in every language."""

    id: int
    game: str
    title: str
    text: str

    @property
    def heading(self) -> str:
        """The title for a button: of a long one the part before the colon, "10.3 Move"."""
        return self.title if len(self.title) <= HEADING_LENGTH else self.title.partition(":")[0]


class RuleBooks:
    """The rules of every game in one language, ready to be searched."""

    def __init__(self, games: Mapping[str, Game[Any]], language: str) -> None:
        self._words = words_of("house", language)
        self._common = frozenset(re.findall(r"\w+", self._words.attribute(Text("rules-overview"), "common")))
        self._sections: list[Section] = []
        for slug, game in games.items():
            for title, text in rule_sections(game.info, language).items():
                self._sections.append(Section(len(self._sections), slug, title, text))
        tokenizer = TOKENIZERS.get(language, "unicode61")
        self._index = sqlite3.connect(":memory:", check_same_thread=False)
        self._index.execute(
            f"CREATE VIRTUAL TABLE sections USING fts5(title, text, game UNINDEXED, tokenize='{tokenizer}')"
        )
        self._index.executemany(
            "INSERT INTO sections(rowid, title, text, game) VALUES (?, ?, ?, ?)",
            [(each.id, each.title, each.text, each.game) for each in self._sections],
        )

    def section(self, section_id: int) -> Section | None:
        """A section by its number."""
        return self._sections[section_id] if 0 <= section_id < len(self._sections) else None

    def search(self, query: str, game: str | None = None, *, most: int = 5) -> list[Section]:
        """The sections that match a query best; a number such as 3.4 finds the section of that number first.

        Without a game, the rules of every game are searched. A query may be a whole sentence: common words do not
        count, and words in a title count most.
        """
        number = self._number(query)
        exact = [s for s in self._of(game) if s.title.split(" ")[0] == number]
        every = re.findall(r"\w+", query.lower())
        words = ([word for word in every if word not in self._common] or every)[:WORDS_OF_A_QUERY]
        found = exact
        for joint in (" ", " OR "):
            if words and len(found) < most:
                found = found + [s for s in self._match(words, joint, game, most) if s not in found]
        return found[:most]

    def _number(self, query: str) -> str | None:
        """The number of a section, if that is all that was typed: "3.4", "§ 3.4", or "rule 3.4" in the language."""
        typed = query.strip().rstrip(".").casefold()
        found = NUMBER.search(typed)
        if found is None:
            return None
        said = self._words.say_key("by-rule", rule=found[0]).casefold()
        return found[0] if typed.removeprefix("§").strip() in (found[0], said) else None

    def overview(self, game: str) -> list[Section]:
        """The sections to begin with: the first of the game, then what else tells how to play."""
        first, found = self._of(game)[:1], self.search(self._words.say_key("rules-overview"), game)
        return [*first, *(section for section in found if section not in first)]

    def titles(self, typed: str, game: str | None = None, most: int = 25) -> list[str]:
        """Titles that contain what was typed so far; before anything is typed, the first titles.

        Sections of several games may have the same title: it is there once, because Discord takes no choice twice.
        """
        typed = typed.strip().lower()
        found = (s.title for s in self._of(game) if typed in s.title.lower())
        return list(dict.fromkeys(found))[:most]

    def _of(self, game: str | None) -> list[Section]:
        return [section for section in self._sections if game in (None, section.game)]

    def _match(self, words: list[str], joint: str, game: str | None, most: int) -> list[Section]:
        asked = joint.join(f'"{word[:40]}"*' for word in words)
        rows = self._index.execute(
            "SELECT rowid FROM sections WHERE sections MATCH ? AND game = coalesce(?, game)"
            " ORDER BY bm25(sections, ?, 1.0) LIMIT ?",
            (asked, game, TITLE_WEIGHT, most),
        )
        return [self._sections[rowid] for (rowid,) in rows]


class RuleShelf:
    """The rules of the hosted games, by language; each is made when it is first needed."""

    def __init__(self, games: Mapping[str, Game[Any]]) -> None:
        self._games = games
        self._books: dict[str, RuleBooks] = {}

    def of(self, language: str) -> RuleBooks:
        """The rules in a language."""
        if language not in self._books:
            self._books[language] = RuleBooks(self._games, language)
        return self._books[language]
