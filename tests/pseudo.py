"""A language made for tests, "en-XA": English with an accent on every letter, a third longer, in guillemets.

What is said in it and still has a plain letter did not come from a catalogue. What can be typed (commands, code) and
what Discord reads (times, links) stays as it is, and so do values, selectors and messages within messages.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from fluent.syntax import FluentSerializer, ast
from fluent.syntax.visitor import Transformer

from bot.engine import catalogues as catalogues_module
from bot.engine import files
from bot.engine.catalogues import Parser, catalogue_files, languages, nearest, preview
from bot.engine.command_names import names_in
from bot.engine.words import loaded
from bot.games.catalogue import games

PSEUDO = "en-XA"
LONGER = "en-XB"
"""The same without guillemets: two fifths longer than English, also where there is but one short word."""

_PLAIN = "abcdefghijklmnopqrstuvwxyz"
_ACCENTED = "áƀçðéƒĝĥîĵķļṁñöþɋŕšţûṽŵẋýž"
_LETTERS = str.maketrans(_PLAIN + _PLAIN.upper(), _ACCENTED + _ACCENTED.upper())
_VOWELS = re.compile("[áéîöû]", re.IGNORECASE)

_COMMANDS = (
    "file|new|end|join|leave|seat|clock|computer|back|stop|board|log|undo|film|report|export|import|verify"
    "|games|settings|data"
)
KEPT = re.compile(
    r"(^## \d\S*|\\u[0-9A-Fa-f]{4}|`[^`]*`|https?://\S+|<t:|:[tTdDfFR]>"
    rf"|/(?:game|config|my|rules|hand|help)\b(?: (?:{_COMMANDS})\b){{0,2}})",
    re.MULTILINE,
)
CONVENTIONS, ITS_WORDS = "de", ("und",)
"""Whose conventions the language has: those of one that joins lists otherwise than English; and its words in them."""


def pseudo_text(text: str) -> str:
    """A text in the pseudo-language, without guillemets.

    >>> pseudo_text("Nova in 3: see /game board")
    'Ñööṽáá îîñ 3: šéééé /game board'
    """
    parts = KEPT.split(text)
    parts[::2] = [_VOWELS.sub(r"\g<0>\g<0>", part.translate(_LETTERS)) for part in parts[::2]]
    return "".join(parts)


class _Pseudo(Transformer):  # type: ignore[misc]
    """Says every message of a catalogue in the pseudo-language, in guillemets or without."""

    def __init__(self, around: tuple[str, str] = ("«", "»")) -> None:
        self._around = around

    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802 (the name Fluent calls)
        closing = re.match(r"`(?![\w/])", node.value)
        front = closing[0] if closing else ""
        node.value = front + pseudo_text(node.value.removeprefix(front))
        return node

    def visit_StringLiteral(self, node: ast.StringLiteral) -> ast.StringLiteral:  # noqa: N802 (the name Fluent calls)
        node.value = pseudo_text(node.value)
        return node

    def visit_NamedArgument(self, node: ast.NamedArgument) -> ast.NamedArgument:  # noqa: N802 (the name Fluent calls)
        return node  # A form of words, or how a number is said: Fluent reads it.

    def visit_Attribute(self, node: ast.Attribute) -> ast.Attribute:  # noqa: N802 (the name Fluent calls)
        return self._quoted(node)

    def visit_Message(self, node: ast.Message) -> ast.Message:  # noqa: N802 (the name Fluent calls)
        if node.id.name == "locale":
            node.value = ast.Pattern([ast.TextElement(CONVENTIONS)])
            return node
        return self._quoted(node)

    def _quoted(self, node: ast.Message | ast.Attribute) -> ast.Message | ast.Attribute:
        self.generic_visit(node)
        if node.value is not None:
            before, after = ([ast.TextElement(mark)] if mark else [] for mark in self._around)
            node.value.elements = [*before, *node.value.elements, *after]
        return node


def pseudo(catalogue: str, language: str = PSEUDO) -> str:
    """The source of a Fluent catalogue in the pseudo-language, or in the one without guillemets."""
    resource = Parser().parse(catalogue)
    around = ("«", "»") if language == PSEUDO else ("", "")
    return str(FluentSerializer().serialize(_Pseudo(around).visit(resource)))


def plain_words(said: str, known: tuple[str, ...] = ()) -> list[str]:
    """The words with plain letters in what was said: those that no catalogue said. Names and the like are `known`."""
    for each in sorted(known, key=len, reverse=True):
        said = said.replace(each, " ")
    said = KEPT.sub(" ", said)
    return [word for word in re.findall(r"[A-Za-z][\w’'-]*", said) if word not in ITS_WORDS]


@pytest.fixture(scope="session")
def pseudo_files(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with every catalogue there is in the pseudo-language."""
    return _written(tmp_path_factory.mktemp("pseudo"), PSEUDO)


