"""Reads the Markdown of the repository: what its links, anchors and names of files lead to."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from itertools import count, pairwise
from pathlib import Path, PurePosixPath
from urllib.parse import unquote

from markdown_it import MarkdownIt
from markdown_it.token import Token

MARKDOWN = MarkdownIt("commonmark", {"html": True}).enable("table")

BUILT = {"build", "dist", "out", "__pycache__"}
"""Folders that a build leaves behind; hidden ones but `.github` and `.ci` are not read either."""

PATH = re.compile(r"\.?\w[\w.<>*-]*(?:/[\w.<>*-]+)*/?")
"""A file, or a folder with a slash behind it; `<game>` and `*` stand for any name."""

SOURCES = (".py", ".ftl", ".md")
"""Endings by which a path is known that begins below the root, such as `afterglow/core/flight.py`."""

SECTION = re.compile(r"""(?<![\w/])((?:docs/)?[\w-]+\.md), ["“*]([^"”*\n]+)["”*]""")
"""A section of a document as texts without links name it: docs/operating.md, "Backing up"."""


def papers(root: Path) -> list[Path]:
    """Every Markdown file of the repository."""
    return sorted(path for path in _files(root) if path.suffix == ".md")


@cache
def _files(folder: Path) -> tuple[Path, ...]:
    """The files of a folder and of all below it, without what is built."""
    found: list[Path] = []
    for path in folder.iterdir():
        if path.is_file():
            found.append(path)
        elif path.name not in BUILT and (not path.name.startswith(".") or path.name in (".github", ".ci")):
            found += _files(path)
    return tuple(found)


def tokens(text: str) -> Iterator[Token]:
    """Every token of a document, also those inside a line, in order."""
    for token in MARKDOWN.parse(text):
        yield token
        yield from token.children or ()


def anchors(text: str) -> set[str]:
    """The anchors that GitHub gives to the headings of a document; a heading that comes again gets a number."""
    found: set[str] = set()
    parsed = MARKDOWN.parse(text)
    for opening, inline in pairwise(parsed):
        if opening.type == "heading_open":
            words = "".join(child.content for child in inline.children or () if child.type != "image")
            slug = re.sub(r"[^\w\- ]", "", words.lower()).replace(" ", "-")
            found.add(next(name for n in count() if (name := f"{slug}-{n}" if n else slug) not in found))
    return found


def links(text: str) -> Iterator[str]:
    """Where each link and picture of a document leads."""
    for token in tokens(text):
        if token.type in ("html_block", "html_inline"):
            yield from re.findall(r"""\b(?:href|src)=["']([^"']+)["']""", token.content)
        elif (to := token.attrGet("href") or token.attrGet("src")) is not None:
            yield str(to)


def broken_links(root: Path, paper: Path) -> Iterator[str]:
    """Links of a document to a file or an anchor that does not exist, and those that lead out of the repository."""
    for link in links(paper.read_text(encoding="utf-8")):
        if re.match(r"https://[\w.-]+\.\w+(/|$)", link):
            continue
        path, _, anchor = unquote(link).partition("#")
        target = (paper.parent / path).resolve() if path else paper
        if not target.is_relative_to(root.resolve()) or not target.exists():
            yield f"{paper.relative_to(root)}: {link} does not exist"
        elif anchor and (target.suffix != ".md" or anchor not in anchors(target.read_text(encoding="utf-8"))):
            yield f"{paper.relative_to(root)}: {link} leads to no heading"


def missing_paths(root: Path, paper: Path) -> Iterator[str]:
    """Files and folders of the repository that a document names as code and that do not exist."""
    files = _files(root)
    top = {path.name for path in root.iterdir() if path.name not in BUILT}
    for token in tokens(paper.read_text(encoding="utf-8")):
        if token.type != "code_inline":
            continue
        for word in token.content.split():
            name = word.strip("“”\"',;:()")
            parts = PurePosixPath(name).parts
            if "/" not in name or not PATH.fullmatch(name) or parts[0] in BUILT:
                continue
            if parts[0] in top:
                exists = any(root.glob(re.sub(r"<\w+>", "*", name.rstrip("/"))))
            elif name.endswith(SOURCES):
                exists = any(path.match(name) for path in files)
            else:
                continue
            if not exists:
                yield f"{paper.relative_to(root)}: `{name}` does not exist"


def missing_sections(root: Path, file: Path) -> Iterator[str]:
    """Sections of a document that a file names, such as docs/operating.md, "Backing up", and that do not exist."""
    for document, section in SECTION.findall(file.read_text(encoding="utf-8")):
        target = root / document
        slug = re.sub(r"[^\w\- ]", "", section.lower()).replace(" ", "-")
        if not target.exists() or slug not in anchors(target.read_text(encoding="utf-8")):
            yield f"{file.relative_to(root)}: {document} has no section “{section}”"
