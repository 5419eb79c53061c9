"""Commands within sentences: every catalogue writes them in English, and people read the names in their language.

The name of a command in a language is the attribute `.name` of its message in the catalogue of the house, such as
`command-seat-take`.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Mapping, Sequence
from functools import lru_cache

from bot.engine.catalogues import ENGLISH, catalogue_files

ROOT = "game"
"""The command whose own are named without it: `/game seat take` is `command-seat-take`."""

NAMED = re.compile(r"(?<![\w/<>.])/([a-z]+(?: [a-z][a-z-]*)*)")
"""A command as a text names it, with the words that follow."""
_KEY = re.compile(r"command-[\w-]+(?= *=)", re.ASCII)
_NAME = re.compile(r"\s+\.name *= *(\S+)\s*")


def key_of(path: Sequence[str], known: Collection[str]) -> str | None:
    """The message of a command by its English words: `("game", "seat", "take")`; None if none is known."""
    within = path[1:] if path[0] == ROOT and path[1:] else path
    return next((key for key in (f"command-{'-'.join(within)}", f"command-{path[-1]}") if key in known), None)


def renamed(text: str, language: str) -> str:
    """A text with the commands that it names in English as a language calls them."""
    names = names_in(language)
    if not any(names.values()):
        return text
    return NAMED.sub(lambda found: "/" + " ".join(_said(found[1].split(" "), names)), text)


def _said(path: Sequence[str], names: Mapping[str, str]) -> Iterator[str]:
    """The words of a command in a language; what follows it in a sentence stays."""
    for number, word in enumerate(path):
        key = key_of(path[: number + 1], names)
        if key is None:
            yield from path[number:]
            return
        yield names[key] or word


@lru_cache(maxsize=64)
def names_in(language: str) -> dict[str, str]:
    """The messages of all commands, each with its name in a language, or "" where it keeps the English one."""
    return {**dict.fromkeys(_names(ENGLISH), ""), **_names(language)}


def _names(language: str) -> dict[str, str]:
    found: dict[str, str] = {}
    key = ""
    for _, path in catalogue_files("house", language):
        for line in path.read_text(encoding="utf-8", errors="replace").splitlines() if path.is_file() else ():
            begins = _KEY.match(line)
            if begins is not None:
                key = begins[0]
                found.setdefault(key, "")
            elif line[:1].isalpha() or line[:1] == "-":
                key = ""
            elif key and (named := _NAME.fullmatch(line)):
                found[key] = named[1]
    return found
