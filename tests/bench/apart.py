"""Processes beside the one that measures. The short form starts none: what they do is done here, or on a thread."""

from __future__ import annotations

import json
import multiprocessing
import subprocess
import sys
import threading
from collections.abc import Callable
from multiprocessing.process import BaseProcess
from typing import Any

from tests.bench.table import SHORT


def found_by(code: str) -> Any:
    """What a program leaves in its variable `found`, which JSON must hold, run in a process of its own."""
    if SHORT:
        names = dict[str, Any]()
        exec(code, names)
        return json.loads(json.dumps(names["found"]))
    told = f"{code}\nimport json; print(json.dumps(found))"
    out = subprocess.run([sys.executable, "-c", told], stdout=subprocess.PIPE, text=True, check=True)
    return json.loads(out.stdout.splitlines()[-1])


def measured(module: str, *given: object) -> dict[str, Any]:
    """What `run` of a section gives in a process of its own."""
    return dict(found_by(f"import asyncio; from {module} import run; found = asyncio.run(run(*{given!r}))"))


def started(task: Callable[..., object], *given: object) -> BaseProcess | threading.Thread:
    """A function that is called in a process of its own, which does not outlive this one."""
    begun: BaseProcess | threading.Thread
    if SHORT:
        begun = threading.Thread(target=task, args=given, daemon=True)
    else:
        begun = multiprocessing.get_context("spawn").Process(target=task, args=given, daemon=True)
    begun.start()
    return begun