def _written(root: Path, language: str) -> Path:
    for room in {path.parent.parent.name for folder in files._roots for path in folder.glob("*/text/en.ftl")}:
        for name, path in catalogue_files(room):
            target = root / name.replace("/text/en", f"/text/{language}")
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text(pseudo(path.read_text(encoding="utf-8"), language), encoding="utf-8")
        for rules in files.data_files(room, "rules.md"):
            target = root / room / f"{rules.stem}.{language}.md"
            target.write_text(pseudo_text(rules.read_text(encoding="utf-8")), encoding="utf-8")
    return root


@pytest.fixture(scope="module")
def pseudo_language(pseudo_files: Path) -> Iterator[str]:
    """The name of the pseudo-language, in which everything can be said while the tests of a module run."""
    yield from _spoken(pseudo_files, PSEUDO)


@pytest.fixture(scope="module")
def longer_language(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The name of the language that is like it, without guillemets."""
    yield from _spoken(_written(tmp_path_factory.mktemp("longer"), LONGER), LONGER)


def _spoken(root: Path, language: str) -> Iterator[str]:
    files.add_root(root)
    read_anew()
    yield language
    files._roots.remove(root)
    read_anew()


@contextmanager
def heard(language: str) -> Iterator[None]:
    """A language that is spoken meanwhile, whether it is offered or not."""
    preview(language)
    read_anew()
    yield
    catalogues_module._PREVIEWED.discard(language)
    read_anew()


def read_anew() -> None:
    """Forget which languages there are, and their words."""
    for known in (loaded, languages, nearest, names_in):
        known.cache_clear()


Catalogues = Callable[..., None]


def _linked(folder: Path, mirror: Path, deep: int) -> Path:
    """A folder of links to what is in another, with folders of its own down to a depth."""
    mirror.mkdir()
    for path in folder.iterdir():
        if path.is_dir() and deep:
            _linked(path, mirror / path.name, deep - 1)
        else:
            (mirror / path.name).symlink_to(path)
    return mirror


@pytest.fixture
def catalogues(tmp_path: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Catalogues]:
    """Adds catalogues of a language for one test, each by its room, in place of those in that language, but English."""
    games()  # adds the data of games from elsewhere, once: they must outlast this test
    data, roots = files.DATA, [*files._roots]
    mirror = _linked(data, tmp_path_factory.mktemp("mirror") / "data", 2)

    def add(language: str, **rooms: str) -> None:
        there = (f"*/text/{language}", f"*/text/{language}.ftl", f"*/rules.{language}.md")
        for path in [path for each in there for path in mirror.glob(each) if language != "en"]:
            path.unlink()
        for room, text in rooms.items():
            path = tmp_path / room / "text" / f"{language}.ftl"
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
        read_anew()

    files.DATA, files._roots[:] = mirror, [mirror if root == data else root for root in roots]
    files.add_root(tmp_path)
    yield add
    files.DATA, files._roots[:] = data, roots
    read_anew()
