"""The files of the Fluent catalogues, and the languages that the house speaks: those that have one.

What is broken in a file is left out, and stops nothing else.
"""

from __future__ import annotations

import logging
import re
from collections.abc import Iterator, Mapping
from functools import lru_cache
from pathlib import Path
from typing import Literal, NamedTuple

from babel import Locale, UnknownLocaleError
from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.errors import ParseError
from fluent.syntax.stream import FluentParserStream

from bot.engine.errors import BadData
from bot.engine.files import data_files, data_path

ENGLISH = "en"
"""The language of the catalogues that are always there; it says what another leaves out."""


_PREVIEWED: set[str] = set()
"""The languages that are spoken in this process before they are offered."""


@lru_cache(maxsize=1)
def languages() -> tuple[str, ...]:
    """The languages that there are, English first: those of which the house has the main file, `house/text/de.ftl`."""
    others = {path.stem for path in data_files("house", "text", "*.ftl")} | _PREVIEWED
    return (ENGLISH, *sorted(others - {ENGLISH}))


def preview(language: str) -> None:
    """From now on, speak a language that is not offered yet: for translators, and for proofs."""
    _PREVIEWED.add(language)
    languages.cache_clear()
    nearest.cache_clear()


@lru_cache(maxsize=512)
def nearest(locale: str | None) -> str:
    """The language for a locale such as "pt-BR" or "en-GB": its own, that of the same tongue, or English."""
    sought = (locale or ENGLISH).replace("_", "-").casefold()
    tongue = sought.partition("-")[0]
    known = {language.casefold(): language for language in languages()}
    alike = [name for name in known if name.partition("-")[0] == tongue]
    return next((known[name] for name in (sought, tongue, *alike) if name in known), ENGLISH)


def check_language(language: str) -> str:
    """The language itself. Raises BadData, naming those that there are, for one without a catalogue."""
    if language not in languages():
        raise BadData("text", language, "language", f"is not there; there are {', '.join(languages())}")
    return language


@lru_cache(maxsize=64)
def language_name(language: str) -> str:
    """What a language is called in that language itself: "Deutsch"; its code where the Unicode CLDR has no name."""
    try:
        named = Locale.parse(language, sep="-").get_display_name()
    except (UnknownLocaleError, ValueError):
        named = None
    return named or language


log = logging.getLogger(__name__)

PARTS: Mapping[str, frozenset[str]] = {
    "event": frozenset({"hidden"}),
    "ask": frozenset({"you", "several", "hint"}),
    "tour": frozenset(),
    "choice": frozenset({"help", "band"}),
    "verb": frozenset({"help", "hint", "draft", "next", "name"}),
    "refusal": frozenset({"title", "remedy"}),
    **dict.fromkeys(("group", "param", "preset", "option", "value"), frozenset({"help", "name"})),
}
"""The attributes that messages can have whose key begins so. Names of things can have any, such as their cases."""


def catalogue_files(room: str, language: str = ENGLISH) -> list[tuple[str, Path]]:
    """The files of the catalogue of a game or the house, each with its name for people.

    Those of English begin with `en.ftl`, also where it is missing; another language may have no such file, or none.
    """
    path = data_path(room, "text", f"{language}.ftl")
    main = [(f"{room}/text/{language}.ftl", path)] if language == ENGLISH or path.is_file() else []
    themes = sorted(data_path(room, "text", language).glob("*.ftl"))
    return [*main, *((f"{room}/text/{language}/{path.name}", path) for path in themes)]


class Catalogue(NamedTuple):
    """What a catalogue file says: its sound entries. `broken` are the keys of the others, `faults` what is wrong."""

    entries: ast.Resource
    broken: tuple[str, ...]
    faults: tuple[BadData, ...]


_KEY = re.compile(r"[A-Za-z][\w-]*(?=\s*=)", re.ASCII)
_UNREADABLE = "\N{REPLACEMENT CHARACTER}"
"""What stands for bytes that are not UTF-8."""


class _Lines(FluentParserStream):
    """A text whose lines end in "\n" alone: no letter of it need be asked what follows, and blanks are taken whole."""

    _blanks = re.compile(r" *")
    _blank_lines = re.compile(r"[ \n]*")

    def char_at(self, offset: int) -> str | None:
        return self.get(offset)

    @property
    def current_char(self) -> str | None:
        try:
            return self.string[self.index]
        except IndexError:
            return None

    @property
    def current_peek(self) -> str | None:
        try:
            return self.string[self.index + self.peek_offset]
        except IndexError:
            return None

    def next(self) -> str | None:
        self.peek_offset = 0
        self.index += 1
        return self.current_char

    def peek(self) -> str | None:
        self.peek_offset += 1
        return self.current_peek

    def peek_blank_inline(self) -> str:
        return self._peek_all(self._blanks)

    def peek_blank(self) -> None:
        self._peek_all(self._blank_lines)

    def skip_blank(self) -> None:
        self._peek_all(self._blank_lines)
        self.skip_to_peek()

    def expect_char(self, ch: str) -> Literal[True]:
        if self.current_char != ch:
            raise ParseError("E0003", ch)
        self.next()
        return True

    def _peek_all(self, what: re.Pattern[str]) -> str:
        start = self.index + self.peek_offset
        end = what.match(self.string, start).end()  # type: ignore[union-attr]  # it matches nothing, too
        self.peek_offset = end - self.index
        return self.string[start:end]


