"""A game under many names, for lists of games."""

from __future__ import annotations

from pathlib import Path
from shutil import copytree
from typing import Any, ClassVar

from msgspec.structs import replace

from bot.engine.options import GameInfo
from bot.engine.rules import Game
from tests.games.sample import ferries
from tests.games.sample.ferries.rules import FerriesRules

_DATA = Path(ferries.__file__).parents[1] / "data" / "ferries"


def fleet(folder: Path, count: int) -> dict[str, Game[Any]]:
    """Ferries as so many games: `ferries-1` is called "Ferries 1". `folder` must be one where data is looked for."""
    return {f"ferries-{number}": _named(folder, f"ferries-{number}") for number in range(1, count + 1)}


def _named(folder: Path, name: str) -> Game[Any]:
    copytree(_DATA, folder / name)
    catalogue = folder / name / "text" / "en.ftl"
    title = name.capitalize().replace("-", " ")
    said = catalogue.read_text(encoding="utf-8").replace("title = Ferries", f"title = {title}")
    catalogue.write_text(said, encoding="utf-8")

    class Named(FerriesRules):
        info: ClassVar[GameInfo] = replace(FerriesRules.info, slug=name)

    Named.__module__ = FerriesRules.__module__
    return Named()
