"""Finds and reads data files: beside the code in an installed wheel, at the top of a checkout."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, TypeVar

import msgspec

import bot
from bot.engine.errors import BadData

T = TypeVar("T")

_PACKAGE = Path(bot.__file__).parent
DATA = _PACKAGE / "data" if (_PACKAGE / "data").is_dir() else _PACKAGE.parent / "data"

_roots = [DATA]


def add_root(folder: Path) -> None:
    """Look for data files in another folder too, for games that are not part of this repository."""
    if folder not in _roots:
        _roots.append(folder)


def data_path(*parts: str) -> Path:
    """The path of a data file: in the first root that has it."""
    for root in _roots:
        if (path := root.joinpath(*parts)).exists():
            return path
    return DATA.joinpath(*parts)


def data_files(*parts: str) -> list[Path]:
    """The data files of a folder whose names match a pattern (the last part), in all roots, in order."""
    *folder, pattern = parts
    return [path for root in _roots for path in sorted(root.joinpath(*folder).glob(pattern))]


def load_rows(row_type: type[T], *parts: str) -> list[T]:
    """The rows of a JSON data file (a list of objects), each checked. Raises BadData naming file, row and field."""
    file = "/".join(parts)
    rows = _load_json(file, data_path(*parts))
    if not isinstance(rows, list):
        raise BadData(file, "file", "rows", "must be a list of objects")
    return [_convert(row_type, file, i, row) for i, row in enumerate(rows, 1)]


def load_object(object_type: type[T], *parts: str) -> T:
    """A JSON data file that is one object, checked. Raises BadData naming file and field."""
    file = "/".join(parts)
    return _convert(object_type, file, 0, _load_json(file, data_path(*parts)))


def _load_json(file: str, path: Path) -> Any:
    try:
        return json.loads(path.read_text(encoding="utf-8"))
    except FileNotFoundError as error:
        raise BadData(file, "file", "path", "is missing") from error
    except (json.JSONDecodeError, UnicodeDecodeError) as error:
        raise BadData(file, "file", "syntax", str(error)) from error


def _convert(row_type: type[T], file: str, number: int, row: Any) -> T:
    try:
        return msgspec.convert(row, row_type)
    except msgspec.ValidationError as error:
        what, _, where = str(error).partition(" - at ")
        name = row.get("id") or row.get("name") if isinstance(row, dict) else None
        label = f"row {number}" + (f" ({name})" if name else "") if number else "file"
        raise BadData(file, label, where.strip("`").removeprefix("$.") or "row", what) from error
