"""The sentences of the house: each is said somewhere, each that is said exists, and none stands there twice."""

from __future__ import annotations

import ast
import re
from collections import Counter
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

from bot.engine.files import DATA
from bot.engine.words import words_of

ROOT = Path(__file__).resolve().parents[1]
GAMES = ("sol", "supernova")
SAYING = {"Text": "", "say": "", "say_key": "", "label": "", "Trouble": "refusal-", "Refused": "refusal-"}
"""The calls whose first argument is the key of a message, and what they put before it."""


@cache
def trees() -> list[tuple[Path, ast.Module]]:
    return [
        (path, ast.parse(path.read_text(encoding="utf-8")))
        for room in ("bot", "renderers")
        for path in sorted((ROOT / room).rglob("*.py"))
    ]


@cache
def written() -> tuple[frozenset[str], tuple[re.Pattern[str], ...]]:
    """The words of the program, names of parameters among them, and the patterns of those that it puts together."""
    whole: set[str] = set()
    joined: set[str] = set()
    for _, tree in trees():
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                whole |= {node.value, node.value.replace("_", "-")}
            elif isinstance(node, ast.arg):
                whole.add(node.arg.replace("_", "-"))
            elif isinstance(node, ast.JoinedStr):
                parts = [part.value if isinstance(part, ast.Constant) else "(.+)" for part in node.values]
                if re.fullmatch(r"[a-z0-9_-]+", "".join(map(str, parts)).replace("(.+)", "")):
                    joined.add("".join(map(str, parts)))
    return frozenset(whole), tuple(re.compile(each) for each in sorted(joined))


@cache
def is_written(word: str, depth: int = 3) -> bool:
    """Whether the program has the word as it is, or puts it together of words that it has."""
    whole, joined = written()
    if {word, f"~{word}"} & whole:
        return True
    return depth > 0 and any(
        found is not None and all(is_written(part, depth - 1) for part in found.groups())
        for pattern in joined
        if (found := pattern.fullmatch(word))
    )


def messages(room: str) -> list[str]:
    text = DATA / room / "text"
    files = [text / "en.ftl", *sorted((text / "en").glob("*.ftl"))]
    resources = [FluentParser().parse(file.read_text(encoding="utf-8")) for file in files]
    return [each.id.name for res in resources for each in res.body if isinstance(each, fluent.Message)]


def is_said(key: str) -> bool:
    """Whether the program says a message: by its key, or as a refusal or an event without the word before it."""
    short = re.sub(r"^(refusal|event)-", "", key)
    return is_written(key) or (short != key and is_written(short))


@pytest.mark.parametrize("room", ["house", *GAMES])
def test_no_message_stands_there_twice(room: str) -> None:
    assert [key for key, times in Counter(messages(room)).items() if times > 1] == []


def test_every_message_of_the_house_is_said_somewhere() -> None:
    assert [key for key in messages("house") if not is_said(key)] == []


def test_every_message_that_is_said_exists() -> None:
    words = [words_of(room) for room in ("house", *GAMES)]
    missing = []
    for path, tree in trees():
        for node in ast.walk(tree):
            if not isinstance(node, ast.Call) or not node.args:
                continue
            called = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            first = node.args[0]
            if called in SAYING and isinstance(first, ast.Constant) and isinstance(first.value, str):
                key = SAYING[called] + first.value
                if not any(room.has(key) for room in words):
                    missing.append(f"{path.relative_to(ROOT)}:{node.lineno}: {key}")
    assert missing == []
