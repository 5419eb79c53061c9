"""Where a database is: the path of a file, or the address of a PostgreSQL database."""

from __future__ import annotations

from pathlib import Path
from typing import TypeAlias
from urllib.parse import parse_qs, urlsplit

Place: TypeAlias = Path | str
"""A file, or an address that begins as one of SCHEMES."""

SCHEMES = ("postgresql://", "postgres://")


def place(text: str) -> Place:
    """What someone wrote as a place."""
    return text if text.startswith(SCHEMES) else Path(text)


def shown(where: Place) -> str:
    """A place as people read it: never with a password."""
    if isinstance(where, Path):
        return str(where)
    try:
        parts = urlsplit(where)
    except ValueError:
        return "postgresql://…"
    user, _, host = parts.netloc.rpartition("@")
    name = user.partition(":")[0]
    host = host or ",".join(parse_qs(parts.query).get("host", []))
    at = f"{name}@" if name else ""
    return f"postgresql://{at}{host}{parts.path}"
