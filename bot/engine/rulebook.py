"""The rules of a game as players read them: `data/<game>/rules.md`, in numbered sections.

Another language has `rules.LANGUAGE.md`, with the same sections. A section of a module names it at the end of its title
("22 Flagships {flagships}"); a game that does not offer this option is without it.
"""

from __future__ import annotations

import re
from pathlib import Path

from bot.engine.catalogues import ENGLISH
from bot.engine.errors import BadData
from bot.engine.files import data_path
from bot.engine.options import GameInfo

MARK = re.compile(r" \{(.+)\}$")
"""What stands at the end of the title of a section that belongs to a module. The English one counts."""


def rule_sections(info: GameInfo, language: str = ENGLISH) -> dict[str, str]:
    """The text of each section by its title ("12.3.14 Hyperdrive").

    Rules that are not translated, or not section by section, are in English. Raises BadData where there are none.
    """
    english = sections = _read(info.slug, _file(ENGLISH))
    if language != ENGLISH and numbers(info.slug, language) == [*english]:
        sections = _read(info.slug, _file(language))
    offered = {option.key for option in info.options}
    return {
        MARK.sub("", title): text
        for number, (title, text) in sections.items()
        if offered.issuperset(MARK.findall(english[number][0]))
    }


def numbers(slug: str, language: str) -> list[str]:
    """The numbers of the sections of a game's rules; none if there are no rules in that language."""
    file = _file(language)
    return [*_read(slug, file)] if data_path(slug, file).is_file() else []


def _file(language: str) -> str:
    return "rules.md" if language == ENGLISH else f"rules.{language}.md"


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
