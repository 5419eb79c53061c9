"""Which messages the code names: the keys written in it, the patterns it builds keys from, the values it gives them."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import TypeGuard

from bot.checks.refusals import Refusing, refusing


@dataclass(frozen=True)
class Saying:
    """A function that takes the key of a message: where the key stands, what is put before it, how values are given.

    `values` is the place of a dictionary of values, "named" for keyword arguments, None where it cannot be known.
    `attribute` is one that the message must have.
    """

    place: int
    before: str = ""
    values: int | str | None = None
    attribute: str = ""


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
    "tell_partly": Saying(0, "event-", "named", "hidden"),
    "Illegal": Saying(1, "refusal-", 2),
    "BadOptions": Saying(1, "refusal-", 2),
    "Refused": Saying(0, "refusal-", "named"),
    "Trouble": Saying(0, "refusal-", 1),
    "RefusalWithButton": Saying(0, "refusal-", 1),
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

    `values` are the names of the values given, None where that cannot be known. `attribute` is one that it must have.
    """

    key: str
    where: str
    built: bool = False
    values: frozenset[str] | None = None
    attribute: str = ""

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


@dataclass(frozen=True, slots=True)
class Call:
    """A call with arguments that may be keys: of each its place, the string, and whether that is a pattern.

    `named` are the names of the keyword arguments, `tables` the keys of the dictionary at each place, `table` those of
    the argument `values`; None where they cannot be known.
    """

    name: str
    line: int
    keys: tuple[tuple[int, str, bool], ...]
    named: frozenset[str] | None
    tables: tuple[frozenset[str] | None, ...]
    table: frozenset[str] | None


@dataclass(frozen=True, slots=True)
class Function:
    """A function by the name under which it is called: a constructor by that of its class.

    `handed` is how it hands on parameters of its own: to what, at which place, behind which word, and which parameter.
    """

    name: str
    handed: tuple[tuple[str, int, str, int], ...]


@dataclass(frozen=True, slots=True)
class Source:
    """What the checks need to know of a file: much less than its syntax tree.

    `marked` are the strings that are marked as keys of messages: line, key, and whether that is a pattern. `words` and
    `patterns` are the words in it, and the patterns from which it builds words. `refusals` is where it makes some.
    """

    calls: tuple[Call, ...]
    functions: tuple[Function, ...]
    marked: tuple[tuple[int, str, bool], ...]
    words: frozenset[str]
    patterns: frozenset[str]
    refusals: tuple[Refusing, ...]


@lru_cache(maxsize=1024)
def source(path: Path) -> Source:
    """What stands in a file, found in one pass."""
    calls: list[Call] = []
    functions: list[Function] = []
    marked: list[tuple[int, str, bool]] = []
    words: set[str] = set()
    patterns: set[str] = set()
    parts: set[ast.AST] = set()
    tree = ast.parse(path.read_text(encoding="utf-8"), str(path))
    for node in ast.walk(tree):
        if node in parts:
            continue
        if isinstance(node, ast.Constant | ast.JoinedStr):
            if isinstance(node, ast.JoinedStr):
                parts.update(part for part in node.values if isinstance(part, ast.Constant))
            for key, built in _keys(node):
                if key.startswith("~") and _KEY.fullmatch(key[1:]):
                    marked.append((node.lineno, key[1:], built))
                if not built:
                    words |= {key, key.replace("_", "-")}
                elif _KEY.fullmatch(key.removeprefix("~").replace(_ANY, "a")) and _TELLING.search(key):
                    patterns.add(key.removeprefix("~"))
        elif isinstance(node, ast.Call):
            if keys := [(place, *key) for place, arg in enumerate(node.args) for key in _keys(arg)]:
                calls.append(_call(node, keys))
        elif isinstance(node, ast.arg):
            words.add(node.arg.replace("_", "-"))
        elif isinstance(node, ast.ClassDef):
            targets = [one for each in node.body if isinstance(each, ast.Assign) for one in each.targets]
            words |= {target.id.lower() for target in targets if isinstance(target, ast.Name)}
            functions += [_function(node.name, each) for each in node.body if _is_constructor(each)]
        elif isinstance(node, _FUNCTION) and node.name != "__init__":
            functions.append(_function(node.name, node))
    told = tuple(calls), tuple(functions), tuple(marked)
    return Source(*told, frozenset(words), frozenset(patterns), refusing(tree))