class Parser(FluentParser):
    """Parses as the library's own does, without spans, in a third of the time: it takes texts, names and blanks whole.

    The other one asks four times for each letter, which is a second of each start of the bot and of its workers.
    """

    _text = re.compile(r"(?:[^{}\r\n]|\r(?!\n))*")
    _name = re.compile(r"[A-Za-z][A-Za-z0-9_-]*")

    def __init__(self) -> None:
        super().__init__(with_spans=False)

    def parse(self, source: str) -> ast.Resource:
        """The entries of a file. A comment right above a message or a term belongs to it."""
        ps = FluentParserStream(source) if "\r" in source else _Lines(source)
        ps.skip_blank_block()
        entries: list[ast.EntryType] = []
        above: ast.Comment | None = None
        while ps.current_char:
            entry = self.get_entry_or_junk(ps)
            blank = ps.skip_blank_block()
            if above is not None and isinstance(entry, ast.Message | ast.Term):
                entry.comment = above
            elif above is not None:
                entries.append(above)
            above = entry if isinstance(entry, ast.Comment) and not blank and ps.current_char else None
            if above is None:
                entries.append(entry)
        return ast.Resource(entries)

    def get_text_element(self, ps: FluentParserStream) -> ast.TextElement:
        """The text up to a brace or the end of the line."""
        return ast.TextElement(_taken(self._text, ps) or "")

    def get_identifier(self, ps: FluentParserStream) -> ast.Identifier:
        """The name that begins here. Raises ParseError where none does."""
        name = _taken(self._name, ps)
        return super().get_identifier(ps) if name is None else ast.Identifier(name)


def _taken(what: re.Pattern[str], ps: FluentParserStream) -> str | None:
    """What matches from here on, which is passed; None if nothing does."""
    found = what.match(ps.string, ps.index)
    if found is None:
        return None
    ps.index, ps.peek_offset = found.end(), 0
    return found[0]


def catalogue(file: str, path: Path) -> Catalogue:
    """What a catalogue file says, and what is wrong with it. Raises BadData if there is none."""
    return parsed(file, source(file, path))


def source(file: str, path: Path) -> str:
    """The text of a catalogue file; what is not UTF-8 is marked. Raises BadData if there is none."""
    if not path.is_file():
        raise BadData(file, "file", "path", "is missing")
    return path.read_bytes().decode("utf-8", errors="replace")


@lru_cache(maxsize=1024)
def parsed(file: str, text: str) -> Catalogue:
    """What the text of a catalogue file says; all games share those of the house. The log names each fault once."""
    resource = Parser().parse(text)
    sound: list[ast.EntryType] = []
    broken: list[str] = []
    faults: list[BadData] = []
    for entry in resource.body:
        said = entry.content or "" if isinstance(entry, ast.Junk) else ""
        if said.strip():
            broken += [found[0] for found in [_KEY.match(said)] if found is not None]
            line = text.count("\n", 0, text.find(said.strip())) + 1
            where = f"{file}, line {line}"
            faults.append(BadData(where, said.strip().splitlines()[0][:60], "syntax", "is not Fluent"))
        elif isinstance(entry, ast.Message | ast.Term) and _is_unreadable(entry, text):
            broken.append(entry.id.name)
            faults.append(BadData(file, entry.id.name, "encoding", "is not UTF-8"))
        else:
            faults += _meaningless(file, entry)
            sound.append(entry)
    for fault in faults:
        log.error("left out: %s", fault)
    return Catalogue(ast.Resource(sound), tuple(broken), tuple(faults))


def _is_unreadable(entry: ast.Message | ast.Term, text: str) -> bool:
    return _UNREADABLE in text and _UNREADABLE in FluentSerializer().serialize_entry(entry)


def _meaningless(file: str, entry: ast.EntryType) -> Iterator[BadData]:
    """Take from a message the attributes that no one would say."""
    if not isinstance(entry, ast.Message):
        return
    parts = PARTS.get(entry.id.name.partition("-")[0])
    if parts is None:
        return
    for attribute in [*entry.attributes]:
        if attribute.id.name not in parts:
            entry.attributes.remove(attribute)
            yield BadData(file, entry.id.name, f".{attribute.id.name}", "means nothing")
