"""The rules of a game as players read them: `data/<game>/rules.md`, in numbered sections.

Another language has `rules.LANGUAGE.md`, with the same sections. Comments under a title are not shown:

    ## 22 Flagships {flagships}
    <!-- big ship, mothership -->
    <!-- asked: flagship, module -->

The first has words by which players look for the section, in their language. The second names the questions of the
game (messages `ask-NAME`) that the section explains. What stands in braces says at which tables the section is in play:
where the option `flagships` is on, `{edition=boxed}` where it has that value, `{mode=coop, seats=1}` where one is so.
A game without this option is without the section. Braces and questions count in English.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path

import msgspec

from bot.engine.catalogues import ENGLISH
from bot.engine.errors import BadData
from bot.engine.files import data_path
from bot.engine.options import GameInfo

MARK = re.compile(r" \{(.+)\}$")
COMMENT = re.compile(r"<!-- *(.*?) *-->\n*", re.DOTALL)
ASKED = "asked:"
SEATS = "seats"
"""What a mark calls the number of seats at a table."""


class RuleSection(msgspec.Struct, frozen=True):
    """A numbered section; its `title` begins with the number.

    `words` are those of players, `asked` the names of questions, `marks` where it is in play: KEY or KEY=VALUE.
    """

    number: str
    title: str
    text: str
    words: str = ""
    asked: tuple[str, ...] = ()
    marks: tuple[str, ...] = ()

    @property
    def options(self) -> set[str]:
        """The options that decide whether it is in play."""
        return {mark.partition("=")[0] for mark in self.marks} - {SEATS}

    def in_play(self, options: Mapping[str, str], seats: int) -> bool:
        """Whether it counts at a table with these options and this many seats (0: not known yet)."""
        known = {**options, SEATS: str(seats)}
        return not self.marks or any(
            known.get(key) == (value or "on")
            for key, _, value in (mark.partition("=") for mark in self.marks)
        )


def rule_sections(info: GameInfo, language: str = ENGLISH) -> list[RuleSection]:
    """The sections of a game's rules, in their order.

    Rules that are not translated, or not section by section, are in English. Raises BadData where there are none.
    """
    english = said = _read(info.slug, _file(ENGLISH))
    if language != ENGLISH and numbers(info.slug, language) == [*english]:
        said = _read(info.slug, _file(language))
    offered = {option.key for option in info.options}
    sections = [
        msgspec.structs.replace(said[number], asked=each.asked, marks=each.marks)
        for number, each in english.items()
    ]
    return [section for section in sections if section.options <= offered]


def numbers(slug: str, language: str) -> list[str]:
    """The numbers of the sections of a game's rules; none if there are no rules in that language."""
    file = _file(language)
    return [*_read(slug, file)] if data_path(slug, file).is_file() else []


def _file(language: str) -> str:
    return "rules.md" if language == ENGLISH else f"rules.{language}.md"


def _read(slug: str, file: str) -> dict[str, RuleSection]:
    """The sections of a file by number."""
    path: Path = data_path(slug, file)
    if not path.is_file():
        raise BadData(f"{slug}/{file}", "file", "path", "is missing")
    found: dict[str, RuleSection] = {}
    for part in re.split(r"^#{1,3} ", path.read_text(encoding="utf-8"), flags=re.MULTILINE)[1:]:
        title, _, body = part.partition("\n")
        comments, text = COMMENT.findall(body), COMMENT.sub("", body).strip()
        if text:
            number, _, _ = title.partition(" ")
            asked = [each.removeprefix(ASKED) for each in comments if each.startswith(ASKED)]
            words = [each for each in comments if not each.startswith(ASKED)]
            found[number] = RuleSection(
                number,
                MARK.sub("", title).strip(),
                text,
                " ".join(words),
                tuple(re.findall(r"[\w-]+", " ".join(asked))),
                tuple(mark.strip() for each in MARK.findall(title) for mark in each.split(",")),
            )
    if not found:
        raise BadData(f"{slug}/{file}", "file", "sections", "has no '## ' heading")
    return found
