"""Parts of request bodies, as Discord takes them until a test changes something."""

from __future__ import annotations

from typing import Any

Json = dict[str, Any]


def button(number: int = 0, **changes: Any) -> Json:
    return {"type": 2, "style": 1, "label": f"Button {number}", "custom_id": f"button-{number}", **changes}


def row(*children: Json) -> Json:
    return {"type": 1, "components": list(children)}


def menu(**changes: Any) -> Json:
    options = changes.pop("options", [{"label": "One", "value": "1"}, {"label": "Two", "value": "2"}])
    return {"type": 3, "custom_id": "menu", "options": options, **changes}


def text(content: str = "text") -> Json:
    return {"type": 10, "content": content}


def options(count: int) -> list[Json]:
    return [{"label": str(number), "value": str(number)} for number in range(count)]


def command(**changes: Any) -> Json:
    return {"name": "roll", "description": "Roll a die", "type": 1, **changes}


def option(name: str = "sides", **changes: Any) -> Json:
    return {"type": 3, "name": name, "description": "How many", **changes}


def nested(kind: int, name: str, *options: Json) -> Json:
    """A subcommand (kind 1) or a group of them (2)."""
    return {"type": kind, "name": name, "description": "What it does", "options": list(options)}


def field(errors: Json, path: str) -> list[Json]:
    """The `_errors` at a path of Discord's nested errors."""
    node = errors
    for step in path.split("."):
        node = node[step] if step else node
    found: list[Json] = node["_errors"]
    return found
