"""The documents of the repository lead where they say, and the README stays short."""

from __future__ import annotations

import re
from datetime import date
from pathlib import Path

import pytest

from bot import __version__
from tests.packaging.papers import anchors, broken_links, links, missing_paths, missing_sections, papers

CHECKOUT = Path(__file__).parents[2]
OTHER_TEXTS = (
    "NOTICE",
    "compose.yaml",
    ".env.example",
    "Makefile",
    "Dockerfile",
    "pyproject.toml",
    ".ci/run",
)
README_LINES = 150


def test_every_link_leads_to_a_file_and_a_heading() -> None:
    every = papers(CHECKOUT)
    assert sum(len(list(links(paper.read_text(encoding="utf-8")))) for paper in every) > 50
    assert [fault for paper in every for fault in broken_links(CHECKOUT, paper)] == []


def test_every_path_that_is_named_exists() -> None:
    assert [fault for paper in papers(CHECKOUT) for fault in missing_paths(CHECKOUT, paper)] == []


def test_files_without_links_name_documents_and_sections_that_exist() -> None:
    code = [path for room in ("bot", "renderers", "tools") for path in (CHECKOUT / room).rglob("*.py")]
    every = [*(CHECKOUT / name for name in OTHER_TEXTS), *code]
    files = {path: text for path in every if ".md" in (text := path.read_text(encoding="utf-8"))}
    named = {each for text in files.values() for each in re.findall(r"\bdocs/[\w/-]+\.md\b", text)}
    assert named
    assert {document for document in named if not (CHECKOUT / document).exists()} == set()
    assert [fault for path in files for fault in missing_sections(CHECKOUT, path)] == []


def test_the_readme_is_short_and_leads_to_every_document() -> None:
    readme = (CHECKOUT / "README.md").read_text(encoding="utf-8")
    assert len(readme.splitlines()) <= README_LINES
    documents = {
        paper.relative_to(CHECKOUT).as_posix()
        for paper in papers(CHECKOUT)
        if paper.parent in (CHECKOUT, CHECKOUT / "docs")
    }
    assert documents - {"README.md"} <= set(links(readme))


def test_sections_of_the_changelog_have_days_newest_first() -> None:
    lines = (CHECKOUT / "CHANGELOG.md").read_text(encoding="utf-8").splitlines()
    titles = [line.removeprefix("## ") for line in lines if line.startswith("## ")]
    sections = [re.fullmatch(r"(?:(\d+\.\d+\.\d+) \()?(\d{4}-\d\d-\d\d)\)?", title) for title in titles]
    assert None not in sections, titles
    days = [date.fromisoformat(section[2]) for section in sections if section]
    assert days == sorted(set(days), reverse=True)
    assert next(section[1] for section in sections if section and section[1]) == __version__
    assert {line for line in lines if line.startswith("### ")} == {"### Added", "### Changed", "### Fixed"}


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("[a](docs/gone.md)", "README.md: docs/gone.md does not exist"),
        ("![a](docs/gone.png)", "README.md: docs/gone.png does not exist"),
        ("[a](../elsewhere.md)", "README.md: ../elsewhere.md does not exist"),
        ("[a]\n\n[a]: docs/gone.md", "README.md: docs/gone.md does not exist"),
        ('<img src="docs/gone.png">', "README.md: docs/gone.png does not exist"),
        ("[a](docs/guide.md#two)", "README.md: docs/guide.md#two leads to no heading"),
        ("[a](#two)", "README.md: #two leads to no heading"),
        ("[a](http://example.org/)", "README.md: http://example.org/ does not exist"),
        ("`docs/gone.md`", "README.md: `docs/gone.md` does not exist"),
        ("`python docs/gone.py`", "README.md: `docs/gone.py` does not exist"),
        ("`docs/<game>.txt`", "README.md: `docs/<game>.txt` does not exist"),
        ("`deep/gone.py`", "README.md: `deep/gone.py` does not exist"),
    ],
)
def test_a_broken_link_anchor_or_path_is_found(tmp_path: Path, text: str, fault: str) -> None:
    (tmp_path / "docs" / "deep").mkdir(parents=True)
    (tmp_path / "docs" / "deep" / "er.py").touch()
    (tmp_path / "docs" / "guide.md").write_text(
        "# One `x/y`\n\n## One, too\n\n## One, too\n", encoding="utf-8"
    )
    good = (
        "[a](docs/guide.md#one-xy) [b](docs/guide.md#one-too-1) [c](#here) `docs/<name>.md` `docs/` `a/b` `deep/er.py` "
        "[d](https://example.org/)\n\n# Here\n\n    [e](docs/gone.md)\n\n"
    )
    readme = tmp_path / "README.md"
    for written, faults in ((good, []), (good + text, [fault])):
        readme.write_text(written, encoding="utf-8")
        assert [*broken_links(tmp_path, readme), *missing_paths(tmp_path, readme)] == faults


def test_a_section_that_is_gone_is_found(tmp_path: Path) -> None:
    (tmp_path / "GUIDE.md").write_text("# Backing up\n", encoding="utf-8")
    text = tmp_path / "compose.yaml"
    text.write_text('# see GUIDE.md, "Backing up", and GUIDE.md, "Going back"\n', encoding="utf-8")
    assert list(missing_sections(tmp_path, text)) == ["compose.yaml: GUIDE.md has no section “Going back”"]


def test_anchors_are_those_of_github() -> None:
    text = "# What’s *new*, in `1.0`?\n\n## /config\n\n## A–B & c_d-e\n\n## [Linked](x.md)\n\n## /config\n"
    assert anchors(text) == {"whats-new-in-10", "config", "ab--c_d-e", "linked", "config-1"}
