"""Which messages the code names: the keys written in it, the patterns it builds keys from, the values it gives them."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path


@dataclass(frozen=True)
class Saying:
    """A function that takes the key of a message: where the key stands, what is put before it, how values are given.

    `values` is the place of a dictionary of values, "named" for keyword arguments, None where it cannot be known.
    """

    place: int
    before: str = ""
    values: int | str | None = None


SAYINGS = {
    "Text": Saying(0, "", 1),
    "text": Saying(0, "", "named"),
    "term": Saying(0),
    "say": Saying(0, "", "named"),
    "say_key": Saying(0, "", "named"),
    "label": Saying(0, "", "named"),
    "Event": Saying(0, "event-", 1),
    "tell": Saying(0, "event-", "named"),
    "tell_chance": Saying(0, "event-", "named"),
    "tell_partly": Saying(0, "event-", "named"),
    "Illegal": Saying(1, "refusal-", 2),
    "BadOptions": Saying(1, "refusal-", 2),
    "Refused": Saying(0, "refusal-", "named"),
    "Trouble": Saying(0, "refusal-", 1),
    "about": Saying(0, "command-"),
    "spoken": Saying(0),
    "spoken_help": Saying(0),
    "called": Saying(1, "command-"),
    "choice": Saying(0),
}
"""The functions of the engine and the house whose argument is the key of a message."""

_ANY = "(.+?)"
_KEY = re.compile(r"[a-z]([a-z0-9_-]|\(\.\+\?\)|\(\?:[a-z0-9_|-]*\))*")
_TELLING = re.compile(r"[a-z]{2}")
"""What a pattern needs beside its gaps to say anything: one made of gaps alone fits every word."""


@dataclass(frozen=True)
class Use:
    """A message that the code names at one place. `key` is a regular expression where the code builds it.

    `values` are the names of the values given, None where that cannot be known.
    """

    key: str
    where: str
    built: bool = False
    values: frozenset[str] | None = None

    def fits(self, key: str) -> bool:
        """Whether this may be the message of that key."""
        return re.fullmatch(self.key, key) is not None if self.built else key == self.key


@dataclass(frozen=True)
class Written:
    """The words that stand in code or data, and the patterns that code builds words from."""

    words: frozenset[str]
    patterns: tuple[re.Pattern[str], ...]

    def has(self, word: str, depth: int = 3) -> bool:
        """Whether the word stands there, or can be built of words that do."""
        if word in self.words or f"~{word}" in self.words or word.isdigit():
            return True
        return depth > 0 and any(
            all(self.has(part, depth - 1) for part in found.groups())
            for pattern in self.patterns
            if (found := pattern.fullmatch(word)) is not None
        )

    def says(self, key: str) -> bool:
        """Whether a message is named: by its key, or as an event or refusal without the word before it."""
        short = re.sub(r"^(refusal|event)-", "", key)
        return self.has(key) or (short != key and self.has(short))


def python_files(folders: Iterable[Path], without: Sequence[Path] = ()) -> list[Path]:
    """The Python files under some folders (or those files themselves), in order, except those under others."""
    return [
        path
        for folder in folders
        for path in ([folder] if folder.is_file() else sorted(folder.rglob("*.py")))
        if not any(path.is_relative_to(other) for other in without)
    ]


@lru_cache(maxsize=1024)
def nodes(path: Path) -> tuple[ast.AST, ...]:
    """Every node of the syntax tree of a file, but for the parts of strings that are built."""
    every = list(ast.walk(ast.parse(path.read_text(encoding="utf-8"), str(path))))
    parts = {part for node in every if isinstance(node, ast.JoinedStr) for part in node.values}
    return tuple(node for node in every if node not in parts or not isinstance(node, ast.Constant))


def uses(files: Sequence[Path], *, handed_on: bool = False) -> list[Use]:
    """Every message that the files name; `handed_on`: also through functions of theirs that hand a key on."""
    sayings = _with_own(files) if handed_on else SAYINGS
    return [use for path in files for use in _uses(path, sayings)]


def _uses(path: Path, sayings: Mapping[str, Saying]) -> Iterator[Use]:
    for node in nodes(path):
        where = f"{path.parent.name}/{path.name}:{getattr(node, 'lineno', 0)}"
        if isinstance(node, ast.Call) and (saying := sayings.get(_called(node))) is not None:
            yield from _named(node, saying, where)
        elif isinstance(node, ast.Constant | ast.JoinedStr):
            for key, built in _keys(node):
                if key.startswith("~") and _KEY.fullmatch(key[1:]):
                    yield Use(key[1:], where, built)


def written(files: Sequence[Path], further: Iterable[str] = ()) -> Written:
    """The words of the files, names of parameters among them, and `further` words, such as those of data files."""
    found = [_written(path) for path in files]
    words = frozenset(further).union(*(words for words, _ in found))
    built = {pattern for _, patterns in found for pattern in patterns}
    return Written(words, tuple(re.compile(each) for each in sorted(built)))


@lru_cache(maxsize=1024)
def _written(path: Path) -> tuple[frozenset[str], frozenset[str]]:
    """The words of a file, and the patterns from which it builds words."""
    words: set[str] = set()
    built: set[str] = set()
    for node in nodes(path):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            words |= {node.value, node.value.replace("_", "-")}
        elif isinstance(node, ast.arg):
            words.add(node.arg.replace("_", "-"))
        elif isinstance(node, ast.JoinedStr):
            pattern = _pattern(node).removeprefix("~")
            if _KEY.fullmatch(pattern.replace(_ANY, "a")) and _TELLING.search(pattern):
                built.add(pattern)
        elif isinstance(node, ast.ClassDef):
            targets = [one for each in node.body if isinstance(each, ast.Assign) for one in each.targets]
            words |= {target.id.lower() for target in targets if isinstance(target, ast.Name)}
    return frozenset(words), frozenset(built)


def _named(call: ast.Call, saying: Saying, where: str) -> Iterator[Use]:
    if len(call.args) <= saying.place:
        return
    values = _values(call, saying)
    for key, built in _keys(call.args[saying.place]):
        key = saying.before + key
        if _KEY.fullmatch(key):
            yield Use(key, where, built, values)


def _values(call: ast.Call, saying: Saying) -> frozenset[str] | None:
    """The names of the values that a call gives, as far as they stand in the call."""
    if saying.values is None:
        return None
    if saying.values == "named":
        names = [keyword.arg for keyword in call.keywords]
        return None if None in names else frozenset(name for name in names if name is not None)
    given = call.args[int(saying.values)] if len(call.args) > int(saying.values) else None
    given = given or next((keyword.value for keyword in call.keywords if keyword.arg == "values"), None)
    if given is None:
        return frozenset()
    if not isinstance(given, ast.Dict):
        return None
    keys = [key.value if isinstance(key, ast.Constant) else None for key in given.keys]
    return None if None in keys else frozenset(str(key) for key in keys)


def _keys(node: ast.expr) -> Iterator[tuple[str, bool]]:
    """The strings that an expression may be, and of each whether it is a pattern."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value, False
    elif isinstance(node, ast.JoinedStr):
        yield _pattern(node), True
    elif isinstance(node, ast.IfExp):
        yield from _keys(node.body)
        yield from _keys(node.orelse)
    elif isinstance(node, ast.BoolOp):
        for value in node.values:
            yield from _keys(value)


