"""Which refusals the bot makes while tests run: a run of every test fails if no test met one that has a message."""

from __future__ import annotations

import functools
import re
import sys
from collections.abc import Callable, Iterable
from pathlib import Path
from types import FrameType
from typing import Any

import pytest

from bot.discord.core.text.errors import Trouble
from bot.engine.catalogues import ENGLISH, catalogue_files
from bot.engine.errors import BadOptions, Illegal
from bot.engine.rules import Game
from bot.games.catalogue import games
from bot.sessions.core.refusals import Refused

HOUSE = "house"

AT_RANDOM = frozenset(
    {
        *("test_every_game.py", "test_golden.py", "test_random_play.py", "test_eager.py", "test_secrets.py"),
        *("test_hostile_values.py", "test_leaks.py", "test_leak_proof.py", "test_long_games.py"),
        *("test_whole_games.py", "test_a_week.py", "test_seats_at_random.py", "test_proofs.py"),
        "test_uncut.py",
    }
)
"""Tests that play at random or try anything: what they happen to meet may change, so it does not count."""

NEAR = 8
"""So many callers up stands the game whose options are refused."""

Met = tuple[str, str]
"""A game or the house, and the key of a refusal that it made."""


def messages() -> dict[Met, str]:
    """Every message of a refusal, with the name of its file."""
    found = {}
    for room in (HOUSE, *games()):
        for _, path in catalogue_files(room, ENGLISH):
            name = str(Path(room, "text", *path.parts[path.parts.index("text") + 1 :]))
            for key in re.findall(r"(?m)^refusal-([a-z0-9-]+) =", path.read_text(encoding="utf-8")):
                found[room, key] = name
    return found


def unmet(met: Iterable[Met]) -> list[str]:
    """The messages of refusals that are not among those met, each with its file; a game may use those of the house."""
    known = messages()
    own = {each if each in known else (HOUSE, each[1]) for each in met}
    return sorted(f"{known[each]}: refusal-{each[1]}" for each in known.keys() - own)


class Refusals:
    """Notes each refusal that a game explains and that the house makes; those that tests make themselves do not count.

    Each process of tests sends what it met to the one that runs them, which judges a run of every test in which
    nothing failed. Any other run proves nothing, and nothing is said.
    """

    def __init__(self) -> None:
        self.met: set[Met] = set()
        self.unmet: list[str] = []
        self.counts, self.lost = False, False

    def watch(self) -> None:
        """Be told of every refusal from now on."""
        Game.explain = self._watched(Game.explain)  # type: ignore[method-assign]
        for kind in (BadOptions, Refused, Trouble):
            kind.__init__ = self._made(kind.__init__)  # type: ignore[method-assign]

    def note(self, game: Game[Any] | None, key: str) -> None:
        """Note a refusal of a game, or of the house."""
        if self.counts:
            self.met.add((HOUSE if game is None else game.info.slug, key))

    def _watched(self, explain: Callable[..., Illegal]) -> Callable[..., Illegal]:
        @functools.wraps(explain)
        def explained(game: Game[Any], *args: Any, **named: Any) -> Illegal:
            refusal = explain(game, *args, **named)
            self.note(game, refusal.why.key.removeprefix("refusal-"))
            return refusal

        return explained

    def _made(self, begin: Callable[..., None]) -> Callable[..., None]:
        @functools.wraps(begin)
        def made(refusal: Any, *args: Any, **named: Any) -> None:
            begin(refusal, *args, **named)
            maker = sys._getframe(1)
            if maker.f_globals["__name__"].startswith("bot."):
                text = refusal.text if isinstance(refusal, Trouble) else refusal.why
                game = _game_near(maker) if isinstance(refusal, BadOptions) else None
                self.note(game, text.key.removeprefix("refusal-"))

        return made

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_setup(self, item: pytest.Item) -> None:
        self.counts = item.path.name not in AT_RANDOM

    @pytest.hookimpl(optionalhook=True)
    def pytest_testnodedown(self, node: Any, error: object) -> None:
        told = getattr(node, "workeroutput", {}).get("refusals")
        self.lost |= told is None
        self.met.update((room, key) for room, key in told or ())

    @pytest.hookimpl(tryfirst=True)
    def pytest_sessionfinish(self, session: pytest.Session, exitstatus: int) -> None:
        if (output := getattr(session.config, "workeroutput", None)) is not None:
            output["refusals"] = [list(each) for each in sorted(self.met)]
        elif exitstatus == pytest.ExitCode.OK and not self.lost and is_whole(session.config):
            self.unmet = unmet(self.met)
            if self.unmet:
                session.exitstatus = pytest.ExitCode.TESTS_FAILED

    def pytest_terminal_summary(self, terminalreporter: Any) -> None:
        if self.unmet:
            terminalreporter.section("refusals that no test raises", red=True)
            for line in self.unmet:
                terminalreporter.write_line(line)


def is_whole(config: pytest.Config) -> bool:
    """Whether a run holds every test of `make test`."""
    option, usual = config.option, config.getini("addopts")
    chosen = [option.keyword, option.deselect, option.ignore, option.ignore_glob, option.collectonly]
    chosen += [config.getoption(name, False) for name in ("lf", "stepwise")]
    return (
        config.args_source is pytest.Config.ArgsSource.TESTPATHS
        and option.markexpr == usual[usual.index("-m") + 1]
        and not any(chosen)
    )


def _game_near(frame: FrameType | None) -> Game[Any] | None:
    """The game whose method called, a few callers up."""
    for _ in range(NEAR):
        if frame is None:
            break
        if isinstance(game := frame.f_locals.get("self"), Game):
            return game
        frame = frame.f_back
    return None
