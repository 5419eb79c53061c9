"""What discord.py reads in the functions of commands, read once in each process: every stage makes all commands anew.

The same code with the same defaults has the same parameters, whichever bot it answers for. What describes these may
differ, and is read each time.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable
from copy import copy
from types import FunctionType
from typing import Any

from discord.app_commands import commands
from discord.app_commands.transformers import CommandParameter

MODULE: Any = commands
"""Its functions are those that discord.py uses itself, and gives to no one."""

TRUE_RESOLVE, TRUE_PARAMETER = MODULE.resolve_annotation, MODULE.annotation_to_parameter


class Inspected:
    """inspect with signatures that are read once."""

    def __init__(self) -> None:
        self.known: dict[object, inspect.Signature] = {}

    def __getattr__(self, name: str) -> object:
        return getattr(inspect, name)

    def signature(self, run: Callable[..., Any]) -> inspect.Signature:
        run = inspect.unwrap(run)
        if not isinstance(run, FunctionType) or run.__kwdefaults__ or hasattr(run, "__signature__"):
            return inspect.signature(run)
        key = run.__code__, run.__defaults__
        if key not in self.known:
            self.known[key] = inspect.signature(run)
        return self.known[key]


MEANT: dict[tuple[str, int], Any] = {}
"""What annotations mean, by their text and the namespace of the module that they stand in."""

PARAMETERS: dict[tuple[int, int], tuple[CommandParameter, object, inspect.Parameter]] = {}
"""Parameters of commands that nothing describes yet, by what their annotations mean and by those of Python."""


def resolved(annotation: Any, globalns: dict[str, Any], *rest: Any) -> Any:
    """What an annotation means, as discord.py finds it."""
    key = annotation, id(globalns)
    if key not in MEANT:
        MEANT[key] = TRUE_RESOLVE(annotation, globalns, *rest)
    return MEANT[key]


def to_parameter(annotation: Any, parameter: inspect.Parameter) -> CommandParameter:
    """The parameter of a command, as discord.py makes it of a parameter of its function."""
    key = id(annotation), id(parameter)
    if key not in PARAMETERS:
        PARAMETERS[key] = TRUE_PARAMETER(annotation, parameter), annotation, parameter
    return copy(PARAMETERS[key][0])


def parse_once() -> None:
    """Let discord.py read each function once from now on."""
    MODULE.inspect = Inspected()
    MODULE.resolve_annotation = resolved
    MODULE.annotation_to_parameter = to_parameter