def _pattern(node: ast.JoinedStr) -> str:
    return "".join(_part(part) for part in node.values)


def _part(part: ast.expr) -> str:
    """A part of a built string as a regular expression: one of two words, or anything."""
    if isinstance(part, ast.Constant):
        return str(part.value)
    if isinstance(part, ast.FormattedValue) and isinstance(part.value, ast.IfExp):
        words = [each.value if isinstance(each, ast.Constant) else None for each in _ends(part.value)]
        if all(isinstance(word, str) and re.fullmatch(r"[a-z0-9_-]*", word) for word in words):
            return f"(?:{'|'.join(sorted(map(str, words), reverse=True))})"
    return _ANY


def _ends(node: ast.expr) -> Iterator[ast.expr]:
    if isinstance(node, ast.IfExp):
        yield from _ends(node.body)
        yield from _ends(node.orelse)
    else:
        yield node


def _called(call: ast.Call) -> str:
    return call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")


def _with_own(files: Sequence[Path]) -> dict[str, Saying]:
    """The known functions, and those of the files that hand a parameter of theirs on to one of them as a key."""
    sayings = dict(SAYINGS)
    functions = [(name, node) for path in files for name, node in _functions(path) if name not in SAYINGS]
    calls = [[each for each in ast.walk(node) if isinstance(each, ast.Call)] for _, node in functions]
    while True:
        more: dict[str, Saying] = {}
        for (name, node), called in zip(functions, calls, strict=True):
            if name not in sayings and (saying := _hands_on(node, called, sayings)) is not None:
                more[name] = saying
        if not more:
            return sayings
        sayings |= more


_Function = ast.FunctionDef | ast.AsyncFunctionDef


def _functions(path: Path) -> Iterator[tuple[str, _Function]]:
    """Every function by the name under which it is called: a constructor by that of its class."""
    for node in nodes(path):
        if isinstance(node, ast.ClassDef):
            for each in node.body:
                if isinstance(each, ast.FunctionDef) and each.name == "__init__":
                    yield node.name, each
        elif isinstance(node, _Function) and node.name != "__init__":
            yield node.name, node


def _hands_on(node: _Function, calls: Sequence[ast.Call], sayings: Mapping[str, Saying]) -> Saying | None:
    """How a function takes a key that it hands on whole, or behind a word of its own; None where it takes none."""
    parameters = [*node.args.posonlyargs, *node.args.args]
    if parameters and parameters[0].arg in ("self", "cls"):
        del parameters[0]
    own = [arg.arg if getattr(arg.annotation, "id", "") == "str" else "" for arg in parameters]
    for call in calls:
        saying = sayings.get(_called(call))
        if saying is None or len(call.args) <= saying.place:
            continue
        before, key = "", call.args[saying.place]
        if isinstance(key, ast.JoinedStr) and len(key.values) == 2:
            first, last = key.values
            if isinstance(first, ast.Constant) and isinstance(last, ast.FormattedValue):
                before, key = str(first.value), last.value
        if isinstance(key, ast.Name) and key.id in own:
            return Saying(own.index(key.id), saying.before + before)
    return None
