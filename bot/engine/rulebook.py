"""The rules of a game as players read them: `data/<game>/rules.md`, in numbered sections.

`rules-V.md` beside it holds those sections that have changed since version V of the rules, as they were then.
"""

from __future__ import annotations

import re
from pathlib import Path

from bot.engine.errors import BadData
from bot.engine.files import data_path
from bot.engine.options import GameInfo


def rule_sections(info: GameInfo, version: int) -> dict[str, str]:
    """The text of each section by its title ("12.3.14 Hyperdrive"), as a version of the rules has it.

    Raises BadData where there are none, or an earlier version has a section that the newest does not know.
    """
    sections = _read(info.slug, "rules.md")
    titles = {_number(title): title for title in sections}
    for since in reversed(info.versions[version - 1 : -1]):
        file = f"rules-{since}.md"
        if not data_path(info.slug, file).is_file():
            continue
        for title, text in _read(info.slug, file).items():
            if _number(title) not in titles:
                raise BadData(f"{info.slug}/{file}", title, "section", "is not in rules.md")
            sections[titles[_number(title)]] = text
    return sections


def _number(title: str) -> str:
    return title.partition(" ")[0]


def _read(slug: str, file: str) -> dict[str, str]:
    path: Path = data_path(slug, file)
    if not path.is_file():
        raise BadData(f"{slug}/{file}", "file", "path", "is missing")
    found: dict[str, str] = {}
    for part in re.split(r"^#{2,3} ", path.read_text(encoding="utf-8"), flags=re.MULTILINE)[1:]:
        title, _, body = part.partition("\n")
        if body.strip():
            found[title.strip()] = body.strip()
    if not found:
        raise BadData(f"{slug}/{file}", "file", "sections", "has no '## ' heading")
    return found
