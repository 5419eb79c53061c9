"""Which words a language has: all that its catalogues and rules say. What a screen says beside them is another's.

The catalogues of a language must not have words of English themselves, but for those that both have ("Hand") and
names of games, cards and places: `tests/shared/LANGUAGE.txt` lists them. `python -m tests.foreign de` prints the
others, each with where it stands.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from bot.engine.catalogues import ENGLISH, catalogue, catalogue_files, languages, preview
from bot.engine.command_names import NAMED, key_of, names_in
from bot.engine.files import data_path
from bot.games.catalogue import games
from tests.pseudo import KEPT

WORD = re.compile(r"[^\W\d_]{3,}")
"""A word of three letters and more."""
SHARED = Path(__file__).parent / "shared"
SPARED = ("rules-", "locale")
"""How messages begin that are no text: what a search ignores and knows, conventions."""


def words_in(text: str) -> Iterator[str]:
    """The words of a text, in small letters; commands in English, code and addresses have none."""
    return (word.casefold() for word in WORD.findall(KEPT.sub(" ", NAMED.sub(_after, text))))


def _after(command: re.Match[str]) -> str:
    """What follows a command in a sentence."""
    path, known = command[1].split(" "), names_in(ENGLISH)
    while path and key_of(path, known) is None:
        path.pop()
    return command[0].removeprefix("/" + " ".join(path))


class _Texts(Visitor):
    """Collects what an entry says, and what its variants are called by is not said."""

    def __init__(self) -> None:
        self.said: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802 (the name Fluent calls)
        self.said.append(node.value)

    def visit_StringLiteral(self, node: ast.StringLiteral) -> None:  # noqa: N802 (the name Fluent calls)
        self.said.append(str(node.parse()["value"]))

    def visit_NamedArgument(self, node: ast.NamedArgument) -> None:  # noqa: N802 (the name Fluent calls)
        """A form, or how a number is written."""


def texts(language: str) -> Iterator[tuple[str, str]]:
    """All that a language says: where (room and key, or the file), and what."""
    for room in ("house", *games()):
        for file in catalogue_files(room, language):
            for entry in catalogue(*file).entries.body:
                if isinstance(entry, ast.Message | ast.Term) and not entry.id.name.startswith(SPARED):
                    found = _Texts()
                    found.visit(entry)
                    yield from ((f"{room}: {entry.id.name}", said) for said in found.said)
        rules = data_path(room, "rules.md" if language == ENGLISH else f"rules.{language}.md")
        if rules.is_file():
            yield (
                f"{room}: {rules.name}",
                re.sub(r"<!--.*?-->|\{.*?\}", " ", rules.read_text("utf-8"), flags=re.S),
            )


@cache
def vocabulary(language: str) -> frozenset[str]:
    """The words of a language, as far as anything here says them."""
    return frozenset(word for _, text in texts(language) for word in words_in(text))


@cache
def shared(language: str) -> frozenset[str]:
    """The words that a language may have in common with English."""
    file = SHARED / f"{language}.txt"
    lines = file.read_text(encoding="utf-8").splitlines() if file.is_file() else []
    return frozenset(word for line in lines for word in words_in(line.partition("#")[0]))


def english_in(language: str) -> dict[str, str]:
    """The English words in what a language says, each with a place where it stands."""
    english = vocabulary(ENGLISH) - shared(language)
    found: dict[str, str] = {}
    for where, text in texts(language):
        for word in words_in(text):
            if word in english:
                found.setdefault(word, where)
    return found


def foreign(text: str, language: str) -> list[str]:
    """The words of a text on a screen that the language does not have."""
    return [word for word in words_in(text) if word not in vocabulary(language)]


def main(language: str) -> int:
    """Print the English words in a language, offered or not."""
    if language not in languages():
        preview(language)
    found = english_in(language)
    print("\n".join(f"{word}: {where}" for word, where in sorted(found.items())))
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
