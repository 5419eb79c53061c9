"""What is kept of a game: for each cell which games were played, and the sums of them all."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator, Mapping
from itertools import count
from pathlib import Path

import msgspec

from bot.players.report import Report
from tests.balance.mixes import Mix, added
from tests.balance.plan import Cell

FOLDER = Path(__file__).parent / "kept"


class Counted(msgspec.Struct):
    """The games of a cell: those below `end` were played, but for the `gaps`. `sources` are by faction."""

    end: int = 0
    gaps: list[int] = []
    report: Report = msgspec.field(default_factory=Report)
    sources: dict[str, dict[str, Mix]] = {}

    def missing(self) -> Iterator[int]:
        """The numbers of games that were not played, ascending, without end."""
        yield from self.gaps
        yield from count(self.end)

    def add(self, number: int, report: Report, sources: Mapping[str, Mapping[str, Mix]]) -> None:
        """Count a game that was missing."""
        if number < self.end:
            self.gaps.remove(number)
        else:
            self.gaps += range(self.end, number)
            self.end = number + 1
        self.report += report
        for faction, more in sources.items():
            self.sources[faction] = added(self.sources.get(faction, {}), more)


class Kept(msgspec.Struct):
    """The games by one version of the rules, by the keys of their cells."""

    version: int
    cells: dict[str, Counted] = {}

    def counted(self, cell: Cell) -> Counted:
        """The games of a cell."""
        return self.cells.setdefault(cell.key, Counted())

    def missing(self, cells: Iterable[Cell]) -> Iterator[tuple[float, Cell, int]]:
        """The games of a plan that were not played, each behind the share of its cell that is done with it."""
        for cell in cells:
            counted = self.counted(cell)
            for place, number in zip(range(counted.report.games, cell.games), counted.missing()):
                yield (place + 1) / cell.games, cell, number


def load(slug: str, version: int, folder: Path = FOLDER) -> Kept:
    """What is kept of a game by a version of its rules; nothing, if what there is was played by another."""
    path = folder / f"{slug}.json"
    kept = msgspec.json.decode(path.read_bytes(), type=Kept) if path.exists() else Kept(version)
    return kept if kept.version == version else Kept(version)


def save(slug: str, kept: Kept, folder: Path = FOLDER) -> None:
    """Keep it, a cell to a line."""
    cells = ",\n".join(
        f"  {msgspec.json.encode(key).decode()}: {msgspec.json.encode(cell).decode()}"
        for key, cell in kept.cells.items()
        if cell.end
    )
    folder.mkdir(exist_ok=True)
    path, fresh = folder / f"{slug}.json", folder / f"{slug}.json.new"
    fresh.write_text(f'{{"version": {kept.version}, "cells": {{\n{cells}\n}}}}\n', encoding="utf-8")
    os.replace(fresh, path)
