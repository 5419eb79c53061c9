"""The mutants that change nothing a rule could name, each with the reason: `equivalent.toml`."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable
from pathlib import Path

from tests.mutants.mutant import Mutant

LIST = Path(__file__).with_name("equivalent.toml")

Key = tuple[str, str, str, str, int]


def accepted(game: str, path: Path = LIST) -> dict[Key, str]:
    """The reason by the key of the mutant. Raises ValueError for a row that is not complete."""
    found: dict[Key, str] = {}
    for row in tomllib.loads(path.read_text(encoding="utf-8")).get(game, []):
        missing = {"file", "where", "before", "after", "reason"} - row.keys()
        if missing or not row["reason"].strip():
            raise ValueError(f"{path.name}: {row} lacks {sorted(missing) or 'a reason'}")
        key = (
            f"bot/games/{game}/{row['file']}",
            row["where"],
            row["before"],
            row["after"],
            row.get("nth", 1),
        )
        found[key] = row["reason"]
    return found


def stale(keys: Iterable[Key], mutants: Iterable[Mutant]) -> list[Key]:
    """Rows that name no mutant of the source as it is now."""
    return sorted(set(keys) - {mutant.key for mutant in mutants})
