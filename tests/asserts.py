"""Finds asserts that cannot fail: `python -m tests.asserts` reads every test and names each, with its file and line.

Found is what can be seen from one function alone. Two equal calls compared with each other are not: that something is
the same when it is done again is worth a test.
"""

from __future__ import annotations

import ast
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

TESTS = Path(__file__).parent

Function = ast.FunctionDef | ast.AsyncFunctionDef
EQUAL = (ast.Eq, ast.Is, ast.LtE, ast.GtE)
"""What holds between everything and itself."""
DOES = (ast.Call, ast.Await, ast.Yield, ast.YieldFrom, ast.NamedExpr)
"""What may change something."""


class Fault(NamedTuple):
    """An assert that cannot fail, and why."""

    line: int
    why: str


def faults(source: str) -> list[Fault]:
    """The asserts of a file that cannot fail, in the order of their lines."""
    tree = ast.parse(source)
    always = {each.name for each in tree.body if isinstance(each, Function) and _is_late(each)}
    defined = {each.name for each in tree.body if isinstance(each, Function | ast.ClassDef)}
    found = [
        Fault(each.lineno, why) for each in _asserts(tree) if (why := _alone(each.test, always, defined))
    ]
    for node in ast.walk(tree):
        if isinstance(node, Function):
            found += _aliases(node)
        if isinstance(node, ast.With | ast.AsyncWith):
            found += _never_reached(node)
        for block in _blocks(node):
            kinds = set(map(type, block))
            found += _read_again(block) if ast.Assert in kinds else ()
            found += _around_nothing(block) if kinds & {ast.For, ast.AsyncFor} else ()
    return sorted(set(found))


def _asserts(tree: ast.AST) -> Iterator[ast.Assert]:
    return (node for node in ast.walk(tree) if isinstance(node, ast.Assert))


def _blocks(node: ast.AST) -> Iterator[list[ast.stmt]]:
    """The statements one after the other that a statement holds."""
    for _, value in ast.iter_fields(node):
        if isinstance(value, list) and value and isinstance(value[0], ast.stmt):
            yield value


def _alone(test: ast.expr, always: set[str], defined: set[str]) -> str:
    """Why a condition always holds, whatever happened before; empty where it may not."""
    match test:
        case ast.Constant(value=value) if value:
            return "it is a constant"
        case ast.Tuple(elts=parts) | ast.List(elts=parts) | ast.Set(elts=parts) if parts:
            return "it is something that is not empty"
        case ast.Dict(keys=parts) if parts:
            return "it is something that is not empty"
        case ast.JoinedStr(values=parts) if any(isinstance(part, ast.Constant) for part in parts):
            return "it is words"
        case ast.Lambda() | ast.GeneratorExp():
            return "it is something that was not run"
        case ast.Name(id=name) if name in defined:
            return f"{name} is not called"
        case ast.Call(func=ast.Name(id=name)) if name in always:
            return f"{name} is not awaited or run through"
        case ast.Call(func=ast.Name(id="all"), args=[ast.GeneratorExp(generators=[loop])]) if _is_empty(
            loop.iter
        ):
            return "there is nothing to go through"
        case ast.BoolOp(op=ast.Or(), values=parts):
            return next((why for part in parts if (why := _alone(part, always, defined))), "")
        case ast.BoolOp(op=ast.And(), values=parts):
            whys = [_alone(part, always, defined) for part in parts]
            return whys[0] if all(whys) else ""
        case ast.UnaryOp(
            op=ast.Not(),
            operand=ast.Compare(left=one, ops=[ast.NotEq() | ast.Lt() | ast.Gt()], comparators=[other]),
        ):
            return "it is compared with itself" if _is_same(one, other) else ""
        case ast.Compare(
            left=ast.Call(func=ast.Name(id="len")), ops=[ast.GtE()], comparators=[ast.Constant(value=0)]
        ):
            return "a length is never negative"
        case ast.Compare(left=one, ops=[op], comparators=[other]) if isinstance(op, EQUAL):
            return "it is compared with itself" if _is_same(one, other) else ""
        case ast.Compare(
            left=one,
            ops=[ast.In()],
            comparators=[ast.Tuple(elts=parts) | ast.List(elts=parts) | ast.Set(elts=parts)],
        ):
            return "it is looked for among itself" if any(_is_same(one, part) for part in parts) else ""
    return ""


def _is_late(function: Function) -> bool:
    """Whether a call of it alone does nothing: it must be awaited or gone through."""
    own = [node for node in ast.walk(function) if isinstance(node, ast.Yield | ast.YieldFrom)]
    return isinstance(function, ast.AsyncFunctionDef) or (bool(own) and not function.decorator_list)


