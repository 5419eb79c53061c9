"""Every mutant of a source file: mutmut's mutations, and two of our own that it lacks.

Not mutated are what is said (`tell`, `text`, refusals and what bugs raise), types, decorators and docstrings: words
are held to the catalogues by other tests.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any

import libcst as cst
from libcst.metadata import MetadataWrapper, PositionProvider
from mutmut.mutation.mutators import mutation_operators

from tests.mutants.mutant import Mutant
from tests.mutants.subjects import ROOT

SAYING = {"tell", "tell_chance", "text", "term", "literal", "Illegal", "BadData", "BadOptions"}
"""Calls that say something."""
SAID = {"prompt"}
"""Names of class variables that hold words."""
NO_RULE = {"evaluate", "headline", "label", "refuse", "questions", "secrets"}
"""Functions of any file that hold no rule: what a computer player thinks, words, and what is secret, which the
proofs of secrets hold. `refuse` says why a move is not legal; that it is not, the list of legal moves says."""
STORED = {"tag", "frozen", "array_like", "forbid_unknown_fields", "kw_only"}
"""Arguments of classes that say how they are stored."""
SAFE = {"len", "isinstance", "lru_cache", "NewType"}
"""Calls whose arguments cannot be changed in a way worth trying."""


def negate_condition(node: cst.If | cst.While | cst.CompIf) -> Iterator[cst.CSTNode]:
    """`if x` -> `if not (x)`: nothing in mutmut turns a condition round that is a plain name or call."""
    test = node.test.with_changes(lpar=[cst.LeftParen()], rpar=[cst.RightParen()])
    yield cst.UnaryOperation(cst.Not(), test)


def drop_statement(node: cst.Expr) -> Iterator[cst.CSTNode]:
    """A call for its effect -> `pass`."""
    if isinstance(node.value, cst.Call):
        yield cst.Pass()


def _mutations(node: cst.CSTNode) -> Iterator[tuple[str, cst.CSTNode, cst.CSTNode | None]]:
    """The name of the mutation, the node it replaces and what by; None takes it out."""
    if isinstance(node, cst.Match):
        # mutmut drops a case as well, but prints the whole statement anew.
        yield from (("match", case, None) for case in node.cases if len(node.cases) > 1)
        return
    for kind, operator in mutation_operators:
        if isinstance(node, kind):
            found: Iterable[Any] = operator(node)
            # One changed string is as good as three.
            for new in list(found)[: 1 if operator.__name__ == "operator_string" else None]:
                yield operator.__name__.removeprefix("operator_"), node, new
    if isinstance(node, cst.If | cst.While | cst.CompIf):
        for new in negate_condition(node):
            yield "negate_condition", node.test, new
    if isinstance(node, cst.Expr):
        for new in drop_statement(node):
            yield "drop_statement", node, new


class _Finder(cst.CSTVisitor):
    METADATA_DEPENDENCIES = (PositionProvider,)

    def __init__(self, file: str, text: str) -> None:
        super().__init__()
        self.file, self.text = file, text
        self.lines = text.splitlines(keepends=True)
        self.starts = [0]
        for line in self.lines:
            self.starts.append(self.starts[-1] + len(line))
        self.inside: list[str] = []
        self.seen: Counter[tuple[str, str, str, str]] = Counter()
        self.found: list[Mutant] = []
        self.module = cst.Module([])

    def visit_Module(self, node: cst.Module) -> None:  # noqa: N802 - libcst calls it by this name
        self.module = node

    def on_visit(self, node: cst.CSTNode) -> bool:
        if _left_alone(node):
            return False
        if isinstance(node, cst.FunctionDef | cst.ClassDef):
            self.inside.append(node.name.value)
        for operator, old, new in _mutations(node):
            self._note(operator, old, new)
        return super().on_visit(node)

    def on_leave(self, original_node: cst.CSTNode) -> None:
        super().on_leave(original_node)
        if isinstance(original_node, cst.FunctionDef | cst.ClassDef) and not _left_alone(original_node):
            self.inside.pop()

    def _note(self, operator: str, old: cst.CSTNode, new: cst.CSTNode | None) -> None:
        where = self.get_metadata(PositionProvider, old)
        start = self.starts[where.start.line - 1] + where.start.column
        end = self.starts[where.end.line - 1] + where.end.column
        written = self.module.code_for_node(new) if new else ""
        first, last = self.starts[where.start.line - 1], self.starts[where.end.line]
        before = " ".join(self.text[first:last].split())
        after = " ".join((self.text[first:start] + written + self.text[end:last]).split())
        if before == after:
            return
        names = (self.file, ".".join(self.inside), before, after)
        self.seen[names] += 1
        self.found.append(
            Mutant(*names, self.seen[names], operator, where.start.line, start, end, written),
        )


def _left_alone(node: cst.CSTNode) -> bool:
    """Whether nothing in a node is mutated: types and what is said."""
    match node:
        case (
            cst.Annotation() | cst.Decorator() | cst.Raise() | cst.Assert() | cst.Import() | cst.ImportFrom()
        ):
            return True
        case cst.Expr(value=cst.SimpleString() | cst.ConcatenatedString()):
            return True
        case cst.Expr(value=cst.Call(func=cst.Attribute(attr=cst.Name(value=name)))) if name in SAYING:
            return True
        case cst.Call(func=cst.Name(value=name) | cst.Attribute(attr=cst.Name(value=name))):
            return name in SAYING or name in SAFE
        case cst.AnnAssign(target=cst.Name(value=name)):
            return name in SAID
        case cst.Arg(keyword=cst.Name(value=name)):
            return name in STORED
        case cst.FunctionDef(name=cst.Name(value=name)):
            return name in NO_RULE
        case cst.If(test=cst.Name(value="TYPE_CHECKING")):
            return True
        case cst.Assign(value=cst.Subscript(value=cst.Name(value="tuple" | "list" | "dict" | "Callable"))):
            return True
        case cst.Assign(value=cst.Call(func=cst.Name(value="TypeVar"))):
            return True
    return False


def mutants_of(file: str) -> list[Mutant]:
    """Every mutant of a file of the checkout, in the order of its lines."""
    text = (ROOT / file).read_text(encoding="utf-8")
    finder = _Finder(file, text)
    MetadataWrapper(cst.parse_module(text), unsafe_skip_copy=True).visit(finder)
    return finder.found
