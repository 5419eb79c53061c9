"""Which refusals the code makes: the key of each must stand where it is made, so that its message can be found."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

KINDS = {"Illegal": 1, "BadOptions": 1, "Objection": 0, "Refused": 0, "Trouble": 0, "RefusalWithButton": 0}
"""What makes a refusal, and which argument of it is the key of the message."""

PARTS = ("title", "remedy")
"""What the message of a refusal has beside its sentence."""


@dataclass(frozen=True, slots=True)
class Refusing:
    """A line that makes a refusal, and the keys that it may have; none if they do not stand there."""

    line: int
    keys: tuple[str, ...]


def refusing(tree: ast.Module) -> tuple[Refusing, ...]:
    """Every line of a file that makes a refusal, but for those kinds of refusals that get their key from others."""
    tables = {name: keys for each in tree.body for name, keys in _table(each)}
    handing, own = set[ast.AST](), dict[ast.AST, str]()
    found = []
    for node in ast.walk(tree):
        if isinstance(node, ast.ClassDef):
            handing.update(ast.walk(node) if node.name in KINDS else ())
            bases = [base.id for base in node.bases if isinstance(base, ast.Name) and base.id in KINDS]
            own.update((each, base) for base in bases for each in ast.walk(node) if _is_beginning(each))
        elif isinstance(node, ast.Call) and node not in handing:
            kind = own.get(node) or _called(node)
            found += [Refusing(node.lineno, _key(node, KINDS[kind], tables))] if kind in KINDS else []
    return tuple(found)


def refusal_faults(
    own: Mapping[str, frozenset[str]],
    known: Mapping[str, frozenset[str]],
    made: Iterable[tuple[str, Refusing]],
    elsewhere: Iterable[tuple[str, Refusing]],
) -> list[str]:
    """What is wrong with refusals: without a key or a message, messages that lack a part or that nothing raises.

    `own` and `known` are the parts of messages by key, those of the room and those that it may say; `made` is where
    the room makes refusals, `elsewhere` where others make some that it may have its own words for.
    """
    faults, raised = [], {key for _, refusal in elsewhere for key in refusal.keys}
    for where, refusal in made:
        place = f"{where}:{refusal.line}"
        if not refusal.keys:
            faults.append(f"refusal at {place}: its key does not stand there")
        raised.update(refusal.keys)
        faults += [
            f"message refusal-{key}: is missing ({place})"
            for key in refusal.keys
            if f"refusal-{key}" not in known
        ]
    for key, parts in own.items():
        if key.startswith("refusal-"):
            if key.removeprefix("refusal-") not in raised:
                faults.append(f"message {key}: nothing raises it")
            faults += [f"message {key}: has no .{part}" for part in PARTS if part not in parts]
    return faults


def _table(node: ast.stmt) -> Iterator[tuple[str, tuple[str, ...]]]:
    """A table of a file whose values are all words: by its name, those words."""
    if isinstance(node, ast.Assign) and isinstance(node.value, ast.Dict):
        words = [each.value for each in node.value.values if isinstance(each, ast.Constant)]
        if len(words) == len(node.value.values):
            yield from (
                (each.id, tuple(map(str, words))) for each in node.targets if isinstance(each, ast.Name)
            )


def _key(call: ast.Call, place: int, tables: Mapping[str, tuple[str, ...]]) -> tuple[str, ...]:
    """The words that an argument of a call may be; none if others may be too."""
    return tuple(_keys(call.args[place], tables)) if len(call.args) > place else ()


def _keys(node: ast.expr, tables: Mapping[str, tuple[str, ...]]) -> list[str]:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return [node.value]
    if isinstance(node, ast.Subscript) and isinstance(node.value, ast.Name):
        return list(tables.get(node.value.id, ()))
    if isinstance(node, ast.IfExp):
        either = [_keys(node.body, tables), _keys(node.orelse, tables)]
        return [key for keys in either for key in keys] if all(either) else []
    return []


def _called(call: ast.Call) -> str:
    return call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")


def _is_beginning(node: ast.AST) -> bool:
    """Whether this calls the constructor of the class above."""
    return isinstance(node, ast.Call) and ast.unparse(node.func) == "super().__init__"
