"""Whether a game has every part that the contract asks of it, with the reason why it wants each that is missing."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from bot.checks.verbs import step_types
from bot.engine.rules import Game
from bot.engine.steps import State, Step
from renderers.catalogue import renderer_of
from renderers.renderer import Renderer

GUIDE = "docs/games.md shows how"

PARTS = {
    "deal": "make the state before the first question",
    "hide": "turn a copy of the state into what a viewer may know, in place",
    "deal_anew": "deal again, in place, what a viewer does not know",
    "secrets": "say whether a player may know something that others may not",
    "standings": "give the scores by side, and the places at the end",
    "headline": "say the moment of the game in a few words",
}
"""The methods that every game writes, and what each of them does."""

TOGETHER = (("hand", "hand_told"), ("focus", "focus_told"), ("inspect", "inspectable"))
"""Parts of a renderer of which one is of no use without the other."""


def contract_faults(game: Game[Any]) -> list[str]:
    """The parts that are missing, each with what to do."""
    return [*_rules(game), *_steps(game), *_pictures(game)]


def _rules(game: Game[Any]) -> Iterator[str]:
    name, info = type(game).__name__, game.info
    for part, does in PARTS.items():
        if not _writes(type(game), Game, part):
            yield f"{name}.{part}: is missing: write a method to {does} ({GUIDE})"
    if not 1 <= info.min_seats <= info.max_seats:
        yield f"{name}.info: min_seats: must be from 1 to max_seats"
    if not _is_state(game.state_type):
        yield f"{name}.state_type: must be a class that inherits from State"


def _steps(game: Game[Any]) -> Iterator[str]:
    if not _is_state(game.state_type):
        return
    kinds = step_types(game)
    if not kinds:
        yield f"{game.state_type.__name__}.stack: names no step: write stack: list[FirstStep | SecondStep]"
    for kind in kinds:
        waits = _writes(kind, Step, "awaits")
        if not any(_writes(kind, Step, part) for part in ("awaits", "run", "moves")):
            yield f"{kind.__name__}: neither asks nor runs: write awaits and ask, or run ({GUIDE})"
        if waits and not _writes(kind, Step, "ask"):
            yield f"{kind.__name__}.ask: is missing: write the question to the seats that it awaits ({GUIDE})"
        yield from (
            f"{kind.__name__}.spot: is missing: say at each spot of {verb} what may come next ({GUIDE})"
            for verb in game.opens
            if kind.handles(verb) and not _writes(kind, Step, "spot")
        )


def _pictures(game: Game[Any]) -> Iterator[str]:
    renderer = renderer_of(game)
    for part, value in zip(Renderer._fields, renderer, strict=True):
        needed, wrong = part in ("text_board", "check", "prepare"), not callable(value)
        if part != "landscape" and wrong and (needed or value is not None):
            yield f"renderer of {game.info.slug}: {part}: must be a function"
    for first, second in TOGETHER:
        for part, other in ((first, second), (second, first)):
            if getattr(renderer, part) is not None and getattr(renderer, other) is None:
                yield f"renderer of {game.info.slug}: {other}: is missing: {part} needs it (renderers/renderer.py)"


def _is_state(kind: Any) -> bool:
    return isinstance(kind, type) and issubclass(kind, State)


def _writes(kind: type, base: type, part: str) -> bool:
    """Whether a class has a part of its own, and not that of its base."""
    own: Callable[..., Any] | None = getattr(kind, part, None)
    return own is not None and own is not getattr(base, part)
