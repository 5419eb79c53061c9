"""Search in the rules of the games: one hit is one numbered section (SQLite's full-text search, in memory)."""

from __future__ import annotations

import math
import re
import sqlite3
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise
from typing import Any, NamedTuple

from bot.discord.reading.rule_words import Spelling
from bot.engine.catalogues import ENGLISH
from bot.engine.options import Options
from bot.engine.rulebook import RuleSection, rule_sections
from bot.engine.rules import Game
from bot.engine.words import words_of

WORDS_OF_A_QUERY = 12
WORD_LENGTH = 40
TITLE, WORDS, TEXT = 3.0, 4.0, 1.5
"""What a word counts in a section's title, among the words of players, and in its text."""
ALIKE = 0.4
"""What a word counts that means the like of one that was asked."""
PAIR = 0.5
"""What two words that follow one another count beside each of them, in a title or among the words of players."""
NOT_IN_PLAY = 0.4
"""What a section counts that is not in play at the table, to one that is."""
SHARE = 0.4
"""How much of what is asked the best section must have, by the weight of words; below that, nothing fits."""
NEAR = 0.4
"""How well a section must fit to be found, to the one that fits best."""
UNKNOWN = 2
"""In how many sections a word counts to be that is in none."""
TOKENIZERS = {ENGLISH: "porter unicode61"}
"""How SQLite takes words apart in a language, if it knows their stems."""

NUMBER = re.compile(r"\d+[a-z]?(?:\.\d+)*")
NAMED = r"(?<=[(, ])(\d+[a-z]?(?:\.\d+)+)(?=[),:])|(?<={rule})(\d+[a-z]?)(?![\w.])"
"""How a text names another section; a number in brackets without a point may as well count something."""

HEADING_LENGTH = 40
"""How long the title of a section may be on a button before only its beginning is shown."""


@dataclass(frozen=True)
class Section:
    """A section of a game's rules. In every language it has the same game and number."""

    game: str
    rule: RuleSection

    @property
    def number(self) -> str:
        """Its number, by which refusals name it."""
        return self.rule.number

    @property
    def title(self) -> str:
        """Its title with the number."""
        return self.rule.title

    @property
    def text(self) -> str:
        """What it says."""
        return self.rule.text

    @property
    def heading(self) -> str:
        """The title for a button: of a long one the part before the colon, "10.3 Move"."""
        return self.title if len(self.title) <= HEADING_LENGTH else self.title.partition(":")[0]


class Setting(NamedTuple):
    """What is played at a table: its options, and how many seats it has (0: not known yet)."""

    options: Options
    seats: int = 0


class Book:
    """The rules of one game in one language."""

    def __init__(
        self,
        slug: str,
        game: Game[Any],
        language: str,
        alike: Mapping[str, frozenset[str]],
        spelling: Spelling,
    ) -> None:
        self._alike, self._spelling = alike, spelling
        self._tokenizer = TOKENIZERS.get(language, "unicode61")
        self.sections = [Section(slug, rule) for rule in rule_sections(game.info, language)]

    @cached_property
    def _texts(self) -> list[list[list[str]]]:
        """The title, the words of players and the text of each section, as stems."""
        stems = self._spelling.stems
        return [[stems(text) for text in (each.title, each.rule.words, each.text)] for each in self.sections]

    @cached_property
    def _known(self) -> frozenset[str]:
        return frozenset(word for texts in self._texts for text in texts for word in text)

    @cached_property
    def _told(self) -> frozenset[str]:
        """The words that some section has, or one that means the like."""
        return self._known | {word for word, group in self._alike.items() if group & self._known}

    @cached_property
    def _index(self) -> sqlite3.Connection:
        """What is searched, made at the first search: pages are turned without it."""
        index = sqlite3.connect(":memory:", check_same_thread=False)
        index.execute(
            f"CREATE VIRTUAL TABLE sections USING fts5(title, words, text, tokenize='{self._tokenizer}')"
        )
        rows = [(i, *map(" ".join, texts)) for i, texts in enumerate(self._texts)]
        index.executemany("INSERT INTO sections(rowid, title, words, text) VALUES (?, ?, ?, ?)", rows)
        return index

    def hits(
        self, words: Sequence[str], pairs: Sequence[str], setting: Setting | None, least: float
    ) -> Iterator[tuple[float, Section]]:
        """The sections in which at least such a share of the words is, each with how well it fits."""
        parts = (part for word in words for part in self._parts(word))
        found = {word: self._found(word) for word in dict.fromkeys(parts)}
        telling = {word: self._telling(rows) for word, rows in found.items()}
        kept = sorted(found, key=lambda word: -telling[word])[:WORDS_OF_A_QUERY]
        scores, share = defaultdict[int, float](float), defaultdict[int, float](float)
        for word in kept:
            for row, score in found[word].items():
                scores[row] += score
                share[row] += telling[word]
        for pair in pairs[:WORDS_OF_A_QUERY]:
            for row, score in self._matches(f'{{title words}} : "{pair}"').items():
                scores[row] += PAIR * score
        enough = least * sum(telling[word] for word in kept)
        for row, score in scores.items():
            if share[row] >= enough:
                section = self.sections[row]
                counts = setting is None or section.rule.in_play(*setting)
                yield score * (1 if counts else NOT_IN_PLAY), section

    def _parts(self, word: str) -> tuple[str, ...]:
        """The word; of a compound that no section has, its parts."""
        return (word,) if word in self._known else self._spelling.parts(word, self._told) or (word,)

    def _found(self, word: str) -> Mapping[int, float]:
        """How much a word counts in each section that has it, or one that means the like and tells no more than it.

        Compounds with a word, and parts of it, count so too. A word that none has may be the beginning of a longer.
        """
        own = self._matches(f'"{word}"')
        found = defaultdict[int, float](float, own)
        related = self._spelling.related(word, self._known)
        for other in {*self._alike.get(word, ()), *related} - {word}:
            rows = self._matches(f'"{other}"')
            counts = ALIKE * min(1.0, self._telling(own) / self._telling(rows))
            for row, score in rows.items():
                found[row] = max(found[row], counts * score)
        return found or (self._matches(f'"{word}"*') if len(word) > 3 else {})

    def _telling(self, rows: Mapping[int, float]) -> float:
        """How much a word tells that is in these sections."""
        return math.log(1 + len(self.sections) / (len(rows) or UNKNOWN))

    def _matches(self, asked: str) -> dict[int, float]:
        rows = self._index.execute(
            "SELECT rowid, bm25(sections, 1, 0, 0), bm25(sections, 0, 1, 0), bm25(sections, 0, 0, 1)"
            " FROM sections WHERE sections MATCH ?",
            (asked,),
        )
        return {row: -(TITLE * title + WORDS * words + TEXT * text) for row, title, words, text in rows}