def _is_empty(node: ast.expr) -> bool:
    match node:
        case ast.Tuple(elts=[]) | ast.List(elts=[]) | ast.Dict(keys=[]) | ast.Constant(value="" | b""):
            return True
        case ast.Call(func=ast.Name(id="range"), args=[ast.Constant(value=0)]):
            return True
        case ast.Call(func=ast.Name(id="set" | "list" | "dict" | "tuple"), args=[], keywords=[]):
            return True
    return False


def _is_same(one: ast.expr, other: ast.expr) -> bool:
    """Whether both say the same, and saying it does nothing."""
    return not _does(one) and ast.dump(one) == ast.dump(other)


def _does(node: ast.AST) -> bool:
    return any(isinstance(part, DOES) for part in ast.walk(node))


def _compared(test: ast.expr) -> Iterator[tuple[ast.expr, ast.expr]]:
    """What a condition says is equal, each way round."""
    parts = test.values if isinstance(test, ast.BoolOp) and isinstance(test.op, ast.And) else [test]
    for part in parts:
        if isinstance(part, ast.Compare) and len(part.ops) == 1 and isinstance(part.ops[0], EQUAL):
            yield part.left, part.comparators[0]
            yield part.comparators[0], part.left


def _read_again(block: Sequence[ast.stmt]) -> Iterator[Fault]:
    """A name is compared with the expression that it was given, and nothing was done since."""
    given: dict[str, ast.expr] = {}
    for statement in block:
        match statement:
            case ast.Assert(test=test):
                for name, other in _compared(test):
                    known = given.get(name.id) if isinstance(name, ast.Name) else None
                    if known is not None and _is_read(known) and ast.dump(known) == ast.dump(other):
                        yield Fault(statement.lineno, f"{ast.unparse(name)} was read from there just before")
                if _does(statement):
                    given.clear()
            case ast.Assign(targets=[ast.Name(id=name)], value=value):
                if _does(value):
                    given.clear()
                given = {each: known for each, known in given.items() if name not in _names(known)}
                given[name] = value
            case _:
                given.clear()


def _is_read(node: ast.expr) -> bool:
    """Whether it only reads something, even if it calls for what it reads from."""
    return isinstance(node, ast.Attribute | ast.Subscript) or not _does(node)


def _names(node: ast.AST) -> set[str]:
    return {part.id for part in ast.walk(node) if isinstance(part, ast.Name)}


def _aliases(function: Function) -> Iterator[Fault]:
    """A name is compared with another that is the very same thing, whatever was done to it."""
    nodes = list(ast.walk(function))
    given = [
        (node.targets[0].id, node.value.id)
        for node in nodes
        if isinstance(node, ast.Assign)
        and isinstance(node.targets[0], ast.Name)
        and isinstance(node.value, ast.Name)
    ]
    if not given or any(isinstance(node, ast.Nonlocal | ast.Global) for node in nodes):
        return
    stored = Counter(
        node.id for node in nodes if isinstance(node, ast.Name) and not isinstance(node.ctx, ast.Load)
    )
    stored.update(node.arg for node in nodes if isinstance(node, ast.arg))
    same = {(one, other) for one, other in given if stored[one] == 1 == stored[other]}
    for each in _asserts(function):
        for one, other in _compared(each.test):
            if isinstance(one, ast.Name) and isinstance(other, ast.Name) and (one.id, other.id) in same:
                yield Fault(each.lineno, f"{one.id} is {other.id}")


def _never_reached(node: ast.With | ast.AsyncWith) -> Iterator[Fault]:
    """An assert after what is to raise: nobody comes there."""
    called = [item.context_expr for item in node.items if isinstance(item.context_expr, ast.Call)]
    if any(ast.unparse(call.func) == "pytest.raises" for call in called):
        for each in node.body[1:]:
            if isinstance(each, ast.Assert):
                yield Fault(each.lineno, "what stands before it is to raise")


def _around_nothing(block: Sequence[ast.stmt]) -> Iterator[Fault]:
    """Asserts in a loop through what is empty, or was made empty just before and not filled."""
    empty: set[str] = set()
    for statement in block:
        match statement:
            case ast.Assign(targets=[ast.Name(id=name)], value=value) if _is_empty(value):
                empty.add(name)
                continue
            case ast.For(iter=goes_through) | ast.AsyncFor(iter=goes_through):
                is_empty = isinstance(goes_through, ast.Name) and goes_through.id in empty
                if is_empty or _is_empty(goes_through):
                    for each in _asserts(statement):
                        yield Fault(each.lineno, "it stands in a loop through nothing")
        empty -= _names(statement)


def main() -> int:
    """Read every test; 1 where an assert cannot fail."""
    found = [
        f"{path.relative_to(TESTS.parent)}:{fault.line}: this assert cannot fail: {fault.why}"
        for path in sorted(TESTS.rglob("*.py"))
        for fault in faults(path.read_text(encoding="utf-8"))
    ]
    print(*found, sep="\n" if found else "")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
