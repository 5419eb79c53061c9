"""Finds English that no native speaker writes: `python -m tests.english` names each, with its line and what is better.

It reads the catalogues, the rules of each game, and the papers for those who play or run the bot.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

CHECKOUT = Path(__file__).parents[1]
PAPERS = (
    *("README.md", "CHANGELOG.md", "PRIVACY.md", "SECURITY.md", "TERMS.md"),
    *("docs/admins.md", "docs/fair-dealing.md", "docs/first-run.md", "docs/operating.md"),
)


class Row(NamedTuple):
    """Words to avoid and what is better. `spared` are the places that mean something else, each with the reason.

    A place is a file and the key of a message, or a file and the number of a section. A space in the pattern is any
    white space.
    """

    avoid: str
    better: str
    spared: Mapping[str, str] = {}


class Passage(NamedTuple):
    """A piece of text: its file, the place in it, the line where it begins, and the words."""

    file: str
    key: str
    line: int
    text: str


ROOM = "how much there is room for"
SCORE = "how a game stands is what its score says"

ROWS = (
    Row(r"of (?:yours|theirs|hers|ours|mine)\b", "your, their: “one of your ships” or “your ship”"),
    Row(r"\bany more\b", "no longer"),
    Row(r"\bsomebody\b", "someone"),
    Row(r"\bwhoever\b", "the player who, or anyone who"),
    Row(r"\blikings?\b", "preferences, settings"),
    Row(r"\bin all(?= \(|[.,;:)]|\n|$)", "in total"),
    Row(r"\btakes? none\b|\bwhat takes no\b", "needs no: “what needs no action”"),
    Row(r"\bdearer\b", "costs more, more expensive"),
    Row(r"\bnot ready yet\b", "say what goes on: “is still running”"),
    Row(
        r"\bholds\b(?! (?:back|off|out|up)\b)|\b(?:you|they|who)(?: still| already| do not)? hold\b",
        "has, is in",
        {
            "data/factions/text/en/effects.ftl: brief-battery": ROOM,
            "data/factions/text/en/effects.ftl: brief-cargo": ROOM,
            "data/factions/text/en/pictures.ftl: picture-holds-battery": ROOM,
            "data/factions/text/en/pictures.ftl: picture-holds-cargo": ROOM,
        },
    ),
    Row(
        r"\b(?:lie|lies|lying)\b|\bstand(?:s|ing)?\b(?! orders?\b| still\b|-in\b| in(?: for| until| here| …|[.,;]|$))",
        "is, are",
        {
            "data/house/text/en.ftl: was-away": SCORE,
            "data/house/text/en.ftl: discord-trouble": SCORE,
            "data/house/text/en/archive.ftl: refusal-stopping-saved": SCORE,
        },
    ),
    Row(
        r"(?:^|(?<=[.:;†] )|(?<=\n))(?-i:Where) (?=[^?.;\n]*[.;,:])"
        r"|\b(?:even|except|also) where\b"
        r"|\bwhere (?:a game has|the rules (?:allow|let)|several|none of|nothing|you hold|you cannot|it goes)\b"
        r"|\bwhere (?:it does|they do) not fit\b",
        "if, when",
    ),
)


class _Texts(Visitor):
    """Collects the pieces of text of a message, with where each begins."""

    def __init__(self) -> None:
        self.found: list[tuple[int, str]] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802 (the name Fluent calls)
        self.found.append((_start(node), node.value))

    def visit_StringLiteral(self, node: ast.StringLiteral) -> None:  # noqa: N802 (the name Fluent calls)
        self.found.append((_start(node), node.value))


def _start(node: ast.SyntaxNode) -> int:
    assert node.span is not None
    return node.span.start


def of_catalogue(file: str, text: str) -> Iterator[Passage]:
    """The texts of the messages of a catalogue, without its comments."""
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ast.Message | ast.Term):
            texts = _Texts()
            texts.visit(entry)
            for start, words in texts.found:
                yield Passage(file, entry.id.name, text.count("\n", 0, start) + 1, words)


def of_paper(file: str, text: str) -> Iterator[Passage]:
    """The sections of a paper, each with its number or, without one, the title as its key. Code is left out."""
    spoken = re.sub(r"`[^`\n]*`", lambda code: "`" * len(code[0]), text)
    starts = [0, *(heading.start() for heading in re.finditer(r"^#+ ", spoken, re.MULTILINE))]
    for start, end in zip(starts, [*starts[1:], len(spoken)], strict=True):
        title = re.match(r"#+ (\d[\w.]*|.*)", text[start:end])
        yield Passage(file, title[1] if title else "", text.count("\n", 0, start) + 1, spoken[start:end])


def faults(passages: Sequence[Passage], rows: Sequence[Row] = ROWS) -> list[str]:
    """What is to be said better, each with its file, line and place; exceptions that spare nothing come last."""
    found, met = [], set()
    for row in rows:
        pattern = re.compile(row.avoid.replace(" ", r"\s"), re.IGNORECASE)
        for each in passages:
            for hit in pattern.finditer(each.text):
                place = f"{each.file}: {each.key}"
                if place in row.spared:
                    met.add((row.better, place))
                    continue
                line = each.line + each.text.count("\n", 0, hit.start())
                words = " ".join(hit[0].split())
                found.append((each.file, line, f"{each.key}: “{words}”, better: {row.better}"))
    unused = [(row, place) for row in rows for place in row.spared if (row.better, place) not in met]
    return [
        *(f"{file}:{line}: {said}" for file, line, said in sorted(found)),
        *(f"{place}: needs no exception from “{row.better}”" for row, place in unused),
    ]


def passages(root: Path) -> Iterator[Passage]:
    """All that players and admins read of a checkout in English."""
    data = root / "data"
    for path in sorted([*data.glob("*/text/en.ftl"), *data.glob("*/text/en/*.ftl")]):
        yield from of_catalogue(path.relative_to(root).as_posix(), path.read_text(encoding="utf-8"))
    for path in [*sorted(data.glob("*/rules.md")), *(root / name for name in PAPERS)]:
        yield from of_paper(path.relative_to(root).as_posix(), path.read_text(encoding="utf-8"))


def main() -> int:
    """Read everything; 1 if something is to be said better."""
    found = faults(list(passages(CHECKOUT)))
    print(*found, sep="\n" if found else "")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
