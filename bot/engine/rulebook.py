"""The rules of a game as players read them: `data/<game>/rules.md`, in numbered sections.

`rules-V.md` beside it holds those sections that have changed since version V of the rules, as they were then. Another
language has `rules.LANGUAGE.md` and `rules-V.LANGUAGE.md`, with the same sections. A section of a module names it at
the end of its title ("22 Flagships {flagships}"); a game that does not offer this option is without it.
"""

from __future__ import annotations

import re
from pathlib import Path

from bot.engine.errors import BadData
from bot.engine.files import data_path
from bot.engine.languages import ENGLISH
from bot.engine.options import GameInfo

MARK = re.compile(r" \{(.+)\}$")
"""What stands at the end of the title of a section that belongs to a module. The English one counts."""


def rule_sections(info: GameInfo, version: int, language: str = ENGLISH) -> dict[str, str]:
    """The text of each section by its title ("12.3.14 Hyperdrive"), as a version of the rules has it.

    Rules that are not translated, or not section by section, are in English. Raises BadData where there are none, or
    an earlier version has a section that the newest does not know.
    """
    english = _read(info.slug, _file("rules", ENGLISH))
    sections = english.copy()
    if language != ENGLISH and numbers(info.slug, language) == [*english]:
        sections = _read(info.slug, _file("rules", language))
    else:
        language = ENGLISH
    for since in reversed(info.versions[version - 1 : -1]):
        files = [_file(f"rules-{since}", each) for each in (language, ENGLISH)]
        file = next((each for each in files if data_path(info.slug, each).is_file()), None)
        if file is None:
            continue
        for number, (title, text) in _read(info.slug, file).items():
            if number not in sections:
                raise BadData(f"{info.slug}/{file}", title, "section", "is not in rules.md")
            sections[number] = sections[number][0], text
    offered = {option.key for option in info.options}
    return {
        MARK.sub("", title): text
        for number, (title, text) in sections.items()
        if offered.issuperset(MARK.findall(english[number][0]))
    }


def numbers(slug: str, language: str) -> list[str]:
    """The numbers of the sections of a game's newest rules; none if there are no rules in that language."""
    file = _file("rules", language)
    return [*_read(slug, file)] if data_path(slug, file).is_file() else []


def _file(name: str, language: str) -> str:
    return f"{name}.md" if language == ENGLISH else f"{name}.{language}.md"


def _read(slug: str, file: str) -> dict[str, tuple[str, str]]:
    """By number, the title and the text of each section."""
    path: Path = data_path(slug, file)
    if not path.is_file():
        raise BadData(f"{slug}/{file}", "file", "path", "is missing")
    found: dict[str, tuple[str, str]] = {}
    for part in re.split(r"^#{1,3} ", path.read_text(encoding="utf-8"), flags=re.MULTILINE)[1:]:
        title, _, body = part.partition("\n")
        if body.strip():
            number, _, _ = title.partition(" ")
            found[number] = title.strip(), body.strip()
    if not found:
        raise BadData(f"{slug}/{file}", "file", "sections", "has no '## ' heading")
    return found