class RuleBooks:
    """The rules of every game in one language, ready to be searched."""

    def __init__(self, games: Mapping[str, Game[Any]], language: str) -> None:
        self._words = words_of("house", language)
        self._spelling = Spelling(self._words)
        self._common = frozenset(self._spelling.words_in(self._words.say_key("rules-common")))
        groups = [
            frozenset(self._spelling.stems(group)) for group in self._words.say_key("rules-alike").split("/")
        ]
        alike = {word: group for group in groups for word in group}
        self._books = {
            slug: Book(slug, game, language, alike, self._spelling) for slug, game in games.items()
        }
        rule = self._words.say_key("by-rule", rule="=").strip()
        self._named = re.compile(NAMED.replace("{rule}", f"{re.escape(rule)} "))

    def section(self, game: str, number: str) -> Section | None:
        """A section by its game and number."""
        return next((s for s in self.of(game) if (s.game, s.number) == (game, number)), None)

    def search(
        self,
        query: str,
        game: str | None = None,
        setting: Setting | None = None,
        *,
        most: int = 5,
        least: float = SHARE,
    ) -> list[Section]:
        """The sections that match a query best; a number such as 3.4 finds the section of that number first.

        Without a game, the rules of every game are searched; without a setting, any section may be in play. A query
        may be a whole sentence: common words do not count, words in a title and those of players count most. If
        nothing has the `least` share of what is asked, there are none.
        """
        number = self._number(query)
        exact = [s for s in self.of(game) if s.number == number]
        every = [word[:WORD_LENGTH] for word in self._spelling.words_in(query)]
        stem = self._spelling.stem
        words = [stem(word.lstrip("'")) for word in every if word not in self._common]
        pairs = [f"{stem(a)} {stem(b)}" for a, b in pairwise(every) if not {a, b} <= self._common]
        hits = [
            hit
            for slug, book in self._books.items()
            if game in (None, slug)
            for hit in book.hits(words, pairs, setting, least)
        ]
        hits.sort(key=lambda hit: -hit[0])
        near = [section for score, section in hits if score >= NEAR * hits[0][0] and section not in exact]
        return [*exact, *near][:most]

    def _number(self, query: str) -> str | None:
        """The number of a section, if that is all that was typed: "3.4", "§ 3.4", or "rule 3.4" in the language."""
        typed = query.strip().rstrip(".").casefold()
        found = NUMBER.search(typed)
        if found is None:
            return None
        said = self._words.say_key("by-rule", rule=found[0]).casefold()
        return found[0] if typed.removeprefix("§").strip() in (found[0], said) else None

    def asked(self, game: str, questions: Sequence[str], setting: Setting) -> list[Section]:
        """The sections that explain these questions of a game (messages `ask-NAME`), in their order; in play first."""
        found = [s for name in questions for s in self.of(game) if name in s.rule.asked]
        return sorted(dict.fromkeys(found), key=lambda section: not section.rule.in_play(*setting))

    def named_in(self, section: Section) -> list[Section]:
        """The sections that a section names, as in "(8.2)" and "(rule 12)", in their order."""
        numbers = dict.fromkeys("".join(found) for found in self._named.findall(section.text))
        named = [self.section(section.game, number) for number in numbers]
        return [each for each in named if each is not None]

    def titles(self, typed: str, game: str | None = None, most: int = 25) -> list[str]:
        """Titles that contain what was typed so far; before anything is typed, the first titles.

        Sections of several games may have the same title: it is there once, because Discord takes no choice twice.
        """
        typed = typed.strip().lower()
        found = (s.title for s in self.of(game) if typed in s.title.lower())
        return list(dict.fromkeys(found))[:most]

    def of(self, game: str | None) -> list[Section]:
        """The sections of a game, or of every game, in their order."""
        return [s for slug, book in self._books.items() if game in (None, slug) for s in book.sections]


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