def uses(files: Sequence[Path], *, handed_on: bool = False) -> list[Use]:
    """Every message that the files name; `handed_on`: also through functions of theirs that hand a key on."""
    sayings = _with_own(files) if handed_on else SAYINGS
    return [use for path in files for use in _uses(path, sayings)]


def made(files: Iterable[Path]) -> list[tuple[str, Refusing]]:
    """Where the files make refusals: the file of each, and the line with its keys."""
    return [(_short(path), refusal) for path in files for refusal in source(path).refusals]


def _short(path: Path) -> str:
    return f"{path.parent.name}/{path.name}"


def _uses(path: Path, sayings: Mapping[str, Saying]) -> Iterator[Use]:
    file = _short(path)
    for call in source(path).calls:
        if (saying := sayings.get(call.name)) is not None:
            yield from _named(call, saying, f"{file}:{call.line}")
    for line, key, built in source(path).marked:
        yield Use(key, f"{file}:{line}", built)


def written(files: Sequence[Path], further: Iterable[str] = ()) -> Written:
    """The words of the files, names of parameters among them, and `further` words, such as those of data files."""
    found = [source(path) for path in files]
    words = frozenset(further).union(*(each.words for each in found))
    built = {pattern for each in found for pattern in each.patterns}
    return Written(words, tuple(re.compile(each) for each in sorted(built)))


def _named(call: Call, saying: Saying, where: str) -> Iterator[Use]:
    for place, key, built in call.keys:
        if place == saying.place and _KEY.fullmatch(key := saying.before + key):
            yield Use(key, where, built, _values(call, saying), saying.attribute)


def _values(call: Call, saying: Saying) -> frozenset[str] | None:
    """The names of the values that a call gives, as far as they stand in the call."""
    if isinstance(saying.values, int):
        return call.tables[saying.values] if len(call.tables) > saying.values else call.table
    return None if saying.values is None else call.named


def _call(call: ast.Call, keys: Iterable[tuple[int, str, bool]]) -> Call:
    names = [keyword.arg for keyword in call.keywords]
    named = None if None in names else frozenset(name for name in names if name is not None)
    table = next((_table(keyword.value) for keyword in call.keywords if keyword.arg == "values"), frozenset())
    return Call(_called(call), call.lineno, tuple(keys), named, tuple(map(_table, call.args)), table)


def _table(node: ast.expr) -> frozenset[str] | None:
    """The keys of a dictionary, if it stands there with all its keys."""
    if not isinstance(node, ast.Dict):
        return None
    keys = [key.value if isinstance(key, ast.Constant) else None for key in node.keys]
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
    functions = [each for path in files for each in source(path).functions if each.name not in SAYINGS]
    while True:
        more: dict[str, Saying] = {}
        for function in functions:
            if function.name not in sayings and (saying := _hands_on(function, sayings)) is not None:
                more[function.name] = saying
        if not more:
            return sayings
        sayings |= more


def _hands_on(function: Function, sayings: Mapping[str, Saying]) -> Saying | None:
    """How a function takes a key that it hands on whole, or behind a word of its own; None where it takes none."""
    for called, place, before, own in function.handed:
        saying = sayings.get(called)
        if saying is not None and saying.place == place:
            return Saying(own, saying.before + before, None, saying.attribute)
    return None


_FUNCTION = ast.FunctionDef | ast.AsyncFunctionDef


def _is_constructor(node: ast.AST) -> TypeGuard[ast.FunctionDef]:
    return isinstance(node, ast.FunctionDef) and node.name == "__init__"


def _function(name: str, node: _FUNCTION) -> Function:
    parameters = [*node.args.posonlyargs, *node.args.args]
    if parameters and parameters[0].arg in ("self", "cls"):
        del parameters[0]
    own = [arg.arg if getattr(arg.annotation, "id", "") == "str" else "" for arg in parameters]
    if not any(own):
        return Function(name, ())
    calls = (each for each in ast.walk(node) if isinstance(each, ast.Call))
    return Function(name, tuple(handed for call in calls for handed in _handed(call, own)))


def _handed(call: ast.Call, own: Sequence[str]) -> Iterator[tuple[str, int, str, int]]:
    """The arguments of a call that are parameters of the function around it, whole or behind a word."""
    for place, key in enumerate(call.args):
        before = ""
        if isinstance(key, ast.JoinedStr) and len(key.values) == 2:
            first, last = key.values
            if isinstance(first, ast.Constant) and isinstance(last, ast.FormattedValue):
                before, key = str(first.value), last.value
        if isinstance(key, ast.Name) and key.id in own:
            yield _called(call), place, before, own.index(key.id)
