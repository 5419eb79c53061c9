"""The guide to adding a game shows the code of its sample, and names all that a game must have."""

from __future__ import annotations

import re
from importlib.util import find_spec
from pathlib import Path

from bot.checks.complete import FIRST_SECTION, FOR_NEWCOMERS
from bot.checks.contract import PARTS, TOGETHER
from bot.checks.words import OF_EVERY_GAME

CHECKOUT = Path(__file__).parents[2]
GUIDE = CHECKOUT / "docs" / "games.md"
SAMPLE = CHECKOUT / "tests" / "games" / "sample"
SHOWN = (
    *(SAMPLE / "ferries").glob("*.py"),
    *(SAMPLE / "data" / "ferries").rglob("*.*"),
    CHECKOUT / "tests" / "games" / "test_ferries.py",
)
"""The files whose code the guide shows."""

FENCE = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def blocks() -> list[tuple[str, str]]:
    """The language and the text of each block of code."""
    return FENCE.findall(GUIDE.read_text(encoding="utf-8"))


def squeezed(text: str) -> str:
    """A text without its spaces: the formatter breaks lines of the guide otherwise than those of the sample."""
    return "".join(text.split())


def test_each_block_of_code_is_in_the_sample() -> None:
    texts = [squeezed(path.read_text(encoding="utf-8")) for path in SHOWN if path.is_file()]
    shown = [block for language, block in blocks() if language != "sh"]
    assert len(shown) > 25
    assert [block for block in shown if not any(squeezed(block) in text for text in texts)] == []


def test_each_command_can_be_given() -> None:
    makefile = (CHECKOUT / "Makefile").read_text(encoding="utf-8")
    commands = [line for language, block in blocks() if language == "sh" for line in block.splitlines()]
    assert len(commands) > 5
    for command in commands:
        words = re.sub(r"^\w+=\"[^\"]*\" ", "", command).split()
        if words[0] == "make":
            assert re.search(rf"^{words[1]}:", makefile, re.MULTILINE), command
        else:
            assert words[:2] == ["python", "-m"], command
            assert find_spec(words[2]) is not None, command


def test_all_that_is_obligatory_is_named() -> None:
    obligatory = GUIDE.read_text(encoding="utf-8").partition("## What is obligatory")[2].partition("\n## ")[0]
    named = re.findall(r"[\w-]+", " ".join(re.findall(r"`([^`]+)`", obligatory)))
    together = [part for parts in TOGETHER for part in parts]
    assert {*PARTS, *FOR_NEWCOMERS, *OF_EVERY_GAME, *together} <= {*named}
    assert FIRST_SECTION in obligatory


def test_every_field_and_method_that_the_guide_names_is_there() -> None:
    """So that a name that changes in the code does not stay on the page."""
    text = re.sub(FENCE, "", GUIDE.read_text(encoding="utf-8"))
    code = "\n".join(
        path.read_text(encoding="utf-8")
        for folder in ("bot", "renderers", "tests/games")
        for path in (CHECKOUT / folder).rglob("*.py")
    )
    words = {word for word in re.findall(r"`(?:\w+\.)?([a-z_]+[a-z])`", text)}
    assert len(words) > 30
    assert {word for word in words if not re.search(rf"\b{word}\b", code)} == set()
